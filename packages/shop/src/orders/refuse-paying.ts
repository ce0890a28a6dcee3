import { orderCan } from '@bramblebook/contract/order-can';
import { type Refused, refuse } from '@bramblebook/contract/refusals';
import { eq } from 'drizzle-orm';
import { type OrderRow, orders } from '../database/schema/orders.ts';
import type { PaymentIntent } from '../ports/payment.ts';
import { ServiceOutage } from '../ports/service-outage.ts';
import type { Shop } from '../shop.ts';
import { loadOrder } from './load-orders.ts';
import { settlePayment } from './settle-payment.ts';

/** Whether an intent still waits for a card, so that its order's cart can be changed. */
export const canChange = (intent: PaymentIntent): boolean =>
  intent.status === 'requires_payment_method' || intent.status === 'requires_action';

/** What is true of an order whose money came: that it is paid, or that somebody looks at the money. */
export const sayPaid = async ({ db, brand }: Shop, orderId: string): Promise<Refused> => {
  const [order] = await db
    .select({ problem: orders.paymentProblem })
    .from(orders)
    .where(eq(orders.id, orderId));
  return refuse('wrong_state', {
    message: order?.problem
      ? `Money for this order came that does not fit it. We look at it and either begin or give it back, so please do not pay again. You can write to us at ${brand.supportEmail}.`
      : 'The payment for this order has arrived already. You will find it on your dashboard.',
  });
};

/**
 * Says why an order whose intent is paid, or being paid, takes no other cart and no second payment.
 * Throws `ServiceOutage` where the provider says neither.
 */
export const refuseWhilePaid = async (
  shop: Shop,
  orderId: string,
  intent: PaymentIntent,
): Promise<Refused> => {
  const status = await settlePayment(shop, intent.id);
  if (status === 'processing') return refuse('payment_in_progress');
  if (status === 'succeeded') return sayPaid(shop, orderId);
  throw new ServiceOutage(`the payment provider leaves the intent of order ${orderId} open`);
};

/** Says that what the customer was shown is no longer the order, with the order as it is now. */
export const cartChanged = async (
  shop: Shop,
  user: { readonly id: string },
  order: OrderRow,
): Promise<Refused> =>
  orderCan.pay(order)
    ? refuse('cart_changed', { current: await loadOrder(shop, user, order) })
    : sayPaid(shop, order.id);
