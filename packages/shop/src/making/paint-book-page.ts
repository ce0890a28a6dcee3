/**
 * Paints one version of one page, for screens or for print, by the model where one is set
 * up (ask-painter-model.ts keeps what it painted). Running it twice is safe: a
 * page with a row is skipped; one cut short before its row is painted again from the same
 * plan into the same files; the row's key lets one run commit.
 */
import { defineJob } from '../jobs/define-job.ts';
import type { PaintedPage } from '../ports/painter.ts';
import {
  bookFolder,
  masterKey,
  type PictureId,
  PLACEHOLDER_WIDTH,
  screenKey,
} from '../shelf/book-files.ts';
import { findPlan, isPainted } from '../shelf/picture-rows.ts';
import type { Shop } from '../shop.ts';
import { PAINT_PAGE, stepKey } from '../steps/page-step.ts';
import { PAINTERS_PLACES } from '../steps/priorities.ts';
import { havePagePainted } from './ask-painter-model.ts';
import { commitPicture } from './commit-picture.ts';
import { giveUpMaking } from './give-up-making.ts';
import { missPage } from './give-up-model.ts';
import { paintPrintMaster } from './paint-print-master.ts';

const storePicture = async (
  shop: Shop,
  picture: PictureId,
  { master, screens, placeholder }: PaintedPage,
): Promise<void> => {
  await Promise.all([
    shop.files.put(masterKey(picture), master),
    shop.files.put(screenKey(picture, PLACEHOLDER_WIDTH, false), placeholder),
    ...screens.map(({ width, webp }) => shop.files.put(screenKey(picture, width, false), webp)),
  ]);
};

export const paintBookPage = defineJob({
  ...PAINT_PAGE,
  retries: 6,
  // A model is waited for several times three minutes; a killed worker is known by its heartbeat.
  expireSeconds: 3_600,
  places: PAINTERS_PLACES,
  async run(shop, step) {
    if (step.isForPrint) return paintPrintMaster(shop, step);
    if (await isPainted(shop.db, step)) return;
    const planned = await findPlan(shop.db, step);
    // The book was erased in the meantime.
    if (!planned) return;
    const had = await havePagePainted(shop, step, planned);
    const isMissing = had !== 'not_asked' && 'missing' in had;
    if (isMissing && (await missPage(shop, step, had.missing)) === 'stopped') return;
    const { plan } = planned;
    const painted = await (had !== 'not_asked' && 'original' in had
      ? shop.painter.finish(plan, had.original)
      : shop.painter.paint(plan));
    await storePicture(shop, step, painted);
    const masterBytes = painted.master.byteLength;
    const { isGone } = await commitPicture(shop, step, { masterBytes });
    // Erased while this page was painted: nothing of it may stay.
    if (isGone) await shop.files.eraseAll(bookFolder(step.bookId));
  },
  async giveUp(shop, step) {
    // The book itself stands: staff see the missing page among its print files.
    if (step.isForPrint) return;
    if (await isPainted(shop.db, step)) return;
    // Where a model paints it was away all the while.
    if ((await missPage(shop, step, 'outage')) === 'not_asked')
      await giveUpMaking(shop, step.bookId, stepKey(step));
  },
});
