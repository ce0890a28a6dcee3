import { isDeepStrictEqual } from 'node:util';
import type { Book } from '@bramblebook/contract/book';
import { type Refused, refuse } from '@bramblebook/contract/refusals';
import { FREE_REVISIONS } from '@bramblebook/contract/settings';
import type { Story } from '@bramblebook/contract/story';
import { checkBrief } from '@bramblebook/storyteller/check-brief';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../database/open-database.ts';
import { type BookRow, bookPages, bookRevisions } from '../database/schema/books.ts';
import { briefOf, type RevisedPage, tellingOf } from '../making/plan-pages.ts';
import { tellBookChanged } from '../shelf/book-changes.ts';
import { findBook, lockBook } from '../shelf/find-book.ts';
import { isTold } from '../shelf/lay-out.ts';
import { loadBook } from '../shelf/load-book.ts';
import type { Shop } from '../shop.ts';
import { answerNote } from './answer-note.ts';
import { applyWishes } from './apply-wishes.ts';
import { changedLooks, isOvertaken, type LooksChange } from './change-hero.ts';
import { type PlansNow, planRepainting, plansNow, startRepainting } from './repaint.ts';
import { understandNote } from './understand-note.ts';

export interface Revision {
  readonly bookId: string;
  readonly pages: readonly number[];
  readonly note: string;
  readonly hero?: LooksChange | undefined;
}

const countRevisions = async (db: Queryable, bookId: string): Promise<number> =>
  (
    await db
      .select({ number: bookRevisions.number })
      .from(bookRevisions)
      .where(eq(bookRevisions.bookId, bookId))
  ).length;

const areShown = async (db: Queryable, bookId: string, pages: readonly number[]) => {
  const rows = await db.select().from(bookPages).where(eq(bookPages.bookId, bookId));
  const shown = rows.filter(({ shownVersion }) => shownVersion !== null).map(({ page }) => page);
  return pages.every((page) => shown.includes(page));
};

/** What the note makes of the picked pages, and what is said about it. */
const readNote = (
  book: BookRow & { readonly story: Story },
  now: PlansNow,
  pages: readonly number[],
  revision: { readonly note: string; readonly number: number },
): { revised: Map<number, RevisedPage>; changes: Map<number, readonly string[]> } => {
  const { childName, story } = book;
  const wishes = understandNote(revision.note, childName, story.cast);
  const revised = new Map<number, RevisedPage>();
  const changes = new Map<number, readonly string[]>();
  for (const page of pages) {
    const before = now.get(page)?.brief ?? briefOf(story, page);
    const after = before && applyWishes(before, wishes, childName);
    revised.set(page, { brief: after?.brief ?? null, composition: revision.number });
    changes.set(page, after?.changes ?? []);
  }
  return { revised, changes };
};

/**
 * One of the free revisions (decision D2): the picked pages are composed anew, showing
 * what the shop could read out of the note; with other looks of the hero, every page the
 * hero is on is painted again too. The old pictures stay until the new ones are done.
 * The book then carries the answer to the note.
 */
export const reviseBook = async (
  shop: Shop,
  user: { readonly id: string },
  { bookId, pages: picked, note, hero = {} }: Revision,
): Promise<{ ok: true; book: Book } | Refused> => {
  const book = await findBook(shop.db, user, bookId);
  if (!book) return refuse('book_not_found');
  if (book.status !== 'preview_ready' || !isTold(book)) return refuse('wrong_state');
  const pages = [...new Set(picked)].sort((a, b) => a - b);
  const looks = changedLooks(book.looks, hero);
  const isNewLook = !isDeepStrictEqual(looks, book.looks);
  if (pages.length === 0 && !isNewLook) {
    const message = 'Please pick at least one page.';
    return refuse('malformed', { message, fields: { pages: message } });
  }
  if (!(await areShown(shop.db, bookId, pages))) return refuse('book_not_ready');
  const allowed = checkBrief({ childName: '', idea: note });
  if (!allowed.ok) return refuse('content_refused', { message: allowed.reason });
  const number = (await countRevisions(shop.db, bookId)) + 1;
  if (number > FREE_REVISIONS) return refuse('no_revisions_left');

  const read = readNote(book, await plansNow(shop.db, bookId), pages, { note, number });
  const planned = await planRepainting(shop, book, { looks, revised: read.revised });
  const repainting = isNewLook
    ? planned
    : { ...planned, pages: planned.pages.filter(({ plan }) => pages.includes(plan.page)) };
  const answer = answerNote({ book, pages, changes: read.changes, isNewLook });

  const started = await shop.db.transaction(async (tx) => {
    const now = await lockBook(tx, user, bookId);
    if (now?.status !== 'preview_ready') return refuse('wrong_state');
    if (isOvertaken(now, book) || (await countRevisions(tx, bookId)) !== number - 1)
      return refuse('wrong_state');
    await tx.insert(bookRevisions).values({
      ...{
        bookId,
        number,
        telling: tellingOf(now),
        note,
        pages,
        answer,
        createdAt: shop.clock.now(),
      },
      looks: isNewLook ? looks : null,
    });
    return startRepainting(shop, tx, bookId, repainting);
  });
  if (!started.ok) return started;
  tellBookChanged(bookId);
  const revised = await loadBook(shop.db, user, bookId);
  return revised ? { ok: true, book: revised } : refuse('book_not_found');
};
