import { expect, test } from 'vitest';
import { outlineIdea } from './outline.ts';
import { tellStory } from './tell-story.ts';

const readAs = (idea: string, childName = 'Jonas') =>
  outlineIdea({ childName, childGender: 'male', readingAge: '4-5', idea });
const sentenceOf = (idea: string): string => readAs(idea).outlines[0]?.sentence ?? '';

test.each([
  ['a bee that can’t find its hive. Jonas has a torch', '*a bee* home to *the hive*'],
  ['Jonas teaches his sister Ana to ride a bike', 'helps *Ana*, who cannot *ride a bike*'],
  ['Jonas is a superhero and saves the city from a giant spider', 'is *a superhero* for a day'],
  ['his team the Tigers plays football against the Bears', '*the Bears* are hard to beat'],
  ['his rabbit died on Monday. His name was Herr Schmidt', 'misses *Herr Schmidt*'],
  ['Casper grows the biggest pumpkin in the village', 'with *the biggest pumpkin*'],
  ['ducks and his red scooter with nana', 'with *his red scooter* and *Nana*, meets'],
])('%s', (idea, part) => {
  expect(sentenceOf(idea)).toContain(part);
});

const framesOf = (idea: string): string[] => readAs(idea).outlines.map(({ frame }) => frame);

test('nobody is given an illness, a loss, a baby or a fear that is somebody else’s, or nobody’s', () => {
  expect(framesOf('Grandma is in hospital and Jonas makes her a card')).not.toContain('hospital');
  expect(framesOf('Jonas says goodbye to the summer')).not.toContain('goodbye');
  expect(framesOf('Jonas and his big brother fly a kite')).not.toContain('new-baby');
  expect(framesOf('a dragon who is afraid of fire')).not.toContain('face-fear');
});

test('what a parent does not want is in no default', () => {
  const outlines = readAs('no dragons, no owls, no snails, no toads').outlines;
  const values = outlines.flatMap(({ roles }) => roles.map(({ value }) => value)).join(' ');
  expect(values).not.toMatch(/dragon|owl|snail|toad/);
});

test('what a family is going through is told, and not another story with fewer slips of the pen', () => {
  const idea =
    'Nina broke her leg skiing and spent her birthday in hospital. Nurse Bob made her laugh.';
  const story = tellStory({
    childName: 'Nina',
    childGender: 'female',
    readingAge: '9-12',
    idea,
    seed: 12,
  });
  expect(story.plot).toMatch(/^hospital/);
});

test('of somebody who died and was not named no dog is made', () => {
  expect(sentenceOf('Somebody we loved died')).toContain('misses *his friend*');
});
