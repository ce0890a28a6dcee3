import type { PlaceTellings } from '../further-tellings.ts';

/** Further wordings of the garden's three pages. */
export const gardenTellings: PlaceTellings = {
  '2-3': {
    arrive: [
      '[Tap, tap, tap|Clink, clink, clink|Knock, knock, knock]! [Empty flowerpots|Upside-down pots|Little clay pots]. Who [lives here|is in there|is at home]?',
      '[Peas|Leeks|Plums|Mint] this side. [Beans|Pears|Chives|Figs] that side. [Hello|Ooh|Mmm], [{noun}|big {noun}]!',
      '[Crawl|Creep|Wriggle], {hero}! Hello, [ant|snail|worm]! Hello, [beetle|bean|slug]! [Big|Green] {noun}!',
      '[Poke|Pat] the [earth|mud]. Who [wiggles|wakes|peeps]? A [worm|beetle|mole]! [Hello|Good day], {noun}!',
      '[Sniff|Mmm], [mint|thyme]. [Sniff|Ooh], [onions|earth]. {hero} sniffs [every leaf|every pot|the whole row].',
      'Round [pumpkin|marrow]! Long [leek|bean]! [Tiny|Titchy] [pea|plum]! Which is [best|biggest|yours], {hero}?',
    ],
    crossing: [
      '[Mud|Muck|Bog]! [Glup|Slup|Squish]! [More mud|More muck|Deep mud]! [Glup|Schlup|Squash]! [Long, slow|Big, high|Slow, stork] steps.',
      '[Soft bed|Soft earth|Brown bed]. [Baby beans|Tiny peas|Seedlings]. Not one [foot|toe|shoe], {hero}! [Tiptoe|Shh|Careful|Softly].',
      'The [hose|tap] has a hole. [Psssh|Fsssh|Squirt]! [Duck|Run|Hop], {hero}, [duck|run|hop]!',
      '[Spiky|Prickly] [bush|hedge]. [Tuck|Pull] in your [ears|elbows|tummy]. [Slow|Soft], {hero}, [slow|soft]!',
      '[Wobbly|Wibbly] [plank|board]. [Green|Deep] [pond|puddle]. [One|Left] foot. [Two|Right] foot. [Phew|There|Over]!',
      '[Big|Fat] [pumpkins|marrows] in the way. Up [one|first]. Down [one|next]. [Bump|Slide|Oof]!',
    ],
    wayHome: [
      '[Trot, trot|Stamp, stamp|Skip, skip], [up the path|past the pots|over the grass]. [Boots off|Gloves off|Hats off]!',
      'Green [knees|thumbs|toes]. Green [nose|chin|ears]. [Home comes|In comes|Who’s that? It’s] {hero}!',
      '[Shut|Close|Click] the gate. [Grow|Sleep] well, [beans|peas|plums]! [In|Home] goes {hero}.',
      '[Leaf|Twig|Petal] in a [boot|sleeve|cuff]. [Worm|Slug|Earwig] on a [hat|thumb]? [Put it back|Back it goes], {hero}!',
      '[One|A] [plum|pea|pear] for {hero}. [One|A] [plum|pea|pear] for {c}. [Munch|Crunch|Nibble], home!',
      'Up the [path|steps]. [Stamp|Scrape|Thump], [stamp|scrape|thump]! All the [mud|earth|muck] stays [out|outside|there].',
    ],
  },
  '4-5': {
    arrive: [
      '{hero} [pushed|nudged|opened] the [little|wooden|crooked] gate {into}. “[Eeek|Crrrk|Nyeek]!” it said. It had not been expecting [anybody|visitors|company]. ^ “It’s only us,” said {hero}, and [patted|stroked|tickled] it.',
      '[Carrots|Turnips|Radishes] are upside-down people. Only their [hair|green wig|feather hat] sticks out! ^ {hero} went all round {place} and wished them [good luck|good growing|good cheer] down there.',
      'It smelled of [mint and mud|thyme and twigs|sage and string] {within}. {hero} rubbed a [leaf|stalk|sprig] and [sniffed {his} thumb|smelled {his} fingers|sniffed {his} glove]. ^ Then {c} had to [sniff|try|smell] it too. “[Toothpaste|Chewing gum|Sunday lunch|Pizza]!”',
      '{hero} lay down [flat|on {his} tummy|nose first] between the [peas|leeks|beans]. An ant [looked|stared|marched] {him} in the [eye|face]. ^ “[Make way|Mind out|Coming through],” it seemed to say, and {hero} [rolled|moved|budged] over.',
      'There was a [scarecrow|stick man] {within} with a [bucket|flowerpot|colander] for a head. {hero} shook its [glove|sleeve|stick hand]. ^ The [glove|arm] came [off|too]! {He} put it [back|on again] and said [sorry|nothing about it|“Better?”].',
    ],
    crossing: [
      'The path was one [brick|boot|brush] wide. Everything beside it had just been [planted|sown|watered]. ^ {hero} [went by|went past|walked along] on tiptoe. “[Grow|Up you come|Get big],” {he} whispered. “[Don’t mind us|We’re not here|Take your time].”',
      'A [tub|barrel|butt] had sprung a leak. [Psssh|Fsssh|Pitter-patter]! There was a [lake|sea|duck pond] right across the way. ^ {hero} [crept over it|crossed it|went across] on upturned [pots|buckets|flowerpots]. [Clonk, clonk, clonk|Donk, donk, donk|Clop, clop, clop].',
      'The [gooseberry|raspberry|bramble] bush held on to {hero}. {He} could not go [left|on|up]. {He} could not go [right|back|round]. ^ So {he} went [down|flat|low], and out [underneath|between two roots|on {his} tummy].',
      'A [bean|pea|rose] had grown right across the path and [tied|twisted] itself in a [knot|bow|muddle]. ^ {hero} went [under|over], [over|through] and under again. Now {he} was in the [knot|bow|muddle] too! [Wriggle|Puff|Giggle], out.',
      'Seven [flowerpots|buckets|pans] stood in the way, one on [another|top of another]. {hero} went by on tiptoe. ^ The tower [swayed|leaned|wobbled]. “[Shh|Stay|Easy],” {he} [said|told it], and it [stayed|thought better of it|stood].',
    ],
    wayHome: [
      '[All the way|The whole way|Right up] to the back step {hero} [shed things|lost things|dropped things]. A [leaf|petal|burr], a [twig|feather|stalk], half a [carrot|pea pod|bean]. ^ “We could [find our way back|do it all|follow you round] again,” said {c}.',
      'Everything {within} was busy [growing|sprouting|stretching], so they left without a [sound|word|squeak]. ^ {hero} looked back [just once|from the step|over {his} shoulder]. A [bean|pea|leek|marrow] had moved. {He} was [almost|nearly|just about] sure.',
      'Up the path they went, [past the peas|round the beans|along the wall] and [past the pots|by the butt|under the plums]. {hero} had dirt on {his} [elbows|knees|chin], and even on {his} [ears|eyelids|teeth]. It was [lovely|excellent|proper|good] dirt. ^',
      '{hero} walked home with {his} hands [out|up|wide], because they were [too dirty|too green|much too brown] for pockets. ^ “Shall we [wash|keep] them?” {he} asked. {C} [had a look|sniffed them|counted the fingers].',
      'The [spade|rake|broom] went back on its [hook|nail|peg]. The [bucket|can|barrow] went back by the [tap|shed|wall]. ^ “And now [{hero}|me],” said {hero}, and [trotted|hopped|marched] up the path to [{his} own place|the door|the mat].',
    ],
  },
  '6-8': {
    arrive: [
      '“Does anybody [live|sleep|lodge] in there?” asked {hero}, and [lifted|tipped up|peered under] a flowerpot. [No|Empty|Nobody|Not today]. {He} tried the next one, and there were a [trowel|teaspoon|bulb], two marbles and a [mitten|button|thimble]. ^ “Somebody very [small|thin|busy],” said {c}, “and very [untidy|forgetful|fond of things].” They [put it all back|left everything|laid it all] just as it was. {Within} you never know who may be [coming home|moving in|back for tea].',
      'There were [labels on sticks|little signs|tags on pegs] all along the [beds|rows|edge]. Here was [LEEK|SWEDE|KALE], and there was [LETTUCE|PARSLEY|SPINACH], and neither had [come up|shown a leaf|been seen] yet. ^ {hero} saw a [stick|peg|label] with nothing on it. {He} stood behind that one, as [straight|tall|still] as {he} could, with {his} arms at {his} sides. “What am I?” {he} asked. “[Late|Overgrown|A weed|A prize marrow],” said {c}.',
      'The front of {place} was for [visitors|Sundays|aunts], and had [edges|borders|manners]. {hero} knew where the edges [stopped|gave up|ran out]. You went round by {spot}, and there things [did as they liked|pleased themselves|grew as they liked]. ^ [Beans|Peas|Roses|Gourds] ran up [strings|drainpipes|ladders]. A [pumpkin|marrow|squash] had climbed into the wheelbarrow and was [driving|steering|in charge of] it. {He} [nodded|waved|bowed] to it, but it kept its eyes on the [road|path ahead|cabbages].',
    ],
    crossing: [
      '“Don’t [tread|stand|step] on anything green,” said {hero}. It was [all|nearly all|mostly] green. Only between the [onions|leeks|beets] lay a strip of bare earth, no wider than a [ruler|biscuit|shoelace]. ^ {He} [went along|crossed|walked] it heel to toe, while the onions [leaned in|craned|bent over] to watch. At {spot} {he} let out {his} breath, and half the [carrots waved|parsley shook|parsnips cheered].',
      'The hose [lay|wriggled|sprawled] across the way to {spot}, and somebody had left it [running|on|gushing]. It [jumped|reared|bucked], it [hissed|spat|coughed], it looked about for {hero}. “[Nice|Good|Sweet] hose,” {he} said. ^ {He} waited until it was [busy with|talking to|washing] a [cabbage|marrow|geranium]. Then {he} [slipped by|slid past|sneaked] along the [wall|fence|hedge] on {his} toes. {C} was not so [quick|thin|clever], and needed no [bath|wash|shower] that week.',
      'Before {spot} lay [eleven|nine|fourteen] old windows, flat on the ground, with [lettuces|melons|seedlings] asleep under them. Between them was room for one foot, if it was a [careful|narrow|thoughtful|polite] foot. ^ “Left,” said {hero}, and [sent|posted|let down] the left one. “Right.” The right one wanted to [scratch|dance|turn back|stop]. {He} spoke to it [firmly|kindly|sternly] the [whole way over|rest of the way].',
    ],
    wayHome: [
      '{hero} had meant to [keep clean|stay tidy|stay spotless]. {He} [looked|checked|turned] {himself} over by {spot}, and no part of {him} had [managed it|stayed so|done so]. There was [earth|soil|moss] in {his} ears and a [pea pod|snail shell|radish] in {his} shoe. “If they water you,” said {c}, “you’ll [come up|flower|sprout].” ^ {He} walked the rest with {his} [arms|fingers|elbows] out, to be [ready|leafy|sure of a place].',
      'They took the [long way|pretty way|green way] home, which {within} means [twice|three times|once and a half] round {spot}. On the second round {hero} touched things: the [rake|trellis|bean pole], the wall, the prickly end of a [marrow|cucumber|gooseberry]. ^ “What [are you doing|is that for|are you up to]?” asked {c}. “[Turning it all off|Shutting it all down|Putting it all out],” said {hero}. “Like [lamps|taps|radios].” {He} [touched|tapped|pressed] the gate last, and it [clicked|squeaked|hummed and stopped].',
      'Behind them the tap dripped into the bucket, and [the bucket rang|the bucket answered|the bucket sang]. [Drip|Plip|Plink]. [Ding|Dong|Bing]. They could hear it as far as the [back step|door|boot rack]. “It’s [counting|calling|naming] us,” said {hero}. ^ {He} [went up|climbed|took] one stair, drip, and up another, ding. {C} [stood still|stopped|waited] for a moment, so that it would come out [even|right|to a round number].',
    ],
  },
  '9-12': {
    arrive: [
      'A gardener [bends down|kneels|crouches] all week, and then [straightens up|stands|leans back] to see what has happened. {hero} began with the [second part|last bit|looking]. {He} climbed on a [bucket|crate|drum] by {spot}, and [looked|gazed|surveyed it]. It lay there in [squares|strips|oblongs], like a drawer of [good handkerchiefs|ironed napkins|Sunday socks]. Only at the far end did the squares give up, and something with [yellow flowers|purple tassels|curly arms] had gone over the [wall|fence|top] on business of its own. ^ “That’s [the end I like|my sort of end|where I’d live],” {he} told {c}. You could [hear it|feel it|tell] from where they stood. It was the [sound|quiet|silence] of nobody saying “[Careful|Mind out|Don’t touch|Not there]”.',
      'It was the [wheelbarrow|old barrow|handcart] that [gave {hero}|put {hero} on to|brought on] the idea. If you sat in it, with your [chin|nose|cheek] on the rim, you saw along the beds as you see along a [street|corridor|pier]. The [lettuces|cabbages|endives] had come in their [frills|ruffles|best collars]. The [onions|leeks|parsnips] stood about in [groups|pairs|corners]. A [radish|beetroot|strawberry] [blushed|fidgeted|went redder]. ^ “They’re all waiting for [something|the curtain|an announcement],” {he} told {c}. You could feel it {within}, as in a theatre when the [coughing|rustling|shushing] is done, and one late [turnip|swede|pumpkin] squeezes along the row. {He} drew in {his} own [elbows|knees|toes] to let it [pass|by|through].',
      'What [strikes|surprises|puzzles] you first is how much of {place} is [string|twine|knots|thread]. ^ String held up the [peas|sweet peas|tomatoes] and held back the [raspberries|fig|roses]. It ran from [peg to peg|stick to stick|post to post], dead straight, to show the [beetroot|spinach|carrots] where to sit. {hero} followed a piece of it with one [finger|thumb|fingertip], since it [plainly|clearly|surely] knew where it was going. It went [twice|once|three times] round {spot} and through the hole in a [flowerpot|watering can|colander], and ended in a bow. [There was nothing in the bow|The bow held nothing|Nothing was tied up in it]. {He} gave it a small [tug|pull|twitch], for [luck|practice|the pleasure of it]; and away at the other end a bell rang.',
    ],
    crossing: [
      'Between {spot} and the place where they [had to be|were going|wished to be] lay the [gravel|sand|white stones]. Somebody with great [patience|care|a fine comb] had raked it into waves, like a sea in a [good temper|picture|calm mood], and there wasn’t a mark on it. To the left were [roses|cactuses|hollies], and to the right were [worse|thistles|nettles]. ^ {hero} pushed off from the [edge|bank|kerb] on one [toe|heel|tiptoe]. {He} [touched down|landed|trod] here and there, as little as can be done by someone with a [body|pair of boots|skeleton]. From the far bank {he} [looked back|turned|took stock]. It was a line of [music|writing|stitching], {he} decided, with a wrong note, where {he} had [sneezed|hiccuped|wobbled].',
      'There was a [plank|board|ladder] over the [pond|pool|water tank]. {hero} put one foot on it, and it bent, like a [butler|waiter|footman] asked to carry a [piano|wardrobe|bathtub]. The water below was as green as [paint|pea soup|bottle glass], and it gave [nothing|no secrets|no hint] away. “How [deep|cold|far down] is it?” asked {c}. {He} let down the [handle of a rake|handle of a hoe|bean pole]. It was [ankle|sock|shin] deep. For two whole minutes it had been [bottomless|an ocean|a mile deep]. ^ {His} [knees|shins|legs], however, had made up their minds before the [facts|news|figures] came in. So {he} took them across on tiptoe, with [kind words|a little cough|compliments], as one takes an aunt across in a [lift|cable car|rowing boat].',
      'The [pumpkins|marrows|gourds] had been told to stay in their bed, and had [got up|wandered|strolled out]. [Their stalks|Their arms|The vines] lay all over the path by {spot}, as thick as [rope|wrists|drainpipes]. Wherever you [wished|meant|tried] to put a foot there was a leaf like an [umbrella|tablecloth|tea tray]. Under each umbrella, it was [fair|safe|wise] to [suppose|assume|expect], was a pumpkin. They [bruise|sulk|dent|mark easily]. ^ {hero} [parted|lifted|moved] two leaves and let down a [toe|boot tip|big toe]. [Nobody there|Only earth|Vacant|Soil]. {He} [brought up|sent for|added] the other one. It was like crossing a [bedroom|waiting room|railway carriage] full of sleeping [uncles|walruses|grandfathers]. By the end {he} had met [nine|seven|eleven], and not [woken|upset|trodden on] any.',
    ],
    wayHome: [
      '“We ought to [leave it|keep it|hand it back] just as it was,” said {hero}. It [couldn’t be done|was too late|was no use]. They had [walked about|been there|breathed on it]. There was a gap in the [peas|lavender|beans], and by {spot} there was a knot that nobody would ever be able to [explain|undo|account for]. ^ {He} [put right|mended|straightened] what {he} could, and stood for a time before [the rest|what was left|the remainder]. Somebody would come along with a [basket|trug|watering can], and [stop|look|blink], and think: who was that? It [seemed|appeared|occurred] to {him} that there were [worse|sadder|duller] things to have thought about you. {He} straightened the [bucket|last cane|rake], and went [in|indoors|up the step].',
      'You can’t see [anything|a thing|a leaf] grow. {hero} had tried it with [beans|cress|bulbs], and had only got a stiff [neck|knee|back]. But if you [walk away|stroll|go off] from {place} and turn round suddenly on the step, you feel that something has just [stopped|ducked|frozen]. {He} [turned round suddenly|spun round|did it]. Nothing [stirred|moved|shook] but one leaf, which was [swinging|nodding|trembling]. ^ “[What is it|Anything|Well]?” asked {c}. “They nearly let me see,” said {hero}. It might not only be true of [beans|peas|vegetables]. {He} felt taller {himself}, somewhere about the [middle|knees|elbows], and nobody had [caught|noticed|seen] that happening either.',
      'Some people bring home [flowers|apples|a bunch of mint]. {hero} was bringing, in {his} [cuffs|socks|turn-ups] and under ten fingernails, about a [cupful|spoonful|pocketful] of the bed. {He} walked [with care|evenly|stiffly], so as not to [lose|shed|spill] any. It was [good|dark|rich] stuff. It had been [cabbage|nettles|a hedge] once, and [tea leaves|eggshells|potato peel], and the brown apple that no one would eat; and it held nothing against anybody. ^ At {spot} they took a [last deep breath|long sniff|lungful] of it. “What does it smell of, to you?” {he} asked. “[Before|Once|Last year],” said {c}. That was [odd|strange|funny]. {He} had been going to say “[Next|Soon|Later|Next year]”.',
    ],
  },
};
