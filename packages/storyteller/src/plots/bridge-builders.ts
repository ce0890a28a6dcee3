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
    young: [
      'Plank, plank, bank to bank!',
      'Here to there, there to here!',
      'Over, over, on we go!',
      'Step by step, side to side!',
      'You from there, me from here!',
      'Bread and jam, here I am!',
      'Knock and tap, mind the gap!',
      'Left and right, hold on tight!',
    ],
    old: [
      'Plank by plank, from bank to bank!',
      'From here to there, with room to spare!',
      'Side to side and over the tide!',
      'Log by log, and mind the frog!',
      'You from yours and me from mine!',
      'Nail by nail, and never fail!',
      'Bread to jam, and here I am!',
      'End to end, and friend to friend!',
    ],
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
      'A [white|big|fat] letter [says|begs], “Come to [tea|my tea]!” There is [hot|new|fresh] bread, [no|never] jam.',
      '“Tea [today|at four|with me],” says the [post|letter|card], “and [hot|fresh|warm|soft] bread!” But [jam|plum jam], [never|not here|no, no]!',
    ],
    [
      '[A letter came|There was a letter|The post brought a letter|{hero} got a letter|A postman rang|A note came]. “Come to tea,” [it said|it began|said the letter]. “[There is bread|I have hot bread|There’s new bread|We’ll have bread]. [There is no jam|I have no jam|There’s never jam|We’ll not have jam]. ^ [Please don’t ask|Do not ask|Nobody asks] about the jam.” So {hero} [wondered and wondered|wondered why|scratched {his} head|put {his} head on one side].',
      '{hero} was asked to tea, [with new bread|for bread and butter|by letter]. “[Will there be jam|What about jam|And jam|Is there jam, too|Jam with it|And where’s the jam]?” {he} [wondered|asked {c}|thought|asked the letter]. ^ [Where it said|Just at] “jam” somebody had [crossed it out|made a blot].',
    ],
    [
      'The letter smelled of [new bread|warm bread|butter|the oven|a bakery|crust]. “[Please come|Do come] to tea,” {hero} [read|spelt out|made out|read to {c}]. “There [won’t be any jam|will be no jam|isn’t going to be jam|can’t be any jam|will not be jam|never is any jam]. The jam [lives over|stays over] the river, and we are [not on speaking terms|not speaking]. [Yours|Sincerely|Best wishes|Truly yours|Warmly|Your baker], a {littleKind}.” ^ [There was a line underneath|Below stood one more line|There was a P.S|Underneath was something more|Then came one line more|At the bottom stood a line]. “The bridge is [broken|in two|half gone|out of order|no use|short of a bit]. [We don’t talk|Nobody talks|We say nothing] about that [either|at all].”',
    ],
    [
      '[It was an invitation|It was a letter|It came by post], and there was [flour on it|butter on it]. “[Dear {hero}|My dear {hero}|Good {hero}],” [it said|it ran|it began]. “[I am told|They say|One hears] you are [good company|good at tea|somebody who listens|fond of crusts]. [Would you come|Could you come|Will you come] to tea [today|here]? [I bake|I’m a baker|I bake daily|I knead things]. There will be bread, [new|hot|soft], [as much as you like|with a crust that sings|in quantity]. [There will be no jam|Jam will not appear|Do not look for jam], [I warn you|mind]. The jam is [across|over|beyond] the river, and we are [no longer acquainted|not in touch]. [Yours|Cordially|Faithfully], a {littleKind}.” ^ Somebody had thought [for a while|hard], and [added|squeezed in] a line at the [bottom|end]. “You [may notice|might see|will pass|will find] a bridge. Please don’t [mention it|speak of it|ask|stare|count the planks|wave at it].” {hero} [read that part|went over that part|spelt that part out] [aloud|twice]. It was [like|just like] a [door|box|lid] with a sign on it saying [Do Not Look|Keep Out|Nothing In Here].',
    ],
  ),
  setOut: beat(
    show('walk', 'smile', 'joyful', { props: [{ prop: 'basket', place: 'hand' }] }),
    [
      '[Off|Away|Out|Hop, skip] we [go|trot|march] {into}! {refrain}',
      '[Come to tea|Bring your spoon|Hats on|Lick your lips], {c}, [hop, hop|tum-ti-tum|quick|hurrah]! {refrain}',
    ],
    [
      '“Bread without jam is [only half a tea|half a meal|like one boot],” {hero} [told|explained to] {c}. ^ “{refrain}” {he} [sang|hummed|shouted], all the way {into}.',
      '{hero} took [a basket|the biggest basket|the tea basket], and [an empty jar|a clean jar], in case of jam. ^ “{refrain}” they [sang|called|cried]. And [off they went|away they went|out they skipped] {into}.',
    ],
    [
      '“[A river’s no reason|Water’s no reason|A broken bridge is no reason|A hole’s no reason|A grumpy letter’s no reason] to go without jam,” {hero} told {c}. “[There’s something|I think something’s|I can smell something] [the matter|wrong|up|rotten|odd] over there.” {He} [put on|looked out] a clean [shirt|jumper], and [took an empty jar along|an empty jar came too|packed an empty jar]. ^ “{refrain}” {he} [sang|whistled|hummed|bawled|hummed, off the note], all the way {into}. It was [a good song for walking|a good walking song|a fine song for feet|a tune with big boots], and it got you [to the other side of things|across puddles|past gates].',
    ],
    [
      '“There are [two kinds of people|two sorts of people in the world|only two kinds of people],” {hero} told {c}, as {he} [brushed {his} hair|laced {his} boots|washed {his} neck]. “The sort who can [leave a thing like that alone|manage not to ask|let it be|mind their own business|read it and yawn], and us.” {He} packed a basket [for the bread|fit for a loaf|with a cloth in it|big enough for two loaves]. Then, after [some thought|a pause|a look at the letter], {he} [put in|added] an empty jar. ^ “{refrain}” {he} sang [at the gate|on the step], and [on they went|off they went] {into}. [It was only|It was just|It was nothing more than|It was only meant as] [a thing to keep your feet in time|something for the feet|a tune to walk to]. But {he} [noticed|did notice] that it had two ends, and that it was [rather short of a middle|all gap in between|missing its middle].',
    ],
  ),
  problem: beat(
    show('look-aside', 'surprised', 'funny', { little: true, props: BRIDGE }),
    [
      'A [wide|wet|blue|cold] river, half a bridge, then [air|fish|splash]! “Hmph,” [says|goes|grunts] {little}.',
      'The bridge has no [middle|tummy|belly|inside]! {Little} [says|goes] hmph, and Old Mossop [grumbles|puffs|huffs].',
    ],
    [
      'Over the river went a bridge, but [the middle was gone|it had no middle|it stopped]. [Here sat|On this side sat|Nearest sat|Over here sat] {little} the {littleKind}. [There sat|On that side sat|Over there sat] Old Mossop. ^ They sat [back to back|with their backs turned|and looked away|with folded arms|with noses in the air].',
      '“Tell Old Mossop [I’m not talking|I’m not in|I don’t hear|I’m out|I’ve gone fishing],” said {little} the {littleKind}. ^ “Tell {little} [I stopped first|I’m not either|I can’t hear]!” [called|growled|shouted|boomed|snapped] somebody across the river.',
    ],
    [
      'A river [ran past|went by|flowed past|rolled by|slid past] {spot}. Over it went a bridge, and in the middle the bridge [just stopped|left off|was air|gave up|ran out]. ^ “[I’m {little}|{little} is the name|My name’s {little}|I am called {little}],” said the {littleKind} on this side. “Kindly tell Old Mossop [that I’m not speaking|I have nothing to say|that I’m busy|that I’m counting my loaves|that I’ve gone deaf].” “And you can tell {little},” [came a growl|came a grumble|said a deep voice] across the water, “that I [stopped first|started it|never listen|never did a thing|don’t know {little}].”',
    ],
    [
      '[The river|The water] [came down|ran] past {spot} and cut everything [neatly in two|in two like a loaf|in half]. [There was a bridge|It had a bridge|There had been a bridge|A bridge crossed it, nearly|People had put a bridge over it|Once a bridge had crossed it]. It set out from this bank [in a businesslike way|with firm steps|like somebody late for tea], and another half [set out from that one|came to meet it]. [Between them|In between|Where they should have met] was [a gap about as long as|a gap as long as|a space as long as] {hero}. ^ “You’re [looking at it|staring at it|noticing it],” said the {littleKind} [at the oven door|with the flour sieve]. “[I’m {little}|My name is {little}|They call me {little}|{little} is my name|{little}, at your service]. [Kindly|Please|Be so good as to] tell Old Mossop, over there, that I [have not forgotten|do remember] the spoon.” “And kindly tell {little},” [rumbled|boomed|thundered] somebody from behind a row of jam pots, “that [there was no spoon|I never saw a spoon|a sneeze is not a spoon].”',
    ],
  ),
  tries: bridgeTries,
  turn: beat(
    show('hold', 'wonder', 'quiet', { little: true, props: CUP }),
    [
      'Two blue cups [hang|sit|shine], one for {little}! Who [has|gets|wants] the [other|second] [one|cup]?',
      '“Who [drinks from|has|gets] this [blue|other|clean] cup?” asks {hero}. “[Nobody|No one|Never you mind],” says {little}.',
    ],
    [
      '[On {little’s} shelf|Over {little’s} stove] [stood|hung|waited] two blue cups. “[Who is that one for|Whose is the second|Who has the other|Who gets the other]?” asked {hero}. ^ “Nobody,” said {little}, [much too fast|very quickly|and dropped a spoon]. [But it was|And yet it was|It was|Only it was] very [clean|shiny].',
      '{hero} [saw|counted|found] two blue cups [on a shelf|on hooks|over the bread]. [One was full of tea|One had tea in it|One held tea|One was brown with tea|One smelled of tea]. [One was empty|One was clean and empty|One was quite clean|The other was only clean|One was like new], [and shone|and smelled of soap|and no mistake]. ^ “I only [dust it|wipe it|keep it],” said {little}, and looked [out of the window|at the bread|the other way].',
    ],
    [
      '{Little} [asked {him} in|had {him} in|called {him} in] [for bread|to try the bread]. It was very [good|crusty|brown|warm], and [very dry|rather dry]. [On the shelf|Over the table] [stood|hung|were|waited] two blue cups. [One of them|The first] had [a tea stain|a chip|a worn handle]. ^ “[Whose is the other|Whose is the second|And whose is that one|Whose is that|And whose is the other one]?” asked {hero}. “Nobody’s,” said {little}, [going red|turning pink|very busy with crumbs]. [But there wasn’t|Yet there was not|Only there was not] [a speck of dust|one grain of dust|any dust|one crumb] on it. Somebody [wiped it every morning|took care of that|polished it daily|washed it for nobody|looked after it|loved that cup].',
      '[There was bread for tea|They had bread for tea|Tea was bread|Tea was a loaf], and then [more bread|some crusts]. {hero} [looked about|had a look round|looked from wall to wall] [while {he} chewed|with {his} mouth full|between two bites]. There was [one chair|one stool], and [one spoon|one plate|one bed]. But on the shelf [stood|hung|were|waited|gleamed] two blue cups. ^ “Do you have [visitors|many guests|company|callers|friends in]?” {he} [asked|inquired|said|wondered|mumbled]. “[Never|No|Not for years|Nobody comes|Hardly|Nobody at all],” said {little}. “That’s [just there|only there|for balance|a spare|extra|in the way|left over].” And {little} took the cup down, and [wiped it|turned it over], and put it back with its handle [towards the river|to the window].',
    ],
    [
      '{Little} [gave|cut] {him} bread, [hot from the oven|new and steaming|straight off the shovel]. [It was|And it was] the best that {he} had [ever eaten|ever tasted], and [it wanted only one thing|there was just one thing missing|{he} could tell what it lacked]. {hero} [chewed|ate], and [looked about|let {his} eyes wander|studied the room|turned {his} head]. [On the shelf|Above the flour bin|By the sieves|Over the table] [were|stood|hung|waited] two blue cups. [One of them|The first] had been used until the [handle|rim|glaze] was white. ^ “Who’s [the other one for|the second one for|that one for|the next one for|that other one for]?” asked {hero}. “No one,” said {little}, and [became very busy|was suddenly busy] [with a cloth|with the tongs|with the flour bag]. “It’s just [the other one|the spare|a second one|the one beside it|the other half|not in use].” {hero} [took it down|lifted it down|reached for it|turned it to the light|put a finger on it|ran a thumb round it]. In that kitchen there was flour on everything, [even the clock|even the butter|and the cat next door|even the flour bin|even the ceiling]. [There was none on the cup|On the cup there was none|Not on the cup|The cup had none|But the cup was bare|Here there was none|The cup had not a grain].',
    ],
  ),
  turnDeepens: beat(
    show('hold', 'surprised', 'wonder', { props: CUP }),
    [
      '[Run|Go|Trot|Hop] round to Old Mossop, [puff|pant|phew]! Up [there|high] are [two|more] blue cups!',
      '[Two more|Two new|Two other] blue cups [hang here|shine here|sit here]! They [match|are alike|are just like ours], [{c}|oh, look|fancy that].',
    ],
    [
      '{hero} [ran the long way round|went all the way round|took the long way round|trotted round by the stones]. There, on Old Mossop’s shelf, [stood|hung|were|waited] two blue cups. ^ “[Don’t touch|Leave|Mind] that one,” [growled|grunted|rumbled|barked] Old Mossop. [It was clean, too|That one shone as well|And it was dusted|It was spotless, too|There was no jam on it]!',
      'Over at Old Mossop’s [there was jam|it smelled of jam|there was a pot of jam|jam stood in rows], [dark|red] and sweet. ^ And there were two cups, [blue ones|both blue|as blue as {little’s}]. One was [dusted and never used|never used|for show|clean as a bell|too clean to use].',
    ],
    [
      '[It was a long way round|It was a mile round|The path went far round|You had to go a long way round] to Old Mossop’s door. There was jam [on the table|in rows|on every shelf], as dark as [treacle|plums|ink]. And on the shelf [stood|hung|were|sat|glowed] two blue cups. One was [dusted, and never used|as clean as new|washed, and quite dry|shining like a button], [right to the rim|inside and out]. ^ “I haven’t needed [the both of them|two|the pair|two of them],” [growled|rumbled] Old Mossop. “[Not for seven years|Not these seven years|Seven years, now|It’s been seven years|Not since the bridge|Seven years it’s been].” The chair [by the window|under the lamp|beside the stove], {hero} saw, [looked out over|faced|stared at] the river.',
      '{hero} went [the whole way round|all the way round|over the stepping stones|the long way|the mile round|round by the stones]. “[Have some jam|Jam|You’ll take jam|Try the jam|Jam for you|There’s jam],” growled Old Mossop. “[There’s no bread|No bread, mind|There isn’t bread|I’ve no bread|Bread I’ve not got|Don’t ask for bread].” It was [very good off a spoon|good by itself|good, but slippery|sweet and lonely|splendid, and lonely]. ^ Then {he} [saw the shelf|looked up|noticed the shelf|raised {his} eyes|looked past the pots]. Two blue cups [hung there|stood there], and the far one was as clean as a [bell|pin|spoon]. “[Waste of a hook|It was a bargain|Wants a crack in it|Never got round to that one|That one’s for show|Takes up room, that one],” said Old Mossop, who had seen {him} look. But nobody [took it down|moved it|got rid of it|gave it away|dropped it|lent it out].',
    ],
    [
      '{hero} went [the whole way round|all the way round|the long mile round] after that, [to the other door|to the other bank|and knocked at the other door]. Old Mossop’s [kitchen|house|den] was [red with jam|rich with jam|sticky with jam], forty pots of it, and [not a crumb|no crust] to put it on. {He} [looked along the shelf|looked up|turned to the shelf|let {his} eyes climb|went along the shelf|turned {his} face up]. {He} [knew what {he} would find|had guessed it|could have said it beforehand], and all the same it made {him} [catch {his} breath|hold {his} breath|swallow]. ^ There were two blue cups, and [one was dusted|one was polished|one had never been filled|one was kept for best|one waited]. “[They came as four|There were four|It was a set of four|They were bought as four|They were born four],” growled Old Mossop. “We [halved them|shared them out|took two each|split the set|divided them|went halves|cut it in two].” [The armchair|The one armchair] had been [turned to the window|pulled up to the window|set by the window|dragged to the window]. From there you could see [nothing but the river|the river|the water and the planks], and [a small lit window|a lamp] on the other side.',
    ],
  ),
  lowPoint: beat(
    show('sit', 'sad', 'quiet', { props: BRIDGE }),
    [
      '[Bang|Bump|Clack|Slam] and [bang|bump|clack|slam], two doors [shut|are shut|lock]. [Poor|Sad|Cold|Tired] {hero} [sits|sits down|stops].',
      '{hero} [sits|flops] on [half a bridge|the last plank|the wet wood]. [Nobody|No one] [comes|waves|calls], just [water|wet fish|cold air].',
    ],
    [
      '[Bang|Slam|Clap|Crack] [went one door|went this door|went the left one]. [Bang|Slam|Clap|Crack] [went the other|went that door|went the right one]. ^ {hero} [sat down|flopped|sank down] [on the end of the bridge|at the end of the bridge|where the bridge stopped|where the planks ran out]. “I can’t [make anybody be friends|make them be friends|do it for them|mend two people],” {he} said.',
      'Now both the doors were shut, and [nobody looked out|the curtains were drawn|no one called|the keys were turned]. {hero} [sat where the bridge stopped|sat on the last plank|sat on the edge|sat down at the gap]. ^ Under {his} feet the river went [by, and by, and by|on and on|by, and said nothing|by, all by itself].',
    ],
    [
      '[Bang went a door|Slam went a door|A door shut|Click went a lock] on this side. [Bang went a door|Slam went a door|A door shut|Click went a lock] on that. Then [there was only|you heard only|nothing was left but|nobody spoke but] the river. ^ {hero} sat on the end of the bridge and [let {his} feet hang over|pulled {his} knees up|looked down|dropped a crumb in]. “[They want to|They’d like to|They want it so|They’re longing to|They’re aching to],” {he} told {c}. “They both want to, and [they won’t|they can’t|neither will|they don’t|they don’t dare]. And I can’t [do it for them|want it for them|be friends for them|do it instead|say it for them].” [It was|It had turned|It was getting] [cold|chilly|damp]. The [bread in {his} pocket|crust in {his} basket] had [gone hard|turned to stone|gone like wood].',
      'They had [shut the doors|locked both doors|gone in|put the lights low|hung up their hats|bolted the doors]. They had [even drawn the curtains|drawn the curtains, too|pulled down the blinds|closed the shutters|stuffed up the keyholes]. {hero} [walked out|went] to where the bridge stopped, and [stopped too|stopped as well|stood there|had to stop]. ^ “[I’m going home|I’d better go|Let’s go home|I give up|I’m no good here|It’s time to go],” {he} told {c}. “I’ve [only made it worse|stirred it all up|just made more trouble|helped nobody|run round in rings].” [But {he} didn’t go|{He} didn’t go|But {his} feet stayed|But {he} stood there|But {he} sat down|Only, {he} stayed]. Both the lamps [had been lit|were burning], and on the curtains were two shadows, [each with one cup|one to each|and two chairs].',
    ],
    [
      '[Two doors|Both doors|Both locks] [shut|went], one after the other, like [the two halves of a clap|two drums|a slow clap]. [After that|Then] there was the river, saying [the same thing it always said|what it always said|nothing new|not one new word]. {hero} walked out on the bridge, [as far as it went|to the last plank|until it ended], and [sat down|sat]. {His} feet [hung over the edge|hung above the water|dangled|had nothing under them|found nothing to stand on]. ^ [It would have been|It would be] easier if they had [hated each other|been enemies|disliked each other|loathed each other]. {He} might have [gone home then|left then|gone away|let them alone|shrugged and left|had supper and slept]. But {he} had [seen the cups|counted the cups|seen all four|looked at the cups|held the cups|learned about the cups]. “You can’t [make people|force people],” {he} told {c}, and [{his} throat hurt|{his} voice cracked|had to stop|did not go on]. “You can [want it|wish it] for them [as much as you like|till you burst|till you’re blue]. They’ve [still got to do it|to do it themselves], [and they can’t|and they don’t|and they daren’t].”',
      '[They went in|In they went], both of them, and [drew the curtains|shot the bolts|turned the keys]. {hero} [was left with the river|had the river to {himself}|was alone with the river|stayed with the river|had only the river]. {He} walked out along the bridge [as far as there was bridge|to its end], and stood there like a word that somebody has [forgotten the end of|stopped halfway through|rubbed out half of]. ^ “I thought they needed [a good idea|a clever idea|something new|one more plan],” {he} [told|said to] {c}. “[They don’t|They need nothing|It isn’t that|No|They need no such thing]. They [know it all already|know everything|have had it all along|know what to do|could teach it|are full of good ideas].” {His} eyes [stung|smarted|burned|were hot|prickled]. [On either side|On each bank] there was one lamp, and one shadow, and each shadow had its chair [turned round to the river|facing the water|set square to the river]. You could not have [drawn it more neatly|drawn it straighter|made it plainer|folded it more exactly|got it straighter with a ruler]. [You could only be no use|And {he} was no use|It was no help at all|Nobody could use {him}|And there {he} stood, useless].',
    ],
  ),
  spark: beat(
    show('think', 'thoughtful', 'wonder', { props: BRIDGE }),
    [
      'See, the gap is as [long|big|wide] as {hero}! [I fit|I can fit|That is me], [says|thinks|sings] {hero}.',
      'Not [this|the bread] [end|side], not that [end|side]! {hero} can be the [middle|tummy], [hup|quick|hurrah]!',
    ],
    [
      '{hero} [looked at the gap|measured the gap|stared at the gap|lay down by the gap]. It was [just as long as {he} was|exactly as long as {he} was|{his} own size|not a thumb longer than {he} was]! ^ “Nobody [wants to go first|will be first|dares to start|will go first],” {he} said. “But I can [go in the middle|be the middle|start in the middle|start from the middle]!”',
      'Each of them [was waiting for the other|waited for the other|wouldn’t go first|wanted to be second|hoped the other would begin]. [They had waited|It had been like that|That had gone on|They had done that] for seven years! ^ “Then it must [begin with the bit in between|begin in between|start with the middle|begin right in the middle],” said {hero}. “[With me|And that’s me|That’s me|Here I am|That’s my place]!”',
    ],
    [
      'It really [wasn’t much of a gap|wasn’t a big gap|was quite a short gap|was not so wide|was no great gap]. It was [no longer than {hero}|as long as {hero}|{hero’s} own length|one {hero} long|a bed’s length]. ^ {Little} wouldn’t [lay the first plank|begin], and Old Mossop wouldn’t, [either|ever|not likely]. [Whoever began|The first one] would be the one who [gave in|lost|was sorry]. [So|And so] [each had waited|they had waited|they had sat there], for seven years. “[It needn’t be one of them|It needn’t be them|Why must it be them],” said {hero}, and {he} [got up|jumped up|stood up]. “It could be the middle [that begins|that starts|that goes first|that makes a start].”',
      '{hero} [lay down on|lay along] the last plank and [stretched out an arm|reached out|put out a hand|wiggled {his} fingers]. [It nearly reached|It almost reached|There wasn’t much missing|{His} fingers nearly touched]. It was only [a gap for one|one person wide|a small gap|a gap with {his} name on|a gap like a bed]! ^ “Each of them [waits for the other|wants to be second|hopes the other one will],” {he} said [slowly|aloud|to {c}]. “That could [take for ever|take years|go on and on|last a lifetime].” {He} [eyed the gap|took another look|measured it again|looked from end to end]. It was [just {his} size|exactly {his} size|made for {him}|{his} very length]. “I won’t be [this side or that side|either side|left or right|an end|one end or the other]. I’ll [be the middle|be what’s between|be the bit between|go in the middle], [wet or dry|myself].”',
    ],
    [
      '[{He} looked at the gap|{He} studied the gap|{He} stared at the gap|{He} sized up the gap], [since it was all there was to look at|for want of anything else]. Really it was [not very big|not so very large|rather small|hardly wider than a bed|quite a modest one]. If you lay down in it, [thought {hero}|{hero} thought], you would [touch both ends|reach both ends|have wood at head and heel]. ^ Neither of them could [lay the first plank|begin|make a start|move first|go first]. That would be [giving in|losing|surrender|saying sorry first|owning up|climbing down]. So they had sat there with their [clean cups|polished cups] for seven years, each of them [waiting to be second|hoping to be second|longing to be second|ready to be second]. {He} [sat up|got to {his} knees|sat bolt upright|lifted {his} head|raised {his} chin]. “[Somebody’s got to be first|Someone has to begin|There’s got to be a first|It wants a first one],” {he} said slowly. “But it doesn’t [have to be an end|need to be an end|say which|have to be one of them|have to be this side or that].”',
    ],
  ),
  deed: beat(
    show('reach', 'brave', 'brave', { props: BRIDGE }),
    [
      '[Up with|Lift|Heave up|Get up] the plank, “[help me|both of you|quick, you two]!” {refrain}',
      '{hero} [stands in|wades to|jumps to] the middle, [brrr|ooh|eek|so cold]! {refrain}',
    ],
    [
      '{hero} [waded into|splashed into|went into] the middle. {He} held a plank up high, [with both arms|over {his} head|on ten fingers], and [shivered|gasped|squeaked]. ^ “{refrain}” {he} [called|shouted|sang|cried]. “[Help|Please|Come quick], I can’t [do it alone|hold it alone|do it by myself|keep it up by myself]!”',
      '[Splash|Splosh|Plunge|Plop], {hero} stood in the river, [up to {his} knees|with wet knees|right in between|with a shiver]. {He} held the plank [on {his} head|on {his} shoulders|above {his} ears|over {his} hat]. ^ “{refrain}” {he} [shouted|called|cried]. “It’s [too heavy for one|much too heavy|too long for me|more than I can hold|longer than I am]!”',
    ],
    [
      'The water [came only to|reached just to] {his} knees, but it was [very cold|as cold as keys|icy|like iron]. {hero} [got up on|climbed on] the stone in the middle, and [lifted|swung|shoved] a plank over {his} head. ^ “{refrain}” {he} [shouted|bellowed|called]. “[I’m the middle|Here’s the middle|I am the middle|This is the middle|Look, a middle|I’m in the middle]! I can’t [hold it by myself|do it alone|hold on alone|keep it up alone|be it by myself]!” That was [not a trick|quite true|no joke|the plain truth|too true]. It [weighed as much as|was as heavy as|leaned like] a [pony|cupboard|piano], and [{his} arms shook|{he} wobbled|{his} elbows sang]. [Two doors opened|Two doors creaked|Two bolts slid|Two doors burst open|Two bolts shot back].',
      '[Splash|Splosh|Plunge|Whoosh|Plop|Ker-plunk]! {hero} [jumped|slid|went|waded] in. [It was cold enough|The water was cold enough] to [make you sing|turn you blue|make your teeth talk]. {He} [got up on|climbed on] the stone in the middle, and [heaved|dragged|rolled] a plank to {his} shoulders. [Each end just reached|Both ends just reached|Both ends just touched|It just reached|It would just do]. ^ “{refrain}” {he} [bellowed|shouted|roared]. “[Please|Help|Anybody|Somebody], [quick|now]! It’s [too much for one|more than one can hold|too heavy for me|a job for three|heavier than I am]!” [It truly was|And it was|That was so|It really was|So it was]. {His} knees [were going|shook|were giving way|had begun to bend|had gone to jelly]. {He} heard a bolt [slide back|rattle|go|scrape], and [then another|a second one].',
    ],
    [
      'It was [only up to {his} knees|not very deep], but it was as cold as [spoons|scissors|keys]. {hero} [felt {his} way|waded] to the flat stone in the midst of the river, and [climbed on it|got up|planted {his} feet]. Then {c} [pushed|heaved|shoved], and {he} pulled, and {he} got the plank [up over {his} head|on to {his} shoulders]. One end [just reached|just touched|rested on|came down on|met] this side. The other [just reached|just touched|rested on|came down on|met] that. ^ “{refrain}” {he} [shouted|called|roared]. “[I’m the middle|I am the middle|Here’s the middle|I’ve got the middle|I’m standing in the middle]! It’s [too heavy for me|too much for me|more than I can do|slipping|a job for more than me]!” It was [not a trick|no trick|not a game|no game|not put on]. If it had been, [{he} thought|{he} thought later], they would have [known at once|smelled it|seen through it|sniffed it out]. {His} arms had [begun to shake|started to shake|gone to string|turned to water|turned to string|begun to sing]. [Two doors opened|Two doors banged open|Two chairs scraped|Two keys turned|Two doors flew wide|Two latches flew up|Two bolts shot back].',
    ],
  ),
  deedHolds: beat(
    show('carry', 'cheeky', 'joyful', { little: true, props: BRIDGE }),
    [
      '{Little} [holds|pulls|grabs] here, Old Mossop [holds|pulls|grabs] there, [knock, knock|tap, tap|bong, bong|bing, bang]!',
      '[Bang|Tock|Clonk|Bim], [bang|tock|clonk|bam], {little} [hammers|helps|holds]! And it [holds|is up|stays|fits].',
    ],
    [
      '{Little} [grabbed|held] [this end|the left end|one end]. Old Mossop [grabbed|held] [that end|the right end|the other end]. [Bang, bang|Knock, knock|Tap, tap|Clonk, clonk|Tock, tock]! ^ “Yours [is crooked|is too low|wobbles|is sideways|is wonky]!” “[No, yours is|Yours is worse|Look at yours|It’s yours|Yours is more so]!” And [they were talking|so they talked|that was talking|they forgot to be cross]!',
      '“[Up a bit|Left a bit|This way|To me a bit],” said {little}. “[Down a bit|Right a bit|That way|To me a bit],” said Old Mossop. [Bang went|Knock went|Clonk went|Tock went] the [hammers|nails]. ^ {hero} held on, and [did not say one word|bit {his} lip|hardly dared to breathe|smiled at the fish].',
    ],
    [
      '{Little} [took this end|seized this end|ran to this end|leapt to this end], and Old Mossop took that. “[Up a bit|Left a bit|More to me|Steady|Not so fast|Careful],” said {little}. “[The same to you|Speak for yourself|Who’s asking|I know how|You see to your end|I am, I am],” said Old Mossop. “[Where’s the hammer|Have you the hammer|Pass the hammer|And the hammer|My hammer|Whose hammer is it]?” “[You’ve had it|It’s been with you|You’ve kept it|You’ve been sitting on it] [for seven years|all seven years|since the bridge broke].” ^ {hero} kept [as still as a post|as still as a chair leg|quite still|as quiet as a peg], and [held|held on]. Plank after plank [went down|closed|was laid] [above {his} head|over {him}|over {his} hat]. They hadn’t [noticed yet|seen yet|understood] that they were [speaking|talking|on speaking terms|quarrelling out loud].',
      '“[Left a bit|Right a bit|Up a bit|Push a bit|Down a bit|Tilt it],” said somebody over {his} head. “[Whose left|Which bit|Why me|Says who|What for|Down where]?” said somebody else. “[Yours|Your end|You|Mine, then|The other one]. [Mind your thumb|Mind the nail|Watch your foot|Keep hold|Give me the nail|Don’t lean].” “I’ll [mind my own thumb|manage|hold what I like|look after myself|stand as I please], thank you.” ^ The weight [went off|was lifted from|slid from|rose from] {his} shoulders. {hero} stood in the cold water, and [grinned|shivered], and kept [as quiet as a stone|as quiet as a fish|very quiet|as mum as a plank]. [Bang, bang, bang|Knock, knock, bang|Tock, tock, tock|Clonk, clonk|Whack, whack, whack]! They were [quarrelling|arguing], [both together|at the tops of their voices|nose to nose], at last. It was [lovely to hear|better than a band|like music|a pleasure to hear|a treat to listen to].',
    ],
    [
      'They came [out running|running out|at a run|out, and not slowly|in slippers, running]. {Little} [took hold of|seized] this end and Old Mossop of that, and the weight [went off|left|flew from] {his} arms. “[Steady|Careful|Gently|Easy|Slowly|Watch it],” said one. “[Speak for yourself|You see to your end|Look who’s talking|I know how it’s done|No need to shout|I always am],” said the other. “[Mind the child|Mind that head|Don’t drop it|Watch the boots|Keep it level].” “[I’ve got eyes|You needn’t tell me|I know what I’m doing|I was going to say so|I’ve thought of that]. [Have you got the nails|Where are the nails|Did you bring nails|Nails|Did nobody bring nails|And the nails, please]?” “[You’ve got the nails|You have the nails|You’ve the nails|They’re yours|You always had the nails]. You’ve had them [since the spoon|seven years|since I don’t know when|for seven summers].” ^ {hero} [did not stir|kept quite still|didn’t move|hardly breathed|stood like a stone]. {He} had once had a [robin|butterfly|sparrow] land [on {his} boot|on {his} hand|on {his} knee], and it had felt like this. [Plank by plank|Board by board] [the roof closed|it closed|a ceiling came] over {his} head. They were halfway through an argument [about hammers|about thumbs|about sawdust] before they [heard themselves|noticed].',
    ],
  ),
  solved: beat(
    show('cheer', 'laugh', 'joyful', { little: true, props: BRIDGE }),
    [
      'Bread, meet jam, [mmm|yum|slurp|munch]! [Hooray|Hurrah|Cheers|Three cheers] for {hero} [and {c}|in the middle|with jam on]!',
      '[Hot tea|Jam tea|Bread and jam] for two, and for {hero}, [clink|munch|yum]!',
    ],
    [
      'The last plank [went in|was nailed down|fitted|was knocked in|lay straight]. They stood there, [nose to nose|toe to toe|face to face|hammer to hammer]. ^ “[You’ve got flour on you|Your nose is floury|There’s flour on your hat|There’s dough on your nose],” said Old Mossop. “[You’ve got jam|Yours is jammy|There’s jam on yours|There’s jam on your chin],” said {little}. And [how they laughed|they laughed and laughed|they both burst out laughing|that made them giggle]!',
      '“[Sorry|I’m sorry],” [said|mumbled|whispered] {little}. “[Sorry|So sorry],” [said|grunted] Old Mossop, [at the very same time|just as quickly|in the same breath|before the word was out]. So [nobody was first|nobody won|no one was second|it was a draw|it was a tie]! ^ And then there was bread, [with jam on|thick with jam|and jam, and butter|jam and jam].',
    ],
    [
      'The last plank [went down|was nailed|was knocked in], and there they stood, [nose to nose|toe to toe]. Nobody had [thought about what came next|thought any further|planned this part|got as far as this]. ^ “You’ve got [flour on your ear|flour on your hat|flour up your nose],” said Old Mossop [at last|in the end]. “You’ve got jam [on yours|on your chin|on both of yours|on your hat],” said {little}. [Then it came out|And then it came], that one big laugh, [in two halves|from both ends|left and right|high and low]. And {hero} had tea: [new bread|hot bread|bread|the crust], with jam, out of a blue cup.',
      'They [put the hammers down|laid down the hammers|dropped the hammers|had no more nails|had only bent nails left], [at last|by then|and looked up]. “[It was me that was rude|I was rude|I began it|I was wrong|I shouted first],” said {little}. “[No, it was me|No, I was|It was all me|No, I was worse],” said Old Mossop, and it was [nearly a quarrel|almost a fight] again. ^ Then out came the bread, [still warm|and the butter], and [out came the jam|the jam after it|some jam to go on it]. [There were four blue cups|Four blue cups stood ready|They filled four blue cups], [steaming|brim to brim|side by side]. [One was for {hero}|{hero} had one], and [one was over|one was kept|one stayed empty], for [whoever came next|the next guest|anyone passing].',
    ],
    [
      '[The last nail|Then the last nail|The last of the nails] went in, and there was [nothing left to hammer|no excuse left]. They [stood in the middle|stood], {little} and Old Mossop, and looked at the planks, and [the sky|their boots|the last nail]. “[I’m sorry about the spoon|I’m sorry I said spoon|That spoon, I’m sorry|About the spoon, I’m sorry|I was wrong about the spoon],” said {little}. “[There was no spoon|It was never a spoon|What spoon|There never was a spoon|You had no spoon of mine],” said Old Mossop. “I’m sorry [that I said so|for saying so|that I shouted|for how I said it|that I slammed the door].” ^ [It began as a snort|It began with a snort|First came a snort|Somebody snorted|It started small|One of them hiccuped]. [Then|Soon] they were holding on to each other and [howling|gasping|wheezing]. One heard that it was [a single laugh|just one laugh], which had only [been cut in two|been sawn in half|kept in two boxes]. {hero} sat [between them|in the middle], [in a dry blanket|wrapped in an apron|with {his} feet in a towel|with a towel for a hat]. {He} had [bread in one hand|a crust in one hand|a slice in each hand|bread in both hands]. [There was jam on it|It was thick with jam|Jam ran down {his} thumb|The jam was still warm], [black|red|lumpy|sweet].',
      '[At last|In time|By and by] they had [run out of nails|run short of nails], and of things to say about nails. [Nobody went home|They stayed|Neither moved|Nobody left|They stood about]. {Little} tried the planks [with one foot|with a heel|by bouncing|with great care]. “[It’s narrow|It isn’t wide|It’s a bit narrow|There’s not much room],” said {little}. “[We shall meet|We’ll bump|One can’t help meeting|We’ll have to meet|There’ll be meetings], [I suppose|I dare say|no doubt].” “[I suppose we shall|I expect we shall|It looks like it|It can’t be helped|Now and then we shall|I dare say we shall],” [said|allowed|grunted] Old Mossop. [There was|Then there was] [a long silence|a long pause|quiet|no talk], with the river in it. ^ “[Bread’s getting cold|My bread’s getting cold|The loaf’s out|There’s a loaf waiting|Bread won’t wait|I smell a loaf],” said {little}. And [off went|away went] Old Mossop, quite fast [for such a person|in slippers], and came [back|home] over the new [bridge|planks] with a pot [in each hand|under each arm]. They drank out of the blue cups, [every one of them|all of them|{c} as well|down to the last drop]. {hero} [had|was given] the one [that nobody had ever used|that had waited|with the good handle].',
    ],
  ),
  home: beat(
    show('hold', 'smile', 'cosy', { at: 'home', props: CUP }),
    [
      '[Home again|Back home], with two cups [on the table|on a tray|in a row]! [Who|Now who] [comes|will knock|is thirsty|is it]?',
      'A [pot|spoon|jar] of jam for next door! [Tomorrow|Soon] {hero} goes [knock, knock|tap, tap|ding, dong].',
    ],
    [
      'At home {hero} [put one more cup|set an extra cup|put a second cup|found a clean cup and put it] on the table. “[Who’s that for|Who’s coming|Whose is that|Do we expect somebody]?” [they asked|asked everybody]. ^ “[I don’t know yet|I’ll tell you tomorrow|Nobody yet|We’ll see|Somebody new],” said {hero}. “I’m [going to find out|going to ask them|off to find out|asking next door|going to knock next door].”',
      'There was [one pot of jam left|a pot of jam over|still some jam|a pot of jam to give away], [red|black|with bits in]. [Tomorrow|As soon as {he} could,] {hero} would [take it|carry it] next door. ^ {He} had [never once said hello|never been|never rung the bell|looked over the hedge] there. [How silly|How odd|Fancy that|What a pity|Dear me]!',
    ],
    [
      '[There was|They had] [one pot of jam over|one pot left|a pot of jam to spare]. {hero} [stood it on|put it on|set it down on] the windowsill, and [looked across|looked over|peeped over] at the house next door. {His} [ball|kite|shuttlecock] had been [in their garden|behind their hedge] for a [year|long time|whole summer]. {He} had never [gone to ask|rung|dared to ask|knocked] for it. ^ “[Tomorrow|Tomorrow, then|First thing|Bright and early|You wait],” {hero} [told the jam|promised the jam|said to the jam|whispered to the pot]. And {he} put out an extra cup, [so that it would be ready|to be prepared|and turned the handle round|to see how it looked there].',
      '{hero} [brought home|came home with] [a loaf, a pot of jam|jam, a loaf|a crust, jam], and wet [socks|sleeves|laces]. It was a [great deal of|lot of|whole mountain of] jam [for one house|for one table|for one spoon|for one loaf]. ^ Then {he} [thought of|looked over at|remembered|looked through the window at] the house next door. It had been there [all {his} life|since {he} was born], and {he} had [never knocked|never rung|walked past it every day|never looked in]. {He} [wrote a label for the pot|tied a label to the pot|wrote a card|gave the pot a label|stuck a label on the pot]. “For tomorrow,” [it said|{he} wrote|it read|that said]. “[For over there|For next door|To the other side|For whoever lives there|For the people behind the hedge].”',
    ],
    [
      'They had [given|handed] {him} [a pot of jam and a loaf|a loaf and a pot of jam] [to take home|for the road|for being the middle|against the cold|and shaken both {his} hands]. {hero} [set them on|stood them on] the windowsill, and [looked out|put out the lamp|leaned out]. [In the house next door|Next door|Over the hedge] [there was a light|a light was on|somebody was up|the lamps were on|they were up as well]. {He} [knew the cat there|knew their cat], and the [bicycle|umbrella|wheelbarrow|doormat]. {He} knew that [somebody played|someone practised] the piano, [with one wrong note|always the same tune|on Sundays]. [In all {his} life|Until now] {he} had never said [a word to them|good day to them|so much as hello]. ^ [Nobody had begun|Nobody had gone first|There had been no middle|No one had started|Nobody had gone and knocked], [that was all|that was the reason]. {He} [took down|set out|lifted out] two cups, and [gave one of them a wipe|wiped one of them twice|held one to the light|breathed on both]. “[Tomorrow|First thing|Soon|In the morning|Very soon],” said {hero}. “[After breakfast|Before school|With the jam|Before I think about it|As soon as I’m up|And I’ll take the bread].” {He} was [rather looking forward to|quite pleased about|not a bit afraid of|already looking forward to] being first.',
    ],
  ),
};
