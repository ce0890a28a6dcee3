import { ellipse, type Point } from '../../paint/geometry.ts';
import type { Layer } from '../../paint/layer.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import type { CreaturePainter } from '../parts/creature-painter.ts';
import { type Tone, toneOf } from '../parts/form.ts';
import type { FurryHead } from '../parts/head.ts';
import { FURRY_BOXES } from './boxes.ts';
import { ownTone, paintBands, paintBushyTail } from './coats.ts';
import { furryPainter } from './furry-painter.ts';
import { walks } from './gaits.ts';
import { smallBuild } from './small-build.ts';
import { jumps, type SmallBuild, sits } from './upright-poses.ts';

const PALE = toneOf('#f4ece0');
const DARK = toneOf('#4d4350');

const headOf = (fur: Tone): FurryHead => ({
  tone: fur,
  outline: svgPoints(`
    0,-38 24,-34 43,-17 52,4 63,20 50,31 30,38 12,43 0,44 -12,43 -30,38 -50,31 -63,20 -52,4
    -43,-17 -24,-34
  `),
  ears: {
    at: [33, -22],
    shape: svgPoints('-17,6 -14,-14 2,-27 16,-20 19,6'),
    inner: svgPoints('-9,3 -7,-10 3,-18 11,-13 12,4'),
    tone: fur,
    innerColour: PALE.base,
    lean: 6,
  },
  turn: 6,
  eyes: { y: 1, apart: 21, size: 8.8, ink: '#fdf3e2', ring: '#fff8ec' },
  brow: '#8d8088',
  muzzle: {
    shape: svgPoints('0,8 11,10 21,20 21,31 11,38 0,40 -11,38 -20,31 -19,20 -10,10'),
    tone: toneOf('#fbf5ea'),
  },
  nose: { y: 11, width: 17, height: 12, colour: '#2e2630' },
  mouth: { y: 28, width: 18 },
  cheek: { y: 22, apart: 40, radius: 9 },
  markings: (layer) => {
    for (const side of [-1, 1]) {
      layer.shape(ellipse([6 + side * 26, -13], 26, 9, { turn: side * 24 }), PALE.base, {
        tremble: 1.2,
      });
      layer.shape(ellipse([6 + side * 36, 24], 34, 14, { turn: side * 10 }), PALE.base, {
        tremble: 1.4,
      });
      layer.shape(
        [
          [6 + side * 5, -5],
          [6 + side * 20, -12],
          [6 + side * 36, -4],
          [6 + side * 52, 14],
          [6 + side * 40, 19],
          [6 + side * 22, 16],
          [6 + side * 9, 9],
        ],
        DARK.base,
        { tremble: 1 },
      );
    }
    layer.dab([6, -38], 50, 7, { angle: 90, colour: DARK.base });
  },
  tufts: (layer) => {
    for (const side of [-1, 1])
      for (const [x, y, turn] of [
        [46, 18, 14],
        [44, 26, 34],
      ] as const)
        layer.dab([side * x, y], 22, 5, { angle: side > 0 ? turn : 180 - turn, colour: PALE.base });
  },
});

const BUILD: SmallBuild = { chest: 36, wide: 50, tall: 98, sole: 12, arm: 56 };

const paintTail = (layer: Layer, spine: readonly Point[], fur: Tone): void => {
  paintBushyTail(layer, spine, {
    tone: fur,
    widths: [22, 38, 46, 46, 40, 14],
    locks: 7,
    tip: { colour: DARK.base, from: 0.88 },
    markings: () =>
      paintBands(layer, spine, {
        colour: DARK.base,
        at: [0.2, 0.38, 0.56, 0.74],
        width: 13,
        half: 26,
        blunt: true,
      }),
  });
};

/** The raccoon in its mask: sits, prowls, and capers. */
export const raccoon: CreaturePainter = furryPainter({
  size: 0.92,
  face: 47,
  boxes: FURRY_BOXES.raccoon,
  poses: {
    rest: sits(BUILD, {
      head: { x: 7, y: -128, turn: -4 },
      tail: svgPoints('-32,-20 -72,-22 -106,-34 -126,-66 -124,-104'),
    }),
    move: walks(
      { long: 58, high: 64, arch: 16, rise: 10, step: 0.5 },
      {
        head: { x: 84, y: -94, turn: 4 },
        tail: svgPoints('-68,-62 -102,-52 -134,-54 -164,-70 -184,-94'),
      },
    ),
    play: jumps(BUILD, 60, {
      head: { x: 6, y: -186, turn: 8 },
      tail: svgPoints('-28,-76 -70,-60 -108,-66 -134,-94 -142,-130'),
    }),
  },
  build: (random) => {
    const fur = ownTone(random, '#9c9398');
    return smallBuild({
      fur,
      belly: PALE,
      feet: DARK,
      pads: DARK,
      head: headOf(fur),
      bodyWidths: [78, 92, 86, 74, 54],
      legs: 58,
      thick: 21,
      tail: (layer, spine) => paintTail(layer, spine, fur),
    });
  },
});
