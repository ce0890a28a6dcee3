import { eq } from 'drizzle-orm';
import type { Queryable } from '../database/open-database.ts';
import { pagePaintings } from '../database/schema/paintings.ts';

/** How large a model painted pictures of these versions, in px, by page number; without those it did not paint. */
export const readPaintedPx = async (
  db: Queryable,
  bookId: string,
  versions: Readonly<Record<number, number>>,
): Promise<Record<number, number>> => {
  const { page, version, widthPx } = pagePaintings;
  const rows = await db
    .select({ page, version, widthPx })
    .from(pagePaintings)
    .where(eq(pagePaintings.bookId, bookId));
  return Object.fromEntries(
    rows
      .filter((row) => versions[row.page] === row.version)
      .flatMap((row) => (row.widthPx === null ? [] : [[row.page, row.widthPx]])),
  );
};
