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
    ],
    old: [
      'Tick by tock, around the clock!',
      'Wheel by wheel and tock by tick!',
      'Click and clack, and turn it back!',
      'Round it goes, as everyone knows!',
      'A turn, a tap, and mind the gap!',
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
      '[Hush|Shh|Listen|Quiet]! [No bing-bong|No bong-bing|No tick-tock|Not a bong]. [The big clock stopped|The big clock rests|Big clock sleeps|The clock is stuck].',
      'No [bing|tick|ding]! No [bong|tock|dong]! Big clock, [what’s wrong|why|wake up|what now]?',
    ],
    [
      'Every day the Great Clock went [bing, bong|bing, bong, bing|bong, bong|tick, bing, bong]! Today it [did not|was quiet|said nothing]. ^ Nobody knew [what time it was|which meal came next|if it was late]. [The baker|The teacher|The dentist] went back to bed. “Why has it stopped?” [asked|said|wondered] {hero}.',
      'It was [too quiet|so quiet|very quiet]. No [bing|tick|ding]! No [bong|tock|dong]! The Great Clock [had stopped|was still|stood still]. ^ Some people [ate breakfast|ate eggs|cleaned their teeth]. Some people [ate supper|ate soup|took a bath|went to bed]. “Somebody should [ask it why|go and ask it|find out why],” said {hero}.',
    ],
    [
      'What {hero} noticed was [a noise|something|a sound] that wasn’t there. [No bing|No tick|No bing at all]. [No bong|No tock|No bong either]. For the first time [ever|in {his} life|in a hundred years], the Great Clock {within} had stopped. ^ Down in the street the baker [was going to bed|was yawning|put on pyjamas], and the bus was [bringing everybody home|taking everybody home again|going backwards]. Nobody knew [when it was|what time it was|if it was late]. “[Why|But why|Why, though]?” said {hero}. It was {his} [favourite word|best word|oldest question|word for most things].',
      '[There are noises|There are sounds|Some noises there are] that you only hear [when they stop|when they’re gone|by missing them]. The Great Clock {within} was [one of them|such a noise|one of those]. It had gone bing, bong for [a hundred years|ever and a day|longer than anyone], and [now it did not|now it was dumb|now nothing]. ^ Every small clock [said something different|had its own idea|told another story]. People had breakfast and supper [in one go|together|on one plate], [to be safe|just in case|to be sure]. “But why has it stopped?” [asked {hero}|said {hero}|{hero} wanted to know].',
    ],
    [
      'The Great Clock stood {within}, and nobody [had looked at it|had given it a thought|had really seen it] for years. They [did not need to|had no need|never had to|had ears for that]. It went bing and [they got up|they washed|they rose]; it went bong and they had lunch. So when it stopped, at eleven minutes past something, [the whole day|the day|the whole week] [came loose|fell apart|slid off its hook]. ^ The baker was seen in [pyjamas|a nightcap|the bath]. Children [arrived at school|reached school|came to school], were sent home, and [met the others|passed others|bumped into more] coming. [Everybody asked|Everyone asked|They all asked] [who was going to mend it|who would mend it|for a mender]. {hero} had another question, and [as usual|as ever|of course] [it was the short one|a short one|the short one]. “Why?” {he} [said|asked|enquired].',
      '{hero} [asked why|said why|used the word why] about [forty|fifty|thirty] times a day. Why do [yawns catch|socks vanish|onions bite|cats purr]? Why is [the middle of the sandwich|the last biscuit|the corner of the cake] [the best bit|so good|the nicest]? [Most people said|Most answered|People mostly said] “Because”, and [passed {him} the jam|turned the page|gave {him} a plum]. ^ That day, though, [the silence came|it went quiet|a silence fell]. {Within}, the Great Clock, which had [bonged|called|chimed] everyone out of bed for a hundred years, gave [half a bing|half a bong|a short bing] and stopped. [All over town|Everywhere|In every street] people stood about [with one shoe on|with one arm in|toothbrush in hand]. “[It’s broken|It’s had it|It’s bust],” they [said|told each other|sighed]. “Yes,” [said {hero}|{hero} said|{hero} agreed], “but why?” [And nobody|Nobody|This time nobody|For once nobody] said “Because”.',
    ],
  ),
  setOut: beat(
    show('carry', 'brave', 'joyful', { props: [{ prop: 'backpack', place: 'ground' }] }),
    [
      '[Take the tools|Get the tools|Bag of tools|Tools in the bag]. [Clink, clank|Clonk, clink|Jingle, clank|Rattle, clink]! {refrain}',
      '[Come|Hop|Up|Hurry], {c}! [We will ask it|We can help it|Let us ask it|Off to the clock]. {refrain}',
    ],
    [
      '{hero} packed a [hammer|spanner|brush], [some oil|some string|a jar of oil] and a very big sandwich. ^ “We will [find out|ask it|go and see] what it needs,” {he} told {c}. “{refrain}”',
      '“A clock does not stop [for nothing|for fun|by mistake],” [said {hero}|whispered {hero}]. “Let’s [go and see|go and ask|find out].” ^ [Clink, clank|Clonk, clink|Jingle, jangle|Rattle, clank] went the tools. “{refrain}” they sang, all [down the road|along the lane|out of the gate].',
    ],
    [
      '{hero} packed what [looked useful|might help|came to hand]: a hammer, a jar of oil, [a ball of string|a feather duster|two brushes], a cheese sandwich. ^ “What is the sandwich for?” [asked|said|wondered] {c}. “You never know,” [said {hero}|{hero} told {c}|{hero} answered]. “That’s [why we’re going|what we’re finding out|just it]. {refrain}” And they went [clanking|clinking|rattling] off {into}.',
      '“Somebody ought to [mend it|see to it|repair it],” said everybody, and [looked at somebody else|looked the other way|went in]. {hero} [was already putting on|sat on the step, lacing|was busy pulling on] {his} [boots|shoes]. ^ “We can’t mend it,” {he} told {c}, “until we know [what’s wrong|what hurts|why it stopped]. But we can [look|ask|go|listen].” “{refrain}” they [sang|called|hummed], with a bag of tools and a sandwich, [clank, clank, clank|clink, clank, clonk|jangle, jangle].',
    ],
    [
      'The person who used to look after the Clock [had retired long ago|had gone to the seaside|had left long since], leaving a bag of tools and a note. “Ask it nicely,” [said the note|it said|the note advised|ran the note]. Nobody had ever [understood it|known what to make of it|seen what it meant]. ^ {hero} [put in|packed|added] a cheese sandwich and [slung the bag over|hitched the bag on|swung the bag to] {his} shoulder. “We shan’t [mend anything|touch anything|unscrew a thing] yet,” {he} told {c}. “[First we find out|First we’ll learn|We begin by asking] what’s the matter. {refrain}” The bag [clanked in agreement|gave a clank|clanked assent], and they took the road {into}.',
      '“It wants a [good kick|thump|proper kick],” said the [first neighbour|nearest neighbour|man next door]. “[It wants oil|It needs oil|It’s dry, that’s all|A drop of oil],” said the second. “Wind it up,” said the third, “and if that’s no good, [wind it up some more|wind harder|wind again].” {hero} [wrote it all down|made a list|noted all three]. ^ It [struck {him}|seemed to {him}|puzzled {him}] that everyone was sure, and that they [were sure of different things|sure of various things|about different things]. “Nobody’s asked the Clock,” {he} told {c}, and [packed|picked up|shouldered] the tools and a sandwich. “{refrain}” Behind them somebody [rang for lunch|laid for lunch|served lunch], and somebody else went to bed.',
    ],
  ),
  problem: beat(
    show('look-aside', 'wonder', 'wonder', { props: CLOCK }),
    [
      '[So many|A hundred|Look, so many|Oh, the] wheels! [Big, small|Fat, thin|Big, bigger, small|High, low]. [All stopped|All still|All quiet|All asleep].',
      '[Wheels here, wheels there|Wheels up, wheels down|Round ones, round ones|Wheels on wheels]. [Not one turns|Not one moves|None goes round|Nothing ticks].',
    ],
    [
      '[What a clock|Such a clock|Oh, that clock]! [There were|They saw|They found] wheels by {spot} and wheels by {spot}. Some were like [ponds|carts|tables|tents]. ^ Not one of them [moved|turned|ticked|twitched]. “Which one is [poorly|sick|sore|sad]?” wondered {hero}.',
      'The Great Clock was as tall as a [tower|hill|ship]. Its wheels went [on and on|up and down|round and round], all the way past {spot}. ^ {hero} knocked. “[Hello|Good day|Knock, knock|Excuse me]? What hurts?” The clock [said nothing|kept quiet].',
    ],
    [
      '[Nobody had told|No one had told|No one had warned] {hero} [how big it was|of its size|to expect such a size]. The face was [as high as a house|as wide as a field|the size of a circus]. Behind it [began the wheels|stood the wheels|were wheels]. They [ran|marched] past {spot} and past {spot}, each with its teeth in the next. ^ All of them [stood still|were still|had stopped|kept quiet]. “It could be [any one of these|any of them|this one or that],” [said {hero}|{hero} said|{hero} sighed]. “[Where do you start|How does one begin|Where does one begin], with [a thing like that|all this|something so big]?”',
      'The Clock had two hands, one bell, and so many wheels that {hero} lost count at [three hundred|four hundred|two hundred]. They [ran off|went off|led away] past {spot} and out of sight. ^ {hero} laid {his} hand on the [nearest|first|biggest]. It was [cold|smooth|quite cold]. “[Hello|Anybody in|Excuse me]?” {he} said, and the word went [from wheel to wheel|down the wheels|away along the wheels], and came back [a long time later|a good while later|much later, smaller]. It was a [very long way through|long, long way through|great deal of clock].',
    ],
    [
      '[From home|From the street|Until now] [you only saw|one saw only|people saw just] the face. {hero} [had always supposed|had always thought|believed] that there was [a sort of box|a cupboard|a small room] behind it. [There was not|There wasn’t|Not so|That was wrong]. There was {place}, and [all of it was clock|it was clock throughout|clock from end to end]. Wheels as wide as [dance floors|bandstands|threshing floors] lay by {spot}. Wheels like dinner plates [stood in a row|stood in line|queued] as far as {spot}. Each had its teeth [in the next one|in its neighbour|in another], and [each stood still|none turned|each was silent]. ^ “I thought I’d find the broken bit and [put in a new one|swap it|glue it],” said {hero}, in [a rather small voice|a small voice|a shrinking voice]. “[I didn’t know|Nobody told me|I never guessed] there’d be [so many bits|this many|quite such a choice].”',
      '[Close to|Seen close|From near by], it was not so much a clock as [a country|a city|a county]. There were chains, weights and levers, and a bell that [three people|four people|a small family] could have lived in. Past {spot} the wheels began, and past {spot} they [had not ended|were only warming up|were still going]. ^ Nothing was [cracked|bent|split|broken]. Nothing was [rusty|loose|missing|dusty]. [It all looked|All of it looked|Everything looked] [perfectly well|in good health|quite happy], apart from the fact that none of it moved. “That’s the [trouble|puzzle|nuisance],” said {hero}, [walking along it|walking on|patting it]. “[You can see|Anyone can see|One sees] that it’s stopped. [You can’t|But you can’t|One can’t] see why.”',
    ],
  ),
  tries: BROKEN_MACHINE_TRIES,
  turn: beat(
    show('crouch', 'wonder', 'wonder', { props: [{ prop: 'magnifying-glass', place: 'hand' }] }),
    [
      '[Look|See|Oh|Aha]! Each wheel [waits for|leans on|holds on to] the next one.',
      'Big wheel [waits for|leans on|looks at] small wheel. [Why|But why|Hm|Aha]?',
    ],
    [
      '{hero} looked at [one wheel|one big wheel|the big wheel] for a long, long time. It wasn’t [broken|bent|sore|ill]. It was [only waiting|just waiting|waiting, that’s all] for the next wheel. ^ “[And what|Then what|So what] are you waiting for?” {he} [asked that one|asked the next|said].',
      '“[What are you waiting for|Who are you waiting for|Why don’t you turn]?” {hero} [asked|said to|whispered to] the big wheel. ^ [It was waiting for|It waited for|It leaned on] the middle wheel. [And the middle|And that middle|What of the middle] wheel? It was waiting for [a small one|a little one|a smaller one]!',
    ],
    [
      '{hero} [put down {his} tools|dropped {his} bag|laid {his} hammer down|gave up mending]. {He} sat by {spot} and [simply looked|just looked|stared], until {his} eyes got used to it. The [big|biggest|fat] wheel [could not turn|couldn’t move|stood still], as it was waiting for the middle one. ^ The middle one was [waiting for|held up by|leaning on] a smaller one. “None of them is broken,” [said {hero}|{hero} whispered|{hero} said]. “[They’re all|They’re just|All of them are] waiting for somebody!”',
      '“[Right|Now then|Well|Listen],” said {hero} to the biggest wheel. “[Why don’t you turn|Why aren’t you going|What’s stopping you]?” {He} [followed its teeth|felt along its teeth|traced its edge] [with one finger|with {his} thumb|inch by inch]. [It was held up|It was stopped|It was blocked] by the wheel [next door|beside it|on its left]. ^ “[And why don’t you|And what about you|So what stops you]?” That one was [held up by|leaning on|stopped by] a smaller. “It’s [a queue|a line|a bus queue],” said {hero}. “They’re all [waiting for|behind|stuck behind] the one in front. So who’s [at the front|first|in front of them all]?”',
    ],
    [
      '[In the end|At last|Finally] {hero} [put down the tools|laid the tools aside|gave up mending]. It was [the best thing|the cleverest thing|the luckiest thing] that [could have happened|{he} could have done|that happened that day], because then there was nothing to do but look. {He} [lay down|stretched out|lay flat] near {spot}, nose to nose with a wheel, and asked it: [why aren’t you going|what is stopping you|why so still]? ^ It [leaned on|rested against|was propped on] the wheel beside it. That one [leaned on|rested against|hung on] a smaller. None of them was [stuck|ill|jammed] and none was [hurt|bent|worn]. They had their teeth in each other like people holding hands, and each had stopped because [the next one had|the next did|its neighbour had]. “It’s not broken,” [said {hero}|{hero} said|breathed {hero}]. “[It’s waiting|It’s only waiting|It’s just waiting|It waits].”',
      'There is a why that is [really a complaint|only a grumble|mostly a moan], and a why that wants to know. {hero} had been using [the first kind|the grumbling sort|the first sort] [all morning|all day|since home]. {He} [tried|turned to|used] the other. “[Why have you stopped|Why did you stop|What stopped you]?” {he} asked the great wheel by {spot}, and this time {he} [looked at its teeth to see|waited for the answer|watched its teeth]. ^ [It had stopped because of|It was held up by|It stood still for] its neighbour. The neighbour [had stopped because of|was waiting for|had stopped for] a smaller one, no wider than a [tray|hat|cushion]. {hero} [laughed out loud|clapped|sat back and laughed|gave a shout]. “[You’re all right|You’re fine|You’re perfectly well], aren’t you? You’re [every one of you|each and every one|the whole lot of you] all right. You’re [just waiting|only waiting|merely waiting] for the one in front.”',
    ],
  ),
  turnDeepens: beat(
    show('crouch', 'wonder', 'brave', { props: [{ prop: 'magnifying-glass', place: 'hand' }] }),
    [
      'Follow [the wheels|the teeth|them, {c}|the row]. [Small, smaller|Little, littler|Low, lower|Cup, bun], teeny, tiny!',
      '[Plate, saucer, biscuit|Hat, cup, button|Pan, plate, penny|Pie, bun, bead]! [Smaller and smaller|Littler and littler|Less and less|Tiny and tinier]. [See|Look|Creep|Ask]?',
    ],
    [
      'They followed the wheels. This one was like [a plate|a tray|a pan]. This one was like [a saucer|a bun]. ^ Past {spot} they were like [biscuits|buttons|coins]! “And what are you waiting for?” [asked|whispered|said] {hero}.',
      '[On they went|They crept on|Down they went], past {spot}. Every wheel was [smaller than the last|smaller still|finer than the last]. ^ “[Teenier|Smaller|Weenier],” whispered {hero}. “[Tinier|Littler|Finer|Shinier]. Don’t [blink|sneeze|cough], {c}!”',
    ],
    [
      'So they [followed the queue|went along the queue|crept along it]. Past {spot} the wheels were like [dinner plates|soup plates|frying pans]. Past {spot} they were like [biscuits|jam-pot lids], and [still each one was|each was still|yet each was] waiting for the next. ^ “Smaller,” said {hero}, [on hands and knees|on {his} tummy|crawling]. “[Smaller|Smaller still|Tiny]. [What are you waiting for|Who’s in front of you|Whom do you wait for]? And [you|this one]? And [you|that one]?” Behind them, people were having breakfast for the [third|fourth|fifth] time.',
      '“[Excuse me|Sorry to ask|Pardon me], what are you waiting for?” {hero} asked [wheel after wheel|each in turn|all of them]. {He} had begun [on {his} feet|standing up|at a walk]. Now {he} was on {his} knees, past {spot}, with {his} nose [to the ground|in the dust|almost touching]. ^ The wheels were as small as biscuits, and they [shone|gleamed|twinkled|winked]. “Nobody [polishes|dusts|rubs] a thing so small,” [said {hero}|{hero} said|{hero} whispered], “unless they love it.”',
    ],
    [
      'They followed [the waiting|the queue|the leaning]. It led past {spot}, where the wheels were the size of saucers, and [it led on|led further|still it led on]. {hero} [asked every one|questioned each|begged each] of them aloud, since it had begun to seem [rude not to|impolite not to|unkind not to]. And [you|this one]? And [you|that one]? The shadows [lengthened|reached out|grew thin and long|stretched]. [Far behind|Far off|At the other end], somebody was [ringing for a meal|calling people to table|banging a gong], without much hope of which. ^ Near {spot} {hero} was [on {his} knees|crawling|down on all fours]. The wheels were like biscuits, and as bright as if somebody had rubbed each [with a sleeve|with a cuff|every night]. “[The whole enormous thing|All of this|The whole great thing],” {he} whispered, “begins with [something tiny|hardly anything|a crumb].”',
      'It is [odd|strange|curious] to walk along a clock from the loud end to the quiet end. [The bells gave way|Bells gave way|Chains gave way] to wheels, and the wheels to smaller wheels. “You’re waiting for that one,” {hero} told them, [going by|in passing|on {his} way], “and that one’s waiting for that one.” {He} walked, then [stooped|bent|crouched], then crawled. ^ Past {spot} it was so still that you could have held the silence [in a spoon|in a thimble|in one hand]. “Everyone [looks at the big wheels|stares at the big wheels|comes for the bells],” {he} said to {c}. “I don’t [suppose|imagine|believe] that anybody has ever been [down this end|as far as this|here].”',
    ],
  ),
  lowPoint: beat(
    show('sit', 'sad', 'quiet'),
    [
      '[No more wheels|The wheels are done|That was all|End of wheels]. [No more ideas|No ideas|And no why|Nothing to ask]. [Poor|Sad|Tired|Flat] {hero}.',
      '[The last wheel|This one is last|The end wheel|One wheel left]. [Nobody here|No one here|Just a hole|Nothing next]. [Oh|Hm|Sniff]. [Oh|Oh no|Oh dear].',
    ],
    [
      '[There was|Here was] the very last wheel. {hero} could hold it [in one hand|like a cup|on {his} palm]. ^ But it was [not waiting for anyone|waiting for no one|leaning on nothing]. It [just stood still|did not turn|sat there]. “Now there’s [nobody left to ask|no one more to ask|nothing left to ask],” said {hero}.',
      'The last wheel of all sat in a hole, [quite empty|all alone|very still]. ^ {hero} [had asked|had talked to|had bowed to] every wheel there was. {He} [sat|flopped] and put {his} chin on {his} knees. “I still [don’t know|can’t tell|have no idea].”',
    ],
    [
      'And there, in a hole by {spot}, was the last wheel, [no bigger than|as small as|just like] a teacup. {hero} [bent over it|knelt before it|held {his} breath]. “[And what|So what|Please, what] are you waiting for?” {he} [asked|said|whispered]. ^ There was [no next wheel|no further wheel|no other wheel]. There was [nothing at all|only a wall|a gap]. {hero} had [come right to|reached|got to] the end of why. It was [growing dim|getting late|growing cold], and [nobody knew if it was bedtime|no one could say bedtime|it might be bedtime]. {He} had [a lump|a knot|something hot] in {his} throat.',
      'The queue [came to an end|stopped|ended] behind {spot}. The last wheel was no bigger than a [teacup|doughnut]. It was not [stuck|jammed|hurt]. It was not [bent|cracked|worn|chipped]. It [just wasn’t turning|simply did not turn|only sat]. ^ “But you must have a reason,” [said {hero}|{hero} said|pleaded {hero}]. [The wheel had none|It had none|It gave none|The wheel kept quiet]. {He} had been [so sure|certain|quite sure] there would be an answer [at the end|in the end|waiting there]. There was [only a hole|just a hole|a hole instead].',
    ],
    [
      'The last wheel [stood by itself|was alone|hung by itself] in a hollow behind {spot}. It was [the size|about the size|perhaps the size] of a teacup. {hero} lay down in front of it with {his} heart [thumping|in {his} ears|banging], and asked. ^ It was [waiting for nobody|not waiting|leaning on nobody]. There was no further wheel, [no catch|no lever|no pin], no speck of dust. {hero} [had followed|had chased|had carried] the question [to the very end|to the far end|all the way to the end] of the clock, and what was there was not an answer but a hole. {He} [laid {his} cheek|put {his} cheek|rested {his} cheek] on the [cold ground|dusty ground|cold stone]. {He} had asked [everything there was to ask|all there was to ask|every question], and [it had not been enough|it was not enough|that was that].',
      '“And you?” [said {hero}|{hero} asked|{hero} said], and there was [nobody after that|no one after that|no answer]. [It was the last|That was the last|This was the end]. It hung in a small round hollow by {spot}, polished [like a coin|like a button|like a shoe], and it was not leaning on anything. It [could have turned|might have turned|was free to turn] [that very minute|any time|at once]. [It didn’t|It did not|But no|It hung there]. ^ {hero} [waited|held on|kept waiting]. {He} looked [behind it|underneath it|inside it]. {He} had walked past all those wheels [towards the reason|after the reason|to find the reason], [feeling cleverer|getting cleverer|growing prouder] at every step, and there was no reason there. “I don’t know,” {he} [told|confessed to|said to] {c}. It was not a thing {he} [often said|cared to say|was used to saying]. It made the dusk [feel larger|come closer|feel deeper].',
    ],
  ),
  spark: beat(
    show('look-aside', 'surprised', 'quiet'),
    [
      '[Listen|Hark|Hush|Ssh]! [A sniff|A snuffle|A sob|A hic]. Who [is in there|is that|is crying|goes sniff]?',
      '[Sniff, sniff|Hic, hic|Boo-hoo|Snuffle, snuffle]. [A tiny door|A wee door|Look, a door|A door here]! [Knock, knock|Tap, tap|Tip, tap|Who is it].',
    ],
    [
      'Then {hero} [heard a sniff|heard a sob|heard a hiccup]. Behind the wheel was a tiny door with a tiny [mat|bell]. ^ “I asked what was wrong,” [whispered|breathed|said] {hero}. “[I never asked|I should have asked|I forgot to ask] who!”',
      '{hero} [looked once more|looked again, harder|used {his} glass]. Inside the wheel were footprints, as small as [seeds|peas]. ^ “Somebody [runs|trots|races] in here!” {he} [whispered|breathed|gasped]. “Somebody [makes it go|makes it tick|keeps it going]!”',
    ],
    [
      '{hero} [wiped {his} nose|blew {his} nose|sat up] and looked again. [The wheel was|It was|The rim was] [worn on the inside|shiny inside|smooth on the inside]. [There was a little path|A path ran|There was a track] in it, [made by feet|trodden by feet|worn by feet]. ^ And beside it was a door no higher than a matchbox, and behind the door somebody [sniffed|sobbed|hiccupped]. “[Oh|Why|Ah]!” said {hero}. “I’ve been asking [what stopped|what broke|what’s wrong]. [I should have asked|Nobody asked|I ought to have asked] who.”',
      '[A tear fell|A drop fell|One tear fell] on the wheel, and through it, as through a magnifying glass, [{he} saw them|they showed|{he} saw]. [Footprints|Feet|Steps|Toes]! Round and round they went, [hundreds of them|thousands of them|one on another]. ^ “{C},” [whispered|breathed|gasped] {hero}, “somebody runs in here. The whole Great Clock only runs because [somebody does|somebody runs it|someone does].” And behind a door no bigger than a matchbox, somebody [sniffed|sobbed|blew a nose].',
    ],
    [
      'It was because {his} cheek was on the ground that [{he} saw it|{he} noticed|{he} could see in]. [The inside of the wheel|The wheel, inside,|The inner rim] was worn. All round it ran a track [as narrow as a ribbon|as thin as ribbon|no wider than a ribbon], polished by something [softer than tools|softer than a file|soft and regular]. [Feet|Small feet|By feet|Soles]. ^ [Next to the wheel|Beside the wheel|Hard by] was a door the size of a playing card, with [a scrap of doormat|a crumb of doormat|its own bell]. {hero} kept [quite still|very still|{his} breath in]. Behind it somebody [blew a very small nose|gave a very small sob|dropped a very small cup]. [All day|For hours|The whole day] {he} had asked [what was the matter|what was wrong|what had happened]. It had never once [crossed|entered|visited] {his} mind, or anyone’s, to ask who.',
      '[What do you do|What is there to do|What does one do] [at the end of why|when why runs out|after the last why]? [You look who’s there|You ask who|You see who’s there|You stop and listen]. It was [only a small sound|a small sound|a tiny noise], a hiccup perhaps, but {hero} [had got good at noticing|noticed small things now|was listening]. There were [crumbs|breadcrumbs|biscuit crumbs] beside the wheel. There was a towel [as big as a stamp|the size of a stamp|like a stamp], [hung on|pinned to|beside] a door like a playing card. Inside the wheel [ran a groove|was a groove|went a groove], and the groove was made of footprints. ^ “It isn’t a machine,” [said {hero}|{hero} said|breathed {hero}] [slowly|aloud|very quietly]. “[Not at this end|At least not here|Not down here|Not at the end].” [Under all of it|Beneath it all|Under everything], bing, bong, lunch and bedtime, somebody [had been running|had been going round|had been trotting].',
    ],
  ),
  deed: beat(
    show('kneel', 'smile', 'brave', { little: true }),
    [
      '{Little} is [tired|worn out|weary|puffed]. {hero} [turns it|pushes it|helps|takes over]. {refrain}',
      '“[So tired|My feet|Too tired|Oh, my legs],” says {little}. “[Rest|Sit|Lie down|Let me],” says {hero}.',
    ],
    [
      '“What do you need?” [asked|said|whispered] {hero}. Nobody had [asked that before|ever asked that|said that before]. “A sit-down,” [sighed|sobbed|yawned] {little} the {littleKind}. ^ So {hero} put one finger on the wheel and [pushed|turned|gave a push]. [Tick|Tick-tock|Click|Tick, it went]!',
      '[Out came|Out crept|Out peeped] {little}, a very small, very tired {littleKind}. “I [ran and ran|ran all day|run and run],” said {little}. “[Nobody said|Nobody ever said|No one said] thank you.” ^ “[Sit down|Lie down|Have a rest|Put your feet up],” said {hero}. “Tonight I will [turn it|push it|be your legs].”',
    ],
    [
      '{hero} knocked with [one fingernail|one knuckle]. Out came {a:littleKind} in [slippers|a nightcap|a dressing gown]. “I’m {little},” [it said|it sniffed|it told {him}]. “I [run the Clock|keep it going|do the Clock]. [I’ve always run it|I always run it|I run it daily], and today my legs [said no|gave up|sat down].” ^ “What do you need?” [asked|said|wondered] {hero}. {Little} [burst into tears|cried even harder|hid in a towel]. “[A sit-down|A rest|To sit down]. And [some supper|a bite to eat|something hot].” {hero} [gave|handed|passed] {little} {his} sandwich. {He} [put one finger on|laid one finger on|set one finger to] the wheel and [began to push|pushed|set it going].',
      '“Who’s there?” called {hero} [softly|in a whisper|as small as {he} could]. The door [opened|creaked|shook]. [There stood|Out came|There was] {a:littleKind} with a towel round its neck. “I’m {little}. I [make it go|do the running|turn it],” it said. “Please don’t [shout|be cross|tell]. I only sat down for a minute, and then I couldn’t [get up|stand|start again].” ^ “I won’t shout,” [said {hero}|{hero} promised|whispered {hero}]. “I’ll [take a turn|do it|have a go].” {He} reached out one finger, [very carefully|slowly], and pushed. [Tick|Click|Tick, it said].',
    ],
    [
      'The {littleKind} who opened the door [had been crying|had red eyes|held a wet hanky]. “I know, I know,” [it said|it began|it sniffed]. “[I’ve stopped|It’s stopped|I sat down]. [I’m {little}|{Little} is the name|My name is {little}]. I run it, and nobody ever comes, and now you’ve come [to complain|about the noise|to be cross].” ^ “[I’ve come to ask|I came to ask|I only want to ask] [what you need|how you are|what would help],” said {hero}. {Little} [stared|blinked|dropped the towel|sat down]. [There was a pause|There fell a pause|A pause came], of the kind that follows [a really good question|a good question|the right question]. “[An evening off|A night off|One evening],” it said. “[Only one|Just the one|A single one]. But then everything [would stop|would stand still|goes wrong].” “[No, it won’t|It will not|No, it needn’t],” said {hero}. {He} [handed over|unwrapped|gave up] the sandwich, rolled up one sleeve, and set {his} finger, [very gently|lightly|without hurry], to the wheel.',
      '“Please,” said {hero} [to the door|to the doormat|to the handle], “I’m not here to mend you.” [After a while|By and by|Presently] it opened. It was {a:littleKind}, with a towel round its neck and [odd slippers|no slippers|darned socks]. “{Little},” [it said|it announced|it offered]. “I do [the running|all the running|the legwork]. I’ve done it [every day, uphill|each day, uphill|day after day], and this morning my legs [simply|both|just] went and sat down.” ^ “Hasn’t anyone [ever helped|taken turns|come before]?” {Little} [thought|thought it over|frowned|considered]. “Nobody [ever knew|thought to|was told].” {hero} [looked at|measured|studied] the wheel. It was [no good for|far too small for|useless for] a foot. But it [might have been made|was perhaps made|could have been made] [to fit|for|to suit] one finger. “Go and lie down,” {he} [said|told {little}|ordered]. “I’ve got [all night|ten fingers|time].”',
    ],
  ),
  deedHolds: beat(
    show('reach', 'brave', 'quiet', { little: true }),
    [
      '[Tick|Click|Tick, tick]. [Tock|Clack|Tock, tock]. [Not too fast|Gently now|Nice and slow|Softly, softly]! {refrain}',
      '[Round, round, round|Turn, turn, turn|Push, push, push|Round and round]. Every wheel [wakes up|says tick|joins in|gets up]!',
    ],
    [
      '[Not too fast|Not too quick|Never fast]. [Not too slow|Never slow|Not too lazy]. “{refrain}” That [kept the time|kept it even|kept the beat]. ^ {hero’s} finger [ached|got hot|was sore]. But wheel after wheel [began to turn|woke up|joined in], the small ones first.',
      'Tick, went [the small wheel|the tiny wheel|the first wheel]. Tock, went [the next|the second|its friend]. “{refrain}” ^ {Little} [had supper|ate crumbs] and a long snore, and {hero} pushed.',
    ],
    [
      'It was harder [than it looked|than pushing carts|than anyone thinks]. Too fast, and the hands went [whizzing|spinning|flying]. Too slow, and they [yawned|drooped|dozed]. “{refrain}” sang {hero} [under {his} breath|softly|to {himself}], until {his} finger [found the beat|knew it|had it]. ^ Tick, went the [small wheels|little wheels|bead wheels]. Tock, went the big ones, [far away|a long way off|out of sight]. {Little} [was snoring|snored|slept like a log]. {hero’s} [whole arm|shoulder|elbow] ached, and {he} [did not stop|went on|kept going].',
      'The teacup wheel [pushed|turned|woke] the biscuit wheel. The biscuit wheel [pushed|turned|woke] the plate wheel. Tick by tick the turning went back along the queue, past {spot}, to the [very big ones|giants|biggest of all]. ^ “{refrain}” sang {hero}, so as not to [lose the beat|lose count|hurry]. {His} finger was [red|sore|hot] and {his} nose itched. {He} [let it itch|let it|took no notice|wrinkled it].',
    ],
    [
      'It is [no great thing|no feat|nothing much] to push a wheel with one finger. To push it evenly, not hurrying when you are bored and not slowing when you are sore, is [another matter|something else|quite different]. “{refrain}” {hero} said under {his} breath, so as to have something to [lean on|hold on to|keep step with]. ^ The small wheel [woke|nudged|roused] the next, and [that one woke another|the next another|so on]. {He} could hear it going away from {him}, [a whisper, a rattle, a rumble|a tick, a clatter, a roll|a hum, a hiss, a growl], past {spot} and on. From behind [the little door|the card of a door|that door] [came a snore|rose a snore|one heard a snore] like a very small saw. {His} arm [burned|ached|shook|complained]. {He} [kept time|kept on|held the beat|went on].',
      'At first it went [in jerks|by jerks|in fits and jerks]. {hero} thought of {little}, running all those years where [nobody saw|no one looked|nobody clapped], and grew ashamed of the jerks. {He} [fixed {his} eyes|kept {his} eyes|nailed {his} eyes] [on the wheel|on the rim|on one tooth]. “{refrain}” {he} sang, [hardly moving {his} lips|almost silently|through {his} teeth]. [Round it went|It went round|It turned]. [Round it went again|And round again|It went round once more]. ^ Wheel after wheel [took the turning|took the push|received it] and handed it on, [as you pass a bucket down a line|as hands pass a bucket|like a bucket at a fire]. Somewhere beyond {spot} the giants [began to stir|turned over|moved in their sleep]. {His} finger had [no feeling left|gone to sleep|gone quite numb]. But it had a rhythm, and a rhythm will carry you [a long way|for miles|through a night].',
    ],
  ),
  solved: beat(
    show('cheer', 'laugh', 'joyful', { little: true, props: CLOCK }),
    [
      '[Bing, bong, BONG|Bing, BING, BONG|Bong, bing, BONG|Ding, dong, BONG]! [Thank you|Well done|Clap for|Bravo], {little}! {refrain}',
      '[Bing|Ding|Bing, bing]! [Bong|Dong|Bong, bong]! [All is well|It goes|It runs|The clock is well]. [Hooray|Hurrah|Clap, clap|Yippee]!',
    ],
    [
      '[BING|DING|BING, BING]! [BONG|DONG|BONG, BONG]! Everybody knew it was [supper time|bath time|story time]. They came [running|hopping|hurrying] to see. ^ “It’s {little} who [makes it go|makes it tick|runs it],” said {hero}. And everybody said thank you, [one after the other|again and again|down on their knees].',
      'BONG! went the Great Clock, [right on time|at last|so loud]. “{refrain}” ^ “[I’ll push|I’ll do it|I can push] on Mondays,” said the baker. “[We’ll do|We’ll take|And we’ll push] Tuesdays,” said everybody else. {Little} [turned pink|blushed|bowed|hid a smile].',
    ],
    [
      '[BING|DING|BING, BING]! [BONG|DONG|BONG, BONG]! The whole sky [shook|hummed|rang]. All over {place} people looked up from the [wrong meal|wrong plates|third breakfast]. [Then they came|They all came|Down they came] to see, [with lanterns|in a crowd|on tiptoe], along the wheels, down to the small end. ^ “[This is|Meet|Here is] {little},” said {hero}. “{Little} [does it all|does it every day|runs all of it].” Nobody [spoke|moved|said a word|coughed]. Then the baker took off one oven glove and [held out a finger|bowed|knelt down]. “Would Mondays [suit you|do|be any help]?”',
      '[BONG|BING, BONG|BOONG]! {Little} sat [bolt upright|straight up]. “Who [did that|was that|rang it]?” “You’ve had [three hours’|four hours’|two hours’] sleep,” said {hero}, “and it’s exactly eight o’clock.” ^ By nine there was [a queue|a line|a crowd] [at the tiny door|outside the tiny door|to the tiny door]. People had brought [cake, and cushions|soup, and cushions|jam, and blankets] the size of stamps. They had all come to say [the same two words|“thank you”|one thing], and they took turns at the wheel. “{refrain}” sang [everybody|they all|the whole queue].',
    ],
    [
      'Eight o’clock [came up through the ground|came through the floor|rose through the stones] [like a train|like thunder in socks|like a wave]. BING, said the Clock, and BONG, and dust that had been there [for years|for ages|a lifetime] [flew out of every corner|rose and danced|left by the window]. People came [along the wheels|past the wheels|down the row] with lanterns, getting [lower and lower|smaller and smaller|quieter and quieter]. In the end [a hundred|fifty|dozens] of them were on their knees before a door as big as a playing card. ^ “[What was wrong with it|What was the matter with it|So what was wrong]?” they [asked|whispered|wanted to know]. “It was [tired|worn out|lonely],” said {hero}. “[It’s called|Its name is|And it’s called] {little}.” The silence was rather a [red-faced|hot|pink] one. Then somebody [at the back|in the last row|at the rear] asked if there was [a list|a rota|a form], where one could put down one’s name.',
      '“You’ve let me oversleep!” [cried|wailed|gasped] {little}. “[Yes|I have|I did],” said {hero}. “[Listen|Hark|Hush|Wait].” And out over {place}, [as round and gold as an orange|round and gold as a bun|as big as a moon], rolled the first BONG of the evening. [Doors opened|Shutters banged|Windows lit up|Children cheered]. You could hear [supper being put on|plates going on|spoons being laid on] one table after another. ^ They made the list [that very night|there and then|on the spot]. The baker had Mondays, and the school took Tuesdays, [four children|three children|six children] to a shift. “{refrain}” they [practised|sang|rehearsed], pushing the air with one finger. {Little} [looked at|counted|studied] all those fingers [for a long time|without a word|one by one]. “I only ever wanted to be asked,” said {little}.',
    ],
  ),
  home: beat(
    show('look-aside', 'sleepy', 'cosy', { at: 'home', props: [{ prop: 'bed', place: 'ground' }] }),
    [
      '[Bing, bong|Bong, bing|Bing, bing, bong|Tick, tock, bong]! [Bedtime|Bed|Pillow time|Snuggle]. “[Well run|Thank you|Run softly|Sleep well], {little}!”',
      '[Bong|Bing|Bing, bong|Ding]! [Time for bed|In you hop|Bed time|Off to bed]. [Night, night|Good night|Thank you|Sleep tight], {little}!',
    ],
    [
      'At bedtime the Great Clock went [bing, bong|bing, bing, bong|bong, bong]! {hero} [opened the window|leaned out|put {his} head out]. ^ “[Thank you|Well run|Good night], {little}!” {he} [called|cried|sang]. And in all the other windows people [called it too|said it too|waved].',
      'On {hero’s} wall hung [a new calendar|a paper|a list]. “Thursday,” [it said|said the list|it read]. “[My turn|My finger|Me].” ^ {hero} wiggled {his} pushing finger, and [tucked it up|put it|kissed it] in bed.',
    ],
    [
      'At home every small clock said [the same thing again|the same again|one thing]. {hero} wrote “Thursdays: my turn” on the calendar, and [drew a finger|drew a wheel|drew a slipper] next to it. ^ Bing, [went|said|sang] the Great Clock. [Bong|And bong|Bong, bong]. It was [the same sound|the old sound|the same bong] as always. But now, when {he} heard it, {he} could [hear feet|hear slippers|hear running].',
      '{hero} [lay in bed|lay there|lay awake] and [sucked|cooled|looked at] {his} sore finger. ^ Bing, bong, went the [night|dark|Clock]. [Up and down the street|All along the street|In every house] the windows opened [a crack|an inch|wide]. “Thank you!” [called|shouted|sang] the baker. “Thank you!” [called|shouted|sang] {hero}. It had been bonging for a hundred years, and this was the first time that anybody [had answered|had called back|had said so].',
    ],
    [
      'The list [hung|was pinned up|lived] in {hero’s} kitchen now, next to the calendar, and {his} own name was down for Thursdays. {He} had a blister, and had [shown it to several people|told the milkman|shown it about]. ^ Bong, said the Great Clock, and along the street the lamps [went out|were dimmed|went down], as they had at that hour for a hundred years. {hero} [held {his} breath|lay still|listened hard|sat up]. {He} had always [heard the bong|known the bong|noticed the bong]. Now {he} could hear what came before it: a tiny, steady patter, [a long way off|far off|distant], like somebody running [for pleasure|for fun|on tiptoe].',
      'Bing, it went, and bong, and [the whole street|everyone|the town] knew that it was nine and [not anything else|no other time|nothing but nine]. {hero} [turned over|lay still|plumped the pillow]. There was the hour, [hanging in the air|up in the air|over the roofs] [like a lamp|like an apple|like a ring]. {He} had had [thousands of them|thousands|a great many], and never thought that somebody had [made each one|made them|run for each]. ^ “Thank you,” {he} said [out of the window|into the air|to the sky], feeling [slightly foolish|a little silly|somewhat shy]. Two doors down somebody else [was saying it|was calling it]. So was [the baker|the dentist|the postman]. Then, [all over the town|everywhere|up and down the town], they [drew their curtains|put out their lamps|closed the shutters], and left the night to get on with its work.',
    ],
  ),
};
