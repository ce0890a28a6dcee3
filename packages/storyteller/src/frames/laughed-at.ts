import { type Frame, NEAR, role } from './frame.ts';

const LAUGHS =
  "laugh(?:s|ed|ing)? (?:at|about)|make(?:s)? fun of|mock\\w*|tease[sd]?|teasing|think(?:s)? (?:it is|it['’]?s|that it is|it be) (?:an? )?(?:\\w+ )?(?:funny|stupid|silly|weird|uncool|lame|old|boring|embarrassing|dumb|babyish|joke)|old (?:man|people|lady|woman)['’]?s|uncool|embarrass\\w*|nobody believes in";
const INSTRUMENT =
  'accordion|tuba|bagpipes?|recorder|harmonica|mouth organ|ukulele|banjo|zither|harp|bassoon|oboe|clarinet|trombone|trumpet|fiddle|violin|cello|drum|drums|tin whistle|concertina|kazoo|triangle|saxophone|flute|horn|didgeridoo|steel pan|mbira|sitar|balafon|cajon';
const MADE =
  'weather bot|bot|robot|app|machine|invention|gadget|sensor|alarm|radio|drone|program(?:me)?';

const THINGS =
  'instrument accordion tuba bagpipes recorder harmonica ukulele banjo zither harp bassoon oboe clarinet trombone trumpet fiddle violin cello drum drums concertina kazoo triangle saxophone flute horn didgeridoo mbira sitar bot robot app machine invention gadget sensor alarm radio drone program';

/** What everybody laughed at needs no plug, and then there is no light. */
export const LAUGHED_AT: Frame = {
  id: 'laughed-at',
  name: 'be laughed at for something that turns out to be what works',
  when: ['cue'],
  enacts:
    'laugh play build think say warn fail come hurt tell practise show perform save help'.split(
      ' ',
    ),
  cues: [
    [
      13,
      new RegExp(
        `\\b(?:${INSTRUMENT})\\b.*\\b(?:${LAUGHS})|\\b(?:${LAUGHS}).*\\b(?:${INSTRUMENT})\\b`,
        's',
      ),
    ],
    [
      14,
      new RegExp(
        `\\b(?:${INSTRUMENT})\\b.*\\b(?:power (?:cut|fails?|goes)|electricity|lights? (?:go|goes|fail)|black ?out|plug)`,
        's',
      ),
    ],
    [
      14,
      new RegExp(
        `\\b(?:${MADE})s?\\b.*\\b(?:${LAUGHS})|\\b(?:${LAUGHS}).*\\b(?:${MADE})s?\\b`,
        's',
      ),
    ],
  ],
  sentence:
    '{Hero} has {*a thing}, and {*the laughers} {laughers: laughs | laugh} at it; at {*the event} the storm puts out every light, and {*the thing} {thing: is | are} the only thing that works.',
  roles: [
    role(
      ['thing', 'What is laughed at'],
      THINGS,
      ['obj play|build|make|invent|program|code|have', 'subj warn|say', 'loose'],
      {
        required: true,
        says: [
          [new RegExp(`\\b(${INSTRUMENT})\\b`), 'a $1'],
          [/\b(\w+ bot)\b/, 'a $1'],
          [/\b(robot|app|machine|invention|gadget)\b/, 'a $1'],
        ],
        defaults: ['an accordion'],
      },
    ),
    role(['sort', 'What sort of thing it is'], 'song robot', [], {
      required: true,
      byStep: true,
      says: [
        [new RegExp(`\\b(?:${INSTRUMENT})\\b`), 'a song'],
        [new RegExp(`\\b(?:${MADE})s?\\b`), 'a robot'],
      ],
      defaults: ['a song'],
    }),
    role(
      ['laughers', 'Who laughs'],
      'friends boys girls children kids others class',
      ['subj laugh|think|mock|tease|say'],
      {
        required: true,
        says: [
          [/\bfriends\b/, 'my friends'],
          [/\bthe boys\b/, 'the boys'],
          [/\b(?:whole |her |his )class\b/, 'the class'],
        ],
        defaults: ['the other children'],
      },
    ),
    role(['event', 'When it matters'], 'show concert evening fair contest', ['prep at|for|in'], {
      required: true,
      says: [
        [/\btalent (?:show|contest|night)\b/, 'the talent show'],
        [/\b(?:school )?concert\b/, 'the concert'],
        [/\bcoding club\b/, 'the club evening'],
      ],
      defaults: ['the school concert'],
    }),
    ...NEAR,
  ],
};
