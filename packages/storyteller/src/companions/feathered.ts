import type { Companion } from './companion.ts';

export const hen: Companion = {
  creature: 'hen',
  name: 'Oatcake',
  kind: 'hen',
  character: 'takes everyone under a wing, and tells the world about every egg',
  noises: [
    '[Cluck, cluck, cluck|Bok, bok, bok|Tuk, tuk, cluck]!',
    '[Peck, peck, corn|Tap, tap, peck|Peck, peck, button]!',
    '[Bok, bok, begawk|Cluck, cluck, begawk|Begawk, begawk]!',
  ],
  meet: [
    [
      '[Cluck, cluck|Bok, bok|Tuk, tuk, tuk]! [Up struts|Up bustles|In marches] {c} the {kind}!',
      '[Peck, peck|Tap, tap|Tug, tug], [a {kind}|who’s that|hello]! [Not my toes|Not my buttons|Not my laces], [clucking|flustered|fussy] {c}!',
    ],
    [
      'A {kind} came [marching up the path|bustling round the corner|stamping down the steps]. “[Cluck|Bok|Dear, dear]! [You’ve no scarf on|You’ve got no hat on|Your collar’s up]. [I’m {c}|{C}’s the name|Call me {c}]. I’ll [look after you|see to that|take you in hand].” ^ {hero} [was looked after at once|got two pats and a peck|was tucked in and brushed down].',
      'A {kind} [sat on the doormat|sat in the wheelbarrow|sat on a flowerpot] [and would not budge|and would not get up|with both eyes shut]. “[I’m {c}|{C}’s the name|It’s {c}]. [I’m busy|Don’t rush me|Wait there].” ^ {hero} [waited and waited|counted up to ninety|hopped from foot to foot]. “[Begawk|Ta-da|Bok, bok, begawk], [have an egg|there’s your egg|mind, it’s warm]!”',
    ],
    [
      '“[Stand up straight|Chin up|Socks up],” said somebody [at knee height|from under the wheelbarrow|down by {his} shins]. A {kind} [walked all round {hero}|looked {hero} up and down|went twice round {hero}] and picked [a crumb off {his} sock|a thread off {his} cuff|some fluff off {his} knee]. “[You’ll do|Good enough|Not too bad]. [I’m {c}|{C}’s my name|They call me {c}]. I’ve brought up [eleven|nine|fourteen], and they all [wipe their feet|say thank you|chew properly|eat their greens].” ^ “I’m [only going out|only off for a walk|not going far],” said {hero}. “[Not without me|Not on your own|Not in those socks],” said {c}.',
      'Such a noise [came from behind the shed|came out of the shed|came from under the hedge] that {hero} [ran to look|dropped a plum|came running]. “[Begawk|Bok]! Begawk! BEGAWK!” cried a {kind}. “[What’s happened|What is it|Who’s hurt]?” “An egg,” said the {kind}, [suddenly calm|quite calm again|smoothing a feather]. “[It happens daily|There’s one most days|I do one a day]. [One never gets used to it|It’s a shock every time|I’m always amazed]. [I’m {c}|{C}, by the way|My name is {c}].” ^ It was [an excellent egg|a very round egg|a fine brown egg], and {hero} [said so|clapped|told {c} so].',
    ],
    [
      'The {kind} [on the doorstep|on the gate|by the boot scraper] looked at {hero} with one eye, and then with the other, [in case they disagreed|to be quite sure|and compared the two]. “[Thin|Pale|Draughty],” said the {kind}. “[But lively|But willing|Good knees, though]. [{C}|I’m {c}|{C} is my name]. I see [that you’re going somewhere|a person with plans|that you’re setting off], and that nobody has told you about draughts.” ^ {hero} was told about draughts, puddles, [gravy|cold pips|loose laces], and [going out with wet hair|sitting on stone steps|the right way to sneeze]. “I’ll [be back for tea|be quite all right|button up],” {he} promised. “You will,” said {c}, [fluffing up to twice the size|settling every feather|smoothing down that apron of feathers], “because I’ll be walking behind you, and I’m not fond of [being late for bed|missing my supper|being hurried].”',
    ],
  ],
  comic: [
    [
      '[Begawk|Bok, bok|Cluck, cluck]! [An egg|A brown egg|One warm egg]! {C} [tells everybody|shouts and shouts|runs in rings], [BEGAWK|HOORAY|LOOK, LOOK]!',
      '[Scratch, scratch, scratch|Kick, kick, kick|Scritch, scritch, scratch], [dust|a cloud|fluff]! {C} [sneezes|blinks|wobbles]. [Bok-choo|A-a-bok-choo|Tchoo-bok]!',
      '{C} sits [on a stone|on a bun|on a button|on a cone]. [Hatch, please|Soon, says {c}|Hatch, now], [cluck|shh|bok]!',
    ],
    [
      '“Begawk!” cried {c}, and [ran in circles|ran left and right|jumped on the spot]. “[Help|Quick|Oh my], [look|come here|over there]! Begawk!” ^ {hero} [looked|ran up|looked under {c}]. [It was an egg|It was a round, warm egg|There lay an egg]. “[Another one|One more]?” “[Another one|Just look at it|My best yet]!” said {c}.',
      '{C} tried to [tuck {hero} under one wing|keep {hero} warm|sit on {hero}]. First went [{his} nose|{his} chin|one hand]. Then [one ear|one elbow|one knee]. ^ “[There|Snug|Don’t wriggle],” said {c}. “[Now you’re warm|That’s better|You’ll hatch nicely].”',
    ],
    [
      '[In the middle of a sentence|Without a word|Halfway through a joke] {c} sat down behind {spot} and [would not be spoken to|stared straight ahead|waved {hero} away]. {hero} [waited|whistled|counted pebbles]. “Begawk!” [came the cry|came a shriek|it rang out]. “[It’s warm|It’s smooth|It’s shiny]! [It’s round|It’s brown|It’s perfect]! I [MADE it|DID that]!” ^ It [took some time|took a lap and a half|needed a good deal of shouting] to tell all the world. “You’d shout, too,” said {c}, “if you’d done that [with no hands|before lunch|sitting down].”',
      '“[You want a bath|You need a wash|Bath time],” said {c}. “[There’s no water|There’s no tub|I’ve no soap],” said {hero}. “Water!” said {c}, shocked. “Do you want to [get WET|catch a COLD|go SOGGY]?” And by {spot} the {kind} [lay down and kicked|rolled and flapped|dug in and wriggled], until there was nothing to see but [dust|fluff|toes]. ^ They [sneezed for some time|coughed like two old doors|had to blink a lot]. “[Beautifully clean|Fresh as an egg|Nothing like a bath],” said {c}, [biscuit-coloured|the colour of toast|grey] all over.',
    ],
    [
      'Before they took another step, said {c}, [it had to be settled|they must decide|one had to know] who went first. At home there was an order, [from the top to the bottom|from the oldest to the smallest|like beads on a string], and it saved a great deal of [argument about worms|pecking at corn|pushing at the door]. {hero} said that {he} [did not mind going second|would go wherever there was room|was happy at the back]. ^ “[Then it must be you|Then you go first|After you],” said {c}. “I’d never [push in front of such manners|walk ahead of anybody so polite|dream of it].” “[No, you|Please|After you],” said {hero}. “I couldn’t.” They [stood bowing|nodded and waved each other on|shuffled and curtsied] at {spot} until [a crumb rolled by|something tasty crawled past|a beetle came between them]. “[MINE|LUNCH|EXCUSE ME]!” cried {c}, and went first, [over {his} shoes|between {his} knees|by way of {his} foot].',
      'They were to lie low behind {spot}, [without a sound|like two stones|and not so much as sniff]. {C} lay so very low, and was so very still, that {hero} [grew suspicious|began to wonder|took a closer look]. A [dreamy look|faraway look|soft, inward look] had come into both those round eyes. “[Not now|Don’t you dare|Hold it in],” {he} whispered. “[One doesn’t choose|It’s not up to me|It comes when it comes],” said {c}. ^ For [three seconds|a moment or two|the space of a breath] there was hope. Then {c} rose, [filled both lungs|stretched that neck|climbed the nearest stone], and told the hills, and when the hills had finished telling {c}, {he} looked down. [It was still warm|It was brown, with one freckle|It had a speckle at one end]. {He} had to admit that it was [a beauty|a fine one|worth the noise].',
    ],
  ],
  happy: {
    young: ['“Cluck, cluck!” [said|went] {c}, [all well|good].', '{C} strutted up and down.'],
    old: [
      '{C} scratched up [a bit of the world|a patch of ground|the ground here and there] and found it [satisfactory|well up to standard|crisp enough].',
      '{C} [plucked a thread off {hero’s} sleeve|straightened {hero’s} collar|pecked a crumb off {hero’s} knee], [out of love|twice over|like any mother].',
      '{C} told everyone about [Tuesday’s egg|the egg to come|one particular egg].',
    ],
  },
  worried: {
    young: ['“[Bok|Tuk]?” said {c}. “Bok-bok?”', '{C} [fluffed up|puffed up], big and round.'],
    old: [
      '{C} stood on one leg, [with the other one ready|and then on the other|like a question].',
      '{C} looked up with the left eye, then with the right, and [trusted neither|liked neither view|ducked].',
    ],
  },
  quiet: {
    young: ['{C} [spread|held out] a warm wing.', '“Cluck,” said {c}, [low and soft|very softly].'],
    old: [
      '{C} [settled down beside {him}|sat down close to {him}|spread out next to {him}] the way one does [on an egg|on something breakable|on a whole nest], for as long as it takes.',
      '“Under here,” said {c}, [lifting a wing|moving over|holding up a warm brown wing], and [there was room|it was like a quilt|in went one cold hand].',
    ],
  },
};

