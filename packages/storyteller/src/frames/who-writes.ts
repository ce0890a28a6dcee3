import { type Frame, NEAR, PLACE, role } from './frame.ts';

const SIGN =
  'messages?|notes?|letters?|words?|sentences?|complaints?|signals?|postcards?|riddles?|drawings?|poems?';
const COMES =
  'each (?:week|day|night|morning|evening|time|\\w+day)|every (?:\\w+ )?(?:week|day|night|morning|evening|time|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|always at|a new (?:word|note|message|one)|one (?:word|sentence|note|letter) (?:a|each|every)|keeps? (?:getting|finding|appearing|coming|arriving)|appears?|turns? up';
const WHO =
  'who (?:writes|is|does|leaves|sends|it be|be it|write|leave|send)|wants? to know who|find out who|somebody (?:has|have) (?:moved|written|left)|it writes?|from (?:somebody|someone|nobody|a stranger)|anonymous|unknown|mysterious';

/** Somebody unseen writes one word after the other, and hopes for an answer. */
export const WHO_WRITES: Frame = {
  id: 'who-writes',
  name: 'find out who writes the messages, and answer',
  when: ['cue'],
  enacts:
    'write find read answer lay see know want watch leave come live hope move take fly send'.split(
      ' ',
    ),
  cues: [
    [
      12,
      new RegExp(
        `\\b(?:${SIGN})\\b.*\\b(?:${COMES})\\b|\\b(?:${COMES})\\b.*\\b(?:${SIGN})\\b`,
        's',
      ),
    ],
    [8, new RegExp(`\\b(?:${SIGN})\\b.*\\b(?:${WHO})\\b|\\b(?:${WHO})\\b.*\\b(?:${SIGN})\\b`, 's')],
    // A stranger who can do no more than write: nobody tiny, no machine, and no time of coaches.
    [
      -40,
      /\b(?:victorian|automaton|locker|lunch ?box|class(?:room)?|desk|mailbox|letter ?box|library|books?|robots?|ghosts?|model|toys?|dolls?|tiny|fair(?:y|ies)|mice|mouse|granddad|grandad|grandfather|grandmother|granny|gran|tablet|screen|tooth fairy|santa|treasure|map|diary|chat|text messages?|love letters?|post (?:it |them )?back|best friend|pen ?pals?|stuck|shy|teacher|homework|songs?|sings?|spelling|learn\w* (?:to|the))\b/,
    ],
  ],
  sentence:
    '{Hero} finds {*a sign}{if means:, laid in {*kind means},} {in place}, and every week there is a new one; {hero} wants to know who writes it, and it is {*a writer}, who hoped that somebody would answer.',
  roles: [
    role(
      ['sign', 'What is found'],
      'message note letter word sentence complaint signal postcard riddle drawing poem',
      ['obj find|get|write|receive|discover', 'loose'],
      {
        required: true,
        says: [
          [
            /\b(message|note|letter|sentence|complaint|signal|postcard|riddle|drawing|poem)s?\b/,
            'a $1',
          ],
          [/\bwords?\b/, 'a word'],
        ],
        defaults: ['a message'],
      },
    ),
    role(
      ['means', 'What it is made of'],
      'stones pebbles chalk shells lights leaves sticks pencil ink paint',
      ['prep in|with|from lay|write|make'],
      {
        required: true,
        says: [
          [
            /\b(?:in|with|out of|of) (?:\w+ )?(stones|pebbles|chalk|shells|lights|leaves|sticks|pencil|ink|paint)\b/,
            'some $1',
          ],
        ],
        defaults: ['some chalk'],
      },
    ),
    role(['writer', 'Who writes'], 'person job', ['is it', 'prep from|by', 'obj be'], {
      required: true,
      says: [
        [
          /\b(?:it['’]?s|it be|it is|they be|from|by) an? (?:old |lonely |retired |little )*(sailor|lady|man|woman|girl|boy|clockmaker|teacher|captain|pilot|nurse|musician)\b/,
          'an old $1',
        ],
        [/\b(clockmaker|watchmaker|lighthouse keeper)\b/, 'an old $1'],
      ],
      defaults: ['an old lady'],
    }),
    role(
      ['eye', 'What it is seen with'],
      'drone telescope binoculars camera kite torch',
      ['prep with|through', 'obj fly|have', 'loose'],
      {
        says: [[/\bdrones?\b/, 'a drone']],
      },
    ),
    {
      ...PLACE,
      required: true,
      from: ['prep on|in|at|under|from', 'loose'],
      says: [[/\broof ?tops?\b/, 'the flat roof']],
      defaults: ['the yard'],
    },
    ...NEAR,
  ],
};
