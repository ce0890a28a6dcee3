import { centsToDollars } from '@bramblebook/contract/money';
import {
  ORDER_STATUSES,
  type OrderStatus,
  STAFF_FILTERS,
} from '@bramblebook/contract/order-states';
import { type ListQuery, PAGE_SIZE } from '@bramblebook/contract/staff-call';
import type { StaffOrderRow } from '@bramblebook/contract/staff-order-api';
import { and, eq, inArray, isNotNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/open-database.ts';
import { users } from '../../database/schema/accounts.ts';
import { books } from '../../database/schema/books.ts';
import { orders } from '../../database/schema/orders.ts';
import type { Shop } from '../../shop.ts';
import { countRows, type RowCount } from '../count-rows.ts';
import { addUp, readTallies } from '../figures/tallies.ts';
import { customerHolds, trackingHolds } from '../search-text.ts';

/** Where a search finds so many customers, their orders are not looked up one by one. */
const MANY_CUSTOMERS = 2000;

const columns = {
  id: orders.id,
  customerName: users.parentName,
  customerEmail: users.email,
  totalCents: orders.totalCents,
  status: orders.status,
  createdAt: orders.createdAt,
  trackingNumber: orders.trackingNumber,
  trackingUrl: orders.trackingUrl,
  carrier: orders.carrier,
  bookId: orders.bookId,
  childName: books.childName,
  hasPrinted: orders.hasPrinted,
  problem: orders.paymentProblem,
  version: orders.version,
};

const SORTS = new Map<string, SQLWrapper>(
  Object.entries({
    createdAt: orders.createdAt,
    totalAmount: orders.totalCents,
    status: orders.status,
    customerName: sql`lower(${users.parentName})`,
  }),
);

/** The statuses behind a filter: one of the spec's, a status of its own, or all (undefined). */
const statusesOf = (filter: string | undefined): OrderStatus[] | undefined => {
  if (!filter || filter === 'all') return undefined;
  const group = Object.entries<readonly OrderStatus[]>(STAFF_FILTERS).find(
    ([name]) => name === filter,
  );
  return [...(group?.[1] ?? ORDER_STATUSES.filter((status) => status === filter))];
};
const hasStatus = (filter: string | undefined): SQL | undefined => {
  const statuses = statusesOf(filter);
  return statuses && (statuses.length > 0 ? inArray(orders.status, statuses) : sql`false`);
};

/** How many orders each filter holds: exact, from the tallies. */
const countFilters = async (db: Queryable) => {
  const found = await readTallies(db);
  const count = (statuses: readonly string[]) => addUp(found, 'order', statuses).count;
  return {
    all: count(ORDER_STATUSES),
    pending: count(STAFF_FILTERS.pending),
    processing: count(STAFF_FILTERS.processing),
    shipped: count(STAFF_FILTERS.shipped),
    completed: count(STAFF_FILTERS.completed),
    problem: found.get('problem')?.count ?? 0,
  };
};

/** A row of the list from what was read of it. */
const present = (
  row: {
    [K in keyof typeof columns]: (typeof columns)[K]['_']['data'] | null;
  },
): StaffOrderRow => {
  const { totalCents, problem, createdAt, ...rest } = row as never as Omit<
    StaffOrderRow,
    'createdAt'
  > & { totalCents: number; problem: string | null; createdAt: Date };
  return {
    ...rest,
    customerName: rest.customerName ?? '',
    customerEmail: rest.customerEmail ?? '',
    totalAmount: centsToDollars(totalCents),
    createdAt: createdAt.toISOString(),
    hasProblem: problem !== null,
  };
};

/** The rows of these orders, in their order. */
const readRows = async (db: Queryable, ids: readonly string[]): Promise<StaffOrderRow[]> => {
  if (ids.length === 0) return [];
  const rows = await db
    .select(columns)
    .from(orders)
    .leftJoin(users, eq(users.id, orders.userId))
    .leftJoin(books, eq(books.id, orders.bookId))
    .where(inArray(orders.id, [...ids]));
  return rows.map(present).sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
};

/** One order's row; null where there is no such order. */
export const readOrderRow = async (db: Queryable, id: string): Promise<StaffOrderRow | null> =>
  (await readRows(db, [id]))[0] ?? null;

interface Wanted {
  readonly where: SQL | undefined;
  readonly orderBy: SQL;
  readonly limit: number;
  readonly offset: number;
  /** How many there are, where the tallies know. */
  readonly known?: number | undefined;
}
interface Found extends RowCount {
  readonly ids: readonly string[];
}

/**
 * The orders that a text finds, by the customers it finds; null where those are so many
 * that it is quicker to go through the orders.
 */
const searchByCustomer = async (
  db: Queryable,
  text: string,
  { where, orderBy, limit, offset }: Wanted,
): Promise<Found | null> => {
  const some = sql`select 1 from ${users} where ${customerHolds(text)} limit ${MANY_CUSTOMERS}`;
  const counted = await db.execute<{ count: number }>(
    sql`select count(*)::integer as count from (${some}) known`,
  );
  if ((counted.rows[0]?.count ?? 0) >= MANY_CUSTOMERS) return null;
  const { rows } = await db.execute<{ total: number; ids: string[] }>(sql`
    with customers as materialized (
      select id from ${users} where ${customerHolds(text)}
    ), hits as (
      select o.id from customers c join orders o on o.user_id = c.id
      union select o.id from orders o where ${trackingHolds(text)}
      union select o.id from orders o where o.id = ${text}
    ), matching as materialized (
      select ${orders.id}, row_number() over (order by ${orderBy}) as place
      from hits join ${orders} on ${orders.id} = hits.id
      left join ${users} on ${users.id} = ${orders.userId}
      where ${where ?? sql`true`}
    )
    select (select count(*) from matching)::integer as total,
      array(select id from matching where place > ${offset} and place <= ${offset + limit} order by place) as ids`);
  const [row] = rows;
  return { ids: row?.ids ?? [], total: row?.total ?? 0, isEstimate: false };
};

/** The orders that a text finds, gone through from the first: a page of many is found soon. */
const searchThrough = async (
  db: Queryable,
  text: string | undefined,
  { where, orderBy, limit, offset, known }: Wanted,
): Promise<Found> => {
  const holds = text
    ? sql`exists (select 1 from ${users} where ${users.id} = ${orders.userId} and ${customerHolds(text)})`
    : undefined;
  const all = and(where, holds) ?? sql`true`;
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .leftJoin(users, eq(users.id, orders.userId))
    .where(all)
    .orderBy(orderBy)
    .limit(limit)
    .offset(offset);
  const ids = rows.map(({ id }) => id);
  if (known !== undefined) return { ids, total: known, isEstimate: false };
  const matching = sql`select 1 from ${orders} where ${all}`;
  return { ids, ...(await countRows(db, { matching })).matching };
};

/**
 * A page of all orders, pending ones too, the newest first unless asked otherwise; how
 * many there are (of a search past 10,000 an estimate), and how many each filter holds.
 */
export const listStaffOrders = async (
  { db }: Pick<Shop, 'db'>,
  asked: ListQuery & { readonly problem?: 'only' | undefined },
) => {
  const { page = 1, pageSize = PAGE_SIZE, sort = 'createdAt', direction = 'desc' } = asked;
  const search = asked.search?.trim();
  const by = SORTS.get(sort) ?? orders.createdAt;
  const towards = direction === 'asc' ? sql`asc` : sql`desc`;
  const counts = await countFilters(db);
  const isPlain = !search && !asked.problem;
  const wanted: Wanted = {
    known: isPlain ? new Map(Object.entries(counts)).get(asked.status || 'all') : undefined,
    where: and(hasStatus(asked.status), asked.problem && isNotNull(orders.paymentProblem)),
    orderBy: sql`${by} ${towards}, ${orders.id} ${towards}`,
    limit: pageSize,
    offset: (page - 1) * pageSize,
  };
  const found =
    (search && (await searchByCustomer(db, search, wanted))) ||
    (await searchThrough(db, search, wanted));
  return {
    orders: await readRows(db, found.ids),
    total: found.total,
    ...(found.isEstimate && { totalIsEstimate: true }),
    counts,
  };
};
