/** Makes one PDF in a thread of its own; asks its parent for the pictures page by page. */
import { parentPort, workerData } from 'node:worker_threads';
import type { BookLayout } from '@bramblebook/contract/book-layout';
import { digitalPdf } from '@bramblebook/press/digital-pdf';

/** What the thread is started with. */
export interface PdfWork {
  readonly layout: BookLayout;
  readonly createdAt: Date;
}

/** The thread wants a page's picture, or is done. */
export type FromPdfThread = { readonly wants: number } | { readonly pdf: Uint8Array };

const port = parentPort;
if (!port) throw new Error('this file is run as a thread');

const { layout, createdAt } = workerData as PdfWork;

const picture = (page: number): Promise<Uint8Array> =>
  new Promise((resolve) => {
    port.once('message', resolve);
    port.postMessage({ wants: page } satisfies FromPdfThread);
  });

const pdf = await digitalPdf(layout, picture, { createdAt });
port.postMessage({ pdf } satisfies FromPdfThread);
