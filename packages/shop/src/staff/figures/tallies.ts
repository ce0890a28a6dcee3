import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/open-database.ts';
import { tallies } from '../../database/schema/staff.ts';

/** How many there are of something, and the money with them. */
export interface Tally {
  readonly count: number;
  /** What was paid less what was given back. */
  readonly cents: number;
}

/** Every tally by its name, such as `order:shipped`, `book:failed`, `user`, `problem`: exact, whenever asked. */
export const readTallies = async (db: Queryable): Promise<ReadonlyMap<string, Tally>> => {
  const rows = await db
    .select({
      what: tallies.what,
      count: sql<number>`sum(${tallies.count})::integer`,
      cents: sql<number>`sum(${tallies.cents})::double precision`,
    })
    .from(tallies)
    .groupBy(tallies.what);
  return new Map(rows.map(({ what, ...tally }) => [what, tally]));
};

/** The tallies of these statuses of orders or books, added up. */
export const addUp = (
  found: ReadonlyMap<string, Tally>,
  kind: 'order' | 'book',
  statuses: readonly string[],
): Tally => {
  const parts = statuses.map((status) => found.get(`${kind}:${status}`) ?? { count: 0, cents: 0 });
  return {
    count: parts.reduce((sum, { count }) => sum + count, 0),
    cents: parts.reduce((sum, { cents }) => sum + cents, 0),
  };
};
