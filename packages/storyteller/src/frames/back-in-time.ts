import { type Frame, role } from './frame.ts';

const NEVER = -60;

/** “Meets her grandmother as a girl”: that is another story, in which nobody of the family is a stranger. */
export const AS_A_CHILD =
  /\b(?:grand\w*|gran(?:ny)?|nan\w*|oma|opa|abuel\w+|mum\w*|mom\w*|mother|mama|dad\w*|father|papa|aunt\w*|uncle)\b.{0,30}\b(?:as an? (?:\w+ )?(?:girl|boy|child|kid)|(?:is|was|be|were) (?:an? )?(?:\w+ )?(?:girl|boy|child|kid|little|young|small))\b/;

const EGYPT = 'ancient egypt\\w*|old egypt|egyptians?|pharaohs?|cleopatra|tutankh\\w+|sphinx';
const ROME = 'ancient rome|romans?|roman (?:times|empire|army)|gladiators?|julius caesar|colosseum';
const NORTH = 'vikings?';
const STONE_AGE =
  'stone age|cave ?(?:man|men|people|boys?|girls?|woman|women)|neanderthals?|ice age';
const KNIGHTS = 'middle ages|medieval|knights? times|days of (?:the )?knights';
const PAST = new RegExp(`\\b(?:${[EGYPT, ROME, NORTH, STONE_AGE, KNIGHTS].join('|')})\\b`);
const BY_TIME =
  /\b(?:time (?:machine|travel\w*|portal)|(?:back|travel\w*|go|goes|went|sent|send|step\w*|fly|flies|whisked) (?:\w+ )?(?:in|through) time|(?:in|into|to) the past|olden days|long ago|\d+ years ago)\b/;

/** A dial turns the years back: to a time in which only a torch of today can help. */
export const BACK_IN_TIME: Frame = {
  id: 'back-in-time',
  name: 'go back in time and help there',
  when: ['cue'],
  enacts:
    'travel go turn find see meet help live step come build look learn visit explore shine bring save get send land like'.split(
      ' ',
    ),
  cues: [
    [9, PAST],
    [13, BY_TIME],
    [
      8,
      /\begypt\b.*\b(?:pyramids?|mumm(?:y|ies)|nile)\b|\bpyramids?\b.*\begypt\b|\btime\b.*\b(?:egypt|rome|knights?|castles?|kings?)\b/,
    ],
    // What other stories tell: what is to come, dinosaurs, a holiday, a costume, a match.
    [
      NEVER,
      /\b(?:future|dinosaurs?|t rex|holidays?|vacation|museum|costume|dress\w* up|fancy dress|class assembly|school play|against the|team|guinea pigs?)\b/,
    ],
    [NEVER, /\b(?:bed ?time|tea time|in time for|last time|first time)\b/],
    [NEVER, /\b(?:cat|dog|hamster|called|named|name be) (?:pharaoh|cleopatra|caesar|viking)\b/],
    [NEVER, AS_A_CHILD],
  ],
  sentence:
    '{Hero} turns the dial of {*a way} and goes back to {*a world}{if friend: with {*a friend}}; they have a trouble there that nobody can mend, and a torch from today can.',
  roles: [
    role(
      ['way', 'The way there'],
      'thing vehicle',
      ['prep through|in|into|with', 'obj build|find|make|open|invent|press'],
      {
        required: true,
        says: [
          [/\btime machine\b/, 'a time machine'],
          [/\bwardrobe\b|\bcloset\b/, 'a wardrobe'],
          [/\bmagic(?:al)? door\b/, 'a magic door'],
        ],
        defaults: ['a time machine'],
      },
    ),
    role(['world', 'When it leads to'], 'desert seaside castle town mountain', [], {
      required: true,
      says: [
        [new RegExp(`\\b(?:${EGYPT}|egypt|pyramids?)\\b`), 'Ancient Egypt'],
        [new RegExp(`\\b(?:${ROME}|rome)\\b`), 'Ancient Rome'],
        [new RegExp(`\\b${NORTH}\\b`), 'Viking Times'],
        [new RegExp(`\\b(?:${STONE_AGE}|mammoths?|cave)\\b`), 'the stone age'],
        [new RegExp(`\\b(?:${KNIGHTS}|knights?|castles?|kings?|queens?)\\b`), 'the middle ages'],
      ],
      defaults: ['the middle ages', 'Ancient Egypt', 'Viking Times', 'the stone age'],
    }),
    // Seen rather than spoken of.
    role(['beast', 'Who is met there'], 'creature', [], {
      required: true,
      byStep: true,
      defaults: [
        'world is desert => a ginger cat',
        'world is town => a white goose',
        'world is seaside => a black crow',
        'world is mountain => a small mammoth',
        'a brown pony',
      ],
    }),
    role(['beast2', 'Who else is there'], 'creature', [], {
      byStep: true,
      defaults: ['world is desert => a crocodile', 'world is mountain => a brown mammoth'],
    }),
    ...['friend', 'friend2'].map((id) =>
      role([id, id === 'friend' ? 'Comes along' : 'Comes along, too'], 'named owned', [
        'prep with|and|alongside',
        'is friend',
        'loose',
      ]),
    ),
  ],
};
