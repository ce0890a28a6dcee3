import { type Frame, NEAR, role } from './frame.ts';
import { saysAll } from './says-all.ts';

const EATS =
  "only (?:ever )?(?:eats?|likes?|wants?)|(?:will not|won['’]t|does not|do not|doesn['’]t|don['’]t|refuses to|never) (?:ever )?(?:eats?|try|tries|touch|like (?:it when)?)|picky|fussy|eater|hates?|touch(?:es|ing)?|(?:eats?|wants?) (?:only|nothing but)|new food|try new";
const FOODS =
  'food|foods|plate|vegetables?|veg|veggies|peas|broccoli|carrots?|tomato(?:es)?|spinach|greens|sauce|beige|dinner|lunch|supper|pasta|noodles|rice|bread|cheese|potatoes|fish fingers|nuggets|sausages?|mushrooms?|beans';
const NOT_OURS =
  'dragon|monster|cat|dog|animals?|magic\\w*|bird|horse|hamster|ill|sick|allerg\\w*|coeliac|diabet\\w*|tube|hospital|school|restaurant|witch|no to everything|stole|steals?|grows?|plants?|garden|ramadan|fasting|kosher|halal';

/** A plate with rules: nothing may touch, until one pea asks. */
export const PLATE_RULES: Frame = {
  id: 'plate-rules',
  name: 'a plate on which nothing may touch',
  when: ['cue'],
  enacts: 'eat like touch try hate want refuse mix taste'.split(' '),
  cues: [[20, saysAll(NOT_OURS, EATS, FOODS)]],
  sentence:
    'On {hero’s} plate there are rules: {*the food} and the peas must not touch; then one pea would like to know what it is like over there, and {hero} invents a visit. The rule stays a rule.',
  roles: [
    role(['food', 'What is liked'], 'food', ['obj eat|like|love|want', 'loose'], {
      required: true,
      says: [
        [/\b(?:white|beige|yellow|plain) (?:food|foods|things)\b/, 'the white noodles'],
        [/\bpasta\b/, 'the pasta'],
        [/\bnoodles\b/, 'the noodles'],
        [/\brice\b/, 'the rice'],
        [/\bfish fingers\b/, 'the fish fingers'],
      ],
      defaults: ['the noodles'],
    }),
    role(
      ['parent', 'Who sits there, too'],
      'mother father grandmother grandfather',
      ['prep with|and', 'loose'],
      { chief: true },
    ),
    ...NEAR,
  ],
};
