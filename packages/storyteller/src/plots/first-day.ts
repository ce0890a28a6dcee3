import { beat, type Plot, show } from './plot.ts';

/** The first day at school: nobody to sit with, until the hero sees who is lonelier still. */
export const firstDay: Plot = {
  id: 'first-day',
  titles: ['{hero} and the Very First Day', '{hero} and the Empty Chair', 'A Place for {hero}'],
  taglines: ['A story for the night before', 'A story about the chair next to you'],
  blurbs: {
    young: [
      'Big door. Big hall. So many shoes! Where does {hero} sit? {hero} and {c} look and look. There! A chair. And a friend.',
    ],
    old: [
      'A new bag, new shoes, and a tummy full of frogs. Everybody else seems to know where to go. {hero} and {c} have until home time to find one thing: somebody to say “See you tomorrow” to.',
    ],
  },
  refrains: {
    young: [
      'Big breath in, big breath out!',
      'One foot in, two feet in!',
      'Head up, chin up, in we go!',
      'Hello, door, and hello, floor!',
      'One, two, three, here is me!',
      'Left foot, right foot, that’s the way!',
      'Wobbly knees, come with me, please!',
      'Hop, frogs, hop, we will not stop!',
    ],
    old: [
      'Big breath in, and in we go!',
      'New shoes, good news!',
      'Count to three and here I’ll be!',
      'Chin up high, I’ll give it a try!',
      'One step more and through the door!',
      'Heel and toe, and off we go!',
      'Ready or not, I’ll give it all I’ve got!',
      'Nose to the front and never mind the rest!',
    ],
  },
  lessons: ['being-yourself', 'asking-for-help', 'courage', 'kindness'],
  themes: ['first-day'],
  onlyWhenCalled: true,
  knowsNobody: true,
  settings: ['school'],
  quest: { props: ['backpack'], from: 'none' },
  guest: { person: 'girl-friend', names: ['Robin', 'Sasha', 'Kim'] },
  want: beat(
    show('hold', 'worried', 'worried', {
      at: 'home',
      props: [{ prop: 'backpack', place: 'ground' }],
    }),
    [
      '[New|Big|Stiff|Square] bag and [new|shiny|stiff|squeaky] shoes! [Ten|Fat|Bouncy|Jumpy] frogs [hop|jump|leap|dance] in {hero’s} tummy.',
      '[Hop, hop|Boing, boing|Flip, flop|Plop, plop], go the frogs in {hero}. [Today|Now] it is [school|big school|the first day]!',
    ],
    '{hero} had a [stiff|big|new] bag and [new|squeaky|shiny] shoes, and a tummy full of [frogs|bouncing frogs|hopping frogs|wet frogs]. ^ “What if nobody [plays with|talks to|sits by|waves at] me?” {he} [asked|whispered to] the [bag|left shoe|door|hook].',
    'The new bag [stood by the door|sat on the mat|leaned on the wall|waited in the hall]. It was [ready|buckled up|packed and proper|full to the top]. {hero} [wasn’t|was not|didn’t feel it]. There were frogs in {his} [stomach|tummy|middle], and they were doing [gymnastics|cartwheels|star jumps|a very fast dance]. ^ “What if I don’t know [where to sit|which peg is mine|what to say|when to laugh]?” {he} [said|asked|whispered]. [The bag|But the bag|The bag, of course,] had [no answer to that|nothing to say to that|never been to school either].',
    'Everything was new, [down to the|even the|right down to the] [laces|socks]. The pencils were [sharp|sharp as pins|all the same length|in a row], and the bag smelled like [the inside of a shop|a box of rubbers|a shoe cupboard|somebody else’s house]. Only {hero} was the same [as ever|as on Sunday|as last week|as before], and {he} was [not at all sure|far from sure|not in the least sure|none too certain] that {he} would do. ^ It was not [the lessons|the sums|the spelling|the getting up]. {He} had [turned it over in bed|gone into it in the bath|lain awake over it|worked it out on {his} fingers], and it came down to [one thing|a quarter of an hour|one small matter]. In the middle of the day there would be [a bell|a long break|a loud bell], and everyone would [run outside|pour outside|race out of doors|run out to play] with somebody. {He} did not have [a somebody|one|a somebody yet|anybody of the kind].',
  ),
  setOut: beat(
    show('walk', 'brave', 'brave', {
      props: [{ prop: 'backpack', place: 'ground' }],
    }),
    [
      '[Off|Here|On] we go, [tip, tap, tip|clip, clop, clip|trot, trot, trot|hop, skip, hop]! {refrain}',
      '[Hold on|Hold tight|Come close|Keep near], {c}, [one, two|now we go|here goes]! {refrain}',
    ],
    '“{refrain}” said {hero} [at the gate|by the gate|outside], and {c} [puffed|breathed|jumped]. ^ The frogs in {his} tummy [sat down for a bit|stopped to listen|hopped more softly|had a little rest|took off their boots].',
    '“It’s only a [building|lot of bricks|big house|roof and some windows],” {hero} told {c}. “It’s only got [people|chairs|pencils|children] in it.” {He} stood [on the kerb|at the gate|on the bottom step] with one new shoe [in front of|on top of|tucked behind] the other. ^ “{refrain}” They [did|said|puffed] it [three times|twice, and once more|till {c} was giddy|all in one go]. [The third time|After that|The last time], [they went|their feet moved|it worked].',
    'There is a [trick|knack|method] for such mornings, and {hero} had been given it [along with|together with|the same day as] the bag. You breathe in for as long as you can count, and let it go again, [slowly|bit by bit|without a hurry], like [the air from a tyre|steam from a kettle|a balloon with good manners]. ^ “{refrain}” {he} said to {c}, [at the corner|beside the gate|on the last kerb|under the school sign]. It didn’t make {him} any less [frightened|scared|wobbly|nervous]. [It just|It merely|It only] made {him} [frightened and walking, instead of frightened and standing still|a frightened person who walked, instead of one who stood|frightened in a forward direction|afraid with {his} feet going, instead of afraid and stuck].',
  ),
  problem: beat(
    show('look-aside', 'worried', 'worried'),
    [
      '[So many|Lots of|Such a lot of] children [run|push|rush|skip] and [shout|yell|sing]! Nobody [looks at|stops for|sees] {hero}.',
      'Whose [chair|seat|stool] is this, and whose [peg|hook|cup]? {hero} [can’t find one|has no place|only has {c}].',
    ],
    'There were [so many|a hundred] [children|feet|voices], and they all had [a game|a friend] already. By {spot} they [laughed|played catch|swapped stickers|made a train]. ^ {hero} [held|hugged|stood behind] {his} bag and was [only|just] one.',
    '[They all|These people all|Everybody here] [knew|seemed to know|could name] one another. By {spot} two friends were laughing so hard they [had to lean|had hiccups|fell off their chairs|held each other up]. By {spot} somebody was [giving out jobs|choosing captains|handing out names|sharing out the parts] in a game. ^ {hero} stood [near enough to be|close enough to be|just where {he} could be|in a good place to be] [asked|asked, and looked willing|asked, more or less]. [Nobody asked|Nobody did|They ran past {him}|The game began]. It wasn’t [meant|done|said] [unkindly|nastily|as a no]. They just hadn’t [looked|noticed|seen {him} yet|turned round].',
    'It was like coming into [a film|a story|a conversation|a song] [halfway through|at the wrong end]. There were [jokes already|jokes|already jokes], by {spot}, which needed only [one word|one eyebrow]. There were [sides, and captains|teams, and captains|sides, and signals|passwords, and sides], and a game with rules that were [older than|far ahead of] {hero}. ^ {He} stood at what {he} judged to be [the right distance|about the proper distance|a polite three yards], and put on the face of a person who is [waiting for a friend|quite happy watching]. {He} wore it until it [ached|hurt|went stiff|slid off]. Nobody was being [nasty|unkind|rude|horrid]. They [simply had|had|just had] [as many friends as they needed|their hands full of friends already|no finger free to point with].',
  ),
  tries: [
    beat(
      show('run', 'worried', 'funny', {
        props: [{ prop: 'football', place: 'ground' }],
      }),
      [
        '“[Can I play|May I play|Can I come]?” peeps {hero}, [too|so|ever so] softly. [Nobody hears|They run on|Only {c} hears|The ball rolls on].',
        '[Run|Jump|Dash|Hop] after the ball, [puff|pant|huff], [puff|pant|huff]! [Too late|Missed it|Oh dear], [off it rolls|there it goes|away it goes].',
      ],
      '“[Can I play|Me too, please|May I be in it]?” said {hero}, but {he} [said it to|mumbled it at|asked] {his} shoes. ^ [The shoes|Both shoes] [heard every word|listened|liked the idea|said yes], and the game [ran off|flew away|thundered off|skipped off] to {spot}.',
      '“[Can I play|Can I be in it|May I play|Is there room for one]?” said {hero}. It [came out|sounded|was] about as loud as a [feather|moth|snail|button]. The game [thundered past|rushed by|galloped past|swept by], and {he} was left with {his} [mouth open|hand half up|arm in the air|next word ready]. ^ “They [said no|won’t have me|don’t want me],” {he} [told|complained to] {c}. “[They didn’t say anything|Nobody said a word|They didn’t say yes or no],” [said {c}|{c} pointed out]. “I don’t think it [reached them|got that far|went as far as their ears|came all the way out].”',
      '{hero} [asked|did ask|asked, in a manner of speaking|got it out|asked, to be fair|asked; you could call it that]. {He} had practised the sentence [under the blanket|in bed, under the blanket|under the blanket, with a torch], and [it had four words in it|knew all four words by heart|it was only four words long]. [What arrived|What came out] by {spot} was more like [a cough|the squeak of a hinge|a sneeze being put off|a hiccup]. ^ The game [went by|roared past|passed] like [a train|a herd|an express]. “So [that’s that|now I know|there we are],” said {hero}, [sitting down|sinking on to {his} bag|folding {his} arms|sliding down the wall]. “They don’t [want me|need anyone|want me, and that’s final|like the look of me].” “They didn’t [hear you|hear a thing|know that you’d asked|catch a word|hear even half],” said {c}. “I [hardly did|barely did|only caught the end], and I knew [what was coming|the words by heart|what to listen for].” [It was true|That was so|{C} was right]; {he} had asked so that, if they said no, [it needn’t count|it wouldn’t count|there’d been no question].',
    ),
    beat(
      show('dance', 'cheeky', 'funny'),
      [
        '{hero} [shows off|does a trick|spins|dances], [hop, spin, bump|twist, turn, thump|skip, whirl, bang]! [Ouch|Ow|Oof], says {hero’s} [knee|nose|bottom|chin].',
        '[Look at me|See what I do|See me dance], [hop|twirl|kick], [hop|twirl|kick]! [Oops|Whoops|Uh-oh], flat on [the floor|{his} nose|{his} tummy].',
      ],
      '“[Look what I can do|Watch this|Everybody look|See how fast I go]!” shouted {hero}, and [spun|whirled|twirled] on one leg. ^ [Round and round|Wibble, wobble|Faster and faster], and [bump|bang|thump|crash], right into {spot}! Now they looked, and {he} wished [they wouldn’t|to be small|they would stop].',
      '[It might help|It must help|It could be useful] to be [amazing|astonishing|a bit famous|brilliant at something]. {hero} [stood on {his} hands|went up on {his} hands|did a handstand] [by|in front of|next to] {spot}. [It went well|It was splendid|All went well] until {his} bag [fell open|came undone|tipped up|burst open]. ^ Two sandwiches, a [spare sock|pencil case|pair of gloves], and a banana [came down on {his} head|bounced off {his} nose|landed on {his} face]. People [looked, all right|certainly looked|looked, and giggled|stopped to look]. “I wasn’t [being me|myself|being anyone I know],” {he} [mumbled|said, upside down|told the floor]. “I was being [a show|a circus|somebody on television|a firework].”',
      '[It might help|It was worth trying|It could do no harm] to be [impressive|admired|a little dazzling|known for something]. There was a wall by {spot}, and {hero} [mentioned, quite loudly,|announced|remarked, to nobody in particular,] that {he} could walk along it [with {his} eyes shut|blindfold|without looking]. {He} could, [at home|on the kerb at home|when nobody watched|on most Saturdays]. ^ They [came and looked|gathered round|put down their ball]; [{he} had that much|{he} couldn’t complain of that|that part worked]. They saw {him} [rise up out of|climb out of|sit up in] the flower bed [as well|too, with a daisy in {his} hair|too, and one of them clapped]. “You can make people look,” {he} told {c}, picking [soil|petals|a leaf|an earthworm] from {his} [collar|ear|sleeve]. “It isn’t [the same as them seeing you|at all like being seen|the same as being known|you that they look at].”',
    ),
    beat(
      show('tiptoe', 'worried', 'quiet', {
        props: [{ prop: 'book', place: 'background' }],
      }),
      [
        '{hero} [hides in|creeps to|tiptoes to|slips into] a [dusty|chilly|lonely|quiet] corner. Nobody [sees|knows|comes|peeps] at all.',
        '[Sit|Creep|Hide|Crouch] in the corner, {hero}, [quiet|small] as a [bean|mouse|crumb]. [So|All|Too] alone, [tick, tock|sigh, sigh|with the books].',
      ],
      '{hero} [hid|crept|crouched down] behind {spot}, where it was [safe|quiet|snug|dim]. ^ It was also [very, very boring|as dull as a wet sock|ever so lonely]. Nobody can [find you|see you|call you] when you [hide so well|sit so still|make no sound].',
      '{hero} found [a corner|the darkest corner|a dusty gap] behind {spot} and [made {himself} small|folded {himself} up in it|sat on {his} heels]. It was a [fine|splendid|first-class|perfect] hiding place. ^ [In fact|Soon it seemed|After a while] it was [too fine|a bit too good|far too splendid]. Nobody bumped into {him}, nobody [laughed|teased|stared], and [nobody came|nobody asked|nobody called {his} name]. You can’t be found, {he} [thought|told {his} knees|decided], if you never [stick out|leave a foot out|make a sound].',
      'Behind {spot} was a gap [exactly the width|just the width|the shape and size] of {hero}, and there {he} spent [a good part of the day|the whole of the long break|the best part of an hour]. Nothing could [go wrong|spill, trip or fall down|happen to anyone] [in it|there]. {He} read [the back of a poster|the same page nine times|a book about drains|the words on the radiator]. {He} [counted the hooks|knew every brick by sight|gave the spiders names|learned the pattern of the lino]. ^ It [dawned on|came home to|slowly struck] {him} that {he} had found the one place in the building where {he} could be [certain of not making a friend|sure never to be asked anything|perfectly certain of nobody’s company]. Safe, {he} [noticed|saw|decided], and lonely [were the same size|took up just the same room|made a very good fit].',
    ),
  ],
  turn: beat(
    show('look-aside', 'surprised', 'wonder'),
    [
      '[Sniff, sniff|Snuff, snuff|Sob, sob|Sniffle, sniffle], who [is that|did that|can it be]? Somebody is [sad|crying|hiding] [there|all alone|over there].',
      'There is [one more|one small|another|a small] shy child! [All alone|All sad|Hiding|Curled up], [with a wet nose|in new shoes|with pink eyes].',
    ],
    'Then {hero} heard [a sniff|a tiny sniff|a sob|a sniffle], and it was not [{his} own|{c’s}]. ^ Behind {spot} [stood|crouched|sat] [somebody small|somebody shy], with [new|stiff|shiny] shoes, [just like|twins of|as clean as] {own}!',
    '[Somebody sniffed|There was a sniff|Something went sniff|Sniff, said somebody]. {hero} [checked|felt {his} nose|tried {his} sleeve], and [it wasn’t|that wasn’t] {him}. On the other side of {spot} [was|stood|there was] another pair of shoes, so new that they [shone|gleamed]. ^ Somebody was in them, [hiding|keeping still|being nobody|as quiet as a coat]. They were [better at it|quieter|smaller|tidier] [by far|and stiller|and paler] than {he} was.',
    'It was then that {he} [heard it|heard something|noticed it], [on|over on|from] the far side of {spot}. It was a sniff, [cut off short|bitten in half|put out like a match], by [someone trying|a person trying|somebody determined] not to make one. {hero} [knew that sniff|would have known it anywhere|could have picked it out], [in any crowd|as one knows a stair|like an old friend]. {He} had been [using it|using that one|at it {himself}] on and off since [nine o’clock|the first bell|the cloakroom]. ^ {He} [leaned forward|got down on {his} knees|held {his} breath] and [looked round|peered past|put an eye to] the edge. [All {he} could see were|There was nothing to see but|{He} saw only] [two shoes|a pair of shoes], [on a square of lino|toes to the front|and two thin socks]. They were [stiff and spotless|stiff as boxes|hard and blameless], and set very neatly side by side, like shoes that did not wish to [give any trouble|be noticed|be in anyone’s way].',
  ),
  turnDeepens: beat(
    show('tiptoe', 'thoughtful', 'quiet'),
    [
      '{hero} [forgets|has no time for|has lost] the frogs, [hop|plip|flip], [hop|plop|flop]! Somebody [sad|small|shy] [waits|is waiting|sits] there.',
      'Somebody over there [needs|waits for|wants|longs for] [{hero}|a friend]. [Tip, tip, tip|Step, step|Toe by toe|Soft, soft], [{hero} goes|goes {hero}].',
    ],
    'All day {hero} had [waited|hoped] for somebody to [come|sit down|say hello]. All day somebody had [waited|sat and waited|wished] for {him}! ^ But it was [a long way|such a wide floor|a very long walk] [across|over] to {spot}.',
    '[All day|Since the bell|The whole day] {hero} had been looking for a person [who had room|with a place to spare|with a free hand|to stand beside]. {He} had [looked at|smiled at|run after] all the ones who were [laughing|shouting|winning|in the middle]. ^ “[I never looked for|It never struck me to look for|I forgot] [the ones who weren’t|the quiet ones|the edges|the corners],” {he} said. It was [ten steps|just ten steps|ten big steps] [to the other side|across the floor|from here to there]. [They were long ones|It might have been ten miles|Every one was a mile long|{He} counted them twice].',
    '{hero} [sat back and thought|sat back on {his} heels|drew in {his} head and thought|thought about it], [for as long as it takes|chin in hand|with some surprise]. {He} had spent the day [studying|admiring|trailing after] everybody in the place [who already had a friend|who had no need of {him}|with a friend on either side]. It had not once [crossed {his} mind|struck {him}|entered {his} head] to look for the others, since the others were [so quiet|no trouble to anyone|easy to miss]. ^ There might be [lots|dozens|whole rows|an army] of them, [as still as mice|for all {he} knew|each in a corner], and one behind every [cupboard|curtain|door|row of coats]. “[Ten steps|Ten of them|Ten, about],” [said {c}|said {c}, counting|{c} reckoned]. “[I know|I can count|So I see|That’s what I make it],” said {hero}. It is [no distance|nothing at all|hardly a walk], unless you are [the one who has to walk it|wearing the shoes|the person who is going].',
  ),
  lowPoint: beat(
    show('stand', 'sad', 'quiet', {
      props: [{ prop: 'clock', place: 'background' }],
    }),
    [
      'The [ten|big|fat|silly] frogs [come back|wake up|jump again], [hop|boing|plop], [flop|hop|boing]! It is [too|so|much too] far for {hero}.',
      'One [step|foot|shoe|toe] out, and then [stop|stuck|no more]. {hero} [looks down|is too shy|hides {his} face|shakes {his} head].',
    ],
    '{hero} took [one step|one big step|just one step], and then the frogs came back, [all of them|with their boots on|hopping mad]. ^ “What if they [don’t want me|laugh|say nothing]?” {he} [sniffed|said], and [hung {his} head|looked at the floor|stood like a post|pulled {his} sleeves down].',
    '{hero} [got as far as|set off, and reached|made it past] [{spot}|the edge of {spot}]. Then {he} [thought of the game|remembered the game], and [the sandwiches|the sandwiches on {his} head|the fuss]. What if this [went wrong|ended badly|was no use] [as well|too|like everything else]? ^ [There wouldn’t be anywhere left to hide|There was no second corner to run to|{He} had used up all the hiding places|Then there would be nobody left to ask]. [The|The big|The long] hand of the clock [jumped|gave a jerk|went tock|moved on]. It was [almost time to go home|nearly home time|ten minutes to the bell|time for coats, nearly|too late, almost].',
    '{He} took four of the [ten|ten steps], and [there {he} stuck|stopped|there {he} stayed]. {His} ears were still [burning|hot|red|tingling] from the flower bed, [and one had soil in it|the left one above all|right to the tips]. If this one went wrong there would be nobody left in the [entire school|whole building|place] [to be wrong with|to try|to practise on]. ^ [On the wall|Overhead|Above the door] the clock gave [a click|a tock|a cough|a jerk]. It would soon [be over|be home time|all be done with|be time for coats], [for everybody|once and for all|as it is every day]. {He} [would go home|would walk home], and they would ask if {he} had made a friend, and {he} would say “Sort of,” and [go upstairs|go to {his} room|talk about the soup]. {He} could feel [the whole of that evening|that evening, all of it,] waiting, and [it had {his} pyjamas on|it was as long as a corridor|there was a clock in it|its slippers were warming].',
  ),
  spark: beat(
    show('think', 'thoughtful', 'wonder'),
    [
      '“{refrain}” [whispers|says|puffs] {hero}. “[I can|I will] [ask|go|say it|go first].”',
      '[New|Stiff|Shiny] shoes here, [new|stiff|shiny] shoes there. [Same|Just the same|Snap], [says|thinks|smiles] {hero}!',
    ],
    '{hero} [looked at|peeped at|bent down to] the [shiny|stiff|clean] shoes, and [the toes were turned in|one was wriggling|they stood very close together|they rubbed each other]. ^ There must be [frogs|ten frogs|jumping frogs] over there, too! “[Frogs need frogs|Frogs can play with frogs|Frogs like to meet frogs],” {he} [said|whispered|told {c}].',
    '{hero} [looked at|studied|crouched to see] the shoes [once more|again]. [One was|One toe was|The left was] [standing on|scratching|hiding behind] the other. {He} [looked down|looked at {his} feet|checked|bent to see|looked under {himself}]. [So was {own}|One of {own} was at it too|{His} feet were at the very same thing|{He} was standing just like that|And {own} did the same]. ^ “They’re not [thinking about me|staring at me|laughing at me|judging me|counting my mistakes],” {he} said. “They’re [thinking about them|worried about them|too busy being scared|full of frogs|counting their own frogs].” It was the most [comforting|cheering|useful|sensible] thought of the [whole day|day|year so far].',
    '{hero} looked [once more|again|a long while] at those [neat, unhappy|careful, lonely|good, silent] shoes. One of them had [crept up|come across|sneaked over] and was standing on the other’s toe, to [keep it company|be closer to someone|hold it still]. ^ {He} [glanced at|looked down at|consulted] {his} own feet and almost [laughed|snorted|smiled]. [All day|Since the bell|For hours] {he} had felt everybody’s [eyes on|eyes, like gnats, on] {him}. But [a person with shoes like that|somebody in shoes like those|whoever stands like that] isn’t [looking at|judging|marking] you. [They’re busy|There isn’t time|They can’t spare the eyes|They’re occupied|They’re waiting]. [They have|They’ve got] [a stomach|frogs] of their own. “I don’t have to be [good at it|brilliant|funny|any good at this],” {he} said. “I [only have to|just have to] [go first|be first|start it off].”',
  ),
  deed: beat(
    show('walk', 'brave', 'brave'),
    [
      '{refrain} “[Hello|Hi|Coo-ee],” [says|calls|puffs] {hero}, “[hello, you|it is me|I came over]!”',
      '“[Hello|Hi|Hello, you|Hello there], [I’m|I am|here is|this is] {hero}! [Can I|Can we|May I] [sit|play|stay] [here|too|with you]?”',
    ],
    '“{refrain}” said {hero}, and [walked right|marched right|went straight] across. ^ “[Hello|Hello, you|Hello there|Hi], [I’m|it’s|this is] {hero}, and I’ve got [ten frogs|jumpy frogs|wet frogs] inside. [Have you|Have you some|What’s in yours]?”',
    '“{refrain}” {hero} [walked the rest of the way|did all ten, one by one|walked, and the floor came to an end|went right up to the shoes]. {He} did not [show off|twirl|dance|do a handstand] and {he} did not [whisper|mumble|cough]. ^ “[I’m|My name’s] {hero},” {he} said, [out loud|loud and clear|in an ordinary voice]. “I don’t [know anybody|know anyone yet|know where anything is|know a soul]. Would you like [half a squashed|half of a flat|a bite of a squashed|some of my] sandwich?”',
    '“{refrain}” {he} [breathed|said|murmured], and [used all of it|spent the lot|let it all out]. Then {he} walked the last six steps, in shoes that [squeaked|squeaked at every one|creaked|told everyone], and [went round|turned] the corner of {spot}. ^ {He} did not [say|try] the sentence [from under the blanket|with the four words in it]. “[I’m|My name’s] {hero},” [{he} said|was what {he} said|{he} began]. “I’m [new|new here|new, as you see|the new one]. I’ve had the [most awful|silliest|longest|most horrible] day [of my life|imaginable|ever]. I’ve got [one sandwich left|half a lunch left], and [it’s been sat on|it’s mostly jam|it’s had a fall].” {He} [held it out|offered it|put it forward|held out the larger half|unwrapped it]. {His} hand was [shaking|not steady|trembling]; and {he} [let it shake|let it be seen|did not put it away].',
  ),
  deedHolds: beat(
    show('sit', 'smile', 'cosy'),
    [
      '“[I’m|Me, I’m|My name is] {guest},” [says|sniffs|peeps|smiles] somebody. [Munch|Crunch|Nibble|Yum], [munch|crunch|nibble|yum], two [new|happy|shy] friends!',
      '[Half|A bit|A bite] each, and [munch|crunch|nibble|chew]! “[I’m|My name is|Call me] {guest},” [giggles|smiles|hums] the [new friend|wet nose|small voice].',
    ],
    'Two [wet|pink|round] eyes [looked|peeped|blinked|came] up. “I’m {guest},” said [the shoes|a small voice|somebody], “and I’m [full of|crammed with|bursting with] frogs, [big|fat|green|noisy] ones!” ^ They [shared|had half each of] a sandwich, and the frogs [liked it|stopped to chew|went quiet].',
    'There was a [long pause|pause|good deal of silence|sniff, and a pause], [and a gulp|full of crumbs|with a rustle in it]. Then [a hand|two fingers|a thumb] [came out|crept out|came round the corner|reached up]. “[I’m|My name’s|It’s] {guest},” [said the owner of|said somebody above|said the person in] the [shoes|new shoes]. “I’ve been here [since nine|all day|since the bell]. I [know|have learned] this [wall|floor|radiator|brick] by heart.” ^ They [laughed|giggled|both snorted|had to laugh|nearly choked]. It was just a [small|little|squeaky|sideways] laugh, but it [fitted two|was big enough for two|had room in it for both].',
    '[For a moment|At first] [nothing happened at all|the sandwich simply hung there|it might have gone either way]. Then [a hand came out|a hand appeared|two fingers came] and took the [bigger half|half with the pickle|larger half], [crumb by crumb|with great care]. “{guest},” said a [hoarse|rusty|small|surprised] voice, [round some crust|from down there|which cleared itself]. “[I saw you|I watched you] [fall off the wall|in the flower bed|go off the end of the wall]. I [wanted|very much wanted|so wanted] to [say something|shout something|come over|ask if it hurt]. [I thought|I was afraid] you’d think I was [laughing|making fun|being rude].” ^ “[Were you|And were you|Weren’t you|Well, were you|And weren’t you, a bit]?” “[No|Only inside|Not once|Never],” said {guest}. “[I thought|I only thought], there’s someone I could [sit with|talk to|share a corner with].” {hero} [put down|let go of|took off] [{his} bag|the bag]. There turned out to be room behind {spot} for two, if neither of you [minded|minded elbows|wanted to stretch|breathed in at once].',
  ),
  solved: beat(
    show('run', 'laugh', 'joyful', {
      props: [{ prop: 'ball', place: 'ground' }],
    }),
    [
      '[Run|Jump|Hop], {guest}, and [kick|throw|roll], {hero}! [Three|Two|Five|Six] more come [running|hopping|to play|skipping].',
      '[Roll|Kick|Throw|Catch] it, [all|friends|{guest}], and [run|hop|skip|jump]! {refrain}',
    ],
    'When two [play|laugh|giggle|hop], a third one comes, [then a fourth|and a fourth|then ten]. Soon all of {spot} was [hopping|full of feet|ringing|one big game]! ^ “Can I play?” asked [somebody|one by the wall|a shy one]. “[Yes|Come on|Of course]!” [shouted|cried] {hero}.',
    'They made up [a game|a very good game|a fast game] with two [pebbles|pencils|conkers|stones] and a sock. It had to do with [frogs|hopping frogs|frogs in a hurry|frogs and a pond], and [a lot of shouting|no rules|hats]. [First one stopped|First one person stopped|A tall one stopped] to watch, and then [another|two more|half a class]. ^ “[Can I play|Me too|Is there room]?” asked somebody, [quite softly|quite quietly|as if to a sleeve]. {hero} [heard it|heard|turned round|heard that|stopped mid-hop]. {He} was [listening for it|waiting for that|good at hearing that|on the look-out for it]. “[Yes|Of course|Come in|Quick],” {he} said. “[You can be next|You can be the pond|We need you|You’re a frog now].”',
    'The game was {guest}’s idea, and it needed two [pebbles|marbles|pencil stubs], a spare sock and the [noise|bark|voice] of a frog. They were [so deep|so far|so busy] in it that it was [some time|quite a while] before {hero} saw the feet. There was [a ring|a whole ring|a double row|quite a crowd] of them. “[How d’you play|What’s it called|Who’s winning]?” said [a voice|somebody|one pair of feet|a voice with a cold]. ^ {He} [showed them|explained|showed them how to croak|told them all]. Soon there were [rules, and sides|sides, and songs|rules, and exceptions|captains, and ponds], and a joke which needed only [one word|one croak]. And then, from the edge, so low that [you might have missed it|nobody else could have caught it|it was hardly a sound], somebody [coughed|asked something|said “Um”]. {hero} [turned round|looked up|spun round] [at once|so fast that {he} skidded|before the end of it].',
  ),
  home: beat(
    show('jump', 'laugh', 'cosy', {
      at: 'home',
      props: [{ prop: 'backpack', place: 'ground' }],
    }),
    [
      '“See you [tomorrow|soon|again], {guest}!” [Hop|Jump|Skip|Hip], [hop|jump|skip], all the way [home|in|to the mat].',
      'Bag [down|off], [shoes|socks] off, and [jump|hop|boing]! Such a [good|big|loud|jolly] [first day|day|school], [hooray|says {hero}|laughs {hero}]!',
    ],
    '“[How was it|Was it nice]?” they asked at home, and {hero} [thought hard|took off {his} bag|sat on the mat]. “I [fell|bumped], I hid, and I’ve got a friend,” {he} said. ^ [The shoes|Both shoes] had [mud|dust|green|jam] on them and [looked better|looked happy|smiled].',
    '“[See you|Until|See you, then,] tomorrow,” {guest} had [called|shouted|yelled] [at the gate|from the corner|through the railings]. {hero} had [said it back|shouted it back|said it too, twice|waved the bag], [and {c} as well|with a jump|walking backwards]. It was the best [sentence|thing] {he} had ever [been given|heard|been told]. ^ {He} put [{his} bag|the bag] [by the door|on its hook|in the hall]. “The frogs have [gone home|gone off|gone to bed|moved out] as well,” {he} told {c}.',
    '“[And did you|Did you] make a friend?” they [asked|asked, not too eagerly|said, over the jam]. {hero} [had a mouth full of|was eating|had a cheek full of] [toast|potato|soup]. {He} [thought of saying|considered saying|had an idea of saying] “[Sort of|Nearly].” “Yes,” {he} [said|told them|said, when it had gone down|said, swallowing|told the table]. ^ [Later|At bedtime|After that] {he} [set out {his} shoes|stood {his} shoes by the mat|put {his} shoes by the door] for the morning. They were [scuffed on both toes|scraped along both sides|grey at the toes] and would never be new again, and {he} was [glad to see it|proud of every scratch|pleased with them]. [It came to|It struck] {him} that tomorrow somebody else might be standing on their own foot, behind some [cupboard or other|coat rack or other|row of coats]. {He} put [an extra sandwich|two extra sandwiches|a second sandwich] [in {his} bag|in the bag|on the list].',
  ),
};
