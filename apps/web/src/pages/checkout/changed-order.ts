import type { Order } from '@bramblebook/contract/order';
import { ApiError, isRefusal } from '../../api/api-error.ts';

/** The order as it is now, where an amount was refused because it had changed (decision D13). */
export const changedOrder = (error: unknown): Order | undefined =>
  isRefusal(error, 'cart_changed') ? (error.current as Order | undefined) : undefined;

/** What is said over the sentence of a payment that was refused; `otherwise` where nothing is known of it. */
export const paymentTitle = (error: unknown, otherwise: string): string => {
  if (isRefusal(error, 'payment_in_progress')) return 'Your payment is on its way';
  return changedOrder(error) ? 'Your order has changed' : otherwise;
};

/** Why a payment did not come about, for the person who pays. */
export interface PaymentFailure {
  readonly title: string;
  readonly sentence: string;
}

/** Where neither card nor bank is to blame (spec §8). */
export const PAYMENT_ERROR: PaymentFailure = {
  title: 'Payment Error',
  sentence: 'An unexpected error occurred',
};

/** A payment that was refused, in the words of who refused it; anything else is an error of ours (spec §8). */
export const paymentFailure = (error: unknown): PaymentFailure =>
  error instanceof ApiError && error.status < 500
    ? { title: paymentTitle(error, 'Payment Failed'), sentence: error.sentence }
    : PAYMENT_ERROR;
