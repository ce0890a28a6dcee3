import { expect, test } from 'vitest';
import { readHappening } from './read-happening.ts';

const stepsOf = (idea: string, name = 'Greta'): string[] => {
  const { steps, terms } = readHappening(idea, name);
  return steps.map(({ lemma, negated, from, to }) => {
    const words = terms.slice(from, to).map(({ raw }) => raw);
    return `${negated ? 'not ' : ''}${lemma}: ${words.join(' ').trim()}`;
  });
};

test('an idea is read as what happens in it, in order', () => {
  expect(
    stepsOf(
      'Greta and Grandpa Willi plant a pumpkin seed, it takes so long, and in the end the pumpkin is bigger than Greta',
    ),
  ).toEqual([
    'plant: Greta and Grandpa Willi plant a pumpkin seed',
    'take: it takes so long',
    'be: the pumpkin is bigger than Greta',
  ]);
});

test.each([
  ['She wants to save the old chestnut tree', ['save: She wants to save the old chestnut tree']],
  ['He does not want to go back', ['not go back: He does not want to go back']],
  ['the others fall asleep', ['fall asleep: the others fall asleep']],
  ['nobody knows', ['not know: nobody knows']],
])('what is done in “%s”', (idea, steps) => {
  expect(stepsOf(idea)).toEqual(steps);
});

test.each([
  'pirates, a parrot, treasure',
  'Make it funny please',
  'I would love something about the sea',
  'bath time!',
])('nothing happens in “%s”', (idea) => {
  expect(stepsOf(idea)).toEqual([]);
});
