import { mix } from '../../paint/colour.ts';
import { ellipse } from '../../paint/geometry.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import type { CreaturePainter } from '../parts/creature-painter.ts';
import { formLimb, type Tone, toneOf } from '../parts/form.ts';
import type { FurryHead } from '../parts/head.ts';
import type { UprightPose } from '../parts/upright.ts';
import { FURRY_BOXES } from './boxes.ts';
import { ownTone, paintStripes } from './coats.ts';
import { furryPainter } from './furry-painter.ts';
import { walks } from './gaits.ts';
import { smallBuild } from './small-build.ts';
import { jumps, pear, type SmallBuild } from './upright-poses.ts';

const PALE = toneOf('#f9ead2');
const DARK = toneOf('#5d4344');

const headOf = (fur: Tone): FurryHead => ({
  tone: fur,
  outline: svgPoints(`
    0,-40 22,-36 38,-20 45,2 42,20 27,34 14,42 3,44 -9,42 -23,34 -41,20 -45,2 -38,-20
    -22,-36
  `),
  ears: {
    at: [42, -8],
    shape: ellipse([2, 0], 10, 13),
    inner: ellipse([2, 1], 5.5, 8),
    tone: DARK,
    innerColour: '#8a6460',
    lean: 0,
  },
  turn: 6,
  eyes: { y: -5, apart: 18.5, size: 7.8, ink: '#fdf0dd', ring: '#fff6e6' },
  brow: mix(DARK.base, fur.base, 0.3),
  muzzle: {
    shape: svgPoints('0,6 10,9 18,20 18,31 9,38 0,40 -9,38 -17,31 -17,20 -9,9'),
    tone: PALE,
  },
  nose: { y: 12, width: 17, height: 12, colour: '#3a2630' },
  mouth: { y: 28, width: 16 },
  cheek: { y: 17, apart: 31, radius: 9 },
  markings: (layer) => {
    layer.shape(ellipse([6, 22], 40, 24), PALE.base, { tremble: 1.4 });
    for (const side of [-1, 1])
      layer.shape(ellipse([6 + side * 19.5, -4], 13, 15.5, { turn: side * 24 }), DARK.base, {
        tremble: 0.9,
      });
  },
});

const BUILD: SmallBuild = { chest: 28, wide: 36, tall: 118, sole: 10, arm: 48 };

/** On the watch: bolt upright on its hind feet, hands on its belly, the tail as a third leg. */
const STANDS: UprightPose = {
  torso: pear(27, 35, -158, -30),
  belly: ellipse([7, -86], 21, 48),
  farArm: {
    spine: svgPoints('20,-130 38,-110 26,-94'),
    end: 'hand',
  },
  nearArm: {
    spine: svgPoints('-21,-130 -34,-106 -8,-92'),
    end: 'hand',
  },
  farLeg: {
    spine: svgPoints('16,-50 24,-28 20,-10'),
    end: 'foot',
  },
  nearLeg: {
    spine: svgPoints('-17,-50 -26,-28 -18,-10'),
    end: 'foot',
  },
  head: { x: 4, y: -182, turn: -4 },
  tail: svgPoints('-18,-44 -44,-22 -74,-9 -108,-8'),
};

/** The meerkat: keeps watch upright, runs with its tail up, and dances. */
export const meerkat: CreaturePainter = furryPainter({
  size: 0.76,
  face: 43,
  boxes: FURRY_BOXES.meerkat,
  poses: {
    rest: STANDS,
    move: walks(
      { long: 52, high: 56, arch: 10, rise: 24, step: 0.7 },
      {
        head: { x: 68, y: -112, turn: 3 },
        tail: svgPoints('-60,-58 -86,-76 -98,-108 -96,-142'),
      },
    ),
    play: jumps(BUILD, 64, {
      head: { x: 4, y: -210, turn: 8 },
      tail: svgPoints('-22,-78 -56,-64 -86,-78 -100,-112'),
    }),
  },
  build: (random) => {
    const fur = ownTone(random, '#cf9f68');
    const widths = [52, 60, 56, 48, 36];
    return smallBuild({
      fur,
      belly: PALE,
      feet: fur,
      pads: DARK,
      head: headOf(fur),
      bodyWidths: widths,
      legs: 52,
      thick: 17,
      tail: (layer, spine) =>
        formLimb(layer, spine, [17, 14, 12, 10], {
          tone: fur,
          tremble: 0.7,
          markings: () => {
            const [x, y] = spine[spine.length - 1] ?? [0, 0];
            layer.disc([x, y], 26, DARK.base);
          },
        }),
      onFour: (layer, { body }) =>
        paintStripes(layer, random, body, {
          widths,
          stripes: {
            colour: mix(fur.base, DARK.base, 0.5),
            count: 8,
            width: 4.5,
            reach: 0.34,
            to: 0.7,
          },
        }),
    });
  },
});
