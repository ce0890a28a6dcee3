import { type Frame, NEAR, role } from './frame.ts';
import { saysAll } from './says-all.ts';

const NURSERY =
  'nursery|kindergarten|preschool|pre-school|daycare|day care|playgroup|childminder|kita|creche|cr[eè]che|toddler group|tagesmutter';
const PARENTS =
  'mumm?y?|momm?y?|mama|mami|dadd?y?|papa|papi|mother|father|parents?|grand\\w+|granny|nana|oma|opa';
const PARTS =
  "leav(?:e|es|ing)|go(?:es|ne)?|miss(?:es|ing)?|comes? back|coming back|always back|good ?bye|bye|drop(?:s|ped)?[- ]?off|picks? (?:\\w+ )?up|pick[- ]?up|cling\\w*|cr(?:y|ies|ying)|without|let go|does not want|doesn['’]t want|alone|until|settling";
const NOT_OURS =
  'wedding|steals?|magic\\w*|monster|hits?|bites?|far away|ship|works? away|heaven|died|hospital|does not (?:talk|speak)|shy|tablet|moves?|big brother|big sister';

/** The one who brings the child goes, and comes back; in between there is sand, and soup, and a kiss in the pocket. */
export const COMES_BACK: Frame = {
  id: 'comes-back',
  name: 'who goes comes back',
  when: ['cue'],
  enacts: 'go leave come cry miss wait take drop pick cling start stay play'.split(' '),
  cues: [[24, saysAll(NOT_OURS, NURSERY, PARENTS, PARTS)]],
  sentence:
    '{*The parent} {parent: brings | bring} {hero} {*to place}, and {parent: goes | go}; first there is sand, then soup, then a long wait, with a kiss in the pocket; and then {*the parent} {parent: comes | come} back.',
  roles: [
    role(
      ['parent', 'Who goes, and comes back'],
      'mother father grandmother grandfather',
      ['subj leave|go|come|bring|take|drop|pick', 'obj miss', 'prep without|with|to', 'loose'],
      {
        required: true,
        chief: true,
        says: ['Mummy', 'Mum', 'Mommy', 'Mom', 'Mama', 'Daddy', 'Dad', 'Papa'].map(
          (name) => [new RegExp(`\\b${name.toLowerCase()}\\b`), name] as const,
        ),
        defaults: ['my grown-up'],
      },
    ),
    role(['place', 'Where'], 'place', ['prep at|to', 'loose'], {
      required: true,
      says: [
        [/\bnursery\b/, 'the nursery'],
        [/\bkindergarten|kita\b/, 'the kindergarten'],
        [/\bpre-?school\b/, 'the preschool'],
        [/\bday ?care|cr[eè]che\b/, 'the daycare'],
        [/\bplaygroup|toddler group\b/, 'the playgroup'],
      ],
      defaults: ['the nursery'],
    }),
    role(
      ['helper', 'Who is there'],
      'teacher person job',
      ['is worker|teacher|carer|minder', 'adj key', 'owns hand'],
      {
        says: [
          [/\b(?:key worker|nursery teacher|kindergarten teacher|childminder)\b/, 'the teacher'],
        ],
      },
    ),
    role(['toy', 'What comes along'], 'toy soft', [
      'obj take|bring|hold|have',
      'prep with',
      'loose',
    ]),
    ...NEAR,
  ],
};
