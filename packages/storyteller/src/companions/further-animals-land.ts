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
      '[Click, clack, hoofs|Clip, clop, antlers|Tick, tock, knees]!',
      '[Crunch, crunch, snow|Crisp, crunch, crackle|Crump, crump, crunch]!',
      '[Snuff, snuff, snuff|Snuff, puff, snuff|Sniff, snort, snuff]!',
      '[Toss|Up|Clatter] go the antlers!',
    ],
    happy: {
      young: [
        '{C’s} [heels|hooves|knees] went [click, click, click|clip, clip, clip|tick, tock, tick].',
        '{C} found [some moss|a leaf|a fern], [yum|munch|chomp]!',
      ],
      old: [
        '{C’s} [heels|hooves|ankles] clicked at every step, like [somebody knitting|a clock on a walk|two spoons in a drawer].',
        '{C} found [a bit of moss|a clump of clover|a good mushroom], and [offered it round|said grace over it|showed it to everyone] before eating it all.',
      ],
    },
  }),
  ofTemper('rhino', slowAndWise, {
    name: 'Tapioca',
    character: 'thinks twice before charging, and by then has forgotten why',
    noises: [
      '[Stamp, stomp, stamp|Tramp, tromp, tramp|Clump, clomp, clump]!',
      '[Snort, snort|Snuffle, snort|Puff, snort]!',
      '[Thud, thud, one horn|Boom, boom, big knees|Trot, thud, trot|Thud, thud, mind out]!',
      '[Roll|Plop|Squelch], grey knees in the mud!',
    ],
    happy: {
      young: [
        '{C} [rolled|flopped down|wallowed] in some [lovely|cool|squishy] mud.',
        'The [ground|stones|puddles] went [thud, thud, thud|bom, bom, bom|wibble, wobble].',
      ],
      old: [
        '{C} trotted [a few steps|round once|on ahead], and [cups shook|spoons rattled|doorbells rang] in houses far away.',
        '{C} wore [a flower|a daisy|somebody’s lost glove] on that horn [for the rest of the way|like a medal|and never mentioned it].',
      ],
    },
  }),
  ofTemper('camel', slowAndWise, {
    name: 'Sesame',
    character: 'packs lunch in the hump, and never spills it',
    noises: [
      '[Slurp, slurp, slurp|Glug, glug, glug|Slurp, gulp, slurp]!',
      '[Sway, sway, sway|Rock, sway, rock|Left, sway, right]!',
      '[Humph|Hrumph|Grumph], [humph|hrumph|burp]!',
      'Munch, [prickly|thorny|crackly] munch!',
    ],
    happy: {
      young: [
        '{C} had a [very long drink|whole bucketful|drink, and one more], [slurp|glug|gulp]!',
        '{C} rocked along like [a boat|a cradle|a big chair].',
      ],
      old: [
        '{C} drank as if for [next week|a fortnight|a whole family], and [probably was|sighed|licked the bucket].',
        '“[In the desert|Where I come from|On a dune],” said {c}, “this would count as [a crowd|a party|market day].”',
      ],
    },
  }),
  ofTemper('llama', grand, {
    name: 'Wellington',
    character: 'looks down a long neck at nearly everyone',
    noises: [
      '[Hum, hum, hum|Hmm, hum, hmm|Hum, pum, pum]!',
      '[Flick|Twitch|Up] go the ears!',
      '[Trot, trot, trot|Trip, trot, trip|Clip, clop, trot]!',
      '[Ptoo|Ptui|Pffft], [oh, sorry|whoops|oh, pardon]!',
    ],
    happy: {
      young: [
        '{C} [hummed|sniffed|sang] through that [long, proud|long, woolly|fine, soft] nose.',
        '{C} [fluttered|batted|blinked] very long eyelashes.',
      ],
      old: [
        '{C} hummed [a march|a royal march|the tune of a parade], to have [something to walk in time to|a reason to lift both knees|somebody to bow to].',
        '{C} fluttered those eyelashes at [a signpost|somebody’s hat|a large stone], and seemed sure that it had [noticed|blushed|bowed first].',
      ],
    },
  }),
  ofTemper('moose', shy, {
    name: 'Whisper',
    character: 'would rather not be noticed, in spite of the antlers',
    noises: [
      '[Splosh, splosh, splosh|Splish, splosh, splash|Squelch, splosh, squelch]!',
      '[Crunch|Crick, crack,|Snap] go the twigs!',
      '[Tiptoe, big feet|Tiptoe, big hooves|Softly, big feet]!',
      '[Mwaah, mwaah|Mwooh, mwooh|Mwaah, mooh]!',
    ],
    happy: {
      young: [
        '{C} [waded through|stood in|walked round in] a puddle, [splosh|squelch|plosh]!',
        '{C} nibbled [a leaf|a twig|a daisy], [very quietly|with no noise|and hid it].',
      ],
      old: [
        '{C} tiptoed, and only [two branches broke|one bush fell over|a few twigs complained].',
        '{C} came up from a puddle with [weed|a frog|a water lily] on one antler, and [seemed pleased|walked taller|bowed].',
      ],
    },
  }),
  ofTemper('polar-bear', tidy, {
    name: 'Semolina',
    character: 'white all over, and means to stay that way',
    noises: [
      '[Pad, pad, plop|Pad, pat, splosh|Pat, pad, plop]!',
      '[Belly slide|Tummy slide|Bottom slide], [wheee|whoosh|woo-hoo]!',
      '[Brrr, lovely|Brrr, perfect|Brrr, again]!',
      '[Rub-a-dub|Splish-splash|Scrubby-scrub], white!',
    ],
    happy: {
      young: [
        '{C} [slid|whooshed|sledged] along on a [wide white|smooth white|round, soft] tummy.',
        '{C} [washed|licked|combed] all four paws, [one by one|and one again|and each claw].',
      ],
      old: [
        '{C} [rolled over twice|lay down and rolled|rubbed both shoulders on the ground], which is how one [takes a bath|gets clean|does the washing] where {c} comes from.',
        '{C} stepped round every [puddle|muddy bit|speck of mud], like somebody [in new shoes|carrying soup|on a chessboard].',
      ],
    },
  }),
  ofTemper('sloth', sleepy, {
    name: 'Treacle',
    character: 'smiles all day, and moves on Thursdays',
    noises: [
      '[Slooow|Yaaawn|Sooo], slooow!',
      '[Hang, hang, hang on|Hold, hold, hold on|Swing, swing, hang on]!',
      '[Reach, and rest|Stretch, and stop|Step, and rest]!',
      '[Munch|Chew|Nibble], one leaf!',
    ],
    happy: {
      young: [
        '{C} [smiled|beamed|grinned]. Then {c} [smiled some more|smiled at {hero}|had a rest].',
        '{C} [waved|nodded|blinked], and [it took a while|that took ages|had a rest].',
      ],
      old: [
        '{C} scratched [one ear|that chin|one elbow], and finished [a little later|after a nap|next week].',
        '{C} reached for [a leaf|a berry|a flower] that had [been nearer at the start|been waiting for some time|grown a bit by then].',
      ],
    },
  }),
  ofTemper('leopard', proud, {
    name: 'Saffron',
    character: 'knows every spot by name',
    noises: [
      '[Purr, rrr, rrr|Prr, purr, prrr|Rrr, purr, rrr]!',
      '[Leap|Hop|Spring], [land softly|no sound|soft paws]!',
      '[Swish|Flick|Curl], spotty tail!',
      '[Prowl, prowl, spots|Creep, prowl, creep|Pad, spotty paws]!',
    ],
    happy: {
      young: [
        '{C} [counted|stroked|polished] those spots. “[Lovely|Super|Splendid], [lovely|perfect|round], [lovely|and lovely|mine].”',
        '{C} [jumped high|sprang up|leapt over nothing] and landed [softly|on tiptoe|like a feather].',
      ],
      old: [
        '{C} showed {hero} the [best spot|roundest spot|newest spot], [behind the left shoulder|just above one knee|under the chin].',
        '{C} [took a leap|did a turn|struck a pose] that was not needed, because it [looked well|suited that tail|came with the spots].',
      ],
    },
  }),
  ofTemper('lemur', joker, {
    name: 'Rumpus',
    character: 'springs sideways, and laughs at the view',
    noises: [
      '[Boing, sideways, boing|Boing, boing, sideways|Hop, sideways, hop]!',
      'Stripy tail, [up|wave|swish]!',
      '[Skip, skip, leap|Skip, hop, leap|Bounce, skip, leap]!',
      'Hoo-woo, [giggle|tee-hee|hiccup]!',
    ],
    happy: {
      young: [
        '{C} [skipped|hopped|danced] sideways, [boing, boing|whee, boing|hop, boing]!',
        '{C} [held up|waved|shook] that stripy tail like [a flag|a broom|an umbrella].',
      ],
      old: [
        '{C} [skipped sideways|danced on tiptoe|bounced with folded arms] past {hero}, and then, [to be fair|for the view|by request], back.',
        '{C} settled down with [arms spread wide|both knees apart|a sigh and crossed ankles], like [somebody in a deckchair|a guest at the seaside|an uncle after lunch].',
      ],
    },
  }),
  ofTemper('panther', worrier, {
    name: 'Soot',
    character: 'as dark as the dark, and not at all sure about it',
    noises: [
      '[Pad, soft, pad|Pit, pat, pad|Pad, hush, pad]!',
      '[Grrr, no|Grrrowl, no|Grr-rrr, no], [purr|prrr|sorry]!',
      '[Slink, slink, slink|Slip, slink, slip|Sneak, slink, sneak]!',
      'Two [bright|round|gold] eyes, [blink|peep|wink]!',
    ],
    happy: {
      young: [
        '{C} [purred and purred and purred|purred from nose to tail|purred like a pot].',
        '{C} crept up on [a leaf|a feather|a sock], [got it|pounce|mine]!',
      ],
      old: [
        '{C} [stretched|yawned and stretched|lay out long], like [a shadow at the end of the day|a cat that has been poured|ink on its way somewhere].',
        '{C} purred, which began somewhere [near the ground|around the ankles|behind that tail].',
      ],
    },
  }),
];
