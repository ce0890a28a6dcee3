import type { PaymentProvider, Refunded, RefundRefusal } from '@bramblebook/shop/ports/payment';
import { VendorRefusal } from '../line/vendor-failure.ts';
import { readRefund, readRefunds, type StripeRefund } from './stripe-answers.ts';
import type { StripeCalls } from './stripe-calls.ts';

const REFUSALS: Readonly<Record<string, RefundRefusal>> = {
  charge_already_refunded: 'already_refunded',
  charge_disputed: 'disputed',
  balance_insufficient: 'balance_too_low',
  insufficient_funds: 'balance_too_low',
  invalid_amount: 'more_than_left',
  payment_intent_unexpected_state: 'not_paid',
};

/** Money given back through Stripe, once for a key. */
export const stripeRefunds = ({
  stripe,
  ask,
  askUnderKey,
}: StripeCalls): Pick<PaymentProvider, 'refund'> => {
  // Looked for under its key before it is made: Stripe forgets keys after a day, and a
  // failure of its own may have given the money back all the same.
  const find = async (intentId: string, key: string): Promise<StripeRefund | undefined> => {
    const answer = await stripe.refunds.list({ payment_intent: intentId, limit: 100 });
    return readRefunds(answer).find(({ metadata }) => metadata?.refundKey === key);
  };

  const make = (intentId: string, amount: number, refundKey: string): Promise<StripeRefund> =>
    askUnderKey('refund', refundKey, async (idempotencyKey, isSecondKey) => {
      const made = isSecondKey ? await find(intentId, refundKey) : undefined;
      if (made) return made;
      const refund = { payment_intent: intentId, amount, metadata: { refundKey } };
      return readRefund(await stripe.refunds.create(refund, { idempotencyKey }), refundKey);
    });

  return {
    async refund({ paymentIntentId, amountCents, idempotencyKey }): Promise<Refunded> {
      if (!Number.isInteger(amountCents) || amountCents < 1)
        throw new Error(`${amountCents} cents cannot be refunded`);
      try {
        const refund =
          (await ask('list refunds', () => find(paymentIntentId, idempotencyKey))) ??
          (await make(paymentIntentId, amountCents, idempotencyKey));
        return { ok: true, refundId: refund.id, status: refund.status };
      } catch (error) {
        if (!(error instanceof VendorRefusal)) throw error;
        return { ok: false, reason: REFUSALS[error.code] ?? 'refused' };
      }
    },
  };
};
