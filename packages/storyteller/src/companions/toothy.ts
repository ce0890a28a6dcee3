import type { Companion } from './companion.ts';

export const crocodile: Companion = {
  creature: 'crocodile',
  name: 'Peppermint',
  kind: 'crocodile',
  character: 'a great many teeth, every one of them brushed, and tears for all that is lovely',
  noises: [
    'Snap, snap, smile!',
    'Brush, brush, brush!',
    'Splish, slither, splosh!',
    'Chatter, chatter!',
  ],
  meet: [
    ['Big smile! Big teeth! Come in, {c}!', 'Snap, snap! {C} the {kind} is smiling!'],
    [
      'A {kind} smiled over the gate. The smile went on and on. “I’m {c}. I’ve just brushed them all.” ^ {hero} had to blink.',
      'A {kind} lay by the gate, mouth wide, wide open. “Aaaah!” ^ {hero} looked in. “All clean,” {he} said. “Phew,” said the {kind}. “I’m {c}.”',
    ],
    [
      '“Would you mind?” said the {kind} at the gate, holding out a toothbrush. “I can’t reach the ones at the back. I’m {c}.” {hero} looked in. It was like looking down a street of white houses. ^ It took half an hour. “Nobody knows me so well now as you do,” said {c}.',
      'On the doorstep lay a {kind}, in tears. “It’s the clouds,” sobbed the {kind}. “They’re so WHITE. I’m {c}. I cry at nice things. People say it’s put on.” ^ {hero} lent {c} a handkerchief. “It’s IRONED,” said {c}, and began all over again.',
    ],
    [
      'The log in front of the gate had eyes. Then part of the log opened, and there were more teeth than {hero} had ever seen in one place. “It’s only a smile,” said the {kind}. “I can’t do a small one. I’ve tried, in a spoon. Most people run, and I don’t like to run after them to explain. {C}.” ^ {hero}, who had been about to run, smiled back, with all {he} had, which was fewer. “Oh, well DONE,” said {c}. “You’ve a lovely set. Do you take them far?”',
    ],
  ],
  comic: [
    [
      'Brush, brush, brush! So many teeth, {c}!',
      'Big tears. Plop, plop! “So pretty!” says {c}.',
      'Snap! Crunch, carrot! Brush, brush again, {c}!',
    ],
    [
      '“I’ll just brush my teeth,” said {c}. Brush, brush, brush! {hero} waited and waited and waited. ^ “Now for the bottom row,” said {c}.',
      '{C} saw a pebble and burst into tears. Big, fat, plopping tears! ^ “It’s so ROUND,” sobbed {c}. {hero} was standing in a puddle.',
    ],
    [
      '{C} was keeping that mouth shut, so as not to alarm anyone. By {spot} {hero} told a joke. Up went the corners. Two teeth came out, then ten, then all of them, one after another, like piano keys. ^ “I’m so sorry,” said {c}. “It was the bit about the custard.”',
      '“I don’t go until I’m warm,” said {c}, and lay down flat by {spot}. “It’s how I’m made. Like soup.” {hero} rubbed the tail. {He} rubbed the middle. The nose was a long walk away. ^ When {he} got there, the tail had gone cold. “Round again,” said {c}, comfortably.',
    ],
    [
      '“Never go into danger with a dirty tooth,” said {c}, and sat down by {spot} with the brush. There were sixty-six. {hero} was asked to count. {He} had got to forty when {c} began to hum, and back to nine when {c} began to sing, with foam. ^ “Done,” said {c}, and gave {him} a smile that lit up both sides of the path. Then a look of horror came over that long face. “Lunch,” said {c}. “We haven’t had LUNCH. I’ll have to do it all again.”',
      'Some people cannot pass a cake shop. {C} could not pass anything beautiful. There had been a cloud, and then a very brave weed. Now by {spot} somebody had found a lost glove and put it on a stick, where its owner would see it wave. ^ “People think that we only pretend to cry,” sobbed {c}. “How could one pretend to a GLOVE?” {hero} looked at how it waved and waved, at nobody. It was odd. {He} had to borrow a corner of {c’s} handkerchief.',
    ],
  ],
  happy: {
    young: ['{C} smiled. Wide, wider, widest!', '{C} swished that long, long tail.'],
    old: [
      '{C} smiled, and it went on round the corner.',
      '{C} shed a tear or two, since everything was so nice.',
      '{C} counted those teeth for joy, and they were all at home.',
    ],
  },
  worried: {
    young: ['{C’s} teeth went chatter, chatter.', '{C} lay flat. Just a log!'],
    old: [
      '{C’s} teeth chattered, and with so many it was like hail.',
      '{C} lay down flat and pretended to be a log, with feelings.',
    ],
  },
  quiet: {
    young: ['{C} cried one soft tear. Plop.', '{C} lay down, long and still.'],
    old: [
      '{C} rested that long chin beside {him}, with the lid shut.',
      '“You cry,” said {c}, “and I’ll join in. I’ve plenty.”',
    ],
  },
};

