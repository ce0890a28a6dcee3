import type { CreatureMood, CreaturePose } from '@bramblebook/contract/creature-vocabulary';
import { mix } from '../../paint/colour.ts';
import type { Point } from '../../paint/geometry.ts';
import type { Layer, Placement } from '../../paint/layer.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import { form, type Tone } from '../parts/form.ts';
import { type BugHead, paintBugHead } from './bug-head.ts';
import {
  type BugLeg,
  type BugLegStyle,
  paintBugLeg,
  paintGauzeWing,
  woolly,
} from './insect-parts.ts';

/** Drawn bigger than it is, in the scale of the other heads. */
const SIZE = 0.84;

/** A round little insect that hovers on glassy wings: a bee, a firefly. */
interface Flier {
  readonly head: BugHead;
  readonly legs: BugLegStyle;
  readonly wing: string;
  /** Hard cases that the wings fold under. */
  readonly cases?: Tone;
  /** What is worn around the neck. */
  readonly ruff: Tone;
  /** The body around its own middle, its neck at the right end. */
  body(layer: Layer): void;
}

interface FlierPose {
  readonly body: Placement;
  readonly head: Placement;
  /** Joint of the wings and their turns, hindmost first. */
  readonly wings: readonly (readonly [at: Point, turn: number, size: number])[];
  readonly farLegs: readonly BugLeg[];
  readonly nearLegs: readonly BugLeg[];
}

const POSES: Record<CreaturePose, FlierPose> = {
  rest: {
    body: { x: -10, y: 22, turn: -58 },
    head: { x: 10, y: -30, turn: -2 },
    wings: [
      [[2, 0], -38, 0.82],
      [[-16, 0], -164, 0.8],
      [[-16, -6], -140, 1.02],
    ],
    farLegs: [
      {
        spine: svgPoints('22,12 36,18 30,26'),
        toe: 160,
      },
      {
        spine: svgPoints('12,44 22,54 22,62'),
        toe: 24,
      },
    ],
    nearLegs: [
      {
        spine: svgPoints('-2,12 4,24 20,26'),
        toe: -14,
      },
      {
        spine: svgPoints('-14,52 -8,62 -8,70'),
        toe: 20,
      },
    ],
  },
  move: {
    body: { x: -18, y: 10, turn: -8 },
    head: { x: 34, y: -10, turn: 3 },
    wings: [
      [[0, -22], -58, 0.92],
      [[-16, -20], -160, 0.72],
      [[-8, -22], -116, 1.12],
    ],
    farLegs: [
      {
        spine: svgPoints('30,18 48,24 62,18'),
        toe: -14,
      },
    ],
    nearLegs: [
      {
        spine: svgPoints('12,26 28,38 46,36'),
        toe: -8,
      },
      {
        spine: svgPoints('-14,42 -18,52 -30,56'),
        toe: 150,
      },
      {
        spine: svgPoints('-36,38 -46,46 -58,46'),
        toe: 160,
      },
    ],
  },
  play: {
    body: { x: -2, y: 24, turn: -98 },
    head: { x: 4, y: -34, turn: -7 },
    wings: [
      [[10, 10], 14, 0.76],
      [[-12, 10], 168, 0.76],
      [[10, 2], -28, 1.02],
      [[-12, 2], -152, 1.02],
    ],
    farLegs: [
      {
        spine: svgPoints('26,2 42,-6 48,-22'),
        toe: -70,
      },
      {
        spine: svgPoints('18,52 34,58 44,52'),
        toe: -30,
      },
    ],
    nearLegs: [
      {
        spine: svgPoints('-26,4 -44,0 -54,-14'),
        toe: -112,
      },
      {
        spine: svgPoints('-20,54 -32,66 -30,76'),
        toe: 150,
      },
    ],
  },
};

/** A leaf-shaped wing case of length 1, its hinge at the origin. */
const CASE: readonly Point[] = svgPoints('0,-0.08 0.4,-0.24 0.8,-0.2 1,0 0.7,0.2 0.3,0.18');

export const paintFlier = (
  layer: Layer,
  flier: Flier,
  pose: CreaturePose,
  mood: CreatureMood,
): void => {
  layer.at({ x: 0, y: 0, scale: SIZE }, () => {
    const own = POSES[pose];
    own.wings.forEach(([at, turn, size], i) => {
      const colour = i ? flier.wing : mix(flier.wing, '#a9c2de', 0.4);
      paintGauzeWing(
        layer,
        { x: at[0], y: at[1], turn },
        { length: 68 * size, width: 44 * size, colour },
      );
    });
    const { cases } = flier;
    if (cases)
      for (const [at, turn, size] of own.wings.slice(-2)) {
        const down = Math.cos((turn * Math.PI) / 180) < 0 ? -20 : 20;
        layer.at({ x: at[0], y: at[1], turn: turn + down }, () =>
          form(
            layer,
            CASE.map(([x, y]): Point => [x * 60 * size, y * 60 * size]),
            cases,
            { tremble: 0.5, shadow: 0.5 },
          ),
        );
      }
    for (const leg of own.farLegs) paintBugLeg(layer, leg, flier.legs, true);
    layer.at(own.body, () => flier.body(layer));
    form(layer, woolly([own.head.x - 2, own.head.y + 9], 33, 30, 13), flier.ruff, {
      tremble: 0.6,
      shadow: 0.2,
    });
    for (const leg of own.nearLegs) paintBugLeg(layer, leg, flier.legs);
    paintBugHead(layer, own.head, flier.head, mood);
  });
};
