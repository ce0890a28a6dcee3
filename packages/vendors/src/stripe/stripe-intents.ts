import type { PaymentIntent, PaymentProvider } from '@bramblebook/shop/ports/payment';
import { VendorOutage, VendorRefusal } from '../line/vendor-failure.ts';
import { readIntent } from './stripe-answers.ts';
import type { StripeCalls } from './stripe-calls.ts';

const readOwnIntent = (answer: unknown, asked: Parameters<typeof readIntent>[1]): PaymentIntent => {
  const intent = readIntent(answer, asked);
  if (intent) return intent;
  throw new VendorOutage('nonsense', 'Stripe answered with an intent of no order');
};

type Change = (
  intentId: string,
  key: string,
  step: { readonly name: string; readonly call: (key: string) => Promise<unknown> },
) => Promise<PaymentIntent>;

/** Changes an intent; one that Stripe changes no more is given as it is. */
const changeOf =
  (askUnderKey: StripeCalls['askUnderKey'], getIntent: PaymentProvider['getIntent']): Change =>
  async (intentId, key, step) => {
    try {
      return await askUnderKey(step.name, key, async (anyKey) =>
        readOwnIntent(await step.call(anyKey), { id: intentId }),
      );
    } catch (error) {
      const isFixed =
        error instanceof VendorRefusal && error.code === 'payment_intent_unexpected_state';
      const intent = isFixed ? await getIntent(intentId) : null;
      if (intent) return intent;
      throw error;
    }
  };

/** The intents of the shop's orders at Stripe. */
export const stripeIntents = ({
  stripe,
  ask,
  askUnderKey,
}: StripeCalls): Pick<
  PaymentProvider,
  'createIntent' | 'changeAmount' | 'getIntent' | 'cancelIntent'
> => {
  const getIntent = async (intentId: string): Promise<PaymentIntent | null> => {
    try {
      return await ask('read payment intent', async () =>
        readIntent(await stripe.paymentIntents.retrieve(intentId), { id: intentId }),
      );
    } catch (error) {
      if (error instanceof VendorRefusal && error.status === 404) return null;
      throw error;
    }
  };

  const change = changeOf(askUnderKey, getIntent);

  return {
    createIntent: ({ orderId, amountCents, idempotencyKey: firstKey }) => {
      const intent = {
        amount: amountCents,
        currency: 'usd',
        automatic_payment_methods: { enabled: true },
        metadata: { orderId },
      };
      return askUnderKey('create payment intent', firstKey, async (idempotencyKey) =>
        readOwnIntent(await stripe.paymentIntents.create(intent, { idempotencyKey }), { orderId }),
      );
    },
    changeAmount: (intentId, amount, firstKey) =>
      change(intentId, firstKey, {
        name: 'change amount',
        call: (idempotencyKey) =>
          stripe.paymentIntents.update(intentId, { amount }, { idempotencyKey }),
      }),
    getIntent,
    cancelIntent: (intentId, firstKey) =>
      change(intentId, firstKey, {
        name: 'cancel payment intent',
        call: (idempotencyKey) => stripe.paymentIntents.cancel(intentId, {}, { idempotencyKey }),
      }),
  };
};
