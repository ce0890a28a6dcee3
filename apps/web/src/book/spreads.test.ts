import { expect, test } from 'vitest';
import { pagesIn, singlesOf, spreadsOf, spreadWith } from './spreads.ts';

test('covers stand alone and inner pages face each other as in the bound book', () => {
  const all = Array.from({ length: 30 }, (_, i) => i + 1);
  const spreads = spreadsOf(all);
  expect(spreads).toHaveLength(16);
  expect(spreads[0]).toEqual({ left: null, right: 1 });
  expect(spreads[1]).toEqual({ left: 2, right: 3 });
  expect(spreads[15]).toEqual({ left: 30, right: null });
  expect(spreads.flatMap(pagesIn)).toEqual(all);
});

test('a page keeps its side when its neighbour is not shown', () => {
  expect(spreadsOf([1, 5, 6, 7, 26, 30])).toEqual([
    { left: null, right: 1 },
    { left: null, right: 5 },
    { left: 6, right: 7 },
    { left: 26, right: null },
    { left: 30, right: null },
  ]);
});

test('turning from two pages to one keeps the place in the book', () => {
  const pages = [1, 5, 6, 7, 8, 9, 30];
  expect(spreadWith(spreadsOf(pages), 9)).toBe(3);
  expect(spreadWith(singlesOf(pages), 9)).toBe(5);
  expect(spreadWith(spreadsOf(pages), 3)).toBe(0);
});
