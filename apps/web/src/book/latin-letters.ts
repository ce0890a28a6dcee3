/**
 * The letters of the book faces' small files: Latin with all European accents, and the signs
 * that stories are set with. A text of other letters is drawn from the whole face.
 */
const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x2010, 0x2015],
  [0x2018, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x2039, 0x203a],
  [0x20ac, 0x20ac],
] as const;

/** All of them, for whoever cuts a face down to them. */
export const LATIN_LETTERS: string = RANGES.flatMap(([from, to]) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)),
).join('');

/** Whether a text needs no other letters. */
export const isLatin = (text: string): boolean =>
  [...text].every((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return RANGES.some(([from, to]) => code >= from && code <= to);
  });
