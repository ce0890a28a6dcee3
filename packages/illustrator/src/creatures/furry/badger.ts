import { ellipse, type Point } from '../../paint/geometry.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import type { CreaturePainter } from '../parts/creature-painter.ts';
import { alongside, form, type Tone, toneOf } from '../parts/form.ts';
import type { FurryHead } from '../parts/head.ts';
import { FURRY_BOXES } from './boxes.ts';
import { ownTone } from './coats.ts';
import { furryPainter } from './furry-painter.ts';
import { walks } from './gaits.ts';
import { smallBuild } from './small-build.ts';
import { dances, type SmallBuild, sits } from './upright-poses.ts';

const WHITE = toneOf('#f8f2e9');
const DARK = toneOf('#453d48');

const STRIPE: readonly Point[] = svgPoints('11,-52 34,-48 39,-20 36,4 27,20 17,26 12,10 9,-16');

const HEAD: FurryHead = {
  tone: WHITE,
  outline: svgPoints(`
    0,-40 23,-36 41,-20 50,2 53,20 36,33 20,42 2,46 -16,42 -34,33 -53,20 -50,2 -41,-20
    -23,-36
  `),
  ears: {
    at: [36, -28],
    shape: ellipse([3, -2], 13, 13),
    inner: ellipse([3, -4], 7.5, 7),
    tone: DARK,
    innerColour: WHITE.base,
    lean: 0,
  },
  turn: 6,
  eyes: { y: -3, apart: 21, size: 8.2, ink: '#fdf3e2', ring: '#fff8ec' },
  brow: '#8b7e86',
  muzzle: { shape: ellipse([1, 27], 19, 15), tone: WHITE },
  nose: { y: 14, width: 19, height: 13, colour: '#2e2630' },
  mouth: { y: 32, width: 18 },
  cheek: { y: 18, apart: 42, radius: 9 },
  markings: (layer) => {
    for (const side of [-1, 1])
      layer.shape(
        STRIPE.map(([x, y]): Point => [6 + side * x, y]),
        DARK.base,
        { tremble: 1, frequency: 0.08 },
      );
  },
};

const BUILD: SmallBuild = { chest: 42, wide: 58, tall: 104, sole: 20, arm: 54 };
const WIDTHS = [82, 100, 96, 82, 58];

const build = (fur: Tone): ReturnType<typeof smallBuild> =>
  smallBuild({
    fur,
    belly: toneOf('#bab4bd'),
    limbs: DARK,
    feet: DARK,
    pads: toneOf('#83707a'),
    head: HEAD,
    bodyWidths: WIDTHS,
    legs: 44,
    thick: 24,
    tail: (layer, spine) => {
      const [x, y] = spine[0] ?? [0, 0];
      form(layer, ellipse([x, y], 26, 14, { turn: 18 }), toneOf('#d6d0d2'), {
        tremble: 2.4,
        frequency: 0.12,
      });
    },
    onFour: (layer, { body }) =>
      layer.limb(
        alongside(
          body,
          WIDTHS.map((wide) => wide * 0.5),
        ),
        [12, 24, 26, 26, 30],
        DARK.base,
        { tremble: 2.4, frequency: 0.1 },
      ),
  });

/** The badger: sits comfortably, trundles, and dances. */
export const badger: CreaturePainter = furryPainter({
  size: 0.98,
  face: 46,
  boxes: FURRY_BOXES.badger,
  poses: {
    rest: sits(BUILD, {
      head: { x: 6, y: -134, scale: 1.06, turn: -4 },
      hands: 'belly',
      feet: 'soles',
      tail: [[-58, -16]],
    }),
    move: walks(
      { long: 68, high: 62, arch: 12, rise: 4, step: 0.5, hang: 14 },
      { head: { x: 96, y: -72, scale: 1.04, turn: 4 }, tail: [[-112, -70]] },
    ),
    play: dances(BUILD, 36, {
      head: { x: 6, y: -170, scale: 1.06, turn: 8 },
      tail: [[-58, -54]],
    }),
  },
  build: (random) => build(ownTone(random, '#9a97a2')),
});
