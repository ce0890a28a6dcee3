import * as z from 'zod/mini';
import type { Transaction } from '../database/open-database.ts';
import type { JobSpec } from '../ports/job-queue.ts';
import { standingApproval } from '../shelf/standing-approval.ts';
import type { Shop } from '../shop.ts';
import { countPrintMasters } from './print-masters.ts';

const payload = z.object({ bookId: z.string() });

/** Pressing the files for the printer of what is approved of a book. */
export const PRESS_PRINT_FILES: JobSpec<z.infer<typeof payload>> = {
  name: 'press-print-files',
  payload,
};

/** Erasing what was made for the printer and is superseded. */
export const SWEEP_PRINT_FILES: JobSpec<z.infer<typeof payload>> = {
  name: 'sweep-print-files',
  payload,
};

const MINUTE_MS = 60_000;

/**
 * Has the print files of a book made in time, in the caller's transaction: once every
 * approved picture is painted at the printer's size, and not before the approval can no
 * longer be taken back. Does nothing while pictures are missing: whoever paints the last
 * one asks again.
 */
export const queuePrintFiles = async (
  shop: Shop,
  tx: Transaction,
  bookId: string,
): Promise<void> => {
  const found = await standingApproval(tx, bookId);
  if (!found) return;
  const { approval } = found;
  const { wanted, made } = await countPrintMasters(tx, approval);
  if (made < wanted) return;
  const closesAt = approval.approvedAt.getTime() + shop.approvalUndoMinutes * MINUTE_MS;
  const startAfterSeconds = Math.max(0, Math.ceil((closesAt - shop.clock.now().getTime()) / 1000));
  // Another approval of the same book is another job, although one of an earlier still waits.
  const singletonKey = `${bookId}/${approval.approvedAt.getTime()}`;
  await shop.jobs.send(PRESS_PRINT_FILES, { bookId }, { tx, singletonKey, startAfterSeconds });
};
