import type { Companion } from './companion.ts';

export const hedgehog: Companion = {
  creature: 'hedgehog',
  name: 'Thistle',
  kind: 'hedgehog',
  character: 'grumpy outside, soft inside',
  noises: [
    '[Snuffle|Snort|Grunt], [snuffle, leaves|sniff, a slug|snort, supper]!',
    '[Roll|Tumble|Trundle], [roll, spiky ball|bump, no head|roll, prickly bun]!',
    '[Prickle|Prick|Ouch], [prickle, mind out|prick, hands off|a hundred pins]!',
    '[Humph|Hmph|Grumph], [not funny|cold toes|too loud|where’s my nap]!',
  ],
  meet: [
    [
      '[Prickly ball|A prickly bun|A cross brush]! [It’s {c} the {kind}|{C} the {kind}|Hello, {c} the {kind}], [ouch|ow|humph]!',
      '[Snuffle, snuffle|Grunt, grunt|Sniff, sniff, sniff], [hello, {c}|it’s {c}|there’s {c}]!',
      'Who says [humph|bah|tut tut]? [All prickles|Such prickles|A cross nose]! [It’s grumpy {c}|Hello, snuffly {c}|Only spiky {c}]!',
      '[Don’t sit|Don’t step|Mind out]! [That brush|That cushion|That bun] [grunts|sneezes|is cross]. [It’s prickly {c}|Hello, grumpy {c}|{C} the {kind}]!',
    ],
    [
      '[A prickly ball|A spiky ball|A ball of pins] [lay by the gate|lay on the mat|sat in a flowerpot]. “[Go away|Shoo|I’m out],” it said. Then it [opened one eye|stuck out a nose|sniffed]. ^ “[I’m {c}|My name is {c}|{C}, if you must know]. Is there [cake|any cheese|something to eat]?” There was [a little|some left|just enough].',
      '“[Don’t you dare pat me|Don’t say good day to me|Don’t you dare smile],” said a {kind} on the step. “[I’m {c}|My name is {c}|{C}, that’s me]. [I’m cross|I’m in a mood|I’m busy being cross].” ^ {hero} [tickled the one soft bit|scratched that soft chin|rubbed that small tum]. “[Left a little|Not there, lower|Hm, again],” said {c}.',
      '“[My supper|Hands off|I saw it first]!” A {kind} was sitting on [a pear|a biscuit|some cheese], [prickles up|growling|chewing]. {hero} [walked on|sat down too|said nothing]. ^ “Oh, [have half|go on, a bite|take some]. [I’m {c}|My name is {c}|{C}, if you ask]. Don’t [thank me|tell anyone|smile].”',
      'A {kind} was sweeping the lane [by rolling on it|with one leaf|and growling at it]. “[Wipe your feet|You again|Mind my lane],” said {c} the {kind}, who had never met {hero}. ^ “I’d come along, if somebody [begged|asked nicely|had cheese].”',
      '{hero} wiped {his} [boots|shoes|feet] on the new doormat, and it said, “[Ow|Oi|Hmph]!” It was {c}, a {kind}, and [not pleased|in no good mood|very cross]. ^ “Now I’m muddy, so you’ll have to [carry me|take me along|walk me dry].”',
    ],
    [
      '{hero} [nearly sat down on|almost trod on|all but sat on] somebody. ^ “[Typical|I knew it|That’s just my luck],” said the somebody, [unrolling|coming undone|putting out a nose]. “[I’m {c}|My name is {c}|{C}, not that you asked]. I’m a {kind}, [I’m in a bad mood|I slept badly|my feet hurt], and I am not coming with you.” “[All right|As you like|Never mind],” said {hero}, and [set off|walked on|waved]. There was [a patter|a grumble|a snuffle] behind {him}. “[I’m not coming|I said no|Don’t get ideas],” said {c}. “I’m [just going the same way|only out for air|going this way in any case].”',
      '[On the gate|By the gate|On the wall] hung a notice. “No [Visitors|Callers|Singing]. No [Noise|Whistling|Dancing]. No [Nice Weather|Nice Surprises|Kittens].” Under it a {kind} was [putting up the next one|painting the next one|busy with another]. “[I’m {c}|My name’s {c}|{C}, and who asked],” growled the {kind}. “How do you spell [Begone|Scram|Hop It]?” ^ {hero} [spelled it|told the {kind}|helped], and [held the nail as well|held the brush|steadied the hammer]. “[Stop helping|Don’t be kind|There you go, helping],” said {c}. “It’s [hard enough to be rid of you|no way to be sent off|ruining the whole effect].”',
      '“There’s a queue,” growled somebody at the gate, where there was only [one {kind}|a {kind}|a single {kind}]. “I’ve been standing in it [for ages|all week|since Friday], and it never moves.” “[What is it for|What’s at the front|Who is serving]?” asked {hero}. The {kind} [hadn’t liked to ask|had not been told|couldn’t see the front]. ^ {hero} pushed the gate, and it [opened|swung wide|gave way]. “I suppose that now we have to [walk|enjoy ourselves|be quick],” sighed the {kind}. “I’m {c}, and [I was first|no pushing|I was in front].”',
      'A {kind} was going from door to door, selling grumbles [on slips of paper|out of a basket|tied in bundles]. “[A penny each|One nut each|Two for a bun],” said the {kind}. {hero} chose the one about [wet socks|hard chairs|cold tea]. ^ {He} read it aloud, and laughed until {he} [hiccupped|wheezed|had to sit down]. “It isn’t funny,” said the {kind}, [and went pink|every prickle up|and read it again]. “I’m {c}, and I’m coming along to see that you do it [properly|crossly|right].”',
    ],
    [
      '“I suppose you think [it’s a nice day|this is a nice walk|the day’s going well],” said a heap of [leaves|dead leaves|old leaves]. {hero} said that {he} [had been wondering|was about to think so|wasn’t sure yet]. “[It’ll rain|It won’t last|It’ll end in tears],” said the heap, and out of it came a {kind}, [with a leaf stuck on every prickle|wearing most of it|with a conker on one prickle]. ^ “[{C}|I’m {c}|The name’s {c}]. I don’t like walks, I [don’t like surprises|don’t like singing|can’t stand picnics] and I don’t like children.” “[What do you like|Is there something you like|So what do you like]?” asked {hero}. There was [a long pause|a long silence|some deep breathing]. “[Nobody’s ever asked that|I’ve never been asked that|That’s a new one],” said {c}. “I shall have to come along and [think about it|look into it|find out].”',
      'Something was complaining [at the side of the lane|under the hedge|behind the gatepost]. It complained of the damp, of [the price of slippers|the noise of ants|modern worms], and of a pain in the fourth prickle [from the left|on the right|from the back]. “[Can I help|Is there anything I can do|Shall I fetch somebody]?” asked {hero}. There was [a shocked silence|a stunned silence|a sharp breath]. ^ “{C},” said the {kind}, [at last|in a while|after that]. “[No|Not at all|Certainly not]. It’s just that [I’ve nobody to complain to|no one’s been listening|there’s never anybody in]. It takes two: one to do it, and one to say, there, there.” “There, there,” [said {hero}|{hero} said]. A prickle lay down, [and then a second|and then its neighbour|then a whole row]. “[Not bad|Fair|You’ve done this before],” said {c}. “I’d better go along with you, in case you [lose the knack|get out of practice|waste it on somebody].”',
    ],
  ],
  comic: [
    [
      '{C} [rolls|trips|tips over]. [Roll, roll, bump|Bump, bump, roll|Down, down, bump]! “[Humph|Hmph|Not fun]!”',
      '[An apple|A bun|A leaf] [is stuck on {c}|sits on {c’s} back|sticks to {c}]. [Shoo|Hmph|Get off]!',
      '[Humph|Ooh|Eek], who [sat on|trod on|hugged] {c}? [Ow, ow, ow|Ouch, ouch|Ow, ooh, ow]!',
      '{C} [hops|sits|leans] on a [balloon|bubble|paper bag]. [Bang|Pop|Pfff], [humph|not me|nobody saw]!',
    ],
    [
      '{C} [rolled up in a ball|curled up in a ball|sneezed and curled up], and there was a hill, [oh dear|uh-oh|bye-bye]! ^ [Roll, roll, roll|Bump, bump, bump|Round and round] went the ball. When {c} stopped there were [three leaves, a sock and a sandwich|six leaves, a glove and a pie|a plum, a hanky and a daisy] stuck on top.',
      '“[I never laugh|I don’t do laughing|You can’t make me laugh],” said {c}. {hero} made a face like [a squashed plum|a boiled cabbage|an old boot]. ^ “[That was a cough|It was a sneeze|That was a burp],” said {c}. “[So was THAT|And THAT was|THAT as well]. [Stop it|Be off|Oh, don’t]!”',
      '{C} sat down on {hero’s} hat, [to be alone|to be cross|for a sulk]. {C} [got up|stood up|walked off]. [So did the hat|The hat came too|And the hat]. ^ “I suppose [you want it back|you think that’s yours|you’re laughing],” said the hat [crossly|gruffly|and sighed].',
      '“No [hugs|kisses|cuddles],” said {c}. {hero} hugged [a stone|a post|{his} bag] instead. {C} [coughed|kicked a twig|walked round]. ^ “[One, then|A short one|Just one],” said {c}. “[Ow|Ooh|Ouch]!” said {hero}.',
      '{C} went into a [sulk|huff|rage] by {spot} and would not come out. ^ {hero} [opened|sniffed|nibbled] the cheese and [sighed|hummed|smacked {his} lips]. “I’m [still cross|in here|not coming],” said {c}, “but [roll some over|cut it thick|I can smell that].”',
    ],
    [
      '“[I never fall over|I am steady on my feet|Look where you’re going],” {c} was saying, and fell over. [Being round|Being ball-shaped|With nothing to hold on to], the {kind} [kept going|went on|did not stop]. ^ At the bottom of the slope {hero} found a ball of [leaves, grass|bark, burrs|straw, moss] and somebody’s picnic [napkin|paper plate|sock]. “[Not a word|Say nothing|Don’t],” said {c}. {hero} said nothing, [so hard that it hurt|until {his} ears went red|behind both hands].',
      '“[It’ll be cold|It’ll be draughty|I’ll freeze],” said {c}. [It was warm|It was as warm as toast|It was warm and still]. “There’ll be a [queue|long queue|queue, mind].” They came to {spot}, and [there was no queue|it was all theirs|nobody stood there]. {C} [looked hard for|hunted about for|turned over stones for] something that was wrong. “[This is no good|This won’t do|What a fix]! [What am I to grumble at|Where’s the trouble|What have I got left]?” ^ {hero} offered {c} [a very old toffee|a squashed toffee|a fluffy toffee]. “[Disgusting|Horrible|Like a boot],” said {c}, [much happier|chewing happily|and had another].',
      '“I’ve brought my own lunch,” said {c}, and [rolled over twice|lay down and rolled|rolled to and fro]. When the {kind} got up, a slice of apple, [two crisps|two grapes|a radish] and a bun were sticking to the prickles. ^ “[That’s MY bun|Isn’t that MY bun|That bun’s MINE],” said {hero}. “[Finders keepers|It came by itself|I never saw it before],” grunted {c}. Then there came [a sigh|a pause|some stretching]. “[Take it off, would you|Pass it down, will you|Lend a hand, will you]? [I can’t reach|It’s behind me|My arms stop short].”',
      '{hero} was counting {c’s} grumbles, and at {spot} they had reached [ninety-nine|number ninety-nine]. “A hundred wins [the bun|the last bun|the currant bun],” {he} said. “I never grumble,” said {c}, both lips [shut tight|in a knot|sucked in]. ^ The {kind} passed [mud|thistles|draughts] and said nothing, but swelled like a [pudding|kettle|cushion]. In the end {hero} gave up, and [handed it over|held it out|let go of it]. “[It’s stale|It’s squashed|That’s a small one],” said {c}. “[A HUNDRED|THERE it is|GOT you]!” [cried|sang|yelled] {hero}.',
    ],
    [
      'It began with [a sneeze at the top of a slope|a hiccup at the top of a slope|a bee at the top of a slope]. {C} did what a {kind} does [when startled|in such a case|as everyone knows], and rolled into a ball. A ball at the top of a slope has only [one thing to do|one idea|one future]. ^ {hero} ran beside, [shouting advice|calling out warnings|and opened a gate]. When it was over {c} had collected [forty leaves, a bus ticket|sixty leaves, a tea bag|some straw, a spoon] and, [somehow, a hat|somehow, a sock|somehow, a boot]. “[I expect you think that’s funny|You find that amusing, no doubt|No remarks, please],” said {c} [with enormous dignity|from under it all|as best one could]. {hero} [shook {his} head|looked at the sky|bit {his} glove]. {He} could not [have spoken|have said a word|trust {his} mouth].',
      '“[I want no fuss|Don’t make a fuss|I only mention it],” said {c}, by {spot}, “but it’s my birthday.” [There was no cake|They had no cake|Nobody had brought a cake]. There was a bun, and {hero} put [a twig|a feather|a straw] in it and [sang|sang all of it|sang it loudly]. {C} [sat through the song|heard it out|listened] [with every prickle on end|like a scrubbing brush|with both eyes shut]. “[Dreadful|Awful|Shocking],” said {c} [hoarsely|into a hanky|after a while]. “You were [flat in the second line|late in the second line|sharp at the end]. [Do it again|Once more, then|Have another go].” ^ {He} did it again, [twice|louder|with actions], before it struck {him} to ask. “Is it [really today|today, truly|honestly today]?” {C} [studied the ground between both front feet|looked hard at a beetle|drew a line with one toe]. “[It might be|It could be|Why not],” said {c}. “Nobody’s ever [looked it up|written it down|told me].”',
      'There was [something stuck in|a lump among|something lodged in] {c’s} prickles. Looking for it was like looking for a needle in a haystack, [if the hay were needles too|with needles for hay|and the hay just as sharp]. “[Ow|Ouch|Aah],” said {c}. “[I haven’t touched you yet|I’m not even near you|I’ve only sat down],” said {hero}. “[I know|I’m aware of that|Quite]. I like to [get it over with|be early|leave nothing to the end].” ^ {He} worked across from left to right, [like somebody reading|prickle by prickle|row by row], and on the last line but one it came out: [a boiled sweet|a peppermint|a barley sugar], [from another century|of great age|wearing fluff]. “[I was saving that|I wondered where that was|That’s private],” said {c}. And then, [gruffly|with a grunt|to one side], not looking up, {c} [broke it in two|bit it in half|cracked it, and gave {him} the big half].',
    ],
  ],
  happy: {
    young: [
      '“[Humph|Hmph|Bah],” said {c}. That was a [happy|good|glad] one.',
      '{C} [nearly smiled|did half a smile|hummed, just once].',
    ],
    old: [
      '“I’ve had [worse days|worse|longer days],” said {c}, [which was high praise|and went slightly pink|like somebody singing].',
      '{C} smiled, and [hid it at once|blamed the wind|called it toothache].',
      '“[It’ll rain|This won’t last|We’ll pay for this],” said {c} [cheerfully|happily|and skipped].',
    ],
  },
  worried: {
    young: [
      '{C} [rolled|curled|shrank] into a ball.',
      'All the prickles [stood up|stuck out|shook].',
    ],
    old: [
      '{C} rolled up tight and said, from inside, that [it was only a rest|nobody was in|this was exercise].',
      'Every prickle {c} had [was standing to attention|stood out like a pin|had gone stiff].',
    ],
  },
  quiet: {
    young: [
      '{C} put all prickles down [flat|softly|for {hero}].',
      '{C} [sat near|came near|lay down near]. [Not too near|Not so near|Just this near], [ouch|ow|hm]!',
    ],
    old: [
      '{C} [laid every prickle flat|smoothed down every prickle|put away all the prickles], and moved [a little nearer|up a little|an inch nearer].',
      '“[It’s not so bad|I can stand it|It could be worse],” said {c} gruffly, “[having you here|with you about|if you stay put].”',
    ],
  },
};
