import { type Frame, role } from './frame.ts';

const GONE =
  'mammoths?|dinosaurs?|dinos?|t[- ]?rex|triceratops|dodos?|skeletons?|fossils?|sab(?:re|er)[- ]?tooth\\w*';
const BY_NIGHT =
  'at night|by night|night at|overnight|over night|the night|all night|a night|locked in|lock in|shut in|after closing|closing time|sleeps? over|sleepover|come(?:s)? (?:alive|to life)|wakes? up|awake';

/** Locked into the museum, a child is asked by somebody of long ago where all the others are. */
export const MUSEUM_NIGHT: Frame = {
  id: 'museum-night',
  name: 'locked into the museum with somebody of long ago',
  when: ['cue'],
  enacts: 'lock stay sleep wake come happen tell want know ask talk speak live meet get'.split(' '),
  cues: [
    [
      -30,
      /\b(?:knights?|mumm(?:y|ies)|pharaohs?|thie(?:f|ves)|stolen|steals?|paintings?|robbers?|detective)\b/,
    ],
    [21, new RegExp(`^(?=[^]*\\bmuseum\\b)(?=[^]*\\b(?:${GONE})\\b)(?=[^]*\\b(?:${BY_NIGHT})\\b)`)],
    [17, /^(?=.*\bmuseum\b)(?=.*\b(?:at night|overnight|lock(?:ed)? in|shut in)\b)/],
    [
      17,
      new RegExp(
        `\\b(?:last|lonely|only) (?:of the |of its |of his )?(?:\\w+ )?(?:${GONE})\\b[^]*\\b(?:museum|others?|extinct)\\b|\\b(?:${GONE})\\b[^]*\\bwhere (?:all )?(?:the )?others\\b`,
      ),
    ],
  ],
  sentence:
    '{Hero} is locked into the museum{if friend: with {*a friend}}; at night {*a beast} asks where all the others are, and {hero} has to tell it gently.',
  roles: [
    role(['beast', 'Who asks'], 'elephant dinosaur t-rex triceratops', [], {
      required: true,
      says: [
        [/\bmammoths?\b/, 'a mammoth'],
        [/\bt[- ]?rex\b/, 'a T-Rex'],
        [/\btriceratops\b/, 'a triceratops'],
        [/\b(?:dinosaurs?|dinos?|skeletons?|fossils?)\b/, 'a dinosaur'],
      ],
      defaults: ['a mammoth'],
    }),
    role(['cousin', 'Whose cousin it is'], 'elephant bird', [], {
      required: true,
      byStep: true,
      defaults: ['beast is dinosaur or t-rex or triceratops => a small brown bird', 'an elephant'],
    }),
    role(['friend', 'Who is locked in, too'], 'person creature', [
      'prep with|and|alongside',
      'is friend',
    ]),
    role(['friend2', 'Who is locked in, too'], 'person creature', ['prep with|and|alongside']),
  ],
};
