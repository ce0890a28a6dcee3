import type { Companion } from './companion.ts';

export const elephant: Companion = {
  creature: 'elephant',
  name: 'Plum',
  kind: 'elephant',
  character: 'forgets nothing, and bumps into most of it',
  noises: ['Toot, toot!', 'Stomp, stomp!', 'Squirt, splash!', 'Flap go the ears!'],
  meet: [
    ['Toot! A long nose. Hello, {c}!', 'Stomp, stomp! It is {c} the {kind}!'],
    [
      'A long grey trunk came over the gate and shook {hero’s} hand. ^ “I’m {c},” said the {kind}. “I never forget a face. Yours is nice.”',
    ],
    [
      '“I remember you,” said the {kind} in the lane. “You waved at me, on the fourth of May, in a green hat. I’m {c}.” ^ {hero} had forgotten all about it. “It was a good wave,” said {c}. “I’ve been hoping to wave back.”',
    ],
    [
      'There was {a:kind} in the lane, trying to stand behind a lamp post. “Don’t mind me,” said the {kind}. “I’m shy. But I never forget a kindness. You once moved your bicycle so that I could get by.” ^ “That was years ago,” said {hero}. “Two years, a month and nine days,” said {c}. “It was a Tuesday. I’ve been looking for a chance to say thank you, and you seem to be going somewhere.”',
    ],
  ],
  comic: [
    ['{C} sneezes. Atchoo! Bye-bye, hat!', '{C} hides. We can see you, {c}!'],
    ['“Let’s hide!” said {c}, and stood behind a daisy. ^ “Can you see me?” “A bit,” said {hero}.'],
    [
      'A feather floated by, and landed on {c’s} trunk. “Don’t,” said {hero}. “I won’t,” said {c}. “I’m not going to. I am absolutely. Ah. AH.” ^ When the wind had died down {hero} was sitting in a bush, ten steps away. “Bless me,” said {c}.',
    ],
    [
      '“I’ll be as quiet as a mouse,” promised {c}, and set off past {spot} on the tips of four enormous toes. It was going splendidly until the hiccups. ^ Each one lifted all four great feet off the ground. Each time they came down again, something in the neighbourhood fell over. {hero} tried the cures: the fright, the water, holding your breath. In the end they just had to wait, and stand well clear.',
    ],
  ],
  happy: {
    young: ['“Toot!” went {c}.', '{C} flapped both ears.'],
    old: [
      '{C} remembered a joke from three years ago and laughed again.',
      '{C} squirted water over everybody, as a treat.',
      '{C} held {hero’s} hand, in the way of the {kind}, with a nose.',
    ],
  },
  worried: {
    young: ['{C} hid behind those big ears.', '{C’s} knees went knock, knock.'],
    old: ['{C} folded both ears over both eyes.', '{C’s} knees knocked, and a few birds flew up.'],
  },
  quiet: {
    young: ['A soft trunk held {hero’s} hand.', '{C} stood near, big and grey.'],
    old: [
      '{C} laid that trunk round {him} like an arm.',
      '“I’ll remember this for you,” said {c}, “if it gets too heavy.”',
    ],
  },
};

export const lion: Companion = {
  creature: 'lion',
  name: 'Sunny',
  kind: 'lion',
  character: 'a great roar, and a small heart for thunder',
  noises: ['Roar!', 'Purr, rumble!', 'Swish, mane!', 'Pad, pad, pad!'],
  meet: [
    ['Roar! Oh, hello, {c} the {kind}!', 'Big mane. Big smile. It is {c}!'],
    [
      '“ROAR!” said somebody. {hero} jumped. “Sorry,” said the {kind}. “I’m {c}. It just comes out.” ^ They shook paws.',
    ],
    [
      '“Roar,” said the {kind} in the flower bed, and looked at {hero} hopefully. “Was that frightening? Be honest. I’m {c}. I’m practising.” ^ “It was very loud,” said {hero}. “That’s what they all say,” sighed {c}. “May I practise on the way?”',
    ],
    [
      'The {kind} had combed that mane until it stood out like a dandelion. “I should warn you that I am the king of beasts,” said the {kind}. “{C}. You may tremble.” ^ {hero} trembled a little, out of politeness. It seemed to do the {kind} good. “Between ourselves,” said {c}, coming closer, “it’s lonely work. Nobody ever asks a king to come along.” “Would you like to come along?” asked {hero}. “I thought you’d never ask,” said {c}.',
    ],
  ],
  comic: [
    ['{C} roars. Roar! A bird says, “Shh!”', 'Big {c} sees a puddle. “Eek, my hair!”'],
    [
      '{C} took a deep breath. “Eep,” said {c}. It was meant to be a roar. ^ “Frog in my throat,” said {c}. And there was! It hopped out.',
    ],
    [
      '“Leave this to me,” said {c}, and roared at the gate to make it open. The gate stayed shut. {C} roared at it again, with gestures. ^ {hero} lifted the latch. “I softened it up for you,” said {c}.',
    ],
    [
      'Then it came on to drizzle. {C}, who feared nothing, gave a scream. “My mane! It goes all curly!” By the time {hero} had found a large leaf, it had. ^ The king of beasts looked like a chrysanthemum. “Don’t look at me,” said {c} from under the leaf. {hero} walked on in front, and thought hard about sad things. It was no use. There was a snort. Then, from under the leaf, there came another one.',
    ],
  ],
  happy: {
    young: ['{C} shook that golden mane.', '“Roar!” said {c}. “That’s a happy one.”'],
    old: [
      '{C} roared for joy, and a window shut somewhere.',
      '{C} bowed to the left and to the right, although nobody was there.',
      '{C} walked like a procession of one.',
    ],
  },
  worried: {
    young: ['“I’m a brave {kind},” said {c}. “I think.”', '{C} held {hero’s} sleeve.'],
    old: [
      '“Kings,” said {c}, “go second.”',
      '{C’s} roar had shrunk to about the size of a biscuit.',
    ],
  },
  quiet: {
    young: ['{C} purred, low and warm.', '{hero} hid {his} face in the mane.'],
    old: [
      '{C} lay down beside {him}, and made room in that great warm mane.',
      '{C} purred. You could have toasted bread on it.',
    ],
  },
};

