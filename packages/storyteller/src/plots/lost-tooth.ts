import { beat, type Plot, show } from './plot.ts';

/** The first tooth is out, and then it is gone; the truth, written down, turns out to be worth more. */
export const lostTooth: Plot = {
  id: 'lost-tooth',
  titles: [
    '{hero} and the Runaway Tooth',
    'Wobble, Wobble, {hero}!',
    '{hero} Loses a Tooth (Twice)',
  ],
  taglines: ['A story with a gap in it', 'A story about a very small thing'],
  blurbs: {
    young: [
      'Wobble, wobble, plop! Out comes the tooth. Then hop, hop, where did it go? {hero} and {c} look and look. Whistle through the gap!',
    ],
    old: [
      'It wobbled for three weeks. Then it came out, and it was lost within the hour. With no tooth there is nothing to put under the pillow. {hero} and {c} have until bedtime to find something the size of a grain of rice.',
    ],
  },
  refrains: {
    young: [
      'Wobble, wobble, hop, hop, plop!',
      'Tooth, tooth, where are you?',
      'Wiggle, jiggle, giggle, pop!',
      'Tick, tack, bring it back!',
      'Tooth, tooth, did you hop?',
      'Little white tooth, tell me the truth!',
      'High and low, where did it go?',
      'Gap, gap, clap, clap, clap!',
    ],
    old: [
      'Wobble, wobble, where’s the trouble?',
      'Tooth or dare, it must be there!',
      'Tooth, tooth, tell the truth!',
      'Wiggle and jiggle, and where did it go?',
      'Small and white and out of sight!',
      'Out it popped and off it hopped!',
      'Here a wobble, there a whistle!',
      'Look and look, by hook or crook!',
    ],
  },
  lessons: ['truth', 'patience', 'being-yourself'],
  themes: ['tooth'],
  onlyWhenCalled: true,
  settings: ['garden', 'meadow', 'forest', 'seaside', 'town', 'castle', 'mountain'],
  quest: { props: ['tooth'], from: 'none' },
  want: beat(
    show('jump', 'laugh', 'joyful', { at: 'home', props: [{ prop: 'tooth', place: 'hand' }] }),
    [
      'Wobble, wobble, [plop|click|ping], [out comes|out jumps|out pops] a tooth! It is as small as a [crumb|pip|bead].',
      '[A tooth|My tooth], and a gap like a [door|window]! {hero} [whistles|hisses|hoots] through it [twice|and hops|and spins].',
    ],
    '[Wobble, wobble, plop|Wiggle, wobble, click|Push, wobble, pop|Wobble, tip, plink]! {hero’s} tooth was [out at last|out|in {his} hand|free]. It was as small as [a grain of rice|a pea|an apple pip|a crumb]. ^ “See!” said {hero}, and it came out as [“Thee!”|“Fee!”|“Hee!”|“Shee!”]',
    'For [three weeks|three whole weeks|three long weeks] {hero} had [pushed it with {his} tongue|leaned on it with {his} tongue|counted it every day]. It had [swung like a gate|rocked like a boat|creaked, or nearly|stood at all angles]. Now, in the middle of a [bite of apple|bite of pear|cheese roll|bun], it was [out|on the plate|in {his} hand]. ^ {He} [held it up to the light|rinsed it under the tap|laid it on a spoon|jumped up with it]. It was [tiny and white|small and smooth], and it was [the first|{his} first|all {own}]. “[Tonight it goes under the pillow|It’s going under my pillow|My pillow’s waiting for it],” [{he} said|{he} told it|{he} sang]. There was [a whistle|a small wind|a draught] [in the word|in it|on the s].',
    'It had hung [by a thread|by a hair|on one hinge] for [three weeks|three whole weeks|nearly three weeks]. {hero} had refused all offers of [string and doors|string and doorknobs|toffee and string|pliers, string and advice]. That morning {he} bit into a piece of toast, [felt a small click|heard a small click|felt something give], and looked down; and there it was [in the butter|in the jam|among the crumbs]. ^ {He} [washed|rinsed|polished] it and [stood it on the windowsill|stood it on a saucer|dried it on {his} sleeve]. It did not [look like much|come to much|take up much room|impress], considering. But it had been part of {him} for [as long as {he} could remember|as far back as {he} went|most of {his} life], and it had done [a good deal of chewing|its share of toffee|a lot of work|years of apples]. “You’ll [sleep|spend the night|lie] under my pillow tonight,” {he} [told it|promised it|said to it]. [Everyone knew|One knew|All the world knew|It was well known] what happened then.',
  ),
  setOut: beat(
    show('run', 'worried', 'brave'),
    [
      'The tooth is [gone|lost|off|missing], [help|oh no|run], {c}! {refrain}',
      '[Hop, hop|Plip, plip|Skip, skip], it [rolls away|jumps out|runs off], {hero}! {refrain}',
    ],
    'But when {hero} [looked again|came to show it|opened {his} hand|felt for it], the tooth was gone! It had [hopped right out|slid right out|popped out|tumbled out] of {his} pocket. ^ “[After it|Come back, tooth|Run|Where are you]!” said {hero}. “{refrain}”',
    '{hero} showed it to the [whole street|neighbours, the cat and a snail|baker, the postman and a pigeon|queue at the shop]. {He} [carried it|took it|danced it] {into} [and back|and all round]. Then {he} [put a hand in|felt in|patted] {his} pocket, and there was a hole, [and no tooth|and a finger in it|and fluff]. ^ “[No tooth, no pillow|No tooth, no fairy|It’s out, all right],” {he} [gasped|wailed|panted]. “[Come on|Quick|Run], {c}! {refrain}”',
    'It was [pride|vanity|showing|joy] that [did it|caused it|undid {him}]. {hero} [could not|would not|simply couldn’t] [leave the thing at home|leave it on its saucer|keep the thing to {himself}]. {He} [took it out|carried it about|brought it along], and showed the gap, and then the tooth, and then the gap again, to everyone [from the doorstep|from the front gate|from the milkman] to {place}. When {he} felt in {his} pocket for perhaps [the thirtieth|the fortieth|the twentieth] time, {his} finger [came out at the other end|met the lining and went through|came out by {his} knee]. ^ {He} [turned cold|stopped dead|went pale|felt again]. “It must be somewhere [between here and everywhere|on the way|I’ve been],” {he} [told {c}|said to {c}|informed {c}]. [There was nothing for it but to|They would have to|One could only] walk the whole of that lap of honour a second time, [bent double|on all fours|nose to the ground]. “{refrain}”',
  ),
  problem: beat(
    show('crouch', 'thoughtful', 'funny', { props: [{ prop: 'magnifying-glass', place: 'hand' }] }),
    [
      'Small and white, is it [that|this|mine]? No, it’s a [pebble|petal|pip], and that’s [rice|wool|salt].',
      'So many white things, [ten|twelve|a hundred]! Which one [bit|chewed|knows] {hero’s} [apple|toast|bun]?',
    ],
    'A tooth is [small and white|little and white|tiny and white|white and hard]. So are [pebbles|buttons|crumbs|eggshells]. So are [petals|feathers|beads|daisies]. So is [rice|salt|soap|chalk|sugar]! ^ By {spot} {hero} picked up [eleven teeth|seven teeth|twenty teeth|nine teeth] that were not teeth.',
    'You [wouldn’t believe|can’t imagine|would never guess] how many things are [small and white|white and little|as white as a tooth]. By {spot} there were [pebbles|shells|buttons|petals]. By {spot} there was [a feather|a grain of rice|a bit of shell], [a bead, a peppermint|a peppermint, a bean|a crumb, a button]. ^ {hero} [looked at each one|turned them all over|tapped every one|sniffed at each of them]. “I’d [know it anywhere|know mine at once|never mix it up|know it with my eyes shut],” {he} said. {He} was no longer [quite so sure|so sure|certain|all that sure].',
    'The world, [it turned out|{he} discovered|as it proved], is full of [small white things|very small white things|specks and chips and crumbs], and {hero} had never noticed it before. There were [forty|sixty|thirty|nineteen] next to {spot} alone. {He} turned over [petals, snail shells|beads, seed husks|feathers, eggshells], [specks of paint|bits of chalk|grains of salt]. {He} got [very excited|all worked up|quite breathless] about a [grain of rice|speck of soap|flake of oatmeal|peppermint]. ^ “What [exactly does it look like|is it like, exactly|are we looking for, exactly]?” [asked {c}|said {c}|{c} wanted to know]. {hero} [opened {his} mouth|drew a breath|held up a finger], and [put {his} tongue in the gap|stopped|thought]. “[Like a tooth|Much like a tooth|Tooth-shaped|Toothy],” {he} said. {He} had looked at it with [such pride|such delight|so much joy] and [so little attention|so little care|hardly any eyes].',
  ),
  tries: [
    beat(
      show('kneel', 'worried', 'funny', { props: [{ prop: 'stone', place: 'hand' }] }),
      [
        'A [white|round|neat] pebble, is it [mine|a tooth|you]? [Crunch|Crack|Clonk], says the pebble, and [tastes muddy|tastes snaily|rolls off].',
        'Try this one, too [big|long|fat]! Try that one, too [flat|cold|muddy], [ptoo|pah|bleh]!',
      ],
      '“Here it is!” [cried|called|sang] {hero} by {spot}. {He} [tried it in|pushed it into|popped it in] [the gap|{his} gap]. ^ It was [a pebble|a stone]. It [tasted of snail|tasted of mud|tasted of old boots|crunched]. “[I only wanted it so much|I wished it was|It looked so nice|I was too happy to look],” said {hero}.',
      '“Found it!” [shouted|yelled|called] {hero} at {spot}. It was the [right size|right length|right shape] and [nearly the right white|almost the right white|not far off the right white|about the right white]. {He} tried it in the gap, [to make certain|to see|right side up|and bit down]. ^ “[Bleurgh|Yeurgh|Ptoo|Pah]!” It was a pebble, and [something had been living on it|something had slept under it|it had moss underneath|a snail had been at it]. “I wanted it to be,” {he} said, [spitting|wiping {his} tongue|scrubbing {his} lips|rinsing with spit]. “That’s not [the same as it being|enough to make it so|how teeth work|the same as looking].”',
      'At {spot} {he} [had it|saw it|stopped short|found it]. There it lay, [white and neat|pale and smooth|small and gleaming|waiting to be thanked]. {hero} [did a dance|threw up {his} hat|turned pink with joy|shook hands all round]. {He} was just [wrapping it up|tucking it away|thanking it] when {c} said, [“Has it got a hole in the bottom?”|“Did yours have a hole underneath?”|“Surely yours had a hole below?”] It [should have had one|ought to have had one|was meant to have one]. ^ {He} [turned the thing over|looked underneath|held it up to one eye|felt it with {his} thumb]. It was a pebble, and a [rather dull|not very pretty|quite ordinary|somewhat muddy] one. “I could [say it’s the tooth|say it’s mine|call it my tooth|keep it, though],” {he} said. “[Who’d know|Who’d ask|Who would check|Who could tell]?” They both [looked at it|thought it over|gave it a good look|went quiet]. It was [astonishing|remarkable|odd] [how quickly it went on|how fast it went on|how it simply went on] looking like a pebble.',
    ),
    beat(
      show('look-aside', 'surprised', 'funny', { props: [{ prop: 'nest', place: 'background' }] }),
      [
        '“Have you got it, [bird|birdie|nest]?” [Tweet|Cheep|Chirp], no tooth, only [eggs|fluff|feathers].',
        'Ask a [snail|bee|worm], ask a [hen|nest|bird]. Nobody has a tooth, not [one|a crumb|half].',
      ],
      '“Have you [got|eaten|found|seen] my tooth?” {hero} asked a [hen by|fat hen near] {spot}. The hen [opened its beak|yawned|said “Took”|showed its tongue]. ^ [Hens have|A hen has|Poor hens have] [no teeth at all|not one tooth|no teeth, ever]. “[Sorry|Oh|Poor you|Excuse me],” [said {hero}|said {hero}, and bowed|said {hero}, and blushed].',
      '{hero} [asked everyone|asked all round|had an idea|asked every face]. By {spot} {he} [asked a hen|met a hen|tried a hen|bowed to a hen]. “Have you [seen a tooth|passed a tooth|sat on a tooth|seen something small]?” But {he} [whistled so much|hissed and tooted so much|blew so much] on the “s” that the hen [sat down and sang along|closed its eyes and sang|clucked along in time|called its sisters to listen]. ^ “I can’t even [ask right|ask properly|say it|speak],” said {hero}. “[There’s a draught in it|My mouth’s left open|It comes out as music|The wind gets in].”',
      '{hero} [made inquiries|questioned the public|called a witness|asked about]. But [with the gap|what with the gap|through the gap], “Have you seen a small tooth?” came out as [a kind of flute solo|a tune for two whistles|a boiling kettle|something by a thrush]. A hen near {spot} listened [with its head on one side|standing on one leg|without a blink], and [answered at length|gave a long reply|took the lower part]. ^ It followed them for [a quarter of a mile|past four gates|ten minutes|half the way]. “It thinks you’re its [uncle|teacher|long-lost brother|favourite tune],” [said {c}|{c} explained|said {c}, looking back]. {hero} tried again [with {his} lips closed|behind {his} hand|holding {his} nose|in a whisper]. It was then that {he} [made up {his} mind|decided|promised {himself}] never again to laugh at somebody for [the way they talked|a lisp|a stammer|how they spoke].',
    ),
    beat(
      show('run', 'brave', 'funny', { props: [{ prop: 'ball', place: 'ground' }] }),
      [
        'It [rolls|hops|skips], run, {hero}, run! [Oh|Puff|Stop], it’s only a [pea|bean|mint].',
        'Hop, hop, [after it|catch it|over there], [grab|bump|plump]! A [berry|bead|nut] that [looked like|wanted to be] a tooth.',
      ],
      'Something white went [rolling by|bouncing past|skipping by|whirling round] {spot}. “[Stop, tooth|Wait, tooth|That’s mine|Come back]!” [shouted|cried|yelled] {hero}. ^ They [ran and ran|ran till they puffed|jumped over a ball|ran in a ring]. [It was a pea|It was a bean|They caught a pea], [painted white with dust|covered in flour|white all over]. It [looked surprised|was out of breath|said nothing|rolled over].',
      'Then something [small and white|round and pale|little and white] [shot|whizzed|went bouncing] past {spot}. “[It’s running away|It’s getting away|It’s seen us|That’s it]!” cried {hero}. They chased it down a hill, [under a fence|over a gate|through a ditch] and through [somebody’s washing|six bed sheets|somebody’s picnic]. ^ [It was a pea|It was a chickpea|They had caught a pea|It turned out to be a bead]. {hero} lay there in [a strange pair of trousers|somebody’s nightshirt|a tablecloth|two odd socks]. “[I never looked|I didn’t look once|My eyes were shut|I saw nothing],” {he} panted. “[I only ran|I just ran|I was all legs|Only my feet did].”',
      'What happened next was [the fault of|caused by|owing to] a white thing that came [bouncing past|skipping past|darting by] {spot}. {hero} did not [pause to think|wait to be told|stop to ask|consult anybody]. They pursued it downhill; there was [a fence|a gate|a ditch], and [a line of washing|a hen run|a party with a cake]. {He} brought it down at last [in a flying leap|with both hands|in a heap|on the third try]. ^ It was [a peppermint|a mothball|an aniseed ball|a button]. {He} had [a pillowcase|somebody’s vest|a tea towel|a pair of tights] on {his} head. “We’ve run away from [everywhere we’d looked|every place we’d searched|where we were looking],” {he} said, [in a muffled voice|from underneath|when {he} had breath]. [It was the first time {he} had seen|{He} began to see|Never before had {he} noticed] how hurrying can be [a way of not searching|the opposite of searching|a way of keeping one’s eyes shut].',
    ),
  ],
  turn: beat(
    show('sit', 'thoughtful', 'wonder'),
    [
      'Think, {hero}, [hum, hum|tick, tick|mmm, mmm]! The cartwheel, [over and over|feet up|upside down], [that’s when|oh yes|of course]!',
      'Sit down, [slow|still|eyes shut], and look back. A hop, a [skip|bow|wave], a cartwheel, [aha|oh|there]!',
    ],
    '{hero} [sat down by|flopped down by|leaned on] {spot}. “Let’s [go|think|walk] backwards,” {he} [said|told {c}|puffed]. “Where did I [have it last|feel it last|see it|hold it last]? [And before that|What came before|And just before]?”',
    '“Let’s [stop running|use our heads|sit still|stop and think],” said {hero}. {He} [sat down on the ground|lay down on {his} back|made {himself} comfortable], shut {his} eyes, and walked back through the day [in {his} head|in {his} mind|from the end]. ^ [There was the hen|Past the hen|First the hen]. [There was the hill|Past the hill|Then the hill]. “And then I [turned a cartwheel|did a cartwheel|went and turned a cartwheel],” {he} said, and [opened {his} eyes wide|sat bolt upright|clapped a hand to {his} pocket].',
    '{hero} sat down and did what {he} ought to have done [to begin with|hours ago|in the first place|before]. {He} went through the day [from the back|from tail to head|last thing first|in reverse]. [There was the hill|First came the hill|There came the hill], [then the hen|then came the hen|and then the hen]. Then came {spot}, where {he} had [shown the gap to|dazzled|given a whistle to] somebody [with a barrow|with a ladder|on a bicycle]. ^ And in between, [so short a thing|so quick a thing] that {he} had almost skipped it, {he} had been [so pleased with {himself}|so full of {himself}] that {he} had turned a cartwheel. {He} [felt the pocket|looked at the pocket|put a finger through the hole|went warm, then cold]. When you are upside down, [everything you own is above a hole|a pocket is a funnel|holes come into their own|your pockets are on top]. “I [know where it went|know where it is|can see it fall],” [{he} said|{he} announced|said {hero}].',
  ),
  turnDeepens: beat(
    show('run', 'wonder', 'brave'),
    [
      'Back to the cartwheel [grass|place|spot], [quick|trot|run]! Then [creep|crawl|tiptoe], with noses [down|low|in the daisies].',
      'Run there, {hero}, [puff, puff|left, right|hop, trot]! Look slowly here, [bit by bit|inch by inch|leaf by leaf].',
    ],
    'They [ran back|raced back|hurried back|trotted back] to the place by {spot}. Then they went slowly, slowly, [with their noses in the grass|on their hands and knees|blade by blade]. ^ [The light was getting low|Soon it would be bedtime|It took a long, long time|They did not miss a leaf].',
    'They [ran|raced|pelted] to the place beside {spot} [where the grass was flat|with the flat grass|with two handprints in it]. Then they [stopped running|went slow|got down low|put their noses down]. ^ “[An inch at a time|One blade at a time|No hurry now|Slower than snails],” said {hero}. They [went over it|searched it|combed it] on their knees, [every blade|every leaf and blade|from left to right|and then on their elbows]. [Already the shadows were|The shadows were|Their own shadows were] [getting long|growing|as long as poles].',
    '[You could still see it|The place was plain to see|It had left its mark], past {spot}: two flat patches where {his} hands had been, and [one where {he} had landed|a deeper one, to sit in|one for the landing]. {hero} marked it off with [string|twigs|a shoelace], as they do with old bones, and they began [at one corner|in the middle|on the left]. ^ They [did not skip|missed out nothing|took no short cuts|went by inches]. They looked [beneath every leaf|under each leaf|behind every stalk] and [put it back|laid it straight|thanked it]. {He} found [an earring|a whistle|a key], and [a good deal about|a lot about|a new respect for] ants. [It was|The day was] [getting dark|going] faster than they were getting done. {He} did not let {himself} [look up|hurry|sigh|count what was left].',
  ),
  lowPoint: beat(
    show('kneel', 'sad', 'quiet'),
    [
      'There, [white|small|shiny], by a [deep|thin|long] crack! In it [rolls|slips|falls], [plink|plip|tick], and is gone.',
      'Too deep, too [thin|far|tight] for a [finger|thumb|hand]. Bye, [tooth|little tooth|poor tooth], [sniff|sob|oh].',
    ],
    'There was [a crack in the ground|a crack in a stone|a deep, thin crack|a split in the rock]. [Far, far down|Deep, deep down|A long way down] [lay|shone|sat] something white. ^ {hero’s} fingers were [too big|too fat|too short|too thick]. {He} [reached and reached|stretched and stretched|poked and poked|tried and tried]. [Plink|Plip|Tick|Clink], it [fell out of sight|was gone|rolled right down|never came up].',
    'They [found it|did find it|came upon it|had it]. [It lay|It sat|It stuck] in a crack in a stone, small and white, and this time there was [no mistake|no doubt|no mixing it up|no moss]. {hero} reached in [with one finger|with a fingertip|with {his} smallest finger|with a grass stalk]. ^ {He} [touched it|reached it|felt it|just got to it]. It [tipped|rocked|slid|turned]. [Plink, plink, plink|Tick, tack, tock|Plip, plop, plip], it went, [down into the dark, for ever|down, and down, for good|deeper every time|and it did not stop].',
    '[It was under|It had hidden under|It lay under] the [very last leaf|last leaf of all|leaf that was left]. It [stood|sat|balanced] on the lip of a [crack in the rock|crack in a stone|split in the stone]. It was [so exactly itself|so plainly itself|so much a tooth] that {hero} wondered how {he} could have taken [anything else for it|a pebble for it|rice for it]. {He} [put out one finger|held {his} breath and reached|stretched out a fingertip|moved in with finger and thumb]. ^ {He} was [too eager|too quick|all thumbs|a hair too fast]. It [turned over|rolled|leaned] once, [quite lazily|without haste|as if in bed], and went. They [listened to it|heard it go|could hear it|held their breath]. [Plink|Tick|Plip]. [Plink|Tock|Plop]. And a long time after that there was [another plink|one more|a last one], from so far down that it hardly seemed to be [in the same country|on the same map|in the same story]. {hero} [lay|stayed|crouched] [with {his} eye|with {his} cheek|with one ear] to the crack. Nobody would ever [get it out again|bring it up|see it again|be able to reach it].',
  ),
  spark: beat(
    show('think', 'thoughtful', 'quiet', { props: [{ prop: 'letter', place: 'hand' }] }),
    [
      'No tooth now, but {hero} can [tell|write|draw] it. A [letter|long letter|true letter], with [a pencil|big words|the oops]!',
      '“I will [say|write|tell] what happened,” says {hero}. [Every bit|All of it|Every oops], and no [fib|fibs|pebble]!',
    ],
    '{C} [found|still had|picked up|held up] a white pebble. “Put that [under your pillow|in bed|by your ear],” said {c}. “Who will [know|tell|see]?” ^ {hero} [thought about it|looked at it|rolled it about|held it tight]. “I will,” {he} [said|said, and put it down|said, and shook {his} head].',
    '“[There’s always|We’ve still got|What about] the pebble,” said {c} [kindly|softly|after a while]. It looked a lot like it, [in this light|from far off|if you squinted|all the same]. {hero} [held it|weighed it|tried it against {his} cheek|closed {his} fist on it]. ^ Then {he} [put it back down|let it drop|laid it by the path|gave it to a snail]. “It’d be [a fib under my pillow|a lie in my bed|a fib to sleep on],” [{he} said|said {hero}|{he} told {c}]. “I couldn’t [sleep on|lie on|rest on|dream on] that. It’d be [all lumpy|all bumps|like a boulder|hard on the ears].”',
    'They walked [a little way|on|a good way] [without talking|with nothing said|in step and silent]. {hero} had the [dull|grey|smooth] pebble [in {his} hand|in {his} fist|in {his} other pocket]. [In the dusk it|At bedtime it|By candle it] would [have fooled anybody|have passed|have looked the part]. “Nobody would [blame you|mind|think the worse of you|check],” said {c}. ^ And that was [true|so|a fact|just the trouble]. But {he} thought of it lying there under {his} ear [the whole night long|till the alarm went|hour after hour], [not being a tooth|being a pebble|saying nothing]. {He} threw it [as far as {he} could|over {his} shoulder|into some nettles|a long way off]. “I [did have one|really had one|had it, though|did grow one],” {he} said, “and I did lose it, [twice|in style|upside down]. [I can’t give them the tooth|They can’t have the tooth|There’s no tooth to give], but I can give them [what happened|the story|what became of it].”',
  ),
  deed: beat(
    show('sit', 'brave', 'quiet', {
      props: [
        { prop: 'pencil', place: 'hand' },
        { prop: 'letter', place: 'ground' },
      ],
    }),
    [
      'Write it down, [bit by bit|all of it|every oops]. {refrain}',
      '“Dear Fairy, it [fell|hopped] out, [sorry|whoops|sniff].” {refrain}',
    ],
    '{hero} [wrote a letter|took a pencil|wrote it all down|sat down and wrote]. “Dear Tooth Fairy, I [lost my tooth twice|haven’t got my tooth|had a tooth this morning]. I [did a cartwheel|turned a cartwheel|showed off], and I am [sorry|very sorry|sad|not fibbing].” ^ “{refrain}” {he} [wrote at the end|put below|drew in the corner].',
    '{hero} sat down [on a stone|on {his} coat|cross-legged] and wrote it all, [with the real ending|just as it was|from start to plink|and left in the bad bits]. “I [showed off|was showing off|wanted claps],” [{he} wrote|it said|{he} put]. That was the [hardest sentence|longest bit to write|worst line|one that made {his} ears hot]. “[So it fell out|Out it fell|Then it was gone|That’s how it fell]. [I found it|I saw it|It was there], and [I was too quick|I poked it|I pushed]. [I haven’t got it|So it’s gone|That’s why it’s not here|I can’t send it].” ^ Underneath {he} [drew the gap|drew {his} mouth|drew an arrow to the gap|drew how the gap looked]. “{refrain}”',
    '{He} wrote it sitting [on a stone|on {his} jacket|on a log], [with {his} tongue in the gap|and chewed the pencil|and blew on {his} fingers]. {hero} [put down|mentioned|began with] [the toast, and the windowsill|the toast, and the click|the first wobble, and the toast]. {He} put down [the barrow|the crowd|the hen|the pebble]. Then came the part about the cartwheel, and {he} [wrote that as well|put that down too|did not leave it out], though {he} [stopped for some time|put down the pencil|looked at a beetle] after “because I was”. ^ “Because I was showing off,” {he} [wrote|wrote at last|finished]. It looked [dreadful|bad|terrible|small and black]. It also looked [finished|true|like the end|brave]. “{refrain}” {he} put at the bottom, so as to end cheerfully, and signed it [with {his} whole name|with all three names|with a flourish|and put a kiss].',
  ),
  deedHolds: beat(
    show('hold', 'brave', 'quiet', { props: [{ prop: 'letter', place: 'hand' }] }),
    [
      'All true, no fib, hold it [up|high|tight]! {refrain}',
      'Fold it [small|flat|twice], [brave|good|proud] {hero}, chin up! {refrain}',
    ],
    '{hero} [read it out|read the letter|spoke it] [to {c}|from top to bottom|slowly to {c}]. {His} face [went hot|grew red|burned], but {he} read [right to the end|the bad bit, too|every word]. ^ “{refrain}” said {c}, and [gave {him} a hug|patted {his} hand|asked for it again].',
    '{hero} [folded|creased|doubled] the letter until it was [as small as a tooth|no bigger than a stamp|the size of a bean]. [On the way home people asked|All the way home they asked|People leaned out and asked|Neighbours called], “Where’s that famous tooth, then?” ^ “[I lost it|It’s lost|I’ve lost it],” {he} said, [each time|again and again|out loud]. “[I was showing off|I did a cartwheel|I was being grand|My own fault].” The first time {his} ears [burned|were on fire|felt like toast|went red]. By the fourth time they [only glowed|just tingled|were nearly cool|had got used to it]. “{refrain}”',
    'There was [still the walk home|the way back|the road home], past [everybody|all those|each person] {he} had shown it to. “[Let’s see|Show us|How’s|Bring out] that tooth again!” they called at {spot}. {hero} [stood still|stopped|swallowed]. {He} could have said [that {he} had no time|that it was asleep|“Later”|that {he} was late]. ^ “[I haven’t got it|It’s gone|I no longer have it],” [{he} said|{he} called|said {hero}]. “I [did a cartwheel|turned a cartwheel|was showing off] and lost it.” {He} said it at {spot}, [and again further on|and at the next door|and three doors on]. Something [curious|odd|unexpected|rather nice] happened. One neighbour had once [dropped a tooth down a drain|lost a tooth in a river|sneezed a tooth away|lost one in a snowman]. Another had [swallowed one|eaten one with soup|sat on one|posted one by mistake]. “{refrain}” {he} [said to {c}|told {c}, glowing|sang between gates|told {c}]. It seemed that the world was [full of people|full of neighbours|made of people] with [something missing|a hole somewhere|lost teeth].',
  ),
  solved: beat(
    show('jump', 'laugh', 'joyful', {
      at: 'home',
      light: 'morning',
      props: [
        { prop: 'letter', place: 'hand' },
        { prop: 'present', place: 'ground' },
      ],
    }),
    [
      'Peep under the pillow, [clink|ting], a [coin|round coin|gold coin]! A letter, [tiny as|small as] a [petal|crumb|bee]!',
      '[Look|See|Read], a [wee|teeny|titchy] letter! “A true story, [thank you|how lovely|the best], {hero}!”',
    ],
    '[Next morning|Next day] there was a coin [under the pillow|where the letter had been|by {hero’s} ear]. And a letter, [as small as a stamp|no bigger than a petal|tiny as a crumb|with wee, wee words]! ^ “A tooth is [nice|good|useful|fine],” it said. “But a true story [is better|is best|is a treasure|is rare].”',
    '[In the morning|On waking|At cockcrow] {he} [hardly dared to look|kept {his} eyes shut|counted to nine first]. [{hero}|Then {hero}] [slid one hand under|felt under|lifted one corner of] the pillow. [There was a coin|Something was round and cold|A coin|It met a coin]. There was a note as well, [no bigger than a stamp|as big as a ladybird|rolled up like a straw|on paper like petals]. ^ “I’ve got [plenty of teeth|drawers full of teeth|a thousand teeth|teeth up to the roof],” it said. “I haven’t got [many like this|many stories|one like this|anything so good]. I [laughed at the hen|liked the hen|read it twice|cried at the plink].”',
    '[At first light|Very early|When the cock crew] {hero} put one hand under the pillow, [prepared for anything|ready for nothing|very slowly]. [The letter was gone|{His} letter had gone|There was no letter]. There was a coin; and round the coin was wrapped a note, [in writing so small|in letters so fine|written so finely] that {he} had to fetch [the magnifying glass|{his} magnifying glass]. ^ “[Dear {hero}|My dear {hero}],” [it said|it began]. “Teeth I have [by the million|by the sackful|in barrels|up to the rafters]. [They are all|They come|All are] [much the same|white, and quiet|alike]. What I [hardly ever get|almost never see|seldom get] is the whole story, [cartwheel and all|plinks and all|warts and all]. I have put it [with my best things|over my bed|in a frame|where I can see it]. P.S. The hen [asks to be remembered|sends regards|is well|has learned your tune].” {He} [read it|went over it|sang it] [four times|six times|three times], whistling.',
  ),
  home: beat(
    show('stand', 'cheeky', 'cosy', { at: 'home', props: [{ prop: 'lamp', place: 'background' }] }),
    [
      'Grin at the mirror, [hello|I see you|good evening], gap! [Whistle|Toot|Hoo], and something [white|new] [peeps|pokes] out.',
      '[Wiggle|Push|Jiggle], [wobble|tip|tick], who is next? Number two [wobbles|ticks|swings] [already|a bit|like a gate]!',
    ],
    'In the mirror {hero} [looked at|said hello to|put {his} tongue into|whistled through] the gap. Right at the edge was something [white|new and white|hard|small and sharp]. ^ It was a new tooth, [coming up|peeping out|on its way|waking up]!',
    '{hero} stood before the mirror [that evening|at bedtime|in {his} pyjamas] and [grinned|bared {his} teeth|pulled down {his} lip]. In the gap, [if you looked hard|quite low down|as thin as thread], there was a tiny [white edge|white line|new rim]. ^ And [next door to it|on the left], when {he} pushed with {his} tongue, something [wobbled|wiggled|gave a little|said click].',
    'That evening {hero} [studied|considered|inspected] the gap [in the bathroom mirror|in a spoon|with a candle]. {He} studied it [carefully|slowly|with attention], since {he} had [learned something about that|been taught how|reason to]. [Right at the bottom|Low in the pink|Deep down] was a thin white line, like [the first bit of moon|the edge of a plate|a chalk mark|a thread of cotton]. ^ [So there would be another|Another was coming|There was one to follow|Somebody was moving in]. It had been in there [the whole time|all day|all along|through all of it]. {He} ran {his} tongue along the others, [to say good night|like piano keys|to count them]; and the one [on the left|on the right|at the end], after a moment, moved. “{C},” {he} [said|called|said thoughtfully]. “[Find me|I need|Get me] some trousers [without a hole|with sound pockets|with a button on the pocket].”',
  ),
};
