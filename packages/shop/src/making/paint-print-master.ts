import { printMasters } from '../database/schema/books.ts';
import { bookFolder, type PictureId, printMasterKey } from '../shelf/book-files.ts';
import { lockBookById } from '../shelf/find-book.ts';
import { findPlan, isPaintedForPrint } from '../shelf/picture-rows.ts';
import type { Shop } from '../shop.ts';
import { queuePrintFiles } from '../steps/print-files-step.ts';
import { keptPainting } from './ask-painter-model.ts';

/**
 * Paints one version of a page at the printer's size, from the plan that its screen
 * picture was painted from, and keeps it; a model's picture is enlarged. One that is there
 * already is left alone.
 */
export const paintPrintMaster = async (shop: Shop, picture: PictureId): Promise<void> => {
  if (await isPaintedForPrint(shop.db, picture)) return;
  const planned = await findPlan(shop.db, picture);
  // The book was erased in the meantime.
  if (!planned) return;
  const { bookId, page, version } = picture;
  const original = await keptPainting(shop, picture);
  const jpeg = await (original
    ? shop.painter.finishForPrint(planned.plan, original)
    : shop.painter.paintForPrint(planned.plan));
  await shop.files.put(printMasterKey(picture), jpeg);
  const isGone = await shop.db.transaction(async (tx) => {
    if (!(await lockBookById(tx, bookId))) return true;
    await tx
      .insert(printMasters)
      .values({ bookId, page, version, bytes: jpeg.byteLength, madeAt: shop.clock.now() })
      .onConflictDoNothing();
    await queuePrintFiles(shop, tx, bookId);
    return false;
  });
  // Erased while this page was painted: nothing of it may stay.
  if (isGone) await shop.files.eraseAll(bookFolder(bookId));
};
