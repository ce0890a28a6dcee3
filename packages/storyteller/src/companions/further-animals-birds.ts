import type { Companion } from './companion.ts';
import { GARDEN_BIRDS } from './further-animals-garden-birds.ts';
import { ofTemper } from './temper.ts';
import { chatty, proud } from './tempers-a.ts';
import { bold, grand, tidy } from './tempers-b.ts';
import { collector, slowAndWise, worrier } from './tempers-c.ts';

/** The birds that are asked for more seldom. */
export const FEATHERED_COMPANIONS: readonly Companion[] = [
  ...GARDEN_BIRDS,
  ofTemper('eagle', grand, {
    name: 'Summit',
    character: 'sees a button from a mile up, and has opinions about it',
    noises: [
      'Swoosh, up, up!',
      'Kee-yah! Kee-yah!',
      'Wide, wide wings!',
      'Sharp eyes! Look, look!',
    ],
    happy: {
      young: ['{C} opened those wings. So wide!', '“Kee-yah!” cried {c}. Everything listened.'],
      old: [
        '{C} drew one circle overhead, like a signature.',
        '{C} mentioned a dropped penny, four villages off.',
      ],
    },
  }),
  ofTemper('swan', grand, {
    name: 'Taffeta',
    character: 'glides above, paddles below, and speaks of neither',
    noises: [
      'Glide, glide, glide!',
      'Hiss! Oh, pardon!',
      'Ruffle, white feathers!',
      'Long neck! Hello up there!',
    ],
    happy: {
      young: ['{C} glided by, white and smooth.', '{C} made a curve with that long neck.'],
      old: [
        '{C} bent that neck into a question mark, as though somebody ought to answer.',
        '{C} glided, even where there was nothing to glide on.',
      ],
    },
  }),
  ofTemper('flamingo', tidy, {
    name: 'Sherbet',
    character: 'stands on one leg so as to keep the other one clean',
    noises: ['Stand on one leg!', 'Pink! Pink! Pink!', 'Dip, sip, dip!', 'Swap legs! Wobble!'],
    happy: {
      young: ['{C} stood on one leg. Then the other.', 'Every pink feather was in its place.'],
      old: [
        '{C} changed legs, with the air of somebody turning a page.',
        '{C} smoothed one pink feather, and then, in fairness, all the rest.',
      ],
    },
  }),
  ofTemper('peacock', proud, {
    name: 'Razzle',
    character: 'opens like a fan, and is slow to shut',
    noises: [
      'Swish! A fan of feathers!',
      'Shimmer, shimmer!',
      'May-aw! May-aw!',
      'Turn around! Look!',
    ],
    happy: {
      young: ['{C} opened that great tail. Swish!', 'All the feather eyes looked at {hero}.'],
      old: [
        '{C} spread that tail, and turned slowly, so that nobody missed any.',
        '{C} dropped a feather, and was gracious enough to let {hero} keep it.',
      ],
    },
  }),
  ofTemper('ostrich', worrier, {
    name: 'Stilts',
    character: 'can outrun anything, and usually has, just in case',
    noises: ['Run, run, run!', 'Blink, long lashes!', 'Boom! Boom!', 'Head down! Peep!'],
    happy: {
      young: ['{C} ran ahead, and ran back again.', '{C} blinked those great big eyes.'],
      old: [
        '{C} ran a mile, found nothing wrong with it, and came back.',
        '{C} did a twirl, knees and all.',
      ],
    },
  }),
  ofTemper('toucan', proud, {
    name: 'Tango',
    character: 'has the brightest beak in the room, whatever the room',
    noises: [
      'Clack, clack, clack!',
      'Croak, hop, croak!',
      'Toss a berry! Gulp!',
      'Big beak! Bright beak!',
    ],
    happy: {
      young: ['Clack, clack! went that splendid beak.', '{C} tossed up a berry. Gulp!'],
      old: [
        '{C} rattled that beak like castanets, and stopped for the cheers.',
        '{C} threw up a berry, caught it, and said that it was nothing.',
      ],
    },
  }),
  ofTemper('seagull', chatty, {
    name: 'Vinegar',
    character: 'loud, friendly, and fond of other people’s chips',
    noises: [
      'Keow! Keow! Keow!',
      'Chip? Chip? Chip!',
      'Glide, flap, glide!',
      'Stamp, stamp! Any worms?',
    ],
    happy: {
      young: ['“Any chips?” asked {c}. “Any at all?”', '{C} danced on the spot. Pat, pat, pat!'],
      old: [
        '{C} laughed, and it carried as far as the coast.',
        '{C} stamped like rain, on the chance of a worm.',
      ],
    },
  }),
  ofTemper('puffin', collector, {
    name: 'Toggle',
    character: 'can hold ten fish in one beak, and still thinks of the eleventh',
    noises: ['Whirr, whirr, wings!', 'Arr, arr, arr!', 'Waddle, plop, dive!', 'Fish, fish, fish!'],
    happy: {
      young: ['{C} whirred up, and came down. Bump!', '{C} clacked that painted beak.'],
      old: [
        '{C} came in to land, bounced, and called it a good one.',
        '{C} pattered ahead, like a waiter with a full tray.',
      ],
    },
  }),
  ofTemper('pelican', collector, {
    name: 'Satchel',
    character: 'has a beak like a shopping bag, and something in it',
    noises: [
      'Flap, flop, scoop!',
      'Open wide! Gulp!',
      'Splash! What’s inside?',
      'Flip, flop, big feet!',
    ],
    happy: {
      young: ['{C} opened wide. Out came a shoe!', 'Scoop! went {c’s} great big beak.'],
      old: [
        '{C} looked for something at the bottom of that beak, and found last week.',
        '{C} offered to carry the sandwiches, and had to be asked to open up again.',
      ],
    },
  }),
  ofTemper('stork', slowAndWise, {
    name: 'Steeple',
    character: 'lives on a chimney, and takes the long view',
    noises: [
      'Clatter, clatter, clatter!',
      'Step. And step.',
      'Long, long legs!',
      'Flap, slow, flap!',
    ],
    happy: {
      young: ['{C} clattered that long red beak.', '{C} took one long step. And another.'],
      old: [
        '{C} clattered that beak, like somebody washing up with feeling.',
        '{C} thought on one leg, and then, to hear the other side, on the other.',
      ],
    },
  }),
  ofTemper('hummingbird', bold, {
    name: 'Zip',
    character: 'hovers, hums, and gives way to nobody',
    noises: [
      'Hummm! Stop! Hummm!',
      'Zoom! Wait! Zoom!',
      'Sip, hum, sip!',
      'Back, and forth, and back!',
    ],
    happy: {
      young: ['{C} hung in the air and hummed.', 'Here was {c}. There was {c}!'],
      old: [
        '{C} flew backwards, to show the air who was who.',
        '{C} hovered before {hero’s} nose, as if about to read out the news.',
      ],
    },
  }),
];
