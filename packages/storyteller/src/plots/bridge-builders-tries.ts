import { beat, type Plot, show } from './plot.ts';

/** Five ways to make peace between two others, none of which is theirs. */
export const bridgeTries: Plot['tries'] = [
  beat(
    show('run', 'worried', 'funny', { little: true }),
    [
      'Run [here|this way], run [there|that way], [puff|pant|gasp]! The hello [gets bent|gets muddled|falls out|goes cold].',
      '“Say [hello|hi|how are you|good day]!” [Puff, puff|Trot, trot|Splash, splash], it comes out [cross|prickly|as grumbles|as a growl].',
    ],
    [
      '“Say [good morning|hello|how do you do|good day] from me,” said {little}. {hero} ran the long way round, [and said it|and said so|with that|with a stitch in {his} side]. ^ “[What’s THAT supposed to mean|And what does THAT mean|Is that a JOKE|And what’s that to ME]?” roared Old Mossop.',
      '{hero} [carried words|ran with words|took words|was the postman] from side to side. [On the way|Halfway] they got [squashed|cold|wet]. ^ “Nice bread” turned into “[mice bed|rice head|spice shed|dry shed]”. That [did not help at all|made it worse|helped nobody|was no use|only made noise].',
    ],
    [
      '“[I’ll carry messages|I’ll be the postman|I can take messages|I’ve got the legs for post],” [said {hero}|{hero} offered]. It was [a long way round|a good mile round|twenty minutes round|half an hour round], [by the stepping stones|over the stepping stones|across the wet stones] at {spot}. {Little’s} [message was|message ran|first message was|word came at last], “Good morning.” ^ “[What’s meant by that|What’s that to me|Is that meant kindly|What’s THAT supposed to mean]?” [snapped|barked|growled|grunted] Old Mossop. “[Good morning yourself|The same to you|And good morning back|Good morning, if you must|Whose morning]!” By the [fourth|fifth|third|tenth] good morning they were [both purple|both shouting|both red to the ears|both stamping]. “I [brought all the words|carried every word|had all the words|got there with every word],” panted {hero}, “but I couldn’t bring the [voice|smile|twinkle].”',
    ],
    'It was [a mile round|a long mile round|the best part of a mile] by the stepping stones at {spot}, but {hero} had [good legs|strong legs|time]. “I’ll [be the post|be the postman|carry the mail|run with it],” [{he} said|{he} decided|{he} offered]. {Little} thought [for a long time|for some time|hard|with a hand in the dough], and [sent|gave {him}] a message of two words. [They were|The words were|It said|The message ran|Both were polite:|It came to this] “Good morning.” ^ Old Mossop [turned them over|held them up|looked them over] [like a bill|like a wet glove|like an odd sock|like a bad egg]. “And what’s [that meant to mean|that supposed to mean|one to make of that|that in aid of|that when it’s at home]?” By the [fifth|sixth|seventh] trip each good morning was as cold as a [key|fish|spoon]. “I gave them [exactly|just] the same words,” said {hero}, lying [flat on {his} back|in the grass|with {his} tongue out|across the doorstep]. “Something [falls out on the way|gets lost on the way|leaks on the way|drops off on the way]. I think it’s [the face|the smile|the eyes|the looking|the wink].”',
  ),
  beat(
    show('tiptoe', 'cheeky', 'funny', {
      little: true,
      props: [{ prop: 'present', place: 'hand' }],
    }),
    [
      'A [present|parcel|pie|bow] for [you|each|both|two]! “[Not from me|Not mine|Take it back],” and two [cross|long|red] noses.',
      'Two secret [presents|pies|gifts|buns], with the same [string|bow|paper|knot]! [Hmph|Pah|Bah], says {little}, and Old Mossop [snorts|sniffs|huffs].',
    ],
    [
      '{hero} [left|put|hid|baked] a present at each door. “From over the water,” [it said on them|said the labels|was written on both|it said on the bows]. ^ But both had the same [muddy|jammy|sticky|inky|buttery] [thumb|nose] print. [It was {hero’s}|That was {hero’s}|{hero’s}, of course|And whose but {hero’s}]!',
      '[Tiptoe, tiptoe|Creep, creep|Hush, hush|Soft, soft]! {hero} hung a [bun|flower|ribbon|pie] on each door. “[Who’s this from|Who left this|Now who was that|What’s this for]?” asked {little}. ^ “Not from me,” called Old Mossop, and [everything was worse|shut the door|that was that|that did it].',
    ],
    [
      '{hero} left a [bunch of flowers|pot of honey|bag of nuts|jar of buttons] at each door, [with a label|with a card]. “[Sorry|So sorry|I was wrong|I’m sorry|Please forgive me]. [From over there|From across the river|From the other bank|From you know where|From somebody sorry].” Then {he} [hid|crouched|lay|got down] behind {spot}. ^ {Little} [read it|read the label|sniffed it, and read it|read it aloud|read it with one finger]. Old Mossop [read it|read it, too|read it twice|looked at the label|held it to the window]. They both looked at [the writing|the crooked letters|the blots|the green ink], and then [straight at|across at|over at] {spot}. “It’s a [nice|good|proper] sorry,” said {little} [stiffly|after a bit|with a sniff|from the step]. “But [it’s yours|it’s from you|you wrote it|it’s not from there|that’s your writing].”',
    ],
    '[What was wanted was a present|It called for a present|They needed a present|A present would do it|It was time for presents|Nothing melts people like a present]. {hero} left one at each door, a pot of [honey|clover|toffee|almonds], and on both labels {he} wrote, in a [disguised hand|grand hand|left-handed scrawl|curly hand], “Sorry. [From across the water|From over the river|From the other side|From your friend over there|From the other bank].” Then {he} [lay down behind|stretched out behind|crept in behind|got down behind] {spot} to [see the tears of joy|wait for hugs|watch them weep|count the kisses]. ^ {Little} [read it twice|read it slowly|read both sides|read it, and coughed]. [Over there|Across the water|On the far bank], Old Mossop read it [at arm’s length|through a jam jar|with one eye|word by word]. Then both of them [turned their heads|looked up|straightened up] and [looked hard at|frowned at|gazed at|stared at] {spot}. “It’s a [handsome apology|lovely apology|well-made sorry],” said {little}, [handing it back|and gave it back|and folded it small]. “But [you haven’t done anything|it wasn’t you|you’re not the one|it’s your own].” [It seems that|Apparently] sorry is [like medicine|like a bath|like sleep|like an egg]. [Nobody else can|No one can|Nobody can] [take it for you|do it for you|have it for you].',
  ),
  beat(
    show('sit', 'thoughtful', 'funny', { little: true }),
    [
      '“[You began|You did it|It was you]!” “[No, you|You first|Never]!” And [round and round|on and on|over and over] they [go|shout|huff].',
      'Who [began|did it|broke it]? “[Not me|Never me],” says {little}. “[Nor me|Nor I],” [growls|calls] Old Mossop.',
    ],
    [
      '“[Who began it|Who was first|Who started this|Whose fault was it|What happened]?” asked {hero}. “[Over there|That side|Them, over there|Over the water]!” said {little}. “[Over there|That side|Them, across there|Over the water]!” said Old Mossop. ^ They both pointed [so hard|so far] that they fell [over|in].',
      '{hero} [asked what it was about|asked both of them why|wanted to know why|begged them to say why]. “[A spoon|One spoon|My spoon|A silver spoon|The best spoon]!” called {little}. “A [sneeze|sock|button|biscuit]!” called Old Mossop. ^ They were [cross about two different things|not even cross about the same thing|cross in two directions|cross about nothing they could find]!',
    ],
    [
      '“We’ll [find out who’s right|get to the bottom of it|hear both sides|listen to you both],” said {hero}, and sat by {spot} [like a judge|like an owl|with a pencil]. {Little} [told it|told it first|began|went first|told the tale|had it all by heart]. [It began with a spoon|It was all about a spoon|There had been a spoon|A spoon came into it|Somewhere in it was a spoon]. Old Mossop [told it|told it, too|told the rest|went next|told it backwards]. [It began with|It was all about|First came|There had been] a [look|sneeze|cough]. ^ [After an hour|At the end|An hour later] both of them [were right|had been right|were quite right], and both were crosser than before. “I’ve [dug it all up again|stirred it all up|woken it up|turned it over like soup],” [said {hero}|{hero} sighed]. “[It was nearly asleep|It had nearly settled|It was almost forgotten|It was just nodding off|It had been getting better|It had its eyes shut].”',
    ],
    '“[There must be one of you|One of you must be the one|It’s one of you] who’s right,” said {hero}, and [sat down on|climbed on to|settled on] {spot} to be the judge. {Little} [went first|began|had the first word|stood up first|spoke first|put the case first]. [It had begun|It began|It all started] with a [borrowed|lent|bent] spoon. Old Mossop had [never heard of a spoon|never seen a spoon|no memory of a spoon|no spoon to speak of]. [It had begun|It began|It all started] with a [look|remark about jam|slice of bread]. ^ Both remembered the day, [the weather|the time|the tea] and what the other had been wearing, and not one thing was [the same|alike|a match]. [It took an hour|That took an hour|An hour went by|It lasted an hour|They were at it for an hour|It went on for an hour]. [At the end of it|When it was over|Afterwards|When they paused for breath] {hero} was sure of [just two things|only two things]. They were both [telling the truth|quite honest|speaking the truth], and neither of them [would ever run out of it|would ever be finished|had come to the end of it|would ever sit down].',
  ),
  beat(
    show('carry', 'brave', 'brave', {
      little: true,
      props: [{ prop: 'bridge', place: 'background' }],
    }),
    [
      'A plank [for them|right across|goes over]! [Push|Kick|Shove|Tip], [splash|splosh|plop|plonk], “[no, thanks|not ours|not for us]!”',
      '{hero} [lays|brings|drops] a plank, [hup|heave|oof|huff]! [Off|In|Over] it [goes|slides|rolls], [splash|splosh|splish].',
    ],
    [
      '{hero} [laid|pulled|pushed|dragged] a plank across the gap. [There|Done|Finished|It fits|That’s that]! ^ “[Not on my half|Not this end|Take it off my half|No planks here],” said {little}. “[Nor on mine|Nor this end|And off mine|No planks here, either],” said Old Mossop. [Push|Kick|Shove|Tip], [splash|splosh|plop|plunge|glug]!',
      '[One plank, two planks, three|Plank on plank on plank|A plank, some nails, a plank|Tap a plank, bang a plank]! {hero} mended the [bridge|gap] all by {himself}. ^ But nobody [had asked for it|had wanted it|had said yes|had helped|said thank you]. [Nobody came|No one came|Nobody looked|Nobody crossed|Nobody stirred]. The water [took it away|carried it off|washed it off|had it|floated it away].',
    ],
    [
      'Near {spot} {hero} found a [good long plank|fine long board|good fat plank], and [laid it|dragged it|rolled it] over the gap. [It fitted|It lay|It dropped in|It went in] as if it had been [measured|asked for]. ^ {Little} [came out and|ran out and|marched out and|stamped out and] [pushed off this end|kicked off this end|tipped off this end|nudged off this end]. Old Mossop [came out and|ran out and|marched out and|stamped out and] [pushed off that one|kicked off that one|tipped off that one|nudged off that one]. [It was|That was|There it was,] the first thing they had done together [in years|for seven years|since the spoon]. “It was [a good bridge|a good strong bridge|a perfect bridge|not a bad bridge|quite my best bridge],” said {hero}. “[It just wasn’t theirs|Only, it was mine|But they hadn’t built it|It just wasn’t from them|But I never asked them].”',
    ],
    '[If a bridge was broken, then|When a bridge is broken, surely] [it should be mended|one must mend it|it wants mending]. {hero} [dragged|carried|rolled|lugged|pushed] a plank all the way from {spot}, and [laid it|heaved it] over the gap. It fitted to a [hair|thumb|whisker|crumb]. {He} [stood back|stepped aside|stood aside] [to be thanked|for the applause]. ^ {Little} came out, looked at it [for some time|all over], and [pushed this end off|put a foot to this end|gave this end a nudge]. Old Mossop came out, and [pushed off the other|saw to the other|put a foot to the other|did the same for the other|sent the other after it]. They did it [quite politely|with great care], and [in step|in time|without a word]. “It was a [perfectly good|really good] bridge,” {hero} told {c}, as it floated [out of sight|round the bend]. “Only [it was mine|I made it|it was just mine]. I don’t think a bridge is [any use|finished|worth much] until it’s [somebody’s at both ends|wanted at both ends|theirs at both ends|held at both ends].”',
  ),
  beat(
    show('dance', 'cheeky', 'funny', { little: true }),
    [
      'A [funny|duck|jelly|crab] dance, [ha|hee|hoo], [ho|haw|hum]! Then, [hmph|bang|slam|oh], they [stop|hush|hide].',
      '{hero} [quacks|hops|honks|squeaks], and they [laugh|giggle|hoot|snort]. Then they [see|hear] each other, and [stop|hush|slam].',
    ],
    [
      '{hero} danced [like a goose|like a gander|like a goose on ice|like a hen|like a goose with one shoe]. “[Ha, ha|Hee, hee|Haw|Tee-hee]!” went {little}. “[Ho, ho|Hoo, hoo|Hum, hum|Haw, haw]!” went Old Mossop. ^ [Then they heard|But they heard] each other, and [stopped|shut their mouths|hid].',
      '“I’ll [make them laugh|make them giggle|tickle them from here|do my funny walk],” said {hero}, and {he} [walked on {his} hands|pulled a face like a boot|wore the basket on {his} head]. ^ [They did laugh|Both laughed|It worked|Laugh they did|They had to laugh]! But each one did it [behind a curtain|into a pillow|under the table|behind the door|into a hat].',
    ],
    [
      '“[Nobody can|You can’t] [laugh and be cross|giggle and be angry|laugh and sulk|laugh and stamp],” said {hero}. So {he} did {his} [goose|pig|duck|hen] by {spot}. [It’s a very good one|It’s famous|People ask for it|Grown-ups have wept at it]; [it has a walk|it has three honks|it has a limp|it takes up room]. On this side {little} [snorted|squeaked|giggled|sniggered]. On that side Old Mossop [went ho, ho, ho|went haw, haw|rumbled ho, ho|boomed|shook the jam pots]. ^ [Then each heard|And each heard] the other, and it stopped [like a tap|like a clock|like a drum]. “It’s [the same laugh|one laugh|exactly the same laugh|just one laugh|cut from one piece],” said {hero}. “They’ve got the same laugh, and it [gave them a fright|scared them|surprised them].”',
    ],
    'Nobody can laugh and [be angry|be furious|stay angry|be offended]; [there isn’t room|not with one mouth|the face won’t do it|your cheeks won’t have it]. {hero} [went out on|climbed on|got on top of] {spot}, where both banks could see {him}, and [did|performed|gave them] {his} goose. It is [a serious piece of work|years of study|not for beginners|no small matter|serious art|the work of three winters]. It has a walk, and [a voice|a temper|a hat|opinions|a limp], and a way of finding a [worm|slipper|button|biscuit]. ^ From this side [came a snort|came a squeak|there was a snort|somebody snorted|a hee got out]. [From the other|From that one] came a ho, and another, low down, like a [barrel|cart|drum] [rolling|in a cellar|on the stairs]. [For as long as a breath|For three heartbeats|While you might count four|For one whole breath] they were laughing together. [Then they heard it|And then they heard|They both heard it|Then both of them noticed|Then one of them knew the other]. [Two windows shut|Two windows went down|Bang went two windows|Down came two blinds|Two curtains were pulled]. “It’s [one laugh|a single laugh|only one laugh|the same one|the same laugh twice],” said {hero}. “They’ve got [half of it each|one half each|each kept a half|each got half|split it between them].”',
  ),
];
