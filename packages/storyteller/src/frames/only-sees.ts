import { type Frame, NEAR, role } from './frame.ts';

const SEEN =
  'lion|tiger|elephant|crocodile|alligator|dragon|dinosaur|unicorn|panther|bear|polar bear|wolf|giraffe|zebra|kangaroo|gorilla|monkey|shark|whale|cheetah|leopard|hippo|rhino|camel|penguin|octopus|horse|pony|fox|owl|panda|seal|walrus|llama|giant|troll|gnome|elf|robot|alien|snake|pirate|witch|knight';
const NOOK =
  'lift|elevator|cellar|basement|attic|loft|wardrobe|cupboard|bath|bathtub|bathroom|toilet|loo|fridge|freezer|stairwell|staircase|stairs|garage|hallway|corridor|larder|pantry|washing machine|laundry room|chimney|fireplace|sofa|shower|airing cupboard|letter ?box|boiler room';
const NUMBERS =
  'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth'.split('|');
const ORDINALS = '1st|2nd|3rd|4th|5th|6th|7th|8th|9th|10th|11th|12th'.split('|');

/** Somebody large is in the house, and only the child sees it; the others hear the pipes. */
export const ONLY_SEES: Frame = {
  id: 'only-sees',
  name: 'see somebody in the house whom nobody else sees',
  when: ['cue'],
  enacts: 'say see believe live hide sit sleep ride know hear tell think find growl'.split(' '),
  cues: [
    [
      14,
      new RegExp(
        `(?<!toy |stuffed |pet )\\b(?:${SEEN})s? (?:\\w+ ){0,4}(?:in|inside|under|behind|on) (?:the|our|my|his|her|their) (?:\\w+ )?(?:${NOOK})\\b`,
      ),
    ],
    [
      10,
      new RegExp(
        `\\b(?:${SEEN})s?\\b.*\\b(?:nobody|no ?one|only (?:he|she|i))(?: else)? (?:can |could )?(?:see|believe)|\\b(?:nobody|no ?one|only (?:he|she|i))(?: else)? (?:can |could )?(?:see|believe)\\w*\\b.*\\b(?:${SEEN})`,
      ),
    ],
    [13, new RegExp(`\\binvisible (?:\\w+ )?(?:${SEEN}|dog|cat)\\b`)],
  ],
  sentence:
    'Only {hero} sees that there {seen: is | are} {*a seen} {*in nook}{if friend:, and so does {*a friend}}; everybody else says it is the pipes, and the pipes are to be pulled out; then {hero} shows what is to be done.',
  roles: [
    role(
      ['seen', 'Who is there'],
      'creature being robot alien giant pirate knight',
      [
        'is there',
        'prep in|inside|under|behind',
        'subj live|hide|sit|sleep|ride|be',
        'adj invisible|imaginary',
        'obj see',
        'loose',
      ],
      { required: true, defaults: ['a tiger'] },
    ),
    role(
      ['nook', 'Where in the house'],
      NOOK.replaceAll('|', ' '),
      ['prep in|inside|under|behind|on', 'loose'],
      {
        required: true,
        says: [[new RegExp(`\\b(${NOOK})\\b`), 'the $1']],
        defaults: ['the cellar'],
      },
    ),
    role(['storey', 'On which floor'], 'floor', [], {
      required: true,
      byStep: true,
      says: NUMBERS.map(
        (number, at) =>
          [new RegExp(`\\b(?:${number}|${ORDINALS[at]}) floor\\b`), `the ${number} floor`] as const,
      ),
      defaults: ['the ninth floor'],
    }),
    ...NEAR,
  ],
};
