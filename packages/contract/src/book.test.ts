import { describe, expect, test } from 'vitest';
import { finalImageField, finalTextField, isReady, newBookSchema, readerPages } from './book.ts';
import { TEXT_PAGES } from './page-numbers.ts';

const pagesMade = (pages: readonly number[]) =>
  Object.fromEntries(
    pages.flatMap((page) => [
      [finalImageField(page), '/p'],
      [finalTextField(page), 'Once'],
    ]),
  );

describe('a book', () => {
  test('is ready from fifteen finished text pages on', () => {
    expect(isReady(pagesMade(TEXT_PAGES.slice(0, 14)))).toBe(false);
    expect(isReady(pagesMade(TEXT_PAGES.slice(0, 15)))).toBe(true);
  });

  test('opens in the reader without a blank dedication page', () => {
    const all = pagesMade(Array.from({ length: 30 }, (_, i) => i + 1));
    expect(readerPages({ ...all, parentMessage: '' })).toEqual([1, ...TEXT_PAGES, 30]);
    expect(readerPages({ ...all, parentMessage: 'For you' })).toEqual([1, 5, ...TEXT_PAGES, 30]);
  });
});

describe('a new book', () => {
  const wish = { childName: ' Zoë ', childGender: 'female', photoUrl: '/api/photos/x' };

  test('needs only name, gender and photo', () => {
    expect(newBookSchema.parse(wish)).toMatchObject({
      childName: 'Zoë',
      storyDescription: '',
      parentMessage: '',
    });
  });

  test.each([
    ['a blank name', { childName: ' \n ' }, "Please enter your child's name"],
    [
      'a name of 200 characters',
      { childName: 'a'.repeat(200) },
      'Please use at most 60 characters.',
    ],
    [
      'a NUL in the name',
      { childName: 'A\u0000' },
      'Please use only letters and signs that can be printed.',
    ],
    [
      'a name that turns the text round',
      { childName: 'A\u202Eb' },
      'Please use only letters and signs that can be printed.',
    ],
    ['no gender', { childGender: undefined }, "Please select your child's gender"],
    ['no photo', { photoUrl: undefined }, "Please upload your child's photo"],
    [
      'an idea that is too long',
      { storyDescription: 'x'.repeat(2001) },
      'Please use at most 2000 characters.',
    ],
  ])('refuses %s with its sentence', (_, change, sentence) => {
    const read = newBookSchema.safeParse({ ...wish, ...change });
    expect(read.success).toBe(false);
    expect(read.error?.issues[0]?.message).toBe(sentence);
  });

  test.each(['Łukasz', 'Nguyễn', '小明', 'محمد', 'Анна', "O'Brien", 'Anna-Lena', '👧🏽'])(
    'takes the name %s',
    (childName) => {
      expect(newBookSchema.parse({ ...wish, childName }).childName).toBe(childName);
    },
  );
});
