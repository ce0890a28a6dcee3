import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';

/** What is not whole yet, beside the file it will be. */
export const isAside = (name: string): boolean => /\.[0-9a-f]{12}\.part$/.test(name);

/**
 * Writes a file so that a reader sees all of it or none of it, also after a crash.
 * Folders are made as needed; both are for the shop's own account only (0600, 0700).
 */
export const atomicWrite = async (file: string, bytes: Uint8Array | Readable): Promise<void> => {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const aside = `${file}.${randomBytes(6).toString('hex')}.part`;
  try {
    const handle = await open(aside, 'wx', 0o600);
    try {
      await writeFile(handle, bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(aside, file);
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
};
