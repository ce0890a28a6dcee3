import type { ModelSpending } from '@bramblebook/contract/staff-dashboard-api';
import { eq, gte, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../database/open-database.ts';
import { modelCalls } from '../database/schema/model-calls.ts';
import type { Shop } from '../shop.ts';

/** What a call cost; one without outcome counts with what was expected of it: a crash hides no money. */
export const micros = sql`case when ${modelCalls.outcome} is null then ${modelCalls.expectedMicros} else ${modelCalls.costMicros} end`;

/** What calls cost together, in millionths of a dollar. */
const sumMicros = sql<number>`coalesce(sum(${micros}), 0)::double precision`;
const callCount = sql<number>`count(*)::integer`;
const unpricedCount = sql<number>`(count(*) filter (where ${modelCalls.isUnpriced}))::integer`;

const MICROS_A_CENT = 10_000;
const centsOf = (sum: number): number => Number(sum) / MICROS_A_CENT;

const sumUp = async (db: Queryable, which?: SQL): Promise<ModelSpending | null> => {
  const [row] = await db
    .select({ sum: sumMicros, calls: callCount, unpricedCalls: unpricedCount })
    .from(modelCalls)
    .where(which);
  if (!row || row.calls === 0) return null;
  const { sum, ...counts } = row;
  return { cents: centsOf(sum), ...counts };
};

/** What the models cost for a book so far; null where none was asked. */
export const bookModelCosts = (db: Queryable, bookId: string): Promise<ModelSpending | null> =>
  sumUp(db, eq(modelCalls.bookId, bookId));

/** The moment a day of the shop's time zone began: today, or that many days ago. */
export const dayStart = ({ clock, timeZone }: Pick<Shop, 'clock' | 'timeZone'>, daysAgo = 0): SQL =>
  sql`((date_trunc('day', ${clock.now().toISOString()}::timestamptz at time zone ${timeZone}) - make_interval(days => ${daysAgo}::integer)) at time zone ${timeZone})`;

/** What the models cost over the last days of the shop's time zone, and on each on which one was asked. */
export const dailyModelCosts = async (
  shop: Pick<Shop, 'db' | 'clock' | 'timeZone'>,
  dayCount: number,
) => {
  const { db, timeZone } = shop;
  const since = gte(modelCalls.at, dayStart(shop, dayCount - 1));
  const total = await sumUp(db, since);
  if (!total) return null;
  const day = sql<string>`to_char(${modelCalls.at} at time zone ${timeZone}, 'YYYY-MM-DD')`;
  const days = await db
    .select({ day, sum: sumMicros, calls: callCount })
    .from(modelCalls)
    .where(since)
    .groupBy(sql`1`)
    .orderBy(sql`1`);
  return {
    ...total,
    days: days.map(({ sum, ...counts }) => ({ ...counts, cents: centsOf(sum) })),
  };
};
