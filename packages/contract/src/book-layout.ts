import * as z from 'zod/mini';

/**
 * A laid-out book: the one model that the web reader, the PDF and the print files
 * are drawn from. Positions are millimetres from the top left of the bleed square
 * (page-geometry.ts); lines are already broken and put in visual order, so every
 * drawing breaks and orders them alike.
 */
const DIRECTIONS = ['ltr', 'rtl'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** Text of one face and one direction; drawn from its left edge, whatever its direction. */
const textRunSchema = z.object({
  text: z.string(),
  /** Key of the press's font list. */
  font: z.string(),
  /** That of the block, but for faces drawn small or large for their size. */
  sizePt: z.number(),
  /** Width of an outline in the text's colour, for faces that have no bold of their own; mostly 0. */
  strokeMm: z.number(),
  /** Left edge. */
  xMm: z.number(),
  widthMm: z.number(),
  direction: z.enum(DIRECTIONS),
});
export type TextRun = z.infer<typeof textRunSchema>;

/** Runs stand from left to right, which is not the reading order where scripts of both directions meet. */
const textLineSchema = z.object({ baselineMm: z.number(), runs: z.array(textRunSchema) });
export type TextLine = z.infer<typeof textLineSchema>;

const TEXT_ROLES = [
  'title',
  'subtitle',
  'author',
  'imprint',
  'dedication',
  'story',
  'closing',
  'heading',
  'body',
  'label',
] as const;
export type TextRole = (typeof TEXT_ROLES)[number];

/** One paragraph, or one heading. */
const textBlockSchema = z.object({
  role: z.enum(TEXT_ROLES),
  sizePt: z.number(),
  /** Hex colour. */
  colour: z.string(),
  /** Direction of the paragraph: that of most of its letters. */
  direction: z.enum(DIRECTIONS),
  /** The whole paragraph in reading order, for screen readers and for copying. */
  text: z.string(),
  lines: z.array(textLineSchema),
});
export type TextBlock = z.infer<typeof textBlockSchema>;

/** An outline filled with one colour, under the text and over the picture: paper with a window in it, a band, a rule. */
const pageShapeSchema = z.object({
  /** SVG path of M, L, C and Z, absolute, in mm from the top left of the bleed square; filled by the even-odd rule. */
  path: z.string(),
  /** Hex colour. */
  fill: z.string(),
});
export type PageShape = z.infer<typeof pageShapeSchema>;

/** Where the page's square picture stands; shapes cover what is not to be seen of it. */
const pictureBoxSchema = z.object({ xMm: z.number(), yMm: z.number(), sideMm: z.number() });
export type PictureBox = z.infer<typeof pictureBoxSchema>;

const pageLayoutSchema = z.object({
  page: z.int(),
  /** Says what the painted picture shows; empty when it only decorates. */
  alt: z.string(),
  /** Name of the page's design; absent on pages that have only one. */
  design: z.optional(z.string()),
  /** Over the whole bleed square where absent. */
  picture: z.optional(pictureBoxSchema),
  /** From the lowest to the highest. */
  shapes: z.optional(z.array(pageShapeSchema)),
  /** In reading order. */
  blocks: z.array(textBlockSchema),
});
export type PageLayout = z.infer<typeof pageLayoutSchema>;

export const bookLayoutSchema = z.object({
  title: z.string(),
  author: z.string(),
  /** Whose book it is, for the spine; absent in layouts from before spines bore text. */
  childName: z.optional(z.string()),
  /** BCP 47 tag. */
  language: z.string(),
  /** All thirty pages, in order. */
  pages: z.array(pageLayoutSchema),
});
export type BookLayout = z.infer<typeof bookLayoutSchema>;
