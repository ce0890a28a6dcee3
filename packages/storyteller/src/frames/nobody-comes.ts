import { type Frame, PLACE, role } from './frame.ts';

const SOLD =
  'lemonade|cookie|biscuit|cake|sweet|candy|juice|waffle|pancake|ice cream|hot chocolate|fruit|flower|jewellery|jewelry|bracelet|slime|toy|book|shell|stone|popcorn|mud pie';
const MASS = /lemonade|slime|popcorn|juice|chocolate|jewel|ice cream|candy/;
/** What a child can open, by what is done there: sold, looked at, watched, joined. */
const OPENED: readonly (readonly [says: string, phrase: string])[] = [
  [`(?:${SOLD}) (?:stand|stall|sale|shop)`, 'a $1'],
  ['jumble sale|yard sale|garage sale|bake sale|flea market stall|market stall', 'a $1'],
  ['(?:\\w+ )?(?:museum|exhibition)|art gallery|(?:snail|insect|bug|worm|beetle|pet) zoo', 'a $1'],
  ['librar(?:y|ies)', 'a library'],
  ['(?:puppet|magic|fashion|dance|comedy|cat|dog|circus) show|puppet theatre', 'a $1'],
  ['concert|circus|theatre|cinema|disco', 'a $1'],
  ['(?:climate|school) (?:strike|march|protest)|(?:strike|protest|demonstration)', 'a $1'],
  ['(?:\\w+ )?club|book group|petition|campaign|choir|orchestra|litter pick', 'a $1'],
  ['shop|café|cafe|restaurant|hair salon|stall|stand', 'a $1'],
];
const KINDS = OPENED.map(([says]) => says).join('|');
const OPENS =
  '(?:open|start|organi[sz]e|set up|run|make|found|hold|put on|plan|give|have|build|arrange|create|invent|call)\\w*';
const FEW =
  '(?:nobody|no one|no-one|no body|none|nobody else|not a single \\w+|hardly any\\w*|only (?:an? |the |one |two |three |her |his |my |mum|dad|gran)\\w*|just (?:one|two|three|her|his|my|the)) ?(?:\\w+ ){0,3}(?:want\\w* to )?(?:come|comes|came|turn\\w*|show\\w*|buy\\w*|bought|join\\w*|visit\\w*|sign\\w*|stop\\w*|be there|is there|want\\w*)';
/** Where one goes or is taken: not what the child opens. */
const NOT_OPENED =
  '(?![^]*\\b(?:school trip|birthday|party|night at|at night|sneak|(?:dad|daddy|papa|mum|mummy|mom|mama|grand\\w+|uncle|aunt\\w*) (?:open|start|run|own|have)s?)\\b)';

