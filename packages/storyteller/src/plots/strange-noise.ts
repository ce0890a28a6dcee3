import { beat, type Plot, show } from './plot.ts';

/** A dreadful noise frightens everybody; they are all wrong about who makes it, and why. */
export const strangeNoise: Plot = {
  id: 'strange-noise',
  titles: ['{hero} and the Dreadful Noise', 'What Goes BOOO-HOO, {hero}?', '{hero} Goes to Ask'],
  taglines: ['A story about going to find out', 'A story with a very loud middle'],
  blurbs: {
    young: [
      'Booo-hoooo! What is that? Everyone hides. Not {hero}! {hero} and {c} go to look. Tiptoe closer. Closer. Oh! It is only somebody little.',
    ],
    old: [
      'Every evening there comes a dreadful noise. Everybody knows what it is, and everybody knows something different. It has tusks; it has nine heads; it eats bicycles. Only one person thinks of going to ask. Meet {hero}.',
    ],
  },
  refrains: {
    young: [
      'Booo-hoo, who are you?',
      'Tip, tap, toe, hello, hello!',
      'Moany, groany, are you lonely?',
      'Rum, tum, tum, may we come?',
      'Woo-hoo-hoo, is it you?',
      'Boo, boo, how do you do?',
      'Who’s that, who, in the hullabaloo?',
      'Knock, knock, knock, who’s in there?',
    ],
    old: [
      'Booo-hoo, and who are you?',
      'Woo-hoo-hoo, and is it you?',
      'Tiptoe near, and who is here?',
      'Rumble and moan, are you all alone?',
      'Howl away, but what do you say?',
      'Boo, boo, and how do you do?',
      'Far or near, who is it, dear?',
      'High or low, who calls us so?',
    ],
  },
  lessons: ['listening', 'courage', 'kindness'],
  themes: ['scary', 'lonely', 'listening', 'dragon', 'mystery', 'animals', 'curiosity', 'magic'],
  quest: { props: ['bell'], from: 'none' },
  little: {
    creatures: ['dragon', 'bear', 'elephant', 'lion'],
    names: ['Rumble', 'Bumble', 'Oomph', 'Pudding'],
  },
  want: beat(
    show('look-aside', 'surprised', 'worried', { at: 'home' }),
    [
      '[Booo-hoooo|Boooo-hooo|Boo-oo-hoooo|Booo-oo-hooo|Boo-hoo-oo-oo|Boooo-oo-hoo|Booo-hoo-hoooo|Boo-hooooo], goes [something|somebody], and the [cups|plates|pans] [rattle|hop|ring]! [What can it be|Who can that be|What is it, {c}]?',
      '[Booo-hoooo|Boooo-hooo|Boo-oo-hoooo|Booo-oo-hooo|Boo-hoo-oo-oo|Boooo-oo-hoo|Booo-hoo-hoooo|Boo-hooooo] comes [down the chimney|in at the window|up the stairs]! [Everybody|Every cat|Every dog|Every aunt] [hides|ducks|runs], so who makes it?',
    ],
    '[Booo-hoooo|Boooo-hooo|Boo-oo-hoooo|Booo-oo-hooo|Boo-hoo-oo-oo|Boooo-oo-hoo|Booo-hoo-hoooo|Boo-hooooo], [it went|it came|went something], and the [cups|plates|chairs] [shook|jumped|hopped]. The [cat|dog|hamster] went under the [sofa|bed|piano]. ^ “What [is it|makes it|can it be]?” asked {hero}. Nobody [knew|could say|had any idea]. Nobody dared to [look|find out|peep].',
    '“[BOOO-HOOOO|BOOOO-HOOO|BOO-OO-HOOOO|BOOO-OO-HOOO|BOO-HOO-OO-OO|BOOOO-OO-HOO|BOOO-HOO-HOOOO|BOO-HOOOOO],” it [went|came|boomed|bellowed], every day at the same time, and it made the spoons [dance|hop|jingle]. People [shut|slammed|bolted] their [windows|doors|shutters]. ^ “It’s a [thing|beast|slug] with nine heads,” they [said|whispered|told {hero}]. “It’s got [tusks|great tusks|yellow tusks|tusks like bananas].” “Who has [seen|met|drawn|greeted] it?” asked {hero}. It [turned out|came out|seemed] that [nobody had|no one had|not one of them had].',
    'The noise [came|began|went off] at the [same hour|same minute|usual time] every day. It started low, like [a chair being dragged over the sky|a wardrobe being dragged over the sky|a bath emptying], and it ended in a howl that [stopped the clocks|stopped the clocks dead|curdled the milk]. “[BOOO-HOOOO|BOOOO-HOOO|BOO-OO-HOOOO|BOOO-OO-HOOO|BOO-HOO-OO-OO|BOOOO-OO-HOO|BOOO-HOO-HOOOO|BOO-HOOOOO],” it [went|sang|boomed|bellowed], and shutters [slammed|banged|crashed shut], and [soup was left standing|pies were left steaming|games were left unfinished]. ^ The grocer [said|swore|maintained|was certain that] it had tusks. The lady at the library [said nine heads|counted nine heads|favoured nine heads], and [had a book to prove it|had a book to show for it|had looked it up]. Everybody was [an expert|quite sure|a professor|the world’s authority]. “But who’s [actually been|ever been|gone] to look?” asked {hero}, and [there fell|there followed] the sort of silence in which people [study their shoes|admire their shoes|look for fluff].',
  ),
  setOut: beat(
    show('walk', 'brave', 'brave', { props: [{ prop: 'lantern', place: 'hand' }] }),
    [
      '“Let me [go|look|ask]!” says {hero}. “{refrain}” [sings|hums|calls] {c}.',
      'Hold my [hand|sleeve|coat], {c}! “{refrain}” they [sing|hum|call].',
    ],
    '“Then I [will|shall] go and [ask|meet|find] it,” said {hero}. Everyone [gasped|turned pale|dropped a spoon]. ^ “{refrain}” [sang|hummed|called] {hero}. {C} [sang it too|joined in|helped], a bit more [quietly|softly|faintly].',
    '“Somebody’s [got|going|bound] to ask it,” said {hero}. “Ask it what?” [said|cried|wondered] [everybody|all of them|the others]. “Whatever [you|people|they] ask a [noise|big noise|noise like that]. [If|Whether] it’s [all right|well|hungry|in a good mood|sleeping badly].” ^ It [came from|called from|blew from] {place}. So that was [where|the way] they [went|headed|walked]. “{refrain}” [sang|piped|struck up] {hero}, to keep {his} knees [steady|from knocking|in step].',
    'It was not that {hero} was [braver than|bolder than|stouter than] [other people|the rest of them|the grocer]. {He} was only [more curious|nosier|more inquisitive], and it comes to the same in the end, although [the stomach feels different|the stomach notices|the knees are not so sure]. ^ “It [comes from|calls from|starts from] {place},” {he} told {c}, [lacing up|tying|buckling] {his} shoes. “At [least|any rate] we know where it [lives|is to be found|stays]. [That’s more|Which is more|Already that’s more] than anyone’s found out in [a year of being scared|a year of shaking|a year under tables].” {He} [stepped out|set out|walked out] into [the empty street|the bare street|the road, and it was bare]. Behind every [curtain|blind|shutter] [was|shone] an [eye|eyebrow|ear|nose]. “{refrain}” {he} sang, [rather high|a little sharp|half a tone up|with hardly a wobble].',
  ),
  problem: beat(
    show('tiptoe', 'worried', 'worried'),
    [
      'The [booo-hoooo|boooo-hooo|boo-oo-hoooo|booo-oo-hooo|boo-hoo-oo-oo|boooo-oo-hoo|booo-hoo-hoooo|boo-hooooo] is so [near|close|big] that my [hat|tooth|tummy] [shakes|buzzes|hums]! [Where is it|Which way now], {c}?',
      'Louder and [louder|bigger|longer|rounder] goes [booo-hoooo|boooo-hooo|boo-oo-hoooo|booo-oo-hooo|boo-hoo-oo-oo|boooo-oo-hoo|booo-hoo-hoooo|boo-hooooo]! {C} [hides|ducks|creeps] behind {hero}.',
    ],
    '{Within} the noise was [much bigger|twice as big|twice as loud|as big as a barn]. [Booo-hoooo|Boooo-hooo|Boo-oo-hoooo|Booo-oo-hooo|Boo-hoo-oo-oo|Boooo-oo-hoo|Booo-hoo-hoooo|Boo-hooooo] [came from|was behind|was under|sat in] {spot}. ^ No, it [came from|was in|was under|sat by] {spot}. It came from [everywhere|all over|all sides]!',
    'Out here [BOOO-HOOOO|BOOOO-HOOO|BOO-OO-HOOOO|BOOO-OO-HOOO|BOO-HOO-OO-OO|BOOOO-OO-HOO|BOOO-HOO-HOOOO|BOO-HOOOOO] didn’t [just|only] [rattle|shake] the [spoons|cups|doors]. It [rattled|shook|jingled] {hero}[, hat and all|, from the boots up|, buttons and all]. It [rolled around|poured round|thundered past] {spot} and [came back from|crept back from|came out on] the other side. ^ “It’s [over there|that way|in front|on the left],” said {hero}. “And [over there|that way, too|behind|on the right].” A noise is a [hard|tricky|slippery|difficult] thing to [follow|catch|find]. It hasn’t got [an edge|any edges|a beginning|a front].',
    'Indoors it had been [a noise|only a noise|just a noise|a kind of noise], [like a tap|like any other|and behind glass|with walls to it]. Out here it was more like [weather|a sea|furniture falling|a crowd], and it came up through the [soles|heels] of {his} [feet|boots|socks]. It [shook the specks from|blew the dust from|buzzed in] {spot}, and seemed to pour in from [every side|all directions|six sides] at once. ^ {hero} tried [cupping {his} ears|covering one ear|lying flat|turning {his} collar up], [and a scarf|and humming|twice|and spinning round]. {He} [tried facing it|tried to face it|tried to point at it]; but [it was always behind {him}|it had always just left]. “It would be [easier|simpler|a comfort],” {he} said to {c}, when it had [died away|died down|stopped to breathe], “if it weren’t so exactly like what they told us.”',
  ),
  tries: [
    beat(
      show('wave', 'brave', 'funny', { props: [{ prop: 'drum', place: 'hand' }] }),
      [
        '[Boom, boom|Bom, bom|Bang, bong], {hero} [drums|bangs|answers] back! The noise is [twice|ten times|three times] as [loud|big|long]!',
        '“[Hush|Shush|Quiet], you!” [shouts|yells|bellows] {hero}. “[BOOO-HOOOO|BOOOO-HOOO|BOO-OO-HOOOO|BOOO-OO-HOOO|BOO-HOO-OO-OO|BOOOO-OO-HOO|BOOO-HOO-HOOOO|BOO-HOOOOO],” it [shouts|bawls|howls] back, [louder|bigger|worse].',
      ],
      '“I’ll be [louder|even louder|the loudest],” said {hero}. {He} [banged|beat|thumped] the drum, [bang, bang, bang|bom, bom, bom|dum, dum, dum]. ^ [BOOO-HOOOO|BOOOO-HOOO|BOO-OO-HOOOO|BOOO-OO-HOOO|BOO-HOO-OO-OO|BOOOO-OO-HOO|BOOO-HOO-HOOOO|BOO-HOOOOO], it [went|came|answered], [twice|three times|ten times] as loud. Two [noises|dins|howls] do not make a [quiet|hush|peace].',
      '{He} tried to [talk|speak|hoot] to it in its own [way|language|style]. {hero} [banged a pot|beat a bucket|thumped a pan] by {spot} and [howled|bellowed|hooted] with all {his} might. ^ The noise [stopped|broke off|paused|held its breath]. {He} [grinned|bowed|waited|took a breath]. Then it came back, [twice|three times] as loud, and it sounded [frightened|alarmed|upset]. “I think I [shouted at it|yelled at it|was rude],” said {hero}. “[Everyone|Everybody] [always|just|only ever] [shouts|yells] at it.”',
      '{hero} [had read that|had been told that|knew that] you should [show no fear|let it see no fear|be firm]. So at {spot} {he} [climbed up on a stone|got up on a stone|scrambled on a stone], filled {his} lungs, and roared right back at it, [beating time|keeping time|thumping] on a saucepan. ^ There was a [pause|hush|long pause|gap], [and in it|and out of it came|then] something [crashed about|blundered about|tumbled], as if it had [run into a wall|tripped over a bench|backed into a cupboard]. Then came a howl which [laid the grass flat|took {his} hat off|parted {his} hair|turned {his} socks round]. {He} [got up|sat up|picked {himself} up] and [took|pulled|lifted] the saucepan off {his} head. “I don’t [think|believe] that was [angry|anger|a threat],” {he} said [slowly|at length|after a while]. “I think I [scared|startled|frightened|upset] it [badly|out of its wits|worse than it did me|with a saucepan].”',
    ),
    beat(
      show('crouch', 'worried', 'funny', { props: [{ prop: 'basket', place: 'ground' }] }),
      [
        '{hero} sets a trap [for it|with a bun|and hides]. [Oops|Whoops|Snap|Uh-oh], {c} is [in it|inside|stuck]!',
        'A [big|good|clever] trap goes [snap|clap|whump]! Inside sits [only|just|our] {c}, [chewing|giggling|waving]!',
      ],
      'They made a [trap from|trap with|trap out of] a basket and a [string|stick]. They [waited|hid|crouched low], and [snap|clack|whump|twang|thud], it [went|fell|came down]. ^ “[Got you|Got it|We’ve got it]!” [cried|yelled|sang out] {hero}. But it was {c}, who had [smelled|sniffed|found|tasted] the [bait|bun|cheese].',
      'They [built|made|set] a [trap|careful trap|cunning trap] near {spot}. It had a basket, a [string|rope|bent peg] and a [carrot|jam sandwich]. They [hid|crouched|lay low] and held their [breath|noses|tongues]. [Snap|Clack|Whump|Twang], [it went|it fell|down it came|said the basket]. ^ Inside sat {c}, [chewing|munching|with full cheeks|licking crumbs off]. “I wanted to see [if it worked|if it was any good|how it felt],” said {c}. It struck {hero} that [one doesn’t|you can’t|nobody will] make friends with a [basket|trap|basket on a string].',
      'Since [everyone had told {him}|they all told {him}|everyone was sure] it was a beast, {he} tried [what you do|what one does|the usual thing] with beasts. The trap was a [good|clever|handsome|neat] one. It had a basket, a [trigger|hinge|spring], and a sandwich [in the middle|with the crusts off|with pickle]. They lay [behind|close to] {spot} [for the best part of an hour|for nearly an hour|until their legs went to sleep]. ^ What it caught was {c}, who had been [thinking about|brooding on|in love with] that sandwich [all along|from the start|since lunch]. It took [ten minutes|a quarter of an hour|seven minutes] to work the knots [loose|free|open]. {hero} felt {himself} [go red|blush|go hot|getting smaller]. Suppose that it had been [somebody shy|a person|somebody sad|anyone else]. What would have been the [first|very first] thing they [ever knew|ever learned|found out] about {him}?',
    ),
    beat(
      show('look-aside', 'surprised', 'funny', { props: [{ prop: 'stone', place: 'background' }] }),
      [
        'Such big [feet|toes|teeth] it has! No, it’s only [stones|round stones|grey stones], {c}.',
        '“[Nine|Ten|Six] heads!” [cries|squeaks|whispers] {hero}. “[Phew|Ha|Whew], just one [bumpy|old|bald] stone,” [says|laughs] {c}.',
      ],
      '“Nine [heads|big heads|bald heads]!” whispered {hero}. By {spot} [stood|sat|squatted] nine [round|fat|lumpy] shapes. ^ They [crept|tiptoed|crawled] [closer|nearer], and it was nine [round|bumpy|bald old|mossy] stones. They had [seen|looked for|found] what they were [told|warned] to see.',
      '[All at once|Just then|Quite suddenly] {hero} [saw it|caught sight of it|spotted it]. It had [horns|long horns|two horns|grey horns]. It had a [hump|round back|belly|great back], and it [stood|lurked|waited] by {spot} and [swayed|creaked|leaned]. “[Run|Fly|Quick|Home]!” {he} [cried|yelled|squeaked], and they ran, and [it ran|it rumbled|it rattled] after them! ^ It was a [wheelbarrow|handcart|pushchair], [tied to|hooked on to|caught on] {his} own belt. “They [said|told us|promised] tusks,” [panted|puffed|wheezed] {hero}. “So I [saw|gave it|went and saw|got] tusks.”',
      'At {spot} they [came|stood|were] [face to face|nose to nose|eye to eye] with it. There were the [tusks|tusks, both of them|yellow tusks|tusks, curving], and there was the [great bent|huge humped|broad crooked|dreadful bowed] back. {hero} could not [have moved|have stirred|have run] if {he} had [been paid|been pushed|been offered cake]. They stood [like that|nose up], they and it, until [a bird|a sparrow|a fly] sat down upon its nose. ^ It was a [boulder|big stone|heap of stones|slab of rock], [with lichen|and a bramble|and two twigs|and some bracken]. {He} walked up and [touched|patted|knocked on|leaned on] it. “I [saw it|did see it|saw the lot|saw them],” {he} said. “I saw it as [clear as day|clear as glass|plain as you|plain as soup]. I’d have [told everyone|sworn to it|drawn it].” So that was how [it|a beast|a monster] was [done|made]. You [heard|were told] that there were tusks, and then you went [and found|out and met|and saw] them.',
    ),
  ],
  turn: beat(
    show('kneel', 'thoughtful', 'wonder', { props: [{ prop: 'leaf', place: 'ground', count: 3 }] }),
    [
      '[Look|See], a [wet|round|shiny|salty] drop on a leaf! [Somebody|Someone big|Someone] [cries|is crying|weeps], {c}.',
      '[Plip, plop|Drip, drop|Plink, plonk], big [warm|fat|salty] tears! Who is so [sad|very sad|unhappy], {c}?',
    ],
    'Then {hero} [stepped in|put a hand in|knelt in] something wet. It was not [rain|dew|a puddle|soup]. It tasted [of salt|salty|like the sea]. ^ “{C},” {he} [said|whispered|breathed|gulped]. “I [think|do think|believe] it’s a tear. A [very big|great big|huge, wet] one!”',
    'There was a [puddle|pool|small lake] [on|across|in the middle of] the path, and it had not rained. {hero} [dipped in a finger|put a finger in|dipped a thumb] and [tasted it|licked it|sucked it], and it was [salt|salty|pure salt|as salt as chips]. ^ {He} [listened again to|listened once more to|turned an ear to] that [dreadful noise|terrible howl|great sound]. [Boo|Booo|Boo-oo|Boooo|Boo-oo-oo], it [went|said|sighed|sang], and [hoo|hooo|hoo-oo|hoooo|hoo-oo-oo]. “{C},” {he} [said|whispered|breathed], “say it [slowly|slowly, with a sniff|to yourself]. It’s not [roaring|growling|angry|a roar], it’s [crying|sobbing|weeping|in tears].”',
    'It was a puddle, [quite round|as round as a coin|perfectly round], [in the middle of|lying on|right across] a dry path. {hero} put a finger in it and then, because {he} was [that sort of person|made that way|like that], [licked it|tasted it|sucked it]. It was [salt|salty|salt as salt|briny], [and warm|like the last of the crisps|like seaside air|like a pretzel]. ^ [Far off|Over there|Out there] it [began|started up|set off] again. “[BOOO|BOOOO|BOO-OO|BOOOOO|BOO-OO-OO],” it [went|sang|moaned|called]. {He} [shut {his} eyes|held {his} breath|put {his} head on one side|kept still]. {He} tried to [forget about|lose|put away] [tusks|the tusks|everybody’s tusks], and heads [by the dozen|in bunches|without number]. {He} [just listened|only listened|just stood and listened], as though nobody had ever told {him} [anything|anything about it|one thing]. “[HOOO|HOOOO|HOO-OO|HOOOOO|HOO-OO-OO],” [it ended|it finished|came the rest|it sighed]. {He} [opened {his} eyes wide|looked up|breathed out|stared at {c}]. “We’ve [all|every one of us] been hearing it [wrong|backwards|upside down],” {he} said.',
  ),
  turnDeepens: beat(
    show('walk', 'thoughtful', 'brave'),
    [
      'Follow the drops, [plip, plop|drip, drop|one by one]! Poor [old|dear|sad|big] somebody, we’re [coming|near|hurrying|on our way].',
      'Soft [steps|toes|feet], {c}, for somebody is [sad|lonely|crying]. No [stamping|drumming|shouting] any more.',
    ],
    'They [followed|tracked|went after] the drops, past {spot}, past {spot}. Now {hero} did not [sing|drum|shout|stamp]. ^ When [somebody|someone big|anybody] cries, you go [softly|quietly|gently].',
    'They [followed|walked beside|went along by] the [puddles|pools|drops]. {hero} did not [tiptoe|creep|sneak] any more, nor did {he} [stamp|march|run]. {He} [walked as you’d walk|went as you’d go|walked the way you go] to [somebody’s bedside|somebody’s sickbed|a friend in bed]. ^ “What if it’s cross that we [came|came to see|bothered it]?” whispered {c}. “Then it’ll be cross with [company|two of us there|somebody by it],” said {hero}.',
    'There was a trail of them, each [as big as a plate|as wide as a saucer|the size of a pancake], and it [led past|ran past|went by] {spot} and downhill. They did not [talk|speak|say a word|chatter]. [A fortnight|Three weeks|A month] ago the whole town had [met to discuss|assembled to discuss|sat up late over] the noise. There had been [speeches|reports|a show of hands|a long agenda], and a committee[| of nine| with badges| and buns]. Somebody had [proposed|suggested|demanded|voted for] a wall. ^ Nobody had [asked|wondered|enquired] what it might be [sad|unhappy] about. {hero} thought of {his} own window, [shut tight|bolted|fastened] every evening along with all the rest, and [walked faster|went on quickly|lengthened {his} step].',
  ),
  lowPoint: beat(
    show('stand', 'worried', 'quiet', { little: true }),
    [
      'There it [sits|sobs|drips], so [big|huge|tall], a {littleKind}! {hero’s} [knees|boots|toes] want to [run|go|hop off].',
      '“[Go away|Don’t look|Go home]!” [sobs|wails|weeps] a big {littleKind}. {hero’s} [feet|legs|knees] will not [move|go|walk].',
    ],
    'And there it [was|sat|lay|cried]. It was a {littleKind}, a [great big|enormous|huge] baby {littleKind}, all [wet from crying|soaked with crying|wet with tears]. ^ “[Go away|Please go|Don’t come near]!” it [sobbed|wept|wailed]. “Everybody [runs|hides|runs away] from me!” {hero’s} own [knees|feet|toes] wanted to [run|run too|go].',
    'In the [hollow|hollow there|deep hollow] [sat|crouched|huddled] a {littleKind}. It was as big as a [bus|barn door], and [crying buckets|sobbing hard]. It [saw|noticed] them and [covered|hid|buried] its [face|eyes|nose]. “Don’t [look|stare|come any closer|look at me], or you’ll [scream|shriek|run|yell]. [They all|Everyone else|People always|You people] [do|did|do, and run|will].” ^ And {hero} felt it, [right there in {his} throat|climbing up {his} throat|halfway up {his} neck|under {his} tongue]. It was a scream, [waiting|ready|packed and ready|on its way up] [to be let out|for the off|with its hat on|and holding its breath]. {He} was so [frightened|scared|full of it] that {he} could not [move|stir|blink].',
    'It was [real, then|real, after all|true, then|not made up]. It was a {littleKind}, huge, [hunched up|folded up|bowed] in the hollow like [a hill in the rain|a hill left out in the rain|a wet haystack]. When it saw them it [gave a gasp|gasped|gave a hiccup] and put its great head [under its arm|behind its knees|between its paws]. “Please [go|go away|don’t look|go home],” it said. “I can’t [bear|stand] it when [they|people] [scream|shriek].” ^ {hero} had [meant|planned|intended] to [step forward|go up to it|take one step more]. But {his} body had been told [about monsters for a year|to run for a year|nothing but monsters for a year], and [it would not|it refused|it declined]. {He} stood there with {his} mouth [open|wide open|full of nothing|ajar]. {He} was doing what everyone [had always done|did|had done for a year]; and [they both knew|both of them knew] what came next.',
  ),
  spark: beat(
    show('think', 'thoughtful', 'quiet', { little: true }),
    [
      '{hero} is scared, right down to the [toes|socks|boots]. The [big|huge|great] {littleKind} is, too!',
      'Big {littleKind} [shakes|trembles|shivers] [all over|and sniffs|and hides]. “It’s [scared|afraid] of [me|us],” thinks {hero}.',
    ],
    'Then {hero} [saw|spotted|noticed] [something|one thing|a thing]. Its [big|great|wet|two] paws were shaking. {His} [hands|own hands|elbows] were shaking, too. ^ “You’re [scared|frightened|afraid] of me,” {he} said. “And I’m [scared|frightened|afraid] of you. [That’s|We’re|It’s] the same!”',
    'The scream was [almost|halfway] [out|up|there]. Then {hero} [saw|noticed|spotted|looked at] its knees, and they were knocking [together|hard|loudly|away]. {He} looked [down|lower|again|down once]. [So|And so] were {own}, [inside {his} socks|both of them|left and right|like spoons]. ^ They knocked at [just|exactly] the same [speed|rate|moment]. “[Oh|Ah|Why],” {he} said, and the scream [went away|lay down|went back to bed]. “You [too|as well|feel it|do that]?”',
    'It was the feet that {he} [noticed|saw|looked at|saw first]. {He} [could not|couldn’t] [look at|face|bear] the face, so {he} looked [down|at the floor|lower]. Its toes were [curled up tight|curled under tight|clenched], just as {his} own toes were at that moment, [inside {his} shoes|in {his} socks]. ^ You only do that when you want to [run away|bolt|run for it] and have [told yourself not to|made up your mind to stay]. {hero} [let go of {his} breath|breathed out|began to breathe again|let {his} shoulders drop]. It is a [strange|curious|funny] thing to [look for a monster all day|hunt a monster all day|come for a monster] and find somebody with your [own feet|own toes]. {He} knew what {he} would have [wanted|liked|needed|hoped for]. So {he} [did it|did that|went and did it|set about it].',
  ),
  deed: beat(
    show('sit', 'brave', 'quiet', { little: true }),
    [
      '{hero} sits down [close|near by|beside it]. “{refrain}” {he} [says|hums|whispers].',
      'Sit [close|low|still] and [smile|nod|breathe]. “{refrain}” [ever so|oh, so] [softly|gently|quietly].',
    ],
    '{hero} did not [run|scream|shout]. {He} [sat down on the ground|sat down by its toes|sat right down] and [made {himself} small|folded {himself} up small|made {himself} little]. ^ “{refrain}” {he} [said|hummed|breathed], [very, very softly|as soft as soft|as low as a bee]. “[I’m|It’s only|This is] {hero}.”',
    '{hero} [sat down|sat|sat, plump,|lowered {himself}] [by its toes|by its heel|on the ground|among the puddles]. It made {him} [very small|tiny|rather small], and the {littleKind} [very tall|taller still|a mile high]. {He} patted the [ground|place|space] [beside|next to|near] {him}. ^ “{refrain}” {he} said, but [gently|low|quietly], as [a real question|a question|if {he} meant it]. Then {he} did the [hardest|harder|bravest|cleverest] part. {He} [waited|just waited|sat still], and didn’t say [anything else|another word|one thing more].',
    'Everybody had [always|only ever|so far] stood in front of it and [shouted|yelled|shaken things]. {hero} sat down instead, [sideways on|side on|a little sideways], as though they were [two people on a bench|old friends on a bench|two people on a bus]. It meant [turning {his} back|showing it {his} neck|looking away], [nearly|or nearly]. Every [hair|bone|button] {he} owned was [against it|opposed to it]. ^ “{refrain}” {he} [said|asked|hummed|said again]. It was [the old rhyme|the same old rhyme|the usual rhyme]; but {he} said it as if {he} [wanted to know|would like to hear|meant it]. And then {he} was [quiet|still|silent|done], [like a shut book|hands and all|down to the toes|knees and all]. {He} let it be quiet for as long [as it needed|as it liked|as it wanted], and that was very long, and {he} [did not fill it up|did not poke it|left it empty].',
  ),
  deedHolds: beat(
    show('hug', 'smile', 'cosy', { little: true }),
    [
      '“I’m {little}, and nobody [sings|calls|hums] back,” it [sniffs|sobs|snuffles]. [Big|Wet|Long|Soft] hug, {little}!',
      '“{Little} wants a [friend|cuddle|good night],” it [sniffs|sobs|whispers]. [Hug, hug, hug|Pat, pat, hug|Squeeze, squeeze, hug], [{hero}|and again|and smile]!',
    ],
    '“[I’m|My name’s|They call me] {little}. I only wanted to [sing|call|say] good night,” [sniffed|wept|gulped] {little}. “Nobody ever [sang|called|said] it back.” ^ “I [will|can|shall],” said {hero}. And {he} [did|did, twice|did, right then]!',
    '“I’m {little},” it said [at last|in the end|to its knees|by and by]. “I wasn’t [being frightening|trying to scare you|being a monster|roaring]. I was [calling|saying|singing] good night[| to everyone| down the hill| as one does]. Where I [come from|was born|live], somebody always [calls|says|sings] it back. Here they [shut|slam|bolt|lock] the windows [and hide|and whisper|and hum|every time].” ^ {hero’s} heart turned [right over|over like a pancake|head over heels|a somersault], [bump|slowly|once|and sat down]. “How [does it go|do you do it|is it done|does one answer]?” {he} [asked|said|whispered|wanted to know]. “[Teach me|Show me|Let me try|Give me] the [tune|low bit|beginning|middle].”',
    'In the end it [spoke|said something|answered], into its own [elbow|armpit|knees]. “[I’m|My name is|It’s|I’m called] {little}. Where I [come from|was born|used to live] we call across [at bedtime|last thing|before sleep]. You call, and your [neighbour|aunt|next hill] calls, and then you know that you’re [not the only one|not alone|one of several]. I came here by [mistake|accident|the wrong turning|a muddle]. I’ve [called|tried|done it] every [single|blessed] night.” It [sniffed|gulped|swallowed|wiped its nose]. “They [shut|slam|bolt|stuff up] the windows. So I [called|tried|said it] [louder|harder|again, louder].” ^ {hero} [thought of|remembered|saw before {him}] the whole town, and its [bolts|shutters|experts]. {He} had to [try|swallow|begin] [twice|three times] before {his} voice worked. “How [does the answer go|do they answer|is it answered|does one reply]?” {he} [said|asked|got out|managed]. “I [expect|dare say|think] they’d like to [know|hear it|learn it].”',
  ),
  solved: beat(
    show('cheer', 'laugh', 'joyful', { little: true }),
    [
      '{hero} [calls|sings|hums] [booo-hooo|boo-hooo|booo-hoo|boo-oo-hooo|boooo-hoo|boo-oo-oo-hoo]. Then everyone [calls|sings|hums] it, even the [cat|baby|mayor|baker]!',
      '[Pop|Bang|Creak] go the [windows|doors|shutters]. “[Good night|Night, night|Sleep well], {little}!” they [call|sing|shout].',
    ],
    'That evening {little} [called|sang|said], “[Booo-hooo|Boo-hooo|Booo-hoo|Boo-oo-hooo|Boooo-hoo|Boo-oo-oo-hoo]!” {hero} [called|sang|said] it back. Then a window [opened|went up|banged|creaked]. ^ “[Booo-hooo|Boo-hooo|Booo-hoo|Boo-oo-hooo|Boooo-hoo|Boo-oo-oo-hoo]!” called [somebody|a voice|the baker]. Then [everybody|the whole street|everyone] [did|called|sang] it, even the [dog|parrot|mayor|twins]!',
    'They went [back|home|back to the town] [together|side by side|very slowly]. When the [time|hour] came, {little} called [booo-hooo|boo-hooo|booo-hoo|boo-oo-hooo|boooo-hoo|boo-oo-oo-hoo], small and [shaky|wobbly|scared]. And {hero} [stood in the street|stood on a doorstep|stood on a bucket] and called it [right back|straight back|back at once]. ^ A window [opened|flew up|creaked|went up]. Then [another|the next|one across the road|a second]. “Is that [all it was|all|what it was]?” [said|asked|cried] the people. “[Booo-hooo|Boo-hooo|Booo-hoo|Boo-oo-hooo|Boooo-hoo|Boo-oo-oo-hoo]!” they called, the grocer [loudest|lowest|longest] of all. “[Good night|Sleep tight|Good night to you|Sleep well]!”',
    'At the usual hour the [shutters|doors] [closed|banged|were shut], one after [another|the other]. In the [empty street|bare street] stood {hero}, and behind {him}, [trying to be narrow|trying to look slim|breathing in], {little}. “[Go on|Now|Off you go|You can],” said {hero}. It was [hardly|barely|not much] more than a [whisper|sigh|breath]. “[Booo|Boo|Boooo|Boo-oo],” it [tried|whispered|began|breathed], “[hooo|hoo|hoooo|hoo-oo].” And {he} [threw back {his} head|filled {his} lungs|cupped {his} hands] and [answered|called it back|sang it back]. ^ It hung there [in the dusk|over the roofs|between the houses], the call and the answer, and you could hear [at once|straight away] that it was [a tune|a song|music]. A shutter [creaked|moved|squeaked|opened a crack]. Out of the library [came|poked|peeped] a [head|nose|hat]. “[Well, upon my word|Well, I never|Good gracious|Dear me],” it [said|gasped|breathed]. And, [rather|a little|very] [nervously|huskily|shyly], the library joined in.',
  ),
  home: beat(
    show('wave', 'sleepy', 'cosy', { at: 'home', light: 'night' }),
    [
      '[Booo-hooo|Boo-hooo|Booo-hoo|Boo-oo-hooo|Boooo-hoo|Boo-oo-oo-hoo], sleep [well|tight|soft], {little}! {hero} waves a [sock|teddy|hand|hanky] and [yawns|lies down|snuggles in].',
      'Window [open|wide|up], {hero} [waves|calls|sings] [booo-hooo|boo-hooo|booo-hoo|boo-oo-hooo|boooo-hoo|boo-oo-oo-hoo]. Good night, [cups|spoons|baker], good night, [all|everyone|big friend]!',
    ],
    'Now it [comes|is there|calls] [every|each] night, [booo-hooo|boo-hooo|booo-hoo|boo-oo-hooo|boooo-hoo|boo-oo-oo-hoo]. {hero} [sits up|kneels up|bounces up] in bed and [calls it back|sings it back|waves, and calls back]. The cups [still|all] [rattle|jump|hop]. But now it [sounds|is|feels] [nice|friendly|like home].',
    'It still comes, [at the same time|at the usual time|as punctual as ever] every night, and it still makes the [spoons dance|spoons hop|spoons jingle]. But nobody [shuts|bolts|slams|closes] the [window|door|shutters]. {hero} leans out [in {his} pyjamas|in {his} dressing gown|on {his} elbows], calls back, and [counts the answers|waits for the answers|listens to the answers], all the way down the street.',
    'If you [go there|pass that way|stay there] now you [will|are sure to|cannot help but] hear it. At the usual hour the spoons begin to [hum|stir|tremble|tinkle] [in their drawer|in the saucers|and the tea to ripple|one by one]. Then, all [down|along] the street, the windows are [pushed|thrown|flung] up. They lean out [with their napkins on|in their slippers|with their spectacles on]: the grocer, the mayor, [the baby at number six|the baby at number nine|the twins at number four]. It is not a [beautiful|pretty|tidy|tuneful] noise[|, even now|, mind you|, taken note by note]. But {hero}, in {his} pyjamas, [with {his} elbows on the sill|chin on the sill], would not swap it for [an orchestra|a brass band|an opera]. {He} waits until the [last|very last|furthest] one has [called|answered|been heard]. Then {he} knows that everybody is [in|there|in for the night|safe].',
  ),
};
