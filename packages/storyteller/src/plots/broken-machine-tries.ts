import { beat, show, type Try } from './plot.ts';

/** Five cures for a clock by people who have not asked it what is wrong. */
export const BROKEN_MACHINE_TRIES: readonly [Try, Try, Try, ...Try[]] = [
  beat(
    show('reach', 'cheeky', 'funny', { props: [{ prop: 'clock', place: 'background' }] }),
    [
      '“[Wake up|Get up|Hello|Tick, please], clock,” [bonk|bang|clonk|bump]! A spring [jumps|hops|pops|flies] [out|off|past].',
      '{hero} gives the clock a [big|good|hard|little] kick, [ouch|ow|oof]! Poor [toe|foot|heel], poor [clock|big clock|old clock].',
    ],
    [
      '“Sometimes [a bump|a bang|a knock] helps,” [said|decided] {hero}, and [bonk|bang|clonk|whack] went the hammer. ^ A spring [flew out|jumped up|popped out], [boing|ping|sproing], and [landed|sat down|curled up] on {c}. Now two things were [wrong|broken|out of place].',
      '{hero} gave the [biggest|nearest|fattest] wheel a kick. “[Ow|Ouch|Oof], my [toe|foot|poor toe]!” ^ The wheel [just stood there|did not mind|did not move|felt nothing]. {hero} hopped round {spot} [on one foot|like a frog|three times], and still didn’t know why.',
    ],
    [
      '“At home,” [said {hero}|{hero} remembered|{hero} said], “you thump the [radio|oven] and it works.” So, by {spot}, {he} gave the Clock a [good thump|hearty thump|hard thump]. ^ [Boing|Ping|Sproing|Twang], [said the Clock|it went|came the answer]! [Out shot|Out flew|Out leapt] a spring as long as a [snake|clothes line]. It took them [ages|an hour|half the day] to [stuff it back|roll it up|coax it home]. “Thumping only tells it that [we’re cross|we’re annoyed|we’ve got fists],” said {hero}. “It doesn’t [tell|ask] us [what’s the matter|what’s wrong|why].”',
    ],
    [
      'There is a kind of person who mends things by hitting them, and {hero} thought that it was [worth a try|worth trying|worth one blow]. {He} chose a wheel near {spot}, [begged its pardon|apologised|said “Ready?”], and [swung the hammer|let fly|hit it]. ^ [The wheel rang|The metal rang|The rim rang] [like a gong|like a tray|like a church]. A long way up something said “[tink|ping|clack|plip]”. Then a spring the length of a [bus|washing line] came whirring out, [bounced twice|danced a step|bowed], and put itself round {c} like a scarf. It was [twenty minutes|half an hour|some time] before everyone was back in place. [“That was a question|“That was one way of asking|“It was asking, of a kind],” said {hero}, “but [a rude one|not a kind one|badly put]. [I wouldn’t|Nor would I|I shouldn’t] have [answered it|told me|replied], either.”',
    ],
  ),
  beat(
    show('reach', 'brave', 'funny', { props: [{ prop: 'key', place: 'hand' }] }),
    [
      '[Turn|Push|Grab|Heave] the [big|huge|long|fat] key, [crick, crack|crick, crick|click, clack|creak, crack]! It is [stuck|full up|wound up|jammed tight].',
      'Wind it [up|round|tight], wind it [more|again|once more], [twang|ping|whizz|sproing]! [Round|Over|Up|Off] [goes|flies|spins] {hero}.',
    ],
    [
      'They found a key near {spot}, [as big as|as tall as|heavier than] {hero}. [They turned it|They pushed it|Round it went], [crick, crack, crick|crack, crick, crack]! ^ Then it would not [turn any more|budge any more|go on]. The clock was [all wound up|quite full|wound up tight] already.',
      '“It’s [tired|empty|run down],” said {hero}. “[Wind it up|Turn the key|Give it a wind]!” They [turned|pushed|heaved] the key until it [stuck|creaked|stopped]. ^ [TWANG|PING|SPROING|WHIZZ], it spun back again and [flung|tipped|threw|tossed] {hero} into {c}.',
    ],
    [
      'By {spot} they [found the key|came on the key|saw the key]. It was as long as [a broom|a rake|a bench]. “It’s [run down|tired|out of tick],” said {hero}. They [hung on|leaned on it|took hold], [heels dug in|puffing]. [Crick|Crack|Creak], [crick|crack|creak], [and it stuck|and no more|crunch]. ^ Then the key twanged back, and {hero} went round with it [like the washing|like a sock|like a flag]. “It isn’t [tired|run down],” {he} said, [when {he} had landed|sitting up|quite dizzy]. “It’s [full of go|bursting with go|wound tight]. It [just|only] won’t [go|start] [for us|today].”',
    ],
    [
      'A key as long as [an oar|a flagpole|a bench] stuck out of the ground near {spot}, and {hero} felt sure that it [explained everything|was the answer|settled it]. [Nobody had wound it|They had forgotten to wind it|It must have run down|No one had turned it]. They [pushed from one side|shoved on one side|leaned on one end] and pulled from the other. It gave [one click, two clicks|a click, another click|one crack, two cracks], and then half a click. ^ [You can’t fill|One can’t fill|It’s no use filling|There’s no filling] a thing that is full. The key [shuddered|groaned|trembled], let go and unwound, and it took {hero} along for [eleven|nine|a dozen] turns. {He} [sat up|came to rest|stood up] with {his} hair in a new direction. “It isn’t [short of push|weak|lazy],” {he} told {c}. “[It’s got more push|There’s more push in it|It has more push] than it knows what to do with.”',
    ],
  ),
  beat(
    show('look-aside', 'laugh', 'funny', { props: [{ prop: 'jar', place: 'ground' }] }),
    [
      'Oil for [you|wheels|teeth], [glug, glug|glop, glop|gloop, glug|splosh, glug]! [Slip|Slop|Whee], [slide|slither|zip], [bump|flop|plop], down [goes|sits] {c}.',
      '[Drip|Plip|Plop], [drop|drip|plink], oil on [top|toes|everything|teeth]! Now {c} is [slippery|slidy|shiny|drippy].',
    ],
    [
      '“It’s [thirsty|dry|stiff],” said {hero}. [Glug, glug, glug|Gloop, gloop|Slop, glug, slop], {he} oiled [every wheel|all the wheels|each tooth] as far as {spot}. ^ Then {he} [took one step|turned to go|lifted a foot], and [wheee|whoops|swish|zoom], {he} [slid|shot|skated] all the way back.',
      '{hero} [poured out|used up|tipped out] the whole jar of oil, till [everything|every wheel] [shone|gleamed|winked]. ^ And [everybody|everyone] [slipped|slid|skidded]! {C} [slid into|bumped into|flattened] {hero}, and {hero} [slid|sailed|whizzed] past {spot}.',
    ],
    [
      '“Perhaps it’s [stiff|dry|rusty inside],” said {hero}. {He} [oiled|did|dripped on] the wheels by {spot}. {He} oiled the chain, [the lever|the bell|the ladder] and, by mistake, {c}. ^ The Clock [gleamed|shone|sparkled|glistened] [like a spoon|all over|like a wet seal]. [It did not tick|There was no tick|Not a tick came|It was as dumb as ever], [not one|though|all the same]. But when {hero} took a step, {his} feet [left without {him}|went on ahead|flew up]. “It wasn’t [dry|stiff|thirsty] at all,” {he} [called|sang|cried], sliding by. “[Somebody|Someone] has been oiling it [already|every day|all along]!”',
    ],
    [
      '{hero} had brought a jar of oil, and it seemed [a pity|a waste|rude] not to use it. {He} started by {spot} and worked along, [a drop for every tooth|tooth by tooth|with a drop each]. Only when {he} [put {his} elbow down|leaned on one|touched a tooth] did {he} notice that there was oil there before. Somebody had been round already, with something [as fine as|no thicker than|as thin as] a [hair|whisker]. ^ {hero} [stood up|jumped up|turned round] to tell {c}. [That was a mistake|It was a mistake|This was unwise|That was the end of standing]. {He} went past {spot} [sitting down|on {his} seat|in a crouch], and came back lying on {his} front. “It wasn’t dry,” {he} reported, [from underneath a lever|upside down|from behind a bell]. “I’ve oiled everything except [the reason|the right thing|the trouble].”',
    ],
  ),
  beat(
    show('climb', 'brave', 'funny', {
      props: [
        { prop: 'clock', place: 'background' },
        { prop: 'ladder', place: 'ground' },
      ],
    }),
    [
      '[Push|Pull|Turn|Heave] the [big|long|fat] hand round, [bong|bing|dong]! Let go, and it [stops|sleeps|rests|naps].',
      '[Push, push, push|Pull, pull, pull|Heave, heave, heave], what a [heavy|fat|long|big] hand! [Puff|Phew|Oof|Pant], {hero} must [stop|sit|rest|lie down].',
    ],
    [
      '“We’ll [push it|turn it] ourselves,” said {hero}, and they [pushed|heaved|shoved], [bong|bing, bong|dong, bong], [all round|till their ears rang|till they puffed]! ^ But when they let go, it [stopped|stood still|slept]. Would they have to push [for ever|all day|till they were old]?',
      '{hero} [hung on to|swung on|pulled] the long hand, [bong|bing, bong|dong], and it was [lunch|soup] time! {He} [swung|pulled] once more, and it was lunch again. ^ “[Make up your mind|Not again|We’re full|I’m still chewing]!” [called|cried] somebody near {spot}.',
    ],
    [
      'They [climbed|scrambled|went] up and pushed the hands themselves. [Bing, bong|Bong, bong], [it went|it said], and [everybody|everyone] sat down to [lunch|soup|dinner]. [Bong|Bing, bong|Dong], [went the bell|it said], and they [all sat down|sat down] again. ^ “Make up your mind!” called a [cross|tired|puzzled] voice near {spot}. {hero} let go to [wave|bow], and everything [stopped|stood still|went dumb]. “If it only goes while I push it,” {he} [puffed|panted|wheezed], “it isn’t mended. It’s [just|only] me, [being a clock|going bong|playing clock].”',
    ],
    [
      'If the hands would not go, {hero} said, they could be [taken|walked round|driven]. {He} put {his} shoulder to the long one, {c} leaned on the short one, and they walked [a whole day|a full day|twelve hours] round. Bong, and people near {spot} [sat down to|were called to|came out for] lunch. Bong, and they [sat down to another|had another|got up and sat again]. By the [fourth|fifth|third] lunch there were [complaints|groans|letters]. ^ As soon as they [rested|stopped|sat down], so did the Clock. “It’s like pushing a [sleeping horse|parked bus],” [panted|gasped|groaned] {hero}. [“You can do it|“It can be done|“You can try it], but you wouldn’t [call it riding|get far|say it ran].” {He} had [found out|learned|discovered] how to [move it|push it|make it bong]. {He} had not [found out|learned|discovered] why it [didn’t|wouldn’t] [by itself|of its own accord].',
    ],
  ),
  beat(
    show('kneel', 'thoughtful', 'funny', { props: [{ prop: 'magnifying-glass', place: 'hand' }] }),
    [
      'Take it [apart|to bits|to pieces], put it [back|together|in again]. Whose is this [screw|bolt|nut|bit], left [over|out|behind]?',
      '[Screws|Wheels|Bolts|Springs] out, [screws|wheels|bolts|springs] in, [tap, tap|twist, twist|click, click]! [One|This one|A fat one|A tiny one] is [left over|homeless|still out].',
    ],
    [
      '{hero} [undid|unscrewed|untwisted] all the screws near {spot}, and put them [back|in again]. ^ “[Good as new|All done|That’s that],” {he} [said|sang|told {c}]. But why was there [still one|one more|a fat one|a screw] in {his} [pocket|sleeve|boot]?',
      'Out [came|hopped|rolled] a wheel, a [screw|pin|bolt] and a spring. In [went|hopped|rolled] [a wheel|the wheel] and [nothing|no one] else. ^ “Where [does|did] the rest [go|live|belong]?” [asked|said|wondered] {hero}. The spring said [boing|ping|nothing|sproing].',
    ],
    [
      '“I’ll [open some of it|undo a bit],” said {hero}, “and [look inside|peep in].” By {spot} {he} laid everything out [in rows|on a cloth|by size]. It [was|looked] [beautiful|perfect|lovely|very neat], [like a shop|for a bit]. Then {c} [bumped into it|sneezed|turned round]. ^ [After that|Then] [there were no rows|nothing was in rows|there was a heap]. {hero} [put|screwed|stuck] it together as well as {he} could. One [piece|screw] was [left over|over|homeless]. “I know what’s in it now,” {he} [sighed|said|told {c}]. “I should have [asked|looked] [how it goes|how it works|who turns what].”',
    ],
    [
      'Taking things apart was what {hero} [did best|liked best|was best at]. {He} undid the case near {spot} and set out the pieces on the ground: forty-two, all clean, [all in order|in rows|all polite]. Not one of them [looked guilty|was at fault|had a crack]. ^ Putting them [together|back] was [what {he} did second best|a different matter|another story]. When {hero} [had finished|was done|sat back], there were forty-one pieces in the Clock and one in {his} hand. It took [two more goes|three more goes|an hour more] to find it a home. “There’s [nothing wrong with|no harm in|no fault in] any of them,” {he} [said|sighed|told {c}]. “But [a row of pieces|a list of parts|a heap of wheels] isn’t a clock. It’s how they [hold on to each other|lean on each other|hang together] that I didn’t look at.”',
    ],
  ),
];
