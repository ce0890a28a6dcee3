import { beat, show, type Try } from './plot.ts';

/** Five cures for a clock by people who have not asked it what is wrong. */
export const BROKEN_MACHINE_TRIES: readonly [Try, Try, Try, ...Try[]] = [
  beat(
    show('reach', 'cheeky', 'funny', { props: [{ prop: 'clock', place: 'background' }] }),
    [
      '[Bonk|Bang|Clonk|Bump]! “[Wake up|Get up|Hello, clock|Tick, please]!” [Boing|Ping|Sproing|Doing]! A spring [jumps|hops|pops|flies].',
      '[Kick it|Thump it|Bump it|Boot it]! [Ouch|Ow|Oof|Oh]! [Poor clock|Sad clock|Sorry, clock|No tick]. Poor [toe|foot|heel].',
    ],
    [
      '“Sometimes [a bump|a bang|a knock] helps,” said {hero}. [Bonk|Bang|Clonk|Whack]! ^ [BOING|PING|SPROING|DOING]! A spring [flew out|jumped up|popped out] and landed on {c}. Now two things were [wrong|broken|out of place].',
      '{hero} gave the [biggest|nearest|fattest] wheel a kick. “[Ow|Ouch|Oof|My toe]!” ^ The wheel [just stood there|did not mind|did not move|felt nothing]. {hero} hopped round {spot} [on one foot|like a frog|three times]. “It didn’t tell me [anything|why|a thing].”',
    ],
    [
      '“At home,” [said {hero}|{hero} remembered|{hero} said], “you thump the [radio|oven] and it works.” So, by {spot}, {he} gave the Clock a [good thump|hearty thump|hard thump]. ^ [Boing|Ping|Sproing|Twang]! [Out shot|Out flew|Out leapt] a spring as long as a [snake|clothes line]. It took them [ages|an hour|half the day] to [stuff it back|roll it up|coax it home]. “Thumping only tells it that [we’re cross|we’re annoyed|we’ve got fists],” said {hero}. “It doesn’t tell us [what’s the matter|what’s wrong|why].”',
    ],
    [
      'There is a kind of person who mends things by hitting them, and {hero} thought that it was [worth a try|worth trying|worth one blow]. {He} chose a wheel near {spot}, [begged its pardon|apologised|said “Ready?”], and [swung the hammer|let fly|hit it]. ^ The wheel rang [like a gong|like a tray|like a church]. A long way up something said “[tink|ping|clack|plip]”. Then a spring the length of a [bus|caterpillar dance] came whirring out, [bounced twice|danced a step|bowed], and put itself round {c} like a scarf. It was [twenty minutes|half an hour|some time] before everyone was back in place. “That was a question,” said {hero}, “but [a rude one|not a kind one|badly put]. I wouldn’t have [answered it|told me|replied] either.”',
    ],
  ),
  beat(
    show('reach', 'brave', 'funny', { props: [{ prop: 'key', place: 'hand' }] }),
    [
      '[Turn the key|Push the key|Big, big key|Grab the key]. [Crick, crack|Crick, crick|Click, clack|Creak, crack], stuck! [Hmm|Oh|Well|Why].',
      '[Wind it up|Turn it round|Crank it up|Wind, wind]! [Twang|Ping|Whizz|Sproing]! [Round goes|Over goes|Off spins|Up flies] {hero}.',
    ],
    [
      'They found a key near {spot}, [as big as|as tall as|heavier than] {hero}. [They turned it|They pushed it|Round they went], crick, crack, crick! ^ Then it would not [turn any more|budge any more|go further]. The clock was [all wound up|quite full|wound up tight] already.',
      '“It’s [tired|empty|run down],” said {hero}. “[Wind it up|Turn the key|Give it a wind]!” They [turned|pushed|heaved] the key until [it stuck|it creaked|it stopped]. ^ [TWANG|PING|SPROING|WHIZZ]! It spun back again and [flung|tipped|threw|tossed] {hero} into {c}.',
    ],
    [
      'By {spot} they [found the key|came on the key|saw the key]. It was as long as [a broom|a rake|{c} and a half]. “It’s [run down|tired|out of tick], that’s all,” said {hero}. They [hung on and pulled|leaned and pushed|both took hold]. [Crick|Crack|Creak]. [Crick|Crack|Creak]. [Crick|Crack|Click]. ^ Then the key twanged back, and {hero} went round with it [like the washing|like a sock|like a flag]. “It isn’t tired,” {he} said, [when the world stood still|when {he} had landed|sitting up]. “It’s [full of go|bursting with go|wound tight]. It [just isn’t going|only won’t go|just won’t].”',
    ],
    [
      'A key as long as [an oar|a flagpole|a bench] stuck out of the ground near {spot}, and {hero} felt sure that it [explained everything|was the answer|settled it]. [Nobody had wound it|They had forgotten to wind it|It must have run down|No one had turned it]. They [pushed from one side|shoved on one side|leaned on one end] and pulled from the other. It gave [one click, two clicks|a click, another click|one crack, two cracks], and then half a click. ^ [You can’t fill|One can’t fill|It’s no use filling|There’s no filling] a thing that is full. The key [shuddered|groaned|trembled], let go and unwound, and it took {hero} along for [eleven|nine|a dozen] turns. {He} [sat up|came to rest|stood up] with {his} hair in a new direction. “It isn’t [short of push|weak|lazy],” {he} told {c}. “[It’s got more push|There’s more push in it|It has more push] than it knows what to do with.”',
    ],
  ),
  beat(
    show('look-aside', 'laugh', 'funny', { props: [{ prop: 'jar', place: 'ground' }] }),
    [
      '[Oil|Oil, oil|Drip, oil|Oil for you]! [Glug, glug|Glop, glop|Gloop, glug|Splosh, glug]. [Slip, slide, bump|Slide, slide, bump|Slip, slop, flop|Whee, bump]!',
      '[Drip, drop, oil|Plip, plop, oil|Oil, drip, drop|Drip, oil, drop]. Now {c} is [slippery|slidy|shiny|drippy]!',
    ],
    [
      '“It’s [thirsty|dry|stiff],” said {hero}. [Glug, glug, glug|Gloop, gloop|Slop, glug, slop|Glug, glop, glug]! {He} oiled [every wheel|all the wheels|each tooth] as far as {spot}. ^ Then {he} [took one step|turned to go|lifted a foot]. [Wheee|Whoops|Swish|Zoom]! {hero} [slid|shot|skated] all the way back.',
      '{hero} [poured out|used up|tipped out] the whole jar of oil. Now everything [shone|gleamed|winked|was gold]. ^ And everything [slipped|slid|skidded]! {C} [slid into|bumped into|flattened] {hero}, and {hero} slid past {spot}.',
    ],
    [
      '“Perhaps it’s [stiff|dry|rusty inside],” said {hero}. {He} [oiled|did|dripped on] the wheels by {spot}. {He} oiled the chain, [the lever|the bell|the ladder] and, by mistake, {c}. ^ The Clock [gleamed|shone|sparkled|glistened]. [It did not tick|There was no tick|Not a tick came|It was as dumb as ever]. But when {hero} took a step, {his} feet [left without {him}|went on ahead|flew up]. “It wasn’t dry at all,” {he} [called|sang|cried], sliding by. “Somebody has been oiling it [already|every day|all along]!”',
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
      '[Push the hands|Pull the hands|Turn the hands|Heave the hands]! [Bong|Bing|Dong|Bing, bong]! [Stop|Rest|Let go|Sit]. [No bong|Hush|Silence|No bing].',
      '[Push, push, push|Heave, heave, heave|Pull, push, pull|Up and push]! [Too heavy|So heavy|Big hand|It is hot]. [Puff|Phew|Oof|Pant]!',
    ],
    [
      '“We’ll [push it round|turn it|do the bonging] ourselves,” said {hero}. [Push|Heave|Shove]! Bong, [said|went|sang] the clock. [Push|Heave|Shove]! [Bong|Bing|Bing, bong]! ^ But when they let go, [it stopped|it stood still|nothing moved]. Would they have to push [for ever|all night|till they were old]?',
      '{hero} [hung on to|swung on|pulled] the long hand. [Bong|Bing, bong|Dong]! It was lunch. [Bong|Bing, bong|Dong]! It was lunch again. ^ “[Make up your mind|Not again|We’re full|I’m still chewing]!” called somebody near {spot}.',
    ],
    [
      'They [climbed up to|scrambled up to|went up to] the face and pushed the hands round themselves. [Bing, bong|Bong, bong]! [Everybody|Everyone] sat down to lunch. [Bong, went the bell|Bing, bong|Out rang a dong|Bong, bong]! [Everybody|Everyone|They all] sat down again. ^ “Make up your mind!” called a [cross|tired|puzzled] voice near {spot}. {hero} let go to [wave|bow|say sorry], and everything stopped. “If it only goes while I push it,” {he} [puffed|panted|wheezed], “it isn’t mended. It’s just me, [being a clock|going bong|playing clock].”',
    ],
    [
      'If the hands would not go, {hero} said, they could be [taken|walked round|driven]. {He} put {his} shoulder to the long one, {c} leaned on the short one, and they walked [a whole day|a full day|twelve hours] round. Bong, and people near {spot} [sat down to|were called to|came out for] lunch. Bong, and they [sat down to another|had another|got up and sat again]. By the [fourth|fifth|third] lunch there were [complaints|groans|letters]. ^ As soon as they [rested|stopped|sat down], so did the Clock. “It’s like pushing a [sleeping horse|parked bus],” [panted|gasped|groaned] {hero}. “You can do it, but you wouldn’t [call it riding|get far|say it ran].” {He} had [found out|learned|discovered] how to move it. {He} had not [found out|learned|discovered] why it didn’t.',
    ],
  ),
  beat(
    show('kneel', 'thoughtful', 'funny', { props: [{ prop: 'magnifying-glass', place: 'hand' }] }),
    [
      '[Take it apart|Open it up|Undo the clock|Bits out]. [Put it back|Bits in|Close it up|All in again]. [One left|One bit left|Oh, one more|One too many]!',
      '[Screws out|Wheels out|Bolts out|Springs out]. [Screws in|Wheels in|Bolts in|Springs in]. [What is this|One over|Who is this|Where does it go]?',
    ],
    [
      '{hero} [took out|undid|unscrewed] all the screws near {spot}. {He} [put them back again|put them all back|did them up again]. ^ “[Good as new|All done|That’s that],” {he} said. But why was there [still one|one more|a screw] in {his} pocket?',
      '[Out came|Out hopped|{hero} took out] a wheel, a screw and a spring. [In went|Back went|In hopped] a wheel and a screw. ^ “Where does this bit go?” [asked|said|wondered] {hero}. The spring said [boing|ping|nothing|sproing].',
    ],
    [
      '“I’ll [open some of it|undo a bit],” said {hero}, “and look inside.” By {spot} {he} laid everything out [in rows|on a cloth|by size]. It was [beautiful|perfect|lovely|very neat]. Then {c} [bumped into it|sneezed|turned round]. ^ After that [there were no rows|nothing was in rows|there was only a heap]. {hero} [put it together|built it up|screwed it together] as well as {he} could. One piece was [left over|over|homeless]. “I know what’s in it now,” {he} [sighed|said|told {c}]. “I should have looked [how it goes|how it works|who turns what].”',
    ],
    [
      'Taking things apart was what {hero} [did best|liked best|was best at]. {He} undid the case near {spot} and set out the pieces on the ground: forty-two, all clean, [all in order|in rows|all polite]. Not one of them [looked guilty|was at fault|had a crack]. ^ Putting things together was what {he} did second best. When {hero} [had finished|was done|sat back], there were forty-one pieces in the Clock and one in {his} hand. It took [two more goes|three more goes|an hour more] to find it a home. “There’s [nothing wrong with|no harm in|no fault in] any of them,” {he} said. “But [a row of pieces|a list of parts|a heap of wheels] isn’t a clock. It’s how they [hold on to each other|lean on each other|hang together] that I didn’t look at.”',
    ],
  ),
];
