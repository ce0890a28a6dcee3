import { FOUND_FAMILY_TRIES } from './found-family-tries.ts';
import { beat, type Plot, show } from './plot.ts';

const LABEL = [{ prop: 'letter', place: 'hand' }] as const;

/** Somebody small belongs to nobody. Families are not only found; some are chosen, from both sides. */
export const foundFamily: Plot = {
  id: 'found-family',
  titles: [
    '{hero} and a Chair for {little}',
    '{hero} and the Somebody on the Step',
    '{hero} Makes Room',
  ],
  taglines: [
    'A story about belonging',
    'A story about how a family can begin on any day of the week',
  ],
  blurbs: {
    young: [
      'Who is on the step? It is {little}, and {little} has nobody. {hero} will find {little} a family. High, low, here, there. Who will it be?',
    ],
    old: [
      'There is somebody on the doorstep with a label round the neck, and the label is blank. {hero} sets out to find out where {little} belongs. Everyone they ask is kind, and none of them is right. It takes {him} all day to see what was the matter with the question.',
    ],
  },
  refrains: {
    young: [
      'Room for one, and room for you!',
      'Budge up, budge up, room for more!',
      'You and me, and that makes three!',
      'Shuffle up, snuggle up, come on in!',
      'Hand in hand, a merry band!',
      'Big and small, room for all!',
      'One, two, three, come with me!',
      'Scoot along, you belong!',
    ],
    old: [
      'Budge up, there’s room for one more!',
      'One and one and one is us!',
      'You and me, and that makes three!',
      'Shuffle along, it’s where you belong!',
      'Count us again, there’s room for ten!',
      'Big or small, there’s room for all!',
      'Room on the mat, so hang up your hat!',
      'Two make a pair, and three fit the chair!',
    ],
  },
  lessons: ['kindness', 'being-yourself', 'sharing', 'listening'],
  themes: ['adoption', 'lonely', 'friendship', 'kindness'],
  quest: { props: ['letter'], from: 'none' },
  little: {
    creatures: ['mouse', 'hedgehog', 'rabbit'],
    names: ['Fig', 'Bean', 'Pip', 'Wren'],
  },
  want: beat(
    show('kneel', 'surprised', 'wonder', { at: 'home', props: LABEL, little: true }),
    [
      'Who is [on the step|at the door|on the mat]? It is a [small|lost|shy] {littleKind} called {little}!',
      '[Knock, knock|Rat-tat|Tap, tap], says somebody [small|low down|little]. “I’m [called|just|only] {little}.” {hero} [kneels|bends|crouches] down.',
    ],
    'Somebody small sat [on the step|by the door|on the doorstep|under the doorbell], with a label [on a string|round the neck|as big as a plate]. ^ “I’m {little},” [said the {littleKind}|squeaked the {littleKind}|said the {littleKind}, and bowed]. “To”, [read {hero}|spelt {hero}|{hero} read out]. [Then the label was empty|The rest was white|After that came nothing|And there it stopped].',
    'On the step sat a {littleKind}, very small and [very straight|very dusty|very polite|very patient], with a label [on a string|round its neck|as big as itself]. “I’m {little},” [it said|it began|it told {him}]. “[It’s all on there|It says so there|The rest’s on there|You only have to read it|It’s written down].” ^ {hero} [turned the label over|knelt and took the label|turned the label to the light|read the label, front and back]. “To” [it said|it began|was the first word], and after that came [nothing at all|nothing but paper|no more]. “I was [afraid of that|afraid so|wondering|worried about that|told as much],” said {little}.',
    'The {littleKind} on the step had a label tied round its neck, [as you’d tie|as one ties] one to a [suitcase|birdcage|trunk]. “[Good day|Excuse me|How do you do|I beg your pardon],” it said. “[I’m|I’m called|My name is|They call me|You may call me] {little}. [Would you be|Might you be|Could you be] [so kind as to read me|so good as to read me|so kind as to look me up]? I’ve [got as far as here|come as far as this step|managed to get here], and I can’t [see my own chin|read upside down|get my chin out of the way].” ^ {hero} [knelt down and read the label|went down on {his} knees and read it|knelt and took hold of the label|got down on both knees and read]. Then {he} [looked at|tried|turned to|hoped for] the other side. “It says ‘To’,” {he} said [carefully|gently|slowly], “and then [it stops|there’s a gap|no more].” “[Ah|Oh|I see|Dear me|Aha],” said {little}. “I [did wonder why nobody came|wondered why it took so long|wondered about the quiet|thought it was light for an address|did think people looked puzzled].”',
  ),
  setOut: beat(
    show('walk', 'brave', 'joyful', { props: LABEL, little: true }),
    [
      '“We will [find your family|ask every door|look and look],” says {hero}. {refrain}',
      '[Come|Hop|Trot] along, {little}, [come|hop|trot] along, {c}! {refrain}',
    ],
    '“Everyone [belongs somewhere|has somebody|comes from somewhere|goes somewhere],” said {hero}. “[We’ll find out where|Let’s find out where|We’ll just ask|We’ll find your somewhere].” {little} [held on to {his} finger|took {his} thumb|climbed on {his} shoe|trotted beside {him}]. ^ “{refrain}” they [sang|hummed|called|all sang].',
    '“Then we’ll [find out|go and ask] who [comes after the ‘To’|the ‘To’ is to|belongs on that line],” said {hero}. {He} [put a pencil in {his} pocket|put a pencil behind {his} ear|looked out a pencil|sharpened a pencil] [to fill it in with|for the rest of it|to write it in with]. {C} [went in front|led the way|went ahead], and {little} [went in the middle|walked in the middle|kept to the middle], where it is [warmest|safest|nicest]. ^ “{refrain}” they shouted, [to keep in step|out of the gate|till the gate rattled|as they set off].',
    '“It [only wants finishing|needs only one name|just wants its other half|only wants a name],” said {hero}. {He} [sharpened|found|borrowed|licked] a pencil [for it|for the purpose|specially]. Somewhere {within} there must be a family that was [one short|short of one|one too few], and it stood to reason that [they would be pleased|they’d be looking|they had noticed]. ^ They set off [in a row|in single file|one behind the other], with {little} in the middle, that being the place [with no draughts|with company on both sides|nobody falls off]. “{refrain}” [called|struck up|sang|began] {hero}. It was [only something to march to|only a thing to walk to|only a tune for feet|just something for the legs|nothing but a marching song]. {little} knew all of it [by the second lamp post|before they turned the corner], and sang it as if it were [the address|a street and a number|a promise].',
  ),
  problem: beat(
    show('think', 'thoughtful', 'worried', { props: LABEL, little: true }),
    [
      'Who is like {little}, [who, who|tell me|I wonder]? {hero} looks [up and down|left and right|high and low].',
      '“Whose are you, {little}?” {hero} [scratches|taps|rubs] {his} [head|chin|nose] and thinks. {C} [thinks|hums|sits] too.',
    ],
    '“[What is your family like|Tell me about your family|Have you got a big family|Is your family tall or short]?” asked {hero}. {little} [thought and thought|thought hard|shut both eyes|counted on four toes]. ^ “I [don’t know|can’t say|wish I knew|couldn’t tell you],” said {little}. “I [haven’t met them|haven’t seen them|never saw them|haven’t got there].”',
    '“We’ll [look for|find|ask for] somebody who [looks like you|has your sort of ears|matches],” said {hero} at {spot}. “[What do they look like|How do they look|So what are they like|Are they round, or long|What sort of face is it]?” ^ “[I’ve never seen me|I’ve only seen my feet|I don’t know, I’m inside|I’ve not looked at me|I can’t see me from here],” said {little}. [That made it harder|That was awkward|It was a difficulty|That was no help|It made things slow]. {hero} [drew|sketched|began to draw] the {littleKind} [on the ground|on {his} hand|on an old ticket] with {his} pencil. It came out rather like a [potato|turnip|dumpling|pebble with ears|teapot].',
    '[It turned out that|As it happened,|It appeared that] {little} could not [help them much|be of much use|tell them much]. [Had there been a garden|Had there been a chimney|Was there a stair|Had they had a gate|Was it upstairs or down]? There had [been|only been|been, chiefly,] a [box|cardboard box|box with string]. [Were they|Had they been] [tall, or short|loud, or quiet|many, or few]? “[I was inside|I was in the box|I never saw out|I was packed|There was no window],” said the {littleKind}. “[It was mostly dark|One hears a bit|It was brown all round], [to be honest|I’m afraid|if that helps].” ^ {hero} [sat down|knelt|stopped] by {spot} to [make a list|draw up a list|begin a list]. “Somebody who looks like you,” {he} wrote, “or lives like you, or [eats what you eat|sneezes the way you do|gets up when you get up].” It [seemed|was|looked] a [sensible|thorough|good|very fair] list. “[Families|All families] [match|look alike|come in sets],” {he} [told|explained to|informed] {c}. {C} looked {him} [up and down|over from the feet up|over, ears first], and [said nothing for some time|hummed a little|coughed].',
  ),
  tries: FOUND_FAMILY_TRIES,
  turn: beat(
    show('look-aside', 'thoughtful', 'quiet', { little: true, props: LABEL }),
    [
      '{little} has a crumb and [shares|halves|splits] it. Some for {hero}, [some|more|a bit] for {c}!',
      'Sit [down|here|close], {hero}! {little} [fits|squeezes|snuggles] in the middle with a crumb.',
    ],
    'They [sat down|had a rest|stopped|took off their shoes] by {spot}. {little} had [saved|kept|carried] a crumb, and [made three of it|cut it in three|broke it in three]. ^ “[{hero} first|You first|This is for {hero}|First {hero}],” said {little}. It was [very small and very good|gone in one lick|the size of a pea|small, and it tasted of toast].',
    'They [had to sit down|had to rest|could go no further|stopped for a rest|sat down in a heap]. {little} [got out|produced|unwrapped] a crumb, [saved since breakfast|saved from somewhere|rather flat by now], and broke it in three. The [biggest bit|largest bit|best bit] went to {c}, who was always [hungriest by now|empty by now|peckish about now]. ^ “[How did you know|Who told you|How did you guess|How could you tell|Did I tell you]?” asked {hero}. “I’ve been [with you all day|next to you all day|beside you for hours|listening all day|in the middle all day],” said {little}. “[You notice|One notices|One sees things|Things show|It’s hard to miss].”',
    'By {spot} [their legs gave out|their feet went on strike|they came to a stop|they ran out of walk]. {little} [unpacked|produced|brought out] a crumb [of toast that had been carried|of toast it had carried] since breakfast, and [divided it into|broke it into] three. [It did so without asking|Nobody had to ask]: the largest for {c}, [who went quiet when hungry|whose tummy had been talking|who hadn’t said a word for an hour], and the one with butter for {hero}. ^ “[How did you know|Who told you|How do you come to know|Did I ever say] I like the buttery end?” {he} [asked|wanted to know|said|inquired]. “[You told me|You said so|You mentioned it],” said {little}, “at the [second|fourth|first] lamp post. You [said a lot there|talked a good deal there|were chatty there|said all sorts of things|were telling {c}].” {hero} could not [remember it|remember a word|recall it|think when|remember saying it]. [Somebody else had kept it|It had been kept|Somebody had looked after it|It had been put by] for {him}.',
  ),
  turnDeepens: beat(
    show('hug', 'wonder', 'wonder', { little: true }),
    [
      '{little} is [cold|shivery|tired], so {hero} opens {his} [coat|scarf|arms]. [Tuck|Wrap|Button], and now it is warm.',
      'Up [you come|you get|we go], {little}! {little} [rides|snuggles|tucks in] under {hero’s} chin. {C} [tucks|pats|hums] too.',
    ],
    '[The wind blew|A cold wind came|{little} shivered|Brr, it was cold]. {hero} [tucked|put|wrapped] {little} under {his} scarf. Two ears [came out|stuck out|popped up|showed] at the top. ^ “It’s just [my size|right|my shape] in here,” said {little}.',
    '[The wind got up|It blew|A chill came], and {hero} put {little} [inside {his} coat|under {his} coat|down {his} collar] without thinking. [A small heart went|A small heart knocked|{He} could feel a small heart|Something ticked] against {his} own, [much faster|twice as fast|quick as a watch]. ^ “They’re not [the same|in time|in step],” said {little}, [listening|after a while|with one ear down]. “But they keep [bumping into each other|meeting|saying hello].” They [sat on|stayed] a bit longer [than they needed to|than was needed|and then a bit longer|and said nothing].',
    '[It was getting cool|The air had turned chilly|A draught had got up], and {little} was put inside {hero’s} coat, between [the third button and the fourth|the first button and the second|two warm buttons]. Nobody had [decided it|thought about it|suggested it|made a plan of it|given it a thought]. It was [simply|just] [where the {littleKind} went|where there was room|the place for it]. ^ “We’ve only [two places|two names|three names] left on the list,” {he} said [into {his} collar|downwards|to {his} own buttons]. “[Good|Oh, good|Splendid],” said the collar, [not very loudly|after a moment|in a small voice]. [For the first time that day|All at once|Just then] {hero} [found|noticed] that {he} was [hoping for a no|hoping they’d be out|wanting to hear no]. {He} was [ashamed of it at once|ashamed of that|sorry at once], and [walked faster|took longer steps|blushed].',
  ),
  lowPoint: beat(
    show('sit', 'sad', 'quiet', { props: LABEL, little: true }),
    [
      'No one left to ask, no [doors|bells|steps] left. {little} [cries|sobs|weeps] on the label.',
      '“I am [nobody’s|no one’s|for nobody],” says {little}. {hero} [sniffs|gulps|sits] and has no answer.',
    ],
    '{hero} had [nobody left to ask|no more doors to knock at|asked them all|come to the last door]. {little} [looked at the label|turned the label round|held the label tight|read the label again]. ^ “[Perhaps it’s not empty|Maybe it isn’t empty|Perhaps it’s not unfinished|Maybe nothing’s missing],” said {little}. “Perhaps [that’s what it says|that’s the address|it means just that|that’s all of it]. [To nobody|To no one|To nobody at all].”',
    'That had been [the last of them|the last door|the last on the list|all of them|the end of the list]. {little} [took off|untied|pulled off] the label and [smoothed it flat|folded it once|stroked it smooth]. ^ “I don’t think [they forgot|it got rubbed out|it’s a mistake|they ran out of ink|anyone forgot],” said {little}. “I think that’s [all there is|the whole of it|what they meant|all of it|the end]. [To, and then nothing|To, full stop|Only To|Just a To|To, and no more].” {hero} [wanted to say something|opened {his} mouth|searched for a word], and there was a lump [where the words come out|in {his} throat|the size of an egg].',
    '[The pencil|Line by line the pencil|By now the pencil] had [crossed out everything there was|come to the end of the list|put a line through everything]. {little} [asked to be set down|wriggled down|begged to be put down], and stood there with the label, [being brave about it|very upright|chin up]. ^ “I’ve been [thinking|turning it over|having a think|doing some thinking|working it out],” said the {littleKind}. “It may [not be a mistake|be quite correct|be right as it is|be no accident|be exactly what they meant]. It may just be [addressed to nobody|for nobody|meant for no one|the full address|to no one at all]. [You needn’t wait|You can go home|Don’t stay on my account|You’ve been very kind|You mustn’t be late]. I can [manage boxes|put up with boxes|live in a box|make do with boxes|find a box].” It was said [so politely|so kindly|so calmly] that {hero} [could not answer|had no answer|found no words]. {He} [had to sit down|had to sit|sat down on the spot|felt {his} knees go|sat down hard]. There [ought to|should|could so easily] have been a [name|word] on it. It [was only|needn’t have been more than|took only] four letters, or five. You’d think [that someone|that anyone|somebody with a pen] could have [spared|managed|found] them.',
  ),
  spark: beat(
    show('think', 'wonder', 'wonder', { props: LABEL, little: true }),
    [
      'Who [sang|hugged|carried], and who [shared|walked|looked]? {hero} did, and {c}, [all day|all along|every step]!',
      '“It’s us, {little},” [cries|gasps|laughs] {hero}. “We are the [family|ones|home] for you!”',
    ],
    '{hero} [thought of|remembered|counted] [the song|the walk|the coat], and the crumb, and the hug. [That was what families did|Families did such things|Those were family things]! ^ “We [looked for|knocked for|asked for] one all day,” {he} said, “and we were [being one|one ourselves|one all along].”',
    '{hero} [went through the day|thought the day through|played the day over|turned the day over] [again|from the front|backwards|bit by bit]. Who had [known|guessed|noticed] who [was hungriest|was hungry|liked the crust]? Who’d [been kept|been put|walked] in the middle, [where it is warm|where it’s safe|out of the wind]? ^ “{C},” {he} [whispered|breathed|said slowly], “I think we’ve been [asking the wrong way round|reading it backwards|asking the wrong thing]. We [kept on asking|always asked|asked and asked] who {little} [matches|looks like|is the same as]. We [never asked|should have asked|forgot to ask] [who {little} belongs with|who sits next to {little}|who {little} goes home with].”',
    '{hero} [looked at|took out|smoothed|read through|went down] {his} list. [Somebody who looks like you|Somebody with the same ears|Somebody who matches|Somebody of the same shape|Somebody alike]. Somebody who [eats what you eat|gets up when you do|sneezes as you do|eats the same|has your taste]. {He} thought of the [people|crowd|faces] at {his} own table, and of how you could have lined them up and not matched [a single sock|one nose|one ear]. ^ [It had never been that|So it couldn’t be that|It wasn’t that at all|That had never been it|It had nothing to do with that]. It was who [knows which end of the toast you like|can tell your step on the stairs|knows how you take your toast|leaves you the end you like]. It was who [has your place kept|keeps your place|saves you the chair] with [no draught in it|the good light|a view of the pot]. [All day|For hours] they had carried the answer about, under a coat, and [held it up to|shown it at|carried it past] other people’s doors.',
  ),
  deed: beat(
    show('kneel', 'brave', 'brave', { props: LABEL, little: true }),
    [
      '“Will you be [ours|our own|with us], {little}?” asks {hero}. {refrain}',
      '“We [choose|want|like] you, {little}, do you [choose|want|like] us?” {little} [nods|hops|beams] and says yes.',
    ],
    '{hero} [knelt down|got down low|went down on one knee|knelt right down]. “Would you like [to be ours|to live with us|to stay with us|to have us]?” {he} [asked|said|asked {little}]. “[You can say no|No is all right|You don’t have to|You may say no]. I’d be [sad|sorry|quiet], but you can.” ^ “{refrain}” said {little}.',
    '{hero} [got down on|went down on|dropped to] {his} knees, [so as to be the right height|to be as small as {he} could|nose to nose]. “We’d [like it to be us|want it to be us|love it to be us],” {he} [said|admitted|added]. “[Only, it|But it|It] isn’t just us who [choose|decide|pick]. [You’ve got to want it too|You must want it as well|You get a say|It takes your yes too|You choose as well]. [You may think about it|Take all the time you like|There’s no hurry|Sleep on it|You can walk round us first].” ^ {little} [thought about it|took time over it|considered it] for as long as [a hiccup takes|a sneeze lasts|it takes to blink|a hop takes]. “{refrain}”',
    '[You cannot just|One can’t simply|Nobody may just] [write a name on somebody|put a name on a person|go writing on people]. {hero} [knelt|got down] [until their eyes were level|nose to nose|until they saw eye to eye]. “It would be [our house|ours|us],” [{he} said|{he} told {little}|{he} explained]. “It’s [loud|noisy|untidy], and there’s a stair that [creaks|squeaks|groans], and [I’m not at my best in the mornings|there’s often cabbage|the tap drips|somebody always hums]. You would have to [choose us as well|pick us, too|want it yourself|say so yourself|choose back]. It [only counts from both sides|only works from both ends|takes two sides to count|isn’t done till both say it|needs two yeses].” ^ {He} [held out|offered] the pencil and [did not breathe|held {his} breath|kept very still]. The {littleKind} [turned it over|took it in both paws|weighed it] and [looked at the point|sniffed the end|tried the point]. “{refrain}” said {little}, and [the second half of it|the end of it] was [mostly sniff|mainly squeak|rather wet].',
  ),
  deedHolds: beat(
    show('hold', 'smile', 'joyful', { props: LABEL, little: true }),
    [
      '{hero} writes, [scritch, scratch|scribble, scribble|lick, scratch]. “To us,” says the label [now|at last|to {little}].',
      '“To {hero}, to {c}, to [home|us|all three],” [reads|says|sings] {little}. {hero} [underlines|dots|signs] it.',
    ],
    'Then {hero} [took the pencil|found a pencil|licked the pencil|held the pencil tight]. “To,” [it said already|it had always said|the label said|it began]. {He} [wrote|added|put] “Us”. ^ {little} looked at it [for a long time|from very near|and looked|upside down, too]. “[It fits|It’s warm|It’s short|It’s mine],” said {little}.',
    'So {hero} [took the label|spread out the label|held the label flat] and wrote, [in {his} best letters|slowly and neatly|with {his} tongue out|in round letters], “Us”. {little} [spelt it out|read it], [and then all of it|and then backwards|letter by letter|aloud]. “It’s [shorter than I thought|short|only two letters|quickly read].” ^ “We could [make it longer|add some more|put more|squeeze in a Smith],” said {hero}. Nobody could [think of|come up with|name] anybody [who was missing|who wasn’t in it|to add]. {C} [made a mark|drew a line|left a print] underneath, [to make it legal|as a witness|to be in it|for luck].',
    '{hero} [licked|sharpened|wetted] the pencil, for [solemn writing wants it|it was solemn|a solemn thing needs it], and after “To” {he} put two letters. Then {he} [showed it to|passed it to|turned it towards] {c}, who signed it, in the only way {c} could, but [with a flourish|with great care|twice]. ^ “To Us,” {little} [read aloud|read out|spelt out|pronounced|said, trying it]. It was [read again from the back|held to the light|shaken a little], to see [whether it held|if it would come off|if it stayed]. “I’d [always imagined|always pictured|expected] it as [something longer|a longer thing|longer],” said the {littleKind}. “[With a number in it|With several numbers|With a number and a letter|With numbers on both ends]. But you’d never [fit all this into|get us all into|find us all under|hang all this on] a [number|ticket|docket].”',
  ),
  solved: beat(
    show('dance', 'laugh', 'joyful', { little: true }),
    [
      '[Dance|Hop|Twirl], {little}, [dance|hop|twirl], {c}, all in a ring! {refrain}',
      '[Round and round|Up and down|In and out], {little} too! {refrain}',
    ],
    '“{refrain}” [They danced|They hopped|They twirled|They galloped] round {spot}, {hero} and {c} and {little}. ^ It was [a much better dance|a better dance|twice the dance|much more of a dance] with one more in it.',
    '“{refrain}” They [danced round|whirled round|went round] {spot}, all in one knot, with [somebody’s ear in somebody’s eye|somebody’s foot in somebody’s hat|too many elbows]. {C} [went the wrong way round|began at the end|danced backwards|went left for right], and so it was the right way [for once|for everybody|exactly]. ^ “[Is it always like this|Is it like this every day|Do you do this often|Are families always like this|Is this usual]?” puffed {little}. “[Not always|Not every day|Mostly|Only now and then|Oh no],” said {hero}. “[On Mondays it’s louder|On Sundays it’s louder|There’s soup, too|Sometimes there’s cake|Sometimes we do it sitting down].”',
    'They were so [loud|noisy|merry] about it that [people came to look|people came out to look|heads came round corners|someone threw a penny]. “{refrain}” sang {hero} at {spot}, and [went round and round|spun like a top|galloped about] with {little} [on {his} shoulders|on {his} head|under one arm]. “[What’s the matter with|What’s got into|What’s up with|Who wound up] those three?” [somebody asked|somebody wanted to know|a voice asked]. “We’re a family,” [called|cried|shouted|sang] {little}. “[For about ten minutes|For nearly ten minutes|For six minutes already|As of just now|Brand new]!” ^ “You don’t [look alike|match|look it|look the least alike|go together],” [said the somebody|the somebody objected|said somebody]. “No,” said {little}, with [great satisfaction|deep pleasure|much pride], [from up there|looking down|with both ears up]. “[We don’t, do we|Not a bit, do we|Not in the least|It doesn’t show, does it|We’re all different]? [You have to know us|You’d have to ask|It’s on the inside|One has to be told|It’s a thing you hear].”',
  ),
  home: beat(
    show('sit', 'smile', 'cosy', {
      at: 'home',
      props: [{ prop: 'chair', place: 'ground' }],
      little: true,
    }),
    [
      'A [pot|pan|box] and a cushion, what a chair! [Soup|Toast|Pie] for {little} and [us|{c}]!',
      'One more [spoon|cup|sock], one more chair. One more [kiss|hug|friend], and it is {little}!',
    ],
    'At home {hero} [found|made|chose] a chair for {little}. It was a [cotton reel|matchbox|thimble|tea tin|flowerpot]. There was a [cup|spoon|bowl|blanket] too, and a [hook|nail|peg] for the label. ^ Everybody [budged up|moved over|made room|squeezed up].',
    'At home there was a chair too few, until {hero} [turned over a flowerpot|put a cushion on a box|thought of the footstool|upended a bucket|sawed a log]. There was [a hook too few|a peg too few|no hook to spare], so {he} [put in a nail|knocked in a nail|banged in another]. Then {little} [hung up|put up] the label, [next to all the coats|among the scarves|beside the hats|below the coats]. ^ “To Us,” it said, [to everyone who came in|to the whole room|to all who came by|to the postman]. [It was read a lot|It was often read|Most of them read it twice|It was never taken down|It got a bit thumbed].',
    'It is [surprising|remarkable|odd] how much room there is at a table [that is full|with everyone at it|where all the places are taken]. {hero} moved [one plate|the butter|two cups] a little to the left; [that was all it took|it took no more|and there it was]. [A flowerpot with a cushion|A bucket with a cushion|A flowerpot and a folded scarf|A box with a cushion] [made the chair|was the chair|did for a chair]. {He} [knocked a nail|screwed a hook|put a hook] into the wall, [at the height of {his} knee|low down|at a handy height], beside the row where the coats hung. ^ {little} [hung the label there|hung up the label], and stood back, and [straightened it|looked|gave it a pat]. It was [never taken down|there for good|not moved again|there from then on]. When people [asked what it said|asked about it|wished to know what it said], it was always {little} who [got to read it out|read it out|did the reading|told them].',
  ),
};
