import { newId } from '@bramblebook/shop/database/new-id';
import { orders } from '@bramblebook/shop/database/schema/orders';
import type { Shop } from '@bramblebook/shop/shop';
import { eq } from 'drizzle-orm';

/** A paid order of a book, digital or softcover, as a row. Gives what refunds it. */
export const buyBook = async (
  shop: Shop,
  { userId, bookId, digital }: { userId: string; bookId: string; digital: boolean },
) => {
  const now = shop.clock.now();
  const orderId = newId('order');
  await shop.db.insert(orders).values({
    id: orderId,
    userId,
    bookId,
    status: 'processing' as const,
    items: [{ format: digital ? 'digital' : 'softcover', quantity: 1, price: 1900 }],
    hasDigital: digital,
    hasPrinted: !digital,
    totalCents: 1900,
    intentKey: orderId,
    createdAt: now,
    changedAt: now,
  });
  return () => shop.db.update(orders).set({ status: 'refunded' }).where(eq(orders.id, orderId));
};
