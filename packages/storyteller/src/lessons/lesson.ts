import type { FourVoices } from '../page-texts.ts';

/** A quiet lesson: never said out loud by anyone, only shown by how the story closes. */
export interface Lesson {
  readonly id: string;
  /** Themes of the lexicon that call for it. */
  readonly themes: readonly string[];
  /** The line of the closing page. */
  readonly closing: FourVoices;
  /** A question for the activity page. */
  readonly question: string;
}
