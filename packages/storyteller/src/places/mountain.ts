import type { PlacePack } from './place-pack.ts';

export const mountain: PlacePack = {
  id: 'mountain',
  setting: 'mountain',
  noun: 'mountain',
  preposition: 'on',
  outfit: 'explorer',
  weathers: ['clear', 'wind', 'mist', 'cloudy'],
  spots: [
    'the split rock',
    'the goat’s ledge',
    'the little waterfall',
    'the windy gap',
    'the leaning pine',
    'the heap of stones',
    'the eagle’s seat',
    'the cold spring',
  ],
  peeps: ['Puff, puff, up we go!', 'Hello! …lo! …lo!', 'Tap, tap, stones!', 'Whoo, says the wind!'],
  sights: {
    young: [
      'A goat looked down. “Meh,” it said.',
      'The wind pulled at their hair.',
      'A pebble went tick, tack, tock, down the hill.',
      'A cloud sat on a rock to rest.',
      'Water trickled. Plink, plonk.',
    ],
    old: [
      'A goat looked down at them from a place where there was nowhere to stand.',
      'A pebble came loose, and they listened to it all the way down.',
      'A cloud came by, looked into their faces, and moved on.',
      'The wind had nobody to talk to up there, and made the most of them.',
      'Water trickled out of the rock, so cold that it made their teeth ring.',
      'Far below, a road lay about like a piece of dropped string.',
    ],
  },
  arrive: [
    ['Up, up, up! Tall, tall rocks!', 'So high! Puff, puff, puff. Hello, clouds!'],
    [
      '{Place} went up and up, right into the clouds. It wore one like a hat. ^ “Hello!” called {hero}. “…lo!” said {place}.',
    ],
    [
      'From the bottom, {hero} could not see the top. From where the path got steep, {he} could not see the bottom either. ^ “We’re in the middle, then,” {he} said. “That’s always the longest part.” A goat who was listening nodded.',
    ],
    [
      'Some places spread out. This one stood up. {hero} had to tip {his} head back until {his} hat fell off. Even then there was more of it, going on above the clouds as if nobody had told it to stop. ^ “It isn’t really high,” {he} said after a while. “It’s only a lot of low bits, one on top of the other.” {C} seemed to find that a comfort. They began with the nearest low bit.',
    ],
  ],
  crossing: [
    ['Narrow path. Toes, toes, toes. Done!', 'A big gap. One, two, jump!'],
    [
      'The path was thin as a ribbon. {hero} held on to the rock with all ten fingers. ^ “Toe, heel, toe, heel,” {he} told {his} feet.',
    ],
    [
      'At {spot} the path shrank to the width of a [book|dinner plate]. On one side was rock. On the other side was nothing, a great deal of it. ^ {hero} turned {his} face to the rock and told it a story as {he} shuffled along. By the time the princess was rescued, {he} was across.',
    ],
    [
      'Beyond {spot} the path became a shelf, and then a narrower shelf, and then what you might call a suggestion. {hero’s} stomach wished to go home. {He} gave it {his} full attention for a moment. ^ “I know,” {he} told it. “We’ll just do this one step.” They did. It was such a small step that there seemed no reason not to do another. That was how {he} crossed: not bravely, but one at a time.',
    ],
  ],
  wayHome: [
    ['Down, down, down. Bye-bye, clouds!', 'Hop, hop, down. Home we go!'],
    [
      'Going down was quick. Their legs ran all by themselves! ^ “Good night!” called {hero}. “…night!” said {place}.',
    ],
    [
      'The way down was made of knees. {hero} had never noticed that {he} had so many. ^ {He} turned and waved at the top, and it put its cloud back on, like somebody tipping a hat.',
    ],
    [
      'Coming down, {hero} passed all the places where {he} had wanted to turn back. There was {spot}, where {he} had sat for ten minutes. There was the shelf. They were smaller than {he} remembered, and {he} felt almost fond of them. ^ At the bottom {he} looked up. The top was pink, and ridiculously far off. {He} had to tell {himself} twice that {he} knew what was up there.',
    ],
  ],
};
