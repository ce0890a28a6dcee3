import type { Companion } from './companion.ts';

export const duck: Companion = {
  creature: 'duck',
  name: 'Puddle',
  kind: 'duck',
  character: 'chatty, cheerful, and never in a straight line',
  noises: [
    '[Quack|Wack|Quackety], [quack|quack, chat|wack, listen|quack, gossip]!',
    '[Waddle|Flip|Plod], [waddle, wet feet|flap, flat feet|flop, orange feet]!',
    '[Dip|Dive|Splosh], [splash, tail up|dabble, bottom up|dabble, wet beak]!',
    '[Flap|Dibble|Shake], [dabble|flap, drips|one feather|shake, wet tail]!',
  ],
  meet: [
    [
      '[Quack, quack|Wack, wack|Honk, quack|Quack, hello]! [Here comes|Here waddles|Up flaps|Make room for] {c} the {kind}!',
      '[Waddle, waddle|Flip, flop, flap|Splish, splash|Two wet feet], [hello|come in|wipe your feet], {c}!',
      '[Chat, chat, quack|Quack and chat|Natter, quack|Gab, gab, quack]! Who [talks so much|never stops|is that|talks with a full beak]? [Web-footed {c}|It’s waddly {c}|{C}, of course]!',
      '[Drip, drop|Splish, drip|Plip, plop], [wet feet|muddy feet|flat feet] on the [step|mat|path]! It’s {c}!',
    ],
    [
      '[Quack, quack, quack|Quack, quack|Wack, wack, quack|Quackety-quack]! A {kind} came [waddling up|flapping in|splashing past|round the gate], [talking all the time|and did not stop talking|chatting to a beetle|talking and chewing]. ^ “I’m {c}, [lovely day|nice boots|good gate|what a knee], [where are we going|shall we start|what’s for lunch|I’m coming too]?”',
      '“[Hello|Hi there|Yoo-hoo|Quack], [is it Tuesday|can you swim|is that your nose|have you an aunt]? [Do you like peas|Why are your feet so thin|Do you like mud|Who does your hair]? [I’m {c}|They call me {c}|My name is {c}]!” said a {kind}. ^ {hero} [drew a breath|opened {his} mouth|put up a hand|got as far as “I”]. “[Me too|How interesting|You don’t say|That’s just what I think]!” said {c}.',
      'A {kind} was [telling the gate a joke|arguing with a boot|singing to a bucket]. “[Good, isn’t it|Don’t you agree|You’re a good listener],” said the {kind}. ^ {hero} [giggled|clapped]. “[At last|Thank you|Oh, it talks], I’m {c}!” said the {kind}. That [was that|did it|settled it].',
      '“[Budge up|Move over|Mind your toes],” said a {kind}, and sat down on {hero’s} [foot|bag|step]. “I’m {c}, and I’m on my way [to you|here|wherever you go], so we’re [there|late|nearly back]! ^ Is that you, and are you [always dry|so tall|done]?”',
      'A {kind} was [asking|telling] the doorbell about [frogs|soup|feet]. {hero} pressed it, and it went [ding|dong|ping]. ^ “[At last, an answer|How true|I said so]!” cried the {kind}. “I’m {c}, so come on, [both of you|let’s tell everyone|I’ll tell you the rest].”',
    ],
    [
      'You could [hear|hear and hear|listen to] the {kind} before you could [see anything|see so much as a beak|see a feather]. “And [I said to|I told] the [swan|goose|postman|moorhen], I said. [Oh, hello|Goodness, a person|Ah, there you are|Hello, hello]! [I’m {c}|{C}, that’s me|My name’s {c}|You’ll have heard of {c}]! Are you [going somewhere|off somewhere|bound somewhere]? I [love|adore|never miss|dream of] somewhere!” ^ {hero} [opened {his} mouth|drew a breath|raised a finger|got out half a word]. “[Lovely|Don’t beg|Say no more|Since you insist],” said {c}. “[I’ll come|I’m all yours|I’ll bring my feet|I was packed anyway].”',
      'A {kind} came up the lane, [on both sides of it|from edge to edge|in large loops|and used all of it]. “I’m [walking straight|keeping in a line|going dead ahead],” said the {kind}, [going past|passing twice|turning off into a hedge|knocking into the gate]. “It’s the lane that [wobbles|swings about|won’t keep still|bends]. [I’m {c}|{C} is the name|{C}, how do you do|My name’s {c}]. [Hadn’t you noticed|Didn’t you know|Can’t you feel it|Has nobody complained]?” ^ {hero} [hadn’t|hadn’t, quite|shook {his} head]. But {he} tried walking after {c}, [left, right|in, out|to and fro] and [round the lamp post|once round a bucket|over a daisy|back for a feather]. It was [certainly a better lane|twice as much lane|a much longer lane, and nicer|more fun] like that.',
      '“So I’m [wrong|silly|a liar], am I?” said a {kind}, swinging on {hero’s} gate, which squeaked. “[That’s easy to say|You always take that tone|Don’t interrupt]!” {hero} rubbed [butter|oil|grease] on the hinge, and the gate swung without a sound. ^ “I’ve WON,” said the {kind}, [flapping up and down|amazed|and shook {his} hand]. “I’m {c}, and I’d love to argue with somebody [new|less stubborn|your size]. Which way, and [why|who says so|don’t you think I’m right]?”',
      '“Here is the news,” said a {kind}, standing on the [step|dustbin|flowerpot]. “A [worm|snail|pea] has been seen by the wall. My left foot is [wet|itching|bigger than my right]. A child in [a hat|boots|a coat] has opened the gate.” That was {hero}, [who bowed|and {he} waved|who looked behind {him}]. ^ “I’m {c},” said the {kind}, “and I’ll be walking beside the child and telling you [everything|all about it|every step]. Even the [dull bits|sneezes|socks].”',
    ],
    [
      'There are people who talk to [fill a silence|pass the time|keep warm|hear what they think], and people who have never [met one|met a full stop|finished|heard of a pause]. {C} the {kind} came [round the corner|up the path|out of the ditch] in the middle of [a sentence|a story|an argument|a list]. ^ “So I told the [heron|stork|swan], [with legs like that you’ve no excuse|you’ve been standing there since spring|either that’s a fish or you’re fatter|nobody needs a neck that long], and what’s your name, no, don’t tell me.” “{hero},” said {hero}. “[I’d have got it|I was just going to say so|It was that or Gerald|I could have told you],” said {c}. “[Where to|Which way|Where are we going|And we’re off where]? I’ll come [as far as you like|all the way|for an hour or a year|wherever it is]. [I’ve only left|I’m only missing] [some bread|a crust|two cousins|the pond].” And that, as far as {hero} could tell, was [settled|agreed|the whole of the discussion|that].',
      '“[Do go on|Tell me all|Don’t stop],” said the {kind} [at the gate|on the step|in the gutter]. “Don’t let me [interrupt|put you off|break in|stop you].” {hero} had not [said anything|got to a word|even breathed in] yet. “[That’s what I like about you|You have a gift|You’re a born talker|How true]. [Some people never stop|It’s rare|Most people just talk]. I once knew a [goose|moorhen|coot], but I’ll tell you [later|after lunch|at the pond], remind me. [{C}.|Call me {c}.|I’m {c}.]” ^ {hero} [took a breath|opened {his} mouth|lifted a finger], and found [that there was no room to put it|a word in it already|the moment gone]. So {he} did the [clever|wise|only] thing: {he} nodded, [opened the gate|did up {his} coat|waved a hand] and set off. {C} [came with|kept up with|flapped after] {him}, in the same [sentence|breath|story]. The [full stop|first comma|end] was [somewhere past the corner|three gates on|a mile off|nowhere yet]. “I do think,” said {c}, “that [we have the loveliest talks|you put things well|we agree about everything].”',
    ],
  ],
  comic: [
    [
      '{C} goes [left|round|under]. {C} goes [right|back|over], [splash|splosh|plop|bump]!',
      '[Quack|Oops|Wack|Oh, quack], {c} [sat on|talks to|kissed|trod on] a [frog|boot|cushion|bell]!',
      '[Is {c} asleep|Can {c} be quiet|Is {c} counting|Is {c} singing]? [Quack|Quack, one|Wack]! [Quack, quack|Quack, quack, quack|Wack, wack], [yes|I think so|oh, yes|yes, and loudly].',
      '[Bread|A bun|A pea], {c} [dives|dashes|jumps]! [Plop|Splat|Thud], it was a [stone|button|nut]!',
    ],
    [
      '“[Follow me|This way|After me|Quick march]!” said {c}, and [waddled left, right, left|marched left, right, and left|set off, flip, flap, flop], in a circle. ^ [Soon they were following themselves|Soon they walked behind themselves|Twice round, they were following themselves]. “[Quack|Hush|Look|Goodness],” said {c}. “Who are [those people|those two|they]?”',
      '“I never [tell a secret|tell tales|talk about things],” said {c}, [walking in zigzags|hopping round a puddle|in {hero’s} ear|chewing]. ^ “[Not even about your|Not a word about the|Least of all about the] jam.” “Which jam?” [asked|said] {hero}. “The jam [I ate|I sat in|that’s gone|on my foot], [oh, bother|quack|whoops|forget it].”',
      '{C} [dived|dropped|jumped] into a [puddle|bucket|ditch], head first. [Up went a tail|Two feet waved|A tail stuck out|Only the tail showed]. “[Bub, blub, quack|Blub, quack, blub|Wubble, glub|Glug, gloop, quack],” said the tail. ^ “What a [clever|chatty|polite|wise] [tail|end]!” said {hero}.',
      '{C} [sang|hummed|recited] a poem all round {spot}. “[Quack|Oh, quack|Ah, quack], [peas|pond|toes], quack, quack!” ^ “[Lovely|Very nice],” said {hero}. “Is there [more|any more|much more]?” “[Heaps|Lots|Nine more pages],” said {c}.',
      '{C} whispered a secret to {hero} [behind|beside|near] {spot}. It was so [loud|quacky|large] that [a cow|a goat|somebody] three hills off said, “[Never|Really|Go on]!” ^ “[Somebody told|How rude|Big ears],” said {c}. “[Didn’t I only tell you|Isn’t it a secret|Shall I say it again]?”',
    ],
    [
      '“I [know how to be quiet|can be quiet|can hush like anything],” said {c}. “I’m [extremely|wonderfully|famous for being] good at it. [Ask anyone|It’s well known|My aunt will tell you|Ask the swan]. I was once quiet for a whole, well, it was nearly a [minute|day|verse], [and everyone said|and my mother said|so they sent for the doctor].” ^ “{C},” [said|whispered|begged] {hero}. “[Sorry|Right|Starting now|Not a quack],” said {c}. It was quiet for [four|three|nearly five] [seconds|heartbeats|steps]. “[How was that|Was that it|Did you like it|Who’s next]?” asked {c}.',
      '“You [begin a story|start a tale|do the beginning], and I’ll end it,” said {hero}. “Once,” said {c} [at once|before {he} had shut {his} mouth|with joy], “there was [a pea|a bun|a shoe|a very small egg].” {hero} [waited|sat down|listened|nodded]. Then there was [a cousin|a spoon|an uncle], and [a boat|a wedding|a cold]. There was a [goose|beetle|turnip] [in the army|with a cough|called Maureen]. They [passed|got past|went round] {spot}, and {hero} [ate {his} lunch|tied both shoes|counted {his} teeth|found a stone]. ^ “[Now you|Over to you|Your turn|You can do the rest],” said {c} [at last|out of breath|and swallowed]. “The end,” [said {hero}|{hero} said|sang {hero}].',
      '“I’ll tell you [the way in a very few words|how to go, and quickly|the way, and not a word more|where to turn, in short],” said {c}. “You go along, [and it’s nice|past a gate, no, that’s Thursday|humming, I always hum], and there’s a bush, [you’ll love|do greet] the bush. [Only|But|Except that] it’s not that one.” ^ {hero} had [got as far as|run back to|been twice round] the bush. “Left or right?” {he} [asked|called|begged]. “[Yes, please|Whichever you like|Oh, do|How kind of you to ask],” said {c}.',
      '{C} hid behind {spot}, and it was [very well done|a perfect place|done in a flash], except for the talking. “Cold,” called {c}, as {hero} [walked by|looked about|came near]. “Warmer, mind that stone, and [tuck your shirt in|I like those boots|your lace is undone].” {hero} stood [in front|two steps off|nose to beak] and looked the other way, so as not to spoil it. ^ “I [give up|can’t find you],” {he} said. “[Try behind here|You nearly had me|Here’s a hint],” whispered {c}, “[only don’t say I told you|it begins with me|it has feathers].”',
    ],
    [
      'It was important not to [make a sound|be heard|wake anybody] near {spot}. {hero} [laid a finger on {his} lips|made a small sign|mouthed one word]. {C} [nodded|winked|understood|saluted]. {C} pressed that beak shut [with both wings|under one foot|with great firmness|and held it]. ^ You could see the words [piling up|queuing|pushing] [inside|behind it|in there, like peas|at the back]. The {kind} went [pink|red|stiff], and then [rather purple|a little blue|tight], and [swelled|hummed like a kettle|grew at the sides]. {hero} [had just begun to think|was about to believe] that it would be [all right|managed|over]. Then there was a sort of [pop|bang|ping], and a quack that [put up every bird|was heard|turned every head] for a mile. “I [feel|do feel] [much better|ten years younger|lighter|quite empty],” said {c}.',
      'The way to {spot} [lay before them|ran ahead], as straight as [a ruler|a plank|a stretched string]. {C} gave it a [hurt|pained|cold|long] look. “You can’t mean [all along it|just along it|from here to there|step after step],” said {c}. “There’d be nothing left to [find|trip over|be surprised by|tell]!” And the {kind} [turned off sideways|left by the edge|vanished into a bush], and could be heard there being [interested|delighted|amazed]. ^ {hero} walked straight on, and arrived with nothing but [tired feet|a stone in {his} shoe|dusty knees]. {C} came ten minutes later, [out of quite another direction|from behind|through a hedge], with a feather, [a spoon|two snails|a bell], half a biscuit and the whole [history|life story] of a boot. “[You poor thing|Never mind|How dull for you],” said {c}. “Was there [nothing at all|not even a spoon|nothing] on yours?”',
      '“My mother was a watering can,” [said|confided|began] {c}. “[It’s not unusual|It happens|Nobody minds|These things vary]. You come out of the egg, and whatever’s there, [that’s who it is|that’s Mummy|you call it Mother]. [I expect I talk so as to make up for it|Somebody had to do the talking|We never quarrelled].” {hero} asked whether it had been [kind|hard|nice]. “[Very|Never cross|Wonderfully]. [A bit cold|Rather hollow|Strict about rust|Not a cuddler]. It taught me [all I know about showers|to pour|to stand still and shine].” ^ By {spot} something round and green was [standing|waiting|shining]. {C} stopped in the middle of a word, [waddled up to it|smoothed both wings|went up on tiptoe], and bowed. It was a bucket. “[No relation|Not the family|My mistake|A stranger],” whispered {c}. “[But|Still,] the same [handle|shoulders|shade of green|dent]. I said I’m [eating well|keeping dry|growing|warm enough].”',
    ],
  ],
  happy: {
    young: [
      '“[Quack|Wack|Hooray]!” said {c}. “[Quack, quack|Quack, quackety|Wack, hooray]!”',
      '{C} [did a waddle dance|shook that tail|danced, flip, flap|sat down, splash].',
    ],
    old: [
      '{C} told a [long story|joke|secret] about a [swan|bus|lost shoe|very proud goose], [to nobody|to a fence post|all the way].',
      '{C} splashed through [the one puddle for miles|a puddle, and went back for it|every puddle twice].',
      '“[Isn’t this nice|Aren’t we getting on|Listen to us]?” said {c}. “[I do think it’s nice|We’re having a chat|I do like a quiet walk].”',
    ],
  },
  worried: {
    young: [
      '“[Oh, quack|Qu-qu-quack|Oh dear, quack],” said {c}.',
      '{C} [hid|shook|shivered] under [one wing|a leaf|{hero’s} coat].',
    ],
    old: [
      '“Quack,” said {c}, in a [very small voice|whisper|voice like a hinge].',
      '{C} [talked even faster|asked nine questions at once|began a story in the middle], and [made less sense|answered none|lost the end].',
    ],
  },
  quiet: {
    young: [
      '{C} [tucked in close|sat on {hero’s} foot|nestled in|leaned, warm and damp].',
      'Even {c} [was quiet|said nothing|hushed|just sat].',
    ],
    old: [
      '{C} tucked that beak [under {hero’s} arm|up {hero’s} sleeve|into {hero’s} elbow] and, for once, [was silent|left a gap|let it be quiet].',
      'Even {c} had [nothing to say|no words|run out of talk], and said it [very kindly|close by|at length].',
    ],
  },
};
