import { type Part, squareInside } from './part-of-picture.ts';
import { type Colour, coloursOf, isNear, isPaper, mainColours } from './picture-colours.ts';

/** Side at which a page is looked over, in px. */
const SIDE_PX = 128;
/** Sides of the squares in which a head is looked for, of the page's. */
const SQUARES = [0.4, 0.28, 0.2, 0.14, 0.1];
/** A square goes on by this part of itself. */
const STEP = 0.15;
/** Places that hold the colours about as well are told apart by their size: a part of a head is none. */
const AS_WELL = 0.1;
/** Less of the head's colours, in their shares, is no head. */
const LEAST_ALIKE = 0.6;
/** Squares that overlap by more than this are one place. */
const SAME_PLACE = 0.3;
const MOST_PLACES = 3;

interface Place extends Part {
  readonly alike: number;
}

/** How much of each colour lies left of and above every pixel. */
const sumsOf = (page: readonly Colour[], colours: readonly Colour[]): Int32Array[] =>
  colours.map((colour) => {
    const sums = new Int32Array((SIDE_PX + 1) ** 2);
    for (const [i, one] of page.entries()) {
      const at = (Math.floor(i / SIDE_PX) + 1) * (SIDE_PX + 1) + (i % SIDE_PX) + 1;
      const above = at - SIDE_PX - 1;
      sums[at] =
        (isNear(one, colour) ? 1 : 0) +
        (sums[at - 1] ?? 0) +
        (sums[above] ?? 0) -
        (sums[above - 1] ?? 0);
    }
    return sums;
  });

/** The part of a square that has the colour of these sums. */
const shareIn = (sums: Int32Array, { left, top, right, bottom }: Part): number => {
  const [x, y, toX, toY] = [left, top, right, bottom].map((part) => Math.round(part * SIDE_PX));
  const at = (column = 0, row = 0): number => sums[row * (SIDE_PX + 1) + column] ?? 0;
  const pixels = Math.max(1, ((toX ?? 0) - (x ?? 0)) * ((toY ?? 0) - (y ?? 0)));
  return (at(toX, toY) - at(x, toY) - at(toX, y) + at(x, y)) / pixels;
};

const overlap = (one: Part, other: Part): number => {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  const area = ({ left, right, top, bottom }: Part): number => (right - left) * (bottom - top);
  return (Math.max(0, width) * Math.max(0, height)) / Math.min(area(one), area(other));
};

/** The squares of one size with how much of the head's colours each holds in their shares. */
const squaresOf = (
  sums: readonly Int32Array[],
  shares: readonly number[],
  part: number,
): Place[] => {
  const side = Math.round(part * SIDE_PX);
  const step = Math.max(1, Math.round(side * STEP));
  const starts: number[] = [];
  for (let start = 0; start + side <= SIDE_PX; start += step) starts.push(start);
  return starts.flatMap((y) =>
    starts.map((x) => {
      const to = (px: number): number => px / SIDE_PX;
      const place = { left: to(x), top: to(y), right: to(x + side), bottom: to(y + side) };
      const seen = squareInside(place);
      const alike = sums.reduce(
        (sum, one, i) => sum + Math.min(shareIn(one, seen), shares[i] ?? 0),
        0,
      );
      return { ...place, alike };
    }),
  );
};

/** By how well a place holds the colours, in steps, and by its size among those alike. */
const rankOf = ({ alike, left, right }: Place): number =>
  Math.round(alike / AS_WELL) + (right - left);

/**
 * Where on a page the head of a sheet may be, by its colours of skin and hair: the likeliest
 * places first, three at most, none where no place has them. A place is not yet a head.
 */
export const findHeadPlaces = async (
  page: Uint8Array,
  heads: readonly Uint8Array[],
): Promise<Part[]> => {
  const seen = await Promise.all(heads.map((head) => coloursOf(head, SIDE_PX / 4)));
  const wanted = mainColours(seen.flat().filter((colour) => !isPaper(colour)));
  const all = wanted.reduce((sum, { share }) => sum + share, 0);
  const sums = sumsOf(
    await coloursOf(page, SIDE_PX),
    wanted.map(({ colour }) => colour),
  );
  const shares = wanted.map(({ share }) => share / all);
  const likeliest = SQUARES.flatMap((part) => squaresOf(sums, shares, part))
    .filter(({ alike }) => alike >= LEAST_ALIKE)
    .sort((one, other) => rankOf(other) - rankOf(one));
  const places: Place[] = [];
  for (const place of likeliest) {
    if (places.length === MOST_PLACES) break;
    if (places.every((other) => overlap(place, other) < SAME_PLACE)) places.push(place);
  }
  return places;
};
