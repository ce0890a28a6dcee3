import { type Frame, NEAR, role } from './frame.ts';

/** A day as all days are, and what comes every week: nothing is won, and nothing is missing. */
export const EVERY_DAY: readonly Frame[] = [
  {
    id: 'ordinary-day',
    name: 'a day like every day',
    when: ['cue'],
    cues: [
      [
        16,
        /^(?!.*\bat home\b).*\b(?:(?:just )?an? (?:perfectly |totally |very |lovely |nice )?(?:normal|ordinary|usual|regular|typical|everyday|cosy|quiet) (?:sun|satur|week)?day|our (?:normal |usual )?(?:day|sundays?|saturdays?)|a day (?:with (?:mum|mummy|mom|mommy|mama|dad|daddy|papa|grandma|granny|grandpa|us))|from (?:morning|breakfast) (?:to|till|until) (?:night|evening|bed ?time|bed)|daily routine|a day in (?:his|her|the) life)\b(?! (?:out|off|trip|until|when|but|till)\b)/s,
      ],
    ],
    enacts: 'feed get wake eat play go swing walk come sleep read bathe'.split(' '),
    sentence:
      '{Hero} has a day like every day{if people: with {*a people}}: {*a food}, {*the place}, {*the there}, and home again; and that is the best of it.',
    roles: [
      role(
        ['people', 'Who is there'],
        'mother father grandmother grandfather',
        ['prep with|and', 'obj have', 'subj have|go|make|play|read', 'loose'],
        { chief: true },
      ),
      role(['food', 'What there is to eat'], 'food', ['obj eat|have|make', 'prep for', 'loose'], {
        required: true,
        defaults: ['some pancakes'],
      }),
      role(['place', 'Where they go'], 'place', ['prep to|in|at|on', 'loose'], {
        required: true,
        defaults: ['the park'],
      }),
      role(
        ['there', 'What is there'],
        'thing toy water creature nature',
        ['obj feed|see|ride|play|visit|splash', 'prep on|with', 'loose'],
        {
          required: true,
          says: [
            [/\bswings?\b/, 'the swings'],
            [/\bslide\b/, 'the slide'],
            [/\bsand ?pit\b/, 'the sand'],
            [/\bducks\b/, 'the ducks'],
          ],
          defaults: ['place is seaside => the waves', 'the swings'],
        },
      ),
      ...NEAR,
    ],
  },
  {
    id: 'it-comes',
    name: 'what comes past every week, and is waved to',
    when: ['cue'],
    cues: [
      [
        6,
        /^(?!.*\b(?:wants? to be|be an?|becomes?|drives?|superhero|buil\w+|toys?|lost|finds?|rescues?|races?|fl(?:y|ies)|make|makes|fix\w*)\b).*\b(?:bin|rubbish|garbage|dust|trash|recycling) ?(?:lorry|lorries|truck|trucks|van|cart|men|man|day)\b/s,
      ],
      [
        10,
        /^(?!.*\b(?:wants? to be|be an?|becomes?|drives?|superhero|buil\w+|toys?|lost|finds?|rescues?|races?|fl(?:y|ies)|make|makes|fix\w*)\b)(?=.*\b(?:comes?|coming|waves?|waving|waits?|watch\w*|window|every|best day)\b).*\b(?:bin|rubbish|garbage|dust|trash|recycling) ?(?:lorry|lorries|truck|trucks|van|cart|men|man|day)\b/s,
      ],
      [
        14,
        /\b(?:wave|waves|waving|waved) (?:to|at) (?:\w+ ){0,3}(?:trains?|bus|buses|trams?|diggers?|tractors?|drivers?|lorr(?:y|ies)|trucks?|boats?|planes?|post ?man|postwoman)\b|\b(?:stands?|sits?|waits?|watches) (?:at|by) the window\b.{0,60}\b(?:trains?|bus|trams?|diggers?|tractors?|lorr(?:y|ies)|trucks?|fire ?engine|snow ?plough)\b/,
      ],
    ],
    enacts: 'stand wait watch wave come look hear see tip pass'.split(' '),
    sentence:
      '{Hero} waits at {*the where}{if day: on {*title day}} until {*a thing} {thing: comes | come}; a small wave is too small for {*the men}, so {hero} finds a bigger one.',
    roles: [
      role(
        ['thing', 'What comes'],
        'vehicle',
        [
          'prep at wave',
          'prep to wave',
          'prep for wait',
          'subj come|pass|drive',
          'obj watch|see|love',
          'loose',
        ],
        {
          required: true,
          says: [
            [
              /\b(?:bin|rubbish|dust|recycling) ?(?:lorry|lorries|cart|van|men|man|day)\b/,
              'the bin lorry',
            ],
            [/\b(?:garbage|trash|bin|rubbish) ?(?:truck|trucks)\b/, 'the garbage truck'],
            ...'train tram bus digger tractor lorry truck boat plane'
              .split(' ')
              .map((word) => [new RegExp(`\\b${word}s?\\b`), `the ${word}`] as const),
          ],
          defaults: ['the bin lorry'],
        },
      ),
      role(['men', 'Who waves back'], 'job person', ['subj wave', 'prep to wave', 'prep at wave'], {
        required: true,
        says: [
          [/\b(?:bin|dust) ?men\b/, 'the bin men'],
          [/\bdriver\b/, 'the driver'],
        ],
        defaults: ['thing is bin-lorry => the bin men', 'the driver'],
      }),
      role(['where', 'Where one waits'], 'thing place', [], {
        required: true,
        says: [
          [/\bbalcony\b/, 'the balcony'],
          [/\bgate\b/, 'the gate'],
          [/\bbridge\b/, 'the bridge'],
        ],
        defaults: ['the window'],
      }),
      role(['day', 'What day it is'], 'time', [], {
        says: 'monday tuesday wednesday thursday friday saturday sunday'
          .split(' ')
          .map((day) => [new RegExp(`\\b${day}s?\\b`), day] as const),
      }),
      role(
        ['parent', 'Who is with the child'],
        'mother father grandmother grandfather',
        ['prep with|and', 'subj stand|wait|lift|hold|watch', 'loose'],
        { chief: true },
      ),
      ...NEAR,
    ],
  },
];
