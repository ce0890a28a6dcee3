import type { PlacePack } from './place-pack.ts';

export const desert: PlacePack = {
  id: 'desert',
  setting: 'desert',
  noun: 'desert',
  preposition: 'in',
  outfit: 'explorer',
  weathers: ['clear', 'wind'],
  spots: [
    'the tallest dune',
    'the red rock',
    'the prickly cactus',
    'the dry well',
    'the broken pillar',
    'the three palms',
    'the lizard’s stone',
    'the singing sand',
  ],
  peeps: ['Swish, swish, sand!', 'Hot feet! Hop, hop!', 'Slide! Wheee!', 'Scuttle, scuttle!'],
  sights: {
    young: [
      'A lizard did press-ups on a stone.',
      'The sand went swish.',
      'A beetle left a line of dots.',
      'The wind drew stripes in the sand.',
      'A cactus stood with its arms up.',
    ],
    old: [
      'A lizard did three press-ups on a stone and looked round for applause.',
      'The wind was drawing stripes in the sand, and was not happy with any of them.',
      'A beetle walked by, writing a very long sentence with its feet.',
      'Far off, the air wobbled like jelly.',
      'A cactus stood with both arms up, as if somebody had said “Hands up who’s thirsty”.',
      'The sand hummed underfoot, one low note.',
    ],
  },
  arrive: [
    ['Sand, sand, sand! Hot, hot, hot!', 'Up the dune. Down the dune. Wheee!'],
    [
      'Sand in front. Sand behind. Sand in {hero’s} socks! ^ {Place} was the biggest sandpit in the world.',
    ],
    [
      'Somebody had put {place} there and forgotten to add anything. There was sand, and then, for a change, more sand. ^ But when {hero} crouched down {he} saw that it was full of writing. Beetle feet, lizard tails, the hop of a small mouse. Everybody had left a message.',
    ],
    [
      'At first {hero} thought {place} was empty. It took {him} a while to see that it was only tidy. There was a great deal of sky, a great deal of sand, and a line between the two as thin as a hair. ^ Then {he} began to notice the small print. A track like a zip was a beetle. A row of commas was a bird. Somebody had been here before them, everybody had, and not one of them had made a fuss.',
    ],
  ],
  crossing: [
    ['Whoosh! Sand wind. Close your eyes!', 'Up, up, up the sand. Slide back!'],
    [
      'The dune was tall. Two steps up, one slide back, and two steps up again. ^ “That’s still one step up,” said {hero}.',
    ],
    [
      'The dune behind {spot} was as steep as a roof. For every two steps up, {hero} slid back one. {He} stood there and did the sum. ^ “That still makes one,” {he} said, and began again. At the top {he} was the same height as the sky.',
    ],
    [
      'Then came the dune. It did not look like much, until {hero} tried to climb it and found that it was going the other way. Two steps up, and the sand carried {him} gently one step down. {He} tried it faster, and slid faster. ^ So {he} stopped racing it. {He} went slantwise, like a lizard, in long slow stripes, and did the arithmetic as {he} walked. Two take away one is one. One, a great many times, is the top of a dune.',
    ],
  ],
  wayHome: [
    ['Slide down, wheee! Home, home, home.', 'Bye-bye, sand. Shake out your shoes!'],
    [
      'They slid down the dunes on their bottoms, all the way. Wheee! ^ {hero} shook out {his} shoes. There was half of {place} in there.',
    ],
    [
      'Everything that had been up was now down. They slid the tallest dune on their bottoms, twice, since it would have been a waste not to. ^ The sand had turned blue and cool. {hero} took a handful home in {his} pocket, by accident and on purpose.',
    ],
    [
      'In the evening {place} gave back all its heat, and it was like walking over some large sleeping animal. They slid down the dune that had taken so long to climb. It was over in four seconds. {hero} felt that there was probably a lesson in that, but {he} was too busy shrieking. ^ The wind came along behind, smoothing out their tracks, in the way you close a book for somebody who has fallen asleep.',
    ],
  ],
};
