import type { BookLayout } from '@bramblebook/contract/book-layout';
import { BLEED_MM, TRIM_MM } from '@bramblebook/contract/page-geometry';
import { PAGE } from '@bramblebook/contract/page-numbers';
import { BookDocument } from './pdf/book-document.ts';
import { drawPage, mmToPt } from './pdf/draw-page.ts';

export interface DigitalPdfFacts {
  /** Written into the file: the same layout, pictures and time give the same bytes. */
  readonly createdAt: Date;
}

/**
 * The book as a family reads it on a screen: one PDF page a book page, at trim
 * size (215.9 mm square), tagged, with live text and embedded subsets of the
 * faces. `pictures` gives a page's JPEG over the whole bleed square; it is asked
 * for one page at a time, in order.
 */
export const digitalPdf = async (
  layout: BookLayout,
  pictures: (page: number) => Promise<Uint8Array>,
  { createdAt }: DigitalPdfFacts,
): Promise<Uint8Array> => {
  const { title, author, language } = layout;
  const doc = new BookDocument({ title, author, language, createdAt });
  const bytes = collect(doc);
  const bookmarks = bookmarksOf(layout);
  const book = doc.struct('Document');
  doc.addStructure(book);
  const side = mmToPt(TRIM_MM);
  for (const page of layout.pages) {
    const jpeg = await pictures(page.page);
    doc.addPage({ size: [side, side], margin: 0 });
    const section = doc.struct('Sect');
    book.add(section);
    drawPage(doc, section, page, jpeg, BLEED_MM);
    section.end();
    const bookmark = bookmarks.get(page.page);
    if (bookmark) doc.outline.addItem(bookmark);
  }
  book.end();
  doc.end();
  return bytes;
};

const bookmarksOf = (layout: BookLayout): Map<number, string> => {
  return new Map<number, string>([
    [PAGE.frontCover, layout.title],
    [PAGE.firstStory, 'The story'],
    [PAGE.portrait, headingOf(layout, PAGE.portrait, 'About the hero')],
    [PAGE.activity, headingOf(layout, PAGE.activity, 'Things to find and do')],
  ]);
};

const headingOf = (layout: BookLayout, page: number, otherwise: string): string => {
  const blocks = layout.pages.find((p) => p.page === page)?.blocks ?? [];
  return blocks.find((block) => block.role === 'heading')?.text ?? otherwise;
};

const collect = (doc: BookDocument): Promise<Uint8Array> => {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
};
