import { ALONG, type Frame, PLACE, role } from './frame.ts';
import { HERO } from './hero-did.ts';

const SPOILS =
  'break|broke|smash\\w*|crack\\w*|tear|tore|rip\\w*|spill\\w*|scratch\\w*|paint\\w*|draw|drew|scribble\\w*|cut|kick\\w*|knock\\w*|drop\\w*';
/** “Breaks the ice”, “breaks his leg”: nothing to hide. */
const MEANT =
  '(?! (?:a |the |his |her |my |its )?(?:ice|record|spell|curse|code|silence|leg|arm|foot|wrist|finger|toe|nose|heart|bone|down|up|free|out|into|tie|promise|world)\\b)';
const TAKES = 'steal|stole|take|took|eat|ate|pinch\\w*|lose|lost|let';
/** What turns a mishap into something on one's mind. */
const HIDES =
  'hide|hid|hides|not tell|nothing|not dare|lie|lies|ly|blame\\w*|guilty|confess|own up|owns up|feel (?:so |very |really )?(?:bad|sorry|terrible|awful|worse)|nobody know|run away|ran away|pretend\\w*|(?:say|says|said) (?:that )?(?:it be|it was|the \\w+ (?:do|did|break|eat|take))|put the \\w+ in front';

/** The child has done something and hides it; telling it is the turn. */
export const OWN_UP: Frame = {
  id: 'own-up',
  name: 'own up to something',
  when: ['cue'],
  enacts: 'hide say tell feel blame lie confess know notice find forgive sweep go'.split(' '),
  cues: [
    [10, new RegExp(`${HERO}(?:${SPOILS}|${TAKES})\\b${MEANT}.*\\b(?:${HIDES})\\b`)],
    [6, new RegExp(`${HERO}(?:break|smash|tear|spill|scratch|scribble)\\b${MEANT}`)],
    [5, new RegExp(`${HERO}steal\\b`)],
    [
      11,
      /\bown(?:s|ed|ing)? up\b|\b(?:confess\w*|guilty|conscience|lying(?! (?:to (?:him|her|them|every\w+)|in|on|down|under|awake|there))|lied|dishonest|truthful)\b|\b(?:about|learns?|learning|of) (?:the )?honesty\b|\b(?:be|being|is) honest\b|\btell(?:s|ing)? (?:him |her |us |me )?(?:the truth|lies|a lie|fibs|a fib)\b|\badmit\w* (?:a |the |his |her |it|that)|\bblames? (?:it on )?(?:the|his|her)\b|\b(?:say|says|said) the \w+ (?:do|did) it\b/,
    ],
    [9, /\bcut (?:off )?(?:all )?(?:his|her) own (?:hair|fringe)\b/],
  ],
  sentence:
    '{Hero} {if deed is grab: takes {*a matter} | {if deed is bite: eats {*a matter} in secret | {if deed is idea: spoils {*a matter} with {*a deed} | {if deed is splash: spoils {*a matter} with {*a deed} | {if deed is door: lets {*a matter} out | {if deed is pocket: loses {*a matter} | {if deed is rip: tears {*a matter} | {if deed is scratch: scratches {*a matter} | breaks {*a matter}}}}}}}}}, says nothing{if hide:, hides it {*in hide}}{if blamed:, puts it on {*a blamed}}, and at last tells {*a told}.',
  roles: [
    role(
      ['matter', 'What it is about'],
      'thing food toy worn vehicle creature nature height',
      [
        'obj break|smash|crack|tear|rip|scratch|steal|lose|cut|knock|pinch|take|let|ruin|damage',
        'prep on|through paint|draw|scribble|spill|write|kick',
        'adj broken|torn|stolen',
        'prep about lie',
        'obj eat|drop|paint|draw|kick',
        'subj escape|run',
      ],
      {
        required: true,
        says: [
          [/\b(?:hair|fringe|pony ?tail)\b/, 'my hair'],
          [/\bwindow\b/, 'a window'],
          [/\b(?:on|over) (?:\w+ ){0,4}wall(?:s|paper)?\b/, 'the wall'],
          [/\b(?:on|over) (?:\w+ ){0,4}(?:carpet|rug)\b/, 'the carpet'],
          [/\b(?:on|over) (?:\w+ ){0,4}sofa\b/, 'the sofa'],
          [/\bcar key\b/, 'the car key'],
          [/\b(?:scratch\w*) (?:\w+ ){0,4}car\b/, 'the car'],
          [/\b(?:tears?|tore)\b.*\bbook\b/, 'a book'],
        ],
        defaults: [
          'deed is grab => a red toy car',
          'deed is bite => the last biscuit',
          'deed is idea => the white wall',
          'deed is splash => the sofa',
          'deed is door => a small rabbit',
          'deed is pocket => the front door key',
          'a blue jug',
        ],
      },
    ),
    role(
      ['told', 'Who is told'],
      'person',
      [
        'obj tell',
        'prep to tell|confess|belong|admit|say',
        'prep from hide|steal|take',
        'owns vase|cup|mug|teapot|jug|plate|window|car|key|keys|phone|glasses|book|homework|chair|watch|guitar|computer|flowers|picture|laptop|cake|chocolate|purse|drawing|lamp|radio|camera|necklace|ring|hat|toy|doll|bike|rabbit|hamster|lipstick',
        'is very|kind|so|sad|angry|cross|nice',
        'subj find|notice|forgive|come|ask|hug|understand|laugh|see|help|say',
        'adj kind',
        'loose',
      ],
      {
        required: true,
        chief: true,
        says: [[/\b(?:shop ?keeper|shop (?:man|lady|owner))\b/, 'the shopkeeper']],
        defaults: [
          'place is shop or supermarket => the shopkeeper',
          'place is school => the teacher',
          'Mrs Finch',
        ],
      },
    ),
    role(['deed', 'What happened'], 'crash rip idea splash scratch door pocket grab bite', [], {
      required: true,
      says: [
        [/\b(?:steal|steals|stole|stolen)\b/, 'a quick grab'],
        [/\b(?:tear|tore|torn|rip|rips|ripped)\b/, 'a long rip'],
        [
          /\b(?:break|breaks|broke|broken|smash\w*|crack\w*|shatter\w*|knock\w*|kick\w*)\b/,
          'a big crash',
        ],
        [/\bscratch\w*\b/, 'a long scratch'],
        [/\b(?:spill\w*|spilt|splash\w*|stain\w*|knocks? over)\b/, 'a big splash'],
        [/\b(?:paint\w*|draws?|drew|scribbl\w*|cuts?|write|wrote)\b/, 'an idea'],
        [/\b(?:ate|eats?|nibbl\w*|lick\w*)\b/, 'a quick bite'],
        [/\b(?:took|takes?|pinch\w*)\b/, 'a quick grab'],
        [/\b(?:lose|loses|lost)\b/, 'an empty pocket'],
        [/\blets? (?:\w+ ){1,4}(?:out|go|escape)\b|\bleft (?:\w+ ){1,4}open\b/, 'an open door'],
      ],
      defaults: ['a big crash'],
    }),
    role(
      ['hide', 'Where it is hidden'],
      'thing worn nature',
      [
        'prep in|under|behind|inside|beneath hide',
        'prep in|under|behind|inside put|bury',
        'obj put',
      ],
      { says: [[/\bhid\w*\b.*\bunder (?:his|her|the) bed\b/, 'the bed']] },
    ),
    role(['rest', 'What is hidden'], 'thing', ['obj hide']),
    role(['blamed', 'Who is blamed'], 'creature person being windy', [
      'subj do',
      'obj blame',
      'is it',
      'prep on blame',
      'obj say',
    ]),
    // Says that there is none: no mention is taken for it, and no such animal is painted.
    role(['none', 'No such animal there'], 'silence', [], {
      says: [
        [
          /\b(?:do not|don['’]?t|have not|haven['’]?t|has not) (?:even )?(?:have|got|own) an? \w+\b/,
          'a long silence',
        ],
      ],
    }),
    role(['by', 'What did it'], 'thing food sport', [
      'obj spill',
      'prep with scratch|break|hit|knock|paint|draw|scribble|write|cut|play',
      'obj kick|throw|bounce',
    ]),
    role(['mend', 'How it is put right'], 'glue money cake picture letter flowers', [], {
      says: [
        [/\bglue\w*\b/, 'some glue'],
        [/\bpocket money\b|\bpays?\b|\bpaid\b/, 'the pocket money'],
        [/\bbakes?\b/, 'a new cake'],
      ],
    }),
    PLACE,
    ...ALONG,
  ],
};
