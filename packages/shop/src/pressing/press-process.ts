/**
 * Writes one edition of a book to a file, or checks a print file, in a process of its own that
 * gives its memory back: at most 250 MB (bench/press.ts). Asks its parent for the pictures page
 * by page.
 */
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import type { BookLayout } from '@bramblebook/contract/book-layout';
import type { PreflightReport, PrintPart } from '@bramblebook/contract/preflight-report';
import type { PressProfile } from '@bramblebook/press/pdf/press-profile';
import type { PictureVersions } from '@bramblebook/press/print/document-id';
import type { CoverSize, PrinterProfile } from '@bramblebook/press/print/printer-profile';

interface Edition {
  readonly layout: BookLayout;
  readonly createdAt: Date;
}

/** A file for people's screens. */
export interface ScreenWork extends Edition {
  readonly edition: 'pdf' | 'epub';
}

/** A file for the printer. */
export interface PrintWork extends Edition {
  readonly edition: 'print';
  readonly part: PrintPart;
  readonly profile: PrinterProfile;
  readonly pictureVersions: PictureVersions;
  /** Side in px of pictures before they were enlarged, by page number. */
  readonly paintedPx?: Readonly<Record<number, number>>;
  /** The printer's answer for this cover, where it gave one. */
  readonly coverSize?: CoverSize;
  /** The printer's own profile of its press, where the shop has it. */
  readonly pressProfile?: PressProfile;
}

/** What the process is to do with the file at a path: write it, or see whether a printer can take it. */
export interface PressTask {
  readonly kind: 'write' | 'check';
  readonly work: ScreenWork | PrintWork;
  readonly file: string;
}

/** The process wants a page's picture, or is done; a check comes with its report. Trouble is a failure of its own. */
export type FromPressProcess =
  | { readonly wants: number }
  | { readonly report: PreflightReport | null }
  | { readonly trouble: string };

const say = (words: FromPressProcess): void => void process.send?.(words);

const pictures = async (page: number): Promise<Uint8Array> => {
  say({ wants: page });
  const [picture] = await once(process, 'message');
  return picture as Uint8Array;
};

// Only the programs of the edition are read: all of them together are half the memory.
const writeForScreens = async (work: ScreenWork, stream: Writable): Promise<void> => {
  if (work.edition === 'pdf') {
    const { writeDigitalPdf } = await import('@bramblebook/press/digital-pdf');
    await writeDigitalPdf({ ...work, pictures }, stream);
  } else {
    const { writeEpub } = await import('@bramblebook/press/write-epub');
    await writeEpub({ ...work, pictures }, stream);
  }
};

const writeForPrint = async (work: PrintWork, stream: Writable): Promise<void> => {
  const { part } = work;
  if (part === 'interior') {
    const { writePrintInterior } = await import('@bramblebook/press/print/print-interior');
    await writePrintInterior({ ...work, pictures }, stream);
  } else {
    const { writePrintCover } = await import('@bramblebook/press/print/print-cover');
    await writePrintCover({ ...work, pictures, binding: part }, stream);
  }
};

const check = async (work: PrintWork, file: string): Promise<PreflightReport> => {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  const { preflight } = await import('@bramblebook/press/preflight/preflight');
  return preflight(await readFile(file), work);
};

const press = async ({ kind, work, file }: PressTask): Promise<PreflightReport | null> => {
  if (kind === 'check' && work.edition === 'print') return check(work, file);
  const stream = createWriteStream(file, { mode: 0o600 });
  await (work.edition === 'print' ? writeForPrint(work, stream) : writeForScreens(work, stream));
  return null;
};

process.on('disconnect', () => process.exit());
const [task] = await once(process, 'message');
await press(task as PressTask).then(
  (report) => say({ report }),
  (error: unknown) =>
    say({ trouble: error instanceof Error ? String(error.stack) : String(error) }),
);
process.disconnect();
