import { type Frame, PLACE, role } from './frame.ts';

const KIND =
  't[- ]rex|tyrannosaur\\w*|triceratops\\w*|stegosaur\\w*|diplodocus|brachiosaur\\w*|brontosaur\\w*|velociraptors?|raptors?|ankylosaur\\w*|allosaur\\w*|spinosaur\\w*|styracosaur\\w*|long ?necks?';
const DINOSAUR = `(?:dinosaurs?|${KIND})`;
const NEVER = -60;

/** Made of bone, cloth, plastic or cake, or only a costume: no dinosaur is met there. */
const NOT_ALIVE = new RegExp(
  `\\bdinosaurs? (?:skeleton|bones?|fossils?|museum|exhibition|pyjamas|pajamas|cakes?|party|parties|costume|onesie|suit|socks?|toys?|teddy|teddies|mask|books?|film|movie|lunch ?box|backpack|blanket|pillow|plaster|birthday|nuggets|bed|slippers|jumper|t-?shirt)\\b|\\b(?:toy|cuddly|stuffed|plush|plastic|wooden|inflatable|cardboard|robot|knitted|lego) ${DINOSAUR}|\\b(?:lost|lose|loses|misses|forgot) (?:\\w+ ){0,3}${DINOSAUR}|\\b(?:fossils?|skeletons?|museum)\\b`,
);
/** Who is one, turns into one or is afraid of them has a story of that. */
const OTHER_STORY = new RegExp(
  `\\b(?:be|is|am|become|turn\\w* (?:\\w+ )?into|dress\\w* (?:up )?as|pretend\\w*|like|scare of|scared of|afraid of|frightened of|fear|no|draw|paint) (?:an? |the |being )?(?:\\w+ )?${DINOSAUR}\\b`,
);
/** “Velociraptors”: one of them is the dinosaur of the book. */
const ONE_OF_THEM =
  /\b(velociraptor|raptor|long ?neck|brachiosaur|triceratops|stegosaurus|diplodocus|tyrannosaurus)e?s\b/;
const EGG = /\b(?:egg|hatch)\w*/;

const DINOSAURS_OF_THE_BOOK = 'tyrannosaurus triceratops stegosaurus dinosaur';
/** Who is of the family comes along; dinosaurs live there. */
const FROM_HOME = ['friend', 'friend2'].map((id) =>
  role([id, id === 'friend' ? 'Comes along' : 'Comes along, too'], 'person owned', [
    'prep with|and|alongside',
    'is friend',
    'loose',
  ]),
);
const THE_WAY = role(
  ['way', 'The way there'],
  'thing vehicle',
  ['prep through|in|into|with', 'obj build|find|make|open|press'],
  {
    says: [
      [/\btime machine\b/, 'a time machine'],
      [/\btime portal\b|\bportal\b/, 'a portal'],
      [/\bmagic(?:al)? door\b/, 'a magic door'],
    ],
  },
);

/** Two dinosaurs quarrel, a volcano gets the hiccups, and the hero rides between them. */
const TWO_DINOSAURS: Frame = {
  id: 'two-dinosaurs',
  name: 'ride a dinosaur, and end the quarrel of two',
  when: ['cue'],
  enacts:
    'ride race fight battle roar stamp shout meet see go visit find help play hide climb erupt rumble explode win travel step live walk know teach'.split(
      ' ',
    ),
  cues: [
    [5, /\bdinosaurs\b/],
    [3, new RegExp(`\\b${DINOSAUR}\\b`)],
    [3, new RegExp(`\\b(?:${KIND})\\b`)],
    [
      6,
      new RegExp(
        `\\b(?:${KIND})\\b.*\\b(?:vs|versus|against|and|fight|battle|meet)\\b.*\\b(?:${KIND})\\b`,
      ),
    ],
    [
      6,
      new RegExp(
        `\\b(?:ride|race|adventure|world|land|island|valley|jungle|time|age|days|back|past|travel|portal|friend|love|(?:is |am )?(?:mad|crazy|nuts) about|(?:is |am )?obsessed|know)\\w*\\b.*${DINOSAUR}|${DINOSAUR}.*\\b(?:volcano|ride|race|roar|stamp|land|world|island|valley|jungle|adventure|time travel|time machine|back in time)\\w*\\b`,
      ),
    ],
    [NEVER, NOT_ALIVE],
    [NEVER, OTHER_STORY],
    [NEVER, EGG],
  ],
  sentence:
    '{Hero} {if way: goes through {*a way} and|} rides {*a star}, who {star: quarrels | quarrel} with {*a rival}; every roar and stamp gives {*a peak} worse hiccups, until {he} has them all shout together{if friend: with {*a friend}}.',
  roles: [
    role(
      ['star', 'The dinosaur'],
      DINOSAURS_OF_THE_BOOK,
      [
        'obj ride|climb',
        'prep on|about',
        'obj meet|love|find|befriend|like|know|see|race|help|want|have',
        'subj live|roar|stamp|come|help|take|carry',
        'loose',
      ],
      {
        required: true,
        says: [[ONE_OF_THEM, 'a $1']],
        defaults: [
          'rival is tyrannosaurus => a triceratops',
          'rival is dinosaur => a stegosaurus',
          'a t rex',
          'a stegosaurus',
          'a diplodocus',
        ],
      },
    ),
    role(
      ['rival', 'The other one'],
      DINOSAURS_OF_THE_BOOK,
      [
        'prep vs|versus|against|with|and',
        'obj fight|battle|beat|race',
        'subj fight|chase',
        'loose',
      ],
      {
        required: true,
        defaults: ['star is triceratops => a t rex', 'a triceratops'],
      },
    ),
    role(['peak', 'What rumbles'], 'volcano', ['subj erupt|explode|rumble', 'loose'], {
      required: true,
      defaults: ['a volcano'],
    }),
    role(['third', 'Who looks on'], `${DINOSAURS_OF_THE_BOOK} dragon unicorn robot`, ['loose']),
    role(['land', 'Where it is'], 'jungle forest island valley desert swamp beach lake snow', [
      'prep in|on|to|at|through|by',
      'loose',
    ]),
    role(['herd', 'The others'], 'dinosaurs', ['loose']),
    role(['names', 'What the hero knows'], 'names name', ['obj know|learn|remember', 'loose']),
    THE_WAY,
    ...FROM_HOME,
  ],
};

