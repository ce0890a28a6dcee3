import { bookCan } from '@bramblebook/contract/book-can';
import { type Refused, refuse } from '@bramblebook/contract/refusals';
import { and, desc, eq } from 'drizzle-orm';
import type { Transaction } from '../database/open-database.ts';
import { bookPages, pagePictures, pagePlans } from '../database/schema/books.ts';
import { changeBook } from '../shelf/change-book.ts';
import { tellingOf } from '../shelf/telling.ts';
import type { Shop } from '../shop.ts';

/** The version painted of the present story before the shown one; the last one when the first is shown, so that nothing is lost. */
const otherVersion = async (
  tx: Transaction,
  bookId: string,
  page: number,
  telling: number,
): Promise<number | null> => {
  const [now] = await tx
    .select({ shown: bookPages.shownVersion })
    .from(bookPages)
    .where(and(eq(bookPages.bookId, bookId), eq(bookPages.page, page)));
  const shown = now?.shown;
  if (!shown) return null;
  const painted = await tx
    .select({ version: pagePictures.version })
    .from(pagePictures)
    .innerJoin(
      pagePlans,
      and(
        eq(pagePlans.bookId, pagePictures.bookId),
        eq(pagePlans.page, pagePictures.page),
        eq(pagePlans.version, pagePictures.version),
      ),
    )
    .where(
      and(
        eq(pagePictures.bookId, bookId),
        eq(pagePictures.page, page),
        eq(pagePlans.telling, telling),
      ),
    )
    .orderBy(desc(pagePictures.version));
  const others = painted.map(({ version }) => version).filter((version) => version !== shown);
  return others.find((version) => version < shown) ?? others[0] ?? null;
};

/**
 * Brings an earlier picture of a page back; asked again at the earliest one, the newest.
 * Refuses with `wrong_state` where there is no other, while the book is being made, and
 * once its printing is approved.
 */
export const restorePage = (
  shop: Shop,
  user: { readonly id: string },
  { bookId, page }: { readonly bookId: string; readonly page: number },
): Promise<{ ok: true } | Refused> =>
  changeBook(shop, user, bookId, async (tx, book) => {
    if (!bookCan.revise(book)) return refuse('wrong_state');
    const version = await otherVersion(tx, bookId, page, tellingOf(book));
    if (version === null)
      return refuse('wrong_state', { message: 'There is no earlier version of that page.' });
    await tx
      .update(bookPages)
      .set({ shownVersion: version, wantedVersion: version })
      .where(and(eq(bookPages.bookId, bookId), eq(bookPages.page, page)));
    return { ok: true };
  });
