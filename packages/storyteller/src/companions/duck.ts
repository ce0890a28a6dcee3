import type { Companion } from './companion.ts';

export const duck: Companion = {
  creature: 'duck',
  name: 'Puddle',
  kind: 'duck',
  character: 'chatty, cheerful, and never in a straight line',
  noises: ['Quack, quack!', 'Waddle, waddle!', 'Splash, splash!', 'Flap, flap!'],
  meet: [
    [
      'Quack, quack! Here comes {c} the {kind}!',
      'Waddle, waddle. Hello, {c}!',
      'Chat, chat, quack! Who talks so much? {C}!',
    ],
    [
      'Quack, quack, quack! A {kind} came waddling up, talking all the time. ^ “I’m {c}, lovely day, where are we going?”',
      '“Hello! Is it Tuesday? Do you like peas? I’m {c}!” said a {kind}. ^ {hero} drew a breath. “Me too!” said {c}.',
    ],
    [
      'You could hear the {kind} before you could see anything. “And I said to the swan, I said. Oh, hello! I’m {c}! Are you going somewhere? I love somewhere!” ^ {hero} opened {his} mouth. “Lovely,” said {c}. “I’ll come.”',
      'A {kind} came up the lane, on both sides of it. “I’m walking straight,” said the {kind}, going past. “It’s the lane that wobbles. I’m {c}. Hadn’t you noticed?” ^ {hero} hadn’t. But {he} tried walking after {c}, left, right and round the lamp post. It was certainly a better lane like that.',
    ],
    [
      'There are people who talk to fill a silence, and people who have never met one. {C} the {kind} came round the corner in the middle of a sentence. ^ “So I told the heron, with legs like that you’ve no excuse, and what’s your name, no, don’t tell me.” “{hero},” said {hero}. “I’d have got it,” said {c}. “Where to? I’ll come as far as you like. I’ve only left some bread.” And that, as far as {hero} could tell, was settled.',
      '“Do go on,” said the {kind} at the gate. “Don’t let me interrupt.” {hero} had not said anything yet. “That’s what I like about you. Some people never stop. I once knew a goose, but I’ll tell you later, remind me. {C}.” ^ {hero} took a breath, and found that there was no room to put it. So {he} did the clever thing: {he} nodded, opened the gate and set off. {C} came with {him}, in the same sentence. The full stop was somewhere past the corner. “I do think,” said {c}, “that we have the loveliest talks.”',
    ],
  ],
  comic: [
    [
      '{C} goes left. {C} goes right. Splash!',
      'Quack! {C} sat on a frog.',
      'Is {c} asleep? Quack! Quack, quack! Yes.',
    ],
    [
      '“Follow me!” said {c}, and waddled left, right, left, in a circle. ^ Soon they were following themselves. “Quack,” said {c}. “Who are those people?”',
      '“I never tell a secret,” said {c}, walking in zigzags. ^ “Not even about your jam.” “Which jam?” asked {hero}. “The jam I ate. Oh, bother.”',
      '{C} dived into a puddle, head first. Up went a tail. “Bub, blub, quack,” said the tail. ^ “What a clever tail!” said {hero}.',
    ],
    [
      '“I know how to be quiet,” said {c}. “I’m extremely good at it. Ask anyone. I was once quiet for a whole, well, it was nearly a minute, and everyone said.” ^ “{C},” said {hero}. “Sorry,” said {c}. It was quiet for four seconds. “How was that?” asked {c}.',
      '“You begin a story, and I’ll end it,” said {hero}. “Once,” said {c} at once, “there was a pea.” {hero} waited. The pea met a pod. The pod had an uncle in the army. They passed {spot}, and {hero} ate {his} lunch. ^ “Now you,” said {c} at last. “The end,” said {hero}.',
      '“I’ll tell you the way in a very few words,” said {c}. “You go along, and it’s nice, and there’s a bush, you’ll love the bush. Only it’s not that one.” ^ {hero} had got as far as the bush. “Left or right?” {he} asked. “Yes, please,” said {c}.',
    ],
    [
      'It was important not to make a sound near {spot}. {hero} laid a finger on {his} lips. {C} nodded. {C} pressed that beak shut with both wings. ^ You could see the words piling up inside. The {kind} went pink, and then rather purple, and swelled. {hero} had just begun to think that it would be all right. Then there was a sort of pop, and a quack that put up every bird for a mile. “I feel much better,” said {c}.',
      'The way to {spot} lay before them, as straight as a ruler. {C} gave it a hurt look. “You can’t mean all along it,” said {c}. “There’d be nothing left to find!” And the {kind} turned off sideways, and could be heard there being interested. ^ {hero} walked straight on, and arrived with nothing but tired feet. {C} came ten minutes later, out of quite another direction, with a feather, a spoon, half a biscuit and the whole history of a boot. “You poor thing,” said {c}. “Was there nothing at all on yours?”',
      '“My mother was a watering can,” said {c}. “It’s not unusual. You come out of the egg, and whatever’s there, that’s who it is. I expect I talk so as to make up for it.” {hero} asked whether it had been kind. “Very. A bit cold. It taught me all I know about showers.” ^ By {spot} something round and green was standing. {C} stopped in the middle of a word, waddled up to it, and bowed. It was a bucket. “No relation,” whispered {c}. “But the same handle. I said I’m eating well.”',
    ],
  ],
  happy: {
    young: ['“Quack!” said {c}. “Quack, quack!”', '{C} did a waddle dance.'],
    old: [
      '{C} told a long story about a swan, to nobody.',
      '{C} splashed through the one puddle for miles.',
      '“Isn’t this nice?” said {c}. “I do think it’s nice.”',
    ],
  },
  worried: {
    young: ['“Oh, quack,” said {c}.', '{C} hid under one wing.'],
    old: [
      '“Quack,” said {c}, in a very small voice.',
      '{C} talked even faster, and made less sense.',
    ],
  },
  quiet: {
    young: ['{C} tucked in close.', 'Even {c} was quiet.'],
    old: [
      '{C} tucked that beak under {hero’s} arm and, for once, was silent.',
      'Even {c} had nothing to say, and said it very kindly.',
    ],
  },
};
