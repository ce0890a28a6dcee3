import { beat, type Plot, show } from './plot.ts';
import { wishTries } from './wish-gone-wrong-tries.ts';

const STONE = [{ prop: 'stone', place: 'hand' }] as const;

/** A wish comes true and does not stop; it cannot be wished back, but it can be given back. */
export const wishGoneWrong: Plot = {
  id: 'wish-gone-wrong',
  titles: [
    '{hero} and the Wish That Wouldn’t Stop',
    '{hero} Wishes Once Too Often',
    '{hero}, Mind What You Wish!',
    '{hero} and the Wishing Stone',
  ],
  taglines: [
    'A story with rather too much in it',
    'A story to be read after supper, not before',
    'A story about getting exactly what you asked for',
  ],
  blurbs: {
    young: [
      '{hero} makes a wish. Ping! Here comes {a:thing}. Here comes one more. And one more! Plip, plop, will it ever stop? Shout along, and find out.',
    ],
    old: [
      '“I wish I had all the {many:thing} in the world,” said {hero}, holding an ordinary stone. It was not an ordinary stone. Now it is raining {many:thing}, and every wish to stop it makes it worse.',
    ],
  },
  refrains: {
    young: [
      'Plip and plop, will it stop?',
      'Here they come, yum, yum, yum!',
      'More, more, out of the door!',
      'Hop and pop, who will stop?',
      'Up they pile, mile by mile!',
      'Round and round, over the ground!',
      'One for you, here come two!',
      'Rumble, tumble, what a jumble!',
    ],
    old: [
      'Here they come, and then some!',
      'Plip, plop, over the top!',
      'More and more, and out of the door!',
      'Up they pile for half a mile!',
      'Hop and pop, and who will stop?',
      'Round and round, and all over the ground!',
      'One for you, and here come two!',
      'Rumble and tumble, and what a jumble!',
    ],
  },
  lessons: ['sharing', 'mistakes', 'kindness'],
  themes: ['dream', 'magic', 'funny', 'sharing', 'cooking', 'party'],
  quest: { props: ['biscuit', 'pizza', 'cake'], from: 'food' },
  little: {
    creatures: ['mouse', 'hedgehog', 'rabbit'],
    names: ['Scrap', 'Tittle', 'Morsel', 'Nibs', 'Jot'],
  },
  want: beat(
    show('hold', 'surprised', 'funny', { at: 'home', props: STONE }),
    [
      '“Please, [stone|little stone|round stone], [bring me|I want|I wish for] {a:thing}!” Ping, [plip|plop|hop], [ten|six|nine] come in!',
      '“I wish,” [says|sings|whispers] {hero}. Ping, {a:thing} [in the sink|on the mat|in the bath], and [ten|six|nine] more!',
    ],
    [
      '{hero} found a [shiny|round|speckled|smooth] stone. “I wish I had all the {many:thing} in the world,” {he} [said|told it|whispered]. ^ Ping, and [plip|plop|hop], one [came|fell|rolled] [down the chimney|through the letter box|in at the window]. Then [two|ten|six] more [came|plopped|tumbled] after it.',
      '“Rub me,” [it said on the stone|said the stone|was written on the stone]. So {hero} [rubbed it|rubbed and rubbed|rubbed, hard]. “I [wish for|want|would love] {many:thing}, [lots|heaps|all there are]!” ^ Ping, there was one in {his} [hat|sleeve|pocket|cup]! [Plop|Plip], there was one in each [shoe|boot|slipper].',
    ],
    [
      'There was one {thing} [left on the plate|left in the tin|left], [and somebody else took it|and it went to somebody else|and then somebody ate it]. {hero} sat down [on the step|on the stairs|by the door] with a [small round|round warm|smooth brown] stone in {his} fist. “I wish,” {he} said, “[that I had|for nothing less than|to have] all the {many:thing} in the world.” ^ “Ping,” [said the stone|the stone answered|it went, in {his} hand]. Plip, [there was|there sat|there lay] {a:thing} on the [doormat|windowsill|bottom stair]. Plop, [there was another|another was|one more landed] [on {his} head|in {his} lap|on {his} foot].',
    ],
    [
      '[It ought to say|It should say|They ought to put] “Wishing stone” on a wishing stone, [in large letters|in plain English|somewhere underneath]. {hero} [had thought|had supposed|was sure] that {own} [was just a stone|was a stone like any other|was for skimming]. Somebody had taken the last {thing}, and {he} was [sitting on the step|brooding on the step|sitting on the stairs], rubbing it [with {his} thumb|with one finger|on {his} sleeve]. “I wish,” {he} said, [with feeling|from the heart|bitterly], “[that I had|that I owned|to have] all the {many:thing} in the world.” ^ “Ping,” [said the stone|the stone remarked|it answered]. Plip: {a:thing} [fell on|landed on|appeared on] the doormat. Plop: one [dropped on {his} head|bounced off {his} ear|arrived in {his} lap]. For [a moment|a minute|three breaths] {he} was [perfectly|entirely] happy, and it’s only fair [to mention that|to say so|to put that down].',
    ],
  ),
  setOut: beat(
    show('run', 'surprised', 'funny', { props: STONE }),
    [
      '[Too many|Far too many], so [run|hop|skip] {into}! {refrain}',
      'Down the [stairs|steps] and [over|past] the [mat|gate|cat]! {refrain}',
    ],
    [
      '[Soon|In no time|By and by] they came out of the [taps|drawers]. “It’s getting [full|crowded|tight] in here,” said {hero}. ^ “{refrain}” They ran {into}, and the {many:thing} [ran along behind|rolled along behind|came hopping after].',
      '“[Outside|Out we go|To the door]!” [cried|called|shouted] {hero}. “There’s [more room outside|space out there|no ceiling outside]!” ^ “{refrain}” And [away they went|off they ran|out they ran] {into}, with {many:thing} [at their heels|all round them|close behind].',
    ],
    [
      'By [ten o’clock|then|teatime] the [kitchen|bath|hall] was full. [By and by|Soon|A bit later] there were {many:thing} on the [stairs|roof]. “We’ll take it [somewhere big|out of doors|out where it’s wide],” [said {hero}|{hero} decided], “[until it’s over|till it’s done|until it stops].” ^ “{refrain}” {he} [yelled|cried|sang], and they ran {into}. Behind them, plip, plop, [came all|rolled all|hopped all] the {many:thing} in the world, [like ducklings|in a long line|like small frogs].',
    ],
    [
      'It had been [delightful|wonderful|pure joy] for [eleven|nine|twelve] minutes. Then [the bath was full|the beds were full|the sink was full], and [the hall|the stairs|the cupboards], and the door would not shut. “[It can’t go on|It must end|This can’t last],” [{hero} told {c}|said {hero}|{hero} reasoned]. “All the {many:thing} in the world [is a lot|is a great many|sounds a good deal], but there must be a last one.” ^ [It seemed wise|It would be best|{hero} thought it well] to be somewhere [large|roomy|wide] when that happened. “{refrain}” {he} [shouted|sang|called], since [one may as well be cheerful|it helps to be cheerful|nothing else came to mind], and they ran {into}. The {many:thing} [came, too|followed|were not to be left out]. They [bounced down the steps|rolled down the path|hopped through the gate] behind {him}, like [a class on an outing|a school let out early|a very slow river].',
    ],
  ),
  problem: beat(
    show('stand', 'worried', 'funny', { props: STONE }),
    [
      'On {c}, on [everything|my toes|my nose], {many:thing}! [Plip|Plop|Flop], [too many|far too many|so, so many]!',
      '{many:Thing} [here|left|up] and {many:thing} [there|behind|below], [too many|far too many|oh, help]!',
    ],
    [
      '{many:Thing} [lay all over|sat all over|covered] {spot}. ^ {hero} ate [one|one, quickly], and {he} ate [two|two, slowly]. At three {his} [tummy|belt|tongue] said stop. But [they did not stop|down they came|the sky said more]!',
      '[Plip|Plop|Bonk] on {spot}, and [plop|flop|bonk] on {c}! {hero} could not [see|find] {his} own [feet|knees]. ^ “I’ve [wished too hard|asked for too much|overdone it|got my wish],” {he} [said|puffed|told {c}]. “I’ll have to [wish again|wish once more|wish it off].”',
    ],
    [
      '{many:Thing} [fell and fell|came down and down|kept falling]. [They lay|They settled|They were heaped] on {spot} [like snow|like pillows|in drifts]. {hero} ate [as many as {he} could|all that {he} could|bravely], [to be helpful|to help|to make room], which was [four and a half|five]. ^ “[It’s no use eating|Eating is no good|I can’t eat it all],” {he} said, [rather green|holding {his} tummy|and burped]. “I [wished this up|wished it here|made this], [so I’ll|and I’ll|now I’ll] wish it down again.” {He} [took out|held up|rubbed] the stone. It [looked pleased|seemed happy|was warm].',
    ],
    [
      'You could no longer [see what colour|tell what colour|say what shape] {place} was. {many:Thing} lay along {spot} like snow on a wall, and [came off it in small landslides|slid from it now and then|came away by the armful], [with a sigh|with a soft thump|sighing]. {hero} had eaten [four|five], [out of a sense of duty|to set an example|for form’s sake], and [never wanted|did not care|had no wish] to meet another. ^ “[Well, I wished|I wished|As I wished] it up,” [{he} said|{hero} decided|{he} told {c}], “so I can wish it down.” {He} [rubbed|stroked|breathed on] the stone, which was warm, and [seemed to be|had the air of] listening, [in the manner of somebody who means|like a clerk who intends|as someone does who means] to take down every word.',
    ],
  ),
  tries: wishTries,
  turn: beat(
    show('crouch', 'surprised', 'quiet', { little: true }),
    [
      '[Who is that|Who cries|Who sniffs|Who sobs] by {spot}? {Little}, whose {thing} [flew away|went ping|hopped off].',
      '{Little} [holds|licks|pats] an empty plate. “My {thing} went [ping|away, ping|off, ping],” [says|sniffs|sobs] {little}.',
    ],
    [
      'Then {hero} heard [somebody sniff|a sniff|somebody sob]. A tiny {littleKind} [sat there with|was sitting there with|looked up from] an empty plate. ^ “[I’m|My name’s|They call me] {little}. [It’s my birthday|I’m having a birthday|It’s my birthday today]. My {thing} flew [out of the window|off the table|up the chimney].”',
      '[There sat|Near by sat|On the ground sat] a {littleKind} called {little}, with [a plate and a fork|a plate and a bib|a plate and no crumbs]. ^ “I had one {thing},” [said|sniffed|whispered] {little}. “It went [ping|ping, ping|pop], and [flew|hopped|skipped] [away|off|out]!”',
    ],
    [
      '[Behind|Beside|Under] {spot} sat a {littleKind} in a [paper hat|bib], with an empty plate. “{Little},” it said, [and sniffed|with a sniff|quite politely]. “It’s [my birthday|my birthday, you see|my birthday today]. I [had one|did have one|had just one] {thing}. Then it went ping, and [flew away|shot off|went over the hill].” ^ {hero} [looked at|saw|stared at] the [clean|bare|little] plate. {He} [looked at|saw|looked round at] [the|all those|the many] heaps. All the {many:thing} in the world, [{he} had said|those had been the words|that was what {he} had said].',
    ],
    [
      '[It was|It had been|That was] a very small sniff, but {hero} had [good ears|good ears, when {he} used them|sharp ears]. Under {spot}, in a paper hat, sat a {littleKind} [in front of|behind] an empty plate. “{Little},” [it said|it told {him}]. “[It’s my birthday|It is my birthday|I’m having my birthday] [today|just now|this evening].” It [moved|turned] the plate [a little|half round|an inch], [to make it look fuller|as if that would help|to hide the middle]. “[I did have|I had] {a:thing}. I was [saving it|keeping it for last|looking forward to it]. It went ping, and [flew off that way|left, that way|went over your head].” ^ {hero} felt {his} ears [go hot|burn|turn red]. [All the|All of the|Every one of the] {many:thing} in the world. {He} had [never asked {himself}|never once asked|not wondered at all] where [they would be coming|they came|all those came] from.',
      '[They fell over|They found|They tripped over] {little}. [That is to say|To be exact|Strictly speaking], {c} did; {little} was sitting behind {spot}, [very upright|bolt upright|as straight as a candle], in a paper crown. It was a {littleKind}, [with a plate on its knees|holding a plate], and a fork, and [nothing between the two|nothing for either to do|no use for them]. “[Don’t get up|Don’t mind me|Not at all],” [it said|it told them]. “[I’m|My name’s] {little}. [I’m having a birthday|It’s my birthday|This is my party]. There’s been [a slight hitch|a little difficulty|a small muddle] with the {thing}.” ^ It had gone ping, {little} explained, [just at the candle|in the middle of the song|just before the candle], and [left through|gone out by|taken] the window. {hero} [did not say a word|was silent|found nothing to say]. {He} was hearing somebody wish [for all of them in the world|for every one there is], and [knowing the voice|it was a voice {he} knew|recognising {himself}].',
    ],
  ),
  turnDeepens: beat(
    show('walk', 'worried', 'worried', { little: true }),
    [
      'Empty plates [here|left|low], empty plates [there|right|high]! [So many|How many|Ten or twenty] [sad|hungry|long] faces!',
      'One, two, [six|ten], [twenty|thirty|fifty] empty plates! No [supper|lunch|crumb] on [any|any of them|one of them].',
    ],
    [
      'Then {hero} saw [more of them|others, too|still more]. [There were ten, there were twenty|There were six, there were sixty|There were big ones, there were babies], all with empty plates. ^ “Who [took our supper|had our supper|made ours fly off]?” they [asked|all asked|wondered]. {hero} looked at {his} [shoes|toes|hands].',
      '“Mine [flew|hopped|rolled] away as well,” said somebody. “So did [mine|ours|the twins’ one],” said [an aunt|a baker|the next]. ^ Everyone {within} [was hungry|had gone hungry|held a bare plate]. {hero} [wanted to hide|would have liked to hide|wished to sit] behind {spot}.',
    ],
    [
      'And {little} was not [the only one|alone]. Now that {hero} looked, they [stood everywhere|were all about|came from all sides], in the gold light, [with plates in their hands|holding out plates|carrying plates]. A [baker|cook] [had an empty tray|carried a bare tray|shook out a bag]. A [baby|boy|grandmother] had an empty [fist|spoon|mug|bib]. ^ “Somebody’s [wished for|taken|had|pinched] the [lot|whole lot|last crumb],” they said. “[Who|Whoever] would [do a thing like that|be so greedy|want so many]?” {hero} [pushed|dropped|slid] the stone [deep into|to the bottom of|right down into] {his} pocket.',
      'Then {hero} [noticed the others|saw that there were others|looked up]. They were [coming up|walking up|coming] through the gold light, [slowly|quietly], with their plates held [in front of them|out before them|in both hands]. There were [tall ones and tiny ones|grandmothers and babies|whole families] [by the dozen|in their bibs|in slippers]. ^ “We’ve [come about|come after|lost] our [supper|pudding|tea],” said an old voice. “It [went|came|hopped] [this way|over here|up this path|round this bend].” {hero} stood [in front of the heap|before the heap|against the heap] [with {his} arms spread|and made {himself} wide|with {his} coat held open]. You can’t [hide a thing like that|hide a hill|do much about a hill] [with a coat|for long|by smiling].',
    ],
    [
      '[After that|From then on|Now] {he} [saw them everywhere|saw more at every turn|could not stop seeing them]. [They came|They walked|They wandered] through the gold light [by twos and threes|in ones and twos|a few at a time], carrying plates. There was a [cook|baker] with a [bare tray|clean tray|tin, upside down], and [a family with four forks|a family with one napkin|six sisters in bibs], and an old couple with a knife. “It went ping,” they [told each other|were saying|told one another]. “Right [off the table|off the fork|from under my nose]. Who would [do such a thing|do that|want them all]?” ^ “Perhaps they only wanted one,” said {hero}, in a voice [that {he} hardly knew|not much like {his} own|that came from far off], “and wished it wrong.” {He} [held on to|gripped|turned over] the stone. [There had to be|There must be|Surely there was] some way of putting this right [without anybody finding out|without having to say so|on the quiet].',
    ],
  ),
  lowPoint: beat(
    show('sit', 'sad', 'quiet', { little: true }),
    [
      '“I wish,” [says|sobs|begs] {hero}, but the stone is [cold|grey|asleep]. No [ping|plip|plop] [comes|answers|at all].',
      'Crack, the stone is in [two|bits|halves]! There are no [wishes|pings] left for [poor|sad|small] {hero}.',
    ],
    [
      '“I wish,” [said {hero}|{hero} began|whispered {hero}], and [crack|crick|snap|tock], the stone [broke in two|split in two|lay in two bits]. It was [grey and cold|cold and dull|grey inside]. ^ The wishes were [gone|all gone|used up]. {hero} had everything, and {he} had never been [so sad|so lonely|so unhappy].',
      '{hero} [rubbed|tapped|shook] the stone, but [nothing|not a ping|not a plip] came. It was [all used up|empty|as dumb as a spoon]. ^ {He} sat [on|high on|amid] all {his} {many:thing}, and {his} tears [went plip, plop|ran down and down|fell plip, plop].',
    ],
    [
      '“I wish,” {hero} [began|started|told it], and [crack|tick|snap], the stone [fell in two|came apart|broke in half]. Inside it was grey, [like any other|like a pebble|like dust]. It had [no wishes left|not one wish left|nothing left] in it at all. ^ {He} sat down on [the highest heap|the top|the biggest hill]. [Everything that {he} had asked for was|All that {he} had wanted was|All of it, as far as one could see, was] {own}. [All round stood|Below {him} stood|Round about waited] people [with empty plates|holding empty plates|with bare plates], not even cross, only hungry. {He} had never felt so [small|poor|alone] [in {his} life|before|anywhere].',
      '{hero} [shut {his} eyes|held it tight|bit {his} lip] and rubbed [and rubbed|until it was hot|with all {his} might]. “I wish [I’d never wished|I hadn’t wished|I could unwish]!” {he} said. [There was no ping|No ping came|It was silent]. When {he} [looked|opened {his} eyes|looked down], the stone had [split|cracked across|come in two], and [both halves|the two halves|both bits] were as grey as [porridge|slate]. ^ [It was over|That was that|There were no more]. {hero} sat down [right there|up there|amid it], [chin on knees|face in sleeve|hugging {his} knees]. {He} had it all now, [as far as you could see|right to the skyline|every crumb]. {He} [didn’t want any|couldn’t look at it|wanted none of it].',
    ],
    [
      '{He} rubbed it [once more|one last time|again]. “I wish,” {he} [began|started|said]. There was [a crack, quite soft|a small, tired crack|a crack like a nut], and the stone [lay in {his} hand|was lying there|came apart] in two halves, as grey as [porridge|slate]. It had [done what it was asked|kept its word|done as it was told]. [It was finished|There was no more in it|It had nothing left]. ^ {hero} [sat down on top of|climbed up and sat on|sat at the top of] [the largest heap|the tallest heap|the whole heap]. {He} [supposed|reckoned|realised] that {he} was the richest person in the world. [Below {him}|Down there|All about {him}], as far as {he} could see, [stood everybody else|stood all the others|were the rest of them]. [They were not even angry|Nobody was even cross|There was no anger] [down there|in all those faces|any more]. [One of them|A mother|An old man] was breaking a crust of bread [into very small pieces|into crumbs, almost|smaller and smaller], so that it would go round.',
      '“I take it [back|all back|back, every word],” {hero} [told the stone|said to the stone|begged it]. “I wish that [I’d never wished|I’d sat on my hands|I’d wanted soup].” [It was a good wish|It was a sensible wish|As wishes go it was good], and it came [a whole day too late|one day late|after all the others]. There was a small, [dry|sad|flat] sound. The stone had [opened like a nut|come open like a pod|parted down the middle], and it was the same grey [right the way through|from side to side|all through]. ^ [So that was that|That was the end of it|So it was over]. {He} climbed [the nearest heap|the tallest heap|a heap], since there was [nowhere else to sit|no ground to sit on|nowhere else]. All round, [they looked up at {him}|people gazed up at {him}|faces were turned up to {him}], [with their empty plates|holding their plates|over their plates]. Nobody [threw anything|shouted|shook a fist]. {He} would [rather they had|have preferred it|have been glad of it]. It’s [lonely|cold|chilly] at the top of [everything that you ever wanted|all that you ever wanted|what you have always wanted].',
    ],
  ),
  spark: beat(
    show('think', 'thoughtful', 'quiet', { little: true }),
    [
      'No [wish|ping|magic], but two [hands|arms|good hands]! “Hands can [carry|lift|hold] {many:thing},” [says|thinks|sees] {hero}.',
      '“This one is [yours|{little’s}],” [says|sees|cries] {hero}. “And that one is [the baby’s|a granny’s|a baker’s]!”',
    ],
    [
      '{hero} looked [at the heap|down the heap|at all those {many:thing}]. {He} [looked at {little}|looked down at {little}|saw {little’s} plate]. Then {he} [looked at|held up|spread out] {his} [own two hands|ten fingers|empty hands]. ^ “I don’t need [a wish for this|a ping for this|any magic],” {he} said.',
      '“I can’t [wish them back|ping them back|wish them home],” thought {hero}. “But I could [carry them back|carry|take them home]!” ^ {He} picked up one, [just one|the nearest|a small one]. It was [{little’s}|the one with {little’s} candle|{little’s}, with the flag].',
    ],
    [
      '{hero} [picked up {a:thing}|took hold of {a:thing}|found {a:thing} by {his} foot]. [It had|On it was|There was] a little flag [stuck in it|on a stick|made of paper]. “Happy birthday, {little},” [it said|it said on it|was on the flag]. ^ [All day|All this time|From the first] {he} had tried to [make them go away|be rid of them|wish them off]. But they didn’t need to [go away|be away|be gone]. They [needed|wanted] to [go|get|be taken|be carried] home. “I haven’t [any wishes left|a wish left|one single wish],” said {hero}. “But I’ve got [hands|arms|two legs] and [a whole evening|good boots|no shame left].”',
      'Something was [poking|pricking|jabbing|tickling] {him}. It was a birthday candle, and [it stood in|it was stuck in|under it was] {a:thing}. “That’s mine,” [said {little}|{little} called], [far below|down below|on tiptoe]. “I’d [know it|know that crumb|know the candle] [anywhere|in a crowd|by the smell].” ^ {hero} [looked at it|turned it round|held it up] [slowly|frowning|twice]. {He} looked at [the next one|the one beside it|another], which had a bite [in it, by a baby|out of it, a baby’s|as small as a baby’s]. [Every one|Each] of them had been somebody’s [supper|pudding|treat]! “They don’t want [wishing away|getting rid of|magic],” {he} said, “they want [carrying|taking|bringing] [home|back].”',
    ],
    [
      '[One of the|The topmost of the|The last of the] {many:thing} had a flag in it, [made from a matchstick|on a matchstick|no bigger than a stamp]. {hero} had been about [to throw it|to toss it] [over {his} shoulder|down the slope|at nothing in particular]. “{Little},” [it said on the flag|somebody had written|the flag said], [in a wobbly hand|in small crooked letters|in green pencil], “many happy returns [of the day|to you|from us all].” ^ Returns, [thought {hero}|{he} thought|it struck {hero}], [and blinked|of all words|twice over]. {He} [read it again|looked again|said it aloud]. [Each of them|Every one|All of these], then, had been somebody’s. It wasn’t one enormous heap at all, it was [a great many small suppers|hundreds of small suppers|supper after supper], [all in the wrong place|every one gone astray|and none where it belonged]. No [stone|wish|magic] could [sort that out|put that right|help there]. You would have to do it [one by one|plate by plate|by hand], and [say whose fault it was|own up each time|say sorry]. {He} [got up|stood up|wiped {his} face] [and sniffed|with care|and nodded].',
    ],
  ),
  deed: beat(
    show('carry', 'brave', 'brave', { little: true }),
    [
      'One for {little}, and [sorry|so sorry|I’m sorry], [all|everyone|you all]! {refrain}',
      '“It was me, [sorry|so sorry], [take one|here’s yours|one each]!” {refrain}',
    ],
    [
      '“I did it,” said {hero}, [very loud|out loud|to all of them]. “I’m [sorry|so sorry|sorry, all]. I’m [bringing them back|taking them home|going to mend it].” ^ [And the first one|The very first one|The one with the flag] went to {little}. “{refrain}”',
      '{hero} [ran down|slid down|came down] the heap with {his} arms full. “This is [yours|for you|your one], and [this one’s|here’s|that’s] [yours|your mum’s|the baby’s]!” ^ “{refrain}” And each one [made the heap a bit smaller|left a hole in the heap|was one less].',
    ],
    [
      '{hero} [climbed down|came down|climbed to the ground], and {his} [knees|hands|voice] shook. “It was me,” {he} [told them|told them all|said]. “I [wished for the lot|wanted all of them|wished them here]. [I’m sorry|I’m very sorry|And I’m sorry]. I’m [bringing them back|going to carry them back|giving them back].” ^ [The very first one|The birthday one|The first] {he} [put on|laid on|set on] {little’s} plate. “{refrain}” {he} [called|shouted|sang out], and [ran for more|ran back up|was off again]. And somehow, plip, plop, [it had stopped|it was still|nothing fell].',
      'It is a long way down from [such a heap|the top of a heap|a hill like that] when [everyone is watching|people look at you|they all look up]. “[I did it|It was me|That was me],” said {hero}. [{His} ears|{His} cheeks|{His} toes] [burned|glowed]. “I [wanted|asked for|wished for] [them all|every one|the lot], [and I got them|and it worked|out loud]. This is [yours|your own], {little}, and I’m [sorry|really sorry|so sorry].” ^ [Nothing pinged|Nothing went ping|The stone was still]. But the [plipping|plips] stopped, and the [plopping|plops] stopped[, too| as well| then]. “{refrain}” [shouted {hero}|{hero} shouted], and [filled {his} arms again|took up a dozen more|ran back up].',
    ],
    [
      '[It was a long way down that heap|It is a long way down from a heap|That was a high heap to come down]. {hero} [walked up to|stopped before|went up to] the nearest of them, and {his} voice came out [too high|rather high|thin]. “[It was me|I’m the one|I did it], and I [wished for all of them|wanted them all|wished for the lot],” {he} said. “I didn’t [think|stop to think|think of you]. I’m going to [bring them back now|carry them back|give back every one].” Then, [before anyone could answer|without waiting|while they were still staring], {he} [set the one with the flag|put the right one|laid the birthday one] on {little’s} plate. ^ [Something had changed|It was different|There was something new]. It [took {him} a moment to notice what|was a while before {he} knew what|took some listening to find out]. [Nothing was falling any more|The air was empty overhead|Not a crumb was falling]. “{refrain}” [{he} shouted|{he} sang out|{he} cried], [with {his} arms full|over a full load|up to {his} chin], and ran.',
    ],
  ),
  deedHolds: beat(
    show('run', 'brave', 'joyful', { little: true }),
    [
      '[Run|Go|Trot], {hero}, [this|a big|a blue] plate, [that|a wee|a red] plate! All get [one|their own|theirs|one each].',
      'Up and down, [down and up|to and fro|in and out]! Now the heap is [small|low|a bump|a crumb].',
    ],
    [
      'Up the heap and down [it|again|the heap] went {hero}, till {his} [legs|knees|feet] [ached|wobbled|burned]. ^ {C} [helped|puffed, too|carried], and {little} [helped|counted|pointed]. Plate after plate after [plate|bowl|dish] [was full|got full|had its own].',
      '{hero} [gave away|carried home|handed out] [a hundred|eighty|sixty]. Then {he} [gave away|took home] [ninety|seventy|fifty] more, and {his} legs were like [jelly|string|noodles]. ^ But the heap went [down, down, down|down and down|right down] like a [bath|candle|tired tent]!',
    ],
    [
      'It was not quick, [as wishes are|like a wish|and there was no ping]. It was up and down, [to every single plate|to each plate|and over to every plate], until {his} legs turned to [string|jelly|wool]. ^ {C} [carried|took armfuls|went ahead], and {little} [called out the names|read the names|found the plates]. Nobody [shouted at {him}|was cross|scolded]. “There you are, [dear|pet|love],” [they said|people said|said an old man], as if {he} had only [been late|been held up|come round the long way]. And [slowly {spot} came back|bit by bit {spot} came out|at last you could see {spot}].',
      'One wish [had taken {him} no time|took one breath|had been quick]. This [took|wanted|cost {him}] [hours|the whole evening|a long while]. To and fro {he} [ran|trotted|went], with {his} arms full, then [with a tray|with a bucket|with a pram], then with somebody’s wheelbarrow. ^ “Sorry,” [{he} said|{he} panted|said {hero}], [at every plate|to everyone|each time]. “[Thank you|There it is|Ah, lovely],” [they said|they answered]. {Little} [did the counting|kept count|kept the list]. The heap was [as high as|taller than|level with] {spot}. Then it was as high as {c}, and [then it was a crumb|then it was gone|then it was two crumbs].',
    ],
    [
      'Wishing [takes no time at all|takes a second|is quickly done]. [Putting it right|Undoing it|Mending it] took [until the lamps were lit|till lamp time|the rest of the day]. {hero} [went up and down|climbed|was up and down] that heap until {his} legs [were wool|gave out|were string]. To every plate {he} [said the same thing|said that {he} was sorry|used the same words], and [it never got easier|it got no easier|it stayed hard], only shorter. {C} [carried|carried, too|went to and fro]. {Little} [read out|called out|deciphered] the flags. ^ What {he} [had not expected|could not have guessed|never dreamed] was that they [would help|might help|would lend a hand]. Somebody lent [a tray|a pram|a bucket]. [Somebody began|They began|Some children began] a chain, [from hand to hand|a row of hands|down the slope]. [Little by little|By and by|Plate by plate] the great heap sank, and out of it, [like an island|like a ship|like a whale], [rose {spot}|came {spot}|appeared {spot}].',
    ],
  ),
  solved: beat(
    show('cheer', 'laugh', 'joyful', { little: true }),
    [
      '{Little} breaks it in two, [snap|crack|snip]! [Half|One half] for {hero}, and [mmm|yum|munch]!',
      'Everybody [eats|munches|sings] and [claps|hums|laughs]. “Happy birthday, [dear|good|our] {little},” they [sing|hum|call]!',
    ],
    [
      '[All the plates|Big plates and small|Everyone’s plates] were [full|full again|filled]. Only {hero} [had none|had nothing|stood there without]. ^ So {little} [broke|cut|pulled] the birthday {thing} in two. “Half for you,” [said {little}|{little} told {him}]. [Mmm|Yum|Oh], it was the [best {hero} ever ate|nicest of them all|best in the world].',
      '“Happy birthday, {little}!” [they all sang|sang everybody|sang the whole place]. Everyone [had one|had just one] {thing}. One was [just right|quite enough|plenty]. ^ And who got the [biggest|last|best] bite? [{hero} did|Why, {hero}|{hero}, of course]!',
    ],
    [
      'When the last plate [was full|had its own|was served], there was [nothing left|not a crumb left|none over] for {hero}. {He} [didn’t mind|minded very little|had expected that]. {He} sat down and [listened to everybody chewing|enjoyed the noise of chewing|watched them eat]. ^ Then somebody [pulled {his} sleeve|tugged at {his} sleeve|tapped {his} knee]. {Little} had broken the birthday {thing} in two, as fairly as anybody could, and [held up|held out|handed {him}] the [bigger|larger] half. {hero} had eaten [so many|dozens] that day. This was [the first one|the only one|the one] that {he} [tasted|really tasted|enjoyed].',
      '“[That’s everybody|That’s the lot|Everybody’s got theirs],” said {hero}. [{His} own plate|{His} plate] was empty, and {he} was [hungry by now|starving by now|ready for supper], which [served {him} right|was only fair|couldn’t be helped]. ^ There was a [cough|small cough|tap|poke] [near {his} knee|at {his} elbow|below]. “[Half’s yours|This half’s yours|Yours],” said {little}, and [pushed it over|held it out|put it in {his} hand]. “You can’t [have|do|hold] a birthday [all by yourself|alone|with nobody].” So {hero} [bit into it|took a bite|tried it], [corner first|and chewed|with shut eyes], and oh! So that’s what [it was|one was|this was] [supposed to taste like|meant to taste like|really like].',
    ],
    [
      'The [last|very last|final] one [went to|was for] [the old couple|the old pair]. Then [the ground was bare|there was no heap|it was all gone], and everybody had exactly what they had had that morning, and for some reason they [were having a party|had begun to dance|felt like singing]. {hero} sat [on the edge of it|a bit to one side|at the side]. There was none for {him}, which was [only right|as it should be|fair enough]. ^ Somebody [coughed|pulled at {his} cuff|cleared a very small throat]. {Little} had [sawn|divided|broken] the birthday {thing} in two and was holding up [a half|one half] on the flat of a leaf. “[I can’t|I couldn’t|It’s yours],” said {hero}. “It’s [a present|a birthday present|half a birthday],” said {little}. {He} had begun the day with all the {many:thing} in the world, and not one of them had [tasted like this|been half as good|come near it].',
    ],
  ),
  home: beat(
    show('hold', 'cheeky', 'cosy', { at: 'home', props: STONE }),
    [
      'One {thing} at home and two [plates|spoons|friends]. Snap, half [each|for you|for {c}], and [yum|mmm|munch]!',
      '“I wish,” [says|yawns|hums] {hero}. “Oh no, I [don’t|do not|won’t], [good night|sleep well|sleep tight], stone!”',
    ],
    [
      'At home there was one last {thing} [on the plate|in the tin|under a bowl]. {hero} [cut it in two|broke it in two|cut it into bits]. ^ “I wish,” {he} [told the stone|said, and yawned|whispered]. Then {he} shut {his} mouth, and [smiled|laughed|shook {his} head]. “[Never mind|Nothing|I’ve got enough].”',
      '{hero} put the two bits of stone [on the windowsill|under {his} pillow|beside the bed]. ^ “I wish,” {he} [told|whispered to|said to] [them|both of them], “for [nothing|nothing at all|no more].” They did not [go ping|say a word|make a sound].',
    ],
    [
      'At home there was one {thing} [on a plate|on the table|under a bowl]. Somebody had [saved it for {him}|kept it back for {him}|put it by]. {hero} looked at it [for a while|from both sides|and sniffed it], and then {he} went to find a knife, and [another plate|two more plates|some more plates]. ^ The two halves of the stone held the [door|window|gate] open [that night|from then on|after that]. “I wish,” said {hero}, [from habit|out of habit|without thinking], and stopped. “[No|Nothing|Never mind],” {he} said, “[I’ve got it already|there’s nothing missing|I’ve had it].”',
      'It was [dark|late|quite dark] when {hero} [came in|got home|wiped {his} boots]. On the table stood a plate with one {thing} on it, and {he} [laughed out loud|had to laugh|began to giggle]. Then {he} [called them all in|called everyone|fetched the whole house], and they had a [corner|crumb] each. ^ The stone lay [on the windowsill|by the bed|on the shelf], in two [halves|bits|grey halves]. “[Anything else|What next|Any more wishes]?” it [seemed to|might|looked about to] ask. “No, thank you,” said {hero}, and [put out the light|shut {his} eyes|turned over].',
    ],
    [
      'There was one {thing} on the kitchen table when {he} came in, [under an upturned bowl|under a cloth|beneath a sieve]. Somebody had [kept it for {him}|saved {him} that|thought of {him}]. {hero} fetched [two more plates|three more plates|more plates], and a knife, and took [great pains|a long time|some trouble] to get it even. ^ Afterwards {he} glued the stone together, and stood it on the windowsill, where it made [a fair paperweight|a good bookend|a handsome paperweight]. It was [quite empty|used up|just a stone], {he} was nearly sure. “I wish,” {he} [said to|told|remarked to] it, [as one says good evening|as you say good evening|from politeness]. Then {he} thought [for some time|about it|hard], [head on one side|with one eye shut]. “No,” said {hero}, [and yawned|yawning|after all]. “[That’s the lot|That’s everything|Nothing more] [for me|thank you|for now].”',
    ],
  ),
};
