import { dollarsToCents } from '@bramblebook/contract/money';
import { type Refused, refuse } from '@bramblebook/contract/refusals';
import { and, eq } from 'drizzle-orm';
import { type OrderRow, orders } from '../database/schema/orders.ts';
import { asSandbox, type SandboxCard } from '../ports/sandbox-payment.ts';
import type { Shop } from '../shop.ts';
import { cartChanged } from './confirm-amount.ts';
import { limitCards } from './limit-cards.ts';

/** A test card, and in dollars what the parent was shown that it pays. */
export type ShownPayment = Omit<SandboxCard, 'amountCents'> & {
  readonly amount?: number | undefined;
};

/** The parent's order that an intent pays. */
const findByIntent = async (
  { db }: Shop,
  userId: string,
  intentId: string,
): Promise<OrderRow | undefined> => {
  const isIts = and(eq(orders.paymentIntentId, intentId), eq(orders.userId, userId));
  return (await db.select().from(orders).where(isIts))[0];
};

/**
 * Pays one of the parent's orders at the sandbox with a test card. The order itself
 * changes only when the provider tells, as with a real one. Refuses with `card_declined`,
 * `card_invalid`, with `cart_changed` where the amount shown is not the order's or its
 * intent's any more (decision D13), and with `not_found` where the payment is not the
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
  const [intentId = ''] = card.clientSecret.split('_secret_');
  const order = await findByIntent(shop, by.userId, intentId);
  if (!order) return refuse('not_found');
  const confirm = (given: SandboxCard) =>
    limitCards(shop, { ...by, orderId: order.id }, () => sandbox.confirm(given));
  if (amount === undefined) return confirm(card);

  const user = { id: by.userId };
  const amountCents = dollarsToCents(amount);
  if (amountCents !== order.totalCents) return cartChanged(shop, user, order);
  const done = await confirm({ ...card, amountCents });
  if (done.ok || done.code !== 'cart_changed') return done;
  // Changed since it was read.
  return cartChanged(shop, user, (await findByIntent(shop, by.userId, intentId)) ?? order);
};
