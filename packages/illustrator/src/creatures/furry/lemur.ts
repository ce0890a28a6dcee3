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

const WHITE = toneOf('#fbf5ec');
const DARK = toneOf('#463b48');

const headOf = (fur: Tone): FurryHead => ({
  tone: fur,
  outline: svgPoints(`
    0,-40 24,-36 42,-19 50,3 52,19 34,31 16,41 2,44 -12,41 -32,31 -52,19 -49,3 -42,-19
    -24,-36
  `),
  ears: {
    at: [34, -22],
    shape: svgPoints('-15,6 -12,-16 6,-36 19,-26 24,6'),
    inner: svgPoints('-6,3 -4,-13 7,-25 14,-18 15,4'),
    tone: WHITE,
    innerColour: '#cfb7b8',
    lean: 12,
  },
  turn: 6,
  eyes: { y: 0, apart: 20, size: 9.4, ink: '#f6b64e', ring: '#f2a63c' },
  brow: '#8b7e8a',
  muzzle: {
    shape: svgPoints('0,8 9,11 17,22 17,33 9,39 0,41 -9,39 -16,33 -16,22 -8,11'),
    tone: toneOf('#fffaf2'),
  },
  nose: { y: 12, width: 18, height: 14, colour: '#2e2630' },
  mouth: { y: 30, width: 17 },
  cheek: { y: 22, apart: 37, radius: 9 },
  markings: (layer) => {
    layer.shape(
      svgPoints('6,-16 22,-26 42,-18 62,8 60,30 30,50 -18,50 -50,30 -52,8 -30,-18 -10,-26'),
      WHITE.base,
      { tremble: 1.6, frequency: 0.09 },
    );
    for (const side of [-1, 1])
      layer.shape(ellipse([6 + side * 20.5, 1], 15, 16.5, { turn: side * 26 }), DARK.base, {
        tremble: 1,
      });
  },
});

const BUILD: SmallBuild = { chest: 31, wide: 42, tall: 100, sole: 12, arm: 58 };
const WIDTHS = [20, 34, 38, 40, 40, 38, 20];

const paintTail = (layer: Layer, spine: readonly Point[]): void => {
  paintBushyTail(layer, spine, {
    tone: WHITE,
    widths: WIDTHS,
    markings: () =>
      paintBands(layer, spine, {
        colour: DARK.base,
        at: [0.06, 0.17, 0.28, 0.39, 0.5, 0.61, 0.72, 0.83, 0.95],
        width: 15,
        half: 24,
        blunt: true,
      }),
  });
};

/** The ring-tailed lemur: suns itself, struts with its tail held high, and hops. */
export const lemur: CreaturePainter = furryPainter({
  size: 0.86,
  face: 46,
  boxes: FURRY_BOXES.lemur,
  poses: {
    rest: sits(BUILD, {
      head: { x: 6, y: -130, turn: -4 },
      hands: 'knees',
      tail: svgPoints('-26,-22 -66,-22 -100,-48 -112,-96 -98,-142 -110,-180 -142,-188'),
    }),
    move: walks(
      { long: 52, high: 72, arch: 6, rise: 10, step: 0.5 },
      {
        head: { x: 74, y: -102, turn: 3 },
        tail: svgPoints('-58,-76 -88,-92 -102,-130 -94,-174 -98,-212 -124,-232 -150,-220'),
      },
    ),
    play: jumps(BUILD, 66, {
      head: { x: 4, y: -194, turn: 8 },
      tail: svgPoints('-26,-82 -70,-66 -110,-82 -132,-120 -126,-166 -142,-202 -172,-206'),
    }),
  },
  build: (random) => {
    const fur = ownTone(random, '#a79ca4');
    return smallBuild({
      fur,
      belly: WHITE,
      feet: DARK,
      pads: DARK,
      head: headOf(fur),
      bodyWidths: [58, 66, 62, 54, 42],
      legs: 66,
      thick: 18,
      tail: paintTail,
    });
  },
});
