import { type Frame, role } from './frame.ts';
import { saysAll } from './says-all.ts';

const UNSEEN =
  '(?:invisible|imaginary|pretend|made[- ]up|secret) (?:\\w+ )?(?:friend|brother|sister|dog|cat|bear|mouse|dragon|monster|twin)|friend (?:\\w+ ){0,3}(?:nobody|no one|only) (?:\\w+ ){0,4}(?:see|sees)';
const BLAMES =
  "blam\\w*|fault|(?:did|done|does) it|naughty|mischief|cheeky|says it was|it was(?: not|n['’]t)|gets? (?:in|into) trouble|tells? (?:her|him) to|breaks?|spills?|broke|sorry|always (?:takes?|eats?|hides?)";

/** Somebody whom only the child sees is blamed for everything, and has a feeling about it. */
export const TO_BLAME: Frame = {
  id: 'to-blame',
  name: 'a friend nobody sees, who is to blame for everything',
  when: ['cue'],
  enacts: 'blame draw break eat spill say want paint hide take be tell'.split(' '),
  cues: [
    [26, saysAll('real|believes?|lost|died|moves? away', UNSEEN, BLAMES)],
    [14, saysAll('real|believes?|lost|died|moves? away|cape|turns?|potion', UNSEEN)],
  ],
  sentence:
    'Only {hero} can see {*a friend}, who is to blame for everything, for {*the trace}, too; until {*the friend} {friend: has | have} had enough, and {hero} says whose shoe it was.',
  roles: [
    role(
      ['friend', 'Whom nobody sees'],
      'alive toy',
      ['is friend', 'is invisible|imaginary', 'obj call|blame', 'subj want', 'loose'],
      { required: true, chief: true, defaults: ['an invisible friend'] },
    ),
    role(
      ['trace', 'What somebody did'],
      'thing food',
      ['obj draw|break|spill|eat', 'prep for', 'loose'],
      {
        required: true,
        says: [
          [/\bcrayon\b/, 'the crayon on the wall'],
          [/\bmilk\b/, 'the spilled milk'],
          [/\b(?:paint|painted)\b/, 'the paint on the wall'],
        ],
        defaults: ['the crayon on the wall'],
      },
    ),
    role(
      ['parent', 'Who asks'],
      'mother father grandmother grandfather',
      ['prep with|and', 'subj say|ask', 'loose'],
      { chief: true },
    ),
  ],
};
