import { ALL_PAGES, PREVIEW_STAGE_PAGES } from '@bramblebook/contract/page-numbers';
import type { BookRow } from '../database/schema/books.ts';

const EVERY_PAGE: readonly number[] = [...new Set([...PREVIEW_STAGE_PAGES, ...ALL_PAGES])];

/** The pages that a book's making is about, in the order they are painted: the preview's, then all others. */
export const pagesWanted = (book: Pick<BookRow, 'status' | 'fullWanted'>): readonly number[] =>
  book.fullWanted && book.status !== 'generating' ? EVERY_PAGE : PREVIEW_STAGE_PAGES;
