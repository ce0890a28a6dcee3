import type { TextBlock, TextLine, TextRole } from '@bramblebook/contract/book-layout';
import { type Rect, unitsToMm } from '@bramblebook/contract/page-geometry';
import { widthEm } from '../type/measure.ts';
import type { Cut } from '../type/typefaces.ts';
import { cutWide, type Paragraph } from '../type/words.ts';
import { breakLines, fillLines, type Indent, type LineShape } from './break-lines.ts';
import { PT_MM, placeLine, roundMm, type SetLine, setLine } from './place-line.ts';

/** Room above the first baseline and below the last, in ems: ascenders, accents, descenders. */
const ASCENT = 0.8;
const DESCENT = 0.26;

/** How one part of a page's text is to be set. */
export interface TextPart {
  readonly role: TextRole;
  readonly paragraphs: readonly SpacedParagraph[];
  /** As large as the area lets it be, up to here. */
  readonly maxPt: number;
  /** Smaller only when nothing else helps; words are broken inside only below it. */
  readonly minPt: number;
  /** Distance of baselines, in ems. */
  readonly leading: number;
  /** `prose` stands at the start of its lines too, but is centred when it has no more than two. */
  readonly align: 'centre' | 'start' | 'prose';
  /** Longest comfortable line, in ems. */
  readonly measureEm: number;
  /** Space to the part before, in points at full size. */
  readonly gapPt: number;
}

/** A first letter as tall as several lines; those beside it begin after it. */
export interface DropCap {
  readonly text: string;
  readonly cut: Cut;
  /** Size against that of the text. */
  readonly scale: number;
  /** Room that the lines beside it leave, in ems of the text. */
  readonly indentEm: number;
  /** Lines beside it. */
  readonly lines: number;
}

/** A paragraph and the space above it beyond the leading, in ems; nothing above the first. */
export interface SpacedParagraph extends Paragraph {
  readonly gapEm: number;
  readonly cap?: DropCap;
}

export type VerticalAlign = 'top' | 'middle' | 'bottom';

interface SetPart {
  readonly part: TextPart;
  readonly sizePt: number;
  readonly centred: boolean;
  readonly paragraphs: readonly { paragraph: SpacedParagraph; lines: readonly SetLine[] }[];
  readonly heightPt: number;
}

const STEP = 1 / 100;
/** Below a scale of 1 / REST every part shrinks. */
const REST = 2.5;
const SMALLEST_SCALE = 2 * STEP;

const widthPt = (area: Rect): number => unitsToMm(area.width) / PT_MM;
const heightPt = (area: Rect): number => unitsToMm(area.height) / PT_MM;

/**
 * The largest scale (1 = every part at its full size) at which the parts fit one
 * above the other. Always finds one for the texts the contract allows.
 */
export const fittingScale = (parts: readonly TextPart[], area: Rect): number => {
  for (let scale = 1; scale > SMALLEST_SCALE; scale -= STEP) {
    if (trySetting(parts, area, scale)) return scale;
  }
  return SMALLEST_SCALE;
};

/** The parts one above the other at the given scale, as blocks of the layout model. */
export const setStack = (
  parts: readonly TextPart[],
  area: Rect,
  colour: string,
  options: { readonly vertical?: VerticalAlign; readonly scale?: number } = {},
): TextBlock[] => {
  const filled = parts.filter((part) => part.paragraphs.some((p) => p.words.length > 0));
  if (filled.length === 0) return [];
  const scale = options.scale ?? fittingScale(filled, area);
  const set = filled.map((part) => setPart(part, area, scale));
  const gaps = filled.slice(1).reduce((sum, { gapPt }) => sum + gapPt * scale, 0);
  const height = set.reduce((sum, part) => sum + part.heightPt, gaps);
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
};

/**
 * Type size a part has at a scale. A part rests at its smallest wanted size while
 * larger ones beside it still shrink.
 */
export const sizeAt = (part: TextPart, scale: number): number => {
  const size = Math.max(part.maxPt * scale, part.minPt * Math.min(1, REST * scale));
  return Math.round(size * 100) / 100;
};

const trySetting = (parts: readonly TextPart[], area: Rect, scale: number): boolean => {
  let height = 0;
  for (const [i, part] of parts.entries()) {
    const sizePt = sizeAt(part, scale);
    const measure = measureAt(part, sizePt, area);
    let lineCount = 0;
    for (const paragraph of part.paragraphs) {
      const { words, cap } = paragraph;
      const fitting = cutWide(words, measure.fullEm - (cap?.indentEm ?? 0));
      if (sizePt >= part.minPt && fitting !== words) return false;
      const { length } = fillLines(fitting, measure.comfortableEm, indentOf(paragraph));
      lineCount += Math.max(cap?.lines ?? 0, length);
    }
    height += heightOf(part, sizePt, lineCount) + (i > 0 ? part.gapPt * scale : 0);
  }
  return height <= heightPt(area);
};

