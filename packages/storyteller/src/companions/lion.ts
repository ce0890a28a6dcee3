import type { Companion } from './companion.ts';

export const lion: Companion = {
  creature: 'lion',
  name: 'Rory',
  kind: 'lion',
  character: 'a great roar, and a small heart for thunder',
  noises: ['Roar!', 'Purr, rumble!', 'Swish, mane!', 'Pad, pad, pad!'],
  meet: [
    [
      'Roar! Oh, hello, {c} the {kind}!',
      'Big mane. Big smile. It is {c}!',
      'Swish! Who has so much hair? Hello, {c}!',
    ],
    [
      '“ROAR!” said somebody. {hero} jumped. “Sorry,” said the {kind}. “I’m {c}. It just comes out.” ^ They shook paws.',
      '“I fear nothing!” said a {kind} at the gate. Then a door went bang. ^ “I’m {c},” said a voice under {hero’s} coat. “Is it over?”',
    ],
    [
      '“Roar,” said the {kind} in the flower bed, and looked at {hero} hopefully. ^ “Was that frightening? Be honest. I’m {c}. I’m practising.” “It was very loud,” said {hero}. “That’s what they all say,” sighed {c}. “May I practise on the way?”',
      'A {kind} lay on the gatepost, as stiff as the ones outside a museum. ^ “I’m a statue,” said the {kind}, with closed lips. “Statues needn’t roar at people. I’m {c}.” “You’re very good at it,” said {hero}, and patted a paw. The statue purred. That rather gave it away.',
    ],
    [
      'The {kind} had combed that mane until it stood out like a dandelion. “I should warn you that I am the king of beasts,” said the {kind}. “{C}. You may tremble.” ^ {hero} trembled a little, out of politeness. It seemed to do the {kind} good. “Between ourselves,” said {c}, coming closer, “it’s lonely work. Nobody ever asks a king to come along.” “Would you like to come along?” asked {hero}. “I thought you’d never ask,” said {c}.',
      '“You find me between kingdoms,” said the {kind} in the lane, who was sitting on a suitcase. {hero} asked what had become of the last one. “There was a storm. I led my people to safety, under a bed. They felt that I’d got there first.” There was a sniff. “{C}. The First, I’d hoped.” ^ {hero} had been under beds {himself}. It was all right there, {he} said; you only wanted somebody to hold on to. {C} considered {him} for some time. “I can’t pay much,” said the {kind}. “But would you care to be my people?”',
    ],
  ],
  comic: [
    [
      '{C} roars. Roar! A bird says, “Shh!”',
      'Big {c} sees a puddle. “Eek, my hair!”',
      'Boom goes a drum! “Help!” says brave {c}.',
    ],
    [
      '{C} took a deep breath. “Eep,” said {c}. It was meant to be a roar. ^ “Frog in my throat,” said {c}. And there was! It hopped out.',
      'Grrr! “A monster!” {C} hid behind {hero}. Grrr! There it was again. ^ It was {c’s} own tummy.',
      '“I’m the king,” said {c}. “Carry me!” {hero} bent down. {C} climbed on. ^ Flump! Now the king was sitting on a very flat friend.',
    ],
    [
      '“Leave this to me,” said {c}, and roared at the gate to make it open. The gate stayed shut. {C} roared at it again, with gestures. ^ {hero} lifted the latch. “I softened it up for you,” said {c}.',
      '“Brush me first,” said {c}. “A king can’t be seen at {spot} like this.” {hero} brushed. It took two combs and a rake. The mane came out as big as a bush. ^ {C} took one proud step and got stuck between two rocks. “It looks lovely from behind,” said {hero}.',
      '“I’ll frighten it away,” said {c}. “Frighten what?” asked {hero}. “Whatever there is.” {C} crept up to {spot}, took a breath as long as a train, and roared. Nothing whatever ran away. ^ “All gone,” said {c}. “You didn’t even see how many there were.”',
    ],
    [
      'Then it came on to drizzle. {C}, who feared nothing, gave a scream. “My mane! It goes all curly!” By the time {hero} had found a large leaf, it had. ^ The king of beasts looked like a chrysanthemum. “Don’t look at me,” said {c} from under the leaf. {hero} walked on in front, and thought hard about sad things. It was no use. There was a snort. Then, from under the leaf, there came another one.',
      'Some way off somebody dropped a plank. There was one deep boom, and {hero} stood alone beside {spot}. “It’s only wood,” {he} called. “I know that,” said a bush. “I’m seeing whether this is fit for a king.” The bush shook in all its leaves. ^ {hero} crept in too. “And is it fit?” {he} asked. “Nearly,” said {c}, moving up. “It wanted a second person.” They tried roaring, very low, to hear what it was like from inside. The next plank was dropped a good deal further off.',
      '“Announce me,” said {c} by {spot}, where there was nobody to be told. {hero} blew a fanfare through {his} fist. “Make way for {c} the Fearless!” “More,” said {c}. “The Fearless, the Golden, the Well-Brushed!” ^ An echo answered. It said “brushed”, in a deep voice, from no place in particular. {hero} looked round, and the way was empty. Somebody large had gone up the back of {his} jacket as far as the ears. “Make way,” said the jacket faintly, “on the other side.”',
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
