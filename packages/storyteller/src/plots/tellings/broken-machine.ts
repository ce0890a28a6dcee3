import type { Tellings } from '../further-tellings.ts';
import { brokenMachineOlderTellings } from './broken-machine-older.ts';

/** Further wordings of “broken-machine”. */
export const brokenMachineTellings: Tellings = {
  '2-3': {
    want: [
      'Where is the bing? Where is the bong? Gone!',
      'Shh! The big clock is asleep. Wake up, clock!',
      'Tick? No tick. Tock? No tock. Why, why, why?',
    ],
    setOut: [
      'Hammer, oil, and off we go! {refrain}',
      'Big bag, big steps. Clank, clank! {refrain}',
      'Poor old clock! {hero} will ask it. {refrain}',
    ],
    problem: [
      'A wheel. A wheel. A hundred wheels! All asleep.',
      'Big as a house! Still as a stone. Oh!',
      'Hello, clock? Hello, wheels? Not a whirr.',
    ],
    try0: [
      'Thump it! Thump, thump! Ping! Off flies a spring.',
      'Knock, knock, clock! Crack! Oops, sorry, clock.',
      'Bash! Boing-oing-oing! Catch that spring, {c}!',
    ],
    try1: [
      'Big key! Heave, {hero}! Ho, {c}! Stuck!',
      'Wind, wind, wind. Whizz! Round and round we go!',
      'Crick, crick, crick. That is all. Still no tick.',
    ],
    try2: [
      'Glug, glug! Slippy, slidy, whee! Down goes {c}.',
      'Oil on the wheels. Oil on my heels! Whoops!',
      'A drop for you, a drop for you. Splat!',
    ],
    try3: [
      'Push the big hand! Bong! Let go. Hush.',
      'Up the ladder. Heave that hand! Bong! Ouf.',
      'Bong, it is lunch! Bong, it is lunch again!',
    ],
    try4: [
      'Screws in a row. Bump! No more row.',
      'Out, out, out. In, in, in. One too many!',
      'Peep inside. Wheels, wheels, wheels! Which one goes here?',
    ],
    turn: [
      'Why, big wheel? Why, middle wheel? Who waits last?',
      'Look close, {hero}! Nothing is broken. All are waiting.',
      'Lean, lean, lean. They lean on the next one!',
    ],
    turnDeepens: [
      'Bun wheel, button wheel, bead wheel! Crawl, {hero}, crawl!',
      'Down we go on hands and knees. Tiny wheels, please!',
      'Little, littler, littlest. And what next? Come!',
    ],
    lowPoint: [
      'One last wheel. It just sits. So does {hero}.',
      'All done asking. Nobody tells. Chin on knees.',
      'The end of the wheels. No why. Oh dear.',
    ],
    spark: [
      'A teeny door! Boo-hoo, somebody cries.',
      'Footprints in the wheel! Who, who, who?',
      'Hic! Sniff! Somebody small. Somebody sad. Who?',
    ],
    deed: [
      '“My feet hurt,” says {little}. Sit down! {refrain}',
      'Tap, tap. Hello, {little}! {hero} pushes. {refrain}',
      'One small {littleKind}. One big job. {hero} helps!',
    ],
    deedHolds: [
      'Slow and steady. Push and push. {refrain}',
      'Finger round, finger round. Hush, {little} sleeps.',
      'This one ticks! That one tocks! {refrain}',
    ],
    solved: [
      'BONG! “Who did it?” “{Little} did! Hooray!”',
      'Bing, bing, BONG! All the people cheer. {refrain}',
      '“Me next!” “Me next!” They all help {little}.',
    ],
    home: [
      'Bong, says the clock. Yawn, says {hero}. Night!',
      'Tuck up the finger. Good push, finger! Bong.',
      'Listen. Pit-pat, pit-pat. That is {little}. Night, night.',
    ],
  },
  '4-5': {
    want: [
      'The Great Clock had gone to sleep. So the milkman did not come, and the moon forgot to go. ^ “You can’t have nothing o’clock!” said {hero}. “Why did it stop?”',
      '{hero} was waiting for the bong. After the bong came pancakes. ^ {He} waited and waited. No bong! “Something is the matter with the Great Clock,” {he} said. “But what?”',
      '“It’s early,” said one neighbour. “It’s late,” said the other. They both pointed at the Great Clock. ^ It did not say a thing. “Why not?” asked {hero}.',
    ],
    setOut: [
      'In the bag went a big spanner, a small spanner and the oil. In went lunch. ^ “Is it lunchtime?” asked {c}. “Nobody knows!” said {hero}. “{refrain}”',
      '{hero} put on {his} mending hat. “Don’t worry, clock! We’re coming.” ^ The bag was heavy, so {c} sang to make it light. “{refrain}”',
      '“Has anyone asked the clock?” said {hero}. Nobody had. ^ So {he} took {his} tools and went to do it. “{refrain}” {he} sang.',
    ],
    problem: [
      'They went in by a little door. Inside it was all wheels, up and down and round behind {spot}. ^ “Hello,” said {hero}. It was like talking to the sea.',
      'Some wheels were as big as a pond. Some were as big as a pie. ^ {hero} held {his} breath and listened at each one. Not one said tick.',
      '“I’ll just find the bit that’s wrong,” said {hero}. Then {he} saw how many bits there were. ^ They went past {spot} and did not stop there.',
    ],
    try0: [
      '“Wake up, sleepyhead!” {hero} gave the clock a pat. Then {he} gave it a bang. ^ A spring fell out and chased {c} round {spot}.',
      'Bang, bang, bang, went {hero} by {spot}. ^ “Ow,” said somebody. It was {c}. The clock had not even noticed.',
      '{hero} shook the clock. {He} shook it like a money box. ^ Out fell a nut, a bolt and an old sandwich. No tick fell out.',
    ],
    try1: [
      '{hero} found the key by {spot}. It took two to lift it and two to turn it. ^ “It’s full!” {he} puffed. “You can’t put any more tick in.”',
      'Round went the key, and round, and stop. {hero} hung on it with both feet off the ground. ^ “Ping,” said the key, and threw {him} off.',
      '“All clocks like to be wound,” said {hero}. Crickle, crackle! ^ This one had been wound already. It burped, and spun {hero} round like a top.',
    ],
    try2: [
      '{hero} gave every wheel a drink of oil. {He} gave {spot} a drink as well. ^ Then {he} tried to walk home. {His} feet went two ways at once.',
      '“Open wide,” {hero} told the clock. Glug! It was a very big drink. ^ The clock felt no better. But {c} slid all the way to {spot}, laughing.',
      'The oil can went plip, plop. “Not on the floor,” said {c}. ^ Too late! There went {hero}, and there went {c}, round and round like skaters.',
    ],
    try3: [
      '{hero} sat on the big hand, and it slid down to six. Bong! ^ “Bedtime already?” said a voice near {spot}. Everybody went to bed with their boots on.',
      'Up the ladder climbed {hero}. {He} pushed the long hand all the way round. ^ It was hot work. And no sooner had {he} stopped than the clock stopped too.',
      '“You push one,” said {hero}, “and I’ll push the other.” Off they went. It was three. It was five. ^ Then {c} sneezed, and it was no time at all.',
    ],
    try4: [
      'Under the glass the screws looked as big as plums. {hero} took them all out. ^ They looked much smaller in the grass by {spot}. It took a while to find them.',
      '{hero} undid the lid. Sproing! Now there was more outside than inside. ^ {He} had to sit on it to get it shut.',
      '“This goes here, and that goes there,” said {hero}. It looked like a clock again. ^ “And where does this go?” asked {c}. It was the lid.',
    ],
    turn: [
      '“Are you stuck?” {hero} asked a wheel. {He} looked at it closely. It was holding hands with the next. ^ And that one was holding hands with the next!',
      '{hero} got right down with {his} nose to the teeth. One wheel leaned on another, like sleepy people on a bench. ^ “You’re just waiting,” {he} said. “For whom?”',
      'No crack. No rust. No crumbs. {hero} looked again. ^ “It’s a queue!” {he} said. “Big wheels at the back. Who is in front?”',
    ],
    turnDeepens: [
      'Now {hero} had to bend down. Now {he} had to kneel. The wheels by {spot} were no bigger than buns. ^ “Excuse me,” {he} asked each of them. “Who’s next?”',
      'Down the row of wheels went {hero}, and down went {his} voice, too. ^ By {spot} {he} was whispering. It seemed right, with wheels like buttons.',
      'Bigger is easy to see. Smaller is hard. {hero} held {his} glass close, past {spot}. ^ “Next, please,” {he} said. “Next, please. Next.”',
    ],
    lowPoint: [
      '“And you?” {hero} asked the last little wheel. There was nothing behind it but the evening. ^ {hero} sat down, plump. It was the end of the queue, and nobody was there.',
      'Every wheel had pointed to the next one. This wheel pointed to nothing. ^ “I’ve asked them all,” said {hero}, and {his} eyes went hot.',
      '{hero} blew on the last wheel. {He} said please. It did not turn. ^ {He} had come such a long way, and there was no answer here.',
    ],
    spark: [
      'Something small went “hic”. {hero} sat up. Hic! It came from a door no bigger than a stamp. ^ “A wheel doesn’t hiccup,” {he} whispered. “Who are you?”',
      'A tear rolled off {hero’s} nose and down a tiny path. A path? ^ It went round inside the wheel. It was made by feet!',
      '“Listen,” said {c}. Somebody was crying, as quietly as a pin. ^ {hero} had asked the wheels. Now {he} knocked on the wood.',
    ],
    deed: [
      'The door opened a crack. “Don’t be cross,” said a {littleKind} in a nightcap. “I’m {little}. I can’t run one more step.” ^ “Then don’t,” said {hero}. {He} put {his} finger on the wheel.',
      '“It’s me who does it,” sobbed {little} the {littleKind}. “Round and round, all by myself.” ^ “Not today,” said {hero}. “Put your feet up. What do I push?”',
      '{hero} did not shout. {He} knelt and held out {his} hanky. Out came {little}, a tired {littleKind}. ^ “I needed a rest,” it said. So {hero} pushed instead. Tick!',
    ],
    deedHolds: [
      '{hero} pushed with one finger. When that was tired, {he} had nine more. “{refrain}” ^ Far away, a big wheel groaned and got up.',
      'Steady, steady. It was like rocking a baby. “{refrain}” hummed {hero}. ^ Behind the tiny door {little} slept. In front of it the wheels woke up.',
      'Wheel told wheel, and that wheel told the next one. {hero} could hear it go. ^ {He} wanted to stop and look. But {he} pushed. “{refrain}”',
    ],
    solved: [
      'Bing, said the Great Clock, and yawned. Then BONG! All the people came out with spoons in their hands. ^ “Thank {little},” said {hero}, “not me!”',
      'BONG! “I did it without my feet!” cried {little}. ^ “We’ll all lend you a finger,” said the people. They made a queue, and {hero} counted them. “{refrain}”',
      '“So that’s who!” said everybody, and got down on the ground to look. ^ {Little} waved. {hero} cheered. BONG went the clock, nine times, for joy.',
    ],
    home: [
      '“What time is it?” asked {hero} in bed. BONG! said the night. “Thank you, {little},” said {hero}. ^ You should always thank a person who tells you the time.',
      '{hero’s} finger had a plaster on it, with a clock drawn on. ^ “It’s had a long day,” {he} said. Bong, went the clock. It had, too.',
      'Bing, bong. {hero} knew who that was now. ^ It was not a clock. It was a {littleKind} with its feet up, and somebody’s finger.',
    ],
  },
  ...brokenMachineOlderTellings,
};
