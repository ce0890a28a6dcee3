import { type Frame, type FrameRole, NEAR, role } from './frame.ts';
import { saysBoth } from './says-all.ts';

/** What is loud in a small child's day, by what is said of it, and as it is called on the pages. */
const LOUD_THINGS: readonly (readonly [says: string, phrase: string])[] = [
  ['robot hoovers?', 'the robot hoover'],
  ['robot vacuum\\w*(?: cleaners?)?', 'the robot vacuum'],
  ['hoovers?|hoovering', 'the hoover'],
  ['vacuum(?:ing|s)?(?: cleaners?)?', 'the vacuum cleaner'],
  ['hand ?dryers?|hand ?driers?', 'the hand dryer'],
  ['hair ?driers?|hair dryers?', 'the hair dryer'],
  ['hairdryers?', 'the hairdryer'],
  ['toilets?|loos?|flush\\w*', 'the toilet'],
  ['plug ?holes?|bath plug|down the (?:drain|plug)|bath drain', 'the plughole'],
  ['thunder\\w*', 'the thunder'],
  ['fire ?works?|rockets on new year', 'the fireworks'],
  ['washing machines?', 'the washing machine'],
  ['coffee (?:machine|maker|grinder)s?', 'the coffee machine'],
  ['(?:food )?mixers?|food processors?', 'the mixer'],
  ['blenders?', 'the blender'],
  ['(?:power )?drills?', 'the drill'],
];
const THINGS = LOUD_THINGS.map(([says]) => says).join('|');

const FEARS =
  "scared?|afraid|frighten\\w*|terrif\\w*|fear|hates?|cr(?:y|ies|ied)|scream\\w*|runs? (?:away|off)|hides?|hiding|(?:his|her) ears|loud\\w*|scary|noisy|noises?|(?:not|n['’]t) like|panic\\w*|jumps";
/** A storm at sea, a pet that is afraid, the potty: told elsewhere. */
const NOT_OURS =
  'potty|nappy|nappies|toilet train\\w*|dogs?|puppy|cats?|kitten|horse|pony|monsters?|dragons?|ship|pirates?|wizard|night(?:mare)?s?|lost|loses?|invent\\w*|robots? (?!hoover|vacuum)|diwali|new year|bonfire|space|barber|hair ?cut';

const THING: FrameRole = role(['thing', 'What is so loud'], 'thing event vehicle', [], {
  required: true,
  says: LOUD_THINGS.map(([says, phrase]) => [new RegExp(`\\b(?:${says})\\b`), phrase] as const),
  defaults: ['the hoover'],
});

/** A loud thing at home is where it is and makes its noise; the child finds out what comes before the noise, and says when. */
export const LOUD_THING: Frame = {
  id: 'loud-thing',
  name: 'a very loud thing',
  when: ['cue'],
  enacts:
    'hide run scream cry cover hear clap hold press flush switch turn suck swallow bang make start stop roar dry go jump wash'.split(
      ' ',
    ),
  cues: [
    [22, saysBoth(NOT_OURS, THINGS, FEARS)],
    [14, /^\W*(?:the )?(?:loud |noisy )?(?:hoover|vacuum cleaner|hand dryer|thunder)\W*$/],
  ],
  sentence:
    '{*The thing} {thing: is | are} very loud; {hero} hides, and finds out what always comes just before the noise; and then it is {hero} who says when.',
  roles: [
    THING,
    role(['toy', 'Who is left behind'], 'toy', [
      'prep with',
      'obj hold|hug|save|leave|have',
      'loose',
    ]),
    role(
      ['parent', 'Who is with the child'],
      'mother father grandmother grandfather',
      ['prep with|and', 'subj hold|switch|turn|use|come|say|hoover|vacuum', 'loose'],
      { chief: true },
    ),
    ...NEAR,
  ],
};
