import { type Refused, refuse } from '@bramblebook/contract/refusals';
import { bookPurchase } from '../shelf/book-purchases.ts';
import { ownsBook } from '../shelf/find-book.ts';
import { isMarked } from '../shelf/present-book.ts';
import { readSheetName } from '../shelf/present-sheet.ts';
import { sheetPicture } from '../shelf/sheet-picture.ts';
import { readSheets } from '../shelf/wanted-sheets.ts';
import type { Shop } from '../shop.ts';

/**
 * The hero as a model drew them, by the name in its address, as WebP: for the book's owner,
 * clean only once the book was bought, and for staff; `not_found` otherwise.
 */
export const readHeroSheet = async (
  shop: Shop,
  viewer: { readonly id: string } | 'staff',
  { bookId, file }: { readonly bookId: string; readonly file: string },
): Promise<{ ok: true; webp: Uint8Array } | Refused> => {
  const name = readSheetName(file);
  const isStaff = viewer === 'staff';
  if (!name || !(isStaff || (await ownsBook(shop.db, viewer, bookId)))) return refuse('not_found');
  const isDrawn = (await readSheets(shop.db, bookId)).get(name.key)?.reason === null;
  const mustBeMarked = !isStaff && isMarked(await bookPurchase(shop.db, bookId));
  if (!isDrawn || (mustBeMarked && !name.marked)) return refuse('not_found');
  const webp = await sheetPicture(shop, bookId, name);
  return webp ? { ok: true, webp } : refuse('not_found');
};
