import { type Frame, NEAR, role } from './frame.ts';

const KIN =
  'grand\\w*|gran(?:ny)?|nan\\w*|oma|opa|abuel\\w+|mum\\w*|mom\\w*|mother|mama|dad\\w*|father|papa|aunt\\w*|uncle|parents?';
const YOUNG =
  '(?:when (?:she|he|they) (?:was|were|be|is) (?:still )?(?:an? )?(?:\\w+ )?(?:girl|boy|child|kid|little|young|small|tiny|\\d+|six|seven|eight|nine|ten|his age|her age)|as an? (?:\\w+ )?(?:girl|boy|child|kid)|(?:was|be|is) (?:an? )?(?:\\w+ )?(?:girl|boy|child|kid) (?:again|her|his)|(?:in|from) (?:her|his|their) childhood|(?:is|be) (?:suddenly )?(?:the same age|his age|her age|seven|eight|six))';
const GOES =
  'time|past|back|visits?|meets?|met|travel\\w*|plays? with|goes to school with|sees?|suddenly';

/** A child goes back to the days in which somebody of the family was no better than it is. */
export const KIN_AS_CHILD: Frame = {
  id: 'kin-as-child',
  name: 'meet somebody of the family as a child',
  when: ['cue'],
  enacts: 'visit meet go travel see play come make build climb break tell own do'.split(' '),
  cues: [
    [22, new RegExp(`\\b(?:${GOES})\\b[^]*\\b(?:${KIN})\\b[^]{0,60}\\b${YOUNG}\\b`)],
    [
      22,
      new RegExp(
        `\\b(?:${KIN})\\b[^]{0,60}\\b${YOUNG}\\b[^]*\\b(?:time (?:machine|travel\\w*)|meets?|visits?|back in time)\\b`,
      ),
    ],
    // Who remembers at home goes nowhere, and who died is not met.
    [
      -40,
      /\b(?:died|dead|heaven|passed away|funeral|adopt\w*|foster\w*|photo album|tells? (?:her|him|me|us|stories))\b/,
    ],
  ],
  sentence:
    '{Hero} goes back in time with {*a way} and meets {*the kin} as a child, who is up to everything; then something breaks, and {hero} knows how it goes on.',
  roles: [
    role(
      ['kin', 'Who is met as a child'],
      'mother father grandmother grandfather',
      ['obj visit|meet|see', 'prep with|to', 'subj be', 'loose'],
      {
        required: true,
        says: [
          [/\b(?:grandma|granny|gran|nana|nan|grandmother|oma|abuela)\b/, 'my grandma'],
          [/\b(?:grandpa|grandad|granddad|grandfather|opa|abuelo)\b/, 'my grandpa'],
          [/\b(?:dad|daddy|father|papa)\b/, 'my dad'],
          [/\b(?:mum|mummy|mom|mommy|mother|mama|parents)\b/, 'my mum'],
          [/\baunt(?:ie|y)?\b/, 'my aunt'],
          [/\buncle\b/, 'my uncle'],
        ],
        defaults: ['the old lady next door'],
      },
    ),
    role(['young', 'How that looks'], 'girl boy', [], {
      required: true,
      byStep: true,
      defaults: ['kin is mother or grandmother or aunt => a small girl', 'a small boy'],
    }),
    role(
      ['way', 'The way there'],
      'thing vehicle',
      ['prep of|from|in|through|with', 'obj build|find|make|open|invent|press'],
      {
        required: true,
        says: [
          [/\bwashing machine\b/, 'the washing machine'],
          [/\btime machine\b/, 'a time machine'],
          [/\bwardrobe\b|\bcloset\b/, 'the wardrobe'],
          [/\bphotos?\b|\bphotograph\b/, 'an old photo'],
        ],
        defaults: ['a time machine'],
      },
    ),
    ...NEAR,
  ],
};
