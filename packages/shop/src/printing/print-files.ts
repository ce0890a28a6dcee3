import { createReadStream } from 'node:fs';
import {
  PREFLIGHT_CHECKS,
  type PreflightReport,
  type PrintPart,
  preflightReportSchema,
} from '@bramblebook/contract/preflight-report';
import { type Refused, refuse } from '@bramblebook/contract/refusals';
import { layoutHash } from '@bramblebook/press/layout-hash';
import { documentIdOf } from '@bramblebook/press/print/document-id';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../database/open-database.ts';
import { books } from '../database/schema/books.ts';
import { type KeptFile, keptFile } from '../pressing/kept-file.ts';
import { picturesFrom, pressEdition } from '../pressing/press-edition.ts';
import type { PrintWork } from '../pressing/press-process.ts';
import { printFileKey, printMasterKey } from '../shelf/book-files.ts';
import { once } from '../shelf/once.ts';
import { type StandingApproval, standingApproval } from '../shelf/standing-approval.ts';
import type { Shop } from '../shop.ts';
import { SWEEP_PRINT_FILES } from '../steps/print-files-step.ts';
import { countPrintMasters } from '../steps/print-masters.ts';
import { readPaintedPx } from './painted-px.ts';
import { coverSizeWanted } from './print-sheet.ts';

/** A part of a printed book: what is inside, or the cover of a binding. */
export interface PrintFileWanted {
  readonly bookId: string;
  readonly part: PrintPart;
}

const isBook = async (db: Queryable, bookId: string): Promise<boolean> =>
  (await db.$count(books, eq(books.id, bookId))) > 0;

/** Where a print file and the report on it are kept. */
interface Keys {
  readonly pdf: string;
  readonly report: string;
}

/** What a part of the book is made of, apart from its pictures. */
type Making = Pick<
  PrintWork,
  'layout' | 'profile' | 'part' | 'pictureVersions' | 'paintedPx' | 'coverSize' | 'pressProfile'
>;

const makingOf = async (
  shop: Shop,
  { approval }: StandingApproval,
  part: PrintPart,
): Promise<Making> => {
  const { printerProfile: profile, pressProfile } = shop;
  const { layout, pictureVersions } = approval;
  const paintedPx = await readPaintedPx(shop.db, approval.bookId, pictureVersions);
  const contents = { layout, profile, part, pictureVersions, paintedPx };
  const making = { ...contents, ...(pressProfile && { pressProfile }) };
  const coverSize =
    part === 'interior'
      ? null
      : await coverSizeWanted(shop, { layoutHash: approval.layoutHash, format: part });
  return { ...making, ...(coverSize && { coverSize }) };
};

/** A printing house may fetch a file at the address it was given for three days. */
const SUPERSEDED_KEPT_SECONDS = 4 * 86_400;

/** Presses the file, and keeps it when it passes; the report is kept in any case, and last. */
const makePrintFile = async (
  shop: Shop,
  { approval, createdAt }: StandingApproval,
  making: Making,
  keys: Keys,
): Promise<PreflightReport> => {
  const { bookId, layout, pictureVersions } = approval;
  if (layoutHash(layout) !== approval.layoutHash)
    throw new Error(`the approved layout of ${bookId} is not what it was`);
  const report = await pressEdition(
    { edition: 'print', ...making, createdAt },
    picturesFrom(shop, { bookId, versions: pictureVersions }, printMasterKey),
    async ({ file, report }) => {
      if (!report) throw new Error('a print file came without a report');
      if (report.ok) await shop.files.putStream(keys.pdf, createReadStream(file));
      await shop.files.put(keys.report, new TextEncoder().encode(JSON.stringify(report)));
      return report;
    },
  );
  await shop.jobs.send(
    SWEEP_PRINT_FILES,
    { bookId },
    { singletonKey: keys.report, startAfterSeconds: SUPERSEDED_KEPT_SECONDS },
  );
  // Erased while it was pressed: nothing of it may stay.
  if (!(await isBook(shop.db, bookId)))
    for (const key of Object.values(keys)) await shop.files.erase(key);
  return report;
};

