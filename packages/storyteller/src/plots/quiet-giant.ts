import { beat, type Plot, show } from './plot.ts';
import { QUIET_GIANT_TRIES } from './quiet-giant-tries.ts';

const LETTER = [{ prop: 'letter', place: 'hand' }] as const;

/** One letter is left over, for somebody big that everybody fears and nobody has ever looked at twice. */
export const quietGiant: Plot = {
  id: 'quiet-giant',
  titles: [
    '{hero} and the Very Big Somebody',
    '{hero} Looks Twice',
    'Everybody Means Everybody, {hero}!',
  ],
  taglines: [
    'A story about looking once, and then looking again',
    'A story about somebody very big and very shy',
  ],
  blurbs: {
    young: [
      'Thump, thump, thump! Who is so big? {hero} has a letter for somebody nobody dares to visit. Shall we peep? Let’s look once. Then let’s look twice!',
    ],
    old: [
      'There is a picnic, and everybody is invited. But one letter is left over, for the big dreadful thing that thumps and growls at night. Everybody has heard it. Nobody has looked. {hero} and {c} are about to.',
    ],
  },
  refrains: {
    young: ['Look once! Look twice!', 'Big or small, hello to all!'],
    old: ['Big or small, we’ve come to call!', 'Once for a peep, and twice for a look!'],
  },
  lessons: ['kindness', 'courage', 'listening', 'sorry'],
  themes: ['shy', 'scary', 'fear', 'kindness', 'friendship', 'lonely', 'party', 'dinosaur'],
  settings: [
    'forest',
    'meadow',
    'seaside',
    'castle',
    'jungle',
    'snow',
    'desert',
    'mountain',
    'garden',
  ],
  quest: { props: ['letter'], from: 'none' },
  little: { creatures: ['bear', 'elephant'], names: ['Petal', 'Crumpet', 'Midge', 'Doily'] },
  want: beat(
    show('hold', 'thoughtful', 'wonder', { at: 'home', props: LETTER }),
    ['Come to my picnic! One letter is left.', 'Letters for all! Who is last? Thump!'],
    [
      '{hero} was having a picnic for everybody. {He} had written all the letters. ^ Only one was left. “For the Big One,” it said. Thump! went something, far away.',
      'Picnic today! Everyone got a letter from {hero}. ^ But who was the last one for? Far away, something went thump. “The Big One,” said {hero}. “It says EVERYBODY.”',
    ],
    [
      'There was going to be a picnic, and {hero} had made all the letters {himself}. “EVERYBODY is invited,” they said. Forty were gone already. One was left. ^ Nobody would touch it. It was for the Big One {within}, who went thump in the night.',
      'Something big had come to live {within}. Nobody had seen it. But everybody had heard it: thump, thump, grrrr. ^ So when {hero} gave out the letters for {his} picnic, one was left over. “You can’t invite that!” people said. {hero} read it again. “It says EVERYBODY,” {he} said.',
    ],
    [
      'The invitations had been {hero’s} idea from start to finish. “Picnic,” they said. “Today at six. EVERYBODY.” {He} had made forty-one, and by nine o’clock {he} was rid of forty. ^ The last one lay on the table, and people walked round it. It was for whoever had come to live {within}. One heard them at night: a thump, a pause, a thump, and then a growl that made the spoons shiver in the drawer. “Leave that one out,” they told {him}. “But then it wouldn’t be true,” said {hero}.',
      'It is easy to write “EVERYBODY is invited.” {hero} had written it forty-one times, with a [red|blue] pencil, and had enjoyed every one. Then {he} took them round, and the word began to make difficulties. ^ Forty people said how kind. The forty-first was the Big One. It had come to live {within}, and at night it went thump, in a way that made the spoons shiver. “You don’t mean that as well?” they asked. {hero} had not thought about it. {He} looked at the word. It was quite a big word, seen from close up.',
    ],
  ),
  setOut: beat(
    show('walk', 'brave', 'brave', { props: LETTER }),
    ['Here comes a letter, Big One! {refrain}', 'Take the letter. Off we go! {refrain}'],
    [
      '“Then I will take it there,” said {hero}. {C’s} eyes went very round. ^ “{refrain}” they sang, to make their knees stop shaking.',
      '{hero} put the letter in {his} pocket. ^ “We only say hello,” {he} told {c}. “{refrain}” And off they went, close together.',
    ],
    [
      '“If nobody will take it, I will,” said {hero}. {He} said it quickly, before {his} knees could hear. ^ {C} looked at the letter, and towards {place}, and swallowed. “{refrain}” they both shouted. You can’t shiver while you are shouting.',
      'It was the neatest letter of them all. {hero} had drawn a [cake|bun] on it and written PLEASE COME in capitals. ^ “We just hand it over,” {he} told {c}. “Then we run.” “{refrain}” they called. The whole street came to its windows to watch them go.',
    ],
    [
      '“You’re never going there?” said somebody over the wall. “It’s as high as a church. It eats [fences|gates].” “Have you seen it?” asked {hero}. “Nobody’s seen it,” said somebody, with relish. “That’s how we know.” ^ {hero} thought about this for as long as it took to tie both shoes. It did not get any cleverer. “{refrain}” {he} told {c}. {He} held the letter out in front of {him} like a very small flag.',
      'There is a trick to doing what frightens you, and it is to be halfway there before you notice. {hero} did not stop to think. {He} took the letter in one hand and the garden gate in the other. ^ “We walk up, say good day, and walk back,” {he} explained to {c}. “At a brisk pace.” All along the street the curtains moved. “{refrain}” {hero} called over {his} shoulder, and every curtain jumped.',
    ],
  ),
  problem: beat(
    show('look-aside', 'surprised', 'worried', { props: LETTER }),
    ['Look! Big, big footprints. Who made them?', 'Thump, thump! Hello? Hello? Nobody here.'],
    [
      'By {spot} was a footprint. {hero} could lie down in it! {He} did. ^ Thump, thump, thump went something close by. They ran to look. Nobody was there.',
      'Thump, thump! “Hello?” called {hero}. ^ They peeped round {spot}. Nobody! There were only footprints, and each was as big as a bathtub.',
    ],
    [
      'The first footprint was next to {spot}. {hero} got in. There was room for {him}, the letter, {c} and a small [sofa|cupboard]. ^ Then they heard it. Thump. Thump. It was coming closer! But when they popped up to look, it stopped. “That’s odd,” said {hero}. “I think it saw us and went away.”',
      'How do you give a letter to somebody who is never there? They heard it by {spot}, thump, thump. They ran up, and found only a footprint as big as a bath. They heard it again near {spot}. ^ “For somebody that size,” said {hero}, “it’s awfully good at hiding.”',
    ],
    [
      'They had got as far as {spot} when {hero} fell into something. It had five round dents along one end. It took {him} a moment to see that {he} was standing in a footprint, and could have kept a pony in it. ^ “Thump,” said the ground. “Thump.” {hero} got the letter ready and thought of something polite. The thumps drew near, seemed to think better of it, and went off on tiptoe. “It’s avoiding us,” {he} said. {He} could not have been more astonished.',
      'It ought to have been easy. Something that big, {hero} reasoned, cannot be hard to find. And it wasn’t hard to find where it had been. There were prints by {spot} that you could have floated a boat in. ^ The hard thing was to find where it was. Each time they came near, the thumping stopped. A shadow slid off behind {spot}, with great care, and nobody was there. “Anyone would think,” said {hero}, “that we were the ones who go thump.”',
    ],
  ),
  tries: QUIET_GIANT_TRIES,
  turn: beat(
    show('kneel', 'wonder', 'wonder', { props: [{ prop: 'magnifying-glass', place: 'hand' }] }),
    ['Look! Big feet go round a snail.', 'Big feet. Tiny snail. Snail is fine!'],
    [
      'Then {hero} looked again. The huge footprints made a [bend|loop]. Why? ^ In the middle sat a tiny snail, safe and sound. Somebody had walked all the way round it!',
      '“Stop,” said {hero}, and bent down low. The footprints went left. They went right. ^ Somebody very big had stepped over every single beetle.',
    ],
    [
      'That was when {hero} looked at the footprints a second time. They did not go straight. They went out in a bend, on tiptoe, and back again. ^ In the middle of the bend sat a snail, with not a scratch on it. “{C},” said {hero} slowly, “somebody took great care of that.”',
      '“Wait a moment,” said {hero}. {He} had been looking at how big the footprints were. Now {he} looked at where they went. ^ They went round the ants. They went round the snail. They took one giant step over a [sleeping|very small] beetle. “A monster doesn’t do that,” {he} said.',
    ],
    [
      'A frightened person looks at a footprint and sees the size of it. {hero} had been doing so all day. Now {he} sat down on the edge of one to empty {his} [shoe|boot], and, for want of anything better to do, looked again. ^ The tracks ran past {spot} as straight as a ruler, and then they did not. They swung out in a wide curve, on the very tips of the toes. In the curve was a snail. It was crossing, at its own pace, and it had been given the whole road.',
      '{hero} nearly trod on the snail. {He} hopped, wobbled, and stood there on one leg, looking down, and so {he} noticed that somebody else had hopped just there. On the left of the snail was one enormous print, up on its toes. On the right was another. ^ {He} tried to imagine it: something as big as a barn, on one leg, holding its breath, for a snail. It would not fit with anything {he} had been told. “Somebody,” {he} said to {c}, “has got somebody wrong.”',
    ],
  ),
  turnDeepens: beat(
    show('tiptoe', 'surprised', 'wonder', { props: LETTER }),
    ['Grrr! says the Big One. Grrr-ello. Hello?', 'Shh, listen. Grrr! Grrr-lo! Is that “hello”?'],
    [
      '“Grrrr!” went something behind {spot}. {hero} wanted to run. But {he} listened once more. ^ “Grrr-ello,” it said. “Hello. How do you do?” It was practising!',
      'Then came the growl. {hero} held on to {c}. ^ “Grrr,” it said, and then it sniffed. “Grrr-lo. Hello. Oh, I’ll never get it right!” And off it ran, thump, thump.',
    ],
    [
      'From behind {spot} came the dreadful growl, the one that kept the street awake. {hero} grabbed {c}. ^ But from so near, it was not quite a growl. “Hrrrr,” it said. “Hrrr-lo. Hello! My name is. Oh dear. Hrrrr.” “It isn’t growling,” whispered {hero}. “It’s practising.” Then a pebble rolled, and thump, thump, it was gone.',
      'Behind {spot} somebody was talking to a stone. “Hrrrr,” said the somebody. “Hrrrello. Nice day. I am. No, that’s all wrong.” There was a sigh like a [tent|mattress] falling over, and the thumps went away. ^ {hero} knew that growl. The whole street knew it. “Every night,” {he} breathed, “it’s been trying to say hello.”',
    ],
    [
      'Then it growled. {hero} had only heard that sound through a wall and a blanket, and {his} hair stood up. It came from behind {spot}. What stopped {him} from running was that {he} heard the end of it. ^ “Hrrrrr,” it went. “Hrrrr-low. Hello. How do you, no. Lovely evening. Hello, I’m. Oh, bother.” There was a sniff, and then the thumps moved off, still muttering. {hero} and {c} stared at each other. All those nights, all those shut windows, and it had been practising.',
      '“Hrrrrrrr.” It was the growl, the real one, the one for which people in {hero’s} street pushed the cupboard against the door. It was just behind {spot}. {hero} shut {his} eyes and did what nobody had ever done. {He} stayed until it was finished. ^ “Hrrrrr-ello,” said the growl. “Hello. Please don’t scream. I’m new.” Something very big blew its nose and trudged away. “It’s got as far as ‘I’m new’,” whispered {hero}, “and nobody’s ever let it get to the end.”',
    ],
  ),
  lowPoint: beat(
    show('crouch', 'sad', 'quiet', { props: LETTER }),
    ['Big eyes! “AAH!” The Big One runs. Oh.', '“Eek!” screams {hero}. The Big One cries.'],
    [
      '{hero} turned a corner. There it was, as big as a barn! “AAAAH!” screamed {hero}. ^ The Big One hid its face and ran. “Oh no,” said {hero}. “I did it too.”',
      'Suddenly a great big face looked down at {hero}. {He} screamed before {he} could stop! ^ The face crumpled up. Thump, thump, and it was gone. {hero} felt hot and small.',
    ],
    [
      'And then, past {spot}, there it was. It went up and up and up. {hero} opened {his} mouth to say hello, and out came the loudest scream of {his} life. ^ The Big One shook all over. It covered its face and stumbled away. {hero} stood there with the letter. “I screamed,” {he} said. “I’m just like everybody else.”',
      'They came round {spot} and nearly bumped into a knee. It was as high as a house. {hero} had the words all ready. But what came out was “AAAAAH!” ^ There was a gasp, a thump and a sob, and the place was empty. One big tear lay on the ground like a puddle. {hero} saw {himself} in it, and was not proud.',
    ],
    [
      'They met at {spot}, with no warning at all. {hero} stepped round one side of it and the Big One round the other. It went up like a cliff. {hero} had the letter, {he} had the words, {he} had known for hours that there was nothing to fear. {He} screamed. ^ And {he} saw it land. The huge face flinched, as if it were used to this, and had hoped, just this once, for something else. Then it turned and blundered away. {hero} sat down on the ground. {He} would have given anything to have that one second back.',
      'It all went wrong in one breath. There was {spot}; there was a foot; {hero} looked up, and up, and up, and met two eyes. “Hrrr,” began the Big One, shyly. And {hero}, who had come all this way to be polite, screamed until {his} ears rang. ^ The eyes went wide, and then wet. A minute later there was nothing left but a far-off thumping, which was the sound of somebody running away. {C} said nothing, which was kind. “It was never the Big One,” said {hero} at last, very low. “It was us.”',
    ],
  ),
  spark: beat(
    show('think', 'thoughtful', 'quiet', { props: LETTER }),
    ['Look again, {hero}. It was shaking, too.', 'Think, {hero}. Big eyes. Sad eyes. Shy eyes.'],
    [
      '{hero} shut {his} eyes and looked again, inside {his} head. What had {he} really seen? ^ Two knees, going knock, knock, knock. It had been just as scared!',
      '“It was big,” said {hero}. “But what else was it?” ^ It had a [flower|feather] behind one ear. And its knees had gone knock, knock, like {his} own.',
    ],
    [
      '{hero} went over it once more, slowly, as you look at a picture a second time. The first time {he} had seen big, and nothing else. ^ But there had been a [flower|feather] behind one ear, put there with care. And both its knees were knocking. {He} knew about that. {His} own had knocked all day.',
      'What had it looked like? Big, thought {hero}. And then? {He} had stopped at big. Now {he} made {himself} go on. ^ It had washed behind its ears. And it was holding something, a small bunch of leaves, all squashed. “{C},” {he} said, “it was coming to see us!”',
    ],
    [
      'You can look at a thing and not see it; {hero} had just proved that. So {he} did it again, with {his} eyes closed. {He} went back into that second and walked round in it. First came Big. Big stood right in front, as usual, and hid the rest. {He} looked behind it. ^ There was a [feather|flower] over one ear, put there by someone with no mirror. There were two knees, and they were knocking. It had not been about to roar. It had been about to say hello, and was every bit as frightened as {he} was.',
      '“Tell me what I saw,” said {hero}. {C} thought that it had been large. “Yes, but after large?” They sat down by {spot} and put it together like a broken plate. ^ It had been clean; somebody had scrubbed behind those ears. It had held a bunch of leaves out in front, the way one holds a present. “Nobody does that who wants to eat you,” said {hero}. {He} looked at the letter, damp and bent, in {his} own hand. The two of them must have looked exactly alike.',
    ],
  ),
  deed: beat(
    show('reach', 'brave', 'brave', { props: LETTER }),
    ['Thump! Stay, {hero}. Look up. Look again.', 'Here it comes. {hero} stays. {refrain}'],
    [
      '“I’m sorry I screamed,” called {hero}. “I’m staying here now.” Thump. Thump. THUMP! ^ {hero’s} knees knocked. But {he} held up the letter, and looked, and did not run.',
      '{hero} stood quite still and held the letter up high. “{refrain}” {he} called softly. ^ Thump, thump, it came. {hero} looked right up, all the way, and smiled.',
    ],
    [
      '{hero} walked out into the open, all by {himself}. “I’m sorry I screamed,” {he} called. “That was a bad hello. May I have another go?” ^ Thump. It was coming. Thump. {hero} dug in {his} heels, held up the letter and looked. {He} went on looking until it was not a monster any more, but somebody.',
      '“{refrain}” called {hero}, not loudly, but the way you call somebody shy. Then {he} did the hardest thing there is. {He} waited. ^ Thump. The ground shook. Thump. A shadow fell over {him}. {hero} held the letter up as high as {he} could reach. “I’m scared as well,” {he} said. “But I’ve come to see you, so I’m going to look.”',
    ],
    [
      'What do you say to somebody you have screamed at? {hero} asked {c} to wait, and walked out alone to where {he} could be seen from all sides. “That was my fault,” {he} said aloud. “I looked at you for one second, and it wasn’t long enough. If you come back, I’ll do it properly.” ^ There was a thump, and a wait, and a thump. {hero’s} legs had made up their minds to leave. {He} did not let them. {He} raised {his} chin, and the letter, and {his} eyes, in that order, and kept them there.',
      '“{refrain}” said {hero}, but quietly, and it came out like a promise. {He} walked into the open with nothing but the letter. ^ “You don’t have to come,” {he} called. “But I shan’t run. I’ll count to a hundred.” At twelve {he} heard the first thump. At thirty the ground shook. At fifty there was no daylight left, only somebody. {hero} wanted to shut {his} eyes more than {he} had ever wanted anything. {He} went on counting, and looked.',
    ],
  ),
  deedHolds: beat(
    show('stand', 'wonder', 'wonder', { little: true }),
    [
      '“H… hello,” says {little}. “Hello!” says {hero}.',
      'Such a big {littleKind}! Such a small hello.',
    ],
    [
      'The Big One was {a:littleKind}, and it was blushing. It took the letter very gently. ^ “H… hello,” it said. “I’m {little}. Nobody ever stayed before.”',
      '“Hrrr,” it said. {hero} waited. “Hrrr-lo,” it said. {hero} waited some more. ^ “Hello!” said the huge {littleKind}. “I said it! I am {little}.”',
    ],
    [
      'It was {a:littleKind}, the biggest in the world, and it was blushing. “Hrrr,” it said, and stuck. {hero} did not help. {He} only nodded. ^ “Hrrr-ello,” said the {littleKind}. “I’m {little}. I wanted to visit, but when I open my mouth, people shut their windows.” It read the letter four times. “EVERYBODY,” it whispered. “Does that mean me?”',
      'Down came a head as big as a [bathtub|wheelbarrow]. It belonged to {a:littleKind} with the gentlest eyes {hero} had ever seen. It took the letter by one corner. ^ “Is it a mistake?” it asked, in a voice much too small for it. “No mistake,” said {hero}. “Then hello,” said the {littleKind}, and looked astonished. “I’m {little}.”',
    ],
    [
      'It was {a:littleKind}. Once you knew that, the great dark shape was only the amount of it there was. “Hrrrr,” it said. {hero} waited. It is not easy to wait while someone struggles with a word, and most people can’t do it. ^ “Hrrr-ello,” it finished. “I’m {little}. I’ve a hundred things to say, but I never get past the first one. They scream.” It unfolded the letter as you or I would unfold a [stamp|butterfly]. “It says EVERYBODY,” said {little}. “They’ll have meant everybody else.” “I wrote it,” said {hero}.',
      'The letter left {his} fingers so softly that {he} hardly felt it go. It was {a:littleKind}, when you saw all of it at once, and it held the page up to the light. It read the letter with its lips moving, and read it again. ^ “It says please,” it whispered. It tried to say something more, and got stuck, and {hero} let it be stuck for as long as it liked. “Hello,” it said suddenly. “There! I’m {little}. I’ve been saving that one for weeks.”',
    ],
  ),
  solved: beat(
    show('cheer', 'laugh', 'joyful', {
      little: true,
      props: [
        { prop: 'cake', place: 'ground' },
        { prop: 'basket', place: 'ground' },
      ],
    }),
    ['Picnic time! Slide down {little}! {refrain}', 'All the people wave. “Hello, {little}!”'],
    [
      'When {little} came to the picnic, everybody wanted to run. “Look twice!” said {hero}. ^ So they did. And soon they were all sliding down {little’s} back.',
      '“{refrain}” Along came {little} with all the baskets. One person screamed. ^ Then somebody laughed. Then everybody did, and {little} laughed the loudest.',
    ],
    [
      'At six {hero} came walking up with {little} behind {him}, and forty people stood up to scream. “Don’t,” said {hero}. “You’ve had your first look. Now have your second.” ^ It was very quiet. “It’s shaking,” someone said. “It’s shy,” said a small voice. Somebody held out a sandwich, and that was that. “{refrain}”',
      'It was the best picnic there ever was. {Little} carried out the tables in one go. {Little} reached the ball that had been up there since [March|spring]. ^ {Little} said hello to every single person, and each one took a while, and nobody minded. “{refrain}” yelled {hero}, sliding down the long way from the top.',
    ],
    [
      'Forty people looked up from their sandwiches, and forty people drew breath. {hero} had been waiting for it. “You’re about to scream,” {he} told them. “I did. It’s quite all right. Only have another look first, because I wish I had.” ^ They looked. It was so quiet that one could hear {little’s} knees. “Why, it’s terrified,” somebody said. A very old lady got up and offered it a sandwich the size of its [toenail|eyelash]. “Hrrr-ello,” said {little}. “And hello to you,” said the old lady. After that there was no stopping anybody.',
      'People still talk about that picnic. They tell how {little} held up the tent when the pole broke, and gave rides until the light went. They do not always tell that the longest queue was simply to say hello. ^ “I always knew that it was friendly,” remarked somebody who had never said so before. {hero} let that go by. {He} lay on {his} back, a long way up, on something warm that breathed. “{refrain}” {he} shouted down. Nobody so much as reached for a window.',
    ],
  ),
  home: beat(
    show('look-aside', 'sleepy', 'cosy', {
      at: 'home',
      props: [{ prop: 'bed', place: 'background' }],
    }),
    ['Thump, thump, far away. “Night, night, {little}!”', 'Thump! Who is it? Only {little}. Ahh.'],
    [
      'In bed {hero} heard it, far away. Thump. Thump. Thump. ^ “{Little} is going to bed too,” said {hero}, and {he} opened the window wide.',
      'That night the growl came over the roofs. Nobody shut a window. ^ “Hrrr… good night!” it said. “Good night, {little}!” called the whole street.',
    ],
    [
      'That night there came a thump, and a thump, and a growl. Up and down the street the windows opened. ^ “Hrrr-ood night!” called somebody far away. “Good night, {little}!” the street called back. {hero} had a letter of {his} own now. It was as big as a tablecloth, and it said THANK YOU FOR LOOKING.',
      'At home {hero} put away {his} pencils. There were no letters left. That was the best thing about them. ^ When the thumps began, far off, {hero} did not pull up the blanket. {He} counted them, as you count sheep. Somebody large was walking home, and taking care not to step on anyone.',
    ],
    [
      'Late that evening the spoons began to shiver in the drawer. {hero} was awake; {he} had hoped to be. Thump, it went, a pause, and thump. The whole street lay listening, as it did every night. ^ Then, one after the other, the windows went up. “Hrrrr,” said the night, and the street waited, which it had lately learned to do. “Hrrr-ood night, EVERYBODY.” {hero} leaned out on both elbows. It was a word that {he} had written forty-one times, and only now {he} heard how many people were in it.',
      'There was jam on the list of guests, but you could still read it. {hero} went down it with a pencil: forty ticks, and then one more. {He} made the last one rather large. ^ Outside something went thump. The curtains in the street twitched, from habit, and then they were drawn back. {hero} listened to the steps going off in the direction of {place}. There was a gap after the ninth, where somebody had stopped, stood on one leg, and let a snail go by.',
    ],
  ),
};
