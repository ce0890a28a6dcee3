import { mix } from '../../paint/colour.ts';
import { ellipse } from '../../paint/geometry.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import type { CreaturePainter } from '../parts/creature-painter.ts';
import { type Tone, toneOf } from '../parts/form.ts';
import type { FurryHead } from '../parts/head.ts';
import { FURRY_BOXES } from './boxes.ts';
import { ownTone, paintBushyTail } from './coats.ts';
import { furryPainter } from './furry-painter.ts';
import { leaps, type WalkBuild, walks } from './gaits.ts';
import { smallBuild } from './small-build.ts';
import { type SmallBuild, sits } from './upright-poses.ts';

const DARK = toneOf('#5b443f');
const WHITE = toneOf('#fffaf0');

const headOf = (fur: Tone): FurryHead => ({
  tone: fur,
  outline: svgPoints(`
    0,-36 24,-32 42,-17 49,4 46,20 30,33 14,40 2,42 -10,40 -28,33 -46,20 -48,4 -42,-17
    -24,-32
  `),
  ears: {
    at: [37, -23],
    shape: ellipse([3, -2], 13, 12),
    inner: ellipse([2, -1], 7.5, 7),
    tone: fur,
    innerColour: '#e6b3a6',
    lean: 0,
  },
  turn: 6,
  eyes: { y: -2, apart: 20, size: 8.2, ink: '#fdf0dd', ring: '#fff6e6' },
  brow: DARK.base,
  muzzle: { shape: ellipse([1, 24], 20, 14), tone: WHITE },
  nose: { y: 12, width: 14, height: 10, colour: '#c4737c' },
  mouth: { y: 26, width: 16 },
  cheek: { y: 19, apart: 35, radius: 9 },
  whiskers: '#fffaf0',
  markings: (layer) => {
    layer.shape(
      svgPoints(`
        6,-14 24,-17 42,-8 52,6 38,12 22,13 6,3 -10,13 -26,12 -42,6 -30,-8 -12,-17
      `),
      DARK.base,
      { tremble: 1.2, opacity: 0.92 },
    );
  },
});

const SIT: SmallBuild = { chest: 27, wide: 35, tall: 122, sole: 10, arm: 40 };
const RUN: WalkBuild = { long: 78, high: 44, arch: 34, rise: 18, step: 0.5, hang: 4 };
const WIDTHS = [48, 56, 54, 48, 44];

/** The ferret, long and limber: sits up, lopes with an arched back, and bounces. */
export const ferret: CreaturePainter = furryPainter({
  size: 0.78,
  face: 40,
  boxes: FURRY_BOXES.ferret,
  poses: {
    rest: sits(SIT, {
      head: { x: 6, y: -146, turn: -4 },
      tail: svgPoints('-20,-20 -56,-14 -92,-20 -120,-44'),
    }),
    move: walks(RUN, {
      head: { x: 100, y: -80, turn: 3 },
      tail: svgPoints('-84,-42 -116,-30 -148,-32 -176,-50'),
    }),
    play: leaps(RUN, 56, {
      tilt: 20,
      head: { x: 92, y: -164, turn: -8 },
      tail: svgPoints('-80,-70 -112,-66 -142,-80 -164,-108'),
    }),
  },
  build: (random) => {
    const fur = ownTone(random, '#ecd3ab');
    return smallBuild({
      fur,
      belly: WHITE,
      limbs: DARK,
      feet: DARK,
      pads: DARK,
      head: headOf(fur),
      bodyWidths: WIDTHS,
      legs: 42,
      thick: 16,
      tail: (layer, spine) =>
        paintBushyTail(layer, spine, {
          tone: toneOf(mix(fur.base, DARK.base, 0.35)),
          widths: [22, 26, 28, 10],
          locks: 5,
          tip: { colour: DARK.base, from: 0.5 },
        }),
    });
  },
});
