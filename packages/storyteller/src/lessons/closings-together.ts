import type { FourVoices } from '../page-texts.ts';

/** Last lines of the lessons that take two: each only lets it be felt. */
export const CLOSINGS_TOGETHER = {
  sharing: [
    [
      '[One|Half|A bit] for you. [The same|Just as much|And some] for me. [Good night|Night, night|Sleep tight].',
      'Half is [plenty|lots|enough|good]. [Night, night|Good night, {hero}|Night, {hero}|Sleep now].',
      '[You|One friend] and me. One [pie|pear|bun|blanket]. [Good night|Sleep well], {hero}.',
      '[Break|Cut|Pull|Share] it in two. [Mm|Yum|Ooh], [more|twice as good]! [Night|Sleep], {hero}.',
      '[Give, give|Give, take|Break, give], share. [Full|Warm|Happy] {hero}. [Good night|Sleep tight].',
    ],
    [
      'And the best [half|bit|part], {hero} found, was the one {he} had [given away|handed on|not kept].',
      'Half a [biscuit|pear|bun] each. It tasted [better|bigger|sweeter|longer] than a whole one.',
      '{hero} gave {c} half of the [blanket|pillow|bed]. It got [warmer|snugger|softer] that way.',
      'There was [one|just one] left. They cut it [right|straight] through the middle. [Good night, halves|Both halves smiled|Then they slept].',
      '{hero} had less than [before|yesterday|at first], and more [to smile about|friends|to dream of]. [Good night|Sleep well], {hero}.',
    ],
    [
      'That night {hero} [broke|cut] the last [biscuit|bun|pear] in two. It was odd: half of it tasted like [more|a whole one|two].',
      'Somewhere, [somebody|someone small|a friend] was warm because of {hero}. It made {him} warm [too|to the toes|right through].',
      '{hero} [counted|looked at|added up] what {he} had left. It [didn’t take long|was soon done]. Then {he} counted who had the rest, and [smiled|fell asleep happy|was rich].',
      'You can’t [eat|keep] a thing and give it away. But {hero} had tried, and it [nearly worked|had worked|felt like both].',
    ],
    [
      '{hero} fell asleep with rather less than {he} had [started|begun] the day with. {He} had never felt so [well off|rich|prosperous].',
      'It is a strange kind of [arithmetic|sum|bookkeeping], {hero} thought, when you give a thing away and come home with [more|a bigger one|change]. Then {he} [was asleep|fell asleep over it|slept].',
      'There was a [gap|hole|space] on {his} shelf where it had been. {hero} looked at it [for a while|by lamplight|with one eye]. It was, {he} decided, the [best|handsomest|finest] thing [on the shelf|up there].',
      'Nobody had [thanked|paid] {him} twice, and once had been [plenty|enough]. {hero} turned over, [taking up|using] exactly half of the bed, out of habit.',
    ],
  ],
  kindness: [
    [
      'Who was [kind|good|so kind]? {hero}[ was| was all day|, of course]! [Good night|Sleep well|Night, night].',
      'Soft [hands|words|eyes]. Warm [heart|toes|hug]. [Good night|Sleep tight|Night, {hero}].',
      'A [pat|hug|kiss] here. A [pat|hug|kiss] there. [Now|And] one for {hero}.',
      'Good, [kind|gentle|dear] {hero}. [Sleep|Dream], little one, [sleep|dream well].',
      '[Somebody|A friend|A small one] smiles. {hero} [did that|knows why|made it so]. [Night, night|Sleep well].',
    ],
    [
      'The moon came to the [window|curtain|glass] to look at {hero}. It looked [for a long time|and looked|twice].',
      '[Out there|Not far off|Somewhere], somebody small was [saying|whispering|yawning], “[Good night|Sleep well|Thank you], {hero}.”',
      'One kind word had [gone|hopped|walked] all round. Now it came [home|back|to bed] to {hero}.',
      '{hero} tucked in {his} [left foot|right foot|nose|ears], very kindly. Good night, [all|all of you|everyone].',
      'It was only a [little|small|tiny] thing. But somebody would [dream|tell|sing] of it [tonight|for years]. [Sleep well|Good night], {hero}.',
    ],
    [
      'Nobody gave {hero} a [medal|prize|cup]. But out in the dark somebody [said|thought of|remembered] {his} name, and smiled.',
      'It had been a [small|quick|simple] thing to do. Small things, {hero} [thought|found|saw], are quite big from [close up|underneath|the other side].',
      '{hero} could not remember [deciding|having decided] to be kind. It had [just come|been nearest|come first]. {He} slept with {his} hands [open|warm].',
      'Somewhere a [light|lamp|candle] was put out by somebody who had [stopped crying|had a good day]. {hero} didn’t [know|hear of it|guess]. {He} just slept [very well|like a stone].',
    ],
    [
      'Nobody wrote it down, and there was no [medal|applause|speech]. But {hero}, half asleep, had the feeling that the whole dark was saying [thank you|well done], very quietly, so as not to wake {him}.',
      'It had not cost {him} [much|a penny|very much]. That was what {he} kept coming back to, in the warm dark: how little it [cost|took|weighed], and how far it [went|got|had gone].',
      'If you had asked {hero} what {he} had done, {he} would have said, nothing [special|to speak of|much]. It was the kind of nothing that people [tell|remember|talk of] for [years|a long time].',
      'A kindness has no [return address|label|string on it]. You send it off, and it [travels|goes visiting|is passed on]. {hero} lay and [wondered|pictured] whose door it was knocking at by now, and slept.',
    ],
  ],
  askingForHelp: [
    [
      'Hand in [hand|hand, in hand|paw, paw in hand]. [Good night|Sleep tight|Night, night|Sleep well], {hero}.',
      'You and [me|I]. Me and [you|you, too]. [Night|Sleep now|Good night]!',
      '“Help me [sleep|dream], {c}.” [Hum, hum|Hush, hush|Mm, mm|La, la]. [Done|Asleep].',
      'One was [small|too small|little]. Two were [big|strong|tall]. [Good night, two|Night, night|Sleep well].',
      '“[A hug, please|Hug, please|A hand, please]!” And [here|there] it is. [Good night|Sleep well], {hero}.',
    ],
    [
      '“Will you hold my [hand|foot|thumb]?” [said|asked] {hero}. And somebody did, all the way to [sleep|a dream|the very end].',
      'Two can [do|lift|mend|find] [nearly|almost] anything. [Good night|Sleep well|Night, night], {hero}. [Good night|Sleep well|You too], {c}.',
      '“[Could|Would|Will] you please tuck me in?” said {hero}. Please is a [very strong|strong little|short, strong] word.',
      '{hero} could not reach the [lamp|switch|light]. So {he} [asked|called|said please]. Click, [good night|and sleep|dark].',
      'It was too [big|heavy|hard] for one. It was just right for [two|two of them|{hero} and {c}]. [Good night|Sleep well], both.',
    ],
    [
      '“Could you leave the door open a [bit|crack]?” asked {hero}. Of course they [could|would]. All {he} had to do was [ask|say so].',
      'It had been too [big|heavy|much] for one. That was [all right|no matter|not so bad]. There had been [two|more than one] of them.',
      '“[Need a hand|Can I help|All right there]?” is [easy|simple|nothing] to say. “[Yes, please|Yes|Please],” is the hard bit. {hero} had [said it|managed it], and slept [like a log|soundly].',
      '{hero} had thought that brave people [never asked|did it all alone]. Now {he} [knew better|had met some|was one]. They ask [first|early], and then they sleep well.',
    ],
    [
      '“I couldn’t have done it [by myself|alone],” said {hero}. To {his} [surprise|astonishment], it was the proudest sentence of the whole [day|story|business].',
      'The [strongest|boldest|hardest] thing {he} had done all day, {hero} [decided|concluded], was to ask somebody for [help|a hand].',
      'It was a [short|small] word, help, with only one [vowel|syllable] in it. {hero} had carried it about for [hours|half the day] before {he} put it down. After that everything had been [lighter|easier].',
      'There is a [kind|sort] of strength, {hero} thought, that only turns up when you [admit|say] that you have [run out of|none of] the other. {He} made a note of it, and [fell asleep|slept].',
    ],
  ],
  truth: [
    [
      'True is [light|right|bright]. Sleep [tight|well|now], [{hero}|dear {hero}|little {hero}].',
      'Tell it [true|straight|all]. [Sleep well|Good night|Night, night|Sleep tight], {hero}.',
      '[Say|Tell] it. [Puff|Phew|Whoo]! All [gone|light|better]. [Good night|Sleep|Yawn], [{hero}|dear {hero}].',
      'No more [secret|fib|tummy ache]. [Soft|Light|Warm] pillow. [Good night|Sleep well|Dream], [{hero}|you].',
      '“It was [me|so|like this].” [Hug, hug|Kiss|Phew]. [All well|All right|No harm]. [Sleep|Night|Yawn], {hero}.',
    ],
    [
      '{hero’s} [tummy|heart|head] felt light. True words weigh [nothing|less than a feather|hardly a crumb].',
      'No secret under the [pillow|blanket|bed]. Only [a sock|a hanky|a crumb]. [Good night|Sleep well|Hush]!',
      '{hero} had told it [just|exactly] as it was. Now {his} bed felt [softer|wider|warmer]. [Good night|Sleep well|Yawn].',
      'The true words were [out|said|told]. In their place {hero} had a [yawn|dream|smile]. [Good night|Sleep tight|Hush].',
      '“Is it all [told|said|out]?” asked {hero’s} [pillow|heart|left ear]. [It was|Every bit|Yes, all]. So they [slept|could sleep|both slept].',
    ],
    [
      '{hero} had expected to feel [worse|terrible|smaller] after saying it. Instead {he} felt as light as a [sock|shirt|hanky] on a line.',
      'The truth had been [heavy|hard|prickly] to pick up, and then it weighed [nothing|hardly anything]. {hero} slept [soundly|at once|like a stone].',
      'A fib [needs|wants] [looking after|feeding|rocking] all night. {hero} had [none|no such thing] to mind, so {he} [slept|could sleep] from one end to the other.',
      'It [took|had taken] one breath to say. {hero} had held that breath [half the day|for hours|for ages], and now it came and went [by itself|softly].',
    ],
    [
      'It is [odd|curious|a funny thing] about the truth. It had been too heavy to [carry|hold|lift] all day long. The moment {hero} put it down in front of everybody, it was no [weight|trouble|bother] at all.',
      '{He} had said the thing {he} least wanted to say, and the [roof|ceiling|sky] had stayed [on|up]. {hero} lay and [listened to it|looked up at it|thought of it], and slept.',
      'There had been a [neater|grander|better-looking] version. {hero} had liked it [very much|a good deal], and left it out. What remained was [shorter|plainer], and one could [sleep|lie down] on it.',
      'Nobody had said a [word|thing] for about as long as it takes to [swallow|blink twice]. Then somebody had [laughed|nodded|sighed]. {hero} went over that [moment|pause] again, and found that it no longer [hurt|pinched|stung].',
    ],
  ],
  listening: [
    [
      '[Shh|Hush|Hark]. [Listen|Ears up|Hear that]. The night is [singing|humming|whispering].',
      '[Hush|Shh], [hush|shh]. The stars [sing|hum|ring|tinkle], {hero}.',
      '[Big|Good|Pink] ears. [Soft|Small|Warm] bed. [Hear|Listen], {hero}: [shh|hush].',
      'What [hums|breathes|ticks]? [The house|The night|The dark] does. [Good night|Sleep], {hero}.',
      '[Tick|Drip|Plip], [tock|drop|plop]. {hero} [listens|hears it|lies still]. {hero} [sleeps|dreams|snores].',
    ],
    [
      '{hero} lay [still|there|quietly] and listened. The whole night was [telling stories|humming|breathing in and out|saying good night].',
      '[Shh|Hush]! If you are very quiet, you can hear {hero} [smile|dream|sleep].',
      'The [clock|stairs|roof] had something to say. {hero} [listened|heard it out|let them talk]. It was “[good night|sleep well|hush].”',
      '{hero} put {his} ear on the [pillow|blanket|mattress]. It said [shh|hum|mm]. So {he} [did that|said it], too.',
      'Somewhere {c} was [breathing|dreaming|humming]. {hero} could [hear|tell]. It was the best [song|sound|story] of all.',
    ],
    [
      '{hero} lay [and listened|there listening|all ears]. The [pipes|stairs|clock], the wind, a far-off [train|bell|dog]. It was surprising how much they had to [say|tell].',
      'All day long [everyone|somebody] had been [shouting|talking|explaining]. Now {hero} was quiet, and heard [everything|the rest|what was left].',
      'You can’t listen with your mouth [open|full], [people say|they say|{hero} had heard]. {hero} had [shut|closed] {his}, and {his} eyes as well, and heard [the night go by|the house dream|a star tick].',
      'There was a [small|tiny] sound in the room. {hero} held {his} breath and it [stopped|went away]. It had been {him}, breathing; and {he} [slept|fell asleep] to it.',
    ],
    [
      '{hero} lay in the dark and listened: to the [pipes|rafters|gutters], the wind, the slow tick of the [house|landing|clock]. Nobody had ever told {him} how much there is to hear, once you stop waiting for your turn to [speak|talk].',
      '{He} had thought that {he} needed to find the right [words|answer|speech]. What {he} had needed, in the end, was [ears|two ears|to be quiet].',
      'The [quiet|silence] had [layers|rooms in it|several floors], like a house. {hero} went down through it, one sound [at a time|after another], and on the lowest was asleep.',
      'Most people, {hero} [reflected|thought], are only asking to be [heard|listened to]. So, it turned out, was the [night|dark]. {He} gave it {his} whole attention for [nearly a minute|as long as {he} could].',
    ],
  ],
  sorry: [
    [
      'Sorry. [Hug|Kiss|Squeeze]. [Friends|All well|Better]. [Good night|Sleep well|Night], {hero}.',
      '[Hug, hug|Kiss, kiss|Pat, pat], [hug|kiss|squeeze]. All [better|well|good]. [Night|Sleep now|Good night]!',
      'A [cross|grumpy|prickly] day? [Gone|All gone|Not now]. [Friends again|One hug|Two hugs]. [Good night|Sleep|Hush], {hero}.',
      '[Mend|Hug|Kiss] it, {hero}. [There|So|See]! As good as [new|gold|before]. [Night|Sleep well].',
      '“Sorry,” [says|whispers|hums] {hero}. “[Me too|Hug|Friends],” [says|whispers] {c}. [Good night|Sleep tight].',
    ],
    [
      'Sorry is a [small|short|little] word with big [arms|ears|boots]. [Good night|Sleep well], {hero}. [Good night|Sleep well|You too], {c}.',
      'One little word, one [big|long|tight] hug. Then [everyone|everybody|they all] slept.',
      'The [cross|grumpy|stormy] words had all gone [home|to bed|out]. Only the [good|soft|warm] ones stayed with {hero}. [Good night|Hush].',
      '“Are we [friends|all right|mended]?” asked {hero}. “[Silly|Of course|Always],” said {c}. And [so|then] they slept.',
      '{hero} had a [plaster|patch|bandage] for a finger. For a friend there was [sorry|a hug|one small word]. It [held|stuck] all night.',
    ],
    [
      'It was only a [small|short|little] word, sorry. But it had opened the whole [door|house]. {hero} slept [with it open|in the breeze].',
      '{C} was [snoring|humming|mumbling in a dream]. It was the [nicest|best|dearest] noise that {hero} had ever been kept awake by.',
      '{hero} had [practised|turned over|carried] a long speech, with [reasons|three parts|excuses]. In the end it had been one word. {He} was [glad|thankful] to have [dropped|lost] the rest.',
      'Mended things [hold|last] if you [give|allow] them a night. {hero} [lay still|kept quiet], so as not to [shake|disturb] it, and slept.',
    ],
    [
      'There is a crack in the blue [cup|jug|bowl] where {hero} once mended it. {He} is always glad to [see|find] it there. It holds as well as the [others|new ones], and {he} knows its story.',
      'They had not gone back to how it [was|had been] before. {hero} turned this over [in the dark|once or twice|with the pillow]. It was better than before, because now they knew that it could be [mended|put right|repaired].',
      'It takes about a [second|breath] to say, and {hero} had spent [most of the day|hours|a long while] walking round it. {He} made a [note|mental note] to go straight [through|across] next time.',
      'Nobody had won. {hero} went [back|over] it all twice, to make [sure|certain], and there was no winner [anywhere|in it]. It was the best end to a [quarrel|battle|bad day] that {he} had ever [known|had].',
    ],
  ],
} satisfies Readonly<Record<string, FourVoices>>;
