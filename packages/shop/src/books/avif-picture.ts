import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { pagePictures } from '../database/schema/books.ts';
import { masterKey, type PictureId, screenKey } from '../shelf/book-files.ts';
import type { Shop } from '../shop.ts';
import { overlayAt } from './watermark.ts';

/** As good as WebP at 82 by eye and by figures, and a quarter smaller (docs/decisions/0005). */
const QUALITY = 55;
const EFFORT = 2;
/** Pictures encoded at once: fewer than libuv's threads, which also serve files and passwords. */
const AT_ONCE = 2;
/** Pictures that may wait, two books' worth; one more stays WebP until it is asked for again. */
const LINE_LENGTH = 60;
/** How long a request waits for an encoding that has begun; 1200 px take half of it. */
const PATIENCE_MS = 600;

/** AVIFs being made or waiting for it, so that one is made once. */
const underWay = new Map<string, Promise<Uint8Array | null>>();
const line: (() => void)[] = [];
let running = 0;

const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
  // Whoever is woken takes over the place of the one that ended.
  if (running < AT_ONCE) running++;
  else await new Promise<void>((resolve) => line.push(resolve));
  try {
    return await work();
  } finally {
    const next = line.shift();
    if (next) next();
    else running--;
  }
};

const isErased = async (shop: Shop, { bookId, page, version }: PictureId): Promise<boolean> => {
  const rows = await shop.db
    .select({ page: pagePictures.page })
    .from(pagePictures)
    .where(
      and(
        eq(pagePictures.bookId, bookId),
        eq(pagePictures.page, page),
        eq(pagePictures.version, version),
      ),
    );
  return rows.length === 0;
};

/** From the master, not from the WebP: one loss less for the same bytes. */
const encode = async (
  master: Uint8Array,
  wanted: number,
  words: string | null,
): Promise<Uint8Array> => {
  const width = Math.min(wanted, (await sharp(master).metadata()).width);
  const overlay = words === null ? [] : [{ input: await overlayAt(words, width) }];
  return sharp(master)
    .resize(width)
    .composite(overlay)
    .avif({ quality: QUALITY, effort: EFFORT })
    .toBuffer();
};

const makeAvif = async (
  shop: Shop,
  picture: PictureId,
  width: number,
  marked: boolean,
): Promise<Uint8Array | null> => {
  const master = await shop.files.get(masterKey(picture));
  if (!master) return null;
  const avif = await encode(master, width, marked ? `${shop.brand.name} preview` : null);
  const key = screenKey(picture, width, marked, 'avif');
  await shop.files.put(key, avif);
  // Erased while this was made: nothing of the book may stay.
  if (await isErased(shop, picture)) await shop.files.erase(key);
  return avif;
};

const startAvif = (
  shop: Shop,
  picture: PictureId,
  width: number,
  marked: boolean,
): Promise<Uint8Array | null> => {
  const key = screenKey(picture, width, marked, 'avif');
  const known = underWay.get(key);
  if (known) return known;
  // The WebP is there for people: an AVIF that cannot be made is no outage of theirs.
  const making = inTurn(() => makeAvif(shop, picture, width, marked))
    .catch(() => null)
    .finally(() => underWay.delete(key));
  underWay.set(key, making);
  return making;
};

/**
 * A page's picture as AVIF, clean or with the watermark, made when first asked for and
 * kept. Null while it cannot be had at once: answer the WebP then. A few are made at a
 * time, the others in the background one after the other, and nobody waits in that line.
 */
export const avifPicture = async (
  shop: Shop,
  picture: PictureId,
  width: number,
  marked: boolean,
): Promise<Uint8Array | null> => {
  const kept = await shop.files.get(screenKey(picture, width, marked, 'avif'));
  if (kept) return kept;
  if (line.length >= LINE_LENGTH) return null;
  const hasPlace = running < AT_ONCE;
  const making = startAvif(shop, picture, width, marked);
  if (!hasPlace) return null;
  const patience = new AbortController();
  const late = new Promise<null>((resolve) => {
    const timer = setTimeout(() => resolve(null), PATIENCE_MS);
    patience.signal.addEventListener('abort', () => clearTimeout(timer));
  });
  return Promise.race([making, late]).finally(() => patience.abort());
};
