import { type Frame, role } from './frame.ts';

const STEPS =
  'danc\\w*|ballet|bharatanatyam|kathak|flamenco|tap|hip ?hop|ballroom|salsa|arangetram|gymnastics?|skat\\w+|circus|acrobat\\w*|trapeze|choreograph\\w*|routine|cheerlead\\w*|steps?|twirl\\w*|lead (?:role|part)|main (?:role|part)|leading (?:role|part)|musical|nutcracker|swan';
const HURT =
  'sprain\\w*|twist\\w*|(?:break|broke|broken|breaks) (?:\\w+ )?(?:ankle|foot|leg|arm|wrist|toe|knee|collarbone)|fracture\\w*|injur\\w*|pull\\w* a muscle|(?:ankle|foot|leg|arm|wrist|knee|toe) (?:is|be|gets|get) (?:sprain|break|broken|hurt|in plaster)\\w*|hurt (?:(?:her|his|their|my) )?(?:ankle|foot|leg|arm|wrist|knee|toe)|plaster cast|crutches|can ?not (?:dance|skate|perform|go on)';
const OTHER =
  'understud\\w*|instead|in (?:her|his) place|takes? (?:over|her place|his place|her part|his part)|takes? (?:the|her|his) (?:part|role|place|solo)|cop(?:y|ies|ied|ying)|stand(?:s)? in|replac\\w*|younger|little (?:sister|brother|cousin)|rival\\w*|teach\\w*|coach\\w*|knows? (?:all )?(?:the|her|his) (?:\\w+ )?(?:steps|part|role|moves)';

/** Who was to dance is hurt, and teaches the one who takes the place. */
export const UNDERSTUDY: Frame = {
  id: 'understudy',
  name: 'be hurt before the performance, and teach the one who takes the place',
  when: ['cue'],
  enacts:
    'dance sprain break hurt copy teach learn practise watch take become perform fall show twist'.split(
      ' ',
    ),
  cues: [
    [
      18,
      new RegExp(`^(?=.*\\b(?:${STEPS})\\b)(?=.*\\b(?:${HURT})\\b)(?=.*\\b(?:${OTHER})\\b).*`, 's'),
    ],
    [-40, /\b(?:dragons?|horse|pony|dog|cat|unicorns?|robots?|football|match|race|hospital)\b/],
  ],
  sentence:
    '{Hero} hurts {*own hurt} shortly before {*the event}; {*a pupil} has copied every step in secret and takes the place; they are rivals, and then {hero} becomes the teacher.',
  roles: [
    role(
      ['pupil', 'Who takes the place'],
      'person friend named',
      ['subj copy|take|learn|watch|replace', 'loose'],
      {
        required: true,
        chief: true,
        defaults: ['a quiet child called Mika'],
      },
    ),
    role(['hurt', 'What is hurt'], 'thing', ['obj sprain|break|hurt|twist'], {
      required: true,
      byStep: true,
      says: [[/\b(ankle|foot|leg|arm|wrist|knee|toe|collarbone|shoulder)\b/, 'an $1']],
      defaults: ['an ankle'],
    }),
    role(['event', 'What it is for'], 'event', ['prep for|before|at', 'loose'], {
      required: true,
      byStep: true,
      says: [
        [
          /\b(arangetram|recital|premiere|performance|concert|gala|championship|festival|competition|audition|musical|show)\b/,
          'the $1',
        ],
      ],
      defaults: ['the performance'],
    }),
  ],
};
