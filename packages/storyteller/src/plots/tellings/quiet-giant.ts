import type { Tellings } from '../further-tellings.ts';
import { quietGiantOlderTellings } from './quiet-giant-older.ts';

/** Further wordings of “quiet-giant”. */
export const quietGiantTellings: Tellings = {
  '2-3': {
    want: [
      'Who wants a letter? All do! One is left. Thump!',
      'A picnic! A picnic! Who is this one for?',
      'Thump, go the plates. “That is the Big One!”',
    ],
    setOut: [
      'Knock, knock, Big One! Here we come! {refrain}',
      'Hold the letter tight. Step, step. {refrain}',
      'Who is brave? {C} is! {hero} is! {refrain}',
    ],
    problem: [
      'Toe, toe, toe, toe, toe! One BIG foot. Gulp.',
      'Boom, boom, boom. Then no boom. Where is it?',
      'A footprint like a bath! {hero} sits in it.',
    ],
    try0: [
      '“HALLOO! HALLOO!” Crash, bash, off it goes.',
      'Wave, {hero}! Yoo-hoo! Oh. It hides.',
      '“COME TO TEA!” Thump-thump-thump! Too loud, {hero}.',
    ],
    try1: [
      'Poles on! Higher, higher! Whoops! Flat on the floor!',
      'Look at me! I am a giant! Crunch.',
      'Big coat, big hat, big bump! Ouch!',
    ],
    try2: [
      'Plop a cake down. Wait, wait. Crumbs! Who ate it?',
      'Yum, yum, Big One! Duck down! Achoo!',
      'One cake, two eyes. Blink! No cake.',
    ],
    try3: [
      'Big foot, big foot, little foot. That’s my foot!',
      'Left, right, left, right. Back where we were!',
      'We walk. Thump. We stop. No thump. Hm!',
    ],
    try4: [
      'Put it here. Tiptoe off. Whee, says the letter!',
      'Stay, letter! No, says the wind. Catch it!',
      'Off we run. Flap, flap! It runs too.',
    ],
    turn: [
      'Big feet! They hop right over a beetle. Oh!',
      'One snail. Two big toes. Mind the snail!',
      'Look twice. The feet go round. Round what? A snail!',
    ],
    turnDeepens: [
      '“Grrr-lo,” somebody says. “Grrr-lo. Oh, bother!”',
      'Tiptoe, tiptoe. Grrr? No! It says hello!',
      'Who growls? Who sniffs? “Hello. Hrrr. Hello.”',
    ],
    lowPoint: [
      'Nose! Chin! What a face! “Aaaah!” Poor Big One.',
      'It was so big. {hero} was so loud. It ran.',
      '“WAAAH!” went {hero}. Sob, went the Big One.',
    ],
    spark: [
      'It had wobbly knees. So has {hero}! Hmm.',
      'Was it cross? No, no. It was shy!',
      'Shut your eyes. Look again. A flower! Soft eyes.',
    ],
    deed: [
      '“I won’t run. I won’t shout.” {refrain}',
      'Stand still, feet. Chin up! Here, Big One!',
      'Letter up high! “It is for you.” {refrain}',
    ],
    deedHolds: [
      '“For me?” says {little}. “Yes, for you!”',
      'Big nose. Big blush. “H-h-hello, {hero}!”',
      'One big {littleKind}. Its name is {little}. Hello, hello!',
    ],
    solved: [
      'Pass the cake to {little}! Gulp! More cake! {refrain}',
      '“Boo?” “No! It’s {little}!” Hip, hip, hooray!',
      'Up on {little}! Up so high! {refrain}',
    ],
    home: [
      'Growl, growl, low and kind. “Sleep well, {little}.”',
      'Hear the thumps go home to bed. Thump, thump.',
      'Window open. “Hrrr-ood night!” Night, night.',
    ],
  },
  '4-5': {
    want: [
      '{hero} wrote letters till the pencil was tiny. “Come to my picnic, EVERYBODY!” ^ There was one too many. Then the cups rattled. Thump! “Oh,” said {hero}. “That’s for the Big One.”',
      '“Who gets this letter?” asked {hero}. Nobody would say. They all looked at the hills. ^ Thump, went the hills. “The Big One,” somebody whispered. “Leave it out!”',
      '“EVERYBODY,” {hero} had put on each letter. It was a long word, and {he} had got it right every time. ^ But the Big One’s letter was still here.',
    ],
    setOut: [
      '“I’m the postman,” {hero} told {his} knees, “and postmen go everywhere.” ^ {C} was the other postman. “{refrain}” they sang, not very loudly.',
      '“Is it far?” asked {c}. “It’s where the thumps come from,” said {hero}. ^ {He} held on to the letter with both hands, and off they marched. “{refrain}”',
      'Everybody waved to them from behind the curtains. {hero} waved the letter. ^ “{refrain}” {he} shouted. It sounded braver than {he} was.',
    ],
    problem: [
      'The ground was full of holes. {hero} counted the toes round each. Five! ^ “This is no pond,” {he} told {c} at {spot}. “It’s a foot.”',
      'Something went thump by {spot}. So they ran there. Then it went thump somewhere else. ^ “It’s good at hide-and-seek,” said {hero}, “for its size.”',
      '“Letter for you!” said {hero}, and held it up, down and sideways. Nobody came. ^ Only {spot} trembled a bit, as if somebody were behind it.',
    ],
    try0: [
      '{hero} waved both arms like a windmill. “OVER HERE! YOO-HOO!” ^ Over there something gasped, and the thumps ran away uphill.',
      '{C} took a breath. {hero} took a breath. “HELLO!” It blew the leaves off. ^ “Did it answer?” asked {hero}. It had answered with its feet.',
      '“Big ears need big words,” said {hero}. “ELEPHANTINE!” {he} bellowed. “ENORMOUS!” ^ They must have been the wrong ones. Off went the thumps.',
    ],
    try1: [
      '“If I’m tall, it will think I’m its cousin,” said {hero}. So {he} stood on {c}. ^ They were tall for a moment. Then they were flat.',
      '{hero} stuffed {his} coat with grass and made {himself} huge. {He} couldn’t get past {spot}. ^ “Being big is so much work,” {he} puffed.',
      'Clip, clop, went {hero} on two long poles. “Ho, ho, ho, I am big!” ^ One pole sank into the mud. Slowly, slowly, so did {hero}.',
    ],
    try2: [
      'They baked it in the sand and put a cherry on top. “Cake!” called {hero}, and hid. ^ {C} got so hungry, watching it, that they ate it themselves.',
      'There stood the cake. Behind {spot} lay {hero} and watched it. {He} watched so hard that {he} fell asleep. ^ Munch, said somebody.',
      '“Don’t move,” said {hero}. “Don’t breathe. It’s coming to the cake!” ^ It came. It was an ant. It said thank you very much.',
    ],
    try3: [
      '{hero} put {his} foot in a footprint, and then in the next. It was a very long jump. ^ After four jumps {he} had to lie down.',
      '“This way!” said {hero}. The big feet went past {spot}, so they did too. ^ And there were three pairs of feet now. One was very, very big!',
      'They walked in a ring round {spot}, {hero} in front, looking down. Something walked behind them, looking down as well. ^ Nobody looked up.',
    ],
    try4: [
      '“You can read it when we’re gone,” called {hero}, and put it under a stone. ^ The wind was good at stones. {hero} ran home with a letter on {his} hat.',
      '{hero} threw the letter to {spot} and ran the other way. ^ The letter went up, had a think, and came down in {c’s} lunch.',
      'Drop it and run! That was the plan. {hero} ran. ^ Flip, flap! The letter got there before {him}. It liked the plan better than anyone.',
    ],
    turn: [
      'The footprints came to a row of ants. And there they stopped, and waited. ^ “Look,” said {hero}. “It let them all go first!”',
      '“A snail!” cried {hero}. It sat right in the path of the great big feet. ^ But it was not squashed. All the toes had turned out to make room.',
      '{hero} looked once. Big feet! {He} looked twice. The feet stood on tiptoe. ^ Somebody was asleep between them: one small round snail.',
    ],
    turnDeepens: [
      'They crept up to {spot}. “Grrrr,” it went. “Grrr-llo. Hello. Hell-grrr. Oh, it’s hard!” ^ “It’s learning,” whispered {hero}. “It wants to say hello.”',
      'What was that growl? It had a cold in it, and a sob. ^ “Hrrr, good day, I’m hrrr,” it went. {hero} stopped being scared, for nearly a minute.',
      '{hero} put a finger to {his} lips. “Grrr-lo, tree,” somebody was saying. “Grrr-lo, stone.” ^ It was saying hello to everything, in case it ever met someone.',
    ],
    lowPoint: [
      'They came round {spot}, and so did the Big One. Nose to knee! “AAAH!” went {hero’s} mouth, all by itself. ^ The knee began to shake, and it ran.',
      '{hero} meant to say “Hello”. {He} had been saying it over and over. ^ “EEEEK!” said {hero}. The Big One’s lip trembled. Then it was gone.',
      'There were two feet as big as beds, and a chin in the sky. {hero} shouted for help. ^ So did the Big One. It ran, crying all the way.',
    ],
    spark: [
      '“I only looked at the big bit,” said {hero}. {He} shut {his} eyes to find the rest. ^ There was a small bit, too. It was a smile. It had just been starting.',
      '“Who runs from a {child}?” thought {hero}. “Only somebody very shy.” ^ {He} was shy as well, on Mondays. You had to be waited for.',
      'Two knees had gone knock. Were they {hero’s}? No, they were too high up! ^ “It’s afraid of me,” said {hero}. {He} had never been scary before.',
    ],
    deed: [
      '{hero} stood where anyone could see {him}. “I’m sorry I was loud,” {he} called. “{refrain}” ^ Thump. {He} stretched up the letter, as high as it would go.',
      'Here came the thumps. {hero’s} feet wanted to leave. “You stay,” {he} told them. ^ {He} put {his} head right back. {He} looked, and {he} looked again.',
      '“This is for you. It’s got your name on,” called {hero}. {He} did not shout, and {he} did not hide. ^ A great big shadow bent down.',
    ],
    deedHolds: [
      '“Is it really for me?” asked the biggest {littleKind} you ever saw. “I’ve never had a letter.” ^ “It says EVERYBODY,” said {hero}. {Little} looked for its hanky.',
      'It took {little} nine goes to say hello. {hero} counted them on {his} fingers, and said it back. ^ “Nobody ever waits for nine,” said {little}.',
      'Down sat the {littleKind}. The whole ground jumped. “Beg your pardon,” it said. “I’m {little}.” ^ “I’m {hero}. I jump too, when I meet people.”',
    ],
    solved: [
      'Up on {little’s} head sat {hero} with the biggest bun. “{refrain}” {he} called down. ^ “Our turn!” cried everybody. Nobody remembered to be scared.',
      '“Is that the Big One?” they whispered. “No,” said {hero}, “that’s {little}.” ^ It sounded much nicer. So they all shook hands, one finger at a time. “{refrain}”',
      '{Little} ate nine cakes and one napkin, and blushed. ^ Then everybody sang with {hero}. {Little} had the deep bit. “{refrain}”',
    ],
    home: [
      'Thump, went the street, and the cups said tink. ^ “That’s our thump,” said {hero}. {He} gave the wall a little thump back.',
      '{hero} got a letter! It was too big for the door. “HELLO,” it said, and that was all. ^ It was the best one {he} had ever read.',
      'The growl came by at bedtime. {hero} knew what it meant now. ^ “Hello to you too,” {he} said, with {his} nose in the pillow.',
    ],
  },
  ...quietGiantOlderTellings,
};
