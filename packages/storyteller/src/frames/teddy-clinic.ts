import { type Frame, NEAR, role } from './frame.ts';
import { saysAll } from './says-all.ts';

const PATIENTS =
  'tedd(?:y|ies)|teddy bears?|dolls?|toys?|stuffed animals?|cuddly toys?|soft toys?|cuddlies|dinosaurs|bunny|bunnies|animals';
const PLAY =
  "(?:teddy|toy|doll|doll[s’']*|pretend|play) (?:hospital|clinic|doctor)|hospital for|clinic for|doctor (?:to|for|of) (?:all )?(?:her|his|the)|plays? (?:doctor|doctors|hospital|nurse|vet)|bandag\\w*|plasters?|band[- ]?aids?|dr\\.? \\w+|checks? (?:their|all)|operat\\w* on (?:her|his|all)";
const NOT_OURS =
  'real hospital|stays? in|died|cancer|operation|(?:his|her|own) (?:arm|leg)|wants to be|zoo|lost|farm|forest|horse|vet for|dragon';

/** The toys' hospital under the table: the secret of it helps somebody big as well. */
export const TEDDY_CLINIC: Frame = {
  id: 'teddy-clinic',
  name: 'a hospital for toys',
  when: ['cue'],
  enacts: 'run play get help know bandage make be check look give heal care'.split(' '),
  cues: [[30, saysAll(NOT_OURS, PATIENTS, PLAY)]],
  sentence:
    'Doctor {hero} has a hospital under the table, for {*the patients} and the chair; then {if parent:{*the parent} {parent: feels | feel} | somebody big feels} poorly, and what helps is to tuck in, to sit by, and something warm.',
  roles: [
    role(
      ['patients', 'Who is ill'],
      'toy',
      ['prep for|to', 'obj bandage|help|check', 'subj get', 'loose'],
      {
        required: true,
        says: [
          [/\btedd(?:y|ies)\b/, 'the teddies'],
          [/\bdolls?\b/, 'the dolls'],
          [/\b(?:stuffed|soft|cuddly)\b/, 'the cuddly toys'],
        ],
        defaults: ['the teddies'],
      },
    ),
    role(
      ['parent', 'Who is poorly'],
      'mother father grandmother grandfather',
      ['is poorly|ill|sick|tired|unwell', 'subj be|feel', 'loose'],
      { chief: true },
    ),
    ...NEAR,
  ],
};
