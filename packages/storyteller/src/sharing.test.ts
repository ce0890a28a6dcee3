import { READING_AGES } from '@bramblebook/contract/reading';
import { describe, expect, test } from 'vitest';
import { forOneChild, sharesOfBriefs, sharesOfSeeds } from './testing/sharing.ts';
import { writtenBriefs } from './testing/written-briefs.ts';

const mean = (shares: readonly number[]): number =>
  shares.reduce((sum, share) => sum + share, 0) / shares.length;

test('no two of the books that parents asked for share a tenth of their sentences', () => {
  expect(sharesOfBriefs(writtenBriefs()).at(-1)).toBeLessThan(0.1);
});

// Told for one child and one age, so that no name makes a difference: harder than any shop's day.
describe.each(READING_AGES)('books for readers of %s', (readingAge) => {
  const briefs = forOneChild(writtenBriefs(), readingAge);

  test('share hardly a sentence when their briefs differ', () => {
    const shares = sharesOfBriefs(briefs);
    expect(mean(shares)).toBeLessThan(0.008);
    // A pair that passes this shares a few sentences by chance: give those more choices.
    expect(shares.at(-1)).toBeLessThan(0.1);
  });

  test('share less than a quarter when only their seeds differ', () => {
    const shares = sharesOfSeeds(briefs.slice(0, 50), 1);
    expect(mean(shares)).toBeLessThan(0.1);
    expect(shares.at(-1)).toBeLessThan(0.25);
  });
});
