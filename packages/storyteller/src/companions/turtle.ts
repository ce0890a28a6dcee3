import type { Companion } from './companion.ts';

export const turtle: Companion = {
  creature: 'turtle',
  name: 'Mossy',
  kind: 'turtle',
  character: 'slow, old, and full of sea stories',
  noises: ['Slow, slow, slow.', 'Plod, plod, plod.', 'Peep! Out comes a head!', 'Munch, lettuce!'],
  meet: [
    [
      'Plod, plod, plod. Hello, {c} the {kind}!',
      'A stone with feet? It is {c}!',
      'Knock, knock! Who’s in that shell? Slow {c}!',
    ],
    [
      'The round stone by the gate put out a head. “I’m {c},” said the stone. It was a {kind}! ^ “I am slow,” said {c}, “but I get there.”',
      '“Good,” said a {kind} by the gate. {hero} waited. {He} ate an apple. ^ “Day,” said the {kind}. “I’m {c}. Was that too quick?”',
    ],
    [
      '“Wait,” said a voice. {hero} waited. After quite some time a {kind} came round the corner. ^ “I’m {c},” said the {kind}. “I started on Monday. I’ve a feeling that we are going the same way.” “Don’t you mind being slow?” asked {hero}. “Slow?” said {c}. “I overtook a snail.”',
      '{hero} tripped over a stone by the gate. “That’s how I met the admiral, too,” said the stone, and put out a wrinkled neck. ^ “{C}. Sit down again, and I’ll tell you about the sea.” “I’ve got to be off,” said {hero}. “I’ll tell you on the way,” said {c}. “It’s a long sea.”',
    ],
    [
      '“In the year of the great storm,” said the stone that {hero} was sitting on, “I had a captain who sat on me just like that.” {He} got up quickly. The stone had a wrinkled neck and very bright eyes. ^ “{C}. I’m a {kind}. I’ve been round the world twice. It would have been three times, but I stopped for lunch.” “Would you come with me?” asked {hero}. “I set out to do so last week,” said {c}. “I like to be in good time.”',
      'Behind the flowerpots lay an anchor, about as big as a spoon. {hero} followed the chain, and at the end of it a {kind} was asleep. “Is it high tide?” asked the {kind}. “{C}. I only put in for a nap. Was there a hedge, when I came?” The hedge was older than the street. ^ “Where were you sailing to?” asked {hero}. You could have built a boat in the pause. “Onwards,” said {c}. {hero} was going there as well. “Then up with the anchor,” said {c}, “and mind your fingers. I go off with a jerk.”',
    ],
  ],
  comic: [
    [
      'Oops! {C} is upside down. Wiggle, wiggle!',
      'Race, {c}, race! Plod. Plod. Plod.',
      '“Wait for me,” says {c}. Plod. Nap. Plod.',
    ],
    [
      '“I’ll race you to {spot}!” said {hero}. “Ready?” said {c}. ^ {hero} ran there and back. “Go,” said {c}.',
      '“Hide and seek!” said {hero}. {C} pulled in one head and four feet. ^ “Ready!” said the shell. “You’ll never find me.”',
      '“Run!” cried {c}, and ran. {hero} ate a bun. {hero} sang a song. ^ {C} was still running, and had almost passed {hero’s} foot.',
    ],
    [
      '{C} stepped on a round pebble, and over went the {kind}, feet in the air, rocking like a boat. “It’s like the storm of eighty-two,” said {c} happily. ^ {hero} had to push. “Once more round,” said {c}. “There was a wave I’d forgotten.”',
      '“I was once the fastest ship in the bay,” said {c}. So {hero} set up a leaf on that broad back, for a sail, and blew. {He} blew till {his} ears sang. ^ {C} moved, by the width of a pea. “Take in the sail!” cried {c}. “We’ll hit {spot}!”',
      '“Man overboard!” cried {c}. {hero} looked all about. “Who was it?” “A crumb of cheese. We can’t leave a shipmate.” So {c} turned round, which took some time, and they sailed back to {spot}. ^ “Saved,” said {c}, and ate it. {hero} saluted.',
    ],
    [
      '“It reminds me,” said {c}, “of the time I was mistaken for an island.” And, walking along at the speed of a clock, the {kind} told the story, with all the winds by name. By the time two sailors had lit a fire on that broad green back, they had reached {spot}. ^ “And then what happened?” asked {hero}. {C} thought for as long as it takes to eat an apple. “I can’t remember,” said {c}. “I think I may have dived.”',
      'Near {spot} they were overtaken by their own sandwich paper, which was only drifting. {C} took it well. “I’ve known winds of that sort,” said {c}. “All hurry and no luggage. Ask it tomorrow what it’s seen.” ^ There being time, {hero} began to look at what there was. {He} saw a stone with a face. {He} smelled rain, and after that, pepper. {He} had found nine kinds of moss when the paper came back, having been blown the wrong way. “Good evening,” said {c} to it, without turning round. “Did you forget something?”',
      '“The knack of being shipwrecked,” said {c}, “is not to fuss.” This was said upside down, at the foot of a slope by {spot}, with four feet in the air. {hero} set {his} shoulder to the shell. “Don’t hurry. On the first day one just admires the sky.” ^ So {he} lay down alongside for a while. They found a cloud like a teapot, and another like a tuba. On the third day, or about ten minutes later, a sail was sighted: {hero} had got up. “What kept you?” asked {c}. “I was nearly comfortable.”',
    ],
  ],
  happy: {
    young: ['{C} smiled a slow, slow smile.', '“No hurry,” said {c}.'],
    old: [
      '{C} smiled. It took a while, and was worth it.',
      '“I’ve seen bigger,” said {c}, “but not better.”',
      '{C} stopped to eat a dandelion, with all due attention.',
    ],
  },
  worried: {
    young: ['In went {c’s} head. Pop!', '“Oh my,” said the shell.'],
    old: [
      '{C} went indoors, so to speak, and spoke from within.',
      'Nothing could be seen of {c} but two bright eyes.',
    ],
  },
  quiet: {
    young: ['{C} sat as still as a stone.', '“It will pass,” said {c}.'],
    old: [
      '“Every storm I ever met,” said {c}, “had an other side.”',
      '{C} sat by {him}, patient as a stone, and rather warmer.',
    ],
  },
};
