import type { PageLayout, TextBlock, TextRole } from '@bramblebook/contract/book-layout';
import { BLEED_BOX_MM } from '@bramblebook/contract/page-geometry';
import type { BookDocument } from './book-document.ts';
import { showRun } from './show-run.ts';

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
export const drawPage = (
  doc: BookDocument,
  section: Structure,
  page: PageLayout,
  jpeg: Uint8Array,
  cutMm: number,
): void => {
  drawPicture(doc, section, page, jpeg, cutMm);
  for (const block of page.blocks) drawBlock(doc, section, block, cutMm);
};

const drawPicture = (
  doc: BookDocument,
  section: Structure,
  page: PageLayout,
  jpeg: Uint8Array,
  cutMm: number,
): void => {
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
};

const drawBlock = (
  doc: BookDocument,
  section: Structure,
  block: TextBlock,
  cutMm: number,
): void => {
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
        const [x, y] = [mmToPt(run.xMm - cutMm), mmToPt(line.baselineMm - cutMm)];
        showRun(doc, run, x, y, endsLine ? ' ' : '');
      });
    }
  };
  section.add(doc.struct(STRUCTURE[block.role], {}, draw));
};
