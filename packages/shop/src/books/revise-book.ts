import { isDeepStrictEqual } from 'node:util';
import { bookCan } from '@bramblebook/contract/book-can';
import type { HeroLooks } from '@bramblebook/contract/hero-looks';
import { type Refused, refuse } from '@bramblebook/contract/refusals';
import { FREE_REVISIONS } from '@bramblebook/contract/settings';
import type { Story } from '@bramblebook/contract/story';
import { checkBrief } from '@bramblebook/storyteller/check-brief';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../database/open-database.ts';
import { type BookRow, bookPages, bookRevisions } from '../database/schema/books.ts';
import { briefOf, type RevisedPage } from '../making/plan-pages.ts';
import {
  type PlansNow,
  planRepainting,
  plansNow,
  type Repainting,
  startRepainting,
} from '../making/repaint.ts';
import { changeBook } from '../shelf/change-book.ts';
import { findBook } from '../shelf/find-book.ts';
import { isTold } from '../shelf/lay-out.ts';
import { tellingOf } from '../shelf/telling.ts';
import type { Shop } from '../shop.ts';
import { answerNote } from './answer-note.ts';
import { applyWishes } from './apply-wishes.ts';
import { changedLooks, isOvertaken, type LooksChange } from './change-hero.ts';
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

/** A revision that may be made: what it is about, once it is clear that it is about something. */
interface CheckedRevision {
  readonly ok: true;
  readonly book: BookRow & { readonly story: Story };
  /** Ascending. */
  readonly pages: readonly number[];
  readonly note: string;
  readonly looks: HeroLooks;
  readonly isNewLook: boolean;
  readonly number: number;
}

const checkRevision = async (
  shop: Shop,
  user: { readonly id: string },
  { bookId, pages: picked, note, hero = {} }: Revision,
): Promise<CheckedRevision | Refused> => {
  const book = await findBook(shop.db, user, bookId);
  if (!book) return refuse('book_not_found');
  if (!bookCan.revise(book) || !isTold(book)) return refuse('wrong_state');
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
  return { ok: true, book, pages, note, looks, isNewLook, number };
};

/** What is painted anew, and what the parent is told of it. Takes a moment, so not inside a transaction. */
const planRevision = async (
  shop: Shop,
  { book, pages, note, looks, isNewLook, number }: CheckedRevision,
): Promise<{ repainting: Repainting; answer: string }> => {
  const read = readNote(book, await plansNow(shop.db, book.id), pages, { note, number });
  const planned = await planRepainting(shop, book, { looks, revised: read.revised });
  const repainting = isNewLook
    ? planned
    : { ...planned, pages: planned.pages.filter(({ plan }) => pages.includes(plan.page)) };
  return { repainting, answer: answerNote({ book, pages, changes: read.changes, isNewLook }) };
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
  revision: Revision,
): Promise<{ ok: true } | Refused> => {
  const checked = await checkRevision(shop, user, revision);
  if (!checked.ok) return checked;
  const { repainting, answer } = await planRevision(shop, checked);
  const { book, pages, note, looks, isNewLook, number } = checked;
  return changeBook(shop, user, book.id, async (tx, now) => {
    if (!bookCan.revise(now) || isOvertaken(now, book)) return refuse('wrong_state');
    if ((await countRevisions(tx, book.id)) !== number - 1) return refuse('wrong_state');
    await tx.insert(bookRevisions).values({
      bookId: book.id,
      number,
      telling: tellingOf(now),
      note,
      pages: [...pages],
      answer,
      looks: isNewLook ? looks : null,
      createdAt: shop.clock.now(),
    });
    return startRepainting(shop, tx, now, repainting);
  });
};
