import { expect, test } from 'vitest';
import { possessive, printedName, spokenName } from './hero-words.ts';
import { articleFor, listed, pluralOf } from './noun-phrases.ts';
import { countWords, sentencesOf } from './sentences.ts';

test.each([
  ['James', 'James’'],
  ['Zoë', 'Zoë’s'],
  ['Max', 'Max’s'],
  ['小明', '小明’s'],
])('possessive of %s', (name, right) => {
  expect(possessive(name)).toBe(right);
});

test.each([
  ['mia', 'Mia'],
  ['MARY-JANE', 'Mary-Jane'],
  ['AJ', 'AJ'],
  ['McKay', 'McKay'],
  ['  anna   lena ', 'Anna Lena'],
  ['maria DEL carmen', 'Maria del Carmen'],
  ['小明', '小明'],
])('the name %s is printed right', (typed, right) => {
  expect(printedName(typed)).toBe(right);
});

test('a name of three words is spoken by its first', () => {
  expect(spokenName('Maria del Carmen Rodriguez')).toBe('Maria');
  expect(spokenName('Anna Lena')).toBe('Anna Lena');
});

test('more than one constructor', () => {
  expect(pluralOf('constructor')).toBe('constructors');
});

test.each([
  ['owl', 'an'],
  ['unicorn', 'a'],
  ['hour', 'an'],
  ['umbrella', 'an'],
  ['one-eyed cat', 'a'],
  ['uniform', 'a'],
  ['ice cream', 'an'],
  ['unusual day', 'an'],
  ['university', 'a'],
  ['unexpected guest', 'an'],
])('article of %s', (noun, right) => {
  expect(articleFor(noun)).toBe(right);
});

test.each([
  ['fox', 'foxes'],
  ['pony', 'ponies'],
  ['monkey', 'monkeys'],
  ['wolf', 'wolves'],
  ['mouse', 'mice'],
  ['magnifying glass', 'magnifying glasses'],
  ['goldfish', 'goldfish'],
])('plural of %s', (noun, right) => {
  expect(pluralOf(noun)).toBe(right);
});

test('sentences end where a reader draws breath', () => {
  expect(sentencesOf('“Stop!” said Mia. “Why?” Tom asked. It rained… Then not.')).toEqual([
    '“Stop!” said Mia.',
    '“Why?”',
    'Tom asked.',
    'It rained…',
    'Then not.',
  ]);
  expect(countWords('“Hop, hop,” – said she.')).toBe(4);
  expect(listed(['a', 'b', 'c'])).toBe('a, b and c');
});
