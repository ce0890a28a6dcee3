import { PAGE } from '@bramblebook/contract/page-numbers';
import { READING_AGES, type ReadingAge } from '@bramblebook/contract/reading';
import { describe, expect, test } from 'vitest';
import { layOutBook } from '../press-book.ts';
import { sampleBook } from '../testing/sample-book.ts';

describe('the first letter of the story', () => {
  /** The lines of page 6 as they stand there. */
  const linesOf = (age: ReadingAge, text: string) =>
    layOutBook(sampleBook(age, 'Maya', { texts: { [PAGE.firstStory]: text } })).pages[
      PAGE.firstStory - 1
    ]?.blocks[0]?.lines ?? [];

  test.each(READING_AGES)('is a letter like others where the text is one line (%s)', (age) => {
    const lines = linesOf(age, 'This is Maya.');
    expect(lines.map(({ runs }) => runs.map((run) => run.text).join(''))).toEqual([
      'This is Maya.',
    ]);
    expect(new Set(lines.flatMap(({ runs }) => runs.map((run) => run.sizePt))).size).toBe(1);
  });

  test('is as tall as the lines beside it', () => {
    const [cap, first, second, ...rest] = linesOf('6-8', 'Maya saw a light.'.repeat(5));
    expect(rest).toEqual([]);
    expect(cap?.runs.map((run) => run.text)).toEqual(['M']);
    expect(first?.runs[0]?.xMm).toBeGreaterThan(cap?.runs[0]?.xMm ?? 0);
    expect(cap?.baselineMm).toBeCloseTo(second?.baselineMm ?? 0, 2);
  });
});
