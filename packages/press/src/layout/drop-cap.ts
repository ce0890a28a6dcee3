import { widthEm } from '../type/measure.ts';
import { faceOf } from '../type/printable.ts';
import { capHeightEm } from '../type/shaping.ts';
import { DISPLAY } from '../type/typefaces.ts';
import type { Span } from '../type/words.ts';
import { fillLines } from './break-lines.ts';
import type { DropCap, TextPart } from './text-stack.ts';
import { partOf, type TextStyle } from './text-styles.ts';

/** Height of a capital of the text faces, in ems. */
const CAPITAL_EM = 0.7;
const GAP_EM = 0.14;
// A mark that opens a speech goes with its letter; scripts without capitals have no such letter.
const OPENING = /^([“‘"']?\p{Lu}\p{M}*)(?=\p{L}|\s|['’])/u;

/** What a drop cap may take. */
interface CapRoom {
  /** Lines that it is tall at most. */
  readonly lines: number;
  /** Width of the text's area, in points. */
  readonly widthPt: number;
}

/** Lines of the first paragraph at the smallest size that is wanted: at others there are as many or more. */
const leastLines = (plain: TextPart, { widthPt }: CapRoom): number => {
  const [first] = plain.paragraphs;
  return fillLines(first?.words ?? [], Math.min(plain.measureEm, widthPt / plain.minPt)).length;
};

/**
 * The story's first text: its first letter in display type, as many lines tall as stand beside
 * it. Plain where that is a single one, or where a script has no capitals.
 */
export const withDropCap = (
  text: string,
  style: TextStyle,
  room: CapRoom,
  toSpans: (line: string) => Span[],
): TextPart => {
  const plain = partOf('story', text, style, toSpans);
  const lines = Math.min(room.lines, leastLines(plain, room));
  const [letter = ''] = text.normalize('NFC').match(OPENING) ?? [];
  const cut = letter ? faceOf(letter, DISPLAY) : undefined;
  if (!cut || lines < 2) return plain;
  const scale = ((lines - 1) * style.leading + CAPITAL_EM) / capHeightEm(cut.font);
  const rest = text.normalize('NFC').slice(letter.length);
  const part = partOf('story', rest, { ...style, align: 'start' }, toSpans);
  const [first, ...others] = part.paragraphs;
  if (!first) return plain;
  const cap: DropCap = {
    text: letter,
    cut,
    scale,
    indentEm: widthEm(letter, cut) * scale + GAP_EM,
    lines,
  };
  const space = /^\s/.test(rest) ? ' ' : '';
  return {
    ...part,
    paragraphs: [{ ...first, text: `${letter}${space}${first.text}`, cap }, ...others],
  };
};
