import type { TextBlock, TextRole } from '@bramblebook/contract/book-layout';
import { type Rect, unitsToMm } from '@bramblebook/contract/page-geometry';
import { cutWide, type Paragraph } from '../type/words.ts';
import { breakLines, type LineShape } from './break-lines.ts';
import { placeLine, roundMm, type SetLine, setLine } from './place-line.ts';

const PT_MM = 25.4 / 72;

/** Room above the first baseline and below the last, in ems: ascenders, accents, descenders. */
const ASCENT = 0.8;
const DESCENT = 0.26;

/** How one part of a page's text is to be set. */
export interface TextPart {
  readonly role: TextRole;
  readonly paragraphs: readonly Paragraph[];
  /** As large as the area lets it be, up to here. */
  readonly maxPt: number;
  /** Smaller only when nothing else helps; words are broken inside only below it. */
  readonly minPt: number;
  /** Distance of baselines, in ems. */
  readonly leading: number;
  readonly align: 'centre' | 'start';
  /** Longest comfortable line, in ems. */
  readonly measureEm: number;
  /** Space to the part before, in points at full size. */
  readonly gapPt: number;
  /** Space between paragraphs, in ems; baselines also stand one leading apart. */
  readonly paragraphGapEm: number;
}

export type VerticalAlign = 'top' | 'middle' | 'bottom';

interface SetPart {
  readonly part: TextPart;
  readonly sizePt: number;
  readonly centred: boolean;
  readonly paragraphs: readonly { paragraph: Paragraph; lines: readonly SetLine[] }[];
  readonly heightPt: number;
}

const STEP = 1 / 64;
const SMALLEST_SCALE = 2 * STEP;

const widthPt = (area: Rect): number => unitsToMm(area.width) / PT_MM;
const heightPt = (area: Rect): number => unitsToMm(area.height) / PT_MM;

/**
 * The largest scale (1 = every part at its full size) at which the parts fit one
 * above the other. Always finds one for the texts the contract allows.
 */
export function fittingScale(parts: readonly TextPart[], area: Rect): number {
  for (let scale = 1; scale > SMALLEST_SCALE; scale -= STEP) {
    if (trySetting(parts, area, scale)) return scale;
  }
  return SMALLEST_SCALE;
}

/** The parts one above the other at the given scale, as blocks of the layout model. */
export function setStack(
  parts: readonly TextPart[],
  area: Rect,
  colour: string,
  options: { readonly vertical?: VerticalAlign; readonly scale?: number } = {},
): TextBlock[] {
  const filled = parts.filter((part) => part.paragraphs.some((p) => p.words.length > 0));
  if (filled.length === 0) return [];
  const scale = options.scale ?? fittingScale(filled, area);
  const set = filled.map((part) => setPart(part, area, scale, true));
  const height = stackHeight(set, scale);
  const free = heightPt(area) - height;
  const offset = { top: 0, middle: free / 2, bottom: free }[options.vertical ?? 'middle'];

  const blocks: TextBlock[] = [];
  let y = unitsToMm(area.y) / PT_MM + offset;
  set.forEach((part, i) => {
    if (i > 0) y += part.part.gapPt * scale;
    blocks.push(...placePart(part, area, y, colour));
    y += part.heightPt;
  });
  return blocks;
}

/** Type size a part has at a scale. */
export const sizeAt = (part: TextPart, scale: number): number =>
  Math.round(part.maxPt * scale * 100) / 100;

function trySetting(parts: readonly TextPart[], area: Rect, scale: number): boolean {
  const set: SetPart[] = [];
  for (const part of parts) {
    const sizePt = sizeAt(part, scale);
    const widest = Math.max(0, ...part.paragraphs.flatMap((p) => p.words.map((w) => w.widthEm)));
    if (sizePt >= part.minPt && widest * sizePt > widthPt(area)) return false;
    set.push(setPart(part, area, scale, false));
  }
  return stackHeight(set, scale) <= heightPt(area);
}

const stackHeight = (set: readonly SetPart[], scale: number): number =>
  set.reduce((sum, { part, heightPt }, i) => sum + heightPt + (i > 0 ? part.gapPt * scale : 0), 0);

function setPart(part: TextPart, area: Rect, scale: number, withRuns: boolean): SetPart {
  const sizePt = sizeAt(part, scale);
  // A hair less than the area, for kerning across words that word widths do not know.
  const fullEm = widthPt(area) / sizePt - 0.02;
  const measure = Math.min(part.measureEm, fullEm);
  const broken = part.paragraphs.map((paragraph) => {
    const words = cutWide(paragraph.words, fullEm);
    return { paragraph, words, ranges: breakLines(words, measure, shapeOf(part)) };
  });
  const lineCount = broken.reduce((sum, { ranges }) => sum + ranges.length, 0);
  const centred = part.align === 'centre' || lineCount <= 2;
  const paragraphs = broken.map(({ paragraph, words, ranges }) => {
    const shaped =
      centred && part.align !== 'centre' ? breakLines(words, measure, 'balanced') : ranges;
    const lines = withRuns ? shaped.map(({ from, to }) => setLine(words.slice(from, to))) : [];
    return { paragraph, lines };
  });
  const gaps = Math.max(0, part.paragraphs.length - 1) * part.paragraphGapEm;
  const heightEm = (lineCount - 1) * part.leading + gaps + ASCENT + DESCENT;
  return { part, sizePt, centred, paragraphs, heightPt: lineCount === 0 ? 0 : heightEm * sizePt };
}

const shapeOf = (part: TextPart): LineShape => (part.align === 'centre' ? 'balanced' : 'prose');

function placePart(set: SetPart, area: Rect, topPt: number, colour: string): TextBlock[] {
  const { part, sizePt } = set;
  const emMm = sizePt * PT_MM;
  const areaMm = { left: unitsToMm(area.x), width: unitsToMm(area.width) };
  let baselineMm = (topPt + ASCENT * sizePt) * PT_MM;
  return set.paragraphs.flatMap(({ paragraph, lines }) => {
    const placed = lines.map((line) => {
      const freeMm = areaMm.width - line.widthEm * emMm;
      const startsRight = paragraph.direction === 'rtl';
      const indent = set.centred ? freeMm / 2 : startsRight ? freeMm : 0;
      const textLine = placeLine(line, areaMm.left + indent, baselineMm, emMm);
      baselineMm += part.leading * emMm;
      return textLine;
    });
    baselineMm += part.paragraphGapEm * emMm;
    if (placed.length === 0) return [];
    return [
      {
        role: part.role,
        sizePt: roundMm(sizePt),
        colour,
        direction: paragraph.direction,
        text: paragraph.text,
        lines: placed,
      },
    ];
  });
}
