import type { SampleName } from './sample-names.ts';

export interface SocialVideo {
  readonly title: string;
  readonly by: string;
  /** The pictures that stand for it: the first is the still. */
  readonly stills: readonly SampleName[];
  /** The network's embed address; without one the stills are leafed through on our own page. */
  readonly embedUrl?: string;
}

/** Sample videos: shown only with sample content on; nothing is fetched before the click (decision D6). */
export const VIDEOS: readonly SocialVideo[] = [
  {
    title: 'Unwrapping “Nora and the Paper Castle”',
    by: 'a birthday in Portland',
    stills: ['castle', 'meadow', 'forest'],
  },
  {
    title: 'Reading it for the very first time',
    by: 'bedtime in Leeds',
    stills: ['snow', 'forest', 'ocean'],
  },
  {
    title: 'Page by page through a hardcover',
    by: 'a rainy day in Wellington',
    stills: ['ocean', 'space', 'castle'],
  },
];
