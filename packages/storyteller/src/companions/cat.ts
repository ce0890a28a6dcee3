import type { Companion } from './companion.ts';

export const cat: Companion = {
  creature: 'cat',
  name: 'Marmalade',
  kind: 'cat',
  character: 'elegant, sleepy, and never, ever wrong',
  noises: [
    '[Miaow|Mrow|Mew], [mew|said the whiskers|milk, please|open the door]!',
    '[Purr|Prrr|Purry], [purr, warm fur|prrr, soft tummy|purr, like a kettle]!',
    '[Stretch|Arch|Curl], [yawn, four paws|yawn, pink tongue|wash one ear|nap]!',
    '[Pad|Tip|Pit], [pad, soft paws|pat, no sound|pad, tail up]!',
  ],
  meet: [
    [
      '[Miaow|Mew|Mrow], [soft paws|pink nose|green eyes]! [It is {c} the {kind}|Here’s {c} the {kind}|Who else? {C}, the {kind}]!',
      '[Purr, purr|Prrr, prrr|Hum, hum, hum], {c} [wants to come|will come too|is coming]!',
      '[Yawn|Blink|Mew], [stretch|curl|roll over]! Who [sleeps here|is on the mat|wakes up]? [Hello|Oh, hello|Good day], [purry|whiskery|silky] {c}!',
    ],
    [
      'A {kind} lay [on the wall in the very best place|on the step, right in the middle|along the gate, as flat as a scarf]. “I’m {c},” [said the {kind}|yawned the {kind}]. “I was going that way [in any case|already|all along].” ^ That was [not quite true|nearly true|a fib].',
      '“You may stroke me [three times|twice|five times],” said a {kind} [on the gate|on the wall|on the mat]. ^ {hero} [stroked once too often|stroked once more|went on stroking]. “I’m {c},” [purred|sighed|yawned] the {kind}. “I [let you do that|allowed the last one|shall send the bill].”',
      'A {kind} walked along the gate on [quiet|white|careful] feet, and fell off. “That is how [one comes down|it’s done|I get off],” said the {kind}. ^ “I’m {c}, and you may carry [my cushion|me|my dinner].”',
      'When {hero} picked up {his} bag at the gate, it [purred|yawned|stretched]. Out looked a {kind} with [cheese|butter|jam] on both whiskers. ^ “I’m {c}, and [I’m packed|the bag is taken|you may go on].”',
      '{hero} opened the gate for a {kind}, who [sat down|stayed put|looked away]. {He} shut it, and the {kind} [wailed|scratched at it|asked to go through]. ^ “I’m {c}, and we’ll do that [again|at every gate|all the way].”',
    ],
    [
      '“You’re [in my sun|on my warm bit|blocking my view],” said the {kind} on the wall. {hero} [stepped aside|moved over|begged pardon]. ^ “[Thank you|Better|Kind of you]. I’m {c}, and I’ve been everywhere, you know, and [slept in most of it|sat on most of it|left again].” “Would you [like to come|care to come along|join me]?” asked {hero}. {C} gave it [some thought|a long stretch|the thought it deserved]. “I might [happen to walk next to you|find myself going the same way|stroll in your direction],” said the {kind}.',
      'On the step lay a {kind}, [exactly in the way|from edge to edge|like a second doormat]. {hero} [climbed over with care|stepped across on tiptoe|went round by the flowerpots]. ^ “Nicely done,” said the {kind}, [without looking|eyes shut|to the ceiling]. “Most people [trip|shout|use my tail]. I’m {c}, and I’ve been lying about [all week|since Sunday|for some time], to find somebody [suitable|at all suitable|really suitable].” “Suitable for [what|which job|what sort of thing]?” asked {hero}. {C} [yawned|inspected a paw|stretched in two directions]. “I’ll tell you [as we go|after my rest|when it comes to me].”',
      'A {kind} lay across the gate like a [rolled rug|wet towel|fur collar], two legs down each side. “I’m [guarding it|holding it up|keeping it warm],” said the {kind}. {hero} pushed, and the gate swung [slowly|right|gently] out into the lane, with the {kind} on top. ^ “So that’s travel,” said the {kind}, [blinking|yawning|not displeased]. “I’m {c}, and I could do some more, if it’s [no faster|all downhill|always lying down].”',
      'A {kind} sat on the step beside a cushion, looking [up and down the lane|straight ahead|at nobody]. “My carriage is [late|not here|slow],” said the {kind}. “It has two legs, [soft|warm|good] shoulders, and [cheese|sardines|ham] in the bag.” ^ {hero} looked down at {his} two legs, and [sniffed|opened|felt in] {his} bag. “Here it is,” said the {kind}, and [climbed on|stepped aboard|took a seat]. “I’m {c}, so [drive on|not too fast|mind the bumps].”',
    ],
    [
      'A {kind} was asleep on the gatepost in [a position that looked impossible|the shape of a pretzel|a heap with too many legs]. “I’m not asleep,” said the {kind}. “I’m thinking, [with my eyes shut|where nobody can interrupt|from the inside]. {C}.” {hero} [explained where {he} was going|explained the whole plan|told the whole story from the start]. When {he} had finished there was [a faint snore|a small whistling sound|a silence with whiskers in it]. ^ “I heard [every word|the important parts|all of it],” said {c}, stepping down [as if from a carriage|like a duchess|one paw at a time]. “You’ll need somebody with [judgement|taste|experience]. Don’t [thank me|mention it|make a fuss]. And don’t [walk too fast|step in puddles|hum].”',
      '“I am told that you’re leaving,” said the {kind} [on the windowsill|on the sill, beside a flowerpot|stretched along the windowsill]. {hero} wondered who [had said so|had been talking|could have told]. “Nobody [says|said so]. I am told. {C}. They asked me [when this street was built|about the houses|before they laid the road], and put the wall where I should like it.” ^ {hero} [invited {c} to come along|asked whether {c} would come|said that {c} must come]. It was [an error|a mistake|the wrong way to go about it]. No {kind} has ever [cared to do what somebody has asked for|come when called|said yes to a question]. {He} [thought again|tried another way|changed sides]. “I expect you’d much [rather stay here|sooner stay where it’s warm|prefer your own company],” {he} said. {C} was down off the sill before {he} [had shut the gate|had found {his} gloves|had finished the sentence].',
    ],
  ],
  comic: [
    [
      '{C} [jumps|leaps|springs]. [Whoops|Flop|Bump], {c} [meant to do that|likes it there|takes a bow]!',
      '[Wet paws|A puddle|Drip, drop], [shake, shake, shake|lick, lick, lick|flick, flick, flick], [miaow|pfff|mrow]!',
      '{C} naps on {hero’s} [hat|coat|bag]. [Shh|Hush|Zzz], [purr, purr|prrr, prrr|snore, snore]!',
    ],
    [
      '{C} jumped [for a branch|for a fly|at a shadow], and missed. [Flump|Flop|Crunch], [into the leaves|upside down|on one ear]! ^ “I meant to do that,” said {c}, and [began to wash|washed one ear|looked away].',
      'There was a [tiny box|very small basket|little bucket] behind {spot}. {C} climbed in, [front, middle and tummy|one paw at a time|nose first]. ^ [The rest hung out|The tail did not fit|One half stayed outside]. “[It fits|Roomy|Just my size],” said {c}. {hero} [said nothing|bit {his} lip|only nodded].',
      '{C} chased a tail, [round and round and round|faster and faster|in a ring]. ^ [Snap|Got it|Chomp], at last! “[Ow|Ouch|Hey], who [bit me|did that|was that]?” “[You did|That was you|It’s yours],” said {hero}. “[Impossible|Nonsense|I never bite],” said {c}.',
      '{C} sat [as still as a vase|like a queen|on one elbow] on a rock, to be looked at. ^ Very slowly, [tail first|smiling|chin up], the {kind} slid [off the back|out of sight|down the other side]. “You’ve seen enough,” [said|called] {c}, [from below|out of a bush|upside down].',
      '{C} crept up on a [feather|leaf|bit of string], [bottom wiggling|flat as a mat|on tiptoe], and pounced! ^ It was stuck to {c’s} own tail, so they rolled [round and round|over and over|up and down] together. “[We were dancing|It was a waltz|It asked me to],” said {c}.',
    ],
    [
      'There was [a small puddle|a round brown puddle|a bit of a puddle] by {spot}. {C} looked at it the way you look at [spinach|homework|a cold bath]. “[I don’t do water|Wet is for ducks|One jumps these things],” said the {kind}, and leapt. It was a [beautiful|lovely|noble] leap. It was just [not a long one|a little short|more high than long]. ^ {C} [sat in the puddle|stood in the middle|sat down where it had ended], very upright. “This,” said {c}, “is [exactly where I wished to be|just what I had planned|very refreshing].”',
      '“We go left,” said {c}, [and went right|walking straight ahead|turning round]. “You [said left|told me left|promised left],” said {hero}. {C} [sat down to wash|stopped for a wash|looked at the view]. “This is [left|the left I meant]. It’s been [moved|repainted|shifted since].” ^ They went all the way round {spot}, and came back [to where they had begun|to their own footprints|with burrs on]. “I [promised that we’d arrive|said we should get somewhere|never said when],” said {c}.',
      '“I shall rest my eyes [for one second|for a blink|until I say so],” said {c}, and lay down on {hero’s} foot. A second had [grown longer than it used to be|turned out to be an hour|stretched like a {kind}]. {hero} [tried to pull|wriggled {his} toes|coughed, politely]. By then the foot had [gone to sleep as well|nodded off, too|stopped answering]. ^ “At last,” said {c}, [getting up|stretching|with a yawn]. “I’ve [been waiting for you|finished|thought of everything].” {hero} [hopped|limped after|went on with one].',
      '{C} stopped by {spot} to wash, [ears first|left side first|from top to toe]. Halfway through, with one hind leg [straight up|in the air|behind one ear], {c} forgot what it was for. It stayed [up|there|where it was]. ^ “Is that leg [tired|stuck|broken]?” asked {hero}. “It is [a signpost|pointing the way|giving directions],” said {c} coldly. {hero} went where it pointed, [just to see|giggling|nine steps], and found {his} lost [glove|scarf|button]. “[Naturally|You’re welcome|One tries],” said {c}, [and fell over|astonished|and put it away].',
    ],
    [
      '[Nobody mentions|One does not talk of|Little has been said about] what happened at {spot}. There was a [narrow ledge|plank|wall], and {c} said that falling off things was [for dogs|for other people|a matter of attitude]. There was [a butterfly|a bee|a fluff of dandelion]. There was [a moment|an instant|a second] when all four of {c’s} feet were in four different places. ^ {hero} looked down. In a bed of nettles sat a {kind}, [washing one paw with close attention|looking at the sky|busy with one ear]. “The view is [better from here|underrated|what I came for],” said {c}. So {hero} [climbed down and admired it|slid down and had a look|sat down next to it and agreed]. That is [what friends are for|the least one can do|only manners].',
      '{C} leapt on to a rock near {spot}, [meaning to look noble|to be looked at|like a statue], and slid down the far side with every claw out. It made a noise [like a zip|like a rake on a slate|of some length]. {hero} [bit {his} lip|studied the grass|coughed into {his} sleeve]. ^ “I was sharpening them,” said {c}. “[Evenly|Thoroughly|Properly]. [All at once|In one go|All eighteen].” Then the {kind} walked back to the top and did it again, noise and all, [four times over|twice more|until it lost its sting], looking straight at {him}. By the end it was perfectly plain that this was [what one did there|how it was done|the custom of the country], and that {he} had been [brought up badly not to know|slow to see it|staring].',
      'At {spot} {c} had gone up a pole to look at the view, and had been looking at it for [twenty minutes|half the afternoon|quite some time]. “[Are you stuck|Can’t you get down|Do you need a ladder]?” called {hero}. “Stuck is a word for [kites|zips|drawers],” said {c}. “I’m [not ready to come|not done up here|at leisure].” ^ So {hero} sat down at the bottom and remarked, to nobody, that there was [half a sardine|a bit of cheese|a piece of fish] left in the sandwiches. Something passed {him} at great speed, [backwards|like a dropped coat|tail first]. “I’ve [finished with that view|seen enough|learned it by heart],” said {c}, with a full mouth. “There was [only the one side|not a great deal|less than one thinks] to it.”',
    ],
  ],
  happy: {
    young: [
      '“[Purr|Prrr|Mrr],” went {c}. “[Purr, purr, rrr|Prrr, prrr|Mrr, mrr].”',
      '{C} [strolled|pranced|trotted], tail up.',
    ],
    old: [
      '{C} walked in front, [tail up|nose up|two steps ahead], as though it had been [{c’s} idea|{c’s} plan from the start|all arranged by {c}].',
      '{C} sat down [to wash|to think|with shut eyes], since everyone seemed to be in a hurry.',
      '{C} purred, but [denied it|very privately|stopped when looked at].',
    ],
  },
  worried: {
    young: [
      '{C’s} fur [stood up|went all spiky|prickled].',
      '{C’s} tail was [like a brush|fat with fright|as thick as {hero’s} arm].',
    ],
    old: [
      '{C’s} tail had grown to the size of [a bottle brush|a small broom|a feather duster].',
      '{C} went flat, [all but the ears|like a dropped glove|and very still].',
    ],
  },
  quiet: {
    young: [
      '{C} [curled up on {hero’s} lap|pushed a soft head under {hero’s} hand|came close, and stayed].',
      '[Purr|Prrr|Hum], very softly.',
    ],
    old: [
      '{C} climbed on to {his} lap, turned round once, and purred like [a small kind engine|a sewing machine in the next room|something that runs on milk].',
      '{C} blinked at {him}, [slowly|twice|once with each eye], which in that language means love.',
    ],
  },
};
