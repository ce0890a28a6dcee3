import { type Frame, NEAR, role } from './frame.ts';
import { saysAll } from './says-all.ts';

const KIN =
  'grand\\w+|gran|gramma|granny|nana?|nanna|nonn[ao]|oma|opa|abuel[ao]|dad|daddy|papa|mum|mummy|mom|mommy|mama|aunt\\w*|uncle';
/** What two do who have time. */
const PASTIME =
  'fish(?:es|ing)?|(?:feeds?|feeding) (?:the )?(?:ducks|birds|swans|pigeons)|(?:picks? up|collects?|collecting|gathers?|looks? for) (?:\\w+ ){0,2}shells|(?:sits?|sitting) (?:\\w+ ){0,2}(?:on|under|by|in|at) (?:the|a|our|his|her) (?:\\w+ )?(?:bench|porch|balcony|step|steps|tree|stove|fire|river|lake|sea|shed|sofa|window)|(?:watch\\w*|look(?:s|ing)? at|count\\w*) (?:the )?(?:clouds|stars|boats|ships|trains|birds|rain|sunset|planes|snow)|listens? to the (?:rain|sea|waves|birds|radio)';
const COSY = 'co[sz]y|quiet|calm|gentle|snug|warm|slow|peaceful|slowly';
const RAIN = 'rain\\w*|raindrops?';
const ROOF =
  'roof|window|tent|caravan|camper(?: ?van)?|hut|shed|blanket|den|cabin|boat|tree ?house';
/** Something does happen: somebody is lost, afraid, or gone. */
const NOT_OURS =
  'lost|loses?|lose|missing|scared|afraid|fear|steals?|stole|stolen|thief|died|dies|heaven|miss(?:es)?|far away|tablet|video call|storm|flood|leak\\w*|learn\\w*|teach\\w*|strand\\w*|saves?|before|competition|contest|race|monster|dragon|pirate|magic\\w*|hospital|ill|sick|forgets?|rescue\\w*|stuck|wish\\w*';

/** Side by side with somebody who has time: nothing has to happen, and that is what happens. */
export const SIDE_BY_SIDE: Frame = {
  id: 'side-by-side',
  name: 'be with somebody, and nothing has to happen',
  when: ['cue'],
  enacts:
    'sit fish catch watch feed collect listen happen rain mind eat share look wait do gather find'.split(
      ' ',
    ),
  cues: [
    [
      20,
      /\bnothing (?:much |really |ever |big )?(?:has to|have to|needs? to|must|should|to)? ?happens?\b/,
    ],
    [20, /\bnever catch(?:es)? (?:any|a )\w*/],
    [18, saysAll(NOT_OURS, PASTIME, KIN)],
    [18, saysAll(NOT_OURS, RAIN, ROOF, `${KIN}|${COSY}`)],
    [14, saysAll(NOT_OURS, '(?:sea|waves?|tide) (?:goes|go|comes?) (?:in|out|up and down)')],
  ],
  sentence:
    '{Hero}{if parent:  and {*the parent} sit | sits with somebody who has time,} side by side{if place:, {*in place}}; {*the what} {what: comes and goes | come and go}, it gets cold, and one coat or one cup is enough; nothing has to happen, and that is best of all.',
  roles: [
    role(['what', 'What there is to see or hear'], 'rain fish duck wave cloud star', [], {
      required: true,
      says: [
        [/\bfish(?:es|ing)?\b/, 'the fish'],
        [new RegExp(`\\b(?:${RAIN})\\b`), 'the rain'],
        [/\b(?:sea|waves?|tide|beach|shells?)\b/, 'the waves'],
        [/\bducks?\b/, 'the ducks'],
        [/\bstars?\b/, 'the stars'],
      ],
      defaults: ['the clouds'],
    }),
    role(
      ['parent', 'Who has time'],
      'mother father grandmother grandfather',
      ['prep with|and', 'subj collect|fish|sit|feed|say|take|go|watch', 'loose'],
      { chief: true },
    ),
    role(['snack', 'What there is to eat'], 'food', ['obj have|eat|bring|share|take', 'loose'], {
      required: true,
      defaults: ['some sandwiches'],
    }),
    role(['place', 'Where'], 'place', ['prep in|at|on|near|by|under', 'prep to', 'loose']),
    ...NEAR,
  ],
};
