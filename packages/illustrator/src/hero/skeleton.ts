import { type Box, type Point, radians, reach } from '../paint/geometry.ts';
import type { ArmReach, LegReach, PoseData } from '../poses/pose.ts';
import type { Build } from './build.ts';

/** A posed body: where everything is, in hero units, with the point of contact at (0, 0). */
export interface Arm {
  readonly shoulder: Point;
  readonly elbow: Point;
  readonly wrist: Point;
  readonly hand: Point;
  /** Direction of the forearm in degrees. */
  readonly angle: number;
}
export interface Leg {
  readonly hip: Point;
  readonly knee: Point;
  readonly ankle: Point;
  /** Turn of the foot in degrees. */
  readonly foot: number;
}
export interface Skeleton {
  readonly build: Build;
  readonly hip: Point;
  readonly neck: Point;
  readonly head: Point;
  readonly headTilt: number;
  /** Along the spine (hip 0, neck 1) and aside of it, in hero units of a child's girth. */
  readonly spine: (along: number, aside?: number) => Point;
  readonly backArm: Arm;
  readonly frontArm: Arm;
  readonly backLeg: Leg;
  readonly frontLeg: Leg;
}

const turned = (x: number, y: number, angle: number): Point => {
  const r = radians(angle);
  return [x * Math.cos(r) - y * Math.sin(r), x * Math.sin(r) + y * Math.cos(r)];
};

/** Half of a shoulder's and a hip's width, by view: seen from the side they overlap. */
const WIDTHS = {
  front: { shoulder: 25, hip: 15 },
  side: { shoulder: 4, hip: 5 },
  back: { shoulder: 25, hip: 15 },
} as const;

/** Solves a pose for a body: IK for the limbs, then the lowest part set on the ground. */
export const solveSkeleton = (pose: PoseData, build: Build): Skeleton => {
  const raw = solveAt([0, 0], pose, build);
  const floor = restingLevel(raw, pose, build);
  return solveAt([0, -floor - pose.lift], pose, build);
};

/** How far below the hip the figure meets what it rests on. */
const restingLevel = (raw: Skeleton, pose: PoseData, build: Build): number => {
  if (pose.rests === 'seat') return raw.hip[1] + 24 * build.girth;
  if (pose.rests === 'mount') return raw.hip[1] + 12;
  return lowest(raw, pose.rests === 'body');
};

const solveAt = (hip: Point, pose: PoseData, build: Build): Skeleton => {
  const widths = WIDTHS[pose.view];
  const tilt = radians(pose.lean + pose.spin);
  const spine = (along: number, aside = 0): Point => [
    hip[0] + Math.sin(tilt) * along * build.torso + Math.cos(tilt) * aside * build.girth,
    hip[1] - Math.cos(tilt) * along * build.torso + Math.sin(tilt) * aside * build.girth,
  ];
  const neck = spine(1);
  // The head follows its own tilt more than the torso's: children look where they go.
  const nod = radians((pose.lean + pose.spin) * 0.55 + pose.headTilt * 0.3);
  const head: Point = [neck[0] + Math.sin(nod) * build.neck, neck[1] - Math.cos(nod) * build.neck];
  const arm = ([dx, dy, bend]: ArmReach, side: -1 | 1): Arm => {
    const shoulder = spine(0.82, side * widths.shoulder);
    const length = build.upperArm + build.foreArm;
    const [tx, ty] = turned(dx * length, dy * length, pose.spin);
    const bent = reach(
      shoulder,
      [shoulder[0] + tx, shoulder[1] + ty],
      [build.upperArm, build.foreArm],
      bend,
    );
    const along = Math.atan2(bent.end[1] - bent.joint[1], bent.end[0] - bent.joint[0]);
    const hand: Point = [bent.end[0] + Math.cos(along) * 9, bent.end[1] + Math.sin(along) * 9];
    return {
      shoulder,
      elbow: bent.joint,
      wrist: bent.end,
      hand,
      angle: (along * 180) / Math.PI,
    };
  };
  const leg = ([dx, dy, bend, foot]: LegReach, side: -1 | 1): Leg => {
    const socket = spine(0, side * widths.hip);
    const length = build.thigh + build.shin;
    const [tx, ty] = turned(dx * length, dy * length, pose.spin);
    const target: Point = [socket[0] + tx, socket[1] + ty];
    const bent = reach(socket, target, [build.thigh, build.shin], bend);
    return { hip: socket, knee: bent.joint, ankle: bent.end, foot: foot + pose.spin };
  };
  return {
    build,
    hip,
    neck,
    head,
    headTilt: pose.headTilt,
    spine,
    backArm: arm(pose.backArm, -1),
    frontArm: arm(pose.frontArm, 1),
    backLeg: leg(pose.backLeg, -1),
    frontLeg: leg(pose.frontLeg, 1),
  };
};

/** Sole of a foot: the point of the boot that is lowest. */
export const soleOf = (leg: Leg, build: Build): Point => {
  const [dx, dy] = turned(0, build.foot + 3, leg.foot * 0.6);
  return [leg.ankle[0] + dx, leg.ankle[1] + dy];
};

const lowest = (skeleton: Skeleton, lying: boolean): number => {
  const { build, backLeg, frontLeg } = skeleton;
  const girth = build.girth;
  const ys = [
    soleOf(backLeg, build)[1],
    soleOf(frontLeg, build)[1],
    backLeg.knee[1] + 13 * girth,
    frontLeg.knee[1] + 13 * girth,
  ];
  if (lying)
    ys.push(
      skeleton.hip[1] + 30 * girth,
      skeleton.spine(0.8, 0)[1] + 26 * girth,
      skeleton.head[1] + build.headRadius * 1.02,
      skeleton.backArm.elbow[1] + 12,
      skeleton.frontArm.elbow[1] + 12,
    );
  return Math.max(...ys);
};

/** The room a posed body takes, hair and hands included. */
export const skeletonBox = (skeleton: Skeleton): Box => {
  const { build, head, hip } = skeleton;
  const points: [x: number, y: number, margin: number][] = [
    [head[0], head[1], build.headRadius * 1.42],
    [hip[0], hip[1], 40 * build.girth],
  ];
  for (const arm of [skeleton.backArm, skeleton.frontArm]) {
    points.push([arm.hand[0], arm.hand[1], 16], [arm.elbow[0], arm.elbow[1], 14]);
  }
  for (const leg of [skeleton.backLeg, skeleton.frontLeg]) {
    const sole = soleOf(leg, build);
    points.push([sole[0], sole[1], 0], [leg.ankle[0], leg.ankle[1], 26], [...leg.knee, 15]);
  }
  return {
    left: Math.min(...points.map(([x, , m]) => x - m)),
    top: Math.min(...points.map(([, y, m]) => y - m)),
    right: Math.max(...points.map(([x, , m]) => x + m)),
    bottom: Math.max(...points.map(([, y, m]) => y + (m > 30 ? m * 0.6 : 0))),
  };
};
