import type { Tellings } from '../further-tellings.ts';
import { starHomeOlderTellings } from './star-home-older.ts';

/** Further wordings of “star-home”. */
export const starHomeTellings: Tellings = {
  '2-3': {
    want: [
      'Ting, ting, ting! Who fell down? {Little}!',
      'Down it comes. Plip! A light! It is {little}.',
      '{hero} bends down. Who is shining there? {Little}!',
    ],
    setOut: [
      'Hop in the lamp, {little}. Off we go! {refrain}',
      '“Home is up,” says {little}. “Let’s go!” {refrain}',
      'Sniff, sniff. Poor {little}. {hero} helps! {refrain}',
    ],
    problem: [
      'Where is home? Up, up, up there. Oooh!',
      '{hero} points. {C} looks. Too far, too far!',
      'Not the treetop. Not the cloud. Up past both!',
    ],
    try0: [
      'Ready, steady, boing! And down. Plonk.',
      'Knees bend. {hero} springs. Whoosh! Flump.',
      '“Watch me jump!” Hup! Hup! Flop.',
    ],
    try1: [
      'Hold on, {little}! The kite tugs. Ping! Down.',
      'Swish, kite, swish! The string is too short.',
      'Wind, wind, blow! The kite says no.',
    ],
    try2: [
      'Climb, climb, climb. The ladder stops. Hmph!',
      'Tap, tap, up {he} goes. Creak! Not enough.',
      'One rung, two rungs, ten. Down again!',
    ],
    try3: [
      'Ring the bell! Clang! Does the sky hear? No.',
      'Clang-a-lang-a-lang! {hero} waves. Nobody looks down.',
      'Wave, wave! Ring, ring! The sky just twinkles.',
    ],
    turn: [
      'Blink. Blink. {Little} is small and grey.',
      'What is wrong, {little}? The light goes pale.',
      '“Shine, {little}!” “I can’t,” says {little}. Oh!',
    ],
    turnDeepens: [
      'Up the hill. Puff, puff. To the tippy top!',
      'Left foot, right foot, up and up!',
      'Higher, {hero}! Higher, {c}! Do not stop.',
    ],
    lowPoint: [
      'This is the top. The sky is far. Sniff.',
      'Hush. {Little} is only a dot now.',
      '{hero} holds {little} tight. No more ideas.',
    ],
    spark: [
      'Oops, {c}! Tee-hee! {Little} goes ping!',
      '{hero} giggles. Tee-hee! Why is {little} so bright?',
      'A silly noise. A laugh. A light! Oh!',
    ],
    deed: [
      'Stamp and wiggle! Hop and giggle! Up comes {little}.',
      'Big eyes! Fat cheeks! {Little} laughs. {refrain}',
      'Funny feet, {hero}! Hee, hee! {Little} lifts off.',
    ],
    deedHolds: [
      'Laugh, {c}! Laugh, {hero}! {Little} flies! {refrain}',
      'Hee, hee! Ho, ho! Up you go! {refrain}',
      'Louder, louder! Bright, brighter, brightest! {refrain}',
    ],
    solved: [
      'Click! The hole is gone. Hello up there!',
      'Big sky, small light. {Little} fits just right!',
      'There! There! That one is {little}. Hello!',
    ],
    home: [
      'Nose on the glass. Night, night, {little}.',
      'Window open. Hee, hee! {Little} hears us.',
      'Snug in bed. A small light peeps in.',
    ],
  },
  '4-5': {
    want: [
      '{hero} was brushing {his} teeth when something bright flew by. Ting! ^ It sat in the [boot|bucket] by the door: a tiny {littleKind}, upside down. “I’m {little},” it said.',
      'What was that in the [sink|wheelbarrow]? It hummed, and it shone. ^ {hero} bent down. “I’m {little},” said the {littleKind}. “I’ve fallen off.”',
      'A light was sitting on the doormat. It was round and warm, and rather cross. ^ “I’m called {little},” said the {littleKind}. “I slipped. Can you put me back?” {hero} hoped so.',
    ],
    setOut: [
      '{Little} cried two tiny sparks. {hero} opened the door of {his} lantern. “Get in. It’s cosy.” ^ Then they all set off. “{refrain}”',
      '“Where do you live?” asked {c}. “Up,” sniffed {little}. ^ “Then we’ll go up,” said {hero}, and {he} took the lantern by its ring. “{refrain}”',
      '{hero} had taken a lost [mitten|ball] home before. This was only a bit higher. ^ {He} tucked {little} into the lantern, and off they marched. “{refrain}”',
    ],
    problem: [
      '“My house is there,” said {little}, in the blackest bit of the sky. ^ {hero} counted on {his} fingers how far it was. {He} ran out of fingers.',
      '{hero} pointed up. “Is it there?” “No, higher,” said {little}. “There?” “Much higher.” ^ {hero’s} arm was not long enough, even with {c} helping.',
      'By {spot} they bent their heads back, and back, and back. {hero} sat down, plop. ^ “Who put it so far up?” {he} asked.',
    ],
    try0: [
      '“I jump over puddles,” said {hero}. “Now I’ll jump over the clouds.” Hup! ^ {He} got as high as a puddle.',
      '{hero} swung {his} arms by {spot}. Three, two, one, whee! ^ For a moment {he} hung in the air. Then the air was finished.',
      '“Hold tight!” {hero} hopped on one foot. {He} hopped on two. {He} would have tried three. ^ But every hop came back to the ground.',
    ],
    try1: [
      '{hero} let the kite go by {spot}. It sailed off with {little} on its nose. ^ “More string!” called {little}. But there was no more string, just {hero}.',
      'The wind took the kite and shook it like a rug. {Little} went round and round. ^ “I feel [funny|green],” said {little}. So {hero} pulled the kite in.',
      'A kite knows how to fly, so they asked a kite. It went up. It looped. ^ Then it dived into [a bush|the nettles], and {hero} had to fetch it.',
    ],
    try2: [
      'By {spot} stood a long, long ladder. {hero} climbed until {his} knees shook. ^ Where was the sky? It had moved up too!',
      '{hero} counted the rungs. “Eight, nine, ten.” There was no eleven. ^ “Somebody forgot the rest of the ladder,” {he} called down to {c}.',
      '“Hold the bottom!” {hero} told {c}, and went up the ladder with the lantern. Up and up! ^ {He} could touch a leaf. {He} could not touch a cloud.',
    ],
    try3: [
      '{hero} found a bell and shook it with all {his} might. Clang! “Come and get {little}!” ^ The sky kept its back turned. Perhaps it was busy.',
      '“They’ll come if it’s supper,” said {hero}. So {he} rang a bell. Clang-a-lang! “Supper!” ^ Nobody came down, but {c} wanted soup.',
      'Clang, clang, clang! {hero} rang until {his} arm was tired, and waved with the other one. ^ The sky twinkled. It twinkles at everybody, though.',
    ],
    turn: [
      '“Who turned you down?” asked {hero}. {Little} was only as bright as a button now. ^ “It’s far from home here,” said {little}. “I’m running out.”',
      'It was getting hard to see the path. {hero} looked into the lantern. ^ There sat {little}, pale as [porridge|a peeled potato]. “I need to be home,” {little} said, “quite soon.”',
      '{C} tapped the lantern. {Little} flickered. “Oh dear,” said {hero}. ^ “I shine best at home,” whispered {little}. “Down here it gets used up.”',
    ],
    turnDeepens: [
      '“Quick, up the hill!” said {hero}. {He} did not stop for stones. {He} did not even stop for blackberries. ^ Behind {him} puffed {c}.',
      '“What’s taller than tall?” asked {hero}. {C} thought of {spot}. Then {c} thought of the hill behind it. ^ So up that hill they ran.',
      'They took the steepest path there was. {hero} held the lantern in both arms, like a baby. ^ “Nearly there,” {he} said at every bend.',
    ],
    lowPoint: [
      'Here was the top. There was no more hill. And there, far away as ever, was the sky. ^ {hero} hugged the lantern and said nothing at all.',
      '“Is that my home?” whispered {little}. “It looks so small.” ^ {hero} could not get it any nearer. {He} sat down and sniffed.',
      '{Little} was just a speck now. {hero} put both hands round it, to keep it warm. ^ “I said I would take you,” {he} said, “and I can’t.”',
    ],
    spark: [
      '{C} only wanted to help, and sat down on a thistle. “Yow!” {hero} could not help giggling. ^ And the lantern went bright. Oh! So that was it!',
      'Prrrp! said {c’s} tummy, in the great big silence. {hero} burst out laughing. ^ Flash! {Little} lit up like a [lamp|birthday cake]. “You like that!” said {hero}.',
      '{C} sneezed, and the sneeze went rolling down the hill. {hero} laughed. And who was shining? {Little}! ^ “You don’t need a lift,” said {hero}. “You need giggles!”',
    ],
    deed: [
      '{hero} danced like a jelly on a train. {He} sang with {his} tongue out. ^ {Little} laughed, and floated right out of the lantern.',
      '“Are you ready?” {hero} wobbled {his} knees. {He} blew out {his} cheeks and let them go. Pffft! ^ {Little} giggled, and up {little} came.',
      '{hero} did the dance of the [wet sock|hot potato]. It goes hop, hop, ow, ow, shake. ^ “Tee hee!” laughed {little}, and lifted off.',
    ],
    deedHolds: [
      '{hero} laughed. {C} laughed. Even {spot} seemed to shake. ^ With every ha, {little} went one cloud higher. “{refrain}”',
      '“Don’t stop!” called {little}, as high as {spot}. So {hero} fell over on purpose, twice. ^ “{refrain}” they shouted, and whoosh!',
      'Ha ha ha! Now nobody could stop. {hero} laughed until {he} had to hold on to {c}. ^ “{refrain}” And up sailed {little}, bright as a lamp.',
    ],
    solved: [
      'They looked and looked. Then {hero} pointed. “There! That’s our one!” ^ It was not the biggest. But it was the only one that giggled.',
      'Click! went something, very high up. The sky had no hole any more. ^ “Good night, {hero}!” called a voice like a teaspoon.',
      '{Little} got smaller, and smaller, and then very bright. ^ “I can see your house!” it called. {hero} pointed it out to {c}, three times.',
    ],
    home: [
      '{hero} lay in bed and told the window a joke. It was the one about the [sausage|potato]. ^ High up, a light wobbled. It had heard.',
      '“Leave the curtain,” said {hero}. “I’ve got a friend up there.” ^ {He} waved one sleepy hand. Blink, went the sky.',
      'In bed {hero} laughed at nothing, three times, ha, ha, ha. “What’s funny?” called the grown-ups. ^ “Nothing,” said {hero}. “It’s for somebody upstairs.”',
    ],
  },
  ...starHomeOlderTellings,
};
