import type { PlacePack } from './place-pack.ts';

export const underwater: PlacePack = {
  id: 'underwater',
  setting: 'underwater',
  noun: 'deep sea',
  preposition: 'in',
  outfit: 'swimsuit',
  weathers: ['clear'],
  spots: [
    'the coral arch',
    'the sunken bell',
    'the kelp curtain',
    'the sleepy clam',
    'the old anchor',
    'the bubble spring',
    'the glass bottle',
    'the captain’s hat',
  ],
  peeps: ['Blub, blub, blub!', 'Bubbles! Pop, pop!', 'Swish, swish!', 'Wiggle, wiggle, fishes!'],
  sights: {
    young: [
      'Bubbles went up. Blub, blub, blub!',
      'A tiny fish tickled past.',
      'The seaweed waved hello.',
      'A clam said nothing at all.',
      'Everything swayed, slow and green.',
    ],
    old: [
      'A clam opened, disapproved, and closed again.',
      'Bubbles went up past them like small silver balloons.',
      'The seaweed all leaned one way, and then all leaned the other.',
      'A shoal of something tiny turned round as one, like a page.',
      'The light came down in ropes.',
      'It was so quiet that you could hear the sand settle.',
      'Something with too many legs tidied the same pebble twice.',
    ],
  },
  arrive: [
    ['Down, down, down. Blub! Hello, fishes!', 'Splash! Under we go. Blub, blub!'],
    [
      '{hero} had a magic bubble on {his} head, so {he} could breathe. ^ Down they went, into the blue. Blub, blub, blub! Everything waved.',
    ],
    [
      '“Take a deep breath,” said {c}, “and then forget about it.” It was that simple. Down they sank, into {place}, through blue and bluer. ^ There were gardens down there, and nobody had ever mowed them. {hero’s} hair stood up like seaweed.',
    ],
    [
      'Nobody is quite sure how you breathe {within}. {hero} had been told to think of something else, so {he} thought very hard about toast. When {he} next looked up, {he} had been doing it for some time. ^ The blue went on for ever, and then turned green, and in the green stood whole towns of coral with their doors open. Everything moved slowly. It was like being inside somebody’s daydream.',
    ],
  ],
  crossing: [
    ['Swoosh! Hold on. The water pulls.', 'Dark down here. Swim on, {hero}!'],
    [
      'Whoosh! A current grabbed them. It wanted to go the other way! ^ {hero} held on to {spot}. Then {he} swam low, close to the sand.',
    ],
    [
      'Behind {spot} a current came rushing like a river inside the sea. {hero} swam straight at it and moved backwards. ^ “Look at the little fish,” said {c}. They were hiding behind stones, and darting. So {hero} darted, stone to stone, all the way.',
    ],
    [
      'At {spot} the current took them. It was like a hand in the back, large and not especially polite. {hero} swam against it with all {his} strength, and watched the same rock stay exactly where it was. ^ Then {he} saw how the small fish did it. They did not fight. They tucked in behind one stone, rested, and slipped across to the next. {He} did the same. It was slower, and it got {him} there.',
    ],
  ],
  wayHome: [
    ['Up, up, up. Pop! Bye-bye, fishes!', 'Blub, blub, home. Bye-bye, sea!'],
    [
      'Up they floated, slow as bubbles. Pop! went the sea. ^ All the fishes waved with their tails. {hero} waved with both feet.',
    ],
    [
      'Going up was easy. They just stopped holding on. ^ Green turned to blue, and blue to gold. Then came the pop of the surface and all the noise in the world. {hero} shook {his} head. A shrimp fell out.',
    ],
    [
      'You do not swim home from {place}. You let go, and it sees you to the door. They rose past {spot} and past gardens shutting for the night. The colours came back one at a time, with red last. ^ Then {his} head broke the surface and there was the world, loud and wide and full of air. {hero} had forgotten how much it weighed. {He} had a pebble in {his} hand and no memory of picking it up.',
    ],
  ],
};
