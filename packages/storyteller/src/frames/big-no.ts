import { COMPANY, type Frame, role } from './frame.ts';

const OWNER =
  'mermaid|unicorn|fairy|pixie|elf|gnome|princess|prince|queen|king|witch|wizard|dragon|pony|octopus|turtle|narwhal';
const TREASURE =
  'shell|horn|wings?|wand|crown|tiara|hat|cap|necklace|pearl|comb|broom|broomstick|ring|bracelet|slipper|shoes?|scarf|harp|flute|key|lantern|star|hairbrush|treasure|bell';
const GRUMPY = '(?:grumpy|grouchy|cross|bad[- ]tempered|moody|grumbling|crabby|grumbly|cranky)';

/** Somebody of another world has lost what she is not herself without, and a grump that says No to everything knows where it is. */
export const BIG_NO: Frame = {
  id: 'big-no',
  name: 'look for what somebody lost, with a grump who says no',
  when: ['cue'],
  enacts: 'lose find look search help say grumble steal take hide miss need cry give swap'.split(
    ' ',
  ),
  cues: [
    [
      15,
      new RegExp(
        `\\b(?:${OWNER})s?\\b (?:(?:who|that|has|have|is|be|called \\w+|with) )*(?:lost|loses?|lose|missing|without|looking for|can(?: ?not|['’]t) find) (?:an? |her |his |its |their |the )?(?:\\w+ )?(?:${TREASURE})\\b`,
      ),
    ],
    [
      15,
      new RegExp(
        `\\b(?:${OWNER})s?\\b (?:with|and) (?:an? |her |his |its )?(?:lost|missing) (?:\\w+ )?(?:${TREASURE})\\b`,
      ),
    ],
    [
      13,
      new RegExp(
        `\\b(?:${OWNER})['’]?s (?:lost|missing) (?:\\w+ )?(?:${TREASURE})\\b|\\b(?:find|finds|finding|look for|looks for|looking for) (?:the|a) (?:${OWNER})['’]?s? (?:\\w+ )?(?:${TREASURE})\\b`,
      ),
    ],
    [5, new RegExp(`\\b${GRUMPY} (?:\\w+ )?\\w+|\\b(?:who|that) (?:is|be) (?:\\w+ )?${GRUMPY}\\b`)],
    // A grump alone is befriended; who stole it and a wicked witch are outwitted.
    [
      -60,
      new RegExp(
        `^(?!.*\\b(?:${OWNER})s?\\b)|\\b(?:villain|evil|wicked|pirates?|tooth|robbers?|thief|thieves|school|portal|wardrobe|detective|colou?rs?)\\b`,
        's',
      ),
    ],
  ],
  sentence:
    '{*A owner} {owner: has | have} lost {*a lost}{if place: {*in place}}; {hero} looks for it{if friend: with {*a friend}}, and {*a grump} {grump: comes | come} along and {grump: says | say} No to everything, until {he} asks about the one thing to which there is no No.',
  roles: [
    role(
      ['owner', 'Who has lost something'],
      'creature being',
      ['subj lose|miss|need|look', 'prep with', 'obj help|meet', 'loose'],
      {
        required: true,
        says: [[/\b(mermaid|unicorn|fairy|dragon|princess|witch|wizard)\b/, 'a $1']],
        defaults: ['a mermaid'],
      },
    ),
    role(
      ['lost', 'What is lost'],
      'thing worn shiny small',
      ['adj lost|missing', 'obj lose|find|miss|need', 'prep for look|search', 'loose'],
      {
        required: true,
        says: [
          [
            new RegExp(
              `\\b((?:(?:golden|silver|pink|white|magic|magical|favourite|sparkly|special) )?(?:${TREASURE}))\\b`,
            ),
            'the $1',
          ],
        ],
        defaults: [
          'owner is unicorn => the golden horn',
          'owner is mermaid => the white shell',
          'the silver bell',
        ],
      },
    ),
    role(
      ['grump', 'Who says No'],
      'creature being',
      [
        'is grumpy|grouchy|cross|moody',
        'adj grumpy|grouchy|cross|moody',
        'subj say',
        'prep with|and',
      ],
      {
        required: true,
        defaults: ['owner is swims => a grumpy crab', 'a grumpy hedgehog'],
      },
    ),
    role(['place', 'Where'], 'place', ['prep in|at|on|near|under', 'loose']),
    ...COMPANY,
  ],
};
