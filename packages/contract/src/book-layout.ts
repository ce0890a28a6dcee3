import * as z from 'zod/mini';

/**
 * A laid-out book: the one model that the web reader, the PDF and the print files
 * are drawn from. Positions are millimetres from the top left of the bleed square
 * (page-geometry.ts); lines are already broken, so every drawing breaks them alike.
 */
export const textRunSchema = z.object({
  text: z.string(),
  /** Key of the press's font list. */
  font: z.string(),
  xMm: z.number(),
  widthMm: z.number(),
});
export const textLineSchema = z.object({ baselineMm: z.number(), runs: z.array(textRunSchema) });

export const TEXT_ROLES = [
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
  'folio',
] as const;
export const textBlockSchema = z.object({
  role: z.enum(TEXT_ROLES),
  sizePt: z.number(),
  /** Hex colour. */
  colour: z.string(),
  /** BCP 47 tag or direction hint is carried per block; lines of a block share it. */
  direction: z.enum(['ltr', 'rtl']),
  lines: z.array(textLineSchema),
});
export type TextBlock = z.infer<typeof textBlockSchema>;

export const pageLayoutSchema = z.object({
  page: z.int(),
  /** Every page is covered by its painted picture; alt text says what it shows, empty when it only decorates. */
  alt: z.string(),
  blocks: z.array(textBlockSchema),
});
export type PageLayout = z.infer<typeof pageLayoutSchema>;

export const bookLayoutSchema = z.object({
  title: z.string(),
  author: z.string(),
  language: z.string(),
  pages: z.array(pageLayoutSchema),
});
export type BookLayout = z.infer<typeof bookLayoutSchema>;
