import type { PictureMeasures } from '@bramblebook/contract/picture-measures';
import {
  type Colour,
  chromaOf,
  coloursOf,
  isNear,
  isPaper,
  type MainColour,
  mainColours,
  meanOf,
} from './picture-colours.ts';

/** Small enough to be quick, large enough for a far child's jumper. */
const SIDE_PX = 128;
/** Part of a page that a colour must cover to be on it. */
const LEAST_OF_PAGE = 0.002;
/** Chroma, and difference from pixel to pixel, at which the scales of the hand end. */
const FULL_CHROMA = 0.3;
const FULL_TEXTURE = 0.12;

/** Of the sheet's main colours the share that the page shows; null for a sheet of paper alone. */
const sharedColours = (page: readonly Colour[], sheet: readonly Colour[]): number | null => {
  const wanted = mainColours(sheet.filter((colour) => !isPaper(colour)));
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
  const page = await coloursOf(picture, SIDE_PX);
  const most = (value: number, full: number): number => Math.min(1, value / full);
  return {
    heroColours: sharedColours(page, await coloursOf(sheet, SIDE_PX)),
    hand: {
      lightness: most(meanOf(page.map(([l]) => l)), 1),
      chroma: most(meanOf(page.map(chromaOf)), FULL_CHROMA),
      texture: most(textureOf(page), FULL_TEXTURE),
    },
  };
};
