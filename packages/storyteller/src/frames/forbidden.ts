import { type Frame, NEAR, role } from './frame.ts';

const BANNED =
  'books?|reading|read|stories|story ?books?|librar(?:y|ies)|letters|words|writing|newspapers?';
const BANS =
  'forbid\\w*|forbade|ban|bans|banned|outlaw\\w*|(?:is|be|are) not allowed|not allowed to read|illegal|prohibit\\w*|locks? (?:up |away )?(?:all )?(?:the )?books?|no (?:more )?(?:books?|reading|story|stories)';

/** A ruler forbids books, and the reason is a secret shame. */
export const FORBIDDEN: Frame = {
  id: 'forbidden',
  name: 'bring books to where somebody has forbidden them',
  when: ['cue'],
  enacts: 'forbid ban bring read smuggle hide carry sail learn teach lend find steal keep be'.split(
    ' ',
  ),
  cues: [
    [
      20,
      new RegExp(
        `\\b(?:${BANNED})\\b.{0,60}\\b(?:${BANS})\\b|\\b(?:${BANS})\\b.{0,60}\\b(?:${BANNED})\\b`,
        's',
      ),
    ],
    [
      5,
      /\b(?:smuggl\w*|secret librar(?:y|ies)|book ?boat|librar(?:y|ies) (?:boat|ship|bus|van))\b/,
    ],
    // One forbidden book is opened; spells and bedtimes are other matters.
    [
      -40,
      /\b(?:spells?|wizards?|witch\w*|magic book|cursed|bedtime|forbidden (?:forest|room|door))\b/,
    ],
  ],
  sentence:
    '{*The ruler} has forbidden books, and nobody knows why; {hero} brings them all the same, by {*a way}{if mate:, with {*a mate}}, and finds out what {the ruler} is ashamed of.',
  roles: [
    role(
      ['ruler', 'Who forbids them'],
      'person job royal being',
      ['prep by', 'subj forbid|ban|outlaw|burn'],
      {
        required: true,
        says: [
          [
            /\b(governor|king|queen|mayor|president|emperor|empress|sultan|duke|duchess|count|general|director|headmaster|headmistress|principal|minister|baron|lord|dictator|tyrant)\b/,
            'the $1',
          ],
        ],
        defaults: ['the governor'],
      },
    ),
    role(['way', 'How they are brought'], 'vehicle', ['prep in|by|on|with', 'obj drive|sail|row'], {
      required: true,
      says: [[/\b(boat|ship|bus|van|cart|balloon|submarine|train|wagon)\b/, 'a $1']],
      defaults: ['a boat'],
    }),
    role(['crew', 'Who belongs to it'], 'person being', [], {
      byStep: true,
      says: [[/\bpirates?\b/, 'some pirates']],
    }),
    role(['mate', 'Who helps'], 'creature teddy', ['is mate', 'prep with', 'loose']),
    ...NEAR,
  ],
};
