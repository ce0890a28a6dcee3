import type { Tellings } from '../further-tellings.ts';
import { bridgeBuildersOlderTellings } from './bridge-builders-older.ts';

/** Further wordings of “bridge-builders”. */
export const bridgeBuildersTellings: Tellings = {
  '2-3': {
    want: [
      'A letter, and crumbs! “Please come. No jam here.”',
      'Knock, knock! Post! It smells of bread. Mmm!',
      '“Come to tea!” says the letter. “But shh! No jam.”',
    ],
    setOut: [
      'Basket? Yes. Jar? Yes. {refrain}',
      'Sniff, sniff! Bread is near. {refrain}',
      'Skip, {hero}! Skip, {c}! {refrain}',
    ],
    problem: [
      'No middle! {Little} sits here. Old Mossop sits there.',
      'Stop! A hole! {Little} and Old Mossop look away.',
      'Half a bridge for {little}. Half for Old Mossop!',
    ],
    try0: [
      'Puff, puff! Say it here. Say it there. Wrong!',
      '“Nice day,” says {little}. “Mice hay?” says Old Mossop.',
      'Here and there and here again! Still cross. Puff!',
    ],
    try1: [
      'A bun on each door. “Not mine!” “Not mine!”',
      'Leave a present. Hide, {hero}! Oops, they see you.',
      'Tiptoe, tiptoe. Who gave this? “Pooh!” says {little}.',
    ],
    try2: [
      'Point, point, point! “It was you!” “Was not!”',
      'Was it a spoon? Was it a sock? Shrug!',
      '“You said it!” “You did!” Poor {hero’s} ears!',
    ],
    try3: [
      'Mend it, {hero}! Bang, bang! “Not mine,” they say.',
      'A plank for the gap. Push, push! Bye, plank.',
      'There! All done! Kick, kick. All gone. Plop.',
    ],
    try4: [
      'Hop, flop, wiggle! “Tee-hee!” they go. Then stop.',
      '{hero} falls down, whoops! Ha, ha! Then quiet.',
      'Silly hat, silly walk! Ho, ho! Then, bang. Doors.',
    ],
    turn: [
      'A blue cup for {little}. Who has this one?',
      'Two cups! One is old. One is new. Hmm.',
      '“Can I use it?” “No, no!” says {little}. Why?',
    ],
    turnDeepens: [
      'Blue cups here! Blue cups there! Four, all the same.',
      'Old Mossop has two. {Little} has two. Ooh!',
      'Round and round to Old Mossop. Look, blue cups!',
    ],
    lowPoint: [
      'Click, click. Two locks. {hero} sits down. Oh dear.',
      'No hello. No bye-bye. Only the river. Sniff.',
      'Two doors shut tight. {hero} has cold feet.',
    ],
    spark: [
      'How long is {hero}? As long as the gap!',
      'They won’t go first. The middle can! That’s {hero}!',
      'One plank. One {hero}. Right in between! Yes!',
    ],
    deed: [
      'Splash, splash! Up on a stone. {refrain}',
      'Plank up high! “Come, both!” {refrain}',
      'Wobble, wobble! “Come and help!” {refrain}',
    ],
    deedHolds: [
      'Out they run! One nail. Two nails. Bang, bang!',
      '“Left a bit!” “Right a bit!” They are talking!',
      'Tap, tap here! Tap, tap there! {hero} holds still.',
    ],
    solved: [
      'They hug! Crumbs and jam, everywhere! Hooray, hooray!',
      'Ha, ha! Ho, ho! One big laugh. Yum, jam!',
      'Bread and jam and blue cups! Hip, hip, hooray!',
    ],
    home: [
      'One more cup. Who for? For next door! Clink.',
      'Sleep tight, jam. Tomorrow we go next door.',
      'Clink, clink! Two cups. Somebody will come. Soon!',
    ],
  },
  '4-5': {
    want: [
      '“Dear {hero},” said the letter, “come to tea, please. I bake bread. I will not say one word about jam.” ^ Who had said anything about jam?',
      'The envelope was full of crumbs, and there was a letter under them. “Tea at my house. Only bread.” ^ {hero} read it again. The word “only” looked sad.',
      'A letter for {hero}! It smelled so good that {he} nearly bit it. ^ “Come for bread,” it said. “Do not bring jam into this.”',
    ],
    setOut: [
      '{hero} washed behind both ears, because it was a tea. ^ Then {he} swung {his} basket. “{refrain}” {he} sang, as loud as {he} liked.',
      '“Follow the smell,” said {hero}. So they followed it {into}, nose first. ^ “{refrain}” It was a very warm smell.',
      '{hero} took the big basket, for the bread. {C} got the small end to carry. ^ “{refrain}” they sang, left, right, left.',
    ],
    problem: [
      'Here was the river, by {spot}. Here was a bridge, and then it was not. ^ “I don’t talk to that side,” said {little} the {littleKind}. “Hmph,” said that side.',
      'On this side of the water lived {little} the {littleKind}. On that side lived Old Mossop. ^ In between was half a bridge, and another half, and a hole.',
      '“Who broke your bridge?” asked {hero}. “Over there did,” said {little} the {littleKind}. ^ “Over THERE did!” roared Old Mossop, on the other bank.',
    ],
    try0: [
      '“Just say it to me, and I’ll run,” said {hero}. {Little} said it nicely. ^ But {he} was so puffed from running that it came out as a shout.',
      '{hero} ran round with a hello. It was still warm. Old Mossop looked at it from all sides. ^ “What does {little} want?” growled Old Mossop.',
      'There and back, there and back went {hero}. {He} wore a little path by {spot}. ^ The words got shorter each time. In the end they were “Hm” and “Ha”.',
    ],
    try1: [
      '{hero} tied a ribbon to a stone, and called it a present. “From a friend,” {he} wrote. ^ “I have no friend over there,” said {little}. Plop.',
      'Two flowers, two doors, and off {he} ran! {hero} hid behind {spot}. ^ “It’s a trick,” said Old Mossop. “It’s a weed,” said {little}.',
      '{hero} put a pie on each step and rang. They came out. They saw the pies, and each other. ^ Both of them went in again, without the pie.',
    ],
    try2: [
      '“Let’s begin at the beginning,” said {hero}. “It was Monday,” said {little}. “It was Friday,” called Old Mossop. ^ That was as far as they got.',
      '{hero} asked this side. {hero} asked that side. Each of them was right, and each of them was [sore|sorry for it]. ^ Then {his} head was full.',
      '“You took my spoon,” said {little}. “You sneezed on my hat,” said Old Mossop. ^ {hero} looked. There was no spoon. There was no hat.',
    ],
    try3: [
      '“It only wants a plank,” said {hero}, and {he} carried one to the river. It went clunk, and it fitted. ^ “Who asked you?” they both said.',
      '{hero} built half of the middle, and then the other half. {He} was very proud. ^ Nobody walked on it. It felt so silly that it fell in.',
      'Huff, puff! {hero} laid {his} plank across. {Little} gave it a push. Old Mossop gave it a push. ^ At last they did something together. Splash!',
    ],
    try4: [
      '{hero} danced on one leg, with the basket on {his} head. {Little} giggled. So did Old Mossop. ^ “Who’s that laughing?” they both said, and went in.',
      'Flap, flap, honk! {hero} was a goose with a cold. This side laughed. That side laughed. ^ Then it stopped, like a dropped plate.',
      '{hero} bowed to the left and fell over. {He} bowed to the right and fell over. ^ “Ha!” said both sides, and were cross that they had.',
    ],
    turn: [
      '{hero} took a cup down from {little’s} shelf. It was blue, and it had a blue brother. “May I?” ^ “Not that one!” cried {little}. “That one’s waiting.”',
      'Two cups hung over the bread, both blue. One was old and chipped. One was as good as new. ^ “Who comes to tea?” asked {hero}. {Little} only sniffed.',
      '“You’ve got two cups,” said {hero}. “But there’s only one of you.” {Little} went pink. ^ “It’s there to keep the hook warm,” said {little}.',
    ],
    turnDeepens: [
      'Round by the stones went {hero}, to have a look at Old Mossop’s shelf. ^ Blue! There hung two of the very same cups. One was for nobody.',
      'Old Mossop gave {hero} jam on a spoon, because there was no bread. ^ {He} looked up. Two blue cups looked down. They had all been one family!',
      '“Nice cups,” said {hero}, at Old Mossop’s. “I use the one,” growled Old Mossop. ^ “And the other?” Old Mossop gave it a wipe. “I just wipe it.”',
    ],
    lowPoint: [
      '“Good night!” said {little}, and shut the door. “Good night!” said Old Mossop. ^ They did not say it to each other. {hero} sat down, all alone, on half a bridge.',
      '{hero} swung {his} legs above the water. {He} had a basket with no bread, and a jar with no jam. ^ “It’s no good, {c},” {he} said.',
      'All the lamps were lit, and all the curtains were shut. {hero} sat where the planks ended. ^ Two friends, and {he} could not fit them together.',
    ],
    spark: [
      '{hero} lay down on the bridge and stretched. {His} toes were on this half. {His} fingers almost touched that half. ^ “I fit!” {he} said.',
      'This side would not start. That side would not start. ^ {hero} looked at the hole between them. “Nobody has asked the middle,” {he} said, and rolled up {his} trousers.',
      'One needed a push, and one needed a pull. {hero} jumped up. ^ “What if I need something?” {he} said. “What if I need both of them?”',
    ],
    deed: [
      'Into the river went {hero}, all the way up to {his} knees. {He} climbed on a stone and lifted the plank. ^ “{refrain}” {he} sang. “Ooh, help! It’s heavy!”',
      'The water was cold as ice cream. {hero} stood in the very middle, with a plank on {his} shoulders. ^ “{refrain}” {he} called to this side and that side.',
      '“I’m the middle!” shouted {hero}, from the stone in the river. The plank wobbled. {His} knees wobbled, too. ^ “{refrain}” And both the doors flew open.',
    ],
    deedHolds: [
      'Out ran {little} with the nails. Out ran Old Mossop with the hammer. You need both! ^ {hero} stood below, and smiled at {his} knees.',
      '“Give me that nail.” “Say please.” “Please!” Bang! ^ {hero} held the plank and held {his} breath. They were talking, and they had not noticed.',
      'Knock, knock, knock, went both ends at once. “You always hit too hard.” “You always hit too soft.” ^ It was music to {hero’s} ears.',
    ],
    solved: [
      'There they stood on the new bridge, with a hammer each. Nobody knew what to say. ^ “Tea?” said {hero}. And they all laughed till the planks shook.',
      '“I missed your jam,” said {little}. “I missed your crumbs,” said Old Mossop. ^ Then four blue cups came out. {hero} got the one that nobody had ever used.',
      'Bread came from this side, and jam came from that side. They met in the middle, on {hero’s} plate. ^ It was the best slice in the world.',
    ],
    home: [
      '{hero} put two cups on the shelf at home, side by side. One was for {him}. ^ The other one was for the house next door. It only had to be asked.',
      '{hero} had a whole pot of jam. It was too much for one tummy. {He} knew, for {he} had tried. ^ Tomorrow {he} would ring the bell next door.',
      '“Do we know the people next door?” asked {hero}. Nobody did. ^ So {he} got a cup ready. It stood there and looked at the door.',
    ],
  },
  ...bridgeBuildersOlderTellings,
};
