import type { Clock } from '@bramblebook/shop/ports/clock';
import type { SandboxPayment } from '@bramblebook/shop/ports/sandbox-payment';
import { isWebhookSigned, signWebhook } from '../signatures/webhook-signature.ts';
import { confirmCard } from './confirm-card.ts';
import { readEvent } from './sandbox-event.ts';
import { cancelIntent, createIntent, refund } from './sandbox-intents.ts';
import type { SandboxLedger } from './sandbox-ledger.ts';

const DELIVERY_TIMEOUT_MS = 20_000;

/**
 * A payment provider for trying the shop out: behaves like a real one but takes only
 * test cards and no money. Keeps its own ledger and tells the shop of payments by
 * signed webhooks over HTTP, as a real one does.
 */
export const sandboxPayment = (options: {
  readonly ledger: SandboxLedger;
  readonly clock: Clock;
  readonly webhookSecret: string;
  /** Address of the shop's webhook; asked at each delivery, as the port is known late. */
  readonly webhookUrl: () => string;
}): SandboxPayment => {
  const { ledger, clock, webhookSecret, webhookUrl } = options;
  const desk = { ledger, clock };

  return {
    name: 'sandbox',
    inBrowser: null,
    createIntent: createIntent(desk),
    getIntent: (intentId) => ledger.readIntent(intentId),
    cancelIntent: cancelIntent(desk),
    refund: refund(desk),
    readWebhook: (rawBody, signature) =>
      isWebhookSigned(webhookSecret, rawBody, signature, clock.now()) ? readEvent(rawBody) : null,
    confirm: (card) => ledger.write((entries) => confirmCard(desk, entries, card)),
    async deliverEvent(eventId) {
      const event = await ledger.readEvent(eventId);
      if (!event) return;
      const body = Buffer.from(event.body);
      const response = await fetch(webhookUrl(), {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'sandbox-signature': signWebhook(webhookSecret, body, clock.now()),
        },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(DELIVERY_TIMEOUT_MS),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`the shop answered a webhook with ${response.status}`);
      await ledger.markDelivered(eventId);
    },
  };
};
