import { bookCan } from '@bramblebook/contract/book-can';
import { orderCan } from '@bramblebook/contract/order-can';
import { eq } from 'drizzle-orm';
import { raiseAlarm } from '../alarms/raise-alarm.ts';
import type { Transaction } from '../database/open-database.ts';
import {
  type OrderRow,
  orders,
  type PAYMENT_PROBLEMS,
  paymentEvents,
} from '../database/schema/orders.ts';
import type { IntentStatus, PaymentIntent } from '../ports/payment.ts';
import { thenTell } from '../shelf/book-changes.ts';
import { lockBookById } from '../shelf/find-book.ts';
import type { Shop } from '../shop.ts';
import { askProvider } from './ask-provider.ts';
import { fulfilOrder } from './fulfil-order.ts';

type Problem = (typeof PAYMENT_PROBLEMS)[number];

/** A webhook that brought the news. */
export interface SettlingEvent {
  readonly eventId: string;
  readonly status: string;
}

/** Why this money does not pay this order; null when it does. */
const problemOf = (order: OrderRow, intent: PaymentIntent, canBeMade: boolean): Problem | null => {
  if (order.paidAt) return 'paid_twice';
  if (!orderCan.pay(order)) return 'paid_after_cancel';
  if (!canBeMade) return 'book_unavailable';
  return intent.amountCents === order.totalCents ? null : 'other_amount';
};

const rememberEvent = async (
  shop: Shop,
  tx: Transaction,
  intentId: string,
  { eventId, status }: SettlingEvent,
): Promise<boolean> => {
  const [fresh] = await tx
    .insert(paymentEvents)
    .values({
      eventId,
      provider: shop.payment.name,
      intentId,
      status,
      receivedAt: shop.clock.now(),
    })
    .onConflictDoNothing()
    .returning({ eventId: paymentEvents.eventId });
  return fresh !== undefined;
};

/** The order of an intent and whether its book can be made, both locked: the book first, as everywhere. */
const lockOrder = async (
  tx: Transaction,
  orderId: string,
): Promise<{ order: OrderRow; canBeMade: boolean } | null> => {
  const [found] = await tx
    .select({ bookId: orders.bookId })
    .from(orders)
    .where(eq(orders.id, orderId));
  if (!found) return null;
  const book = await lockBookById(tx, found.bookId);
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
  return order ? { order, canBeMade: book !== null && bookCan.openFullPreview(book) } : null;
};

/** Writes the money down and does what follows. Gives the book of an order fulfilled just now. */
const takeMoney = async (
  shop: Shop,
  tx: Transaction,
  intent: PaymentIntent,
): Promise<string | null> => {
  const locked = await lockOrder(tx, intent.orderId);
  if (!locked) {
    // Of an order that is gone, or of another shop at the same provider's account.
    const { id: about, amountCents: cents } = intent;
    await raiseAlarm(shop, tx, { kind: 'money_without_order', about, cents });
    return null;
  }
  const { order, canBeMade } = locked;
  const isTaken = order.paidAt !== null && order.paymentIntentId === intent.id;
  if (isTaken || order.problemIntentId === intent.id) return null;
  const problem = problemOf(order, intent, canBeMade);
  if (!problem) {
    await fulfilOrder(shop, tx, order, intent);
    return order.bookId;
  }
  await tx
    .update(orders)
    .set({
      paymentProblem: problem,
      problemIntentId: intent.id,
      paidCents: order.paidCents + intent.amountCents,
    })
    .where(eq(orders.id, order.id));
  await raiseAlarm(shop, tx, {
    kind: 'money_does_not_fit',
    about: intent.id,
    orderId: order.id,
    userId: order.userId,
    cents: intent.amountCents,
  });
  return null;
};

/**
 * Takes the provider's word on an intent: when it is paid, its order is paid, fulfilled
 * and confirmed, all in one transaction and once, whoever asks first and however often
 * (decision D5). Money that does not fit its order is kept on the row with the problem
 * named. Gives how the intent stands, null where the provider knows none: the money is there
 * when it `succeeded`. Throws `ServiceOutage`.
 */
export const settlePayment = async (
  shop: Shop,
  intentId: string,
  event?: SettlingEvent,
): Promise<IntentStatus | null> => {
  const intent = await askProvider(shop, (payment) => payment.getIntent(intentId));
  const status = intent?.status ?? null;
  const paid = status === 'succeeded';
  if (!paid && !event) return status;
  await thenTell((tell) =>
    shop.db.transaction(async (tx) => {
      if (event && !(await rememberEvent(shop, tx, intentId, event))) return;
      if (intent && paid) tell(await takeMoney(shop, tx, intent));
    }),
  );
  return status;
};
