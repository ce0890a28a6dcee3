import { describe, expect, test } from 'vitest';
import { outlineIdea } from '../outline.ts';
import { tellStory } from '../tell-story.ts';

const briefOf = (idea: string, readingAge: '2-3' | '4-5') => ({
  childName: 'Nora',
  childGender: 'female' as const,
  readingAge,
  idea,
  seed: 3,
});
const bookOf = (idea: string, readingAge: '2-3' | '4-5') => tellStory(briefOf(idea, readingAge));
const textOf = (idea: string, readingAge: '2-3' | '4-5'): string =>
  bookOf(idea, readingAge)
    .pages.map(({ text }) => text)
    .join('\n');

describe('what parents type of the youngest is what is told', () => {
  test.each([
    ['granny lives in Ireland and blows kisses through the tablet', '2-3', 'far-away'],
    ['dad is in the army and counts the sleeps on the phone', '4-5', 'far-away'],
    ['her cousins in australia send postcards', '4-5', 'far-away'],
    ["She's scared of the hoover.", '2-3', 'loud-thing'],
    ['fireworks are too loud for him', '4-5', 'loud-thing'],
    ['my daughter is obsessed with snails, she puts them in her pocket', '2-3', 'obsessed'],
    ['he picks up every stick and brings it home', '4-5', 'obsessed'],
    ['Eid with her cousins, a new dress, she is fasting half a day', '4-5', 'great-day'],
    ['diwali with lots of little lamps', '2-3', 'great-day'],
    ['she left her teddy on the bus', '4-5', 'told-by-toy'],
    ['from the point of view of her bunny Hops', '2-3', 'told-by-toy'],
    ['lost her bunny Flopsy on the train and we never found it', '4-5', 'toy-travels'],
    ['penguin in our fridge', '4-5', 'odd-guest'],
    ['her banana broke and she screamed', '2-3', 'big-anger'],
    ['he gets so angry', '4-5', 'big-anger'],
    ['fishing with grandad, they never catch anything', '4-5', 'side-by-side'],
    ['making dumplings with grandma, flour everywhere', '2-3', 'cook-together'],
    ['hide and seek with daddy', '2-3', 'hide-and-seek'],
    ['takes the bus with Papa to the swimming pool', '2-3', 'on-the-way'],
    ['says good night to the moon every night', '2-3', 'night-light'],
    ['hates his socks', '2-3', 'had-enough'],
    ['elephants', '2-3', 'come-to-tea'],
    ['an elephant comes to tea', '4-5', 'come-to-tea'],
    ['her balloon flew away', '2-3', 'blown-away'],
    ['she learned to say "moon" and says it all day', '2-3', 'one-word'],
    ['the snowman melted', '2-3', 'puddles'],
    ['our sofa is a pirate ship', '4-5', 'turns-into'],
    ['she only eats pasta', '4-5', 'plate-rules'],
    ['she is very shy at kindergarten', '4-5', 'without-words'],
    ['jealous of the baby, wants to be a baby again', '4-5', 'small-again'],
    ['daycare, she cries when daddy leaves', '2-3', 'comes-back'],
    ['his friend Emma is afraid of dogs and he helps her', '4-5', 'shows-how'],
    ['flower girl at her aunt Mia’s wedding', '4-5', 'carry-it'],
    ['a bus, a bear, a balloon', '2-3', 'all-aboard'],
    ['a lift with somebody different on every floor', '4-5', 'all-aboard'],
    ['her unicorn costume looks more like a goat', '4-5', 'turns-out'],
    ['goodnight book, the hall light stays on, his rabbit keeps watch', '2-3', 'good-night'],
    ['he got new glasses and won’t wear them', '4-5', 'small-visit'],
  ] as const)('%s, %s: %s', (idea, age, frame) => {
    expect(bookOf(idea, age).plot.split('/')[0]).toBe(frame);
  });

  test.each([
    ['we visit granny in ireland', 'far-away'],
    ['her grandpa died and she misses him', 'far-away'],
    ['our dog is scared of fireworks', 'loud-thing'],
    ['a tiny snail is lost', 'obsessed'],
    ['Diwali and all the lights go out', 'great-day'],
    ['he runs very fast', 'great-day'],
    ['a fox stole her teddy', 'told-by-toy'],
    ['there is a ghost in the attic that is bored', 'odd-guest'],
    ['he bites when he is cross', 'big-anger'],
    ['an angry dragon', 'big-anger'],
    ['a fox hides the treasure under a tree', 'hide-and-seek'],
    ['a rocket to the moon', 'night-light'],
    ['a baby elephant is lost', 'come-to-tea'],
    ['a bus driver who saves a cat', 'on-the-way'],
  ])('%s is no %s', (idea, frame) => {
    expect(outlineIdea(briefOf(idea, '4-5')).outlines[0]?.frame).not.toBe(frame);
  });
});

test('who is far away is in no picture, and is spoken of on the pages', () => {
  const { pages } = bookOf('her granny lives far away in Ireland', '2-3');
  expect(pages.flatMap(({ picture }) => picture.figures.map(({ cast }) => cast))).not.toContain(
    'far',
  );
  expect(pages.some(({ text }) => /in Ireland/.test(text))).toBe(true);
});

test('nobody eats on the morning of a fast', () => {
  const { pages } = bookOf('Eid, she is fasting half a day', '4-5');
  const morning = pages.filter(({ page }) => page < 14);
  expect(morning.map(({ text }) => text).join(' ')).not.toMatch(/\b(?:ate|eats|munch|tasted)\b/i);
  const shown = morning.flatMap(({ picture }) => picture.props.map(({ prop }) => prop));
  expect(shown).not.toContain('basket');
  expect(shown).not.toContain('biscuit');
});

test('several toys tell it as “we”', () => {
  const text = textOf('her dolls Pia and Lu were left in the park', '4-5');
  expect(text).toContain('We were not lost');
  expect(text).not.toContain('I was not lost');
});

test('what is loud makes its own noise', () => {
  expect(textOf('scared of the hoover', '2-3')).toContain('VROOOOM');
  expect(textOf('scared of the hand dryer', '2-3')).toContain('HOOOOO');
});

test('rain on the roof is at the window, and nobody is wet indoors', () => {
  const { pages } = bookOf('rain on the roof, all cosy with nana, nothing has to happen', '2-3');
  const [first] = pages.map(({ picture }) => picture);
  expect(first).toMatchObject({ setting: 'home', weather: 'rain', hero: { outfit: 'jumper' } });
  expect(first?.alt).not.toContain('in the rain');
});

test('three ducks are three in the cast, one duck is one', () => {
  const countOf = (idea: string): number | undefined =>
    bookOf(idea, '4-5').cast.find((one) => one.kind === 'creature')?.count;
  expect(countOf('she makes friends with three ducks')).toBe(3);
  expect(countOf('she makes friends with a duck')).toBeUndefined();
});
