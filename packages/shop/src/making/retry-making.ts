import { isBeingMade } from '@bramblebook/contract/book-states';
import { type Refused, refuse } from '@bramblebook/contract/refusals';
import { eq } from 'drizzle-orm';
import { books } from '../database/schema/books.ts';
import { tellBookChanged } from '../shelf/book-changes.ts';
import { lockBook } from '../shelf/find-book.ts';
import type { Shop } from '../shop.ts';
import { startMaking } from '../states/stages.ts';

/** Tries a failed book again, from where it stopped; nothing is charged. While it is being made it changes nothing. */
export const retryMaking = async (
  shop: Shop,
  user: { readonly id: string },
  { bookId }: { readonly bookId: string },
): Promise<{ ok: true } | Refused> => {
  const result = await shop.db.transaction(async (tx) => {
    const book = await lockBook(tx, user, bookId);
    if (!book) return refuse('book_not_found');
    if (isBeingMade(book.status)) return { ok: true as const };
    if (book.status !== 'failed') return refuse('wrong_state');
    await tx.update(books).set({ lastActiveAt: shop.clock.now() }).where(eq(books.id, bookId));
    return startMaking(shop, tx, bookId);
  });
  tellBookChanged(bookId);
  return result;
};
