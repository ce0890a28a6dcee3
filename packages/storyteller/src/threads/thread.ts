import type { FourVoices } from '../page-texts.ts';

/** How a word of the idea can be taken up in passing. */
export const THREAD_GROUPS = [
  'carry',
  'food',
  'see',
  'mass',
  'animal',
  'being',
  'activity',
  'job',
  'place',
  'feeling',
  'quality',
  'event',
  'unknown',
] as const;
export type ThreadGroup = (typeof THREAD_GROUPS)[number];

/**
 * One sentence or two that take up a word of the idea: `{x}` is “a kite”, `{xs}` the bare
 * noun, `{thex}` “the kite”. Home: pages that play at home; away: all the others.
 */
export interface Thread {
  readonly home: FourVoices;
  readonly away: FourVoices;
}
