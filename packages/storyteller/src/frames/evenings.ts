import { ALONG, type Frame, type FrameRole, NEAR, role } from './frame.ts';

/** What is told by `first-night`, `face-fear`, `help-cannot` and `journey` although it is evening there. */
const NOT_OURS =
  "(?![^]*\\b(?:sleep ?over|first night|first time|new bed|big bed|own (?:bed|room)|the dark|camp|camping|tent|(?<!no )(?:monsters?|dragons?)|nightmares?|night away|sleep(?:s|ing)? (?:at|over)|(?:at|with) (?:grand\\w+|gran|granny|nana?|oma|opa)(?:'s|s)? (?:house|place|home|flat)|(?:who|that) (?:can ?not|can not|can't|could not)|rocket)\\b)";
const evening = (says: string): RegExp => new RegExp(`^${NOT_OURS}[^]*\\b(?:${says})`);

/** Mama, Papa, Granny: whoever brings a child to bed. */
const WITH_THE_CHILD: FrameRole = role(
  ['parent', 'Who is with the child'],
  'mother father grandmother grandfather',
  [
    'prep with|and|from',
    'subj say|read|sing|wash|wait|come|sit|fall|hold|tell|ask',
    'obj ask|want',
    'loose',
  ],
  { chief: true },
);

