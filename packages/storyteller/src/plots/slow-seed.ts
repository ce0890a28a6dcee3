import { beat, type Plot, show } from './plot.ts';
import { slowSeedTries } from './slow-seed-tries.ts';

const PACKET = [{ prop: 'letter', place: 'hand' }] as const;
const FLOWER = [{ prop: 'flower', place: 'ground' }] as const;

/** A seed that will not be hurried; everything helps it less than the one thing nobody has tried. */
export const slowSeed: Plot = {
  id: 'slow-seed',
  titles: [
    '{hero} and the Slow, Slow Seed',
    'Hurry Up, Seed! Said {hero}',
    '{hero} and the Evening Wonder',
    'Nothing Yet, {hero}',
  ],
  taglines: [
    'A story in which nothing happens, and then it does',
    'A story for people who can hardly wait',
    'A story about something very small and very late',
  ],
  blurbs: {
    young: [
      '{hero} has a seed. Grow, seed, grow! But the seed is in no hurry at all. Will it ever come up? Turn the page, and wait, and see.',
    ],
    old: [
      'The packet promises a wonder by this evening, and all you have to do is. There it is torn off. {hero} and {c} have tried everything they can think of. So what is the one thing that they have not done?',
    ],
  },
  refrains: {
    young: [
      'Grow, seed, grow, be fast or slow!',
      'Wiggle, wiggle, up you come!',
      'Leaf by leaf and up you go!',
      'Sip, seed, sip, drip by drip!',
      'Peep, seed, peep, wake from sleep!',
      'Little dot, grow a lot!',
      'Root and shoot and bud to boot!',
      'Up, up, up from your muddy cup!',
    ],
    old: [
      'Grow, seed, grow, be it fast or slow!',
      'Up and out, little root, little sprout!',
      'Take your time, and up you climb!',
      'Slow or quick, you’ll do the trick!',
      'Leaf by leaf, beyond belief!',
      'Root and shoot, and a flower to boot!',
      'Small to tall, and mud and all!',
      'Dark and deep, then up you creep!',
    ],
  },
  lessons: ['patience', 'listening', 'mistakes'],
  themes: ['patience', 'egg', 'magic', 'curiosity', 'new-baby'],
  settings: ['garden', 'meadow', 'forest', 'town', 'jungle', 'mountain'],
  quest: { props: ['flower'], from: 'none' },
  want: beat(
    show('hold', 'wonder', 'wonder', { at: 'home', props: PACKET }),
    [
      'A [letter|packet|paper bag] [rattles|rustles|tick-tacks] on the mat. Out [rolls|hops|drops] one [small|round|brown] seed!',
      '[Shake|Tip|Tilt] it, {hero}, what is [in it|inside]? A [wee|brown|dull] seed, [small|round] as a [pea|bead|button]!',
    ],
    [
      'A [little|thin|yellow] packet [flopped|dropped|slid] on to the mat, and it [rattled|ticked|rustled]. ^ Inside was one [brown|round|hard] seed. “EVENING WONDER,” it said in [gold|curly] letters, “grows in [a day|one day].”',
      '{hero} tipped up the [paper|old|crackly] bag, and out [rolled|hopped|dropped] a seed like a [bead|button|full stop]. ^ “You’ll be a flower by [tonight|bedtime],” {he} [told|informed] it, “and [taller than me|as tall as a door|big as a hat].”',
    ],
    [
      '[The packet had one seed in it.|There was one seed in the packet.|Inside the packet was just one seed.|One seed, and no more, was in the packet.] “EVENING WONDER,” it said [on the front|in red|in curly letters|at the top]. “[Ready|Out] [the very same day|the day you start|by the end of the day]! [Plant it|Put it in the earth|Set it] {within}. Then all you have to do is” ^ And [there it was torn off|there was the torn edge|that was the end of the paper|there the corner was gone]. {hero} [looked in the envelope|felt in the envelope|shook the envelope|peered into the envelope|blew into the envelope]. {He} looked [under the mat|behind the door|on the back|in {his} slippers]. “[All you have to do is what|Is what|Is do what]?” {he} [said|asked {c}|asked|asked the cat flap|demanded].',
      '[It rattled when you shook it.|When you shook it, it went tick-tack.|It was nearly flat, and it rattled.|It weighed nothing, and it rattled.] {hero} [tipped up the packet|held it upside down|tore the top off], and out rolled one [brown|bald|speckled] seed. ^ “[A wonder|One wonder] by this evening,” {he} [read|read out|spelled out]. “[Put it in the ground|Bury it|Poke it in|Plant it|Set it deep] {within}. And then just” The rest had been [eaten by a snail|nibbled away|chewed by a puppy|burned by a candle]. “[Just what|Just do what]?” [asked|demanded|called] {hero}. The seed [did not say|lay there|wasn’t telling|kept quiet].',
    ],
    [
      '[The packet was so old|It was an old packet, so old] [that the colours had gone to sleep|that it crackled like toast]. There had once been a flower on the front; now there was [a yellow smudge|a brown ghost|an orange cloud], [and some curly writing|with writing round it]. “EVENING WONDER,” [it said|it said, underneath|the writing began|that was its name|said the curly bit]. “[One seed|Contents, one|Single seed|Just one seed|One seed inside]. [Plant|Sow] {within}, [of a morning|early|and firmly]. [It will astonish you|You will be astonished] [the same night|before bed]. All that you have to do is” ^ {hero} [turned it over|shook it]. A [snail|mouse|moth|beetle] [had eaten the rest|had dined on the rest]. [It seemed rather hard|It was rather hard|{He} thought it unkind], to be told of a wonder and have the instructions [digested|eaten|missing]. {He} [held|lifted] the seed [against the light|to {his} ear|to {his} nose]. It was [brown|wrinkled|smooth], [like a nut|and cold]. It [looked|lay there] [as if it knew|as though it knew|extremely calm].',
    ],
  ),
  setOut: beat(
    show('walk', 'smile', 'joyful', {
      props: [{ prop: 'bucket-and-spade', place: 'hand' }],
    }),
    [
      '[Off|Out|Away] we [hop|skip|trot], {into}! {refrain}',
      'Bring the [spade|can|bucket], {c}, and [dig|come|hop]! {refrain}',
    ],
    [
      '{hero} [took|shouldered|swung] the spade. “It will be as tall as a [house|ladder|bus],” {he} [said|cried]. ^ “{refrain}” they [sang|shouted], [hopping|skipping|marching] {into}.',
      'Off they [went|skipped] {into}. The seed rode in {hero’s} [hat|fist|pocket] and the [bun|spoon|string] in the can. ^ “{refrain}” {he} told it, at every [gate|puddle|step].',
    ],
    [
      '“It [grows in a day|only takes a day],” {hero} told {c}, “so we mustn’t [waste any|dawdle|stop for anything].” {He} [took|packed] the spade and the watering can, and carried the seed in {his} [fist|hat|shoe|top pocket]. ^ “{refrain}” {he} [shouted|sang|roared] [at the gate|to the gatepost|on the doorstep]. Then [they ran|they galloped|they trotted], [all the way|without a stop] {into}. {He} wasn’t going to have it [starting without {him}|come up without {him}|flowering on the way|beginning before {he} got there].',
    ],
    [
      '“We’ll [work it out|find out|invent something] as we go,” {hero} [told|promised] {c}. “How many things can you [do with|do to|try on] [a seed|one seed]?” {He} [packed|brought] whatever might be wanted: a spade, a can, [a blanket, and sandwiches|string, a blanket, and sandwiches|a blanket, a ladle, and sandwiches], since wonders make you hungry. ^ The seed travelled in {his} [top pocket|left pocket], so as to be near [something beating|a heart|company]. “{refrain}” {he} [informed it|told it] at the gate, [in a firm voice|sternly], to start as {he} meant to go on. Then they set out {into}, [at a trot|at speed|half running], as there was [only the one day|just the one day|not a minute to lose].',
    ],
  ),
  problem: beat(
    show('crouch', 'thoughtful', 'funny', {
      props: [{ prop: 'bucket-and-spade', place: 'ground' }],
    }),
    [
      '{hero} [digs|pokes|makes] a hole, and in [goes|hops|drops] the seed. Nothing [green|at all] [comes|grows|peeps] up.',
      'Pat it [down|flat], [pat, pat|tap, tap|press, press]. [Up|Come|Grow], seed, {hero} is [waiting|looking|counting]!',
    ],
    [
      '{hero} [made|poked|dug] a hole by {spot} and [put|dropped|tucked] the seed in. {He} waited for nearly a [minute|song|yawn]. ^ Nothing [came|grew|happened], and it was [brown|flat|muddy] all over.',
      'Down went the seed, [next to|close by|beside] {spot}. “[One, two, three|Three, two, one|Ready, steady], grow,” [said|cried|ordered] {hero}. ^ The ground stayed [shut|flat|brown]. “Four,” {he} said, “[and please|and five|and now].”',
    ],
    [
      '[They found|There was] a good [soft place|dark place|crumbly place] near {spot}. {hero} made a hole [with {his} thumb|with a spoon handle|with one finger], dropped in the seed and [tucked it up|covered it over|patted it flat]. Then {he} [lay down|stretched out] [on {his} tummy|flat] to watch. ^ {He} [watched for|gave it] [one whole minute|two whole minutes|a hundred heartbeats]. [A beetle went by|An ant went round it|A bee came and left|A fly sat down, and got up]. “It’s [slow|late|asleep],” [said|decided] {hero}. “It must be [broken|shy|stuck|an old one], [poor thing|I expect|don’t you think].” And [that was how it began|that was the start of it|so it all began|that was when the helping began].',
    ],
    [
      'They chose a place beside {spot}, where the earth was crumbly and [smelled of cellars|dark as cake|black as boots|soft as flour]. {hero} put the seed in [as deep as {his} thumb|a thumb deep|up to the second knuckle] and [smoothed the top|shut the lid]. It was done [in a moment|in no time], and now it was [the seed’s turn|up to the seed|for the seed to act]. {He} [lay down to watch|lay down, chin on fists|settled down to see it|made {himself} comfortable|lay flat and stared]. ^ Nothing has ever been [watched so hard|looked at so hard|stared at like that|given so much attention]. {He} [watched it with|used] {his} left eye, [to rest the right|and then {his} right, to share the work|so that the right could sleep]. When {he} felt that it must be nearly lunch time, a [snail|beetle|caterpillar|worm] that had set out when {he} did [was just drawing level with|had just reached] {his} elbow. “Something’s [wrong|the matter with it|gone wrong],” [said|announced] {hero}.',
    ],
  ),
  tries: slowSeedTries,
  turn: beat(
    show('kneel', 'wonder', 'wonder'),
    [
      '{hero} [lies|sinks|bends] down, ear on the [earth|mud|ground]. Tick, says [something|somebody|it], deep [down|in there].',
      '[Listen|Hush|Hark], {c}, the ground goes [tick|tick, tick]! The seed is [busy|awake|at home].',
    ],
    [
      '{hero} put {his} ear to the [ground|earth|mud], and held {his} [breath|nose|hat]. ^ Tick, said something [tiny|very small|far down], and then it said it [again|twice more|once more].',
      'Then {hero} lay down [flat|sadly|softly], one [ear|cheek] on the earth. It was [warm|cool|smooth] and [still|damp|smelled of worms]. ^ “Tick,” said the [ground|earth|mud]. “{C},” [whispered|gasped|breathed] {hero}, “it’s [alive|awake|ticking]!”',
    ],
    [
      '{hero} lay down with [{his} cheek|one ear] [on the ground|on the earth|in the crumbs]. {He} was [too tired|too hot and cross] [to do anything else|to think of anything|for one more idea]. And that was how {he} [came to hear it|heard it at all|noticed it|found it out]. ^ “[Tick|Tick, tick],” [it went|went the ground|said the mud]. It was the smallest noise {he} [had ever heard|knew], [smaller than a watch|like an ant in slippers|like a flea knitting]. {He} [held {his} breath|stopped breathing|listened with both eyes|bit {his} lip]. “[Tick|Tick, tick|Tick, tack|Tickety, tick|Tick, tick, tick].” [Somebody was|Something was] [at work|busy|getting dressed] down there. [They’d been at work|It had been going on] [the whole time|all day long|since the first pat].',
      '“[That’s that|I’m done],” said {hero}, and [lay down flat|fell flat|lay there]. It was {his} left ear [that noticed|that heard it|that found out|that did it]. [It happened to be on|It was squashed against] [the ground|the soil|the mud]. ^ [Tick|Tick, tick|Something ticked], [quite low|once|down below]. It was [about as loud as|no louder than] a [snowflake|yawn|blink|crumb]. {He} [put a finger to {his} lips|held up one finger], and {c} [kept quite still|froze|stopped in mid-hop]. [Tick|Tick, tick], [went the ground|said the ground|it went again]. It was [busy|something going on|hard at it] [in there|down there|below]. And it [didn’t sound|did not seem] as if it wanted [any help|a hand|visitors].',
    ],
    [
      'In the end {hero} lay down on {his} front, [out of pure tiredness|because {his} knees had given up|since there was nothing left to run for], with one ear [against the earth|in the dirt]. It was [a good while|some time] before {he} noticed that {he} was [hearing anything|hearing something]. ^ [It was|That was] [hardly a sound|barely a sound|less than a sound]. It was more like the [ghost|crumb|shadow|pip] of one: tick, and then, [when you had given up|when you stopped expecting it], tick. [All|Slowly] [the hair stood|the hairs rose] [on {his} arms|along {his} arms|on {his} neck]. Right under {his} ear, in the pitch black, with [no hands and no light|no hands, no lamp|no map, no lamp] and nobody to ask, something was [getting on with it|hard at work|making its way]. {He} had been [so busy that|so loud that] {he} had [never once listened|not listened once].',
      '{hero} [stretched out|lay back] on the ground, with {his} arms at {his} sides, [like a dropped doll|like a plank]. {He} [had used up|had got through] the morning, and [most of {his} temper|all of {his} patience|every idea]. [For the first time that day|At last] [nobody was doing anything|everyone was idle|no one was helping]. ^ So it was quite quiet; and [out of the quiet|somewhere in it], under {his} ear, came [a tick|one tick]. {He} [thought it was|took it for] [{his} own heart|{his} own pulse|a beetle]. {He} held {his} breath, and [there it was again|it came again], slower than a heart, and much more [patient|stubborn|contented]. It was not [asking for anything|calling {him}|in any trouble|complaining], [either|at all|by the sound]. It was [simply at work|busy, that was all|getting on with things|occupied], [and content|steadily|tick by tick]. [Very carefully|With great care], as if the ground were asleep, {hero} [took {his} elbow off it|moved {his} elbow away|lifted {his} boot from it].',
    ],
  ),
  turnDeepens: beat(
    show('run', 'worried', 'brave', { props: PACKET }),
    [
      '[Look|Oh|See], the packet says [tonight|only tonight|tonight or never]! Run for [good|black|soft] earth, {c}!',
      'It [must|has to] be tonight, [quick|hurry|run]! Fetch [black|better|softer] earth, a [pot|spoon|bucket] full.',
    ],
    [
      '[But the shadows grew|The shadows had grown] [long|blue|thin]. “Tonight, or [never|not at all],” said a line on the [back|packet|flap]. ^ “It needs [better|blacker|softer] earth,” [cried|said] {hero}, and [ran|was off].',
      '“It must open [tonight|this evening],” {hero} read on the [back|flap|packet], “or it never will!” ^ [Far off|Over there] lay the best, [blackest|softest|crumbliest] earth, and they [ran|raced|galloped] to fetch some.',
    ],
    [
      'Only now did {hero} [see|find|notice] the [small print|tiny writing|last line] on the [back|flap|side]. “[Opens|It opens|To open] at dusk,” [it said|it began|said the first line]. “[Tonight|This evening], [or not at all|or never|and no other night].” And [the light|the sun|the day] was [turning gold already|yellow already|going, yellow and low]! ^ “It needs better earth,” [{he} said|{hero} said], “[and fast|and right now|a bucket of it].” The [blackest|best] in all {place} was [on the far side|right over the other side], past {spot}. They [ran|raced|ran with the bucket|did not stop for breath], [boots and all|heads down|spade and all].',
      '“[When does it|When will it] [open|flower]?” said {hero}. {He} [turned the packet over|looked at the back|flipped the packet|searched the packet], [squinting|in haste]. There was a line [on the back|along the edge|below the picture], [as thin as a hair|no thicker than a whisker|in letters like ants|half rubbed out]. “[Tonight at dusk|At dusk today|This evening], [or never|or not ever|and only once].” ^ [All the shadows|The shadows|Even pebbles] had grown [long legs|long arms|tails|beards]. “[It’ll be|It will be] [late|too late|behind], [poor thing|oh dear]!” {he} [said|cried|gasped|wailed|shouted]. “It [must have|needs|wants] the [blackest|finest|softest] earth.” [That was|It lay] [far away|nowhere near], beyond {spot}. They ran [for it|all the same|like hares], [bootlaces flying|puffing|side by side].',
    ],
    [
      'On the back, in letters the size of [poppy seeds|fleas|crumbs], there was [one line more|one last line]. {hero} [had to hold it|had to turn it] [to the last of the gold light|sideways to the low gold light|up, for the light was going]. “It opens at dusk, [on its first evening|on its first night|the first day], [or not at all|or never|and at no other time].” ^ So it was alive, and [it was trying|it was doing its best|it was hard at work], and there was [an hour|less than an hour|barely an hour] left. It is much harder to be [sensible|calm|wise] about a thing once you have [heard it tick|listened to it]. “Earth,” [said|announced|decided|muttered|begged] {hero}. “[Better earth|The best earth|Blacker earth|Something richer], [and fast|that’s what|by the bucket].” On the far side of {place}, beyond {spot}, [was some|lay some] as black as [treacle|a stove|liquorice]. They [took|snatched up|swung up] the bucket [and ran|and bolted].',
    ],
  ),
  lowPoint: beat(
    show('sit', 'sad', 'quiet'),
    [
      'No [leaf|bud|tip], no flower, only [mud|holes|brown]. {hero} [sits|sinks] down and [sniffs|sobs|droops].',
      '“[Sorry|I am sorry], [seed|little seed|small dot],” says {hero}. A tear goes [plip|drip|plop] in the mud.',
    ],
    [
      'The light was [nearly|almost] gone, and the earth was [flat|bare] and [brown|shut|still]. ^ “I’ve done everything [wrong|too much|twice],” said {hero}. A tear fell on the ground and [went plip|sank in|made a dot].',
      'There was no leaf and no [flower|bud], only mud, and {hero} in the [middle|thick]. ^ “I only wanted to [help|be quick|see it],” {he} said, and {his} [chin|lip|voice] [shook|wobbled].',
    ],
    [
      '[It was dusk|Dusk had come], and the ground was [as flat as a plate|as bare as a table|flat, and shut]. {hero} [had given it|had fetched it] [everything there was to give|all that {he} could carry|lunch, lakes and lectures]. There was nothing [left to fetch|left in the bucket|more to carry], and [nobody left to ask|no one to ask|not one idea to try]. ^ “I [never|not once] [left it alone|let it be|stopped] for a minute,” {he} said. “[If I were that seed|In its place], [I wouldn’t come up either|I’d stay down there|I’d go deeper].” {He} [wiped {his} nose|rubbed {his} eyes|dried {his} chin] with [a muddy hand|an earthy sleeve]. [That|It|This] [made it worse|did not help|only moved the mud], [of course|rather|as usual].',
      '[The last gold went|The gold slid|The yellow went] [out of the sky|off the roofs|over the edge]. {hero} [looked at|sat by|knelt at] [the place|the bare place] by {spot}. It was brown and [bare|sad|flat], and covered in [footprints|handprints|boot marks], all of them {own}. ^ “You were [all right|fine|perfectly happy] till I came along,” {he} [told the seed|said to the ground]. [There was|{He} had] [a lump in {his} throat|something stuck in {his} throat|a hot place behind {his} eyes]. {He} hadn’t [one idea left|a single idea|any plan left], not even [a bad one|a silly one|a wet one].',
    ],
    [
      '[The gold|All the gold] went out of the light, and then [the light began to go as well|the light followed it|the rest went after]. The earth lay there, trampled and patted and [patched|smoothed|prodded|mended] a hundred times, like something that has been [told off all day|tidied all day]. [{hero}|And {hero}] [sat down in front of it|sat down beside it|put down the spade]. {He} [could think of|knew of] nothing else [to do to it|to give it|to try on it]. ^ “[I’m sorry|I’m so sorry|I beg your pardon],” {he} said [to the ground|to it, out loud|to the bare earth]. “You were all right until I [started helping|came to help|began to help|got hold of you].” [Nobody|No one] [answered|replied|said it was all right]. It is a [lonely|bitter|sad] thing to have [tried as hard as ever you can|done your very best], and to see that it was the trying that did it.',
      '[It grew dusky|Dusk came|The light thinned|Evening was coming down], [bit by bit|softly|like a lid]. {hero} could [just see|barely see] the place beside {spot}, and it was as bare as a [table|plate|doorstep|shelf]. All round it was the mess that {he} had made, the holes, and [the heaps|the ditches|the mounds], and the puddles with [a bit of sky in them|a crumb floating in them]. {He} [had|truly had] [meant every one of them well|meant them all kindly|dug each one with love]. ^ That is a [miserable|wretched|sorry] thing to look at, your own good meaning, lying about [in heaps|for all to see]. “[I don’t think|I doubt if] it’s [coming|going to|coming now],” {he} said. {His} voice [wobbled|cracked], [rather|halfway|in the middle]. “[I don’t think that I would|I wouldn’t], if somebody had [made such a noise|marched about] on top of me.”',
    ],
  ),
  spark: beat(
    show('think', 'thoughtful', 'quiet'),
    [
      'Who [pulls|shouts|tugs] {hero} [up|big|tall]? [Nobody|No one does], and {hero} [grows|gets big|gets tall]!',
      '{hero} did [it all|too much|such a lot], but never [waited|sat still|did nothing]. [Let us|Let’s|We can] [wait|just sit|sit still]!',
    ],
    [
      '{hero} thought of the door at home, with {his} [marks|lines] on it. {He} got taller every [year|birthday|summer]. ^ And nobody had ever [pulled|dug|shouted]! “I know what’s [left|missing],” {he} said.',
      '“I’ve tried everything,” said {hero}, “there’s [only nothing|nothing] left to do.” Then {he} stopped and [blinked|smiled|stared]. ^ “Nothing,” {he} said [again|slowly|to {c}], “I haven’t tried that [yet|once]!”',
    ],
    [
      '[At home|In the kitchen] was a doorpost with [pencil marks on it|pencil lines all up it|a ladder of pencil lines]. That was {hero}, [at two|at one], [at three, at four|at three and at four|at three, four and five]. ^ And [how had {he} grown|how had that been done|what had made {him} grow], [year after year|inch by inch|all that way]? Nobody had [pulled|shouted|pushed|dug], [ever|at all|not one of them]. They had given {him} [{his} supper|{his} soup] and [let {him} sleep|put out the light|left {him} to it]. “[There’s nothing left to do|We’ve only nothing left to do],” {he} said [slowly|at last|to {his} knees]. “[And I haven’t|But we haven’t|Only I haven’t] [tried Nothing|done Nothing yet|had a go at Nothing].”',
      '{hero} [thought about|felt for|remembered] {his} [last wobbly tooth|first wobbly tooth]. {He} [had pushed it and pulled it|had wiggled it|had licked it and twisted it] [for a week|for days|at every meal]. Then {he} had forgotten it, and it came out in a [bun|pear|toffee|crust], [all by itself|as easy as that]. ^ Some things [got on better|did better|went quicker] [without you|alone|if left]. “I’ve [done everything to|tried everything on] that seed,” {he} [said slowly|said|told {c}]. “[Everything|I’ve tried everything|I’ve done everything] [except nothing|except just nothing|but nothing].”',
    ],
    [
      '“[There’s nothing left to do|Nothing’s left to do],” [said {hero}|sighed {hero}]. {He} had said it [in despair|with a sob|in a flat voice], but the words [stayed in the air|hung about], and {he} looked at them again. ^ At home in the kitchen was a [doorpost|door frame], with a pencil mark for [every birthday|every year|each new coat]. [They went up it|The lines climbed] [like a ladder|like stairs|one over another]. {He} had never felt {himself} do it, [not once|ever]; it happened when [nobody was attending|nobody looked|backs were turned]. {He} had been given [soup|porridge], and a bed, and [a good deal of peace|plenty of quiet]. “Nothing,” [said|repeated] {hero}, [trying out the word|tasting the word|slowly]. “It’s [the only thing|the one thing] we haven’t [done to it|given it|tried].”',
    ],
  ),
  deed: beat(
    show('sit', 'brave', 'brave'),
    [
      'One [sip|drop|spoonful], and then [sit|wait|hush]. {refrain}',
      '{hero} sits [quite|so] still, hands [in|away|shut]. {refrain}',
    ],
    [
      '{hero} gave the seed one [sip|drop|spoonful], and sat on {his} [hands|thumbs]. ^ “{refrain}” {he} [whispered|breathed|hummed]. After that {he} did not [say|do|touch] anything.',
      '{hero} sat [quite|so] still, with {his} back to the [cold|sharp|nosy] wind, and it was hard. ^ “{refrain}” {he} said, very, very [softly|slowly].',
    ],
    [
      '{hero} smoothed the earth [with one finger|with {his} little finger|with the back of a spoon], and [gave it one small sip|gave it one sip|poured out one spoonful]. Then {he} [did|tried] [the hardest thing of the day|the hardest thing|something very difficult]. {He} [sat on {his} hands|tucked away {his} hands|put {his} hands under {his} knees|locked {his} fingers together|sent {his} hands to {his} pockets]. ^ A cold wind came [creeping|sniffing round|along the ground|in under everything]. {hero} [moved round|shuffled round], to be [between it and the seed|in its way|a wall for the seed]. “{refrain}” {he} whispered, [once|only once], [the way you say good night|as you’d say good night|like a secret].',
      'First {he} [said sorry to it|begged its pardon|told it sorry|filled in the holes]. Then {hero} gave it [one sip of water|one drop of water], and put {his} hands [behind {his} back|in {his} pockets|up {his} sleeves]. ^ A cold wind came [nosing|sneaking|feeling its way] along the ground, so {he} [sat in its way|became a wall|sat there, like a door]. “{refrain}” [{he} said|{he} hummed], [hardly louder than the grass|as low as the grass|no louder than moss]. After that {he} didn’t [do a thing|do anything|lift a finger|move a toe], [and it was hard|on purpose|all evening].',
    ],
    [
      '{He} [went about it|did it] [slowly|without hurry|like somebody laying a table|on tiptoe]. {He} [picked out the pebbles|took out the pebbles] and [smoothed the ground|brushed the ground flat|closed the holes]. {He} gave it [one cup of water|half a cup of water|a spoonful of water], [a drop at a time|slowly|drop by drop]. Then {hero} sat down with {his} back to the wind, and put {his} hands [underneath {him}|out of sight], since {he} could not [trust them|rely on them|leave them loose]. ^ “{refrain}” {he} said, [so low|so softly] that it was [hardly more than breath|mostly breath]. [It was not|This was not] [an order any more|an order now|a command]. It was the kind of thing you say [through a door|through a wall|down a stair], to [let somebody know|tell somebody] that you are there.',
    ],
  ),
  deedHolds: beat(
    show('sit', 'wonder', 'quiet'),
    [
      'An [ant|fly|beetle] walks on {hero’s} [nose|knee|boot]. {hero} [waits|sits|lets it], and [crick|crack|pip], says the earth.',
      'Do not [wriggle|giggle|sneeze], do not [scratch|poke|peep]! The earth [cracks|bumps|opens] [a bit|a hair|at last].',
    ],
    [
      '{hero’s} [nose|ear|knee] itched, and {he} [let it|did not scratch]. [A beetle|A fly|An ant] walked [up {his} leg|over {his} boot|across {his} knee], and {hero} let it. ^ Then the ground went [crick|pip|tick]!',
      '{hero’s} foot went [to sleep|fizzy|numb], but {hero} stayed [awake|still|put]. {C} [stopped yawning|pointed|held very still]. ^ And [there|then], look, a crumb of earth [rolled over|got up|fell off its heap]!',
    ],
    [
      '[First there was|First came|It began with] an itch, [on the end of {his} nose|behind {his} knee|just inside {his} ear]. {hero} [let it itch|let it|did not scratch|thought of something else|left it alone]. [Then there was|Next came|After that came] [a beetle|an ant|a spider]. {He} [let it pass|let it cross|wished it well|held still for it]. ^ [It grew so quiet|So quiet was it] that {he} could [hear {c} blink|hear the worms|hear {his} own eyelashes]. {His} [fingers|thumbs] [wanted to dig|wanted to poke|twitched]. And then, by itself, [a crumb|one crumb] of earth rolled over, [as if somebody had turned in bed|like somebody waking|the way a sleeper does].',
      '[Doing nothing|Sitting still] turned out to be [hard work|the hardest work|harder than digging]. {His} [toes|heels|knees] wanted to [jiggle|dance|hop]. {His} [fingers|thumbs|hands] wanted to [dig|poke|pat]. {hero} [told them no|said no], one after another, [by name|politely|like a teacher]. ^ [The first star|One star|A star] [came out|lit up|opened], [and watched|and waited|and sat still]. [Something|A spider] [tickled {his} knee|crawled over {his} foot|sat on {his} thumb]. {He} [let it|let that be|breathed out|allowed it], [blinking|politely|and swallowed]. Then there was a creak, like a very small [door|lid|gate|chair], and a bit of the ground [got up|lifted|sat up].',
    ],
    [
      'It is [a mistake to think|wrong to think|quite untrue] that nothing is [happening|going on] when you do nothing. {hero} [had never been|had not ever been] [so busy|so hard at work]. There was [an itch to be left alone|an itch to be ignored], and a beetle to be [let pass|made way for]. There were {his} [ten fingers|eight fingers and two thumbs], [every one of which had a good idea|each with an idea of its own]. There was [the|that] voice in {his} head that said, “[One peep|Just one look|A tiny poke|Only a tickle]. [Where’s the harm|Who’d know|Why ever not], [really|after all|just once]?” ^ {He} [held still|sat|did not stir|held on to {himself}], [all the same|grimly|and breathed]. [The first star|A first star] [came out and looked, too|came to see|came out and waited, too]. And [in front of {his} knees|just in front of {his} knees], without any help at all, one crumb of earth lifted, leaned, and [rolled away|fell over].',
      '[The first ten minutes|The first five minutes] were [the worst|the longest|the hardest]. {hero} had not known how many things {his} hands [did in a day|did all day|got up to] [without being asked|unasked]. They [wanted|longed|itched] [to pat|to tap|to dig|to fuss]. They wanted, [very much|badly], to smooth just that [one corner|one lump|one edge]. {He} sat on them until they [tingled|went numb|fizzed|had no feeling in them]. ^ [After that|Then] it got easier, and then [it got interesting|it grew almost pleasant]. Something small [walked over|climbed] {his} boot [on business of its own|on its way home|with a crumb]. {He} [found that you can|learned to] wait [as you can float|the way you float], if you stop kicking. And it was just then, when {he} had almost [forgotten what it was for|forgotten what {he} was there for], that the ground [creaked|clicked|stirred].',
    ],
  ),
  solved: beat(
    show('cheer', 'wonder', 'joyful', { props: FLOWER }),
    [
      'Up [comes|pops|shoots] a leaf, a [stalk|bud], a flower! It is [taller than {hero}|gold inside|like a lamp].',
      '[Pop|Puff|Ping], a [big|gold|great round] flower [opens|nods|yawns]! {hero} [dances|hops|claps], and {c} [does|hops], too.',
    ],
    [
      'Up came a green [nose|thumb|finger], and then two [leaves|ears]. Up it went, past {hero’s} [chin|ears|hat]! ^ [Pop|Ping|Puff], a flower opened, as [big|round] as a [lamp|plate|drum].',
      'Out came a [shoot|green tip|stalk], and it did not stop. It passed {hero’s} [knee|tummy], and it passed {his} [nose|hat]. ^ At the top it opened, and everyone {within} said [ooh|ahh|oh my].',
    ],
    [
      'A green nose [came out and|came up and] [sniffed|looked about|felt the air]. Two leaves [shook themselves|opened] [like wet hands|like a puppy|and pointed at the sky]. [Up it went|It went up], past {his} knees and past {his} chin, [creaking a little|humming a bit|and on]. ^ At the top it [took a breath|stopped for a moment] and opened, as wide as an [umbrella|armchair|open door|cartwheel], and it shone. “I did that!” [cried|shouted|sang out|crowed] {hero}. [Then|And then|But then] {he} [laughed|stopped|blinked]. “[No, I didn’t|No, it did|I only sat here|No, it did that itself|No, nobody did]!”',
      '[It came up|Up it came] like somebody [who has slept well|getting out of bed]. It [yawned two leaves|stretched out two leaves|put on two leaves|unfolded two leaves|shook two leaves]. It [shook the crumbs off its head|wiped the earth off its chin|sneezed out some earth|brushed itself down], [and rose|first of all]. Then it [saw the sky|noticed the sky|found the sky], and [grew at it|went for it], past {hero}, and past {spot}. ^ [Up there|High up] it [went pop|opened|yawned wide]. All round, people [looked up|came running], [at the light|and blinked]. “[Whose is that|Whose is it]?” they [called|asked|shouted]. {hero} [thought|scratched {his} head|thought it over|considered], [honestly|briefly]. “[Its own|Nobody’s],” [{he} said|{he} told them].',
    ],
    [
      '[What came up first|The first of it] looked like [a thing with its hat over its eyes|somebody half out of a jumper|a nail with a bend in it]. It [straightened|stretched|stood up|lifted its chin], [joint by joint|and rose|creaking]. It [shook out|unrolled] one leaf, and then another, and went up past {hero’s} face so close that {he} [felt the breeze of it|had to lean back|blinked]. ^ When it was taller than [the two of them|both of them] it stopped, and [seemed to listen|took a look round|appeared to think]. Then it opened, all at once, with a noise like a [sail|sheet|tablecloth|tent] being shaken out. The whole of {place} turned the colour of [honey|lemonade|butter|apricots]. People came [running|out in slippers|with lanterns|from all sides], [forks in hand|half dressed|two by two]. “What [did you do to it|have you done|did you give it]?” [they asked|they all asked]. “Nothing,” [said {hero}|{hero} answered], with [enormous pride|great pride|deep satisfaction].',
    ],
  ),
  home: beat(
    show('stand', 'smile', 'cosy', {
      at: 'home',
      props: [{ prop: 'pencil', place: 'hand' }],
    }),
    [
      '[Heels|Back] to the [door|doorpost], chin [up|in], {hero}! You grew by a [thumb|finger|bit|nose]!',
      'A [pencil|long|new] line on the door, [zip|scratch|hop]! {hero} [grew|is taller|went up] [by a thumb|by a nose|a bit].',
    ],
    [
      'At home {hero} stood against the [door|doorpost]. “You’ve [grown|shot up],” they said, “by a [thumb|finger|whole thumb]!” ^ “[When|How] was that?” asked {hero}, but nobody had [been looking|seen|noticed|counted].',
      'At home there was a [scrap|corner|bit] of paper in {hero’s} [pocket|shoe|cuff]. It [came|was] off the packet, and it had one word on. ^ “Wait,” it said, and how {hero} [laughed|giggled|rolled about]!',
    ],
    [
      '[Back home|At home] {hero} [stood against the doorpost|backed up to the doorpost|stood as straight as a ruler]. The [new mark|pencil mark] was [a whole finger above|a finger higher than|a good thumb above] the old one. “[When did I|How did I] [do that|grow|manage that]?” {he} [asked|wanted to know|said|called down|cried]. ^ In {his} [pocket|boot|cuff|sleeve] was [a scrap of paper|a crumpled scrap], the corner of the packet. {hero} [read it|saw it], and [laughed out loud|had to sit down|laughed till {he} hiccuped]. [It said|There it said|Its one word was|It only said], “Wait.”',
      '“[Stand up straight|Chin in|Heels to the wall],” they said at home, and [laid the pencil on|put a book on] {his} head. [The new line|This line] was [a whole finger|half a thumb|one finger] higher! “But I [wasn’t doing anything|didn’t do anything|never felt a thing],” [said {hero}|said {hero}, blinking]. ^ [A scrap of paper|A bit of paper] fell out of {his} [sleeve|hat|sock]. [It was|That was|Here was] [the missing corner|the torn corner|the lost bit] of the packet. “Wait,” [it said|it read|was all it said|was the word], [in red|and a full stop|in small letters]. {hero} [stuck it up|pinned it|glued it] [beside|by|under] the line.',
    ],
    [
      'When {he} [turned out {his} pockets|emptied {his} pockets] that night there was a scrap of paper in [the bottom|the lining|the left one], [stamp-sized|like a stamp]. [It was the missing corner|It was the corner|That was the missing corner|{He} knew that torn edge], [plainly|certainly]. {hero} [smoothed it flat|unfolded it|spread it out], [with one finger|by the lamp|on {his} knee]. “All that you have to do is”, [it had said|the packet had said], and here was [the rest|the end of it]: “wait.” ^ {He} [thought of|remembered] all they had done to it, and laughed [till somebody came to look|so loudly that they came running]. While they were about it they [stood {him} against|put {him} up against] the doorpost, with [a book on {his} head|{his} chin in|{his} shoes off]. The new mark was [a finger’s breadth|a good finger|half a thumb] above [the last|the old one|last year’s]. “[When was that|And when was that]?” [asked|wondered] {hero}. [But nobody|Nobody] had [been looking|been watching|noticed].',
    ],
  ),
};
