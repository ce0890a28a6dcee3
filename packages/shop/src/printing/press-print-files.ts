/**
 * Makes the files that the printer needs of an approved book ahead of being asked for
 * them: the interior, and the cover of each binding that is ordered. Running it twice is
 * safe: a file whose report is kept is not made again, and one cut short is made anew
 * under the same key. What was taken back in the meantime is left alone.
 */
import { BINDINGS } from '@bramblebook/press/print/printer-profile';
import { defineJob } from '../jobs/define-job.ts';
import { standingApproval } from '../shelf/standing-approval.ts';
import { PRESS_PRINT_FILES } from '../steps/print-files-step.ts';
import { readPreflight } from './print-files.ts';

export const pressPrintFiles = defineJob({
  ...PRESS_PRINT_FILES,
  // Each file takes seconds, and waits until the press is free.
  expireSeconds: 900,
  retryDelaySeconds: 10,
  async run(shop, { bookId }) {
    const found = await standingApproval(shop.db, bookId);
    if (!found) return;
    const bindings = BINDINGS.filter((one) => found.items.some(({ format }) => format === one));
    // A file that fails its check is a finding for staff, not a reason to try again.
    for (const part of ['interior', ...bindings] as const)
      await readPreflight(shop, { bookId, part });
  },
});
