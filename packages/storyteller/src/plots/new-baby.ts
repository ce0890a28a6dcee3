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
    young: [
      'Rock-a-bye, hush-a-bye, boo!',
      'Waah, waah, what is it now?',
      'Up, down, round and round!',
      'Tickle, tickle, tiny toes!',
      'Sh-sh-shoo, what is it, you?',
      'Hush, little pudding, don’t you fuss!',
      'Lulla, lulla, lollipop, shoo!',
      'Hey-diddle-dum, here I come!',
    ],
    old: [
      'Hush-a-bye, shush-a-bye, what shall we try?',
      'Rock-a-bye, sock-a-bye, boo!',
      'Jiggle and joggle, and what shall we do?',
      'Up and down and round the town!',
      'There, there, and pull my hair!',
      'Dumpling, dumpling, dry your eye!',
      'Lulla and lollop, and where does it hurt?',
      'Hum and haw, and wait for more!',
    ],
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
      'Waah, goes the [pram|cradle|blanket|cot]: Baby [is here|has come]! Such a [big|long|loud|red] noise from a [hat|nose|bib]!',
      '[Tiptoe|Not now|Not so loud|Quiet], {hero}, Baby [sleeps|naps|rests|snores|dozes]! [Not a peep|Not one hop|Just whisper|Soft feet], not [a squeak|one la|a stamp].',
    ],
    'The new baby was as small as [a loaf|a cat|a cushion|a doll] and as loud as a [bus|siren|kettle|lorry|trumpet]. ^ “Later, {hero},” [everybody|the grown-ups|the aunts] said, and there was [a lot of later|later all day|no end of later|much too much later].',
    'Ever since the baby came, the house had been [full of “later”|made of “later”|one big “later”|one long “later”]. [Story|Paint|Puzzle|Cards|Draughts|Kite]? [Later|Later on|In a bit, later|Much later|After that, later]. [Football|Drums|Kites|Pancakes|Skipping|Leapfrog]? Later, [and not so loud|and on tiptoe|and outside|and quietly|and mind the pram]. ^ The baby itself [did nothing but cry|cried, slept and cried|could only cry], and people [travelled for hours|came on three trains|brought cakes and flowers|knitted for a fortnight] to look at it. {hero} [was still {hero}|could still do a handstand|had a new front tooth|was still there, too|had learned to whistle]. {He} wondered [if anyone had noticed|who else knew|if it showed|if they would mind|what {his} name was these days].',
    'They had told {hero} that {he} would be getting [somebody to play with|a friend for life|company for games|a playmate|a brother in arms|a small colleague]. What had come was [red and furious|damp and furious|crimson and cross|bald and angry], and had no [hobbies|opinions on football|manners|knees to speak of|jokes]. Visitors bent over it and spoke [in a special voice|in squeaks|as if it were a cake|in voices one uses for kittens|a little higher than bats]. Then they [straightened up|turned round|stood up], [saw {hero}|noticed {hero}|met {hero’s} eye], and said, “And how do you like [being big|having a helper’s job|being the big one|being one of two]?” ^ {He} had [no idea|no answer ready|not been told|no way to tell|not prepared a speech|said “Um”]. {He} had gone to bed one night medium-sized, [as usual|like anyone|in the usual pyjamas], and woken up big, and [nobody had asked|there it was|without a certificate]. “When will it [be finished|be ready|start to talk|do something|be done|be any use]?” {he} [inquired|asked|wished to know|put to them] on the ninth day.',
  ),
  setOut: beat(
    show('tiptoe', 'brave', 'brave', { at: 'home' }),
    [
      '“I will [stop|hush|mend] [the waah|that waah|the noise]!” [says|whispers|hums] {hero}. {refrain}',
      '[Come|Quick|Tiptoe|Up], {c}, [let’s help Baby|Baby needs us|Baby wants us|let’s go and look]! {refrain}',
    ],
    'Waah, [waah, waah|waah and waah|hic and waah], went the pram. “I’ll [find out|go and find] what the baby wants,” said {hero}. ^ {He} [took {c} along|called {c}|whistled for {c}]. “{refrain}” And [off they went|out they crept|off they tiptoed].',
    '“[WAAAH|WA-A-AH|WAAAAAAH|WAH, WAH, WAAH],” [came from the cot|went the cot|rang through the wall]. “If it had what it wanted, [it would stop|it would be quiet|there’d be no noise|it would hush],” {hero} [told {c}|shouted to {c}|said to {c}]. “Then we could [hear ourselves think|hear the clock|play something loud ourselves|eat a biscuit in peace|play snap without shouting].” So they [set off|tiptoed out|went] to find it, [whatever it was|high and low|whatever the thing might be]. “{refrain}” {hero} sang [over the edge|over the side|through the bars|into the depths] of the cot. The baby [screamed louder|took a deeper breath|put in another waah|turned up the sound|drowned the second line|joined in, off the note]. ^',
    '{hero} looked at the matter [squarely|from above|calmly|as a doctor would|with a cool head|from both ends]. The baby [wanted something|lacked something|was after something|had a wish|was short of something]. Nobody [knew what|had guessed it|could name it|had found out which|could put a finger on it]. Until somebody [found out|hit on it|worked it out], there would be no peace, no football and [no second chapter of anything|no bedtime story worth the name|no talk at table|no pudding eaten slowly]. ^ “Then [we’ll find it|it’s up to us|we’ll look|it’s a job for us],” {he} said to {c}. “{refrain}” {he} added, [in the direction of the cot|towards the cot|bending over the cot], which is what people [seemed to say to it|tended to try|sang there]. It drew a deep breath, [turned purple|went the colour of plums|shut its eyes|drew up its knees], and [gave {him} its opinion|replied at length|told {him} what it thought].',
  ),
  problem: beat(
    show('think', 'thoughtful', 'funny'),
    [
      'Is it [hungry|thirsty|hot|sleepy], or [wet|cold|lonely|itchy]? Waah, says Baby, as [red|pink|round] as a [radish|beetroot|jam tart].',
      '“[Say it|Tell me|What is it|Show me], [Baby|dear Baby|you],” says {hero}. It says [waah|wah-waah|wa-hic] and [kicks|spits|goes red].',
    ],
    'What [do babies want|was it asking for|did it need], [day and night|so loudly|all the time]? {hero} [looked|peeped|felt] behind {spot}, and {c} [looked|sniffed|crawled] under it. ^ It could be [a tooth|wind|a wet sock|a dream], and the baby [could not say|would not tell|just went red].',
    '“It’s [like a treasure hunt|like hunting treasure|like a riddle|like hide-and-seek],” said {hero}, “only nobody tells you [what the treasure is|where it is|what to dig for].” They went past {spot}, [with their arms full of ideas|scratching their heads|asking everything they met|looking inside everything]. ^ A baby is [a hard sort of puzzle|a very loud puzzle|a puzzle without a picture|a quiz with one answer|a riddle with legs]. It has just one word, and [the word means everything|it’s a long one|it has to do for all|one size fits all].',
    'The difficulty was [the language|that it spoke abroad|one of grammar|the dictionary|the accent|a matter of spelling]. The baby had [one word|a single word|just the one word|one word and no more|one word, for best]. As far as {hero} could tell, “waah” meant hungry, tired, [wet, too hot|wet, itchy|bored, too hot], where is everybody, and [what is that on the wall|take off this hat|who are all of you]. ^ {He} stood by {spot} and [listened closely|took notes|closed {his} eyes to listen|put a hand to {his} ear|wrote it down by length|took off {his} cap to hear better]. There were long ones and [short ones|flat ones|low ones|square ones]. There was a kind with [a hiccup in it|a tail on it|a wobble in it|a gulp in the middle|a question mark on it|a hook in it]. “It’s not [just noise|only noise|mere shouting|any old noise],” {he} said to {c}. “I think it’s [telling us|saying something|asking us|explaining|putting a case]. It’s only that [nobody speaks it|we haven’t learned it|there’s no book for it|we keep interrupting|no school teaches it|they all talk over it].”',
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
        'A [teddy|bear] and a [red|soft|big|round] ball! Baby [looks|blinks|frowns], and then [waah|wah|wa-waah], [no toys|not these|not that]!',
        '[Toys|Blocks|Bricks|Good toys] for Baby, [bonk|clonk|thud|bump]! Baby [kicks|hits|licks] [one|them] and [cries|howls|sobs].',
      ],
      '{hero} [brought|carried in|piled up|lent] {his} best toys, the [train|blocks|lorry], the [ball|hoop] and the [bear|teddy|big bear]. ^ The baby [looked at|blinked at|kicked] them and [cried|yelled|howled]. It could not even [hold a spoon|sit up|hold its head|catch a ball] yet.',
      '{hero} [fetched toys|fetched a whole cupboard|thought of toys|turned out {his} toy box|gave away {his} shelf]. {He} brought [the train, the bear|the blocks, the bear|a boat, the teddy|a tram, the bear], and the ball from {spot}. {He} [piled them up|built them up|heaped them] around the baby until only [its nose showed|one ear showed|its hat showed|its eyebrows showed]. ^ “[WAAAH|WAAAAAH|WA-A-AH|WAAH, WAAH|WAAAAAAH],” said the [nose|hat|heap], [and a block fell|louder and louder|to all of it]. “I [brought it what I like|gave it what I’d want|chose what I love|went by my own taste],” said {hero}. “It’s got no use for [a train|wheels|a ball|a signal box|stripes]. It’s got no use for [its own feet|its own thumbs|its own toes|its own ears] yet.”',
      'The obvious thing was [presents|a bribe|gifts|goods|a present with a bow]. From {spot} {he} fetched [the good train|the good lorry|the blocks and a ball], the second-best bear, and, after [a struggle with {himself}|a short fight with {himself}|three deep breaths], the best one. The baby looked at the best bear, [up and down|ear by ear|long and hard], and [its lip came out|its chin went|it grew redder|it went the colour of beetroot]. ^ “It doesn’t know [what anything is|what’s what|a bear from a bus|a teddy from a toaster],” said {hero}, [taking back the bear|rescuing the bear] before it got wet. “To us it’s [a train|a toy|a present|a ball|a lorry]. To it, it’s [a large red thing coming nearer|something huge with wheels, getting closer|a thing with a face, out of nowhere|a red noise on wheels].” Put like that, {he} would have [screamed as well|howled too|hidden|asked for help|called for a grown-up].',
    ),
    beat(
      show('dance', 'laugh', 'funny', { props: [{ prop: 'drum', place: 'hand' }] }),
      [
        '[Boom, boom|Bom, bom|Dum, dum], goes the drum, and {hero} [hops|kicks|jumps|spins]! [Waah|Wah|Wa-waah], says Baby, [too loud|too much|not that|no boom]!',
        '{hero} pulls a [funny|fishy|froggy|silly] face and goes [boo|bah|blub|yah]! Baby’s [lip|chin] [shakes|wobbles], and [waah|wah|wa-aah]!',
      ],
      '{hero} made {his} [funniest|silliest|fish|monkey] face, [stuck out {his} tongue|puffed out {his} cheeks|pulled {his} ears] and went [boo|bah|blub]. ^ The baby [jumped|had a fright|stared], and then it [howled|cried|screamed]. That was [much too much|not the right face|no good at all|a big mistake].',
      'They [gave a show|put on a circus|did their best trick|made a band|danced for it|went on stage]. {hero} [drummed on a pot|beat a drum|banged a tin|blew a kazoo] and {c} [danced|spun|juggled socks|tap-danced]. There was a big finish by {spot} with [saucepan lids|cymbals|two tin trays|a dropped tray]. ^ The baby’s eyes went [perfectly round|wide|as round as buttons|like two plates]. Then came a waah that [rattled the lids|shook the pot|made a shelf jump|curled the carpet]. “[Too big|Too much|Too loud|We frightened it|Too sudden|That was a lot],” [panted {hero}|puffed {hero}|said {hero}, on the floor]. “It’s only [been out for|been here for|had|been here] nine days.”',
      'Perhaps it wanted [cheering up|a laugh|a bit of fun|company|jollying|a song and a dance]. They put on [a show|an act|a circus], [with costumes|in hats|with a curtain|with moustaches], in front of {spot}. {hero} [did {his} walrus|gave {his} seal|did {his} famous walk|wore a bucket|did {his} camel]. There was [a drum|a drum solo|some drumming|a cymbal, too|a roll on the drum]. ^ For three whole seconds the baby [stared|gaped|was silent|considered it|held its breath|weighed it up]. Then it took in air, on and on, [like a wave going out|as one does before diving|like a bagpipe|as a tide does]. “[I forgot|I didn’t think|We rushed it|We began too big],” said {hero} afterwards, [when {he} could hear again|into the quiet between two screams|with {his} hat in {his} hands]. “It’s been [in the dark for months|tucked up for months|curled up for months|in a small room for months], with nobody [doing a walrus|drumming at it|wearing a bucket|being a camel]. You’d have to [start with something a lot smaller|begin with a nod|work up to that|begin with one finger|begin with a raised eyebrow].”',
    ),
    beat(
      show('hold', 'worried', 'worried', { props: [{ prop: 'book', place: 'hand' }] }),
      [
        '{hero} reads the [big|fat|thick] book to find the waah. [Page one|Page two|Page nine] says [hats|milk|socks|wind].',
        '“Is it [on page one|in this book|in here],” asks {hero}, “the [waah|hush|noise]?” Baby [eats|licks|kicks|sneezes on] it.',
      ],
      '{hero} looked [in the big baby book|it up in a book|in the fattest baby book], and it had [four hundred pages|a hundred pictures|nine hundred words]. ^ But {he} could not find [this baby|“waah”|the answer] [in it anywhere|on any page|on one of them].',
      'There was a book about babies, as thick as a [brick|loaf|cushion|toaster|pillow]. {hero} [read out bits|turned the pages|looked up “cry”|ran a finger down], sitting on {spot}. “Babies like [quiet|rocking|rain|walks|porridge|opera]. Babies like [noise|stillness|sunshine|the hoover|wind|being upside down]. [Every baby is different|But not all babies|Or neither|Some babies like neither].” ^ “Then [what’s the book for|why is it so fat|who needs it|what use is it|who wrote it]?” asked {c}. The baby was sick on [page ninety|page seven|chapter two|the picture|page one|the index].',
      '{hero} [looked it up|went to the experts|asked the library|turned to science|sent for a book]. The book was called [The Contented Child|Calm in Nine Days|The Happy Cradle|Your Baby and How It Works]. {He} found it [propping up a table|holding a door|under a flowerpot|keeping a window shut] by {spot}. It [explained|knew|set out|laid down] what a baby would be doing at nine days, [with a diagram|in three colours|with arrows]. ^ They [held the diagram next to|compared the picture with|laid the diagram beside|held the page up to] the baby, [limb by limb|in a good light|for some time]. “[It’s somebody else|That’s not ours|Ours is upside down|No resemblance|That one’s tidier],” said {c}. “[No|True|Quite|Evidently],” said {hero}, [closing the book|and shut it|putting it back]. “Whoever [wrote this|drew this|sold us this|did the arrows] had never [met it|got to know it|been introduced].” It struck {him} [that nobody had, really|that none of them had|how few people had|that it went for everybody]. They had all just said [whose nose it had|that it had grown|how sweet it was|what it weighed].',
    ),
  ],
  turn: beat(
    show('look-aside', 'wonder', 'wonder'),
    [
      '{hero} [hums|hums a bit|goes mm, mm], and the waah [stops|sits down|gets small]. Baby [looks|peeps|stares|blinks] [up|round].',
      'Baby [turns round|looks round|opens one eye|wriggles round]. It [looks at|listens to|stares at] {hero}, who [hums|sings a bit|goes la, la]!',
    ],
    '{hero} bent down for [a sock|{his} shoe|a block] and [hummed a bit|hummed|began to hum], and the [crying stopped|waah broke off]. ^ When {he} [stood up|stopped|held still], it [began again|came back], so {he} hummed [again|some more|louder]. [Quiet, at once|And it was gone|And no waah|Then not a wah]!',
    '{hero} was [so tired|so worn out|so busy being sad|so cross and so sleepy] that {he} began to hum, [without knowing it|as one does|all by {himself}]. And behind {him} [it went quiet|the waah ran out|there was a hiccup, and quiet|a waah was left unfinished]. ^ {He} [turned round|looked over {his} shoulder|stopped|spun about|froze|peeped behind {him}]. The baby was looking [straight at|right at|up at|hard at] {him}. Its eyes were [dark blue|round|wide open], and it was listening [with its whole face|with both ears|down to its toes|down to both heels].',
    'It was while {he} was [putting things away|sweeping up|rolling up socks|stacking blocks|pairing socks] that it happened. {hero} [hummed when|was humming, as always when|never tidied without humming when] {he} tidied. {He} always had; {he} had hummed all that winter, [picking up bricks|picking up toys|folding vests|hunting marbles], with {his} head about level with [a certain round tummy|a big round tummy]. ^ Behind {him} the waah stopped, as if somebody [had lifted a needle|had shut a door|had turned a tap|had put a lid on it]. {He} [looked round|turned|stopped in mid-sock|put down a brick|peered over {his} arm]. A pair of eyes [was fixed on {him}|held {him}|had found {him}|was on {him}|had come to rest on {him}]. They were not [wandering|roaming|looking for anything|vague|hunting about] now. [It knew {him}|They knew {him}|It had met {him} before|Somebody knew {him}|They had been expecting {him}|They asked {him} something].',
  ),
  turnDeepens: beat(
    show('crouch', 'wonder', 'quiet'),
    [
      'Baby [knew|liked|heard] [that|{hero’s}] hum in the tummy! [All winter|Curled up|Snug and warm], Baby [was listening|was in there|lay all ears]!',
      '[Hum, hum|La, la|Hm, hm|Mm, mm], Baby [knows|loves|hears|likes] {hero’s} hum! It comes [from|out of] the [tummy|bump|winter] days.',
    ],
    '“It knows [my song|my hum|that tune|my tummy song],” whispered {hero}. “I [sang it to|hummed it at] the tummy, [every night|at bedtime|night after night]!” ^ But [what was the rest|how did it end|what came next|where was verse two]? {He} [had to remember|thought hard|shut {his} eyes|tried to think].',
    '^ “I used to sing that,” {hero} [whispered|breathed|told] to {c}, “to the bump. [Every bedtime|Night after night|After teeth|All winter|After my bath].” The baby had been [listening all along|listening in|all ears|an audience], [in there in the dark|in there on its own|on the inside|in there with no window]. Its [mouth|chin|lip|nose] began to tremble. It wanted the [next bit|rest|second half|other half|bit that came after].',
    '“It’s the bump song,” {he} said, [hardly breathing|very low|in a small voice|scarcely moving {his} lips]. {He} had made it up in the autumn, with {his} cheek [on a big tight tummy|on a big warm tummy|against the bump|on the front of a cardigan]. {He} had sung it [every evening|each evening|at bedtime, always|at lights out] until there was no more bump to sing to. [Nobody else knew it|It had no other audience|No one had ever asked about it|Nobody had written it down|It had never been out of the house]. ^ The baby [waited|held still|hung on|listened|stopped its fists|put its feet down]. It was the [first time since it came|first time ever|first time, in all nine days,] that [{hero}|anybody|a living soul] had seen it wait for [anything|a thing|something]. The lower lip [started to go|began to shake|turned over|came out|crept out]. “[All right|Wait|I know|Yes, yes|Steady|Bear with me],” {he} said. “[All right|One moment|Don’t start|I’m coming to it|Hold on|It’s on its way]. Just give me [a moment|a second|time|a chance|a bar]. [How did it go on|What came next|Where was I|What was the middle|What followed that|Up, or down]?”',
  ),
  lowPoint: beat(
    show('stand', 'sad', 'quiet'),
    [
      '{hero} [forgot it|lost it|can’t find it|hasn’t got it], the tummy song! Baby [cries more|howls|weeps|sobs], and [so does {hero}|{hero} sniffs|{hero} sobs].',
      '[How does it go|What comes now|What comes next], la, [la|hm|mm]? It is [gone|lost|all gone], and {hero} is [sad|weepy|small].',
    ],
    'But {hero} [could not think of|did not know|had lost] the rest. It had [gone clean out of {his} head|slipped away|flown out of {his} ear|run off]! ^ “I [used to know it|had it here|can’t do it],” {he} said, and two tears [ran|fell]. Now there were two [people crying|waahs].',
    '{hero} opened {his} mouth, and [there was no song|out came air|nothing was in it|in went a breath and nothing came]. Nine days of waah [had pushed it right out|had washed it away|had flattened it|had worn it out|had drowned it|had trodden on it]. ^ The waah [rose to the ceiling|filled the whole house|came back, bigger|went up and up|got up on its hind legs]. {He} [sat down on the floor|slid down the wall|put {his} hands over {his} ears|let {his} arms hang|sat in the washing|pulled the rug up]. “I’m no good at [being big|being the big one|this|this whole job],” {he} said, and then {he} [was crying as well|cried too|joined in].',
    'It was [gone|not there|lost|nowhere|out|somewhere else]. {He} [felt for it|reached for it], like a step in the dark, and [there was only the drop|{his} foot met nothing|it was not there|the stair was missing]. {He} had been [cross|sulky|jealous|sore] for nine days, and somewhere in those days the song had [got lost|slipped off|got mislaid|gone out|gone to sleep]. ^ [The screaming began again|It all began again|Up went the scream|Out came the waah, full size]. It was worse than before, because now there was something it had [nearly had|almost got back|been shown|had in its hand]. {hero} put {his} back against the wall and [slid down|sat|let {himself} sink|slid till {he} sat], [hat and all|an inch at a time|among the bibs]. {He} would never have [told anybody|owned up to it|said so|let it show|let on|put it in writing]. But {he} wanted somebody to come, and [say “Shh” to {him}|hush {him}|pat {him}|rock {him} a bit|take {his} side].',
  ),
  spark: beat(
    show('think', 'thoughtful', 'quiet'),
    [
      '[Cheek close|Come close|Lean in|Cheek down], [soft|snug] and warm! {hero} [hears|has|finds] the [hum|song|la-la] [there|again].',
      '{hero} [puts {his} cheek down|leans in|bends low|cuddles up]. There, in the [warm|soft|snug] [bit|place|wool], is the song!',
    ],
    'How did {he} sing it [then|in winter|before]? [It was|It was low down,|It was always] with {his} cheek [on the tummy|against the bump]! ^ So {hero} [put|laid|pressed] {his} cheek on the [warm|soft|milky] baby, and [there was the song|out came the song|{his} cheek knew it].',
    '{hero} [wiped {his} nose on {his} sleeve|sniffed|blew {his} nose|lifted {his} head|found a dry sleeve]. [How had it been|Where had {he} stood|What had it felt like|How did it use to go|When did it go best]? [Dark|Bedtime|Quiet|Soft|Lamp out|Evening], and [warm|woolly|cosy|close|snug|near], with {his} cheek [close up against it|on the bump|pressed up tight|against blue wool]. {He} hadn’t sung [to everybody|to a room|out loud|to visitors]. {He} had sung it [to one|to just one|to a bump|for one|to whoever was in]. ^ {He} put {his} head [in under the hood|down under the hood|under there] and [laid {his} cheek down|leaned {his} cheek in|shut {his} eyes and leaned|left {his} cheek there].',
    '[{C} did not say|Not that {c} said|{C} never said|It was not {c} who said] “Later.” {C} leaned on {him}, and [it helped|that was better|it was warm|things were better]. {hero} [thought: I’m trying to do it|saw that {he} was doing it|knew: one can’t do it|saw it now: {he} was trying it] from over here. The bump song had never been sung [across a room|from a distance|out loud|standing up|over a bannister]. It had been done from as near as you could get, [with your eyes closed|nose in the wool|breathing it, more or less|more or less in the wool]. ^ You had to do it [as if there were nobody else in the world|for one person|as one tells a secret|as you warm a window with your breath]. {He} [got up|stood|dried {his} face|went over|put {his} hat down|crossed the rug]. {He} [let down|lowered|unhooked] the side of the cot, and bent, and put {his} cheek [where the cheek goes|where it belonged|on the small hot one|where there was just room].',
  ),
  deed: beat(
    show('hug', 'brave', 'cosy', { props: [{ prop: 'blanket', place: 'ground' }] }),
    [
      '[Soft|Low|Close|Small], [soft|low|close|slow], {hero} [sings|hums|leans in]. {refrain}',
      '{hero} [sings|hums] it [low|soft|small|close] to [one ear|Baby]. {refrain}',
    ],
    '{hero} sang, so low that [only one could hear|no one else heard it|it tickled]. “{refrain}” ^ The baby [gulped|sniffed|hiccuped] and [went still|stopped kicking|lay quiet], and held {his} finger [tight|very tight|fast].',
    '“{refrain}” {hero} sang it into the [small hot ear|little red ear|tiny ear|hot pink ear]. {His} voice was [wobbly with crying|thin and wobbly|all crooked|hoarse|all in bits]. [It didn’t matter|Nobody minded|That was all right|It was enough|No one marked it|The tune held]. ^ A hand as small as a [stamp|walnut|leaf|biscuit|button|moth] came up, [felt about|groped|opened|hunted about], and closed round {his} thumb.',
    '{He} did not so much sing it as [let it out with {his} breath|breathe it|lean it in|think it]. “{refrain}” It was a [silly|foolish|short|round sort of|plain|lumpy] song, [about nothing much|with no proper end|mostly soup and buttons]. {He} had been [a whole season younger|one winter younger|a good bit smaller|one coat size smaller] when {he} made it up. ^ The screaming [broke off|stumbled|missed a step], caught, and [ran down by itself|ran out|came to bits|dwindled] in [a string of|five or six|a few last] hiccups. Something [brushed {his} face|touched {his} chin|tickled {his} ear|went over {his} cheek], [damp and light|like a moth|feeling its way]. It was a hand, about as big as a [postage stamp|bus ticket|biscuit|maple leaf|playing card]. It went over {his} nose and {his} eyebrow, [with great care|slowly], as if it had been told about them and [was checking|was making sure|wished to be certain|liked to be certain].',
  ),
  deedHolds: beat(
    show('sit', 'wonder', 'cosy'),
    [
      '{hero} sings it [twice|ten times|nine times|three times]. Baby [yawns|sighs|blinks], and then [a smile|a grin|a wet smile] [comes|peeps out|pops up]!',
      '[Again|Once more|One more], [sings|hums] {hero}, and Baby smiles! {refrain}',
    ],
    '{hero} sang it [ten|nine|twenty|twelve] times, and {his} arm [went to sleep|ached|fizzed], and {he} [stayed put|let it|sat on]. “{refrain}” ^ And the baby smiled, [crooked|wobbly|very small|lopsided], [and it was for {him}|right at {him}|with no teeth in it]!',
    '[It needed|It took|The baby wanted|It called for] a lot of [verses|goes|rounds]. {His} leg [went numb|began to fizz|vanished|hummed|went to sleep|was lost to {him}]. {He} [needed the toilet|had an itch|wanted a biscuit|was thirsty|wished to scratch]. But each time {he} stopped, [the eyes flew open|a lip came out|one eye popped open|the chin shook], so {he} went on. “{refrain}” ^ In the fourteenth verse [one corner of its mouth went up|its mouth went up on one side|something happened to its cheeks|its cheeks moved out of the way].',
    '[You could not hurry it|There was no hurrying|It was slow work|It would not be rushed|There was no short cut]. {He} found that out when {he} tried to [slip in the ending|skip a verse|leave out the middle|take a short way home|hum it double quick]. So {hero} went round again, and again, [with a dead leg|with no feeling in one foot|with a fly on {his} nose|with a sock half off] and [a stiff neck|one warm ear|a crick in the elbow]. “{refrain}” {He} stopped waiting for [it to work|anything|the end|results]. {He} just [kept it company|stayed|was there|sat with it|lived there]. ^ [Some time in the middle of all that|Between two verses|Long after {he} had lost count], one side of its mouth [moved|rose|gave a twitch|went up|went up like a blind]. They would say later that it was [only wind|the milk|wind, naturally|a trick of the lamp|digestion]. [{He} was there|{He} knew better|They hadn’t seen it|{He} had a good view|{He} was closer|They could think so]. It was a smile, [rather lopsided|somewhat off centre|short], a beginner’s smile, and it had [gone to {him}|been meant for {him}|come {his} way|found {his} address].',
  ),
  solved: beat(
    show('cheer', 'laugh', 'joyful'),
    [
      'Who made it [stop|so quiet|so still]? [Clever|Big|Our|It was] {hero}, so [clap|cheer|hip, hip], but [softly|quietly|in socks]!',
      '“[How did you do that|What did you do|Was that you], {hero}?” They [clap|cheer|jump], as soft as [wool|slippers|mittens|moths].',
    ],
    'Everybody [came running|came on tiptoe|tumbled in]. “It’s [so quiet|gone quiet|so still],” they said, “[so how did you do it|and was that you]?” ^ “I [know its song|just sang|only leaned],” said {hero}, “and we’ve been friends [since the tummy|for ages|since winter].”',
    'They all came to the door [on tiptoe|in their socks|one by one|holding their shoes]. They’d [heard the quiet|missed the noise|noticed the quiet|heard nothing|been woken by the hush]. “[How on earth|How ever|How in the world|How, oh how],” they [whispered|breathed|mouthed], “did you do that?” ^ {hero} [shrugged, with care|smiled|shrugged a small shrug|looked down|lifted one shoulder]. “You have to [speak its language|sing it close|know its tune|lean a bit|know the words],” {he} said. “I can [teach you|show you where|give lessons|write it down|give you a turn].”',
    'It was the silence that [brought them|drew them|woke them|fetched them]. They stood [jammed in the doorway|packed in the door|stacked in the doorway] [with their hands over their mouths|with their slippers in their hands|holding on to each other|in one another’s dressing gowns]. “We’ve [tried everything|sung, rocked, driven|read every book|walked to Wales and back],” they whispered. “[What is it you do|What’s the trick|How is it done|What do you give it|How does one do it]?” ^ “[It isn’t a do|There’s no trick|It’s not doing|You don’t do it|I don’t do anything],” said {hero}. “[It knows me|It’s me it knows|I’m not new to it|We’ve met|I’m an old friend]. [We talked a lot, before|We had the winter|I sang to it, before|We used to be neighbours|I called every evening].” And somebody [came across|knelt down|came in] and sat down on the floor, and pulled {him} in, [dead leg and all|pins and needles and all|baby and all|blanket and all], and did not once say “Later.” There was, [it turned out|it was found|they discovered], [room on that lap|a place on that lap|lap enough] for two, [baby included|knees and all|and for the blanket]. [There always had been|It hadn’t shrunk|There had been all along|It only needed sitting on|It was a matter of sitting closer].',
  ),
  home: beat(
    show('sit', 'sleepy', 'cosy', { at: 'home', props: [{ prop: 'book', place: 'hand' }] }),
    [
      '[Story time|Book time|One story], for {hero}, Baby and {c}! All [snug|warm|close|cosy] on one [lap|chair|knee].',
      '[A lap|Room|A book|A yawn] for {hero}, [a lap|room|a yawn|a kiss] for Baby! All [fit|sit|snuggle] [in|together|close].',
    ],
    '[That night|At bedtime|After supper] there was a story, [right then|straight away|at once], and nobody said “later”. {hero} sat [in the middle|on the good cushion|next to the baby]. ^ The baby held on to {his} [thumb|ear|sleeve] [the whole way through|to the last page].',
    '[There was a story|They had a story] that evening, [two chapters of it|a long one|all of it|one with a map]. {hero} held the book, for {he} was the one [with the free hand|who could read upside down|with room for it|with the elbow room]. ^ The other hand was [taken|in use|being held|busy|taken, up to the thumb|spoken for]. “It’s listening,” {he} [told them|reported|said|announced]. “It likes the part [with the whale|about the sea|with the pirate|where it snows|with the storm|with the porridge].”',
    'They read two chapters, [all of them together|every one of them|the whole family], [in a heap|in one armchair|under a blanket|like spoons]. {hero} [turned the pages|had the middle|did the voices|sat where the light fell]. {He} did not mind [the interruptions|the “waahs”|the remarks|the shouting from the stalls], as {he} was the only one who could [translate them|say what they meant|understand]. ^ “[What’s it saying now|What was that one|And what’s this]?” they [asked|wanted to know|begged|were always asking]. {He} [put {his} ear down|leaned in|listened|put {his} ear near]. “It says the [second chapter’s better|ship should turn back|wolf is nice really|pirate has a cold],” {he} [reported|announced|said gravely|read out]. The baby had fallen asleep with its fist round {his} [thumb|finger|collar]; {he} [would have to stay until it woke|could not get up|was needed where {he} was]. {He} felt, [all at once|quite suddenly|to {his} surprise], [extremely big|enormous|as big as a house].',
  ),
};
