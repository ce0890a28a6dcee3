import { type Refused, refuse } from '@bramblebook/contract/refusals';
import {
  type PictureId,
  PLACEHOLDER_WIDTH,
  readPictureName,
  SERVED_WIDTHS,
  screenKey,
} from '../shelf/book-files.ts';
import { bookPurchase } from '../shelf/book-purchases.ts';
import { ownsBook } from '../shelf/find-book.ts';
import { isPainted } from '../shelf/picture-rows.ts';
import { isMarked } from '../shelf/present-book.ts';
import type { Shop } from '../shop.ts';
import { avifPicture } from './avif-picture.ts';
import { once } from './once.ts';
import { watermark } from './watermark.ts';

const DEFAULT_WIDTH = 1200;

const makeMarked = async (shop: Shop, picture: PictureId, width: number, key: string) => {
  const clean = await shop.files.get(screenKey(picture, width, false));
  if (!clean) return null;
  const marked = await watermark(clean, `${shop.brand.name} preview`);
  await shop.files.put(key, marked);
  return marked;
};

/** A picture with the watermark: made when first asked for, then kept. */
const markedPicture = async (
  shop: Shop,
  picture: PictureId,
  width: number,
): Promise<Uint8Array | null> => {
  if (width === PLACEHOLDER_WIDTH) return shop.files.get(screenKey(picture, width, false));
  const key = screenKey(picture, width, true);
  return (await shop.files.get(key)) ?? once(key, () => makeMarked(shop, picture, width, key));
};

/**
 * A page's picture at one of the served widths, by the name in its address: WebP, or AVIF
 * where that is understood and at hand. For the book's owner, clean only once the book was
 * bought, and for staff; `not_found` otherwise.
 */
export const readPicture = async (
  shop: Shop,
  viewer: { readonly id: string } | 'staff',
  asked: {
    readonly bookId: string;
    readonly file: string;
    readonly width?: string | undefined;
    readonly takesAvif: boolean;
  },
): Promise<{ ok: true; bytes: Uint8Array; type: 'image/avif' | 'image/webp' } | Refused> => {
  const { bookId, file } = asked;
  const width = Number(asked.width ?? DEFAULT_WIDTH);
  if (!SERVED_WIDTHS.includes(width)) {
    const message = `Pictures are served in these widths: ${SERVED_WIDTHS.join(', ')}.`;
    return refuse('malformed', { message, fields: { w: message } });
  }
  const name = readPictureName(file);
  const isStaff = viewer === 'staff';
  if (!name || !(isStaff || (await ownsBook(shop.db, viewer, bookId)))) return refuse('not_found');
  const picture = { bookId, page: name.page, version: name.version };
  if (!(await isPainted(shop.db, picture))) return refuse('not_found');
  const mustBeMarked = !isStaff && isMarked(await bookPurchase(shop.db, bookId));
  if (!name.marked && mustBeMarked) return refuse('not_found');
  if (asked.takesAvif && width !== PLACEHOLDER_WIDTH) {
    const avif = await avifPicture(shop, { picture, width, marked: name.marked });
    if (avif) return { ok: true, bytes: avif, type: 'image/avif' };
  }
  const webp = name.marked
    ? await markedPicture(shop, picture, width)
    : await shop.files.get(screenKey(picture, width, false));
  return webp ? { ok: true, bytes: webp, type: 'image/webp' } : refuse('not_found');
};
