import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fontFile } from './font-files.ts';
import { FONT_FACES } from './fonts.ts';

describe('the faces', () => {
  test.each(Object.values(FONT_FACES))('$key is on disk', (face) => {
    expect(fontFile(face.key)).toMatch(/\.ttf$/);
    expect(existsSync(fontFile(face.key))).toBe(true);
  });

  test('families are distinct, so that a browser cannot take one weight for another', () => {
    const families = Object.values(FONT_FACES).map((face) => face.family);
    expect(new Set(families).size).toBe(families.length);
  });

  test('an unknown key is a bug and says so', () => {
    expect(() => fontFile('comic')).toThrow('No face has the key "comic".');
  });
});
