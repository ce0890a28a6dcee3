import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { BookLayout } from '@bramblebook/contract/book-layout';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { contentsOf } from './contents.ts';
import { CONTAINER, type EpubFont, navigation, packageDocument } from './epub/epub-package.ts';
import { pageFile, pageMarkup, pictureFile, styleSheet } from './epub/epub-page.ts';
import type { Pictures } from './pdf/pictures.ts';
import { fontFile } from './type/font-files.ts';

/** A book and what goes into its EPUB. */
export interface EpubBook {
  readonly layout: BookLayout;
  readonly pictures: Pictures;
  /** Written into the file: the same layout, pictures and time give the same bytes. */
  readonly createdAt: Date;
}

// The zip format has no zones: fields of this time are the same wherever it is written.
const ZIP_TIME = new Date(1980, 0, 1, 12);

/** A zip that is written to a stream, one file after the other, as fast as it takes them. */
class ZipStream {
  readonly #stream: Writable;
  readonly #zip: Zip;
  #waiting: Uint8Array[] = [];

  constructor(stream: Writable) {
    this.#stream = stream;
    this.#zip = new Zip((error, chunk) => {
      if (error) throw error;
      this.#waiting.push(chunk);
    });
  }

  /** Adds a file of these pieces; pictures and the type's mark are not packed. */
  async add(
    name: string,
    pieces: AsyncIterable<Uint8Array> | readonly Uint8Array[],
    isPacked = true,
  ): Promise<void> {
    const file = isPacked ? new ZipDeflate(name, { level: 6 }) : new ZipPassThrough(name);
    file.mtime = ZIP_TIME;
    this.#zip.add(file);
    for await (const piece of pieces) {
      file.push(piece);
      await this.#flush();
    }
    file.push(new Uint8Array(0), true);
    await this.#flush();
  }

  async end(): Promise<void> {
    const closed = finished(this.#stream, { readable: false });
    this.#zip.end();
    await this.#flush();
    this.#stream.end();
    await closed;
  }

  async #flush(): Promise<void> {
    const chunks = this.#waiting;
    this.#waiting = [];
    for (const chunk of chunks) if (!this.#stream.write(chunk)) await once(this.#stream, 'drain');
  }
}

const encoder = new TextEncoder();
const text = (content: string): Uint8Array[] => [encoder.encode(content)];

/**
 * Writes the book as an EPUB 3 with fixed pages: live text, a span a word, in reading
 * order; alt texts, contents, what it asks of a reader. Holds one picture at a time; ends
 * the stream, and rejects when it fails.
 */
export const writeEpub = async (
  { layout, pictures, createdAt }: EpubBook,
  stream: Writable,
): Promise<void> => {
  const zip = new ZipStream(stream);
  const fonts = fontsOf(layout);
  await zip.add('mimetype', text('application/epub+zip'), false);
  await zip.add('META-INF/container.xml', text(CONTAINER));
  await zip.add('book/package.opf', text(packageDocument(layout, fonts, createdAt)));
  await zip.add('book/nav.xhtml', text(navigation(layout, contentsOf(layout))));
  await zip.add('book/book.css', text(styleSheet(fonts)));
  for (const page of layout.pages) {
    await zip.add(`book/${pageFile(page.page)}`, text(pageMarkup(page, layout.language)));
    await zip.add(`book/${pictureFile(page.page)}`, [await pictures(page.page)], false);
  }
  for (const { key, file } of fonts) await zip.add(`book/${file}`, createReadStream(fontFile(key)));
  await zip.end();
};

/** The faces that the book's words are set in. */
const fontsOf = ({ pages }: BookLayout): EpubFont[] => {
  const keys = pages.flatMap(({ blocks }) =>
    blocks.flatMap(({ lines }) => lines.flatMap(({ runs }) => runs.map(({ font }) => font))),
  );
  return [...new Set(keys)].sort().map((key) => ({ key, file: `fonts/${key}.ttf` }));
};
