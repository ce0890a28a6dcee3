import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A file of a zip: bytes that are compressed already, or text in pieces. */
export type ZipEntry =
  | { readonly name: string; readonly bytes: Uint8Array }
  | { readonly name: string; readonly text: AsyncIterable<string> };

/**
 * Writes a zip while it is read: the next file is asked for once the one before has gone
 * out, so that no more than one is held at a time.
 */
export async function* zipFiles(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    ready.push(bytes);
  });
  for await (const entry of entries) {
    if ('bytes' in entry) {
      const file = new ZipPassThrough(entry.name);
      zip.add(file);
      file.push(entry.bytes, true);
    } else {
      const file = new ZipDeflate(entry.name);
      zip.add(file);
      for await (const piece of entry.text) {
        file.push(strToU8(piece));
        yield* ready.splice(0);
      }
      file.push(new Uint8Array(), true);
    }
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}
