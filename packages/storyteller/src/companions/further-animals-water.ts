import type { Companion } from './companion.ts';
import { CRAWLING_COMPANIONS } from './further-animals-crawling.ts';
import {
  lobsterAtTheGate,
  manateeAtTheGate,
  narwhalAtTheGate,
  seahorseAtTheGate,
  squidAtTheGate,
  starfishAtTheGate,
} from './sea-meetings.ts';
import { ofTemper } from './temper.ts';
import { shy, sleepy } from './tempers-a.ts';
import { dreamy, grand } from './tempers-b.ts';
import { slowAndWise, worrier } from './tempers-c.ts';

/** The animals of the sea, and all that creeps. */
export const WATER_COMPANIONS: readonly Companion[] = [
  ...CRAWLING_COMPANIONS,
  ofTemper('seal', sleepy, {
    name: 'Snug',
    character: 'naps on any rock, and thinks it a feather bed',
    noises: [
      'Arf, arf, arf!',
      'Flop, flop, slide!',
      'Clap go the flippers!',
      'Wiggle, roll, splash!',
    ],
    happy: {
      young: ['{C} clapped both flippers. Arf, arf!', '{C} rolled over. Flop!'],
      old: [
        '{C} bent up at both ends, like a banana, and seemed comfortable.',
        '{C} clapped both flippers, a little late.',
      ],
    },
  }),
  ofTemper('starfish', shy, {
    name: 'Twinkle',
    character: 'has five arms, and hides behind each in turn',
    noises: [
      'Cling, cling, star!',
      'Wave one, wave five!',
      'Stick! Pop! Stick!',
      'Tiptoe, on tiny toes!',
    ],
    meet: starfishAtTheGate,
    happy: {
      young: ['{C} waved. One, two, three, four, five!', '{C} stuck to {hero’s} sleeve. Pop!'],
      old: [
        '{C} turned one slow cartwheel, and hoped that nobody had seen.',
        '{C} crept along on some hundreds of feet, all in step.',
      ],
    },
  }),
  ofTemper('seahorse', sleepy, {
    name: 'Ripple',
    character: 'holds on to something before dropping off',
    noises: [
      'Bob, float, bob!',
      'Curl goes the tail!',
      'Click, click, nibble!',
      'Drift, drift, hold on!',
    ],
    meet: seahorseAtTheGate,
    happy: {
      young: ['{C} curled up tight round {hero’s} finger.', '{C} bobbed up and down like a cork.'],
      old: [
        '{C} rose and sank, as though to slow music.',
        '{C} took hold of one of {hero’s} buttons, and felt quite safe.',
      ],
    },
  }),
  ofTemper('walrus', grand, {
    name: 'Trombone',
    character: 'has a moustache that has dined with explorers',
    noises: [
      'Ooorf! Ooorf!',
      'Flop, flump, flop!',
      'Tusks! Big tusks!',
      'Bristle, whistle, bristle!',
    ],
    happy: {
      young: ['{C} blew out that great moustache.', '{C} whistled through both tusks.'],
      old: [
        '{C} whistled a sea song, through one tusk and then the other.',
        '{C} combed that moustache with a passing twig.',
      ],
    },
  }),
  ofTemper('narwhal', dreamy, {
    name: 'Spindle',
    character: 'draws pictures on the ice, and forgets to sign them',
    noises: [
      'Click, click, whistle!',
      'Swish, tusk, swish!',
      'Brr, bubble, brr!',
      'Dive down, come up!',
    ],
    meet: narwhalAtTheGate,
    happy: {
      young: ['{C} drew a circle in the air.', '{C} blew a cold, sparkly bubble.'],
      old: [
        '{C} wrote {hero’s} name on the air with that tusk, and spelt it almost right.',
        '{C} caught a drifting leaf by accident, and wore it.',
      ],
    },
  }),
  ofTemper('lobster', grand, {
    name: 'Sceptre',
    character: 'of an old family in armour, which leaves rooms backwards',
    noises: [
      'Snip, snap, snip!',
      'Click, clack, claws!',
      'Backwards! Zoom!',
      'Wave, feelers, wave!',
    ],
    meet: lobsterAtTheGate,
    happy: {
      young: ['{C} clicked both claws. Snip, snap!', '{C} waved two very long feelers.'],
      old: [
        '{C} snapped both claws for a waiter, and waited.',
        '{C} went by in full armour, like a knight on holiday.',
      ],
    },
  }),
  ofTemper('squid', worrier, {
    name: 'Squiggle',
    character: 'has ten arms, three hearts, and a worry for each',
    noises: [
      'Squirt! Whoosh! Squirt!',
      'Wriggle, ten arms, wriggle!',
      'Splat! Ink! Sorry!',
      'Blush, pink, blush!',
    ],
    meet: squidAtTheGate,
    happy: {
      young: ['{C} went pale, then pink with joy.', '{C} hugged {hero} ten times at once.'],
      old: [
        '{C} flushed with pleasure, in stripes.',
        '{C} wrote “Hooray” in ink, and it hung there for a bit.',
      ],
    },
  }),
  ofTemper('manatee', slowAndWise, {
    name: 'Waltz',
    character: 'grazes like a cow, and floats like a thought',
    noises: [
      'Float, roll, float!',
      'Munch, weed, munch!',
      'Puff! Up for air!',
      'Slow paddle, slow!',
    ],
    meet: manateeAtTheGate,
    happy: {
      young: ['{C} turned over, slowly, like a pillow.', '{C} puffed, and munched some weed.'],
      old: [
        '{C} rolled over, which took most of a minute, and enjoyed both sides.',
        '{C} chewed, with the air of somebody reading.',
      ],
    },
  }),
];
