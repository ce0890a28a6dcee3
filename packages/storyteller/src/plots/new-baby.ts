import { beat, type Plot, show } from './plot.ts';

/** A baby has come and everything is about the baby; nobody can stop the crying but the hero. */
export const newBaby: Plot = {
  id: 'new-baby',
  titles: ['{hero} and the Very Loud Baby', '{hero} Knows a Song', 'Big {hero}, Small Baby'],
  taglines: [
    'A story for somebody who has just become big',
    'A story about a lap with room for two',
  ],
  blurbs: {
    young: [
      'Waah, waah! The baby cries. Not milk. Not teddy. What does the baby want? {hero} knows. Only {hero}!',
    ],
    old: [
      'The baby is the size of a loaf and as loud as a fire engine, and nobody has time for anything else. {hero} and {c} set out to find something that will make it stop. They look everywhere but in one place.',
    ],
  },
  refrains: {
    young: ['Rock-a-bye, hush-a-bye, boo!', 'Waah, waah, what is it now?'],
    old: ['Hush-a-bye, shush-a-bye, what shall we try?', 'Rock-a-bye, sock-a-bye, boo!'],
  },
  lessons: ['sharing', 'patience', 'kindness'],
  themes: ['new-baby'],
  onlyWhenCalled: true,
  settings: ['home', 'garden'],
  quest: { props: ['teddy'], from: 'none' },
  guest: { person: 'baby', names: ['the baby'], cue: 'baby' },
  want: beat(
    show('sit', 'sad', 'worried', { at: 'home', props: [{ prop: 'pram', place: 'background' }] }),
    [
      '[Waah, waah|Waah, wa-aah|Wa, wa, waah|Boo, waah]! The baby [is here|has come|is home|is so small]. [Loud|So loud|Ouch, ears|Very loud]!',
      '[Shh|Hush|Tiptoe|Not now], {hero}! [Baby sleeps|Baby naps|Baby rests|Baby snores]. [Shh, shh, shh|Tip, toe, tip|Hush, hush, hush|Not a peep].',
    ],
    'There was a new baby [in the house|upstairs|in the pram]. It was as small as [a loaf|a cat|a cushion|a doll] and as loud as a [bus|siren|kettle|lorry|trumpet]. ^ “Later, {hero},” [everybody said|they all said|said the grown-ups]. “[Shh|Hush|Softly], {hero}.” There was [a lot of later|later all day|no end of later|much too much later].',
    'Ever since the baby came, the house had been [full of “later”|made of “later”|one big “later”]. [Story|Paint|Puzzle|Cards]? [Later|Later on|In a bit, later|Much later]. [Football|Drums|Kites|Pancakes]? Later, [and not so loud|and on tiptoe|and outside|and quietly]. ^ The baby itself [did nothing but cry|cried, slept and cried|could only cry], and people [travelled for hours|came on three trains|brought cakes and flowers] to look at it. {hero} [was still {hero}|could still do a handstand|had a new front tooth|was still there, too]. {He} wondered [if anyone had noticed|who else knew|if it showed|if they would mind].',
    'They had told {hero} that {he} would be getting [somebody to play with|a friend for life|company for games|a playmate]. What had come was [red and furious|damp and furious|crimson and cross|bald and angry], and had no [hobbies|opinions on football|manners|knees to speak of]. Visitors bent over it and spoke [in a special voice|in squeaks|as if it were a cake|in voices one uses for kittens]. Then they [straightened up|turned round|stood up], [saw {hero}|noticed {hero}|met {hero’s} eye], and said, “And how do you like [being big|having a helper’s job|being the big one]?” ^ {He} had [no idea|no answer ready|not been told|no way to tell]. {He} had gone to bed one night medium-sized, [as usual|like anyone|in the usual pyjamas], and woken up big, and [nobody had asked|there it was|without a certificate]. “When will it [be finished|be ready|start to talk|do something]?” {he} [inquired|asked|wished to know] on the ninth day.',
  ),
  setOut: beat(
    show('tiptoe', 'brave', 'brave', { at: 'home' }),
    [
      '“[I will stop the waah|I will help Baby|I will find it|I can stop it]!” {refrain}',
      '[Come|Shh|Quick|Tiptoe], {c}. [We help baby|We go and look|What does it want|Baby needs us]. {refrain}',
    ],
    '[Waah, waah, waah|Waah, waaah, WAAAH|Wa, wa, WAAAH|Wa-a-a-ah]! “I will [find what|find out what|go and find what] the baby wants,” [said {hero}|{hero} said|said {hero}, up on {his} toes]. ^ {He} [took {c} along|called {c}|whistled for {c}]. “{refrain}” [And off they went|And out they crept|Off they tiptoed|They were off].',
    '“[WAAAH|WA-A-AH|WAAAAAAH|WAH, WAH, WAAH].” “If it had what it wanted, [it would stop|it would be quiet|there’d be no noise],” {hero} [told {c}|shouted to {c}|said to {c}]. “Then we could [hear ourselves think|hear the clock|play something loud ourselves|eat a biscuit in peace].” So they [set off|tiptoed out|went] to find it, [whatever it was|high and low|whatever the thing might be]. “{refrain}” {hero} sang [over the edge|over the side|through the bars] of the cot. The baby [screamed louder|took a deeper breath|put in another waah|turned up the sound]. ^',
    '{hero} looked at the matter [squarely|from above|calmly|as a doctor would]. The baby [wanted something|lacked something|was after something|had a wish]. Nobody [knew what|had guessed it|could name it|had found out which]. Until somebody [found out|hit on it|worked it out], there would be no peace, no football and [no second chapter of anything|no bedtime story worth the name|no talk at table]. ^ “Then [we’ll find it|it’s up to us|we’ll look],” {he} said to {c}. “{refrain}” {he} added, [in the direction of the cot|towards the cot|bending over the cot], which is what people [seemed to say to it|tended to try|sang there]. It drew a deep breath, [turned purple|went the colour of plums|shut its eyes], and [gave {him} its opinion|replied at length|told {him} what it thought].',
  ),
  problem: beat(
    show('think', 'thoughtful', 'funny'),
    [
      'Is it [hungry|thirsty|hot|sleepy]? Is it [wet|cold|too dark|lonely]? [Waah|Hic, wah|Wah|Waah, waah]!',
      '[What is it, baby|Say it, baby|Tell me, baby|Which one, baby]? [Waah|Wa-aah|Waaah]! [Waah|Wah, wah|WAAAH|Wa-a-ah]!',
    ],
    '[What do babies want|What could it be|What was wrong|What did it need]? {hero} [looked behind|peeped behind|felt behind] {spot}. {C} [looked under|sniffed under|crawled under] {spot}. ^ It could [be anything|be a tooth|be the wind|be a wet sock]! And the baby [could not say|would not tell|only had one word|just went red].',
    '“It’s [like a treasure hunt|like hunting treasure|like a riddle],” said {hero}, “only nobody tells you [what the treasure is|where it is|what to dig for].” They went past {spot}, [with their arms full of ideas|scratching their heads|asking everything they met]. ^ A baby is [a hard sort of puzzle|a very loud puzzle|a puzzle without a picture|a quiz with one answer]. It has just one word, and [the word means everything|it’s a long one|it has to do for all].',
    'The difficulty was [the language|that it spoke abroad|one of grammar|the dictionary]. The baby had [one word|a single word|just the one word]. As far as {hero} could tell, “waah” meant hungry, tired, [wet, too hot|wet, itchy|bored, too hot], where is everybody, and [what is that on the wall|take off this hat|who are all of you]. ^ {He} stood by {spot} and [listened closely|took notes|closed {his} eyes to listen|put a hand to {his} ear]. There were long ones and [short ones|flat ones|low ones]. There was a kind with [a hiccup in it|a tail on it|a wobble in it|a gulp in the middle]. “It’s not [just noise|only noise|mere shouting],” {he} said to {c}. “I think it’s [telling us|saying something|asking us]. It’s only that [nobody speaks it|we haven’t learned it|there’s no book for it|we keep interrupting].”',
  ),
  tries: [
    beat(
      show('carry', 'cheeky', 'funny', {
        props: [
          { prop: 'teddy', place: 'hand' },
          { prop: 'ball', place: 'ground' },
          { prop: 'blocks', place: 'ground' },
        ],
      }),
      [
        'A [teddy|bear|duck]? A [ball|drum|spoon]? [Waah|Wa-wa|Wah|Waah, waah]! [No, no|Not that|No toys|Oh no].',
        '[Toys|Blocks|A ball|A bear] for baby! [Bonk|Clonk|Thud|Bump]. [Waah|Wah, sniff|Wah|Waah, waah]!',
      ],
      '{hero} [brought|carried in|piled up|lent] {his} best toys. The [train|blocks|lorry]! The [ball|hoop]! The [bear|teddy|big bear]! ^ The baby [looked at them and cried|cried at them all|blinked once and cried]. It could not even [hold a spoon|sit up|hold its head|catch a ball] yet.',
      '{hero} [fetched toys|fetched a whole cupboard|thought of toys|turned out {his} toy box]. {He} brought [the train, the bear|the blocks, the bear|a boat, the teddy], and the ball from {spot}. {He} [piled them up|built them up|heaped them] around the baby until only [its nose showed|one ear showed|its hat showed]. ^ “[WAAAH|WAAAAAH|WA-A-AH|WAAH, WAAH].” “I [brought it what I like|gave it what I’d want|chose what I love],” said {hero}. “It’s got no use for [a train|wheels|a ball]. It’s got no use for [its own feet|its own thumbs|its own toes] yet.”',
      'The obvious thing was [presents|a bribe|gifts]. From {spot} {he} fetched [the good train|the good lorry|the blocks and a ball], the second-best bear, and, after [a struggle with {himself}|a short fight with {himself}|three deep breaths], the best one. The baby looked at the best bear, and [its lip came out|its chin went|it grew redder]. ^ “It doesn’t know [what anything is|what’s what|a bear from a bus],” said {hero}, [taking back the bear|rescuing the bear] before it got wet. “To us it’s [a train|a toy|a present]. To it, it’s [a large red thing coming nearer|something huge with wheels, getting closer|a thing with a face, out of nowhere].” Put like that, {he} would have [screamed as well|howled too|hidden|asked for help].',
    ),
    beat(
      show('dance', 'laugh', 'funny', { props: [{ prop: 'drum', place: 'hand' }] }),
      [
        '[Silly dance|Funny dance|Big dance|Hop, dance]! [Boom, boom|Bang, bang|Bim, bom|Rum, pum]! [WAAH|Waaah|WAAAAH|Wa-aah]! [Too loud|Too much|So loud|Not fun].',
        '[Peekaboo|Cuckoo|Where am I|Here I am]! [Boo|Peep|Coo|Bah]! [Oh no|Oh dear|Uh-oh|Oops]. [Waah|Waah, sob|Wah|Waah, waah]!',
      ],
      '{hero} made {his} [funniest|silliest|fish|monkey] face. {He} [stuck out {his} tongue|puffed out {his} cheeks|pulled {his} ears] and [jumped|wiggled|hopped]. [Boo|Bah|Blub|Yah]! ^ The baby [jumped too|had a fright|blinked|stared]. [WAAAH|WAAAAAH|WA-A-AH]! That was [too much boo|not the right face|no good at all|a big mistake].',
      'They [gave a show|put on a circus|did their best trick|made a band]. {hero} [drummed on a pot|beat a drum|banged a tin] and {c} [danced|spun|juggled socks|tap-danced]. There was a big finish by {spot} with [saucepan lids|cymbals|two tin trays]. ^ The baby’s eyes went [perfectly round|wide|as round as buttons]. Then came a waah that [rattled the lids|shook the pot|made a shelf jump]. “[Too big|Too much|Too loud|We frightened it],” [panted {hero}|puffed {hero}|said {hero}, on the floor]. “It’s only [been out for|been here for|had] nine days.”',
      'Perhaps it wanted [cheering up|a laugh|a bit of fun|company]. They put on [a show|an act|a circus], [with costumes|in hats|with a curtain], in front of {spot}. {hero} [did {his} walrus|gave {his} seal|did {his} famous walk|wore a bucket]. There was [a drum|a drum solo|some drumming|a cymbal, too]. ^ For three whole seconds the baby [stared|gaped|was silent|considered it]. Then it took in air, on and on, [like a wave going out|as one does before diving|like a bagpipe]. “[I forgot|I didn’t think|We rushed it],” said {hero} afterwards, [when {he} could hear again|into the quiet between two screams|with {his} hat in {his} hands]. “It’s been [in the dark for months|tucked up for months|curled up for months|in a small room for months], with nobody [doing a walrus|drumming at it|wearing a bucket]. You’d have to [start with something a lot smaller|begin with a nod|work up to that|begin with one finger].”',
    ),
    beat(
      show('hold', 'worried', 'worried', { props: [{ prop: 'book', place: 'hand' }] }),
      [
        '[Ask the book|Look in the book|Page one, book|Read, read]. [Ask the clock|Ask the cat|Ask the spoon|Page two]. [Waah|Wa, sob|Wah|Waah, waah]!',
        '[Read it a book|Here is a book|Read page one|Books are good]. Baby [eats|licks|kicks|sneezes on] it.',
      ],
      '{hero} looked [in the big baby book|it up in a book|in the thickest baby book]. There were [four hundred pages|a hundred pictures|nine hundred words|far too many words]. ^ {He} could not [find this baby|find “waah”|find the answer] [in it anywhere|on any page|at all].',
      'There was a book about babies, as thick as a [brick|loaf|cushion|toaster]. {hero} [read out bits|turned the pages|looked up “cry”], sitting on {spot}. “Babies like [quiet|rocking|rain|walks]. Babies like [noise|stillness|sunshine|the hoover]. [Every baby is different|But not all babies|Or neither].” ^ “Then [what’s the book for|why is it so fat|who needs it|what use is it]?” asked {c}. The baby was sick on [page ninety|page seven|chapter two|the picture].',
      '{hero} [looked it up|went to the experts|asked the library|turned to science]. The book was called [The Contented Child|Calm in Nine Days|The Happy Cradle]. {He} found it [propping up a table|holding a door|under a flowerpot] by {spot}. It [explained|knew|set out] what a baby would be doing at nine days, [with a diagram|in three colours|with arrows]. ^ They [held the diagram next to|compared the picture with|laid the diagram beside] the baby. “[It’s somebody else|That’s not ours|Ours is upside down|No resemblance],” said {c}. “[Yes|True|Quite],” said {hero}, [closing the book|and shut it|putting it back]. “Whoever wrote this [had never met it|met some other baby|was never here|had plenty of sleep].” It struck {him} [that nobody had, really|that none of them had|how few people had]. They had all just said [whose nose it had|that it had grown|how sweet it was].',
    ),
  ],
  turn: beat(
    show('look-aside', 'wonder', 'wonder'),
    [
      '[Shh|Hush|Hm-hm|Wait]. [Little sob|One sniff|Small sob|No waah]. Baby [looks|peeps|turns|stares]. At {hero}!',
      'Baby [turns its head|looks round|opens one eye|lifts its nose]. [To|It looks at|It smiles at|Right at] {hero}!',
    ],
    '{hero} bent down to [pick up a sock|find {his} shoe|get a block] and [hummed a bit|hummed|began to hum]. [The crying stopped|The waah broke off|It went quiet]! ^ {He} [stood up|stopped humming|looked round|held still]. [Waah|Sob, wah|Wah|Waah, waah]! {He} hummed [again|some more|louder]. [It stopped|No waah|Quiet|Hush]. [Oh|Aha|Well|Hm]!',
    '{hero} was [so tired|so worn out|so busy being sad] that {he} began to hum, [without knowing it|as one does|all by {himself}]. And behind {him} [it went quiet|the waah ran out|there was a hiccup, and quiet]. ^ {He} [turned round|looked over {his} shoulder|stopped|spun about]. The baby was looking [straight at|right at|up at] {him}. Its eyes were [dark blue|round|wide open], and it was listening [with its whole face|with both ears|down to its toes].',
    'It was while {he} was [putting things away|sweeping up|rolling up socks|stacking blocks] that it happened. {hero} [hummed when|was humming, as always when|never tidied without humming when] {he} tidied. {He} always had; {he} had hummed all that winter, [picking up bricks|picking up toys|folding vests], with {his} head about level with [a certain round tummy|a big round tummy]. ^ Behind {him} the waah stopped, as if somebody [had lifted a needle|had shut a door|had turned a tap]. {He} [looked round|turned|stopped in mid-sock|put down a brick]. A pair of eyes [was fixed on {him}|held {him}|had found {him}|was on {him}]. They were not [wandering|roaming|looking for anything|vague] now. [It knew {him}|They knew {him}|It had met {him} before|Somebody knew {him}].',
  ),
  turnDeepens: beat(
    show('crouch', 'wonder', 'quiet'),
    [
      'Baby [knows that hum|likes that hum|knows the song|heard that hum]! [From inside|In the tummy|In there|Inside]. [Before|Long ago|All winter|Yes, before]!',
      '[Hum, hum|La, la|Hm, hm|Mm, mm]. Baby [knows|loves|hears|likes] {hero}!',
    ],
    '“It knows [my song|my hum|that tune|my tummy song]!” whispered {hero}. “I [sang it to|hummed it at] the tummy. [Every night|At bedtime|Each night|Night after night]!” ^ But [what was the rest|how did it end|where was the rest] of it? {He} [had to remember|thought hard|shut {his} eyes to think|tried to think].',
    '^ “I used to sing that,” {hero} [whispered|breathed] to {c}, “to the bump. [Every bedtime|Night after night|After teeth|All winter].” The baby had been [listening all along|listening in|all ears], [in there in the dark|in there on its own|on the inside]. Its [mouth|chin|lip] began to tremble. It wanted the [next bit|rest|second half|other half].',
    '“It’s the bump song,” {he} said, [hardly breathing|very low|in a small voice]. {He} had made it up in the autumn, with {his} cheek [on a big tight tummy|on a big warm tummy|against the bump]. {He} had sung it [every evening|each evening|at bedtime, always] until there was no more bump to sing to. [Nobody else knew it|It had no other audience|No one had ever asked about it|Nobody had written it down]. ^ The baby [waited|held still|hung on|listened]. It was the [first time since it came|first time ever] that {hero} had seen it wait for anything. The lower lip [started to go|began to shake|turned over|came out]. “[All right|Wait|I know|Yes, yes],” {he} said. “[All right|One moment|Don’t start|I’m coming to it]. Just give me [a moment|a second|time|a chance]. [How did it go on|What came next|Where was I|What was the middle]?”',
  ),
  lowPoint: beat(
    show('stand', 'sad', 'quiet'),
    [
      '{hero} [forgot it|lost it|can’t find it|forgets]! [Waah|Sniff, waah|Oh no|Waah, waah]! Baby [cries more|howls|cries again|weeps].',
      '[How does it go|La, la, what|What comes now|How, how, how]? [Gone|Lost|All gone|Empty]! [Sad|Poor|Oh|Weepy] {hero}.',
    ],
    'But {hero} [could not think of it|did not know it|sang the wrong bit]. It had [gone clean out of {his} head|slipped away|flown out of {his} ear|run off]! ^ [Waah|WAAAH|Wa-a-ah]! “[I used to know|I lost it|It was here|I can’t do it],” {he} said, and two tears [ran down|fell]. Now there were [two people crying|two waahs].',
    '{hero} opened {his} mouth, and [there was no song|out came air|nothing was in it]. Nine days of waah [had pushed it right out|had washed it away|had flattened it|had worn it out]. ^ The waah [rose to the ceiling|filled the whole house|came back, bigger|went up and up]. {He} [sat down on the floor|slid down the wall|put {his} hands over {his} ears|let {his} arms hang]. “I’m no good at [being big|being the big one|this],” {he} said, and then {he} [was crying as well|cried too|joined in].',
    'It was [gone|not there|lost|nowhere]. {He} [felt for it|reached for it], like a step in the dark, and [there was only the drop|{his} foot met nothing|it was not there]. {He} had been [cross|sulky|jealous|sore] for nine days, and somewhere in those days the song had [got lost|slipped off|got mislaid|gone out]. ^ [The screaming began again|It all began again|Up went the scream]. It was worse than before, because now there was something it had [nearly had|almost got back|been shown]. {hero} put {his} back against the wall and [slid down|sat|let {himself} sink]. {He} would never have [told anybody|owned up to it|said so|let it show]. But {he} wanted somebody to come, and [say “Shh” to {him}|hush {him}|pat {him}|rock {him} a bit].',
  ),
  spark: beat(
    show('think', 'thoughtful', 'quiet'),
    [
      '[Cheek close|Come close|Cheek, cheek|Lean in]. [Soft and warm|So warm|Warm, warm|Mm, warm]. [Hmm|Ah|Oh|Mm]? [Hmm|La, la|Yes|Mm-mm]!',
      '{hero} [puts {his} cheek down|leans in|bends down low|shuts {his} eyes]. [Ah|Mm|Oh|There]! [The song|It’s the song|That’s it|The hum]!',
    ],
    'How did {he} [sing it then|do it in winter|do it before]? [With|Oh, with|Yes, with|Down low, with] {his} cheek on the tummy! ^ So {hero} [put|laid|pressed] {his} cheek against the baby. [It was warm|It was soft|It smelled of milk|It was hot and wet]. And [there, there was the song|out came the song|the song was waiting|{his} cheek knew the song].',
    '{hero} [wiped {his} nose on {his} sleeve|sniffed|blew {his} nose|lifted {his} head]. [How had it been|Where had {he} stood|What had it felt like|How did it use to go]? [Dark|Bedtime|Quiet|Soft]. [Warm|Woolly|Cosy|Close]. {His} cheek [close up against it|on the bump|pressed up tight]. {He} hadn’t sung [to everybody|to a room|out loud]. {He} had sung it [to one|to just one|to a bump|for one]. ^ {He} put {his} head in under the hood and [laid {his} cheek down|leaned {his} cheek in|shut {his} eyes].',
    '{C} did not say “Later.” {C} leaned on {him}, and [it helped|that was better|it was warm]. {hero} [thought: I’m trying to do it|saw it: {he} was doing it|knew: one can’t do it] from over here. The bump song had never been sung [across a room|from a distance|out loud|standing up]. It had been done from as near as you could get, [with your eyes closed|nose in the wool|breathing it, more or less]. ^ You had to do it [as if there were nobody else in the world|for one person|as one tells a secret]. {He} [got up|stood|dried {his} face|went over]. {He} [let down|lowered|unhooked] the side of the cot, and bent, and put {his} cheek [where the cheek goes|where it belonged|on the small hot one].',
  ),
  deed: beat(
    show('hug', 'brave', 'cosy', { props: [{ prop: 'blanket', place: 'ground' }] }),
    [
      '[Soft, soft|Hush, hush|Low, low|Close, close]. {refrain}',
      '{hero} [sings low|hums low|sings soft|sings small]. {refrain}',
    ],
    '{hero} sang, so low that [only one person could hear|no one else heard it|it tickled]. “{refrain}” ^ The baby [hiccuped|gulped|sniffed|blinked]. It [went still|stopped kicking|listened|lay quiet]. It held on to {his} finger, [tight|very tight|and would not let go].',
    '“{refrain}” {hero} sang it into the [small hot ear|little red ear|tiny ear]. {His} voice was [wobbly with crying|thin and wobbly|all crooked|hoarse]. [It didn’t matter|Nobody minded|That was all right|It was enough]. ^ A hand as small as a [stamp|walnut|leaf|biscuit] came up, [felt about|groped|opened], and closed round {his} thumb.',
    '{He} did not so much sing it as [let it out with {his} breath|breathe it|lean it in]. “{refrain}” It was a [silly|foolish|short|round sort of] song. {He} had been [a whole season younger|one winter younger|a good bit smaller] when {he} made it up. ^ The screaming broke off, caught, and [ran down by itself|ran out|came to bits] in a string of hiccups. Something [brushed {his} face|touched {his} chin|tickled {his} ear]. It was a hand, about as big as a [postage stamp|bus ticket|biscuit]. It went over {his} nose and {his} eyebrow, [with great care|slowly], as if it had been told about them and [was checking|was making sure|wished to be certain].',
  ),
  deedHolds: beat(
    show('sit', 'wonder', 'cosy'),
    [
      '[Verse two|Once more|Sing again|Two times]! [Verse three|Ten times|And again|Three times]! Baby [yawns|blinks|sighs|listens]. [Ahh|Mmm|Ooh|Haa].',
      '[Again, again|More, more|One more time|And once more]. {refrain} Baby smiles!',
    ],
    '{hero} sang it [ten times|nine times|twenty times]. {His} arm went to sleep, and {he} [stayed put|let it|sat on]. “{refrain}” ^ And [the baby smiled|there was a smile|the baby beamed]! It was [crooked|wobbly|very small|new], and it was for {him}.',
    '[It needed|It took|The baby wanted|It called for] a lot of [verses|goes]. {His} leg [went numb|began to fizz|vanished|hummed]. {He} [needed the toilet|had an itch|wanted a biscuit|was thirsty]. But each time {he} stopped, [the eyes flew open|a lip came out|one eye popped open], so {he} went on. “{refrain}” ^ In the fourteenth verse [one corner of its mouth went up|its mouth went up on one side|something happened to its cheeks].',
    '[You could not hurry it|There was no hurrying|It was slow work|It would not be rushed]. {He} found that out when {he} tried to [slip in the ending|skip a verse|leave out the middle]. So {hero} went round again, and again, [with a dead leg|with no feeling in one foot|with a fly on {his} nose] and a stiff neck. “{refrain}” {He} stopped waiting for [it to work|anything|the end]. {He} just [kept it company|stayed|was there|sat with it]. ^ [Some time in the middle of all that|Between two verses|Long after {he} had lost count], one side of its mouth [moved|rose|gave a twitch|went up]. They would say later that it was [only wind|the milk|wind, naturally]. [{He} was there|{He} knew better|They hadn’t seen it|{He} had a good view]. It was a smile, [rather lopsided|somewhat off centre|short], a beginner’s smile, and it had [gone to {him}|been meant for {him}|come {his} way].',
  ),
  solved: beat(
    show('cheer', 'laugh', 'joyful'),
    [
      '[Shh|Hush|Listen|Psst]! [Baby sleeps|Baby smiles|No waah|All quiet]. {hero} [did it|made it stop|can do it|knows how]! [Hooray|Hurrah|Well done|Good {hero}]!',
      '[How did you do that|Who did that|What did you do|Was that you], {hero}? [Clap, clap|Hug, hug|Hip, hip|Hooray]!',
    ],
    'Everybody [came running|came on tiptoe|tumbled in|put in their heads]. “It’s [so quiet|gone quiet|stopped|so still]!” they said. “[How did you do it|What did you do|Was that you|Who did that]?” ^ “I [just know it|know its song|sang, that’s all|only leaned],” said {hero}. “We’ve been friends [since before|since the tummy|for ages|since winter].”',
    'They all came to the door [on tiptoe|in their socks|one by one]. They’d [heard the quiet|missed the noise|noticed the quiet|heard nothing]. “[How on earth|How ever|Tell us how|However],” they [whispered|breathed], “did you do that?” ^ {hero} [shrugged, with care|smiled|shrugged a small shrug|looked down]. “You have to [speak its language|sing it close|know its tune|lean a bit],” {he} said. “I can [teach you|show you where|give lessons|write it down].”',
    'It was the silence that [brought them|drew them|woke them]. They stood [jammed in the doorway|packed in the door|stacked in the doorway] [with their hands over their mouths|with their slippers in their hands|holding on to each other]. “We’ve [tried everything|sung, rocked, driven|read every book],” they whispered. “[What is it you do|What’s the trick|How is it done|What do you give it]?” ^ “[It isn’t a do|There’s no trick|It’s not doing|You don’t do it],” said {hero}. “[It knows me|It’s me it knows|I’m not new to it|We’ve met]. [We talked a lot, before|We had the winter|I sang to it, before|We used to be neighbours].” And somebody [came across|knelt down|came in] and sat down on the floor, and pulled {him} in, [dead leg and all|pins and needles and all|baby and all], and did not once say “Later.” There was, [it turned out|it was found], room on that lap for two. [There always had been|It hadn’t shrunk|There had been all along|It only needed sitting on].',
  ),
  home: beat(
    show('sit', 'sleepy', 'cosy', { at: 'home', props: [{ prop: 'book', place: 'hand' }] }),
    [
      '[Story time|Book time|Read, read|One story]! {hero}, baby, {c}. [All snug|So snug|All warm|All close].',
      '[Lap for|Room for|Book for|Yawn for] {hero}. [Lap for|Room for|Book for|Yawn for] baby. [Ahh|Mmm|Yawn|Cosy].',
    ],
    '[That night|At bedtime|After supper] there was a story, [right then and not later|straight away|and nobody said “later”]. {hero} sat [in the middle|on the good cushion|next to the baby|with the book]. ^ The baby [held {his} thumb|held on to {his} thumb|kept hold of {his} ear] [the whole way through|to the last page|the whole time].',
    '[There was a story|They read] that evening, [two chapters of it|a long one|all of it]. {hero} held the book, for {he} was the one [with the free hand|who could read upside down|with room for it]. ^ The other hand was [taken|in use|being held|busy]. “It’s listening,” {he} [told them|reported|said]. “It likes the part [with the whale|about the sea|with the pirate|where it snows].”',
    'They read two chapters, all of them together, [in a heap|in one armchair|under a blanket]. {hero} [turned the pages|had the middle|did the voices]. {He} did not mind [the interruptions|the “waahs”|the remarks], as {he} was the only one who could [translate them|say what they meant|understand]. ^ “What’s it saying now?” they [asked|wanted to know|begged]. {He} [put {his} ear down|leaned in|listened]. “It says the [second chapter’s better|ship should turn back|wolf is nice really],” {he} [reported|announced|said gravely]. The baby had fallen asleep with its fist round {his} thumb; {he} [would have to stay until it woke|could not get up|was needed where {he} was]. {He} felt, [all at once|quite suddenly|to {his} surprise], [extremely big|enormous|as big as a house].',
  ),
};