/** The end of a small child's day, as it is every day. */
export const EVENINGS: readonly Frame[] = [
  {
    id: 'good-night',
    name: 'say good night and go to sleep',
    when: ['cue'],
    cues: [
      [
        9,
        evening('(?:say|says|saying|said|tell|tells) good ?night\\b|good ?night (?:to|moon|stars)'),
      ],
      [
        8,
        evening(
          "(?:one more|another|last) (?:story|book|kiss|hug|song|drink|glass)\\b|(?:not|n't|never) (?:want to )?(?:go to )?(?:sleep|bed)\\b|not (?:tired|sleepy)\\b|(?:go|goes|going|get|gets) to sleep\\b|falls? asleep\\b|(?:stay|stays) (?:awake|up)\\b",
        ),
      ],
      [6, evening('bed ?time\\b|lullab(?:y|ies)\\b|good ?night\\b')],
    ],
    enacts: 'say tell look miss sleep read yawn wait sing drink kiss hug'.split(' '),
    sentence:
      '{if missing is sky: {Hero} says good night to {*the missing} every night, and tonight {*the missing} {missing: is | are} not there{if cover:, because of {*the cover}}; {hero} finds out why. | {if missing: {Hero} says good night to {if many: {*own many} | everybody}, but {*the missing} {missing: is | are} missing. | {if light: {*A light} {light: stays | stay} on, and {if toy: {*own toy} {toy: keeps | keep} watch | the bear keeps watch}, until somebody else has to. | {if wish: {Hero} wants {*a wish}, and one more, and one more, until somebody else falls asleep. | {Hero} cannot sleep, and looks for sleep in every corner until it comes.}}}}',
    roles: [
      role(
        ['many', 'To whom good night is said'],
        'toy creature plural thing sky',
        ['prep to say', 'prep to tell', 'obj kiss', 'obj like', 'obj love'],
        {
          says: [
            [
              /\ball (?:of )?(?:his|her|their|the) (?:\w+ )?(?:animals|toys|teddies|stuffies|cuddlies|dolls)\b/,
              'my animals',
            ],
          ],
        },
      ),
      role(
        ['missing', 'Who is missing'],
        'toy creature sky soft',
        ['is missing|gone|lost|not', 'adj missing|lost', 'obj lose|miss', 'subj hide'],
        {
          says: [
            [/\bmoon\b.*\b(?:not there|isn't there|isnt there|gone|hidden|behind)\b/s, 'the moon'],
            [/\bstars\b.*\b(?:not there|aren't there|gone|hidden|behind)\b/s, 'the stars'],
          ],
        },
      ),
      role(['light', 'What stays on'], 'light thing', [], {
        says: [
          [/\b(?:hall|landing|corridor|hallway) (?:\w+ )?lights?\b/, 'the hall light'],
          [/\bnight ?lights?\b/, 'the night light'],
          [
            /\blights? (?:has to |must |needs to )?(?:be |stays? |left |is )?on\b/,
            'the hall light',
          ],
          [
            /\bdoor (?:has to |must )?(?:be |stays? |left |is )?(?:a (?:bit|little|crack) )?(?:open|ajar)\b/,
            'the hall light',
          ],
          [/\b(?:keeps? watch|guards?|watch(?:es)? over|keeps? guard)\b/, 'the hall light'],
        ],
        byStep: true,
      }),
      role(['cover', 'What hides it'], 'weather sky', ['prep of|behind', 'subj hide|cover']),
      role(['wish', 'What is wanted once more'], 'thing book', [], {
        says: [
          [/\b(?:one more|another|last) (?:story|book)\b/, 'a story'],
          [/\b(?:one more|another|last) song\b/, 'a song'],
          [/\b(?:one more|another|last) (?:kiss|hug)\b/, 'a kiss'],
          [/\b(?:one more|another|last) (?:drink|glass)\b/, 'a drink'],
        ],
      }),
      WITH_THE_CHILD,
      role(['toy', 'What is hugged'], 'toy soft rabbit bunny bear', [
        'subj watch|guard|keep|face|look|sit',
        'obj hug|hold|have|love',
        'prep with',
        'loose',
      ]),
      role(['blanket', 'What one lies under'], 'soft', [], {
        says: [[/\bblankets?\b/, 'my blanket']],
      }),
      role(['place', 'Where'], 'place', ['prep from|on|in|at|by']),
      ...NEAR,
    ],
  },
  {
    id: 'bath-time',
    name: 'a bath, as every evening',
    when: ['cue'],
    cues: [
      [10, /\bbath ?times?\b/],
      [
        8,
        /\b(?:hates?|loves?|likes?|scream\w*|scared?|afraid|frightened|cr(?:y|ies|ied)|refus\w+|has|have|takes?|having|wash\w*) .{0,30}\b(?:bath|hair ?wash|shampoo)\b(?! ?(?:room|tub))/,
      ],
      [8, /\bwash(?:es|ing)? (?:his|her|their|my) hair\b|\bhair ?wash(?:ing)?\b/],
      [
        10,
        /\b(?:splash|bubbles?|foam|ducks?|boats?|ships?|soap|toys?)\b.*\bin the bath\b|\bin the bath\b.*\b(?:bubbles?|foam|ducks?|boats?|ships?|soap|toys?)\b/s,
      ],
    ],
    enacts: 'wash splash play blow pour scream get wait bathe'.split(' '),
    sentence:
      '{Hero} has a bath{if parent: with {*a parent} there}; {if trouble: {*the trouble} must not get into the eyes, and {*a toy} {toy: gets | get} washed first | {if foam: {*the foam} {foam: grows and grows | grow and grow} | the foam grows and grows}, and {*a toy} {toy: is | are} gone in it}, until {hero} has an idea.',
    roles: [
      role(
        ['toy', 'What comes into the bath'],
        'toy creature vehicle floats',
        ['prep with|and', 'obj have|bring|take|love|wash', 'loose'],
        { required: true, defaults: ['my yellow duck'] },
      ),
      role(['foam', 'What grows'], 'thing nature', [], {
        says: [
          [/\bfoam\b/, 'the foam'],
          [/\b(?:bubbles|bubble ?bath|suds)\b/, 'the bubbles'],
        ],
      }),
      role(['trouble', 'What is hated'], 'thing water nature', [], {
        says: [
          [/\bsoap\b/, 'the soap'],
          [/\bshampoo\b/, 'the shampoo'],
          [/\bhair\b/, 'the shampoo'],
          [/\b(?:hates?|scream\w*|scared?|afraid|frightened|refus\w+)\b/, 'the soap'],
        ],
      }),
      WITH_THE_CHILD,
      ...ALONG,
    ],
  },
];
