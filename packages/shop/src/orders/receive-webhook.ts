import { type Refused, refuse } from '@bramblebook/contract/refusals';
import { eq, or } from 'drizzle-orm';
import { raiseAlarm } from '../alarms/raise-alarm.ts';
import type { Transaction } from '../database/open-database.ts';
import { orders, paymentEvents } from '../database/schema/orders.ts';
import type { PaymentEvent, PaymentProvider } from '../ports/payment.ts';
import type { Shop } from '../shop.ts';
import { askProvider } from './ask-provider.ts';
import { BOOK_REFUND_BACK } from './returned-refund.ts';
import { settlePayment } from './settle-payment.ts';

type OtherEvent = Exclude<PaymentEvent, { kind: 'intent' }>;

/** The order that an intent brought money for, with its parent; nothing where there is none. */
const orderOf = async (tx: Transaction, intentId: string) => {
  const [order] = await tx
    .select({ orderId: orders.id, userId: orders.userId })
    .from(orders)
    .where(or(eq(orders.paymentIntentId, intentId), eq(orders.problemIntentId, intentId)));
  return order;
};

/** What a refund that failed or that was not ours, and a bank's claim ask for; all else is only written down. */
const followUp = async (shop: Shop, tx: Transaction, event: OtherEvent): Promise<void> => {
  if (event.kind === 'ignored') return;
  const { intentId, amountCents: cents } = event;
  if (event.kind === 'dispute') {
    if (event.status !== 'open') return;
    const about = event.disputeId;
    const order = await orderOf(tx, intentId);
    return raiseAlarm(shop, tx, { kind: 'bank_claim', about, cents, ...order });
  }
  const { refundId } = event;
  if (['failed', 'canceled'].includes(event.status))
    await shop.jobs.send(BOOK_REFUND_BACK, { intentId, refundId }, { tx, singletonKey: refundId });
  else if (event.key === null) {
    const order = await orderOf(tx, intentId);
    if (order)
      await raiseAlarm(shop, tx, { kind: 'refund_elsewhere', about: refundId, cents, ...order });
  }
};

/** Writes an event down that is not about an intent, with what it asks for; once. */
const takeEvent = (shop: Shop, event: OtherEvent): Promise<void> =>
  shop.db.transaction(async (tx) => {
    const [fresh] = await tx
      .insert(paymentEvents)
      .values({
        eventId: event.eventId,
        provider: shop.payment.name,
        ...(event.kind === 'ignored'
          ? { status: 'ignored' }
          : { intentId: event.intentId, status: `${event.kind}_${event.status}` }),
        receivedAt: shop.clock.now(),
      })
      .onConflictDoNothing()
      .returning({ eventId: paymentEvents.eventId });
    if (fresh) await followUp(shop, tx, event);
  });

/** Whether a bank claims money of another shop at the same provider's account. */
const isForeignClaim = async (shop: Shop, event: OtherEvent): Promise<boolean> => {
  if (event.kind !== 'dispute' || event.status !== 'open') return false;
  return (await askProvider(shop, (payment) => payment.getIntent(event.intentId))) === null;
};

/**
 * Takes in a webhook from its raw bytes. Each event has its effect once, however often it
 * comes. Refuses with `malformed` what the provider did not sign within five minutes, and
 * with `not_found` webhooks of a provider the shop does not run with. Throws
 * `ServiceOutage` when the provider cannot be asked, so that it sends the event again.
 */
export const receiveWebhook = async (
  shop: Shop,
  webhook: {
    readonly provider: PaymentProvider['name'];
    readonly rawBody: Uint8Array;
    readonly signature: string;
  },
): Promise<{ ok: true } | Refused> => {
  if (webhook.provider !== shop.payment.name) return refuse('not_found');
  const event = shop.payment.readWebhook(webhook.rawBody, webhook.signature);
  if (!event)
    return refuse('malformed', { message: 'The signature of this webhook is not right.' });
  if (event.kind === 'intent') await settlePayment(shop, event.intentId, event);
  else {
    const { eventId } = event;
    const isForeign = await isForeignClaim(shop, event);
    await takeEvent(shop, isForeign ? { kind: 'ignored', eventId } : event);
  }
  return { ok: true };
};
