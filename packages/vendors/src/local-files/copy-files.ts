import { expectMissing } from '@bramblebook/shop/ports/expect-missing';
import type { FileStore } from '@bramblebook/shop/ports/file-store';

/**
 * Copies every file from one store to another, in either direction. A file that is there
 * with the same size is left, so that a copy cut short goes on where it stopped. Throws where a
 * file is listed and not given: one that was left out would be missed only later.
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
    if (there.get(key) === size) {
      left++;
      continue;
    }
    const file = await from.openRead(key);
    if (file) {
      await to.putStream(key, file.bytes);
      copied++;
    } else await expectMissing(from, key);
  }
  return { copied, left };
};
