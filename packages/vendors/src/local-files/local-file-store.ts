import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { FileStore } from '@bramblebook/shop/ports/file-store';
import { atomicWrite } from './atomic-write.ts';

const KEY = /^[a-z0-9_-]+(\/[a-z0-9_-]+)*(\.[a-z0-9]+)*$/i;

const isMissing = (error: unknown): boolean =>
  ['ENOENT', 'ENOTDIR', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '');

/** Keeps files in a folder of this machine; the default where no S3 is set up. */
export const localFileStore = (folder: string): FileStore => {
  const at = (key: string): string => {
    if (!KEY.test(key)) throw new Error(`not a file key: ${JSON.stringify(key)}`);
    return path.join(folder, ...key.split('/'));
  };
  return {
    put: (key, bytes) => atomicWrite(at(key), bytes),
    async get(key) {
      try {
        return await readFile(at(key));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    erase: (key) => rm(at(key), { force: true }),
    async eraseAll(prefix) {
      // A prefix may end inside a name: erase what starts with it in the last whole folder.
      const start = prefix.replace(/\/$/, '');
      const whole = at(start);
      const parent = path.dirname(whole);
      const beginning = prefix.endsWith('/') ? null : path.basename(whole);
      if (beginning === null) return rm(whole, { recursive: true, force: true });
      const names = await readdir(parent).catch((error) => {
        if (isMissing(error)) return [];
        throw error;
      });
      for (const name of names)
        if (name.startsWith(beginning))
          await rm(path.join(parent, name), { recursive: true, force: true });
    },
  };
};
