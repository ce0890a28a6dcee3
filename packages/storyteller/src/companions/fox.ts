import type { Companion } from './companion.ts';

export const fox: Companion = {
  creature: 'fox',
  name: 'Rusty',
  kind: 'fox',
  character: 'knows every shortcut, and is wrong about most of them',
  noises: [
    '[Sniff|Snuff|Snoof], [sniff, red nose|sniff, a clue|this way|left, no, right]!',
    '[Swish|Swash|Whisk] goes the [red|bushy|long red] tail!',
    '[Yip|Yap|Yippety], [yip|yap, yip|yip, hop]!',
    '[Pounce|Hop, pounce|Crouch, pounce|One, two, pounce] on a [leaf|sock|shadow]!',
  ],
  meet: [
    [
      '[Who is there|What is red|Who goes yip]? [{C} the {kind}|It’s {c} the {kind}|{C}, a red {kind}], [hello|hop along|yip, yip]!',
      '[A red tail|A red ear|White socks], [a nose|a wink|one paw]. [It’s foxy {c}|There’s sly {c}|Look, bushy {c}]!',
      '[Yip, yip|Snuff, snuff|Rustle], red ears [behind the bin|over the wall|in the hedge]! [Foxy {c}|Hello, sly {c}|It’s bushy {c}]!',
    ],
    [
      'Something red [looked round the gatepost|slid under the gate|peeped through the fence]. It was a {kind}! ^ “[I am {c}|They call me {c}|{C}, at your service],” said the {kind}. “I know all [the shortcuts|the quick ways|the holes in hedges].” “[Come along, then|Then you’d better come|Show me one]!” said {hero}.',
      'A bushy tail stuck [out of the hedge|out of a flowerpot|round the corner]. Then came the rest of {c}, a young {kind} with [muddy|white] socks. ^ “[I’m coming too|You’ll need me|I know the way],” said {c}.',
      'A {kind} walked out [of the hedge|from under the gate|between two bins], backwards. “[Am I there|Is this the sea|Have I arrived] yet?” ^ “This is [our gate|my doorstep|just the lane],” said {hero}. “Then {c} will [try again with you|go on with you|follow your boots],” said the {kind}.',
      '“Psst, I know a quick way [out|home|round],” said the [hedge|dustbin|nettles]. Out [crept|rolled|slid] a {kind} with a [leafy|very wide|crooked] grin. ^ “I’m {c}, and it’s straight on,” said the {kind}, pointing [up|backwards|both ways].',
      'A sign hung on the gate: Guide, [Never|Seldom|Not Often] Lost. Under it sat {c}, a {kind} with [two|three|five] maps stuck together. ^ “I was looking for [Paris|the seaside|my other sock],” said {c}, “but you’ll do.”',
    ],
    [
      'A {kind} was sitting [on the wall|on the step|under the hedge], [washing one black sock|counting paws|eating a plum]. ^ “{C},” said the {kind}, [bowing|with a sweep of that tail|holding out a paw]. “[Guide|Pathfinder|Explorer]. I know a shortcut to [everywhere|anywhere you like|most things].” “[Do they work|Are they good ones|Do they get there]?” asked {hero}. “They are [very short|mostly downhill|full of surprises],” said {c}, with dignity. {hero} [laughed|could not help liking that|held out a hand], and from then on there were two of them.',
      '“Don’t go [round by the lane|all the way round|by the road],” said somebody [in the hedge|under the hedge|among the nettles]. “[Come through here|There’s a gap|Do as I do]. It saves [nine|eleven|thirty] steps.” There was [a long, leafy noise|a crackling, and a bit of yelping|a lot of rustling]. “I’m {c}, and I’m [nearly out|mainly out|stuck, but only in the middle]!” ^ {hero} went round by the lane [and waited|and sat on a stone|and ate a biscuit]. At last there came a {kind}, [all over twigs|wearing a nest|with burrs in both ears]. “You must have [been running|had a head start|gone on wheels],” said {c}.',
      '{hero} opened the gate, and a {kind} fell [in|through it|at {his} feet], having been [leaning on it|looking under it|asleep against it]. “I was about to [find a way round that|tunnel under it|climb over the roof],” said the {kind}, [getting up|dusting one elbow|from the ground]. “It was only [on the latch|pulled to|pushed to],” said {hero}. ^ “Nobody told {c} about latches,” said the {kind} [sadly|with a sniff|and tried one]. “You do the gates, and I’ll do the [getting lost|shortcuts|scenery].”',
      '“Good day,” said a {kind}, and trotted [left|up the lane|round the corner]. Soon the same {kind} came by [backwards|from the other side|with burrs on] and said, “[We keep meeting|There’s another of you|You again]!” The [third|fourth|sixth] time, {hero} held out [a biscuit|half a bun|an apple]. ^ “I’m {c}, on my way to [the sea|my grandmother’s|a wedding],” said the {kind}, chewing. “[I’ll go your way|Let me try your way|We might take yours], since mine’s [worn out|stuck|full of me].”',
    ],
    [
      '“You’ll be [needing a guide|wanting somebody who knows|off on a journey],” said a voice [from the top of the wall|over {his} head|from the dustbin lid]. A {kind} was lying there [with crossed paws|chin on paws|full length], like somebody [waiting for a bus|on holiday|at a window]. “{C}. I know a shortcut to [every place there is|any place you care to name|wherever it is]. Some of them are longer than the ordinary way, but they’re shortcuts [in spirit|at heart|to look at].” ^ {hero} had been told [not to go anywhere with strangers|all about strangers|never to follow anybody]. {He} [thought about that|turned it over|looked at it from both sides]. “You can come with me,” {he} said, which is [a different thing|another matter|quite another rule]. {C} [considered it|saw the point|bowed], and jumped down.',
      'The {kind} at the gate [had a map|was reading a map|unrolled a map]. It was drawn on a [leaf|cabbage leaf|rhubarb leaf], and there was a hole in it, [about where the town should be|just about in the middle|where you’d want to look]. “That was [lunch|the ink|a snail],” said the {kind}. “{C}, [pathfinder|surveyor|map-maker]. [See this line|Follow my paw|This is us]? It goes from here to anywhere, straight [through the middle of things|as the crow would, on foot|and never mind the nettles].” ^ {hero} [turned the leaf over|looked at the back|held it to the light]. There were more lines on the back, and all of them set out [with great confidence|like people with a train to catch|at a gallop]. “Where do they [end|go to|come out]?” {he} asked. “[People always want to know that|That’s what everybody asks|There’s always one],” said {c}. “I [do the beginnings|specialise in starts|set out, mainly]. I’d hoped to meet somebody who [does ends|finishes things|arrives].”',
    ],
  ],
  comic: [
    [
      '“[Short way|This way|Follow me]!” says {c}. [Splosh|Splat|Squelch], [in the mud|what a mess|muddy ears]!',
      '{C} [jumps|runs|hops] first. {C} [looks later|looks last|asks later], [plop|splash|bump]!',
      '“[Left|Up]!” says {c}. “No, [right|down]!” [Bump|Crunch|Ouch], [a bush|a post|prickles] on the short way!',
    ],
    [
      '“This way is shorter!” said {c}, and [trotted off|dived in|took a leap], [splosh|squelch|gloop]! ^ Out of the mud came [two ears|one paw|a nose] and a [very brown|dripping|sticky] {kind}. “Shorter,” said {c}, “but [wetter|deeper|stickier].”',
      '{C} [knew a shortcut|had a secret way|found a hole] under {spot}. [The front end fitted|In went the nose|The ears got through]. The back end [did not|stayed outside|said no]! ^ {hero} [had to pull|pulled and pulled|took hold and tugged], [pop|plop|hup]!',
      '“[Through here|Duck your head|Under this],” said {c}, “and we’ll be first!” They [crawled and crawled|wriggled on and on|crept along in the dust]. ^ [Out popped {hero’s} head|Up came {hero’s} nose|Light! They came out], right beside {spot}. That was [where they had begun|where they had gone in|not far at all].',
      '“I can [find|smell|feel] the way with my eyes shut,” said {c}, and [shut them|did so|set off]. ^ [Left, right, over, under|Up, down, round, across|Hop, left, hop, right] went the {kind}, and [kissed|hugged|met] {spot}! “[Found it|Just as I thought|It was here all along],” said {c}.',
      '“[Follow the tail|Just follow this tail|Eyes on the tail],” said {c}, so {hero} did. It went round a [post|rock|bush], round {hero}, and round again. ^ Then the {kind} [caught up with it|met it again|saw it ahead] and said, “[Somebody’s been this way|We’re not alone|A {kind} lives here]!”',
    ],
    [
      '“[Trust me|Easy|Step this way],” said {c}. The shortcut went under {spot} and over a heap of [something soft|something that had been cheese|somebody’s compost]. It ended in [a puddle as deep as {his} knees|a ditch with frogs in it|mud to the ankle]. ^ They [climbed out on|came out on|were standing on] the same side they had started from. “We have saved [no time at all|nothing but mud|exactly no steps],” said {hero}. “But look how much we’ve seen,” said {c}, [wringing out a tail|from under some weed|shaking one leg at a time].',
      '“It’s just round [that corner|this corner|the corner],” said {c}. [Round that corner was another|Behind it was another corner|There was a corner there too]. “I meant [THAT corner|the OTHER one|the NEXT one].” Round the [third|fifth] corner was {spot}. {hero} said that {he} had [seen it somewhere before|met that one already|known it once]. ^ “[You get them everywhere|They’re a common sort|That’s its twin],” said {c}. Then the {kind} met {hero’s} own footprints, and [began to whistle|looked at the sky|covered them with leaves].',
      '“[Step only where I step|Do exactly as I do|Walk in my footprints],” said {c}. {hero} did it: [on the stone, over the root|left, left, a hop|round the moss, under the twig], and once, for some reason, backwards. ^ “[What was the backwards for|Why the backwards|Did that bit help]?” {he} asked. “I’d [dropped a biscuit|got a thorn in my paw|lost count] there,” said {c}. “The rest I made up [to go with it|so that it looked right|as I went].”',
      '“Here is us, and here is {spot},” said {c}, drawing it [with one claw|with a stick|in crumbs]. “The short way is to [fold|bend|roll up] the ground, so that they touch.” {C} took hold of [a corner|the edge of it|a tuft] and pulled until [both ears shook|that tail stood out|the whole {kind} hummed]. ^ Meanwhile {hero} [strolled across|skipped over|walked round]. “It [worked|folded|bent]!” cried {c}, seeing {him} there. “Now [wait there|keep still|hold tight], while I [do it for me|fold it for me|bring me over].”',
    ],
    [
      '“I know a shortcut,” said {c}, and {hero}, who was [tired|out of breath|hungry], forgot to ask [the important question|how short|whether it got there]. It led under {spot} and [along a ditch|through a drain|over a midden]. It led through somebody’s larder, [where they apologised|by way of the jam|and out past the hams]. It ended in a puddle [the size of a pond|with ducks on it|that had been there for years]. ^ When they had both stopped [dripping|shivering|coughing], {hero} looked back. They had come roughly as far as a person can [throw a slipper|spit a cherry stone|throw a hat]. “[In my defence|You must admit|As I promised],” said {c}, “it was short.” {hero} tried to [stay cross|be angry about it|keep a straight face]. It lasted until {c} sneezed and [fell in again|sat down in it|lost a sock in it].',
      'Just past {spot} [the way divided|there was a fork|the path split in two]. “[Left|To the left|Left, I think],” said {c}. {hero} had begun [to see how it worked|to understand a thing or two|to notice a pattern]. {He} said thank you and went right, and it was the right way at once, [broad and easy|with a signpost|flat and dry]. ^ {C} sat down, [shaken|and thought it over|ears flat]. To be wrong so often, and so evenly, was [really a kind of gift|not given to everyone|as good as a compass]. “You could travel by me for ever,” said {c}, “if you just [held me the other way up|did the opposite|read me backwards].” They [tried it|shook on it|gave it a try]. It worked three times running, until {c}, [to be helpful|with the best of intentions|thinking it was polite], started saying the opposite.',
      '“A tunnel!” said {c}, [down on both elbows|nose to the ground|already halfway in] by {spot}. “They’re [the best|my favourite|very direct]. They [leave out the scenery|go straight through things|never rain].” It was a good tunnel [as far as the bend|to begin with|for about a yard]. After that it was [mainly {kind}|full of {kind}|nothing but tail]. ^ “Are you stuck?” asked {hero} [from behind|politely|of the tail]. “[Delayed|Resting|In conference],” said the front end. {hero} [pulled|took hold of both feet|tugged]. {He} sang, to keep both halves [cheerful|in time|in good heart]. The song [did it|worked|turned the scale]. {C} laughed, and so let out a breath, and they both came out [like a cork|like a drawer|in a heap], on the side where they had gone in. “[And not one view|We should charge for that|Let’s go back through]!” said {c}.',
    ],
  ],
  happy: {
    young: [
      '{C} chased [that red tail|two butterflies], [round and round|dizzy|and missed]!',
      '{C} [winked|grinned|hopped on one paw].',
      '“[Shortcut|Quick way|This way]?” asked {c}. “[No|No, thank you|Not again]!” said {hero}.',
    ],
    old: [
      '{C} trotted ahead with a tail held [like a flag|like a question mark|straight up].',
      '“I knew that,” said {c}, who [had not known it at all|had been about to say the opposite|had only just found out].',
      '{C} offered a shortcut, and was told very kindly to [put it away|save it for somebody else|keep it for later].',
      '{C} grinned [with all those small white teeth|from one black ear to the other|and kicked up both heels].',
    ],
  },
  worried: {
    young: [
      '{C’s} tail [went flat|drooped|went thin].',
      '{C} [hid behind {hero’s} knees|got very low|made no sound].',
    ],
    old: [
      '{C’s} ears lay flat [as two leaves|along that red head|and sideways].',
      'Even {c} [had no shortcut for this|said nothing about a shortcut|chose the long way round].',
      '{C} stood on three legs, as you do when you are [thinking of leaving|ready to be elsewhere|not at home].',
    ],
  },
  quiet: {
    young: ['{C} [leaned on {hero}|sat down close|sighed].', '{C} curled up [small|warm|round].'],
    old: [
      '{C} said nothing, and [put a warm chin on {hero’s} knee|lay down across {hero’s} feet|breathed on {hero’s} hand].',
      '{C} curled that red tail round the both of them [like a scarf|and held it there|and lay still].',
    ],
  },
};
