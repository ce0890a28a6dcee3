import { type Frame, PLACE, role } from './frame.ts';

const PLAY =
  'school play|class play|nativity(?: play)?|christmas play|play at school|theatre (?:group|club)|puppet theatre|musical|school musical|school theatre|on stage|the play';
const PART =
  'tree|bush|stone|rock|sheep|donkey|cow|ox|camel|star|cloud|snowflake|flower|mushroom|moon|door|wall|frog|mouse|bird|palm tree|shepherd|villager|guard|narrator|third \\w+|second \\w+';

/** In the play a child has the smallest part of all, and it turns out to hold the whole thing up. */
export const SMALL_PART: Frame = {
  id: 'small-part',
  name: 'have the smallest part in the play',
  when: ['cue'],
  enacts: 'play act stand say want get practise forget perform rehearse whisper'.split(' '),
  cues: [
    [
      21,
      new RegExp(
        `^(?=[^]*\\b(?:${PLAY})\\b)(?=[^]*\\b(?:(?:is|be|plays?|gets?|got|only|just) (?:to (?:be|play) )?(?:an? |the )?(?:${PART})|no (?:lines?|words?|text)|only (?:one|two|three) (?:lines?|words?|sentences?)|one (?:line|sentence|word)|small(?:est)? (?:part|role)|nothing to say|(?:wanted|wants?) to be the)\\b)`,
      ),
    ],
    [
      17,
      new RegExp(
        `\\b(?:she|he|is|plays?|be) (?:is |be )?(?:only |just )?(?:an? |the )?(?:tree|sheep|stone|donkey|bush|cloud|snowflake|star) in (?:the|a|her|his) (?:\\w+ )?(?:${PLAY})\\b`,
      ),
    ],
  ],
  sentence:
    '{Hero} is {*a part} in {*the show}{if wished:, and wanted to be {*the wished}}, and has nothing to say; when everything goes wrong, it is just that which holds the play up.',
  roles: [
    role(
      ['part', 'The part'],
      'tree bush stone sheep donkey cow camel star cloud snowflake flower mushroom moon frog mouse bird door shepherd',
      ['obj be|play|get', 'is she|he', 'prep as'],
      {
        required: true,
        says: PART.split('|')
          .filter((word) => !/\\|villager|guard|narrator|wall|rock|ox|palm/.test(word))
          .map((word) => [new RegExp(`\\b${word}\\b`), `a ${word}`] as const),
        defaults: ['a tree'],
      },
    ),
    role(['wished', 'Wanted to be'], 'person being job creature', ['obj want', 'obj be'], {
      byStep: true,
      says: [
        [/\bqueen\b/, 'the queen'],
        [/\bking\b/, 'the king'],
        [/\bprincess\b/, 'the princess'],
        [/\bmary\b/, 'Mary'],
        [/\bwolf\b/, 'the wolf'],
      ],
    }),
    role(['show', 'The play'], 'play musical nativity show', [], {
      required: true,
      says: [
        [/\bnativity(?: play)?\b/, 'the nativity play'],
        [/\bchristmas play\b/, 'the play of the Christmas story'],
        [/\bmusical\b/, 'the musical'],
      ],
      defaults: ['the school play'],
    }),
    role(['holy', 'Of Christmas'], 'named place', [], {
      byStep: true,
      says: [[/\bnativity\b|\bchristmas play\b|\bcrib play\b/, 'Bethlehem']],
    }),
    { ...PLACE, accepts: ['school'], byStep: true },
    role(['friend', 'Who is in it, too'], 'named owned', ['prep with|and|alongside', 'is friend']),
    role(['friend2', 'Who is in it, too'], 'named owned', ['prep with|and|alongside']),
  ],
};
