import type { FileStore } from '@bramblebook/shop/ports/file-store';

/**
 * Copies every file from one store to another, in either direction. A file that is there
 * with the same size is left, so that a copy cut short goes on where it stopped.
 */
export const copyFiles = async (
  from: FileStore,
  to: FileStore,
): Promise<{ copied: number; left: number }> => {
  const there = new Map<string, number>();
  for await (const { key, size } of to.list('')) there.set(key, size);
  let copied = 0;
  let left = 0;
  for await (const { key, size } of from.list('')) {
    const file = there.get(key) === size ? null : await from.openRead(key);
    if (file) {
      await to.putStream(key, file.bytes);
      copied++;
    } else left++;
  }
  return { copied, left };
};
