import { expect, test } from 'vitest';
import { nearPages } from './near-pages.ts';

const spreads = [
  { left: null, right: 1 },
  { left: null, right: 5 },
  { left: 6, right: 7 },
  { left: 8, right: 9 },
  { left: 30, right: null },
];
const shown = (...args: Parameters<typeof nearPages>) =>
  Object.fromEntries(nearPages(...args).map(({ key, state }) => [key, state]));

test('what is open is seen, the stops beside it lie ready', () => {
  expect(shown(spreads, { index: 2, near: 2, turn: null })).toEqual({
    'left of 5': 'ready',
    5: 'ready',
    6: 'open',
    7: 'open',
    8: 'ready',
    9: 'ready',
  });
});

test('before there is time for it nothing lies ready', () => {
  expect(shown(spreads, { index: 0, near: null, turn: null })).toEqual({ 1: 'open' });
});

test('a leaf turned on is the old right page and the new left one', () => {
  const turn = { from: 2, to: 3, direction: 'next' } as const;
  expect(shown(spreads, { index: 3, near: 2, turn })).toMatchObject({
    6: 'open',
    7: 'away',
    8: 'in',
    9: 'open',
  });
});

test('a leaf turned back is the old left page and the new right one, from however far', () => {
  const turn = { from: 4, to: 1, direction: 'previous' } as const;
  expect(shown(spreads, { index: 1, near: null, turn })).toEqual({
    'left of 5': 'open',
    5: 'in',
    30: 'away',
  });
});
