import type { Companion } from './companion.ts';

export const whale: Companion = {
  creature: 'whale',
  name: 'Boom',
  kind: 'whale',
  character: 'a pocket-sized whale with a very large voice',
  noises: ['Whoosh, splash!', 'Booom!', 'Blow, bubble, blow!', 'Flip, flap, tail!'],
  meet: [
    [
      'Whoosh! A tiny {kind}! Hello, {c}!',
      'Splash! Who is in the bucket? {C}!',
      'Drip, drop! That cloud says boom! Hello, {c}!',
    ],
    [
      'There was something in the rain barrel. Whoosh! It was a {kind}, no bigger than a loaf. ^ “I’m {c}!” boomed the {kind}.',
      'A small wet cloud bumped into {hero’s} knee. Out looked a {kind}. “MAY I COME?” ^ The windows shook. “I’m {c},” the {kind} added, more softly.',
    ],
    [
      'In the rain barrel swam a {kind} the size of a loaf of bread. ^ “I’M {c}!” boomed the {kind}. “SORRY. I’M SMALL FOR MY VOICE.” “How did you get in there?” asked {hero}. “I FELL,” said {c}. Where a {kind} goes, a little cloud of sea goes too, and so they could set off at once.',
      '“HELLO!” Three flowerpots fell over. {hero} looked up for the giant. There was just a {kind}, as long as {his} arm, afloat in a puff of sea. “I meant, hello,” said the {kind}. “I’m {c}. I’ve only the one size.” ^ {hero} said that it was a lovely size. {He} said it twice, since {his} ears rang.',
    ],
    [
      'When {hero} bent over the rain barrel, the rain barrel blew water in {his} face. A {kind} was looking up at {him}, perfect in every way, and about as long as a loaf. “There you are,” said the {kind}, in a voice that rattled the gutters. “{C}. I’m a great {kind}. I just haven’t started yet.” ^ {C} swam up out of the barrel on a sort of private wave, and hung in the air, dripping. “I go where I like,” said {c}. “I bring my own sea.”',
      'First there was a smell of seaweed, and then a sound like a ship saying sorry. Down the lane, at the height of a letter box, came a puddle, and in it a {kind} who could have slept in a slipper. ^ “IS IT FAR?” asked the {kind}. All up the street windows were shut. “Is what far?” asked {hero}. “No idea. In the sea everything is. You sing, and years later someone says, pardon? {C}.” {hero} said that {he} had heard every word. For a moment the {kind} even stopped dripping. “Nobody ever has,” said {c}.',
    ],
  ],
  comic: [
    [
      '{C} blows. Whoosh! Now {hero} is wet.',
      'Boom! {C} sings. Too loud, {c}!',
      'Hic! Splash! Hic! Splash! Who has hiccups? {C}!',
    ],
    [
      '“I’ll whisper,” said {c}. “BOOM!” ^ All the birds flew up. “That was my whisper,” said {c}.',
      '“I’ll wash your face,” said {c}. Whoosh! It was clean. ^ So were {hero’s} hair, {his} socks and both {his} sandwiches.',
      '{C} hid under {hero’s} hat, without a sound. Drip. Drip. Drip. ^ “How did you find me?” boomed the hat.',
    ],
    [
      '“I shall sing,” said {c}. “It’s an old song of my people. It has one word.” It was a long word. ^ When it was over, leaves were coming down all round {spot}, and {hero’s} hair had changed sides. “There are forty verses,” said {c}.',
      '“Can you keep a secret?” asked {hero}. “OF COURSE,” said {c}. {hero} whispered it, very low. ^ {C} shook with joy. “A HOLE? IN YOUR SOCK?” “Sock,” it came back from behind {spot}. “Sock,” said something further off. “It’s quite safe,” said {c}. “There are four of us keeping it now.”',
      'Now and again even a small {kind} must come up for air. {C} rose to the top of that puff of sea, blew, and sank back. Only, {hero’s} bun had been right above. ^ {hero} held out {his} hands. “It’s raining crumbs,” {he} said. “WITH RAISINS,” said {c}. “I like this place.”',
    ],
    [
      '“I can be small,” said {c}. “Watch.” And the {kind} got under {hero’s} hat. They walked past {spot} without anyone turning a head, until {c} remembered a joke. ^ A great {kind} laughs with the whole body. The hat rose on a fountain, straight up, and hung there, turning. {hero} stood underneath and got wet. “It was the one about the herring,” said the fountain. “I’ll tell you when I’ve finished.”',
      '“A great {kind} gets taken for an island, sooner or later,” said {c}. “I’ve never been. Would you mind?” {hero} was too big to land. So {he} set one finger on that small round back, and walked it from end to end. “I’ve come a long way,” said the finger. “Is there any water here?” ^ {C} lay still, for happiness. By {spot} there was a flag up, and the finger had begun on a hut. Then the island laughed. There turned out to be plenty of water. “They never expect it,” said {c}.',
      '“I’ll ask one of my family,” said {c}, and sank to the bottom of that private sea, which wasn’t far. There followed a long, low note. {hero} felt it in {his} teeth. “When will they answer?” {he} asked. “From the other side of the world? On Thursday,” said {c}. ^ They waited by {spot} for some time. In the end {hero} made a trumpet of {his} hands, and answered, as deep as {he} could go. The {kind} turned quite pink. “MY AUNT!” said {c}. “Straight on, and I’m to wear a scarf. Good old Aunt!”',
    ],
  ],
  happy: {
    young: ['{C} made a rainbow. Whoosh!', '“BOOM,” said {c} happily.'],
    old: [
      '{C} blew a small fountain, and there was a rainbow in it.',
      '{C} rolled over in the air, showing a white tummy.',
      '“WONDERFUL,” said {c}, and somebody’s hat came off.',
    ],
  },
  worried: {
    young: ['“Boom?” said {c}, quite small.', '{C} hid behind a bubble.'],
    old: [
      '“Boom,” said {c}, in what was nearly a whisper.',
      'The private wave had shrunk to a puddle.',
    ],
  },
  quiet: {
    young: ['{C} hummed, deep and slow.', 'A cool drop fell on {hero’s} hand.'],
    old: [
      '{C} hummed, so deep that you could only feel it, like a hand on the back.',
      '{C} floated close, and it was like sitting by the sea.',
    ],
  },
};
