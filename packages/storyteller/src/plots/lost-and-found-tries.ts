import { type Plot, show } from './plot.ts';

/** Four ways of looking for a thing that do not find it. */
export const lostAndFoundTries: Plot['tries'] = [
  {
    show: show('wave', 'brave', 'funny', {}),
    tell: [
      [
        '“{Thing}!” calls {hero}. “{Thing}!” says the echo.',
        '{hero} calls. No answer. A {thing} has no ears!',
      ],
      [
        '“{Thing}!” {hero} called, as loud as {he} could. “…ing!” said the echo. ^ But a {thing} has no mouth, so it could not call back.',
        '{hero} tried calling. “Where are you?” “Are you?” said the echo. The {thing} did not answer. It has no voice, you see. ^',
      ],
      [
        '{hero} tried calling for it. “Helloooo!” “Helloooo!” answered somebody, over by {spot}. They ran. They [puffed|panted]. ^ Nobody was there. “It’s only the echo,” said {hero} [crossly|sadly]. “A {thing} can’t shout. I should have thought of that.”',
      ],
      [
        '{hero} tried shouting, because shouting works on [brothers, buses and dogs|dogs, buses and uncles]. “Where are you?” {he} bellowed past {spot}. “Are you? Are you?” came the answer, quite plainly, from the left. They raced to the left. It came from the right. ^ They had run round {spot} three times before {hero} sat down on the ground. “We’ve been chasing my own voice,” {he} said. “A {thing} doesn’t have one.”',
      ],
    ],
  },
  {
    show: show('climb', 'thoughtful', 'brave', { props: [{ prop: 'ladder', place: 'ground' }] }),
    tell: [
      [
        'Climb up, {hero}! Up, up! Too high to see.',
        'Up goes {hero}. So high! Everything looks tiny.',
      ],
      [
        '{hero} climbed up high to see better. Up, up, up! ^ But from so high, everything looked like dots. And which dot was the {thing}?',
        '“I’ll look from the top,” said {hero}. {He} climbed and climbed. ^ Oh dear! From up there, even {c} looked like a crumb.',
      ],
      [
        '“What we need is height,” said {hero}. There was a ladder near {spot}, and {he} climbed [all of it|every rung]. {He} could see for miles. ^ That was the trouble. From up there a house was a crumb, and a {thing} was nothing at all. “Too far,” {he} called down. “I can see everything except what’s small.”',
      ],
      [
        '{hero} decided to go up. Somebody had left a ladder by {spot}. From the top rung {he} could see the whole of {place}, spread out like a [tablecloth|breakfast table]. It was magnificent. It was also useless. ^ The higher {he} climbed, the smaller everything grew, and {he} was looking for something small to begin with. “Come up high to find a mountain,” {he} told {c} when {he} got down. “Not a {thing}.”',
      ],
    ],
  },
  {
    show: show('run', 'laugh', 'funny', { props: [{ prop: 'leaf', place: 'ground', count: 3 }] }),
    tell: [
      ['“There it is!” Pounce! Oh. Just leaves.', 'Is that it? Grab! No. Only leaves.'],
      [
        '“There!” cried {hero}. Something [fluttered|wiggled] near {spot}. {He} jumped on it. ^ It was only a heap of leaves, and now {he} had leaves in {his} hair.',
        'Something moved by {spot}. “Got you!” {hero} pounced. ^ Leaves! Only leaves! {C} had to pull one off {his} nose.',
      ],
      [
        'Something fluttered beside {spot}. It was the right size. It was even the right colour. “Got you!” {hero} dived. ^ “Got what?” {he} said a moment later, spitting out a leaf. {He} had been in such a hurry that {he} had not really looked.',
      ],
      [
        'Then they saw it. It was flapping beside {spot}, exactly as a {thing} would flap if it wanted to be rescued. {hero} did not stop to think. {He} [leapt|dived], caught it in both arms, and rolled over twice. ^ When {he} opened {his} eyes {he} was [hugging|cuddling] a heap of wet leaves. “I saw what I wanted to see,” {he} said slowly. It seemed worth remembering.',
      ],
    ],
  },
  {
    show: show('point', 'cheeky', 'funny', { props: [{ prop: 'signpost', place: 'ground' }] }),
    tell: [
      ['Which way? This way? That way? Wrong way!', 'A sign! This way. Oh no, wrong way.'],
      [
        'They came to a signpost. It pointed both ways at once. {hero} chose left. ^ They walked and walked, right back to {spot}. Round and round!',
        '“This way,” said the signpost. So they went this way. ^ But the wind had turned the signpost round, and it was the wrong way!',
      ],
      [
        'At {spot} stood a signpost. “At last,” said {hero}, and followed it at once. ^ They marched for ages, and came to {spot} again from behind. The wind had spun the signpost like a top. “I never checked,” groaned {hero}. “I just believed it.”',
      ],
      [
        'There was a signpost at {spot}, and it looked so sure of itself that {hero} obeyed it without a word. Left, it said. Left again. Left, if you please. ^ After a quarter of an hour they came upon the same signpost, swinging gently round and round in the wind. “It doesn’t know the way,” said {hero}. “It only sounds as if it does.” {He} had met people like that.',
      ],
    ],
  },
];
