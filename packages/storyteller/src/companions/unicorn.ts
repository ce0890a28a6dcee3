import type { Companion } from './companion.ts';

export const unicorn: Companion = {
  creature: 'unicorn',
  name: 'Juniper',
  kind: 'unicorn',
  character: 'shining, and tired of being only pretty',
  noises: [
    '[Clip|Trot|Clop], [clop, silver hoofs|cling, silver hoofs|ting, shiny hoofs]!',
    '[Sparkle|Glitter|Twinkle], [muddy knees|all over|even the ears|silver mud]!',
    '[Swish|Toss|Whisk], [a long white mane|a shining mane|a silky tail]!',
    '[Ting|Ping|Cling] goes the [horn|long horn|tip of the horn]!',
  ],
  meet: [
    [
      '[Ting|Ping|Cling], [a horn|a long horn|one horn]! [A {kind}|A shiny {kind}|A white {kind}]! [Hello, sparkly {c}|It’s muddy {c}|Look, sparkly {c}]!',
      '[White and shiny|Silver feet|White all over]. [It is sparkly {c}|Hello, one-horned {c}|Here is muddy {c}]!',
      '[Shine, shine|Swish, swish|Clip, clop], who [trots down the lane|glitters so|shines like a spoon]? [Sparkly {c}|It’s one-horned {c}|{C} the {kind}]!',
      'What [hooks|pokes|tickles] the [gate|hedge|bush]? [A horn|One long horn|Ting, a horn]! [It’s sparkly {c}|Hello, muddy {c}|Mind out, shining {c}]!',
    ],
    [
      'Something [shone|sparkled|jingled] behind [the washing|the sheets|the shed]. It was a {kind}, with a [blue|wet|stripy] sock on the horn. ^ “[Could you|Would you mind|Could you help]?” asked {c}. {hero} [took it off|took it off at once|pulled. Off it came].',
      '[Ting|Ping|Cling], a {kind} [rang the bell|tapped the door|knocked twice] with that [long|gold|shiny] horn! “[I’m {c}|My name is {c}|They call me {c}]. Have you got any [mud|good mud|nice deep mud] to [play|roll|sit] in?” ^ {hero} had [plenty|lots|buckets of it].',
      'A {kind} was [scrubbing the step|digging a hole|carrying bricks], [mane tied up|in rubber boots|humming]. “[You’re a {kind}|A {kind}|Not a {kind}]!” said {hero}. ^ “[Only on Sundays|Not so loud|I know, I know]. [I’m {c}|My name is {c}|Call me {c}]. Have you [a spade|any dust|a broom]?”',
      '“I’ve come about the [drains|chimney|coal],” said a {kind} in a [cap|apron|muddy cap]. {hero} saw the [mane|horn|long tail]. ^ “[The shine always spoils it|Bother this shine|It’s the shine, isn’t it],” sighed the {kind}. “I’m {c}. May I just [carry something|get dusty|push something]?”',
      'Round the corner came a [heap|cloud|ball] of dust, [sneezing|humming|on four legs]. ^ Out stepped a {kind}, [clean as a plate|white as soap|bright as a spoon]. “[It won’t stay on|It never sticks|There it goes],” said the {kind}. “I’m {c}, and I [even used jam|rolled twice|did try].”',
    ],
    [
      '[In the lane|By the gate|On the path] stood a {kind}, [white as milk|white as flour|white as paper], with [a ring doughnut|a sugared ring doughnut|an iced ring doughnut] on the horn. “[Not one word|Don’t laugh|Say nothing],” said the {kind}. “[I’m {c}|My name is {c}|{C}, how do you do].” ^ {hero} [helped with the doughnut|took hold and pulled|got the doughnut off]. [They shared it|They had half each|They ate it between them]. “Everybody wants me to [stand about and shine|stand on hills|pose by waterfalls],” said {c}. “I’d like to [do something|get my feet dirty|be of use].”',
      '“[No pictures|No drawings|No photographs], please,” sighed the {kind} [by the gate|at the gate|on the path]. {hero} had only been [eating a sandwich|tying a lace|looking for a sock]. “You don’t want me on a rock, [with my hair blowing|in front of a waterfall|with one foot up]?” “[Not really|No, why|Not today, thank you],” said {hero}. ^ The {kind} [stepped nearer|came closer|pricked both ears]. “[I’m {c}|My name’s {c}|Then I’m {c}]. [You don’t need anything carried|Have you anything to carry|Is there a job going]? [Something heavy|A sack of something|Bricks, say]? [Something dirty|A coal scuttle|Potatoes]?”',
      '“I’ve come about [the job|the digging|any job going],” said a {kind} at the gate, with [a shovel|a mop behind one ear|a bucket on the horn]. “I can haul, sweep and [open tins|shift pianos|bite through string].” ^ “And [sparkle|grant wishes|make rainbows]?” asked {hero}. The {kind} turned to go, [drooping|with a sigh|tail down]. “Wait,” said {hero}. “Could you [push a wheelbarrow|get a ball off the roof|lift a coal sack]?” “{C},” said the {kind}, [back in a blink|at the double|pawing the path], “and where is it?”',
      'At the gate stood a donkey, or so it said on the [label|card|notice]. “Hee-haw,” said the donkey, [not very well|reading it out|with a cough]. “Your [horn|glitter|silver mane] is showing,” said {hero}. ^ “That’s [a carrot|a candle|only dandruff].” “It’s [shining|twinkling|like a lamp].” “I’m {c}, and it’s [hopeless|no good|the ears, I expect],” said the {kind}. “But donkeys get [given things to carry|taken along|asked to lift things].” “Then [carry this|hold this|lift that],” said {hero}, and held out {his} [bag|bundle|heaviest bag].',
    ],
    [
      'It is not every day that you find a {kind} [in the lane|at the gate|by the door], and {hero} [did what anybody would|behaved as people do|did the usual thing]. {He} [stared|gaped|dropped {his} hat]. ^ “[Yes, yes|I know, I know|Yes, all right],” said the {kind}. “[Horn|One horn|The horn]. [Mane|The mane|Tail]. [Very shiny|The shine|Silver hooves]. I do [have opinions|have views|think about things] as well, you know. [{C}|I’m {c}|My name is {c}].” “[What about|Which ones|What are they]?” asked {hero}. The {kind} [was quite taken aback|blinked|had to sit down]. “[Bridges|Drains|Ladders],” said {c}, [after a moment|slowly|at last]. “[And soup|Also soup|And, mainly, soup]. [Nobody has ever asked|I’ve never been asked|It’s never come up].” They [had got|were|had moved] on to soup before they [reached|passed|came to] [the corner|the gatepost|the end of the wall].',
      '[Wet leaves were flying out|An old nest flew out|Moss and a tennis ball came out] of the gutter [above {hero’s} door|over {hero’s} step|by {hero’s} chimney]. “[It needed doing|It was full|It was blocked],” said the {kind} on the wheelbarrow, [filthy and radiant|black but beaming|muddy and radiant]. “[{C}|I’m {c}|My name is {c}]. [At home|Where I live,|All year] they keep me on a hill, [against the sky|to be looked at|with a view of me]. I’ve been on that hill [since I was a foal|for ninety years|all my life]. Do you know [what I’ve always wanted|what I dream about|what I’d really like]? [A job|Work|A broom].” ^ {hero} said that {he} could offer only an adventure, [unpaid|without wages|no uniform], with a lot of walking in it. “[Should I get tired|Should I get blisters|Would my feet hurt]?” asked {c}. “[Should I have|Might I have|Would I ever have] to eat out of a bag?” {He} [feared so|was afraid so|supposed so]. {C} gave [a skip|a hop|a jump] that [cracked the step|tipped the wheelbarrow|rang like a bell].',
    ],
  ],
  comic: [
    [
      '[Poke|Jab|Thunk]! {C’s} horn [is stuck|is in a tree|won’t come out], [pull, pull|tug, tug|heave, ho]!',
      '[Pop|Bang|Pfff], [bye-bye, balloon|poor balloon|oh no, balloon], [sorry|oops|so sorry]!',
      '[Ting|Ping|Poke], there’s [a bun|a pear|a cake] on the horn! [Yum, {c}|Clever {c}|One for {c}]!',
      '{C} [nods|sneezes|turns round]. [Rip|Poke|Thunk]! [Poor tent|Poor sack|Poor kite], [sorry|oh dear|oops]!',
    ],
    [
      '{C} [bent down|leaned over|stooped] to smell [a flower|a daisy|some clover]. [Thunk|Tock|Chunk]! The horn [was stuck in|was fast in|had gone into] {spot}. ^ {hero} [pulled the tail|pulled a leg|tugged and tugged], [pop|plop|thwup]!',
      '“I won’t be pretty today,” said {c}, and [rolled in the mud|sat in a puddle|lay down in a ditch]. ^ “How do I look [now|like this|all over]?” “[Lovely|Sweet|Very nice],” said {hero}. “[Bother|Oh, beans|Botheration]!” said {c}.',
      '{hero} [hung|put|tossed] [{his} jacket|{his} coat|{his} jersey] on {c’s} horn. Then {his} [bag|scarf|bucket]. Then {his} [hat|mittens|kite]. ^ “I’m a {kind},” said a voice below, “not [a hatstand|a coat peg|a cupboard].”',
      '“[Don’t stare|No looking|Turn round, please],” said {c} to {spot}. {C} tipped a [bucket|bag|basin] of [mud|soot|old tea] over that mane. ^ [Ting|Flash|Ping], it [only shone|shone like a plate|sparkled] all the more.',
      '{hero} blew a bubble like a [melon|pumpkin|drum]. “[I’ll mind it|Let me see|How lovely],” said {c}, and bent down, horn first, [pop|plip|piff]! ^ {hero} blew [nine|ten|six] more. “I [never touch them|only say hello|just look],” said {c}, “and off they [go|pop|burst].”',
    ],
    [
      '“[Stand back|Leave it to me|Excuse me],” said {c}. “There is nothing [a horn can’t open|a horn can’t manage|one good poke can’t mend].” [Thunk|Tock|Chunk]. It had gone into {spot} [up to the forehead|up to both eyes|up to the ears]. ^ “[I’m thinking|I’m making a plan|This is deliberate],” said {c}, [after a while|not moving|presently]. {hero} [leaned on a leg|sat down on a bag|chewed a stalk] and helped with the thinking. It took [soap|butter|a bucket of soapsuds], in the end.',
      '“Could you [stop shining for a moment|shine a little less|turn yourself down]?” whispered {hero}. They were [trying to hide|hiding|playing hide and seek]. {C} thought of grey things: [socks, drizzle, porridge|string, cement, porridge|mice, fog, porridge]. [Little by little|Bit by bit|Slowly] [it grew dim|the glow went down] behind {spot}. ^ Then {c} thought of porridge [with honey|with jam|with brown sugar]. [Ting|Ping|Flash]! You could have [read a newspaper by it|threaded a needle by it|done your sums by it].',
      'Two apples, and [nothing to cut them with|no knife|not a knife to be had]. “[Allow me|I’ll do it|Let me],” said {c}, and [took aim|lowered the horn|shut one eye]. [Thunk|Chop|Tock]! There sat both apples on the horn, [one behind the other|like two beads|side by side], and [shone|gleamed|glittered]. ^ {hero} [had to pull|heaved|tugged] [with all {his} strength|with both hands|with one foot on a stone]. “[Don’t say that it looked pretty|Don’t tell me it was pretty|Not a word about how pretty it was],” said {c}. {hero} [didn’t say it|bit {his} lip|said nothing]. [It wasn’t easy|It took some doing|It was hard work].',
      '“I’m going to stamp,” said {c}, and stamped as [rudely|hard|muddily] as a {kind} can. Wherever a hoof came down there grew a [daisy|violet|primrose]. “[Stop that|Go back in|Be a nettle]!” {c} shouted at the ground. “You’re [gardening again|making a border|doing it again],” said {hero}. ^ Round {spot} there was soon a whole [flower bed|meadow|border], with [bees|two bees|a bumblebee]. In the middle stood {c}, [cross as a kettle|fuming sweetly|up to the knees in petals].',
    ],
    [
      '[People will tell you|You may have heard|Books will tell you] that the horn of a {kind} [is magic|works wonders|is full of power]. {hero} can tell you that it is mostly [in the way|a nuisance indoors|a sort of peg]. Between {spot} and {spot} it picked up [two pancakes|three socks|a sponge cake], [a “No Parking” sign|a cabbage|half a kite] and somebody’s umbrella. ^ “[I look ridiculous|I look a fool|I’m a hallstand],” said {c}. “You look useful,” said {hero}, for it had begun to [drizzle|drip|spit]. The {kind} put up the umbrella and walked on [with quite a different step|a full hand taller|like somebody going to work].',
      '“[Tell me frankly|Be honest|Answer me truly],” said {c}. “If I had no horn, [what would you take me for|who would you say I was|what should I be, to you]?” One wrong word, and it would be [a long way home|a very quiet walk|a bad business]. {hero} [thought hard|took {his} time|thought it over]. “For somebody who [carries my bag when I’m tired|waits while I tie my laces|moves over on a narrow path],” {he} said, “and is [sound on soup|no fool about soup|knows about soup].” ^ The {kind} walked on [without a word|in silence|not looking where], past {spot}, [with swimming eyes|head high|in a kind of dream], and down into a ditch. It was [deep, and mostly mud|wide, and mainly slime|full to the top with mud]. “Don’t help me,” called {c}, in a voice that [shook with happiness|sang with joy|broke for gladness]. “I want to get out all by myself, and [look awful|look like a drain|with weed on].”',
      'The horn of a {kind} [heals everything|can cure anything|puts all things right], or so they say, and {hero} had [bumped {his} knee|grazed {his} knee|knocked {his} knee]. {C} [did it by the book|knew how it was done|took a proper stance]. “Stand still and think of [something pure|something clean|all that is good].” {hero} thought of [soap|milk|clean socks]. The horn came down, [ting|very slowly|with a hum], and nothing happened. It [came down again|came down a little harder|tapped a third time]. ^ “[Better|Any change|How is it now]?” asked {c}. “[It tickles|Stop, it tickles|That tickles]!” said {hero}, and laughed until {he} had to sit down by {spot}. “[And the knee|How’s the knee|The knee, though]?” {He} had [forgotten that there was one|no idea which it was|clean forgotten it]. “Well,” said {c}, [squinting up at it|going cross-eyed to see|with some surprise], “so it works. [Just not for the reason they give|Nobody ever mentions how|Only, they’ve got the wrong word for it].”',
    ],
  ],
  happy: {
    young: [
      '{C} [sparkled all over|twinkled|lit up the path].',
      '[Ting|Ping|Cling]! [went the horn|went {c}|went that horn, all gold].',
    ],
    old: [
      '{C} [tossed that mane|shook that mane|sneezed], and [a few sparks fell out|sparks flew out|out fell a comb].',
      '{C} tried out [a gallop|a stamp|a loud whinny], [purely for the noise|for no reason|and it was not graceful].',
      'The tip of {c’s} horn [went pink|turned pink|turned gold], [as it did when pleased|as if it blushed|and stayed so].',
    ],
  },
  worried: {
    young: [
      '{C’s} sparkle [went out|went grey|faded].',
      '{C} [stepped back|crept back|shied], [clip, clop|ting|cling, clop].',
    ],
    old: [
      '{C} had stopped shining, like a lamp [that is holding its breath|with a cloth over it|when somebody has said sssh].',
      '{C} pawed the ground, [four times, for luck|and it rang like a spoon|and then smoothed it over].',
    ],
  },
  quiet: {
    young: [
      '{C} shone, [very softly|like a candle|just a little].',
      '{hero} [held on to|stroked|combed] the [silky|long|white] mane.',
    ],
    old: [
      '{C} shone very softly, [about as much as a night light|no more than a spoon|like milk in a cup].',
      '{C} [laid that long cheek against {hero’s}|breathed warm on {hero’s} neck|put that horn away, as well as could be, and leaned].',
    ],
  },
};
