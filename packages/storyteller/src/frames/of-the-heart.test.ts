import type { Gender, ReadingAge } from '@bramblebook/contract/reading';
import { expect, test } from 'vitest';
import { tellStory } from '../tell-story.ts';

const told = (idea: string, readingAge: ReadingAge, childGender: Gender = 'female') => {
  const story = tellStory({ childName: 'Mila', childGender, readingAge, idea, seed: 1 });
  return { ...story, frame: story.plot.split('/')[0] };
};

test.each([
  ['She writes songs but only sings them in the garage with the door shut', '9-12', 'shut-door'],
  ['kids laugh at her drawings', '4-5', 'shut-door'],
  ['shy dragon who cannot sing', '6-8', 'help-cannot'],
  ['she stutters and has to read aloud', '6-8', 'stuck-word'],
  ['handball final, the ball was out and she kept quiet', '9-12', 'heavy-win'],
  ['found a wallet on the way to school', '6-8', 'heavy-win'],
  ['plants a sunflower seed and waits', '2-3', 'wait-for'],
  ['how many sleeps until Christmas', '4-5', 'wait-for'],
  ['Mum has cancer and lost her hair', '6-8', 'someone-ill'],
  ['grandma forgets things, calls me by mums name', '4-5', 'forgets'],
  ['Our cat Mishmish. Mila wants to hug her all the time and the cat runs away', '2-3', 'gently'],
  ['she bites other children at nursery', '2-3', 'gently'],
  ['a baddie steals all the colours', '4-5', 'outwit'],
  ['who stole the biscuits? a mystery', '6-8', 'puzzle'],
] as const)('%s, %s: %s', (idea, age, frame) => {
  expect(told(idea, age).frame).toBe(frame);
});

test('who lost her hair to the medicine is painted without it, and only she', () => {
  const noHair = (idea: string): boolean =>
    told(idea, '6-8').cast.some((member) => member.kind === 'person' && member.noHair === true);
  expect(noHair('Mum has cancer and lost her hair')).toBe(true);
  expect(noHair('Mum has cancer')).toBe(false);
});

test('nobody who is ill is cured, and nobody is to blame', () => {
  const text = told('his best friend has leukaemia', '9-12', 'male')
    .pages.map((page) => page.text)
    .join(' ');
  expect(text).toContain('leukaemia');
  expect(text).toContain('nobody’s fault');
  expect(text).not.toMatch(/\b(?:cured|got well|was well again|healthy again)\b/);
});

test('what the idea sings, draws or plays is what is told', () => {
  const page = (idea: string): string => told(idea, '6-8').pages[0]?.text ?? '';
  expect(page('she is too shy to show her drawings to anyone')).toContain('drew');
  expect(page('plays the violin but never in front of people')).toContain('violin');
});
