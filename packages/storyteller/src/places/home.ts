import type { PlacePack } from './place-pack.ts';

export const home: PlacePack = {
  id: 'home',
  setting: 'home',
  noun: 'house',
  preposition: 'in',
  outfit: 'pyjamas',
  weathers: ['clear'],
  spots: [
    'the bottom stair',
    'the linen cupboard',
    'the big armchair',
    'the kitchen table',
    'the umbrella stand',
    'the old wardrobe',
    'the piano stool',
    'the laundry basket',
  ],
  peeps: [
    '[Creak|Crrk|Squeak], [creak|stair|door|board]!',
    '[Tick, tock|Tick, tick|Tock, tock], [clock|tock|tick]!',
    '[Drip|Plip|Plop], [drop|tap|plop]!',
    '[Bump|Thump|Knock] in the [cupboard|wall|pipes]!',
    '[Hum|Brrr|Zoom], [fridge|hum|says the fridge]!',
    '[Pat|Pad|Slip], [pat|slap|slop], [feet|slippers]!',
    '[Peep|Peek|Boo], [curtain|cushion|coats]!',
    '[Soft|Warm|Plump], [soft|big|squashy] [rug|sofa|cushion]!',
    '[Click|Clack|Snick], [switch|latch|key]!',
    '[Swish|Flap|Flip], [curtain|towel|apron]!',
    '[Rattle|Clatter|Ting], [spoons|cups|pans]!',
    '[Gurgle|Glug|Burble], [pipe|bath|sink]!',
    '[Hello|Psst|Oh], [sock|odd sock|slipper]!',
    '[Up, up|Down, down|Round, round], [stairs|one stair]!',
    '[Sniff|Mmm], [soap|toast|jam]!',
    '[Roll|Rattle|Bounce], [marble|button|ball]!',
  ],
  sights: {
    young: [
      'The clock said [tick, tock|tick, tick|tock].',
      'The [cupboard|bathroom|kitchen] door went [squeak|creak|eek].',
      'A [sock|slipper|spoon] lay [all alone|upside down|forgotten] [on the stairs|in the hall|by the door].',
      'The tap said [drip|plip|plop].',
      'The [carpet|rug|sofa] was [soft|deep|warm] as [moss|a cat|bread].',
      'The fridge [hummed|purred|shook] and [stopped|sighed|hummed on].',
      'A [marble|button|crayon] [rolled|ran] under the [sofa|bath|table].',
      '[Somebody|A spoon|The kettle] went [clink|tink|ting] in the [kitchen|sink|cupboard].',
      'The curtain [moved|puffed|bulged]. It was [only|just] [a draught|air].',
      'It smelled of [soap|toast|clean sheets] and [slippers|books|buttons].',
      'The [coats|towels|scarves] hung on their hooks and [listened|looked on|said nothing].',
      'A [stair|shelf|floorboard] [clicked|cracked|creaked] all by itself.',
    ],
    old: [
      'The fridge [hummed|muttered|shivered] in its sleep.',
      'A floorboard [creaked|clicked|sighed], [two rooms|three rooms|a landing] away, where nobody was.',
      'The clock ticked as though it were [counting|learning|adding up] something.',
      'A [sock|glove|teaspoon] lay on the [landing|third stair|rug], alone, with an air of [mystery|regret|importance].',
      'The pipes [muttered|gossiped|coughed] to one another inside the wall.',
      'The coats on the hooks looked exactly like people trying not to [laugh|sneeze|be noticed].',
      'Behind the [sofa|bath|bookcase] something [small|round|metal] [rolled|dropped|ticked], and then pretended that it hadn’t.',
      'The [sofa|armchair|mattress] kept the shape of the last person who had [sat|slept|sulked] there.',
      'A [cupboard|drawer|wardrobe] that had been [shut|closed] stood open by a [thumb|finger|hair].',
      'The [umbrella stand|coal scuttle|vase] held [one stick|a racket|half a kite] and its own [thoughts|opinion].',
      'Under the [table|stairs|piano] lay [crumbs|fluff|a button] from some earlier [age|civilisation|expedition].',
      'The tap in the [kitchen|bathroom] let go of one drop, and [considered|prepared|saved up for] the next.',
    ],
  },
  arrive: [
    [
      '[Stairs|Chairs|Lamps|Rugs], [doors|drawers|beds|pots], [cupboards|corners|curtains|cushions]! [Which way|Where first|Left or right|What’s in there], {hero}?',
      '[Shh|Hush|Psst|Tiptoe], the whole house is [listening|waiting|holding still|on tiptoe].',
    ],
    [
      '{Place} looked [different|bigger|brand new|wilder] today. The [stairs|shelves|armchairs] were a [mountain|cliff|volcano]. The [rug|carpet|floor] was the [sea|ocean|desert|wide lake]. ^ {hero} [put on|made|pulled|practised] {his} [explorer|captain’s|wild|pirate] face.',
    ],
    [
      '[You would think|Anyone would say|One might suppose] that {hero} knew every [corner|creak|cupboard|crack] of {place}. {He} had [thought so|believed it|said it], [too|as well|until now]. But a house has a great many [corners|backs|undersides|ends]. Some of them only [come out|show|turn up] when you [walk|look|breathe] very slowly. ^ “We’ll start with the [cupboards|curtains|bottom drawers|bath|umbrella stand],” {he} said.',
    ],
    [
      'Explorers go to the [ends of the earth|South Pole|top of the Amazon], and hardly one of them has ever looked properly behind the [sofa|wardrobe|bookcase]. {hero} [meant to|was going to|wished to] [put that right|mend that|be the first]. Seen from the [floor|skirting board|rug], {place} was a [wild|new|rough] country. There were [canyons|gorges|deep valleys] between the [armchairs|cushions|bookcases]. Under {spot} lived a herd of [grey dust|fluff|crumbs] that moved when you [breathed|blinked|sneezed]. ^ “Stay [close|low|behind me],” {he} [told|warned|whispered to] {c}. “Nobody’s been here since the [hoover broke|carpet came|sofa was moved|button rolled in].”',
    ],
  ],
  crossing: [
    [
      '[Dark hall|Long hall|Empty hall|Coat hall], [tiptoe, tiptoe|softly, softly|creep, creep], [done|through|phew|there]!',
      'Under the [bed|sofa|big chair], [wriggle, wriggle|tummy, tummy|crawl, crawl|squeeze, puff]!',
    ],
    [
      'The [hall|landing|passage] was long and [dim|narrow|hushed]. Something [stood|hung|waited] [at the end of it|by the door|in the corner]. ^ {hero} tiptoed [closer|up to it|nearer]. [It was the|It was only the|It was just the|Oh, only the] coats. “[Good day|How do you do|Pleased to meet you|At ease], coats,” {he} said.',
    ],
    [
      'Past {spot} came the [squeaky|talking|tell-tale] stair, and it had never once kept a [secret|promise|word to itself]. {hero} [tried it|tested it|stepped] on the [left|edge|near side]. [Eek|Crrk|Nyip]. {He} [tried it|did it|stepped] on the [right|middle|far side]. [Eeeek|Crrreek|Nyiiip]. ^ Then {he} sat down and [slid|shuffled|went] over it on {his} [bottom|tummy|elbows and knees]. The stair was so [surprised|amazed|taken aback] that it [said nothing|forgot itself|kept quiet|held its breath].',
    ],
    [
      '[To reach|To get to|On the way to|Before] {spot} they had to pass the cupboard under the stairs. {hero} had [passed|gone by|crossed in front of] it every day of {his} life, always [at a run|at a gallop|in three jumps|with {his} eyes shut]. It had a [small|low|crooked] door, and the door was open about a [finger’s|thumb’s|pencil’s] width, and behind it was the dark. ^ {He} [stopped|stood still|swallowed|turned back]. {He} [pushed|pulled|swung] the door wide and looked for a [whole minute|slow minute|good while|count of sixty]. There were a [mop|bucket|tent], a box of [jars|candles] and the [hoover|ironing board|broken kite]. “[Hello|Oh|It’s you|All present, then],” {he} said. After that there was [no more need|no reason|no cause] to [run|hurry|hold {his} breath].',
    ],
  ],
  wayHome: [
    [
      '[Down the stairs|Along the hall|Past the sofa]. [Bump, bump, bump|Pad, pad, pad|Plod, plod, plod]!',
      '[Back, back, back|Tip, tip, tip|Pat, pat, pat] to {hero’s} own bed.',
    ],
    [
      '[Back they went|Back they came|Home they sailed], over the [rug sea|carpet sea|bathmat island] and down the [stair mountain|cushion cliffs|sofa hills]. ^ [It was|Here was|This was] [still|only|just] {place}. But now it was [theirs|all theirs|friendly|explored].',
    ],
    [
      'The way back to {hero’s} room took [eleven|nine|seventeen|fourteen] steps. It felt like the [end of a voyage|end of a book|last page of an atlas|first sight of harbour]. ^ {He} said [good night|thank you|so long|well done] to {spot} and to {spot}. They had been [properly introduced|introduced at last|nicely introduced|formally introduced].',
    ],
    [
      'They came back along the landing like [travellers|sailors|old explorers] who have [seen the world|been to the moon|lost the map]. [Nothing had been|Not a thing was|Not a cup had been] moved. There [stood|was|waited] {spot}, and there hung [the coats|the towels|the mirror|the keys]. ^ But {hero} knew now what was [behind things|under things|at the back], and it is a different [house|address|place] once you know that. {He} ran {his} [hand|thumb|knuckles] along the [wall|rail|wallpaper] as {he} walked. [Somewhere inside it|Deep in the wall|A long way in] the [pipes|boards|beams] said something, and {he} [said something back|answered|said much the same|replied].',
    ],
  ],
};
