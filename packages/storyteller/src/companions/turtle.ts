import type { Companion } from './companion.ts';

export const turtle: Companion = {
  creature: 'turtle',
  name: 'Mossy',
  kind: 'turtle',
  character: 'slow, old, and full of sea stories',
  noises: [
    '[Slow|Creep|Steady], [slow, no rush|steady, stop|creep, rest].',
    '[Plod|Scrape|Drag], [plod, four feet|plod, heavy shell|puff, one inch].',
    '[Peep|Pop|Knock, knock], [out comes a head|in goes a head|four slow feet|a wrinkly neck]!',
  ],
  meet: [
    [
      '[Plod, plod, plod|Slow, slow, slow|Scrape, scrape, plod]. [Hello, {c} the {kind}|It’s {c} the {kind}|{C} the {kind}]!',
      '[A stone with feet|A hat with legs|A bowl with a tail]? [It is unhurried {c}|Hello, plodding {c}|That is {c}]!',
      '[Knock, knock|Tap, tap|Rap, tap, tap], [who’s in that shell|who’s at home|who’s under there]? [Slow {c}|It’s plodding {c}|Old {c}]!',
      '[A green hill|A round hat|A big bun] on the path! [It yawns|It sneezes|It hiccups], [hello, {c}|it’s {c}|{c} the {kind}]!',
    ],
    [
      'The round stone [by the gate|by the step|in the grass] [put out a head|grew four feet|opened one eye]. “[I’m {c}|My name is {c}|They call me {c}],” said the stone. [It was a {kind}|But it was a {kind}|It was no stone, but a {kind}]! ^ “[I am slow|I’m not fast|I never run],” said {c}, “but [I get there|I arrive|I never stop].”',
      '“Good,” said a {kind} [by the gate|on the path|beside the hedge]. {hero} [waited|stood still|sat down]. {He} [ate an apple|ate a pear|tied both shoes]. ^ “Day,” [said the {kind}|the {kind} went on|the {kind} finished]. “[I’m {c}|My name’s {c}|{C}, that’s me]. [Was that too quick|Do I talk too fast|Am I rushing you]?”',
      '{hero} put [one foot|a bucket|{his} bag] on a [mossy|bumpy|round] stone. “[Up a bit|Ooh, lovely|Left a bit],” said the stone. “[Nobody|No friend] has scratched me there for years. ^ [I’m {c}, a {kind}|{C} the {kind}, at your service|{C} is my name, {kind} is my trade].”',
      '“[Ahoy|Land ahoy|Ship ahoy],” said a green hump in the lane, and [dropped|let down|threw out] an anchor. “I’m {c}, both [crew|cook|captain] and ship,” said the {kind}. ^ “Bring [biscuits|a flag|a bucket], for we sail [soon|next week|on Tuesday].”',
      'At the gate a {kind} had [one foot|one toe|one leg] in the air. {hero} [ate a pear|had a nap|read a book], and down it came. ^ “[Made it|Phew|What a leap], I’m {c},” said the {kind}. “Where do we [run|race|gallop] next?”',
    ],
    [
      '“[Wait|Hold on|One moment],” said a voice. {hero} [waited|stopped|stood there]. [After quite some time|After two biscuits|When {his} foot had gone to sleep] a {kind} [came round the corner|reached the gatepost|came out of the ditch]. ^ “[I’m {c}|I am called {c}|My name is {c}],” said the {kind}. “I [started|set off|began to hurry] on [Monday|Friday], you know. I’ve [a feeling|a notion|an idea] that we are [going the same way|heading for the same place|bound the same way].” “[Don’t you mind being slow|Isn’t it dull, being slow|Are you always so slow]?” asked {hero}. “[Slow|Me, slow|Slow, did you say]?” said {c}. “[I overtook a snail|I passed a snail today|I’ve overtaken a beetle, asleep].”',
      '{hero} [tripped over|sat down on|put {his} bag on] a stone [by the gate|by the step|in the lane]. “That’s how I met [the admiral|the Queen of Spain|the cook of the Black Duck], too,” said the stone, and [put out a wrinkled neck|opened a round black eye|grew four wrinkled feet]. ^ “[{C}|My name is {c}|I’m {c}]. [Sit down again|Do stay there|Settle down], and I’ll tell you about [the sea|the whale and the teapot|the wreck].” “I’ve got to [be off|go now|set out],” said {hero}. “I’ll tell you [on the way|while we walk|as we go],” said {c}. “[It’s a long sea|There’s a lot of it|It keeps for miles].”',
      '{hero} saw a {kind} coming up the lane, and waited [at the gate|on the gate|to say good day]. {He} learned [a song with four verses|to whistle|six words of Dutch]. When {he} looked again, the {kind} had [passed a snail|reached the second post|got as far as the puddle]. ^ “I’m {c}, coming in [fast|under full sail|at top speed],” called the {kind}, “so clear the harbour!” {hero} walked out to {c} instead, in [nine|seven|eleven] steps. “[That’s cheating|Steam, I suppose|You must have oars],” said {c}.',
      '“Any [post|cargo|parcels] for the [Cape|islands|South Seas]?” asked a {kind} on the doorstep. {hero} had only [a bun|half a biscuit|a button]. “That’ll do,” said the {kind}, and [stowed it under that shell|wrote out a receipt|saluted it]. “I’m {c}, and I was once trusted with [an elephant|a grand piano|a bishop].” “[How did that go|What came of it|Did it get there]?” asked {hero}. ^ “[It’s early to say|We’re not there yet|I’ll know when I arrive],” said {c}. “Come along and [see|help|be there].”',
    ],
    [
      '“In the year of [the great storm|the two comets|the giant squid],” said the stone that {hero} was sitting on, “I had [a captain|a bishop|a pirate] who sat on me [just like that|the same way|to eat cheese].” {He} [got up quickly|jumped to {his} feet|apologised at once]. The stone had [a wrinkled neck and very bright eyes|four feet and a patient smile|a beak, a neck and a wise look]. ^ “[{C}|I’m {c}|{C}, how do you do]. [I’m a {kind}|A {kind}, as you see|By trade, a {kind}]. I’ve been [round the world twice|twice round the world]. It would have been three times, but I [stopped for lunch|stopped to look at a crab|overslept in Peru].” “Would you [come with me|like to come along|come on a journey with me]?” asked {hero}. “I set out to do so [last week|on Friday|some days ago],” said {c}. “I like to be [in good time|punctual|beforehand with things].”',
      '[Behind the flowerpots|Beside the step|Under the bench] lay an anchor, about [as big as a spoon|as long as a finger|of the size for a bath]. {hero} followed the chain, and at the end of it [a {kind} was asleep|lay a {kind}, snoring|was a {kind} in a nightcap of moss]. “[Is it high tide|Is that the pilot|Are we afloat]?” asked the {kind}. “[{C}|I’m {c}|{C}, master of this vessel]. I only put in [for a nap|for water|to dry my socks]. [Was there a hedge, when I came|Was that hedge here before|Has that hedge always been there]?” The hedge was [older than the street|as old as the church|taller than the house]. ^ “[Where were you sailing to|Where is your ship bound|What’s your course]?” asked {hero}. You could have [built a boat|knitted a sail|boiled six eggs] in the pause. “[Onwards|Forwards|That way],” said {c}. {hero} [was going there as well|had been going that way too|knew the place]. “[Then up with the anchor|Then all hands on deck|Weigh anchor, then],” said {c}, “and mind your fingers. [I go off with a jerk|It’s quick, once it starts|My take-off is sudden].”',
    ],
  ],
  comic: [
    [
      '[Oops|Flop|Uh-oh], {c} [is upside down|is on {c’s} back|lies wrong way up], [wiggle, wiggle|wave, wave|kick, kick]!',
      '[Race, {c}, race|Run, {c}, run|Quick, {c}, quick]! [Plod|Creep|Step], [plod|puff|scrape], [plod|stop|yawn].',
      '“[Wait for me|I’m coming|Not so fast],” says {c}. [Plod|Creep|Puff], [nap|snack|snooze], [plod|stop|step].',
      '{C} sneezes. [Atchoo|Tishoo|Hup], [off goes|out flies|down rolls] the [lettuce|hat|snail], [fetch it, {c}|plod, plod|slow, slow].',
    ],
    [
      '“[I’ll race you to {spot}|Let’s race to {spot}|First at {spot} wins]!” said {hero}. “[Ready|Steady|On your marks]?” said {c}. ^ {hero} [ran there and back|went there and back|got there and came home]. “[Go|Now|Off we go],” said {c}.',
      '“[Hide and seek|Let’s play hide and seek|You hide, {c}]!” said {hero}. In went one head, [and four feet after it|then four feet, then the tail|and one foot at a time]. ^ “[Ready|Come and look|Coo-ee]!” said the shell. “[You’ll never find me|Guess where I am|I bet you can’t find me].”',
      '“[Run|Catch me|Faster]!” cried {c}, [and ran|running|and was off]. {hero} [ate a bun|picked a daisy|did up a button]. {hero} [sang a song|counted ten ants|had a drink]. ^ {C} was still running, and [had almost passed|was almost level with|had nearly reached] {hero’s} foot.',
      '{C} told a [wet|long|salty] story about [a wave|a storm|an octopus]. {hero} [fell asleep|nodded off|lay down and snored], and woke up [by {spot}|with a jump|at last]. ^ “[That was page one|And so it began|Now, chapter two],” said {c}.',
      '{C} slid down a [slope|bank|heap] on that shell, [round and round|like a bowl|feet waving]. “[Hard to port|Row, men, row|Mind the whales]!” cried {c}. ^ The ship [stopped at|ran up on|bumped] {hero’s} boot. “Are you [France|an island|the harbour]?” asked {c}.',
    ],
    [
      '{C} stepped on [a round pebble|a loose stone|an acorn], and over went the {kind}, feet in the air, [rocking like a boat|like a tray|rocking like a cradle]. “It’s like [the storm of eighty-two|the Bay of Biscay|rounding the Horn],” said {c} happily. ^ {hero} [had to push|gave a shove|fetched a stick for a lever]. “[Once more round|Another turn|Again, please],” said {c}. “There was [a wave I’d forgotten|one wave missing|a gull, too].”',
      '“I was once [the fastest ship in the bay|the pride of the fleet|a very fast ship],” said {c}. So {hero} [set up|stood|planted] [a leaf|a dock leaf|{his} hanky] on that broad back, for a sail, and blew. {He} blew till [{his} ears sang|{he} saw spots|{his} cheeks hurt]. ^ {C} moved, by [the width of a pea|an inch, or less|the breadth of a crumb]. “[Take in the sail|Lower the sail|Slower]!” cried {c}. “[We’ll hit|Look out for|Mind] {spot}!”',
      '“[Man overboard|Somebody’s overboard|Man in the water]!” cried {c}. {hero} [looked all about|looked behind {him}|looked over both shoulders]. “[Who was it|Who fell|Who’s in trouble]?” “[A crumb of cheese|My raisin|Half a radish]. We can’t [leave a shipmate|sail without one of the crew|abandon a friend].” So {c} turned round, [which took some time|in a wide half circle|by way of a hedge], and they sailed back to {spot}. ^ “[Saved|Safe and sound|Rescued],” said {c}, and ate it. {hero} [saluted|took off {his} hat|blew a whistle].',
      '“Now for a sailor’s knot,” said {c} at {spot}, and took [a long string|{hero’s} bootlace|a ball of wool]. It had [seven|nine|twelve] loops, and one could have [baked a pie|grown a beard|sailed to France] meanwhile. ^ When it was done, {c} was in the middle, [upside down|one foot waving|tied to a twig]. “Is it meant to hold the sailor?” asked {hero}, [laughing|feeling for an end|walking round it]. “It’s [the Lobster’s Elbow|the Cook’s Mistake|the Admiral’s Hammock],” said {c}, “and it’s for [staying put|storms|when you like it here].”',
    ],
    [
      '“It reminds me,” said {c}, “of [the time I was mistaken for an island|how I came to be an island|the week I spent as an island].” And, walking along [at the speed of a clock|no faster than moss|one foot at a time], the {kind} told the story, [with all the winds by name|with every wave in its place|and did all the gulls]. By the time two sailors had [lit a fire|hung their washing|boiled a kettle] on that [broad green back|great wet shell|patient back], they had reached {spot}. ^ “[And then what happened|What happened next|And what did you do]?” asked {hero}. {C} [thought for|was silent for|chewed it over for] as long as it takes [to eat an apple|to peel a potato|to lace a boot]. “[I can’t remember|It escapes me|I forget],” said {c}. “I think I may have [dived|sneezed|sunk].”',
      'Near {spot} they were [overtaken|passed|left behind] by their own sandwich paper, which was [only drifting|in no hurry|just idling along]. {C} [took it well|nodded to it|let it by]. “I’ve known [winds of that sort|sailors like that|boats like it],” said {c}. “All hurry and [no luggage|no lunch|no manners]. [Ask it tomorrow|Wait, and ask it|Ask it next week] [what it’s seen|the way|for its news].” ^ There being time, {hero} [began to look at what there was|had a look round|took up looking]. {He} saw [a stone with a face|a beetle with a limp|a twig like a walking man]. {He} smelled [rain, and after that, pepper|mint, and after that, rope|bread, and, very faintly, ink]. {He} had found [nine kinds of moss|eleven kinds of green|seven sorts of silence] when the paper came back, having been [blown the wrong way|turned back by a draught|all the way round]. “Ah, [so soon|there you are|back from your travels],” said {c} to it, without turning round. “[Did you forget something|Was it nice there|Nobody at home]?”',
      '“[The knack of being shipwrecked|The way to be shipwrecked|The art in a shipwreck],” said {c}, “is [not to fuss|to keep calm|to lie still].” This was said upside down, [at the foot of a slope|after a short roll|in a dip] by {spot}, with [four feet in the air|all four soles on view|both eyes shut]. {hero} [set {his} shoulder to|took hold of|got both hands under] the shell. “[Don’t hurry|No haste|Gently]. On the first day one just [admires the sky|looks at the sky|counts the clouds].” ^ So {he} [lay down alongside for a while|lay down too, to see|stretched out alongside]. They found [a cloud|a bit of sky] like [a teapot|a duck|a boot], and another like [a tuba|a bishop|somebody’s uncle]. On [the third day|the fifth day|the second Tuesday], or about ten minutes later, a sail was sighted: {hero} [had got up|had stood up|was on {his} feet]. “[What kept you|Was there a queue|Is it lunch yet]?” asked {c}. “I was [nearly comfortable|getting used to it|just writing a letter].”',
    ],
  ],
  happy: {
    young: [
      '{C} [smiled a slow, slow|smiled a wide, slow|wore a small, slow] smile.',
      '“[No hurry|Soon, soon|One step more],” said {c}.',
    ],
    old: [
      '{C} [smiled|laughed|winked]. It [took a while|came up slowly|needed a minute], and was [worth it|worth the wait|no smaller for that].',
      '“I’ve [seen bigger|known wetter|met louder],” said {c}, “but [not better|seldom better|none so friendly].”',
      '{C} stopped to [eat a dandelion|eat some clover|smell a dandelion], [with all due attention|from the left to the right|leaf by leaf].',
    ],
  },
  worried: {
    young: [
      '[In went|Away went|Back went] {c’s} head, [pop|plop|shut]!',
      '“[Oh my|Oh dear|Nobody in],” said the shell.',
    ],
    old: [
      '{C} [went indoors, so to speak|withdrew, head and feet|shut up the house], and [spoke from within|waited in the hall|spoke through the letter box].',
      'Nothing could be seen of {c} [but two bright eyes|but the tip of a nose|but a bit of tail].',
    ],
  },
  quiet: {
    young: [
      '{C} [sat as still as|lay as still as|kept as quiet as] [a stone|a log|a bowl].',
      '“[It will pass|Wait a bit|There, there],” said {c}.',
    ],
    old: [
      '“Every storm I ever met,” said {c}, “had [an other side|a far side|an end].”',
      '{C} sat by {him}, [patient as a stone|steady as a step|quiet as a stone], and [rather warmer|better company|a good deal kinder].',
    ],
  },
};
