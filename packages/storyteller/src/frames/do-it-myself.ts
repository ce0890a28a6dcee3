import { ALONG, type Frame, type FrameRole, role } from './frame.ts';

/** Nobody helps: “all by herself”, “on his own”, “his own shoes”, “must not help”. */
const ALONE =
  "\\b(?:(?:him|her|my|them|it)sel(?:f|ves)|alone|on (?:his|her|their|my) own|(?:his|her|their|my) own|own|(?:without|no|any|not|n't|not want|won't let \\w+) help)\\b";
const FOOTWEAR = 'shoes?|boots?|well(?:ies|y|ingtons?)|sandals?|slippers?|trainers?|sneakers?';
const OUTER = 'coat|jacket|rain ?coat|anorak|jumper|sweater|cardigan|hoodie|snow ?suit';
const INNER =
  'clothes|trousers|tights|leggings|socks?|t-?shirt|shirt|vest|pyjamas|pajamas|dress|skirt|hat|mittens?|gloves?';
const DRINKS = 'milk|juice|water|tea|squash|cereal|cornflakes|muesli';
/** What a small child is proud to do: a verb, and what it is done to. */
const SMALL_DEEDS = [
  `(?:put|putt|pull|get|gett|tak)(?:s|ing|ting|e|es)? (?:\\w+ ){0,4}(?:${FOOTWEAR}|${OUTER}|${INNER})`,
  `(?:${FOOTWEAR}|${OUTER}|${INNER}) on`,
  'dress(?:es|ed|ing)?',
  '(?:the|her|his|own|a) (?:zip|zipper|buttons?)',
  `pour(?:s|ed|ing)? (?:\\w+ ){0,4}(?:${DRINKS})`,
  'brush(?:es|ed|ing)? (?:\\w+ ){0,2}(?:teeth|tooth|hair)',
  '(?:tid(?:y|ies|ied|ying)|clean(?:s|ing)? up)',
  '(?:go|goes|going|come|coming|slid(?:e|es|ing)) down (?:\\w+ ){0,2}slide',
  '(?:wash(?:es|ing)?|dry|dries|comb(?:s|ing)?|wip(?:e|es|ing)) (?:his|her|their) (?:own )?\\w+',
  '(?:eat(?:s|ing)?|feed(?:s|ing)?) .{0,30}(?:spoon|fork|(?:him|her)self)',
  '(?:carr(?:y|ies|ying)|pack(?:s|ing)?) (?:his|her|their) (?:own )?(?:back ?pack|rucksack|bag|plate|cup)',
  '(?:mak(?:e|es|ing)|get(?:s|ting)?) (?:his|her|their) (?:own )?(?:breakfast|bed|sandwich|toast)',
].join('|');
const ALONE_AND_DEED = new RegExp(
  `^(?=[^]*${ALONE})(?![^]*\\b(?:birthday|superhero|pirate|tube|sensor|stoma)\\b)[^]*\\b(?:${SMALL_DEEDS})\\b`,
);

/** The thing itself in the parent's words, by what is done to it; the word list does not know each. */
const THINGS_DONE: FrameRole['says'] = [
  [/\bbig (?:girl|boy) (?:pants|knickers|undies|underwear)\b/, 'my big pants'],
  [/\bpotty\b|\btoilet train\w*\b|\b(?:nappy|nappies|diapers?)\b/, 'the potty'],
  [/\btid(?:y|ies|ied|ying)\b.{0,25}\broom\b/, 'my room'],
  [/\btid(?:y|ies|ied|ying)\b|\bclean(?:s|ing)? up\b/, 'my toys'],
  [/\b(?:zip|zipper)\b/, 'my zip'],
  [/\bbuttons\b/, 'my buttons'],
  ...'shoes boots wellies wellingtons sandals slippers trainers coat jacket raincoat jumper'
    .split(' ')
    .map((word) => [new RegExp(`\\b${word}\\b`), `my ${word}`] as const),
  [/\bdress(?:ed|ing|es)?\b/, 'my clothes'],
  ...'trousers tights socks pyjamas'
    .split(' ')
    .map((word) => [new RegExp(`\\b${word}\\b`), `my ${word}`] as const),
  [/\bbrush\w* (?:(?:his|her|their|my|the|own) ){0,2}(?:tooth|teeth)\b/, 'my toothbrush'],
  [/\btoothbrush\b/, 'my toothbrush'],
  [/\bpour\w* (?:\w+ ){0,6}milk\b/, 'the milk'],
  [/\bpour\w* (?:\w+ ){0,6}juice\b/, 'the juice'],
  [/\bpour\w* (?:\w+ ){0,6}water\b/, 'the water'],
  [/\bslide\b/, 'the slide'],
];

