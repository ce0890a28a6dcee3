import type { CreaturePose } from '@bramblebook/contract/creature-vocabulary';
import { mix } from '../../paint/colour.ts';
import type { Point } from '../../paint/geometry.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import { cheek, creatureEye, MOOD_FACES, sideMouth } from '../parts/creature-face.ts';
import type { CreaturePainter } from '../parts/creature-painter.ts';
import { form, toneOf } from '../parts/form.ts';
import { paintSwimmer, type Swimmer, type SwimmerPose } from './swimmer.ts';

/** Both flukes, their root at the origin, trailing to the left. */
export const FLUKES: readonly Point[] = svgPoints(`
  22,-8 -4,-14 -30,-46 -62,-70 -86,-72 -70,-44 -50,-10 -44,2 -54,14 -76,40 -88,62 -62,56
  -28,36 -2,14 22,8
`);

const DOLPHIN: Swimmer = {
  skin: '#6fa6c6',
  belly: toneOf('#f4f1ea'),
  body: svgPoints(`
    222,12 210,4 190,0 171,-7 158,-30 136,-54 102,-68 56,-74 0,-70 -60,-52 -120,-28 -168,-14
    -192,-10 -192,10 -166,14 -120,30 -60,54 0,70 56,74 106,66 146,48 174,32 204,28 219,22
  `),
  underside: svgPoints(`
    232,18 196,17 164,18 140,34 104,42 50,36 -10,38 -70,34 -130,20 -176,16 -150,90 60,110
    190,80
  `),
  tail: { shape: FLUKES, at: [-186, 0] },
  dorsal: {
    at: [-4, -64],
    shape: svgPoints('42,8 26,-16 0,-40 -30,-54 -50,-52 -40,-34 -36,-10 -38,12'),
  },
  flipper: {
    at: [62, 46],
    far: [92, 54],
    shape: svgPoints('-20,-8 10,-14 24,4 12,34 -14,66 -42,84 -50,72 -38,40 -28,14'),
  },
  markings: (layer, bend, tone) => {
    layer.shape(
      bend.outline(
        svgPoints('190,-8 150,-36 90,-54 0,-52 -90,-30 -150,-12 -150,-60 0,-110 150,-90'),
      ),
      mix(tone.base, tone.deep, 0.55),
      { smoothed: true, tremble: 2.5, opacity: 0.55 },
    );
  },
  face: (layer, bend, mood, tone) => {
    layer.at(bend.place(126, -6), () => {
      creatureEye(layer, [0, 0], 14, { side: -1, mood, brow: tone.deep });
      cheek(layer, [-14, 30], 17);
    });
    layer.at(bend.place(170, 14), () => {
      if (MOOD_FACES[mood].mouth === 'open')
        form(layer, svgPoints('-28,6 8,12 44,8 46,18 24,30 -8,30 -30,18'), toneOf('#f4f1ea'), {
          shadow: 0.4,
        });
      sideMouth(layer, [46, 4], [-22, 8], mood);
    });
  },
};

const POSES: Record<CreaturePose, SwimmerPose> = {
  rest: {
    headings: svgPoints('-230,-16 -100,-8 0,0 130,4 210,0'),
    near: 14,
    far: -8,
    tail: 2,
  },
  move: {
    headings: svgPoints('-230,46 -90,22 0,0 110,-8 210,-8'),
    near: 36,
    far: 22,
    tail: 10,
  },
  play: {
    headings: svgPoints('-230,-96 -110,-62 0,-34 120,-8 210,4'),
    near: -4,
    far: -24,
    tail: -14,
  },
};

/** The dolphin: floats, swims with its tail raised, and leaps in a bow. */
export const dolphin: CreaturePainter = {
  lives: 'water',
  seat: [34, -62],
  shapes: {
    rest: {
      box: { left: -282, top: -120, right: 223, bottom: 135 },
      face: { x: 157, y: 4, radius: 60 },
    },
    move: {
      box: { left: -275, top: -177, right: 224, bottom: 111 },
      face: { x: 154, y: -14, radius: 60 },
    },
    play: {
      box: { left: -159, top: -106, right: 213, bottom: 248 },
      face: { x: 140, y: -46, radius: 60 },
    },
  },
  paint(layer, figure) {
    paintSwimmer(layer, DOLPHIN, POSES[figure.pose], figure);
  },
};
