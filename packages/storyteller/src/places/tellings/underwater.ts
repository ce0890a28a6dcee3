import type { PlaceTellings } from '../further-tellings.ts';

/** Further wordings of the deep sea's three pages. */
export const underwaterTellings: PlaceTellings = {
  '2-3': {
    arrive: [
      '[Blue|Green|Soft|Fish] below, [blue|green|wet|fish] above! [Swish, swish|Blub, blub|Hello, hello|Sway, sway], {noun}!',
      'Up goes the [hair|hat|toes|scarf]! Up go the [bubbles|fishes|boots|silver beads], [ooh|look|whee|blub], {hero}!',
      '[Hello|Blub], [big|long] fish. [Hello|Blub], [small|thin] fish. [Hello|Blub], [striped|spotty] fish, [blub|hello], {hero}!',
      '[Soft|Slow] feet, [light|slow] hands. [Up|Round] goes {c}, [round|up] goes {hero}, [whee|ooh]!',
      '[Bubble|Blip] from {hero}, [bubble|blip] from {c}. [Big|Round] ones, [small|titchy] ones, [pop|blop]!',
      '[Crabs|Snails] on the [stones|rocks]. [Fish|Shrimps] in the [weed|grass]. [Look|Peek], {hero}, [look|peek]!',
      'A [shrimp|sea horse] [bows|nods] to {hero}. {hero} [bows|nods] back, and [rolls|turns] right over.',
      '{hero} shakes hands with [eight|two] [arms|claws]. “How do you [do, do, do|blub]?” says {hero}.',
    ],
    crossing: [
      '[Tickly|Slimy|Wavy|Feathery] weeds, [long, long|green, green|tall, tall] weeds. [Push, push, through|Tiptoe, tiptoe, out|Part, part, peep|Slide, slide, past]!',
      '[Wobbly|Floury|Soft, soft|Puffy] sand, [tippy|tiny|gentle|light] toes. Don’t [wake the shells|tickle the snails|puff, {hero}|step on a crab]!',
      '[Snippy|Nippy] [crab|lobster], [click|snap]! [Toes|Heels] in, {hero}. [Tiptoe|Float] [over|past] it.',
      '[Puffy|Cloudy] [sand|mud], [poof|puff]! [Slow|Soft], {hero}, [slow|soft]. [No|Less] [poof|puff], [nice|there]!',
      '[Deep|Dim] [hole|cave], [hello|who’s there]? [Blub|Boo], a [snail|shrimp]. [Tiptoe|Slide] by, {hero}.',
      '[Whoosh|Swoosh], says the [water|current]. [Hold|Hug] a [rock|stone], {hero}. [Wait|Rest], [now|go], [now|go]!',
      'The [shells|oysters|clams] are [snoring|asleep]. {hero} tiptoes on [one|two] [toe|fins], [round|over] every bed.',
      'An [eel|old wreck] lies [across|in] the way. {hero} tiptoes [past|along] its [long|whole] [side|tummy].',
    ],
    wayHome: [
      '[Drip, drop, drip|Plip, plop, plip|Squelch, squelch, squelch|Drop, drop, sniff]. [Wet hair|Wet {hero}|Soggy hat] goes home.',
      'Wave to the [weeds|shells|bubbles|tiny fish]. [They wave back|Swish, they say|They sway, sway|Blub, they say], [home|up|pop, we’re out|dry land]!',
      '[Up|Float] and [up|away], {hero}. [Blue|Green], [pale|light] [blue|green], [white|air]. [Pop|Plop], [breathe|hello], nose!',
      '[Shell|Pebble] in my [hand|fist]. [Water|Sand] in my [ear|shoe]. [Shake|Hop], {hero}, [shake|hop]!',
      '[Blub|Bye]-bye, [clam|crab], [blub|bye]-bye, [snails|fish]. [Squelch|Drip], [squelch|drip], home!',
      '[Wet|Soggy] feet on the [path|mat]. [Plip|Plap], [plop|plap], {hero} leaves a [pond|puddle|river]!',
      'A [whale|fish|crab] waves its [tail|fin|foot]. {hero} is [out|up] first, [dripping|laughing].',
      '{hero} rides home on a [wave|bubble|big fish]. “[Stop|Here], please,” says {hero}, “that’s [us|mine].”',
    ],
  },
  '4-5': {
    arrive: [
      'It was like a [town|city|fair] with no [noise|lid|floor]. There were towers of [coral|shells|glass], [pink and yellow|red and orange|purple and white]. ^ {hero} [said wow|said oh|said hello|laughed]. It came out as a [bubble|ring|string of beads|big wobble].',
      '{hero} [opened|tried] one eye. Then {he} [opened the other|opened both|took the other as well], because one was [not enough|too few|not big enough]. ^ [Red|Pink|Scarlet|Rosy], [green|lemon|turquoise|lilac], [purple|orange|violet|striped]! [Gold|Silver|Spotted|Mother-of-pearl], {c} [turned round and round|spun like a top|hung upside down|forgot to blink].',
      'Nothing [stood still|kept still|held still] {within}. Everything [swayed|waved|bobbed], even {hero’s} [knees|ears|laces|ideas]! ^ “We’re [dancing|swinging|waltzing|a band],” said {hero}, and so they were.',
      'A fish [came|swam] up and looked at {hero}. {He} [opened|shut] {his} mouth. It [opened|shut] its mouth [too|as well]. ^ “We’re [talking|friends|singing],” {he} told {c}, in [bubbles|a whisper].',
      '{hero} did a [somersault|roll] [forwards|sideways], and one [backwards|standing up]. {He} did not [bump|fall] once. ^ “It’s like [jelly|soup|air] that [hugs|likes] you,” {he} [said|bubbled].',
      'A [snail|hermit crab] came by with its house on, and {hero} [knocked|waved]. ^ “[Not|Nobody] at home,” said a [tiny|bubbly] voice. So they went [on|further] {into} by themselves.',
    ],
    crossing: [
      'Long green weeds hung there like [wet washing|ribbons|curtains|noodles]. [They tickled|How they tickled|Tickle, tickle|They stroked]! ^ {hero} [tiptoed|crept|slid|wriggled] between them and did not [laugh|giggle|squeak]. Well, only [twice|once|a bit|three times].',
      'A [deep blue|deep green|long black] [crack|gap|ditch] ran through the [sand|floor|pebbles]. Bubbles [came up out of|rose from|wobbled up from] it. ^ {hero} stood on {his} toes, waited for a [fat|round|big] one, and [rode|rolled|flew] across.',
      'The sand was as fine as [flour|sugar|dust|pepper]. Every step went [poof|puff|fuff], and [nobody could see a thing|all went grey|up it flew]. ^ So {hero} went on [tippy toes|the tips of {his} toes|fish feet], [slow and light|heel up, chin up|one by one].',
      'A [crab|lobster] stood in the [gap|way] with both claws [up|out]. {hero} [put|held] up both [hands|arms], too. ^ They went [round|past] each other on tiptoe, [sideways|slowly|bowing], and nobody [pinched|snipped].',
      'Behind {spot} it was [dim|murky] and the [weed|water] went [whisper|swish, swash]. {hero} [felt|patted] the way with {his} [toes|big toe]. ^ [Stone|Sand], [shell|pebble], [something|somebody] soft. “[Sorry|Pardon]!”',
      'Between the rocks hung a [lamp|lantern] fish with a very [long|wide] grin. ^ {hero} tiptoed by and grinned [back|as widely]. It was so [pleased|surprised] that it [went pink|lit the way|blinked].',
    ],
    wayHome: [
      'They walked up the [sandy slope|slope|pebbly path|steps], and the [sea slid down|water slid off|wet slid down]. First {hero’s} [hair|hat|nose] was out, then {his} [chin|ears|elbows]. ^ {His} [toes|heels|knees|laces] stayed in the longest.',
      '“[Listen|Hark|Shh|Hear that],” said {hero} at the top. The air was full of [noises|bangs|birds and bells|voices]! ^ Down below it was all still [waving|swaying|bowing], without [a sound|a word|a whisper|a splash].',
      '“[Goodbye|Thank you|So long|See you soon]!” [called|sang|shouted] {hero}. The word went up in one [round, shiny|big, wobbly|fat, silver] bubble. It [got home|got there|reached home] before they did. ^',
      '{hero’s} [boots|shoes] were full to the [top|laces]. [Squelch|Glop|Slosh], all the way. ^ At the door {he} tipped them up. Out came [a shrimp|a shell|a snail] and a [lot|bucket] of [water|weed].',
      'On dry [land|ground] everything was [heavy|loud]. {hero’s} [feet|arms] were, and so was {c}! ^ “We must [float|drift] a bit [longer|more],” said {hero}, and they [swayed|wobbled] [home|along] like weed.',
      '[Seven|Nine] little fish swam home with {hero}, in a [row|ring], as far as the [top|beach]. ^ There they [stopped|turned]. “They’ve no [shoes|boots] for the [road|steps],” said {c}.',
    ],
  },
  '6-8': {
    arrive: [
      '[The first thing|What one noticed|Oddest of all] was that nothing [fell|dropped|hurried]. {hero} stepped off a [rock|step|ledge], and the sea [handed|let|passed] {him} down slowly, like [something breakable|good china|a wedding cake]. ^ At the bottom stood [coral|weed|shells] in every colour of the [paintbox|rainbow|crayon tin], and in two that aren’t in it. {He} [looked up|tipped back {his} head|glanced up|lay on {his} back]. The roof was made of [ripples|crinkles|silver|wet glass].',
      '“It’s the [wrong way round|inside out|upside down|back to front],” said {hero}. The sky {within} was [wet|green|below|wobbling]. The flowers were [stone|glass|fingers], and the grass stood higher than a [house|bus|giraffe]. ^ “Wait until you [drop something|throw something|sneeze],” [said|warned|promised] {c}. {hero} dropped a [shell|pebble|button|coin]. It [thought about it|turned over|looked round], and then came down like a [feather|leaf|snowflake|parachute].',
      '[Talking was odd|Talking was slow|Speech was a wet business|Conversation took time] {within}. Words came out as [bubbles|beads|balloons], and you had to wait until they [burst|opened|popped]. ^ “[Pop|Blip|Blop],” [said|went|tried] {hero}. [That had been|That meant|In air it was] “[Look|There|Oh my]”. “[Pop, pop, pop|Blip, blop, blip|Bloop, bloop],” [said|answered|went] {c}. {hero} looked, and there were [arches|bridges|doorways], [gardens|squares|towers] and long blue streets going off in all [directions|colours|curls].',
    ],
    crossing: [
      'The kelp stood like people [waiting for a train|at a bus stop|queuing for cake], and it had no idea of [making room|moving|letting them by]. [It took|It held|One took] {hero} by the [wrist|sleeve|thumb]. [It took|It had|Another took] {him} by the [knee|ankle|collar]. ^ “Don’t [pull|fight|tug|argue],” said {c}. So {hero} went as soft as [ribbon|noodles|custard], stood on tiptoe, and was passed along from [stalk to stalk|hand to hand|frond to frond].',
      '[By|Near|Past] {spot} the floor [stopped|ended], like [a table|a pier|a stage|a shelf]. Over the edge it was blue, then [navy|ink|plum], then no colour with [a name|a label|a number]. ^ {hero} [curled|hooked|tucked] {his} toes [round|over] the [rim|edge]. “It’s [only more water|just deep bath|all the same water|wet in any case],” {he} told them. “You’ve [been in it|liked it] [for ages|all along].” They [went along|took|followed] the edge without [another word|a grumble|a wobble].',
      'The ground past {spot} was all [shells|crockery|oysters|empty snails]. [Clack|Crack|Clink|Tock], went the first step. Clack, clack, clack, it went, [right down the hill|from shell to shell|away down the street|on and on ahead]. ^ “We’ll wake the [whole sea|snails|neighbours|lobsters],” [whispered|breathed|bubbled] {hero}. {He} pointed {his} toes like a [dancer|heron|cat] and looked for the [gaps|sand|quiet ones]. The [loudest|noisiest|only loud] thing after that was {his} own [thinking|heart|breathing|left ear].',
    ],
    wayHome: [
      '“I’m [taller|thinner|lighter|longer] down here,” said {hero}. [It was true|So {he} was|{C} could see it|One had to admit it]. {His} hair stood [straight up|on end] [the whole way|all the way] back. ^ Not until {his} head was out in the [air|dry] did it lie down, flop, [over both eyes|on {his} nose|like a wet cat]. Somebody had to show {him} the [path|steps|way|towel], and that was {c}.',
      '{hero} wanted to [bring home|take home|keep] some of the [quiet|hush|slowness]. {He} found an empty shell, filled it [to the top|to the brim|with care], and kept one [hand|thumb|finger] over the hole. ^ “It’ll [get out|leak|go off|spill],” said {c}. But [it never has|not a drop did|it stayed|so far it hasn’t]. You can hold it to your ear and hear it being [quiet|careful|still|silent].',
      'There was still [some floor left|a bit of floor left|floor under them], so they [walked|strolled|plodded] home on it. It went up in [steps|stripes|shelves], from [navy|black|violet] to blue to green. ^ On the last one {hero} stopped, [nose|ears|hat] above water, [toes below|shoes below|the rest of {him} below]. [Upstairs|Above|Up there], everything was [in a rush|busy|ringing|noisy]. [Downstairs|Below|Down there], [nothing was|all was still|nothing hurried]. {He} [stayed|stood|waited] for one [minute|breath|bubble] more.',
    ],
  },
  '9-12': {
    arrive: [
      'From above it had always looked like a [surface|tablecloth|mirror], a thing to throw [stones|crusts|sticks] at. [It had not struck {hero}|{hero} had not guessed|It came as news] that it might be [a lid|the lid of something|only a lid]. Now the lid had [closed over|shut above|slid over] {him} without [a click|a sound|a bump]. Underneath was all the [rest|house|contents], upstairs and down, with the [furniture|cupboards|lamps] growing out of the floor. ^ {He} drifted through a doorway of [red coral|black rock|pink shells] that nobody had built and nobody had ever [dusted|swept|knocked at]. It was like coming home [early|unannounced|on tiptoe], and finding out what a house does when it thinks you are [away|asleep|on holiday].',
      'Sound [travels|carries|walks] well under water, {hero} [had read|was told|had heard], so {he} listened. There was a [clicking|creaking|ticking] and a [trickling|fizzing|rustling] and now and then a knock, as if a thousand small people were looking for their [keys|glasses|other shoe]. ^ Then {he} forgot to [listen|count|do so], because of what there was to see. The weed went up in [pillars|columns|ropes] with no roof to [hold|carry|keep up]. Between the pillars hung {c}, turning slowly, [in a state of bliss|with closed eyes|as happy as a kite|perfectly content]. {hero} [felt|knew|thought] that something ought to be [said|done|remarked]. A [bubble|ring|row of beads] [came out|rose|was all]. It was [silver|glassy|bright] and perfectly round, and it seemed to [cover the matter|say it all|be enough|meet the case].',
      '[By nature|As a rule|At home] {hero} was a person who [bumped into|tripped over|fell off] things. There were [door frames|coffee tables|lamp posts|table corners] at home that knew {him} [well|by name|intimately]. Down here {he} could not have bumped into anything [if {he} had tried|on purpose|by any means], for the water was always [there first|in between|quicker]. It put a [soft|kind|cool] hand between {him} and every [rock|corner|stone]. ^ {He} [lay|leaned|sat] back, and was [held|carried|kept|cradled]. {He} turned the [somersault|cartwheel|handstand] that {he} had been putting off for [years|months|ever|two birthdays]. A whole [hillside|slope|balcony] of weed bent forward like [an audience|a front row|one aunt], and {hero}, who had only come to look, took a bow.',
    ],
    crossing: [
      'At {spot} the sea bed simply [left off|ended|gave up|finished]. Over the edge there was another sea, [underneath|below|beneath] the first and a good deal [older|colder|darker]. {hero} [looked in|looked over|peered down|leaned out]. It went down through [blues|greens|purples] that have no names, since nobody has [stayed|been there|hung about] long enough to give them any. ^ The rim was as wide as a [hand|shoe|saucer]. {He} [knew quite well|was well aware|had often heard] that one cannot fall in water, but {his} toes had not been [told|informed|convinced]. {He} [took them along|walked them along|led them down] it, one after the other, [explaining|arguing|apologising] as {he} went. By the far side they very nearly [believed it|agreed|saw the point|took {his} word].',
      'Inside the kelp there were no [directions|corners|landmarks|left or right]. Each [stalk|stem|ribbon] was like the last, and they all swayed until {hero} could not have said which of them was [standing still|the way|itself moving]. [Twice|Three times|Again] {he} [came out|was back|arrived] at {spot}. [The second time|By then|The last time] it looked [sorry for|embarrassed for|used to] {him}. ^ {He} shut {his} eyes, and that was [better|clearer|quieter|a help]. There was a push in the water, [faint|weak|cool] and steady, always on the left cheek. {He} kept [it there|to that|faith with it|it so]. On tiptoe, [hands out|elbows in|nose up], {he} let one cheek lead the rest of {him}, until there was nothing left to [brush against|push through|bump].',
      'The silt past {spot} was as soft as [flour|talc|soot]. It had settled there, grain by grain, for [ten thousand|six thousand|nine thousand] years, and was clearly not expecting [anybody|shoes|visitors]. {hero’s} first step [raised|woke|sent up] a [brown billow|grey curtain|great cloud]. It [swallowed|took|erased] {his} legs, {his} [middle|belt|elbows] and, in due course, {his} opinion of {himself} as a careful person. ^ There was nothing [to be done|for it|{he} could do] until it [came down|lay down|forgot] again. After that {he} moved on the very [points|ends|tips] of {his} toes, so slowly that the silt may have taken {him} for a [weed|snail|sponge].',
    ],
    wayHome: [
      'Nobody can [hurry|run|race] home along the bottom of [the sea|the water]. {hero} tried it, out of [habit|politeness|hunger], and the water took {him} by both [elbows|shoulders|sleeves]. So they [strolled|dawdled|sauntered|took it slowly]. They passed {spot} like people with [nothing in the oven|nobody waiting|no errands], and saw what they had missed, down to the [ribs|ripples|footprints] in the sand. ^ [After that|Later|Beyond {spot}] the floor began to [rise|climb|slope]. The ceiling [came to meet|came down to|approached] them, [silver|shining|wrinkled] and [creased|moving|thin]. {hero} put one [finger|thumb|elbow] through it, and felt the air on the other side, thin and cool and full of [corners|edges|dust|noise].',
      'Going home, {hero} [went through|listed|sorted] everything that {he} would be able to [tell|report|describe]. There was the [colour|blue|weed], but there weren’t the [words|names|crayons]. [There was the quiet|There was that hush|There was the silence], but you would have to stop talking to [describe|mention|praise] it. ^ “They’re [bound|sure|certain] to [ask|inquire|wonder] what it was like,” {he} said. “Say that it was [wet|damp|deep|full of fish],” said {c}. {hero} [turned this over|considered this|chewed on that] for the length of a [coral street|long shell bank|fish’s nap]. It was [short|neat|simple], it was [true|polite|accurate], and nobody would [want to know|ask for|expect] any more. The [rest of it|remainder|other part] {he} could [keep|save|pocket|hang on to].',
      '{hero} let out {his} breath a little [at a time|here and there|by instalments] on the way back, and [watched|wondered|noted] where it went. Each bubble set off as flat as a [coin|button|lentil] and grew as it climbed, wobbling, until it was as big as a [plum|pear|teacup]. They were all on their way home too, [in a sense|in a way|you might say|it seemed]. ^ Below them {he} [walked along|trod|strode] over the [ripples|ridges|furrows] in the sand. It is [pleasant|nice|a comfort|good] to know the way. It is even pleasanter when your own breath has [gone ahead|run on|been sent on] to say that you are [coming|nearly there|on the way].',
    ],
  },
};
