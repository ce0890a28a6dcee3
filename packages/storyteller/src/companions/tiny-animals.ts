import type { Companion } from './companion.ts';

export const bee: Companion = {
  creature: 'bee',
  name: 'Jubilee',
  kind: 'bee',
  character: 'polite to every flower, and gives directions by dancing',
  noises: [
    '[Bzzz, bzzz|Bzzz, bumble, bzzz|Zzz, bzzz]!',
    '[Hum-a-hum, hum-a-hum|Hum, hum, hum-a-hum|Hummy-hum, hum]!',
    '[Waggle, waggle|Waggle, wiggle, waggle|Wiggle, turn]!',
    '[Zip, zoom, buzz|Zoom, zip, bzzz|Zig, zag, buzz]!',
  ],
  meet: [
    [
      '[Bzzz|Zzzoom|Zip, zip], [a stripy {kind}|stripes! A {kind}|a fuzzy {kind}]! Hello, [buzzing|honeyed] {c}!',
      '[Hum-a-hum, hum-a-hum|Hum, hum, hum|Zoom, hum, zoom], [in buzzes|down comes|here zooms] {c}!',
    ],
    [
      '[Bzzz|Zzzip|Hum-a-hum]! A {kind} flew [three times round {hero}|up, down and round {hero}|twice round {hero’s} head]. “[You smell of jam|You smell of toffee|You smell of biscuits],” said the {kind}. “[Let’s be friends|How lovely|I like that], [I’m {c}|{c}’s my name|call me {c}]!” ^ {hero} [smelt both sleeves|laughed|bowed back].',
      '“Five petals,” said a {kind}, [counting {hero’s} fingers|walking over {hero’s} hand|looking at {hero’s} fingers]. “[What a fine flower you are|What a tall flower|You’re in full bloom]! [I’m {c}|It’s {c}|{C}, at your service].” ^ {hero} [showed the other five|held out the other five|said there were five more].',
    ],
    [
      '“[Good day|How do you do|Hello]. [Thank you|Delicious|Much obliged],” said a {kind} in the lane, bowing to [one daisy after another|every dandelion|each clover in turn]. [Then it was {hero’s} turn|Next came {hero}|{hero} was next in the row]. “[You’re not a flower|You aren’t a daisy|You’ve no petals],” said the {kind}. ^ “[I’m afraid not|Only a person|Not so far],” {he} [said|admitted]. “[I like a change|Never mind|All the better],” said the {kind}. “[I’m {c}|{C}’s the name|My name is {c}]. [How late are you open|Do you open daily|Do you do honey]?”',
      'In the lane a {kind} [was dancing|was dancing on a leaf|was doing a dance]. [Two steps left|Three steps right|A hop], [a waggle, round|a turn, a waggle|a wiggle, a spin], and the same again. “I’m telling you the way to [a very good rose|a fine foxglove|a bush of lavender],” said the {kind}. “[I’m {c}|{C}’s the name|They call me {c}].” ^ “Couldn’t you [just say it|draw a map|tell me in words]?” asked {hero}. “What,” said {c}, “and [leave out the music|miss all the fun|waste the shoes]?”',
    ],
    [
      '“Excuse me,” said a {kind} [at the level of {hero’s} top button|hanging before {hero’s} nose|from the brim of {hero’s} hat]. “[Are you being visited|Is anyone serving you|Have you been called on]?” {hero} [did not think so|said no, not lately|looked behind {him}]. “[One has to ask|I ask everybody|Forgive me]. I once called on a [hat|curtain|teacup] [for a whole afternoon|for most of a Thursday], and [it was silk|nobody told me|it was painted on].” ^ The {kind} [wiped all six feet|brushed both wings|polished six boots], [although there was no mat|in pairs|on {hero’s} collar]. “[{C}|I’m {c}|{C}, of the third comb]. I’ve done [two hundred|three hundred|ninety] flowers this week, and not one has ever said, [and how are you|won’t you sit down|and what about you]? Where do YOU go [of a Sunday|on a day off|when you’re thirsty]?” {hero} told {c} [where {he} was going now|all about {his} plans|which way {he} was headed]. {C} [had already begun to dance the way|was dancing it before {he} had finished|had turned half of it into a dance].',
    ],
  ],
  comic: [
    [
      '[Left, right, waggle|Up, down, wiggle|Hop, hop, waggle]! {C} [dances the way|shows the way|spins round].',
      '[Sniff, sniff|Hum, hum|Bzzz, stop], [a flower|a rose|a bud]? No, {c}, [a nose|a sock|a knee|an ear]!',
      '[Bzzz|Plop|Dip], [yum, yum|mmm, mmm], jam! [Sticky, sticky|Gluey, gluey|Messy, happy] {c}!',
    ],
    [
      '“[Which way|Where now|Left or right]?” asked {hero}. {C} [danced it|danced the answer|began to dance]. [Two hops|Three hops|A bow], [a wiggle and a spin|a skip and a twirl|a shake and a turn]! ^ “[So, left|So, right|So, straight on|Up there]?” said {hero}. “Oh,” said {c}, “that was only [a sneeze|an itch|a hiccup].”',
      '{C} bowed to something [small and round|round and pink|soft and pink]. “Good day, [sweet flower|pretty bud|dear blossom]! [May I|Are you open|Any honey]?” ^ [It was|That was] {hero’s} [nose|thumb|chin]. “[Not one drop in it|Nothing in it|A poor year for it],” said {c}.',
    ],
    [
      '“[I know the way from here|I’ve flown this way before|Ask me, I know it],” said {c}. “[Watch|Watch my tail|Look closely].” The {kind} took [two steps to the left|three steps to the right|a run at it], waggled, [turned about|bowed|spun twice] and did it again. {hero} copied it, [waggle and all|with both elbows out|as well as {he} could]. They danced [right round|all the way round|twice round] {spot}. ^ “[That’s odd|How strange|That’s not it],” said {c}. “You must have waggled [with an accent|out of tune|in the wrong key].”',
      'At {spot} they [had a bite to eat|opened the lunch|sat down to a picnic]. {C} looked into {hero’s} sandwich and [bowed|hummed|took off a hat that was not there]. “[White petals|Soft petals|Square petals],” said the {kind}. “[Gold in the middle|A yellow heart|Yellow inside]. [I don’t believe we’ve met|You must be new here|I don’t think I know you].” In went {c}, [head first|with a hum|up to the wings]. ^ “That’s [an egg|my egg|a boiled egg],” said {hero}. “[It’s terribly shy|It’s hardly open|It’s very quiet],” said a muffled voice.',
    ],
    [
      '[Ask anybody else the way, and they point|Most guides have a finger, and use it|Others say left, or right]. {C} [waggled|danced]. [A long waggle, the {kind} explained,|A long waggle, {hero} was told,] meant far; a short one, near; and the turn at the end was left or right, [according to taste|as one felt|or neither]. {hero} [did {his} best to follow|followed, with a will|kept up bravely], [stamping|treading|hopping] figures of eight around {spot}. ^ After [ten minutes|a quarter of an hour|a good deal of this] they were both [warm|puffed|giddy], and had not moved. “I never said that we were lost,” [panted|gasped|said] {c}. “We’ve been there since [the second waggle|the third turn|the first bow]. I only thought that you were [enjoying it|practising|fond of dancing].”',
      '“Could you hum less?” [whispered|breathed] {hero}, for by {spot} [one wanted to listen|they had to keep quiet|there was something to hear]. “[That’s not me|I can’t|It isn’t my voice],” said {c}. “[That’s the wings|It’s just the wings|The wings do that]. [If they stop, I drop|They’re what holds me up|Without them I’m a pebble].” {hero} asked whether they could at least [do it softly|do it in their socks|beat in a whisper]. ^ {C} [tried|did {c’s} best|slowed down]. The hum sank, and so did the {kind}, past {his} shoulder, past {his} elbow, past {his} knee, and came at last [from among the shoelaces|from beside {his} shoe|from somewhere below]. “[Is this better|Can you hear me now|How’s that]?” asked {c}, who was [very low in both senses|flat on the ground|down among the ants]. “[It’s a good quiet|It’s peaceful here|This is certainly softer]. Only, now you’ll have to [carry me|pick me up|give me a lift].”',
    ],
  ],
  happy: {
    young: [
      '“[Bzzz|Zumm|Hum-hum]!” said {c}, and [did a waggle|did a jig|bowed].',
      '{C} [hummed in a circle|looped the loop|hummed a waltz].',
    ],
    old: [
      '{C} danced the way to [a rose|a lilac|a thistle] that was [nowhere near|on another hill|two fields off].',
      '{C} hummed the same [three notes|two notes|little tune], [with great feeling|like an organ|and put in a trill].',
      '{C} bowed to {hero’s} [buttons|toes|fingers], one by one, [in case they were flowers|to be polite|and thanked the last].',
    ],
  },
  worried: {
    young: ['{C’s} hum [went very small|got thin].', '{C} [sat still|held on]. [No buzz|No hum].'],
    old: [
      '{C} flew in a circle, which [in that dance|among dancers|in waggle] means “[I don’t know|Oh dear|Where’s the door]”.',
      '{C’s} hum went up, and up, until [you could hardly hear it|only dogs could hear it|it was a squeak].',
    ],
  },
  quiet: {
    young: [
      '{C} [hummed a soft hum|purred like a kettle|hummed one note].',
      '{C} [sat near, all fluff|tucked in six feet|sat on {hero’s} cuff].',
    ],
    old: [
      '{C} settled [by {his} collar|in {his} sleeve|under {his} ear], furry and warm, and hummed so low that it was nearly [a purr|a snore|a feeling].',
      '“At home,” said {c}, “[whoever is coldest|whoever is saddest|the tiredest one] goes [in the middle|inside|where it’s warmest].”',
    ],
  },
};

