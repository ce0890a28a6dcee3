import * as z from 'zod/mini';
import type { JobSpec } from '../jobs/job-queue.ts';

const spec = <P>(step: JobSpec<P>): JobSpec<P> => step;

/** Telling the story of a new book. */
export const TELL_STORY = spec({
  name: 'tell-story',
  payload: z.object({ bookId: z.string() }),
});

/** Painting one version of one page: the durable step that books are made of. */
export const PAINT_PAGE = spec({
  name: 'paint-page',
  payload: z.object({ bookId: z.string(), page: z.int(), version: z.int() }),
});

export interface PageStep {
  readonly bookId: string;
  readonly page: number;
  readonly version: number;
}

/** At most one job a page and version waits or runs. */
export const stepKey = ({ bookId, page, version }: PageStep): string =>
  `${bookId}/${page}/${version}`;
