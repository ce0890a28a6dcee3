import type { StaffBook } from '@bramblebook/contract/staff-book-api';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../database/open-database.ts';
import { users } from '../../database/schema/accounts.ts';
import { bookRevisions, books, pagePictures, pagePlans } from '../../database/schema/books.ts';
import { orders } from '../../database/schema/orders.ts';
import { stateEvents } from '../../database/schema/state-events.ts';
import { bookModelCosts } from '../../ledger/model-costs.ts';
import { pictureName } from '../../shelf/book-files.ts';
import { loadBooks, type Shelf } from '../../shelf/load-book.ts';
import { readTimeline } from '../timeline.ts';
import { WHY_FAILED, wordsOfStep } from './trouble-words.ts';

interface PlannedVersion {
  readonly page: number;
  readonly version: number;
  readonly at: Date;
}

/** The revisions asked for, with the picture of each page before and after. */
const readRevisions = async (db: Queryable, bookId: string): Promise<StaffBook['revisions']> => {
  const revisions = await db
    .select()
    .from(bookRevisions)
    .where(eq(bookRevisions.bookId, bookId))
    .orderBy(bookRevisions.number);
  if (revisions.length === 0) return [];
  const planned: PlannedVersion[] = await db
    .select({ page: pagePlans.page, version: pagePlans.version, at: pagePlans.createdAt })
    .from(pagePlans)
    .innerJoin(
      pagePictures,
      and(
        eq(pagePictures.bookId, pagePlans.bookId),
        eq(pagePictures.page, pagePlans.page),
        eq(pagePictures.version, pagePlans.version),
      ),
    )
    .where(eq(pagePlans.bookId, bookId))
    .orderBy(pagePlans.version);
  const url = (found: PlannedVersion | undefined) =>
    found ? `/api/books/${bookId}/pictures/${pictureName(found.page, found.version, false)}` : null;
  return revisions.map(({ createdAt, note, answer, pages }) => ({
    at: createdAt.toISOString(),
    note,
    answer,
    pages: pages.map((page) => {
      const versions = planned.filter((one) => one.page === page);
      return {
        page,
        before: url(versions.findLast(({ at }) => at < createdAt)),
        after: url(versions.find(({ at }) => at >= createdAt)),
      };
    }),
  }));
};

const readFailure = async (db: Queryable, bookId: string): Promise<StaffBook['failure']> => {
  const [event] = await db
    .select()
    .from(stateEvents)
    .where(and(eq(stateEvents.subject, 'book'), eq(stateEvents.subjectId, bookId)))
    .orderBy(desc(stateEvents.id))
    .limit(1);
  if (event?.to !== 'failed') return null;
  return {
    step: wordsOfStep(event.reason) ?? 'making',
    why: WHY_FAILED,
    at: event.at.toISOString(),
  };
};

/** Everything of one book for the staff; null where there is no such book. */
export const readStaffBook = async (shelf: Shelf, bookId: string): Promise<StaffBook | null> => {
  const { db } = shelf;
  const [book] = await loadBooks(shelf, [bookId]);
  const [row] = await db
    .select({ version: books.version, userId: books.userId })
    .from(books)
    .where(eq(books.id, bookId));
  if (!book || !row) return null;
  const [customer] = await db
    .select({ id: users.id, name: users.parentName, email: users.email })
    .from(users)
    .where(eq(users.id, row.userId));
  const ofBook = await db
    .select()
    .from(orders)
    .where(inArray(orders.bookId, [bookId]))
    .orderBy(desc(orders.createdAt));
  return {
    book,
    version: row.version,
    customer: customer ?? null,
    orders: ofBook.map(({ id, status, totalCents, createdAt }) => ({
      id,
      status,
      totalCents,
      createdAt: createdAt.toISOString(),
    })),
    failure: await readFailure(db, bookId),
    revisions: await readRevisions(db, bookId),
    models: await bookModelCosts(db, bookId),
    timeline: await readTimeline(db, {
      orderIds: ofBook.map(({ id }) => id),
      bookId,
      userId: row.userId,
      intentIds: ofBook.flatMap(({ paymentIntentId }) => paymentIntentId ?? []),
    }),
  };
};