const HATCHED = `(?:dinosaur|dragon|${KIND})`;

/** An egg is knocked on and knocks back; what hatches grows, and knocks for its mother. */
const EGG_HATCHES: Frame = {
  id: 'egg-hatches',
  name: 'hatch an egg and find its mother',
  when: ['cue'],
  enacts:
    'hatch find look care keep grow feed eat knock come crack take bring warm think name help go meet live wait'.split(
      ' ',
    ),
  cues: [
    [12, new RegExp(`\\b${HATCHED}s? eggs?\\b|\\beggs?\\b.*\\b${HATCHED}s?\\b`)],
    [
      12,
      new RegExp(
        `\\b${HATCHED}s?\\b.{0,40}\\b(?:hatch\\w*|eggs?)\\b|\\bhatch\\w*\\b.{0,40}\\b${HATCHED}`,
      ),
    ],
    [5, new RegExp(`^(?!.*\\b(?:learn|teach|can ?not|can't|fire)\\b).*\\bbaby ${HATCHED}s?\\b`)],
    [9, /\b(?:giant|huge|big|enormous|strange|mysterious|magic|weird|spotty|speckled) egg\b/],
    [8, /\beggs?\b.{0,30}\bhatch\w*\b/],
    [
      NEVER,
      /\b(?:chicks?|chickens?|hens?|ducks?|ducklings?|goose|geese|swans?|birds?|penguins?|owls?|turtles?|crocodiles?|snakes?|easter|robins?|stolen|steal|steals|boiled|fried|spoon)\b/,
    ],
    [NEVER, NOT_ALIVE],
    [NEVER, OTHER_STORY],
  ],
  sentence:
    '{Hero} knocks on {*a egg}{if place: {in place}}, and it knocks back; out comes {*a baby}, who grows too big for the house and knocks for its {*kind waiting}, until they both knock loud enough{if friend: with {*a friend}}.',
  roles: [
    role(
      ['baby', 'Who hatches'],
      `${DINOSAURS_OF_THE_BOOK} dragon`,
      ['subj hatch|come|grow', 'obj find|meet|hatch|help|have|keep|raise', 'prep into|of', 'loose'],
      {
        required: true,
        says: [
          [/\bdragon egg\b|\begg\b.*\bdragon\b/, 'a baby dragon'],
          [
            /\bbaby (t rex|triceratops|stegosaurus|diplodocus|dragon|dinosaur)s? hatch/,
            'a baby $1',
          ],
          [/\bdinosaur eggs?\b/, 'a baby dinosaur'],
        ],
        defaults: ['a baby dinosaur'],
      },
    ),
    role(
      ['egg', 'What is found'],
      'egg',
      ['obj find|hatch|see', 'subj hatch', 'prep from|out|of', 'loose'],
      {
        required: true,
        says: [[/\begg\b/, 'an egg']],
        defaults: ['a speckled egg'],
      },
    ),
    role(
      ['waiting', 'Whom it knocks for'],
      'mother father',
      ['obj miss|find|want|need', 'prep to|for', 'loose'],
      { required: true, defaults: ['its mother'] },
    ),
    // Seen rather than spoken of.
    role(['big', 'Who comes for it'], `${DINOSAURS_OF_THE_BOOK} dragon`, [], {
      required: true,
      byStep: true,
      defaults: [
        'baby is dragon => a dragon',
        'baby is tyrannosaurus => a t rex',
        'baby is triceratops => a triceratops',
        'baby is stegosaurus => a stegosaurus',
        'a dinosaur',
      ],
    }),
    {
      ...PLACE,
      accepts: ['garden', 'forest', 'beach', 'meadow', 'jungle', 'seaside', 'desert', 'mountain'],
    },
    ...FROM_HOME,
  ],
};

/** Everything that happens among dinosaurs. */
export const DINOSAURS: readonly Frame[] = [TWO_DINOSAURS, EGG_HATCHES];
