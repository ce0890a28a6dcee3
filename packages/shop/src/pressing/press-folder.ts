import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const NAME = 'bramblebook-press-';
/** `bramblebook-press-4711-Xb2f9Q`: whose it is, and a mark of its own. */
const OWNED = new RegExp(`^${NAME}(\\d+)-`);

/** A folder of this process's for a file that is being pressed; whoever opens it removes it. */
export const openPressFolder = (): Promise<string> =>
  mkdtemp(path.join(tmpdir(), `${NAME}${process.pid}-`));

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // One that belongs to somebody else runs, too.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/**
 * Removes what processes that are gone left behind when they were killed while they
 * pressed a book. To be called before anything is pressed: this process's own number may
 * have been that of one before.
 */
export const sweepPressFolders = async (): Promise<void> => {
  for (const name of await readdir(tmpdir())) {
    const pid = Number(OWNED.exec(name)?.[1]);
    if (pid && (pid === process.pid || !isRunning(pid)))
      await rm(path.join(tmpdir(), name), { recursive: true, force: true });
  }
};
