import { ellipse } from '../../paint/geometry.ts';
import type { Layer } from '../../paint/layer.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import type { CreaturePainter } from '../parts/creature-painter.ts';
import { form, formLimb, type Tone, toneOf } from '../parts/form.ts';
import type { FurryHead } from '../parts/head.ts';
import { FURRY_BOXES } from './boxes.ts';
import { ownTone } from './coats.ts';
import { furryPainter } from './furry-painter.ts';
import { walks } from './gaits.ts';
import { smallBuild } from './small-build.ts';
import { dances, type SmallBuild, sits } from './upright-poses.ts';

const WHITE = toneOf('#f6efe8');
const NOSE = toneOf('#4a3d49');

const headOf = (fur: Tone): FurryHead => ({
  tone: fur,
  outline: svgPoints(`
    0,-40 28,-36 47,-18 54,6 48,27 28,40 2,43 -24,40 -47,27 -54,6 -46,-18 -27,-36
  `),
  hair: 85,
  ears: {
    at: [45, -22],
    shape: svgPoints('-16,14 -18,-10 -4,-27 16,-30 33,-16 36,6 25,23 6,28 -8,24'),
    inner: svgPoints('-8,8 -8,-8 4,-17 17,-18 25,-6 24,10 14,19 2,18'),
    tone: fur,
    innerColour: '#e6c5c1',
    lean: 0,
  },
  turn: 6,
  eyes: { y: -4, apart: 24, size: 8 },
  brow: fur.deep,
  muzzle: {
    shape: svgPoints('0,-12 9,-9 13,4 14,17 8,25 0,27 -8,25 -14,17 -13,4 -9,-9'),
    tone: NOSE,
  },
  nose: null,
  mouth: { y: 31, width: 18 },
  cheek: { y: 17, apart: 36, radius: 10 },
  markings: (layer) =>
    layer.shape(ellipse([6, 40], 24, 14), WHITE.base, { tremble: 1.6, opacity: 0.85 }),
  tufts: (layer) => {
    for (const side of [-1, 1])
      for (const [x, y, turn] of [
        [42, -27, -26],
        [43, -20, -8],
        [43, -13, 10],
        [44, -6, 26],
      ] as const)
        layer.dab([side * x, y], 22, 5.4, {
          angle: side > 0 ? turn : 180 - turn,
          colour: WHITE.base,
        });
  },
});

const BUILD: SmallBuild = { chest: 42, wide: 55, tall: 100, sole: 20, arm: 56 };

/** A twig of gum leaves in the hand. */
const paintLeaves = (layer: Layer): void => {
  layer.at({ x: -84, y: -62, turn: -14 }, () => {
    formLimb(layer, svgPoints('4,36 0,-10 -4,-64'), [6, 5, 3], {
      tone: toneOf('#8a6a4c'),
      tremble: 0.4,
      small: true,
    });
    for (const [x, y, long, turn, tint] of [
      [-4, -60, 46, -80, '#7fae7e'],
      [-4, -58, 44, -132, '#5f9273'],
      [-3, -56, 42, -38, '#6da07a'],
      [-2, -34, 40, -160, '#6da07a'],
      [-1, -30, 36, -14, '#7fae7e'],
    ] as const)
      layer.dab([x, y], long, 9, { angle: turn, colour: tint, bend: 2 });
  });
};

/** The koala: sits with a twig of leaves, ambles, and dances. */
export const koala: CreaturePainter = furryPainter({
  face: 50,
  size: 0.92,
  boxes: FURRY_BOXES.koala,
  poses: {
    rest: {
      ...sits(BUILD, {
        head: { x: 5, y: -134, scale: 1.16, turn: -4 },
        hands: 'knees',
        feet: 'soles',
      }),
      nearArm: {
        spine: svgPoints('-32,-80 -62,-62 -72,-68'),
        end: 'hand',
      },
    },
    move: walks(
      { long: 58, high: 62, arch: 10, rise: 14, step: 0.5 },
      { head: { x: 78, y: -98, scale: 1.12, turn: 3 }, tail: [] },
    ),
    play: dances({ ...BUILD, arm: 80 }, 34, { head: { x: 6, y: -166, scale: 1.16, turn: 8 } }),
  },
  build: (random, pose) => {
    const fur = ownTone(random, '#a3a2ae');
    return smallBuild({
      fur,
      belly: WHITE,
      feet: fur,
      pads: NOSE,
      head: headOf(fur),
      bodyWidths: [84, 92, 90, 80, 60],
      legs: 56,
      thick: 26,
      overFour: (layer) =>
        form(layer, ellipse([64, -44], 20, 22, { turn: 20 }), WHITE, { tremble: 2.4 }),
      ...(pose === 'rest' ? { overUpright: paintLeaves } : {}),
    });
  },
});
