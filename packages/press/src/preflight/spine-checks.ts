import type { PreflightCheck } from '@bramblebook/contract/preflight-report';
import { PT_MM } from '../layout/place-line.ts';
import type { CoverSize, PrinterProfile } from '../print/printer-profile.ts';
import type { Expected } from './expected.ts';
import { type Finding, told } from './file-checks.ts';
import { mm, near } from './lengths.ts';
import type { PageStructure } from './read-structure.ts';
import type { TextBox } from './read-text.ts';

/** How a line is turned, in degrees against the clock. */
const ANGLES: Record<PrinterProfile['spineText']['reads'], number> = { down: -90, up: 90 };

/** Checks of a cover's spine; none of an interior. */
export const checkSpine = (
  pages: readonly PageStructure[],
  texts: readonly (readonly TextBox[])[],
  expected: Expected,
): PreflightCheck[] => {
  const { cover } = expected;
  if (!cover) return [];
  const each = (find: (page: PageStructure, at: number) => Finding): Finding[] => pages.map(find);
  return [
    ...told(
      'spine-width',
      each((page, i) => ({ ...widthFinding(page, expected, cover), page: i + 1 })),
    ),
    ...told(
      'spine-text',
      each((_, i) => ({ ...textFinding(texts[i] ?? [], expected, cover), page: i + 1 })),
    ),
  ];
};

/** What the sheet leaves between two trimmed faces. */
const widthFinding = (
  page: PageStructure,
  { profile, part, sheet }: Expected,
  { spineMm }: CoverSize,
): Finding => {
  const jointMm = part === 'interior' ? 0 : profile.covers[part].jointMm;
  const found = page.media.width * PT_MM - 2 * (profile.trimMm + sheet.trimInsetMm + jointMm);
  return { ok: near(found, spineMm), found: mm(found), wanted: mm(spineMm) };
};

const textFinding = (
  boxes: readonly TextBox[],
  { profile, spineText }: Expected,
  { widthMm, spineMm }: CoverSize,
): Finding => {
  const from = (widthMm - spineMm) / 2;
  const found = boxes.filter(
    ({ left, right, angle }) =>
      angle !== 0 || (right * PT_MM > from && left * PT_MM < from + spineMm),
  );
  const words = found.map(({ text, angle }) => `“${text.trim()}” at ${angle}°`).join(', ');
  const wantedAngle = ANGLES[profile.spineText.reads];
  return {
    ok: spineText
      ? found.length > 0 && found.every(({ angle }) => angle === wantedAngle)
      : found.length === 0,
    found: words || 'blank',
    wanted: spineText ? `“${spineText}” at ${wantedAngle}°` : 'blank',
  };
};
