import { eq } from 'drizzle-orm';
import { type PrintJobRow, printJobs } from '../../database/schema/printing.ts';
import type { FilePart, PrintedFormat, PrintingHouse } from '../../ports/printer.ts';
import type { Shop } from '../../shop.ts';
import { readPrintFile } from '../print-files.ts';
import { coverFault, interiorPageCount } from '../print-sheet.ts';
import type { printedLines } from './printed-lines.ts';

/** A check takes minutes, printing may begin after days. */
const ADDRESS_SECONDS = { check: 6 * 3600, order: 3 * 86_400 };

/** How the files of an order stand: being looked at, good, or not to be printed and why. */
export type FilesStand =
  | { readonly stand: 'checking' | 'good' }
  | { readonly stand: 'refused'; readonly reasons: readonly string[] };

/** A file that is to be printed. */
interface WantedFile {
  readonly bookId: string;
  readonly part: 'interior' | PrintedFormat;
}

/** A file's address for the printing house, or why there is none yet or never. */
export const fileAddress = async (
  shop: Shop,
  wanted: WantedFile,
  purpose: keyof typeof ADDRESS_SECONDS,
): Promise<{ ok: true; url: string } | { ok: false; isEarly: boolean; reason: string }> => {
  const file = await readPrintFile(shop, wanted);
  if (!file.ok) return { ok: false, isEarly: file.code === 'book_not_ready', reason: file.message };
  const url = await shop.files.shortAddress(file.key, ADDRESS_SECONDS[purpose]);
  if (url === null) throw new Error('the printing house cannot reach the shop’s files');
  return { ok: true, url };
};

const checkFile = async (
  shop: Shop,
  house: PrintingHouse,
  { row, file, format }: { row: PrintJobRow; file: WantedFile; format: PrintedFormat },
): Promise<FilesStand> => {
  const part: FilePart = file.part === 'interior' ? 'interior' : 'cover';
  const known = row.checks[file.part];
  if (known !== undefined) {
    const check = await house.readCheck(part, known);
    if (check.state === 'refused') return { stand: 'refused', reasons: check.reasons };
    return { stand: check.state };
  }
  const address = await fileAddress(shop, file, 'check');
  if (!address.ok)
    return address.isEarly
      ? { stand: 'checking' }
      : { stand: 'refused', reasons: [address.reason] };
  const block = { format, interiorPages: interiorPageCount(shop) };
  const id = await house.startCheck({ ...block, part, url: address.url });
  // A crash before this leaves a check nobody asks about: it costs nothing.
  row.checks[file.part] = id;
  await shop.db.update(printJobs).set({ checks: row.checks }).where(eq(printJobs.id, row.id));
  return { stand: 'checking' };
};

/** Lets the printing house look at every file of an order before it is sent. Throws `ServiceOutage`. */
export const checkPrintFiles = async (
  shop: Shop,
  house: PrintingHouse,
  given: { row: PrintJobRow; bookId: string; lines: ReturnType<typeof printedLines> },
): Promise<FilesStand> => {
  const { row, bookId, lines } = given;
  const reasons: string[] = [];
  let isChecking = false;
  for (const { format } of lines) {
    const fault = await coverFault(shop, house, { layoutHash: row.layoutHash, format });
    if (fault !== null) reasons.push(fault);
  }
  const [first] = lines;
  if (!first) return { stand: 'refused', reasons: ['There is nothing to print.'] };
  const files = [
    { part: 'interior' as const, format: first.format },
    ...lines.map(({ format }) => ({ part: format, format })),
  ];
  if (reasons.length === 0)
    for (const { part, format } of files) {
      const found = await checkFile(shop, house, { row, file: { bookId, part }, format });
      if (found.stand === 'refused') reasons.push(...found.reasons);
      if (found.stand === 'checking') isChecking = true;
    }
  if (reasons.length > 0) return { stand: 'refused', reasons };
  return { stand: isChecking ? 'checking' : 'good' };
};
