import { type Frame, NEAR, role } from './frame.ts';
import { saysAll } from './says-all.ts';

const SOUNDS = 'noises?|sounds?|moos?|clucks?|oinks?|quacks?|baas?|woof|says?|words?';
const MIXED =
  'mix(?:ed|es)? up|mix(?:ed|es)? (?:\\w+ )?up|wrong (?:noises?|sounds?|way|word)|muddled?|swapp?(?:ed|s)?|says (?:cluck|moo|oink|quack|baa|woof|miaow|meow)|backwards|upside down';
const ANIMALS = 'cows?|hens?|chickens?|pigs?|ducks?|sheep|horses?|dogs?|cats?|farm|animals?';

/** The animals have got one another's words, and one whispers them right again. */
export const MIXED_UP: Frame = {
  id: 'mixed-up',
  name: 'the animals have mixed up their noises',
  when: ['cue'],
  enacts: 'mix say swap get moo cluck make be'.split(' '),
  cues: [
    [
      24,
      saysAll(
        'body|bodies|died|school|magic\\w*|potion|wizard|hospital|lost',
        SOUNDS,
        MIXED,
        ANIMALS,
      ),
    ],
    [
      16,
      /^\W*(?:\w+ )?(?:farm animals?|animal (?:noises|sounds)|farm noises|what (?:does )?the cow says?|animals? on (?:a|the) farm|old macdonald)\W*$/,
    ],
  ],
  sentence:
    '“Cluck,” says the cow{if place: {*in place}}, and “moo” says the hen: all have {*the words} of the others, and a calf does not find its mother, until {hero} whispers the right ones.',
  roles: [
    role(['words', 'What is mixed up'], 'sound thing', [], {
      required: true,
      byStep: true,
      says: [
        [/\bnoises?\b/, 'the noises'],
        [/\bsounds?\b/, 'the sounds'],
      ],
      defaults: ['the noises'],
    }),
    ...['cow', 'hen', 'pig', 'duck'].map((one) =>
      role([one, `The ${one}`], one, ['loose'], {
        required: true,
        byStep: true,
        defaults: [`a ${one}`],
      }),
    ),
    role(['place', 'Where'], 'place', ['prep on|at|in', 'loose'], {
      says: [[/\bfarm\b/, 'the farm']],
    }),
    role(
      ['parent', 'Who is there'],
      'mother father grandmother grandfather',
      ['prep with|and', 'loose'],
      { chief: true },
    ),
    ...NEAR,
  ],
};
