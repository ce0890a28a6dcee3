import { isBeingMade } from '@bramblebook/contract/book-states';
import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable, Transaction } from '../database/open-database.ts';
import { bookPages } from '../database/schema/books.ts';
import { bookSheets, pagePaintings } from '../database/schema/paintings.ts';
import type { NotPainted } from '../ports/painter-model.ts';
import { changeBookById } from '../shelf/change-book.ts';
import { isTold, type ToldBook } from '../shelf/lay-out.ts';
import { heroSheetOf, heroSheets, readSheets } from '../shelf/wanted-sheets.ts';
import type { Shop } from '../shop.ts';
import { THE_SHOP } from '../states/actor.ts';
import { carryOn, moveBook } from '../states/moves.ts';
import { mustMove } from '../states/moving.ts';
import type { PageStep } from '../steps/page-step.ts';
import { planAnew, plansNow } from './repaint.ts';
import { WHY_NOT_PAINTED } from './why-not-painted.ts';

/** Whether a book's pages are painted by a model now. */
export const isPaintedByModel = async (db: Queryable, book: ToldBook): Promise<boolean> =>
  heroSheetOf(book, await readSheets(db, book.id)) !== null;

/** The pages whose wanted version a model painted. */
const pagesOfModel = async (tx: Transaction, bookId: string): Promise<ReadonlySet<number>> => {
  const rows = await tx
    .select({ page: pagePaintings.page })
    .from(pagePaintings)
    .innerJoin(
      bookPages,
      and(
        eq(bookPages.bookId, pagePaintings.bookId),
        eq(bookPages.page, pagePaintings.page),
        eq(bookPages.wantedVersion, pagePaintings.version),
      ),
    )
    .where(and(eq(pagePaintings.bookId, bookId), isNull(pagePaintings.reason)));
  return new Set(rows.map(({ page }) => page));
};

/**
 * Has the shop's own painter paint a whole book from now on: no sheet of the hero is used any more,
 * and what the model painted is planned again as it was, since one book is by one hand. In the
 * transaction of whoever carries on with it, the book's row locked; staff read `why`.
 */
export const giveUpModel = async (
  shop: Shop,
  tx: Transaction,
  book: ToldBook,
  why: string,
): Promise<void> => {
  const { id: bookId } = book;
  const model = shop.painterModel?.name ?? '';
  const none = { tries: 0, seed: null, widthPx: null, reason: 'given_up' } as const;
  for (const [nth, { key, isFromPhoto }] of heroSheets(book).entries()) {
    // Said once, however many drawings of the hero there might have been.
    const findings = nth === 0 ? [why] : [];
    const of = { bookId, key, subject: 'hero', isFromPhoto, at: shop.clock.now(), model };
    await tx
      .insert(bookSheets)
      .values({ ...of, ...none, findings })
      .onConflictDoUpdate({
        target: [bookSheets.bookId, bookSheets.key],
        set: { at: of.at, reason: none.reason, findings },
      });
  }
  const painted = await pagesOfModel(tx, bookId);
  const plans = [...(await plansNow(tx, bookId)).values()];
  await planAnew(
    shop,
    tx,
    book,
    plans.filter(({ plan }) => painted.has(plan.page)),
  );
};

/**
 * What becomes of a book of which the model could not paint a page. Before its parent wants the
 * whole of it, the shop's own painter paints it all (`own`), so that nobody waits for a preview.
 * After that the pages seen are what was wanted: the book stops until the parent says whether to
 * try again or to have all of it painted by the shop (`stopped`). `not_asked`: no model paints it.
 */
export const missPage = async (
  shop: Shop,
  { bookId, page }: PageStep,
  reason: NotPainted,
): Promise<'own' | 'stopped' | 'not_asked'> => {
  let becomes: 'own' | 'stopped' | 'not_asked' = 'stopped';
  await changeBookById(shop, bookId, async (tx, book) => {
    if (!isBeingMade(book.status)) return;
    if (!isTold(book) || !(await isPaintedByModel(tx, book))) {
      becomes = 'not_asked';
      return;
    }
    const why = `Page ${page}: ${shop.painterModel?.name} ${WHY_NOT_PAINTED[reason]}.`;
    if (book.fullWanted) {
      const move = { id: bookId, to: 'failed', actor: THE_SHOP, reason: why } as const;
      mustMove(await moveBook(shop, tx, move), `book ${bookId} could not be stopped`);
      return;
    }
    await giveUpModel(shop, tx, book, why);
    await carryOn(shop, tx, book);
    becomes = 'own';
  });
  return becomes;
};
