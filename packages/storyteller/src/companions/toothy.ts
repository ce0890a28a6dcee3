import type { Companion } from './companion.ts';

export const crocodile: Companion = {
  creature: 'crocodile',
  name: 'Peppermint',
  kind: 'crocodile',
  character: 'a great many teeth, every one of them brushed, and tears for all that is lovely',
  noises: [
    '[Snap, snap, smile|Snip, snap, grin|Snap, smile, snap]!',
    '[Brush, brush, brush|Scrub, brush, rinse|Brush, foam, brush]!',
    '[Splish, slither, splosh|Slither, slide, splosh|Splosh, swish, splash]!',
    '[Chatter, chatter|Clatter, chatter|Clickety, chatter]!',
  ],
  meet: [
    [
      '[Big smile|Long smile|What a smile], [big teeth|white teeth|many teeth]! [Come in|Hello|Hooray], [toothy|snappy|well-brushed] {c}!',
      '[Snap, snap|Snip, snap|Grin, grin], {c} the {kind} [is smiling|waves a brush|says hello|smiles and smiles]!',
    ],
    [
      'A {kind} [smiled over the gate|smiled round the gatepost|looked in and smiled]. The smile [went on and on|went right round the corner|had no end]. “[I’m {c}|{C}’s my name|It’s {c}]. [I’ve just brushed them all|They’re all brushed|I’ve polished every one].” ^ {hero} [had to blink|saw stars|smiled back].',
      'A {kind} lay [by the gate|on the path|on the step], [mouth wide, wide open|with the whole mouth open|and opened up like a box]. “[Aaaah|Aaah, please|Ah, ah, aaah]!” ^ {hero} [looked in|bent down and looked|looked left and right]. “[All clean|Not one spot|All shining],” {he} said. “[Phew|Oh good|Thank you],” said the {kind}. “[I’m {c}|{C}’s the name|Call me {c}].”',
    ],
    [
      '“[Would you mind|Could you help|Have you got a minute]?” said the {kind} at the gate, [holding out a toothbrush|offering a pink toothbrush|with a brush in each hand]. “I can’t reach [the ones at the back|past the corner|the last dozen]. [I’m {c}|{C}’s my name|They call me {c}].” {hero} [looked in|peered in|rolled up both sleeves]. It was like looking down [a street of white houses|a long white fence|a hall full of chairs]. ^ It took [half an hour|twenty minutes|two sorts of toothpaste]. “Nobody knows me [so well now as you do|as far in as you do|so thoroughly],” said {c}.',
      '[On the doorstep|By the gate|On the path] lay a {kind}, [in tears|crying into both hands|with a wet nose]. “[It’s the clouds|It’s the daisies|It’s the washing],” [sobbed|sniffed|wailed] the {kind}. “They’re so [WHITE|CLEAN|PERFECT]. [I’m {c}|{C}’s the name|My name’s {c}]. I cry at [nice things|lovely things|anything pretty]. People say [it’s put on|I’m acting|it’s only water].” ^ {hero} lent {c} [a handkerchief|a clean hankie]. “It’s [IRONED|FOLDED|SPOTTED],” said {c}, and [began all over again|wept into every corner|wrung it out].',
    ],
    [
      'The log [in front of the gate|across the path|by the doorstep] [had eyes|blinked|was looking up]. Then [part of the log opened|one end of the log came open|the log yawned], and there were more teeth than {hero} had ever seen [in one place|together|outside a piano shop]. “[It’s only a smile|Don’t go; it’s a smile|That’s me smiling],” said the {kind}. “I [can’t do a small one|only have the one size|can’t make it shorter]. [I’ve tried, in a spoon|I’ve practised, in puddles|I’ve asked for lessons]. [Most people run|People leave|They do run off], and I don’t like to run after them [to explain|shouting ‘Good day’|with a note]. [{C}|I’m {c}|{C}’s the name].” ^ {hero}, who had been about to run, [smiled back|smiled too|grinned instead], with all {he} had, [which was fewer|twenty or so|which took less time]. “Oh, [well DONE|very GOOD|BRAVO],” said {c}. “You’ve [a lovely set|a charming row|such neat ones]. [Do you take them far|Do they travel|Are they going somewhere]?”',
    ],
  ],
  comic: [
    [
      '[Brush, brush, brush|Scrub, scrub, scrub|Up, down, brush]! [So many teeth|Sixty-six teeth|All those teeth], {c}!',
      '[Big tears|Fat tears|Sniff, sniff], [plop, plop|drip, drip|plip, plop]! “[So pretty|So round|How lovely|So tiny]!” says {c}.',
      '[Snap|Chomp|Snip], [crunch, carrot|crunch, apple|crunch, cracker|munch, bun]! [Brush, brush again|Brush them again|Scrub, scrub], {c}!',
    ],
    [
      '“I’ll just [brush my teeth|do my teeth|clean my smile],” said {c}. [Brush, brush, brush|Scrub, rinse, scrub|Brush, foam, spit]! {hero} [waited and waited and waited|hummed nine songs|sat down and ate a pear]. ^ “Now for [the bottom row|the other side|the back ones],” said {c}.',
      '{C} saw [a pebble|a button|a berry] and [burst into tears|began to sob|had to weep]. [Big, fat, plopping tears|Plip, plop, plippety plop|Tears as big as plums]! ^ “It’s so [ROUND|SMOOTH|SMALL],” sobbed {c}. {hero} [was standing in a puddle|had wet socks|held up an umbrella].',
    ],
    [
      '{C} was [keeping that mouth shut|holding both lips together|walking with closed lips], so as not to [alarm anyone|upset people|cause a stir]. By {spot} {hero} [told a joke|made a joke|told an old joke]. [Up went the corners|Both corners shook|The corners twitched]. [Two teeth came out|One tooth came out|A tooth peeped out], then ten, then all of them, one after another, [like piano keys|like children from a school|in the order of size]. ^ “[I’m so sorry|Forgive me|I couldn’t hold it],” said {c}. “It was the bit about the [custard|trombone|aunt|jelly].”',
      '“I don’t go [until I’m warm|till I’m heated through|when I’m cold],” said {c}, and lay down flat by {spot}. “[It’s how I’m made|We’re all like that|It can’t be helped]. [Like soup|Like porridge|Like toast].” {hero} [rubbed the tail|patted the tail|put {his} scarf round the tail]. {He} [rubbed the middle|warmed the middle|breathed on the middle]. The nose was [a long walk away|some way off|still to come]. ^ [When {he} got there|By then|On arrival], the tail had gone cold. “[Round again|From the top|Start again],” said {c}, [comfortably|eyes shut|with a sigh].',
    ],
    [
      '“Never go into danger [with a dirty tooth|unbrushed|with crumbs in],” said {c}, and sat down by {spot} with [the brush|a mug and a brush]. There were [sixty-six|sixty-six, and one loose]. {hero} was asked [to count|to keep count|to hold the mug]. {He} had got to forty when {c} began to hum, and back to nine when {c} began to sing, [with foam|in Italian|all verses]. ^ “Done,” said {c}, and [gave {him} a smile|turned on a smile] that [lit up both sides of the path|made {him} squint|could have guided ships]. Then [a look of horror|a terrible thought|a shadow] came over that long face. “[Lunch|Sandwiches|Cake],” said {c}. “[We haven’t had LUNCH|It’s still to COME|We’ve YET to eat]. I’ll have to [do it all again|begin at the front again|do all sixty-six again].”',
      'Some people cannot pass [a cake shop|a puddle|a piano]. {C} could not pass [anything beautiful|a pretty thing|beauty in any form]. There had been [a cloud|a snail|a feather], and then [a very brave weed|a stone with a stripe|one clover]. Now by {spot} somebody had found a lost glove and put it on a stick, where its owner would see it wave. ^ “People think that we [only pretend to cry|do it for show|put it on],” [sobbed|gulped|wept] {c}. “How could one [pretend to|make it up for|act in front of] a GLOVE?” {hero} looked at how it waved and waved, [at nobody|with every finger|like someone at a station]. [It was odd|It was strange|It was silly]. {He} had to [borrow a corner|ask for a corner|use the dry end] of {c’s} handkerchief.',
    ],
  ],
  happy: {
    young: [
      '{C} [smiled|grinned], [wide, wider, widest|long, longer, longest|on and on]!',
      '{C} [swished|wagged|thumped] that long, long tail.',
    ],
    old: [
      '{C} smiled, and it [went on round the corner|was some time arriving at both ends|lit up the place].',
      '{C} [shed a tear or two|had a little cry|wept into a leaf], since everything was [so nice|just so|as it should be].',
      '{C} [counted those teeth for joy|ran a finger along the teeth|polished a tooth or two], and [they were all at home|not one was missing|then smiled].',
    ],
  },
  worried: {
    young: [
      '{C’s} [teeth went chatter, chatter|teeth went clickety|tail shook].',
      '{C} lay flat. [Just a log|Only a log]!',
    ],
    old: [
      '{C’s} teeth chattered, and with so many [it was like hail|one thought of castanets|it was a concert].',
      '{C} lay down flat and pretended to be [a log, with feelings|a log that was out|bark].',
    ],
  },
  quiet: {
    young: [
      '{C} cried [one soft tear|a small tear|one tear], [plop|drip].',
      '{C} lay down, [long and still|nose to tail|all round].',
    ],
    old: [
      '{C} [rested that long chin beside {him}|lay down along {his} side], [with the lid shut|and breathed|and shut up that smile].',
      '“You cry,” said {c}, “and [I’ll join in|I’ll keep you company|I’ll do the drips]. [I’ve plenty|I’ve buckets|There’s no shortage].”',
    ],
  },
};

