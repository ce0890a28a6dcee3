import { AS_A_CHILD } from './back-in-time.ts';
import { type Frame, PLACE, role } from './frame.ts';

/** Who goes along into another world was with the hero before: whoever lives there is met. */
const FROM_HOME = ['prep with|alongside', 'subj come|travel|step', 'is friend', 'loose'];

const DINOSAURS =
  /\b(?:time|age|days|land|world|era|valley) of (?:the )?dinosaurs?\b|\bdino(?:saur)? (?:times?|land|world|age|era|valley)\b|\btime\b.*\bdinosaurs?\b|\bback to the dinosaurs?\b|\bdinosaurs?\b.*\b(?:back in time|time travel|time machine)\b/;

const NEVER = -60;

/** A door leads out of this world, somebody there needs help, and the way back must be kept open. */
export const OTHER_WORLD: Frame = {
  id: 'other-world',
  name: 'go through a door into another world',
  when: ['cue'],
  enacts: 'go step come find help lose take steal open lead shut meet promise look rain swim'.split(
    ' ',
  ),
  cues: [
    [8, /\b(?:minecraft|roblox)\b/],
    [
      14,
      /\b(?:games?|console|tablet)\b.*\b(?:falls?|sucked|pulled|lands?|trapped|stuck|slips?) (?:\w+ ){0,2}(?:in|into|inside) (?:an?|the|his|her|its) (?:\w+ )?(?:game|level|screen)\b/,
    ],
    [
      9,
      /\b(?:portal|time (?:machine|travel\w*)|(?:travel|go|goes|went|sent|send|transport|fly|whisk|zap|whoosh|whizz)\w* (?:\w+ )?(?:back |forward |through )?(?:in|through) time)\b/,
    ],
    [
      8,
      /\b(?:magic|magical|secret|hidden|mysterious|strange|tiny|little) (?:door|wardrobe|mirror|cupboard|gate|tunnel|lift|book|painting|picture)\b.*\b(?:leads?|lead|goes|go|into|opens?|to|world|land|where)\b/,
    ],
    [
      8,
      /\bthrough (?:an?|the|his|her|my|our|their)(?: \w+){0,2} (?:door|wardrobe|mirror|painting|picture|portal|hole|tunnel|book|gate|screen|cupboard|looking glass|page)s?\b.*\b(?:into|world|land|where|lands? in|arrive|there)\b/,
    ],
    [
      9,
      /\b(?:suck|fall|pull|step|climb|jump|drop|disappear|trap|dive|slip|get|go|drag|beam|stuck)\w*\b (?:\w+ ){0,2}(?:in|into|inside|through) (?:an?|the|his|her|my|our|their) (?:\w+ ){0,2}(?:video game|computer game|book|story|painting|comic|mirror|television|tv|computer|screen|tablet|wardrobe|snow globe|drawing|fairy ?tale)\b/,
    ],
    [9, /\b(?:suck|pull|trap|stuck|drag)\w* (?:in|into|inside) (?:\w+ ){1,3}game\b/],
    [
      11,
      /\binside (?:an?|the|his|her|my|our) (?:\w+ ){0,2}(?:video game|computer game|game|book|painting|computer|story|comic|tv|television|dream)\b/,
    ],
    [
      8,
      /\b(?:door|wardrobe|cupboard|tunnel|hole|mirror|gate|lift|closet|book|painting|picture|staircase|stairs)\b.{0,40}\b(?:leads?|goes|go|opens?|takes?) .{0,24}\b(?:somewhere|another|different|world|land|kingdom|jungle|forest|castle|sea|planet|town)\b/,
    ],
    [6, /\b(?:land|world|planet|kingdom) (?:made )?of (?!the world\b|his\b|her\b|our\b|my\b)\w+/],
    [
      8,
      /\b(?:candy|sweets?|sweetie|dinosaur|dino|fairy|toy|cheese|chocolate|cloud|dream|upside[- ]?down|backwards?|lego|ice cream|cake|dragon|unicorn|cat|dog|robot)[ -]?(?:land|world|town|city)\b/,
    ],
    [
      6,
      /\b(?:another|other|different|magic(?:al)?|parallel|secret|fantasy) (?:worlds?|lands?|dimensions?|kingdoms?|planets?)\b/,
    ],
    [
      7,
      /\b(?:wakes? up|finds? (?:him|her|them)sel(?:f|ves)|lands?) (?:\w+ )?(?:in|inside|among) (?:an?|the) (?:\w+ ){0,2}(?:time|world|land|castle|jungle|game|book|past|future|middle ages|stone age)\b/,
    ],
    [
      6,
      /\bdreams? (?:that )?(?:he|she|they|i) (?:be|is|am|are)\b|\bin (?:a|his|her) dream (?:he|she|they)\b/,
    ],
    [
      8,
      /\b(?:open|step|climb|crawl|hide)\w* .{0,24}\b(?:wardrobe|cupboard|closet|trunk|door)\b.{0,40}\b(?:forest|land|world|jungle|castle|sea|snow)\b/,
    ],
    [NEVER, AS_A_CHILD],
    [-20, /^(?!.*\b(?:lost|lose|find|steal|stolen|save|rescue|help|need)\b).*\bdinosaurs?\b/],
    [
      7,
      /\bmermaids?\b.*\b(?:under|sea|ocean|reef|underwater|live|swim)\b|\bunder the sea\b.*\bmermaid/,
    ],
    [
      6,
      /\b(?:stone age|middle ages|olden days|into the future|ancient (?:egypt|rome|greece)|roman times|viking times|in the past)\b/,
    ],
  ],
  sentence:
    '{Hero} goes {if way is clock or engine or vehicle: with | through} {*a way} into {*a world}{if friend: with {*a friend}}; {*a dweller} {dweller: needs | need} help there, because {*a culprit} {culprit: has | have} {*full lost}; {he} comes home with {*a token}.',
  roles: [
    role(
      ['way', 'The way in'],
      'thing place nature vehicle game dream',
      [
        'prep through|into go',
        'prep through',
        'prep into step|suck|fall|climb|jump|pull|get',
        'obj open|find|discover|enter',
        'subj lead|open|take',
      ],
      {
        required: true,
        says: [
          [/\btime machine\b/, 'a time machine'],
          [/\b(?:\w+ )?door\b/, 'a door'],
          [/\bportal\b/, 'a portal'],
          [/\bwardrobe\b|\bcloset\b/, 'a wardrobe'],
          [/\bcupboard\b/, 'a cupboard'],
          [/\bmirror\b|\blooking glass\b/, 'a mirror'],
          [
            /\b(?:story ?|fairy ?tale )?book\b|\bfairy ?tale\b|\binto (?:an?|the) story\b/,
            'a book',
          ],
          [/\b(?:painting|picture)\b/, 'a painting'],
          [/\bvideo game\b/, 'a video game'],
          [/\bcomputer game\b/, 'a computer game'],
          [/\bcomic\b/, 'a comic'],
          [/\b(?:rabbit|mouse) hole\b/, 'a rabbit hole'],
          [/\btunnel\b/, 'a tunnel'],
          [/\bminecraft\b/, 'a computer game'],
          [/\b(?:television|tv|screen|tablet)\b/, 'a television'],
          [/\bcomputer\b/, 'a computer'],
          [/\b(?:inside|into) (?:an?|the|his|her) game\b/, 'a computer game'],
          [/\bdream/, 'a dream'],
          [
            /\b(?:travel\w*|back|go\w*) (?:\w+ )?(?:in|through) time\b|\btime travel/,
            'a time machine',
          ],
        ],
        defaults: ['world is underwater => a round hole in the rocks', 'a small green door'],
      },
    ),
    role(
      ['world', 'Where it leads'],
      'place sky age game',
      [
        'prep into|to|inside',
        'prep behind',
        'is it',
        'prep in dream|land|wake|arrive|find',
        'prep under',
      ],
      {
        required: true,
        says: [
          [DINOSAURS, 'the age of the dinosaurs'],
          [/\b(?:land|kingdom|world|planet) (?:made )?of (\w+)/, 'the land of $1'],
          [
            /\b(candy|sweets|sweetie|fairy|toy|cheese|chocolate|cloud|lego|ice cream|cake|dragon|unicorn|cat|dog|robot)[ -]?(?:land|world)\b/,
            'the land of $1',
          ],
          [/\bupside[- ]?down (town|city|world|land)\b/, 'an upside-down $1'],
          [
            /\bunder (?:the )?(?:sea|water|ocean)\b|\bunderwater\b|\bmermaids?\b/,
            'the bottom of the sea',
          ],
          [/\bstone age\b/, 'the stone age'],
          [/\bfuture\b/, 'the future'],
          [/\bknights?\b|\bmiddle ages\b|\bmedieval\b/, 'an old castle'],
          [
            /\bsomewhere (?:different|else|new)\b|\b(?:another|different|other|magic\w*|strange|parallel|secret) (?:worlds?|lands?|places?|dimensions?)\b/,
            'a land on no map',
          ],
        ],
        defaults: [
          'way is game or computer or television => the game',
          'dweller is dinosaur => the age of the dinosaurs',
          'dweller is swims => the bottom of the sea',
          'dweller is queen or king or princess or prince or knight => an old castle',
          'a land on no map',
        ],
      },
    ),
    role(['stuff', 'What is everywhere there'], 'food creature', [], {
      says: [
        [
          /\b(?:land|world|planet|kingdom|town|city) (?:made )?of (?!the\b|dinosaurs?\b)(\w+)/,
          'some $1',
        ],
        [/\b(candy|sweets|cheese|chocolate|lego|cake|ice cream)[ -]?(?:land|world)\b/, 'some $1'],
      ],
    }),
    role(
      ['dweller', 'Who is met there'],
      'creature being baby teacher neighbour girl-friend boy-friend doctor',
      [
        'obj meet|help',
        'subj need|ask|lose',
        'prep with make',
        'is always|sad',
        'obj see|find',
        'subj talk|live|rule',
        'loose',
      ],
      {
        required: true,
        says: [
          [/\bhelps? (an? (?:\w+ )?\w+) (?:to )?(?:find|get|look|win|save)\b/, '$1'],
          [/\bbaby (?:t[- ]?rex|dinosaur|dino)\b/, 'a baby dinosaur'],
          [/\bt[- ]?rex\b|\b\w*(?:saurus|ceratops|raptor)\b/, 'a dinosaur'],
          [/\bknights\b/, 'some knights'],
          [/\b(queen|king|princess|prince|wizard|knight)\b/, 'a $1'],
          [/\bmermaids\b/, 'some mermaids'],
          [/\bmermaid\b/, 'a mermaid'],
        ],
        defaults: [
          'stuff is alive => =stuff',
          'world is age => a young dinosaur',
          'world is castle => a worried queen',
          'world is underwater => an old turtle',
          'world is game => a small square robot',
          'a worried rabbit',
        ],
      },
    ),
    role(
      ['lost', 'What is wanted there'],
      'thing food nature creature being',
      [
        'obj lose|fetch|bring|save|rescue|free|return|steal|need|get',
        'prep for look|search',
        'adj lost|missing|stolen|golden',
        'obj find',
      ],
      {
        required: true,
        says: [
          [/\bfind (?:its|his|her|their|the) (?!way\b|time\b)(\w+)\b(?! out\b)/, 'the $1'],
          [/\b(?:has|have|had) lost (?:its|his|her|their|the) (\w+)/, 'the $1'],
        ],
        defaults: [
          'world is age => a speckled egg',
          'world is castle => the golden crown',
          'world is underwater => the white pearl',
          'world is game => the golden key',
          'the silver bell',
        ],
      },
    ),
    role(
      ['culprit', 'Who has it'],
      'creature being person',
      [
        'subj guard|block|steal|take|chase|keep|hide|freeze|scare',
        'prep from|against|past',
        'obj defeat|fight|beat|trick|escape|avoid|face',
      ],
      {
        required: true,
        defaults: [
          'world is age => an enormous dinosaur',
          'world is castle and dweller is not dragon => an enormous dragon',
          'world is underwater and dweller is octopus => an enormous crab',
          'world is underwater => an enormous octopus',
          'world is game => an enormous robot',
          'an enormous bear',
        ],
      },
    ),
    role(
      ['token', 'What comes home'],
      'carried small shiny',
      ['obj bring|take back', 'prep with come'],
      {
        required: true,
        defaults: [
          'world is age => a smooth green stone',
          'world is castle => a gold coin',
          'world is underwater => a pink shell',
          'world is game => a silver coin',
          'a white feather',
        ],
      },
    ),
    role(['dweller2', 'Who else is there'], 'creature being', [
      'obj meet',
      'subj talk|help',
      'loose',
    ]),
    role(['woe', 'What is wrong there'], 'woe', [], {
      says: [
        [/\balways winter\b/, 'the winter'],
        [
          /\b(?:always|so|very|too) sad\b|\bnever (?:laugh|smile)s?\b|\bforgot(?:ten)? how to (?:laugh|smile)\b/,
          'the sadness',
        ],
        [/\balways (?:dark|night)\b|\bsun (?:is|has) (?:gone|vanished|disappeared)\b/, 'the dark'],
      ],
    }),
    role(['rain', 'When it opens'], 'when', [], {
      says: [[/\b(?:every time|each time|when(?:ever)?) it rains?\b/, 'the rain']],
    }),
    role(['life', 'What is left'], 'life', [], {
      says: [[/\b(?:one|1|last|single) (?:\w+ )?(?:life|lives)\b/, 'the last heart']],
    }),
    role(['kin', 'Who is at home'], 'mother father grandmother grandfather', [
      'subj live|call|wait|switch|ask|say|shout|turn|wake',
      'prep before',
      'loose',
    ]),
    {
      ...PLACE,
      accepts: ['place', 'sky', 'bed'],
      from: ['prep off|near|by|behind', 'prep in|at|on|under', 'loose'],
    },
    role(['friend', 'Comes along'], 'alive', FROM_HOME),
    role(['friend2', 'Comes along, too'], 'alive', FROM_HOME),
  ],
};