export const penguin: Companion = {
  creature: 'penguin',
  name: 'Waddles',
  kind: 'penguin',
  character: 'very formal, and always slipping',
  noises: ['Waddle, waddle!', 'Slip, slide!', 'Flap, flap!', 'Honk, honk!'],
  meet: [
    ['Waddle, waddle! Hello, {c} the {kind}!', 'Black and white. It is {c}!'],
    [
      'A {kind} stood at the gate, very straight, in black and white. “Good day,” said the {kind}, bowed, and fell over. ^ “I’m {c}.”',
    ],
    [
      '“I do hope I’m not late,” said the {kind}. “I’ve come as I am.” It was a dinner jacket, or looked like one. “{C}. I’m told there is to be an expedition.” ^ “It’s only me,” said {hero}. “Then I’m on time,” said {c}, and shook hands for rather long.',
    ],
    [
      '{hero} opened the door and found a {kind} on the mat, holding a fishbone like a walking stick. “I regret to arrive without an invitation,” said the {kind}. “{C}. I’ve walked from the bus stop. It took all winter.” ^ One could not send anybody away after that. “Actually, we’re just leaving,” said {hero}. “Splendid,” said {c}. “I find that’s the best part of a visit.”',
    ],
  ],
  comic: [
    ['Slip! Slide! Flop! “Good day,” says {c}.', '{C} slides on {c’s} tummy. Wheee!'],
    [
      '{C} bowed to a tree. {C} bowed to a stone. Then {c} bowed too low. ^ Wheee! Off down the hill on a round white tummy.',
    ],
    [
      '“One must never run,” {c} was saying. “It is undignified.” Then one flat foot met a wet leaf. ^ The {kind} passed {hero} lying down, and passed {spot}, bowing to people until the hill was finished. “As I was saying,” said {c}.',
    ],
    [
      '“A gentle slope,” said {c}, “calls for a measured step.” It was the last measured thing that happened. A pebble rolled; the {kind} sat; and {spot} went by at the speed of a bus. ^ {hero} ran after the sound of somebody saying “Pardon me. So sorry. Pardon me.” {He} found {c} at the bottom, upright, in a rhubarb bed, with a leaf for a hat. “I took the liberty,” said {c}, “of going on ahead.”',
    ],
  ],
  happy: {
    young: ['{C} clapped. Flap, flap!', '{C} bowed to a flower.'],
    old: [
      '{C} bowed to everyone they met, and to some bushes.',
      '“Most refreshing,” said {c}.',
      '{C} offered {hero} a wing, and they went on arm in arm.',
    ],
  },
  worried: {
    young: ['{C} hid behind {hero’s} coat.', '“Oh my,” said {c}.'],
    old: [
      '“I find this irregular,” whispered {c}.',
      '{C} stood extremely straight, which is how you can tell.',
    ],
  },
  quiet: {
    young: ['{C} stood close, tummy to tummy.', '{C} said, “There, there.”'],
    old: [
      '{C} stood very close. Where {c} comes from, that is how one gets through winters.',
      '“If I may,” said {c}, and took {hero’s} hand.',
    ],
  },
};

