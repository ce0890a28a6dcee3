import { expect, test } from 'vitest';
import { readHappening } from '../happening/read-happening.ts';
import { frameOf } from './all-frames.ts';
import { fillFrame } from './fill-frame.ts';

const givenOf = (frame: string, role: string, idea: string): string | undefined => {
  const found = frameOf(frame);
  if (found === null) throw new Error(`${frame} is no frame`);
  return fillFrame(found, readHappening(idea, 'Mila')).given.get(role)?.words;
};

test('a verb fills a role as the noun that it means', () => {
  expect(givenOf('learn-hard', 'skill', 'Mila learns to swim')).toBe('swimming');
  expect(givenOf('match', 'trouble', 'football, and it rains')).toBe('mud');
  expect(givenOf('match', 'position', 'football, Jonas plays in goal')).toBe('goalkeeper');
});

test('where the idea has that noun, its own words are kept', () => {
  expect(givenOf('grand-day', 'weather', 'jumping in muddy puddles')).toBe('muddy puddles');
});

test('who is played against is the rival', () => {
  expect(givenOf('match', 'rival', 'a basketball tournament against the sharks')).toBe('sharks');
});
