import * as z from 'zod/mini';
import type { JobSpec } from '../ports/job-queue.ts';
import type { PictureId } from '../shelf/book-files.ts';

const spec = <P>(step: JobSpec<P>): JobSpec<P> => step;

/** Telling the story of a new book. */
export const TELL_STORY = spec({
  name: 'tell-story',
  payload: z.object({ bookId: z.string() }),
});

/** Having a model draw who comes in a book, before its pages are painted by that. */
export const DRAW_SHEETS = spec({
  name: 'draw-sheets',
  payload: z.object({ bookId: z.string() }),
});

/**
 * Painting one version of one page: the durable step that books are made of. At the
 * printer's size it goes through the same queue, so that priorities count between the two.
 */
export const PAINT_PAGE = spec({
  name: 'paint-page',
  payload: z.object({
    bookId: z.string(),
    page: z.int(),
    version: z.int(),
    isForPrint: z.optional(z.boolean()),
  }),
});

export interface PageStep extends PictureId {
  /** At the printer's size, of a version that is approved. */
  readonly isForPrint?: boolean | undefined;
}

/** At most one job a page, version and size waits or runs. */
export const stepKey = ({ bookId, page, version, isForPrint = false }: PageStep): string =>
  `${bookId}/${page}/${version}${isForPrint ? '/print' : ''}`;
