import type { BookLayout } from '@bramblebook/contract/book-layout';
import { type Refused, refuse } from '@bramblebook/contract/refusals';
import { countTry } from '../limits/count-tries.ts';
import { findBook } from '../shelf/find-book.ts';
import { isTold, layOut } from '../shelf/lay-out.ts';
import type { Shop } from '../shop.ts';

/** Counts a try to have a book laid out, by whichever call; refuses too many. */
export const admitLayout = (
  shop: Shop,
  user: { readonly id: string },
): Promise<{ ok: true } | Refused> => countTry(shop, 'layOut', user.id);

/** The layout of one's own book; `book_not_ready` until the story is told. */
export const readLayout = async (
  shop: Shop,
  user: { readonly id: string },
  { bookId }: { readonly bookId: string },
): Promise<{ ok: true; layout: BookLayout } | Refused> => {
  const book = await findBook(shop.db, user, bookId);
  if (!book) return refuse('book_not_found');
  if (!isTold(book)) return refuse('book_not_ready');
  return { ok: true, layout: (await layOut(shop, shop.db, book)).layout };
};
