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
      '[Wheek, wheek, wheek|Wheek, whee, wheek|Week, wheek, whee]!',
      '[Pop|Hop|Pip, pop], [a popcorn hop|a jump, a twist|up like popcorn]!',
      '[Lettuce|Carrot|Parsley], [crunch, crunch|crunch, munch|munch, wheek]!',
      '[Scurry, hurry, hide|Hurry, scurry, hide|Scuttle, scurry, hide]!',
    ],
    happy: {
      young: [
        '“[Wheek|Whee-eek|Wheeeek]!” went {c}, [for joy|all shivery|and again].',
        '{C} gave a [funny hop|popcorn jump|little skip], [straight up|on the spot|and a squeak].',
      ],
      old: [
        '{C} [jumped straight up|hopped, all four feet at once,|turned round in mid-air] for joy, and [seemed as surprised as anyone|looked round for the one who did it|landed facing the wrong way].',
        '{C} whistled [like a kettle|for a full minute|in two tones] at the word “[lettuce|parsley|cucumber]”.',
      ],
    },
  }),
  ofTemper('bat', sleepy, {
    name: 'Vesper',
    character: 'sleeps upside down, and thinks of us as the odd ones',
    noises: [
      '[Flitter, flutter, flit|Flit, flutter, flitter|Flutter, flap, flit]!',
      '[Eek, eek|Eek, ping|Peep, eek], [echo|echo-o|hello-o]!',
      '[Hang, hang|Hook on, hang|Swing, swing], upside down!',
      '[Swoop, loop, flap|Loop, swoop, flap|Swoop, dip, flap]!',
    ],
    happy: {
      young: [
        '{C} hung [upside down|by both toes|head down] and [giggled|waved|hummed].',
        '{C} [fluttered|flapped|zigzagged] round [{hero’s} head|{hero’s} ears|and under {hero’s} arm].',
      ],
      old: [
        '{C} flew [three loops and a wobble|a knot and a half|between two gnats], [without looking once|with both eyes shut|humming to find the way].',
        '{C} hung from [the nearest thing|{hero’s} sleeve|a handy knob], and said the world [looked nicer that way up|had been hung the wrong way|made better sense].',
      ],
    },
  }),
  ofTemper('raccoon', tidy, {
    name: 'Suds',
    character: 'washes whatever can be washed',
    noises: [
      '[Rinse, rinse, rinse|Rinse, splash, rinse|Dip, rinse, dip]!',
      '[Rummage, rummage|Rummage, rattle|Rustle, rummage]!',
      '[Chitter, chitter|Chitter, chatter|Churr, chitter]!',
      '[Rub, scrub, rub|Scrub, rub, scrub|Rub-a-dub, scrub]!',
    ],
    happy: {
      young: [
        '{C} washed [a pebble|a spoon|an apple]. [Now it shone|Squeaky clean|How it gleamed].',
        '{C} [chittered|hummed|sniffed] and [rubbed both paws|wrung both paws|counted ten claws].',
      ],
      old: [
        '{C} [rinsed a biscuit|dipped a bun in a puddle|washed a lump of sugar] before eating it, and then [looked for it for some time|blamed the soap|wrung out both paws, puzzled].',
        '{C} peered out of [that black mask|those two clean rings|the neat black mask], like somebody at [a very clean ball|a fancy-dress tea|an extremely tidy robbery].',
      ],
    },
  }),
  ofTemper('otter', joker, {
    name: 'Scamp',
    character: 'never walks where there is anything to slide on',
    noises: [
      '[Slip, slide, splash|Slide, splosh, splash|Slip, slop, splash]!',
      '[Squeak, squeak, giggle|Squeak, giggle, squeak|Chirp, squeak, giggle]!',
      '[Roll over, roll over|Roll, roll, wriggle|Over, and over]!',
      '[Juggle, stone, juggle|Toss, stone, catch|Juggle, oops, juggle]!',
    ],
    happy: {
      young: [
        '{C} juggled a [pebble|shell|nut], [oops|plop|ouch, toe]!',
        '{C} slid along on that [sleek tummy|smooth brown tummy|long back], [wheee|whoosh|again]!',
      ],
      old: [
        '{C} [lay back and juggled|stood on tiptoe and juggled|showed {hero} how to juggle] [a favourite stone|a very flat stone|one round pebble], [mostly without dropping it|and mostly caught it|and a biscuit that came by].',
        '{C} [found a slope, used it,|found something to slide down|slid down a bump, head first,] and went back up for [another turn|the other end of the joke|a better go].',
      ],
    },
  }),
  ofTemper('badger', tidy, {
    name: 'Whisk',
    character: 'airs the bedding, sweeps the hall, and brushes both stripes',
    noises: [
      '[Dig, dig, dig|Dig, scoop, dig|Scrape, dig, scrape]!',
      '[Snuffle, snuff, snuffle|Snuff, snuffle, snort|Sniff, snuffle, snuff]!',
      '[Sweep, brush, sweep|Brush, sweep, brush|Sweep, swish, sweep]!',
      '[Scritch, scratch, scritch|Scratch, scritch, scratch|Scrape, scritch, scrape]!',
    ],
    happy: {
      young: [
        '{C} [swept|dusted|brushed] the path [with a twig|with one paw|with a hanky].',
        '{C} gave those [smart stripes|two stripes|round ears] [a brush|a lick|a rub].',
      ],
      old: [
        '{C} [fluffed up some dry leaves|shook out some moss|beat some hay], as one does a pillow, and [let the air through|looked for crumbs|turned down a corner].',
        '{C} [brushed|combed|smoothed] both stripes until [they ran straight|they matched|one could have ruled lines by them].',
      ],
    },
  }),
  ofTemper('meerkat', bold, {
    name: 'Tiptop',
    character: 'stands guard over everything, including lunch',
    noises: [
      '[Pop up|Up, up|Stand tall], [look out|look round|look left]!',
      '[Dig, dig, pop|Dig, duck, pop|Scrape, dig, pop]!',
      '[Peep, bark, peep|Bark, peep, bark|Peep, peep, wuff]!',
      'Left, right, [all clear|no worms|carry on]!',
    ],
    happy: {
      young: [
        '{C} [stood up straight|sat up tall|stood on tiptoe]. “[All clear|No lions|Halt]!”',
        '{C} [dug a hole|ducked down|dived under] and [popped out again|popped up|peeped out].',
      ],
      old: [
        '{C} [stood bolt upright|climbed on {hero’s} shoulder|saluted], and reported that [the view was still there|nothing was coming from anywhere|lunch was not yet in sight].',
        '{C} dug [a small hole|a short tunnel|a second front door], looked in, and [declared it safe|posted a guard on it|gave it the password].',
      ],
    },
  }),
  ofTemper('beaver', collector, {
    name: 'Twig',
    character: 'cannot see a trickle without thinking of a dam',
    noises: [
      '[Gnaw, gnaw, gnaw|Gnaw, nibble, gnaw|Chew, gnaw, chew]!',
      '[Slap|Flap|Whack] goes the tail!',
      '[Chip, chop, chip|Chop, chip, chop|Crick, crack, crunch]!',
      '[Paddle, paddle, splash|Paddle, dive, splash|Splash, paddle, slap]!',
    ],
    happy: {
      young: [
        '{C} gnawed [a twig|a stick|a broom] to [a neat point|a spoon|a pencil].',
        '[Slap|Whack|Bang]! went {c’s} [flat|broad|big] tail.',
      ],
      old: [
        '{C} [slapped|thumped|patted the ground with] that flat tail, and [looked round for applause|listened for an answer|checked for leaks].',
        '{C} built [a very small dam|a neat wall|a bridge of two twigs] across [a very small trickle|a spilt drink|the end of a puddle], and [it held|moved in for a minute|signed it].',
      ],
    },
  }),
  ofTemper('mole', shy, {
    name: 'Velvet',
    character: 'at home under any lawn, and blinks at compliments',
    noises: [
      '[Scrabble, scrabble|Scribble, scrabble|Scrabble, scratch]!',
      '[Pop|Puff|Bump], [a molehill|a heap of earth|mind your toes]!',
      '[Sniff, snuff, sniff|Snuff, sniff, snuff|Sniff, sneeze, sniff]!',
      '[Dig down, dig up|Dig in, dig out|Dig left, dig right]!',
    ],
    happy: {
      young: [
        'Up came the [ground|earth|floor]. [Up came|Out came|Hello,] {c}!',
        '{C’s} pink nose went [sniff, sniff|snuff, snuff|twitch, twitch].',
      ],
      old: [
        '{C} [went under for a bit|dug a short tunnel|took the lower road], and came up where [nobody was looking|nobody had thought to look|{hero’s} foot had just been].',
        '{C} [felt the ground hum|laid one ear to the earth|put a pink nose to the ground], and said what was for [supper|tea|pudding] [three fields away|in the next kingdom|at the other end of it].',
      ],
    },
  }),
  ofTemper('skunk', shy, {
    name: 'Vanilla',
    character: 'means only well, and has never yet needed to do the other thing',
    noises: [
      '[Shuffle, shuffle, stamp|Shuffle, stamp, shuffle|Stamp, shuffle, stamp]!',
      '[Fluff|Up|Wave] goes the tail!',
      '[Sniff|Snuff|Smell me], [all sweet|roses|lovely]!',
      '[Patter, stripe, patter|Pitter, stripe, patter|Patter, puff, patter]!',
    ],
    happy: {
      young: [
        '{C} sniffed, and [smiled|nodded|blushed]. [All sweet|Only soap|Mmm, roses]!',
        '{C} [fluffed up|shook out|tidied] that [stripy|white|big, soft] tail.',
      ],
      old: [
        '{C} did [a small handstand|a shy sort of dance|two small stamps], [of the friendly sort|and took a bow|purely as a greeting].',
        '“[I smell of roses|It’s only soap|I smell of toast],” said {c}. “[I checked|I asked|Everyone may check].”',
      ],
    },
  }),
  ofTemper('ferret', collector, {
    name: 'Socks',
    character: 'has a tunnel full of socks, none of them a pair',
    noises: [
      '[Dook, dook, dook|Dook, a-dook, dook|Duk, dook, duk]!',
      '[Wiggle in,|Wriggle in,|Squeeze in,] wiggle through!',
      '[Twist, hop, twist|Hop, twist, hop|Twist, bounce, twist]!',
      '[Snatch|Grab|Snitch], [a sock|a glove|a slipper]!',
    ],
    happy: {
      young: [
        '{C} did a [twisty|bouncy|backwards] dance. [Dook, dook|Hop, dook|Dook, whee]!',
        '{C} [went|wriggled|squeezed] in one sleeve and out [the other|a pocket|the collar].',
      ],
      old: [
        '{C} [danced sideways|hopped forwards|skipped in circles], backwards and [into a bush|into {hero}|upside down], for pure joy.',
        '{C} went [into one hole|down one pipe|into one boot], and came out of another with [a sock|a mitten|somebody’s slipper].',
      ],
    },
  }),
];
