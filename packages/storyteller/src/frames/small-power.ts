import { type Frame, role } from './frame.ts';
import { saysAll } from './says-all.ts';

const HERO = 'super ?hero(?:es|ine)?|super ?powers?|(?:his|her) (?:\\w+ )?power (?:is|be)|cape';
const HELPS =
  'helps?|helping|sad|lonely|cheers?|cheering|hears?|listen\\w*|kind\\w*|hugs?|smiles?|cry\\w*|cries|neighbou?rs?|comfort\\w*|nice|good deeds?';
const NOT_OURS =
  'villains?|baddie\\w*|bad guys?|evil|robber\\w*|thie(?:f|ves)|steals?|stole|monster|aliens?|fl(?:y|ies|ying)|invisible|strong\\w*|lasers?|spaghetti|shoots?|rescue\\w*|saves? the (?:world|city|day)|worms?|animals?|dog|cat|snails?|ants?|school';

/** A superhero whose power is to hear who is sad, and who is sad in the end. */
export const SMALL_POWER: Frame = {
  id: 'small-power',
  name: 'a superhero who hears who is sad',
  when: ['cue'],
  enacts: 'help hear listen cheer make hug save feel use comfort'.split(' '),
  cues: [
    [22, saysAll(NOT_OURS, HERO, HELPS)],
    [10, /^\W*(?:a |be a |being a |is a |he is a |she is a )?super ?hero(?:es)?!*\W*$/],
  ],
  sentence:
    '{Hero} is a superhero with {*a cape}, and can hear when somebody is sad: {if first:{*the first} | the bus driver}, then {if second:{*the second} | the lady with the window}; until it ticks, and it is {hero}.',
  roles: [
    role(['cape', 'What the cape is'], 'thing clothing soft', [], {
      required: true,
      says: [
        [/\btowel\b/, 'an old towel'],
        [/\bblanket\b/, 'an old blanket'],
        [/\bcurtain\b/, 'an old curtain'],
      ],
      defaults: ['an old towel'],
    }),
    role(['first', 'Who is helped first'], 'person job', ['obj hear|cheer|comfort|hug'], {
      says: [
        [/\bbus driver\b/, 'the bus driver'],
        [/\bpost ?man\b/, 'the postman'],
        [/\bbaker\b/, 'the baker'],
      ],
    }),
    role(['second', 'Who is helped next'], 'neighbour person', [], {
      says: [[/\bneighbou?rs?\b/, 'the neighbor']],
    }),
    role(
      ['parent', 'Who is at home'],
      'mother father grandmother grandfather',
      ['obj help', 'prep with|and', 'loose'],
      { chief: true },
    ),
  ],
};
