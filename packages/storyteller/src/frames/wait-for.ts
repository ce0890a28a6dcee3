import { type Frame, type FrameRole, NEAR, role } from './frame.ts';
import { saysAll } from './says-all.ts';

/** What is put into the earth, by what is said of it, and what comes of it. */
const PLANTS: readonly (readonly [says: string, seed: string, grown: string])[] = [
  ['sunflowers?', 'a sunflower seed', 'a sunflower'],
  ['pumpkins?', 'a pumpkin seed', 'a pumpkin'],
  ['tomato(?:es)?', 'a tomato seed', 'a tomato'],
  ['beans?|beanstalk', 'a bean', 'a bean plant'],
  ['peas?', 'a pea', 'a pea plant'],
  ['strawberr(?:y|ies)', 'a strawberry seed', 'a strawberry'],
  ['carrots?', 'a carrot seed', 'a carrot'],
  ['radish(?:es)?', 'a radish seed', 'a radish'],
  ['cucumbers?', 'a cucumber seed', 'a cucumber'],
  ['tulips?', 'a tulip bulb', 'a tulip'],
  ['daffodils?', 'a daffodil bulb', 'a daffodil'],
  ['apple pips?', 'an apple pip', 'a very small apple tree'],
  ['avocado', 'an avocado stone', 'a very small avocado tree'],
  ['lemon pips?', 'a lemon pip', 'a very small lemon tree'],
  ['flowers?', 'a flower seed', 'a flower'],
];
const GROWS = [...PLANTS.map(([says]) => says), 'seeds?', 'bulbs?', 'vegetables?', 'herbs?'].join(
  '|',
);
const HATCHES = 'chicks?|chickens?|hens?|eggs?|ducklings?|ducks?|birds?|goslings?|nest';
const DAYS =
  'christmas|santa|advent|birthday|easter|eid|hanukkah|diwali|the holidays?|summer holidays?|summer|new year|halloween|st nicholas|the fair|the snow|the first snow|his party|her party';
const WAITS =
  "wait(?:s|ing|ed)? (?:and wait(?:s|ing)? )?(?:so long )?(?:for|until|till)|can(?: ?not|'t) wait (?:for|until|till)|count(?:s|ing)? (?:down |the )?(?:days|sleeps|down|nights)?(?: until| till| to)?|how many (?:sleeps|days|nights)|looks? forward to|impatient|is it";
/** “A dragon hatches”, “a magic bean”: another story. */
const NOT_OURS =
  'dragons?|dinosaurs?|dino|t[- ]?rex|monsters?|magic\\w*|aliens?|unicorns?|giant|castle|save|saves|saving|steal|steals|stole|lost|lose|missing|baby brother|baby sister|pregnant|village|contest|competition|prize|look(?:s|ing)? after';

const KINDS: FrameRole['says'] = [
  [/\bcaterpillars?\b|\bcocoons?\b|\bchrysalis\b/, 'the cocoon'],
  [/\bhatch\w*\b|\b(?:eggs?|nest)\b/, 'the hatching'],
  [new RegExp(`\\b(?:${WAITS})\\b[^]*\\b(?:${DAYS})\\b`), 'the waiting'],
  [new RegExp(`\\b(?:${GROWS})\\b`), 'the growing'],
];

/** Something takes its time: a seed, an egg, a cocoon, a great day; in the end the child is the one who says “Not yet!”. */
export const WAIT_FOR: Frame = {
  id: 'wait-for',
  name: 'wait until it grows, hatches or comes',
  when: ['cue'],
  enacts:
    'plant sow grow water wait look check hatch come turn count watch dig care open bloom become see'.split(
      ' ',
    ),
  cues: [
    // Who promised to water what is somebody else's has a promise to keep.
    [-30, /\bpromis(?:e|es|ed|ing) (?:\w+ ){0,2}to\b/],
    [20, saysAll(NOT_OURS, `(?:plant|sow|grow|water)(?:s|ing|ed)? (?:\\w+ ){0,4}(?:${GROWS})\\b`)],
    [20, saysAll(NOT_OURS, `(?:${GROWS})\\b (?:\\w+ ){0,4}(?:to )?(?:grows?|sprouts?|blooms?)\\b`)],
    [
      20,
      saysAll(
        NOT_OURS,
        `(?:${HATCHES})\\b[^]*\\bhatch\\w*|hatch(?:es|ing)? (?:\\w+ ){0,4}(?:${HATCHES})`,
      ),
    ],
    [
      20,
      saysAll(
        NOT_OURS,
        'caterpillars?\\b[^]*\\b(?:butterfl\\w+|moths?|cocoons?|chrysalis)|butterfl\\w+ [^]*\\b(?:cocoons?|chrysalis|hatch\\w*)',
      ),
    ],
    [20, saysAll(NOT_OURS, `(?:${WAITS}) (?:\\w+ ){0,3}(?:${DAYS})\\b`)],
    [20, saysAll(NOT_OURS, 'advent calendars?|how many sleeps|sleeps (?:until|till)')],
  ],
  sentence:
    '{if kind is growing: {Hero} plants {*a seed} and waits, until there is {*a grown} | {if kind is hatching: {Hero} waits for {*a young} to hatch | {if kind is cocoon: {Hero} waits for the caterpillar to become a butterfly | {Hero} waits for {*a day}}}}; “Not yet!” everybody says, and in the end it is {hero} who says it.',
  roles: [
    role(['kind', 'What takes its time'], 'growing hatching cocoon waiting', [], {
      required: true,
      says: KINDS,
      defaults: ['the growing'],
      byStep: true,
    }),
    role(['seed', 'What is planted'], 'nature', [], {
      required: true,
      says: PLANTS.map(([says, seed]) => [new RegExp(`\\b(?:${says})\\b`), seed] as const),
      defaults: ['a sunflower seed'],
      byStep: true,
    }),
    role(['grown', 'What comes of it'], 'nature food', [], {
      required: true,
      says: PLANTS.map(([says, , grown]) => [new RegExp(`\\b(?:${says})\\b`), grown] as const),
      defaults: ['a sunflower'],
      byStep: true,
    }),
    role(['young', 'What hatches'], 'chick duckling bird', [], {
      required: true,
      says: [
        [/\bduck\w*\b/, 'a duckling'],
        [/\bgoslings?\b/, 'a gosling'],
        [/\bbirds?\b|\bnest\b/, 'a small bird'],
      ],
      defaults: ['a chick'],
      byStep: true,
    }),
    role(
      ['day', 'What is waited for'],
      'event time',
      ['prep for wait', 'obj wait', 'prep for', 'loose'],
      {
        required: true,
        says: [
          [/\bchristmas\b|\bsanta\b|\badvent\b/, 'Christmas'],
          [/\bbirthday\b/, 'my birthday'],
          [/\beaster\b/, 'Easter'],
          [/\bhalloween\b/, 'Halloween'],
        ],
        defaults: ['my birthday'],
        byStep: true,
      },
    ),
    ...NEAR,
  ],
};
