import { isApproved } from '@bramblebook/contract/book-states';
import { type Refused, refuse } from '@bramblebook/contract/refusals';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../database/open-database.ts';
import { books } from '../database/schema/books.ts';
import { isBookComplete } from '../shelf/book-complete.ts';
import { lockBookById } from '../shelf/find-book.ts';
import type { Shop } from '../shop.ts';
import { handOverBook, startMaking } from './stages.ts';

/**
 * Has all thirty pages made, in the caller's transaction: by the parent who opens the
 * full preview, or by fulfilment. Again it changes nothing. While the preview is still
 * being made, or tried again, the rest follows by itself. A bought book that stands
 * already is handed over at once. Call `tellBookChanged` after the commit.
 */
export const startFullBook = async (
  shop: Shop,
  tx: Transaction,
  bookId: string,
): Promise<{ ok: true } | Refused> => {
  const book = await lockBookById(tx, bookId);
  if (!book) return refuse('book_not_found');
  if (book.status === 'rejected') return refuse('wrong_state');
  if (!book.fullWanted)
    await tx.update(books).set({ fullWanted: true }).where(eq(books.id, bookId));
  if (book.status !== 'preview_ready' && !isApproved(book.status)) return { ok: true };
  if (await isBookComplete(tx, bookId)) {
    await handOverBook(shop, tx, book);
    return { ok: true };
  }
  return startMaking(shop, tx, bookId);
};