export const shark: Companion = {
  creature: 'shark',
  name: 'Mallow',
  kind: 'shark',
  character: 'a grin full of teeth, a heart full of custard, and never still',
  noises: [
    '[Swish, swoosh|Swoosh, swish, swoosh|Whish, swoosh]!',
    '[Grin, grin, grin|Grin, swish, grin|Big grin, bigger grin]!',
    '[Round, round, swish|Round and round, whoosh|Turn, swish, turn]!',
    '[Fin up, fin down|Up fin, down fin|Fin left, fin right]!',
  ],
  meet: [
    [
      '[A fin|Swish|Swoosh], [a grin|teeth|a fin and a grin]! [Hello, friendly|Come in, kind|Hello, smiley] {c}!',
      '[Swish, swoosh|Round, round|Grin, swish]! {C} the {kind} [swims in|swims up|swims round]!',
    ],
    [
      'A fin went past [above the hedge|along the wall|behind the hedge]. “[Boo|Grr|Raah],” said a {kind}, [in a strip of sea|in a ring of sea|in a long wave]. “[No scream|Not scared|Not running]? [Good|Oh, good|What luck], [I’m {c}|{c}’s my name|it’s {c}].” ^ {hero} [waved at|bowed to|shook] the fin.',
      'Round and round [the house|the gate|the garden] swam a {kind}, [in a ring of sea|in a splash of sea|on a wave]. “[I’m {c}|{C}’s the name|It’s {c}]! [I can’t stop|I mustn’t stop|I never stop]!” ^ “[Then I’ll run|I’ll run, too|Wait, I’m coming],” said {hero}.',
    ],
    [
      'A fin came gliding along [above the hedge|beyond the hedge|behind the wall], [turned at the corner and glided back|turned and came again|went behind the bush and came out]. {hero} [looked over|stood on tiptoe|went to see]. There swam a {kind}, in a strip of sea [as long as a sofa|no wider than a bath|as narrow as a bench]. “[You haven’t run away|You’re still here|You don’t scream],” said the {kind}. “[I’m {c}|{C}’s the name|They call me {c}].” ^ “Are you [fierce|dangerous|wild]?” asked {hero}. “[I’ve tried|I did try|I keep trying],” said {c}. “It gives me [hiccups|a headache|a rash].”',
      '“[Is this yours|Have you dropped this|Did you lose this]?” asked a {kind}, swimming up [on a splash of sea|in a ball of sea|with some sea] and holding out a tooth. {hero} [counted {his} own|felt along {his} own|checked top and bottom]. “[All here|None missing|Not mine],” {he} said. “[Then it’s mine again|So it’s mine|Another of mine, then],” [sighed|said] the {kind}. “One drops out [every day|every Monday|whenever I laugh]. [I’m {c}|{C}’s my name|My name is {c}].” ^ “[Poor you|How dreadful|Bad luck]!” said {hero}. “[Poor tooth fairy|It’s worse for the tooth fairy|Think of the tooth fairy],” said {c}. “[All that carrying|Such a weight|All those coins].”',
    ],
    [
      'Somebody was swimming round and round the house, [and humming|whistling through some teeth|like a thought that will not go]. The water came along too, [a long blue wrinkle of it|a long blue fold of it|a blue loop], and [kept off the flower beds|wiped its edge on the mat|did not spill a drop]. “I can’t stop,” called a {kind}, [going past the gate|passing the step|on the way by]. “It’s [a family thing|how we’re built|all there is to it]. If we stop, [we sink|down we go|we nod off]. [{C}|I’m {c}|{C}, at speed]!” The next time round there was a grin, [in several rows|with three rows to it|from fin to fin]. ^ “It’s not [as bad as it looks|half so bad as it looks|meant]. I’m [custard|sponge|marshmallow] behind.” “Would you like to [come with me|come along]?” asked {hero}, [turning on the spot|revolving|giddy by now]. “I thought [nobody would ever keep up|no one would ever ask|you’d want somebody with brakes],” said {c}.',
    ],
  ],
  comic: [
    [
      '{C} [hides|sinks]. [Fin up|A fin|Swish], [we see you|found you|peep-bo]!',
      '[Wobble, wobble, plink|Wiggle, wiggle, plink|Wobble, pop, plink]! {C} [loses a tooth|drops a tooth|sheds a tooth], [grin|gappy grin|hooray]!',
      '[Round and round swims|Ring after ring swims|Round, round goes] {c}. [Dizzy, dizzy|Giddy, giddy|Sit down,] {hero}!',
    ],
    [
      'All of {c} was hidden behind {spot}, [apart from one fin|but one tall fin|except for a fin]. ^ “[Found you|I see you|There you are]!” said {hero}. “I’m [a sailing boat|a tent|a hat],” said the fin.',
      '“[Oh|Ow|Ooh], I’ve [lost a tooth|dropped a tooth|one loose],” said {c}, plink! “[And another tooth|And one more tooth|There’s the next].” [Plink, plink, plink|Plinkety plink|Plink, plonk, plink]! ^ “The tooth fairy needs [a bigger bag|a wheelbarrow|a day off],” said {hero}.',
    ],
    [
      '[Plink|Plonk|Tick]. [Something small and white|A little white thing|Something white as a mint] had dropped out by {spot}. “[My third today|That’s the fourth|Another one gone],” said {c}. “[There’s always another behind|The next is pushing|I’ve a whole row waiting].” {hero} asked [what the tooth fairy said to that|whether the tooth fairy minded|how the tooth fairy managed]. ^ “[We’ve an arrangement|We’ve talked it over|I wrote to explain],” said {c}. “There used to be just the one of them, [with a bag|on foot|in slippers]. Now there’s [a van|an office|a night shift|a fleet].”',
      '“I’ll [ask somebody the way|go and ask the way|find somebody to ask],” said {c}. “I’ll smile, so that they know [I’m friendly|I’m nice|I mean well].” {hero} [saw the smile|watched the smile]. It began at one end of the {kind} and went on to [the other|where the tail starts|the far side]. ^ From behind {spot} came the sound of [a great many feet|feet, all kinds of feet], [getting smaller|running|and then a gate]. “[Busy people|How busy they are|They’re late, too],” said {c}.',
    ],
    [
      'Talking to {c} was like talking to [somebody on a roundabout|a person on a swing|the hand of a clock]. “You see, it all began,” {c} would say, and be gone behind {spot}, and come round again with “[so naturally I apologised|but the hat was gone|hence the ban]”. [Whoever wanted the middle|Anyone wishing for the middle|For the middle one] had to run. ^ [So {hero} ran|{hero} ran|So {hero} took off {his} coat and ran]. {He} heard how {c} had been asked to leave a swimming pool, two paddling pools and [a school photograph|a boat race|an aquarium]. “[I only grinned|I merely smiled|All I did was grin],” said {c}, [turning|on the way past|going by]. “[We’d been told to|One does, for a photograph|They’d said cheese].” {He} asked to hear it again, [walking|sitting down|slower].',
      '{hero} counted to [twenty|fifty|thirty], and [opened {his} eyes|turned round|uncovered {his} eyes]. The place was [empty|deserted|bare], if you left out a tall grey triangle that was [trying to look like part of|leaning against|pretending to belong to] {spot}. {He} [hunted everywhere else first|looked in all the wrong places|lifted a leaf or two first], [out of kindness|to be fair|as a friend]. “Not here,” {he} said [loudly|to the air|clearly]. “[Nor here|Nor there|Or here].” ^ The triangle [shook with giggles|quivered|snorted]. {He} leaned against it, [to think|to rest|and yawned]. “[I give up|I can’t find you|You’re too good],” {he} said. “TA-DA!” cried {c}, [from directly below|underneath|coming up]. “[I was here the whole time|It was me|You leaned on me]! Shall I tell you [how it’s done|the trick|my secret]? You [breathe in|think small|shut your eyes].”',
    ],
  ],
  happy: {
    young: [
      '{C} [grinned|beamed]. [So many teeth|What teeth|Row on row]!',
      '[Swish|Whoosh|Swoosh], {c} swam [a figure of eight|a big ring|a bow]!',
    ],
    old: [
      '{C} swam [rings round everybody|a lap of honour], and [called it walking|waved each time|was hardly out of breath].',
      '{C} grinned, and [a tooth fell out for joy|out popped a tooth|sprinkled a tooth or two].',
      '{C} hummed the tune that people hum when they see a fin, [but in a jolly key|as a polka|with a chorus].',
    ],
  },
  worried: {
    young: [
      '{C’s} [fin went flop|fin drooped|grin went].',
      '{C} [swam behind {hero}|hid in the wave|sank low].',
    ],
    old: [
      '{C} swam in smaller and smaller circles, and [the last of them was behind {hero}|ended at {hero’s} elbow].',
      '{C’s} grin was still there, but [nobody was using it|it had been left on by mistake|the corners shook].',
    ],
  },
  quiet: {
    young: [
      '{C} swam [slow, slow rings|soft, slow rings|one slow ring].',
      '{C} [came by, and came by again|passed, and patted {hero}|stayed near].',
    ],
    old: [
      '{C} went round {him} slowly, again and again, [like somebody winding a scarf|and each ring was smaller|with one fin just touching].',
      '“[I can’t sit still with you|I’m not able to stop|I can’t stay],” said {c}. “But [I can go on coming back|I’ll be round again|nobody comes back so often].”',
    ],
  },
};
