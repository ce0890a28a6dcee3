import type { PlacePack } from './place-pack.ts';

export const garden: PlacePack = {
  id: 'garden',
  setting: 'garden',
  noun: 'garden',
  preposition: 'in',
  outfit: 'dungarees',
  weathers: ['clear', 'cloudy', 'rain'],
  spots: [
    'the bean poles',
    'the leaky watering can',
    'the compost heap',
    'the garden shed',
    'the rhubarb',
    'the sundial',
    'the plum tree',
    'the leafy tunnel',
  ],
  peeps: [
    'Dig, [dig, dig|dig, scoop|scoop, pat]!',
    '[Wiggle|Wriggle|Hello|Squirm], [worm|little worm]!',
    'Buzz, [buzz|hum|zzz]!',
    'Plop goes [a plum|a pear|an apple]!',
    '[Snip|Snap], [snip|snap], [peas|beans]!',
    '[Sniff|Mmm], [mint|soft mint|green mint]!',
    '[Drip|Plip|Plink], [can|bucket|tap]!',
    '[Squelch|Squish|Slup], [mud|muddy mud|soft mud]!',
    '[Pat, pat|Poke, poke|Tickle, tickle], [earth|seeds]!',
    '[Slow|Slither|Silver|Creep], [snail|slug]!',
    '[Squeak|Creak|Eek], [barrow|gate|little gate]!',
    '[Big|Fat|Round], [round|heavy|green] [marrow|pumpkin]!',
    '[Rustle|Crackle|Shuffle], [rhubarb|bean leaves|hedge]!',
    '[Peep|Peek], [pea|bean|sprout]!',
    '[Clink|Clonk|Donk], [pots|flowerpots|spade]!',
    '[Scurry|Hurry|March], [ant|beetle|little ant]!',
  ],
  sights: {
    young: [
      'A [worm|slug|beetle] [waved|wriggled|stretched] and went back [down|under].',
      'A [snail|ladybird|caterpillar] was halfway up a [pot|cane|bean pole].',
      '[A plum|A pear|An apple] fell, [plop|plip|bonk]!',
      'A [robin|blackbird|wren] hopped along [behind|beside them|on the wall].',
      'The [peas|beans|tomatoes] hung in [rows|their green coats|fat bunches].',
      'The [tap|bucket|watering can] said [drip|plink|plop].',
      'It smelled of [mint|mud|tomatoes] and [string|leaves|earth].',
      'An ant carried a [crumb|petal|seed] [home|uphill|past].',
      'A [spade|rake|hoe] leaned on the [wall|fence|shed].',
      '[Something|Somebody small] [rustled|munched|crackled] in the [lettuce|rhubarb|hedge].',
      'The [gate|barrow|swing] went [eek|squeak|creak].',
      'A [pumpkin|marrow|cabbage] sat there, as [fat|round|proud] as a [king|cushion|cheese].',
    ],
    old: [
      'A snail was halfway up a [flowerpot|cane|drainpipe], and had been since [Tuesday|Thursday|last week].',
      'A [robin|blackbird|wren] followed them, as [it|such a bird] does, in case somebody should [dig|drop something|turn a stone].',
      'The [rhubarb|marrow|pumpkin] had [grown|opened|put up] another umbrella.',
      'A [bee|bumblebee|beetle] fell out of a [foxglove|bean flower|snapdragon], [apologised|shook itself|sneezed], and climbed back in.',
      'The washing on the line [waved|lifted|folded] its sleeves at [nobody|the cabbages|next door].',
      'A [spade|fork|hoe] stood in the earth, where somebody had stopped to [think|talk|drink tea].',
      'Among the [peas|raspberries|beans] a [strip of foil|tin lid|bent spoon] turned on its string and frightened [no one|only itself].',
      '[Somebody|A mole|A mouse] had been digging where the [carrots|turnips|tulips] were, and had left in a [hurry|huff].',
      'The [watering can|bucket|barrow] had a [spider|beetle|woodlouse] in it who [paid no rent|seemed to own it|had hung curtains].',
      '[A row of|Eleven|Seven] [lettuces|cabbages|leeks] stood to attention, and one at the end [slouched|had bolted|did not].',
      'Something [small|round|busy] went [munch|crunch|nibble] under the [leaves|rhubarb|hedge], and then listened.',
      'It smelled of [mint|thyme|tomatoes], [string|flowerpots|compost] and things getting on with it.',
    ],
  },
  arrive: [
    [
      '[Leaves|Beans|Peas|Pots], [worms|ants|slugs|snails], [bees|beetles|birds|buds], hello, {noun}!',
      '[Peek, peek|Sniff, sniff|Crawl, crawl], under the [leaves|beans|bushes].',
    ],
    [
      '{Place} was [bigger|taller|stranger] when you [crawled|knelt|wriggled]. The [cabbages|pumpkins|lettuces] were [houses|castles|igloos|armchairs]. The [beans|carrots|onions|peas] were a [forest|jungle|high fence]. ^ {hero} [crawled|sniffed|tunnelled|wriggled]. {C} did [too|so as well|the same|it better].',
    ],
    [
      '{hero} knew {place} [quite well|by heart|pretty well] standing up. But on hands and knees it was another country, with [tunnels and towers|alleys and arches|caves and bridges] and a smell of [tomatoes|mint|wet twigs]. ^ A [beetle|snail|woodlouse|spider] in a hurry came round a [corner|stalk|turnip]. “[Keep left|Mind out|After you|Wrong lane],” it seemed to say.',
    ],
    [
      '[Everyone|Everybody|Any visitor] knows {place}. It has [paths|edges|bricks], and you keep to them. But {hero} had discovered, [years ago|on a picnic|by accident], that there was a second one [underneath|below|down there]. You got there by [lying flat|lying down|bending double] and going in below the [rhubarb|currants|marrow leaves]. ^ [In there|Down there|Inside] the [light|air|world] was green. There were [corridors|staircases|tunnels], and crossings, and at {spot} a sort of market square, where [beetles|woodlice|earwigs] stood about. {hero} [crept in|slid in|backed in] up to {his} [ankles|socks|boot heels]. [Then {he}|At last {he}|Next {he}] pulled in [{his} ankles|those|them].',
    ],
  ],
  crossing: [
    [
      '[Prickles|Thorns|Thistles], [ouch|ow|eek|oof], [go round|duck down|step back], [go under|go over|go through].',
      '[Sprinkle, sprinkle|Drip, drip|Psh, psh|Squirt, squirt], quick, {hero}, quick!',
    ],
    [
      'The nettles stood in a [row|line|bunch] like [soldiers|guards|tall teachers|broomsticks]. ^ {hero} made {himself} as thin as a [bean|leek|rake|chive] and [went between|squeezed past] them. “[Excuse me|Sorry|Only me]. [Beg pardon|So sorry|Just us|Thank you].”',
    ],
    [
      'Behind {spot} the [hedge|fence|wall] had a hole in it, about the size of a [loaf|hat|melon]. {hero} [put in|posted|pushed in] {his} head. {He} put in [one arm|an elbow|a shoulder]. Then {he} was [stuck|wedged|a cork]. ^ “[Breathe out|Think thin|Let go],” [said|advised|whispered] {c}. {hero} [breathed out and|went flat and|puffed and] slipped through like a [letter|coin|ribbon]. [Some|Two|Three|Most] of {his} buttons [stayed behind|thought otherwise|liked it there].',
    ],
    [
      '[The hole|The gap|The way through] behind {spot} had been made by somebody [smaller|thinner|rounder]. {hero} got as far as {his} [middle|belt|pockets], and there the hedge took hold of {him} and [waited|thought|hummed]. It was like being [hugged|greeted|kissed] by a [hairbrush|doormat|fir cone]. ^ {He} could not go [on|forwards|in], and {he} could not go [back|backwards|out]. So {he} lay and looked at what was in front of {his} [nose|eyebrows|chin], and saw how the branches [grew|ran|lay], all of them slanting one way. If {he} [slanted|leaned|tilted] too, then. {He} turned on {his} [side|elbow|hip], and the hedge [let go|gave up|opened|sighed].',
    ],
  ],
  wayHome: [
    [
      'Bye-bye, [worms|beans|ants|slugs], bye-bye, [bees|peas|snails|plums], [home|bath|boots off|in]!',
      '[Muddy knees|Mucky boots|Green elbows|Dirty thumbs] [go home|trot home|march in]. Good night, {noun}!',
    ],
    [
      'The [bees|robins|beetles] had [gone to bed|gone home|shut their doors]. The [snail|slug|caterpillar] had reached the [top|rim|edge] of its pot. ^ “[Well done|Good view|Bravo|Nearly there],” said {hero}.',
    ],
    [
      'It was only a [few|dozen|handful of] steps home, and still it felt like coming back from [abroad|Peru|the North Pole]. ^ The [snail|ladybird|caterpillar] had reached the top of its pot and was [looking out over|counting|keeping an eye on] everything. “[Was it worth it|Nice up there|Can you see far]?” [asked|wondered|called] {hero}. [It seemed to think so|It waved a horn, or a foot|It looked very much like yes].',
    ],
    [
      'It was [forty-one|thirty-nine|fifty-two] [steps|paces] from {spot} to the back door. {hero} [counted|paced|measured] them, because it did not seem [possible|likely|enough]. Yet [going out|before|on the way there] it had been [just as many|the same number|no fewer]. ^ All the same {he} was [quite sure|certain|ready to swear] that {he} had been further away than [most people|most sailors|many uncles] ever get. {He} [wiped|scraped|rubbed] {his} feet on the mat for [a long time|a good minute|longer than usual]. Some of what [came off|fell off|stayed there] was from [another country|abroad|a far shore].',
    ],
  ],
};
