import type { PlacePack } from './place-pack.ts';

export const jungle: PlacePack = {
  id: 'jungle',
  setting: 'jungle',
  noun: 'jungle',
  preposition: 'in',
  outfit: 'explorer',
  weathers: ['clear', 'mist', 'rain'],
  spots: [
    'the rope bridge',
    'the banana tree',
    'the broken statue',
    'the giant leaf',
    'the whispering tree',
    'the tangle of vines',
    'the muddy pool',
    'the humming flower',
  ],
  peeps: [
    'Squawk, squawk!',
    'Buzz, buzz!',
    'Swing, swing, vine!',
    'Drip, drop!',
    'Ooh-ooh, aah-aah!',
  ],
  sights: {
    young: [
      'A parrot said, “Hello, hello, hello!”',
      'A drop fell. Plip! On the nose.',
      'Something hummed in a big red flower.',
      'The leaves were as big as beds.',
      'Vines hung down like ropes.',
    ],
    old: [
      'A parrot said something rude, very politely.',
      'Somewhere a monkey laughed at its own joke.',
      'A leaf the size of a tablecloth tipped, and poured water down the back of somebody’s neck.',
      'The air was as warm and wet as the inside of a kettle.',
      'A line of ants marched past, carrying what looked like somebody’s homework.',
      'Everything that could climb was climbing, and everything else was being climbed on.',
    ],
  },
  arrive: [
    ['Green! Green! Squawk! Hello, {noun}!', 'Big leaves. Long vines. Peekaboo!'],
    [
      '{Place} was hot and loud. Squawk! Buzz! Ooh-ooh! ^ “Everybody is talking at once,” said {hero}.',
    ],
    [
      '{Place} did not do anything quietly. It squawked, it dripped, it buzzed, and it grew, so fast that you could nearly hear it. ^ {hero} pushed aside a leaf as big as a [door|bath towel]. Behind it was another leaf.',
    ],
    [
      'There was no front door to {place}. There was a wall of green, and you put your arm into it up to the shoulder and hoped. {hero} hoped. Then {he} stepped through, and the noise closed over {his} head like water. ^ Everything in there was busy. Things climbed up, things hung down, things ate other things’ lunch. Nobody took the slightest notice of a {child} and a {kind}, which suited them both.',
    ],
  ],
  crossing: [
    ['Wobble, wobble! The bridge swings. Hold tight!', 'Swing on a vine! Wheee!'],
    [
      'There was a bridge of ropes. It wobbled when {hero} breathed! ^ “Small steps,” {he} told {his} feet. “Very small ones.”',
    ],
    [
      'A rope bridge hung over the river like a [washing line|long thin smile]. Some of the boards had gone elsewhere. ^ {hero} looked at the far side, not at the gaps. When {he} was halfway, {c} began to hum. It helped, so they hummed the rest of the way together.',
    ],
    [
      'The only way across the river was a bridge made of rope, moss and optimism. Every third board was missing. Under it the water went by, brown and thoughtful. {hero} put one foot on it, and it said “Eeek,” or perhaps that was {hero}. ^ There turned out to be a trick. If you hurried, it swung. If you stopped, it swung more. If you walked as if you were thinking of something else, it let you over.',
    ],
  ],
  wayHome: [
    ['Bye-bye, parrots! Squawk, squawk, good night!', 'Home we go. Bye-bye, {noun}!'],
    [
      'Now {place} was yawning. The parrots put their heads under their wings. ^ “Squawk,” said the last one. That meant good night.',
    ],
    [
      '{Place} had turned the noise down, and only the frogs were still at it. {hero} knew the way now. Left at {spot}, right at {spot}, and mind the ants. ^ A vine swung by {his} ear, all by itself. It looked like waving.',
    ],
    [
      'It is hard to be lost in the same place twice. On the way out {hero} greeted {spot} like an old friend and ducked under the leaf that poured. {He} had crossed the bridge before {he} remembered to be afraid of it. ^ Behind them {place} went on growing, loud and green, over every footprint they had left. By next week nobody would be able to tell. {hero} found that {he} did not mind at all.',
    ],
  ],
};
