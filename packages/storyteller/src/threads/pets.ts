import type { FourVoices } from '../page-texts.ts';

/** A second pet or animal friend of the idea, at home. */
export const PETS_AT_HOME: FourVoices = [
  ['{Who} is here. Hello, {who}!', 'Hello, {who}!'],
  ['{Who} was there too, of course.', '{Who} had the best seat.', 'Good morning, {who}!'],
  [
    '{Who} had taken the warm spot, as usual.',
    'There was also {who}, who did not like to be left out.',
    '{Who} looked up, to see whether it was about food.',
  ],
  [
    '{Who} had taken the warm spot, and did not look like moving.',
    'There was also {who}, who made a point of being wherever things happened.',
    '{Who} looked up in case it was about food, and down again.',
  ],
];

/** The same on the way. */
export const PETS_ALONG: FourVoices = [
  ['{Who} comes too!', 'Come on, {who}!', 'Hop along, {who}!'],
  [
    '{Who} came along as well.',
    '“Keep up, {who}!” said {hero}.',
    '{Who} sniffed at it twice.',
    '{Who} looked surprised.',
  ],
  [
    '{Who} came last, stopping to look at everything.',
    '{Who} sat down to think it over.',
    'Even {who} could see that it was not going well.',
    '{Who} was first, for once, and made the most of it.',
  ],
  [
    '{Who} brought up the rear, stopping to look at everything worth a look and much that wasn’t.',
    '{Who} sat down, in the manner of one who has seen it coming.',
    '{Who} gave the matter some thought, and then a long stare.',
    '{Who} went in front for once, and was not going to let anybody forget it.',
  ],
];
