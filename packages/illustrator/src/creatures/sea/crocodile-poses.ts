import type { CreaturePose } from '@bramblebook/contract/creature-vocabulary';
import type { Point } from '../../paint/geometry.ts';
import type { Placement } from '../../paint/layer.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import type { Headings } from './bend.ts';

/** A leg: its root on the straight body, then knee and foot where they really are. */
export interface CrocodileLeg {
  readonly root: Point;
  readonly knee: Point;
  readonly foot: Placement;
}

interface CrocodileStance {
  readonly headings: Headings;
  readonly origin: Point;
  readonly head: Placement;
  readonly far: readonly CrocodileLeg[];
  readonly near: readonly CrocodileLeg[];
}

/** How the crocodile lies, walks and dances. */
export const CROCODILE_POSES: Record<CreaturePose, CrocodileStance> = {
  rest: {
    headings: svgPoints('-222,84 -170,44 -96,6 0,0 108,-2'),
    origin: [0, -53],
    head: { x: 104, y: -72, turn: -1 },
    far: [{ root: [64, 18], knee: [86, -18], foot: { x: 110, y: 0 } }],
    near: [
      { root: [-54, 14], knee: [-64, -26], foot: { x: -34, y: 1 } },
      { root: [46, 16], knee: [40, -20], foot: { x: 68, y: 2 } },
    ],
  },
  move: {
    headings: svgPoints('-222,-20 -160,16 -90,14 0,-3 108,-14'),
    origin: [0, -88],
    head: { x: 104, y: -118, turn: -2 },
    far: [
      { root: [-54, 26], knee: [-34, -38], foot: { x: -16, y: 0 } },
      { root: [62, 26], knee: [90, -48], foot: { x: 108, y: -16, turn: -10 } },
    ],
    near: [
      { root: [-58, 16], knee: [-80, -38], foot: { x: -96, y: 1 } },
      { root: [48, 18], knee: [42, -42], foot: { x: 36, y: 2 } },
    ],
  },
  play: {
    headings: svgPoints('-222,-34 -170,22 -120,6 -76,-40 -30,-78 60,-90 108,-84'),
    origin: [0, -134],
    head: { x: 2, y: -248, turn: -8 },
    far: [
      { root: [-58, 28], knee: [30, -44], foot: { x: 42, y: 0 } },
      { root: [44, 36], knee: [74, -176], foot: { x: 110, y: -196, turn: -118 } },
    ],
    near: [
      { root: [-58, 2], knee: [-26, -46], foot: { x: -24, y: 2 } },
      { root: [42, -24], knee: [-72, -176], foot: { x: -94, y: -216, turn: -146 } },
    ],
  },
};
