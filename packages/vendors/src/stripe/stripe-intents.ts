import type { PaymentIntent, PaymentProvider } from '@bramblebook/shop/ports/payment';
import { VendorOutage, VendorRefusal } from '../line/vendor-failure.ts';
import { readIntent } from './stripe-answers.ts';
import type { StripeCalls } from './stripe-calls.ts';

const readOwnIntent = (answer: unknown, asked: Parameters<typeof readIntent>[1]): PaymentIntent => {
  const intent = readIntent(answer, asked);
  if (intent) return intent;
  throw new VendorOutage('nonsense', 'Stripe answered with an intent of no order');
};

/** The intents of the shop's orders at Stripe. */
export const stripeIntents = ({
  stripe,
  ask,
  askUnderKey,
}: StripeCalls): Pick<PaymentProvider, 'createIntent' | 'getIntent' | 'cancelIntent'> => {
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
    getIntent,
    cancelIntent: async (intentId, firstKey) => {
      try {
        return await askUnderKey('cancel payment intent', firstKey, async (idempotencyKey) =>
          readOwnIntent(await stripe.paymentIntents.cancel(intentId, {}, { idempotencyKey }), {
            id: intentId,
          }),
        );
      } catch (error) {
        const isFixed =
          error instanceof VendorRefusal && error.code === 'payment_intent_unexpected_state';
        const intent = isFixed ? await getIntent(intentId) : null;
        if (intent) return intent;
        throw error;
      }
    },
  };
};
