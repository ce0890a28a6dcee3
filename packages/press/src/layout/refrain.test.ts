import { expect, test } from 'vitest';
import { layOutBook } from '../press-book.ts';
import { sampleBook } from '../testing/sample-book.ts';

test('the refrain is set in display type, the words around it in the story’s own', () => {
  const { pages } = layOutBook(sampleBook('4-5'));
  const runs = pages[6]?.blocks.flatMap(({ lines }) => lines.flatMap((line) => line.runs)) ?? [];
  const said = runs.filter(({ font }) => font === 'caprasimo').map(({ text }) => text.trim());
  expect(said.join(' ')).toBe('Shine, little light, shine!');
  expect(new Set(runs.map(({ font }) => font))).toEqual(new Set(['andika', 'caprasimo']));
});
