import type { CreaturePose } from '@bramblebook/contract/creature-vocabulary';
import { ellipse, type Point } from '../../paint/geometry.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import { cheek, creatureEye, creatureMouth } from '../parts/creature-face.ts';
import type { CreaturePainter } from '../parts/creature-painter.ts';
import { form, toneOf } from '../parts/form.ts';
import { paintSwimmer, type Swimmer, type SwimmerPose } from './swimmer.ts';

const MUZZLE = toneOf('#cdbcb2');

/** The round paddle it swims with. */
const PADDLE: readonly Point[] = svgPoints(
  '30,-26 -4,-34 -44,-48 -78,-44 -98,-18 -100,10 -84,36 -50,46 -6,36 30,28',
);

const HEAD: readonly Point[] = svgPoints(`
  2,-54 30,-48 50,-28 60,2 58,30 36,50 4,55 -28,50 -52,30 -56,2 -46,-28 -26,-48
`);

const MANATEE: Swimmer = {
  skin: '#a6999f',
  belly: toneOf('#c6bab6'),
  body: svgPoints(`
    132,-2 124,-40 96,-66 50,-84 -10,-90 -70,-76 -124,-48 -164,-28 -182,-24 -182,24 -162,30
    -120,52 -64,76 -4,86 54,80 100,62 126,36
  `),
  underside: svgPoints('150,20 100,34 40,46 -30,48 -100,36 -170,20 -130,110 30,130 150,100'),
  tail: { shape: PADDLE, at: [-172, 0] },
  flipper: {
    at: [56, 48],
    far: [92, 60],
    shape: svgPoints('-20,-14 16,-18 28,6 26,38 16,72 -4,88 -24,80 -30,48 -26,14'),
  },
  markings: (layer, bend, tone, random) => {
    for (const [x, y, length] of [
      [-140, -18, 40],
      [-116, -34, 50],
      [20, -58, 46],
      [44, -50, 50],
    ] as const) {
      const shift = random.signed(6);
      layer.line(
        bend.line([
          [x + shift, y],
          [x - 6 + shift, y + length * 0.5],
          [x + 2 + shift, y + length],
        ]),
        3,
        tone.deep,
        { opacity: 0.4, tremble: 0.6 },
      );
    }
  },
  face: (layer, bend, mood, tone) => {
    layer.at(bend.place(120, -4, -4, 1.12), () => {
      form(layer, HEAD, tone, { tremble: 1.2, shadow: 0.4 });
      // Two soft halves of a broad muzzle, with bristles.
      form(layer, ellipse([10, 42], 22, 16), MUZZLE, { tremble: 0.6, shadow: 0.5 });
      for (const side of [-1, 1] as const)
        form(layer, ellipse([10 + side * 19, 22], 27, 23, { turn: side * 14 }), MUZZLE, {
          tremble: 0.8,
          shadow: 0.35,
        });
      for (const side of [-1, 1] as const) {
        layer.shape(ellipse([10 + side * 9, 8], 4.6, 3, { turn: side * -24 }), tone.deep, {
          tremble: 0.2,
        });
        for (const [x, y] of [
          [20, 18],
          [29, 24],
          [22, 30],
          [33, 15],
        ] as const)
          layer.disc([10 + side * x, y], 1.7, MUZZLE.deep);
        creatureEye(layer, [8 + side * 29, -13], 9.4, { side, mood, brow: tone.deep });
        cheek(layer, [8 + side * 43, 4], 11);
      }
      creatureMouth(layer, [11, 28], 30, mood);
    });
  },
};

const POSES: Record<CreaturePose, SwimmerPose> = {
  rest: {
    headings: svgPoints('-200,-12 -100,-8 0,0 132,4'),
    near: 18,
    far: -8,
    tail: 0,
  },
  move: {
    headings: svgPoints('-200,44 -100,24 0,2 132,-4'),
    near: 58,
    far: 36,
    tail: 10,
  },
  play: {
    headings: svgPoints('-200,-78 -110,-56 0,-34 132,-8'),
    near: -28,
    far: -52,
    tail: -16,
  },
};

/** The manatee: hangs at ease, paddles along, and turns upward. */
export const manatee: CreaturePainter = {
  lives: 'water',
  seat: [-8, -76],
  shapes: {
    rest: {
      box: { left: -272, top: -91, right: 189, bottom: 143 },
      face: { x: 126, y: 6, radius: 60 },
    },
    move: {
      box: { left: -241, top: -150, right: 190, bottom: 126 },
      face: { x: 126, y: -4, radius: 60 },
    },
    play: {
      box: { left: -157, top: -112, right: 183, bottom: 235 },
      face: { x: 116, y: -42, radius: 60 },
    },
  },
  paint(layer, figure) {
    paintSwimmer(layer, MANATEE, POSES[figure.pose], figure);
  },
};
