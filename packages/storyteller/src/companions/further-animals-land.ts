import type { Companion } from './companion.ts';
import { BURROW_COMPANIONS } from './further-animals-burrow.ts';
import { ofTemper } from './temper.ts';
import { proud, shy, sleepy } from './tempers-a.ts';
import { dreamy, grand, tidy } from './tempers-b.ts';
import { joker, slowAndWise, worrier } from './tempers-c.ts';

/** The animals of the land that are asked for more seldom. */
export const LAND_COMPANIONS: readonly Companion[] = [
  ...BURROW_COMPANIONS,
  ofTemper('reindeer', dreamy, {
    name: 'Yonder',
    character: 'clicks softly at every step, and always has the north in mind',
    noises: [
      'Click, clack, click!',
      'Crunch, crunch, snow!',
      'Snuff, snuff, snuff!',
      'Toss go the antlers!',
    ],
    happy: {
      young: ['{C’s} heels went click, click, click.', '{C} found some moss. Yum!'],
      old: [
        '{C’s} heels clicked at every step, like somebody knitting.',
        '{C} found a bit of moss, and offered it round before eating it all.',
      ],
    },
  }),
  ofTemper('rhino', slowAndWise, {
    name: 'Tapioca',
    character: 'thinks twice before charging, and by then has forgotten why',
    noises: ['Stamp, stomp, stamp!', 'Snort, snort!', 'Thud, thud, thud!', 'Roll in the mud!'],
    happy: {
      young: ['{C} rolled in some lovely mud.', 'The ground went thud, thud, thud.'],
      old: [
        '{C} trotted a few steps, and cups shook in houses far away.',
        '{C} wore a flower on that horn for the rest of the way.',
      ],
    },
  }),
  ofTemper('camel', slowAndWise, {
    name: 'Sesame',
    character: 'packs lunch in the hump, and never spills it',
    noises: ['Slurp, slurp, slurp!', 'Sway, sway, sway!', 'Humph! Humph!', 'Munch, prickly munch!'],
    happy: {
      young: ['{C} had a very long drink. Slurp!', '{C} rocked along like a boat.'],
      old: [
        '{C} drank as if for next week, and probably was.',
        '“In the desert,” said {c}, “this would count as a crowd.”',
      ],
    },
  }),
  ofTemper('llama', grand, {
    name: 'Wellington',
    character: 'looks down a long neck at nearly everyone',
    noises: ['Hum, hum, hum!', 'Flick go the ears!', 'Trot, trot, trot!', 'Ptoo! Oh, sorry!'],
    happy: {
      young: ['{C} hummed through that long, proud nose.', '{C} fluttered very long eyelashes.'],
      old: [
        '{C} hummed a march, to have something to walk in time to.',
        '{C} fluttered those eyelashes at a signpost, and seemed sure that it had noticed.',
      ],
    },
  }),
  ofTemper('moose', shy, {
    name: 'Whisper',
    character: 'would rather not be noticed, in spite of the antlers',
    noises: [
      'Splosh, splosh, splosh!',
      'Crunch go the twigs!',
      'Tiptoe, big feet!',
      'Mwaah, mwaah!',
    ],
    happy: {
      young: ['{C} waded through a puddle. Splosh!', '{C} nibbled a leaf, very quietly.'],
      old: [
        '{C} tiptoed, and only two branches broke.',
        '{C} came up from a puddle with weed on one antler, and seemed pleased.',
      ],
    },
  }),
  ofTemper('polar-bear', tidy, {
    name: 'Semolina',
    character: 'white all over, and means to stay that way',
    noises: ['Pad, pad, plop!', 'Belly slide! Wheee!', 'Brrr, lovely!', 'Rub-a-dub, white!'],
    happy: {
      young: ['{C} slid along on a wide white tummy.', '{C} washed all four paws, one by one.'],
      old: [
        '{C} rolled over twice, which is how one takes a bath where {c} comes from.',
        '{C} stepped round every puddle, like somebody in new shoes.',
      ],
    },
  }),
  ofTemper('sloth', sleepy, {
    name: 'Treacle',
    character: 'smiles all day, and moves on Thursdays',
    noises: ['Slooow, slooow!', 'Hang, hang, hang on!', 'Reach, and rest!', 'Munch, one leaf!'],
    happy: {
      young: ['{C} smiled. Then {c} smiled some more.', '{C} waved, and it took a while.'],
      old: [
        '{C} scratched one ear, and finished a little later.',
        '{C} reached for a leaf that had been nearer at the start.',
      ],
    },
  }),
  ofTemper('leopard', proud, {
    name: 'Saffron',
    character: 'knows every spot by name',
    noises: [
      'Purr, rrr, rrr!',
      'Leap! Land softly!',
      'Swish, spotty tail!',
      'Prowl, prowl, prowl!',
    ],
    happy: {
      young: [
        '{C} counted those spots. “Lovely. Lovely. Lovely.”',
        '{C} jumped high and landed softly.',
      ],
      old: [
        '{C} showed {hero} the best spot, behind the left shoulder.',
        '{C} took a leap that was not needed, because it looked well.',
      ],
    },
  }),
  ofTemper('lemur', joker, {
    name: 'Rumpus',
    character: 'springs sideways, and laughs at the view',
    noises: [
      'Boing, sideways, boing!',
      'Stripy tail, up!',
      'Skip, skip, leap!',
      'Hoo-woo, giggle!',
    ],
    happy: {
      young: ['{C} skipped sideways. Boing, boing!', '{C} held up that stripy tail like a flag.'],
      old: [
        '{C} skipped sideways past {hero}, and then, to be fair, back.',
        '{C} settled down with arms spread wide, like somebody in a deckchair.',
      ],
    },
  }),
  ofTemper('panther', worrier, {
    name: 'Soot',
    character: 'as dark as the dark, and not at all sure about it',
    noises: [
      'Pad, soft, pad!',
      'Grrr? No, purr!',
      'Slink, slink, slink!',
      'Two bright eyes! Blink!',
    ],
    happy: {
      young: ['{C} purred and purred and purred.', '{C} crept up on a leaf. Got it!'],
      old: [
        '{C} stretched, like a shadow at the end of the day.',
        '{C} purred, which began somewhere near the ground.',
      ],
    },
  }),
];
