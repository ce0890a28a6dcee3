import type { CreaturePose } from '@bramblebook/contract/creature-vocabulary';
import { mix } from '../../paint/colour.ts';
import { type Point, smooth } from '../../paint/geometry.ts';
import type { Layer, Placement } from '../../paint/layer.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import type { CreaturePainter } from '../parts/creature-painter.ts';
import { formLimb, type Tone } from '../parts/form.ts';
import { type BugHead, ownTone, paintBugHead } from './bug-head.ts';

/** Drawn bigger than it is, in the scale of the other heads. */
const SIZE = 0.82;

const SKIN = '#e79a8f';

const head = (skin: Tone): BugHead => ({
  tone: skin,
  outline: svgPoints('0,-29 17,-25 28,-10 29,9 18,24 0,28 -18,24 -29,9 -28,-10 -17,-25'),
  turn: 5,
  eyes: { y: -3, apart: 11, size: 7.2 },
  brow: skin.deep,
  mouth: { y: 8, width: 15 },
  cheek: { y: 8, apart: 18, radius: 7 },
});

interface WormPose {
  readonly spine: readonly Point[];
  readonly widths: readonly number[];
  readonly head: Placement;
}

const POSES: Record<CreaturePose, WormPose> = {
  rest: {
    spine: svgPoints('-72,-50 -82,-26 -58,-14 -18,-18 20,-18 40,-34 42,-56'),
    widths: [9, 22, 30, 34, 36, 38, 40],
    head: { x: 43, y: -62, turn: -2, scale: 1.12 },
  },
  move: {
    spine: svgPoints('-94,-7 -76,-14 -52,-48 -22,-78 10,-60 26,-26 52,-24 64,-44'),
    widths: [9, 20, 29, 33, 35, 36, 38, 40],
    head: { x: 68, y: -52, turn: 4, scale: 1.12 },
  },
  play: {
    spine: svgPoints('-52,-20 -38,-8 -6,-16 26,-32 22,-64 -10,-82 -8,-112 2,-128'),
    widths: [8, 18, 28, 33, 35, 36, 37, 39],
    head: { x: 5, y: -138, turn: -8, scale: 1.12 },
  },
};

/** Rings across the body and the broad band that a grown earthworm wears. */
const paintRings = (layer: Layer, own: WormPose, skin: Tone): void => {
  const line = smooth(own.spine, false, 2);
  const pick = (t: number): Point => line[Math.round(t * (line.length - 1))] ?? [0, 0];
  layer.limb([0.56, 0.61, 0.66, 0.71].map(pick), [46, 46], mix(skin.base, '#fbe0c0', 0.5), {
    tremble: 0.6,
  });
  const count = 17;
  for (let k = 1; k < count; k++) {
    const t = k / count;
    const [x, y] = pick(t);
    const [qx, qy] = pick(t + 0.02);
    const turn = (Math.atan2(qy - y, qx - x) * 180) / Math.PI;
    layer.at({ x, y, turn }, () =>
      layer.line(svgPoints('-2,-24 4,0 -2,24'), 2.2, skin.deep, { opacity: 0.5, tremble: 0.3 }),
    );
  }
};

/** The worm: lies curled with its tail up, arches along, and stands in a swing. */
export const worm: CreaturePainter = {
  lives: 'ground',
  seat: null,
  shapes: {
    rest: {
      box: { left: -77, top: -78, right: 64, bottom: 3 },
      face: { x: 39, y: -50, radius: 25 },
    },
    move: {
      box: { left: -82, top: -78, right: 84, bottom: -1 },
      face: { x: 59, y: -41, radius: 25 },
    },
    play: {
      box: { left: -47, top: -142, right: 38, bottom: 0 },
      face: { x: 8, y: -113, radius: 25 },
    },
  },
  paint(layer, { pose, mood, random }) {
    const own = POSES[pose];
    const skin = ownTone(SKIN, random, 1.6);
    layer.at({ x: 0, y: 0, scale: SIZE }, () => {
      formLimb(layer, own.spine, own.widths, {
        tone: skin,
        tremble: 0.7,
        shadow: 0.6,
        markings: () => paintRings(layer, own, skin),
      });
      paintBugHead(layer, own.head, head(skin), mood);
    });
  },
};
