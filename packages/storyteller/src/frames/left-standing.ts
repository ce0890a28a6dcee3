import { type Frame, NEAR, role } from './frame.ts';

/** The child is left out by the others, and the reason is not the child. */
export const LEFT_STANDING: Frame = {
  id: 'left-standing',
  name: 'be left out, and make room',
  when: ['cue'],
  enacts:
    'leave ignore exclude invite play sit ask talk speak fall know laugh whisper stand feel join include'.split(
      ' ',
    ),
  cues: [
    [
      13,
      /^(?!.*\bnew (?:best )?friend\b).*\b(?:left|leave|leaving|leaves|feels? left|felt left) (?:her |him |me )?out\b|\bexclud\w*|\b(?:not|never|isn['’]?t|wasn['’]?t|un) ?(?:be |get )?invited\b|\bonly one (?:who is |who was )?not invite\w*/,
    ],
    [
      12,
      /^(?!.*\bf[ae]ll(?:s|ing|en)? out\b).*\b(?:nobody|no ?one|none of them)(?: else)?(?: at school| in (?:her|his|the) class)? (?:wants? to )?(?:play|sit|talk|speak)\w* (?:to|with|next to|by) (?:her|him|me)\b/,
    ],
    [
      12,
      /\b(?:not|never|won['’]?t|don['’]?t|doesn['’]?t) (?:let|allow) (?:her|him|me) (?:to )?(?:play|join|in)\b/,
    ],
    [
      13,
      /\bgroup chat\b|\b(?:kick|throw|threw|thrown|remove)\w* (?:(?:her|him|me) )?(?:out of|from) (?:the|a|her|his|their) (?:group|chat|team|band|club)\b|\bignor(?:e|es|ed|ing) (?:her|him|me)\b|\bghosted\b/,
    ],
    [
      13,
      /\b(?:everyone|everybody|all)\b.{0,40}\binvite\w*.{0,30}\b(?:but|except)(?: not)? (?:for )?(?:her|him|me)\b|\bfriends?\b.*\bstop\w* (?:talk|speak)\w*.*\b(?:no idea|know|without) (?:\w+ )?(?:why|reason)\b/,
    ],
    [
      11,
      /\bhas no friends\b|\b(?:stand|sit|eat)\w* (?:all )?alone (?:at|in) (?:school|break|lunch|the playground)\b/,
    ],
  ],
  sentence:
    '{Hero} is suddenly left out of {*the group}, and {*a pal} {pal: is | are} in; nobody says why, because nobody knows; it is not {hero}, and {hero} finds out what it is, and makes room{if friend:; {*a friend} is there, too}.',
  roles: [
    role(
      ['pal', 'Who is in'],
      'person girl-friend boy-friend',
      [
        'is friend|bestie',
        'subj leave|exclude|ignore|invite|stop|fall|whisper|laugh|have',
        'prep by|with|from',
        'obj miss',
      ],
      {
        required: true,
        says: [[/\bbest friends?\b|\bbesties?\b|\bbff\b/, 'my best friend']],
        defaults: ['the girl next door'],
      },
    ),
    role(['group', 'What it is'], 'chat group party team club game band table', [], {
      required: true,
      says: [
        [/\bgroup (chat)\b/, 'the group $1'],
        [/\bchat\b|\bwhatsapp\b/, 'the group chat'],
        [/\b(?:birthday )?party\b|\binvit/, 'the party'],
        [/\bsleepover\b/, 'the sleepover'],
        [/\bteam\b/, 'the team'],
        [/\bclub\b/, 'the club'],
        [/\bband\b/, 'the band'],
        [/\b(?:lunch|sit)\b/, 'the table'],
      ],
      defaults: ['the game'],
    }),
    ...NEAR,
  ],
};
