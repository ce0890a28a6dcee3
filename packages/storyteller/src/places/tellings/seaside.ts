import type { PlaceTellings } from '../further-tellings.ts';

/** Further wordings of the seaside's three pages. */
export const seasideTellings: PlaceTellings = {
  '2-3': {
    arrive: [
      '[Squish|Slurp|Squash|Squelch], [wet|cool|soft|brown] sand. [Splash|Plosh|Swish|Whoosh], [big, big|wide, wide|salty|great big] {noun}!',
      '[Here comes the water|Here comes a wave|Up comes the sea|In comes the foam]! [Run|Back|Hop|Eek], [there it goes|off it goes|gone again|now it’s shy].',
      '[Shoes|Boots] off, [socks|hats] off! [Splish|Plosh], {hero}, [splash|splosh], all in the [sea|wet|foam]!',
      '[Dig|Scoop], [dig|scoop], [dig|pat]. [Deep|Big] [hole|hill], [here|in] comes the [sea|water]. [Fill|Splash] it up!',
      '[Pink|White] [shell|stone], [long|thin] [shell|weed]. [Tiny|Wee] [crab|shell], [look|ooh], {hero}, what a [{noun}|lot]!',
      '[Gulls|Waves] go [kee|whoosh]! [Boats|Buoys] go [bob|dip]! {hero} goes [whee|zoom], down to the [water|sand]!',
      '{hero} puts a [shell|stone] to {his} ear. “[Hello|Shh],” says the [sea|shell]. “Come [in|and paddle].”',
      'A [gull|crab] has {hero’s} [hat|bun|sock]. [Give|Bring] it back, [gull|crab]! It [thinks|blinks] and [does|runs].',
    ],
    crossing: [
      '[Slippy, slimy|Shiny, slidy|Slippy, weedy] [stones|rocks|steps]! [Tip, tip, toe|Toe, tip, toe|Heel, toe, slow|Hold on, toe].',
      '[Slurp|Slup|Schloop|Gloop], the sand [sucks|pulls|tugs|holds on]. [Pull, pull, plop|Tug, tug, pop|One, two, pop|Heave, ho, plop]!',
      '[Rock|Stone], [rock|stone], [big|fat] rock. [Weed|Slime], [slip|slide], on [hands|toes], {hero}, like a [crab|frog].',
      '[Pinchy|Nippy] crab in the [way|path]! [Tiptoe|Creep] [round|past], {hero}, [click|snip], [missed|phew]!',
      '[Creaky|Holey] [planks|boards], [water|waves] down [there|below]. [Step|Toe], [step|toe], {hero}, [splish|slop], [done|land]!',
      '[Big|Tall] wave [coming|rolls up]! [Wait|Stop], {hero}, [whoosh|swash]! [Now|Run], [now|run], [tiptoe|quick]!',
      'The [tide|sea] is [out|asleep]. {hero} tiptoes over the [ripples|worms], [squish|plip] and [squish|plop].',
      '[Seals|Gulls] lie on the [rocks|sand]. {hero} tiptoes [by|round], and one [winks|yawns|sneezes].',
    ],
    wayHome: [
      'One last [splash|paddle|jump|wave]. [Home, salty feet, home|Hop, salty feet, home|Home, soggy socks, home|Skip, shell in hand, skip]!',
      '[Shake, shake|Pat, pat|Tap, tap|Tip, tip], [sand|shells|pebbles|grit] in every [sock|pocket|shoe|cuff], [home|home we squeak|up the steps|off we go]!',
      '[One|A] [shell|stone] for {hero}. [One|A] [shell|stone] for {c}. [Clink|Rattle], [clink|rattle], all the way home.',
      '[Wet|Soggy] [hems|knees], [salty|sticky] [lips|nose]. [Squelch|Slop], [squelch|slop], {hero} goes [home|up the hill].',
      '[Bye|Sleep well], [crab|gull], [bye|sleep well], [boats|shells]! [Wave|Nod] to the waves, {hero}. They waved [too|first|back]!',
      'Up the [steps|hill|path]. [Tip|Shake] out the [shoes|boots]. [Oh|Look], {hero}, [half|all] the {noun} came, too!',
      '{hero} carries the sea home in a [bucket|boot|cup]. It [slops|wobbles] at every [step|stone].',
      'The [waves|gulls] say [hush|kee]. {hero} says it [back|too], all the way [up|home].',
    ],
  },
  '4-5': {
    arrive: [
      '“Who [spilled|poured out|left] [all that|so much|it]?” asked {hero}. Nobody [owned up|knew|put a hand up|said]. ^ There was water as far as you could [look|shout|point], and it would not [keep still|stand still|hold still|sit still].',
      'On top of the last [bump|hill|heap] of sand, {hero} [shouted|sang|called] hello. The sea [shouted back|roared back|answered] and didn’t stop. “It’s got [a lot|something long|plenty] to say,” whispered {c}. ^',
      '{hero} held a [shell|whelk] to {his} ear. “[Shh|Hush],” it said. ^ “It wants the [big|real] one to be [quiet|still],” said {hero}. But the [big|real] one [never listened|went on|only got louder].',
      'Two [lines|rows] of footprints went across the sand. One was a [gull’s|dog’s|crab’s]. One [stopped|ended] in the [middle|wet]! ^ “It [flew|swam|hopped] from there,” said {hero}, and [tried it|flapped|jumped] too.',
      'The sea ran up to {hero}, [looked|sniffed] at {his} [boots|toes], and ran away. ^ “It’s [shy|counting],” said {c}. So {hero} stood [still|quiet], and the [ninth|next] time it [stayed|licked them].',
    ],
    crossing: [
      'The planks had [gaps|cracks|holes] between them. Down below, the sea went [slop, slop|glug, glug|slap, slop|plip, plop]. ^ {hero} [crossed|went over|walked] on tiptoe, and looked at {his} [big toes|laces|knees] the whole way.',
      'Here the sand went [soft|porridgy|wobbly|slurpy]. It [swallowed|ate|hid|gulped] [one foot, then the other|the left foot, then the right|two feet and some laces], [slurp|gulp|slup|glop]! ^ “We must [walk like feathers|go like gulls|step like moths|tread like feathers],” said {hero}, and up on {his} toes {he} went.',
      'A [rope|chain|line] lay over the sand, from a [boat|post] to the [sea|wall]. It went [up|tight] and [down|slack]. ^ {hero} [waited|watched]. Up! {He} tiptoed [under|below]. [Down|Flop]! It missed {his} [heels|hair].',
      '[Hundreds|Thousands] of [tiny|curly] shells lay [right|all] across the way. {hero} did not want to [crack|break] [one|any]. ^ {He} put {his} toes [in between|where sand was], and it took [ten|twenty] [waves|songs].',
      'The steps were green and [slimy|furry], and every third one was [missing|under water]. ^ {hero} tiptoed up: [one|left], [two|right], and a [long|big] one. “[Thank you|Well done], [wall|toes],” {he} said.',
    ],
    wayHome: [
      '“One more [wave|splash],” said {hero}. Then one more, [and one more|and another|and the big one]. ^ The sea had [plenty|lots|hundreds|a whole sea of them]. They had to [leave|save|keep] some for [next time|the fish|tomorrow|the boats].',
      'They walked home with [salt on their lips|salt in their hair|wet socks|shells in their pockets] and sand [everywhere|in their ears|in every seam|on their eyelids]. ^ {C} [crunched|scrunched|crackled] at every step. “You sound like a [biscuit tin|bag of crisps|pepper mill|gravel path],” said {hero}.',
      'Far behind them the sea went [shush and shush and shush|hush and swash and hush|swish and swash and swish|roll and hiss and roll]. ^ {hero} put a [finger|thumb] in [one ear|an ear|{his} left ear]. The sea was [still in there|in there, too|stuck there|singing in it]!',
      '{hero} carried a bucket of sea home, [step by step|very slowly]. It went [slip, slop|plip, plop] over {his} [shoes|socks]. ^ At the [gate|door] there was [one drop|a cupful|a shrimp’s worth] left. It was a [good|salty|very blue] one.',
      'A gull came part of the [way|road] with them, [shouting|crying|laughing]. ^ “We’ll be [back|here again],” {hero} called, and [shook|turned] out {his} [pockets|hood]. It got the [crumbs|crusts|fluff].',
      '{hero} wrote THANK YOU with a [stick|shell], and the [T|K] had [feet|a hat]. ^ They looked back from the [steps|top]. The [sea|foam] was [reading|taking] it, one letter at a time.',
    ],
  },
  '6-8': {
    arrive: [
      'Somebody had been [generous|free|lavish|careless] with the sand. It lay in heaps, it lay in [ripples|stripes|humps], and it lay in {hero’s} [left shoe|right shoe|collar|turn-ups] already. ^ Beyond the sand came water, and beyond the water [came nothing but|there was only|came just] [a line|a stripe|an edge]. “What’s [behind the line|after that|past the end]?” [asked|wondered|said] {hero}. “[More|More of it|Another beach|Somebody asking the same],” said {c}.',
      '[All along the edge|Where it ended|Up to the wall] the sea had [put out|laid out|set down] what it had found. There was a [bottle top|doorknob|cork|teapot lid], [half a rope|half an oar|a boot|a lampshade], one [glove|sock|mitten] and a very good stick. ^ “It’s a [jumble sale|lost property office|birthday table|museum],” said {hero}, who would gladly have [bought the lot|taken everything|queued]. Behind it all the sea [rolled about|rummaged|rolled up its sleeves], [fetching|finding|looking for] more.',
      '“It’s smaller than I [thought|remembered|expected|was told],” said {hero}. {He} was looking at a [puddle|rock pool|wet footprint|bucketful]. “[Turn round|Look up|Other way|Chin up],” said {c}. ^ {hero} [turned round|did so|looked|did as {he} was told]. For quite [some time|a minute|six waves|a while] nobody [spoke|moved|said a word]. The sea [did not mention how big it was|made no speech about it|did not boast|left its size unmentioned]. It simply went on [being it|at it|arriving], from one [side|end|edge] to the other.',
    ],
    crossing: [
      'Near {spot} there was no [way on|path|way round] but a row of [old posts|black stumps|broken poles]. Every post wore a [wig|scarf|beard] of [weed|slime|wet ribbons]. {hero} [put a toe on|tried|tested] the first. It was like standing on [soap|jelly|a seal|an egg]. “[Don’t stand, then|Then don’t stand|I shouldn’t stand|No standing, then],” said {c}. [So {he} didn’t|So {he} just went|Nor did {he}|{hero} took the hint]. {He} was on the [fourth|fifth|sixth] post before the first one [noticed|woke up|could complain]. ^',
      'It looked like [any other sand|plain sand|good honest sand|ordinary sand]. Then it [pulled off|took|grabbed] {hero’s} shoe and [kept|swallowed|hid] it. It gave it back after a [struggle|tug|talk], with a noise that made {c} [giggle|snort|blush|bow]. ^ {hero} crossed the [rest|next bit|last of it] on tiptoe, with all {his} weight carried high up, [under {his} arms|behind {his} ears|round {his} collar].',
      'Wave after wave [slapped|smacked|bumped] the wall by {spot} and [threw|tipped|flung] a bucket of sea over the path. {hero} [watched|counted|studied] [three|four|five] of them. [Slap|Thump|Smack], [whoosh|splash|hiss], and then a long wet breath in. ^ “[We’ll go on the breath|On the next breath, then|When it breathes in, we go|Wait for the breath],” {he} said. They [tiptoed|skipped|slid] by while the bucket was being filled.',
    ],
    wayHome: [
      '{hero} [took home|brought away|chose|carried off] one stone. It had been the [finest|best|handsomest] stone of all, [red and wet and shiny|green and wet and striped|blue and wet and freckled]. ^ Up on the [road|wall|hill] the stone was [plain grey|only grey|dull|like any other]. “It’s [gone out|gone to sleep|stopped|switched off],” said {hero}. {He} gave it a [lick|kiss], and it [came on|woke up|started up|was itself] again.',
      'With every [step|lamp post|yard] the sea got [quieter|smaller|softer]. [At the wall|By the steps|Past {spot}] it was a [murmur|mutter|mumble]. At the [corner|shop|bend] it was a [hum|breath|thread]. ^ By the [third|fourth|last] lamp {hero} [wasn’t sure|couldn’t tell|no longer knew] whether {he} still heard it or was only thinking of it. “Both,” said {c}, who had not been [asked|consulted|spoken to|told the question].',
      'They went home [slowly|crookedly|arm in arm], because their legs had been [at sea|sailing] and thought that they still were. [The road swayed|The wall rocked|The path rolled|The lane tilted]. The [hedge|lamp post|gate] [swayed|rocked|dipped|leaned]. ^ “[Left a bit|Steady|Mind the hedge|Hard left],” said {hero}. “[Right a bit|Steady on|Mind the lane|Hard right],” said {c}. It is a [fine|good|first-rate|salty] way to be tired, and they made it last right up to the [gate|mat|letter box].',
    ],
  },
  '9-12': {
    arrive: [
      'On the map the sea was a blue [edge|border|strip], about as thick as a [bootlace|string of spaghetti|pencil]. {hero} had once put {his} [finger|thumb|elbow] on it and thought {he} [knew|understood|had seen it]. ^ Now {he} stood where the finger had been, and the blue went up as far as the sky and [leaned on it|held it up|rubbed against it]. “They’ve left [most of it|the best part|nearly all of it] out,” {he} [told|informed|complained to] {c}. They had left out all the [moving|noise|breathing|coming and going], [for a start|for one thing|to begin with]. They had left out the way the ground [went soft|gave way|melted] and let go of you a little, in case you [cared to come too|felt like joining|wished to be off].',
      'People walk towards {place} [talking|chatting|arguing], and at one [particular|exact|certain] step they stop. {hero} had been [halfway through|in the middle of|deep in] a sentence about [socks|soup|glue|Tuesdays]. ^ The path gave a last bend, the [wall|hedge|fence] came to an end, and there it [all was|stood|was, all at once]. It had been there [the whole time|all along|ever so long|for some ages]. While {he} [did sums|spelled words|ate soup], while {he} [brushed {his} teeth|tied {his} laces|hunted for {his} ruler], it had been coming in and going out without anybody [asking|telling it to|looking]. {hero} never did [finish|complete|get back to|end] the sentence. It was not, {he} now saw, an [important|urgent|necessary|interesting] one.',
      'Nobody had [told|warned|shown] the sand where to [stop|stay|leave off]. It had come up the [steps|lane|path] and across the road, and {hero} was walking on it long before there was any water [to be seen|in sight]. Then came a hump as tall as a [lorry|bus|hayrick], with grass on top like a [bad haircut|hat that didn’t fit|torn wig]. ^ From up there one could see how the thing was [done|arranged|managed|put together]. [There was the land|Here was the land|On one side was the land], which [kept still|sat down|stayed put], and there was the sea, which couldn’t. Between them ran a long [wet strip|brown seam|hem], where they had never stopped [arguing|quarrelling|bargaining] about it.',
    ],
    crossing: [
      'The landing stage beyond {spot} was mostly [gaps|air|rumour], held together by a few planks out of [habit|loyalty|rust]. Through them one saw the water, which was green and [busy|cold|restless] and nearer than one [would like|wished|had ordered]. {hero} [tried|tested|questioned] a plank with {his} [toes|heel|big toe]. It [complained|groaned|objected|whined]. The next [complained|said the same|protested] in a [higher|thinner|sadder] voice. ^ By the [middle|eighth|halfway mark] {he} was up on tiptoe and playing them, plank by plank, like a [piano|harmonium|xylophone] that had been left out in the [garden|weather|wet]. It is very hard, {he} [discovered|found|noticed], to [tremble|be afraid|shake] in time to a tune.',
      'On this side of {spot} lay a [stretch|piece|flat] that was neither quite land nor quite sea, and had never had to [choose|decide|say]. It [gleamed|shone|quivered|lay and shone]. When {hero} stepped on it, it took {his} foot to the ankle, [thoughtfully|gently|slowly], as if to find out what it [tasted of|was|weighed]. {He} tugged, and it [sucked harder|held tighter|swallowed|took the other]. ^ There was a [trick|knack|secret] to it: one must never [insist|argue|struggle|hurry it]. If {he} came down on {his} toes and was gone before the mud could come to a [decision|conclusion|verdict], it [gave the foot back|let go|gave {him} up] every time.',
      'The shingle [talked|gossiped|answered back|chattered]. Each step set off a [hundred|thousand|few dozen] pebbles, and they all told their [neighbours|friends|cousins]. Soon the whole bank was on the [slide|move|march] and {hero} with it, back to where {he} had [begun|started|set out]. {He} tried [stamping|running|shouting|force]. That only [raised its voice|made it laugh|woke more of it|set off the rest]. ^ So {he} put down one set of toes, waited until everybody [had finished|was seated|had settled], and only then [brought|sent|invited] the other. The bank [muttered|grumbled|clicked], [but it stayed|yet it stayed|and lay] where it was. It [took|needed|wanted] the patience of a person carrying [soup|a full jug|eggs]. [At the far end|On the other side|From {spot}] {he} [looked back|turned|stopped], and not a drop had been spilled.',
    ],
    wayHome: [
      'You take a [good deal|fair amount|large part] of the [sea|shore|water] home without meaning to. {hero} had a [crust|rim|crackle] of it on {his} [shins|elbows|eyebrows], a taste of it on {his} lips, and enough in {his} shoes to [start another|fill a pond|float a boat]. {C} [crackled|creaked|rustled|sparkled] [faintly|a little|at each step]. ^ Behind them the water went over the [same few words|same line|one sentence], patiently, as one learns a [poem|part]. {hero} [noticed|found|saw] that {he} was [walking in step with it|keeping time|walking to it]. {He} kept that up to the first [houses|lamp posts|hedges], where you could no longer hear it, and then for [some way|a street|a long time] after that.',
      'At the top of the path {hero} turned round for a [last look|look|farewell], and at the [bend|gate|milestone] {he} turned round for another. The sea had [shrunk|dwindled|come down] to a [strip|ribbon|thread] by then. From the lane it was a [gleam|wink|glint] between two roofs, and after that it was only a [gap|space|hole] where it ought to be. ^ “[That’s it, then|There, it’s gone|That was that|So much for the sea],” {he} said. A [minute|lamp post|street] later {he} licked {his} lip, and [that wasn’t it at all|there it was again|the sea was back]. Something of [such a size|that sort|so much water] cannot be left behind [in one go|all at once|like an umbrella]. It has to be [done|managed|taken] in [instalments|slices|several sittings|small parts].',
      'Neither of them said [much|a word|anything|a lot] on the way home. They had not [run out of|lost|used up] things to say. They had been standing next to something that talked without [a pause|stopping|a comma], and had [fallen into|picked up|caught] the way of listening. ^ One by one the sounds of the land came back: a gate, a [bicycle|bucket|latch], a [spoon in a cup|broom on a step|key in a door]. They seemed very [small|near|neat] and clear, like things set out on a [cloth|tray|shelf]. {hero} walked [among them|through them|between them] [with care|softly|on the sides of {his} feet]. {His} ears were [full to the brim|full up|filled], and {he} did not want to [slop|spill|lose a drop].',
    ],
  },
};
