import type { ByteRange, OpenFile } from '../ports/file-store.ts';
import type { Shop } from '../shop.ts';

/** A file of the store that can be read from the start or in part. */
export interface KeptFile {
  /** Names its contents: another file has another one. */
  readonly tag: string;
  /** Null when it was erased since, or the part lies outside of it. */
  open(range?: ByteRange): Promise<OpenFile | null>;
}

/** Whether there is a file under a key. */
export const isKept = async ({ files }: Pick<Shop, 'files'>, key: string): Promise<boolean> => {
  const found = await files.openRead(key);
  found?.bytes.destroy();
  return found !== null;
};

/** The file under a key, for which `tag` is a name of its contents. */
export const keptFile = (
  { files }: Pick<Shop, 'files'>,
  { key, tag }: { readonly key: string; readonly tag: string },
): KeptFile => ({ tag, open: (range) => files.openRead(key, range) });
