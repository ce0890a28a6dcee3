import { expect, test } from 'vitest';
import { deedIn, deedOf } from './read-deed.ts';

test.each([
  ['a dragon who cannot breathe fire', 'breathe fire'],
  ['a robot that can not dance and is sad', 'dance'],
  ["her brother Ben can't sleep", 'sleep'],
  ['ida teaches a little owl to fly with a kite before the big parade', 'fly'],
  ['a lion who lost its roar', 'roar'],
  ['they meet a whale who forgot its song', 'sing'],
  ['she helps grandma find the way to the station', null],
  ['a bear too small to reach the honey on the shelf', 'reach the honey'],
  ['a lost kitten', null],
])('%s: %s', (idea, deed) => {
  expect(deedIn(idea)?.words ?? null).toBe(deed);
});

test('a deed that a parent types is taken without its “to”', () => {
  expect(deedOf('to fly')).toMatchObject({ words: 'fly', kind: 'deed', traits: ['flight'] });
});
