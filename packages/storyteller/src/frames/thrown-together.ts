import { type Frame, role } from './frame.ts';

const GUEST =
  'exchange (?:student|partner|pupil|visit)|guest student|host family|(?:student|girl|boy|cousin|pen ?pal|guest)s?\\b.{0,40}\\bstays? with (?:us|them|her|him)';
const PROJECT =
  '(?:do|doing|work|working|does|have|make|given|got)\\b.{0,20}\\bproject\\b.{0,40}\\btogether|project (?:\\w+ ){0,4}with|paired (?:up )?with|partners? (?:for|in) (?:a|the|science|school)|have to work together|put together with';

const LANDS =
  'Japan France Spain Italy Poland Germany Korea Brazil India America Canada Mexico China Norway Sweden Ireland England Scotland Portugal Greece Turkey Ukraine'.split(
    ' ',
  );

/** Two who did not choose each other are too polite, or too shy, to say how it is. */
export const THROWN_TOGETHER: Frame = {
  id: 'thrown-together',
  name: 'be put together with somebody whom one did not choose',
  when: ['cue'],
  enacts:
    'stay eat say find think love like do work discuss fancy happen watch count learn be'.split(
      ' ',
    ),
  cues: [
    [14, new RegExp(`\\b(?:${GUEST})`, 's')],
    [14, new RegExp(`\\b(?:${PROJECT})\\b`, 's')],
    [
      6,
      /\btoo polite\b|\bawkward\b|\bfancies\b|\bdoes n['o]?t (?:like|know) (?:her|him|each other)\b/,
    ],
    [
      -40,
      /\b(?:robots?|dragons?|ghosts?|volcano\w*|planets?|solar|history|wars?|egypt\w*|romans?|recycl\w*|climate|recipes?|maths|inventions?|stolen|steals?|cheat\w*|moves? (?:away|to))\b/,
    ],
  ],
  sentence:
    '{Hero} and {*a other} are put together{if sort is guest: and eat {*kind dish} every day, because each thinks that the other one loves it | {if subject: for a project about {*a subject}, and neither dares to say anything}}; it goes wrong, in all politeness, until they say how it is, and are friends.',
  roles: [
    role(
      ['other', 'With whom'],
      'person named girl boy student',
      ['is student|girl|boy', 'prep with', 'subj stay|come', 'loose'],
      {
        required: true,
        chief: true,
        defaults: ['a child called Kim'],
      },
    ),
    role(['sort', 'How they are together'], 'guest project', [], {
      required: true,
      byStep: true,
      says: [
        [new RegExp(`\\b(?:${PROJECT})\\b`, 's'), 'a project'],
        [new RegExp(`\\b(?:${GUEST})`, 's'), 'a guest'],
      ],
      defaults: ['a project'],
    }),
    role(['dish', 'What is eaten'], 'food herring fish', ['obj eat|cook|serve'], {
      says: [
        [
          /\b((?:pickled |smoked |fried )?(?:herring|cabbage|sprouts|liver|fish|spinach|porridge|soup|sausages))\b/,
          'some $1',
        ],
      ],
      required: true,
      byStep: true,
      defaults: ['some cabbage soup'],
    }),
    role(
      ['subject', 'What the project is about'],
      'bats owls swifts swallows birds bees moths',
      ['prep on|about do|project|work', 'prep on|about'],
      {
        says: [[/\bproject (?:on|about) (?:the |some )?(\w+)\b/, 'some $1']],
        required: true,
        byStep: true,
        defaults: ['some bats'],
      },
    ),
    role(['spot', 'Where'], 'place graveyard churchyard', ['prep in|at|by']),
    role(['land', 'Where from'], 'place', [], {
      byStep: true,
      says: LANDS.map((land) => [new RegExp(`\\bfrom ${land.toLowerCase()}\\b`), land] as const),
    }),
  ],
};
