import { ellipse } from '../../paint/geometry.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import type { CreaturePainter } from '../parts/creature-painter.ts';
import { alongside, form, formLimb, type Tone, toneOf } from '../parts/form.ts';
import type { Stance } from '../parts/four-legged.ts';
import type { FurryHead } from '../parts/head.ts';
import { FURRY_BOXES } from './boxes.ts';
import { ownTone } from './coats.ts';
import { furryPainter } from './furry-painter.ts';
import { walks } from './gaits.ts';
import { smallBuild } from './small-build.ts';
import { type SmallBuild, sits } from './upright-poses.ts';

const PALE = toneOf('#efdcc0');

const headOf = (fur: Tone): FurryHead => ({
  tone: fur,
  outline: svgPoints(`
    0,-34 25,-31 43,-17 51,4 52,20 36,34 4,41 -30,35 -51,20 -50,4 -43,-17 -25,-31
  `),
  ears: {
    at: [42, -16],
    shape: ellipse([2, -2], 11, 10),
    inner: ellipse([2, -1], 6, 5.4),
    tone: fur,
    innerColour: '#c98f80',
    lean: 0,
  },
  turn: 6,
  eyes: { y: -6, apart: 21, size: 8 },
  brow: fur.deep,
  muzzle: {
    shape: svgPoints('0,4 14,5 28,14 31,26 20,36 0,38 -19,36 -30,26 -27,14 -13,5'),
    tone: toneOf('#f8ead2'),
  },
  nose: { y: 2, width: 20, height: 13, colour: '#3a2630' },
  mouth: { y: 19, width: 22 },
  cheek: { y: 13, apart: 38, radius: 10 },
  whiskers: '#fffaf0',
  markings: (layer) =>
    layer.shape(ellipse([6, 36], 46, 20), PALE.base, { tremble: 1.6, frequency: 0.09 }),
});

const BUILD: SmallBuild = { chest: 34, wide: 45, tall: 124, sole: 12, arm: 46 };

const SLIDE: Stance = {
  name: 'play',
  body: svgPoints('-88,-58 -46,-46 4,-36 46,-36 76,-50'),
  widths: [56, 72, 74, 68, 58],
  hip: [-82, -46],
  shoulder: [44, -26],
  feet: { farHind: [-128, -58], farFore: [116, 0], nearHind: [-134, -38], nearFore: [90, 0] },
  folded: {
    flat: true,
    far: svgPoints('62,-24 92,-14 122,-8'),
    near: svgPoints('34,-22 62,-12 92,-8'),
  },
  tail: svgPoints('-100,-66 -138,-88 -176,-96 -214,-86'),
  head: { x: 100, y: -74, turn: -6 },
};

/** The otter: sits up, lopes along, and slides on its belly. */
export const otter: CreaturePainter = furryPainter({
  size: 0.9,
  face: 36,
  boxes: FURRY_BOXES.otter,
  poses: {
    rest: sits(BUILD, {
      head: { x: 7, y: -144, turn: -4 },
      tail: svgPoints('-24,-20 -62,-14 -100,-16 -138,-34'),
    }),
    move: walks(
      { long: 70, high: 52, arch: 26, rise: 14, step: 0.5, hang: 6 },
      {
        head: { x: 98, y: -88, turn: 3 },
        tail: svgPoints('-80,-46 -120,-28 -158,-24 -196,-40'),
      },
    ),
    play: SLIDE,
  },
  build: (random) => {
    const fur = ownTone(random, '#8a5f49');
    return smallBuild({
      fur,
      belly: PALE,
      feet: fur,
      pads: toneOf('#5e4038'),
      head: headOf(fur),
      bodyWidths: [58, 74, 74, 66, 56],
      legs: 44,
      thick: 20,
      tail: (layer, spine) =>
        formLimb(layer, spine, [40, 36, 28, 18, 8], { tone: fur, tremble: 1, hair: 20 }),
      onFour: (layer, { body, widths = [58, 74, 74, 66, 56] }) =>
        layer.limb(
          alongside(
            body,
            widths.map((wide) => wide * 0.46),
          ),
          [8, 20, 28, 38, 46],
          PALE.base,
          { tremble: 2, frequency: 0.09 },
        ),
      overUpright: (layer) => form(layer, ellipse([26, -64], 10, 9), fur, { tremble: 0.5 }),
    });
  },
});
