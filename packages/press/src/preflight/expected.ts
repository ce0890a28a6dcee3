import type { BookLayout, TextLine } from '@bramblebook/contract/book-layout';
import type { PrintPart } from '@bramblebook/contract/preflight-report';
import type { PressProfile } from '../pdf/press-profile.ts';
import { documentIdOf, type PictureVersions } from '../print/document-id.ts';
import { BACK_COVER_FIRST, interiorPages } from '../print/interior-pages.ts';
import { type CoverSize, coverSizeOf, type PrinterProfile } from '../print/printer-profile.ts';
import { spineTextOf } from '../print/spine-text.ts';

/** What a print file is held against. */
export interface PreflightExpectations {
  readonly profile: PrinterProfile;
  readonly part: PrintPart;
  /** The layout that the parent approved. */
  readonly layout: BookLayout;
  readonly pictureVersions?: PictureVersions;
  /** Side in px that pictures had before they were enlarged for print, by page number. */
  readonly paintedPx?: Readonly<Record<number, number>>;
  /** The printer's answer for this job, where it gave one. */
  readonly coverSize?: CoverSize;
  /** The printer's own profile of its press, where the file was made with it. */
  readonly pressProfile?: PressProfile;
}

/** In mm from the left and the top of the sheet. */
export interface SafeArea {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The same worked out: sizes in mm, one entry a page of the file. */
export interface Expected {
  readonly profile: PrinterProfile;
  readonly part: PrintPart;
  readonly documentId: string;
  readonly sheet: {
    readonly widthMm: number;
    readonly heightMm: number;
    readonly trimInsetMm: number;
  };
  /** Null in the interior. */
  readonly cover: CoverSize | null;
  /** For each page of the file the pages of the layout on it, from left to right. */
  readonly pages: readonly (readonly number[])[];
  readonly layout: BookLayout;
  readonly paintedPx: Readonly<Record<number, number>>;
  /** What the spine says; null in the interior and where it stays blank. */
  readonly spineText: string | null;
}

/** Works out what the file must be like. */
export const expectedOf = (wanted: PreflightExpectations): Expected => {
  const { profile, part, layout, paintedPx = {} } = wanted;
  const inner = interiorPages(profile);
  const base = { profile, part, layout, paintedPx, documentId: documentIdOf(wanted, part) };
  if (part === 'interior') {
    const side = profile.trimMm + 2 * profile.bleedMm;
    return {
      ...base,
      sheet: { widthMm: side, heightMm: side, trimInsetMm: profile.bleedMm },
      cover: null,
      spineText: null,
      pages: inner.map((page) => [page]),
    };
  }
  const cover = wanted.coverSize ?? coverSizeOf(profile, part, inner.length);
  const { widthMm, heightMm, outerMm } = cover;
  return {
    ...base,
    sheet: { widthMm, heightMm, trimInsetMm: outerMm },
    cover,
    spineText: wordsOf(spineTextOf(layout, profile, cover)),
    pages: [BACK_COVER_FIRST],
  };
};

const wordsOf = (line: TextLine | null): string | null =>
  line === null ? null : line.runs.map(({ text }) => text).join('');

/** Where text may stand on a page of the file: one area, or one for each face of a cover and one for a spine that bears text. */
export const safeAreas = (
  { profile, part, sheet, cover, spineText }: Expected,
  page: number,
): SafeArea[] => {
  const { safetyMm, gutterMm, trimMm } = profile;
  const top = (sheet.heightMm - trimMm) / 2 + safetyMm;
  const bottom = sheet.heightMm - top;
  if (part === 'interior' || !cover) {
    const isRight = page % 2 === 1;
    const inset = sheet.trimInsetMm + safetyMm;
    return [
      {
        left: inset + (isRight ? gutterMm : 0),
        right: sheet.widthMm - inset - (isRight ? 0 : gutterMm),
        top,
        bottom,
      },
    ];
  }
  const fold = cover.spineMm / 2 + profile.covers[part].jointMm;
  const middle = cover.widthMm / 2;
  const face = (trimLeft: number): SafeArea => ({
    left: trimLeft + safetyMm,
    right: trimLeft + trimMm - safetyMm,
    top,
    bottom,
  });
  const acrossMm = cover.spineMm / 2 - profile.spineText.safetyMm;
  const spine = { left: middle - acrossMm, right: middle + acrossMm, top, bottom };
  return [face(middle - fold - trimMm), ...(spineText ? [spine] : []), face(middle + fold)];
};
