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
];
