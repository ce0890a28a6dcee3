import { ellipse, type Point } from '../../paint/geometry.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import type { Stance } from '../parts/four-legged.ts';
import type { UprightPose } from '../parts/upright.ts';

/** Torso of a bear from its shoulders to where it sits; `lean` moves the shoulders aside. */
const bearTorso = (waist: number, top: number, bottom: number, lean = 0): Point[] => {
  const middle = (top + bottom) / 2 + 16;
  return [
    [4 + lean, top],
    [44 + lean, top + 10],
    [66 + lean * 0.8, top + 50],
    [waist + lean * 0.4, middle],
    [waist - 4, bottom - 34],
    [44, bottom - 4],
    [0, bottom],
    [-44, bottom - 4],
    [-waist, bottom - 34],
    [-waist - 2 + lean * 0.4, middle],
    [-64 + lean * 0.8, top + 50],
    [-40 + lean, top + 10],
  ];
};

/** How great bears carry themselves. */
export const BEAR_WALKS: Stance = {
  name: 'move',
  body: svgPoints('-104,-134 -50,-140 10,-138 64,-150 104,-168'),
  hip: [-94, -112],
  shoulder: [62, -122],
  feet: { farHind: [-52, 0], farFore: [120, -22], nearHind: [-142, 0], nearFore: [46, 0] },
  tail: [[-160, -158]],
  head: { x: 128, y: -190, scale: 1.5, turn: 3 },
};

export const BEAR_SITS: UprightPose = {
  torso: bearTorso(84, -188, 0),
  belly: ellipse([12, -62], 54, 60),
  farArm: {
    spine: svgPoints('48,-148 84,-112 82,-74'),
    end: 'hand',
  },
  nearArm: {
    spine: svgPoints('-52,-150 -94,-116 -84,-72'),
    end: 'hand',
  },
  farLeg: {
    spine: svgPoints('52,-34 88,-36 108,-38'),
    end: 'sole',
    turn: 12,
  },
  nearLeg: {
    spine: svgPoints('-50,-34 -82,-36 -98,-36'),
    end: 'sole',
    turn: -12,
  },
  head: { x: 6, y: -222, scale: 1.45, turn: -3 },
};

/** Rolled back on its seat, all four paws in the air. */
export const BEAR_ROLLS: UprightPose = {
  torso: bearTorso(88, -170, 0, -40),
  belly: ellipse([14, -74], 56, 58),
  farArm: {
    spine: svgPoints('12,-134 70,-150 102,-196'),
    end: 'hand',
  },
  nearArm: {
    spine: svgPoints('-88,-130 -142,-142 -168,-186'),
    end: 'hand',
  },
  farLeg: {
    spine: svgPoints('50,-46 104,-70 130,-96'),
    end: 'sole',
    turn: 26,
  },
  nearLeg: {
    spine: svgPoints('-14,-40 32,-44 58,-62'),
    end: 'sole',
    turn: 12,
  },
  head: { x: -46, y: -196, scale: 1.45, turn: -14 },
};

/** Upright on one leg. */
export const BEAR_DANCES: UprightPose = {
  torso: bearTorso(76, -252, -62),
  belly: ellipse([14, -130], 46, 58, { turn: -4 }),
  farArm: {
    spine: svgPoints('48,-208 98,-222 124,-270'),
    end: 'hand',
  },
  nearArm: {
    spine: svgPoints('-52,-210 -102,-206 -132,-246'),
    end: 'hand',
  },
  farLeg: {
    spine: svgPoints('36,-96 70,-78 76,-46'),
    end: 'foot',
    turn: -14,
  },
  nearLeg: {
    spine: svgPoints('-34,-90 -40,-54 -36,-26'),
    end: 'foot',
  },
  head: { x: 8, y: -290, scale: 1.42, turn: 7 },
};
