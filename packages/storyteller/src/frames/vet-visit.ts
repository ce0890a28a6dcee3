import { type Frame, NEAR, role } from './frame.ts';

/** One's own animal goes to the vet, and comes home well; who died is told by `goodbye`. */
export const VET_VISIT: Frame = {
  id: 'vet-visit',
  name: 'to the vet with one’s own animal',
  when: ['cue'],
  cues: [
    [
      20,
      /^(?!.*\b(?:be an?|becomes?|wants? to be|plays?|pretend\w*|for a day|died|dead|death|dies|heaven|put to sleep|rescue centre)\b).*\b(?:at|to|visits?|sees?|from) (?:the |our |a )?(?:animal doctor|vet)s?\b/s,
    ],
  ],
  enacts: 'go take bring hide hold come wait help limp sneeze'.split(' '),
  sentence:
    '{Hero} takes {*own pet} to the vet{if parent: with {*a parent}}{if sore: because of {*a sore}}; nobody wants to be next, until {hero} goes first.',
  roles: [
    role(
      ['pet', 'Who goes to the vet'],
      'creature',
      ['obj take|bring|carry', 'subj go|have|be|need|limp|sneeze', 'is ill|sick|poorly', 'loose'],
      { required: true, chief: true, defaults: ['my cat'] },
    ),
    role(['sore', 'What hurts'], 'thing', [], {
      says: 'paw ear leg tummy tooth wing eye tail'
        .split(' ')
        .map((word) => [new RegExp(`\\b${word}s?\\b`), `a sore ${word}`] as const),
    }),
    role(
      ['parent', 'Who is with the child'],
      'mother father grandmother grandfather',
      ['prep with|and', 'subj take|come|go|hold|drive|say', 'loose'],
      { chief: true },
    ),
    ...NEAR,
  ],
};
