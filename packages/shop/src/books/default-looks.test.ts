import { heroLooksSchema } from '@bramblebook/contract/hero-looks';
import { GENDERS } from '@bramblebook/contract/reading';
import { expect, test } from 'vitest';
import { fillLooks } from './default-looks.ts';

test('fills in what the photo did not tell, keeps what it told, and varies by the seed', () => {
  const seen = new Set<string>();
  for (let seed = 0; seed < 200; seed++)
    for (const gender of GENDERS) {
      const looks = heroLooksSchema.parse(fillLooks({ skin: 'cocoa' }, gender, seed * 7919));
      expect(looks).toMatchObject({ skin: 'cocoa', glasses: 'none', wheelchair: false });
      expect(['dark', 'brown']).toContain(looks.eyes);
      seen.add(JSON.stringify(looks));
    }
  expect(seen.size).toBeGreaterThan(20);
  expect(fillLooks({ hairColour: 'red' }, 'male', 5)).toEqual(
    fillLooks({ hairColour: 'red' }, 'male', 5),
  );
});
