import { CREATURE_FAMILIES, CREATURES } from '@bramblebook/contract/creature-vocabulary';
import { expect, test } from 'vitest';
import { matchAt } from './all-words.ts';
import { ANIMAL_FAMILIES } from './animals.ts';
import { readEntry } from './lexicon-entry.ts';

const families = Object.entries(CREATURE_FAMILIES) as [
  keyof typeof CREATURE_FAMILIES,
  readonly string[],
][];

test.each(families)('words of the family %s are painted as one of it', (family, creatures) => {
  for (const [word, line] of Object.entries(ANIMAL_FAMILIES[family]))
    expect(creatures, word).toContain(readEntry(word, 'animal', line).paint);
});

test('an idea can ask for every creature by its own name', () => {
  const unknown = CREATURES.filter((creature) => {
    const match = matchAt(creature.split('-'), 0);
    return match?.entry.paint !== creature;
  });
  expect(unknown).toEqual([]);
});
