import { type Frame, NEAR, role } from './frame.ts';

const OUT =
  'ball (?:is|was|be|went|go|had gone) (?:clearly |really |actually )?(?:out|over the line|behind the line)\\b(?! of)';
const TESTS = 'test|exam|quiz|maths|math|spelling|class|neighbou?r|answers?|homework|school';
const CHEATS = `(?:cheat\\w*|cop(?:y|ies|ied|ying)) (?:\\w+ ){0,6}(?:${TESTS})|(?:test|exam|quiz)\\b[^]*\\b(?:cheat\\w*|copied|copies|copying|crib)`;
const FINDS =
  'find (?:\\w+ ){0,4}(?:wallet|purse)|(?:wallet|purse) (?:\\w+ ){0,3}(?:on|in) the (?:street|pavement|road|bus|train|playground|way)';
/** “Pirates find a purse of gold”, “looks for her lost purse”. */
const NOT_OURS = '(?![^]*\\b(?:treasure|pirates?|lost (?:his|her|my|our))\\b)';
const SPORTS = 'handball football soccer basketball hockey volleyball rugby'.split(' ');

/** A win or a find that is not rightly the child's weighs more each day, until it is told. */
export const HEAVY_WIN: Frame = {
  id: 'heavy-win',
  name: 'be honest about a win or a find',
  when: ['cue'],
  enacts: 'find win keep tell choose cheat copy see give return own decide carry get'.split(' '),
  cues: [
    [20, new RegExp(`\\b(?:${OUT})`)],
    [20, new RegExp(`\\b(?:${CHEATS})\\b`)],
    [20, new RegExp(`^${NOT_OURS}[^]*\\b(?:${FINDS})\\b`)],
  ],
  sentence:
    '{if deed is find: {Hero} finds {*a prize} and keeps it | {if deed is copy: {Hero} copies in the test, and gets {*a prize} for it | {Hero} sees that the ball was out in the {*kind sport} final, keeps quiet, and wins {*a prize}}}; it gets heavier every day, until {hero} tells {*a told}.',
  roles: [
    role(['deed', 'What happened'], 'rule copy find', [], {
      required: true,
      says: [
        [new RegExp(`\\b(?:${CHEATS})\\b`), 'the copy'],
        [new RegExp(`\\b(?:${FINDS})\\b`), 'the find'],
        [new RegExp(`\\b(?:${OUT})`), 'the rule'],
      ],
      defaults: ['the rule'],
      byStep: true,
    }),
    role(
      ['prize', 'What weighs'],
      'medal trophy cup wallet purse star',
      ['obj find|win|get', 'prep with'],
      {
        required: true,
        says: [
          [/\bwallet\b/, 'a wallet'],
          [/\bpurse\b/, 'a purse'],
          [/\btrophy\b/, 'a trophy'],
        ],
        defaults: ['deed is copy => a gold star', 'deed is find => a purse', 'a gold medal'],
      },
    ),
    role(
      ['told', 'Who is told'],
      'person job neighbour teacher',
      ['obj tell', 'prep to tell', 'prep to give'],
      {
        required: true,
        says: [[/\b(?:referee|ref|umpire)\b/, 'the referee']],
        defaults: ['deed is copy => the teacher', 'deed is find => an old lady', 'the referee'],
      },
    ),
    role(['sport', 'What is played'], 'sport', [], {
      required: true,
      says: SPORTS.map((sport) => [new RegExp(`\\b${sport}\\b`), sport] as const),
      defaults: ['football'],
      byStep: true,
    }),
    ...NEAR,
  ],
};
