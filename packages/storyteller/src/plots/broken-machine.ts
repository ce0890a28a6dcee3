import { BROKEN_MACHINE_TRIES } from './broken-machine-tries.ts';
import { beat, type Plot, show } from './plot.ts';

const CLOCK = [{ prop: 'clock', place: 'background' }] as const;

/** The clock that everybody lives by has stopped; every cure fails, until somebody asks why, and then who. */
export const brokenMachine: Plot = {
  id: 'broken-machine',
  titles: [
    '{hero} and the Day the Clock Stopped',
    '{hero} Asks Why',
    'What Makes It Tick, {hero}?',
  ],
  taglines: ['A story for everyone who asks why', 'A story about the smallest wheel of all'],
  blurbs: {
    young: [
      'No bing! No bong! The Great Clock has stopped. Is it tired? Is it thirsty? {hero} and {c} follow the wheels, small, smaller, smallest. Who is at the end?',
    ],
    old: [
      'The Great Clock has stopped, and nobody knows whether it is breakfast or bedtime. Some say kick it. Some say oil it. {hero} has one short question, and a very long row of wheels to ask.',
    ],
  },
  refrains: {
    young: [
      'Tick, tock, round the clock!',
      'Tick and tock, and mend the clock!',
      'Click, clack, turn it back!',
      'Wheel, wheel, how do you feel?',
      'Round and round, find the sound!',
      'Bing, bing, bong, and push along!',
      'Toe and heel, and wheel by wheel!',
      'Tick-a-tick, tock-a-tock, dear old clock!',
    ],
    old: [
      'Tick by tock, around the clock!',
      'Wheel by wheel and tock by tick!',
      'Click and clack, and turn it back!',
      'Round it goes, as everyone knows!',
      'A turn, a tap, and mind the gap!',
      'Toe and heel, and wheel to wheel!',
      'Bing to bong, and pass it along!',
      'Cog by cog, at a gentle jog!',
    ],
  },
  lessons: ['listening', 'patience', 'kindness', 'mistakes'],
  themes: ['invention', 'curiosity', 'wits', 'mystery', 'helping', 'patience'],
  quest: { props: ['clock'], from: 'none' },
  little: {
    creatures: ['mouse', 'hedgehog', 'frog'],
    names: ['Minim', 'Sprocket', 'Pivot', 'Whisk'],
  },
  want: beat(
    show('think', 'surprised', 'wonder', {
      at: 'home',
      props: [{ prop: 'table', place: 'ground' }],
    }),
    [
      'The house is [so quiet|very still|much too quiet], no [bing-bong|tick-tock|ding-dong]! The big clock [has stopped|is resting|fell asleep|is stuck].',
      'No [bing|tick|ding] and no [bong|tock|dong]! Big clock, [what is wrong|what hurts you|why so quiet|who upset you]?',
    ],
    [
      'Every day the Great Clock [went|sang|said] [bing, bong|bing, bong, bing|bong, bong]! Today it [kept quiet|was dumb|said nothing]. ^ [The baker|The teacher|The dentist|The postman] went back to [bed|sleep|the bath]. “Why has it [stopped|gone quiet|stuck]?” [asked|said|wondered] {hero}.',
      'It was [too|so|much too] quiet, with no [bing|tick|ding] and no [bong|tock|dong]! The Great Clock [had stopped|stood still|was stuck]. ^ Some people ate [breakfast|eggs|toast], and some [took a bath|ate soup|went to bed]. “Somebody should [ask it|find out] why,” said {hero}.',
    ],
    [
      'What {hero} [noticed|heard|missed] was [a noise|something|a sound] that wasn’t there. There was no [bing|bing at all|tick|ding] and no [bong|bong either|tock|dong]. For the first time [ever|in {his} life|in a hundred years], the Great Clock {within} had stopped. ^ Down in the street the baker [went to bed|was yawning|put on pyjamas], and the bus [came home|was going backwards|stood and hummed]. [Nobody knew|Nobody could say|Not a soul knew] [when it was|what time it was|if it was late]. “[Why|But why|Why, though|And why]?” [said|asked|wondered] {hero}. It was {his} [favourite word|best word|oldest question|word for most things].',
      '[There are noises|There are sounds|Some noises there are] that you only hear [when they stop|when they’re gone|by missing them]. The Great Clock {within} was [one of them|such a noise|one of those]. It had gone bing, bong for [a hundred years|ever and a day|longer than anyone], and [now it did not|now it was dumb|now nothing]. ^ Every small clock [said something different|had its own idea|told another story]. People had breakfast and supper [in one go|together|on one plate], [to be safe|just in case|to be sure]. “But why [has it stopped|did it stop|is it so quiet]?” [asked {hero}|said {hero}|{hero} wanted to know].',
    ],
    [
      'The Great Clock stood {within}, and nobody [had looked at it|had given it a thought|had really seen it] for years. They [did not need to|had no need|never had to|had ears for that]. It went bing and [they got up|they washed|they rose]; it went bong and [they had lunch|they had dinner|they sat down to eat]. So when it stopped, at eleven minutes past something, [the whole day|the day|the whole week] [came loose|fell apart|slid off its hook]. ^ [The baker|The dentist|The postman] was seen in [pyjamas|a nightcap|the bath]. Children [arrived at school|reached school|came to school], were sent home, and [met the others|passed others|bumped into more] coming. [Everybody asked|Everyone asked|They all asked] [who was going to mend it|who would mend it|for a mender]. {hero} had another question, and [as usual|as ever|of course] [it was the short one|a short one|the short one]. “[Why|Why, though|But why]?” {he} [said|asked|enquired|wanted to know|put it to them].',
      '{hero} [asked why|said why|used the word why] about [forty|fifty|thirty] times a day. Why do [yawns catch|socks vanish|onions bite|cats purr]? Why is [the middle of the sandwich|the last biscuit|the corner of the cake] [the best bit|so good|the nicest]? [Most people said|Most answered|People mostly said] “Because”, and [passed {him} the jam|turned the page|gave {him} a plum]. ^ [That day|This time|Today], though, [the silence came|it went quiet|a silence fell]. {Within}, the Great Clock, which had [bonged|called|chimed] everyone out of bed for a hundred years, gave [half a bing|half a bong|a short bing] and stopped. [All over town|Everywhere|In every street] people stood about [with one shoe on|with one arm in|toothbrush in hand]. “[It’s broken|It’s had it|It’s bust],” they [said|told each other|sighed]. “[Yes|Indeed|So I see],” [said {hero}|{hero} said|{hero} agreed], “but why?” [And nobody|Nobody|This time nobody|For once nobody] [said “Because”|had a “Because”|told {him} “Because”].',
    ],
  ),
  setOut: beat(
    show('carry', 'brave', 'joyful', { props: [{ prop: 'backpack', place: 'ground' }] }),
    [
      '[Tools|Screws|Spoons|Spanners] in the bag, [clink, clank|clonk, clink|jingle, clank|rattle, clonk]! {refrain}',
      '[Come|Hop up|Hurry|Quick], {c}, we will [ask it|help it|see it|mend it]! {refrain}',
    ],
    [
      '{hero} packed a [hammer|spanner|brush], [some oil|some string|a jar of oil] and a very big sandwich. ^ “We will [find out|ask it|go and see] what it [needs|wants|lacks],” {he} told {c}. “{refrain}”',
      '“A clock does not stop [for nothing|for fun|by mistake],” [said {hero}|whispered {hero}|{hero} told {c}]. “Let’s [go and see|go and ask|find out].” ^ [Clink, clank|Clonk, clink|Jingle, jangle|Rattle, clank] went the tools. “{refrain}” they sang, all [down the road|along the lane|out of the gate].',
    ],
    [
      '{hero} packed what [looked useful|might help|came to hand]: a hammer, a jar of oil, [a ball of string|a feather duster|two brushes], a cheese sandwich. ^ “What is the sandwich for?” [asked|said|wondered] {c}. “You never know,” [said {hero}|{hero} told {c}|{hero} answered]. “That’s [why we’re going|what we’re finding out|just it]. {refrain}” And they went [clanking|clinking|rattling] off {into}.',
      '“Somebody ought to [mend it|see to it|repair it],” said everybody, and [looked at somebody else|looked the other way|went in]. {hero} [was already putting on|sat on the step, lacing|was busy pulling on] {his} [boots|shoes]. ^ “We can’t mend it,” {he} told {c}, “until we know [what’s wrong|what hurts|why it stopped]. But we can [look|ask|go|listen].” “{refrain}” they [sang|called|hummed]. The tools [said|answered] [clank, clank, clank|clink, clank, clonk|jangle, jangle].',
    ],
    [
      'The person who used to look after the Clock [had retired long ago|had gone to the seaside|had left long since], leaving a bag of tools and a note. [“Ask it nicely|“Ask it kindly|“Ask it first],” [said the note|it said|the note advised|ran the note]. [Nobody had ever|No one alive had|Nobody so far had] [understood it|known what to make of it|seen what it meant]. ^ {hero} [put in|packed|added] a cheese sandwich and [slung the bag over|hitched the bag on|swung the bag to] {his} shoulder. “We shan’t [mend anything|touch anything|unscrew a thing] yet,” {he} told {c}. “[First we find out|First we’ll learn|We begin by asking] what’s the matter. {refrain}” The bag [clanked in agreement|gave a clank|clanked assent], and they took the road {into}.',
      '“It wants a [good kick|thump|proper kick],” said the [first neighbour|nearest neighbour|man next door]. “[It wants oil|It needs oil|It’s dry, that’s all|A drop of oil],” [said the second|called the second|cried another]. “[Wind it up|Give it a wind|Crank it up],” said the third, “and if that’s no good, [wind it up some more|wind harder|wind again].” {hero} [wrote it all down|made a list|noted all three|counted three cures] [on {his} cuff|in a notebook|on a paper bag]. ^ It [struck {him}|seemed to {him}|puzzled {him}] that everyone was sure, and that they [were sure of different things|sure of various things|about different things]. “Nobody’s asked the Clock,” {he} told {c}, and [packed|picked up|shouldered] the tools and a sandwich. “{refrain}” Behind them somebody [rang for lunch|laid for lunch|served lunch], and somebody else went to bed.',
    ],
  ),
  problem: beat(
    show('look-aside', 'wonder', 'wonder', { props: CLOCK }),
    [
      '[So many|A hundred|A thousand|Lots of] wheels, [big and small|fat and thin|high and low]! [Not one turns|Not one ticks|All of them sleep|They are all still].',
      'Wheels [here|up|left], wheels [there|down|right], wheels [on wheels|all round|for miles]! [Which is the sick one|Who needs a hug|Which of you hurts|Who is poorly here]?',
    ],
    [
      '[What a clock|Such a clock|Oh, that clock] it was, with wheels as far as {spot}! Some were like [ponds|carts|tables|tents]. ^ Not one of them [moved|turned|ticked|twitched]. “Which one is [poorly|sick|sore|sad]?” wondered {hero}.',
      'The Great Clock was as tall as a [tower|hill|ship]. Its wheels went [on and on|up and down|in and out] past {spot}. ^ {hero} [knocked|bowed|waved]. “[Hello|Good day|Excuse me], what [hurts|aches|is the matter]?” The clock [said nothing|kept quiet|did not say].',
    ],
    [
      '[Nobody had told|No one had told|No one had warned] {hero} [how big it was|of its size|to expect such a size]. The face [alone|itself] was [as high as a house|as wide as a field|the size of a circus]. Behind it [began|stood|lay] the [fat|big|slow] wheels. They [ran|marched] past {spot} and past {spot}, each with its teeth in the next. ^ All of them [stood still|were still|had stopped|kept quiet], [every tooth|like sheep]. “It could be [any one of these|any of them|this one or that],” [said {hero}|{hero} said|{hero} sighed]. “[Where do you start|How does one begin|Where does one begin], with [a thing like that|all this|something so big]?”',
      'The Clock had two hands, one bell, and so many wheels that {hero} lost count at [three hundred|four hundred|two hundred]. They [ran off|went off|led away] past {spot} and out of sight. ^ {hero} [laid {his} hand on|put one ear to|knocked on] the [nearest|first|biggest]. It was [cold|smooth] as [a pond|a plate|a stone]. “[Hello|Anybody in|Excuse me], [old clock|big one]?” {he} said, and the word went down the wheels and came back [a long time later|a good while later|much later, smaller]. It was a [very long way through|long, long way through|great deal of clock].',
    ],
    [
      '[From home|From the street|Until now] [you only saw|one saw only|people saw just] the face. {hero} [had always supposed|had always thought|believed] that there was [a sort of box|a cupboard|a small room] behind it. [There was not|There wasn’t|Not so|That was wrong, it seemed|It was no such thing]. There was {place}, and [all of it was clock|it was clock throughout|clock from end to end]. Wheels as wide as [dance floors|bandstands|threshing floors] lay by {spot}. Wheels like dinner plates [stood in a row|stood in line|queued] as far as {spot}. Each had its teeth [in the next one|in its neighbour|in another], and [each stood still|none turned|each was silent]. ^ “I thought I’d find the broken bit and [put in a new one|swap it|glue it],” said {hero}, in [a rather small voice|a small voice|a shrinking voice]. “[I didn’t know|Nobody told me|I never guessed] there’d be [so many bits|this many|quite such a choice].”',
      '[Close to|Seen close|From near by], it was not so much a clock as [a country|a city|a county]. [There were chains, weights and levers|There were ropes, pulleys and levers|There were ladders, chains and weights], and a bell that [three people|four people|a small family] could have lived in. Past {spot} the wheels began, and past {spot} they [had not ended|were only warming up|were still going]. ^ Nothing was [cracked|bent|split|broken], and nothing was [rusty|loose|missing|dusty]. [{He} checked twice|{He} tapped one|{He} sniffed at it|{He} blew on it]. [It all looked|All of it looked|Everything looked] [perfectly well|in good health|quite happy], apart from the fact that none of it moved. “That’s the [trouble|puzzle|nuisance],” said {hero}, [walking along it|walking on|patting it]. “[You can see|Anyone can see|One sees] that it’s [stopped|not going|asleep]. [You can’t|But you can’t|One can’t] see [why|the reason|what for].”',
    ],
  ),
  tries: BROKEN_MACHINE_TRIES,
  turn: beat(
    show('crouch', 'wonder', 'wonder', { props: [{ prop: 'magnifying-glass', place: 'hand' }] }),
    [
      'Now {hero} [sees|knows|spots] it! Each wheel [waits for|leans on|holds] the [next|next one|one beside it].',
      'Big wheel [waits for|leans on|looks at|asks] [middle|thin|next] wheel. [And who is next|So who comes first|Who makes them wait|Then who is last]?',
    ],
    [
      '{hero} looked at [one|one big|the big] wheel for a long, long [time|while]. It wasn’t [broken|bent|sore|ill], it was [only|just] waiting for the next [wheel|one]. ^ “[And what|Then what|So what] are you waiting for?” {he} asked [that one|the next].',
      '“[What are you waiting for|Who are you waiting for|Why don’t you turn]?” {hero} [asked|said to|whispered to] the big wheel. ^ It [was waiting for|waited for|leaned on] the middle wheel. And the middle wheel [leaned on|waited for|hung on] a [small|little|smaller] one!',
    ],
    [
      '{hero} [put down {his} tools|dropped {his} bag|laid {his} hammer down|gave up mending] [and sighed|at last|with a bump]. {He} sat by {spot} and [simply looked|just looked|stared], until {his} eyes got used to it. The [big|biggest|fat] wheel [could not turn|couldn’t move|stood still], as it was waiting for the middle one. ^ The middle one was [waiting for|held up by|leaning on] [a smaller one|one smaller yet|a thinner one]. “None of them is [broken|poorly|bent],” [said {hero}|{hero} whispered|{hero} said]. “[They’re all|They’re just|All of them are] [waiting for somebody|waiting for someone else|in a queue]!”',
      '“[Right|Now then|Well|Listen],” said {hero} to the biggest wheel. “[Why don’t you turn|Why aren’t you going|What’s stopping you], [please|dear wheel|big one]?” {He} [followed its teeth|felt along its teeth|traced its edge] [with one finger|with {his} thumb|inch by inch]. [It was held up|It was stopped|It was blocked] by the wheel [next door|beside it|on its left]. ^ “[And why don’t you|And what about you|So what stops you], [next door|little one|then]?” That one was [held up by|leaning on|stopped by] [a smaller|one smaller still|a littler]. “It’s [a queue|a line|a bus queue],” [said {hero}|{hero} said|laughed {hero}]. “They’re all [waiting for|behind|stuck behind] [the one in front|the next|whoever is in front]. So who’s [at the front|first|in front of them all|first in line]?”',
    ],
    [
      '[In the end|At last|Finally] {hero} [put down the tools|laid the tools aside|gave up mending]. It was [the best thing|the cleverest thing|the luckiest thing] that [could have happened|{he} could have done|that happened that day], because then there was nothing to do but look. {He} [lay down|stretched out|lay flat] near {spot}, nose to nose with a wheel, and asked it: [why aren’t you going|what is stopping you|why so still]? ^ It [leaned on|rested against|was propped on] [the wheel beside it|its neighbour|the next wheel]. That one [leaned on|rested against|hung on] [a smaller|one smaller yet|a little one]. None of them was [stuck|ill|jammed] and none was [hurt|bent|worn]. They had their teeth in each other like people holding hands, and each had stopped because [the next one had|the next did|its neighbour had]. “It’s not [broken|poorly|stuck],” [said {hero}|{hero} said|breathed {hero}]. “[It’s waiting|It’s only waiting|It’s just waiting|It waits] for [someone|the next one|its turn].”',
      'There is a why that is [really a complaint|only a grumble|mostly a moan], and a why that wants to know. {hero} had been using [the first kind|the grumbling sort|the first sort] [all morning|all day|since home]. [Now|So|Just for once] {he} [tried|turned to|used] the other. “[Why have you stopped|Why did you stop|What stopped you], [friend|please]?” {he} asked the great wheel by {spot}, and this time {he} [looked at its teeth to see|waited for the answer|watched its teeth]. ^ [It had stopped because of|It was held up by|It stood still for] [its neighbour|the next one|the wheel beside it]. The neighbour [had stopped because of|was waiting for|had stopped for] a smaller one, no wider than a [tray|hat|cushion]. {hero} [laughed out loud|clapped|sat back and laughed|gave a shout]. “[You’re all right|You’re fine|You’re perfectly well], [I see|bless you|big and small]. [There’s no harm in any of you|Not one of you is ill|You’re every one of you well]. You’re [just waiting|only waiting|merely waiting] [for the one in front|for the next in line|till somebody moves].”',
    ],
  ),
  turnDeepens: beat(
    show('crouch', 'wonder', 'brave', { props: [{ prop: 'magnifying-glass', place: 'hand' }] }),
    [
      'Follow the [wheels|row|teeth|line], {c}! They [get|look|grow] [small, smaller|little, littler|thin, thinner|fine, finer], [teeny|tiny|titchy|weeny].',
      '[Plate, saucer, biscuit|Hat, cup, button|Pan, plate, penny|Pie, bun, bead], how they [shrink|twinkle|shine]! {hero} [creeps|crawls|tiptoes|wriggles] [after|past|along] them.',
    ],
    [
      'They followed the [wheels|row|queue]. This one was like a [plate|tray|pan], and that one like a [saucer|bun|pie]. ^ Past {spot} they were like [biscuits|buttons|coins]! “And what are you [waiting for|leaning on]?” [asked|whispered|said] {hero}.',
      '[On|Along|Down] they [went|crept|tiptoed], past {spot}. Every wheel was [smaller|finer|littler] than the last. ^ “[Teenier|Smaller|Weenier],” whispered {hero}, “and [tinier|littler|finer|shinier]. Don’t [blink|sneeze|cough], {c}!”',
    ],
    [
      'So they [followed|crept along] the [queue|row|line]. Past {spot} the wheels were like [dinner plates|soup plates|frying pans]. Past {spot} they were like [biscuits|jam-pot lids], and [still each|yet each] was waiting for the next. ^ “[Smaller|Smaller still|Tiny|Teeny],” said {hero}, [on hands and knees|on {his} tummy|crawling]. “[What are you waiting for|Who’s in front of you], [you there|please|pretty one]? And [you|this one], and [you|that one]?” Behind them, [people were having breakfast|somebody was cooking dinner|the town was eating lunch] for the [third|fourth|fifth] time.',
      '“[Excuse me|Sorry to ask|Pardon me], [what|who] are you [waiting for|leaning on|stopped by]?” {hero} asked [wheel after wheel|each in turn|all of them], [big ones first|one by one|left to right]. {He} had begun [on {his} feet|standing up|at a walk]. Now {he} was on {his} knees, past {spot}, with {his} nose [to the ground|in the dust|almost touching]. ^ The wheels were [as small as biscuits|no bigger than biscuits|as round as biscuits], and they [shone|gleamed|twinkled|winked]. “Nobody [polishes|dusts|rubs] a thing so small,” [said {hero}|{hero} said|{hero} whispered], “unless they love it.”',
    ],
    [
      'They followed [the waiting|the queue|the leaning]. It led past {spot}, where the wheels were the size of saucers, and [it led on|led further|still it led on]. {hero} [asked every one|questioned each|begged each] of them aloud, since it had begun to seem [rude not to|impolite not to|unkind not to]. And [you|this one], and [you|that one], [please|if I may|for instance]? [None of them minded|They all pointed on|It took an age]. The shadows [lengthened|reached out|stretched]. [Far behind|Far off|At the other end], somebody was [ringing for a meal|calling people to table|banging a gong], without much hope of which. ^ Near {spot} {hero} was [on {his} knees|crawling|down on all fours]. The wheels were like biscuits, and as bright as if somebody had rubbed each [with a sleeve|with a cuff|every night]. “[The whole enormous thing|All of this|The whole great thing],” {he} whispered, “begins with [something tiny|hardly anything|a crumb].”',
      'It is [odd|strange|curious] to walk along a clock from the loud end to the quiet end. [The bells gave way|Bells gave way|Chains gave way] to wheels, and the wheels to smaller wheels. “You’re waiting for that one,” {hero} told them, [going by|in passing|on {his} way], “and that one’s waiting for that one.” {He} walked, then [stooped|bent|crouched], then crawled. ^ Past {spot} it was so still that you could have held the silence [in a spoon|in a thimble|in one hand]. “Everyone [looks at the big wheels|stares at the big wheels|comes for the bells],” {he} said to {c}. “I don’t [suppose|imagine|believe] that anybody has ever been [down this end|as far as this|here].”',
    ],
  ),
  lowPoint: beat(
    show('sit', 'sad', 'quiet'),
    [
      'No more [wheels|teeth|whys|rows] to ask. [Poor|Sad|Tired|Flat] {hero} sits [down|still|and sighs|on the floor].',
      'Here is the [last|end|very last] wheel, all [still|alone|quiet|cold]. It [says|whispers|knows] nothing, and {hero} [sniffs|sighs|sits].',
    ],
    [
      '[There|Here|Next] was the very last wheel, small enough to hold [in one hand|like a cup|in a hat]. ^ But it was waiting for [no one|nobody], and just [stood still|slept|sat there]. “Now there’s [nobody left|no one more|nothing left] to ask,” said {hero}.',
      'The last wheel of all sat in a [hole|nook|hollow], [quite empty|all alone|very still]. ^ {hero} had [asked|talked to|bowed to] every wheel there was. {He} [sat|flopped|knelt] and put {his} chin on {his} [knees|hands|arms]. “I still [don’t know|can’t tell|have no idea].”',
    ],
    [
      'And there, in a hole by {spot}, was the last wheel, [no bigger than|as small as|just like] a teacup. {hero} [bent over it|knelt before it], [nose to rim|hand on heart]. “[And what|So what|Please, what] are you [waiting for|leaning on], [last one|little wheel|you]?” {he} [asked|said|whispered]. ^ There was no [next|further|other] wheel, [nothing at all|only a wall|just a gap]. {hero} had [come right to|reached|got to] [the end of why|the last of the whys|the very end of why]. It was growing [dim|cold|quiet], and [it might be|nobody could say] bedtime. {He} had [a lump|a knot|something hot] [in {his} throat|behind {his} nose|under {his} scarf].',
      'The queue [came to an end|stopped|ended] behind {spot}. The last wheel was [no bigger than|the size of] a [teacup|doughnut]. It was not [stuck|jammed|hurt], nor [bent|cracked|worn|chipped]. It [just|only] sat, like [a stone|a forgotten bun|a lost hat]. ^ “But you must have [a reason|a because|something to say],” [said {hero}|{hero} said|pleaded {hero}]. [The wheel had none|It had none|It gave none|The wheel kept quiet]. {He} had been [so sure|certain|quite sure] there would be an answer [at the end|waiting there]. There was [only|just] a hole, [and a draught|and a small one|and a wall].',
    ],
    [
      'The last wheel [stood by itself|was alone|hung by itself] in a hollow behind {spot}. It was [the size|about the size|perhaps the size] of a teacup, [and as thin|and as clean|and as quiet]. {hero} lay down in front of it with {his} heart [thumping|in {his} ears|banging], and asked. ^ It was [waiting for nobody|not waiting|leaning on nobody]. There was no further wheel, [no catch|no lever|no pin], no speck of dust. {hero} [had followed|had chased|had carried] the question [to the very end|to the far end|all the way to the end] of the clock, and what was there was not an answer but a hole. {He} [laid {his} cheek|put {his} cheek|rested {his} cheek] on the [cold ground|dusty ground|cold stone]. {He} had asked [everything there was to ask|all there was to ask|every question], and [it had not been enough|it was not enough|that was that].',
      '“And you?” [said {hero}|{hero} asked|{hero} said], and there was [nobody after that|no one after that|no answer]. It hung in a small round hollow by {spot}, polished [like a coin|like a button|like a shoe], and it was not leaning on anything. It [could have turned|might have turned|was free to turn] [that very minute|any time|at once]. [It didn’t|It did not], [and gave no reason|and that was all]. ^ {hero} [waited|held on|kept waiting] [a good while|for two yawns|chin in hand]. {He} looked [behind it|underneath it|inside it] and found [nothing|more hole|only wood]. {He} had walked past all those wheels [towards the reason|after the reason|to find the reason], [feeling cleverer|getting cleverer|growing prouder] at every step, and there was no reason there. “I don’t know,” {he} [told|confessed to|said to] {c}. It was [not a thing|no sentence|not something] {he} [often said|cared to say|was used to saying]. It made the [dusk|quiet|hollow] [feel larger|come closer|feel deeper].',
    ],
  ),
  spark: beat(
    show('look-aside', 'surprised', 'quiet'),
    [
      '[A sniff|A snuffle|A sob|A hic] [comes|creeps|floats] from [the wheel|the wall|a crack]! Who [is in there|is crying|goes sniff|is so sad]?',
      '[Sniff, sniff|Hic, hic|Boo-hoo|Snuffle, snuffle], goes a [tiny|wee|teeny] door! {hero} [knocks|taps|bends down|kneels] [softly|gently|politely].',
    ],
    [
      'Then {hero} heard a [sniff|sob|hiccup]. Behind the wheel was a tiny door with a tiny [mat|bell|knob|number]. ^ “I asked what was [wrong|the matter],” [whispered|breathed|said] {hero}. “I [never asked|should have asked|forgot to ask] who!”',
      '{hero} looked [once more|again, harder|with {his} glass]. [Inside|Round] the wheel were footprints, as small as [seeds|peas|beads|pips]. ^ “Somebody [runs|trots|races] in here!” {he} [whispered|breathed|gasped]. “Somebody [makes it go|makes it tick|keeps it going]!”',
    ],
    [
      '{hero} [wiped {his} nose|blew {his} nose|sat up] [and looked again|and looked once more|and squinted]. [The wheel was|It was|The rim was] [worn on the inside|shiny inside|smooth on the inside]. [There was a little path|A path ran|There was a track] in it, [made by feet|trodden by feet|worn by feet]. ^ And beside it was a door no higher than a matchbox, and behind the door somebody [sniffed|sobbed|hiccupped]. “[Oh|Why|Ah], [dear me|goodness|{c}],” said {hero}. “I’ve been asking [what stopped|what broke|what’s wrong] [all this time|since we came|of everyone]. [I should have asked|Nobody asked|I ought to have asked] who [stopped|was tired|had sat down].”',
      '[A tear fell|A drop fell|One tear fell] on the wheel, and through it, as through a magnifying glass, [{he} saw them|they showed|{he} saw]. [Footprints|Feet|Steps|Toes], [small ones|tiny ones|bare ones]! Round [and round|and round and round] they went, [hundreds of them|thousands of them|one on another]. ^ “{C},” [whispered|breathed|gasped] {hero}, “somebody [runs in here|works in here|lives in here]. The whole Great Clock [only runs|only goes|ticks] because [somebody does|somebody runs it|someone does].” And behind [a door no bigger than|a door as small as|a door the height of] a matchbox, somebody [sniffed|sobbed|blew a nose].',
    ],
    [
      'It was because {his} cheek was on the ground that [{he} saw it|{he} noticed|{he} could see in]. [The inside of the wheel|The wheel, inside,|The inner rim] [was worn|was worn down|had been worn]. All round it ran a track [as narrow as a ribbon|as thin as ribbon|no wider than a ribbon], polished by something [softer than tools|softer than a file|soft and regular]. It was [feet|small feet|soles|bare feet] that had [done it|made it|rubbed it so]. ^ [Next to the wheel|Beside the wheel|Hard by] was a door the size of a playing card, with [a scrap of doormat|a crumb of doormat|its own bell]. {hero} kept [quite still|very still|{his} breath in], [and listened|one ear up|like a cat]. Behind it [somebody|someone] [blew a very small nose|gave a very small sob|dropped a very small cup]. [All day|For hours|The whole day] {he} had asked [what was the matter|what was wrong|what had happened]. It had [never once|not for a moment|not yet] [crossed|entered|visited] {his} mind, or [anyone’s|the town’s|anybody else’s], to ask who.',
      '[What do you do|What is there to do|What does one do] [at the end of why|when why runs out|after the last why]? [You look who’s there|You ask who|You see who’s there|You stop and listen], [thought {hero}|{he} decided|it turns out]. It was [only a small sound|a small sound|a tiny noise], a hiccup perhaps, but {hero} [had got good at noticing|noticed small things now|was listening]. There were [crumbs|breadcrumbs|biscuit crumbs] [beside the wheel|under the wheel|on the rim]. There was a towel [as big as a stamp|the size of a stamp|like a stamp], [hung on|pinned to|beside] a door like a playing card. Inside the wheel [ran a groove|was a groove|went a groove], and the groove was [made of footprints|all footprints|trodden by feet]. ^ “It isn’t a machine,” [said {hero}|{hero} said|breathed {hero}] [slowly|aloud|very quietly]. “[Not at this end|At least not here|Not down here|Not at the end] [of it|where it starts|of things].” [Under all of it|Beneath it all|Under everything], bing, bong, lunch and bedtime, somebody [had been running|had been going round|had been trotting].',
    ],
  ),
  deed: beat(
    show('kneel', 'smile', 'brave', { little: true }),
    [
      '{Little} [sits|flops|rests|yawns], so {hero} [turns|pushes|rolls] the wheel! {refrain}',
      '“My [legs|feet|toes|knees] are [so tired|sore|wobbly],” says {little}. “I will [push|turn it|run it|do it],” says {hero}.',
    ],
    [
      '“What do you need?” asked {hero}, and nobody had [asked|said|wondered] that before. “A [sit-down|rest|chair],” [sighed|sobbed|yawned] {little} the {littleKind}. ^ So {hero} put [one|a] finger on the wheel and [pushed|turned], and it [went|said] [tick|tock|click].',
      'Out [came|crept|peeped] {little}, a very small, very tired {littleKind}. “I [ran and ran|ran all day|run and run],” [said|sniffed] {little}, “and [nobody said|no one says] thank you.” ^ “[Sit down|Lie down|Have a rest],” said {hero}. “I will [turn it|push it|be your legs].”',
    ],
    [
      '{hero} knocked with [one fingernail|one knuckle|a hairpin|a pencil]. Out [came|looked|shuffled] {a:littleKind} in [slippers|a nightcap|a dressing gown]. “I’m {little},” [it said|it sniffed|it told {him}]. “I [run the Clock|keep it going|do the Clock], [round and round|from inside|on foot], and today my legs [said no|gave up|sat down].” ^ “What do you [need|want most|lack]?” [asked|said|wondered] {hero}. {Little} [burst into tears|cried even harder|hid in a towel]. “A [sit-down|rest|chair], [please|for once]. And [some supper|a bite to eat|something hot].” {hero} [gave|handed|passed] {little} {his} sandwich. {He} [put|laid|set] one finger on the wheel and [pushed|turned|set it going].',
      '“[Who’s there|Who is it|Is anyone in]?” called {hero} [softly|quietly]. [There stood|Out came|Out looked] {a:littleKind} with a towel round its neck. “I’m {little}, [the runner|and I’m sorry]. I [make it go|run it|turn it],” it said. “[Please|Oh], don’t [shout|be cross|tell|be loud]. I only sat down [for a minute|for a breath|for one yawn], and then I couldn’t [get up|stand|start again].” ^ “I won’t shout,” [said {hero}|{hero} promised|whispered {hero}]. “I’ll [take a turn|do it|have a go] [for you|instead|now].” {He} [reached|put|held] out one finger, [carefully|slowly|like a feather], and pushed. [Tick|Click|Tick, tick], [it said|went the wheel].',
    ],
    [
      'The {littleKind} who opened the door [had been crying|had red eyes|held a hanky]. “I know, [I know|don’t say it],” [it said|it began|it sniffed]. “[I’ve stopped|It’s stopped|I sat down], I admit it. [I’m {little}|{Little} is the name|My name is {little}]. I run it, and nobody ever comes, and now you’ve come [to complain|to be cross].” ^ “[I’ve come to ask|I came to ask|I only want to ask] [what you need|how you are|what would help],” said {hero}. {Little} [stared|blinked|dropped the towel|sat down]. There [was|fell] a pause, of the kind that follows [a good question|the right question]. “[An evening off|A night off|One evening],” it [said|whispered|got out]. “[Only one|Just the one|A single one], [and a bun|in a chair]. But then [everything|the whole town] [would stop|would stand still|goes wrong].” “[No, it won’t|It will not|No, it needn’t],” said {hero}, [kneeling|smiling]. {He} [handed over|unwrapped|gave up] the sandwich, rolled up one sleeve, and set {his} finger, [very gently|lightly|without hurry], to the wheel.',
      '[“Please|“If you please|“Excuse me],” said {hero} to the [door|doormat|handle], “I’m not here to mend you.” [After a while|By and by|Presently] it [opened|gave way], [with a creak|at last]. It was {a:littleKind}, with a towel round its neck and [odd slippers|no slippers|socks]. “{Little},” [it said|it announced|it offered]. “I do [the running|all the running|the legwork] [here|indoors]. I’ve done it [daily|every day|day after day], and this morning my legs [simply|both|just] sat down.” ^ “[Hasn’t anyone|Has nobody] [ever helped|taken turns|come before]?” {Little} [thought|thought it over|frowned|considered]. “Nobody [ever knew|thought to|was told], [to be fair|you see].” {hero} [looked at|measured|studied] the wheel. It was [no good for|far too small for|useless for] a [foot|boot|shoe]. But it [might|could] have been made for [one finger|a finger]. “Go and lie down,” {he} [said|ordered]. “I’ve got [all night|ten fingers|time] [and nowhere to be|to spare|and no homework].”',
    ],
  ),
  deedHolds: beat(
    show('reach', 'brave', 'quiet', { little: true }),
    [
      '[Tick, tock|Click, clack|Tick, tick, tock], [not too fast|gently now|nice and slow|softly, softly]! {refrain}',
      '[Round|Turn|Push], [round|turn|push], and [round|turn|push]! Every wheel [wakes up|says tick|joins in|gets up], [one by one|small ones first|row by row|big ones last].',
    ],
    [
      'Not too [fast|quick|wild], and not too [slow|lazy|sleepy]! “{refrain}” sang {hero}, to keep [time|it even|the beat]. ^ {His} finger [ached|got hot|was sore], but wheel after wheel [woke up|joined in], small ones first.',
      'Tick, [went|said] the [small|tiny|first] wheel. Tock, [went|said] [the next|the second|its friend]. “{refrain}” [sang|hummed] {hero}. ^ {Little} [had supper|ate crumbs|had a bun] and a long [snore|snooze|sleep], and {hero} [pushed|pushed on|turned and turned].',
    ],
    [
      '[It was harder|It was slower|It was hotter work] [than it looked|than pushing carts|than anyone thinks]. [Too fast|Too quick], and the [hands|little wheels] went [whizzing|spinning|flying]. [Too slow|Too lazy], and they [yawned|drooped|dozed] [like cats|and stuck|in a row]. “{refrain}” sang {hero} [softly|low|aloud], until {his} finger [found the beat|knew it|had it]. ^ Tick, [went|said] the [small wheels|little wheels|bead wheels], [close by|one by one|at {his} elbow]. [Tock, went the big ones|Tock, answered the big ones|Tock, went the fat ones], [far away|a long way off|out of sight]. {Little} [was snoring|snored|slept like a log]. {hero’s} [whole arm|shoulder|elbow] ached, and {he} [went on|kept going].',
      'The teacup wheel [pushed|turned|woke] the [biscuit|bun|saucer] wheel. [That one|And that one] [pushed|turned|woke] the [plate|pie|tray] wheel. Tick by tick the turning went back along the queue, past {spot}, to the [very big ones|giants|biggest of all]. ^ “{refrain}” sang {hero}, so as not to [lose the beat|lose count|hurry]. {His} finger was [red|sore|hot] [and {his} nose itched|and {his} ear itched|and {his} neck itched]. {He} [let it itch|let it be|took no notice|thought of cheese] and [pushed on|went on|kept time].',
    ],
    [
      'It is [no great thing|no feat|nothing much] to push a wheel with one finger. To push it evenly, not hurrying when you are bored and not slowing [when you are sore|when you are tired|when your arm aches], is [another matter|something else|quite different]. “{refrain}” {hero} said under {his} breath, so as to have something to [lean on|walk beside|grip]. ^ The small wheel [woke|nudged|roused] the next, and [that one woke another|the next another|so on]. {He} could hear it going away from {him}, [a whisper, a rattle, a rumble|a tick, a clatter, a roll|a hum, a hiss, a growl], past {spot} and on. From behind [the little door|the card of a door|that door] [came a snore|rose a snore|one heard a snore] like a very small saw. [{His} arm|{His} wrist|{His} shoulder] [burned|ached|shook|complained]. {He} [kept time|kept on|held the beat|went on] [all the same|and hummed|without a jerk].',
      '[At first it went|To begin with it went|In the beginning it went] [in jerks|by jerks|in fits and jerks]. {hero} thought of {little}, running all those years where [nobody saw|no one looked|nobody clapped], and grew ashamed of the jerks. {He} [fixed {his} eyes|kept {his} eyes|nailed {his} eyes] [on the wheel|on the rim|on one tooth]. “{refrain}” {he} sang, [hardly moving {his} lips|almost silently|through {his} teeth]. [Round it went|It went round|It turned] [more smoothly|with a sigh|and then], [and round again|and once more|and on again]. [{C} nodded to the beat|{C} kept count|{C} held {c’s} breath]. ^ Wheel after wheel [took the turning|took the push|received it] and handed it on, [as you pass a bucket down a line|as hands pass a bucket|like a bucket at a fire]. Somewhere beyond {spot} the giants [began to stir|turned over|moved in their sleep]. {His} [finger|fingertip|knuckle] had [no feeling left|gone to sleep|gone quite numb]. But it had a rhythm, and rhythms will [carry you|carry anybody|take you] [a long way|for miles|through a night].',
    ],
  ),
  solved: beat(
    show('cheer', 'laugh', 'joyful', { little: true, props: CLOCK }),
    [
      '[Bing|Ding|Dong], [bong|bang|bing], BONG, [thank you|well done|bravo|hooray], {little}! {refrain}',
      '[Bing|Ding|Bong], [bong|dong|bing], the clock [goes|runs|ticks|is well]! Everybody [claps|dances|hops|cheers] for {little}.',
    ],
    [
      '[Bing|Ding|Bong], [BONG|DONG|BING, BONG], and everybody knew it was [supper|bath|story] time! They came [running|hopping|hurrying] to see. ^ “It’s {little} who [makes it go|makes it tick|runs it],” said {hero}. And everybody said thank you, [one after the other|again and again|down on their knees].',
      'BONG, [went|sang|said] the Great Clock, [on time|at last|so loud]! “{refrain}” ^ “I’ll [push|do it|come] on Mondays,” said the baker. “We’ll [do|take] Tuesdays,” said everybody else, and {little} [turned pink|blushed|bowed|hid a smile].',
    ],
    [
      '[BING|DING|BING, BING], [BONG|DONG|BONG, BONG]! The [sky|town|ground] [shook|hummed|rang]. All over {place} people looked up from the [wrong meal|wrong plates|third breakfast]. [They all|Down they] came [with lanterns|in a crowd|on tiptoe], along the wheels to the small end. ^ “[This is|Meet|Here is] {little},” said {hero}. “{Little} [does it all|does it every day|runs all of it].” Nobody [spoke|moved|said a word|coughed] [for a bit|for three ticks|at first]. Then the baker took off one [oven|floury] glove and [held out a finger|bowed|knelt down]. “Would [Mondays|a Monday] [suit you|do|be any help]?”',
      '[BONG|BING, BONG|BOONG], [it rang|it said|sang the bell]! {Little} sat [bolt upright|straight up|up, towel and all]. “Who [did that|was that|rang it], [and how|without me]?” “You’ve had [three hours’|four hours’|two hours’] sleep,” said {hero}, “and it’s eight o’clock.” ^ By nine there was a [queue|line|crowd] [at|outside|before] the tiny door. People had brought [cake, and cushions|soup, and cushions|jam, and blankets] the size of stamps. They said [the same two words|“thank you”|one thing], and took turns at the wheel. “{refrain}” sang [everybody|they all|the whole queue].',
    ],
    [
      'Eight o’clock [came up through the ground|came through the floor|rose through the stones] [like a train|like thunder in socks|like a wave]. BING, said the Clock, and BONG, and dust that had been there [for years|for ages|a lifetime] [flew out of every corner|rose and danced|left by the window]. People came [along the wheels|past the wheels|down the row] with lanterns, getting [lower and lower|smaller and smaller|quieter and quieter]. In the end [a hundred|fifty|dozens] of them were on their knees before a door as big as a playing card. ^ “[What was wrong with it|What was the matter with it|So what was wrong]?” they [asked|whispered|wanted to know]. “It was [tired|worn out|lonely],” [said {hero}|{hero} said|answered {hero}]. “[It’s called|Its name is|And it’s called] {little}.” The silence [was|that came was] rather a [red-faced|hot|pink] one. Then somebody [at the back|in the last row|at the rear] asked if there was [a list|a rota|a form], where one could put down one’s name.',
      '“You’ve let me oversleep!” [cried|wailed|gasped] {little}. “[Yes|I have|I did],” said {hero}, “[listen|hark|hush|wait].” {He} [pointed up|held up one finger|cupped {his} ear]. And out over {place}, [as round and gold as an orange|round and gold as a bun|as wide as a cartwheel], rolled the first BONG of the evening. [Doors opened|Shutters banged|Windows lit up|Children cheered], [near and far|one by one]. You could hear [supper being put on|plates going on|spoons being laid on] [one table after another|a hundred tables|every table in town]. ^ [They made the list|They drew up the list|They wrote the list] [that very night|there and then|on the spot]. [The baker had Mondays|The dentist had Mondays|The postman had Mondays], and the school took Tuesdays, [four children|three children|six children] to a shift. “{refrain}” they [practised|sang|rehearsed], pushing the air. {Little} [looked at|counted|studied] all those fingers [for a long time|without a word|one by one]. “I only ever wanted [to be asked|to be asked, once|somebody to ask],” said {little}.',
    ],
  ),
  home: beat(
    show('look-aside', 'sleepy', 'cosy', { at: 'home', props: [{ prop: 'bed', place: 'ground' }] }),
    [
      '[Bing, bong|Bong, bing|Tick, tock, bong], [time for|into|off to] bed! “[Thank you|Run softly|Sleep well|Well run], {little},” [says|yawns|whispers] {hero}.',
      'Bong, [in you hop|up you hop|tuck in|cuddle down], {hero}! [Night, night|Good night|Sleep tight|Run well], {little} in the [clock|wheel|big clock].',
    ],
    [
      'At bedtime the Great Clock [went|sang|said] [bing, bong|bing, bing, bong|bong, bong]! {hero} [opened the window|leaned out|put {his} head out]. ^ “[Thank you|Well run|Good night], {little}!” {he} [called|cried|sang]. And [in|from] all the other windows people [called|said|sang] it too.',
      'On {hero’s} wall hung [a new calendar|a paper|a list]. “Thursday,” [it said|said the list|it read], “[my turn|my finger|me].” ^ {hero} [wiggled|washed|patted] {his} pushing finger, and [tucked it up|laid it down|kissed it] in bed.',
    ],
    [
      '[At home|In {hero’s} house] every [small|little] clock said [the same thing again|the same again|one thing]. {hero} wrote “Thursdays: my turn” [on the calendar|on the kitchen list|on a paper plate], and [drew a finger|drew a wheel|drew a slipper] next to it. ^ Bing, [went|said|sang] the Great Clock, and [bong|bong, bong|bong again]. {hero} [sat up|listened|held still]. It was [the same sound|the same old sound|the same bong] as [always|ever|last week]. But now, when {he} heard it, {he} could [hear feet|hear slippers|hear running].',
      '{hero} [lay in bed|lay there|lay awake] and [sucked|cooled|looked at] {his} sore finger. ^ [Bing, bong, went|Bong, bong, said|Bing, bing, went] the [night|dark|Clock]. [Up and down the street|All along the street|In every house] the windows opened [a crack|an inch|wide]. “[Thank you|Well run]!” [called|shouted|sang] the [baker|teacher|dentist]. “[Thank you|Sleep well|Good night]!” [called|shouted|sang] {hero}. It had been bonging for [a hundred years|a very long time|longer than anyone knew], and this was the first time that anybody [had answered|had called back|had said so].',
    ],
    [
      'The list [hung|was pinned up|lived] in {hero’s} kitchen now, next to the calendar, and {his} own name was down for Thursdays. {He} had a [blister|sore knuckle|plaster], and had [shown it to several people|told the milkman|shown it about]. ^ Bong, said the Great Clock, and along the street the lamps [went out|were dimmed|went down], as they had at that hour for [a hundred years|longer than anyone knew|a very long time]. {hero} [held {his} breath|lay still|listened hard|sat up] [and smiled|to hear it|under the quilt]. {He} had [always|long] [heard the bong|known the bong|noticed the bong]. Now {he} could hear what came before it: a tiny, steady patter, [a long way off|far off|distant], like somebody running [for pleasure|for fun|on tiptoe].',
      'Bing, it went, and bong, and [the whole street|everyone|the town] knew that it was nine and [not anything else|no other time|nothing but nine]. {hero} [turned over|lay still|plumped the pillow], [smiling|wide awake|to hear better]. There was the hour, [hanging in the air|up in the air|over the roofs] [like a lamp|like an apple|like a ring]. {He} had had [thousands of them|thousands|a great many], and never thought that somebody had [made each one|made them|run for each]. ^ “Thank you,” {he} said [out of the window|into the air|to the sky], feeling [slightly foolish|a little silly|somewhat shy]. [Two doors down|Across the way|Next door but one] somebody else [was saying it|was calling it]. So was [the baker|the dentist|the postman], [in a nightcap|with a toothbrush|from the bath]. Then, [all over the town|everywhere|up and down the town], they [drew their curtains|put out their lamps|closed the shutters], and left the night to get on with its work.',
    ],
  ),
};
