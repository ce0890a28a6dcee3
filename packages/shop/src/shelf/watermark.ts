import sharp from 'sharp';
import { wordOutline } from './word-outline.ts';

const FONT = 'literata-italic';
/** Height of the capitals' em, and distances, in thousandths of the picture's side. */
const SIZE = 46;
const LINE = 215;
const GAP = 150;
const ANGLE = -32;
const STRENGTH = 0.24;
const SHADE = 0.16;

const overlays = new Map<string, Promise<Buffer>>();

/** Lines of the words across the whole square, every second one moved by half. */
const drawOverlay = (words: string): string => {
  const { path, width } = wordOutline(words, { font: FONT, size: SIZE });
  const step = width + GAP;
  const uses: string[] = [];
  for (let row = -5; row <= 5; row++)
    for (let column = -3; column <= 3; column++) {
      const x = (column + (row % 2 === 0 ? 0 : 0.5)) * step - width / 2;
      uses.push(`<use href="#w" x="${x.toFixed(1)}" y="${(row * LINE).toFixed(1)}"/>`);
    }
  const lines = (fill: string, opacity: number, shift: number) =>
    `<g fill="${fill}" fill-opacity="${opacity}" transform="translate(${shift} ${shift})">${uses.join('')}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000">
<defs><path id="w" d="${path}"/></defs>
<g transform="translate(500 500) rotate(${ANGLE})">${lines('#1d1633', SHADE, 1.6)}${lines('#ffffff', STRENGTH, 0)}</g>
</svg>`;
};

/** The words over all of a square of this width in px, to lay over a picture, as PNG; drawn once for every width. */
export const overlayAt = (words: string, width: number): Promise<Buffer> => {
  const key = `${width} ${words}`;
  let overlay = overlays.get(key);
  if (!overlay) {
    overlay = sharp(Buffer.from(drawOverlay(words)), { density: (72 * width) / 1000 })
      .resize(width, width)
      .png()
      .toBuffer();
    overlays.set(key, overlay);
    // One that failed is drawn again for the next picture.
    overlay.catch(() => overlays.delete(key));
  }
  return overlay;
};

/**
 * The picture with the words over all of it, soft white with a dark edge, so that they
 * are seen on light and on dark and cannot be cropped away. WebP.
 */
export const watermark = async (picture: Uint8Array, words: string): Promise<Uint8Array> => {
  const { width } = await sharp(picture).metadata();
  return sharp(picture)
    .composite([{ input: await overlayAt(words, width) }])
    .webp({ quality: 80, effort: 2 })
    .toBuffer();
};
