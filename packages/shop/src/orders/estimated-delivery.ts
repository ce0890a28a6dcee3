import { PRINTED_BOOK_DAYS } from '@bramblebook/contract/settings';

const DAY_MS = 24 * 60 * 60_000;
const SUNDAY = 0;
const SATURDAY = 6;

/** The moment so many business days (Monday to Friday, UTC) later. */
export const addBusinessDays = (from: Date, days: number): Date => {
  let at = from;
  for (let left = days; left > 0; ) {
    at = new Date(at.getTime() + DAY_MS);
    if (at.getUTCDay() !== SATURDAY && at.getUTCDay() !== SUNDAY) left--;
  }
  return at;
};

/**
 * When a printed order should be there at the latest: the promised days after its
 * printing was approved; until then after its payment, or after it was ordered.
 * Null for digital only.
 */
export const estimatedDelivery = (order: {
  readonly hasPrinted: boolean;
  readonly createdAt: Date;
  readonly paidAt: Date | null;
  readonly approvedAt: Date | null;
}): Date | null =>
  order.hasPrinted
    ? addBusinessDays(order.approvedAt ?? order.paidAt ?? order.createdAt, PRINTED_BOOK_DAYS.to)
    : null;
