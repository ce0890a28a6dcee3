import type { PlacePack } from './place-pack.ts';

export const meadow: PlacePack = {
  id: 'meadow',
  setting: 'meadow',
  noun: 'meadow',
  preposition: 'in',
  outfit: 'dungarees',
  weathers: ['clear', 'wind', 'cloudy'],
  spots: [
    'the crooked gate',
    'the poppy patch',
    'the haystack',
    'the humming clover',
    'the plank bridge',
    'the lonely oak',
    'the molehills',
    'the buttercup bank',
  ],
  peeps: ['Buzz, buzz, bee!', 'Hop, hop, grasshopper!', 'Swish, swish, grass!', 'Tickle, tickle!'],
  sights: {
    young: [
      'A grasshopper went ping.',
      'The bees hummed in the clover.',
      'A ladybird landed on {hero’s} thumb.',
      'The grass tickled their knees.',
      'A lark sang, high, high up.',
    ],
    old: [
      'A grasshopper went off like a tiny spring.',
      'Bees went from flower to flower, like people doing the shopping.',
      'The grass bent over when the wind told it to, and got up again behind its back.',
      'High above, a lark was telling the whole story over again.',
      'A mole put up another hill, since there were only thirty.',
      'A ladybird walked to the end of a grass stalk and thought about it.',
    ],
  },
  arrive: [
    ['Green grass. Swish, swish! Hello, {noun}!', 'Run, run! Flowers up to the nose!'],
    [
      '{Place} was green and gold and very wide. ^ The grass was so tall that only {c’s} [ears|nose] stuck out. “Where are you?” called {hero}.',
    ],
    [
      '{Place} lay there as if it had been poured out. The wind ran across it in long green waves, and {hero} felt that somebody ought to run with it. ^ So {he} did, with {his} arms out, until {he} fell over a molehill.',
    ],
    [
      '{hero} climbed the gate and sat on the top bar. From there you could see all of {place}, every acre of it, combed one way by the wind and then the other. It looked like the easiest walk in the world. ^ Then {he} jumped down. The grass closed over {his} head, and there was no view at all, only stalks and a great humming. It struck {him} that things are often like that. They look simple from a gate.',
    ],
  ],
  crossing: [
    ['A muddy ditch! Jump, {hero}! Squelch.', 'Moo! Big cow. Walk round, softly.'],
    [
      'A wide ditch lay in the way. It was full of mud and frogs. ^ {hero} laid down a plank. Wobble, wobble, over!',
    ],
    [
      'Between them and {spot} stood a cow. It was a large one, and it was chewing as though it had all day. ^ {hero} did not shout. {He} did not run. {He} said good day and walked past at the speed of a cow. That turned out to be the password.',
    ],
    [
      'A ditch ran right across {place} beyond {spot}, too broad to jump and too thick to wade. {hero} measured it with a stick, and the ditch kept the stick. ^ {He} looked about {him} for something long, and found half an old gate under the nettles. It took {him} a quarter of an hour to drag it there, and about three seconds to cross. “Most of a bridge,” {he} told {c}, sucking a stung finger, “is fetching it.”',
    ],
  ],
  wayHome: [
    ['Bye-bye, bees. Buzz, buzz, good night!', 'Swish, swish, home through the grass.'],
    [
      'The flowers {within} were shutting up shop. One by one they closed. ^ “Good night, good night,” said {hero} to each.',
    ],
    [
      'They waded home through {place}, leaving a dark line behind them where the grass lay down. ^ All the flowers had closed but one. {hero} waited with it until it was asleep.',
    ],
    [
      'In the low light every stalk {within} had a shadow as long as a lamp post. They walked home through stripes. A smell of hay came up from the ground, and with it all the warmth of the day, going off duty. ^ At the gate {hero} looked back. A dark line ran across the grass where they had walked. By morning it would have stood up again, and only the two of them would know that there had been a path.',
    ],
  ],
};