export const bird: Companion = {
  creature: 'bird',
  name: 'Piccolo',
  kind: 'bird',
  character: 'takes the world home, one bit of string at a time',
  noises: [
    '[Tweet, tweet|Tweet, twiddle|Twit, tweet, twee]!',
    '[Flap, flit, twig|Flit, flap, flutter|Flutter, swoop]!',
    '[Cheep, chirp, cheep|Chirrup, chirp|Cheep, cheep, chirp]!',
    '[Hop, hop, peck|Hop, peck, hop|Hoppity, peck]!',
  ],
  meet: [
    [
      '[Tweet, tweet|Flap, flap|Chirp, chirp], [down flies|here hops|in swoops] {c} the {kind}!',
      '[Hop, hop, flutter, hop|Flit, flutter, land|Hop, peck, hop]. [Hello, feathery|Hello, busy|Good day, little] {c}!',
    ],
    [
      'A {kind} hopped up and [pulled at {hero’s} shoelace|tugged at {hero’s} sleeve|pecked at {hero’s} hem]. “[Is this string free|Do you need this|May I have this]? [I’m {c}|{C}’s my name|It’s {c}]. [I’m building|It’s for the wall|I’ve got one twig already]!” ^ {hero} gave {c} [some wool|a red thread|a bit of fluff].',
      '“[Tweet|Hush|Chirp], [don’t move|keep still|stand still],” said a {kind}, and landed on {hero’s} head. “[What a nice soft bush|I do like this bush|A good warm bush]. [I’m {c}|{C}’s moving in|It’s {c}].” ^ “I’m {hero},” said the bush.',
    ],
    [
      'A {kind} stood on the gate with [a straw, a ribbon|a feather, a thread|two twigs, a cork] and [half a bus ticket|a corner of newspaper|a bit of blue wool] in that beak. “Ung ung {c},” said the {kind}, and [put it all down|dropped the lot|tried again without]. “[I said|That was], I’m {c}. [I’m furnishing|I’m moving house|It’s all for the hall].” ^ “[Have you got a nest|Is the nest ready|Where do you live]?” asked {hero}. “I’ve got [a carpet|a curtain|a doorknob],” said {c}.',
      '“Are you using that hair?” asked a {kind} [on the washing line|on the gatepost|on the gutter]. “[Most of it|Quite often|I’m afraid so],” said {hero}. “Only, it’s just the thing [for upstairs|for the back bedroom|to line a drawer].” {hero} [found one on {his} collar|pulled one from {his} scarf|combed out one with {his} fingers] and handed it over. ^ “Quality,” said the {kind}, [holding it up to the light|testing it with one foot|winding it round one toe]. “[I’m {c}|{C}’s my name|They call me {c}]. You’ll be wanting to [visit it|see it put up|know where it goes].”',
    ],
    [
      '“What would you say,” asked the {kind}, [hopping along the wall beside {hero}|sidling along the gate|trotting at {hero’s} heels], “if I told you that you’re about to lose a button?” {hero} [looked down|looked at {his} coat|felt {his} cuffs]. [It was hanging by a thread|One was just holding on|The top one hung by one thread]. “I’d thank you [for telling me|kindly|very much],” {he} said. “[Most people say|What I mostly hear is|It’s usually] give it back,” said the {kind}. “[{C}|I’m {c}|{C}’s the name]. [I build|I do interiors|It’s for a door].” ^ So {hero} pulled off the button and [made {c} a present of it|held it out to {c}|said that it was {c’s}]. For a while the {kind} [could not speak|only blinked|turned it over and over]. “I can’t just [take that and fly|go off with a gift like that|pop it in my beak and leave],” said {c}. “I’ll come along, and [earn it|pay it back in songs|work it off].”',
    ],
  ],
  comic: [
    [
      '[Twig, twig, string|Moss, moss, twig|Straw, fluff, twig]. A nest! [On {hero’s} head|It’s {hero’s} hat|Mind, {hero}]!',
      '[Tweet|Cheeky|Whoosh], {c} steals [a sock|a mitten|a ribbon], [flap, flap|come back|up, up]!',
      '[Tug, tug, tug|Pull, pull, pull|Tweak, tug, tweak]! [That’s my shoelace|That’s my sleeve|That’s my hair], {c}!',
    ],
    [
      '{C} put [a twig|a straw|a leaf] on {hero’s} head. [Then a feather|Then a bit of wool|Then a thread]. [Then some moss|Then a button|Then a cork]. ^ “[Don’t nod|Stand still|Mind your head],” said {c}. “I’ve only just done [the kitchen|the roof|the stairs].”',
      '“I only want a bit of [wool|thread|fluff],” said {c}, and [pulled|tugged|flew off with it]. {hero’s} [sleeve got shorter and shorter|scarf got shorter and shorter|sock went down, row by row]. ^ “It’s a very [LONG|LOVELY|USEFUL] bit,” said {c}.',
    ],
    [
      '{hero} had stood still by {spot} for one minute, [to think|to look round|to yawn]. When {he} put up a hand [to scratch {his} head|to straighten {his} hair|to pat {his} head], there was a nest on it. “[You stopped|You weren’t moving|You stood still],” said {c}. “I took it [for an offer|as a welcome|for planning permission].” ^ It had [three rooms|two floors|a porch]. {He} walked on as if {he} were [carrying soup|balancing a jug|wearing a crown].',
      'To find the way back, {hero} had laid a trail of [crumbs|raisins|oats] as far as {spot}. It was [a clever idea|out of a book|neatly done]. {He} [looked round|turned to admire it|looked back]. [There was no trail|The trail was gone|Not one was left]. There was only {c}, [rather rounder|hiccuping|looking stout]. ^ “[Somebody clumsy|Somebody wasteful|A very messy person] is walking ahead of us,” said {c}. “[Dropping food|Such a litter|Such waste]! I’ve been [tidying up after them|clearing it all up|following them for miles].”',
    ],
    [
      '“I need [hardly anything|next to nothing|only the basics],” said {c}. “[A home is mostly air|Walls, perhaps].” By the time they had passed {spot}, though, {hero} was carrying [nine twigs|a fistful of straw|seven twigs], a ribbon, two feathers and [half a teaspoon|a bottle top|a tin lid]. {He} put them down for a moment, to tie {his} shoe. ^ {He} was a slow tier of shoes. When {he} stood up there was a nest, with {his} own [left|right] glove in it for a bed. “I never met anybody who [moved house so politely|gave up a glove so gracefully|brought the walls along],” said {c}, from the glove. “[Mind the step|Do wipe your feet|You may knock].”',
      'In summer, said {c}, one got up at [half past three|ten past three|a dreadful hour], as [there was a queue|there were forty on the list|of the competition]. Every {kind} in the neighbourhood had to [sing before breakfast|sing for a place|do a solo], and whoever sang loudest got [the chimney|the best branch|the aerial]. {hero} asked what [the songs were about|they sang about|all the words meant]. {He} had always [supposed that it was spring|taken it for love|thought of buttercups]. ^ {C} [looked embarrassed|studied one claw|coughed]. “They’re about [the fence|the gutter|next door],” said {c}. “Mine’s called ‘Get Off My Gutter’. It has [a lovely tune|a slow middle part|a good chorus].” And from the top of {spot} the {kind} sang it, [all nine verses|all six verses|twice through], [with tears|with one wing on the heart|eyes closed].',
    ],
  ],
  happy: {
    young: ['“Tweet!” [sang|went] {c}. “Tweet, tweet!”', '{C} hopped on both feet.'],
    old: [
      '{C} sang something [with a twirl in the middle|with eleven high notes|that went up like stairs].',
      '{C} picked up [a thread, for later|a bit of fluff, for the hall|one good straw, and hummed].',
      '{C} flew once round everybody, [like a ribbon round a parcel|and tied a knot in it|twice for luck].',
    ],
  },
  worried: {
    young: ['{C} hid under {hero’s} chin.', '“Cheep?” [said {c}|asked {c}].'],
    old: [
      '{C} hopped from foot to foot and [looked at every way out|counted the ways out|kept both wings a little open].',
      '{C} held on to [one good twig|a bit of string|the end of {hero’s} scarf], for comfort.',
    ],
  },
  quiet: {
    young: ['{C} [sat close|came near]. Warm feathers.', '{C} [sang|piped] three soft notes.'],
    old: [
      '{C} tucked in [under {his} chin|behind {his} ear|against {his} neck], and weighed about as much as [a letter|a biscuit|a walnut].',
      '“[My nest blew down twice|I’ve lost three nests|The wind once took my whole house],” said {c}. “You pick up one twig. Then you pick up another.”',
    ],
  },
};

