import sharp from 'sharp';

/** Formats a model may answer with; SVG and the like would decode, too. */
const FORMATS = ['png', 'jpeg', 'webp'];
const MOST_PIXELS = 100_000_000;
/** Side of the square tolerated beside the side asked for. */
const LEAST_OF_SIDE = 0.9;
/** A picture is square within this part of its side. */
const SQUARENESS = 0.02;
/** Standard deviation of the liveliest channel (0–255) under which a picture shows nothing. */
const LEAST_LIVELINESS = 4;

export type PictureCheck =
  | { readonly ok: true; readonly widthPx: number }
  | { readonly ok: false; readonly finding: string };

const wrong = (finding: string): PictureCheck => ({ ok: false, finding });

/**
 * Looks at what a model answered before anybody believes that it is a picture: decodes all
 * of it, and tells in words for a model what is wrong. A proxy's page comes as "image/png".
 */
export const checkPicture = async (bytes: Uint8Array, sidePx: number): Promise<PictureCheck> => {
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'warning' });
    const { format, width, height } = await picture.metadata();
    if (!FORMATS.includes(format)) return wrong('The answer was no PNG, JPEG or WebP picture.');
    const { channels } = await picture.stats();
    if (Math.abs(width - height) > SQUARENESS * Math.max(width, height))
      return wrong(`The picture was ${width} by ${height} pixels. It must be square.`);
    if (Math.min(width, height) < LEAST_OF_SIDE * sidePx)
      return wrong(`The picture was ${width} pixels wide. It must be ${sidePx}.`);
    const liveliness = Math.max(...channels.slice(0, 3).map(({ stdev }) => stdev));
    if (liveliness < LEAST_LIVELINESS)
      return wrong('The picture was blank. It must show the scene.');
    return { ok: true, widthPx: width };
  } catch {
    return wrong('The answer was no picture that can be read.');
  }
};
