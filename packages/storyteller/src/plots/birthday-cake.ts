import { beat, type Plot, show } from './plot.ts';

const CAKE = [{ prop: 'cake', place: 'ground' }] as const;

/** A cake for somebody who has never had one: every recipe goes wrong until the hero asks what the guest likes. */
export const birthdayCake: Plot = {
  id: 'birthday-cake',
  titles: ['{hero} and the Wobbly Cake', '{hero} and Nobody’s Birthday', '{hero} Bakes a Surprise'],
  taglines: ['A story about asking first', 'A story with crumbs in it'],
  blurbs: {
    young: [
      'Stir, stir, stir! {hero} and {c} bake a cake. Oops, too flat! Oops, too tall! Who is it for? Somebody small, who has never had one.',
    ],
    old: [
      '{little} has never had a birthday. {hero} means to put that right, with flour, eggs and rather too much enthusiasm. Three cakes later there is batter on the ceiling, and the one thing nobody has thought of is to ask.',
    ],
  },
  refrains: {
    young: [
      'Stir, stir, stir it round!',
      'Mix it, whisk it, pop!',
      'Beat it, heat it, eat it!',
      'Spoon goes in, round and round!',
      'A pinch, a plop, don’t stop!',
      'Whisk, whisk, what a risk!',
      'Scoop and shake and bake!',
      'Lick the spoon, ready soon!',
    ],
    old: [
      'Stir it up and hope for the best!',
      'Mix and whisk and never mind the mess!',
      'Beat it, heat it, somebody eat it!',
      'A pinch of this and a lot of that!',
      'Round the bowl and lick the spoon!',
      'Scoop and shake and watch it bake!',
      'Butter and batter, what does it matter!',
      'Dollop and plop and over the top!',
    ],
  },
  lessons: ['mistakes', 'listening', 'sharing'],
  themes: ['birthday', 'cooking', 'party', 'gift', 'kindness'],
  quest: { props: ['cake'], from: 'none' },
  little: {
    creatures: ['mouse', 'hedgehog', 'frog', 'duck'],
    names: ['Crumpet', 'Nutkin', 'Teasel', 'Mop'],
  },
  want: beat(
    show('kneel', 'surprised', 'cosy', { at: 'home', little: true }),
    [
      '{Little}, a small {littleKind}, has no birthday, [not one|oh dear|none]! No [cake|song|candle] and no [balloon|hat|clap].',
      '“No [cake|candle|song] ever,” says {little}, “and no [balloons|party|clapping].” {hero} drops the [spoon|toast|jam]!',
    ],
    'A [tiny|small|very small|shy] {littleKind} lived under {hero’s} [step|doorstep|back step]. “[What is|Who has|Who eats|What happens on] a birthday?” [asked|squeaked|called] {little}. “I never [had one|got one|saw one|met one].” ^ {hero} [dropped|let go of|sat on] {his} [spoon|toast|jam|crayon|sock].',
    'A {littleKind} called {little} [lived under the back step|had a home under the back step|kept house under the back step|lived with one chair under the back step]. “What’s that [singing|noise|clapping|tune]?” {little} [asked one day|asked, with both ears up|called up one day|asked, nose in the air]. “[Somebody’s|The baker’s|The neighbour’s|My cousin’s] birthday,” said {hero}. “[When’s|And when’s|So when’s|What day’s] yours?” ^ “[I don’t think I’ve got one|I think I was left out|I don’t believe they had one left|Mine never came],” [said {little}|said {little}, scratching an ear|said {little}, and thought about it]. {hero} [had never heard|had seldom heard|could not remember hearing] anything so [sad|unfair|lonely|quiet] in {his} life.',
    'It came out [by accident|over a biscuit|sideways|between two yawns]. {hero} was telling {little}, the {littleKind} under the back step, about [candles|balloons|cards|cake], and {little} [listened with folded paws|listened without blinking|held very still to listen|listened with {little’s} head on one side]. “[And when’s yours|When do you have yours|And what day is yours]?” [asked {hero}|{hero} went on|said {hero}]. ^ “Oh, [we don’t have them|none of us have them|that’s not for us|we never go in for that],” said {little} [lightly|cheerfully|and smiled|brightly]. “You need to know [what day it was|which day to count from|when you began], and [nobody wrote it down|nobody made a note|nobody had a pencil|nobody kept the paper].” It was said [without complaint|without a sigh|as one mentions the weather|with a small shrug]. That was what {hero} [could not get over|could not swallow|kept hearing|couldn’t put down]. {He} went indoors and [stood|stood for some time|planted {himself}] in front of the [flour|larder|butter dish|oven], and made up {his} mind.',
  ),
  setOut: beat(
    show('carry', 'cheeky', 'joyful', { props: [{ prop: 'basket', place: 'hand' }] }),
    [
      'A [big|secret|birthday] cake for {little}! “{refrain}” [sings|hums|whispers|chants|puffs] {hero}.',
      'Flour, eggs, [honey|spoon|butter], and come, {c}! “{refrain}” they [sing|hum|whisper|chant|puff].',
    ],
    '“We will bake the [best cake ever|nicest cake in town|grandest cake ever|best cake in the world],” {hero} [told|whispered to] {c}. “But [hush|shh|sssh], [it’s a secret|it’s a surprise|walls have ears|not a word].” ^ They took [a bowl and a spoon|a bowl and a whisk|flour and a spoon|eggs and a towel]. “{refrain}” they [sang|hummed|whispered|chanted].',
    '“It has to be [a surprise|a secret|a bolt from the blue|hush-hush],” {hero} [whispered|said behind {his} hand|breathed|hissed through the keyhole]. “So we’ll bake it {within}, where {little} [won’t smell it|can’t sniff it out|won’t hear the whisk|won’t come to look].” ^ {He} packed a bowl, [a whisk|a sieve|a spoon|a rolling pin] and [eleven|thirteen|a dozen and one] eggs. “{refrain}” [Nine of the eggs arrived|Most of the eggs arrived|Nine eggs got there whole|{C} carried nine of them safely].',
    'It would have to be a surprise, and one cannot [hide the smell of cake from|bake behind the back of|keep a warm oven from|whisk unheard above the head of] a {littleKind}. “We’ll bake it {within},” {hero} told {c}, “where [nobody will suspect|nobody counts eggs|nobody asks questions|no one would look for a kitchen].” ^ [They packed|Into the basket went|They took along] flour, a bowl and [the second-best whisk|a spoon with a burnt handle|the big sieve|honey in a jar without a label]. {hero} [had never|had not, as yet,|had never once] baked anything [on {his} own|without a grown-up near|by {himself}|except mud pies]. But {he} had [watched|looked on|been present] very often, and [eaten the results|licked the spoons|held the towel|scraped the bowls]. “{refrain}” {he} said, tying on an apron that [came down to {his} shoes|had somebody else’s gravy on it|went round {him} twice|would have done for a tent].',
  ),
  problem: beat(
    show('hold', 'thoughtful', 'funny', { props: [{ prop: 'soup-pot', place: 'ground' }] }),
    [
      'How much flour, {c}, a [cup|hat|boot|sock] full? [Pouf|Poof|Whoosh|Flump], and [atchoo|achoo|cough, cough], goes {hero}!',
      'One egg, two eggs, [tap|crack], on the [pot|spoon|bowl]! The third [lands|drips] on my [nose|toes|hat].',
    ],
    'They made a [kitchen|little kitchen|cake shop|tiny bakery] by {spot}. {hero} [put in flour|tipped in flour|threw in flour|shook the flour bag]. [Pouf|Whoosh|Poof|Floomp], now [everyone was white|they looked like ghosts|they were two snowmen|{c} had a white beard]. ^ “How much [sugar|milk|butter|honey]?” asked {c}. [Nobody knew|They tossed a spoon for it|They guessed|They asked the bowl].',
    'They set up [the kitchen|the bowls|a stove and a bowl|their bakery] beside {spot}. “[First you take some|You start with some|You begin by adding some],” [said {hero}|{hero} explained|{hero} told {c}]. “Some what?” [asked {c}|asked {c}, holding a spoon|asked {c}, under the flour|asked {c}, looking round]. “Just some,” [said {hero}|said {hero} firmly|said {hero}, waving the whisk|said {hero}, and poured]. “That’s [what it always says|how they all begin|what grandmothers say|all that’s on the packet].” ^ [It soon became clear|They found out before long|The table soon showed|The floor soon proved] that “some” is a very [big|wide|roomy|slippery] word.',
    'By {spot} they built an [oven out of stones|oven out of flat stones|oven, and it only fell down twice|oven that leaned a little]. [There {hero} discovered|Then {hero} discovered|At this point {hero} noticed] that {he} knew how a cake begins and [how it ends|how it is eaten|what is licked afterwards], and nothing in between. “You [cream the butter|fold the eggs|rub the flour|separate the eggs],” {he} said. “[With cream|How far|Into what|What for]?” asked {c}. ^ [{He} recalled|{He} fished up|From somewhere {he} got] a word like “fold”, and {he} [folded the batter, as far as it would go|folded the batter, twice across and once down|folded the batter neatly, like a towel|folded the batter into four]. It is [extraordinary|odd|curious|remarkable] [how simple a thing looks|how quick a thing looks|how little mess there is] when somebody else is doing it.',
  ),
  tries: [
    beat(
      show('look-aside', 'surprised', 'funny', { props: [{ prop: 'pancakes', place: 'ground' }] }),
      [
        'Out it comes, as flat as [a mat|my foot|a plate]! Not enough [stirs|whisking|puffing], {c}.',
        '[Flop|Flap|Plap|Slap], the cake is a [plate|hat|mat]! We should have [stirred|whisked] and [stirred|whisked].',
      ],
      '“{refrain}” they [sang|hummed|panted]. The cake came out as flat as a [hat|plate|letter|sock|mat]. {C} [sat on it by mistake|trod on it by mistake|wore it for a bit|fanned {hero} with it]. ^ They had forgotten to [put in air|beat in the air|stir in some air|let any air in].',
      '“{refrain}” they [sang|shouted|puffed]. The cake went [into the oven|on to the fire] as a puddle and came out as a [roof tile|doormat|tea tray|bath mat]. ^ {C} [threw it|gave it a spin|let go of it], and it [flew as far as|sailed round|whistled past] {spot}. “[We hurried|I was in a hurry|We rushed it|I skipped a bit],” said {hero}. “[You’re meant to|You have to|You should] [whisk till your arm falls off|beat it till your arm drops off|stir till your arm comes loose]. [Mine’s still on|Mine isn’t even warm|Both of mine are on|Mine’s hardly wobbly].”',
      'This cake was [a success in every way|a success|all that one could wish], except that it was [one centimetre high|as high as a biscuit|no higher than a coin|about as tall as a button]. They [stood looking down at it|walked round it|looked at it from above|knelt to see it from the side], [respectfully|frowning|heads together|with a ruler]. {C} [picked it up by the edge|rapped on it|lifted it by one corner] and it [did not bend|made a noise like a gong|stayed level|hummed faintly]. ^ “I may have been [impatient with|unfair to|short with|brisk with] the whisk,” said {hero}. You have to beat in the air, [one spoonful after another|a little at a time|as you pump up a tyre], [until your arm gives out|until you can’t feel your elbow|until the spoon stands up]. {He} had stopped as soon as it [looked all right|stopped looking like soup|got boring|was one colour]. They used it [to keep the flies off the flour|as a lid for the flour|for a table|as a tray for the cups].',
    ),
    beat(
      show('reach', 'surprised', 'funny', { props: CAKE }),
      [
        'Puff, cake, [higher, higher|bigger, bigger|fatter, fatter]! It [lifts|bumps|wears] the lid, and [pop|bang|boom]!',
        'The cake is too [big|fat|round], it [climbs out|runs over|says boo]! It tickles {hero’s} [chin|nose|ears].',
      ],
      'They put in [lots of|seven spoons of|a whole tin of|far too much] fizzy powder. The cake [went up|stood up|puffed up|got big], [and up|and out|and more]. ^ [Pop|Bang|Boing|Whoosh], it [flew right over|sailed right over|jumped over|whizzed past] {spot}. [They never saw it again|It did not say goodbye|It waved with a crumb|It is still going].',
      '[To be quite sure|To be on the safe side|This time, for luck], {hero} took [ten|nine|twelve|eleven] spoons of the powder that makes things rise. It [rose|grew|swelled|got up], and it [lifted the lid|knocked off the lid|wore the lid as a hat|burst the oven door]. It [rose past|looked over|leaned on|puffed out past] {spot}. ^ Then it [sighed, “Pffff,”|said, “Whoof,”|hissed, “Sssss,”] and [fell on them|sat down on them|came down like a tent]. “[One spoon|Only one|Just one],” said {hero}, from [inside|underneath|the middle of] the cake. “I think it’s [one spoon|one small spoon|one level spoon|one, and no more].”',
      '[A timid cook|A nervous cook|A careful cook] bakes a [timid cake|low cake|flat cake|small cake]. So {hero} put in all the rising powder there was, [to be certain|and shook the tin|and tapped the tin for the rest|and a bit that was on the lid]. For [some minutes|three minutes|a minute or two] [nothing happened|it only hummed|it merely ticked|one heard nothing but fizzing]. [Then the lid of the oven lifted|Then up went the lid|The lid rose an inch], and [something pale looked out|something pale came to see|a pale forehead appeared]. ^ It [climbed|swelled|spread|rose]. It [leaned over|towered over|bulged round|looked past] {spot}. When it was about as tall as {he} was it paused, like [a speaker who has lost the thread|somebody who has forgotten a name|a guest at the wrong party], and [collapsed|sat down|fell in]. “Either it’s too little,” [said {hero}|{hero} observed|{hero} said], [sitting in the warm ruins|up to the chin in crumbs|wearing most of it], “or it’s too much. There ought to be a [word for the bit between|spoon for the bit between|name for the stuff in the middle|line on the tin for that].”',
    ),
    beat(
      show('crouch', 'worried', 'funny', { props: [{ prop: 'jar', place: 'hand' }] }),
      [
        '[Nibble|Munch|Chomp], [yuck|bleh|ugh], what is that? [No sugar|Not sugar|No honey] in the jar, [but salt|all salt|oh, salt]!',
        '{hero} [licks|bites|nips] it, [phoo|ptooh|bah]! “It’s not sugar, it’s salt,” [says|coughs|gasps] {c}.',
      ],
      'What a [lovely|golden|pretty|round] cake! {hero} took [a bite|a big bite|the first bite|one huge bite]. “[Pfff|Bleh|Ptooh|Aargh],” {he} [said|went|gasped], “that’s not [sugar|sweet], it’s [salt|all salt|full of salt]!” ^ Even {c} [could not eat it|spat it out|hid under the bowl|ran for water].',
      'This cake was [golden|brown on top|high in the middle|as yellow as butter]. It was [round|tall|soft|even]. It smelled of [heaven|holidays|parties|warm butter]. {hero} took the first bite, and [stopped chewing|went quite stiff|turned pale|shut both eyes]. ^ “Salt,” {he} said, [when {he} could speak|after a jug of water|when {his} tongue came back|with {his} mouth pulled in]. “I never [tasted it|licked it|tried it|dipped a finger in] before I put it in. I [only looked|went by looks|just tipped|just guessed]. They look [exactly the same|like twins|as like as two peas|equally white and innocent].”',
      'There it was, and it [was perfect|was a beauty|had no faults|was a picture]. It stood by {spot}, round and [golden|glossy|high|fragrant], and they walked about it [in silence|on tiptoe|with their hands behind them|twice]. Then {hero} [cut two thin slices|cut a slice for each|laid two slices on leaves|blew on two slices], [one thicker|with ceremony|evenly|and bowed]. ^ They [chewed|bit|munched|began to chew]. Then they [looked at each other|stopped|avoided each other’s eyes|sat down], [still holding it|side by side|cheeks full|and swallowed]. “[It’s very|That’s quite|It’s rather],” said {c}, and [ran for the water|drank from the bucket|put out {c’s} tongue to air]. Sugar and salt sit side by side [on the shelf|on every shelf|in the basket], [as like as twins|like two sisters|in matching jars]. It had not [entered {his} head|struck {him}|crossed {his} mind] to [dip in a finger and ask|dip in a finger first|lick and find out]. [All that care|All that beating|So much stirring], and {he} had simply [taken its word for it|gone by its face|trusted the first white jar|believed what {he} saw].',
    ),
  ],
  turn: beat(
    show('look-aside', 'thoughtful', 'wonder', { props: [{ prop: 'egg', place: 'hand' }] }),
    [
      'One egg left, [brown and round|just one|only one], in {hero’s} hand. What [does|would] {little} like, {c}?',
      '“What does {little} [like|eat|love]?” asks {c}. {hero} [looks|stares|blinks] at the [last|one|brown] egg.',
    ],
    '[Now there was|In the basket was|At the bottom was] [one egg left|just one egg|one last egg]. {hero} [held it in both hands|blew on it softly|held it to {his} ear|kept it warm in {his} hands]. ^ [And then|Just then|But then] {c} [asked|said|wondered], “What does {little} like?” {hero} [did not know|had no idea|stood on one leg|looked at the egg].',
    '[There was one egg left|One egg was left], and enough flour for one [small|little|last|decent] cake. [No more mistakes|This one must be right|It had to work|No more guessing]. {hero} [had the spoon in the air|had one foot on the bowl|was about to crack it|had {his} sleeves up again] when {c} said, “Does {little} like cake?” ^ [{hero’s} spoon stayed where it was|{hero} stopped|Nothing moved but a fly|{hero’s} ears went hot]. {He} [had never asked|had no idea|had talked, and never asked|couldn’t remember asking].',
    'They had come down to one egg, [a cup|one scoop|a hatful] of flour and [the honey|a spoon of honey|half the honey]. {hero} picked up the whisk for the last time, [feeling like an admiral|like a sword|with {his} chin up|and rolled {his} shoulders]. “[Just a thought|I only wonder|One small thing],” [said {c}|said {c}, to the bowl|said {c}, rinsing a spoon]. “Does {little} [like|eat|care for|even like] cake?” ^ It went [very quiet|quiet enough to hear flour settle|still|quiet, except for the batter]. {hero} [liked|loved|adored|lived for] cake, [all of it|crumbs and all|in any shape|warm or cold]. Everybody [{he} knew|in {his} street|{he} had ever met|at {his} parties] liked cake. All day {he} had been [making|baking|building], [with enormous effort|with both arms|in a great cloud of flour|at the top of {his} strength], exactly what {he} {himself} would want. “[I never asked|I didn’t once ask|It never came up|I forgot to ask],” {he} [said|told the egg|said, to nobody|admitted]. {He} [put the whisk down|laid the whisk aside|sat down on the flour|wiped the whisk, slowly].',
  ),
  turnDeepens: beat(
    show('tiptoe', 'cheeky', 'quiet'),
    [
      'Tiptoe and [think|remember|hush], what does {little} eat? [Nibble|Crick|Crunch], crack, it’s [always|only|all] seeds!',
      'Tiptoe back and [look|think|listen], {hero}. {Little} likes [small|tiny|wee] things, [seeds|crumbs|bites].',
    ],
    '[They could not ask|But nobody could ask|They could not go and ask|Asking was no good]. [It was a secret|That would spoil it|It was a surprise|A secret is a secret]! So they looked and listened, [very quietly|with their hands over their mouths|on the tips of their toes|like two small spies]. ^ [They remembered every single thing|They counted up each thing|Bit by bit they remembered what] {little} had [ever said|told them|liked].',
    '“If we ask now, [it’s not a surprise|the surprise is gone|we’ve spoilt it|{little} will guess],” said {hero}. “We’ll have to be [detectives|spies|clever|like owls].” They sat down by {spot} and [put together|wrote on a stone|counted on their fingers] everything they knew. ^ {Little} [hated stickiness|hated sticky fingers|never finished the jam|couldn’t bear treacle]. {Little} was [always cold|always blowing on cold toes|never quite warm|wrapped in a sock, mostly]. And {little} loved, more than anything, hearing about [other people’s days|what others had been doing|who had come to tea|all the news of the street].',
    '[You cannot ask|You can’t ask a friend that|There’s no asking] without [giving the game away|letting the cat out|showing your cards]. But you can [remember|think back|listen backwards|look it up in your memory]. {hero} sat down by {spot} and went back, [in {his} head|with {his} eyes shut|on {his} fingers], over [every talk|all the chats|each conversation] they had ever had. {He} found to {his} shame that {he} had [done most of the talking|done the talking for both|hardly let {little} finish|told the same joke nine times]. ^ Still, there were [bits|crumbs|scraps|a few things]. {Little} [didn’t care for sweet things|took no sugar|left the sweet things]; [it was the tooth|there was a tooth|not with that tooth]. {Little} [saved seeds|kept seeds on a shelf|sorted seeds by size|counted seeds to fall asleep]. And once, about [the lit windows of other people’s houses|a house with every window lit|other people’s open doors], {little} had said, “[It must be nice to be expected|Fancy being expected|How warm, to be expected].”',
  ),
  lowPoint: beat(
    show('kneel', 'sad', 'quiet'),
    [
      'Oops, the egg [rolls|hops|tips|slips], [crack|crick|splat]! No egg, no cake, [no party|poor {little}|oh dear].',
      '[Crack|Splat|Crick|Plop] goes the very last egg. {hero} [sniffs|cries|weeps] into the [apron|bowl|flour].',
    ],
    'Then [it happened|came a bump|something slipped]. The egg [rolled off|jumped off|slid off|rocked off] {spot}, [crack|splat|crick, crack|scrunch]. ^ [No egg, no cake|That was the last egg|Yellow, yellow everywhere|Now there was no cake]. And soon the [day|afternoon] would be [done|over|used up]. {hero} sat [in the flour|on the sieve|on the floor] and [cried|howled|sniffed].',
    '{hero} [jumped up|swung round|spun on {his} heel], and {his} elbow touched the bowl, and [the bowl touched the egg|the bowl knocked the egg|the bowl gave the egg a nudge]. It [rolled|rocked|tipped|wobbled]. [Nobody breathed|Nobody could reach it|{C} was too far off|It took its time]. [Crack|Crick|Splat|Plack]. ^ There would be [no cake at all|no party now|nothing to put a candle on|no cake, not even a flat one]. {He} had [promised {himself}|said so to the whole basket|promised the egg|shaken hands on it]. And the [time was slipping away|shops were shutting|day was running out|afternoon was nearly used up].',
    '{He} got up [too fast|in too much of a hurry|as if stung]. The apron [caught the table|hooked the table|took the cloth along], the table tipped, and the last egg went rolling towards the edge, quite slowly, like [something in a dream|a guest leaving early|someone out for a stroll]. ^ It made the smallest [crack|click|tick|sound] [imaginable|in the world|you ever heard|possible]. {hero} [looked at it|knelt down by it|said “Oh” to it|put out one finger]. There was [flour in {his} hair|batter in {his} ears|butter on {his} elbows], salt on {his} tongue and cake on everything for [thirty|forty|twenty] paces. [In a few hours|Before long] the day would [be over|be used up|have gone|be folded up]. It would be one more day on which nobody [had been expecting {little} at all|had waited at a door for {little}|had laid a place for {little}|had looked out for {little}].',
  ),
  spark: beat(
    show('think', 'wonder', 'wonder'),
    [
      '{hero} [sniffs|sits up|blinks], and sees a seed! “Not cake, {little} likes [seeds|crunch|those],” [shouts|sings|cries] {hero}.',
      'Think, {hero}, not [bread|jam|pie|soup], but [seeds|nuts]! A [warm|small|crackly] bun of them, with no egg.',
    ],
    '“[Wait|Stop|Hang on|Oh],” said {hero}. “{Little} doesn’t even like [sweet things|sticky things|icing|cake]. {Little} [likes seeds|loves seeds|wants seeds|eats seeds]!” ^ {He} [looked around|jumped up|dried {his} eyes|turned right round]. [There were|They had|{He} saw] [seeds and nuts everywhere|seeds on the ground, and nuts too|seeds and nuts wherever you looked].',
    '{hero} [wiped {his} nose|blew {his} nose on the apron|sat up|stopped crying in the middle]. “[What if|Suppose|Maybe] it isn’t [a cake|a cake at all|cake {little} wants]?” {he} [said|asked|said, very slowly|whispered]. “{Little} doesn’t like [sticky|sticky things|sweet|jam]. {Little} likes seeds, and [warm things|warm toes|warm crusts], and [company|visitors|people who stay].” ^ {He} [began to smile|began to laugh|got up|clapped {his} floury hands]. “[We don’t need|And nobody needs|There’s no need for] [an egg|one single egg|any eggs] for that.”',
    'It is often [just after you have given up|when you sit down to cry|on your knees, with a cloth,] that you start to [think straight|see straight|think properly]. “We can’t [make a cake|bake it|do a cake],” [said {hero}|said {hero}, wringing out the cloth|said {hero} to the puddle]. “[Good|Just as well|So much the better|I’m glad],” said {c}. “It was only ever [my cake|mine],” {he} went on, [getting to {his} feet|getting up on one knee|wiping both hands]. “It was going to be [what I’d like|my party|all I’d want], with [somebody else’s name|another name|{little’s} name] on it.” ^ [What did {little}|What would {little}|What might {little}] [want|like|long for]? To be [warm|cosy|kept warm|warm right through]. To [have seeds|crack seeds|bite on seeds|be given seeds]. To be [expected|waited for|looked out for|really expected]. “[There’s not one thing|I don’t see one thing|Find me one thing] on that list that [needs an egg|has an egg in it|takes an egg],” said {hero}.',
  ),
  deed: beat(
    show('carry', 'brave', 'brave', {
      props: [
        { prop: 'acorn', place: 'hand' },
        { prop: 'basket', place: 'ground' },
      ],
    }),
    [
      'Pick seeds, and [pat|roll] a bun! “{refrain}” [sings|hums|whispers|chants|puffs] {hero}.',
      '[Roll|Pat|Bake|Make] a small, warm bun! “{refrain}” they [sing|hum|puff|chant|whisper].',
    ],
    '{hero} [picked|gathered|hunted for|tasted] seeds and nuts. {He} [rolled|patted|baked|shaped] one small, [warm|round|crunchy|brown] bun, just the size for a {littleKind}. “{refrain}” {he} [sang|hummed|puffed|breathed]. ^ And this time {he} [tasted it|nibbled it|tried it|licked a corner] first!',
    '“{refrain}” [hummed|sang|murmured] {hero}, and [did not hurry|took all the time there was|sat down to stir]. {He} [gathered seeds|picked the fattest seeds|hunted for nuts and seeds] [beside|all round|behind] {spot}. {He} [tasted everything|bit every one|licked each jar first|spat out the bitter ones]. {He} [whisked|stirred|kneaded|beat] till {his} arm really did fall off, nearly. ^ What came out was a bun no bigger than [a walnut|an acorn|a plum stone|{his} thumb], warm, and [crackling|ticking|rustling] with seeds.',
    'This time {he} did it [properly|slowly|the long way|with {his} sleeves up]. {He} picked the seeds [one kind at a time|one by one|as one picks words] and [tried each|tested each|cracked every one] between {his} teeth. {He} beat the dough until {his} arm [was somebody else’s|had no feeling in it|hummed], and then [a hundred|sixty|ninety] strokes more. “{refrain}” {he} hummed, [to keep from stopping|to keep time|under {his} breath]. ^ {He} made it [small|little|tiny|no bigger than it need be], [on purpose|and stopped there|and no towers]. It takes [courage|some courage|a firm hand] to [make|leave|keep] a thing small when you have [wanted it to be magnificent|hoped for three storeys|meant it to have towers|dreamed of marzipan swans]. It came out of the stones the size of [a walnut|an acorn|a large button|a chestnut], brown and warm and crackling, and it was [precisely right|quite right|right all over].',
  ),
  deedHolds: beat(
    show('point', 'cheeky', 'joyful', {
      props: [
        { prop: 'candle', place: 'ground' },
        { prop: 'balloon', place: 'background', count: 3 },
      ],
    }),
    [
      '[Knock, knock|Tap, tap|Ring, ring], at every [door|gate|window]! Come for {little}, come in [socks|slippers|party hats]!',
      'One [tiny|little|thin] candle and one [tiny|small] chair. Now everybody [hide|down|hush], not a [peep|sneeze|giggle]!',
    ],
    'Then {hero} ran [from door to door|to every house|up the whole street|to each door in turn]. “[Come to a party|Come quickly|Come to our step|Shoes on, and come]! [It’s for|There’s a party for|We need you for|Come for] {little}.” ^ They [all came|came with balloons|came in their best socks|came, big and small]. [They hid|They squeezed down low|They got behind the pots], and they [held their breath|bit their lips].',
    'There was [one thing more|still something missing|one more job|something no oven can make]. {hero} ran [from door to door|up one street and down the next|from house to house], and knocked at [burrows and windows|kennels and hatches|flowerpots and front doors]. “[Can you come|Are you free|Will you come|Could you come]? [It’s for|There’s a party for|It’s a surprise for|We’re doing it for] {little}. [You needn’t bring|Don’t bring|No need to bring] [anything but you|a thing but yourself|presents, only you].” ^ Then {he} laid a tiny table on the back step, [with a candle|with a leaf for a cloth|with one thin candle|with room for a bun]. [On the chair|In the best place|On a card|On the plate] was a name.',
    'The bun was [only half of it|only the start|the easy half|the part you could eat]. All the rest of [that afternoon|that day|the time that was left] {hero} went [from door to door|up paths and down steps|from bell to bell]. {He} was [shy of|afraid of|not on terms with] [some of|at least four of|several of] those doors. {He} [knocked anyway|knocked all the same, with floury knuckles|knocked, and stood up straight], and said [the same few words|the same two sentences|the same thing] at each. “It’s [for|all for|about|a day for] {little}. [We’d like you|We want you|You only have] to be [there|on the step|in front] when the door opens.” ^ On the back step {he} set a table [the size of a book|the size of a slate], and one candle, and on the one good chair {he} [put a card|leaned a card|propped a card]. [It said|On it stood|In ink, it said|It read], “{little}, expected.”',
  ),
  solved: beat(
    show('cheer', 'laugh', 'joyful', {
      little: true,
      props: [{ prop: 'candle', place: 'ground' }],
    }),
    [
      '“[Surprise|Hooray|Hurrah|Happy birthday]!” they [shout|sing|roar]. {Little} laughs and bites the bun, [crunch|munch|crack]!',
      'Happy birthday, {little}, [blow|puff|whoof] the candle out! [Munch|Crunch|Nibble], the bun is [just right|all seeds|so good].',
    ],
    '[Out came|Out peeped|Up popped|Here came] {little}. “[SURPRISE|HAPPY BIRTHDAY|HOORAY|YOOHOO]!” they [yelled|sang|roared], [and clapped|in three keys|and let go the balloons]. ^ {Little} [bit the bun|took a bite|nibbled the bun|tried one corner], [crunch|crackle|scrunch|crick]. “[Seeds|It’s seeds|Crunchy seeds],” [whispered|sighed|breathed] {little}. “How did you [know|guess|find out|know that]?”',
    'The [little door|tiny door|small door] [opened|creaked open|swung wide]. “SURPRISE!” shouted [thirty voices|forty voices|everyone at once|the whole street]. {Little} stood there [with both paws pressed to both cheeks|quite stiff, with a tea towel|in slippers and forgot to breathe|holding on to the door]. ^ [Then|Next|And then] [came the bun|there was the bun|somebody passed the bun]. [Crunch|Crackle|Crick|Scrunch]. {Little’s} eyes [went round|shone|grew huge|filled up]. “[Seeds|Crunchy seeds|It’s seeds|My seeds]! How did you [know|guess|ever know|find out]?” “We [listened|remembered|thought back|went over it all],” said {hero}. “[In the end|At last|Rather late|After three cakes].”',
    'The small door opened, and {little} came out [with a dustpan|with a mop|with a sack of washing|in an old shawl], and [saw the lights|stopped|stood still]. [Nobody shouted|There was no shout|Nobody stirred|Not one of them yelled]. {hero} had [asked them not to|arranged it so|wanted it so|said that it might be too much]. They just said [all together|as one|in one breath], quite softly, “[There you are|Here you are at last|We’ve been waiting|How good of you to come].” ^ {Little} [read the card on the chair|bent over the card|read the card, moving {little’s} lips|spelled out the card]. It took some time, [for a card with two words|for so short a card|considering its length|as though it were a long letter]. Then there was the bun, and [the crunch|the crack of it|the first crunch], and a look that {hero} would [remember all {his} life|keep|never lose|take out again for years]. “It [isn’t sweet|isn’t sticky|doesn’t hurt|is warm],” said {little}. “[However did you know|Who told you|How could you know|How did you find out]?” And after that, [it must be admitted|I am sorry to say|to be honest], [they did shout|they made a noise|everyone yelled].',
  ),
  home: beat(
    show('sit', 'sleepy', 'cosy', { at: 'home', props: [{ prop: 'candle', place: 'background' }] }),
    [
      'Party done, song sung, one [crumb|seed|balloon] left. {hero} [finds|keeps|hides] it, and [yawns|stretches|nods].',
      '[Wash|Rub|Scrub], there’s flour in {hero’s} [ear|hair|sock]! Draw a [bun|ring|star] on {little’s} day.',
    ],
    '[In the bath {hero} found flour|{hero} had a bath and found flour|At bathtime {hero} had dough] in [both ears|{his} left ear|{his} belly button|nine places]. ^ On the calendar {he} drew a tiny [cake|candle|bun|balloon]. “[Now {little} has a birthday|Now it can’t get lost|There’s your birthday, {little}],” {he} said. “[It’s today|It’s this one|And it’s today|It will come back]!”',
    '[That night|At bedtime|After supper] {hero} took the [calendar from its hook|calendar off the wall|calendar and the red pencil]. Round that day’s number {he} drew [a ring|three rings|a thick red ring], and next to it, [very small|with a thin pen|with whiskers and all], a {littleKind}. ^ “[Same time next year|See you next year|Again next year],” {he} [said|told the floor|called down]. And somebody under the step said, “[I’ll be here|I’ll be in|I’ll wear a clean collar|I’ll count the days].”',
    'It took [three baths|three baths and a scrubbing brush|two baths and a garden hose|four rinses] to get {hero} clean. When {he} was at last [the right colour|one colour|{himself} again], {he} went down to the kitchen [in bare feet|in {his} pyjamas|on tiptoe] and took the calendar off its nail. ^ Somebody has to [write it down|make a note of it|put it in ink], or [it gets lost|it slips away|it’s nobody’s]. {He} put a ring round the date, [in ink|in red|twice over], and turned over all the pages to next year’s, and [put one there as well|did the same there|ringed that too]. Under the floor [a small voice|somebody|a very small voice] was [humming, not quite in tune|singing, a bit flat|trying out a tune with “happy” in it]. [It had the sound|It was the song|It was the voice] of [somebody who knows exactly when|somebody with a date|somebody who has been written down].',
  ),
};
