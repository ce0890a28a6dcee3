import type { Companion } from './companion.ts';

export const monkey: Companion = {
  creature: 'monkey',
  name: 'Pickle',
  kind: 'monkey',
  character: 'full of ideas, most of them bananas',
  noises: [
    '[Ooh-ooh|Aah-aah|Ooh-aah], [aah-aah|eek-ooh|ooh, nuts]!',
    '[Swing|Whee|Hup], [one hand|by the tail|upside down|by one toe]!',
    '[Hee, hee|Tee, hee|Hee, hoo], [a banana|my hat|wrong foot|monkey fun]!',
    '[Tickle|Tug|Tweak], [tickle, toes|an ear|a bootlace|{hero’s} chin]!',
  ],
  meet: [
    [
      '[Ooh-ooh|Aah-aah|Eek-eek]! [Upside down|Tail up|Feet up], [hello|come down|hop in], {c}!',
      '[Swing|Whee|Hup], [here is|down drops|in flies] {c} the {kind}!',
      '[Hee, hee|Ha, ha|Ho, ho], who has {hero’s} shoe? [{C} has|It’s cheeky {c}|{C} took it]!',
    ],
    [
      '[Somebody hung upside down from the tree|Two feet stuck out of the gutter|Somebody sat on the gate, on one hand]. “You’re [the wrong way up|upside down|the wrong way round],” said the {kind}. “[I’m {c}|Hello from {c}|{C}’s the name]!” ^ {hero} [bent over to look|put {his} head between {his} knees|thought about it]. [It was true|So {he} was|Quite right]!',
      '“[Swap|Change]!” cried a {kind}. [{hero’s} hat was gone, and {he} held a banana|Off went {hero’s} hat, and in came a banana|{hero} had no hat now, only a banana]. ^ {hero} [put it on {his} head|wore the banana|bowed]. “[You’re good|Nice|I like you]!” said the {kind}. “[I’m {c}|They call me {c}|{C}, at your service].”',
      'A [long|brown|curly] tail came through the letter box and [felt for the latch|tickled {hero’s} nose|felt along the wall]. ^ “I’m {c}, and [I was nearly in|doors are my hobby|I do it by feel],” called a {kind}. “[You could just|Or you might] open it!”',
      '{hero’s} [bootlace|scarf|coat] was tied to the gate, in a [bow|neat knot|double knot]. “So you don’t [go without me|blow away|leave too soon],” said a {kind} on the gatepost. ^ “I’m {c}, and I’ve [forgotten how it comes undone|never learned untying|lost the other end]!”',
      'A {kind} came down from the [roof|porch|gutter] under an umbrella with no cloth, [thump|bump|flump]! ^ “It needs [a bigger hole|one more idea|less air],” said the {kind} in the flowerpot. “I’m {c}, and you may [try it next|hold the stick|have half].”',
    ],
    [
      'A hat was lifted off {hero’s} head, and put back [the other way round|inside out|on one ear]. ^ “[Better|There|Much more you],” said the {kind} in the tree. “I’m {c}, with [eleven|thirty|seven] ideas and nobody to try them on.” “Are they [good ones|any good|safe]?” asked {hero}. “One [is|of them is|certainly is],” said {c}. “[I can’t tell which|I forget which|Don’t ask me which].”',
      'Somebody had [taken the gate to bits|taken the gate apart|unscrewed the whole gate]. “I wanted to see where [the creak|the noise] comes from,” said the {kind} [in the middle|in the heap|among the screws]. “I’m {c}, and it all went back, [except for this bit|bar one spring|all but this].” ^ {hero} [turned it over|polished it|looked at it closely], and hung it round {c’s} neck on a string. “[A medal|For me|How it shines]!” said {c}. “So THAT’S what was [wrong with|missing from|inside] it!”',
      'Somebody had stretched a string across the path, with a notice: [One banana to pass|Toll, one banana|Stop, one banana]. “I haven’t a banana on me,” said {hero} to the {kind} behind it. “[Nobody ever has|They all say that|It’s a slow trade],” said the {kind}. “[I’ve sat here since Tuesday|I’m thin with waiting|I once got a pip].” ^ {hero} offered to [owe it|pay on the way back|bring one on Friday]. “Then I’d better come along and [keep an eye on you|watch my banana],” said the {kind}. “[The name’s {c}|{C}, collector of tolls].”',
      '“Ladies and gentlemen,” cried a {kind} on the [porch|roof|gutter], “the great {c} will now jump into [that child’s arms|those arms|strange arms]!” {hero} looked [behind {him}|left and right|round for another child]. ^ There was [nobody else|no other pair of arms|only {him}]. When they had [stopped rolling|found both {his} shoes|got up again], {c} gave {him} [nine out of ten|eight out of ten|a deep bow]. “We’ll do it [at every gate|all along the road|in every town],” said {c}. “You’ve [a gift for being landed on|just the right softness|the makings of a fine cushion].”',
    ],
    [
      '“[Think fast|Catch|Heads up]!” said the tree, and {hero} caught a banana. A {kind} [dropped down after it|came down after it, feet first|swung down to see]. ^ “{C}. [You’ve good hands|Well held|Not one bounce]. I’m [collecting|looking for|making a list of] people with good hands. [So far there’s you|You’re the first|It’s a short list].” “[What for|But what for]?” asked {hero}. The {kind} looked [surprised|puzzled|sorry for {him}]. “You don’t [start with what for|ask that first],” said {c}. “You start, and what for [turns up later|catches up|comes after tea].” It was not what they [taught at school|said at home|wrote on reports]. It did, however, sound like [more fun|a plan|something worth knowing].',
      '“[Psst|Hey|Over here]! [Want to buy|Need|Care for] an idea?” A {kind} [leaned out of the hedge|leaned over the gate|put a head over the wall]. “I’ve a ladder that [only goes down|folds up in your ear|has no middle]. I’ve a hat for [your knee|a fish|two]. I’ve [soup|cold soup|leek soup] on a string.” {hero} asked about the soup. “It doesn’t work,” said the {kind} [frankly|with a shrug|proudly]. “{C}. [None of them do|They’re all like that|Nothing I make does]. But you should see them [not working|fail|go wrong]!” ^ {hero} had a sandwich on {him}, and [paid with half|gave half of it|held it out]. “What [do I get for it|have I bought|does that buy me]?” {he} asked. {C} [ate, looked {him} up and down, and thought|chewed, walked round {him}, and hummed|licked ten fingers and considered]. “[The biggest one I’ve got|My very best|The newest],” said {c}. “It’s [where I come too|that I come too|us, going along].”',
    ],
  ],
  comic: [
    [
      '{C} [wears|sits in] a bucket. [Bonk|Clonk|Clang], [hee, hee|ha, ha|tee, hee]!',
      '[Where is the hat|Who has the spoon|Hat? No hat]? {C} [has it|did it|knows]!',
      '{C} [drops|leaves] a banana skin. [Slip|Whoops|Slide], [bump|thud|plop], [oops|sorry|hee, hee]!',
    ],
    [
      '“[Idea|I’ve got it|Watch this]!” shouted {c}, and jumped into [a basket|a barrel|a bucket]. The [whole thing rolled|thing tipped over and rolled|thing began to roll]. ^ “Bad idea!” shouted {c}, [all the way down|round and round|getting smaller].',
      '“There’s [something big|something heavy|somebody] on this rope!” said {c}. “[Pull, {hero}, pull|Help me, {hero}|All together, now]!” ^ [There was|There really was|Yes, there was]. The rope was {c’s} own [tail|long tail|curly tail].',
      '“I’ll be [good after three|sensible after three|quiet after three],” said {c}, and began to count. ^ “[One|And one|Right, one]. Two, two, two.” “Three!” said {hero}. “[Not YET|I’m not READY|Too SOON]!” cried {c}.',
      '{C} juggled three [plums|acorns|buns], then two, then only one. “[They get fewer|It’s magic|They keep vanishing],” said {c}, with [fat cheeks|both cheeks full|cheeks like a drum]. ^ {hero} laughed so hard that {he} [got hiccups|squeaked|had to hold {his} sides].',
      '“Which [hand|fist] is the [nut|grape|raisin] in?” asked {c}, holding out both. {hero} [tapped|tickled|chose] the left, then the right, and both were empty. ^ “[Wrong, it’s down here|Ha, look lower|No, behind you],” said {c}, and opened one foot.',
    ],
    [
      '“Idea number [four|twelve|seven],” said {c}, tying a vine to one foot. “[We swing|Hold this|Simple].” {C} [swung past|went by|flew over {his} head]. {C} [swung back|came back|flew by backwards]. {C} swung past again, [more slowly|waving|a bit lower]. ^ “[How does it stop|And then what|How do you get off]?” asked {hero}. “That’s idea [number five|the next one|still coming],” said {c}, going by.',
      '“I’ve invented the [telescope|yellow telescope|soft telescope],” said {c}. It was a banana with both ends bitten off. {hero} [put it to {his} eye|looked through it|tried it]. “I can’t [see {spot}|see a thing|find {spot}],” {he} said. “[You’ve got to eat out the middle|It’s still full|You have to empty it first].” ^ {hero} [ate out the middle|ate the view|finished the middle]. Then [there was no telescope|it was gone|it bent]. “That’s the trouble with [science|inventing|progress],” said {c}.',
      '“[Do what I do|Be my mirror|Copy me],” said {c}. When {c} scratched, {hero} scratched. When {c} hopped, {hero} hopped, and they both [made a face at {spot}|saluted {spot}|stuck out their tongues at {spot}]. Suddenly {c} [stopped|stood still|froze]. “[Wait|Stop|Hold on]. I’ve forgotten [which of us I am|who started|whose turn it is].” ^ {hero} [rubbed {his} chin|shrugged|scratched {his} ear], and so did {c}. “That’s [no help|too easy|not fair],” they said.',
      '“I’m the guide,” said {c}, walking [backwards|on both hands|nose in the air]. “On the left is {spot}, put there by [my uncle|a duke|two aunts]. On the right is a [bump|hole|twig] of great [age|beauty|fame]. Now mind the step.” “Which step?” asked {hero}. ^ There was a [splash|thump|crunch]. “That one,” said a voice from lower down. “[It’s the highlight|It’s the oldest bit|Most guides skip it]. People [pay extra to watch|come miles for it|save it for last].”',
    ],
    [
      '“I’ve had an idea,” said {c}, and {hero} sat down, because {he} was beginning to know [that voice|the signs|what came next]. It needed a branch, some vine and [a coconut|a lot of trust|two volunteers]. The {kind} [bent the branch down|pulled the branch back|tied it all together], sat on the end and let go. ^ There was [a whistling noise|a twang|a yell that got smaller]. After a while [it came back|there was a thud|the leaves stopped falling]. “It works,” said {c}, from [halfway up {spot}|behind {spot}|somewhere near {spot}]. “Only, next time, we ought to decide beforehand [where I’m to land|who goes|about the stopping].”',
      '“We need [a machine|wheels|something with a lever],” said {c}. They built it at {spot}, from a branch, [a leaky|a dented|an old] bucket and {hero’s} left shoe. [In front|At the end|Far out in front] hung a banana, to be run after. “Run after [by what|by whom]?” asked {hero}. That was [a detail|for later|a small point]. ^ The bucket tipped, the branch sprang up, and the shoe left [in a beautiful curve|without saying where to|like a swallow]. When {hero} had [hopped after it and hopped back|found it|got it back on], there was no banana. “It ran [perfectly|like a clock|beautifully],” said {c}, chewing. “[So did you|You did, too|So did the shoe]. I’ve never seen [so many things run|anything go so well|a hop so fine].”',
      '“Idea number [nine|twenty|eight],” said {c}. “[You be me, and I’ll be you|We change places|Swap].” So {hero} hung by {his} knees from a branch [near {spot}|by {spot}|over {spot}]. ^ Below, {c} paced up and down, with [both hands in pockets that weren’t there|a serious face|both eyebrows down]. “I’d better [be sensible|be careful|make a list],” said {c}. “Has everyone got [a scarf|a hanky|a snack]?” “Do I talk like that?” asked {hero}, [upside down|from above|swinging]. It was [surprisingly nice up there|airy up there|easy to think of nothing]. Then {c} offered {him} [the larger half of something|a clean handkerchief|the last biscuit], and said “careful”. It gave them both such a fright that they [swapped back|changed back at once|never tried it again].',
    ],
  ],
  happy: {
    young: [
      '“[Hee, hee|Ooh, ooh|Ha, ha]!” went {c}.',
      '{C} [did a somersault|stood on one hand|hung by that tail].',
    ],
    old: [
      '{C} turned a somersault, for [no reason|no reason at all|no good reason], and then another, for the same one.',
      '{C} wore a leaf [as a moustache|as a hat|behind each ear] and waited for somebody to notice.',
      '“Idea!” said {c}, and [forgot it at once|ran off to fetch it|clapped a hand over it].',
    ],
  },
  worried: {
    young: [
      '{C} held on [with all four hands|very tight|to {hero’s} sleeve].',
      '“[Ooh|Oh|Uh-oh],” said {c}, softly.',
    ],
    old: [
      '{C} held on to {hero} with all four hands [and a tail|and two elbows|at once].',
      '“[No ideas|I’ve run out|Nothing],” said {c}. “[Not one|Not even a bad one|Empty].”',
    ],
  },
  quiet: {
    young: [
      '{C} gave {hero} [half a banana|the last grape|a clean leaf].',
      '{C} [hugged {hero’s} leg|held {hero’s} thumb|sat still].',
    ],
    old: [
      '{C} gave {him} [the bigger half of a banana|the whole banana|first bite], which had never happened before.',
      '{C} hung by {hero’s} side, the right way up for once.',
    ],
  },
};
