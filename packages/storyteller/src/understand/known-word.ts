import type { CoatColour } from '@bramblebook/contract/creature-vocabulary';
import type { LexiconEntry } from '../lexicon/lexicon-entry.ts';

/** A word of the idea that the lexicon knows. */
export interface KnownWord {
  readonly entry: LexiconEntry;
  /** As the parent wrote it, in small letters. */
  readonly words: string;
  readonly plural: boolean;
  readonly count: number | null;
  /** “Biscuit” in “her dog Biscuit”; several for “her cats Luna and Milo”. */
  readonly names: readonly string[];
  /** True for “her dog”, “my sister”; false for “a dog”. */
  readonly owned: boolean;
  /** The colour the idea gives an animal. */
  readonly coat: CoatColour | null;
  /** True when the idea says that they have died: remembered, never met. */
  readonly remembered: boolean;
}
