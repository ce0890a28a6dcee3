/**
 * Paints one version of one page, for screens or for print. Running it twice is safe: a
 * page with a row is skipped; one cut short before its row is painted again from the same
 * plan into the same files; the row's key lets one run commit.
 */
import { and, eq } from 'drizzle-orm';
import { pagePlans } from '../database/schema/books.ts';
import { defineJob } from '../jobs/define-job.ts';
import type { PaintedPage } from '../ports/painter.ts';
import { bookFolder, masterKey, PLACEHOLDER_WIDTH, screenKey } from '../shelf/book-files.ts';
import type { Shop } from '../shop.ts';
import { PAINT_PAGE, type PageStep, stepKey } from '../steps/page-step.ts';
import { commitPicture, isPainted } from './commit-picture.ts';
import { giveUpMaking } from './give-up-making.ts';
import { paintPrintMaster } from './paint-print-master.ts';

/** As many as the studio has threads. */
const CONCURRENCY = 2;

const storePicture = async (shop: Shop, step: PageStep, painted: PaintedPage): Promise<void> => {
  const { master, screens, placeholder } = painted;
  await Promise.all([
    shop.files.put(masterKey(step), master),
    shop.files.put(screenKey(step, PLACEHOLDER_WIDTH, false), placeholder),
    ...screens.map(({ width, webp }) => shop.files.put(screenKey(step, width, false), webp)),
  ]);
};

export const paintPage = defineJob({
  ...PAINT_PAGE,
  retries: 6,
  concurrency: CONCURRENCY,
  async run(shop, step) {
    if (step.isForPrint) return paintPrintMaster(shop, step);
    if (await isPainted(shop, step)) return;
    const { bookId, page, version } = step;
    const [row] = await shop.db
      .select({ plan: pagePlans.plan })
      .from(pagePlans)
      .where(
        and(eq(pagePlans.bookId, bookId), eq(pagePlans.page, page), eq(pagePlans.version, version)),
      );
    // The book was erased in the meantime.
    if (!row) return;
    const painted = await shop.painter.paint(row.plan);
    await storePicture(shop, step, painted);
    const { isGone } = await commitPicture(shop, {
      ...step,
      masterBytes: painted.master.byteLength,
    });
    // Erased while this page was painted: nothing of it may stay.
    if (isGone) await shop.files.eraseAll(bookFolder(bookId));
  },
  async giveUp(shop, step) {
    // The book itself stands: staff see the missing page among its print files.
    if (step.isForPrint) return;
    if (!(await isPainted(shop, step))) await giveUpMaking(shop, step.bookId, stepKey(step));
  },
});
