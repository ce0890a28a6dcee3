import { open, readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { ByteRange, FileStore, OpenFile } from '@bramblebook/shop/ports/file-store';
import { atomicWrite, isAside } from './atomic-write.ts';
import { fileKey, filePrefix } from './file-key.ts';

const isMissing = (error: unknown): boolean =>
  ['ENOENT', 'ENOTDIR', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '');

const orNull = async <T>(work: Promise<T>): Promise<T | null> => {
  try {
    return await work;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
};

const openAt = async (file: string, range: ByteRange | undefined): Promise<OpenFile | null> => {
  const handle = await open(file);
  try {
    const stats = await handle.stat();
    const { size } = stats;
    const first = range?.first ?? 0;
    if (!stats.isFile() || (range && (first >= size || (range.last ?? first) < first))) {
      await handle.close();
      return null;
    }
    const end = Math.min(range?.last ?? size, size - 1);
    // An empty file has no last byte to name.
    const bytes = handle.createReadStream(size === 0 ? {} : { start: first, end });
    return { bytes, size };
  } catch (error) {
    await handle.close();
    throw error;
  }
};

/** The last whole folder of a prefix, and how the names in it begin. */
const splitPrefix = (prefix: string): { folder: string; beginning: string } => {
  const cut = prefix.lastIndexOf('/') + 1;
  if (prefix !== '') filePrefix(prefix);
  return { folder: prefix.slice(0, cut), beginning: prefix.slice(cut) };
};

/** Keeps files in a folder of this machine; the default where no S3 is set up. */
export const localFileStore = (folder: string): FileStore => {
  const at = (key: string): string => path.join(folder, ...fileKey(key).split('/'));
  return {
    put: (key, bytes) => atomicWrite(at(key), bytes),
    putStream: (key, bytes) => atomicWrite(at(key), bytes),
    get: (key) => orNull(readFile(at(key))),
    openRead: (key, range) => orNull(openAt(at(key), range)),
    async *list(prefix) {
      const start = splitPrefix(prefix);
      const top = path.join(folder, start.folder);
      const entries = await orNull(readdir(top, { recursive: true, withFileTypes: true }));
      for (const entry of entries ?? []) {
        if (!entry.isFile() || isAside(entry.name)) continue;
        const file = path.join(entry.parentPath, entry.name);
        const inside = path.relative(top, file).split(path.sep).join('/');
        if (!inside.startsWith(start.beginning)) continue;
        // Erased since the folder was read.
        const stats = await orNull(stat(file));
        if (stats) yield { key: start.folder + inside, size: stats.size };
      }
    },
    erase: (key) => rm(at(key), { force: true }),
    async eraseAll(prefix) {
      const { folder: inside, beginning } = splitPrefix(filePrefix(prefix));
      const parent = path.join(folder, inside);
      if (beginning === '') return rm(parent, { recursive: true, force: true });
      for (const name of (await orNull(readdir(parent))) ?? [])
        if (name.startsWith(beginning))
          await rm(path.join(parent, name), { recursive: true, force: true });
    },
    shortAddress: async () => null,
  };
};
