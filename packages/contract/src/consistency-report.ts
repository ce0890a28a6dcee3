import * as z from 'zod/mini';
import { pictureMeasuresSchema } from './picture-measures.ts';

/** How well the pictures that a model painted for a book belong together. */
export const consistencyReportSchema = z.object({
  pages: z.array(
    z.object({
      page: z.int(),
      model: z.string(),
      /** Why the shop's own painter painted it; null where the model did. */
      ownBecause: z.nullable(z.string()),
      tries: z.int(),
      findings: z.array(z.string()),
      measures: z.nullable(pictureMeasuresSchema),
      /** How far its hand is from that of the whole book, 0 to 1; null without a measure. */
      handAway: z.nullable(z.number()),
      /** Resolution on paper before it was enlarged; null where there is no picture of the model's. */
      ppi: z.nullable(z.int()),
      /** Whether somebody should look at it. */
      isOdd: z.boolean(),
    }),
  ),
});
export type ConsistencyReport = z.infer<typeof consistencyReportSchema>;
