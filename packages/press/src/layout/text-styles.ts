import type { TextRole } from '@bramblebook/contract/book-layout';
import type { ReadingAge } from '@bramblebook/contract/reading';
import {
  BOOKISH,
  BOOKISH_ITALIC,
  BOOKISH_STRONG,
  DISPLAY,
  type Typeface,
  YOUNG,
  YOUNG_STRONG,
} from '../type/typefaces.ts';
import { type Span, toParagraph } from '../type/words.ts';
import type { SpacedParagraph, TextPart } from './text-stack.ts';

/** Type of a kind of text, without the text. */
export type TextStyle = Omit<TextPart, 'role' | 'paragraphs'> & {
  readonly typeface: Typeface;
  /** Space between paragraphs beyond the leading, in ems. */
  readonly paragraphGapEm: number;
  /** `auto` for what a parent may have written in any script; the book's own words are English. */
  readonly direction: 'auto' | 'ltr';
};

/** The faces a book of one reading age is set in. */
export interface BookType {
  readonly kind: 'young' | 'bookish';
  readonly story: TextStyle;
  /** No story text that fits a page at all is smaller than this, in points. */
  readonly leastPt: number;
  readonly plain: Typeface;
  readonly strong: Typeface;
  /** Named in the colophon. */
  readonly families: string;
}

const young = (maxPt: number, minPt: number, measureEm: number): BookType => ({
  kind: 'young',
  leastPt: 20,
  story: {
    typeface: YOUNG,
    maxPt,
    minPt,
    measureEm,
    leading: 1.42,
    align: 'centre',
    gapPt: 0,
    paragraphGapEm: 0.25,
    direction: 'auto',
  },
  plain: YOUNG,
  strong: YOUNG_STRONG,
  families: 'Andika and Caprasimo',
});

const bookish = (maxPt: number, minPt: number, measureEm: number, leading: number): BookType => ({
  kind: 'bookish',
  leastPt: 14,
  story: {
    typeface: BOOKISH,
    maxPt,
    minPt,
    measureEm,
    leading,
    align: 'prose',
    gapPt: 0,
    paragraphGapEm: 0.2,
    direction: 'auto',
  },
  plain: BOOKISH,
  strong: BOOKISH_STRONG,
  families: 'Literata and Caprasimo',
});

/** Type sizes by reading age: the ranges common in picture books and first chapter books. */
export const BOOK_TYPE: Record<ReadingAge, BookType> = {
  '2-3': young(32, 26, 14),
  '4-5': young(24, 20, 23),
  '6-8': bookish(18, 15.5, 36, 1.42),
  '9-12': bookish(16, 14, 44, 1.38),
};

export const TITLE: TextStyle = {
  typeface: DISPLAY,
  maxPt: 72,
  minPt: 30,
  measureEm: 12,
  leading: 1.04,
  align: 'centre',
  gapPt: 0,
  paragraphGapEm: 0,
  direction: 'ltr',
};

export const HEADING: TextStyle = { ...TITLE, maxPt: 32, minPt: 18, measureEm: 20 };

export const LETTER: TextStyle = {
  typeface: BOOKISH_ITALIC,
  maxPt: 23,
  minPt: 12,
  measureEm: 24,
  leading: 1.5,
  align: 'centre',
  gapPt: 0,
  paragraphGapEm: 0,
  direction: 'auto',
};

/** Small text; the typeface is the book's. */
export const small = (typeface: Typeface, maxPt: number): TextStyle => ({
  typeface,
  maxPt,
  minPt: 8,
  measureEm: 40,
  leading: 1.45,
  align: 'centre',
  gapPt: 14,
  paragraphGapEm: 0,
  direction: 'ltr',
});

/** Space that a blank line in a text adds, in ems. */
const BLANK_LINE_EM = 0.6;

/** A part of a page: a text in a style; line feeds divide paragraphs. */
export const part = (
  role: TextRole,
  text: string,
  style: TextStyle,
  changes: Partial<TextStyle> = {},
): TextPart => {
  const { typeface } = { ...style, ...changes };
  return partOf(role, text, { ...style, ...changes }, (line) => [{ text: line, typeface }]);
};

/** The same for texts whose lines change their typeface within. */
export const partOf = (
  role: TextRole,
  text: string,
  style: TextStyle,
  toSpans: (line: string) => Span[],
): TextPart => {
  const { typeface: _, paragraphGapEm, direction, ...setting } = style;
  const paragraphs: SpacedParagraph[] = [];
  let blankEm = 0;
  for (const line of text.split('\n')) {
    if (line.trim() === '') blankEm = BLANK_LINE_EM;
    else {
      const gapEm = paragraphs.length === 0 ? 0 : paragraphGapEm + blankEm;
      paragraphs.push({ ...toParagraph(toSpans(line), direction), gapEm });
      blankEm = 0;
    }
  }
  return { ...setting, role, paragraphs };
};

/** The text without its line feeds, for when there is no room for them. */
export const runOn = (text: string): string => text.replace(/\s*\n\s*/g, ' ');
