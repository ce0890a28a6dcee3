import type { PlaceTellings } from '../further-tellings.ts';

/** Further wordings of space's three pages. */
export const spaceTellings: PlaceTellings = {
  '2-3': {
    arrive: [
      '[Upside down|Head over heels|Feet up|Legs in the air], [right way up|round again|head down|right side out], [oops|whee|whoops|again], {hero}!',
      '[Peep out|Look out|Nose to the glass|Open one eye], [twinkle, twinkle|glitter, glitter|ooh and ooh|blink, wink]! [So this is {place}|We’re here, we’re here|All that, all round us|Hello, {place}]!',
      'Three, two, one! [Rumble|Wobble], [roar|zoom], [pop|whoosh]! [Oh|Ooh], {hero}, so [quiet|big|soft]!',
      '[Spoon|Sock] up, [shoe|hat] up. {hero} up, [all|we all] [float|fly], [tumble|bump], [float|fly]!',
      '[Round|Red] [planet|ball], [stripy|spotty] [planet|ball]! [Tiny|Wee] [planet|ball], [hello|ahoy], [all of you|big ones|everyone]!',
      '[Open|Push] the [door|hatch]. [Pfff|Hiss], [one|a] [small|big] step, {hero}, [boing|boing, boing|whee]!',
      '{hero} drops a [crumb|button]. It goes [up|sideways], and {hero} goes [after it|up, too|round it].',
      'The [stars|planets] are [near|close]. {hero} counts [two|nine|ten], and a [spoon|biscuit] floats [by|in between].',
    ],
    crossing: [
      '[Bump|Bang|Clonk|Whoops], [bonk|donk|boing|clang], [rolling rocks|rocks and stones|tumbling rocks|grumbling rocks]. [Softly, softly past|Slip by, soft as fluff|Ever so slowly past].',
      '[No up|No floor|No left], [no down|no roof|no right]. [Wobble, wobble|Wibble, wobble|Swim, swim|Teeter, totter], [tiptoe|on tiptoe|just toes|light toes]!',
      '[Dusty|Powdery] ground, [puff|poof]! [Step|Tiptoe] [soft|light], {hero}. [Puff|Poof], [puff|poof], [small|tiny] [puffs|clouds].',
      '[Deep|Wide] [hole|crater], [round|along] the [edge|rim], {hero}. [Toe|Left], [toe|right], [toe|left], [phew|done]!',
      '[Ice|Glass] [ring|bridge], [slippy|shiny], [slidy|slippy]! [Tip|Slow], {hero}, [tip|slow], [whoops|wheee], [across|over]!',
      '[Rocks|Stones] go [round|by]. [Wait|Stop], [wait|stop], [now|go], {hero}! [Hop|Float], [under|over], [through|out]!',
      'A [comet’s|rocket’s] tail lies in the way. {hero} tiptoes [under|through] it, all [glittery|tingly].',
      'The [moon|planet] is [asleep|snoring]. {hero} tiptoes [round|across] it, [once|in socks|step by step].',
    ],
    wayHome: [
      '[Little|Small|Round|Tiny] blue ball. [That’s home|There’s home|Home, look|That one’s ours], [beep, beep|boop, beep|brrrm|zoom]!',
      '[Step, bounce, step, bounce|Boing, boing, boing|Hop and float, hop and float]. Back to the [rocket|ship|ladder].',
      '[Buckle|Click] up, [brrm|rumble]! [Small|Blue] home, [big|bigger] home, [bump|flump], [out|hop], {hero}!',
      '[Bye-bye|So long], [big|stripy] [planet|one]! [Bye-bye|So long], [dust|ice|comet], [down|home] comes {hero}.',
      '[Heavy|Slow] [feet|boots], [clomp|clump], [clomp|clump]. [Grass|Ground], [pat|hug] it, {hero}, [pat|hug] it!',
      '[Beep|Boop], [left|right] at the [comet|ring]. [Beep|Boop], [there|look], {hero}, our [roof|gate|lamp]!',
      '{hero} steers with one [toe|thumb]. The [garden|roof|gate] gets [big|fat], then [bump|bounce], it’s home.',
      '[Stars|Crumbs] in {hero’s} [hood|pocket|boots]. {hero} [shakes|tips] them out, [ting, ting|one by one].',
    ],
  },
  '4-5': {
    arrive: [
      '{hero} did one [little jump|small hop|tiny skip]. ^ [Up and up and up|Higher and higher|On and on and up|Away and away] {he} went! “[Come back|Come down|Wait for me],” called {c}. “I’m [trying|busy|swimming|coming, I think],” said {hero}.',
      '[Pfff|Psst|Hisss|Shhhp], said the rocket door. Outside there was [no grass, no street|no gate, no hedge|no floor, no fence] and no [tree|bench|puddle|duck]. ^ “[Mind the step|Watch the kerb|Hold the handrail],” said {hero}. But there wasn’t one of those [either|to be seen|anywhere|at all].',
      'There was [such a lot|so very much|no end] of {place}! Nobody had [put anything away|tidied|picked it up], and it all just [floated|drifted about|hung there|rolled round]. ^ “My room should [learn that|do this|try it],” said {hero}.',
      '{hero} poured some [juice|milk|water], and it would not go in the [cup|glass|mug]. It [rolled|wobbled] up into a ball! ^ {C} [bit|caught|kissed] it. “[Round|Wet|Wobbly],” said {c}.',
      'They stood on a [small|lumpy|pink] rock and looked. Up was [full|big]. Down was [full|big], too! ^ “We’re in the [middle|very middle],” said {hero}, and moved [closer|nearer] to {c}.',
      '{hero} wrote {his} name in the [dust|powder] of a small [moon|rock]. There was just room for [half|most] of it. ^ “The rest goes on the [back|next one],” said {c}.',
    ],
    crossing: [
      'The next [planet|rock|world] was so small that it [rolled|spun|turned] under their feet, [whoa|help|oops|whee]! ^ {hero} tiptoed [very fast|quickly|with tiny steps|on the spot] and [stayed on top|did not fall off|kept up|waved].',
      'Here the ground was all [holes|dips|craters], like [cheese|a sieve|a crumpet|a sponge]. ^ {hero} went round [each hole|every one|hole after hole] on tiptoe. “[Anybody home|Anyone in there|Is anybody in]?” {he} asked the [deepest|blackest|biggest|roundest]. [Nobody was|Nobody answered|Only an echo was|It was empty].',
      '[In front of them|Right ahead|After that] was a gap with nothing in it, not even a [bottom|edge|bridge|plank]. ^ “[Big breath|Hold tight|One, two|Like a swan],” said {hero}. {He} pushed off with {his} toes and [floated|sailed|drifted|glided] over.',
      'A [cloud|crowd] of [pebbles|crumbs|ice] was [drifting|floating] by, and every bit of it went [ting|plink|tock]. ^ {hero} walked on tiptoe [through|across] it. {He} said “[Pardon|Mind out|Sorry]” to [all|ninety-nine] of them.',
      'On the [far|other] side of {spot} a [tiny|small] step went [miles|sky high|too far]. ^ “We need [littler|smaller] ones,” said {hero}. {He} did [mouse|ant|crumb] steps, on [just|only] two toes.',
      'The ring was made of a million [bits|lumps] of ice, with a [gap|step] after each. ^ {hero} went from bit to bit on tiptoe, and every one [sang|rang] a [higher|different] note.',
    ],
    wayHome: [
      '{hero} counted planets on the [way back|way home|long way back]. [One, two, that one twice|Five, six, and a teapot|Six, seven, and one hiding|One, one, and another one]. ^ The smallest and bluest had {his} own [bed|pillow|bath|back door] on it.',
      'It was a [slow, bouncy|long, floaty|light, silly] walk to the rocket, [boing|bop|dong|whoosh], [boing|bip|bop|whee]. “I’ll [miss|want|need] that at home,” said {hero}, and did [one more|two more|one for luck]. ^',
      '“Which one is [ours|home|yours]?” asked {c}. {hero} [pointed to|found|chose] the blue one with the white [swirls|curls|scarves]. “[Straight on|Past the comet|Round the rocks|Left at the ring],” said {hero}, “and then [down|ring the bell|bump|mind the roof].” ^',
      '{hero} [waved|blew kisses] at everything out of the [back|round] window. The [comet|ring|red one] got [small|smaller]. ^ “It’s [waving|winking] too,” said {c}, “with its [tail|dust|other side].”',
      'All the way home the spoons [hung|floated] about. Then [clink|ting|clang], down they [fell|came], every one! ^ “That means [we’re|we must be] [nearly there|home|over the garden],” said {hero}.',
      '“Are we [going|flying] or is home [coming|flying]?” asked {hero}. {C} looked out at the [front|back]. ^ The garden came [up|on] like a [tray|rug], with all its [pots|beans] on, and [bumped|caught] them.',
    ],
  },
  '6-8': {
    arrive: [
      '“[Mind your head|Watch your hat|Duck a little|Careful of the ceiling],” said {c}, although there was nothing to [bump it on|hit|knock]. There was nothing {within} at all, and an [awful lot|enormous amount|endless supply] of it. ^ Somebody had put in a few small [lights|lamps|sparks], to [show how much|mark the place|break it up]. {hero} tried to see to the [other end|back|far wall], but {his} neck [ran out|gave up|came to an end|was too short].',
      '{hero} had set out with a [proper weight|pair of heavy boots|healthy weight], like [anybody else|everyone|a potato]. [On the way up|Somewhere below|Going up] it must have [dropped off|slipped out|fallen off]. ^ Now {he} hung in the middle of [everything|it all|nothing] like a [sock|shirt|vest] on a line. “Your weight will be waiting [downstairs|at the door|on the mat],” [said|promised|explained] {c}. “[Mine always is|Mine sits by the gate|They never get lost|Mine sulks].”',
      '{hero} [unfolded|took out|smoothed] the [map|plan|chart]. It was a map of the [buses|zoo|underground|sewers], and a good one. It was not [much help|much use|quite right] {within}. There were no [corners|platforms|street names|left turns]. There was nobody to [ask|follow|wave down]. ^ “We’ll go that way,” {he} said, and [pointed|licked a finger|waved an elbow|nodded]. “[Up|Down|Sideways|Over there]?” asked {c}. “[Is it?|Why not?|If you like,|I think so,]” said {hero}.',
    ],
    crossing: [
      'The next piece of ground was no bigger than a [shed|bathtub|bus shelter], and it was [turning|rolling|spinning]. {hero} [stepped on|climbed on|put a foot on it] and was at once [underneath|hanging from it|down below]. ^ “[Walk|Run|Step] the other way,” [said|advised|called] {c}. So {he} went up on tiptoe and [trotted|pattered|jogged], as one does on a [barrel|log|ball]. {He} got off, rather [neatly|smoothly|gracefully], at {spot}.',
      'Nobody had [trodden on|touched|swept] the dust by {spot} since [the beginning of everything|for ever|the first Monday]. {hero} [took|tried|made] an [ordinary|everyday|normal] step. It [flew up|rose|jumped], and for some time {he} could not [see {his} own nose|find {his} own feet|see {c}]. ^ [The next step|The second one|Number two] {he} took on tiptoe, as though it were a [bedroom|library|nest]. The dust only [turned over|sighed|stirred|settled].',
      '“[There’s|I can feel|Mind,] a [tug|pull|tickle] here,” said {hero}. Something beyond {spot} was [pulling at|holding|hanging on to] {his} left foot, like a small [cousin|dog|boy] with a [secret|question|plan]. The right foot [was against it|voted no|disagreed|would not hear of it]. ^ {hero} [held|called|opened] a short [meeting|talk|parliament] of feet. Then {he} tiptoed along the very edge of the pull, [leaning|puffing|arms out], until it [gave up|let go|lost interest].',
    ],
    wayHome: [
      'They [went back to|made for|returned to] the rocket in long slow [hops|bounds|bounces|arcs]. ^ Each hop left a footprint, as [neat|clear|sharp] as a [cut-out biscuit|butter mould|stamp|pressed leaf]. “Those will last for a [million|billion|thousand] years,” [said|remarked|announced] {c}. {hero} [looked round|turned|looked back|checked]. One was [crooked|smudged|sideways|a bit short]. {He} went back and [did it again|put it right|made it better|hopped it again].',
      '“How [far|long|many miles] is it?” [asked|sighed|wondered] {hero}. “[Very|Rather|As far as that|Four more songs],” said {c}. ^ So they talked about [soup|hats|puddings], and whether a sock knows [which foot it belongs to|that it is one of two|where its friend goes]. They had only just [settled it|finished|agreed] when a roof [came up to meet|rose up to|came to find] them. In the roof was a window that {hero} knew [from the other side|from behind|by its curtain|by the crack].',
      '[The closer they came to home, the more they weighed|The nearer home they came, the heavier they got|With every mile home they gained a pound]. First {hero’s} feet [remembered that they were feet|began to feel like feet|remembered the ground|wanted shoes on]. [Then|After them|Next] both {his} arms came down, [one after the other|left, then right|like tired birds]. ^ {He} tried a small [jump|skip|hop], [to make sure|as a test|for the last time]. The ground [had {him} back|caught {him}|called {him} back] before {he} was [properly|really|fairly] gone.',
    ],
  },
  '9-12': {
    arrive: [
      '{hero} had expected {place} to be [empty|lonely|bare], and was all ready to be [brave|sensible|calm] about that. What {he} [had not expected|had never expected|was not ready for] was the [untidiness|clutter|muddle]. Lumps of this and that hung about at every [distance|level|height], as though somebody had been [called away|called to dinner|interrupted] in the middle of making something. ^ A pebble came by with a much [smaller|rounder|younger] pebble [going round|circling|trotting round] it. {hero} [watched|followed|looked after] the two of them [out of sight|as far as {he} could|until they were specks]. Even at that size, it [seemed|appeared|was clear], one did not care to go about [alone|by oneself|unaccompanied].',
      '“How far can you [see|look]?” [asked|whispered|said] {c}. It [ought to have been|should have been|sounded like] an [easy|short|simple] question. At home {hero} could see to the [water tower|church|gasworks|hill]. Here {he} looked, and there was [something|a speck|a glow]. {He} [looked behind it|looked past it|looked again], and there was something [smaller and older|bluer and fainter|thinner and further], and behind that there was more. {His} eyes [went on|kept going|travelled on] after {he} had [called them back|told them to stop|had enough]. ^ “About this far,” said {hero} [at last|finally|after a pause], and held {his} hands [apart|up|out], because some sort of answer was needed. {C} agreed that it did [look about that|seem so|come to that|look like it].',
      'The [list|catalogue|inventory] of things that {place} did without was a [long|good|full] one. There was no [wall|gate|lamp post] to lean on and no [corner|bus stop|kerb] to wait at. There was no smell of anyone’s [cooking|laundry|toast], and no [next door|upstairs|opposite]. {hero} went through it [twice|again|three times], turning slowly [head over heels|like a wheel|feet first]. ^ For [three breaths|four breaths|half a minute] it was [frightening|alarming|too much]. Then it [came to|struck|dawned on] {him} that where there are no walls there are no doors, so nobody can have [locked one|shut one|lost the key]. {He} [stretched out|flung out|opened] both arms [as far as they would go|and all ten fingers]. [There was room for|There was space for|It held|It had been left free for] [all of {him}|every inch of {him}|that, and more|both of them].',
    ],
    crossing: [
      'Beyond {spot} the ground was [too small|much too little|too light] for its own [good|use|reputation]. It pulled so [feebly|weakly|politely] that a [cough|sneeze|giggle] might have put you into orbit. {hero} stepped out as {he} would have done at home, and a [minute|moment|song] later {he} was still going up, and {c} had to [fetch|catch|hook] {him}. ^ After that {he} [walked|trod|went] as people walk past the door of a [sleeping baby|sick aunt|napping bear]. {He} thought heavy thoughts: [sideboards|anvils|wardrobes], [Mondays|Latin|cellars], [cold rice pudding|suet pudding|wet sand]. [Toe by toe|Inch by inch|Bit by bit], it [held|kept|bore] {him}.',
      'From this rock to the next ran a [rope|cord], left there by somebody and hardly thicker than a [thumb|pencil|broomstick]. Below it there was no [river|road|lawn] and no ground, just [the rest of everything|more of the same|a great deal of depth]. {hero’s} [feet|knees|shoes] were perfectly [willing|ready|cheerful]. It was {his} eyes that [refused|declined|did not wish] to go. ^ So {he} gave the eyes something to [do|chew on|study]. “Read that knot,” {he} [told them|ordered|said], “and [when you’ve done that one|once you’ve got it|when that’s finished], read the next.” [There were|It came to] [thirty-one|twenty-six|forty]. {He} tiptoed through them like a page of [long words|sums|small print], and [at the bottom of the page|below the last line|where it ended] was rock.',
      'Half of the [little planet|small globe|next rock] was lit and half of it wasn’t, and in between ran an edge that could have been [ruled|cut with scissors|drawn in ink]. {hero} [stopped|stood|paused] [with {his} toes against it|just before it|at the edge of it]. [Over here|On this side|Behind {him}] was {spot}. Over there [might be anything at all|could be anything|might be soup|was anybody’s guess]. [It was like a page that has not been turned|It was like the inside of a letter|It was like the word after a comma|It was like a lid]. ^ {He} [put a foot across|tried one foot|stuck a foot over], and the foot [went out|vanished|was gone]. {He} could still [wiggle|feel|curl] it, though. {He} sent the other after it, on tiptoe, and [waited|counted|listened]. [Little by little|Gradually|By and by] the black filled up with perfectly [ordinary|respectable|decent] ground.',
    ],
    wayHome: [
      '{hero} had [worried about finding|been afraid of missing|lain awake over] [the way home|the right road|the turning]. You have to [choose|tell|guess] which of a [thousand lights|million lights|crowd of sparks] you belong to. [But {he} knew it|Yet {he} knew it|{He} recognised it] [at once|straight away|at first sight]. [It was not big|It was hardly big|It was no giant], and it was not [particularly|especially|exactly] bright. It was blue, in a [shy|quiet|modest] sort of way, like something at the back of a [drawer|cupboard|pocket]. ^ [From here|At this distance|To look at it] one would have thought that there was [no one in|no one up|nobody home]. Yet they were all in, the [aunts|bakers|babies], the [postmen|plumbers|twins], the people next door. [Not one of them|Nobody down there|None of them] knew how [fondly|closely|kindly] they were being looked at.',
      'They [took their time|dawdled|went slowly] over the [last stretch|last part|few hundred yards] to the rocket. {hero} put down each foot [with care|neatly|on purpose], because nobody ever [sweeps|tidies|dusts] up here. A footprint made that day would still be [sharp|fresh|clear] when the hills at home had worn away to [crumbs|sand|pebbles]. ^ It made {him} [wonder|consider|ask {himself}] what sort of walk {he} wished to be [remembered by|known by|remembered for]. {He} put in one [skip|hop|swagger|twirl]. After that {he} went on in the [usual way|everyday way|old way], with the toes turned in a little, so that it would be a [good likeness|true portrait|proper signature].',
      'It began with a sound like somebody [stroking|brushing|unfolding] [velvet|a cat|long grass], and that was air. {hero} had never thought of air as a thing one could [arrive at|come home to|meet|reach]. Then there was a [colour|glow|blush] round the [edge|rim|frame] of the window. Then there were [hedges|fences|sheds|washing lines]. ^ They climbed out, stiff in the [knees|neck|back], and for a moment {he} just stood there and let the ground [pull at|hold|have] {him}. It [did so|went about it|managed this] very [gently|kindly|patiently]. It had been doing it all {his} life, and {he} had [never once|not once|never yet] [thanked|noticed|mentioned] it.',
    ],
  },
};
