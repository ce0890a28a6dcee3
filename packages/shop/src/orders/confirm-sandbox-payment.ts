import { dollarsToCents } from '@bramblebook/contract/money';
import { type Refused, refuse } from '@bramblebook/contract/refusals';
import type { OrderRow } from '../database/schema/orders.ts';
import { asSandbox, type SandboxCard } from '../ports/sandbox-payment.ts';
import type { Shop } from '../shop.ts';
import { askProvider } from './ask-provider.ts';
import { findOwnOrder } from './find-order.ts';
import { limitCards } from './limit-cards.ts';
import { cartChanged } from './refuse-paying.ts';

/** A test card, and in dollars what the parent was shown that it pays. */
export type ShownPayment = SandboxCard & { readonly amount?: number | undefined };

/** The parent's order that an intent was made for, whether it is the order's intent still or not. */
const findByIntent = async (
  shop: Shop,
  userId: string,
  { clientSecret }: Pick<SandboxCard, 'clientSecret'>,
): Promise<{ order: OrderRow; isIts: boolean } | null> => {
  const [intentId = ''] = clientSecret.split('_secret_');
  const intent = await askProvider(shop, (payment) => payment.getIntent(intentId));
  if (intent?.clientSecret !== clientSecret) return null;
  const order = await findOwnOrder(shop.db, userId, intent.orderId);
  return order && { order, isIts: order.paymentIntentId === intentId };
};

/**
 * Pays one of the parent's orders at the sandbox with a test card. The order itself
 * changes only when the provider tells, as with a real one. Refuses with `card_declined`,
 * `card_invalid`, with `cart_changed` where the amount shown is not the order's any more, or the
 * order has another intent (decision D13), with `not_found` where the payment is not the
 * parent's or the shop does not run with the sandbox, and with 429 where too many cards were
 * declined.
 */
export const confirmSandboxPayment = async (
  shop: Shop,
  by: { readonly userId: string; readonly address: string },
  { amount, ...card }: ShownPayment,
): Promise<{ ok: true; status: 'succeeded' | 'requires_action' } | Refused> => {
  const sandbox = asSandbox(shop.payment);
  if (!sandbox) return refuse('not_found');
  const found = await findByIntent(shop, by.userId, card);
  if (!found) return refuse('not_found');
  const { order, isIts } = found;
  const user = { id: by.userId };
  const isSame = amount === undefined || dollarsToCents(amount) === order.totalCents;
  if (!isSame || !isIts) return cartChanged(shop, user, order);
  const done = await limitCards(shop, { ...by, orderId: order.id }, () => sandbox.confirm(card));
  if (done.ok || done.code !== 'wrong_state') return done;
  // Its intent was cancelled since it was read, because the cart is being changed.
  const now = await findOwnOrder(shop.db, by.userId, order.id);
  return now ? cartChanged(shop, user, now) : refuse('not_found');
};
