import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { ServiceOutage } from '../ports/service-outage.ts';

/** A file of a zip: bytes that are compressed already, read when it is their turn, or text in pieces. */
export type ZipEntry =
  | { readonly name: string; readonly read: () => Promise<Uint8Array | null> }
  | { readonly name: string; readonly text: AsyncIterable<string> };

/** Names the files that belong into a zip and are not in it. */
const MISSING = 'what-is-missing.txt';

const readOrNull = async (read: () => Promise<Uint8Array | null>): Promise<Uint8Array | null> => {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ServiceOutage) return null;
    throw error;
  }
};

/** What goes into the zip, one file at a time; at the end a text that names what could not be read. */
async function* readEntries(
  entries: AsyncIterable<ZipEntry>,
  advice: string,
): AsyncGenerator<{ readonly name: string; readonly content: Uint8Array | AsyncIterable<string> }> {
  const missing: string[] = [];
  let isEmpty = true;
  for await (const entry of entries) {
    const content = 'text' in entry ? entry.text : await readOrNull(entry.read);
    if (content) yield { name: entry.name, content };
    else missing.push(entry.name);
    isEmpty &&= content === null;
  }
  if (missing.length === 0) return;
  if (isEmpty) throw new ServiceOutage('none of the files of a zip could be read');
  const names = missing.map((name) => `- ${name}\n`).join('');
  const told = `These files belong in here, but could not be read where they are kept:\n\n${names}\n${advice}\n`;
  yield { name: MISSING, content: strToU8(told) };
}

/**
 * Writes a zip while it is read: the next file is asked for once the one before has gone
 * out, so that no more than one is held at a time. Files that are not in the store, or that it
 * does not give, are named in a text at the end, with advice for the reader; throws
 * `ServiceOutage` where that is all of them.
 */
export async function* zipFiles(
  entries: AsyncIterable<ZipEntry>,
  advice: string,
): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    ready.push(bytes);
  });
  for await (const { name, content } of readEntries(entries, advice)) {
    if (content instanceof Uint8Array) {
      const file = new ZipPassThrough(name);
      zip.add(file);
      file.push(content, true);
    } else {
      const file = new ZipDeflate(name);
      zip.add(file);
      for await (const piece of content) {
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

async function* continued(
  first: IteratorResult<Uint8Array>,
  rest: AsyncGenerator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  if (first.done) return;
  yield first.value;
  yield* rest;
}

/** The same zip once its first bytes are there, so that what fails before them is answered, not broken off. */
export const begun = async (zip: AsyncGenerator<Uint8Array>): Promise<AsyncIterable<Uint8Array>> =>
  continued(await zip.next(), zip);
