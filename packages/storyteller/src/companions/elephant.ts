import type { Companion } from './companion.ts';

export const elephant: Companion = {
  creature: 'elephant',
  name: 'Plum',
  kind: 'elephant',
  character: 'forgets nothing, and bumps into most of it',
  noises: [
    '[Toot|Parp|Too-too], [toot, long trunk|parp, grey trunk|trumpet|toot, two ears]!',
    '[Stomp|Bom|Tromp], [wobble, round feet|stomp, grey knees|mind the cups]!',
    '[Squirt|Slurp|Suck], [trunk up|a trunkful|drip, grey nose|shower]!',
    '[Flap|Flop|Flippety|Swish] go [the ears|big ears|two grey ears]!',
  ],
  meet: [
    [
      '[Toot|Parp|Hup|Too-too], [a long nose|two big ears|four big feet|a nose like a hose]! [Hello|Come in|Sit here|Good day], [flappy|round-footed|wrinkly] {c}!',
      '[Stomp, stomp|Thud, thud|Bom, bom], [it is|here is|look, it’s] {c} the {kind}!',
      '[Bump|Crash|Thump], [oops|whoops|sorry]! Who is so [big|wide|round]? [Hello|Good day|Come in], [long-trunked|flappy|wrinkly] {c}!',
      '[Who is stuck|Who got stuck]? [Pull|Tug|Heave], {hero}! [Pop|Plop|Bop], it’s {c}!',
    ],
    [
      'A long grey trunk came over the [gate|wall|hedge] and [shook {hero’s} hand|lifted {hero’s} hat|tapped {hero} on the head]. ^ “[I’m {c}|They call me {c}|My name is {c}],” said the {kind}. “I never forget [a face|a knee|a hat]. Yours is [nice|new|a good one|round].”',
      '[Bump|Thump|Scrunch|Bonk], [crash|clatter|crack|clang]! Over went the [gatepost|fence|dustbin|bench]. “[Oh dear|Whoops|So sorry|Not again],” said {a:kind}. “[I’m {c}|My name’s {c}|{C}, that’s me]. I was being SO [careful|slow|light on my feet|thin].” ^ {hero} [stood it up again|put it back|shook the trunk|laughed till it hurt].',
      '“[Lift your feet|Hold this, please|Mind your toes],” said a {kind} with a [broom|mop|duster]. “I’ve [trodden on the path|squashed a puddle|sat on the gate].” ^ {hero} [swept too|helped|found a second broom]. “[Kind people I remember|I shan’t forget that]. I’m {c}!” said the {kind}.',
      '“You’re {hero}, and you once lost a [red mitten|yellow sock|blue button],” said {a:kind} at the gate. ^ “[How do you know|Who told you that]?” asked {hero}. “I’m {c}, and I’ve kept it [behind one ear|up my trunk|warm for you] ever since.”',
      '“I remember it [wider|bigger|roomier],” said {a:kind}, stuck in the gateway [up to the middle|like a cork|with one ear out]. ^ {hero} pushed [from behind|with one shoulder|at the back], and [pop|plop|thwup]! “I’m {c}, and I’ll [pay for it|keep it on|mend that],” said the {kind}.',
    ],
    [
      '“I [remember|know|have not forgotten] you,” said the {kind} [in the lane|by the gate|behind a thin hedge]. “You waved at me, on the [fourth|ninth|second] of May, in a [green hat|yellow scarf|pram|striped hat]. [I’m {c}|{C}’s the name|My name is {c}].” ^ {hero} had [forgotten all about it|no memory of it|to take that on trust|been very small in May]. “It was [a good wave|kindly done|just what I needed|a nice moment],” said {c}. “I’ve been [hoping to wave back|wanting to say hello|meaning to do it back].”',
      '[Through|In at] the gate came one [big grey foot|huge foot|wrinkled grey knee]. [After it came|Round it hung|With it came] the gate. “I’ll [put that back|mend that|hang it up again],” said the {kind}. “[I’m {c}|The name’s {c}|{C}, with apologies]. I know [where everything goes|what stood where|every screw]. I remember how the [street|path|fence] [looked before I walked down it|was before I came|used to be].” ^ {hero} [held the hinges|handed up the screws|kept it level|fetched a spanner]. By the last screw they were [friends|old friends|singing|a team].',
      '“This mat used to lie [two inches to the left|the other way round|a little straighter],” said {a:kind} on the [step|path]. “And that gate was [green|blue|brown], and it squeaked in [G|F|a higher key].” That had been before {hero} could [walk|talk|read]. ^ “I’m {c}, and I did ask your name, but you only said [goo|wah|bubble].” “These days I say {hero},” said {hero}. “[That’s in for good now|I shan’t need to ask twice|Goo suited you],” said {c}.',
      'There was a knot in {hero’s} hanky, and {he} could not think [what for|why|what it meant]. “[Wash behind the ears|Post that letter|Feed the goldfish],” said a deep voice [over the wall|behind the wall]. Then the wall [fell over|lay down|came apart], and there stood {a:kind}. ^ “I’m {c}, and I was only [leaning|listening|nodding],” said the {kind}. {hero} tied a second knot, to remember [the wall|the bricks|that]. “[Save your hanky|No need|Leave knots alone],” said {c}. “[You’ve got me now|I’ll do the remembering|I’ve knots enough].”',
    ],
    [
      'There was {a:kind} in the lane, trying to [stand behind a lamp post|hide behind a broom|look like a hedge|stand behind a watering can]. ^ “[Don’t mind me|Pretend I’m a wall|I’m not here|Please don’t stare],” said the {kind}. “[I’m shy|I blush all over|I’m small at heart|I’m working up to it]. But I never forget [a kindness|a good turn|who was kind]. You once [moved your bicycle|held a gate|pulled in your toes|picked up your kite] so that I could [get by|squeeze past].” “That was [years ago|ages ago|before I could read],” said {hero}. “Two years, [a month|a week|three months] and [nine|six|eleven] days,” said {c}. “It was [a Tuesday|a Thursday|windy|after lunch]. I’ve been looking for a chance to [say thank you|pay you back|do the same], and you seem to be [going somewhere|setting out|off on a journey].”',
      'There was a [queue|crowd|crush|jam] at the [gate|door|corner]. At least, there was one {kind}, but [it came to the same|there was no getting past|that was plenty|nobody else would have fitted]. “I’ve [brought|got|minded] your ball,” said the {kind}. “You [threw|kicked|tossed] it over the wall when you were [three|two|one and a half]. You [waved to it|cried for a week|ran after it, on very short legs]. [I’m {c}|The name is {c}|{C}, from over the wall].” ^ {hero} [took the ball|turned it over|held it]. It had [been polished|kept its shape|a ribbon round it|been washed]. “Have you [kept|had|looked after] it all this time?” {he} asked. “I don’t [keep|save|collect] things,” said {c}. “[They stay|They stop with me|They just don’t leave|It’s only room]. I only [ever remember|know] what other people [did|said|lost|dropped]. I wondered whether, [just once|for a change], I could [be there from the beginning|see one start|do something to remember].”',
    ],
  ],
  comic: [
    [
      '{C} [sneezes|toots|sniffs|trumpets]. [Atchoo|Whoosh|A-a-tchoo|Boom], bye-bye, [hat|scarf|bush|bird]!',
      '{C} [hides|sits in a bucket|stands on tiptoe|shuts both eyes]. We can [see you|see ears|hear you|see your feet], {c}!',
      '{C} sits on the [see-saw|plank|end]. [Bump|Boing|Boom], [up, up|bye-bye|hold on], {hero}!',
      '{C} drinks the [puddle|pond|bath]. [Slurp|Glug|Gulp], where’s my [boat|duck|frog]?',
    ],
    [
      '“Let’s hide!” said {c}, and [stood behind a daisy|crept under a leaf|got behind a twig|lay down behind a pebble]. ^ “Can you [see me|find me|see an ear]?” “[A bit|Just your middle|Here and there|Only the grey part],” said {hero}.',
      '“I won’t [bump into anything|touch a thing|break one twig],” said {c}, [bump|crunch|thump]! “[Just that|It was loose|Except that|That jumped out].” [Bonk|Clonk|Bump], down went somebody! ^ “That was me,” said {hero}, [from the ground|upside down|from under a foot|flat on the path].',
      '“I [remember|know|met] you,” said {c} to a [stone|pebble|puddle]. “[And you|You too|You’ve grown]. [And YOU|Not you, you’re new|YOU were wet]!” ^ {hero} [had a long rest|sat down to wait|ate all {his} lunch|had a good sleep]. There were [many stones|forty-one more|plenty more|hundreds] near {spot}.',
      '{C} had a [tickly trunk|full trunk|bee in that trunk]. “[Wait|Stand back],” said {c}. “Ah, ah.” ^ [Nothing|Not a puff] came. “[Gone|Better],” said {c}. Then [TCHOO|WHOOSH]! {hero} [flew|rolled] right past {spot}.',
      '{C} filled that long trunk with [lemonade|milk|cold tea], to save it [for later|for lunch|for best]. “[Don’t make me laugh|Nothing funny, please|Don’t look silly],” said {c}. ^ {hero} pulled [one face|a face|one ear], and [whoosh|sploosh|fwoosh], they were both [wearing|dripping with] it!',
    ],
    [
      'A [feather|bit of fluff|petal] [floated by|sailed past|danced down], and landed on {c’s} trunk. “[Don’t|Please don’t|Think of something else|Hold your trunk],” said {hero}. “[I won’t|Never|I never do|Trust me],” said {c}. “[I’m not going to|It’s gone off|I’m holding it]. [I am absolutely|I can perfectly|It’s only a]. [Ah|Aah|Ha]. [AH|AAAH|HAAA].” ^ When the [wind|storm|gale|dust] had died down {hero} was sitting in a [bush|hedge|ditch], [ten|twelve|twenty] steps away. “[Bless me|Pardon|That’s better|There it went],” said {c}.',
      '“Mind your [head|ears|trunk],” said {hero}. {C} minded it so well that the other end [knocked down a signpost|sat on a bench|flattened a fence] by {spot}. “Mind your [back|tail|behind],” said {hero}. [Bonk|Bang|Clonk|Thud] went the [head|front|other end]. ^ “There’s [such a lot of me|a good deal of me|more of me than I thought|too much of me],” said {c}. “I can only mind [one end at a time|the bit I’m thinking of|half].”',
      'They played [I Packed My Bag|the packing game]. {hero} had packed a [hat|sock|comb] and a [bun|spoon|kite]. {C} packed the same and, to be safe, everything that {c} had ever [seen|met|sat on]. When they came to {spot} it was [still {c’s} turn|far from over|still going on]. ^ “And a [bus|number nine bus|bus with a dent],” {c} was saying. “And the [other|next|late] bus.”',
      'An ant was crossing by {spot}, and {c} lifted one foot to let it [by|pass|go first]. After it came [forty|thirty|fifty] aunts, so {c} lifted another foot, and then, to be [polite|safe|fair], a third. ^ Then came [the grannies|the luggage|a school outing]. {C} [shut both eyes and lifted the last|thought hard, and lifted the fourth|lifted what was left]. “Is anybody [hurt|squashed|flat]?” asked a voice [among the dust|under two ears|from lower down]. “[Only my lunch|Just the path|Nobody but you],” said {hero}.',
    ],
    [
      '“I’ll be as quiet [as a mouse|as a moth|as snow],” promised {c}, and set off past {spot} on the tips of [four enormous toes|those great toes|grey toes like dinner plates]. It was going [splendidly|well|beautifully] until the hiccups [came|began|set in]. ^ [Each one|Every single one] lifted all four great feet [off the ground|a foot in the air|and both ears]. Each time they [came down again|landed], something in the neighbourhood [fell over|broke|rolled away|rang]. {hero} tried the cures: [the fright|the spoon|the pinch], the water, [holding your breath|standing on one leg|counting backwards]. In the end they just had to wait, and [stand well clear|hold on to things|hum loudly|catch what fell].',
      '{C} went round {spot} in the [widest of circles|widest of curves|politest of bends], so as not to bump into it. It was [beautifully done|like skating|a pleasure to see|perfect]. Then {c} looked back, [to be quite sure|with pride|to admire it], and walked into {hero}, who walked into a [wet|holly|prickly] bush. ^ “That makes [twelve|twenty],” said {c} sadly, and helped {him} out [by the collar|by one boot|with that trunk]. “[Lamp posts, hedges|Bakers, a bus stop|A piano, some fences], [an aunt|a brass band|my own mother], and now you.” {hero} took a [leaf|twig|beetle] out of {his} mouth. “Am I the only one who’s [still here|laughing|stayed|not running]?” {he} asked. {C} [went through the list again|counted them over|thought of all of them]. [It cheered {c} up|The answer was yes, which helped|It came out well, which helped] [a good deal|a great deal|no end].',
      'They had to go back for {hero’s} [hat|scarf|glove], but that was no trouble, since {c} never [forgot a step|lost a footprint]. “[Eleven|Nineteen|Thirty|Twelve and a half] paces,” said {c}. “Now stop, [as|for] you’ve [a stone|an ant|sand] in your shoe. [Hop|Hop twice|Sit down|Stand on one leg]. Say [ouch|bother|oh, no|ow, ow].” {hero} [hopped, and said it|obeyed|did it all|did so, with feeling]. They [turned|curtsied|stopped|backed up] at {spot}. They admired a [cloud|beetle|bird], [although it had left|which was not there now|though it had gone home]. ^ “Next I walk into a [post|branch|bucket],” said {c}, “and you [laugh|giggle|clap].” “Couldn’t we [leave that out|miss that bit|skip that]?” asked {hero}. The {kind} was [shocked|hurt|astonished|firm]. “Then we’d come out [somewhere else|last week|in another book],” said {c}, and [did it properly|walked into it|went bonk].',
    ],
  ],
  happy: {
    young: [
      '“[Toot|Toot, toot|Parp|Too-toot]!” went {c}.',
      '{C} [flapped both ears|swung that trunk|danced, boom, boom|blew bubbles].',
    ],
    old: [
      '{C} remembered a joke from [three|ten|five] years ago and [laughed again|had to sit down|shook, ears and all].',
      '{C} [squirted water over|gave a shower to|blew bubbles at] everybody, [as a treat|for joy|and called it a fountain].',
      '{C} held {hero’s} hand, [in the way of the {kind}|as friends do there|the warm way], with a nose.',
    ],
  },
  worried: {
    young: [
      '{C} [hid behind|peeped under|shut] [those big ears|one big ear].',
      '{C’s} knees went [knock, knock|wobble, wobble|knock, bump|tap, tap, tap].',
    ],
    old: [
      '{C} [folded|drew|pulled] both ears [over both eyes|up like two curtains|down|under that chin].',
      '{C’s} knees knocked, and [a few birds flew up|leaves came down|pebbles rolled away|so did a gate].',
    ],
  },
  quiet: {
    young: [
      'A [soft|warm|long] trunk [held|found|patted|tickled] {hero’s} hand.',
      '{C} stood [near|still|close], [big and grey|like a wall|warm as toast|and hummed].',
    ],
    old: [
      '{C} laid that trunk round {him} [like an arm|and held it there|once, and then twice].',
      '“I’ll [remember|carry|keep] this for you,” said {c}, “if it gets [too heavy|too long|hard to hold].”',
    ],
  },
};
