import type { CreatureMood, CreaturePose } from '@bramblebook/contract/creature-vocabulary';
import { mix } from '../../paint/colour.ts';
import { ellipse, type Point } from '../../paint/geometry.ts';
import type { Layer, Placement } from '../../paint/layer.ts';
import type { Random } from '../../paint/random.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import { cheek, creatureEye, creatureMouth } from '../parts/creature-face.ts';
import type { CreaturePainter } from '../parts/creature-painter.ts';
import { farTone, form, type Tone } from '../parts/form.ts';
import { type Arm, paintArm } from './arms.ts';
import { tinted } from './skin.ts';

interface OctopusPose {
  readonly body: Placement;
  /** Behind the head, and before it. */
  readonly far: readonly Arm[];
  readonly near: readonly Arm[];
}

const HEAD: readonly Point[] = svgPoints(`
  4,-104 40,-98 66,-72 72,-38 62,-6 52,20 44,40 2,48 -40,40 -48,20 -58,-6 -68,-38 -62,-72
  -34,-98
`);

const POSES: Record<CreaturePose, OctopusPose> = {
  rest: {
    body: { x: 0, y: -20 },
    far: [
      [-34, 26, 158, 118, 40, -190],
      [40, 26, 22, 118, -40, 190],
      [-12, 34, 104, 100, -26, 120],
      [16, 34, 76, 100, 26, -120],
    ],
    near: [
      [-40, 28, 150, 132, -60, 210],
      [44, 28, 30, 132, 60, -210],
      [-22, 34, 118, 118, -40, 190],
      [26, 34, 62, 118, 40, -190],
    ],
  },
  move: {
    body: { x: 42, y: -42, turn: 22 },
    far: [
      [-36, 22, 142, 138, 10, -50],
      [40, 26, 84, 140, 60, -40],
      [-20, 34, 128, 138, 10, -40],
      [24, 34, 102, 132, 30, -20],
    ],
    near: [
      [-40, 20, 160, 130, -20, 60],
      [42, 28, 84, 142, 76, -60],
      [-18, 34, 118, 158, -10, 46],
      [18, 36, 98, 158, 24, 0],
    ],
  },
  play: {
    body: { x: 0, y: 6, turn: -8 },
    far: [
      [-44, 20, 168, 118, 50, -170],
      [50, 20, 16, 118, -50, 170],
      [-22, 34, 136, 96, 10, 140],
      [28, 34, 52, 96, -20, -120],
    ],
    near: [
      [-46, 14, 204, 140, 70, 40],
      [50, 14, -24, 140, -70, -40],
      [-18, 36, 112, 106, -40, 220],
      [22, 36, 66, 110, 70, -230],
    ],
  },
};

const WIDTHS = [38, 30, 22, 15, 9];

const paintHead = (layer: Layer, tone: Tone, random: Random, mood: CreatureMood): void => {
  const spot = mix(tone.base, tone.deep, 0.5);
  form(layer, HEAD, tone, {
    tremble: 1.2,
    shadow: 0.5,
    markings: () => {
      for (const [x, y, r] of [
        [-40, -70, 11],
        [-20, -86, 7],
        [-52, -44, 7],
        [46, -74, 8],
        [26, -90, 5],
      ] as const)
        layer.shape(ellipse([x + random.signed(5), y + random.signed(4)], r, r * 0.86), spot, {
          tremble: 0.8,
          opacity: 0.6,
        });
    },
  });
  for (const side of [-1, 1] as const) {
    creatureEye(layer, [8 + side * 25, -8], 11.5, { side, mood, brow: tone.deep });
    cheek(layer, [8 + side * 39, 14], 12, '#d8435a');
  }
  creatureMouth(layer, [8, 13], 30, mood);
};

/** The octopus: hovers with its arms curled, swims with them trailing, and dances. */
export const octopus: CreaturePainter = {
  lives: 'water',
  seat: null,
  shapes: {
    rest: {
      box: { left: -144, top: -125, right: 148, bottom: 89 },
      face: { x: 8, y: -34, radius: 48 },
    },
    move: {
      box: { left: -131, top: -146, right: 131, bottom: 121 },
      face: { x: 32, y: -40, radius: 48 },
    },
    play: {
      box: { left: -120, top: -109, right: 140, bottom: 109 },
      face: { x: 8, y: -16, radius: 48 },
    },
  },
  paint(layer, { pose, mood, random }) {
    const tone = tinted('#de6d85', random, 10);
    const sucker = mix(tone.lit, '#fbe6dc', 0.65);
    const { body, far, near } = POSES[pose];
    layer.at(body, () => {
      for (const arm of far)
        paintArm(layer, arm, WIDTHS, { tone: farTone(tone), sucker: mix(sucker, tone.deep, 0.25) });
      for (const arm of near) paintArm(layer, arm, WIDTHS, { tone, sucker });
      paintHead(layer, tone, random, mood);
    });
  },
};
