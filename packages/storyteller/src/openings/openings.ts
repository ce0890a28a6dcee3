import { type Beat, show } from '../plots/plot.ts';

/** Page 6: the hero on an ordinary day, just before it stops being one. */
export const OPENINGS: readonly Beat[] = [
  {
    show: show('jump', 'laugh', 'joyful', {
      at: 'home',
      props: [{ prop: 'bed', place: 'background' }],
    }),
    tell: [
      [
        'Good [day|morning], [feet|nose|world], says {hero}. [Hop, hop|Jump, jump|Roll, roll|Wriggle, wriggle|One, two], out of bed!',
        'Up [jumps|pops|bounces|springs] {hero}, [and one sock|hair and all|like toast|like a cork]! Hello, [feet|toes|pillow|door|knees]!',
        '[Boing|Bounce|Hop|Wheee], [bounce and boing|up and down|up and up|hop and plop]! {hero} [jumps|hops|bounces|flies] on the bed.',
        'Wiggle, [toes|feet|knees|elbows], [giggle|sniff|crinkle|wake up], nose! Up [pops|jumps|comes|shoots] {hero}!',
        'Who is under the [blanket|pillow|duvet|big coat]? [Boo|Peekaboo|Ta-da|Aha], {hero} [is|hops out|jumps up|rolls out]!',
        'One sock is [on|blue|up|red], one sock is [gone|lost|hiding|asleep]. {hero} [hops|jumps|dances|skips] in one!',
        '{hero} [puts|pulls] on a [jumper|sock|hat]. It is [too small|too long|back to front]. It is the [teddy’s|pillow’s|spoon’s]!',
      ],
      [
        '{hero} woke up before the [sun|birds|kettle|alarm clock]. [Boing|Hop|Thump|Whoosh], out of bed and into [two|odd|yesterday’s|stripy] socks! It was going to be a [big|good|proper|loud] day. {His} [toes|knees|elbows|ears] could feel it. ^',
        '“Good morning, [toes|pillow|slippers|ceiling],” said {hero}. The [sun|day|breeze] was [knocking|tapping|peeping in] at the window. ^ {He} [jumped|shot|rolled] out of bed [with both feet|like a ball|like a cork|in one go].',
        'On {hero’s} bed you could [jump|bounce|fly] as high as the [lampshade|door frame|bookshelf]. {He} had [tried|measured|counted]. Once {he} had even [looked|peeped] on top of the [cupboard|wardrobe|curtains]! ^ There was only [dust|a marble|an old balloon|one green sock].',
        '{hero} had [seven|nine|eight|ten] ways of [getting|jumping|coming] out of bed. That morning it was the [kangaroo|rocket|cork|pea] way. [Boing|Whee|Hoppla]! ^ {He} landed in {his} [slippers|boots|toy box|laundry basket].',
        'That morning something [tickled|poked|prickled] {hero’s} [foot|knee|ear|elbow]. It was only a [feather|button|crumb|bead] in the bed. But now {he} was awake from [top to toe|nose to toes|ears to ankles], so up {he} [jumped|hopped|bounced]! ^',
      ],
      [
        'Some mornings {hero} had to be called [three|four|five] times. That morning was not [one of them|like that|that sort]. {He} was [up|dressed|downstairs] before the [alarm clock|kettle|doorbell] had cleared its throat. ^ {His} left [sock|sleeve|trouser leg] was [inside out|back to front|on the right]. {He} [decided|said|felt sure] that it was [lucky|faster|warmer] that way.',
        '{hero} could do [many|eleven|several] [things|clever things|odd things]. {He} could whistle through a [straw|gap|keyhole], [walk backwards downstairs|wiggle both ears|hop up the stairs], and be up in the morning before everybody else. ^ It was that last one which [started the trouble|began it all|got {him} into this].',
        'Up to [forty|fifty|sixty] jumps a bed is a [trampoline|drum|ship at sea]. After that somebody comes to [see about|complain about|ask about] the noise, and it is a bed again. {hero} had reached [twenty|thirty|nineteen], and could nearly touch the [lampshade|ceiling|top of the wardrobe]. ^ From up there the room looked [quite new|smaller|like somebody else’s]. {He} wondered what else {he} had only ever seen [from below|from underneath|the right way up].',
        'From the bed to the door it was [four|five|six] [jumps|hops|leaps] without touching the floor. {hero} knew them all: the [stool|box|chair], the [cushion|rug|blanket], and so on to the [doormat|doorstep|door handle]. ^ {He} did them that day [with {his} eyes shut|on one leg|without a light]. It was [almost|very nearly] perfect. Only nobody had told the [laundry basket|toy box|pile of jumpers], which was in [the way|a new place|the middle].',
      ],
      [
        'The day it all began, {hero} was [upside down|lying upside down|the wrong way round], with {his} feet on the pillow and {his} head at the [wrong end|bottom]. {He} did this [now and then|every so often|once a week] to see whether the room looked any [different|better|wiser]. ^ Mostly it [did not|didn’t oblige]. But that day the [light|glimmer] on the [ceiling|wall|wardrobe] was moving, like light on water, and {hero} had the [clear|odd|distinct] feeling that something was about to [happen|begin].',
        'There are people who need [an hour|a bucket of water|three alarm clocks] to wake up. {hero} was not [one of them|that sort|like that]. That morning {he} went from asleep to [awake|wide awake] like a [lamp|wireless|kettle] being switched on, and lay there listening to the house. ^ The [pipes|gutters|window frames] were [muttering|grumbling|humming]. A [door|stair|shutter] [creaked|sighed|complained]. It sounded like any other day, which [only shows|proves|shows you] how little you can tell by listening. Then {he} threw off the [blankets|covers|eiderdown] and jumped.',
        'Rule [four|six|nine] of the house said that there was to be no jumping on beds. {hero} had read it [carefully|twice|with care]. It did not say a word about jumping [off them|down from them]. The record stood at [seven|nine|eleven] floorboards, and was marked in [chalk|pencil|toothpaste], with the date. {He} backed up against the [wall|headboard|wallpaper], bent {his} knees, and [went|let go|sprang]. ^ Halfway there came a feeling that {he} was to [remember|think of] later, of having left one place and not yet come down in the next.',
        'For [a month|six weeks|one whole term] {hero} had kept a notebook about getting up. Left foot first: [soup|cabbage|semolina], and a lost [glove|scarf|pencil case]. Right foot first: [pudding|trifle|custard], and a kind word from the [dentist|postman|piano teacher]. ^ It was [science|research|a beginning], as far as it went. So that morning {he} took no [chances|risks|sides]. {He} climbed on to the edge of the mattress, [counted to three|held {his} breath|spread {his} arms], and came down with both feet at once. There was a [bang|thud|crash] that set the [lamp|windowpanes|teacups] ringing. For both feet the notebook had no entry [at all|yet|whatsoever].',
      ],
    ],
  },
  {
    show: show('think', 'thoughtful', 'cosy', {
      at: 'home',
      props: [
        { prop: 'pencil', place: 'hand' },
        { prop: 'table', place: 'ground' },
      ],
    }),
    tell: [
      [
        '{hero} [draws|makes] a [road|line|tail|river|snake], [long, longer, longest|on and on and on|wiggle, wiggle, wiggle|round, round, round]!',
        '[Scribble, scribble|Scritch, scratch|Round, round|Dot, dash], {hero} draws a [sun|house|hat|ball], with [legs|ears|a door|a nose].',
        'Two [dots|ears|eyes|legs], one [nose|smile|mouth|hat]. Hello, [paper|little|pencil|funny] {hero}!',
        '{hero} has a [red|blue|green|fat] pencil. Where will it [go|hop|run|fly|roll], [over the edge|up or down|left or right|off the page]?',
        '[Zip|Zig|Swish|Up], [zag|zoom|swoosh|down], pencil! {hero} makes a [hill|roof|crown|kite|boat].',
        '{hero} draws a [door|window|hole]. [Knock|Tap], {hero}, [knock|tap]! Who [draws|opens] it [from inside|too|back]?',
      ],
      [
        '{hero} [sat|knelt|stood] at the table [with a pencil|and drew|and drew and drew]. ^ First came [a sun|a gate|a wall|one tall chimney]. Then a [hill|house|bridge|tower]. Then {himself}, [very small|in a big hat|with long legs|in boots], walking off somewhere. “Where [to|am I going|shall I go]?” {he} [wondered|asked the pencil|asked].',
        '[Scribble, scribble|Scritch, scratch|Swish, swish]! {hero} was drawing a [road|river|railway line|path]. It went [right|straight|clean] off the paper and [on to the table|down the table leg|over {his} other hand]. [Oops|Whoops|Ooh]! ^',
        '{hero} drew a [door|blue door|little door|round door]. It had [a handle|two handles|a keyhole], a [letter box|doormat|little window] and a [bell|number|brass knob]. “[Ding-dong|Knock, knock|Ting-a-ling],” said {hero}, and [waited|listened|sat very still]. ^ You never know [with doors|with pencils|with a door like that].',
        'The pencil wanted to go [for a walk|out|somewhere]. So {hero} [held on|went too|let it]. It walked [round the plate|up a hill|along the edge], [hopped|tripped|climbed] over a crumb and [stopped|sat down|turned] in the corner. ^ What a [long|wiggly|silly|lovely] walk!',
        '{hero} was drawing [an animal|a beast|a creature] with [six|seven|nine|ten] legs. “It must be [fast|hard to catch|good at stairs],” {he} said. {He} gave it [boots|wheels|skates|wings] as well. ^ Now it only needed somewhere to [go|run|live|dance].',
      ],
      [
        '{hero} was drawing a map of everywhere {he} had ever [been|walked|set foot]. It showed the house, the [shop|street|swings], the [puddle|loose stone|bent lamp post] by the gate. All round the edge was [empty|clean white|nothing but] paper. “That bit,” {he} said, [tapping it|poking it|pointing] with {his} pencil, “is where I’ll go [next|tomorrow|one day].” ^',
        'At the kitchen table {hero} was drawing with [both hands|{his} tongue out|{his} nose almost on the paper]. [It helped|It went better that way|It had to be]. The picture had a [road|river|staircase] in it that ran straight off the [page|paper|edge]. ^ {He} turned it over to see [where it went|how it went on|what came next]. There was nothing there [yet|so far|but a jam stain].',
        '{hero} was writing a list of [important|urgent|serious] things to do. “One,” {he} wrote, “[sharpen pencil|find pencil|bite pencil|sit up straight].” {He} [did that|did|did it well]. “Two: [count freckles|draw a moustache|eat an apple|hum].” That [was soon done|did not take long|went well], too. “Three,” {he} wrote, and then {he} could not think of [anything|a thing|what]. ^ {He} looked at the number for a [long while|good minute|time]. It seemed to be [waiting|hoping|asking] for something to [happen|come|be put there].',
        'The pencil was [down to|now] a stump the length of {hero’s} [thumb|little finger|nose]. {He} had drawn with it [forty|sixty|ninety] [ships|hats|houses], one [city|flea|volcano], and both sides of {his} left [shoe|hand|boot]. “There’s [one|just one] good [line|stroke|drawing] left in you,” {he} [told it|said]. ^ {He} was still deciding [where to begin it|which way it should go|what it should be].',
      ],
      [
        '{hero} was [in the middle|at the end|at the tricky stage] of a map. It showed the [whole|entire] neighbourhood: the wall that was good for [sitting|balancing|thinking] on, the drain that [talked|gurgled|sang] after rain, the window with the [cat|parrot|cross-looking fern]. {He} had left nothing [out|to chance|unnamed]. And that was what [bothered|troubled|annoyed] {him}. All the way round the edge ran a strip of white paper, a [thumb|finger|matchbox] wide. It looked less like a margin every [minute|time|moment], and more like a [question|dare|doorstep]. ^',
        '“What are you [drawing|making|doing]?” people asked, and {hero} said, “I don’t know yet,” because it was [true|so|the honest answer]. {He} liked to let the pencil [go for a walk|off its lead|out by itself] and see what it brought [home|back]. ^ That morning it brought a [road|track|lane]. It came in at one side of the page and went out at the [other|top], without so much as a [signpost|milestone|by-your-leave]. {He} had no memory of having [drawn|invented|wanted] it.',
        'It had been [meant to be|begun as|going to be] a [teapot|kettle|watering can]. But the spout came out too [long|grand|bold], and {hero}, who never rubbed anything out on principle, [made it|turned it into] a chimney. A chimney [wants|needs|calls for] a roof. A roof wants [neighbours|a street under it|somebody to mend it]. By the [second|third|fourth] sheet there was a harbour with [eleven|nineteen|thirty] ships in it, and not one of them was tied up. ^ {He} leaned back and [sucked|chewed|considered] the end of the pencil. It struck {him} that everything on that paper was about to leave, and that {he} hadn’t drawn anyone to [stay behind|wave|mind the harbour].',
        '“To whom it may concern,” wrote {hero}, since that was how [important|serious|official] letters began. “I should [like|be glad] to know when it is [going to start|to begin|likely to begin]. I have been ready [for some time|since Tuesday|all week]. I can [swim a little|tie four knots|read a timetable], and I do not [get seasick|mind spiders|need much luggage].” ^ Then there was only the [question|matter|problem] of the envelope. {He} [sat|leaned back] and looked at it, [chewing|tapping|spinning] {his} pencil. It is not easy to find an address for [whoever|the person who] is in charge of what happens next.',
      ],
    ],
  },
  {
    show: show('look-aside', 'wonder', 'quiet', {
      at: 'home',
      props: [{ prop: 'cup', place: 'hand' }],
    }),
    tell: [
      [
        '{hero} [looks out|sips and looks|peeps out|blows and looks]. What will [today bring|come now|we see|there be], [window|spoon|cup|big toe]?',
        '[Look|Oh|See|Ooh], {hero}! The sun on the [floor|wall|rug|spoon|cup]!',
        '{hero} [sits|stands|waits] and sips, [slurp|sup|gulp]. Who goes [tick, tock|drip, drop|creak, crack|hum, hum]?',
        '{hero} has a [blue|red|big|warm] cup. [Blow|Puff|Sip|Sniff], [sip|blow|slurp|lick], [aah|mmm|ooh]!',
        'Squish, [squash|squish|squosh], {hero’s} [nose|chin|cheek] is on the [window|glass|windowpane]. It is [flat|cold|round] now!',
        '{hero} breathes on the [window|glass|spoon]. [Hoo|Haa], a [cloud|sheep|puff]! {hero} draws it a [nose|hat|smile].',
      ],
      [
        'All was [quiet|still|hushed]. {hero} pressed {his} [nose|cheek|chin] to the window. It made a [round|foggy|damp] mark, like a [pea|plum|bun]. ^ Outside, the day was [just waking up|rubbing its eyes|putting on its boots|still yawning].',
        '{hero} sat on the [step|stairs|doorstep|mat] with a cup of milk. The sun sat down [next to {him}|beside {him}|at {his} feet|on {his} knees]. ^ It was [that|a slow|a long, quiet|a buttery] kind of a morning.',
        '{hero} blew into {his} [cup|warm cup|mug|full cup]. A [ripple|little wave|wrinkle] ran across it, and on it [sailed|bobbed|rode] one [brave|small|lonely] crumb. ^ “Where are you [off to|going|bound for]?” asked {hero}. The crumb did not [say|know|turn round].',
        'The street was [empty|very quiet|quite still]. There was only a [glove|ball|hat|mitten] on the [wall|kerb|step], all alone. “Are you [waiting|lost|bored], too?” asked {hero} [through the glass|behind the curtain|over {his} cup]. ^',
        'In {hero’s} cup [swam|floated|hung] a tiny [window|lamp|ceiling], upside down. In front of it was a [face|nose and two eyes|curious face]. “[Who are|Is that|Hello! Who are] you?” [said|whispered|asked] {hero}. ^ They both [waited|took a sip|raised their eyebrows].',
      ],
      [
        '[Nothing|Nothing new|Nothing at all] ever [happened|went on|took place] in {hero’s} street. {He} had [checked|watched|kept a list]. {He} [sat|knelt|perched] on the windowsill with {his} [cup|warm cup|full cup] and watched it not happening. ^ A [leaf|feather|bus ticket] blew by. A [curtain|gate|blind] moved. {He} was about to [look away|climb down|yawn], and was [so glad|very glad|glad for days] afterwards that {he} hadn’t.',
        '{hero} liked the [minute|quarter of an hour|little while] before everybody else got up. The house [belonged to|was all for] {him} then, and so did the [silence|stairs|biscuit tin]. ^ {He} sat on the [third|fourth|second] step with a cup of milk and [listened to|heard] the [clock|fridge|boiler] making up its mind.',
        '“There’s nothing out there,” people [said|told {him}], when {hero} stood at the [window|glass|kitchen window]. {hero} [took a sip|wiped the glass|blew on {his} cup] and let them talk. {He} had already seen [three snails|two hats|seven wheels], one [argument|wink|runaway ball] and a man carrying a [door|ladder|tuba]. ^ “Nothing,” {he} [thought|told the cup|explained], “just isn’t [looked at properly|watched long enough|finished yet].”',
        'Cocoa takes [nine|eleven|seven] minutes to cool down, and there is nothing to be [done|gained] by [blowing|hurrying|scolding it]. {hero} sat on the [stairs|windowsill|bottom step] and looked at the [front door|gate|world outside]. In that time a person could [get|walk|hop] as far as the [corner|bridge|bus stop], if there were a reason. ^ It was about the [third|fourth|fifth] minute when the reason [came|turned up|arrived].',
      ],
      [
        'If you [asked|had asked] {hero} what kind of place {he} lived in, {he} would have said, an ordinary one. Nothing had [happened|occurred] there since a [cow|horse|goat] got into the [post office|library|barber’s], and that was before {he} was born. ^ {He} sat on the [windowsill|window seat] with a cup going cold in {his} hands, and looked [out|down|across] at the ordinary street. [It looked back|The street looked back|It returned the look]. One of them, {he} felt, was keeping a [straight face|secret|smile to itself].',
        'The best seat in the house was the [third|fourth|second] stair from the top. From there {hero} could see the front door, a slice of [kitchen|hall|landing] and a patch of [sky|wallpaper|skylight], and nobody ever thought of looking for {him}. ^ {He} had done some important [thinking|planning|listening] on that stair. {He} was [doing some|at it again|busy with some] that morning, with a cup of [milk|cocoa|warm milk], when the day took an [unexpected|odd|interesting] turn.',
        'Every house has a time when it thinks that nobody is [listening|in|there]. {hero} had [discovered this|found this out] by accident, and told no one. You had to [sit|keep] perfectly still, with something [warm|hot] to hold; and after [four|five|six] minutes the [stairs|floorboards|cupboards] would begin to talk to the [pipes|window frames|curtain rails]. It was mostly [complaints|gossip|sighing]. ^ {He} was doing it now, with {his} cup under {his} chin, when in the middle of a long [creak|groan|grumble] the house [stopped short|broke off|fell silent]. It was the sort of silence that comes before [news|an announcement|a telegram].',
        'On the windowsill {hero} kept a list of everything that had gone past since the [summer|holidays|spring]. It ran to [eleven|fourteen|sixteen] pages. There were four hundred and six [bicycles|prams|umbrellas], a [bride|brass band|sofa with legs] and one man who had forgotten a [hat|ladder|suitcase] and come back for it. What it [all|really] came to was this: everything [went past|went by|passed]. ^ {He} held {his} cup against {his} [chin|cheek], to warm it, and [considered|studied] the last line, which was still blank. It did seem to {him} that something, one day, ought to [stop|stop here|ring the bell].',
      ],
    ],
  },
  {
    show: show('dance', 'cheeky', 'funny', {
      at: 'home',
      props: [{ prop: 'pancakes', place: 'background' }],
    }),
    tell: [
      [
        '{hero} [wiggles|wobbles|bobs], {hero} [jiggles|giggles|twirls|spins]. Good morning, [feet|toes|knees|spoon]!',
        '[Stir, stir|Pat, pat|Whisk, whisk|Plip, plop], [flip|up|whee|hop], [breakfast|a big breakfast|hot breakfast|porridge] for {hero}!',
        '[Up|Over|Hop|Whoops] goes the [pancake|big pancake|thin pancake|first pancake]. [Flop|Plop|Splat|Flap], on {hero’s} [head|nose|toe|ear]!',
        'Tap, [tap|toe|heel], [clap|stamp|kick|shake], [clap|stamp|turn|kick]! {hero} dances [in socks|on tiptoe|round a chair|all alone].',
        '{hero’s} [feet|toes|knees|elbows] will not [stay still|stop|sit down], [jig|hop|tap|skip], [jiggle|hoppity|tap|wiggle]!',
        '{hero} dances with the [broom|mop|towel]. It [treads|hops|lands] on {his} [toes|socks|foot], [sorry|pardon|oh dear]!',
      ],
      [
        '{hero} had a [breakfast|good breakfast|before-breakfast] dance. It had [three|five|four] [wiggles|hops|twirls] and a [bow|bump|jump]. ^ {He} danced it in {his} [socks|slippers|bare feet], [all the way to the table|twice round the chair|down the stairs and up|with {his} mouth full].',
        '[Flip|Whoosh|Up]! went the pancake. [Flop|Splat|Plop]! It [landed on|sat down on|slid over] {hero’s} head. “[I’m wearing a hat|What a nice warm hat|My hat smells good],” said {hero}, and {he} [took a bite|ate the brim|licked the edge]. ^',
        '{hero} danced round the [table|chair|kitchen]. Left, right, [twirl|hop|kick]! Then {his} elbow [hit|met|tickled] the [spoon|plate|jam jar], and it began to [spin|hop|turn], too. ^ [Now there were two of them dancing|That made two of them|Now it was a proper ball]!',
        'The [kettle|fridge|pot] [hummed|buzzed|grumbled]. The [clock|floor|lid] went [tock|clack|tick]. “It’s a [band|tune|party]!” cried {hero}, and {he} danced [on both feet|until {his} ears flapped|with the chair|up to the door]. ^',
        'Nobody had [told|asked] {hero} to dance. It just came [up through the floor|in through {his} socks|out of nowhere]. First {his} [toes|heels|ankles] had it. Then {his} [knees|elbows|tummy]. Then it got as far as {his} [ears|hair|eyebrows]! ^',
      ],
      [
        '{hero} was [inventing|practising|perfecting] a dance for brushing teeth. It had a [spin|high kick|double twirl] in it, which turned out to be a [mistake|messy idea|bit much]. ^ There was toothpaste on the [mirror|taps|light switch] and a bit on the [ceiling|towels|soap]. But it was, everyone [agreed|admitted|had to say], a very good dance.',
        'The [first|second|biggest] pancake of the day [stuck to|stayed on|was now part of] the ceiling. {hero} had only wanted to see [how high it would go|if it could turn twice|what the other side looked like]. They all [stood|gathered|sat down] and looked up at it. “It’ll come down when it’s [ready|hungry|bored],” {he} said. ^ {He} felt that it was going to be [an unusual|a long|a good|a sticky] day.',
        '“You can’t dance to a [kettle|washing machine|dripping tap],” people said. {hero} [could|did it all the time|had proof]. {He} had danced to [hoovers|sneezes|the nine times table], to [rain gutters|squeaky doors|somebody gargling] and once to a [sandwich|cheese grater|wasp in a jar]. ^ It was the jump at the end that [mattered|counted|did it]. You had to come down facing the right way, and {he} [never knew|could not tell|liked not knowing] which way that was.',
        '{hero} could carry a [plate|tower|stack] of pancakes from the stove to the table without [using {his} hands|looking|a single wobble]. {He} could do it [on one leg|to music|dancing]. What {he} could not do, it turned out, was stop. ^ [Three|Four|Five] of them landed on the table, one on the [clock|lamp|teapot] and one in a [slipper|hat|boot]. {hero} [bowed|nodded graciously] to all [of them|sides].',
      ],
      [
        'By eight o’clock {hero} had already been told off twice, once for [singing|whistling|humming] and once for what the [song|tune|second verse] was about. {He} did not [mean|set out|want] to be noisy. There was simply more going on inside {him} than [would fit|{he} had room for|one person can hold]. ^ {He} slid down the [banister|hall floor|passage] in {his} socks, landed on both feet, and bowed to the [coats|umbrellas|hatstand]. It was a morning that [wanted|called for|deserved] something doing with it.',
        'The pancake had been up on the ceiling for [four|three|six] minutes when {hero} began to [suspect|fear|accept] that it was not coming down. {He} had flipped it with, perhaps, a little too much [hope|wrist|ambition]. “[Interesting|Curious|Remarkable],” {he} said. That was {his} word for most [disasters|accidents|catastrophes]. ^ {He} [sat|waltzed about] underneath with a [plate|dish|bowl], in case, and so {he} was looking up when it [happened|all began|started].',
        'It is said that there are [five|six] positions in dancing. {hero} had found [eleven|nineteen|forty] more, and was showing the latest to the [coat stand|broom|standard lamp], which made an excellent partner, being [upright|patient|tall] and never early. They went [once|twice] round the table, [dipped|ducked|swept] under the washing line and came up with a [scarf|hat|glove] too many. ^ {hero} [thanked it|bowed|bowed low] and put it back in its [corner|place]. The trouble with {him}, people [said|found], was that {he} could not sit still. {He} had [looked into this|considered this], and could find no trouble in it.',
        'There [were|are] two schools of thought about [pancakes|breakfast pancakes|the pancake]. One [held|holds] that they should be [tossed|thrown|flown]; the other, that they should be eaten. {hero} belonged to both, and [danced|waltzed|skipped] between them with a pan. The first had gone [into the sink|behind the stove|over the lampshade]. The second had wrapped itself round the [clock|tap|pepper mill] with every sign of [affection|comfort|relief]. ^ “Third time [lucky|pays for all],” {he} [said|told the pan]. It rose, it [hung|turned|hesitated], it opened like [a parachute|an umbrella|a newspaper]. {He} had time to [think|notice|reflect] how few things in life go up with a plan for coming down.',
      ],
    ],
  },
  {
    show: show('sit', 'smile', 'cosy', {
      at: 'home',
      props: [
        { prop: 'book', place: 'hand' },
        { prop: 'blanket', place: 'ground' },
      ],
    }),
    tell: [
      [
        '{hero} has a [big|fat|new|torn] book, [turn, turn, turn|flip, flap, flip|rustle, rustle, rustle|look, look, look].',
        'A [book|big book|good book], a [nook|cushion|blanket]! [Shh|Hush|Peep|Oh], {hero} [reads|is reading|looks inside].',
        'Who [is|lives|hides|sleeps] in {hero’s} book? A [king|fish|train|giant], [hello, hello|turn the page|ooh, look|come out]!',
        '{hero} [turns a page|lifts a page|turns two pages|peeps inside]. [Oh, what big feet|Ooh, a long nose|Look, a tall hat|Shh, a tiny door], {hero}!',
        'Snug, snug, in a [rug|heap|bundle]! {hero} has a blanket [house|cave|ship|tent|nest].',
        '{hero} reads to the [bear|cat|slippers]. They want the [wolf|cake|duck] [again|once more|twice].',
      ],
      [
        '{hero} sat [under the table|behind the armchair|under a blanket] with a [book|fat book|torn book]. It was a [cave|ship|castle] now. ^ In the book [somebody|somebody small|an old king] set off [on an adventure|over the hills|with one boot]. “[Me too|So will I|Wait for me],” said {hero}.',
        'On {hero’s} knees [lay|sat] a [book|fat book|fairy tale] with the last page [missing|torn out|eaten by mice|gone]. {He} [looked under the cushion|shook it twice|felt in {his} pockets]. “Then I must [find|make|look for] [my own end|the end myself|an end],” said {hero}. ^',
        '{hero} read to {his} [slippers|left foot|pillow|knees]. “[Once|Far away|Long ago] there was a [giant|baker|king] with [no shoes|two noses|a cold],” {he} read. Nobody [coughed|yawned|fidgeted]. ^ It was a [very good|rather long|slightly scary] story.',
        'There was a picture in the book of a [door|path|boat|hill]. {hero} put {his} [finger|nose|thumb] on it. It was only [paper|paint|a picture]. ^ But when {he} shut the book, {he} was sure that something [creaked|moved|winked|waved]!',
        'A blanket, [two|three|four] chairs and a [lamp|cushion|broom]: that was {hero’s} house. In it {he} read a book about [lions|pirates|volcanoes|bridges]. ^ Nobody could come in without the [password|secret word]. It was “[pudding|cucumber|marmalade|bubbles].”',
      ],
      [
        'The last page of {hero’s} favourite book was [missing|torn out|gone]. {He} had read it [nine|twelve|six] times, and every time {he} had to [guess|make up|dream up] how it ended. ^ That morning {he} [closed|shut] it with a [clap|bang|thump]. “This time,” {he} said, “I’m going to [find out|see for myself|go and look].”',
        '{hero} had built a cave out of [two|three|four] chairs and a [blanket|tablecloth|bedspread]. Inside there was a book, a [torch|cushion|bag of raisins] and no room for [grown-ups|anyone tall|anybody with questions]. Just when the story got [good|dangerous|really exciting], something outside went [bump|clonk|thud]. ^ {hero} put a finger in the page, to [keep|hold|mark] the place.',
        'In the [front|middle] of the book was a map, and {hero} could not get [past|over|round] it. {He} had been in chapter one since [Tuesday|last week|the holidays], because {he} kept turning back. There was a [swamp|river|forest] called [Perhaps|Mind-Your-Feet|Who-Says-So], and a road that went [in|up] at one side and did not come out. ^ {He} put {his} [finger|thumb|chin] on the [edge of the paper|place where it stopped|margin]. Beyond it was the [blanket|cushion|rug], and beyond that the [door|hall|doormat].',
        '“Just to the end of the chapter,” {hero} had said, [three|four|five] chapters ago. The blanket was [round {his} ears|over {his} knees|up to {his} nose], and {he} was [on an island|up a tower|in a balloon|aboard a ship]. ^ Then came the [sentence|line|part] that {he} liked best in any book. “And [so|then|with that],” it said, “they [set out|were off|went].” {He} read it [twice|three times|aloud, to the blanket].',
      ],
      [
        '{hero} was reading under a blanket, even though it was morning and nobody had told {him} to [stop|put it away|get up]. It was a matter of [principle|habit|taste]. Books were better with a [roof|ceiling you can lift|lid]. ^ In this one, a person no older than {himself} was setting out, that morning, with no [map|coat|plan], no money and one [sandwich|boiled egg|candle]. “Why is it never me?” {he} asked the [blanket|page|bookmark]. It was a fair question, and the day was [about to answer it|already working on it|on its way with the answer].',
        'Somebody, years ago, had torn the last page out of {hero’s} favourite book. {He} had written [eleven|nine|fourteen] endings for it. Some had [sea battles|volcanoes|weddings|earthquakes] in them. None was [quite right|the one|good enough]. ^ “The trouble is,” {he} said, to nobody in particular, “that I’ve never actually [been anywhere|gone anywhere|set out].” As it turned out, that was the last [day|time|day of {his} life] on which {he} could say so.',
        'There was a name on the inside of the cover, in [brown|violet|faded] ink, and it was not {hero’s}. The book had come from [a jumble sale|a box in the attic|a shelf on the landing], and whoever had owned it before had written in the margins. “[Unlikely|Nonsense|Hardly],” they had put, beside the [dragon|shipwreck|talking bear]. “[Ha!|Oh dear!|Not so!]” And on the last page, very [small|faintly|neatly]: “I should have gone.” ^ {hero} drew the [blanket|rug|blanket’s edge] closer and read those four words [again|once more|a third time]. {He} had finished the [book|story] [an hour|ten minutes|some time] ago. It was the [margin|margin, now,|last page] that {he} couldn’t put down.',
        '{hero} read the way other people [swim|dive]: {he} went under, and came up now and then for [air|a biscuit|an apple]. It was no use [calling|shouting up the stairs|ringing a bell]. Once {he} had gone down in a [storm|haunted inn|desert] on page [forty|ninety|twelve], and come up to find that [supper|Saturday|an aunt] had been and gone. ^ This time {he} surfaced in the middle of a [sentence|word|chase]. It had never [happened|come about] before. {He} looked round the [quiet|ordinary|tidy] room, one finger in the page, to see what could be more interesting than a [volcano|mutiny|sea serpent].',
      ],
    ],
  },
  {
    show: show('crouch', 'thoughtful', 'wonder', {
      at: 'home',
      props: [{ prop: 'jar', place: 'hand' }],
    }),
    tell: [
      [
        '[Peek, peek|Peep, peep|Pat, pat|Feel, feel], what is [there|under there|in there|that], {hero}? Only a [button|crumb|key], [in fluff|so small|and hello]!',
        '{hero} finds a [button|bead|marble|shell]. [In the jar|Mine to keep|In it goes|How small], [clink|plop|plink|ting]!',
        '[Clink|Plink|Rattle|Jingle], [clonk|plonk|rattle|jangle]! [Shake|Tip|Turn|Roll] the jar, {hero}, [round|up|down] and [up|round].',
        '[Under|Behind|Look under] the [chair|bed|sofa|cupboard], {hero}! A [sock|spoon|peg|raisin], [aha|oho|all mine|hello]!',
        '{hero} has a [round|tall|big|little] jar. In go [two|three|four|five] [buttons|beads|pips|pebbles]!',
        '{hero} looks through the [big|round|empty] jar. The [cat|door|spoon] is [green|wobbly|tiny], like {his} [thumb|nose|toe]!',
      ],
      [
        '{hero} was [good at|famous for|always] finding things. ^ {He} had found a [button|coin|paper clip], a [blue|bent|striped] [feather|bead|straw] and half a [biscuit|pea|zip]. {He} kept them [in a jar|all in one jar|in an old jam jar].',
        'Under the sofa it was [dark and dusty|dim and soft|warm and woolly]. {hero} [loved|liked] it [there|down there|under there]. ^ {He} found a [marble|cork|thimble], a [sock|spoon|domino] and one very old [raisin|biscuit|sweet].',
        '{hero} had a jar for [small|lost|shiny] things. If you [shook|tipped|rolled] it, it went [clink|rattle|tinkle]. If you held it up to your eye, the [kitchen|lamp|door] turned [round|green|wobbly|thin]. ^',
        'Down on the floor {hero} [met|found|spied] a [key|wheel|hook|screw]. It was [very small|bent|sticky|rusty]. “What do you [belong to|do|come from]?” {he} asked, and put it [in the jar|in with the rest|with the others]. ^',
        '{hero} crawled [along the wall|round the table|behind the curtain] with a jar. {He} was looking for [treasure|clues|something new]. So far {he} had [a hairpin|a thimble|half a pea], a bit of [string|chalk|tinsel] and one [big|loud|dusty] sneeze. ^',
      ],
      [
        '{hero} collected things that other people [stepped over|swept up|threw out]. In {his} jar there were [five|seven|six] buttons, a [cog|spring|tap washer] and a [stone|bead|shell] with a hole in it. “Everything is [part of|a piece of|left over from] something,” {he} [liked to say|told people|said]. {He} just hadn’t found [the somethings|most of the somethings|a single something] yet. ^',
        'Nobody had looked [under|behind] the [sideboard|bookcase|piano] for [years|a long time|ages]. {hero} crouched down and put in an arm, up to the [elbow|shoulder]. It came out grey, with a [marble|thimble|domino], a [ticket|pencil|postcard] and a smell of [long ago|old carpets|other people’s holidays]. ^ In the jar they [went|rattled|landed]. There was still room for one [good|odd|lucky] thing on top.',
        '“What’s that [for|good for]?” people asked about {hero’s} jar. It was a [good|fair|hard] question. There was a [hinge|handle|knob] that opened nothing, a [key|bolt|latch] that shut nothing, and a wheel without a [cart|train|barrow]. ^ “They’re waiting,” {he} [said|explained|told them], and screwed the lid on. “So am I, [really|come to that|sometimes].”',
        'The jar had held [plums|pickles|honey|mustard] once, and the smell had [never quite left|stayed on]. Now it held what {hero} called [evidence|the evidence|clues]. {He} had a [crumb|hair|pip] from the [stairs|landing|cellar], a [blue|green|silver] thread and a [good|careful] drawing of a footprint. ^ Clues to what, {he} could not [have said|yet say|tell]. But a good detective [starts|begins] before anything has [happened|been lost|gone wrong].',
      ],
      [
        'Under the sofa, that morning, {hero} found a [marble|domino|thimble], two [pencils|hairpins|corks] and a letter from the [dentist|library|music school] that explained a great deal. {He} was [a collector|a collector of sorts|that sort of collector]. Other people had [stamps|coins|butterflies]; {he} had a jar labelled [Things|Parts|Odds and Ends] I Don’t Understand Yet. ^ It was nearly [full|up to the brim]. {He} was screwing on the lid when {he} noticed that the [house|room|whole building] had gone quiet, the way [rooms do|a party does] when someone has just left.',
        'A museum, {hero} had read, needs three things: a collection, [labels|visitors|opening hours] and a roof. {hero’s} had a [lid|screw top|cork], which came to the same. It stood on the [lowest shelf|hall floor] between the [boots|radiator|umbrellas] and the wall, and admission was free. “[Button|Hook|Spring], [cause|age|owner] unknown,” the labels said. “Possibly [tooth|cheese|meteorite].” “Do not [shake|lick|wind].” ^ {He} [crouched in front of it|got down on {his} heels] now, turning it slowly, and looked at the gap near the top. It had been [left|kept|saved] for the [chief|main] exhibit. {He} didn’t know yet [what that was|what it would be], but {he} would have known it anywhere.',
        'It was {hero’s} theory that everything lost rolls downhill, and that the lowest place in the house was [behind the washing machine|under the stairs|beside the dresser]. {He} had tested it with a [pea|marble|conker]. So there {he} crouched, with a jar and a bent [fork|ruler|coat hanger], and fished. [Six|Eight|Nine] buttons; a [bishop|knight|pawn] from the chess set; half of somebody’s [glasses|birthday card|moustache comb]; and then for a while [nothing|only fluff|not a bite]. ^ {He} [didn’t mind|could wait|was in no hurry]. That was the [difference|whole difference], {he} thought, between [looking for|tidying up] things and fishing. When you fish, there may be something at the [other|far] end that is [looking for|waiting for|curious about] you.',
        'There are people who look up at [towers|mountains|weathercocks], and people who look down into cracks. {hero} was of the second [sort|kind]. {He} knew who lived in every gap in the [hall|kitchen|landing] floor: the [pins|beads|hairgrips], the retired [penny|tooth|jigsaw piece], the crumb that dated from [the party|last winter|the wedding]. {He} put down the jar beside it and [crouched|squatted|settled] on {his} heels. ^ The good thing about looking down was that nobody ever [asked what you were doing|bothered you]. The drawback was that the large things, when they came, came [from above|from behind], and took you entirely by surprise.',
      ],
    ],
  },
];

