import { fork } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PreflightReport } from '@bramblebook/contract/preflight-report';
import pLimit from 'p-limit';
import type { PictureId } from '../shelf/book-files.ts';
import type { Shop } from '../shop.ts';
import { openPressFolder } from './press-folder.ts';
import type { FromPressProcess, PressTask, PrintWork, ScreenWork } from './press-process.ts';

const PROGRAM = fileURLToPath(new URL('./press-process.ts', import.meta.url));
/** A book takes seconds; whatever takes this long has lost its way. */
const MOST_MS = 5 * 60_000;

/** Its work is short: what Node sets aside for speed on the long run, it does not need. */
const FRUGAL = ['--max-semi-space-size=1', '--optimize-for-size'];

/** One file is pressed at a time: each takes a processor for itself, and memory. */
const inTurn = pLimit(1);

type Pictures = (page: number) => Promise<Uint8Array>;

const run = (task: PressTask, pictures: Pictures): Promise<PreflightReport | null> => {
  const { NODE_COMPILE_CACHE: cache } = process.env;
  const child = fork(PROGRAM, {
    execArgv: FRUGAL,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // None of the shop's settings: it needs no secret.
    env: { MALLOC_ARENA_MAX: '2', ...(cache !== undefined && { NODE_COMPILE_CACHE: cache }) },
  });
  const done = Promise.withResolvers<PreflightReport | null>();
  const patience = setTimeout(() => child.kill('SIGKILL'), MOST_MS);
  child.on('error', done.reject);
  child.on('exit', (code, signal) =>
    done.reject(new Error(`the press ended early (${code ?? signal})`)),
  );
  child.on('message', (message: FromPressProcess) => {
    if ('report' in message) done.resolve(message.report);
    else if ('trouble' in message) done.reject(new Error(`the press failed: ${message.trouble}`));
    else pictures(message.wants).then((picture) => child.send(picture), done.reject);
  });
  child.send(task);
  return done.promise.finally(() => {
    clearTimeout(patience);
    child.kill();
  });
};

/** Writes the file and, for a printer, has another process check it: both together would be twice the memory. */
const press = async (
  { work, file }: Pick<PressTask, 'work' | 'file'>,
  pictures: Pictures,
): Promise<PreflightReport | null> => {
  await run({ kind: 'write', work, file }, pictures);
  return work.edition === 'print' ? run({ kind: 'check', work, file }, pictures) : null;
};

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
