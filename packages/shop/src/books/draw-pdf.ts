import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import type { FromPdfThread, PdfWork } from './pdf-thread.ts';

/** One PDF is drawn at a time: each takes about as much memory as its file is large, twice. */
const inTurn = pLimit(1);

const draw = (
  work: PdfWork,
  pictures: (page: number) => Promise<Uint8Array>,
): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./pdf-thread.ts', import.meta.url), { workerData: work });
    thread.on('error', reject);
    thread.on('exit', (code) => reject(new Error(`the PDF thread ended early (${code})`)));
    thread.on('message', (message: FromPdfThread) => {
      if ('pdf' in message) resolve(message.pdf);
      else
        pictures(message.wants).then(
          (picture) => thread.postMessage(picture),
          (error) => {
            reject(error);
            thread.terminate();
          },
        );
    });
  });

/** Draws the digital PDF off the event loop; `pictures` gives a page's JPEG. */
export const drawPdf = (
  work: PdfWork,
  pictures: (page: number) => Promise<Uint8Array>,
): Promise<Uint8Array> => inTurn(() => draw(work, pictures));
