import type { Companion } from './companion.ts';

export const dog: Companion = {
  creature: 'dog',
  name: 'Button',
  kind: 'dog',
  character: 'loyal, hungry, and sure that every stick is the best stick',
  noises: [
    '[Woof|Wuff|Arf], [woof, wag|wuff, walkies|arf, stick|wuff, hop]!',
    '[Wag|Waggle|Thump], [wag|wag, thump|waggle, wag] goes the tail!',
    '[Sniff|Snuff|Snort], [a sock|a bone|a boot|a stick]!',
    '[Lick|Slop|Slobber], [lick, wet ear|lick, wet nose|slop, wet hand|lick, wet knee]!',
  ],
  meet: [
    [
      '[Woof|Wuff|Arf]! Here comes {c} the {kind}, [wag, wag|thump, thump|pant, pant].',
      'Who goes [woof|wuff|wag|pant]? [It is waggy {c}|{C} does|It’s muddy {c}]!',
      '[Sniff, sniff|Snuffle, snuff|Snort, snort], [a cold, wet nose|two floppy ears|a waggy tail]! [Hello|Come in|Good day], [muddy|stick-mad] {c}!',
    ],
    [
      'A {kind} [came round the corner|came out of the hedge|trotted up the path] with a stick. The stick was [much too long|longer than the gate|as long as a bed], [bonk, bonk, bonk|clonk, clonk, clonk|bump, bump, bump]! ^ “I’m {c},” [said|panted|puffed] the {kind}. “Are we [going somewhere|going far|off somewhere nice]?”',
      '“[Woof|Wuff|Arf]!” said [somebody|the doormat|the hedge]. It was {c}, the {kind} from [number nine|over the road], [wagging from nose to tail|wagging all over|with one ear inside out]. ^ {C} always [wanted to come|came too|knew when there was a walk].',
      'On the doormat lay a {kind}, [hugging|guarding|warming] {hero’s} [slipper|left boot|wellington]. ^ “I’m {c}, and I [licked it clean|made it softer|gave it some holes] for you,” said the {kind}. “[Where shall we take it|Shall we walk it|Does it like walks]?”',
      '“I [smelled|sniffed|nosed] you from [four doors away|the end of the lane|inside my basket],” said a {kind} at the gate. “You had [cheese|toast|sausages], and you’re [going out|off on a walk|going far]. ^ My name’s {c}, and I’m [ready|packed|already wagging].”',
      'A {kind} sat at the gate with a lead and [nobody|no hand|thin air] on it. ^ “I’m {c}, and that end is [for a friend|free|yours],” said the {kind}. {hero} [took hold|picked it up|held it tight], and off they [shot|flew|ran].',
    ],
    [
      'A {kind} trotted up and [laid a stick on|put a stick down on|dropped a stick across] {hero’s} shoe. It was a good stick, [with a bit of bark still on it|straight, and only slightly chewed|thick as a rolling pin]. “[It’s yours|For you|It’s my best one],” said the {kind}. “I’m {c}, and [now we are friends|that makes us friends|so that’s settled].” ^ {hero} had never [made a friend so quickly|made a friend with so few words|been given anything so wet]. “Don’t you want to know [where I’m going|how far it is|what it’s about]?” {he} asked. “[No|Not really|Not much],” said {c}.',
      '[Somebody was digging|Somebody was busy|There was a great scrabbling] by the gate. [Earth|Mud|Gravel] flew. [A slipper|A flowerpot|A doormat] flew. ^ Then [two muddy ears|a muddy nose|a pair of brown eyebrows] came up. “I’m {c}, and I’ve [lost something|mislaid something|been looking for something].” “[What was it|Was it big|A bone]?” asked {hero}. The {kind} [sat down to think|scratched one ear|thought, with a paw in the air]. “[A friend, I think|Somebody nice, I think|A best friend, I believe]. [Oh, look, there you are|And here you stand|Why, it was you]! [That was quick|What luck|I knew it was somewhere]!”',
      '{hero} threw [a crust|a pebble|an apple core] out of the gate, and it came back [rather wet|chewed|with tooth marks]. Behind it stood a {kind}, [wagging|out of breath|nose in the air]. “I’m {c}, and you’re the best thrower in [the street|this lane|the world],” said the {kind}. ^ {hero} threw it [round the corner|down the lane|over three gates], and {c} brought back [two of them|that and a glove|it and a boot]. “If you keep throwing that way, we’ll get [somewhere|to the sea|anywhere you like],” said {c}.',
      '“Is that [ham|cheese|pie] in your bag?” asked a {kind} at the gate, [nose first|eyes shut|through the bars]. {hero} said that it was [socks|a jumper|a clean shirt]. “May I come and [guard it|look after it|watch it]?” asked the {kind}. “I’m {c}, and I’ve guarded [a sausage|a roast|a large pudding] before.” ^ “Did it get [stolen|lost|taken]?” asked {hero}. “[Never|Not a crumb|Not for a second],” said {c}, [licking both lips|with shining eyes|in a dream]. “Nobody else [got near it|had a bite|so much as smelled it].”',
    ],
    [
      'The {kind} at the gate had [one ear up, one ear down|a tail going like a whisk|that head on one side], and the look of somebody who has been waiting for you [in particular|for ages|all week]. ^ “{C},” said the {kind}, and [put down a stick|laid a stick on the step|let go of a stick]. “This is the best stick [in the street|for miles|I’ve met this year]. [I’ve checked|I’ve tried the others|I’ve asked around].” “It’s [very good|a fine one|remarkably straight],” said {hero}, [who knew how to behave|who had been well brought up|weighing it politely]. “Then I’m [coming with you|coming along|yours until teatime],” said {c}. There was no point asking [whether {c} was sure|where, or why|whether anybody minded]. You might as well have asked [a river|a tide|the weather].',
      'It is hard to [go out quietly|leave a house on tiptoe|slip away] when somebody has been lying on your doormat [for hours|for ages|since before the milk], being a surprise. “Surprise!” cried the {kind}, and [knocked over two flowerpots|brought down an umbrella|sat on the letters]. “I’m {c}! First I heard you [get up|yawn|get out of bed]. Then I heard you [eat toast|brush your teeth|hunt for the jam]. Then I heard you [look for|search for|ask about] your other shoe. I’ve [been SO happy|had SUCH a morning|hardly been able to bear it]!” ^ {hero} had, [in fact, not found it|in fact, only the one shoe on|been hopping, as it happens]. “It’s here,” said {c}, and gave it back, [with some new holes in it for air|only a little damp|chewed to a better fit]. There are friends that [one has to make|you have to earn|take years]. Others come ready-made, and [lie on the mat|wag|are under your feet].',
    ],
  ],
  comic: [
    [
      '{C} [finds|brings|drags] a stick. [Too long|Too big|So wide], [bonk, bonk|clonk, clonk|bump, bump]!',
      '[Shake, shake, shake|Flap, flap, flap|Shake, shiver, shake], now [everybody is wet|we are all wet|{hero} drips]!',
      '[Dig, dig|Scrape, scrape|Paws go fast], [splat|splosh|squelch]! Who is [muddy|brown|sticky]? {C} is!',
    ],
    [
      '{C} found a stick [as long as a bus|as long as a boat|with leaves still on]. {C} ran between [two trees|two posts|two rocks], [bonk|clonk|bump]! ^ “[Turn it|Sideways|Mind the ends]!” said {hero}. {C} [turned right round|turned upside down|trotted round in a ring]. [Bonk again|Clonk again|Bump again]!',
      '{C} jumped [into a puddle|into the mud|into the wettest bit], [all four paws|ears first|with a bark]. [Then came the shake|Then came a shiver|Then came the drops]. ^ “[Not here|Not yet|Wait]!” cried {hero}. [Too late|Splish, splash|Shake, shake, shake], now {he} was [wet too|as wet as {c}|dripping too]!',
      '{C} [brought|fetched|gave] {hero} a stick. Then [a log|a branch|a plank]. Then [something really big|something with legs|something ever so heavy]. ^ “That’s a [bench|long bench|park bench],” said {hero}. “Somebody is [still sitting on it|asleep on it|eating a sandwich on it]!”',
      '“I smell [sausages|cheese|gravy]!” cried {c}, and [snuffled|galloped|sniffed] all round {spot}. The trail went [up {hero’s} sleeve|into {hero’s} pocket|up {hero’s} leg]. ^ “It’s [an old hanky|only the paper|last week’s bun],” said {hero}. “[The best bit|My favourite|Even better],” said {c}, and ate it.',
      '{C} buried {hero’s} [bun|biscuit|crust], [very deep|with great care|paws flying], to keep it safe. ^ It was so safe that {c} could not find it, [not in nine holes|not in six holes|only a boot]. “[Clever me|Well hidden|Nobody gets that],” panted {c}, [wagging|mud to the ears|tongue out].',
    ],
    [
      '{C} had found a [stick|fine stick|stick at last]. To be honest, it was [more of a tree|mostly tree|a tree lying down]. {C} tried to carry it through a gap [half as wide|made for hedgehogs|the width of a door]. [Bonk|Clonk|Thud]. {C} backed up, [thought about it|had a think|took a deep breath], and ran faster. [BONK|CLONK|THUD]. ^ {hero} [took one end and turned it round|tipped up one end|swung it round like a gate]. {C} stared at {him} as if {he} had [invented the wheel|pulled a rabbit from a hat|moved the sun].',
      '“Sit,” [said|ordered|begged] {hero}, since something had to be done about [the jumping|the muddy paws|the licking]. {C} [sat like a rock|sat, tail and all|sat down hard]. “Stay,” said {hero}, and [walked|went|marched] as far as {spot} and turned round. There sat {c}, right behind {him}, [beaming|wagging|tongue out]. ^ “[But I DID stay|I AM staying|I never moved from you],” said {c}. “I [stayed with you|just stayed near|stayed all the way here].”',
      '“Do you [smell that|get that whiff|notice anything]?” said {c}, nose down. “[A stranger|Somebody new|A mystery]. [Wears boots|Walks fast|Limps a bit]. [Had an egg|Had a boiled egg|Likes eggs]. Went [this way|off to the left|round here].” They followed the trail round {spot}, and [round again|round it twice more|round once more]. ^ “[Now there are two of them|Somebody’s joined in|And a friend as well]! Now [three|four|a crowd]!” “{C},” said {hero}, “[it was me that had the egg|we’ve gone round three times|those are our own feet].”',
      '{hero} went behind {spot} to [tie a shoe|do up {his} coat|shake out a stone], which took [two sneezes|one verse|half a minute]. When {he} came out, {c} [howled for joy|turned nine somersaults|wept on {his} boots]. “[You’re BACK|It’s YOU|ALIVE]!” [cried|barked|sobbed] the {kind}. “You’ve [grown|hardly changed|got so tall], and do you still [like buns|know me|throw sticks]?” ^ “I wasn’t [long|far|really gone],” said {hero}, and shut {his} eyes to laugh. “[And now you’ve gone AGAIN|Come BACK|Where ARE you]!” [howled|wailed|yelped] {c}.',
    ],
    [
      'They lost [ten minutes|most of an hour|some time] to a stick. {C} had found it near {spot}, and it was [a magnificent object|a thing of beauty|the finest seen that year], about the length of [a canoe|a rowing boat|two bicycles]. Unluckily the path there [squeezed|ran|had to slip] between two rocks. {C} trotted up to the gap, was stopped short with a bonk, gave the rocks a look of [deep reproach|wounded surprise|real disappointment], and tried again [from further back|at a gallop|at full tilt]. ^ “Sideways,” said {hero}, [when {he} could speak|wiping {his} eyes|as gently as {he} could]. {C} [tried it walking sideways|turned sideways|went sideways, crabwise, with great care]. The stick [did not turn|stayed as it was|took no part]; only the {kind} did.',
      '[There was one sandwich left|The last of the sandwiches had come out|They had come down to one sandwich], and it was {hero’s}. {C} would [never beg|never have asked|not have dreamed of asking]. {C} just [sat down opposite|lay down opposite|took a seat], gazed at it, and gazed away, like somebody with [a private sorrow|a sad past|nobody to talk to]. Then {c} let fall [one single drop|one long drop|a silver thread] from the tip of that tongue. ^ {hero} [took a bite|bit off a corner|began on the crust]. {C} [chewed|licked both lips|swallowed]. {hero} swallowed, and {c} swallowed too, and wagged, and [asked how it was|hoped it was nice|sighed for the taste of it]. By {spot} {he} gave in. “[Half of what’s left for me, and half for you|You have this end|We’ll share what there is],” {he} said. “Really?” said {c}, [amazed|overcome|after the least possible pause]. “We’ve [only just had ours|eaten already|both just had one]!”',
      'It was [a simple game|a game as old as sticks|{c’s} favourite game]. {hero} threw a stick as far as {spot}, and it came back [wetter|heavier|chewed at both ends]. [After the ninth time|After the twentieth throw|When {his} arm was tired] {he} hid it behind {his} back and only pretended to throw. {C} shot away, [hunted about|searched high and low|was gone some time], and came galloping up with a stick. ^ {hero} [felt behind {him}|looked behind {his} back|counted the sticks]. The real one was [still there|still in {his} hand|where it had been]. “How did you [do that|find it|manage it]?” {he} asked. “You threw it [so well that it was invisible|too fast to see|extremely far],” panted {c}. “I just had to [believe in it|keep my mind on it|trust you] till I got there. [Again|Once more|Shall we]?”',
    ],
  ],
  happy: {
    young: [
      '{C} [wagged and wagged|wagged all over|ran in a ring].',
      '“[Woof|Arf|Wuff]!” said {c}. That meant [yes|hooray|more, please].',
      '{C} [licked {hero’s} hand|licked {hero’s} ear|leaned on {hero’s} legs].',
    ],
    old: [
      '{C} wagged so hard that [both back feet left the ground|the rest of the {kind} went too|it was hard to stand near].',
      '{C} sniffed everything twice, the second time [to be fair|for pleasure|in case it had changed].',
      '{C} brought a stick, since in {c’s} opinion [it was time for one|they were short of them|no outing is complete without].',
      '“Woof,” said {c}, and it was [hard to disagree|to the point|well put].',
    ],
  },
  worried: {
    young: [
      '{C} [whined a little|gave a small whine|looked up at {hero}].',
      '{C’s} [tail went down|ears went flat|nose drooped].',
    ],
    old: [
      '{C} pressed close, with [a tail gone perfectly still|both ears back|one paw off the ground].',
      '{C} looked at the problem and then at {hero}, and [back again|sighed|waited].',
      '{C} growled, but only [in a small, polite way|very low down|as one clears one’s throat].',
    ],
  },
  quiet: {
    young: [
      '{C} [lay on {hero’s} feet|leaned against {hero}|lay down, close].',
      '{C} [gave one soft sigh|sighed through that nose|put a paw on {hero}].',
    ],
    old: [
      '{C} lay down on both of {hero’s} feet, [to keep them from being sad|to keep them warm|and stayed there].',
      'A cold wet nose [found its way into {hero’s} hand|was pushed under {hero’s} arm|came to rest on {hero’s} knee].',
    ],
  },
};
