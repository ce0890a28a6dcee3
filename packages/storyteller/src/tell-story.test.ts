import { READING_AGES } from '@bramblebook/contract/reading';
import { type StoryBrief, storySchema } from '@bramblebook/contract/story';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { checkStory } from './check-story.ts';
import { outlineIdea } from './outline.ts';
import { tellStory } from './tell-story.ts';

const FIREFLY =
  'Mila finds a tiny lighthouse in the garden and helps a lost firefly home before the rain';
const KITTEN =
  'Ravi wants to bring a lost kitten back to the lighthouse, but the tide is coming in. Aunt Lila lends him her rowing boat.';

const brief = (more: Partial<StoryBrief> = {}): StoryBrief => ({
  ...{ childName: 'Mila', childGender: 'female', readingAge: '4-5', idea: FIREFLY, seed: 1 },
  ...more,
});
const textOf = (one: StoryBrief): string =>
  tellStory(one)
    .pages.map(({ text }) => text)
    .join(' ');

describe('the story is the one that was asked for', () => {
  test.each(READING_AGES)('firefly, lighthouse and rain make the plot at %s', (readingAge) => {
    const story = tellStory(brief({ readingAge }));
    expect(story.plot).toBe('bring-home');
    expect(checkStory(story, brief({ readingAge }))).toEqual([]);
    expect(z.safeParse(storySchema, story).success).toBe(true);
    const pages = story.pages.map(({ text }) => text);
    expect(pages.filter((text) => text.includes('firefly')).length).toBeGreaterThan(5);
    expect(pages.slice(4, 6).join(' ')).toContain('rain');
    expect(pages.slice(16).join(' ')).toContain('lighthouse');
    expect(story.unused).toEqual([]);
    expect(story.understood.map(({ words }) => words)).toContain('a lost firefly');
  });

  test('the outline says it in one sentence, with its roles', () => {
    const { outlines, unused } = outlineIdea({
      ...{ childName: 'Ravi', childGender: 'male', readingAge: '4-5', idea: KITTEN },
    });
    expect(outlines[0]?.sentence).toBe(
      'Ravi brings *a lost kitten* home to *the lighthouse*; *the tide* is in the way; *Aunt Lila* lends *a rowing boat*.',
    );
    expect(outlines[0]?.roles).toContainEqual({
      ...{ role: 'lost', label: 'Who is brought home', value: 'a lost kitten' },
    });
    expect(unused).toEqual([]);
  });

  test('an outline that the parent corrected is told as corrected', () => {
    const roles = [
      { role: 'lost', value: 'a shy puffin' },
      { role: 'goal', value: 'the lighthouse' },
    ];
    const text = textOf(brief({ outline: { frame: 'bring-home', roles } }));
    expect(text).toContain('a shy puffin');
    expect(text).not.toContain('firefly');
  });
});

describe('it is about this child', () => {
  const owl = 'James uses a wheelchair and takes a baby owl home in the dark with his torch';
  test.each(READING_AGES)(
    'a hero in a wheelchair rolls, and is seen in it, at %s',
    (readingAge) => {
      const james = brief({ childName: 'James', childGender: 'male', idea: owl, readingAge });
      const story = tellStory(james);
      const text = story.pages.map((page) => page.text).join(' ');
      expect(text).not.toMatch(/James (?:ran|walked|jumped|climbed|danced|hopped)/);
      expect(story.pages.map(({ picture }) => picture.hero.pose)).not.toContain('run');
    },
  );
});

test('the same brief and seed give the same book, byte for byte', () => {
  expect(JSON.stringify(tellStory(brief()))).toBe(JSON.stringify(tellStory(brief())));
});

test('another story is another one', () => {
  const first = tellStory(brief());
  expect(tellStory(brief({ avoidPlots: [first.plot] })).plot).not.toBe(first.plot);
});

test.each(['', '🦄', '}{ [x|y] {hero} <b>', 'aaa '.repeat(500), 'the the the', '.'])(
  'bad input %#: still a book, with nothing of it printed raw',
  (idea) => {
    expect(textOf(brief({ idea }))).not.toMatch(/[{}<>|[\]]/);
  },
);
