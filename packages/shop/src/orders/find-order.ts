import type { Page } from '@bramblebook/contract/page-of-list';
import { and, desc, eq } from 'drizzle-orm';
import type { Queryable } from '../database/open-database.ts';
import { type OrderRow, orders } from '../database/schema/orders.ts';

/** One of the parent's orders; null where it is not there or not theirs. */
export const findOwnOrder = async (
  db: Queryable,
  userId: string,
  orderId: string,
): Promise<OrderRow | null> => {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.userId, userId)));
  return order ?? null;
};

/** A page of a parent's orders, the newest first. */
export const listOwnOrders = (
  db: Queryable,
  userId: string,
  { page, pageSize }: Page,
): Promise<OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
