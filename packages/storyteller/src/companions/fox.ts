import type { Companion } from './companion.ts';

export const fox: Companion = {
  creature: 'fox',
  name: 'Rusty',
  kind: 'fox',
  character: 'knows every shortcut, and is wrong about most of them',
  noises: ['Sniff, sniff!', 'Swish goes the tail!', 'Yip, yip!', 'Pounce!'],
  meet: [
    ['Who is there? {C} the {kind}! Hello!', 'A red tail. A nose. It’s {c}!'],
    [
      'Something red looked round the gatepost. It was a {kind}! “I am {c},” said the {kind}. “I know all the shortcuts.” ^ “Come along, then!” said {hero}.',
      'A bushy tail stuck out of the hedge. Then came the rest of {c}, a young {kind} with [muddy|white] socks. ^ “I’m coming too,” said {c}.',
    ],
    [
      'A {kind} was sitting on the wall, washing one black sock. “{C},” said the {kind}, bowing. “Guide. I know a shortcut to everywhere.” ^ “Do they work?” asked {hero}. “They are very short,” said {c}, with dignity. {hero} laughed, and from then on there were two of them.',
    ],
    [
      '“You’ll be needing a guide,” said a voice from the top of the wall. A {kind} was lying there with crossed paws, like somebody waiting for a bus. “{C}. I know a shortcut to every place there is. Some of them are longer than the ordinary way, but they’re shortcuts in spirit.” ^ {hero} had been told not to go anywhere with strangers. {He} thought about that. “You can come with me,” {he} said, which is a different thing. {C} considered it, and jumped down.',
    ],
  ],
  comic: [
    ['“Short way!” says {c}. Splosh! In the mud.', '{C} jumps first. {C} looks later. Plop!'],
    [
      '“This way is shorter!” said {c}, and trotted off. Splosh! ^ Out of the mud came two ears and a very brown {kind}. “Shorter,” said {c}, “but wetter.”',
      '{C} knew a shortcut under {spot}. The front end fitted. The back end did not! ^ {hero} had to pull. Pop!',
    ],
    [
      '“Trust me,” said {c}. The shortcut went under {spot} and over a heap of something soft. It ended in a puddle as deep as {his} knees. ^ They climbed out on the same side they had started from. “We have saved no time at all,” said {hero}. “But look how much we’ve seen,” said {c}, wringing out a tail.',
    ],
    [
      '“I know a shortcut,” said {c}, and {hero}, who was tired, forgot to ask the important question. It led under {spot} and along a ditch. It led through somebody’s larder, where they apologised. It ended in a puddle the size of a pond. ^ When they had both stopped dripping, {hero} looked back. They had come roughly as far as a person can throw a slipper. “In my defence,” said {c}, “it was short.” {hero} tried to stay cross. It lasted until {c} sneezed and fell in again.',
    ],
  ],
  happy: {
    young: [
      '{C} chased that red tail. Round and round!',
      '{C} winked.',
      '“Shortcut?” asked {c}. “No!” said {hero}.',
    ],
    old: [
      '{C} trotted ahead with a tail held like a flag.',
      '“I knew that,” said {c}, who had not known it at all.',
      '{C} offered a shortcut, and was told very kindly to put it away.',
      '{C} grinned with all those small white teeth.',
    ],
  },
  worried: {
    young: ['{C’s} tail went flat.', '{C} hid behind {hero’s} knees.'],
    old: [
      '{C’s} ears lay flat as two leaves.',
      'Even {c} had no shortcut for this.',
      '{C} stood on three legs, as you do when you are thinking of leaving.',
    ],
  },
  quiet: {
    young: ['{C} leaned on {hero}.', '{C} curled up small.'],
    old: [
      '{C} said nothing, and put a warm chin on {hero’s} knee.',
      '{C} curled that red tail round the both of them like a scarf.',
    ],
  },
};
