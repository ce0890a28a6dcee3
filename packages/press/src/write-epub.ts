import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { deflateRawSync } from 'node:zlib';
import type { BookLayout } from '@bramblebook/contract/book-layout';
import { Zip, ZipPassThrough } from 'fflate';
import subsetFont from 'subset-font';
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

const DEFLATED = 8;

/** A file of the zip packed by the runtime's own zlib: the zip library's breaks on fonts of many megabytes. */
class PackedFile extends ZipPassThrough {
  override compression = DEFLATED;

  protected override process(chunk: Uint8Array, final: boolean): void {
    this.ondata(null, deflateRawSync(chunk), final);
  }
}

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

  /** Adds a file; pictures and the type's mark are not packed. */
  async add(name: string, content: Uint8Array, isPacked = true): Promise<void> {
    const file = isPacked ? new PackedFile(name) : new ZipPassThrough(name);
    file.mtime = ZIP_TIME;
    this.#zip.add(file);
    file.push(content, true);
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
const text = (content: string): Uint8Array => encoder.encode(content);

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
    await zip.add(`book/${pictureFile(page.page)}`, await pictures(page.page), false);
  }
  for (const { key, file, letters } of fonts) {
    const whole = readFileSync(fontFile(key));
    await zip.add(`book/${file}`, await subsetFont(whole, letters, { targetFormat: 'truetype' }));
  }
  await zip.end();
};

/** The faces that the book's words are set in, and the letters of each. */
const fontsOf = ({ pages }: BookLayout): (EpubFont & { readonly letters: string })[] => {
  const letters = new Map<string, Set<string>>();
  for (const { blocks } of pages)
    for (const { lines } of blocks)
      for (const { runs } of lines)
        for (const { font, text: run } of runs) {
          const known = letters.get(font) ?? new Set([' ']);
          for (const letter of run) known.add(letter);
          letters.set(font, known);
        }
  return [...letters]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, own]) => ({
      key,
      file: `fonts/${key}.ttf`,
      letters: [...own].sort().join(''),
    }));
};
