import { describe, expect, test } from 'vitest';
import { directionOf, levelsOf, visualOrder } from './directions.ts';

/** A text as it stands on the line from left to right. */
const shown = (text: string, direction = directionOf(text)): string => {
  const levels = levelsOf(text, direction);
  return visualOrder([...text].map((char, i) => ({ char, level: levels[i] ?? 0 })))
    .map(({ char }) => char)
    .join('');
};

describe('directions', () => {
  test('English stays as it is', () => {
    expect(shown('Maya (4) said: “Hi!”')).toBe('Maya (4) said: “Hi!”');
  });

  test('a Hebrew name is turned within an English sentence, the marks around it are not', () => {
    expect(shown('“נועה!” said Maya.')).toBe('“העונ!” said Maya.');
    expect(shown('About נועה כהן', 'ltr')).toBe('About ןהכ העונ');
  });

  test('an English name and a number keep their order within Hebrew', () => {
    expect(shown('שלום Maya Ann, בת 12 היום.')).toBe('.םויה 12 תב ,Maya Ann םולש');
  });

  test('a paragraph has the direction of most of its letters', () => {
    expect(directionOf('נועה went home')).toBe('ltr');
    expect(directionOf('Maya אהובה שלנו תמיד')).toBe('rtl');
    expect(directionOf('1, 2, 3!')).toBe('ltr');
  });
});
