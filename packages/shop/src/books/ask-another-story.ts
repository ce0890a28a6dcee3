import { bookCan } from '@bramblebook/contract/book-can';
import { type Refused, refuse } from '@bramblebook/contract/refusals';
import { OTHER_STORIES } from '@bramblebook/contract/settings';
import { eq } from 'drizzle-orm';
import { books } from '../database/schema/books.ts';
import { bookPurchase } from '../shelf/book-purchases.ts';
import { changeBook } from '../shelf/change-book.ts';
import { isTold } from '../shelf/lay-out.ts';
import type { Shop } from '../shop.ts';
import { parentActor } from '../states/actor.ts';
import { startMaking } from '../states/moves.ts';

const BOUGHT =
  'The book is ordered, so its story stays. You can still ask for changes of its pages.';
const ENOUGH = `We have told ${OTHER_STORIES} other stories for this book already. A new book with another idea gives you more.`;

/**
 * Has another story told of the same idea, with another plot than all before, and its
 * pages painted in place of the old ones, which stay until then. Words changed by hand
 * go with the old story. Refuses with `wrong_state` while the book is being made, once
 * it is bought or its printing approved, and with 429 after ten other stories.
 */
export const askAnotherStory = (
  shop: Shop,
  user: { readonly id: string },
  { bookId }: { readonly bookId: string },
): Promise<{ ok: true } | Refused> =>
  changeBook(shop, user, bookId, async (tx, book) => {
    const { status } = book;
    if (!bookCan.tryAnotherStory({ status, isBought: false }) || !isTold(book))
      return refuse('wrong_state');
    const bought = await bookPurchase(tx, bookId);
    if (!bookCan.tryAnotherStory({ status, isBought: bought.digital || bought.printed }))
      return refuse('wrong_state', { message: BOUGHT });
    if (book.pastPlots.length >= OTHER_STORIES)
      return refuse('too_many_requests', { message: ENOUGH });
    await tx.update(books).set({ retell: true }).where(eq(books.id, bookId));
    return startMaking(shop, tx, { bookId, actor: parentActor(user) });
  });
