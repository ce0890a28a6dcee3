import { beat, show, type Try } from './plot.ts';

const LETTER = [{ prop: 'letter', place: 'hand' }] as const;

/** Five ways of getting a promise over with more quickly than it can be kept. */
export const MESSAGE_BOTTLE_TRIES: readonly [Try, Try, Try, ...Try[]] = [
  beat(
    show('sit', 'sleepy', 'funny', { props: LETTER }),
    [
      '[A cart|A wagon|Look, a cart]! [Hop on|Jump on|Climb on|Up we get]. Clop, clop, [wrong way|back home|all wrong]!',
      '[Ride, ride|Roll, roll|Rock, rock|Clip, clop]! [Lovely|Cosy|So soft|Snore]. Oh no, [we went back|it goes back|this is home]!',
    ],
    [
      'A cart [full of hay|of straw|full of sacks] came by {spot}. “[A ride|Hooray|A lift|Wheels]!” said {hero}. They [hopped on|climbed in|jumped on|rolled in]. ^ [Clip, clop, yawn|Rumble, rock, yawn|Clip, clop, snore|Bump, bump, yawn]. When they [looked out|woke up|sat up], the cart had turned for home!',
      '“[Let’s ride|Wheels are best|A seat|My feet say yes],” said {hero}, and they climbed on a cart. It was [soft and quick|cosy and quick|warm and fast|full of hay]. ^ It was going [the other way|the wrong way|straight back]. Nobody had [asked|looked|thought of that]!',
    ],
    [
      'Near {spot} stood a cart with [straw|sacks|hay] in it, just setting off. “That’s [quicker than|better than|kinder than] feet,” said {hero}. They climbed in [at the back|over the side|and lay down]. It was warm, and [it rocked|it hummed|it swayed]. ^ When [they sat up|they woke|the cart stopped], they were back where they had [got in|started|begun]. The cart had [gone right round|turned at the mill|made a ring]. “I [asked if it was fast|saw that it was fast|asked if it was soft],” [groaned|sighed|said] {hero}. “I never asked [where it was going|where to|which way].”',
    ],
    [
      'A cart came past {spot}, [piled with straw|heaped with straw|full of sacks], going at [a good pace|a trot|a fine pace] in what seemed to be the right direction. {hero} [did not ask|said nothing|kept quiet|asked no questions]. {He} [had the idea|had noticed|believed] that if you ask, [people say no|they say no|the answer is no]. They lay in the straw and [watched the sky go by|let their boots hang|chewed a stalk each], and it was [the most comfortable part|the best part|the softest part] of the day. ^ After [half an hour|half an hour’s nap|a long doze] it stopped, [at the very place|on the very spot|at the exact place] where they had got on. The horse had [merely|only|simply] been turning round. “We’ve been carried a long way,” said {hero}, [picking straw|shaking dust|pulling straw] out of {his} collar, “and none of it was [forwards|on the way|in the right direction].”',
    ],
  ),
  beat(
    show('point', 'worried', 'funny', { props: [{ prop: 'letter', place: 'sky' }] }),
    [
      '“[Take it|Here|Please], bird!” [Flap, flap|Flip, flap|Whirr, whirr|Flap, hop]. [Bird comes back|The bird comes back|Back it comes|Bird sits down].',
      '[Post it|In the box|Post box|Let us post it]! [No|Oh no|Oh|Wait]. “Open on [Thursday|Monday|Sunday|Friday].” [Oh dear|Not today|Bother|Too late].',
    ],
    [
      '“Birds are [quick|clever|fast],” said {hero}, and gave one the letter. ^ It [put the letter in|tucked the letter in|knitted the letter into] its nest by {spot}. {hero} had to say please [nine times|twenty times|six times] to get it back.',
      'By {spot} was a letter box. “[Post it|In it goes|Lovely|That will do]!” said {hero}. ^ But the box had [a sign|a card|a note]. “Open on Thursday,” it said. Today was not Thursday.',
    ],
    [
      '“[A bird could do it|Birds could do it|Any bird could do it] in [five minutes|ten minutes|no time],” said {hero}. There was one by {spot} that [looked sensible|seemed free]. {He} gave it the letter and [explained everything|told it all|described the way] [twice|slowly]. ^ The bird flew straight up and [lined its nest with it|went to bed on it|built with it]. It took [a long time|half an hour|a great while] to [explain that|sort that out|get it back] as well. “It never said it would,” {he} [sighed|told {c}|admitted]. “I’m the one [who said so|that promised|who did].”',
    ],
    [
      'Somebody else would do it [better|faster|sooner]. This struck {hero} near {spot}, in the form of a large grey bird [with nothing to do|on one leg|looking bored]. Birds [go straight|know the way|cut corners|cross rivers]. They don’t get [sore feet|tired feet|blisters]. {He} told it about the Light, and it listened with its head [tilted|low], took the letter in its beak, and flew [ten yards|nine yards]. ^ There it built the letter into a nest, [and sat on it|and settled|and shut its eyes]. [Getting it back|The return|To get it back] cost {him} [half a sandwich|a whole crust]. “You can lend a person [your umbrella|your bucket|your hat],” {he} said to {c}. “[You can’t lend them|But you can’t lend them|You cannot lend out] your promise. They just [hold it|carry it|put it up] [the wrong way up|upside down|by the wrong end].”',
    ],
  ),
  beat(
    show('reach', 'cheeky', 'funny', {
      weather: 'wind',
      props: [{ prop: 'letter', place: 'sky' }],
    }),
    [
      '[Throw it far|Throw it up|Toss it high|One, two, throw]! [Whee|Hup|Swoosh|Whoosh]! Plop, [in a puddle|in the mud|on my nose|behind us].',
      '[Fly|Hop|Go|Flap], letter! [Up, up|High, high|Up, and up|Flip, flip]. [Down, down|Low, low|Down, down it goes|Flap, flap]. [Stuck|Bump|Lost|Mud]!',
    ],
    [
      '“If I throw it, I [needn’t carry it|have free hands|can rest my arms],” said {hero}. [Whee|Hup|Swoosh|Wheeee]! ^ It [went up|flew off|sailed up|went high]. It [came down|landed|dropped] behind them. Now they had to [go back for it|fetch it back|walk it twice]!',
      '{hero} threw the letter [ahead|on|along the road]. [Flip, flap|Swish, swash|Flutter, flip], it [flew|danced|sailed]! ^ Then the wind [blew it into|pushed it into|posted it in] {spot}. They had to [shake and shake|poke and poke|pull and puff] to get it out.',
    ],
    [
      '“[I’ll throw it|I’ll fling it|We’ll throw it] on ahead,” said {hero}, “and then walk after it with [my hands free|my arms swinging|no hands full].” {He} threw [as hard as {he} could|with a run|with both arms]. ^ The wind [looked at|picked up|read] the letter, liked it, and carried it back past {spot}. They [hunted for|searched for|crawled after] it for [an hour|ages|a long while]. After that {hero} put it [inside {his} shirt|under {his} hat|next to {his} skin]. “[I’d sooner be|I’d rather be|Better] [tired than sorry|slow than sorry],” {he} said.',
    ],
    [
      'It was {hero’s} [opinion|belief|view] that carrying was [wasteful|old-fashioned|a waste]. A letter that is thrown [goes ten times as fast as|is quicker by far than|travels ten times faster than] a letter that [is held|is carried]. {He} folded it into a dart, [seal and all|with sharp corners], and let fly near {spot}. It flew [beautifully|superbly|a treat]. It flew out, and round, and [over their heads|round a cloud|between their hats], and back the way they had come. ^ They found it [at last|in the end|much later] in the one place where [nobody had looked|neither had looked|they had not looked], which was the right one. {He} smoothed it flat [on {his} knee|with {his} thumb|against {his} chest]. [It had trusted {him}|It was in {his} care|It had relied on {him}], and {he} had [thrown it|tossed it about|thrown it away]. {He} did not feel [clever|grand|quick] at all.',
    ],
  ),
  beat(
    show('run', 'brave', 'funny', { props: LETTER }),
    [
      '[Run, run, run|Go, go, go|Zip, zip, zip|Run, hop, run]! [Puff|Huff|Pant]. [Puff|Huff|Phew]. [Sit down|Flop down|Lie down|Stop].',
      '[Fast, faster, fastest|Quick, quicker, quickest|Run, run faster|Whizz, whizz, whizz]! [Ouch|Ow|Oh|Oof]. [Now a stitch|My side|A big stitch|A pain here].',
    ],
    [
      '“We’ll run all the way!” [cried|called|shouted] {hero}. They ran past {spot} like [the wind|two hares|a train]. ^ Then they [puffed|panted|wheezed|glowed]. Then they [lay down flat|sat down|stopped]. A [snail|beetle|worm] went by and [waved|nodded|smiled].',
      '[Run, run, run|Hop, run, leap|Go, go, go|Run, run, puff]! [Round|Past|By] {spot} and on they [ran|dashed|tore]. ^ “[Ow|Ooh|Ouch|Oof],” said {hero}. “I’ve got [a stitch|a pain here|a knot].” They had to sit for [a very long time|ages and ages|longer than they ran].',
    ],
    [
      '“There’s [no time to walk|not enough day left|no time for walking],” said {hero}, and [began to run|was off|ran]. {He} ran past {spot} with [{his} knees up|{his} elbows out|{his} coat flying] and {his} chin out. It was [magnificent|glorious|splendid] for about [two minutes|a minute|three minutes]. ^ Then {he} had [a stitch|a pain|no breath], and had to [lie down|sit down|stop] by {spot} for twenty. “It’s a long way,” {he} [gasped|panted|wheezed], “so I think it wants [a long sort of walking|a slow sort of walking|long, slow feet].”',
    ],
    [
      'There is a voice that says “Hurry”, and {hero} [listened to it|believed it|took its word]. {He} [ran|galloped|hurtled|flew]. {He} ran past {spot} [as you run|the way one runs|as people run] for a bus. [At the end of it|In the end|After that], as there was no bus, {he} [simply ran out|just ran out|ran out like a bath]. ^ {He} [lay on {his} back|lay flat] and looked at the sky [going in and out|going in and out of focus|throbbing]. A snail came up, [went round {him}|considered {him}|took the left side], and [carried on|went on|proceeded]. It was not [hurrying|rushing|running|in a hurry]. It was not [stopping|resting|dawdling], either. {hero} watched it until it was [out of sight|a dot|gone], [which took a while|which took time|by and by], and by then it was a surprising distance ahead.',
    ],
  ),
  beat(
    show('jump', 'laugh', 'joyful', { props: [{ prop: 'swing', place: 'background' }] }),
    [
      '[A swing|Oh, a swing|Look, a swing]! [Just one go|Just one|One small go|A quick go]. [And one more|One more|And ten more|And one, and one]!',
      '[Play a bit|Swing a bit|Stop a bit|A little play]? [Whee|Whoo|Up|Swoosh]! Oh no, [so late|late, late|dark soon|so long]!',
    ],
    [
      'By {spot} [hung|swung|waited] a swing. “Just one minute,” [said|begged|promised] {hero}. [Whee|Whoo|Swoosh|Up]! ^ [One minute|A minute|Just one]. [And one more|And another|One more]. And [ten|six|nine|five]! When {he} [jumped off|stopped|looked up], the shadows were [long|longer|pointing].',
      '“We’ve [got time|time|hours] for [one swing|a bit of swing|one go],” said {hero}. One for {him}. [One for|A high one for|And one for] {c}. ^ Then one each with their [eyes shut|shoes off|tongues out]. Oh, [how late it was|where was the day|the time, the time|how long that took]!',
    ],
    [
      'Beside {spot} somebody had [hung up|left|tied] a swing. “One minute,” [said|called|promised] {hero}. “[That’s all|No more|Not two].” It was a [wonderful|splendid|swooping] swing. [At the top|From up there|At the highest] you could see [for miles|the whole road|your own roof]. ^ It is [strange|odd|funny] about minutes. [They had only had one|They’d had only one|They’d had just one], and yet the shadows had moved [right across|over|all along] the path. {hero} [felt|looked] in {his} pocket. The letter was still there, [waiting|flat and patient|a bit crumpled]. {He} went [red|hot|quiet].',
    ],
    [
      'Nobody could blame them for the swing. It hung near {spot} [with its arms out|with an empty lap|like an invitation], and they had been good [for hours|all day|since the gate]. “One minute,” said {hero}, and [meant it|believed it]. ^ But a minute on a swing [isn’t the same as|is bigger than|is unlike] a minute on the road; there is [more room in it|more space inside|more fits in]. They tried it [standing|kneeling|in turns]. They tried it [backwards|sideways|together]. It was [the shadow|a shadow|the long shadow] that {he} [noticed, finally|noticed first]. It had been beside them [when they began|at the start|to begin with], and it was now in front, [pointing|and longer]. The letter [crackled|rustled|creaked] in {his} pocket as {he} [jumped down|let go|slid off]. It had not [said a word|made a sound|complained] [the whole time|all that while|all along].',
    ],
  ),
];
