import { beat, type Plot, show } from './plot.ts';

/** Five ways to hurry a seed, each of which sets it back. */
export const slowSeedTries: Plot['tries'] = [
  beat(
    show('hold', 'brave', 'funny', {
      props: [{ prop: 'bucket-and-spade', place: 'hand' }],
    }),
    [
      'One can, two [jugs|tubs|pots], ten [buckets|bathtubs|kettles]! The [seed|poor seed] [swims|floats|sails|paddles] off.',
      '{hero} pours [and pours|a lot|more in]. The hole is a [pond|lake], the seed a [boat|duck|raft].',
    ],
    [
      '“It’s only [thirsty|dry],” said {hero}, and poured [five|six|nine] buckets on it. ^ [Glug|Burp|Gloop], out popped the seed and [sailed|floated|paddled] off. {hero} [caught|fished up|found] it by {spot}.',
      '{hero} poured water [on the seed|into the hole], and then some more, to be [nice|kind|sure|generous]. ^ It was a [lake|pond|puddle with waves] now, and the seed was a [boat|ship|duck|raft].',
    ],
    [
      '“Seeds [need water|must drink|like water],” [said|explained] {hero}. “[So a fast seed|So a quick seed] needs [a lot|a flood].” {He} ran with [one bucket after another|bucket after bucket], until there was [a pond|a puddle with a tide|a small lake]. ^ The seed [came up|rose] [at once|quickly|straight away]. It came up [floating|on its back|bobbing], and [set off|steered] towards {spot}. {hero} [waded in after it|caught it in {his} hat|splashed after it]. “It only wanted a [sip|cupful|drop|lick],” {he} said, wringing out {his} socks. “[I gave it|I’ve given it] [a bath|a voyage|a swimming lesson].”',
      'It was [thirsty|dry|parched], [that was all|no doubt]. {hero} [fetched|ran for] [a bucket of water|a can of water]. The seed [drank it|liked that|drank it up|smacked its lips]. {He} fetched [six|seven|nine|five] more, and the seed stopped drinking and [began to float|went for a sail|rose to the top|bobbed off]. ^ They dried it [on a leaf|on a sleeve|in a sock] and [planted it again|put it back]. “More isn’t [quicker|faster|better],” said {hero} to {c}. “[It’s only wetter|It’s just wetter|It’s more of a puddle].”',
    ],
    '[A seed drinks|Seeds drink]; [everyone knows that|that is well known|it says so in books]. It followed, {hero} [thought|reasoned], that a seed which [drank more would grow more|drank double would grow double]. {He} carried [eleven|fourteen|twelve|sixteen] buckets from {spot}, and was [rather proud of the arithmetic|pleased with the sum]. ^ At bucket nine the earth [began to|started to] [burp|gulp|bubble]. At the last, the seed rose [gracefully|calmly] to the surface and sailed off, low in the water, like [a very small barge|a boat in no hurry|a cork with a cargo]. {hero} [caught up with it|rescued it|got hold of it] [near {spot}|close to {spot}]. “You can drown a thing,” {he} said, holding it in {his} [wet|muddy|dripping|cold] palm, “and think the whole time that you’re being [kind|generous|thoughtful|good to it].”',
  ),
  beat(
    show('kneel', 'worried', 'funny', {
      props: [{ prop: 'bucket-and-spade', place: 'ground' }],
    }),
    [
      'Up comes the seed, just to [look|peep|see]. [Still|Only] [round|brown|a dot], so [in|down|back] it goes.',
      'Knock, knock, seed, are you [up|ready|big]? No, it is [asleep|in bed|not ready], [sorry|shh|oh dear]!',
    ],
    [
      '{hero} dug up the seed, [only|just] to [look|peep|see]. It was [still|only] a [seed|dot|round thing], so {he} covered it up. ^ Then {he} [looked|peeped] again, and who can [sleep|grow|rest] like that?',
      '“Are you [ready|coming|big]?” asked {hero}, and dug, and it was not. {He} dug [again|once more|deeper], and it was not. ^ “I woke it up,” {he} [whispered|said|sighed], “[twice|over and over|and it was asleep].”',
    ],
    [
      '{hero} [dug up the seed|took up the seed], [just for a look|only to say hello|to see its face]. It was [fine|asleep|round] [as ever|and brown|and cool]. {He} [put it back|tucked it in], and counted to [ten|twenty|nine|a hundred]. [Was it|But was it] [still fine|fine now|still there]? ^ The [sixth|fifth|ninth] time there was a crack in it, with a tiny white thread, gone [limp|dry|brown|flat]. “It had [started|begun|set off],” {he} said in a [small|tiny] voice. “And then [I pulled it|I took it] [out of bed|out by the foot|out in its nightshirt].”',
    ],
    '“I’m not going to [do anything to|touch|wake] it,” {hero} [explained|promised]. “[I only want|I just want] to see [how it’s getting on|if it’s happy|what it’s up to].” {He} [brushed away the earth|scraped off the earth|lifted the lid]. [It was getting on|And it was|It was doing well|There was news], [at last|this time|beyond a doubt]. There was a split [as fine as a hair|like a seam], and out of it looked something white, no longer than [an eyelash|a comma|a whisker|a stitch]. ^ {hero} was [so pleased|delighted] that {he} covered it up and at once uncovered it again, [to be sure|to see it again]. {He} [was sure|made sure] [five|four] times. The fifth time the white thing had [shrivelled|gone limp|gone brown|curled up]. “It can’t grow and be [looked at|inspected|checked|visited],” {he} said. “[Nor could I|I couldn’t|Who could], [to be fair|in its place|if you ask me].”',
  ),
  beat(
    show('cheer', 'laugh', 'funny'),
    [
      '“Grow!” [shouts|roars|yells] {hero} at the [mud|ground|seed]. A seed has no [ears|ear holes|ear], [poor dot|silly|none].',
      '{hero} [stretches|jumps|reaches] up, look, like [this|so|a giraffe]! The seed [stays|sits|hides] [down there|in the mud|below].',
    ],
    [
      '“I’ll show [it|you],” said {hero}, and curled up [small|like a bun]. Then up, up, up {he} [stretched|went|rose], on {his} [toes|very toes]! ^ The seed did not [copy|look|join in]. It had its [eyes|mouth|door] shut.',
      '“Grow,” roared {hero} through {his} [hands|hat|sleeve], and a [beetle|snail|bee] [fell over|fled|hid]. ^ But a seed has no [ears|ears at all], and it [heard|noticed] nothing.',
    ],
    [
      '“Nobody’s [told it what to do|shown it|told it the plan],” [said|decided] {hero}. [So {he}|At once {he}] [showed it|gave it a lesson|acted it out]. {He} crouched by {spot} like a seed, [and rose|and grew], and spread {his} arms [like a tree|wide]. “[You see|Like that|Got it]?” ^ After [eight|nine|ten|twelve] times {hero} was [extremely good at it|quite wonderful|an expert]. [The seed|Below, the seed] [had not moved|had not tried it once|stayed a seed]. “I’ve [taught it to be me|shown it how to be me],” {he} [panted|puffed]. “[But that’s not|That isn’t] [what it wants to be|its sort of thing|what it’s for].”',
      '“[Perhaps it needs|Maybe it wants|It could do with] [cheering on|a bit of noise|cheering up],” said {hero}. {He} [marched round it|stamped round it] and [yelled|clapped]. “[Give me a G|Come on, give me a G|Let’s have a G]! [Give me an R|Now an R|And an R]!” Somewhere near {spot} something woke up and [complained|left|moved house|said “Really”]. ^ [The ground|The earth|The mud] [said nothing|gave no answer|did not cheer]. {hero} [knelt down and|sat down and|stopped, and] [looked at it|thought|blew on it]. “If somebody shouted at me to be taller,” {he} said, “I’d [go and hide in a hole|stay in bed|pull the earth up to my chin], too.”',
    ],
    'It [struck|occurred to] {hero} that the seed might [never have seen it done|not know how it went]. [So {he}|Accordingly {he}] [gave lessons|taught it|demonstrated]. {He} [began as a ball|started as a ball], with {his} nose on {his} knees, and unfolded, and put out fingers, and finished as [a sort of poplar|something like a palm|a kind of lamp post]. {He} did this beside {spot}, with [a short talk|remarks|an interval], [nine|seven|six|eleven] times. ^ [Somebody passing by|A passer-by|A man with a ladder] [clapped|applauded|asked for it again]. [The seed|The pupil|Only the seed] [did not|gave no sign|kept its hands in its pockets]. “Perhaps,” said {hero}, [out of breath|on {his} back], “it isn’t trying to be [a me|a person|{hero}].” {He} [sat down|sank down|stopped to think|lay on {his} back]. {He} had been told to grow up [often enough|several times|more than once|at least weekly] {himself}. [It had never|That had never] made {him} any [taller|longer|grow].',
  ),
  beat(
    show('carry', 'cheeky', 'funny', {
      props: [{ prop: 'blanket', place: 'ground' }],
    }),
    [
      'A [scarf|sock|vest], a [blanket|rug|shawl], and a hat on top! Poor [hot|squashed|puffing] seed [below|down there].',
      '{hero} tucks it in, snug as [toast|a bun|a pie]. It is [too|much too] [snug|hot|heavy], [phew|puff|pooh]!',
    ],
    [
      '“It’s [cold|chilly|freezing],” said {hero}, and gave the seed a blanket, a [scarf|sock|vest] and a [hat|cap|mitten]. ^ Now nothing could get [in|cold], and nothing could get [out|up].',
      'Eggs like it warm, so {hero} sat on the seed and said [cluck|quack|nothing]. ^ “I can’t feel any [chick|duckling|leaf],” {he} said. “I’ve only got [pins and needles|a cold bottom|a flat blanket].”',
    ],
    [
      '“[Things grow|Plants grow|All things grow] [when they’re warm|in the warm|if they’re cosy],” said {hero}. {He} tucked the seed in with a blanket, a jumper and [a cushion|both socks|a hat|two scarves]. ^ [It made|That made] a [splendid hill|fine mountain|fine bed]. Only then did {hero} wonder how [anybody so small|such a small thing] would ever [lift all that|get up through that|move all that]. “[I’ve put it to bed|I’ve tucked it in],” {he} said, “and then I’ve [put the house on top|sat the roof on it|stood the wardrobe on it].”',
    ],
    '[Warmth|Heat|A nice fug], {hero} [decided|concluded]. In hot countries things grew so fast that you could [hear|nearly see|feel|smell] them. {He} [gave the seed|spread over it] a blanket, and [put {his} jumper over the blanket|added {his} jumper]. Since {he} [was not a person to do things|never did things] [by halves|half|by quarters], {he} put {himself} on top. ^ {He} lay there for [a quarter of an hour|a good half hour|the length of a film], [as careful as a hen|like a hen on a crown]. Then {he} thought of something that weighs [less than a button|no more than a crumb|as little as a sneeze|less than a stamp], down there in the black, [lifting its head|looking up] and meeting all of that. “I’d [give up|turn round|go back to sleep],” said {hero}, and [began taking|started taking] it off again.',
  ),
  beat(
    show('reach', 'surprised', 'funny', {
      props: [{ prop: 'biscuit', place: 'ground', count: 3 }],
    }),
    [
      'Here is [bread|cheese|cake], seed, [eat|munch|bite] it up! A bird [hops|flies|comes] and [pecks|takes|eats] it.',
      'Crumble, crumble, a [biscuit|bun|cake] for you! [Six|Nine|Ten] ants [carry|march|run] off with it.',
    ],
    [
      '“[It’s|It must be] hungry,” said {hero}, and crumbled {his} [sandwich|biscuit|bun] over the seed. Down came a bird, and then [ten|six|nine]. ^ The seed was very nearly [pudding|soup|a snack].',
      '{hero} gave the seed half of {his} biscuit, and it did not say [thank you|please|a word]. ^ But the ants did, all [nine|six|four] hundred of them, and took the [other half|plate|crumbs].',
    ],
    [
      '“[I can’t grow|I don’t grow|Nobody grows] [without lunch|on nothing|hungry] either,” said {hero}. {He} laid down a [cheese sandwich|slice of cake|jam biscuit|crumbly bun], and stepped back to let the seed eat. ^ [Somebody|Someone] [did|had it|tucked in]. First came one bird, then the bird’s relations, with their [great big feet|manners|loud opinions]. {hero} had to [lie on|sit on|stand over] the seed [to save it|till they left]. “That was my lunch,” {he} [told it|said], “and you [never even came up|didn’t get a crumb|slept right through].”',
    ],
    '[You cannot|One cannot] expect anybody to grow [on an empty stomach|without lunch inside it|unfed]. {hero} [buried|laid] half a [cheese sandwich|currant bun|jam sandwich] at what {he} judged to be the mouth end. The seed [showed no sign|gave no sign] [of having noticed|of hunger|of pleasure]. [Everyone else|The neighbourhood|The rest of creation] [did|noticed|was delighted]. ^ The ants arrived [in columns|in single file|in thousands], [from the direction of {spot}|by way of {spot}]. Behind the ants came birds, to eat the ants, and by the time {hero} had chased off the birds the ground looked like a [football field|fairground|building site|school yard]. “It’s had [its sandwich|its lunch|a packed lunch],” {he} said, putting the earth back [with {his} hands|in handfuls]. “[It was born with it|It came with one|It brought its own]. [That’s what|Now that’s what] [a seed is|a seed is for|being a seed is].”',
  ),
];