/** A child opens something of its own, and nobody comes; so it goes where people stand and wait. */
export const NOBODY_COMES: Frame = {
  id: 'nobody-comes',
  name: 'open something to which nobody comes',
  when: ['cue'],
  enacts:
    'open start organise organize set run make hold sell buy come join visit turn show stop put try invite wait want call'.split(
      ' ',
    ),
  cues: [
    [13, new RegExp(`^${NOT_OPENED}[^]*\\b(?:${KINDS})\\b[^]*\\b${FEW}\\b`)],
    [
      9,
      new RegExp(
        `^${NOT_OPENED}[^]*\\b${OPENS} (?:up )?(?:an?|her own|his own|my own|her|his|the) (?:\\w+ ){0,2}(?:${KINDS})\\b(?! (?:in|at) the (?:city|zoo))`,
      ),
    ],
    [
      9,
      new RegExp(
        `^(?:an? |the |her |his |my )?(?:${SOLD}) (?:stand|stall|sale)\\b|\\b(?:museum|exhibition|library|shop|cinema|club) (?:in|under|behind) (?:the|her|his|our|my) (?:\\w+ )?(?:bedroom|room|garage|stairs|shed|garden|hallway|kitchen|tree ?house)\\b`,
      ),
    ],
    [8, new RegExp(`\\bsells? (?:\\w+ ){0,2}(?:${SOLD})s?\\b`)],
  ],
  sentence:
    '{Hero} opens {*a thing}{if stuff:, with {*a stuff}}{if place:, {*in place}}{if friend:, with {*a friend}}; nobody comes but {*a guest}; then {hero} sees who has been waiting all the time.',
  roles: [
    role(
      ['thing', 'What is opened'],
      'stall stand sale shop café cafe restaurant salon museum exhibition gallery zoo library show theatre concert circus cinema disco strike march protest demonstration club group petition campaign choir orchestra pick',
      [],
      {
        required: true,
        says: [
          ...OPENED.map(([says, phrase]) => [new RegExp(`\\b(${says})\\b`), phrase] as const),
          [new RegExp(`\\bsells? (?:\\w+ ){0,2}(?:${SOLD})s?\\b`), 'a stall'],
        ],
        defaults: ['a club'],
      },
    ),
    role(
      ['stuff', 'What is there'],
      'food thing creature nature toy',
      ['obj sell|show|collect|bake|make|exhibit', 'prep of|about|with'],
      {
        says: SOLD.split('|')
          .filter((word) => !['flower', 'fruit', 'book', 'toy'].includes(word))
          .map((word) => [
            new RegExp(`\\b${word}s? (?:stand|stall|sale|shop)\\b`),
            MASS.test(word) ? `some ${word}` : `some ${word}s`,
          ]),
        defaults: ['thing is museum or exhibition => some stones'],
        byStep: true,
      },
    ),
    role(
      ['guest', 'Who does come'],
      'alive',
      [
        'subj come|turn|show|buy|visit|join|stop',
        'is only|guest|visitor|customer',
        'prep except|but',
      ],
      {
        required: true,
        says: [
          [/\bonly two (?:people|kids|children|friends)\b|\bjust two\b/, 'two people'],
          [/\bonly three (?:people|kids|children|friends)\b|\bjust three\b/, 'three people'],
        ],
        defaults: ['an old man with a newspaper'],
      },
    ),
    // What is brought instead, to whom, and what the money is for.
    role(
      ['instead', 'What is sold instead'],
      'food',
      ['obj sell', 'prep to change', 'prep to switch'],
      {
        byStep: true,
        says: [
          [/\b(hot (?:soup|chocolate|tea|cocoa))\b/, 'some $1'],
          [/\bchang\w+ to (?:selling )?(\w+)\b/, 'some $1'],
        ],
      },
    ),
    role(['buyers', 'Who buys'], 'person job', ['prep to sell', 'subj buy']),
    role(['goal', 'What the money is for'], 'thing vehicle toy creature', [
      'prep for make',
      'prep for earn',
      'prep for save',
      'prep for need',
      'obj buy',
      'prep for',
    ]),
    role(['rain', 'What the weather does'], 'rain snow wind fog storm', [], {
      says: [
        [/\brain(?:s|ing|y)?\b/, 'the rain'],
        [/\bsnow(?:s|ing)?\b/, 'the snow'],
      ],
    }),
    // By what is in it: sold in, looked at, watched or called; what has nothing is joined. The words are
    // none of the idea's, so that nobody's stand is taken for two.
    role(['sort', 'What is in it'], 'till case curtain megaphone', [], {
      byStep: true,
      says: [
        [
          new RegExp(
            `\\b(?:stall|stand|sale|shop|café|cafe|restaurant|salon|sells? (?:\\w+ ){0,2}(?:${SOLD})s?)\\b`,
          ),
          'a till',
        ],
        [/\b(?:museum|exhibition|gallery|zoo|librar(?:y|ies))\b/, 'a case'],
        [/\b(?:show|theatre|concert|circus|cinema|disco)\b/, 'a curtain'],
        [/\b(?:strike|march|protest|demonstration)\b/, 'a megaphone'],
      ],
    }),
    role(['pigeon', 'Comes by'], 'pigeon', [], {
      required: true,
      byStep: true,
      defaults: ['a pigeon'],
    }),
    role(['dog', 'Follows'], 'dog', [], {
      required: true,
      byStep: true,
      defaults: ['a brown dog'],
    }),
    PLACE,
    role(['friend', 'Who helps'], 'alive', [
      'prep with|and|alongside',
      'is friend|the|helper|boss|assistant|partner',
    ]),
    role(['friend2', 'Who helps, too'], 'alive', ['prep with|and|alongside']),
  ],
};
