import type { Shop } from '../shop.ts';
import { type PictureId, PLACEHOLDER_WIDTH, screenKey } from './book-files.ts';
import { once } from './once.ts';
import { isPainted } from './picture-rows.ts';
import { watermark } from './watermark.ts';

/** Widest picture that leaves while a book is not bought, in px (decision D11). */
export const WIDEST_MARKED_PX = 1200;

const makeMarked = async (shop: Shop, picture: PictureId, width: number, key: string) => {
  const clean = await shop.files.get(screenKey(picture, width, false));
  if (!clean) return null;
  const marked = await watermark(clean, `${shop.brand.name} preview`);
  await shop.files.put(key, marked);
  // Erased while this was made: nothing of the book may stay.
  if (!(await isPainted(shop.db, picture))) await shop.files.erase(key);
  return marked;
};

/**
 * A page's picture with the watermark, as WebP, at a served width or, where that is more,
 * at the widest that leaves before buying: made when first asked for, then kept. Null where
 * the picture is not in the store.
 */
export const markedPicture = async (
  shop: Shop,
  picture: PictureId,
  wanted: number,
): Promise<Uint8Array | null> => {
  const width = Math.min(wanted, WIDEST_MARKED_PX);
  if (width === PLACEHOLDER_WIDTH) return shop.files.get(screenKey(picture, width, false));
  const key = screenKey(picture, width, true);
  return (await shop.files.get(key)) ?? once(key, () => makeMarked(shop, picture, width, key));
};
