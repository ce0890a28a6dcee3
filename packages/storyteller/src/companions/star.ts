import type { Companion } from './companion.ts';

export const star: Companion = {
  creature: 'star',
  name: 'Tansy',
  kind: 'star',
  character: 'bright, nosy, and new to everything',
  noises: ['Twinkle, twinkle!', 'Ting, ting!', 'Shine, shine!', 'Whee, wink!'],
  meet: [
    [
      'Ting! A little {kind}! Hello, {c}!',
      'Shine, shine! It is {c}!',
      'Wink, wink! Who fell in the bucket? {C}!',
    ],
    [
      'A {kind} was sitting in the apple tree, out of bed in the daytime. ^ “I’m {c}. I wanted to see what you all do down here.” “Come and see!” said {hero}.',
      'Something bright hung on the washing line, by one point. “I’m {c},” said the {kind}. “I got caught coming down.” ^ {hero} unpegged {c}, gently.',
    ],
    [
      '“What’s that?” said a small clear voice. “That’s a gate,” said {hero}. “And that?” “That’s my knee.” A {kind}, about as big as an orange, was floating in front of {him}. “I’m {c}. I’ve only seen everything from above. You’ve all got faces!” ^ There was no leaving {c} behind after that.',
      '“Is this the ground?” asked a {kind}, hovering over the lane. {hero} said that it was. “It’s thicker than I thought. And what are you?” “I’m a child,” said {hero}. “Are there many of you?” ^ {He} said that there were quite a few. “I’ll start with this one,” said the {kind}. “I’m {c}.”',
    ],
    [
      'From above, the {kind} explained, you only see the tops of things. {C} had spent four thousand years looking at hats, roofs and the upper side of trees. Now at last {c} had come down to find out what was underneath. “So that’s a chin,” said {c}, floating round {hero}. “How clever. What’s it for?” ^ {hero} had never thought about it. “Resting on your hand,” {he} said. “When you’re thinking.” “I must try that,” said {c}. “When I get a hand.”',
      'A hole had been burned in the lawn, no wider than a plate, and out of it came questions. “Is it brown all the way? Who put the string in?” At the bottom, {hero} saw, there shone a {kind}. “I overshot,” said the {kind}. “{C}. I’ve always wanted to know what’s underneath, and it’s just more!” ^ {hero} reached in and brought up {c}, who was as warm as a new loaf. “So that’s an arm!” said {c}. “I AM glad. From above it looks as if you make things follow you about.”',
    ],
  ],
  comic: [
    [
      '“What is it?” asks {c}. It’s a cow!',
      'Bump! {C} flew into a shed. Ting!',
      '“Is it food?” asks {c}. No! It’s soap!',
    ],
    [
      '“Is that a dog?” asked {c}. “No, that’s a bush.” “Is that a dog?” “That’s a stone.” ^ “And is THAT one a dog?” It was {hero}.',
      '{C} flew all round {hero}, to find the switch. ^ “How do I turn you off?” “You don’t. I just shut my eyes.” “Show me!” said {c}, and shone right in them.',
      '“Oh! Oh! Something tickles!” said {c}. “It’s in my middle! What IS it?” Ting! ^ It was a sneeze. {hero} found {c} in the next bush.',
    ],
    [
      '{C} had found a puddle. “There’s a {kind} in there!” cried {c}. “Hello!” It did not answer. “It’s copying me.” ^ “That’s you,” said {hero}. {C} went very quiet. “I’d no idea,” said {c}, “that I was so pointy.”',
      '{C} wished to know about shadows. “You’ve got one. Where’s mine?” {hero} explained that a lamp doesn’t have any. {C} looked behind, and underneath, and then very suddenly round {spot}. ^ “It’s shy,” said {c}. “I’ll leave it some crumbs.” {hero} gave {c} a biscuit for it.',
      '“You people keep throwing wishes up at us,” said {c}. “I catch what I can.” {hero} asked what sort of wishes they were. “Bunk beds,” said {c}. “I’ve got four thousand.” ^ They both looked up. “We’ve put them one on top of the other,” said {c}. “How do you suppose that I got down?”',
    ],
    [
      '“And what does this do?” {c} would ask, and before you could answer there would be a ting. It was a beehive, that time. They ran as far as {spot} without stopping. ^ “Fascinating,” panted {c}. “They’re like us. Small, a great many, and cross when you come too close.” {hero} was dabbing mud on {his} elbow. “What’s that?” said {c}. “And why are you making that face? Is it a new one?”',
      '“I mean to try being dark,” said {c}. “Everyone here can do it.” Near {spot} the {kind} drew in all five points and held them. It went from a lamp to a candle, and on to a button. ^ “What does one do in it?” asked {c}, in a strained voice. “You hold on to somebody,” said {hero}, “and tell each other that there’s nothing there.” {C} held on. But it was so thrilling that {c} went off, with a ting, and lit up everything for a mile. “There IS something!” cried {c}. “It’s you!”',
      '“And what’s this one’s name?” asked {c}. It was a pebble. “And that one’s?” That was also a pebble. {C} was disappointed in people. “Up there even the dim ones have a name. How do they know when you’re calling them in?” ^ {hero} saw that something must be done. {He} sat down by {spot}, and they named pebbles until {his} legs went cold: Arthur, Big Susan, Tuesday. Then {c} gave a cry, and hung trembling over the path ahead. It was gravel. “You take the left side,” said {c}.',
    ],
  ],
  happy: {
    young: ['{C} twinkled twice.', 'Ting! went {c}.'],
    old: [
      '{C} shone so hard that there were shadows.',
      '“What’s that?” asked {c}. It was a button. {C} was thrilled.',
      '{C} drew a loop of light in the air and signed it.',
    ],
  },
  worried: {
    young: ['{C} went dim.', '{C} hid in {hero’s} sleeve.'],
    old: [
      '{C} had dimmed to about the strength of a match.',
      '“From above,” whispered {c}, “this looked much easier.”',
    ],
  },
  quiet: {
    young: ['{C} glowed in {hero’s} hands.', 'A small warm light stayed near.'],
    old: [
      '{C} settled in {his} two hands and glowed, and that was all.',
      '“I’ve shone on you before, you know,” said {c}. “On bad nights. You just weren’t looking.”',
    ],
  },
};
