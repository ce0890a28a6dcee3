import { READING_AGES } from '@bramblebook/contract/reading';
import type { Story, StoryBrief } from '@bramblebook/contract/story';
import { expect, test } from 'vitest';
import { checkStory } from '../check-story.ts';
import { tellPlot } from '../tell-plot.ts';

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];

const booksOf = (idea: string, readingAge: StoryBrief['readingAge']): Story[] =>
  SEEDS.map((seed) => {
    const brief: StoryBrief = {
      childName: 'Mia',
      childGender: 'female',
      readingAge,
      idea,
      seed,
    };
    const story = tellPlot(brief);
    expect(checkStory(story, brief)).toEqual([]);
    return story;
  });
const pagesWith = ({ pages }: Story, words: RegExp): number[] =>
  pages.filter(({ text }) => words.test(text)).map(({ page }) => page);

test.each(READING_AGES)('a dragon who cannot breathe fire can in the end, at %s', (age) => {
  for (const book of booksOf('A dragon who cannot breathe fire', age)) {
    expect(book.tagline).toBe('A story about a dragon who can’t breathe fire');
    const told = pagesWith(book, /can’t breathe fire/i);
    expect(told[0]).toBeLessThanOrEqual(13);
    const right = pagesWith(book, /can breathe fire/i).at(-1);
    expect(right).toBeGreaterThanOrEqual(22);
    // Until then nothing is singed.
    expect(pagesWith(book, /\b(?:smoke|sooty|singed?|sparks?|toasted)\b/i)).toEqual([]);
  }
});

test('a pet that is afraid is a comfort and is comforted', () => {
  for (const book of booksOf('our dog Biscuit is afraid of thunder', '4-5')) {
    const eighth = book.pages.find(({ page }) => page === 8);
    expect(eighth?.text).toContain('afraid of thunder');
    expect(eighth?.picture.figures[0]).toMatchObject({ mood: 'worried' });
    expect(pagesWith(book, /afraid of thunder now|Let thunder come/).length).toBe(1);
  }
});

test('what the hero wants, and whoever is met on the way, is heard of', () => {
  for (const book of booksOf('a rabbit and a princess who wants to be a knight', '6-8'))
    expect(
      pagesWith(
        book,
        /princess[^.!?]* (?:wanted to be|be) a knight|be a knight,” said the princess/,
      ),
    ).toHaveLength(1);
  for (const book of booksOf('a fox who lives in a shoe', '2-3')) {
    expect(book.tagline).toBe('A story about a fox who lives in a shoe');
    expect(pagesWith(book, /I live in a shoe/)).toContain(8);
  }
  for (const book of booksOf('Mia wants to be an astronaut', '9-12'))
    expect(pagesWith(book, /be an astronaut/).length).toBeGreaterThanOrEqual(1);
});

test('a toy that has a name comes along alive; a lost one is looked for', () => {
  for (const book of booksOf('her toy elephant Ellie', '4-5')) {
    expect(book.cast.find(({ id }) => id === 'companion')).toMatchObject({
      creature: 'elephant',
      name: 'Ellie',
    });
    expect(pagesWith(book, /Ellie/).length).toBeGreaterThanOrEqual(4);
  }
  for (const book of booksOf('she lost her teddy Bruno', '4-5')) {
    expect(pagesWith(book, /lost my teddy Bruno|seen my teddy Bruno/)).toHaveLength(1);
    expect(pagesWith(book, /my teddy Bruno back|My teddy Bruno!/)).toHaveLength(1);
    expect(book.cast.find(({ id }) => id === 'companion')).not.toMatchObject({ name: 'Bruno' });
  }
});

test('what the companion has lost is not what the hero runs after', () => {
  for (const book of booksOf('a cat who lost her hat', '4-5')) {
    expect(pagesWith(book, /my hat/i)).toContain(8);
    expect(`${book.title} ${book.blurb}`).not.toMatch(/\bhat\b/i);
  }
});
