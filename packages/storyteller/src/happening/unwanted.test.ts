import { expect, test } from 'vitest';
import { readHappening } from './read-happening.ts';

const unwantedOf = (idea: string): string[] =>
  readHappening(idea, 'Jonas').mentions.flatMap(({ unwanted, noun }) =>
    unwanted ? [noun.words] : [],
  );

test.each([
  ['Jonas finds a lighthouse, no spiders please', ['spiders']],
  ['he is allergic to nuts, birthday party', ['nuts']],
  ['nut allergy!! birthday party', ['nut allergy']],
  ['allergic to nuts, milk and raw eggs, and he finds a dragon', ['nuts', 'milk', 'raw eggs']],
  ['he cant eat milk or eggs. a picnic with his class', ['milk', 'eggs']],
  ['he can’t have sweets, Halloween with his dog', ['sweets']],
  ['not allowed to eat ham, eid with his cousins', ['ham']],
  ['he cannot have a dog, so he walks the neighbour’s dog', []],
  ['he can’t find the eggs, or the bread', []],
])('%s', (idea, unwanted) => {
  expect(unwantedOf(idea)).toEqual(unwanted);
});
