import { type Refused, refuse } from '@bramblebook/contract/refusals';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../database/open-database.ts';
import { type BookRow, books } from '../database/schema/books.ts';
import type { Shop } from '../shop.ts';
import { thenTell } from './book-changes.ts';
import { lockBook, lockBookById } from './find-book.ts';

/**
 * Changes one's own book: locks it, does the change in one transaction, notes that its
 * parent was at it, and once that is committed tells those who follow the book. The change
 * may refuse before it has written anything. Refuses with `book_not_found` any other book.
 */
export const changeBook = async <Done extends { readonly ok: true }>(
  shop: Shop,
  user: { readonly id: string },
  bookId: string,
  change: (tx: Transaction, book: BookRow) => Promise<Done | Refused>,
): Promise<Done | Refused> =>
  thenTell((tell) =>
    shop.db.transaction(async (tx) => {
      const book = await lockBook(tx, user, bookId);
      if (!book) return refuse('book_not_found');
      const done = await change(tx, book);
      if (!done.ok) return done;
      await tx.update(books).set({ lastActiveAt: shop.clock.now() }).where(eq(books.id, bookId));
      tell(bookId);
      return done;
    }),
  );

/**
 * The same for what happens to a book without its parent, as in jobs. `isGone` says that
 * the book was erased in the meantime.
 */
export const changeBookById = async (
  shop: Shop,
  bookId: string,
  change: (tx: Transaction, book: BookRow) => Promise<void>,
): Promise<{ readonly isGone: boolean }> =>
  thenTell((tell) =>
    shop.db.transaction(async (tx) => {
      const book = await lockBookById(tx, bookId);
      if (book) await change(tx, book);
      tell(bookId);
      return { isGone: book === null };
    }),
  );
