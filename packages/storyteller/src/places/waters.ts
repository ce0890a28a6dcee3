import type { PlacePack } from './place-pack.ts';

export const seaside: PlacePack = {
  id: 'seaside',
  setting: 'seaside',
  noun: 'seaside',
  preposition: 'at',
  outfit: 'summer',
  weathers: ['clear', 'wind', 'cloudy'],
  spots: [
    'the striped hut',
    'the old jetty',
    'the humpbacked rock',
    'the upturned boat',
    'the seaweed pool',
    'the tiny front door',
    'the tall dune',
    'the driftwood chair',
  ],
  peeps: [
    'Splish, splash!',
    'Whoosh go the waves!',
    'Pinch, pinch, crab!',
    'Crunch go the shells!',
    'Sand in my toes!',
  ],
  sights: {
    young: [
      'A crab went by, sideways, in a hurry.',
      'The waves said hush, hush, hush.',
      'It tasted of salt.',
      'A shell lay there and listened.',
      'The wind threw a little sand.',
    ],
    old: [
      'A crab went by sideways, as though it had forgotten something.',
      'The sea breathed in, and out, and in.',
      'A gull stole half a sandwich from nobody in particular.',
      'There was salt on everything, even on their eyebrows.',
      'The waves wrote something on the sand and then rubbed it out.',
      'Far out a sail stood perfectly still.',
      'A rope tapped against a mast, tink, tink, like somebody stirring tea.',
    ],
  },
  arrive: [
    ['Sand! Sea! Splash! Hello, {noun}!', 'Toes in the water. Cold, cold, cold!'],
    [
      'And there it was. The whole sea! It came running up to say hello. ^ {hero} and {c} ran back, squealing.',
      'The sand was [warm|soft] and the sea was loud. ^ {hero} dug {his} toes in. {C} sniffed at a shell. “Ready?” “Ready!”',
    ],
    [
      'You could smell {place} before you could see it. Salt, [tar|seaweed] and somebody’s chips. Then the road ended, and there was only light. ^ The sea came up to {hero’s} shoes, looked at them, and went back to tell the others.',
    ],
    [
      'First came the smell of it, and then the noise, like a crowd a long way off. Then {hero} came over the last rise and [stopped|stood still]. There was so much of it. The sea went all the way to the edge and kept moving, as if it couldn’t get comfortable. ^ {hero} had meant to say something fitting. What {he} said was “Oh.” The gulls repeated it, with variations.',
    ],
  ],
  crossing: [
    ['Big wave! Hop up on the rock!', 'Hop, hop! From rock to rock.'],
    [
      'Now the tide came in. The path was gone! ^ {hero} jumped from rock to rock. One, two, slippery three!',
      'The rocks were green and slippery. {hero} went on all fours, like a crab. ^ {C} thought that was very funny.',
    ],
    [
      'Past {spot} the path ran across wet rocks, green and [slick|slippery] as soap. {hero} tried walking like a person. Whoops. ^ Then {he} tried it like a crab, low and sideways and on all fours. It looked silly and it worked.',
    ],
    [
      'Beyond {spot} the tide had come in behind their backs, the way it does, without a word. Where the path had been was a strip of [busy|green] water. {hero} counted the waves. Six small ones, and then a big one that swept everything clean. ^ So {he} waited for the big one, and ran. {He} counted aloud as {he} went. On “five” {he} was across, and on “six” {he} had sat down, because {his} knees insisted.',
    ],
  ],
  wayHome: [
    ['Bye-bye, sea. Hush, hush, hush.', 'Sandy toes go home. Bye-bye, {noun}!'],
    [
      'The sea was pink now and very quiet. It had run about all day too. ^ “Good night, sea,” said {hero}. Hush, hush, it said.',
    ],
    [
      'They walked home along the very edge, and the sea filled up their footprints as fast as they made them. ^ “It’s tidying up,” said {hero}. There was sand in {his} shoes, {his} pockets and one ear. {He} meant to keep it.',
    ],
    [
      'On the way back the sea had turned the colour of [the inside of a shell|a plum]. It let them walk on the hard wet sand along its edge, and took back each footprint as they lifted it. By the time they reached {spot} there was no proof that they had ever been there at all. ^ {hero} turned round once more. It did not matter. {He} would know, and so, {he} rather thought, would the sea.',
    ],
  ],
};

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
