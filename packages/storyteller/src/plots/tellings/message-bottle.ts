import type { Tellings } from '../further-tellings.ts';
import { messageBottleOlderTellings } from './message-bottle-older.ts';

/** Further wordings of “message-bottle”. */
export const messageBottleTellings: Tellings = {
  '2-3': {
    want: [
      'Clonk! A bottle! What is in it? “I promise!”',
      'Pop goes the cork. Out comes a letter. “I will!”',
      '“Please take me,” says the letter. {hero} says yes!',
    ],
    setOut: [
      'Lamp? Yes. Letter? Yes. {C}? Yes! {refrain}',
      'One foot, two foot, off we go! {refrain}',
      'Quick, {c}, quick! Before dark! {refrain}',
    ],
    problem: [
      'Over one hill. Over two hills. More hills!',
      'Is it here? No. Is it there? No!',
      'Long, long road. Short, short legs. Oh my!',
    ],
    try0: [
      'Rock-a-bye cart. {hero} nods. Where are we? Home!',
      'Trundle, trundle! No more walking. Round we go. Oops!',
      'Up on the hay! Hurray! But it goes away.',
    ],
    try1: [
      'Birdie, birdie, off you go! Not to your nest, no!',
      'Take it, please! Flap, flap. It sits on it!',
      'Into the box? Peep! The box has no bottom!',
    ],
    try2: [
      'One, two, wheee! Where did it go? Behind you!',
      'Up goes the letter. Whoosh! Back to {hero’s} nose.',
      'Fly on, letter! Swish. It sits in a tree.',
    ],
    try3: [
      'Zoom, zoom, zoom! Puff, puff, plop. No more zoom.',
      'Race you, {c}! Ow, a stitch. Slowly, slowly.',
      'Feet go pitter. Feet go patter. Feet go flat.',
    ],
    try4: [
      'Swish, swing, swish! Sing, swing, swish! Late, late, late!',
      'One little swing? Up! Down! Where is the sun?',
      '“Just one go!” says {hero}. Ten goes. Oh no!',
    ],
    turn: [
      'Words on the back! “Little ones walk in the dark.”',
      'Warm letter, new words. “Wait for us! We are five.”',
      'Turn it over. Oh! “Show us the way home.”',
    ],
    turnDeepens: [
      'Sore toes, go! Sleepy legs, go! {hero} said it.',
      'This way, home. That way, on. {hero} goes on.',
      '“Soup?” says tummy. “Not yet,” says {hero}. On!',
    ],
    lowPoint: [
      'Here is the door. Creak! Nobody. No light. No!',
      'Hello? Hello? Just dust. Poor, poor letter.',
      'We are here! But who takes the letter? No one.',
    ],
    spark: [
      '“Who keeps the light?” {hero} looks. My lamp! Me!',
      'A lamp in my hand. A lamp! Oh! I can!',
      'No light up there? I have one here!',
    ],
    deed: [
      'Step, step, up the ladder. Wipe, wipe! {refrain}',
      'Rub-a-dub glass! Hang up the lamp. Glow!',
      'Up high! Light in the sky! {refrain}',
    ],
    deedHolds: [
      'Puff, says the wind. “No,” says {hero}. {refrain}',
      'Yawn! Not now, eyes. Keep on, light. {refrain}',
      'Hands round the lamp. Hush, wind. Glow, lamp, glow.',
    ],
    solved: [
      'Look who comes! {Little} and four more! {refrain}',
      '“We saw your light!” Hip, hooray for {hero}!',
      'Tip, tap, tiny feet. {Little} is safe. Oh, joy!',
    ],
    home: [
      'Wink, goes the lamp. Wink, says the far lamp.',
      'Lamp in the window. Bottle by the bed. Glow!',
      'Far, far off, a tiny star. That is {little}!',
    ],
  },
  '4-5': {
    want: [
      'Something in the flowerbed went clink. It was a bottle with a letter inside it. ^ It was for the Keeper of the Light, before dark. {hero} nodded. “I promise.”',
      'The letter box was stuck. There was a bottle in it! “Keeper of the Light,” said the letter. “Before dark, please.” ^ “I promise,” said {hero}, and then felt rather important.',
      '{hero} pulled out the cork. Pop! Out slid a letter for the Keeper of the Light. ^ “It must be there before dark,” {he} said. “I promise it will.”',
    ],
    setOut: [
      '“You’re for the Keeper,” {hero} told the letter, “so don’t get lost.” {He} held it tight. ^ {His} lantern hung on the other arm. “{refrain}” Off they went.',
      '{hero} stuck the letter in {his} hat, took {his} lantern, and marched. {C} kept in step. ^ “{refrain}” they sang, so loud that the gate opened.',
      'Two shoes. One lantern. One letter, and one {c}. “That’s everything,” said {hero}. ^ Left, right! “{refrain}” they shouted at the sky.',
    ],
    problem: [
      'The road went up by {spot}. It came down again. Then it did it all once more. ^ “Who makes roads so long?” asked {hero}.',
      '“To the Light,” said the sign. {hero} looked along its finger. {He} saw a hill, and a hill, and a hill. ^ {He} saw no light at all.',
      '{hero} counted steps. After ninety {he} ran out of numbers. ^ And still {spot} was quite close. It seemed to be coming too.',
    ],
    try0: [
      'A cart! It had hay in it, and no hills. “Wake me up when we’re there,” said {hero}. ^ They woke up by {spot}. They had been there at breakfast.',
      '“Room for two?” asked {hero}. The cart had room for ten. It was a lovely ride. ^ But it only went round {spot}, for it was the milk cart.',
      'Up they climbed, and the wheels sang them to sleep. {hero} still held the letter. ^ The cart was fast. It was so fast the wrong way!',
    ],
    try1: [
      '“You have wings,” said {hero} to a fat bird, “and I have feet.” So the bird took the letter. ^ It flew once round {spot} and asked for cake.',
      'There was a hole in {spot} with “Post” over it. In went the letter. ^ Out it came at the bottom. It fell on {hero’s} shoe.',
      '“Will you take it?” {hero} asked a bird. It nodded, and it took the stamps off. ^ Those were the bits it liked. The rest it gave back.',
    ],
    try2: [
      '{hero} made the letter into a dart. “See you there!” Whoosh! ^ It saw them there at once. It had only gone round {spot}.',
      'Up flew the letter. The wind caught it, read it, and threw it at {c}. ^ “It’s not for you,” said {hero}. {He} had to run after it for ages.',
      '“You go first,” said {hero}, and threw it. It stuck in the top of {spot}. ^ “Now we go up,” said {c}, “instead of along.”',
    ],
    try3: [
      'They ran like two trains. Choo, choo, past {spot}! ^ Then the coal was all gone. {hero} sat down and steamed.',
      '“If we run, it’s half as far,” said {hero}. So they ran. ^ It was twice as hot. They had to stop and look at {spot} until it stood still.',
      'One, two, three, zoom! {hero} was the wind. {He} was a racing car. ^ Then {he} was a heap. “I think I zoomed too early,” {he} said.',
    ],
    try4: [
      '{hero} did not mean to stop. But there was a swing by {spot}, and it was empty. Poor swing! ^ They cheered it up for a whole hour.',
      '“My feet can rest while I swing,” said {hero}. {His} feet rested. They rested high, they rested low. ^ The sun did not rest. It had nearly gone.',
      '“Higher!” laughed {c}. “Higher!” laughed {hero}. Then {he} saw something sticking out of {his} pocket. ^ It was the letter. “Oops,” said {hero}.',
    ],
    turn: [
      'The letter had turned over in {hero’s} hand. Small, shaky writing ran along the edge. ^ “We can’t see in the dark,” it said. “Please don’t let it be dark.” {hero} gulped.',
      '“Look, it says more,” said {c}. {hero} held it to {his} nose. ^ “We are five, and one is a baby. We will look for the Light.” Five! And a baby!',
      '{hero} breathed on the letter to keep it warm. Words came up, as on a window! ^ “The way is long for little feet. We’re walking now.”',
    ],
    turnDeepens: [
      '“We could turn round,” said {c}. {hero} turned round. It was all downhill, and there was a bed at the end of it. ^ Then {he} turned round again. On they went.',
      '{hero} leaned on {spot} and shut {his} eyes. It was nice there, but {he} could not stay. ^ “I didn’t promise half,” {he} said.',
      'There was a hole in {hero’s} sock. There was a hole in {his} tummy. ^ There was no hole in the promise. So past {spot} they went, and on.',
    ],
    lowPoint: [
      '“Letter for the Keeper!” {hero} pushed the door. It was dark inside. ^ On a nail hung a very old hat. There had been nobody under it for years.',
      'They had come in time. They really had! But the Light was just a cold black lamp. ^ “Who shall I give it to?” {hero} asked {c}.',
      '{hero} rang the bell. It fell off. A spider looked out and shook its head. ^ The Keeper was gone, and it was getting dark. {His} chin began to wobble.',
    ],
    spark: [
      '{hero} wiped {his} nose on the envelope. Keeper of the Light, it said. ^ Keep. Light. {He} lifted up {his} lantern. “That’s not hard,” {he} said. “That’s me!”',
      'Something knocked on {hero’s} knee. It was {his} own lantern. It had come all that way, and nobody had asked it. ^ “Oh,” said {hero}. “Oh, of course!”',
      '“A letter can’t shine,” thought {hero}. “And a Keeper who’s gone can’t shine.” ^ What could shine? {He} looked at what {he} was holding.',
    ],
    deed: [
      'The ladder was tall and the lamp was taller. {hero} climbed. ^ {He} rubbed the glass and put {his} lantern in. “{refrain}”',
      '“Hold it steady,” {hero} told {c}. Up and up {he} went with the light on {his} arm. ^ Click! It hung on the hook. All of {place} turned gold.',
      '{hero} opened the glass like a little door. ^ In went the lantern. Out went a beam, as long as the night. “{refrain}”',
    ],
    deedHolds: [
      'The little light wanted company. ^ {hero} sang to it. When it bowed to the wind, {he} helped it up. “{refrain}”',
      '“I’ll just shut one eye,” said {hero}. But the other one wanted to as well. ^ So {he} stood on one leg instead. You can’t sleep on one leg.',
      'Whoosh, said the wind. It had come to put out the light. {hero} turned {his} back on it and made a wall. ^ “You can’t come in,” {he} said.',
    ],
    solved: [
      'A bump. A squeak. A row of little feet! “Told you so,” said {little} the {littleKind}. “There’s always a light.” ^ {hero} cheered so loudly that the baby woke.',
      'One, two, three, four, and one in a sling. They came right along the beam. ^ “Are you the Keeper?” asked {little} the {littleKind}. {hero} stood up straight. “Yes,” {he} said.',
      '“Home!” shouted {little} the {littleKind}, and all the little ones shouted it too. ^ They hugged {hero’s} ankles, as they couldn’t reach any more. “{refrain}”',
    ],
    home: [
      'Every night {hero} puts {his} lantern on the sill. That is one. {He} counts to five. Blink! Far away is the other. That is {little}, saying good night.',
      '{hero} was too tired to take off {his} shoes. But {he} lit the lamp in the window. ^ “It’s only a small one,” {he} told {c}. “Small ones do.”',
      '“You kept your promise?” they asked at home. {hero} nodded. Then {he} pointed out of the window. ^ There it was, as tiny as a crumb, and shining.',
    ],
  },
  ...messageBottleOlderTellings,
};
