import { expect, test } from 'vitest';
import type { Cast } from '../frames/cast.ts';
import { ownPhrase } from '../frames/read-phrase.ts';
import type { Noun } from '../happening/noun.ts';
import { tellStory } from '../tell-story.ts';
import { numberSlips } from './number-slips.ts';
import { type Speech, writeTemplate } from './template.ts';

const noun = (phrase: string): Noun => {
  const found = ownPhrase(phrase);
  if (found === null) throw new Error(`${phrase} is no noun`);
  return found;
};
const cast: Cast = new Map([
  ['lost', noun('three ducks')],
  ['own', noun('her blue bunny')],
  ['thing', noun('some blocks')],
]);
const speech: Speech = {
  hero: 'Isla',
  gender: 'female',
  cast,
  facts: new Set(),
  lets: new Map(),
};
const written = (template: string): string => writeTemplate(template, speech).text;

test.each([
  ['“Take me home,” says {the lost}.', '“Take us home,” say the ducks.'],
  ['{The lost} was tired.', 'The ducks were tired.'],
  ['What was {the thing} for?', 'What were the blocks for?'],
  [
    '“I wanted it,” said {the lost}. “You gave it to me. I am glad.”',
    '“We wanted it,” said the ducks. “You gave it to us. We are glad.”',
  ],
  [
    '“I see {the lost},” said {hero}. “I like them.”',
    '“I see the ducks,” said Isla. “I like them.”',
  ],
  ['“I will find {the own},” said {hero}.', '“I will find my bunny,” said Isla.'],
  ['“Where is {the own}?” asked a toad.', '“Where is your bunny?” asked a toad.'],
  ['{Hero} looked for {the own}.', 'Isla looked for her bunny.'],
  ['One of {the lost} was tired.', 'One of the ducks was tired.'],
])('%s', (template, text) => {
  expect(written(template)).toBe(text);
});

test.each([
  '“Here we are,” says the ducks.',
  '“I am tired,” said the ducks.',
  'Then it rained. The ducks was wet.',
  '“I will find her bunny,” said Isla.',
])('“%s” is found by the trial of tellings', (text) => {
  const idea = 'a duck';
  const brief = {
    childName: 'Isla',
    childGender: 'female',
    readingAge: '4-5',
    idea,
    seed: 1,
  } as const;
  const story = tellStory(brief);
  const slipped = {
    ...story,
    pages: story.pages.map((page, at) => (at === 3 ? { ...page, text } : page)),
  };
  expect(numberSlips(story, speech)).toEqual([]);
  expect(numberSlips(slipped, speech)).not.toEqual([]);
});
