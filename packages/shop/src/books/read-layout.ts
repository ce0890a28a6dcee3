import type { BookLayout } from '@bramblebook/contract/book-layout';
import { type Refused, refuse } from '@bramblebook/contract/refusals';
import { findBook } from '../shelf/find-book.ts';
import { isTold, layOut } from '../shelf/lay-out.ts';
import type { Shop } from '../shop.ts';

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
