import { beat, type Plot, show } from './plot.ts';
import { QUIET_GIANT_TRIES } from './quiet-giant-tries.ts';

const LETTER = [{ prop: 'letter', place: 'hand' }] as const;

/** One letter is left over, for somebody big that everybody fears and nobody has ever looked at twice. */
export const quietGiant: Plot = {
  id: 'quiet-giant',
  titles: [
    '{hero} and the Very Big Somebody',
    '{hero} Looks Twice',
    'Everybody Means Everybody, {hero}!',
  ],
  taglines: [
    'A story about looking once, and then looking again',
    'A story about somebody very big and very shy',
  ],
  blurbs: {
    young: [
      'Thump, thump, thump! Who is so big? {hero} has a letter for somebody nobody dares to visit. Shall we peep? Let’s look once. Then let’s look twice!',
    ],
    old: [
      'There is a picnic, and everybody is invited. But one letter is left over, for the big dreadful thing that thumps and growls at night. Everybody has heard it. Nobody has looked. {hero} and {c} are about to.',
    ],
  },
  refrains: {
    young: [
      'Look once, then look twice!',
      'Big or small, hello to all!',
      'Peep, peep, look again!',
      'Hello, you, hello, me!',
      'Big toes, little nose, hello!',
      'Tall or wee, come and see!',
      'One eye, two eyes, good day!',
      'Hats off, hello up there!',
    ],
    old: [
      'Big or small, we’ve come to call!',
      'Once for a peep, and twice for a look!',
      'One more look was all it took!',
      'Hold your ground and look around!',
      'High and low, we say hello!',
      'Stop and stare, there’s somebody there!',
      'Look up slow, and say hello!',
      'Chin up high, and eye to eye!',
    ],
  },
  lessons: ['kindness', 'courage', 'listening', 'sorry'],
  themes: ['shy', 'scary', 'fear', 'kindness', 'friendship', 'lonely', 'party', 'dinosaur'],
  settings: [
    'forest',
    'meadow',
    'seaside',
    'castle',
    'jungle',
    'snow',
    'desert',
    'mountain',
    'garden',
  ],
  quest: { props: ['letter'], from: 'none' },
  little: { creatures: ['bear', 'elephant'], names: ['Petal', 'Crumpet', 'Midge', 'Doily'] },
  want: beat(
    show('hold', 'thoughtful', 'wonder', { at: 'home', props: LETTER }),
    [
      'Come to my [picnic|party|cake feast], [everybody|one and all|big and small]! [One|This|The big] letter is [left|still here|left over].',
      'Letters for [Mum and Gran|cats and dogs|the whole street|you and me]! Whose is [this last one|the big one|this fat one], [thump|boom|bump|dumm]?',
    ],
    [
      '{hero} was having a picnic [for everybody|with nine cakes|with jam and flags]. {He} had [written|drawn|coloured|stamped] the letters. ^ Only one [was left|lay there|was over]. “For the Big One,” it [said|read], and [thump|boom|dumm] went something, [far away|behind the hills|out there].',
      '[Picnic today|Cakes at six|Buns and games]! Everyone [got a letter|had mail|found a card] from {hero}. ^ But who was [the last|this last|the big] one for? Far away, something [went thump|went boom|went dumm]. “[It says EVERYBODY|EVERYBODY, it says],” [said {hero}|whispered {hero}], “and that’s [the Big One, too|the thumper, too].”',
    ],
    [
      'There was going to be a picnic, and {hero} [had made all the letters {himself}|had painted all the letters {himself}|wrote the letters {himself}|cut out all the letters {himself}]. [“EVERYBODY is invited,”|“EVERYBODY must come,”|“EVERYBODY, please,”] [they said|they read|they said in green]. Forty were [gone already|delivered|out|on their doormats|in people’s hands]. [One was left|One remained|There was one over|One stayed behind|Just one lay there|Number forty-one was left]. ^ Nobody would [touch it|pick it up|take it|so much as poke it|sit near it|read it aloud]. [It was for|It said it was for|Its owner was] the Big One {within}, who went thump [in the night|up and down|when lamps were out].',
      'Something [big|huge|enormous] had [come to live|moved in|settled] {within}. Nobody had [seen it|met it|had a look at it|drawn it|seen so much as a toe|asked it in]. [But everybody had|All had|The whole street had] [heard it|felt it|listened to it]: thump, thump, grrrr. ^ So when {hero} [gave out the letters|dealt out the letters|took round the cards] for {his} picnic, [one was left over|there was one too many|one stayed in {his} hand]. “[You can’t invite that|Surely not that|Don’t ask that]!” [people said|said the baker|everyone cried]. {hero} [read it again|looked at it again|held it close|spelled it out|turned it over|put {his} nose to it]. “[It says EVERYBODY|EVERYBODY, it says|It does say EVERYBODY],” {he} [said|told them|read out].',
    ],
    [
      '[The invitations had been|The letters were|All the invitations were] {hero’s} idea [from start to finish|every bit of them|right down to the stamps]. “Picnic,” [they said|was the first word|they began|it said on top]. “[Today at six|At six|Six sharp|Six o’clock]. [EVERYBODY|EVERYBODY, please|EVERYBODY is to come].” {He} had made forty-one, and [by nine o’clock|before lunch|within the hour] {he} [was rid of|had given out|had parted with] forty. ^ [The last one|Number forty-one|The leftover] lay on the table, and [people walked round it|nobody sat near it|people coughed at it]. It was for [whoever had come|the one who’d come|the one who had moved] to live {within}. [One heard them at night|After dark one heard them]: a thump, a pause, a thump, and then a growl that [made the spoons shiver in the drawer|loosened the plates on the wall|curled the wallpaper]. “[Leave that one out|Lose that one|Burn that one],” [they told {him}|was the advice|said the street]. “But then [it wouldn’t be true|it’s a fib|we’d have to cross out the word],” [said {hero}|{hero} pointed out|{hero} objected].',
      'It is [easy to write|quick to write|no trouble to write|pleasant to write] “EVERYBODY is invited.” {hero} had written it forty-one times, with a [red|blue|green|fat] pencil, and had [enjoyed every one|never once blotted|sung while doing it]. Then {he} took them round, and the word [began to make difficulties|turned out larger than it looked|got heavier|swelled a bit at each gate]. ^ Forty people [said how kind|thanked {him}|asked what to bring|said they’d bring a pie]. [The forty-first was|That left|Then came|There remained] the Big One. [It had come to live|It had moved in|It lived] {within}, and at night it went thump, [in a way that made the spoons shiver|so that clocks stopped|till the milk shook in its jug]. “You don’t [mean that as well|count that|mean it]?” they [asked|said|wished to know]. {hero} had not [thought about it|seen that coming|looked that far]. {He} [looked at the word|read the word|put a finger on the word|bent over the word|spelled the word out]. It was [quite a big word|a wide word|a roomy word], [seen from close up|once you stood in it|looked at slowly].',
    ],
  ),
  setOut: beat(
    show('walk', 'brave', 'brave', { props: LETTER }),
    [
      '[Here comes|We bring|Look, here comes|Hurrah for] the [post|letter|big letter], Big One! {refrain}',
      '[Letter up|Boots on|Chin up|Hats on], [step, step|off we go|tap, tap|left, right], [{c}|hurrah|hop]! {refrain}',
    ],
    [
      '“Then [I will take it there|I’ll be the postman|I’ll carry it|I’ll find the Big One],” [said {hero}|said {hero}, boots on]. {C’s} eyes went [very round|big|as round as plates]. ^ “{refrain}” they sang, to make their knees [stop shaking|stop wobbling|keep still|behave].',
      '{hero} put the letter [in {his} pocket|under {his} hat|in a bag|up {his} sleeve]. ^ “We [only say hello|knock and run|only hand it in|say hi and go],” {he} [told {c}|told {his} knees]. “{refrain}” And [off they went|they set out|on they marched], [close together|side by side|elbow to elbow].',
    ],
    [
      '“[If nobody will take it|If nobody else dares|If it won’t walk there], I will,” [said {hero}|said {hero}, standing up]. {He} said it quickly, [before {his} knees could hear|so as not to change {his} mind|in one breath|in case {he} heard it]. ^ {C} looked at the letter, and [towards|over at] {place}, and [swallowed|gulped|nodded, mostly|sat down once]. “{refrain}” they both [shouted|sang|roared|yelled|bellowed|piped]. [You can’t|Nobody can|It’s hard to] [shiver while you are shouting|wobble while you bellow|tremble and sing].',
      'It was the [neatest|biggest|best|fattest|pinkest] letter of them all. {hero} had drawn a [cake|bun|biscuit|flag] on it and written PLEASE COME [in capitals|in purple|with a ruler]. ^ “We just [hand it over|hold it out|say “post”|put it down],” {he} [told {c}|explained to {c}]. “[Then we run|Then home|And then off|And bolt|And quick march home|After that, we trot].” “{refrain}” they [called|sang|shouted|crowed|hooted]. [The whole street|Everybody] [came to its windows|hung out of its windows|lined the kerb] to watch them go.',
    ],
    [
      '“You’re [never going there|not really going|off to see it]?” said somebody [over the wall|from a ladder]. “It’s as high as [a church|a crane|six houses|two barns|a ship’s mast]. It eats [fences|gates|chimneys|wheelbarrows|ladders|prams|benches].” “Have you [seen it|met it|measured it]?” [asked {hero}|said {hero}|{hero} asked]. “[Nobody’s seen it|No one’s seen it],” said somebody, [with relish|happily|with a shudder]. “[That’s how we know|Which proves it|That’s the worst of it|So it must be true|That’s what makes it so bad|You won’t catch me looking].” ^ {hero} [thought about|considered] this for as long as it took [to tie both shoes|to eat a plum|to button a coat]. It did not [get any cleverer|make more sense|improve|look any better|grow on {him}|taste of anything]. “{refrain}” {he} [told {c}|said to {c}|remarked to {c}|assured {c}|sang to {c}]. {He} [held the letter out|carried the letter] in front of {him} like [a very small flag|a ticket|a lamp].',
      'There is [a trick to|a knack of] doing what frightens you, and it is to be halfway there [before you notice|before your knees are told|by the time you think]. {hero} [did not stop to think|left no time for thinking|began with {his} left foot|did not look down|left before {he} could think|counted gateposts, and nothing else]. {He} [took the letter|held the letter|had the letter] in one hand and [the garden gate in the other|{his} courage in the other|a biscuit in the other]. ^ “We walk up, [say good day|bow|say “Letter”], and walk back,” {he} [explained to {c}|told {c}]. “[At a brisk pace|With dignity|Not running, exactly|Quickly|Like people with a train to catch|Without stopping for breath].” All along the street the curtains [moved|twitched|lifted at one corner|rippled|grew noses|parted a finger’s width]. “{refrain}” {hero} called [over {his} shoulder|from the corner|at the top of {his} voice], and every curtain [jumped|dropped|flinched].',
    ],
  ),
  problem: beat(
    show('look-aside', 'surprised', 'worried', { props: LETTER }),
    [
      '{hero} finds [big|deep|huge|round] [footprints|toe holes|foot holes]! Who [made them|was here|walks here|did that]?',
      '“[Hello|Big One|Yoo-hoo|Anyone]?” [calls|sings|says] {hero}. But [nobody|no Big One] is here, only [toe holes|footprints|deep prints].',
    ],
    [
      'By {spot} was a [footprint|giant foot|toe hole]! {hero} could [lie down|swim|camp] in it. ^ [Thump, thump|Boom, boom|Dumm, dumm], went something [near|over there|behind them]. They [ran|crept|hopped] to look, but nobody was [there|about].',
      '“[Hello|Post|Big One], is that [you|a foot|your foot]?” [called|sang|shouted] {hero}, for something went [thump|boom|bump]. ^ They peeped [round|behind|past] {spot}. There were only footprints, and each was as big as [a bathtub|a boat|a paddling pool|a bed].',
    ],
    [
      '[The first footprint|The first hole with toes] was [next to|behind|in front of|just past] {spot}. {hero} [got in|climbed in|stepped in|jumped in|slid in|sat down in it]. There was room for {him}, the letter, {c} and a small [sofa|cupboard|piano|goat|donkey|bath]. ^ Then they [heard it|felt it|stopped|held their breath|grabbed each other|went quiet]. [Thump|Boom|Dumm|Ba-dumm|Whump], and [bumm|dumm|whump|thud], [nearer|louder|and again]. It was [coming closer|quite near|coming this way|just behind them|only a step away|round the next bend]! But when they [popped up to look|put up their heads|stood on tiptoe], [it stopped|it hushed|there was nothing|all was still]. “[That’s odd|Strange|Funny|Well, now|How rude],” said {hero}. “I think it saw us and [went away|hid|ducked|backed off|thought better of it|tiptoed off].”',
      '[How do you give|How does one give|Who can hand] a letter to somebody [who is never there|who won’t stand still|who goes before you come|who walks off]? They heard it by {spot}, [thump, thump|boom, boom|dumm, dumm|whump, whump]. They [ran up|crept up|dashed up], and found only a footprint as big as [a bath|a cartwheel|a rowing boat|a hammock]. They [heard it again|heard more|tried again] near {spot}. ^ “For somebody that size,” [said {hero}|{hero} said|{hero} told {c}], “it’s [awfully good at hiding|very quick at leaving|a wonder at hiding].”',
    ],
    [
      'They had got as far as {spot} when {hero} [fell into something|was suddenly lower down|went down a step]. It had five [round dents|hollows|bowls|pits|basins] along one end. [It took {him} a moment to see|Only slowly did {he} see|{He} noticed at last] that {he} was standing in a footprint, and could have [kept a pony in it|held a small dance in it|moored a boat in it]. ^ “[Thump|Boom|Dumm],” [said the ground|went the ground|remarked the ground]. “[Thump|And again|Thump, it added|Dumm|Thump, said the next bit].” {hero} [got the letter ready|held up the letter|lifted the letter] and [thought of something polite|cleared {his} throat|straightened {his} collar]. The thumps [drew near|came close|approached], seemed to think better of it, and [went off on tiptoe|crept away|left by the back]. “It’s [avoiding us|shy of us|running from us|keeping out of our way|minding its manners],” {he} said. [{He} could not|{He} couldn’t|Nobody could] have been [more astonished|more surprised|less prepared].',
      '[It ought to have been easy|It should have been simple|One would expect no trouble|It sounded easy|It had looked like child’s play|Nothing could be simpler]. Something that big, {hero} [reasoned|argued|felt], cannot [be hard to find|be overlooked|get lost]. And it wasn’t hard to find [where it had been|its footprints|the places it had left|which way it had gone]. There were prints by {spot} that you could have [floated a boat in|bathed a horse in|planted a tree in]. ^ [The hard thing was|The trick was|The trouble was] to find [where it was|where it had got to|where it was at the moment]. [Each time they came near|Whenever they got close|At their every step], [the thumping stopped|the thumps fell silent|all was still]. A shadow [slid off|drew back|slipped away] behind {spot}, [with great care|on its toes|like a big cat], and nobody was there. “Anyone would think,” [said {hero}|{hero} remarked|{hero} said], “that we were the ones [who go thump|to be afraid of|with the teeth].”',
    ],
  ),
  tries: QUIET_GIANT_TRIES,
  turn: beat(
    show('kneel', 'wonder', 'wonder', { props: [{ prop: 'magnifying-glass', place: 'hand' }] }),
    [
      'Big feet [go|step|walk|tiptoe] round a [tiny|small|slow|wee] snail! They are [kind|good|soft|clever] [feet|toes].',
      'The [big|huge|deep] feet [stop|bend|turn] here. A [tiny|wee|round] snail sits safe, [and waves|eating|asleep]!',
    ],
    [
      'Then {hero} [looked again|bent down|got out the glass|looked twice]. The huge footprints made a [bend|loop|curve|wiggle], and [why|what for]? ^ There sat a tiny snail, [safe and sound|eating lunch|as well as ever]. Somebody had walked [all the way|on tiptoe|in a ring] round it!',
      '“[Stop|Wait|Careful],” said {hero}, and [bent down low|held up a hand|lay on {his} tummy]. The footprints [went|turned] [left|in|wide], and they [went|turned] [right|out|back]. ^ Somebody very big had [stepped over|walked round|made room for] every single [beetle|ant|worm].',
    ],
    [
      '[That was when|Just then|At that|It was here that] {hero} looked at the footprints [a second time|again|through the glass]. They did not [go straight|run straight|march on|keep in line|stamp along]. They went [out in a bend|out in a curve|aside], [on tiptoe|up on the toes|with small steps], and back again. ^ In the middle of the bend [sat|was|lay] a snail, [with not a scratch on it|quite well|having its lunch|chewing a leaf]. “{C},” said {hero} [slowly|on {his} knees], “somebody [took great care of that|minded that|was careful here].”',
      '“[Wait a moment|Hold on|Hang on|One moment|Stand still|Don’t move],” said {hero}. {He} [had been looking at|had only seen|saw nothing but] [how big the footprints were|how deep the prints were|their size|the depth of them]. [Now {he}|This time {he}|So {he}] [looked at where they went|followed them with a finger|read them]. ^ They [went round the ants|let the ants by|went round a flower|swung round a daisy|stood aside for some ants]. [They|Then they|And they] [went round the snail|turned out for the snail|stepped past the snail]. They took one giant step over a [sleeping|very small|late|lost|snoring|striped] beetle. “A monster [doesn’t do that|would squash it|wouldn’t look|eats snails, doesn’t it],” [{he} said|said {hero}|{he} whispered].',
    ],
    [
      '[A frightened person|Anybody scared|When frightened, one] looks at [a footprint|a big print|footprints] and sees the size of it. [{hero}|Until then {hero}|So far {hero}] [had been doing so all day|was no better|had done nothing else|hadn’t gone further]. Now {he} sat down on the edge of one to empty {his} [shoe|boot|sock|pocket], and, [for want of anything better to do|since {he} was down there|with nothing else to look at], looked again. ^ The tracks ran past {spot} [as straight as a ruler|as straight as a road|like a railway], and then they did not. They swung out [in a wide curve|in a long loop|round in a bow], [on the very tips of the toes|on tiptoe]. [In the curve was|There sat|Inside it was|In it sat|There went] a snail. It was crossing, [at its own pace|in no hurry|horns out], and it had been given [the whole road|right of way|all the time it liked].',
      '{hero} [nearly trod on|almost squashed|missed by an inch] [the snail|a small snail|a snail]. {He} [hopped, wobbled|swayed, hopped|jumped, swayed], and stood there on one leg, [looking down|arms out], and so {he} noticed that somebody else had hopped just there. [On the left of|To one side of|Before|Just short of|A step before] the snail was one enormous print, up on its toes. [On the right was another|Its fellow was on the right|Beyond was the other|Past it was the next|On the far side stood its partner|A yard on was the other]. ^ {He} tried to imagine it: something as big as [a barn|a bus|a windmill], on one leg, [holding its breath|arms spread], for a snail. [It would not fit|It could not be squared|It did not go] with anything {he} [had been told|had heard|knew|had been led to expect]. “Somebody,” {he} said [to {c}|thoughtfully], “has [got somebody wrong|made a mistake|been told wrong].”',
    ],
  ),
  turnDeepens: beat(
    show('tiptoe', 'surprised', 'wonder', { props: LETTER }),
    [
      '“[Grrr-lo|Grrr-low|Grrr-ello],” [says|goes|growls] a [voice|big voice|bush]. Is [that|it] a [growl|grumble|grunt] or a [hello|good day|greeting]?',
      '[Tiptoe|Creep|Hush], [tiptoe|creep|hush], somebody [growls|hums|grumbles]. “[Grrr-lo|Hrrr-lo|Grrr-low],” it says to a [stone|leaf|beetle].',
    ],
    [
      '“Grrrr!” went [something|a voice|somebody] behind {spot}. {hero} [wanted to run|went cold|held {his} hat], but {he} listened [once more|twice|and stayed]. ^ “Grrr-ello,” it [said|tried|mumbled], “[how do you do|nice to meet you|lovely day|do come in].” It was [practising|learning it|rehearsing|saying it over]!',
      '[Then came|There was|They heard] the growl, so near that {hero} [held on to|squeezed|hid behind|grabbed] {c}. ^ “[Grrr-lo|Grrr-ow|Grrr-looo],” it said, and [sniffed|sighed|gulped|hiccuped]. “Oh, I’ll never [get it right|say it|learn it|get to the end]!” And [off|away] it [ran|went|galloped], thump, thump.',
    ],
    [
      'From behind {spot} came the dreadful growl, the one that [kept the street awake|shook the street]. {hero} [grabbed|ducked behind|clutched|held on to|stood on] {c}. ^ But [from so near|close to|at six paces|with no wall between], it was not quite a growl. “[Hrrrr|Hrmm|Hrrrrrr],” [it said|it began|went the voice|came the voice], “[hrrr-lo|hrrr-low|hrrr-loh|hrrr-ull|hrrr-lello], [hello|ello|hullo|good hello|good afternoon]! [My name is|I’m called|I am|May I be|This is], [oh dear|oh no|bother|drat|botheration], [hrrrr|hrr|hrrr-hrrr|hum].” “[It isn’t growling|That’s not a growl|It’s not cross],” [whispered|breathed] {hero}. “[It’s practising|It’s rehearsing|It’s learning to say hello|It’s homework|It’s in the middle of a lesson|It’s having a rehearsal].” Then [a pebble rolled|a twig snapped|{c} sneezed], and [thump, thump|thump, bump|boom, boom], it was gone.',
      'Behind {spot} somebody was talking [to a stone|to a stump|to its foot|to its own knee]. “Hrrrr,” [said the somebody|it began|went the somebody|said a voice|came from low down]. “[Hrrrello|Hrrrallo|Hrrrullo|Hrrrollo|Hrrrelli]. [Nice day|Fine day|Nice place|Nice hat|Nice cake|Fine picnic]. [I am|I live|My name|I was|I come|Call me]. No, [that’s all wrong|back to front|too fast|that’s not it|stop, and breathe|much too loud].” There was a sigh like a [tent|mattress|haystack|wall|bed|marquee] falling over, and the thumps went away. ^ {hero} [knew that growl|sat quite still|had heard that growl|felt {his} ears tingle|felt {his} neck prickle|put {his} head on one side]. The whole street [knew it|did|had its pillow over it|shut its windows to it|slept badly on it]. “Every night,” {he} [breathed|said|whispered], “it’s [been trying to say hello|practised saying hello|wanted to say hello|been doing its lesson].”',
    ],
    [
      '[Then it growled|There came the growl|Grrr, it went|And then: the growl|There it was, the growl|Behind them, it growled]. {hero} had only heard that sound [through a wall and a blanket|with a pillow over {his} ears], and [{his} hair stood up|{his} neck went cold|{his} toes curled|{his} hat went up]. [It came from|It rose|It seeped out from] behind {spot}. [What stopped {him} from running|All that held {him} there|What kept {him}] was that {he} [heard the end of it|listened to the rest|got to the second half]. ^ “[Hrrrrr|Hrrmm|Grrrrr],” [it went|it began|said something|it rolled], “[hrrrr-low|hrrrr-loh|hrrrr-al|hrrrr-ullo|hrrrr-hal]. [Hello|Hullo|Ello|Hallo|Hello, hello], [how do you, no|how are, no|pleased to, no|how was, no|I am very, no]. [Lovely evening|Fine weather|Charming view|Nice picnic|What a nice hat|Mild for the time of year]. [Hello, I’m|Hello, my|I am the, the|Hello, this is|Hello, I wonder], [oh, bother|oh, fiddle|never mind|again|oh, crumbs|once more].” There was [a sniff|a sigh|a gulp], and then the thumps moved off, [still muttering|sniffing still|and the words with them|a little sadly]. {hero} and {c} [stared at each other|did not move|sat down|looked at their shoes|let out a breath]. [All those nights|Night after night|All that time], all those shut windows, and it had [been practising|been learning one word|been rehearsing].',
      '“[Hrrrrrrr|Hrrrrrr-rr|HRRRRR|Hrrr-rrr-hrrr|Hrrrrrrmmm].” It was the growl, the real one, the one for which people in {hero’s} street [pushed the cupboard against the door|slept in their hats|stuffed the keyhole|sat on the coal box|hummed in chorus]. [It was just|It sat|It came from|This time it rose from] behind {spot}. {hero} [shut {his} eyes|held {his} hat] and [did what nobody had ever done|did a new thing|tried something else]. [{He}|There {he}|{hero}] [stayed until it was finished|heard it out|listened to the end]. ^ “Hrrrrr-ello,” [said the growl|it continued|went the growl|ended the growl|it went on]. “[Hello|Good evening|Hello there|Hello, all|Good day to you]. [Please don’t scream|Please stay|Please don’t run|Don’t mind me|Please keep your hat on|Please sit down]. [I’m new|I’m new here|New here, I am|I’m from away|I’ve just moved in].” Something very big [blew its nose|sighed] and [trudged away|plodded off|shuffled off|went off on its toes]. “It’s got as far as ‘I’m new’,” [whispered {hero}|{hero} whispered|breathed {hero}], “and nobody’s ever [let it get to the end|waited for the rest|stayed for more].”',
    ],
  ),
  lowPoint: beat(
    show('crouch', 'sad', 'quiet', { props: LETTER }),
    [
      'Two [big|huge|round] eyes [peep|look|stare] down. “[AAAH|EEEK|HEELP|WAAAH]!” [yells|goes|cries] {hero}, and the Big One [runs|hides|sobs].',
      '“[EEK|AAH|OOH|HELP]!” [screams|yells|cries|squeals] {hero}, so [loud|shrill]. The poor Big One [sobs|cries|runs off|hides its face].',
    ],
    [
      '{hero} [turned a corner|looked up|came out from the leaves]. There it was, as big as a [barn|house|bus|hill], and “[AAAAH|EEEEK|HEEELP|WAAAH]!” screamed {hero}. ^ The [poor|great|huge] Big One [hid its face and ran|shook and ran|dropped its flowers and fled]. “I [did it too|screamed, too|was loud again|spoiled it],” [said|sighed|whispered] {hero}.',
      'Suddenly a [great big|huge|hilly|giant] face [looked down at|bent over] {hero}. {He} [screamed|shrieked] [before {he} could stop|out loud|as loud as a train]! ^ The face [crumpled up|went sad|began to shake|folded], and thump, thump, [it was gone|off it ran|away it went]. {hero} felt [hot and small|very small|all hot|sorry].',
    ],
    [
      'And then, past {spot}, [there it was|it stood there|they met it]. It went [up and up and up|higher and higher|and did not stop|on above the leaves]. {hero} opened {his} mouth [to say hello|to be polite|to speak], and out came [the loudest scream of {his} life|a scream like a whistle|the biggest yell ever]. ^ The Big One [shook all over|jumped|went pale|flinched|dropped some leaves]. It [covered its face|hid its eyes|put down its head] and [stumbled away|backed off|ran, bumping into things]. {hero} [stood there|was left|stayed behind] [with the letter|letter and all|with {his} mouth open]. “[I screamed|I yelled|I did it|That was me|I squealed|The scream was mine],” {he} said. “[I’m|So I’m|Then I’m] [just like everybody else|no better than the street|as bad as the rest].”',
      'They came round {spot} and [nearly bumped into a knee|came up against a knee|stopped at a big toe]. It was as high as [a house|a gate|a haystack|a shed|a door]. {hero} had the words all [ready|in a row|on {his} tongue|polished|folded up]. But what came out was “[AAAAAH|EEEEEK|HEEEELP|WAAAAAH|OOOOOOH|YEEEEEK]!” ^ [There was a gasp|They heard a gasp|Came a gasp], a thump and a sob, and [the place was empty|it had fled|nobody was there]. One big [tear|drop|splash] lay [on the ground|in the dust|on a leaf] [like a puddle|and shone|with sky in it]. {hero} [saw {himself} in it|looked into it|looked like that in it], and [was not proud|looked away].',
    ],
    [
      'They met at {spot}, [with no warning at all|head to knee|as people meet in doors|before either was ready]. {hero} [stepped round|came round] one side of it and [the Big One round the other|there, round the other, was the Big One]. It went up [like a cliff|like a tower|and on up|like a lift shaft]. {hero} had the letter, {he} had the words, [{he} had known for hours|{he} was quite certain] that there was [nothing to fear|no reason to be afraid|no danger at all]. [{He} screamed|And {he} screamed|{He} shrieked]. ^ And {he} [saw it land|watched it arrive|saw where it went|saw whom it struck]. [The huge face|That great face|The face] [flinched|closed|gave way], as if it were used to this, and had hoped, just this once, for something else. Then it turned and [blundered away|lurched off|crashed off|stumbled off]. {hero} sat down [on the ground|on a stone|where {he} was|just there]. {He} would have [given anything|given {his} boots|swapped {his} birthday] to have [that one second|one second|that breath] back.',
      '[It all went wrong|It was spoilt|Everything went wrong] [in one breath|in a moment|at once|inside a minute|before {he} could blink]. There was {spot}; there was a foot; {hero} looked up, and up, and up, and [met two eyes|saw two eyes|arrived at a face|came to a chin]. “Hrrr,” began the Big One, [shyly|blushing|sweetly|on tiptoe]. And {hero}, who had come all this way [to be polite|with manners|to say hello], screamed [until {his} ears rang|like a whistle|to the last of {his} breath]. ^ The eyes went wide, [and then wet|then dim|and filled|and then swam|and looked away]. [A minute later|Presently|Before long|By the time {he} stopped] there was nothing left but [a far-off thumping|thumping, far away|a dull thumping], which was the sound of somebody running away. {C} [said nothing|was silent|kept quiet], [which was kind|and took {his} hand|and meant it]. “[It was never the Big One|It isn’t the Big One|The growl was nothing],” said {hero} at last, [very low|to {his} boots|in the end]. “[It was us|It’s us|We did it|It’s what we do], [all of us|every time].”',
    ],
  ),
  spark: beat(
    show('think', 'thoughtful', 'quiet', { props: LETTER }),
    [
      '[Look again|Think back|Think hard|Shut your eyes], {hero}! It [was shaking|was scared|had wobbly knees|was crying], [too|just like you].',
      'The [big|brown|wet|round] eyes were not [bad|cross|mean]. They were [sad|scared|shy|kind], [thinks|says|whispers] {hero}.',
    ],
    [
      '{hero} shut {his} eyes and [looked again|had another look|went back], [inside {his} head|with {his} mind]. What [had {he}|had they] [seen up there|forgotten to see|left out|missed]? ^ [Two|Two big|Two hairy] knees, going [knock, knock|clack, clack|wobble, wobble]! It had been [just as scared|scared as well|afraid of {him}|shy].',
      '“It was [big|tall|huge],” said {hero}, “but what [else was it|came after big|was under the big]?” ^ It had a [flower|feather|daisy|bow] behind one ear, and its knees went [knock, knock|clonk, clonk|wobble, wobble], like {hero’s}.',
    ],
    [
      '{hero} [went over it once more|thought of it again|played it back], slowly, as you look at a picture [a second time|upside down|once it’s quiet]. The first time {he} had seen big, and [nothing else|no more|stopped there|not a button more|went no further]. ^ But there had been a [flower|feather] behind one ear, [put there with care|tucked in neatly|on purpose|the way you would for a party]. And both its knees [were knocking|shook|trembled|wobbled|were going like spoons]. {He} [knew about that|knew the feeling|had met that before|knew all about knees|could have drawn that]. [{His} own had|{His} knees did; they’d|Why, {his} own had] [knocked all day|done that since lunch|been at it for hours].',
      '[What had it looked like|What had {he} seen|How did it look, really|What had been there|What did {he} remember]? [Big|Tall|Huge], [thought {hero}|said {hero}|was the answer|came the answer|and no mistake]. [And then|What else|And after that|Next|What then|And besides]? {He} had [stopped at that|got no further|left off there|shut up shop there|looked no lower], [more or less|in {his} hurry|what with screaming]. Now {he} made {himself} [go on|look on|look lower|look past it|start again at the top]. ^ It had [washed behind its ears|combed its hair|polished its toes|tied a bow round its neck|brushed its fur]. And it was holding something, [a small bunch of leaves|some leaves in a bunch|a bundle of leaves], [all squashed|tied with grass|held tight]. “{C},” {he} said, “[it was coming to see us|it had dressed up for us|it was on its way to visit|it came to meet us]!”',
    ],
    [
      '[You can look at a thing and not see it|It’s possible to look and not see|Looking isn’t seeing]; {hero} [had just proved that|was the proof|had done it]. [So {he} did it again|{He} tried again|{He} took another look], [with {his} eyes closed|sitting down|more slowly]. {He} [went back into|stepped back into|returned to] that second and [walked round in it|sat down in it|stood still there]. [First came Big|Big came first|There was Big|In front was Big|At the door stood Big|Big pushed to the front]. Big stood right in front, [as usual|naturally|arms folded], and [hid the rest|let nobody by|filled the doorway]. {He} [looked behind it|asked it to move over|went round it|put {his} head round it|said “Excuse me” to it]. ^ There was a [feather|flower|daisy|sprig|leaf|fern] over one ear, put there by someone with no mirror. [There were two knees|Then came two knees|There were knees], and [they were knocking|both shook|they knocked together]. It had not been [about to roar|going to roar|angry|gathering a roar|cross in the least]. It had been about [to say hello|to try its hello|to greet {him}], and was [every bit as frightened|exactly as scared] as {he} was.',
      '“Tell me what I saw,” [said {hero}|{hero} asked|{hero} begged|ordered {hero}]. {C} thought that it [had been large|was sizeable|had been tall|was on the large side|had been sort of big]. “Yes, but [after large|apart from large|below the large|besides the large|when you’d got past large]?” They sat down by {spot} and put it together like [a broken plate|a jigsaw|a torn map|a dropped cup]. ^ [It had been clean|Clean, it had been|It had looked neat]; somebody had [scrubbed behind those ears|brushed it|ironed its collar]. It had held [a bunch of leaves|some leaves|a few leaves] out in front, [the way one holds a present|as guests do|like a ticket]. “[Nobody does that|People don’t do that|You don’t do that] [who wants to eat you|before a meal|and then bites],” said {hero}. {He} [looked at the letter|saw the letter|considered the letter], [damp and bent|gone soft|crumpled], in {his} own hand. The two of them [must have looked|had looked|were] [exactly alike|the same|like twins|cut from one cloth].',
    ],
  ),
  deed: beat(
    show('reach', 'brave', 'brave', { props: LETTER }),
    [
      '[Thump|Boom|Dumm], [stay|stand|wait], {hero}, [look up|chin up|eyes up]! [Look|Peep] [again|twice|once more], and [smile|wave|breathe].',
      '[Here it comes|It comes back|Thump, thump, near], and {hero} [stays|waits|stands still|looks up]! {refrain}',
    ],
    [
      '“[I’m sorry I screamed|Sorry about the scream|Please come back],” called {hero}. “I’m [staying here|not going to run|going to stay].” [Thump, bump, THUMP|Boom, bomm, BOOM|Dumm, dumm, DUMM]! ^ {hero’s} [knees knocked|toes curled|teeth chattered|hat shook]. But {he} held up the letter, and [looked|stared up|looked twice], and [did not run|stayed|stood still].',
      '{hero} [stood quite still|planted {his} feet|took a breath] and held the letter up high. “{refrain}” {he} called [softly|gently|clearly]. ^ [Thump, thump|Boom, boom|Dumm, dumm], [it came|came the Big One|nearer and nearer]. {hero} looked right up, all the way, and [smiled|waved|nodded].',
    ],
    [
      '{hero} [walked out into the open|came out of the leaves|left the shade], [all by {himself}|where anyone could see|on {his} own]. “I’m sorry I screamed,” {he} [called|said|told the leaves|said to the air]. “That was [a bad hello|a poor hello|the wrong hello|a hello nobody would want|no sort of hello]. May I have [another go|a second try|one more try|a second turn|the end of yours]?” ^ [Thump|Boom|Dumm|Whump], [far off|behind leaves|round the bend], and it [was coming|came|came on]. [Thump|Dumm|Boom|Whump], [very near|close by|closer]. [{hero}|Then {hero}|So {hero}] [dug in {his} heels|bit {his} lip|stood firm], held up the letter and looked. {He} [went on looking|kept looking|looked and looked] until it was not [a monster|a mountain|just big] any more, but somebody.',
      '“{refrain}” called {hero}, [not loudly|quite low], but [the way you call|as you call|the way one calls] somebody shy. [Then {he} did|And now {he} did|What came next was] the [hardest thing there is|bravest thing of all|slowest brave thing]. {He} [waited|stood still|did nothing|stayed]. ^ [Thump|Boom|Whump|Dumm], and the ground [shook|trembled|hummed|jumped|rippled]. [Thump|Dumm|Boom], [nearer|so near|again]. A [big|cool|long] shadow [fell over {him}|came over {him}|covered {him}|reached {his} shoes]. {hero} held the letter up [on {his} toes|over {his} head|in both fists]. “[I’m scared as well|I’m shaking too|My knees knock, too|I’m frightened as well],” {he} said. “But I’ve come [to see you|with a letter|on purpose|all this way], so I’m going to look.”',
    ],
    [
      '[What do you say|What can one say|What’s left to say] to [somebody you have screamed at|someone whose hello you’ve spoilt]? {hero} [asked {c} to wait|left {c} behind|told {c} to stay], and walked out alone to where {he} could be seen [from all sides|for miles]. “That was [my fault|my mistake|rude of me],” {he} [said aloud|told the silence|called]. “[I looked at you|I saw you|I only looked] for one second, and it [wasn’t long enough|was too short|wasn’t a proper look]. If you come back, I’ll [do it properly|take my time|look all the way up|begin at your boots|not make a sound].” ^ There was a thump, and a wait, [and a thump|and another|and one more|then two together]. {hero’s} [legs|feet|knees] had [made up their minds to leave|begun to pack|voted to go home]. {He} [did not let them|overruled them|held on to them|told them no|talked them round|put {his} weight on them]. {He} raised {his} chin, and the letter, and {his} eyes, [in that order|one by one|one after the other|like three flags], and kept them there.',
      '“{refrain}” said {hero}, [but quietly|low down|in a small voice], and it came out [like a promise|like good night|as a plain fact]. {He} [walked into the open|came out|stepped forward] [with nothing but the letter|letter first|on {his} own two feet]. ^ “You don’t have to come,” {he} [called|told the quiet|said|told the leaves|said to nobody]. “But I [shan’t run|won’t run this time|mean to stay|am not going anywhere|have glued my feet]. I’ll count to [a hundred|a hundred, slowly|two hundred|a hundred and ten|a hundred in twos].” At [twelve|eleven|nine|twenty|fifteen|eighteen] {he} heard the first thump. At [thirty|forty|thirty-three] the ground [shook|rocked|jumped]. At fifty there was no sky left, [only somebody|just a chin|nothing but someone|somebody all the way up]. {hero} wanted to [shut {his} eyes|look at {his} boots] [more than {he} had ever wanted anything|with all {his} heart|very badly]. {He} went on [counting, and looked|and looked up|counting with {his} eyes open].',
    ],
  ),
  deedHolds: beat(
    show('stand', 'wonder', 'wonder', { little: true }),
    [
      '“[H-h-hello|Hrrr-hello|Hhh-hello|Heh-hello],” says {little} the {littleKind}. “[Hello|Hello, you|Good day|Oh, hello],” [says|sings|answers] {hero}, [and waves|and bows|nose up].',
      'Such a [big|huge|tall|wide] {littleKind}, such a [small|wee|quiet|tiny] [hello|voice|whisper]! It is [called|named] {little}.',
    ],
    [
      'The Big One was {a:littleKind}, [huge|soft|tall] and [blushing|pink-eared|shy]. It [took|lifted|held] the letter [very gently|in both hands|like an egg]. ^ “[H-hello|Hrr-hello|Hhh-hello],” it [said|breathed|got out]. “[I’m|My name’s|I’m called] {little}. Nobody [ever stayed before|ever waited|ever looked so long].”',
      '“Hrrr,” it [said|began|tried], and {hero} [waited|nodded|stood still|smiled]. “[Hrrr-lo|Hrrr-loh|Hrrr-el],” it said, and {hero} waited [some more|a bit longer]. ^ “Hello!” said the [huge|giant|great] {littleKind}. “[I said it|I did it|That was it|It came out]! [I am|My name is|Call me] {little}.”',
    ],
    [
      'It was {a:littleKind}, [the biggest in the world|as big as a barn|quite enormous], and [it was blushing|it had pink ears|it was shaking]. “[Hrrr|Hrrm|Grrr],” it [said|began], and [stuck|stopped|got lost|ran out of road|had to begin again]. {hero} [did not help|stood by|said nothing|kept quiet|made no face]. {He} only [nodded|waited|smiled|stood] [chin up|and breathed]. ^ “Hrrr-ello,” [said|got out|brought out|brought off|landed] the {littleKind}. “[I’m|My name is|They call me|I am|They named me] {little}. [I wanted to visit|I’d have called|I came to call], but when I open my mouth, people [shut windows|pull down blinds|hide].” It read the letter [four times|three times|twice, upside down|five times|forwards, then backwards]. “EVERYBODY,” it [whispered|breathed|read out|spelled out|said]. “[Does that mean|Is that|Could that be|Do you suppose that’s|Does it count] me?”',
      'Down came a head as big as a [bathtub|wheelbarrow|boat|bed|barrel|cupboard]. [It belonged to|Under it was|It was the head of] {a:littleKind} with the [gentlest|kindest|shyest] eyes {hero} had ever seen. It took the letter [by one corner|in two fingertips|like a leaf|like something just hatched]. ^ “Is it [a mistake|the wrong house|a joke]?” [it asked|it said|it whispered], in a voice much too small for it. “[No mistake|No|It’s for you|Not a bit|I licked the stamp],” said {hero}. “Then hello,” [said the {littleKind}|the {littleKind} said], and [looked astonished|jumped at the sound|put a hand to its mouth]. “[I’m|My name’s|I’m called|They named me|At home I was|You might call me] {little}.”',
    ],
    [
      '[It was|So it was|What stood there was|When all’s said, it was|There before {him} stood] {a:littleKind}. [Once you knew that|Seen like that], [the great dark shape|all that darkness|the mountain] was only the amount of it there was. “[Hrrrr|Hrrm|Grrrr],” [it said|it began|it tried|came from it|was how it began]. {hero} [waited|held still|did not help|breathed slowly|stood like a post]. [It is not easy|It’s hard|It takes something] to wait while someone [struggles with a word|looks for a word|is stuck], and most people can’t do it. ^ “[Hrrr-ello|Hrr-hello|Hrrrm-ello],” it [finished|brought out|managed|landed]. “[I’m|My name is|I’m called|They call me|You may say|I go by] {little}. I’ve [a hundred things|a whole list of things] to say, but [the first one sticks|I’m never let]. [They scream|People scream|Then come the screams|And then they’re gone|The screams come first|That’s when the screaming starts].” It unfolded the letter as you or I would unfold a [stamp|butterfly|sweet paper|petal|moth|pressed flower]. “It says EVERYBODY,” [said {little}|{little} read|breathed {little}|{little} spelled out]. “[They’ll have meant|It must mean|That means] [everybody else|the others|the usual everybody].” “[I wrote it|I did the writing|It’s my writing|I licked the envelope],” said {hero}.',
      '[The letter left {his} fingers|It took the letter|The page went from {him}] [so softly|so gently] that {he} hardly felt it go. It was {a:littleKind}, when you saw all of it at once, and it held [the page|the letter|it] [up to the light|to its nose]. It read the letter [with its lips moving|under its breath|line by line], and [read it again|began again]. ^ “It says please,” it [whispered|breathed|said|marvelled|told the letter]. It tried to say something more, and got stuck, and {hero} [let it be stuck|left it stuck|let it stick|waited on this side of it] for as long as it liked. “Hello,” it said [suddenly|all at once|out of nowhere|with its eyes shut|as if someone had pushed]. “[There|I did it|Well|Hear that|It came|Oh|That was me]! [I’m|My name’s|I’m called|They call me|I go by|The name is] {little}. [I’ve been saving|I have kept|I’d put by|I was keeping] that one [for weeks|since I came|for months].”',
    ],
  ),
  solved: beat(
    show('cheer', 'laugh', 'joyful', {
      little: true,
      props: [
        { prop: 'cake', place: 'ground' },
        { prop: 'basket', place: 'ground' },
      ],
    }),
    [
      '[Picnic|Cake|Party|Bun] time, [slide down|climb up|dance with|sit on] {little}! {refrain}',
      '[The whole street waves|All our friends wave|Forty hands wave] at {little}. “[Come and sit|Have a cake|You are welcome|Eat with us]!”',
    ],
    [
      'When {little} came to the picnic, [everybody wanted to run|all the people jumped up|the people gasped]. “[Look twice|Look again|Wait and look]!” said {hero}, and [so they did|they all did]. ^ [And soon|Before long|In no time] they were [sliding down {little’s} back|riding on {little’s} feet|swinging on {little’s} arms].',
      '“{refrain}” [Along|In|Up] came {little} with [all the baskets|the whole table|forty chairs]. One [person screamed|aunt squeaked|plate fell|uncle hid] [at first|all the same]. ^ Then somebody [laughed|giggled|clapped], and then [everybody|ten|they all] did, and {little} laughed [the loudest|longest|the deepest].',
    ],
    [
      'At six {hero} [came walking up|arrived|walked in] with {little} behind {him}, and forty people stood up [to scream|to shriek|to run]. “[Don’t|Wait|Hush|Stop|Sit|Hang on],” said {hero}. “You’ve [had your first look|looked once|looked at the big part|seen the size|had one go at looking]. Now [have your second|look twice|try the second|look again, lower down|look slower].” ^ [It was very quiet|Nobody breathed|It went still|They looked|Nobody so much as chewed|The lemonade stopped fizzing]. “It’s [shaking|blushing|trembling|pink],” someone said. “[It’s shy|It’s only shy|It’s afraid],” said [a small voice|a small girl|the smallest one there]. Somebody held out a [sandwich|bun|jam tart|plum|slice of cake], and that was that. “{refrain}”',
      'It was [the best picnic|the jolliest picnic|the longest picnic] [there ever was|in years|anyone had known]. {Little} [carried out the tables|fetched the tables|brought the benches] [in one go|under one arm|like trays]. {Little} reached the ball that had been up there since [March|spring|Easter|last year|Christmas|the summer before last]. ^ {Little} said hello [to every single person|to each of them|forty times], and each one took a while, and [nobody minded|they all waited|nobody looked at a watch]. “{refrain}” [yelled {hero}|{hero} sang|called {hero}], [sliding down the long way|coming down the back way] from the top.',
    ],
    [
      'Forty people looked up [from their sandwiches|from their lemonade], and forty people [drew breath|opened their mouths|put down their cups]. {hero} had been [waiting for it|expecting that|ready for that|standing by for that|counting on it]. “[You’re about to scream|You’ve a scream ready|You’d like to scream],” {he} told them. “[I did|So did I|I’ve done that|I screamed, too|It’s what I did]. It’s [quite all right|only natural|how one begins|how most people start|what anyone would do]. Only [have another look|look twice] first, [I wish I had|as I should have].” ^ [They looked|Heads tipped back|They did|Up they looked], [one by one|cups in hand]. It was [so quiet|so still|silent enough] that one could hear [{little’s} knees|the lemonade fizz|a button drop]. “Why, [it’s terrified|it’s scared of us|it’s only shy],” [somebody said|said a voice|somebody cried]. A very old lady got up and offered it a sandwich the size of its [toenail|eyelash|button|thumbnail|earring|freckle]. “Hrrr-ello,” [said {little}|managed {little}|{little} said|brought out {little}|went {little}]. “And [hello|good day|a good afternoon] to you,” [said the old lady|the old lady said|came the answer|the answer was]. [After that|From then on|Then] there was [no stopping anybody|a queue|no holding them].',
      '[People|They|In the street they] [still talk about|will not stop talking of|date things from] that picnic. They tell how {little} [held up the tent|stood in for the tent] when the pole broke, and gave rides [until the light went|till the buns ran out|until the seats wore thin]. They do not always tell that [the longest queue|the biggest queue|a second queue] was [simply to say hello|only for shaking hands]. ^ “[I always knew|I said all along|Anyone could see] that it was friendly,” [remarked|said|announced] somebody who had never said so before. {hero} [let that go by|let it pass|helped {himself} to cake|only chewed|took another bun], [being {him}|this once|and smiled]. {He} [lay on {his} back|sat|was lying], a long way up, on something warm [that breathed|with a heartbeat|that hummed]. “{refrain}” {he} [shouted down|sang|called to the rest|waved down|hummed]. Nobody so much as [reached for a window|put down a bun|looked up|clutched a hat|stopped chewing].',
    ],
  ),
  home: beat(
    show('look-aside', 'sleepy', 'cosy', {
      at: 'home',
      props: [{ prop: 'bed', place: 'background' }],
    }),
    [
      '[Thump, thump|Boom, boom|Dumm, dumm], [far away|so far off|go home]. “[Night, night|Sleep well|Good night|Sweet dreams], {little},” [says|yawns|calls] {hero}.',
      'Who [thumps|walks|treads] [home|up there|past us]? [Only|Just] {little}, [our friend|so softly|on tiptoe], [says|yawns|sighs] {hero}.',
    ],
    [
      'In bed {hero} heard it, [far away|over the roofs|out there], [thump|boom|dumm], [bump|bomm], and [thump|thud] again. ^ “{Little} is going to bed too,” said {hero}, and {he} [opened the window wide|waved at the roofs|blew a kiss out].',
      'That night a growl [came|rolled] [over the roofs|down the road|round the chimneys]. Nobody [shut a window|hid|pulled up a blanket|so much as blinked]. ^ “[Hrrr… good|Hrrr-ood|Grrr-ood] night!” it [said|went|sang]. “[Good night|Sleep well|Night-night], {little}!” called [the whole street|every window].',
    ],
    [
      'That night [there came a thump|came a thump|they heard a thump], and a thump, [and a growl|and then a growl]. [Up and down the street|All along the street|Left and right] [the windows opened|the windows went up|people leaned out]. ^ “Hrrr-ood night!” [called|said|sang|rumbled|puffed] somebody far away. “[Good night|Sleep tight|And you], {little}!” the street [called back|sang|answered|cried|waved]. {hero} [had a letter of {his} own now|got a letter, too|found a letter by the bed|had some post as well|found the answer on the step]. It was as big as [a tablecloth|a sheet|a sail], and [it said|there stood|it read] THANK YOU FOR LOOKING.',
      '[At home|Back home|Later] {hero} [put away {his} pencils|washed the ink off {his} thumb|tidied the table]. [There were|{He} had|That left] [no letters left|no envelopes left|not one letter over]. That was the [best thing about them|nicest part|best of it|good of having none], [{he} thought|all told|for now]. ^ When the thumps began, far off, {hero} did not [pull up the blanket|hide|close the window|pull {his} toes in|blow out the candle]. [{He} counted them|{He} numbered them|{He} lay and counted them], [as you count sheep|like sheep at a gate|on {his} fingers]. [Somebody large|Someone big|A large somebody] was walking home, and taking care not to step [on anyone|on a beetle|on the flowers].',
    ],
    [
      '[Late that evening|Well after bedtime|At the usual hour] the spoons [began to shiver|began to hum|chattered] in the drawer. {hero} [was|lay] [awake|wide awake]; {he} [had hoped to be|would not have missed it|would have been sorry to sleep]. [Thump|Boom|Dumm], [it went|came the first|came from the hill|said the floor], a pause, and [thump|another]. The whole street [lay listening|held its breath|sat up in bed|stopped snoring], as it did every night. ^ Then, [one after the other|left and right|up the road and down], the [windows|sashes|blinds] [went up|flew up|creaked up]. “Hrrrr,” [said the night|came from far off|began the voice], and the street waited, which it had [lately learned to do|got quite good at]. “[Hrrr-ood|Hrrr-rood|Hrr-ood|Hrrr-oood|Hrrrrr-good] night, EVERYBODY.” {hero} [leaned out on both elbows|hung out over the sill|put {his} head out|sat on the sill] [to listen|in {his} pyjamas|and held {his} breath]. [It was a word|That was a word|EVERYBODY: a word] that {he} had [written forty-one times|spelled forty-one times], and only now {he} heard how many people were in it.',
      'There was [jam|butter|tea] on the list of guests, but you could [still read it|make it out|read the names]. {hero} [went down it|checked it|ticked it] [with a pencil|with {his} finger]: forty ticks, and then one more. {He} made the last one [rather large|the biggest|in red|very neat|like a star]. ^ Outside something [went thump|thumped|made the glass ring|set the cups talking|came down, and then came down again]. The curtains in the street twitched, [from habit|once|as they used to], and then they were [drawn back|opened wide|left open]. {hero} [listened to|followed] the steps going off [in the direction of|home to|away to] {place}. There was a gap after the ninth, [where somebody had stopped|when somebody had stopped|while somebody stopped], stood on one leg, and [let a snail go by|given way to a snail].',
    ],
  ),
};
