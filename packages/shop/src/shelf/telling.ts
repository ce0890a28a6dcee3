import type { BookRow } from '../database/schema/books.ts';

/** Which story of the book is the present one: 1 for the first one told. */
export const tellingOf = (book: Pick<BookRow, 'pastPlots'>): number => book.pastPlots.length + 1;

const AGAIN = '/again';

/**
 * The plots told before, once `next` follows `plot`. The same plot told again, because the
 * hero's body was corrected, is marked so that it is no other story.
 */
export const plotsBefore = (
  pastPlots: readonly string[],
  { plot, next }: { readonly plot: string; readonly next: string },
): string[] => [...pastPlots, plot === next ? `${plot}${AGAIN}` : plot];

/** How many other stories a book has had. */
export const othersTold = ({ pastPlots }: Pick<BookRow, 'pastPlots'>): number =>
  pastPlots.filter((plot) => !plot.endsWith(AGAIN)).length;

/** The seed of the present story and its pictures: neighbouring seeds tell and paint differently. */
export const seedOf = (book: Pick<BookRow, 'seed' | 'pastPlots'>): number =>
  book.seed + book.pastPlots.length;
