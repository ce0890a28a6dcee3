import type { Order } from '@bramblebook/contract/order';
import { isRefusal } from '../../api/api-error.ts';

/** The order as it is now, where an amount was refused because it had changed (decision D13). */
export const changedOrder = (error: unknown): Order | undefined =>
  isRefusal(error, 'cart_changed') ? (error.current as Order | undefined) : undefined;

/** What is said over the sentence of a payment that was refused; `otherwise` where nothing is known of it. */
export const paymentTitle = (error: unknown, otherwise: string): string => {
  if (isRefusal(error, 'payment_in_progress')) return 'Your payment is on its way';
  return changedOrder(error) ? 'Your order has changed' : otherwise;
};
