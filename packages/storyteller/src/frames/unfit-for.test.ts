import { expect, test } from 'vitest';
import { readHappening } from '../happening/read-happening.ts';
import { frameOf } from './all-frames.ts';
import { fillFrame } from './fill-frame.ts';

const givenIn = (frame: string, idea: string, role: string): string | undefined => {
  const found = frameOf(frame);
  if (found === null) throw new Error(`${frame} is no frame`);
  return fillFrame(found, readHappening(idea, 'Jonas')).given.get(role)?.words;
};

// Nothing is told with whatever noun is left.
test.each([
  ['rescue', 'his dog finds a child who hides from the searchers', 'trap'],
  ['rescue', 'Jonas rescues a pony from a ditch', 'trap', 'ditch'],
  ['bring-home', 'a parrot, the feathers fall off one by one', 'obstacle'],
  ['bring-home', 'his class plants trees to bring the eels back', 'tool'],
  ['find-lost', 'a map of his neighbourhood in the toolbox', 'lost', 'map'],
  ['find-lost', 'over the roofs and home for soup', 'lost'],
  ['puzzle', 'a detective solves crimes', 'mystery'],
  ['build', 'he has his juice box', 'made'],
  ['build', 'some flags and a workshop', 'made'],
  ['befriend', 'he wants to be the villain', 'stranger'],
  ['befriend', 'Jonas steals all the homework', 'gift'],
  ['feast', 'a tea party, she forgot to post the invitations', 'rescue'],
  ['contest', 'a science fair with some plants', 'trouble'],
  ['be-for-a-day', 'an astronaut, the moon is the same moon', 'trouble'],
  ['match', 'a race, could there be a sassy horse', 'rival'],
  ['save-it', 'the mayor and a shoe', 'saved'],
  ['first-night', 'a sleepover, the dog lay down on his feet', 'worry'],
  ['chosen-family', 'a family of two dads adopted him', 'missed'],
  ['make-up', 'he quarrels about his cochlear implant', 'matter'],
  ['small-visit', 'a haircut, Lady Bev does it', 'parent'],
  ['grand-day', 'his sister wears a hijab at school', 'thing'],
  ['grand-day', 'in the maze with a white cane called Lightning', 'thing'],
  ['grand-day', 'he uses a walker with purple wheels and chases pigeons', 'creature', 'pigeons'],
  ['find-lost', 'his hearing aids pick up what the animals are saying', 'lost'],
  ['find-lost', 'he loses his hearing aid at the beach', 'lost', 'hearing aid'],
  ['befriend', 'a foster baby comes to stay at our house', 'stranger'],
  ['chosen-family', 'Jonas is in foster care with Jean', 'before'],
  ['promise', 'his dad is in prison and he keeps the secret', 'kept', 'secret'],
  ['be-for-a-day', 'an astronaut, then the truth comes out', 'trouble'],
])('%s of “%s”: %s', (frame, idea, role, words = undefined) => {
  expect(givenIn(frame, idea, role)).toBe(words);
});

test('who steals what has nearly the same name is two', () => {
  const idea = 'the dog Latke steals one latke every night and nobody knows who';
  expect(givenIn('puzzle', idea, 'mystery')).toBe('latke');
});

test('who learns to plait at the hairdresser’s does not have a haircut', () => {
  const idea = 'his two dads go to the hairdresser to learn how to plait hair';
  const frame = frameOf('small-visit');
  if (frame === null) throw new Error('small-visit is no frame');
  expect(fillFrame(frame, readHappening(idea, 'Jonas')).offered).toBe(false);
  expect(fillFrame(frame, readHappening('his first haircut', 'Jonas')).offered).toBe(true);
});
