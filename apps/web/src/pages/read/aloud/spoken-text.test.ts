import { spokenText } from '@bramblebook/contract/spoken-text';
import { expect, test } from 'vitest';
import { sentenceAt, sentencesOf, wordAt } from './sentences.ts';

const TEXT = '“Wait…” said Zoë’s dog — “1,250 stars\nand 3 moons!” Zoë looked up.';
const wordsIn = (text: string) => [...text.matchAll(/[\w,]*[\w]/g)];

test('offsets of what the voice says lead back to the printed words, quotes and numbers too', () => {
  const spoken = spokenText(TEXT);
  expect(spoken.text).toBe(
    '"Wait..." said Zoë\'s dog ,  "1,250 stars and 3 moons!" Zoë looked up.',
  );
  const lit = wordsIn(spoken.text).map(({ index }) => {
    const word = wordAt(TEXT, spoken.originalAt(index), 'en');
    return word && TEXT.slice(word.start, word.end);
  });
  expect([...new Set(lit)]).toEqual([
    'Wait',
    'said',
    'Zoë’s',
    'dog',
    '1,250',
    'stars',
    'and',
    '3',
    'moons',
    'Zoë',
    'looked',
    'up',
  ]);
  expect(spoken.originalAt(spoken.text.length)).toBe(TEXT.length);
});

test('a word is found from inside it and from the quote before it, none behind the last', () => {
  expect(wordAt(TEXT, 0, 'en')).toEqual({ start: 1, end: 5 });
  expect(wordAt(TEXT, 3, 'en')).toEqual({ start: 1, end: 5 });
  expect(wordAt(TEXT, TEXT.length, 'en')).toBeNull();
});

test('sentences keep their quotes and leave the white space out', () => {
  const text = '“Look!” said Mia.  The fox\nNobody slept. ';
  expect(sentencesOf(text, 'en').map(({ start, end }) => text.slice(start, end))).toEqual([
    '“Look!” said Mia.',
    'The fox',
    'Nobody slept.',
  ]);
  expect(sentenceAt(text, 20, 'en')).toMatchObject({ start: 19 });
  expect(sentenceAt(text, text.length, 'en')).toBeNull();
});