const keysOf = (bookId: string, making: Making): Keys => {
  const id = documentIdOf(making, making.part);
  return { pdf: printFileKey(bookId, id, 'pdf'), report: printFileKey(bookId, id, 'report.json') };
};

/** Where the files of the approval that stands are kept, or would be, by today's rules. */
export const standingPrintFiles = async (
  shop: Shop,
  bookId: string,
  parts: readonly PrintPart[],
): Promise<ReadonlySet<string>> => {
  const found = await standingApproval(shop.db, bookId);
  if (!found) return new Set();
  const makings = await Promise.all(parts.map((part) => makingOf(shop, found, part)));
  return new Set(makings.flatMap((making) => Object.values(keysOf(bookId, making))));
};

/** A report that was kept; null where there is none. Throws on an outage. */
export const keptReport = async (
  { files }: Pick<Shop, 'files'>,
  key: string,
): Promise<PreflightReport | null> => {
  const bytes = await files.get(key);
  return bytes && preflightReportSchema.parse(JSON.parse(new TextDecoder().decode(bytes)));
};

interface PrintFile {
  readonly ok: true;
  readonly report: PreflightReport;
  readonly title: string;
  readonly keys: Keys;
}

/** The file as it was made of the approval that stands, made now where it is not there yet. */
const findPrintFile = async (
  shop: Shop,
  { bookId, part }: PrintFileWanted,
): Promise<PrintFile | Refused> => {
  const found = await standingApproval(shop.db, bookId);
  if (!found)
    return (await isBook(shop.db, bookId))
      ? refuse('wrong_state', { message: 'This book is not approved for printing.' })
      : refuse('book_not_found');
  const { approval, title } = found;
  const { wanted, made } = await countPrintMasters(shop.db, approval);
  if (made < wanted)
    return refuse('book_not_ready', {
      message: `${made} of ${wanted} pictures are painted at the printer’s size. The print files are made when all are.`,
      current: { wanted, made },
    });
  const making = await makingOf(shop, found, part);
  const keys = keysOf(bookId, making);
  const report =
    (await keptReport(shop, keys.report)) ??
    (await once(keys.report, () => makePrintFile(shop, found, making, keys)));
  return { ok: true, report, title: title ?? bookId, keys };
};

/** What is wrong with the file, for a person: each check that failed, once. */
const faultsOf = ({ checks }: PreflightReport): string => {
  const failed = new Map(checks.filter(({ ok }) => !ok).map((check) => [check.id, check]));
  return [...failed.values()]
    .map(({ id, found, wanted }) => `${PREFLIGHT_CHECKS[id]}: ${found} (wanted: ${wanted})`)
    .join('; ');
};

/**
 * What the preflight found in a print file: made with the file, kept beside it, true to
 * the approval that stands. Refuses like `readPrintFile`, but for a file that fails.
 */
export const readPreflight = async (
  shop: Shop,
  wanted: PrintFileWanted,
): Promise<{ ok: true; report: PreflightReport } | Refused> => {
  const file = await findPrintFile(shop, wanted);
  return file.ok ? { ok: true, report: file.report } : file;
};

/**
 * A file for the printer, of exactly the layout and the pictures that the parent approved:
 * made when first asked for (which takes a while), then kept. Refuses with
 * `book_not_found`; with `wrong_state` where no approval stands; with `book_not_ready`
 * until every picture is painted at the printer's size; and with `print_file_failed`,
 * naming why, a file that does not pass the preflight.
 */
export const readPrintFile = async (
  shop: Shop,
  wanted: PrintFileWanted,
): Promise<{ ok: true; key: string; file: KeptFile; title: string } | Refused> => {
  const found = await findPrintFile(shop, wanted);
  if (!found.ok) return found;
  const { report, keys, title } = found;
  if (!report.ok)
    return refuse('print_file_failed', {
      message: `The print file does not pass the check. ${faultsOf(report)}.`,
      current: report,
    });
  const file = keptFile(shop, { key: keys.pdf, tag: report.fileHash });
  return { ok: true, key: keys.pdf, file, title };
};
