import { beat, type Plot, show } from './plot.ts';

const LANTERN = [{ prop: 'lantern', place: 'hand' }] as const;

/** The dark is too big; every light runs out; then it turns out that the dark is shy itself. */
export const afraidOfTheDark: Plot = {
  id: 'afraid-of-the-dark',
  titles: [
    '{hero} and the Shy Dark',
    '{hero} Meets the Night',
    'The Night {hero} Left the Light Off',
  ],
  taglines: ['A story to read with one small lamp', 'A story about what is really there'],
  blurbs: {
    young: [
      'Who is out there in the dark? {hero} has a lamp. {hero} has {c}. Tiptoe, tiptoe, shh! Is it a monster? Oh no. It is something much nicer.',
    ],
    old: [
      '{hero} has a plan against the dark, and it involves every lamp in the house. But lights run out. And when the last one goes, somebody in the blackness clears its throat and says, “Excuse me.”',
    ],
  },
  refrains: {
    young: [
      'Shh, shh, who goes there?',
      'Dark, dark, I’m not scared!',
      'Hand in mine, I’ll be fine!',
      'Tip, tap, on we go!',
      'Hush, hush, what was that?',
      'Peep, peep, the dark is deep!',
      'Toe by toe, hello, hello!',
      'Who said boo, was it you?',
    ],
    old: [
      'Dark or light, I’m all right!',
      'Who goes there but empty air?',
      'Come what may, I’m here to stay!',
      'Knees may shake, but I’m awake!',
      'Step by step and breath by breath!',
      'Thick or thin, I’ll walk right in!',
      'Bump or creak, I will not squeak!',
      'Hoot or howl, it’s just an owl!',
    ],
  },
  lessons: ['courage', 'kindness', 'listening'],
  themes: ['dark', 'night', 'fear', 'sleep', 'scary', 'light'],
  byNight: true,
  quest: { props: ['lantern'], from: 'none' },
  want: beat(
    show('crouch', 'worried', 'worried', {
      at: 'home',
      props: [
        { prop: 'bed', place: 'background' },
        { prop: 'lamp', place: 'background' },
      ],
    }),
    [
      '[Out goes the lamp|Off goes the light|Out goes the light], and it is [dark|black]! {hero} [hides|ducks|curls up] [by the bed|on the rug].',
      '[Click|Clack|Snap] goes the [lamp|light]. Dark [hops|climbs|flops] on the [chair|rug|shelf|toys].',
    ],
    '[Click|Clack|Snap|Clunk] went the light. Now the [chair|curtain] was a [bear|troll|giant|walrus]. The [coat|robe] was a [witch|ghost|bandit|vulture]. ^ {hero} pulled the [blanket up|quilt up|sheet up] to {his} [nose|chin|ears]. “I [don’t like|don’t want|can’t bear] you, [Dark|big Dark|Mister Dark]!”',
    '[By day|In daytime|All day long] {hero} was not afraid of anything, apart from [geese|custard skin]. But when [the light went off|they clicked the switch|the lamp went out], the room filled up with dark like [a bath|a bucket|a boot]. ^ It got [under|on to|into] the [bed|bookcase|toy box]. It got [into|behind|on top of] the [wardrobe|curtains|clock]. “If only,” said {hero}, “I could make it [stay away|go away|keep out] [for good|for ever|once and for all].”',
    '{hero} had [nothing against|no quarrel with|no objection to] the night [as such|itself|in general]. It was [what|all that] it did to [things|furniture|coats|people’s clothes]. At eight o’clock there was a dressing gown on the door; at five past [there was a tall thin person|there stood a tall thin person|it was a tall thin person] with no head. ^ {He} knew [that it was the dressing gown|which it was|perfectly well that it was the gown|what it really was]. {He} had checked, [several times|four times|more than once], [at a run|on tiptoe|with a torch]. But knowing sits in [one part of you|the head|one place] and [being afraid in another|being afraid in the knees|being afraid somewhere lower down], and they are not on speaking terms. “I’m [going to|ready to|about to] [get rid of it|put a stop to it|see it off],” {he} decided. “[All of it|Every bit|To the last drop|The whole lot], [and soon|by Friday].”',
  ),
  setOut: beat(
    show('tiptoe', 'brave', 'brave', { props: LANTERN }),
    [
      'Take a [big|bright|round] lamp and [take|bring|call] {c}, [too|hush|quick]! {refrain}',
      '[Tiptoe, tiptoe|Creep, creep|Pad, pad], [out|off|down] go {hero} and {c}. {refrain}',
    ],
    '{hero} took the [biggest|brightest|loudest|oldest] lantern in the [house|cupboard|hall]. “We will [chase|frighten|send] [the dark away|the dark off|the dark home],” {he} told {c}. ^ “{refrain}” And out they [crept|stole|padded] on [soft|slipper] feet.',
    '“[It must come|It has to come|It comes] from [somewhere|something|a hole],” said {hero}. “We’ll find the [place|tap|button|handle] and [switch it off|turn it off|close it up].” ^ {He} [lit|filled|polished] {his} lantern, {he} took {c}, and {he} put {his} [coat|boots|scarf] on over {his} pyjamas. “{refrain}” {he} [whispered|breathed|told the hall|told the doormat|squeaked]. It was [meant|supposed] to be a [shout|roar|war cry|song].',
    'It [stood|plainly stood] to [reason|sense], {hero} [thought|felt]. Water came from a [tap|pipe|well] and cold came from the [larder|cellar|north], so the dark must come from somewhere as well. One would [only|merely] have to find the [place|spot|hole] and [put in a plug|knock in a cork|wind it shut]. ^ {He} [filled|trimmed|topped up] the lantern [to the brim|twice|with care]. “It’s [thickest|deepest|blackest] over there,” {he} told {c}, [pointing to|nodding towards|waving at] {place}. “{refrain}” {he} [added|finished|announced], to show that {he} [meant it|was serious|would stand no nonsense]. {His} voice [went up|cracked|gave way|squeaked] at the [end|finish|last word].',
  ),
  problem: beat(
    show('look-aside', 'worried', 'worried', { props: LANTERN }),
    [
      'Dark is [in front|up|here] and Dark is [behind|down|there]. Dark is all [round|over|about] [us|them|{hero}]!',
      '[Shine|Glow|Point|Peep], lamp, [shine|glow|peep]! Dark [runs|hops|skips|slips] behind {spot}.',
    ],
    '[Where the lantern shone|Wherever the lantern pointed|When the lantern shone], the dark [ran off|hopped off|jumped away]. But it only [ran behind|got behind|went behind] {spot}. ^ When {hero} turned round, it [came back|tiptoed back|slid back] and [breathed|sat] behind {him}.',
    'The lantern made [a yellow room|a golden room|a bright tent], just big enough for [two|two people|four feet]. All round it [stood|waited|crowded] the dark, with its [nose|toes] against the glass. ^ {hero} [swung|poked|threw] the light [at {spot}|up at {spot}|round {spot}]. The dark [hopped|stepped|skipped|slid] [aside|to one side|out of the way]. As soon as {he} [looked away|turned away|blinked], [it hopped back|back it came|it was there again].',
    'The lantern drew a circle on the ground as wide as [a carpet|a tablecloth|a paddling pool], and outside it [began|stood|lay] everything else. {hero} had not [expected|thought|imagined] [there to be so much|that there was so much|so much of it]. {He} [swung|lifted|turned|carried] the [light|lantern] [towards|up to] {spot}. The dark [stepped back|made way|bowed out], [quite calmly|with a good grace|without hurry], and filled in behind {him} instead. ^ “It’s like [bailing out|emptying|drinking up] the sea with a [cup|thimble|spoon],” {he} said. The more light {he} made, the [blacker it was|deeper it got|thicker it lay] [just beyond|a foot further on|round the rim].',
  ),
  tries: [
    beat(
      show('wave', 'brave', 'funny', { props: LANTERN }),
      [
        '“[Go away|Off you go|Out you go], Dark!” [says|calls] {hero}. Dark [stays|sits|yawns|hums] and [stays|sits|yawns].',
        '“[Boo|Shoo|Bah], [big|bad|old] Dark!” [cries|shouts] {hero}. Dark says [nothing|not a word] and [stays|sits|stretches].',
      ],
      '“BOO!” [shouted|bellowed|thundered] {hero}, and [waved|jumped|flapped]. ^ “Oo,” [said|went|called] somebody behind {spot}. {hero} [jumped into|leapt into|fell into] {c’s} arms! It was [only|just|nobody but] their own echo.',
      '[Perhaps|With luck|Possibly] it could be [frightened|scared off|startled|shooed]. “[GRRR|RAAAH|WAAAGH|HRRR]!” roared {hero}, with {his} [arms up|elbows out|hair on end|teeth out]. ^ The dark did not [so much as|even] [blink|twitch|shiver|cough]. But {hero} had [scared|frightened|startled|shocked] [{himself}|both of them|{himself} instead]. {He} had to [sit on|lean on|rest on] {spot} and [hold on to|clutch|hang on to] {c}. “It’s no use [shouting at|roaring at|growling at] something with no [ears|face|knees],” {he} said.',
      '{He} [began|started|set about it] by [shouting at it|telling it off|raising {his} voice]. “I’m not [afraid|frightened|scared] of [you|anything about you|the likes of you]!” {he} told [the blackness|the gloom|the nothing] behind {spot}, and it listened, [as it listens to everyone|with every sign of interest|as one listens to a salesman]. ^ There is [something about|a risk in|a drawback to] [shouting into silence|shouting at a silence|roaring into nothing]. The louder {he} grew the [larger|deeper|wider] the silence got, until {his} own voice came back and [tapped|prodded|plucked] {him} on the shoulder. “That [made it worse|did not help|was a mistake|did no good],” {he} [admitted|observed]. “I’ve [been telling|told|just told] it [where I am|which way to look|who’s here].”',
    ),
    beat(
      show('run', 'worried', 'worried', { props: LANTERN }),
      [
        'Run, {hero}, [run|go|hop]! Dark [runs|goes|skips] too, and it does not [puff|pant|stop].',
        '{hero} runs [fast|quick|hard] and {c} runs [fast|quick|hard]. Dark is [faster|there first|in front]!',
      ],
      '“[Run|Now|Quick]!” cried {hero}. They [ran|raced|puffed] past {spot} and past {spot}. ^ But the dark was [there already|there first|sitting there] each time. You cannot [run away|run off|hide] from something that is [everywhere|all over|all round].',
      'It might be [possible|a good idea|worth trying] to be [faster than the dark|quicker than the dark|too fast for the dark]. {hero} [ran until|galloped until|pelted along until] {he} had [a stitch|jelly legs|no puff left]. ^ When {he} stopped, [there it was|it was waiting|it was all round {him}], not even [out of breath|pink in the face|warm]. “It didn’t [chase us|run at all|hurry],” [panted|wheezed|puffed] {hero}. “It [was just|was simply|had got] there [before we were|first|before us].”',
      'They [ran|bolted|fled|took to their heels]. It was not [a plan|a decision|an idea] so much as something that {his} legs [thought of|had thought up|came up with]. {He} ran past {spot} with the lantern [swinging|clanking|bouncing], and shadows as tall as [houses|steeples|cranes] ran along on both sides. ^ When {he} could run no more {he} [bent over|folded up|stopped], [holding {his} knees|hanging on to {his} knees|whistling like a kettle]. [Nothing|Nobody|Not a soul] had [followed|chased|so much as nodded at] them. All those [great leaping|tall galloping|long loping] giants had been {his} own legs, with [a light behind them|a lamp to show them off|a light at the back]. {He} had been [racing|hunting|fleeing from] {himself}, and [losing|not winning|coming second].',
    ),
    beat(
      show('sit', 'thoughtful', 'funny', {
        props: [{ prop: 'candle', place: 'ground', count: 5 }],
      }),
      [
        '{hero} lights [more and more|lots of|five] candles. [Pff|Phoo|Hoo], and they are all [out|gone|black]!',
        'Light a candle and [one more|another|four more]. [Puff|Phoo|Whoosh], the wind [blows them out|snuffs them out|gobbles them up].',
      ],
      '{hero} [lit|put|set] five candles [round|beside|behind] {spot}. [There|So|Ha], [bright as gold|as bright as brass|bright as a button]! ^ [Pff|Phoo|Hoo], went the wind, [pff, pff, pff|one, two, three, four, five|again and again]. “[Bother|Blow|Bananas],” said {hero}, [blinking|sitting|sniffing] in the dark.',
      '“[More light|More lamps|Five lamps|More of everything],” said {hero}. {He} [stuck|planted|set] five candles [in the ground by|in a row by|neatly by] {spot}. It looked [like|just like] a [birthday|party|cake for giants]. ^ But every candle [made a shadow|had a shadow|brought a shadow], and [five candles made five|five candles brought five|that came to five]. Then the wind came by and [blew out the lot|blew them all out|put out all five], as if it had [made a wish|turned five|been asked].',
      'What [was wanted|was needed|was called for], {he} decided, was [more|numbers|plenty]. {He} set out candles in a ring around {spot} and [lit them all|saw to every wick|lit the lot], and sat down in the middle, [blinking|very upright|squinting]. ^ It was [very|wonderfully|most dreadfully] [bright|cheerful|golden]. It was so bright that [beyond the flames|past the ring|further off] {he} could see [nothing whatever|nothing at all|not a thing]. [Anything|Anybody|Whatever liked] might be [standing|waiting|sitting] there. With each new candle {he} had [made {his} own room lighter|furnished {his} own room|polished up {his} own corner] and the rest of [the world|the universe|the place] blacker. Then [the breeze|a breeze|some wind] came round, in no hurry, and [put them out|took them|snuffed them] one by one.',
    ),
  ],
  turn: beat(
    show('hold', 'surprised', 'worried', { props: LANTERN }),
    [
      '[Flick, flick|Flip, flop|Wink, wink], the lamp goes out! There is no [light|glow|wink] [left|now|any more].',
      'Oh [no|dear|help], the lamp says [pff|pop|phut]! Now {hero} can’t see {his} own [nose|toes|hand|lap].',
    ],
    'The lantern [flickered|coughed|shivered]. It [shrank|went down] to a [pea|dot]. And [then it|then the light|pop, it] went out! ^ It was [darker than dark|as black as boots|dark, and then some]. “{C}?” [whispered|squeaked|breathed] {hero}. “[Are you there|Where are you|Is that you]?” “[Here|Still here|Right here],” said {c}.',
    '[Then|That was when|At this point] the lantern [hiccuped|coughed|burped|sneezed]. The flame stood up [tall|straight|on tiptoe], [bent in the middle|took a bow|nodded once], and was gone. ^ {hero} [shook it|tapped the tin|turned the knob|blew on it], [but it was empty|but not a drop was left|but it was bone dry|and it was stone cold]. {He} held {his} own hand [in front of|up to|before] {his} eyes and [couldn’t find it|saw no hand|missed it]. “[Now what|What now|And now|What shall we do|Oh, what next]?” {he} [said|asked|whispered]. And somebody, [quite near|close to {his} ear|very softly], said, “[Excuse me|I beg your pardon|Do forgive me].”',
    'It [happened|came|was over] without any [fuss|noise|warning]. The flame [turned blue|turned green|gave a shrug], drew itself in [like a snail|like a tired snail|to a point], and went. {hero} [stood|was left|waited] with the [warm|useless|empty] lantern in {his} hand. {He} [could not|couldn’t] see {his} [feet|knees|nose|elbows]. {He} [could not see {c}|could see no {c}], who was [standing on {his} toe|breathing down {his} neck|holding {his} sleeve]. ^ {He} waited for the [dreadful|worst|terrible|horrid] thing to [start|come|happen]. {He} had been [waiting|braced|listening] for it [all {his} life|for years|ever since {he} could remember]. What happened was that somebody [cleared their throat|gave a cough|drew breath], [shyly|humbly|nervously], and said, “Excuse me. [Have you|Are you, perhaps,] [finished|done] with [the light|that light|it]?”',
  ),
  turnDeepens: beat(
    show('look-aside', 'wonder', 'wonder'),
    [
      '“[Hello|Psst|Um],” says Dark, “I am [shy|so shy|scared, too]. [Please be kind|Be nice to me|Don’t shout at me|Please don’t shine]!”',
      'Who [spoke|sniffed|said hello]? It is Dark, as shy as a [mouse|snail|fawn|lamb].',
    ],
    '“[It’s me|It’s only me|Please, it’s me], the Dark,” said [a soft, soft voice|a voice like wool|somebody very softly]. “I am [shy|very shy|rather shy]. Lights [hurt|sting|tickle] my [eyes|edges|eyes so].” ^ {hero} was [so surprised|so astonished|so interested] that {he} forgot to be [afraid|scared|frightened].',
    '“Who’s [there|that|talking]?” [said|whispered|asked] {hero}. “[The|Only the|Just the] Dark,” said a voice like [velvet|fur|treacle]. “I’m sorry [if I startled|for startling|that I startled] [you|you both|your friend]. I’m [always|generally|nearly always] [hiding|in hiding|backing away]. [Everyone|Everybody] [points lamps at|shines things at|says shoo to] me.” ^ {hero} thought of [how|how loudly|why] {he} had [shouted|roared|growled]. {His} [ears|cheeks|neck] went [hot|pink|red].',
    '“Who [are you|is that|said that|is speaking]?” {hero} asked the [darkness|gloom|empty air|night]. “I’m [what’s here|what’s left|the rest of it|all of this],” [said|replied] the voice. It was [deep|low|kind] and soft, with [a slight stammer|a catch in it|a little cough]. “[I’m the|I’m only the|Just the] D-Dark, and I’d have [spoken before|said hello before|made myself known], but you kept [pointing that thing at me|waving that about|looking somewhere else]. It [stings|smarts|hurts|makes me squint].” ^ {hero} [found|noticed] that {his} heart was [slowing down|calming down|getting quieter]. It is difficult to go on being [terrified|in terror|frightened] of somebody who is [embarrassed|blushing|sorry to trouble you]. “I came to [get rid of|drive out|abolish] you,” {he} said, as it seemed best to be [honest|frank|open about it]. “[Yes|Ah, yes|I dare say],” [sighed|agreed|murmured] the Dark. “[People do|They all do|One does hear that|Most visitors do].”',
  ),
  lowPoint: beat(
    show('sit', 'sad', 'quiet'),
    [
      '“Nobody [likes|wants|hugs] me,” [says|sniffs|sobs] Dark. It [creeps|slips|rolls] [away|off], [sniff|snuffle|sob].',
      '“I [am going|will go|am off] now,” says Dark. [Stars|Owls|Moths] and [dreams|sleep|hush] go too.',
    ],
    '“Nobody [likes|wants|asks for] me,” [said|sniffed|sobbed] the Dark. “I [will go|had better go|am going]. I’ll go [away|right away|miles away] for [ever|good|always].” ^ And then {hero} [saw|knew|understood] what that meant. No [owls|hush|crickets], no [sleep|snoring|snuggling] and no [dreams|stars|moths].',
    '“[I’ll go|Then I’ll go|I’ll be off|I’d better go],” [said|sighed|mumbled] the Dark. “[That’s|It’s|Going is] what you [wanted|came for|asked for].” And it [began|started|got up] to [leave|go|drift away]. ^ The [owls|crickets|frogs] [stopped|hushed|gave up]. The [moths|bats|dreams] [fell down|sat down|lost their way]. [High above|Far overhead|Up above], the stars [went out|blinked out|stopped], for there was nothing left for them to shine in. “[Wait|Stop|Oh, no|Come back]!” said {hero}. But how do you [hold|hang] on to [the dark|something like that|a thing like the dark]?',
    '“If that’s [how everybody feels|the general feeling|how things are],” said the Dark, “I’d better [go|be going|get along].” It was not [said in anger|said crossly|a grumble|meant to hurt]. It simply started to leave, [seeping|trickling|draining] away [between the stones|between the pebbles|through the cracks] like water. ^ And {hero} [saw|understood|learned] [what|exactly what|just what] {he} had [asked|been asking] for. A [flat white|blank white|thin grey] nothing [came up from|rose out of|spread across] the ground. The stars went first, [and then the owls,|then the owls,|next the moths,] then [the smell of the night grass|the smell of moss|the crickets]. There would be [no more sleep in it|no sleeping in it|nowhere to sleep in it], and [no dreams|no secrets|no stories]. {He} had wanted [this|it|that] [so much|for so long|every evening]. {He} felt {his} [throat close|throat tighten|face go hot|ears burn].',
  ),
  spark: beat(
    show('think', 'thoughtful', 'quiet'),
    [
      '{hero} [thinks|sits|sighs] and [thinks|sits|sighs]. “I can be [kind|gentle|nice] to Dark!”',
      '{hero} has [an idea|a plan|a thought]! [Sit|Kneel|Get] down, [eyes shut|soft voice|no lamp], and say [hello|sorry].',
    ],
    '[What do you do|What can you do|What do you try] when somebody is [shy|shy like that|very shy]? ^ {hero} [knew|knew that one|could tell you]! {He} was shy {himself}, [sometimes|at parties|on Mondays]. You don’t [shout|roar|stamp]. You don’t [shine|stare|point]. You [sit down|sit near|come close] and say [hello|something nice|your name].',
    '{hero} thought about {his} own [worst day|shyest day|reddest day], when {he} had hidden under the [coats|table|stairs] at a party. [Nobody|Not one of them] had got {him} out by [pulling|tugging|calling]. ^ Somebody had just [sat down close by|come and sat beside {him}|sat on the floor nearby] and talked about [biscuits|snails]. “I know [what to do|what it needs|what works|the way],” said {hero}.',
    'How do you [stop somebody from leaving|hold on to somebody|ask somebody to stay], when you can [neither see nor touch|neither see nor grip|neither see nor hold] them? {hero} thought [hard|until it hurt|with both fists|and thought]. [Then, of all things,|It was odd, but|Then, for some reason,] {he} remembered {his} first birthday party, the one {he} had [spent|passed|sat out] beneath the coats. ^ They had [called|whistled|called {his} name|sung], and [coaxed|offered jelly|pleaded|promised balloons]. They had come with [torches|a torch|a broom|umbrellas]. What had worked was [an old neighbour|somebody’s great-aunt|an old man] who sat down on the floor, [facing the other way|with a cup of tea|face to the wall], and talked about snails. {He} had [come out by {himself}|crept out unasked|crawled out at last], [to put one thing right|to correct a fact|to argue about slugs].',
  ),
  deed: beat(
    show('kneel', 'brave', 'quiet'),
    [
      'The lamp goes [down|away|aside], the eyes [go|fall|squeeze] shut. “Hello, [big|dear] Dark, [stay|sit here|come here].”',
      '{hero} [sits|kneels|gets] down in the dark. “[Hello|Sorry|Please stay], [big|dear|shy] Dark!”',
    ],
    '{hero} put the lantern [down|away|on its side] and [shut|closed|covered] {his} eyes. {He} [sat on the ground|knelt on the ground|got down low]. ^ “[Hello,|Dear|Sorry,] Dark, [I’m|it’s|this is] {hero},” {he} [said|whispered|told it]. “Would you [like to|care to] [sit with us|sit by me|come and sit]?”',
    '{hero} put the lantern [behind {him}|out of reach|on its side|under {his} coat]. {He} [sat down|knelt down|settled] in [the blackest place there was|the very middle of it|the blackest hollow], and closed {his} eyes on purpose. {His} [heart|chest|pulse] went like [a drum|a hammer|boots on stairs]. ^ “[I’m {hero}|My name’s {hero}|This is {hero}|It’s {hero} here],” {he} said. “I was [rude|unkind|too loud] [to you|earlier|just now]. Please [stay|don’t go|stop a bit|stay here]. Would you [like to|care to] [hear about|talk about|know about] snails?”',
    'It was [the hardest thing|the bravest thing|the longest thing] {he} had ever done, and it looked like [nothing at all|a rest|sitting about]. {hero} [set|put] the lantern [aside|down|behind a stone]. {He} [walked seven steps|went nine steps|took six steps], away from it, into the place where the last of the Dark was; and there {he} sat down, and [shut|closed|covered] {his} eyes. ^ “[I’m {hero}|My name is {hero}|It’s me, {hero}|I’m called {hero}],” {he} [told it|said]. “I’m [a bit|rather|still|somewhat] scared of you. I [think|believe|suspect|fancy] you’re [a bit|a little|rather] scared of me. [So that’s fair|So we’re even|That makes it fair|Which is only fair].” {He} [swallowed|breathed in|licked {his} lips|coughed]. “[Did you know|Had you heard|Did anyone tell you] that a snail has [fourteen thousand|twelve thousand|thousands of] teeth?” There was a [pause|silence|long pause|kind of gulp]. “[No|I did not|I never knew|Good gracious],” [said|breathed|gasped] the Dark. “[Where|Wherever|Where are they|Where does it keep them]?”',
  ),
  deedHolds: beat(
    show('sit', 'wonder', 'wonder'),
    [
      'Listen to the [crickets|owls|moths] and the [leaves|wings|hush]! Soft, [kind|big|cool] Dark is [back|home|here].',
      '[Open your eyes|Look up|Peep up], {hero}, [wide|now|quick]! So many [bright|winking|tiny|silver] stars [shine|dance|twinkle]!',
    ],
    'The Dark [came back|came home|crept near|stole up]. It sat [down|close|by {him}], as soft as a [cat|blanket|bun]. “Now [listen|hush|hear this],” it said. ^ {hero} heard [crickets|a moth|an owl] and [leaves|snores|humming]. “Now [look up|look|the best bit]!” And [oh|ooh|ah], all those [stars|bright stars|far stars]!',
    'Something came and [settled|curled up|lay down] round {his} shoulders, light as [a shawl|a scarf|a cat]. “[Listen|Hark|Ears first|Start with listening],” [said|breathed] the Dark. And {hero}, who had [never|not once] [dared to|done so before|tried it], listened. {He} heard crickets, and water, and a [mouse|mole|beetle] [yawning|snoring|scratching]. ^ “Now [open your eyes|look up|your eyes|peep],” [said|breathed|sighed] the Dark. “I’ve [kept|saved|polished|minded] [these|them|all these] for you.” [All the stars were out|The stars were out, all of them|The whole sky was lit up|There hung the stars].',
    'It came back the way [a deer|a cat|a hare] does, one step at a time, and you must not [look|move|breathe]. At length something [settled|lay|rested] about {his} [shoulders|arms|neck]. It was [soft and cool|cool and heavy|smooth and cool], and smelled of [leaves|rivers|clean stone]. “[Most people|They mostly|People] never [stay long enough|wait for this|sit still for it],” said the Dark. “It takes [a while|ten minutes|some time] for your eyes to [get brave|come out|settle down].” ^ {hero} [opened them|tried them|looked], and could see {spot}, in [a dozen|eleven|twenty|nine] [kinds|shades] of grey. {He} could see {c}, [listening|smiling|gazing up|quite at home]. And overhead, from one [side|end|edge] of the world to the other, was what the Dark had been [holding up|looking after|carrying] all this time.',
  ),
  solved: beat(
    show('point', 'laugh', 'joyful'),
    [
      '[Hello|Coo-ee|Yoo-hoo], [stars|bright stars], and [hello|thank you|well done], Dark! {refrain}',
      '{hero} has a [big|new|shy] friend. They [laugh|point|wave] at the [moths|stars|owls].',
    ],
    '“{refrain}” laughed {hero}, [pointing up|up at the stars|and pointed]. And the Dark laughed too, as soft as [an owl|a dove|a drum]. ^ “Come and [see me|play|sit with me] again,” it said. “I’m here [every night|most nights|all night].”',
    '“{refrain}” said {hero}, and [this time it was a joke|it was a joke now|this time {he} was grinning], and [the Dark laughed|the Dark chuckled|the Dark shook]. It [has|owns] a [lovely|wonderful|very low] laugh. You have [heard it|heard it often|met it], only you thought it was [an owl|the wind|a far-off train]. ^ “You’re not so [big|black|scary|dreadful],” said {hero}. “[Yes, I am|Oh, but I am|I am, you know|I’m huge],” said the Dark. “But I’m [gentle|careful|house-trained|very tidy].”',
    'They talked [until the moon came up|until the moon was up|right up to moonrise], which the Dark did not mind, the moon [being quiet|having manners|keeping itself to itself]. It knew [a great deal|everything|all the gossip|far more than school], and what [hedgehogs|moles|toads] [say|sing|grumble about]. It knew what everyone in {hero’s} street [was dreaming|dreamed about|had dreamed], but [would not tell|was too polite to say|kept it to itself]. ^ “[What about|And what of|How about] the headless [person|party|gentleman] on my door?” asked {hero}. “[Oh, that one|That one|Ah, yes|Poor soul],” [said|sighed] the Dark. “[Quite terrified|Scared stiff|Deeply afraid|Goes in fear] of you.” “{refrain}” said {hero}, and [lay back|fell back|rocked], and [laughed|shook|hooted]. It was like being [held by|sat with by|hugged by] something [the size of the sky|with no edges|as wide as the world].',
  ),
  home: beat(
    show('sit', 'sleepy', 'cosy', { at: 'home', props: [{ prop: 'bed', place: 'ground' }] }),
    [
      '[Click|Clack|Snick], the lamp is [off|out]. Hello [again|there|in there], [big|soft|dear] Dark!',
      'No [lamp|light|glow] tonight, [thank you|please|not one]! Night, night, [big|soft|dear] [Dark|friend].',
    ],
    'At home {hero} [reached for|stretched out to|sat up and found] the [lamp|little lamp|bed lamp]. [Click|Clack|Snick], {he} [turned it off|did it|put it out] all by {himself}. ^ “[Come in|In you come|Come and sit],” {he} told the Dark. “Mind the [slippers|teddy|books|cold bit|train set].”',
    '[Back in bed|Tucked up again|Warm in bed] {hero} [looked at|frowned at|raised {his} chin to] the dressing gown on the door, and it [looked back|hung there|did its best]. ^ “[Good evening|Evening, all|How do you do],” said {hero}. Then {he} [put out|clicked off|switched off] the lamp with {his} own hand, to make room for [a friend|somebody large|a guest].',
    'At home {hero} [stood|waited|paused] in {his} room [for a moment|for a breath or two|in {his} socks] with {his} hand on the switch. There [was|stood|loomed|waited] the [wardrobe|tall wardrobe|old wardrobe]. There was the [gap|slot|black slot] [beneath|under] the bed. On the door [hung|stood|waited] the tall thin person, and {hero} [straightened|turned down|did up] the collar. ^ Then {he} [turned off|put out|saw to|switched off] the [light|lamp]. {He} [did it|did that|went about it] the way you [draw back a curtain|open a door to a friend|take off a hat]. Something [large and gentle|large and polite|wide and quiet] came in and [sat down|settled|made itself comfortable] at the foot of the bed. The room was [just the right size|exactly big enough|none too large|a good fit] for [both of them|them both|two].',
  ),
};
