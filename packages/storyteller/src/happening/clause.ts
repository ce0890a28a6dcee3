import type { VerbGroup } from './verb-group.ts';

/** A clause of an idea: who, what is done, and what follows. */
export interface Clause {
  /** After what joins it to others: “at the swimming pool he …”. */
  readonly from: number;
  readonly to: number;
  /** Empty where the clause names nobody. */
  readonly subject: readonly [from: number, to: number];
  readonly group: VerbGroup;
}
