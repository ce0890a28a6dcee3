import { ellipse, type Point } from '../../paint/geometry.ts';
import type { Layer } from '../../paint/layer.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import type { CreaturePainter } from '../parts/creature-painter.ts';
import { farTone, form, formLimb, type Tone, toneOf } from '../parts/form.ts';
import type { FurryHead } from '../parts/head.ts';
import type { UprightPose } from '../parts/upright.ts';
import { FURRY_BOXES } from './boxes.ts';
import { ownTone } from './coats.ts';
import { type FurryPose, furryPainter } from './furry-painter.ts';
import { walks } from './gaits.ts';
import { smallBuild } from './small-build.ts';
import { dances, pear, type SmallBuild } from './upright-poses.ts';

const PINK = toneOf('#eaa59d');
const SOIL = toneOf('#8a6650');

const headOf = (fur: Tone): FurryHead => ({
  tone: fur,
  outline: svgPoints(`
    0,-42 25,-37 43,-19 50,5 45,26 26,39 2,43 -22,39 -44,26 -50,5 -43,-19 -24,-37
  `),
  hair: 85,
  ears: null,
  turn: 6,
  eyes: { y: -7, apart: 22, size: 6.4, ink: '#fdf3e2', ring: '#fff3e0' },
  brow: fur.lit,
  muzzle: {
    shape: svgPoints('1,-6 12,-3 24,12 29,26 18,36 0,38 -17,36 -28,26 -22,12 -10,-3'),
    tone: toneOf('#a497a6'),
  },
  nose: { y: -2, width: 27, height: 18, colour: '#ee9a95' },
  mouth: { y: 24, width: 20 },
  cheek: { y: 16, apart: 35, radius: 10 },
  whiskers: '#fff6ea',
});

/** A digger's hand: a pink shovel with five blunt claws, pointing along +x. */
const paintShovel = (layer: Layer, at: Point, turn: number, far: boolean): void => {
  const tone = far ? farTone(PINK) : PINK;
  layer.at({ x: at[0], y: at[1], turn }, () => {
    for (const k of [-2, -1, 0, 1, 2])
      layer.dab([12 - Math.abs(k) * 2, k * 6.4], 24, 4.6, { angle: k * 13, colour: '#fdf0dd' });
    form(layer, ellipse([6, 0], 18, 19), tone, { tremble: 0.5, shadow: 0.45 });
  });
};

const paintShovels = (layer: Layer, pose: FurryPose): void => {
  if ('feet' in pose) {
    const { nearFore, farFore } = pose.feet;
    paintShovel(layer, [farFore[0] + 10, -18], 0, true);
    paintShovel(layer, [nearFore[0] - 4, -15], 6, false);
    return;
  }
  for (const { spine } of [pose.farArm, pose.nearArm]) {
    const [x, y] = spine[2] ?? [0, 0];
    const [bx, by] = spine[1] ?? [0, 0];
    const turn = (Math.atan2(y - by, x - bx) * 180) / Math.PI;
    paintShovel(layer, [x, y], turn, spine === pose.farArm.spine);
  }
};

/** A heap of fresh soil with crumbs; `front` is the rim before the mole. */
const paintHill = (layer: Layer, front: boolean): void => {
  if (!front) {
    form(layer, ellipse([0, -40], 66, 26), toneOf(SOIL.dim), { tremble: 2 });
    return;
  }
  form(
    layer,
    svgPoints(`
      -124,2 -110,-18 -86,-32 -64,-48 -34,-40 0,-36 34,-40 66,-48 88,-30 112,-16 124,2 60,6
      -60,6
    `),
    SOIL,
    { tremble: 2.6, frequency: 0.12 },
  );
  for (const [x, y, r] of [
    [-78, -18, 6],
    [-42, -26, 4],
    [-20, -10, 6],
    [30, -22, 5],
    [58, -8, 6.4],
    [88, -14, 4.6],
    [-104, -4, 4.4],
    [6, -24, 3.4],
  ] as const)
    layer.disc([x, y], r, x % 4 ? SOIL.deep : SOIL.lit, 0.6);
};

const BUILD: SmallBuild = { chest: 46, wide: 58, tall: 92, sole: 12, arm: 46 };

/** Out of its hill to the belly, both hands on the rim. */
const PEEPS: UprightPose = {
  torso: pear(48, 58, -122, -16),
  belly: ellipse([8, -66], 30, 38),
  farArm: {
    spine: svgPoints('38,-92 70,-80 74,-58'),
    end: 'hand',
  },
  nearArm: {
    spine: svgPoints('-40,-92 -70,-80 -68,-58'),
    end: 'hand',
  },
  farLeg: {
    spine: svgPoints('20,-40 22,-32 24,-26'),
    end: 'foot',
  },
  nearLeg: {
    spine: svgPoints('-20,-40 -22,-32 -24,-26'),
    end: 'foot',
  },
  head: { x: 4, y: -140, scale: 1.04, turn: -4 },
};

const tail = (layer: Layer, spine: readonly Point[]): void =>
  formLimb(layer, spine, [13, 10, 6], { tone: PINK, tremble: 0.5 });

const POSES = {
  rest: PEEPS,
  move: walks(
    { long: 56, high: 50, arch: 8, rise: 2, step: 0.7, hang: 14 },
    {
      head: { x: 70, y: -78, turn: 4 },
      tail: svgPoints('-78,-44 -100,-50 -118,-66'),
    },
  ),
  play: dances(BUILD, 32, {
    head: { x: 4, y: -146, scale: 1.04, turn: 8 },
    tail: svgPoints('-44,-44 -70,-44 -88,-62'),
  }),
} as const;

/** The mole: looks out of its hill, burrows along, and dances with its shovels in the air. */
export const mole: CreaturePainter = furryPainter({
  size: 0.8,
  face: 45,
  boxes: FURRY_BOXES.mole,
  poses: POSES,
  build: (random) => {
    const fur = ownTone(random, '#665c70');
    return smallBuild({
      fur,
      belly: toneOf('#8a7e90'),
      feet: PINK,
      pads: PINK,
      head: headOf(fur),
      bodyWidths: [84, 98, 96, 84, 66],
      legs: 36,
      thick: 20,
      tail,
    });
  },
  behind: (layer, pose) => {
    if (pose === 'rest') paintHill(layer, false);
  },
  inFront: (layer, pose) => {
    if (pose === 'rest') paintHill(layer, true);
    paintShovels(layer, POSES[pose]);
  },
});
