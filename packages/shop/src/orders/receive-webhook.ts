import { type Refused, refuse } from '@bramblebook/contract/refusals';
import { paymentEvents } from '../database/schema/orders.ts';
import type { PaymentProvider } from '../ports/payment.ts';
import type { Shop } from '../shop.ts';
import { settlePayment } from './settle-payment.ts';

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
  else
    await shop.db
      .insert(paymentEvents)
      .values({
        eventId: event.eventId,
        provider: shop.payment.name,
        // What the provider tells of a refund or a dispute is for the staff's eyes.
        ...(event.kind === 'ignored'
          ? { status: 'ignored' }
          : { intentId: event.intentId, status: `${event.kind}_${event.status}` }),
        receivedAt: shop.clock.now(),
      })
      .onConflictDoNothing();
  return { ok: true };
};
