import type { Companion } from './companion.ts';

export const mouse: Companion = {
  creature: 'mouse',
  name: 'Thimble',
  kind: 'mouse',
  character: 'tiny, fearless, and in charge',
  noises: ['Squeak, squeak!', 'Scurry, scurry!', 'Nibble, nibble!', 'Pitter, patter!'],
  meet: [
    [
      'Squeak! Who is so small? {C} the {kind}!',
      'Peep! A tiny {kind}! Hello, {c}!',
      'Halt! Who goes there? It’s tiny {c}! Squeak!',
    ],
    [
      '“Down here!” squeaked somebody. On {hero’s} shoe stood a {kind} with both paws on both hips. ^ “I’m {c}. I’ll lead. You carry me.”',
      'Squeak! A {kind} put a toothpick flag on {hero’s} doormat. ^ “This is my land now. I’m {c}.” “Can I still live here?” asked {hero}. “On Tuesdays.”',
    ],
    [
      '“Halt!” said a very small voice. {hero} halted. On the step stood a {kind} with a pin in one paw. “{C}, captain,” said the {kind}. “I’m taking command of this expedition. Lift.” ^ {hero} lifted. It seemed best. From {his} shoulder, {c} pointed the way.',
      '“You’re late,” said somebody in the flowerpot. “I said at six. I said it yesterday, quite clearly, under your floor.” Out marched a {kind}, as big as an egg. “I’m {c}. Chin up! Tummy in!” ^ {hero} put {his} chin up. It is hard to argue with anyone whom you might lose in a teacup.',
    ],
    [
      '“You nearly stepped on your commanding officer,” said a voice near {his} ankle. It was a {kind} in half a walnut shell. “{C}. I’ve led nine expeditions. Two came back.” “What happened to the others?” asked {hero}. “They’re still looking for me, I expect,” said {c}. ^ The {kind} walked up {his} sleeve as if it were a gangplank, and took a seat behind {his} ear. “Forward,” said {c}. {hero} had been going that way in any case.',
      '“Name?” said the {kind} on the gatepost, who had an extremely short pencil. {hero} gave it. “Can you cook, climb, or keep a secret?” {He} could do one and a half of those. “It’ll have to serve,” said the {kind}, and made a tick. “{C}. I’m raising an army. You’re the first wave.” ^ {hero} looked up the lane, and down it. “Who’s the second?” {He} was given the look that great commanders keep for this question. “That’s you again,” said {c}. “You go round by the back.”',
    ],
  ],
  comic: [
    [
      '“I am huge!” says tiny {c}. Squeak!',
      '{C} pulls. {C} pushes. It’s a mountain!',
      '{C} roars. Squeak! {C} roars louder. Squeak, squeak!',
    ],
    [
      '“I’ll move that rock!” said {c}. Push, push, push! The rock did nothing. ^ Then {c} sneezed, and it rolled away.',
      '“You’re tired,” said {c}. “I’ll carry you.” {C} took {hero’s} shoelace and pulled. ^ {hero} tiptoed along behind. “You’re not even heavy!” puffed {c}.',
      '“Surrender!” {c} shouted at a biscuit. The biscuit said nothing. ^ {C} ate it from the inside out. “Now I live here,” said {c}.',
    ],
    [
      '“Stand back,” said {c}. “I shall fight it.” It was a conker. {C} walked round it twice and told it what was what. ^ The wind blew. The conker rolled over. “You saw that,” said {c}. “It gave up.” And for the rest of the day the {kind} wore its shell as a hat.',
      '“Left, right, left, right!” ordered {c}, from {hero’s} collar. Off they marched, until {c} nodded off in the middle. The last word had been “left”. ^ So {hero} went left. {He} went left round {spot} four times. Then a small voice said, “Who keeps moving the scenery?”',
      '“Every captain must be measured,” said {c}. {hero} held up a stick. {C} stood beside it very straight, and stretched, and stood on a pebble, and held up both ears. ^ “You’re as tall as my thumb,” said {hero}. There was a dangerous silence. “What ENORMOUS thumbs you’ve got,” said {c}.',
    ],
    [
      'At {spot} they came upon a snail in the middle of the path. “I’ll deal with this,” said {c}, and slid down {hero’s} arm. There followed a long speech about rank. The snail drew in its horns, put them out again, and came straight on. ^ “It’s charging!” shouted {c}, delighted. “Hold the line!” The battle lasted eleven minutes. Nobody was hurt. In the end they agreed to pass each other on the left.',
      'Near {spot} {c} drew up a plan of attack. It had an arrow for {hero} in it, and a much larger arrow for {c}. “At the signal, we charge.” “What are we charging at?” asked {hero}. It was a fair point, and it had not come up before. ^ There was nobody in sight to be furious with. So the {kind} challenged the horizon, which is the one thing in the world that retreats exactly as fast as you come on. “Look at it run,” said {c}. No captain was ever happier.',
      '“Somebody has eaten the ship’s biscuit,” said {c}, pacing up and down on {hero’s} arm. “I mean to find out who. Stand in a line.” {hero} stood in a line. {He} was asked where {he} had been, and who had seen {him} there. ^ Then {c} spun round rather too sharply. A shower of crumbs flew out of those whiskers and settled on {his} sleeve, where both of them looked at it. “I see,” said {c} after a time. “So the enemy has begun hiding things on ME.”',
    ],
  ],
  happy: {
    young: ['“Well done, me!” said {c}.', '{C} danced on {hero’s} shoulder.'],
    old: [
      '“Just as I planned,” said {c}, who hadn’t.',
      '{C} saluted a daisy.',
      '{C} stood on {hero’s} shoulder with folded arms, like an admiral.',
    ],
  },
  worried: {
    young: ['{C} hid in {hero’s} pocket.', '“I’m not scared,” squeaked {c}.'],
    old: [
      'From {his} pocket came a small voice, giving orders to nobody.',
      '“I’m shaking with rage,” explained {c}.',
    ],
  },
  quiet: {
    young: ['{C} held on to {hero’s} thumb.', 'A tiny paw patted {hero}.'],
    old: [
      '{C} took hold of {his} thumb with both paws.',
      'A very small weight settled against {his} neck, and stayed there.',
    ],
  },
};
