import { finalTextField, type PageFields } from './book.ts';
import type { BookLayout, PageLayout } from './book-layout.ts';
import { PREVIEW_PAGES } from './page-numbers.ts';

/** The story text of a page; null where there is none (yet). The preview's pages stand in for the final ones (spec §4). */
export const textOf = (book: PageFields, page: number): string | null => {
  const preview = PREVIEW_PAGES.indexOf(page) + 1;
  return book[finalTextField(page)] ?? (preview ? book[`page${preview}Text`] : null) ?? null;
};

/** All words of a page as one text, block after block. */
export const wordsOf = (layout: PageLayout): string =>
  layout.blocks
    .map((block) => block.text)
    .filter(Boolean)
    .join('\n');

/** The words of a page: its story's, or else all that is printed on it; none until they are known. */
export const wordsOnPage = (
  book: PageFields,
  layout: BookLayout | null | undefined,
  page: number,
): string => {
  const laidOut = layout?.pages.find((one) => one.page === page);
  return textOf(book, page) ?? (laidOut ? wordsOf(laidOut) : '');
};
