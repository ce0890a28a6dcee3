import type { Companion } from './companion.ts';

export const elephant: Companion = {
  creature: 'elephant',
  name: 'Plum',
  kind: 'elephant',
  character: 'forgets nothing, and bumps into most of it',
  noises: ['Toot, toot!', 'Stomp, stomp!', 'Squirt, splash!', 'Flap go the ears!'],
  meet: [
    [
      'Toot! A long nose. Hello, {c}!',
      'Stomp, stomp! It is {c} the {kind}!',
      'Bump! Oops! Who is so big? Hello, {c}!',
    ],
    [
      'A long grey trunk came over the gate and shook {hero’s} hand. ^ “I’m {c},” said the {kind}. “I never forget a face. Yours is nice.”',
      'Bump! Crash! Over went the gatepost. “Oh dear,” said {a:kind}. “I’m {c}. I was being SO careful.” ^ {hero} stood it up again.',
    ],
    [
      '“I remember you,” said the {kind} in the lane. “You waved at me, on the fourth of May, in a green hat. I’m {c}.” ^ {hero} had forgotten all about it. “It was a good wave,” said {c}. “I’ve been hoping to wave back.”',
      'Through the gate came one big grey foot. After it came the gate. “I’ll put that back,” said the {kind}. “I’m {c}. I know where everything goes. I remember how the street looked before I walked down it.” ^ {hero} held the hinges. By the last screw they were friends.',
    ],
    [
      'There was {a:kind} in the lane, trying to stand behind a lamp post. ^ “Don’t mind me,” said the {kind}. “I’m shy. But I never forget a kindness. You once moved your bicycle so that I could get by.” “That was years ago,” said {hero}. “Two years, a month and nine days,” said {c}. “It was a Tuesday. I’ve been looking for a chance to say thank you, and you seem to be going somewhere.”',
      'There was a queue at the gate. At least, there was one {kind}, but it came to the same. “I’ve brought your ball back,” said the {kind}. “You threw it over the wall when you were three. You said, bye-bye, ball. I’m {c}.” ^ {hero} took the ball. It had been polished. “Have you kept it all this time?” {he} asked. “I don’t keep things,” said {c}. “They stay. I only ever remember what other people did. I wondered whether, just once, I could be there from the beginning.”',
    ],
  ],
  comic: [
    [
      '{C} sneezes. Atchoo! Bye-bye, hat!',
      '{C} hides. We can see you, {c}!',
      '{C} sits on the see-saw. Up, up, {hero}!',
    ],
    [
      '“Let’s hide!” said {c}, and stood behind a daisy. ^ “Can you see me?” “A bit,” said {hero}.',
      '“I won’t bump into anything,” said {c}. Bump! “Just that.” Bump! ^ “That was me,” said {hero}, from the ground.',
      '“I remember you,” said {c} to a stone. “And you. And YOU!” ^ {hero} had a long rest. There were many stones near {spot}.',
    ],
    [
      'A feather floated by, and landed on {c’s} trunk. “Don’t,” said {hero}. “I won’t,” said {c}. “I’m not going to. I am absolutely. Ah. AH.” ^ When the wind had died down {hero} was sitting in a bush, ten steps away. “Bless me,” said {c}.',
      '“Mind your head,” said {hero}. {C} minded it so well that the other end knocked down a signpost by {spot}. “Mind your back,” said {hero}. Bonk went the head. ^ “There’s such a lot of me,” said {c}. “I can only mind one end at a time.”',
      'They played I Packed My Bag. {hero} had packed a hat and a bun. {C} packed a hat, a bun and, to be safe, everything that {c} had ever seen. When they came to {spot} it was still {c’s} turn. ^ “And a bus,” {c} was saying. “And the other bus.”',
    ],
    [
      '“I’ll be as quiet as a mouse,” promised {c}, and set off past {spot} on the tips of four enormous toes. It was going splendidly until the hiccups. ^ Each one lifted all four great feet off the ground. Each time they came down again, something in the neighbourhood fell over. {hero} tried the cures: the fright, the water, holding your breath. In the end they just had to wait, and stand well clear.',
      '{C} went round {spot} in the widest of circles, so as not to bump into it. It was beautifully done. Then {c} looked back, to be quite sure, and walked into {hero}, who walked into a wet bush. ^ “That makes twelve,” said {c} sadly, and helped {him} out by the collar. “Three lamp posts, an aunt, seven hedges, and you.” {hero} took a leaf out of {his} mouth. “Am I the only one who’s still here?” {he} asked. {C} went through the list again. It cheered {c} up a good deal.',
      'They had to go back for {hero’s} hat, but that was no trouble, since {c} never forgot a step. “Eleven paces,” said {c}. “Now stop, as you’ve a stone in your shoe. Hop. Say ouch.” {hero} hopped, and said it. They turned at {spot}. They admired a cloud, although it had left. ^ “Next I walk into a post,” said {c}, “and you laugh.” “Couldn’t we leave that out?” asked {hero}. The {kind} was shocked. “Then we’d come out somewhere else,” said {c}, and did it properly.',
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
