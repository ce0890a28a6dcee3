import { PICTURE_WIDTHS } from '@bramblebook/contract/settings';
import sharp from 'sharp';
import type { PaintedPage } from '../../ports/painter.ts';
import { PLACEHOLDER_WIDTH } from '../../shelf/book-files.ts';

/** A painted canvas, as far as encoding needs it. */
interface Painting {
  readonly width: number;
  data(): Uint8Array;
  encode(format: 'jpeg', quality: number): Promise<Uint8Array>;
}

const MASTER_QUALITY = 90;
const SCREEN_QUALITY = 82;
const PLACEHOLDER_QUALITY = 40;

/**
 * Encodes a painted page as it is kept: a JPEG without chroma subsampling for the PDF,
 * WebP for screens. Pictures are never enlarged.
 */
export const encodePage = async (painting: Painting): Promise<PaintedPage> => {
  const { width: side } = painting;
  const pixels = painting.data();
  const webp = (width: number, quality: number): Promise<Uint8Array> =>
    sharp(pixels, { raw: { width: side, height: side, channels: 4 } })
      .removeAlpha()
      .resize(Math.min(width, side))
      // Half the processor time of effort 3 for 4 % more bytes.
      .webp({ quality, effort: 2 })
      .toBuffer();
  const screens: PaintedPage['screens'][number][] = [];
  for (const width of PICTURE_WIDTHS)
    screens.push({ width, webp: await webp(width, SCREEN_QUALITY) });
  return {
    master: await painting.encode('jpeg', MASTER_QUALITY),
    screens,
    placeholder: await webp(PLACEHOLDER_WIDTH, PLACEHOLDER_QUALITY),
  };
};
