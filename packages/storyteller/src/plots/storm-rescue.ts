import { beat, type Plot, show } from './plot.ts';
import { stormRescueTries } from './storm-rescue-tries.ts';

/** A storm leaves somebody small on an island; the wind that did the harm carries the line across. */
export const stormRescue: Plot = {
  id: 'storm-rescue',
  titles: [
    '{hero} to the Rescue',
    '{hero} and the Very Small Island',
    'Hold On, {hero} Is Coming!',
    '{hero} and the Letter in the Jar',
  ],
  taglines: [
    'A story of wild water and good string',
    'A story for a windy night',
    'A story about getting from here to there',
  ],
  blurbs: {
    young: [
      'Whoosh! What a storm! The bridge is gone, and somebody small is stuck. {hero} and {c} pull and push and think. Hold tight, and help them!',
    ],
    old: [
      'The note in the jar is very polite. “Bridge gone. Water all round. No hurry, but please come at once.” {hero} and {c} come at once. The water is too wild to swim and too wide to jump, and the island is getting smaller.',
    ],
  },
  refrains: {
    young: [
      'Heave and ho, and here we go!',
      'One, two, three, pull with me!',
      'Push and pull and up you come!',
      'Hold on, hold on, here I come!',
      'Splish and splash and off we dash!',
      'Blow, wind, blow, and off we go!',
      'Quick, quick, quick as a wink!',
      'Hop on, string, and do your thing!',
    ],
    old: [
      'Heave away, it’s rescue day!',
      'Hold on tight, we’ll put it right!',
      'Never fear, we’re nearly here!',
      'Push and pull, our hands are full!',
      'Hand over hand, from water to land!',
      'Wind and wet, we’ll get you yet!',
      'Rope and string and everything!',
      'Blow, wind, blow, and over we go!',
    ],
  },
  lessons: ['courage', 'kindness', 'mistakes'],
  themes: ['storm', 'rain', 'helping', 'wits', 'wind', 'scary'],
  settings: ['forest', 'meadow', 'mountain', 'jungle', 'town', 'garden'],
  quest: { props: ['kite'], from: 'none' },
  little: {
    creatures: ['mouse', 'hedgehog', 'rabbit'],
    names: ['Wick', 'Sorrel', 'Tuppet', 'Fennel', 'Pippin'],
  },
  want: beat(
    show('hold', 'surprised', 'worried', { at: 'home', props: [{ prop: 'jar', place: 'hand' }] }),
    [
      '[Boom, bang, whoosh|Crash, bash, whoosh|Rumble, tumble, bang], what a [noisy|wild|big] storm! [Bump|Clink|Plonk], here [comes|rolls|hops] a jar!',
      'The door [flies|bangs|bursts] open, [whoosh|whoo|smack]! In [rolls|bumps|hops|bounces] a [wet|green|muddy] jar.',
    ],
    [
      'A storm [jumped on|sat on|fell on] the house, shook the [doors|roof|pans] and [ran off|hopped away|left]. ^ On the [step|mat] it had [dropped|forgotten|left] a [dripping|muddy|cold] jar. “[Please help|Do come soon|Bridge gone],” read {hero}, “and bring [string|socks|biscuits]!”',
      '{hero} [hid|sat|curled up] under the [table|bed|stairs] while the storm [banged|stamped|shouted] by. ^ When {he} [peeped|looked|crept] out, a jar was [knocking|bumping|tapping] at the door. In it was a [wet|small|very neat] letter, and it said [HELP|COME SOON|PLEASE COME].',
    ],
    [
      '[The storm came without a knock|The storm walked straight in|Nobody asked the storm in|In came the storm and wiped no feet]. It [threw flowerpots about|slammed every door|rang every bell|threw hats over roofs], turned the street into a river, and [was gone in ten minutes|went off to do the same elsewhere|left]. ^ [It left|It forgot|It dropped] a jar on the doorstep, with [a note|a letter in it|a paper inside]. “[Bridge gone|My bridge is gone|Have lost bridge],” [{hero} read|read {hero}]. “[Water all round|Water everywhere|Wet on all sides|Sea on all sides]. [No hurry, but please come at once|Don’t rush, but do come now|When convenient, that is, now|Take your time, but hurry]: [yours,|love from|wet wishes from] a [polite|soaked|very small] {littleKind}.”',
      'First somebody seemed to be moving [pianos|wardrobes|cupboards] [up in the sky|overhead|upstairs in the clouds]. Then [all the water in the world|a whole lake|every cloud there was] [fell into|came down on|landed in] the street. ^ [When it was over|Afterwards|After ten minutes] there was a jar [in the gutter|on the mat|among the leaves]. [{hero}|At once {hero}] [unscrewed it|twisted off the lid|got it open]. “[Dear anybody|To anyone at all|Dear somebody],” [said the letter|it said inside|the letter began]. “[My bridge has left|My bridge ran off|I have no bridge|I am bridgeless]. [Could you come|Would you come|Please fetch me|Do call|Can you swim], asks a [damp|hopeful|patient] {littleKind}.”',
    ],
    [
      '[The storm|That storm] [did not so much arrive as fall downstairs|came like a tray of cups|burst in like an uncle]. [One moment there was sky|One moment the day was blue|One moment all was well|One moment larks were singing]. The next, with a noise like a dropped [piano|tuba], the street was full of water, [leaves|slates] and [other people’s|the neighbours’] [washing|hats]. [Ten minutes later it was over|In ten minutes it was done|It lasted ten minutes|It took ten minutes]. [It had left|It had forgotten|It had delivered] a jam jar [on the step|on the mat|by the boot scraper]. ^ “Bridge gone,” [said|read] the note inside, [in very small writing|in tiny letters|in a small round hand]. “[Island getting smaller|Island shrinking|Am on what is left|There is less of me by the hour]. I don’t wish to [make a fuss|be a trouble|alarm anyone], but [could somebody come|might one be fetched|would somebody call]? [Yours faithfully|Yours truly|With kind regards|Damply yours], a [patient|small|solitary] {littleKind}.” [On the back|Overleaf|Below, much larger,] was [one word more|one more word|a single word]: “Soon.”',
    ],
  ),
  setOut: beat(
    show('run', 'brave', 'brave', { props: [{ prop: 'backpack', place: 'ground' }] }),
    [
      '[Out|Off|Away] they [run|splash|race], {into}! {refrain}',
      'Quick, {c}, [string|rope] and [socks|biscuits|buns] in! {refrain}',
    ],
    [
      '“[Hold on|We’re coming|Wait for us]!” shouted {hero} into the [empty|wet|little] jar, just [in case|to be sure]. ^ “{refrain}” And off they [ran|raced|splashed] {into}.',
      '{hero} took [all the|some good] string, a [bag|box] of [biscuits|buns] and one dry [sock|towel|scarf]. ^ “{refrain}” {He} forgot the door, and [away|off] they [ran|hopped|hurried] {into}.',
    ],
    [
      '“[There’s only one bridge|There’s just one bridge|There’s a single bridge] [that I know of|in these parts|I can think of],” said {hero}, “and it’s {within}.” {He} filled {his} pockets with things for rescuing people: string, biscuits and a [dry sock|dry sock, rolled up|spare dry sock|sock, quite dry]. ^ “{refrain}” [{he} shouted|shouted {hero}], and [they ran|away they ran|the gate banged]. [It’s what you shout|That’s what you call|One has to shout something] when you can’t do anything yet [but run|except run|but hurry].',
    ],
    [
      '[There was only one bridge|There was just one bridge|One bridge, and no other, was all] that {hero} could think of, and it was {within}. [{He}|{hero}] [had never rescued anybody|was new to rescuing|had not rescued anyone before]. {He} tried to think [what you would need|what one takes|what a rescuer carries], and packed string, [a great deal of it|yards and yards of it|the whole drawerful], some biscuits, and a dry sock. ^ “[It says no fuss|No fuss, it says|It asks for no fuss],” {he} told {c}, “so we shan’t make one. [We’ll just be|We’ll be|Let’s be] [very quick|as quick as we can|quick and quiet]. {refrain}” That last was [rather a fuss|something of a fuss|a good deal of fuss|fuss, strictly speaking]. [But by then|By that time] they were running, and had to have [something to run to|something to keep step to|a noise to run with].',
    ],
  ),
  problem: beat(
    show('point', 'worried', 'worried', { little: true, weather: 'wind' }),
    [
      'The [old|good|poor] bridge is gone, [splash|whoosh|gurgle]! {Little} the {littleKind} [waves|hops|jumps] on an [island|islet].',
      'So much [brown|wild|loud] water, [roar|rush|grumble]! {Little} the {littleKind} [sits|stands|waits] in the [middle|wet middle|very middle].',
    ],
    [
      'The bridge was gone, and [brown|wild|loud] water [roared|rushed|thundered] by. ^ On a [tiny|wet|green] island sat a {littleKind}, waving a [tea towel|spotty tea towel]. “I’m {little},” it called, “and it’s [nice of you|good of you|so kind] to come!”',
      'There was [only water|just water|water and more water], and it was [wild|brown|in a rage]. Far [out|off] was a [scrap|bit|crumb] of island. ^ “I’m {little},” called the {littleKind} on it, “and I [can’t swim|only paddle|hate baths]!”',
    ],
    [
      'Where the bridge had been was [nothing but water|only water|just water], [brown and loud|brown and roaring|thick as soup]. [In the middle|Right in the middle|Out in it] was an island [as big as|the size of|no bigger than] a bus. [On it|On top|There] a {littleKind} was [waving a tea towel|flapping a tea towel|hopping with a tea towel]. “[{Little}|I’m {little}|{Little}, that’s me]!” [it called|it shouted|it sang out]. “[Lovely weather|So glad you’re here|Do sit down|Won’t you sit down]!” ^ [{hero}|Silently {hero}] [looked at|watched|frowned at] the water. [It was carrying a gate|A gate was going by|A hen house sailed past|A gate rode by]. “[Nobody can swim that|You can’t swim in that|That’s not for swimming],” [{he} said|said {hero}]. “[We’ll have to think|We need to think|Let’s think|Think first].”',
    ],
    [
      '[They heard it|One heard it|They felt it] [before they saw it|before it came in sight|from far off]. Where a bridge had been yesterday there were [two stumps|two posts], and between them went the water, brown as [gravy|tea|cocoa] and [in a frightful temper|in a rage|beside itself]. [Out in the middle|Midway] was an island [the size of a bus|no bigger than a bus]. [On the island|There], on a biscuit tin, [stood|balanced] a {littleKind} with a tea towel. ^ “{Little},” it [called across|called|cried], and [bowed|bowed low|took a bow]. “[So sorry to trouble you|I do apologise|Forgive the trouble|I’m sorry to drag you out].” {hero} looked at [what the water was carrying|what was floating by|what came down it]: a gate, a hen house, [most of a tree|half a fence|somebody’s bath]. Nobody [in their senses|with any sense|in their right mind] would [go into that|get into that|step into that]. [It would have to be done|It must be done|The thing must be done] [from here|from dry land|on this bank].',
    ],
  ),
  tries: stormRescueTries,
  turn: beat(
    show('look-aside', 'surprised', 'worried', { little: true, weather: 'wind' }),
    [
      'The water [climbs|creeps|crawls] up, [lap, lap|slip, slop|lip, lip]. {Little’s} [big|green|whole] island is a [bed|mat|bath].',
      'Bye-bye, [grass|bush|path], the water is [hungry|higher|here]! {Little} [climbs|hops|gets] on a biscuit tin.',
    ],
    [
      'The water was [rising|climbing], and it [ate|swallowed] the [grass|bushes] and [took|drank] the path. ^ Now the whole island was no bigger than a [table|bed|rug|tablecloth].',
      '“Is it me,” called {little}, “or is there [less|much less] [island|grass|room] than before?” ^ There was, for the water had [eaten|taken|swallowed] [half|most] of it. {hero} [jumped|sprang] up and [stared|gasped|went cold].',
    ],
    [
      '“[Excuse me|I say|Pardon me],” [called {little}|{little} called]. “[Is it me|Am I dreaming], or is there [less of this|less of here|less under me]?” [{hero}|Quickly {hero}] [looked|jumped up|ran to see]. ^ [There was|It was true: there was] [much less|a lot less|far less]. [It had been|Before, it was] [as big as a bus|the size of a bus|a bus of an island]. [Now it was|What was left was] a [kitchen table|double bed|carpet], with a {littleKind} in the middle, on a biscuit tin. [Far up there|Up in the hills|In the hills] the storm was still at it, and all of that was [on its way down|coming this way|still to come].',
      '“I had a [daisy|gatepost|thistle] just now,” called {little}, [turning round and round|looking about|looking behind]. “[It was over there|I was fond of it|It stood there|A nice one, too], [you know|really|and now look].” [It was not over there now|It was nowhere now|There wasn’t one now|There was only a splash there]. [There was only water|There was just brown water|Water had it now|It was all water there], [and a bubble|round and round|with foam on]. ^ [{hero}|On the bank {hero}] [felt cold|swallowed|went cold]. [It was still rising|It was coming up|It was higher every minute|It had not stopped rising], [lick by lick|like hot milk|inch by inch]. The island had [shrunk to the size of|come down to|shrunk like wool to] [a tablecloth|a bedspread|a rug]. [{Little} had climbed up on|{Little} stood on|{Little} had got up on] the biscuit tin, [to save the edges|to keep dry|to leave more room].',
    ],
    [
      '“[I don’t wish to complain|One doesn’t like to mention it|I’m not complaining],” called {little}, “but I used to have [a path|a lawn|a front garden].” [{hero} looked|{hero} turned], and [felt {his} stomach drop|went cold|felt {his} heart miss a step]. [The bus had become|The bus was now|It had shrunk to] a [double bed|kitchen table|billiard table]. Where {little} [had bowed so nicely|had bowed before|had made its bow] there was brown water, [turning over and over|folding and unfolding|in a hurry]. ^ [It had|By now it had] [stopped pouring here long ago|been dry here for hours|left off here long since]. But up in the hills the sky was still [the colour of slate|the colour of a bruise|as dark as ink], and whatever fell on the hills had [only one way to go|one way down|to come by here]. [It was not a matter of|They could forget about|No one thought now of] [bringing {little} home for tea|being home for tea]. [Now it was a matter of time|What mattered now was time|It was a question of minutes|There was little time left].',
      '“[I wonder|Might I ask],” called {little}, “if you’d tell me whether I’m [getting bigger|growing|rather tall].” [{hero}|Gravely {hero}] [looked|raised {his} eyes|measured with {his} eye]. {Little} was [exactly the size|just the size|neither more nor less than the size] [of a {littleKind}|of any {littleKind}|for a {littleKind}]. [It was the island|The island was not|It was the rest that had changed|It was the ground that had changed]. You could have covered it now with a [tablecloth|bedspread|hearthrug], and while {he} watched, a tuft of grass at the edge leaned over and [was gone|went|let go]. ^ “No,” [{he} called|called {hero}|{he} answered], [as cheerfully as {he} could|with a sort of smile|lightly]. “[You’re just the same|You look well|You’re as you were|You’re no different].” Up in the hills the storm [was still at work|was still busy|had not finished], and [all of that|every drop of that] would be coming past here. {He} [did a sum|worked it out] in {his} head, and [wished {he} had not|did not like the answer|rubbed it out].',
    ],
  ),
  turnDeepens: beat(
    show('run', 'brave', 'brave', {
      weather: 'wind',
      props: [{ prop: 'bell', place: 'background' }],
    }),
    [
      'No big ones [here|near], only [us|small ones|little ones]. [Run|Trot|Race], {hero}, run along the [water|bank]!',
      '“Sing [to us|a song|away], {little},” [calls|shouts] {hero}. They run and [hear|follow|hum] a [tiny|small|brave] song.',
    ],
    [
      'Where were the [grown-ups|tall people|people with ladders]? ^ There were just the two of them, and both had wet [socks|knees|ears]. “[Then it’s us|It must be us],” said {hero}, and they ran [along the bank|to find a narrow bit|beside the water].',
      '“We’re not [leaving|going home],” called {hero}. “We’re only looking for a [thin bit|narrow bit|better place]!” ^ They ran past [stones|roots|bushes] and [stumps|puddles|posts], and the water was [wide|loud] all the way.',
    ],
    [
      '“[Somebody big ought to come|A grown-up ought to come|This wants somebody big],” [said {hero}|{hero} said]. [{He}|{hero}] looked [left and right|up the bank and down|behind {him} too], [on tiptoe|with {his} hand up|for a tall hat]. [Nobody came|But nobody came|Nobody came, though|But there was no one]. [They were all|They must be] on the [wrong|other|far] side of the water. ^ So [it would have to be|it had to be] [somebody small|the small ones|them]. “[We’re only going to look|We’re just off to look|Don’t fret, we’ll look] [for a narrow place|for somewhere narrow|for a thin bit]!” [bawled {hero}|shouted {hero}|called {hero}]. “[Sing something|Whistle or sing|Keep singing], [so we know you’re there|and we’ll hear you|to keep warm]!” [And they ran|So they ran|Then off they ran] [along the bank|beside the water|upstream].',
      '“[Where’s everybody else|Where are the others|Isn’t anyone coming]?” [asked {hero}|called {hero}|said {hero}]. [The road was empty|The road lay bare|There was nobody on the road|There was only road on the road]. [The light|All the light|The whole bank] [had turned gold|had gone gold|was turning gold] [already|by now|like toffee]. [There was just {hero}, and {c}|There were {hero}, and {c}], and a [very small|thin little|wet, small] voice across the water. ^ “[We’ll be back|We’ll come back|We shan’t be long|Wait for us]!” [yelled {hero}|shouted {hero}|called {hero}]. “[Don’t go away|Don’t go anywhere|Don’t move an inch|Don’t wander off], [please|will you|now]!” “[I’ll try not to|I’ll do my best|I hadn’t planned to],” [called {little}|{little} called]. [Then they ran along the bank|They ran along the bank|Off along the bank they ran], to find [some place less wide|somewhere thinner|a narrow bit].',
    ],
    [
      '[{hero}|For a moment {hero}] [waited for somebody to come|looked about for somebody|waited to be relieved]. [In stories there is|There generally is|One reads of] somebody with a long [ladder|rope|boathook]. {He} looked [up the bank and down it|both ways], [in the gold light|with the light turning gold|through the gold light]. [By and by|After a time|Little by little] {he} saw that the person {he} was waiting for [had a jam jar in one hand|was holding a jam jar|had mud on {his} knees]. ^ [It was|That was|This was] [not a comfortable thought|a cold sort of thought|no comfort]. “[We’re going to look|We’re off to look|We’ll look] [for a narrow place|for somewhere narrower|for a better crossing]!” [{he} shouted|shouted {hero}|{he} called across]. “[Keep singing|Go on singing|Sing something], [so that we can hear you|till we’re back|don’t stop]!” A [thin, polite|small, polite] voice began on something with [a great many verses|no end of verses|a long chorus]. [As long as they heard it|So long as it went on|While it lasted], [they ran|they kept running|they were not beaten].',
    ],
  ),
  lowPoint: beat(
    show('sit', 'sad', 'quiet', { little: true, weather: 'wind' }),
    [
      '“Go home to [bed|supper|tea],” calls {little}. {hero} [cries|sniffs|sobs] and [wants|needs|finds] a hanky.',
      '[Nothing|No plan|No idea] works, and all is [wet|mud]. {hero} sits down [and sniffs|and sobs|to cry].',
    ],
    [
      '“Thank you for [trying|all the trying|coming],” called {little}. “You must go home to [supper|bed|your tea] now.” ^ That was so [kind|polite] that {hero} had to cry, and {he} [felt|dug|looked] for {his} handkerchief.',
      'They had tried [it all|everything], and all of it was [wet|broken|sunk]. ^ {Little} waved once more, [very small and brave|as if it were fun|and smiled]. {hero} pulled out {his} handkerchief to [hide|cry|sniff] in.',
    ],
    [
      '“You’ve been [most kind|so kind|very good to me],” called {little}, in a voice [like a thread|as thin as string|hardly there]. “[It’s late|It’s getting late|The light’s going|It’s nearly dark]. You [ought to go home|must go home|should run along] [to your supper|to bed|to your warm kitchen].” ^ [{hero}|This time {hero}] [could not answer|had no answer|said nothing]. {He} had used up [all {his} ideas|every idea], and [both {his} arms|all {his} breath|most of {his} strength]. {He} [sat down by|slid down beside|sank down by] {spot} and [felt in {his} pocket|dug in {his} pocket|hunted] for a handkerchief.',
      '[Nobody said anything|Nobody spoke|They were all quiet] [for a long while|for some time|for a bit]. [Then {little}|After that {little}|Slowly {little}] [folded up the tea towel|rolled up the tea towel|put the tea towel away]. “[I’ve had a lovely time|It’s been delightful|I have enjoyed myself],” [it called|called {little}]. “[It isn’t everyone who gets|Not everyone gets] visitors [in the end|when it floods|on a day like this].” ^ [{hero} tried to smile|{hero} meant to smile|{hero} began a smile], and {his} face [wouldn’t|would not go that way|slipped]. {He} was [soaked|scratched|muddy], and sore, and [out of ideas|at the end of it|had no plan]. {He} sat down by {spot} and [pulled {his} handkerchief out|felt for {his} handkerchief|got {his} handkerchief out].',
    ],
    [
      '[The singing had stopped|There was no more singing|The song had come to an end|Nobody sang now]. “[I say|Hello|Listen],” called {little}, [after a while|presently|very gently]. The island was now [about as big as|the size of] a [bath mat|doormat|tea tray]. “[You’ve been|I think you’ve been] [so very kind|kindness itself|good company]. But [it’s getting late|it’s late now|the light’s going], and [they’ll be keeping your supper|your supper will be spoiling|you’ll be missed]. [I shouldn’t mind|I really shouldn’t mind] [if you went|if you slipped off|your going].” ^ [It was the “shouldn’t mind”|That “shouldn’t mind” was the thing|It was “shouldn’t mind”] [that did it|that finished {him}|that was too much]. {hero} [sat down beside|slid down beside|turned and sat by] {spot}. {He} [had been wet and cross and tired|had been soaked and sore] all day, and [had not noticed any of it|had had no time to notice|thought nothing of it]. [{He} noticed now|Now {he} did|It all arrived now|Now {he} noticed all of it]. {He} [turned away|bent {his} head|hid {his} face], so that {little} should not see, and [felt in {his} pocket|searched {his} pocket] for a handkerchief.',
      '[After a time|Towards the end|At some point] {little} [stopped waving|put down the tea towel|left off waving]. “[You mustn’t mind about me|Don’t you worry about me|You’re not to mind],” came the voice, [very small and clear|thin and clear|perfectly calm]. “I’ve had [a nice life|a pleasant life|very good years], [with a river view|with a garden|and daisies]. And [I shouldn’t have liked|I should have been sorry] to miss [meeting you|your visit|today].” ^ That is not [a thing that anybody ought to have to hear|an easy thing to be told|what you want to hear], when they have done [all they can|everything]. [{hero}|So {hero}] turned {his} back, [so as not to be seen|to have it to {himself}|for manners]. [{His} hands were raw|{His} palms stung|{His} arms hung like ropes|{His} knees would not hold]. [{He} had no more rope|There was no more rope|{hero} had no rope left], nor breath, [nor notions|nor plans|nor wits]. By {spot} {he} sat down, and [began hunting|went looking] through {his} pockets for a handkerchief.',
    ],
  ),
  spark: beat(
    show('look-aside', 'wonder', 'wonder', { little: true, weather: 'wind' }),
    [
      '[Whoosh|Whisk|Swish], the wind [takes|grabs|snatches] the hanky! It [flies|sails|hops] right over to {little}.',
      'Up goes the hanky, [up, over|high, high|up, up], down! “[Got it|It is here|Mine now],” calls {little}.',
    ],
    [
      '[Whoosh|Swish|Whoo], the wind [took|stole|grabbed] the handkerchief and [flew|ran|sailed] over the water with it. ^ Down it came, right [on {little’s} head|by {little}|on the biscuit tin]. “The wind [knows|has] the way,” [cried|laughed|shouted] {hero}.',
      'Before {he} could [blow|sniff|wipe] {his} nose, the handkerchief was [gone|off]. It flew over the [water|splash|roar] like a [bird|moth|gull]. ^ “[Got it|I have it|Thank you],” called {little}, and {hero} [jumped up|hopped|began to laugh].',
    ],
    [
      '[Whoosh|Whip|Swoosh|Whisk]! [The wind took it|The wind had it|It was whisked] [out of {his} fingers|away|from under {his} nose]. [Up it went|It went up|It sailed off], over the water, and [came down on|landed on|settled on] the biscuit tin. “[Is this yours|Did you drop this|Is this for me]?” [called {little}|asked {little}|said {little}]. ^ [{hero}|For a breath {hero}] [stared|blinked|stood up]. All day, [over {his} head|up there], something [had been going just where|had gone exactly where] {he} wanted to go. “{C},” {he} said, “what’s long, and [weighs nothing|has no weight|is light as air], and [doesn’t come down|stays up]?”',
      '[{He} never got to|{hero} did not|{He} never managed to] [blow {his} nose|use it|unfold it]. The wind [snatched|took|caught] the handkerchief, shook it once, and carried it over the water [as easily as anything|like a leaf|as one carries a tray]. [{Little}|Over there {little}] [caught it|jumped and had it|pulled it down]. “[Thank you|How kind|Many thanks],” [it called|called {little}]. “[I’d just been wanting one|I’d left mine at home|Just what I needed|Mine is wet].” ^ [{hero}|In a wink {hero}] [jumped to {his} feet|jumped up|was on {his} feet]. “[It went across|It got there|It got across|It got over]!” [{he} said|said {hero}|{he} gasped]. “Look, {c}, [it went straight across|it flew straight over|it went right over], and it [never even got wet|didn’t get a drop on it|took no time]!”',
    ],
    [
      '{He} had [hardly unfolded it|barely shaken it out|only just found it] when the wind [took it|had it|was in it]. Up it went, [white and flapping|flapping|like washing], out over all that [roaring|tumbling] water. [It dropped|It alighted|It came down], [quite gently|like a leaf|as if by arrangement], on the biscuit tin. “[Yours, I think|Did you want this|I believe this is yours],” [called {little}|{little} called]. ^ [{hero}|All at once {hero}] [forgot to cry|forgot {his} nose|stood up]. [All day {he} had been|{He} had spent the day] [fighting with|arguing with|pushing at] the water. And the whole time, just above {his} head, [something strong|somebody strong|a great strong thing] had been going [from exactly here to exactly there|from this bank to that]. [It had gone for nothing|It had gone for free|It went unasked], and [quite empty-handed|with nothing to carry|with its hands empty]. “{C},” {he} said, “[we need a kite|what we want is a kite|we’ll make a kite].”',
      '[It was a large one|It was large|It was the good one, and large], [with a blue border|with {his} name on|a good deal used]. {hero} had just got it to {his} nose when something [took hold of|got hold of|seized] the other end, [and pulled|and took it|hard]. [It was the wind|That was the wind|The wind had come for it|The wind had it]. [The handkerchief|It|The big white square] went up [like a gull|like a lark|like a lid]. It sailed over the whole [brown roaring width|loud brown width] of the water, and settled on {little’s} head [like a shawl|like a bonnet|like snow]. ^ [There was a pause|Nobody spoke|They stared|It was quiet]. “Was that [on purpose|meant|aimed]?” [called {little}|asked {little}|said {little}]. “[No|Not exactly],” [said {hero}|{hero} said]. [{He} had|{hero} had] [gone quite white|got to {his} feet|begun to shake]. “[No, but it’s going to be|Not yet|No, that was practice|It was not, but it will be].” You can be so taken up with what’s [in your way|stopping you], {he} thought, that [you never notice|you miss] what isn’t.',
    ],
  ),
  deed: beat(
    show('hold', 'brave', 'brave', {
      little: true,
      weather: 'wind',
      props: [{ prop: 'kite', place: 'sky' }],
    }),
    [
      'Sticks, shirt, [string|tail|knots], a [fine|funny|brave] kite! {refrain}',
      '[Fly|Up|Go], kite, and [take|carry|bring] the string! {refrain}',
    ],
    [
      'Two [sticks|twigs], one [shirt|jumper|scarf] and all the string made a [kite|good kite]. ^ “{refrain}” {he} [sang|puffed|cried], [running|galloping]. Up went the kite, and over, and [down|right] to {little}.',
      '{hero} made a [fine|brave|funny] kite with a [sock|scarf] for a tail. ^ “Now, wind, [take|fly|carry] my string,” {he} said. “{refrain}” The kite [flew|climbed|danced] high, and {little} [caught|grabbed|had] the string.',
    ],
    [
      '[Two sticks|The two sticks|Sticks] [made a cross|went crosswise|were tied in a cross]. {His} jumper [went over them|made the sail|was pulled over them], and on went [every inch of string {he} had|all {his} string|every bit of string there was]. ^ [The first time|At first|On the first try], the kite [fell on its nose|came down on its head|dived into the mud]. {He} [gave it a sock|tied on a sock] for a tail, [turned {his} back to the wind|put the wind behind {him}|held it high] and ran. “{refrain}” [Out it went|Away it went|Up it sailed], over the water, and {little} [caught|seized|had] the string.',
      '“[String|We need string|Quick, string|Find me string]!” cried {hero}. “[And sticks|And two sticks|Sticks|And something stiff]!” [The kite was {his} own jumper|The kite was made of jumper|{His} jumper was the kite], [with a sock for a tail|with the dry sock behind|and its tail was a sock]. ^ {He} [held it over {his} head|held it up high|lifted it up] [and ran|and off {he} ran]. [It bumped|It thumped|It dragged|It tripped]. [It bounced|It hopped|It sulked|It skidded]. “{refrain}” Then the wind [got underneath|got hold|got under it], and up it went, over the water. {Little} [jumped, and had it|caught the string|hung on to the end], [all ears|squeaking|on one leg].',
    ],
    [
      '{He} had [never built anything|never made anything] [so fast|so quickly]. Two sticks went crosswise, with {his} jumper [stretched over them|laced over them], and on went [all the string there was|every yard of string|the whole of the string]. The first time it [flew in a circle|went in a ring] and [hit {c}|sat on {c}|bit the bank]. “[Tail|It wants a tail|A tail],” said {hero}, and [tied on|knotted on] the dry sock. [{He} had|{hero} had] [wondered what it was for|not known why {he} brought it|been asking {himself} about that sock]. ^ Then {he} ran along the bank, [with {his} arm up|with {his} arm in the air] and the string [singing through {his} fingers|hot in {his} fingers|running out]. “{refrain}” The kite shook itself, [stood on the wind|found its feet|leaned on the air], and went out over the water, [high and small|small as a stamp|tugging]. [Above the island|Over the island|Right above the tin] [{he} brought it down|{he} let it down|it stooped].',
    ],
  ),
  deedHolds: beat(
    show('reach', 'brave', 'brave', {
      little: true,
      weather: 'wind',
      props: [{ prop: 'basket', place: 'background' }],
    }),
    [
      'String pulls a rope, rope [holds|pulls|carries] a basket. [Hop|Climb|Jump] in, {little}!',
      '{Little} [swings|rocks|sways] in the basket, [whee|whoo|ooh]! [Pull|Tug|Heave], {hero}, and do not [stop|slip].',
    ],
    [
      'The string pulled a rope over, and along the rope [slid|came] a [basket|laundry basket]. {Little} [hopped|climbed|tumbled] [in|inside]. ^ [Swing, sway|Bump, swing|Creak, sway], {hero} pulled, {c} pulled, and nobody [let go|stopped|sneezed].',
      '{Little} tied the rope to a [post|stump], with [nine|six|ten] knots and a bow. “All [aboard|in],” called {hero}, and [heaved|pulled|tugged]. ^ The basket [swung|rocked|danced] over the [roaring|wild|brown] water like a [bell|swing|cradle].',
    ],
    [
      'To the string {hero} [tied the rope|knotted the rope], and {little} hauled it over and tied it [to the last post|to the old post]. [Along the rope|Down the rope] [they sent a basket|went a basket|slid a basket]. ^ [{Little} climbed in|In got {little}], [with the tin|tin and all|and sat down]. [Halfway|In the middle], the wind [gave a great shove|gave a nasty push|blew {him} sideways]. {hero} [dug in both heels|leaned back|hung on], with [the rope burning in {his} hands|the rope as hot as toast|{his} boots sliding]. “{refrain}” [{he} yelled|{he} sang|yelled {hero}], [and pulled|pulling|and would not let go].',
      '[A string|String] [can’t carry|won’t hold|can’t lift] a {littleKind}, [however thin|tin and all]. But it can [pull|bring|fetch] a rope, and [a rope can carry|a rope can hold] a [basket|good basket|laundry basket]. [{Little} tied the far end|{Little} made the end fast|Over there {little} tied it], [with nine knots|with ten knots]. ^ [Out swung|Out slid|Up swung] the basket [over the water|above the flood]. “[Don’t look down|Look at me|Shut your eyes]!” [called {hero}|shouted {hero}|cried {hero}]. “[I’ve looked|Too late],” [called {little}|{little} called]. [{hero’s} arms|By then {hero’s} arms] felt [a yard longer than before|as long as oars|like string]. “{refrain}” [{he} sang|sang {hero}|{he} panted], and pulled, and pulled.',
    ],
    [
      '[A string will carry a cord|A string can draw a cord|String will take over a cord], and a cord will [carry|draw|fetch] a [rope|proper rope|good thick rope]. {Little} [hauled them over in turn|pulled them across], and [made them fast|tied them] to the last post of the bridge. [On the rope {hero}|On that {hero}] [hung a basket|hooked a basket|set a basket]. ^ It came out [over the water|over the flood] [with a {littleKind} in it, and a tin|holding a {littleKind} and a tin]. Halfway, a gust [flung it sideways|laid it flat|took it like a hat], and {his} feet [began to slide|lost the grass|slid]. [{He}|{hero}] [did not let go|held on|hung on]. [{He} found|{He} felt for|Under the grass {he} found] [a root with one heel|a stone with {his} heel|one firm bit of bank]. “{refrain}” [{he} said|said {hero}] [through {his} teeth|to the rope|with {his} eyes shut]. [Hand over hand, it came|Inch by inch it came|Nearer it came, and nearer|Hand by hand it came].',
    ],
  ),
  solved: beat(
    show('hug', 'laugh', 'joyful', { little: true, props: [{ prop: 'basket', place: 'ground' }] }),
    [
      '[Bump|Thump|Plump], {little} is [here|safe|on land]! {hero} [hugs|squeezes|holds] all of {little}.',
      'Out [hops|jumps|tumbles] {little}, dry as [toast|a bun|a biscuit]! One [hug|kiss|pat] for {hero}, [one|two] for {c}.',
    ],
    [
      'The basket landed with a [bump|bonk|thud], and {little} [hopped|tumbled|climbed] out, right into {hero’s} arms. ^ “I kept the biscuits [dry|safe|warm],” said {little}. “Do have [one|two|the big one].”',
      '“You’re safe,” [cried|laughed|sang] {hero}, and they [danced|hopped|rolled] about in the [mud|grass]. ^ “I [looked after|kept|minded] your handkerchief,” said {little}, “and it’s [nearly dry|only a bit wet|folded in four].”',
    ],
    [
      '[The basket|At last the basket] [bumped against|thumped on|knocked on] the bank. Out climbed {little}, [dry from top to toe|dry to the whiskers|as dry as toast], and shook hands with everybody, [twice|and the basket|three times]. ^ Behind them the water [slid over|closed over|went over] the last of the island [with a small gulp|with a little sigh|like a yawn]. [Nobody said anything|Nobody spoke|They held hands] for a [while|bit|minute], [dripping|all in a row|and shivered]. [Then {little}|{Little}] [opened the tin|undid the tin|took the lid off]. “I’ve been [saving these|keeping these|guarding these],” it said, “[for visitors|for a party|for callers].”',
      '[One more pull|A last long pull|Two more pulls], and there was {little}, on dry land, [with a tin under one arm|tin and all|holding the tin]. “[There|Well|Here I am],” said {little}, and [sat down quite suddenly|sat down in a heap|went weak at the knees]. [{hero} hugged|Then {hero} hugged|At once {hero} hugged] [what there was to hug|as much as {he} could find|all of it]. ^ [When they looked round|A moment later|When they turned], [there was no island|the island was gone|they saw no island]. [There was just the water|It was all water|Nothing but water], [going home|going by|busy|in no mood]. “I believe,” said {little}, [in a rather high voice|blinking|after a bit], “[that this calls for|this is the moment for|that one should now have] ginger biscuits.”',
    ],
    [
      'The basket bumped on the bank, and {little} [stepped out of it|climbed down|got out], as one [gets out of a taxi|leaves a carriage|gets off a bus]. “[I’m much obliged|I’m most grateful|How very kind],” said {little}, and then [burst into tears|wept like a tap] and hugged as much of {hero} as it could reach. ^ [Nobody looked round|No one turned], but they all heard it: behind them the water closed over the island, with a sound [like a cork|like a drawer|like a kiss]. [For a time|For some while] they just sat there, [all in a row|side by side in the mud|getting their breath]. Then {little} blew [a very small nose|its very small nose|its nose] on {hero’s} handkerchief, [and opened the tin|and reached for the tin|then lifted the lid]. “[Ginger|They’re ginger|Ginger ones],” [said {little}|{little} said]. “[I was|I’d been] [keeping them for company|saving them for visitors|hoping for guests].”',
      '[There was a bump|It bumped|A bump], and {little} [was ashore|was on dry land|was with them]. [For a moment|At first] nobody [knew what to do|found a word|moved]. Then {hero} [picked up as much of {little} as there was|took all there was of {little}|gathered up {little}], and [held on|did not put it down|hugged it]. “[You’re wetting my ear|You’re squashing my ear|You’re dripping on me],” said {little}, [some time later|after a while|presently]. “[I don’t mind at all|It’s quite all right|Don’t stop|It’s a great comfort].” ^ The island went [without a sound|with no fuss|quietly], [while they were not looking|behind their backs]. There was just [a ring on the water|a circle on the water], and then the ring was [carried off|swept off|gone as well]. “I shall need somewhere [with stairs|on a hill|higher up],” said {little} [thoughtfully|after some thought|wiping an eye], and opened the tin. Inside lay [seven ginger biscuits|nine ginger biscuits|six ginger biscuits], [perfectly dry|as crisp as slates], and a clean handkerchief, folded into four.',
    ],
  ),
  home: beat(
    show('hold', 'sleepy', 'cosy', { at: 'home', props: [{ prop: 'kite', place: 'background' }] }),
    [
      'The kite [hangs|nods|sleeps] [over|by|above] the bed. “[Hush|Rest|Softly], [wind|dear wind|old wind],” says {hero}.',
      '[Whoo|Hoo|Woo], [sings|hums|sighs] the wind outside. {hero} [waves|nods|winks], and the kite [waves|nods] too.',
    ],
    [
      'At home {hero} hung the kite [above|over|by] the bed. The wind [rattled|knocked|hummed] at the [window|door]. ^ “It’s [you|you again],” said {hero}, “and you [were a help|were very good|helped a lot], [you know|thank you].”',
      'The kite hung on the wall, as [sleepy|tired|happy] as {hero}. ^ When the wind sighed in the [chimney|keyhole|gutter], the kite sighed [too|with it]. “[Sleep|Hush|Rest], you two,” [said|whispered|yawned] {hero}.',
    ],
    [
      'The wind [came by|called|came back] that night and [rattled at|knocked at|leaned on] the window. [This morning {hero} would have|Before, {hero} would have] [pulled up the blanket|hidden|gone under the bed]. ^ Now {he} opened the window, and the kite on the wall [lifted one corner|stirred|raised a sleeve], as if to wave. “[Thanks|Evening|Thank you],” [said {hero}|{hero} said]. “You’re [quite useful|not so bad|very handy], once a person knows [which way you’re going|your way|where you’re off to].”',
      '[There was a bare nail|There was a nail|There was a hook] over {his} bed, and {hero} [hung the kite on it|put the kite there]. [It had a hole, a sock|There was a hole in it, a sock], and [a smell of river|mud on it|one long rip]. ^ [All night the wind|The wind] [went round and round the house|tried all the doors|hummed about the house]. “[It’s looking for|It’s come for|It’s after] its handkerchief,” {he} thought, [half asleep|yawning|under the blanket]. So {he} [got up|slid out of bed], and laid a clean one out [on the windowsill|on the sill]. [You never know|It might come|Just in case|One has to be polite].',
    ],
    [
      '[In the night|Late that night|After dark] the wind came back and [tried the window|felt along the window|shook the window]. [{hero}|At first {hero}] [lay and listened|lay listening|held {his} breath and listened] to it. [That morning|Earlier] it had seemed to be a thing that [only broke things|did nothing but break things|threw things about]. [It still was|So it was], [{he} supposed|no doubt|as far as it went]. [It had {his} best jumper|It had one jumper] [on its conscience|to answer for|to its name]. ^ [{He} got up|Then {he} got up] and opened the window [by a hand|by a hand’s breadth|a little]. [On its nail|Over the bed], the kite [stirred|rustled|breathed], and lifted its one sock. On the sill stood a jam jar, [washed|rinsed|shining], [with a biscuit in it|and a biscuit in it|holding one biscuit] for later. “[All right|Come on, then|Very well],” [said {hero}|{hero} said]. “[You can come in|Come in], [if you’re quiet|if you’re gentle|but mind the jar].” [And it was|It was|And, for once, it was|So it was].',
    ],
  ),
};
