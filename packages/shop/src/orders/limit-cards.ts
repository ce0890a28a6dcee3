import type { Refused } from '@bramblebook/contract/refusals';
import { countTry, type Limited, takeTryBack } from '../limits/count-tries.ts';
import type { Shop } from '../shop.ts';

/** Who tries cards, for which order, from where. */
export interface CardTry {
  readonly userId: string;
  readonly orderId: string;
  readonly address: string;
}

/**
 * Pays by card unless too many cards were declined for the account, the order or from the
 * address: who has many numbers and wants to know which of them work is stopped.
 */
export const limitCards = async <Done extends { readonly ok: true }>(
  shop: Shop,
  { userId, orderId, address }: CardTry,
  pay: () => Promise<Done | Refused>,
): Promise<Done | Refused> => {
  const counts: readonly (readonly [Limited, string])[] = [
    ['declinedCard', userId],
    ['declinedCardOfOrder', orderId],
    ['declinedCardFromAddress', address],
  ];
  for (const [what, who] of counts) {
    const tried = await countTry(shop, what, who);
    if (!tried.ok) return tried;
  }
  const done = await pay();
  if (done.ok || done.code !== 'card_declined')
    for (const [what, who] of counts) await takeTryBack(shop.db, what, who);
  return done;
};
