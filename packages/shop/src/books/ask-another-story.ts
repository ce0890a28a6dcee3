import type { Book } from '@bramblebook/contract/book';
import { type Refused, refuse } from '@bramblebook/contract/refusals';
import { OTHER_STORIES } from '@bramblebook/contract/settings';
import { eq } from 'drizzle-orm';
import { books } from '../database/schema/books.ts';
import { tellBookChanged } from '../shelf/book-changes.ts';
import { bookPurchase } from '../shelf/book-purchases.ts';
import { lockBook } from '../shelf/find-book.ts';
import { isTold } from '../shelf/lay-out.ts';
import { loadBook } from '../shelf/load-book.ts';
import type { Shop } from '../shop.ts';
import { startMaking } from '../states/stages.ts';

const BOUGHT =
  'The book is ordered, so its story stays. You can still ask for changes of its pages.';
const ENOUGH = `We have told ${OTHER_STORIES} other stories for this book already. A new book with another idea gives you more.`;

/**
 * Has another story told of the same idea, with another plot than all before, and its
 * pages painted in place of the old ones, which stay until then. Words changed by hand
 * go with the old story. Refuses with `wrong_state` while the book is being made, once
 * it is bought or its printing approved, and with 429 after ten other stories.
 */
export const askAnotherStory = async (
  shop: Shop,
  user: { readonly id: string },
  { bookId }: { readonly bookId: string },
): Promise<{ ok: true; book: Book } | Refused> => {
  const asked = await shop.db.transaction(async (tx) => {
    const book = await lockBook(tx, user, bookId);
    if (!book) return refuse('book_not_found');
    if (book.status !== 'preview_ready' || !isTold(book)) return refuse('wrong_state');
    const bought = await bookPurchase(tx, bookId);
    if (bought.digital || bought.printed) return refuse('wrong_state', { message: BOUGHT });
    if (book.pastPlots.length >= OTHER_STORIES)
      return refuse('too_many_requests', { message: ENOUGH });
    const lastActiveAt = shop.clock.now();
    await tx.update(books).set({ retell: true, lastActiveAt }).where(eq(books.id, bookId));
    return startMaking(shop, tx, bookId);
  });
  if (!asked.ok) return asked;
  tellBookChanged(bookId);
  const book = await loadBook(shop.db, user, bookId);
  return book ? { ok: true, book } : refuse('book_not_found');
};
