import { beat, type Plot, show } from './plot.ts';

/** Five ways across wild water that fail; each tells what the right way must be like. */
export const stormRescueTries: Plot['tries'] = [
  beat(
    show('wave', 'brave', 'funny', {
      little: true,
      props: [{ prop: 'sailing-boat', place: 'background' }],
    }),
    [
      '{hero} [sends|makes|launches] a [tub|box|bathtub] boat. It [spins|twirls|whirls] and [runs|sails|floats] away, [glug|bye-bye|whoosh]!',
      '[Sail|Swim|Bob] to {little}, [good|little|dear] boat! The boat [sails|bobs|floats] the [other|wrong] way.',
    ],
    [
      '{hero} pushed a [washtub|big box|cupboard door] into the [water|waves], and told it to [fetch|find|save] {little}. ^ It spun like a [top|plate|dancer], and then it [left|sailed] [without a word|in a hurry|all by itself].',
      '{hero} made a boat from a [crate|tub|box], with a [sock|rug|tea cosy] for a sail. “[Straight on|Full speed|That way],” {he} told it. ^ The boat [thought|wondered] about it, and went [left|backwards|the other way].',
    ],
    [
      '[They found|They borrowed|They fetched] a tub and [tied it to a rope|put a rope on it|tied on a rope]. {hero} [pushed it off|gave it a shove|launched it], [straight towards {little}|straight for {little}|pointing at {little}]. ^ [The water|But the water] [had other ideas|thought otherwise|did not agree]. It spun the tub [three times|four times|twice] and [laid it back at {his} feet|put it back on the bank|handed it back] by {spot}. “[A thing that floats|What floats|Whatever floats] goes where the water’s going,” [said {hero}|{hero} said]. “And the water isn’t going [to {little}|our way|across].”',
    ],
    '[{hero} tried a boat|First {hero} tried a boat|A boat was tried], [as anybody would|as one does|as you do]. It was really a [washtub|bathtub|pig trough], but {he} gave it [a mast and a sail|a mast and a flag|a rudder and a name]. From {spot} {he} pushed it off, [straight at {little}|pointed at {little}|with a shove]. ^ [For a moment|For three yards|To begin with] it was a boat. [Then the water|But the water|At once the water] [noticed it|found it|got interested]. It was turned round, looked over, [filled and emptied|shaken out|spun like a plate], and sent off downstream at the speed of a [bus|train|horse]. “[It isn’t a road|That’s no road|It’s not a street],” said {hero}, [watching it go|shading {his} eyes]. “[You can’t just choose|One doesn’t choose|You don’t get to choose]. [Whatever you put on that water|Anything put on that water] [belongs to the water|is the water’s|goes where it’s told].”',
  ),
  beat(
    show('carry', 'worried', 'funny', {
      little: true,
      props: [{ prop: 'ladder', place: 'ground' }],
    }),
    [
      'A [plank|broom|mop] on a [ladder|long ladder] [makes|is] a bridge. It [bends|bows|droops], [creak|crick|crack], splash!',
      '{C} [sits|leans|stands] on the [ladder|long ladder|near end]. [Wheee|Whoops|Boing], up goes {c}, [in|down] goes the ladder!',
    ],
    [
      'They [pushed|slid|held] a ladder out over the water, but it was too short. ^ {hero} tied on a [plank|broom] and a [rake|mop|spoon], till it was too [heavy|wobbly|bendy] instead. Down it [bowed|knelt|lay], [splosh|plop|splash].',
      '“A bridge is [just|only] a long [plank|stick],” said {hero}, and tied [three|four|five] of them together. ^ It [sagged|bent] in the middle like a [smile|banana|hammock], and then it [went|slid|fell] in.',
    ],
    [
      '{hero} [pushed a ladder out|slid a ladder out|let a ladder out] [over the water|towards {little}]. [It was too short|It did not reach|It came to an end|It stopped in mid-air]. [So {he} tied on a plank|{He} added a plank|On went a plank], and to the plank a [broom|rake|mop]. ^ [It nearly worked|It almost worked|It was nearly a bridge|It was almost long enough]. Then the middle [sighed|gave way|drooped], and the bridge knelt down by {spot} [like a camel|like an old horse|like a tired donkey]. “[The longer it gets, the heavier it gets|Every bit we add makes it heavier|Longer is heavier],” [said {hero}|{hero} said]. “[We want something long|It should be long] [that weighs nothing|and light as a feather|that’s no weight].”',
    ],
    'The gap, {hero} [judged|reckoned|guessed], was [three ladders wide|three ladders across]. [They had one|They possessed one|There was one]. {He} tied a plank to it, a broom to the plank, and to the broom, [in despair|as a last hope|at the end of {his} wits], a [wooden spoon|toothbrush|fork]. It pointed [bravely|proudly|hopefully] [at {little}|towards {little}|at the tea towel]. ^ It went on pointing for some time, [a bit lower each minute|sinking by inches], like somebody [nodding off in a chair|falling asleep on a train|dozing over a book]. [Then the lot went in|At last it all went in|After which the whole of it went in] beside {spot}. “[Everything you add|Whatever one adds] to make it longer [makes it heavier|weighs it down|adds to the weight],” said {hero}. “It ought to be [as long as a street|as long as a week|longer than a train], and weigh no more than a [sandwich|sock|letter].”',
  ),
  beat(
    show('reach', 'brave', 'funny', { little: true }),
    [
      '{hero} [throws|flings|hurls] the rope, [whee|hup|whoosh]! It [flops|drops|plops] down in the [middle|water|splash].',
      'The rope flies up like a [bird|lark|rocket]. It falls like a [noodle|sock|worm|shoelace].',
    ],
    [
      '{hero} threw a rope with [both hands|all {his} might|a great grunt], and it [fell|flopped|plopped] in the water. ^ {He} threw again and sat down in the [mud|puddle|nettles]. Now the rope was [wet|fat|heavy], and {hero} was [muddy|cross|dizzy].',
      '“[Catch|Look out|Ready],” cried {hero}, and let the rope [fly|go]. It [uncurled|stretched|sailed] out like a [snake|long arm|ribbon], and came down like a [noodle|sock|wet scarf]. ^ Halfway is not [far|long|near] enough.',
    ],
    [
      '“Catch!” [shouted|called] {hero}, and [threw the rope|let fly with the rope|sent the rope off]. [It flew|Out it flew] [as far as {his} arm could send it|as far as {he} could throw|beautifully]. [That was half the way|It was half far enough|It went halfway|That was half enough]. ^ [The second time|The next time|At the second go] it was wet, and [flew a quarter|went a quarter|did not fly so well]. [The third time|The last time] {he} [forgot to let go|went along with it|went in after it]. “A stronger arm [is no use|won’t do it|isn’t the answer],” {he} said, [crawling out of|getting out from under|climbing out by] {spot}. “[It wants|It needs|We need] something that [doesn’t come down|stays up|won’t fall].”',
    ],
    '[A rope, then|A rope was the thing|Next, a rope|So, a rope]. {hero} tied one end to {spot}, coiled the rest [as sailors do|in rings|like a snake], and threw. It uncurled through the air in a [long and beautiful|long and hopeful] line, and [ran out of wish|lost heart|changed its mind] about [halfway|in the middle|two thirds over]. ^ [{He} threw|{hero} threw] until {his} shoulder [hummed|burned|clicked]. Each time the rope came back [wetter and heavier|fatter and colder], and [flew less|fell sooner|liked it less]. “It [starts coming down|begins to fall] the moment I let go,” {he} said, [lying on {his} back|flat on {his} back|from the grass]. “[That’s the trouble with throwing|There’s the flaw in throwing|That’s throwing for you]. [Nothing’s holding it up|There’s nothing up there holding it|It’s got nothing to hang on to|There’s no one up there to catch it].” {He} lay and [frowned at the sky|glared upwards], where a [leaf|feather|seed] was going by.',
  ),
  beat(
    show('cheer', 'surprised', 'funny', { little: true }),
    [
      '“[Are you|Is it] [cold|very cold], {little}?” [calls|shouts|bawls] {hero}. “A [bit old|lot of gold|bold toad]?” [calls|shouts] {little}.',
      '“A boat?” [calls|shouts|yells] {hero}. “A [coat|goat|note|stoat]?” [calls|answers|squeaks] {little}.',
    ],
    [
      '“Have you [got a boat|got a float|a boat]?” [called|shouted] {hero}. “With [jam|honey|butter|cheese], please,” [called|shouted] {little}. ^ The wind [stirred|shuffled|mixed up] all the words like [soup|cards|salad].',
      '{hero} [called|shouted|cried] across, and {little} [called|shouted] back, but the wind [blew|howled|sang] so. ^ All that [came|arrived|was left] was a long “[oo|ee|ah]”. “Same to you,” said {hero} [sadly|politely|with a sigh].',
    ],
    [
      '“[Have you anything that floats|Is there a boat over there|Have you got a float]?” {hero} [shouted from|bawled from|called from] {spot}. “[A goat in a coat|A stoat in a moat|A note on a goat]?” shouted {little}. “[No, sorry|Not today|I’m afraid not|We’re out of those]!” ^ [They tried again|They had another try|They did it all again], [louder|through {his} hands|slower]. {Little} could hear {him}, [more or less|a bit|well enough], for the wind [blew straight across|went straight over]. [But every answer|Each answer] was blown [back|home|away] again. “[That wind|This wind],” said {hero}, [quite hoarse|croaking|with no voice left], “only goes one way.”',
    ],
    '[They tried|Next they tried] to [talk it over|discuss it|hold a meeting]. “[Is there a boat|Have you a boat|Any boat]?” {hero} called from {spot}, [with both hands round {his} mouth|at the top of {his} lungs|through {his} hat]. [On the island {little}|Over there {little}] [thought about it|gave it thought|put its head on one side]. “[I’ve never owned a goat|I couldn’t eat a goat|We never kept a goat],” came the answer, [in shreds|in tatters|with holes in]. {hero} [tried “rope”, and was told “soap”|tried “plank”, and was thanked for the bank|asked about poles, and heard about moles]. ^ [After that|From there|From then on] [it grew worse|it went downhill|things got sillier]. [{Little}|Oddly, {little}] [seemed to catch most of it|nodded at nearly all of it|heard {him}, it seemed]. It was [the replies that went astray|the answers that got lost|the way back that failed], for the wind blew only [from here to there|from this bank to that]. “It’s like posting letters through a [door|hedge|letter box],” [croaked|whispered] {hero}. “[Everything goes over|It all goes over|Things go|Out it all goes]. [Nothing comes|And nothing comes back|Not a thing returns|It’s one way].”',
  ),
  beat(
    show('carry', 'brave', 'brave', {
      little: true,
      props: [{ prop: 'stone', place: 'ground', count: 4 }],
    }),
    [
      '{hero} rolls in a [big|fat|round] stone, [glop|plump|gollop]! The water [swallows|eats|gulps] it.',
      'In go [ten|nine|six|twenty] stones, [gulp, gulp|plump, plump|glug, glug]. The water wants [more|pudding|a hundred].',
    ],
    [
      '“We’ll make a [path|road] of stones,” said {hero}, and rolled in [a big one|a fat one|the first]. [Gulp|Glug|Plump], it was [gone|away|under]. ^ {He} rolled in [ten|twenty|twelve] more, and the water was [still hungry|no fuller|just as deep].',
      '{hero} dropped stones to [walk|step|hop] on, [big ones and small ones|one after another|all {he} found]. ^ The water [swallowed|ate|gobbled] them like [peas|sweets|grapes], and [asked|waited|opened its mouth] for more.',
    ],
    [
      '“[We’ll fill it up|We could fill it up|It must fill up some time],” [said {hero}|{hero} said]. They [rolled in every stone|pushed in every stone|carried in every stone] they could find round {spot}. [Each went plop|Each went gulp|In each one went], and the water closed over it like a [mouth|door|lid]. ^ After the [fortieth|fiftieth|thirtieth] {hero} [let {his} arms hang|gave up|had to stop]. [The water had not noticed|The water ran on as before|Nothing had changed|The water went on as if nothing had happened]. “[There’s too much bottom|It’s all bottom and no top|The bottom’s too far down],” [{he} said|said {hero}]. “[It’ll have to|It must|We’ll have to] [go over the top|go above it].”',
    ],
    '[If you drop stones|If one goes on dropping stones] in deep water, [there must come a stone|sooner or later there’s a stone] that sticks out. {hero} could [find no mistake in this|see no hole in that|not fault it|find no flaw in the sum]. They rolled in [all that lay|whatever lay] round {spot}, and [went for more|fetched more|then borrowed some]. ^ At the [fiftieth|sixtieth|seventieth] {he} could no longer [feel {his} arms|feel {his} fingers|stand up straight]. [The water went by just as before|The water took no notice], as if it had [a pocket for every one|a shelf for every one|room for every one] of them. “I’ve been [giving it presents|feeding it|handing it gifts],” {he} said [at last|wiping {his} neck|on {his} knees]. “[It’s not a hole, it’s a hurry|That’s no hole, that’s a hurry|You’d call it a hole, but it’s a hurry]. [You can’t fill up a hurry|One can’t fill a hurry|There’s no filling a hurry|Nobody ever filled a hurry]. [You can only go over it|One can only go over|It has to be gone over|It’s over or nothing].”',
  ),
];
