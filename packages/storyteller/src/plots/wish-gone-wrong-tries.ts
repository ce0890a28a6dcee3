import { beat, type Plot, show } from './plot.ts';

const STONE = [{ prop: 'stone', place: 'hand' }] as const;

/** Five wishes to put right a wish; the stone grants each, to the letter. */
export const wishTries: Plot['tries'] = [
  beat(
    show('point', 'surprised', 'funny', { props: STONE }),
    [
      '“[Go away|Off you go|Shoo, shoo], {many:thing}!” They grow [legs|feet], [run|trot|hop] off, and [run|trot|hop] back!',
      '“[Hop it|Off|Away], {many:thing}!” Off they [trot|skip|run], and [home|back|round] they [trot|skip|run]!',
    ],
    [
      '“I wish they [would go away|would all go off|would leave],” said {hero}. And the {many:thing} [grew legs|sprouted legs|got feet]! [Pit, pat|Tip, tap|Hop, hop], they [ran off|trotted off|were gone]. ^ Then they [ran|came|trotted] back, with [all their friends|their cousins|all their uncles].',
      '“[Go away|Off with you|Away, all of you]!” wished {hero}. [So they did|And off they went|They went]. They [went once round|walked just once round|ran once round] {spot} and [came home|lay down]. ^ “I [forgot to say where|never said where to|should have said where],” said {hero}.',
    ],
    [
      '“I wish they’d go away,” {hero} [told the stone|said to the stone|begged the stone]. With a ping, they all grew [two little legs|two thin legs|a pair of legs], [bowed|curtsied|stretched], and ran off behind {spot}. ^ “[Done|Well done|Finished]!” said {hero}. Then {he} heard [a noise like rain|a noise like drums|feet, small ones]. Back they came from the other side, [puffing|giggling|pink in the face], and had brought [their cousins|some friends|the neighbours]. “I only said away,” {he} [groaned|said|sighed], “and away is [round|everywhere|all round].”',
    ],
    '{hero} thought it best to be [brief|short|clear]. “I [wish they would|want them to] [go away|go|leave],” {he} said. The stone went ping, and every {thing} in sight put out a pair of thin legs, and [left|set off|trotted away]. It was [beautifully quiet|wonderfully calm|very peaceful]. {He} [dusted|rubbed|folded] {his} hands. ^ They were gone for about as long as it takes [to run round|to trot round|to walk round] {spot}. They came back in step, [glowing with health|rosy from the exercise|singing], and had met some others [on the way|at the corner|behind it]. “It did [just what I said|exactly as I said|what it was told],” said {hero}, [climbing out of reach|standing on a box|from higher up]. “Away [from where|from what|from whom]? [Away to where|And where to|To what place]? I never [told it|mentioned it|said]. I don’t think [I knew|I’d thought].”',
  ),
  beat(
    show('look-aside', 'worried', 'funny', { props: STONE }),
    [
      '“[Eat|Munch|Gobble] them up!” Here come [a hundred|ninety|fifty] [hungry|fat|greedy] ducks, and they stay!',
      '[Nine|Ten|Six] goats come, [munch, munch|crunch, crunch|chew, chew]! Now the goats [stay|lie down|want pudding|sit on {c}].',
    ],
    [
      '“I wish for [somebody hungry|somebody to eat them|hungry people],” said {hero}. Ping, [here came|there stood|in flew] [a hundred|ninety|eighty] geese. They went [munch, munch, munch|gobble, gobble|peck, peck, peck]! ^ Now there was [room|a bit of room|room again]. But it was [full of geese|all geese|room for geese].',
      '“Who will eat [them|this|all these]?” asked {hero}. “We will,” [said ninety geese|honked fifty geese|cried a hundred geese]. ^ They ate up [a whole heap|one whole heap|a heap and a half]. Then they [sat on {hero}|lay down on {hero}|stood on {hero}] and [waited|honked] for pudding.',
    ],
    [
      '“I wish that somebody [would eat them|would finish them|with a good appetite would come],” [said {hero}|{hero} told the stone]. Ping, and from behind {spot} came [two hundred|ninety|sixty] geese [in napkins|with forks|in bibs]. ^ They ate [a whole hill|an entire hill|half a mountain]. But the plip and plop went on, and the geese stayed too, and [asked about pudding|talked of pudding|wanted cheese]. “Now I’ve got two troubles,” said {hero}, “and [one of them bites|one of them honks|one has beaks].”',
    ],
    '“What we need,” said {hero}, “is [appetite|hunger|hungry company].” {He} [wished for that|asked for some|wished for plenty]. [Ping|And ping|Ping, ping]! A goose [put its head round|looked round|came round] {spot}, and after it came [a hundred and ten|ninety] more, walking [like mayors|like bishops|like aunts]. They ate [without a word|in silence|with great method] until you could see [the ground again|some ground again|a bit of ground]. ^ Then they [wiped|polished|cleaned] their beaks and looked at {hero}. “They’ve finished,” {he} [told the stone|said to the stone|hinted]. “They [may go|can leave|may fly home].” But {he} had wished for them [to come and to eat|to turn up and dine|to come hungry]. Nobody had [mentioned leaving|said a word about leaving|thought about the end]. The next {many:thing} landed on the geese, and [the geese complained|the geese objected|the geese asked for the manager].',
  ),
  beat(
    show('stand', 'wonder', 'wonder', { props: STONE }),
    [
      '“Stop [it|now|them], stone!” Now the [birds|bees|flies] stop, so [start again|go on|wake up], please!',
      'The [wind|clock|brook] stops, and {c} stops! [Plip, plop|Plop, plip|Plip, plip] does not [stop|stop at all|care].',
    ],
    [
      '“[Stop|Stop it|Stop at once]!” wished {hero}. So the [wind|breeze|clock] stopped, and a bird stopped, [up in the air|in the sky|with one wing up]. {C} stopped [on one foot|in mid-air|half round]. ^ But the {many:thing} fell [on and on|all the same|as before]. “[Start again, please|Go on again, please|Start it all again]!”',
      '“I wish it would stop,” [said {hero}|{hero} told the stone]. So what [stopped|did|stopped first]? The [clock|wind|brook] did, and a [bee|leaf|gnat] did, and {c} did! ^ “[Not that|Not that one|The other thing]!” cried {hero}. [Plip, plop|Plop, plip] went the {many:thing}.',
    ],
    [
      '“I wish it would [stop|stop now],” [said {hero}|{hero} told the stone]. [It did|Something did|And it did]. The [wind|breeze|grass] stopped. A bird stopped, halfway to {spot}, [with its beak open|with its wings out|in the middle of a note]. {C} stopped [in the middle of a blink|halfway through a word|in mid-hop]. ^ The only things that did not stop [were the {many:thing}|were the ones falling|were all those {many:thing}]. “I never said what,” whispered {hero}, in that [terrible|awful|great] quiet. “I wish [it would start again|it would all go on|everything would start].” {C} [blinked|went on|sneezed].',
    ],
    '“I wish [it would stop|it would end],” said {hero}. It was [a reasonable thing to say|a sensible wish|fair enough, as a wish]. [At once|From that moment|Directly] there was no wind. A [leaf|bee] hung in front of {his} nose and [did not fall|stayed there|came no nearer]. Over {spot} a bird was pinned to the air [like a brooch|like a badge|like a stamp]. {C} stood still [in the middle of a blink|halfway through a word|with half a smile]. ^ Plip, went something [in the silence|in all that hush|all the same]. [Plop|Plop, plop]. “[Not that it|Not that one|The other it]!” cried {hero}. “[Start again|Go on|Begin again]. [Please|I beg you|Quickly]. I [wish|want] it would [all start again|all go on].” {C} [blinked|went on|came unstuck], and wondered [what the matter was|who had shouted|why {he} was pale].',
  ),
  beat(
    show('crouch', 'worried', 'funny', { props: STONE }),
    [
      '“Be [small|tiny|wee]!” They [tickle|itch|wriggle], so [grow|be big|get fat] again, please, [quick|stone|hee, hee]!',
      '[Tiny|Teeny|Wee|Little] {many:thing} in my [ear|boot|sock|hair]! [Achoo|Hee, hee|Atchoo], [get|be|grow] big, please!',
    ],
    [
      '“I wish they were [small|tiny|little],” said {hero}. Ping, now they were as small as [peas|beads|pips]. ^ They got [into {his} socks|down {his} neck|up {his} sleeves], and they got into {his} [ears|hair|hood]. “[Big again|Be big again|Get big]!” {he} [giggled|squealed|wriggled].',
      '“Be tiny!” [wished|said|told them] {hero}. [They were|And tiny they were|So they were]. They ran like sand, [down {his} neck|up {his} sleeves|round {his} collar] and into {his} [shoes|trousers]. ^ “[That’s worse|Oh, worse|That’s no good]!” {he} [giggled|gasped|squeaked]. “[Hee, hee|Hoo, hoo|Ha, ha], [be big again|big, please|grow, all of you]!”',
    ],
    [
      '“They take up [too much room|the whole place|too much space],” [said {hero}|{hero} told {c}]. “I wish they [were small|were tiny|took less].” [Ping|And ping|Ping, ping]! Each {thing} [shrank to|was suddenly|went down to] the size of a [pea|pinhead]. ^ But there were [just as many|no fewer|as many as ever], and now they [poured|flowed|rolled]. They ran into {his} [shoes|boots|sleeves] and down {his} neck. “Small isn’t the same as [few|gone|fewer],” said {hero}, emptying [a sleeve|a boot|{his} hat] over {spot}. “[Big again|Large again|As before], please.”',
    ],
    '{hero} changed {his} [approach|plan|tactics]. If they could not be got rid of, they might at least be made [convenient|handy|easy to store]. “I wish they were small,” {he} said, and every {thing} shrank to the size of a [lentil|pinhead]. ^ It was [the worst yet|worse than all the rest|no improvement]. It was like [sand|sugar|salt]. It ran in at {his} collar and down into {his} shoes, and it [hissed round|whispered round|crept round] {spot} like a tide. There were as many as before, and now they could get [into your ears|through a keyhole|under one’s hat]. “Big again!” cried {hero}, [hopping|dancing on the spot|shaking one leg]. “I keep wishing [about them|about the {many:thing}|that they’d be otherwise]. [I wonder if|I’m not sure] it’s about them at all.”',
  ),
  beat(
    show('run', 'surprised', 'funny', { props: STONE }),
    [
      '“More [room|space], please, [stone|little stone]!” [Whoosh|Swoosh|Stretch], {c} is [far away|a dot|a speck]!',
      '“Make it [big|wide|roomy]!” [Creak|Yawn|Stretch], and [who can see|where now is|who will find] {c}?',
    ],
    [
      '“We need more room,” [wished {hero}|{hero} told the stone]. Ping, and everything [slid apart|slid away|moved off]. {Spot} was [as far off as|as far away as] [a ship|the hills]. ^ They [walked and walked|ran and ran|marched all day] to get it back.',
      '“I wish it was bigger here,” [said {hero}|{hero} wished]. [Stretch|Creak|Twang], and now {c} was [a dot|a speck|a crumb], far off. ^ “[Come back|Yoo-hoo|Wait]!” called {hero}. It took {him} [an hour|ages|nine songs] to get there.',
    ],
    [
      '“There isn’t room for all this,” [said {hero}|{hero} complained]. “I wish there were [more room|more space|twice the room].” [Ping|And ping|Ping, ping]! The ground [stretched|gave|pulled out] like [dough|elastic]. {Spot} slid off [to the left|one way|like a boat]. {C} slid off [to the right|the other way|backwards, waving]. ^ It took [a long walk|an hour’s walk|a lot of shouting] to find each other. [By then|Meanwhile|And by then] all that nice new room [was full|had filled up|was heaped up]. “You can’t get big enough,” [puffed {hero}|{hero} puffed], “[for too much|for that|for all of it].”',
    ],
    'It was, {hero} saw, [a question of space|a matter of space|about space]. “I wish that there were more room,” {he} said, and the ground began [to stretch|to give|to widen]. It did it [in silence|without a sound|smoothly], like [dough|elastic]. {Spot} slid off towards [the edge of things|the skyline|the back of beyond]. {C}, [looking thoughtful|looking puzzled|still talking], slid the other way, and got smaller. ^ They [spent an hour walking|took an hour to walk|had an hour’s walk] back to each other. By that time every yard of the new room had {many:thing} in it, [three deep|knee-deep|in layers]. “It isn’t that there’s too little room,” said {hero}, when {he} [could talk|had breath|got there]. “You could give me [the whole sea|the sky|a desert] to keep them in. I’d [only|just] [fill it|fill that, too|ask for another].”',
  ),
];
