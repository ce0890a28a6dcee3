import type { Companion } from './companion.ts';

export const unicorn: Companion = {
  creature: 'unicorn',
  name: 'Juniper',
  kind: 'unicorn',
  character: 'shining, and tired of being only pretty',
  noises: ['Clip, clop, cling!', 'Sparkle, sparkle!', 'Swish, mane!', 'Ting!'],
  meet: [
    [
      'Ting! A horn! A {kind}! Hello, {c}!',
      'White and shiny. It is {c}!',
      'Shine, shine! Who trots down the lane? {C}!',
    ],
    [
      'Something shone behind the washing. It was a {kind}, with a sock on the horn. ^ “Could you?” asked {c}. {hero} took it off.',
      'Ting! A {kind} rang the bell with that long horn. “I’m {c}. Have you got any mud to play in?” ^ {hero} had plenty.',
    ],
    [
      'In the lane stood a {kind}, white as milk, with a ring doughnut on the horn. “Not one word,” said the {kind}. “I’m {c}.” ^ {hero} helped with the doughnut. They shared it. “Everybody wants me to stand about and shine,” said {c}. “I’d like to do something.”',
      '“No pictures, please,” sighed the {kind} by the gate. {hero} had only been eating a sandwich. “You don’t want me on a rock, with my hair blowing?” “Not really,” said {hero}. ^ The {kind} stepped nearer. “I’m {c}. You don’t need anything carried? Something heavy? Something dirty?”',
    ],
    [
      'It is not every day that you find a {kind} in the lane, and {hero} did what anybody would. {He} stared. ^ “Yes, yes,” said the {kind}. “Horn. Mane. Very shiny. I do have opinions as well, you know. {C}.” “What about?” asked {hero}. The {kind} was quite taken aback. “Bridges,” said {c}, after a moment. “And soup. Nobody has ever asked.” They had got on to soup before they reached the corner.',
      'Wet leaves were flying out of the gutter above {hero’s} door. “It needed doing,” said the {kind} on the wheelbarrow, filthy and radiant. “{C}. At home they keep me on a hill, against the sky. I’ve been on that hill since I was a foal. Do you know what I’ve always wanted? A job.” ^ {hero} said that {he} could offer only an adventure, unpaid, with a lot of walking in it. “Should I get tired?” asked {c}. “Should I have to eat out of a bag?” {He} feared so. {C} gave a skip that cracked the step.',
    ],
  ],
  comic: [
    [
      'Poke! {C’s} horn is stuck. Pull, pull!',
      'Pop! Bye-bye, balloon. Sorry!',
      'Ting! There’s a bun on the horn! Yum, {c}!',
    ],
    [
      '{C} bent down to smell a flower. Thunk! The horn was stuck in {spot}. ^ {hero} pulled the tail. Pop!',
      '“I won’t be pretty today,” said {c}, and rolled in the mud. ^ “How do I look?” “Lovely,” said {hero}. “Bother!” said {c}.',
      '{hero} hung {his} jacket on {c’s} horn. Then {his} bag. Then {his} hat. ^ “I’m a {kind},” said a voice below, “not a hatstand.”',
    ],
    [
      '“Stand back,” said {c}. “There is nothing a horn can’t open.” Thunk. It had gone into {spot} up to the forehead. ^ “I’m thinking,” said {c}, after a while. {hero} leaned on a leg and helped with the thinking. It took soap, in the end.',
      '“Could you stop shining for a moment?” whispered {hero}. They were trying to hide. {C} thought of grey things: socks, drizzle, porridge. Little by little it grew dim behind {spot}. ^ Then {c} thought of porridge with honey. Ting! You could have read a newspaper by it.',
      'Two apples, and nothing to cut them with. “Allow me,” said {c}, and took aim. Thunk! There sat both apples on the horn, one behind the other, and shone. ^ {hero} had to pull with all {his} strength. “Don’t say that it looked pretty,” said {c}. {hero} didn’t say it. It wasn’t easy.',
    ],
    [
      'People will tell you that the horn of a {kind} is magic. {hero} can tell you that it is mostly in the way. Between {spot} and {spot} it picked up two pancakes, a “No Parking” sign and somebody’s umbrella. ^ “I look ridiculous,” said {c}. “You look useful,” said {hero}, for it had begun to drizzle. The {kind} put up the umbrella and walked on with quite a different step.',
      '“Tell me frankly,” said {c}. “If I had no horn, what would you take me for?” One wrong word, and it would be a long way home. {hero} thought hard. “For somebody who carries my bag when I’m tired,” {he} said, “and is sound on soup.” ^ The {kind} walked on without a word, past {spot}, with swimming eyes, and down into a ditch. It was deep, and mostly mud. “Don’t help me,” called {c}, in a voice that shook with happiness. “I want to get out all by myself, and look awful.”',
      'The horn of a {kind} heals everything, or so they say, and {hero} had bumped {his} knee. {C} did it by the book. “Stand still and think of something pure.” {hero} thought of soap. The horn came down, ting, and nothing happened. It came down again. ^ “Better?” asked {c}. “It tickles!” said {hero}, and laughed until {he} had to sit down by {spot}. “And the knee?” {He} had forgotten that there was one. “Well,” said {c}, squinting up at it, “so it works. Just not for the reason they give.”',
    ],
  ],
  happy: {
    young: ['{C} sparkled all over.', 'Ting! went the horn.'],
    old: [
      '{C} tossed that mane, and a few sparks fell out.',
      '{C} tried out a gallop, purely for the noise.',
      'The tip of {c’s} horn went pink, as it did when pleased.',
    ],
  },
  worried: {
    young: ['{C’s} sparkle went out.', '{C} stepped back. Clip, clop.'],
    old: [
      '{C} had stopped shining, like a lamp that is holding its breath.',
      '{C} pawed the ground, four times, for luck.',
    ],
  },
  quiet: {
    young: ['{C} shone, very softly.', '{hero} held on to the silky mane.'],
    old: [
      '{C} shone very softly, about as much as a night light.',
      '{C} laid that long cheek against {hero’s}.',
    ],
  },
};
