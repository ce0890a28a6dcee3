import * as z from 'zod/mini';

const share = z.number().check(z.gte(0), z.lte(1));

/** How near a model's page is to the sheet of its hero, measured without the model that painted it. */
export const pictureMeasuresSchema = z.object({
  /** Of the sheet's colours of skin, hair and clothes, the share that the page shows, 0 to 1; null for no opinion. */
  heroColours: z.nullable(share),
  /** People and creatures that the judge counted, and how many there are to be; null without a judge. */
  figures: z.nullable(z.object({ seen: z.int(), wanted: z.int() })),
  /** Whether the judge takes the hero for the child of the sheet; null without a judge. */
  isSameChild: z.nullable(z.boolean()),
  /** Whether the judge finds each piece of clothing in its colours of the sheet; null without a judge, absent before it was asked. */
  isSameClothes: z.optional(z.nullable(z.boolean())),
  /**
   * How far the hero's head is from the heads of the sheet, as times of how far those are from each
   * other, and how far it may be; null without an embedding or a head, absent before it was measured.
   */
  head: z.optional(z.nullable(z.object({ away: z.number().check(z.gte(0)), most: z.number() }))),
  /** Mean lightness, fullness of colour and liveliness of the strokes, 0 to 1: the hand of the book. */
  hand: z.object({ lightness: share, chroma: share, texture: share }),
});
export type PictureMeasures = z.infer<typeof pictureMeasuresSchema>;
