import { beat, type Plot, show } from './plot.ts';
import { THE_SWAP_TRIES } from './the-swap-tries.ts';

/** Hero and companion swap voices for fun; the way back is to want one’s own, squeak and all. */
export const theSwap: Plot = {
  id: 'the-swap',
  titles: ['{hero} and the Great Voice Swap', '{hero} Loses a Squeak', 'That’s Not {hero}!'],
  taglines: ['A story to read in two silly voices', 'A story with a squeak in it'],
  blurbs: {
    young: [
      'Pop! {hero} talks like {c}. Pop! {C} talks like {hero}. What fun! But how do they swap back? Hop backwards? Sneeze? Sing along and find out!',
    ],
    old: [
      '{hero} would swap that squeaky voice for anything, and {c} is happy to oblige. It is the funniest morning of their lives. Then they try to swap back. Best read aloud, by somebody who does voices.',
    ],
  },
  refrains: {
    young: ['Socks and jam, here I am!', 'Pots and drum, here I come!'],
    old: ['Socks and jam, and here I am!', 'Bubble and squeak, hear me speak!'],
  },
  lessons: ['being-yourself', 'listening', 'mistakes'],
  themes: ['funny', 'yourself', 'music', 'show', 'pride', 'shy', 'jealous'],
  quest: { props: ['bell'], from: 'none' },
  want: beat(
    show('sit', 'sad', 'funny', { at: 'home' }),
    [
      '“{refrain}” sings {hero}. “[Shh|Hush|Shush]!” Oh [dear|no|bother].',
      '{refrain} [Squeak|Creak|Eek]! “[Shhh|Hush|Not so loud]!” [Poor|Sad|Oh,] {hero}.',
    ],
    [
      '“{refrain}” sang {hero}. It was {his} [very own|new|best] song. ^ But it came out [squeaky|creaky|rusty], like a [gate|pram|pump]. Next door [somebody|someone] [shut|slammed|closed] the window.',
      '{hero} had a [song|tune|good song]. It went, “{refrain}” ^ {hero} also had a squeak. “[Shhh|Hush|Please]!” said the whole street. “I don’t [want|like|need] this voice,” said {hero}.',
    ],
    [
      '{hero} had [made up|written|invented] a song, and it was a [good|long|loud] one. “{refrain}” it [went|began], and then it went on [like that|and on]. But on the [high|top|best] notes {his} voice squeaked like a [gate|mouse|wet shoe]. ^ Next door, somebody [shut|slammed|closed] the [window|shutters]. {hero} [stopped|broke off] in the middle of a [word|squeak|line]. “I wish I had [any|anybody’s] voice but [this one|mine],” {he} said.',
      'Some people sing like [birds|angels|flutes|bells]. {hero} sang like a [wet balloon|garden gate|loose bolt|new shoe]. It was [odd|strange|a pity], as inside {his} head it sounded [lovely|like velvet|splendid]. “{refrain}” {he} [sang|tried|carolled], and next door they [shut|banged|closed] the window. ^ {He} sang it [lower|softer|slower|into a cup]. They shut the [other window|door as well|cat flap]. “I’d swap it for [anything|a whistle|a frog’s],” said {hero}, into a [cushion|pillow|sleeve].',
    ],
    [
      'Nobody hears their own voice as others do, and {hero} had always been [quite|rather] [pleased|content] with {own}. Then the class was [recorded singing|recorded|put on tape]. There were [twenty-three|twenty-six|nineteen] children on it, and one [hinge|hinge, badly in need of oil]. It took {him} a whole [verse|chorus] to [understand|work out|believe] who the hinge was. ^ Now {he} [tried|sang|ventured on] {his} own song, the one {he} had [made up|composed] in the bath. “{refrain}” There it was [again|again, hinge and all|once more]. Next door somebody closed a window, quite [gently|softly|politely], which was [worse|far worse]. “I want a [different|new|better] one,” said {hero}. “I’d take [any|anything|anyone’s|whatever they had].”',
      '{hero’s} song had no tune to speak of and was not about [anything|much], and {he} had been [working on|improving] it for months. “{refrain}” was how it [began|began and ended|opened|went]. It was meant to be [roared|bellowed|thundered|boomed]. ^ It [came out|emerged|ended up] as a squeak. It [always did|always had|never failed to]. It was the sort of voice that makes [dogs|cats|postmen] [look round|sit up|scratch]. Next door a window [closed|shut|came down], and then the one [above|below] it. There must be [all kinds|a heap|thousands] of voices in the world, {hero} thought, that people weren’t [using|wearing]. Why should {he} be [stuck|left|landed] with [this|this one]?',
    ],
  ),
  setOut: beat(
    show('dance', 'laugh', 'funny', { companion: { pose: 'play', mood: 'happy' } }),
    [
      '“[Swap|Shall we swap|Let’s swap]!” “[Swap, swap|Yes, swap|Swap now]!” [Pop|Plop|Plip|Plup|Bop|Pip]! {hero} [talks|sounds|laughs] like {c}.',
      '“[Swap|A swap|Shall we]?” says {c}. [Pop|Plop|Plip|Plup|Bop|Pip]! “{refrain}”',
    ],
    [
      '“[Swap voices|Shall we swap|Change voices]?” said {c}. They [counted|went] to three and [jumped|hopped|clapped]. [Pop|Plop|Plip|Plup|Bop|Pip]! ^ “{refrain}” [sang|tried|hummed] {hero}. It came out [just|all|exactly] like {c}! How they [laughed|giggled|hopped]!',
      '“You have [mine|my one], and I’ll have [yours|your one],” said {hero}. They [jumped|hopped|clapped]. [Pop|Plop|Plip|Plup|Bop|Pip]! ^ “Hello,” [said|tried|sang] {hero} in the voice of {a:kind}. “[Hello|Hello to you|Oh, hello],” squeaked {c}. “{refrain}”',
    ],
    [
      '“You can have [mine|mine, if you like|this one],” said {c}. “I’m [quite|rather|a bit] tired of it.” So they shook on it, turned round [three|four] times, and [said|shouted|whispered] “Swap!” ^ Something went [pop|plop|plup|pip]. “Did it [work|take|happen]?” asked {hero}, and clapped both hands to {his} [mouth|face]. It was the [voice|very voice|own voice] of {a:kind}! “{refrain}” squeaked {c}, and off they [went|ran|danced].',
      'There is [a rule|an old rule|just one rule] about swapping. You both have to [say|speak] it, and you both have to [mean|want] it. “[Swap|Swap, then|I swap|Swap, please],” said {hero}. “[Swap|Swap it is|I swap, too|Swap, certainly],” said {c}. [Pop|Plop|Plip|Plup]! ^ “I don’t [feel|think I’m] any different,” {hero} [began|said], and stopped. {He} [sounded|spoke|went] [just like|like] {a:kind}! “[Splendid|Delightful|Oh, lovely|Charming],” said {c}, with a squeak. “{refrain}” [sang|boomed] {hero}, and nobody [shut|closed|slammed] a window.',
    ],
    [
      '“[Have|Take|Borrow] mine,” said {c}. “I’ve had it for years, and I’ve [heard|listened to] [everything|all] it has to say.” It seemed [almost|nearly] too [simple|easy|neat]. They [shook|shook hands|agreed|bowed] on it. They looked each other [in the eye|straight in the face] and [said|pronounced|whispered] “Swap”. ^ It made a small round [noise|sound], like a [cork|bubble|kiss]. “Well, that didn’t [work|take|do it],” said {hero}, and went [pale|white], because {a:kind} had said it. {C} [opened up|took a breath] and out [came|flew|popped] a squeak. There was a silence, and then they laughed until they had to [lean on|hold on to|sit on] the gate. “{refrain}” sang {hero}, all down the [road|lane|hill], just to [hear|enjoy] it.',
      'It was {c} who [mentioned|remarked|let slip] that voices could be [swapped|exchanged]. One had to [mean|want] it, that was [all|the whole trick|the only catch]. People say “I’d swap with you [any day|like a shot|tomorrow]” [all the time|every week], and nothing happens, because they don’t. ^ {hero} [meant it|did mean it|meant every letter of it]. “Swap,” {he} said, holding out {his} hand, and something left {him} with a [pop|plop|small plop]. “Good morning,” {he} [tried|ventured|said|began]. It was {a:kind} who [said so|spoke], [clear|plain] as [a bell|glass]. “Good morning,” squeaked {c}, [delighted|enchanted|beaming|overjoyed]. They said good morning to the [gate|letter box|milk bottles] and to each other, and set out {into}, to try it on the [world|public]. “{refrain}”',
    ],
  ),
  problem: beat(
    show('look-aside', 'worried', 'funny'),
    [
      '“Swap [back|back, please|again]!” says {hero}. No [pop|plop|pip]. [Uh-oh|Oh dear|Oh no].',
      'Who [is who|am I|are you]? Swap [back|again|home]! [Nothing|No pop|No good]. [Oh|Ooh|Uh-oh]!',
    ],
    [
      '“[Good morning|Good day|Hello], {c}!” said somebody near {spot}. But it was [{hero}|only {hero}|{hero} who spoke]! ^ It wasn’t so [funny|jolly] [now|any more]. “Swap!” they said, and [jumped|hopped|clapped]. There was no [pop|plop|pip] [at all|this time].',
      '“I’m [hungry|starving|peckish],” said {hero}, and somebody gave {c} a [bun|plum|biscuit]. ^ “Let’s swap [back|back now|home],” said {hero}. They [jumped|hopped] and [jumped|hopped] near {spot}. [No pop|Not a pop|No plop]!',
    ],
    [
      'By {spot} they asked [somebody|a lady|a man] for two [buns|apples|pies]. {hero} said please, and {c} got [thanked|a smile|the pat]. {C} said thank you, and {hero} was told not to [squeak|creak]. ^ It was [very funny|hilarious] [twice|once or twice]. The [third|fourth] time, it was [less so|less|not]. “[Right|Well|All right],” said {hero}. “Let’s [swap|change|go] back.” They turned round [three|four] times and [said|shouted] the word. There was no [pop|plop]. They [looked|stared|blinked] at each other.',
      'It was a [splendid|wonderful] game until {hero} [stubbed|banged|trod on] {his} toe near {spot}. “[Ow|Ouch|Yow|Owww]!” cried {a:kind}. Everybody ran to [comfort|pat|bandage] {c}. ^ “It was [me|my toe|my foot]!” said {hero}, [hopping|on one leg]. Nobody [believed|heeded] it; it did not [sound like|come out like] {him}. “I’ve had [enough|enough of this|plenty],” {he} [said|decided]. “[Swap|Swap back|Swap now|And swap]!” [Nothing happened|Not a pop|Nothing came|Nothing at all]. “Swap,” they said [together|in chorus], a good deal [faster|louder]. Still [nothing|no pop] [happened|came].',
    ],
    [
      'For an [hour|hour or so] it was the best [joke|fun|game] in the world. They bought [buns|plums|peanuts] near {spot}, and {hero} ordered, and {c} was handed the [change|bag]. {C} told a [riddle|joke|story], and {hero} got the [applause|cheers]. {hero} had [never|seldom] enjoyed {himself} so [much|well]. ^ Then {he} hurt {his} [knee|elbow], and called out, and saw everyone [hurry|run] past {him} to ask {c} what was wrong. It gave {him} a [cold|hollow|lonely] [feeling|sort of feeling]. “Let’s [change|swap|turn] back now,” {he} said. They [shook|bowed], and turned, and said the [word|word aloud]. There was not the [least|smallest|faintest] little pop.',
      'They went about all [morning|morning long] [trying things out|experimenting|saying things]. They had a [quarrel|debate|row], for fun, and {hero} lost it to {himself}. They [greeted|spoke to|thanked] people near {spot} and [watched|studied] their faces. ^ But something had begun to [bother|itch at|trouble|nag] {hero}. It was like being out in someone else’s shoes: [grand|fun|splendid] at first, and then you notice your [feet|toes]. Every time {he} opened {his} mouth, [somebody|someone] else [came|stepped|walked] out. “I’d like it [back|back now|home], please,” {he} said. “[Swap|Swap back|And, swap|Swap, then].” {C} said it too, and they [waited|listened], [politely|patiently|with their heads tilted], for the pop. They waited [quite some time|for quite a while|till their necks ached|a good five minutes].',
    ],
  ),
  tries: THE_SWAP_TRIES,
  turn: beat(
    show('look-aside', 'wonder', 'wonder'),
    [
      'Who sings so [nicely|sweetly|softly]? It’s {hero’s} [voice|squeak|own voice]!',
      '[Listen|Hark|Shh]! {C} [sings|hums|giggles]. {hero’s} own [squeak|dear squeak|small squeak]!',
    ],
    [
      'Somebody was [singing|humming|whistling] behind {spot}. It was a [funny|jolly|bouncy], happy, squeaky voice. ^ “I [like|love|want] that one,” said {hero}. “Whose [is it|can it be|might it be]?” It was {own}! {C} was [singing|chatting|humming] with it.',
      '“Don’t [cry|fret|worry], little beetle,” said somebody behind {spot}. {hero} [peeped|looked|tiptoed round]. It was {c}, in {hero’s} [voice|own voice|squeak]. ^ The beetle [stopped crying|cheered up|blew its nose]. “[Oh|Ooh|Why],” said {hero}. “Is that how I [sound|go|talk]?”',
    ],
    [
      'They had [stopped|sat down] to rest, one on each [side|end] of {spot}. Somebody over there was [humming|singing]. It was a warm [little|small|round] voice, with a squeak in it like [new shoes|a nest|a swing]. ^ It made {hero} feel [better|braver|less lonely|warm]. “Who’s [that|that, then|there]?” {he} [thought|wondered|asked {himself}]. Then {he} [knew|knew it|saw|guessed]. It was {c}, [humming|singing] {hero’s} own song, in {hero’s} own voice. {He} had never [heard|met] it from [outside|the outside].',
      'Behind {spot} somebody was [talking|speaking] to a [lost|sad] beetle. “Don’t you [worry|fret|mind],” the voice said. “We’ll [find|track down] your [leaf|twig|hole].” It squeaked a [bit|little|lot], and it was [kind|very kind]. The beetle [came|crept|looked] out to [listen|hear]. ^ {hero} listened [too|also|hard]. {He} thought that {he} would have [come|crept] out [as well|too]. Only then did {he} [notice|see|understand] whose voice [it|that] was. It was {c} [talking|who talked]. But [it|the squeak] was {own}.',
    ],
    [
      'They had sat down to [think|rest], on either side of {spot}, and for a time neither [spoke|moved]. Then [someone|somebody] began to [hum|hum to themselves]. {hero} [paid no attention|hardly noticed|took no notice] at first. It was just a voice, not a [grand|big] one, rather high, with a squeak in it here and there like a good [armchair|old bicycle|boot]. You felt you could [tell it|ask it|trust it with] things. ^ {He} had been [smiling|nodding|swaying] for quite a while before it [came to|dawned on] {him}. It was {his} own [song|tune]. It was {c} who was [humming|humming it|singing]. And that voice, the one {he} would have known what to say to, was the one {he} had [given|traded|bartered] away.',
      'A beetle had lost its [way|bearings] near {spot}, and somebody was [helping|guiding] it. “[Left|Right|Round] a bit,” said the somebody. “You’re doing very [well|nicely]. Mind the [twig|drop|pebble|edge].” It was a [nice|pleasant|friendly] voice, {hero} thought, [leaning|resting] on the other side. It was not [at all|even slightly] [smooth|grand]. It went up like a [gate|kite|swing] on the [long|hard] words. But it was the sort that you would [follow|believe|trust], if you were a [beetle|beetle, and lost]. ^ “Whose [is that|can that be|might that be]?” {he} [wondered|thought], and [looked|peered] round. {C} was there, [alone|quite alone|all alone]. {hero} felt {his} [ears|cheeks|neck] go [hot|pink]. {He} had [only ever|never but] heard it [sing|sing, and badly]. {He} had never heard it [be kind|being kind|do a kindness|be of use].',
    ],
  ),
  turnDeepens: beat(
    show('run', 'worried', 'brave'),
    [
      '“Hel…” says {hero}. “…lo!” The voice has [holes|a hole|gaps]!',
      'The voices are [fading|going|wearing out]. Quick, [quick, quick|quick, run|run, run]!',
    ],
    [
      '“We must [find|get] a,” said {hero}. A word [was gone|fell out|got lost]! {He} tried [again|harder|once more]. ^ “The voices are [wearing out|rubbing thin|running out],” [whispered|rustled] {c}. “They don’t [fit|fit us|belong]. Quick, before [it gets dark|they’re gone|it’s too late]!”',
      'The voices [grew|got|went] thin. Soon they were as thin as [thread|paper|soup]. ^ “They only last [a day|one day|till supper],” [squeaked|peeped] {c}. “[Hurry|Quick|Run]!” And they [ran|raced|flew] past {spot}.',
    ],
    [
      '“We’d better go past,” said {hero}, and [stuck|stopped|frowned]. The next word had [simply|just] not [come out|arrived|turned up]. {He} [tried|said] it again, and there was a [hole|gap] in it. ^ “They’re [wearing|rubbing|going] thin,” rustled {c}. A borrowed voice is like a borrowed [sock|glove|boot]. It doesn’t fit, so it [rubs|wears|frays] through. “They won’t [last|hold|do] until [bedtime|supper],” whispered {hero}. They [began to run|ran|took to their heels|set off at a run].',
      'By the time they reached {spot}, {hero} sounded like a [radio|kettle|bee] in a [tunnel|bucket|drain]. By {spot} there were [gaps|holes]. “Could you [pass|hand|hold] me the,” {he} said, and had to [point|nod]. ^ “It doesn’t belong to you, so it’s [fraying|wearing out],” said {c}, in the [last|end] of {hero’s} squeak. “[Mine is, too|So is mine|Mine’s going, too]. What [happens|becomes of us] when they’re gone?” Neither of them [wanted|liked|cared] to [answer|think about] that.',
    ],
    [
      'It [began|started] with [small|little|tiny] words. “Let’s go round other way,” said {hero}, and [frowned|stopped|blinked], because {he} had said “the”. {He} had felt it [leave|go|set off]. It had just not [arrived|got there|come through|landed]. By {spot} there were holes in {his} sentences that you could have posted a [letter|parcel|kipper] through. ^ A voice is made to [measure|fit], after [all|all, like a glove]. Worn by somebody else it [rubs|drags|slips], and goes [thin|shiny] at the elbows. {C} had [already|by now] got down to a [rustle|whisper|hiss]. “How long have we got?” asked {hero}, and it [came out|emerged|arrived] as “[How long|How|Long]?” They looked at the [sky|road ahead|long way round], and went [faster|quicker].',
      'Something was [the matter|wrong|amiss] with the air. That was what {hero} [thought|supposed|blamed] first. {He} called across to {c}, past {spot}, and {his} words went half the way and [sat down|lay down|gave up]. “Say that [again|once again|over again],” said {c}. At [least|any rate], that is what it must have been. “…gain,” was what {hero} [got|caught|heard]. ^ They stood [close together|nose to nose|very close] and [compared|compared notes]. Both of the voices were going, at the edges, like a [jumper|scarf|mitten] when somebody has found the end of the wool. They did not [fit|belong]; they never [had|would]. And in the whole of {place} there was no other [place|shop|spot] to [get|buy|find] one.',
    ],
  ),
  lowPoint: beat(
    show('sit', 'sad', 'quiet', { companion: { pose: 'rest', mood: 'worried' } }),
    [
      'No voice [at all|left|now]. Not a [peep|word|pip]. [Sad|Still|Hushed] {hero}.',
      '{hero} opens [wide|up|{his} mouth]. No [sound|word|squeak]. Oh [no|dear|help].',
    ],
    [
      'And then there was [nothing|no more]. {hero} opened {his} mouth, and no [sound|word|song] came out. ^ No [hello|please|yes]. No [ha, ha|hee, hee|la, la]. Not [even|half] a [squeak|creak]! A tear ran down {hero’s} [nose|cheek|chin], without [noise|a sound|a plop].',
      '{hero} [tried|wanted] to say “{c}”. {C} [tried|wanted] to say “{hero}”. ^ Not one [word|sound|letter] came. How [still|quiet|empty] it was! {hero} would have given [anything|all {his} toys|{his} best hat] for one [small|little] squeak.',
    ],
    [
      'Near {spot} the last [bit|scrap|crumb] [went|went out]. {hero} said “[Wait|But|Stop],” and only {his} lips [moved|said it]. {C} [answered|replied], and it was like a [picture|photograph|drawing] of someone talking. ^ They [sat|sank|flopped] down side by side. There would be no “[Good night|Sweet dreams|Sleep tight]”. There would be no [song|singing|tune] in the bath. {hero} [cried|wept|sobbed] a [little|bit]. Even that made no [sound|noise], and {he} would have liked a [squeak|creak] for company.',
      '“[Oh|But|Well],” said {hero}, and that was the [end|last] of it. There was not [one|a single] more [word|sound] in there. {He} shook {his} head, like a [money box|biscuit tin|rattle]. It was [empty|quite empty|as empty as a drum|bare]. ^ {He} thought of all the squeaks that {he} had been so [cross|rude|ashamed] about. There must have been [thousands|hundreds|a million|sackfuls]. Now {he} could not even [say|tell them] that {he} was [sorry|sorry for it].',
    ],
    [
      'The last [thing|word] that {hero} [said|managed|spoke] that evening was “I”. It was [going|meant] to be a [longer|much longer] sentence. After it there was [nothing|no more], only [breath|air]. {C’s} mouth moved, and that was [all that moved|all|all it did]. ^ They [sat|sank|slid] down [by|beside] {spot}. There are [many|plenty of|a lot of] things you can do without a voice, and {hero} could not think of one that {he} [wanted|wanted to]. {He} could not [call|shout|sing|ask]. {He} could not say [good night|thank you|good luck] to [anyone|a soul]. Somewhere in the world, {he} supposed, {his} squeak was lying about like a lost [glove|mitten|umbrella]. {He} hoped that somebody would be [kind|good|polite] to it.',
      'When it went, it went without a [sound|murmur|rustle]; there was nothing left to make one with. {hero} said something to {c}, and [saw|gathered|knew] from {c’s} [face|eyes|frown] that {he} had not. They tried it the other [way|way about|way round]. They tried it [together|in chorus]. ^ The quiet [came|walked up] and [stood|sat] round them. {hero} had often been [told|asked|begged] to be quiet, and had thought of it as something that you [did|did, on purpose]. This was a thing that you [were|became]. {He} [pulled|drew|hugged] up {his} [knees|knees, and held them]. All that time {he} had [wished|asked|pined] for another voice. It had not [crossed {his} mind|occurred to {him}] to ask what it would be [like|worth] to have none.',
    ],
  ),
  spark: beat(
    show('think', 'thoughtful', 'quiet', { companion: { pose: 'rest', mood: 'curious' } }),
    [
      'Tap, tap, [toe|foot|boot]! A [song|tune|hum], deep inside!',
      'In {his} head, {hero} still [sings|hums|squeaks]. [Listen|Hush|Hark]!',
    ],
    [
      'It was so [quiet|still] that {hero} heard {his} own [song|song start]. It was [inside|right inside|deep in] {his} head! ^ And it had all [the|its] [squeaks|wobbles]. {hero’s} own voice was [still|safe] in there!',
      'Tap, [tap|tip], went {hero’s} [foot|toe|boot]. What was it [tapping|up to|doing]? It was [tapping|dancing|doing] {his} song! ^ “My foot [still knows|remembers|hasn’t lost] it,” thought {hero}. “So I’ve still [got|kept] it, [somewhere|somewhere in here].”',
    ],
    [
      'In all that [quiet|hush|silence], {hero} [noticed|saw] {his} foot. It was [tapping|jigging|keeping time|nodding]. Tap, tap, [tappety|tap-a-tap|tippety]. {He} knew that [beat|beat well|tapping]. It was {his} own song, and nobody else [in the world|alive] would [tap|know] it. ^ {He} listened [harder|closer|lower]. There it was, [right|far|deep] down inside, being [sung|hummed]. It squeaked in all the [old|right|best] places. It had [never|not once|never really] been swapped. {He} had only [stopped|given up] [letting it out|asking it out].',
      'When it is [really|truly|perfectly] quiet, you can hear yourself [think|thinking]. {hero} had never [noticed|asked] before in [what|which] voice {he} did it. ^ It was {own}! Small, and [squeaky|creaky|rusty], and not [gone|lost] at all. It sat in there [humming|whistling], waiting for somebody to [open the door|knock|let it out]. “You,” thought {hero}, and it [thought|said|squeaked] “You,” right [back|away].',
    ],
    [
      'It was then, in the middle of all that [silence|quiet|nothing], that {hero} heard [the|a] song. {He} looked [round|about|up|behind {him}]. {C} had not [stirred|moved|blinked|noticed]. It was coming from [inside|indoors|within|{himself}]. ^ You [think|do your thinking] in a voice; everybody does, and never [notices|hears] it. {hero} [noticed|heard it|caught it|listened] now. {He} thought {his} own [name|name, once], and heard it [squeak|creak]. Whatever they had [swapped|traded] that morning, it was only the [outside|top|lid] of it, the coat. The one who wore the coat had been in there the whole time, [humming|singing] in the dark, and had not been [invited|asked] out.',
      '{His} foot was [doing|up to] something. {hero} watched it, having [nothing|not much] [better|else] to do. Tap, it went, and tap, tap, and a [pause|gap] where the squeak [came|went]. No one else [in the world|living|on earth] would have left a [pause|gap|hole] there. ^ It was like finding your own [handwriting|hat|name] in a strange [town|house|book]. {He} [shut|closed] {his} eyes and listened [along|in], and under the tapping was the song, and under the song was a voice. It [wasn’t lost|was not lost|had not been lost|was anything but lost]. It had not gone to {c}, and it had not [worn out|run off|frayed]. {He} had told it so often to [hush|be quiet|pipe down] that it was [hushing|obeying].',
    ],
  ),
  deed: beat(
    show('dance', 'brave', 'brave', { companion: { pose: 'rest', mood: 'curious' } }),
    [
      'Tap, clap, [stamp|jump|hop]. [Squeak|Creak|Eek]! “{refrain}”',
      '[Up|Jump|Dance], {hero}! Open [wide|up|your mouth]. [Squeak|Creak|Eek]! [A squeak|My squeak|It’s you]!',
    ],
    [
      '{hero} [jumped|hopped|sprang] up. Tap, [tap|tap, tap|tippy-tap]! [Clap, clap|Stamp, stamp|Clap, stamp]! {He} opened {his} mouth as wide as a [door|gate|bucket]. ^ “[Eek|Crick|Peep],” it went. “Eek… {refrain}” Squeaky as can be!',
      '“Come [out|on out|up],” thought {hero}. “I [like|want|love] you. [Squeak|Creak|Sing] all you [want|like]!” {He} [stamped|hopped] and {he} [clapped|danced]. ^ And out it [came|crept|peeped], very [small|shy]. “{refrain}”',
    ],
    [
      '{hero} [stood|got|jumped] up. {He} [tapped|beat|stamped] it with {his} [foot|feet|heels]. {He} [clapped|slapped|beat] it with {his} [hands|palms]. Then {he} opened {his} mouth and did not [mind|care|worry] one bit how it was going to [sound|come out]. ^ First there was only [air|breath|wind|a puff]. Then there was a tiny, [rusty|creaky|wobbly], wonderful noise, like a [gate|cricket|hinge]. “[Eek|Crick|Peep|Creak],” it said. “{refrain}”',
      '“Nobody’s going to [shush|hush|scold] you,” thought {hero}. “[I promise|Not me|Not ever|My word on it]. [Come on out|Out you come|Do come out|Come along].” {He} [threw|flung|tipped] back {his} head. {He} [stamped|jumped|danced] the beat, tap, tap, tappety, so that it would know the [way|way up]. ^ Something [stirred|moved|woke|turned over]. It [tickled|itched|fizzed|wriggled]. It climbed up past {his} [collar|buttons|top button], and it squeaked on every [step|stair]. “{refrain}” It was the [worst|wobbliest|rustiest] noise {hero} had ever made, and {he} [loved|adored] it.',
    ],
    [
      'You can’t [call|summon] a voice, having [nothing|none] to call it with. But {hero} could let it [know|feel] that it was [wanted|missed]. {He} [got|jumped|stood|rose] up. {He} stamped out the beat on the [ground|earth], and clapped where the claps went, and for the squeak {he} [jumped|leapt]. {He} must have looked [perfectly|quite] [ridiculous|mad], and did it all again. ^ “Come out [as you are|just as you are|anyhow],” {he} thought. Then {he} opened {his} mouth and left it open, like a [front door|shop|barn]. At first there was [only|just] [breath|air|draught]. Then, from a [long|very long] way down, came a sound like a very old [hinge|wheelbarrow|pump]. “{refrain}”',
      '{hero} did not think [of|about] how it [should|would|ought to] sound. That had been the [trouble|mistake] [all along|from the start]. {He} thought of the bath, and the [steam|soap|duck], and the first time that silly song had [walked|marched|splashed] into {his} head. {He} began to dance it, all [elbows|knees|elbows and knees], there in the dusk with {c} [looking on|gaping]. ^ {He} took a breath for the high note, the [bad|dreadful|notorious] one, the one that [shut|closed] windows. {He} didn’t [duck|flinch|dodge|blink]. {He} ran [straight|right] at it with {his} mouth [open|wide open]. And it came, cracked right across and squeaking like [forty|fifty|a hundred] [gates|geese]. “{refrain}” Nothing had ever [sounded|been] so [much like|very like] {him}.',
    ],
  ),
  deedHolds: beat(
    show('dance', 'laugh', 'joyful', { companion: { pose: 'play', mood: 'happy' } }),
    [
      '{C} [laughs|giggles|chuckles]! {C’s} own [laugh|giggle|ha, ha]. [Pop|Plop|Plip|Plup|Bop|Pip]! [Pop, pop|Pop again|Plup]!',
      'Sing [on|out|up], {hero}! [Pop|Plop|Plip|Plup|Bop|Pip]! {C} [sings|hums|laughs] too.',
    ],
    [
      '{hero} sang [on|on and on|out]. It [wobbled|creaked|cracked]. It [squeaked|hopped|shook]. {He} did not [stop|hush|mind]. ^ And {c} [laughed|giggled|hooted], right out loud. It was {c’s} own [laugh|voice|ha, ha]! [Pop|Plop|Plip|Plup|Bop|Pip]! Everything was back [in the right place|home|where it should be].',
      'Squeak, [squeak|creak], sang {hero}, louder and [louder|higher]. ^ [Pop|Plop|Plip|Plup|Bop|Pip]! Something [popped|jumped|tickled] in {c}, too. “[Oh|Ooh|Why]!” said {c}. “That’s [me|my voice|mine]! That’s how I [go|sound|talk]!”',
    ],
    [
      'It [wobbled|swayed|tottered], like [something|a foal] that has just learned to walk. {hero} did not [let go|give up|stop|sit down]. {He} sang the [second|next] verse, which has no [words|tune], and the third, which has too many. ^ {C} [stared|gaped|blinked|listened]. Then {c} began to [laugh|giggle|shake], and it was {c’s} own laugh, [out loud|all of it]. [Pop|Plop|Plup|Plip|Bop|Pip]! “That’s [mine|my laugh|me]!” [cried|shouted] {c}. “I’d forgotten how [nice|cosy|roomy] it is in here.”',
      'Every time it [cracked|broke], {hero} sang it again, crack and [all|everything]. It [grew|spread|got bigger|swelled]. It got [up on|on to] its [legs|toes|hind legs]. By {spot} it was [nearly|almost] a [shout|roar|bellow]. ^ {C} tried not to [laugh|giggle|smile], and then [did|couldn’t not]. Out [came|rolled|burst] the voice of {a:kind}, [fresh|bright] as paint. [Pop|Plop|Plup|Plip|Bop|Pip]! They both [stopped|gasped|froze]. “Say [something|something, quick|something, do],” said {hero}, in a squeak. “[Something|Something, quick|Something, then],” said {c}.',
    ],
    [
      'It would have been [easy|safe|wise] to stop there, before it could go [wrong|astray] again. {hero} [went on|did not stop|carried on|began again]. {He} took it up the [scale|stairs] and fell [off|off the top]. {He} took it up [once more|again|a second time|higher]. It was like [blowing on|nursing] a small fire: you mustn’t be [proud|shy], and you mustn’t stop. ^ {C} [watched|followed] with both eyes, then with the beginnings of a [grin|smile|wobble]. At the [highest|very highest|worst] note of all it was too [much|funny]. {C} burst out laughing, a [real|proper|whole] laugh, the one that had been [missing|gone] since breakfast. There was a pop like a [cork|bottle|paper bag]. “Was that [me|really me|my own]?” said {c}, and it [was|certainly was].',
      'Having [got|coaxed|lured] it out, {hero} did not let it [back|go back] in. {He} [sang|bawled|trilled] it to {spot}. {He} [sang|crowed|roared] it to the [sky|clouds|world]. {He} let it squeak, and after a [while|time] it squeaked less, the way a gate does when somebody [uses|opens] it every day. ^ “Now [you|your turn|you do it],” {he} sang to {c}. “Never mind [how it sounds|the sound|how it comes out]. [Just|Only|Simply] let it be {a:kind}.” {C} [swallowed|gulped], [thought about it|considered], and made one small noise. It was [shy|bashful|rusty|tiny]. It was [perfect|right|just right|complete]. Pop, [went|said] something in the [dusk|air|gloom], and for the first time since the morning there were two of them.',
    ],
  ),
  solved: beat(
    show('cheer', 'laugh', 'joyful', { companion: { pose: 'play', mood: 'happy' } }),
    [
      '{hero} [squeaks|eeks|creaks]. {C} [hums|booms|sings]. [Lovely|Lovely song|How nice]! {refrain}',
      'Two [voices|songs|friends]! One high, one [not|low|boom]. [Hooray|Hurrah|Yippee]!',
    ],
    [
      'Now {hero} sang the [high|squeaky|top] bits, and {c} sang all the [rest|others]. “{refrain}” ^ It had never [sounded|been] so [good|fine|jolly]. Even the [echo|beetle|wind] [joined in|sang along].',
      'One voice sang [on top|up high] and one voice sang [underneath|below]. “{refrain}” ^ “I [need|want|like] your squeak,” said {c}, “or there’s no [top|lid|roof] on it!”',
    ],
    [
      'They sang it [together|over again], {hero} on the [squeaky|high] bits and {c} underneath. That was the [surprise|joke|trick|odd thing]. The song had been [made|meant] for two [different|quite different] voices. ^ “{refrain}” [sang|said|called] the echo. “[Again|More|Once more|Encore]!” called somebody near {spot}. So they did it again, and the squeak came at just the right place, like the [cherry on a bun|star on a wand|bell on a cap].',
      '{hero} said {his} own name, to [make sure|be certain|check]. {C} [said|tried|repeated] “{c}”. [Yes|Good|Right], it was the [right|proper] way round. ^ Then they [sang|both sang|struck up|began]. One voice [squeaked|danced|hopped] on the top, and the other went [along|about|strolling] below. It fitted as a [lid fits a pot|cork fits a bottle|foot fits a sock]. “{refrain}” People came out to [listen|hear|dance], from all over {place}. Not one of them [shut|closed|looked at] a window.',
    ],
    [
      'Then they [sang|did|gave] it [properly|again, properly]. {hero} had always [thought of|looked on] it as a song with a [mistake|fault] in it, namely {him}. But now {c} took the [low|bottom|dark] part, which nobody had known was [there|missing]. The squeak sat down on top of it like a weathercock on a [church|barn|tower]. It was [not|hardly|never] a [mistake|fault]. It was the [tune|whole tune|point|melody]. ^ “{refrain}” By the [third|fourth] verse people had come from as [far|far away] as {spot}. “What do you [call that|call that one|call it]?” somebody [asked|shouted]. {hero} [thought|considered|had to think|took a breath]. “[Me|Me, I think|Just me|Well, me],” {he} said. “And [that’s|that’s, well,|this is|below, that’s] {c}.”',
      'If you [swap|exchange] two things that are [different|unlike], you still have only two. If you [put|add|sing] them together, you have [something else|something more|a third]. They found this out near {spot}, in the last of the light, by [singing|starting] at the same time. ^ {hero} [squeaked|creaked|did the squeak|went up]. {C} did [what {c} did|the rest|what {c} does|all the rest]. The two sounds leaned on each other, and out of the middle [came|stepped|grew] a [third|third one]. It was so [cheerful|jolly] that a passer-by put down two [bags|buckets|cats] in order to clap. “{refrain}” they sang, until they [really|truly] were [hoarse|quite hoarse]. It was [quite|altogether] a different [sort|kind] of hoarse. It was [their|all their|entirely their|very much their] own.',
    ],
  ),
  home: beat(
    show('sit', 'smile', 'cosy', { at: 'home', props: [{ prop: 'bed', place: 'background' }] }),
    [
      '“{refrain}” [Softly|Sweetly|Sleepily] now. “[Again|More|Please]!” says someone.',
      '{hero} [sings|squeaks|hums] in bed. Nobody says [shh|hush|stop].',
    ],
    [
      'At home {hero} [sang|squeaked|hummed] {his} song at the open [window|window, in socks]. “{refrain}” ^ Next door somebody [opened|threw open|put up] theirs. “[Again|Once more|Louder], please,” they [said|called].',
      '{hero} said good night to the [lamp|rug|sock], the chair and the bed. It [squeaked|creaked|peeped]. ^ “[Good|Nice|Dear old] squeak,” said {hero}, and gave {his} throat a [pat|rub|scarf].',
    ],
    [
      'That night {hero} sang in the bath, as [loud|high|long] as {he} [liked|could]. The taps [hummed|sang|rattled] along. ^ Next door a window [opened|went up|creaked]. {hero} [stopped|hushed|froze|sank]. “[Don’t stop|Go on|Do go on|Oh, more],” somebody called. “It’s been so [quiet|dull|empty] without you all day. We couldn’t [think|work out|guess] what was [missing|wrong].” {hero} took a [deep|great|big] breath. “{refrain}”',
      '“[Good night|Well, good night|Good night, all],” said {hero}. It squeaked a [little|bit|lot]. {He} said it again, [on purpose|louder], just to hear it go up at the [end|tail]. ^ {He} said it to {his} [toes|socks|knees] and to the [lamp|clock|soap]. {C} said it back, in [quite|altogether] another [voice|sort of voice]. Then there was a [knock|tap|thump] on the wall. “[Good night|Sleep well|Night, night], {hero},” said the people next door. They had known [at once|straight away] [who it was|which voice it was].',
    ],
    [
      'There was a window [open|ajar] next door; you could [see|watch] the curtain breathing. {hero}, in the bath, [considered it|gave it some thought|looked at it]. Then {he} [sang|let go|struck up|began]. {He} went for the high note with both [arms|fists|ears]. ^ When it was over there was a [silence|hush|pause|stillness]. {He} waited for the click of the [latch|catch|window]. “Thank [goodness|heavens],” said somebody [out there|in the next house]. “It’s been like living next to [nobody|a cupboard|a photograph].” {hero} lay back until the water [closed|came] over {his} ears, and [smiled|grinned]. From in there it had always [sounded|been] [lovely|splendid|rich]. “{refrain}”',
      'Before bed {hero} made a [list|short list] of the things that {he} would [not|never] swap. It was [going|meant] to be a [short|very short|brief] one. {He} put {his} squeak at the [top|head], and then had to turn the page over [twice|three times|more than once]. ^ After that {he} sang, not very [loudly|high], to {c}, who took the [low|lower|bottom] part. There was a [knock|rap|thud|tap] on the wall. {hero} [stopped|broke off|held {his} breath|hushed]. “Could you do the [high|top|squeaky] bit again?” somebody [called|asked]. “We had the tap [running|on], and [missed|nearly missed] it.” {hero} [filled|pumped up|packed] {his} lungs. “{refrain}” All along the [street|road], one after another, the windows went [up|up to listen].',
    ],
  ),
};
