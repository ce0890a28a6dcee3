import { beat, type Plot, show } from './plot.ts';

/** A race that everybody else is faster at, and something on the way that matters more. */
export const greatRace: Plot = {
  id: 'great-race',
  titles: [
    '{hero} and the Great Race',
    'Ready, Steady, {hero}!',
    '{hero} Comes in Last (and First)',
  ],
  taglines: [
    'A story about going at your own speed',
    'A story that starts with a bang and ends with a cheer',
  ],
  blurbs: {
    young: [
      'Ready? Steady? Go! {hero} and {c} are in the race. Everyone is so fast! But who stops to help? Clap along, and see who wins!',
    ],
    old: [
      'Everybody in the Great Race is faster than {hero}. They have better wheels, longer legs and matching hats. But a race is a long way, and there is more than one thing you can win.',
    ],
  },
  refrains: {
    young: [
      'Ready, steady, go, go, go!',
      'Wheels go round and round!',
      'Zoom, zoom, give us room!',
      'Up the hill, down the hill!',
      'Wobble, wobble, on we roll!',
      'Huff and puff, we’re fast enough!',
      'Bumpety-bump, over the lump!',
      'Hey, hey, clear the way!',
    ],
    old: [
      'Ready or not, it’s all we’ve got!',
      'Round the bend and to the end!',
      'Fast or slow, away we go!',
      'Up the hill and over the spill!',
      'Rattle and roll, and on to the goal!',
      'First or last, we’ll all get past!',
      'Squeak and creak, a mile a week!',
      'Left and right with all our might!',
    ],
  },
  lessons: ['small-steps', 'kindness', 'being-yourself'],
  themes: ['race', 'sport', 'pride', 'keep-trying', 'football'],
  settings: [
    'meadow',
    'forest',
    'mountain',
    'seaside',
    'town',
    'garden',
    'castle',
    'jungle',
    'snow',
    'desert',
  ],
  quest: { props: ['bicycle', 'car', 'sledge'], from: 'vehicle' },
  little: { creatures: ['duck', 'mouse', 'hedgehog'], names: ['Dot', 'Peep', 'Scrap', 'Bean'] },
  want: beat(
    show('hold', 'wonder', 'wonder', { at: 'home', props: [{ prop: 'letter', place: 'hand' }] }),
    [
      'It is race day, [hooray|hurrah|yippee|whoopee]! {hero} [polishes|dusts|rubs|washes] the {thing} [all over|twice|and {himself}].',
      '[Rub, rub|Wipe, wipe|Spit, rub], the {thing} must [shine|gleam|glow]! It has a race to [run|win|go to] today.',
    ],
    '[Today was|At last it was] [the Great Race|the day of the race]! {hero} had [polished|rubbed|scrubbed] the {thing} until {he} could see {his} [nose|teeth|ears] in it. ^ [It was old and it squeaked|It was old, and it went squeak|It was dented and it squeaked|It squeaked and it was very old]. [But|And still] [{he} loved it|it was {his}].',
    '[The poster|The poster on the corner|Up on the wall the poster] [said|shouted], “THE GREAT RACE. [All welcome|Everybody welcome|Come one, come all|Slow ones welcome|Everyone can come], and first prize a [golden|shiny golden|real golden] medal.” {hero} had [read it so often|looked at it so hard|stroked it so often] that [it was falling off the wall|the corners were curling|{he} knew it backwards]. ^ [{His}|{hero’s}] {thing} was [third-hand|older than {he} was|third-hand, at least]. [It had|There was|You could not miss] [a squeak and a dent|a dent and a squeak|a squeak, a dent and a tilt]. But {he} had [painted a flash|painted a stripe of lightning|put a flash] down the side, which made it [look fast|look quick|look like two].',
    '[For a month|All that month|For weeks] {hero} [had thought of nothing but|had talked of nothing but|had eaten and slept] the Great Race. The {thing} stood in the hall, [to the annoyance of|to the sorrow of|and was cursed by] everyone who had to [squeeze past|climb over it|get to the kitchen]. It had belonged to [two|three|four] other people [before {him}|already|by turns]. [It pulled to the left|It wandered to the left|It had opinions about left], and it had a squeak that no oil [could cure|could reach|had ever soothed]. ^ {He} [knew that it was|was aware that it was|did not pretend it was] not [the fastest|fast|the newest]. But {he} had once seen the winner [carried through the streets|borne through the town|carried home] on people’s shoulders, and [{he} could not get it out of {his} head|it had stayed with {him}|{he} went to sleep by it].',
  ),
  setOut: beat(
    show('wave', 'brave', 'joyful', { props: [{ prop: 'medal', place: 'background' }] }),
    [
      '[Noses|Toes|Chins] up, all in a [row|line|bunch]! {refrain}',
      'Three, two, one, and [hop on|hold tight|wave|breathe in]! {refrain}',
    ],
    '[There they all stood|There they were|All the racers stood], [at the start|in a row|on the white line]. [How shiny they were|How they gleamed|How big they were|How smart they looked]! [Only|But] {hero’s} {thing} [was not|was dull|had a dent]. ^ [Bang|Pop|Boom] went [a bag|the bag|a drum|a balloon]. “{refrain}”',
    '[At the starting line|On the starting line|By the white line] {hero} [looked left and right|looked up and down|took a peek at the rest]. Everybody else had [goggles|numbers|whistles] and [matching hats|shiny hats|gloves to match]. [{He} had|All {he} had was|{hero} had] a {thing} and {c}. ^ “[Don’t look at them|Don’t look|Think of the medal],” {he} [told {himself}|muttered|whispered]. [Bang|Pop|Boom] went the [flag man’s bag|paper bag|starter’s bag]. “{refrain}” [And away they went|Off they went|And they were away], {into}.',
    'The others at the start had brought [spare wheels|spare parts|umbrellas], and people whose job it was [to hold them|to polish them|to stand by them]. {hero} had brought {c} and [a sandwich|a boiled egg|a bun]. “[First time|New to this|Is this your first]?” [asked somebody|said somebody|enquired somebody] with a very clean {thing}. “[Never mind|Not to worry|Don’t fret|Cheer up]. [Somebody has to be last|There has to be a last|Somebody must bring up the rear|Somebody gets to be last].” ^ {hero} [could think of no answer|had nothing to say|went looking for an answer], and thought of [several good ones|two good ones|quite a cutting one] later. [Then a paper bag|Just then a paper bag|At that a paper bag] went bang, and [there was no time|that was that|it was too late]. “{refrain}” {he} [yelled|bellowed|shouted], and they were off, {into}, in a cloud of [other people’s dust|everybody’s dust|second-hand dust].',
  ),
  problem: beat(
    show('ride', 'worried', 'brave'),
    [
      '[Zoom|Whizz|Vroom|Swish], they are all so [fast|quick|noisy]! {hero} is [so slow|far behind|at the back].',
      '“[Wait for me|Not so fast|Wait for us]!” [calls|shouts|puffs] {hero}. The {thing} goes [squeak, puff|eek, squeak|creak, squeak] all the way.',
    ],
    '[Zoom|Whoosh|Vroom|Whizz], [the red one|the green one|a fast one] [passed them|went past]! [Zoom|Whoosh|Vroom|Whizz], [the blue one|the yellow one|a faster one] [passed them|overtook them]! ^ [Squeak, squeak, squeak|Squeak, creak, squeak|Eek, eek, eek|Squeakety-squeak] went the {thing}. By {spot} [they were last|everyone was gone|they were alone].',
    '[By {spot} they were in the middle|At {spot} they were about halfway back|By {spot} half of them were past]. By {spot} they were [at the back|last|the tail]. One after another the others [shot by|whizzed past|hummed past], and {hero} learned [what their hats looked like|the look of their hats] from behind. ^ “[We’re not slow|We aren’t slow|We’re quite quick],” {he} told {c}. “[There’s just a lot of fast|It’s just that there’s a lot of fast|They’ve put all the fast] [in front of us|ahead of us|up there].”',
    'It is [a curious thing|a strange thing|an odd feeling] to [give all you have|do your best|use up all you have] and still go backwards. At {spot} there were [nine in front|eight in front|seven in front] of them. At {spot} [there were nineteen|all nineteen were]. The {thing} squeaked [at every turn|with every yard|as it went], and [each squeak seemed to say|the squeak seemed to say|what it seemed to say was], “Still here, still here.” ^ {hero} [bent low|crouched|lay flat], [as the others did|in the approved manner|as one should]. It didn’t [make {him} any faster|help in the least|seem to tell the {thing} anything], but at least {he} could [see the ground going by|see that the ground was moving|watch the ground go by].',
  ),
  tries: [
    beat(
      show('ride', 'brave', 'funny', { props: [{ prop: 'signpost', place: 'ground' }] }),
      [
        'Here is a short [cut|way], [splash|squelch|plop|glug]! It is not so [short|quick|dry] [now|at all|after all].',
        'Turn [here|left|in], [oh no|oh dear|oops], it is mud! There is mud to the [knee|top|chin].',
      ],
      '“[A short cut|A secret way|A quick way]!” said {hero}, and [turned off by|swung left by] {spot}. ^ It was [short|very short|certainly short], and it was [a bog|wet|all mud|also a pond]. [Squelch|Glug|Splosh|Plop], they had to [pull|tug|heave] the {thing} out [by hand|tail first|with a pop].',
      '“[If we can’t be faster|If we can’t go quicker|Since we’re not fast],” said {hero}, “we’ll [be shorter|go shorter|find a shorter way].” Behind {spot} [was a track|ran a track|was a path] that [cut off the whole corner|missed out the bend|went straight as a ruler]. ^ [It ended|It finished|It stopped] in [a bog|a swamp]. [The {thing} sank|There the {thing} sank|In went the {thing}] [up to its middle|halfway|like a spoon in porridge]. By the time they had [dug it out|pulled it out|got it up again], even [the slow ones|the last of them|the man with the broom] had gone by.',
      'A little way past {spot} [a track turned off|a lane went off], and {hero} could see [at one glance|at once] that it would [save a mile|save two miles|cut out the bend]. {He} [did wonder|wondered, briefly,|had time to ask {himself}] why [nobody else was on it|it was so empty|there were no tracks on it]. ^ [{He} found out|The answer was bog|{He} learned|Presently {he} knew]. [It took them|They needed|There followed] [a quarter of an hour|half an hour|twenty minutes] to get the {thing} out of the bog. [It came with a noise like a kiss|It came out with a smack|It parted from it with a sob|It said goodbye with a slurp|It let go with a long wet sigh]. “[Everybody knew|They all knew|They knew],” {he} said, [wiping mud out of {his} eyes|wringing out a sock|emptying a boot]. “I was so busy [being clever|being brilliant|outwitting them], I never thought that [they might have been here before|they’d had a look at it too|they had thought of it as well].”',
    ),
    beat(
      show('ride', 'worried', 'funny'),
      [
        '[Faster|Quicker|Down, down], [faster|quicker], [wobble, wobble|wibble, wobble|wiggle, waggle]! [Crash|Bump|Thump|Flop], down [goes|comes] {hero}.',
        'Go, go, go, down the [hill|bumpy hill|big hill]! [Oops|Whoops|Help], into [the hay|a hedge|a heap] they go.',
      ],
      '“[Faster|Let’s go faster|Quicker]!” [cried {hero}|{hero} cried]. [Faster and faster went|Quicker and quicker went|On and on raced] [the {thing}|the old {thing}|the squeaky {thing}]. [Then it began to wobble|Then it started to shake|And then it wobbled|Soon it was rattling]. ^ [Crash|Bonk|Bump|Crunch], [right into|smack into|straight into] {spot}! Nothing was hurt but [the paint|{his} hat|the lunch|their feelings].',
      '[Downhill|Going downhill|On the hill], {hero} [decided not to brake|left the brakes alone|let go of everything]. For one [glorious|lovely|wonderful] moment they passed [three|four|five] of them. ^ [Then came the bend|Then there was a bend|And then the road turned|Then came the corner]. [The {thing}|Only the {thing}|Sadly the {thing}] [went straight on|did not turn|had other plans]. When [the leaves had stopped falling|everything had stopped falling|the bits came down], {c} was wearing {spot}, [more or less|like a hat|rather]. “[I only thought about fast|I was just thinking about fast|I did the fast part],” [said {hero}|groaned {hero}|{hero} said]. “[I forgot about round|I forgot the round part|I left out round|I forgot that roads go round].”',
      '[On the long hill|At the top of the long hill|Where the hill began] {hero} [let go of|gave up|had no use for] the brakes. [It was wonderful|It was glorious|It was like flying|It was splendid]. [The wind took {his} hat|{His} hat left for good|{His} eyes streamed], they went by four, five, six of the others, and {he} [heard {himself} whoop|heard somebody whoop, and it was {he}|sang out]. ^ What {he} had not [considered|allowed for|planned for] [was the corner|was a corner|was that hills have corners]. [The {thing}|Faced with it, the {thing}|Their {thing}] [did not so much turn as consider it|thought about turning|looked at it and declined]. They left the road at {spot}, flew [a short distance|a little way|like a hen], and [came down in a hedge|were received by a hedge|landed in nettles]. “Speed,” said {hero}, [hanging upside down|spitting out a leaf|from underneath], “is [only half of it|merely the half of it|just the first part]. [The other half is|The rest is|What’s left over is] [where you’re pointing|steering|knowing where].”',
    ),
    beat(
      show('look-aside', 'sad', 'worried'),
      [
        '{hero} [follows|copies|goes after] the red one. It goes [left|round|fast], {he} goes [bump|flop|plop]!',
        'They lean [left|right|back], and so does {hero}. [Oops|Whoops|Oh dear], down falls [the {thing}|everybody|{hero}]!',
      ],
      '“I’ll do [what the winner does|as the fast ones do|just what they do],” [said|cried|decided] {hero}. The [winner|leader|red one] [leaned left, so {he} leaned left|ducked, so {he} ducked|waved, so {he} waved|sniffed, so {he} sniffed]. ^ [But|Only,] {he} [was not looking|forgot to steer|forgot the road]. [Bump|Bonk|Flump|Thump], [down they came|over they went|down they all fell|there they lay]!',
      '{hero} [tried to do|set out to do] just what [the leaders|the fast ones|the front ones] did. When they [stood up|sat up|crouched|sniffed], {he} [did so too|did the same|copied it]. When they [tucked|pulled|folded] in their chins, {he} [tucked in|pulled in] [{own}|{own} as well|{own}, too]. ^ Then {he} [couldn’t see|saw only {his} buttons|was looking at {his} buttons], and [ran into|met|rode into] {spot}. “It [works for them|suits them|must work for them],” {he} said, [rubbing {his} chin|holding {his} nose|sitting up]. “[They’ve got different chins|They must have other chins|It’s a matter of chins|My chin’s the wrong kind].”',
      'If you want to win, {hero} [reasoned|argued|decided], you should [do as winners do|behave like a winner|find a winner and copy]. So {he} [fixed {his} eye on|kept {his} eye on|studied] the one with the clean {thing} and [copied everything|did likewise|copied that, down to the sniff]. When the leader [crouched, {hero} crouched|ducked, {hero} ducked|hummed, {hero} hummed|sniffed, {hero} sniffed|yawned, {hero} yawned]. When the leader flung out an elbow at {spot}, {hero} flung out an elbow, and hit {c}. ^ [They came to rest|It ended for them|They stopped] [in a ditch|in a heap|under a bush]. “[That’s somebody else’s way|It’s somebody else’s way|There goes somebody else’s way] of going fast,” {he} said [at last|sitting up|when {he} could]. “I’ve been so busy [doing theirs|at theirs|learning theirs] that I haven’t [found mine|looked for mine|got one].”',
    ),
  ],
  turn: beat(
    show('look-aside', 'surprised', 'worried', { little: true }),
    [
      '[Peep, peep|Eep, eep|Weep, weep], stop the {thing}! {Little} has one foot stuck [fast|tight|in there].',
      'Stop, [wait|halt|hush], {hero} hears [somebody|a squeak|a tiny squeak]! It is {little}, stuck by one [foot|toe].',
    ],
    '[Then {hero}|Just then {hero}] [heard a tiny “help”|heard somebody say “please”|pricked up {his} ears]. By {spot} sat {little}, a [tiny|wee] {littleKind}. [One foot was caught|One foot was stuck|It was stuck by one foot|It had one foot stuck fast]. ^ [Everybody else|The rest] had [raced right past|raced by|whizzed past]. [{hero}|But {hero}] [stopped dead|braked, squeak].',
    '[Squeak, squeak|Eek, eek|Squeak, creak], went the {thing}. [And then|Just then|Then] something [squeaked back|squeaked, too|answered]. {hero} [braked so hard|stopped so sharply|pulled up so fast] that {c} [landed in {his} lap|fell on {his} head|ended up in front]. ^ Under {spot}, [in all that dust|in the dust|low down], sat a {littleKind} [with one foot caught|stuck by one foot|and its foot was caught]. “[I’m {little}|My name’s {little}|{Little}, that’s me],” [it said|it squeaked|the small thing said]. “[I’ve been|Oh, I’ve been|For an hour I’ve been] [calling and calling|shouting and shouting|calling to everybody]. [You’re|And you’re|You are] [the first that stopped|the only one that stopped|the first to stop].”',
    '[It was the squeak|In the end it was the squeak|The squeak was] [that did it|that saved the day|that began it]. {hero} knew the squeak of the {thing} [as you know your own cough|as one knows one’s own sneeze|like {his} own name], and just past {spot} there was [one too many|an extra one]. {He} [braked|stopped|pulled up|stood on the brake]. ^ [In the ditch|Down in the ditch|At the edge of the ditch], [caught by one foot in the wire|held by one foot in a loop of wire|one foot tight in the wire], was a {littleKind}. “{Little},” [it said|it introduced itself|it told them] [faintly|with dignity]. “[Please don’t mind me|Don’t trouble yourself|Pray don’t stop|Don’t let me keep you]. [I did call|I called|I have called|I did shout]. [But they’ve|They’ve all|People have] [such good engines|such fine machines|such a lot on their minds] now.” [Nineteen others|The nineteen others|All nineteen] [had gone by|had passed|had whizzed over it]. [You couldn’t blame them|They were not to blame|They had meant no harm|They were in a race]. [If {hero} had been faster|With a better {thing}|If {hero} had been any quicker], {he} [would never have heard it either|would have missed it, too|would have been the twentieth].',
  ),
  turnDeepens: beat(
    show('kneel', 'thoughtful', 'worried', { little: true }),
    [
      '[Win|Race on|Hurry], or [help|stay]? {hero} [kneels|gets] down and [pats|holds|strokes] {little}.',
      '[Zoom|Whizz|Away] they go, but {hero} [stays|helps|kneels]. {Little} [holds|squeezes|pats] {his} [thumb|sleeve|finger].',
    ],
    '[Far ahead|Over the hill|Far away] [the crowd was cheering|people were cheering|they were clapping]. If {hero} [went now|went at once|hurried now], {he} [might still catch up|could still catch them|might beat somebody]. ^ [{He}|Then {he}|But {he}] [looked at|listened to|smiled at] {little}. [{He}|And {he}|So {he}] [got down on {his} knees|knelt in the dust|went down on one knee].',
    '[A cheer|A roar|A trumpet call] [came over the hill|rolled down the road|rose beyond the hill]. [They|The fast ones|The others] [must be nearly at the end|must be near the end|were nearly home]. If {he} went [right now|this minute|at once], {hero} thought, {he} [might not be last|could still catch one|might be second to last]. ^ “[You go on|Don’t wait|You’d better go],” said {little} [bravely|and gulped|in a small voice]. {hero} [looked down the road|looked along the road|thought of the medal], and [took off {his} gloves|rolled up {his} sleeves|knelt down].',
    '[From the other side of|From beyond|Over] the hill [came music|came a brass band|rose music]. {hero} [knew what it meant|knew what that was|did not need telling]: the leaders were [in the last mile|coming in|almost home]. {He} could still [be, perhaps, not last|beat somebody|be only nearly last]. {He} [thought of|remembered|saw] [the long month in the hall|the month in the hall, with the rag|all those evenings in the hall]. ^ “[You’d better hurry|You ought to run|You’ll be late],” [said {little}|{little} said|came from the ditch]. [Nobody would ever know|No one was watching|Nobody would ask|It would never come out]. [That was what made it|Which made it|That made it] [so simple, and so hard|simple, and no easier|easy, and very hard]. {hero} [sighed|blew out {his} cheeks|took a last look], laid the {thing} on its side, and lay down in the dust to see [how the wire went|where the wire began|what held the foot].',
  ),
  lowPoint: beat(
    show('sit', 'sad', 'quiet', { little: true }),
    [
      '[Pop|Plop|Twang], {little} is [free|out]! But the [road is empty|race is gone|hill is quiet], and {hero} [sniffs|sighs|droops].',
      'It is [far|much] too late, the race is [over|done]. [Sad|Poor|Sorry] {hero} [sits|flops] down.',
    ],
    '[At last|There, now|Pop, and] {little} was free. But the road [was empty|was quiet|lay bare], and [nobody was left|nobody was there|they were all gone|no one was coming]. ^ And the {thing} had [a great big bend in it|a bend in it|a big dent|a twist]. [{hero}|Poor {hero}] [sat down in the dust|sat in the dust|sat by the road].',
    '[It took a long time|It took ages|It was slow work]. When {little} was free at last, [the dust had settled|the dust lay still|the birds had come back], and there was [nobody on the road|not a soul on the road|nobody to be seen]. ^ [Then {hero}|After that {hero}|{hero} turned, and] [saw the {thing}|looked at the {thing}|turned to the {thing}]. [The fall|All that braking|The stop] had [bent it|twisted it|given it a kink]. [It would not go an inch|It would not roll|It wouldn’t go|It only groaned]. “[I wasn’t even last|I’m not even last|I didn’t even get to be last],” [{he} said|said {hero}|{he} whispered]. “[I’m not even in it|I’m just not there|I’m nowhere|I’m out of it].”',
    '[When the wire finally gave|By the time the wire gave|When the last loop came off], {his} hands were [scratched|scraped|sore] and the road was [silent|bare|quite still]. [Even the dust|The dust itself|The very dust] [had gone on ahead|had gone to the finish|had left]. {hero} [went to pick up|bent to lift|tried to lift] the {thing}, and it [fell over|lay down again|folded up]. [Something underneath|Something in the middle|A thing below] [had broken|had snapped|had come in half]. ^ [{He}|So {he}|{hero}] [sat down beside it|sat by it|sat on the bank]. {He} was not sorry; {he} [looked into {himself} for sorry|felt about for sorry|searched for sorry], and [it was not there|there was none|did not find it]. But there is [a kind of sad|a sort of sad] that comes even when you have done right, and [nobody warns you about it|it is in none of the books|you are never told].',
  ),
  spark: beat(
    show('think', 'wonder', 'wonder', { little: true }),
    [
      '{Little} [whistles|calls|peeps] [hard|loudly|once|twice]. Here come [ten|fifty|sixty|ninety] [friends|cousins|aunts] to help!',
      '“We can all [help|lift|push],” [say|shout|sing] the [cousins|aunts|uncles]. [Heave|Hey|Hup], ho, up with the {thing}!',
    ],
    '“[You helped me|You stopped for me|You stayed with me],” [said {little}|{little} said]. “[Now watch|Watch this|My turn|Look at this]!” [And {little}|Then {little}|{Little}] [whistled|blew a whistle|whistled hard]. ^ [Out of the grass came|Out of the ground came|From everywhere came] [brothers, sisters, cousins|cousins, uncles, aunts|fathers, mothers, babies], [so many|too many to count|more and more]! [And {hero} had|{hero} had|Now {hero} had] [an idea|a fine idea|a thought].',
    '“I’ve got [a few relations|a bit of a family|some relations],” said {little}, [and whistled|and blew a whistle|and whistled twice]. [Something rustled|The grass shook|Something pattered|There was a scuttling]. [Out they came|They came out|On they came], [by tens, by dozens|by tens, by hundreds|in dozens, in scores]. ^ [{hero}|First {hero}|Slowly {hero}] [looked at them|looked them over|counted to thirty]. [{He}|Then {he}] [looked at|thought of|turned to] the {thing}. [It couldn’t roll|It would not roll|Rolling was out|It would never roll again]. “But if everybody [took a corner|took a bit|held a piece],” {he} said [slowly|at last|half to {himself}], “it could be carried.”',
    '“[Is it far, the end|How far is the end|Where is the end]?” [asked {little}|{little} asked|said {little}]. “[A mile|Just a mile|Over that hill],” [said {hero}|{hero} said|sighed {hero}]. “[It might as well be|To me it’s|It may as well be] [the moon|the North Pole|Peru]. [It won’t roll|It can’t roll|It’s broken|It’s done rolling].” {Little} [took a very deep breath|drew a long breath|filled its chest] [for somebody that size|for its size|considering], and whistled. ^ [The ditch|At that the ditch|All the ditch] [rustled|stirred|heaved]. [First came an aunt|An aunt came first|At the head came an aunt|The first was an aunt]. Then there were cousins, and [the cousins’ neighbours|the cousins’ lodgers|friends of cousins], until the road was [full of shining eyes|full of whiskers and eyes|alive from edge to edge]. {hero} [felt an idea arrive|felt an idea come|was visited by an idea], all at once, [like a bus|like a parcel|with luggage]. “[It doesn’t have to roll|It needn’t roll|It hasn’t got to roll],” [{he} said|said {hero}|{he} told them]. “[Nothing in the rules says|There’s no rule|It doesn’t say anywhere] [that it has to roll|about rolling|that it must].”',
  ),
  deed: beat(
    show('carry', 'brave', 'brave', { little: true }),
    [
      '[Hup|Hey|Hop], [heave|lift|ho], and up goes the {thing}! {refrain}',
      'All together now, [lift|heave], [aunts|cousins|uncles] and all! {refrain}',
    ],
    '“You there, you here, and {c} [at the back|in the middle|at the front]!” called {hero}. “[One, two, lift|One, two, heave|Ready, lift|Steady, lift]!” ^ [And up went|Up, up went|So up came] [the {thing}|the old {thing}|the heavy {thing}]! “{refrain}”',
    '{hero} [got down in the dust|lay down in the dust|crouched] and [showed them|showed them how|showed them where]. [The strong ones|The round ones|The big ones] [went under the middle|got under the middle|took the middle]. [The tall ones took|The long ones took|The tall ones had] [the ends|the corners|the front and back]. “[Left foot first|Start with your left|Left, and then right],” [{he} said|said {hero}|{he} told them]. “[Mind your tails|Mind your ears|No biting|Tails up].” ^ [The first time|At first|The first go] they [dropped it|all giggled|let it go]. [The second time|Next time|The second go] [it tipped|it leaned|they went sideways]. “{refrain}” called {hero}, [to keep time|to set the time], and the {thing} [began to move|set off].',
    '[It was not easy|It was no small thing|It took some doing] [to arrange|to set up|to manage]. They were [willing|keen|eager], but nobody had ever asked them [to do anything together|for anything all at once|to be a team]. [{hero}|So {hero}|General {hero}] [went up and down the rows|walked up and down|went from one to the next]. {He} put [the strong ones in the middle|the stout ones underneath] and [the nervous ones beside a friend|the shy ones next to a cousin|the gigglers well apart]. ^ [They fell over twice|Twice they fell down|They dropped it twice|It took three goes]. [The aunt|One aunt|A great-aunt] [had to be spoken to|took offence|had to be thanked specially]. Then {hero} [saw what was missing|saw what they lacked|knew what was needed], which was [a beat|a tune], and {he} took hold of the front and gave them one. “{refrain}” {he} [called|sang|cried], [left, right, left|left and right|left, left, right]. The {thing} rose, [swayed|rocked|groaned], and [set off up the hill|took the hill|walked].',
  ),
  deedHolds: beat(
    show('walk', 'cheeky', 'joyful', { little: true }),
    [
      '[Left, right|One, two|Tramp, tramp|Pit, pat], over the hill they [come|march|go]! {refrain}',
      'Look, [see|oh], what a [long line|parade|sight|lot of feet]! {refrain}',
    ],
    'Over the hill [they came|they marched|they tramped], [left, right, left, right|one, two, one, two|pit, pat, pit, pat]! {hero} [was|marched|sang] in front, and [a whole roadful of friends|all the new friends|a hundred feet|a river of friends] behind. ^ “{refrain}” they [all sang|sang together|shouted|roared].',
    'The crowd was [just going home|folding its rugs|putting on its coats] when somebody said, “[What’s that singing|Who’s singing|Can you hear a song]?” [Over the hill|Round the hill|Up over the hill] came {hero}, and the {thing}, and [fifty|sixty|eighty] pairs of feet. ^ {His} arms [shook|ached|burned], but {he} [held the front up high|kept the front up|would not let it dip]. “{refrain}” [Not one of them|And no one|No one at all] [let go|dropped it|stopped].',
    'They had [begun to fold up the chairs|started to stack the chairs|begun to sweep up the streamers] when [the sound came|a sound came|something was heard] over the hill. [It was|This was|It was certainly] [not an engine|no engine|no motor]. It was singing, [of a sort|or something like it|more or less], and [the tramp|the patter|the pat and shuffle] of a great many small feet. ^ {hero’s} arms had [stopped hurting long ago|given up hurting] and now [merely hummed|only sang|simply buzzed]. [{He} did not look at|{hero} did not see|{He} had no eyes for] [the faces on either side|the crowd|right or left]. {He} looked at [the white line|that white line|the line], and [called the beat|kept the beat|sang the time]. “{refrain}” [One step, one step, one step|A step, a step, a step|Left, and right, and left|Left foot, left foot, all those left feet]. It was [the slowest finish|the latest finish|by far the slowest finish] in the history of the Great Race, and [people still talk about it|nobody who saw it has forgotten|it is still spoken of].',
  ),
  solved: beat(
    show('cheer', 'laugh', 'joyful', { little: true, props: [{ prop: 'medal', place: 'hand' }] }),
    [
      'They are last, but [what a cheer|what a noise|how they clap]! [Hooray|Hurrah|Bravo], {hero}, here is the medal.',
      '[Clap, clap|Toot, toot|Stamp, stamp] goes the crowd! A [gold|shiny|round] medal for {hero}, [hip, hip|hooray|hurrah]!',
    ],
    '[{hero}|Of course {hero}] [came in last|was last|came in quite last]. But, [oh, how they cheered|how they all clapped|what a noise there was|what a roar]! ^ [And the winner|Then the winner] [took off|came with|brought] the golden medal. “[This is for you|You have it|It’s yours],” [the winner said|said the winner].',
    'They crossed the line [last of all|long after everyone|last by far], and the cheer was so loud that [the flags flapped|hats blew off|the poles shook]. ^ The winner came over, and [looked at {little}, and at|looked hard at {little}, and at] {hero’s} [scratched hands|dusty knees|sore hands]. “[I heard somebody calling, too|I heard that calling, too|I heard it as well|I heard that cry, too]. [I didn’t stop|I went by|But I didn’t stop|I just went on].” [And the medal|Then the medal|So the gold medal] [was hung|was put|went] round {hero’s} neck.',
    '[They were last|The clock said last|They came in last] by [two hours and eleven minutes|three hours and four minutes|an hour and fifty-one minutes]. When they crossed the line [there was silence|nobody spoke|it was quiet], for about as long as it takes [to draw a breath|to blink|to swallow]. [Then a noise went up|Then such a noise went up] that [rattled the windows|shook the cups|frightened the pigeons]. ^ Through the crowd came the one [with the clean {thing}|of the clean {thing}], medal in hand and [very red|rather pale|looking at the road]. “[I heard it as well|I heard the cry, too|I heard something|I had heard it]. [By {spot}|Near {spot}|Just by {spot}]. [I thought|I told myself|I said to myself], [somebody else will stop|there’ll be others|the next one will stop].” [And the medal|The medal|Then the medal] [was held out|was offered|came across]. {hero} [considered|looked at it|weighed it in {his} palm], and broke the ribbon’s knot, and hung it on {little}, [whom it covered completely|who vanished behind it|who all but disappeared].',
  ),
  home: beat(
    show('hold', 'sleepy', 'cosy', { at: 'home' }),
    [
      '{hero} [parks|pats|wipes|brings in] the {thing}. It says [squeak|eek|creak], and that means [thank you|good night].',
      'Home [at last|again], rub the {thing} [dry|clean|down]. [Good|Dear|Best|Brave] old {thing}, [well done|good night|thank you]!',
    ],
    'At home {hero} [parked|pushed|put] the old {thing} [in its place|in the hall|by the wall]. “[You were very good|You did very well|What a race|You were the best],” {he} told it. ^ “[Squeak|Eek|Creak],” it [said|went|answered] [once|back|softly|like a mouse].',
    'At home {hero} [straightened the bent bit|hammered the bent bit straight|bent the bend back], and [rubbed the mud from|washed the mud off|wiped] the painted flash. ^ “I could [oil that squeak|cure that squeak|stop that squeak], you know,” [somebody said|they said|said somebody]. “[Oh no|Please don’t|No, thank you],” [said {hero}|{hero} said|cried {hero}]. “[That squeak is how I heard|That’s how I heard|It’s the squeak that heard|How else would I have heard].”',
    'The {thing} was [mended|put right|repaired] [within the week|in a week|by Friday]. They [offered {him} new parts|offered new parts|had new parts], fast ones, but {hero} only wanted the old one [put straight|made straight|back]. “And I’ll [get rid of that squeak|see to that squeak|take out that squeak] for you,” [they said|they offered|they told {him}]. ^ “[Please don’t|Please leave it|Oh, no],” [said|begged|cried] {hero}. [It went back into the hall|Back it went into the hall|It stands in the hall again], where everyone [squeezed past it|bumped into it|had to climb over it]. [Next to it on the hook|On the hook beside it|On the hook] hung [an empty place|an absence|a gap] where a medal might have been. {He} looked at it [often|on the way upstairs|most days], and [with satisfaction|with pleasure|was glad of it].',
  ),
};
