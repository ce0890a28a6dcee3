import type { Order } from '@bramblebook/contract/order';
import { dashboardRank } from '@bramblebook/contract/order-states';

type Candidate = Pick<Order, 'id' | 'bookId' | 'status' | 'createdAt' | 'paymentIntentId'>;

const isBetter = (a: Candidate, b: Candidate): boolean => {
  const byRank = dashboardRank(a.status) - dashboardRank(b.status);
  if (byRank !== 0) return byRank > 0;
  const byAge = Date.parse(a.createdAt) - Date.parse(b.createdAt);
  if (byAge !== 0) return byAge > 0;
  return a.paymentIntentId !== null && b.paymentIntentId === null;
};

/**
 * One order per book for 'Track Your Orders' (spec §4): the highest rank, then the
 * newer one, then the one having a payment intent. Newest first.
 */
export const chooseOrders = <O extends Candidate>(orders: readonly O[]): O[] => {
  const chosen = new Map<string, O>();
  for (const order of orders) {
    const other = chosen.get(order.bookId);
    if (!other || isBetter(order, other)) chosen.set(order.bookId, order);
  }
  return [...chosen.values()].sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt));
};
