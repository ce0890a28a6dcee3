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
      '[Hiss, sss, hello|Sss, hiss, hello|Hiss, sss, psst]!',
      '[Slither, slide, slither|Slide, slither, slide|Slip, slither, slide]!',
      '[Flick|Flip|Zip] goes the tongue!',
      '[Curl, coil, curl|Coil, curl, coil|Curl, loop, curl]!',
    ],
    happy: {
      young: [
        '{C} [curled|coiled|melted] into [a neat round heap|a smooth round ring|a figure eight].',
        '“[Yesss|Niccce|Blisss],” said {c}, [softly|blushing|and curled up].',
      ],
      old: [
        '{C} [tied|made|practised] [a loose knot|a double bow|a reef knot], admired it, and [came undone|blushed|undid it again].',
        '{C} [slipped by|ran along|went past] like [the string off a parcel|a lace through an eye|the last of the bathwater].',
      ],
    },
  }),
  ofTemper('caterpillar', dreamy, {
    name: 'Sprout',
    character: 'always hungry, and expecting great things',
    noises: [
      '[Munch, crunch, munch|Crunch, munch, crunch|Munch, nibble, munch]!',
      '[Hump, bump, along|Bump, hump, along|Hump, stretch, along]!',
      '[Wriggle|Tickle|March], so many feet!',
      '[Nibble|Munch|Crunch], [a leaf|lettuce|a stalk], [a hole|two holes|all gone]!',
    ],
    happy: {
      young: [
        '{C} ate [a leaf|a stalk|a petal], and then [its friend|two more|the next one].',
        '{C} went [hump, bump, hump|bump, hump, bump|up, down, up] along.',
      ],
      old: [
        '{C} [ate|nibbled|chewed] a hole in a leaf, and [looked at the world through it|wore it as a collar|spent some time inside it].',
        '“[One day|Some day|Before long],” said {c}, “I’ll [see all this from above|have a much wider coat|not need the stairs].”',
      ],
    },
  }),
  ofTemper('ant', bold, {
    name: 'Titan',
    character: 'lifts ten times as much as anybody asked',
    noises: [
      '[March, march, march|Tramp, march, tramp|Left, right, left]!',
      '[Heave-ho, heave-ho|Heave-ho, up we go|Ho, heave, ho]!',
      '[Six feet|Six boots|Quick march], [left, right|hup, two|in step]!',
      '[Lift it up|Pick it up|All of it], [hup|ho|hop]!',
    ],
    happy: {
      young: [
        '{C} [picked up|lifted|found] [a crumb|a pea|a raisin]. [What a size|Up it went|Heave]!',
        '“[Heave-ho|Ho-hup|One more]!” [cried|sang|yelled] {c}. “[Heave-ho|Mind your heads|Coming through]!”',
      ],
      old: [
        '{C} carried [a crumb the size of a sofa|a pea as big as a boulder|a whole corner of toast], and [would not be helped|said it was nothing|asked for the other one].',
        '{C} lifted [a twig|a hairpin|an acorn cup] to [keep in practice|warm up|set an example], and put it down [on the other side|exactly where it had been|without a grunt].',
      ],
    },
  }),
  ofTemper('lizard', sleepy, {
    name: 'Siesta',
    character: 'does nothing at all, extremely fast',
    noises: [
      '[Dart|Dash|Zip], [stop|rest|nap], [dart|dash|snooze]!',
      '[Flick, tongue, flick|Flick, blink, flick|Blink, tongue, blink]!',
      '[Bask, bask, blink|Bask, blink, bask|Bask, doze, bask]!',
      '[Scuttle, scuttle, freeze|Scuttle, tail up, stop|Scurry, scuttle, freeze]!',
    ],
    happy: {
      young: [
        '{C} lay on [a warm stone|{hero’s} boot|a flat stone], [smiling|blinking|yawning].',
        '[Dart|Zip|Whizz], {c} ran, and then [lay down|had a nap|stopped dead]!',
      ],
      old: [
        '{C} ran [like lightning|like spilt marbles|at full speed] for one second, and then lay down to [get over it|think about it|recover].',
        '{C} tried every [stone|pebble|flat place] for warmth, and [gave them marks|slept on the best|made a list, lying down].',
      ],
    },
  }),
  ofTemper('chameleon', joker, {
    name: 'Tartan',
    character: 'keeps one eye on the road, and one on the joke',
    noises: [
      '[Green|Red|Spots], [blue|yellow|stripes], [peekaboo|guess who|gone]!',
      '[Swivel, swivel,|Roll, swivel,|Round, round,] eyes!',
      '[Zap|Zip|Flick] goes a very long tongue!',
      '[Creep, rock, creep|Rock, creep, rock|Creep, stop, creep]!',
    ],
    happy: {
      young: [
        '{C} [turned|went|blushed] [green, with spots|blue, with stripes|red, then yellow]. “[Guess who|Ta-da, still me|Find me]!”',
        '{C} [looked|peeped|stared] [left and right|up and down|here and there] at once.',
      ],
      old: [
        '{C} [turned the exact colour of {hero’s} sleeve|blended into {hero’s} collar|matched {hero’s} elbow exactly], and said “[Boo|Nobody here|Cuckoo]”.',
        '{C} [watched|kept watch on|minded] the way ahead with one eye and {hero} with [the other|the cleverer one].',
      ],
    },
  }),
  ofTemper('dragonfly', bold, {
    name: 'Whizz',
    character: 'flies in six directions, and fears none of them',
    noises: [
      '[Whirr, dart, whirr|Dart, whirr, dart|Whirr, whizz, whirr]!',
      '[Zoom|Zip|Whirr], [hover|stop|wait], [zoom|zip|gone]!',
      '[Glitter, flit, glitter|Flit, glitter, flit|Glitter, glint, glitter]!',
      '[Up|Left|Loop], [down|right|dive], [sideways|backwards|all at once]!',
    ],
    happy: {
      young: [
        '{C} [zoomed|buzzed|darted] up, down and [sideways|sideways, fast|back again].',
        '{C’s} four wings [glittered|went whirr|shone blue].',
      ],
      old: [
        '{C} [stopped dead|hung quite still|made a stand] in the air, glittering, and dared [it to do something|anybody to blink|the whole world to come closer].',
        '{C} flew [sideways|backwards|in a square], which [nobody else had thought of|takes some nerve|is against all the rules].',
      ],
    },
  }),
  ofTemper('worm', tidy, {
    name: 'Shoelace',
    character: 'puts the autumn away, one leaf at a time',
    noises: [
      '[Wriggle, squiggle, wriggle|Squiggle, wriggle, squiggle|Wriggle, wiggle, wriggle]!',
      '[Wiggle in,|Squeeze in,|Wriggle in,] wiggle out!',
      'Stretch, [squeeze|wriggle|bend], stretch!',
      '[Pop|Plop|Pip], [up I come|here I am|hello, all]!',
    ],
    happy: {
      young: [
        '{C} [stretched out|lay down|lay there] [long and thin|very neatly|nice and straight].',
        '{C} [pulled|tucked|tugged] [a leaf|a stalk|a petal] under, [all tidy|clean|there]!',
      ],
      old: [
        '{C} [drew|tugged|took] [a dead leaf|a brown leaf|a loose stalk] underground, and [closed the earth behind it|shut the earth like a drawer|patted the place smooth].',
        '{C} lay [quite straight|as straight as a ruler|level at both ends] for once, with [evident satisfaction|both ends in line|a sigh of order].',
      ],
    },
  }),
  ofTemper('beetle', proud, {
    name: 'Sequin',
    character: 'shines on both sides, and asks people to check',
    noises: [
      '[Click, clack, open up|Clack, click, open up|Click, whirr, open up]!',
      '[Scuttle, shine, scuttle|Shine, scuttle, shine|Scuttle, gleam, scuttle]!',
      '[Bzzz, bump, bzzz|Bzzz, crash, bzzz|Bump, bzzz, bump]!',
      '[Polish, polish, gleam|Rub, polish, gleam|Polish, gleam, polish]!',
    ],
    happy: {
      young: [
        '{C} [shone|gleamed|glowed] like [a wet pebble|a new button|a polished shoe].',
        '{C} [opened up|took off|flapped] and [buzzed|whirred|hummed], [bump|bonk|crash]!',
      ],
      old: [
        '{C} [turned a little|held quite still|moved two steps left], so that [the light could do its work|everyone had the green side|nobody need push].',
        '{C} flew [a short way|in half a circle|as far as {hero’s} sleeve], badly, and landed [with great style|bowing|as if on purpose].',
      ],
    },
  }),
  ofTemper('grasshopper', joker, {
    name: 'Twang',
    character: 'plays the fiddle on one knee',
    noises: [
      '[Chirr, chirr, chirr|Chirp, chirr, chirp|Chirr, zirr, chirr]!',
      '[Boing|Boink|Spring], [doing|grass knees|boink], [long legs|high hop|boingggg]!',
      '[Spring|Sproing|Hop], where did {c} go?',
      '[Fiddle, fiddle, leap|Fiddle, leap, fiddle|Fiddle, hop, leap]!',
    ],
    happy: {
      young: [
        '[Boing|Sproing|Hup], {c} [hopped right|jumped right|sprang] over {hero}!',
        '{C} [played|sawed|fiddled] a [tune|jig|song] on one knee.',
      ],
      old: [
        '{C} [played a jig|fiddled away|played a wedding dance] on one knee, and [jumped|leapt|hiccuped] at the high notes.',
        '{C} [was gone|went twang|vanished with a click], and then was there again, [a yard to the left|upside down|facing the other way].',
      ],
    },
  }),
  ofTemper('firefly', dreamy, {
    name: 'Wick',
    character: 'lights up at every good idea',
    noises: [
      '[Blink|Wink|Flick], [glow|gleam|shine], [blink|wink|flash]!',
      '[Twinkle, off, twinkle|Twinkle, wink, twinkle|Off, twinkle, off]!',
      '[Flit, glow, flit|Glow, flit, glow|Flit, flash, flit]!',
      'On! Off, [on again|who did that|still on]!',
    ],
    happy: {
      young: [
        '{C} [lit up|glowed|flashed], [blink, blink|wink, blink|ping, ping]!',
        '{C} [gave|made|held] a [warm, gold|small, green|soft, round] glow.',
      ],
      old: [
        '{C} [flickered|glimmered|went on and off], the way [other people hum|some people drum their fingers|one scratches an ear].',
        '{C} [had an idea|remembered a poem|thought of something nice], and [everybody saw it|the pebbles had shadows|it showed through {hero’s} fingers].',
      ],
    },
  }),
  ofTemper('slug', slowAndWise, {
    name: 'Trundle',
    character: 'leaves a silver road behind, for anyone who needs one',
    noises: [
      '[Sliiide, slow, sliiide|Slow, sliiide, slow|Sliiide, sliiip, sliiide]!',
      '[Two horns|One horn, two|Horns out], [peep, peep|hello|peep, poke]!',
      '[Squish, squash, glide|Squash, squish, glide|Squish, glide, squish]!',
      '[Nibble, lettuce, nibble|Nibble, cabbage, nibble|Lettuce, nibble, lettuce]!',
    ],
    happy: {
      young: [
        '{C} [drew|made|left] a [long silver line|shiny silver S|slow, bright line].',
        '{C} [put out|popped up|waved] two horns, [peep|hello|boop]!',
      ],
      old: [
        '{C} [drew a silver line|finished a silver bend|wrote one long silver sentence], and looked it over, [as one looks over a good page|and put in a comma|and saw no need to change it].',
        '{C} [put out one horn|drew in one horn|unrolled one eye], and then, when that had [gone well|been thought over|settled], the other.',
      ],
    },
  }),
];
