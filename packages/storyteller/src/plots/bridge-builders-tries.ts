import { beat, type Plot, show } from './plot.ts';

/** Five ways to make peace between two others, none of which is theirs. */
export const bridgeTries: Plot['tries'] = [
  beat(
    show('run', 'worried', 'funny', { little: true }),
    [
      '[Run here|Trot here|Off here]. [Run there|Trot there|Off there]. [The words get muddled|The hello gets bent|All mixed up]!',
      '“[Say hello|Say hi|Tell them hello]!” [Run, run|Trot, trot|Puff, puff]. [It comes out cross|It sounds cross|It turns to grumbles].',
    ],
    [
      '“Say [good morning|hello|how do you do] from me,” said {little}. {hero} ran the long way round, [and said it|and said so|with that]. ^ “[What’s THAT supposed to mean|And what does THAT mean|Is that a JOKE]?” roared Old Mossop.',
      '{hero} [carried words|ran with words|took words] from side to side. [On the way|Halfway] they got [squashed|cold]. ^ “Nice bread” turned into “[mice bed|rice head|spice shed]”. That [did not help at all|made it worse|helped nobody|was no use].',
    ],
    [
      '“[I’ll carry messages|I’ll be the postman|I can take messages],” [said {hero}|{hero} offered]. It was [a long way round|a good mile round|twenty minutes round], [by the stepping stones|over the stepping stones|across the wet stones] at {spot}. {Little’s} [message was|message ran|first message was], “Good morning.” ^ “[What’s meant by that|What’s that to me|Is that meant kindly]?” [snapped|barked|growled|grunted] Old Mossop. “[Good morning yourself|The same to you|And good morning back|Good morning, if you must]!” By the [fourth|fifth] good morning they were [both purple|both shouting|both red to the ears]. “I [brought all the words|carried every word|had all the words],” panted {hero}, “but I couldn’t bring the [voice|smile].”',
    ],
    'It was [a mile round|a long mile round] by the stepping stones at {spot}, but {hero} had [good legs|strong legs|time]. “I’ll [be the post|be the postman|carry the mail],” [{he} said|{he} decided]. {Little} thought [for a long time|for some time|hard], and [sent|gave {him}] a message of two words. [They were|The words were|It said|The message ran|Both were polite:] “Good morning.” ^ Old Mossop [turned them over|held them up|looked them over] [like a bill|like a wet glove|like an odd sock]. “And what’s [that meant to mean|that supposed to mean|one to make of that|that in aid of]?” By the [fifth|sixth] trip each good morning was as cold as a [key|fish]. “I gave them [exactly|just] the same words,” said {hero}, lying [flat on {his} back|in the grass|with {his} tongue out]. “Something [falls out on the way|gets lost on the way|leaks on the way]. I think it’s [the face|the smile|the eyes|the looking].”',
  ),
  beat(
    show('tiptoe', 'cheeky', 'funny', {
      little: true,
      props: [{ prop: 'present', place: 'hand' }],
    }),
    [
      '[A present|A parcel|A pie]! “[Not from me|Who wants that|Not mine]!” [Oops|Oh dear|Hm]. [Cross faces|Two frowns|Hmph, hmph].',
      '[Two secret presents|Two secret pies|Two hidden gifts]. [Same string|Same bow|Same paper]! [Hmph, hmph|Pah, pah|Huh, huh]!',
    ],
    [
      '{hero} [left|put|hid] a present at each door. “From over the water,” [it said on them|said the labels|was written on both]. ^ But both had the same [muddy|jammy|sticky] [thumb|nose] print. [It was {hero’s}|That was {hero’s}|{hero’s}, of course]!',
      '[Tiptoe, tiptoe|Creep, creep|Hush, hush]! {hero} hung a [bun|flower] on each door. “[Who’s this from|Who left this|Now who was that]?” asked {little}. ^ “Not from me,” called Old Mossop, and [everything was worse|shut the door|that was that].',
    ],
    [
      '{hero} left a [bunch of flowers|pot of honey] at each door, [with a label|with a card]. “[Sorry|So sorry|I was wrong|I’m sorry]. [From over there|From across the river|From the other bank|From you know where].” Then {he} [hid|crouched|lay] behind {spot}. ^ {Little} [read it|read the label|sniffed it, and read it|read it aloud]. Old Mossop [read it|read it, too|read it twice|looked at the label]. They both looked at [the writing|the capital S|the pencil], and then [straight at|across at] {spot}. “It’s a [nice|good] sorry,” said {little} [stiffly|after a bit|with a sniff]. “But [it’s yours|it’s from you|you wrote it|it’s not from there].”',
    ],
    '[What was wanted was a present|It called for a present|They needed a present|A present would do it|It was time for presents]. {hero} left one at each door, a pot of [honey|clover], and on both labels {he} wrote, in a [disguised hand|grand hand|left-handed scrawl], “Sorry. [From across the water|From over the river|From the other side|From your friend over there].” Then {he} [lay down behind|stretched out behind|crept in behind] {spot} to [see the tears of joy|wait for hugs|watch them weep]. ^ {Little} [read it twice|read it slowly|read both sides|read it, and coughed]. [Over there|Across the water|On the far bank], Old Mossop read it [at arm’s length|through a jam jar|with one eye]. Then both of them [turned their heads|looked up|straightened up] and [looked hard at|frowned at|gazed at] {spot}. “It’s a [handsome apology|lovely apology|well-made sorry],” said {little}, [handing it back|and gave it back]. “But [you haven’t done anything|it wasn’t you|you’ve nothing to be sorry for|you’re not the one].” [It seems that|Apparently] sorry is [like medicine|like a bath|like sleep]. [Nobody else can|No one can] [take it for you|do it for you|have it for you].',
  ),
  beat(
    show('sit', 'thoughtful', 'funny', { little: true }),
    [
      '“[You began|You did|It was you]!” “[No, you|You first|Not I]!” [Round and round|On and on|Again, again].',
      '[Who began|Who did it|Who broke it]? “[Not me|Never me|Them]!” “[Nor me|Never|Them]!” [Nobody knows|No one knows|Nobody did].',
    ],
    [
      '“[Who began it|Who was first|Who started this|Whose fault was it]?” asked {hero}. “[Over there|That side|Them, over there]!” said {little}. “[Over there|That side|Them, across there]!” said Old Mossop. ^ They both pointed [so hard|so far] that they fell [over|in].',
      '{hero} [asked what it was about|asked both of them why|wanted to know why]. “[A spoon|One spoon|My spoon|A silver spoon]!” called {little}. “A [sneeze|sock]!” called Old Mossop. ^ They were [cross about two different things|not even cross about the same thing|cross in two directions]!',
    ],
    [
      '“We’ll [find out who’s right|get to the bottom of it|hear both sides],” said {hero}, and sat by {spot} [like a judge|like an owl]. {Little} [told it|told it first|began|went first|told the tale]. [It began with a spoon|It was all about a spoon|There had been a spoon|A spoon came into it]. Old Mossop [told it|told it, too|told the rest|went next]. [It began with|It was all about|First came|There had been] a [look|sneeze]. ^ [After an hour|At the end|An hour later] both of them [were right|had been right], and both were crosser than before. “I’ve [dug it all up again|stirred it all up|woken it up],” [said {hero}|{hero} sighed]. “[It was nearly asleep|It had nearly settled|It was almost forgotten|It was just nodding off|It had been getting better].”',
    ],
    '“[There must be one of you|One of you must be the one] who’s right,” said {hero}, and [sat down on|climbed on to|settled on] {spot} to be the judge. {Little} [went first|began|had the first word|stood up first|spoke first]. [It had begun|It began|It all started] with a [borrowed|lent] spoon. Old Mossop had [never heard of a spoon|never seen a spoon|no memory of a spoon]. [It had begun|It began|It all started] with a [look|remark about jam]. ^ Both remembered the day, [the weather|the time] and what the other had been wearing, and not one thing was [the same|alike]. [It took an hour|That took an hour|An hour went by|It lasted an hour|They were at it for an hour]. [At the end of it|When it was over|Afterwards] {hero} was sure of [just two things|only two things]. They were both [telling the truth|quite honest|speaking the truth], and neither of them [would ever run out of it|would ever be finished|had come to the end of it].',
  ),
  beat(
    show('carry', 'brave', 'brave', {
      little: true,
      props: [{ prop: 'bridge', place: 'background' }],
    }),
    [
      '[A plank goes over|A plank for them|Plank across]. [Push|Kick|Shove]! [Splash|Splosh|Plop]. “[No, thanks|Not ours|Who asked]!”',
      '{hero} [lays a plank|brings a plank|drops a plank]. [Hup|Heave|Oof]! [Off it goes|In it goes|It slides off]. [Splash|Splosh|Plunge].',
    ],
    [
      '{hero} [laid|pulled|pushed] a plank across the gap. [There|Done|Finished|It fits]! ^ “[Not on my half|Not this end|Take it off my half],” said {little}. “[Nor on mine|Nor this end|And off mine],” said Old Mossop. [Push, push|Kick, kick|Shove, shove|Heave, heave]! [Splash|Splosh|Plop|Plunge]!',
      '[One plank, two planks, three|Plank on plank on plank|A plank, some nails, a plank]! {hero} mended the [bridge|gap] all by {himself}. ^ But nobody [had asked for it|had wanted it|had said yes|had helped]. [Nobody came|No one came|Nobody looked|Nobody crossed]. The water [took it away|carried it off|washed it off|had it].',
    ],
    [
      'Near {spot} {hero} found a [good long plank|fine long board|good fat plank], and [laid it|dragged it] over the gap. [It fitted|It lay|It dropped in] as if it had been [measured|asked for]. ^ {Little} [came out and|ran out and|marched out and] [pushed off this end|kicked off this end|tipped off this end]. Old Mossop [came out and|ran out and|marched out and] [pushed off that one|kicked off that one|tipped off that one]. [It was|That was] the first thing they had done together [in years|for seven years|since the spoon]. “It was [a good bridge|a good strong bridge|a perfect bridge|not a bad bridge],” said {hero}. “[It just wasn’t theirs|Only, it was mine|But they hadn’t built it|It just wasn’t from them].”',
    ],
    '[If a bridge was broken, then|When a bridge is broken, surely] [somebody ought to mend it|it should be mended|one must mend it]. {hero} [dragged|carried|rolled] a plank all the way from {spot}, and [laid it|heaved it] over the gap. It fitted to a [hair|thumb]. {He} [stood back|stepped aside] [to be thanked|for the applause|and dusted {his} hands]. ^ {Little} came out, looked at it [for some time|all over], and [pushed this end off|put a foot to this end]. Old Mossop came out, and [pushed off the other|saw to the other|put a foot to the other|did the same for the other]. They did it [quite politely|with great care], and [in step|in time|without a word]. “It was a [perfectly good|really good] bridge,” {hero} told {c}, as it floated [out of sight|round the bend]. “Only [it was mine|I made it|it was all my own|it was just mine]. I don’t think a bridge is [any use|finished] until it’s [somebody’s at both ends|wanted at both ends|theirs at both ends].”',
  ),
  beat(
    show('dance', 'cheeky', 'funny', { little: true }),
    [
      '[A funny dance|A duck dance|A silly walk]! [Ha|Hee|Hoo]! [Ho|Haw|Hi]! [Then, hmph|Then, oh|Then, bang].',
      '{hero} [quacks|hops|honks]. [They laugh|They giggle|They hoot]. [They see|They look|They hear]. [They stop|Then not|It stops].',
    ],
    [
      '{hero} danced [like a goose|like a gander|like a goose on ice|like a hen]. “[Ha, ha|Hee, hee|Haw]!” went {little}. “[Ho, ho|Hoo, hoo|Hum, hum]!” went Old Mossop. ^ [Then they heard|But they heard] each other, and [stopped|shut their mouths].',
      '“I’ll [make them laugh|make them giggle|tickle them from here],” said {hero}, and {he} [walked on {his} hands|pulled a face like a boot]. ^ [They did laugh|Both laughed|It worked|Laugh they did]! But each one did it [behind a curtain|into a pillow|under the table|behind the door].',
    ],
    [
      '“[Nobody can|You can’t] [laugh and be cross|giggle and be angry|laugh and sulk],” said {hero}. So {he} did {his} [goose|pig] by {spot}. [It’s a very good one|It’s famous|People ask for it]; [it has a walk|it has three honks|it has a limp|it takes up room]. On this side {little} [snorted|squeaked|giggled|sniggered]. On that side Old Mossop [went ho, ho, ho|went haw, haw|rumbled ho, ho|boomed]. ^ [Then each heard|And each heard] the other, and it stopped [like a tap|like a clock]. “It’s [the same laugh|one laugh|exactly the same laugh|just one laugh],” said {hero}. “They’ve got the same laugh, and it [gave them a fright|scared them|surprised them].”',
    ],
    'Nobody can laugh and [be angry|be furious|stay angry]; [there isn’t room|not with one mouth|the face won’t do it]. {hero} [went out on|climbed on] {spot}, where both banks could see {him}, and [did|performed] {his} goose. It is [a serious piece of work|years of study|not for beginners|no small matter|serious art]. It has a walk, and [a voice|a temper|a hat], and a way of finding a [worm|slipper]. ^ From this side [came a snort|came a squeak|there was a snort|somebody snorted]. [From the other|From that one] came a ho, and another, low down, like a [barrel|cart] [rolling|in a cellar]. [For as long as a breath|For three heartbeats|While you might count four] they were laughing together. [Then they heard it|And then they heard|They both heard it|Then both of them noticed]. [Two windows shut|Two windows went down|Bang went two windows|Down came two blinds]. “It’s [one laugh|a single laugh|only one laugh|the same one],” said {hero}. “They’ve got [half of it each|one half each|each kept a half|each got half].”',
  ),
];
