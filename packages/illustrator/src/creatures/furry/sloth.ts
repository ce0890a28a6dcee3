import { degrees, ellipse, type Point } from '../../paint/geometry.ts';
import type { Layer } from '../../paint/layer.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import type { CreaturePainter } from '../parts/creature-painter.ts';
import { type Tone, toneOf, tufts } from '../parts/form.ts';
import type { FurryHead } from '../parts/head.ts';
import { FURRY_BOXES } from './boxes.ts';
import { ownTone } from './coats.ts';
import { type FurryPose, type FurrySpecies, furryPainter } from './furry-painter.ts';
import { walks } from './gaits.ts';
import { smallBuild } from './small-build.ts';
import { rolls, type SmallBuild, sits } from './upright-poses.ts';

const MASK = toneOf('#f0dcb8');
const STRIPE = '#7a5b4a';
const CLAW = '#fbeed6';

const headOf = (fur: Tone): FurryHead => ({
  tone: fur,
  outline: svgPoints(`
    0,-43 27,-37 45,-18 51,6 45,28 26,41 2,45 -22,41 -44,28 -51,6 -44,-18 -26,-37
  `),
  hair: 85,
  ears: null,
  turn: 6,
  eyes: { y: -1, apart: 19, size: 8.4, ink: '#3a2a2c', ring: '#fff4df' },
  brow: fur.deep,
  muzzle: { shape: ellipse([1, 22], 21, 14), tone: toneOf('#fbeed6') },
  nose: { y: 9, width: 20, height: 12, colour: '#4a3436' },
  mouth: { y: 24, width: 28 },
  cheek: { y: 18, apart: 34, radius: 10 },
  markings: (layer) => {
    layer.shape(
      svgPoints(`
        6,-20 24,-28 41,-18 45,4 38,26 20,38 6,40 -10,38 -28,26 -34,4 -30,-18 -13,-28
      `),
      MASK.base,
      { tremble: 1.4 },
    );
    for (const side of [-1, 1])
      layer.shape(ellipse([6 + side * 24, 4], 18, 10.5, { turn: side * 28 }), STRIPE, {
        tremble: 1,
      });
  },
  tufts: (layer) =>
    tufts(layer, svgPoints('-22,-32 -12,-37 -2,-39 8,-39 18,-37 28,-32'), 22, {
      width: 6,
      angles: [128, 52],
      colours: [fur.base, fur.dim],
    }),
});

const BUILD: SmallBuild = { chest: 42, wide: 54, tall: 112, sole: 20, arm: 76 };

/** Three hooked claws from a hand at a place, spread around `turn`. */
const paintClaws = (layer: Layer, [x, y]: Point, turn: number): void => {
  for (const k of [-1, 0, 1]) {
    const spread = ((turn + 90) * Math.PI) / 180;
    const [dx, dy] = [Math.cos(spread) * k * 7, Math.sin(spread) * k * 7];
    layer.dab([x + dx, y + dy], 25, 5.4, { angle: turn + k * 8, colour: CLAW, bend: 2 });
  }
};

const POSES: FurrySpecies['poses'] = {
  rest: sits(BUILD, {
    head: { x: 4, y: -142, scale: 1.06, turn: -6 },
    hands: 'knees',
    feet: 'soles',
  }),
  move: walks(
    { long: 66, high: 54, arch: 12, rise: 8, step: 0.8 },
    { head: { x: 84, y: -82, scale: 1.04, turn: 4 }, tail: [] },
  ),
  play: rolls(BUILD, { head: { x: -38, y: -122, scale: 1.06, turn: -14 } }),
};

const paintAllClaws = (layer: Layer, pose: FurryPose): void => {
  if ('feet' in pose) {
    const { nearFore, farFore } = pose.feet;
    for (const [x, y] of [nearFore, farFore]) paintClaws(layer, [x + 10, y - 11], 4);
    return;
  }
  for (const { spine } of [pose.nearArm, pose.farArm]) {
    const [x, y] = spine[2] ?? [0, 0];
    const [bx, by] = spine[1] ?? [0, 0];
    const along = Math.atan2(y - by, x - bx);
    paintClaws(layer, [x + Math.cos(along) * 3, y + Math.sin(along) * 3], degrees(along));
  }
};

/** The sloth: sits with its long arms hanging, creeps, and reaches for the sky. */
export const sloth: CreaturePainter = furryPainter({
  size: 0.96,
  face: 45,
  boxes: FURRY_BOXES.sloth,
  poses: POSES,
  build: (random) => {
    const fur = ownTone(random, '#a58a6c');
    return smallBuild({
      fur,
      belly: toneOf('#c9ae8b'),
      feet: fur,
      pads: toneOf('#6b4f45'),
      head: headOf(fur),
      bodyWidths: [84, 94, 92, 80, 60],
      legs: 56,
      thick: 26,
    });
  },
  inFront: (layer, pose) => paintAllClaws(layer, POSES[pose]),
});
