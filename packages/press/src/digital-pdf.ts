import type { Writable } from 'node:stream';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { BookLayout, TextRole } from '@bramblebook/contract/book-layout';
import { BLEED_MM, TRIM_MM } from '@bramblebook/contract/page-geometry';
import { contentsOf } from './contents.ts';
import { BookDocument } from './pdf/book-document.ts';
import { drawPage, mmToPt, type PageTags } from './pdf/draw-page.ts';
import { askedAhead, type Pictures } from './pdf/pictures.ts';

export interface DigitalPdfFacts {
  /** Written into the file: the same layout, pictures and time give the same bytes. */
  readonly createdAt: Date;
}

/** A digital book and what goes into its file. */
export interface DigitalPdf extends DigitalPdfFacts {
  readonly layout: BookLayout;
  readonly pictures: Pictures;
}

/**
 * Writes the book as a family reads it on a screen: one PDF page a book page, at trim
 * size (215.9 mm square), tagged to PDF/UA-1, with live text and embedded subsets of the
 * faces. Holds two pictures at a time; ends the stream, and rejects when it fails.
 */
export const writeDigitalPdf = async (
  { layout, pictures, createdAt }: DigitalPdf,
  stream: Writable,
): Promise<void> => {
  const { title, author, language } = layout;
  const doc = new BookDocument({ title, author, language, createdAt });
  const bookmarks = new Map(contentsOf(layout).map(({ page, name }) => [page, name]));
  const book = doc.struct('Document');
  doc.addStructure(book);
  const side = mmToPt(TRIM_MM);
  const pictureOf = askedAhead(
    pictures,
    layout.pages.map(({ page }) => page),
  );
  for (const page of layout.pages) {
    const jpeg = await pictureOf(page.page);
    doc.addPage({ size: [side, side], margin: 0 });
    doc.translate(-mmToPt(BLEED_MM), -mmToPt(BLEED_MM));
    const section = doc.struct('Sect');
    book.add(section);
    drawPage(doc, page, doc.openPicture(jpeg), tagsUnder(doc, section));
    section.end();
    const bookmark = bookmarks.get(page.page);
    if (bookmark) doc.outline.addItem(bookmark);
    await doc.flushTo(stream);
  }
  book.end();
  await doc.endInto(stream);
};

/** The same as bytes. */
export const digitalPdf = async (
  layout: BookLayout,
  pictures: Pictures,
  { createdAt }: DigitalPdfFacts,
): Promise<Uint8Array> => {
  const stream = new PassThrough();
  const [bytes] = await Promise.all([
    buffer(stream),
    writeDigitalPdf({ layout, pictures, createdAt }, stream).catch((error) => {
      stream.destroy(error);
    }),
  ]);
  return bytes;
};

type Structure = ReturnType<BookDocument['struct']>;

/** Structure types of PDF 1.7 (ISO 32000-1, 14.8.4) for the roles of the layout model. */
const STRUCTURE: Record<TextRole, string> = {
  title: 'H1',
  heading: 'H2',
  label: 'H3',
  subtitle: 'P',
  author: 'P',
  imprint: 'P',
  dedication: 'P',
  story: 'P',
  closing: 'P',
  body: 'P',
};

const tagsUnder = (doc: BookDocument, section: Structure): PageTags => ({
  figure: (alt, draw) => {
    const { width, height } = doc.page;
    const options = { alt, bbox: [0, 0, width, height], placement: 'Block' };
    section.add(doc.struct('Figure', options, draw));
  },
  artifact: (draw) => {
    doc.markContent('Artifact', { type: 'Layout' });
    draw();
    doc.endMarkedContent();
  },
  text: (block, draw) => {
    // A drop cap would be read as a word of its own.
    const hasCap = (block.lines[0]?.runs[0]?.sizePt ?? 0) > 1.5 * block.sizePt;
    const options = hasCap ? { actual: block.text } : {};
    section.add(doc.struct(STRUCTURE[block.role], options, draw));
  },
});
