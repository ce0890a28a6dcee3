import type { CreaturePose } from '@bramblebook/contract/creature-vocabulary';
import { mix } from '../../paint/colour.ts';
import { ellipse, type Point } from '../../paint/geometry.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import { cheek, creatureEye, sideMouth } from '../parts/creature-face.ts';
import type { CreaturePainter } from '../parts/creature-painter.ts';
import { form, toneOf } from '../parts/form.ts';
import { FLUKES } from './dolphin.ts';
import { paintSwimmer, type Swimmer, type SwimmerPose } from './swimmer.ts';

const IVORY = toneOf('#fbecc8');
const BELLY = toneOf('#f6f2ee');

/** The long tooth, straight along x from its root. */
const TUSK: readonly Point[] = svgPoints(
  '-20,-11 40,-9 92,-6.5 130,-3 139,0 130,3 92,6.5 40,9 -20,11',
);

const NARWHAL: Swimmer = {
  skin: '#8f9dcb',
  belly: BELLY,
  body: svgPoints(`
    170,2 162,-30 138,-60 98,-78 46,-82 -10,-76 -70,-54 -124,-28 -166,-14 -184,-11 -184,11
    -164,15 -120,32 -64,58 -6,76 50,80 104,74 144,56 164,32
  `),
  underside: svgPoints(`
    186,20 150,22 122,34 84,38 30,32 -30,34 -90,28 -140,18 -184,16 -140,100 60,120 190,80
  `),
  tail: { shape: FLUKES, at: [-178, 0] },
  flipper: {
    at: [58, 52],
    far: [90, 60],
    shape: svgPoints('-22,-8 12,-14 26,6 18,34 -8,62 -36,70 -44,56 -36,32 -28,12'),
  },
  behind: (layer, bend) => {
    layer.at(bend.place(156, -22, -16), () => {
      form(layer, TUSK, IVORY, {
        tremble: 0.4,
        shadow: 0.4,
        markings: () => {
          for (let x = 2; x < 132; x += 14)
            layer.line(
              [
                [x, -12],
                [x + 5, 0],
                [x + 13, 12],
              ],
              2.6,
              '#d9a86a',
              { even: true, opacity: 0.75, tremble: 0.2 },
            );
        },
      });
    });
  },
  markings: (layer, bend, tone, random) => {
    const spot = mix(tone.base, tone.deep, 0.8);
    for (let i = 0; i < 26; i++) {
      const x = -140 + i * 9.4 + random.signed(6);
      const depth = 80 - Math.max(0, -x - 10) * 0.48;
      const [px, py] = bend.at(x, -depth * random.between(0.3, 0.92));
      const r = random.between(2.4, 6.4);
      layer.shape(ellipse([px, py], r * 1.15, r * 0.85), spot, { tremble: 0.5, opacity: 0.6 });
    }
  },
  face: (layer, bend, mood, tone) => {
    layer.at(bend.place(118, -4), () => {
      creatureEye(layer, [0, 0], 15, { side: -1, mood, brow: tone.deep });
      cheek(layer, [-20, 28], 17, '#ef8a96');
      sideMouth(layer, [44, 26], [4, 32], mood);
    });
  },
};

const POSES: Record<CreaturePose, SwimmerPose> = {
  rest: {
    headings: svgPoints('-220,12 -100,6 0,0 170,-4'),
    origin: [-40, 14],
    near: 16,
    far: -6,
    tail: 4,
  },
  move: {
    headings: svgPoints('-220,52 -90,26 0,0 100,-6 170,-6'),
    origin: [-40, 20],
    near: 42,
    far: 26,
    tail: 12,
  },
  play: {
    headings: svgPoints('-220,-84 -110,-56 0,-36 120,-22 170,-18'),
    origin: [-10, 0],
    near: -6,
    far: -30,
    tail: -10,
  },
};

/** The narwhal: floats, swims with its tail raised, and leaps after its long tooth. */
export const narwhal: CreaturePainter = {
  lives: 'water',
  seat: [-34, -50],
  shapes: {
    rest: {
      box: { left: -317, top: -94, right: 246, bottom: 140 },
      face: { x: 86, y: 10, radius: 62 },
    },
    move: {
      box: { left: -300, top: -161, right: 243, bottom: 128 },
      face: { x: 86, y: 10, radius: 62 },
    },
    play: {
      box: { left: -197, top: -172, right: 235, bottom: 235 },
      face: { x: 100, y: -46, radius: 62 },
    },
  },
  paint(layer, figure) {
    paintSwimmer(layer, NARWHAL, POSES[figure.pose], figure);
  },
};
