import { type Frame, NEAR, role } from './frame.ts';

const BUILT =
  'minecraft|roblox|building games?|block worlds?|blocks on the (?:computer|tablet|screen)|sandbox game|pick ?axes?|creepers?|(?:world|city|town|land) (?:made )?of blocks';
const IN =
  '(?:falls?|fall|fell|sucked|pulled|lands?|trapped|stuck|wakes? up|slips?|climbs?|goes|go|shrinks?|lives?|gets?|is|be) (?:\\w+ ){0,3}(?:in|into|inside)';

/** A world that a child built in a game or out of blocks, and never finished: now it is in there. */
export const OWN_WORLD: Frame = {
  id: 'own-world',
  name: 'fall into the world that one built and never finished',
  when: ['cue'],
  enacts: 'build fall play finish dig land come go make mine get stop'.split(' '),
  cues: [
    [-30, /\b(?:missing|instructions?|stolen|stole|competition|contest|hospital)\b/],
    [22, new RegExp(`\\b(?:${BUILT})\\b[^]*\\b${IN}\\b|\\b${IN} (?:\\w+ ){0,3}(?:${BUILT})\\b`)],
    [
      17,
      /\b(?:his|her|their|the) own (?:game|world|level|drawing)\b.*\b(?:never|not|un)\s?(?:finish\w*|done|ready)\b|\b(?:falls?|gets? sucked|lands?|slips?) (?:in|into) (?:his|her) own (?:game|world)\b/,
    ],
    [22, /\b(?:minecraft|roblox|building games?|creepers?|pick ?axes?)\b/],
  ],
  sentence:
    '{Hero} falls into the world that {hero} built of blocks and never finished; there is a hole in the roof, at night come {*a mob}, and everything waits for “later”.',
  roles: [
    role(
      ['mob', 'Who comes at night'],
      'alive',
      ['obj fight|meet|escape|avoid', 'adj green|creepy|scary'],
      {
        required: true,
        says: [
          [/\bzombies?\b/, 'some zombies'],
          [/\bskeletons?\b/, 'some skeletons'],
          [/\bspiders?\b/, 'some spiders'],
          [/\bgreen (?:guys|men|monsters|creatures|things)\b|\bcreepers?\b/, 'some green monsters'],
        ],
        defaults: ['some green monsters'],
      },
    ),
    role(['horse', 'Who is half'], 'horse', [], {
      required: true,
      byStep: true,
      defaults: ['a brown horse'],
    }),
    role(['hen', 'Who waits'], 'hen', [], {
      required: true,
      byStep: true,
      defaults: ['a white hen'],
    }),
    ...NEAR,
  ],
};
