import { expect, test } from 'vitest';
import { tidyIdea } from './tidy-idea.ts';

test.each([
  ['Mrs. Patel and Mr. Brown', 'Mrs Patel and Mr Brown'],
  ['PRIYA BUILDS A ROBOT. MAX HELPS', 'Priya builds a robot. Max helps'],
  ['priya lerns to ride her bycicle', 'Priya learns to ride her bicycle'],
  ['Could you write a story about a fox', 'a fox'],
  ['his mums favourite vase and dads car', "his mum's favourite vase and dad's car"],
  ['his mums love the vase', 'his mums love the vase'],
  ["he broke my mother's vase", "he broke my grandmother's vase"],
  ['I am Priya I am 7. He is my brother Fred', 'I am Priya I am 7. He is my brother Fred'],
  ['Lost pet: our tortoise went missing', 'our tortoise went missing'],
  ['my mum and I bake a cake', 'my mum and I bake a cake'],
  ['The sisters Priya and Asha fight', 'Priya and my sister Asha fight'],
  ['his dog, a border collie named Pepe', 'his dog Pepe'],
  ["I'd like a story where she rescues a pony", 'she rescues a pony'],
  ['robots but not scary ones please', 'robots'],
  ['the witch is not scary', 'the witch is not scary'],
  ['her gran is called Bo and burps a lot (leave that out lol)', 'her gran is called Bo'],
  ['we asked him and he said: a whale in the bath', 'a whale in the bath'],
  ['castles. He told me to type that', 'castles.'],
  ['up half the night', 'up all night'],
])('%s', (typed, tidy) => {
  expect(tidyIdea(typed, new Set(['priya']))).toBe(tidy);
});
