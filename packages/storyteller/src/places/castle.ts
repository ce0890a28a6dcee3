import type { PlacePack } from './place-pack.ts';

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
