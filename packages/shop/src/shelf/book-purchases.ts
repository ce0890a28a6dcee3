import { type OrderStatus, PAID_STATUSES } from '@bramblebook/contract/order-states';
import { and, inArray } from 'drizzle-orm';
import type { Queryable } from '../database/open-database.ts';
import { orders } from '../database/schema/orders.ts';

/** What was bought of a book with money that arrived and was not given back. */
export interface BookPurchase {
  readonly digital: boolean;
  readonly printed: boolean;
}

const NOTHING: BookPurchase = { digital: false, printed: false };
const PAID: OrderStatus[] = [...PAID_STATUSES];

/** What was bought of each of these books; books without a paid order are not in the map. */
export const bookPurchases = async (
  db: Queryable,
  bookIds: readonly string[],
): Promise<ReadonlyMap<string, BookPurchase>> => {
  const found = new Map<string, BookPurchase>();
  if (bookIds.length === 0) return found;
  const rows = await db
    .select({ bookId: orders.bookId, digital: orders.hasDigital, printed: orders.hasPrinted })
    .from(orders)
    .where(and(inArray(orders.bookId, [...bookIds]), inArray(orders.status, PAID)));
  for (const { bookId, digital, printed } of rows) {
    const before = found.get(bookId) ?? NOTHING;
    found.set(bookId, {
      digital: before.digital || digital,
      printed: before.printed || printed,
    });
  }
  return found;
};

/** What was bought of one book. */
export const bookPurchase = async (db: Queryable, bookId: string): Promise<BookPurchase> =>
  (await bookPurchases(db, [bookId])).get(bookId) ?? NOTHING;
