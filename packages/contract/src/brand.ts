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

const NAME_OF: ReadonlyMap<string, keyof BrandNames> = new Map([
  [BRAND_MARKS.brand, 'brand'],
  [BRAND_MARKS.brandOwner, 'brandOwner'],
  [BRAND_MARKS.supportEmail, 'supportEmail'],
]);

/** A text with the names in the place of their marks, each as `write` has it: escaped for where it stands. */
export const fillBrandMarks = (
  text: string,
  names: BrandNames,
  write: (name: string) => string,
): string =>
  // In one go: a name that looks like a mark stays as it is.
  text.replace(/%[A-Z_]+%/g, (mark) => {
    const name = NAME_OF.get(mark);
    return name ? write(names[name]) : mark;
  });
