import { randomBytes } from 'node:crypto';
import { refuse } from '@bramblebook/contract/refusals';
import type { SandboxEntries, SandboxLedger } from '@bramblebook/shop/orders/sandbox-ledger';
import type { Clock } from '@bramblebook/shop/ports/clock';
import type { PaymentIntent, Refunded } from '@bramblebook/shop/ports/payment';
import type { SandboxPayment } from '@bramblebook/shop/ports/sandbox-payment';
import { readEvent, writeEvent } from './sandbox-event.ts';
import { judgeCard } from './test-card.ts';
import { isWebhookSigned, signWebhook } from './webhook-signature.ts';

const DELIVERY_TIMEOUT_MS = 20_000;

const newSandboxId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

/** The intent a client secret belongs to: its first part. */
const intentIdOf = (clientSecret: string): string => clientSecret.split('_secret_')[0] ?? '';

const isFinal = (intent: PaymentIntent): boolean =>
  intent.status === 'succeeded' || intent.status === 'canceled';

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

  const tell = (
    entries: SandboxEntries,
    type: Parameters<typeof writeEvent>[0]['type'],
    intent: PaymentIntent,
  ) => {
    const id = newSandboxId('evt_sandbox');
    return entries.addEvent(id, writeEvent({ id, type, at: clock.now() }, intent));
  };

  const findIntent = async (entries: SandboxEntries, id: string): Promise<PaymentIntent> => {
    const intent = await entries.findIntent(id);
    if (!intent) throw new Error(`the sandbox has no payment intent ${id}`);
    return intent;
  };

  return {
    name: 'sandbox',
    publishableKey: null,

    createIntent: ({ orderId, amountCents, idempotencyKey }) =>
      ledger.writeOnce(
        { key: idempotencyKey, asked: `create ${orderId} ${amountCents}` },
        async (entries) => {
          const id = newSandboxId('pi_sandbox');
          const intent: PaymentIntent = {
            id,
            clientSecret: `${id}_secret_${randomBytes(18).toString('base64url')}`,
            amountCents,
            status: 'requires_payment_method',
            orderId,
          };
          await entries.saveIntent(intent);
          return intent;
        },
      ),

    changeAmount: (intentId, amountCents, idempotencyKey) =>
      ledger.writeOnce(
        { key: idempotencyKey, asked: `change ${intentId} ${amountCents}` },
        async (entries) => {
          const intent = await findIntent(entries, intentId);
          if (isFinal(intent) || intent.amountCents === amountCents) return intent;
          // What the customer's bank was asked to confirm was the old amount.
          const changed = { ...intent, amountCents, status: 'requires_payment_method' as const };
          await entries.saveIntent(changed);
          return changed;
        },
      ),

    getIntent: (intentId) => ledger.readIntent(intentId),

    cancelIntent: (intentId, idempotencyKey) =>
      ledger.writeOnce({ key: idempotencyKey, asked: `cancel ${intentId}` }, async (entries) => {
        const intent = await findIntent(entries, intentId);
        if (isFinal(intent)) return intent;
        const canceled = { ...intent, status: 'canceled' as const };
        await entries.saveIntent(canceled);
        await tell(entries, 'payment_intent.canceled', canceled);
        return canceled;
      }),

    refund: ({ paymentIntentId, amountCents, idempotencyKey }) =>
      ledger.writeOnce(
        { key: idempotencyKey, asked: `refund ${paymentIntentId} ${amountCents}` },
        async (entries): Promise<Refunded> => {
          if (!Number.isInteger(amountCents) || amountCents < 1)
            throw new Error(`${amountCents} cents cannot be refunded`);
          const intent = await findIntent(entries, paymentIntentId);
          const charge = await entries.findCharge(paymentIntentId);
          if (!charge) return { ok: false, reason: 'not_paid' };
          const left = charge.amountCents - charge.refundedCents;
          if (left === 0) return { ok: false, reason: 'already_refunded' };
          if (amountCents > left) return { ok: false, reason: 'more_than_left' };
          const refundId = newSandboxId('re_sandbox');
          await entries.addRefund(refundId, paymentIntentId, amountCents);
          await tell(entries, 'charge.refunded', intent);
          return { ok: true, refundId, status: 'succeeded' };
        },
      ),

    readWebhook: (rawBody, signature) =>
      isWebhookSigned(webhookSecret, rawBody, signature, clock.now()) ? readEvent(rawBody) : null,

    confirm: (card) =>
      ledger.write(async (entries) => {
        const intent = await entries.findIntent(intentIdOf(card.clientSecret));
        if (intent?.clientSecret !== card.clientSecret) return refuse('not_found');
        if (intent.status === 'succeeded') return { ok: true, status: 'succeeded' };
        if (intent.status === 'canceled')
          return refuse('wrong_state', { message: 'This payment was cancelled.' });
        const outcome = judgeCard(card, clock.now());
        if (outcome.kind === 'invalid')
          return refuse('card_invalid', {
            message: outcome.sentence,
            fields: { [outcome.field]: outcome.sentence },
          });
        if (outcome.kind === 'declined' || outcome.kind === 'no_test_card') {
          const failed = { ...intent, status: 'requires_payment_method' as const };
          await entries.saveIntent(failed);
          await tell(entries, 'payment_intent.payment_failed', failed);
          return outcome.kind === 'declined'
            ? refuse('card_declined')
            : refuse('card_declined', {
                message:
                  'This is a test shop that takes no real cards. Please use 4242 4242 4242 4242.',
              });
        }
        const mustAsk = outcome.kind === 'asks_for_confirmation';
        if (mustAsk && !(card.authenticated && intent.status === 'requires_action')) {
          await entries.saveIntent({ ...intent, status: 'requires_action' });
          return { ok: true, status: 'requires_action' };
        }
        const paid = { ...intent, status: 'succeeded' as const };
        await entries.addCharge(intent.id, intent.amountCents);
        await entries.saveIntent(paid);
        await tell(entries, 'payment_intent.succeeded', paid);
        return { ok: true, status: 'succeeded' };
      }),

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
