import type { FourVoices } from '../page-texts.ts';

/** Last lines of the lessons that each must learn for themselves. */
export const CLOSINGS_ALONE = {
  patience: [
    [
      'Slow, [slow|slow, slow|and slower]. [Sleep|Dream|Rest], {hero}, [sleep|dream|rest].',
      'Wait [a bit|a little|and see]. Here comes [sleep|a yawn|a dream].',
      'No [hurry|rush|need to run]. [Yawn|Mm|Ahh]. [Slow|Soft|Good] night, {hero}.',
      '[Drip|Tick|Hush], [drop|tock|hush]. [Little by little|Bit by bit]. [Sleep|Hush|Snuggle down], {hero}.',
      'Is it [morning|day|time] yet? [Not yet|Not quite|No, no]. [Good night|Sleep on|Snuggle down], {hero}.',
    ],
    [
      'Good things come [slowly|softly|late], like sleep. And here it came, on [soft|bare|small] feet.',
      '{hero} lay still and waited for the [morning|day|sun]. It was on its [way|slow way|long way].',
      '{hero} did not [call|look for|chase] sleep. {He} just left [room|a bit of pillow|half the pillow] for it.',
      'Some things are [worth|well worth] the wait. {hero} [yawned|blinked] and waited for [a dream|one more|tomorrow]. [Good night|Hush].',
      'First [came one|there was one|one] [yawn|big yawn|small yawn]. Then [a stretch|a sigh|two yawns]. Then [nothing|a bit of nothing], for a while. Then [sleep|good night].',
    ],
    [
      '{hero} was not in a hurry [any more|now]. The night was [long|deep|wide], and morning knows the [way|road].',
      'Some things can’t be [pulled|hurried] or [pushed|chased]. {hero} lay still, and sleep came [all by itself|in its socks|when it was ready].',
      'There was a time when {hero} would have [counted|shaken|pulled at] the minutes. Now {he} let them [go by|come], one after the other, like [ducks|sheep|clouds].',
      '“Are we there yet?” the [bed|pillow|blanket] seemed to ask. “[Nearly|Soon|Any minute],” said {hero}, and [shut {his} eyes|yawned|slept].',
    ],
    [
      '{hero} did not try to fall asleep. {He} had learned a [thing|lesson] or two about trying. {He} only left the [door|window|gate] open, and after a while sleep [walked|wandered|strolled] in.',
      'There would be time [tomorrow|in the morning]. {hero} had never [noticed|remarked] before how much of it there was, [lying about|just for the taking|going spare].',
      'It is hard to say what happens while one [waits|is waiting]. [Most of it|Nearly everything], {hero} now thought. {He} turned the pillow over, for the [cool|other] side, and [let it happen|waited for sleep].',
      'Some clocks [go tick|hurry]; others only go when nobody is [looking|watching]. {hero}, who had [watched|stared at] both sorts that day, put {his} face in the pillow and let them all get on with it.',
    ],
  ],
  smallSteps: [
    [
      'Step, step, [step|hop|stair]. Up to bed, [{hero}|little {hero}|big {hero}].',
      'Little [steps|feet|toes]. [Big|Great|Tall] {hero}. [Good night|Sleep well].',
      'One [foot|toe|step]. Two [feet|toes|steps]. [Home|Bed|There]! [Good night|Sleep tight], {hero}.',
      'Bit by [bit|little bit]. All [done|the way|there]. [Sleep|Rest], {hero}.',
      'So [far|high], so [far|good]! On [two|such] small feet. [Night|Sleep well], {hero}.',
    ],
    [
      'Step by step {hero} went up to [bed|sleep|the pillow]. That is how you get [anywhere|everywhere|to the top].',
      'How [far|high|very far] {hero} had come! And all of it on two [small|tired|good] feet.',
      'One more [stair|step], and one more, and [one|one little one] more. Then came the [bed|pillow]. [Good night|There], {hero}.',
      'The [left|right] foot was tired. The other [was, too|said so as well]. They had [carried|brought] {hero} [all the way|so far]. [Good night, feet|Sleep well].',
      '“I did it in [bits|steps|small bites],” said {hero}. The last bit was [a small one|a yawn|the smallest]. Then {he} [slept|dreamed|was off].',
    ],
    [
      '{hero} climbed the stairs to bed, one at a [time|go]. It struck {him} that this was how {he} had done everything [else|that day|so far].',
      'It had looked so [far|high|long], that morning. It still [was|did]. {hero} had simply not [stopped|turned back|sat down for long].',
      'There is no such [thing|place] as a long way, {hero} [thought|found|had found]. There is only a [short|small] way, and then [another|the next]. {He} [yawned|curled up], and took the last.',
      '{hero} looked at {his} [shoes|boots] beside the bed. They were [quite small|no bigger than before]. You would [never|hardly] guess how far they had [been|got].',
    ],
    [
      'There were [fourteen|thirteen|seventeen] stairs up to bed. {hero}, who had never counted them before, climbed every one, and thought that there was not [really|after all] any other way to get up a thing.',
      'When people [asked|wanted to know] how {he} had managed it, {hero} could only tell them the truth. There had been a first bit, and after that there had been a [next|second] bit.',
      'Seen from the [end|pillow|bed], it looked like one [great|enormous|splendid] thing. {hero} [knew better|had been there|was not deceived]. It had been several hundred small ones, and [most|some] of them had been [rather dull|about socks].',
      'Nobody ever [paints|praises|describes] the middle steps. {hero} thought of them [kindly|with respect] now, the ones with no view, which had [done the work|got {him} there]; and slept in the middle of the next.',
    ],
  ],
  courage: [
    [
      'Brave [little {hero}|toes|ears|chin]. Sleepy [{hero}|nose|knees|eyes]. [Good night|Night, night|Sleep tight|Hush now].',
      'Boom, boom, brave [heart|little heart]. [Sleep well|Good night|Rest now|Sleep tight].',
      'Hello, [dark|night|shadow]. Good night, [dark|night|shadow]. [Brave|Bold|Good] {hero}.',
      '[Shake|Shiver|Wobble] and [go|hop|on]! {hero} [did it|dared|went]. [Sleep now|Rest now|Snuggle in|Cuddle up].',
      'Who was [brave|bold|so brave]? {hero}[| was|, {hero}]! [Snore|Yawn|Zzz], [snore|yawn|zzz].',
    ],
    [
      '{hero’s} heart still went [boom|thump|bump]. It was a [brave|bold|proud] sort of [noise|song|tune].',
      'The dark came in to say [good night|hello|sleep well]. “Good night,” said {hero}. “[Sit down|Mind the rug|Come in].”',
      '{hero} had been a bit [scared|wobbly|shaky], and gone. That [is|was] called [brave|being brave]. Good night, [lion|{hero}].',
      'Under the bed there was [nothing|only a sock|one slipper]. {hero} had [looked|checked]. [Good night, bed|Good night|Sleep well].',
      'Brave people need [a lot of|plenty of|deep] sleep. So {hero} [began|started] [at once|right away]. [Snore|Good night].',
    ],
    [
      'Had {he} been [scared|frightened|afraid]? Yes, [nearly|almost] the whole time. {hero} turned over and slept like a [lion|bear|king].',
      '“Were you never [frightened|scared]?” somebody [asked|wondered]. “[Terribly|Very|Horribly],” said {hero}. “I just went [anyway|all the same].”',
      '{hero’s} knees had [shaken|knocked|wobbled] all day, and had [carried|taken] {him} all the same. {He} [thanked|patted] them both, and slept.',
      'The dark stood [round|about] the bed, as it did every night. {hero} [nodded to|winked at] it. They had [met|been introduced].',
    ],
    [
      '“And you weren’t [afraid|scared]?” they asked. {hero} thought about it [honestly|for a while]. “[I was|Certainly|All the time],” {he} said. “I [took it with me|brought it along].”',
      'Being brave, it turned out, felt [exactly|very much] like being frightened. The only difference was which way your [feet|toes|shoes] were pointing.',
      'There had been a moment, {hero} [remembered|recalled], when {he} could have turned round, and nobody would have [known|minded|said a word]. {He} looked at that moment [fondly|with interest], and put out the [light|lamp].',
      'People would [tell|repeat] it, later, as if it had been [easy|nothing]. {hero} [let them|nodded|did not argue]. {He} knew how loud a [heart|heartbeat] can be, and how far you can [get|go|walk] to the sound of it.',
    ],
  ],
  mistakes: [
    [
      '[Oops|Whoops|Uh-oh]! [Ha, ha|Hee, hee|Ho, ho]! Try again [tomorrow|soon]. [Night|Good night|Sleep well]!',
      'Oops is [fine|good|fun|no matter]. [Good night|Sleep well|Night, night|Dream on], [{hero}|dear {hero}|little {hero}].',
      '[Whoops|Bump|Splat] today. [Hop|Up|Better] tomorrow. [Sleep|Rest], {hero}.',
      'Wrong, [wrong|oops], right! [Well done|Clever you|Ha, ha], {hero}. [Good night|Sleep].',
      'A [spill|slip|muddle]? [Never mind|Wipe, wipe|Tra-la]. [Good night|Night, night|Sleep well], [{hero}|messy {hero}|you].',
    ],
    [
      'Tomorrow {hero} would make some new [mistakes|muddles|oopses]. [Lovely|Big|Better|Brand-new] ones!',
      '“[Oops|Whoops]” is a good word. {hero} said it [once more|twice|to the pillow], and slept.',
      '{hero} put {his} [pyjamas|slippers|socks] on the wrong way round. [Never mind|No matter|They were just as warm]. [Good night|Sleep well|Yawn]!',
      'First it went [wrong|crooked|bang]. Then it went [wrong|funny]. Then it went [right|well]! {hero} [smiled|laughed] in {his} sleep.',
      'There was still [jam|paint|mud|glue] behind {hero’s} ear. It had been a [very good|messy|proper] day. [Good night|Sleep well|Leave it on].',
    ],
    [
      '{hero} counted the day’s [mistakes|muddles] instead of [sheep|ducks]. There were [a lot|plenty|more than ten]. {He} was asleep before {he} got to the [best|funniest|last] one.',
      'Without that [first|silly] wrong turn they would never have found the right one. {hero} said [thank you to it|so, aloud], and slept.',
      '“Next time,” said {hero}, “I’ll get it wrong [quicker|better|on purpose].” {He} was asleep before anyone could [argue|ask why].',
      'It had come out [crooked|lopsided|odd], and it was {own}. {hero} would not have [swapped|changed] it for a straight one. {He} slept [crooked, too|across the bed].',
    ],
    [
      '{hero} had made [eleven|nine|seventeen] mistakes that day. Every one of them, {he} worked out, had been holding a small [clue|key|lamp] behind its back.',
      '[In {his} notebook|On a sheet of paper|Before {he} slept] {he} drew a line down the page. On one side went what had [worked|gone right]. The other side was much longer, and far more [useful|interesting].',
      'A mistake, {hero} thought, is only a [question|guess|try] that has been answered rather [firmly|loudly]. {He} had asked a great many that day, and was [pleasantly|thoroughly] tired.',
      'What {he} had [minded|regretted] at the time, {hero} [noticed|found], {he} was by now [telling|acting out] as a funny story. It had taken [one day|less than a day]. Some things want only a little [distance|time|supper].',
    ],
  ],
  beingYourself: [
    [
      '[Only|Just] one {hero}[| here]. [Just|All|So] right. [Good night|Night, night|Sleep well|Hush now].',
      'You are [you|you, {hero}|you, you, you]. [Hooray|How good|Lovely|Hip, hip]! [Good night|Sleep tight|Night, night|Yawn].',
      '{hero’s} own [nose|ears|toes|knees]. {hero’s} own [bed|pillow|yawn]. [Good night|Sleep well|Snuggle in|Hush].',
      'Not [big|tall]. Not [small|short]. [Just|Simply|Only|All] {hero}. [Sleep|Dream|Rest|Yawn].',
      'Who is [that|this|here]? {hero}[|, only {hero}|, our {hero}]! [Good night|Mm, sleep now|Snug, sleep now].',
    ],
    [
      'There is only one {hero} in the [whole wide|whole|great big] world. [Good night|Sleep well|Sweet dreams], that one.',
      'The [mirror|window|spoon] looked at {hero}. “[Just right|Yes, that one|Very good],” it seemed to say.',
      '{hero} [curled|rolled] up in just {his} own way, with one [foot|knee|elbow] out. [Good night|There]. [That’s the way|That’s {hero}].',
      'Nobody [snores|yawns|dreams] like {hero}. Nobody else [could|knows how]. [Good night|Sleep well], you.',
      '{hero} tried to be [a pillow|a log|a king], and fell asleep as [{hero}|{himself}]. It was [easiest|best|warmest].',
    ],
    [
      '{hero} looked at {himself} in the dark [window|glass]. Same [nose|ears]. Same [knees|chin]. It all seemed to fit [better|now].',
      'You could look all over the [world|map|earth] for another {hero}. You would only have to come back [here|to this bed].',
      '{hero} was [no bigger|no taller|no different] than yesterday. {He} just took up {his} own [room|space], right to the [edges|corners], and slept in it.',
      'There are people who [sing better|run faster|are tidier]. There is nobody who is [better at being|more like] {hero}. {He} [practised|went on] in {his} sleep.',
    ],
    [
      '{hero} caught sight of {his} own [face|reflection] in the dark window. It was the same as [this morning|yesterday|ever]. It was simply that {he} no longer felt like [swapping|changing] it.',
      'There are a great many people in the world, and {hero} had spent a good while wishing to be [some|several|most] of them. Tonight {he} [could not think of|was unable to name] one.',
      'It fitted, {hero} thought, [lying there|in the dark]: the [elbows|ears], the odd laugh, the [name|feet]. It must have been made to [measure|order]. One only had to [grow into|stop tugging at] it.',
      'If there had been a [form|questionnaire] to fill in, {hero} would have put, under “[occupation|skills|profession]”, {his} own name. {He} felt that {he} was [getting good at it|improving], and slept.',
    ],
  ],
  carryingOn: [
    [
      'Love stays[|, {hero}|, dear]. [Love stays|It stays|So it does]. [Good night|Sleep well], {hero}.',
      'Near or [far|very far], love is [here|there|close]. [Night|Good night|Sleep well].',
      'Hand on [heart|your heart|the heart]. [Thump|Bump|Tick], [thump|bump]. [Still here|All there|In there]. [Sleep|Night|Hush], {hero}.',
      'Big [love|heart]. [Soft|Warm] [bed|pillow]. [Good night|Sleep well], dear {hero}.',
      'A [kiss|hug] for [now|here]. A [kiss|hug] for [then|there|far]. [Sleep|Good night|Yawn], [{hero}|dear {hero}].',
    ],
    [
      'Love does not need a [suitcase|ticket|map]. It simply [comes along|knows the way|gets in]. [Good night|Sleep well|There it is], {hero}.',
      '{hero} put [one|{his} left|a warm] hand on {his} heart. [Yes|Tick, tock|Thump]. Everything was still [there|in there|in its place].',
      'Some things you can’t [see|hold|pack]. They [keep|are warm|stay] all the same. [Good night|Sleep well|Dream well], {hero}.',
      '{hero} was a bit sad and a bit [glad|happy]. There was [room|pillow enough|bed enough] for [both|the two]. [Good night|Sleep well|Yawn].',
      '“Are you [still there|there|with me]?” {hero} [whispered|breathed|asked]. And {his} heart [said|went], “[Thump|Yes|Here, here].”',
    ],
    [
      'Some things can’t be packed and can’t be [lost|left behind]. {hero} [counted them|went through them], and fell asleep before {he} had [finished|got to ten].',
      'It was a [new|strange] sort of day. But the old love was in it, right at the [bottom|middle], holding everything [up|together].',
      '{hero} found that you can [miss|be sad about] a thing and still laugh at [supper|a joke]. It was [good to know|a surprise|a relief]. {He} [slept with both|took both to bed|had a corner for each].',
      'Love is a bit like a [pocket|jumper|lamp], {hero} thought. You [forget|hardly know] that you have it, and then it is [cold|dark], and there it is.',
    ],
    [
      'Things end; {hero} knew that [now|by now]. But {he} knew [something else as well|one thing more|the other half, too]. Whatever you have truly loved, you go on [having|carrying|keeping], in a different pocket.',
      'The house was [quiet|still]. {hero} could feel all of it at once, the sad and the glad, and found that there was [room|space] in {him} for both.',
      'It did not get [smaller|lighter|less], {hero} noticed. It was only that there was more and more [round it|beside it]: a [joke|song|friend], a whole day, [tomorrow|a plan]. One could [carry|manage] it like that.',
      'There are [people|times] that one keeps the way a [room|house] keeps [warmth|the warmth], long after the fire. {hero} lay [still|quiet] and felt it come [up|off the walls]; and slept.',
    ],
  ],
} satisfies Readonly<Record<string, FourVoices>>;
