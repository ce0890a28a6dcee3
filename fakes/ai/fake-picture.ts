import sharp from 'sharp';

/** A square PNG that shows something: bands whose colours come of the seed. */
export const fakePicture = async (sidePx: number, seed: number): Promise<Buffer> => {
  const hue = (step: number) => (seed * 47 + step * 61) % 360;
  const bands = [0, 1, 2, 3].map(
    (step) =>
      `<rect y="${step * 25}%" width="100%" height="25%" fill="hsl(${hue(step)} 60% ${35 + step * 12}%)"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${sidePx}" height="${sidePx}">${bands.join('')}<circle cx="50%" cy="55%" r="22%" fill="hsl(${hue(5)} 70% 60%)"/></svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer();
};

/** The part of the picture that what it was painted by takes. */
const INSET = 0.6;

/** The same with what it was painted by in its middle, so that it shows the same colours. */
export const fakePictureOf = async (
  sidePx: number,
  seed: number,
  reference: Uint8Array,
): Promise<Buffer> => {
  const side = Math.round(sidePx * INSET);
  const inset = await sharp(reference).resize(side, side, { fit: 'fill' }).png().toBuffer();
  return sharp(await fakePicture(sidePx, seed))
    .composite([{ input: inset, gravity: 'centre' }])
    .png({ compressionLevel: 1 })
    .toBuffer();
};

/** A square PNG that shows nothing. */
export const blankPicture = (sidePx: number): Promise<Buffer> =>
  sharp({ create: { width: sidePx, height: sidePx, channels: 3, background: '#fffefa' } })
    .png()
    .toBuffer();
