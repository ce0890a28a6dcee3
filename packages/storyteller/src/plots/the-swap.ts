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
    young: [
      'Socks and jam, here I am!',
      'Pots and drum, here I come!',
      'Hop and flop, time to swap!',
      'Hat and shoe, me and you!',
      'Bread and ham, here I am!',
      'Squeak and boom, fill the room!',
      'Soap and string, hear me sing!',
      'Peas and pie, hear how high!',
    ],
    old: [
      'Socks and jam, and here I am!',
      'Bubble and squeak, hear me speak!',
      'Bread and ham, and here I am!',
      'Hat and shoe, and me and you!',
      'Peas and pie, and this is I!',
      'Squeak and boom, and fill the room!',
      'Pots and drum, and here I come!',
      'Soap and string, and hear me sing!',
    ],
  },
  lessons: ['being-yourself', 'listening', 'mistakes'],
  themes: ['funny', 'yourself', 'music', 'show', 'pride', 'shy', 'jealous'],
  quest: { props: ['bell'], from: 'none' },
  want: beat(
    show('sit', 'sad', 'funny', { at: 'home' }),
    [
      '“{refrain}” It squeaks like a [mouse|gate|boot|pram|duck]!',
      '{refrain} What a [squeak|creak|peep], says the [cat|dog|baby]!',
    ],
    [
      '“{refrain}” sang {hero}. It was {his} [very own|new|best|latest|bath-time] song. ^ But it came out [squeaky|creaky|rusty|wobbly], like a [gate|pram|pump|swing]. Next door [somebody|someone|a lady] [shut|slammed|closed|banged] the window.',
      '{hero} had a [song|tune|good song|new song]. It went, “{refrain}” ^ {hero} also had a [squeak|wobble|creak]. “[Not so loud|Hush|Please, no]!” said the [whole street|neighbours|whole house]. “I don’t [want|like|need|want to keep] this voice,” said {hero}.',
    ],
    [
      '{hero} had [made up|written|invented|worked on] a song, and it was a [good|long|loud|fine|brave] one. “{refrain}” it [went|began|ran|started], and then it went on [like that|and on|till supper]. But on the [high|top|best|very high] notes {his} voice squeaked like a [gate|mouse|wet shoe|cork]. ^ Next door, somebody [shut|slammed|closed|banged] the [window|shutters|curtains]. {hero} [stopped|broke off|gave up] in the middle of a [word|squeak|line|note|verse]. “I wish I had [any|anybody’s|another] voice but [this one|mine|my own],” {he} said.',
      'Some people sing like [birds|angels|flutes|bells|larks|cellos]. {hero} sang like a [wet balloon|garden gate|loose bolt|new shoe]. It was [odd|strange|a pity|a shame], as inside {his} head it sounded [lovely|like velvet|splendid|like honey|grand]. “{refrain}” {he} [sang|tried|carolled|tried it], and next door they [shut|banged|closed|slammed] the window. ^ {He} sang it [lower|softer|slower|into a cup|into a sock|to the wall]. They shut the [other window|door as well|cat flap|curtains|front door]. “I’d swap it for [anything|a whistle|a frog’s|a trumpet|a pair of boots],” said {hero}, into a [cushion|pillow|sleeve|towel].',
    ],
    [
      'Nobody hears their own voice as others do, and {hero} had always been [quite|rather|perfectly|fairly] [pleased|content|happy|satisfied] with {own}. Then the class was [recorded singing|recorded|put on tape|taped, singing|recorded for the parents]. There were [twenty-three|twenty-six|nineteen|thirty-one|twenty-eight] children on it, and one [hinge|hinge, badly in need of oil|gate|cork in a bottle]. It took {him} a whole [verse|chorus|song] to [understand|work out|believe|realise] who the hinge was. ^ Now {he} [tried|sang|ventured on|began] {his} own song, the one {he} had [made up|composed|invented] in the bath. “{refrain}” There it was [again|again, hinge and all|once more|as large as life|to the life]. Next door somebody closed a window, quite [gently|softly|politely|carefully|tactfully], which was [worse|far worse|a good deal worse]. “I want a [different|new|better|quieter|lower] one,” said {hero}. “I’d take [any|anything|anyone’s|whatever they had|whatever’s going|a second-hand one].”',
      '{hero’s} song had no tune to speak of and was not about [anything|much|anything in particular|anybody], and {he} had been [working on|improving|polishing] it for months. “{refrain}” was how it [began|began and ended|opened|went|set off|went, roughly]. It was meant to be [roared|bellowed|thundered|boomed|trumpeted|rumbled]. ^ It [came out|emerged|ended up|arrived|turned out|finished up] as a squeak. It [always did|always had|never failed to|did so every time]. It was the sort of voice that makes [dogs|cats|postmen|horses] [look round|sit up|scratch|wince]. Next door a window [closed|shut|came down|slid down], and then the one [above|below|across from] it. There must be [all kinds|a heap|thousands|cupboards full|drawers full] of voices in the world, {hero} thought, that people weren’t [using|wearing|needing]. Why should {he} be [stuck|left|landed|lumbered] with [this|this one|this article]?',
    ],
  ),
  setOut: beat(
    show('dance', 'laugh', 'funny', { companion: { pose: 'play', mood: 'happy' } }),
    [
      '“[Shall we|Let’s] [swap|trade], {c}?” Pop, and {hero} [talks|sounds|laughs|hums|speaks] just like {c}!',
      '“A swap?” [asks|says] {c}, and [plip|plop|plup|bop], [done|it is]! “{refrain}”',
    ],
    [
      '“[Swap voices|Shall we swap|Change voices|Trade voices]?” said {c}. They [counted|went] to three and [jumped|hopped|clapped], and [pop|plop|plup|bop], it was done. ^ “{refrain}” [sang|tried|hummed|began] {hero}. It came out [just|all|exactly|quite|very much] like {c}! How they [laughed|giggled|hopped|danced]!',
      '“You have [mine|my one|this one], and I’ll have [yours|your one|that one],” said {hero}. They [jumped|hopped|clapped|bowed|spun], [pop|plop|plup|bop]! ^ “[Hello|Ahem|Well],” [said|tried|sang|whispered] {hero} in the voice of {a:kind}. “[Hello|Oh, hello|Why, hello],” squeaked {c}. “{refrain}”',
    ],
    [
      '“You can have [mine|mine, if you like|this one|my one|mine, and gladly],” said {c}. “I’m [quite|rather|a bit|frankly] tired of it.” So they [shook on it|linked thumbs], turned round [three|four] times, and [said|shouted|whispered|sang] “Swap!” ^ Something went [pop|plop|plup|pip|click|fizz]. “Did it [work|take|happen|go in]?” asked {hero}, and clapped both hands to {his} [mouth|face|cheeks|lips]. It was the [voice|very voice|own voice|deep-down voice] of {a:kind}! “{refrain}” [squeaked|crowed|tooted] {c}, and off they [went|ran|danced|skipped].',
      'There is [a rule|an old rule|just one rule|a law|a trick|a knack] about swapping. You both have to [say|speak] it, and you both have to [mean|want|wish|long for] it. “[Swap|Swap, then|I swap|Swap, please|I do swap],” said {hero}. “[Swap|Swap it is|I swap, too|Swap, certainly|So do I],” said {c}, and something went [pop|plop|plip|plup]. ^ “I don’t [feel|think I’m|sound] any different,” {hero} [began|said|started], and stopped. {He} [sounded|spoke|went|said it] [just like|like|quite like|exactly like] {a:kind}! “[Splendid|Delightful|Oh, lovely|Charming|How nice|Gracious],” said {c}, with a squeak. “{refrain}” [sang|boomed|trumpeted] {hero}, and nobody [shut|closed|slammed|banged] a window.',
    ],
    [
      '“[Have|Take|Borrow|Try] mine,” said {c}. “I’ve had it [for years|for ages], and I’ve [heard|listened to] [everything|all|nearly all] it has to say.” It seemed [almost|nearly|far] too [simple|easy|neat|good]. They [shook|shook hands|agreed|bowed|tossed a bun|shook feet] on it. They looked each other [in the eye|straight in the face] and [said|pronounced|whispered|mouthed] “Swap”. ^ It made a small round [noise|sound|click], like a [cork|bubble|kiss|hiccup|raindrop]. “Well, that didn’t [work|take|do it|come off|amount to much],” said {hero}, and went [pale|white], because {a:kind} had said it. {C} [opened up|took a breath|gave a cough|tried a laugh] and out [came|flew|popped|hopped] a squeak. There was a silence, and then they laughed until they had to [lean on|hold on to|sit on|hang over|be propped against] the gate. “{refrain}” sang {hero}, all down the [road|lane|hill|path], just to [hear|enjoy|savour|admire] it.',
      'It was {c} who [mentioned|remarked|let slip|pointed out] that voices could be [swapped|exchanged|traded]. One had to [mean|want|intend] it, that was [all|the whole trick|the only catch|the one rule]. People say “I’d swap with you [any day|like a shot|tomorrow|in a minute]” [all the time|every week|every day|right and left], and nothing happens, because they don’t. ^ {hero} [meant it|did mean it] [now|indeed|deeply]. “Swap,” {he} said, holding out {his} hand, and something [left|flew from] {him} with a [pop|plop|small plop|soft pop|hiccup]. “[Good morning|Hello|Good day],” {he} [tried|ventured|said|began]. It was {a:kind} who [said so|spoke|answered|came out], [clear|plain|bright] as [a bell|glass]. “Good morning,” squeaked {c}, [delighted|enchanted|beaming|overjoyed|hopping]. They said good morning to the [gate|letter box|milk bottles|pump|doormat] and to each other, and set out {into}, to try it on the [world|public|neighbourhood]. “{refrain}”',
    ],
  ),
  problem: beat(
    show('look-aside', 'worried', 'funny'),
    [
      '“Swap [back|again|home],” says {hero}, but [nothing|no voice|not one] goes pop. [Oh no|Uh-oh|Bother], [still|all] muddled!',
      'Who is {c} and who is [me|{hero}]? They [clap|spin|bow|hop], but no [pop|plop|pip] comes.',
    ],
    [
      '“[Good morning|Good day|Hello|Ahoy], {c}!” said [somebody|a voice] near {spot}. But it was [{hero}|only {hero}|all {hero}]! ^ It wasn’t so [funny|jolly|nice|much fun] [now|any more]. “Swap [back|again|home]!” they said, and [jumped|hopped|clapped|bowed|stamped]. No [pop|plop|pip] [at all|came|today].',
      '“I’m [hungry|starving|peckish|so hungry],” said {hero}, and somebody gave {c} a [bun|plum|biscuit|cake|pear]. ^ “Let’s swap [back|back now|home|over|again],” said {hero}. They [jumped|hopped] and [jumped|hopped] near {spot}, but [no pop|no plop|no luck] came.',
    ],
    [
      'By {spot} they asked [somebody|a lady|a man|a baker] for two [buns|apples|pies|plums|rolls]. {hero} [said please|paid|asked nicely], and {c} got [thanked|a smile|the pat|the wink]. {C} [said thank you|bowed|waved], and {hero} was told not to [squeak|creak|shout|gargle]. ^ It was [very funny|hilarious|a scream|a treat] [twice|once or twice|for a bit]. The [third|fourth|fifth|next] time, it was [less so|less|not|hardly funny]. “[Right|Well|All right|Enough|Very well],” said {hero}. “Let’s [swap|change|go] back.” They turned round [three|four|five] times and [said|shouted|called|tried] the word. There was no [pop|plop|plup|pip]. They [looked|stared|blinked|frowned|gaped] at each other.',
      'It was a [splendid|wonderful|grand|glorious] game until {hero} [stubbed|banged|trod on|bumped] {his} toe near {spot}. “[Ow|Ouch|Yow|Owww|Ooh]!” cried {a:kind}. Everybody ran to [comfort|pat|bandage|cuddle|fan] {c}. ^ “It was [me|my toe|my foot|my own toe]!” said {hero}, [hopping|crossly]. Nobody [believed|heeded|minded] it; it did not [sound like|come out like] {him}. “I’ve had [enough|plenty|quite enough], so [swap|swap back|swap now|please swap],” {he} [said|sighed]. Nothing [happened|popped|came|stirred]. “Swap,” they said [together|in chorus|both at once|three times], a good deal [faster|louder]. Still [nothing|no pop|not a plop|nobody] [happened|came].',
    ],
    [
      'For a [good hour|whole hour|while] it was the best [joke|fun|game|treat|lark] in the world. They bought [buns|plums|peanuts|pears|toffee] near {spot}, and {hero} ordered, and {c} was handed the [change|bag|penny|receipt]. {C} told a [riddle|joke|story|rhyme|tall tale], and {hero} got the [applause|cheers|flowers|pat on the back]. {hero} had [never|seldom|rarely] enjoyed {himself} so [much|well|wildly|loudly]. ^ Then {he} hurt {his} [knee|elbow|thumb|shin], and called out, and saw everyone [hurry|run|dash|rush] past {him} to ask {c} what was wrong. It gave {him} a [cold|hollow|lonely|strange|draughty] [feeling|sort of feeling|turn]. “Let’s [change|swap|turn|put it|go] back now,” {he} said. They [shook|bowed|hopped|counted], and turned, and said the [word|word aloud|magic word|word, and waited]. There was not the [least|smallest|faintest|slightest] little pop.',
      'They went about all [morning|morning long|day|over town] [trying things out|experimenting|saying things|chatting]. They had a [quarrel|debate|row|squabble|shouting match], for fun, and {hero} lost it to {himself}. They [greeted|spoke to|thanked|called to|asked things of] people near {spot} and [watched|studied|enjoyed] their faces. ^ But something had begun to [bother|itch at|trouble|nag|tickle] {hero}. It was like being out in someone else’s shoes: [grand|fun|splendid|lovely|a treat] at first, and then you notice your [feet|toes|heels|little toe]. Every time {he} opened {his} mouth, [somebody|someone|a stranger|a guest] else [came|stepped|walked|marched] out. “I’d like it [back|back now|home|to come home], please,” {he} said. “[Swap|Swap back|Now swap|Swap, then|Do let’s swap|Voice, come home].” {C} said it too, and they [waited|listened|stood], [politely|patiently|with their heads tilted|heads on one side|holding hands], for the pop. They waited [quite some time|for quite a while|till their necks ached|a good five minutes|until it was silly|through two whole songs].',
    ],
  ),
  tries: THE_SWAP_TRIES,
  turn: beat(
    show('look-aside', 'wonder', 'wonder'),
    [
      'Who sings so [nicely|sweetly|softly|kindly] by {spot}? It is {hero’s} [own|dear|small] [squeak|voice|peep]!',
      '{C} [sings|hums|giggles] in a funny, [dear|small|sweet] squeak. “That is [mine|my own|me],” [says|cries|sees] {hero}.',
    ],
    [
      'Somebody was [singing|humming|whistling|chatting] behind {spot}. It was a [funny|jolly|bouncy|bright|warm], [happy|cosy|kind] squeak. ^ “I [like|love|want] that one,” said {hero}. “Whose [is it|can it be|might it be|on earth is it]?” It was {own}, and {c} was [singing|chatting|humming|chuckling|talking] with it!',
      '“Don’t [cry|fret|worry|fuss], [little beetle|small beetle|poor beetle],” said somebody behind {spot}. {hero} [peeped|looked|tiptoed|crept] round. It was {c}, in {hero’s} [voice|own voice|squeak|old voice]. ^ The beetle [stopped crying|cheered up|blew its nose|dried its eyes|waved a leg]. “[Oh|Ooh|Why|My|But],” said {hero}. “Is that how I [sound|go|talk|am]?”',
    ],
    [
      'They had [stopped|sat down|flopped down|settled] to rest, one on each [side|end|edge|corner] of {spot}. Somebody over there was [humming|singing|trilling|crooning]. It was a warm [little|small|round|plain|brown] voice, with a squeak in it like [new shoes|a nest|a swing|a good chair|a bird’s nest]. ^ It made {hero} feel [better|braver|less lonely|warm|looked after|at home]. “Who’s [that|that, then|there|that singing|over there]?” {he} [thought|wondered|puzzled]. Then {he} [knew|knew it|saw|guessed|had it|sat up]. It was {c}, [humming|singing|trilling|crooning|practising] {hero’s} own song, in {hero’s} own voice. {He} had never [heard|met|listened to] it from [outside|the outside|there|over here].',
      'Behind {spot} somebody was [talking|speaking|chatting|reading] to a [lost|sad|small|gloomy] beetle. “Don’t you [worry|fret|mind|panic|despair],” the voice said. “We’ll [find|track down|look for|hunt up] your [leaf|twig|hole|stone|crack].” It squeaked a [bit|little|lot|shade], and it was [kind|very kind|very gentle|warm]. The beetle [came|crept|looked|inched] out to [listen|hear]. ^ {hero} listened [too|also|hard]. {He} thought that {he} would have [come|crept|peeped|popped] out [as well|too|for that|to it]. Only then did {he} [notice|see|understand|realise] whose voice [it|that|this] was. It was {c} [talking|over there|at work], but the [voice|squeak] was {own}.',
    ],
    [
      'They had sat down to [think|rest|be cross|wait], on either side of {spot}, and for a time neither [spoke|moved|stirred|rustled]. Then [someone|somebody|a voice] began to [hum|hum to themselves|sing, quite low|croon]. {hero} [paid no attention|hardly noticed|took no notice|scarcely heard] at first. It was just a voice, not a [grand|big|fine|trained] one, rather high, with a squeak in it here and there like a good [armchair|old bicycle|boot|stair|cupboard door]. [One could|Anybody could] [tell it|ask it|trust it with] things. ^ {He} had been [smiling|nodding|swaying|tapping] for quite a while before it [came to|dawned on|broke in on] {him}. It was {his} own [song|tune]. It was {c} who was [humming|humming it|singing|crooning it|at it]. And that voice, the one {he} would have [told everything|invited to tea], was the one {he} had [given|traded|bartered|sold|sworn|signed] away.',
      'A beetle had lost its [way|bearings|leaf|temper] near {spot}, and somebody was [helping|guiding|directing|advising] it. “[Left|Right|Round|Up|Back] a bit,” said the somebody. “You’re doing very [well|nicely|bravely|sensibly]. Mind the [twig|drop|pebble|edge|gap|crumb].” It was a [nice|pleasant|friendly|homely|cheering] voice, {hero} thought, [leaning|resting|listening] on the other side. It was not [at all|even slightly|the least bit|in any way] [smooth|grand|velvety|polished]. It went up like a [gate|kite|swing|lark|ladder] on the [long|hard|important|kindest] words. But it was the sort that you would [follow|believe|trust|obey], if you were a [beetle|beetle, and lost|beetle of sense]. ^ “Whose [is that|can that be|might that be|is it]?” {he} [wondered|thought|murmured|asked {himself}], and [looked|peered|crept|tiptoed] round. {C} was there, [alone|quite alone|all alone|kneeling]. {hero} felt {his} [ears|cheeks|neck|face|forehead] go [hot|pink|warm|red]. {He} had [only ever|only] [heard it sing|heard it complain|heard it practise]. {He} had never heard it [be kind|being kind|do a kindness|be of use|find anybody’s way].',
    ],
  ),
  turnDeepens: beat(
    show('run', 'worried', 'brave'),
    [
      '“[Hel|Goo|Tra],” says {hero}, and the rest falls [off|out|down]. Quick, the voices [wear|rub|go] [out|thin|away]!',
      'The voices [fade|go thin|wear out], like [soap|socks|snow]. Quick, {c}, [run|hop|trot] and [run|hop|trot]!',
    ],
    [
      '“We must [find|get|fetch|buy] a,” said {hero}. A word [was gone|fell out|got lost|dropped off|ran off]! {He} tried [again|harder|once more|louder|over again]. ^ “The voices are [wearing out|rubbing thin|running out|coming undone|rubbing out],” [whispered|rustled|breathed] {c}. “They don’t [fit|fit us|belong|suit us|stay put]. Quick, before [it gets dark|they’re gone|it’s too late|they go pop|supper]!”',
      'The voices [grew|got|went|rubbed|wore] thin. Soon they were as thin as [thread|paper|soup|hair|string]. ^ “They only last [a day|one day|till supper|half a day|a bit],” [squeaked|peeped|whispered|croaked] {c}. “[Hurry|Quick|Run|Come on|Oh, hurry],” and they [ran|raced|flew|hopped|puffed] past {spot}.',
    ],
    [
      '“We’d better go past,” said {hero}, and [stuck|stopped|frowned|gulped|blinked]. The next word had [simply|just|somehow|quietly] not [come out|arrived|turned up|been there|stayed]. {He} [tried|said|sang|whispered] it again, and there was a [hole|gap|crack|rip] in it. ^ “They’re [wearing|rubbing|going|going all|coming up] thin,” rustled {c}. A borrowed voice is like a borrowed [sock|glove|boot|shoe|mitten]. It doesn’t fit, so it [rubs|wears|frays|slips|pulls] through. “They won’t [last|hold|do|keep|see us] until [bedtime|supper|the end of the day|we’re in bed],” whispered {hero}. They [began to run|ran|took to their heels|set off at a run|went faster|raced off].',
      'By the time they reached {spot}, {hero} sounded like a [radio|kettle|bee|comb|fly] in a [tunnel|bucket|drain|jug]. By {spot} there were [gaps|holes|rips|blanks]. “Could you [pass|hand|hold|find|fetch] me the,” {he} said, and had to [point|nod|wave]. ^ “It doesn’t belong to you, so it’s [fraying|wearing out|shrinking|wearing through],” said {c}, in the [last|end|rags|crumbs] of {hero’s} squeak. “[Mine is, too|So is mine|Mine’s going, too|I’m the same]. What [happens|becomes of us|do we do|shall we do] when they’re gone?” Neither of them [wanted|liked|cared|wished|dared] to [answer|say|guess] that.',
    ],
    [
      'It [began|started|set off] with [small|little|tiny|short|easy] words. “Let’s go [round other way|round by other path|down other road],” said {hero}, and [frowned|stopped|blinked], because {he} had said “the”. {He} had felt it [leave|go|set off|start out|jump]. It had just not [arrived|got there|come through|landed|turned up|been delivered]. By {spot} there were holes in {his} sentences that you could have posted a [letter|parcel|kipper|loaf|cat] through. ^ A voice is made to [measure|fit|order|a pattern], after [all|all, like a glove|all, like boots]. Worn by somebody else it [rubs|drags|slips|bags], and goes [thin|shiny|baggy|threadbare] at the elbows. {C} had [already|by now|meanwhile|long since] got down to a [rustle|whisper|hiss|breath|crackle]. “How long have we got?” asked {hero}, and it [came out|emerged|arrived|went out|was heard] as “[How long|How|Long]?” They looked at the [sky|road ahead|shadows|distance], and went [faster|quicker|at a trot|on, running].',
      'Something was [the matter|wrong|amiss|queer|odd] with the [air|evening|acoustics]. That was what {hero} [thought|supposed|blamed|guessed|decided] first. {He} called across to {c}, past {spot}, and {his} words went half the way and [sat down|lay down|gave up|fainted|went home]. “Say that [again|once again|over again|more slowly|a second time],” said {c}. At [least|any rate|all events], that is what it must have been. “…gain,” was what {hero} [got|caught|heard|could make out]. ^ They stood [close together|nose to nose|very close|in a huddle|on each other’s toes] and [compared|compared notes|listened hard]. Both of the voices were going, at the edges, like a [jumper|scarf|mitten|sock|muffler] when somebody has found the end of the wool. They did not [fit|belong|match|suit]; they never [had|would|did]. And in the whole of {place} there was [nowhere to buy|no shop that sold|nobody who hired out|nowhere to borrow|nobody to mend] [another|a new one|a spare].',
    ],
  ),
  lowPoint: beat(
    show('sit', 'sad', 'quiet', { companion: { pose: 'rest', mood: 'worried' } }),
    [
      '[No voice|No sound|Nothing] at all, and not a [peep|word|hum|la]! [Sad|Still|Sorry|Silent] {hero} [sits|leans] by {c}.',
      '{hero} opens {his} mouth [wide|up], like a [fish|door|cup]. No [sound|word|squeak|song] comes, not one [bit|crumb|drop].',
    ],
    [
      'Then there was [nothing|no more|silence]. {hero} opened {his} mouth, and no [sound|word|song|squeak|hum] came. ^ There was no [hello|please|goodbye], no [ha, ha|hee, hee|la, la], and not half a [squeak|creak|peep|hum]. A tear ran down {hero’s} [nose|cheek|chin|front|sleeve], without [noise|a sound|a plop|a splash].',
      '{hero} [tried|wanted|longed] to say “{c}”. {C} [tried|wanted|longed] to say “{hero}”. ^ Not one [word|sound|letter|peep|hum] came. How [still|quiet|empty|hushed|lonely] it was! {hero} would have given [anything|all {his} toys|{his} best hat|all {his} buns|{his} bed] for one [small|little|tiny|silly] squeak.',
    ],
    [
      'Near {spot} the last [bit|scrap|crumb|thread|drop] [went|went out|ran out|wore away]. {hero} said “[Wait|But|Stop|Help|Please],” and only {his} lips [moved|said it|knew|heard]. {C} [answered|replied|spoke|sang], and it was like a [picture|photograph|drawing|poster|painting] of someone talking. ^ They [sat|sank|flopped|slid|dropped] down side by side. There would be no “[Good night|Sweet dreams|Sleep tight|Sleep well|Night, night]”. There would be no [song|singing|tune|splashing tune|la-la] in the bath. {hero} [cried|wept|sobbed|sniffed|snuffled] a [little|bit|good deal|while]. Even that made no [sound|noise|difference|drip], and {he} would have liked a [squeak|creak|sniff|sob] for company.',
      '“[Oh|But|Well|Now|And],” said {hero}, and that was the [end|last|finish|whole] of it. There was not [one|a single|half a] more [word|sound|squeak|hum] in there. {He} shook {his} head, like a [money box|biscuit tin|rattle|pepper pot|tin of beans]. It was [empty|quite empty|as empty as a drum|bare|hollow|cleared out|as bare as a plate]. ^ {He} [thought|was thinking] of all the squeaks that {he} had been so [cross|rude|ashamed|nasty|short with] about. There must have been [thousands|hundreds|a million|sackfuls|a bathful]. Now {he} could not even [say|tell them|tell anyone|squeak] that {he} was [sorry|sorry for it|sorry about it|to blame].',
    ],
    [
      'The last [thing|word|syllable|sound] that {hero} [said|managed|spoke|got out] that evening was “I”. It was [going|meant|hoping] to be a [longer|much longer|more interesting|kinder] sentence. After it there was [nothing|no more|silence|a hole], only [breath|air|draught|a puff]. {C’s} mouth moved, and that was [all that moved|all|all it did|the whole of it|all there was to it]. ^ They [sat|sank|slid|dropped|settled] down [by|beside|against] {spot}. There are [many|plenty of|a lot of|any number of|hundreds of] things you can do without a voice, and {hero} could not think of one that {he} [wanted|wanted to|cared to|felt like]. {He} could not [call|shout|sing|ask|hum|argue]. {He} could not say [good night|thank you|good luck|sorry|excuse me] to [anyone|a soul|a living thing|a beetle]. Somewhere in the world, {he} supposed, {his} squeak was lying about like a lost [glove|mitten|umbrella|button|spoon]. {He} hoped that somebody would be [kind|good|polite|gentle|nice] to it.',
      'When it went, it went without a [sound|murmur|rustle|whimper|click]; there was nothing left to make one with. {hero} said something to {c}, and [saw|gathered|knew|learned|read] from {c’s} [face|eyes|frown|ears] that {he} had not. They tried it the other [way|way about|way round|way up]. They tried it [together|in chorus|with gestures|in capitals]. ^ The quiet [came|strolled|crept] and [stood|sat|leaned|settled] round them. {hero} had often been [told|asked|begged|advised|requested] to be quiet, and had thought of it as something that you [did|did, on purpose|chose|did, like sums]. This was a thing that you [were|became|lived in|got into]. {He} [pulled|drew|hugged|gathered|brought] up {his} [knees|collar]. [All that time|All day|All those years] {he} had [wished|asked|pined|hoped|sighed] for another voice. It had not [crossed {his} mind|occurred to {him}|struck {him}|entered {his} head] to ask what it would be [like|worth|like, exactly] to have none.',
    ],
  ),
  spark: beat(
    show('think', 'thoughtful', 'quiet', { companion: { pose: 'rest', mood: 'curious' } }),
    [
      '[Tap, tap|Tip, tap], goes {hero’s} [toe|foot|heel|boot]. It knows a [song|tune|beat], [deep|far|right] inside!',
      'In {his} [head|hat|tummy] {hero} still [sings|hums|squeaks|peeps]. It is {his} [own|dear|very own] voice, [safe|snug|warm] inside!',
    ],
    [
      'It was so [quiet|still|hushed|silent] that {hero} heard {his} own [song|song start|song, humming|song begin]. It was [inside|right inside|deep in|right up in|down in] {his} head! ^ And it had all [the|its|those|its own] [squeaks|wobbles|creaks|hiccups]. {hero’s} own voice was [still|safe|safe and sound|at home] in there!',
      'Tap, [tap|tip|tippy], went {hero’s} [foot|toe|boot|heel|sock]. What was it [tapping|up to|doing|saying|playing]? It was [tapping|dancing|doing|hopping|playing] {his} song! ^ “My foot [still knows|remembers|hasn’t lost|can do|never forgot] it,” thought {hero}. “So I’ve still [got|kept|not lost] it, [somewhere|somewhere in here|somewhere inside].”',
    ],
    [
      'In all that [quiet|hush|silence|nothing|stillness], {hero} [noticed|saw|came upon|felt] {his} foot. It was [tapping|jigging|keeping time|nodding|on the go|beating|bobbing]. Tap, tap, [tappety|tap-a-tap|tippety|tap-tap-tap]. {He} knew that [beat|beat well|tapping|step|rhythm]. It was {his} own song, and nobody else [in the world|alive|on earth|anywhere] would [tap|know|beat|do] it. ^ {He} listened [harder|closer|lower|further|inwards]. There it was, [right|far|deep] down inside, being [sung|hummed|whistled|practised]. It [squeaked|wobbled|cracked] in all the [old|right|best|proper|silly] places. It had [never|not once|never really|by no means|not for a minute] been swapped. {He} had only [stopped|given up|quit|left off] [letting it out|asking it out|opening the door|looking for it].',
      'When it is [really|truly|perfectly|utterly|entirely] quiet, you can hear yourself [think|thinking|add up|wonder]. {hero} had never [noticed|asked|wondered|thought] before in [what|which|whose] voice {he} did it. ^ It was {own}, small and [squeaky|creaky|rusty|scratchy|bent], and not [gone|lost|borrowed|swapped] at all. It sat in there [humming|whistling|chuckling|warbling], waiting for somebody to [open the door|knock|let it out|call|look in]. “You,” thought {hero}, and it [thought|said|squeaked|sang|whispered] “You,” right [back|away|there and then].',
    ],
    [
      'It was then, in the middle of all that [silence|quiet|nothing|hush|stillness], that {hero} heard [the|a] song. {He} looked [round|about|up|behind {him}|over {his} shoulder|under {his} hat]. {C} had not [stirred|moved|blinked|noticed|opened {c’s} mouth|hummed]. It was coming from [inside|indoors|within|{himself}|the inside|behind {his} eyes|below {his} hat]. ^ You [think|do your thinking|do sums] in a voice; everybody does, and never [notices|hears|stops to hear|remarks on] it. {hero} [noticed|heard it|caught it|listened|pricked up {his} ears|sat up] now. {He} thought {his} own [name|name, once|address|name, slowly], and heard it [squeak|creak|crack|go up]. Whatever they had [swapped|traded|exchanged|handed over] that morning, it was only the [outside|top|lid|sleeve|wrapping] of it, the coat. The one who wore the coat had been in there the whole time, [humming|singing|whistling|pottering|rehearsing] in the dark, and had not been [invited|asked|called|sent for] out.',
      '{His} foot was [doing|up to|at|busy with] something. {hero} watched it, having [nothing|not much|little] [better|else|livelier|nobler] to do. Tap, it went, and tap, tap, and a [pause|gap|hush|wait] where the squeak [came|went|lived|belonged]. No one else [in the world|living|on earth|alive|anywhere] would have left a [pause|gap|hole|space|blank] there. ^ It was like finding your own [handwriting|hat|name|initials|glove] in a strange [town|house|book|country|coat]. {He} [shut|closed|screwed up] {his} eyes and listened [along|in|hard|with it], and under the tapping was the song, and under the song was a voice. It [wasn’t lost|was not lost|had not been lost|was anything but lost|was quite safe]. It had not gone to {c}, and it had not [worn out|run off|frayed|gone off|thinned]. {He} had told it so often to [hush|be quiet|pipe down|stop it|not now] that it was [hushing|obeying|behaving|keeping still].',
    ],
  ),
  deed: beat(
    show('dance', 'brave', 'brave', { companion: { pose: 'rest', mood: 'curious' } }),
    [
      '[Tap|Stamp], clap, [jump|hop|bounce|kick], and open wide! “{refrain}”',
      'Up [jumps|hops|springs] {hero}, [mouth|arms] open wide! A [creak|crick|croak], then a [squeak|peep], then a [song|shout|la]!',
    ],
    [
      '{hero} [jumped|hopped|sprang|leapt|bounced] up. Tap, [tap|tappety], [clap, clap|stamp, stamp|hop, hop], and {he} opened {his} mouth like a [door|gate|bucket|drawer|barrel]. ^ “[Eek|Crick|Peep|Croak|Creak],” it went. “{refrain}” It was as squeaky as [can be|a cork|two gates]!',
      '“Come [out|on out|up|along|here],” thought {hero}. “I [like|want|love|miss] you. [Squeak|Creak|Sing] all you [want|like|please]!” {He} [stamped|hopped|jumped|bounced] and [clapped|danced|twirled|wiggled]. ^ And out it [came|crept|peeped|hopped|slid], very [small|shy|soft|rusty]. “{refrain}”',
    ],
    [
      '{hero} [stood|got|jumped|sprang|leapt] up. {He} [tapped|beat|stamped|drummed|thumped] it with {his} [foot|feet|heels|toes|boots]. {He} [clapped|slapped|beat|smacked|patted] it with {his} [hands|palms|fingers|elbows]. Then {he} opened {his} mouth and did not [mind|care|worry|fret|think] one bit how it was going to [sound|come out|turn out|go]. ^ First there was only [air|breath|wind|a puff|a sigh|a hiss]. Then there was a tiny, [rusty|creaky|wobbly|squeaky|crooked], wonderful noise, like a [gate|cricket|hinge|trolley|pram]. “[Eek|Crick|Peep|Creak|Crrk|Quick],” it said. “{refrain}”',
      '“Nobody’s going to [shush|hush|scold|stop] you,” thought {hero}. “[I promise|Not me|Not ever|Never again]. [Come on out|Out you come|Do come out|Come along|Come up|Mind the step].” {He} [threw|flung|tipped|tossed|tilted] back {his} [head|hair|hat]. {He} [stamped|jumped|danced|hopped|thumped] the beat, tap, tap, tappety, so that it would know the [way|way up|tune|road]. ^ Something [stirred|moved|woke|turned over|uncurled|sat up]. It [tickled|itched|fizzed|wriggled|bubbled|prickled]. It climbed up past {his} [collar|buttons|top button|ribs|scarf], and it squeaked on every [step|stair|one|rung]. “{refrain}” It was the [worst|wobbliest|rustiest|creakiest|oddest] noise {hero} had ever made, and {he} [loved|adored|hugged|cheered] it.',
    ],
    [
      'You can’t [call|summon|order|whistle up] a voice, having [nothing|none|no way|no bell] to call it with. But {hero} could let it [know|feel|understand|guess] that it was [wanted|missed|expected|needed]. {He} [got|jumped|stood|rose|climbed|leapt] up. {He} [stamped|thumped|beat] out the beat on the [ground|earth|spot|floor], and clapped where the claps went, and for the squeak {he} [jumped|leapt|hopped|left the ground]. {He} must have looked [perfectly|quite|completely|delightfully] [ridiculous|mad|odd|silly], and did it all again. ^ “Come out [as you are|just as you are|anyhow|in your slippers|unbrushed],” {he} [thought|told it]. Then {he} opened {his} mouth and left it open, like a [front door|shop|barn|stable|cake tin]. At first there was [only|just|merely|simply] [breath|air|draught|a breeze|a sigh]. Then, from a [long|very long|terribly long|good long] way down, came a sound like a very old [hinge|wheelbarrow|pump|bucket|bedstead]. “{refrain}”',
      '{hero} did not think [of|about] how it [should|would|ought to|might|had to] sound. That had been the [trouble|mistake|snag] [all along|all day|every time]. {He} thought of the bath, and the [steam|soap|duck|plug|flannel], and the first time that silly song had [walked|marched|splashed|slid|tumbled] into {his} head. {He} began to dance it, all [elbows|knees|shins], there in the dusk with {c} [looking on|gaping|blinking|stepping back]. ^ {He} took a breath for the high note, the [bad|dreadful|notorious|infamous|fatal] one, the one that [shut|closed|slammed|rattled] windows. {He} didn’t [duck|flinch|dodge|blink|swerve]. {He} ran [straight|right|full tilt|headlong] at it with {his} mouth [open|wide open|wide]. And it came, cracked right across and squeaking like [forty|fifty|a hundred|sixty|a dozen] [gates|geese|prams|piglets]. “{refrain}” Nothing had ever [sounded|been] so [much like|very like|nearly like|exactly like] {him}.',
    ],
  ),
  deedHolds: beat(
    show('dance', 'laugh', 'joyful', { companion: { pose: 'play', mood: 'happy' } }),
    [
      '{C} [laughs|giggles|chuckles|hoots], and it is {c’s} own laugh! [Plop|Plip|Bop|Plup], all is [right|home|swapped] again!',
      'Sing [on|out|up], {hero}, [squeak|eek] and all! Bop, and {c} [sings|hums|laughs|chuckles], too.',
    ],
    [
      '{hero} sang [on|out|it again|and sang]. It [wobbled|creaked|cracked|swayed], it [squeaked|hopped|shook], and {he} did not [stop|hush|mind]. ^ And {c} [laughed|giggled|hooted|chuckled|shrieked], right out loud. It was {c’s} own [laugh|voice|ha, ha|giggle|hee, hee]! [Pop|Plop|Plip|Bop], and everything was back [in place|home|where it belonged|as it was].',
      'Squeak, [squeak|creak|eek|squawk], sang {hero}, louder and [louder|higher|bolder|faster]. ^ Then something went [pop|plop|plip|bop] and [jumped|tickled|wriggled|woke up] in {c}, too. “[Oh|Ooh|Why|My|Well],” said {c}, “that’s [me|my voice|mine|my sound]! That’s how I [go|sound|talk|laugh|hum]!”',
    ],
    [
      'It [wobbled|swayed|tottered|lurched|shook], like [something|a foal|a calf|a duckling] that has just learned to walk. {hero} did not [let go|give up|stop|sit down|hush|let up]. {He} sang the [second|next|other|quiet] verse, which has no [words|tune|end|sense], and the third, which has too many. ^ {C} [stared|gaped|blinked|listened|goggled|leaned in]. Then {c} began to [laugh|giggle|shake|quiver|snigger], and it was {c’s} own laugh, [out loud|all of it|no squeak in it|deep down], with a [pop|plop|plup|bop]. “That’s [mine|my laugh|me|my voice|mine, that one]!” [cried|shouted|yelled|bellowed] {c}. “I’d forgotten how [nice|cosy|roomy|warm|big] it is in here.”',
      'Every time it [cracked|broke|split|slipped], {hero} sang it again, crack and [all|everything|wobble]. It [grew|spread|got bigger|swelled|rose|filled out]. It got [up on|on to|going on|upright on] its [legs|toes|hind legs|own feet|heels]. By {spot} it was [nearly|almost|very like|practically] a [shout|roar|bellow|cheer|hoot]. ^ {C} tried not to [laugh|giggle|smile|grin|snort], and then [did|couldn’t not|gave up|exploded]. Out [came|rolled|burst|tumbled|marched] the voice of {a:kind}, [fresh|bright|new|shiny] as paint. It went [pop|plop|plup|bop], and they both [stopped|gasped|froze|jumped|stared]. “Say [something|something, quick|something, do|anything],” said {hero}, in a squeak. “[Something|Something, quick|Something, then],” said {c}.',
    ],
    [
      'It would have been [easy|safe|wise|pleasant|natural] to stop there, before it could go [wrong|astray|off|missing] again. {hero} [went on|did not stop|carried on|began again|took a breath|did not care to]. {He} took it up the [scale|stairs|hill|ladder] and fell [off|off the top|down|over the top]. {He} took it up [once more|again|a second time|higher|by another way|at a run]. It was like [blowing on|nursing|minding|feeding] a small fire: you mustn’t be [proud|shy|grand|lazy], and you mustn’t stop. ^ {C} [watched|followed|listened|stared] with both eyes, then with the beginnings of a [grin|smile|wobble|twitch|giggle]. At the [highest|very highest|worst|silliest|most dreadful] note of all it was too [much|funny|splendid|silly]. {C} burst out laughing, a [real|proper|whole|round|deep] laugh, the one that had been [missing|gone|absent|away] since breakfast. There was a pop like a [cork|bottle|paper bag|balloon|lid]. “Was that [me|really me|my own|my laugh|mine]?” said {c}, and it [was|certainly was|undoubtedly was|was, right through].',
      'Having [got|coaxed|lured|brought|charmed] it out, {hero} did not let it [back|go back|get back] in. {He} [sang|bawled|trilled|warbled|hooted] it [to {spot}|at {spot}|all round {spot}]. {He} [sang|crowed|roared|trumpeted|flung] it to the [sky|clouds|world|horizon|air]. {He} let it squeak, and after a [while|time|bit|verse or two] it squeaked less, the way a gate does when somebody [uses|opens|goes through|swings on] it every day. ^ “Now [you|your turn|you do it|you try],” {he} sang to {c}. “Never mind [how it sounds|the sound|how it comes out|the tune|who hears it]. [Just|Only|Simply] let it be {a:kind}.” {C} [swallowed|gulped|blinked|shuffled], [thought about it|considered|breathed in|looked round], and made one small noise. It was [shy|bashful|rusty|tiny|unsure|creaky]. It was [perfect|right|just right|complete|exactly right|all {c}]. Pop, [went|said|sighed|called] something in the [dusk|air|gloom|quiet|hush], and for the first time since the morning there were two of them.',
    ],
  ),
  solved: beat(
    show('cheer', 'laugh', 'joyful', { companion: { pose: 'play', mood: 'happy' } }),
    [
      '{hero} [squeaks|creaks|peeps|chirps], {c} [hums|booms|rumbles|sings]. {refrain}',
      'Two voices, one [high|thin|squeaky] and one [low|deep|round]! Both [sing|hop|dance], [and all clap|round and round|hand in hand]!',
    ],
    [
      'Now {hero} sang the [high|squeaky|top|silly|tip-top] bits, and {c} sang all the [rest|others|low bits|booms]. “{refrain}” ^ It had never [sounded|been|gone] so [good|fine|jolly|merry|round]. Even the [echo|beetle|wind|fly|snail] [joined in|sang along|hummed along|kept time].',
      'One voice sang [on top|up high|high up|at the top] and one voice sang [underneath|below|low down|along the bottom]. “{refrain}” ^ “I [need|want|like|love] your squeak,” said {c}, “or there’s no [top|lid|roof] on it!”',
    ],
    [
      'They sang it [together|over again|right through|twice over], {hero} on the [squeaky|high|twiddly|top] bits and {c} underneath. That was the [surprise|joke|trick|odd thing|secret|wonder]. The song had been [made|meant|built|cut out] for two [different|quite different|odd|unlike] voices. ^ “{refrain}” [sang|said|called|hummed|answered] the echo. “[Again|More|Once more|Encore|Louder|Bravo]!” called somebody near {spot}. So they did it again, and the squeak came at just the right place, like the [cherry on a bun|star on a wand|bell on a cap|tail on a kite|knob on a lid].',
      '{hero} said {his} own name, to [make sure|be certain|check|test it|start with]. {C} [said|tried|repeated|whispered|hummed] “{c}”. [Yes|Good|Splendid|Hooray|Perfect], it was the [right|proper|usual|old] way round. ^ Then they [sang|both sang|struck up|began|both began|let it go]. One voice [squeaked|danced|hopped|skipped|twirled] on the top, and the other went [along|about|strolling|striding|tramping] below. It fitted as a [lid fits a pot|cork fits a bottle|foot fits a sock|foot fits a boot|key fits a lock]. “{refrain}” [People|Neighbours|Strangers] came out to [listen|hear|dance|clap|hum], from all over {place}. Not one of them [shut|closed|looked at|reached for|slammed] a window.',
    ],
    [
      'Then they [sang|did|gave|took|tried] it [properly|again, properly|once more]. {hero} had always [thought of|looked on|regarded|heard] it as a song with a [mistake|fault|hole|flaw] in it, namely {him}. But now {c} took the [low|bottom|dark|deep|broad] part, which nobody had known was [there|missing|needed]. The squeak sat down on top of it like a weathercock on a [church|barn|tower|stable|town hall]. It was [not|hardly|never|in no way|anything but] a [mistake|fault|flaw|blunder]. It was the [tune|whole tune|point|melody|heart of it|best part]. ^ “{refrain}” By the [third|fourth|fifth|second] verse people had come from as [far|far away|far off|far away, even,] as {spot}. “What do you [call that|call that one|call it|call such a thing|call this kind]?” somebody [asked|shouted|called]. {hero} [thought|considered|had to think|took a breath|looked down|looked at {c}]. “[Me|Me, I think|Just me|Well, me|Me, actually],” {he} said. “And [that’s|that’s, well,|this is|below, that’s|the rest is] {c}.”',
      'If you [swap|exchange|trade|switch] two things that are [different|unlike|separate], you still have only two. If you [put|add|sing|mix|stack] them together, you have [something else|something more|a third|another thing]. They found this out near {spot}, in the last of the light, by [singing|starting|breathing in|opening up] at the same time. ^ {hero} [squeaked|creaked|went up|peeped]. {C} did [what {c} did|the rest|what {c} does|all the rest|the floor|a rumble]. The two sounds leaned on each other, and out of the middle [came|stepped|grew|climbed|walked] a [third|third one|third sound|new one]. It was so [cheerful|jolly|catching|bright] that a passer-by put down two [bags|buckets|cats|pies|parcels] in order to clap. “{refrain}” they sang, until they [really|truly|finally|quite] were [hoarse|husky|croaky]. It was [quite|altogether|entirely|thoroughly] a different [sort|kind|type|brand] of hoarse. It was [their|all their|entirely their|their very] own.',
    ],
  ),
  home: beat(
    show('sit', 'smile', 'cosy', { at: 'home', props: [{ prop: 'bed', place: 'background' }] }),
    [
      '“{refrain}” [Softly|Sleepily] now, for [next door|the wall|ten toes].',
      '{hero} [sings|squeaks|hums|chirps] in [bed|the bath]. Nobody says [hush|stop|not now|quiet], and the bed [squeaks|creaks], too.',
    ],
    [
      'At home {hero} [sang|squeaked|hummed|chirped|crowed] {his} song at the open [window|window, in socks|window, wide awake|window, in slippers]. “{refrain}” ^ Next door somebody [opened|threw open|put up|pushed up|unlatched] theirs. “[Again|Once more|Louder|That bit again|The squeak], please,” they [said|called|cried].',
      '{hero} said good night to the [lamp|rug|sock|clock|cup], [the chair|the shelf|the mat] and the bed. It [squeaked|creaked|peeped|eeked|chirped]. ^ “[Good|Nice|Dear old|Clever|My own] squeak,” said {hero}, and gave {his} throat a [pat|rub|scarf|stroke|tickle].',
    ],
    [
      'That night {hero} sang in the bath, as [loud|high|long|squeaky|wild] as {he} [liked|could|dared|wished]. The taps [hummed|sang|rattled|gurgled|dripped] along. ^ Next door a window [opened|went up|creaked|shot up|was flung up]. {hero} [stopped|hushed|froze|ducked|waited] [at once|in mid-note|up to the chin]. “[Don’t stop|Go on|Do go on|Oh, more|Carry on|Keep going],” somebody called. “It’s been so [quiet|dull|empty|grey|flat] without you all day. We couldn’t [think|work out|guess|imagine|remember] what was [missing|wrong|not there|gone].” {hero} took a [deep|great|big|splashy|tremendous] breath. “{refrain}”',
      '“[Good night|Well, good night|Good night, all|Sleep well, all],” said {hero}. It squeaked a [little|bit|lot|trifle|good deal]. {He} said it again, [on purpose|louder|higher|more slowly], just to hear it go up at the [end|tail|top|last bit]. ^ {He} said it to {his} [toes|socks|knees|elbows|buttons] and to the [lamp|clock|soap|towel|jug]. {C} said it back, in [quite|altogether|completely|of course] another [voice|tone]. Then there was a [knock|tap|thump|rap|bang] on the wall. “[Good night|Sleep well|Night, night|Sweet dreams|Sleep tight], {hero},” said the people next door. They had known [at once|straight away|instantly] [who it was|which voice it was|it was {him}|that squeak].',
    ],
    [
      'There was a window [open|ajar|up|half open] next door; you could [see|watch|count|hear] the curtain breathing. {hero}, [in the bath|in the tub|up to the neck], [considered it|gave it some thought|looked at it|thought of ducks|finished {his} toes]. Then {he} [sang|let go|struck up|began|breathed in and sang|took a run at it]. {He} went for the high note with both [arms|fists|ears|knees|eyebrows]. ^ When it was over there was a [silence|hush|pause|stillness|gap|drip]. {He} waited for the click of the [latch|catch|window|pane|shutters]. “Thank [goodness|heavens|heaven for that|the stars],” said somebody [out there|in the next house|over there]. “It’s been like living next to [nobody|a cupboard|a photograph|a hatstand|an empty shelf].” {hero} lay back until the water [closed|came|lapped|rose] over {his} ears, and [smiled|grinned|beamed|hummed]. From in there it had always [sounded|been|rung|gone] [lovely|splendid|rich|magnificent|enormous]. “{refrain}”',
      'Before bed {hero} made a [list|short list|tidy list|register] of the things that {he} would [not|never] swap. It was [going|meant|intended] to be a [short|brief|three-line|tiny] one. {He} put {his} squeak at the [top|head|beginning], and then had to turn the page over [twice|three times|more than once|again and again|four times]. ^ After that {he} sang, not very [loudly|high|fast|grandly], to {c}, who took the [low|lower|bottom|deep|comfortable] part. There was a [knock|rap|thud|tap|tapping|bang] on the wall. {hero} [stopped|broke off|hushed|sank under|sat up]. “Could you do the [high|top|squeaky|silly|cracked] bit again?” somebody [called|asked|shouted]. “We had the tap [running|on|going|full on], and [missed|nearly missed|only half heard] it.” {hero} [filled|packed|stocked|stretched] {his} lungs. “{refrain}” All along the [street|road|lane|terrace], one after another, the windows went [up|up to listen|up, and stayed up].',
    ],
  ),
};
