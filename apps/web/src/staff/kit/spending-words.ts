import { formatCents } from '@bramblebook/contract/money';
import type { ModelSpending } from '@bramblebook/contract/staff-dashboard-api';

/** "$0.42 in 61 calls", and how many calls nobody knows the price of. */
export const spendingWords = ({ cents, calls, unpricedCalls }: ModelSpending): string => {
  const known = `${formatCents(Math.round(cents))} in ${calls.toLocaleString('en-US')} ${calls === 1 ? 'call' : 'calls'}`;
  return unpricedCalls > 0
    ? `${known}, not counting ${unpricedCalls.toLocaleString('en-US')} without a price`
    : known;
};
