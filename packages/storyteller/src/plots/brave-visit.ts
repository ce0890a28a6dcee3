import { BRAVE_VISIT_TRIES } from './brave-visit-tries.ts';
import { beat, type Plot, show } from './plot.ts';

const BAG = [{ prop: 'backpack', place: 'ground' }] as const;

/** Something must be mended at the hospital. Brave does not mean not being scared; it means saying so. */
export const braveVisit: Plot = {
  id: 'brave-visit',
  titles: ['{hero} and the Big Glass Doors', 'One Small Step, {hero}', '{hero} Gets Mended'],
  taglines: ['A story about being brave in small pieces', 'A story for before the hospital'],
  blurbs: {
    young: [
      'Oh dear, something must be mended. The hospital is big. {hero} feels small. One step, {hero}, and then one more. {C} comes too.',
    ],
    old: [
      'Something in {hero} has to be mended, and the place where they do it has very big doors. {He} has tried everything, and none of it is brave. Then {he} shares a bench with somebody and a cheese sandwich, and learns how it is really done.',
    ],
  },
  refrains: {
    young: [
      'One small step, and one step more!',
      'Tip and tap, and through the door!',
      'Left foot, right foot, in we go!',
      'Hand in hand, and here we stand!',
      'Deep breath in, and off we go!',
      'Step by step, and side by side!',
      'Chins up high, and one, two, three!',
      'Little steps go all the way!',
    ],
    old: [
      'One small step, and one step more!',
      'First one foot, and then the rest of me!',
      'A bit at a time, and I’ll be fine!',
      'Left foot, right foot, nearly there!',
      'Deep breath in, and chin held high!',
      'Wobbly knees can get there too!',
      'Shake if you must, but march, march, march!',
      'One thing first, and then the next!',
    ],
  },
  lessons: ['courage', 'asking-for-help', 'truth', 'small-steps'],
  themes: ['hospital'],
  onlyWhenCalled: true,
  settings: ['town'],
  quest: { props: ['teddy'], from: 'none' },
  guest: {
    person: 'doctor',
    names: ['Nell', 'Ottilie', 'Marian', 'Tess', 'Winnie', 'Hattie', 'Greta', 'Posy'],
  },
  want: beat(
    show('sit', 'worried', 'quiet', {
      at: 'home',
      props: [
        { prop: 'letter', place: 'hand' },
        { prop: 'bed', place: 'ground' },
      ],
    }),
    [
      '[Ow|Ouch|Oof], something must be [mended|put right|fixed]! A [white|long|polite] letter [comes|has come|is here] for {hero}.',
      '“[Come and be mended|Come to be mended|Hop in for mending],” says the [letter|polite letter|long letter]. {hero} holds it [with two fingers|by one corner|far away].',
    ],
    'Something in {hero} [had to be mended|needed mending|had stopped working|wanted putting right]. A [letter|long letter|letter with a stamp|very polite letter] said so. ^ “[Today at the hospital|At the hospital, today|Come to the hospital today|Hospital, today, please],” it said. {hero} [pulled|tugged|drew] [the blanket|the pillow|both blankets|the whole quilt] over {his} head.',
    '[Bicycles|Kettles|Chairs|Umbrellas] get mended, and so do [socks|clocks|kites|gates]. [Today|Now|This time|And today] it was {hero’s} [turn|turn at last|own turn|turn, it seemed]. “[Please come to|We expect you at|Do come to|Kindly come to] the hospital,” the [letter|letter in {his} hand|polite letter|letter with the stamp] said. “It will [not take long|be quickly done|soon be over|take no time at all], and there is [jelly|a fish tank|a lift].” ^ {hero} read it [twice|three times|right through|slowly], and then {he} read the back, in case it said “[Only joking|Just teasing|Wrong house|Not really]”. [It did not|It said nothing|No such luck|The back was empty|It was blank].',
    'There was a letter with {hero’s} name [on it|on the front|written on it|in ink on it], [which is as a rule a good thing|and those are mostly about parties|which is usually good news]. [This one|Not this one; it|This time it] [came|had come|had been sent] from the hospital. Something in {him} [wanted mending|had to be mended|needed putting right], it said, and they knew [just how to do it|all about it|exactly how], and would {he} kindly come this afternoon. ^ It was a [polite|civil|friendly|courteous] [letter|sort of letter|letter, from top to bottom|letter, well typed]. That [was what made it so hard|made it difficult] to [argue with|be cross with|quarrel with]. {hero} had mended a kite once, and the kite [hadn’t minded|hadn’t made a fuss|had borne it well|had kept quite calm]. {He} [folded|creased|bent|pressed] the paper as [small|flat|tight] as it would go. It [still said|went on saying|said, from in there,] [the same thing|exactly the same|what it had said].',
  ),
  setOut: beat(
    show('walk', 'worried', 'brave', {
      props: [{ prop: 'backpack', place: 'hand' }],
    }),
    [
      '[Zip, zip|Click, clack|Pat, pat], the bag is [full|shut|fat], {c}! {refrain}',
      '[Come too|You too|Come along], {c}, and hold [on tight|my hand|my thumb]! {refrain}',
    ],
    '{hero} [packed a bag|filled a bag|took a bag|opened a big bag]. [In went the teddy|First came the teddy|The teddy climbed in|Teddy got the best place]. ^ “[Will you come|Are you coming|Come too|Is there room for two]?” {he} [asked|whispered|wondered]. {C} was [at the gate already|by the gate already|ready at the gate|waiting at the gate]. “{refrain}” said {hero} softly.',
    '{hero} packed [pyjamas|slippers|a toothbrush|two vests], [a book|a comb|an apple|a puzzle] and the oldest teddy. “[You needn’t come|You can stay here|Don’t bother to come|There’s no need to come],” {he} [told|said to|informed] {c}. “It’ll [be boring|be dull|all be waiting|be nothing but chairs|only make you yawn].” {C} had seldom heard [a worse fib|a thinner fib|such a fib|a sillier fib], [and came|and came along|and came at once|and brought a hat]. ^ “{refrain}” said {hero} at the gate. [It was what|That was what|These were the words] {he} always said [before a cold swim|on the high swing|before getting a plaster|to the first spoonful of spinach].',
    'A bag for the hospital is [soon packed|quickly packed|packed in no time]: pyjamas, [slippers|a sponge|a comb], and the teddy that [nobody at school knew about|lived under the pillow|had never been to school]. {hero} [zipped it up|closed it|did it up] and [unzipped|opened] it again to let out [one ear|one paw|the nose]. ^ “You don’t [have to come|need to come|have to trouble] with me,” {he} said to {c}, in a [careless|cheerful|breezy|sleepy] sort of voice. {C} [gave this the answer it deserved|made no reply to that|ignored it politely] and was [first at the gate|already at the gate|soon at the gate]. “{refrain}” said {hero}. They were the words for [icy ponds|cold ponds|deep ends|big dogs] and [top boards|high swings|spinach|long slides]. {He} had never [used|needed] them for [a bus stop|a doorstep|a garden gate|an ordinary pavement] before.',
  ),
  problem: beat(
    show('look-aside', 'worried', 'worried', { props: BAG }),
    [
      '[Big, big|Tall, tall|Wide, wide] doors, and [under|below|near] them one [small|little|tiny] {hero}!',
      'There it is, with [a hundred|ten and ten|too many] windows. “[Gulp|Eek|Oh dear],” say {hero’s} [feet|knees|toes].',
    ],
    '[There it was|There it stood|There was the hospital|And there it was], behind {spot}. It was [white|square|tall|shiny], and it had more windows than {he} could count. ^ “It’s [looking at me|staring at me|watching me|waiting for me],” said {hero}. {His} feet [stopped|stood still|stuck|would not go on].',
    'You could see it from {spot}: [white|bright|tall|clean] and square, with [a hundred windows|rows and rows of windows|windows on windows]. [At the bottom|Underneath|In the middle|At the front] were [the doors|two doors]. They were [made of glass|glass from top to toe|as clear as water] and [kept opening and shutting|opened and shut and opened|slid open and shut] by themselves. ^ “They’re [chewing|blinking|breathing|yawning|practising],” said {hero}. {His} [legs|feet|knees|shoes] [would not go any nearer|would not go one step nearer|had come far enough|stayed where they were]. {He} [asked them nicely|begged them nicely|spoke to them kindly|said a nice please], and then [not so nicely|in a louder voice|with a stamp|offered them a sweet].',
    'The hospital [stood|began|rose] at [the end of everything|the end of the road|the far end], beyond {spot}. It had as many windows as [a sheet of stamps|an express train|a honeycomb|a town], and [they all faced this way|every one was clean|none of them was round]. At its foot was a pair of [glass doors|wide glass doors|tall glass doors] that slid open when somebody came, and shut behind them, without [anyone touching anything|a hand being raised|a sound]. ^ “They go in,” said {hero}, [having watched for a while|who had been counting|after some time], “but [look how few come out|you see hardly any come out|nobody seems to come out].” There were other doors, [naturally|of course|certainly], [on the other side|round the corner|at the back]. It would have been [easier to know that|simpler to think of that|some comfort to know that] if {his} stomach had been [listening|willing to listen|less busy|able to hear].',
  ),
  tries: BRAVE_VISIT_TRIES,
  turn: beat(
    show('sit', 'thoughtful', 'quiet', { props: BAG }),
    [
      '{guest} sits there with a [big|cheese|thick] sandwich. “[Hello|Sit down|Hop up], have [half|a bit|some]!”',
      '“I’m {guest}, [sit down|come here|sit by me]! Have a [bite|nibble|taste] of my [cheese|bread|sandwich].”',
    ],
    'By {spot} somebody sat with a [sandwich|big sandwich|thick sandwich]. “[My name is|I’m called|I am] {guest}, [do you like cheese|are you hungry|want some]?” ^ {hero} [had|got|tried] half, and [chewed|swallowed|sighed]. “I’m [scared|so scared|afraid|frightened],” {he} said, and it was [out|said|true].',
    '[There was|They found|Luckily there was] a bench by {spot}, and on it somebody was [eating lunch|having lunch|unwrapping lunch|enjoying lunch]. “{guest}’s the name,” said [this person|the somebody|whoever it was], [moving up|making room|pulling in two long feet|sweeping off crumbs]. “You look like a person who could [use|do with|manage] [half a sandwich|something in the middle|a bit of lunch|the bigger half].” ^ [It was cheese|There was cheese in it|Cheese|Cheese, and lots of it|It held cheese and pickle]. “I’m [not scared|not a bit scared|not frightened|never scared],” {hero} [told it|told the sandwich|told the cheese|informed it]. {He} [chewed|chewed for a bit|swallowed|chewed and thought|chewed on that]. “[I am, though|Yes, I am|Well, I am|I am, really|That was a fib],” {he} said.',
    'Somebody sat on the bench by {spot}, [with both shoes off|in odd socks|with both feet up], [eating|deep in|unwrapping] a cheese sandwich. The other half was [held out to|offered to|pushed towards] {hero} before {he} [could ask|had sat down|could say no]. “[I’m|I’m called|The name’s|You can call me|They call me] {guest}, [for short|like my aunt]. [Going in, or coming out|Coming out, or going in|In, or out|Before, or after]?” ^ “[Neither|Not yet|I’m just looking|I haven’t decided],” said {hero}, and [sat down|sat down to say so]. It is hard to go on [being made of iron|being iron|keeping a straight face] with [your mouth full|crumbs on your chin|your cheeks full|a mouthful of bread]. {He} looked at the doors, and at the [bread|crust|cheese]. “[I’m scared|I’m really scared|Actually, I’m scared|I’m scared of it|I’m frightened],” {he} said [to the crumbs|between two bites|with {his} mouth full|rather loudly]. It was the first true thing {he} had said [all day|since the letter came|for hours], and [nothing fell down|the bench held|no bell rang].',
  ),
  turnDeepens: beat(
    show('look-aside', 'wonder', 'wonder', { props: BAG }),
    [
      '“[I shook|I quaked|I wobbled|I shivered], too,” says {guest}, “[hat|boots|socks|bag] and all!”',
      '“I [was scared|shook so|cried a bit],” says {guest}. “Then I [said so|told them|spoke up], and [it shrank|they helped|it went].”',
    ],
    '“[So was I|Me too|I was too], on [my first day there|the day I started|my very first day],” said {guest}. “[My knees knocked|My teeth rattled|I dropped everything|My hat shook].” ^ “[What did you do|What helped|And then what|What happened]?” asked {hero}, [with big eyes|and stopped chewing|very softly]. “[I told them|I said so|I told everybody],” said {guest}, “[out loud|as loud as I could|in a big voice|straight out].”',
    '“I was scared [in there as well|there too|in there myself], [my first time|my first day|the day I began],” said {guest}. “[I dropped a whole tray of spoons|I fell over a bucket|I put my coat on back to front|I shook hands with a skeleton|I said good day to a coat stand].” ^ “[And then you were brave|But after that you were brave|And then you felt brave|So then you got brave]?” asked {hero}, [chewing|with a crumb on {his} nose|hopefully|and leaned closer]. “[No|Oh no|Not a bit|Never|Goodness, no]. [Then I was|I was|I stayed|I just was] scared [and went on|and did it|and walked in|and said so]. People [always|so often|will|forever] [mix up|muddle|jumble|confuse] those two.” And {guest} [shook|brushed|blew] off the [crumbs|last crumbs|crumbs, every one].',
    '“Shall I [tell you something|tell you a secret|let you in on something|confess something|say what’s in my head]?” said {guest}. “I was sick [in a bin|in a flowerpot|in a hat] in there, [on my first day|the day I started|before ten o’clock]. [From nerves|Sheer nerves|Out of fright|Nothing but nerves|Pure fright]. [It was quite new, too|Nobody has let me forget it|I washed it out myself|They were good about it|I still blush].” {hero} had never heard [a grown-up|anyone that tall|anyone with a watch] [say such a thing|admit such a thing|say that sort of thing]. “[When did it stop|When did it go away|When did that stop|And how soon did it stop|How long till it stopped]?” ^ “[It hasn’t|It didn’t|Ask me tomorrow|It never did|I’ll tell you when it does]. [Brave isn’t|Being brave isn’t|Brave was never] when it [stops|goes|packs up and leaves]. Brave is when you [take it along|bring it with you|take it by the hand] and don’t let it [carry the bag|do the steering|choose the road].” {guest} got up, [wished them luck|shook two hands|folded the paper], and walked off past {spot}, in through the glass doors, as if they were [anybody’s|anyone’s|a shop’s].',
  ),
  lowPoint: beat(
    show('kneel', 'sad', 'quiet', { props: BAG }),
    [
      '[Whoosh|Swish|Shoosh] go the doors, and {hero} [stops|kneels|ducks]. Down [runs|rolls|drips] a [fat|warm|wet] tear.',
      '[So near|Nearly there|So close], and {hero} can’t [go on|go in|take a step]. [Sniff, sniff|Sniffle, sniff|Drip, drop], [on the bag|goes {his} nose|down {his} chin].',
    ],
    '[Now there were only|Now came|There was nothing left but|Then they were at] the doors. [Whoosh|Swish|Shoosh|Whish]! [They slid open|They opened wide|They flew open|Open they went] for {him}. ^ {hero} [sat down on the step|got down by {his} bag|went down on {his} knees|sank to {his} knees]. “[I can’t|No, I can’t|It’s no good|I can’t go in],” {he} whispered. “I can’t do [all of it|so much|all that|the whole thing].”',
    'Then they stood [right in front|nose to glass|one step away], [and it was real|with the bag between them|all by themselves]. The doors [saw|noticed|felt] them and [slid open|swept open|sprang apart]. {hero} [took a step back|stepped back|jumped back|went backwards], and the doors [slid shut|closed|swept shut|shut again]. ^ [Open, shut|Apart, together|Hello, goodbye|Whoosh, and back]. [Open, shut|And once more|And again|Back and forth]. {He} [crouched down|knelt|got down low|ducked] beside {his} bag so that they would [stop|leave off|not see {him}|calm down]. “[It’s too big|It’s too much|There’s too much of it|It’s too long|It’s all so big],” {he} said. “I can’t [do the whole hospital|do so much hospital|do all those rooms|manage all of that|do every bit of it].”',
    'The doors opened for {hero} before {he} had [made up {his} mind|decided anything|got ready], which seemed [unfair|pushy|hasty]. Out came warm air, a smell of [soap|polish|clean sheets], and somebody far off [laughing|whistling|wheeling something|dropping a spoon]. {He} [stepped back|took two steps back|backed off|retreated|moved out of reach]. [They closed|They slid shut|Shut they went|They shut, politely|The warm air stopped]. ^ [It|This|All this] happened [four|five|six|three] times. After that {he} [knelt down|got down|went down on {his} knees] behind {his} bag, where they [couldn’t see {him}|would not notice {him}|had to guess]. “I [thought I could|was sure I could|nearly could],” {he} told {c}, in a voice that [wasn’t all there|had a hole in it|kept slipping]. “There’s [just too much of it|such a lot of it|too much of it for one|no end to it|more of it than of me]. [There are corridors|It’s got corridors|There are lifts|There are upstairs bits|It’s got a downstairs]. There’s [a whole afternoon|hours of it|all those floors|a waiting room before it begins|an hour for every floor].”',
  ),
  spark: beat(
    show('hug', 'thoughtful', 'quiet'),
    [
      '{C} [shakes|shivers|wobbles] too, so {hero} [hugs|squeezes|holds] tight. “[One|Just one|Only one] step, [{c}|friend|you and me].”',
      'Is {c} [scared|shaky|crying] too? “I’ll [help|hold on|hug you], one [step|toe|inch] at a time.”',
    ],
    'Something [was shaking|shook|trembled|went rattle, rattle]. [It was|Why, it was|It was poor|Goodness, it was] {c}! ^ “[Are you scared too|You too|Are you shaking as well|Do you feel like that too]?” said {hero}. “Then we won’t [do it all|do the lot|go all the way|do everything]. We’ll do [one step|one little step|the first step|a single step]. [Then we’ll see|Then we’ll look|After that we’ll see|And then we’ll think].”',
    '[The bag was trembling|The bag was shaking|The bag rattled|The bag had the shivers]. [No, it was|Or rather, it was|No, that was|But no, it was|It wasn’t; it was] {c} behind it. {hero} [held|hugged|squeezed] {c} [tight|close|hard|for a bit]. “It’s [only a mat|just a mat to start with|only a mat at first|a doormat, that’s all|no more than a mat],” {he} said. “We could [do the mat|manage the mat|stand on the mat|begin with the mat|try that mat]. [Then|After that|And then|From there] we’ll [look at the next bit|see|have a rest|talk about the next bit].” ^ {He} [listened to|thought over|had another listen to|was surprised at] what {he} had [said|just said]. “The mat,” {he} [said again|repeated|went on], [slowly|to try it out|to {himself}|with a nod]. “I could [do a mat|manage a mat|stand a mat|certainly do a mat|cope with a mat].”',
    'It was a while before {he} [noticed|saw|felt] that {c} [was shaking as well|was trembling too|had the shakes too]. {hero} [forgot {himself} at once|forgot the rest|stopped crying at once|had no more time for {himself}|put {his} own fears aside]. “[Now, listen|Listen to me|All right, listen|Now then],” {he} said, [holding on|hugging hard|with both arms full]. “Nobody’s asking you for a [corridor|floor|lift|ward|whole staircase]. First there’s [just a mat|only a mat|a mat, and no more|nothing but a mat|one doormat]. [Anybody|A baby|A sack of flour|A bicycle] can [stand on|manage] a mat. And if we don’t know [what comes next|what’s next|the rest], then we ask, and they [have to tell us|must say|can’t refuse].” ^ {He} [stopped|broke off|fell silent|shut {his} mouth|blinked]. It was [excellent|sound|first-rate|very good|sensible] advice. {He} wondered [who it was for|who had asked for it|who it was meant for|whom {he} was talking to|whose it was]. “And we say so,” {he} [finished|said|went on], “[when it’s scary|when we don’t like it|when it’s too much]. [Out loud|Aloud|In so many words|Clearly|With the mouth open]. [Before|Beforehand|First|Not after|In good time].”',
  ),
  deed: beat(
    show('point', 'brave', 'brave', {
      at: 'home',
      props: [{ prop: 'bed', place: 'ground' }],
    }),
    [
      'The doctor is {guest}! “I am [scared|so scared|a bit scared]. [Tell|Show|Warn] me [first|before|each time]!”',
      '{refrain} “{guest}! [Tell|Show|Warn] me first, [I’m scared|I shake]!”',
    ],
    '“{refrain}” And [in they went|through they went|hop, they were in]! The doctor [turned round|looked up|smiled|put down a pen], and it was {guest}! ^ “I’m scared,” said {hero}, [out loud|clearly|straight away|with a deep breath]. “[Tell|Show|Warn] me first, please.”',
    '[They did|First they did|So they did|Hop, they did] the mat. [They did the corridor|Then came the corridor|After the mat came the lift|They did nineteen stairs]. “{refrain}” In a [small|bright|tidy] room a doctor was [reading|copying] {hero’s} name, and it was {guest}! ^ “[I’m frightened|I’m scared|I’m really scared],” said {hero}, [loudly|quickly|at once], before it could get any bigger. “Will you tell me [each thing|everything|every bit] before you do it?”',
    '[They did the mat|First they did the mat|The mat was nothing|They stood on the mat|So they did the mat]. They did the desk, and the [blue line|yellow line|row of arrows] on the floor, and a [lift|mirror|staircase|trolley]. “{refrain}” said {hero} to [each of them|every one of them|each in turn|all of them|each bit]. [At the end|Last of all|Behind the last door] was a room with [a bed on wheels|a high bed|a clean white bed], and a doctor. There were [crumbs on|cheese crumbs on|a crumb or two on|crumbs all down|some familiar crumbs on] one white sleeve. ^ “[{guest}|Why, {guest}|It’s {guest}|Not {guest}]!” [cried|said|gasped] {hero}, [holding on to the door|before anyone could speak|and let go of {c}]. Then {he} said it [quickly|all at once|straight off], while {he} still had {his} [breath|nerve|voice]. “[I’m scared|I’m scared, you know|I’m scared of this|I’m very scared|I’m frightened]. I’d like you to [tell me|explain|show me] every [single|little|last] thing before you do it. And I [want|would like|need] to be the one who says [now|go|when].”',
  ),
  deedHolds: beat(
    show('sit', 'brave', 'brave', {
      at: 'home',
      props: [
        { prop: 'bed', place: 'background' },
        { prop: 'teddy', place: 'ground' },
      ],
    }),
    [
      '“Now!” says {hero}, with [tight fists|one big breath|tight lips]. [Puff|Ow|Pinch], and it is [done|past|finished].',
      'Look at Teddy, [hold tight|breathe in|count to two]! [Ow|Ouch|Oof], and that was [all|the nip|the worst].',
    ],
    '“[First this|First comes this|Here’s the cold bit],” said {guest}, and [waited|hummed|smiled]. “Now,” said {hero} [to the teddy|to the ceiling|to {his} toes]. ^ It did hurt, as long as it takes to say “[elephant|crocodile|kangaroo|butterfly]”. Then it was over, and [all|{hero}|everything] was mended!',
    '{guest} told {him} [every bit|everything|it all|what came next], [even the names|with the long words|and drew it]. “And [this one pinches|then comes a pinch|here’s the one that pinches|this is a nip].” “[How long|For how long|Does it go on long|Long or short]?” asked {hero}. “[As long as|No longer than|For as long as] you [need to say|take to say|want for] hippopotamus.” ^ {hero} [held on to the bed|looked at the teddy|held on to the blanket|sat up straight] and [breathed in|wriggled {his} toes|thought of mud]. “[Now|Yes, now|Go on, now|Right, now],” {he} said, “hippo, pot, a, mus!” {He} [opened one eye|looked up at {guest}|let go of {his} breath|felt for {his} ears]. “[Was that it|Is that all|Was that all of it|Have you done it]?”',
    '“That’s [how I like it best|the best way|how I’d want it],” said {guest}, and [it was done like that|they did it that way|they began]. {hero} [was told|was shown|found out|asked] what each thing [was for|was called|did]. {He} was [allowed|invited|asked] to listen to {his} own heart, which was going like a [train|drum|sewing machine|small pony]. “[After this|By and by|Fairly soon|Now then, next] comes a bit that [pinches|hurts|nips],” said {guest}, “for as long as it takes to say rhinoceros. [You tell me when|You give the word|You’re in charge|Say when|It’s up to you].” ^ It was [very quiet|as still as a cupboard|so quiet that clocks ticked|all quite still|quiet, and nobody coughed]. {He} could have [waited for ever|waited a year|gone on waiting], which [helped|made it easy not to]. “[Now|All right, now|Now, please|Now, then],” {he} [said|squeaked]. It [hurt|stung|nipped|lasted] from rhi to ros, [and no further|exactly|as agreed]. Then there was only [a room|a white room|an ordinary room], and some people [smiling in it|breathing out|looking pleased].',
  ),
  solved: beat(
    show('cheer', 'laugh', 'joyful', {
      at: 'home',
      props: [
        { prop: 'medal', place: 'hand' },
        { prop: 'bandage', place: 'ground' },
      ],
    }),
    [
      '[Mended|All mended|Well again], {hero}, and a [big|round|shiny] medal! {refrain}',
      'It’s mended, [hip, hip|clap, clap|three cheers], [hooray|hurrah] for {hero}! A [lid|tin|paper] medal, [on a string|with a bow|round and bright]!',
    ],
    '“[Mended|Done|Finished]!” said {guest}, [clapping|smiling|bowing]. There was a [paper|round|tin|shiny] medal, [on a string|on a ribbon|with a pin]. ^ “You said you were scared, {hero}, [and you came in|and in you came|and still you came],” said {guest}. “[I saw the whole thing|I was watching|I heard you|I’m proud of you].”',
    '“[Mended|Done|Good as new],” said {guest}, and drew a [smile|cat|flower] on the bandage. [There was|Out came|{hero} got] a medal too, made of a [lid and a ribbon|spoon and a ribbon|lid and some string]. ^ “It isn’t for [keeping still|being quiet|not crying],” {guest} [told|explained to|said to] {hero}. “It’s for [saying so|speaking up|telling me|saying it out loud|opening your mouth].” {C} got one as well, for [shaking|trembling|shivering] and [coming along|coming too|coming in] all the same. “{refrain}” they sang.',
    '“There,” said {guest}, [with a pat|stepping back|snipping off a thread]. “[As good as new|Good as new|Sound as a bell], and [a bit better|rather better|prettier] in one place.” Out of a [drawer|cupboard|pocket] came a medal made from [the lid of a jar|a jam-jar lid|the lid of a tin]. [On it|Across it|Round the edge] was written, in [felt pen|curly letters|green ink|capitals], “I said so”. ^ “We give the other kind for [sitting still|keeping quiet|holding still],” {guest} [explained|told {him}|remarked]. “Those are [two a penny|as common as buttons|easily got|nothing special|in every drawer]. I’ve [handed out|given away|parted with] this one only [four|five|three|six] times.” {hero} put it on {c} [for a moment|for a bit|for a minute], [because it was only fair|in all fairness|since it was half {c’s}]. They laughed so [loudly|hard|long] that someone next door wanted to know what they were having [done|mended|taken out].',
  ),
  home: beat(
    show('hold', 'smile', 'cosy', {
      at: 'home',
      props: [
        { prop: 'medal', place: 'ground' },
        { prop: 'teddy', place: 'hand' },
      ],
    }),
    [
      'Home again, and Teddy [has a bandage|is mended|gets a bow] too. [Kiss|Pat|Cuddle] Teddy, [all better|well done|good as new]!',
      '[Pat, pat|Wrap, wrap|Tuck, tuck], Teddy is [mended|better|well] now. [One kiss|Two pats|A hug] for [brave|good|clever] Teddy!',
    ],
    'At home {hero} [mended|doctored|bandaged|saw to] the teddy. “First I [wash my hands|put on my apron|find my glasses|say good day],” {he} [told it|said|hummed]. “Then comes [the bandage|a pat|the cold spoon|a bit of bandage]. [You say now|And you say now|Tell me when|You’re in charge].” ^ The teddy was very [brave|good about it|patient|calm].',
    'Back home {hero} opened {his} own hospital, [under the table|behind the sofa|on the carpet|in a big box]. The teddy was [first|first in the queue|number one|the first to come]. “I’ll tell you everything [before I do it|before it happens|first],” {hero} promised. “[This is a spoon|Here comes a spoon|That’s a spoon|This is the listening spoon]. [It’s cold|It’s a bit cold|It may tickle|It’s cold, I’m afraid].” ^ The teddy [thought it over|took its time|looked at the ceiling|wasn’t sure]. “[Take your time|No hurry|You just think|Don’t rush],” said {hero}. “I’ve got [all evening|the whole evening|nothing else to do|hours].”',
    '[That evening|Later on|Back at home] {hero} sat on {his} [bed|pillow|quilt] and wrote a letter, on the back of the other one. “Dear whoever is next,” [it began|it said|{he} wrote|{he} put|it started]. “[First there is one step|It starts with one step|There is one step first|At the front is one step|To begin with there is one step]. [You can do one step|You can do that one|Anybody can do one step|One step can be done|You will be able to do it].” {He} [put in|mentioned|drew] the doors, and the bench, and the cheese sandwich, for you never know what a person will [need|find useful|be glad of]. ^ {He} would [hand it in|leave it|give it in] at the desk when they went to show [how it was healing|the bandage|how well it was healing]. {He} read it through [aloud|twice|in a low voice] to the teddy, who had [one ear|one paw|its nose] in a bandage, and who had been told each thing before.',
  ),
};
