import type { ReadingAge } from '@bramblebook/contract/reading';
import { randomLooks } from '../../../illustrator/gallery/random-story.ts';
import { type PagePlan, planBook } from '../../../illustrator/src/plan-book.ts';
import { tellStory } from '../../../storyteller/src/tell-story.ts';
import type { BookToPress } from '../press-book.ts';

const IDEAS = [
  'a fox in the forest',
  'a lighthouse by the sea',
  'a trip to the moon in a rocket',
  'a dragon who cannot sleep',
  'a lost kitten in the snow',
  'a treasure in the old castle',
  'baking a cake with grandma',
  'a whale that sings',
];

export interface ToldBook {
  readonly book: BookToPress;
  readonly plans: readonly PagePlan[];
}

/** A book as the shop makes it: told by the storyteller, planned by the painter. */
export const toldBook = (seed: number, readingAge: ReadingAge, childName = 'Maya'): ToldBook => {
  const story = tellStory({
    childName,
    childGender: seed % 2 === 0 ? 'female' : 'male',
    readingAge,
    idea: IDEAS[seed % IDEAS.length] ?? '',
    seed,
  });
  const looks = randomLooks(seed);
  const plans = planBook({ story, looks, readingAge, style: 'gouache', seed });
  const dedication = `For our ${childName},\nwho asks the best questions.\n\nWith all our love, Mum and Dad`;
  return {
    plans,
    book: {
      story,
      childName,
      dedication,
      readingAge,
      brand: 'Bramblebook',
      madeOn: 'November 2026',
      arts: plans,
    },
  };
};