/** Page 8 when the companion is the hero's own pet. */
export const OWN_PET: readonly Beat['tell'][] = [
  [
    [
      '[And here|Here|Look, here|Tap, tap, here] is {c}. [Good|Dear|Best|Clever] {kind}, {c}!',
      '{C} [comes|runs along|is coming|skips along], too, [of course|hooray|as always|first as ever]!',
      'Where {hero} [goes|runs|hops|plays], {c} [goes|comes along|is never far].',
      '[Pat, pat|Stroke, stroke|Tickle, tickle|Hug, hug], {c} gets a [big, big|warm, wet|loud, long] kiss.',
      'Whose nose is [that|this|so cold]? [Sniff|Snuff|Nudge|Bump], {c} [wants to come|wants a hug|is here, too]!',
      '{C} is {hero’s} [own|dear|best|very own] {kind}, [nuzzle|snuggle|bump|wriggle], [nuzzle|snuffle|nudge]!',
    ],
    [
      'Where {hero} went, {c} [went too|came too|was there first]. That was the [rule|plan|way of it]. ^ {C} was the best {kind} [in the whole world|that ever was|for miles around]. {C} [knew it, too|quite agreed|could have told you so].',
      '“[Are you coming|Coming with me|Shall we go], {c}?” asked {hero}. What a [question|silly question|thing to ask]! ^ {C} the {kind} was already [sitting|waiting|yawning] by the door.',
      '[And then|And always|And of course] there was {c}. {C} was {hero’s} [very own|own|dear old] {kind}. ^ They did everything together, even [baths|brushing teeth|sums|puddles]. [Well, almost|Well, most things|Nearly everything].',
      '{hero} kissed {c} [goodbye|on the head|on the nose]. Then {he} came back [from the gate|for one more|because of the eyes], and kissed {c} again. ^ The third time {he} [gave up|sighed|laughed]. “Come along, [best|dear|you good old] {kind}!” {he} said.',
      '{C} had a [basket|blanket|cushion] with a name on it. But {c} [slept|sat|dreamed] on {hero’s} [feet|slippers|jumper]. ^ A {kind} knows [what is warm|a good place|whose feet are best].',
      '“You [mind|look after|watch] the house, {c},” said {hero}. The house could [mind itself|stand by itself|look after itself], thought {c}. ^ So out [went|came|trotted] one {child} and one {kind}, [side by side|in step|nose by nose].',
    ],
    [
      'You [must|should|have to] [know|hear] about {c}. {C} was {hero’s} {kind}, and {hero} was {c’s} {child}[|, by the same rule|, no more and no less]. [Neither|Nobody] could have told you who [looked after|spoiled|had trained] whom. ^ “You [stay here|wait here|mind the house],” {hero} began. {C} gave {him} a [look|long look|sad look]. “Or [come along|don’t|come with me],” said {hero}.',
      '{C} the {kind} had been listening the whole time, [with both eyes shut|from under a chair|while seeming to sleep]. At the word “[outside|jacket|off]” one ear [rose|went up|turned round]. ^ “It might be [far|wet|steep],” said {hero}. {C} stretched, front half first, and went to [wait|sit|yawn] by the door.',
      'There had been a time before {c}, people [said|claimed], but {hero} could not [imagine|believe] it. Who had eaten the [crusts|carrots|last bite]? Who had kept [the bed|{his} feet|the armchair] warm? ^ “[Ready|All set|Shall we]?” {he} asked. The best {kind} [in the world|in the street|anybody ever had] was always ready.',
      '{hero} [put down|packed|buckled] {his} bag, and {c} sat [on it|down on top]. {He} moved the bag, and {c} [sat on it again|moved as well|lay down on it]. It was not a large bag, and {c} was not the [smallest|lightest|thinnest] {kind} there is. ^ “[It’s the bag or {c}|You can’t carry both|One or the other],” people [told|warned] {him}. {hero} had never been good at [choosing|that sort of sum|either-or]. {He} took [both|both of them|the two of them].',
    ],
    [
      'Here it must be said that {hero} did not live [alone|all by {himself}] with {his} thoughts. There was [{c}|{c} to consider|always {c}]. {C} was a {kind} of [strong|firm|settled] opinions, who had chosen {hero} years ago from among the whole [family|household|street] and had never once [looked back|had doubts|regretted it]. ^ They did not need words for everything. {hero} reached for {his} [jacket|scarf|boots]; {c} was already standing on the mat. “I didn’t [ask|invite] you,” {he} said. [That was true|It was true|Nor had {he}]. {He} had never [needed|had] to.',
      'Every [expedition|great journey|serious outing] needs somebody sensible. [This one had|For this one there was|{hero} had] {c}. {C} was not, strictly speaking, [sensible|one of those]. But {c} was a {kind}, which comes to much the same, and knew the three [great|golden|old] rules. Stay [close|dry|together], eat when you can, and never admit that you are [lost|tired|cold]. ^ “You understand that this could be [difficult|a long day|uncomfortable],” said {hero}. {C} [yawned|blinked|lay down], so as to show how well it was understood.',
      '{C} had known it first, [naturally|of course]. Of the two of them it was the {kind} who had the [ears|nose|patience]; {hero} had the thumbs. Between them, they liked to think, they made up one [quite|fairly] [capable|sensible|remarkable] person. ^ “You’d better come,” said {hero}, [holding|opening|leaning on] the door. There was [nobody|no one alive] {he} would rather have had at {his} side, two legs or four.',
      '{hero} kept a list of the people who [understood|could put up with|really knew] {him}. It was [short|not long|soon read]. At the [top|head] stood {c}, who was, strictly speaking, a {kind}, though {he} had never found that it made any [difference|odds]. {C} knew what sort of a day it was going to be by the way in which {he} put on a [sock|shoe|jumper]. ^ “It’s only me that’s going,” {he} said, without much [hope|conviction|force]. {C} looked at {him}, and went on [looking|sitting there|waiting]. So {hero} took out the [plan|list] again and added a line at the [bottom|end]. It [said|read|ran], “and {c}[|, too|, of course]”.',
    ],
  ],
];
