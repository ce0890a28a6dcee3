import { expect, test } from 'vitest';
import { tiesIn } from './ties-of-role.ts';

test('every bar of a tie is written out, in the verb as well', () => {
  expect(tiesIn('obj bring|help')).toEqual(['obj bring', 'obj help']);
  expect(tiesIn('prep into step|suck')).toEqual(['prep into step', 'prep into suck']);
  expect(tiesIn('prep in|into fall')).toEqual(['prep in fall', 'prep into fall']);
});
