import { readFile } from 'node:fs/promises';
import type { HeroLooks } from '@bramblebook/contract/hero-looks';
import { MAX_PHOTO_PIXELS, PHOTO_SIDE_PX } from '@bramblebook/contract/settings';
import { guessLooks } from '@bramblebook/illustrator/looks-from-photo';
import decodeHeic from 'heic-decode';
import sharp, { type Metadata, type Sharp, type SharpOptions } from 'sharp';
import type { PictureKind } from './picture-kind.ts';

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
/** What a decoder that needs the whole picture at once may hold of it, in bytes. */
const MAX_WHOLE_BYTES = 400_000_000;
const SAMPLE_BYTES: Readonly<Record<string, number>> = { uchar: 1, char: 1, ushort: 2, short: 2 };

// What is cut short is refused; a phone's small deviations from the standard are not.
const READING: SharpOptions = { failOn: 'truncated', limitInputPixels: MAX_PHOTO_PIXELS };

/** Whether the picture, before anything of it is decoded, is larger than a decoder gets to see. */
const isTooLarge = ({ width, height, pageHeight, channels, depth }: Metadata): boolean => {
  const pixels = width * (pageHeight ?? height);
  const bytes = pixels * channels * (SAMPLE_BYTES[depth] ?? 4);
  return pixels > MAX_PHOTO_PIXELS || bytes > MAX_WHOLE_BYTES;
};

const openPicture = async (source: string | Uint8Array, kind: PictureKind): Promise<Sharp> => {
  if (kind !== 'heic') return sharp(source, READING).autoOrient();
  const buffer = typeof source === 'string' ? await readFile(source) : source;
  const { data, width, height } = await decodeHeic({ buffer });
  return sharp(data, { raw: { width, height, channels: 4 } });
};

const looksIn = async (jpeg: Uint8Array): Promise<Partial<HeroLooks>> => {
  const { data, info } = await sharp(jpeg)
    .resize({ width: THUMBNAIL_PX, height: THUMBNAIL_PX, fit: 'inside' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return guessLooks({ data, width: info.width, height: info.height });
};

/** Decodes a photo, shrinks it and guesses looks. Throws at what is no whole picture of this kind. */
export const developPicture = async (
  source: string | Uint8Array,
  kind: PictureKind,
): Promise<DevelopedPhoto | { readonly ok: false; readonly isTooLarge: true }> => {
  const metadata = await sharp(source, { limitInputPixels: false }).metadata();
  const { format, compression } = metadata;
  const expected = kind === 'heic' ? 'heif' : kind;
  if (format !== expected || compression === 'av1')
    throw new Error(`${format} in place of ${kind}`);
  if (isTooLarge(metadata)) return { ok: false, isTooLarge: true };
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