export const snail: Companion = {
  creature: 'snail',
  name: 'Presto',
  kind: 'snail',
  character: 'always at home, and quite sure of being fast',
  noises: [
    '[Slide, slide, slide|Slither, slide, slow|Slide, rest, slide].',
    '[Munch, crunch, leaf|Nibble, munch, leaf|Crunch, crunch, yum]!',
    '[Peek|Pop|Peep], two eyes!',
    '[Slip, slop, shiny|Slip, slide, silver|Glide, glide, shiny]!',
  ],
  meet: [
    [
      '[Slide, slide|Slip, slide|Slowly, slowly], [a house with eyes|a house that walks|a curly house]! Hello, {c}!',
      '[Peek|Pop|Knock, knock], [out pop two eyes|two eyes look out|up go two eyes]! [Here slides|Here comes|It is] [curly-shelled|indoor|slow little] {c}!',
    ],
    [
      '“[Out of my way|Mind your toes|Clear the path]!” cried a {kind}. “I’m {c}, and [I can’t stop|I’m late|I’m racing]!” ^ {hero} waited [quite a while|and yawned|and sat down]. Then {c} [went by|arrived|had gone one inch].',
      'There was [a little round house|a curly little house|a house like a bun] [on the step|by the door|on the gate]. {hero} [knocked|tapped|rang, ding-dong]. [Out came|Up popped|Out peeped] two eyes. ^ “I’m {c}, and [you’re early|do come in|I’m always home],” said the {kind}.',
    ],
    [
      '“[Did you see that|Was that a record|Did you time me]?” panted a {kind} [on the doorstep|beside the boot scraper|on the gatepost]. “I started all the way over there, [by the mat|by that leaf|by the flowerpot].” {hero} [looked|measured|looked back]. The mat was [a ruler’s length|two hands|one shoe] away. “[I’m {c}|{C}’s the name|They call me {c}]. You may have [felt a breeze|heard a whoosh|seen a blur].” ^ {hero} offered {c} [a lift|a ride on one hand|a place on one shoulder], [to give the wind a rest|in case of speed limits|so as to see more].',
      'Somebody had drawn a silver line [down the path|along the wall|over the bench], with a [loop|curl|twirl] in it. At the end of the line [stood|sat|rested] a {kind}. “{C},” read the {kind}, [proudly|aloud|from the end]. “[That’s my signature|I write it everywhere|It’s my best hand]. I began it [on Friday|last week|on Tuesday].” ^ “[Won’t they miss you at home|Shouldn’t you be getting home|Do you live far away]?” asked {hero}. “[I’m always in|I brought it with me|I’ve never left],” said {c}.',
    ],
    [
      'There was a house [on the garden wall|by the gate|on the gatepost] that had not been there [yesterday|before|an hour ago]. It was round, [it had a curl in it|it was striped like a toffee|it had one door], and it was coming nearer. “[Do stand back|Mind yourself|Stand clear],” said the {kind} underneath. “I [take corners rather fast|brake very slowly|tend to skid]. [{C}|I’m {c}|The name is {c}]. I’d [ask you in|show you round|have you to stay], but I’m wearing it.” ^ {hero} told {c} where {he} was going, and [how far|by which way|for how long]. The {kind} [drew in one eye|crossed both eyes|shut up shop for a moment], [to do the sum|to count|and reckoned]. “I’ll have to [slow down|hold back|walk in a low gear], if we’re to keep together,” said {c}. “Unless you’d care to be [the one who carries|my horse|a sort of carriage].”',
    ],
  ],
  comic: [
    [
      '[Ready, steady|One, two, three|On your marks], go! [Slide|Slither|Slip], slide, [slide|stop|rest], slide.',
      '[Knock, knock|Tap, tap|Ding-dong], [is {c} there|anyone home|is {c} in]? [Always|Always in|As ever]!',
      '“Zoom!” says {c}. Slide, slide. [That’s zoom|So fast|One inch].',
    ],
    [
      '“[See how fast I go|Watch me race|Time me] round {spot}!” said {c}. {hero} [watched|counted]. {hero} [sat down|lay down|leaned back]. {hero} ate [an apple|a bun|a sandwich]. ^ “[Did you blink|Did you see me|How was that]?” asked {c}.',
      '[Knock, knock|Tap, tap|Rat-a-tat]! {hero} [tapped on the shell|knocked on the curly roof|tried the shell]. “Who’s there?” asked {c}. “[Only {hero}|{hero} is]!” ^ “[Come in|Come on up|It’s open],” said {c}. “[Mind the stairs|Wipe your feet|Mind your head].”',
    ],
    [
      'One of {c’s} eyes, [on its long stalk|right out on its stalk|stretched to the limit], was looking at {spot}. [The other was looking at|Its brother was fixed on] {hero}. “I’m keeping an eye on you,” said {c}, “and [an eye on that|one on the view|one on the way].” ^ Then the two eyes [met in the middle|came face to face|turned and saw each other], and both of them [jumped|shot in|curled up]. “[Goodness|My word|Heavens],” said {c}. “Who’s that [handsome person|charming stranger|good-looking creature]?”',
      '“[You’ll never keep up|You’ll lose sight of me|You won’t catch me],” warned {c}. “[Here I go|Ready, steady|Hold on to your hat].” {hero} [waited|looked on|leaned forward]. “[I’m off|Off like a shot|That’s me gone],” said {c}. {hero} [tied one shoelace, and then the other|ate one biscuit, and then another|counted all {his} fingers, twice]. “I’m [a BLUR|FLYING|a ROCKET]!” cried {c}. ^ [A bit of fluff|A feather|An old leaf] came floating round {spot}, overtook them both and [drifted on|won|turned the corner]. “[Cheat|Show-off|Beginner’s luck],” said {c}.',
    ],
    [
      '{C} [had never been able to ask anybody|longed to ask somebody|had always wished to have somebody] to dinner. “There’s [the spiral hall|the bend|the front stairs],” said {c}, “and then there’s me.” {hero} [lay down flat|got down on both elbows|knelt] by {spot}, put one eye to the door, and said that it looked [very cosy|nicely done up|snug]. ^ After that a leaf came out, [like a tray|held level|like a plate], with [half a leaf|a crumb|one petal] on it. It was [the first dinner party|the grandest evening|the only banquet] in the history of the shell. {hero} [chewed politely|asked for the recipe|ate it all]. [Neither knew when it was time to leave|It was hard to say goodbye|Going home afterwards was puzzling], one being outside already and the other at home.',
      'Even {c} [agreed|said|admitted] that a race needs [rules|a few rules|fair play]. They were to start at {spot}. Nobody was [to push|to trip anyone|to fly]. Whoever was fast had to wait for whoever was slow. “That’s [so you won’t feel bad|for your sake|to give you a chance],” {c} explained. ^ {hero} waited [at once|from the word go|on one leg], according to the rules. {He} waited [while a cloud came over, thought about it, and went away|while two ants carried a crumb past, and came back for another|while a leaf let go, and came down, and settled]. At last the {kind} drew level, [shining with effort|glowing|eyes out on stalks], and looked {him} [up and down|over from shoes to hair|in the face]. “You’re not even [out of breath|pink|warm],” said {c}, [kindly|with a shake of both eyes|gently]. “You can’t have been [trying|awake|using your foot].”',
    ],
  ],
  happy: {
    young: ['{C} [waved two eyes|waved one eye].', '“[Whee|Zoom|Faster]!” said {c}, very slowly.'],
    old: [
      '{C} put on a burst of speed, and [said so|told everyone|skidded].',
      '{C} [signed the ground|drew a star] in silver, [with a flourish|twice|and dotted it].',
      '{C} [waved with one eye and looked|said hello with one eye and thank you] with the other.',
    ],
  },
  worried: {
    young: ['[Pop|Plip|Zip], {c} [went indoors|slid inside]!', '[One eye peeped out|Nobody home].'],
    old: [
      '{C} went in, and one could hear [furniture being pushed against the door|a bolt, a chain and a chest of drawers|somebody tiptoeing up the spiral stairs].',
      '“[I’m not at home|Nobody lives here|Gone away],” said the shell.',
    ],
  },
  quiet: {
    young: ['{C} stayed. {C} [had time|waited].', '{C} [came close|slid up], [snug, snug|shh].'],
    old: [
      '{C} stayed [right beside {him}|close by {him}|at {his} elbow]; the good thing about going slowly is that [one is never gone|one is still there|nobody gets left].',
      '“[When it’s too much|When it’s loud|On bad days],” said {c}, “[I go in|I curl up|I shut the door]. And [after a bit|later on|when I’m ready] I come out.”',
    ],
  },
};

