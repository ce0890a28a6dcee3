import { lostAndFoundTries } from './lost-and-found-tries.ts';
import { type Plot, show } from './plot.ts';

/** Something dear is carried off by the wind, and is found keeping somebody small warm. */
export const lostAndFound: Plot = {
  id: 'lost-and-found',
  titles: [
    '{hero} and the Runaway {title:thing}',
    'Where Did the {title:thing} Go, {hero}?',
    '{hero} Looks High and Low',
  ],
  taglines: [
    'A story about looking hard, and then looking again',
    'A story about finding more than you lost',
  ],
  blurbs: {
    young: [
      'One gust of wind, and the {thing} is gone! {hero} and {c} look high. They look low. Who could have it? Shhh… somebody very small.',
    ],
    old: [
      'When the wind runs off with the {thing}, {hero} and {c} set out to fetch it back. But the trail leads to somebody who may need it more. What do you do when finding a thing is only half of it?',
    ],
  },
  refrains: {
    young: [
      'Look high, look low, off we go!',
      'Over, under, round we go!',
      'Peep in here, peep in there!',
      'Hide and seek, take a peek!',
      'Left foot, right foot, find it!',
      'Up and down and all around!',
      'Sniff and seek and on we sneak!',
      'Hop and hunt, back and front!',
    ],
    old: [
      'Look high, look low, and off we go!',
      'Not here, not there, so try elsewhere!',
      'Here’s a clue, and here’s one too!',
      'Hide or seek, we’ll take a peek!',
      'Follow your nose wherever it goes!',
      'Back and front, we’re on the hunt!',
      'Lost or found, we’ll look around!',
      'Leave no stone or sock unturned!',
    ],
  },
  lessons: ['sharing', 'kindness', 'patience'],
  themes: ['lost', 'searching', 'wind', 'sharing'],
  quest: { props: ['scarf', 'kite', 'hat', 'blanket', 'umbrella'], from: 'small' },
  little: {
    creatures: ['mouse', 'hedgehog', 'duck', 'frog'],
    names: ['Pip', 'Tuppence', 'Crumb', 'Nib'],
  },
  want: {
    show: show('reach', 'surprised', 'worried', {
      at: 'gate',
      weather: 'wind',
      props: [{ prop: 'leaf', place: 'sky', count: 5 }],
    }),
    tell: [
      [
        '[Whoosh|Swoosh|Huff], the wind [takes|grabs|lifts] the {thing}! Up, up, over the [wall|roof|gate] it [goes|flaps|sails].',
        '[Puff|Pfff|Poof] goes the wind, and [bye-bye|ta-ta|off you go], {thing}! {hero} [jumps|stretches|reaches], too [late|small].',
      ],
      [
        '{hero} loved the old {thing} [best|more than anything]. Then the wind [came|came round|came looking|arrived]. [Whoosh|Swish|Huff|Whump]! It [took|pulled|whisked|carried] the {thing} [over the wall|over the roof] and away.',
        '[Whoosh|Whee|Swoosh|Hoosh]! A [naughty|bouncy|bossy|cheeky] wind [jumped|hopped|climbed|tumbled] over the [fence|gate]. It [snatched|scooped|hooked|whipped] up {hero’s} {thing} and ran off [laughing|with it].',
      ],
      [
        'Nobody else would have [wanted|picked|bought|noticed] the {thing}. It was [worn|patched] in [three|four|five|two] places and [smelled a little|smelled ever so slightly|tasted, at one end,] of [toast|rain]. But it was {hero’s}, and {he} [loved it|had named it|knew every thread]. ^ So when the wind [whipped|plucked|flicked|yanked] it [over the gate|across the rooftops], {he} [yelled|bellowed|roared], “[Come back|Put that down|Stop, thief|Bring it here]!”',
        'The wind had been [in a bad mood|looking for mischief] [since breakfast|all day|for a week|since it got up]. It [banged the gate|rattled the latch|kicked a bucket|slammed the shed]. [It chased|It bullied|It bowled over] the [leaves|washing]. ^ Then it spotted {hero’s} [favourite|best|only|own dear] {thing}, gave one [enormous|gigantic|tremendous|fat] puff, and off it [flew|sailed|soared|flapped].',
      ],
      [
        'Some things [cannot be bought|can’t be got|are never sold] again, not even with all the [pocket money|birthday money] in the world. {hero’s} {thing} [was one of them|was such a thing|came under that heading|was on that list]. It had been to [the doctor’s|two weddings|the dentist’s|the seaside], to the top of the [big slide|climbing frame] and [once, by accident,|once, nobody knew how,|on one sad occasion] into the [bath|soup]. ^ So when the wind [hooked|plucked|lifted|slid] it [neatly|lightly|calmly|tidily] off the gatepost and carried it [over the rooftops|away above the chimneys], {hero} did not [cry out|call for help|stamp {his} foot|argue]. {He} simply [started running|ran].',
        '[It happened|It was done|It was all over] in the [time|moment|instant] it takes to [tie a shoelace|sneeze twice]. {hero} put down the {thing}, [just for a moment|for one breath|only to yawn|to scratch {his} nose], on the [garden wall|front wall|low wall by the gate]. ^ The wind, which had been [nosing|sniffing|wandering|loafing] along the street like a [bored dog|nosy neighbour], picked it up [to have a look|to see what it was|to try it on]. By the time {hero} [turned round|looked up|turned back], there was only a [bare wall|cold patch of brick], and [something small growing smaller|a speck growing specklier|a flutter growing fainter] in the sky.',
      ],
    ],
  },
  setOut: {
    show: show('run', 'brave', 'brave', { companion: { pose: 'move', mood: 'happy' } }),
    tell: [
      [
        '[Run|Hop|Quick], {hero}, and [run|zip|hurry], {c}! {refrain}',
        '“I’ll [find you|catch you|get you], {thing}, [wait|stay there]!” {refrain}',
      ],
      [
        '“[We will find it|We’ll get it back|It can’t be far|After it],” said {hero}. ^ {C} [was already at|had already opened|was hopping at|was waiting by] the gate. “{refrain}” they [called|sang], [and away they went|and the gate banged behind them|and round the corner they flew].',
        '“[It went that way|I saw it go|Follow that wind|There it goes]!” [cried|shouted|gasped] {hero}. “{refrain}” And {hero} and {c} [ran|raced|pelted|scampered] after it.',
      ],
      [
        '“It [flew|blew|went|sailed] {into},” said {hero}, [shading {his} eyes|pointing]. “[So that’s|Then that’s|Well, that’s] [where we’re going|our way|where we’re off to].” ^ {C} did not need [telling twice|asking|a map|any longer]. “{refrain}” they [shouted|called|bawled|sang] together, and they [ran|set off].',
        '“A {thing} can’t just [vanish|melt|pop|stop being],” said {hero}. “It has to [come down|land|stop|sit down] somewhere.” ^ And that [somewhere|place|spot on the map], {c} [felt sure|seemed to say|had no doubt], was {place}. “{refrain}” cried {hero}, and [off they went|they were gone|the gate swung behind them].',
      ],
      [
        '{hero} [worked it out|reasoned it through|put it together] the way [detectives|sailors] do. The [wind was blowing|weathercock was pointing|washing was all leaning] [towards|straight at] {place}. A {thing} has [no engine|no wings|no legs|no oars] and [no brakes|no map|no sense|no rudder]. [Therefore|It followed|Clearly], {he} told {c}, there was only one [place to look|place for it|place worth running to]. ^ “{refrain}” {he} said [under {his} breath|quietly|to {his} shoelaces], which was what {he} always said when {he} was [hunting for socks|beginning something]. It sounded rather braver [out of doors|in the open air|at full speed|on the move].',
        '“[Rule one|The first rule|The chief rule] of looking for things,” {hero} told {c}, “is that you start before you’re ready. [Otherwise|If not,] you [never start|stand about|stay in the hall].” ^ There was [no rule two yet|not yet a rule two|no time for rule two]. {He} [pulled up {his} socks|turned up {his} cuffs|tightened {his} laces], one after the other, [nodded towards|pointed at|saluted|squared up to] {place}, and gave the old family cry. “{refrain}” {C} seemed to think this [was splendid|would do very well].',
      ],
    ],
  },
  problem: {
    show: show('point', 'wonder', 'wonder', {}),
    tell: [
      [
        'Is it behind {spot}? [No|Nope], only a [snail|cobweb|sock], [fast asleep|and dust|oh well].',
        '[Look|Peep|Dig] by {spot}, {hero}! Only [dust|a bug|a puddle], and [no luck|no {thing}].',
      ],
      [
        'They [looked|peered|crawled|felt] behind {spot}. [No {thing}|Nothing there|No such luck]. They [looked|poked|wriggled|peeped] under {spot}. [Only a beetle|Just a puddle]! ^ This was a [very big|huge|twisty|wide, wide] place, and a {thing} is [rather small|not|quite easy to miss].',
        '{Place} had a [hundred|thousand|million] [hiding places|corners|good hidey-holes]. {hero} [peeped|peered|crept|leaned] past {spot}. {C} [peeped|peered|crept|leaned] past {spot}. ^ No {thing} [anywhere|at all|here or there].',
      ],
      [
        'They [looked|crawled|felt about|peered] behind {spot}. They [looked|dug|scrabbled|rummaged] under {spot}. They found a [rusty spoon|left boot] and a [very cross|yawning|busy|shiny] beetle, but no {thing}. ^ “This place is [bigger|deeper|fuller|longer] than [I thought|it looks|I remember],” said {hero}. “[It has too many|There are too many|I’m sick of] [corners|places to look].”',
        '{Place} [turned out to be|was|proved to be] [made of hiding places|nothing but hiding places]. [There was one|They found one|There was a good one] behind {spot}, [and another|a better one|and two more] past {spot}. ^ “If I were a {thing},” said {hero}, “where would I [go|hide|nap|land]?” It was a [hard|tricky|knotty] question, as {he} had never been one.',
      ],
      [
        'The trouble with a place like {place} is [how much of it there is|that it never stops|that it goes all the way round]. They [searched|looked|felt|hunted] behind {spot}. They searched beneath {spot}, where {hero} found one [mitten|button], [four|six|seven|eleven] snails and a [strong smell|powerful smell|distinct smell] of [mud|cabbage]. ^ “It’s a matter of [method|being thorough],” {he} told {c}, who had already [started again from|gone back to|returned to] the beginning. But {he} was beginning to see that looking everywhere is [exactly as hard|every bit as long|just as tiring] as it sounds.',
        '[By now|By this time|By the third corner] {hero} had a [system|plan]. {He} would search in squares, like a [gardener|chessboard], and {c} would search in circles, like a [hoop|top]. Between {spot} and {spot} the squares met the circles, and [everybody bumped into everybody|there was a collision|there was a bump and an apology]. ^ “It was a good system,” said {hero}, rubbing {his} [elbow|forehead|shin|knee], “for a [smaller|flatter] place than this.”',
      ],
    ],
  },
  tries: lostAndFoundTries,
  turn: {
    show: show('crouch', 'wonder', 'wonder', {
      props: [{ prop: 'magnifying-glass', place: 'hand' }],
    }),
    tell: [
      [
        '[Look|Ooh|See], tiny [toes|feet|steps] in the [dust|mud|ground]! Who [goes|was|walks] there, [pit, pat|tip, tap]?',
        'Wait, {hero}, [look down|look low|see there]! A row of [wee|titchy|neat] dots, and all [toes|feet].',
      ],
      [
        'Then {hero} [looked|peered|glanced|squinted] down. [There were|{He} saw|Goodness, such] footprints! [Tiny|Titchy|Little|Dear little] ones, no bigger than [a pea|a crumb]. ^ And next to them something had been [dragged|pulled|tugged|hauled] along.',
        '{hero} [bent down low|squatted down|got down low|knelt on one knee]. There [ran|went|lay] a [row|line|string|parade] of [teeny|neat|wee|deep], tiny footprints! ^ Somebody small had [pulled|dragged|hauled|rolled] something big.',
      ],
      [
        '{hero} [stopped looking up|gave up on up|rubbed {his} neck|got a crick in {his} neck]. {He} [looked down instead|tried down|looked at the ground instead]. There, in the [dust|soft ground], ran a row of [footprints|paw marks|little prints] no bigger than [peas|lentils]. ^ And beside them went a [long smooth line|wide flat stripe|smooth sort of path]. “{C},” {he} [whispered|breathed|murmured], “the wind didn’t [keep it|want it|finish with it]. Somebody took it [home|away].”',
      ],
      [
        'All that day {hero} had looked up, because the {thing} had [gone up|flown up|left upwards]. Now, [tired out|with a stiff neck|with sore eyes], {he} looked down. ^ There were tracks at {his} feet, [so small that|so faint that|so tiny that] {he} had [nearly trodden on them|taken them for crumbs|almost missed them]. Four dots, four dots, four dots, and [beside them ran|alongside went|next to them ran] a long smooth [groove|furrow|track]. Somebody the size of a [biscuit|teacup] had [come this way|gone by|passed here], dragging something [ten times|much] bigger. “It isn’t lost,” [breathed|whispered|murmured] {hero}. “It’s been [found|collected].”',
      ],
    ],
  },
  turnDeepens: {
    show: show('tiptoe', 'cheeky', 'quiet', {}),
    tell: [
      [
        'Tiptoe, {hero}, [softly|slowly|hush], tiptoe, {c}! Follow the [dots|feet|toes] past the [pebble|puddle|twig].',
        '[Pit, pat|Tip, tap|Dot, dot], on we go, [very quiet|very slow|no giggles]! Round a [bump|bend|stone], under a [leaf|twig].',
      ],
      [
        'They [followed|crept after|tiptoed after|chased] the little feet. Past {spot} they went, then [under|over|behind] {spot}. ^ “[Tiptoe|Softly|Gently|Don’t sneeze],” whispered {hero}. “Whoever it is, they are [very small|ever so wee|smaller than my shoe|littler than us].”',
        'On tiptoe they [followed|tracked|crept along] the trail. [Tip, tip, tip|Pad, pad, pad|Shh, shh, shh|Tip, tap, tip]! ^ It went round {spot} and [on and on|over a bump|back again].',
      ],
      [
        'The trail [ran|led|wound|hurried] past {spot} and [squeezed|wriggled|ducked|dived] under {spot}. Whoever had made it was [strong|stubborn|in earnest], and [not tall|had short legs|not in a hurry]. In some places they had [stopped to rest|leaned on a stone|put it down], and in one they had [sat down|turned in a circle]. ^ “They must have wanted it [very much|badly|terribly],” said {hero}. {He} was not [quite so cross|half so cross|so very cross|in quite such a temper] as before.',
      ],
      [
        'They [followed|went after it|went on|followed it softly]. The groove went round {spot}, [up a bank|over a hump|through a dip], and down again, where its owner had clearly lost hold and had to [start over|begin afresh]. [Twice|Four times|Three times|Now and then] there was a small round dent, as if someone had sat down to [get their breath|think|rub their feet]. ^ {hero} had been saving up a few [sharp words|cutting remarks|stern sentences] for the thief. [Somehow, with every|With each fresh|Oddly, at every] dent, there were [fewer of them|less of them to say|one or two fewer]. Nobody [works that hard|struggles like that|pulls so long] for something they don’t need.',
      ],
    ],
  },
  lowPoint: {
    show: show('kneel', 'sad', 'quiet', { little: true }),
    tell: [
      [
        'There is the {thing}, and {little} under it! “[Brrr|Atishoo|Oh],” says {little}, [cold|wet] and [small|shivery].',
        '{Little} is [cold|wet|shivery] and [hugs|holds] the {thing}. [Oh|Hmm|Dear me], {little} needs it, [too|more|so much].',
      ],
      [
        '[There was|Here was|They had found|At last,] the {thing}! But under it lay {little}, a tiny {littleKind}, and {little} was [shivering|trembling|shaking|dripping]. ^ {hero’s} [heart sank|arms went limp|tummy felt funny|smile fell off]. “You [need|want|love] it, too,” {he} [said|whispered|told {little}].',
        'They found it [at last|in a hollow|by a stone]. And they found {little}, a [wee|damp|thin|chilly] {littleKind}, [curled up|rolled up|tucked up|huddled] inside. ^ “Please don’t take my bed,” [squeaked|begged|sniffed] {little}. {hero} [did not know what to say|said nothing at all|looked at {his} shoes|swallowed hard].',
      ],
      [
        'And there, in a [hollow|dip|cosy dent], was the {thing}. {hero} [reached out|bent down|took hold]. Then the {thing} [sneezed|coughed|hiccupped|said “tishoo”]. Under it sat a {littleKind} called {little}, [wet through|damp all over|soaked] and shivering. ^ “The wind [took|ate|burst|had] my nest,” said {little}, “and then it [brought|lent|threw|left] me this.” {hero} [let go|sat back|put {his} hand away]. {He} had [never wanted|seldom wanted] [anything more|anything so much|a thing so badly], or [felt worse about|been sorrier for] wanting it.',
      ],
      [
        'It lay in a hollow, [tucked in|folded|turned in] at the corners. {hero} had one hand on it when it [sneezed|coughed|sniffed]. Out came a {littleKind}, no bigger than a [pear|fist], with a [damp nose|cold nose|muddy nose] and a great deal of dignity. “I am {little},” [it said|announced the small voice|came the reply]. “The [wind took|wind ate|wind undid|wind had] my nest this morning. [An hour later|Presently|A little after] it [threw|sent|flung|brought] me this, so I thought it was saying sorry.” ^ {hero} [opened {his} mouth to say|meant to say|was about to say|took a breath to say] “But it’s mine.” [It was true|That was so|It was a fact]. It was also, {he} [discovered|found|noticed], not something {he} could [say to anybody|tell someone] who was [shivering|shaking so hard].',
      ],
    ],
  },
  spark: {
    show: show('think', 'thoughtful', 'quiet', { little: true }),
    tell: [
      [
        '{hero} sits and [thinks|frowns|hums], and then [smiles|claps|jumps]! “I [know|have it], a nest for {little}!”',
        'Think, {hero}, [hmm, hmm|tap, tap|think hard]! “[Aha|Oh yes|I know], I can make a nest!”',
      ],
      [
        '{hero} [sat down|knelt|sat|flopped down] next to {little} and thought. ^ {He} thought about [cold|chilly toes|wet feet|shivers]. {He} thought about [nests|beds|fluff|moss]. “[I know|Aha|That’s it|Got it]!” {he} said. “I can [build|make things|make one|do nests]!”',
        '“[Cold feet|Wet feet|Blue toes|The shivers] are [no fun|horrid|no joke],” thought {hero}. Then {he} looked at {his} [own two hands|ten fingers|empty hands|muddy fingers]. ^ “I can [make|build|weave|wind] you a nest!” {he} [cried|said|whispered|laughed].',
      ],
      [
        '“{little} doesn’t [need|want|care about] my {thing},” said {hero} [slowly|at last|thoughtfully]. “{little} [needs|wants|is short of] a nest. [Those are|They’re|Surely those are] [two different things|not the same thing|two things].” ^ {He} [looked at|glanced round at|pinched a bit of] the [moss|moss and the leaves|fluff on {his} sleeve]. {He} [looked at|held up|blinked at] {his} [own two hands|ten fingers|muddy hands]. “I’ve never built one,” {he} said, “but I’ve [looked at|poked into|crawled under] [a lot of|hundreds of|a heap of] things today. [I know|I’ve learned|I can tell you] [where everything is|what’s where|where they all live].”',
      ],
      [
        '{hero} could take it, and [feel dreadful|feel awful|be miserable]. [Or leave it|{He} could leave it], and feel dreadful [in a different place|at home instead|somewhere else]. {He} [sat in the hollow|sat down there|leaned on {his} knees] and turned the problem over [like a stone|like a pebble|like a log], to see what was underneath. ^ [What was underneath was this|It was this|Underneath lay a fact]: nobody needed a {thing}. {Little} needed to [be warm|get dry|be warm again]. And all afternoon, failing to find one thing, {he} had [found a hundred others|tripped over a hundred others|met nearly everything else]. There was dry moss by {spot}, and [feathers|down|fluff], and [straw|soft bark]. {He} [knew|remembered|could have told you] [exactly where|to the inch where|by heart where] they were.',
      ],
    ],
  },
  deed: {
    show: show('carry', 'brave', 'brave', {
      props: [
        { prop: 'feather', place: 'hand' },
        { prop: 'leaf', place: 'ground', count: 4 },
      ],
    }),
    tell: [
      [
        'Fetch [moss|soft moss], [find|pick up|bring] feathers, {hero}! [Soft, softer, softest|Fluffy, fluffier|Warm, warmer], up to the [chin|nose].',
        '{hero} [brings leaves|finds straw|carries moss] and [catches|gets|finds] feathers. {refrain}',
      ],
      [
        '“{refrain}” {hero} [ran|hopped|raced|dashed] for moss. {He} [ran|jumped|reached|dived] for feathers. {He} [ran|dug|bent|hunted] for dry leaves. ^ {C} [carried|held|brought|minded] the [wobbly|tickly] bits.',
        '{hero} [fetched|pulled|gathered|begged] feathers from {spot}. {He} [fetched|scooped|swept|shovelled] leaves from {spot}. “{refrain}” ^ Soon there was a [great big|soft brown|tickly|wobbling] heap.',
      ],
      [
        '“{refrain}” shouted {hero}, and this time {he} knew [what for|where to|why]. [Moss|Thick moss|Green moss|Springy moss] from {spot}. [Feathers|White feathers|Down|Lost feathers] from {spot}. [Dry leaves|Brown leaves|Crackly leaves|Straw], and never mind the [prickles|dust|itching|earwigs]. ^ [Back and forth|To and fro|In and out] {he} ran until the heap was as high as {his} [knees|belt|elbows|ribs], and {his} hands were [green|black].',
      ],
      [
        '“{refrain}” said {hero}, and this time {he} [meant every word|knew what for|sang it]. {He} [ran|went|dashed|hurried] to {spot} for moss. {He} ran to {spot}, where the feathers were, and went back [twice|three times|again and again] for leaves, the dry sort that [whisper|crackle|tickle|rustle]. ^ Every wrong turn of the day came in [useful|handy|good] now. {He} knew where the [dry corners|warm corners|snug corners] were, and which puddles [lied about|were modest about|kept quiet about] their depth. {His} arms were [scratched|itching|aching|covered in burrs] and {his} knees were [green|soaked], and it had been [a long time|some while|a good while] since {he} had felt so sure of anything.',
      ],
    ],
  },
  deedHolds: {
    show: show('kneel', 'thoughtful', 'cosy', {
      little: true,
      props: [{ prop: 'nest', place: 'ground' }],
    }),
    tell: [
      [
        '[Pat, pat|Poke, pat|Tuck, tuck], {hero} [builds|rolls|shapes] a nest. It’s as round as a [bun|pie|bowl].',
        'Round and [round|in|over], [pat|press|poke] it down! Look, it’s a nest, [a bit|rather] [wonky|square|fat].',
      ],
      [
        '{hero} [wound|bent|rolled|twisted] the straw round and round, and it [fell apart|sprang open|came undone|rolled away]. {He} tried again, [slower|softly|with {his} tongue out|thumbs first]. ^ [Pat, pat|Tuck, tuck|Press, press|Poke, poke], and now it [stayed|held|kept still|stuck], and it was a [nest|real nest|whole nest]!',
        'Round and round [went|flew|twirled] {hero’s} [hands|thumbs|ten fingers]. In [went|slid|jumped|tumbled] the moss. In [went|floated|popped|dropped] the feathers. ^ The nest [wobbled|shook|creaked|leaned], but it held.',
      ],
      [
        'The first nest [fell over|came undone|rolled off]. The second [fell in|sank|lay down]. {hero} [breathed out|licked {his} thumbs|sighed|counted to five] and began a third time, from the bottom, one [strand|stalk|straw] after another. ^ [Under, over|Over, under|In, out], [press, and round again|tuck, and round once more|in, and over again]. It was [lopsided|wonky|a bit square|fat on the left], and it had a leaf sticking out like [an ear|a tongue|a feather in a cap]. But when {he} [let go|took {his} hands off|sat back], it [stayed|stood|held].',
      ],
      [
        'Nests are made by creatures with [no hands at all|nothing but beaks|no thumbs], so how hard could it be? [Quite hard|Fairly hard|Hard, it turned out|Rather]. [The first one|Number one|{His} first] [fell over|unrolled|leaned and lay down]. [The second one|Number two|{His} second] [fell in|fell flat|sank in the middle]. {hero} wanted to give up and, instead, looked properly: [big things|stiff things|thick things] at the bottom, [small things in between|soft things on top|fluff in the gaps], and everything tucked under something else. ^ [Under, over, press|In, under, press|Over, under, tuck|Bend, tuck, press]. {He} [worked|bent and tucked|kept at it] until the light grew thick and golden. [When at last|When finally|When, slowly,] {he} took {his} hands away, the nest stayed [exactly where it was|put|as it was, entire].',
      ],
    ],
  },
  solved: {
    show: show('cheer', 'laugh', 'joyful', {
      little: true,
      props: [{ prop: 'nest', place: 'ground' }],
    }),
    tell: [
      [
        'In [hops|pops|rolls] {little}, so [warm|soft|deep]! [Hooray|Hurrah|Three cheers] for {hero}, and here’s the {thing}!',
        '{Little} is [snug|cosy|dry] in the nest. “[Thank you|It fits|I love it], {hero}, take your {thing}!”',
      ],
      [
        '{Little} hopped in, turned round [twice|three times|six times] and [sighed|yawned|beamed]. “It’s [warmer|nicer|softer|cosier] than the {thing}!” ^ And {little} gave the {thing} back to {hero}, [neatly folded|neatly rolled|with a bow|all brushed].',
        '“[Ooh|Mmm|Aah|Oh my],” said {little}. “It [fits|hugs|warms|tickles] my bottom!” Everybody [laughed|giggled|roared|cheered]. ^ Then {little} [pushed|put|dropped|rolled] the {thing} into {hero’s} arms. “[Yours|All yours|Take it|With love],” {little} said.',
      ],
      [
        '{Little} climbed in, turned round [three times|twice|five times], and disappeared up to the [nose|eyes|ears|eyebrows]. “Oh,” said a [muffled|furry|small|sleepy] voice. “[Oh, this is|My, this is|Why, this is] [far better|much nicer|a hundred times better]. [Yours was|The other was|That one was] [a bit draughty|all corners|rather leaky|a little breezy].” ^ And [out of the hollow|over the edge|out from underneath], [neatly folded|folded in four|well shaken], came the {thing}. {hero} [hugged it|swung it round|shook it out|kissed it] and [laughed out loud|beamed|danced a step|shouted hooray].',
      ],
      [
        '{Little} inspected it [from every side|inside and out|with both eyes], as one would [a hotel|a palace|a new house|a boat]. Then {little} climbed in, [turned round three times|turned round five times|went round like a cat] and [sank from sight|went under|disappeared]. There was a [long silence|pause|deep hush|rustle]. “I shall [never move|never get up|live here] again,” [said|murmured|announced] the nest. ^ A moment later the {thing} [came sliding out|was pushed out|was posted] across the moss, folded into [a square|quarters|a parcel] by somebody very careful. “You may have this back,” said the nest [sleepily|drowsily|with a yawn]. “It was a good [neighbour|friend|guest|roof] to me. But it was always [looking for|leaning towards|asking after] you.”',
      ],
    ],
  },
  home: {
    show: show('hold', 'sleepy', 'cosy', { at: 'home' }),
    tell: [
      [
        'Home again, and the {thing} is [warm|soft|muddy]. {hero} is [snug|sleepy|happy], too, [mmm|ahh|yawn].',
        'The {thing} is [home|back|here], [mmm|ahh|at last]. It smells of [moss|feathers|nest], {hero}.',
      ],
      [
        'At home {hero} [put|laid|popped|set] the {thing} where it belonged. ^ It smelled of [moss|nest|leaves|mud] now. There was one [tiny|white|curly|soft] feather on it, and {he} [let it stay|left it there|said good night to it].',
        'At last the {thing} was [back|home|on {his} lap|in {his} arms]. It had a new smell, [like leaves and|like moss and|part leaf, part] [rain|adventure]. ^ “[Keep it|Stay there|Hold tight|Hang on],” {hero} told the feather that was [stuck to it|caught in it|riding on it].',
      ],
      [
        '[Back home|At home|Once home], the {thing} [hung in|was back in|had gone back to] its old place. It looked the same as [this morning|before|ever]. ^ But when {hero} leaned close, it smelled of [moss|nest|leaf and moss], and one small feather [clung to|was stuck to|trembled on] the edge. {He} could have [brushed|picked|blown|flicked] it off. {He} didn’t.',
      ],
      [
        'At home {hero} put the {thing} [back in its place|where it belonged|away] and [stood looking|sat looking|frowned a little] at it. This morning it had been the [most important|only|dearest] thing in the world. It was still a [very good|fine|beloved] {thing}. ^ But {he} found {he} was thinking about something else: whether the [wind was up|wind had dropped|wind was back], and whether a certain [lopsided|wonky|home-made] nest was holding. [There was|{He} found|There remained] a feather caught in one [corner|fold|edge]. {He} [left it there|let it stay|kept it], like a [bookmark|signature|stamp|full stop].',
      ],
    ],
  },
};
