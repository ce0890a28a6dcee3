import type { PlacePack } from './place-pack.ts';

export const space: PlacePack = {
  id: 'space',
  setting: 'space',
  noun: 'space',
  preposition: 'in',
  outfit: 'spacesuit',
  weathers: ['clear'],
  spots: [
    'the crumbly comet',
    'the smallest moon',
    'the ring of ice',
    'the old satellite',
    'the sleepy crater',
    'the purple planet',
    'the drifting teapot',
    'the starry bend',
  ],
  peeps: ['Beep, beep, boop!', 'Float, float, float!', 'Whoosh, comet!', 'Twinkle, twinkle!'],
  sights: {
    young: [
      'A comet went by. Whoosh!',
      'A spoon floated past.',
      'A small moon spun like a ball.',
      'Beep, said the rocket. Boop!',
      'It was very big and very quiet.',
    ],
    old: [
      'A comet went by, trailing its long white hair.',
      'A teaspoon drifted past, on its way round the sun.',
      'It was so quiet that they could hear each other blink.',
      'A small moon turned over, to warm its other side.',
      'Far off something sparkled, and might have been a planet or might have been a biscuit wrapper.',
      'Down here there was no down.',
    ],
  },
  arrive: [
    ['Five, four, three, two, one. Whoosh!', 'Up, up, up! Float, {hero}, float!'],
    [
      'Three, two, one, whoosh! And then it was quiet. ^ {hero} let go of a spoon. It hung in the air and turned, slowly, like a fish.',
    ],
    [
      'The rocket shook, roared and hiccuped. Then somebody seemed to switch off the noise, and they were {within}. ^ {hero} let go of the handle and did not fall. {C} floated by upside down. “Which of us is the right way up?” asked {hero}. “Yes,” said {c}.',
    ],
    [
      'The first eight minutes were all noise and being sat on by something invisible. Then the engine coughed, and stopped, and there was a silence like the one after a bell. {hero} opened one eye. {His} pencil was hanging in the air before it, turning gently, with the whole of {place} behind. ^ Nobody had told {him} about the size. They say it is big. They do not say that you can feel it looking in at the window.',
    ],
  ],
  crossing: [
    ['Rocks! Zig, zag, zig, zag, zoom!', 'Big dark. Hold hands. Float on.'],
    [
      'Bump! Bonk! Space rocks, big as buses! ^ {hero} steered left. {He} steered right. Zig, zag, zig, zag, through!',
    ],
    [
      'Behind {spot} hung a whole flock of rocks, all tumbling. {hero} gripped the stick with both hands and tried to dodge every one. Bonk. Bonk. ^ “They’re not dodging,” said {c}. “They’re dancing.” So {hero} waited for the beat, and waltzed.',
    ],
    [
      'Past {spot} they flew into the rocks. There were thousands of them, rolling over and over in no order at all, and the first one took off the aerial. {hero} swerved. {He} swerved again. The more {he} swerved, the more of them there were. ^ Then {he} took {his} hands off the stick and watched. There was a gap. It closed, and opened further on. It was like a skipping rope in a playground: no good jumping, you had to wait for your turn to run in.',
    ],
  ],
  wayHome: [
    ['Down, down, down. Bump! Home again.', 'Bye-bye, planets. Home to bed!'],
    [
      'Home was a small blue ball. It grew and grew. Then it was a garden, with a bump in it. ^ “We’ve landed,” said {hero}.',
    ],
    [
      'From up there, home was a blue marble, and you could hide it behind your thumb. {hero} tried it. Then {he} quickly took {his} thumb away again. ^ It grew into a ball, a map, a town, a roof. Bump.',
    ],
    [
      'You could cover the whole of it with one thumb: the seas, the school, the dog next door, everyone {hero} had ever been cross with. {He} held {his} thumb there for a moment, then took it away, in case they minded. ^ The blue marble became a globe, and then a map. The map became roofs, and one of the roofs was {own}. They came down in the flower bed, a little to the left of where they had started.',
    ],
  ],
};
