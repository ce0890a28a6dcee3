import type { Companion } from './companion.ts';

export const star: Companion = {
  creature: 'star',
  name: 'Tansy',
  kind: 'star',
  character: 'bright, nosy, and new to everything',
  noises: [
    '[Twinkle|Blink|Glitter], [ting, five points|twinkle, hello|one point up|twinkle, tingle]!',
    '[Ting|Ping|Ting-a-ling], [tong|like a spoon|like a glass|tingle]!',
    '[Shine|Shimmer|Gleam], [shine, five points|gold all over|even the toes|glow]!',
    '[Whee|Whoosh|Wheee], [wink|a shooting star|off the shelf|sparks]!',
  ],
  meet: [
    [
      '[Ting|Ping|Plink|Ting, ting], a [little|tiny|lost|bright] {kind}! [Hello|Come down|Sit here|Good day], [glowing|five-pointed|twinkly] {c}!',
      '[Shine, shine|Glow, glow|Gleam, ting|Blink, blink], [it is|here is|in floats|look, it’s] {c}!',
      '[Wink, wink|Blink, blink|Whee, plop|Ping, splosh], who [fell in|jumped in|sits in|shines in] the [bucket|jug|pan|boot]? [Glowing {c}|It’s five-pointed {c}|Little {c}]!',
      '[Whee|Whoosh|Zip], [bump|plop|bonk], [up there|on the roof|in the hat]! A {kind}! [Hello|Come down], [glowing|five-pointed|twinkly] {c}!',
    ],
    [
      'A {kind} was sitting [in the apple tree|on the washing line|on the gatepost|in the wheelbarrow], [out of bed all alone|five points dangling|quite alone]. ^ “[I’m {c}|They call me {c}|My name is {c}]. I wanted to see what [you all do down here|feet are for|smells so good|everybody laughs at].” “[Come and see|Come with us|I’ll show you|Just follow me]!” said {hero}.',
      'Something [bright|warm|gold] hung on the [washing line|coat hook|hedge], [by one point|upside down|and kicked]. “[I’m {c}|They call me {c}|My name is {c}],” said the {kind}. “I got [caught|stuck|hooked] [coming down|looking round|waving].” ^ {hero} [unhooked|lifted down|set free] {c}, [gently|point by point|with one finger].',
      '“[Sorry|Pardon me|Hello, tall one],” said a {kind}, [sliding down the drainpipe|falling past|upside down]. “Is this [down|the floor|Tuesday]?” ^ “[Nearly|One more step|Yes, welcome],” said {hero}. “[I’m {c}|My name is {c}|They call me {c}]. What [a lot of grass|a big shoe|nice toes]!”',
      '“What does this [button|knob|thing] do?” asked a {kind}, and rang the bell. ^ The door [opened|flew open|creaked], and there stood {hero}. “It makes [children|people|a face]!” cried the {kind}. “I’m {c}, and I’ll [take this one|do it again|keep it].”',
      'Something [glittered|glowed|winked] through the keyhole. {hero} [looked|peeped|peered] out, and a {kind} looked in. “An eye, and it [blinks|moves|goes round]!” said the {kind}. ^ “I’m {c}, and [have you got two|what’s behind it|who lives there]?”',
    ],
    [
      '“[What’s that|What’s this one|Who is that]?” said a [small clear|tiny|bright] voice. “That’s [a gate|a bucket|a shoe|the letter box],” said {hero}. “[And that|And this|What about that]?” “That’s my [knee|nose|elbow|hat].” A {kind}, about as big as [an orange|a teacup|an egg|a fist], was [floating|hanging|bobbing] in front of {him}. “[I’m {c}|I am {c}|My name is {c}|They call me {c}]. I’ve only seen everything from [above|the top|a great way up]. You’ve all got [faces|fronts|legs|eyebrows]!” ^ There was no [leaving {c} behind|stopping {c}|going without {c}|getting rid of {c}] after that.',
      '“Is this [the ground|the bottom|the floor]?” asked a {kind}, [hovering|circling|dangling] over the lane. {hero} [said that it was|nodded|said yes, all of it|stamped, to show it]. “It’s [thicker|browner|harder|further off] than I thought. And [what are you|what do you do|which are you|what may you be]?” “I’m [a child|a person|a {hero}],” said {hero}. “Are there [many of you|more|lots|others]?” ^ {He} said that there were [quite a few|a good many|some at school|plenty]. “I’ll [start with|take|begin with|look at] this one,” said the {kind}. “[I’m {c}|The name’s {c}|{C} is the name].”',
      '“Grass, [tickly|green|damp], stone, [hard|no answer|dull], nettle, [never again|ouch|hot],” wrote a {kind} on the gatepost. “What are you writing?” asked {hero}. “[My report|A letter home|Page one],” said the {kind}, “because they’ve [never been down|only seen it from above|all been wondering].” ^ “And what do I put [for you|under you|here]?” “Put {hero},” said {hero}. “{hero}, [two legs, laughs|warm, one nose|asks questions],” wrote the {kind}, “and {c}, [coming along|invited|going with].”',
      '“Good day, [Uncle|Cousin|Grandfather],” a {kind} was saying to the lamp over the door. “You’re [a long way from home, too|looking pale|very quiet].” “It’s only a lamp,” said {hero}. The {kind} swung round, [all points shining|nearly falling off|wide awake]. ^ “And what [are you lit with|makes you go|do you burn]?” “[Porridge|Bread and butter|Soup], mostly,” said {hero}. “I’m {c}, and I must [see that|watch it work|learn how],” said the {kind}. “[Lead the way|Go anywhere|Start walking].”',
    ],
    [
      'From above, the {kind} [explained|said], [you only see|one only gets|all one knows is] the tops of things. {C} had spent [four thousand|nine thousand] years looking at [hats, roofs|hats, umbrellas|chimneys, prams] and [the upper side of trees|the backs of ducks|the parting in people’s hair]. Now at last {c} had come down to find out what was [underneath|below all that|on the sides]. “So that’s a [chin|nose|neck],” said {c}, [floating|drifting|going slowly] round {hero}. “[How clever|How neat|I like it|It goes in and out]. [What’s it for|Does it open|What do you keep in it|Is it hard to do]?” ^ {hero} [had never thought about it|had to think|had never been asked|was not certain]. “[It stops my scarf slipping|It goes red|Mostly it’s cold],” {he} said. “[It’s good for pointing|I just wash it|You get used to it].” “I [must try that|want one|should like one],” said {c}. “[In my size|With a lid|When I’ve somewhere to put it].”',
      'A hole had been burned in the [lawn|flower bed|path], no wider than [a plate|a saucer|a bucket], and out of it came [questions|a voice|steam and talk]. “[Is it brown all the way|Does it go on|Is it all crumbs|Where does it stop]? [Who put the string in|What are the stones for|Who lives in here|Why is that one wriggling]?” At the bottom, {hero} saw, [there shone|there sat|there glowed] a {kind}. “I [overshot|missed|came down too hard|forgot to stop],” said the {kind}. “[{C}.|{C} is my name.|I’m {c}.] I’ve always [wanted to know|longed to see|asked] what’s underneath, and [it’s just more|it’s more of the same|it’s worms]!” ^ {hero} [reached in and|lay down and] brought up {c}, who was as warm as [a new loaf|a boiled egg|a hot potato|toast]. “So that’s an [arm|elbow|sleeve]!” said {c}. “[I AM glad|How useful|Splendid|I’d wondered]. From above it looks as if you [make things follow you about|have hands for feet|drag them behind you|carry sticks].”',
    ],
  ],
  comic: [
    [
      '“What is it?” [asks|says] {c}. It’s a [cow|boot|peg|bun]!',
      '[Bump|Bonk|Whee|Oops], {c} flew into a [shed|hat|pan|tree], [ting|ping|clang|tong]!',
      '“Is it [food|hot|alive|a star]?” asks {c}. [No|No, {c}|Not quite|Oh, no], it’s [soap|glue|mud|paint]!',
      '{C} [licks|hugs|tickles] a [snail|tin|shoe]. “[Is it Granny|Is it cake|Is it Mum]?” [No, {c}|Oh dear, {c}|Wrong again]!',
    ],
    [
      '“Is that a [dog|dog, please|real dog]?” asked {c}. “[No, that’s|No, it’s|That’s just] a [bush|boot|broom|basket].” “[Is that a dog|And that, up there|And this one here]?” “That’s a [stone|gate|bucket|hat].” ^ “And is [THAT one|THIS thing|the one with knees] a dog?” It was [{hero}|{hero’s} nose|{hero’s} hair].',
      '{C} [flew all round|looked all over|peered under] {hero}, [to find the switch|for a button|to find the knob]. ^ “How do I [turn you off|blow you out|put you out]?” “[You don’t|You can’t|Nobody does|Not at all]. I just shut my [eyes|two eyes|eyelids].” “[Show me|Do it now|I’ll watch]!” said {c}, and [shone right in them|shone twice as hard|came closer].',
      '“[Oh|Ooh|Ah|Help], [oh|ooh|aah|eek]! [Something tickles|I’m full of bees|It’s coming|I feel fizzy]!” said {c}. “It’s [in my middle|in my points|going round|getting up], [what IS it|will it hurt|is it me|is it big]?” [Ting|Ping|TING] went {c}. ^ [It was a sneeze|A sneeze|Just a sneeze|It was hiccups]. {hero} [found|picked up] {c} in the [next bush|next ditch|nearest hat|next puddle].',
      '“[Watch me|Look here],” said {c}, and [hung on|sat on|stood on] a twig by {spot}. “I am [a lemon|a lamp|an apple].” ^ A [beetle|bird|bee] came and [nibbled|licked] one point. “[Stop|Ow]!” said {c}. “I’m [only playing|me again]!”',
      '“There’s a thread on your [sleeve|left sleeve|cuff],” said {c}, and pulled. {C} flew [twice|three times|backwards] round {spot}, still pulling. ^ “It’s [all one piece|very long|like spaghetti],” said {c}. “And [look, an elbow|there’s an arm inside|out comes a wrist]!”',
    ],
    [
      '{C} had found a [puddle|bucket of water|pond|bath]. “There’s a {kind} in there!” [cried|called] {c}. “[Hello|Good day|Come out|Are you lost]!” It [did not answer|only waved|said nothing]. “It’s [copying me|mocking me|doing all I do|waving when I wave].” ^ “That’s [you|your own self],” said {hero}. {C} went [very quiet|pale|dim for a moment|all round it, twice]. “[I’d no idea|I never knew|Nobody told me],” said {c}, “that I was so [pointy|spiky|yellow|small].”',
      '{C} [wished to know|asked|had a question] about shadows. “[You’ve got one|Yours is stuck to your feet|Even the stone has one]. [Where’s mine|What became of mine|Did I drop mine]?” {hero} explained that [a lamp doesn’t have any|lamps don’t get one|lamps never do]. {C} looked behind, and [underneath|above|between two points], and then very suddenly round {spot}. ^ “[It’s shy|It’s sleeping|I heard it|It’s quick],” said {c}. “I’ll [leave it some crumbs|put out a saucer for it|leave it a snack].” {hero} gave {c} [a biscuit|a crust|a raisin|half a bun] for it.',
      '“You people keep [throwing|sending|shouting] wishes up at us,” said {c}. “[I catch what I can|Some are heavy|It’s like hail|I’ve kept them all].” {hero} [asked what sort|wondered what kind] of wishes they were. “Bunk beds,” said {c}. “I’ve got [four thousand|nine hundred|eleven thousand].” ^ They both [looked up|considered this|thought about it|went quiet]. “We’ve put them [one on top of the other|in a heap|end on end|up like a ladder],” said {c}. “[How do you suppose that|How do you think|Guess how] I got down?”',
      '“I’ll [fall|drop down|come down],” said {c}, “and then you make a wish.” {C} dropped past {spot}, [whistling|turning twice|all points out], and landed on something [soft|squashy|that squelched]. “Did you [wish|wish in time|get one in]?” asked {c}. ^ “I wished you would miss my [sandwich|jam sandwich|lunch],” said {hero}. {C} looked underneath, and peeled off [a cucumber|some cheese|half a tomato]. “Some wishes take [longer|a week|practice],” said {c}, [nibbling it|sticky all over|and climbed up again].',
    ],
    [
      '“And what does this [do|say]?” {c} would ask, and before you could answer there would be [a ting|a ping|a crash]. It was a [beehive|wasps’ nest|hornets’ nest], that time. They [ran|galloped] as far as {spot} [without stopping|and twice round it|and some way on]. ^ “[Fascinating|Remarkable|Charming|Educational],” [panted|said|gasped] {c}. “[They’re like us|I felt at home|We have those too]. [Small|Yellow|Bright], a great many, and cross when you [come too close|knock|wake them up].” {hero} [was dabbing mud on|was blowing on|sat cooling] {his} [elbow|wrist|thumb]. “[What’s that|Is that a flower|How big it’s getting]?” said {c}. “And why are you making [that face|that noise|a square mouth]? [Is it a new one|May I try it|Is it on purpose|Does it hurt to do]?”',
      '“I [mean to try being dark|should like to go out|shall try being dark],” said {c}. “Everyone here [can do it|does it daily|manages].” Near {spot} the {kind} [drew in|folded up] all five points and [held them|waited|shut both eyes]. The light went from a lamp to a candle, and on to [a button|a spark|a crumb]. ^ “What [does one|do you] do in it?” asked {c}, [in a strained voice|without breathing|between two points]. “You [hold on to|lean on] somebody,” said {hero}, “and tell each other [that there’s nothing there|funny stories, in a whisper].” {C} [held on|clung|took a sleeve|tried]. But it was so [thrilling|exciting|new] that {c} went off, with a [ting|bang|ping], and [lit up|showed up] everything for a mile. “There IS something!” [cried|shouted|called] {c}. “[It’s you|You’re here|It’s got a nose]!”',
      '“[And what’s|What’s|Now, what’s] this one’s name?” asked {c}. It was [a pebble|only a pebble|a grey pebble]. “[And that one’s|And this little one|And that there]?” That [was also a pebble|was a pebble too|was another]. {C} was [disappointed in people|shocked|sorry for them|hurt on their behalf]. “Up there even the [dim ones|small ones|dull ones] have a name. How do they know when you’re [calling them in|cross with them|thinking of them]?” ^ {hero} saw that [something must be done|it could not go on|it was only fair]. {He} sat down by {spot}, and they named pebbles until [{his} legs went cold|{he} had used up three aunts|there was no more room]: Arthur, [Big Susan|Old Norman|Lady Flint], Tuesday. Then {c} [gave a cry|stopped dead|gave a squeak], and [hung trembling over|pointed a point at] the path ahead. It was [gravel|all gravel|gravel for a mile]. “You take the [left side|far end|big ones],” said {c}.',
    ],
  ],
  happy: {
    young: [
      '{C} [twinkled twice|winked twice|spun like a top|glittered all over].',
      '[Ting|Ping|Ting, ting|Plink]! went {c}.',
    ],
    old: [
      '{C} shone so hard [that there were shadows|that people blinked|that a moth fell in love|that you could have read by it].',
      '“[What’s that|And this|Who is this]?” asked {c}. It was a [button|pea|peg|puddle]. {C} [was thrilled|wept sparks|gasped|asked for two].',
      '{C} drew a [loop|knot|flower] of light in the air and [signed it|bowed|added a tail|put a frame round it].',
    ],
  },
  worried: {
    young: [
      '{C} [went dim|went grey|blinked fast|got very small].',
      '{C} hid in [{hero’s} sleeve|{hero’s} hood|{hero’s} hand|a boot].',
    ],
    old: [
      '{C} had dimmed to about the strength of [a match|a glow-worm|one small button].',
      '“From above,” [whispered|said] {c}, “this looked much [easier|smaller|flatter|nicer].”',
    ],
  },
  quiet: {
    young: [
      '{C} [glowed|hummed|slept] in {hero’s} [hands|pocket|arms].',
      'A small [warm|soft|gold] light [stayed near|said nothing|kept still].',
    ],
    old: [
      '{C} [settled in {his} two hands|lay on {his} knees|leaned on {his} shoulder] and glowed, and [that was all|did not ask a thing|stayed].',
      '“I’ve [shone on you before|known your window for years|looked in on you], you know,” said {c}. “On [bad nights|bad days|long nights]. You just [weren’t looking|had your eyes shut|never looked up].”',
    ],
  },
};
