import type { PlacePack } from './place-pack.ts';

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
