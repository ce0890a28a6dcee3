import type { Order } from '@bramblebook/contract/order';
import { TIME_PROMISES } from '@bramblebook/contract/settings';

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** When a printed order is at the door: between the printing house's days, or as the shop promises (decision D6). */
export const arrivalWords = ({ arrival }: Pick<Order, 'arrival'>): string =>
  arrival
    ? `between ${DAY.format(new Date(arrival.from))} and ${DAY.format(new Date(arrival.to))}`
    : `in ${TIME_PROMISES.printedBook}`;

/** The day or days on which a printed order is expected; null where nothing is printed. */
export const expectedWords = (
  order: Pick<Order, 'arrival' | 'estimatedDelivery'>,
): string | null => {
  if (order.arrival) return `Expected ${arrivalWords(order)}.`;
  return order.estimatedDelivery
    ? `Expected by ${DAY.format(new Date(order.estimatedDelivery))}.`
    : null;
};
