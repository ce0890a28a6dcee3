import { and, eq } from 'drizzle-orm';
import { bookPages, pagePictures } from '../database/schema/books.ts';
import type { PictureId } from '../shelf/book-files.ts';
import { changeBookById } from '../shelf/change-book.ts';
import { findPlan } from '../shelf/picture-rows.ts';
import type { Shop } from '../shop.ts';
import { carryOn } from '../states/moves.ts';

/**
 * Makes a painted page part of its book, whose files are stored already: its row, what is
 * shown (with its words where a new story brings them), the book's next steps and, with the
 * last page, the end of the stage, in one transaction. A page that was committed before
 * changes nothing. `isGone` says that the book was erased in the meantime.
 */
export const commitPicture = (
  shop: Shop,
  picture: PictureId,
  { masterBytes }: { readonly masterBytes: number },
): Promise<{ readonly isGone: boolean }> => {
  const { bookId, page, version } = picture;
  return changeBookById(shop, bookId, async (tx, book) => {
    const [fresh] = await tx
      .insert(pagePictures)
      .values({ bookId, page, version, masterBytes, madeAt: shop.clock.now() })
      .onConflictDoNothing()
      .returning({ page: pagePictures.page });
    if (!fresh) return;
    const { words } = (await findPlan(tx, picture)) ?? {};
    await tx
      .update(bookPages)
      .set({ shownVersion: version, ...(words && { text: words }) })
      .where(
        and(
          eq(bookPages.bookId, bookId),
          eq(bookPages.page, page),
          eq(bookPages.wantedVersion, version),
        ),
      );
    await carryOn(shop, tx, book);
  });
};
