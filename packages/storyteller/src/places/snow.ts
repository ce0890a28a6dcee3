import type { PlacePack } from './place-pack.ts';

export const snow: PlacePack = {
  id: 'snow',
  setting: 'snow',
  noun: 'snow',
  preposition: 'in',
  outfit: 'snowsuit',
  weathers: ['snow', 'clear', 'cloudy'],
  spots: [
    'the frozen waterfall',
    'the blue ice cave',
    'the snow-covered sledge',
    'the row of icicles',
    'the white hill',
    'the lonely fir',
    'the tiny tracks',
    'the frosty fence',
  ],
  peeps: ['Crunch, crunch!', 'Brrr! Cold nose!', 'Puff, puff, white breath!', 'Slip, slide, whee!'],
  sights: {
    young: [
      'The snow went crunch, crunch, crunch.',
      'A flake sat down on {hero’s} nose.',
      'Their breath made little clouds.',
      'An icicle went ting.',
      'Everything was white and soft.',
    ],
    old: [
      'One snowflake landed on {hero’s} sleeve and let itself be admired.',
      'Their breath went ahead of them in small clouds.',
      'Somewhere a branch let go of its snow, with a sigh.',
      'An icicle went ting, although nobody had asked it to.',
      'The cold had a smell, like the inside of a new cup.',
      'Their footprints followed them all the way, faithful as ducks.',
    ],
  },
  arrive: [
    ['White, white, white! Crunch, crunch, crunch!', 'Snow! Snow! Hello, {noun}! Brrr!'],
    [
      'Everything was white. It was so quiet that {hero} whispered. ^ Then {c} fell into a drift, and it wasn’t quiet any more.',
    ],
    [
      'It was as if somebody had thrown a clean sheet over everything and told it to hush. {hero} took one step. Crunch. It felt like writing the first word in a new book. ^ {C} took a running jump and wrote the second.',
    ],
    [
      'Nothing looks as far away as a place without footprints. It lay in front of them, white and folded and perfectly shut, and {hero} hardly liked to be the one to open it. ^ Then {he} did. The snow gave a small creak under {his} boot. Behind {him} there was now a line of dark blue dots, which was where {he} had been. In front there was only paper.',
    ],
  ],
  crossing: [
    ['Ice! Slip, slide, whee! Bump.', 'Deep snow. Lift your feet, {hero}!'],
    [
      'Here the snow was deep, right up to {hero’s} tummy. {He} could not walk. ^ So {he} rolled! Round and round, like a snowball.',
    ],
    [
      'Beyond {spot} lay a frozen pond as smooth as a plate. {hero} stood up and sat down. {He} did this four times. ^ Then {he} stayed down, on {his} tummy, and pushed off like a penguin. It was the fastest {he} had ever gone.',
    ],
    [
      'Past {spot} the snow would not hold them. At every step {hero} went through the crust, up to the knee, and had to be pulled out like a [carrot|cork]. Ten steps took ten minutes. ^ {He} lay flat, to think about it, and noticed that {he} was not sinking. So that was how it went. {He} spread {his} arms and crept across like a beetle, and the snow, taken by surprise, let {him} pass.',
    ],
  ],
  wayHome: [
    ['Crunch, crunch, home to a warm bath.', 'Bye-bye, {noun}! Warm toes soon.'],
    [
      'It was easy to find the way home. Their own footprints showed them! ^ Crunch, crunch, they stepped in every one.',
    ],
    [
      'Their footprints from before were waiting, half filled and a bit blurred, like a story from long ago. ^ {hero} stepped in every one, backwards, to confuse whoever came next.',
    ],
    [
      'They went home along their own footprints, which had grown round and soft in the meantime. It is odd to meet your own feet coming the other way. Here {he} had run. There {he} had stood for ages, deciding. ^ “Look how short my steps were,” {hero} said. {His} new tracks lay next to the old ones, and anyone could see that they belonged to somebody in less of a hurry.',
    ],
  ],
};
