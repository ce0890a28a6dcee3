import { type Frame, NEAR, PLACE, role } from './frame.ts';

const ANIMAL = '(?:dog|puppy|cat|kitten|horse|pony|goat|hound)';

/** An animal that comes along every morning seems to be nobody's, and is somebody's. */
export const NOT_A_STRAY: Frame = {
  id: 'not-a-stray',
  name: 'be kept company by an animal that belongs to somebody else',
  when: ['cue'],
  enacts: 'run walk follow come begin miss belong live allow find share visit keep let'.split(' '),
  cues: [
    [
      14,
      new RegExp(
        `\\b(?:stray|strange|homeless|street) ${ANIMAL}\\b.*\\b(?:run|runs|running|walk|walks|follow|follows|visit|visits|come|comes|every (?:day|morning|evening)|belongs?|allowed|pets)\\b`,
        's',
      ),
    ],
    [
      14,
      new RegExp(
        `\\b${ANIMAL}\\b.*\\b(?:is ?n['o]?t really a stray|not really a stray|belongs? to (?:some|an?\\b|the|her|his|our)|turns? out to be(?:long)?|somebody else['’]s|someone else['’]s)\\b`,
        's',
      ),
    ],
    [
      -40,
      /\b(?:shelter|vet|dragons?|lost (?:his|her|my|our)|runs? away|ran away|robots?|ghosts?|died|dead|dies)\b/,
    ],
  ],
  sentence:
    'Every morning {*a animal} {animal: comes | come} along with {hero}{if place: {in place}}; {hero} must not keep {*the animal}, misses {*the animal} when nobody comes, and finds {*a owner}, to whom {*the animal} {animal: belongs | belong}.',
  roles: [
    role(
      ['animal', 'Who comes along'],
      'dog puppy cat kitten horse pony goat hound',
      ['adj stray', 'subj begin|run|come|follow|walk|belong|visit', 'obj find|meet', 'loose'],
      { required: true, defaults: ['a brown dog'] },
    ),
    role(
      ['owner', 'Whose it is'],
      'neighbour man woman lady sailor postman teacher musician soldier',
      ['prep to belong'],
      {
        required: true,
        says: [
          [
            /\bbelongs? to an? (?:old |lonely |retired |former )*(man|woman|lady|sailor|postman|teacher|musician|soldier|boy|girl)\b/,
            'an old $1',
          ],
          [
            /\bbelongs? to (?:someone|somebody) who (?:can['’]?t|cannot|can not|could) (?:not )?run\b/,
            'an old runner',
          ],
        ],
        defaults: ['an old man'],
      },
    ),
    role(
      ['kin', 'Who lives with the child'],
      'aunt uncle mother father mum dad grandmother grandfather gran grandma grandpa',
      ['prep with live|stay', 'subj say|allow'],
      {
        says: [
          [/\b(?:her|his|my) (aunt|uncle|gran|grandmother|grandfather|grandma|grandpa)\b/, 'my $1'],
        ],
      },
    ),
    role(['missed', 'What is missed'], 'hills mountains village farm sea home place nature', [
      'obj miss',
    ]),
    { ...PLACE, from: ['prep in|at|on|by', 'loose'] },
    ...NEAR.map((one) => ({ ...one, accepts: 'named friend sister brother cousin'.split(' ') })),
  ],
};
