import { and, eq } from 'drizzle-orm';
import { pagePlans, printMasters } from '../database/schema/books.ts';
import { bookFolder, type PictureId, printMasterKey } from '../shelf/book-files.ts';
import { lockBookById } from '../shelf/find-book.ts';
import type { Shop } from '../shop.ts';

const isMade = async (shop: Shop, { bookId, page, version }: PictureId): Promise<boolean> => {
  const rows = await shop.db
    .select({ page: printMasters.page })
    .from(printMasters)
    .where(
      and(
        eq(printMasters.bookId, bookId),
        eq(printMasters.page, page),
        eq(printMasters.version, version),
      ),
    );
  return rows.length > 0;
};

/**
 * Paints one version of a page at the printer's size, from the plan that its screen
 * picture was painted from, and keeps it. One that is there already is left alone.
 */
export const paintPrintMaster = async (shop: Shop, picture: PictureId): Promise<void> => {
  if (await isMade(shop, picture)) return;
  const { bookId, page, version } = picture;
  const [row] = await shop.db
    .select({ plan: pagePlans.plan })
    .from(pagePlans)
    .where(
      and(eq(pagePlans.bookId, bookId), eq(pagePlans.page, page), eq(pagePlans.version, version)),
    );
  // The book was erased in the meantime.
  if (!row) return;
  const jpeg = await shop.painter.paintForPrint(row.plan);
  await shop.files.put(printMasterKey(picture), jpeg);
  const isGone = await shop.db.transaction(async (tx) => {
    if (!(await lockBookById(tx, bookId))) return true;
    await tx
      .insert(printMasters)
      .values({ bookId, page, version, bytes: jpeg.byteLength, madeAt: shop.clock.now() })
      .onConflictDoNothing();
    return false;
  });
  // Erased while this page was painted: nothing of it may stay.
  if (isGone) await shop.files.eraseAll(bookFolder(bookId));
};
