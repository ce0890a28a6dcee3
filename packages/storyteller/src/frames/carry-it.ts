import { type Frame, role } from './frame.ts';
import { saysAll } from './says-all.ts';

const JOBS =
  'ring ?bearer|flower ?girl|flower ?boy|page ?boy|bridesmaid|carr(?:y|ies|ying) the (?:rings?|candle|cake|flowers|flag|lantern|crown|gifts?|water|book|torah|cross|present)|br(?:ing|ings) the rings?|strew\\w*|throws? (?:the )?(?:petals|flowers)';
const EVENTS =
  'wedding|marr(?:y|ies|ied|ying)|church|christening|parade|procession|ceremony|temple|advent|lucia|communion|festival|feast|party|birthday';

/** Something important is carried in front of everybody, is dropped, and is fetched by somebody small enough. */
export const CARRY_IT: Frame = {
  id: 'carry-it',
  name: 'carry something important in front of everybody',
  when: ['cue'],
  enacts: 'carry drop slide ask save worry bear bring hold walk roll throw find'.split(' '),
  cues: [
    [28, /\b(?:ring ?bearer|flower ?girl|flower ?boy|page ?boy)\b/],
    [24, saysAll('dragon|magic\\w*|thief|stole|stolen|animals?', JOBS, EVENTS)],
  ],
  sentence:
    '{Hero} is to carry {*the load} at {*a event}{if whose: for {*a whose}}, in front of everybody, and drops {load: it | them}; {load: it rolls | they roll} where nobody big can go, but {hero} can.',
  roles: [
    role(
      ['load', 'What is carried'],
      'thing worn food',
      ['obj carry|bring|drop|bear|hold', 'loose'],
      {
        required: true,
        says: [
          [/\brings?\b/, 'the rings'],
          [/\b(?:flowers?|petals|bridesmaid)\b/, 'the flowers'],
          [/\bcandle\b/, 'the candle'],
        ],
        defaults: ['the rings'],
      },
    ),
    role(['event', 'At what'], 'event', ['prep at|in|for', 'loose'], {
      required: true,
      says: [
        [
          /\b(?:wedding|marr(?:y|ies|ied|ying)|ring ?bearer|bridesmaid|flower ?girl)\b/,
          'a wedding',
        ],
      ],
      defaults: ['a wedding'],
    }),
    role(['whose', 'For whom'], 'person', ['prep of|for', 'owns wedding', 'subj marry', 'loose']),
    role(
      ['parent', 'Who helps'],
      'mother father grandmother grandfather',
      ['prep with|and', 'subj say|help'],
      { chief: true },
    ),
  ],
};
