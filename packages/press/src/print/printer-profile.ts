import * as z from 'zod/mini';

const mm = z.number().check(z.gte(0));

/** Spine widths by page count, or by a rule. */
const spineSchema = z.union([
  z.object({ rule: z.literal('per-page'), mmPerPage: mm, plusMm: mm }),
  /** The first step whose `toPages` is not passed. */
  z.object({
    rule: z.literal('steps'),
    steps: z.array(z.object({ toPages: z.int(), mm })),
  }),
]);

const coverSchema = z.object({
  /** Fewest interior pages of this binding. */
  minPages: z.int(),
  spine: spineSchema,
  /** What lies beyond the book's trim on the three open sides: bleed, or the boards' overhang and the wrap. */
  outerMm: mm,
  /** Between spine and board, where the cover folds open. */
  jointMm: mm,
});

/** What a printer asks of a print file. Sources beside each profile (printers.ts). */
export const printerProfileSchema = z.object({
  key: z.string(),
  name: z.string(),
  /** Side of the square page after trimming. */
  trimMm: mm,
  bleedMm: mm,
  /** Text keeps this far from the trim. */
  safetyMm: mm,
  /** And this much farther on the side of the spine. */
  gutterMm: mm,
  pages: z.object({ min: z.int(), max: z.int(), multiple: z.int() }),
  minPpi: z.number(),
  maxFileBytes: z.int(),
  /** Cyan, magenta, yellow and black together, in percent. */
  maxInkPercent: z.number(),
  spineText: z.object({
    /** A spine of fewer interior pages stays blank. */
    fromPages: z.int(),
    /** Text keeps this far from both folds, which drift in the binding. */
    safetyMm: mm,
    /** As the book stands on a shelf: from head to foot where English is read (ISO 6357), from foot to head on much of the Continent. */
    reads: z.enum(['down', 'up']),
  }),
  standard: z.enum(['PDF 1.6', 'PDF/X-4']),
  covers: z.object({ softcover: coverSchema, hardcover: coverSchema }),
});
export type PrinterProfile = z.infer<typeof printerProfileSchema>;

export const BINDINGS = ['softcover', 'hardcover'] as const;
export type Binding = (typeof BINDINGS)[number];

/** Sizes of a whole cover laid flat: back, spine, front. */
export interface CoverSize {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly spineMm: number;
  /** What lies beyond the book's trim on the three open sides. */
  readonly outerMm: number;
}

/** Spine of so many interior pages; throws where the profile knows none. */
export const spineOf = (profile: PrinterProfile, binding: Binding, pages: number): number => {
  const { spine } = profile.covers[binding];
  if (spine.rule === 'per-page') return pages * spine.mmPerPage + spine.plusMm;
  const step = spine.steps.find(({ toPages }) => pages <= toPages);
  if (!step) throw new Error(`${profile.key} knows no ${binding} spine for ${pages} pages`);
  return step.mm;
};

/** The cover laid flat by the profile's own rule; a printer's answer for one job may stand instead. */
export const coverSizeOf = (
  profile: PrinterProfile,
  binding: Binding,
  pages: number,
): CoverSize => {
  const { outerMm, jointMm } = profile.covers[binding];
  const spineMm = spineOf(profile, binding, pages);
  return {
    widthMm: 2 * (outerMm + profile.trimMm + jointMm) + spineMm,
    heightMm: profile.trimMm + 2 * outerMm,
    spineMm,
    outerMm,
  };
};

/** Spines of picture books are thinner than this. */
const MOST_SPINE_MM = 60;

/**
 * The cover on a sheet that the printer has given the size of, which tells spine and wrap;
 * null where it is no sheet for this book.
 */
export const coverSizeOn = (
  profile: PrinterProfile,
  binding: Binding,
  { widthMm, heightMm }: { readonly widthMm: number; readonly heightMm: number },
): CoverSize | null => {
  const outerMm = (heightMm - profile.trimMm) / 2;
  const spineMm = widthMm - 2 * (outerMm + profile.trimMm + profile.covers[binding].jointMm);
  const isCover = outerMm >= 0 && spineMm >= 0 && spineMm <= MOST_SPINE_MM;
  return isCover ? { widthMm, heightMm, spineMm, outerMm } : null;
};
