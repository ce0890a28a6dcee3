import type { PlacePack } from './place-pack.ts';

export const underwater: PlacePack = {
  id: 'underwater',
  setting: 'underwater',
  noun: 'deep sea',
  preposition: 'in',
  outfit: 'swimsuit',
  weathers: ['clear'],
  spots: [
    'the coral arch',
    'the sunken bell',
    'the kelp curtain',
    'the sleepy clam',
    'the old anchor',
    'the bubble spring',
    'the glass bottle',
    'the captain’s hat',
  ],
  peeps: [
    '[Blub|Glub|Bloop], [blub|glub|bloop], [blub|glub|bloop]!',
    'Bubbles, [pop, pop|blip, blop|up, up]!',
    '[Swish|Swash|Swoosh], [swish|swash|swoosh]!',
    '[Wiggle|Waggle|Wriggle], [wiggle|waggle|wriggle], [fishes|fish|tail]!',
    '[Snip|Snap|Click], [snip|snap|click], [crab|lobster]!',
    '[Sway|Wave|Swing], [sway|wave|swing], [weed|green weed]!',
    '[Open|Shut|Peep], [open|shut|peep], [clam|shell]!',
    '[Float|Drift|Glide], [float|drift|glide], [{hero}|hair]!',
    '[Tickle|Tickly|Slippy], [little|tiny|silver] fish!',
    '[Spin|Curl|Twirl], [sea horse|little sea horse|snail]!',
    '[Blink|Wink|Goggle], [round|big] [eyes|fish]!',
    '[Creep|Slide|Slow], [sea snail|starfish|snail]!',
    '[Whoosh|Shoo|Zip], [fish|minnow|shoal]!',
    '[Soft|Deep|Squashy], [soft|deep|wavy] [sand|weed]!',
    '[Pearl|Shell|Pebble], [round|shiny|smooth] [pearl|shell|pebble]!',
    '[Peep|Peek|Boo], [eel|octopus|little crab]!',
  ],
  sights: {
    young: [
      'Bubbles went up. [Blub|Glub|Pop], [blub|glub|pop], [blub|glub|pop]!',
      'A [tiny|thin|silver] fish [tickled|wriggled|zipped] past.',
      'The weed waved [hello|goodbye|both arms].',
      'A clam [said|thought] nothing [at all|much].',
      'Everything [swayed|rocked|swung], slow and [green|soft].',
      'A [crab|lobster|shrimp] put up its [claws|fists], and then [sat down|went home].',
      'A [starfish|snail] [lay|stuck] there like a [star|button|hand] on a [rock|stone].',
      'Something with [round|big] eyes [looked|peeped] out and [in|away].',
      'A [sea horse|pipefish] stood on its tail and [nodded|bowed].',
      '{hero’s} [hair|scarf|coat] stood [up|out] like [weed|a fan].',
      'A [shell|pebble] fell, [slowly|turning], like a [leaf|feather].',
      'An [eel|octopus] changed its [mind|colour|place].',
    ],
    old: [
      'A clam opened, [disapproved|yawned|sighed], and closed again.',
      'Bubbles went up past them like small [silver|glass] [balloons|coins|plums].',
      'The weed all leaned one way, and then all leaned the other, like [an audience|people on a bus].',
      'A shoal of something tiny turned round as one, like a [page|curtain|thought].',
      'The light came down in [ropes|ribbons|stairs].',
      'It was so quiet that you could hear the sand [settle|shift|think].',
      'Something with too many legs tidied the same pebble [twice|again|three times].',
      'A [crab|lobster] in a [borrowed|tight] shell went by like somebody [moving house|late for a fitting].',
      'A fish as flat as a [plate|letter] looked up at them with [both eyes|one side], and [blinked|regretted it].',
      'An [eel|octopus] put out an [elbow|inch], and [withdrew it|thought again].',
      'Somewhere a [rock|shell|pipe] went tock, tock, tock, like a [clock|tap] in another [room|house].',
      'A sea horse went past [upright|standing], as if it were [balancing a book|in a lift].',
    ],
  },
  arrive: [
    [
      '[Down, down, down|Deep, deep, deep|Slow, slow, sinking|Sink, swish, sink]. [Blub|Glub|Bloop|Blip], [hello, fishes|hello, snails|hello, wavy weed|hello, whiskers]!',
      '[Splash|Splosh|Plop|Plunge], [under we go|down we slide|in goes {hero}|heads under], [blub, blub|bubble, bubble|glug, glug|blip, blop]!',
    ],
    [
      '{hero} had a [magic bubble|round glass hat|bubble like a helmet] on {his} head, so {he} could [breathe|sing|talk|whistle]. ^ [Down they went|In they sank|Slowly they sank], into the [blue|green|soft deep blue|swaying green]. [Blub, blub, blub|Glub, glub, glub|Blip, blop, bloop|Pop, pop, pop], everything [waved|swayed|nodded|shimmered].',
    ],
    [
      '“Take a deep breath,” said {c}, “and then [forget about it|think of cake|don’t count].” It was [that simple|no harder than that|as easy as that]. Down they [sank|drifted|slid], into {place}, through [blue and bluer|green and greener|bubbles and more bubbles]. ^ There were [gardens|lawns|orchards] down there, and nobody had ever [mowed|weeded|raked] them. {hero’s} hair stood up like [seaweed|a brush|a feather duster|an onion’s].',
    ],
    [
      'Nobody is [quite sure|certain|able to say] how you breathe {within}. {hero} had been told to think of something else, so {he} thought very hard about [toast|ladders|jelly|elbows]. [When {he} next looked up|When {he} remembered], {he} had been doing it for [some time|minutes|ages]. ^ The blue [went on for ever|went down and down|went on and on], and then turned green, and in the green stood whole towns of coral with their [doors open|lamps lit|stairs outside]. Everything moved [slowly|sideways|softly|in curtsies]. It was like being inside somebody’s [daydream|lullaby|yawn|idea].',
    ],
  ],
  crossing: [
    [
      '[Swoosh|Whirl|Whoosh|Swirl], [hold on|hold tight|hug a rock|grab a weed]. [The water pulls|The water tugs|It spins us round|It wants {hero}].',
      '[Dark down here|Deep down here|Murky, murky|No bottom here], [swim on|soft toes|kick, kick|feel the way], {hero}!',
    ],
    [
      '[Whoosh|Swish|Whirr|Swoosh], a current [grabbed|caught|bumped|swept up] them. It wanted to [go the other way|play|take them back|go up]! ^ {hero} [held on to|hugged|clung to] {spot}. Then {he} [swam low|crept low|tiptoed low], [close to|along|hugging] the sand.',
    ],
    [
      'Behind {spot} a current came [rushing|roaring|racing] like [a river|a wind|a train] inside the sea. {hero} swam straight at it and [moved backwards|went nowhere|shrank|got further off]. ^ “Look at the [little|wise|small|striped] fish,” [said|advised|called] {c}. They were [hiding|waiting|ducking] [behind stones|behind {spot}|under ledges], and darting. So {hero} darted, [stone to stone|nose down|zip, zip, zip|tail or no tail], all the way.',
    ],
    [
      'At {spot} the current [took|found|met|lifted] them. It was like a [hand in the back|crowd in a corridor|shove from a cow], large and not especially polite. {hero} swam against it with all {his} [strength|might|heart], and watched the same [rock|snail|shell] stay exactly where it was. ^ Then {he} saw how the [small fish|shrimps|minnows] [did it|managed|went]. [They did not fight|They never pushed|They made no effort|They weren’t proud]. They tucked in behind one stone, [rested|yawned|breathed], and [slipped|nipped|slid] across to the next. {He} [did the same|copied them|learned it|became a minnow]. It was [slower|less grand|crooked], and it [got {him} there|worked|took {him} across].',
    ],
  ],
  wayHome: [
    [
      '[Up, up, up|Rise, rise, rise|Kick, kick, kick|Float, float, up]. [Pop|Plop|Splash|Pfff], bye-bye, [fishes|bubbles|shells|snails]!',
      '[Blub, blub, home|Glub, glub, up|Bubbles, bubbles, home|Swish, swoosh, home], [bye-bye, sea|so long, fish|bye-bye, blue|bye-bye, wet]!',
    ],
    [
      'Up they floated, [slow as bubbles|light as corks|side by side|holding noses]. [Pop!|Plop!|Plip!] went the [sea|water|roof]. ^ All the fishes [waved with their tails|blew bubbles|stood in rows|shook their fins]. {hero} [waved with both feet|waved with both hands|blew one back|waved a shoe].',
    ],
    [
      'Going up was [easy|simple|no work|quick]. They just [stopped holding on|stopped being heavy|let go of the floor|leaned on nothing]. ^ [Green turned to blue|Green turned slowly to blue|Grey turned to blue], and blue to [gold|silver|white]. Then came the [pop|clap|tickle] of the surface and all the [noise|racket|talking] in the world. {hero} [shook {his} head|tipped {his} head|sneezed|took off a shoe]. A [shrimp|pebble|snail|very small fish] fell out.',
    ],
    [
      '[You do not|One does not|Nobody has to] [swim|climb|walk] home from {place}. You [let go|give up|lean back], and it [sees you to|shows you|walks you to] the door. They rose past {spot} and past [gardens|windows|lawns] [shutting for the night|folding up|nodding at nothing|half asleep]. The colours [came back|returned|were handed back] one at a time, with [red last|red at the end|pink late]. ^ Then {his} head [broke|split|bumped] the surface and there was the world, [loud and wide|noisy and dry|broad and bumpy] and full of air. {hero} had forgotten how much it [weighed|hummed|smelled|talked]. {He} had a [pebble|shell|button] in {his} hand and no [memory of|notion of|record of] picking it up.',
    ],
  ],
};
