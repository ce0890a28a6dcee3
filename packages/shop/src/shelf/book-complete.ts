import { PAGE_COUNT } from '@bramblebook/contract/page-numbers';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Queryable } from '../database/open-database.ts';
import { bookPages } from '../database/schema/books.ts';

/** Whether every page of the book stands, so that a buyer misses nothing. */
export const isBookComplete = async (db: Queryable, bookId: string): Promise<boolean> => {
  const [pages] = await db
    .select({ made: sql<number>`count(*)::integer` })
    .from(bookPages)
    .where(and(eq(bookPages.bookId, bookId), isNotNull(bookPages.shownVersion)));
  return pages?.made === PAGE_COUNT;
};
