import type { Companion } from './companion.ts';

export const cat: Companion = {
  creature: 'cat',
  name: 'Marmalade',
  kind: 'cat',
  character: 'elegant, sleepy, and never, ever wrong',
  noises: ['Miaow!', 'Purr, purr, purr!', 'Stretch, yawn!', 'Pad, pad, paws!'],
  meet: [
    [
      'Miaow! Soft paws. It is {c} the {kind}!',
      'Purr, purr. {C} wants to come!',
      'Yawn! Stretch! Who sleeps here? Hello, {c}!',
    ],
    [
      'A {kind} lay on the wall in the very best place. “I’m {c},” said the {kind}. “I was going that way in any case.” ^ That was not quite true.',
      '“You may stroke me three times,” said a {kind} on the gate. ^ {hero} stroked four. “I’m {c},” purred the {kind}. “I let you do that.”',
    ],
    [
      '“You’re in my sun,” said the {kind} on the wall. {hero} stepped aside. ^ “Thank you. I’m {c}. I’ve been everywhere, you know, and slept in most of it.” “Would you like to come?” asked {hero}. {C} gave it some thought. “I might happen to walk next to you,” said the {kind}.',
      'On the step lay a {kind}, exactly in the way. {hero} climbed over with care. ^ “Nicely done,” said the {kind}, without looking. “Most people trip. I’m {c}. I’ve been lying about all week, to find somebody suitable.” “Suitable for what?” asked {hero}. {C} yawned. “I’ll tell you as we go.”',
    ],
    [
      'A {kind} was asleep on the gatepost in a position that looked impossible. “I’m not asleep,” said the {kind}. “I’m thinking, with my eyes shut. {C}.” {hero} explained where {he} was going. When {he} had finished there was a faint snore. ^ “I heard every word,” said {c}, stepping down as if from a carriage. “You’ll need somebody with judgement. Don’t thank me. And don’t walk too fast.”',
      '“I am told that you’re leaving,” said the {kind} on the windowsill. {hero} wondered who had said so. “Nobody says. I am told. {C}. They asked me when this street was built, and put the wall where I should like it.” ^ {hero} invited {c} to come along. It was an error. No {kind} has ever cared to do what somebody has asked for. {He} thought again. “I expect you’d much rather stay here,” {he} said. {C} was down off the sill before {he} had shut the gate.',
    ],
  ],
  comic: [
    [
      '{C} jumps. Whoops! {C} meant to do that.',
      'Wet paws! Shake, shake, shake. Miaow!',
      '{C} naps on {hero’s} hat. Shh! Purr, purr.',
    ],
    [
      '{C} jumped for a branch, and missed. Flump! Into the leaves. ^ “I meant to do that,” said {c}, and began to wash.',
      'There was a tiny box behind {spot}. {C} climbed in, front, middle and tummy. ^ The rest hung out. “It fits,” said {c}. {hero} said nothing.',
      '{C} chased a tail, round and round and round. ^ Snap! “Ow! Who bit me?” “You did,” said {hero}. “Impossible,” said {c}.',
    ],
    [
      'There was a small puddle by {spot}. {C} looked at it the way you look at spinach. “I don’t do water,” said the {kind}, and leapt. It was a beautiful leap. It was just not a long one. ^ {C} sat in the puddle, very upright. “This,” said {c}, “is exactly where I wished to be.”',
      '“We go left,” said {c}, and went right. “You said left,” said {hero}. {C} sat down to wash. “This is left. It’s been moved.” ^ They went all the way round {spot}, and came back to where they had begun. “I promised that we’d arrive,” said {c}.',
      '“I shall rest my eyes for one second,” said {c}, and lay down on {hero’s} foot. A second had grown longer than it used to be. {hero} tried to pull. By then the foot had gone to sleep as well. ^ “At last,” said {c}, getting up. “I’ve been waiting for you.” {hero} hopped.',
    ],
    [
      'Nobody mentions what happened at {spot}. There was a narrow ledge, and {c} said that falling off things was for dogs. There was a butterfly. There was a moment when all four of {c’s} feet were in four different places. ^ {hero} looked down. In a bed of nettles sat a {kind}, washing one paw with close attention. “The view is better from here,” said {c}. So {hero} climbed down and admired it. That is what friends are for.',
      '{C} leapt on to a rock near {spot}, meaning to look noble, and slid down the far side with every claw out. It made a noise like a zip. {hero} bit {his} lip. ^ “I was sharpening them,” said {c}. “Evenly. All at once.” Then the {kind} walked back to the top and did it again, noise and all, four times over, looking straight at {him}. By the end it was perfectly plain that this was what one did there, and that {he} had been brought up badly not to know.',
      'At {spot} {c} had gone up a pole to look at the view, and had been looking at it for twenty minutes. “Are you stuck?” called {hero}. “Stuck is a word for kites,” said {c}. “I’m not ready to come.” ^ So {hero} sat down at the bottom and remarked, to nobody, that there was half a sardine left in the sandwiches. Something passed {him} at great speed, backwards. “I’ve finished with that view,” said {c}, with a full mouth. “There was only the one side to it.”',
    ],
  ],
  happy: {
    young: ['“Purr,” went {c}. “Purr, purr.”', '{C} strolled, tail up.'],
    old: [
      '{C} walked in front, tail up, as though it had been {c’s} idea.',
      '{C} sat down to wash, since everyone seemed to be in a hurry.',
      '{C} purred, but denied it.',
    ],
  },
  worried: {
    young: ['{C’s} fur stood up.', '{C’s} tail was like a brush.'],
    old: [
      '{C’s} tail had grown to the size of a bottle brush.',
      '{C} went flat, all but the ears.',
    ],
  },
  quiet: {
    young: ['{C} curled up on {hero’s} lap.', 'Purr, very softly.'],
    old: [
      '{C} climbed on to {his} lap, turned round once, and purred like a small kind engine.',
      '{C} blinked at {him}, slowly, which in that language means love.',
    ],
  },
};
