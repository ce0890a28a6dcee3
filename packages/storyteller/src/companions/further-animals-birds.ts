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
      '[Swoosh, up, up|Whoosh, up, up|Swoosh, round, up]!',
      '[Kee-yah|Kee-aw|Kyee]! [Kee-yah|Kee-kee|Kyaa]!',
      '[Wide, wide|Big, brown|Flap, wide] wings!',
      '[Sharp|Gold|Keen] eyes, [look, look|I spy|peer, peer]!',
    ],
    happy: {
      young: [
        '{C} [opened|spread|shook] those wings, [so wide|feel that|whoosh]!',
        '“[Kee-yah|Kee-kee|Kyaa]!” [cried|called|sang] {c}. [Everything listened|Hats flew off|Everyone ducked].',
      ],
      old: [
        '{C} [drew one circle|wrote one long curl|made one slow turn] overhead, like [a signature|a crown|a lid on a pot].',
        '{C} mentioned [a dropped penny|a lost button|somebody’s odd socks], [four villages off|a day’s walk off|nine fences away].',
      ],
    },
  }),
  ofTemper('swan', grand, {
    name: 'Taffeta',
    character: 'glides above, paddles below, and speaks of neither',
    noises: [
      '[Glide, glide, glide|Slide, glide, slide|Glide, hush, glide]!',
      '[Hiss|Hisss, honk|Hsss], [oh, pardon|oh, sorry|do excuse me]!',
      '[Ruffle|Shake|Fluff], white feathers!',
      '[Long neck|Such a neck|Up, up, neck], [hello up there|bow, bow|peep over]!',
    ],
    happy: {
      young: [
        '{C} [glided by|sailed past|slid along], [white and smooth|as soft as cream|nose up].',
        '{C} [made a curve|drew an S|made a hook] with that [long neck|white neck|lovely neck].',
      ],
      old: [
        '{C} [bent that neck into a question mark|arranged that neck|curved that neck like a handle], as though [somebody ought to answer|there were a prize|a painter had arrived].',
        '{C} [glided|sailed along|drifted by], even where there was [nothing to glide on|only gravel|a good deal of mud].',
      ],
    },
  }),
  ofTemper('flamingo', tidy, {
    name: 'Sherbet',
    character: 'stands on one leg so as to keep the other one clean',
    noises: [
      '[Stand|Nap|Hop] on one leg!',
      '[Pink|Pinky|Pink-pink]! [Pink|Pinker|Wink], [pink|so pink|pinkest]!',
      '[Dip, sip, dip|Sip, dip, sip|Dip, drip, sip]!',
      '[Swap legs|Other leg|Change feet], [wobble|wibble|steady]!',
    ],
    happy: {
      young: [
        '{C} [stood|slept|hopped] on one leg. [Then the other|Both knees shone|No wobble].',
        'Every pink feather was [in its place|combed|clean, and counted].',
      ],
      old: [
        '{C} [changed legs|put down one foot and folded the other|tucked up a knee], with the air of somebody [turning a page|winding a watch|closing a good drawer].',
        '{C} [smoothed|straightened|dusted] one pink feather, and then, [in fairness, all the rest|to match, all the rest|being at it, the other side].',
      ],
    },
  }),
  ofTemper('peacock', proud, {
    name: 'Razzle',
    character: 'opens like a fan, and is slow to shut',
    noises: [
      '[Swish|Swoosh|Rustle], [a fan of feathers|a tail of eyes|a hundred eyes]!',
      '[Shimmer, shimmer|Shimmer, glimmer|Glitter, shimmer]!',
      '[May-aw|May-aow|Mee-aw]! [May-aw|Mee-aow|Me-e-e]!',
      '[Turn around|Once round|Slowly round], [look|admire|ta-da]!',
    ],
    happy: {
      young: [
        '{C} [opened|shook out|spread] that [great|green|blue] tail, [swish|whirr|ta-da]!',
        'All the feather eyes [looked at {hero}|shone at {hero}|shivered and shook].',
      ],
      old: [
        '{C} [spread that tail|shook out every eye|opened up, feather by feather], and turned slowly, so that [nobody missed any|the back row could see|everyone could choose a side].',
        '{C} [dropped a feather|shed one small blue feather|left a feather on the ground], and [was gracious enough to let {hero} keep it|let {hero} have it, with a bow|offered to sign it].',
      ],
    },
  }),
  ofTemper('ostrich', worrier, {
    name: 'Stilts',
    character: 'can outrun anything, and usually has, just in case',
    noises: [
      '[Run, run, run|Run, stop, run|Zoom, run, zoom]!',
      '[Blink, long lashes|Blink, big eyes|Flap, long lashes]!',
      '[Boom|Boomp|Hoo], [baroom|boomp, long legs|whoom]!',
      '[Head down|Neck down|Duck], [peep|safe|gone yet]!',
    ],
    happy: {
      young: [
        '{C} [ran|raced|dashed] ahead, and [ran back again|peeped back|hid, and waved].',
        '{C} [blinked|rolled|opened] those [great big|big, brown|round, round] eyes.',
      ],
      old: [
        '{C} [ran a mile|raced to the corner|went ahead at a gallop], [found nothing wrong with it|found nobody there|looked under everything], and [came back|reported|came back with a list].',
        '{C} did a [twirl|hop|curtsy], [knees and all|mostly neck|in a cloud of feathers].',
      ],
    },
  }),
  ofTemper('toucan', proud, {
    name: 'Tango',
    character: 'has the brightest beak in the room, whatever the room',
    noises: [
      '[Clack, clack, clack|Clack, click, clack|Clonk, clack, clonk]!',
      '[Croak, hop, croak|Hop, croak, hop|Croak, croak, clack]!',
      '[Toss|Throw|Catch] a berry, [gulp|gone|snap]!',
      '[Big|Long|Gold] beak! [Bright|Best|Smart] beak!',
    ],
    happy: {
      young: [
        '[Clack, clack|Clack, clonk|Click, clack]! went that [splendid|great gold|long, bright] beak.',
        '{C} [tossed up|threw up|found] a [berry|grape|cherry], [gulp|snap|gone]!',
      ],
      old: [
        '{C} [rattled that beak|clacked away|shook that beak] like [castanets|two spoons|a box of dominoes], and stopped for [the cheers|a bow|the flowers].',
        '{C} [threw up a berry, caught it,|caught a berry behind one wing|balanced a berry on that beak] and said [that it was nothing|that anyone could, with the beak|so, twice].',
      ],
    },
  }),
  ofTemper('seagull', chatty, {
    name: 'Vinegar',
    character: 'loud, friendly, and fond of other people’s chips',
    noises: [
      '[Keow|Kee-ow|Mine], [keow|kyow|mew]! [Keow|Ha-ha-ha|Kow]!',
      '[Chip|Crust|Bun], [chip|crumb|mine], [chip|please|gulp]!',
      '[Glide, flap, glide|Flap, glide, flap|Glide, tip, glide]!',
      '[Stamp, stamp|Pat, pat|Tap, stamp], [any worms|come up, worms|nothing yet]?',
    ],
    happy: {
      young: [
        '“Any [chips|crusts|sandwiches]?” [asked|called|cried] {c}. “[Any at all|Just one|For me]?”',
        '{C} [danced|stamped|marched] [on the spot|in a ring|on flat feet]. [Pat, pat, pat|Pit, pat, pit|Slap, slap, slap]!',
      ],
      old: [
        '{C} [laughed|told the joke about the herring|greeted a friend], and [it carried as far as the coast|people waved from ships|windows opened for a mile].',
        '{C} [stamped like rain|drummed with both feet|did a little tap dance], on the chance of [a worm|a sandwich|somebody coming up].',
      ],
    },
  }),
  ofTemper('puffin', collector, {
    name: 'Toggle',
    character: 'can hold ten fish in one beak, and still thinks of the eleventh',
    noises: [
      '[Whirr, whirr, wings|Whirr, flap, wings|Flip, whirr, flap]!',
      '[Arr, arr, arr|Arrr, orr, arrr|Orr, arr, orr]!',
      '[Waddle, plop, dive|Waddle, hop, plop|Toddle, dive, plop]!',
      '[Fish, fish, fish|Fish, more fish|One fish, two fish]!',
    ],
    happy: {
      young: [
        '{C} [whirred up|took off|flapped up], and [came down|landed|came back], [bump|bounce|thump]!',
        '{C} [clacked|polished|rubbed] that [painted|stripy|bright] beak.',
      ],
      old: [
        '{C} came in to land, [bounced|rolled over twice|skidded past {hero}], and called it [a good one|one of the better ones|practice].',
        '{C} [pattered|hurried|toddled] ahead, like [a waiter with a full tray|a small conductor, late|a butler with bad news].',
      ],
    },
  }),
  ofTemper('pelican', collector, {
    name: 'Satchel',
    character: 'has a beak like a shopping bag, and something in it',
    noises: [
      '[Flap, flop, scoop|Flip, flap, scoop|Flop, swoop, scoop]!',
      '[Open wide|Beak up|Say ah], [gulp|snap|plop]!',
      '[Splash|Scoop|Splosh], [what’s inside|what’s in there|guess what]?',
      '[Flip, flop,|Flap, slap,|Plip, plop,] big feet!',
    ],
    happy: {
      young: [
        '{C} [opened wide|said, “Ah”|shook that beak]. Out came [a shoe|a boot|a sponge]!',
        '[Scoop|Gloop|Snap]! went {c’s} [great big|baggy|yellow] beak.',
      ],
      old: [
        '{C} [looked for something|felt about|rummaged] at the bottom of that beak, and found [last week|a tuba|somebody’s umbrella].',
        '{C} offered to [carry the sandwiches|look after the sandwiches|mind the buns], and had to be asked to [open up again|give back the plate as well|say how many].',
      ],
    },
  }),
  ofTemper('stork', slowAndWise, {
    name: 'Steeple',
    character: 'lives on a chimney, and takes the long view',
    noises: [
      '[Clatter, clatter, clatter|Clitter, clatter, clitter|Clatter, clack, clatter]!',
      '[Step|Stalk], [and step|and wait|and stop].',
      '[Long, long legs|Long, red legs|Thin, long legs]!',
      '[Flap, slow, flap|Slow, flap, slow|Flap, and glide]!',
    ],
    happy: {
      young: [
        '{C} [clattered|rattled|lifted] that [long red|thin red|wise old] beak.',
        '{C} took [one long step|one slow step|a step like a ladder]. [And one more stride|And a rest|Then two].',
      ],
      old: [
        '{C} [clattered|rattled|drummed with] that beak, like [somebody washing up with feeling|a typist with strong views|a tray falling downstairs].',
        '{C} [thought on one leg|weighed it up on one leg|considered it on one leg], and then, [to hear the other side|for the sake of fairness|after some minutes], on the other.',
      ],
    },
  }),
  ofTemper('hummingbird', bold, {
    name: 'Zip',
    character: 'hovers, hums, and gives way to nobody',
    noises: [
      '[Hummm|Zummm|Hmmm], [stop|wait|sip]! [Hummm|Whirrr|Zummm]!',
      '[Zoom|Zip|Zing], [wait, sip|stop, hum|halt, sip], [zoom|gone|zip]!',
      '[Sip, hum, sip|Hum, sip, hum|Sip, zip, sip]!',
      '[Back, and forth, and back|Up, and down, and up|Left, and right, and left]!',
    ],
    happy: {
      young: [
        '{C} [hung|stood|sat] [in the air|at {hero’s} nose|on nothing] and [hummed|buzzed|stared].',
        '[Here|Up here|Out here] was {c}. [There|Over there|Down there] was {c}!',
      ],
      old: [
        '{C} flew [backwards|upside down|in a square], to [show the air who was who|teach the air manners|see who would dare stop it].',
        '{C} hovered before {hero’s} [nose|chin|ear], as if about to [read out the news|ask for a ticket|make an arrest].',
      ],
    },
  }),
];
