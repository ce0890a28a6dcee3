import type { StoryBrief } from '@bramblebook/contract/story';

/** The books kept whole under golden/: one for every age, and the empty idea. */
export const GOLDEN_BRIEFS: Readonly<Record<string, StoryBrief>> = {
  'duck-2-3': {
    childName: 'Zoë',
    childGender: 'female',
    readingAge: '2-3',
    idea: 'a little duck and her red ball',
    seed: 4,
  },
  'biscuit-4-5': {
    childName: 'James',
    childGender: 'male',
    readingAge: '4-5',
    idea: 'with his dog Biscuit and grandpa Joe at the beach, looking for treasure',
    seed: 1,
  },
  'dragon-6-8': {
    childName: 'Rose',
    childGender: 'female',
    readingAge: '6-8',
    idea: 'A dragon who is scared of her own fire, in the mountains',
    seed: 3,
  },
  'school-9-12': {
    childName: 'Omar',
    childGender: 'male',
    readingAge: '9-12',
    idea: 'first day at a new school',
    seed: 3,
  },
  'no-idea-4-5': { childName: 'Mia', childGender: 'female', readingAge: '4-5', idea: '', seed: 17 },
};
