import type { CreatureMood, CreaturePose } from '@bramblebook/contract/creature-vocabulary';
import { ellipse, type Point } from '../../paint/geometry.ts';
import type { Layer, Placement } from '../../paint/layer.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import { farTone, form, type Tone } from '../parts/form.ts';
import { type BugHead, paintBugHead } from './bug-head.ts';
import { type BugLeg, paintBugLeg, paintGauzeWing } from './insect-parts.ts';

/** Drawn bigger than it is, in the scale of the other heads. */
const SIZE = 0.82;

/** A beetle under a round shell that opens over glassy wings. */
interface ShellBug {
  readonly shell: Tone;
  /** The closed shell, its rim on y = 0, the neck at the right. */
  readonly outline: readonly Point[];
  /** Head, legs and the body underneath. */
  readonly skin: Tone;
  readonly shoe?: Tone;
  readonly head: BugHead;
  readonly wing: string;
  /** Painted on the closed shell, clipped to it. */
  marks(layer: Layer): void;
  /** Painted on one open wing case that hangs back from its hinge at the origin. */
  caseMarks(layer: Layer): void;
  /** Painted on the collar behind the head. */
  collarMarks?(layer: Layer): void;
}

/** One wing case, its hinge at the origin, hanging back and down. */
const CASE: readonly Point[] = svgPoints(
  '4,-10 8,8 -4,26 -30,38 -62,36 -84,20 -78,2 -54,-14 -24,-20',
);

const paintCase = (layer: Layer, place: Placement, bug: ShellBug, far: boolean): void => {
  layer.at(place, () =>
    form(layer, CASE, far ? farTone(bug.shell) : bug.shell, {
      tremble: 0.8,
      shadow: 0.6,
      markings: () => bug.caseMarks(layer),
    }),
  );
};

interface BugPose {
  readonly body: Placement;
  readonly head: Placement;
  readonly open: boolean;
  readonly far: readonly BugLeg[];
  readonly near: readonly BugLeg[];
}

const leg = (hip: Point, knee: Point, foot: Point, toe = 0): BugLeg => ({
  spine: [hip, knee, foot],
  toe,
});

const POSES: Record<CreaturePose, BugPose> = {
  rest: {
    body: { x: -12, y: -11 },
    head: { x: 40, y: -32, turn: 0 },
    open: false,
    far: [leg([34, -14], [44, -10], [50, -5])],
    near: [
      leg([-46, -12], [-52, -8], [-52, -5]),
      leg([-14, -10], [-16, -7], [-14, -5]),
      leg([18, -12], [18, -8], [22, -5]),
    ],
  },
  move: {
    body: { x: -14, y: -24, turn: -6 },
    head: { x: 40, y: -54, turn: 2 },
    open: false,
    far: [
      leg([-34, -20], [-30, -12], [-22, -5], 6),
      leg([2, -22], [4, -12], [-4, -6], 14),
      leg([34, -26], [48, -20], [58, -12], -16),
    ],
    near: [
      leg([-48, -20], [-60, -14], [-62, -5], 8),
      leg([-16, -20], [-12, -10], [-4, -5]),
      leg([20, -24], [26, -14], [36, -5], -4),
    ],
  },
  play: {
    body: { x: -8, y: -58, turn: -20 },
    head: { x: 38, y: -98, turn: -6 },
    open: true,
    far: [leg([34, -68], [54, -72], [66, -84], -50), leg([14, -46], [28, -38], [40, -42], -20)],
    near: [
      leg([-40, -34], [-52, -22], [-50, -10], 40),
      leg([-12, -44], [-12, -28], [-2, -20], 20),
      leg([18, -56], [32, -52], [44, -60], -40),
    ],
  },
};

export const paintShellBug = (
  layer: Layer,
  bug: ShellBug,
  pose: CreaturePose,
  mood: CreatureMood,
): void => {
  layer.at({ x: 0, y: 0, scale: SIZE }, () => {
    const own = POSES[pose];
    const legs = { tone: bug.skin, width: 7.5, foot: 10, ...(bug.shoe ? { shoe: bug.shoe } : {}) };
    if (own.open) {
      paintCase(layer, { x: 26, y: -98, turn: 74 }, bug, true);
      for (const [x, y, turn, length, width] of [
        [8, -96, -98, 62, 34],
        [4, -90, -156, 84, 40],
      ] as const)
        paintGauzeWing(layer, { x, y, turn }, { length, width, colour: bug.wing });
    }
    for (const one of own.far) paintBugLeg(layer, one, legs, true);
    layer.at(own.body, () => {
      form(layer, ellipse([0, -6], 52, own.open ? 28 : 16), bug.skin, { tremble: 0.6 });
      if (!own.open)
        form(layer, bug.outline, bug.shell, {
          tremble: 0.8,
          shadow: 0.75,
          markings: () => bug.marks(layer),
        });
      form(layer, ellipse([40, -26], 20, 27, { turn: 8 }), bug.skin, {
        markings: () => bug.collarMarks?.(layer),
      });
    });
    if (own.open) paintCase(layer, { x: 10, y: -86, turn: 22 }, bug, false);
    for (const one of own.near) paintBugLeg(layer, one, legs);
    paintBugHead(layer, own.head, bug.head, mood);
  });
};
