import type { Story } from '@bramblebook/contract/story';
import { expect, test } from 'vitest';
import { randomLooks } from '../../gallery/random-story.ts';
import { sampleStory } from '../../gallery/sample-story.ts';
import { planBook } from '../plan-book.ts';

const PAGE = 8;

/** The sample story with one member in one picture, who stands for so many. */
const storyOf = (count: number | undefined): Story => {
  const story = sampleStory(3);
  return {
    ...story,
    cast: [
      {
        id: 'ducks',
        kind: 'creature',
        creature: 'duck',
        name: 'the ducks',
        ...(count !== undefined && { count }),
      },
    ],
    pages: story.pages.map((page) => ({
      ...page,
      picture: {
        ...page.picture,
        setting: 'meadow',
        light: 'night',
        weather: 'rain',
        figures: [{ cast: 'ducks', place: 'beside', pose: 'rest', mood: 'happy' }],
      },
    })),
  };
};

const planned = (story: Story) => {
  const plans = planBook({
    story,
    looks: randomLooks(3),
    readingAge: '4-5',
    style: 'gouache',
    seed: 3,
  });
  return plans.find(({ page }) => page === PAGE)?.scene ?? null;
};

test('three ducks are three, one duck is one', () => {
  const ducks = (count?: number): number =>
    planned(storyOf(count))?.things.filter(({ kind }) => kind === 'creature').length ?? 0;
  expect([ducks(), ducks(3)]).toEqual([1, 3]);
  // The fifth would stand before a face.
  expect(ducks(5)).toBeGreaterThanOrEqual(4);
});
