import { bookCan } from '@bramblebook/contract/book-can';
import { isBeingMade } from '@bramblebook/contract/book-states';
import { type Refused, refuse } from '@bramblebook/contract/refusals';
import { changeBook } from '../shelf/change-book.ts';
import type { Shop } from '../shop.ts';
import { parentActor } from '../states/actor.ts';
import { startMaking } from '../states/moves.ts';

/** Tries a failed book again, from where it stopped; nothing is charged. While it is being made it changes nothing. */
export const retryMaking = (
  shop: Shop,
  user: { readonly id: string },
  { bookId }: { readonly bookId: string },
): Promise<{ ok: true } | Refused> =>
  changeBook(shop, user, bookId, async (tx, book) => {
    if (isBeingMade(book.status)) return { ok: true };
    if (!bookCan.retry(book)) return refuse('wrong_state');
    return startMaking(shop, tx, { bookId, actor: parentActor(user) });
  });
