import type { Term } from './read-terms.ts';
import type { VerbGroup } from './verb-group.ts';

/** A clause of an idea before it is told: who, what is done, and what follows. */
export interface Clause {
  readonly terms: readonly Term[];
  readonly from: number;
  readonly to: number;
  /** Words before the subject that are kept: “at the swimming pool”. */
  readonly lead: readonly [from: number, to: number];
  /** Empty where the clause names nobody. */
  readonly subject: readonly [from: number, to: number];
  readonly group: VerbGroup;
  readonly joint: string | null;
  /** Whether the subject is that of a clause before. */
  readonly inherits: boolean;
  /** “The first Diwali he will remember”, “about what teeth are for”: no sentence. */
  readonly isFragment: boolean;
  /** Whether “he” or “she” is somebody spoken of before, and not the hero. */
  readonly isOther: boolean;
  /** Who “they” are together with the hero: “a stand with Tess, they argue”. */
  readonly partner: readonly [from: number, to: number] | null;
  /** Words for pronouns that mean somebody spoken of before: “tells her” is “tells his mum”. */
  readonly meant: ReadonlyMap<number, string>;
}
