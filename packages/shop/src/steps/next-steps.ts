import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../database/open-database.ts';
import { type BookRow, bookPages } from '../database/schema/books.ts';
import { isFollowed } from '../shelf/book-changes.ts';
import { bookPurchase } from '../shelf/book-purchases.ts';
import { isTold } from '../shelf/lay-out.ts';
import { pagesWanted } from '../shelf/pages-wanted.ts';
import { nextSheet, readSheets } from '../shelf/wanted-sheets.ts';
import type { Shop } from '../shop.ts';
import { DRAW_SHEETS, PAINT_PAGE, stepKey, TELL_STORY } from './page-step.ts';
import { PRIORITIES } from './priorities.ts';
import { hasItsTurn } from './take-turns.ts';

/** Pages of one book that wait or are painted at the same time, so that books take turns. */
const IN_LINE = 3;

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

/** Whether a model is to paint the book and somebody in it is not drawn yet. */
const isSheetMissing = async (
  { painterModel }: Shop,
  tx: Queryable,
  book: BookRow,
): Promise<boolean> =>
  painterModel !== null && isTold(book) && nextSheet(book, await readSheets(tx, book.id)) !== null;

const priorityOf = async (tx: Transaction, { id, status }: BookRow): Promise<number> => {
  const { digital, printed } = await bookPurchase(tx, id);
  if (digital || printed) return PRIORITIES.paid;
  if (status === 'processing') return PRIORITIES.unpaid;
  return isFollowed(id) ? PRIORITIES.watchedPreview : PRIORITIES.preview;
};

/**
 * Sends the next steps of a book that is being made, its row locked; gives whether any is
 * left. None is sent before the book has its turn among those of its parent. The next few
 * only: each finished page brings the one after, so that several books are painted in
 * turns. A step that waits already is not sent again, but takes the present priority.
 */
export const queueNextSteps = async (
  shop: Shop,
  tx: Transaction,
  book: BookRow,
): Promise<boolean> => {
  const bookId = book.id;
  const isStoryMissing = !book.story || book.retell;
  const left = isStoryMissing ? [] : await pagesLeft(tx, book);
  if (!isStoryMissing && left.length === 0) return false;
  if (!(await hasItsTurn(tx, book))) return true;
  const priority = await priorityOf(tx, book);
  if (isStoryMissing) {
    await shop.jobs.send(TELL_STORY, { bookId }, { tx, singletonKey: bookId, priority });
    return true;
  }
  if (await isSheetMissing(shop, tx, book)) {
    await shop.jobs.send(DRAW_SHEETS, { bookId }, { tx, singletonKey: bookId, priority });
    return true;
  }
  for (const { page, version } of left.slice(0, IN_LINE)) {
    const step = { bookId, page, version };
    await shop.jobs.send(PAINT_PAGE, step, { tx, singletonKey: stepKey(step), priority });
  }
  return true;
};
