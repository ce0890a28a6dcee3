import type { PlacePack } from './place-pack.ts';

export const snow: PlacePack = {
  id: 'snow',
  setting: 'snow',
  noun: 'snow',
  preposition: 'in',
  outfit: 'snowsuit',
  weathers: ['snow', 'clear', 'cloudy'],
  spots: [
    'the frozen waterfall',
    'the blue ice cave',
    'the snow-covered sledge',
    'the row of icicles',
    'the white hill',
    'the lonely fir',
    'the tiny tracks',
    'the frosty fence',
  ],
  peeps: [
    '[Crunch|Scrunch|Creak], [crunch|scrunch|creak], [snow|boots]!',
    'Brrr, [cold|red|drippy] [nose|toes|ears]!',
    '[Puff, puff|Huff, puff|Hoo, hoo], white breath!',
    '[Slip|Skid|Slither], [slide|skate|wobble], [whee|ooh|whoops]!',
    '[Pat|Roll|Squash], [pat|roll|squash], [snowball|snow]!',
    '[Flop|Flump|Fump], [says the snow|off the roof|soft snow]!',
    '[Ting|Tink|Pling], [icicle|ting|long icicle]!',
    '[Stamp|Thump|Clap], [stamp|clap|thump], [boots|mittens]!',
    '[Catch|Lick|Blow] a [flake|snowflake]!',
    '[Soft|Deep|Fluffy], [soft|deep|white] snow!',
    '[Hop|Hop, hop|Scamper], [hare|snow hare|robin]!',
    '[Hush|Shh|Shush], [white|all white|quiet snow]!',
    '[Whoosh|Zoom|Swish], [sledge|little sledge|down we go]!',
    '[Creak|Crick|Crrk], [ice|says the ice|pond]!',
    '[Dig|Scoop|Shovel], [dig|scoop|shovel], [mittens|{hero}]!',
    '[Snow|White] on my [nose|hat|chin]!',
  ],
  sights: {
    young: [
      'The snow went [crunch|scrunch|creak], [crunch, crunch|squeak, squeak].',
      'A flake sat down on {hero’s} [nose|sleeve|thumb].',
      'Their breath made little [clouds|ghosts|feathers].',
      'An icicle went [ting|tink|pling].',
      'Everything was white and [soft|round|deep].',
      'A [hare|robin|mouse] had left a [line|row|ring] of prints.',
      'A [lump|cap|cushion] of snow fell, [flump|flop|fump]!',
      'The ice said [crick|creak|tock] and [held|stayed].',
      '{C} sneezed, and [snow|white] went [everywhere|puff].',
      '{hero’s} [mittens|boots|laces] were [stiff as boards|white as bread|hard as crusts].',
      'A [robin|sparrow|wren] [hopped|fluffed up|sat] on a [post|heap|shovel], as round as [a bun|a ball].',
      'There was snow on the [snow|wall|fence], and [more|snow] on that.',
    ],
    old: [
      'One snowflake landed on {hero’s} [sleeve|mitten|scarf] and let itself be [admired|counted|read].',
      'Their breath went ahead of them in small [clouds|rags|puffs].',
      'Somewhere a [branch|roof|fence] let go of its snow, with a [sigh|thump|shrug].',
      'An icicle went [ting|tock|pling], although nobody had [asked it to|touched it].',
      'The cold had a smell, like the inside of a new [cup|tin|boot].',
      'Their footprints followed them all the way, faithful as [ducks|dogs|shadows].',
      'A [post|bench|stump] had put on a hat [too large|much too grand|two feet high] for it.',
      '[A hare|A fox|Somebody with small feet] had crossed there, [stopped|sat down|turned round twice], and gone on.',
      'The snow [creaked|squeaked|grumbled] underfoot like [new shoes|a wicker chair|cornflour].',
      'A robin puffed itself [up|out] to the size of an [apple|orange|egg], and looked [important|doubtful].',
      'Every [rail|twig|wire] carried a white [stripe|line] along its top, [ruled|drawn] with great care.',
      'A drift had [blown|folded] itself into the shape of a [wave|whale|collar], and stayed [so|there].',
    ],
  },
  arrive: [
    [
      '[White, white, white|Snow, snow, snow|White hat, white hedge, white hill]! [Crunch, crunch, crunch|Creak, creak, creak|Scrunch, squeak, scrunch|Stamp, stamp, stamp]!',
      '[Snow|Flakes|Drifts|Ice], [snow|fluff|lumps|heaps], [hello,|white|cold|ooh,] {noun}, [brrr|shiver|hoo, cold|atchoo]!',
    ],
    [
      'Everything was [white|covered|round and white|smooth and white]. It was so [quiet|soft|hushed] that {hero} [whispered|went on tiptoe|only mouthed hello]. ^ Then {c} [fell into a drift|sat in a drift|sneezed|tripped on a lump], and it wasn’t quiet any more.',
    ],
    [
      'It was as if somebody had thrown a [clean sheet|thick quilt|white tablecloth] over everything and told it to [hush|sleep|stay|keep still]. {hero} [took one step|put down a foot|tried a boot]. [Crunch|Creak|Scrunch|Krrp]. It felt like writing the first [word|letter|line] in a new [book|diary|exercise book]. ^ {C} took a [running jump|great leap|roll] and wrote [the second|the next|a whole page|several more].',
    ],
    [
      'Nothing looks as [far away|private|untouched] as a place without [footprints|tracks|a path]. It lay in front of them, white and [folded|pressed|ironed] and perfectly shut, and {hero} hardly liked to be the one to [open|crease|crumple|unwrap] it. ^ [Then {he} did|But somebody had to|{He} took a breath, and did]. The snow gave a small [creak|squeak|groan|cough] under {his} [boot|heel|sole]. Behind {him} there was now a line of dark blue [dots|holes|marks], which was where {he} had [been|come|happened]. [In front|Ahead] there was only [paper|blank page|margin].',
    ],
  ],
  crossing: [
    [
      '[Ice|Whoops|Slippy|A pond], [slip, slide, whee|skid, skate, ooh|slide, slither, eek|toe, toe, whoa], [bump|flump|thud|sit].',
      '[Deep snow|High snow|Soft, deep drifts|Up to the knees], [lift your feet|big, high steps|up, boots|like a stork], {hero}!',
    ],
    [
      'Here the snow was [deep|soft|high], right up to {hero’s} [tummy|pockets|middle]. {He} could not [walk|step|move {his} boots|run or hop]. ^ [So {he} rolled|Then {he} rolled|Down! {He} rolled]! [Round and round|Over and over|Roll and roll], like a [snowball|barrel|pencil|sausage].',
    ],
    [
      'Beyond {spot} lay a [frozen pond|sheet of ice|long puddle, frozen] as smooth as a [plate|tray|spoon|mirror]. {hero} [stood up|got to {his} feet|rose] and [sat down|fell down|was down again]. {He} did this [four|five|six|three] times. ^ Then {he} [stayed down|lay flat|gave in], on {his} tummy, and pushed off like a [penguin|seal|sledge|tea tray]. It was the [fastest|straightest|furthest] {he} had ever [gone|slid|travelled].',
    ],
    [
      '[Past|Beyond|Near] {spot} the snow would not [hold|carry|bear] them. At every step {hero} went through the crust, up to the [knee|thigh|shin], and had to be [pulled out|drawn|helped out] like a [carrot|cork]. Ten steps took ten [minutes|songs|ages]. ^ {He} lay flat, to [think about it|rest|complain to the sky], and noticed that {he} was not [sinking|going down|falling in]. [So that was|That, then, was|Ah, so that was] [how it went|the trick|how it was done]. {He} spread {his} arms and crept across like a [beetle|lizard|starfish], and the snow, taken [by surprise|off guard|unawares], let {him} pass.',
    ],
  ],
  wayHome: [
    [
      '[Crunch, crunch|Scrunch, scrunch|Stamp, stamp|Creak, creak], home to a [warm bath|thick blanket|bowl of soup|hot drink].',
      '[Bye-bye|So long|Thank you|Sleep well], {noun}, [warm toes soon|slippers soon|soup soon|dry socks next].',
    ],
    [
      'It was [easy|simple|no trouble] to find [the way home|the way|the road home]. Their own [footprints|boots|holes] [showed|told|led] them! ^ [Crunch, crunch|Creak, creak|Scrunch, scrunch], they [stepped in|trod in|counted] every one.',
    ],
    [
      'Their footprints from before were [waiting|still there|asleep], half filled and a bit [blurred|smudged|rounded|crumbly], like a [story|letter|song] from [long ago|somebody else|last year]. ^ {hero} stepped in every one, [backwards|on one leg|heel first], to [confuse|puzzle|surprise|amuse] whoever came next.',
    ],
    [
      'They [went|walked|came] home along their own footprints, which had grown [round and soft|wide and dim|shallow] in the meantime. It is [odd|strange|curious] to meet your own feet [coming the other way|going to meet you|still setting out]. Here {he} had [run|skidded|hopped|sung]. There {he} had stood for ages, [deciding|listening|staring|waiting for {c}]. ^ “Look how [short|wild|crooked|small] my steps were,” {hero} said. {His} new [tracks|prints|steps] lay next to the old ones, and anyone could see that they belonged to somebody in [less of a hurry|no hurry|better boots|longer trousers].',
    ],
  ],
};
