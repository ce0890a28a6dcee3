import type { Companion } from './companion.ts';

export const rabbit: Companion = {
  creature: 'rabbit',
  name: 'Clover',
  kind: 'rabbit',
  character: 'quick, tidy, and always counting',
  noises: [
    '[Hop|Hoppity|Skip], [hop, nine hops|hop, ten hops|skip, neat hops]!',
    '[Thump|Thumpety|Drum] goes a [big|furry|left|back] foot!',
    '[Twitch goes a nose|Up goes an ear|Sniff goes a nose|Down flops an ear]!',
    '[Nibble|Nip|Crunch], [one carrot|a radish|lettuce, neatly|clover]!',
  ],
  meet: [
    [
      '[Two ears pop up|Two ears flop down|A nose pops up]. [Hello, {c} the {kind}|It’s {c} the {kind}|{C} the {kind}]!',
      '[Hop, hop, hop|Thump, thump, hop|Hop, skip, jump]! [Here is neat {c}|Hello, long-eared {c}|It is hoppy {c}]!',
      '[One, two, hop|One, two, three|Five, six, hop]! [Who makes three|Who counts so fast|Who is next]? [It’s neat {c}|Hello, long-eared {c}|{C} the {kind}]!',
      '[Thump, thump|Hop, hop|Scratch, scratch], who [sweeps|sorts|tidies] the [path|stones|leaves]? [It’s neat {c}|{C} does|{C} the {kind}]!',
    ],
    [
      'Two long ears [came up behind the wall|stuck up from the cabbages|came round the gatepost]. Then came the rest of {c}, [a very tidy {kind}|a {kind} with combed whiskers|a {kind} with clean paws]. ^ “[One, two|You, me|One and one]. Two of us,” [counted {c}|said {c}|{c} added up]. “That’s [better than one|twice as good|twice as many as one]!”',
      '“[Hold still, please|Stop there, please|Don’t move, please],” [said|begged|asked] a {kind}. “You have [four buttons|five buttons|six buttons], and one of them [is open|is undone|hangs by a thread].” ^ [Click|Snap|Pop] went the button. “[I’m {c}|My name is {c}|I am {c}],” said the {kind}. “[Now you can go|Now you’ll do|Neat at last].”',
      'A {kind} was [combing the grass|dusting the hedge|polishing the snails]. “[I’ll be done soon|Nearly done|Half done],” said the {kind}. “Then I [am free|can come with you]. ^ [I’m {c}|My name is {c}|{C}, that’s me].” {hero} [helped|took a comb|did one side].',
      'A {kind} came along the lane, [gathering|counting|sorting] [petals|feathers|crumbs] into a hanky. ^ “That’s a [hundred|neat hundred|round hundred], and I’m {c},” said the {kind}. “[Walk|Come|Hop] with me, and be [number two|the next|a hundred and one].”',
      '“[Collar straight|Left sock up|Chin up], please,” said a {kind} with a [comb|duster|tiny brush] at the gate. ^ {hero} brushed and wiped until {he} [shone|squeaked|passed]. “I’m {c}, and I never go out with [crumbs|fluff|wrinkles].”',
    ],
    [
      '“[Seven, eight, nine|Ten, eleven, twelve|Five, six, seven],” said somebody [under the hedge|behind the gate|in the grass]. It was a {kind} counting [dandelions|clover leaves|snails]. ^ “[I’m {c}|My name’s {c}|They call me {c}]. I like to know [how many there are of things|the number of things|when some are missing].” “[There’s one of me|There is only one of me|I’m just one],” said {hero}. “Then [I’ll make it two|I’ll come, and that’s two|allow me to round you up],” said {c}.',
      'A {kind} was sorting the stones [by the gate|beside the path|on the step], [round ones here, very round ones there|grey ones here, nearly grey ones there|big ones left, very big ones right]. ^ “[Don’t breathe on them|Don’t sneeze|Please don’t tread on Tuesday’s],” said the {kind}. “[I’m {c}|My name is {c}|I am {c}].” “What happens when [they’re all sorted|you’ve finished|they’re all in place]?” asked {hero}. That quick little nose [stopped|stood still|stopped twitching]. “[I’d have nothing to do|I’d be out of work|I’d have to mix them up],” said {c}. “Quick, [take me with you|let me come too|show me something untidy].”',
      'There was a [neat|tidy|very even] knock, [nine|eight|twelve] times, and a pause, and one more. “I wasn’t sure of the [fourth|third|fifth],” said the {kind} on the doorstep. “I’m {c}, and I have counted every [door knob|chimney|doorstep] in [the street|the lane|these parts].” ^ “[What comes next|And now what|What’s left]?” asked {hero}. [Both ears|All the whiskers|Both shoulders] drooped. “Have you anything [big|long|large] that wants counting?” asked {c}. “[A journey|A whole long road|A great many steps],” said {hero}.',
      'A {kind} was [ironing|folding|combing] the [dock leaves|dandelions|lettuces] by the gate and laying them in a pile. “This lane looks as if somebody had [slept|danced|sneezed] in it,” said the {kind}. {hero} said that {he} had [noticed nothing|never minded|rather liked it]. “Look at your [pockets|bag|bootlaces],” said the {kind}, [gently|with a shudder|turning pale]. ^ “I’m {c}, and I believe I’m [needed|just in time|your only hope]. Bring yourself along, and don’t [drop any|crumble|come undone].”',
    ],
    [
      'Somebody was counting [the fence posts|the gravel|the bricks in the wall], under their breath and [at great speed|in a great hurry|without a breath]. It was a {kind} [with very clean feet|with ironed ears|with a pencil behind one ear]. “[Forty-one|Sixty-three|Two hundred and nine]. {C}, [pleased to meet you|how do you do|and good day]. [Are you going far|Is it a long way|Have you far to go]? I ask because somebody ought to [count the steps|keep count of it|keep the score].” ^ {hero} [admitted|owned|confessed] that {he} hadn’t thought of [it|that|counting]. “[People don’t|No one does|They never do],” said {c}, and [fell in beside {him}|took {his} left side|fell into step]. “[One|And one|Step one]. [Two|And two|Step two]. [Three|And three|Mind, three].”',
      '“Excuse me, are you odd or even?” asked somebody [by the gate|by the wall|behind the gatepost]. {hero} said that people had called {him} odd, [now and then|once or twice|in fun]. “[Splendid|Excellent|Good]. [I’m odd too|I’m as odd as they come|I’m odd myself],” said the {kind}. “[{C}|I’m {c}|The name is {c}]. We were nineteen at home, so when they [played in pairs|danced in pairs|ran three-legged races] there was always one over. I [held the list|held the coats|kept the score].” ^ {hero} thought of all the games that [begin with two|want two people|can’t be played alone]. “One odd and one odd,” {he} said [slowly|working it out|on {his} fingers], “are even.” The {kind} [checked it, once on each ear|went over it twice|drew it on the ground]. “So they are,” said {c}, and had to blow [that very clean nose|both nostrils, in turn|that nose, twice].',
    ],
  ],
  comic: [
    [
      '{C} [hops too high|jumps too high|hops too far]. [Bonk|Bump|Bang], [ow, my ears|poor ears|ow, my nose]!',
      '[Hop, hop, plop|Hop, hop, splash|Skip, hop, splosh], [in the puddle|in the mud|in the bucket].',
      '{C} [counts toes|counts {hero’s} ribs|counts knees]. [One, two, three|One, two, oops|One, two, six], [it tickles|hee hee|start again]!',
      '{C} [folds|irons|stacks] the [leaves|socks|hats]. [Neat, neat|One, two|Up, up], [atchoo|a sneeze|whoosh], [oh no|oh, {c}|all gone]!',
    ],
    [
      '“It’s [exactly nine hops|just nine hops|nine hops, no more],” said {c}. [Hop, hop, hop|Hop, skip, hop|Boing, boing, hop]! ^ The ninth hop ended [in a puddle|in a ditch|in a bramble]. “[Eight|Sorry, eight|I mean eight],” said {c}. “[It was eight|Eight hops|Eight it is].”',
      '“[Is everybody here|Are we all here|Have we lost anyone]?” asked {c}, [and counted|counting|on tiptoe]. “[One|I see one|There’s one], [only ONE|just ONE|and that’s ALL]! [Somebody is lost|Somebody’s missing|We’re one short]!” ^ They looked [all round {spot}|under {spot}|behind {spot}]. “You forgot to [count yourself|count {c}|add you],” said {hero}.',
      '{C} always ate [a carrot|a radish|an apple] in exactly twenty bites. {hero} [took just one|used only one|did it in one]. ^ [Gulp|Crunch|Gone], and {c} had to [lie down for a while|sit down at once|lean on a stone].',
      '{C} lined up all the [snails|ducks|beetles], [big ones first|by size|small ones first]. “Now [keep|stay] still!” ^ They went home, [left and right|one by one|arm in arm]. {C} [lined up|counted|dusted] {hero}.',
      '{C} hopped from stone to stone, [loudly counting|giving them numbers|dusting each one]. “Four, five, six,” said {c}, and six [walked off|sneezed|got up]. ^ {hero} laughed, because six was a [toad|snail|crab], and [so was seven|not at all pleased|late for lunch].',
    ],
    [
      '“Exactly twelve hops to {spot},” said {c}, and [shut both eyes|turned round|hopped off with eyes shut] to prove it. [Ten|At last, ten|Then ten]. [Eleven|And eleven|Just eleven]. [Twelve|And twelve|And, hup, twelve]. [Splosh|Splash|Gloop]. ^ [Two wet ears came up|A wet nose rose|Up came a lily, and {c}]. “I counted the puddle [as dry land|as a stone|as a hop],” said {c}. “It’s the sort of thing that happens [in sums|with numbers|when you carry one].”',
      '“Left foot, right foot, [both ears|both knees|back of the neck],” said {c}, who was [washing|having a wash|at the bath]. “[Chin|Nose|Tail]. Whiskers, [twelve|twelve of them]. [No, wait|Stop|Oh dear]. Whiskers, [ELEVEN|only ELEVEN|just ELEVEN]!” So they crawled [all the way|slowly] back to {spot}, [looking|on hands and knees|nose down]. ^ {hero} [found it in the end|saw it at last|spotted it]. It was on [the other side of {c’s} face|{c’s} other cheek|the tip of {c’s} ear].',
      '{C} never could [pass an untidy thing|leave a mess alone|walk past a muddle]. Near {spot} the {kind} put the pebbles [in order|in a row], from the [smallest to the largest|roundest to the flattest|palest to the darkest]. One of them [would not come|stuck fast|was stubborn]. {C} [pulled|tugged|gave it a twist]. {C} [pulled harder|dug all round it|sat down and heaved]. ^ “That’s [my toe|my big toe|my boot, and I’m in it],” said {hero}. “Then kindly [keep it with the others|hold it still|put it in its place],” said {c}.',
      'They shared a bag of [nuts|peas|raisins] at {spot}, one for {hero}, one for {c}, [and no pushing|and so on|turn about]. One was left over, and {c} [went pale|could not bear it|felt quite faint]. {C} dealt them all again, [from the left|backwards|with clean paws], and the odd one was [still there|there again|as odd as ever]. ^ While the {kind} did sums [on the ground|with a twig|on both paws], {hero} ate it. “[It comes out even|No remainder|Not one over]!” cried {c}, [kissing the bag|hopping for joy|ears in a knot].',
    ],
    [
      'By {spot} [the counting went wrong|there was an accident|it happened]. “Two hundred and six,” {c} was saying, “two hundred and seven,” when somebody asked [what the time was|how old a hen gets|how many legs a cat has], and {c} said, “Four.” ^ There was [a terrible silence|a moment’s horror|a thin, small cry]. “Two hundred and four?” [tried {hero}|offered {hero}|{hero} suggested]. “[Or four|Or was it seven|Or thereabouts]?” The {kind} [looked back along|turned to look at|gazed sadly down] the whole of the way they had come. It took all {hero’s} skill, and [half a sandwich|two radishes|a song], to prevent {c} from [going back to the start|starting again|running home to check].',
      '“I make it six hundred and twelve,” said {c}, [at {spot}|stopping at {spot}|reaching {spot}]. “Six hundred and twelve [what|what, exactly|of what]?” asked {hero}. It appeared that nobody had ever [put the question|asked this|gone into that]. “[It was steps|I began with steps|It was hops] as far as the corner,” said {c} slowly. “Then came [some clouds|some beetles|a few ducks]. I’m afraid that [I may have mixed in|there may be] [a few daisies|some sneezes|one or two cows].” ^ {hero} said that it was still [a very good number|a fine big number|a number to be proud of]. So {c} scratched it into the ground [with one toe|with a twig|and drew a box round it], [that it should not be wasted|so as not to waste it]. [As far as anybody knows|Unless somebody has rounded it down,|For all I know,] it is there to this day.',
      '“[You count, and I’ll hide|Count, and I’ll go and hide|I’ll hide while you count],” said {hero}. [It was meant kindly|It was a kind thought|{He} meant it as a present], since there was nothing in the world that {c} would rather do. {He} found a splendid place behind {spot} and waited [for somebody to shout|to be looked for|to hear feet]. {He} waited until [{his} left leg had gone to sleep|a spider had moved in|moss seemed likely]. ^ When {he} [hobbled back|crept back|came back, stiff], there sat the {kind} with both eyes shut, [in perfect bliss|smiling|rocking a little]. “Four thousand and eight,” [murmured|sighed|sang] {c}. “[Four thousand and nine|And nine|And one is nine]. I do wish that people would [tell me when to stop|say where it ends|tell me how far].”',
    ],
  ],
  happy: {
    young: [
      '{C} [did a happy hop|did a high hop|kicked both heels].',
      '“[One, two, three|Six, seven, eight|Two, four, six]!” counted {c}.',
    ],
    old: [
      '{C} counted the clouds and [found them all present|there were enough|got the same twice].',
      '{C} hopped twice [for every one of|to each of] {hero’s} steps, and [kept a tally|called out the score|gave marks].',
      '“That makes [nineteen|seventeen|thirty-one],” said {c}, [without saying of what|well content|and shook hands on it].',
    ],
  },
  worried: {
    young: [
      '{C’s} nose [went very fast|went up and down|would not stop].',
      '{C} [forgot to count|sat on both feet|hid under both ears].',
    ],
    old: [
      '{C’s} nose was going [like a small engine|like a sewing machine|at nine to the second].',
      '{C} had [stopped counting|lost count|got stuck at six], which was [not a good sign|a bad sign|new].',
    ],
  },
  quiet: {
    young: [
      '{C} sat [close and soft|near and warm|on {hero’s} foot].',
      '{C} [folded both ears|put one ear on {hero}|lay down small].',
    ],
    old: [
      '{C} leaned against {him}, [as soft as a glove|warm as a bun|and did not count it].',
      '“[One, two|You and me|One, and one],” whispered {c}. “[There’s still two of us|That makes two of us|We’re two, whatever comes].”',
    ],
  },
};
