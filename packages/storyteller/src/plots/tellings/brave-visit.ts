import type { Tellings } from '../further-tellings.ts';
import { braveVisitOlderTellings } from './brave-visit-older.ts';

/** Further wordings of “brave-visit”. */
export const braveVisitTellings: Tellings = {
  '2-3': {
    want: [
      'Flip, flop! A letter! “We will mend you, {hero}.”',
      'Socks get mended. Teddies get mended. Now {hero}!',
      'Something is sore. “We can help,” says the letter.',
    ],
    setOut: [
      'In goes Teddy. Zip, zip, zip! {refrain}',
      'Left shoe, right shoe, Teddy too. {refrain}',
      'Bye-bye, house! Bye-bye, bed! {refrain}',
    ],
    problem: [
      'So high! So wide! That is very, very big.',
      'Whoosh! The doors open. Nobody pushed! Eek.',
      'Windows, windows, windows! All looking at {hero}.',
    ],
    try0: [
      'Round {spot}. Tiptoe, round again. Oh! Hello, doors.',
      'Tiptoe past! Maybe the doors won’t see. They do.',
      'Wait. Count to ten. Twenty! Not gone yet. Bother.',
    ],
    try1: [
      'Mended all by myself! Boing, boing! Ow. Oh no.',
      'Up goes {hero}! “All gone!” Down. Not gone.',
      '“Go home, hospital! I’m fine!” Bump. Ow.',
    ],
    try2: [
      'Stand like a tree. A big, brave tree. Wibble!',
      'Not scared, not scared, not scared! Shake, shake, knees.',
      'Arms of tin! Legs of tin! Tummy? Jelly.',
    ],
    try3: [
      '“Does it hurt?” “No, dear!” How do they know?',
      'Tug, tug! “Will I mind?” “Tut, tut,” they say.',
      '“No!” says one. “No!” says all the town. Hm?',
    ],
    turn: [
      'Munch, munch! Who is that? “{guest}! Half each?”',
      '{guest} moves up. Pat, pat! “Cheese for you.”',
      'Cheese! Yum. “I’m scared,” says {hero} to {guest}.',
    ],
    turnDeepens: [
      '“My knees knock too,” says {guest}. “Hear them? Knock!”',
      '“Say it,” says {guest}. “Say it out loud!”',
      '{guest} whispers, “My first day? Oh, I shook!”',
    ],
    lowPoint: [
      'Open, shut! Open, shut! Drip, drip, tears.',
      'Too long. Too high. Too much for one {hero}.',
      'Down goes {hero}, behind the bag. “Not me! No.”',
    ],
    spark: [
      'Hug {c}. Not all of it. Just a bit!',
      '“I’ve got you, {c}. We’ll do a little.”',
      'Who is shaking? Poor {c}! “Just one toe, then.”',
    ],
    deed: [
      'In we go! It’s {guest}! “Please say it first.”',
      '{refrain} “{guest}! It’s scary. Tell me all.”',
      'Who is the doctor? {guest}! “I’m scared,” says {hero}.',
    ],
    deedHolds: [
      'This is cold. This one pinches. “Now!” Finished!',
      '“When?” asks {guest}. Deep breath. “Now!” Pinch! Phew.',
      'Look at Teddy. Count to three. Ow! That was it.',
    ],
    solved: [
      'A bandage here. A medal there. Clap, {hero}, clap!',
      'Who said so? {hero} did! {refrain}',
      'Hurrah, {guest}! Hurrah, {c}! {hero} did it!',
    ],
    home: [
      'Doctor {hero} is in. “Teddy, you say now.”',
      'Teddy is scared. “I know,” says {hero}. Cuddle.',
      'Wrap, wrap, round one ear. Lucky Teddy!',
    ],
  },
  '4-5': {
    want: [
      '“Teddies get mended,” said {hero}. “Trousers get mended. Not me!” ^ But the letter in {his} hand said, “Please come to the hospital today.”',
      'A letter came for {hero}. “We’d like to mend you today,” wrote the hospital. ^ {He} held it upside down. It still said so, only smaller.',
      'Something in {hero} was not as it should be. ^ “The hospital will mend it today,” said the letter. “Can’t we use glue?” asked {hero}.',
      '“Dear {hero},” said the letter. “Today is your hospital day. We’ll mend what is sore.” ^ {hero} sat on the bed, and {his} tummy turned over.',
    ],
    setOut: [
      'Pyjamas in. Slippers in. Teddy in, with one ear out for air. ^ “{refrain}” said {hero} to {his} feet.',
      '{hero} took the teddy, a toothbrush and {c}. The toothbrush was not scared at all. ^ “{refrain}” they said, and went very slowly.',
      '“What do you take to a hospital?” asked {hero}. “Me,” said {c}. So {he} did, and the teddy. ^ “{refrain}”',
      'The bag was not heavy. It had a teddy in it, and some socks. But {hero’s} feet were heavy! ^ “{refrain}” {he} told the feet.',
    ],
    problem: [
      '“Where is it?” asked {hero} by {spot}. Then {he} saw. It was as high as ten houses. ^ The glass doors went whoosh, all by themselves.',
      'The hospital stood behind {spot} and shone. {hero} put down {his} bag. ^ “It’s a bit much,” {he} said. “Haven’t they got a smaller one?”',
      'Whoosh! Two big glass doors slid open. Nobody had touched them. ^ {hero} stopped by {spot}. “How do they know I’m coming?” {he} whispered.',
      'Past {spot} was the biggest house in town. {hero} began to count its windows. ^ At twenty {he} ran out of fingers and toes and brave.',
    ],
    try0: [
      '“Let’s tiptoe,” said {hero}. “Tiptoe takes longer.” They tiptoed past {spot}, and back, and past it. ^ They got there all the same. Feet are like that.',
      '“I must say hello to {spot},” said {hero}. Then {he} had to say goodbye to it. ^ It took ages. The hospital didn’t mind. It waited.',
      '“Not this street,” said {hero}. “That one! Or that one.” ^ They went up and down and around. All the streets knew the way to the hospital.',
      '“One more look at {spot},” said {hero}. And one more. And a really last one. ^ By now even {c} knew it by heart.',
    ],
    try1: [
      '“It’s stopped!” said {hero}. “It doesn’t hurt one bit. Watch me jump!” ^ {He} went up laughing. {He} came down without the laugh.',
      'By {spot} {hero} felt quite, quite well. “Hooray, no hospital!” {He} hopped for joy. ^ Something said, “Ouch.” It had {hero’s} voice.',
      '“Perhaps it got well on the way,” said {hero}. “I’ll jump and see.” ^ Up {he} jumped, and down, and saw. It had not.',
      '“Hop, I’m fine! Hop, I’m fine!” sang {hero}, past {spot}. ^ The third hop went, “Ow, I’m not.” So {he} stopped singing.',
    ],
    try2: [
      '“I’m a statue,” said {hero} by {spot}. “Statues never cry.” {He} stood quite still. ^ But a statue can’t scratch its nose. That was awful.',
      '{hero} puffed out {his} chest. “I’m a giant. What is there to be scared of?” ^ A leaf fell on {his} shoulder. The giant squeaked.',
      '{hero} buttoned up {his} face. “There,” {he} said, out of one corner. “Nobody can see that I’m scared.” ^ {C} could.',
      '“I’ll be a wall,” said {hero}. “Walls don’t feel a thing.” {He} stood there like a wall. ^ Inside the wall somebody’s heart went bump, bump.',
    ],
    try3: [
      '“Is it bad in there?” asked {hero} at {spot}. “Oh, look, a bus!” they said. ^ That was no answer. It was just a bus.',
      '“Promise me that it won’t hurt!” {hero} begged the people by {spot}. ^ “Promise, promise,” they said, and walked on. It was not a real promise.',
      '“You’ll be fine, dear,” they told {hero} by {spot}. They gave {him} a pat, and another pat. ^ Nobody gave {him} an answer.',
      '{hero} pulled at a sleeve. “What do they do in there?” “What a brave child,” said the sleeve. ^ “That’s not what I asked,” said {hero}.',
    ],
    turn: [
      'Somebody on the bench by {spot} was having lunch. “I’m {guest}. Half a sandwich?” ^ It was cheese. “I’m scared,” said {hero}, between two bites.',
      '“Sit here,” said {guest} on the bench. “You look hungry.” ^ “I’m not hungry, I’m scared,” said {hero}. {He} ate half the cheese sandwich all the same.',
      'On a bench sat {guest}, with a cheese sandwich and kind shoes. {hero} sat down too. ^ Chew, chew. “I’m scared of in there,” said {hero}.',
      'On the bench sat {guest}, with a sandwich like a brick. “I’ll never manage it alone.” So {hero} helped. ^ “I’m a bit scared,” {he} told the cheese.',
    ],
    turnDeepens: [
      '“In there?” said {guest}. “I was so scared that I put my hat on my foot.” ^ {hero} stared. “And then I said so. That helped.”',
      '“Can you keep a secret?” said {guest}. “My tummy flips too. I just take it in with me.” ^ {hero} looked at {his} own tummy. It could come along, then.',
      '“The first time, I hid behind a plant,” said {guest}. “It was a very thin plant.” {hero} had to giggle. ^ “Then I called, ‘I’m scared!’ And they helped.”',
      '“Brave people aren’t scared,” said {hero}. “Oh yes, they are,” said {guest}. “They say it out loud, and go on.” ^ That was news to {hero}.',
    ],
    lowPoint: [
      'Inside the doors was a long, long floor. It went on for ever. ^ {hero} knelt behind {his} bag. “It’s too far for me,” {he} sniffed.',
      'The doors opened. “Come in,” they seemed to say. {hero} went down on {his} knees. ^ “Not today,” {he} said, very low. “I can’t today.”',
      '{hero} took one big breath. The doors slid open, and the breath flew away. ^ {He} got down beside {his} bag and made {himself} very small.',
      'The doors opened. {hero} stepped back. They shut. Then {he} cried a bit, behind {his} bag. ^ “There’s so much hospital,” {he} said, “and only one me.”',
    ],
    spark: [
      '{C} was shivering like a spoon in a cup. {hero} held on with both arms. ^ “We needn’t do it all,” {he} said. “We only need to do one step.”',
      '“Don’t be scared,” {hero} began. Then {he} stopped. “No. You can be scared. I am too.” {He} hugged {c}. ^ “We’ll do it in crumbs. First crumb: one step.”',
      '{hero} held {c} close. How do you eat a very big cake? In bites! ^ “We’ll do the hospital in bites,” {he} said. “One step is a bite.”',
      '{hero} felt {c} tremble. “I’ll look after you,” {he} said. And {his} own knees grew firm. ^ “One little step,” {he} said. “Anybody can do one.”',
    ],
    deed: [
      '“{refrain}” And there was the doctor. {guest}! ^ {hero} pointed at the sore place. “I’m scared of this,” {he} said. “Talk first, please. Then mend.”',
      '“{refrain}” Whoosh, in! There stood a doctor with cheese on one cuff. {guest}! ^ “This is me being scared,” said {hero}. “Tell me things first, please.”',
      'Who was waiting by the white bed? {guest}, the doctor! ^ “{refrain}” said {hero}. “And I’m scared. Please say what comes, before it comes.”',
      'A mat, a lift, a room. “{refrain}” And the doctor was {guest}! ^ “I am frightened,” said {hero}, as loud as {he} could. “Please, no surprises.”',
    ],
    deedHolds: [
      '“This one is cold,” said {guest}. It was. “This one pinches. You say when.” ^ {hero} looked hard at the teddy. “Now!” Pinch. And there was no more of it.',
      '{guest} showed {hero} each thing, and what it did. “And this one bites a bit.” ^ “Now,” {he} said. It bit, for one loud “Ow!” Then it stopped.',
      'They counted down. “Three. Two. Wait,” said {hero}. {guest} waited. ^ “One. Now!” It hurt, and {he} said so, and then it was done.',
      '“Tell me when,” said {guest}. {hero} breathed in, and out, and in. “Now!” ^ It wasn’t nice. It wasn’t long. Then it was only over.',
    ],
    solved: [
      '“All done,” said {guest}. “This medal is for saying you’re scared.” ^ {hero} swung it by its ribbon. “{refrain}” And somebody next door clapped.',
      'A bandage with a bow, and a medal on a ribbon! “That’s for telling me,” said {guest}. ^ {hero} laughed out loud. “{refrain}”',
      '“Hooray!” cried {hero}. There was a medal, made of a lid. {guest} had one just like it. ^ “Mine’s from my own first time,” said {guest}.',
      '“You did that,” said {guest}. “I only held the things.” {hero} got a medal, and so did {c}. ^ They cheered until somebody said, “Hush, hospital!”',
    ],
    home: [
      'At home it was the teddy’s turn. “Are you scared?” asked {hero}. “You can say so.” ^ {He} wound a very long bandage round a very small ear.',
      '“Next, please,” called Doctor {hero}. The teddy came in with a bad knee. ^ {hero} told it every bit first, and gave it half a biscuit.',
      '{hero} showed the teddy {his} medal. “You get the next one,” {he} said. ^ “It will pinch a bit. But I’ll stay, and you can squash my thumb.”',
      'Teddy had to be mended too, of course. ^ “Ready?” asked {hero}, and waited for the “now”. Teddy took a long time over it. {hero} didn’t mind.',
    ],
  },
  ...braveVisitOlderTellings,
};
