import { type Refused, refuse } from '@bramblebook/contract/refusals';
import { mayMove, type StateTable } from '@bramblebook/contract/state-table';
import { eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../database/open-database.ts';
import { logState, type Passage, type Subject } from './state-log.ts';

/** A table whose rows have a life cycle. */
type StatefulTable = PgTable & { readonly id: PgColumn; readonly status: PgColumn };

/** A kind of thing with a life cycle: its table, and the contract's table of its states. */
export interface LifeCycle<S extends string, T extends StatefulTable> {
  readonly kind: Subject['kind'];
  readonly table: T;
  readonly states: StateTable<S>;
}

/**
 * Moves a row to another state, by the contract's table and nothing else, and writes the
 * move down. The row stays locked until the caller's transaction ends, so that what follows
 * from the move (rows, messages, jobs) is written with it or not at all. `set` holds
 * columns that change with the state. Refuses with `wrong_state`, or `not_found` without
 * such a row. Commands call `moveBook` and `moveOrder`, which also do what follows.
 */
export const transition = async <S extends string, T extends StatefulTable>(
  tx: Transaction,
  { kind, table, states }: LifeCycle<S, T>,
  move: Omit<Passage, 'from'> & {
    readonly id: string;
    readonly to: S;
    readonly set?: Partial<T['$inferInsert']> | undefined;
  },
): Promise<{ ok: true; from: S; row: T['$inferSelect'] } | Refused> => {
  const { id, to, set, at, actor, reason } = move;
  const [found] = await tx
    .select({ status: table.status })
    .from(table as PgTable)
    .where(eq(table.id, id))
    .for('update');
  if (!found) return refuse('not_found');
  const from = found.status as S;
  if (!mayMove(states, from, to)) return refuse('wrong_state');
  const [row] = await tx
    .update(table as PgTable)
    .set({ ...set, status: to } as never)
    .where(eq(table.id, id))
    .returning();
  await logState(tx, { kind, id }, { from, to, at, actor, reason });
  return { ok: true, from, row: row as T['$inferSelect'] };
};
