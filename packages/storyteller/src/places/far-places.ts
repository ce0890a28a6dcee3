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

export const castle: PlacePack = {
  id: 'castle',
  setting: 'castle',
  noun: 'castle',
  preposition: 'in',
  outfit: 'royal',
  weathers: ['clear', 'cloudy', 'mist'],
  spots: [
    'the crooked tower',
    'the suit of armour',
    'the winding stair',
    'the squeaky drawbridge',
    'the long gallery',
    'the empty throne',
    'the great fireplace',
    'the rose window',
  ],
  peeps: ['Creak, says the door!', 'Clank, clank!', 'Tap, tap, stairs!', 'Toot, toot, trumpets!'],
  sights: {
    young: [
      'A flag flapped. Flip, flap!',
      'A suit of armour sneezed.',
      'The stairs went round and round.',
      'A mouse ran across the carpet.',
      'A door creaked all by itself.',
    ],
    old: [
      'A suit of armour sneezed, and then stood very still.',
      'The people in the paintings pretended not to be listening.',
      'Somewhere a door closed, softly, on three hundred years of dust.',
      'A draught went by in a hurry, carrying somebody’s feather.',
      'The stairs went round and round, like somebody trying to remember a name.',
      'On the wall, a painted king had been given a moustache.',
    ],
  },
  arrive: [
    ['Big door. Creeeak! Hello, {noun}!', 'Towers! Flags! Knock, knock, knock!'],
    [
      'The door of {place} was as tall as a tree. Knock, knock! ^ “Come in,” said nobody. So {hero} and {c} went in.',
    ],
    [
      '{Place} had a hundred windows, and {hero} had the feeling that somebody was standing behind each of them. The door swung open before {he} knocked. ^ “That’s either very friendly,” {he} whispered, “or it’s the wind.” They wiped their feet, to be on the safe side.',
    ],
    [
      'Nobody had lived {within} for a hundred years, and it had got into the habit of talking to itself. It creaked in the beams and sighed in the chimneys. As {hero} crossed the drawbridge it stopped, in the middle of a word, like people do when you come into a room. ^ “We don’t mean to stay,” said {hero} loudly. The great door thought this over, and let them in.',
    ],
  ],
  crossing: [
    ['Dark stairs. Round and round and round.', 'Clank! Who is that? Only armour.'],
    [
      'The stairs went round and round in the dark. {hero} kept one hand on the wall. ^ “Ninety-eight, ninety-nine, a hundred!” Out they came into the light.',
    ],
    [
      'A row of armour stood along the gallery, and it was quite plain that one of them had moved. ^ {hero} walked up and knocked on its tummy. Bong. A mouse looked out of the helmet. “Do you mind?” it said. “Some of us live here.”',
    ],
    [
      'The only way on was the gallery with the paintings. Dukes and duchesses hung along both walls, and every eye in every face followed {hero} as {he} walked. {He} tried walking faster. So did the eyes. ^ Then {he} turned, folded {his} arms, and looked straight back at the fiercest of them. It went on for some time. But it was the duke who blinked first. After that it was just a corridor, with pictures.',
    ],
  ],
  wayHome: [
    ['Bye-bye, {noun}! Creeeak, says the door.', 'Down, down the stairs. Home, home.'],
    [
      'The flags waved. The drawbridge squeaked. ^ “Come again,” said {place}, or perhaps it was only the hinges.',
    ],
    [
      '{Place} had lit a lamp in one of its windows. {hero} counted the windows twice, and could not say which one it was. ^ {He} waved anyway. The drawbridge came up behind them with a squeak like a laugh.',
    ],
    [
      'As they left, {place} began talking to itself again, low and comfortable, like somebody who has had visitors and enjoyed it. In the long gallery the dukes and duchesses were settling down. {hero} bowed to the fierce one. {He} could have sworn that it bowed as well. ^ The drawbridge let them out, and on the far side {hero} stopped. There was a light in the crooked tower. It had not been there before.',
    ],
  ],
};
