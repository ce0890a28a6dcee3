import { type Frame, PLACE, role } from './frame.ts';
import { HERO } from './hero-did.ts';

const WILD =
  'lion|tiger|elephant|crocodile|alligator|dragon|dinosaur|unicorn|panther|bear|wolf|giraffe|zebra|kangaroo|gorilla|monkey|shark|whale|cheetah|leopard|hippo|rhino|camel';

/** A child tells everybody of an animal at home that is not there, and they all want to see it. */
export const TALL_STORY: Frame = {
  id: 'tall-story',
  name: 'tell a tall story, and be visited',
  when: ['cue'],
  enacts: 'tell say come see visit brag boast pretend lie invent believe'.split(' '),
  cues: [
    [
      12,
      new RegExp(
        `${HERO}(?:tell|told|tells|say|said|says|brag\\w*|boast\\w*|lie|lied|lies|ly|pretend\\w*)\\b.*\\b(?:ha(?:s|ve|d)|own\\w*|get|got) (?:\\w+ ){0,2}(?:${WILD})\\b`,
      ),
    ],
    [
      12,
      new RegExp(
        `${HERO}(?:say|said|says|swears?|tell|tells)\\b(?: \\w+){0,4} there (?:is|be|was)? ?an? (?:\\w+ ){0,2}(?:${WILD})\\b`,
      ),
    ],
  ],
  sentence:
    '{Hero} tells everybody{if place: {in place}} that there is {*a claim} at home; they all want to come and see; and then there is only {*a truth}, and that is enough.',
  roles: [
    role(
      ['claim', 'What is said to be there'],
      WILD.replaceAll('|', ' '),
      ['obj have|own|get', 'loose'],
      {
        required: true,
        defaults: ['a real lion'],
      },
    ),
    role(
      ['truth', 'Who is there really'],
      'cat dog rabbit hamster fish goldfish mouse tortoise kitten puppy snail bird budgie parrot',
      ['obj have', 'is name', 'loose'],
      { required: true, defaults: ['a small snail'] },
    ),
    { ...PLACE, accepts: ['school'], says: [[/\b(?:class|school)\b/, 'the school']] },
  ],
};
