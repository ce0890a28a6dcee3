import type { CreaturePose } from '@bramblebook/contract/creature-vocabulary';
import { ellipse, type Point, smooth } from '../../paint/geometry.ts';
import type { Layer, Placement } from '../../paint/layer.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import type { CreaturePainter } from '../parts/creature-painter.ts';
import { form, formLimb, type Tone, toneOf } from '../parts/form.ts';
import { type BugHead, ownTone, paintBugHead } from './bug-head.ts';
import { type BugLeg, paintBugLeg, paintGauzeWing } from './insect-parts.ts';

/** Drawn bigger than it is, in the scale of the other heads. */
const SIZE = 0.8;

const SKIN = '#3fa0a8';
const BAND = '#f0d57a';
const FACE = toneOf('#fae3bf');
const LIMB = toneOf('#3d5a78');
const GLASS = '#dff0f3';

/** The great round eyes of a dragonfly are pale domes that the face looks out of. */
const head = (skin: Tone): BugHead => ({
  tone: skin,
  outline: svgPoints(`
    0,-24 14,-30 30,-26 38,-8 31,12 18,25 2,28 -15,25 -29,12 -36,-8 -28,-26 -13,-30
  `),
  mask: {
    shape: svgPoints('5,-13 17,-24 31,-16 31,4 20,20 5,24 -11,20 -22,4 -22,-16 -8,-24'),
    tone: FACE,
  },
  turn: 5,
  eyes: { y: -5, apart: 13, size: 8.8 },
  mouth: { y: 9, width: 13 },
  cheek: { y: 9, apart: 18, radius: 6.6 },
  feelers: {
    spine: svgPoints('5,-24 8,-33 13,-39'),
    shift: 2,
    width: 2.6,
    tone: LIMB,
  },
});

interface DragonflyPose {
  /** The long hind body from the chest to its tip. */
  readonly tail: readonly Point[];
  readonly chest: Placement;
  readonly head: Placement;
  /** Turns of the four wings, the ones behind first. */
  readonly wings: readonly (readonly [at: Point, turn: number, size: number])[];
  readonly legs: readonly BugLeg[];
}

const POSES: Record<CreaturePose, DragonflyPose> = {
  rest: {
    tail: svgPoints('-2,12 -14,44 -34,72 -62,88'),
    chest: { x: 2, y: 0, turn: -70 },
    head: { x: 8, y: -36, turn: -2 },
    wings: [
      [[8, 4], 14, 0.9],
      [[-6, 4], 164, 0.9],
      [[8, -4], -12, 1],
      [[-6, -4], -170, 1],
    ],
    legs: [
      {
        spine: svgPoints('14,8 26,18 34,10'),
        toe: -40,
      },
      {
        spine: svgPoints('-2,12 4,28 16,34'),
        toe: -10,
      },
    ],
  },
  move: {
    tail: svgPoints('-8,4 -44,14 -84,14 -122,4'),
    chest: { x: 4, y: 2, turn: -10 },
    head: { x: 40, y: -8, turn: 4 },
    wings: [
      [[10, -8], -52, 0.9],
      [[-4, -8], -84, 0.9],
      [[6, -10], -112, 1],
      [[-8, -6], -146, 1],
    ],
    legs: [
      {
        spine: svgPoints('16,14 32,22 46,18'),
        toe: -20,
      },
      {
        spine: svgPoints('6,16 16,30 30,32'),
        toe: -10,
      },
      {
        spine: svgPoints('-6,16 -8,28 -20,34'),
        toe: 150,
      },
    ],
  },
  play: {
    tail: svgPoints('-6,8 -24,34 -60,40 -86,16 -82,-16'),
    chest: { x: 4, y: 2, turn: -48 },
    head: { x: 24, y: -32, turn: -8 },
    wings: [
      [[14, 0], -4, 0.94],
      [[10, 10], 30, 0.84],
      [[-2, -8], -106, 0.94],
      [[-8, -2], -138, 0.84],
    ],
    legs: [
      {
        spine: svgPoints('20,8 36,16 48,8'),
        toe: -50,
      },
      {
        spine: svgPoints('4,18 10,36 24,42'),
        toe: -10,
      },
    ],
  },
};

const paintTail = (layer: Layer, spine: readonly Point[], skin: Tone): void => {
  const line = smooth(spine, false, 2);
  formLimb(layer, spine, [22, 17, 14, 13, 11], {
    tone: skin,
    tremble: 0.5,
    shadow: 0.6,
    markings: () => {
      for (let k = 1; k < 7; k++) {
        const i = Math.round((k / 7) * (line.length - 1));
        const [x, y] = line[i] ?? [0, 0];
        const [px, py] = line[i - 1] ?? [x, y];
        layer.at({ x, y, turn: (Math.atan2(y - py, x - px) * 180) / Math.PI }, () =>
          layer.limb(svgPoints('0,-13 3,0 0,13'), [4.5, 4.5], BAND, { tremble: 0.4 }),
        );
      }
    },
  });
};

/** The dragonfly: hovers, darts level, and loops with its tail curled up. */
export const dragonfly: CreaturePainter = {
  lives: 'air',
  seat: null,
  shapes: {
    rest: {
      box: { left: -88, top: -62, right: 88, bottom: 75 },
      face: { x: 10, y: -27, radius: 21 },
    },
    move: {
      box: { left: -103, top: -85, right: 63, bottom: 32 },
      face: { x: 35, y: -4, radius: 21 },
    },
    play: {
      box: { left: -75, top: -82, right: 89, bottom: 47 },
      face: { x: 23, y: -24, radius: 21 },
    },
  },
  paint(layer, { pose, mood, random }) {
    const own = POSES[pose];
    const skin = ownTone(SKIN, random, 3);
    layer.at({ x: 0, y: 0, scale: SIZE }, () => {
      for (const [[x, y], turn, size] of own.wings)
        paintGauzeWing(
          layer,
          { x, y, turn },
          { length: 104 * size, width: 34 * size, colour: GLASS, even: 0.8 },
        );
      paintTail(layer, own.tail, skin);
      layer.at(own.chest, () =>
        form(layer, ellipse([0, 0], 26, 20), skin, {
          tremble: 0.6,
          markings: () => layer.limb(svgPoints('-2,-22 -8,0 -2,22'), [5, 6, 5], BAND),
        }),
      );
      for (const leg of own.legs) paintBugLeg(layer, leg, { tone: LIMB, width: 5.4, foot: 8 });
      paintBugHead(layer, own.head, head(skin), mood);
    });
  },
};
