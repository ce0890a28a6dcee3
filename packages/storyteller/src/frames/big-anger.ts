import { type Frame, NEAR, PLACE, role } from './frame.ts';
import { saysBoth } from './says-all.ts';

const ANGER =
  '(?:gets?|is|be|so|very|really|always|feels?|feeling|when|being) (?:\\w+ )?(?:angry|cross|furious|mad(?! about))|anger|tantrums?|melt ?downs?|rages?|temper|throws? (?:him|her)self (?:down|on)|stamps? (?:his|her) (?:foot|feet)|screams? (?:when|if|because|until|and)|lies? down (?:and|on the floor)|frustrat\\w*|explod\\w*';
/** Who hits and bites, who quarrels, and anger that is somebody else's have stories of their own. */
const NOT_OURS =
  "hits?|hitting|bites?|biting|kicks?|pinch\\w*|(?:the|an?) (?:\\w+ )?(?:dragon|monster|giant|witch|king|queen|bear|troll|wizard|villain|pirate)s?|teacher|neighbour|(?:mum|mummy|mama|dad|daddy|papa|mother|father|parents|he|she)(?: is| are|['’]s) (?:always )?(?:angry|cross|mad) (?:with|at)|friends?|quarrel\\w*|argu\\w*|fights?|sister|brother|baby|share|sharing|divorc\\w*|died|doctor|dentist|hair ?cut|hair|barber|hoover|dryer|thunder|bath|dark|loses? at|board games?|losing|shoes on|coat on|no to|stutter\\w*|football|team|ill|sick|hospital|sleep\\w*|bed|night|scared|afraid|shoes?|coat|mermaids?|crabs?|an? (?:angry|grumpy|cross|furious|mad) \\w+";

const BREAKS = 'banana biscuit cookie cracker toast sandwich pancake carrot bread pretzel'.split(
  ' ',
);

/** A small thing is not whole, and a very great anger comes of it; it is hot, and what is hot is blown on. */
export const BIG_ANGER: Frame = {
  id: 'big-anger',
  name: 'a very great anger',
  when: ['cue'],
  enacts: 'scream shout throw lie stamp cry break get want kick lose breathe calm explode'.split(
    ' ',
  ),
  cues: [
    [16, saysBoth(NOT_OURS, ANGER, '\\w+')],
    [16, /^\W*(?:anger|tantrums?|angry|temper tantrums?|meltdowns?|being (?:so )?angry|rage)\W*$/],
    [
      18,
      saysBoth(
        NOT_OURS,
        BREAKS.join('|'),
        'br(?:oke|oken|eaks?)|in (?:half|two|pieces)|snapp?(?:ed|s)',
      ),
    ],
  ],
  sentence:
    '{*The spoilt} {spoilt: is | are} broken, and {hero} gets angry, as angry as a bus is big; nothing helps, until {hero} knows what one does with things that are so hot.',
  roles: [
    role(['spoilt', 'What is broken'], 'food', [], {
      required: true,
      says: BREAKS.map(
        (word) =>
          [
            new RegExp(`\\b${word}s?\\b`),
            /toast|bread/.test(word) ? `the ${word}` : `a ${word}`,
          ] as const,
      ),
      defaults: ['a banana'],
    }),
    role(
      ['parent', 'Who is there'],
      'mother father grandmother grandfather',
      ['prep with|and', 'subj say|wait|come|hold|sit|hug', 'loose'],
      { chief: true },
    ),
    PLACE,
    ...NEAR,
  ],
};
