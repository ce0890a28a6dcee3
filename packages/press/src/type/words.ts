import type { Direction } from '@bramblebook/contract/book-layout';
import { directionOf, levelsOf } from './directions.ts';
import { widthEm } from './measure.ts';
import { faceOf, printable, splitGraphemes } from './printable.ts';
import type { Cut, Typeface } from './typefaces.ts';

/** Part of a text set in one typeface. */
export interface Span {
  readonly text: string;
  readonly typeface: Typeface;
}

/** Letters of one face and one bidi level. */
export interface Piece {
  readonly text: string;
  readonly cut: Cut;
  readonly level: number;
}

/** What is never broken over two lines, unless it is wider than the area. */
export interface Word {
  readonly pieces: readonly Piece[];
  readonly widthEm: number;
  /** Width of the space that divides it from the word before; 0 where there is none. */
  readonly spaceEm: number;
  readonly text: string;
}

export interface Paragraph {
  readonly text: string;
  readonly direction: Direction;
  readonly words: readonly Word[];
}

const WIDE = String.raw`[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]`;
// Lines may break at spaces, after dashes (not hyphens: names have them), and between ideographs
// (but not before closing marks): the common cases of UAX 14.
const BREAK = new RegExp(
  String.raw` |(?<=[\p{L}\p{N}][\u2013\u2014/])(?=[\p{L}\p{N}])|(?<=\u2014)(?=\S)|(?<=${WIDE})(?=${WIDE})(?![\u3001\u3002\u30FC\u3005\uFF01\uFF09\uFF0C\uFF1F\u300D\u300F])|(?<=[\u3001\u3002\uFF01\uFF0C\uFF1F])(?=${WIDE})`,
  'gu',
);

/** The space between two words: one between two directions belongs to the outer one (UAX 9, N2). */
export const spaceBetween = (before: Piece, after: Piece): Piece => {
  const level = Math.min(before.level, after.level);
  return { text: ' ', cut: (before.level === level ? before : after).cut, level };
};

/** A paragraph cut into words whose faces are chosen and whose widths are measured. */
export const toParagraph = (spans: readonly Span[], wanted: Direction | 'auto'): Paragraph => {
  const { text, typefaces } = join(spans);
  const direction = wanted === 'auto' ? directionOf(text) : wanted;
  const set = { text, levels: levelsOf(text, direction), typefaces };
  const words: Word[] = [];
  let start = 0;
  let spaceBefore = false;
  const close = (end: number, spaceAfter: boolean) => {
    if (end > start) {
      words.push(toWord(set, { start, end }, spaceBefore ? words.at(-1) : undefined));
    }
    start = end + (spaceAfter ? 1 : 0);
    spaceBefore = spaceAfter;
  };
  for (const { index, 0: mark } of text.matchAll(BREAK)) close(index, mark !== '');
  close(text.length, false);
  return { text, direction, words };
};

/** Spans as one printable text, and the typeface of each of its UTF-16 units. */
const join = (spans: readonly Span[]): { text: string; typefaces: Typeface[] } => {
  let text = '';
  let spaced = false;
  const typefaces: Typeface[] = [];
  for (const span of spans) {
    const clean = printable(span.text, span.typeface);
    if (text && clean && (spaced || /^\s/.test(span.text))) text += ' ';
    text += clean;
    while (typefaces.length < text.length) typefaces.push(span.typeface);
    spaced = /\s$/.test(span.text) || (spaced && !clean);
  }
  return { text, typefaces };
};

/** A text with the direction and the typeface of each of its UTF-16 units. */
interface SetText {
  readonly text: string;
  readonly levels: Uint8Array;
  readonly typefaces: readonly Typeface[];
}

const toWord = (
  { text, levels, typefaces }: SetText,
  { start, end }: { readonly start: number; readonly end: number },
  /** The word that a space divides it from. */
  before: Word | undefined,
): Word => {
  const pieces: Piece[] = [];
  let from = start;
  for (let i = start + 1; i <= end; i++) {
    if (i < end && levels[i] === levels[from] && typefaces[i] === typefaces[from]) continue;
    const typeface = typefaces[from];
    if (typeface) pieces.push(...inFaces(text.slice(from, i), typeface, levels[from] ?? 0));
    from = i;
  }
  const widths = pieces.map((piece) => widthEm(piece.text, piece.cut));
  const [last, first] = [before?.pieces.at(-1), pieces[0]];
  return {
    pieces,
    widthEm: widths.reduce((sum, width) => sum + width, 0),
    spaceEm: last && first ? widthEm(' ', spaceBetween(last, first).cut) : 0,
    text: text.slice(start, end),
  };
};

/** One face for the whole if any has it, so that a name is not patched together; else one per letter. */
const inFaces = (text: string, typeface: Typeface, level: number): Piece[] => {
  const whole = faceOf(text, typeface);
  if (whole) return [{ text, cut: whole, level }];
  const pieces: Piece[] = [];
  for (const grapheme of splitGraphemes(text)) {
    const cut = faceOf(grapheme, typeface) ?? typeface[0];
    const last = pieces.at(-1);
    if (last && last.cut === cut) {
      pieces[pieces.length - 1] = { ...last, text: last.text + grapheme };
    } else if (cut) pieces.push({ text: grapheme, cut, level });
  }
  return pieces;
};

/** The words with those wider than the limit cut: after hyphens if that helps, else into letters. */
export const cutWide = (words: readonly Word[], limitEm: number): readonly Word[] => {
  const isWide = (word: Word): boolean => word.widthEm > limitEm;
  if (!words.some(isWide)) return words;
  return words.flatMap((word) => {
    if (!isWide(word)) return [word];
    const parts = cutAt(word, (text) => text.split(/(?<=-)/));
    return parts.some(isWide) ? lettersOf(word) : parts;
  });
};

// Fitting tries many sizes, and each asks for the same letters.
const cutLetters = new WeakMap<Word, Word[]>();

const lettersOf = (word: Word): Word[] => {
  const letters = cutLetters.get(word) ?? cutAt(word, splitGraphemes);
  cutLetters.set(word, letters);
  return letters;
};

const cutAt = (word: Word, divide: (text: string) => string[]): Word[] =>
  word.pieces
    .flatMap((piece) => divide(piece.text).map((text) => ({ ...piece, text })))
    .map((piece, i) => ({
      pieces: [piece],
      widthEm: widthEm(piece.text, piece.cut),
      spaceEm: i === 0 ? word.spaceEm : 0,
      text: piece.text,
    }));
