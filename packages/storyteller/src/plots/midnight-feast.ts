import { MIDNIGHT_FEAST_TRIES } from './midnight-feast-tries.ts';
import { beat, type Plot, show } from './plot.ts';

const POT = [{ prop: 'soup-pot', place: 'ground' }] as const;
const FIRE = [
  { prop: 'soup-pot', place: 'ground' },
  { prop: 'campfire', place: 'ground' },
] as const;

/** Nothing tastes of anything any more; a stone, a pot and a little from everybody bring supper back. */
export const midnightFeast: Plot = {
  id: 'midnight-feast',
  titles: [
    '{hero} and the Midnight Feast',
    '{hero} Makes Stone Soup',
    'The Night {hero} Fed Everybody',
  ],
  taglines: [
    'A story to read on a full tummy',
    'A story that starts with a rumble and ends with a feast',
  ],
  blurbs: {
    young: [
      'Rumble, rumble! Everybody is hungry, but nothing tastes nice. {hero} has a big pot, and one small stone. Plop! Who has something to put in?',
    ],
    old: [
      'Supper has stopped tasting of anything. Pepper does not help, and neither does standing on your head. At midnight {hero} fills a pot with water, drops in a stone, and says the oldest and cleverest word in cooking: “Nearly.”',
    ],
  },
  refrains: {
    young: [
      'Rumble, rumble, tummy grumble!',
      'Plip, plop, fill the pot!',
      'Pinch, crunch, time to munch!',
      'Stir it slow, here we go!',
      'Bubble, bubble, worth the trouble!',
      'Clink, clunk, the spoon goes plunk!',
      'Stir and sing, ding-a-ling!',
      'Hum and stir, hear it purr!',
    ],
    old: [
      'Rumble, grumble, stir and tumble!',
      'A bit from you, a bit from me!',
      'Bubble, bubble, it’s worth the trouble!',
      'A pinch, a crunch, and something to munch!',
      'Slurp and sip and lick your lip!',
      'Stir it thick and stir it thin!',
      'Clatter and clink, it’s closer than you think!',
      'Sip and sup and fill it up!',
    ],
  },
  lessons: ['sharing', 'asking-for-help', 'kindness', 'mistakes'],
  themes: ['cooking', 'sharing', 'party', 'family', 'lonely', 'night', 'birthday'],
  byNight: true,
  settings: [
    'forest',
    'meadow',
    'seaside',
    'castle',
    'jungle',
    'snow',
    'town',
    'desert',
    'mountain',
    'garden',
  ],
  quest: { props: ['biscuit', 'apple'], from: 'food' },
  want: beat(
    show('sit', 'sad', 'quiet', { at: 'home', props: [{ prop: 'table', place: 'ground' }] }),
    [
      '[Munch|Chew|Crunch|Bite], and the {thing} tastes of [nothing|air|paper|wool]! {hero} [pushes|slides|rolls] it [away|off the plate].',
      'Who took the yum from my {thing}? {hero’s} tummy goes [rumble|grumble|gurgle] [all evening|twice|and sulks].',
    ],
    [
      'Nobody [ate|finished|wanted|liked] supper, for nothing tasted of anything. Even the {thing} tasted like [paper|a sock|chalk]. ^ “[Rumble|Grumble|Gurgle],” said {hero’s} tummy, “I [want|need|miss] my [taste|yum] back.”',
      '{hero} [bit into|tried|nibbled|sniffed] {his} {thing}, and it tasted of [air|plate|water]. {He} [bit|licked|tried] the other side, and that was no [better|nicer|tastier]. ^ All over the street, people [pushed away|frowned at|sighed over] their plates.',
    ],
    [
      '[It had begun|It started|The trouble began] [a week ago|one Monday|last Friday|without warning]. Soup [tasted like|was like|might have been] [warm rain|old bathwater|a wet towel]. Toast tasted like [the plate|the grill|a roof tile|the bread bin]. That evening {hero} [bit into|nibbled|tried] {a:thing}, and it was like biting a [cushion|cardboard box]. ^ “It’s [the same everywhere|like that all over|no better next door],” people said, and went to bed with [nothing inside them|their tummies flat|empty middles]. {hero} [lay awake|could not sleep|turned over|stared upwards]. [Rumble|Grumble|Gurgle|Growl], went [the dark|the house|the roof].',
      '[All along the street|In every house|All down the road] the [plates went back full|pans stood cold|forks were put down|plates stayed full]. Nobody was [ill|poorly|sulking|fussy]. It was only that [nothing|not a thing|no food] tasted of anything [any more|at all|now]. ^ {hero} [looked at|turned over|prodded|frowned at] [{his} {thing}|the {thing} in {his} hand|{his} own {thing}]. It [looked right|looked perfect|shone nicely]. It [smelled of|smelled like|had a smell of] [string|dust|cupboard|pencil]. “Somebody should [find out where|ask where] the taste has gone,” {he} said, and {his} tummy said “Rumble”, [which meant yes|as if to agree|and that settled it].',
    ],
    [
      '[Nobody could|No one could|None of them could] [say just when|name the day|say on which day] the taste had gone. First it was the edges: [salt went dull|salt faded|mustard went to sleep], and jam [lost its surprise|lost its point|went quiet]. By the end of the week you could have eaten a [blanket|doormat] for supper and not noticed, [apart from the buttons|until the label|save for the fringe]. {hero} [tried {a:thing}|bit into {a:thing}|took {a:thing}], [as a test|to make sure|out of duty]. {He} might have been [chewing the word|eating its photograph|reading the recipe]. ^ People [put their plates aside|scraped their plates] and went to bed hungry, [each in their own house|without a word|each behind a door]. {hero} lay in the dark, and listened to a sound like [distant furniture|a far-off goods train|somebody moving pianos]. It was the [whole street’s|neighbours’|entire street’s] [stomachs|insides]. “[Somebody ought to|Somebody should|One of us ought to] [look for it|go and look|fetch it back|do something],” {he} said.',
      'Supper, [these days|just then|that week], was a [sad affair|poor business|dismal thing]. It got [shorter|quicker|smaller|quieter] [every evening|by the day|each time]. Everybody took a plate to [a different corner|a separate room|a corner], chewed for a bit, and [put down the fork|gave it up|sighed]. [It was not that|Not that] anything was [off|bad|burnt|stale]. It was more as though somebody had gone round the [kitchen|larder|pots] and [rubbed it all out|switched it all off|washed out the colours]. ^ {hero} had kept back {a:thing}, [{his} favourite|the nicest|the best on the dish], for last. {He} [shut {his} eyes|took a breath|sat up straight] and [bit|hoped, and bit|took a bite]. [Nothing came|Nothing|Nobody answered|It was blank]. It was like ringing at [a friend’s|an old friend’s|a dear friend’s] door and [hearing no steps|hearing nothing move|finding the nameplate gone]. {He} found that {he} was quite [unreasonably upset|absurdly sad|foolishly hurt].',
    ],
  ),
  setOut: beat(
    show('tiptoe', 'brave', 'funny', {
      props: [
        { prop: 'soup-pot', place: 'hand' },
        { prop: 'lantern', place: 'ground' },
      ],
    }),
    [
      '[Take|Lift|Hug|Grab] the pot, and [tiptoe|creep|sneak] out! {refrain}',
      '[Come|Hush|Up|Quick], {c}, and [find|catch|fetch|hunt] the taste! {refrain}',
    ],
    [
      '{hero} took the [biggest|fattest|deepest|roundest] pot in the house, and it went [clank|clonk|bong|dong]. “[Hush|Quiet|Not now],” {he} told it. ^ “We’ll find [something good|the taste|some yum],” {he} whispered to {c}. “{refrain}”',
      '“We can’t sleep [on empty|on a rumble|like this],” said {hero}, “so [let’s|come and|we must] cook!” ^ Out they crept with a pot and a [spoon|ladle|lid], [clink, clank|clonk, clink|bump, clank|ting, tong]. “{refrain}”',
    ],
    [
      '{hero} [got up|rolled out|sat up] and [put {his} coat on|pulled {his} coat on|buttoned a coat] over {his} pyjamas. {He} took the [big pot|biggest pot|soup pot], [the long spoon|a wooden spoon|the soup spoon] and the last {thing}. ^ “If we [can’t sleep|can’t doze|are awake],” {he} told {c}, “we may [as well|just as well|at least] cook.” They [crept|tiptoed|padded|slipped] {into}. [The pot went|The handle went|The lid went] [clank|clonk|bong|dong] at every step. “{refrain}” they [whispered|breathed|mouthed].',
      '[Lights were on|Lamps were lit|Windows glowed|There were lights] {within}. [So they|Then they|So people] were [awake there|up there|hungry there|lying awake there], too. “[Hungry people|Empty people|Rumbling people],” said {hero}, “are all [awake|up|hungry] together. [Only separately|Just not side by side|But one by one|In separate beds].” ^ {He} [hung the big pot over {his} arm|put the big pot on {his} back|tucked the big pot under one arm] and put {his} {thing} [in {his} pocket|up {his} sleeve|in {his} coat]. “{refrain}” said {c’s} tummy, or something [very like it|of the sort|close to it].',
    ],
    [
      'There was a light {within}, and then [another, and another|two more, and more|a second, and a third]. {hero} counted eleven [from {his} window|through the glass|out of {his} window]. If nobody could sleep, [it struck {him}|{he} reasoned], then nobody needed to [be quiet|tiptoe|whisper|pretend]. ^ {He} [unhooked|took down|borrowed] the big pot, the one for jam, and put it on {his} head, [to have both hands free|for want of a lid|for the sake of {his} arms]. {He} [pocketed|packed|took along] the {thing}, in case it [changed its mind|came round|felt better]. “We’re going to make [supper until it works|supper till it’s right|a supper that tastes],” {he} [told {c}|informed {c}|promised {c}]. “{refrain}” From inside a pot it [sounds like|might be|resembles] [a choir|a cathedral|a brass band|a cave].',
      'A person who can’t sleep has two choices, and {hero} had [already tried lying there|tried lying there|counted every sheep|used up the first]. {He} took the jam pot, which was the [biggest|deepest|heaviest], and the [long spoon|wooden spoon|ladle]. {He} [took the {thing}|took the {thing} too|added the {thing}], since it looked [so innocent|so ashamed|quite blameless|lonely]. ^ There were [lights|lamps|yellow squares] {within}. {hero} [counted|made it|found] eleven. “Eleven people,” {he} told {c}, “are lying awake because of supper, and not one of them is [doing anything|lifting a finger|saying a word] about it.” {He} tucked the pot [beneath {his} arm|under one arm|against {his} ribs]. “{refrain}” The pot answered from inside, [rather deeper|rather lower|a note lower|twice].',
    ],
  ),
  problem: beat(
    show('look-aside', 'thoughtful', 'quiet', {
      props: [{ prop: 'lantern', place: 'background' }],
    }),
    [
      'One [light|lamp|chair], one [plate|bowl|fork], one [sigh|rumble|sniff]. Somebody [eats|sits|chews] all alone. {C} [sniffs|sighs|peeps].',
      'Everybody is [hungry|empty|rumbly], and nobody [eats|smiles|chews]. “No [taste|yum],” they [sigh|sniff|say]. {C} [sighs|rumbles|sniffs] too.',
    ],
    [
      'By {spot} somebody sat with one plate and one [light|sigh|fork]. “No taste,” they [sighed|groaned|moaned]. ^ And by {spot} sat [somebody else|another one|one more], with a tummy that [rumbled|grumbled] [louder|too|twice].',
      'There were [little lights|small lamps|yellow lights] all over {place}, with somebody hungry at each one. ^ “Try my [soup|stew|pudding|porridge],” said one, near {spot}. It tasted like [a flannel|a cold window|a bus stop|Tuesday].',
    ],
    [
      'There was a light by {spot}, and one by {spot}. At every light sat somebody with a [full plate|cold plate|whole supper] and [a long face|a deep sigh|two sad elbows]. “It’s [no good|no use|hopeless],” they [said|told {him}|groaned]. “We’ve tried [chewing|mustard|biting harder|warming it up].” ^ {hero} [tasted|sipped|nibbled at] everything. There was [nothing|not a thing|nothing at all] [burnt or raw|off or sour]. [There was just|Only, there was] [nobody home|no one in it|nothing inside|a gap in it]. “[We’ll have to|We must|Somebody must] find out what’s [missing|gone|left out],” {he} said.',
      '“[Good evening|Excuse me|Hello in there|Sorry to knock], [neighbour|friend]. Does your supper [taste|taste of anything|taste nice|taste at all]?” {hero} asked behind {spot}. “No,” said a [sad|small|tired|flat] voice, and [pulled the curtain|put out the lamp|drew the blind]. {He} [asked|knocked|tried] near {spot}. “Not since [last week|last Tuesday|the weekend],” said another, and [shut the door|closed the shutter|turned the key]. ^ All over {place} it was [the same|no better|just like that]. Everyone had a plate and [a light of their own|a lamp apiece|one small light], and [a rumble|a sigh|an elbow to lean on].',
    ],
    [
      'Each light had a person at it, each person had a plate, and on each plate supper was [getting cold|going cold|setting|growing a skin]. {hero} [went|walked|wandered|tiptoed] from one [to the next|light to another|to another]. “[May I|A taste, please|Might I try]?” {he} asked near {spot}, and was given a spoonful of something [brown|grey|beige]. It tasted of [spoon|tin|steam]. By {spot} it was [dumplings|pancakes|meatballs]. [They tasted of|Their taste was|They were simply] [round|circle|outside]. ^ “It’s the [weather|season|plates],” [said one|one supposed]. “It’s [the water|the pots|the salt],” said another, [through the keyhole|round a curtain|behind a screen]. They were [quite nice|polite|kind enough|very civil] about it. They just did not want to talk, and they [put up their shutters|drew their bolts|let down the blinds]. “They’ve all got the same trouble,” {hero} told {c}, “and they’ve each got it [privately|in private|to themselves].”',
      'It was a [strange|lonely|queer] sort of night to [walk about in|be out in|pay calls in]. Behind {spot} someone was eating [noodles, one at a time|peas, one by one|rice by the grain], without hope. Near {spot} there was a smell of toast, or [the ghost of one|the memory of it|a rumour of it]. Nobody [looked up|nodded|spoke|waved]. Each of them had [drawn the curtain|pulled the blind|shut the door] and turned the chair to the wall. ^ “Have you tried it [with mustard|with honey|with lemon]?” said {hero}. [They had|Yes|Twice|Naturally]. “Have you tried it [without|plain|with nothing]?” They had [tried|done] that [as well|on Sunday|twice over|too]. {He} [wrote it all down|made a note of it|kept a list] [in pencil|neatly]. It was the longest list of things that did not work [that {he} had ever seen|{he} had ever made|anyone had made], and {he} hadn’t [even begun|yet unpacked].',
    ],
  ),
  tries: MIDNIGHT_FEAST_TRIES,
  turn: beat(
    show('sit', 'surprised', 'wonder'),
    [
      'Half for {hero}, half for {c}, [munch|crunch|nibble]! It [tastes|is sweet|is yummy] [again|at last|all through]!',
      '[Snap|Crack|Crick], two bits of {thing}! {hero} and {c} [munch|chew|nibble], and there is [yum|taste]!',
    ],
    [
      '{hero} was [so hungry|as empty as a drum|tired out]. {He} [broke|snapped|pulled|cracked] {his} {thing} in two and gave {c} the [bigger|fatter|crunchier] half. ^ They [bit|chewed|munched], and “[Mmm|Ooh|Oh],” said both of them. It tasted [of something|sweet|wonderful]!',
      '“Half for you and half for me,” [said|whispered|decided] {hero}. It was only {a:thing}, and rather a [dry|bent|sad|dusty] one. ^ But it tasted [lovely|sweet|like a holiday|like a hug]! “[How did that happen|What did we do|Was that you]?” {he} [asked|whispered to] {c}.',
    ],
    [
      'They [sat down|stopped|flopped down] by {spot}, and {hero} found the {thing} in {his} pocket. It was [fluffy|woolly|warm] by now. {He} [halved|snapped|broke|split] it [in two|with a crack]. “[Here|Go on|There],” {he} said, “you have the bit with [the middle|the good edge|less fluff|the crunch].” ^ They [bit, both at once|bit, together|bit, on three]. They [stopped chewing|stared|froze|looked up]. It was [sweet|lovely|so good|real], and [crunchy|loud|golden|round|warm]. It tasted [of itself|as it should|right], [all the way through|from side to side|to the last crumb]. “Did you [do something|sprinkle something|add something|say a spell]?” [whispered {hero}|asked {hero}|breathed {hero}].',
      '“There’s [only this left|just this|one thing left],” said {hero}, and [took out|pulled out|unwrapped] the {thing}. {He} nearly [ate it alone|swallowed it|finished it], in the dark. But {c} was [looking at it|looking at {him}|looking away] so [politely|hopefully|bravely]. So {he} [made two halves|broke it|pulled it apart], and one was bigger, and {he} gave that one away. ^ [The taste came|It came|Back it came] back like [a light going on|a door swinging open|a band starting up]. “[Oh|Hey|Mmm]!” said {hero}, [with {his} mouth full|chewing|all over crumbs]. “[Oh|Look|Why], [there it is|it’s come back|it’s still in there]!”',
    ],
    [
      'They [rested|stopped] near {spot}. {hero} felt in {his} pocket, and there was the {thing}, with [fluff on it|fluff all over]. {He} did not [hope for anything|expect a thing|get {his} hopes up]. {He} broke it because {c} [was there|was looking]; it would have been [rude not to|odd not to|bad manners not to]. One half came out [larger|bigger], and [by the rules|as one must|of course] {he} handed that one over. ^ They [chewed|ate|bit|munched]. [After a time|Presently|Some way in] {hero} noticed that {he} was [humming|smiling|swaying]. {He} [stopped|stopped that|sat up], and looked at what was left in {his} hand. [It tasted|It had taste|There was no doubt|It was not possible]. It tasted [exactly like itself|just like itself|of what it was], [only more so|and more|and then some]. [An hour ago|At supper|This evening], the same {thing} had tasted of [box|paper|drawer|cupboard]. {He} had [added nothing whatever|put nothing on it].',
      'It was {c’s} stomach that [decided it|settled things|made the decision]. It made a noise like a [small door|rusty hinge|far-off cow], and then another, [apologetically|as if to explain|more politely]. “[Have some of this|Share this|Take some],” said {hero}, and [pulled|broke|tore] the {thing} in two. “It doesn’t taste [of anything|of a thing|one bit]. But there’s [a good deal of it|no shortage of it|plenty of nothing].” ^ They ate it [leaning against each other|shoulder to shoulder|back to back], [as it was cold|as one does|for the warmth]. “I wish I had,” {hero} began, and [got no further|stopped there|broke off], because it had happened. It was as if somebody had [opened the curtains|lit the lamps|wound a clock] in {his} mouth. {He} [looked at|turned to|stared at] {c}. {C’s} eyes were [perfectly round|like saucers|wide open|enormous]. “[You too|Really|Yours as well|Is it]?” {he} [said|asked|breathed|mumbled].',
    ],
  ),
  turnDeepens: beat(
    show('point', 'thoughtful', 'wonder'),
    [
      'Now {hero} [bites|nibbles|munches] all alone. [No yum|No taste|Only fluff], {c}, [it ran off|it hid|it has gone]!',
      'The yum [comes|hops] in, the yum [goes|creeps] out. Is it [hiding|lost|playing], {c}?',
    ],
    [
      '“Let’s [taste it again|try it once more],” said {hero}, but {c} had run ahead to [look|see|tell]. {hero} bit, [all alone|by {himself}]. ^ It tasted of [sock|mitten|paper|dust] again. “What [did we change|went wrong|is different]?” {he} [said|asked|wondered].',
      'They took the last crumbs along past {spot}. When {c} [looked away|ran ahead|stopped to rest], {hero} ate one. ^ It tasted of [dust|sand|fluff|wall]. “The yum [can’t have gone far|must be close|was only here],” {he} said.',
    ],
    [
      '{hero} [kept|saved|pinched off] one crumb, [for science|as proof|to check|for later]. When {c} had [gone on ahead|wandered off|gone to look] past {spot}, {he} [tried it|ate it|bit it]. [Nothing|Blank|No taste|Pencil]! It was like [a door that had been open and now was shut|a tap that had run and now was dry|a bell that had rung and now would not]. ^ “But it’s the same [crumb|crumb, I’m sure|little crumb],” {he} said. “[It’s the|And it’s the|Surely it’s the] [same mouth|same tongue|same me].” All round them, [one by one|two by two|here and there], the hungry people were [putting out their lights|blowing out their lamps|giving up]. “We haven’t [got long|much time|all night],” said {hero}.',
      '“Let’s [do it again|try that again|check],” [said {hero}|{hero} urged|ordered {hero}]. But when {he} tried the [last bite|last crumb|other corner] by {himself}, near {spot}, it was [only chewing|just work|like felt]. {He} [ran to tell|hurried to|galloped back to] {c}. ^ “It [comes and it goes|was here, and now it’s not|came, and it left],” [{he} said|{he} told {c}|{he} panted]. “[So it|Then it|It surely] [isn’t lost|isn’t dead|can’t be gone]. [It’s waiting for|It wants|It’s missing] [something|somebody|a sign].” Behind {spot} a light [went out|was put out|blinked and died]. [Someone|Somebody|One more person] had gone to bed [without|hungry|with nothing].',
    ],
    [
      '[A discovery|A finding|An experiment] is no good unless you can [do it twice|repeat it|do it again]. {hero} put one crumb aside, sent {c} off behind {spot}, [where the view was better|to look at the view|on an errand], and [ate it|chewed it|tried it] under controlled conditions. [It tasted of|It was] [dust|chalk|string|envelope]. {He} sat [quite still|very still|down and thought]. ^ It was the [same crumb|selfsame crumb], [by the same light|in the same air|at the same hour], in the same mouth. Something had been there and was not there now, and {he} had the feeling of [a word on the tip of {his} tongue|a name {he} had almost got|a coat left on a bus]. Across {place}, the lamps [were going out|were dying one by one|went out, two and three together]. [Those people|All those people|The others] would lie awake and [rumble|growl|ache]. “[Think|Come on|Now think],” {he} [told {himself}|muttered|said aloud]. “[What else was there|What else did we have|What was the other thing]?”',
      '“[Write it down|Make a list|Get it on paper],” said {hero}, and [did|{he} did|wrote it down]. It had worked near {spot}, sitting, cold, cross, [with no spoon|without a spoon|and with {his} fingers]. {He} tried that all over again [a little further on|ten steps off|on the other side], and {c} went [to look for more evidence|for a second opinion|to stretch]. [Sitting|Sitting down|Knees up]: [yes|the same|as before]. [Cold|Chilly|Cold feet]: [yes|the same|certainly]. {He} made {himself} as [cross|bad-tempered|grumpy] as {he} could. ^ [The bite|The crumb|This one] tasted of [nothing|nothing at all|fog|absence]. {hero} [stared at|frowned at|read through] the list. There was [one line missing|one thing missing|a line gone] from it; {he} could [feel the gap|feel the hole|all but see it]. A [lamp|light|window] went [out|dark], and then [another|one more|its neighbour]. [It was getting|It had grown|It grew] late [to be hungry|to be clever|to be wrong|for giving up].',
    ],
  ),
  lowPoint: beat(
    show('sit', 'sad', 'quiet', { props: POT }),
    [
      'All gone, only a [small|round|cold] stone is left. Poor, [tired|hungry|sad] {hero} [sits|sighs|sniffs]!',
      'The pot is [empty|bare|hollow], and the doors are [shut|locked|dark]. {hero} [sniffs|sighs|gulps] into it.',
    ],
    [
      'Now there was no food left [at all|anywhere|to try], and the doors were [shut|bolted|locked|dark]. ^ {hero} [put {his} hand|dug|felt] in {his} pocket. There was only a [small round|smooth grey|little cold] stone, and the pot was [bare|cold|empty].',
      '“[Go to bed|Give up|Go home|That’s enough],” said a voice behind {spot}. [Click|Clack|Snap|Pop], went the last light. ^ {hero} sat down next to the [empty|cold|big|silent] pot. One tear [fell|rolled|dropped] in, with a [lonely|small|sad|hollow] sound.',
    ],
    [
      'Late that night [everything was gone|it was all used up|all of it was gone]: the flour, the [beans|peas|rice], the last crumb. “You tried,” [somebody said through a keyhole|said a keyhole|said someone behind a door], [not unkindly|kindly enough|with a yawn], and bolted the door. ^ {hero} [looked into|leaned over|bent over] the pot. There was [nothing in it|nothing there|nothing inside] but the moon. {He} [turned out|emptied|searched] {his} pockets. A [button|bent nail|pencil stub|ticket], a [bit of string|rubber band|paper clip], a smooth round stone. You can’t [feed anyone with|make supper of|fry|eat] a stone.',
      '[One after another|One by one|Two by two] the lights [went out|were put out|died]. {hero} had used up the salt, [the flour|the lemons|the beans] and [all {his} ideas|every idea|{his} cleverness]. {He} [sat|crouched|slumped] on the ground with [{his} arms|both arms] round the cold pot. ^ It was so [quiet|still] that you could [hear the rumbles|hear forks in drawers|count the rumbles|hear the salt missing]. Everybody was [hungry|rumbling|wide awake] in the dark, and each of them [thought that they were|felt like|believed they were] the only one.',
    ],
    [
      '[Towards midnight|Around midnight|Close to twelve] [it came to an end|everything ran out|they came to a stop]. There was no more [flour|rice|salt], and there were no more [beans|eggs|peas]. The [last shutter|last blind|furthest shutter] closed with a click that was [almost polite|like a full stop|nearly kind]. {hero} [had promised {himself}|had sworn|had meant] to go on [until it worked|to the end|till somebody said mmm]. {He} [had not thought about|had left out|had given no thought to] what to [go on with|cook by then|keep going on]. ^ {He} emptied {his} pockets on to the ground: a [button|key|ticket], [some string|a cork|a pencil], and a smooth grey stone that {he} had picked up because it [was|looked|seemed] friendly. All about {him} in the dark lay {place}, rumbling [softly|gently|faintly], [like a dog having a dream|like a harbour|like an old refrigerator]. The pot was [as empty as a bell|as empty as a drum|nothing but an echo].',
      'There’s a [moment|point|place] in the middle of the night when even a person with a notebook [shuts it|gives in|runs out]. [{hero}|So {hero}|And {hero}] [shut {his} notebook|put down the pencil|closed it]. The [sacks were flat|jars were bare|bags hung limp]. The [doors were closed|bolts were home|lamps were out|keyholes were dark]. {He} had [cooked all night|stirred for hours|boiled and baked], and there was not one full stomach [to show for it|in the place|as a result]. ^ {He} leaned {his} head on the [cold rim|iron lip|chilly edge] of the pot, and {his} breath went round inside it and [came back|returned, colder|back out]. In {his} pocket {his} fingers closed on a stone, [a plain one|a grey one|a round one], [from nowhere special|off some path|with no name]. It was [quite a good stone|a decent stone|a nice enough stone|a well-made stone]. {He} had never been so [tired|hungry|stumped|sorry for a pot].',
    ],
  ),
  spark: beat(
    show('think', 'thoughtful', 'quiet', { props: [{ prop: 'stone', place: 'hand' }] }),
    [
      'Two of us, {c}, [that was it|that did it|that is why]! It tastes when we [share|sit close|munch together].',
      'Not salt, not [pepper|cakes|hopping], but [friends|{c}|company]! {hero} [grins|jumps|claps] with the stone.',
    ],
    [
      '{C} [leaned on|sat close to|nudged] {hero}, and they had been that [close|cosy|squashed] before. ^ It was when they [shared|halved|split] the {thing}! “It’s not what you eat,” said {hero}. “It’s [who you eat it with|who sits by you|who you share it with]!”',
      'When did it [taste good|taste nice|come back]? When there were two [of them|chewing|mouths]! ^ “They’re all [eating alone|by themselves|so alone],” whispered {hero}. {He} [patted|weighed|rubbed] the stone, [tapped|stroked|nodded at] the pot, and [grinned|giggled|winked].',
    ],
    [
      '{C} came and [leaned against|sat down by|pushed up against] {him}, warm as [a loaf|toast|a teapot]. And {hero} [remembered|knew|stopped yawning|went pink]. [They had been|Yes, they’d been] [leaning|squashed|sitting] just like that. ^ “[It wasn’t|It was never] the {thing},” {he} said [slowly|aloud]. “It was that [half of it was yours|you had the other half|you were eating it too].” All those [doors|lamps|chairs], all those plates, [one to each|one apiece]! How do you get [hungry|shy|shut-in] people to [open up|come out|get up]? {He} [weighed|turned|tossed] [the stone|the round stone|the little stone] in {his} hand. “[You make them|Make them|We’ll have them] [curious|nosy|wonder|ask],” said {hero}.',
      '“Sit close, [I’m cold|it’s chilly|I’m freezing],” said {hero}, and {c} [did|shuffled up|moved over]. Then {he} sat up so [fast|suddenly|straight] that they bumped [heads|noses|chins]. “[Say that again|Wait a minute|Hold on|Stay there], [no, do that|just do that|I mean, do it] again!” ^ [That was|This was] what [had been different|they had changed|was missing]. [Two of them|A pair of them|Four cheeks], one {thing}. “[Nobody here|None of them|No one here] [has lost their taste|is ill|has a broken tongue],” said {hero}. “[They’ve|They have only|They’ve just] [lost each other|mislaid each other|forgotten each other].” {He} [filled the pot|splashed the pot full] [with water|with cold water|from the pump]. And {he} [held up|kissed|polished|winked at|breathed on] the [stone|round stone|little stone].',
    ],
    [
      '[It was cold|A draught came by|There was a chill], and {c} [moved up|shifted closer|leaned|sighed]. [That was all|Nothing else happened|It was no more than that]. {hero} [felt the warmth|noticed the warmth|felt something warm] [along {his} side|down one sleeve|against {his} ribs]. And the missing line on the list [filled itself in|came up by itself|wrote itself], as if it had been written there in [lemon juice|invisible ink|milk]. [Sitting, cold|Cold, sitting|Sitting, cross], [no spoon|spoonless|by hand], [two|two people|both of us|a pair]. ^ “[It wasn’t|It was never] the {thing},” {he} said [aloud|to the pot|at last]. “[It was|It must have been|I think it was] [the half|the other half|the breaking|the sharing].” {He} [thought of|pictured|remembered] all those [curtains|keyholes|bolts|shutters]. [The food|The soup|The salt] had not changed [in the least|at all|one crumb]. Somewhere in that week they had all [taken to eating|begun to eat|fallen into eating] [in corners|on stairs|behind doors]. You could [knock and explain|put up a notice|tell them so], and they’d say good night. [Or else|Or|Otherwise] you could make them [wonder|curious|ask].',
      '[What had there been|What else was there|What had they had], besides {a:thing} and [the cold|the weather|bad temper]? {hero} went over it like someone looking for [a glove|a dropped key|the other sock]. {He} had been [sitting here|just here|on this spot|here, like this]. And just there, [leaning|sprawling|chewing], with [an elbow|a shoulder|a chin] in {his} ribs, had been {c}. ^ {He} [laughed|laughed aloud|gave a laugh], and it was [loud|rude|startling] in all that dark. “We’ve been [looking in|stirring|tasting|peering into] the pot,” {he} said. “[Pots can’t help|It isn’t in there|Pots know nothing about it]. [It’s|It was|The thing is] [round the pot|round the outside|who’s round it|beside it].” But [how does one|how do you|how was {he} to] [open eleven doors|get eleven bolts undone|fetch out eleven people]? Nobody [comes out for|gets up for|crosses a street for] [a lecture|advice|the truth|good reasons]. [There is just one thing|One thing there is|One thing remains], as {hero} knew, that [no one can resist|nobody can leave alone|works on anyone]. It is [watching|seeing] somebody do [something silly|a thing that can’t work|a foolish thing].',
    ],
  ),
  deed: beat(
    show('reach', 'cheeky', 'brave', { props: FIRE }),
    [
      '[Plop|Splash|Plunk|Bloop], a stone in the [pot|soup|big pot]! {refrain}',
      '“[Stone soup|Hot stone soup|Lovely stone soup], nearly ready,” [sings|calls|hums] {hero}. “Who has a [carrot|leek|bean|turnip]?”',
    ],
    [
      '[Plop|Splash|Plunk|Bloop], in [went|dropped|jumped|dived] the stone. “[Lovely|Hot|Fine] stone soup,” {hero} [called|sang|cried], “and it only needs a carrot!” ^ A door went [creak|squeak|click|eek]. “I’ve got one carrot,” said [somebody|a nose|a voice|a nightcap].',
      '“{refrain}” {hero} [stirred|swished|chased] the water and the stone. “[Lovely|Wonderful|Delicious], if only I had one onion!” ^ “[Just one|Only one]?” [said|asked|squeaked] a voice by {spot}. “I [have|own|know] one.”',
    ],
    [
      'There was an [old fire|little hearth] in the middle, where [all the doors|every keyhole] could see it. [{hero}|So {hero}|There {hero}] [put the pot on|made it crackle|hung the pot up|lit it again]. [Plop, in went|Plunk, in fell|Splash went|Glug went] the stone. “Stone soup,” {he} told {c}, [rather loudly|to be overheard]. “It’s [nearly perfect|almost there]. {refrain}” ^ A [door|shutter|letter box] opened a [crack|finger’s width|bit]. “[Why nearly|Nearly what]?” said [somebody|a nightcap|one eye]. “It [wants|needs] a carrot,” said {hero}. “But [who has|who would own|where’s there] a carrot, [at this hour|so late]?”',
      '“What is that child [doing|up to|playing at]?” said a voice behind {spot}. “[Making|Cooking|Boiling] stone soup,” [called|answered|sang] {hero}. “[Don’t get up|Stay in bed|Never mind me|Sleep well].” {He} [stirred the water|blew on the fire|swung the spoon], and listened to the stone [go round|rattle|knock about]. “{refrain}” ^ The [door|shutter] [opened by a nose|moved an inch|let out a nose]. “[That’s|Why, that’s|But that’s] [only a stone|a pebble|just a rock]!” “[And|Yes, and|True, and] [a good one|a fine one|a fresh one|a ripe one],” said {hero}. “[A pity|A shame|Sad] about the onion, [though|mind].” There was [a pause|a silence|a shuffle]. “[Which onion|What onion|An onion|Why an onion]?”',
    ],
    [
      'In the middle, where people used to sit [of an evening|after supper|to talk], an old fire was [still glowing|not quite out|warm underneath]. {hero} hung the pot [over it|above it|up]. {He} held up the stone, [so that it could be seen|like a jewel|between finger and thumb], and [let it drop|let go|dropped it in]. [Plop|Plunk|Splash|Glup]. “Stone soup,” {he} [remarked|observed|announced] to {c}, and to [eleven keyholes|eleven listening doors]. ^ {He} stirred; {he} tasted; {he} [kissed|licked|smacked] [{his} fingers|{his} spoon|the ladle]. “[Nearly|Almost|So very nearly],” {he} said. “{refrain}” A [shutter|hinge|floorboard] [creaked|sighed|gave way]. “I’m [not interested|not asking|only passing|going back to bed],” said somebody, “but nearly what?” “[It’s got everything|There’s nothing missing|It’s perfect],” said {hero}, “apart from a carrot.” “I have a carrot,” said the shutter, [taken aback|rather surprised|before it could stop|in a new voice]. “[But only the one|Just one, mind|It’s the last one|A single one].”',
      'First {he} [made sure of|tried out|looked for] the [echo|acoustics|best spot]. Then {he} struck the pot [three times|hard, twice|four times] with the spoon, and it rang out over {place} like [a dinner bell|a school bell|a ship’s bell]. “Stone soup!” [cried|called|proclaimed] {hero}. “Please don’t [disturb yourselves|get up|trouble to look|put on your slippers]!” [Nothing will|Nothing else will|No alarm will] bring people to a window [faster|sooner|quicker]. ^ {He} lowered [the stone|that stone|the pebble] in [on a string|with both hands|by degrees]. {He} [sniffed, and sighed|hummed, and nodded|tasted, and swooned], and stirred [to the left|gently|against the clock]. “{refrain}” “There’s no such [thing|dish|soup],” [said|called|objected] a [voice|nightcap|keyhole]. “[That’s what I thought|So I thought|I thought so too],” said {hero} [warmly|at once|with a bow]. “It’s [astonishing|a wonder|beyond belief]. It’s only [a potato short|short of a potato|one potato off].” [There was|There came|Then came] [a silence|a pause|some breathing|a long think]. “[How large|What size of|How big] a potato?” said [the voice|the dark|the voice, lower].',
    ],
  ),
  deedHolds: beat(
    show('wave', 'smile', 'wonder', { props: FIRE }),
    [
      'In goes a [bean|pea|sprout], [plip|plop|blip]! In goes a [potato|turnip|parsnip], [splash|splosh|glug]! In come the [neighbours|grannies|children].',
      'One [carrot|turnip|cabbage], one [onion|leek|nut], one by one! Everybody [gives|brings|drops in] a bit.',
    ],
    [
      'One [carrot|leek|parsnip|turnip], one [onion|beet|radish|swede], [plip, plop|splish, splash|plip, plip], in they went. ^ “I’ve only got a pinch of salt,” said somebody [small|shy|behind them|very quiet]. “That’s [just what it needs|the best bit|the very thing],” said {hero}.',
      '[Out they came|Out they crept|They shuffled up], even from {spot}, each with one [little|small|odd] thing. ^ “It [isn’t much|is only one|is hardly anything],” they said. “[In it goes|Plop it in|It’s perfect],” said {hero}. And oh, how it began to [smell|bubble|steam and sing]!',
    ],
    [
      'It wasn’t [enough|much] for a supper, one [carrot|thin carrot|old carrot]. [That was why|So|Which is why] [nobody had cooked it|it stayed in its box|it lay in a drawer]. But the carrot went in, and [behind it|after it|on its heels] came an onion, held [in two hands|like an egg|like a candle]. ^ “I’ve got a potato [with a face|with a nose|like a boot|with two noses],” said somebody. “[I’ve got|Here’s|Mine’s] [half a cabbage|a bent leek|one sprout].” “I’ve only got [salt|a pinch of salt|my salt],” [whispered|breathed] the last, [from behind|at the back|in the shadows]. “[Salt|Real salt|Salt, at last]!” [cried|said|shouted] {hero}. “I’ve been [hoping for|waiting for|dreaming of|longing for] you.”',
      '“Mine’s a bit [wrinkled|bent|old|hairy],” said the first one, with a carrot. “[So is my stone|Stones aren’t choosy|So am I|So’s the pot],” [said {hero}|{hero} told them|laughed {hero}]. [In it went|In it hopped|Plop|Down it went]. After that they came [from all sides|one after another|out of everywhere], [in slippers|in shawls|yawning|in nightcaps]. ^ “[Stay and stir|Stay and taste|Come and stir],” {he} [told|begged|said to] each of them. “I’ve only got [two arms|one spoon].” So they [stayed|did|stirred|took turns]. They stood round the pot, [shoulder to shoulder|knee to knee|close together], [because it was cold|as the spoon was short|because there was one fire], and because something was beginning to smell.',
    ],
    [
      'The carrot came out in a [dressing gown|shawl|nightcap], carried [like a candle|like a baby|in both hands]. “It’s not worth having, [by itself|on its own|alone like that],” said its [owner|bearer|keeper]. “[That’s why I never|So I never did|It seemed silly|I was keeping it].” “[Hold it out|Over the pot],” said {hero}, “and [let go|look the other way|say goodbye to it|be brave].” Then there was an onion, and an argument about [how to cut it|who should cry over it|which end was the top], the first [talk|conversation|quarrel] that anyone had had in a week. ^ It didn’t do to [hurry|crowd|push] them. {hero} gave [each a job|out the jobs|everyone work]: you stir, you [blow on the fire|peel|hold the lid], you say when. The one with nothing but a pinch of salt [hung back until the end|came last|waited at the back]. “I’m told,” said {hero}, making room, “that without you it’s [only hot water|nothing but wet|merely warm].”',
      'There is a thing that people say when they are [ashamed of|shy about|embarrassed by] a potato. They say, “It’s [only small|nothing special|not very big|rather plain].” {hero} heard it eleven times [that night|in a row|over], about eleven [different things|odds and ends|vegetables]. [A turnip|A swede|A beetroot|A marrow]. [A heel of cheese|A rind of bacon|The end of a loaf|A cup of rice]. [Three|Five|Four] beans in an [eggcup|thimble|matchbox|saucer]. They’d each been sitting alone with it for a week, thinking that it was [not enough|too little|no good], and they had each been right. ^ [In they went|In it all went|In went the lot]. “Somebody stir,” said {hero}, and put the spoon into the [nearest|first|coldest] hand, and [stepped back|let go|moved away]. It was the [hardest part|brave part|difficult bit], stepping back. But the circle [closed|joined up] where {he} had been standing, and did not [stop|slow down|spill a drop].',
    ],
  ),
  solved: beat(
    show('cheer', 'laugh', 'joyful', {
      props: [
        { prop: 'soup-pot', place: 'ground' },
        { prop: 'campfire', place: 'ground' },
        { prop: 'cup', place: 'ground', count: 3 },
      ],
    }),
    [
      '[Slurp|Sip|Gulp|Lick], it tastes of [everybody|all of us|you and me]! {refrain}',
      '[A midnight|A big warm|A lovely hot] feast, with room for {c}! Everybody says [yum|mmm|more], [yum|ahh|please].',
    ],
    [
      'Everybody had a [bowl|cup|spoon|mug], and everybody [sat close|squeezed up|bumped knees]. “It tastes [of everything|so good|like home],” they [shouted|sang|cried|cheered]. ^ “{refrain}” [sang|cheered|laughed] {hero}, and banged {his} spoon for more.',
      'It was the [best|hottest|kindest] soup in the [world|street|land]! “The stone [did it|is magic|is clever],” said somebody. ^ {hero} laughed at all the [faces|noses|shiny chins] round the pot. “[Perhaps|A bit],” {he} said, “and the [carrot|spoons|elbows|company].”',
    ],
    [
      'They ate out of cups and hats and [one flowerpot|one boot|one watering can]. [Nobody spoke|It was silent|Nobody breathed]. Then somebody [said “Oh”|laughed|sobbed, happily|said “Mine”]. After that they all talked at once, with [their mouths full|noodles on chins|waving spoons]. ^ “That’s [some stone|a fine stone|quite a stone],” said somebody with [a full spoon|a third cup|soup in both eyebrows]. “[It’s not bad|It has its days|It means well|It likes you, too],” said {hero}. “{refrain}” they sang, [banging|clinking|waving] their spoons. Somewhere about the [third|fourth|fifth] helping it was midnight, and [nobody went home|nobody yawned|nobody cared].',
      '“[Well|So|Ready], [everybody|all of you|friends]?” said {hero}. They [looked into their spoons|sniffed|blew on their spoons|shut their eyes]. They [tasted|sipped|slurped|swallowed], and it was [quite still|hushed], apart from the [fire|bubbling|crackling]. ^ “It’s got [carrot in it|a taste|a middle],” somebody said [in wonder|slowly|looking round]. “[And my onion|My onion, too|There’s my onion]! I can [taste|pick out|find] my own onion, [next to your beans|kissing your leek|on top of your salt|waving at me].” Someone brought out a [fiddle|mouth organ|drum|tin whistle]. “{refrain}” they sang. It [tasted better|grew richer|tasted warmer] every time the spoon was [passed along|handed on|shared].',
    ],
    [
      'They sat on the ground, and [it was too cold to sit apart|there was only one fire to sit round|nobody wanted to be further off]. {hero} [ladled|poured|served]. Somebody [blew on a spoon|tipped up a cup|tried a drop], and tasted, and looked up [with wet eyes|quite pink|all shiny], and it was not the onion. “[There’s my carrot|That’s my carrot|It’s my carrot],” they said. “[Hello|Well, well|Good evening], [you|old friend|carrot].” Then it ran round the circle [like a secret|like a rumour|like good news], oh, and mmm, and pass the bread. ^ “You must let us have that stone,” said somebody with [a moustache of soup|soup on both ears|an empty cup]. “[Of course|By all means|Gladly|Any time],” said {hero}. “But it only [works with|does it for|cooks for|performs for] eleven [people|of us|mouths].” “{refrain}” somebody struck up. It was [past midnight|long past midnight|tomorrow already], and not one stomach [had a remark to make|so much as murmured|wished to speak].',
      '[Afterwards|Later|For years] they could never [agree on|settle|decide] what it had tasted of. [Smoke|Honey|Toast|Leather], said one. [Summer|Sunday|Butter|Home], said another. Turnip, said the one who had [brought|given|carried] the turnip, and [wept a little|had to sit down|would not be argued with]. It tasted of eleven [things|oddments|bits and pieces] that were no [use|good] [by themselves|apart|on their own]. ^ {hero} drank {own} from [a flowerpot|a jam jar|a hat], [wedged|squeezed] between {c} and somebody’s elbow. There had been an argument, [two songs|three toasts|a waltz], and a long story [about a goat|about a lighthouse|with no end]. “{refrain}” they [roared|bawled|chorused], and passed the spoon along. At the bottom of the pot, when it was empty, lay one [clean|shining|small grey] stone. “Delicious,” said everybody, and [meant it|went to look for more|licked the ladle].',
    ],
  ),
  home: beat(
    show('sit', 'sleepy', 'cosy', {
      at: 'home',
      props: [
        { prop: 'table', place: 'ground' },
        { prop: 'stone', place: 'ground' },
      ],
    }),
    [
      '[Full|Round|Warm|Happy] tummy, and a clean stone on the table. More soup [tomorrow|soon|with friends], {c}!',
      'No more [rumble|grumble|gurgle] in {hero}. {He} [pats|hugs|strokes] a [warm|round|full] tummy. The stone [sleeps|shines|sits].',
    ],
    [
      'At home {hero} put the stone on the kitchen table, [right in the middle|on a plate|with a pat]. ^ {He} pushed all the chairs [up close|up tight|cheek to cheek|right round it]. “[Ready for breakfast|Room for everybody|All together now|Just right],” {he} [told it|yawned|said].',
      '{hero} washed the stone and [tucked it up|laid it down|put it to bed] in the pot. ^ “[Good work|Clever stone|Well cooked],” {he} [told|said to] it. And {his} tummy did not [say anything|rumble|make a sound|answer back] at all.',
    ],
    [
      'At home {hero} pulled the chairs out of the [four corners|far ends|gloomy ends] of the kitchen and [set them round|squeezed them round] the table. [In the middle|Right at the centre|On the best saucer] {he} put the stone. ^ It looked like [any other stone|a plain old stone|nothing much]. “[You did very well|You’re a fine cook|Good stone|I’m proud of you],” {he} told it, and [yawned|stroked it|rubbed {his} eyes]. There was [still a bit of|one end of|a crust of] {thing} on the shelf. {He} cut it into as many pieces [as there were chairs|as it would go].',
      'Before {he} slept {hero} [laid|set] the table for [breakfast|tomorrow|everybody]. {He} did it with one [cloth|big cloth|blue cloth], where lately there had been four [trays|corners|little cloths]. ^ The stone [had the best place|sat in the middle], [on a saucer|in an eggcup|on a folded napkin]. From the window you could see {place}, [quite dark|fast asleep|all quiet] now. Nobody [rumbled|stirred|grumbled|gurgled]. They were all [asleep|snoring|tucked in], and you could [just smell soup|still smell onion|hear them smile|nearly hear the soup settle].',
    ],
    [
      'The kitchen was [as they had left it|just the same], with a chair in every corner, [each facing the wall|each with its back turned|like sulking cousins]. {hero} [stood and looked|counted them|shook {his} head|put down {his} spoon]. Then, as quietly as {he} could, {he} [carried them back|brought them home|walked them in], one after the other. The [marks|dents|scratches] on the floor showed where they [used to stand|belonged|had always been]. ^ In the middle of the table {he} [put the stone|stood the stone|set the stone down]. {He} could [imagine|hear already|picture] the [questions|faces|silence] at breakfast. “What’s [that|it|that stone] for?” they would say, [sitting down to hear|pulling up a seat|with their elbows in]. {He} thought of how {he} [would begin|would put it|would start the story]. {He} would say that it was [for soup|soup|for cooking|supper], [nearly|very nearly|almost].',
      'There was {a:thing} left on the [dresser|shelf|sideboard], one of the [old ones|dull ones|left-overs], from the days of no taste. {hero}, [on the way to|halfway to|yawning off to] bed, [picked it up|reached for it|took it down]. {He} was [not hungry|full|not hungry at all|far from hungry|as full as a drum], [to be frank|for once|tonight]. {He} had had [three flowerpots|four flowerpots|two hats] of soup. ^ {He} put it [back|down again|on a board], and fetched a [knife|bread knife|small knife], and cut it [with some care|very exactly|with a ruler] into as many pieces as the family had chairs. [In the morning|Tomorrow|By breakfast] it would [taste of something|be delicious|be worth biting|be a feast]. The stone {he} [kept|left|carried|put back] in {his} [pocket|other pocket|coat]. It was [still warm|warm yet|as warm as a hand|warm, and smelled of leek]. You never know when you may [run into|meet|come upon] [people with only one potato|somebody with half an onion|a crowd with one bean|a person with a parsnip].',
    ],
  ),
};
