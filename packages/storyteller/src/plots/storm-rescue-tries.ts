import { beat, type Plot, show } from './plot.ts';

/** Five ways across wild water that fail; each tells what the right way must be like. */
export const stormRescueTries: Plot['tries'] = [
  beat(
    show('wave', 'brave', 'funny', {
      little: true,
      props: [{ prop: 'sailing-boat', place: 'background' }],
    }),
    [
      '[Send a boat|Here’s a boat|Off, boat|Boat, go]! [Round and round|Round and round it goes|Spin, spin, spin|Round it goes]. [Bye, boat|Gone, boat|Boat, come back]!',
      '[A tub boat|A box boat|Push the tub]! [Splash|Plosh|Slap|Plop]. [It goes the wrong way|It goes away|Not that way, tub].',
    ],
    [
      '{hero} pushed a [washtub|big box|cupboard door] [on to the water|into the water|off the bank]. “[Go and fetch|Off you go to|Sail over to] {little}!” ^ [It went round and round and round|Round and round it spun|It turned like a top]. Then it left, [all by itself|in a hurry|without a word].',
      '“[A boat|We need a boat|I know, a boat]!” said {hero}. {He} made one from a [box|tub|crate], [with a sock for a sail|with a rug for a sail|and gave it a flag]. ^ [The water took it away|Off it went, the wrong way|The water ran away with it|It had its own plans]. [It never even looked at|It went nowhere near|It did not stop for] {little}.',
    ],
    [
      '[They found|There was|Out came] a tub and [tied it to a rope|put a rope on it|tied on a rope]. {hero} [pushed it off|gave it a shove|launched it], [straight towards {little}|straight for {little}|pointing at {little}]. ^ [The water|But the water] [had other ideas|thought otherwise|did not agree]. It spun the tub [three times|four times|twice] and [laid it back at {his} feet|put it back on the bank|handed it back] by {spot}. “[A thing that floats|What floats|Whatever floats] goes where the water’s going,” [said {hero}|{hero} said]. “And the water isn’t going [to {little}|our way|across].”',
    ],
    '[{hero} tried a boat|First {hero} tried a boat|A boat was tried], [as anybody would|as one does|as you do]. It was really a [washtub|bathtub|pig trough], but {he} gave it [a mast and a sail|a mast and a flag|a rudder and a name]. From {spot} {he} pushed it off, [straight at {little}|pointed at {little}|with a shove]. ^ [For a moment|For three yards|To begin with] it was a boat. [Then the water|But the water|At once the water] [noticed it|found it|got interested]. It was turned round, looked over, [filled and emptied|shaken out|spun like a plate], and sent off downstream at the speed of a [bus|train|horse]. “[It isn’t a road|That’s no road|It’s not a street],” said {hero}, [watching it go|shading {his} eyes]. “[You can’t just choose|One doesn’t choose|You don’t get to choose]. [Whatever you put on that water|Anything put on that water] [belongs to the water|is the water’s|goes where it’s told].”',
  ),
  beat(
    show('carry', 'worried', 'funny', {
      little: true,
      props: [{ prop: 'ladder', place: 'ground' }],
    }),
    [
      '[A long, long plank|One long plank|Push the plank|A plank, a plank]! [Too short|Still too short|Not long at all]. [Splash|Splosh|Plop|Plosh]!',
      '[Two long ladders|Ladder on ladder|Two ladders, one bridge]! [Wobble, bend, splosh|Bend, bend, splash|Creak, wobble, plop]!',
    ],
    [
      'They [pushed a ladder out|slid a ladder out|held a ladder out] [over the water|across]. [It was too short|It was not long enough|It did not reach|There was too little of it]. ^ [They tied on|On went] a plank, and a broom, and a [spoon|fork|brush]. [Bend, bend, splosh|Creak, bend, splash|Bow, bow, plop|Sag, sag, splosh]!',
      '“[A bridge|Let’s build a bridge|I’ll make a bridge]!” cried {hero}. {He} tied a plank to a ladder, and [a stick to the plank|a rake to the plank|a mop to the plank]. ^ It [went down|bent] in the middle, like a [smile|banana|hammock]. [Splash|Splosh|Crash|Plop]!',
    ],
    [
      '{hero} [pushed a ladder out|slid a ladder out|let a ladder out] [over the water|towards {little}]. [It was too short|It did not reach|It came to an end|It stopped in mid-air]. [So {he} tied on a plank|{He} added a plank|On went a plank], and to the plank a [broom|rake|mop]. ^ [It nearly worked|It almost worked|It was nearly a bridge|It was almost long enough]. Then the middle [sighed|gave way|drooped], and the bridge knelt down by {spot} [like a camel|like an old horse|like a tired donkey]. “[The longer it gets, the heavier it gets|Every bit we add makes it heavier|Longer is heavier],” [said {hero}|{hero} said]. “[We want something long|It should be long] [that weighs nothing|and light as a feather|that’s no weight].”',
    ],
    'The gap, {hero} [judged|reckoned|guessed], was [three ladders wide|three ladders across]. [They had one|They possessed one|There was one]. {He} tied a plank to it, a broom to the plank, and to the broom, [in despair|as a last hope|at the end of {his} wits], a [wooden spoon|toothbrush|fork]. It pointed [bravely|proudly|hopefully] [at {little}|towards {little}|at the tea towel]. ^ It went on pointing for some time, [a bit lower each minute|sinking by inches], like somebody [nodding off in a chair|falling asleep on a train|dozing over a book]. [Then the lot went in|At last it all went in|After which the whole of it went in] beside {spot}. “[Everything you add|Whatever one adds] to make it longer [makes it heavier|weighs it down|adds to the weight],” said {hero}. “It ought to be [as long as a street|as long as a week|longer than a church], and weigh no more than a [sandwich|sock|letter].”',
  ),
  beat(
    show('reach', 'brave', 'funny', { little: true }),
    [
      '[Throw a rope|Fling a rope|Here’s a rope]! [Plop|Plosh|Flop|Splat]. [Throw again|Once more|Try again]! [Plop|Splosh|Flop|Splat].',
      '[One, two, throw|One, two, whee|Swing, swing, throw]! [The rope falls short|The rope flops down|The rope gets wet].',
    ],
    [
      '{hero} threw a rope [as hard as {he} could|with both hands|with a grunt]. [Plop|Flop|Splash|Splosh]! [It fell in the water|It fell in|It came down wet|In the water it fell]. ^ {He} threw again, and [fell over|sat down|hit {spot}]. [Now the rope|Soon the rope] was wet and [fat|heavy|cold].',
      '“[Catch|Look out|Here it comes]!” [{hero}|Whee, and {hero}] [threw the rope|swung the rope|let the rope fly]. [It flew up, it flew out, and it flew down|Up it went, out it went, down it came|It uncurled, it stretched, it dropped]. [Plop|Splash|Flop|Plosh]. ^ Half the way is not [far|long|good] enough.',
    ],
    [
      '“Catch!” [shouted|called] {hero}, and [threw the rope|let fly with the rope|sent the rope off]. [It flew|Out it flew] [as far as {his} arm could send it|as far as {he} could throw|beautifully]. [That was half the way|It was half far enough|It went halfway|That was half enough]. ^ [The second time|The next time|At the second go] it was wet, and [flew a quarter|went a quarter|did not fly so well]. [The third time|The last time] {he} [forgot to let go|went along with it|went in after it]. “A stronger arm [is no use|won’t do it|isn’t the answer],” {he} said, [crawling out of|getting out from under|climbing out by] {spot}. “[It wants|It needs|We need] something that [doesn’t come down|stays up|won’t fall].”',
    ],
    '[A rope, then|A rope was the thing|Next, a rope|So, a rope]. {hero} tied one end to {spot}, coiled the rest [as sailors do|in rings|like a snake], and threw. It uncurled through the air in a [long and beautiful|long and hopeful] line, and [ran out of wish|lost heart|changed its mind] about [halfway|in the middle|two thirds over]. ^ [{He} threw|{hero} threw] until {his} shoulder [hummed|burned|clicked]. Each time the rope came back [wetter and heavier|fatter and colder], and [flew less|fell sooner|liked it less]. “It [starts coming down|begins to fall] the moment I let go,” {he} said, [lying on {his} back|flat on {his} back|from the grass]. “[That’s the trouble with throwing|There’s the flaw in throwing|That’s throwing for you]. [Nothing’s holding it up|There’s nothing up there holding it|It’s got nothing to hang on to|There’s no one up there to catch it].” {He} lay and [frowned at the sky|glared upwards], where a [leaf|feather|seed] was going by.',
  ),
  beat(
    show('cheer', 'surprised', 'funny', { little: true }),
    [
      '“[Hello|Hoo-hoo|Hold on]!” calls {hero}. [Wind eats the words|Whoo, says the wind|The wind says it too].',
      '“[What|Who|How]?” calls {little}. “[What|Who|How]?” calls {hero}.',
    ],
    [
      '“[Can you float|Have you a boat|Are you cold]?” called {hero}. “With [jam|honey|butter], please!” called {little}. ^ [The wind was so loud|The wind roared|How the wind blew]. [It mixed up all the words|It stirred the words like soup|It turned the words about|It shuffled all the words].',
      '[{hero}|Again {hero}] [called to|shouted to|cried to] {little}. {Little} [called back|shouted back|answered]. [But the wind blew|But the wind howled], and all that came was “[Oo|Ee|Ah]!” ^ “[Oo yourself|Same to you],” said {hero} [sadly|and sat down|with a sigh].',
    ],
    [
      '“[Have you anything that floats|Is there a boat over there|Have you got a float]?” {hero} [shouted from|bawled from|called from] {spot}. “[A goat in a coat|A stoat in a moat|A note on a goat]?” shouted {little}. “[No, sorry|Not today|I’m afraid not|We’re out of those]!” ^ [They tried again|They had another try|They did it all again], [louder|through {his} hands|slower]. {Little} could hear {him}, [more or less|a bit|well enough], for the wind [blew straight across|went straight over]. [But every answer|Each answer] was blown [back|home|away] again. “[That wind|This wind],” said {hero}, [quite hoarse|croaking|with no voice left], “only goes one way.”',
    ],
    '[They tried|Next they tried] to [talk it over|discuss it|hold a meeting]. “[Is there a boat|Have you a boat|Any boat]?” {hero} called from {spot}, [with both hands round {his} mouth|at the top of {his} lungs|through {his} hat]. [On the island {little}|Over there {little}] [thought about it|gave it thought|put its head on one side]. “[I’ve never owned a goat|I couldn’t eat a goat|We never kept a goat],” came the answer, [in shreds|in tatters|with holes in]. {hero} [tried “rope”, and was told “soap”|tried “plank”, and was thanked for the bank|asked about poles, and heard about moles]. ^ [After that|From there|From then on] [it grew worse|it went downhill|things got sillier]. [{Little}|Oddly, {little}] [seemed to catch most of it|nodded at nearly all of it|heard {him}, it seemed]. It was [the replies that went astray|the answers that got lost|the way back that failed], for the wind blew only [from here to there|from this bank to that]. “It’s like posting letters through a [door|hedge|letter box],” [croaked|whispered] {hero}. “[Everything goes over|It all goes over|Things go]. [Nothing comes|And nothing comes back|Not a thing returns|It’s one way].”',
  ),
  beat(
    show('carry', 'brave', 'brave', {
      little: true,
      props: [{ prop: 'stone', place: 'ground', count: 4 }],
    }),
    [
      '[Drop a stone|Roll a stone|Here’s a stone]. [Plop|Plump|Gulp|Splosh]! [Gone|No stone|Where is it]. [More|Another|Bigger]! [All gone|None left|Every one gone].',
      '[Ten big stones|Six fat stones|A heap of stones]. [Plop, plop|Gulp, gulp|Plump, plump]! [Water eats them|Water swallows them|The water wants more].',
    ],
    [
      '“[Stepping stones|Let’s make steps|We’ll make a path]!” said {hero}. [{He}|{hero}] [rolled one in|pushed one in|threw one in]. [Gulp|Glug|Plop|Gollop]! [It was gone|Away it sank|No more stone|There it went]. ^ {He} [rolled in|pushed in] [ten|twenty|twelve]. [Gulp, gulp|Glug, glug|Plop, plop|Gollop, gollop]! [The water|But the water] was [still hungry|as hungry as ever|not full].',
      '{hero} [dropped stones|put stones] into the water, [one after another|big ones and small ones|all that {he} found], to walk on. ^ [Plop, plop, plop|Plump, plump, plump|Plip, plop, plup|Gulp, gulp, gulp]. The water [swallowed|ate|hid] them all, [like peas|like sweets|one by one].',
    ],
    [
      '“[We’ll fill it up|We could fill it up|It must fill up some time],” [said {hero}|{hero} said]. They [rolled in every stone|pushed in every stone|carried in every stone] they could find round {spot}. [Each went plop|Each went gulp|In each one went], and the water closed over it like a [mouth|door|lid]. ^ After the [fortieth|fiftieth|thirtieth] {hero} [let {his} arms hang|gave up|had to stop]. [The water had not noticed|The water ran on as before|Nothing had changed|The water went on as if nothing had happened]. “[There’s too much bottom|It’s all bottom and no top|The bottom’s too far down],” [{he} said|said {hero}]. “[It’ll have to|It must|We’ll have to] [go over the top|go above it].”',
    ],
    '[If you drop stones|If one goes on dropping stones] in deep water, [there must come a stone|sooner or later there’s a stone] that sticks out. {hero} could [find no mistake in this|see no hole in that|not fault it]. They rolled in [all that lay|whatever lay] round {spot}, and [went for more|fetched more|then borrowed some]. ^ At the [fiftieth|sixtieth|seventieth] {he} could no longer [feel {his} arms|feel {his} fingers|stand up straight]. [The water went by just as before|The water took no notice], as if it had [a pocket for every one|a shelf for every one|room for every one] of them. “I’ve been [giving it presents|feeding it|handing it gifts],” {he} said [at last|wiping {his} neck|on {his} knees]. “[It’s not a hole, it’s a hurry|That’s no hole, that’s a hurry]. [You can’t fill up a hurry|One can’t fill a hurry|There’s no filling a hurry]. [You can only go over it|One can only go over|It has to be gone over|It’s over or nothing].”',
  ),
];
