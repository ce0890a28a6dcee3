import { svgPoints } from '../../paint/svg-points.ts';
import type { Stance } from '../parts/four-legged.ts';

/** Forelegs laid out in front of a cat that lies like a monument. */
export const CAT_FORELEGS: NonNullable<Stance['folded']> = {
  flat: true,
  far: svgPoints('48,-56 84,-26 126,-17'),
  near: svgPoints('30,-58 58,-24 106,-14'),
};

/** How great cats carry themselves: lying like a monument, sitting, striding, pouncing. */
export const CAT_LIES: Stance = {
  name: 'rest',
  body: svgPoints('-86,-50 -44,-54 2,-58 36,-84 54,-116'),
  widths: [84, 96, 100, 96, 76],
  hip: [-78, -46],
  shoulder: [36, -60],
  feet: { farHind: [-20, 0], farFore: [100, 0], nearHind: [-34, 0], nearFore: [84, 0] },
  haunch: [50, 46],
  folded: CAT_FORELEGS,

  tail: svgPoints('-112,-44 -146,-18 -186,-16 -212,-40 -206,-74'),
  head: { x: 62, y: -142, scale: 1.3, turn: -3 },
};

export const CAT_SITS: Stance = {
  name: 'rest',
  body: svgPoints('-46,-52 -36,-94 -10,-134 16,-172'),
  widths: [96, 108, 92, 66],
  hip: [-48, -48],
  shoulder: [14, -108],
  feet: { farHind: [-10, 0], farFore: [8, 0], nearHind: [-6, 2], nearFore: [40, 2] },
  haunch: [48, 50],
  tail: svgPoints('-66,-26 -104,-14 -140,-24 -152,-62 -134,-92'),
  head: { x: 24, y: -206, scale: 1.24, turn: -4 },
};

export const CAT_STRIDES: Stance = {
  name: 'move',
  body: svgPoints('-80,-122 -34,-124 16,-122 54,-132 78,-154'),
  hip: [-74, -112],
  shoulder: [50, -112],
  feet: { farHind: [-38, 0], farFore: [104, -18], nearHind: [-124, 0], nearFore: [32, 0] },
  tail: svgPoints('-112,-134 -150,-112 -184,-116 -208,-148 -204,-184'),
  head: { x: 98, y: -178, scale: 1.26, turn: 2 },
};

export const CAT_POUNCES: Stance = {
  name: 'play',
  body: svgPoints('-84,-124 -38,-140 12,-154 52,-174 74,-200'),
  hip: [-78, -114],
  shoulder: [48, -152],
  feet: {
    farHind: [-126, -28],
    farFore: [156, -140],
    nearHind: [-162, -32],
    nearFore: [134, -92],
  },
  tail: svgPoints('-114,-132 -154,-118 -192,-134 -214,-170 -204,-206'),
  head: { x: 92, y: -224, scale: 1.26, turn: -8 },
};
