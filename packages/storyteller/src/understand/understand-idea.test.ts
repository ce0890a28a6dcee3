import { expect, test } from 'vitest';
import { ALL_WORDS } from '../lexicon/all-words.ts';
import { understandIdea } from './understand-idea.ts';

const known = (idea: string, childName = 'Mia') =>
  understandIdea(idea, childName).known.map((word) => [word.entry.word, ...word.names].join(' '));

test('the lexicon holds at least 700 words and phrases', () => {
  expect(ALL_WORDS.length).toBeGreaterThanOrEqual(700);
});

test('plurals, phrases and their count', () => {
  const { known: words } = understandIdea('three wolves, ponies and a hot air balloon', 'Mia');
  expect(words.map(({ entry, count }) => [entry.word, count])).toEqual([
    ['wolf', 3],
    ['pony', null],
    ['hot air balloon', null],
  ]);
});

test.each([
  ['with her dog Biscuit and grandpa Joe', ['dog Biscuit', 'grandpa Joe']],
  ['her cats Luna and Milo sleep', ['cat Luna Milo']],
  ['Biscuit the dog finds a bone', ['dog Biscuit', 'bone']],
  ['a horse called thunder', ['horse Thunder']],
  ['his sister Lily and her teddy', ['sister Lily', 'teddy']],
])('names: %s', (idea, words) => {
  expect(known(idea)).toEqual(words);
});

test.each([
  ['no spiders, snakes or ghosts, but an owl', ['owl']],
  ['a garden without bees', ['garden']],
  ['she does not like dogs', []],
  ['not afraid of the dark', ['afraid of the dark']],
])('negation: %s', (idea, words) => {
  expect(known(idea)).toEqual(words);
});

test('names that are words are names', () => {
  expect(known('Rose and Rose’s cat', 'Rose')).toEqual(['cat']);
  expect(known('Will will ride a horse', 'Will')).toEqual(['horse']);
});

test('verbs are not things', () => {
  expect(known('she can bear to watch him swing')).toEqual([]);
  expect(known('a bear on a swing in a train')).toEqual(['bear', 'swing', 'train']);
});

test('friends without a word for who they are', () => {
  expect(understandIdea('Mia plays with Oliver and Emma in the park', 'Mia').friends).toEqual([
    'Oliver',
    'Emma',
  ]);
});

test('emoji, other languages, unknown words', () => {
  expect(known('🐶🚀')).toEqual(['dog', 'rocket']);
  expect(understandIdea('Ein Hund und eine Katze im Wald mit der Oma', 'Mia').otherLanguage).toBe(
    'German',
  );
  expect(understandIdea('a zorbleflop who collects doorknobs', 'Mia').unknown).toEqual([
    'zorbleflop',
    'doorknobs',
  ]);
});

test('who has died is remembered, not met', () => {
  const { known: words, themes } = understandIdea('Our dog Rufus died. She has a cat.', 'Mia');
  expect(words.map(({ entry, remembered }) => [entry.word, remembered])).toContainEqual([
    'dog',
    true,
  ]);
  expect(words.map(({ entry, remembered }) => [entry.word, remembered])).toContainEqual([
    'cat',
    false,
  ]);
  expect(themes).toContain('goodbye');
});

test.each([
  ['our dog Rex went to heaven', ['dog'], []],
  ['Rex went to heaven', [], ['Rex']],
  ['grandma is an angel now', ['grandma'], []],
  ['our hamster Nibbles had to be put to sleep', ['hamster'], []],
  ['Great-grandma Elsie is no longer here', ['great grandma'], []],
  ['our rabbit Bun isn’t with us any more', ['rabbit'], []],
  ['Our dog Rex was so funny. He died last week.', ['dog'], []],
  ['After Grandpa died, she and Grandma plant a tree', ['grandpa'], []],
  ['Rex, our old dog, passed away; now we have a kitten called Pip', ['dog'], []],
  ['his best friend, a boy called Noah, died', ['best friend'], ['Noah']],
  ['Grandma’s gone to heaven', ['grandma'], []],
  ['her nana’s an angel now', ['nana'], []],
  ['coping with the loss of her grandad', ['grandad'], []],
  ['the goldfish, Bubbles, was dead', ['goldfish'], []],
])('%s: who is mourned does not come along', (idea, remembered, departed) => {
  const one = understandIdea(idea, 'Mia');
  expect(one.themes).toContain('goodbye');
  expect(one.known.filter((word) => word.remembered).map(({ entry }) => entry.word)).toEqual(
    remembered,
  );
  expect(one.departed).toEqual(departed);
  expect(one.friends).toEqual([]);
});

test.each([
  'the pirates were dead tired',
  'a wizard who puts everyone to sleep',
  'her dog is gone, she finds him in the park',
  'the treasure is gone forever',
  'Batteries are dead and the robot stops',
  'the loss of his favourite toy',
  'Mia has a dog. Her balloon is gone for ever.',
  'her cat’s ball is gone for ever',
  'a book was put down and a knight reads it',
  'she loves her cat, she is an angel in the nativity play',
  'her kitten was put to sleep by the sound of the sea',
])('%s: nobody has died', (idea) => {
  const { themes, known: words, departed } = understandIdea(idea, 'Mia');
  expect(themes).not.toContain('goodbye');
  expect(words.filter((word) => word.remembered)).toEqual([]);
  expect(departed).toEqual([]);
});

test('who is only missed is not mourned, and a name is not a flower', () => {
  const missed = understandIdea(
    'a sleepover with Lily, she misses her mum and her puppy Socks',
    'Mia',
  );
  expect(missed.themes).not.toContain('goodbye');
  expect(missed.friends).toEqual(['Lily']);
  expect(missed.known.filter((word) => word.remembered).map(({ entry }) => entry.word)).toEqual([
    'mum',
  ]);
  expect(
    understandIdea('her hamster Biscuit: Biscuit is shy', 'Mia').known.map(
      ({ entry }) => entry.word,
    ),
  ).toEqual(['hamster', 'shy']);
  expect(understandIdea('We lost our grandma last year', 'Mia').themes).toContain('goodbye');
});
