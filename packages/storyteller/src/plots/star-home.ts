import { type Plot, show } from './plot.ts';
import { STAR_HOME_TRIES } from './star-home-tries.ts';

/** A small star has fallen down and must be brought home before the night is over. */
export const starHome: Plot = {
  id: 'star-home',
  titles: [
    '{hero} and the Fallen Star',
    '{hero} Takes a Star Home',
    'The Night {hero} Held a Star',
  ],
  taglines: ['A story about a very long way up', 'A story about small lights'],
  blurbs: {
    young: [
      'Plink! A little star falls down. It wants to go home. But the sky is so high! {hero} and {c} try and try. Can you help them count to three?',
    ],
    old: [
      'There is a gap in the sky, and the star that belongs in it is sitting in {hero’s} hands. With {c} at {his} side, {hero} must find a way up. Nobody has ever done it before. That has never stopped {him} yet.',
    ],
  },
  refrains: {
    young: [
      'Up, up, up to the sky!',
      'Little star, we’ll get you far!',
      'Twinkle, twinkle, hold on tight!',
      'One, two, hop, to the top!',
      'Home you go, high from low!',
      'Hop on, pop on, up we go!',
      'Laugh and leap and up you sweep!',
      'High and higher, little flyer!',
    ],
    old: [
      'Up, up, and never mind how!',
      'Little star, it’s not so far!',
      'Higher and higher, like sparks from a fire!',
      'Hold on tight and follow the light!',
      'Far or near, we’ll get you from here!',
      'Off the ground and homeward bound!',
      'Way up high, we’ll find your sky!',
      'Chin up, lamp up, up we go!',
    ],
  },
  lessons: ['small-steps', 'asking-for-help', 'kindness'],
  themes: ['star', 'night', 'space', 'dream', 'helping'],
  byNight: true,
  quest: { props: ['lantern'], from: 'none' },
  little: { creatures: ['star', 'butterfly'], names: ['Twill', 'Mote', 'Spark', 'Wink'] },
  want: {
    show: show('crouch', 'wonder', 'wonder', { at: 'home', little: true, light: 'night' }),
    tell: [
      [
        '[Plink|Tink|Ting], a [little|tiny|small] light falls down! [Hello|Good evening|Well, well], {little}, [mind the step|poor thing|how you glow].',
        '[Plop|Plip|Plump], what fell in the [bucket|boot|basket]? It [glows|shines|hums], and it’s called {little}.',
      ],
      [
        '[Plink|Tink|Ting|Clink], and something [fell past|flew past|whizzed by|tumbled past] {hero’s} window and landed in the [flowerpot|watering can]. ^ [It was small|It was tiny|Oh, it was small|How small it was]. [It was shining|It was glowing|It shone|It lit the step]. It was a {littleKind} [called {little}|by the name of {little}|whose name was {little}]!',
        'One evening the sky [dropped something|lost something|let something fall|sneezed, and something fell]. [Plink|Tink|Ting|Clink], and {hero} [ran to look|ran out to see|bent down to look|came running]. ^ There sat {little}, a [tiny shining|small glowing|little bright|warm bright] {littleKind}, with [a bump on the head|a bump like a pea|dust on its nose|its feet in the air].',
      ],
      [
        'Something [went plink|went ping|said tink] in the [flowerpot|gutter]. {hero} [went to look|came to look|went to see] [with {his} socks on|in {his} socks|with {his} mouth open|with a spoon in {his} hand]. Between two [daisies|pebbles] sat a {littleKind}, [no bigger than a plum|no bigger than a walnut|the size of an egg] and [glowing at the edges|warm at the edges]. ^ “[I’m|I’m called|My name’s|They call me] {little},” it said. “I [leaned out too far|leaned over too far|tipped over|lost my hold|leaned out, and out]. [Could|Would] you [tell me which way is up|show me the way up|point me to the sky]?”',
      ],
      [
        'Most things [that fall|that drop|which fall] [make a thud|go bump|make a bang]. This one [made a sound|made a noise|chimed] like a [teaspoon touching a glass|spoon in a cup|coin on a plate], and then said “Ow.” {hero} [opened|ran to] the [back door|window]. ^ In the flowerpot, among the [parsley|mint], sat a {littleKind} [about the size of a plum|about as big as a plum|not much larger than a walnut], shedding light [in all directions|on everything]. “{Little},” [it said|it announced], [with dignity|and bowed|stiffly]. “[I was leaning out|I leaned out] [to see what|to find out what] you were all [laughing at down here|laughing about down here]. [I’d like|I should like] to [go home now|be put back now], please. [Everyone will|They’re bound to] [notice the gap|see the gap|wonder about the gap].”',
      ],
    ],
  },
  setOut: {
    show: show('hold', 'brave', 'brave', {
      little: true,
      props: [{ prop: 'lantern', place: 'hand' }],
    }),
    tell: [
      [
        '“We’ll [take|bring|carry] you home, {little}, [don’t cry|chin up]!” {refrain}',
        '[Come|Hop in|Sit here], {little}, and [come|quick|you too], {c}! {refrain}',
      ],
      [
        '“[Don’t cry|Dry your eyes|Don’t worry|Chin up],” said {hero}. “We will [take you home|bring you back|get you home].” ^ {He} [put|set|tucked] {little} in {his} lantern [to keep warm|where it was snug|out of the wind]. “{refrain}”',
        '“[How far is home|Where do you live|Which way is home|Is it far]?” asked {hero}. {Little} pointed [straight up|right up|up, and up|over {his} head]. [Oh|Ooh|Goodness|Oh my]! ^ “{refrain}” [sang|called|cried] {hero} and {c}, and [off they went|out they went|away they marched].',
      ],
      [
        '{hero} [looked up|tipped back {his} head|bent {his} neck|turned {his} face up|looked straight up]. [There it was|And there it was|{He} saw it at once]: one dark gap in all that glitter, like a [missing tooth|lost button|hole in a jumper]. “[Right|Well|Good|All right|Very well],” {he} said. {He} [settled|put] {little} in the lantern, [out of the draught|with the door shut|and shut the glass]. ^ “{refrain}” It was [no great plan|not much of a plan|hardly a plan], but it was a [good thing to shout|fine thing to shout|cheerful noise].',
      ],
      [
        'It is [one thing|easy enough|no great matter] to [take|bring|carry] a lost [kitten|umbrella|glove] home. You [look at the label and ring the bell|read the label and knock|ask at the baker’s|knock and wait|read the number and ring]. {hero} looked up at the place {little} pointed to, and [went on looking up|went on looking] [for quite some time|until {his} neck cracked|for a good while]. ^ “How did you [mean to do it|plan to do it|think of doing it|propose to begin|imagine it]?” asked {little}. “I don’t know yet,” said {hero} [truthfully|as it was the truth|after some thought], and [hung the lantern over {his} arm|took up the lantern]. “But the high places are {within}, so [we’ll begin there|that’s where we’ll start|we’ll try those first|that’s the way]. {refrain}”',
      ],
    ],
  },
  problem: {
    show: show('point', 'thoughtful', 'wonder', { little: true }),
    tell: [
      [
        'The sky is [up|high|far], {hero} is [down|down here|small]. That’s a long way for [legs|lights|lamps]!',
        'Up there, that far, [oh my|oh dear|gosh]? It’s higher than a [crane|cloud|kite], {little}!',
      ],
      [
        '{hero} stood [on {his} toes|on tiptoe|on a stone] and [stretched|reached up|held up both arms]. The sky [did not come any nearer|stayed where it was|took no notice|was no closer|never came closer]. ^ “It is [a bit higher|a good bit higher|rather higher] than a [cupboard|shelf],” {he} said.',
        'They stopped at {spot} and [looked up|bent back|put their heads back|stared]. The sky was higher than [a tree|a church|a crane|a mast]. ^ It was [higher than high|higher than that|even higher than a bird goes]!',
      ],
      [
        'By {spot} they [stopped and measured|stood and measured|stopped to measure|did some measuring]. The sky was [higher|taller|further up] than a [house|barn]. It was [higher|taller] than a house standing on a [church|castle|lighthouse]. ^ “How did you get down [so fast|without stairs|in one go]?” [asked|wondered] {hero}. “[Down is easy|Down was no trouble|Down just happens|Down does itself|Down goes by itself|One needs no help with down],” sighed {little}. “[Anyone|Anything|A turnip|A wet sock|A boot|A dropped pie] can do down.”',
      ],
      [
        'At {spot} {hero} [stopped to do the sum|sat down to do the sum|began to work it out|tried to do the sum]. [A tall house|A good tall house|Say a tall house|Take a house] is ten metres. [Ten tall houses are|Ten of those are|So ten of them are|And ten make|Put ten on top and it’s] a hundred. {He} [ran out of houses|was out of houses|had used up all the houses] long before {he} [ran out of sky|came to the sky|got to the top of it]. ^ {Little} [watched|listened] from the lantern, glowing [a shade less brightly|a little less brightly|not quite so brightly] than before. [That was the other thing|There was that, too|That was another thing|And that was the second thing|There was one thing more]. “[We fade a bit|We do fade a bit|One pales a little], down here,” {little} said, in the light voice people use when they [don’t want you to worry|are being brave|have a toothache]. “[I’m good|I’ll do|I’ll keep|I last|They tell me I’m good|I’ll glow] until morning.”',
      ],
    ],
  },
  tries: STAR_HOME_TRIES,
  turn: {
    show: show('look-aside', 'surprised', 'wonder', { little: true, light: 'evening' }),
    tell: [
      [
        '{Little} [grows dim|gets pale|fades], like [a tired lamp|weak tea|thin milk]! [Hurry|Quick|Run], {hero}, [hurry|run|trot]!',
        'Look, {little} is [not so bright|going grey|only a spark]! The lantern is [nearly|almost|half] dark.',
      ],
      [
        '[Then {hero} saw something|Then {hero} looked down|But something was wrong|{hero} looked into the lantern]. {Little} was [not so bright now|only half as bright|growing pale|hardly bright]. ^ “I [get dim|go pale|get thin] when I am [far from home|away from home|so far down],” whispered {little}. They [had to hurry|must be quick|had to run|had no time]!',
        '“Why are you [so pale|so grey|going out|so quiet|so thin|like a candle end]?” asked {hero}. ^ “I [shine less and less|can’t shine well|use up my shine|fade and fade|run low|get weaker] down here,” said {little}. The lantern was [getting dark|almost dark|half dark|going grey|down to a glow|nearly dark].',
      ],
      [
        'It was {c} [who noticed|who saw it|who saw it first|who stopped|who said so]. The lantern had [stopped making shadows|no shadows left round it|begun to look brown|stopped lighting the path|given up on shadows]. “{Little},” said {hero} [carefully|softly], “are you [getting dimmer|fading|going out|getting smaller]?” ^ “[Only a bit|Hardly|A shade|Just a touch|Only at the edges],” said {little}. [But it was not a bit|It was more than that|It was not so little|But it was a lot|It was worse than that]. They [didn’t have until tomorrow|didn’t have all night|had less time than they thought|had not got hours|had no time to spare]. They had [until the light went out|just as long as the light lasted|only while there was light|one lantern’s worth of time].',
      ],
      [
        'They [were resting|had stopped] at {spot} when {hero} realised {he} could no longer read [the time on {his} wrist|the lines on {his} hand|the map]. [An hour ago|Earlier on] {he} could have read [a book|a newspaper|the small print]. ^ {He} [held up|lifted|opened|raised|looked into] the lantern. {Little} had gone [from silver to grey|the colour of ash|thin at the rim], and pretended to be looking at [the view|a cloud]. “[You said|But you said|I thought you said|Hold on, you said] you were good until morning,” said {hero}. “[I rounded up|That was rounded up|I was being hopeful|I said it to be nice|More or less, I said],” said {little}. So it was no longer a question of finding [a good way|a nice way|a clever way|a tidy way|the best way]. It was a question of finding [any way at all|any old way|a way], soon.',
      ],
    ],
  },
  turnDeepens: {
    show: show('walk', 'thoughtful', 'brave', { little: true }),
    tell: [
      [
        'Who knows what’s [high|highest|up there]? “[The hill|That hill],” says {c}, “to the [top|tip|very end]!”',
        'Walk on, [trot on|climb on|puff on], up and [on|round|over]! Where is the [top|tip|end], {hero}?',
      ],
      [
        '“Where is the [highest, highest spot|highest spot of all|tip of everything|very highest place]?” asked {hero}. ^ {C} [looked past|looked over|pointed past] {spot} and past {spot}. [There|Over there|That way|Aha]! The top was so high that [clouds sat on it|clouds leaned on it|birds went round it].',
        '“Let’s go to the [very top of everything|highest top there is|top of the top|highest of all],” said {hero}. ^ So [they went up past|they climbed past|up they climbed past|they trotted up past] {spot}. [Puff, puff, puff|Huff, puff, huff|Step, step, puff|Pant, pant, puff|Tramp, tramp, puff]!',
      ],
      [
        '“[No more|That’s enough] [bits and pieces|tricks|kites],” said {hero}. “We go to the [highest point|tallest spot] there is, and we [think there|see|ask again].” ^ [So up they went|Up they went|So they climbed|And up they hurried], past {spot}, past {spot}. {He} [kept|held] one hand around the lantern, like you would around [a candle|an egg|a match].',
      ],
      [
        '“Then we [stop being clever|give up being clever],” said {hero}, “and [start being high|begin being tall|just go up].” There was one point {within} that stood above the others, beyond {spot}, and {he} [turned towards it|set off for it|made for it] [without another word|at a trot]. ^ {He} [told {little} stories|talked to {little}|chatted to {little}] as they climbed, about {his} street and the [people at number nine|tuba player next door], because {little} glowed a little more when listening. {He} was [running out of stories|on the last story|down to the dull ones] when {he} [ran out of hill|came to the end of the hill|had used up the hill].',
      ],
    ],
  },
  lowPoint: {
    show: show('sit', 'sad', 'quiet', { little: true, light: 'night' }),
    tell: [
      [
        'So tired, so [cold|dark|quiet], at the very [top|tip]. Poor [little|pale|dear] {little} [shivers|sighs|blinks].',
        '{hero} [sits|flops|sinks] down at the top. The sky is still [too far|miles up|very high].',
      ],
      [
        'At the top [they stopped|they stood|the path ended]. The sky was [still too far|as far as before|no nearer at all|still miles up]. {Little} was as pale as [milk|paper|a plate|chalk]. ^ {hero} [sat down|sat on a stone|sat and sniffed|had to sit]. “[I don’t know what to do|That’s all I know|I can’t think of more|I have no ideas left],” {he} said.',
        '{hero} [reached up|stretched|held up the lamp] as far as {he} could. It was [not enough|too little|no use|not nearly enough]. ^ A tear [ran down {his} nose|dripped off {his} chin|rolled down {his} cheek|fell off {his} nose] and fell on the lantern.',
      ],
      [
        'They [stood at the very top|were at the very top|had come to the top], and the sky was exactly as far away [as before|as ever|as at the door]. {hero} [sat down|sat down on a stone|let {his} legs fold|slid to the ground|had to sit]. {He} had [no string, no ladder|no kite, no ladder] and [no ideas|no jump left|nothing else]. ^ “[You did try|You tried so hard|You really tried],” said {little}, in a voice like [a match going out|a moth’s|ash]. [That made it worse|It didn’t help|That was worst of all|That only hurt more|It made {his} throat tight].',
      ],
      [
        '[From the bottom|From below], the top had looked as if it [touched the sky|held up the sky|went in among the lights]. [From the top it didn’t|From there it didn’t|Now it did not|From the top you saw the join|It didn’t]. {hero} [sat down|sank down] with the [lantern between {his} knees|lantern in {his} lap|lantern in {his} arms]. In it lay a glow [no stronger than|about as strong as|about as big as] a [nightlight in another room|watch in the dark|cat’s eye in a shed]. ^ “It’s [not a bad place|not so bad here|a nice place|quite pleasant here|homely, in its way|a good hill, this],” said {little}. “One gets to [hear the laughing|hear things up close|be near the noise|hear you all better|catch the jokes|hear the end of things].” {hero} [could not answer|didn’t trust {his} voice|could say nothing|looked the other way|just nodded]. {He} had promised, and {he} was [just one|only one] {child} on a hill, and [it was not enough|that was too little|it didn’t reach].',
      ],
    ],
  },
  spark: {
    show: show('think', 'wonder', 'wonder', { little: true, light: 'night' }),
    tell: [
      [
        'A [tiny|small|squeaky] laugh gets out, [ha|hee|ho]! {Little} [glows|blinks|shines] like a [new|clean|birthday] [lamp|candle].',
        '{C} [falls over|pulls a face|slips], and {hero} [laughs|hoots|snorts]. {Little} [shines|lights up|blazes], [oho|well, well|look]!',
      ],
      [
        'Then {c} did something [so silly|so daft|so odd] that {hero} [had to laugh|laughed out loud|burst out laughing]. [And {little} got brighter|And {little} lit up|And {little} went ping|{Little} shone at once]! ^ “[It’s the laughing|So it’s the laughing|Laughing does it|It was my laugh]!” said {hero}, [clapping|amazed|staring]. “Laughing [makes you shine|warms you up|lights you|is your lamp oil]!”',
        '{C} [fell over backwards|sat in a puddle|tripped over both feet|rolled over like a ball]. “[Ha|Ho|Hee, hee|Ha, ha]!” laughed {hero}. [Ping|Flash|Zing|Tink]! went {little}. ^ {hero} [stared|gaped|blinked|looked twice]. “[Again|Once more|Do that again|Fall again]!” {he} [cried|shouted|begged].',
      ],
      [
        'Then {c}, [creeping up to be kind|coming to be kind], tripped over nothing and rolled past [with both feet in the air|like a dropped bun|head over heels]. {hero} [couldn’t help it|tried not to|bit {his} lip|was much too sad for it|could not stop it]. {He} [laughed|snorted|laughed out loud|giggled|hooted]. ^ And the lantern [flashed|blazed|went like a firework|lit up the stones|flared]. “{Little}!” [said|cried|gasped|whispered] {hero}. “Why did you [lean out of the sky|lean out|lean so far|hang out of the sky|lean so far out|let go of the sky]?” “To [hear the laughing|hear you laugh|catch the joke|listen to the laughing|get nearer the joke|hear what was funny],” said {little}. They [stared at each other|both stopped breathing|looked at one another|let that sink in|both understood].',
      ],
      [
        'It was {c} who [broke|ended] the silence, by sitting down [solemnly|with great care] on [a thistle|a nettle|a wet stone]. What followed was [not dignified|short and loud|more or less a dance|not in the least solemn|all legs|a sort of hornpipe]. {hero} tried not to laugh; then [a snort got out|a squeak got out|one hiccup got out], and after it [all the rest|the whole herd|all its relations]. ^ And light [flooded over|poured over|ran down|came up between|welled up between|came through] {his} hands. [{He} stopped|{He} broke off|{He} held {his} breath|{He} shut {his} mouth|{He} sat up]. [It faded|It sank|It went|It dimmed again|The light sank]. {He} [thought about|thought of] somebody leaning out of the sky, further and further, [to hear what was so funny|for the end of a joke|because it had missed the beginning]. “{Little},” {he} said [slowly|in a new voice|at last], “you don’t need to be [lifted|carried]. You’re [the wrong sort of heavy|the wrong kind of heavy|heavy in the wrong way|only heavy with quiet].”',
      ],
    ],
  },
  deed: {
    show: show('dance', 'cheeky', 'funny', { little: true, light: 'night' }),
    tell: [
      [
        '{hero} [makes a face|pulls an ear|rolls both eyes], [ha|ho|hee]! {Little} [floats|bobs|hops] up [a bit|and out|knee-high].',
        'Silly [dance|hop|walk], [ha, ha|hee, hee|ho, ho], {little}! {refrain}',
      ],
      [
        'So {hero} did {his} [silliest dance|jelly dance|worst dance|funniest walk]. {He} [made {his} pig nose|did {his} pig nose|squashed {his} nose|made fish lips]. {He} [told the joke|sang the song|did the trick] about the [cow|banana]. ^ {Little} [giggled|snorted|squeaked|tittered], and began to [float|rise|lift]!',
        '{hero} [pulled {his} funniest face|crossed {his} eyes|pulled both ears|puffed like a frog] and danced like a [noodle|duck]. ^ “[Hee hee|Ha ha|Tee hee|Ho ho]!” went {little}. [And up went {little}|Up rose {little}|And up came {little}|Up bobbed {little}], as high as {his} nose.',
      ],
      [
        '{hero} [stood up|got up|faced] in front of the [whole dark sky|whole of the sky] and was silly on purpose. {He} [did|tried|performed] the [penguin walk|noodle dance]. {He} [sang the bath song|sang the frog song|danced the soup song] [with the rude verse|both verses|in a high voice]. ^ {Little} [tried not to giggle|tried to keep still], and failed, and bobbed out of the lantern [like a bubble|like a cork|like a balloon].',
      ],
      [
        'Being funny by accident [is easy|comes easily|is nothing|can happen to anyone|takes no skill]. Being funny on purpose, when you are [tired|sad] and the whole night is watching, [takes real courage|takes nerve|is another matter]. {hero} [did it anyway|did it all the same|began|went ahead|took a bow and began]. {He} [did {his} teacher|was {his} teacher|gave them {his} teacher] [looking for a pen|counting coats|eating a plum]. {He} [did|was|gave them] the [noodle|penguin|wet umbrella]. {He} did the one about the cow and the bicycle, [with all the voices|with the moo and the bell|from both sides|with hand signals|at twice the speed]. ^ {Little} [hiccuped|snorted], and glowed, and rose [a hand’s breadth|an inch|a thumb’s breadth] off the glass. “[More|Don’t stop|Again|Go on|Some more],” said {little}. “[Do the bicycle again|The bicycle again|Do the bicycle|And the bicycle|Once more the bicycle|The bicycle, please].”',
      ],
    ],
  },
  deedHolds: {
    show: show('cheer', 'laugh', 'joyful', { little: true, light: 'night' }),
    tell: [
      [
        '[Ha|Ho|Tee-hee], [higher|more|up and on], {little}, [higher|fly]! {refrain}',
        'Up [floats|bobs|sails|pops] {little}, past the [hats|roofs|clouds]! {refrain}',
      ],
      [
        '“[Everybody|All together|Everyone laugh|You too]!” called {hero}. “{refrain}” ^ They laughed until their tummies [hurt|ached|shook]. And {little} [went up|rose|flew up], past {spot}, past the clouds!',
        'Now {c} [laughed too|hooted too|giggled, too|was laughing]. Soon all of {place} [laughed|giggled|hooted|shook]. “{refrain}” ^ {Little} went up like [a balloon|a bubble|a cork].',
      ],
      [
        '[Soon|Before long|In no time] everything that was awake {within} [was laughing|was hooting|shook with laughing]. {Little} rose [with every hoot|at every hoot|a bit with each giggle|on every ha|a storey with each hoot]. [When {little} slowed|As {little} slowed], {hero} [shouted|yelled], “{refrain}” {He} [pulled the worst face in the world|walked like a goose|made a fish mouth|danced like a sack]. ^ Up past {spot} went the light, [past the clouds|between the clouds], growing brighter [the smaller it got|all the way].',
      ],
      [
        '[It is catching, laughter|Laughter is catching|It spreads, laughter|Laughing is a thing you catch|Laughter doesn’t stay put]. It [jumped|leapt] from {hero} to {c}, and from {c} to whoever was listening behind {spot}, [until the dark|till everything dark] was [chuckling|shaking] all over. {Little} [went up on it|rose on it] as a boat goes up [on a rising tide|in a lock|when the water comes in]. ^ [Halfway|Half the way up|By the first cloud], the light [faltered|flickered|hung still]. {hero’s} cheeks [ached|hurt|were sore] and {he} had no jokes left, so {he} told the truth. “{refrain}” {he} yelled, and turned {his} [very best cartwheel|one good cartwheel|biggest cartwheel], and [fell flat|landed flat] on {his} face. {Little} shot up [like a cork|like a lark|out of sight|like a rocket|head over heels].',
      ],
    ],
  },
  solved: {
    show: show('point', 'wonder', 'joyful', {
      little: true,
      light: 'night',
    }),
    tell: [
      [
        '[Ping|Plink|Click], {little} is [home|in|up]! [Shine|Blink|Wave], {little}, for {hero} and {c}!',
        'There, {c}, {little} [sits|shines|glows] up there! [Wink, wink|Blink, blink|Flash, flash], and that means [thanks|hello|tee-hee].',
      ],
      [
        '[Ping|Click|Plink|Tink], {little} [slipped into|fitted into|popped into] the gap, and the sky was [whole|full|mended] again. ^ One tiny light [winked|blinked|flashed] at {hero}. {He} [winked|waved|blinked|beamed] back.',
        '“Home!” called {little} [from far, far up|from the top of everything|very small and far|and it came down thin|as if from a well]. ^ Now that light shone [the brightest of them all|best of all|twice as bright|brighter than the rest]. [Wink, wink|Blink, blink|On and off|Twinkle, tink], it went.',
      ],
      [
        '[There was|They heard] a [tiny click|soft click|small snap], like the last piece of a [puzzle|jigsaw|necklace]. [Where the gap had been|In the gap], {little} shone, and all the others budged up to [make room|be nice|be near]. ^ “[Thank you, {hero}|Home, {hero}|I’m in, {hero}|It fits, {hero}|Come and wave, {hero}]!” It [might have been the wind|may have been the wind|could have been an owl|was very faint|may have been an owl|was no louder than a moth]. But the light [winked twice|blinked twice|winked three times|did a somersault|winked].',
      ],
      [
        'They did not so much [see it arrive|see it go in|watch it arrive] as [feel it|hear it]. There was a [small|soft] click, high in all that dark, [like the last piece of a jigsaw|like a lid going on|like a key in a lock]. [The gap was gone|The gap was filled|There was no gap|It had closed|Nothing was missing]. In its place [hung|sat] a light that was, to be honest, [a little showy|a bit too bright|slightly proud of itself]. ^ [It winked|It blinked|It flashed|The light winked|It gave a wink]. {hero} [winked back|blinked back|bowed|waved {his} hat|nodded]. {He} [lay back with|sat down by] {c} until {his} breath [came slowly|grew calm|no longer whistled]. {He} had carried [all sorts of things|a great many things|a ladder and a kite] that night, {he} thought, and only one of them had been [any use|needed|worth it].',
      ],
    ],
  },
  home: {
    show: show('sit', 'sleepy', 'cosy', { at: 'home', light: 'night' }),
    tell: [
      [
        '{hero} is in bed with [clean|washed|cold] feet. {Little} [winks|peeps|looks] in, [tink|blink|flash].',
        'The curtain stays [open|wide], the [pillow|quilt|blanket] is warm. [Wink|Twinkle|Glimmer], says the [sky|window], [hush|good night].',
      ],
      [
        'At home {hero} [did not close|never closed|left open] the curtain. ^ Up there somebody [was looking in|was watching|leaned out|looked down]. So {he} made one last [funny face|frog face|pig nose|silly face], and the light shook with [giggles|laughing].',
        '[Back in {his} room|Home in bed|Back home], {hero} [opened the window wide|pushed the window open|left the window wide open]. ^ “[So you can hear us|Now you can hear|So you don’t miss it|In case we’re funny],” {he} said to the sky.',
      ],
      [
        'At home {hero} [left|kept] {his} window open, [just a hand’s breadth|the width of a hand|two fingers wide]. [It wasn’t for the air|Not for the air|It was not to cool the room|That wasn’t for the air|It wasn’t that {he} was hot]. ^ At breakfast somebody would be [sure|certain] to [spill something|drop the butter|say something silly] and everyone would laugh. {He} knew [exactly|very well] who would be [leaning out to listen|listening, up there|bending down to hear].',
      ],
      [
        '[Nobody at home noticed|No one at home saw] that anything was different, except that the window in {hero’s} room was now [always open at the top|never quite shut|always open a crack]. “You’ll [let the warm out|let the heat out|let the cold in|let the moths in],” [people said|they warned {him}|aunts said]. ^ “[That’s the idea|That’s the plan|Just a little of it|I know|Some of it],” said {hero}. For it had struck {him}, [on the long way back|going home|with one boot undone], that the house was full of laughing at [breakfast|supper|bath time]. It cost [nothing at all|nothing|no trouble] to let a little of it [go up|escape|drift up].',
      ],
    ],
  },
};
