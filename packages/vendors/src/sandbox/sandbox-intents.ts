/** What the sandbox does when the shop asks: each once for its idempotency key. */
import { randomBytes } from 'node:crypto';
import type { PaymentIntent, Refunded } from '@bramblebook/shop/ports/payment';
import type { SandboxPayment } from '@bramblebook/shop/ports/sandbox-payment';
import { findIntent, isFinal, newSandboxId, type SandboxDesk, tellShop } from './sandbox-desk.ts';

export const createIntent =
  (desk: SandboxDesk): SandboxPayment['createIntent'] =>
  ({ orderId, amountCents, idempotencyKey }) =>
    desk.ledger.writeOnce(
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
    );

export const cancelIntent =
  (desk: SandboxDesk): SandboxPayment['cancelIntent'] =>
  (intentId, idempotencyKey) =>
    desk.ledger.writeOnce({ key: idempotencyKey, asked: `cancel ${intentId}` }, async (entries) => {
      const intent = await findIntent(entries, intentId);
      if (isFinal(intent)) return intent;
      const canceled = { ...intent, status: 'canceled' as const };
      await entries.saveIntent(canceled);
      await tellShop(desk, entries, 'payment_intent.canceled', canceled);
      return canceled;
    });

export const refund =
  (desk: SandboxDesk): SandboxPayment['refund'] =>
  ({ paymentIntentId, amountCents, idempotencyKey }) =>
    desk.ledger.writeOnce(
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
        await tellShop(desk, entries, 'charge.refunded', intent);
        return { ok: true, refundId, status: 'succeeded' };
      },
    );
