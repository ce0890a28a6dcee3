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
