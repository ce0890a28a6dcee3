import { open, readFile } from 'node:fs/promises';
import type { HeroLooks } from '@bramblebook/contract/hero-looks';
import { type Refused, refuse } from '@bramblebook/contract/refusals';
import { MAX_PHOTO_PIXELS, PHOTO_SIDE_PX } from '@bramblebook/contract/settings';
import { guessLooks } from '@bramblebook/illustrator/looks-from-photo';
import pLimit from 'p-limit';
import Piscina from 'piscina';
import sharp, { type Sharp, type SharpOptions } from 'sharp';
import type { HeicPixels } from './decode-heic.ts';
import { KIND_BYTES, type PictureKind, pictureKind } from './picture-kind.ts';

/** A photo as the shop keeps it. */
export interface DevelopedPhoto {
  readonly ok: true;
  /** Upright, sRGB, at most 2048 px, without any metadata. */
  readonly jpeg: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** The looks that can be guessed from it. */
  readonly suggestedLooks: Partial<HeroLooks>;
}

const QUALITY = 90;
const THUMBNAIL_PX = 112;
// The largest photo takes a quarter of a gigabyte while it is decoded.
const inTurn = pLimit(2);
// What is cut short is refused; a phone's small deviations from the standard are not.
const READING: SharpOptions = { failOn: 'truncated', limitInputPixels: MAX_PHOTO_PIXELS };

let heicWorker: Piscina<Uint8Array, HeicPixels> | undefined;
const decodeHeic = (bytes: Uint8Array): Promise<HeicPixels> => {
  heicWorker ??= new Piscina({
    filename: new URL('./decode-heic.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 30_000,
  });
  return heicWorker.run(bytes);
};

const startOf = async (source: string | Uint8Array): Promise<Uint8Array> => {
  if (typeof source !== 'string') return source.subarray(0, KIND_BYTES);
  const file = await open(source);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(KIND_BYTES), 0, KIND_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
};

/** The picture's size before anything of it is decoded, so that a bomb is never lit. */
const pixelCount = async (source: string | Uint8Array, kind: PictureKind): Promise<number> => {
  const { format, compression, width, height, pageHeight } = await sharp(source, {
    limitInputPixels: false,
  }).metadata();
  const expected = kind === 'heic' ? 'heif' : kind;
  if (format !== expected || compression === 'av1')
    throw new Error(`${format} in place of ${kind}`);
  return width * (pageHeight ?? height);
};

const openPicture = async (source: string | Uint8Array, kind: PictureKind): Promise<Sharp> => {
  if (kind !== 'heic') return sharp(source, READING).autoOrient();
  const { data, width, height } = await decodeHeic(
    typeof source === 'string' ? await readFile(source) : source,
  );
  return sharp(data, { raw: { width, height, channels: 4 } });
};

/** Guesses from a thumbnail: few enough pixels to take no time on the event loop. */
const looksIn = async (jpeg: Uint8Array): Promise<Partial<HeroLooks>> => {
  const { data, info } = await sharp(jpeg)
    .resize({ width: THUMBNAIL_PX, height: THUMBNAIL_PX, fit: 'inside' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return guessLooks({ data, width: info.width, height: info.height });
};

const develop = async (
  source: string | Uint8Array,
  kind: PictureKind,
): Promise<DevelopedPhoto | Refused> => {
  if ((await pixelCount(source, kind)) > MAX_PHOTO_PIXELS) return refuse('picture_too_many_pixels');
  const picture = await openPicture(source, kind);
  const { data, info } = await picture
    .resize({
      width: PHOTO_SIDE_PX,
      height: PHOTO_SIDE_PX,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return { ok: true, jpeg: data, width, height, suggestedLooks: await looksIn(data) };
};

/**
 * Reads a photo from a file or from bytes and turns it into the form the shop keeps:
 * upright, shrunk, without the place and time a phone writes into it. All decoding is
 * off the event loop, a few photos at once. Refuses what is no photo, is cut short, or has
 * too many pixels.
 */
export const developPhoto = async (
  source: string | Uint8Array,
): Promise<DevelopedPhoto | Refused> => {
  const kind = pictureKind(await startOf(source));
  if (!kind) return refuse('not_a_picture');
  try {
    return await inTurn(() => develop(source, kind));
  } catch {
    // Whatever a decoder says of a stranger's file comes down to this.
    return refuse('not_a_picture');
  }
};
