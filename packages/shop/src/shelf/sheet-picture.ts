import type { Shop } from '../shop.ts';
import { sheetScreenKey } from './book-files.ts';
import { once } from './once.ts';
import { readSheets } from './wanted-sheets.ts';
import { watermark } from './watermark.ts';

const makeMarked = async (shop: Shop, bookId: string, key: string): Promise<Uint8Array | null> => {
  const clean = await shop.files.get(sheetScreenKey(bookId, key, false));
  if (!clean) return null;
  const markedKey = sheetScreenKey(bookId, key, true);
  const marked = await watermark(clean, `${shop.brand.name} preview`);
  await shop.files.put(markedKey, marked);
  // Erased while this was made: nothing of the book may stay.
  if (!(await readSheets(shop.db, bookId)).has(key)) await shop.files.erase(markedKey);
  return marked;
};

/**
 * A drawing of the hero for screens, as WebP, clean or with the watermark, which is made when
 * first asked for and then kept. Null where it is not in the store.
 */
export const sheetPicture = async (
  shop: Shop,
  bookId: string,
  { key, marked }: { readonly key: string; readonly marked: boolean },
): Promise<Uint8Array | null> => {
  const kept = await shop.files.get(sheetScreenKey(bookId, key, marked));
  if (kept || !marked) return kept;
  return once(sheetScreenKey(bookId, key, true), () => makeMarked(shop, bookId, key));
};
