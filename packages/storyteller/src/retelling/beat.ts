import type { Noun } from '../happening/noun.ts';

/** What a beat is to the idea that it is of. */
export type BeatPart = 'premise' | 'trouble' | 'try' | 'turn' | 'end';

/** One happening of an idea in the parent's own words, in the past, as a template: “{Hero} found a tiny door”. */
export interface Beat {
  /** One or two whole sentences. */
  readonly said: string;
  /** The same in at most eight words, without its full stop; the first sentence where it cannot be shorter. */
  readonly short: string;
  /** The short one as it stands inside a sentence; null where it is too long for that. */
  readonly low: string | null;
  readonly part: BeatPart;
  /** Who and what else is in it, in its order. */
  readonly seen: readonly Noun[];
  readonly place: Noun | null;
}
