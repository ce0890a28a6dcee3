import type { Companion } from './companion.ts';
import { ofTemper } from './temper.ts';
import { proud, shy, sleepy } from './tempers-a.ts';
import { bold, dreamy, tidy } from './tempers-b.ts';
import { joker, slowAndWise } from './tempers-c.ts';

/** Those that creep, hop and hum close to the ground. */
export const CRAWLING_COMPANIONS: readonly Companion[] = [
  ofTemper('snake', shy, {
    name: 'Ribbon',
    character: 'ties a bow when nervous',
    noises: [
      'Hiss, sss, hello!',
      'Slither, slide, slither!',
      'Flick goes the tongue!',
      'Curl, coil, curl!',
    ],
    happy: {
      young: ['{C} curled into a neat round heap.', '“Yesss,” said {c}, softly.'],
      old: [
        '{C} tied a loose knot, admired it, and came undone.',
        '{C} slipped by like the string off a parcel.',
      ],
    },
  }),
  ofTemper('caterpillar', dreamy, {
    name: 'Sprout',
    character: 'always hungry, and expecting great things',
    noises: [
      'Munch, crunch, munch!',
      'Hump, bump, along!',
      'Wriggle, so many feet!',
      'Nibble! A leaf! A hole!',
    ],
    happy: {
      young: ['{C} ate a leaf, and then its friend.', '{C} went hump, bump, hump along.'],
      old: [
        '{C} ate a hole in a leaf, and looked at the world through it.',
        '“One day,” said {c}, “I’ll see all this from above.”',
      ],
    },
  }),
  ofTemper('ant', bold, {
    name: 'Titan',
    character: 'lifts ten times as much as anybody asked',
    noises: [
      'March, march, march!',
      'Heave-ho, heave-ho!',
      'Six feet! Left, right!',
      'Lift it up! Hup!',
    ],
    happy: {
      young: ['{C} picked up a crumb. What a crumb!', '“Heave-ho!” cried {c}. “Heave-ho!”'],
      old: [
        '{C} carried a crumb the size of a sofa, and would not be helped.',
        '{C} lifted a twig to keep in practice, and put it down on the other side.',
      ],
    },
  }),
  ofTemper('lizard', sleepy, {
    name: 'Siesta',
    character: 'does nothing at all, extremely fast',
    noises: [
      'Dart! Stop! Dart!',
      'Flick, tongue, flick!',
      'Bask, bask, blink!',
      'Scuttle, scuttle, freeze!',
    ],
    happy: {
      young: ['{C} lay on a warm stone, smiling.', 'Dart! {C} ran, and then lay down.'],
      old: [
        '{C} ran like lightning for one second, and then lay down to get over it.',
        '{C} tried every stone for warmth, and gave them marks.',
      ],
    },
  }),
  ofTemper('chameleon', joker, {
    name: 'Tartan',
    character: 'keeps one eye on the road, and one on the joke',
    noises: [
      'Green! Blue! Peekaboo!',
      'Swivel, swivel, eyes!',
      'Zap goes the tongue!',
      'Creep, rock, creep!',
    ],
    happy: {
      young: ['{C} turned green, with spots. “Guess who!”', '{C} looked left and right at once.'],
      old: [
        '{C} turned the exact colour of {hero’s} sleeve, and said “Boo”.',
        '{C} watched the way ahead with one eye and {hero} with the other.',
      ],
    },
  }),
  ofTemper('dragonfly', bold, {
    name: 'Whizz',
    character: 'flies in six directions, and fears none of them',
    noises: [
      'Whirr, dart, whirr!',
      'Zoom! Hover! Zoom!',
      'Glitter, flit, glitter!',
      'Up! Down! Sideways!',
    ],
    happy: {
      young: ['{C} zoomed up, down and sideways.', '{C’s} four wings glittered.'],
      old: [
        '{C} stopped dead in the air, glittering, and dared it to do something.',
        '{C} flew sideways, which nobody else had thought of.',
      ],
    },
  }),
  ofTemper('worm', tidy, {
    name: 'Shoelace',
    character: 'puts the autumn away, one leaf at a time',
    noises: [
      'Wriggle, squiggle, wriggle!',
      'Wiggle in, wiggle out!',
      'Stretch! Squeeze! Stretch!',
      'Pop! Up I come!',
    ],
    happy: {
      young: ['{C} stretched out long and thin.', '{C} pulled a leaf under. All tidy!'],
      old: [
        '{C} drew a dead leaf underground, and closed the earth behind it.',
        '{C} lay quite straight for once, with evident satisfaction.',
      ],
    },
  }),
  ofTemper('beetle', proud, {
    name: 'Sequin',
    character: 'shines on both sides, and asks people to check',
    noises: [
      'Click, clack, open up!',
      'Scuttle, shine, scuttle!',
      'Bzzz, bump, bzzz!',
      'Polish, polish, gleam!',
    ],
    happy: {
      young: ['{C} shone like a wet pebble.', '{C} opened up and buzzed. Bump!'],
      old: [
        '{C} turned a little, so that the light could do its work.',
        '{C} flew a short way, badly, and landed with great style.',
      ],
    },
  }),
  ofTemper('grasshopper', joker, {
    name: 'Twang',
    character: 'plays the fiddle on one knee',
    noises: [
      'Chirr, chirr, chirr!',
      'Boing! Boing! Boing!',
      'Spring! Where did {c} go?',
      'Fiddle, fiddle, leap!',
    ],
    happy: {
      young: ['Boing! {C} hopped right over {hero}.', '{C} played a tune on one knee.'],
      old: [
        '{C} played a jig on one knee, and jumped at the high notes.',
        '{C} was gone, and then was there again, a yard to the left.',
      ],
    },
  }),
  ofTemper('firefly', dreamy, {
    name: 'Wick',
    character: 'lights up at every good idea',
    noises: [
      'Blink! Glow! Blink!',
      'Twinkle, off, twinkle!',
      'Flit, glow, flit!',
      'On! Off! On again!',
    ],
    happy: {
      young: ['{C} lit up. Blink, blink!', '{C} gave a warm, gold glow.'],
      old: ['{C} flickered, the way other people hum.', '{C} had an idea, and everybody saw it.'],
    },
  }),
  ofTemper('slug', slowAndWise, {
    name: 'Trundle',
    character: 'leaves a silver road behind, for anyone who needs one',
    noises: [
      'Sliiide, slow, sliiide!',
      'Two horns! Peep, peep!',
      'Squish, squash, glide!',
      'Nibble, lettuce, nibble!',
    ],
    happy: {
      young: ['{C} drew a long silver line.', '{C} put out two horns. Peep!'],
      old: [
        '{C} drew a silver line, and looked it over, as one looks over a good page.',
        '{C} put out one horn, and then, when that had gone well, the other.',
      ],
    },
  }),
];
