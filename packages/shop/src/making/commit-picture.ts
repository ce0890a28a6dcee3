import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../database/open-database.ts';
import { bookPages, pagePictures, pagePlans } from '../database/schema/books.ts';
import { tellBookChanged } from '../shelf/book-changes.ts';
import { lockBookById } from '../shelf/find-book.ts';
import type { Shop } from '../shop.ts';
import { goOn } from '../states/stages.ts';
import type { PageStep } from '../steps/page-step.ts';

/** Whether this version of the page is painted and committed. */
export const isPainted = async (shop: Shop, step: PageStep): Promise<boolean> => {
  const [row] = await shop.db
    .select({ page: pagePictures.page })
    .from(pagePictures)
    .where(isStep(step));
  return row !== undefined;
};

/** The words that come with this version, as columns to set. */
const wordsOf = async (
  tx: Transaction,
  { bookId, page, version }: PageStep,
): Promise<{ text?: string }> => {
  const [row] = await tx
    .select({ words: pagePlans.words })
    .from(pagePlans)
    .where(
      and(eq(pagePlans.bookId, bookId), eq(pagePlans.page, page), eq(pagePlans.version, version)),
    );
  return row?.words ? { text: row.words } : {};
};

const isStep = ({ bookId, page, version }: PageStep) =>
  and(
    eq(pagePictures.bookId, bookId),
    eq(pagePictures.page, page),
    eq(pagePictures.version, version),
  );

/**
 * Makes a painted page part of its book, whose files are stored already: its row, what is
 * shown (with its words where a new story brings them), the book's next steps and, with the last page, the end of the stage, in one
 * transaction. A page that was committed before changes nothing. `isGone` says that the
 * book was erased in the meantime.
 */
export const commitPicture = async (
  shop: Shop,
  step: PageStep & { readonly masterBytes: number },
): Promise<{ isGone: boolean }> => {
  const { bookId, page, version, masterBytes } = step;
  const isGone = await shop.db.transaction(async (tx) => {
    const book = await lockBookById(tx, bookId);
    if (!book) return true;
    const [fresh] = await tx
      .insert(pagePictures)
      .values({ bookId, page, version, masterBytes, madeAt: shop.clock.now() })
      .onConflictDoNothing()
      .returning({ page: pagePictures.page });
    if (!fresh) return false;
    await tx
      .update(bookPages)
      .set({ shownVersion: version, ...(await wordsOf(tx, step)) })
      .where(
        and(
          eq(bookPages.bookId, bookId),
          eq(bookPages.page, page),
          eq(bookPages.wantedVersion, version),
        ),
      );
    await goOn(shop, tx, book);
    return false;
  });
  tellBookChanged(bookId);
  return { isGone };
};
