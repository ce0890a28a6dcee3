import { type Refused, refuse } from '@bramblebook/contract/refusals';
import {
  PLACEHOLDER_WIDTH,
  readPictureName,
  SERVED_WIDTHS,
  screenKey,
} from '../shelf/book-files.ts';
import { bookPurchase } from '../shelf/book-purchases.ts';
import { ownsBook } from '../shelf/find-book.ts';
import { markedPicture, WIDEST_MARKED_PX } from '../shelf/marked-picture.ts';
import { isPainted } from '../shelf/picture-rows.ts';
import { isMarked } from '../shelf/present-book.ts';
import type { Shop } from '../shop.ts';
import { avifPicture } from './avif-picture.ts';

const DEFAULT_WIDTH = 1200;

interface ServedPicture {
  readonly ok: true;
  readonly bytes: Uint8Array;
  readonly type: 'image/avif' | 'image/webp';
  /** Whether the same request will be answered with these bytes for ever; not while a better form is being made. */
  readonly isFinal: boolean;
}

/**
 * A page's picture at one of the served widths, by the name in its address: WebP, or AVIF
 * where that is understood and at hand. For the book's owner, clean only once the book was
 * bought, and for staff; `not_found` otherwise. With the watermark it is at most 1200 px
 * wide, whatever was asked for.
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
): Promise<ServedPicture | Refused> => {
  const { bookId, file } = asked;
  const wanted = Number(asked.width ?? DEFAULT_WIDTH);
  if (!SERVED_WIDTHS.includes(wanted)) {
    const message = `Pictures are served in these widths: ${SERVED_WIDTHS.join(', ')}.`;
    return refuse('malformed', { message, fields: { w: message } });
  }
  const name = readPictureName(file);
  const isStaff = viewer === 'staff';
  if (!name || !(isStaff || (await ownsBook(shop.db, viewer, bookId)))) return refuse('not_found');
  const picture = { bookId, page: name.page, version: name.version };
  const width = name.marked ? Math.min(wanted, WIDEST_MARKED_PX) : wanted;
  if (!(await isPainted(shop.db, picture))) return refuse('not_found');
  const mustBeMarked = !isStaff && isMarked(await bookPurchase(shop.db, bookId));
  if (!name.marked && mustBeMarked) return refuse('not_found');
  const wantsAvif = asked.takesAvif && width !== PLACEHOLDER_WIDTH;
  const avif = wantsAvif ? await avifPicture(shop, { picture, width, marked: name.marked }) : null;
  if (avif) return { ok: true, bytes: avif, type: 'image/avif', isFinal: true };
  const webp = name.marked
    ? await markedPicture(shop, picture, width)
    : await shop.files.get(screenKey(picture, width, false));
  return webp
    ? { ok: true, bytes: webp, type: 'image/webp', isFinal: !wantsAvif }
    : refuse('not_found');
};
