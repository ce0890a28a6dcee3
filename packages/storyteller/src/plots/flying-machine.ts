import { beat, type Plot, show } from './plot.ts';

/** A machine that must fly, built from odds and ends; it works when its mistakes are put together. */
export const flyingMachine: Plot = {
  id: 'flying-machine',
  titles: ['{hero} and the Flying Bathtub', '{hero} Builds a Flying Machine', 'Up Goes {hero}!'],
  taglines: ['A story for people who take things apart', 'A story about the fourth try'],
  blurbs: {
    young: [
      'Bang, bang, bang! {hero} builds a machine. Will it fly? One, two, three, flop! Try again, {hero}. Try again, {c}. Up, up, and away!',
    ],
    old: [
      'It is made of a bathtub, two umbrellas and a great deal of string. It has crashed three times. Everyone has stopped watching, and that is when {hero} notices what the three crashes have in common.',
    ],
  },
  refrains: {
    young: [
      'Bang, bang, bang! Will it fly?',
      'Five, four, three, two, go!',
      'Up, up, wings and all!',
      'Flap, flap, off the map!',
      'Tap it, wrap it, let it fly!',
    ],
    old: [
      'If it’s stuck, give it luck!',
      'Bolt it, tie it, then we’ll fly it!',
      'Up and away, or at least halfway!',
      'Nail it, sail it, don’t bewail it!',
      'Flip and flap and off the map!',
    ],
  },
  lessons: ['mistakes', 'small-steps', 'patience'],
  themes: ['invention', 'flying', 'keep-trying', 'wits', 'curiosity'],
  quest: { props: ['hot-air-balloon'], from: 'none' },
  want: beat(
    show('reach', 'wonder', 'wonder', { at: 'home', props: [{ prop: 'feather', place: 'sky' }] }),
    [
      '[Birds|Bees|Moths] fly. {hero} [wants|longs|hopes] to fly too!',
      '[Flap, flap|Flip, flap|Swish, swish]! [No|Oh|Hmm]. Arms are not [wings|feathers|kites].',
    ],
    'A feather [sailed past|drifted past|sneaked past] the window, [up and up|and on up|higher and higher]. {hero} [flapped|whirled] {his} [arms|elbows]. {He} [stayed|stood|stopped] [where {he} was|on the rug|put]. ^ “I want to see what the [birds|bees|clouds] see,” {he} [said|decided|told it].',
    '{hero} had [watched|studied|counted] the [swallows|swifts] all [week|summer]. They didn’t [even seem|seem] to [try|work at it|puff]. They just [leaned|lay|sat] on the air, and the air [held them|let them|didn’t mind]. ^ “If it can hold them, it can [hold me|hold me, too|do the same for me],” {he} [said|decided]. “It [only|just] needs [some help|a bit of help|a hand].” {He} went to [look at|measure|knock on] the old bathtub.',
    '[Nobody|No one|Not one of them] could tell {hero} [why not|the reason|what was against it]. Because you’re too heavy, [they said|people said|was the answer]; but a cloud [weighs more than a house|weighs as much as a ship|is heavier than a house], {he} had looked it up, and it floats. Because you’ve got no [wings|feathers|wings, they said]; but neither has a [balloon|kite|cloud]. ^ [The more {he} asked|The longer {he} asked], the more it seemed that people had stopped wondering [at just about the age of ten|at about the age of eleven|somewhere near the age of nine]. {He} was not [going|about] to make that [mistake|blunder|mistake {himself}]. Behind the [shed|garage|bean poles] [stood|waited|sulked] an old bathtub. {He} walked [around|round] it, [twice|three times|both ways], with {his} head [on one side|tilted|full].',
  ),
  setOut: beat(
    show('carry', 'cheeky', 'joyful', { props: [{ prop: 'ladder', place: 'background' }] }),
    [
      'Bring [string|rope|pegs]. Bring [glue|tape|nails]. {refrain}',
      '[Come|Help|Quick], {c}! Let’s [build|make it|start]. {refrain}',
    ],
    'They [took|borrowed|fetched] the bathtub, two umbrellas and [a lot of string|all the string|a ball of string]. They [pulled|dragged|rolled|pushed] it all {into}. ^ “{refrain}”',
    '“You need [space|room|sky] to fly,” said {hero}. So they [loaded the tub on to|heaved the tub on to|tied the tub on to] a cart, with two umbrellas, a fan and [all their string|every bit of string|nine balls of string]. They [rolled|pushed|trundled|hauled] it {into}. ^ “{refrain}” [they sang|they bellowed|they puffed], and [a wheel came off|a bolt fell off|a wheel fell off].',
    'Great [inventors|engineers], {hero} knew, are [not appreciated|seldom appreciated|never understood] at home. So they [moved|shifted|transferred] the [works|workshop|whole works]. It took [four journeys|five journeys|three journeys] to get the bathtub, the umbrellas, the bicycle chain and the box marked [Very Private|Bits] {into}. ^ “It’s not a bathtub [any longer|any more|now],” {he} [explained to|told|reminded] {c}. “[It’s|That’s] the hull.” {He} spat on {his} hands [as people do in books|like a sailor|as builders do], and [wished {he} hadn’t|was sorry|felt for a hanky]. “{refrain}”',
  ),
  problem: beat(
    show('think', 'thoughtful', 'funny', { props: [{ prop: 'pencil', place: 'hand' }] }),
    [
      'Bathtub is [heavy|fat|iron]. So, so [heavy|fat|big]! [Oof|Puff|Umph]!',
      '[Lift|Push|Heave]! [Oof|Puff|Umph]. [Lift|Push|Heave] again! [Oh|Phew|Ow]. It won’t [go|move|fly].',
    ],
    'The bathtub [stood|sat|waited] by {spot}. It was [very|terribly|quite] good at [standing|staying]. ^ “[Up|Up, please|Up, boy]!” {hero} [told|asked|begged] it. It was not [at all|one bit|any] good at up.',
    'They [put the bathtub down|stood the bathtub|unloaded the bathtub] by {spot}, and it [sank in a bit|sank in a little|settled in]. [That|This] was the [trouble|problem|worst thing] with it. It was [built|made|meant] for [sitting still|sitting|staying in] and being full of water. ^ {hero} [drew|made|sketched] a [plan|careful plan|big plan]. There were [a lot of|ten|twenty] arrows in it, and they all [pointed|went|said] up.',
    '{hero} drew the plan [with a stick|with a peg|large], on the ground [by|beside] {spot}. It had arrows for the wind, [dots for the string|dashes for the string|loops for the string] and a cross [where {he} would be waving|where {he} would sit|for the pilot]. The only thing it [did not have|lacked|left out] was [an answer|a reason]. ^ A bathtub weighs as much as [two grown-ups|a small cow|two policemen], and [it likes the earth|it loves the earth]. It [wants|likes|means] to [get back|stick|go home] to it. {He} [looked at|looked up at|considered] the sky, which was [a very long way from any bathroom|a long way above any bathroom|a great way off]. “Well,” {he} told {c}, “that’s why [it’s called inventing|they call it inventing|nobody’s done it].”',
  ),
  tries: [
    beat(
      show('jump', 'brave', 'funny', { props: [{ prop: 'umbrella', place: 'hand' }] }),
      [
        'Umbrellas [up|out|open]! [Jump|Hop|Leap]! [Whoosh|Whee|Fwoop]. [Inside out|Upside down|All bent]!',
        'Flap the [umbrellas|big umbrellas|wings]. [Flap|Swish|Flip]! [Flop|Bump|Splat]!',
      ],
      'They gave it [umbrella wings|umbrellas for wings|two umbrella wings]. {hero} flapped and [flapped|puffed|jumped]. ^ [Whoosh|Fwoop|Whump]! The wings [turned|blew|popped] inside out. “They need something to [hold them stiff|keep them stiff|make them strong],” said {hero}.',
      'The wing machine had two [umbrellas|big umbrellas|black umbrellas|borrowed umbrellas]. They [rolled it down|pushed it off|let it roll] from {spot} and {hero} [pumped the handle|worked the handle|turned the handle]. ^ For a [second|moment|blink] it felt [light|like a bird|lighter]. Then both umbrellas [turned|blew|popped] inside out, and the tub [sat|bumped|flopped] down. “The wings [lift|do lift|can lift],” {he} [wrote|noted|put down]. “But they [fold|bend|flop|give way].”',
      'The Bat, as {he} called it, [had an umbrella on either side|carried an umbrella on each side] and [a handle to flap them with|a crank to flap them with|a lever to flap them by]. {hero} [pedalled it off|steered it off] the slope by {spot}, and there was a moment, {he} would swear to it, when [the wheels stopped rattling|the rattling stopped|nothing was touching anything]. ^ Then came a [double|loud double|nasty double] [bang|crack|clap] as the umbrellas blew inside out. They [slid|skidded|ploughed] to a halt in [the|thick|deep] mud. “What [went wrong|happened|was that]?” asked {c}. “They [gave way|folded|lost heart],” said {hero}, and [wrote|put] it down. But {he} wrote the other thing [too|as well|underneath]: “For one second, it [lifted|flew|held].”',
    ),
    beat(
      show('hold', 'worried', 'funny', { props: [{ prop: 'balloon', place: 'sky', count: 6 }] }),
      [
        '[Balloons|Oh, balloons|Big balloons]! [Up, up|Up we go|Off we go]! [Pop, pop, pop|Bang, bang, bang|Pop, bang, pop]. [Down|Down, down|Bump].',
        'Tie [balloons|on balloons|ten balloons]. [Up|Up it goes|Bob, bob]! Oh [no|dear|help]. [Pop|Bang|Pow]!',
      ],
      'It had to have [balloons|big balloons|lots of balloons]. Red, [blue, yellow|green, yellow|pink, blue]! The bathtub went up, [as high as {hero’s} knee|as high as {hero’s} belt|as high as a chair]. ^ Then it [bumped|bobbed|swung] against {spot}. [Pop, bang, pop|Bang, pop, bang|Pop, pop, bang]!',
      'The balloon machine [had as many|wore as many] [as they could blow|as breath would buy|as two could blow]. The tub rose, a whole [hand|foot|boot] high, and hung there like a [sleepy cow|white cloud|whale|tired cow]. ^ But nobody could [steer|turn|stop|drive] it. It [drifted into|strolled into|sailed into] {spot}, and [the noise was terrible|the noise was dreadful|everybody ducked]. “[Goes up|Floats|Rises nicely|Up, yes],” wrote {hero}. “Goes where it [likes|wants|pleases|is blown].”',
      'The Cloud was [all|nothing but|a mass of] balloons. They had no breath left by the time it lifted, but lift it did, [with a creak|with a sigh|groaning], till you could have [slid a cat beneath it|slid a tray beneath it|posted a sandwich under it]. {hero} [sat|sat up|knelt] in the tub, hardly daring to [swallow|breathe|blink]. ^ It was [a great success|a triumph|a fine success], as long as you [did not want to go anywhere|had nowhere to go|did not need to be anywhere]. The breeze [took it by the shoulder|took it by the elbow] and [walked it into|led it into|waltzed it into] {spot}. After the last [pop|bang] {he} made a [note|short note|note of it]. “[Stays up|Floats well|Excellent at up|Stays aloft],” {he} wrote. “[Can’t choose|Can’t steer|No say in where|Bad at where].”',
    ),
    beat(
      show('run', 'surprised', 'funny', { props: [{ prop: 'kite', place: 'sky' }] }),
      [
        '[Spin, fan, spin|Blow, fan, blow|Whirr, fan, whirr]! Round and [round|round and round|about]. [Dizzy|So dizzy|Giddy]!',
        '[Whirr|Brrr|Vroom] goes the fan. We go [backwards|sideways|in rings]!',
      ],
      'A [fan|fan, a fan|big fan]! It [wanted|needed|must have] a fan! [Whirr|Brrr|Vroom]! Off [shot|zipped|tore] the bathtub! ^ But it went [backwards|tail first|the wrong way]. Round and round {spot} it went, until they were both [dizzy|giddy|green].',
      'The fan machine was [worked|driven|turned] by [pedals|two pedals|bicycle pedals]. {hero} pedalled [like mad|like anything|flat out|till {he} puffed]. It [shot off|tore off], backwards, and went round and round {spot} [like a dog after its tail|like a horse at the fair|like a bee in a cup]. ^ “[Strong push|Pushes well|Fast],” {he} wrote, when [the page stood still|{his} eyes stood still|{he} had found the pencil]. “[Stays|Keeps|Sits] on the [ground|grass].”',
      'The Thunderer had a propeller [made out of|made from|which had been] the kitchen fan, and [it was powerful|it had muscle|it was strong]. It was so [powerful|strong|eager] that it left [without {c}|before {c} got in]. ^ It went round {spot} [at great speed|with a howl|like a comet], [tail first|backwards], never more than [a finger’s breadth|an inch] off the grass. When {hero} had been sick, [discreetly|tidily|quietly], behind the hull, {he} [got out|opened|felt for] {his} notebook. “Pushes like [anything|a bull|billy-oh|a train],” {he} wrote. “Doesn’t [lift|rise|lift an inch|leave the ground].” It was, {he} [felt|thought|had to admit], a completely [new|fresh|original] way to fail.',
    ),
  ],
  turn: beat(
    show('sit', 'thoughtful', 'wonder', { props: [{ prop: 'book', place: 'hand' }] }),
    [
      '[Look at|Open|Read] the book. [One, two, three|Three pages|Page, page, page]. [Hmm|Oh|Aha]!',
      '{hero} [looks|thinks|turns a page]. Wings, balloons, [fan|and fan|big fan]. [Oh|Hmm|Aha]!',
    ],
    '{hero} [looked at|spread out|counted] {his} three drawings. Wings that [fold|flop|bend]. Balloons that [drift|wander|stray]. A fan that only [pushes|runs|shoves]. ^ “That is [funny|odd|strange],” {he} said. “They are [all|each] a bit [right|good|clever].”',
    '{hero} [sat|flopped|settled] down with {his} [notebook|muddy notebook|notes]. The wings [lift|do lift], but they [fold|bend|flop]. The balloons [stay|go|get] up, but they [drift|wander|stray]. The fan [pushes|shoves|runs], but it won’t [rise|lift|leave the ground]. ^ {He} [read|went through] it again, [faster|slower|out loud]. “{C},” {he} [said|whispered|said slowly], “each one can do [exactly|just] what the others can’t.”',
    'When the others had gone home, {hero} laid the three pages [side by side|in a row|edge to edge] [on the grass|on the ground]. {He} had been [keeping|reading|hiding] them as a [list|record|catalogue] of failures. {He} [read down|went down] the left, where {he} had written what each one could not do, and it was [as sad as ever|a sad sight|no jollier than before]. ^ Then, [for the first time|for once|having nothing to lose], {he} [read|went|looked] down the right. [Lifts|Does lift|Lifts well]. [Stays up|Keeps up|Floats]. [Pushes|Shoves|Goes]. The back of {his} neck [went cold|prickled|tingled|stood up]. “They’re not three [bad|failed|hopeless] machines,” {he} [said|said slowly]. “They’re [three parts|thirds|three pieces] of [one|a] good one.”',
  ),
  turnDeepens: beat(
    show('carry', 'brave', 'brave', { props: [{ prop: 'ladder', place: 'ground' }] }),
    [
      '[Bang, bang|Tap, tap|Clang, clang]! [Put|Stick|Tie] it all together.',
      'Wings [here|there|left and right]. Balloons [there|up there|on top]. Fan [behind|at the back|last]!',
    ],
    'So they [built|made|started] it all again. [Wings|Stiff wings] on the sides, balloons [on top|up above], the fan [behind|at the back]. ^ “[Hurry|Quick|Come on],” said {hero}. “The wind is [just right|perfect|waiting]!”',
    'They worked like [ants|bees|beavers|elves]. Balloons [on top|overhead|up above], to [carry|lift|float]. Umbrellas at the sides, to steer, with [sticks|splints|broomsticks] so they couldn’t [fold|flop|bend]. The fan went [behind|at the back|on last]. ^ People came and [looked|stared|stood about]. “It’ll never [fly|go|work],” they [said|agreed|told each other]. “[No|Perhaps not|I know],” said {hero}, with a [peg|string|nail] in {his} mouth. “[It didn’t|It hasn’t|It wouldn’t], three [times|times running].”',
    'They [took it all to pieces|took everything apart] and put it together [as if for the first time|as if it were new|as if they had never met]. The balloons [went|rode] on top, [since that was what they were good at|that being their talent|where they belonged]. The umbrellas went [at|to] the sides, with [splints|broomsticks|bones], to steer. The fan went [behind|to the back|last, behind|astern]. ^ A few people had [stopped|paused|gathered] by {spot} to [watch|look on|advise]. “That child’s [still at it|at it yet],” said one, [not unkindly|through a pipe|quite fondly]. “Some [folk|people|children] don’t know when they’re [beaten|done|licked].” {hero} [heard|heard that|overheard|caught that]. {He} decided that it was the [nicest|kindest|finest] thing anyone had [ever|yet] said about {him}.',
  ),
  lowPoint: beat(
    show('sit', 'sad', 'quiet', { props: [{ prop: 'umbrella', place: 'ground' }] }),
    [
      'One, two, [three, go|three, now|three, up]! [Nothing|No go|Not a hop]. [Oh|Oh dear|Sigh].',
      '[Stuck|Still stuck|No go]! [Rip|Creak|Clunk]! Everyone [goes home|goes away|trots home].',
    ],
    '“[Five, four, three, two, one|Ready, steady, up|Three, two, one, fly]!” The bathtub [shook|shivered|rocked]. It [coughed|hummed|rattled]. And it stayed [right there|where it was|put]. ^ Everybody went [home|off] to [supper|their suppers|tea]. {hero} pulled {his} [hat|cap|hood] over {his} [eyes|nose|ears].',
    'All was [ready|ready at last|in place|set]. {hero} [gave the sign|raised {his} hand|pulled the string|dropped the flag]. The fan roared, [the wings spread|the wings stretched], the balloons pulled, and the bathtub [did not move|did not budge|stayed put]. It only [groaned|creaked|hummed|sighed]. ^ [One by one|Two by two|Bit by bit] the people went [home|away]. {hero} [leaned on|patted|sat against] the cold tub. {He} had [really|honestly] [thought|believed] that this was it.',
    'They counted [down|backwards|to nothing|down from ten]. The fan [howled|bellowed|screamed] and the balloons strained; every string was [as tight as a fiddle’s|as tight as a harp’s]. The bathtub [shuddered|shivered|trembled], and [rocked|swayed], and sat. ^ You could hear the people [trying not to sigh|not sighing|being tactful]. Then you could hear them going, [one pair of shoes after another|one pair of boots after another|on their toes]. {hero} turned [off the fan|the fan off|down the fan|{his} back on the fan]. {He} had been wrong three times and [not minded|hardly minded], because there was always [something to write down|something to put down|a lesson in it]. This time {he} could not think of [a single thing|one line|anything] to [write|put].',
  ),
  spark: beat(
    show('think', 'surprised', 'wonder'),
    [
      '{C} [hops|climbs|jumps] out. [Oh|Ooh|Look]! It [moves|lifts|bobs]! Too [heavy|full|fat]!',
      'Take out [stones|bricks|tools]. [Light|Lift|Bob]! [Lighter|More|Light again]! [Yes|Aha|Up]!',
    ],
    '{C} [jumped|climbed|hopped] out to give {hero} a [hug|pat|bun]. And the bathtub gave a little [hop|bob|bounce]! ^ {hero} [sat|jumped|shot] up. “It’s not [broken|stuck|lazy],” {he} said. “It’s [too|just too|much too] full!”',
    '{C} [climbed|got|hopped] out, to [be sad|sit|sigh] on the grass beside {him}. Behind them something [creaked|squeaked|stirred|sighed]. The bathtub had [lifted|raised] one [corner|foot|leg]. ^ {hero} [stared|gaped|blinked|turned round]. Then {he} looked [inside|in|over the rim|into it]. There were [tools|pans|hammers], spare [strings|ropes|taps], three old machines’ worth of bits. “We kept [everything|the lot|all of it]!” {he} [cried|shouted|gasped]. “It’s [all|every bit] [still in|sitting in|inside] there!”',
    '{C} [got|climbed] out, so as not to be sad [sitting|lying] down. The hull [creaked|squeaked|gave a creak|spoke]. It was the [kind|sort] of creak that [means|has to say] something, and {hero} [turned {his} head|looked round|listened]. ^ [One end|One corner] of the bathtub was off the ground, by about [the thickness of a book|the thickness of a slice of toast|the width of two fingers]. {He} [went|got up|walked over] and looked [in|inside|over the side]. There lay the [hammer|anvil|toolbox], the spare [fan|chain|wheel], the broken umbrellas, the tiles. [In the bottom|Underneath] was every bit that had ever gone wrong, [in case it might come in|in case it came in handy|out of affection]. “We’ve been [carrying|keeping|lugging] [all of it|the lot|every crash],” {he} said.',
  ),
  deed: beat(
    show('carry', 'brave', 'brave', { props: [{ prop: 'stone', place: 'ground', count: 3 }] }),
    [
      'Out with [this|bricks|pots]! Out with [that|pans|tins]! {refrain}',
      '[Throw|Take|Lift] it out. Lighter, [lighter|and lighter|lighter still]! {refrain}',
    ],
    'Out went the [hammer|hammers|pans]. Out went the [bricks|stones|books]. Out went {hero’s} heavy [boots|coat|belt]! “{refrain}” ^ With [every|each] thing the bathtub [rose|lifted|bobbed up] a little more.',
    '“[Everything|All of it|The whole lot] out,” said {hero}. Out [went|came|flew] the tools and the [tiles|bricks|stones]. Out went the [broken|bent|burst|spare] bits. It was [hard|sad|not easy] to [part with|say goodbye to] some of them. ^ Last of all {he} [pulled|lifted|heaved] out the big [brass plug|brass tap|iron vice] that {he} was so proud of. “{refrain}” {he} [said|whispered|breathed], and [let go of|untied|slipped] the rope.',
    'It was harder than [building|crashing|the whole of the building|thinking]. {hero} had been [fond|proud] of the [brass tap|anvil|second anvil|spare tap]. {He} had [carried|found|washed] those tiles {himself}. But out they went, [one by one|piece by piece], and {he} [said thank you to each|thanked each of them], for {he} could see now that every one had taught {him} something. You were [meant|supposed] to [keep|hang on to|take] that part. You [weren’t meant|weren’t supposed|had no need] to [keep|carry] the tiles. ^ When the tub was [empty|bare] it stood on the very [tips|points] of its feet, [swaying|trembling|humming]. {He} [got|stepped|climbed|slid] in. {He} did not [count down|count|count this time|wave]. “{refrain}” {he} [whispered|said|told it|breathed].',
  ),
  deedHolds: beat(
    show('ride', 'laugh', 'joyful', { props: [{ prop: 'balloon', place: 'sky', count: 6 }] }),
    [
      '[Up|Lift|Bob]! [Up, up|And up|Up it goes]! [Wheee|Whoo|Oh]! We are [flying|in the air|up]!',
      'Look, [look|look up|oh look]! {hero} is [up|in the air|flying]! {refrain}',
    ],
    'Up it [went|floated|sailed]. [Over|Past] {spot}! Over the [roofs|heads|hats]! The wings [steered|held|leaned]. The fan [pushed|hummed|whirred]. ^ “{refrain}” [shouted|sang|whooped] {hero}, and the birds [made room|moved up|stared].',
    'There was no [bump|jerk|bang|jolt]. The grass [simply|just] [got|went|slid] further away. {hero} leaned left, and [they went|the tub went|they all went|round they went] left. {He} [pedalled|leaned out|laughed], and the wind came to [meet {him}|see|help]. ^ “We’re [up|flying|really up|off]!” {he} [yelled|shouted|sang|whooped]. “{refrain}” Below, [doors|windows] flew [open|wide]. Somebody dropped a [saucepan|tray|pie|whole jelly].',
    'It was not [like|at all like|a bit like] [jumping|falling|leaping]. It was like being [put down|laid|set] on something, very [gently|softly|kindly], except that it was up. {Spot} [slid|swam|sailed|drifted] by beneath the [taps|feet]. {hero} touched the left-hand string, and the whole [creaking miracle|creaking wonder|rattling glory] of it tilted and turned, [just as {he} had drawn it|exactly as in the drawing]. ^ “{refrain}” {he} [shouted|cried|called], for [somebody|someone] had [to|to say it]. A swallow [came alongside|drew level] and looked at {him}, wing to umbrella, [the way one traveller looks at another|as drivers do|like a fellow traveller].',
  ),
  solved: beat(
    show('wave', 'laugh', 'joyful', { props: [{ prop: 'balloon', place: 'sky', count: 6 }] }),
    [
      '[Wave, wave|Coo-ee|Yoo-hoo]! Hello [down there|all of you|little hats]! [Hooray|Hurrah|Yippee]!',
      '{hero} sees [it all|it|everything]. So [small|tiny|teeny]! So [far|high|wide]!',
    ],
    'Down there [everyone|everybody] was [waving|cheering|pointing]. They looked like [crumbs|peas|ants|beads]. ^ “I can [see|spy] what the birds see!” [called|shouted|sang] {hero}. And {c} [saw|could see|saw all of] it too.',
    'They flew round [three|four|five] times, over everybody who had said [never|“Never”|it wouldn’t]. The people were [waving|throwing|losing] their [hats|caps|umbrellas]. ^ From up there {hero} [could see|saw] it all: the [slope|bank], the [mud|ditch|puddle], the place where the balloons went pop. It made a [path|line|trail], and it [led|came|ran] right up to {him}.',
    'They went round until [the light was nearly gone|their noses were cold|the fan grew hoarse]. From above {hero} could see the [whole|entire] [story|tale|plot] lying there. There was the long [skid|scrape] of the umbrellas, and the [scraps|crumbs] of the balloons, and the [dizzy|giddy] rings of the fan. All [day|along] {he} had [thought|supposed|believed] they were going in different directions. ^ They [weren’t|never were|hadn’t been|were not]. From up here they made a [line|path], with a [wobble|kink|hiccup] in it, and {he} was on the end. Someone below was [shouting|yelling|bawling], “I [always said so|said it would|knew it]!” {hero} [waved|saluted|dipped a wing|lifted {his} cap].',
  ),
  home: beat(
    show('sit', 'smile', 'cosy', { at: 'home', props: [{ prop: 'book', place: 'hand' }] }),
    [
      '[Splash|Splish|Splosh]! A bath in the [flying|high-up|brave] bath.',
      'Bath [time|time again|now]. Splish, splash, [zoom|boom|whoo]!',
    ],
    'That night {hero} [had a bath|sat|splashed about] in it. “Five, four, three,” {he} said, and [splashed|dived|wriggled {his} toes]. ^ In {his} book {he} wrote, “[It flew|We flew|Up]!”',
    'That night the bathtub was a bathtub again, with [water|foam|hot water] in it and {hero}. There was a feather [between|on|behind] the taps. ^ {He} reached for {his} notebook with a [wet|soapy|wrinkled|foamy] hand. “[Number four|Machine four|The fourth one|Try four],” {he} [wrote|put]. “[Flies|Flew|Goes up|Does fly].” Then {he} turned to a [new|clean|fresh|blank] page. “Number [five|five, with sails|five, and a kettle|five: the shed].”',
    'The bathtub went back [behind the shed|to its old place], and {hero} went into it, with [hot water|a sponge|two kettles], because {he} [smelled|reeked] of glue. {He} [lay|lay back|slid down] and looked [up|straight up|at the sky]. It was [odd|strange|pleasant|curious] to think that {he} had been [there|up there]. ^ {He} [took|lifted|fished] the notebook [from|off] the soap dish. Under “Mark Four” there was [only|just] one [thing|word|line] to put. {He} wrote it [small|in pencil|neatly|in a corner], so as not to [boast|crow|brag]. Then {he} [turned over|turned the leaf] and [smoothed out|dried] the next page, and sat looking at it for so long that [the water grew cold|the soap melted|{his} toes wrinkled].',
  ),
};
