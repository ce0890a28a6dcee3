import type { PlacePack } from './place-pack.ts';

export const meadow: PlacePack = {
  id: 'meadow',
  setting: 'meadow',
  noun: 'meadow',
  preposition: 'in',
  outfit: 'dungarees',
  weathers: ['clear', 'wind', 'cloudy'],
  spots: [
    'the crooked gate',
    'the poppy patch',
    'the haystack',
    'the humming clover',
    'the plank bridge',
    'the lonely oak',
    'the molehills',
    'the buttercup bank',
  ],
  peeps: [
    'Buzz, [buzz|hum|zzz], [bee|bumblebee]!',
    'Hop, [hop|hop, hop|hoppity], [grasshopper|frog]!',
    '[Swish|Shh|Swoosh], [swish|shh|swoosh], [grass|green grass]!',
    '[Tickle|Prickle], [tickle|tickle, nose|stalk|grass]!',
    '[Flit|Flutter|Flap], [butterfly|moth|flutter]!',
    '[Puff|Pff|Blow], [dandelion|fluff|seeds]!',
    '[Chirp|Cheep|Zirp], [cricket|chirp|zirp]!',
    '[Dig|Push|Shove], [mole|little mole|mole, dig]!',
    '[Moo|Baa|Mmmuh], [far away|over there|says somebody]!',
    '[Daisy|Clover], [daisy|clover], [daisy|clover]!',
    '[Squeak|Creak|Eek], [gate|old gate|stile]!',
    '[Sniff|Mmm], [hay|clover|sweet grass]!',
    '[Plip|Plop|Ribbit], [frog|ditch|brook]!',
    '[Scurry|Rustle|Peep], [mouse|vole|rabbit]!',
    '[Soft|Round|Tall], [moss|tuft|thistle]!',
    '[Up|Down], [up|down], [little|soft] hill!',
  ],
  sights: {
    young: [
      'A [grasshopper|cricket|frog] went [ping|boing|hop].',
      '[Bees|Moths|Beetles] [hummed|buzzed|bumbled] in the [clover|poppies|thistles].',
      'A [ladybird|beetle|tiny snail] landed on {hero’s} [thumb|knee|sleeve].',
      'The grass [tickled|stroked|brushed] their [knees|elbows|hands].',
      'A [bird|lark|wren] sang, [high up|far off|somewhere near].',
      'A [molehill|tuft|clover] [moved|shook|wobbled]. Somebody was [digging|at home|underneath].',
      'It smelled of [hay|clover|mint] and [honey|string|earth].',
      'A [feather|seed|bit of fluff] [floated|sailed|wandered] by.',
      'The gate said [eek|crrk|nyeek].',
      'A [mouse|vole|rabbit] [looked|peeped|hopped] out and [in|away] again.',
      'A snail [climbed|slid] up a [stalk|thistle|post], [slowly|up and up].',
      'Water went [glug|plip|gluck] in the [ditch|brook|reeds].',
    ],
    old: [
      'A [grasshopper|frog|cricket] went off like a tiny [spring|catapult|alarm clock].',
      '[Bees|Moths|Beetles] went from flower to flower, like people [doing the shopping|paying calls|reading meters].',
      'The grass bent over when the wind [told it to|came by|insisted], and got up again behind [its back|everyone’s back].',
      '[Somewhere|Far off], a [lark|wren|bird] was telling the whole story over [again|backwards|to nobody].',
      'A mole put up another hill, since there were only [thirty|forty|eleven].',
      'A [ladybird|beetle|snail] walked to the end of a grass stalk and [thought about it|looked over|sighed].',
      'Something [small|brown|round] ran across the path with its mouth [full|open], and was not [seen|introduced] again.',
      'A thistle had [dressed|got itself up] as a [soldier|duchess|porcupine], and was [waiting|hoping] to be noticed.',
      'The ditch [murmured|chuckled|gurgled] to itself over some very old [joke|song|news].',
      'A dandelion let go of one [umbrella|parachute|seed], as if to [test the air|see what would happen].',
      'Two [butterflies|moths|snails] met on a [poppy|dock leaf|daisy] and could not agree who was to [leave|go first].',
      'It smelled of hay, [honey|mint|clover] and the inside of a [hat|basket|violin].',
    ],
  },
  arrive: [
    [
      '[Green grass|Tall grass|Long grass|So much grass], [swish, swish|flowers, flowers|bees, butterflies|shh, shh], [hello,|wide|big|ooh,] {noun}!',
      '[Run, run|Wade, wade|Roll, roll|Jump, jump], flowers up to the [nose|ears|chin|hat]!',
    ],
    [
      '{Place} was [green and gold|bright and bumpy|soft and wavy|green and humming] and very [wide|round|long|friendly]. ^ The grass was so [tall|thick|deep] that only {c’s} [ears|nose] stuck out. “[Where are you|Are you in there|Say something|Is that you]?” [called|asked|shouted] {hero}.',
    ],
    [
      '{Place} lay there as if it had been [poured out|unrolled|spilled|shaken out]. The wind ran across it in [long green waves|wide stripes|rings|silver streaks], and {hero} felt that somebody ought to [run with it|race it|join in|keep it company]. ^ So {he} did, [with {his} arms out|shouting|as fast as {he} could|like an aeroplane], until {he} fell over a [molehill|tuft|daisy chain|buttercup].',
    ],
    [
      '{hero} [climbed the gate|got up on the gate|scaled the stile] and sat on the [top bar|highest bar|post]. From there you could see all of {place}, every [acre|inch|hump] of it, [combed|stroked|brushed] one way by the wind and then the other. It looked like the [easiest|shortest|softest] [walk|stroll|lawn|thing] in the world. ^ [Then|At last|Next] {he} [jumped|climbed|hopped] down. The grass closed over {his} head, and there was no view at all, only [stalks|stems|seed heads] and a great [humming|rustling|whispering]. It struck {him} that [things|sums|Mondays|plans|people] are often like that. They look [simple|short|flat] from a [gate|window|distance].',
    ],
  ],
  crossing: [
    [
      'A [muddy|deep|boggy|green] ditch! [Jump|Leap|Run], {hero}, [squelch|slup|glop|splat].',
      '[Moo|Moooo|Mmmuh], [big cow|huge cow|brown cow|a cow in the way]. [Walk round|Step past|Go by], [softly|slowly|nicely|politely].',
    ],
    [
      'A [wide|deep|long] ditch [lay in the way|crossed the path|ran past them]. It was full of [mud and frogs|weed and frogs|green soup|glop]. ^ {hero} [laid down|fetched|found|dragged up] a [plank|board|log|pole]. [Wobble, wobble|Wibble, wibble|Bounce, bounce|Creak, creak], [over|across|there]!',
    ],
    [
      '[Between them and|In front of|Just before] {spot} stood a cow. It was a [large|wide|solid|serious] one, and it was [chewing|looking|standing] as though it had [all day|nowhere to be|bought the place]. ^ {hero} did not [shout|wave|clap]. {He} did not [run|jump|argue]. {He} said [good day|how do you do|excuse me] and walked past at the [speed|pace|gait] of a cow. That turned out to be the [password|key|right answer|whole secret].',
    ],
    [
      'A ditch [ran right across|cut through|divided] {place} beyond {spot}, too broad to jump and too [thick|deep|sticky] to wade. {hero} [measured it|prodded it|tested it] with a stick, and the ditch [kept|ate|swallowed] the stick. ^ {He} looked about {him} for something long, and found [half an old gate|a long grey board|a fallen fence rail] under the [nettles|brambles|dock leaves]. It took {him} [a quarter of an hour|ten minutes|half an hour] to drag it there, and about [three seconds|five steps|one breath] to cross. “Most of a bridge,” {he} told {c}, [sucking a stung finger|picking out a splinter|wringing out a sock], “is [fetching|finding|carrying] it.”',
    ],
  ],
  wayHome: [
    [
      'Bye-bye, [bees|snails|ants|clover], [buzz, buzz|hum, hum|mmm, mmm], [good night|all of you|see you soon|be good]!',
      '[Swish, swish|Wade, wade|Hop, hop|Shh, shh], [home through the grass|home past the poppies|home with wet socks].',
    ],
    [
      'The [flowers|daisies|poppies|clovers] {within} were [shutting up shop|folding their petals|putting on nightcaps]. [One by one|Two by two|Left and right] they [closed|nodded|bowed|went to sleep]. ^ “[Good night, good night|Sleep well, sleep well|Good night, red; good night, blue|Good night, you],” said {hero} to [each|all|every one].',
    ],
    [
      'They [waded|trudged|swam|waltzed] home through {place}, leaving a [dark line|crooked line|long parting|furrow] behind them where the grass [lay down|lay flat|leaned over]. ^ All the flowers had [closed|shut|gone in] but [one|a dandelion|the smallest]. {hero} [waited|stayed|stood] with it until it was [asleep|tucked in|shut, too|a bud].',
    ],
    [
      'In the low light every [stalk|thistle|stem] {within} had a shadow as long as a [lamp post|church|ladder]. [They walked|They strolled|They went] home through [stripes|bars|a comb]. A [smell of hay|scent of clover|whiff of mint] came up from the ground, and with it all the warmth of the day, [going off duty|off home too|clocking off]. ^ [At the gate|In the lane|On the stile] {hero} [looked back|turned|stopped]. A [dark|thin|wavering] [line|seam|groove] ran across the grass where they had walked. By morning it would have [stood up|straightened|sprung up] again, and only the two of them would know that there had been a [path|road|parting].',
    ],
  ],
};
