import { ALONG, type Frame, PLACE, role } from './frame.ts';

/** Frames in which something is looked for, built, won or found out. */
export const QUESTS: readonly Frame[] = [
  {
    id: 'find-lost',
    name: 'find what was lost',
    cues: [
      [4, /\b(?:lose|lost|loses) (?:his|her|my|our|their|a|the)\b/],
      [
        3,
        /\b(?:look for|search|missing|disappear|go missing|vanish|where is|can not find|hide and seek|run away|ran away)\b/,
      ],
      [2, /\b(?:find|treasure|hunt)\b/],
    ],
    sentence:
      '{Hero} loses {*a lost} {in place} and looks for it; {*the finder} had {lost: it | them} all along; {lost: it is | they are} found in {*the spot}.',
    roles: [
      role(
        ['lost', 'What was lost'],
        'thing creature toy food worn',
        [
          'obj lose|find|search|miss',
          'prep for',
          'adj lost|missing',
          'subj disappear|vanish|run|escape|go',
          'is missing|lost|gone',
          'loose',
        ],
        { required: true, defaults: ['{his} old teddy', '{his} red mitten'] },
      ),
      role(
        ['finder', 'Who had it'],
        'creature being person',
        [
          'subj take|steal|hide|find|borrow|have|want|grab',
          'prep with find',
          'prep by|from',
          'loose',
        ],
        {
          required: true,
          defaults: [
            'lost is shiny => a crow',
            'place is seaside => a crab',
            'place is forest => a squirrel',
            'a mouse',
            'a hedgehog',
          ],
        },
      ),
      role(
        ['spot', 'Where it was'],
        'place thing nature',
        ['prep in|under|behind|inside|on', 'loose'],
        {
          required: true,
          defaults: [
            'place is seaside => an old boat',
            'place is forest => a hollow tree',
            'place is home => the laundry basket',
            'a nest of leaves',
          ],
        },
      ),
      role(['place', 'Where'], 'place', ['prep at|in|on|by|near|through|around', 'loose'], {
        required: true,
        defaults: ['the garden', 'the park'],
      }),
      ...ALONG,
    ],
  },
  {
    id: 'puzzle',
    name: 'solve a puzzle by clues',
    cues: [
      [
        5,
        /\b(?:detective|clue|mystery|puzzle|riddle|solve|map|secret code|footprint|treasure|spy|who steal|case)\b/,
      ],
      [2, /\b(?:find out|discover|investigate|hunt|key)\b/],
    ],
    sentence:
      '{Hero} follows clues to find out about {*the mystery}; {*the clue} {clue: shows | show} the way; it was {*the culprit}.',
    roles: [
      role(
        ['mystery', 'The puzzle'],
        'any',
        ['obj solve|find|discover|investigate|steal|hunt', 'prep of|about|for', 'loose'],
        { required: true, defaults: ['the missing cake', 'the locked chest'] },
      ),
      role(
        ['clue', 'The clue'],
        'thing food nature',
        ['obj follow|read|use|see', 'prep with|by', 'loose'],
        { required: true, defaults: ['a muddy footprint', 'an old map'] },
      ),
      role(['culprit', 'Who it was'], 'alive', ['subj steal|take|hide|leave|make', 'loose'], {
        required: true,
        defaults: ['a hungry hedgehog'],
      }),
      PLACE,
      ...ALONG,
    ],
  },
  {
    id: 'build',
    name: 'build a thing that does something',
    cues: [
      [5, /\b(?:build|construct|make a|invent|fix|repair|lego|blocks|workshop)\b/],
      [2, /\b(?:machine|robot|treehouse|tree house|bridge|den|fort|tower|castle)\b/],
    ],
    sentence:
      '{Hero} builds {*a made} to {use}; {*the trouble} {trouble: spoils | spoil} it; {*the part} {part: saves | save} the day.',
    roles: [
      role(
        ['made', 'What is built'],
        'thing vehicle place being',
        ['obj build|make|construct|invent|fix|repair', 'loose'],
        { required: true, defaults: ['a flying machine', 'a tree house'] },
      ),
      role(
        ['part', 'What it needed'],
        'thing food nature',
        ['prep from|with|of|out', 'obj use|need', 'loose'],
        { required: true, defaults: ['an old bell', 'a red ribbon'] },
      ),
      role(
        ['trouble', 'What goes wrong'],
        'weather water creature being nature',
        ['subj break|blow|fall|come|knock|destroy', 'prep before|against', 'loose'],
        { required: true, defaults: ['the wind'] },
      ),
      role(['receiver', 'Who it is for'], 'alive', ['prep for|to', 'loose']),
      PLACE,
      ...ALONG,
    ],
  },
  {
    id: 'contest',
    name: 'win a contest with an invention',
    cues: [
      [5, /\b(?:contest|competition|science fair|talent show|invention|inventor|prize|bake off)\b/],
      [2, /\b(?:win|invent|judge|first place)\b/],
    ],
    sentence:
      '{Hero} enters {*the contest} with {*a made}; {*the rival} {rival: has | have} something grander; {*the trouble} goes wrong.',
    roles: [
      role(
        ['contest', 'The contest'],
        'event place thing',
        ['obj win|enter|join', 'prep in|at|for', 'loose'],
        { required: true, defaults: ['the village fair'] },
      ),
      role(
        ['made', 'The invention'],
        'thing vehicle food being creature',
        ['obj invent|build|make|bake|bring|grow', 'prep with', 'loose'],
        { required: true, defaults: ['a sock-sorting machine'] },
      ),
      role(['rival', 'The rival'], 'alive', ['prep against', 'subj laugh|win|boast|enter'], {
        defaults: ['a boy with a golden robot'],
      }),
      role(['trouble', 'What goes wrong'], 'any', ['subj break|spoil|eat|fall|stop', 'loose'], {
        defaults: ['the wind'],
      }),
      PLACE,
      ...ALONG,
    ],
  },
  {
    id: 'match',
    name: 'play the match, run the race',
    cues: [
      [
        5,
        /\b(?:match|race|football|soccer|goal|goalkeeper|team|tournament|sports day|cup final|penalty|score|marathon|olympics|swim meet|swimming gala)\b/,
      ],
      [2, /\b(?:win|run|fast|train(?:ing)?|coach|medal|finish line|play)\b/],
    ],
    sentence:
      '{Hero} plays {*the sport}; {*the rival} {rival: is | are} hard to beat; {*the trouble} {trouble: makes | make} it worse; {*the helper} {helper: helps | help}.',
    roles: [
      role(
        ['sport', 'The match'],
        'sport event',
        ['obj play|run|win|love', 'prep in|at', 'loose'],
        { required: true, defaults: ['the big race'] },
      ),
      role(['rival', 'The rival'], 'alive', ['prep against', 'obj beat|race', 'subj win'], {
        required: true,
        defaults: ['the Red Rockets'],
      }),
      role(
        ['trouble', 'What goes wrong'],
        'weather water thing creature nature',
        ['subj come|fall|break|start|rain', 'loose'],
        { required: true, defaults: ['the mud'] },
      ),
      role(['helper', 'Who helps'], 'alive', ['subj help|cheer|teach|show|lend', 'loose'], {
        defaults: ['a small goalkeeper'],
      }),
      role(['thing', 'The lucky thing'], 'thing worn', [
        'obj wear|bring|have|use',
        'prep with',
        'loose',
      ]),
      PLACE,
      ...ALONG,
    ],
  },
];
