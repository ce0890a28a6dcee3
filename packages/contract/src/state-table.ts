/**
 * A life cycle as data: for every state its label and the states that may follow.
 * Server, jobs and screens ask the same table.
 */
export type StateTable<S extends string> = Readonly<
  Record<S, { readonly label: string; readonly next: readonly S[] }>
>;

/** Whether the table lets `from` be followed by `to`. */
export const mayMove = <S extends string>(table: StateTable<S>, from: S, to: S): boolean =>
  table[from].next.includes(to);

/** Every state that can be reached from `start`, `start` included. */
export const reachable = <S extends string>(table: StateTable<S>, start: S): Set<S> => {
  const seen = new Set<S>([start]);
  for (const state of seen) for (const next of table[state].next) seen.add(next);
  return seen;
};
