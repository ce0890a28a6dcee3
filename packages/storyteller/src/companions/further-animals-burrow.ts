import type { Companion } from './companion.ts';
import { ofTemper } from './temper.ts';
import { shy, sleepy } from './tempers-a.ts';
import { bold, tidy } from './tempers-b.ts';
import { collector, joker, worrier } from './tempers-c.ts';

/** Those of the woods, rivers and burrows. */
export const BURROW_COMPANIONS: readonly Companion[] = [
  ofTemper('guinea-pig', worrier, {
    name: 'Quiver',
    character: 'whistles when lettuce is near, and sometimes when it only might be',
    noises: [
      'Wheek, wheek, wheek!',
      'Pop! A popcorn hop!',
      'Lettuce! Crunch, crunch!',
      'Scurry, hurry, hide!',
    ],
    happy: {
      young: ['“Wheek!” went {c}, for joy.', '{C} gave a funny hop, straight up.'],
      old: [
        '{C} jumped straight up for joy, and seemed as surprised as anyone.',
        '{C} whistled like a kettle at the word “lettuce”.',
      ],
    },
  }),
  ofTemper('bat', sleepy, {
    name: 'Vesper',
    character: 'sleeps upside down, and thinks of us as the odd ones',
    noises: [
      'Flitter, flutter, flit!',
      'Eek, eek! Echo!',
      'Hang, hang, upside down!',
      'Swoop, loop, flap!',
    ],
    happy: {
      young: ['{C} hung upside down and giggled.', '{C} fluttered round {hero’s} head.'],
      old: [
        '{C} flew three loops and a wobble, without looking once.',
        '{C} hung from the nearest thing, and said the world looked nicer that way up.',
      ],
    },
  }),
  ofTemper('raccoon', tidy, {
    name: 'Suds',
    character: 'washes whatever can be washed',
    noises: ['Rinse, rinse, rinse!', 'Rummage, rummage!', 'Chitter, chitter!', 'Rub, scrub, rub!'],
    happy: {
      young: ['{C} washed a pebble. Now it shone.', '{C} chittered and rubbed both paws.'],
      old: [
        '{C} rinsed a biscuit before eating it, and then looked for it for some time.',
        '{C} peered out of that black mask, like somebody at a very clean ball.',
      ],
    },
  }),
  ofTemper('otter', joker, {
    name: 'Scamp',
    character: 'never walks where there is anything to slide on',
    noises: [
      'Slip, slide, splash!',
      'Squeak, squeak, giggle!',
      'Roll over, roll over!',
      'Juggle, stone, juggle!',
    ],
    happy: {
      young: ['{C} juggled a pebble. Oops!', '{C} slid along on that sleek tummy. Wheee!'],
      old: [
        '{C} lay back and juggled a favourite stone, mostly without dropping it.',
        '{C} found a slope, used it, and went back up for another turn.',
      ],
    },
  }),
  ofTemper('badger', tidy, {
    name: 'Whisk',
    character: 'airs the bedding, sweeps the hall, and brushes both stripes',
    noises: [
      'Dig, dig, dig!',
      'Snuffle, snuff, snuffle!',
      'Sweep, brush, sweep!',
      'Scritch, scratch, scritch!',
    ],
    happy: {
      young: ['{C} swept the path with a twig.', '{C} gave those smart stripes a brush.'],
      old: [
        '{C} fluffed up some dry leaves, as one does a pillow, and let them air.',
        '{C} brushed both stripes until they ran straight.',
      ],
    },
  }),
  ofTemper('meerkat', bold, {
    name: 'Tiptop',
    character: 'stands guard over everything, including lunch',
    noises: ['Pop up! Look out!', 'Dig, dig, pop!', 'Peep, bark, peep!', 'Left! Right! All clear!'],
    happy: {
      young: ['{C} stood up straight. “All clear!”', '{C} dug a hole and popped out again.'],
      old: [
        '{C} stood bolt upright, and reported that the view was still there.',
        '{C} dug a small hole, looked in, and declared it safe.',
      ],
    },
  }),
  ofTemper('beaver', collector, {
    name: 'Twig',
    character: 'cannot see a trickle without thinking of a dam',
    noises: [
      'Gnaw, gnaw, gnaw!',
      'Slap goes the tail!',
      'Chip, chop, chip!',
      'Paddle, paddle, splash!',
    ],
    happy: {
      young: ['{C} gnawed a twig to a neat point.', 'Slap! went {c’s} flat tail.'],
      old: [
        '{C} slapped that flat tail, and looked round for applause.',
        '{C} built a very small dam across a very small trickle, and it held.',
      ],
    },
  }),
  ofTemper('mole', shy, {
    name: 'Velvet',
    character: 'at home under any lawn, and blinks at compliments',
    noises: [
      'Scrabble, scrabble!',
      'Pop! A molehill!',
      'Sniff, snuff, sniff!',
      'Dig down, dig up!',
    ],
    happy: {
      young: ['Up came the ground. Up came {c}!', '{C’s} pink nose went sniff, sniff.'],
      old: [
        '{C} went under for a bit, and came up where nobody was looking.',
        '{C} felt the ground hum, and said what was for supper three fields away.',
      ],
    },
  }),
  ofTemper('skunk', shy, {
    name: 'Vanilla',
    character: 'means only well, and has never yet needed to do the other thing',
    noises: [
      'Shuffle, shuffle, stamp!',
      'Fluff goes the tail!',
      'Sniff. All sweet!',
      'Patter, stripe, patter!',
    ],
    happy: {
      young: ['{C} sniffed, and smiled. All sweet!', '{C} fluffed up that stripy tail.'],
      old: [
        '{C} did a small handstand, of the friendly sort.',
        '“I smell of roses,” said {c}. “I checked.”',
      ],
    },
  }),
  ofTemper('ferret', collector, {
    name: 'Socks',
    character: 'has a tunnel full of socks, none of them a pair',
    noises: [
      'Dook, dook, dook!',
      'Wiggle in, wiggle through!',
      'Twist, hop, twist!',
      'Snatch! A sock!',
    ],
    happy: {
      young: ['{C} did a twisty dance. Dook, dook!', '{C} went in one sleeve and out the other.'],
      old: [
        '{C} danced sideways, backwards and into a bush, for pure joy.',
        '{C} went into one hole, and came out of another with a sock.',
      ],
    },
  }),
];
