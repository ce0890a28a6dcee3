import { type Frame, NEAR, PLACE, role } from './frame.ts';
import { HERO } from './hero-did.ts';

const ANIMAL =
  'dog|puppy|cat|kitten|fish|goldfish|hamster|rabbit|guinea pig|horse|pony|bird|parrot|budgie|mouse|tortoise|turtle|tiger|lion|elephant|monkey|penguin|bear|fox|wolf|owl|frog|shark|dolphin|whale|cow|pig|sheep|goat|hen|chicken|duck|snake|lizard|spider|snail|bat|squirrel|hedgehog|giraffe|panda|koala|sloth|seal|octopus|crocodile';
const BODIES = 'bod(?:y|ies)|places?|lives|life|brains?|minds?|heads?|roles?|jobs?|shoes';

/** “Wakes up and he's a dog”: that is said of the hero, and nobody else is there. */
const AS_WHAT: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `\\b(?:wakes?|woke|waking|woken)(?: up)? (?:as|and (?:s?he|i)(?:['’]s| be| is| was| has become)?) an? (?:\\w+ )?(${ANIMAL})\\b`,
    ),
    'a $1',
  ],
  [/\bi (?:was|were|am|be) the (dog|cat)\b/, 'the $1'],
];

/** Whom nobody changes places with: a baby has no day, and twins change places with each other. */
const NOT_THE_HEROS = '(?<!\\b(?:twins?|triplets?)\\b.*)(?!.*\\b(?:bab(?:y|ies)|newborn)\\b)';

/** Two yawn at the same moment, and each wakes up as the other. */
export const SWAP: Frame = {
  id: 'swap',
  name: 'change places with somebody',
  when: ['cue'],
  enacts:
    'swap change switch trade wake turn become transform learn find go get see sleep eat'.split(
      ' ',
    ),
  cues: [
    [
      14,
      new RegExp(
        `${NOT_THE_HEROS}(?<!\\b(?:aliens?|witch|wizard|robots?|king|queen|prince|monsters?|ghosts?|thief|baddie) )\\b(?:swap|swop|switch|trade|chang|exchang)\\w* (?:\\w+ )?(?:${BODIES})\\b`,
      ),
    ],
    [
      13,
      new RegExp(
        `${NOT_THE_HEROS}\\b(?:swap|swop)(?:s|p|ped|ping)? with (?!\\w+ (?:cards?|stickers?))`,
      ),
    ],
    [13, /\bi (?:was|were|am|be) the (?:dog|cat)\b|\bthe (?:dog|cat) (?:was|is|be) me\b/],
    [
      12,
      /\bbod(?:y|ies) (?:get |are |be |is )?(?:swap|swop|switch)\w*|\bbody[- ]?swap\b|\bfreaky friday\b/,
    ],
    [13, /\b(?:in|into) (?:the|a|his|her|its|our) (?:(?:\w+ )?\w+['’]?s? body\b|body of\b)/],
    [
      13,
      new RegExp(
        `\\b(?:wakes?|woke|waking|woken) (?:up )?(?:one (?:day|morning) )?(?:as|and (?:s?he|i)(?:['’]s| is| was| be| am| has (?:turned into|become))|to find (?:\\w+ ){1,3}(?:is|be)) (?:a|an|the|his|her) (?:\\w+ )?(?:${ANIMAL})\\b`,
      ),
    ],
    [
      11,
      new RegExp(
        `${HERO}(?:suddenly )?(?:turns?|turned|changes?|changed|transforms?|be turn|be change) into (?:a|an|her|his|the|our) (?:\\w+ )?(?:${ANIMAL})\\b`,
      ),
    ],
  ],
  sentence:
    '{Hero} and {*a other} yawn at the same moment{if place: {*in place}} and wake up in each other’s place{if friend:; {*a friend} {friend: notices | notice} nothing}; each has the other’s day, and the other’s night, until they find the way back.',
  roles: [
    role(
      ['other', 'With whom'],
      'creature person baby teacher neighbour',
      [
        'prep with|and|alongside',
        'prep with swap|swop|switch|change|trade|exchange|get',
        'owns body|life|place|brain|job',
        'prep of',
        'prep as wake',
        'prep into turn|change|transform',
        'obj swap|switch|be',
        'subj become|be|turn|swap',
        'loose',
      ],
      { required: true, says: AS_WHAT, defaults: ['the dog'] },
    ),
    { ...PLACE, from: ['prep in|at|on|by|near|inside'] },
    ...NEAR,
  ],
};
