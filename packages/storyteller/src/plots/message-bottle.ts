import { MESSAGE_BOTTLE_TRIES } from './message-bottle-tries.ts';
import { beat, type Plot, show } from './plot.ts';

const LETTER = [{ prop: 'letter', place: 'hand' }] as const;
const DOOR = [
  { prop: 'door', place: 'background' },
  { prop: 'letter', place: 'hand' },
] as const;
const LAMP_DOWN = [{ prop: 'lantern', place: 'ground' }] as const;
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
      'Cross my heart, I do my part!',
      'Yes is yes, and nothing less!',
      'What I say, I do today!',
    ],
    old: [
      'I said I would, and so I will!',
      'A promise made is a promise kept!',
      'Near or far, to where you are!',
      'Step by step, a word is kept!',
      'A word is a word, as you have heard!',
      'Come what may, I mean what I say!',
      'Said and heard, I keep my word!',
      'A yes is a yes, and nothing less!',
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
      '[Clink|Clonk|Tink|Bonk], a [wet|green|little] bottle! [In it is|Out comes|In it sits] a letter. {hero} [nods|beams|cries], “I promise!”',
      '[Knock|Tap|Bump], says a [wet|green|tall] bottle. A letter [peeps|wriggles|slides] out. {hero} promises to [carry|take|bring] it.',
    ],
    [
      '[Clink|Clonk|Tink|Bonk], said a bottle on the [step|mat|path], for it had a letter in it. ^ “For the Keeper of the Light, before dark,” [it read|ran the ink|said the front]. “I promise,” said {hero}, and [saluted|bowed|jumped up].',
      'A bottle came [rolling|bumping|hopping] down the path, with a letter [squashed|curled up|folded] inside. ^ “To the Keeper of the Light, before dark, [please|and quickly|if you can]!” {hero} [put a hand on {his} heart|stood on {his} toes|took a deep breath] and promised.',
    ],
    [
      '[Next to the milk|Beside the milk|Behind the milk] stood a bottle [that wasn’t milk|of green glass|with no milk in it]. [There was a letter in it|A letter was in it|It had a letter inside|In it stood a letter]. “To the Light, at the far end of {place}, before dark,” [it said|said the front|it read]. “[Only for the one|And only for the one|It’s for the one] who keeps the [light|light there|light in]. [Please promise|Please say yes|Will you promise|Say that you will|Do you promise].” ^ {hero} [looked up and down|searched both ways along|looked along] the [street|path|steps]. There was [nobody else about|no one else|only {him}|just a pigeon|just one snail]. “I promise,” {he} [said out loud|told the bottle|told the letter|said, and {his} ears went hot|said, with a hand up].',
      '[Clonk|Clink|Bonk|Thud], went something against the door. It was a bottle, [and in the bottle was|and inside sat|and somebody had posted in it] a letter with [a red seal|a red wax seal|a blob of red seal]. “For the Light, [beyond|past|behind] {place}, before dark,” {hero} [read|whispered|spelled], “and only for the one who [keeps|minds] it.” ^ [Someone was waiting|Somebody needed this|It had come far|There was no name]. “I’ll [bring it|take you|carry you],” {he} [told the letter|said to it|told the bottle]. “[I promise to|That’s a promise|Yes, I promise|You have my word|I promise you].” It felt [quite different|heavier|more serious|bigger] [said aloud|afterwards|in the open air].',
    ],
    [
      'There was a bottle on the doorstep, between the milk and the [newspaper|boots], [looking footsore|out of breath, for a bottle|rather wet about the neck]. In it was a letter, [sealed|closed|shut] [with red wax|with wax|with a thumb of wax]. “To the Light, at the far end of {place},” said [the outside|the front|a thin hand]. “Before dark, [please|if you would|and not after]; [it is only for the one|this is only for the one|it is for nobody but the one] who keeps the light. Whoever [finds|opens|reads] this, [please promise|will you promise|please say yes|do promise].” ^ [{hero} could|{hero} might|Anyone could] have [put it back|left it there|stepped over it]. It [had not said {his} name|was not addressed to {him}|had not asked for {him}]. But it had said please, and it had said whoever, and {he} was [the only whoever there|the only whoever in the street|the only whoever up|as whoever as anyone]. “I promise,” {he} [told it|said to it|told the bottle|said, rather stiffly|said, to hear how it went].',
      'Most promises are made with somebody [looking|listening|watching|there to see]. {hero} made this one alone, in [socks|slippers], to a bottle that had [rolled up against|come to rest against|knocked at] the door. The letter inside had a red seal and [a great many stamps|eleven stamps|some foreign stamps], none of them [any use|paid|of this country]. “For the Light, beyond {place},” [it said|ran the writing|it announced]. “[By dark|Before dark|By nightfall], and [only for the one|meant only for the one|for nobody but the one] who keeps the light.” And below, [very small|in tiny letters|as if shy|in paler ink]: “Will you?” ^ Nobody [would ever know|would have known|could ever tell] [if {he} said no|if {he} didn’t|of a no]. {hero} [looked at|read|considered] the [two small words|last two words|question]. “Yes,” {he} said aloud, “I promise,” and the morning [seemed to|appeared to|began to] [stand up straighter|hold its breath|button its coat].',
    ],
  ),
  setOut: beat(
    show('walk', 'brave', 'joyful', { props: LETTER }),
    [
      'Letter [in hand|held tight|held high], [off|out|away] we go! {refrain}',
      '[Come|Hop|Quick|March], {c}, the [letter|Light|road] is waiting! {refrain}',
    ],
    [
      '{hero} took the lantern in [one|{his} left|{his} best] hand and the letter in the other. {C} [opened the gate|carried the buns|waved goodbye]. ^ “{refrain}” they [sang|called|shouted], and the path [hummed|bounced|rang].',
      '“[Left, right, left, right|One, two, one, two],” [hummed|counted|puffed] {hero}, with the letter [up high|in {his} fist|held tight]. {C} [stamped|hopped|trotted] along. ^ “{refrain}” they [sang|called|told the road], and away they [went|bounced|stamped].',
    ],
    [
      '“How far is [it|the Light|that]?” [asked|said|wondered] {c}. “All the way {into} and [out at the other end|out the far side|out again],” said {hero}. “And [we mustn’t open it|no peeping|it isn’t ours|we can’t be late|no looking inside].” ^ {He} put the letter in {his} [coat|top|inside] pocket, took {his} lantern, and [patted them both|nodded to them|squared {his} shoulders]. “{refrain}”',
      '{hero} took [a sandwich|bread|a pear|two buns|cold pie], a [lantern|full lantern|good lantern] and the letter. “The Light is right over there,” {he} told {c}, “at [the end of everything|the very end|the far end].” ^ It [didn’t look so far|looked quite near|wasn’t so far], with [your thumb|a thumb|one finger] beside it. “{refrain}” they [called|sang|shouted], and the gate [swung shut|squeaked|clapped shut] behind them.',
    ],
    [
      '“We could open it a bit,” [was what {c’s} eyes said|suggested {c’s} eyes|said the look in {c’s} eyes]. “[No|Not a crack|We can’t|Certainly not],” said {hero}. “It [isn’t ours|isn’t for us|wasn’t sent to us|belongs to somebody]. We’re [only the legs|just the legs|merely the feet|only the stamp|just the postage].” {He} put it in {his} inside pocket, where {he} could feel [the corner against {his} ribs|it with every breath|one sharp corner|it crackle]. ^ {He} had a lantern, [a sandwich|some bread|two pears] and [a good part of the day|most of the day|the whole day nearly]. On the map [in the hall|on the stairs|by the coats|over the piano] the road to the Light was [as long as|the length of|no longer than] a little finger. “{refrain}” said {hero}, and it was [some time before|a while before|a mile before] {he} thought of asking how big the finger was.',
      '{hero} told them at home that {he} would be [late|home late|out late], on account of a promise, and nobody could find an argument [against that|to that|that would do]. Then {he} [packed|took|collected]: one lantern, one sandwich [cut in two|halved|in two halves], and the letter. ^ “Before dark,” {he} [said to|told|reminded] {c}. “[That’s hours|That gives us hours|It’s ages off|That’s ages away]. We could [do it twice|do it backwards|be there and back|crawl there].” They would remember [that remark|those words|that] [later on|before long|by and by]. “{refrain}” they sang [at the gate|going out|outside], walking in step, which is easy [at the beginning|at first|to begin with].',
    ],
  ),
  problem: beat(
    show('from-behind', 'worried', 'wonder', {
      props: [{ prop: 'signpost', place: 'background' }],
    }),
    [
      '“[Far|Very far|Far and far],” [says|creaks|yawns] the sign. {hero} [looks|squints|peeps] for the Light.',
      '[Left, right, left, right|Tramp, tramp, tramp, tramp|Step and step and step], and [still no Light|no Light yet|not there yet]! Even {c} [puffs|pants|sighs].',
    ],
    [
      'They [walked|tramped|hummed] to {spot}, where a sign said, “To the Light”. ^ It had no [number|end] and only [pointed|pointed on|stretched out its arm]. And {place} went on and on like [a scarf|string|a yawn].',
      '“Are we [there|nearly there]?” [asked|puffed|said] {hero} by {spot}, but they weren’t. ^ “Is it here, then?” {he} [asked|sighed|groaned] at the next [bend|bump|stone]. “[Not now|Not yet|Not even nearly],” said {c}.',
    ],
    [
      'By {spot} [stood|leaned|rose] a sign. TO THE LIGHT, [it said|it told them|said its flaking paint|it read, in green|said the white arm]. Somebody had [scratched underneath|added|pencilled below], “[You’ll see|Good luck|Keep going].” They [walked on|went on|tramped on], and what they saw was [more road|mostly road|a lot more road]. ^ “[I thought|I’d hoped|I was sure] that we’d be [nearly there|halfway there|in sight of it],” said {hero}. {He} [turned round|looked back|looked behind {him}] and [sighed|groaned|blinked]. They were not even [properly away|out of sight of home|well started|round the first bend].',
      'They [passed|went by|said hello to] {spot}. They [passed|went by|left] {spot}. Whenever they [came over a rise|turned a corner|got to a top], there was the same [amount of|helping of|piece of] road in front of them as before. ^ “[Somebody keeps|Someone keeps|I believe somebody keeps] [putting it back|rolling out more|making it longer],” said {hero}. {He} [felt for|touched|patted] the letter, which was only [paper|a bit of paper|ink and paper]. {He} could not think why it had [begun to feel|started to feel|become] [so heavy|to weigh so much|like a brick].',
    ],
    [
      'A promise [weighs nothing|is light as air|has no weight|is as light as a stamp|weighs less than a crumb] when you make it. Near {spot} it had begun to weigh [about as much as|the same as|as much as] a cat. By {spot} it had [become|turned into|grown into] a cat that had been out in the rain. They had walked for [two hours|three hours|hours], and the far end of {place} was as far as ever. It was [merely|just|simply] far [from a different side|in a different way|at another angle]. ^ “It’s only a matter of not stopping,” said {hero}, and stopped, [to shake|to tip|to pick] [a stone|some gravel|half the road] out of {his} shoe. “Let’s think,” {he} [told|said to|begged] {c}. “[There’s bound to be|There must be|Surely there’s] a [quicker|shorter|cleverer] way than this.”',
      'The little finger on the map [turned out to be|proved to be|must have been|had clearly been|was beginning to look like] a giant’s. They had [gone by|got past|counted off] {spot}, and then {spot}. A signpost said TO THE LIGHT [in such faded letters|so faintly] that it might have been [a joke|a rumour|a trick]. Every rise [had another behind it|hid another|had a taller one behind it|was hiding its big brother|led up to the next]. ^ “What does the letter say, [do you suppose|do you think|I wonder]?” [said {hero}|asked {hero}|{hero} asked], so as not to say what {he} was thinking. {He} was thinking that {he} had promised without [asking how far|asking the distance|a look at the way|one question|measuring anything]. But then, [if you ask first|if one asks|with the answer first], it is [hardly a promise|not much of a promise|no promise at all]. It’s more of [a bargain|a deal|a sum|a swap|an estimate].',
    ],
  ),
  tries: MESSAGE_BOTTLE_TRIES,
  turn: beat(
    show('look-aside', 'surprised', 'worried', { props: LETTER }),
    [
      '[Look|See|Oh], {c}, [more|tiny|new] words! “We are [so small|very small|little ones]. Please light [our|the] [way|path]!”',
      '[Thin|Teeny|New] words [creep|pop|come] up on the letter. “Or we [get lost|lose our way],” they say.',
    ],
    [
      '{hero} [turned over|unfolded|smoothed] the letter, and on the back were [tiny, tiny|thin brown|teeny, weeny] words. ^ “Or we shall not find the way [home|back],” they [said|ended|ran]. “Somebody will be lost, {c}!” [cried|gasped] {hero}.',
      'The letter had got [warm|damp|crumpled] in {hero’s} hand, and new words [came out|crept out|came up]. ^ “[Hurry|Please hurry], we have little ones with us,” [they said|said the ink]. {hero} went [quite pale|very quiet|hot and cold].',
    ],
    [
      'They sat down for [just a moment|two breaths|one minute], and {hero} [took out the letter|had the letter out|unfolded the letter]. In {his} pocket it had [grown warm|got warm|warmed|turned hot|gone soft]. On the back, [pale as milk|brown as tea|thin as hairs], there were some words that had not [been there before|been there at home|shown till now]. ^ “By dark,” {he} [read|made out|whispered], “or we shall not [find our way|find the way home|know the way|see our way].” {He} [read it again|read it twice|read it aloud|went cold]. Somebody was [out there|on the way|counting on it|waiting]. [It was not|This wasn’t] [only a letter|just a letter|only paper] any more.',
      '“What’s that on the [back|inside|other side]?” [said|asked|wondered] {hero}. The letter was folded [small|twice|in four], and in the fold was a line [as thin as thread|thin as a hair|of spidery writing]. ^ “There are five of us, and one is very [little|small|young],” [it said|it ran|said the line|it read]. “Please [be in time|don’t be late|be there|hurry|come soon].” {hero} stood up [at once|straight off|with a jerk|like a spring|and swallowed]. [It is one thing|It’s one thing|It’s bad enough] [to be late with|to dawdle with|to keep back] a letter. [It is another|It’s quite another|It’s far worse] to be late with somebody small.',
    ],
    [
      'They [were resting|had sat down|had stopped] near {spot}, and {hero} turned the letter over, as {he} had [looked at the front already|read the front so often|had enough of the front]. There were [words on the back|lines on the back|more words behind|words, faint ones]. They had been written without ink, and the warmth of {his} pocket had [brought them out|cooked them|coaxed them up], [as brown as tea|brown as toast|like a photograph]. ^ “If this comes [too late|late|after dark] we shall not find our way,” {he} [read|made out|spelled out]. “The little ones are [tired|very tired|slow|getting tired].” {hero} had thought of it as [a thing to be delivered|a parcel, so to speak|an errand|something made of paper|an outing with a purpose]. It had not [entered {his} head|struck {him}|occurred to {him}] that somebody was walking, out there, [at the other end|on the far end] of it.',
      '“It’s only a letter,” {hero} [had just said|had been saying|had said, yawning|had told the milestone|had remarked to {c}]. {He} was [ashamed of|sorry for|embarrassed by|not proud of] that [afterwards|within the minute|later]. {He} held it up near {spot}, with the light behind it, and inside the fold there was a line in [very small writing|the tiniest hand|writing like ants]. “There are five of us, and [the smallest is being carried|the smallest cannot walk|one of us is carried],” [it said|it ran|it read]. “We’ll [look for you|be looking for you|look out] [when it gets dark|at dusk|from the last hill].” ^ {He} [lowered it slowly|let it sink|put it down carefully|forgot {his} feet]. Whoever they were, they had [done the sum|worked it out|counted up] already, and [put {him} in it|counted {him} in|added {him}]. Five small somebodies [were on a road|were walking|had set out], going along [quite cheerfully|not even worried|in good spirits], because {he} had promised.',
    ],
  ),
  turnDeepens: beat(
    show('walk', 'thoughtful', 'brave', { props: LETTER }),
    [
      '[Home|Bed|Soup|A bath] is [near|just there|this way]. {hero} [shakes {his} head|says no|looks once] and [walks|goes|trots] on.',
      '[So tired|So sleepy|Sore feet], but on we [go|walk|tramp]! Home [calls|whispers|smells good], but {hero} [walks|goes|stamps] on.',
    ],
    [
      'Here the road [split|forked|made two], and one way led [home to supper|to soup|home to bed]. “Nobody would know,” said {hero’s} [tummy|toes|knees]. ^ But {hero} would [know|know it|always know]. “{refrain}” And on {he} [went|marched|stumped].',
      'It was getting late, and {hero’s} [feet|toes|heels] said, “[Stop|Sit|Ouch].” {His} tummy said, “[Soup|Pie|Cake|Buns].” ^ “I [said I would|promised them],” {hero} [told|answered] them. Past {spot} they went, [left, right|step by step|one foot, other foot].',
    ],
    [
      'Past {spot} there was [a path that led home|a lane that went home|a short cut home]. It was [a short one|quite short|a downhill one|wide and easy|swept and smooth|dry underfoot]. You could [nearly|almost|all but] [smell the soup|hear the soup|taste the bread]. Nobody had [seen {hero} promise|heard {hero} promise|been there], and nobody would [scold|mind|tell]. ^ {He} [stood there|stood|waited] [on one leg|like a heron|and chewed {his} lip]. “But I said it,” {he} [told|said to|whispered to] {c}. “I can’t [unsay it|take it back|swallow it again|rub it out], [can I|you see|you know].” And {he} took [the long road|the other road|the stony road], [quickly|at a trot], before the soup could answer.',
      'The shadows [grew|were now|stretched] as long as [ladders|bean poles|lanes]. {hero’s} [left shoe|right shoe|heel] had [a hole in it|stones in it] now. “We could [do it|finish|go on|see to it|deliver it] tomorrow,” {he} [said|told {c}]. It sounded [so sensible|quite clever|reasonable|almost kind|like good advice|very grown up]. ^ {C} [looked at {him}|waited|said nothing|sat down to listen]. “[I know|You’re right|All right|Yes, yes],” [said|sighed|muttered] {hero}. “It isn’t tomorrow that they’ll [be lost|need it|be looking|be out there|want it], it’s [tonight|now|today].” And on they went, past {spot}, past {spot}, [foot after foot|step by step|not very fast].',
    ],
    [
      'Beyond {spot} the road [divided|forked|split|came apart]. The left-hand way was [broad|smooth|wide], and [a sign said|a board said] HOME. They [could be back|would be home|might be back] [before supper|in time for soup|in an hour|by supper]. Nobody had [heard {him} promise|witnessed it|been listening], [apart from a bottle|except a bottle|but for a doorstep]. {hero} [stood there|waited there|hesitated] [rather longer|a good deal longer|a shade longer] than {he} liked to remember. ^ It was a [curious|strange|funny|peculiar] thing, [{he} thought|and quite simple|and rather awkward]. If there had been someone there to [hold {him} to it|remind {him}|insist], {he} [might well have argued|might have argued|would have made excuses]. [There was only|There was just|But there was only|{He} had only] {himself} [there|to ask|for a witness]. “Well,” {he} said to {c}, “[one of us heard me|I heard me|I was listening],” and took the right-hand way, which had [grass in the middle|no sign at all|nothing on it].',
      'From there on it was [just feet|only feet|feet, and feet|a matter of feet]. There is nothing much [to tell about|to say about|to report of|that one can say of] feet. They went past {spot}, and past {spot}, and the light [thickened|sank|drained away]. There was [a place|a gate|a corner] where they might have turned for home, [and did not|and hadn’t|but they did not]. ^ {hero} had stopped [singing|talking|whistling|complaining|humming] [by then|altogether|some way back]. [What {he} did was count|{He} counted|Instead {he} counted|{He} had begun to count]. [A hundred steps|A hundred paces|One hundred strides] for the first of those [somebodies|five somebodies|small somebodies], and a hundred for [the second|the next|the one behind]. When {he} got to the smallest, the one that was being carried, {he} gave it two hundred, and [found that {he} could|could|found {he} could] [do those as well|walk those too|manage them].',
    ],
  ),
  lowPoint: beat(
    show('stand', 'sad', 'quiet', { props: DOOR }),
    [
      'Here is the Light, and it is [out|dark|cold]. {hero} [hugs|holds|strokes] the letter.',
      '[Knock|Tap|Bang|Rap] on the door! No Keeper [comes|answers|calls], only a [moth|spider|beetle]. {hero} [sniffs|gulps|waits].',
    ],
    [
      '[There it was|Here it was|They were there] at last, but the door hung open, and the lamp was [cold|dark|dusty]. ^ “[Hello|Keeper|Anybody there],” called {hero}, but the house was [empty|hollow|bare]. Who would [take|read|want] the letter now?',
      '{hero} [knocked|banged|tapped], and nobody [came|answered|stirred]. “Gone away,” said a [paper|card|slate] on the door. ^ {He} [held the letter tight|hugged the letter|bit {his} lip]. “I [came too late|came for nothing|don’t know who to ask],” {he} [told {c}|whispered|said, very small].',
    ],
    [
      '[Here|There] was the far [end|edge], and here was the house of the Light, [just before|right before|not a minute after] dark. {hero} [knocked|tapped|banged], and the door [swung open|creaked open|opened] by itself. ^ There was [dust|moss|a puddle|a snail] on the stairs, and there was [rust on|a nest in|a web on] the lamp. “Gone to live with my sister,” [said a note|ran a note|said a card] [on the table|on a nail|under a cup]. “[Sorry|Pardon|Regrets], the Keeper.” It was [years old|brown with age|ages old|dated years ago]. [Nobody was there|There was nobody|No one was left] to [take|read|open|want] the letter.',
      '“We’re in time!” [shouted|yelled|crowed] {hero}, and ran [the last bit|up the path]. Then {he} [slowed down|stopped|went slower|walked]. There was no light [in the window|at the top|anywhere], and [not even|scarcely any|only half the] glass [in it|in the frame|to shine through]. ^ The Keeper had gone [long ago|years ago|away], and [taken the chair|taken the clock|locked nothing]. {hero} stood in the [empty room|bare room|cold room] with the letter [in both hands|against {his} chest|in front of {him}]. {He} had kept {his} promise, all of it, and it was [no good to anyone|no use at all|good for nothing].',
    ],
    [
      '[They were in time|They had made it|They weren’t late|They were early, even]. [That was|This was] [the strange part|the bitter part], afterwards. The last grey was still in the sky when they [came up to|reached|stood before] the house of the Light. {hero} had the letter ready, and had [even combed|wetted and combed|flattened|parted] {his} hair with {his} [fingers|thumbs]. The door was [open|ajar|unlatched]. It had been so [for years|for ages|since who knows when|since somebody left]. ^ “Gone to my sister’s,” [said a card|read a card|ran a note] [in the dust|on the stove|under a stone]. “[Very sorry|So sorry|Regrets|My apologies], the Keeper.” {hero} [stood there|stood still|did not move] [for a bit|and read it again|and swallowed]. {He} had [thought about|worried about|reckoned with] being late, and [even|also] being lost. It had not [crossed {his} mind|occurred to {him}|struck {him}] that one could do [every single thing|every last thing|each thing] one had promised, and find nobody there to have it.',
      'You expect the end of [a long|a great|such a] road [to be worth it|to be glad of you|to thank you]. At the end of this one stood a house with a lamp [on top|above], and [both were dark|both were out|neither was lit]. {hero} [knocked, and called|called, and knocked|tried the bell], and [finally went in|went in|found it open|pushed]. There was a hook where a [coat|hat|cap] had [hung|once hung|been]. There was [a nail|a pale patch|a mark] where there had been a [clock|picture|calendar]. ^ [Whoever kept|Whoever had kept|The one who kept] the Light had stopped, and no one had noticed, because it is only the people far out who need it. {hero} [held|pressed|put] the letter [against {his} chest|flat to {his} coat|under {his} coat]. [It was still|It felt|The paper was] [a little warm|faintly warm|warmer than the house]. [Out there|Far off|On the road] they would be [looking up|watching the sky|straining their eyes|counting on it] by now.',
    ],
  ),
  spark: beat(
    show('think', 'thoughtful', 'quiet', { props: LETTER }),
    [
      '“Who [keeps|minds|has] the light?” [asks|thinks|says] {hero}. “I have a [lamp|lantern], so I can!”',
      '{hero} [looks at|lifts|pats] the lantern. “[I can|I will|Let me] be the Keeper, {c}!”',
    ],
    [
      '“The Keeper of the Light,” {hero} [read once more|read aloud|read again]. ^ {He} looked at the [cold|dusty|big dead] lamp and [patted|lifted|looked at] {his} own lantern. “But I could [keep one|do that|be that], {c}!”',
      '“Nobody keeps the light,” said {hero} [slowly|aloud|to {c}], “unless [somebody|someone] [does|starts].” ^ And who was standing there, with a lantern and [two good hands|two strong arms|ten good fingers]?',
    ],
    [
      '{hero} [looked at|read|went over] the letter [for the last time|once more|again, very hard]. “Only for the one who keeps the light,” it [said|still said|said, as before|said, in brown ink|told {him} again]. It [did not say|never said|gave no clue] [who that was|the name|how old]. It did not say that it had to be [anyone tall|a grown-up|a person with a beard]. ^ {His} lantern bumped against [{his} knee|{his} leg|the table|the wall], and {he} [looked down|stared|blinked|frowned] at it. “{C},” {he} said, “I think I’ve been [carrying this to myself|sent to myself|bringing this to me].”',
      'What had {he} promised, [really|in fact|after all|when it came to it]? [To bring|To carry|To deliver|To hand over] a [letter|sealed letter|folded letter], yes. [But what|And what|Well, what|Only, what] was the letter [for|about|meant to do]? ^ [It was for|It was to get|It asked for] the light [to be on|to be lit|to shine]. [That was|This was|And that was] [all that anybody wanted|the whole of it|all they needed]. “It doesn’t need [a Keeper to read it|to be read|a reader],” said {hero}, [jumping up|on {his} feet|at last]. “It needs a Keeper [to do it|to shine|with a lamp|who’ll do it|who’s here]!” And {he} [ran for|made for|dashed to] [the stairs|the ladder|the steps].',
    ],
    [
      '“Only for the one who keeps the light”: {hero} had [read that so often|read it so much|looked so long] that {he} had [stopped seeing it|gone blind to it|worn it smooth]. Now, [having nothing else to do|for want of better|with nothing to do], {he} [saw it|read it|looked]. It was not [a name|an address|anyone’s name|a title]. It was not even [a person|anybody|a man or woman], [quite|strictly|as such|exactly]. It was [a job|a post|a task], and at the moment there was nobody in it. ^ {He} [turned {his} head|looked up|looked round|lifted {his} chin]. There [were the stairs|were the steps|was the staircase|was the way up]. [There was the lamp|There stood the lamp|There was the lamp itself], [grey with dust|blind with dust|under its dust]. There was {his} own lantern, full [to the brim|of oil|and trimmed], that {he} had carried all day without once asking [what for|why|its purpose].',
      'There is [the thing you promise|what you promise|the promise itself|what you said], and there is [the thing that the promise is for|what the promise is for|the reason for it]. They [look alike|are easily confused|look like twins|are often mixed up|wear the same coat]. {hero} had carried the first of them [all the way here|this far|for hours], and only now [set eyes on|caught sight of|met] the second. ^ Nobody out there was [waiting for|walking towards|in need of] a letter. They were [waiting for|looking for|walking to] a light. If it was lit, they would not care [by whom|who did it|whose hand]: a Keeper with [a beard|a pipe|a pension], or somebody in a shoe with a hole in it. “[Right|Well then|Good|Come along],” said {hero}, and [picked up|took hold of|reached for] the lantern. {His} voice sounded [quite different|larger|older|less tired] in [that empty room|the bare room|that house].',
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
      '[Climb|Up|Hup], {hero}, and [rub|wipe|polish] the glass! {refrain}',
      'Up goes {hero}, and [up|in] goes the lamp! It [shines|glows|winks] over [everything|us all|the whole world].',
    ],
    [
      '[Up the ladder|Rung by rung|Creak by creak] went {hero}, and [rubbed|wiped|cleaned] the glass with {his} [sleeve|hat|hanky]. ^ Then {he} [hung up|set down|put in] {his} lantern. “{refrain}” And the light [ran|jumped|flew] out over {place}.',
      '{hero} blew off [the dust|the cobwebs|a cloud of dust], [atchoo|hatchoo|pfff], and climbed [right to the top|up and up]. ^ “Now [I’m the Keeper|I keep it],” {he} [told|said to] {c}. And out over {place} [ran|flew|shot] the light of one [small|little] lantern.',
    ],
    [
      'The stairs had lost some steps, and {hero} [had to climb|took the ladder|went up on all fours]. {He} [wiped|scrubbed|rubbed] the [big|tall|dusty] glass with {his} sleeve, and then with {his} [other sleeve|hat|whole arm]. ^ [In the middle|Right in the middle|Overhead|In the roof] was a hook. {He} stood [on {his} toes|on a box|very tall] and hung up the lantern. “{refrain}” Out went the light, over {spot}, [as far as anyone could see|to the end of the world|further than {he} could shout].',
      '{hero} went up [hand over hand|rung by rung|quite slowly], with the lantern on {his} arm. The ladder [creaked|groaned|wobbled|grumbled]. [Each|Every] rung [said|asked] “Are you sure?” and on every rung {he} was, [more and more|rather more]. ^ At the top {he} [cleaned a round place|breathed on a bit|rubbed a hole] in the glass. {He} set the lantern [behind it|inside|there|against it]. It was [so small|tiny|hardly there|no bigger than a thumb]! But the glass was [old|thick|round] and clever, and made that small light [enormous|huge|wide as a field|tall as a house].',
    ],
    [
      '[A part|A piece|Most] of the stairs had gone, and {hero} did that part [on {his} stomach|by {his} elbows|by wriggling]. {He} took off {his} jumper and scrubbed the great glass [until {his} arms trembled|till {he} saw {himself}|for half an hour|with both sleeves of it|till it squeaked]. [The dust of years|Old dust|Years of dust] came away [in rolls|like felt|in scarves]. ^ Then {he} [turned the lantern up|trimmed the lantern|opened the lantern] and hung it [in the middle|from the hook|high up]. “{refrain}” {he} said. It was an [ordinary|everyday|plain] lantern, for [finding socks|looking under beds|shutting up hens] with. But the glass gathered it up, [turned it over|doubled it|combed it out], and threw it, [broad and gold|wide and yellow|like a carpet], from one end of {place} to the other.',
      '“I’m new,” {he} [told the house|explained to the house|called to the rafters], [climbing|as {he} climbed|from the ladder]. It [seemed polite|was only polite|felt proper|seemed only fair] [to say so|to mention it|to begin so]. The ladder [shed|dropped|lost] a rung behind {him}, and {hero} decided to think about that [on the way down|later|afterwards]. ^ The lamp room was [all glass and dust|grey from wall to wall|a box of dust|as grey as a sock|furry with dust]. {He} rubbed with [{his} handkerchief|{his} sleeve|{his} hat] until there was a window, and then a wall of windows, and then only evening. {He} set [the lantern|{his} lantern|the small lantern] [on its stand|in place|in the middle|down carefully]. {His} hands were [black|filthy|grey] and {his} knees [hurt|stung|shook]. “Only for the one who [keeps the light|keeps it],” {he} [said|said, “and that’s me”|told the rafters|repeated], and [broke the seal|cracked the wax|lifted the seal], and read.',
    ],
  ),
  deedHolds: beat(
    show('hold', 'brave', 'quiet', { light: 'night', props: LANTERN }),
    [
      'The wind [pulls|puffs|blows], but {hero} holds [on|tight|still]. {refrain}',
      '[Hold|Hug|Mind] the light, {hero}, [with both arms|with ten fingers]! The wind [huffs|puffs|whistles] and goes [away|round|off].',
    ],
    [
      'The wind [came|got up|came to see], and {hero} put {his} [hands|coat|arms] round the light. ^ {His} arms got [tired|heavy|wobbly] and {his} eyes got [small|sleepy|sore], but {he} held [on|tight|still]. “{refrain}”',
      'How long can you [hold a lantern up|hug a lantern|mind a small flame]? {hero} counted to [a hundred|ninety|fifty], [and back again|and once more]. ^ “Don’t go out,” {he} [told|begged|said to] the light, “because somebody [small|little] is coming.”',
    ],
    [
      'Now {he} [was allowed to|might] [open the letter|break the seal|look inside|unfold it]. “Dear Keeper, [we are coming home|we’re on our way|we shall walk|we start out] tonight,” [it said|it began|it ran]. “[Please leave|Do leave|Kindly keep|Would you leave] the light [on|on for us|burning].” [That was all|It was the whole of it|There was no more|That was the letter|The rest was paper]. ^ So {hero} [left it on|did so|let it burn|did as it asked|kept it on|said yes to that]. The wind [tried to blow it out|came after it|blew and blew], and {he} [stood in the way|got in between|turned {his} back]. {His} eyes kept [closing|shutting|slipping shut], and {he} kept [opening them|telling them no|prising them up|blinking]. “{refrain}”',
      '[A light is not just lit|It isn’t enough to light one|Lighting isn’t the end of it], {hero} [found out|learned|discovered]. It [has to be kept|must be looked after|wants keeping|needs somebody]. The wind [poked at it|reached in|leaned on it], and the flame [lay down flat|went blue|shrank to a bead]. {He} curled {himself} round it [like a wall|like a hedgehog|like a big glove]. ^ {He} was [cold|stiff|chilled|all shivers], and as hungry as a [bear|wolf|whole school|horse]. It grew so late that even {c} [leaned|yawned|nodded|sagged]. But the light [stood up again|got up again|lifted its head|pulled itself up], and {hero} [stood|got up|rose] with it.',
    ],
    [
      '“Dear Keeper,” [said the letter|the letter ran|it began|it went], “we’re [coming home|walking home|on our way home], so please [leave the light on|leave the light burning|keep the light on|let the light burn].” [You would think|One would think|You’d expect] that there’d be [more|a little more], after all that way. {hero} read it [slowly|twice|to {c}|three times]. It was [enough|plenty|quite enough|all one needed]. ^ [The lighting had been hard|Lighting it was hard|The lighting took courage], but it was [quickly done|soon over]. What came now was [long|slow|the long part|without an end|mostly standing]. The wind [found every gap|tried each pane|leaned on the panes]. [When the flame ducked|When it sank|If the flame bent], {he} [cupped {his} hands about it|spread {his} coat|made a wall of {his} hands]. When {his} arms gave out, {he} [leaned them on|propped them on|rested them on] {c}. “{refrain}” {he} said, to nobody, about [once a minute|every minute or so|as often as {he} breathed]. Out there nothing [moved|stirred|answered|showed]. {He} kept it on [for nothing|for nobody|all the same].',
      'It’s called keeping a light, and {hero} [had never thought about|had never noticed|had not considered] [the word|that word|the “keeping”] before. Anyone could [light one|strike a match|do the lighting|put one on|get one going] [once|once or twice|in a minute]. Now came [the keeping|the real thing|the other half|the part nobody sings about]. It meant [standing in a draught|a draughty neck|standing, mostly|stiff knees]. It meant turning the [wick|flame] down when it [smoked|flared|spat], and up when it sulked. It meant not sitting, since {he} knew [perfectly well|exactly|only too well] what would happen if {he} sat. ^ [After an hour|By and by|Within the hour] {he} [could not feel|lost touch with|forgot] {his} feet. After two {he} had told {c} [every story that {he} knew|all {his} stories|all {his} riddles, with the answers]. The dark [lay all round them|stood about them|lay everywhere] and [gave no answer|said nothing|kept its counsel]. “{refrain}” said {hero}, for the [fortieth|fiftieth|hundredth] time, and [turned up the wick|stamped {his} feet|wiped the glass].',
    ],
  ),
  solved: beat(
    show('cheer', 'laugh', 'joyful', { light: 'night', little: true, props: LAMP_DOWN }),
    [
      '[Pit, pat|Tip, tap|Patter, pat], here [comes|is|hops] {little} with four more! “You [kept the light|waited for us|left it on]!”',
      'Here come [hats|scarves|toes], one, two, three, four, five! [Hello|Welcome|Come in], {little} and [all|babies|friends]!',
    ],
    [
      '[Pit, pat|Tip, tap|Patter, pat], in came {little} the {littleKind}, with four tiny ones [behind|in a row|after]. ^ “You kept the light on [for us|all this time]!” [cried|called|squeaked] {little}. “{refrain}” [laughed|cheered|sang] {hero}.',
      '“There’s the light!” [called|cried|piped] a small voice. Out of the night came {little} [with all the family|and four babies|and four more]. ^ “[Thank you|Well kept|Good evening], Keeper,” said {little} the {littleKind}. {hero}, who had never been called that, [whooped|cheered|blushed].',
    ],
    [
      'Something [moved|stirred|hopped|glinted] [at the edge|on the rim|at the end] of the light. It was {a:littleKind} with [a bundle|a kettle|a basket|a rolled-up bed|a stick|a saucepan]. Behind it came three more, [yawning|puffing|in line], and on the last one’s back sat the [very smallest|tiniest|baby]. ^ “[There you are|So here we are|And there you stand|Hello up there],” [said the {littleKind}|it called|called the {littleKind}]. “I’m {little}. I told them [all the way|at every corner|over and over]: if the light’s on, it’s home.” {hero} [wanted to say|had planned|meant to say] something [grand|clever|like a speech]. “I said I would,” {he} said, and [yawned|hiccupped|swayed|smiled].',
      '“One, two, three, four,” [counted|whispered|said|breathed] {hero}. Down below, along the [gold|bright|yellow] path, came a family of [small tired|very small|dusty little] {many:littleKind}. The last had somebody [even smaller|smaller still|no bigger than a button] asleep on its back, and that [was|made] five! ^ “You’re not the [old|usual|real] Keeper,” said [the first|the foremost|the tallest], who was called {little}. “No, I’m [tonight’s|the new one|filling in],” [said|admitted] {hero}. “{refrain}” [squeaked|piped|chirped] the smallest one, without [opening its eyes|waking up].',
    ],
    [
      '[At first {he}|{hero}|To begin with {he}] [took it for|thought it|put it down as] a leaf. Then the leaf [had legs|walked|grew legs|bowed|looked up], [which was odd|all at once]. Into the [outermost|very last|thinnest] edge of the light [there came|crept|stepped] {a:littleKind}. It [stopped|paused|stood], and looked straight up at {him}. Behind it [stood|came|trotted|waited|shuffled] three [others|more|smaller ones]. One had a bundle on its back, and the bundle [yawned|hiccupped|waved|sneezed]. ^ “There,” [said the first one|it said|called the first] [to the rest|to the others|over its shoulder]. “[Didn’t I say so|As I was saying|What did I say]?” It [turned out to be called|said its name was|was called] {little}. “Were you worried?” it [asked|enquired|called], as {hero} [came stumbling down|arrived|came down to it]. “[Not us|We weren’t|Not I|Not for a minute], [not once|to be honest|thank you]. [You’d promised|We had your word|It was promised|Someone had promised].” {hero} found that {he} [had to look|must look|needed to look] [at the sky|at {his} shoes|at the ceiling] for a bit.',
      '“You’re new,” [said|remarked|observed] the {littleKind} at the [foot of the stairs|bottom step|door]. It had a hat with [a candle|a lamp|a wick] on it, [burnt out|gone out|used up]. “{Little},” [it added|it went on|it said, bowing|it offered]. “[These are mine|And these are ours|This is my lot|The rest are mine|And the others].” There were three of them [in a row|behind|in line], and one in a scarf, [fast asleep|dead to the world|snoring]. They had walked towards [that lamp|the gleam|that star] [since nightfall|since dusk|for hours]. They had never [questioned|wondered|asked themselves] whether [someone|anyone|somebody] would be standing [by it|beside it|under it]. ^ “What happened to the Keeper?” [asked|enquired|wondered] {little}. {hero} thought of [several answers|a few answers|a number of answers], [most of them long|none of them short|some of them sad]. “I [did|happened|came],” [{he} said|{he} told them|was all {he} said]. And the [whole family|entire family|whole row] laughed, [even|down to|including] the one in the scarf.',
    ],
  ),
  home: beat(
    show('look-aside', 'smile', 'cosy', {
      at: 'home',
      props: [{ prop: 'lamp', place: 'background' }],
    }),
    [
      'A lamp in {hero’s} window goes [wink|blink|twink]. Far off, {little’s} lamp [answers|winks|blinks] back.',
      'One lamp [here|by {hero}|on the sill], one lamp [there|far off]. “[Night, night|Sleep well|Sleep warm], {little}!”',
    ],
    [
      'At home {hero} put a lamp in the window, [behind|next to|in front of] the old bottle. ^ Far, far away another small light [winked back|blinked|answered]. That was {little}, [keeping it tonight|being Keeper|waving].',
      'The bottle by {hero’s} bed [was full again|whispered|rustled], with a [new|tiny] letter in it. ^ “We are home and [warm|snug|safe],” it [said|read]. “[Love,|Your friend,|Good night from] {little}.”',
    ],
    [
      '[Tomorrow people would|They would|Tomorrow they’d] ask about the [holes in|state of|mud on] {his} shoes. Tonight {hero} only [put|set|lit] a lamp [on|upon|up on] the sill, [behind|beside|next to] the old bottle. ^ Far off, beyond {place}, there was [a prick of light|one spark|a yellow crumb]. {Little} had moved in, and [was Keeper now|kept it now|had the job]. {hero} [held {his} hand|put {his} hand|moved a hand] [before the lamp|in front of it|up to the glass], on, off, on. The far light [went|answered|said|flashed|blinked] on, off, on.',
      'The letter [hung over|hung by|was pinned above] {hero’s} bed, with its [broken|cracked|red] seal. “Please leave the light on,” it [said|still said|asked|went on asking], [as politely as ever|to the room|in brown ink]. So {he} did, [just a small one|a tiny one|one small one], in the window, [in case|to be safe|for luck]. You never knew who [might be out|was on the road|was walking late|might need it|had lost the path] [tonight|at this hour|just then]. ^ And from the other end of {place}, if you knew where to look, a small one [shone back|winked|burned too].',
    ],
    [
      'They were all [very nice about it|kind about it|full of questions] at home, and somebody [heated|warmed|salted] the soup again. Nobody [quite understood|really saw|knew] what had been [so important|so urgent|all about]. {hero} tried to [explain it twice|explain it|tell it in order], and [then ate|then gave up and ate|then had bread]. ^ Upstairs {he} [put|stood|lit] a lamp on the windowsill, behind the old bottle, [so that it shone green|which turned it green|and the room went green|and {his} hands went green]. It was [about as|just as|no more|very nearly as] bright [as|than] a promise is when you make it. {He} [waited|looked out|leaned there|counted] [with {his} chin on {his} fists|for a minute|on {his} elbows]. Then, from the [far side|back|other end] of everything, [low down|very low|faint but clear], came an answer. {Little’s} lot had [said|promised|agreed|vowed] that they would, every night at nine. [It was nine exactly|And nine it was|The clock downstairs struck nine|Nine it was, to the second|It was one minute to].',
      'The house of the Light [isn’t empty any more|has tenants|is lived in again]. There is washing on the line, [very small|size nothing|doll-sized], and {little} has taken the job; a family of five, they said, could surely keep one lamp. {hero} can see it from the top of the stairs if {he} [leans|leans out|stands on tiptoe|stands on the banister rail|holds on to {c}]. ^ {He} [leaned|did so now|leaned out|stood there]. There it was, [as steady as a nail|steady as a stare|not a flicker in it]. [People far out|Those far out|Whoever was out there] would be [glad of it|glad|thankful], and would not wonder who. {hero} looked at it until the sill had [printed|drawn|pressed] a line across {his} arms. Then {he} put {his} own lamp [in the window|on the sill|beside {him}], since you never know who is [only halfway|still out|on the road].',
    ],
  ),
};
