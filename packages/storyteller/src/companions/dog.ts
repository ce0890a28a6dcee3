import type { Companion } from './companion.ts';

export const dog: Companion = {
  creature: 'dog',
  name: 'Button',
  kind: 'dog',
  character: 'loyal, hungry, and sure that every stick is the best stick',
  noises: ['Woof, woof!', 'Wag, wag, wag!', 'Sniff, sniff!', 'Lick, lick!'],
  meet: [
    ['Woof! Here comes {c} the {kind}! Wag, wag.', 'Who goes woof? It is {c}!'],
    [
      'A {kind} came round the corner with a stick. The stick was much too long. Bonk, bonk, bonk! ^ “I’m {c},” said the {kind}. “Are we going somewhere?”',
      '“Woof!” said somebody. It was {c}, the {kind} from [number nine|over the road], wagging from nose to tail. ^ {C} always wanted to come.',
    ],
    [
      'A {kind} trotted up and laid a stick on {hero’s} shoe. It was a good stick, with a bit of bark still on it. “It’s yours,” said the {kind}. “I’m {c}. Now we are friends.” ^ {hero} had never made a friend so quickly. “Don’t you want to know where I’m going?” {he} asked. “No,” said {c}.',
    ],
    [
      'The {kind} at the gate had one ear up, one ear down, and the look of somebody who has been waiting for you in particular. “{C},” said the {kind}, and put down a stick. “This is the best stick in the street. I’ve checked.” ^ “It’s very good,” said {hero}, who knew how to behave. “Then I’m coming with you,” said {c}. There was no point asking whether {he} was sure. You might as well have asked a river.',
    ],
  ],
  comic: [
    ['{C} finds a stick. Too long! Bonk, bonk.', 'Shake, shake, shake! Now everybody is wet.'],
    [
      '{C} found a stick as long as a bus. {C} ran between two trees. Bonk! ^ “Turn it!” said {hero}. {C} turned right round. Bonk again!',
      '{C} jumped into a puddle, all four paws. Then came the shake. ^ “Not here!” cried {hero}. Too late! Now {he} was wet too.',
    ],
    [
      '{C} had found a stick. To be honest, it was more of a tree. {C} tried to carry it through a gap half as wide. Bonk. {C} backed up, thought about it, and ran faster. BONK. ^ {hero} took one end and turned it round. {C} stared at {him} as if {he} had invented the wheel.',
    ],
    [
      'They lost ten minutes to a stick. {C} had found it near {spot}, and it was a magnificent object, about the length of a canoe. Unluckily the path there squeezed between two rocks. {C} trotted up to the gap, was stopped short with a bonk, gave the rocks a look of deep reproach, and tried again from further back. ^ “Sideways,” said {hero}, when {he} could speak. {C} tried it walking sideways. The stick did not turn; only the {kind} did.',
    ],
  ],
  happy: {
    young: [
      '{C} wagged and wagged.',
      '“Woof!” said {c}. That meant yes.',
      '{C} licked {hero’s} hand.',
    ],
    old: [
      '{C} wagged so hard that both back feet left the ground.',
      '{C} sniffed everything twice, the second time to be fair.',
      '{C} brought a stick, since in {c’s} opinion it was time for one.',
      '“Woof,” said {c}, and it was hard to disagree.',
    ],
  },
  worried: {
    young: ['{C} whined a little.', '{C’s} tail went down.'],
    old: [
      '{C} pressed close, with a tail gone perfectly still.',
      '{C} looked at the problem and then at {hero}, and back again.',
      '{C} growled, but only in a small, polite way.',
    ],
  },
  quiet: {
    young: ['{C} lay on {hero’s} feet.', '{C} gave one soft sigh.'],
    old: [
      '{C} lay down on both of {hero’s} feet, to keep them from being sad.',
      'A cold wet nose found its way into {hero’s} hand.',
    ],
  },
};