/** “To the park” after “go” and after “run”. */
const afterVerbs = (prepositions: string, verbs: string): string[] =>
  verbs.split(' ').map((verb) => `prep ${prepositions} ${verb}`);

/** A small child's first own deeds: what is practised for weeks is told by `learn-hard`, what frightens by `face-fear`. */
export const DO_IT_MYSELF: Frame = {
  id: 'do-it-myself',
  name: 'do it all alone',
  when: ['cue'],
  cues: [
    [
      10,
      /\bpotty\b|\btoilet train|\b(?:no more|without|out of|off|goodbye to|bye[- ]?bye) (?:\w+ ){0,2}(?:nappy|nappies|diapers?)\b|\b(?:big|grown[- ]up) (?:girl |boy )?(?:pants|knickers|undies|underwear)\b/,
    ],
    [9, ALONE_AND_DEED],
    [
      8,
      /\b(?:me|i) (?:can )?do it\b|\bdo (?:it|everything|all|things?) (?:all )?(?:by |on )?(?:him|her|my)self\b|\bby myself\b|\b(?:will not|won't|do not|does not|doesn't|don't|must not|not) (?:want (?:any(?:one|body)? |us )?|let (?:us|me|anyone|anybody|mummy|daddy|mum|dad|mama|papa) (?:to )?)help\b/,
    ],
    [6, /\bwrong (?:foot|feet|leg|way (?:a)?round)\b|\bback to front\b/],
    [5, /\b(?:get|gets|getting|be) (?:dressed|dress)\b/],
  ],
  enacts:
    'learn cheer put pull push pour spill wipe wait sit help dress zip tidy climb slide eat hide laugh show insist'.split(
      ' ',
    ),
  sentence:
    '{Hero} wants to {deed} all alone{if helper:, and {*a helper} {helper: waits | wait}}; it goes wrong, and wrong again, until {hero} finds out how{if after:; and then {if after is place: they go {*to after} | there {after: is | are} {*the after}}}.'.replace(
      '{deed}',
      '{if thing is potty or underwear: manage with {*the thing} | {if thing is zip or buttons: do up {*own thing} | {if thing is cup: pour {*own thing} | {if thing is toothbrush: use {*own thing} | {if thing is slide: go down {*the thing} | {if thing is room or toys: tidy {*own thing} | {if thing is food: eat {*a thing} | {if thing is clothing: put on {*own thing} | manage {*own thing}}}}}}}}}',
    ),
  roles: [
    role(
      ['thing', 'What it is about'],
      'worn clothing potty food thing',
      [
        'obj put|zip|button|pour|carry|pull|brush|close|eat|wear|tidy|wash|use|pack|make',
        'prep down|on',
        'loose',
      ],
      { required: true, says: THINGS_DONE, defaults: ['my shoes'] },
    ),
    role(['garment', 'What it is on'], 'clothing', ['prep of|on|in']),
    role(['wrong', 'What is in the wrong place'], 'clothing', [
      'subj end|land|go',
      'obj take|steal|hide|chew|grab',
      'prep out take',
      'prep with run',
    ]),
    role(['hide', 'Where one hides'], 'thing place', ['prep behind|under|in hide'], {
      says: [[/\bbehind the curtain\b/, 'the curtain']],
    }),
    role(
      ['helper', 'Who waits'],
      'mother father grandmother grandfather teacher',
      [
        'subj wait|watch|catch|cheer|hold|clap|say|sit|stand|help|smile',
        'prep with|and|alongside',
        'is patient|late|there|proud',
        'obj let',
        'loose',
      ],
      { chief: true },
    ),
    role(['toy', 'Who tries it, too'], 'toy', ['subj sit|try|get|wear', 'prep with', 'loose']),
    role(['laughs', 'Who laughs'], 'alive', ['subj laugh|giggle|tease']),
    role(['thief', 'Who takes it'], 'creature baby sister brother', [
      'subj steal|take|run|hide|keep|grab|eat|lick|bark',
    ]),
    role(['late', 'What must wait'], 'time', [], {
      says: 'work school nursery kindergarten dinner lunch'
        .split(' ')
        .map((word) => [new RegExp(`\\blate for ${word}\\b`), `the ${word}`] as const),
    }),
    role(['told', 'Who is shown'], 'person job vehicle place', [
      'obj show|tell',
      ...afterVerbs('on|in|at|to', 'tell show'),
    ]),
    role(
      ['after', 'What comes after'],
      'place vehicle water weather food creature',
      [
        ...afterVerbs('to|into|for|before', 'go run come walk drive get carry take'),
        'obj see|visit|watch|meet|feed',
        ...afterVerbs('into|in|through', 'jump splash'),
        'loose',
      ],
      { says: [[/\bpuddles\b/, 'the puddles']] },
    ),
    role(['place', 'Where'], 'place', ['prep in|at|on|by|near|inside']),
    ...ALONG,
  ],
};
