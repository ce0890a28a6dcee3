import { type Frame, role } from './frame.ts';
import { saysAll } from './says-all.ts';

const BABY = 'baby|babies|(?:little|new|baby|newborn) (?:brother|sister)|newborn';
const WISHES =
  '(?:be|being|become|becomes|is|play(?:s|ing)?|pretend\\w*|acts?|acting|talks?|decides? to be) (?:\\w+ )?(?:like )?(?:an?|the) baby(?: (?:too|again|as well))?|baby again|like a baby|wants? (?:a )?(?:bottle|dummy|napp(?:y|ies)|to be carried|to be small|to be little)';
const JEALOUS =
  'jealous\\w*|all (?:the )?attention|no(?:body|one)? (?:has )?(?:time|looks?|notices?)|less attention|always the baby|only (?:about|for) the baby|feels? (?:left out|forgotten)|envious';
/** Whose baby is ill, far or an animal's has another story. */
const NOT_OURS =
  'premature|incubator|early|hospital|died|miscarr\\w+|heaven|dog|cat|elephant|bird|dragon|doll|animals?|ill|sick|adopt\\w*|step\\w*|twins?|horse|bear|dinosaur|penguin|bunny|rabbit|teddy';

/** A child with a baby in the house is a baby, too, for a day, and finds out what only a big one can do. */
export const SMALL_AGAIN: Frame = {
  id: 'small-again',
  name: 'be a baby again',
  when: ['cue'],
  enacts: 'be get decide become want cry carry have play act share look'.split(' '),
  cues: [
    [30, saysAll(NOT_OURS, BABY, WISHES)],
    [30, saysAll(NOT_OURS, BABY, JEALOUS)],
  ],
  sentence:
    'Everybody looks at {*a baby}, so {hero} is a baby, too, for a whole day; babies get no {*kind food}; and then {*the baby} cries, and only a big one can help.',
  roles: [
    role(
      ['baby', 'The baby'],
      'person',
      ['prep of', 'adj new|baby|little', 'subj get|cry', 'loose'],
      {
        required: true,
        says: [
          [/\bbaby sister\b/, 'my baby sister'],
          [/\bbaby brother\b/, 'my baby brother'],
          [/\bnew brother\b/, 'my baby brother'],
          [/\bnew sister\b/, 'my baby sister'],
        ],
        defaults: ['the baby'],
      },
    ),
    role(['food', 'What babies do not get'], 'food', ['obj have|eat|get|like|love', 'loose'], {
      required: true,
      defaults: ['some pancakes'],
    }),
    role(
      ['parent', 'Who is there'],
      'mother father grandmother grandfather',
      ['prep with|and', 'subj say|carry|hold', 'loose'],
      { chief: true },
    ),
  ],
};
