import { beat, type Plot, show } from './plot.ts';
import { stormRescueTries } from './storm-rescue-tries.ts';

/** A storm leaves somebody small on an island; the wind that did the harm carries the line across. */
export const stormRescue: Plot = {
  id: 'storm-rescue',
  titles: [
    '{hero} to the Rescue',
    '{hero} and the Very Small Island',
    'Hold On, {hero} Is Coming!',
    '{hero} and the Letter in the Jar',
  ],
  taglines: [
    'A story of wild water and good string',
    'A story for a windy night',
    'A story about getting from here to there',
  ],
  blurbs: {
    young: [
      'Whoosh! What a storm! The bridge is gone, and somebody small is stuck. {hero} and {c} pull and push and think. Hold tight, and help them!',
    ],
    old: [
      'The note in the jar is very polite. “Bridge gone. Water all round. No hurry, but please come at once.” {hero} and {c} come at once. The water is too wild to swim and too wide to jump, and the island is getting smaller.',
    ],
  },
  refrains: {
    young: ['Heave, ho! Here we go!', 'One, two, three, pull with me!'],
    old: ['Heave away, it’s rescue day!', 'Hold on tight, we’ll put it right!'],
  },
  lessons: ['courage', 'kindness', 'mistakes'],
  themes: ['storm', 'rain', 'helping', 'wits', 'wind', 'scary'],
  settings: ['forest', 'meadow', 'mountain', 'jungle', 'town', 'garden'],
  quest: { props: ['kite'], from: 'none' },
  little: {
    creatures: ['mouse', 'hedgehog', 'rabbit'],
    names: ['Wick', 'Sorrel', 'Tuppet', 'Fennel', 'Pippin'],
  },
  want: beat(
    show('hold', 'surprised', 'worried', { at: 'home', props: [{ prop: 'jar', place: 'hand' }] }),
    [
      'Boom! Whoosh! A storm! Then, plonk. A jar!',
      'Whoosh! The door flies open. In rolls a jar.',
      'Crash, bang, whoosh! And then? A jar says help.',
    ],
    [
      'Boom! The sky went black. Whoosh! A storm ran down the street and was gone. ^ On the step lay a jar. “HELP,” said the letter inside.',
      'All at once there came a storm. It banged, it roared, it stopped. ^ Plonk! Down the pipe rolled a jar, with a letter in it. “Please come!”',
    ],
    [
      'The storm came without knocking. It [threw flowerpots about|slammed every door], turned the street into a river, and was gone in ten minutes. ^ It left a jar on the doorstep, with a note. “Bridge gone,” {hero} read. “Water all round. No hurry, but please come at once. Yours, a {littleKind}.”',
      'First somebody seemed to be moving [pianos|wardrobes] up in the sky. Then all the water in the world fell into the street. ^ When it was over there was a jar in the gutter. {hero} unscrewed it. “Dear anybody,” said the letter. “My bridge has left. Could you come? A {littleKind}.”',
    ],
    [
      'The storm did not so much arrive as fall downstairs. One moment there was sky. The next, with a noise like a dropped [piano|tuba], the street was full of water, leaves and other people’s [washing|hats]. Ten minutes later it was over. It had left a jam jar on the step. ^ “Bridge gone,” said the note inside, in very small writing. “Island getting smaller. I don’t wish to make a fuss, but could somebody come? Yours faithfully, a {littleKind}.” On the back was one word more: “Soon.”',
    ],
  ),
  setOut: beat(
    show('run', 'brave', 'brave', { props: [{ prop: 'backpack', place: 'ground' }] }),
    ['Off {into}! {refrain}', 'Run, {hero}! Run, {c}! {refrain}'],
    [
      '“We’re coming!” {hero} shouted into the empty jar, just in case. ^ “{refrain}” And off they ran {into}.',
      '{hero} packed string, and biscuits, and one dry sock. “Somebody is waiting,” {he} said. ^ “{refrain}” Away they went {into}.',
    ],
    [
      '“There’s only one bridge that I know of,” said {hero}, “and it’s {within}.” {He} filled {his} pockets with things for rescuing people: string, biscuits and a [whistle|dry sock]. ^ “{refrain}” {he} shouted, and they ran. It’s what you shout when you can’t do anything yet but run.',
    ],
    [
      'There was only one bridge that {hero} could think of, and it was {within}. {He} had never rescued anybody. {He} tried to think what you would need, and packed string, a great deal of it, some biscuits, and a dry sock. ^ “It says no fuss,” {he} told {c}, “so we shan’t make one. We’ll just be very quick. {refrain}” That last was rather a fuss. But by then they were running, and had to have something to run to.',
    ],
  ),
  problem: beat(
    show('point', 'worried', 'worried', { little: true, weather: 'wind' }),
    [
      'The bridge is gone! {Little} waves. “Help!”',
      'So much water! There sits {little}. Roar, splash!',
    ],
    [
      'The bridge was gone. Brown water roared by. On a tiny island sat a {littleKind}, waving a [sock|tea towel]. ^ “I’m {little}!” it called. “Nice of you to come!”',
      'There was water, wild and wide. In the middle was an island, and on it sat {little} the {littleKind}. ^ “I can’t swim,” called {little}. “Not in that!”',
    ],
    [
      'Where the bridge had been was nothing but water, brown and loud. In the middle was an island as big as a [bus|barn door]. On it a {littleKind} was waving a tea towel. “{Little}!” it called. “Lovely weather!” ^ {hero} looked at the water. It was carrying a gate. “Nobody can swim that,” {he} said. “We’ll have to think.”',
    ],
    [
      'They heard it before they saw it. Where a bridge had been yesterday there were two stumps, and between them went the water, brown as [gravy|tea] and in a frightful temper. Out in the middle was an island the size of a bus. On the island, on a biscuit tin, stood a {littleKind} with a tea towel. ^ “{Little},” it called across, and bowed. “So sorry to trouble you.” {hero} looked at what the water was carrying: a gate, a hen house, most of a tree. Nobody in their senses would go into that. It would have to be done from here.',
    ],
  ),
  tries: stormRescueTries,
  turn: beat(
    show('look-aside', 'surprised', 'worried', { little: true, weather: 'wind' }),
    ['Oh no! The water comes up, up, up.', 'Look! The island is small now. So small!'],
    [
      'The water was rising! First it took the grass. Then it took the path. ^ Now {little’s} island was no bigger than a [table|bed].',
      '“Is it me,” called {little}, “or is there less of this?” ^ There was less! The water had [eaten|taken] half the island.',
    ],
    [
      '“Excuse me,” called {little}. “Is it me, or is there less of this?” {hero} looked. ^ There was much less. It had been as big as a bus. Now it was a [kitchen table|double bed], with a {littleKind} in the middle, on a biscuit tin. Far off in the hills the storm was still at it, and all of that was on its way down.',
      '“I had a [daisy|gatepost] just now,” called {little}, turning round and round. “It was over there.” It was not over there now. There was only water. ^ {hero} felt cold. It was still rising. The island had shrunk to the size of a tablecloth. {Little} had climbed up on the biscuit tin, to save the edges.',
    ],
    [
      '“I don’t wish to complain,” called {little}, “but I used to have a path.” {hero} looked, and felt {his} stomach drop. The bus had become a [double bed|kitchen table]. Where {little} had bowed that morning there was brown water, turning over and over. ^ It had stopped pouring here long ago. But up in the hills the sky was still the colour of slate, and whatever fell on the hills had only one way to go. It was not a matter of bringing {little} home for tea any more. It was a matter of time.',
      '“I wonder,” called {little}, “if you’d tell me whether I’m getting bigger.” {hero} looked. {Little} was exactly the size of a {littleKind}. It was the island. You could have covered it now with a [tablecloth|bath towel], and while {he} watched, a tuft of grass at the edge leaned over and was gone. ^ “No,” {he} called, as cheerfully as {he} could. “You’re just the same.” Up in the hills the storm was still at work, and all of that would be coming past here. {He} did a sum in {his} head, and wished {he} had not.',
    ],
  ),
  turnDeepens: beat(
    show('run', 'brave', 'brave', {
      weather: 'wind',
      props: [{ prop: 'bell', place: 'background' }],
    }),
    ['“We come back!” Run, run along the bank.', 'Find a better place! Quick, {c}, quick!'],
    [
      '“Is nobody else coming?” asked {hero}. But nobody else was there. ^ “Eat a biscuit!” {he} called. “We’ll find a better place!” And they ran.',
      'Now the light was going gold. “Don’t be sad!” called {hero}. “We’re not leaving!” ^ Along the bank they ran, to look for another way.',
    ],
    [
      '“Somebody big ought to come,” said {hero}. {He} looked left and right. Nobody did. They were all on the [wrong|other] side of the water. ^ So it would have to be somebody small. “We’re only going to look for a narrow place!” {he} shouted. “Sing something, so we know you’re there!” And they ran along the bank.',
      '“Where’s everybody else?” asked {hero}. The road was empty. The light had turned gold. There was just {hero}, and {c}, and a very small voice across the water. ^ “We’ll be back!” {he} shouted. “Don’t go away!” “I’ll try not to,” called {little}. Then they ran along the bank, to find some place less wide.',
    ],
    [
      '{hero} waited for somebody to come. In stories there is somebody with a long [ladder|rope]. {He} looked up the bank and down it, in the gold light. By and by {he} saw that the person {he} was waiting for had a jam jar in one hand. ^ It was not a comfortable thought. “We’re going to look for a narrow place!” {he} shouted. “Keep singing, so that we can hear you!” A thin, polite voice began on something with a great many verses. As long as they heard it, they ran.',
    ],
  ),
  lowPoint: beat(
    show('sit', 'sad', 'quiet', { little: true, weather: 'wind' }),
    [
      '“Go home,” calls {little}. {hero} cries. Sniff.',
      'Nothing works. {hero} sits down. Sniff, sniff.',
    ],
    [
      '“Thank you for trying,” called {little}. “Go home to your supper now.” ^ That was the worst of all. {hero} pulled out {his} handkerchief.',
      'Nothing had worked. {Little} waved the tea towel, very small and very brave. ^ {hero} felt for {his} handkerchief. {He} could hardly see it for tears.',
    ],
    [
      '“You’ve been most kind,” called {little}, in a voice like a thread. “It’s late. You ought to go home to your supper.” ^ {hero} could not answer. {He} had used up all {his} ideas, and both {his} arms. {He} sat down by {spot} and felt in {his} pocket for a handkerchief.',
      'Nobody said anything for a long while. Then {little} folded up the tea towel. “I’ve had a lovely time,” it called. “It isn’t everyone who gets visitors in the end.” ^ {hero} tried to smile, and {his} face wouldn’t. {He} was [soaked|scratched], and sore, and out of ideas. {He} sat down by {spot} and pulled {his} handkerchief out.',
    ],
    [
      'The singing had stopped. “I say,” called {little}, after a while. The island was now about as big as a [hearthrug|doormat]. “You’ve been so very kind. But it’s getting late, and they’ll be keeping your supper. I shouldn’t mind if you went.” ^ It was the “shouldn’t mind” that did it. {hero} sat down beside {spot}. {He} had been wet and cross and tired all day, and had not noticed any of it. {He} noticed now. {He} turned away, so that {little} should not see, and felt in {his} pocket for a handkerchief.',
      'After a time {little} stopped waving. “You mustn’t mind about me,” came the voice, very small and clear. “I’ve had a nice life, with a river view. And I shouldn’t have liked to miss meeting you.” ^ That is not a thing that anybody ought to have to hear, when they have done all they can. {hero} turned {his} back, so as not to be seen. {His} hands were raw. {He} had no more rope, nor breath, nor notions. By {spot} {he} sat down, and began hunting through {his} pockets for a handkerchief.',
    ],
  ),
  spark: beat(
    show('look-aside', 'wonder', 'wonder', { little: true, weather: 'wind' }),
    [
      'Whoosh! The hanky flies over to {little}. Ooh!',
      'Wind takes the hanky. Up, over, there! “Oh!”',
    ],
    [
      'Whoosh! The wind took the handkerchief. Up it flew, and over, and down on {little’s} head. ^ {hero} stopped crying. “The wind knows the way!”',
      'Whoosh! It was gone, right out of {his} hand. It flew over the water like a [bird|gull]. ^ “Got it!” called {little}. And {hero} jumped up.',
    ],
    [
      'Whoosh! The wind took it out of {his} fingers. Up it went, over the water, and came down on the biscuit tin. “Is this yours?” called {little}. ^ {hero} stared. All day, over {his} head, something had been going just where {he} wanted to go. “{C},” {he} said, “what’s long, and weighs nothing, and doesn’t come down?”',
      '{He} never got to blow {his} nose. The wind snatched the handkerchief, shook it once, and carried it over the water as easily as anything. {Little} caught it. “Thank you,” it called. “I’d just been wanting one.” ^ {hero} jumped to {his} feet. “It went across!” {he} said. “{C}! It went straight across, and it never even got wet!”',
    ],
    [
      '{He} had hardly unfolded it when the wind took it. Up it went, white and flapping, out over all that roaring water. It dropped, quite gently, on the biscuit tin. “Yours, I think,” called {little}. ^ {hero} forgot to cry. All day {he} had been fighting with the water. And the whole time, just above {his} head, something strong had been going from exactly here to exactly there. It had gone for nothing, and quite empty-handed. “{C},” {he} said, “we need a kite.”',
      'It was a large one, with a blue border. {hero} had just got it to {his} nose when something took hold of the other end, and pulled. It was the wind. The handkerchief went up like a gull. It sailed over the whole brown roaring width of the water, and settled on {little’s} head like a shawl. ^ There was a pause. “Was that on purpose?” called {little}. “No,” said {hero}. {He} had gone quite white. “No, but it’s going to be.” You can be so taken up with what’s in your way, {he} thought, that you never notice what isn’t.',
    ],
  ),
  deed: beat(
    show('hold', 'brave', 'brave', {
      little: true,
      weather: 'wind',
      props: [{ prop: 'kite', place: 'sky' }],
    }),
    ['A kite! Up it goes. {refrain}', 'Fly, kite! Take the string over. {refrain}'],
    [
      'Two sticks, one shirt, all the string. It was a kite! ^ {hero} ran. “{refrain}” Up it went, and over the water, and down to {little}.',
      '{hero} made a kite, with a sock for a tail. “Take my string, wind!” ^ “{refrain}” The kite flew, and {little} caught the string.',
    ],
    [
      'Two sticks made a cross. {His} jumper went over them, and on went every inch of string {he} had. ^ The first time, the kite fell on its nose. {He} gave it a sock for a tail, turned {his} back to the wind and ran. “{refrain}” Out it went, over the water, and {little} caught the string.',
      '“String!” cried {hero}. “And sticks!” The kite was {his} own jumper, with a sock for a tail. ^ {He} held it over {his} head and ran. It bumped. It bounced. “{refrain}” Then the wind got underneath, and up it went, over the water, and {little} jumped, and had it.',
    ],
    [
      '{He} had never built anything so fast. Two sticks went crosswise, with {his} jumper stretched over them, and on went all the string there was. The first time it flew in a circle and hit {c}. “Tail,” said {hero}, and tied on the dry sock. {He} had wondered what it was for. ^ Then {he} ran along the bank, with {his} arm up and the string singing through {his} fingers. “{refrain}” The kite shook itself, stood on the wind, and went out over the water, high and small. Above the island {he} brought it down.',
    ],
  ),
  deedHolds: beat(
    show('reach', 'brave', 'brave', {
      little: true,
      weather: 'wind',
      props: [{ prop: 'basket', place: 'background' }],
    }),
    [
      'String, then rope, then basket. Pull, {hero}, pull!',
      'In hops {little}. Swing, swing, swing! Pull!',
    ],
    [
      'The string pulled a rope. Along the rope slid a basket, and {little} hopped in. ^ Swing, swing! {hero} pulled, {c} pulled, and nobody let go.',
      '{Little} tied the rope to a post. Then came the basket. “Hop in!” called {hero}. ^ Swing went the basket, over the [roaring|wild] water. Pull, pull!',
    ],
    [
      'To the string {hero} tied the rope, and {little} hauled it over and tied it to the last post. Along the rope they sent a basket. ^ {Little} climbed in, with the tin. Halfway, the wind gave a great shove. {hero} dug in both heels, with the rope burning in {his} hands. “{refrain}” {he} yelled, and pulled.',
      'A string can’t carry a {littleKind}. But it can pull a rope, and a rope can carry a basket. {Little} tied the far end, with nine knots. ^ Out swung the basket over the water. “Don’t look down!” called {hero}. “I’ve looked,” called {little}. {hero’s} arms felt a yard longer than before. “{refrain}” {he} sang, and pulled, and pulled.',
    ],
    [
      'A string will carry a cord, and a cord will carry a rope. {Little} hauled them over in turn, and made them fast to the last post of the bridge. On the rope {hero} hung a basket. ^ It came out over the water with a {littleKind} in it, and a tin. Halfway, a gust flung it sideways, and {his} feet began to slide. {He} did not let go. {He} found a root with one heel. “{refrain}” {he} said through {his} teeth. Hand over hand, it came.',
    ],
  ),
  solved: beat(
    show('hug', 'laugh', 'joyful', { little: true, props: [{ prop: 'basket', place: 'ground' }] }),
    ['Bump! {Little} is safe. Hug, hug, hooray!', 'Safe and dry! Biscuits for {hero}! Hooray!'],
    [
      'Bump! The basket was there. {Little} hopped out, right into {hero’s} arms. ^ “I saved the biscuits,” said {little}. “Who would like one?”',
      '“You’re safe!” cried {hero}, and they danced about in the mud. ^ “I kept your handkerchief dry,” said {little}. “Well, nearly.”',
    ],
    [
      'The basket bumped against the bank. Out climbed {little}, dry from top to toe, and shook hands with everybody, twice. ^ Behind them the water slid over the last of the island with a small gulp. Nobody said anything for a while. Then {little} opened the tin. “I’ve been saving these,” it said, “for visitors.”',
      'One more pull, and there was {little}, on dry land, with a tin under one arm. “There,” said {little}, and sat down quite suddenly. {hero} hugged what there was to hug. ^ When they looked round, there was no island. There was just the water, going home. “I believe,” said {little}, in a rather high voice, “that this calls for ginger biscuits.”',
    ],
    [
      'The basket bumped on the bank, and {little} stepped out of it, as one gets out of a taxi. “I’m much obliged,” said {little}, and then burst into tears and hugged as much of {hero} as it could reach. ^ Nobody looked round, but they all heard it: behind them the water closed over the island, with a sound like a cork. For a time they just sat there, all in a row. Then {little} blew a very small nose on {hero’s} handkerchief, and opened the tin. “Ginger,” said {little}. “I was keeping them for company.”',
      'There was a bump, and {little} was ashore. For a moment nobody knew what to do. Then {hero} picked up as much of {little} as there was, and held on. “You’re wetting my ear,” said {little}, some time later. “I don’t mind at all.” ^ The island went without a sound, while they were not looking. There was just a ring on the water, and then the ring was carried off. “I shall need somewhere with stairs,” said {little} thoughtfully, and opened the tin. Inside lay seven ginger biscuits, perfectly dry, and a clean handkerchief, folded into four.',
    ],
  ),
  home: beat(
    show('hold', 'sleepy', 'cosy', { at: 'home', props: [{ prop: 'kite', place: 'background' }] }),
    ['Kite on the wall. Good night, wind. Whoo.', 'Whoo, says the wind. “Hello,” says {hero}.'],
    [
      'At home {hero} hung the kite above {his} bed. The wind rattled at the window. ^ “Come in,” said {hero}. “You were a help.”',
      'The kite hung on the wall, as [sleepy|tired] as {hero}. ^ When the wind sighed outside, the kite sighed too. “Hush, you two,” said {hero}.',
    ],
    [
      'The wind came by that night and rattled at the window. This morning {hero} would have pulled up the blanket. ^ Now {he} opened the window a crack, and the kite on the wall lifted one corner, as if to wave. “Thanks,” said {hero}. “You’re quite useful, once a person knows which way you’re going.”',
      'There was a bare nail over {his} bed, and {hero} hung the kite on it. It had a hole, a sock, and a smell of river. ^ All night the wind went round and round the house. “It’s looking for its handkerchief,” {he} thought, half asleep. So {he} got up, and laid a clean one out on the windowsill. You never know.',
    ],
    [
      'In the night the wind came back and tried the window. {hero} lay and listened to it. That morning it had seemed to be a thing that only broke things. It still was, {he} supposed. It had {his} best jumper on its conscience. ^ {He} got up and opened the window by a hand. On its nail, the kite stirred, and lifted its one sock. On the sill stood a jam jar, washed, with a biscuit in it for later. “All right,” said {hero}. “You can come in, if you’re quiet.” And it was.',
    ],
  ),
};
