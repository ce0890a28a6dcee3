import type { PlacePack } from './place-pack.ts';

export const garden: PlacePack = {
  id: 'garden',
  setting: 'garden',
  noun: 'garden',
  preposition: 'in',
  outfit: 'dungarees',
  weathers: ['clear', 'cloudy', 'rain'],
  spots: [
    'the bean poles',
    'the leaky watering can',
    'the compost heap',
    'the garden shed',
    'the rhubarb',
    'the sundial',
    'the plum tree',
    'the leafy tunnel',
  ],
  peeps: ['Dig, dig, dig!', 'Wiggle, worm!', 'Buzz, buzz!', 'Plop goes a plum!'],
  sights: {
    young: [
      'A worm waved and went back down.',
      'A snail was halfway up a pot.',
      'A plum fell. Plop!',
      'A robin hopped along behind.',
      'The peas hung in their pods.',
    ],
    old: [
      'A snail was halfway up a flowerpot, and had been since Tuesday.',
      'A robin followed them, as robins do, in case somebody should dig.',
      'The rhubarb had grown another umbrella.',
      'A bee fell out of a foxglove, apologised, and climbed back in.',
      'The washing on the line waved its sleeves at nobody.',
      'A spade stood in the earth, where somebody had stopped to think.',
    ],
  },
  arrive: [
    ['Leaves! Worms! Bees! Hello, {noun}!', 'Peek, peek, under the leaves.'],
    [
      '{Place} was bigger when you crawled. The cabbages were houses. The beans were a forest. ^ {hero} crawled. {C} did too.',
    ],
    [
      '{hero} knew {place} quite well standing up. But on hands and knees it was another country, with tunnels and towers and a smell of tomatoes. ^ A beetle in a hurry came round a corner. “Keep left,” it seemed to say.',
    ],
    [
      'Everyone knows {place}. It has paths, and you keep to them. But {hero} had discovered, years ago, that there was a second one underneath. You got there by lying flat and going in below the rhubarb. ^ In there the light was green. There were corridors, and crossings, and at {spot} a sort of market square, where beetles stood about. {hero} crept in up to {his} ankles. Then {he} pulled in {his} ankles.',
    ],
  ],
  crossing: [
    ['Prickles! Ouch! Go round, go under.', 'Sprinkle, sprinkle! Quick, {hero}, quick!'],
    [
      'The nettles stood in a row like soldiers. ^ {hero} made {himself} as thin as a bean and went between them. “Excuse me. Excuse me.”',
    ],
    [
      'Behind {spot} the hedge had a hole in it, about the size of a loaf. {hero} put in {his} head. {He} put in one arm. Then {he} was stuck. ^ “Breathe out,” said {c}. {hero} breathed out and slipped through like a letter. Some of {his} buttons stayed behind.',
    ],
    [
      'The hole behind {spot} had been made by somebody smaller. {hero} got as far as {his} middle, and there the hedge took hold of {him} and waited. It was like being hugged by a hairbrush. ^ {He} could not go on, and {he} could not go back. So {he} lay and looked at what was in front of {his} nose, and saw how the branches grew, all of them slanting one way. If {he} slanted too, then. {He} turned on {his} side, and the hedge let go.',
    ],
  ],
  wayHome: [
    ['Bye-bye, worms. Bye-bye, bees. Home!', 'Muddy knees go home. Good night, {noun}!'],
    [
      'The bees had gone to bed. The snail had reached the top of its pot. ^ “Well done,” said {hero}.',
    ],
    [
      'It was only a few steps home, and still it felt like coming back from abroad. ^ The snail had reached the top of its pot and was looking out over everything. “Was it worth it?” asked {hero}. The snail seemed to think so.',
    ],
    [
      'It was forty-one steps from {spot} to the back door. {hero} counted them, because it did not seem possible. That morning it had been forty-one steps as well. ^ Yet {he} was quite sure that {he} had been further away than most people ever get. {He} wiped {his} feet on the mat for a long time. Some of what came off was from another country.',
    ],
  ],
};

