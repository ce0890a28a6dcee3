import { bookCan } from '@bramblebook/contract/book-can';
import { type Refused, refuse } from '@bramblebook/contract/refusals';
import { changeBook } from '../shelf/change-book.ts';
import { isTold } from '../shelf/lay-out.ts';
import type { Shop } from '../shop.ts';
import { parentActor } from '../states/actor.ts';
import { startMaking } from '../states/moves.ts';
import { giveUpModel, isPaintedByModel } from './give-up-model.ts';

/**
 * The parent's word on a book that a model could not finish: the shop's own painter paints all of
 * it, so that it is by one hand; nothing is charged. Refuses with `wrong_state` any other book.
 */
export const finishByShop = (
  shop: Shop,
  user: { readonly id: string },
  { bookId }: { readonly bookId: string },
): Promise<{ ok: true } | Refused> =>
  changeBook(shop, user, bookId, async (tx, book) => {
    if (!bookCan.retry(book) || !isTold(book) || !(await isPaintedByModel(tx, book)))
      return refuse('wrong_state');
    await giveUpModel(shop, tx, book, 'The parent had the shop paint all of the book.');
    return startMaking(shop, tx, { bookId, actor: parentActor(user) });
  });
