import { expect, test } from 'vitest';
import { readHappening } from './read-happening.ts';

test('who becomes a big brother is the hero, and not the baby', () => {
  const { mentions } = readHappening('Jonas becomes a big brother. He loves the baby.', 'Jonas');
  const others = mentions.filter(({ hero }) => !hero).map(({ noun }) => noun.head);
  expect(others).toEqual(['baby']);
});

test('a big sister of the hero’s own is somebody else', () => {
  const { mentions } = readHappening('Jonas looks for his big sister', 'Jonas');
  expect(mentions.filter(({ hero }) => !hero).map(({ noun }) => noun.head)).toEqual(['big sister']);
});
