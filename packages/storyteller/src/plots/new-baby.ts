import { beat, type Plot, show } from './plot.ts';

/** A baby has come and everything is about the baby; nobody can stop the crying but the hero. */
export const newBaby: Plot = {
  id: 'new-baby',
  titles: ['{hero} and the Very Loud Baby', '{hero} Knows a Song', 'Big {hero}, Small Baby'],
  taglines: [
    'A story for somebody who has just become big',
    'A story about a lap with room for two',
  ],
  blurbs: {
    young: [
      'Waah, waah! The baby cries. Not milk. Not teddy. What does the baby want? {hero} knows. Only {hero}!',
    ],
    old: [
      'The baby is the size of a loaf and as loud as a fire engine, and nobody has time for anything else. {hero} and {c} set out to find something that will make it stop. They look everywhere but in one place.',
    ],
  },
  refrains: {
    young: ['Rock-a-bye, hush-a-bye, boo!', 'Waah, waah, what is it now?'],
    old: ['Hush-a-bye, shush-a-bye, what shall we try?', 'Rock-a-bye, sock-a-bye, boo!'],
  },
  lessons: ['sharing', 'patience', 'kindness'],
  themes: ['new-baby'],
  onlyWhenCalled: true,
  settings: ['home', 'garden'],
  quest: { props: ['teddy'], from: 'none' },
  guest: { person: 'baby', names: ['the baby'], cue: 'baby' },
  want: beat(
    show('sit', 'sad', 'worried', { at: 'home', props: [{ prop: 'pram', place: 'background' }] }),
    ['Waah, waah! The baby is here. Loud!', 'Shh, {hero}! Baby sleeps. Shh, shh, shh.'],
    'There was a new baby in the house. It was as small as a loaf and as loud as a [bus|siren]. ^ “Later, {hero},” everybody said. “Shh, {hero}.” There was a lot of later.',
    'Ever since the baby came, the house had been full of “later”. Story? Later. Football? Later, and not so loud. ^ The baby itself did nothing but cry, and people travelled for hours to look at it. {hero} was still {hero}. {He} wondered if anyone had noticed.',
    'They had told {hero} that {he} would be getting somebody to play with. What had come was red and furious, and had no hobbies. Visitors bent over it and spoke in a special voice. Then they straightened up, saw {hero}, and said, “And how do you like being big?” ^ {He} had no idea. {He} had gone to bed one night medium-sized, as usual, and woken up big, and nobody had asked. “When will it be finished?” {he} inquired on the ninth day.',
  ),
  setOut: beat(
    show('tiptoe', 'brave', 'brave', { at: 'home' }),
    ['“I will stop the waah!” {refrain}', 'Come, {c}. We help baby. {refrain}'],
    'Waah, waah, waah! “I will find what the baby wants,” said {hero}. ^ {He} took {c} along. “{refrain}” And off they went.',
    '“WAAAH.” “If it had what it wanted, it would stop,” {hero} told {c}. “Then we could hear ourselves think.” So they set off to find it, whatever it was. “{refrain}” {hero} sang over the edge of the cot. The baby screamed louder. ^',
    '{hero} looked at the matter squarely. The baby wanted something. Nobody knew what. Until somebody found out, there would be no peace, no football and no second chapter of anything. ^ “Then we’ll find it,” {he} said to {c}. “{refrain}” {he} added, in the direction of the cot, which is what people seemed to say to it. It drew a deep breath, turned purple, and gave {him} its opinion.',
  ),
  problem: beat(
    show('think', 'thoughtful', 'funny'),
    ['Is it hungry? Is it wet? Waah!', 'What is it, baby? Waah! Waah!'],
    'What do babies want? {hero} looked behind {spot}. {C} looked under {spot}. ^ It could be anything! And the baby could not say.',
    '“It’s like a treasure hunt,” said {hero}, “only nobody tells you what the treasure is.” They went past {spot}, with their arms full of ideas. ^ A baby is a hard sort of puzzle. It has just one word, and the word means everything.',
    'The difficulty was the language. The baby had one word. As far as {hero} could tell, “waah” meant hungry, tired, wet, too hot, where is everybody, and what is that on the wall. ^ {He} stood by {spot} and listened closely. There were long ones and short ones. There was a kind with a hiccup in it. “It’s not just noise,” {he} said to {c}. “I think it’s telling us. It’s only that nobody speaks it.”',
  ),
  tries: [
    beat(
      show('carry', 'cheeky', 'funny', {
        props: [
          { prop: 'teddy', place: 'hand' },
          { prop: 'ball', place: 'ground' },
          { prop: 'blocks', place: 'ground' },
        ],
      }),
      ['A teddy? A ball? Waah! No, no.', 'Toys for baby! Bonk. Waah!'],
      '{hero} brought {his} best toys. The train! The ball! The bear! ^ The baby looked at them and cried. It could not even hold a spoon yet.',
      '{hero} fetched toys. {He} brought the train, the bear, and the ball from {spot}. {He} piled them up around the baby until only its nose showed. ^ “WAAAH.” “I brought it what I like,” said {hero}. “It’s got no use for a train. It’s got no use for its own feet yet.”',
      'The obvious thing was presents. From {spot} {he} fetched the good train, the second-best bear, and, after a struggle with {himself}, the best one. The baby looked at the best bear, and its lip came out. ^ “It doesn’t know what anything is,” said {hero}, taking back the bear before it got wet. “To us it’s a train. To it, it’s a large red thing coming nearer.” Put like that, {he} would have screamed as well.',
    ),
    beat(
      show('dance', 'laugh', 'funny', { props: [{ prop: 'drum', place: 'hand' }] }),
      ['Silly dance! Boom, boom! WAAH! Too loud.', 'Peekaboo! Boo! Oh no. Waah!'],
      '{hero} made {his} funniest face. {He} stuck out {his} tongue and jumped. Boo! ^ The baby jumped too. WAAAH! That was too much boo.',
      'They gave a show. {hero} drummed on a pot and {c} danced. There was a big finish by {spot} with saucepan lids. ^ The baby’s eyes went perfectly round. Then came a waah that rattled the lids. “Too big,” panted {hero}. “It’s only been out for nine days.”',
      'Perhaps it wanted cheering up. They put on a show, with costumes, in front of {spot}. {hero} did {his} walrus. There was a drum. ^ For three whole seconds the baby stared. Then it took in air, on and on, like a wave going out. “I forgot,” said {hero} afterwards, when {he} could hear again. “It’s been in the dark for months, with nobody doing a walrus. You’d have to start with something a lot smaller.”',
    ),
    beat(
      show('hold', 'worried', 'worried', { props: [{ prop: 'book', place: 'hand' }] }),
      ['Ask the book. Ask the clock. Waah!', 'Read it a book. Baby eats it.'],
      '{hero} looked in the big baby book. There were four hundred pages. ^ {He} could not find this baby in it anywhere.',
      'There was a book about babies, as thick as a [brick|loaf]. {hero} read out bits, sitting on {spot}. “Babies like quiet. Babies like noise. Every baby is different.” ^ “Then what’s the book for?” asked {c}. The baby was sick on page ninety.',
      '{hero} looked it up. The book was called The Contented Child. {He} found it propping up a table by {spot}. It explained what a baby would be doing at nine days, with a diagram. ^ They held the diagram next to the baby. “It’s somebody else,” said {c}. “Yes,” said {hero}, closing the book. “Whoever wrote this had never met it.” It struck {him} that nobody had, really. They had all just said whose nose it had.',
    ),
  ],
  turn: beat(
    show('look-aside', 'wonder', 'wonder'),
    ['Shh. Little sob. Baby looks. At {hero}!', 'Baby turns its head. To {hero}!'],
    '{hero} bent down to pick up a sock and hummed a bit. The crying stopped! ^ {He} stood up. Waah! {He} hummed again. It stopped. Oh!',
    '{hero} was so tired that {he} began to hum, without knowing it. And behind {him} it went quiet. ^ {He} turned round. The baby was looking straight at {him}. Its eyes were dark blue, and it was listening with its whole face.',
    'It was while {he} was putting things away that it happened. {hero} hummed when {he} tidied. {He} always had; {he} had hummed all that winter, picking up bricks, with {his} head about level with a certain round tummy. ^ Behind {him} the waah stopped, as if somebody had lifted a needle. {He} looked round. A pair of eyes was fixed on {him}. They were not wandering now. It knew {him}.',
  ),
  turnDeepens: beat(
    show('crouch', 'wonder', 'quiet'),
    ['Baby knows that hum! From inside. Before!', 'Hum, hum. Baby knows {hero}!'],
    '“It knows my song!” whispered {hero}. “I sang it to the tummy. Every night!” ^ But what was the rest of it? {He} had to remember.',
    '^ “I used to sing that,” {hero} whispered to {c}, “to the bump. Every bedtime.” The baby had been listening all along, in there in the dark. Its mouth began to tremble. It wanted the next bit.',
    '“It’s the bump song,” {he} said, hardly breathing. {He} had made it up in the autumn, with {his} cheek on a big tight tummy. {He} had sung it every evening until there was no more bump to sing to. Nobody else knew it. ^ The baby waited. It was the first time since it came that {hero} had seen it wait for anything. The lower lip started to go. “All right,” {he} said. “All right. Just give me a moment. How did it go on?”',
  ),
  lowPoint: beat(
    show('stand', 'sad', 'quiet'),
    ['{hero} forgot it! Waah! Baby cries more.', 'How does it go? Gone! Sad {hero}.'],
    'But {hero} could not think of it. It had gone clean out of {his} head! ^ Waah! “I used to know,” {he} said, and two tears ran down. Now there were two people crying.',
    '{hero} opened {his} mouth, and there was no song. Nine days of waah had pushed it right out. ^ The waah rose to the ceiling. {He} sat down on the floor. “I’m no good at being big,” {he} said, and then {he} was crying as well.',
    'It was gone. {He} felt for it, like a step in the dark, and there was only the drop. {He} had been cross for nine days, and somewhere in those days the song had got lost. ^ The screaming began again. It was worse than before, because now there was something it had nearly had. {hero} put {his} back against the wall and slid down. {He} would never have told anybody. But {he} wanted somebody to come, and say “Shh” to {him}.',
  ),
  spark: beat(
    show('think', 'thoughtful', 'quiet'),
    ['Cheek close. Soft and warm. Hmm? Hmm!', '{hero} puts {his} cheek down. Ah! The song!'],
    'How did {he} sing it then? With {his} cheek on the tummy! ^ So {hero} put {his} cheek against the baby. It was warm. And there, there was the song.',
    '{hero} wiped {his} nose on {his} sleeve. How had it been? Dark. Warm. {His} cheek close up against it. {He} hadn’t sung to everybody. {He} had sung it to one. ^ {He} put {his} head in under the hood and laid {his} cheek down.',
    '{C} did not say “Later.” {C} leaned on {him}, and it helped. {hero} thought: I’m trying to do it from over here. The bump song had never been sung across a room. It had been done from as near as you could get, with your eyes closed. ^ You had to do it as if there were nobody else in the world. {He} got up. {He} let down the side of the cot, and bent, and put {his} cheek where the cheek goes.',
  ),
  deed: beat(
    show('hug', 'brave', 'cosy', { props: [{ prop: 'blanket', place: 'ground' }] }),
    ['Soft, soft. {refrain}', '{hero} sings low. {refrain}'],
    '{hero} sang, so low that only one person could hear. “{refrain}” ^ The baby hiccuped. It went still. It held on to {his} finger, tight.',
    '“{refrain}” {hero} sang it into the small hot ear. {His} voice was wobbly with crying. It didn’t matter. ^ A hand as small as a [stamp|walnut] came up, felt about, and closed round {his} thumb.',
    '{He} did not so much sing it as let it out with {his} breath. “{refrain}” It was a silly song. {He} had been a whole season younger when {he} made it up. ^ The screaming broke off, caught, and ran down by itself in a string of hiccups. Something brushed {his} face. It was a hand, about as big as a postage stamp. It went over {his} nose and {his} eyebrow, with great care, as if it had been told about them and was checking.',
  ),
  deedHolds: beat(
    show('sit', 'wonder', 'cosy'),
    ['Verse two! Verse three! Baby yawns. Ahh.', 'Again, again. {refrain} Baby smiles!'],
    '{hero} sang it ten times. {His} arm went to sleep, and {he} did not move. “{refrain}” ^ And the baby smiled! It was crooked, and it was for {him}.',
    'It needed a lot of verses. {His} leg went numb. {He} needed the toilet. But each time {he} stopped, the eyes flew open, so {he} went on. “{refrain}” ^ In the fourteenth verse one corner of its mouth went up.',
    'You could not hurry it. {He} found that out when {he} tried to slip in the ending. So {hero} went round again, and again, with a dead leg and a stiff neck. “{refrain}” {He} stopped waiting for it to work. {He} just kept it company. ^ Some time in the middle of all that, one side of its mouth moved. They would say later that it was only wind. {He} was there. It was a smile, rather lopsided, a beginner’s smile, and it had gone to {him}.',
  ),
  solved: beat(
    show('cheer', 'laugh', 'joyful'),
    ['Shh! Baby sleeps. {hero} did it! Hooray!', 'How did you do that, {hero}? Clap, clap!'],
    'Everybody came running. “It’s so quiet!” they said. “How did you do it?” ^ “I just know it,” said {hero}. “We’ve been friends since before.”',
    'They all came to the door on tiptoe. They’d heard the quiet. “How on earth,” they whispered, “did you do that?” ^ {hero} shrugged, with care. “You have to speak its language,” {he} said. “I can teach you.”',
    'It was the silence that brought them. They stood jammed in the doorway with their hands over their mouths. “We’ve tried everything,” they whispered. “What is it you do?” ^ “It isn’t a do,” said {hero}. “It knows me. We talked a lot, before.” And somebody came across and sat down on the floor, and pulled {him} in, dead leg and all, and did not once say “Later.” There was, it turned out, room on that lap for two. There always had been.',
  ),
  home: beat(
    show('sit', 'sleepy', 'cosy', { at: 'home', props: [{ prop: 'book', place: 'hand' }] }),
    ['Story time! {hero}, baby, {c}. All snug.', 'Lap for {hero}. Lap for baby. Ahh.'],
    'That night there was a story, right then and not later. {hero} sat in the middle. ^ The baby held {his} thumb the whole way through.',
    'There was a story that evening, two chapters of it. {hero} held the book, for {he} was the one with the free hand. ^ The other hand was taken. “It’s listening,” {he} told them. “It likes the part with the whale.”',
    'They read two chapters, all of them together, in a heap. {hero} turned the pages. {He} did not mind the interruptions, as {he} was the only one who could translate them. ^ “What’s it saying now?” they asked. {He} put {his} ear down. “It says the second chapter’s better,” {he} reported. The baby had fallen asleep with its fist round {his} thumb; {he} would have to stay until it woke. {He} felt, all at once, extremely big.',
  ),
};
