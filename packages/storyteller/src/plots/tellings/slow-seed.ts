import type { Tellings } from '../further-tellings.ts';
import { slowSeedOlderTellings } from './slow-seed-older.ts';

/** Further wordings of “slow-seed”. */
export const slowSeedTellings: Tellings = {
  '2-3': {
    want: ['Shake, shake! What is in there? A seed!', 'One small seed. One big wish. Grow!'],
    setOut: [
      'Spade up! Seed in hand! {refrain}',
      'Hop, {c}! Let’s plant it! {refrain}',
      'Skip, skip, skip {into}! {refrain}',
    ],
    problem: [
      'In you go, seed! {hero} waits. And waits. Hm.',
      'Poke a hole. Plop! Cover up. Where are you?',
      'Look, look, look. No leaf. No leaf at all!',
    ],
    try0: [
      'Drink, seed, drink! Slosh, slosh. It floats away!',
      'One can. Two cans. Ten cans! Poor wet seed.',
      'Pour and pour. Now it is soup. Seed soup!',
    ],
    try1: [
      'Lift the earth. Peep! “Sleepy,” says the seed.',
      'Up you come! Look. Down you go. Tut, tut.',
      'Ready? Dig, dig. No! Ready now? Dig, dig.',
    ],
    try2: [
      'Clap, stamp, hooray! “Go, seed!” It does not.',
      'Up like this, seed! Tiptoe, tall! Not one leaf.',
      'Drum, drum, drum! Wake up! It stays in bed.',
    ],
    try3: [
      'Two socks on top. One hat on top. Phew!',
      'Snug as a bug. Too snug! Pooh, too hot.',
      '“Are you cold?” Wrap it up. Puff, puff, pant.',
    ],
    try4: [
      'Open wide, seed! Crumbs, crumbs. The ants say yum.',
      'A bun for you! Who ate it? Not the seed.',
      'Some cheese for the seed. Nibble, nibble! Who’s that?',
    ],
    turn: [
      'Flat on the ground. Ear down. Tick, tick, tick!',
      'Hush, {c}. Hush, {hero}. The ground says tick.',
      'Tiny, tiny noise. Tick! The seed is busy.',
    ],
    turnDeepens: [
      'Tonight! It must be tonight! Quick, quick, quick!',
      'Long shadows. Little time. Run, {hero}, run!',
      'Good black earth is far away. Fetch it! Go!',
    ],
    lowPoint: [
      'No green. No pop. Only mud. Sniff, sniff.',
      'The sun goes. {hero} sits. “Sorry, little seed.”',
      'All that work, and nothing. Plip goes one tear.',
    ],
    spark: [
      'Pull a nose. It does not grow. Just wait!',
      '{hero} did it all. All but wait! Aha.',
      'Grow like {hero}, seed. All by yourself. Shh!',
    ],
    deed: [
      'Pat it once. Hands away. Softly: {refrain}',
      'One sip. Now sit. {refrain}',
      'Sit. Hush. Whisper it: {refrain}',
    ],
    deedHolds: [
      'Toes, be still! Nose, be still! Listen. Crick!',
      'A beetle walks by. {hero} sits. Crackle, crackle!',
      'One star. Two stars. Still as still. Then, crick!',
    ],
    solved: [
      'Hello, green nose! Up and up! A flower!',
      'Taller than {hero}! Taller than {c}! Pop! Hooray!',
      'Swish, swoosh, pop! It shines. Oh, oh, oh!',
    ],
    home: [
      'Back to the door, {hero}. Look how tall!',
      'One pencil. One line. {hero} is so big!',
      'Slow {hero}. Tall {hero}. Up, up, up to bed.',
    ],
  },
  '4-5': {
    want: [
      '“Who is it for?” asked {hero}. It was for {him}! Out of the bag fell one seed. ^ “EVENING WONDER,” it said there. “Ready tonight!”',
      '{hero} held the bag up to {his} ear. It rattled. It was one seed, all by itself. ^ “You’ll have some flowers to play with soon,” {he} said.',
      'There was a bag with a flower on it. In the bag there was no flower. There was one brown dot. ^ “So that’s where you start!” said {hero}.',
    ],
    setOut: [
      '{hero} put the spade on {his} shoulder like a sailor. The seed went in {his} pocket, like a passenger. ^ “{refrain}”',
      '“Today it’s a dot,” said {hero}. “Tonight it’s a tree!” {C} could hardly believe it. ^ “{refrain}” they sang, marching {into}.',
      '{hero} told everybody about {his} seed. {He} told the gate. {He} told the letter box. ^ “{refrain}” And on they went {into}.',
    ],
    problem: [
      '“Good night, seed,” said {hero}, and covered it up by {spot}. {He} waited as long as a sneeze. ^ “Good morning, seed!” Nothing came.',
      'Here was the hole, by {spot}. Here was {hero}, on {his} tummy. ^ They looked at each other for a long time. The hole won.',
      '{hero} put the seed to bed beside {spot}. “I’ll count to three,” {he} said. ^ {He} counted to three nine times. It was no use.',
    ],
    try0: [
      'Splash! That was a can of water. Splash! That was one more. ^ “Can you swim?” {hero} asked. The seed could. It swam off round {spot}.',
      '“Drink up,” said {hero}. Down went a bucket. Down went three. ^ Burp, said the ground, and gave the seed back.',
      'A bit of water is good. So a lot must be better! ^ {hero} poured till there was a pond by {spot}. The seed sat in it, like a duck.',
    ],
    try1: [
      '“I won’t touch,” said {hero}. “I’ll only look.” {He} looked with {his} spade. ^ The seed got a cold bottom. That was not fair.',
      '{hero} dug it up to say hello. {He} dug it up to say goodbye. ^ “It can’t get to sleep,” {he} said, “because of somebody.”',
      'Dig, dig, peep! There was one tiny white toe on the seed. {hero} was so happy. ^ But the toe did not like the light. It curled up.',
    ],
    try2: [
      '{hero} sang to the seed. {He} sang high and {he} sang low. ^ {Spot} shook a bit. But the seed just went on being a seed.',
      '“On your marks! Get set! GROW!” shouted {hero}. {He} ran a bit, to show what {he} meant. ^ The seed did not start.',
      '{hero} stood on tiptoe by {spot}, with leaves in {his} hair. “Be like me!” ^ The seed was not. It was like a seed.',
    ],
    try3: [
      '{hero} knitted nothing, but {he} had a scarf. {He} wound it round and round the place by {spot}. ^ Now it looked like a sore thumb.',
      'A blanket, a coat, and then {c} on top. “Warm now?” asked {hero}. ^ “Mm,” said {c}. But {c} was not the seed.',
      '“Brrr,” said {hero}. “I’d stay in bed, too.” So {he} gave the seed a bed. ^ It had a pillow and everything. It never got up.',
    ],
    try4: [
      '{hero} shared {his} lunch. Half was for {him}. Half was for the seed. ^ A beetle came by {spot} with all its aunts. It was their half, really.',
      'Seeds like soup, thought {hero}. {He} poured it on. ^ The seed did not slurp. But something behind {spot} smacked its lips.',
      '“Open your mouth,” said {hero}, and held up a bit of cake. Where was its mouth? ^ {He} tried all round. Then it was all crumbs.',
    ],
    turn: [
      '{hero} lay down for a rest, with one ear on the ground. “Be quiet, {c},” {he} said. “I am,” said {c}. ^ “Then who’s ticking?”',
      'Tick. {hero} stopped breathing. Tick. It came from under {his} ear. ^ It was so small that you had to be very still to hear it.',
      '“I’ll never talk to you again,” {hero} told the ground. {He} put {his} cheek on it. ^ “Tick,” it said. It was busy!',
    ],
    turnDeepens: [
      'There was small, small writing on the bag. “It opens when the sun goes. Only today!” ^ “Good earth!” cried {hero}. “It needs the very best!” They ran.',
      'The sky went yellow, like butter. “Hurry!” said {hero}. “It’s nearly evening, and you’re an evening wonder!” ^ {He} ran to fetch some finer earth.',
      '“It has just one evening,” {hero} read, “and this is it!” {His} tummy jumped. ^ Off they ran, to the place where the earth was black.',
    ],
    lowPoint: [
      'The sun had gone to bed. {hero} sat by the bare ground. {He} was muddy up to the ears, and very sad. ^ “Sorry,” {he} said to it.',
      'Where was the wonder? There was a hole, and a heap, and a puddle. ^ {hero} had made them all. {He} put {his} head on {his} knees.',
      '“I did so much,” sniffed {hero}. “I did it all day.” ^ The ground said nothing. It looked rather tired.',
    ],
    spark: [
      '“What have we not done?” asked {hero}. They had watered it and dug it and shouted. ^ “Sat still?” said {c}. No. They had not done that!',
      'When do I grow? thought {hero}. Not when they pull me. Not when they look. ^ {He} jumped up, and sat down again. “Quietly!” {he} said.',
      '{hero} looked at {his} two hands. They had helped and helped, all day. ^ “Now you have a rest,” {he} told them, “and so does the seed.”',
    ],
    deed: [
      '{hero} poured out one thimble of water. Then {he} put {his} hands away, in {his} pockets. ^ “{refrain}” {he} breathed, like a lullaby.',
      'First came one drop, and one pat. And then came nothing. {hero} sat on {his} fingers. ^ “{refrain}” {he} said, so low that only worms could hear.',
      'The wind was cold, so {hero} sat down in front of it, like a wall. ^ “{refrain}” {he} told the seed. “But only when you like.”',
    ],
    deedHolds: [
      '{His} left foot went to sleep. {His} right foot wanted to dance. {hero} told both of them no. ^ Crick! What was that? The earth had a crack in it.',
      '{hero} waited, and counted the stars. There was one. There were two. ^ At three the ground sat up, just a bit.',
      'It was hard not to poke. It was hard not to peek. {hero} bit on {his} sleeve. ^ And look, one crumb of earth began to roll!',
    ],
    solved: [
      'A green hook came up and looked about. It saw {hero}. It grew till it could look down at {him}. ^ Then, pop! It was all gold inside.',
      'Up, up, and past {his} chin! “Stop, I can’t see the top,” laughed {hero}. ^ It opened, wide as a tent, and it shone.',
      'The flower was as big as a door. It gave a big yellow yawn. ^ “Good evening,” said {hero}. “You’re a wonder.” And it was.',
    ],
    home: [
      'The pencil went along the top of {his} head. “One finger more!” they said. ^ “I wasn’t even trying,” said {hero}.',
      'In {his} shoe {hero} found the corner of the bag. There was one word on it. It said, “Wait.” ^ “Well, I know that now!” {he} said.',
      'There was a new line on the door. {hero} stood and looked at it with one eye. ^ “Slow as a seed,” {he} said, and was very proud.',
    ],
  },
  ...slowSeedOlderTellings,
};
