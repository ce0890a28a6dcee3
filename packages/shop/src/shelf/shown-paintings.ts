import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../database/open-database.ts';
import { bookPages } from '../database/schema/books.ts';
import { pagePaintings } from '../database/schema/paintings.ts';

/** The paintings behind the pictures of a book that are shown now, by their pages. */
export const readShownPaintings = async (
  db: Queryable,
  bookId: string,
): Promise<(typeof pagePaintings.$inferSelect)[]> => {
  const rows = await db
    .select({ painting: pagePaintings })
    .from(pagePaintings)
    .innerJoin(
      bookPages,
      and(
        eq(bookPages.bookId, pagePaintings.bookId),
        eq(bookPages.page, pagePaintings.page),
        eq(bookPages.shownVersion, pagePaintings.version),
      ),
    )
    .where(eq(pagePaintings.bookId, bookId))
    .orderBy(pagePaintings.page);
  return rows.map(({ painting }) => painting);
};
