import { setTimeout as wait } from 'node:timers/promises';
import { orderCan } from '@bramblebook/contract/order-can';
import { isPaid } from '@bramblebook/contract/order-states';
import { type Refused, refuse } from '@bramblebook/contract/refusals';
import type { OrderRow } from '../database/schema/orders.ts';
import { ServiceOutage } from '../ports/service-outage.ts';
import type { Shop } from '../shop.ts';
import { findOwnOrder } from './find-order.ts';
import { settlePayment } from './settle-payment.ts';

/** How long an order is held back for the provider's word, which comes later all the same. */
const PATIENCE_MS = 3_000;

/** An order, and whether the provider still works on its payment, which can take days. */
interface AskedOrder {
  readonly order: OrderRow;
  readonly isPaymentUnderWay: boolean;
}

/** Asks the provider whether a pending order is paid, and gives the order as it is then. */
const settlePending = async (shop: Shop, order: OrderRow): Promise<AskedOrder> => {
  if (!orderCan.pay(order) || order.paymentIntentId === null)
    return { order, isPaymentUnderWay: false };
  const status = await settlePayment(shop, order.paymentIntentId);
  const isPaymentUnderWay = status === 'processing';
  if (status !== 'succeeded' || order.userId === null) return { order, isPaymentUnderWay };
  const settled = await findOwnOrder(shop.db, order.userId, order.id);
  return { order: settled ?? order, isPaymentUnderWay };
};

/**
 * One of the parent's orders, after asking the provider about a payment that may have
 * come. When the provider cannot be reached, or says nothing for a while, the order is shown as it
 * stands; what it says later is taken then.
 */
export const viewOrder = async (
  shop: Shop,
  user: { readonly id: string },
  orderId: string,
): Promise<({ ok: true } & AskedOrder) | Refused> => {
  const order = await findOwnOrder(shop.db, user.id, orderId);
  if (!order) return refuse('order_not_found');
  const asStands = { order, isPaymentUnderWay: false };
  const late = wait(PATIENCE_MS, asStands, { ref: false });
  try {
    return { ok: true, ...(await Promise.race([settlePending(shop, order), late])) };
  } catch (error) {
    if (error instanceof ServiceOutage) return { ok: true, ...asStands };
    throw error;
  }
};

/**
 * Fulfils one of the parent's orders if the provider says that it is paid; an order
 * fulfilled before stays as it is. Refuses with `wrong_state` an order without payment,
 * because the browser's word is not taken (decision D5). Throws `ServiceOutage`.
 */
export const fulfilIfPaid = async (
  shop: Shop,
  user: { readonly id: string },
  orderId: string,
): Promise<{ ok: true; order: OrderRow } | Refused> => {
  const found = await findOwnOrder(shop.db, user.id, orderId);
  if (!found) return refuse('order_not_found');
  const { order } = await settlePending(shop, found);
  if (isPaid(order.status)) return { ok: true, order };
  return refuse('wrong_state', {
    message: orderCan.pay(order)
      ? 'The payment for this order has not arrived yet.'
      : 'This order was cancelled.',
  });
};
