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
      '[Arf, arf, ork|Ark, arf, ark|Arf, orf, arf]!',
      '[Flop, flop, slide|Flip, flop, slide|Flop, slide, bump]!',
      '[Clap|Slap|Wave] go the flippers!',
      '[Wiggle, roll, splash|Wiggle, wobble, splash|Roll, wiggle, flop]!',
    ],
    happy: {
      young: [
        '{C} [clapped|slapped|waved] both flippers. [Arf, arf|Ark, ark|Slap, slap]!',
        '{C} [rolled over|lay down|sat down], [flop|flump|plop]!',
      ],
      old: [
        '{C} bent up at both ends, like [a banana|a boat|a smile], and [seemed comfortable|yawned in the middle|rocked a little].',
        '{C} clapped [both flippers|twice|and barked], [a little late|when it was over|in a sleepy sort of way].',
      ],
    },
  }),
  ofTemper('starfish', shy, {
    name: 'Twinkle',
    character: 'has five arms, and hides behind each in turn',
    noises: [
      '[Cling, cling, star|Cling, star, cling|Cling, hold, cling]!',
      '[Wave one, wave five|Wave two, wave four|Stretch one, stretch five]!',
      '[Stick|Stuck|Suck]! [Pop|Plop|Pip], [stick|stuck|schlup]!',
      'Tiptoe, on [tiny|hundred|soft] toes!',
    ],
    meet: starfishAtTheGate,
    happy: {
      young: [
        '{C} [waved|counted|stretched]. [One, two, three, four, five|Five, four, three, two, one|One, two, more, four, five]!',
        '{C} [stuck|clung] to {hero’s} [sleeve|hand|nose], [pop|plop|schlup]!',
      ],
      old: [
        '{C} turned one [slow cartwheel|shy twirl|careful somersault], and [hoped that nobody had seen|went red at all five tips|looked round from under an arm].',
        '{C} [crept along|came after them|went by] on [some hundreds of feet|a great many feet|more feet than a parade], [all in step|and none of them stamped|whispering].',
      ],
    },
  }),
  ofTemper('seahorse', sleepy, {
    name: 'Ripple',
    character: 'holds on to something before dropping off',
    noises: [
      '[Bob, float, curly tail|Bob, nod, bob|Bob, trot, bob]!',
      '[Curl|Round|Twirl] goes the tail!',
      '[Click, click, nibble|Click, nibble, click|Snick, click, nibble]!',
      '[Drift, drift|Float, drift|Doze, drift], hold on!',
    ],
    meet: seahorseAtTheGate,
    happy: {
      young: [
        '{C} [curled up tight|wound that tail|went to sleep] round {hero’s} [finger|thumb|top button].',
        '{C} [bobbed up and down|rocked up and down|swung to and fro] like [a cork|a lantern|a balloon].',
      ],
      old: [
        '{C} [rose and sank|swayed and dipped|rocked], as though [to slow music|in a slow lift|on a string].',
        '{C} took hold of [one of {hero’s} buttons|{hero’s} shoelace|the edge of {hero’s} cuff], and [felt quite safe|nodded off|would not be moved].',
      ],
    },
  }),
  ofTemper('walrus', grand, {
    name: 'Trombone',
    character: 'has a moustache that has dined with explorers',
    noises: [
      '[Ooorf|Ooomph|Hoorf]! [Ooorf|Roorf|Hrrmph]!',
      '[Flop, flump, flop|Flump, flop, flump|Flop, thump, flop]!',
      '[Tusks|Teeth|Two tusks], [big|white|fine] tusks!',
      '[Bristle, whistle, bristle|Whistle, bristle, whistle|Bristle, tickle, bristle]!',
    ],
    happy: {
      young: [
        '{C} [blew out|combed|shook] that [great|fine|bristly] moustache.',
        '{C} [whistled|hummed|blew] [through both tusks|between two tusks|a tune, very low].',
      ],
      old: [
        '{C} whistled [a sea song|a shanty|the captain’s march], [through one tusk and then the other|with feeling, and some spray|and saluted at the chorus].',
        '{C} [combed|parted|tidied] that moustache with [a passing twig|a borrowed fork|an old fishbone].',
      ],
    },
  }),
  ofTemper('narwhal', dreamy, {
    name: 'Spindle',
    character: 'draws pictures on the ice, and forgets to sign them',
    noises: [
      '[Click, click, tusk|Click, hum, tusk|Whistle, click, hum]!',
      '[Swish, tusk, swish|Swish, twirl, swish|Twirl, tusk, twirl]!',
      '[Brr, bubble, brr|Bubble, brr, bubble|Brr, blub, brr]!',
      '[Dive down, come up|Duck under, pop up|Down, and round]!',
    ],
    meet: narwhalAtTheGate,
    happy: {
      young: [
        '{C} [drew|wrote|painted] a [circle|fish|squiggle] in the air.',
        '{C} [blew|hummed|let go] a [cold, sparkly|big, silver|round, wobbly] bubble.',
      ],
      old: [
        '{C} wrote {hero’s} name on the air [with that tusk|in curly letters|as neatly as with a pen], and [spelt it almost right|gave it an extra l|ended with a fish].',
        '{C} caught [a drifting leaf|a floating feather|somebody’s lost ribbon] [by accident|on that tusk|without looking], and wore it.',
      ],
    },
  }),
  ofTemper('lobster', grand, {
    name: 'Sceptre',
    character: 'of an old family in armour, which leaves rooms backwards',
    noises: [
      '[Snip, snap, snip|Snap, snip, snap|Snip, click, snip]!',
      '[Click, clack, claws|Clack, click, claws|Clickety, clack, claws]!',
      '[Backwards|In reverse|Tail first], [zoom|zip|swoosh]!',
      '[Wave, feelers, wave|Wave, waggle, wave|Twitch, feelers, twitch]!',
    ],
    meet: lobsterAtTheGate,
    happy: {
      young: [
        '{C} [clicked|raised|opened] both claws, [snip, snap|snap, snip|click, clack]!',
        '{C} [waved|crossed|polished] [two very long|those long red|both fine] feelers.',
      ],
      old: [
        '{C} [snapped both claws|clicked one claw|raised one feeler] for a waiter, and [waited|then once more|asked for the menu].',
        '{C} [went by|retired backwards|came round the corner] in full armour, like [a knight on holiday|a kettle on parade|an uncle at a wedding].',
      ],
    },
  }),
  ofTemper('squid', worrier, {
    name: 'Squiggle',
    character: 'has ten arms, three hearts, and a worry for each',
    noises: [
      '[Squirt|Squish|Spurt], [whoosh|swoosh|zoom], [squirt|sorry|squish]!',
      '[Wriggle, ten arms, wriggle|Wiggle, ten arms, waggle|Ten arms, what a tangle]!',
      '[Splat|Splot|Squirt], [ink|blots|a blot], [sorry|whoops|oh no]!',
      '[Blush, pink, blush|Blush, gulp, blush|Pink, pale, pink]!',
    ],
    meet: squidAtTheGate,
    happy: {
      young: [
        '{C} [went pale, then pink|turned pink, then purple|blushed in spots] [with joy|all over|to the tips].',
        '{C} [hugged|patted|tickled] {hero} [ten times at once|with all ten arms|from every side].',
      ],
      old: [
        '{C} [flushed|blushed|glowed] with pleasure, [in stripes|in ten places|from one end to the other].',
        '{C} wrote “[Hooray|All well|Not bad]” in ink, and it [hung there for a bit|drifted off to be read elsewhere|looked lovely until the end ran].',
      ],
    },
  }),
  ofTemper('manatee', slowAndWise, {
    name: 'Waltz',
    character: 'grazes like a cow, and floats like a thought',
    noises: [
      '[Float, roll, float|Roll, float, roll|Float, munch, float]!',
      '[Munch, weed, munch|Munch, chew, munch|Chew, weed, chew]!',
      '[Puff|Pffff|Phew], [up for air|one big breath|nose up]!',
      '[Slow paddle, slow|Paddle, slow, paddle|Slow, slower, slow]!',
    ],
    meet: manateeAtTheGate,
    happy: {
      young: [
        '{C} [turned over|rolled round|tipped up], slowly, like [a pillow|a big balloon|a sleepy boat].',
        '{C} [puffed|sighed|blinked], and [munched some weed|chewed a leaf|munched, and munched].',
      ],
      old: [
        '{C} [rolled over|turned round|stretched], which took most of a minute, and [enjoyed both sides|did not hurry the end|was worth watching].',
        '{C} [chewed|floated along|munched a lettuce], with the air of [somebody reading|a grandmother knitting|a duchess on a sofa].',
      ],
    },
  }),
];
