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
      'Bang, bang, bang, will it fly?',
      'Five, four, three, two, go!',
      'Up, up, wings and all!',
      'Flap, flap, off the map!',
      'Tap it, strap it, flap it!',
      'Puff, puff, light as fluff!',
      'Zoom, zoom, give us room!',
      'Wibble, wobble, up we bobble!',
    ],
    old: [
      'If it’s stuck, give it luck!',
      'Bolt it and tie it and fly it!',
      'Up and away, or at least halfway!',
      'Nail it, sail it, don’t bewail it!',
      'Flip and flap and off the map!',
      'Heave, ho, and up we go!',
      'Rattle and bang, and mind the clang!',
      'Down with a bump, up with a jump!',
    ],
  },
  lessons: ['mistakes', 'small-steps', 'patience'],
  themes: ['invention', 'flying', 'keep-trying', 'wits', 'curiosity'],
  quest: { props: ['hot-air-balloon'], from: 'none' },
  want: beat(
    show('reach', 'wonder', 'wonder', { at: 'home', props: [{ prop: 'feather', place: 'sky' }] }),
    [
      '[Birds|Bees|Moths|Flies] can fly, and so can a feather. {hero} [wants|longs|hopes] to, [too|please|so much]!',
      '{hero} flaps [two arms|both arms|two elbows], [swish, swish|flip, flap|flap, flap]. But arms are not [wings|feathers|sails], [oh dear|oh no|are they]!',
    ],
    'A feather [sailed past|drifted past|sneaked past] the window, [up and up|and on up|higher and higher]. {hero} [flapped|whirled] {his} [arms|elbows]. {He} [stayed|stood|stopped] [where {he} was|on the rug|put]. ^ “I want to see what the birds see,” {he} [said|decided|told it].',
    '{hero} had [watched|studied|counted] the [swallows|swifts] all [week|summer]. They didn’t [even seem|seem] to [try|work at it|puff]. They just [leaned|lay|sat] on the air, and the air [held them|let them|didn’t mind]. ^ “If it can hold them, it can [hold me|hold me, too|do the same for me],” {he} [said|decided]. “It [only|just] needs [some help|a bit of help|a hand].” {He} went to [look at|measure|knock on] the old bathtub.',
    '[Nobody|No one|Not one of them] could tell {hero} [why not|the reason|what was against it]. Because you’re too heavy, [they said|people said|was the answer]; but a cloud [weighs more than a house|weighs as much as a ship|is heavier than a house], {he} had looked it up, and it floats. Because you’ve got no [wings|feathers|wings, they said]; but neither has a [balloon|kite|cloud]. ^ [The more {he} asked|The longer {he} asked], the more it seemed that people had stopped wondering [at just about the age of ten|at about the age of eleven|somewhere near the age of nine]. {He} was not [going|about] to make that [mistake|blunder|mistake {himself}]. Behind the [shed|garage|bean poles] [stood|waited|sulked] an old bathtub. {He} walked [around|round] it, [twice|three times|both ways], with {his} head [on one side|tilted|full].',
  ),
  setOut: beat(
    show('carry', 'cheeky', 'joyful', { props: [{ prop: 'ladder', place: 'background' }] }),
    [
      'Bring [string|rope|pegs] and bring [glue|tape|nails]! “{refrain}” [sings|shouts|hums|chants|roars] {hero}.',
      'Come, {c}, let’s [build|make it|start]! “{refrain}” they [sing|shout|hum|chant|roar].',
    ],
    'They [took|borrowed|fetched] the bathtub, two umbrellas and [a lot of string|all the string|a ball of string]. They [pulled|dragged|rolled|pushed] it all {into}. ^ “{refrain}” they [sang|puffed|shouted|hummed], [in step|all the way|out of breath].',
    '“You need [space|room|sky] to fly,” said {hero}. So they [loaded the tub on to|heaved the tub on to|tied the tub on to] a cart, with two umbrellas, a fan and [all their string|every bit of string|nine balls of string]. They [rolled|pushed|trundled|hauled] it {into}. ^ “{refrain}” [they sang|they bellowed|they puffed], and [a wheel came off|a bolt fell off|a wheel fell off].',
    'Great [inventors|engineers], {hero} knew, are [not appreciated|seldom appreciated|never understood] at home. So they [moved|shifted|transferred] the [works|workshop|whole works]. It took [four journeys|five journeys|three journeys] to get the bathtub, the umbrellas, the bicycle chain and the box marked [Very Private|Bits] {into}. ^ “It’s not a bathtub [any longer|any more|now],” {he} [explained to|told|reminded] {c}. “[It’s|That’s|This is|You’re holding] the hull.” {He} spat on {his} hands [as people do in books|like a sailor|as builders do], and [wished {he} hadn’t|was sorry|felt for a hanky]. “{refrain}” they [sang|grunted|puffed].',
  ),
  problem: beat(
    show('think', 'thoughtful', 'funny', { props: [{ prop: 'pencil', place: 'hand' }] }),
    [
      'The bathtub is as [heavy|fat|big] as a [bull|bus|cow]! [Lift|Push|Tug] it, {c}, [oof|puff|umph]!',
      '[Lift|Push|Heave], [oof|puff|umph], and once again! It [sits|stays|stands|stops] and won’t [go|fly|hop] up.',
    ],
    'The bathtub [stood|sat|waited] by {spot}. It was [very|terribly|quite] good at [standing|staying]. ^ “[Up|Up, please|Up, boy]!” {hero} [told|asked|begged] it. It was not [at all|one bit|any] good at up.',
    'They [put the bathtub down|stood the bathtub|unloaded the bathtub] by {spot}, and it [sank in a bit|sank in a little|settled in]. [That|This] was the [trouble|problem|worst thing] with it. It was [built|made|meant] for [sitting still|sitting|staying in] and being full of water. ^ {hero} [drew|made|sketched] a [plan|careful plan|big plan]. There were [a lot of|ten|twenty] arrows in it, and they all [pointed|went|said] up.',
    '{hero} drew the plan [with a stick|with a peg|large], on the ground [by|beside] {spot}. It had arrows for the wind, [dots for the string|dashes for the string|loops for the string] and a cross [where {he} would be waving|where {he} would sit|for the pilot]. The only thing it [did not have|lacked|left out] was [an answer|a reason]. ^ A bathtub weighs as much as [two grown-ups|a small cow|two policemen], and [it likes the earth|it loves the earth]. It [wants|likes|means] to [get back|stick|go home] to it. {He} [looked at|looked up at|considered] the sky, which was [a very long way from any bathroom|a long way above any bathroom|a great way off]. “Well,” {he} told {c}, “that’s why [it’s called inventing|they call it inventing|nobody’s done it].”',
  ),
  tries: [
    beat(
      show('jump', 'brave', 'funny', { props: [{ prop: 'umbrella', place: 'hand' }] }),
      [
        'Umbrellas [up|out|open], and [jump|hop|leap]! [Whoosh|Whee|Fwoop], they turn [inside out|upside down|all floppy]!',
        'Flap the umbrellas, [flip, flap|swish, swash|up, down]! They [flop|fold|droop], and down we [bump|come|sit].',
      ],
      'They gave it [umbrella wings|umbrellas for wings|two umbrella wings]. {hero} flapped and [flapped|puffed|jumped]. ^ [Whoosh|Fwoop|Whump], the wings [turned|blew|popped] inside out. “They need something to [hold them stiff|keep them stiff|make them strong],” said {hero}.',
      'The wing machine had two [umbrellas|big umbrellas|black umbrellas|borrowed umbrellas]. They [rolled it down|pushed it off|let it roll] from {spot} and {hero} [pumped the handle|worked the handle|turned the handle]. ^ For a [second|moment|blink] it felt [light|like a bird|lighter]. Then both umbrellas [turned|blew|popped] inside out, and the tub [sat|bumped|flopped] down. “The wings [lift|do lift|can lift],” {he} [wrote|noted|put down]. “But they [fold|bend|flop|give way].”',
      'The Bat, as {he} called it, [had an umbrella on either side|carried an umbrella on each side] and [a handle to flap them with|a crank to flap them with|a lever to flap them by]. {hero} [pedalled it off|steered it off] the slope by {spot}, and there was a moment, {he} would swear to it, when [the wheels stopped rattling|the rattling stopped|nothing was touching anything]. ^ Then came a [double|loud double|nasty double] [bang|crack|clap] as the umbrellas blew inside out. They [slid|skidded|ploughed] to a halt in [the|thick|deep] mud. “What [went wrong|happened|was that]?” asked {c}. “They [gave way|folded|lost heart],” said {hero}, and [wrote|put] it down. But {he} wrote the other thing [too|as well|underneath]: “For one second, it [lifted|flew|held].”',
    ),
    beat(
      show('hold', 'worried', 'funny', { props: [{ prop: 'balloon', place: 'sky', count: 6 }] }),
      [
        'Balloons [lift|tug|pull] the tub, [up, up|bob, bob|wobble, wobble]! Nobody can [steer|turn|stop] it, [pop|bang|pow]!',
        'Tie on [round|fat|big] balloons, and [up|off] it goes! Oh [no|dear|help], not into [that thorn|a thistle|the thorns]!',
      ],
      'It had to have [balloons|big balloons|lots of balloons], red, [blue and yellow|green and yellow|pink and blue]. The bathtub went up, [as high as {hero’s} knee|as high as {hero’s} belt|as high as a chair]. ^ Then it [bumped|bobbed|swung] against {spot}, [pop, bang, pop|bang, pop, bang|pop, pop, bang].',
      'The balloon machine [had as many|wore as many] [as they could blow|as breath would buy|as two could blow]. The tub rose, a whole [hand|foot|boot] high, and hung there like a [sleepy cow|white cloud|whale|tired cow]. ^ But nobody could [steer|turn|stop|drive] it. It [drifted into|strolled into|sailed into] {spot}, and [the noise was terrible|the noise was dreadful|everybody ducked]. “[Goes up|Floats|Rises nicely|Up, yes],” [wrote|put|scribbled] {hero}. “Goes where it [likes|wants|pleases|is blown].”',
      'The Cloud was [all|nothing but|a mass of] balloons, [of every colour|knotted to the taps|bought on credit]. They had no breath left by the time it lifted, but lift it did, [with a creak|with a sigh|groaning], till you could have [slid a cat beneath it|slid a tray beneath it|posted a sandwich under it]. {hero} [sat|sat up|knelt] in the tub, hardly daring to [swallow|breathe|blink]. ^ It was [a great success|a triumph|a fine success], as long as you [did not want to go anywhere|had nowhere to go|did not need to be anywhere]. The breeze [took it by the shoulder|took it by the elbow] and [walked it into|led it into|waltzed it into] {spot}. After the last [pop|bang] {he} made a [note|short note|note of it]. “[Stays up|Floats well|Excellent at up|Stays aloft],” {he} [wrote|noted|put], [picking off rubber|in wobbly letters|under a thorn]. “[Can’t choose|Can’t steer|No say in where|Bad at where], [like a cow|alas|though willing|so far].”',
    ),
    beat(
      show('run', 'surprised', 'funny', { props: [{ prop: 'kite', place: 'sky' }] }),
      [
        'Spin, fan, [spin|whirr|blow], and off [goes|tears|zips] the tub! We get [dizzy|giddy|muddy], but never up.',
        '[Whirr|Brrr|Vroom] goes the fan, and we go [backwards|sideways|in rings]! It will not [lift|rise|hop].',
      ],
      'It [wanted|needed] a [fan|big fan|loud fan]! [Whirr|Brrr|Vroom], off [shot|zipped|tore] the bathtub! ^ But it went [backwards|tail first|the wrong way], round {spot}, until they were [dizzy|giddy|green].',
      'The fan machine was [worked|driven|turned] by [pedals|two pedals|bicycle pedals]. {hero} pedalled [like mad|like anything|flat out|till {he} puffed], [tongue out|knees flying|singing]. It [shot off|tore off], backwards, and went round and round {spot} [like a dog after its tail|like a horse at the fair|like a bee in a cup]. ^ “[Strong push|Pushes well|Fast],” {he} wrote, when [the page stood still|{his} eyes stood still|{he} had found the pencil]. “[Stays|Keeps|Sits] on the [ground|grass].”',
      'The Thunderer had a propeller [made out of|made from|which had been] the kitchen fan, and [it was powerful|it had muscle|it was strong]. It was so [powerful|strong|eager] that it left [without {c}|before {c} got in]. ^ It went round {spot} [at great speed|with a howl|like a comet], [tail first|backwards], never more than [a finger’s breadth|an inch] off the grass. When {hero} had been sick, [discreetly|tidily|quietly], behind the hull, {he} [got out|opened|felt for] {his} notebook. “Pushes like [anything|a bull|billy-oh|a train],” {he} wrote. “Doesn’t [lift|rise|lift an inch|leave the ground].” It was, {he} [felt|thought|had to admit], a completely [new|fresh|original] way to fail.',
    ),
  ],
  turn: beat(
    show('sit', 'thoughtful', 'wonder', { props: [{ prop: 'book', place: 'hand' }] }),
    [
      'Look in the book, [one, two, three|three pages|page by page|{hero}]. Each machine was a bit [good|right|clever].',
      '{hero} [turns|licks|counts] the [pages|muddy pages|crumpled pages]. Wings and balloons and fan could be [one|friends|a team|partners]!',
    ],
    '{hero} [looked at|spread out|counted] {his} three drawings. Wings that [fold|flop|bend], balloons that [drift|wander|stray], and a fan that only [pushes|runs|shoves]. ^ “That is [funny|odd|strange],” {he} said. “They are [all|each] a bit [right|good|clever].”',
    '{hero} [sat|flopped|settled] down with {his} [notebook|muddy notebook|notes]. The wings [lift|do lift], but they [fold|bend|flop]. The balloons [stay|go|get] up, but they [drift|wander|stray]. The fan [pushes|shoves|runs], but it won’t [rise|lift|leave the ground]. ^ {He} [read|went through] it again, [faster|slower|out loud]. “{C},” {he} [said|whispered|said slowly], “each one can do [exactly|just] what the others can’t.”',
    'When the dust had settled, {hero} laid the three pages [side by side|in a row|edge to edge] [on the grass|on the ground]. {He} had been [keeping|reading|hiding] them as a [list|record|catalogue] of failures. {He} [read down|went down] the left, where {he} had written what each one could not do, and it was [as sad as ever|a sad sight|no jollier than before]. ^ Then, [for the first time|for once|having nothing to lose], {he} [read|went|looked] down the right. “[Lifts|Does lift|Lifts well],” it said, and “[stays up|keeps up|floats],” and “[pushes|shoves|goes].” The back of {his} neck [went cold|prickled|tingled|stood up]. “They’re not three [bad|failed|hopeless] machines,” {he} [said|said slowly]. “They’re [three parts|thirds|three pieces] of [one|a] good one.”',
  ),
  turnDeepens: beat(
    show('carry', 'brave', 'brave', { props: [{ prop: 'ladder', place: 'ground' }] }),
    [
      '[Bang, bang|Tap, tap|Clang, clang], [put|stick|tie] it all together! Mind my [thumb|toes|nose], {c}!',
      'Wings [here|left and right|out there], balloons [up there|on top|above]. The fan goes [behind|at the back|last].',
    ],
    'So they [built|made|started] it all again. [Wings|Stiff wings] on the sides, balloons [on top|up above], the fan [behind|at the back]. ^ “[Hurry|Quick|Come on],” said {hero}. “The wind is [just right|perfect|waiting]!”',
    'They worked like [ants|bees|beavers|elves]. Balloons [on top|overhead|up above], to [carry|lift|float]. Umbrellas at the sides, to steer, with [sticks|splints|broomsticks] so they couldn’t [fold|flop|bend]. The fan went [behind|at the back|on last], [to push|with its cage off|and grinned]. ^ People came and [looked|stared|stood about] [in aprons|over their buns|in twos and threes]. “It’ll never [fly|go|work],” they [said|agreed|told each other]. “[No|Perhaps not|I know],” said {hero}, with a [peg|string|nail] in {his} mouth. “[It didn’t|It hasn’t|It wouldn’t], three [times|times running].”',
    'They [took it all to pieces|took everything apart] and put it together [as if for the first time|as if it were new|as if they had never met]. The balloons [went|rode] on top, [since that was what they were good at|that being their talent|where they belonged]. The umbrellas went [at|to] the sides, with [splints|broomsticks|bones], to steer. The fan went [behind|to the back|last, behind|astern], [cage and all|like a rudder|on three bolts]. ^ A few people had [stopped|paused|gathered] by {spot} to [watch|look on|advise]. “That child’s [still at it|at it yet],” said one, [not unkindly|through a pipe|quite fondly]. “Some [folk|people|children] don’t know when they’re [beaten|done|licked].” {hero} [heard|heard that|overheard|caught that]. {He} decided that it was the [nicest|kindest|finest] thing anyone had [ever|yet] said about {him}.',
  ),
  lowPoint: beat(
    show('sit', 'sad', 'quiet', { props: [{ prop: 'umbrella', place: 'ground' }] }),
    [
      'One, two, three, [go|up|now], and nothing [hops|moves|happens]! The tub [just|only] [sits|stays|sighs].',
      '“Still [stuck|here|sitting],” says the tub, [sigh|creak|clunk]! Everyone [goes|trots|walks] home for [tea|soup|supper].',
    ],
    '“[Five, four, three, two, one|Ready, steady, up|Three, two, one, fly]!” The bathtub [shook|shivered|rocked] and [coughed|hummed|rattled], and stayed [right there|where it was|put]. ^ Everybody went [home|off] to [supper|their suppers|tea]. {hero} pulled {his} [hat|cap|hood] over {his} [eyes|nose|ears].',
    'All was [ready|ready at last|in place|set]. {hero} [gave the sign|raised {his} hand|pulled the string|dropped the flag]. The fan roared, [the wings spread|the wings stretched], the balloons pulled, and the bathtub [did not move|did not budge|stayed put]. It only [groaned|creaked|hummed|sighed]. ^ [One by one|Two by two|Bit by bit] the people went [home|away]. {hero} [leaned on|patted|sat against] the cold tub. {He} had [really|honestly] [thought|believed] that this was it.',
    'They counted [down|backwards|to nothing|down from ten]. The fan [howled|bellowed|screamed] and the balloons strained; every string was [as tight as a fiddle’s|as tight as a harp’s]. The bathtub [shuddered|shivered|trembled], and [rocked|swayed], and sat. ^ You could hear the people [trying not to sigh|not sighing|being tactful]. Then you could hear them going, [one pair of shoes after another|one pair of boots after another|on their toes]. {hero} turned [off the fan|the fan off|down the fan|{his} back on the fan]. {He} had been wrong three times and [not minded|hardly minded], because there was always [something to write down|something to put down|a lesson in it]. This time {he} could not think of [a single thing|one line|anything] to [write|put].',
  ),
  spark: beat(
    show('think', 'surprised', 'wonder'),
    [
      '{C} [hops|climbs|jumps] out, and the tub [lifts|bobs|wiggles]! It was too [heavy|full|fat], that’s all!',
      'Take out a [stone|brick|hammer], and it [bobs|lifts|hops]! “It’s too [full|heavy|fat],” [cries|shouts|laughs] {hero}.',
    ],
    '{C} [jumped|climbed|hopped] out to give {hero} a [hug|pat|bun]. And the bathtub gave a little [hop|bob|bounce], [like a lamb|all by itself|on one foot]! ^ {hero} [sat|jumped|shot] up. “It’s not [broken|stuck|lazy],” {he} said, “it’s [too|just too|much too] full!”',
    '{C} [climbed|got|hopped] out, to [be sad|sit|sigh] on the grass beside {him}. Behind them something [creaked|squeaked|stirred|sighed]. The bathtub had [lifted|raised] one [corner|foot|leg]. ^ {hero} [stared|gaped|blinked|turned round]. Then {he} looked [inside|in|over the rim|into it]. There were [tools|pans|hammers], spare [strings|ropes|taps], three old machines’ worth of bits. “We kept [everything|the lot|all of it]!” {he} [cried|shouted|gasped]. “It’s [all|all of it] [still in|sitting in|inside] there!”',
    '{C} [got|climbed] out, so as not to be sad [sitting|lying] down. The hull [creaked|squeaked|gave a creak|spoke]. It was the [kind|sort] of creak that [means|has to say] something, and {hero} [turned {his} head|looked round|listened]. ^ [One end|One corner] of the bathtub was off the ground, by about [the thickness of a book|the thickness of a slice of toast|the width of two fingers]. {He} [went|got up|walked over] and looked [in|inside|over the side]. There lay the [hammer|anvil|toolbox], the spare [fan|chain|wheel], the broken umbrellas, the tiles. [In the bottom|Underneath] was every bit that had ever gone wrong, [in case it might come in|in case it came in handy|out of affection]. “We’ve been [carrying|keeping|lugging] [all of it|the lot|every crash],” {he} said.',
  ),
  deed: beat(
    show('carry', 'brave', 'brave', { props: [{ prop: 'stone', place: 'ground', count: 3 }] }),
    [
      'Out with [bricks|pots|books], out with [pans|tins|tools]! “{refrain}” [sings|shouts|puffs|chants|roars] {hero}.',
      'Lighter and lighter [gets|grows|feels] the tub! “{refrain}” they [sing|puff|shout|chant|roar].',
    ],
    'Out went the [hammer|hammers|pans] and the [bricks|stones|books], and out went {hero’s} heavy [boots|coat|belt]! “{refrain}” they [sang|puffed|shouted|panted]. ^ With [every|each] thing the bathtub [rose|lifted|bobbed up] a little more.',
    '“[Everything|All of it|The whole lot] out,” said {hero}. Out [went|came|flew] the tools and the [tiles|bricks|stones]. Out went the [broken|bent|burst|spare] bits. It was [hard|sad|not easy] to [part with|say goodbye to] some of them. ^ Last of all {he} [pulled|lifted|heaved] out the big [brass plug|brass tap|iron vice] that {he} was so proud of. “{refrain}” {he} [said|whispered|breathed], and [let go of|untied|slipped] the rope.',
    'It was harder than [building|crashing|the whole of the building|thinking]. {hero} had been [fond|proud] of the [brass tap|anvil|second anvil|spare tap]. {He} had [carried|found|washed|chosen] those tiles {himself}, [one by one|in a pram|in {his} hat]. But out they went, [tile by tile|piece by piece], and {he} [said thank you to each|thanked each of them], for {he} could see now that every one had taught {him} something. You were [meant|supposed] to [keep|hang on to|take] that part. You [weren’t meant|weren’t supposed|had no need] to [keep|carry] the tiles. ^ When the tub was [empty|bare] it stood on the very [tips|points] of its feet, [swaying|trembling|humming]. {He} [got|stepped|climbed|slid] in. {He} did not [count down|count|count this time|wave]. “{refrain}” {he} [whispered|said|told it|breathed].',
  ),
  deedHolds: beat(
    show('ride', 'laugh', 'joyful', { props: [{ prop: 'balloon', place: 'sky', count: 6 }] }),
    [
      '[Up|Lift|Bob|Wobble|Float], up, and up [again|we go|some more]! We are [flying|in the air|off the ground], [wheee|whoo|yippee]!',
      'Look, {hero} is [up|flying|in the air]! “{refrain}” they [sing|laugh|shout|chant|roar].',
    ],
    'Up it [went|floated|sailed], [over|past] {spot}, and over the [roofs|heads|hats]! The wings [steered|held|leaned] and the fan [pushed|hummed|whirred]. ^ “{refrain}” [shouted|sang|whooped] {hero}, and the birds [made room|moved up|stared].',
    'There was no [bump|jerk|bang|jolt], and the grass [simply|just] [got|went|slid] further away. {hero} leaned [left|right|out], and [they|the tub|the whole tub] [leaned, too|swung round|tilted]. {He} [pedalled|leaned out|laughed], and the wind came to [meet {him}|see|help]. ^ “We’re [up|flying|really up|off]!” {he} [yelled|shouted|whooped]. “{refrain}” [sang|roared|crowed] {c}. Below, [doors|windows] flew [open|wide], and somebody dropped a [saucepan|tray|pie|whole jelly].',
    'It was not [like|at all like|a bit like] [jumping|falling|leaping]. It was like being [put down|laid|set] on something, very [gently|softly|kindly], except that it was up. {Spot} [slid|swam|sailed|drifted] by beneath the [taps|feet]. {hero} touched the left-hand string, and the whole [creaking miracle|creaking wonder|rattling glory] of it tilted and turned, [just as {he} had drawn it|exactly as in the drawing]. ^ “{refrain}” {he} [shouted|cried|called], for [somebody|someone] had [to|to say it]. A swallow [came alongside|drew level] and looked at {him}, wing to umbrella, [the way one traveller looks at another|as drivers do|like a fellow traveller].',
  ),
  solved: beat(
    show('wave', 'laugh', 'joyful', { props: [{ prop: 'balloon', place: 'sky', count: 6 }] }),
    [
      'Wave, {hero}, to all the [little|tiny|dotty] [hats|shoes|people]! “[Hello|Coo-ee|Yoo-hoo] down there,” [sings|calls|laughs] {c}.',
      '{hero} sees it all, so [small|tiny|teeny], so [far|wide]. How they all [wave|cheer|clap]!',
    ],
    'Down there [everyone|everybody] was [waving|cheering|pointing]. They looked like [crumbs|peas|ants|beads]. ^ “I can [see|spy] what the birds see!” [called|shouted|sang] {hero}. And {c} [saw|could see|saw all of] it too.',
    'They flew round [three|four|five] times, over everybody who had said [never|“Never”|it wouldn’t]. The people were [waving|throwing|losing] their [hats|caps|umbrellas]. ^ From up there {hero} [could see|saw] it all: the [slope|bank], the [mud|ditch|puddle], the place where the balloons went pop. It made a [path|line|trail], and it [led|came|ran] right up to {him}.',
    'They went round until [their fingers were stiff|their noses were cold|the fan grew hoarse|the taps had frost on], [and then once more|and once more for luck|and round again]. From above {hero} could see the [whole|entire] [story|tale|plot] lying there. There was the long [skid|scrape] of the umbrellas, and the [scraps|crumbs] of the balloons, and the [dizzy|giddy] rings of the fan. All [day|along] {he} had [thought|supposed|believed] they were going in different directions. ^ They [weren’t|never were|hadn’t been|were not]. From up here they made a [line|path], with a [wobble|kink|hiccup] in it, and {he} was on the end. Someone below was [shouting|yelling|bawling], “I [always said so|said it would|knew it]!” {hero} [waved|saluted|dipped a wing|lifted {his} cap], [twice|graciously|and lost a peg|to all sides].',
  ),
  home: beat(
    show('sit', 'smile', 'cosy', { at: 'home', props: [{ prop: 'book', place: 'hand' }] }),
    [
      'Into the bath [goes|hops|slides|plops] {hero}, the [flying|brave|high-up|clever] bath! [Splish|Splash|Splosh], goes the [big|last|sleepy] toe.',
      'Bath time in the [brave|clever|flying] tub, [splish, splash|splosh|bubbles]! It [dreams|hums|thinks] of [up|clouds|birds].',
    ],
    'That night {hero} [had a bath|sat|splashed about|lay|sang] in it. “Five, four, three,” {he} said, and [splashed|dived|wriggled {his} toes]. ^ In {his} book {he} wrote, “[It flew|We flew|Up]!”',
    'That night the bathtub was [a bathtub|just a bathtub|a bath] again, with [water|foam|hot water|bubbles] in it and {hero}. There was a feather [beside|on|behind] the [taps|pipes|soap]. ^ {He} [reached|fished|felt] for {his} notebook with a [wet|soapy|wrinkled|foamy] hand. “[Number four|Machine four|The fourth one|Try four],” {he} [wrote|put]. “[Flies|Flew|Goes up|Does fly] [well|nicely|a treat|when empty].” Then {he} turned to a [new|clean|fresh|blank] page. “Number [five|five, with sails|five, and a kettle|five: the shed|five, for two|five: the sofa].”',
    'The bathtub went back [behind the shed|to its old place], and {hero} went into it, with [hot water|a sponge|two kettles], because {he} [smelled|reeked] of glue. {He} [lay|lay back|slid down] and looked [up|straight up|at the sky]. It was [odd|strange|pleasant|curious] to think that {he} had been [there|up there]. ^ {He} [took|lifted|fished] the notebook [from|off] the soap dish. Under “Mark Four” there was [only|just] one [thing|word|line] to put. {He} wrote it [small|in pencil|neatly|in a corner], so as not to [boast|crow|brag]. Then {he} [turned over|turned the leaf] and [smoothed out|dried] the next page, and sat looking at it for so long that [the water grew cold|the soap melted|{his} toes wrinkled].',
  ),
};
