import type { PageLayout, PageShape, TextBlock, TextLine } from '@bramblebook/contract/book-layout';
import { BLEED_BOX_MM } from '@bramblebook/contract/page-geometry';
import type { OpenedPicture, PressDocument } from './press-document.ts';
import { showRun } from './show-run.ts';

export const mmToPt = (mm: number): number => (mm * 72) / 25.4;

/** Says of each thing drawn what it is, for documents that are read aloud. */
export interface PageTags {
  figure(alt: string, draw: () => void): void;
  artifact(draw: () => void): void;
  text(block: TextBlock, draw: () => void): void;
}

const plainly = (_: unknown, draw: () => void): void => draw();

/** For files that only a press reads. */
export const UNTAGGED: PageTags = { figure: plainly, artifact: (draw) => draw(), text: plainly };

/**
 * Draws a page of the layout on the document's current page: picture, shapes, text. The
 * layout's bleed square begins at the current origin, a point a point.
 */
export const drawPage = (
  doc: PressDocument,
  page: PageLayout,
  picture: OpenedPicture,
  tags: PageTags,
): void => {
  const { xMm, yMm, sideMm } = page.picture ?? { xMm: 0, yMm: 0, sideMm: BLEED_BOX_MM };
  const [x, y, side] = [mmToPt(xMm), mmToPt(yMm), mmToPt(sideMm)];
  const drawPicture = () => {
    doc.showPicture(picture, { x, y, side });
  };
  if (page.alt) tags.figure(page.alt, drawPicture);
  else tags.artifact(drawPicture);
  const { shapes = [] } = page;
  if (shapes.length > 0) tags.artifact(() => drawShapes(doc, shapes));
  for (const block of page.blocks) tags.text(block, () => drawBlock(doc, block));
};

const MM_IN_PT = mmToPt(1);

const drawShapes = (doc: PressDocument, shapes: readonly PageShape[]): void => {
  doc.save();
  doc.scale(MM_IN_PT);
  for (const { path, fill } of shapes) doc.path(path).fill(fill, 'even-odd');
  doc.restore();
};

const drawBlock = (doc: PressDocument, block: TextBlock): void => {
  doc.fillColor(block.colour).strokeColor(block.colour);
  let read = 0;
  for (const line of block.lines) {
    read += line.runs.reduce((sum, run) => sum + run.text.length, 0);
    // Lines broken at a space keep it, so that words stay apart when the text is read or copied.
    const spaced = block.text[read] === ' ';
    if (spaced) read++;
    showLine(doc, line, spaced ? ' ' : '');
  }
};

const showLine = (doc: PressDocument, { runs, baselineMm }: TextLine, after: string): void =>
  runs.forEach((run, i) => {
    const at = { x: mmToPt(run.xMm), y: mmToPt(baselineMm) };
    showRun(doc, run, at, i === runs.length - 1 ? after : '');
  });

/** Draws one line in a colour at the document's current origin, a point a point. */
export const drawLine = (doc: PressDocument, line: TextLine, colour: string): void => {
  doc.fillColor(colour).strokeColor(colour);
  showLine(doc, line, '');
};
