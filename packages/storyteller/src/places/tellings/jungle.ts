import type { PlaceTellings } from '../further-tellings.ts';

/** Further wordings of the jungle's three pages. */
export const jungleTellings: PlaceTellings = {
  '2-3': {
    arrive: [
      'Push a [leaf|branch|creeper|fern]. [Flop|Flap|Swish|Drip], push [another|the next|one more], [peep|boo|hello|oh]!',
      '[Hot, green|Wet, green|Warm, mossy|Hot, leafy], [drip-drop|buzzy-buzz|squawky] {noun}, [ooh|phew|listen|sniff], {hero}!',
      '[Squawk|Screech], [who|what] is that? [Ooh|Aah], [who|what] is this? [Only|It’s] {hero}, [hello|good day], {noun}!',
      '[Leaf|Fern] like a [bed|boat]. [Leaf|Fern] like a [hat|plate]. {hero} [lies|sits] in one, [flop|drip]!',
      '[Red|Pink] [flower|frog], [blue|yellow] [flower|bird]! [Green|Wet], [green|wet] everything! [Look|Sniff], {hero}, [look|sniff]!',
      '[Ants|Beetles] go [left|march], [right|march]. {hero} goes [left|march], [right|march]. [Into|Under] the [leaves|vines], [swish|flap]!',
      'The {noun} says [ook|awk]. {hero} says [ook|awk] better. A [frog|toucan] [claps|laughs|falls off].',
      'Lift the [leaf|vine], {hero}! Behind it hangs a [bigger|wetter|greener] [leaf|vine], and [eyes|a nose].',
    ],
    crossing: [
      '[Squelch|Slurp|Glup|Squish], mud, mud, [gooey|brown|sticky|squashy] mud, [pull|heave|tug|lift a foot], {hero}!',
      '[Log across|Bendy log|Round, wet log|Mossy log], [tippy|monkey|ten soft|quiet] toes. [Wibble, wobble|Slip, slide|Sway, sway|Left, right], there!',
      '[Ropy|Viny] bridge, [sway|creak]! [Hold|Hug] the [rope|side], {hero}. [Toe|Slow], [toe|slow], [toe|over]!',
      '[Thorny|Spiky] [bush|vine], [thin|small] tummy, {hero}! [Tiptoe|Slide] [through|by], [no|not one] [ouch|prick], [phew|there]!',
      '[River|Stream], [stone|log], [stone|log], [stone|log], [slip|splosh]! [Hop|Step], {hero}, [hop|step]!',
      '[Sleepy|Big] [snake|sloth] in the [way|middle]. [Shh|Hush], [over|round] on tiptoe, {hero}, [zzz|snore]!',
      'The [river|stream] hums along. {hero} tiptoes over on [lilies|stones|a root], one [plip|hop] each.',
      'An [ant|caterpillar] road, {hero}! Tiptoe [over|across] it, and wait for the [bus|little ones|last one].',
    ],
    wayHome: [
      '[Heads down|Duck down|Mind the drip|Under the fern], bye-bye, big [leaves|frogs|vines|ants]! [Trot, trot|Squelch, squelch|Hop, hop|Swing, swing], home.',
      '[Sticky hands|Leafy hair|Green elbows], [muddy knees|mossy knees|wet socks], [happy|grubby|hungry|humming] {hero}, [home|bath|out we come|hop]!',
      '[Bye|So long], [frog|parrot], [bye|so long], [ants|monkey]! [Squelch|Slop], {hero}, [squelch|slop], home.',
      '[Petal|Leaf] on my [nose|hat]. [Vine|Moss] on my [knee|toe]. [Swing|Skip] home, {hero}, [swing|skip]!',
      '[Under|Past] the [leaf|vine]. [Over|Past] the [root|log]. [Out|Pop], [big|wide] [road|path], home, {hero}!',
      '[One|A] last [squawk|croak]. {hero} [squawks|croaks] too. [Squawk|Croak], [home|bye], [squawk|croak], [home|bye]!',
      '{hero} goes home with a [beetle|moth|gecko] on {his} [sleeve|hat|bag]. It [knows|likes] the way.',
      'The [parrots|monkeys] call, “[More|Coo|Aah], [more|coo]!” {hero} calls, “[Soon|Tomorrow|Next time]!” all the way home.',
    ],
  },
  '4-5': {
    arrive: [
      '[Knock, knock|Tap, tap|Ding, dong|Rat, tat], but {place} had no [door|bell|front step|gate]. ^ So {hero} lifted up one [corner|edge|end] of a leaf, and [in they went|crawled in|went under].',
      'Everything was [growing|climbing|busy growing|stretching]. You could [see it|watch it|nearly hear it] [grow|happen|get longer]! ^ {hero} waited to see, and a [curly|thin|cheeky] vine [tied itself|wound itself|curled twice] round {his} [shoe|ankle|button|wrist].',
      'It smelled of [flowers|honey|pepper], and of [mud|moss|bark], and of [bananas|mangoes|melons]. {hero} took a [big sniff|deep breath|long sniff] of all three. ^ “It smells of [green|jungle|more|everything],” said {hero}.',
      'Somebody had [hung|put] a [swing|hammock] {within}, and it was [only|all] one vine. {hero} [sat|climbed] in. ^ “[Push|Once, please],” {he} told {c}. Up went {his} [toes|boots], right into a [flower|fern|cloud of moths].',
      'A [parrot|mynah bird] looked {hero} up and down. “[Wipe|Mind] your [feet|boots]!” it said. ^ {hero} wiped them on a [leaf|root|cushion of moss]. “And [yours|you too],” it told {c}. It was [that sort of|a strict] bird.',
      'Each leaf {within} was as [big|wide] as a [door|tablecloth]. {hero} knocked on the first, and a [frog|gecko|moth] looked out. ^ “[Next|Second] door on the left,” it [seemed|appeared] to say.',
    ],
    crossing: [
      'Over the mud lay a [log|trunk|fallen palm]. It was round, and it was [slimy|mossy|wet|slippery]. ^ {hero} crossed it on tiptoe with both [arms|hands|sleeves] out, like somebody in a [circus|show|big tent].',
      'The vines hung there in [loops and knots|circles and bows|hoops and twists]. Somebody must have been [knitting|playing|tying shoes|wrapping presents]! ^ {hero} [stepped|climbed|crept] from [hole to hole|loop to loop|gap to gap] on {his} tippy toes.',
      'The path along the bank was as narrow as a [shoe|ribbon|belt|snake]. [Squish, squash|Slip, slop|Slurp, slurp|Glip, glop], it [slid|went|said]! ^ {hero} took hold of the roots. “[Good roots|Nice handles|Thank you, tree|Strong roots],” {he} said.',
      'The [stream|ditch] was full of [round|green] [backs|bumps], and some had [eyes|whiskers]. ^ {hero} went over on tiptoe. “[Stone|Rock], [stone|rock], [turtle|toad], stone,” {he} [counted|whispered]. The last one [sighed|blinked|burped].',
      'A sloth lay asleep right [over|above] the path, with [its arms|one arm|its toes] [hanging|dangling] down. ^ {hero} went [under|past] on tiptoe. It [patted|tickled|stroked] {him} on the [head|ear|hat], [asleep|snoring].',
      'The way went [under|behind] a waterfall, on a ledge as [wide|broad] as a [shelf|tray]. [Roar|Hush], it went, and [roar|hush]! ^ {hero} tiptoed along with {his} [cheek|nose] to the rock, and came out [washed|combed].',
    ],
    wayHome: [
      'Where was [the path|the way out|their path]? [It had grown over|Leaves had covered it|It had gone|It was all flowers] already! ^ “Thank you for [having us|the shade|the noises],” said {hero}. The leaves [moved apart|leaned back|opened up] and [let them by|bowed|pointed].',
      '{hero} was green [all over|from top to toe|everywhere]. [Green knees, green nose, green ears|Green thumbs, green chin, green toes|Green socks, green teeth, green hair]! ^ “I think {place} is [coming home|moving in|coming along] with us,” {he} [told|whispered to|said to] {c}.',
      'The [very last|biggest|smallest] leaf [dripped on|spilled on|tickled] {hero’s} head, [plip|plop|plink|drip]. “[Yes, yes|All right|I know|Yes, dear leaf],” {he} told it. “We’ll [come again|be back|visit|see you soon].” Plip, [said|answered|went|agreed] the leaf. ^',
      'They came out with [petals|seeds] in their [hair|ears] and [mud|moss] to their [knees|elbows]. ^ {hero} looked [round|back]. The leaves had [shut|closed] like a [door|curtain|book]. “[See|Hear] you [soon|later],” {he} said.',
      'All the way home {hero} [talked|sang] like a [parrot|toad|monkey], and {c} [answered|hummed] like a [frog|beetle|bee]. ^ At the gate they had to [stop|hush]. Somebody’s [dog|cat|granny] was [listening|joining in].',
      '[Ants|Beetles] were going the same way, with bits of [leaf|petal] for [sails|umbrellas]. ^ {hero} took a [leaf|petal] as well, and they all walked [home|out] in one long [line|parade].',
    ],
  },
  '6-8': {
    arrive: [
      'It was like walking into a cupboard full of [coats|wet coats|hats], where somebody had left the [kettle|bath|soup] on. {hero} [pushed|shoved|leaned on|tugged at|tickled] the leaves. [The leaves|They|The green] [pushed back|pushed harder|leaned too]. ^ “You [might|could|ought to] say please,” [said|advised|remarked] {c}. “[Please|Please, then|Oh, please],” [said|tried|whispered] {hero}. The leaves let go so [suddenly|politely|fast] that {he} [fell in|rolled in|sat down inside|was in].',
      '“How far is it to the [middle|other side|top]?” [asked|wondered] {hero}. {C} [thought|felt|believed] that this [might be|was|could be] it. There were no [edges|corners|walls] [to be seen|anywhere|left], only green. ^ There was pea green, bottle green, [wellington|gooseberry|frog] green and green with [spots|stripes|hairs|gold edges]. “And what’s [that one|that one there|this one]?” [asked|said|wondered] {hero}. “That one’s [new|not finished|thinking|mine],” said {c}.',
      '[A seed dropped|A seed fell|A pip landed|A nut bounced] at {hero’s} [feet|elbow|side]. {He} bent down for it, and by the time {he} had [found it|picked it up|put on {his} hat], it [had a leaf|had a root|was knee-high|had company]. “They’re [quick|keen|early] here,” [said|noticed|warned] {c}. ^ {hero} thought it best not to [stand about|stand still|stop|sit]. There was a creeper by {his} left [heel|knee|shoe] that looked as if it had [plans|ideas|an eye on {him}|an appointment].',
    ],
    crossing: [
      'The bridge by {spot} had once been a [tree|palm|mast], and had not [got over it|forgotten|been told]. It was [round and wet|long and damp|thin and slick] and [furry with moss|green with slime|as smooth as a fish]. {hero} took a step, and then [took it back|thought again]. ^ “How do the drops [get across|manage|do it]?” {he} [wondered|asked|said]. [They kept|The drops kept|All of them kept] to the middle, and [went slowly|took turns|were in no hurry]. On tiptoe, drop by drop, [so did {he}|{he} did the same|{he} followed them].',
      '“That isn’t [grass|a lawn|ground],” [said|warned|noticed] {c}. It looked like [grass|a rug|a lawn|a good place for tea]. Then {hero} put down a [foot|toe|heel], and all of it wobbled like the [skin on a pudding|top of a jelly|back of a cow]. ^ “It’s nearly a [floor|carpet|path],” {he} whispered, “if we don’t [wake|tickle|surprise] it.” {He} [crossed|went over|walked] on {his} toes. It [hiccuped|burped|sighed|quaked] once, but nobody [fell in|got wet|woke].',
      'The thorns near {spot} were as long as [knitting needles|rulers|forks|pencils], and stuck out from [either side|left and right|both sides]. It was a tunnel with [teeth|claws|bristles|spikes]. ^ {hero} made {himself} [narrow|thin|flat|small]. {He} thought of [bookmarks|ribbons|paper|letters]. With {his} arms pressed flat and {his} tummy pulled in, {he} tiptoed through the whole [jaw|lot|tunnel] [unbitten|untasted|unscratched|in one piece].',
    ],
    wayHome: [
      'The way in had been [hard work|a struggle|slow|a wrestle]. ^ Now the leaves [held themselves open|stood aside|made way], like doors in a [good|grand|big] hotel. {hero} [nodded|bowed|said thanks] to each. “They [want us to go|are glad to see us out|are tired],” [said|decided|guessed] {c}. “They want us to [come back|come again|remember],” [said|answered|thought] {hero}. {He} took one [drop|petal|sniff] from the last of them, for [luck|later|a present|the road].',
      '{hero} had picked up a few things on the way: two [burrs|leaves|feathers], a [petal|seed|beetle] and about a [cupful|pocketful|bucketful] of mud. {He} had not [meant to|asked|noticed]. ^ “Don’t [worry|mind|fret],” [said|whispered] {c}. “{Place} [has picked up some of you|has something of yours too|has kept a bit of you].” That was [true|right|so|fair]. Somewhere back there [hung|swung] a [shoelace|button|good bit of sock].',
      'The noises were [friendlier|smaller|softer|kinder] going home, or else their ears were. ^ That drip was [just a drip|only a drip|a plain drip|one drip, and no more]. That creak was one [tree|trunk|branch] [leaning|resting|snoozing] on another. {hero} wished both of them [good day|well|a good rest|sweet dreams]. “You didn’t do that [before|going in|earlier|the first time],” said {c}. “We hadn’t been [introduced|told their names|properly acquainted],” [said|explained|replied] {hero}.',
    ],
  },
  '9-12': {
    arrive: [
      'You could tell where {place} began, because that was where the road [gave up|lost its nerve|ran out|sat down]. It had come a long way, and it was a [good|serious|respectable|hard-working] road, with a white line down the middle. It ran up to the first leaves, saw [what it was in for|how matters stood|the size of it], and [stopped|thought better|turned to grass]. {hero} stood on [the last of|the end of|the tip of] the white line and [looked|leaned|listened] in. ^ It was like looking into the works of a [clock|piano|watch]. Everything in there [had hold of|leaned on|was holding up] [something else|its neighbour|somebody’s elbow]. Far inside a single [drop|nut|petal] fell, and the whole of it began to [nod|tremble|tick].',
      'The smell was the first to [greet|meet|reach] them: wet earth, [ripe fruit|bruised melon|pepper] and something like the inside of a very old [piano|wardrobe|trombone|violin case]. Next the heat put a [large damp|wet warm|heavy] [arm|scarf|towel] round {hero’s} shoulders. Only then, when {he} had been [properly welcomed|thoroughly greeted|hugged enough], was {he} given anything to see. ^ There were leaves you could have [sailed|slept|bathed|danced] in. There were flowers with their [tongues|elbows|ears|shirts] out. One creeper, as thick as a [chimney|drainpipe|barrel], went straight up out of sight, like a person who has thought of something [upstairs|in the attic|left on the roof].',
      'Somebody had once given {hero} a [pot plant|fern|cactus] and advised {him} to [talk|sing|read] to it. It had put out one leaf in a [year|good year|whole year], and not a [large|green|willing|lively] one. ^ Here, [plainly|clearly|no doubt], were the [relations|family|grandparents|uncles]. They went up like [towers|steeples|ladders] and came down like [curtains|shawls|beards]. They grew on each other and through each other and, when they ran out of each other, on the [stones|path|fungus|air]. {hero} [cleared {his} throat|coughed|took off {his} hat|bowed slightly]. “I know a [cousin|nephew|niece] of yours,” {he} [said|began|told them]. “On a [window sill|shelf|bookcase|fridge].” All around, it seemed to {him}, leaves [turned|bent|leaned in] to hear [how it was|the news|more].',
    ],
    crossing: [
      'The ground beyond {spot} had turned into water without [telling|asking|warning|consulting] the grass. It [lay|spread] there as green and level as a [billiard table|tablecloth|bowling green]. When {hero} tried it with one foot, the whole of it [quaked|shook|rippled|shuddered], and something underneath said “[Glup|Mmm|Who|Oi].” ^ There are times when it is rude to be [heavy|large|solid|full of lunch]. {He} got up on {his} toes, thought of [soap bubbles|thistledown|postage stamps|whipped cream], and kept to the [tallest|driest|firmest] tufts, never using the same one twice. Behind {him} each came up again with a sigh, like a [cushion|sofa|mattress] after somebody [important|heavy|official] has left.',
      'Past {spot} the creepers had [tied|knotted|fastened|laced] everything to everything. {hero} undid a [knot|loop|bow]. It turned out to have been holding up the next one, [which came down|which dropped|and that fell] round {his} [neck|ears|shoulders]. It was like wearing a [jumper|sock|scarf] that somebody was still [knitting|working on]. ^ [Tugging|Pulling|Shouting|Wriggling] did no [good|use|service] at all. But knitting, when you look at it [calmly|closely|coolly], is [mostly holes|largely holes|chiefly gaps]. There was one for a foot, and above it one for a [shoulder|hip|nose|knee]. On tiptoe, folding {himself} wherever it was [called for|needed|required], {he} went through like a [thread|letter|ribbon], and not a stitch was [dropped|lost|spoiled|pulled].',
      'The gorge was not [wide|large|broad|famous]. You could have thrown a hat across it, but then a hat does not [look down|weigh anything|change its mind|know heights]. The bridge was one [bare|long|thin|mossless] trunk. {hero’s} legs, until now so [obliging|reliable|helpful|polite], asked whether they might [stay|wait|live|be excused] here. ^ {He} did not [argue|insist|scold|beg]. All {he} wanted, {he} [told|promised|assured] them, was to go as far as that [bit of|small|soft] moss. They had [nothing|not a thing|no grudge|not a word to say] against moss. After the moss there was a [knot in the wood|scar in the bark], and after the knot a [fern|beetle|toadstool]. They had [tiptoed|gone|come] the whole way over before they [saw|noticed|guessed] what {he} was [up to|doing|after].',
    ],
    wayHome: [
      '{hero} had supposed that [going out|leaving|the way home] would be the same as coming in, only [backwards|the other way round|with tired legs]. ^ But coming in {he} had seen [leaves|green|a wall|a lot of foliage]. Going out {he} saw the one with the [bite|corner|nibble] taken from it, and the [pair that clapped|one that drummed|three that bowed]. There was an old [brown|yellow|freckled] one by {spot}, hanging on by a [thread|hair|fibre]. “Are you [talking|whispering|bowing] to them?” [asked|said|whispered] {c}. It was, {hero} [thought|felt|found], only [polite|proper|neighbourly]. By the end of it they had taken leave of some [four hundred|three hundred|six hundred] [persons|leaves|individuals|friends], and were [running a little behind|rather late|hoarse].',
      'At the edge they [stopped|turned|stood] to [listen|look back|get their breath]. In the middle of it {place} had been a [din|uproar|shock|brass band]. From here it was more like a big [family|party|dinner] heard through the front door, where you know that all is well because they are all [talking|laughing|arguing]. ^ {hero} [found|discovered|noticed] a burr on {his} [sleeve|collar|cuff|elbow]. It had come [the whole way|all that way|every step], holding on with every [hook|tooth|claw] it had. {He} [was going to|meant to|was about to] [throw|toss|flick] it back. But it had so clearly set its heart on [travel|departure|adventure] that {he} put it in {his} [pocket|buttonhole|cuff] instead, and told it the name of the [street|town|bus].',
      'The path had turned into an [ordinary|everyday|sensible] path, which ran straight on for no better reason than to [get there|arrive|be done]. Nothing [squelched|squawked|dripped|curled]. Nothing took {hero} by the [ankle|elbow|sleeve] to ask [how {he} was|the way|{his} name]. ^ {He} caught {himself} stepping over [roots|creepers|puddles] that weren’t in the way, and [ducking|bowing|stooping] under nothing whatever, and saw that {c} was doing the same. Anybody [watching|at a window|passing] might have [wondered|stared|laughed|joined in]. But they had [danced|learned|practised] those steps the whole length of {place}, and legs are slow to notice that the [music|band|tune] has stopped.',
    ],
  },
};
