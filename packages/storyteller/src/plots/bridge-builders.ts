import { bridgeTries } from './bridge-builders-tries.ts';
import { beat, type Plot, show } from './plot.ts';

const BRIDGE = [{ prop: 'bridge', place: 'background' }] as const;
const CUP = [{ prop: 'cup', place: 'hand' }] as const;

/** Two neighbours, a river and half a bridge; nobody will begin, until somebody is the middle. */
export const bridgeBuilders: Plot = {
  id: 'bridge-builders',
  titles: [
    '{hero} and the Bridge With No Middle',
    '{hero} in the Middle',
    'Bread, Jam and {hero}',
    '{hero} and the Two Blue Cups',
  ],
  taglines: [
    'A story about two halves of a bridge',
    'A story to be read with bread and jam',
    'A story about who goes first',
  ],
  blurbs: {
    young: [
      'Here is bread. There is jam. But the bridge has no middle! And nobody will say hello. What can {hero} and {c} do? Come and help to build.',
    ],
    old: [
      'On this side of the river lives the best bread in the world. On that side lives the jam. They have not spoken for seven years. Then {hero} comes to tea, and would like to know why nobody mends the bridge.',
    ],
  },
  refrains: {
    young: ['Plank, plank, bank to bank!', 'Here to there, there to here!'],
    old: ['Plank by plank, from bank to bank!', 'From here to there, with room to spare!'],
  },
  lessons: ['sorry', 'listening', 'kindness'],
  themes: ['friendship', 'quarrel', 'sorry', 'anger', 'lonely', 'jealous'],
  settings: ['forest', 'meadow', 'mountain', 'garden', 'jungle', 'town'],
  quest: { props: ['bridge'], from: 'none' },
  little: {
    creatures: ['mouse', 'rabbit', 'hedgehog'],
    names: ['Crust', 'Bunty', 'Dumpling', 'Pepper', 'Flourish'],
  },
  want: beat(
    show('hold', 'wonder', 'funny', { at: 'home', props: [{ prop: 'letter', place: 'hand' }] }),
    [
      '[A letter|Post|A white letter]! “[Come to tea|Tea at my house|Please come]. [Bring a plank|Bring {c}|Mind the bridge].” [Why|What|Why that]?',
      '[Tea today|Tea for {hero}|Tea at four]! “[There is bread|I have bread|Fresh bread]. [No jam|But no jam|Never jam].” [Hmm|Hm|Why].',
    ],
    [
      '[A letter came|There was a letter|The post brought a letter|{hero} got a letter]. “Come to tea,” [it said|it began|said the letter]. “[There is bread|I have hot bread|There’s new bread|We’ll have bread]. [There is no jam|I have no jam|There’s never jam|We’ll not have jam]. ^ [Please don’t ask|Do not ask|Nobody asks] about the jam.” So {hero} [wondered and wondered|wondered why|scratched {his} head].',
      '{hero} was asked to tea, [with new bread|for bread and butter|by letter]. “[Will there be jam|What about jam|And jam|Is there jam, too]?” {he} [wondered|asked {c}|thought]. ^ [Where it said|Just at] “jam” somebody had [crossed it out|made a blot].',
    ],
    [
      'The letter smelled of [new bread|warm bread|butter|the oven]. “[Please come|Do come] to tea,” {hero} [read|spelt out]. “There [won’t be any jam|will be no jam|isn’t going to be jam|can’t be any jam]. The jam [lives over|stays over] the river, and we are [not on speaking terms|not speaking]. [Yours|Sincerely|Best wishes|Truly yours], a {littleKind}.” ^ [There was a line underneath|Below stood one more line|There was a P.S|Underneath was something more]. “The bridge is [broken|in two|half gone|out of order]. [We don’t talk|Nobody talks] about that [either|at all].”',
    ],
    [
      '[It was an invitation|It was a letter|It came by post], and there was [flour on it|a thumbprint on it|butter on it]. “Dear {hero},” [it said|it ran|it began]. “I am told you are [good company|good at tea|somebody who listens|fond of crusts]. [Would you come|Could you come|Will you come] to tea? [I bake|I’m a baker|I bake daily|I have an oven]. There will be bread, hot, [as much as you like|with a crust that sings|in quantity]. [There will not be jam|Jam there will not be|There will be no jam|Jam will not appear]. The jam is [across|over|beyond] the river, and we are [not on speaking terms|no longer acquainted|not in touch]. [Yours|Cordially|Yours in crumbs|With regards], a {littleKind}.” ^ Somebody had thought [for a while|hard], to judge by the [blots|crumbs], and [added|squeezed in] a line at the bottom. “You [may notice|might see|will pass|can’t help seeing] a bridge. Please don’t [mention it|speak of it|ask|stare].” {hero} [read that part|went over that part] [aloud|twice]. It was [like|just like] a [door|box] with a sign on it saying [Do Not Look|Keep Out|Nothing In Here].',
    ],
  ),
  setOut: beat(
    show('walk', 'smile', 'joyful', { props: [{ prop: 'basket', place: 'hand' }] }),
    [
      '[Off|Away|Out and off] {into}! {refrain}',
      '[Come to tea|Tea time|Bring your spoon], {c}! {refrain}',
    ],
    [
      '“Bread without jam is [only half a tea|half a meal|like one boot],” {hero} [told|explained to] {c}. ^ “{refrain}” {he} [sang|hummed|shouted], all the way {into}.',
      '{hero} took [a basket|the biggest basket|the tea basket], and [an empty jar|a clean jar], in case of jam. ^ “{refrain}” they [sang|called|cried]. And [off they went|away they went|out they skipped] {into}.',
    ],
    [
      '“[A river’s no reason|Water’s no reason|A broken bridge is no reason] to go without jam,” {hero} told {c}. “[There’s something|I think something’s] [the matter|wrong|up] over there.” {He} [put on|looked out] a clean [shirt|jumper], and [took an empty jar along|an empty jar came too|packed an empty jar]. ^ “{refrain}” {he} [sang|whistled|hummed], all the way {into}. It was [a good song for walking|a good walking song|a fine song for feet], and it got you [to the other side of things|across puddles|past gates].',
    ],
    [
      '“There are [two kinds of people|two sorts of people in the world],” {hero} told {c}, as {he} [brushed {his} hair|laced {his} boots|washed {his} neck]. “The sort who can [leave a thing like that alone|not ask|let it be], and us.” {He} packed a basket [for the bread|fit for a loaf|with a cloth in it]. Then, after [some thought|a pause], {he} [put in|added] an empty jar. ^ “{refrain}” {he} sang [at the gate|on the step], and [on they went|off they went] {into}. [It was only|It was just] [a thing to keep your feet in time|something for the feet|a tune to walk to]. But {he} [noticed|did notice] that it had two ends, and that it was [rather short of a middle|nothing much in between|no middle].',
    ],
  ),
  problem: beat(
    show('look-aside', 'surprised', 'funny', { little: true, props: BRIDGE }),
    [
      '[A river|Water|A wide river]. [Half a bridge|A broken bridge|A bridge, a hole]! {Little} [says|grunts|goes], “Hmph!”',
      '[No middle|A hole|A gap]! “Hmph,” [says|goes|sniffs] {little}. “Hmph,” [says|goes|grumbles] Old Mossop.',
    ],
    [
      'Over the river went a bridge, but [the middle was gone|it had no middle|it stopped]. [Here sat|On this side sat] {little} the {littleKind}. [There sat|On that side sat|Over there sat] Old Mossop. ^ They sat [back to back|with their backs turned|and looked away|with folded arms].',
      '“Tell Old Mossop [I’m not talking|I’m not in|I don’t hear],” said {little} the {littleKind}. ^ “Tell {little} [I stopped first|I’m not either|I can’t hear]!” [called|growled|shouted] somebody across the river.',
    ],
    [
      'A river [ran past|went by|flowed past] {spot}. Over it went a bridge, and in the middle the bridge [just stopped|left off|was air]. ^ “[I’m {little}|{little} is the name|My name’s {little}],” said the {littleKind} on this side. “Kindly tell Old Mossop [that I’m not speaking|I have nothing to say|that I’m busy].” “And you can tell {little},” [came a growl|came a grumble|said a deep voice] across the water, “that I [stopped first|started it|never listen].”',
    ],
    [
      '[The river|The water] [came down|ran] past {spot} and cut everything [neatly in two|in two like a loaf|in half]. [There was a bridge|It had a bridge|There had been a bridge|A bridge crossed it, nearly]. It set out from this bank [in a businesslike way|with firm steps], and another half [set out from that one|came to meet it]. [Between them|In between] was [a gap about as long as|a gap as long as|a space as long as] {hero}. ^ “You’re [looking at it|staring at it|noticing it],” said the {littleKind} [at the oven door|with the flour sieve]. “[I’m {little}|My name is {little}|They call me {little}|{little} is my name]. [Kindly|Please] tell Old Mossop, over there, that I [have not forgotten|do remember] the spoon.” “And kindly tell {little},” [rumbled|boomed] somebody from behind a row of jam pots, “that [there was no spoon|I never saw a spoon].”',
    ],
  ),
  tries: bridgeTries,
  turn: beat(
    show('hold', 'wonder', 'quiet', { little: true, props: CUP }),
    [
      '[Two blue cups|Blue cups, two|Two cups, blue ones]. [One for {little}|One is {little’s}|This is {little’s}]. [One for|And this|The other]?',
      '[Who is this cup for|Who drinks from this|Whose cup is that]? “[Nobody|No one|It’s nobody’s],” says {little}.',
    ],
    [
      '[On {little’s} shelf|Over {little’s} stove] [stood|hung] two blue cups. “[Who is that one for|Whose is the second|Who has the other]?” asked {hero}. ^ “Nobody,” said {little}, [much too fast|very quickly|and dropped a spoon]. [But it was|And yet it was|It was] very [clean|shiny].',
      '{hero} [saw|counted|found] two blue cups. [One was full of tea|One had tea in it|One held tea|One was brown with tea]. [One was empty|One was clean and empty|One was quite clean|The other was only clean]. ^ “I only [dust it|wipe it|keep it],” said {little}, and looked [out of the window|at the bread|the other way].',
    ],
    [
      '{Little} [asked {him} in|had {him} in] [for bread|to try the bread]. It was very [good|crusty|brown], and [very dry|rather dry]. [On the shelf|Over the table] [stood|hung|were] two blue cups. [One of them|The first] had [a tea stain|a chip]. ^ “[Whose is the other|And the other one|Who uses that one|Whose is the second]?” asked {hero}. “Nobody’s,” said {little}, [going red|turning pink|very busy with crumbs]. [But there wasn’t|Yet there was not] [a speck of dust|one grain of dust|any dust] on it. Somebody [wiped it every morning|took care of that|polished it daily|washed it for nobody].',
      '[There was bread for tea|They had bread for tea|Tea was bread], and then [more bread|some crusts]. {hero} [looked about|had a look round|looked from wall to wall] [while {he} chewed|with {his} mouth full]. There was [one chair|one stool], and [one spoon|one plate|one bed]. But on the shelf [stood|hung|were|waited] two blue cups. ^ “Do you have [visitors|many guests|company]?” {he} [asked|inquired|said|wondered]. “[Never|No|Not for years|Nobody comes],” said {little}. “That’s [just there|only there|for balance|a spare|extra].” And {little} took the cup down, and [wiped it|turned it over], and put it back with its handle [towards the river|to the window].',
    ],
    [
      '{Little} [gave|cut] {him} bread, [hot from the oven|new and steaming]. [It was|And it was] the best that {he} had [ever eaten|ever tasted], and [it wanted only one thing|there was just one thing missing]. {hero} [chewed|ate], and [looked about|let {his} eyes wander|studied the room]. [On the shelf|Above the flour bin] [were|stood|hung|waited] two blue cups. [One of them|The first] had been used until the [handle|rim] was white. ^ “Who’s [the other one for|the second one for|that one for]?” asked {hero}. “No one,” said {little}, and [became very busy|was suddenly busy] [with a cloth|with the tongs]. “It’s just [the other one|the spare|a second one|the one beside it].” {hero} [took it down|lifted it down|reached for it|turned it to the light|put a finger on it]. In that kitchen there was flour on everything, [even the clock|even the butter|and the cat next door]. [There was none on the cup|On the cup there was none|Not on the cup|The cup had none|But the cup was bare].',
    ],
  ),
  turnDeepens: beat(
    show('hold', 'surprised', 'wonder', { props: CUP }),
    [
      '[Run round|Go round|Trot round]! Old Mossop [has blue cups|has cups], too!',
      '[Look|See|There]! [Two more blue cups|Two cups, and blue|Blue cups again]. [They match|All alike|Just like ours]! [Oh|Ooh|My]!',
    ],
    [
      '{hero} [ran the long way round|went all the way round|took the long way round]. There, on Old Mossop’s shelf, [stood|hung|were] two blue cups. ^ “[Don’t touch|Leave|Mind] that one,” [growled|grunted|rumbled] Old Mossop. [It was clean, too|That one shone as well|And it was dusted|It was spotless, too]!',
      'Over at Old Mossop’s [there was jam|it smelled of jam|there was a pot of jam], [dark|red] and sweet. ^ And there were two cups, [blue ones|both blue|as blue as {little’s}]. One was [dusted and never used|never used|for show|clean as a bell].',
    ],
    [
      '[It was a long way round|It was a mile round|The path went far round] to Old Mossop’s door. There was jam [on the table|in rows], as dark as [velvet|night]. And on the shelf [stood|hung|were|sat] two blue cups. One was [dusted, and never used|as clean as new|washed, and quite dry]. ^ “I haven’t needed [the both of them|two|the pair],” [growled|rumbled] Old Mossop. “[Not for seven years|Not these seven years|Seven years, now|It’s been seven years].” The chair [by the window|under the lamp], {hero} saw, [looked out over|faced] the river.',
      '{hero} went [the whole way round|all the way round|over the stepping stones|the long way]. “[Have some jam|Jam|You’ll take jam|Try the jam],” growled Old Mossop. “[There’s no bread|No bread, mind|There isn’t bread|I’ve no bread].” It was [very good off a spoon|good by itself|good, but slippery|sweet and lonely]. ^ Then {he} [saw the shelf|looked up|noticed the shelf|raised {his} eyes]. Two blue cups [hung there|stood there], and the far one was as clean as a [bell|pin]. “[Waste of a hook|It was a bargain|Wants a crack in it|Never got round to that one],” said Old Mossop, who had seen {him} look. But nobody [took it down|moved it|got rid of it|gave it away].',
    ],
    [
      '{hero} went [the whole way round|all the way round] that evening, [to the other door|to the other bank]. Old Mossop’s [kitchen|house|den] was [red with jam|rich with jam], forty pots of it, and [not a crumb|no crust] to put it on. {He} [looked along the shelf|looked up|turned to the shelf|let {his} eyes climb|went along the shelf]. {He} [knew what {he} would find|had guessed it], and all the same it made {him} [catch {his} breath|hold {his} breath|swallow]. ^ There were two blue cups, and [one was dusted|one was polished|one had never been filled]. “[They came as four|There were four|It was a set of four|They were bought as four],” growled Old Mossop. “We [halved them|shared them out|took two each|split the set|divided them].” [The armchair|The one armchair] had been [turned to the window|pulled up to the window|set by the window]. From there you could see [nothing but the river|the river], and [a small lit window|a lamp] on the other side.',
    ],
  ),
  lowPoint: beat(
    show('sit', 'sad', 'quiet', { props: BRIDGE }),
    [
      '[Bang|Bump|Clack]! [Bang|Bump|Clack]! [Two doors shut|Doors are shut|Locked]. [Sad|Poor|Oh,] {hero}.',
      '{hero} sits on [half a bridge|the last plank|a bit of bridge]. [So quiet|Nobody comes|Hush].',
    ],
    [
      '[Bang|Slam|Clap] [went one door|went this door]. [Bang|Slam|Clap] [went the other|went that door]. ^ {hero} sat down [on the end of the bridge|at the end of the bridge|where the bridge stopped]. “I can’t [make anybody be friends|make them be friends|do it for them],” {he} said.',
      'Now both the doors were shut, and [nobody looked out|the curtains were drawn|no one called]. {hero} [sat where the bridge stopped|sat on the last plank|sat on the edge]. ^ Under {his} feet the river went [by, and by, and by|on and on|by, and said nothing].',
    ],
    [
      '[Bang went a door|Slam went a door|A door shut] on this side. [Bang went a door|Slam went a door|A door shut] on that. Then [there was only|you heard only|nothing was left but] the river. ^ {hero} sat on the end of the bridge and [let {his} feet hang over|pulled {his} knees up|looked down]. “[They want to|They’d like to|They want it so|They’re longing to],” {he} told {c}. “They both want to, and [they won’t|they can’t|neither will|they don’t]. And I can’t [do it for them|want it for them|be friends for them|do it instead].” [It was|It had turned|It was getting] [cold|chilly]. The [bread in {his} pocket|crust in {his} basket] had [gone hard|turned to stone].',
      'They had [shut the doors|locked both doors|gone in|put the lights low]. They had [even drawn the curtains|drawn the curtains, too|pulled down the blinds|closed the shutters]. {hero} [walked out|went] to where the bridge stopped, and [stopped too|stopped as well|stood there]. ^ “[I’m going home|I’d better go|Let’s go home|I give up],” {he} told {c}. “I’ve [only made it worse|stirred it all up|just made more trouble|helped nobody].” [But {he} didn’t go|{He} didn’t go|But {his} feet stayed|But {he} stood there]. Both the lamps [had been lit|were burning], and on the curtains were two shadows, [each with one cup|one to each].',
    ],
    [
      '[Two doors|Both doors] [shut|went], one after the other, like [the two halves of a clap|two drums|a slow clap]. [After that|Then] there was the river, saying [the same thing it always said|what it always said|nothing new]. {hero} walked out on the bridge, [as far as it went|to the last plank], and [sat down|sat]. {His} feet [hung over the edge|hung above the water|dangled|had nothing under them]. ^ [It would have been|It would be] easier if they had [hated each other|been enemies|disliked each other]. {He} might have [gone home then|left then|gone away|let them alone]. But {he} had [seen the cups|counted the cups|seen all four|looked at the cups]. “You can’t [make people|force people],” {he} told {c}, and [{his} throat hurt|{his} voice cracked|had to stop]. “You can [want it|wish it] for them [as much as you like|till you burst]. They’ve [still got to do it|to do it themselves], [and they can’t|and they don’t].”',
      '[They went in|In they went], both of them, and [drew the curtains|shot the bolts]. {hero} [was left with the river|had the river to {himself}|was alone with the river|stayed with the river]. {He} walked out along the bridge [as far as there was bridge|to its end], and stood there like a word that somebody has [forgotten the end of|stopped halfway through]. ^ “I thought they needed [a good idea|a clever idea|something new],” {he} [told|said to] {c}. “[They don’t|They need nothing|It isn’t that|No]. They [know it all already|know everything|have had it all along|know what to do].” {His} eyes [stung|smarted|burned|were hot]. [On either side|On each bank] there was one lamp, and one shadow, and each shadow had its chair [turned round to the river|facing the water]. You could not have [drawn it more neatly|drawn it straighter|made it plainer|folded it more exactly]. [You could only be no use|And {he} was no use|It was no help at all|Nobody could use {him}].',
    ],
  ),
  spark: beat(
    show('think', 'thoughtful', 'wonder', { props: BRIDGE }),
    [
      '[Look, the gap|See, the gap|There, the gap]! [As long as|As big as|The size of] {hero}. [Ooh|Oh|Aha]!',
      '[Not here|Not this side|Not left]. [Not there|Not that side|Not right]. {hero} [can be the middle|is the middle|fits the middle]!',
    ],
    [
      '{hero} [looked at the gap|measured the gap|stared at the gap]. It was [just as long as {he} was|exactly as long as {he} was|{his} own size]! ^ “Nobody [wants to go first|will be first|dares to start],” {he} said. “But I can [go in the middle|be the middle|start in the middle]!”',
      'Each of them [was waiting for the other|waited for the other|wouldn’t go first|wanted to be second]. [They had waited|It had been like that|That had gone on] for seven years! ^ “Then it must [begin with the bit in between|begin in between|start with the middle],” said {hero}. “[With me|And that’s me|That’s me|Here I am]!”',
    ],
    [
      'It really [wasn’t much of a gap|wasn’t a big gap|was quite a short gap|was not so wide]. It was [no longer than {hero}|as long as {hero}|{hero’s} own length|one {hero} long]. ^ {Little} wouldn’t [lay the first plank|begin], and Old Mossop wouldn’t, [either|ever]. [Whoever began|The first one] would be the one who [gave in|lost]. [So|And so] [each had waited|they had waited], for seven years. “[It needn’t be one of them|It needn’t be them],” said {hero}, and {he} [got up|jumped up|stood up]. “It could be the middle [that begins|that starts|that goes first].”',
      '{hero} [lay down on|lay along] the last plank and [stretched out an arm|reached out|put out a hand]. [It nearly reached|It almost reached|There wasn’t much missing|{His} fingers nearly touched]. It was only [a gap for one|one person wide|a small gap|a gap with {his} name on]! ^ “Each of them [waits for the other|wants to be second],” {he} said [slowly|aloud|to {c}]. “That could [take for ever|take another seven years|go on and on|last a lifetime].” {He} [looked at the gap again|eyed the gap|took another look|measured the gap again]. It was [just {his} size|exactly {his} size|made for {him}|{his} very length]. “I won’t be [this side or that side|either side|left or right|an end]. I’ll [be the middle|be what’s between|be the bit between|go in the middle].”',
    ],
    [
      '[{He} looked at the gap|{He} studied the gap|{He} stared at the gap], [since it was all there was to look at|for want of anything else]. Really it was [not very big|not so very large|rather small|hardly wider than a bed]. If you lay down in it, [thought {hero}|{hero} thought], you would [touch both ends|reach both ends]. ^ Neither of them could [lay the first plank|begin|make a start|move first]. That would be [giving in|losing|surrender|saying sorry first]. So they had sat there with their [clean cups|polished cups] for seven years, each of them [waiting to be second|hoping to be second|longing to be second]. {He} [sat up|got to {his} knees|sat bolt upright|lifted {his} head]. “[Somebody’s got to be first|Someone has to begin|There’s got to be a first],” {he} said slowly. “But it doesn’t [have to be an end|need to be an end|say which|have to be one of them].”',
    ],
  ),
  deed: beat(
    show('reach', 'brave', 'brave', { props: BRIDGE }),
    [
      '[Up with the plank|Lift the plank|Plank on top]! “[Help me|Both of you|Hold it]!” {refrain}',
      '{hero} [stands in|wades to|is] the middle. [Brrr|Cold|Ooh]! {refrain}',
    ],
    [
      '{hero} [waded into|splashed into|went into] the middle. [Brrr|Ooh|Eek|Cold]! {He} held a plank up high, [with both arms|over {his} head|as high as {he} could]. ^ “{refrain}” {he} [called|shouted|sang]. “[Help|Please|Come quick|Hurry]! I can’t [do it alone|hold it alone|do it by myself]!”',
      '[Splash|Splosh|Plunge|Plop]! {hero} stood in the river, [up to {his} knees|with wet knees|right in between]. {He} held the plank [on {his} head|on {his} shoulders|above {his} ears]. ^ “{refrain}” {he} [shouted|called|cried]. “It’s [too heavy for one|much too heavy|too long for me|more than I can hold]!”',
    ],
    [
      'The water [came only to|reached just to] {his} knees, but it was [very cold|as cold as keys|icy]. {hero} [got up on|climbed on] the stone in the middle, and [lifted|swung] a plank over {his} head. ^ “{refrain}” {he} [shouted|bellowed|called]. “[I’m the middle|Here’s the middle|I am the middle|This is the middle]! I can’t [hold it by myself|do it alone|hold on alone|keep it up alone]!” That was [not a trick|quite true|no joke|the plain truth]. It [weighed as much as|was as heavy as] a [pony|cupboard], and [{his} arms shook|{he} wobbled]. [Two doors opened|Two doors creaked|Two bolts slid|Two doors burst open].',
      '[Splash|Splosh|Plunge|Whoosh]! {hero} [jumped|jumped in|was in the river|slid in]. [It was cold enough|The water was cold enough] to [make you sing|turn you blue]. {He} [got up on|climbed on] the stone in the middle, and [heaved|dragged] a plank to {his} shoulders. [Each end just reached|Both ends just reached|Both ends just touched|It just reached]. ^ “{refrain}” {he} [bellowed|shouted|roared]. “[Please|Help|Anybody|Come on]! It’s [too much for one|more than one can hold|too heavy for me|a job for three]!” [It truly was|And it was|That was so|It really was|So it was]. {His} knees [were going|shook|were giving way|had begun to bend]. {He} heard a bolt [slide back|rattle|go], and [then another|a second one].',
    ],
    [
      'It was [only up to {his} knees|not very deep], but it was as cold as [spoons|scissors]. {hero} [felt {his} way|waded] to the flat stone in the midst of the river, and [climbed on it|got up]. Then {c} [pushed|heaved], and {he} pulled, and {he} got the plank [up over {his} head|on to {his} shoulders]. One end [just reached|just touched|rested on|came down on] this side. The other [just reached|just touched|rested on|came down on] that. ^ “{refrain}” {he} [shouted|called|roared]. “[I’m the middle|I am the middle|Here’s the middle|I’ve got the middle]! It’s [too heavy for me|too much for me|more than I can do|slipping]!” It was [not a trick|no trick|not a game|no game]. If it had been, [{he} thought|{he} thought later], they would have [known at once|smelled it|seen through it]. {His} arms had [begun to shake|started to shake|gone to string|turned to water]. [Two doors opened|Two doors banged open|Two chairs scraped|Two keys turned|Two doors flew wide].',
    ],
  ),
  deedHolds: beat(
    show('carry', 'cheeky', 'joyful', { little: true, props: BRIDGE }),
    [
      '{Little} [holds here|pulls here|runs here]. Old Mossop [holds there|pulls there|runs there]. [Knock, knock|Tap, tap|Bong, bong]!',
      '[Bang, bang, bang|Tock, tock, tock|Clonk, clonk, clonk]! {Little} [hammers|helps|holds]. [It holds|It’s up|Hooray]!',
    ],
    [
      '{Little} [grabbed|held] [this end|the left end]. Old Mossop [grabbed|held] [that end|the right end]. [Bang, bang|Knock, knock|Tap, tap|Clonk, clonk]! ^ “Yours [is crooked|is too low|wobbles|is sideways]!” “[No, yours is|Yours is worse|Look at yours|It’s yours]!” And [they were talking|so they talked|that was talking]!',
      '“[Up a bit|Left a bit|This way],” said {little}. “[Down a bit|Right a bit|That way],” said Old Mossop. [Bang went|Knock went|Clonk went] the [hammers|nails]. ^ {hero} held on, and [did not say one word|bit {his} lip|hardly dared to breathe].',
    ],
    [
      '{Little} [took this end|seized this end|ran to this end], and Old Mossop took that. “[Up a bit|Left a bit|More to me|Steady],” said {little}. “[Up a bit yourself|Left a bit yourself|More to me, too|Steady yourself],” said Old Mossop. “[Where’s the hammer|Have you the hammer|Pass the hammer|And the hammer]?” “[You’ve had it|It’s been with you|You’ve kept it] for seven years.” ^ {hero} kept [as still as a post|as still as a chair leg|quite still], and [held|held on]. Plank after plank [went down|closed over|was laid] [above {his} head|over {him}]. They hadn’t [noticed yet|seen yet|understood] that they were [speaking|talking|on speaking terms].',
      '“[Left a bit|Right a bit|Up a bit|Push a bit],” said somebody over {his} head. “[Whose left|Which bit|Why me|Says who]?” said somebody else. “[Yours|Your end|You|Mine, then]. [Mind your thumb|Mind the nail|Watch your foot|Keep hold].” “I’ll [mind my own thumb|manage|hold what I like|look after myself], thank you.” ^ The weight [went off|was lifted from|slid from] {his} shoulders. {hero} stood in the cold water, and [grinned|shivered], and kept [as quiet as a stone|as quiet as a fish|very quiet]. [Bang, bang, bang|Knock, knock, bang|Tock, tock, tock|Clonk, clonk]! They were [quarrelling|arguing], [both together|at the tops of their voices], at last. It was [lovely to hear|better than a band|like music|a pleasure to hear].',
    ],
    [
      'They came [out running|running out|at a run|out, and not slowly]. {Little} [took hold of|seized] this end and Old Mossop of that, and the weight [went off|left] {his} arms. “[Steady|Careful|Gently|Easy],” said one. “[Steady yourself|Careful yourself|You be careful|Gently yourself],” said the other. “[Mind the child|Mind that head|Don’t drop it|Watch the boots].” “[I am minding the child|I am minding|I’m doing just that|As if I wouldn’t]. [Have you got the nails|Where are the nails|Did you bring nails|Nails]?” “[You’ve got the nails|You have the nails|You’ve the nails|They’re yours]. You’ve had them [since the spoon|seven years|since I don’t know when].” ^ {hero} [did not stir|kept quite still|didn’t move|hardly breathed]. {He} had once had a [robin|butterfly] land [on {his} boot|on {his} hand|on {his} knee], and it had felt like this. [Plank by plank|Board by board] [the roof closed|it closed] over {his} head. They were halfway through an argument [about hammers|about thumbs] before they [heard themselves|noticed].',
    ],
  ),
  solved: beat(
    show('cheer', 'laugh', 'joyful', { little: true, props: BRIDGE }),
    [
      '[Bread, meet jam|Bread and jam|Jam on bread]! [Mmm|Yum|Slurp]! [Hooray|Hurrah|Cheers] for {hero}!',
      '[Tea for two|Tea for all|Hot tea]. Tea for {hero}, [too|twice|as well]! [Hooray|Yum, yum|Hurrah]!',
    ],
    [
      'The last plank [went in|was nailed down|fitted]. They stood there, [nose to nose|toe to toe|face to face]. ^ “[You’ve got flour on you|Your nose is floury|There’s flour on your hat],” said Old Mossop. “[You’ve got jam|Yours is jammy|There’s jam on yours],” said {little}. And [how they laughed|they laughed and laughed|they both burst out laughing]!',
      '“[Sorry|I’m sorry],” [said|mumbled] {little}. “Sorry,” said Old Mossop, [at the very same time|just as quickly|in the same breath]. So [nobody was first|nobody won|no one was second|it was a draw]! ^ And then there was bread, [with jam on|thick with jam|and jam, and butter].',
    ],
    [
      'The last plank [went down|was nailed], and there they stood, [nose to nose|toe to toe]. Nobody had [thought about what came next|thought any further|planned this part]. ^ “You’ve got [flour on your ear|flour on your hat],” said Old Mossop [at last|in the end]. “You’ve got jam [on yours|on your chin|on both of yours],” said {little}. [Then it came out|And then it came], that one big laugh, [in two halves|from both ends|left and right]. And {hero} had tea: [new bread|hot bread|bread], with jam, out of a blue cup.',
      'They [put the hammers down|laid down the hammers|dropped the hammers|had no more nails]. “[It was me that was rude|I was rude|I began it|I was wrong],” said {little}. “[No, it was me|No, I was|It was all me],” said Old Mossop, and it was [nearly a quarrel|almost a fight] again. ^ Then out came the bread, [still warm|and the butter], and [out came the jam|the jam after it]. [There were four blue cups|Four blue cups stood ready|They filled four blue cups|And four blue cups, of course]. [One was for {hero}|{hero} had one], and [one was over|one was kept], for whoever came next.',
    ],
    [
      '[The last nail|Then the last nail] went in, and there was [nothing left to hammer|no excuse left]. They [stood in the middle|stood], {little} and Old Mossop, and looked at the planks, and [the sky|their boots]. “[I’m sorry about the spoon|I’m sorry I said spoon|That spoon, I’m sorry|About the spoon, I’m sorry],” said {little}. “[There was no spoon|It was never a spoon|What spoon|There never was a spoon],” said Old Mossop. “I’m sorry [that I said so|for saying so|that I shouted|for how I said it].” ^ [It began as a snort|It began with a snort|First came a snort|Somebody snorted|It started small]. [Then|Soon] they were holding on to each other and [howling|gasping]. You could hear that it was [a single laugh|just one laugh], which had only [been cut in two|been sawn in half]. {hero} sat between them, [in a dry blanket|wrapped in an apron|with {his} feet in a towel]. {He} had [bread in one hand|a crust in one hand|a slice in each hand|bread in both hands]. [There was jam on it|It was thick with jam|And on it was jam|Jam ran down {his} thumb].',
      '[At last|In time] they had [run out of nails|used up the nails], and of things to say about nails. [Nobody went home|They stayed|Neither moved|Nobody left]. {Little} tried the planks [with one foot|with a heel|by bouncing]. “[It’s narrow|It isn’t wide|It’s a bit narrow|There’s not much room],” said {little}. “[We shall meet|We’ll bump|One can’t help meeting|We’ll have to meet], I suppose.” “[I suppose we shall|I expect we shall|It looks like it|It can’t be helped],” said Old Mossop. [There was|Then there was] [a long silence|a long pause|quiet], with the river in it. ^ “[Bread’s getting cold|My bread’s getting cold|The loaf’s out|There’s a loaf waiting],” said {little}. And [off went|away went] Old Mossop, quite fast [for such a person|in slippers], and came back over the new bridge with a pot in each hand. They drank out of the blue cups, [every one of them|all of them|{c} as well]. {hero} [had|was given] the one [that nobody had ever used|that had waited].',
    ],
  ),
  home: beat(
    show('hold', 'smile', 'cosy', { at: 'home', props: CUP }),
    [
      '[Home|Home again|Back home]. Two cups [on the table|on a tray|side by side]. [Who comes|Who’s that|Guess who]?',
      '[Jam for next door|Next door gets jam|A pot for them]. [Tomorrow|Soon|We’ll go]! [Knock, knock|Tap, tap|Ring, ring].',
    ],
    [
      'At home {hero} [put one more cup|set an extra cup|put a second cup] on the table. “[Who’s that for|Who’s coming|Whose is that]?” [they asked|asked everybody]. ^ “[I don’t know yet|I’ll tell you tomorrow|Nobody yet|We’ll see],” said {hero}. “I’m [going to find out|going to ask them|off to find out|asking next door].”',
      'There was [one pot of jam left|a pot of jam over|still some jam]. [Tomorrow|As soon as {he} could,] {hero} would [take it|carry it] next door. ^ {He} had [never once said hello|never been|never rung the bell] there. [How silly|How odd|Fancy that|What a pity]!',
    ],
    [
      '[There was|They had] [one pot of jam over|one pot left|a pot of jam to spare]. {hero} [stood it on|put it on] the windowsill, and [looked across|looked over] at the house next door. {His} [ball|kite] had been [in their garden|behind their hedge] for a [year|long time]. {He} had never [gone to ask|rung|dared to ask] for it. ^ “[Tomorrow|Tomorrow, then|First thing],” {hero} [told the jam|promised the jam|said to the jam]. And {he} put out an extra cup, [so that it would be ready|to be prepared|and turned the handle round].',
      '{hero} [brought home|came home with] [a loaf, a pot of jam|jam, a loaf], and wet socks. It was a [great deal of jam|lot of jam] [for one house|for one table|for one spoon]. ^ Then {he} [thought of|looked over at|remembered] the house next door. It had been there [all {his} life|since {he} was born], and {he} had [never knocked|never rung|walked past it every day]. {He} [wrote a label for the pot|tied a label to the pot|wrote a card|gave the pot a label]. “For tomorrow,” [it said|{he} wrote|it read]. “[For over there|For next door|To the other side|For whoever lives there].”',
    ],
    [
      'They had given {him} a pot of jam and a loaf [to take home|for the road|for being the middle]. {hero} [set them on|stood them on] the windowsill, and [looked out|put out the lamp]. In the house next door [there was a light|a light was on|somebody was up|the lamps were on]. {He} [knew the cat there|knew their cat], and the [bicycle|umbrella]. {He} knew that [somebody played|someone practised] the piano, [with one wrong note|always the same tune]. [In all {his} life|Until now] {he} had never said [a word to them|good day to them]. ^ [Nobody had begun|Nobody had gone first|There had been no middle|No one had started], [that was all|that was the reason]. {He} took down two cups, and [gave one of them a wipe|wiped one of them twice|held one to the light]. “[Tomorrow|First thing|Soon|In the morning],” said {hero}. “[After breakfast|Before school|With the jam|Before I think about it].” {He} was [rather looking forward to|quite pleased about|not a bit afraid of] being first.',
    ],
  ),
};
