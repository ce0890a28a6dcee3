import type { PlaceTellings } from '../further-tellings.ts';

/** Further wordings of the desert's three pages. */
export const desertTellings: PlaceTellings = {
  '2-3': {
    arrive: [
      '[Sand here! Sand there|Sand left! Sand right|Sand up! Sand down]! [Sandy, sandy|Swishy, swooshy|Wide, wavy] {noun}!',
      '[A sandpit|Look, sand|Ooh, a heap], a [giant sandpit|whopping one|mile of it|huge, huge heap]! [Dig|Dive in|Scoop|Jump], {hero}!',
      '[Pour|Scoop], {hero}, [pour|scoop]! Sand on the [hand|hat]. Sand on the [nose|knee]. [Lots|More] on {c}!',
      '[Big|Soft] hill, [bigger|softer] hill, [huge|whopping] hill! {hero} [stands|sits] on top, [hello|ahoy], {noun}!',
      '[Lizard|Beetle] tracks, [dot|tick], [dot|tick]. [Camel|Fox|Bird] tracks, [off|on] they go. {hero’s} tracks, [flip|stamp], [flop|stamp]!',
      '[Hush|Listen], {hero}, [hush|listen]. The sand goes [hmmm|swish]. The [cactus|stone] says [nothing|shh]. {hero} goes [ooh|boo]!',
      '{hero} asks a [lizard|beetle] the way. It [points|runs] with its [tail|nose], [there|left], and there.',
      'The {noun} has [stripes|waves|wrinkles]. {hero} has [two|ten] [toes|boots|footprints], and puts them [in|there].',
    ],
    crossing: [
      '[Prickles|Thorns|Spikes|Cactus], [tippy|tiny|light|careful] toes. [Ooh|Eek|Whoops|Hop], [ouch|ow|oof], [past|by|round|through]!',
      '[Soft, soft sand|Deep, deep sand|Puffy, sinky sand]. [Knees up|Boots up|March|High feet], {hero}, [flop|flump|puff|oof].',
      '[Up|Climb] two, [down|slide] one. [Again|Once more|And on], [up|climb] [three|four]! [Puff|Huff], {hero}, [puff|top]!',
      '[Whoosh|Swirl], [sandy|dusty] air! [Scarf|Hood] up, {hero}. [Hold|Take] my [hand|sleeve]. [Tip|Step], [tip|step], [gone|phew]!',
      '[Thin|Narrow] rocks, [tummy|ears] in, {hero}. [Tiptoe|Sideways], [tiptoe|sideways], [pop|squeeze], [out|through]!',
      '[Slidy|Crumbly] edge, [left|toe], [right|toe], [slow|soft], {hero}. [Sssss|Shhh], says the [sand|dune], [across|done]!',
      'A [camel|lizard] sleeps on the [track|path]. {hero} tiptoes [round|by] all its [knees|humps|toes].',
      'The [sand|dune] sings [oooh|hmmm]. {hero} tiptoes on the [low|high|quiet] notes only.',
    ],
    wayHome: [
      '[Tip out|Shake out|Turn out] the [shoes|socks|hoods]. [Shhh|Ssss|Whish|Pssh], sand [runs home|slides home|pours home|wants to come] too.',
      'Wave to the [bumps|dunes|stones|lizards]. [Off we go to|Trot, trot to|Hop, skip to] the [bath|gate|kitchen]!',
      '[Bye|Sleep well], [lizard|beetle], [bye|sleep well], [cactus|camel]. [Roll|Slide], {hero}, [slide|roll], home!',
      '[One|First] shoe, [whish|sss]! [Two|Both] shoes, [whish|sss]! Two [hills|heaps] by the [gate|step], [in|bath], {hero}!',
      '[Plod|Pad], [plod|pad], [long|wiggly] line. [Plod|Pad], [plod|pad], [hum|sing] a tune. [Home|In] goes {hero}!',
      '[Sand|Grit] in my [teeth|hair], [sand|dust] in my [bun|hat]. [Drink, {hero}, glug, glug|Splash, {hero}, splash, splash]!',
      '{hero} [rides|slides] home on a [tray|mat|coat]. Half the [dune|sand] rides [too|along|on top].',
      'The [dunes|camels] lie [down|low]. {hero} [pats|strokes] the last one [twice|softly], and goes home.',
    ],
  },
  '4-5': {
    arrive: [
      '“Who [lives|sleeps|works] here?” [asked|whispered|wondered] {hero}. There was no house, no tree and no [bus stop|letter box|lamp post|bench]. ^ There was just a [great big|long wide|huge] [quiet|hush|nothing], and they stood in it.',
      '{hero} drew a line with {his} [toe|heel|stick|finger]. It was the [only line|first line|one line] {within}. Then {c} made one too, and that was [two|a street|a pair|a crowd]. ^',
      'Sand lay in [rows|stripes|waves], and sand lay in heaps, all [golden|smooth|soft|clean]. ^ “Somebody started to [iron|fold|comb|sweep] it,” said {hero}. “Then [they got tired|the bell rang|they had tea|they forgot].”',
      '{hero} [dug|scooped] a hole, and it filled [up|in]. {He} [dug|scooped] it [again|deeper], and it filled up again. ^ “{Place} [likes|wants] to be [flat|full|round],” {he} told {c}.',
      'There was nobody {within}, so {hero} made a [camel|king|cook] of sand. It had a [stone|stick|shell] for a nose. ^ “Which [way|dune], please?” {he} asked it. It [looked|pointed] [straight on|over there|at its nose].',
      '{hero} picked up one grain and [looked|peered] at it. It was [yellow|pink] with a [shiny|flat] side. ^ “I’ll [learn|count] them all,” {he} said. “This one is [Bob|Ida].”',
    ],
    crossing: [
      'Little [thorns|prickles|spikes] stuck up everywhere. There were [hundreds|thousands|ninety-nine|millions]! ^ {hero} put {his} toes in the gaps, [tip, tip, tip|pick, pick, pick|ooh, ooh, ooh], and said [sorry|hello|thanks] to each.',
      'Two [red|fat|tall] rocks stood there, nearly [kissing|touching|nose to nose]. ^ {hero} [pulled in|sucked in|tucked in] {his} tummy and tiptoed through, as thin as a [noodle|ruler|lizard|letter].',
      'This bit was as soft as a [cushion|bun|bed|cloud]. {hero’s} feet went [down and down|in and in|right under]. ^ “Think of [balloons|feathers|bubbles],” {he} said. On tiptoe it was [better|easier|fine|almost flying].',
      'The sand [slid|ran] off the edge with a [hiss|sss|whisper] whenever {hero} moved a [boot|thumb]. ^ “We’ll go like [cats|spies|camels],” {he} said. They went on tiptoe, and it [only|just] [purred|sighed|tickled].',
      'A [whirl|twist] of dust [danced|stood|spun] in the way, [tall|thin] as a [giraffe|ladder|palm]. ^ {hero} [bowed|curtsied], and tiptoed round it. It [bowed|twirled] and [fell down|went off].',
      'Something had walked here before and left holes in the sand, [round|wide] as [saucers|plates]. ^ {hero} tiptoed from one to [the next|another]. It had very [long|odd] legs, [whoever|whatever] it was.',
    ],
    wayHome: [
      'They walked home in one [long wiggly|long wavy|great big crooked] line. {hero} [looked back at it|turned to see|had to look at it]. “We’ve made an S,” {he} said. “[S for sand|S for snake|S for socks]!” ^',
      '“[I can hear the bath|I think I hear the tap|That’s our bath running],” said {hero}. {C} [listened|stood still|tilted an ear|listened hard]. It was only the sand, going [hush|swish|sss]. “[I can nearly hear the bath|Then I nearly hear the bath|The bath hushes too|Baths start like that],” said {hero}. ^',
      '{hero} shook {his} [head|scarf|hood], and out [flew|rained|puffed] the sand. “[Do that again|More|Once more],” said {c}. So {hero} did it again, as far as the [gate|lamp|steps]. ^',
      '{hero} slid down the [last|big] dune, and {c} slid [behind|on top]. A lot of [sand|dune] came [as well|too]. ^ “[All|Everybody] out,” said {hero}, and [patted|shook] {his} trousers.',
      '{hero} walked home [in front|behind], going [lollop|plod|sway] like a camel. {C} was the [hump|bell|driver]. ^ At the gate they [knelt|lay] down, [first the front|the front legs first], as camels do.',
      'Their footprints came to meet them, one [big|deep] pair and one [odd|light]. ^ {hero} trod in them [backwards|the wrong way], all the way home. “Now it [looks|seems] as if we [stayed|hopped],” {he} told {c}.',
    ],
  },
  '6-8': {
    arrive: [
      '“Where do we [start|go in|begin]?” [asked|wondered|said] {hero}. It was a [fair|good|hard|fine] question. There was no [gate|door|ticket box], no path and no [sign|fence|string], only a [very long|very thin|wavy] edge. ^ {C} [thought|felt|believed] that [anywhere|here|any spot] would do. So {hero} picked a bit that looked [friendly|soft|lonely|promising]. {He} wiped {his} [feet|shoes|boots] out of [habit|politeness|respect], and stepped on.',
      '{hero} [said hello|shouted hello|sang a note], and [listened|waited|held {his} breath]. {He} had never said a [word|thing|hello] that [went so far|ran so fast|left so quickly]. It ran [straight out|right out|away] across the sand with nothing to [stop it|trip it|get in its way]. “It’ll [be halfway to somewhere by now|have reached the sea by now|be over the hills by now],” [said|whispered|guessed] {c}. ^ They [waited a bit|stood a while|hung about], in case there was a [reply|postcard|hello] in the post.',
      'There was nothing to look at {within}, and it took [surprisingly long|half an hour|all {his} eyes] to [see it all|look at it all|finish]. [First {hero} saw yellow|To begin with it was yellow|At first it was all yellow]. Then {he} [saw eleven yellows|found nine yellows|counted fourteen yellows], and [pink|rust|orange], and in the folds a bit of [purple|blue|green]. ^ “It’s like the colours you get when you [close your eyes|squeeze your eyes shut|nearly fall asleep],” {he} said.',
    ],
    crossing: [
      'The way led in between two [tall red|high smooth|steep brown] walls, and [whatever you said in there|all you said in there|any word said there] was said again. “Is it far?” [asked|called|said] {hero}. Far, far, [said the walls|went the walls|the walls agreed|said everything]. ^ “[Better not ask it|I wouldn’t ask it|Let’s not ask it] anything,” [whispered|breathed|murmured] {c}. [Anything, thing, thing|Anything, said the walls, thing, thing|Any, any, thing, thing]. {hero} put [a finger|a thumb|two fingers] to {his} lips. They tiptoed on, and the walls were [all ears|disappointed|listening|left to themselves].',
      'By {spot} the [ground|sand|floor] had a [crust|lid|skin] on it, like a pie. [Crack|Crunch|Crick|Snap] went {hero’s} heel, and sank in up to the [filling|laces|ankle]. ^ Heels, then, were [no good on pastry|the wrong tool|too greedy|bad manners]. So {hero} crossed on {his} toes, [with {his} arms out|like a baker|with no heels at all|arms out]. [Most|The rest|Nearly all] of the pie was left for the [next person|next guest|lizards].',
      'Thorns grew around {spot} [in no sort of order|just as they liked|anyhow], and each had a great many [hooks|claws|opinions|fingers]. They were clearly [collecting|fond of|saving up] [socks|wool|sleeves|travellers]. ^ “One thread each,” {hero} [told|promised|informed] them, “and no [pushing|snatching|fighting|second helpings].” {He} tiptoed [in and out, in and out|left and right, left and right|round and about], like a [needle|ribbon|dancer]. {He} came out with [one sock|both knees|one lace] and a kind of [cuff|bracelet|anklet|fringe].',
    ],
    wayHome: [
      '{hero} [emptied|turned out|tipped] {his} left shoe at {spot} and {his} right shoe a bit [further on|later]. ^ That made two small [hills|dunes|heaps|cones]. “I think it’s how these places [begin|start|are made|grow up],” said {c}. They looked at them with [respect|pride|care], and left them to [get on with it|settle in|grow|practise].',
      'There was [so little to say goodbye to|so little to wave at|hardly anything to thank]! ^ So {hero} said it to everything, to a stone, a [stick|shell|bone] and one round [tuft|pebble|cactus]. “You’ve left out {spot},” [said|cried|noticed] {c}. So they went all the way back and said it [there too|twice|loudly]. Nobody wants to be [the one who was forgotten|the one left out|last on a list|the only one missed out].',
      'After so much room the lane was [tight|narrow|cramped], like last year’s [jacket|trousers|shoes]. {hero} [had got used to|was in the habit of|had been fond of] [swinging|stretching|flinging] {his} arms. Now there was a [hedge|wall|fence] in the way, and then a [gate|lamp post|neighbour]. ^ “It’ll [stretch|give|grow],” [said|promised|thought] {c}. {hero} spread {his} arms one more time and kept some of the [width|room|space] for [later|bed|soup|the stairs].',
    ],
  },
  '9-12': {
    arrive: [
      'Some places [show you round|take you in|greet you] at once, and some let you wait [in the hall|on the mat|by the coats]. [This one let them wait|This was the second kind|Here one waited]. It went on being [flat|wide|silent], like a polite [host|butler|uncle] who has not yet [made out|recalled|been told] who you are. {hero} [stood|waited|coughed politely|hummed]. {C} [stood|waited|bowed|sat]. Nothing happened, and it happened [for miles|on all sides|thoroughly]. ^ [Only by and by|Only slowly|Not until later] did {he} [see|notice|grasp] that the nothing had a grain in it, as wood has. Long [combed|brushed|even] lines ran from {his} feet to the [far edge|back wall|rim] of everything. They were, {he} [realised|understood|saw], being [shown round|given the tour|introduced|told everything].',
      '{hero} had never [heard|listened to|noticed] {his} own ears before. They rang very [faintly|high|finely], like a glass that has been [flicked|tapped|put down] some time ago. There was simply nothing else to listen to {within}, no [leaf|hinge|gutter], no [tap|clock|fly], no [radio|piano|vacuum cleaner] next door. ^ {He} said [a word|something|one thing], to see what would [become of it|happen to it|it would do]. [It was only “Well”|It was just “Well”|The word was “Well”]. It went off [over the sand|across the sand|into the distance] without [turning round|looking back|a stumble], smaller and smaller. In a [hundred years|thousand years|week], {he} felt, somebody on the far side would put down their [tea|spoon|newspaper] and say, “Well, what?”',
      '{hero} took up a [pinch|palmful|little] of it [and looked|and stared|and counted]. It wasn’t [yellow|golden|sandy|one colour]. One grain was [glass|milk|smoke] and one was [rust|brick|tea], and one was as black as a [full stop|beetle|burnt crust]. One [flashed|winked|glinted] when {he} [tilted|turned|moved] {his} palm, as though it had only been waiting to be [noticed|asked|picked]. ^ [Then {he}|At that {he}|Next {he}] looked up at [the rest|the remainder|all of it]. It rolled away, [heap behind heap|hump after hump|fold upon fold], to where the world [went round the corner|gave out|bent], and it was all made of that. {He} [put|laid|returned] the pinch back exactly where it [belonged|came from|had been]. One wouldn’t like to be the person who [lost some|spilled any|took the last|upset the count].',
    ],
    crossing: [
      'What lay beyond {spot} had been a [lake|pond|river] until it was [called away|sent for|needed elsewhere|let out]. It had left its floor behind, dried and cracked into [plates|tiles|bowls], like the best [china|dishes|saucers] of some very large family. [Every plate|Each plate|The whole set] was [loose|shaky|on a wobble]. {hero} [stepped on|tried|trod on] the near side of one, and the far side came up to [look at|see|check on] {him}. ^ One had to tread [exactly|just|right] in the middle, {he} found, and [to mean it|to keep faith|to stand up straight|not to apologise]. {He} crossed on tiptoe like a waiter, except that here it was the crockery that [carried the waiter|did the carrying|had the tray]. [Not a piece was chipped|Nothing was chipped|Not one was broken|They lost no plates].',
      'The red rock had split [from top to bottom|clean in two|like a loaf], and the split was the [path|way|road]. It was so [narrow|thin|tight] that {hero} had to choose beforehand which way {his} [nose|chin|hat] would point. The walls rose in [smooth|soft|pleated] waves, like [batter|cream|porridge] when it is being poured. There was no room to [look down in|bend in|turn round in|sneeze]. ^ So {his} toes had to do the [seeing|looking|spying|reading]. {He} sent them ahead, [an inch|a pebble|a pace] at a time, and they came back with news: flat, flat, [a stone|a bump|a dip], flat. They were [good at it|excellent|natural scouts|born to it]. {He} had had them [all {his} life|since birth|for years], and never [asked them a thing|taken their advice|thanked them|once consulted them].',
      'The one firm way ran along the [crest|ridge|top], which was no wider than a [ruler|bookshelf|belt]. [To the left|On the left] it fell away, [steep and smooth|long and smooth|steep and soft] and far. [To the right|On the right] it did the same, in order [to be fair|to match|to keep level]. {hero} set down a foot, and a whole [sheet|apron|drawer] of sand slid off [to see what was at the bottom|to inspect the bottom|to look for the bottom]. ^ {He} [longed to sit|would have loved a chair|wished for a wall|thought of benches]. But sitting [takes more room than|needs more room than|wants more ground than] standing, and standing more than tiptoe. The most [careful|cautious|prudent] thing, then, was [to go on|to walk|to keep moving]. It was the first time that being [careful|cautious|sensible] had made {him} [look brave|seem bold|look like a hero].',
    ],
    wayHome: [
      '[On the way there|Going out|Earlier] {spot} had refused to [come any nearer|get any bigger|be reached]. On the way back it refused to [be left|be parted from|go away|shrink]. [Whenever|Each time|When] {hero} turned round there it was, no [smaller|further|paler] than before, like somebody on a platform who means to wave until the train is gone. ^ [Of course|Naturally] {he} had to wave [as well|back|too|in reply]. {He} waved until {his} arm [ached|tired|hurt], and then [changed arms|used the other|swapped]. When {he} looked again and there was nothing but sand, {he} ought to have been [relieved|glad|free|pleased]. But for [quite a while|a mile|some streets] {he} walked with {his} hands in {his} [pockets|sleeves|cuffs], missing it.',
      'The first tap [stuck out of|grew from|belonged to] the first [wall|house|garden]. {hero} had gone past taps [every day of {his} life|since {he} could walk|by the dozen] without so much as a [nod|thought|thank you]. {He} [turned it|tried it|gave it a twist|did so]. It [coughed|sneezed|choked], and spat out something [brown|rusty|orange]. Then came water, a whole [rope|ribbon|plait] of it, [for nothing|free|unasked], for as long as you liked. ^ {hero} [drank|drank and drank|put {his} mouth to it], and let it run over both [wrists|elbows|ears]. {He} turned it off, and then on again, to see if it would [still do it|remember|come back]. [It would|It did|It was happy to|Certainly it would]. From there on {he} carried the water inside {him}, [slopping|swaying|ticking] gently, like something [borrowed|precious|on loan].',
      'People call such a place [empty|bare|bleak], so {hero} had not [reckoned with|foreseen|thought of] the luggage. There was the sand, of which a [fair amount|good pound|bucketful] had [moved in|taken rooms|come to live] with {him}. There was the quiet, a [bulky|large|delicate] thing that had to be kept [level|upright|dry]. There was that long [thin|level|quiet] line where everything [ended|stopped|began], and {he} could see it even with {his} eyes shut. ^ Where {he} was going to [put|store|keep] it all was [another question|not so clear|a puzzle|a problem]. But {he} thought of those [few minutes|odd minutes|slow minutes] in bed [before you drop off|before you sleep|with nothing in them]. They had always been a bit [bare|plain|cramped], and could do with [a view|a horizon|some distance].',
    ],
  },
};
