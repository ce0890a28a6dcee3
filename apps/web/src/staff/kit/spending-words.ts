import { formatCents } from '@bramblebook/contract/money';
import type { ModelSpending } from '@bramblebook/contract/staff-dashboard-api';
import { withCommas } from '@bramblebook/contract/with-commas';

/** "$0.42 in 61 calls", and how many calls nobody knows the price of. */
export const spendingWords = ({ cents, calls, unpricedCalls }: ModelSpending): string => {
  const known = `${formatCents(Math.round(cents))} in ${withCommas(calls)} ${calls === 1 ? 'call' : 'calls'}`;
  return unpricedCalls > 0
    ? `${known}, not counting ${withCommas(unpricedCalls)} without a price`
    : known;
};
