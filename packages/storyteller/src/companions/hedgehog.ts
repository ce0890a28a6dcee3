import type { Companion } from './companion.ts';

export const hedgehog: Companion = {
  creature: 'hedgehog',
  name: 'Thistle',
  kind: 'hedgehog',
  character: 'grumpy outside, soft inside',
  noises: ['Snuffle, snuffle!', 'Roll, roll, roll!', 'Prickle, prickle!', 'Humph!'],
  meet: [
    [
      'Prickly ball! It’s {c} the {kind}! Ouch!',
      'Snuffle, snuffle. Hello, {c}!',
      'Who says humph? All prickles! It’s {c}!',
    ],
    [
      'A prickly ball lay by the gate. “Go away,” it said. Then it opened one eye. ^ “I’m {c}. Are there snacks?” There were.',
      '“Don’t you dare pat me,” said a {kind} on the step. “I’m {c}. I’m cross.” ^ {hero} tickled the one soft bit. “Left a little,” said {c}.',
    ],
    [
      '{hero} nearly sat down on somebody. ^ “Typical,” said the somebody, unrolling. “I’m {c}. I’m a {kind}, I’m in a bad mood, and I am not coming with you.” “All right,” said {hero}, and set off. There was a patter behind {him}. “I’m not coming,” said {c}. “I’m just going the same way.”',
      'On the gate hung a notice. “No Visitors. No Noise. No Nice Weather.” Under it a {kind} was putting up the next one. “I’m {c},” growled the {kind}. “How do you spell Begone?” ^ {hero} spelled it, and held the nail as well. “Stop helping,” said {c}. “It’s hard enough to be rid of you.”',
    ],
    [
      '“I suppose you think it’s a nice day,” said a heap of leaves. {hero} said that {he} had been wondering. “It’ll rain,” said the heap, and out of it came a {kind}, with a leaf stuck on every prickle. ^ “{C}. I don’t like walks, I don’t like surprises and I don’t like children.” “What do you like?” asked {hero}. There was a long pause. “Nobody’s ever asked that,” said {c}. “I shall have to come along and think about it.”',
      'Something was complaining at the side of the lane. It complained of the damp, of the price of slippers, and of a pain in the fourth prickle from the left. “Can I help?” asked {hero}. There was a shocked silence. ^ “{C},” said the {kind}, at last. “No. It’s just that I’ve nobody to complain to. It takes two: one to do it, and one to say, there, there.” “There, there,” said {hero}. A prickle lay down, and then a second. “Not bad,” said {c}. “I’d better go along with you, in case you lose the knack.”',
    ],
  ],
  comic: [
    [
      '{C} rolls. Roll, roll, bump! “Humph!”',
      'An apple is stuck on {c}. Humph!',
      'Humph! Who sat on {c}? Ow, ow, ow!',
    ],
    [
      '{C} rolled up in a ball, and there was a hill. Oh dear! ^ Roll, roll, roll. When {c} stopped there were three leaves, a sock and a sandwich stuck on top.',
      '“I never laugh,” said {c}. {hero} made a face like a squashed plum. ^ “That was a cough,” said {c}. “So was THAT. Stop it!”',
      '{C} sat down on {hero’s} hat, to be alone. {C} got up. So did the hat. ^ “I suppose you want it back,” said the hat crossly.',
    ],
    [
      '“I never fall over,” {c} was saying, and fell over. Being round, the {kind} kept going. ^ At the bottom of the slope {hero} found a ball of leaves, grass and somebody’s picnic napkin. “Not a word,” said {c}. {hero} said nothing, so hard that it hurt.',
      '“It’ll be cold,” said {c}. It was warm. “There’ll be a queue.” They came to {spot}, and there was no queue. {C} looked hard for something that was wrong. “This is no good! What am I to grumble at?” ^ {hero} offered {c} a very old toffee. “Disgusting,” said {c}, much happier.',
      '“I’ve brought my own lunch,” said {c}, and rolled over twice. When the {kind} got up, a slice of apple, two crisps and a bun were sticking to the prickles. ^ “That’s MY bun,” said {hero}. “Finders keepers,” grunted {c}. Then there came a sigh. “Take it off, would you? I can’t reach.”',
    ],
    [
      'It began with a sneeze at the top of a slope. {C} did what a {kind} does when startled, and rolled into a ball. A ball at the top of a slope has only one thing to do. ^ {hero} ran beside, shouting advice. When it was over {c} had collected forty leaves, a bus ticket and, somehow, a hat. “I expect you think that’s funny,” said {c} with enormous dignity. {hero} shook {his} head. {He} could not have spoken.',
      '“I want no fuss,” said {c}, by {spot}, “but it’s my birthday.” There was no cake. There was a bun, and {hero} put a twig in it and sang. {C} sat through the song with every prickle on end. “Dreadful,” said {c} hoarsely. “You were flat in the second line. Do it again.” ^ {He} did it again, twice, before it struck {him} to ask. “Is it really today?” {C} studied the ground between both front feet. “It might be,” said {c}. “Nobody’s ever looked it up.”',
      'There was something stuck in {c’s} prickles. Looking for it was like looking for a needle in a haystack, if the hay were needles too. “Ow,” said {c}. “I haven’t touched you yet,” said {hero}. “I know. I like to get it over with.” ^ {He} worked across from left to right, like somebody reading, and on the last line but one it came out: a boiled sweet, from another century. “I was saving that,” said {c}. And then, gruffly, not looking up, {c} broke it in two.',
    ],
  ],
  happy: {
    young: ['“Humph,” said {c}. That was a happy humph.', '{C} nearly smiled.'],
    old: [
      '“I’ve had worse days,” said {c}, which was high praise.',
      '{C} smiled, and hid it at once.',
      '“It’ll rain,” said {c} cheerfully.',
    ],
  },
  worried: {
    young: ['{C} rolled into a ball.', 'All the prickles stood up.'],
    old: [
      '{C} rolled up tight and said, from inside, that it was only a rest.',
      'Every prickle {c} had was standing to attention.',
    ],
  },
  quiet: {
    young: ['{C} put all prickles down flat.', '{C} sat near. Not too near. Ouch!'],
    old: [
      '{C} laid every prickle flat, and moved a little nearer.',
      '“It’s not so bad,” said {c} gruffly, “having you here.”',
    ],
  },
};
