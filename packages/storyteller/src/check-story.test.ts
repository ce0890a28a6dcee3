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
  [
    'two-places',
    withPage(12, (page) => ({ ...page, text: 'Mia sat on the sofa under the trees.' })),
  ],
  [
    'two-places',
    withPage(12, (page) => ({
      ...page,
      text: 'Mia sat in the kitchen.',
      picture: { ...page.picture, setting: 'forest' },
    })),
  ],
  ['definite', withPage(12, (page) => ({ ...page, text: 'Mia waved the hanky.' }))],
])('%s is found', (code, story) => {
  expect(codes(story)).toContain(code);
});

test.each([
  'Mia waved a hanky. The hanky was wet.',
  'Mia had the whistle of the old keeper.',
  'Mia came out of the house and lay on the grass, far from the noise in the kitchen.',
])('“%s” brings in what it speaks of', (text) => {
  const story = withPage(12, (page) => ({ ...page, text }));
  expect(codes(story)).not.toContain('definite');
  expect(codes(story)).not.toContain('two-places');
});

test('a hero in a wheelchair neither runs nor is painted running', () => {
  const inChair = { ...brief, body: ['wheelchair' as const] };
  const seated = tellStory(inChair);
  expect(checkStory(seated, inChair)).toEqual([]);
  const change = (text: string, pose: 'sit' | 'run'): FindingCode[] =>
    checkStory(
      {
        ...seated,
        pages: seated.pages.map((one) =>
          one.page === 12
            ? { ...one, text, picture: { ...one.picture, hero: { ...one.picture.hero, pose } } }
            : one,
        ),
      },
      inChair,
    ).map(({ code }) => code);
  expect(change('Mia rolled on. She ran.', 'sit')).toContain('profile');
  expect(change('Mia rolled on.', 'run')).toContain('profile');
  expect(change('Tom was there. He ran.', 'sit')).not.toContain('profile');
});

test('long sentences all through are found by their mean', () => {
  const drawn = good.pages.map((page) => ({
    ...page,
    text: page.text.replace(/[.!?]”? (?=[A-Z“])/g, ', '),
  }));
  expect(codes({ ...good, pages: drawn })).toContain('sentence-mean');
});
