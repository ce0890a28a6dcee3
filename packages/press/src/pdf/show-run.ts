import type { TextRun } from '@bramblebook/contract/book-layout';
import { glyphWidthEm, type ShapedGlyph, shapeText } from '../type/shaping.ts';
import type { PressDocument } from './press-document.ts';

/** A face as the PDF library embeds it. */
interface EmbeddedFace {
  readonly id: string;
  ref(): object;
  /** The glyphs that are embedded, by the number they have there. */
  readonly subset: { includeGlyph(id: number): number };
  /** In thousandths of an em. */
  readonly widths: number[];
  /** What each embedded glyph reads as: the letters of its first use. */
  readonly unicode: number[][];
}

interface Inside {
  readonly _font: EmbeddedFace;
  readonly page: { readonly height: number; readonly fonts: Record<string, object> };
}

/** Lengths in thousandths of an em. */
interface ShownGlyph {
  readonly code: string;
  readonly reads: string;
  readonly mapped: string;
  readonly x: number;
  readonly y: number;
  readonly advance: number;
}

const MIRRORED = new Map([...'()[]{}<>«»‹›'].map((c, i, all) => [c, all[i ^ 1] ?? c]));
const mirror = (text: string): string =>
  Array.from(text, (char) => MIRRORED.get(char) ?? char).join('');

/**
 * Shows a run with its left edge and baseline at a place (points from the top left of
 * the page), and letters that belong to it `after` it. The library's own `text` puts
 * right-to-left words in the wrong order, and lets no text be attached to a single glyph.
 */
export const showRun = (
  doc: PressDocument,
  run: TextRun,
  { x, y }: { readonly x: number; readonly y: number },
  after: string,
): void => {
  const isRtl = run.direction === 'rtl';
  doc.useFace(run.font, run.sizePt);
  const { _font: face, page } = doc as unknown as Inside;
  page.fonts[face.id] ??= face.ref();

  const text = isRtl ? run.text : run.text + after;
  const glyphs = shownBy(face, run, text);
  doc.save();
  doc.transform(1, 0, 0, -1, 0, page.height);
  doc.addContent('BT').addContent(`/${face.id} ${decimal(run.sizePt)} Tf`);
  if (run.strokeMm > 0) doc.addContent(`2 Tr ${decimal((run.strokeMm * 72) / 25.4)} w 1 j`);
  const pen = { x, y: page.height - y, sizePt: run.sizePt };
  if (isRtl) {
    // The glyphs stand from left to right; readers turn them round (ISO 32000-1, 14.8.2.3.3).
    doc.addContent('/ReversedChars BMC');
    for (const group of groupBy(glyphs, readsOtherwise)) show(doc, group, pen, actualOf(group));
    doc.addContent('EMC');
  } else {
    // Shaped scripts stand in another order than they are read in: the words go along.
    show(doc, glyphs, pen, glyphs.map((g) => g.mapped).join('') === text ? undefined : text);
  }
  doc.addContent('ET');
  doc.restore();
};

/**
 * What the dots of an Arabic letter read as, which are drawn apart from it: a joiner. Every
 * glyph must read as something (ISO 14289-1, 7.21.7).
 */
const NOTHING_OF_ITS_OWN = [0x200d];

/** Takes a glyph into the file and gives its number there. */
const embed = (
  { subset, widths, unicode }: EmbeddedFace,
  { id, width, reads }: { readonly id: number; readonly width: number; readonly reads: string },
): number => {
  const number = subset.includeGlyph(id);
  widths[number] ??= width;
  unicode[number] ??= reads ? Array.from(reads, codePointOf) : NOTHING_OF_ITS_OWN;
  return number;
};

const codePointOf = (char: string): number => char.codePointAt(0) ?? 0;

const shownBy = (face: EmbeddedFace, { font, direction }: TextRun, text: string): ShownGlyph[] => {
  let pen = 0;
  return shapeText(font, text, direction).map(({ id, letters, advance, x, y }: ShapedGlyph) => {
    const width = 1000 * glyphWidthEm(font, id);
    // A bracket that opens from the right is the glyph of one that closes.
    const reads = direction === 'rtl' ? mirror(letters) : letters;
    const number = embed(face, { id, width, reads });
    const placed = {
      code: number.toString(16).padStart(4, '0'),
      reads: letters,
      mapped: String.fromCodePoint(...(face.unicode[number] ?? [])),
      x: pen + 1000 * x,
      y: 1000 * y,
      advance: width,
    };
    pen += 1000 * advance;
    return placed;
  });
};

const readsOtherwise = (glyph: ShownGlyph): boolean => glyph.reads !== glyph.mapped;
const actualOf = (group: readonly ShownGlyph[]): string | undefined =>
  group.some(readsOtherwise) ? group.map((glyph) => glyph.reads).join('') : undefined;

/** Neighbours together, but each of the marked kind alone. */
const groupBy = (glyphs: readonly ShownGlyph[], alone: (glyph: ShownGlyph) => boolean) => {
  const groups: ShownGlyph[][] = [];
  glyphs.forEach((glyph, i) => {
    const before = glyphs[i - 1];
    if (!before || alone(before) || alone(glyph)) groups.push([glyph]);
    else groups.at(-1)?.push(glyph);
  });
  return groups;
};

const show = (
  doc: PressDocument,
  glyphs: readonly ShownGlyph[],
  pen: { x: number; y: number; sizePt: number },
  actual: string | undefined,
): void => {
  if (actual !== undefined) doc.addContent(`/Span <</ActualText <${utf16(actual)}>>> BDC`);
  const unit = pen.sizePt / 1000;
  let array = '';
  let next = { x: Number.NaN, y: Number.NaN };
  const flush = () => {
    if (array) doc.addContent(`[${array}] TJ`);
    array = '';
  };
  for (const glyph of glyphs) {
    if (glyph.y !== next.y) {
      flush();
      const [left, base] = [pen.x + glyph.x * unit, pen.y + glyph.y * unit];
      doc.addContent(`1 0 0 1 ${decimal(left)} ${decimal(base)} Tm`);
    } else if (Math.abs(glyph.x - next.x) > 0.01) array += decimal(next.x - glyph.x);
    array += `<${glyph.code}>`;
    next = { x: glyph.x + glyph.advance, y: glyph.y };
  }
  flush();
  if (actual !== undefined) doc.addContent('EMC');
};

const decimal = (value: number): string => String(Math.round(value * 1000) / 1000);

/** Text string of a PDF, in hex: UTF-16, big end first, with its mark. */
const utf16 = (text: string): string => {
  const units = Array.from({ length: text.length }, (_, i) => text.charCodeAt(i));
  return `feff${units.map((unit) => unit.toString(16).padStart(4, '0')).join('')}`;
};
