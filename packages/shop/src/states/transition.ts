import { type Refused, refuse } from '@bramblebook/contract/refusals';
import { mayMove, type StateTable } from '@bramblebook/contract/state-table';
import { eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../database/open-database.ts';

/** A table whose rows have a life cycle. */
type StatefulTable = PgTable & { readonly id: PgColumn; readonly status: PgColumn };

/**
 * Moves a row to another state, by the contract's table and nothing else. The row stays
 * locked until the caller's transaction ends, so that what follows from the move (rows,
 * messages, jobs) is written with it or not at all. `set` holds columns that change
 * with the state. Refuses with `wrong_state`, or `not_found` without such a row.
 */
export const transition = async <S extends string, T extends StatefulTable>(
  tx: Transaction,
  move: {
    readonly table: T;
    readonly states: StateTable<S>;
    readonly id: string;
    readonly to: S;
    readonly set?: Partial<T['$inferInsert']>;
  },
): Promise<{ ok: true; from: S } | Refused> => {
  const { table, states, id, to } = move;
  const [row] = await tx
    .select({ status: table.status })
    .from(table as PgTable)
    .where(eq(table.id, id))
    .for('update');
  if (!row) return refuse('not_found');
  const from = row.status as S;
  if (!mayMove(states, from, to)) return refuse('wrong_state');
  await tx
    .update(table)
    .set({ ...move.set, status: to } as never)
    .where(eq(table.id, id));
  return { ok: true, from };
};
