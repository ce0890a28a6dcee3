import { PAGE } from '@bramblebook/contract/page-numbers';
import type { PrinterProfile } from './printer-profile.ts';

/** Pages between the covers: 2–29. */
const FIRST = PAGE.insideCover;
const LAST = PAGE.insideBack;

/**
 * The book's pages in the order they are bound, the first on the right. Page n of the book
 * is page n of the interior, so that spreads stay spreads; the endpaper before it and those
 * behind it make up the printer's page count. Throws when the printer binds no such book.
 */
export const interiorPages = ({ key, pages }: PrinterProfile): number[] => {
  const count = Math.ceil(Math.max(LAST + 1, pages.min) / pages.multiple) * pages.multiple;
  if (count > pages.max) throw new Error(`${key} binds no book of ${count} pages`);
  return Array.from({ length: count }, (_, i) => Math.min(Math.max(i + 1, FIRST), LAST));
};

/** The two faces of a cover as they lie on the sheet, from left to right. */
export const BACK_COVER_FIRST: readonly number[] = [PAGE.backCover, PAGE.frontCover];
