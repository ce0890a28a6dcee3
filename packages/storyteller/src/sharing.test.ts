import { READING_AGES } from '@bramblebook/contract/reading';
import { describe, expect, test } from 'vitest';
import { forOneChild, sharesOfBriefs, sharesOfSeeds } from './testing/sharing.ts';
import { writtenBriefs } from './testing/written-briefs.ts';

const mean = (shares: readonly number[]): number =>
  shares.reduce((sum, share) => sum + share, 0) / shares.length;
/** The share that all but one in `of` stay below; `shares` are sorted. */
const allButOneIn = (shares: readonly number[], of: number): number =>
  shares[Math.ceil((1 - 1 / of) * shares.length) - 1] ?? 0;

describe.each(READING_AGES)('books for readers of %s', (readingAge) => {
  const briefs = forOneChild(writtenBriefs(), readingAge);

  test('share hardly a sentence when their briefs differ', () => {
    const shares = sharesOfBriefs(briefs);
    expect(mean(shares)).toBeLessThan(0.015);
    expect(allButOneIn(shares, 500)).toBeLessThan(0.1);
    expect(shares.at(-1)).toBeLessThan(0.2);
  });

  test('share less than a quarter when only their seeds differ', () => {
    const shares = sharesOfSeeds(briefs.slice(0, 50), 1);
    expect(mean(shares)).toBeLessThan(0.1);
    expect(shares.at(-1)).toBeLessThan(0.25);
  });
});