export const town: PlacePack = {
  id: 'town',
  setting: 'town',
  noun: 'town',
  preposition: 'in',
  outfit: 'coat',
  weathers: ['clear', 'cloudy', 'rain', 'wind'],
  spots: [
    'the baker’s window',
    'the stone steps',
    'the clock tower',
    'the red postbox',
    'the fountain',
    'the crooked lamp post',
    'the sunny doorstep',
    'the flower stall',
  ],
  peeps: ['Beep, beep!', 'Ding, dong, clock!', 'Clip, clop, shoes!', 'Mmm, warm bread!'],
  sights: {
    young: [
      'A bicycle went ding, ding.',
      'It smelled of warm bread.',
      'A pigeon walked along like a postman.',
      'The clock said bong.',
      'A bus sighed and shut its doors.',
    ],
    old: [
      'A pigeon walked ahead of them with its hands, so to speak, behind its back.',
      'It smelled of rain, bread and other people’s suppers.',
      'A bus knelt down, sighed, and let off one old lady.',
      'The town clock struck, a little late, as if it had been talking.',
      'Somebody was practising the trumpet behind the third window on the left.',
      'A shop bell tinkled and nobody came out.',
    ],
  },
  arrive: [
    ['Beep, beep! Ding, ding! Hello, {noun}!', 'Big doors. Tall towers. So many shoes!'],
    [
      '{Place} was all noise and knees. Beep! Clang! Mind your backs! ^ {hero} held {his} hat and {c} held on to {hero}.',
    ],
    [
      '{Within} everybody was going somewhere. They went round {hero} on both sides, as a stream goes round a stone. ^ “Somebody here must know something,” {he} said. A pigeon looked as if it might.',
    ],
    [
      'The trouble with {place} is that it was built for people a good deal taller. From where {hero} stood it was mostly coats. But coats have gaps between them, and in the gaps {he} saw the real {noun}. {He} saw the cellar window with the boots going by, the cat doing its rounds, the coin in the drain. ^ “We’ll see more than they do,” {he} told {c}. “They’re all looking at the time.”',
    ],
  ],
  crossing: [
    ['Stop! Look. Listen. Now cross.', 'So many legs! Hold hands, {hero}.'],
    [
      'The street was wide and full. Red light, stop. Look left. Look right. ^ “Now!” said {hero}, and over they went, hand in hand.',
    ],
    [
      'It was market day past {spot}, and there was no way through. There were baskets, elbows and a man with a [very long ladder|double bass]. ^ {hero} got down low, where there was room, and went through under the tables. {He} came out on the far side with a cabbage leaf in {his} hair.',
    ],
    [
      'By {spot} the whole street was jammed, because a cart of oranges had tipped over and everybody was being helpful. {hero} tried going round, and round was full. {He} tried waiting, and it got worse. ^ In the end {he} rolled up {his} sleeves. It was quicker to pick up two hundred oranges than to wish that they weren’t there. Somebody gave {him} one, and a way opened, the way it does for people who carry things.',
    ],
  ],
  wayHome: [
    ['Lamps on. Home, home, home. Good night, {noun}!', 'Bye-bye, shops. Bye-bye, bus. Home!'],
    [
      'One by one the lamps went on. Ping, ping, ping, all down the street. ^ {hero} and {c} walked home from light to light.',
    ],
    [
      'The lamps came on, one after another, as though they were passing a message along. ^ {hero} read the windows as {he} went. Somebody was laying a table. Somebody was dancing with a broom. Nobody knew where {he} had been.',
    ],
    [
      'They walked home through {place} in the blue time, when the windows are lit and nobody has drawn the curtains. It was like walking past a hundred small theatres. In one they were laughing. In one an old man stirred a pot. ^ This morning they had all been strangers in coats. {hero} felt now as though {he} had been let in on something. {He} nodded to {spot}, which had seen everything and would not tell.',
    ],
  ],
};

