import type { Companion } from './companion.ts';

export const squirrel: Companion = {
  creature: 'squirrel',
  name: 'Fidget',
  kind: 'squirrel',
  character: 'buries everything for later, and never finds it again',
  noises: [
    '[Chip, chip, chitter|Chitter, chip, chip|Chuk, chuk, chitter]!',
    'Dig, dig, [pat, pat|pat, hide|scratch, pat]!',
    '[Scamper, scurry|Scurry, stop, scurry|Up, down, scamper]!',
    '[Nibble, crack|Crick, crack|Nibble, nibble], nut!',
  ],
  meet: [
    [
      '[Scamper, scurry|Scritch, scratch|Zip, zip|Hop, scurry], [a bushy tail|fat cheeks|a red tail|two tufty ears]! [It’s|Here’s|Catch|Look, it’s] {c}!',
      '[Dig, dig, pat, pat|Scratch, scratch, dig|Dig, pat, dig, pat|Scritch, scratch, pat]. Who [digs|hides nuts|makes holes|digs up our grass]? [Bushy {c}|It’s nutty {c}|Busy {c}|Oh, fat-cheeked {c}]!',
    ],
    [
      '“[Don’t look|Look away|Shut your eyes]!” said a {kind} with [fat cheeks|full cheeks|muddy paws|a guilty face]. {hero} [looked away|turned round|shut both eyes|hid {his} face]. [Scratch, dig, thump, pat|Dig, dig, drop, pat|Scritch, plop, pat, pat|Scrape, scrape, stamp]! ^ “[Done|All hidden|Finished|All gone]! [I’m {c}|My name is {c}|They call me {c}|{C}, that’s me]. Now, [where did I put it|where was that|which hole was it|was it here|who has my nut]?”',
    ],
    [
      'A {kind} was digging up the [front lawn|path|flower bed]. There were [thirty|nineteen|forty|eleven] holes [so far|and counting|and a heap]. “It’s [here somewhere|by the edge|in one of these],” said the {kind}. “[A nut|A fat nut|A hazelnut|An acorn]. [Brown|Smooth|Shiny|New]. [Roundish|About so big|With a point|Tasty]. [I’m {c}|{C} is the name|They call me {c}|My name’s {c}].” ^ “[What’s that|What’s the bump|And what’s that] in your cheek?” [asked|said] {hero}. The {kind} [felt it|felt both|looked sideways|went cross-eyed]. “[You’re clever|That’s amazing|How do you do it|You find things],” said {c}. “I’m coming with you [everywhere|for good|from now on|wherever you go].”',
      '“Are you [following|spying on|watching] me?” asked a {kind} [on the gatepost|on the wall|under a flowerpot]. {hero} [said no|shook {his} head|denied it]. “[Good|That’s all right|Phew|Very well]. Then you can’t have seen me bury [six|five|nine] nuts under the third [flowerpot|rose|stone].” There was [an awkward pause|a silence|a long pause]. “[I’m {c}|{C}, by the way|They call me {c}],” said the {kind} [glumly|with a groan|after a bit]. ^ “And now I’ll have to [keep an eye on you|come too|go where you go].”',
    ],
    [
      '“That [oak|beech|pine] is [one of mine|my work|my doing|partly me],” said the {kind} [on the gatepost|from the gatepost|over {his} head]. “And so are those two, and the [hazels by the school|hazels along the lane|row by the bridge|one in the gutter].” {hero} had not known that [anybody|one person|somebody so small|anyone in fur] owned them. “[Not owned|Well, not owned|Not so much owned|Owned, no]. [Forgotten|Lost|Mislaid|Left behind]. I [bury|hide|put by] a nut, [I can’t find it again|I turn round once|I blink], and [look at it now|up it comes|there’s an owl in it]. [{C}.|{C} is my name.|I’m {c}.] I’ve [planted most of this parish|put in that whole wood|made half the shade here] [by mistake|without meaning to|in error].” ^ {hero} said it was the [best mistake|finest mistake|nicest muddle|greenest slip] {he} had [ever heard of|come across|met]. The {kind} went [pink about the ears|red to the tufts|quite still, for once|up the gatepost and back]. “I’d come with you,” said {c}, “if you don’t mind being shown [a tree or two|one or two trees|my favourites|where I went wrong].”',
    ],
  ],
  comic: [
    [
      '[Dig, dig|Scratch, dig|Dig, pull], [a nut|treasure|my nut]? [No|Oh no|Wrong], {hero’s} [sock|hat|spoon|shoe]!',
      '[Up|Over|Round] {hero}, [down|under] {hero}, [up|over] {hero}! [Stop|Tickles|Sit down|Slow down], {c}!',
    ],
    [
      '{C} put a [nut|big nut|shiny nut] in {hero’s} [pocket|hood|boot]. “[Safe now|There, little nut|Well hidden|Good place]!” Then {c} ran [to and fro|round and round|up and down]. ^ “[Help|Stop, thief|Oh no|Alas]!” cried {c}. “[Somebody’s got my nut|It’s been stolen|My nut has gone]!”',
      '[Pop|Plop|Hup], in went [one nut|a nut|a big nut]! [Pop|Plip|Bop], in went [another|two more|the next]! {C’s} cheeks [grew and grew|got fat|bulged]. ^ “[Mmf mmf|Wuff muff|Bmf bmf|Mwuh],” said {c}. “[Pardon|What|Say it again|Who]?” asked {hero}. [Out they all flew|They shot out like peas|Out came eleven].',
    ],
    [
      '“[Turn round|Look away|Face that way],” said {c}. “This is [private|secret work|not for your eyes].” {hero} [turned round|obeyed|shut {his} eyes]. By {spot} there was a sound of [digging|scratching|scraping], and then of [patting|whistling|stamping]. ^ “[Now look|Ready|You may look].” There stood {c}, [still holding|sitting on|hugging] the nut. “It’s a [pretend hole|false hole|practice hole],” whispered {c}, “to [fool them|trick them|put them off].” “[Whom|Who’s them|Which them]?” asked {hero}. “[I’ve never found out|They’ve never said|I haven’t met them]. [It always works|So far, so good|They fall for it|They’re furious].”',
      'By {spot} {hero} took off one shoe, to shake out [a stone|sand|a twig], and put it down. Now it was [gone|missing|nowhere]. “I [tidied it away|saved it for you|put it by],” said {c}. “[For winter|For later|For a lean year|Just in case]. It’s [quite safe|well hidden|deep down].” “Where?” [asked|said] {hero}. {C} [looked at all the ground there was|looked left and right|scratched one ear]. “[VERY|TERRIBLY|EVER so] safe,” said {c}. ^ It took [nine|twelve|seven] holes.',
    ],
    [
      'The [trick|knack|secret], {hero} explained, was to put a hiding place [into verse|in a song|into rhyme]. “Three hops from {spot}, and one from the stone,” sang {c}, “there lies a nut, and it’s all my own.” {C} was [overcome|moved to tears|enchanted]. {C} sang it [all the way along|without a pause|from hill to hollow], with a second verse, and a part for {hero}, [rather high|with humming|with claps]. ^ Anybody within earshot could have [joined in|learned it|hummed it]. Far behind them, [on the right note|in a deep voice|with harmony], [somebody|something] did. {C} [stopped singing|stopped dead|shut that mouth]. “It’s a [beautiful|lovely|catchy] song,” said {c}, [after a while|at last|in a small voice]. “But I think it may have [cost me a nut|been too clear|cost me lunch].”',
      'While {hero} [tied one lace|blew {his} nose|buttoned {his} coat], {c} had been up {spot}, down it head first, and round it [six times|nine times|eleven times]. ^ “How do you [bear|stand|do] it?” asked {c}. “[Being so slow|Standing about|Only one place at a time]. Doesn’t it [itch|ache|prickle|pinch]?” {hero} said that if you [sat quite still|kept quite still|sat down] you noticed things. So {c} [sat|tried it|did]. First that tail [twitched|shook|jerked], then a foot, and then, one by one, the whiskers. “I noticed something!” cried {c}, [four|three|five] seconds later, [from the air|from a twig|on the way up]. “I noticed that I was [sitting|bored|not running]!” It was plainly the [longest rest|quietest spell|longest sit-down] in years.',
    ],
  ],
  happy: {
    young: [
      '{C} ran [round and round|up {hero}|left, right, left|over and under]!',
      '“[Chip, chip|Chip, chitter|Chuk, chuk]!” said {c}. [Flick, flick|Whisk, whisk|Flick, hop]!',
    ],
    old: [
      '{C} ran [three|seven|ten] times round everybody, and once round [nobody|a stone|a mushroom].',
      '{C} buried a [crumb|pebble|button], to [remember the day by|keep the moment|find it next year].',
      '{C’s} tail flicked like [a flag at a fair|a duster in a hurry|a paintbrush].',
    ],
  },
  worried: {
    young: [
      '{C} [hid under|sat under|peeped round] that tail.',
      '{C} held one nut, [tight|close|so hard|by {hero}].',
    ],
    old: [
      '{C} put both paws [over both eyes|over both ears|over that nose].',
      'There was nothing [to be seen of {c} but tail|left of {c} but tail|showing of {c} but tail].',
    ],
  },
  quiet: {
    young: [
      '{C} [lent {hero}|gave {hero}|wrapped {hero} in] that [soft|warm|bushy] tail.',
      '{C} gave {hero} [a nut|half a nut|one best nut|the big nut].',
    ],
    old: [
      '{C} laid that tail round {his} [neck|shoulders] [like a scarf|and sat still|twice].',
      '“You put a thing in the dark,” said {c}, “and [you wait|you forget it], and one day it’s a [tree|wood].”',
    ],
  },
};

