import { type ListQuery, PAGE_SIZE } from '@bramblebook/contract/staff-call';
import type { CustomerRow } from '@bramblebook/contract/staff-customer-api';
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/open-database.ts';
import { users } from '../../database/schema/accounts.ts';
import { customerBlocks } from '../../database/schema/staff.ts';
import type { Shop } from '../../shop.ts';
import { countRows } from '../count-rows.ts';
import { customerHolds } from '../search-text.ts';

const columns = {
  id: users.id,
  name: users.parentName,
  email: users.email,
  phone: users.phone,
  createdAt: users.createdAt,
  books: sql<number>`(select count(*) from books b where b.user_id = ${users.id})::integer`,
  orders: sql<number>`(select count(*) from orders o where o.user_id = ${users.id} and o.paid_at is not null)::integer`,
  spent: sql<number>`(select coalesce(sum(o.paid_cents - o.refunded_cents), 0) from orders o where o.user_id = ${users.id})::double precision`,
  blockedAt: customerBlocks.at,
};

const SORTS = new Map<string, SQL>(
  Object.entries({
    createdAt: sql`${users.createdAt}`,
    name: sql`lower(${users.parentName})`,
    email: sql`${users.email}`,
  }),
);

const selectRows = (db: Queryable) =>
  db.select(columns).from(users).leftJoin(customerBlocks, eq(customerBlocks.userId, users.id));

const present = ({
  createdAt,
  blockedAt,
  ...row
}: Awaited<ReturnType<typeof selectRows>>[number]): CustomerRow => ({
  ...row,
  createdAt: createdAt.toISOString(),
  isBlocked: blockedAt !== null,
});

/** One customer's row; null where there is no such customer. */
export const readCustomerRow = async (
  db: Queryable,
  userId: string,
): Promise<CustomerRow | null> => {
  const [row] = await selectRows(db).where(eq(users.id, userId));
  return row ? present(row) : null;
};

/** A page of customers by part of name, e-mail or phone; `status` may be `blocked`. */
export const listCustomers = async ({ db }: Pick<Shop, 'db'>, asked: ListQuery) => {
  const { page = 1, pageSize = PAGE_SIZE, sort = 'createdAt', direction = 'desc' } = asked;
  const search = asked.search?.trim();
  const where = and(
    search ? customerHolds(search) : undefined,
    asked.status === 'blocked' ? sql`${customerBlocks.at} is not null` : undefined,
  );
  const towards = direction === 'asc' ? asc : desc;
  const rows = await selectRows(db)
    .where(where)
    .orderBy(towards(SORTS.get(sort) ?? sql`${users.createdAt}`), towards(users.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const all = sql`select 1 from ${users} left join ${customerBlocks} on ${customerBlocks.userId} = ${users.id} where ${where ?? sql`true`}`;
  const { total, isEstimate } = (await countRows(db, { all })).all;
  return { customers: rows.map(present), total, ...(isEstimate && { totalIsEstimate: true }) };
};
