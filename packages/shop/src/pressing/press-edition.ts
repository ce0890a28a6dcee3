import { rm } from 'node:fs/promises';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PreflightReport } from '@bramblebook/contract/preflight-report';
import pLimit from 'p-limit';
import type { PictureId } from '../shelf/book-files.ts';
import type { Shop } from '../shop.ts';
import { openPressFolder } from './press-folder.ts';
import type { FromPressThread, PressTask, PrintWork, ScreenWork } from './press-thread.ts';

/** One file is pressed at a time: each takes a processor for itself, and memory to be checked in. */
const inTurn = pLimit(1);

type Pictures = (page: number) => Promise<Uint8Array>;

const press = (task: PressTask, pictures: Pictures): Promise<PreflightReport | null> =>
  new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./press-thread.ts', import.meta.url), { workerData: task });
    thread.on('error', reject);
    thread.on('exit', (code) => reject(new Error(`the press's thread ended early (${code})`)));
    thread.on('message', (message: FromPressThread) => {
      if ('report' in message) resolve(message.report);
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

/**
 * The pictures of a book for the press, from the store: `versions` says which of each page,
 * `keyOf` which of its files. Asked for one that is not there, they reject.
 */
export const picturesFrom =
  (
    { files }: Pick<Shop, 'files'>,
    { bookId, versions }: { bookId: string; versions: Readonly<Record<number, number>> },
    keyOf: (picture: PictureId) => string,
  ): Pictures =>
  async (page) => {
    const picture = await files.get(keyOf({ bookId, page, version: versions[page] ?? 0 }));
    if (!picture) throw new Error(`the picture of page ${page} of ${bookId} is not in the store`);
    return picture;
  };

/** A file that was pressed, for as long as `keep` looks at it. */
export interface Pressed {
  /** Path of the file. */
  readonly file: string;
  /** Of a print file: what it was found to be. */
  readonly report: PreflightReport | null;
}

/** Writes an edition of a book off the event loop into a file for a while, and gives what `keep` makes of it. */
export const pressEdition = <T>(
  work: ScreenWork | PrintWork,
  pictures: Pictures,
  keep: (pressed: Pressed) => Promise<T>,
): Promise<T> =>
  inTurn(async () => {
    const folder = await openPressFolder();
    try {
      const file = path.join(folder, 'edition');
      return await keep({ file, report: await press({ work, file }, pictures) });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
