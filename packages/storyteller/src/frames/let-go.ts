import { type Frame, NEAR, role } from './frame.ts';

const GIVEN_UP =
  '(?:dumm(?:y|ies)|pacifiers?|soothers?|bink(?:y|ies)|bottles?|blankets?|blankies?|comforters?|cuddly|lovey|cots?|cribs?)';
const SUCKED = '(?:dumm(?:y|ies)|pacifiers?|soothers?|bink(?:y|ies)|bottles?)';
const OWNED = '(?:\\w+ ){0,3}';

/** A comforter of the first years that is given up; nappies are told by `do-it-myself`, a first big bed by `first-night`. */
export const LET_GO: Frame = {
  id: 'let-go',
  name: 'give up the dummy, the bottle, the blanket or the cot',
  when: ['cue'],
  cues: [
    [11, /\b(?:dummy|dummies|pacifier|paci|soother|binky|bottle|blankie|blanket) fairy\b/],
    [11, new RegExp(`\\b(?:giv(?:e|es|ing|en)|gave) up ${OWNED}${GIVEN_UP}\\b`)],
    [
      11,
      new RegExp(
        `\\b(?:giv(?:e|es|ing|en)|gave|throw\\w*|send\\w*) (?:all )?(?:his|her|their|my) (?:\\w+ ){0,2}${SUCKED} (?:up|away|to)\\b|\\b(?:without|off|lose) ${OWNED}${SUCKED}\\b`,
      ),
    ],
    [
      12,
      new RegExp(
        `\\b(?:no more|stop\\w* (?:using|having|needing)|say\\w* (?:good ?)?bye to|bye[- ]?bye|goodbye to|rid of|too (?:big|old) for|wean\\w*|let\\w* go of|part\\w* with|quit\\w*) ${OWNED}${GIVEN_UP}\\b`,
      ),
    ],
    [10, /\bfrom (?:\w+ ){0,2}(?:cot|crib) (?:in)?to\b/],
    [14, /\bbig (?:girl|boy|kid)(?: s|'s|s)? bed\b/],
    [
      8,
      /\b(?:swap|exchange|trade)\w* (?:\w+ ){0,3}(?:dumm(?:y|ies)|pacifiers?|soothers?|bottles?)\b/,
    ],
  ],
  enacts: 'give take move leave bring say stop hum sleep swap'.split(' '),
  sentence:
    '{Hero} has got too big for {*own thing}{if parent:, says so to {*a parent}} and says bye-bye{if taker: when {*a taker} {taker: comes | come} for it}; in the night it is hard; in the morning there {gift: is | are} {*a gift}.',
  roles: [
    role(
      ['thing', 'What is given up'],
      'toy soft thing',
      ['obj give|lose|leave|want|stop|need', 'prep up give', 'prep from|without|to|of', 'loose'],
      {
        required: true,
        says: [
          [/\bdumm(?:y|ies)\b/, 'my dummy'],
          [/\bpacifiers?\b|\bpaci\b/, 'my pacifier'],
          [/\bsoothers?\b/, 'my soother'],
          [/\bbink(?:y|ies)\b/, 'my binky'],
          [/\bbottles?\b/, 'my bottle'],
          [/\bcot\b|\bbig (?:girl|boy|kid)(?: s|'s|s)? bed\b(?!.*\bcrib\b)/, 'my cot'],
          [/\bcrib\b/, 'my crib'],
          [/\bblankie\b/, 'my blankie'],
          [/\bblanket\b/, 'my blanket'],
        ],
        defaults: ['my dummy'],
      },
    ),
    role(
      ['taker', 'Who takes it'],
      'being baby creature boy-friend girl-friend',
      [
        'subj take|fetch|come|collect|get',
        'prep to give',
        'prep to send',
        'prep for leave',
        'obj give',
      ],
      {
        says: [
          [/\b(?:dummy|pacifier|paci|soother|binky|bottle|blankie) fairy\b/, 'the fairy'],
          [/\bsanta\b|\bfather christmas\b/, 'Santa'],
          [/\beaster bunny\b/, 'the Easter bunny'],
        ],
      },
    ),
    role(
      ['gift', 'What comes instead'],
      'thing toy vehicle food',
      [
        'prep for swap',
        'prep for exchange',
        'prep for trade',
        'prep for give',
        'obj bring|get|leave',
        'subj come',
        'prep for',
      ],
      { required: true, defaults: ['some bubbles'] },
    ),
    role(
      ['parent', 'Who is there'],
      'mother father grandmother grandfather',
      ['prep with|and', 'subj say|hold|come|help|take', 'loose'],
      { chief: true },
    ),
    ...NEAR,
  ],
};
