import { type Frame, NEAR, role } from './frame.ts';
import { saysAll } from './says-all.ts';

const KIN =
  "(?:mum|mummy|mom|mommy|mama|dad|daddy|papa|grand\\w+|gran|granny|nana?|nanna|nonna|nonno|oma|opa|omi|opi|abuel[ao]|babushka|bibi|lola|lolo|nani|dadi|aunt\\w*|uncle|cousins?|sister|brother|godmother|godfather|(?:best )?friend)(?:['’]s|s)?";
const SCREENS =
  'tablet|ipad|screen|laptop|computer|video ?(?:calls?|chats?|phones?)|face ?times?|skype|zoom|whats ?app';
const CALLS =
  'on the (?:tele)?phone|over the phone|down the phone|phone calls?|phones|(?:tele)?phone';
const POST = 'letters?|post ?cards?|parcels?|in the post|by post|packages?';
const FAR =
  'far (?:far )?away|(?:a )?long way (?:away|off)|so far|too far|(?:another|different|other) country|other (?:side|end) of the (?:world|country)|abroad|overseas|at sea|out at sea|on (?:a|the|his|her) (?:big )?(?:ship|boat|submarine|oil rig|rig)|away (?:a lot|for work|with work|on (?:a )?business|working|all week|at work|during the week|with the (?:army|navy))|works? (?:away|abroad|far)|working away|business trips?|travels? (?:a lot|for work|for (?:his|her) job|so much)|deployed|posted|in the (?:army|navy|air force|military)|(?:is|be|are|goes|has to go) away|miss(?:es|ing)?';
const COUNTRIES =
  'Ireland England Scotland Wales France Spain Portugal Italy Greece Germany Austria Switzerland Holland Belgium Denmark Sweden Norway Finland Iceland Poland Ukraine Romania Bulgaria Turkey Russia India Pakistan Bangladesh Nepal China Japan Korea Thailand Vietnam Australia Canada America Mexico Brazil Argentina Chile Peru Colombia Cuba Jamaica Egypt Morocco Nigeria Ghana Kenya Ethiopia Somalia Israel Syria Lebanon Iran Iraq Dubai London Berlin Paris'.split(
    ' ',
  );
const LIVES =
  '(?:lives?|living|works?|working|stays?) (?:far |all the way |over )?(?:away )?in (?!(?:the|a|an|our|my|his|her) (?:same|house|flat|attic|caravan|garden|next|street|farm|forest|woods|cave|castle|cellar|shed|tree|town|village))\\w+';
/** Who has died, comes, moves or is gone to is told elsewhere. */
const NOT_OURS =
  'two (?:houses?|homes?|flats?)|die|died|dies|dead|heaven|passed away|visits?|visiting|comes? to stay|fl(?:y|ies|ying) (?:to|out)|drives? to|travels? to|(?:is|are|be) (?:moving|move)|moves|sleep ?over|holiday|divorc\\w*|separated|hospital|ill|sick|poorly|prison|jail|dragons?|magic\\w*|drum|lost|missing|nursery|kindergarten|school|leave|leaves|leaving';

/** Somebody loved lives, works or travels far away: they come by screen, phone or post, and never into the room. */
export const FAR_AWAY: Frame = {
  id: 'far-away',
  name: 'somebody loved is far away, and kisses travel',
  when: ['cue'],
  enacts:
    'blow talk call wave send phone ring see miss kiss catch hug hold count travel work live smile laugh show write post sleep'.split(
      ' ',
    ),
  cues: [
    [
      20,
      saysAll(
        NOT_OURS,
        KIN,
        `${SCREENS}|${POST}`,
        `${FAR}|${LIVES}|kiss\\w*|talks?|calls?|waves?|sends?|every`,
      ),
    ],
    [20, saysAll(NOT_OURS, KIN, 'face ?times?|video ?(?:calls?|chats?)|skype')],
    [20, saysAll(NOT_OURS, KIN, CALLS, `${FAR}|${LIVES}|kiss\\w*|every`)],
    [18, saysAll(NOT_OURS, `${KIN} (?:\\w+ ){0,4}(?:${FAR})`)],
    [18, saysAll(NOT_OURS, `miss(?:es|ing)? (?:\\w+ ){0,3}${KIN}`, `${FAR}|${LIVES}`)],
    [16, saysAll(NOT_OURS, `${KIN} (?:\\w+ ){0,4}${LIVES}`)],
  ],
  sentence:
    '{*Own far} {far: is | are} far away{if land: {if land is sea: at {*kind land} | {*in land}}|}, and {far: comes | come} by {*a through}; {hero} keeps the kisses, and finds out how to send one back.',
  roles: [
    role(
      ['far', 'Who is far away'],
      'person',
      [
        'subj live|work|call|phone|ring|blow|travel|send|read|sing|wave',
        'prep with',
        'is away|far|at|on',
        'obj miss|phone|call|ring|video|facetime',
        'prep from|to',
        'loose',
      ],
      { required: true, chief: true, defaults: ['my best friend'] },
    ),
    role(
      ['land', 'Where that is'],
      'place water',
      ['prep in live', 'prep in work', 'prep in|from|at|on|to'],
      {
        says: [
          [/\b(?:at|out at) sea\b/, 'the sea'],
          [/\b(?:on|in) (?:a|the|his|her) (?:\w+ )?ship\b/, 'the ship'],
          [/\b(?:on|in) (?:a|the|his|her) submarine\b/, 'the submarine'],
          [/\bnew zealand\b/, 'New Zealand'],
          ...COUNTRIES.map((name) => [new RegExp(`\\b${name.toLowerCase()}\\b`), name] as const),
        ],
      },
    ),
    role(['through', 'What it comes by'], 'thing', [], {
      required: true,
      says: [
        [/\btablet\b|\bipad\b/, 'the tablet'],
        [/\b(?:laptop|computer|skype|zoom)\b/, 'the computer'],
        [/\bscreen\b|\bvideo ?(?:call|chat)s?\b|\bface ?times?\b|\bwhats ?app\b/, 'the tablet'],
        [/\bparcels?\b|\bpackages?\b/, 'a parcel'],
        [/\bpost ?cards?\b/, 'a postcard'],
        [/\bletters?\b|\bin the post\b|\bby post\b/, 'a letter'],
        [/\btelephones?\b/, 'the telephone'],
        [/\bphones?\b/, 'the phone'],
      ],
      defaults: ['the tablet'],
    }),
    role(['parent', 'Who is with the child'], 'mother father grandmother grandfather', [
      'subj say|hold|help|sit',
    ]),
    role(['toy', 'What is shown'], 'toy', ['obj show|hold|have|love', 'prep with', 'loose']),
    role(['back', 'What is waited for'], 'time', [], {
      says: [
        [
          /\b(?:comes?|coming|is|be|gets?|until|till|when)\b.{0,20}\b(?:back|home)\b(?! from school)|\bcounts?\b.{0,20}\b(?:sleeps|days)\b/,
          'the day',
        ],
      ],
      byStep: true,
    }),
    ...NEAR,
  ],
};