export const parrot: Companion = {
  creature: 'parrot',
  name: 'Paprika',
  kind: 'parrot',
  character: 'repeats everything, above all what was a secret',
  noises: [
    '[Squawk, squawk|Awk, awk|Squawk, whistle]!',
    '[Hello|Good day|Who’s there], [hello|squawk|polly], [hello|awk|biscuit]!',
    '[Flap, flap, squawk|Flap, bob, squawk|Ruffle, flap]!',
    '[Bob, bob, bob|Nod, nod, bob|Bob, hop, bob]!',
  ],
  meet: [
    [
      '“Hello there!” “HELLO THERE!” [Who said that|Who says it twice|An echo]? [Copycat|Squawking|Two-voiced] {c}!',
      '“[Squawk|Awk|Ding-dong], [good day|wipe your feet|any biscuits]!” says {c} the {kind}.',
    ],
    [
      '“[Hello there|Oh, hello|Hello, you]!” called {hero}. “HELLO!” said a {kind} [on the gatepost|on the dustbin|in the bush]. “I’m {hero}!” ^ “[No, that’s me|That’s MY name|There’s only one],” said {hero}. “[Sorry|My mistake|Oh], [then I’m|then call me] {c}.”',
      '“Is anyone there?” asked {hero}. “Is anyone there?” asked [the hedge|the bush|the bin]. “I asked first!” “FIRST!” ^ [Out hopped|Out popped|Down flew] a {kind}. “[I’m {c}|{C}, that’s me|It’s {c}]. [You win|You were first|I give up].”',
    ],
    [
      'The doorbell rang, and [nobody was there|there was no one on the step|it wasn’t anybody]. [A telephone rang|Someone coughed|A spoon went clink] in the apple tree, and then the tree said, “[It’s for you|Do come in|Wrong number].” [Out climbed|Out slid|Down came] a {kind}. “I do [trains|kettles|vacuum cleaners|whistles] as well. [I’m {c}|{C}’s the name|They call me {c}].” ^ “Can you do me?” asked {hero}. “Can you do me?” [said {c}, in exactly {his} voice|came back in {his} own voice|said {c}, just like {him}].',
      '“[Wipe your feet|Mind the paint|Shut that door],” said somebody [over the door|on the gutter|from the chimney]. “[Elbows in|Sit up|Don’t slouch]! Who had the last biscuit?” [Down flew|Down hopped|Down dropped] a {kind}. “[I’m {c}|{C}’s my name|They call me {c}]. I lived with a grandmother for [forty|thirty|fifty] years.” ^ “[Did you ever find out about|Who did have|And who was it, with] the biscuit?” asked {hero}. The {kind} [came closer|looked both ways|bent down]. “Me,” whispered {c}.',
    ],
    [
      'It is [unsettling|odd|a strange thing] to be [wished good day|told to mind the step|asked the time] in your own voice. {hero} looked round for {himself}, and found a {kind} [on the lamp post|on the gutter|in the hedge], upside down. “[I collect voices|I do impressions|Voices are my hobby],” said the {kind}. “I’ve got [the postman, a kettle|a bus, the baker|a tuba, two taps], and two aunts falling out over [a hat|a teapot|a deckchair]. [{C}|I’m {c}|{C}, by the way]. You’re [rather good|a nice one|one for the collection]. You [go up at the end|crack on the high ones|start with a small breath].” ^ “Do I?” asked {hero}. “There!” said {c}, [enchanted|hopping with joy|and practised it]. They [went down the lane together|set off, side by side|went on their way], and for some time it was [not easy|hard] to tell which of them had said what.',
    ],
  ],
  comic: [
    [
      '“Sssh!” [goes|says|whispers] {hero}. “SSSH!” shouts {c}.',
      '[Ding-dong|Ring, ring|Knock, knock], no door! [Only {c}|It’s {c}|Just {c}], [squawk|ha|awk]!',
      '“[Choo-choo|Toot-toot|Puff, puff, choo]!” [A train|A big train|A real train]? No, [a {kind}|just a {kind}|a green {kind}]!',
    ],
    [
      '“It’s our secret,” said {hero}, [very softly|in a whisper|finger on lips]. “SECRET!” shouted {c}. “SECRET!” ^ [Now everybody knew|Even the ants knew|Now the whole world knew] that they had one.',
      '“[Woof|Miaow|Moo]!” came from behind {spot}. “Choo-choo! [Ding-dong|Beep, beep|Ring, ring], [splash|crash|clang]!” ^ {hero} [ran to look|peeped round it|came running]. [There sat {c}|It was only {c}|There stood {c}]. “I’m [a busy street|a whole town|a market],” said {c}.',
    ],
    [
      '“Whatever you do,” whispered {hero}, “don’t [say the word|say that word|say our word].” {C} [nodded|bowed|crossed two claws]. {C} [was silent|kept that beak shut|said nothing] all the way to {spot}. [A twig cracked|A pebble rolled|Something rustled]. “[BOTTOM|PUDDING|KNICKERS|CUSTARD]!” [screamed|shrieked|yelled] {c}. ^ “That wasn’t even the word,” said {hero}. “No,” said {c}, “but it’s [the best one I’ve got|the one that came|much more fun to say].”',
      '{hero} stubbed {his} [toe|knee|elbow] on {spot}, and said [something short|a certain word|a word with two letters in it]. “I won’t repeat that,” said {c}, [walking on|with dignity|looking away]. “Not [on the bus|at the doctor’s|at a wedding],” said {c}, after a while. “Not in front of [the baker|your aunt|a teacher].” ^ [Another minute went by|They went on a little|It was quiet for a while]. “May I say it [to a tree|to a stone|under a blanket]?” asked {c}. “[Just once|In a whisper|Only the once]?”',
    ],
    [
      'By {spot} they had [lost sight of each other|got separated|lost each other in a moment]. “[Over here|This way|I’m here],” called {hero}. “[Over here|It’s this way|I’m here],” called {hero}, from the other side. “No, HERE,” called the two of them, [crossly|both offended|at once]. It is hard to [win an argument|hold your own] with yourself, and harder when the other one has [the better voice|the louder voice|more breath]. ^ “Say something that only you would say!” {he} [demanded|called|cried]. There came [a pause|a silence|a short cough]. “I’ve [eaten all my peas|eaten up my sprouts|finished my cabbage],” said {his} voice from the left, “and I’d like [some more|a second plateful|the same tomorrow].” So {he} knew at once which was {c}.',
      'There are two things [never to tell|to keep from|not to trust with] a {kind}: a secret, and that it is one. {hero} had told {c} both. As far as {spot} that beak stayed shut [like a purse|like a safe|tight]. “[I’ll never breathe a word|My lips are sealed|It’s safe with me],” said {c}. “I’ll only [practise|try the sound of it|say it inwards].” ^ So a stone was told, [in strict confidence|behind one wing|with a hiss], and a shadow, and [a cloud that happened to be passing|a very old leaf|something that might have been a beetle], each in a different voice. {C} came back [much relieved|lighter by a pound|with a spring in the step]. “They [took it very well|were very good about it|swore not to pass it on],” said {c}. “The stone [had guessed|said it knew|never blinked].”',
    ],
  ],
  happy: {
    young: [
      '“[Hooray|Bravo|Yippee]!” said {c}. “Squawk, [hooray|bravo|more]!”',
      '{C} [bobbed up and down|danced on one leg|rocked from side to side].',
    ],
    old: [
      '{C} did the sound of applause, with [somebody coughing at the back|one person starting late|a whistle from the balcony].',
      '{C} [danced on one foot and then on the other|hung by one claw|turned round and round], singing [the doorbell|a kettle|a tram|the telephone].',
      '“Who’s clever?” asked {c}, and [answered it|answered, “You are!”|told everyone who].',
    ],
  },
  worried: {
    young: [
      '“[Uh-oh|Eek],” said {c}. “[Uh-oh, uh-oh|Oh no, squawk]!”',
      '{C} peeped out from one wing.',
    ],
    old: [
      '{C} did the sound of somebody [being very brave|walking away whistling|not being in], twice.',
      '“[Mind how you go|Come away from there|I don’t like the look of it],” said {c}, in [an old lady’s voice|a nanny’s voice|the voice of a bus conductor].',
    ],
  },
  quiet: {
    young: [
      '“[All right|There, there|Hush],” said {c}. “[All right now|Hush now|All done].”',
      '{C} [nibbled {hero’s} ear|tickled {hero’s} neck|held {hero’s} thumb], gently.',
    ],
    old: [
      '{C} had heard [many lullabies|every sort of goodnight|a hundred songs] through many walls, and [did one of them|did the softest|hummed one].',
      'For once {c} [said nothing|kept quiet|held that beak], so that it need not be said twice.',
    ],
  },
};

