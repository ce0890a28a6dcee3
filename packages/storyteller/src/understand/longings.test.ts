import { expect, test } from 'vitest';
import { understandIdea } from './understand-idea.ts';

const longingsOf = (idea: string): string[] => {
  const { known, longings } = understandIdea(idea, 'Mia');
  return longings.map(
    ({ kind, of, said }) => `${of === null ? 'hero' : known[of]?.words} ${kind} ${said}`,
  );
};

test.each([
  ['A dragon who cannot breathe fire', ['dragon cannot breathe fire']],
  ['A little fox called Finn who can’t find his way home', ['fox cannot find my way home']],
  ['an elephant who is too big to hide', ['elephant cannot hide']],
  ['an owl who is afraid to fly', ['owl cannot fly']],
  ['a robot that doesn’t know how to laugh', ['robot cannot laugh']],
  ['our dog Biscuit is afraid of thunder', ['dog afraid thunder']],
  ['We have a dog. Biscuit, the dog, is scared of cats', ['dog afraid cats']],
  ['a lion who lost his roar', ['lion lost my roar']],
  ['a mermaid who collects lost things', ['mermaid does collect lost things']],
  [
    'an owl who never sleeps and a frog that can talk',
    ['owl does never sleep', 'frog does can talk'],
  ],
  ['Mia is a pirate', ['hero does am a pirate']],
  ['Grandma Rosa bakes magic cookies that make you fly', ['grandma does bake magic cookies']],
  ['Mia wants a puppy but her parents say no', ['hero wants have a puppy']],
  ['a bear looking for honey', ['bear seeks honey']],
  ['Mia can’t sleep', ['hero sleepless sleep']],
  ['a girl who dreams of becoming a pirate', ['hero wants become a pirate']],
  ['My daughter loves ballet and wants to be an astronaut', ['hero loves ballet']],
  ['A whale lives in the bay. She cannot sing.', ['whale cannot sing']],
  ['Mia has a dog. She cannot swim.', ['hero cannot swim']],
  [
    'a dragon that is afraid of fire and a princess who wants to be a knight',
    ['dragon afraid fire', 'princess wants be a knight'],
  ],
  [
    'a boy who wants to fly to the moon with his cat Tom who hates water',
    ['hero wants fly to the moon', 'cat does hate water'],
  ],
])('%s: it is understood who longs for what', (idea, longings) =>
  expect(longingsOf(idea)).toEqual(longings),
);

test.each([
  'she can’t have nuts and can’t wait',
  'Mia can’t stand spiders',
  'a cat who wants to help him',
  'a dog who loves her',
  'Our dog Rex died. He was afraid of thunder.',
  'a wizard who wants to call 555 1234',
  'Ein Drache, der kein Feuer spucken kann',
  'dogs, cats, the sea',
  'a girl who hates spiders',
  'Mia finds a map',
  'Mia is a girl, her brother Max is a baby',
  'Grandpa Joe takes her to the zoo',
  'a mouse who is called Pip',
  'a cat who wants to be undefined',
])('%s: nobody longs for anything', (idea) => expect(longingsOf(idea)).toEqual([]));