export const ladybird: Companion = {
  creature: 'ladybird',
  name: 'Polka',
  kind: 'ladybird',
  character: 'climbs to the top of everything, and worries about the stove at home',
  noises: [
    '[Whirr, whirr|Whirr, flip, whirr|Flip, whirr]!',
    '[Up, up, tiptop|Up, up, up, there|Climb, climb, top]!',
    '[Tickle, tickle, tiny feet|Tippy, tappy, tiny feet|Tickle, tickle, six feet]!',
    'Pop, wings!',
  ],
  meet: [
    [
      '[Tiny feet|Six feet|A red dot], [up, up|tickle, tickle|climb, climb]! Hello, {c}!',
      '[Spots|Red|Dots], one, two, three spots! Is it {c}?',
    ],
    [
      'Something [tickled {hero’s} hand|ran over {hero’s} wrist|tickled {hero’s} palm]. It was a {kind}, walking to the very tip of [one finger|{his} thumb]. ^ “[Top|There|Tiptop]!” said the {kind}. “[I’m {c}|{C}’s the name|It’s {c}]. [What’s next|What’s higher|Where now]?”',
      'A {kind} sat [on the gatepost|on a dandelion|on the latch], [looking worried|counting on six feet|rubbing two feet together]. “[I’m {c}|Oh, I’m {c}|{C}’s the name]. Did I [leave the stove on|turn off the oven|lock the door]?” ^ “[You live under a leaf|You’ve only got a leaf|But your house is a leaf],” said {hero}.',
    ],
    [
      'A {kind} walked up {hero’s} leg, [over {his} elbow|across {his} back|round {his} belt] and [along {his} nose|up {his} chin|over one cheek]. “I’m {c},” the {kind} [explained|panted|said]. “[I’m on my way to the top|I’m going right up|I don’t stop halfway].” ^ “[And then|What’s there|Why]?” asked {hero}, [squinting|cross-eyed|holding still]. {C} reached {his} hair and [looked about|took in the view|planted a foot]. “Then I like to [find something taller|begin on a bigger one|go up something else],” said {c}.',
      'A {kind} flew up to the gate, [stopped in the air|turned round|hovered] and flew back. “I’m {c},” [called|cried] the {kind}. “[I’m coming|Wait for me|Don’t go]! I just want to see whether I left the stove on.” ^ Three times {hero} [waited|sat down|got as far as the bend]. “[Was it on|Is it all right|And was it]?” {he} asked. “I [haven’t got a stove|live in a dead leaf|only have a twig],” said {c}. “But [one likes to be sure|it’s best to look|one can’t be too careful].”',
    ],
    [
      '“[Would you hold still|Don’t shrug|Could you stop breathing]?” said somebody. “I’m nearly at [the summit|the ridge|the top].” {hero} [held still|froze|stood like a post]. A {kind} came up over {his} [shoulder|collar|elbow], [rested on {his} ear|took a breather on {his} ear|passed {his} ear], and went on to the crown of {his} head. There was [a tiny cheer|a very small hooray|a whirr of triumph]. “[{C}|I’m {c}|{C}, mountaineer],” said the {kind}. “[First ascent|By the south side|No rope]. I don’t count [the time I fell off|yesterday|the try with the hat].” ^ {hero} asked whether {c} would like to be [taken down again|put back on the gate|lifted down]. {C} looked at the lane, and [the hills beyond it|the roofs beyond it|everything that was beyond it]. “[On the contrary|Certainly not|Not at all],” said {c}. “I’ve never been up [anything that moved|a mountain with feet|one that could walk].”',
    ],
  ],
  comic: [
    [
      '[Up goes|Climb, climb|Higher, higher] {c}! [Tickle, tickle|Up, up, up|Tip, tap], [top|there|tiptop], [hooray|whee|whirr]!',
      '[One more spot|A new spot|An extra spot]? No, {c}, [that’s jam|it’s jam|jam]!',
      '[Oops|Bump|Flip], [over goes|upside down|down falls] {c}, [wiggle, wiggle, legs|kick, kick, kick|six waving legs]!',
    ],
    [
      '“I’ve got [one more spot|a new spot|an extra spot]!” cried {c}. “[Count them|There, on the left|Do look]!” ^ {hero} [looked closely|counted twice|bent down]. Then {he} [licked {his} finger and rubbed|wiped it with a leaf|tried it with one finger]. [It was jam|It was only jam|It was strawberry jam].',
      '{C} [walked all the way|climbed and climbed|marched straight] to the top of {spot}. “I can [see everything|see the whole world|see for miles]!” [cried|called] {c}. ^ “[What is there|What do you see|What can you see]?” asked {hero}. “[You|Your nose],” said {c}.',
    ],
    [
      '“I’ll just [pop home|fly back|nip home],” said {c}. “I’ve a feeling that I [left something on|forgot something|left a door open].” The {kind} [whirred off|shot off|took off] behind {spot}. ^ {hero} [waited, and waited,|ate half a bun, and then all of it,|lay on {his} back and hummed] until {c} came whirring back. “[Was it the stove|What was it|Stove]?” “[The tap|A tap],” said {c}. “But it turned out to be [a stream|a puddle|a drip off a leaf]. I couldn’t [shut it|turn it off|find the handle].”',
      'A {kind} only takes off from [the top of things|the very tip|the highest point]. {C} walked up {spot}, [right to the end|inch by inch|whistling], and found that there was [a bit more|another bit|a knob on top]. {hero} [had time to sit down|waited with folded arms|ate a pear]. ^ At last {c} landed on {his} knee and [looked up|took a long look|leaned back]. “Now THAT,” said {c}, “[is tall|is a mountain|is high].”',
    ],
    [
      '[People say|They say|It is well known] that when a {kind} sits on you, you may make a wish. Nobody thinks of [the paperwork|the work involved|who has to see to it]. “One [wants rain|wants snow|wants a brother], one doesn’t, and one wants [a pony|a trumpet|longer legs],” sighed {c}, [pacing up and down on|going round and round] {hero’s} wrist. “And I’ve got only [the six legs|the one pair of wings|so many spots].” ^ {hero} asked whether anybody had ever [wished something for|made a wish for|spent a wish on] {c}. [The pacing stopped|All six feet stood still|There was a silence]. {He} shut {his} eyes and did it, [on the spot|there and then|with crossed fingers]. {C} sat [perfectly still|very quiet|with folded feet] until they were well past {spot}. “So that’s [what it feels like|how it’s done|what they’re all after],” said {c}. “No wonder they [queue|come back|ask].”',
      'When a {kind} is startled, there is [a correct procedure|a drill|a thing one does]: one falls over backwards, feet up, and is out [until further notice|till it blows over|for some time]. [A pebble rolled|A pebble came bouncing] past {spot}. {C} [fell over|went down like a plate|toppled]. “[Are you all right|Are you hurt|Did it hit you]?” asked {hero}. “[I’m not here|There’s nobody here|I’m out],” said {c}. ^ So {he} [sat down|lay down] beside where {c} was not. {He} [talked a little, in a general way,|made a few remarks|chatted to the air] about pebbles, and how [it is mostly the small ones that roll|few of them mean it|one seldom hears of a bad one]. One leg came down, [then five more|then the rest, in pairs|and then its neighbour]. “[Was I convincing|How was I|Did I look gone]?” asked {c}. {He} said that {he} had [missed {c} very much|been quite lonely|nearly gone home].',
    ],
  ],
  happy: {
    young: ['[Whirr|Flip], {c} flew [in a ring|up and up]!', '“[Top|Tiptop|Higher]!” said {c}.'],
    old: [
      '{C} climbed [the nearest tall thing|the first thing that stuck up|something steep] and [cheered from the end of it|waved from there|planted a straw].',
      '{C} polished [every spot|both wings|all six feet], [including those at the back|from left to right|with spit].',
      '“[Make a wish|Wish for something|Go on, wish],” said {c}. “[I’m in the mood|It’s a good day|There’s no queue].”',
    ],
  },
  worried: {
    young: ['[Over went|Flip went] {c}, [six feet up|plop]!', '{C} [tucked in|hid] all six feet.'],
    old: [
      '{C} fell over, [to be on the safe side|in advance|and stayed there, for now].',
      '“The stove,” whispered {c}. “I’m [almost sure|nearly certain] it’s the stove.”',
    ],
  },
  quiet: {
    young: [
      '[Tiny feet came close|Six feet came near|Up came small feet], [tickle, tickle|tickle|tip, tap, tip].',
      '{C} [sat still|stayed|sat by], small and round.',
    ],
    old: [
      '{C} walked [to the tip of|right up] {his} thumb, and for once [did not want anything higher|stayed at that|looked no further].',
      '{C} gave {him} a wish [out of turn|for nothing|from the private drawer], and [would not hear of thanks|said nothing about it|told no one].',
    ],
  },
};

