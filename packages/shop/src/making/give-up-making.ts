import { isBeingMade } from '@bramblebook/contract/book-states';
import { changeBookById } from '../shelf/change-book.ts';
import type { Shop } from '../shop.ts';
import { THE_SHOP } from '../states/actor.ts';
import { moveBook } from '../states/moves.ts';
import { mustMove } from '../states/moving.ts';

/**
 * Ends the making of a book whose step has used up its tries: the parent is told and can
 * have it tried again. Again, or once the book stands, it changes nothing.
 */
export const giveUpMaking = async (shop: Shop, bookId: string, step: string): Promise<void> => {
  await changeBookById(shop, bookId, async (tx, book) => {
    if (!isBeingMade(book.status)) return;
    const move = { id: bookId, to: 'failed', actor: THE_SHOP, reason: step } as const;
    mustMove(await moveBook(shop, tx, move), `book ${bookId} could not be given up`);
  });
};
