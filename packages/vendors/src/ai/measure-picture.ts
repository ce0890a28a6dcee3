import type { PictureMeasures } from '@bramblebook/contract/picture-measures';
import sharp from 'sharp';

/** Small enough to be quick, large enough for a far child's jumper. */
const SIDE_PX = 128;
/** Sizes of the boxes that a sheet's colours are sorted into (OKLab). */
const BOX = { lightness: 0.2, hue: 0.05 };
/** A colour of less than this share of the figure is an edge, a shadow or a button. */
const LEAST_OF_FIGURE = 0.05;
/** Paper of a sheet: light, and without colour (OKLab). */
const PAPER = { lightness: 0.9, chroma: 0.04 };
/** How far light and shade may carry a colour of the sheet on a page (OKLab). */
const NEAR = { lightness: 0.25, hue: 0.06 };
/** Part of a page that a colour must cover to be on it. */
const LEAST_OF_PAGE = 0.002;
/** Chroma, and difference from pixel to pixel, at which the scales of the hand end. */
const FULL_CHROMA = 0.3;
const FULL_TEXTURE = 0.12;

/** Lightness 0…1, green to red, blue to yellow. */
type Colour = readonly [l: number, a: number, b: number];

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

/** The picture's colours, row by row. */
const coloursOf = async (picture: Uint8Array): Promise<Colour[]> => {
  const pixels = await sharp(picture)
    .flatten({ background: '#ffffff' })
    .resize(SIDE_PX, SIDE_PX, { fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  return Array.from({ length: pixels.length / 3 }, (_, i) =>
    oklab(pixels[3 * i] ?? 0, pixels[3 * i + 1] ?? 0, pixels[3 * i + 2] ?? 0),
  );
};

const chromaOf = ([, a, b]: Colour): number => Math.hypot(a, b);
const isPaper = (colour: Colour): boolean =>
  colour[0] > PAPER.lightness && chromaOf(colour) < PAPER.chroma;
const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

interface MainColour {
  readonly colour: Colour;
  /** Of the figure. */
  readonly share: number;
}

/** The colours that the figure on a sheet is made of: skin, hair and clothes. */
const mainColours = (sheet: readonly Colour[]): MainColour[] => {
  const figure = sheet.filter((colour) => !isPaper(colour));
  const box = ([l, a, b]: Colour): string =>
    [l / BOX.lightness, a / BOX.hue, b / BOX.hue].map(Math.round).join();
  return [...Map.groupBy(figure, box).values()]
    .map((colours) => ({
      colour: [0, 1, 2].map((i) => meanOf(colours.map((one) => one[i] ?? 0))) as unknown as Colour,
      share: colours.length / figure.length,
    }))
    .filter(({ share }) => share >= LEAST_OF_FIGURE);
};

const isNear = (one: Colour, other: Colour): boolean =>
  Math.abs(one[0] - other[0]) < NEAR.lightness &&
  Math.hypot(one[1] - other[1], one[2] - other[2]) < NEAR.hue;

/** Of the sheet's main colours the share that the page shows; null for a sheet of paper alone. */
const sharedColours = (page: readonly Colour[], sheet: readonly Colour[]): number | null => {
  const wanted = mainColours(sheet);
  const isThere = ({ colour }: MainColour): boolean =>
    page.filter((one) => isNear(one, colour)).length >= LEAST_OF_PAGE * page.length;
  const all = wanted.reduce((sum, { share }) => sum + share, 0);
  const there = wanted.filter(isThere).reduce((sum, { share }) => sum + share, 0);
  return all === 0 ? null : Math.min(1, there / all);
};

/** How much each pixel differs from its right neighbour in lightness. */
const textureOf = (page: readonly Colour[]): number =>
  meanOf(
    page.flatMap(([l], i) =>
      i % SIDE_PX === SIDE_PX - 1 ? [] : [Math.abs(l - (page[i + 1]?.[0] ?? l))],
    ),
  );

/**
 * Measures a page beside the sheet of its hero without any model: whether the colours of
 * skin, hair and clothes are there, whatever light falls on them, and the hand it is painted
 * in. Colours say that a hero is another one, never that it is the same.
 */
export const measurePicture = async (
  picture: Uint8Array,
  sheet: Uint8Array,
): Promise<Pick<PictureMeasures, 'heroColours' | 'hand'>> => {
  const page = await coloursOf(picture);
  const most = (value: number, full: number): number => Math.min(1, value / full);
  return {
    heroColours: sharedColours(page, await coloursOf(sheet)),
    hand: {
      lightness: most(meanOf(page.map(([l]) => l)), 1),
      chroma: most(meanOf(page.map(chromaOf)), FULL_CHROMA),
      texture: most(textureOf(page), FULL_TEXTURE),
    },
  };
};
