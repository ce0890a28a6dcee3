import { bookCan } from '@bramblebook/contract/book-can';
import { BOOK_STATUSES, type BookStatus, isBeingMade } from '@bramblebook/contract/book-states';
import { PREVIEW_STAGE_PAGES } from '@bramblebook/contract/page-numbers';
import { type Refused, refuse } from '@bramblebook/contract/refusals';
import { and, eq, isNotNull } from 'drizzle-orm';
import { type BookRow, bookPages, books } from '../database/schema/books.ts';
import { isBookComplete } from '../shelf/book-complete.ts';
import { lockBookById } from '../shelf/find-book.ts';
import { queueNextSteps } from '../steps/next-steps.ts';
import { type Actor, THE_SHOP } from './actor.ts';
import { handOver } from './hand-over.ts';
import { type Moving, mustMove } from './moving.ts';

/** Whether nothing of a book is being made and nothing stands in the way of it. */
const isAtRest = (status: BookStatus): boolean =>
  !isBeingMade(status) && !bookCan.retry({ status }) && bookCan.openFullPreview({ status });

export const RESTING_STATUSES: readonly BookStatus[] = BOOK_STATUSES.filter(isAtRest);

/**
 * Sends the next steps of a book that is being made, its row locked, or, when no page is
 * missing, ends the stage with all that follows from it.
 */
export const carryOnMaking = async (moving: Moving, book: BookRow): Promise<void> => {
  if (!isBeingMade(book.status)) return;
  if (await queueNextSteps(moving.shop, moving.tx, book)) return;
  const set = { leavingStory: null };
  mustMove(
    await moving.moveBook({ id: book.id, to: 'preview_ready', actor: THE_SHOP, set }),
    `book ${book.id} could not end its stage`,
  );
};

/**
 * Has every wanted page that is missing painted; the book's status says so. Refuses with
 * `wrong_state` where the book cannot be made now.
 */
export const beginMaking = async (
  { tx, moveBook }: Moving,
  bookId: string,
  actor: Actor,
): Promise<{ ok: true } | Refused> => {
  const book = await lockBookById(tx, bookId);
  if (!book) return refuse('book_not_found');
  const shown = await tx
    .select({ page: bookPages.page })
    .from(bookPages)
    .where(and(eq(bookPages.bookId, bookId), isNotNull(bookPages.shownVersion)));
  const previewStands = PREVIEW_STAGE_PAGES.every((page) => shown.some((one) => one.page === page));
  const to = book.fullWanted && previewStands ? 'processing' : 'generating';
  const moved = await moveBook({ id: bookId, to, actor });
  return moved.ok ? { ok: true } : moved;
};

/**
 * Has all thirty pages made: by the parent who opens the full preview, or by fulfilment.
 * Again it changes nothing. While the preview is still being made, or tried again, the rest
 * follows by itself. A bought book that stands already is handed over at once.
 */
export const beginFullBook = async (
  moving: Moving,
  bookId: string,
  actor: Actor,
): Promise<{ ok: true } | Refused> => {
  const { tx } = moving;
  const book = await lockBookById(tx, bookId);
  if (!book) return refuse('book_not_found');
  if (!bookCan.openFullPreview(book)) return refuse('wrong_state');
  if (!book.fullWanted)
    await tx.update(books).set({ fullWanted: true }).where(eq(books.id, bookId));
  if (!isAtRest(book.status)) {
    // Bought while it is made: its steps take their place among the paid ones.
    await carryOnMaking(moving, { ...book, fullWanted: true });
    return { ok: true };
  }
  if (!(await isBookComplete(tx, bookId))) return beginMaking(moving, bookId, actor);
  await handOver(moving, book);
  return { ok: true };
};