export const shark: Companion = {
  creature: 'shark',
  name: 'Mallow',
  kind: 'shark',
  character: 'a grin full of teeth, a heart full of custard, and never still',
  noises: ['Swish, swoosh!', 'Grin, grin, grin!', 'Round, round, swish!', 'Fin up, fin down!'],
  meet: [
    ['A fin! A grin! Hello, friendly {c}!', 'Swish, swoosh! {C} the {kind} swims in!'],
    [
      'A fin went past above the hedge. “Boo,” said a {kind}, in a strip of sea. “No? Good. I’m {c}.” ^ {hero} waved at the fin.',
      'Round and round the house swam a {kind}, in a ring of sea. “I’m {c}! I can’t stop!” ^ “Then I’ll run,” said {hero}.',
    ],
    [
      'A fin came gliding along above the hedge, turned at the corner and glided back. {hero} looked over. There swam a {kind}, in a strip of sea as long as a sofa. “You haven’t run away,” said the {kind}. “I’m {c}.” ^ “Are you fierce?” asked {hero}. “I’ve tried,” said {c}. “It gives me hiccups.”',
      '“Is this yours?” asked a {kind}, swimming up on a splash of sea and holding out a tooth. {hero} counted {his} own. “All here,” {he} said. “Then it’s mine again,” sighed the {kind}. “One drops out every day. I’m {c}.” ^ “Poor you!” said {hero}. “Poor tooth fairy,” said {c}. “All that carrying.”',
    ],
    [
      'Somebody was swimming round and round the house, and humming. The water came along too, a long blue wrinkle of it, and kept off the flower beds. “I can’t stop,” called a {kind}, going past the gate. “It’s a family thing. If we stop, we sink. {C}!” The next time round there was a grin, in several rows. ^ “It’s not as bad as it looks. I’m custard behind.” “Would you like to come with me?” asked {hero}, turning on the spot. “I thought nobody would ever keep up,” said {c}.',
    ],
  ],
  comic: [
    [
      '{C} hides. Fin up! We see you!',
      'Wobble, wobble, plink! {C} lost a tooth. Grin!',
      'Round and round swims {c}. Dizzy, dizzy {hero}!',
    ],
    [
      'All of {c} was hidden behind {spot}, apart from one fin. ^ “Found you!” said {hero}. “I’m a sailing boat,” said the fin.',
      '“Oh! I’ve lost a tooth,” said {c}. Plink! “And another.” Plink, plink, plink! ^ “The tooth fairy needs a bigger bag,” said {hero}.',
    ],
    [
      'Plink. Something small and white had dropped out by {spot}. “My third today,” said {c}. “There’s always another behind.” {hero} asked what the tooth fairy said to that. ^ “We’ve an arrangement,” said {c}. “There used to be just the one of them, with a bag. Now there’s a van.”',
      '“I’ll ask somebody the way,” said {c}. “I’ll smile, so that they know I’m friendly.” {hero} saw the smile. It began at one end of the {kind} and went on to the other. ^ From behind {spot} came the sound of a great many feet, getting smaller. “Busy people,” said {c}.',
    ],
    [
      'Talking to {c} was like talking to somebody on a roundabout. “You see, it all began,” {c} would say, and be gone behind {spot}, and come round again with “so naturally I apologised”. Whoever wanted the middle had to run. ^ So {hero} ran. {He} heard how {c} had been asked to leave a swimming pool, two paddling pools and a school photograph. “I only grinned,” said {c}, turning. “We’d been told to.” {He} asked to hear it again, walking.',
      '{hero} counted to twenty, and opened {his} eyes. The place was empty, if you left out a tall grey triangle that was trying to look like part of {spot}. {He} hunted everywhere else first, out of kindness. “Not here,” {he} said loudly. “Nor here.” ^ The triangle shook with giggles. {He} leaned against it, to think. “I give up,” {he} said. “TA-DA!” cried {c}, from directly below. “I was here the whole time! Shall I tell you how it’s done? You breathe in.”',
    ],
  ],
  happy: {
    young: ['{C} grinned. So many teeth!', 'Swish! {C} swam a figure of eight.'],
    old: [
      '{C} swam rings round everybody, and called it walking.',
      '{C} grinned, and a tooth fell out for joy.',
      '{C} hummed the tune that people hum when they see a fin, but in a jolly key.',
    ],
  },
  worried: {
    young: ['{C’s} fin went flop.', '{C} swam behind {hero}.'],
    old: [
      '{C} swam in smaller and smaller circles, and the last of them was behind {hero}.',
      '{C’s} grin was still there, but nobody was using it.',
    ],
  },
  quiet: {
    young: ['{C} swam slow, slow rings.', '{C} came by, and came by again.'],
    old: [
      '{C} went round {him} slowly, again and again, like somebody winding a scarf.',
      '“I can’t sit still with you,” said {c}. “But I can go on coming back.”',
    ],
  },
};
