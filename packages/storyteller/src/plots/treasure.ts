import { beat, type Plot, show } from './plot.ts';

const MAP = [{ prop: 'map', place: 'hand' }] as const;

/** A map promises treasure; every way to read it fails, until it is looked at from the other side. */
export const treasure: Plot = {
  id: 'treasure',
  titles: ['{hero} and the Upside-Down Map', 'X Marks the Spot, {hero}!', 'The Treasure of {hero}'],
  taglines: ['A story about looking from the other side', 'A story with an X in it'],
  blurbs: {
    young: [
      'A map! A big red X! {hero} and {c} dig here. They dig there. Where is the treasure? Turn the page, and turn the map!',
    ],
    old: [
      'The map is old, the X is red, and every direction on it is wrong. {hero} and {c} have dug three holes and found one spoon. Perhaps the map is not the trouble. Perhaps it is the way they hold it.',
    ],
  },
  refrains: {
    young: [
      'Dig, dig, dig, is it big?',
      'X, X, where are you?',
      'Hey, ho, X marks below!',
      'Spade in, scoop out, what’s about?',
      'Look here, look there, treasure somewhere!',
      'Big red X, what comes next?',
      'Knock, knock, treasure, are you in?',
      'Treasure, treasure, out you pop!',
    ],
    old: [
      'X marks the spot, and we’ve got the lot!',
      'Dig it deep and dig it wide!',
      'Here and there and never despair!',
      'North, south, east, west, X is best!',
      'By hook or by crook, just dig and look!',
      'Rich or poor, we’ll dig some more!',
      'Up with the spade and don’t be afraid!',
      'Over the hill and looking still!',
    ],
  },
  lessons: ['mistakes', 'sharing', 'listening'],
  themes: ['treasure', 'mystery', 'sea', 'searching'],
  quest: { props: ['treasure-chest'], from: 'none' },
  want: beat(
    show('hold', 'surprised', 'wonder', { at: 'home', props: MAP }),
    [
      'Look, a [brown|crinkly|dusty] map [behind|under] the cupboard! It has a [big|fat|wobbly] red X!',
      '[Flip, flap|Flop, flap|Flitter, flutter|Swish, swash], a [big|brown|dusty] map [falls|slides|tumbles|drops] down! It has [one|a big|a red|a fat] X.',
    ],
    '[Something|Something flat|Something dusty] [slid|popped|fluttered] out from behind the cupboard. It was a map, [old|thin|creased] and [brown|crackly|yellow|crumbly]! ^ In the [middle|corner|fold] was a [big red X|wobbly red X|fat red X]. “[Treasure|Real treasure|It’s treasure|Treasure, {c}],” [whispered|breathed|squeaked] {hero}.',
    'It had been [stuck|lying|hiding] behind the bookcase [for who knows how long|since before the carpet|for years and years]. [{hero}|First {hero}|Carefully {hero}] [blew off the dust|wiped off the cobwebs|shook off the fluff]. There were hills on it, and [dots|a trail of dots|a row of dots], and [in one corner|near the fold|at the bottom] a red X. ^ [Along the edge|Down one side|Round the edge] somebody had written, [very small|in tiny letters|in faded ink], “For whoever comes looking.” “[That’s me|That means me|I’m looking],” [said {hero}|{hero} told it|said {hero}, bowing].',
    '[The letter was addressed to nobody|The letter had no name on it|The letter had neither name nor stamp|Nobody had signed the letter or stamped it]. It had been [lying|waiting|gathering dust] behind the bookcase [since before {hero} was born|for longer than the wallpaper|since before there was any {hero}]. Inside it was a map, [drawn|done|scratched] in brown ink by somebody [who could not draw|in a hurry|with no gift for it]. ^ There were hills like buns, [a row of dots|a trail of dots|a string of dots], and [one red X|an X in red|a small red X]. [Underneath|Along the bottom|Below it all] [it said|ran the words|stood], in small neat writing, “To whoever comes looking. [It is|All of it is|I tell you it is] [quite true|all true|still there].” {hero} read that [line|sentence|bit] [three times|twice|four times]. {He} could not [imagine|see|understand] how anybody could read it and [stay at home|sit still|go on with the washing-up].',
  ),
  setOut: beat(
    show('walk', 'brave', 'joyful', { props: MAP }),
    [
      'Off they go, [hop and skip|in big boots|two by two|quick, quick, quick]! {refrain}',
      '{hero} [stamps|skips|hops|marches] and {c} [comes|hurries|follows] behind. {refrain}',
    ],
    '“[To the X|To the treasure|This way|Spades up]!” cried {hero}. ^ {C} took [the spade|one end of the map|the sandwiches|the bucket]. “{refrain}” they [sang|shouted|chanted], all the way down the [road|street|lane|path].',
    '{hero} packed a spade, a [rope|whistle|towel|ladle] and [two sandwiches|four plums|a bag of raisins]. “The dots [begin|start] {within},” {he} told {c}. “So that’s [where we begin|where we’re wanted|where we’re going].” ^ “{refrain}” they [shouted|sang|bellowed], and the [milkman|postman|window cleaner|cat] [got out of the way|jumped aside|stood well back].',
    '[According to the map|By what the map said|If one believed the map], everything [started|began] {within}. {hero} packed as {he} thought a treasure hunter would: a spade, a [ball of string|length of rope|clean towel|tin whistle], and [twice|three times] as many sandwiches as seemed [reasonable|polite|sensible]. ^ “[We shan’t tell anyone|We’ll keep it quiet|Not a word] [until we’ve found it|until it’s in the bag|till we’re rich],” {he} told {c}. Then {he} [spoiled it|ruined this|rather spoiled things] by yelling “{refrain}” so loudly that [two windows|three windows|several doors] opened.',
  ),
  problem: beat(
    show('point', 'thoughtful', 'funny', { props: MAP }),
    [
      'Is it [left|up|here] or [right|down|there]? Oh, what a [muddly|silly|tricky|funny] old map!',
      'Which way [now|first|next], {c}? {C} [spins|turns|looks] [twice|once|all round] and [sits|flops|plops] down.',
    ],
    '[The map said|The map wanted|It wanted] ten steps to {spot}. [But whose steps|But how big|Big or little]? {hero} took ten [small|tiny|neat|mouse-sized] ones. ^ {C} took [big|giant|great|jumping] ones. They ended up [so far apart|so far off] that they had to [wave|shout|whistle].',
    '[The map was|Even so, the map was|Out there the map was] [not much help|no help at all|a bit of a tease]. It said “[Twelve|Twenty|Thirty] paces from {spot}.” ^ “[Whose paces|But whose paces|Paces for whom]?” asked {hero}. {He} tried [small|mouse-sized|dainty] ones, then [giant|great big|leaping] ones. {He} ended up in [three|four|five] different places, and one was [a puddle|a thistle|somebody’s picnic].',
    'The first [instruction was|direction was|line read] “Begin at {spot} and [walk|go|march] as far as you would throw a hat.” {hero} [had no hat|had no hat on|owned no hat], and threw [a shoe|a sock|a glove]. ^ The second said, “[Turn towards|Bow to|Face] what you [cannot see|have forgotten|have not noticed].” [It was at this point that|About then|Somewhere hereabouts] {he} began to [wonder about|take an interest in|have doubts about] the person who had drawn it. “They weren’t [stupid|muddled|silly],” {he} told {c}. “[I think they were|I believe they were|They were just] [enjoying themselves|having fun|teasing].”',
  ),
  tries: [
    beat(
      show('kneel', 'worried', 'funny', { props: [{ prop: 'bucket-and-spade', place: 'ground' }] }),
      [
        '[Dig|Scoop|Scratch|Poke] here and [dig|scoop|poke] there. All they find is [a boot|a root|one shoe|a worm].',
        'Down goes the spade, [scrunch|scrape|crunch|scritch]! Up comes a [spoon|comb|cork|hinge], [not|but no|and no] gold.',
      ],
      '“[Here|Just here|Right here|Dig here]!” said {hero}. “{refrain}” They dug [by|at|near] {spot} till they were [brown|muddy|crumbly]. ^ They found [one boot|one shoe|a sandal|an old slipper]. [It was not even a pair|And it was too small|And it had a hole].',
      '“{refrain}” They dug beside {spot}, [down and down|deeper and deeper|for a good hour], until only {hero’s} [ears|hat|hair|elbows] showed. [Clonk|Clang|Tonk|Clunk]! ^ It was a [spoon|kettle|doorknob|horseshoe]. “[We dug|We started digging|We just dug] [before we were sure|before we’d thought|first and thought afterwards],” said {hero}. “[Now there’s a hole|Now we’ve got a hole|So there’s a hole], and we’re [not any surer|none the wiser|no nearer].”',
      'They [dug the first hole|began|started the first hole] by {spot}, because [the ground was soft there|the earth was loose|it was soft there]. [That was the whole reason|There was no other reason|That was all|They had no better reason]. {hero} dug for [half an hour|an hour|twenty minutes], and the spade struck something that went [clonk|clang|clunk]. ^ It was a [teapot without a lid|boot with a beetle in it|saucepan full of snails|very small anvil]. “[We didn’t dig where|It wasn’t where|We never dug where] the map told us,” {he} said, [leaning on the spade|wiping {his} neck|climbing out]. “[We dug|No, we dug|You see, we dug] where it was easy.” It is [remarkable|odd|surprising] how [seldom|rarely] they are the same place.',
    ),
    beat(
      show('walk', 'thoughtful', 'funny', { props: MAP }),
      [
        '[One, two, three|Dot, dot, dot|Step, step, step|Hop, hop, hop], [bump|bonk|thump|oof]! {hero} [hits|bumps|has found] {spot}.',
        'They count the [dots|steps|hops] [one by one|in a whisper|out loud]. Now they are back [at the start|at dot one|at one again]!',
      ],
      '“[Follow the dots|Mind the dots|We’ll go by the dots],” [said {hero}|{hero} said|read {hero}]. [Dot, dot, dot|Hop, hop, hop|Step, step, step], round {spot} they went. ^ [Dot, dot, dot|Hop, dot, hop|One, two, three], and [they were back where they had begun|they had come back to the beginning|they were right back at the start]! The dots were [crumbs|raisins|ants|spots of soup].',
      'They followed the [dotted line|dots|trail of dots] with their [noses on the paper|noses on the map|eyes on the paper]. [Left at|Left by|Left round] {spot}. [Left again|Then left|Left, past a thistle]. [Left once more|And left|Left for luck]. ^ “I’ve [seen|met|passed] that [stone|puddle|bent stick] before,” said {hero}. Then one of the dots [got up|stretched|stood up] and [walked off with|marched off beside|left arm in arm with] another.',
      'It seemed [best|wisest|safest] to [trust|go by|believe] the dots. {hero} walked with {his} eyes on the map, [counting under {his} breath|muttering the numbers|counting aloud], and {c} [walked behind|came after|brought up the rear]. ^ [A hundred and sixty|Ninety|Two hundred and ten] dots later they arrived at {spot}, [out of breath|footsore|out of temper], from the back. [They had gone|They had walked|They had been] in a [perfect|faultless|complete] circle. [{hero}|Slowly {hero}|So {hero}] [held the paper up to the light|put {his} nose to the paper|scratched at the paper]. “[It isn’t a path|That’s no path|It’s not a road],” {he} said [slowly|in the end|at last]. “[It’s|That’s|It’s just] a [coffee|cocoa|tea] ring.” Somebody, [long ago|once|one day], had [put down a cup|set down a mug|rested a cup on it].',
    ),
    beat(
      show('wave', 'worried', 'funny', { props: [{ prop: 'signpost', place: 'ground' }] }),
      [
        '“Where is [it|X|our gold]?” [asks|calls|shouts] {hero}. Nobody [knows|can say|can tell], so they all [wave|shrug|nod|sigh].',
        '“Which way?” {hero} asks a [big|fat|little|brown] bird. “[Tweet|Cheep|Peep|Squawk],” says the bird, and [hops|flies|struts] off.',
      ],
      '{hero} [asked|stopped|called to] everyone {he} [met|saw|passed]. “[Treasure|A treasure|Oh, treasure|The treasure]?” they said. “[Over there|That way|Just there|Straight on]!” And they all pointed [different ways|somewhere else|at each other|two ways at once]. ^ {hero} [turned round and round|looked round and round|turned this way and that] until [{he} fell over|{he} was dizzy|{he} sat down].',
      '“[We’ll ask|Let’s ask|We’ll just ask],” said {hero}. [The first one|The first|A tall one] [said|pointed|nodded] left. [The second|The next one|A short one] [said|pointed|nodded] right. The third said there had never been any treasure, and did {he} [want to buy|need|fancy] a [cabbage|comb|goldfish|mop]? ^ “[They all sounded so sure|They were all so certain|Each one was so sure],” [said {hero}|{hero} said|said {hero}, sitting down]. “[And|But|Only] [not one of them had looked|not one had dug an inch|none of them had been to see].”',
      '[They tried asking|Next they asked people|After that they asked|So they tried asking people]. An old [man|lady|gentleman] by {spot} told them, for [twenty minutes|half an hour|a quarter of an hour], where it used to be. Somebody with a [basket|ladder|birdcage] said a [cousin|brother-in-law|grandmother] had found it in [March|spring|a sock|the bath]. Everybody had [heard of it|a theory|an uncle who knew], and pointed, [in every direction there was|up, down and sideways|all round the compass]. ^ “[That’s the odd thing|Here’s the funny thing|That’s what’s strange],” said {hero}, [when the last of them had gone|sitting down|waving the last one off]. “[They all know|Each of them knows|Everyone here knows] [somebody who knows|somebody else who knows|a man who knows]. [Nobody’s ever|Not one of them has ever|None of them’s ever] [got their hands dirty|held a spade|dug a hole].”',
    ),
    beat(
      show('climb', 'brave', 'brave', { props: MAP }),
      [
        '[Up, up|Hup, up|Puff, up] to the top they go! They see [a bee|two birds|one hat|ten flies], but no X.',
        '{hero} [climbs|clambers|scrambles] up to [look|see|spy]. There is no X, only [a sock|a bee|a hat|washing].',
      ],
      '“[From the top|From up there|Up high] we will [see the X|find the X|spot the X]!” said {hero}. [Up they went|So up they went|Up and up they went], [huff and puff|puff and pant|wibble, wobble]. ^ [But there was|Only, there was|Oh dear, there was] no X [on the ground|down there|to be seen]. It was [only on the map|only on the paper|just a bit of ink]!',
      '{hero} [climbed up on|scrambled up|got up on] {spot} to [look for|hunt for|spy out] a big red X. There were [roofs|bushes|paths|rocks]. [There were|{He} saw|There were a great many] [birds|gnats|butterflies]. ^ “There’s no X [anywhere|at all|down there],” {he} [called down|shouted|reported]. [Then {he}|After a bit {he}|Slowly {he}] [went red|went pink|scratched {his} ear]. “[Oh|Ah|Hm], [I suppose there|well, there|no, there] wouldn’t be. It’s [only on the paper|only ink|just on the map|just a drawing].”',
      'From the top of {spot} [you could see everything on the map|the whole map lay below|everything on the map was there]: the buns, the dots, the squiggle that [might be water|might be a river|might be anything]. [What you could not see|All that was missing|The one thing lacking] [was an X|was the X|was a red X]. {hero} [looked for it|searched|scanned the ground] for [quite a time|ten minutes|as long as {he} could bear]. ^ It came to {him} slowly, [like cold water down the neck|like treacle off a spoon|like a spider down its thread], that nobody goes out and [paints|leaves|draws] a red cross on the world. The X [was in|had been in|lived in] somebody’s head. [{He} would have to think|The thing was to think|{He} must learn to think] [as they had thought|like the hand that drew it|the way they had].',
    ),
  ],
  turn: beat(
    show('look-aside', 'surprised', 'wonder', { props: MAP }),
    [
      '[Flip|Flop|Swish|Spin], {c} [turns|bumps|drops|tips] the map! It was [upside down|on its head|the wrong way up].',
      '[Whoops|Oops|Oopsy], the map [spins|flips|twirls|turns] round! Now the hills are [smiles|hats|boats|cups].',
    ],
    'Then {c} [sat on|rolled on|lay down on] the map. [When {hero}|But when {hero}|As soon as {hero}] [pulled it out|tugged it free|got it back], it was upside down. ^ And [it looked quite different|it was a new map|now it all looked different|what a difference]! The hills [were not hills|weren’t hills|were no hills at all]. They were [clouds|smiles|sheep|hats].',
    '{C} [sneezed|gave a great sneeze|sneezed like a trumpet]. The sneeze took the map, [spun it|twirled it|flapped it], and [laid it down|set it down|dropped it] the other way up. {hero} [bent to fetch it|ran to fetch it|reached for it] and [stopped|froze|stared]. ^ [The hills weren’t hills|Those hills weren’t hills|The hills were no such thing|The hills were nothing like hills]. Upside down, they were [cups|bowls|boats|smiles]. [And|Even] the [wiggly line|wavy line|scribble] was a word, and [it said|it was|the word was] “together”.',
    'It was {c} who [dropped|lost hold of|let go of] the map. It landed the wrong way up, and {hero}, too [tired|weary|cross] to turn it round, [looked at it like that|let it lie, and looked|stared at it as it lay]. ^ [The hair rose|The skin prickled|Something tickled] [on the back of {his} neck|all down {his} neck|along {his} arms]. Upside down, the row of buns [became|turned into] a row of [faces|heads|people]. [The squiggle became|The squiggle turned into|The wiggly line was] [handwriting|words|writing]. They had been reading it all day [from the wrong side|from the wrong end|back to front], like [two people|visitors|a pair of goats] pushing at a door marked Pull. “It isn’t [a bad map|a stupid map|a wrong map],” [breathed|said|whispered] {hero}. “[We were|We’ve been|We’re just] [bad readers|bad readers of it|slow readers].”',
  ),
  turnDeepens: beat(
    show('run', 'wonder', 'brave', { props: MAP }),
    [
      'Now turn [back|round|about] and [run|hop|zoom|skip]! Every [step|dot|hop] is right [now|at last|this time].',
      '[Run, {hero}, run|Go, {hero}, go|Hop, {hero}, hop|Zoom, {hero}, zoom]! The map [flaps|flips|rustles] like a [wing|kite|flag|bird].',
    ],
    'Now [every left was a right|every right was a left|here was there]. [Every up was a down|Every start was an end|Uphill was downhill]. ^ “[Back past|Round past|On past] {spot}!” cried {hero}. “[Quick|Hurry|Come on|Faster], before [the map changes its mind|it turns round again|somebody else finds it]!”',
    '[Upside down|Like that|The other way up], [it all made sense|everything fitted|the map behaved itself]. [The start was the end|Top was bottom|In was out], and [the end was the start|last was first|far was near]. ^ “Past {spot}, then {spot},” [read|puffed|gasped] {hero}, running. “We’ve been [walking|marching|trotting] [away from it|in the wrong direction|further off] all day!”',
    '[Turned round|The other way up|Reversed], the thing was as plain as a [bus timetable|shopping list|recipe for jam]. [They|So they|Then they] [ran|flew|pelted]. Past {spot}, then past {spot}, and at each of them {hero} [laughed|groaned|took a bow]. They had [sat|stood|rested] there that very morning [with their backs to it|facing the wrong way|looking elsewhere]. ^ “All the [clues|directions|lines] were true,” {he} [panted|gasped|shouted]. “[They were true the whole time|They were true from the start|They were true all along], [behind our backs|right behind us|at our backs]!” [Behind them|All about them|Beside them] the light was going down, and the shadows had [begun to point|all lain down to point|grown as long as arms].',
  ),
  lowPoint: beat(
    show('sit', 'sad', 'quiet', { props: [{ prop: 'treasure-chest', place: 'ground' }] }),
    [
      'The [big|old|fat] box is [shut|stuck|tight]. It has no [key|knob|hole], and {hero} [sniffs|sighs|droops].',
      'At last, a [big|brown|fat|dusty] chest! [Pull|Tug|Heave], [pull|tug|heave], but it will not [open|budge|move].',
    ],
    '[There it was|There it stood|And here it was], a [big old|fat brown|dusty old] chest! They [pulled|tugged|heaved|huffed], and they [pushed|shoved|poked it|puffed]. ^ [It would not open|The lid would not move|It stayed shut], [and there was|for it had] no [key|handle|knob]. {hero’s} [lip|chin|mouth] [shook|wobbled|trembled].',
    '[It was there|There it was|They had found it|Here it was]. It was [really|truly|honestly] there, [under a flat stone|half buried|in a hollow], a chest with [iron|rusty|brass] corners. {hero} [pulled|heaved|tugged] until [{his} arms shook|{his} arms trembled|{his} ears rang]. ^ [The lid|But the lid|That lid] [didn’t move a hair|didn’t so much as creak|stayed where it was]. [There was no|It had no] [keyhole|lock|latch]. [There was no|Nor was there a] [handle|knob|hinge]. {He} [sat down|slid down|flopped down] with {his} back against it and [tried not to cry|swallowed hard|looked at {his} shoes].',
    'The chest [stood|sat|squatted] in the hollow as if it [had been expecting them|had heard them coming|were keeping their places]. [{hero}|Slowly {hero}|Carefully {hero}] [knelt down|knelt before it|touched it]. [There was no lock|It had no lock|There was no padlock|Nobody had put a lock on it]. There was no keyhole, no [hinge|latch|catch] and no handle, only a [smooth|broad|cold] lid, and it would not move. [{He} tried|So {he} tried|First {he} tried] [the spade|a stick|a good kick]. {He} tried [begging|shouting|flattery|whistling]. ^ Then {he} leaned {his} [forehead|cheek|ear] on the [wood|lid]. It was [somehow|far|oddly] worse to be [an arm’s length|an inch|a hand’s breadth] away. All day {he} had [believed|supposed|told {himself}] that the finding would be the [hard part|difficult bit|whole trouble].',
  ),
  spark: beat(
    show('think', 'thoughtful', 'quiet', { props: MAP }),
    [
      '{hero} [thinks|sits|frowns] and [hums|scratches|blinks]. “It needs [two|both of us|you and me]!” {he} [says|shouts|sings].',
      '“Not just [me|you],” [says|cries|sings] {hero}, “but [us two|us both|both of us]!” {He} [jumps|hops|leaps|skips] up and [spins|laughs|points].',
    ],
    '[{hero} read|So {hero} read|Slowly {hero} read] the map [once more|again|right to the end]. One [tiny|little|faint|crooked] word was left, and [it said|it was|that was] “together”. ^ [{He}|Then {he}|Next {he}] [looked at|walked round|felt along] the chest. It had two [dents|hollows|dips|hand-sized holes], one [on each side|at each end|left, one right].',
    '{hero} [unfolded|opened|smoothed] the map [one last time|once again|across {his} knees]. “Together,” [{he}|{hero}] [read|read out|said]. [{He} had thought it was there|{He} had thought they wrote it|{He} had supposed it was] [to be nice|for decoration|to look pretty]. ^ Then {he} saw two [small|smooth|hand-sized] hollows in the wood, [one at each end|one on each side|one this end, one that]. They were [much|far|a yard] too far apart for [one pair of arms|one person’s arms|anybody’s arms]. “[It’s not|That’s not|So it isn’t] [a wish|a greeting|just a kind thought],” {he} said. “[It’s|That’s|It’s more like] [an instruction|an order|a rule].”',
    '“To whoever comes looking,” [it began|it said|said the map]. And [upside down|the other way up], [in the squiggle|in the wiggle|in that squiggle]: “together”. {hero} had taken that for [decoration|politeness|a flourish], [the way grown-ups put kisses on a card|like the bow on a parcel|the way people sign off with love]. ^ [{He}|So {he}|Now {he}] [got up and walked round|rose and circled|crawled all round] the chest. [On the left side|At the left end|On the left] was a shallow hollow, [worn smooth|as wide as a palm|worn like a doorstep]. On the right side, [exactly opposite|at the same height|staring back at it], [was another|was a second|sat its twin]. [Nobody’s arms|No arms in the world|Not even a giant’s arms] were [that long|that wide|so long]. [It had never been|So it had never been|This lid had never been] [locked|bolted|fastened]. It was [just made|simply built|put together] so that no one could ever [open it alone|lift it alone|open it by themselves].',
  ),
  deed: beat(
    show('reach', 'brave', 'brave', { props: [{ prop: 'treasure-chest', place: 'ground' }] }),
    [
      '{hero} [pushes|presses|leans] here and {c} [pushes|presses|leans] there. {refrain}',
      'Both of them [lean|push|press] with a [grunt|huff|heave|puff]! {refrain}',
    ],
    '“You [take|have|mind] [that side|that end|the far side]. [I’ll take|I’ve got|I’ll have] this one,” said {hero}. “[Ready|Steady|All set]? {refrain}” ^ And they both [pressed|pushed|leaned] [as hard as they could|with all their might|until they grunted].',
    '“{C}, [over there|that end|to that side],” said {hero}. “[Not yet|Wait|Don’t push]. [We have to do it|We must do it|It’s got to be] at [the very same time|the same moment|exactly the same second].” {He} [showed how|counted it out|practised it], [twice|three times]. Then {he} [put|laid|fitted] {his} [hand|palm] in the hollow. ^ “{refrain}” {he} [counted|said|sang], and on the last word they [pressed|pushed|leaned].',
    '{hero} [took it slowly|went about it gently|did not rush]; {he} had [done enough today in a hurry|hurried enough for one day|dug enough holes for one day]. {He} showed {c} the hollow, and what to do, and [they practised without touching|they rehearsed it in the air|they tried it on nothing, twice]. “[It’s no good one after the other|It won’t work by turns|It’s no use being polite and taking turns],” [{he} said|said {hero}|{he} explained]. “It’s got to be [one push|a single push|one shove], [with two of us in it|with the pair of us in it|made of two people].” ^ The first time, {c} was [early|too quick|too keen]. [The second time|The next time|The time after], {he} was. “[Use the words|Go by the words|Say the words],” said {hero}, and [laid|set|fitted] {his} [palm|hand] on the wood. “{refrain}” [Somewhere inside|Deep inside|Under the lid], something [sighed|gave|stirred].',
  ),
  deedHolds: beat(
    show('look-aside', 'wonder', 'wonder', {
      props: [{ prop: 'treasure-chest', place: 'ground' }],
    }),
    [
      '[Creak|Squeak|Groan|Crick], the lid opens [slowly|wide|up]! Inside is a [heap|hill|pile] of [buttons|beads|bells|whistles].',
      '[Click|Clack|Tick|Pop], [up|back] goes the lid! {hero} [sees|finds|spies] [bells|beads|rings|balls] and [dolls|drums|dice].',
    ],
    '[Click|Clunk|Tick|Clack], [creeeak|squeeeak|groooan|grrrr], up [went|rose|swung] the lid [all by itself|like a yawn|like a big mouth]! ^ [Inside it was full of|Inside lay lots of|In there were] [little things|tiny treasures|bits and bobs]. A [marble|button|bead|thimble], a [ring|key|bell], a [tin soldier|wooden cow|tin mouse]. [Each one had|Every one had|They all had] [a name on it|a label on it|a note tied to it].',
    'The lid [swung up|rose|heaved up] with a noise like [a yawn|an old gate|a cork]. [There was no gold|There wasn’t any gold|There was not one coin] [in it|inside|to be seen]. There were [marbles|whistles|buttons|bells], ribbons, [a wooden bird|a tin fish|a toy horse], [hundreds of|a hundred|heaps of] small things. ^ [Each had a label|Each wore a label|Every one had a note]. “From [Anna|Ruby|Ned|Ivy], who came looking. [Take one|Choose one|Keep one] and [leave one|leave one too|give one].”',
    '[The lid rose|Up came the lid|The lid went up] like somebody [getting up from a chair|rising to make a speech|stretching after a nap]. {hero} had [expected|hoped for|looked forward to] gold; [everybody does|people do|one always does]. There were [marbles|corks|dice], [a mouth organ|a clay pipe|a bent key], a [tin bird|tin frog|wooden bird], a ribbon with a medal on it. Each wore a [paper label|paper tag|card on a string], some so old that the ink [had turned brown|was going brown|had nearly faded away]. ^ “From [Tomas|Otto|Agnes], who came looking,” [{he} read|{hero} read out|read {hero}]. “[From Ada|From Lottie|From Bertie] and [one wet dog|one small brother|a bad knee]. From [two cousins|three sisters|two uncles] who [quarrelled|argued|sang] all the way.” [At the bottom of the lid|Round the inside of the lid|Along the rim] was written, in the small neat hand: “[Take one|Choose one|Have one], and [leave one|give one|leave one behind].”',
  ),
  solved: beat(
    show('cheer', 'laugh', 'joyful', {
      props: [
        { prop: 'treasure-chest', place: 'ground' },
        { prop: 'medal', place: 'hand' },
      ],
    }),
    [
      '{hero} gets a medal, {c} gets a [bell|bead|ring|horn]. They leave a [button|shell|ribbon|cork] [behind|inside|there].',
      'Take one thing out, put [a button|a shell|a cork|a bead] in! [Clap|Hop|Jump|Skip], [dance|wave|spin] and cheer.',
    ],
    '{hero} [took|chose|picked] one thing and [left|gave] one thing. {He} put in {his} [best|roundest|second-best] [button|marble|shell|ribbon]. ^ [On the label|On the tag|On a bit of paper] {he} [wrote|printed|scribbled], “From {hero} and {c}.”',
    '{hero} chose a [small|tiny|dented] brass medal [for swimming|for spelling|with a fish on it|with a moon on it]. Then {he} [turned out|emptied|went through] {his} pockets to find the [best thing {he} owned|best thing in them|thing {he} loved most]. ^ [It was|That was|Oh, it was] [hard to let go of|hard to put down|a lot to give]. {He} [wrote the label|did the label|wrote their label] [{himself}|in {his} best writing|with {his} tongue out]. “[From {hero} and {c}|Love from {hero} and {c}|Your friends, {hero} and {c}]. [We held it upside down|Try it upside down|It took us all day].”',
    'They took [a long time|half an hour|an age] [choosing|making up their minds|over it]. In the end {hero} picked a brass medal with a [dent|bend|chewed ribbon], as it looked as though it [had stories in it|had been places|knew a thing or two]. [Leaving something was harder|The leaving was harder|Giving was another matter]. [It had to be|It must be|It ought to be] [good|right|something good]. {He} turned out {his} pockets, and [passed over the string|passed over the chewed pencil|put back the bent nail], and laid in {his} [very best|green|roundest] marble. ^ “From {hero} and {c},” {he} wrote, “who held it [the wrong way up|upside down|by the wrong end].” [The lid closed|The lid came down|Down went the lid] with a sound like [a secret being kept|a book being finished|somebody saying yes].',
  ),
  home: beat(
    show('hold', 'cheeky', 'cosy', { at: 'home', props: MAP }),
    [
      '{hero} [hides|tucks|slips|pops] the map away. Who will [find|read|hold|turn] it [next|then|now]?',
      '[Back|In|Home] goes the map behind the cupboard. [Sleep tight|Sleep well|Bye-bye], [treasure|X|dots|old map]!',
    ],
    '[At home|Back home|Once home] {hero} [put|pushed|slid|tucked] the map back behind the cupboard. [Just a corner|Only one corner|A bit of brown] [stuck out|peeped out|showed]. ^ “[For whoever comes looking|For the next one who looks|For somebody with a spade],” [{he} said|said {hero}|{he} told it].',
    '[At home|Home again|Once home] {hero} [slid|poked|eased] the map back behind the bookcase. [{He} left|But {he} left|{He} was careful to leave] [one corner showing|one corner out|one brown corner to find]. ^ [It would be found|Somebody would find it|It would turn up again] [in a year, or in fifty|next week, or in fifty years|by a cousin, or by a stranger]. [{He} wished {he} could be there|{He} would have loved to be there|{He} longed to be there] to see [who held it, and how|who dug first, and where|whose hand it was, and which way up].',
    '[There was|Now there was|That left] [just one thing left to do|one job left|one last thing to see to]. {hero} folded the map along its old folds and [slid|eased|posted] it back behind the bookcase, with [one brown corner|a single corner|an inch of brown] sticking out. [It was almost more than {he} could bear|It was as hard as leaving a party early|It was the hardest thing {he} had done all day]. ^ [Somebody would see it|A hand would find it|Somebody would pull at it], on some [dull|slow|idle] morning, years from now. They would dig [in the wrong place|by the wrong bun|three holes for nothing] and be [furious|livid|cross for hours]. {He} thought of [adding a hint|drawing an arrow|leaving a clue], and got [as far as picking up {his} pencil|so far as to pick up {his} pencil]. Then {he} [smiled|grinned|shook {his} head] [and put it down|and put the pencil down|and laid it aside].',
  ),
};
