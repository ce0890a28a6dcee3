import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../database/open-database.ts';
import { type BookRow, bookPages } from '../database/schema/books.ts';
import { pagesWanted } from '../shelf/pages-wanted.ts';
import type { Shop } from '../shop.ts';
import { PAINT_PAGE, stepKey, TELL_STORY } from './page-step.ts';

/** Pages of one book that wait or are painted at the same time, so that books take turns. */
const IN_LINE = 3;
const PREVIEW_PRIORITY = 10;

const isMissing = sql`${bookPages.shownVersion} is distinct from ${bookPages.wantedVersion}`;

/** The pages that are left to paint, in order. */
const pagesLeft = async (tx: Queryable, book: BookRow) => {
  const wanted = pagesWanted(book);
  const rows = await tx
    .select({ page: bookPages.page, version: bookPages.wantedVersion })
    .from(bookPages)
    .where(and(eq(bookPages.bookId, book.id), inArray(bookPages.page, [...wanted]), isMissing));
  return rows.sort((a, b) => wanted.indexOf(a.page) - wanted.indexOf(b.page));
};

/** Has the story of a book told that has none, or is to have another. */
export const queueTelling = (shop: Shop, tx: Transaction, bookId: string): Promise<void> =>
  shop.jobs.send(TELL_STORY, { bookId }, { tx, singletonKey: bookId, priority: PREVIEW_PRIORITY });

/**
 * Sends the next steps of a book that is being made; gives whether any is left. The next
 * few only: each finished page brings the one after, so that several books are painted in
 * turns, and previews first. A step that waits already is not sent again.
 */
export const queueNextSteps = async (
  shop: Shop,
  tx: Transaction,
  book: BookRow,
): Promise<boolean> => {
  if (!book.story || book.retell) {
    await queueTelling(shop, tx, book.id);
    return true;
  }
  const left = await pagesLeft(tx, book);
  for (const { page, version } of left.slice(0, IN_LINE)) {
    const step = { bookId: book.id, page, version };
    await shop.jobs.send(PAINT_PAGE, step, {
      tx,
      singletonKey: stepKey(step),
      ...(book.status === 'generating' && { priority: PREVIEW_PRIORITY }),
    });
  }
  return left.length > 0;
};
