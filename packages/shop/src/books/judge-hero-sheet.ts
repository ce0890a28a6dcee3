import { bookCan } from '@bramblebook/contract/book-can';
import { type Refused, refuse } from '@bramblebook/contract/refusals';
import { eq } from 'drizzle-orm';
import { recordPhotoConsent } from '../accounts/record-consents.ts';
import type { Transaction } from '../database/open-database.ts';
import { type BookRow, books } from '../database/schema/books.ts';
import { pagePaintings } from '../database/schema/paintings.ts';
import { countTry } from '../limits/count-tries.ts';
import { plansNow, startRepainting } from '../making/repaint.ts';
import { bookPurchase } from '../shelf/book-purchases.ts';
import { changeBook } from '../shelf/change-book.ts';
import { presentSheet } from '../shelf/present-sheet.ts';
import { readSheets } from '../shelf/wanted-sheets.ts';
import type { Shop } from '../shop.ts';

type Act = 'approve' | 'redo' | 'from_looks';

/** Has the pages that a model paints painted again as they are planned, by the drawing to come. */
const repaint = async (
  shop: Shop,
  tx: Transaction,
  book: BookRow,
): Promise<{ ok: true } | Refused> => {
  const { id: bookId, looks, artStyle } = book;
  const rows = await tx
    .selectDistinct({ page: pagePaintings.page })
    .from(pagePaintings)
    .where(eq(pagePaintings.bookId, bookId));
  const painted = new Set(rows.map(({ page }) => page));
  const plans = [...(await plansNow(tx, bookId)).values()];
  const pages = plans.filter(({ plan }) => painted.has(plan.page));
  return startRepainting(shop, tx, book, { looks, artStyle, pages });
};

/** What an act changes of the book itself. */
const changeOf = (act: Act, { sheetRedos }: BookRow, now: Date): Partial<BookRow> => {
  if (act === 'approve') return { sheetApprovedAt: now };
  if (act === 'redo') return { sheetRedos: sheetRedos + 1, sheetApprovedAt: null };
  // The consent goes with the photo's use.
  return {
    drawnFromLooks: true,
    photoConsentAt: null,
    photoConsentWording: null,
    sheetApprovedAt: null,
  };
};

/**
 * The parent's word on the hero that a model drew: it is right; it is to be drawn anew, three
 * times at most and before the whole book is wanted; or it is to be drawn from the chosen
 * looks, which takes the consent to the photo's use back. The pages painted so far are
 * painted again. Refuses with `wrong_state` what is not possible now.
 */
export const judgeHeroSheet = async (
  shop: Shop,
  user: { readonly id: string },
  { bookId, act }: { readonly bookId: string; readonly act: Act },
): Promise<{ ok: true } | Refused> => {
  const tried = await countTry(shop, 'changeHero', user.id);
  if (!tried.ok) return tried;
  return changeBook(shop, user, bookId, async (tx, book) => {
    const { digital, printed } = await bookPurchase(tx, bookId);
    const isBought = digital || printed;
    const sheet = presentSheet(book, await readSheets(tx, bookId), isBought);
    if (!sheet || !bookCan.judgeSheet({ status: book.status, isBought }))
      return refuse('wrong_state');
    const isPossible = {
      approve: true,
      redo: sheet.redosLeft > 0,
      from_looks: sheet.isFromPhoto,
    };
    if (!isPossible[act]) return refuse('wrong_state');
    const now = shop.clock.now();
    const change = changeOf(act, book, now);
    await tx.update(books).set(change).where(eq(books.id, bookId));
    if (act === 'from_looks') await recordPhotoConsent(tx, user.id, false, now);
    return act === 'approve' ? { ok: true } : repaint(shop, tx, { ...book, ...change });
  });
};