export const spider: Companion = {
  creature: 'spider',
  name: 'Purl',
  kind: 'spider',
  character: 'shy, polite, and knits when nervous',
  noises: [
    '[Tiptoe, tiptoe, times four|Tip, tap, tip, times eight|Tiptoe, eight times]!',
    '[Dangle, dangle|Swing, dangle, swing|Dangle, whee]!',
    '[Spin, spin, spin|Spin, twirl, spin|Whirr, spin]!',
    '[Knit, knit, knit|Click, knit, click|Knit, purl, knit]!',
  ],
  meet: [
    [
      '[Dangle, dangle, down|Down, down, stop|Swing, swing, hang]! [Eight legs|Eight socks|One thread]. One {c}!',
      '[Eight little feet|Eight tiny boots|Eight soft steps]! [It must be|Come in,|Hello,] {c}!',
    ],
    [
      'A {kind} [slid down on a thread|came down like a lift|dropped down on a thread], [right before|just before|in front of] {hero’s} nose. “[Eek|Oh|Yikes]!” they both said. ^ “[Sorry|Pardon|Excuse me]!” whispered the {kind}. “[I’m {c}|{C}’s my name|It’s only {c}]. [You’re so BIG|You’re ENORMOUS|What FEET you have]!”',
      '[Down came a thread|A thread came down|Look, a thread]. On it [hung|swung] a {kind}, holding out a [tiny scarf|tiny hat|tiny sock]. ^ It [fitted|just fitted] {hero’s} [thumb|little finger|big toe]. “[I’m {c}|{C}’s the name|Call me {c}]. I’ve knitted [nine more|seven more|one for every finger].”',
    ],
    [
      'A {kind} came down [from the gutter|from the gatepost|from the letter box] on a thread, [head first|very slowly|revolving]. “[Please don’t scream|Kindly don’t shriek|No yelling, please],” said the {kind}. “I always scream back, and then I [drop a stitch|get in a tangle|lose count]. [I’m {c}|{C}’s my name|They call me {c}].” ^ {hero} [did not scream|whispered hello|held {his} breath]. “[What are you knitting|What will it be|Is it a sock]?” {he} asked. “I never know [till it’s done|before the end|until it fits somebody],” said {c}.',
      'Across the gate hung a web, [with a card in it|with a notice in it|and on it a note]. “[Kindly knock|Please knock|Knock twice].” {hero} could find no place to [knock|do that], and [plucked a thread|pulled one string|touched a corner] instead. [It went ping|There was a twang|It hummed like a harp], and out [ran|hurried] a {kind}. ^ “[A visitor|Company|A guest]!” cried the {kind}. “[On PURPOSE|To see ME|And so TALL]! [I’m {c}|{C}’s the name|My name is {c}]. [Do sit down|Take a seat|Make yourself at home]. [Not there, you’d stick|Not on that, it’s wet|No, that’s the larder].”',
    ],
    [
      'There are people whom you only ever meet [by accident|by surprise|in corners]. {hero} [laid {his} hand|leaned|put {his} palm] on the gate, and next to {his} hand, [being very brave about it|holding on tight|trembling politely], was a {kind}. They both said “[Oh|Ah|Eek]!” and then they both said sorry. “{C},” [whispered|breathed] the {kind}. “I generally live [behind things|under things|at the back]. [I knit|So I knit|I’ve a hobby]. It [steadies the legs|keeps the legs busy|calms the nerves].” ^ It had [steadied them by now to|got, so far, to|come, by now, to] the length of a scarf, [as fine as breath|light as a sigh|grey and soft]. “[Would you wear it|Might it suit you|Is it your colour]?” asked {c}. “[Everyone else I know|My whole family|Everybody at home] has [the wrong number of necks|no neck to speak of|too many feet and no neck].”',
    ],
  ],
  comic: [
    [
      '[Spin, spin, spin|Round, round, round|Weave, weave, weave]! Now {hero} [is stuck|is wrapped up|can’t move], [oops|eek|sorry]!',
      '[Boo|Peep|Bo], [a foot|a toe|a nose]! “Eek!” says {c}. “Eek!” says {hero}.',
      'Two socks, four socks, [eight socks|six socks, more]! [Cosy|Clever|Busy] {c}!',
    ],
    [
      '“[My socks are done|I’ve finished my socks|All my socks are ready],” said {c}. “One, two, three, four, five, six, seven.” ^ {hero} [found number eight|had the last one|knew where eight was]. It was [on {his} nose|on {his} ear|round {his} thumb].',
      '{C} [was nervous|had the wobbles|got frightened], and knitted. Round {hero’s} [knees|ankles|legs]. [Round {spot}|Right round {spot}], [round everything|round and round|on and on]! ^ “[I feel much better|I’m quite calm now|That’s better],” said {c}. {hero} [could not move|could only blink|was a parcel].',
    ],
    [
      '“I’ve [tidied up a little|made it nicer here|been busy],” said {c}, by {spot}. There had been [a gap there|a way through there|nothing there]. Now there was a curtain, [with a border|with tassels|with eight tiebacks]. {hero} [walked into it, and stayed|went in nose first, and hung there]. ^ “[It’s lovely work|What a fine pattern|I do like the tassels],” {he} said, [hanging|upside down|at an angle]. “You’re only saying that,” said {c}, “because you’re attached to it.”',
      '{C} sat down by {spot} [with a groan|rather suddenly|and sighed]. “One of my legs is [asleep|gone to sleep].” “[Which|Which one]?” asked {hero}. It was not the first, [nor the second|nor the eighth|nor the sixth]. It was the fifth, and by then the third [had gone too|was nodding|had joined it]. ^ “[You wake the left ones|You rub the left side|You tickle the left ones],” said {c}. “[I’ll sing to the right|I’ll talk to the others|I’ll stamp the rest].”',
    ],
    [
      'Some people [bite their nails|whistle|count to ten]. {C} [knitted|made things of wool|reached for the wool]. On the way to {spot} the {kind} had been [anxious four times|worried four times|upset four times], and so now there were four tea cosies, and no teapot. “It comes out like that,” said {c}, “whenever I think about [heights|puddles|large birds|doors].” ^ {hero} put one [on {his} head|on {his} foot|over {his} hat] and one [on each hand|on each knee|on each elbow]. The fourth {he} [pulled over|fitted on] a large sharp rock that [they had both been avoiding|had been looking at them|neither had cared for]. [It looked a different rock|It looked quite friendly|One could have poured from it]. “There,” said {c}, [much comforted|tying a bow|breathing out]. “You can’t be afraid of a thing once you’ve seen it [in a cosy|in wool|in stripes].”',
      '“[I win every staring match|Nobody out-stares me|I’ve never lost at staring],” said {c}. “I’ve got [eight to stare with|the eyes for it|eight good reasons].” They [sat down face to face|settled down, nose to nose,] by {spot}. {hero} [stared|opened {his} eyes wide|looked, and looked]. The {kind} stared with the front pair, and then, [when those were tired|after a rest|for a change], with the next. {hero’s} [eyes began to water|nose began to itch|eyes smarted]. ^ “Don’t you EVER [blink|get TIRED|shut them]?” {he} [gasped|asked|cried]. The {kind} [did not reply|kept quiet|hung there]. {He} [leaned nearer|bent closer|took a step]. All eight eyes were wide open, and from somewhere beneath them came [a very small snore|a sound like a tiny saw|a peaceful whistling]. “[We don’t have any lids|Nothing shuts, in my family|There’s no shutting them],” said {c}, [waking up|yawning|with a start]. “[Did I win|Who won|Was that a draw]?”',
    ],
  ],
  happy: {
    young: [
      '{C} danced [on eight feet|a jig|eight steps].',
      '{C} [swung on a thread|knitted a flag|hung by one foot], [whee|wheee|hooray]!',
    ],
    old: [
      '{C} swung past everybody on a thread, [waving with the spare legs|bowing each time|upside down].',
      '{C} knitted something [small and festive|pink and frilly|with bobbles on].',
      '{C} [clapped|applauded], and it sounded like [rain on a leaf|peas in a tin|fingers on a hat].',
    ],
  },
  worried: {
    young: ['Knit, knit, went {c}. Faster!', '[Zip|Whisk], {c} [went up the thread|ran away up]!'],
    old: [
      '{C} knitted [faster, and without a pattern|so fast that it smoked|a sleeve with no end].',
      '{C} rolled up into [something like a button|a knot|a small brown bead].',
    ],
  },
  quiet: {
    young: ['{C} sat near, light as fluff.', '{C} tied [a thread|a bow] to {hero’s} button.'],
    old: [
      '{C} tied one end of a thread to {hero’s} thumb and held the other, [so that {he} would know|and gave it a tug now and then|in case of need].',
      '“[It tears|It breaks|Threads tear],” said {c}. “Then I [sit down|take a breath] and start again, [from the middle|from one knot|with one thread].”',
    ],
  },
};