export const school: PlacePack = {
  id: 'school',
  setting: 'school',
  noun: 'school',
  preposition: 'at',
  outfit: 'jumper',
  weathers: ['clear', 'cloudy'],
  spots: [
    'the row of pegs',
    'the book corner',
    'the paint table',
    'the big globe',
    'the climbing frame',
    'the piano',
    'the big map',
    'the lost-property box',
  ],
  peeps: ['Ding-a-ling!', 'Scribble, scribble!', 'Splat goes the paint!', 'La, la, la!'],
  sights: {
    young: [
      'A bell went ding-a-ling.',
      'It smelled of paint and apples.',
      'A row of coats hung on pegs.',
      'The class fish went round and round.',
      'Somebody sang. Somebody sneezed.',
    ],
    old: [
      'The class goldfish went round to see whether anything had changed on the other side.',
      'It smelled of paint, apples and wet coats.',
      'A ruler fell on the floor, and everybody looked at somebody else.',
      'On the wall the big clock moved its hand one minute, and made a meal of it.',
      'Somebody behind a door was singing the wrong words to the right tune.',
      'Thirty coats hung in a row with their arms empty, waiting for home time.',
    ],
  },
  arrive: [
    ['Pegs! Paint! Blocks! Hello, {noun}!', 'Ding-a-ling! In we go. Big door!'],
    [
      'The door of {place} was tall. The handle was high. Inside somebody was singing. ^ {hero} took a big breath and pushed.',
    ],
    [
      '{Place} was full of doors, and behind each one was a different noise. Singing. Hammering. Thirty people counting to twenty. ^ There was a row of pegs as long as a train. {hero} hung up {his} jacket on an empty one, and that peg was {own}.',
    ],
    [
      'A building that size has its own weather. In the hall of {place} it was noisy with a chance of shouting. Along the corridor it cleared. By {spot} there was a patch of quiet, and {hero} stood in it to get {his} bearings. ^ Everybody seemed to have been born knowing where to go. Then {he} saw a boy walk into the cupboard by mistake, and come out whistling, and {he} felt a good deal better.',
    ],
  ],
  crossing: [
    ['Long, long hall. Tap, tap, tap.', 'So many feet! Step, step, through.'],
    [
      'The hall was long and the ceiling was high. Every step went tap, tap, tap. ^ “We sound like ten people,” whispered {hero}. That was nice.',
    ],
    [
      'Between them and {spot} lay the playground, and it was break. Footballs flew. Hoops rolled. Somebody was being a horse. ^ {hero} waited for a gap, and there wasn’t one. So {he} became a horse as well, and galloped straight across. Nobody noticed a thing.',
    ],
    [
      'To reach {spot} you had to cross the hall while everybody was in it. That is to say, three hundred eyes. {hero} hung about in the doorway. {His} shoes, which had never squeaked before, were getting ready to. ^ Then it occurred to {him} that three hundred eyes belonged to a hundred and fifty people, each of whom was worried about their own shoes. {He} walked. They squeaked. Nobody looked up at all.',
    ],
  ],
  wayHome: [
    ['Coat on. Bag on. Bye-bye, {noun}!', 'Ding-a-ling! Home we go. Wave, wave!'],
    [
      'Ding-a-ling! Home time. {hero’s} peg waved an empty arm. ^ “See you tomorrow,” {he} told it.',
    ],
    [
      '{hero} walked out through the tall door. It was odd. It had been much taller that morning. ^ “Same time tomorrow?” somebody called. {He} looked round to see whom they meant. They meant {him}.',
    ],
    [
      'When {hero} came out, the steps were the same steps and the gate was the same gate. Yet that morning there had been twelve steps and now, {he} could have sworn, there were about five. ^ Somebody ran past and punched the air and called {his} name, and was gone before {he} could answer. Nobody there had known it yesterday. {He} tried out how it sounded, going down the street.',
    ],
  ],
};

