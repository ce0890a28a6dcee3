import { READING_AGES } from '@bramblebook/contract/reading';
import type { Story, StoryBrief } from '@bramblebook/contract/story';
import { tellStory } from '@bramblebook/storyteller/tell-story';
import { expect, test } from 'vitest';
import { editStory } from './edit-story.ts';

const briefAt = (readingAge: StoryBrief['readingAge']): StoryBrief => ({
  childName: 'Mia',
  childGender: 'female',
  readingAge,
  idea: 'A fox who is afraid of the dark finds a lantern in the forest',
  seed: 5,
});
const brief = briefAt('4-5');
const good = tellStory(brief);
const found = (change: Partial<Story>) =>
  editStory({ ...good, ...change }, brief).map(({ message }) => message);
const withPage = (page: Partial<Story['pages'][number]>) => ({
  pages: good.pages.map((one, i) => (i === 3 ? { ...one, ...page } : one)),
});

test.each(READING_AGES)('a story of the shop’s own has room on its pages at %s', (age) => {
  const own = briefAt(age);
  expect(editStory(tellStory(own), own)).toEqual([]);
});

test('a text that has no room, or signs that no font has, is sent back', () => {
  expect(found({ blurb: 'A fox. '.repeat(80) })).toEqual([
    'blurb must have 1 to 420 characters, all of them printable.',
  ]);
  expect(found({ tagline: ' ' })).toEqual([expect.stringMatching(/^tagline must have/)]);
  const text = `${good.pages[3]?.text} \u202E`;
  expect(found(withPage({ text }))).toContain(
    'The text must have 1 to 900 characters, all of them printable.',
  );
  const { activity } = good;
  const questions = ['Who?', 'Where?', 'When?', 'Why?'];
  expect(found({ activity: { ...activity, questions } })).toEqual([
    'The activity has room for 6 things to find and 3 questions.',
  ]);
});

test('a picture of somebody who is not in the book is sent back', () => {
  const [, , , page] = good.pages;
  if (!page) throw new Error('no such page');
  const nobody = { cast: 'nobody', place: 'beside', pose: 'rest', mood: 'happy' } as const;
  const picture = { ...page.picture, figures: [nobody] };
  expect(found(withPage({ picture })).join()).toContain('nobody');
});
