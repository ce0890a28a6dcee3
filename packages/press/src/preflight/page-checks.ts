import type { PreflightCheck } from '@bramblebook/contract/preflight-report';
import { PT_MM } from '../layout/place-line.ts';
import { type Expected, type SafeArea, safeAreas } from './expected.ts';
import { type Finding, told } from './file-checks.ts';
import { mm, near, TOLERANCE_MM } from './lengths.ts';
import type { PictureMeasure } from './measure-picture.ts';
import type { Box, PageStructure, PrintFileStructure } from './read-structure.ts';
import type { TextBox } from './read-text.ts';
import { checkSpine } from './spine-checks.ts';

/** Pictures are whole pixels: half of one an inch is lost on the way. */
const TOLERANCE_PPI = 1;

/** An enlarged picture of less is seen to be soft at arm's length. */
const LEAST_DETAIL_PPI = 100;

const sized = (width: number, height: number): string =>
  `${width.toFixed(2)} × ${height.toFixed(2)} mm`;

const boxFinding = (box: Box | null, inset: number, { sheet }: Expected): Omit<Finding, 'page'> => {
  const wide = sheet.widthMm - 2 * inset;
  const high = sheet.heightMm - 2 * inset;
  const place = (x: number, y: number): string => (inset === 0 ? '' : `, ${mm(x)} and ${mm(y)} in`);
  if (!box) return { ok: false, found: 'none', wanted: sized(wide, high) };
  const found = [box.x, box.y, box.width, box.height].map((pt) => pt * PT_MM);
  const [x = 0, y = 0, width = 0, height = 0] = found;
  return {
    ok: near(x, inset) && near(y, inset) && near(width, wide) && near(height, high),
    found: sized(width, height) + place(x, y),
    wanted: sized(wide, high) + place(inset, inset),
  };
};

/** How far inside of its area a text stands, in mm; below zero where it does not. */
const spare = (
  box: TextBox,
  area: SafeArea,
  sheetHeightMm: number,
): { side: number; upright: number } => ({
  side: Math.min(box.left * PT_MM - area.left, area.right - box.right * PT_MM),
  upright: Math.min(
    sheetHeightMm - box.top * PT_MM - area.top,
    area.bottom - (sheetHeightMm - box.bottom * PT_MM),
  ),
});

interface Spare extends Finding {
  readonly spareMm: number;
}

const textFindings = (
  texts: readonly (readonly TextBox[])[],
  expected: Expected,
): { safety: Finding[]; gutter: Finding[] } => {
  const { gutterMm, safetyMm } = expected.profile;
  const open: Expected = { ...expected, profile: { ...expected.profile, gutterMm: 0 } };
  const worst = (held: Expected, wanted: string): Finding[] =>
    texts
      .flatMap((boxes, i): Spare[] =>
        boxes.map((box) => {
          const spares = safeAreas(held, i + 1).map((area) => {
            const { side, upright } = spare(box, area, expected.sheet.heightMm);
            return Math.min(side, upright);
          });
          const spareMm = Math.max(...spares);
          const ok = spareMm >= -TOLERANCE_MM;
          const found = ok ? `${mm(spareMm)} to spare` : `“${box.text}” ${mm(-spareMm)} outside`;
          return { spareMm, ok, found, wanted, page: i + 1 };
        }),
      )
      .sort((a, b) => a.spareMm - b.spareMm)
      .map(({ spareMm: _, ...finding }) => finding);
  const none = { ok: true, found: 'no text' };
  const orNone = (findings: Finding[], wanted: string): Finding[] =>
    findings.length > 0 ? findings : [{ ...none, wanted }];
  const safety = `${mm(safetyMm)} from the trim`;
  const gutter = `${mm(safetyMm + gutterMm)} from the spine`;
  return {
    safety: orNone(worst(open, safety), safety),
    gutter: orNone(worst(expected, gutter), gutter),
  };
};

const pictureFindings = (page: PageStructure, number: number, expected: Expected): Finding[] =>
  page.pictures.length === 0
    ? [{ ok: false, found: 'no picture', wanted: 'a picture', page: number }]
    : page.pictures.map(({ ppi, widthPx }) => ({
        ok: ppi >= expected.profile.minPpi - TOLERANCE_PPI,
        found: `${Math.round(ppi)} ppi (${widthPx} px wide)`,
        wanted: `at least ${expected.profile.minPpi} ppi`,
        page: number,
      }));