export const home: PlacePack = {
  id: 'home',
  setting: 'home',
  noun: 'house',
  preposition: 'in',
  outfit: 'pyjamas',
  weathers: ['clear'],
  spots: [
    'the bottom stair',
    'the linen cupboard',
    'the big armchair',
    'the kitchen table',
    'the umbrella stand',
    'the old wardrobe',
    'the piano stool',
    'the laundry basket',
  ],
  peeps: ['Creak, creak!', 'Tick, tock!', 'Drip, drop!', 'Bump in the cupboard!'],
  sights: {
    young: [
      'The clock said tick, tock.',
      'The cupboard door went squeak.',
      'A sock lay where no sock should be.',
      'The tap said drip.',
      'The carpet was soft as moss.',
    ],
    old: [
      'The fridge hummed in its sleep.',
      'A floorboard creaked, two rooms away, where nobody was.',
      'The clock ticked as though it were counting something.',
      'A sock lay on the landing, alone, with an air of mystery.',
      'The pipes muttered to one another inside the wall.',
      'The coats on the hooks looked exactly like people trying not to laugh.',
    ],
  },
  arrive: [
    ['Stairs! Doors! Cupboards! Which way, {hero}?', 'Shh! The whole house is listening.'],
    [
      '{Place} looked different today. The stairs were a mountain. The rug was the sea. ^ {hero} put on {his} explorer face.',
    ],
    [
      'You would think that {hero} knew every corner of {place}. {He} had thought so, too. But a house has a great many corners. Some of them only come out when you walk very slowly. ^ “We’ll start with the cupboards,” {he} said.',
    ],
    [
      'Explorers go to the ends of the earth, and hardly one of them has ever looked properly behind the sofa. {hero} meant to put that right. Seen from the floor, {place} was a wild country. There were canyons between the armchairs. Under {spot} lived a herd of grey dust that moved when you breathed. ^ “Stay close,” {he} told {c}. “Nobody’s been here since the hoover broke.”',
    ],
  ],
  crossing: [
    ['Dark hall. Tiptoe, tiptoe. Done!', 'Under the bed. Wriggle, wriggle!'],
    [
      'The hall was long and dim. Something stood at the end of it. ^ {hero} tiptoed closer. It was the coats. “Good evening, coats,” {he} said.',
    ],
    [
      'Past {spot} came the squeaky stair, and it had never once kept a secret. {hero} tried it on the left. Eek. {He} tried it on the right. Eeeek. ^ Then {he} sat down and slid over it on {his} bottom. The stair was so surprised that it said nothing.',
    ],
    [
      'To reach {spot} they had to pass the cupboard under the stairs. {hero} had passed it every day of {his} life, always at a run. It had a small door, and the door was open about a finger’s width, and behind it was the dark. ^ {He} stopped. {He} pushed the door wide and looked for a whole minute. There were a mop, a box of [jars|candles] and the hoover. “Hello,” {he} said. After that there was no more need to run.',
    ],
  ],
  wayHome: [
    ['Down the stairs. Bump, bump, bump!', 'Back, back, back to {hero’s} own bed.'],
    [
      'Back they went, over the rug sea and down the stair mountain. ^ It was still {place}. But now it was theirs.',
    ],
    [
      'The way back to {hero’s} room took eleven steps. It felt like the end of a voyage. ^ {He} said good night to {spot} and to {spot}. They had been properly introduced.',
    ],
    [
      'They came back along the landing like travellers who have seen the world. Nothing had been moved. There stood {spot}, and there hung the coats. ^ But {hero} knew now what was behind things, and it is a different house once you know that. {He} ran {his} hand along the wall as {he} walked. Somewhere inside it the pipes said something, and {he} said something back.',
    ],
  ],
};
