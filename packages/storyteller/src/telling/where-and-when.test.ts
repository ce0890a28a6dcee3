import type { Setting } from '@bramblebook/contract/picture-vocabulary';
import { expect, test } from 'vitest';
import { tellStory } from '../tell-story.ts';
import { doorFrom } from './where-and-when.ts';

const settingsOf = (idea: string): Setting[] =>
  tellStory({
    childName: 'Mila',
    childGender: 'female',
    readingAge: '4-5',
    idea,
    seed: 5,
  }).pages.map(({ picture }) => picture.setting);

test.each([
  ['Mila goes to the museum with grandpa', 'museum'],
  ['Mila bakes bread in the kitchen with grandma', 'kitchen'],
  ['Mila loses her teddy at the fair', 'fair'],
  ['Mila finds a lost suitcase at the station', 'railway'],
  ['first day in the new classroom', 'classroom'],
  ['Mila makes friends with a tiger in our lift', 'home'],
  ['Mila plays the football final and is scared to take the penalty', 'sports-ground'],
  ['Mila hangs her coat on the wrong peg in the school corridor and cannot find it', 'corridor'],
] as const)('“%s” plays where the parent said', (idea, setting) => {
  const settings = settingsOf(idea);
  expect(settings.filter((one) => one === setting).length).toBeGreaterThan(10);
});

test('a page that speaks of the room next door is painted there', () => {
  expect(doorFrom('school', 'Mila hung her coat on the peg.')).toBe('corridor');
  expect(doorFrom('corridor', 'Mila sat down at her desk.')).toBe('classroom');
  expect(doorFrom('hospital', 'There were long lines on the floor.')).toBe('hospital-corridor');
  expect(doorFrom('forest', 'It was as long as a corridor.')).toBe('forest');
});
