import { type Frame, NEAR, role } from './frame.ts';
import { saysAll } from './says-all.ts';

/** A tooth that comes out, and the dentist, are told elsewhere. */
const NOT_OURS =
  'wobbly|loose|fairy|falls? out|fell out|dentist|lost|loses?|missing|hair|stole|stolen|steals?|magic\\w*|shark|hospital|filling';

/** Teeth are brushed: a big guest needs the small brush. */
export const BRUSH_TEETH: Frame = {
  id: 'brush-teeth',
  name: 'brush the teeth',
  when: ['cue'],
  enacts: 'brush clean open bite hate refuse learn wash spit'.split(' '),
  cues: [
    [20, saysAll(NOT_OURS, 'brush\\w*|clean\\w*|tooth ?paste', 'teeth|tooth|tooth ?paste')],
    [20, saysAll(NOT_OURS, 'tooth ?brush\\w*|tooth ?paste')],
  ],
  sentence:
    '{Hero} will not open wide; then {*a guest} {guest: sits | sit} at the basin with a broom for a toothbrush, and for the last tooth of all it needs a small one.',
  roles: [
    role(
      ['guest', 'Who brushes, too'],
      'creature being toy',
      ['prep with|of', 'subj brush|have|come', 'obj brush', 'loose'],
      { required: true, defaults: ['a crocodile'] },
    ),
    role(
      ['parent', 'Who asks'],
      'mother father grandmother grandfather',
      ['prep with|and', 'subj say|brush|help', 'loose'],
      { chief: true },
    ),
    ...NEAR,
  ],
};
