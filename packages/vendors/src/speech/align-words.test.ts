import { expect, test } from 'vitest';
import { alignWords } from './align-words.ts';

const TEXT = '“It’s 1,250 steps,” said Zoë — “and the cat’s asleep…”';

/** Words told one a second, from the first second on. */
const told = (words: string) => words.split(' ').map((word, i) => ({ word, seconds: i + 1 }));
const heard = (words: string, text = TEXT) =>
  alignWords(text, 'en', told(words))?.map(
    ({ offset, seconds }) => `${/^[\p{L}\p{N}]+(,\d+)?/u.exec(text.slice(offset))?.[0]} ${seconds}`,
  );

test('words are found in the printed text whatever the voice made of quotes, numbers and names', () => {
  expect(
    heard('" It\'s one thousand two hundred fifty steps , " said Zoey - " and the cat\'s asleep .'),
  ).toEqual([
    'It 2',
    '1,250 3',
    'steps 8',
    'said 11',
    'Zoë 12',
    'and 15',
    'the 16',
    'cat 17',
    'asleep 18',
  ]);
});

test('what the voice left out stays unlit, and what it said besides belongs to nothing', () => {
  expect(heard('It’s 1250 um steps said and the the asleep')).toEqual([
    'It 1',
    '1,250 2',
    'steps 4',
    'said 5',
    'and 6',
    'the 7',
    'cat 8',
    'asleep 9',
  ]);
});

test('times never go back, and another text is none of this one', () => {
  const words = [
    { word: 'Mia', seconds: 1 },
    { word: 'sleeps', seconds: 0.5 },
  ];
  expect(alignWords('Mia sleeps', 'en', words)).toEqual([
    { offset: 0, seconds: 1 },
    { offset: 4, seconds: 1 },
  ]);
  expect(heard('Once upon a time there was a fox in a box')).toBeUndefined();
  expect(alignWords('Mia sleeps', 'en', told('Mia sleeps '.repeat(2_000).trim()))).toBeNull();
  expect(alignWords('Mia sleeps', 'en', [])).toBeNull();
});
