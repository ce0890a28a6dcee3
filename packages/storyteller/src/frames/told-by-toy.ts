import { type Frame, NEAR, PLACE, role } from './frame.ts';
import { saysBoth } from './says-all.ts';

const TOYS =
  'bunny|rabbit|teddy(?: bear)?|bear|doll(?:y|ie)?|(?:stuffed|soft|cuddly|toy) \\w+|giraffe|elephant|monkey|lamb|sheep|puppy|cuddly|cuddle|lovey|comforter|toy|stuffie|blankie|owl|penguin|fox|mouse|cat|dog|unicorn|dinosaur|dino';
/** What says that the toy is the one to tell it, or that it is away by itself. */
const ITS_OWN =
  'point of view|pov|view of|perspective|told by|tells (?:it|us|the story|how)|(?:his|her|its|the) (?:side|version)|in (?:his|her|its) words|(?:has|have|having|goes on|go on|had) (?:\\w+ ){0,2}adventures?|(?:what|where) (?:did |does )?(?:\\w+ ){1,3}(?:did|does|do|got up to|gets up to|went|go|goes|saw|sees) (?:all day|all night|when|while|until|without)';
const LEFT =
  '(?:left|leaves?|forgets?|forgot|forgotten) (?:\\w+ ){0,4}(?:on|at|in|behind)|(?:was|is|gets?|got|been) (?:left|lost|forgotten)|loses?|lost|drops?|dropped';
const WHERE =
  'supermarket|shop|store|ikea|bus|train|tram|plane|airport|station|underground|ferry|car|nursery|kindergarten|playground|park|zoo|museum|library|restaurant|caf[eé]|beach|hotel|cinema|swimming pool|holiday';
const NOT_OURS =
  'never (?:found|find)|(?:dog|cat|puppy|kitten) (?:ran|runs|is gone|got out|is missing)|steals?|stole|stolen|thief|detective|divorc\\w*|died|dies|hospital|baby|real (?:dog|cat)|vet|magic\\w*|at night|mountain|moon|space|pirates?|swaps?|swapped|lives? in|farm|little (?:lamb|fox|owl|penguin|monkey)|bath';

/** A toy that was left somewhere tells it: it was not lost at all, the child was. */
export const TOLD_BY_TOY: Frame = {
  id: 'told-by-toy',
  name: 'the lost toy tells it',
  when: ['cue'],
  enacts:
    'tell lose leave find have go forget look search wait miss drop come see ride travel'.split(
      ' ',
    ),
  cues: [
    [
      26,
      saysBoth(NOT_OURS, `\\b(?:his|her|my|our|the|a) (?:\\w+ ){0,3}(?:${TOYS})\\b[^]*`, ITS_OWN),
    ],
    [
      20,
      new RegExp(
        `^(?![^]*\\b(?:${NOT_OURS})\\b)(?=[^]*\\b(?:${LEFT})\\b)(?=[^]*\\b(?:${WHERE})\\b)[^]*\\b(?:(?:teddy|bunny)\\b|(?:his|her|my|our) (?:\\w+ ){0,3}(?:bunny|rabbit|teddy(?: bear)?|bear|doll(?:y|ie)?|(?:stuffed|soft|cuddly|toy) \\w+|cuddly|lovey|comforter|toy|stuffie)\\b)`,
      ),
    ],
  ],
  sentence:
    '{*Own toy} {toy: tells | tell} it: {hero} got lost{if place:, {*in place}}, and {toy: waits | wait} for {hero} with great patience, until somebody asks for a lost child.',
  roles: [
    role(
      ['toy', 'Who tells it'],
      'toy soft creature',
      [
        'obj lose|leave|forget|drop|find',
        'subj have|go|tell|travel|get|ride',
        'is lost|left|forgotten',
        'loose',
      ],
      { required: true, chief: true, defaults: ['my old bunny'] },
    ),
    {
      ...PLACE,
      accepts: ['place', 'vehicle'],
      from: ['prep on|in|at|by', 'prep to', 'loose'],
    },
    role(
      ['parent', 'Who is with the child'],
      'mother father grandmother grandfather',
      ['prep with|and', 'subj look|say|call|come'],
      { chief: true },
    ),
    ...NEAR,
  ],
};
