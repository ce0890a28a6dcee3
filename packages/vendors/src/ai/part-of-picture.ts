import sharp from 'sharp';

/** A part of a picture, 0 to 1 from its left and top. */
export interface Part {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What embeddings are made of is shown at this side, which is above what such models see. */
const CUT_PX = 384;
/** Fewer pixels show no face. */
const LEAST_PX = 8;

/** The square around a part, as large as its longer side and inside the picture. */
const squareAround = ({ left, top, right, bottom }: Part): Part => {
  const side = Math.min(1, Math.max(right - left, bottom - top));
  const from = (middle: number): number => Math.min(1 - side, Math.max(0, middle - side / 2));
  const x = from((left + right) / 2);
  const y = from((top + bottom) / 2);
  return { left: x, top: y, right: x + side, bottom: y + side };
};

/** The square inside a round part: what is around a head says nothing of it. */
export const squareInside = (part: Part): Part => {
  const { left, top, right, bottom } = squareAround(part);
  const rim = ((right - left) * (1 - Math.SQRT1_2)) / 2;
  return { left: left + rim, top: top + rim, right: right - rim, bottom: bottom - rim };
};

/** A part of a square picture as a small JPEG; null where it is too small to show anything. */
export const cutOut = async (picture: Uint8Array, part: Part): Promise<Uint8Array | null> => {
  const { width, height } = await sharp(picture).metadata();
  const left = Math.round(part.left * width);
  const top = Math.round(part.top * height);
  const size = {
    width: Math.min(width - left, Math.round((part.right - part.left) * width)),
    height: Math.min(height - top, Math.round((part.bottom - part.top) * height)),
  };
  if (Math.min(size.width, size.height) < LEAST_PX) return null;
  const cut = await sharp(picture)
    .extract({ left, top, ...size })
    .flatten({ background: '#ffffff' })
    .resize(CUT_PX, CUT_PX, { fit: 'fill' })
    .jpeg({ quality: 90 })
    .toBuffer();
  return new Uint8Array(cut);
};
