import { type Frame, PLACE, role } from './frame.ts';

/** Two who lose their way, and find it by what each of them can do. */
export const LOST_TOGETHER: Frame = {
  id: 'lost-together',
  name: 'lose the way together',
  when: ['cue'],
  enacts: 'lose get need fight argue quarrel find remember know whistle bark call come stay'.split(
    ' ',
  ),
  cues: [
    [
      12,
      /\b(?:get|gets|got|getting|be|are|is) (?:lost|lose) in (?:the |a |an )?(?:\w+ )?(?:forest|woods?|mountains?|hills?|jungle|fog|snow|mist|dunes?|maze|moor|desert|park)\b|\b(?:lose|loses|lost) (?:his|her|their|the) way\b/,
    ],
    [
      12,
      /(?:^|[.!?,] )lost in the (?:forest|woods?|mountains?|hills?|jungle|fog|snow|mist|dunes?|moor|desert)\b/,
    ],
    [12, /\b(?:stranded|marooned|ship ?wreck\w*|castaways?|desert(?:ed)? island|plane crash\w*)\b/],
  ],
  sentence:
    '{Hero} and {*a other} lose their way {*in place}{if fog: in {*a fog}}{if strife:, in the middle of {*a strife}}; all that {hero} remembers is wrong, and what {other: helps | help} in the end {other: is | are} {*the other}.',
  roles: [
    role(
      ['other', 'Together with'],
      'alive',
      [
        'prep with lose|fight|argue|get',
        'prep with|and|alongside',
        'is brother|sister|friend|twin|dog',
        'subj fight|argue|get|lose|need',
        'loose',
      ],
      { required: true, defaults: ['my best friend'] },
    ),
    role(['fog', 'What comes down'], 'weather', ['subj come|fall|begin', 'prep in', 'loose']),
    role(['strife', 'What they were busy with'], 'quarrel', [], {
      says: [[/\b(?:fights?|fighting|fought|argu\w*|quarrel\w*|squabbl\w*)\b/, 'a quarrel']],
    }),
    role(['trip', 'On what occasion'], 'trip holiday outing', [], {
      says: [
        [/\b(?:class|school) trip\b/, 'the class trip'],
        [/\bholidays?\b/, 'the holiday'],
      ],
    }),
    {
      ...PLACE,
      required: true,
      accepts: 'forest mountain jungle snow meadow park'.split(' '),
      defaults: ['the forest'],
    },
  ],
};