export const monkey: Companion = {
  creature: 'monkey',
  name: 'Pickle',
  kind: 'monkey',
  character: 'full of ideas, most of them bananas',
  noises: ['Ooh-ooh, aah-aah!', 'Swing, swing!', 'Hee, hee, hee!', 'Tickle, tickle!'],
  meet: [
    ['Ooh-ooh! Upside down! Hello, {c}!', 'Swing! Here is {c} the {kind}!'],
    [
      'Somebody hung upside down from the tree. “You’re the wrong way up,” said the {kind}. “I’m {c}!” ^ {hero} bent over to look. It was true!',
    ],
    [
      'A hat was lifted off {hero’s} head, and put back the other way round. “Better,” said the {kind} in the tree. “I’m {c}. I’ve got eleven ideas and nobody to try them on.” ^ “Are they good ones?” asked {hero}. “One is,” said {c}. “I can’t tell which.”',
    ],
    [
      '“Think fast!” said the tree, and {hero} caught a banana. A {kind} dropped down after it. “{C}. You’ve good hands. I’m collecting people with good hands. So far there’s you.” ^ “What for?” asked {hero}. The {kind} looked surprised. “You don’t start with what for,” said {c}. “You start, and what for turns up later.” It was not what they taught at school. It did, however, sound like more fun.',
    ],
  ],
  comic: [
    ['{C} wears a bucket. Bonk! Hee, hee!', 'Where is the hat? {C} has it!'],
    [
      '“Idea!” shouted {c}, and jumped into a basket. The basket rolled. ^ “Bad idea!” shouted {c}, all the way down.',
    ],
    [
      '“Idea number four,” said {c}, tying a vine to one foot. “We swing.” {C} swung past. {C} swung back. {C} swung past again, more slowly. ^ “How does it stop?” asked {hero}. “That’s idea number five,” said {c}, going by.',
    ],
    [
      '“I’ve had an idea,” said {c}, and {hero} sat down, because {he} was beginning to know that voice. It needed a branch, some vine and a coconut. The {kind} bent the branch down, sat on the end and let go. ^ There was a whistling noise. After a while it came back. “It works,” said {c}, from halfway up {spot}. “Only, next time, we ought to decide beforehand where I’m to land.”',
    ],
  ],
  happy: {
    young: ['“Hee, hee!” went {c}.', '{C} did a somersault.'],
    old: [
      '{C} turned a somersault, for no reason, and then another, for the same one.',
      '{C} wore a leaf as a moustache and waited for somebody to notice.',
      '“Idea!” said {c}, and forgot it at once.',
    ],
  },
  worried: {
    young: ['{C} held on with all four hands.', '“Ooh,” said {c}, softly.'],
    old: [
      '{C} held on to {hero} with all four hands and a tail.',
      '“No ideas,” said {c}. “Not one.”',
    ],
  },
  quiet: {
    young: ['{C} gave {hero} half a banana.', '{C} hugged {hero’s} leg.'],
    old: [
      '{C} gave {him} the bigger half of a banana, which had never happened before.',
      '{C} hung by {hero’s} side, the right way up for once.',
    ],
  },
};

export const whale: Companion = {
  creature: 'whale',
  name: 'Boom',
  kind: 'whale',
  character: 'a pocket-sized whale with a very large voice',
  noises: ['Whoosh, splash!', 'Booom!', 'Blow, bubble, blow!', 'Flip, flap, tail!'],
  meet: [
    ['Whoosh! A tiny {kind}! Hello, {c}!', 'Splash! Who is in the bucket? {C}!'],
    [
      'There was something in the rain barrel. Whoosh! It was a {kind}, no bigger than a loaf. ^ “I’m {c},” it boomed.',
    ],
    [
      'In the rain barrel swam a {kind} the size of a loaf of bread. “I’M {c}!” boomed the {kind}. “SORRY. I’M SMALL FOR MY VOICE.” ^ “How did you get in there?” asked {hero}. “I FELL,” said {c}. Where a {kind} goes, a little cloud of sea goes too, and so they could set off at once.',
    ],
    [
      'When {hero} bent over the rain barrel, the rain barrel blew water in {his} face. A {kind} was looking up at {him}, perfect in every way, and about as long as a loaf. “There you are,” said the {kind}, in a voice that rattled the gutters. “{C}. I’m a great {kind}. I just haven’t started yet.” ^ It swam up out of the barrel on a sort of private wave, and hung in the air, dripping. “I go where I like,” said {c}. “I bring my own sea.”',
    ],
  ],
  comic: [
    ['{C} blows. Whoosh! Now {hero} is wet.', 'Boom! {C} sings. Too loud, {c}!'],
    ['“I’ll whisper,” said {c}. “BOOM!” ^ All the birds flew up. “That was my whisper,” said {c}.'],
    [
      '“I shall sing,” said {c}. “It’s an old song of my people. It has one word.” It was a long word. ^ When it was over, leaves were coming down all round {spot}, and {hero’s} hair had changed sides. “There are forty verses,” said {c}.',
    ],
    [
      '“I can be small,” said {c}. “Watch.” And the {kind} got under {hero’s} hat. They walked past {spot} without anyone turning a head, until {c} remembered a joke. ^ A great {kind} laughs with the whole body. The hat rose on a fountain, straight up, and hung there, turning. {hero} stood underneath and got wet. “It was the one about the herring,” said the fountain. “I’ll tell you when I’ve finished.”',
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
