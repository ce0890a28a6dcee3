import { type Frame, NEAR, role } from './frame.ts';
import { saysAll } from './says-all.ts';

const RIDES =
  'bus|tram|train|car|plane|aeroplane|airplane|ferry|boat|taxi|metro|subway|underground|camper ?van|motorhome|van|flight';
const GOES =
  '(?:takes?|taking|catch(?:es)?|rides?|riding|goes|going|go|travels?|drives?|driving|sits?|get|gets|first|long|trip|journey|ride|way)';
/** Something else than the way there is told. */
const NOT_OURS =
  'lost|bring|brings|bringing|deliver\\w*|drives the|driving the|loses?|lose|forgets?|forgot\\w*|left|stuck|rescue\\w*|storm|pirates?|dragons?|magic\\w*|time machine|space|moon|mars|driver|race|races|racing|toy|wave|waves|waving|window|scared|afraid|hospital|wants to be|broken|steals?|sick|counts?|kindergarten|school|nursery|moving|moves?|died|grow\\w*|build\\w*|fair|airport|ghost|cartwheels|choo|l\\w*rns?|learn\\w*|stabili[sz]ers|pedals?';

/** The way to a place is the story: what one sees, what one asks, and who knows when one is there. */
export const ON_THE_WAY: Frame = {
  id: 'on-the-way',
  name: 'the long way to a place',
  when: ['cue'],
  enacts: 'go take ride travel drive catch sit ask answer see arrive get visit'.split(' '),
  cues: [
    [24, /\b(?:are we (?:nearly |almost )?there(?: yet)?|how long (?:till|until) we)\b/],
    [
      18,
      saysAll(
        NOT_OURS,
        `(?:on|by|in|with) (?:the|a|our|his|her) (?:\\w+ )?(?:${RIDES})`,
        GOES,
        'to',
      ),
    ],
    [
      18,
      saysAll(
        NOT_OURS,
        `(?:takes?|taking|catch(?:es)?|rides?|riding|going by|go by|goes by) (?:\\w+ )?(?:${RIDES})`,
        'to',
      ),
    ],
    [
      18,
      saysAll(
        NOT_OURS,
        `(?:first|long|big|bus|train|car|plane|boat|night) (?:\\w+ )?(?:${RIDES}|journey|trip|flight|ride|drive)`,
        'to',
      ),
    ],
    [
      18,
      saysAll(
        NOT_OURS,
        `(?:${RIDES})(?: ride| trip| journey)? to (?:the|grand\\w+|our|see|visit|\\w+['’]s)`,
        'with|and|see|visit|first|grand\\w+',
      ),
    ],
    [
      16,
      saysAll(
        NOT_OURS,
        `(?:long|first) (?:${RIDES}) (?:ride|journey|trip|drive)|first time on (?:a|the) (?:${RIDES})|road trip`,
      ),
    ],
  ],
  sentence:
    '{Hero} goes to {*the place} by {*kind ride}{if parent: with {*a parent}}; it is a long way, “Are we there?” and “No!”; then nobody knows any more, and it is {hero} who does.',
  roles: [
    role(
      ['ride', 'What one goes by'],
      'vehicle',
      ['obj take|catch|ride|drive', 'prep on|by|in|with', 'subj answer|say|stop', 'loose'],
      { required: true, chief: true, defaults: ['the bus'] },
    ),
    role(['place', 'Where to'], 'place', ['prep to go', 'prep to', 'prep at|in', 'loose'], {
      required: true,
      defaults: ['the seaside'],
    }),
    role(
      ['parent', 'Who goes, too'],
      'mother father grandmother grandfather',
      ['prep with|and', 'subj take|drive|go|say|sit', 'loose'],
      { chief: true },
    ),
    role(
      ['thing', 'What comes along'],
      'toy balloon',
      ['prep with|and', 'obj take|bring|hold|have'],
      {
        byStep: true,
      },
    ),
    ...NEAR,
  ],
};