export const wolf: Companion = {
  creature: 'wolf',
  name: 'Encore',
  kind: 'wolf',
  character: 'not big, not bad, and sings whenever there is room',
  noises: [
    '[A-woo, a-wooo|A-wooo|Wooo, woo, wooo]!',
    '[Trot, trot, sniff|Sniff, trot, sniff|Trot, stop, wag]!',
    'Huff, puff, [sneeze|cough|giggle]!',
    '[Howl|Sing|Hum] along, [wooo|a-woo|woo, woo]!',
  ],
  meet: [
    [
      '[A-wooo|A-woo, a-woo|Wooo]! [A long grey nose|A grey tail|Two grey ears|Fluffy paws]. [Hello|Come in|Sing up], [howling|gentle|furry] {c}!',
      'Big [ears|tail|feet], big [eyes|nose|yawn]! Big [smile|hug|wag], [it’s|here’s|only] {c}!',
    ],
    [
      '[Knock, knock|Tap, tap, tap|Rap, rap|Knock, bump], at the door! “I won’t [huff|growl|stamp|bark],” said a {kind}. “I won’t [puff|bite|blow]. [I’m {c}|My name is {c}|They call me {c}|I’m just {c}]. May I [come too|come along|walk with you|be your friend]?” ^ {hero} [said yes|nodded|said please do|opened the door]. [The house was glad|The chimney stayed on|Nothing fell down|They shook paws].',
    ],
    [
      '“[It wasn’t me|I didn’t do it|I was at home|It’s not true],” said a {kind} at the gate, [at once|blushing|with both paws up]. {hero} had not [said a word|asked|even looked up]. “[The grandmother|The nightcap|The basket]. [The house of straw|The chimney|The three pigs|The cloak]. [People will bring it up|One uncle, and it’s all of us|They do go on about it|It’s in every library]. [I’m {c}|{C}, that’s me|My name is {c}|They call me {c}]. I only [sing|hum|do music].” ^ “[What do you sing|Sing what|How does it go]?” asked {hero}. [Up went that nose|That nose went up|The ears lay back|There was a deep breath]. [Three|Two|Nine] streets away, [windows opened|cats sat up|babies sang back].',
      'Somebody had been mending the [fence|shed|gate]. There was a new [plank|board] in the hole, and a {kind} with a brush [in those teeth|dipped in green|behind one ear]. “My uncle [blew things down|puffed things over|was hard on walls],” said the {kind}. “I [put them up again|mend them|do repairs]. [I’m {c}|My name is {c}|They call me {c}|{C}, carpenter].” ^ {hero} held the [paint|nails|pot]. [It was the least one could do|It seemed only fair|They did two coats|It was a very good fence].',
    ],
    [
      'The {kind} on the doorstep took [two|three|four] paces back, [to be less frightening|out of good manners|so as to look smaller], and fell over the [boot scraper|flowerpot|milk bottles]. “[Do forgive|Never mind|Do excuse|Please overlook] the teeth,” said the {kind}. “They [came with the face|run in the family|were Grandfather’s|are only for carrots]. [{C}.|{C} is my name.|I’m {c}.] I’m [getting up|starting|running|in] a choir.” {hero} asked [how many were in it|how large it was|who was in it]. “[Mostly|At the moment|So far], [one|me|just me|a solo]. People [open the door|hear a knock|come out smiling], [you see|look|like that], and then they [shut it|lock it|hide|move house].” ^ {hero} opened it [as far as it would go|wide|till it banged the wall|and wiped the mat]. “I [only know|just know] [one song|one verse|half a song],” {he} said. “Then we’ve [twice as many as before|got verses|a duet, at least],” said {c}, and looked as if somebody had [lit a lamp|given a prize|sung to them|called for more].',
    ],
  ],
  comic: [
    [
      '“[A-wooo|Wooo|Ah-wooo]!” sings {c}. “[Woo|Wee|Woo-hoo]!” sings {hero}. “[A-WOOO|WOO-WOO|WOOO]!”',
      '{C} [huffs|sniffs|breathes in]. {C} [puffs|puffs and puffs|puffs hard]. [Puff|Phoo|Whoo|Pfff], bye-bye, [leaf|fluff|feather|hat]!',
    ],
    [
      '“[A-wooo|Wooo|A-woo, woo]!” sang {c}. “[Wooo|A-wooo|Woo, woo]!” came the echo. {C} [took a bow|bowed low|waved|blushed]. ^ “[They like me|I’m loved|A whole choir|Friends of mine]!” {c} [told|said to] {hero}. “They know [all the words|my song|it by heart]!”',
      '“I’ll huff, [and I’ll puff|and then puff|and puff],” said {c}. {hero} [held on tight|held {his} hat|took cover]. [Puff|Whoo|Pfff], away flew [some fluff|one leaf|a moth]! ^ “[Phew|Oh|Ooh, dizzy|Oof],” said {c}. “How did [my uncle|Uncle|Grandad] do it?”',
    ],
    [
      '“What big ears you’ve got,” said {hero}, [without thinking|by mistake|before {he} could stop]. {C} [sighed|sat down|groaned|drooped]. ^ “All the better to [hear you with|hear my name called|hear the echo]. And the eyes are for [seeing|reading|looking]. Must we [do the teeth|go on to the teeth|talk about teeth]?” “What ARE they for?” [asked|said] {hero}. “[Toffee|Nougat|Caramels],” said {c}, and [brought out a bag|held out a bag]. “[Take two|Have some|They’re chewy].”',
      '“When we sing on two different notes,” said {c}, “it sounds like [twenty|fifty|a hundred]. [Shall we|Try it|Ready|Will you]?” They stood [close together|back to back|nose to ear] by {spot}. {hero} took the [low|high|long] note. “[A-WOOOO|WOO-WOOOO|A-WOO-WOOO]!” Then they listened to it [die away|fade|roll off]. ^ “Who ARE all those people?” [whispered|asked] {hero}, [looking round|amazed]. “[Us|You and me|Only us|Me, and you],” said {c}.',
    ],
    [
      '“I’ve had [cards|badges] made for strangers,” said {c}. “[It saves time|It clears the air|It avoids screams|It’s kinder to doors].” In gold letters each card said I HAVE EATEN. On the back it said PORRIDGE. They [tried it out|tried one|had a rehearsal]. {hero} was to be a stranger, [strolling|whistling|skipping] past {spot}. ^ {C} sprang out, smiled with [every tooth|all those teeth|great warmth], and held up the card. “[Perhaps less smile|A little less smile|Not so much smile],” said {hero}. They [practised|worked] until [there was none of it left|it was all gone]. “Now you look as though you’d [swallowed somebody|had an uncle|eaten the card],” {he} had to admit. “It’s the porridge,” said {c}.',
      '{C} had a jersey [against the cold|for cold days|for best], knitted at home out of real wool. It had [a hood with ears|a hood, and two ears|a small curly tail]. Beside {spot} {c} [put it on|climbed in|did it up], and there stood a {kind} in, well. {hero} [bit {his} lip|coughed|looked at {his} shoes]. “Is something [wrong|missing|the matter]?” asked {c}. “[No|Nothing|Not really]. It’s [very white|very woolly|rather fluffy].” “I [asked for white|chose white]. White [means no harm|is friendly|goes with teeth].” ^ “[May I try it|Could I try|Shall I have a go]?” asked {hero}. It came down to {his} [knees|toes|shins]. “It does look better on you,” said {c}, [with a sigh of relief|much relieved]. “When I wear it, I always feel that somebody’s [about to shout|going to shout|counting me].”',
    ],
  ],
  happy: {
    young: [
      '“[A-woo-woo-wooo|A-wooo|Woo-woo-a-wooo]!” sang {c}.',
      '“[Woo-wooo|Wooo|Woo, woo]!” said {c}, [wag, wag|wag, hop|swish, wag]!',
    ],
    old: [
      '{C} sang a [short one|happy one|new one], with [a curl at the end|a wobble in the middle|two verses].',
      '{C} smiled with [all those teeth|the whole face|great care], and nobody [minded|ran|fainted].',
      '{C} bowed, [in case there was applause|and waited for flowers|to a tree].',
    ],
  },
  worried: {
    young: [
      '“[A-woo|Oo|Woo]?” sang {c}, [very small|very low|like a mouse].',
      'Big {c} [hid behind|got behind|looked round] small {hero}.',
    ],
    old: [
      '“I’m supposed to be the [frightening|big|fierce] one,” [whispered|said] {c}.',
      '{C} hummed, to keep calm, and [the hum shook|it came out as a squeak|so did the teeth].',
    ],
  },
  quiet: {
    young: [
      '{C} sang [a lullaby|low and soft|a small song]. [A-woo|Ooo|Woo, woo].',
      '{C} lay [across {hero’s} feet|by {hero’s} feet|close to {hero}].',
    ],
    old: [
      '{C} lay down across {his} feet, which is [where the cold gets in|where one needs it most|the coldest part].',
      '“Nobody sings alone [for long|twice|if somebody hears],” said {c}. “You’ve only got to [start|begin|hum].”',
    ],
  },
};

