import type { Refused } from '@bramblebook/contract/refusals';
import type { OrderRow } from '../database/schema/orders.ts';
import { countTry } from '../limits/count-tries.ts';
import type { PaymentIntent } from '../ports/payment.ts';
import { ServiceOutage } from '../ports/service-outage.ts';
import type { Shop } from '../shop.ts';
import { askProvider } from './ask-provider.ts';
import { cancelIntent } from './cancel-intent.ts';
import { checkCart, type SentCart } from './check-cart.ts';
import {
  dropIntent,
  holdsCart,
  type KeptOrder,
  keepIntent,
  keepPendingOrder,
  type WantedOrder,
} from './pending-order.ts';
import { canChange, cartChanged, refuseWhilePaid, sayPaid } from './refuse-paying.ts';

/** Rounds of agreeing with the provider while the cart is being changed elsewhere. */
const ROUNDS = 5;

export interface ReadyToPay {
  readonly ok: true;
  readonly orderId: string;
  readonly paymentIntentId: string;
  /** Lets the customer's browser pay. Never logged. */
  readonly clientSecret: string;
}

/** The order's intent, made where there is none yet. Null when the provider has forgotten it. */
const intentOf = async (shop: Shop, order: OrderRow): Promise<PaymentIntent | null> => {
  const { id: orderId, totalCents: amountCents, intentKey: idempotencyKey } = order;
  const id =
    order.paymentIntentId ??
    (
      await askProvider(shop, (payment) =>
        payment.createIntent({ orderId, amountCents, idempotencyKey }),
      )
    ).id;
  // Asked even when just made: a repeated call is answered as it was the first time.
  return askProvider(shop, (payment) => payment.getIntent(id));
};

/**
 * Has the provider cancel an order's intent, so that no window can pay it any more. Refuses where
 * somebody has paid it, or is paying.
 */
const giveUpIntent = async (
  shop: Shop,
  orderId: string,
  intent: PaymentIntent | null,
): Promise<Refused | null> => {
  if (!intent) return null;
  const given = canChange(intent) ? await cancelIntent(shop, intent.id) : intent;
  return given.status === 'canceled' ? null : refuseWhilePaid(shop, orderId, given);
};

/** Puts the cart into the book's pending order; the intent of another cart is cancelled before. */
const placeCart = async (shop: Shop, wanted: WantedOrder): Promise<KeptOrder | Refused> => {
  const keep = (cancelledIntentId: string | null): Promise<KeptOrder | Refused> =>
    shop.db.transaction((tx) => keepPendingOrder(shop, tx, { ...wanted, cancelledIntentId }));
  let kept = await keep(null);
  for (let round = 0; kept.ok && !kept.holdsCart; round++) {
    const { order } = kept;
    if (round === ROUNDS) throw new ServiceOutage(`order ${order.id} is changed without an end`);
    const paid = await giveUpIntent(shop, order.id, await intentOf(shop, order));
    if (paid) return paid;
    kept = await keep(order.paymentIntentId);
  }
  return kept;
};

/** Agrees with the provider on the intent of an order's cart. Refuses with `cart_changed` where another window has put another cart there. */
const agreeOnIntent = async (
  shop: Shop,
  user: { readonly id: string },
  placed: OrderRow,
): Promise<ReadyToPay | Refused> => {
  let order = placed;
  for (let round = 0; round < ROUNDS; round++) {
    const intent = await intentOf(shop, order);
    const isRight = intent?.amountCents === order.totalCents && canChange(intent);
    if (!isRight) {
      const paid = await giveUpIntent(shop, order.id, intent);
      if (paid) return paid;
    }
    const row = isRight ? await keepIntent(shop, order, intent.id) : await dropIntent(shop, order);
    if (!row) return sayPaid(shop, order.id);
    if (!holdsCart(row, placed)) return cartChanged(shop, user, row);
    if (isRight && row.paymentIntentId === intent.id) {
      const { id: paymentIntentId, clientSecret } = intent;
      return { ok: true, orderId: order.id, paymentIntentId, clientSecret };
    }
    order = row;
  }
  throw new ServiceOutage(`the payment provider and order ${order.id} do not agree on an intent`);
};

/**
 * Places the order of a cart, unpaid, and gives what the customer pays it with. The same
 * cart again gives the same order and secret. An intent pays one cart only: another cart changes
 * the book's pending order once the provider has cancelled the intent of the old one, and gets an
 * intent of its own (decisions D5, D9, D13); while that is being paid it is refused with
 * `payment_in_progress`. What the provider needs is on the row before it is called, so that
 * nothing is lost or done twice when the process dies in between.
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
  const placed = await placeCart(shop, { userId: user.id, bookId: sent.bookId, cart });
  return placed.ok ? agreeOnIntent(shop, user, placed.order) : placed;
};
