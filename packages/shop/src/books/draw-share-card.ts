import { faceOf, printable } from '@bramblebook/press/type/printable';
import { BOOKISH, BOOKISH_ITALIC, DISPLAY, type Typeface } from '@bramblebook/press/type/typefaces';
import sharp from 'sharp';
import { overlayAt } from '../shelf/watermark.ts';
import { wordOutline } from '../shelf/word-outline.ts';

/** What messengers show in full (ogp.me names no size; these are their common 1.91 : 1). */
export const CARD = { width: 1200, height: 630 } as const;

/** The cover's own colours, as on the page of the link. */
const CLOTH = '#2c1a35';
const PAPER = '#f7efe0';
const HONEY = '#f0b95b';
const QUALITY = 84;
/** Where the words stand beside the picture, in px. */
const WORDS = { left: 690, width: 450 } as const;

interface Line {
  readonly words: string;
  readonly typeface: Typeface;
  /** In px; less where the words would be too wide. */
  readonly size: number;
  readonly baseline: number;
  readonly fill: string;
}

const drawLine = ({ words, typeface, size, baseline, fill }: Line): string => {
  const shown = printable(words, typeface);
  const cut = faceOf(shown, typeface);
  if (!cut || !shown) return '';
  const { path, width } = wordOutline(shown, { font: cut.font, size: size * cut.scale });
  const fit = Math.min(1, WORDS.width / width);
  return `<path d="${path}" fill="${fill}" transform="translate(${WORDS.left} ${baseline}) scale(${fit.toFixed(4)})"/>`;
};

/**
 * The card that messengers show for a shared book: the cover's picture, whom it stars and whose shop
 * it is; with the watermark over the picture until the book is bought. JPEG.
 */
export const drawShareCard = async ({
  cover,
  firstName,
  brand,
  mark,
}: {
  /** The painted cover, a square. */
  readonly cover: Uint8Array;
  readonly firstName: string;
  readonly brand: string;
  /** What the watermark says; null for none. */
  readonly mark: string | null;
}): Promise<Uint8Array> => {
  const side = CARD.height;
  const lines = [
    { words: 'A story book starring', typeface: BOOKISH_ITALIC, size: 40, baseline: 250 },
    { words: firstName, typeface: DISPLAY, size: 120, baseline: 375, fill: HONEY },
    { words: brand, typeface: BOOKISH, size: 30, baseline: 560 },
  ].map((line) => drawLine({ fill: PAPER, ...line }));
  const words = `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${side}">${lines.join('')}</svg>`;
  const picture = await sharp(cover).resize(side, side).toBuffer();
  const overlay = mark === null ? [] : [{ input: await overlayAt(mark, side), left: 0, top: 0 }];
  return sharp({ create: { ...CARD, channels: 3, background: CLOTH } })
    .composite([
      { input: picture, left: 0, top: 0 },
      ...overlay,
      { input: Buffer.from(words), left: 0, top: 0 },
    ])
    .jpeg({ quality: QUALITY })
    .toBuffer();
};
