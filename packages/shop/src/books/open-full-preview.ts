import type { Book } from '@bramblebook/contract/book';
import { type Refused, refuse } from '@bramblebook/contract/refusals';
import { eq } from 'drizzle-orm';
import { books } from '../database/schema/books.ts';
import { tellBookChanged } from '../shelf/book-changes.ts';
import { lockBook } from '../shelf/find-book.ts';
import { loadBook } from '../shelf/load-book.ts';
import type { Shop } from '../shop.ts';
import { startFullBook } from '../states/start-full-book.ts';

/** Has the whole book made for its parent to look through, free of charge; again it changes nothing. */
export const openFullPreview = async (
  shop: Shop,
  user: { readonly id: string },
  { bookId }: { readonly bookId: string },
): Promise<{ ok: true; book: Book } | Refused> => {
  const started = await shop.db.transaction(async (tx) => {
    const book = await lockBook(tx, user, bookId);
    if (!book) return refuse('book_not_found');
    await tx.update(books).set({ lastActiveAt: shop.clock.now() }).where(eq(books.id, bookId));
    return startFullBook(shop, tx, bookId);
  });
  if (!started.ok) return started;
  tellBookChanged(bookId);
  const book = await loadBook(shop.db, user, bookId);
  return book ? { ok: true, book } : refuse('book_not_found');
};
