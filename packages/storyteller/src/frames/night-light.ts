import { type Frame, NEAR, role } from './frame.ts';
import { saysAll } from './says-all.ts';

const LIGHTS =
  'moon|stars?|street ?lights?|street ?lamps?|lamp ?posts?|lighthouse|light (?:across|over|in|on|of)|airplane lights|traffic lights?';
const GREETS =
  'good ?night|goodnight|says? (?:night|hello|hi|bye)|talks? to|waves? (?:to|at)|window|balcony|every (?:night|evening)|is (?:her|his|my) friend|looks? (?:for|at)|night night|bed ?time';
const NOT_OURS =
  'rocket|space|astronaut|fl(?:y|ies|ying)|travel\\w*|journey|climb\\w*|ladder|steals?|stole|stolen|fell|falls|fallen|dragon|magic\\w*|heaven|died|lost|counts?|kindergarten|monster|hall|landing|(?:stays?|left|light) on|watch|guards?|scared|afraid|wish\\w*|telescope|grand\\w+|uncle|aunt\\w*';

/** Good night is said to a light outside; one evening it is not there, and the child shines. */
export const NIGHT_LIGHT: Frame = {
  id: 'night-light',
  name: 'say good night to a light outside',
  when: ['cue'],
  enacts: 'say call shine wave look see cry sleep'.split(' '),
  cues: [[20, saysAll(NOT_OURS, LIGHTS, GREETS)]],
  sentence:
    'Every evening {hero} says good night to {*the light}{if place:, {*in place}}; one evening it is dark out there, and so {hero} shines, until all the windows say good night.',
  roles: [
    role(
      ['light', 'What shines'],
      'light sky thing',
      ['prep to say', 'prep to|at', 'obj call|love|see', 'subj be', 'loose'],
      {
        required: true,
        says: [
          [/\bstreet ?lights?\b/, 'the street light'],
          [/\bstreet ?lamps?|lamp ?posts?\b/, 'the street lamp'],
          [/\bmoon\b/, 'the moon'],
          [/\bstars\b/, 'the stars'],
          [/\bstar\b/, 'the star'],
          [/\blighthouse\b/, 'the lighthouse'],
        ],
        defaults: ['the moon'],
      },
    ),
    role(['place', 'Where'], 'place', ['prep from|in|on']),
    role(
      ['parent', 'Who is there'],
      'mother father grandmother grandfather',
      ['prep with|and', 'subj say', 'loose'],
      { chief: true },
    ),
    ...NEAR,
  ],
};
