import { BOOK_STATES, isBeingMade } from '@bramblebook/contract/book-states';
import { books } from '../database/schema/books.ts';
import { announce } from '../messages/announce.ts';
import { bookInTrouble } from '../messages/templates/book-in-trouble.ts';
import { tellBookChanged } from '../shelf/book-changes.ts';
import { lockBookById } from '../shelf/find-book.ts';
import type { Shop } from '../shop.ts';
import { transition } from '../states/transition.ts';

/**
 * Ends the making of a book whose step has used up its tries: the parent is told and can
 * have it tried again. Again, or once the book stands, it changes nothing.
 */
export const giveUpMaking = async (shop: Shop, bookId: string, step: string): Promise<void> => {
  await shop.db.transaction(async (tx) => {
    const book = await lockBookById(tx, bookId);
    if (!book || !isBeingMade(book.status)) return;
    await transition(tx, { table: books, states: BOOK_STATES, id: bookId, to: 'failed' });
    await announce(shop, tx, {
      userId: book.userId,
      about: `${bookId}:${step}`,
      message: bookInTrouble(shop, { childName: book.childName, bookId }),
    });
  });
  tellBookChanged(bookId);
};
