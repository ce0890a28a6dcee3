import { Readable } from 'node:stream';
import { expectMissing } from '@bramblebook/shop/ports/expect-missing';
import type { ByteRange, FileStore, OpenFile } from '@bramblebook/shop/ports/file-store';
import type { PhotoSeal } from '@bramblebook/shop/ports/photo-seal';
import { isKeyNoted, isSealedWhole, noteKey, noteWhole } from './key-notes.ts';
import type { PhotoKeys } from './photo-keys.ts';
import { HEAD_BYTES, openedSize, seal, sealedWith, unseal } from './seal.ts';

/** A stream whose first bytes are read; `rest` goes on after them. */
interface Begun {
  readonly head: Uint8Array;
  readonly rest: AsyncGenerator<Uint8Array>;
}

const readHead = async (bytes: Readable): Promise<Begun> => {
  const chunks = bytes[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>;
  let held = Buffer.alloc(0);
  let isOver = false;
  while (held.length < HEAD_BYTES && !isOver) {
    const { done, value } = await chunks.next();
    if (done) isOver = true;
    else held = Buffer.concat([held, value]);
  }
  const rest = async function* () {
    yield held.subarray(HEAD_BYTES);
    for (;;) {
      const { done, value } = await chunks.next();
      if (done) return;
      yield value;
    }
  };
  return { head: held.subarray(0, HEAD_BYTES), rest: rest() };
};

/** Only what lies in the range, which begins inside the content. */
async function* within(
  content: AsyncIterable<Uint8Array>,
  { first, last = Number.POSITIVE_INFINITY }: ByteRange,
): AsyncGenerator<Uint8Array> {
  let at = 0;
  for await (const bytes of content) {
    const wanted = bytes.subarray(Math.max(first - at, 0), Math.max(last + 1 - at, 0));
    at += bytes.length;
    if (wanted.length > 0) yield wanted;
    if (at > last) return;
  }
}

const asStream = (content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Readable =>
  Readable.from(content, { objectMode: false });

/** Opens a file as it was before it was sealed, or as it is where it never was. */
const openFile = async (
  files: FileStore,
  keys: PhotoKeys,
  key: string,
  range: ByteRange | undefined,
): Promise<OpenFile | null> => {
  const file = await files.openRead(key);
  if (!file) return null;
  const { head, rest } = await readHead(file.bytes);
  if (sealedWith(head) === null) {
    file.bytes.destroy();
    return files.openRead(key, range);
  }
  const size = openedSize(file.size);
  const { first, last = size } = range ?? { first: 0 };
  if (range && (first >= size || last < first)) {
    file.bytes.destroy();
    return null;
  }
  // Opened from its beginning: these files are small, and one that is sealed anew meanwhile stays whole.
  const content = unseal(keys, key, head, rest);
  const bytes = asStream(range ? within(content, range) : content);
  // One that is given up before it was read would leave the file open.
  bytes.once('close', () => file.bytes.destroy());
  return { bytes, size };
};

const headOf = async (files: FileStore, key: string): Promise<Uint8Array | null> => {
  const file = await files.openRead(key, { first: 0, last: HEAD_BYTES - 1 });
  if (!file) return null;
  const chunks: Uint8Array[] = await file.bytes.toArray();
  return Buffer.concat(chunks);
};

/** The id of the key a file is sealed with; null for one that is not sealed or not there. */
export const keyOfFile = async (files: FileStore, key: string): Promise<string | null> =>
  sealedWith((await headOf(files, key)) ?? new Uint8Array());

/**
 * Puts a seal around those files of a store that `isPrivate` names: what is stored is sealed with
 * the first key, if there is one; what is read may be sealed with any of them, or not at all. Sizes in lists are those of the sealed files.
 */
export const sealFiles = (
  files: FileStore,
  keys: PhotoKeys,
  isPrivate: (key: string) => boolean,
): { readonly files: FileStore; readonly seal: PhotoSeal } => {
  let isNoted = false;
  const keep = async (key: string, source: AsyncIterable<Uint8Array> | Uint8Array[]) => {
    // Written down first: a file whose key nobody knows to be needed would be lost with it.
    if (!isNoted && !(await isKeyNoted(files, keys))) await noteKey(files, keys);
    isNoted = true;
    const { current } = keys;
    await files.putStream(key, asStream(current ? seal(current, key, source) : source));
  };
  const open = (key: string, range?: ByteRange) => openFile(files, keys, key, range);
  return {
    files: {
      ...files,
      put: (key, bytes) => (isPrivate(key) ? keep(key, [bytes]) : files.put(key, bytes)),
      putStream: (key, bytes) => (isPrivate(key) ? keep(key, bytes) : files.putStream(key, bytes)),
      async get(key) {
        if (!isPrivate(key)) return files.get(key);
        const file = await open(key);
        return file && Buffer.concat(await file.bytes.toArray());
      },
      openRead: (key, range) => (isPrivate(key) ? open(key, range) : files.openRead(key, range)),
      shortAddress: async (key, seconds) =>
        isPrivate(key) ? null : files.shortAddress(key, seconds),
    },
    seal: {
      async reseal(key) {
        const head = await headOf(files, key);
        // An empty file has no first bytes, and nothing to seal.
        if (!head) {
          // Passed over, it would lose its key once all others are sealed with the new one.
          await expectMissing(files, key);
          return 'missing';
        }
        if (sealedWith(head) === (keys.current?.id ?? null)) return 'left';
        const file = await open(key);
        if (!file) return 'missing';
        await keep(key, file.bytes);
        return 'resealed';
      },
      isWhole: () => isSealedWhole(files, keys),
      markWhole: () => noteWhole(files, keys),
    },
  };
};
