/** One clause of an idea: somebody does something. */
export interface Step {
  /** The verb that says what is done, with its particle: “put on” of “wants to put on”. */
  readonly lemma: string;
  readonly negated: boolean;
  /** Nouns and names of the clause, small letters: what a page must hold that tells it. */
  readonly about: readonly string[];
  /** Other nouns of it, too common for a part of their own: “time” of “stops time”. */
  readonly besides: readonly string[];
  /** First term without what joins it to others, and the one after the last. */
  readonly from: number;
  readonly to: number;
}
