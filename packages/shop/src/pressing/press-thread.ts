/** Writes one edition of a book to a file, in a thread of its own; asks its parent for the pictures page by page. */
import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { parentPort, workerData } from 'node:worker_threads';
import type { BookLayout } from '@bramblebook/contract/book-layout';
import type { PreflightReport, PrintPart } from '@bramblebook/contract/preflight-report';
import { writeDigitalPdf } from '@bramblebook/press/digital-pdf';
import { preflight } from '@bramblebook/press/preflight/preflight';
import { writePrintCover } from '@bramblebook/press/print/print-cover';
import { writePrintInterior } from '@bramblebook/press/print/print-interior';
import type { PictureVersions } from '@bramblebook/press/print/print-job';
import type { PrinterProfile } from '@bramblebook/press/print/printer-profile';
import { writeEpub } from '@bramblebook/press/write-epub';

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

const write = (work: ScreenWork | PrintWork, stream: Writable): Promise<void> => {
  if (work.edition !== 'print')
    return work.edition === 'pdf'
      ? writeDigitalPdf({ ...work, pictures }, stream)
      : writeEpub({ ...work, pictures }, stream);
  const { part } = work;
  return part === 'interior'
    ? writePrintInterior({ ...work, pictures }, stream)
    : writePrintCover({ ...work, pictures, binding: part }, stream);
};

const { work, file } = workerData as PressTask;
await write(work, createWriteStream(file, { mode: 0o600 }));
const report = work.edition === 'print' ? await preflight(await readFile(file), work) : null;
port.postMessage({ report } satisfies FromPressThread);
