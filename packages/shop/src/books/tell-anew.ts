import { bookCan } from '@bramblebook/contract/book-can';
import { type Refused, refuse } from '@bramblebook/contract/refusals';
import { OTHER_STORIES } from '@bramblebook/contract/settings';
import { eq } from 'drizzle-orm';
import { type BookRow, books } from '../database/schema/books.ts';
import { countTry } from '../limits/count-tries.ts';
import { bookPurchase } from '../shelf/book-purchases.ts';
import { changeBook } from '../shelf/change-book.ts';
import { isTold } from '../shelf/lay-out.ts';
import { othersTold } from '../shelf/telling.ts';
import type { Shop } from '../shop.ts';
import { parentActor } from '../states/actor.ts';
import { startMaking } from '../states/moves.ts';

const BOUGHT =
  'The book is ordered, so its story stays. You can still ask for changes of its pages.';
const ENOUGH = `We have told ${OTHER_STORIES} other stories for this book already. A new book with another idea gives you more.`;

type Changed = Partial<Pick<BookRow, 'storyDescription' | 'outline' | 'ideaTelling' | 'looks'>>;

/**
 * Has a book's story told anew, with what `change` says of its row or refuses, and its pages
 * painted in place of the old ones, which stay until then. Refuses with `wrong_state` while
 * the book is being made, once it is bought or its printing approved, and with 429 after
 * ten other stories of one book or forty of an account in a day.
 */
export const tellAnew = (
  shop: Shop,
  user: { readonly id: string },
  bookId: string,
  change: (book: BookRow) => { readonly ok: true; readonly changed: Changed } | Refused,
): Promise<{ ok: true } | Refused> =>
  changeBook(shop, user, bookId, async (tx, book) => {
    const { status } = book;
    if (!bookCan.tryAnotherStory({ status, isBought: false }) || !isTold(book))
      return refuse('wrong_state');
    const bought = await bookPurchase(tx, bookId);
    if (!bookCan.tryAnotherStory({ status, isBought: bought.digital || bought.printed }))
      return refuse('wrong_state', { message: BOUGHT });
    if (othersTold(book) >= OTHER_STORIES) return refuse('too_many_requests', { message: ENOUGH });
    const wanted = change(book);
    if (!wanted.ok) return wanted;
    const allowance = await countTry(shop, 'anotherStory', user.id, tx);
    if (!allowance.ok) return allowance;
    await tx
      .update(books)
      .set({ retell: true, ...wanted.changed })
      .where(eq(books.id, bookId));
    return startMaking(shop, tx, { bookId, actor: parentActor(user) });
  });
