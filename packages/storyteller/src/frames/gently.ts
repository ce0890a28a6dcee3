import { type Frame, NEAR, role } from './frame.ts';
import { saysAll } from './says-all.ts';

const PETS =
  'cats?|kittens?|kitty|dogs?|puppy|puppies|rabbits?|bunny|bunnies|guinea pigs?|hamsters?|pets?|animals?|chicks?|hens?|tortoise|budgies?|ponies|pony';
const BABIES = 'baby|(?:little|new|small|baby|younger) (?:brother|sister)';
const TOUCHES =
  'hug\\w*|squeez\\w*|cuddl\\w*|grab\\w*|pull\\w*|chas(?:e|es|ing)|squash\\w*|pok(?:e|es|ing)|strok\\w*|pat(?:s|ting)?|rough\\w*|wild|tail|hands|gentle\\w*|gently|careful\\w*';
const TOO_MUCH =
  'gentle\\w*|gently|soft\\w*|careful\\w*|too (?:hard|tight|tightly|rough|much|wild|fast)|runs? away|run off|hides?|rough\\w*|scares?|scratch\\w*|all the time';
const HURTS =
  '(?:bites?|biting|hits?|hitting|kicks?|kicking|push(?:es|ing)?|pinch(?:es|ing)?|smacks?|slaps?|throws? things|scratch(?:es|ing)?)';
const OTHERS =
  '(?:(?:the |all )?(?:other |little )?(?:children|kids|child|friends?|babies)|people|everyone|everybody|(?:his|her|my|the) (?:\\w+ )?(?:brother|sister|friends?|mum|mummy|dad|daddy|cousin|playmates?)|when (?:he|she|it|something)|out of anger|at (?:nursery|kindergarten|preschool|playgroup|daycare)|me\\b|us\\b|a lot)';
const LOUD = 'shout\\w*|yell\\w*|scream\\w*|roar\\w*|too loud|so loud|very loud|loud voice|noisy';
/** A shark bites, a ball is hit, somebody is unkind to the child: other stories. */
const NOT_OURS =
  'shark|snake|dragon|dinosaur|monster|vampire|crocodile|bull(?:y|ies|ied)|(?:boy|girl|kid|child|children|someone|somebody) (?:who )?(?:hits?|bites?|pushes|kicks?)|vet|lost|missing|teaches|teach';

/** A child who is too wild for somebody small finds out how softly goes, and says it to the others. */
export const GENTLY: Frame = {
  id: 'gently',
  name: 'be gentle',
  when: ['cue'],
  enacts:
    'hug squeeze cuddle stroke pat chase pull grab run hide bite hit push kick shout scream scare learn wait cry'.split(
      ' ',
    ),
  cues: [
    [20, saysAll(NOT_OURS, TOUCHES, PETS, TOO_MUCH)],
    [20, saysAll(NOT_OURS, 'gentle\\w*|gently|soft hands|careful|rough', BABIES)],
    [20, saysAll(NOT_OURS, `${HURTS} (?:\\w+ )?${OTHERS}`)],
    [
      20,
      saysAll(
        NOT_OURS,
        'bites|biting|hits|hitting',
        'angry|cross|anger|gentle|nursery|kindergarten',
      ),
    ],
    [
      26,
      new RegExp(
        `\\b(?:he|she|who|\\w+) ${HURTS} (?:\\w+ ){0,3}(?:at (?:nursery|daycare|kindergarten|preschool|playgroup)|when (?:he|she)|(?:his|her) (?:\\w+ )?(?:brother|sister|friends?|cousin))\\b`,
      ),
    ],
    [20, /\b(?:gentle|kind|soft) hands\b/],
    [20, /^\W*(?:no )?(?:biting|hitting|hits|bites|pushing|gentle hands|being gentle)\W*$/],
    [
      20,
      saysAll(
        NOT_OURS,
        LOUD,
        PETS,
        'scar\\w*|runs?|hides?|afraid|gentle|quiet\\w*|whisper\\w*|soft\\w*',
      ),
    ],
  ],
  sentence:
    '{if kind is hands or teeth: {Hero} has quick {kind kind}, and somebody cries; {he} finds out what they are good for, and what not | {if kind is voice: {Hero} has a big voice, and {*a animal} {animal: hides | hide}; {he} finds the small one | {Hero} hugs {*a animal} much too hard{if animal is not baby:, and {animal: it is | they are} gone}; {he} finds out how to be gentle}}.',
  roles: [
    role(['kind', 'What is too wild'], 'hug hands teeth voice', [], {
      required: true,
      says: [
        [/\b(?:bites?|biting)\b/, 'the teeth'],
        [new RegExp(`\\b${HURTS} (?:\\w+ )?${OTHERS}|\\bhit(?:s|ting)?\\b`), 'the hands'],
        [new RegExp(`\\b(?:${LOUD})`), 'the voice'],
      ],
      defaults: ['the hug'],
      byStep: true,
    }),
    role(
      ['animal', 'Who is small'],
      'creature baby',
      ['obj hug|squeeze|cuddle|stroke|chase|pull|scare', 'subj run|hide', 'prep with|to', 'loose'],
      { required: true, defaults: ['a cat'], byStep: true },
    ),
    ...NEAR,
  ],
};
