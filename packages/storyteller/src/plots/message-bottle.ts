import { MESSAGE_BOTTLE_TRIES } from './message-bottle-tries.ts';
import { beat, type Plot, show } from './plot.ts';

const LETTER = [{ prop: 'letter', place: 'hand' }] as const;
const LANTERN = [{ prop: 'lantern', place: 'hand' }] as const;

/** A letter must be at the Light before dark; when there is nobody to give it to, the promise still holds. */
export const messageBottle: Plot = {
  id: 'message-bottle',
  titles: [
    '{hero} and the Letter in the Bottle',
    '{hero} Said “I Promise”',
    'Before Dark, {hero}!',
  ],
  taglines: [
    'A story about keeping a promise',
    'A story about a very small light and a very long way',
  ],
  blurbs: {
    young: [
      'Clink! A letter in a bottle. It must be there before dark, and {hero} said, “I promise.” On and on they go. Will they come in time?',
    ],
    old: [
      'The letter came in a bottle. It must be at the far end before dark, and {hero} has promised, out loud, with nobody listening. It is a long way. And what do you do when there is no one there to take it?',
    ],
  },
  refrains: {
    young: [
      'A promise is a promise!',
      'Yes I will, and on I go!',
      'Hold it tight, all is right!',
      'I said I will, up the hill!',
      'Step and step to the light!',
    ],
    old: [
      'I said I would, and so I will!',
      'A promise made is a promise kept!',
      'Near or far, to where you are!',
      'Step by step, a word is kept!',
      'A word is a word, as you have heard!',
    ],
  },
  lessons: ['small-steps', 'truth', 'kindness', 'courage'],
  themes: ['helping', 'gift', 'light', 'friendship', 'homesick', 'goodbye', 'sea'],
  settings: [
    'forest',
    'meadow',
    'seaside',
    'castle',
    'jungle',
    'snow',
    'town',
    'desert',
    'mountain',
    'garden',
  ],
  quest: { props: ['letter'], from: 'none' },
  little: {
    creatures: ['duck', 'rabbit', 'mouse'],
    names: ['Nutmeg', 'Sorrel', 'Dimity', 'Teasel'],
  },
  want: beat(
    show('hold', 'wonder', 'wonder', {
      at: 'home',
      props: [
        { prop: 'letter', place: 'hand' },
        { prop: 'jar', place: 'ground' },
      ],
    }),
    [
      '[Clink|Clonk|Tink|Bonk]! [A letter in a bottle|A bottle with a letter|In a bottle, a letter|A small letter in a bottle]. “[I promise|I will|Yes, I promise|Promise]!”',
      '[Look, a bottle|Oh, a bottle|A bottle|Here is a bottle]! [A letter|A note|With a letter|And a letter]! “[Hurry|Please|Quick|Come],” it says.',
    ],
    [
      '[Clink|Clonk|Tink|Bonk]! A bottle [stood on|rolled off|tapped at] the step. [There was a letter in it|In it was a letter|A letter sat inside|It was full of letter]. ^ “For the Keeper of the Light,” [it said|said the front|it told them]. “[Hurry, please|Please be quick|Before dark, please]!” “[I promise|I will, I promise|Promise],” said {hero}.',
      'A bottle came [rolling down the street|bumping down the path|hopping down the steps]. [Clink, clonk|Tink, tonk|Clonk, bonk|Clank, clink]! [In it was a letter|A letter was in it|It had a letter inside|Inside lay a letter]. ^ “For the Keeper of the Light, before dark,” it said. “[I’ll take it|I’ll go|I’ll bring it],” said {hero}. “[I promise|Promise]!”',
    ],
    [
      '[Next to the milk|Beside the milk|Behind the milk] stood a bottle [that wasn’t milk|of green glass|with no milk in it]. [There was a letter in it|A letter was in it|It had a letter inside|In it stood a letter]. “To the Light, at the far end of {place}, before dark,” [it said|said the front|it read]. “[Only for the one|And only for the one|It’s for the one] who keeps the light. [Please promise|Please say yes|Will you promise|Say that you will].” ^ {hero} [looked up and down|searched both ways along|looked along] the [street|path|steps]. There was [nobody else|no one else|only {him}|just a pigeon]. “I promise,” {he} said [out loud|aloud|to the bottle|and {his} ears went hot].',
      '[Clonk|Clink|Bonk|Thud], went something against the door. It was a bottle, and in the bottle was a letter with [a red seal|a red wax seal|a blob of red seal]. “For the Light, [beyond|past] {place}. Before dark,” {hero} [read|read out|spelled]. “And only for the one [who keeps|that keeps] the light.” ^ [Someone was waiting for this|Somebody needed this|It had come a long way|There was no name under it]. “I’ll [bring it|take you|carry you],” {he} [told the letter|said to it|told the bottle]. “[I promise|That’s a promise|Yes, I promise|You have my word].” It felt [quite different|heavier|more serious] [said aloud|afterwards].',
    ],
    [
      'There was a bottle on the doorstep, between the milk and the [newspaper|boots], [looking as if it had walked a long way|out of breath, if a bottle can be|rather wet about the neck]. In it was a letter, [sealed|closed|shut] [with red wax|with wax|with a thumb of wax]. “To the Light, at the far end of {place},” said [the outside|the front|a thin hand]. “Before dark. [Only for the one|It is only for the one|And only for the one] who keeps the light. Whoever finds this, [please promise|will you promise|please say yes].” ^ [{hero} could|{hero} might|Anyone could] have [put it back|left it there|stepped over it]. It [had not said {his} name|was not addressed to {him}|had not asked for {him}]. But it had said please, and it had said whoever, and {he} was [the only whoever there|the only one about|the only whoever up]. “I promise,” {he} [told it|said to it|told the bottle].',
      'Most promises are made with somebody [looking|listening|watching|there to see]. {hero} made this one alone, in [socks|slippers], to a bottle that had [rolled up against|come to rest against|knocked at] the door. The letter inside had a red seal and [a great many stamps|eleven stamps|some foreign stamps], none of them [any use|paid|of this country]. “For the Light, beyond {place},” [it said|ran the writing|it announced]. “[By dark|Before dark]. This is [only for the one|meant only for the one|for nobody but the one] who keeps the light.” And below, [very small|in tiny letters|as if shy]: “Will you?” ^ Nobody [would ever know|would have known|could ever tell] [if {he} said no|if {he} didn’t|of a no]. {hero} [looked at|read|considered] the [two small words|last two words|question]. “Yes,” {he} said aloud, “I promise,” and the morning [seemed to|appeared to|began to] [stand up straighter|hold its breath|button its coat].',
    ],
  ),
  setOut: beat(
    show('walk', 'brave', 'joyful', { props: LETTER }),
    [
      '[Letter in hand|Hold the letter|Letter, come|Letter held tight]. [Off we go|Out we go|Left, right|Here we go]! {refrain}',
      '[Come|Hop|Quick|March], {c}! {refrain}',
    ],
    [
      '{hero} [took|fetched|filled] {his} lantern. “It’s [a long way|far|a long road], and we must be there before dark.” ^ {C} [was ready|stood ready|was hopping|nodded]. “{refrain}” they [sang|called|shouted], and off they went.',
      '{hero} [put the letter in|slid the letter into|buttoned the letter in] {his} pocket and [took {his} lantern|lifted {his} lantern|picked up {his} lantern]. ^ “{refrain}” {he} [sang|called|hummed] to {c}. Left, right, left, right [they marched|they stamped|went the boots].',
    ],
    [
      '“How far is it?” [asked|said|wanted to know] {c}. “All the way {into} and [out at the other end|out the far side|out again],” said {hero}. “And [we mustn’t open it|no peeping|it isn’t ours].” ^ {He} put the letter in {his} pocket, took {his} lantern, and [patted them both|nodded to them|squared {his} shoulders]. “{refrain}”',
      '{hero} took [a sandwich, a lantern and the letter|bread, a lantern and the letter|a pear, a lantern and the letter|a lantern, a bun and the letter]. “The Light is right over there,” {he} told {c}, “at [the end of everything|the very end|the far end].” ^ It [didn’t look so far|looked quite near|wasn’t so far], with [your thumb|a thumb|one finger] beside it. “{refrain}” they [called|sang|shouted], and the gate [swung shut|squeaked|clapped shut] behind them.',
    ],
    [
      '“We could open it a bit,” [was what {c’s} eyes said|suggested {c’s} eyes|said the look in {c’s} eyes]. “[No|Not a crack|We can’t|Certainly not],” said {hero}. “It [isn’t ours|isn’t for us|wasn’t sent to us|belongs to somebody]. We’re [only the legs|just the legs|merely the feet|only the stamp].” {He} put it in {his} inside pocket, where {he} could feel [the corner against {his} ribs|it with every breath|one sharp corner]. ^ {He} had a lantern, [a sandwich|some bread|two pears] and [a good part of the day|most of the day|the whole day nearly]. On the map [in the hall|on the stairs|by the coats] the road to the Light was as long as a little finger. “{refrain}” said {hero}, and it was [some time before|a while before|a mile before] {he} thought of asking how big the finger was.',
      '{hero} told them at home that {he} would be [late|home late|out late], on account of a promise, and nobody could find an argument [against that|to that|that would do]. Then {he} [packed|took|collected]: one lantern, one sandwich [cut in two|halved|in two halves], and the letter. ^ “Before dark,” {he} [said to|told|reminded] {c}. “[That’s hours|That gives us hours|It’s ages off|That’s ages away]. We could [do it twice|do it backwards|be there and back|crawl there].” They would remember [that remark|those words|that] [later on|before long|by and by]. “{refrain}” they sang [at the gate|going out|outside], walking in step, which is easy [at the beginning|at first|to begin with].',
    ],
  ),
  problem: beat(
    show('from-behind', 'worried', 'wonder', {
      props: [{ prop: 'signpost', place: 'background' }],
    }),
    [
      '[So far|So long|Far, far]! [So far|So far still|Far, far|So very far]! [Where is|How far is|I see no|Is that] the Light?',
      '[Left, right, left, right|Right, left, right, left|Tramp, tramp, tramp, tramp|Step, step, step, step]. [Still so far|So far still|No Light yet|Not there yet]!',
    ],
    [
      'They [walked|tramped|hummed] to {spot}. They [walked|tramped|puffed] to {spot}. [There was a sign|They met a sign|Up stood a sign|A post said], “To the Light”. ^ It [had no number|only pointed]. {Place} [just went on|went on and on|had no end].',
      '“Are we there?” [asked|said|puffed] {hero} by {spot}. [They were not|No, not yet|Not by far|They weren’t]. ^ “Are we there now?” [asked|said|sighed] {hero} by {spot}. They [were not there now|were not|were still not there], either.',
    ],
    [
      'By {spot} [stood|leaned|rose] a sign. TO THE LIGHT, [it said|it told them|in flaking paint]. Somebody had [scratched underneath|added|pencilled below], “[You’ll see|Good luck|Keep going].” They [walked on|went on|tramped on], and what they saw was [more road|mostly road|a lot more road]. ^ “[I thought|I’d hoped|I was sure] that we’d be [nearly there|halfway there|in sight of it],” said {hero}. {He} [turned round|looked back|looked behind {him}]. They were not even [properly away|out of sight of home|well started].',
      'They [passed|went by|said hello to] {spot}. They [passed|went by|left] {spot}. Whenever they [came over a rise|turned a corner|got to a top], there was the same [amount of|helping of|piece of] road in front of them as before. ^ “[Somebody keeps|Someone keeps|I believe somebody keeps] [putting it back|rolling out more|making it longer],” said {hero}. {He} [felt for the letter|touched the letter|patted the letter]. It was [only paper|just paper|merely paper]. {He} could not think why it had [begun to feel|started to feel|become] [so heavy|to weigh so much|like a brick].',
    ],
    [
      'A promise [weighs nothing|is light as air|has no weight] when you make it. Near {spot} it had begun to weigh [about as much as|the same as|as much as] a cat. By {spot} it had [become|turned into|grown into] a cat that had been out in the rain. They had walked for [two hours|three hours|hours], and the far end of {place} was as far as ever. It was [merely far|just far|far now] [from a different side|seen differently|at another angle]. ^ “It’s only a matter of not stopping,” said {hero}, and stopped, [to shake|to tip|to pick] [a stone|some gravel|half the road] out of {his} shoe. “Let’s think,” {he} [told|said to|begged] {c}. “[There’s bound to be|There must be|Surely there’s] a [quicker|shorter|cleverer] way than this.”',
      'The little finger on the map [turned out to be|proved to be|must have been] a giant’s. They had [gone by|got past|counted off] {spot}, and then {spot}. A signpost said TO THE LIGHT [in such faded letters|so faintly] that it might have been [a joke|a rumour|a trick]. Every rise [had another behind it|hid another|had a taller one behind it]. ^ “What does the letter say, [do you suppose|do you think|I wonder]?” [said {hero}|asked {hero}|{hero} asked], so as not to say what {he} was thinking. {He} was thinking that {he} had promised without [asking how far|asking the distance|a look at the way]. But then, [if you ask first|if one asks|with the answer first], it is [hardly a promise|not much of a promise|no promise at all]. It’s more of [a bargain|a deal|a sum].',
    ],
  ),
  tries: MESSAGE_BOTTLE_TRIES,
  turn: beat(
    show('look-aside', 'surprised', 'worried', { props: LETTER }),
    [
      '[Look|Oh|See|Turn it]! [More words|New words|Tiny words|Words here]. “[We are so small|We are very small|We are only little|Our legs are short]. [Hurry|Please|Light the way|Be quick]!”',
      '[Tiny words|Teeny words|New words|Thin words]! “[Or we get lost|Help us home|We need the Light|Or we lose the way].” [Oh no|Oh dear|Run|Poor things]!',
    ],
    [
      '{hero} [took out|unfolded|turned over] the letter. There was more on the back, in [tiny, tiny words|teeny, weeny words|thin brown words]. ^ “Or we shall not find the way home,” [it said|they said]. “Somebody will be lost!” [cried|gasped|shouted] {hero}.',
      'The letter had got [warm|damp|crumpled] in {hero’s} pocket. Now new words [came out|crept out|came up] on the back! ^ “[Please hurry|Hurry, hurry]. We have little ones with us,” [they said|said the words|it went on]. {hero} went [quite pale|very quiet].',
    ],
    [
      'They sat down for [just a moment|two breaths|one minute], and {hero} [took out the letter|had the letter out|unfolded the letter]. It [had grown warm|was warm as toast|had got warm] in {his} pocket. On the back, [pale as milk|brown as tea|thin as hairs], there were some words that had not [been there before|been there this morning|shown till now]. ^ “By dark,” {he} read, “or we shall not find our way.” {He} [read it again|read it twice|read it aloud]. Somebody was [out there|on the way|counting on it|waiting]. [It was not|This wasn’t] [only a letter|just a letter|only paper] any more.',
      '“What’s that on the back?” [said {hero}|asked {hero}|{hero} said]. The letter was [folded small|folded twice], and in the fold was a line [as thin as a thread|no wider than a hair|of spidery writing]. ^ “There are five of us, and one is very little,” [it said|it ran|said the line]. “Please [be in time|don’t be late|be there|hurry].” {hero} stood up [at once|straight off|with a jerk]. [It is one thing|One thing is|It’s bad enough] [to be late with|to dawdle with|to keep back] a letter. [It is another|Quite another|It’s a different one] to be late with somebody small.',
    ],
    [
      'They [were resting|had sat down|had stopped] near {spot}, and {hero} turned the letter over, as {he} had [looked at the front already|read the front so often|had enough of the front]. There were [words on the back|lines on the back|more words behind|words, faint ones]. They had been written without ink, and the warmth of {his} pocket had [brought them out|cooked them|coaxed them up], [as brown as tea|brown as toast|like a photograph]. ^ “If this comes [too late|late|after dark] we shall not find our way,” {he} [read|made out|spelled out]. “The little ones are [tired|very tired|slow|getting tired].” {hero} had thought of it as [a thing to be delivered|a parcel, so to speak|an errand]. It had not [entered {his} head|struck {him}|occurred to {him}] that somebody was walking, out there, [at the other end|on the far end] of it.',
      '“It’s only a letter,” {hero} [had just said|had been saying|had said, yawning]. {He} was [ashamed of that|sorry for that|embarrassed by that] afterwards. {He} held it up near {spot}, with the light behind it, and inside the fold there was a line in [very small writing|the tiniest hand|writing like ants]. “There are five of us, and [the smallest is being carried|the smallest cannot walk|one of us is carried],” [it said|it ran|it read]. “We’ll [look for you|be looking for you|look out] [when it gets dark|at dusk|from the last hill].” ^ {He} [lowered it slowly|let it sink|put it down carefully|forgot {his} feet]. Whoever they were, they had [done the sum|worked it out|counted up] already, and [put {him} in it|counted {him} in|added {him}]. Five small somebodies [were on a road|were walking|had set out], going along [quite cheerfully|not even worried|in good spirits], because {he} had promised.',
    ],
  ),
  turnDeepens: beat(
    show('walk', 'thoughtful', 'brave', { props: LETTER }),
    [
      '[Go home|Turn back|Stop now|Home now]? [Supper, bed|Soup, bed|Bed, hug|Warm feet, soup]? [No|No, no|Not yet|Later]! {hero} [goes on|walks on|keeps on|says, “On!”].',
      '[So tired|So sleepy|Heavy feet|Sore, sore feet]. [Home is near|Bed is near|There is soup|Home is just there]. [No|No, no|But no|Not now]. [On, on|On, feet|Walk, walk|Left, right]!',
    ],
    [
      'Here the road [split|forked|made two]. [One way led|The left way led|One lane led] home to supper. “Nobody would know,” said {hero’s} [tummy|toes|knees]. ^ [But {hero} would|{hero} would|The letter would] know. “{refrain}” [And on {he} went|On {he} went|And {he} took the other|So on {he} marched].',
      'It was [getting late|so late]. {hero’s} feet said, “[Stop|Sit|Ouch].” {His} tummy said, “[Soup|Pie|Cake|Buns]!” ^ “I said I would,” {hero} [told them|answered]. Past {spot} they went, [left, right, left, right|step by step by step|one foot, other foot].',
    ],
    [
      'Past {spot} there was [a path that led home|a lane that went home|a short cut home]. It was [a short one|quite short|a downhill one|wide and easy]. You could [nearly smell|almost smell|all but hear] the soup. Nobody had [seen {hero} promise|heard {hero} promise|been there], and nobody would [scold|mind|tell]. ^ {He} [stood there|stood|waited] [on one leg|like a heron|and chewed {his} lip]. “But I said it,” {he} [told|said to|whispered to] {c}. “I can’t [unsay it|take it back|swallow it again|rub it out].” And {he} took [the long road|the other road|the stony road], [quickly|at a trot], before the soup could answer.',
      'The shadows [grew as long as|were now as long as|stretched as long as] ladders. {hero’s} [left shoe|right shoe|heel] had [a hole in it|a flapping sole|stones in it] now. “We could [do it tomorrow|finish tomorrow|go on tomorrow],” {he} said. It sounded [so sensible|quite clever|reasonable|almost kind]. ^ {C} [looked at {him}|waited|said nothing|sat down to listen]. “[I know|You’re right|All right|Yes, yes],” said {hero}. “They won’t be lost tomorrow. They’ll be lost tonight.” And on they went, past {spot}, past {spot}, [one foot and then the other|a step and then a step|not very fast].',
    ],
    [
      'Beyond {spot} the road [divided|forked|split|came apart]. The left-hand way was [broad|smooth|wide], and [a sign said|a board said] HOME. They [could be back|would be home|might be back] [before supper|in time for soup|in an hour|by supper]. Nobody had [heard {him} promise|witnessed it|been listening], [apart from a bottle|except a bottle|but for a doorstep]. {hero} [stood there|waited there|hesitated] [rather longer|a good deal longer|a shade longer] than {he} liked to remember. ^ It was a [curious|strange|funny|peculiar] thing. If there had been someone there to [hold {him} to it|remind {him}|insist], {he} [might well have argued|might have argued|would have made excuses]. [There was only|There was just|But there was only|{He} had only] {himself}. “Well,” {he} said to {c}, “[one of us heard me|I heard me|I was listening],” and took the right-hand way, which had [grass in the middle|no sign at all|nothing on it].',
      'From there on it was [just feet|only feet|feet, and feet|a matter of feet]. There is nothing much [to tell about|to say about|to report of|that one can say of] feet. They went past {spot}, and past {spot}, and the light [thickened|sank|drained away]. There was [a place|a gate|a corner] where they might have turned for home, [and did not|and hadn’t|but they did not]. ^ {hero} had stopped [singing|talking|whistling]. [What {he} did was count|{He} counted|Instead {he} counted|{He} had begun to count]. [A hundred steps|A hundred paces|One hundred steps] for the first of those somebodies, and a hundred for the second. When {he} got to the smallest, the one that was being carried, {he} gave it two hundred, and [found that {he} could|could|found {he} could] [do those as well|walk those too|manage them].',
    ],
  ),
  lowPoint: beat(
    show('stand', 'sad', 'quiet', {
      props: [
        { prop: 'door', place: 'background' },
        { prop: 'letter', place: 'hand' },
      ],
    }),
    [
      '[Here is|This is|Hello,|I see] the Light. [It is out|But it is out|No light|All dark]. [Oh|Oh no|Sniff|Oh dear].',
      '[Knock, knock|Tap, tap|Bang, bang|Rat-tat]. [Nobody home|No one home|Nobody in|No Keeper]. [No light|No lamp|All dark|Dark, dark]. [Oh no|Oh dear|Poor letter|What now].',
    ],
    [
      '[There it was|Here it was|They were there], at last! But the door hung open, and the lamp was [cold|dark|dusty]. ^ “[Hello|Keeper|Anybody]?” called {hero}. [The house was empty|The Keeper was gone]. [There was no one|Now there was nobody|There was nobody] to give the letter to.',
      '[Knock, knock, knock|Bang, bang, bang|Tap, tap, tap|Rat-tat-tat]. [No answer|Not a sound|Nothing|Silence]. “[Gone away|Moved|Not here],” said a [paper|card|slate] on the door. ^ It was nearly dark. {hero} [held the letter tight|hugged the letter|sat on the step|bit {his} lip]. “I [came too late|did it for nothing|don’t know who to ask],” {he} said.',
    ],
    [
      '[They were there|It was done]. Here was the far end, and here was the house of the Light, just before dark. {hero} [knocked|tapped|banged]. The door [swung open|creaked open|opened] by itself. ^ There was [dust on the stairs|moss on the stairs]. There was [rust on the lamp|a nest in the lamp|a web on the lamp]. “Gone to live with my sister,” [said a note|ran a note|said a card] [on the table|on a nail|under a cup]. “[Sorry|Pardon]. The Keeper.” It was [years old|brown with age|ages old|dated years ago]. [Nobody was there|There was nobody] to [take the letter|read the letter|have it].',
      '“We’re in time!” [shouted|yelled|crowed] {hero}, and ran [the last bit|up the path]. Then {he} [slowed down|stopped|went slower|walked]. There was no light [in the window|at the top|anywhere in it]. There was [not even glass|scarcely glass|only half the glass] in it. ^ The Keeper had gone [long ago|years ago|away], and [taken the chair|taken the clock|locked nothing]. {hero} stood in the [empty room|bare room|cold room] with the letter [in both hands|against {his} chest|in front of {him}]. {He} had kept {his} promise, all of it, and it was [no good to anyone|no use at all|good for nothing].',
    ],
    [
      '[They were in time|They had made it|They weren’t late|They were early, even]. [That was|This was] [the strange part|the bitter part], afterwards. The last grey was still in the sky when they [came up to|reached|stood before] the house of the Light. {hero} had the letter ready, and [had even combed|had wetted and combed] {his} hair with {his} fingers. The door was [open|ajar|unlatched]. It had been open [for years|for a very long time|since who knows when]. ^ “Gone to my sister’s,” [said a card|read a card|ran a note] [in the dust|on the stove|under a stone]. “[Very sorry|So sorry|Regrets|My apologies]. The Keeper.” {hero} [stood there|stood still|did not move]. {He} [had thought about|had worried about|had reckoned with] being late, and about being lost. It had not [crossed {his} mind|occurred to {him}|struck {him}] that one could do [every single thing|every last thing|each thing] one had promised, and find nobody there to have it.',
      'You expect [a road’s end|the end of things] [to be worth it|to know you]. At the end of this one stood a house with a lamp [on top|above], and [both were dark|both were out|neither was lit]. {hero} knocked, and called, and [finally went in|went in|tried the back]. There was a hook where a [coat|hat|cap] had [hung|once hung|been]. There was [a nail|a pale patch|a mark] where there had been a [clock|picture|calendar]. ^ [Whoever kept|Whoever had kept|The one who kept] the Light had stopped, and no one had noticed, because it is only the people far out who need it. {hero} [held|pressed|put] the letter [against {his} chest|flat to {his} coat|in both arms]. [It was still|It felt|The paper was] [a little warm|faintly warm|warmer than the house]. [Out there|Far off|On the road] they would be [looking up|watching the sky|straining their eyes|counting on it] by now.',
    ],
  ),
  spark: beat(
    show('think', 'thoughtful', 'quiet', { props: LETTER }),
    [
      '[Think|Hmm|Think, think|Read it]! [Who keeps the light|Who is the Keeper|Who can keep it|Who has a light]? “[I can|I do|I will]! [Me|Just me|Why not me|I am here]!”',
      '[No Keeper|Nobody here|Keeper gone]? [Hmm|Um|Think|Oh]. {hero} [has a lantern|looks at the lantern|lifts the lantern|has a lamp]!',
    ],
    [
      '“The Keeper of the Light,” {hero} [read once more|read aloud|read again]. ^ {He} [looked at|touched|blinked at] the [cold lamp|dusty lamp|big dead lamp]. {He} [looked at|patted|lifted] {his} own lantern. “But I [could keep it|can do that|have hands]!”',
      '“[Nobody keeps|No one keeps|There’s nobody to keep] the light,” [said {hero} slowly|thought {hero} aloud|{hero} said]. “Unless [somebody does|someone will|somebody starts].” ^ And who was standing there, with a lantern and [two good hands|two strong arms|ten good fingers]?',
    ],
    [
      '{hero} [looked at|read|went over] the letter [for the last time|once more|again, very hard]. “Only for the one who keeps the light,” [it said|said the front|it still said]. It [did not say|never said|gave no clue] [who that was|the name|how old]. It did not say that it had to be [anyone tall|a grown-up|a person with a beard]. ^ {His} lantern bumped against [{his} knee|{his} leg|the table]. {He} [looked down|stared|blinked] at it. “{C},” {he} said, “I think I’ve been [carrying this to myself|sent to myself|bringing this to me].”',
      'What had {he} promised, [really|in fact|after all|when it came to it]? [To bring|To carry|To deliver|To hand over] a letter. [But what|And what|Well, what|Only, what] was the letter for? ^ [It was for|It was to get|It asked for] the light [to be on|to be lit|to shine]. [That was|This was|And that was] [all that anybody wanted|the whole of it|all they needed]. “It doesn’t need [a Keeper to read it|to be read|a reader],” said {hero}, [jumping up|on {his} feet|at last]. “It needs a Keeper [to do it|to shine|with a lamp]!” And {he} [ran for|made for|dashed to] [the stairs|the ladder|the steps].',
    ],
    [
      '“Only for the one who keeps the light”: {hero} had [read that so often|read it so much|looked so long] that {he} had [stopped seeing it|gone blind to it|worn it smooth]. Now, [having nothing else to do|for want of better|with nothing to do], {he} [saw it|read it|looked]. It was not [a name|an address|anyone’s name|a title]. It was not even [a person|anybody|a man or woman], [quite|strictly|as such|exactly]. It was [a job|a post|a task], and at the moment there was nobody in it. ^ {He} [turned {his} head|looked up|looked round|lifted {his} chin]. There were [the stairs|the steps|a staircase|the way up]. [There was the lamp|There stood the lamp|There was the lamp itself], [grey with dust|blind with dust|under its dust]. There was {his} own lantern, full [to the brim|of oil|and trimmed], that {he} had carried all day without once asking [what for|why|its purpose].',
      'There is [the thing you promise|what you promise|the promise itself], and there is the thing that the promise is for. They [look alike|are easily confused|look like twins|are often mixed up]. {hero} had carried the first of them [all the way here|this far|for hours], and only now [set eyes on|caught sight of|met] the second. ^ Nobody out there was [waiting for|walking towards|in need of] a letter. They were [waiting for|looking for|walking to] a light. If it was lit, they would not care [by whom|who did it|whose hand]: a Keeper with [a beard|a pipe|a pension], or somebody in a shoe with a hole in it. “[Right|Well then|Good|Come along],” said {hero}, and [picked up|took hold of|reached for] the lantern. {His} voice sounded [quite different|larger|older|less tired] in [that empty room|the bare room|that house].',
    ],
  ),
  deed: beat(
    show('climb', 'brave', 'brave', {
      props: [
        { prop: 'lantern', place: 'hand' },
        { prop: 'ladder', place: 'ground' },
      ],
    }),
    [
      '[Climb|Up, up|Up the ladder|Hup], {hero}! [Rub the glass|Wipe the glass|Puff the dust|Polish, polish]. {refrain}',
      '[Up goes {hero}|Climb, climb, climb|Hup goes {hero}|Up hops {hero}]. [Up goes the light|In goes the lamp|Here comes the light|On goes the lamp]. [Shine|Glow|Oh|Twinkle]!',
    ],
    [
      '[Up the ladder|Rung by rung|Creak by creak] went {hero}. {He} [rubbed|wiped|cleaned] the glass with {his} sleeve. ^ Then {he} [hung up|set down|put in] {his} lantern. “{refrain}” [Shine|Glow|Burn], little light!',
      '{hero} blew off [the dust|the cobwebs|a cloud of dust]. [Atchoo|Hatchoo|Ah-choo|Pfff]! {He} climbed [right to the top|up and up|all the way] with {his} lantern. ^ “Now [I’m the Keeper|it’s me|I keep it],” {he} said. And out over {place} [went the light|ran the light|flew the light].',
    ],
    [
      'The stairs had lost some steps, and {hero} [had to climb|took the ladder|went up on all fours]. {He} [wiped the big glass|scrubbed the big glass|rubbed the tall glass] with {his} sleeve, and then with {his} other sleeve. ^ [In the middle|Right in the middle|Overhead|In the roof] was a hook. {He} stood [on {his} toes|on a box|very tall] and hung up the lantern. “{refrain}” Out went the light, over {spot}, [as far as anyone could see|to the end of the world|further than {he} could shout].',
      '{hero} went up [hand over hand|rung by rung|quite slowly], with the lantern on {his} arm. The ladder [creaked|groaned|wobbled|grumbled]. [Every rung said|Each rung asked|Every rung asked] “Are you sure?” and on every rung {he} was, [a bit more|a little surer|rather more]. ^ At the top {he} [cleaned a round place|breathed on a bit|rubbed a hole] in the glass. {He} set the lantern [behind it|inside|there|against it]. It was [so small|tiny]! But the glass was [old and clever|thick and clever], and took that small light and made it [enormous|huge].',
    ],
    [
      '[A part|A piece|Most] of the stairs had gone, and {hero} did that part [on {his} stomach|by {his} elbows|by wriggling]. {He} took off {his} jumper and scrubbed the great glass [until {his} arms trembled|till {he} saw {himself}|for half an hour]. [The dust of years|Old dust|Years of dust] came away [in rolls|like felt|in scarves]. ^ Then {he} [turned the lantern up|trimmed the lantern|opened the lantern] and hung it [in the middle|from the hook|high up]. “{refrain}” {he} said. It was an [ordinary|everyday|plain] lantern, for [finding socks|looking under beds|shutting up hens] with. But the glass gathered it up, [turned it over|doubled it|combed it out], and threw it, [broad and gold|wide and yellow|like a carpet], from one end of {place} to the other.',
      '“I’m new,” {he} [told the house|explained to the house|called to the rafters], [climbing|as {he} climbed|from the ladder]. It [seemed polite|was only polite|felt proper|seemed only fair]. The ladder [shed|dropped|lost] a rung behind {him}, and {hero} decided to think about that [on the way down|later|afterwards]. ^ The lamp room was [all glass and dust|grey from wall to wall|a box of dust]. {He} rubbed with [{his} handkerchief|{his} sleeve|{his} hat] until there was a window, and then a wall of windows, and then only evening. {He} set [the lantern|{his} lantern|the small lantern] [on its stand|in place|in the middle|down carefully]. {His} hands were [black|filthy|grey] and {his} knees [hurt|stung|shook]. “Only for the one who keeps the light,” {he} said, and [broke the seal|cracked the wax|lifted the seal], and read.',
    ],
  ),
  deedHolds: beat(
    show('hold', 'brave', 'quiet', { light: 'night', props: LANTERN }),
    [
      '[Wind blows|Wind comes|Wind pulls|Puff, wind]. [Whoo|Hoo|Fff|Foo]! [Hold it|Hold tight|Keep it|Stay there], {hero}. {refrain}',
      '[Hold the light|Keep the light|Mind the light|Hug the light]. [Hold it still|Keep it still|Hold it high|Hold on tight]. [Hold, hold|Stay, stay|Hold on|Keep on]!',
    ],
    [
      'The wind [came|got up|came to see]. [Whoo|Hoosh|Foo|Whee]! {hero} [put both {his} hands|put {his} coat|put {his} arms] round the light. ^ {His} arms got [tired|heavy|wobbly]. {His} eyes got [tired|small|sleepy]. But {he} [held on|held tight|stayed there]. “{refrain}”',
      'How long can you [hold a lantern up|hug a lantern|mind a small flame]? {hero} counted to [a hundred|ninety|fifty]. {He} [counted again|did it again|began again|counted back]. ^ “Don’t go out,” {he} [told the light|begged the light|said to it]. “[Somebody small|Someone small|Somebody’s baby] is coming.”',
    ],
    [
      'Now {he} was allowed to [open the letter|break the seal|look inside]. “Dear Keeper,” [it said|it began|it ran]. “[We are coming home|We’re on our way|We shall walk] tonight. Please leave the light on.” [That was all|It was the whole of it|There was no more|That was the letter]. ^ So {hero} [left it on|did|let it burn]. The wind [tried to blow it out|came after it|blew and blew], and {he} [stood in the way|got in between|turned {his} back]. {His} eyes kept closing, and {he} kept [opening them|telling them no|prising them up]. “{refrain}”',
      '[A light is not just lit|It isn’t enough to light one|Lighting isn’t the end of it], {hero} [found out|learned|discovered]. It [has to be kept|must be looked after|wants keeping|needs somebody]. The wind [poked at it|reached in|leaned on it], and the flame [lay down flat|went blue|shrank to a bead]. {He} curled {himself} round it [like a wall|like a hedgehog|like a big glove]. ^ {He} was [cold|stiff|chilled|all shivers]. {He} was as hungry as a [bear|wolf]. It grew so late that even {c} [leaned|yawned|nodded|sagged]. But the light [stood up again|got up again|lifted its head], and {hero} stood with it.',
    ],
    [
      '“Dear Keeper,” [said the letter|the letter ran|it began], “we’re coming home. Please [leave the light on|leave the light burning|keep the light on].” [You would think|One would think|You’d expect] that there’d be [more|a little more], after all that way. {hero} read it [slowly|twice]. It was [enough|plenty|quite enough|all one needed]. ^ [The lighting had been hard|Lighting it was hard|The lighting took courage], but it was [quickly done|soon over]. What came now was [long|slow|the long part|without an end]. The wind [found every gap|tried each pane]. [When the flame ducked|When it sank|If the flame bent], {he} [cupped {his} hands about it|spread {his} coat|made a wall of {his} hands]. When {his} arms gave out, {he} [leaned them on|propped them on|rested them on] {c}. “{refrain}” {he} said, to nobody, about [once a minute|every minute or so|as often as {he} breathed]. Out there nothing [moved|stirred|answered|showed]. {He} kept it on [for nothing|for nobody], and kept it on.',
      'It’s called keeping a light, and {hero} [had never thought about|had never noticed|had not considered] [the word|that word|the “keeping”] before. Anyone could [light one|strike a match|do the lighting|put one on]. Now came [the keeping|the real thing|the other half]. It meant [standing in a draught|a draught down the neck|standing, mostly]. It meant [turning the wick down|turning the flame down|easing the wick down] when it smoked, and up when it sulked. It meant not sitting, since {he} knew [perfectly well|exactly|only too well] what would happen if {he} sat. ^ [After an hour|By and by|Within the hour] {he} [could not feel|lost touch with|forgot] {his} feet. After two {he} had told {c} [every story that {he} knew|all {his} stories|all {his} riddles, with the answers]. The dark [lay all round them|stood about them|lay everywhere] and [gave no answer|said nothing|kept its counsel]. “{refrain}” said {hero}, for the [fortieth|fiftieth|hundredth] time, and [turned up the wick|stamped {his} feet|wiped the glass].',
    ],
  ),
  solved: beat(
    show('cheer', 'laugh', 'joyful', {
      light: 'night',
      little: true,
      props: [{ prop: 'lantern', place: 'ground' }],
    }),
    [
      '[Pit, pat, pit, pat|Tip, tap, tip, tap|Patter, patter|Pit, pit, pat, pat]. {Little}! “You [kept it|did it|stayed|lit it]!”',
      '[Here they come|I see them|Tiny feet come|Here come hats]! [One, two, three|Two, three, four|One, two, five|One by one]. [Hello|Welcome|Come in|Hurrah for], {little}!',
    ],
    [
      '[Pit, pat, pit, pat|Tip, tap, tip, tap|Patter, patter|Pit, pit, pat, pat]. [Here came|In came|Out of nowhere came|Up came] {little} the {littleKind}, with four tiny ones. ^ “[You kept it|You did it|You stayed]! You [kept the light|left it on|kept it on]!” [cried|called|squeaked] {little}. “{refrain}” [laughed|cheered|sang] {hero}.',
      '“There it is!” [called|cried|piped] a small voice. Out of the night came {little} and all [the family|the babies|four more]. ^ “[Thank you|Well kept|Good evening], Keeper,” said {little} the {littleKind}. [Nobody had ever|Nobody before had] called {hero} that before.',
    ],
    [
      'Something [moved|stirred|hopped|glinted] [at the edge|on the rim|at the end] of the light. It was {a:littleKind} with [a bundle|a kettle|a basket]. Behind it came three more, and on the last one’s back sat the [very smallest|tiniest|baby]. ^ “[There you are|So here we are|And there you stand|Hello up there],” [said the {littleKind}|it called|called the {littleKind}]. “I’m {little}. I told them [all the way|at every corner|over and over]: if the light’s on, it’s home.” {hero} [wanted to say|had planned|meant to say] something [grand|clever|like a speech]. “I said I would,” {he} said, and [yawned|hiccupped|swayed|smiled].',
      '“One,” [counted|whispered|began] {hero}. “Two. Three. Four.” Down below, along the gold path, came a family of [small tired|very small|dusty little] {many:littleKind}. The last had somebody [even smaller|smaller still|like a button] asleep on its back. “Five!” ^ “You’re not the old Keeper,” said [the first|the foremost], who was called {little}. “No,” [said {hero}|{hero} admitted|{hero} said]. “I’m [tonight’s|the new one|this evening’s|filling in].” “{refrain}” [squeaked|piped|chirped] the smallest one, who had been listening, without opening its eyes.',
    ],
    [
      '[At first {he}|{hero}|To begin with {he}] [took it for|thought it|put it down as] a leaf. Then the leaf [had legs|walked|grew legs]. Into the [outermost|very last|thinnest] edge of the light, where it was hardly light any more, [there came|crept|stepped] {a:littleKind}. It [stopped|paused|stood], and looked straight up at {him}. Behind it [stood three others|came three more|trotted three others]. One had a bundle on its back, and the bundle [yawned|hiccupped|waved|sneezed]. ^ “There,” [said the first one|it said|called the first] [to the rest|to the others|over its shoulder]. “[Didn’t I say so|As I was saying|What did I say]?” It [turned out to be called|said its name was|was called] {little}. “Were you worried?” it [asked|enquired|called], as {hero} [came stumbling down|arrived|came down to it]. “[Not us|We weren’t|Not I]. [You’d promised|We had your word|It was promised|Someone had promised].” {hero} found that {he} [had to look|must look|needed to look] [at the sky|at {his} shoes|at the ceiling] for a bit.',
      '“You’re new,” said the {littleKind} at the [foot of the stairs|bottom step|door]. It had a hat with [a candle|a lamp|a wick] on it, [burnt out|gone out|used up]. “{Little},” [it added|it went on|it said, bowing|it offered]. “[These are mine|And these|This is my lot|The rest are mine].” There were three of them [in a row|behind|in line], and one in a scarf, [fast asleep|dead to the world|snoring]. They had walked towards [that lamp|the gleam|that star] [since nightfall|since dusk|for hours]. They had never [doubted|questioned] that someone would be standing by it. ^ “What happened to the Keeper?” [asked|enquired|wondered] {little}. {hero} thought of [several answers|a few answers|a number of answers], [most of them long|none of them short|some of them sad]. “I did,” [{he} said|{he} told them|was all {he} said]. And the [whole family|entire family|whole row] laughed, [even|down to|including] the one in the scarf.',
    ],
  ),
  home: beat(
    show('look-aside', 'smile', 'cosy', {
      at: 'home',
      props: [{ prop: 'lamp', place: 'background' }],
    }),
    [
      'A light [in {hero’s} window|on {hero’s} sill|by {hero’s} bed]. [Twinkle|Blink|Shine|Wink]! [Somebody answers|A far light answers|Blink, it says|Another twinkles].',
      '[One lamp here|My lamp here|A lamp here]. [One lamp there|{little’s} lamp there|A lamp there]. “Night, {little}!”',
    ],
    [
      'At home {hero} put a lamp in the window, [behind the old bottle|next to the old bottle|in front of the old bottle]. ^ Far, far away another small light [winked back|blinked|answered]. That was {little}, [keeping it tonight|being Keeper|waving].',
      'The bottle [stood by|slept by|stood next to] {hero’s} bed. It was [not empty|no longer empty|full again]. [There was|It had|Inside was] a new letter in it! ^ “Home safe,” [it said|said the ink|it read]. “Love, {little}.”',
    ],
    [
      '[Tomorrow people would|They would|Tomorrow they’d] ask about the [holes in|state of|mud on] {his} shoes. Tonight {hero} only [put a lamp|set a lamp|lit a lamp] on the sill, behind the old bottle. ^ Far off, beyond {place}, there was [a prick of light|one spark|a yellow crumb]. {Little} had moved in, and [was Keeper now|kept it now|had the job]. {hero} [held {his} hand|put {his} hand|moved a hand] [before the lamp|in front of it|up to the glass], on, off, on. The far light [went|answered|said] on, off, on.',
      'The letter [hung over|hung by|was pinned above] {hero’s} bed, with its [broken|cracked|red] seal. “Please leave the light on,” [it said|it still said|it asked]. So {he} did, [just a small one|a tiny one|one small one], in the window, [in case|to be safe|for luck]. You never knew who [might be out|was on the road|was walking late|might need it]. ^ And from the other end of {place}, if you knew where to look, a small one [shone back|winked|burned too].',
    ],
    [
      'They were all [very nice about it|kind about it|full of questions] at home, and somebody [heated|warmed|salted] the soup again. Nobody [quite understood|really saw|knew] what had been [so important|so urgent|all about]. {hero} tried to [explain it twice|explain it|tell it in order], and [then ate|then gave up and ate|then had bread]. ^ Upstairs {he} put a lamp on the windowsill, behind the old bottle, [so that it shone green|which turned it green|and the room went green]. It was [about as bright|just as bright|no brighter] as a promise is when you make it. {He} [waited|looked out|leaned there|counted]. Then, from the [far side|back|other end] of everything, [low down|very low|faint but clear], came an answer. {Little’s} lot had [said|promised|agreed] that they would, every night at nine. It was nine exactly.',
      'The house of the Light [isn’t empty any more|has tenants|is lived in again]. There is washing on the line, [very small|size nothing|doll-sized], and {little} has taken the job; a family of five, they said, could surely keep one lamp. {hero} can see it from the top of the stairs if {he} [leans|leans out|stands on tiptoe]. ^ {He} [leaned|did so now|leaned out|stood there]. There it was, [as steady as a nail|steady as a stare|not a flicker in it]. [People far out|Those far out|Whoever was out there] would be [glad of it|glad|thankful], and would not wonder who. {hero} looked at it until the sill had [printed|drawn|pressed] a line across {his} arms. Then {he} put {his} own lamp [in the window|on the sill|beside {him}], since you never know who is [only halfway|still out|on the road].',
    ],
  ),
};
