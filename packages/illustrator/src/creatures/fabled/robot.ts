import type { CreatureMood, CreaturePose } from '@bramblebook/contract/creature-vocabulary';
import { ellipse, type Point } from '../../paint/geometry.ts';
import type { Layer, Placement } from '../../paint/layer.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import { cheek, creatureEye, creatureMouth } from '../parts/creature-face.ts';
import type { CreaturePainter } from '../parts/creature-painter.ts';
import { farTone, form, formLimb } from '../parts/form.ts';
import { wardrobe } from '../parts/wardrobe.ts';
import {
  paintArm,
  paintLeg,
  ROBOT_PAINTS,
  ROBOT_PAINTS_ON_REQUEST,
  type RobotPaint,
  softBox,
} from './robot-limbs.ts';

const robotPaint = wardrobe(
  ROBOT_PAINTS,
  (own) => own,
  ({ metal }) => metal.base,
  ROBOT_PAINTS_ON_REQUEST,
);

const paintHead = (layer: Layer, own: RobotPaint, mood: CreatureMood): void => {
  const { metal, joint, accent, plate, lamp } = own;
  formLimb(layer, svgPoints('0,-46 -2,-62 3,-78'), [8, 7, 6], { tone: joint });
  form(layer, ellipse([3, -84], 11, 11), lamp, { tremble: 0.4 });
  for (const side of [-1, 1])
    form(layer, softBox([side * 62, 2], 11, 18, 8), side > 0 ? accent : farTone(accent), {
      tremble: 0.4,
    });
  form(layer, softBox([0, 0], 60, 48, 22), metal, { tremble: 0.7 });
  form(layer, softBox([6, 5], 45, 34, 20), plate, { tremble: 0.6, shadow: 0.35 });
  for (const side of [-1, 1] as const) {
    creatureEye(layer, [8 + side * 20, -2], 10.5, { side, mood, brow: joint.base });
    cheek(layer, [8 + side * 33, 17], 10);
  }
  creatureMouth(layer, [9, 16], 22, mood);
  for (const [x, y] of [
    [-50, -36],
    [50, -36],
    [-50, 38],
    [50, 38],
  ] as const)
    layer.disc([x, y], 2.6, metal.deep);
};

/** The trunk: a rounded box with a dial, two lamps and a belt of buttons. */
const paintBody = (layer: Layer, own: RobotPaint): void => {
  const { metal, joint, accent, plate, lamp } = own;
  form(
    layer,
    svgPoints('-44,-52 0,-56 46,-52 56,-30 54,26 42,48 0,53 -42,48 -54,26 -56,-30'),
    metal,
    { tremble: 0.8 },
  );
  form(layer, softBox([8, -4], 33, 30, 10), plate, { tremble: 0.5, shadow: 0.35 });
  form(layer, ellipse([-2, -12], 14, 14), joint, { tremble: 0.3, shadow: 0.3 });
  layer.disc([-2, -12], 10, plate.lit);
  layer.line(
    [
      [-2, -12],
      [5, -19],
    ],
    3,
    accent.base,
    { even: true, tremble: 0.1 },
  );
  layer.disc([26, -20], 5, accent.base);
  layer.disc([26, -4], 5, lamp.base);
  for (const x of [-14, 0, 14, 28]) layer.disc([x, 15], 3.6, x < 10 ? joint.base : accent.base);
};

interface RobotPose {
  readonly body: Placement;
  readonly head: Placement;
  readonly arms: { readonly far: readonly Point[]; readonly near: readonly Point[] };
  readonly legs: {
    readonly far: readonly Point[];
    readonly near: readonly Point[];
    readonly turns: readonly [far: number, near: number];
  };
}

const POSES: Record<CreaturePose, RobotPose> = {
  rest: {
    body: { x: 0, y: -112 },
    head: { x: 4, y: -216, turn: -3 },
    arms: {
      far: svgPoints('50,-138 78,-116 76,-84'),
      near: svgPoints('-50,-138 -80,-114 -74,-80'),
    },
    legs: {
      far: svgPoints('26,-68 29,-44 28,-20'),
      near: svgPoints('-24,-68 -27,-44 -26,-20'),
      turns: [0, 0],
    },
  },
  move: {
    body: { x: 0, y: -116, turn: 5 },
    head: { x: 14, y: -220, turn: 5 },
    arms: {
      far: svgPoints('52,-140 86,-132 108,-154'),
      near: svgPoints('-50,-142 -86,-124 -98,-94'),
    },
    legs: {
      far: svgPoints('26,-72 56,-54 66,-26'),
      near: svgPoints('-24,-70 -32,-44 -56,-22'),
      turns: [-16, 12],
    },
  },
  play: {
    body: { x: 0, y: -136, turn: -6 },
    head: { x: -6, y: -240, turn: 7 },
    arms: {
      far: svgPoints('50,-164 90,-180 104,-222'),
      near: svgPoints('-52,-156 -92,-160 -118,-194'),
    },
    legs: {
      far: svgPoints('28,-92 62,-78 56,-46'),
      near: svgPoints('-20,-90 -26,-56 -16,-22'),
      turns: [14, 0],
    },
  },
};

/** The robot: stands, marches, and dances on one leg. */
export const robot: CreaturePainter = {
  lives: 'ground',
  seat: null,
  shapes: {
    rest: {
      box: { left: -94, top: -314, right: 96, bottom: 2 },
      face: { x: 10, y: -212, radius: 56 },
    },
    move: {
      box: { left: -129, top: -316, right: 141, bottom: 6 },
      face: { x: 20, y: -216, radius: 56 },
    },
    play: {
      box: { left: -151, top: -337, right: 131, bottom: 0 },
      face: { x: 0, y: -236, radius: 56 },
    },
  },
  paint(layer, { pose, mood, random, coat }) {
    const own = robotPaint(random, coat);
    const { body, head, arms, legs } = POSES[pose];
    paintArm(layer, own, arms.far, true);
    paintLeg(layer, own, legs.far, { turn: legs.turns[0], far: true });
    paintLeg(layer, own, legs.near, { turn: legs.turns[1], far: false });
    formLimb(
      layer,
      [
        [body.x, body.y - 30],
        [head.x, head.y + 30],
      ],
      [26, 22],
      { tone: own.joint },
    );
    layer.at(body, () => paintBody(layer, own));
    paintArm(layer, own, arms.near, false);
    layer.at(head, () => paintHead(layer, own, mood));
  },
};
