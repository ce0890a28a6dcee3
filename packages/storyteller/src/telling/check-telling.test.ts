import { READING_AGES } from '@bramblebook/contract/reading';
import { describe, expect, test } from 'vitest';
import { frameOf } from '../frames/all-frames.ts';
import { checkTelling } from './check-telling.ts';
import { parseTelling } from './parse-telling.ts';
import { tellingFiles, tellingOf } from './read-tellings.ts';

describe('every telling, with nouns of every kind in every role', () => {
  test.each(tellingFiles())('%s may be printed', (file) => {
    const [id = '', rest = ''] = file.split('/');
    const age = READING_AGES.find((one) => rest === `${one}.md`);
    const frame = frameOf(id);
    expect(frame, `${id} is a frame`).not.toBeNull();
    const telling = age === undefined ? null : tellingOf(id, age);
    if (frame === null || telling === null || age === undefined)
      throw new Error(`${file} is named for no age`);
    expect(checkTelling(telling, frame, age)).toEqual([]);
  });
});

test('a slip is told with its file and line', () => {
  expect(() => parseTelling('x/4-5.md', '---\ntitle: A\n---\n## 5\nText')).toThrow(
    'tellings/x/4-5.md:4',
  );
});