/** What is left of the resolution of pictures that were enlarged for print; nothing where none was. */
const detailFindings = (page: PageStructure, number: number, expected: Expected): Finding[] => {
  const painted = (expected.pages[number - 1] ?? []).flatMap((of) => expected.paintedPx[of] ?? []);
  const leastPx = Math.min(...painted);
  return page.pictures.flatMap(({ ppi, widthPx }) => {
    if (leastPx >= widthPx) return [];
    const found = (ppi * leastPx) / widthPx;
    return [
      {
        ok: found >= LEAST_DETAIL_PPI,
        found: `${Math.round(found)} ppi (painted ${leastPx} px wide)`,
        wanted: `at least ${LEAST_DETAIL_PPI} ppi; ${expected.profile.minPpi} look best`,
        page: number,
      },
    ];
  });
};

const lowestFirst = (findings: readonly Finding[]): Finding[] =>
  [...findings].sort((a, b) => Number.parseInt(a.found, 10) - Number.parseInt(b.found, 10));

const presentFinding = (boxes: readonly TextBox[], number: number, expected: Expected): Finding => {
  const pages = expected.layout.pages.filter((page) =>
    expected.pages[number - 1]?.includes(page.page),
  );
  const wanted = pages.flatMap((page) => page.blocks).length;
  const letters = boxes.reduce((sum, { text }) => sum + text.length, 0);
  return {
    ok: wanted === 0 || letters > 0,
    found: `${letters} letters`,
    wanted: wanted === 0 ? 'none' : 'words',
    page: number,
  };
};

/** Checks that go page by page. `measures` has one entry for every picture of `structure`, page by page. */
export const checkPages = (
  structure: PrintFileStructure,
  texts: readonly (readonly TextBox[])[],
  measures: readonly (readonly PictureMeasure[])[],
  expected: Expected,
): PreflightCheck[] => {
  const { cover } = expected;
  const { pages } = structure;
  const each = (find: (page: PageStructure, number: number) => Finding | Finding[]): Finding[] =>
    pages.flatMap((page, i) => find(page, i + 1));
  const boxes = (inset: number, of: (page: PageStructure) => Box | null): Finding[] =>
    each((page, number) => ({ ...boxFinding(of(page), inset, expected), page: number }));
  const { safety, gutter } = textFindings(texts, expected);
  return [
    ...told('page-count', [
      {
        ok: pages.length === expected.pages.length,
        found: String(pages.length),
        wanted: String(expected.pages.length),
      },
    ]),
    ...told(
      'media-box',
      boxes(0, ({ media }) => media),
    ),
    ...told(
      'bleed-box',
      boxes(0, ({ bleed }) => bleed),
    ),
    ...told(
      'trim-box',
      boxes(expected.sheet.trimInsetMm, ({ trim }) => trim),
    ),
    ...checkSpine(pages, texts, expected),
    ...told('picture-ppi', lowestFirst(each((page, n) => pictureFindings(page, n, expected)))),
    ...told('picture-detail', lowestFirst(each((page, n) => detailFindings(page, n, expected)))),
    ...told(
      'text-present',
      each((_, n) => presentFinding(texts[n - 1] ?? [], n, expected)),
    ),
    ...told('text-safety', safety),
    ...(cover ? [] : told('text-gutter', gutter)),
    ...told(
      'transparency',
      each((page, n) => listFinding(page.transparency, 'none', n)),
    ),
    ...told(
      'colour-space',
      each((page, n) => colourFinding(page, measures[n - 1] ?? [], n)),
    ),
    ...told('total-ink', lowestFirst(inkFindings(measures, expected)).reverse()),
  ];
};

const inkFindings = (
  measures: readonly (readonly PictureMeasure[])[],
  { profile }: Expected,
): Finding[] =>
  measures.flatMap((list, i) =>
    list.map(({ inkPercent }) => ({
      ok: inkPercent <= profile.maxInkPercent,
      found: `${inkPercent} %`,
      wanted: `at most ${profile.maxInkPercent} %`,
      page: i + 1,
    })),
  );

const listFinding = (list: readonly string[], wanted: string, page: number): Finding => ({
  ok: list.length === 0,
  found: list.length === 0 ? 'none' : [...new Set(list)].join(', '),
  wanted,
  page,
});

const colourFinding = (
  page: PageStructure,
  measures: readonly PictureMeasure[],
  number: number,
): Finding => {
  const faults = [
    ...page.undefinedColours.map((space) => `${space} without a profile`),
    ...measures.filter(({ isSrgb }) => !isSrgb).map(({ colours }) => colours),
  ];
  return {
    ok: faults.length === 0,
    found: faults.length === 0 ? 'sRGB by its profile' : faults.join(', '),
    wanted: 'sRGB by its profile',
    page: number,
  };
};
