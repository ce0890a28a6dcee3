import { COMPANY, type Frame, role } from './frame.ts';

const PARK = 'zoos?|farms?|safari(?: parks?)?|animal parks?|farmyard';
/** Words of an idea in which nothing happens yet: “the zoo, lions and monkeys”. */
const SMALL_TALK = `${PARK}|lions?|tigers?|elephants?|giraffes?|monkeys?|zebras?|penguins?|crocodiles?|hippos?|rhinos?|pandas?|bears?|flamingos?|seals?|cows?|pigs?|sheep|horses?|donkeys?|goats?|hens?|chickens?|ducks?|animals?|jungle|feed|feeds|feeding|hungry|day|trip|at|to|the|a|an|in|on|and|with|all|loves?|likes?|about|obsessed|mad|really|he|she|my|our|son|daughter|goes|go|visit|visits|baby|big|wild|some|of|lots|story|please`;

/** Animals of a place: the usual one, and another where the parent named that one already. */
interface Kinds {
  readonly kind: string;
  readonly usual: string;
  readonly other: string;
}

const defaultsOf = (id: string, { kind, usual, other }: Kinds, where: string): string[] => [
  ...['star', 'one', 'two', 'three']
    .filter((one) => one !== id)
    .map((one) => `${where}${one} is ${kind} => ${other}`),
  where === '' ? usual : `${where.replace(/ and $/, '')} => ${usual}`,
];

/** One that is fed. */
const fed = (id: string, farm: Kinds, zoo: Kinds): ReturnType<typeof role> =>
  role(
    [id, 'Who is fed'],
    'creature',
    ['obj feed|see|visit|meet|love|like', 'prep with|and', 'loose'],
    {
      required: true,
      defaults: [...defaultsOf(id, farm, 'place is farm and '), ...defaultsOf(id, zoo, '')],
    },
  );

/** Whoever feeds the animals does it from gate to gate, and one of them does not eat, which is nothing to do with the food. */
export const FEEDING_ROUND: Frame = {
  id: 'feeding-round',
  name: 'feed the animals, of whom one will not eat',
  when: ['cue'],
  enacts: 'feed eat visit see go look carry help love meet care hungry bring come'.split(' '),
  cues: [
    [11, new RegExp(`^(?=.*\\b(?:${PARK})\\b)\\W*(?:(?:${SMALL_TALK})\\b\\W*)+$`, 's')],
    [
      12,
      /\b(?:feeds?|feeding) (?:\w+ ){0,3}animals?\b|\bfeeding (?:time|round)\b|\bzoo ?keepers?\b/,
    ],
    [9, new RegExp(`\\b(?:feeds?|feeding|works?|helps?|helping) (?:\\w+ ){0,5}(?:${PARK})\\b`)],
    [
      11,
      /\b(?:lion|tiger|elephant|giraffe|monkey|zebra|penguin|crocodile|hippo|rhino|panda|bear|cow|pig|sheep|pony|donkey|goat|hen|parrot|hippopotamus)\b (?:who|that)? ?(?:\w+ ){0,2}(?:not eat|never eats?|refuses? to eat|off (?:its|his|her) food)\b/,
    ],
    // A lost roar, an escape, a cure, a fear, a bus and a birthday are other stories.
    [
      -60,
      /\b(?:last (?:week|year|summer|weekend)|yesterday|lost|loses?|lose|missing|escap\w*|ran away|runs? away|sick|ill|vet|doctor|toothache|scared|afraid|fear\w*|birthday|party|bus|tractor|train|school|class|moves?|moving|night|sleep\w*|toys?|lego|can ?not|cannot|secret\w*|talks?|machine|dinosaurs?|dragons?|unicorns?|eggs?|grand\w+ (?:died|is)|died|rain|cakes?|birds? outside|ducks? (?:at|on|in) the (?:park|pond)|swap\w*|turns? into)\b/,
    ],
  ],
  sentence:
    '{Hero} goes round with the buckets {*in place}{if friend:, with {*a friend},} and feeds {*a one}, {*a two} and {*a three}; but {*a star} will not eat, whatever is in the bowl, until {he} finds out that it is not the food.',
  roles: [
    role(
      ['star', 'Who will not eat'],
      'creature',
      ['subj eat|refuse', 'is sad|lonely|new|shy', 'adj sad|lonely|new|shy|hungry'],
      {
        required: true,
        defaults: ['place is farm => a young donkey', 'a young giraffe'],
      },
    ),
    fed(
      'one',
      { kind: 'cow', usual: 'a brown cow', other: 'a horse' },
      { kind: 'lion', usual: 'a lion', other: 'a tiger' },
    ),
    fed(
      'two',
      { kind: 'pig', usual: 'a pig', other: 'a goat' },
      { kind: 'elephant', usual: 'an elephant', other: 'a zebra' },
    ),
    fed(
      'three',
      { kind: 'hen', usual: 'some hens', other: 'three sheep' },
      { kind: 'penguin', usual: 'some penguins', other: 'some monkeys' },
    ),
    role(['place', 'Where'], 'place', ['prep in|at|on|to', 'loose'], {
      required: true,
      says: [
        [/\b(farm)(?:yard)?s?\b/, 'the $1'],
        [/\bsafari(?: park)?\b/, 'the safari park'],
        [/\b(zoo)(?:s\b| ?keepers?\b|\b)/, 'the $1'],
      ],
      defaults: ['the zoo'],
    }),
    ...COMPANY,
  ],
};
