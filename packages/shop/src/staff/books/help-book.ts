import { randomUUID } from 'node:crypto';
import { bookCan } from '@bramblebook/contract/book-can';
import { type Refused, refuse } from '@bramblebook/contract/refusals';
import { and, desc, eq } from 'drizzle-orm';
import { changePageText } from '../../books/change-page-text.ts';
import type { Transaction } from '../../database/open-database.ts';
import { type BookRow, bookPages, books } from '../../database/schema/books.ts';
import { printApprovals } from '../../database/schema/orders.ts';
import {
  type PlansNow,
  planRepainting,
  plansNow,
  type Repainting,
  startRepainting,
} from '../../making/repaint.ts';
import { announce } from '../../messages/announce.ts';
import { fromStaff } from '../../messages/templates/from-staff.ts';
import { isTold } from '../../shelf/lay-out.ts';
import type { Shop } from '../../shop.ts';
import { staffActor } from '../../states/actor.ts';
import { startMaking } from '../../states/moves.ts';
import { countPrintMasters, queuePrintMasters } from '../../steps/print-masters.ts';
import { writeAudit } from '../audit.ts';
import type { StaffMember } from '../staff-member.ts';
import { changeStaffBook, refuseBookState, refuseStaleBook } from './change-book.ts';

/** One page composed another way, of the same things. */
const anotherComposition = (plans: PlansNow, page: number): PlansNow => {
  const plan = plans.get(page);
  return new Map(plan ? [[page, { ...plan, composition: plan.composition + 1 }]] : []);
};

const planPage = async (shop: Shop, bookId: string, page: number): Promise<Repainting | null> => {
  const [book] = await shop.db.select().from(books).where(eq(books.id, bookId));
  if (!book || !isTold(book)) return null;
  const revised = anotherComposition(await plansNow(shop.db, bookId), page);
  const planned = await planRepainting(shop, book, { looks: book.looks, revised });
  return { ...planned, pages: planned.pages.filter(({ plan }) => plan.page === page) };
};

/** Has those pictures for the printer painted that gave up; false where none is missing. */
const remakePrint = async (shop: Shop, tx: Transaction, book: BookRow): Promise<boolean> => {
  const [approval] = await tx
    .select()
    .from(printApprovals)
    .where(eq(printApprovals.bookId, book.id))
    .orderBy(desc(printApprovals.approvedAt))
    .limit(1);
  if (!approval || (await countPrintMasters(tx, approval)).missing.length === 0) return false;
  await queuePrintMasters(shop, tx, approval);
  return true;
};

const remakeBook = async (
  shop: Shop,
  tx: Transaction,
  by: StaffMember,
  book: BookRow,
): Promise<{ ok: true } | Refused> => {
  if (bookCan.retry(book)) return startMaking(shop, tx, { bookId: book.id, actor: staffActor(by) });
  return (await remakePrint(shop, tx, book)) ? { ok: true } : refuseBookState(book.status);
};

/**
 * Makes a failed book go on from where it stopped, or its pictures for the printer; or one
 * page of a standing book again, composed another way. Nothing is charged and no revision
 * is used up.
 */
export const remake = async (
  shop: Shop,
  by: StaffMember,
  asked: {
    readonly bookId: string;
    readonly page?: number | undefined;
    readonly key?: string | undefined;
  },
): Promise<{ ok: true } | Refused> => {
  const { bookId, page, key } = asked;
  const planned = page === undefined ? null : await planPage(shop, bookId, page);
  const act = { bookId, key, asked: `remake ${page ?? 'all'}` };
  return changeStaffBook(shop, by, act, async (tx, book) => {
    await writeAudit(shop, tx, by, {
      what: 'book.remake',
      subject: ['book', bookId],
      before: { status: book.status },
      after: { page: page ?? null },
    });
    if (page === undefined) return remakeBook(shop, tx, by, book);
    if (!bookCan.revise(book) || !planned) return refuseBookState(book.status);
    if (planned.pages.length === 0) return refuse('not_found');
    return startRepainting(shop, tx, book, { ...planned, actor: staffActor(by) });
  });
};

/** Sets the words of a page anew, as its parent could; refuses what the parent would be refused. */
export const changeText = async (
  shop: Shop,
  by: StaffMember,
  asked: {
    readonly bookId: string;
    readonly page: number;
    readonly text: string;
    readonly version?: number | undefined;
  },
): Promise<{ ok: true } | Refused> => {
  const { bookId, page, text, version } = asked;
  const [owner] = await shop.db
    .select({ id: books.userId })
    .from(books)
    .where(eq(books.id, bookId));
  if (!owner) return refuse('book_not_found');
  return changePageText(shop, owner, { bookId, page, text }, async (tx, book) => {
    const stale = await refuseStaleBook(tx, version, book);
    if (stale) return stale;
    const [before] = await tx
      .select({ text: bookPages.text })
      .from(bookPages)
      .where(and(eq(bookPages.bookId, bookId), eq(bookPages.page, page)));
    await writeAudit(shop, tx, by, {
      what: 'book.text',
      subject: ['book', bookId],
      after: { page },
      personal: {
        userId: owner.id,
        before: { page, text: before?.text ?? null },
        after: { page, text },
      },
    });
    return null;
  });
};

/** Writes an e-mail to a book's parent, by hand. */
export const writeToParent = (
  shop: Shop,
  by: StaffMember,
  asked: {
    readonly bookId: string;
    readonly subject: string;
    readonly text: string;
    readonly key?: string | undefined;
  },
): Promise<{ ok: true } | Refused> => {
  const { bookId, subject, text, key } = asked;
  const act = { bookId, key, asked: 'write' };
  return changeStaffBook(shop, by, act, async (tx, book) => {
    await announce(shop, tx, {
      userId: book.userId,
      about: `${bookId}:${randomUUID()}`,
      message: fromStaff(shop, { subject, text, bookId }),
      required: 'mail',
    });
    await writeAudit(shop, tx, by, {
      what: 'book.write',
      subject: ['book', bookId],
      personal: { userId: book.userId, after: { subject, text } },
    });
    return { ok: true };
  });
};
