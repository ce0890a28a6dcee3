import { centsToDollars } from '@bramblebook/contract/money';
import type { Order } from '@bramblebook/contract/order';
import { orderApi } from '@bramblebook/contract/shop-api';
import type { Stripe, StripeElements, StripeError } from '@stripe/stripe-js';
import { type RefObject, useState } from 'react';
import { send } from '../../../api/send.ts';
import { useMutation } from '../../../api/use-mutation.ts';
import type { IntentToPay } from '../ask-intent.ts';
import {
  changedOrder,
  PAYMENT_ERROR,
  type PaymentFailure,
  paymentFailure,
} from '../changed-order.ts';
import { declineSentence } from './decline-sentences.ts';

/** What is paid at Stripe, and who hears how that went. */
export interface StripePayment {
  readonly intent: IntentToPay;
  /** As the customer sees it: another amount is not taken. */
  readonly totalCents: number;
  /** Where the customer comes back to, from the form or from their bank. */
  readonly returnPath: string;
  readonly onPaid: () => void;
  /** The order was changed elsewhere, and is this now. */
  readonly onChanged: (order: Order) => Promise<void>;
}

/** How a try to pay ended; `left_open` when the form itself says what is missing. */
type Outcome = 'paid' | 'left_open' | PaymentFailure;

const DECLINES: readonly StripeError['type'][] = ['card_error', 'validation_error'];

const wrongOf = (error: StripeError): PaymentFailure =>
  DECLINES.includes(error.type) || error.code === 'payment_intent_authentication_failure'
    ? { title: 'Payment Failed', sentence: declineSentence(error) }
    : PAYMENT_ERROR;

/** Pays what the form holds; a bank that wants to be asked is gone to, and comes back to the path. */
const confirm = async (
  { stripe, elements }: { readonly stripe: Stripe; readonly elements: StripeElements },
  returnPath: string,
): Promise<Outcome> => {
  const { error, paymentIntent } = await stripe.confirmPayment({
    elements,
    confirmParams: { return_url: new URL(returnPath, location.origin).href },
    redirect: 'if_required',
  });
  if (error) return wrongOf(error);
  return ['succeeded', 'processing'].includes(paymentIntent.status)
    ? 'paid'
    : wrongOf({ type: 'card_error', code: 'payment_intent_authentication_failure' });
};

/** Pays at Stripe, after the shop has agreed that the amount shown is the amount taken (D13). */
export const useStripePayment = (
  payment: StripePayment,
  form: RefObject<{ readonly stripe: Stripe; readonly elements: StripeElements } | null>,
) => {
  const { intent, totalCents, returnPath, onPaid, onChanged } = payment;
  const { orderId, paymentIntentId } = intent;
  const [wrong, setWrong] = useState<PaymentFailure | null>(null);
  const pay = useMutation({
    mutationFn: async (): Promise<Outcome> => {
      const open = form.current;
      if (!open) return 'left_open';
      const entered = await open.elements.submit();
      if (entered.error) return 'left_open';
      const body = { amount: centsToDollars(totalCents), paymentIntentId };
      const agree = () => send(orderApi.confirmAmount, { params: { orderId }, body });
      await agree();
      const outcome = await confirm(open, returnPath);
      // Perhaps the order was changed elsewhere in that moment: then the shop refuses, and says how it is now.
      if (outcome === PAYMENT_ERROR) await agree();
      return outcome;
    },
    onMutate: () => setWrong(null),
    onSuccess: (outcome) => {
      if (outcome === 'paid') onPaid();
      else if (outcome !== 'left_open') setWrong(outcome);
    },
    onError: async (error) => {
      const changed = changedOrder(error);
      setWrong(paymentFailure(error));
      if (changed) await onChanged(changed);
    },
  });
  return { pay, wrong };
};
