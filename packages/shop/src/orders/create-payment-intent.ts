import { type Refused, refuse } from '@bramblebook/contract/refusals';
import { and, eq } from 'drizzle-orm';
import { type OrderRow, orders } from '../database/schema/orders.ts';
import { countTry } from '../limits/count-tries.ts';
import type { PaymentIntent } from '../ports/payment.ts';
import { ServiceOutage } from '../ports/service-outage.ts';
import type { Shop } from '../shop.ts';
import { askProvider } from './ask-provider.ts';
import { checkCart, type SentCart } from './check-cart.ts';
import { dropIntent, keepIntent, keepPendingOrder } from './pending-order.ts';
import { settlePayment } from './settle-payment.ts';

/** Rounds of agreeing with the provider on an amount while the cart is being changed elsewhere. */
const ROUNDS = 5;

export interface ReadyToPay {
  readonly ok: true;
  readonly orderId: string;
  readonly paymentIntentId: string;
  /** Lets the customer's browser pay. Never logged. */
  readonly clientSecret: string;
}

const alreadyPaid = (): Refused =>
  refuse('wrong_state', {
    message: 'The payment for this order has arrived already. You will find it on your dashboard.',
  });

/** What is true of an order whose money came: that it is paid, or that somebody looks at the money. */
const sayPaid = async ({ db, brand }: Shop, orderId: string): Promise<Refused> => {
  const [order] = await db
    .select({ problem: orders.paymentProblem })
    .from(orders)
    .where(eq(orders.id, orderId));
  if (!order?.problem) return alreadyPaid();
  return refuse('wrong_state', {
    message: `Money for this order came that does not fit it. We look at it and either begin or give it back, so please do not pay again. You can write to us at ${brand.supportEmail}.`,
  });
};

const underWay = (): Refused =>
  refuse('wrong_state', {
    message:
      'Your bank still works on the payment for this order. We begin as soon as it has come; please do not pay again.',
  });

const canChange = (intent: PaymentIntent): boolean =>
  intent.status === 'requires_payment_method' || intent.status === 'requires_action';

/** The order's intent, made or changed to match its amount. Null when it was cancelled at the provider. */
const matchIntent = async (shop: Shop, order: OrderRow): Promise<PaymentIntent | null> => {
  const id =
    order.paymentIntentId ??
    (
      await askProvider(shop, (payment) =>
        payment.createIntent({
          orderId: order.id,
          amountCents: order.intentFirstCents,
          idempotencyKey: order.intentKey,
        }),
      )
    ).id;
  // Asked even when just made: a repeated call is answered as it was the first time.
  const intent = await askProvider(shop, (payment) => payment.getIntent(id));
  if (!intent || intent.status === 'canceled') return null;
  if (!canChange(intent) || intent.amountCents === order.totalCents) return intent;
  await askProvider(shop, (payment) => payment.changeAmount(id, order.totalCents, order.amountKey));
  return askProvider(shop, (payment) => payment.getIntent(id));
};

/** Why the book's pending order cannot be changed: it was paid a moment ago perhaps. Null when it can. */
const refusePaid = async (shop: Shop, userId: string, bookId: string): Promise<Refused | null> => {
  const isPending = and(
    eq(orders.bookId, bookId),
    eq(orders.userId, userId),
    eq(orders.status, 'pending'),
  );
  const [before] = await shop.db
    .select({ id: orders.id, intentId: orders.paymentIntentId })
    .from(orders)
    .where(isPending);
  const status = before?.intentId ? await settlePayment(shop, before.intentId) : null;
  if (status === 'processing') return underWay();
  return before && status === 'succeeded' ? sayPaid(shop, before.id) : null;
};

/** Agrees with the provider on an amount, however often the cart is being changed elsewhere. */
const agreeOnAmount = async (shop: Shop, kept: OrderRow): Promise<ReadyToPay | Refused> => {
  let order: OrderRow | null = kept;
  for (let round = 0; order && round < ROUNDS; round++) {
    const intent = await matchIntent(shop, order);
    if (!intent) {
      order = await dropIntent(shop, order);
      continue;
    }
    if (!canChange(intent)) {
      const status = await settlePayment(shop, intent.id);
      return status === 'processing' ? underWay() : sayPaid(shop, order.id);
    }
    const { id: paymentIntentId, clientSecret } = intent;
    const written = await keepIntent(shop, order.id, intent);
    if (written?.agreed) return { ok: true, orderId: order.id, paymentIntentId, clientSecret };
    order = written?.order ?? null;
  }
  if (!order) return alreadyPaid();
  throw new ServiceOutage(`the payment provider and order ${order.id} do not agree on an amount`);
};

/**
 * Places the order of a cart, unpaid, and gives what the customer pays it with. The same
 * cart again gives the same order and secret; a changed one changes the book's pending
 * order and its intent (decisions D5, D9). What the provider needs is on the row before
 * it is called, so that nothing is lost or done twice when the process dies in between.
 * Throws `ServiceOutage` when the provider cannot be reached.
 */
export const createPaymentIntent = async (
  shop: Shop,
  user: { readonly id: string },
  sent: SentCart & { readonly bookId: string },
): Promise<ReadyToPay | Refused> => {
  const cart = checkCart(sent);
  if (!cart.ok) return cart;
  const tried = await countTry(shop, 'startPayment', user.id);
  if (!tried.ok) return tried;

  // Before a cart is changed: the old one may have been paid a moment ago.
  const paid = await refusePaid(shop, user.id, sent.bookId);
  if (paid) return paid;
  const wanted = { userId: user.id, bookId: sent.bookId, cart };
  const kept = await shop.db.transaction((tx) => keepPendingOrder(shop, tx, wanted));
  return kept.ok ? agreeOnAmount(shop, kept.order) : kept;
};
