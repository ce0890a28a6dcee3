import type { PictureMeasures } from './picture-measures.ts';

/** The hand a picture, or a whole book, is painted in. */
export type Hand = PictureMeasures['hand'];

/** Farther from the book's hand than this a page is another picture book's. */
export const MOST_AWAY = 0.25;

const medianOf = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
};

/** The hand of the whole book: the median of its pages. */
export const handOfBook = (hands: readonly Hand[]): Hand => ({
  lightness: medianOf(hands.map(({ lightness }) => lightness)),
  chroma: medianOf(hands.map(({ chroma }) => chroma)),
  texture: medianOf(hands.map(({ texture }) => texture)),
});

/** How far a page's hand is from its book's, 0 to 1. Light changes with the hour of the story: it counts for half. */
export const awayFrom = (book: Hand, hand: Hand): number =>
  Math.min(
    1,
    Math.hypot(
      (hand.lightness - book.lightness) / 2,
      hand.chroma - book.chroma,
      hand.texture - book.texture,
    ),
  );
