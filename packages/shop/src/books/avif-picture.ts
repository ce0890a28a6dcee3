import pLimit from 'p-limit';
import sharp from 'sharp';
import { masterKey, type PictureId, screenKey } from '../shelf/book-files.ts';
import { once } from '../shelf/once.ts';
import { isPainted } from '../shelf/picture-rows.ts';
import { overlayAt } from '../shelf/watermark.ts';
import type { Shop } from '../shop.ts';

/** As good as WebP at 82 by eye and by figures, and a quarter smaller (docs/decisions/0005). */
const QUALITY = 55;
const EFFORT = 2;
/** Pictures encoded at once: fewer than libuv's threads, which also serve files and passwords. */
const AT_ONCE = 2;
/** Pictures that may wait, two books' worth; one more stays WebP until it is asked for again. */
const LINE_LENGTH = 60;
/** How long a request waits for an encoding that has begun; 1200 px take half of it. */
const PATIENCE_MS = 600;

const inTurn = pLimit(AT_ONCE);

/** A picture as it is served. */
interface ServedPicture {
  readonly picture: PictureId;
  readonly width: number;
  /** Whether it carries the watermark. */
  readonly marked: boolean;
}

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
  key: string,
  { picture, width, marked }: ServedPicture,
): Promise<Uint8Array | null> => {
  const master = await shop.files.get(masterKey(picture));
  if (!master) return null;
  const avif = await encode(master, width, marked ? `${shop.brand.name} preview` : null);
  await shop.files.put(key, avif);
  // Erased while this was made: nothing of the book may stay.
  if (!(await isPainted(shop.db, picture))) await shop.files.erase(key);
  return avif;
};

/** The same, but null when it takes too long; the work goes on. */
const withPatience = <T>(work: Promise<T>): Promise<T | null> => {
  const { promise: late, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), PATIENCE_MS);
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

/**
 * A page's picture as AVIF, clean or with the watermark, made when first asked for and
 * kept. Null while it cannot be had at once: answer the WebP then. A few are made at a
 * time, the others in the background one after the other, and nobody waits in that line.
 */
export const avifPicture = async (
  shop: Shop,
  served: ServedPicture,
): Promise<Uint8Array | null> => {
  const key = screenKey(served.picture, served.width, served.marked, 'avif');
  const kept = await shop.files.get(key);
  if (kept) return kept;
  if (inTurn.pendingCount >= LINE_LENGTH) return null;
  const hasPlace = inTurn.activeCount < AT_ONCE;
  // The WebP is there for people: an AVIF that cannot be made is no outage of theirs.
  const making = once(key, () => inTurn(() => makeAvif(shop, key, served)).catch(() => null));
  return hasPlace ? withPatience(making) : null;
};
