import type { ReadingAge } from '@bramblebook/contract/reading';
import type { Story, StoryBrief } from '@bramblebook/contract/story';
import { sentenceKey, sentencesOf } from '../grammar/sentences.ts';
import { tellPlot } from '../tell-plot.ts';

/** The sentences of a book, each once; capitals and punctuation make no difference. */
export const sentencesIn = (story: Story): ReadonlySet<string> =>
  new Set(story.pages.flatMap((page) => sentencesOf(page.text)).map(sentenceKey));

/** How much of the shorter book stands in the other one word for word, 0…1. */
export function shareOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const sentence of one) if (other.has(sentence)) shared += 1;
  return shared / Math.min(one.size, other.size);
}

/** The briefs as asked for the same girl: what two books share is then no accident of names. */
export const forOneChild = (briefs: readonly StoryBrief[], readingAge: ReadingAge): StoryBrief[] =>
  briefs.map((brief) => ({ ...brief, childName: 'Mia', childGender: 'female', readingAge }));

/** What every two books of different briefs share, sorted, 0…1. */
export function sharesOfBriefs(briefs: readonly StoryBrief[]): number[] {
  const books = briefs.map((brief) => sentencesIn(tellPlot(brief)));
  return books
    .flatMap((one, index) => books.slice(index + 1).map((other) => shareOf(one, other)))
    .sort((a, b) => a - b);
}

/** What the books of a brief share with those of its next `seeds` seeds, sorted, 0…1. */
export function sharesOfSeeds(briefs: readonly StoryBrief[], seeds: number): number[] {
  return briefs
    .flatMap((brief) => {
      const books = Array.from({ length: seeds + 1 }, (_, more) =>
        sentencesIn(tellPlot({ ...brief, seed: brief.seed + more })),
      );
      return books.flatMap((one, at) => books.slice(at + 1).map((other) => shareOf(one, other)));
    })
    .sort((a, b) => a - b);
}
