import sharp from 'sharp';

/** Radius in px of the sharpening that an enlarged picture gets. */
const SHARPENING = 0.8;

/**
 * A picture as the raw pixels (rgba) of a square of this side: reduced or enlarged by
 * Lanczos, an enlarged one sharpened a little. Where it is not quite square, its middle.
 */
export const squarePixels = async (
  picture: Uint8Array,
  side: number,
): Promise<Uint8ClampedArray<ArrayBuffer>> => {
  const { width, height } = await sharp(picture).metadata();
  const scaled = sharp(picture)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize(side, side, { fit: 'cover', kernel: 'lanczos3' });
  const isEnlarged = Math.min(width, height) < side;
  const pixels = await (isEnlarged ? scaled.sharpen({ sigma: SHARPENING }) : scaled)
    .ensureAlpha()
    .raw()
    .toBuffer();
  return new Uint8ClampedArray(pixels);
};
