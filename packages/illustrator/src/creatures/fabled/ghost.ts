import type { CreaturePose } from '@bramblebook/contract/creature-vocabulary';
import type { Point } from '../../paint/geometry.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import { cheek, creatureEye, creatureMouth } from '../parts/creature-face.ts';
import type { CreaturePainter } from '../parts/creature-painter.ts';
import { form, formLimb, toneOf } from '../parts/form.ts';

const SHEET = toneOf('#f7f4fb');
const GLOW = '#dfe6ff';

interface GhostPose {
  /** The sheet, head to hem. */
  readonly sheet: readonly Point[];
  /** Two sleeves, each from the shoulder to its tip. */
  readonly sleeves: readonly (readonly Point[])[];
  readonly face: Point;
}

const POSES: Record<CreaturePose, GhostPose> = {
  rest: {
    sheet: svgPoints(`
      0,-104 32,-98 54,-72 60,-30 62,20 70,84 60,104 46,90 32,110 16,92 0,112 -16,92 -32,110
      -46,90 -60,104 -70,84 -62,20 -60,-30 -54,-72 -32,-98
    `),
    sleeves: [svgPoints('-54,-14 -78,14 -84,38'), svgPoints('54,-14 78,14 84,38')],
    face: [6, -54],
  },
  move: {
    sheet: svgPoints(`
      34,-100 66,-88 82,-58 78,-18 60,22 28,56 -14,84 -58,98 -94,104 -78,84 -92,70 -70,60 -76,40
      -50,34 -38,4 -26,-40 -18,-76 6,-96
    `),
    sleeves: [svgPoints('-6,-8 18,18 44,20'), svgPoints('66,-10 94,4 116,-4')],
    face: [36, -52],
  },
  play: {
    sheet: svgPoints(`
      -6,-106 26,-104 52,-80 60,-38 58,10 76,66 70,92 52,80 42,104 22,88 8,112 -10,92 -26,112
      -38,88 -56,100 -66,80 -62,24 -64,-26 -60,-66 -38,-96
    `),
    sleeves: [svgPoints('-54,-26 -86,-48 -96,-78'), svgPoints('54,-26 88,-46 100,-76')],
    face: [0, -56],
  },
};

/** The ghost: a friendly sheet that hangs in the air, floats along, and waves both its sleeves. */
export const ghost: CreaturePainter = {
  lives: 'air',
  seat: null,
  shapes: {
    rest: {
      box: { left: -94, top: -106, right: 94, bottom: 112 },
      face: { x: 6, y: -50, radius: 40 },
    },
    move: {
      box: { left: -98, top: -102, right: 124, bottom: 106 },
      face: { x: 36, y: -48, radius: 40 },
    },
    play: {
      box: { left: -106, top: -108, right: 110, bottom: 112 },
      face: { x: 0, y: -52, radius: 40 },
    },
  },
  paint(layer, { pose, mood }) {
    const { sheet, sleeves, face } = POSES[pose];
    layer.glow([face[0], 0], 128, GLOW, { opacity: 0.5, blend: 'source-over' });
    for (const sleeve of sleeves) formLimb(layer, sleeve, [34, 28, 18], { tone: SHEET });
    form(layer, sheet, SHEET, { tremble: 0.8, shadow: 0.5 });
    layer.at({ x: face[0], y: face[1] }, () => {
      for (const side of [-1, 1] as const) {
        creatureEye(layer, [side * 18, -8], 9, { side, mood, brow: '#a9a2c4' });
        cheek(layer, [side * 30, 10], 9, '#f2b8c6');
      }
      creatureMouth(layer, [0, 10], 18, mood);
    });
  },
};
