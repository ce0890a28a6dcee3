import type { Direction } from '@bramblebook/contract/book-layout';

const RIGHT_TO_LEFT = /[\p{scx=Hebrew}\p{scx=Arabic}\p{scx=Syriac}\p{scx=Thaana}\p{scx=Nko}]/u;
const LETTER = /\p{L}/u;
const DIGIT = /\p{Nd}/u;
const MARK = /\p{M}/u;

/**
 * Direction of a paragraph: that of most of its letters. (The first letter, as the
 * Unicode bidi algorithm has it, would turn every English sentence that begins
 * with a name in Arabic or Hebrew.)
 */
export const directionOf = (text: string): Direction => {
  if (!RIGHT_TO_LEFT.test(text)) return 'ltr';
  const letters = text.match(/\p{L}/gu) ?? [];
  const turned = letters.filter((letter) => RIGHT_TO_LEFT.test(letter));
  return turned.length * 2 > letters.length ? 'rtl' : 'ltr';
};

type Kind = 'L' | 'R' | 'N' | '?';

const kindsOf = (text: string): Kind[] => {
  const kinds: Kind[] = [];
  for (const char of text) {
    const previous = kinds.at(-1);
    let kind: Kind = '?';
    if (MARK.test(char) && previous) kind = previous;
    else if (LETTER.test(char)) kind = RIGHT_TO_LEFT.test(char) ? 'R' : 'L';
    else if (DIGIT.test(char)) kind = 'N';
    for (let unit = 0; unit < char.length; unit++) kinds.push(kind);
  }
  return kinds;
};

/**
 * Embedding level of every UTF-16 unit: even runs left to right, odd right to left.
 * The part of the Unicode bidi algorithm (UAX 9, W7, N1, N2, I1, I2) that texts
 * without explicit directional marks need.
 */
export const levelsOf = (text: string, direction: Direction): Uint8Array => {
  const base = direction === 'rtl' ? 1 : 0;
  const levels = new Uint8Array(text.length).fill(base);
  if (base === 0 && !RIGHT_TO_LEFT.test(text)) return levels;

  const ofBase: Kind = base ? 'R' : 'L';
  const kinds = kindsOf(text);
  let lastLetter = ofBase;
  // What stands on either side of a neutral: a number after right-to-left letters counts as one.
  let before = ofBase;
  let neutralsFrom = 0;
  for (let i = 0; i <= kinds.length; i++) {
    const kind = kinds[i] ?? ofBase;
    if (kind === '?') continue;
    const numberInRtl = kind === 'N' && lastLetter === 'R';
    const side: Kind = kind === 'R' || numberInRtl ? 'R' : 'L';
    const between = side === before ? side : ofBase;
    levels.fill(levelOf(between, base), neutralsFrom, i);
    if (i < kinds.length) levels[i] = numberInRtl ? 2 : levelOf(side, base);
    neutralsFrom = i + 1;
    before = side;
    if (kind !== 'N') lastLetter = kind;
  }
  return levels;
};

const levelOf = (kind: Kind, base: number): number => {
  if (kind === 'R') return 1;
  return base ? 2 : 0;
};

/** Items of one line from logical into visual order, left to right (UAX 9, L2). */
export const visualOrder = <T extends { level: number }>(items: readonly T[]): T[] => {
  const ordered = [...items];
  const highest = Math.max(0, ...items.map((item) => item.level));
  for (let level = highest; level >= 1; level--) {
    for (let start = 0; start < ordered.length; start++) {
      let end = start;
      while ((ordered[end]?.level ?? -1) >= level) end++;
      if (end > start) {
        ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
        start = end;
      }
    }
  }
  return ordered;
};
