import { type Frame, NEAR, role } from './frame.ts';
import { saysAll, saysBoth } from './says-all.ts';

const FASTS =
  '(?:is |be |are |starts? |tries (?:to )?|try to |wants? to )?(?:fasting|fast (?:for|half|until|till|like|with|today|too)|fasts (?:for|half|until|till|like|with|today|too))|half a day|half days?|first fast';
const DAYS =
  'eid(?: al[- ]\\w+)?|ramadan|iftar|diwali|deepavali|hanukkah|chanukah|(?:lunar|chinese|vietnamese|korean) new year|nowr(?:u|oo|ou)z|newroz|christmas eve';
const READY =
  'cousins?|family|(?:new|pretty|best|red|gold(?:en)?|sparkly) (?:\\w+ )?(?:dress|clothes|shoes|sari|kurta|outfit|suit|coat)|lamps?|diyas?|candles?|lanterns?|lights|moon|stars?|henna|mehndi|sweets|dates|dumplings|doughnuts|latkes|together|grand\\w+|nani|dadi|wants to be big|late|stay up|evening|tonight|dark';
/** Where something is spoilt, stolen or lost, or where the waiting itself takes days, another frame tells it. */
const NOT_OURS =
  'steals?|stole|stolen|thief|dogs?|cats?|puppy|burns?|burnt|break|breaks|broken|spoils?|drops?|spills?|lights? (?:\\w+ )?go out|power cut|electricity|lost|loses?|missing|storm|flood|santa|village|contest|competition|school|play|show|dragons?|magic\\w*|how many sleeps|advent|ill|sick|hospital|pirates?|space|moving';

const CLOTHES = 'dress shoes clothes sari kurta outfit suit coat shirt'.split(' ');

/** A feast that begins when the day is over: it is long until then, and somebody has to say when; or a first fast of half a day. */
export const GREAT_DAY: Frame = {
  id: 'great-day',
  name: 'a feast that begins in the evening, or a first fast',
  when: ['cue'],
  enacts:
    'fast wait eat wear come celebrate light see say want visit look cook bake put dress stay fry'.split(
      ' ',
    ),
  cues: [
    [
      24,
      saysBoth(
        'school|breakfast (?:in|at)|race|racing|runs?|car|cars',
        FASTS,
        `${DAYS}|big|grown[- ]up|mum|mummy|mama|dad|daddy|papa|grand\\w+|family`,
      ),
    ],
    [18, saysAll(NOT_OURS, 'ramadan|iftar|suhoor|breaks? (?:the|her|his|their|our) fast')],
    [14, saysAll(NOT_OURS, DAYS, READY)],
    [
      12,
      new RegExp(
        `^\\W*(?:(?:our |the |a story about |it is )?(?:first )?)(?:${DAYS})(?: (?:at home|at our house|with us))?\\W*$`,
      ),
    ],
  ],
  sentence:
    '{if fast: {Hero} wants to be big, and fasts for half a day before {*the feast}; half is not whole, until {hero} has a thought, and then {hero} wears {*own dress}. | {Hero} waits in {*own dress} for {*the feast} to begin{if guests:, with {*a guests}}; the evening will not come, and it is {hero} who says when.}',
  roles: [
    role(['feast', 'What feast it is'], 'event', [], {
      required: true,
      says: [
        [/\beid\b/, 'Eid'],
        [/\bramadan\b|\biftar\b|\bsuhoor\b/, 'Ramadan'],
        [/\bdiwali\b|\bdeepavali\b/, 'Diwali'],
        [/\bhanukkah\b|\bchanukah\b/, 'Hanukkah'],
        [/\b(?:lunar|vietnamese|korean) new year\b/, 'Lunar New Year'],
        [/\bchinese new year\b/, 'Chinese New Year'],
        [/\bnowr(?:u|oo|ou)z\b|\bnewroz\b/, 'Nowruz'],
        [/\bchristmas\b/, 'Christmas'],
      ],
      defaults: ['Eid'],
    }),
    role(['fast', 'Fasts'], 'thing', [], {
      says: [[new RegExp(`\\b(?:${FASTS})\\b`), 'half a day']],
      byStep: true,
    }),
    role(['dress', 'What is put on'], 'clothing worn', ['adj new', 'obj wear|put'], {
      required: true,
      says: CLOTHES.map((word) => [new RegExp(`\\b${word}\\b`), `my new ${word}`] as const),
      defaults: ['fast => my new shirt', 'my new clothes'],
    }),
    role(
      ['guests', 'Who is there'],
      'person',
      ['subj come|visit', 'obj visit', 'prep with', 'prep at|to', 'loose'],
      {
        says: [[/\b(?:whole|all the|entire) family\b/, 'the whole family']],
      },
    ),
    role(['food', 'What there is to eat'], 'food', ['obj eat|make|bake|cook|fry', 'loose'], {
      required: true,
      says: [[/\bdates\b/, 'some dates']],
      defaults: [
        'feast is Hanukkah => some doughnuts',
        'feast is Eid => some dates',
        'feast is Christmas => some biscuits',
        'feast is lantern => some dumplings',
        'some sweets',
      ],
    }),
    role(
      ['parent', 'Who is with the child'],
      'mother father grandmother grandfather',
      ['prep with|and', 'subj cook|say|sew|make|help', 'prep like'],
      { chief: true },
    ),
    ...NEAR,
  ],
};
