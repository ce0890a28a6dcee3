import { beat, show, type Try } from './plot.ts';

const LETTER = [{ prop: 'letter', place: 'hand' }] as const;

/** Five ways of getting a promise over with more quickly than it can be kept. */
export const MESSAGE_BOTTLE_TRIES: readonly [Try, Try, Try, ...Try[]] = [
  beat(
    show('sit', 'sleepy', 'funny', { props: LETTER }),
    [
      '[A cart|A hay cart|A slow cart], {c}, [hop on|climb on|up we get]! [Clop, clop|Clip, clop|Creak, creak], it goes [the wrong way|back home|all wrong].',
      '[Ride|Roll|Rock] and [snore|doze|yawn], so [soft|warm|cosy]! Oh no, the cart [goes home|went back|turned round]!',
    ],
    [
      'A cart [full of hay|of straw|full of sacks] came by {spot}, and up they [hopped|climbed|rolled]. ^ It [rocked|hummed|creaked] so nicely that {hero} [nodded off|snored|dreamed of buns]. When they [looked out|woke up|sat up], the cart had turned for home!',
      '“[Wheels are best|My feet say yes|There’s room for us],” said {hero}, and they climbed on a cart. It was [soft and quick|cosy and quick|full of hay|warm and fast]. ^ It was also going the [other|wrong] way, which nobody had [asked|looked at|thought of]!',
    ],
    [
      'Near {spot} stood a cart with [straw|sacks|hay] in it, just setting off. “That’s [quicker than|better than|kinder than] feet,” said {hero}. They climbed in [at the back|over the side|and lay down]. It was warm, and [it rocked|it hummed|it swayed]. ^ When [they sat up|they woke|the cart stopped], they were back where they had [got in|started|begun]. The cart had [gone right round|turned at the mill|made a ring]. “I [asked if it was fast|saw that it was fast|asked if it was soft],” [groaned|sighed|said] {hero}. “I never asked [where it was going|where to|which way].”',
    ],
    [
      'A cart came past {spot}, [piled with straw|heaped with straw|full of sacks], going at [a good pace|a trot|a fine pace] in what seemed to be the right direction. {hero} [did not ask|said nothing|kept quiet|asked no questions]. {He} [had the idea|had noticed|believed] that if you ask, [people say no|they say no|the answer is no]. They lay in the straw and [watched the sky go by|let their boots hang|chewed a stalk each], and it was [the most comfortable part|the best part|the softest part] of the day. ^ After [half an hour|half an hour’s nap|a long doze] it stopped, [at the very place|on the very spot|at the exact place] where they had got on. The horse had [merely|only|simply] been [turning round|walking in a circle|going round the houses]. “We’ve been carried a long way,” said {hero}, [picking straw|shaking dust|pulling straw] out of {his} collar, “and none of it was [forwards|on the way|in the right direction].”',
    ],
  ),
  beat(
    show('point', 'worried', 'funny', { props: [{ prop: 'letter', place: 'sky' }] }),
    [
      '“[Take it|Carry it|Fly it there], bird,” says {hero}. [Flap, flap|Flip, flap|Whirr, flap], it [comes back|sits down|turns round]!',
      'The post box [yawns|chews|gulps] and [spits|coughs|pops] the letter out. {hero} [picks|scoops|lifts] it up.',
    ],
    [
      '“Birds are [quick|clever|fast],” said {hero}, and gave one the letter [by|near] {spot}. ^ It [put|tucked|knitted] the letter into its nest. {He} had to say please [nine|twenty|six] times to get it back.',
      'By {spot} was a letter box, and {hero} [hugged it|clapped|was glad]. ^ But a [sign|card|note] said, “Open on [Thursday|Monday|Friday],” and this was [another|quite another|the wrong] day.',
    ],
    [
      '“[A bird could do it|Birds could do it|Any bird could do it] in [five minutes|ten minutes|no time],” said {hero}. There was one by {spot} that [looked sensible|seemed free]. {He} gave it the letter and [explained everything|told it all|described the way] [twice|slowly]. ^ The bird flew straight up and [lined its nest with it|went to bed on it|built with it]. It took [a long time|half an hour|a great while] to [explain that|sort that out|get it back] as well. “It never said it would,” {he} [sighed|told {c}|admitted]. “I’m the one [who said so|that promised|who did|who gave my word|who has to].”',
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
      '[Throw|Toss|Fling] it [far|high|up], {hero}! [Plop|Flop|Splat], it lands on {c’s} [nose|head|toes]. {C} [sneezes|giggles|jumps].',
      '[Fly|Hop|Go|Flap], letter, up and [up|away|on]! It lands [behind us|in mud|upside down]. {C} [fetches|finds|digs] it.',
    ],
    [
      '“If I throw it, I [needn’t carry it|have free hands|can rest my arms],” said {hero}. ^ Up went the letter, and [round|over], and down [behind them|far behind|where they’d been]. Now they had to [go back for it|fetch it back|walk it twice]!',
      '{hero} threw the letter [ahead|on|along the road], and it [flew|danced|sailed]. ^ Then the wind [blew|pushed|threw] it behind {spot}. They had to [crawl and crawl|look and look|hunt and hunt].',
    ],
    [
      '“[I’ll throw it|I’ll fling it|We’ll throw it] on ahead,” said {hero}, “and then walk after it with [my hands free|my arms swinging|no hands full].” {He} threw [as hard as {he} could|with a run|with both arms]. ^ The wind [looked at|picked up|read] the letter, liked it, and carried it back past {spot}. They [hunted for|searched for|crawled after] it for [an hour|ages|a long while]. After that {hero} put it [inside {his} shirt|under {his} hat|next to {his} skin|down {his} sock|up {his} sleeve]. “[I’d sooner be|I’d rather be|Better] [tired than sorry|slow than sorry],” {he} said.',
    ],
    [
      'It was {hero’s} [opinion|belief|view] that carrying was [wasteful|old-fashioned|a waste]. A letter that is thrown [goes ten times as fast as|is quicker by far than|travels ten times faster than] a letter that [is held|is carried]. {He} folded it into a dart, [seal and all|with sharp corners], and let fly near {spot}. It flew [beautifully|superbly|a treat]. It flew out, and round, and [over their heads|round a cloud|between their hats], and back the way they had come. ^ They found it [at last|in the end|much later] in the one place where [nobody had looked|neither had looked|they had not looked], which was the right one. {He} smoothed it flat [on {his} knee|with {his} thumb|against {his} chest]. [It had trusted {him}|It was in {his} care|It had relied on {him}], and {he} had [thrown it|tossed it about|thrown it away]. {He} did not feel [clever|grand|quick] at all.',
    ],
  ),
  beat(
    show('run', 'brave', 'funny', { props: LETTER }),
    [
      '[Run|Go|Zip|Dash], {hero}, [run and run|go and go|zip and dash]! [Puff|Huff|Pant], [plop|flop|bump], {he} must sit. {C} [flops|pants|sits] too.',
      '[Fast|Quick|Speedy] feet, hot [cheeks|ears|toes]! {hero} has a [bad|big|long] stitch and [stops|sits|flops].',
    ],
    [
      '“We’ll run all the way,” [cried|called|shouted] {hero}. They ran past {spot} like [the wind|two hares|a train]. ^ Then they [lay down flat|sat down|stopped] and [puffed|panted|wheezed]. A [snail|beetle|worm] went by and [waved|nodded|smiled].',
      '[Run, run, run|Hop, run, leap|Go, go, go], past {spot} and on! ^ “[Ow|Ouch|Oof], I’ve got [a stitch|a pain here|a knot],” said {hero}. They had to sit for [a very long time|ages and ages|longer than they ran].',
    ],
    [
      '“There’s [no time to walk|not enough day left|no time for walking],” said {hero}, and [began to run|was off|ran]. {He} ran past {spot} with [{his} knees up|{his} elbows out|{his} coat flying] and {his} chin out. It was [magnificent|glorious|splendid] for about [two minutes|a minute|three minutes]. ^ Then {he} had [a stitch|a pain|no breath], and had to [lie down|sit down|stop] by {spot} for twenty. “It’s a long way,” {he} [gasped|panted|wheezed], “so I think it wants [a long sort of walking|a slow sort of walking|long, slow feet].”',
    ],
    [
      'There is a voice that says “[Hurry|Faster|Quick]”, and {hero} [listened to it|believed it|took its word|took its advice]. {He} [ran|galloped|hurtled|flew] [headlong|all out|like anything]. {He} ran past {spot} [as you run|the way one runs|as people run] for a bus. [At the end of it|In the end|After that], as there was no bus, {he} [simply ran out|just ran out|ran out like a bath]. ^ {He} [lay on {his} back|lay flat] and looked at the sky [going in and out|going in and out of focus|throbbing]. A snail came up, [went round {him}|considered {him}|took the left side], and [carried on|went on|proceeded]. It was not [hurrying|rushing|running|in a hurry]. It was not [stopping|resting|dawdling], either. {hero} watched it until it was [out of sight|a dot|gone], [which took a while|which took time|by and by], and by then it was a surprising distance ahead.',
    ],
  ),
  beat(
    show('jump', 'laugh', 'joyful', { props: [{ prop: 'swing', place: 'background' }] }),
    [
      'Look, {c}, a [blue|little|red] swing! [One|Ten|Six] more [turns|swings|goes], and it is late.',
      'Swing a [bit|little|while], {hero}, [whee|whoosh|swoosh]! Oh dear, now it is [late|so late|nearly dark]!',
    ],
    [
      'By {spot} [hung|swung|waited] a swing, and {hero} begged for just one minute. ^ [Whee|Whoo|Swoosh], there went one minute, and [ten|six|nine] more! When {he} [jumped off|stopped|looked up], the shadows were [long|longer|pointing].',
      '“We’ve [got time|hours] for [one swing|a bit of swing|one go],” said {hero}. One for {him}, [one|a high one|and one] for {c}. ^ Then one each with their [eyes shut|toes up|tongues out], and how late it was [already|now|all at once]!',
    ],
    [
      'Beside {spot} somebody had [hung up|left|tied] a swing. “One minute,” [said|called|promised] {hero}. “[That’s all|No more|Not two].” It was a [wonderful|splendid|swooping] swing. [At the top|From up there|At the highest] you could see [for miles|the whole road|your own roof]. ^ It is [strange|odd|funny] about minutes. [They had only had one|They’d had only one|They’d had just one], and yet the shadows had moved [right across|over|all along] the path. {hero} [felt|looked] in {his} pocket. The letter was still there, [waiting|flat and patient|a bit crumpled]. {He} went [red|hot|quiet].',
    ],
    [
      'Nobody could blame them for the swing. It hung near {spot} [with its arms out|with an empty lap|like an invitation], and they had been good [for hours|all day|since the gate]. “One minute,” said {hero}, and [meant it|believed it]. ^ But a minute on a swing [isn’t the same as|is bigger than|is unlike] a minute on the road; there is [more room in it|more space inside|more fits in]. They tried it [standing|kneeling|in turns]. They tried it [backwards|sideways|together]. It was [the shadow|a shadow|the long shadow] that {he} [noticed, finally|noticed first]. It had been beside them [when they began|at the start|to begin with], and it was now in front, [pointing|and longer]. The letter [crackled|rustled|creaked] in {his} pocket as {he} [jumped down|let go|slid off]. It had not [said a word|made a sound|complained] [the whole time|all that while|all along].',
    ],
  ),
];
