import type { Companion } from './companion.ts';
import { ofTemper } from './temper.ts';
import { chatty, proud } from './tempers-a.ts';
import { bold, dreamy, tidy } from './tempers-b.ts';
import { collector, joker, worrier } from './tempers-c.ts';

/** The birds of farm, town and garden. */
export const GARDEN_BIRDS: readonly Companion[] = [
  ofTemper('chick', bold, {
    name: 'Yolk',
    character: 'two weeks old, and not taking any nonsense',
    noises: [
      'Cheep, cheep, cheep!',
      'Peck, peck, peep!',
      'Fluff, puff, fluff!',
      'Run, run, yellow run!',
    ],
    happy: {
      young: ['“Cheep!” shouted {c}. “Cheep!”', '{C} puffed up like a yellow ball.'],
      old: [
        '{C} pecked a pebble, as a lesson to the others.',
        '{C} grew, by the look of it, a whole inch with pride.',
      ],
    },
  }),
  ofTemper('rooster', proud, {
    name: 'Trumpet',
    character: 'believes that the day begins because somebody crows',
    noises: [
      'Cock-a-doodle-doo!',
      'Strut, strut, strut!',
      'Flap! Up on top!',
      'Scratch, peck, scratch!',
    ],
    happy: {
      young: ['“Cock-a-doodle-doo!” sang {c}. “That’s me!”', '{C} strutted in a circle.'],
      old: [
        '{C} crowed, and waited for somebody to say thank you.',
        '{C} strutted so hard that there was dust.',
      ],
    },
  }),
  ofTemper('goose', chatty, {
    name: 'Ruckus',
    character: 'has something to say about everybody’s ankles',
    noises: [
      'Honk! Honk! Honk!',
      'Hiss, honk, hello!',
      'Slap, slap, flat feet!',
      'Gabble, gabble!',
    ],
    happy: {
      young: [
        '“Honk!” said {c}. “Honk, and how are you?”',
        '{C’s} flat feet went slap, slap, slap.',
      ],
      old: [
        '{C} honked at a cloud, and gave it directions to the south.',
        '{C} led the way in a V, all alone.',
      ],
    },
  }),
  ofTemper('crow', joker, {
    name: 'Scribble',
    character: 'cleverer than most locks',
    noises: ['Caw, caw, caw!', 'Hop, hop, pinch!', 'Caw, ha, ha!', 'Flap, black flap!'],
    happy: {
      young: ['“Caw, ha, ha!” went {c}.', '{C} hid a nut, and winked.'],
      old: [
        '{C} dropped a nut, watched it bounce, and did it again for science.',
        '{C} copied a squeaky gate so well that it wanted oil.',
      ],
    },
  }),
  ofTemper('pigeon', worrier, {
    name: 'Ticket',
    character: 'always finds the way home, and always doubts it',
    noises: ['Coo, coo, roo!', 'Bob, coo, bob!', 'Peck, crumb, peck!', 'Clap go the wings!'],
    happy: {
      young: ['{C} went bob, bob, bob with joy.', '“Coo,” said {c}. “A crumb!”'],
      old: [
        '{C} nodded at every step, as though agreeing with the road.',
        '“Home is that way,” said {c}, to be on the safe side.',
      ],
    },
  }),
  ofTemper('turkey', chatty, {
    name: 'Wattle',
    character: 'gobbles first, and thinks in the pause after',
    noises: [
      'Gobble, gobble, gobble!',
      'Wobble, wattle, wobble!',
      'Fan out! Ta-dum!',
      'Strut, gobble, strut!',
    ],
    happy: {
      young: ['“Gobble, gobble!” laughed {c}.', '{C} shook all over. Wobble, wobble!'],
      old: [
        '{C} turned pink, then blue, then pink, out of sheer good spirits.',
        '{C} gobbled so heartily that {hero} lost count of the gobbles.',
      ],
    },
  }),
  ofTemper('woodpecker', collector, {
    name: 'Xylo',
    character: 'keeps a hole for everything',
    noises: ['Tap, tap, tap, tap!', 'Rat-a-tat-tat!', 'Hop up the trunk!', 'Knock on wood!'],
    happy: {
      young: ['Rat-a-tat-tat! went {c}, for joy.', '{C} tapped out a tune for {hero}.'],
      old: [
        '{C} drummed, waited politely, and drummed again in case nobody had heard.',
        '{C} pushed an acorn into a crack, and made a note of it.',
      ],
    },
  }),
  ofTemper('sparrow', chatty, {
    name: 'Smidgen',
    character: 'knows the news of every hedge',
    noises: [
      'Chirp, chirp, chatter!',
      'Hop, flutter, hop!',
      'Dust bath! Fluff, puff!',
      'Cheep! A crumb! Cheep!',
    ],
    happy: {
      young: ['{C} chirped six things at once.', '{C} had a bath in the dust. Puff!'],
      old: [
        '{C} took a dust bath, and talked all through it.',
        '{C} passed on the news from the hedge, and added to it.',
      ],
    },
  }),
  ofTemper('canary', tidy, {
    name: 'Quaver',
    character: 'sings every note clean, and then dusts it',
    noises: [
      'Tweet, trill, tweet!',
      'La-la, tee-lee-lee!',
      'Swing on the perch!',
      'Preen, preen, yellow!',
    ],
    happy: {
      young: ['{C} sang a high, clean note.', '{C} smoothed a bright yellow wing.'],
      old: [
        '{C} trilled up the scale and down again, and wiped that beak.',
        '{C} sang a tune with no crumbs in it.',
      ],
    },
  }),
  ofTemper('budgie', chatty, {
    name: 'Yodel',
    character: 'talks all day, and says good night to the mirror',
    noises: [
      'Chirrup, chatter, chirrup!',
      'Pretty me! Pretty me!',
      'Bob, bob, ring the bell!',
      'Whistle, whistle, tweet!',
    ],
    happy: {
      young: ['“Who’s clever?” asked {c}. “I’m clever!”', '{C} bobbed up and down and whistled.'],
      old: [
        '{C} copied {hero’s} laugh, and then the doorbell.',
        '{C} nibbled {hero’s} ear, and told {him} a secret in it.',
      ],
    },
  }),
  ofTemper('swallow', dreamy, {
    name: 'Zephyr',
    character: 'has been to Africa and back, and left a thought there',
    noises: [
      'Swoop, loop, swoop!',
      'Twitter, twit, twitter!',
      'Dip, dart, dip!',
      'Round the roof! Whoosh!',
    ],
    happy: {
      young: ['{C} swooped low, and twittered.', '{C} drew a loop in the air.'],
      old: [
        '{C} wrote one long line on the air, and forgot to cross the t.',
        '“In Africa,” said {c}, “it’s Wednesday, too.”',
      ],
    },
  }),
];
