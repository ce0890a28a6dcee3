import { finalImageField, type PageFields } from '@bramblebook/contract/book';
import { PREVIEW_PAGES } from '@bramblebook/contract/page-numbers';
import { PICTURE_WIDTHS } from '@bramblebook/contract/settings';

/** A picture's address at one of the served widths, in px. */
export const pictureAt = (url: string, width: (typeof PICTURE_WIDTHS)[number]): string =>
  `${url}${url.includes('?') ? '&' : '?'}w=${width}`;

/** All served widths of a picture, for `srcset`. */
export const pictureSrcSet = (url: string): string =>
  PICTURE_WIDTHS.map((width) => `${pictureAt(url, width)} ${width}w`).join(', ');

/** The preview's pages 1–3 stand in for story pages 6–8 until those are final (spec §4). */
const previewIndex = (page: number): number => PREVIEW_PAGES.indexOf(page) + 1;

/** The picture of a page; null until it is made. */
export const pictureOf = (book: PageFields, page: number): string | null =>
  book[finalImageField(page)] ??
  (previewIndex(page) ? book[`page${previewIndex(page)}ImageUrl`] : null) ??
  null;
