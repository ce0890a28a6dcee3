/** Writes one edition of a book to a file, in a thread of its own; asks its parent for the pictures page by page. */
import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { parentPort, workerData } from 'node:worker_threads';
import type { BookLayout } from '@bramblebook/contract/book-layout';
import type { PreflightReport, PrintPart } from '@bramblebook/contract/preflight-report';
import type { PressProfile } from '@bramblebook/press/pdf/press-profile';
import type { PictureVersions } from '@bramblebook/press/print/print-job';
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
  /** The printer's answer for this cover, where it gave one. */
  readonly coverSize?: CoverSize;
  /** The printer's own profile of its press, where the shop has it. */
  readonly pressProfile?: PressProfile;
}

/** What the thread is started with. */
export interface PressTask {
  readonly work: ScreenWork | PrintWork;
  /** Path of the file to write. */
  readonly file: string;
}

/** The thread wants a page's picture, or is done; a print file comes with its report. */
export type FromPressThread =
  | { readonly wants: number }
  | { readonly report: PreflightReport | null };

const port = parentPort;
if (!port) throw new Error('this file is run as a thread');

const pictures = (page: number): Promise<Uint8Array> =>
  new Promise((resolve) => {
    port.once('message', resolve);
    port.postMessage({ wants: page } satisfies FromPressThread);
  });

// Only the programs of the edition are read: all of them together are half the memory.
const writeScreenEdition = async (work: ScreenWork, stream: Writable): Promise<null> => {
  if (work.edition === 'pdf') {
    const { writeDigitalPdf } = await import('@bramblebook/press/digital-pdf');
    await writeDigitalPdf({ ...work, pictures }, stream);
  } else {
    const { writeEpub } = await import('@bramblebook/press/write-epub');
    await writeEpub({ ...work, pictures }, stream);
  }
  return null;
};

const writePrintFile = async (work: PrintWork, file: string): Promise<PreflightReport> => {
  const { part } = work;
  const stream = createWriteStream(file, { mode: 0o600 });
  if (part === 'interior') {
    const { writePrintInterior } = await import('@bramblebook/press/print/print-interior');
    await writePrintInterior({ ...work, pictures }, stream);
  } else {
    const { writePrintCover } = await import('@bramblebook/press/print/print-cover');
    await writePrintCover({ ...work, pictures, binding: part }, stream);
  }
  const { preflight } = await import('@bramblebook/press/preflight/preflight');
  return preflight(await readFile(file), work);
};

const { work, file } = workerData as PressTask;
const report =
  work.edition === 'print'
    ? await writePrintFile(work, file)
    : await writeScreenEdition(work, createWriteStream(file, { mode: 0o600 }));
port.postMessage({ report } satisfies FromPressThread);
