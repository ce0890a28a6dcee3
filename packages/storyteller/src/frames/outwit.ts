import { type Frame, NEAR, PLACE, role } from './frame.ts';
import { saysAll } from './says-all.ts';

const BADDIES =
  'badd(?:ie|y|ies)|bad (?:guy|man|woman|robot|wizard|witch|queen|king)s?|villains?|super ?villains?|robbers?|thie(?:f|ves)|burglars?|crooks?|bandits?|criminals?|mad scientist|evil \\w+|wicked \\w+|master ?mind';
const WICKED =
  'steal\\w*|stole|stolen|take over|takes over|taking over|kidnap\\w*|rob(?:s|bed|bing)?|destroy\\w*|catch\\w*|caught|stops?|outwit\\w*|defeat\\w*|beats?|fights?|tricks?|plans?|traps?|wants? to';
const TREASURED =
  'moon|sun|stars?|colou?rs?|christmas|rainbow|snow|summer|music|laughter|bedtime|birthdays?|easter|ice cream|toys|night|day|time';
/** A riddle of who did it, or the child's own deed, is another story; who is a superhero for a day as well. */
const NOT_OURS =
  'who (?:stole|took|did|is the)|mystery|detective agency|pirates?|super ?hero(?:es)?|pretend\\w*|dress(?:es|ed)? up|portal|magic door|time machine|good (?:witch|robot)|not (?:really )?(?:bad|evil)';

/** A villain does the opposite of whatever is said, until the child says the right thing. */
export const OUTWIT: Frame = {
  id: 'outwit',
  name: 'outwit a villain',
  when: ['cue'],
  enacts:
    'steal take stop catch outwit trick chase hide laugh want defeat beat save fight bring'.split(
      ' ',
    ),
  cues: [
    [18, saysAll(NOT_OURS, BADDIES, WICKED)],
    [10, saysAll(NOT_OURS, BADDIES)],
    [
      18,
      saysAll(
        NOT_OURS,
        `(?<!\\b(?:he|she|i) )(?:steal|stole|stolen|takes away|kidnap)\\w* (?:all |away )?(?:of )?(?:the |our |his |her )?(?:${TREASURED})`,
      ),
    ],
  ],
  sentence:
    '{*A villain} {villain: has | have} stolen {*the loot}{if place: {*in place}}; asking, chasing and a trap are no use, until {hero} notices that {villain: a villain does | villains do} the opposite of whatever is said, and says the right thing.',
  roles: [
    role(
      ['villain', 'Who is behind it'],
      'being creature person job',
      [
        'subj steal|take|rob|kidnap|want|plan|destroy|hide',
        'obj stop|catch|outwit|defeat|beat|fight|trick|trap',
        'is evil|bad|wicked',
        'adj evil|bad|wicked',
        'prep against|from',
      ],
      {
        required: true,
        says: [
          [/\b(?:mad|evil) scientist\b/, 'a mad scientist'],
          [/\bthief\b/, 'a thief'],
          [/\brobber\b/, 'a robber'],
          [/\bburglar\b/, 'a burglar'],
          [/\bbad (?:guy|man)\b|\bbadd(?:ie|y)\b/, 'a baddie'],
        ],
        defaults: ['a villain'],
      },
    ),
    role(
      ['loot', 'What is stolen'],
      'sky thing food toy vehicle nature event sound place',
      ['obj steal|take|rob|kidnap|want|hide|bring|save', 'adj stolen', 'subj disappear|vanish'],
      {
        required: true,
        says: [
          [/\bmoon\b/, 'the moon'],
          [/\bsun\b/, 'the sun'],
          [/\bstars\b/, 'the stars'],
          [/\bcolou?rs?\b/, 'the colours'],
          [/\bchristmas\b/, 'Christmas'],
          [/\brainbow\b/, 'the rainbow'],
        ],
        defaults: ['the town clock'],
        byStep: true,
      },
    ),
    { ...PLACE, byStep: true },
    ...NEAR,
  ],
};
