import type { Writable } from 'node:stream';
import { BLEED_BOX_MM } from '@bramblebook/contract/page-geometry';
import { drawPage, mmToPt, UNTAGGED } from '../pdf/draw-page.ts';
import type { OpenedPicture } from '../pdf/press-document.ts';
import { interiorPages } from './interior-pages.ts';
import { openPrintDocument, type PrintJob } from './print-job.ts';

/**
 * Writes the interior of the printed book: single pages with bleed, endpapers made up to
 * the printer's page count. Holds one picture at a time; ends the stream, and rejects
 * when it fails.
 */
export const writePrintInterior = async (job: PrintJob, stream: Writable): Promise<void> => {
  const { layout, profile, pictures } = job;
  const doc = await openPrintDocument(job, 'interior');
  const sheetMm = profile.trimMm + 2 * profile.bleedMm;
  const side = mmToPt(sheetMm);
  const sheet = { widthPt: side, heightPt: side, insetPt: mmToPt(profile.bleedMm) };
  let last: { page: number; picture: OpenedPicture } | undefined;
  for (const number of interiorPages(profile)) {
    const page = layout.pages.find((one) => one.page === number);
    if (!page) throw new Error(`the layout has no page ${number}`);
    // Endpapers are one picture on several pages.
    if (last?.page !== number)
      last = { page: number, picture: doc.openPicture(await pictures(number)) };
    doc.addSheet(sheet);
    doc.scale(sheetMm / BLEED_BOX_MM);
    drawPage(doc, page, last.picture, UNTAGGED);
    await doc.flushTo(stream);
  }
  await doc.endInto(stream);
};
