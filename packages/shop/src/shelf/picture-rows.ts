import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../database/open-database.ts';
import { pagePictures, pagePlans, printMasters } from '../database/schema/books.ts';
import type { PictureId } from './book-files.ts';

type PictureTable = typeof pagePictures | typeof printMasters | typeof pagePlans;

const isRowOf = (table: PictureTable, { bookId, page, version }: PictureId) =>
  and(eq(table.bookId, bookId), eq(table.page, page), eq(table.version, version));

/** Whether this version of the page is painted and part of its book. */
export const isPainted = async (db: Queryable, picture: PictureId): Promise<boolean> =>
  (await db.$count(pagePictures, isRowOf(pagePictures, picture))) > 0;

/** Whether this version of the page is painted at the printer's size. */
export const isPaintedForPrint = async (db: Queryable, picture: PictureId): Promise<boolean> =>
  (await db.$count(printMasters, isRowOf(printMasters, picture))) > 0;

/** What a version of a page is painted from. */
export type PlannedPicture = Pick<
  typeof pagePlans.$inferSelect,
  'plan' | 'words' | 'brief' | 'telling' | 'createdAt'
>;

/** What this version of the page is painted from, and the words that come with it; null once the book is erased. */
export const findPlan = async (
  db: Queryable,
  picture: PictureId,
): Promise<PlannedPicture | null> => {
  const { plan, words, brief, telling, createdAt } = pagePlans;
  const [row] = await db
    .select({ plan, words, brief, telling, createdAt })
    .from(pagePlans)
    .where(isRowOf(pagePlans, picture));
  return row ?? null;
};
