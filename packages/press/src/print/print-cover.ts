import type { Writable } from 'node:stream';
import type { BookLayout, PageLayout, TextLine } from '@bramblebook/contract/book-layout';
import { BLEED_BOX_MM, BLEED_MM, INK_COLOURS, TRIM_MM } from '@bramblebook/contract/page-geometry';
import { PAGE } from '@bramblebook/contract/page-numbers';
import { PAPER_COLOURS } from '../layout/designed-page.ts';
import { drawLine, drawPage, mmToPt, UNTAGGED } from '../pdf/draw-page.ts';
import type { OpenedPicture } from '../pdf/press-document.ts';
import type { PrintDocument } from '../pdf/print-document.ts';
import { interiorPages } from './interior-pages.ts';
import { openPrintDocument, type PrintJob } from './print-job.ts';
import {
  type Binding,
  type CoverSize,
  coverSizeOf,
  type PrinterProfile,
} from './printer-profile.ts';
import { spineTextOf } from './spine-text.ts';

export interface CoverJob extends PrintJob {
  readonly binding: Binding;
}

/** What lies beneath goes on a little under what lies beside it, so that no gap shines through. */
const OVERLAP_MM = 0.1;

/** Rectangle on the sheet, in mm. */
interface Panel {
  readonly x: number;
  readonly width: number;
}

/**
 * Writes the cover laid flat, as one page: back cover, spine, front cover, and around them
 * the bleed or the wrap, into which the pictures go on as in a mirror. The pictures meet
 * in the middle of the spine, so that a fold that drifts shows on neither face; a spine
 * thick enough for text is of paper, for no letters could be read over both.
 */
export const writePrintCover = async (job: CoverJob, stream: Writable): Promise<void> => {
  const { layout, profile, binding, pictures } = job;
  const { jointMm } = profile.covers[binding];
  const size = job.coverSize ?? coverSizeOf(profile, binding, interiorPages(profile).length);
  const doc = await openPrintDocument(job, binding);
  doc.addSheet({
    widthPt: mmToPt(size.widthMm),
    heightPt: mmToPt(size.heightMm),
    insetPt: mmToPt(size.outerMm),
  });
  const middle = size.widthMm / 2;
  const faces = [
    {
      page: PAGE.backCover,
      panel: { x: 0, width: middle + OVERLAP_MM },
      trimX: middle - size.spineMm / 2 - jointMm - profile.trimMm,
    },
    {
      page: PAGE.frontCover,
      panel: { x: middle, width: middle },
      trimX: middle + size.spineMm / 2 + jointMm,
    },
  ];
  const scale = profile.trimMm / TRIM_MM;
  for (const { page, panel, trimX } of faces) {
    const picture = doc.openPicture(await pictures(page));
    const face = {
      scale,
      x: trimX - BLEED_MM * scale,
      y: (size.heightMm - profile.trimMm) / 2 - BLEED_MM * scale,
    };
    drawFace(doc, { layout: pageOf(layout, page), picture, panel, heightMm: size.heightMm, face });
    await doc.flushTo(stream);
  }
  const spineText = spineTextOf(layout, profile, size);
  if (spineText) drawSpine(doc, { text: spineText, size, reads: profile.spineText.reads });
  await doc.endInto(stream);
};

interface Spine {
  readonly text: TextLine;
  readonly size: CoverSize;
  readonly reads: PrinterProfile['spineText']['reads'];
}

/** A quarter turn either way, clockwise as the sheet is seen. */
const TURNS = { down: 90, up: -90 } as const;

const drawSpine = (
  doc: PrintDocument,
  { text, size: { widthMm, heightMm, spineMm }, reads }: Spine,
): void => {
  const left = mmToPt((widthMm - spineMm) / 2);
  doc.rect(left, 0, mmToPt(spineMm), mmToPt(heightMm)).fill(PAPER_COLOURS.paper);
  doc.save();
  doc.translate(mmToPt(widthMm / 2), mmToPt(heightMm / 2)).rotate(TURNS[reads]);
  drawLine(doc, text, INK_COLOURS.dark);
  doc.restore();
};

const pageOf = (layout: BookLayout, number: number): PageLayout => {
  const page = layout.pages.find((one) => one.page === number);
  if (!page) throw new Error(`the layout has no page ${number}`);
  return page;
};

interface Face {
  readonly layout: PageLayout;
  readonly picture: OpenedPicture;
  readonly panel: Panel;
  readonly heightMm: number;
  /** Where the page's bleed square stands on the sheet, in mm, and its scale. */
  readonly face: { readonly x: number; readonly y: number; readonly scale: number };
}

const drawFace = (doc: PrintDocument, { layout, picture, panel, heightMm, face }: Face): void => {
  doc.save();
  doc.rect(mmToPt(panel.x), 0, mmToPt(panel.width), mmToPt(heightMm)).clip();
  const side = BLEED_BOX_MM * face.scale;
  for (const column of [-1, 1, 0])
    for (const row of [-1, 1, 0]) {
      const x = face.x + column * side;
      const y = face.y + row * side;
      const isSeen =
        x < panel.x + panel.width && x + side > panel.x && y < heightMm && y + side > 0;
      if (!isSeen || (column === 0 && row === 0)) continue;
      drawMirrored(doc, picture, { x, y, side, turnsX: column !== 0, turnsY: row !== 0 });
    }
  doc.translate(mmToPt(face.x), mmToPt(face.y));
  doc.scale(face.scale);
  drawPage(doc, layout, picture, UNTAGGED);
  doc.restore();
};

interface MirroredTile {
  readonly x: number;
  readonly y: number;
  readonly side: number;
  readonly turnsX: boolean;
  readonly turnsY: boolean;
}

/** The picture turned round over the square at `x`, `y`, in mm. */
const drawMirrored = (
  doc: PrintDocument,
  picture: OpenedPicture,
  { x, y, side, turnsX, turnsY }: MirroredTile,
): void => {
  doc.save();
  const [left, top, wide] = [x - OVERLAP_MM, y - OVERLAP_MM, side + 2 * OVERLAP_MM];
  doc.translate(mmToPt(turnsX ? left + wide : left), mmToPt(turnsY ? top + wide : top));
  doc.transform(turnsX ? -1 : 1, 0, 0, turnsY ? -1 : 1, 0, 0);
  doc.showPicture(picture, { x: 0, y: 0, side: mmToPt(wide) });
  doc.restore();
};
