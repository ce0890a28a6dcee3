import { BOOK_STATUSES, isBeingMade } from '@bramblebook/contract/book-states';
import { type OrderStatus, PAID_STATUSES } from '@bramblebook/contract/order-states';
import type { StaffStats } from '@bramblebook/contract/staff-dashboard-api';
import { and, gt, gte, inArray, type SQL, sql } from 'drizzle-orm';
import { users } from '../../database/schema/accounts.ts';
import { orders } from '../../database/schema/orders.ts';
import type { Shop } from '../../shop.ts';
import { addUp, readTallies } from './tallies.ts';

const DAY_MS = 24 * 60 * 60_000;
const count = sql<number>`count(*)::integer`;
const keptCents = sql`${orders.paidCents} - ${orders.refundedCents}`;

/** Orders that figures count: paid and not wholly given back (decision D10). */
export const isCounted: SQL = inArray(orders.status, [...PAID_STATUSES] as OrderStatus[]);

/** Percent by which this is more than that, one decimal; 0 where there is nothing to compare. */
const growth = (now: number, before: number): number =>
  before > 0 ? Math.round(((now - before) / before) * 1000) / 10 : 0;

/**
 * Revenue of this month so far and of the same days of the last one, in the shop's time
 * zone: up to the same hour, and never past that month's end.
 */
const readMonths = async ({ db, clock, timeZone }: Shop) => {
  const here = sql`(${clock.now().toISOString()}::timestamptz at time zone ${timeZone})`;
  const start = sql`date_trunc('month', ${here})`;
  const at = (local: SQL) => sql`((${local}) at time zone ${timeZone})`;
  const lastNow = at(sql`least(${here} - interval '1 month', ${start})`);
  const during = (isThen: SQL) =>
    sql<number>`coalesce(sum(${keptCents}) filter (where ${isThen}), 0)::double precision`;
  const [row] = await db
    .select({
      now: during(sql`${orders.paidAt} >= ${at(start)}`),
      before: during(sql`${orders.paidAt} < ${lastNow}`),
    })
    .from(orders)
    .where(and(isCounted, sql`${orders.paidAt} >= ${at(sql`${start} - interval '1 month'`)}`));
  return row ?? { now: 0, before: 0 };
};

/** The spec's figures, reckoned by the database as decision D10 says. */
export const readStats = async (shop: Shop): Promise<StaffStats> => {
  const { db, clock } = shop;
  const dayAgo = new Date(clock.now().getTime() - DAY_MS);
  const [found, months, [newOrders], [newUsers]] = await Promise.all([
    readTallies(db),
    readMonths(shop),
    db
      .select({ count })
      .from(orders)
      .where(and(isCounted, gt(orders.paidAt, dayAgo))),
    db.select({ count }).from(users).where(gt(users.createdAt, dayAgo)),
  ]);
  const paid = addUp(found, 'order', PAID_STATUSES);
  return {
    totalRevenue: paid.cents,
    revenueGrowth: growth(months.now, months.before),
    totalOrders: paid.count,
    newOrdersToday: newOrders?.count ?? 0,
    totalBooks: addUp(found, 'book', BOOK_STATUSES).count,
    booksGenerating: addUp(found, 'book', BOOK_STATUSES.filter(isBeingMade)).count,
    totalUsers: found.get('user')?.count ?? 0,
    newUsersToday: newUsers?.count ?? 0,
  };
};

/** Revenue and paid orders of each of the last days of the shop's time zone, the oldest first. */
export const readTrends = async ({ db, clock, timeZone }: Shop, dayCount: number) => {
  const today = sql`(${clock.now().toISOString()}::timestamptz at time zone ${timeZone})::date`;
  const first = sql`(${today} - ${dayCount - 1}::integer)`;
  const day = sql`(${orders.paidAt} at time zone ${timeZone})::date`;
  const { rows } = await db.execute<{ day: string; revenue: number; orders: number }>(sql`
    with sold as (
      select ${day} as day, sum(${keptCents}) as revenue, count(*) as orders
      from ${orders}
      where ${and(isCounted, gte(orders.paidAt, sql`(${first}::timestamp at time zone ${timeZone})`))}
      group by 1
    )
    select to_char(days.day, 'YYYY-MM-DD') as day,
      coalesce(sold.revenue, 0)::double precision as revenue,
      coalesce(sold.orders, 0)::integer as orders
    from generate_series(${first}, ${today}, interval '1 day') as days(day)
    left join sold on sold.day = days.day::date
    order by days.day`);
  return rows.map((row) => ({
    day: row.day,
    revenueCents: Number(row.revenue),
    orders: Number(row.orders),
  }));
};
