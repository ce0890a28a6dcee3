import { READING_AGES } from '@bramblebook/contract/reading';
import type { StoryBrief } from '@bramblebook/contract/story';
import { chanceFrom } from '../chance.ts';
import { articleFor } from '../grammar/noun-phrases.ts';
import { ALL_WORDS } from '../lexicon/all-words.ts';

const NAMES = [
  'Mia',
  'James',
  'Zoë',
  'Rose',
  'Will',
  '小明',
  'Anna Lena',
  'O',
  'Łukasz',
  'Maria del Carmen Rodriguez',
  'محمد',
  'Jean-Luc',
  'Hope',
  'Ng',
  'Chris',
];
const SHAPES = [
  (things: string[]) => things.join(', '),
  (things: string[]) => `A story about ${things.join(' and ')}.`,
  (things: string[]) =>
    `${things[0] ?? ''} goes on an adventure with ${things.slice(1).join(', ')}`,
  (things: string[]) => `We would love a book with ${things.join('; ')}! Thank you.`,
];

/** Briefs made up from the lexicon, the same ones every time. */
export function generatedBriefs(count: number): StoryBrief[] {
  return Array.from({ length: count }, (_, index) => {
    const chance = chanceFrom(`brief ${index}`);
    const things = Array.from({ length: chance.below(8) }, () => {
      const { word, use } = chance.pick(ALL_WORDS);
      return use === 'count' ? `${articleFor(word)} ${word}` : word;
    });
    return {
      childName: chance.pick(NAMES),
      childGender: chance.pick(['male', 'female'] as const),
      readingAge: READING_AGES[index % READING_AGES.length] ?? '4-5',
      idea: chance.pick(SHAPES)(things),
      seed: index,
    };
  });
}
