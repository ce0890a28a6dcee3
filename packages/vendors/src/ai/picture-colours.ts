import sharp from 'sharp';

/** OKLab: lightness 0…1, green to red, blue to yellow. */
export type Colour = readonly [l: number, a: number, b: number];

/** Sizes of the boxes that colours are sorted into. */
const BOX = { lightness: 0.2, hue: 0.05 };
/** A colour of less than this share is an edge, a shadow or a button. */
const LEAST_SHARE = 0.05;
/** Paper of a sheet: light, and without colour. */
const PAPER = { lightness: 0.9, chroma: 0.04 };
/** How far light and shade may carry a colour of the sheet on a page. */
const NEAR = { lightness: 0.25, hue: 0.06 };

const linear = (byte: number): number => {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

/** sRGB bytes in OKLab (Ottosson 2020). */
const oklab = (red: number, green: number, blue: number): Colour => {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
};

/** The colours of a picture made a square of this side, row by row. */
export const coloursOf = async (picture: Uint8Array, sidePx: number): Promise<Colour[]> => {
  const pixels = await sharp(picture)
    .flatten({ background: '#ffffff' })
    .resize(sidePx, sidePx, { fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  return Array.from({ length: pixels.length / 3 }, (_, i) =>
    oklab(pixels[3 * i] ?? 0, pixels[3 * i + 1] ?? 0, pixels[3 * i + 2] ?? 0),
  );
};

export const chromaOf = ([, a, b]: Colour): number => Math.hypot(a, b);

/** Whether it is the plain ground of a character sheet. */
export const isPaper = (colour: Colour): boolean =>
  colour[0] > PAPER.lightness && chromaOf(colour) < PAPER.chroma;

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

export interface MainColour {
  readonly colour: Colour;
  /** Of all that was looked at, 0 to 1. */
  readonly share: number;
}

/** The few colours that something is made of, such as skin, hair and clothes. */
export const mainColours = (colours: readonly Colour[]): MainColour[] => {
  const box = ([l, a, b]: Colour): string =>
    [l / BOX.lightness, a / BOX.hue, b / BOX.hue].map(Math.round).join();
  return [...Map.groupBy(colours, box).values()]
    .map((alike) => ({
      colour: [0, 1, 2].map((i) => meanOf(alike.map((one) => one[i] ?? 0))) as unknown as Colour,
      share: alike.length / colours.length,
    }))
    .filter(({ share }) => share >= LEAST_SHARE);
};

/** Whether light and shade alone may make one of the other. */
export const isNear = (one: Colour, other: Colour): boolean =>
  Math.abs(one[0] - other[0]) < NEAR.lightness &&
  Math.hypot(one[1] - other[1], one[2] - other[2]) < NEAR.hue;
