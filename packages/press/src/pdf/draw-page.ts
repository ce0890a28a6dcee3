import type { PageLayout, TextBlock, TextRole, TextRun } from '@bramblebook/contract/book-layout';
import { BLEED_BOX_MM } from '@bramblebook/contract/page-geometry';
import { openFont } from '../type/font-files.ts';
import type { BookDocument } from './book-document.ts';

export const mmToPt = (mm: number): number => (mm * 72) / 25.4;

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

/**
 * Draws a page of the layout on the document's current page: the picture over the
 * whole bleed square, then the text, each tagged under `section`. `cutMm` is how
 * much of the bleed the page box leaves out on every side: all of it on screen,
 * none in print.
 */
export function drawPage(
  doc: BookDocument,
  section: Structure,
  page: PageLayout,
  jpeg: Uint8Array,
  cutMm: number,
): void {
  drawPicture(doc, section, page, jpeg, cutMm);
  for (const block of page.blocks) drawBlock(doc, section, block, cutMm);
}

function drawPicture(
  doc: BookDocument,
  section: Structure,
  page: PageLayout,
  jpeg: Uint8Array,
  cutMm: number,
): void {
  const side = mmToPt(BLEED_BOX_MM);
  const offset = -mmToPt(cutMm);
  const bytes = Buffer.from(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength);
  const draw = () => {
    doc.image(bytes, offset, offset, { width: side, height: side });
  };
  if (page.alt) {
    const { width, height } = doc.page;
    const options = { alt: page.alt, bbox: [0, 0, width, height], placement: 'Block' };
    section.add(doc.struct('Figure', options, draw));
  } else {
    doc.markContent('Artifact', { type: 'Layout' });
    draw();
    doc.endMarkedContent();
  }
}

function drawBlock(doc: BookDocument, section: Structure, block: TextBlock, cutMm: number): void {
  const draw = () => {
    doc.fillColor(block.colour).strokeColor(block.colour);
    let read = 0;
    for (const line of block.lines) {
      read += line.runs.reduce((sum, run) => sum + run.text.length, 0);
      // Lines broken at a space keep it, so that words stay apart when the text is read or copied.
      const spaced = block.text[read] === ' ';
      if (spaced) read++;
      line.runs.forEach((run, i) => {
        const endsLine = spaced && i === line.runs.length - 1;
        drawRun(doc, run, line.baselineMm - cutMm, cutMm, endsLine);
      });
    }
  };
  section.add(doc.struct(STRUCTURE[block.role], {}, draw));
}

function drawRun(
  doc: BookDocument,
  run: TextRun,
  baselineMm: number,
  cutMm: number,
  endsLine: boolean,
): void {
  const font = openFont(run.font);
  const space = endsLine ? ' ' : '';
  const drawn = run.direction === 'rtl' ? run.text : run.text + space;
  // Shaped scripts are stored as glyphs out of order; readers take the words from here.
  const needsActual = run.direction === 'rtl' || isReshaped(drawn, run.font);
  if (needsActual) doc.markContent('Span', { actual: run.text + space });
  doc.registerFont(run.font, font as unknown as string);
  doc.font(run.font, run.sizePt);
  // `features` makes the library shape the run as a whole; by default it shapes word by
  // word, which puts right-to-left words in the wrong order.
  if (run.strokeMm > 0) doc.lineWidth(mmToPt(run.strokeMm));
  doc.text(drawn, mmToPt(run.xMm - cutMm), mmToPt(baselineMm), {
    lineBreak: false,
    baseline: 'alphabetic',
    features: [],
    ...(run.strokeMm > 0 && { fill: true, stroke: true }),
  });
  if (needsActual) doc.endMarkedContent();
}

/** Whether the glyphs, read one by one, give other letters than the text. */
function isReshaped(text: string, key: string): boolean {
  const points = openFont(key)
    .layout(text, [])
    .glyphs.flatMap((glyph) => glyph.codePoints);
  return String.fromCodePoint(...points) !== text;
}
