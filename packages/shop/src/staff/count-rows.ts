import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../database/open-database.ts';

/** Rows are counted one by one up to here; past it the planner's estimate is given. */
const EXACT = 10_000;

export interface RowCount {
  readonly total: number;
  readonly isEstimate: boolean;
}

interface Explained {
  readonly Plan?: { readonly 'Plan Rows'?: number };
}

const estimate = async (db: Queryable, query: SQL): Promise<number> => {
  const { rows } = await db.execute<Record<string, string | Explained[]>>(
    sql`explain (format json) ${query}`,
  );
  const said = rows[0]?.['QUERY PLAN'] ?? [];
  const plans = typeof said === 'string' ? (JSON.parse(said) as Explained[]) : said;
  return plans[0]?.Plan?.['Plan Rows'] ?? 0;
};

/**
 * How many rows each query has: exact up to 10,000, then as the planner estimates, so
 * that a list of millions is as quick as one of thousands (decision D10).
 */
export const countRows = async <K extends string>(
  db: Queryable,
  queries: Readonly<Record<K, SQL>>,
): Promise<Record<K, RowCount>> => {
  const names = Object.keys(queries) as K[];
  const counts = names.map(
    (name) => sql`(select count(*) from (${queries[name]} limit ${EXACT + 1}) counted)::integer`,
  );
  const { rows } = await db.execute<Record<string, number[]>>(
    sql`select array[${sql.join(counts, sql`, `)}] as counts`,
  );
  const found: [K, RowCount][] = [];
  for (const [i, name] of names.entries()) {
    const counted = rows[0]?.counts?.[i] ?? 0;
    const isEstimate = counted > EXACT;
    const total = isEstimate ? Math.max(counted, await estimate(db, queries[name])) : counted;
    found.push([name, { total, isEstimate }]);
  }
  return Object.fromEntries(found) as Record<K, RowCount>;
};
