import type { CreatureMood, CreaturePose } from '@bramblebook/contract/creature-vocabulary';
import { mix } from '../../paint/colour.ts';
import { ellipse, type Point } from '../../paint/geometry.ts';
import type { Layer, Placement } from '../../paint/layer.ts';
import type { Random } from '../../paint/random.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import { cheek, creatureMouth } from '../parts/creature-face.ts';
import type { CreaturePainter } from '../parts/creature-painter.ts';
import { farTone, form, formLimb, type Tone } from '../parts/form.ts';
import { paintClaw, paintStalkEye } from './shellfish.ts';
import { tinted } from './skin.ts';

const SHELL: readonly Point[] = svgPoints(`
  0,-42 34,-38 58,-22 66,0 54,22 28,34 0,37 -28,34 -54,22 -66,0 -58,-22 -34,-38
`);

/** How big the crab is beside its own drawing. */
const SIZE = 0.68;

/** Joints of a leg from the shell's middle: knee and tip. */
type Leg = readonly [knee: Point, tip: Point];

interface ArmPose {
  readonly elbow: Point;
  readonly claw: Placement;
}

interface CrabPose {
  readonly body: Placement;
  /** Legs of one side, from the back to the front; the other side mirrors or has its own. */
  readonly left: readonly Leg[];
  readonly right: readonly Leg[];
  readonly leftArm: ArmPose;
  readonly rightArm: ArmPose;
}

const mirror = (legs: readonly Leg[]): Leg[] =>
  legs.map(
    ([k, t]): Leg => [
      [-k[0], k[1]],
      [-t[0], t[1]],
    ],
  );

const STANDING: readonly Leg[] = [
  [
    [82, -12],
    [100, 40],
  ],
  [
    [78, 8],
    [84, 42],
  ],
  [
    [64, 18],
    [62, 44],
  ],
];

const POSES: Record<CreaturePose, CrabPose> = {
  rest: {
    body: { x: 0, y: -42 },
    left: mirror(STANDING),
    right: STANDING,
    leftArm: { elbow: [-92, -2], claw: { x: -95, y: -20, turn: -4 } },
    rightArm: { elbow: [92, -2], claw: { x: 96, y: -20, turn: 4 } },
  },
  move: {
    body: { x: 0, y: -46, turn: 5 },
    left: [
      [
        [-88, -14],
        [-114, 42],
      ],
      [
        [-80, 12],
        [-96, 50],
      ],
      [
        [-60, 20],
        [-72, 50],
      ],
    ],
    right: [
      [
        [88, -24],
        [114, 6],
      ],
      [
        [84, 0],
        [98, 34],
      ],
      [
        [68, 14],
        [66, 38],
      ],
    ],
    leftArm: { elbow: [-88, -4], claw: { x: -96, y: -18, turn: -44 } },
    rightArm: { elbow: [90, -34], claw: { x: 100, y: -54, turn: 26 } },
  },
  play: {
    body: { x: 0, y: -64, turn: -7 },
    left: [
      [
        [-88, -4],
        [-106, 36],
      ],
      [
        [-78, 18],
        [-84, 52],
      ],
      [
        [-56, 28],
        [-48, 60],
      ],
    ],
    right: [
      [
        [90, -2],
        [110, 34],
      ],
      [
        [80, 18],
        [92, 50],
      ],
      [
        [56, 28],
        [62, 60],
      ],
    ],
    leftArm: { elbow: [-86, -40], claw: { x: -84, y: -66, turn: -20 } },
    rightArm: { elbow: [86, -40], claw: { x: 84, y: -66, turn: 22 } },
  },
};

const paintLegs = (layer: Layer, legs: readonly Leg[], tone: Tone): void => {
  legs.forEach(([knee, tip], i) => {
    const side = Math.sign(knee[0]);
    const root: Point = [side * (50 - i * 8), 6 + i * 7];
    formLimb(layer, [root, knee, tip], [17, 14, 12, 9, 4], {
      tone: i === 0 ? farTone(tone) : tone,
      tremble: 0.5,
      shadow: 0.5,
    });
  });
};

const paintShell = (layer: Layer, tone: Tone, random: Random, mood: CreatureMood): void => {
  const cream = mix(tone.base, '#ffe9cf', 0.72);
  form(layer, SHELL, tone, {
    tremble: 1.1,
    shadow: 0.6,
    markings: () => {
      form(layer, ellipse([2, 42], 52, 22), { ...tone, base: cream, lit: cream }, { shadow: 0.3 });
      for (const [x, y, r] of [
        [-36, -18, 6],
        [-24, -28, 4.4],
        [-48, -6, 4],
        [38, -20, 5],
        [24, -30, 3.6],
      ] as const)
        layer.shape(ellipse([x + random.signed(4), y + random.signed(2)], r, r * 0.85), tone.lit, {
          tremble: 0.4,
          opacity: 0.85,
        });
    },
  });
  for (const side of [-1, 1] as const) cheek(layer, [6 + side * 37, -2], 13, '#b8324a');
  creatureMouth(layer, [6, -6], 36, mood);
};

/** The crab: sits, runs sideways, and dances with its claws up. */
export const crab: CreaturePainter = {
  lives: 'ground',
  bottomDweller: true,
  seat: null,
  shapes: {
    rest: {
      box: { left: -89, top: -84, right: 89, bottom: 3 },
      face: { x: 4, y: -48, radius: 36 },
    },
    move: {
      box: { left: -99, top: -100, right: 104, bottom: 0 },
      face: { x: 6, y: -53, radius: 38 },
    },
    play: {
      box: { left: -94, top: -134, right: 79, bottom: 3 },
      face: { x: 0, y: -66, radius: 38 },
    },
  },
  paint(layer, { pose, mood, random }) {
    const tone = tinted('#e4593f', random, 9);
    const { body, left, right, leftArm, rightArm } = POSES[pose];
    layer.at({ ...body, x: body.x * SIZE, y: body.y * SIZE, scale: SIZE }, () => {
      paintLegs(layer, left, tone);
      paintLegs(layer, right, tone);
      for (const [side, arm] of [
        [-1, leftArm],
        [1, rightArm],
      ] as const) {
        const { x, y } = arm.claw;
        formLimb(layer, [[side * 50, 0], arm.elbow, [x, y]], [18, 17, 15], {
          tone,
          tremble: 0.5,
          shadow: 0.5,
        });
        layer.at({ ...arm.claw, flip: side < 0 }, () => paintClaw(layer, 1, tone));
      }
      for (const side of [-1, 1] as const)
        paintStalkEye(layer, [6 + side * 20, -34], [6 + side * 23, -60], {
          size: 10,
          side,
          mood,
          tone,
        });
      paintShell(layer, tone, random, mood);
    });
  },
};