const indentOf = ({ cap }: SpacedParagraph): Indent => ({
  em: cap?.indentEm ?? 0,
  lines: cap?.lines ?? 0,
});

/** Below its smallest wanted size a text takes all the room there is. */
const measureAt = (part: TextPart, sizePt: number, area: Rect) => {
  // A hair less than the area, for kerning across words that word widths do not know.
  const fullEm = widthPt(area) / sizePt - 0.02;
  return { fullEm, comfortableEm: sizePt < part.minPt ? fullEm : Math.min(part.measureEm, fullEm) };
};

const heightOf = (part: TextPart, sizePt: number, lineCount: number): number => {
  if (lineCount === 0) return 0;
  const gaps = part.paragraphs.reduce((sum, { gapEm }) => sum + gapEm, 0);
  return ((lineCount - 1) * part.leading + gaps + ASCENT + DESCENT) * sizePt;
};

const setPart = (part: TextPart, area: Rect, scale: number): SetPart => {
  const sizePt = sizeAt(part, scale);
  const { fullEm, comfortableEm } = measureAt(part, sizePt, area);
  const cut = part.paragraphs.map(({ words, cap }) =>
    cutWide(words, fullEm - (cap?.indentEm ?? 0)),
  );
  const broken = (shape: LineShape) =>
    part.paragraphs.map((paragraph, i) =>
      breakLines(cut[i] ?? [], comfortableEm, shape, indentOf(paragraph)),
    );
  const prose = part.align === 'centre' ? [] : broken('prose');
  const centred = part.align === 'centre' || (part.align === 'prose' && prose.flat().length <= 2);
  const ranges = centred ? broken('balanced') : prose;
  const paragraphs = part.paragraphs.map((paragraph, i) => ({
    paragraph,
    lines: (ranges[i] ?? []).map(({ from, to }) => setLine((cut[i] ?? []).slice(from, to))),
  }));
  const lineCount = paragraphs.reduce(
    (sum, { paragraph, lines }) => sum + Math.max(paragraph.cap?.lines ?? 0, lines.length),
    0,
  );
  return {
    part,
    sizePt,
    centred,
    paragraphs,
    heightPt: heightOf(part, sizePt, lineCount),
  };
};

const placePart = (set: SetPart, area: Rect, topPt: number, colour: string): TextBlock[] => {
  const { part, sizePt } = set;
  const emMm = sizePt * PT_MM;
  const areaMm = { left: unitsToMm(area.x), width: unitsToMm(area.width) };
  // A measure narrower than the area stands in its middle, so that no side looks empty.
  const { comfortableEm } = measureAt(part, sizePt, area);
  const slack = Math.max(0, areaMm.width - comfortableEm * emMm) / 2;
  let baselineMm = (topPt + ASCENT * sizePt) * PT_MM;
  return set.paragraphs.flatMap(({ paragraph, lines }) => {
    baselineMm += paragraph.gapEm * emMm;
    const { cap } = paragraph;
    const capBaselineMm = baselineMm + ((cap?.lines ?? 1) - 1) * part.leading * emMm;
    // Fewer lines than it is tall stand on the foot of the drop cap.
    const missing = (cap?.lines ?? 0) - lines.length;
    if (missing > 0) baselineMm += missing * part.leading * emMm;
    const placed = lines.map((line, i) => {
      const freeMm = areaMm.width - line.widthEm * emMm;
      const besideCap = cap && i < cap.lines ? cap.indentEm * emMm : 0;
      const start = paragraph.direction === 'rtl' ? freeMm - slack : slack + besideCap;
      const indent = set.centred ? freeMm / 2 : start;
      const textLine = placeLine(line, areaMm.left + indent, baselineMm, sizePt);
      baselineMm += part.leading * emMm;
      return textLine;
    });
    if (placed.length === 0) return [];
    return [
      {
        role: part.role,
        sizePt: roundMm(sizePt),
        colour,
        direction: paragraph.direction,
        text: paragraph.text,
        lines: cap
          ? [placeCap(cap, areaMm.left + slack, capBaselineMm, sizePt), ...placed]
          : placed,
      },
    ];
  });
};

/** The letter as a line of its own, before the lines beside it. */
const placeCap = (cap: DropCap, leftMm: number, baselineMm: number, sizePt: number): TextLine => {
  const piece = { text: cap.text, cut: cap.cut, level: 0 };
  const width = widthEm(cap.text, cap.cut);
  const line = { runs: [{ piece, widthEm: width }], widthEm: width };
  return placeLine(line, leftMm, baselineMm, sizePt * cap.scale);
};
