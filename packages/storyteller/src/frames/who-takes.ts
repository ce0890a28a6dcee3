import { ALONG, type Frame, PLACE, role } from './frame.ts';

const GONE =
  'disappear\\w*|vanish\\w*|go(?:es|ing)? missing|gone missing|(?:be |are |is |get |being )+(?:steal|stolen|stole|taken|take|swiped?|nicked?)|(?:keep|start)s? (?:on )?(?:disappear|vanish|go)\\w*';
const TAKES =
  'steal\\w*|stole|nick(?:s|ed|ing)|swip(?:e|es|ed|ing)|pinch(?:es|ed|ing)|(?:keeps? )?taking|takes away';

/** One after the other is gone, and who takes them has a reason that nobody has asked for. */
export const WHO_TAKES: Frame = {
  id: 'who-takes',
  name: 'find out who takes one thing after another, and why',
  when: ['cue'],
  enacts:
    'disappear vanish steal take come go find stake watch track investigate solve catch do turn put miss repair mend return bring know'.split(
      ' ',
    ),
  cues: [
    [13, new RegExp(`\\b\\w+[^s\\W]s (?:in (?:\\w+ ){1,3})?(?:keep |all |start )?(?:${GONE})`)],
    [
      13,
      new RegExp(
        `\\b(?:someone|somebody|who|thie(?:f|ves))\\b(?: \\w+){0,4} (?:${TAKES}) (?:\\w+['’]?s? ){0,4}\\w+[^s\\W]s\\b`,
      ),
    ],
    [
      18,
      /\b(?:someone|somebody|a thief)\b.{0,12}\bkeeps? (?:stealing|taking|nicking|swiping|steal|take)\b/,
    ],
    [6, /\b(?:mystery|detectives?|crime|investigat\w*|stake ?out|suspects?|trap)\b/],
    // An animal that takes them has other reasons.
    [
      -30,
      /\b(?:it['’]?s|it be|it is|turns? out to be|is really|was) (?:just |only )?an? (?:\w+ )?(?:raccoon|fox|magpie|dog|cat|crow|squirrel|bird|seagull|monkey|mouse|rat|hedgehog|badger|goat|dragon)\b/,
    ],
    // One single thing, or a dream of treasure, is another story.
    [-40, /\b(?:pirates?|treasure|dinosaurs?|wizards?|witch(?:es)?|time machine|villain)\b/],
    [-12, /^(?!.*(?:disappear|vanish|missing|st[eo]al|stole|nick|swip|pinch|tak|took))/s],
  ],
  sentence:
    '{*A taken} {taken: vanishes | vanish}, one after another, {in place}{if ending is repair:, and {taken: comes | come} back better than before}; {hero}{if friend: and {*a friend}} {if friend: watch | watches}, {if friend: get | gets} it wrong, and {if friend: find | finds} {*a culprit}, who had a reason.',
  roles: [
    role(
      ['taken', 'What is taken'],
      'thing vehicle food worn toy unknown nature',
      [
        'subj disappear|vanish|go',
        'obj steal|take|nick|swipe|pinch|miss',
        'adj missing|stolen',
        'owns left',
      ],
      {
        required: true,
        says: [
          [/\b(?:bicycles|bikes)\b/, 'some bicycles'],
          [/\b(?:bee ?)?hives\b/, 'some hives'],
          [/\b(?:left )?(slippers|shoes|socks|gloves|boots|wellies)\b/, 'some $1'],
          [/\b(?:one|left|right|single) (shoe|sock|slipper|glove|boot)\b/, 'some $1s'],
          [/\b(gnomes)\b/, 'some $1'],
        ],
        defaults: ['some bicycles'],
      },
    ),
    role(
      ['culprit', 'Who takes them'],
      'person job',
      ['obj turn', 'is thief|culprit', 'prep out turn', 'prep be turn'],
      {
        required: true,
        says: [
          [
            /\b(?:thief|culprit|it) (?:turns? out to be|is really|be really|is actually|is|be) (?:a|an) (?:\w+ )?(man|woman|lady|sailor|baker|widow|farmer|fisherman|caretaker|janitor|mechanic|teacher|neighbour|gardener)\b/,
            'an old $1',
          ],
        ],
        defaults: ['Mr Quill'],
      },
    ),
    role(['ending', 'Do they come back?'], 'repair theft', [], {
      required: true,
      byStep: true,
      says: [
        [
          /\b(?:comes?|brings?|brought|returns?|returned|gives?|given|be)(?: \w+){0,5} (?:back|again|repaired|mended|fixed|cleaned|painted|washed)\b/,
          'a repair',
        ],
      ],
      defaults: ['a theft'],
    }),
    role(
      ['trap', 'How they are caught'],
      'trap flour chalk glitter camera powder dust ink pollen',
      ['obj put|set|lay|use|make|build'],
      {
        required: true,
        byStep: true,
        says: [[/\b(\w+ traps?)\b/, 'a $1']],
        defaults: ['some flour'],
      },
    ),
    {
      ...PLACE,
      accepts: ['place', 'valley', 'village', 'harbour'],
      from: ['prep in|at|on|around|through', 'loose'],
      required: true,
      defaults: ['the town'],
    },
    ...ALONG.map((one) => ({
      ...one,
      accepts:
        'named creature friend sister brother cousin gran grandma grandpa grandmother grandfather aunt uncle mum dad'.split(
          ' ',
        ),
    })),
  ],
};
