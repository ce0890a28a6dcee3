import { ORDER_STATES } from '@bramblebook/contract/order-states';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../database/open-database.ts';
import { books } from '../database/schema/books.ts';
import { type OrderRow, orders } from '../database/schema/orders.ts';
import { announce } from '../messages/announce.ts';
import { orderConfirmed } from '../messages/templates/order-confirmed.ts';
import type { PaymentIntent } from '../ports/payment.ts';
import { isBookComplete } from '../shelf/book-complete.ts';
import type { Shop } from '../shop.ts';
import { completeDigitalOrders } from '../states/complete-digital-orders.ts';
import { startFullBook } from '../states/start-full-book.ts';
import { transition } from '../states/transition.ts';

const confirm = async (shop: Shop, tx: Transaction, order: OrderRow): Promise<void> => {
  const [book] = await tx
    .select({ childName: books.childName })
    .from(books)
    .where(eq(books.id, order.bookId));
  if (!order.userId || !book) return;
  const announcement = {
    userId: order.userId,
    about: order.id,
    message: orderConfirmed(shop, {
      orderId: order.id,
      childName: book.childName,
      items: order.items,
      totalCents: order.totalCents,
      bookReady: await isBookComplete(tx, order.bookId),
    }),
  };
  // The confirmation of a purchase is owed by e-mail; a text message goes by consent.
  await announce(shop, tx, { ...announcement, required: 'mail' });
  await announce(shop, tx, announcement);
};

/**
 * Everything that follows from the payment of a pending order, in the caller's
 * transaction, in which book and order are locked: paid, processing, the full book under
 * way, confirmed; and completed at once where the book was complete before.
 */
export const fulfilOrder = async (
  shop: Shop,
  tx: Transaction,
  order: OrderRow,
  intent: PaymentIntent,
): Promise<void> => {
  const move = { table: orders, states: ORDER_STATES, id: order.id };
  const paid = {
    paidAt: shop.clock.now(),
    paidCents: order.paidCents + intent.amountCents,
    paymentIntentId: intent.id,
  };
  for (const step of [
    await transition(tx, { ...move, to: 'paid', set: paid }),
    await transition(tx, { ...move, to: 'processing' }),
    await startFullBook(shop, tx, order.bookId),
  ])
    if (!step.ok) throw new Error(`order ${order.id} could not be fulfilled: ${step.code}`);
  await confirm(shop, tx, order);
  await completeDigitalOrders(tx, order.bookId);
};
