import type { Companion } from './companion.ts';

export const whale: Companion = {
  creature: 'whale',
  name: 'Boom',
  kind: 'whale',
  character: 'a pocket-sized whale with a very large voice',
  noises: [
    '[Whoosh|Spurt|Pfff], [a fountain|up it goes|wet hat|plop, rain]!',
    '[Booom|Whooom|Boooo], [hum|sang the bucket|whale song|very low]!',
    '[Blow|Blub|Puff], [bubble, blow|ten bubbles|bubble, burp|one big bubble]!',
    '[Flip|Flop|Swish], [flop, small tail|splosh, wide tail|flap, wet tail]!',
  ],
  meet: [
    [
      '[Whoosh|Splosh|Pfff], [a tiny {kind}|a wee {kind}|a {kind}, this long]! [Hello, loud {c}|It’s pocket-sized {c}|Look, splashy {c}]!',
      '[Splash|Splish|Blub], who is [in the bucket|in the bath|in the teapot]? [Loud {c}|It’s pocket-sized {c}|Little {c}]!',
      '[Drip, drop|Plip, plop|Splish, splosh], that cloud says [boom|BOO|hello]! [Hello, pocket-sized {c}|It’s splashy {c}|In it is pocket-sized {c}]!',
      '[Plink|Plip|Blub], [what’s in the jug|who’s in the tub|what’s in the bowl]? A [fin|tail|spout], [it’s {c}|hello, {c}|{c} the {kind}]!',
    ],
    [
      'There [was something in|was a noise in|were bubbles in] the rain barrel. [Whoosh|Splosh|Spurt], it was a {kind}, [no bigger than a loaf|as long as a shoe|the size of a loaf]! ^ “[I’m {c}|CALL ME {c}|{C}, THAT’S ME]!” [boomed|roared|thundered] the {kind}.',
      'A small wet cloud [bumped into {hero’s} knee|dripped on {hero’s} shoe|sat on {hero’s} hat]. [Out looked|Out came|Inside was] a {kind}. “[MAY I COME|WHERE ARE YOU OFF TO|IS IT FAR]?” ^ [The windows shook|A flowerpot fell over|The gate swung open]. “[I’m {c}|My name is {c}|I’m only {c}],” the {kind} added, [more softly|in a whisper|and went pink].',
      '[A puddle|A small wave|A bit of sea] came up the path [all alone|by itself], and [knocked|rang]. In it was a {kind}, no [longer than a shoe|bigger than a bun]. ^ “[I’M {c}|{C} HERE]! [DID YOU HEAR ME|IS THIS TOO LOUD]?”',
      '{hero} held a [pink|big|striped] shell to {his} ear. “[HELLO|AHOY|GOOD DAY], I’M {c}!” said the shell. ^ Out [slid|came|popped] a {kind}, in a [splash|spoonful|puff] of sea. “I was [humming|whispering|only breathing],” said {c}. “[SHALL I SPEAK UP|CAN YOU HEAR ME]?”',
      'The [hose|drainpipe|pump] by the gate began to [hum|shake|rumble]. [Plop|Splosh|Fwoosh], out came a {kind}, [tail first|backwards|laughing]! ^ “I TOOK A WRONG [PIPE|TURNING|TAP],” boomed the {kind}. “I’m {c}, and [I’m a bit lost|this isn’t my bath|you’re not a herring].”',
    ],
    [
      'In the rain barrel swam a {kind} [the size of a loaf of bread|as long as a boot|that could have slept in a shoe box]. ^ “[I’M {c}|MY NAME IS {c}|THEY CALL ME {c}]!” boomed the {kind}. “[SORRY|PARDON ME|EXCUSE THE NOISE]. I’M [SMALL FOR MY VOICE|SORRY ABOUT THE WINDOWS|ONLY WHISPERING].” “[How did you get in there|Why are you in a barrel|How did you get here]?” asked {hero}. “[I FELL|I SLIPPED|BY THE GUTTER],” said {c}. Where a {kind} goes, a little cloud of sea [goes too|comes along|floats along], and so they could set off [at once|together|fin in hand].',
      '“[HELLO|GOOD DAY|AHOY]!” [Three flowerpots fell over|A window fell open|Two hats blew off the pegs]. {hero} looked up [for the giant|for the ship|and found no giant]. There was just a {kind}, [as long as {his} arm|the length of {his} arm|as big as a cushion], afloat in [a puff of sea|a scrap of sea|a lump of wave]. “[I meant, hello|Hello, I should say|That is, hello],” said the {kind}. “[I’m {c}|My name is {c}|{C}, to my friends]. I’ve [only the one voice|just this one voice|the wrong voice].” ^ {hero} said that it was [a very good one|a fine big voice|a good, clear voice]. {He} said it twice, [since {his} ears rang|because of the echo|to hear it {himself}].',
      'It was only a puddle, and {hero} was about to [jump in|stamp in|step over] it. “OCCUPIED,” said the puddle, so loudly that the [milk bottles|windows|dustbin lids] rang. Up came a {kind} the size of a [bread roll|slipper|turnip]. ^ “I mean, it’s taken,” said the {kind}, no louder than a [bus|brass band|falling wardrobe]. “I’m {c}, and at home they all say [ssh|hush|not indoors].” “There are [more puddles|bigger puddles|deeper ones] this way,” said {hero}, “and [nobody to mind|no neighbours|plenty of room].”',
      'A [foghorn|brass band|steam organ] seemed to be coming up the lane. {hero} [stood back against the wall|held on to the gate|hung on to {his} hat]. Round the corner came a patch of sea no wider than a [doormat|tea tray|tablecloth], and in it a {kind}, [humming|singing|gargling]. ^ “WAS I [FLAT|SHARP|TOO SLOW]?” asked the {kind}. “It sounded [round|large|very complete],” said {hero}, and felt for [{his} ears|{his} hair|the gatepost]. “I’M {c}, AND THAT WAS THE [SOFT PART|FIRST NOTE|LULLABY],” said the {kind}.',
    ],
    [
      'When {hero} [bent over|looked into|put {his} nose over] the rain barrel, the rain barrel [blew water in {his} face|squirted {him} in the eye|spat in {his} ear]. A {kind} was looking up at {him}, [perfect in every way|complete with tail|blue as slate], and [about as long as a loaf|roughly the length of a loaf|not much longer than a loaf]. “[There you are|So this is you|You took your time],” said the {kind}, in a voice that [rattled the gutters|moved the curtains|set the spoons humming]. “[{C}|I’m {c}|The name is {c}]. I’m [a great {kind}|a great, great {kind}|one of the great {kind} folk]. [I just haven’t started yet|I’m only at the beginning|The rest is on its way].” ^ {C} swam up out of the barrel on [a sort of private wave|a wave made for one|a kind of private tide], and hung in the air, [dripping|fanning both fins|like washing]. “[I go where I like|I’m no trouble to keep|I can live anywhere],” said {c}. “[I bring my own sea|My sea comes with me|I travel with my own water].”',
      'First there was [a smell of seaweed|a smell of harbours|a taste of salt], and then a sound like [a ship saying sorry|a tuba in a bath|a cow in a tunnel]. Down the lane, at [the height of a letter box|the level of {hero’s} chin|knee height, and wobbling], came a puddle, and in it a {kind} [who could have slept in a slipper|no bigger than a slipper|who would have fitted a slipper]. ^ “[IS IT FAR|IS THIS FAR|HOW FAR IS IT]?” asked the {kind}. All up the street windows [were shut|rattled|banged]. “[Is what far|Far to what|How far is what]?” asked {hero}. “[No idea|I couldn’t say|It’s just a question]. In the sea [everything is|it always is]. You sing, and [years later|next spring|a year later] someone says, pardon? [{C}|I’m {c}|My name is {c}].” {hero} said that {he} had heard [every word|all of it|it the first time]. For a moment the {kind} even [stopped dripping|forgot to bob|was silent]. “[Nobody ever has|You’re the first|That has never happened],” said {c}.',
    ],
  ],
  comic: [
    [
      '{C} [blows|sneezes|puffs]. [Whoosh|Splosh|Spurt], now {hero} is [wet|dripping|in a puddle]!',
      '[Boom|Bom, bom|Mooo], {c} [sings|hums|yawns]! [Too loud, {c}|Hush, {c}|My ears, {c}]!',
      '[Hic|Hup|Hic-up], [splash|splosh|spurt]! [Hic|Hup|Hic again], [splash|splish|whoosh]! Who [has hiccups|does that|made us wet]? [{C}|It’s {c}|Only {c}]!',
      '{C} tells a [joke|secret|story]. [BOOM|WHOOM|HA HA], off flies {hero’s} [hat|scarf|bun]!',
    ],
    [
      '“[I’ll whisper|I can whisper|Listen, I’ll be quiet],” said {c}. “[BOOM-BA-BOOM|BOO-HOOM|OOOOM]!” ^ [All the birds flew up|All the acorns fell|A sheep sat down]. “That was [my whisper|the soft one|me whispering],” said {c}.',
      '“I’ll wash your [face|nose|chin],” said {c}. [Whoosh|Splosh|Spurt], [it was clean|it was wet|it was pink]! ^ So were {hero’s} hair, [{his} socks|{his} boots|{his} pockets] and [both {his} sandwiches|the whole picnic|a passing goat].',
      '{C} hid under {hero’s} hat, [without a sound|quiet as a fish|and kept still]. [Drip|Plip|Plop], [drip|plop|drop], [drip|plip|splosh]. ^ “[How did you find me|Who told you|Was it my tail]?” boomed the hat.',
      '{C} took a [bath|shower|nap] in {hero’s} [teacup|boot|lunch box]. It was [a tight fit|too short|very small]. ^ “[Pass the soap|Do come in|Mind my tail]!” boomed {c}. “[I live here now|Is there room for my aunt|It’s better than home]!”',
      '“I’m a ship,” said {c}, “and this is my [hooter|horn|whistle]. [TOOOT|PAAARP|HOOONK], all aboard!” ^ [Four ducks|Three crabs|Two beetles] got in line near {spot}. “They want [tickets|cabins|window seats],” said {hero}. “[I’M FULL|MIND MY TAIL|NO LUGGAGE],” said {c}.',
    ],
    [
      '“[I shall sing|Let me sing|I’ll give you a song],” said {c}. “[It’s an old song of my people|It’s what my granny sang|We sing it at weddings]. [It has one word|There’s just one word|It’s all on one note].” [It was a long word|It went on a good while|It took two miles]. ^ When it was over, [leaves were coming down|acorns were rolling|the beetles had left] all round {spot}, and {hero’s} hair [had changed sides|stood on end|lay flat]. “There are [forty verses|sixty verses|a great many verses],” said {c}.',
      '“[Can you keep a secret|May I tell you a secret|Are you good with secrets]?” asked {hero}. “[OF COURSE|NATURALLY|VERY GOOD],” said {c}. {hero} whispered it, [very low|behind {his} hand|close up]. ^ {C} [shook with joy|rose a foot|bubbled]. “[A HOLE|REALLY, A HOLE|A BIG HOLE]? [IN YOUR SOCK|IN THE SOCK|IN A SOCK]?” “Sock,” [it came back from|said an echo at|came an answer from] behind {spot}. “Sock,” said [something further off|somebody’s hill|something beyond that]. “[It’s quite safe|Don’t worry|It won’t get out],” said {c}. “[There are four of us keeping it now|Four of us are guarding it|That makes four who know it].”',
      '[Now and again|Now and then|Once a page or so] even a small {kind} must [come up for air|have some air|come up to breathe]. {C} rose to the top of [that puff of sea|that patch of sea|the little wave], blew, and [sank back|dived|went under again]. Only, {hero’s} bun had been [right above|just overhead|exactly there]. ^ {hero} [held out {his} hands|turned up {his} collar|looked at the sky]. “[It’s raining crumbs|It’s crumbs today|Here comes my bun],” {he} said. “[WITH RAISINS|AND CURRANTS|AND BUTTER],” said {c}. “[I like this place|You live well here|It’s good weather, for bun].”',
      '“I can [juggle|do a trick|balance things],” said {c}, and blew. On top of the jet sat {hero’s} hat, [turning round and round|bobbing like an egg|waving its brim]. It was a fine trick, until {c} [got the giggles|hiccupped|began to laugh]. ^ Then the hat was [high up|perched] on {spot}. “I’LL [FETCH IT|WASH IT DOWN|AIM BETTER],” boomed {c}, and blew a bit harder. Down it came with [a shower|two shrimps|a bucket of sea] in it, and {hero} [wore the lot|got wet socks|bowed].',
    ],
    [
      '“[I can be small|I can hide|Nobody need notice me],” said {c}. “[Watch|Look|You’ll see].” And the {kind} [got|slipped|squeezed in] under {hero’s} hat. They walked past {spot} without anyone [turning a head|stopping|noticing], until {c} [remembered a joke|thought of a joke|remembered Uncle]. ^ A great {kind} laughs [with the whole body|from tail to nose|all over]. The hat rose [on a fountain|on a jet of water|on a pillar of foam], straight up, and hung there, [turning|bowing|like a star turn]. {hero} stood underneath and [got wet|held out {his} hands|waited for it]. “It was [the one about the herring|the one about the sardine|just a small joke, about kippers],” said the fountain. “I’ll tell you [when I’ve finished|when I can|as soon as I stop].”',
      '“A great {kind} [gets taken for an island|is mistaken for an island|gets to be an island], [sooner or later|once at least|it’s well known],” said {c}. “[I’ve never been|It’s never happened to me|I’ve missed it so far]. [Would you mind|Could you oblige|Would you have a go]?” {hero} [was too big to land|would have sunk it|had the wrong size of feet]. So {he} set one finger on that small round back, and walked it [from end to end|from nose to tail|up to the tail]. “[I’ve come a long way|I am shipwrecked|I’ve walked for days],” said the finger. “Is there [any|no|fresh] water here?” ^ {C} lay still, [for happiness|in bliss|hardly breathing]. By {spot} there was [a flag up|a flag of grass up|a tiny flag], and the finger had begun on [a hut|a shed|a chimney]. Then the island [laughed|giggled|was tickled]. There turned out to be [plenty of|enough|a great deal of] water. “[They never expect it|That’s how it’s done|That’s always the surprise],” said {c}.',
      '“[I’ll ask one of my family|I’ll ask at home|Let me ask a relation],” said {c}, and sank to the bottom of that private sea, [which wasn’t far|a matter of inches|which took a moment]. There followed [a long, low note|a note like a tuba|a deep, slow note]. {hero} felt it [in {his} teeth|in {his} knees|through {his} boots]. “When [will they answer|do they answer|will we hear]?” {he} asked. “[From the other side of the world|From so far away|At that distance]? [On Thursday|By Thursday|On Friday],” said {c}. ^ They waited by {spot} [for some time|on one leg and then the other|till {his} sandwiches were gone]. In the end {hero} [made a trumpet of {his} hands|put both hands to {his} mouth|took a bucket for a trumpet], and answered, [as deep as {he} could go|down in {his} boots|as deep as a barrel]. The {kind} turned [quite pink|a deep blue|right over]. “[MY AUNT|AUNTIE|IT’S MY AUNT]!” said {c}. “[Straight on|Keep going|On we go], and [I’m to wear a scarf|I’m to eat more|I’m to stand up straight]. [Good old Aunt|Dear old Aunt|Trust our Aunt]!”',
    ],
  ],
  happy: {
    young: [
      '{C} [made a rainbow|blew a bubble|spun round], [whoosh|pop|splish]!',
      '“[BOOM|WHEEE|LA LA],” said {c} [happily|gladly|to a duck].',
    ],
    old: [
      '{C} blew [a small fountain|a tall, thin fountain|a fan of water], [and there was a rainbow in it|with a rainbow in it|and washed a passing duck].',
      '{C} rolled over in the air, [showing a white tummy|like a loaf in a barrel|and clapped both fins].',
      '“[WONDERFUL|SPLENDID|LOVELY],” said {c}, and [somebody’s hat came off|a gate blew open|nine birds took off].',
    ],
  },
  worried: {
    young: [
      '“[Boom|Bm|Boo]?” said {c}, [quite small|very low|under a leaf].',
      '{C} [hid behind|got behind|shrank behind] [a bubble|{hero’s} ear|a leaf].',
    ],
    old: [
      '“[Boom|I hear something|Oh dear],” said {c}, [in what was nearly a whisper|almost softly|no louder than a cow].',
      'The private wave had [shrunk to a puddle|gone quite flat|shrunk to a saucer].',
    ],
  },
  quiet: {
    young: [
      '{C} hummed, [deep and slow|mmm, mmm|low and long].',
      '[A cool drop fell|A cool fin lay|One drip fell] on {hero’s} hand.',
    ],
    old: [
      '{C} [hummed|sang], so deep that you could only feel it, [like a hand on the back|like a cat through a cushion|as you feel a ship].',
      '{C} floated close, and it was like sitting [by the sea|in a harbour|on a quay].',
    ],
  },
};
