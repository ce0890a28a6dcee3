import { describe, expect, test } from 'vitest';
import { BOOKISH } from '../type/typefaces.ts';
import { toParagraph } from '../type/words.ts';
import { breakLines, type LineShape } from './break-lines.ts';

const linesOf = (text: string, measureEm: number, shape: LineShape): string[] => {
  const { words } = toParagraph([{ text, typeface: BOOKISH }], 'ltr');
  return breakLines(words, measureEm, shape).map(({ from, to }) =>
    words
      .slice(from, to)
      .map((word) => word.text)
      .join(' '),
  );
};

describe('breaking lines', () => {
  test('balances a title instead of leaving a lonely word', () => {
    expect(linesOf('Maya and the Very Small Lantern Fox', 13, 'balanced')).toEqual([
      'Maya and the Very',
      'Small Lantern Fox',
    ]);
  });

  test('ends lines with phrases and not with small words', () => {
    expect(linesOf('The fox is sad. Oh no, where is it?', 11, 'balanced')).toEqual([
      'The fox is sad.',
      'Oh no, where is it?',
    ]);
    const lines = linesOf(
      'They ran over the hill and into the wood and home again',
      14,
      'balanced',
    );
    for (const line of lines.slice(0, -1)) expect(line).not.toMatch(/ (the|and|into)$/);
  });

  test('leaves no single short word on the last line of prose', () => {
    const text =
      'Where it had hung there was an iron post with a neat round hole at the top, and a thin trail of silver dust ran over the wet cobbles to us';
    for (let measure = 18; measure < 40; measure++) {
      const lines = linesOf(text, measure, 'prose');
      expect(lines.at(-1)?.split(' ').length, `at ${measure} em`).toBeGreaterThan(1);
    }
  });

  test('uses no more lines than are needed and loses no word', () => {
    const text = 'a quick brown fox jumps over the lazy dog '.repeat(6).trim();
    for (const shape of ['balanced', 'prose'] as const) {
      const lines = linesOf(text, 20, shape);
      expect(lines.join(' ')).toBe(text);
      expect(lines).toHaveLength(6);
    }
  });
});
