import { dollarsToCents } from '@bramblebook/contract/money';
import { type Refused, refuse } from '@bramblebook/contract/refusals';
import type { OrderRow } from '../database/schema/orders.ts';
import type { Shop } from '../shop.ts';
import { askProvider } from './ask-provider.ts';
import { findOwnOrder } from './find-order.ts';
import { canChange, cartChanged, refuseWhilePaid } from './refuse-paying.ts';

/** What a parent is about to pay, as their window shows it. */
export interface ShownAmount {
  readonly orderId: string;
  /** Dollars. */
  readonly amount: number;
  /** What the window would pay with. */
  readonly paymentIntentId?: string | undefined;
}

/**
 * Whether what the parent was shown is what they would pay: the order's total, by the order's
 * intent. Asked before the browser pays at a provider of its own (decision D13). Refuses with
 * `cart_changed`, and with `payment_in_progress` or `wrong_state` what is being paid, or is paid.
 * Throws `ServiceOutage`.
 */
export const confirmAmount = async (
  shop: Shop,
  user: { readonly id: string },
  { orderId, amount, paymentIntentId }: ShownAmount,
): Promise<{ ok: true; order: OrderRow } | Refused> => {
  const order = await findOwnOrder(shop.db, user.id, orderId);
  if (!order) return refuse('order_not_found');
  const { paymentIntentId: intentId, totalCents } = order;
  const isSame = dollarsToCents(amount) === totalCents;
  const isIts = paymentIntentId === undefined || paymentIntentId === intentId;
  if (!isSame || !isIts || intentId === null) return cartChanged(shop, user, order);
  const intent = await askProvider(shop, (payment) => payment.getIntent(intentId));
  if (!intent || intent.status === 'canceled') return cartChanged(shop, user, order);
  return canChange(intent) ? { ok: true, order } : refuseWhilePaid(shop, orderId, intent);
};
