import { expect, test } from 'vitest';
import { tellStory } from '../tell-story.ts';
import { askedOfNoPage } from './asked-of-pages.ts';

const STORY = tellStory({
  childName: 'Ida',
  childGender: 'female',
  readingAge: '2-3',
  idea: 'her first haircut',
  seed: 1,
});

test('a maze to what no page has is found, whatever it is called', () => {
  const asking = (sentence: string, question: string): typeof STORY => ({
    ...STORY,
    activity: {
      ...STORY.activity,
      maze: { ...STORY.activity.maze, sentence },
      questions: [question],
    },
  });
  expect(askedOfNoPage(STORY)).toEqual([]);
  expect(askedOfNoPage(asking('Which way to the lighthouse?', 'What is in the old box?'))).toEqual([
    '“Which way to the lighthouse?” speaks of the lighthouse, which no page has',
    '“What is in the old box?” speaks of the box, which no page has',
  ]);
});
