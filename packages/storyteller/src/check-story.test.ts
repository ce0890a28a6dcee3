import type { Story, StoryBrief } from '@bramblebook/contract/story';
import { expect, test } from 'vitest';
import { checkStory } from './check-story.ts';
import type { FindingCode } from './editor/finding.ts';
import { tellStory } from './tell-story.ts';

const brief: StoryBrief = {
  childName: 'Mia',
  childGender: 'female',
  readingAge: '6-8',
  idea: 'her cat Minka and a red kite in the park, with her brother Tom',
  seed: 5,
};
const good = tellStory(brief);

type Pages = Story['pages'];
const withPage = (page: number, change: (one: Pages[number]) => Pages[number]): Story => ({
  ...good,
  pages: good.pages.map((one) => (one.page === page ? change(one) : one)),
});
/** A page that speaks of somebody of the cast. */
const peopled =
  good.pages.find(({ text }) => good.cast.some((member) => text.includes(member.name)))?.page ?? 0;
const codes = (story: Story): FindingCode[] =>
  checkStory(story, brief).map((finding) => finding.code);

test('a good story has no findings', () => {
  expect(checkStory(good, brief)).toEqual([]);
});

test.each<[FindingCode, Story]>([
  ['page-length', withPage(9, (page) => ({ ...page, text: 'Too short.' }))],
  [
    'sentence-length',
    withPage(9, (page) => ({
      ...page,
      text: page.text.replaceAll('.', ',').replaceAll('!', ',').replaceAll('?', ','),
    })),
  ],
  [
    'hero-name',
    {
      ...good,
      pages: good.pages.map((page) => ({ ...page, text: page.text.replaceAll('Mia', 'Lea') })),
    },
  ],
  [
    'pronoun',
    {
      ...good,
      cast: good.cast.filter((member) => member.kind !== 'person'),
      pages: good.pages.map((page) => ({ ...page, text: page.text.replace(/\bshe\b/g, 'he') })),
    },
  ],
  [
    'picture-figure',
    withPage(peopled, (page) => ({ ...page, picture: { ...page.picture, figures: [] } })),
  ],
  [
    'picture-cast',
    withPage(14, (page) => ({
      ...page,
      picture: {
        ...page.picture,
        figures: [{ cast: 'nobody', place: 'beside', pose: 'rest', mood: 'happy' }],
      },
    })),
  ],
  [
    'picture-light',
    withPage(12, (page) => ({
      ...page,
      text: `${page.text} All lay in moonlight.`,
      picture: { ...page.picture, light: 'noon' },
    })),
  ],
  [
    'picture-weather',
    withPage(12, (page) => ({
      ...page,
      text: `${page.text} It was raining.`,
      picture: { ...page.picture, weather: 'clear', setting: 'garden' },
    })),
  ],
  [
    'picture-pose',
    withPage(12, (page) => ({
      ...page,
      text: good.pages[0]?.text ?? '',
      picture: { ...page.picture, hero: { ...page.picture.hero, pose: 'swim' } },
    })),
  ],
  [
    'idea-in-text',
    { ...good, understood: [{ words: 'yak', kind: 'animal', inText: ['yak'], inPicture: null }] },
  ],
  [
    'idea-in-picture',
    {
      ...good,
      understood: [{ words: 'Mia', kind: 'thing', inText: ['Mia'], inPicture: 'submarine' }],
    },
  ],
  ['sentence-twice', withPage(12, (page) => ({ ...page, text: good.pages[0]?.text ?? '' }))],
  ['open-end', withPage(26, (page) => ({ ...page, text: 'But who was knocking at the door?' }))],
  ['content', withPage(12, (page) => ({ ...page, text: `${page.text} He had a gun.` }))],
  ['unfilled', { ...good, blurb: 'A story about {hero}.' }],
  ['article', { ...good, blurb: 'It was a owl.' }],
])('%s is found', (code, story) => {
  expect(codes(story)).toContain(code);
});

test('long sentences all through are found by their mean', () => {
  const drawn = good.pages.map((page) => ({
    ...page,
    text: page.text.replace(/[.!?]”? (?=[A-Z“])/g, ', '),
  }));
  expect(codes({ ...good, pages: drawn })).toContain('sentence-mean');
});
