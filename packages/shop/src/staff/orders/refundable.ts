import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/open-database.ts';
import type { OrderRow } from '../../database/schema/orders.ts';
import { orderRefunds } from '../../database/schema/staff.ts';

/** Money of an order that does not fit it: kept apart until it is settled. */
export const problemCents = (order: OrderRow): number => {
  if (order.paymentProblem === null) return 0;
  return order.paidAt ? Math.max(0, order.paidCents - order.totalCents) : order.paidCents;
};

/** What can still be given back, less what is on its way and what does not fit. */
export const refundableCents = async (db: Queryable, order: OrderRow): Promise<number> => {
  const [underWay] = await db
    .select({ cents: sql<number>`coalesce(sum(${orderRefunds.cents}), 0)::integer` })
    .from(orderRefunds)
    .where(and(eq(orderRefunds.orderId, order.id), eq(orderRefunds.status, 'pending')));
  const left = order.paidCents - order.refundedCents - (underWay?.cents ?? 0);
  return Math.max(0, left - problemCents(order));
};
