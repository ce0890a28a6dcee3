import { dollarsToCents, formatCents } from '@bramblebook/contract/money';

/** Dollars as staff type them, as cents; or in words why they cannot be given back. */
export const readRefundAmount = (typed: string, refundableCents: number): number | string => {
  const plain = typed.trim().replace(/^\$/, '').replaceAll(',', '');
  const cents = /^\d+(\.\d*)?$/.test(plain) ? dollarsToCents(Number(plain)) : null;
  if (cents === null) return 'Please enter an amount such as 19.00.';
  if (cents === 0) return 'Please enter more than $0.00.';
  if (cents > refundableCents) return `At most ${formatCents(refundableCents)} can be given back.`;
  return cents;
};
