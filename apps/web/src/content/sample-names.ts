/**
 * Pictures that the shop shows of itself, painted by its own painter
 * (`scripts/paint-samples.ts`) into `samples/<name>.webp`, 1000 px square.
 */
const SAMPLE_NAMES = ['forest', 'ocean', 'space', 'meadow', 'castle', 'snow'] as const;
export type SampleName = (typeof SAMPLE_NAMES)[number];

/** The sample books' titles and what their pictures show. */
export const SAMPLES: Record<SampleName, { readonly title: string; readonly alt: string }> = {
  forest: {
    title: 'Maya and the Lantern Fox',
    alt: 'A child with a lantern walks through an evening forest beside a fox.',
  },
  ocean: {
    title: 'Leo Rides the Tide',
    alt: 'A child in a glass helmet swims through a sunlit reef beside a turtle.',
  },
  space: {
    title: 'Zuri Catches a Star',
    alt: 'A child in a spacesuit floats among planets beside a laughing star.',
  },
  meadow: {
    title: 'Oskar and the Wind',
    alt: 'A child runs across a bright summer meadow with a kite, and a rabbit leaps along.',
  },
  castle: {
    title: 'Nora and the Paper Castle',
    alt: 'A child with a crown and a friendly dragon wave before a castle in the dusk.',
  },
  snow: {
    title: 'Sami’s First Snow',
    alt: 'A child cheers in the falling snow beside a penguin and a sledge.',
  },
};
