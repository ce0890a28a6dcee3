/**
 * Pictures that the shop shows of itself. Each may be painted into `samples/<name>.webp`
 * (square, at least 1000 px); until then a drawn cover stands in.
 */
export const SAMPLE_NAMES = ['forest', 'ocean', 'space', 'meadow', 'castle', 'snow'] as const;
export type SampleName = (typeof SAMPLE_NAMES)[number];

/** The sample books' titles and what their pictures show. */
export const SAMPLES: Record<SampleName, { readonly title: string; readonly alt: string }> = {
  forest: {
    title: 'Maya and the Lantern Fox',
    alt: 'A child with a lantern walks through an evening forest beside a fox.',
  },
  ocean: {
    title: 'Leo Rides the Tide',
    alt: 'A child glides through a sunlit sea on the back of a turtle.',
  },
  space: {
    title: 'Zuri Catches a Star',
    alt: 'A child in a spacesuit fishes for stars from the edge of a small moon.',
  },
  meadow: {
    title: 'Oskar and the Wind',
    alt: 'A child flies a red kite over a bright summer meadow.',
  },
  castle: {
    title: 'Nora and the Paper Castle',
    alt: 'A child stands before a castle whose windows glow in the dusk.',
  },
  snow: {
    title: 'Sami’s First Snow',
    alt: 'A child pulls a sledge through quiet, snow-covered hills.',
  },
};
