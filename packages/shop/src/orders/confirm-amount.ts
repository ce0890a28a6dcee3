import { dollarsToCents } from '@bramblebook/contract/money';
import { type Refused, refuse } from '@bramblebook/contract/refusals';
import type { OrderRow } from '../database/schema/orders.ts';
import type { Shop } from '../shop.ts';
import { askProvider } from './ask-provider.ts';
import { findOwnOrder } from './find-order.ts';
import { loadOrder } from './load-orders.ts';

/** Says that the amount shown is no longer the order's, with the order as it is now. */
export const cartChanged = async (
  shop: Shop,
  user: { readonly id: string },
  order: OrderRow,
): Promise<Refused> => refuse('cart_changed', { current: await loadOrder(shop, user, order) });

/**
 * Whether what the parent was shown, in dollars, is what they would pay: the order's total,
 * and the amount of its intent at the provider. Asked before the browser pays at a provider
 * of its own (decision D13). Refuses with `cart_changed`. Throws `ServiceOutage`.
 */
export const confirmAmount = async (
  shop: Shop,
  user: { readonly id: string },
  { orderId, amount }: { readonly orderId: string; readonly amount: number },
): Promise<{ ok: true; order: OrderRow } | Refused> => {
  const order = await findOwnOrder(shop.db, user.id, orderId);
  if (!order) return refuse('order_not_found');
  const { paymentIntentId, totalCents } = order;
  const intent =
    paymentIntentId === null
      ? null
      : await askProvider(shop, (payment) => payment.getIntent(paymentIntentId));
  const shown = dollarsToCents(amount);
  const isSame = shown === totalCents && (intent === null || shown === intent.amountCents);
  return isSame ? { ok: true, order } : cartChanged(shop, user, order);
};
