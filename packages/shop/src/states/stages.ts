import { BOOK_STATES, isBeingMade } from '@bramblebook/contract/book-states';
import { PREVIEW_STAGE_PAGES } from '@bramblebook/contract/page-numbers';
import type { Refused } from '@bramblebook/contract/refusals';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../database/open-database.ts';
import { type BookRow, bookPages, books } from '../database/schema/books.ts';
import { announce } from '../messages/announce.ts';
import { bookReady } from '../messages/templates/book-ready.ts';
import { previewReady } from '../messages/templates/preview-ready.ts';
import { bookPurchase } from '../shelf/book-purchases.ts';
import { lockBookById } from '../shelf/find-book.ts';
import { pagesWanted } from '../shelf/pages-wanted.ts';
import type { Shop } from '../shop.ts';
import { PAINT_PAGE, stepKey, TELL_STORY } from '../steps/page-step.ts';
import { completeDigitalOrders } from './complete-digital-orders.ts';
import { transition } from './transition.ts';

/** Pages of one book that wait or are painted at the same time, so that books take turns. */
const IN_LINE = 3;
const PREVIEW_PRIORITY = 10;

const isMissing = sql`${bookPages.shownVersion} is distinct from ${bookPages.wantedVersion}`;

/** The steps that are left to do, in order. */
const stepsLeft = async (tx: Queryable, book: BookRow) => {
  const wanted = pagesWanted(book);
  const rows = await tx
    .select({ page: bookPages.page, version: bookPages.wantedVersion })
    .from(bookPages)
    .where(and(eq(bookPages.bookId, book.id), inArray(bookPages.page, [...wanted]), isMissing));
  return rows.sort((a, b) => wanted.indexOf(a.page) - wanted.indexOf(b.page));
};

/**
 * Sends a book's next steps to the queue. The next few only: each finished page brings
 * the one after, so that several books are painted in turns, and previews first. A step
 * that waits already is not sent again.
 */
const queueSteps = async (
  shop: Shop,
  tx: Transaction,
  book: BookRow,
  steps: readonly { readonly page: number; readonly version: number }[],
): Promise<void> => {
  for (const { page, version } of steps.slice(0, IN_LINE)) {
    const step = { bookId: book.id, page, version };
    await shop.jobs.send(PAINT_PAGE, step, {
      tx,
      singletonKey: stepKey(step),
      ...(book.status === 'generating' && { priority: PREVIEW_PRIORITY }),
    });
  }
};

/** Tells the parent that a bought book stands, and closes the orders that waited for it. */
export const handOverBook = async (shop: Shop, tx: Transaction, book: BookRow): Promise<void> => {
  const bought = await bookPurchase(tx, book.id);
  if (!bought.digital && !bought.printed) return;
  await announce(shop, tx, {
    userId: book.userId,
    // Told again when a printed copy is bought later: that one wants to be approved.
    about: bought.printed ? `${book.id}:printed` : book.id,
    message: bookReady(shop, { childName: book.childName, bookId: book.id, ...bought }),
  });
  await completeDigitalOrders(tx, book.id);
};

const moveTo = async (tx: Transaction, book: BookRow, to: BookRow['status']): Promise<BookRow> => {
  const moved = await transition(tx, { table: books, states: BOOK_STATES, id: book.id, to });
  if (!moved.ok) throw new Error(`book ${book.id} cannot go from ${book.status} to ${to}`);
  return { ...book, status: to };
};

/**
 * Goes on with a book that is being made, its row locked: sends the next steps, or, when
 * no page is missing, ends the stage with all that follows from it.
 */
export const goOn = async (shop: Shop, tx: Transaction, book: BookRow): Promise<void> => {
  if (!isBeingMade(book.status)) return;
  if (!book.story || book.retell)
    return shop.jobs.send(
      TELL_STORY,
      { bookId: book.id },
      { tx, singletonKey: book.id, priority: PREVIEW_PRIORITY },
    );
  const steps = await stepsLeft(tx, book);
  if (steps.length > 0) return queueSteps(shop, tx, book, steps);

  const stood = await moveTo(tx, book, 'preview_ready');
  await tx.update(books).set({ leavingStory: null }).where(eq(books.id, book.id));
  if (book.status === 'processing') return handOverBook(shop, tx, stood);
  const { id: bookId, childName, userId } = book;
  await announce(shop, tx, {
    userId,
    about: bookId,
    message: previewReady(shop, { childName, bookId }),
  });
  if (book.fullWanted) await goOn(shop, tx, await moveTo(tx, stood, 'processing'));
};

/**
 * Has every wanted page that is missing painted, in the caller's transaction; the book's
 * status says so. Refuses with `wrong_state` where the book cannot be made now.
 */
export const startMaking = async (
  shop: Shop,
  tx: Transaction,
  bookId: string,
): Promise<{ ok: true } | Refused> => {
  const book = await lockBookById(tx, bookId);
  const shown = await tx
    .select({ page: bookPages.page })
    .from(bookPages)
    .where(and(eq(bookPages.bookId, bookId), sql`${bookPages.shownVersion} is not null`));
  const previewStands = PREVIEW_STAGE_PAGES.every((page) => shown.some((one) => one.page === page));
  const to = book?.fullWanted && previewStands ? 'processing' : 'generating';
  const moved = await transition(tx, { table: books, states: BOOK_STATES, id: bookId, to });
  if (!moved.ok || !book) return moved.ok ? { ok: true } : moved;
  await goOn(shop, tx, { ...book, status: to });
  return { ok: true };
};
