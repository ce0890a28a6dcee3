import type { BookStatus } from '@bramblebook/contract/book-states';
import { and, eq } from 'drizzle-orm';
import { bookPages, books } from '../database/schema/books.ts';
import { progressOf } from '../shelf/present-book.ts';
import type { Shop } from '../shop.ts';

/** How far the making of a book is. */
export interface MakingState {
  readonly status: BookStatus;
  readonly made: number;
  readonly wanted: number;
  /** The shown version of every page that has one, by page number. */
  readonly shown: ReadonlyMap<number, number>;
}

/** How far the making of one's own book is; null for any other. */
export const readProgress = async (
  shop: Shop,
  user: { readonly id: string },
  bookId: string,
): Promise<MakingState | null> => {
  const [book] = await shop.db
    .select({ status: books.status, fullWanted: books.fullWanted, retell: books.retell })
    .from(books)
    .where(and(eq(books.id, bookId), eq(books.userId, user.id)));
  if (!book) return null;
  const { page, wantedVersion, shownVersion } = bookPages;
  const pages = await shop.db
    .select({ page, wantedVersion, shownVersion })
    .from(bookPages)
    .where(eq(bookPages.bookId, bookId))
    .orderBy(page);
  const shown = pages.flatMap((row) =>
    row.shownVersion === null ? [] : [[row.page, row.shownVersion] as const],
  );
  return { status: book.status, ...progressOf(book, pages), shown: new Map(shown) };
};
