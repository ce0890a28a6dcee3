import type { CreaturePose } from '@bramblebook/contract/creature-vocabulary';
import type { Point } from '../../paint/geometry.ts';
import type { Placement } from '../../paint/layer.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import type { Headings } from './bend.ts';

interface ArmPose {
  readonly elbow: Point;
  readonly claw: Placement;
}

interface LobsterPose {
  readonly headings: Headings;
  readonly origin: Point;
  /** The shell with the face; legs and arms are in its units. */
  readonly head: Placement;
  readonly leftArm: ArmPose;
  readonly rightArm: ArmPose;
  /** Knee and tip of the small legs. */
  readonly legs: readonly (readonly [root: Point, knee: Point, tip: Point])[];
}

/** How the lobster sits, walks and dances. */
export const LOBSTER_POSES: Record<CreaturePose, LobsterPose> = {
  rest: {
    headings: svgPoints('-100,24 -66,10 -30,-20 10,-64 40,-76'),
    origin: [-12, -50],
    head: { x: 10, y: -78, turn: 2 },
    leftArm: { elbow: [-66, 2], claw: { x: -68, y: -18, turn: -14 } },
    rightArm: { elbow: [66, 2], claw: { x: 66, y: -18, turn: 12 } },
    legs: [
      [
        [-30, 28],
        [-52, 40],
        [-54, 76],
      ],
      [
        [34, 22],
        [60, 36],
        [66, 76],
      ],
      [
        [26, 34],
        [46, 46],
        [46, 77],
      ],
      [
        [16, 42],
        [28, 54],
        [24, 77],
      ],
    ],
  },
  move: {
    headings: svgPoints('-100,10 -66,16 -30,6 10,-20 40,-34'),
    origin: [-34, -62],
    head: { x: 22, y: -80, turn: 9 },
    leftArm: { elbow: [-62, -12], claw: { x: -58, y: -36, turn: -18 } },
    rightArm: { elbow: [70, 2], claw: { x: 86, y: -12, turn: 36 } },
    legs: [
      [
        [-34, 24],
        [-58, 46],
        [-74, 82],
      ],
      [
        [-20, 38],
        [-38, 54],
        [-44, 84],
      ],
      [
        [34, 22],
        [62, 26],
        [78, 52],
      ],
      [
        [26, 34],
        [48, 46],
        [50, 74],
      ],
      [
        [4, 42],
        [10, 58],
        [2, 82],
      ],
    ],
  },
  play: {
    headings: svgPoints('-100,74 -66,44 -30,-4 10,-62 40,-80'),
    origin: [-10, -58],
    head: { x: 12, y: -92, turn: -6 },
    leftArm: { elbow: [-66, -18], claw: { x: -72, y: -46, turn: -22 } },
    rightArm: { elbow: [66, -18], claw: { x: 74, y: -46, turn: 24 } },
    legs: [
      [
        [-32, 28],
        [-62, 34],
        [-78, 58],
      ],
      [
        [-18, 40],
        [-44, 56],
        [-46, 86],
      ],
      [
        [34, 22],
        [66, 26],
        [84, 46],
      ],
      [
        [26, 34],
        [54, 50],
        [62, 78],
      ],
      [
        [14, 42],
        [26, 60],
        [20, 88],
      ],
    ],
  },
};
