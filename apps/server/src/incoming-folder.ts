import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** No upload takes longer: the server ends a request before. */
const ABANDONED_MS = 60 * 60_000;

/**
 * Makes the folder where this process keeps uploads while they are read, and erases what
 * others left there when they crashed, with all that phones write into photos. A process
 * that has the data folder for itself need not wait to be sure that they are gone.
 */
export const openIncomingFolder = async (dataDir: string, isAlone: boolean): Promise<string> => {
  const incoming = path.join(dataDir, 'incoming');
  await mkdir(incoming, { recursive: true, mode: 0o700 });
  for (const name of await readdir(incoming)) {
    const left = path.join(incoming, name);
    const age = Date.now() - (await stat(left).catch(() => ({ mtimeMs: 0 }))).mtimeMs;
    if (isAlone || age > ABANDONED_MS) await rm(left, { recursive: true, force: true });
  }
  const own = path.join(incoming, randomBytes(8).toString('hex'));
  await mkdir(own, { mode: 0o700 });
  return own;
};