export const deer: Companion = {
  creature: 'deer',
  name: 'Dither',
  kind: 'deer',
  character: 'shy, graceful, and startled by anything that rustles',
  noises: [
    '[Tiptoe, tiptoe|Tip, tap, tiptoe|Tiptoe, stop]!',
    '[Leap, land, leap|Hop, leap, land|Leap, leap, hush]!',
    'Twitch, [twitch, ears|ear, twitch, nose|sniff, twitch]!',
    '[Rustle|Crackle|Snap], [who goes there|what’s that|is that me]?',
  ],
  meet: [
    [
      '[Rustle, rustle|Rustle, crackle|Hush, rustle|Snap], [two big ears|a wet nose|white spots|four thin legs]! [Hello|Don’t go|Shh|Good day], [tiptoe|leaping] {c}!',
      '[Tiptoe, tiptoe|Tip, tap, stop|Tiptoe, hop], [soft brown eyes|a small white tail|long brown legs|ears, turning]. [It’s|Here’s|Hush, it’s] [spotted|leaping|big-eyed] {c}!',
    ],
    [
      'A {kind} stood [at the gate|in the hedge|behind a broom], [still as a picture|still as a post|on one leg]. “[Do I show|Do my ears show|Am I hidden]?” “[A little bit|Just the ears|Only the middle|A lot],” said {hero}. ^ “[Oh dear|Bother|Oh|Ah, well],” said the {kind}. “[I’m {c}, then|Then I’m {c}|In that case I’m {c}].”',
    ],
    [
      '{hero} dropped a key in the lane. A {kind} rose up behind the hedge, and [came down in front of it|came down backwards|came down in the ditch]. “[What was THAT|Who did THAT|Was THAT a bear]?” “[My key|Only my key|This key],” said {hero}. “Oh, [I know keys|a key|is that all],” said the {kind}. “[I’m {c}|My name is {c}|They call me {c}|{C} is the name]. I jump first and [ask later|look later|think on the way down].” ^ {hero} put it away [as softly as {he} could|in {his} sock|inside two hankies].',
      'One by one the [roses|tulips|daisies] by the doorstep had lost their heads. Beside the last stood a {kind} with a [petal|leaf|bud] on [that nose|one ear|that chin]. “I’m [a bush|a tree|a vase],” said the {kind}, after some time. “A [very good|lovely|very fine] one,” said {hero}. ^ The {kind} [let out a long breath|sat down|dropped the pose]. “[I’m {c}, really|{C}, in fact|It’s {c}, really]. It’s tiring, [being a bush|holding still|growing].”',
    ],
    [
      '“Please don’t [turn round|look round|stare],” said somebody [in the hedge|behind the wall|in the ferns]. “I’m not used to being [looked at|talked to|seen]. [Could you talk to|Would you mind telling|Might you look at] that tree instead?” So {hero} told the tree where {he} was [bound|going|off to]. [In return|In a whisper|Bit by bit] the tree was told that this was {c}, {a:kind}, who would love to [see the world|go for a walk|travel|be somebody’s friend] if only [it kept still|nothing moved|nobody noticed]. ^ “I could [walk in front|go ahead|keep looking forward],” {hero} said [to the tree|to nobody|out loud]. Behind {him} came a step, so light that it might have been [a leaf|a moth|a thought|a sock]. “[I’m out|Here I am|I’ve done it|This is me],” said {c}. “You [may look|may turn|can peep|may see me]. But do it [gradually|in stages|one eye at a time|from the hoofs up].”',
    ],
  ],
  comic: [
    [
      '[Crack|Snap|Tick|Pop], up [jumps|leaps|flies] {c}! Only a [twig|leaf|nut|bee], {c}!',
      '{C} [leaps|hops|jumps a stick]. [Hop|Leap|Hup], {c} [leaps over|jumps over|flies over] {hero}, [hop|whee|hup]!',
    ],
    [
      '“[Sh|Hush|Ssh], something’s coming,” said {c}. “I can [hear it munch|hear crunching|hear its teeth].” ^ {hero} stopped eating {his} [apple|bun|carrot]. “[Now it’s gone|It has left|It’s stopped],” said {c}. “[Lucky us|We’re safe|That was close|How brave we are]!”',
      '{C} stood [quite still|on three legs|like a statue]. “There’s nobody behind this [twig|leaf|straw],” said {c}. ^ {hero} tickled a [soft brown nose|wet nose|twitchy ear]. “There’s nobody here who [giggles|laughs],” [giggled|snorted|squeaked] {c}.',
    ],
    [
      '“[Somebody’s breathing|There’s a breath|Hark],” whispered {c}. One ear turned [to the left|forwards|up], all by itself, and the other to the right. “[Quite near|Close by|Behind us]. [Rather fast|Through the nose|In and out].” {hero} [held {his} breath|stopped breathing|shut {his} mouth]. They [waited|stood] by {spot}. ^ “[It’s stopped|All quiet|It’s gone],” said {c}. {hero} [had to let go|went purple and puffed|breathed out]. “[It’s back|There again|It’s here]!” cried {c}, and jumped [clean over {him}|into a bush|over a log].',
      'When {c} is startled, {c} [becomes|turns into] a statue. ^ This time it was [a sneeze|a hiccup|a cough]. {hero} [said sorry|said pardon|begged pardon]. {He} [waved|hopped|bowed|pulled a face]. {He} walked all round {spot} [and came back|on one leg|twice]. “[Are you still frightened|Is it still bad|Do you need help]?” {he} asked [at last|at length]. “[Not for ages|Not at all now|I was done long ago],” said {c}, [out of one corner|hardly moving]. “But I didn’t want to [startle you|make you jump|spoil it].”',
    ],
    [
      'Beside {spot} [there was a gap|they came to a gap|stood two rocks, with a gap]. {hero} walked [through it|straight through]. {C} [did not|stopped|stayed where {c} was]. “I can [see that it’s a gap|see the gap|quite see that],” said {c}. “What I ask myself [is why|is what for|is who by]. Who [left it there|made it|opened it|took out the middle]?” {hero} walked through it [backwards|on one leg|singing], to show that [nothing happened|it was safe|it did not bite]. “That’s just what it [wants you to think|would do first|says to everybody].” ^ In the end {c} took [four|nine|six] steps back, and went over the very highest part instead, with pointed toes, like a scarf that somebody [has thrown|throws]. {C} landed [without a sound|like a feather|on one toe]. “[There|Done|Safe],” said {c}, trembling [all over|to the tail]. “I’ve [no head for gaps|never been good with gaps|heard things about gaps].”',
      '“I’ll [keep guard|be the lookout|watch],” said {c}. “I’m [nervous|awake|listening] in any case, so I might as well be [useful|paid].” {hero} had hardly sat down by {spot} [when it began|when it started]. “A [rustle|creak|tick]. Another one. [They know each other|They’re talking|One’s bigger|It’s a pair]. Something in your pocket [crackled|crunched|squeaked].” “That’s my [sandwich|lunch].” “[Does it do that often|Is it asleep|Is it tame|Does it bite]?” ^ Before long {hero} had been [told of|read out] every sound for [half a mile|a mile] round. To {his} surprise there were [dozens|sixty|more than birds]. “[Noisy|Quite a din|Busy], isn’t it?” said {c}, [quite comforted|happily]. “I always thought it was [just me|all in my head|me doing it].”',
    ],
  ],
  happy: {
    young: [
      '[Hop, skip, leap|Leap, hop, twirl|Up, over, down]! [Look at|There goes|Well leapt] {c}!',
      '{C} [danced|spun|skipped|bounced] on tiptoe.',
    ],
    old: [
      '{C} leapt over [a shadow|a puddle|a daisy], [very beautifully|with room to spare|and then back].',
      '{C} forgot to be [startled|nervous|shy] for a whole [minute|mile|verse].',
      '{C’s} ears turned, first one and then the other, towards the [laughing|joke|giggles].',
    ],
  },
  worried: {
    young: [
      '{C} stood still as [a stone|a post|a spoon|a tree].',
      '{C’s} [ears|nose|tail] went twitch, twitch.',
    ],
    old: [
      '{C} turned into a [statue|post], with [a heart going very fast|two round eyes|one hoof in the air].',
      '“I’d run,” said {c}, “but [you’re not running|my knees won’t|where to].”',
    ],
  },
  quiet: {
    young: [
      '{C} came [near, on tiptoe|close, tip, tap|up softly].',
      '[Soft nose|Warm ear|Wet nose]. [Soft, soft breath|So close|Warm breath].',
    ],
    old: [
      '{C} came a step [nearer|closer], and then, [which was harder|after a while|trembling], one more.',
      '“I’m [frightened|nervous|shaky] most days,” said {c}. “One can be, and [still go for a walk|come all the same|skip].”',
    ],
  },
};
