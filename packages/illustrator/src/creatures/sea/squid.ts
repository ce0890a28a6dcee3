import type { CreatureMood, CreaturePose } from '@bramblebook/contract/creature-vocabulary';
import { mix } from '../../paint/colour.ts';
import { ellipse, type Point } from '../../paint/geometry.ts';
import type { Layer, Placement } from '../../paint/layer.ts';
import type { Random } from '../../paint/random.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import { cheek, creatureEye, creatureMouth } from '../parts/creature-face.ts';
import type { CreaturePainter } from '../parts/creature-painter.ts';
import { farTone, form, formLimb, mirrored, type Tone } from '../parts/form.ts';
import { type Arm, paintArm } from './arms.ts';
import { tendril } from './bend.ts';
import { tinted } from './skin.ts';

/** The pointed mantle, its collar at the head's top. */
const MANTLE: readonly Point[] = svgPoints(`
  0,-150 16,-128 32,-92 42,-52 46,-18 40,0 2,8 -36,0 -42,-18 -40,-52 -30,-92 -16,-128
`);
const FIN: readonly Point[] = svgPoints('6,-146 34,-128 66,-98 74,-84 54,-74 24,-68');
const HEAD: readonly Point[] = svgPoints(
  '2,-14 30,-10 48,8 48,30 32,48 2,54 -28,48 -44,30 -44,8 -26,-10',
);

interface SquidPose {
  readonly body: Placement;
  readonly far: readonly Arm[];
  readonly near: readonly Arm[];
  /** The two long ones with paddles at their ends. */
  readonly long: readonly Arm[];
}

const POSES: Record<CreaturePose, SquidPose> = {
  rest: {
    body: { x: 0, y: 8 },
    long: [
      [-28, 36, 126, 134, 20, -110],
      [32, 36, 54, 134, -20, 110],
    ],
    far: [
      [-14, 42, 104, 78, -30, 60],
      [18, 42, 76, 78, 30, -60],
    ],
    near: [
      [-32, 38, 126, 78, -20, 120],
      [36, 38, 54, 78, 20, -120],
      [-12, 46, 104, 76, 10, 60],
      [16, 46, 76, 76, -10, -60],
    ],
  },
  move: {
    body: { x: 24, y: -8, turn: 52 },
    long: [
      [-28, 38, 100, 136, 16, -40],
      [32, 38, 84, 136, 20, -60],
    ],
    far: [
      [-14, 42, 98, 92, -10, 30],
      [18, 42, 84, 92, 10, 10],
    ],
    near: [
      [-32, 38, 110, 88, -20, 30],
      [36, 38, 74, 88, 30, -30],
      [-12, 46, 100, 92, 6, 0],
      [16, 46, 84, 92, 6, 0],
    ],
  },
  play: {
    body: { x: 0, y: 10, turn: -10 },
    long: [
      [-34, 30, 176, 132, 70, 40],
      [38, 30, 4, 132, -70, -40],
    ],
    far: [
      [-14, 42, 112, 74, 40, -120],
      [18, 42, 68, 74, -40, 120],
    ],
    near: [
      [-32, 38, 146, 80, 50, 40],
      [36, 38, 34, 80, -50, -40],
      [-12, 46, 112, 74, -40, 170],
      [16, 46, 68, 74, 40, -170],
    ],
  },
};

const WIDTHS = [23, 19, 15, 11, 7];

const paintLong = (layer: Layer, [x, y, angle, length, curl, twist]: Arm, tone: Tone): void => {
  const spine = tendril([x, y], angle, length, { curl, twist });
  formLimb(layer, spine, [10, 8, 7, 7], { tone, tremble: 0.4, shadow: 0.5 });
  formLimb(layer, spine.slice(-4), [7, 20, 20, 7], { tone, tremble: 0.5, shadow: 0.5 });
};

const paintBody = (layer: Layer, tone: Tone, random: Random, mood: CreatureMood): void => {
  form(layer, FIN, tone, { shadow: 0.6 });
  form(layer, mirrored(FIN), tone, { shadow: 0.6 });
  form(layer, HEAD, tone, { shadow: 0.4 });
  const spot = mix(tone.base, tone.deep, 0.6);
  form(layer, MANTLE, tone, {
    tremble: 1.1,
    shadow: 0.4,
    markings: () => {
      for (const [x, y, r] of [
        [-14, -84, 7],
        [10, -104, 5.5],
        [18, -62, 6.5],
        [-24, -46, 5],
        [-4, -58, 4],
        [2, -126, 4],
        [30, -36, 4.4],
      ] as const)
        layer.shape(ellipse([x + random.signed(5), y + random.signed(5)], r, r * 0.86), spot, {
          tremble: 0.5,
          opacity: 0.55,
        });
    },
  });
  for (const side of [-1, 1] as const) {
    creatureEye(layer, [6 + side * 23, 18], 10.5, {
      side,
      mood,
      white: true,
      ...(mood === 'worried' ? { brow: tone.deep } : {}),
    });
    cheek(layer, [6 + side * 35, 36], 9, '#d8505a');
  }
  creatureMouth(layer, [6, 34], 22, mood);
};

/** The squid: hovers upright, shoots along with its point ahead, and throws its arms up. */
export const squid: CreaturePainter = {
  lives: 'water',
  seat: null,
  shapes: {
    rest: {
      box: { left: -97, top: -142, right: 101, bottom: 166 },
      face: { x: 6, y: 32, radius: 38 },
    },
    move: {
      box: { left: -140, top: -122, right: 148, bottom: 151 },
      face: { x: 14, y: 12, radius: 38 },
    },
    play: {
      box: { left: -132, top: -139, right: 125, bottom: 124 },
      face: { x: 10, y: 34, radius: 38 },
    },
  },
  paint(layer, { pose, mood, random }) {
    const tone = tinted('#ef9a78', random, 9);
    const sucker = mix(tone.lit, '#fff0dc', 0.7);
    const { body, far, near, long } = POSES[pose];
    layer.at(body, () => {
      for (const arm of far)
        paintArm(layer, arm, WIDTHS, { tone: farTone(tone), sucker: mix(sucker, tone.deep, 0.25) });
      for (const arm of long) paintLong(layer, arm, farTone(tone));
      for (const arm of near) paintArm(layer, arm, WIDTHS, { tone, sucker });
      paintBody(layer, tone, random, mood);
    });
  },
};
