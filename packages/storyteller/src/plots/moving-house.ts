import { beat, type Plot, show } from './plot.ts';

/** A new house, or a new family, that does not feel like home; home turns out to be something one makes. */
export const movingHouse: Plot = {
  id: 'moving-house',
  titles: ['{hero} and the House With No Smell', '{hero} Moves In', 'The Home That {hero} Made'],
  taglines: ['A story for people with boxes', 'A story about what makes it yours'],
  blurbs: {
    young: [
      'Boxes, boxes, boxes! A new house. It echoes. It creaks. Is it home? Not yet, {hero}. Not yet, {c}. But soon!',
    ],
    old: [
      'The new place is very nice. Everyone says so. But it echoes, it smells of paint, and it does not know {hero’s} name. With {c}, {hero} goes looking for the thing that was left behind.',
    ],
  },
  refrains: {
    young: [
      'Not here, not there, home’s somewhere!',
      'Knock, knock, who lives here?',
      'Box, box, shoes and socks!',
      'Up the stair, is home there?',
      'Peep, peep, where to sleep?',
      'Hats and keys and bumpy knees!',
      'Hey, ho, home, where did you go?',
      'In and out and round about!',
    ],
    old: [
      'Knock, knock, is it home?',
      'High and low, is it home or no?',
      'Boxes and socks and ticking clocks!',
      'Round about and in and out!',
      'Is it there, behind the chair?',
      'Key in the lock and hole in the sock!',
      'Left at the pump and over the bump!',
      'Two floors up and mind the cup!',
    ],
  },
  lessons: ['carrying-on', 'small-steps', 'being-yourself'],
  themes: ['moving', 'homesick'],
  onlyWhenCalled: true,
  settings: ['town', 'garden', 'meadow', 'seaside'],
  quest: { props: ['key'], from: 'none' },
  want: beat(
    show('sit', 'sad', 'quiet', {
      at: 'home',
      props: [{ prop: 'suitcase', place: 'ground' }],
    }),
    [
      'It is a [new|tall|strange|white] house, [big and bare|bare and cold|all bare walls]. [Echo|Hoo|Boom|Ho], [echo|hoo|boom|ho], it [says|goes|sings] to {hero}.',
      '[Boxes|Bags|Chairs|Pots] here, [boxes|bags|socks|beds] there! “Where is [home|my home|the old stair|my window]?” [asks|sniffs|wonders] {hero}.',
    ],
    'It was a [very nice|tall white|big clean|good new] house, with a [roof|step|chimney|bath] and [nine|ten|twelve] [stairs|windows]. ^ But it went [echo, echo|hollo, hollo|boom, boom|hoo, hoo] when {hero} [talked|sneezed|coughed|sang]. “I want [our house|the old one|home],” {he} said.',
    'Everyone said [how nice it was|what a lovely house it was|how lucky they were|the same thing: so big, so clean]. There was [more room|a bigger bath|a wider hall|a second landing]. There was [more light|a larger window|a longer garden path|a better cupboard]. {hero} could have [a shelf for everything|a bed by the window|three drawers just for socks|a hook of {his} own]. ^ But it smelled of paint, and the stairs [creaked|groaned|squeaked] [in the wrong places|on the wrong steps|where stairs shouldn’t]. “It doesn’t [know me|like me yet|remember me|know my name],” said {hero}. “I want to [go home|go back|go home now, please|go to our house].” [And {he} was home|But this was home|And home was here, they said|{He} was at home already]. That was [the trouble|the sad thing|what was wrong|the puzzle].',
    'The boxes were [labelled on all sides|written on in red|labelled on every side], [in capitals|in large letters|twice over]. KITCHEN, [said one|on the tallest|said the nearest|in blue]. [BOOKS|SOCKS|TOWELS|JAM JARS]. [HEAVY|FRAGILE|THIS WAY UP|NOT THIS ONE]. {hero} had been [through the list twice|round them all twice|along the row three times], and it was [just as {he} thought|as {he} had feared|quite plain]. The [most important thing|one thing that mattered|main thing] had [not been packed|been left out|not come|got no box]. ^ {He} [could not have said|hadn’t a word for|was not sure] [what it was|what you’d call it|what shape it was]. It had been in the old hall, [in the old stairs|in the smell of the cupboards|in the squeak of the gate], in the way the light used to lie on the wall at teatime. They had brought [every chair|every last spoon|both sofas|the doormat, even], and [left it behind|forgotten that|come without it]. “I’ll just [have to|need to] [go and look for it|find it|fetch it myself],” {he} said.',
  ),
  setOut: beat(
    show('walk', 'brave', 'brave', { props: [{ prop: 'key', place: 'hand' }] }),
    [
      '[Key in hand|Take the key|Swing the key|Shake the key], [jing|jingle|ting|clink], [jing|jingle|ting]! {refrain}',
      '“[Home, where are you|Let’s find home|Home, come out|Let’s look for home],” [calls|sings|says] {hero}. {refrain}',
    ],
    '{hero} had the new key [on a string|round {his} neck|in {his} fist]. “Home must [be near|be hiding|be out there],” {he} [told|said to] {c}. ^ “{refrain}” And they [went out|marched off|skipped off|set out] to look [for it|under things|everywhere].',
    '“Perhaps home’s [close by|round the corner|two doors down],” said {hero}, “and we [moved in next to it|got the wrong side of it|stopped just short of it] by mistake.” {C} thought that [might well be|could happen to anyone|was quite likely|would explain it]. ^ {He} [hung the new key|put the new key] round {his} neck, [cold as a fish|stiff and shiny|as cold as a spoon]. “{refrain}” And they [set out|marched out|hurried off|started off] {into}.',
    '“Let’s [be sensible|go about it calmly|think it through|keep our heads],” {hero} told {c}. “It may have [come with us|set out with us] and [got off at the wrong stop|climbed out too soon|taken the wrong turning|be sitting on some kerb].” It was cheering to have [a theory|a plan|something to go on|an idea]. ^ {He} hung the [new key|key to the door] [round|on a string round] {his} neck. It had [sharp edges|a sharp edge|new teeth|the smell of the shop on it] and [belonged to nobody yet|had opened only one door|was nobody’s friend yet]. “{refrain}” {he} said [at the first corner|by the gate|where the path split], where {he} did not know [which way to turn|left from right there|which way was which]. It is an [odd|queer|hollow] feeling to set off from your own front door and be lost in [four steps|six steps|a minute].',
  ),
  problem: beat(
    show('look-aside', 'worried', 'quiet'),
    [
      'A new [road|path|corner|gate], a new [smell|noise|wall|hat]! No one [waves|nods|winks] at {hero}, [not one|not once|not a soul].',
      'Who [lives|sits|sings|barks] here? Nobody [tells|asks|greets] {hero}, and they all [walk|hurry|hop] by.',
    ],
    'Nobody {within} knew {hero}. At {spot} nobody [waved|nodded|winked|said, “My, it’s you”]. ^ It was like being [invisible|a ghost|made of glass|a lamp post], [with cold ears|with a hat on|with hiccups].',
    '[At home|In the old street|Before], {hero} [had known every cat|knew all the cats by name|had been friends with every cat]. Here, the cat at {spot} [gave {him} a look|looked {him} over] as if {he} were [a parcel|a bill|somebody’s shopping|the wrong dinner]. ^ {He} didn’t [know which|know yet which|see which] puddle was deep or who [gave you plums|had plums]. “I used to [be from somewhere|belong somewhere|be somebody here and there|have a place],” {he} [said|told {c}].',
    '[In the old place|Where they came from|Before] {hero} could have walked about [with a bag over {his} head|blindfold|backwards]. {He} knew [the loose slab|the slab that tipped|every hole in the hedge] and the dog that [only sounded fierce|barked in its sleep|was all noise]. Here, beside {spot}, {he} [said good morning to|greeted] [a woman|a woman with a basket|an old man] who looked round to see whom {he} meant. ^ It was [nobody’s fault|no one’s fault|fair enough|not unkind]. They were only looking at {him} as {he} was [looking at {spot}: as|looking at {spot}, as] a thing that [happened to be standing|had been put|was simply standing] there. {He} had [not known|never guessed|not thought] how much of {himself} had been [other people knowing it|kept in other people|in other people’s heads].',
  ),
  tries: [
    beat(
      show('walk', 'sad', 'quiet', { props: [{ prop: 'map', place: 'hand' }] }),
      [
        '[Back we go|Turn round|Home, feet], [walk, walk|trot, trot|left, right|stamp, stamp]! It is far, [so far|too far|far, far] for [feet|small boots|two socks].',
        'Shall we walk back [home|to the old house]? The road is [too long|so long|all uphill|too wide].',
      ],
      '“We will just walk [back|home],” said {hero}. They [hummed|sang|marched] [on|along] to {spot}. ^ There a sign said [a hundred|ninety|two hundred] miles, and that is [a lot of socks|a lot of legs|six pairs of shoes].',
      '{hero} [tried|had a try at|began by] [walking back|going back on foot|to walk there]. {He} had drawn the way [from memory|in green crayon], and it [worked well|was perfect|did nicely] as far as {spot}. ^ [Then|There] the map said “long bit in car, [was asleep|eyes shut|had a nap].” {He} [turned the paper over|held it upside down|looked on the back|shook it]. “I [slept through the part I needed|missed the only bit that matters|should have stayed awake|left out the middle],” {he} said.',
      '[The plan was simply to go|{He} would simply walk|Nothing for it but to go] [back|home|back there]. {He} [had the route, up to a point|knew the road, up to a point|had it all on paper, up to a point]. The point was {spot}, after which {his} map said “motorway, [three hours|most of a day|two hundred miles], [ate an egg|counted lorries|was sick once|played I Spy].” ^ {hero} [sat down|stood|halted] at the [edge of the known world|end of the ink|last line of the drawing]. [And suppose|But suppose|And what if] they did [get there|arrive|find it]? Somebody else’s [curtains would be up|boots would be in the hall|name would be on the bell|cat would be on the wall] by now. “[It isn’t there either|It won’t be there now|There’s nothing there],” {he} said. “Not [without us in it|now we’ve gone|with somebody else in it|unless we’re inside].” {C} had thought of that [an hour ago|before they set out|at the first corner|some time ago].',
    ),
    beat(
      show('point', 'cheeky', 'funny'),
      [
        'Bed there, bath there, [sofa|desk|rug] [here|there]! [Bonk|Bump|Clonk|Ouch], it is [a log|a wall|a post], {hero}.',
        '“Be my old [lamp|rug|clock|chair],” {hero} tells a [log|stone|bush|wall]. It [stays|is still|looks] [cold|hard|rough].',
      ],
      '{hero} tried to put the old house by {spot}. The [bench was the bed|wall was the sofa|path was the hall|log was the bath]. The bush was the [door|fridge|cupboard]. ^ Then the bush [barked|sneezed|growled|said “Oi”], [and out came a dog|and so it was not|and {hero} ran]!',
      '[Perhaps you could pretend|Pretending might work|It was worth pretending|You could always pretend]. “If {spot} can be [the old gate|our old wall],” [said {hero}|{hero} decided], “then our kitchen’s [just here|right here|two steps in].” ^ {He} [stepped into|walked into|strode into|marched into] the kitchen. [It was|That was|It turned out to be] a [bed of lettuces|row of lettuces|lettuce bed]. “You can’t [put one place on another|fit the old over the new],” {he} said, [with a leaf in {his} sock|picking off a leaf|up to the shins in green].',
      '{hero} tried to [make|help] the new place [behave like the old|act the part of the old|pass for the old]. If you [half closed your eyes|screwed up your eyes|looked sideways], you could take {spot} for the [old gatepost|wall by the old gate|corner post]. {hero} [went through it|passed it], and turned left, as {he} had turned left [a thousand times|since {he} could walk|every day for years]. ^ [There was no left|It wasn’t there|Left was gone|There was nothing to turn into]. [There was|There stood] a bed of lettuces, and [its owner|a man with a hoe|the person who grew them]. “I’m [sorry|so sorry|really sorry],” {he} said, [from among them|ankle deep|with a leaf on {his} ear]. “[I was somewhere else|I was at home just then|I wasn’t looking at now|I thought this was the hall].” It [couldn’t be done|was hopeless|would not do|was no use at all]. [Each time|Whenever] {he} tried to [see the one {he} trod on the other|look at the one {he} walked into the other|stand in one {he} fell over the other].',
    ),
    beat(
      show('wave', 'worried', 'funny', {
        props: [{ prop: 'door', place: 'background' }],
      }),
      [
        '[Knock, knock|Rap, rap|Bang, bang|Tap, tap], and it’s not home! {hero} waves and [runs|hops off|goes], [pardon|sorry|bye-bye].',
        '[Ding, dong|Ting, ting|Brrring|Tring, tring], wrong [bell|house|door]! {hero} [waves|smiles|blinks], and [oops|pardon|sorry], [off we go|bye-bye].',
      ],
      '{hero} [knocked|tapped] on a [red|shiny|round] door by {spot}, and [a stranger|somebody strange|somebody floury] came. ^ “[Yes|Hello|Can I help]?” they said. {hero} [waved|looked at the mat|blushed], and only [wanted it to be home|wished it was home].',
      'There was a red door [by {spot}|close by {spot}], [exactly like the one {he} used to have|with a brass fox, just like their old one|the very red of the old one]. {hero} [knocked|rapped|had knocked] before {he} could [stop {himself}|think|say no]. ^ It opened, and the [smell was all wrong|hat stand was wrong|wallpaper was wrong|voices were all wrong]. “[Can I help you|Can I help|Can I do something for you]?” asked [a stranger|somebody new|a face]. “[I don’t think so|Nobody can|Not really|I’m afraid not],” said {hero}.',
      'By {spot} was a door of the [right red|proper red|same old red], with a knocker [of the right sort|shaped like a fish|that was very like]. {His} hand went up [all on its own|by itself|before {he} had asked it|out of habit]. [What did {he}|What on earth did {he}|Whatever did {he}] [expect|suppose|hope]? [That they would|Did {he} think they would] all be in there, [at the old table|round the old table|with their elbows on the table], with the light on the wall? ^ It was opened by [somebody in an apron|somebody with a spoon|a man with a paintbrush|somebody in curlers]. “[Yes, dear|Can I help you|What is it|Well, hello]?” It smelled of other people’s [soup|cake|dogs|Tuesdays]. “I’ve got [the wrong house|the wrong door|the wrong place|muddled],” said {hero}. It was the [truest thing|wisest thing|saddest thing|plainest thing] {he} had said [all week|since the van came|for days].',
    ),
  ],
  turn: beat(
    show('look-aside', 'thoughtful', 'wonder'),
    [
      '{C} [flops|rolls|sits|curls up] down here and [hums|sighs|yawns]. {C} [feels at home|is at home|is all comfy|has a nest], [just like that|all at once]!',
      'Look, {c} is [happy|smiling|so glad|snug] [here|out here]! But [why|how], {c}, and not [sad|lost|cold]?',
    ],
    'Then {hero} [saw|looked at|heard] {c}, in a [warm|soft|dry] place with [a leaf on it|one stone by it|a twig for a gate]. ^ {C} [looked|sat|hummed] as if this had [always been|been for years] {c’s} own [place|room|house].',
    '“Aren’t you [homesick|sad|lost|lonely]?” {hero} [asked|wanted to know|said|burst out|sniffed]. But {c} was [busy|at work|making plans|humming]. {C} had picked a spot next to {spot}, [patted it flat|trodden it flat|swept it clean], and [sat on it|curled up on it|lay down on it]. ^ “You’ve [only been here a day|hardly unpacked|only just come|not even got a key],” said {hero}. {C} [leaned against {his} leg|sat on {his} foot|took hold of {his} sleeve|looked up at {him}]. [Oh|Well|So that’s it|Aha], thought {hero}. [It’s me|Me|I’m the house|I see|That’s why]. [I’m|I must be] [where {c} lives|the place where {c} lives|{c’s} front door].',
    '“[How can you|How do you] [stand it|bear it|be so cheerful]?” {hero} [asked|demanded|burst out|wanted to know]. {C} [looked up|turned] from the patch of ground near {spot} which {c} had just finished [making comfortable|sweeping|arranging]. It was [obvious|plain|clear] that the question [had no meaning|made no sense|was in a foreign language]. ^ There was [a warm place|a dry place|a soft place], and {hero} was [next to it|in it|close by]. [What was the matter|What more was there|What else did one need|Where was the difficulty]? {hero} looked at that [contented|placid|peaceful] face [for a long time|without a word|for quite a while]. {C} had not brought [one chair|a single spoon|so much as a cushion|even a toothbrush]. “You didn’t [leave it behind|lose it] at all,” {he} said [slowly|at last|in the end]. “[You do it|It’s something you do|You make it up|It comes off your hands]. Wherever you happen to be, you [just start|begin|simply unroll it|put the kettle on].”',
  ),
  turnDeepens: beat(
    show('run', 'wonder', 'brave'),
    [
      'Home is not [found|bought|lost|sent], {c}. Home is [made|built|begun], so [run|quick|hop], [back|off|on] we go!',
      'Quick, back, we can [make it|build it|start it]! [Run|Hop|Dash|Trot], {hero}, [run|hop|dash|trot], {c}!',
    ],
    '“You don’t [find|look for|fetch|buy] home,” said {hero}. “You [make it|bake it, like bread|build it up]!” ^ They [ran|raced] back, past {spot}, and [waved at|patted|bowed to] it [this time|on the way|in passing].',
    '“I’ve been looking for it,” said {hero}, “as if it were [a lost mitten|a dropped glove|a cat|somebody’s hat]. But somebody made the old one, [bit by bit|a bit at a time|crumb by crumb|out of nothing].” ^ {He} [thought of|remembered|could see] the [pencil marks on the door frame|scratches on the banister|pencil marks in the hall]. Who had [drawn|made] [the first|the first of them|the very first one]? They [started back, fast|turned and ran|set off at a trot|raced for the new one].',
    'The old house [must have been|was] new [once|too|one day]. {hero} stopped in the [middle of the road|middle of a step] [as it struck {him}|with one foot up|so suddenly that {c} ran into {him}]. Somebody had [walked into it|unlocked it] on some [first evening|Tuesday|day or other], and it had smelled of paint. They had [known nobody|not known a soul|waved to nobody|looked for the light switch]. [The stairs|Even then the stairs|Its stairs] [creaked|groaned|squeaked] in the wrong places. ^ [The worn step|The hollow step|The dented door], the marks on the door frame, all that had been put there afterwards, [by being lived on|by people leaning on it|a scratch at a time]. “[We’re not|We aren’t] [too late|behind|late at all],” {he} told {c}. “[We’re early|We’re first|We’ve just begun|It’s the beginning].” And they [began to run|broke into a run|ran|ran as if it might start without them].',
  ),
  lowPoint: beat(
    show('stand', 'sad', 'quiet', {
      props: [{ prop: 'door', place: 'background' }],
    }),
    [
      'The key [sticks|will not fit|is stuck|won’t turn]. Which door, [{c}|key], this one or [that|the next]?',
      'All the doors [look the same|are alike|are shut|are brown]. {hero} is [so|all] lost, and [sniffs|gulps|sits down].',
    ],
    'But now {hero} could not tell which [house|door] was {own}. {He} tried {his} key, and it [did not fit|would not turn|stuck]. ^ “I don’t know [which one is ours|where we live],” {he} said, and [cried|sat down|hugged {c}].',
    'They ran [into the street|round the corner|back to the street] and [stopped|stood still|looked up]. All the houses looked [alike|the same|like brothers|like twins]. {hero} tried {his} key [in one door|in a brown door|in the nearest door], then [in the next|one more|the one beside it]. It [would not turn|stuck|would not even go in|only scraped]. ^ {He} sat down [on the kerb|on a step|on a low wall|in the gutter]. {He} had lost {his} [old|first] home, and now {he} [couldn’t find|had mislaid|had lost] the new one.',
    'It was [getting late|late|past teatime] when they came to what {hero} [believed was|hoped was|took for] the street. There were [fourteen|sixteen|eighteen|twelve] doors, and they [were all the same|had one face between them|all had the same brass slot]. {He} had not [thought|stopped|remembered] to [look at the number|read the number|ask what it was called]. It had not seemed [worth learning|worth the trouble|important|like {his} number]. ^ {He} tried the key [in two of them|in two locks|in a couple], [left to right|very gently|and scratched one]. At the second a voice called, “[Who’s there|Is that you, Brian|Is it the plumber]?” and {he} [fled|ran for it|jumped a hedge]. Then {he} sat [on the kerb|at the edge of the pavement|between two puddles] [with {his} chin on {his} knees|and held the key]. There was one house [in the world|on earth|in creation] that {he} could not find, and one that {he} could not go back to, and {he} [belonged exactly between|was exactly nowhere].',
  ),
  spark: beat(
    show('think', 'thoughtful', 'wonder'),
    [
      '[Creak|Eek|Crick|Groan], goes a stair, and {hero} [sits up|turns|holds still]! “I know that [creak|stair|groan], [it’s ours|that’s us]!”',
      'Up in one window sits [a funny lamp|{hero’s} mug|{hero’s} odd sock|the old bear]! It’s [ours|us|home], [shouts|says|sings] {hero}.',
    ],
    'Then [a stair creaked|a door banged|a tap gurgled], and somebody [laughed|sneezed|sang], and {hero} [sat up|knew that sound]. ^ There in one window stood {his} own old [lamp|bear|clock|rabbit]! “[That one|That’s ours|There we are],” {he} [cried|shouted|called].',
    '[Creak|Crick, crack|Eeeek|Grrk], went something [behind a wall|indoors|above {him}]. {hero} [lifted {his} head|sat up|stopped sniffing|held {his} breath]. [It was|That was] the stair, [creaking|groaning|complaining] in the wrong place. It was {his} [wrong place|own wrong place|own silly stair|wrong place, and nobody else’s]! ^ “I [know that creak|know you|know that one|could sing that],” {he} said. {He} had only [known it for|heard it for] [one day|a day|two days]. [But {he} knew it|Yet {he} knew it|Already {he} knew it] [all the same|by heart|like {his} own sneeze].',
    'It was [very quiet|quite still|so quiet that you could hear the lamps|perfectly quiet]. In [one|one or other] of the houses somebody [went upstairs|was going up to bed|went up with something heavy|climbed the stairs]. [Creak|Crick|Groan], went the second step, and then, [after a gap|after a pause|two steps on], the fifth. {hero} [held {his} breath|counted|did not breathe|listened with {his} whole face]. There [ought to be|should be|had to be] [another|one more|a third], on the landing. ^ [Creak|Crick|And creak|It came]. {He} was [on {his} feet|up|across the road|up, and so was {c}]. It was the wrong place for a stair to creak; {he} had [complained of it|called it names|lain awake over it] [at breakfast|at length|to everyone]. [Nobody else in the world|No one else|Not another soul] [knew that about it|could have told you that|would have noticed]. “It’s [that one|there|the one with the boot scraper|ours],” {he} said. Something in {his} [chest|ribs] had turned, [like a key|and clicked|all the way round].',
  ),
  deed: beat(
    show('reach', 'brave', 'brave', {
      props: [
        { prop: 'pencil', place: 'hand' },
        { prop: 'lamp', place: 'background' },
      ],
    }),
    [
      'In they [run|hop], and {hero} [draws|makes] a [line|mark]! [This is|That’s] {hero}, [so tall|that tall|and no taller].',
      'A [mark|line|dot] on the [wall|door|frame] says {hero} [is here|lives here]! The house [blinks|smiles|reads it].',
    ],
    '{hero} [ran|raced|went] inside and [took|found|grabbed] a pencil, and [stood|stretched] up straight and made a mark. ^ “{hero} [lives here|was this tall],” {he} wrote, and that was [the start|the first crumb of home|bit number one].',
    '{hero} did not [sit down|mope] [in the echo and wait|and listen to the echo|and wait for home]. {He} [found|dug out] a pencil in a box marked [ODDS|BITS|STRING|DRAWERS]. {He} stood against the [bare|clean white] door frame and [drew a line|scratched a line|made a mark] at the top of {his} head. ^ “{hero},” {he} [wrote|put|wrote beside it]. “[First day|Today|Day one|Hello].” Now the house [knew {his} name|had a name to say|could start counting|had been told].',
    'There was a lot to do [before bedtime|before supper], and {he} [did it {himself}|began with the smallest]. {hero} unpacked the pencil [before anything else|before the plates|first of all|ahead of {his} pyjamas]. {He} backed up against the door frame, which was [white and bare|smooth and bare|as blank as milk] and had [never met anybody|seen nobody|no history], and laid the pencil on {his} head. ^ It made a [very small line|thin grey line|short line|line no longer than a match], [a shade crooked|at a slight slope|and no sound]. “{hero},” {he} wrote [next to it|beside it|below], [and the date|and the day|and underlined it]. It was [the first thing in that house|the only thing in that house] that could not have been [in any other|anywhere else]. {He} [stood and looked at it|stood back|considered it|let it settle], [head on one side|for a bit|like a painter]. Then {he} [fetched|sent for|lifted up] {c}, and [drew another|did another|made one more], lower down.',
  ),
  deedHolds: beat(
    show('carry', 'cheeky', 'joyful', {
      props: [
        { prop: 'lamp', place: 'ground' },
        { prop: 'cake', place: 'hand' },
      ],
    }),
    [
      '[Knock, knock|Tap, tap|Ding, dong|Rat-tat], “[I’m|It’s|Here’s] {hero}, with cake! [Come in|Come and see|Come along|Come to us], [all of you|and sit|and munch]!”',
      'Cake for [next door|number two|that door|you], cake for [all|us|them]! {refrain}',
    ],
    'Next {hero} [knocked|ran|went] [next door|at the red door|two doors down]. “[I’m|Hello, I’m|My name is] {hero}, and [we’re new|we live here],” {he} said. “Would you [like|eat|share] [cake|some cake|this cake]?” ^ “{refrain}” {he} [sang|shouted], and they [laughed|followed].',
    'Then {he} took [half a cake|a whole cake|the cake] and went out and [knocked|rang the bell|began to knock]. [It was harder|That is harder] than it [looks|sounds]. “[I’m {hero}|My name’s {hero}|It’s {hero}|Me again, {hero}|Hello, I’m {hero}]. I live [next door|over there|here now|two doors up]. I was [in your lettuces|standing in your lettuces|the one in the lettuces|on your lettuces].” ^ “{refrain}” said the neighbour, [laughing|slapping the wall|with a snort], and [came right in|walked straight round], with plums.',
    '[The next part|What came next|The second part] was [worse|harder|much worse]. {hero} cut what was left of the journey cake into [slices|fingers|squares], [took a deep breath|put up {his} chin|wiped {his} nose], and walked out along the row, knocking. “[I’m {hero}|My name’s {hero}|Hello, I’m {hero}|{hero}, from over there]. [I live at|We’re at|It’s] number nine,” {he} said, for {he} had [looked|checked|looked this time]. “I [tried to|very nearly|nearly managed to] [get into|unlock|move into] your house earlier. [Sorry|I do apologise|It was the wrong one].” ^ “{refrain}” {he} [added|put in|finished], [out of nerves|in a squeak|before {he} could stop]. There was a [pause|silence] at every door, and then [a laugh|a snort|a hand for the cake]. They had all [been new, some time|been new once|stood on a step like that|had a first day there], [it seemed|long ago]. They came with [a chair each|a stool each|their own chairs], since the rest were still [in boxes|in the van].',
  ),
  solved: beat(
    show('cheer', 'laugh', 'joyful', {
      props: [
        { prop: 'lamp', place: 'background' },
        { prop: 'suitcase', place: 'ground' },
      ],
    }),
    [
      'No more echo, [ha, ha|chomp, chomp|la, la], [ha, ha|chomp, chomp|la, la]! It is [full of|hidden under] [friends|cake|feet], [cheers|shouts|laughs] {hero}.',
      'Friends, [cake|songs|hugs] and [noise|spoons|crumbs|forks]! It [sounds|smells|feels] like home, [hurrah|hip, hip|yippee], [says|sings] {hero}.',
    ],
    'Soon the house was [full|packed|full of feet]. They sat on [boxes|bags|the stairs|the floor] and [all sang at once|passed the jam]. ^ “[Listen|Hush|Wait],” said {hero}. The echo was [gone|too full to speak|nowhere at all]!',
    'They sat on boxes, and [ate off lids|drank from jugs|ate with their fingers|used lids for plates]. [The neighbour|Somebody in boots|The neighbour with the plums] [knew which puddle was deep|told them which puddle was deep]. Someone else knew about [a den|a swing|a lost ball|a hollow place]. ^ [In the middle of it all|Halfway through|Between two bites] {hero} [called out|shouted], “Echo!” and waited. [No echo|Nothing|Not a sound] [came|answered|came back]. [There wasn’t room for one|It couldn’t get in|It had no place to stand|They were sitting on it].',
    '[By eight|Before long] there were [eleven|thirteen|nine|fifteen] people in the kitchen and four chairs. There was [soup|punch|potato salad|jelly] in the washing-up bowl, [and a ladle|with a jug to dip in|and it went round twice]. {hero} learned which dog [only sounded fierce|only wanted biscuits|was all noise], and [who it was that gave you plums|whose plums you might pick]. ^ [In the midst of it|Halfway through|At one point] {he} [slipped out to|went into|looked into] the hall. “[Hello|Anyone there|Is that you|Still there|Are you in]?” {he} [said|called|whispered] to the [stairs|stairwell|landing]. [This morning|Before|Earlier] they had said it back to {him}, [twice, in a hollow voice|twice over|like somebody in a well]. Now there were [coats on all the hooks|coats on the banisters] and boots all over the floor, and the sound simply [sank in|soaked in|stopped where it was]. It [does that|will do that|tends to do so] in [a place|rooms] where people live.',
  ),
  home: beat(
    show('sit', 'sleepy', 'cosy', {
      at: 'home',
      props: [{ prop: 'suitcase', place: 'background' }],
    }),
    [
      '[Creak|Crick|Eek|Squeak], [good night|hello|sleep well], [stair|old stair|new stair]! Now it [is|sounds like] home, [yawns|says|thinks] {hero}.',
      '[Sniff|Snff|Mmm], it smells of [us|cake|{c}|toast] [here|in here]! {hero} [yawns|smiles|curls up], and it is [home|ours].',
    ],
    'At bedtime {hero} sniffed [{his} pillow|the wall|the blanket], and it still smelled of paint. ^ But now there was [a bit|a crumb|a lot] of [cake|jam|soup] in it, and some {c}. “[It’s coming on|It’s starting|That’s nearly us],” {he} [said|yawned|told {c}].',
    '[On the way up|Going up] to bed the stair creaked, [in just the right place|under {his} foot|to say good night]. {hero} [patted|touched|stroked] the door frame as {he} [went by|passed]. ^ “[Tomorrow|First thing|After school],” {he} told {c}, “we’ll [find out which puddle|go and jump in that puddle|look for the puddle].”',
    '[Going up to bed|On the way up|Later, on the way up] {hero} trod on the second stair, then on the fifth, and [waited on the landing|stopped on the landing|paused at the top] for the last one. [There it was|It came|Right on time|Creak]. {He} [would be able to|meant to|was going to] [do it in the dark, soon|play it like a tune|do it half asleep, soon]. ^ {He} [touched|ran a thumb along|said good night to] the pencil line [on the frame|by the door|in passing]. It had [a lot of|plenty of|a deal of] [white above it|room above it|bare frame to go]. [In bed|Under the blankets|Lying down] {he} [lay and sniffed|shut {his} eyes and sniffed|took a long sniff]. [The paint|The new paint|Yes, the paint] [was there|was still there|came first]. But under it, faint as yet, was [toast|soup], and {c}, and something which {he} recognised, [with surprise|after a while|quite suddenly], as them.',
  ),
};
