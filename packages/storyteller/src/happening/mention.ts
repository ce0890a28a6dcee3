import type { Noun } from './noun.ts';

/** A noun where it stands in an idea, and what ties it to the rest of it. */
export interface Mention {
  readonly noun: Noun;
  /** First term, and the one after the last. */
  readonly from: number;
  readonly to: number;
  /** True for the hero: “Mila”, “our son”, “she”. */
  readonly hero: boolean;
  /** “No spiders”: it must not be there. */
  readonly unwanted: boolean;
  /**
   * How it stands to verbs, prepositions and describing words, by their lemmas:
   * “subj steal”, “obj help”, “prep to”, “prep to bring”, “adj lost”.
   */
  readonly ties: ReadonlySet<string>;
}
