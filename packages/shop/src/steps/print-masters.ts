import { eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../database/open-database.ts';
import { printMasters } from '../database/schema/books.ts';
import type { Shop } from '../shop.ts';
import { PAINT_PAGE, stepKey } from './page-step.ts';
import { PRIORITIES } from './priorities.ts';

/** The pictures that a parent approved for printing. */
export interface ApprovedPictures {
  readonly bookId: string;
  /** Version of each page's picture, by page number. */
  readonly pictureVersions: Readonly<Record<number, number>>;
}

/** How far the pictures at the printer's size are. */
export interface PrintMasterCount {
  readonly wanted: number;
  readonly made: number;
  /** Page numbers that are not painted yet, ascending. */
  readonly missing: readonly number[];
}

/** How many of the approved pictures are painted at the printer's size, and which are not. */
export const countPrintMasters = async (
  db: Queryable,
  { bookId, pictureVersions }: ApprovedPictures,
): Promise<PrintMasterCount> => {
  const rows = await db
    .select({ page: printMasters.page, version: printMasters.version })
    .from(printMasters)
    .where(eq(printMasters.bookId, bookId));
  const isThere = (page: number) =>
    rows.some((row) => row.page === page && row.version === pictureVersions[page]);
  const pages = Object.keys(pictureVersions)
    .map(Number)
    .sort((a, b) => a - b);
  const missing = pages.filter((page) => !isThere(page));
  return { wanted: pages.length, made: pages.length - missing.length, missing };
};

/**
 * Has every approved picture painted at the printer's size, in the caller's transaction.
 * Those that are there or wait already are left alone, so that calling it again is the way
 * to try again where a page's tries were used up.
 */
export const queuePrintMasters = async (
  shop: Shop,
  tx: Transaction,
  approved: ApprovedPictures,
): Promise<void> => {
  const { bookId, pictureVersions } = approved;
  for (const page of (await countPrintMasters(tx, approved)).missing) {
    const step = { bookId, page, version: pictureVersions[page] ?? 0, isForPrint: true };
    await shop.jobs.send(PAINT_PAGE, step, {
      tx,
      singletonKey: stepKey(step),
      priority: PRIORITIES.print,
    });
  }
};
