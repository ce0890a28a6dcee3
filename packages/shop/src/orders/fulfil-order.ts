import type { Transaction } from '../database/open-database.ts';
import type { OrderRow } from '../database/schema/orders.ts';
import type { PaymentIntent } from '../ports/payment.ts';
import type { Shop } from '../shop.ts';
import { moveOrder } from '../states/moves.ts';
import { mustMove } from '../states/moving.ts';

/**
 * Marks a pending order paid, in the caller's transaction, in which book and order are
 * locked. What follows is the moves' (states/what-follows.ts): processing, the full book
 * under way, confirmed; and completed at once where the book was complete before.
 */
export const fulfilOrder = async (
  shop: Shop,
  tx: Transaction,
  order: OrderRow,
  intent: PaymentIntent,
): Promise<void> => {
  const move = {
    id: order.id,
    to: 'paid',
    actor: { kind: 'provider', id: shop.payment.name },
    set: {
      paidAt: shop.clock.now(),
      paidCents: order.paidCents + intent.amountCents,
      paymentIntentId: intent.id,
    },
  } as const;
  mustMove(await moveOrder(shop, tx, move), `order ${order.id} could not be fulfilled`);
};
