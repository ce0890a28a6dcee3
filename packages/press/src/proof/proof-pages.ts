import type { BookLayout, PageLayout } from '@bramblebook/contract/book-layout';
import {
  BLEED_BOX_MM,
  BLEED_MM,
  PRINT_PICTURE_PX,
  TRIM_MM,
} from '@bramblebook/contract/page-geometry';
import { PAGE } from '@bramblebook/contract/page-numbers';
import type { ProofBox, ProofPage } from '@bramblebook/contract/print-proof';
import { roundMm } from '../layout/place-line.ts';
import type { PrinterProfile } from '../print/printer-profile.ts';
import { nameMarks } from './name-marks.ts';

const MM_PER_INCH = 25.4;

interface Insets {
  readonly left: number;
  readonly right: number;
  readonly upright: number;
}

const within = ({ left, right, upright }: Insets): ProofBox => ({
  xMm: roundMm(left),
  yMm: roundMm(upright),
  widthMm: roundMm(BLEED_BOX_MM - left - right),
  heightMm: roundMm(BLEED_BOX_MM - 2 * upright),
});

/** How large a page is printed against the layout, and what of it the knife takes away, in mm of the layout. */
const printedAs = (page: number, { trimMm, bleedMm }: PrinterProfile) => {
  const isCover = page === PAGE.frontCover || page === PAGE.backCover;
  // As print-cover.ts and print-interior.ts draw them.
  if (isCover) return { isCover, scale: trimMm / TRIM_MM, cutMm: BLEED_MM };
  const scale = (trimMm + 2 * bleedMm) / BLEED_BOX_MM;
  return { isCover, scale, cutMm: bleedMm / scale };
};

export interface ProofOf {
  readonly profile: PrinterProfile;
  readonly name: string;
  /** Side of each page's picture as a model painted it, by page number. */
  readonly paintedPx?: Readonly<Record<number, number>>;
}

const proofPage = (
  layout: PageLayout,
  { profile, name, paintedPx }: Required<ProofOf>,
): ProofPage => {
  const { page, picture } = layout;
  const { isCover, scale, cutMm } = printedAs(page, profile);
  const safe = cutMm + profile.safetyMm / scale;
  const bound = isCover ? 0 : profile.gutterMm / scale;
  const isRight = page % 2 === 1;
  const pictureInches = ((picture?.sideMm ?? BLEED_BOX_MM) * scale) / MM_PER_INCH;
  const painted = paintedPx[page];
  const names = nameMarks(layout, name);
  return {
    page,
    trim: within({ left: cutMm, right: cutMm, upright: cutMm }),
    safe: within({
      left: safe + (isRight ? bound : 0),
      right: safe + (isRight ? 0 : bound),
      upright: safe,
    }),
    ppi: Math.round(PRINT_PICTURE_PX / pictureInches),
    detailPpi:
      painted === undefined || painted >= PRINT_PICTURE_PX
        ? null
        : Math.round(painted / pictureInches),
    names: names.length,
    nameMarks: names.flat(),
  };
};

/** What is to be looked at on each page before a book is printed by this printer. */
export const proofPages = (
  layout: BookLayout,
  { profile, name, paintedPx = {} }: ProofOf,
): ProofPage[] => layout.pages.map((page) => proofPage(page, { profile, name, paintedPx }));
