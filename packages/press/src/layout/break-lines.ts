import type { Word } from '../type/words.ts';

/** Half-open range of a paragraph's words. */
export interface LineRange {
  readonly from: number;
  readonly to: number;
}

/**
 * `balanced`: all lines about as long as each other (centred text, titles).
 * `prose`: full lines, the last one as long as it comes.
 */
export type LineShape = 'balanced' | 'prose';

/** Room that the first lines of a paragraph leave at their start, for a drop cap. */
export interface Indent {
  readonly em: number;
  readonly lines: number;
}

const NO_INDENT: Indent = { em: 0, lines: 0 };

const measureOf = (line: number, measureEm: number, { em, lines }: Indent): number =>
  line < lines ? measureEm - em : measureEm;

/** Beyond this many words (only letters of a giant word reach it) lines are simply filled. */
const OPTIMAL_LIMIT = 400;

// Children read by phrases: a line may end with the phrase, not with its first small word.
const LEADING_WORD =
  /^["“‘']?(?:an?|the|to|of|in|on|at|by|and|or|but|so|as|with|for|from|into|i|my|his|her|its|their|our|your|no|very)$/i;
const SENTENCE_END = /[.!?…][”’"')]*$/;
const PHRASE_END = /[,;:—–][”’"')]*$/;
const breakCost = (word: Word): number => {
  if (LEADING_WORD.test(word.text)) return 0.05;
  if (SENTENCE_END.test(word.text)) return -0.06;
  return PHRASE_END.test(word.text) ? -0.035 : 0;
};

/** Lines filled one after the other: the fewest lines there can be. */
export const fillLines = (
  words: readonly Word[],
  measureEm: number,
  indent: Indent = NO_INDENT,
): LineRange[] => {
  const lines: LineRange[] = [];
  let from = 0;
  let width = 0;
  words.forEach((word, i) => {
    const wider = width + word.spaceEm + word.widthEm;
    if (i > from && wider > measureOf(lines.length, measureEm, indent)) {
      lines.push({ from, to: i });
      from = i;
      width = word.widthEm;
    } else width = i === from ? word.widthEm : wider;
  });
  if (words.length > 0) lines.push({ from, to: words.length });
  return lines;
};

/**
 * The fewest lines that hold the words, broken where they look and read best:
 * minimum raggedness, phrases kept together, no lonely last word.
 * No line is wider than the measure unless a single word is.
 */
export const breakLines = (
  words: readonly Word[],
  measureEm: number,
  shape: LineShape,
  indent: Indent = NO_INDENT,
): LineRange[] => {
  const filled = fillLines(words, measureEm, indent);
  if (filled.length < 2 || words.length > OPTIMAL_LIMIT) return filled;

  const total = words.reduce((sum, word) => sum + word.spaceEm + word.widthEm, 0);
  const target = shape === 'balanced' ? Math.min(measureEm, total / filled.length) : measureEm;
  // cost[k][i]: the least cost of setting the first i words on k lines.
  let above: number[] = [0];
  const cameFrom: number[][] = [[]];
  for (let line = 0; line < filled.length; line++) {
    const { cost, back } = setLine(words, above, {
      line,
      widest: measureOf(line, measureEm, indent),
      target: shape === 'balanced' ? target : measureOf(line, measureEm, indent),
      shape,
    });
    above = cost;
    cameFrom.push(back);
  }
  return walkBack(cameFrom, words.length) ?? filled;
};

interface LineToSet {
  readonly line: number;
  readonly widest: number;
  readonly target: number;
  readonly shape: LineShape;
}

/** The best ways to end a line at each word, given the best ways to end the line above. */
const setLine = (
  words: readonly Word[],
  above: readonly number[],
  { line, widest, target, shape }: LineToSet,
): { cost: number[]; back: number[] } => {
  // Full lines matter more to a reader of prose than whole phrases.
  const phraseWeight = shape === 'balanced' ? 1 : 0.2;
  const cost: number[] = [];
  const back: number[] = [];
  for (let to = line + 1; to <= words.length; to++) {
    let width = 0;
    for (let from = to - 1; from >= line; from--) {
      const word = words[from];
      if (!word) break;
      width += word.widthEm + (from + 1 < to ? (words[from + 1]?.spaceEm ?? 0) : 0);
      if (width > widest && from < to - 1) break;
      const before = above[from];
      if (before === undefined) continue;
      const lineCost =
        to === words.length
          ? lastLineCost(width / target, to - from, shape)
          : (1 - width / target) ** 2 + phraseWeight * breakCost(words[to - 1] as Word);
      const whole = before + lineCost;
      if (whole < (cost[to] ?? Number.POSITIVE_INFINITY)) {
        cost[to] = whole;
        back[to] = from;
      }
    }
  }
  return { cost, back };
};

/** Dearer than any rag: a word alone on the last line is taken only where there is no other way. */
const WIDOW_COST = 10;

const lastLineCost = (fill: number, wordCount: number, shape: LineShape): number => {
  const widow = wordCount === 1 ? WIDOW_COST : 0;
  if (shape === 'balanced') return (1 - fill) ** 2 + widow;
  return widow + (fill < 0.25 ? 0.12 : 0);
};

const walkBack = (cameFrom: readonly number[][], wordCount: number): LineRange[] | undefined => {
  const lines: LineRange[] = [];
  let to = wordCount;
  for (let k = cameFrom.length - 1; k >= 1; k--) {
    const from = cameFrom[k]?.[to];
    if (from === undefined) return undefined;
    lines.unshift({ from, to });
    to = from;
  }
  return lines;
};
