import { expect, test } from 'vitest';
import { readHappening } from './read-happening.ts';

test('who becomes a big brother is the hero, and not the baby', () => {
  const { mentions } = readHappening('Jonas becomes a big brother. He loves the baby.', 'Jonas');
  const others = mentions.filter(({ hero }) => !hero).map(({ noun }) => noun.head);
  expect(others).toEqual(['baby']);
});

test('a big sister of the hero’s own is somebody else', () => {
  const { mentions } = readHappening('Jonas looks for his big sister', 'Jonas');
  expect(mentions.filter(({ hero }) => !hero).map(({ noun }) => noun.head)).toEqual(['big sister']);
});

const othersOf = (idea: string): string[] =>
  readHappening(idea, 'Jonas').mentions.flatMap(({ hero, noun }) =>
    hero ? [] : [noun.name ?? noun.words],
  );

test.each([
  ['Mr. Brown and Dr. Lee help Jonas', ['Mr Brown', 'Dr Lee']],
  ['In Africa he speaks English on Monday', ['Africa']],
  ['Jonas plays for the Red Dragons against the Sharks', ['Red Dragons', 'Sharks']],
  ['our two cats Salt and Pepper', ['Salt and Pepper']],
  ['jonas and his dog biscuit fly to the moon', ['Biscuit', 'moon']],
  ['his stepdad, Mark, has a boat', ['Mark', 'boat']],
  ['a kitten in a tree, Jonas comes', ['kitten', 'tree']],
  ['hides with his teddies Bun, Big Bun and Captain', ['Bun, Big Bun and Captain']],
  ['his teddies are called Mr Snuffles and Bear', ['Mr Snuffles and Bear']],
  ['Jonas is a superhero called Jonas Man', ['Jonas Man']],
  ['Jonas and the cat Pus. Pus hides', ['Pus', 'Pus']],
  ['Jonas finds a letter from a boy', ['letter', 'boy']],
  ['his grandma in Enugu', ['grandma', 'Enugu']],
  ['the mammoth wants to know', ['mammoth']],
  ['Jonas plays for Thornbury Tigers under 8s', ['Thornbury Tigers']],
  ['Jonas and the fox. Then he sees Jon', ['fox']],
  ['A GIANT SQUID, JONAS, A SUBMARINE', ['giant squid', 'submarine']],
])('who and what is there: %s', (idea, others) => {
  expect(othersOf(idea)).toEqual(others);
});

test.each([
  ['His bunny helps.', 'bunny', 'subj help'],
  ['Mrs Patel has a dog and helps him', 'Mrs Patel', 'subj help'],
  ['a kitten stuck in a tree', 'kitten', 'is stuck'],
  ['a whale who cannot sing loses its way', 'whale', 'subj lose'],
])('who does what: %s', (idea, words, tie) => {
  const found = readHappening(idea, 'Jonas').mentions.find(({ noun }) => noun.words === words);
  expect(found?.ties).toContain(tie);
});
