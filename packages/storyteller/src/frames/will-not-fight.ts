import { COMPANY, type Frame, role } from './frame.ts';

const NOT_WANT =
  "(?:(?:do(?:es)? ?n['’]?t|do(?:es)? not|did ?n['’]?t|did not) (?:\\w+ )?(?:want|like|wish|love)\\w*(?: to)?|never wants? to|refuses? to|hates?(?: to)?|would rather (?:not|\\w+ than)|will not|won['’]?t) (?:\\w+ )?(?:fight\\w*|battle\\w*|war|sword\\w*|joust\\w*|hurt\\w*)";

/** A knight and a beast must fight, by a book that nobody has read to the end, and neither wants to. */
export const WILL_NOT_FIGHT: Frame = {
  id: 'will-not-fight',
  name: 'a knight who does not want to fight',
  when: ['cue'],
  enacts: 'fight want like knit lie hide battle hurt help read joust befriend hate refuse'.split(
    ' ',
  ),
  cues: [
    [18, new RegExp(`\\bknights?\\b.*\\b${NOT_WANT}\\b`, 's')],
    [
      18,
      /\b(?:peaceful|gentle|timid|cowardly|scaredy|shy|kind|reluctant|not very brave) knights?\b/,
    ],
    [
      15,
      /\bknights?\b.*\b(?:afraid of|scared of|frightened of) (?:fight\w*|battles?|swords?|dragons?|jousting)\b|\bknights? (?:who|that) (?:is|be|knits?|would rather)\b.*\b(?:gentle|peaceful|kind|knit\w*|bak\w*|paint\w*|danc\w*)\b/,
    ],
    // Who is a knight's friend the dragon, or dresses up, has another story.
    [
      -60,
      /\b(?:costume|dress\w* up|birthday|party|lost|missing|egg|medals|cardboard|school|toy|lego)\b/,
    ],
  ],
  sentence:
    '{*A knight} must fight {*a foe}{if place: {*in place}}, and {knight: does | do} not want to; neither {foe: does | do} {*the foe}; {hero} hides the sword and paints on spots, until {he} reads in the book what it does not say{if friend:; {*a friend} {friend: comes | come} along}.',
  roles: [
    role(
      ['knight', 'Who does not want to fight'],
      'knight',
      ['subj want|fight|hate|refuse', 'is gentle|kind|shy', 'loose'],
      {
        required: true,
        chief: true,
        says: [[/\b((?:(?:peaceful|gentle|timid|shy|kind|young|old|little) )?knight)s\b/, 'a $1']],
        defaults: ['an old knight'],
      },
    ),
    role(
      ['foe', 'Against whom'],
      'dragon creature',
      ['obj fight|meet|beat', 'prep against', 'is afraid', 'loose'],
      {
        required: true,
        says: [[/\b(dragon)s\b/, 'a $1']],
        defaults: ['a green dragon'],
      },
    ),
    role(['place', 'Where'], 'place', ['prep in|at|on|near', 'loose']),
    ...COMPANY,
  ],
};