export const robin: Companion = {
  creature: 'robin',
  name: 'Ketchup',
  kind: 'robin',
  character: 'very small, and owner of everything in sight',
  noises: [
    '[Tick-tick|Tic-tic|Tick, tock]! [Tick-tick|Twee|Tic]!',
    '[Hop, bob, hop|Bob, bob, hop|Hop, bow, hop]!',
    '[Tweedle, tweedle, twee|Twiddle-dee, twee|Tweedle, deedle]!',
    'Puff, puff, [peep|twee|pip]!',
  ],
  meet: [
    [
      '[Hop, bob|Bob, bob|Flit, flit], [a red front|a red bib|round and red]! Hello, [bouncy|bossy|bobbing] {c}!',
      '“Mine!” [says|sings|cries] {c} the {kind}. “[My gate|My step|My hedge]!”',
    ],
    [
      '[On the gate|On the post] sat {c}, a {kind} with a [puffed-out chest|round red front|voice like a whistle]. “My gate,” said {c}. “You may [use it|open it|go through].” ^ “How kind,” said {hero}, [and did|and bowed|and went through].',
      'A {kind} hopped right round {hero}, [very slowly|with both wings folded|two whole times]. “[Nice|Good|Big],” said the {kind}. “I’ll [take this one|keep this one|own this too]. I’m {c}.” ^ “I’m [not for sale|nobody’s {hero}|all my own]!” said {hero}.',
    ],
    [
      '“Who goes there?” asked a {kind} no bigger than [a bun|a plum|an egg], and hopped on to {hero’s} [boot|foot|shoe]. “This is my garden. That’s [my hedge|my wall|my worm]. I let some people have [the house|the bench|the inside part].” ^ “[That’s us|Like me|I see],” said {hero}. “[You’re no trouble|You may stay|You’re quiet enough],” said the {kind}. “[I’m {c}|{C}’s the name|I’m called {c}]. [What are we inspecting|Where shall we patrol] today?”',
      '“Is that [jam|beetroot|ketchup|paint] on your front?” asked {hero}. The {kind} on the gatepost looked down. “It’s [a UNIFORM|a WAISTCOAT|a MEDAL]. I’m {c}, and [I’m in charge here|all this is mine|I run the place]. I hear that you’re [going abroad|leaving my land|off somewhere].” ^ “[Only a little way|Not so very far|Just over there],” said {hero}. “Then I’ll [own that too|have that as well|take that over],” said {c}, and [flew ahead|packed one worm|led the way].',
    ],
    [
      'The smallest landowner in the district was [sitting on the gate|walking up and down the wall|standing on a spade], in a red waistcoat, [doing the accounts|counting|adding it all up]. “[Nine|Seven|Twelve] worms,” said the {kind}. “[Forty seeds|Sixty seeds|One hedge, prickly]. One person, [medium|middling|with feet]. [That’ll be you|You, I think|I see it’s grown]. I’m {c}; you’ve lived on my land since you were a baby, and I don’t believe I’ve ever [charged you|sent you a bill|asked for rent].” ^ {hero} asked, politely, [where the land stopped|where it all stopped|where the next land began]. The {kind} looked as far as one can look [from a gate|from a spade handle|on tiptoe]. “[It hasn’t yet|Nobody’s said|It never has],” said {c}. “But I’ve never been [to make sure|to look|beyond the bend]. Shall we?”',
    ],
  ],
  comic: [
    [
      '“Stop!” says [red|round|bossy] {c}. {hero} stops. “Go!”',
      '“[My rock|My leaf|My puddle]! [My stick|My twig|My crumb]! My {hero}!” says {c}.',
      '[Puff, puff, puff|Puff, fluff, puff|Huff, huff, puff], {c} [is a ball|is a plum|is huge], [peep|pop|pip]!',
    ],
    [
      '“Mine,” said {c}, and hopped on [a stone|a stick|a clod]. “[Mine|That too], and mine.” ^ Then {c} hopped on to {hero’s} [head|hat]. “And mine,” said {c}, [and stayed|and sang|sitting down].',
      '{C} puffed and puffed, until {c} was [as round as a ball|as round as an apple|nearly a balloon]. ^ “[Am I frightening now|Are you scared now|Do I look fierce]?” asked {c}. “[Not very|Not yet|A bit],” said {hero}. “[You’re fluffy|You look soft|You’re too sweet].”',
    ],
    [
      '{C} [flew up on|hopped up on|took a stand on] {spot} and [stuck out|puffed up|pushed out] that red front. {hero} [stopped|stood still|halted]. “[What is it|What’s wrong|Why so still]?” asked {c}. “You’re red,” said {hero}. “Red means stop.” {C} [turned round|faced the other way|spun round]. {hero} [went|walked on|set off]. ^ {C} turned back; {hero} stopped. Of all the things that {c} had ever [owned|had], [this was the best|nothing came near this|a {hero} that worked was best].',
      '“[There’s a toll at|You pay at|It costs something to pass] {spot},” said {c}. “[One crumb|Half a raisin|One berry]. I don’t [make the rules|like it myself|set the price].” “Who does?” asked {hero}. “I do, but at the other desk,” said {c}, and [hopped three steps to the left|moved round the corner|put on a different face]. ^ “[I’ve come about|I want to complain about|It’s about] the toll,” said {hero} there. “[Shocking|Dreadful|Oh, THAT desk],” said {c}. “[How much did they take|I’ll write you a note|Fill in a leaf]?”',
    ],
    [
      '“From here,” said {c}, [hopping|nodding|with one wing out], “to there, is mine. I’ve [sung round it|sung along the edge|whistled at each end].” Whoever has [a good voice|a strong chest|a top note], it was explained to {hero}, needs no fence. One sings [at all the corners|from the highest twig|north, south and so on], and anybody who can hear it [keeps out|goes home|walks round]. ^ “But I can hear it,” said {hero}, “and I’m in.” {C} had not [met with this before|thought of that|had such a case]. The {kind} walked up and down by {spot}, [both wings folded behind|muttering|beak on chest]. “Then you must be [furniture|a gatepost|part of the fittings],” said {c} at last, [with great relief|brightening|with a nod], and sang on {him} too.',
      'Wherever {hero} trod, {c} [hopped behind|trotted after] and [looked into the footprint|inspected the hole|checked the footprint]. [In {c’s} experience|As {c} saw it|By all that {c} knew], large slow people walked about for one reason only, and that was to [turn up breakfast|dig|find worms]. “That was [a good deep one|a fine one|nicely done],” said {c}. “[Could you do it some more|May I have another|Would you do one more], by {spot}?” ^ {hero} [stamped in a row|stamped in a line|did ten more]. {He} [stamped in a ring|stamped in a square|went round and round]. {He} [did a jump with both feet|ended on a great flat jump|finished on both heels]. “I’ve followed bigger boots,” said {c}, [with a full beak|swallowing|round something long], “but never any that [put their heart into it|danced|thought of my needs].”',
    ],
  ],
  happy: {
    young: [
      '{C} [bobbed|hopped|curtsied], [bob, bob, bob|hop, bob, hop|up, down, up]!',
      '“[Mine|Ours|Tweedle]!” sang {c}. “[My gate too|And this twig]!”',
    ],
    old: [
      '{C} sang [from the highest point|from the top of everything|in four directions], so as to own [a little more|the view|some of the sky].',
      '{C} stuck out that red front [like a medal|like a full sail|and bowed to the left].',
      '{C} [inspected the neighbourhood|walked round once|looked everything over] and was pleased with [the staff|the worms|the general standard].',
    ],
  },
  worried: {
    young: [
      '“[Tick-tick|Tic-tic|Peep]!” said {c}. “[Tick-tick|Tic|Twit]!”',
      '{C} was [one round ball of feathers|as thin as a twig|all fluff and eyes].',
    ],
    old: [
      '“Tick,” said {c}, like a very small clock [that knows something|in an empty room|that has been dropped].',
      '“This part,” whispered {c}, “[isn’t mine|is somebody else’s|may be kept].”',
    ],
  },
  quiet: {
    young: ['{C} [sang|piped|hummed] small and low.', '{C} [hopped very close|came near].'],
    old: [
      '[Very softly|Under one wing|Low and clear] {c} sang the winter song, [the one for when nobody else will|all to the end|with the long notes left in].',
      '“You may have half of [all I own|my garden|everything],” said {c}. “Take the half with the berries.”',
    ],
  },
};
