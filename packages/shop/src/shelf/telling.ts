import type { BookRow } from '../database/schema/books.ts';

/** Which story of the book is the present one: 1 for the first one told. */
export const tellingOf = (book: Pick<BookRow, 'pastPlots'>): number => book.pastPlots.length + 1;

/** The seed of the present story and its pictures: neighbouring seeds tell and paint differently. */
export const seedOf = (book: Pick<BookRow, 'seed' | 'pastPlots'>): number =>
  book.seed + book.pastPlots.length;
