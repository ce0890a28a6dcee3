/** What the shop calls itself wherever it speaks to customers. */
export interface BrandNames {
  readonly brand: string;
  /** The company named in the copyright line. */
  readonly brandOwner: string;
  readonly supportEmail: string;
}

/** What it is called where nobody has set anything else. */
export const DEFAULT_BRAND: BrandNames = {
  brand: 'Bramblebook',
  brandOwner: 'Bramblebook',
  supportEmail: 'hello@bramblebook.example',
};

/**
 * What stands for these in the pages that are rendered at the build. The server writes the shop's
 * own over them before it sends the first page.
 */
export const BRAND_MARKS: BrandNames = {
  brand: '%BRAND%',
  brandOwner: '%BRAND_OWNER%',
  supportEmail: '%SUPPORT_EMAIL%',
};

/** Who runs the models that tell and paint, where such do. */
export interface MakerNames {
  readonly tells: string;
  readonly paints: string;
}

/** What stands for those. */
export const MAKER_MARKS: MakerNames = { tells: '%TELLS%', paints: '%PAINTS%' };

/** All that the server writes into the pages of the build. */
export type SentNames = BrandNames & Partial<MakerNames>;

const NAME_OF: ReadonlyMap<string, keyof SentNames> = new Map([
  [BRAND_MARKS.brand, 'brand'],
  [BRAND_MARKS.brandOwner, 'brandOwner'],
  [BRAND_MARKS.supportEmail, 'supportEmail'],
  [MAKER_MARKS.tells, 'tells'],
  [MAKER_MARKS.paints, 'paints'],
]);

/** A text with the names in the place of their marks, each as `write` has it: escaped for where it stands. */
export const fillBrandMarks = (
  text: string,
  names: SentNames,
  write: (name: string) => string,
): string =>
  // In one go: a name that looks like a mark stays as it is.
  text.replace(/%[A-Z_]+%/g, (mark) => {
    const of = NAME_OF.get(mark);
    const name = of && names[of];
    return name === undefined ? mark : write(name);
  });
