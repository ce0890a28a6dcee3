import type { Companion } from './companion.ts';

export const dog: Companion = {
  creature: 'dog',
  name: 'Button',
  kind: 'dog',
  character: 'loyal, hungry, and sure that every stick is the best stick',
  noises: ['Woof, woof!', 'Wag, wag, wag!', 'Sniff, sniff!', 'Lick, lick!'],
  meet: [
    [
      'Woof! Here comes {c} the {kind}! Wag, wag.',
      'Who goes woof? It is {c}!',
      'Sniff, sniff! A cold, wet nose! Hello, {c}!',
    ],
    [
      'A {kind} came round the corner with a stick. The stick was much too long. Bonk, bonk, bonk! ^ “I’m {c},” said the {kind}. “Are we going somewhere?”',
      '“Woof!” said somebody. It was {c}, the {kind} from [number nine|over the road], wagging from nose to tail. ^ {C} always wanted to come.',
    ],
    [
      'A {kind} trotted up and laid a stick on {hero’s} shoe. It was a good stick, with a bit of bark still on it. “It’s yours,” said the {kind}. “I’m {c}. Now we are friends.” ^ {hero} had never made a friend so quickly. “Don’t you want to know where I’m going?” {he} asked. “No,” said {c}.',
      'Somebody was digging by the gate. Earth flew. A slipper flew. ^ Then two muddy ears came up. “I’m {c}!” panted the {kind}. “I’ve lost something.” “What was it?” asked {hero}. The {kind} sat down to think. “A friend, I think. Oh, look, there you are! That was quick!”',
    ],
    [
      'The {kind} at the gate had one ear up, one ear down, and the look of somebody who has been waiting for you in particular. ^ “{C},” said the {kind}, and put down a stick. “This is the best stick in the street. I’ve checked.” “It’s very good,” said {hero}, who knew how to behave. “Then I’m coming with you,” said {c}. There was no point asking whether {he} was sure. You might as well have asked a river.',
      'It is hard to go out quietly when somebody has been lying on your doormat for hours, being a surprise. “Surprise!” cried the {kind}, and knocked over two flowerpots. “I’m {c}! First I heard you get up. Then I heard you eat toast. Then I heard you look for your other shoe. I’ve been SO happy!” ^ {hero} had, in fact, not found it. “It’s here,” said {c}, and gave it back, with some new holes in it for air. There are friends that one has to make. Others come ready-made, and lie on the mat.',
    ],
  ],
  comic: [
    [
      '{C} finds a stick. Too long! Bonk, bonk.',
      'Shake, shake, shake! Now everybody is wet.',
      'Dig, dig! Splat! Who is muddy? {C} is!',
    ],
    [
      '{C} found a stick as long as a bus. {C} ran between two trees. Bonk! ^ “Turn it!” said {hero}. {C} turned right round. Bonk again!',
      '{C} jumped into a puddle, all four paws. Then came the shake. ^ “Not here!” cried {hero}. Too late! Now {he} was wet too.',
      '{C} brought {hero} a stick. Then a log. Then something really big. ^ “That’s a bench,” said {hero}. “Somebody is still sitting on it!”',
    ],
    [
      '{C} had found a stick. To be honest, it was more of a tree. {C} tried to carry it through a gap half as wide. Bonk. {C} backed up, thought about it, and ran faster. BONK. ^ {hero} took one end and turned it round. {C} stared at {him} as if {he} had invented the wheel.',
      '“Sit,” said {hero}, since something had to be done about the jumping. {C} sat. “Stay.” {hero} walked off as far as {spot} and turned round. There sat {c}, right behind {him}, beaming. ^ “But I DID stay,” said {c}. “I stayed with you.”',
      '“Do you smell that?” said {c}, nose down. “A stranger. Wears boots. Had an egg. Went this way.” They followed the trail round {spot}, and round again. ^ “Now there are two of them! Now three!” “{C},” said {hero}, “it was me that had the egg.”',
    ],
    [
      'They lost ten minutes to a stick. {C} had found it near {spot}, and it was a magnificent object, about the length of a canoe. Unluckily the path there squeezed between two rocks. {C} trotted up to the gap, was stopped short with a bonk, gave the rocks a look of deep reproach, and tried again from further back. ^ “Sideways,” said {hero}, when {he} could speak. {C} tried it walking sideways. The stick did not turn; only the {kind} did.',
      'There was one sandwich left, and it was {hero’s}. {C} would never beg. {C} just sat down opposite, gazed at it, and gazed away, like somebody with a private sorrow. Then {c} let fall one single drop from the tip of that tongue. ^ {hero} took a bite. {C} chewed. {hero} swallowed, and {c} swallowed too, and wagged, and asked how it was. By {spot} {he} gave in. “Half of what’s left for me, and half for you,” {he} said. “Really?” said {c}, amazed. “We’ve only just had ours!”',
      'It was a simple game. {hero} threw a stick as far as {spot}, and it came back wetter. After the ninth time {he} hid it behind {his} back and only pretended to throw. {C} shot away, hunted about, and came galloping up with a stick. ^ {hero} felt behind {him}. The real one was still there. “How did you do that?” {he} asked. “You threw it so well that it was invisible,” panted {c}. “I just had to believe in it till I got there. Again?”',
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
