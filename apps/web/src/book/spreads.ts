/** Two facing pages as they lie in the bound book; null where nothing is printed. */
export interface FacingPages {
  readonly left: number | null;
  readonly right: number | null;
}

/**
 * The spreads that show the given pages. Even pages lie left, odd ones right, as in
 * the bound book, so a page keeps its side when its neighbour is left out.
 */
export const spreadsOf = (pages: readonly number[]): FacingPages[] => {
  const spreads = new Map<number, { left: number | null; right: number | null }>();
  for (const page of [...pages].sort((a, b) => a - b)) {
    const place = Math.floor(page / 2);
    const spread = spreads.get(place) ?? { left: null, right: null };
    spread[page % 2 === 0 ? 'left' : 'right'] = page;
    spreads.set(place, spread);
  }
  return [...spreads.values()];
};

/** Every page as a stop of its own, for screens too narrow for two. */
export const singlesOf = (pages: readonly number[]): FacingPages[] =>
  pages.map((page) => (page % 2 === 0 ? { left: page, right: null } : { left: null, right: page }));

/** Index of the spread that holds the page; the nearest one before it when it is left out. */
export const spreadWith = (spreads: readonly FacingPages[], page: number): number =>
  Math.max(
    0,
    spreads.findLastIndex((spread) => (spread.left ?? spread.right ?? 0) <= page),
  );

/** The pages of a spread from left to right. */
export const pagesIn = (spread: FacingPages): number[] =>
  [spread.left, spread.right].filter((page) => page !== null);
