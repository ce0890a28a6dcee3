import { type OrderStatus, PAID_STATUSES } from '@bramblebook/contract/order-states';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { raiseAlarm } from '../alarms/raise-alarm.ts';
import { orders } from '../database/schema/orders.ts';
import type { MovedBook } from './moving.ts';

const PAID: OrderStatus[] = [...PAID_STATUSES];

/** A book that somebody paid for was given up: staff hear of it, each time anew. */
export const tellStaffOfTrouble = async ({ shop, tx, book }: MovedBook): Promise<void> => {
  const [paid] = await tx
    .select({ orderId: orders.id })
    .from(orders)
    .where(and(eq(orders.bookId, book.id), inArray(orders.status, PAID)))
    .orderBy(desc(orders.createdAt))
    .limit(1);
  if (!paid) return;
  const about = `${book.id}:${shop.clock.now().getTime()}`;
  await raiseAlarm(shop, tx, { kind: 'paid_book_failed', about, ...paid, userId: book.userId });
};
