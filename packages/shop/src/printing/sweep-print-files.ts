/**
 * Erases the print files of a book that are not those of the approval that stands: of an
 * earlier approval, of one that was taken back, of rules of the printer that have changed.
 * It is sent with every file that is made, to run when no printing house can be fetching an
 * earlier one any more. Running it twice is safe: what is erased is not found again, and
 * what is wanted after all is made anew.
 */
import type { PrintPart } from '@bramblebook/contract/preflight-report';
import { defineJob } from '../jobs/define-job.ts';
import { printFileFolder } from '../shelf/book-files.ts';
import type { Shop } from '../shop.ts';
import { SWEEP_PRINT_FILES } from '../steps/print-files-step.ts';
import { keptReport, standingPrintFiles } from './print-files.ts';

/** The parts that there are files of: sizes of other covers need not be asked for. */
const partsAmong = async (shop: Shop, keys: readonly string[]): Promise<PrintPart[]> => {
  const reports = keys.filter((key) => key.endsWith('.report.json'));
  const read = await Promise.all(reports.map((key) => keptReport(shop, key)));
  return [...new Set(read.flatMap((report) => report?.part ?? []))];
};

export const sweepPrintFiles = defineJob({
  ...SWEEP_PRINT_FILES,
  async run(shop, { bookId }) {
    const keys: string[] = [];
    for await (const { key } of shop.files.list(printFileFolder(bookId))) keys.push(key);
    const standing = await standingPrintFiles(shop, bookId, await partsAmong(shop, keys));
    for (const key of keys) if (!standing.has(key)) await shop.files.erase(key);
  },
});
