import type { Tellings } from '../further-tellings.ts';
import { theBigShowOlderTellings } from './the-big-show-older.ts';

/** Further wordings of “the-big-show”. */
export const theBigShowTellings: Tellings = {
  '2-3': {
    want: ['Look at the door! Big Show! {hero} plays!', 'Toot or boom or plink? Play it, {hero}!'],
    setOut: [
      'Wobbly knees, come along with me! {refrain}',
      'Wave goodbye. Pick up the {thing}. {refrain}',
      'Off we go to the show, {c}! {refrain}',
    ],
    problem: [
      'Here is the stage. Big, big, big. Uh-oh.',
      'One step up. Wobble! Two steps up. Wobble!',
      'Rows and rows and rows of chairs! Gulp.',
    ],
    try0: [
      'Hat on. Lights out! Where am I? Clonk!',
      'Pull the hat down, down, down. Oof! A wall!',
      'Hide your nose! Hide your toes! Crash.',
    ],
    try1: [
      'Play and play and play all day. Plunk. Bonk!',
      'Once more, once more, once more. Oh, sore thumbs!',
      'Plink, plank, plonk. Plonk, plank, what? Muddle!',
    ],
    try2: [
      'Hello, stones! Clap, stones! One stone says, “Boo!”',
      'Stones can’t stare. Oh! That one can. Eek!',
      'One stone. Two stones. Three stones. Four hops off!',
    ],
    try3: [
      'Chin up! Cape on! Strut, strut, tumble. Bump!',
      '“I am the Great Star!” Swoosh! Where are the notes?',
      'Strut like a king! Trip on a string.',
    ],
    try4: [
      'Don’t wobble, tummy. Don’t wobble, nose. Hic, hic!',
      'Squeeze it in! Squeeze it tight! Hic. Oh.',
      'Stiff as a post. Not a wiggle. Hic!',
    ],
    turn: [
      'Peep under the stage. {Little}! {Little} is scared too.',
      'Hum-a-hum, hum-a-hum! Who is down there? {Little}!',
      'Two tiny eyes. One tiny tune. Hello, {little}!',
    ],
    turnDeepens: [
      'Tramp, tramp, tramp. Feet, feet, feet! Hold me, {little}.',
      'Lights go pling! Seats go creak! Peep, {hero}, peep!',
      'Here is a hat. Here are ten hats. Uh-oh!',
    ],
    lowPoint: [
      '“Now, {hero}!” Not a toot. Not a peep. Run!',
      '{hero} stands. {hero} shakes. {hero} runs away.',
      'Hush, everybody. No tune at all. Poor {hero}!',
    ],
    spark: [
      '{Little} cries too. “Sing to me,” says {hero}. Oh!',
      'Not for all. Just for one! {hero} nods.',
      'La, la, says {little}. No wobble! How? Aha!',
    ],
    deed: [
      'Look at {little}. Only {little}. Ready? {refrain}',
      'Back on the stage. Knock, knock, knees! {refrain}',
      '“This is for you, {little}.” Deep breath. {refrain}',
    ],
    deedHolds: [
      'Plonk! A wrong one. Never mind! {refrain}',
      'Feet go tap. Hands go clap. {Little} sings!',
      '{hero} plays. {Little} hums. {C} dances. {refrain}',
    ],
    solved: [
      '“Hooray!” they shout. “More, {hero}! More, {little}!”',
      'Stamp, stamp, stamp! Hats in the air! Hooray!',
      'Take a bow, and one for {little}. Clap, clap!',
    ],
    home: [
      'Sleepy {hero}. Sleepy {thing}. One last plink. Shh.',
      'Coats on the hooks. Bow to the coats. Night!',
      'Hush now, {thing}. That was a very big show.',
    ],
  },
  '4-5': {
    want: [
      '“Who will play in the Big Show?” they had asked. {hero’s} hand went up all by itself. ^ Now it was today. The hand was sorry, and so was {hero}.',
      '{hero} could play the {thing} very well in the cupboard. ^ But the Big Show was not in the cupboard. It was on a stage, tonight, and everybody was coming.',
      'The poster had letters as big as shoes. “TONIGHT!” it said. “With {hero} and the {thing}!” ^ “Couldn’t it say somebody else?” asked {hero}.',
    ],
    setOut: [
      '{hero} gave {his} knees a talking-to. “You’re coming, wobble or no wobble,” {he} said. ^ {C} brought the lunch. “{refrain}” they sang.',
      'Down the path they went, {hero} in front with the {thing}. The wobble came last and had to trot. ^ “{refrain}” shouted {hero}.',
      '“If I get there first, it will be my stage,” said {hero}. ^ {He} waved to the poster and marched off {into}. “{refrain}”',
    ],
    problem: [
      'What a big stage! It had steps, and it had a cross to stand on. ^ {hero} stood on the cross. All the empty chairs leaned in to listen.',
      '“It’s only wood,” said {hero}. {He} knocked on the stage near {spot}. ^ Knock, knock, went the wood. Knock, knock, went {hero’s} knees, much louder.',
      '{hero} looked at the seats, from here to {spot}. ^ With every seat {his} tummy gave a flip. {He} stopped counting at seven flips.',
    ],
    try0: [
      'The hat was so big that it had room for {his} whole face. ^ {hero} played to the dark inside. Then the hat met {spot}. Boing!',
      '“Look, no people!” said {hero} from under a big, big hat. ^ “Look, no {hero}!” said {c}, for {he} had walked off the stage.',
      'On tiptoe, hat down, went {hero}. Nobody could see {him}. That was good. ^ {He} could see nobody. That was bad, because of {spot}.',
    ],
    try1: [
      '{hero} sat by {spot} and played it again. And again. And once more for luck. ^ The luck ran out first. Then the tune did.',
      '“How does it begin?” asked {hero}, after the hundredth time. {C} had no idea. ^ The tune had gone round so often that it was dizzy.',
      'At first it went well. Then it went fast. ^ Then {hero’s} thumb went left, and all the fingers went right. There was a knot in the music.',
    ],
    try2: [
      'Four stones sat in a row, and {hero} bowed to them. “Good evening, stones.” ^ “Good evening,” said one. It was a toad having a rest.',
      '{hero} pointed at each stone. “You’re Mister Pie. You’re Mrs Pie.” Then {he} played them a song. ^ Mrs Pie got up and walked away!',
      '“Pretend that they’re stones,” said {c}. So {hero} practised with real ones by {spot}. ^ They didn’t stare. They didn’t clap either. It was rather lonely.',
    ],
    try3: [
      'A blanket makes a good cape. {hero} swept up and down like a very grand star. ^ Then the star stood on the end of it. Rrrip! Flop!',
      '“Make way for the Great {hero}!” {He} twirled. {He} leapt. {He} got wound up in the cape like a sausage. ^ {C} had to unroll {him}.',
      '{hero} put on a proud face and danced past {spot}. The face was a bit too big. ^ It slipped off at the very first note.',
    ],
    try4: [
      '“Freeze, wobble!” said {hero}, and stood as stiff as a broom. ^ One toe began it. Then all the toes were doing it, and the broom fell down.',
      '{hero} shut the wobble in. {He} shut {his} eyes on it, and {his} lips. ^ It came out of {his} ears, and they waggled.',
      '“I won’t let it out,” said {hero}, with {his} cheeks puffed up. ^ Hic! The hiccup was so big that {spot} said it back.',
    ],
    turn: [
      'Down under the stage, somebody sang very, very softly. {hero} went on hands and knees. ^ “Don’t look,” said a {littleKind} called {little}. “I can only do it in the dark.”',
      '“Is it you who knocks?” said a voice in the planks. “No, that’s my knees,” said {hero}. ^ Out crept {little}, a {littleKind} with a song and no breath.',
      '{hero} dropped {his} hat, and it rolled under the stage. A tiny {littleKind} was in it when {he} looked. ^ “I’m {little}. I sing tonight. I’d sooner stay in here.”',
    ],
    turnDeepens: [
      'One lamp. Two lamps. Three! Now everybody could find their seats, and everybody did. ^ “I know that hat,” whispered {little}. “It knows me, too,” said {hero}.',
      'Here came the people, with cushions and cake. {hero} peeped at them, and {little} peeped from {his} collar. ^ “How many mouths!” said {little}.',
      'The seats filled up to the last row. Then more people came and sat on the ground. ^ “Is that for us?” asked {little}. {hero’s} knees said yes.',
    ],
    lowPoint: [
      'Everybody clapped when {hero} came out. Then they stopped and waited. {hero} waited, too. ^ Nothing happened, so {he} went and sat behind {spot}.',
      '{hero} lifted the {thing}. It was as quiet as a shoe. ^ “I can’t,” said {hero}, in a voice like a crumb. {He} ran behind {spot}.',
      'There was the cross, and there were the lamps. And there were so many eyes! ^ {hero} shut {his} own and ran, and ran, as far as {spot}.',
    ],
    spark: [
      '“It’s my turn,” wept {little}, “and I’ve gone small.” {hero} bent down. “Sing it in my ear, then.” ^ Out it came, every note! {hero} looked at {his} {thing}.',
      '{Little} would not sing for a hundred people. {Little} would not sing for ten. “Would you for me?” said {hero}. ^ It was beautiful. And now {hero} knew how.',
      '“I only need one person,” sniffed {little}. “But they’re all in a heap.” ^ “You can have me,” said {hero}. And then: “Oh! I can have you!”',
    ],
    deed: [
      'The people were still there, and so was the wobble. “You can both stay,” said {hero}. ^ {He} looked at {little’s} nose and played to that. “{refrain}”',
      '“Hello again,” said {hero}, and {his} voice shook. {Little} sat right in front. The rest was just dark. ^ “{refrain}” And out came the tune.',
      '“I shake a bit,” {hero} told them. “It goes with the music.” ^ {He} found {little’s} two bright eyes. “{refrain}” One, two, and in!',
    ],
    deedHolds: [
      'It went along nicely, and then it went plonk. {hero} blinked. {Little} didn’t. ^ {Little} just sang, so {hero} just played. Soon the back row was humming.',
      'Where was the next note? Gone! {hero} made up another one. {Little} liked it better. ^ So did {c}, and so did everybody’s feet. “{refrain}”',
      '{hero} danced a little, because the wobble wanted to. Oops, a squeak! ^ But {little} was singing now, and a hundred people were singing with {little}.',
    ],
    solved: [
      'What was that? Thunder? No, it was clapping! {hero} cheered back at them. ^ “Is it for me?” asked {little}. “It’s for both,” said {hero}.',
      'Everybody stood up. A lady waved a loaf of bread. ^ “Did it wobble much?” asked {hero}. “All the time,” said {little}. “I danced to it.”',
      '“Bravo, {hero}! Bravo, {little}!” Flowers flew on to the stage, and one boot. ^ {hero} bowed so low that {he} saw the show upside down.',
    ],
    home: [
      '{hero} told the coats all about it, and the boots too, in case they minded. ^ Then {he} fell asleep on {his} feet, with the {thing} in {his} arms.',
      '“How did it go?” asked the coats, or it may have been a draught. ^ “It wobbled,” said {hero} with a big yawn, “and it went.”',
      'It was late. {hero} played just one note, the softest {he} had. ^ It was the wrong one from the show. {He} liked it best now.',
    ],
  },
  ...theBigShowOlderTellings,
};
