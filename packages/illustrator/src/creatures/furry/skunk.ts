import { ellipse, type Point } from '../../paint/geometry.ts';
import type { Layer } from '../../paint/layer.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import type { CreaturePainter } from '../parts/creature-painter.ts';
import { alongside, type Tone, toneOf } from '../parts/form.ts';
import type { FurryHead } from '../parts/head.ts';
import { FURRY_BOXES } from './boxes.ts';
import { ownTone, paintBushyTail } from './coats.ts';
import { furryPainter } from './furry-painter.ts';
import { walks } from './gaits.ts';
import { smallBuild } from './small-build.ts';
import { jumps, type SmallBuild, sits } from './upright-poses.ts';

const WHITE = toneOf('#fbf4ea');
const PINK = toneOf('#d79c9f');
const BODY_WIDTHS = [66, 78, 74, 62, 46];

const headOf = (fur: Tone): FurryHead => ({
  tone: fur,
  outline: svgPoints(`
    0,-38 24,-34 41,-18 49,3 49,20 34,33 16,41 2,43 -12,41 -32,33 -49,20 -49,3 -41,-18
    -24,-34
  `),
  ears: {
    at: [35, -25],
    shape: ellipse([3, -2], 13, 13),
    inner: ellipse([2, -1], 7, 7),
    tone: fur,
    innerColour: PINK.base,
    lean: 0,
  },
  turn: 6,
  eyes: { y: -2, apart: 21, size: 9.4, ink: '#fdf3e2', ring: '#fff8ec' },
  brow: '#8b7e8e',
  muzzle: { shape: ellipse([1, 24], 21, 14), tone: toneOf('#f0e2dc') },
  nose: { y: 12, width: 14, height: 10, colour: '#b8606c' },
  mouth: { y: 26, width: 17 },
  cheek: { y: 18, apart: 36, radius: 10 },
  markings: (layer) =>
    layer.shape(svgPoints('6,12 11,-6 15,-24 22,-50 -12,-50 -4,-24 1,-6'), WHITE.base, {
      tremble: 1,
      frequency: 0.08,
    }),
});

const paintTail = (layer: Layer, spine: readonly Point[], fur: Tone): void => {
  paintBushyTail(layer, spine, {
    tone: fur,
    widths: [26, 58, 82, 88, 74, 24],
    locks: 9,
    markings: () =>
      layer.limb(spine, [10, 28, 40, 42, 34, 12], WHITE.base, { tremble: 4, frequency: 0.1 }),
  });
};

const BUILD: SmallBuild = { chest: 33, wide: 46, tall: 88, sole: 11, arm: 46 };

/** The skunk: under a plume of a tail; sits, strolls and dances. */
export const skunk: CreaturePainter = furryPainter({
  size: 0.86,
  face: 46,
  boxes: FURRY_BOXES.skunk,
  poses: {
    rest: sits(BUILD, {
      head: { x: 7, y: -116, turn: -4 },
      tail: svgPoints('-28,-24 -70,-34 -100,-70 -98,-120 -82,-164 -104,-194'),
    }),
    move: walks(
      { long: 52, high: 54, arch: 10, rise: 12, step: 0.5, hang: 4 },
      {
        head: { x: 78, y: -86, turn: 3 },
        tail: svgPoints('-56,-60 -86,-84 -98,-126 -86,-168 -98,-206 -132,-214'),
      },
    ),
    play: jumps(BUILD, 58, {
      head: { x: 5, y: -174, turn: 8 },
      tail: svgPoints('-28,-78 -74,-68 -114,-86 -134,-128 -126,-174 -146,-210'),
    }),
  },
  build: (random) => {
    const fur = ownTone(random, '#4c4350', 0.7);
    return smallBuild({
      fur,
      belly: toneOf('#86798c'),
      feet: fur,
      pads: PINK,
      head: headOf(fur),
      bodyWidths: BODY_WIDTHS,
      legs: 46,
      thick: 19,
      tail: (layer, spine) => paintTail(layer, spine, fur),
      onFour: (layer, { body }) =>
        layer.limb(
          alongside(
            body,
            BODY_WIDTHS.map((wide) => -wide * 0.4),
          ),
          [26, 24, 20, 18, 14],
          WHITE.base,
          { tremble: 2, frequency: 0.1 },
        ),
    });
  },
});
