import { dollarsToCents } from '@bramblebook/contract/money';
import { type Refused, refuse } from '@bramblebook/contract/refusals';
import { and, eq } from 'drizzle-orm';
import { orders } from '../database/schema/orders.ts';
import { asSandbox, type SandboxCard } from '../ports/sandbox-payment.ts';
import type { Shop } from '../shop.ts';
import { cartChanged } from './confirm-amount.ts';

/** A test card, and in dollars what the parent was shown that it pays. */
export type ShownPayment = Omit<SandboxCard, 'amountCents'> & {
  readonly amount?: number | undefined;
};

/**
 * Pays one of the parent's orders at the sandbox with a test card. The order itself
 * changes only when the provider tells, as with a real one. Refuses with `card_declined`,
 * `card_invalid`, with `cart_changed` where the amount shown is not the order's or its
 * intent's any more (decision D13), and with `not_found` where the payment is not the
 * parent's or the shop does not run with the sandbox.
 */
export const confirmSandboxPayment = async (
  shop: Shop,
  user: { readonly id: string },
  { amount, ...card }: ShownPayment,
): Promise<{ ok: true; status: 'succeeded' | 'requires_action' } | Refused> => {
  const sandbox = asSandbox(shop.payment);
  if (!sandbox) return refuse('not_found');
  const [intentId = ''] = card.clientSecret.split('_secret_');
  const find = () =>
    shop.db
      .select()
      .from(orders)
      .where(and(eq(orders.paymentIntentId, intentId), eq(orders.userId, user.id)));
  const [order] = await find();
  if (!order) return refuse('not_found');
  if (amount === undefined) return sandbox.confirm(card);

  const amountCents = dollarsToCents(amount);
  if (amountCents !== order.totalCents) return cartChanged(shop, user, order);
  const done = await sandbox.confirm({ ...card, amountCents });
  if (done.ok || done.code !== 'cart_changed') return done;
  // Changed since it was read.
  const [now = order] = await find();
  return cartChanged(shop, user, now);
};
