import * as z from 'zod/mini';
import { bookLayoutSchema } from './book-layout.ts';
import { orderSchema } from './order.ts';

/** In mm from the top left of the bleed square, as the layout is (book-layout.ts). */
const boxSchema = z.object({
  xMm: z.number(),
  yMm: z.number(),
  widthMm: z.number(),
  heightMm: z.number(),
});
export type ProofBox = z.infer<typeof boxSchema>;

const proofPageSchema = z.object({
  page: z.int(),
  /** Where the knife goes. */
  trim: boxSchema,
  /** What the printer wants text to stay within, the gutter left out. */
  safe: boxSchema,
  /** Pixels an inch of its picture on paper, as large as it stands there. */
  ppi: z.int(),
  /** The detail that is in it: of a model's picture as it was painted, before it was enlarged; null where it was painted at the printer's size. */
  detailPpi: z.nullable(z.int()),
  /** How often the child's name stands on it. */
  names: z.int(),
  /** Where it does: a name over two lines or in two faces has several. */
  nameMarks: z.array(boxSchema),
});
export type ProofPage = z.infer<typeof proofPageSchema>;

/** All that a parent looks at before a book is printed (decision D15), worked out from the layout. */
export const printProofSchema = z.object({
  layout: bookLayoutSchema,
  /** Fingerprint of layout and pictures: goes along with the approval, so that nothing else is approved. */
  seal: z.string(),
  /** Every page of the layout, in order. */
  pages: z.array(proofPageSchema),
  name: z.string(),
  /** As it was written, and as it is printed: signs that no face has are left out. Null where there is none. */
  dedication: z.nullable(z.object({ written: z.string(), printed: z.string() })),
  /** What the printer asks for and binds. */
  printer: z.object({
    trimMm: z.number(),
    bleedMm: z.number(),
    safetyMm: z.number(),
    minPpi: z.int(),
    interiorPages: z.int(),
  }),
  /** What is paid for: of the order that the proof was asked for. */
  order: z.pick(orderSchema, { id: true, items: true, totalAmount: true }),
  /** Whether this is what was approved; else what would be, if approved now. */
  isApproved: z.boolean(),
});
export type PrintProof = z.infer<typeof printProofSchema>;
