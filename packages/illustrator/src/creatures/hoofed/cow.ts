import { ellipse, type Point } from '../../paint/geometry.ts';
import type { Layer } from '../../paint/layer.ts';
import type { Random } from '../../paint/random.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import { creatureEye } from '../parts/creature-face.ts';
import { form, formLimb, toneOf } from '../parts/form.ts';
import type { Stance } from '../parts/four-legged.ts';
import { type FurryHead, paintFurryHead } from '../parts/head.ts';
import { type Build, legsOf, stancesOf } from './build.ts';
import { patch } from './coats.ts';
import { bell } from './harness.ts';
import {
  clovenHoof,
  coatOf,
  forelock,
  type Hoofed,
  hoofed,
  innerLeaf,
  leafEar,
  nostrils,
  paired,
  tuftedTail,
} from './parts.ts';

const WHITE = toneOf('#fbf0e0');
const PINK = toneOf('#f0b3a8');
const HORN = toneOf('#ead9b4');
const HOOF = toneOf('#7a6257');
/** What the patches of a cow may look like. */
const PATCHES = ['#4d3a44', '#9a5a3a', '#5b4038'] as const;

const BUILD: Build = {
  half: 104,
  back: 164,
  rise: 8,
  widths: [128, 152, 156, 138, 104, 84],
  neck: [
    [30, -8],
    [60, -30],
  ],
  head: { x: 12, y: -28, scale: 1.28 },
  fore: [70, 50, 38, 38],
  hind: [92, 64, 40, 38],
  ankle: 20,
  stride: 0.9,
  lie: { back: 82, haunch: [62, 54], neck: 16 },
  play: { kind: 'kick', turn: -16, lift: 4, neck: -4 },
  tails: {
    rest: svgPoints('0,0 -24,8 -36,36 -22,58'),
    move: svgPoints('0,0 -26,10 -34,52 -26,88'),
    play: svgPoints('0,0 -24,-26 -54,-38 -74,-70'),
  },
};
const STANCES = stancesOf(BUILD);

/** Patches by the trunk's joints: joint, across, down, half axes. */
const LAYOUTS: readonly (readonly (readonly [number, number, number, number, number])[])[] = [
  [
    [2, -12, -44, 40, 34],
    [4, -4, 10, 40, 46],
  ],
  [
    [1, 30, -34, 48, 34],
    [3, 18, -10, 44, 52],
  ],
];

const headOf = (patchColour: string, eyeSide: -1 | 1): FurryHead => ({
  tone: WHITE,
  outline: svgPoints(`
    0,-44 22,-41 37,-28 40,-6 36,14 38,34 28,52 4,58 -18,54 -30,36 -34,14 -40,-6 -37,-28
    -22,-41
  `),
  ears: {
    at: [35, -24],
    shape: leafEar(46, 30),
    inner: innerLeaf(46, 30),
    tone: toneOf(patchColour),
    innerColour: PINK.base,
    lean: 6,
  },
  turn: 6,
  eyes: { y: -2, apart: 21, size: 9.4 },
  brow: '#6a4a48',
  muzzle: { shape: ellipse([0, 36], 35, 23), tone: PINK },
  nose: null,
  mouth: { y: 42, width: 24 },
  cheek: { y: 14, apart: 31, radius: 10 },
  markings: (layer) => {
    layer.shape(ellipse([eyeSide * 31 + 5, -12], 28, 38, { turn: eyeSide * -10 }), patchColour, {
      tremble: 1.6,
    });
  },
});

const paintUdder = (layer: Layer, { body, name }: Stance): void => {
  if (name === 'rest') return;
  const [x, y] = body[1] ?? [0, 0];
  layer.at({ x: x - 4, y: y + 64, turn: name === 'play' ? 12 : 0 }, () => {
    for (const k of [-12, 8])
      formLimb(
        layer,
        [
          [k, 16],
          [k, 27],
        ],
        [10, 8],
        { tone: PINK, tremble: 0.3 },
      );
    form(layer, ellipse([0, 6], 32, 19), PINK, { tremble: 0.8, shadow: 0.5 });
  });
};

const cowOf = (random: Random): Hoofed => {
  const coat = coatOf(WHITE.base, random, 0.5);
  const colour = coatOf(random.pick(PATCHES), random).base;
  const layout = random.pick(LAYOUTS);
  const phase = random.next();
  const eyeSide = random.chance(0.5) ? -1 : 1;
  const head = headOf(colour, eyeSide);
  return {
    tone: coat,
    bodyWidths: BUILD.widths,
    ...legsOf(BUILD),
    hair: 12,
    foot: clovenHoof(HOOF, 46),
    tail: (layer, spine) =>
      tuftedTail(layer, spine, [20, 13, 11, 9], {
        tone: coat,
        tuft: { colour, long: 36, wide: 11 },
      }),
    markings: (layer, { body }) =>
      layout.forEach(([joint, x, y, rx, ry], i) => {
        const [jx, jy] = body[joint] ?? [0, 0];
        layer.shape(patch([jx + x, jy + y], rx, ry, phase + i * 0.37), colour, { tremble: 2 });
      }),
    // Over the legs, so that one patch covers rump and thigh alike.
    overLegs: (layer, { hip: [x, y], haunch }) =>
      layer.shape(patch([x - 6, y - (haunch ? 26 : 6)], 54, haunch ? 42 : 45, phase), colour, {
        tremble: 2,
      }),
    over: (layer, stance) => {
      paintUdder(layer, stance);
      const [x, y] = stance.body[stance.body.length - 1] ?? [0, 0];
      bell(layer, { x: x + 4, y: y + 50, turn: -22 }, 38, '#c4473f');
    },
    head: (layer, mood) => {
      paired(layer, () =>
        formLimb(
          layer,
          [
            [20, -36],
            [31, -50],
            [31, -68],
          ] satisfies Point[],
          [15, 13, 5],
          { tone: HORN, tremble: 0.4 },
        ),
      );
      paintFurryHead(layer, head, mood);
      const { apart, y, size } = head.eyes;
      const at: Point = [head.turn + eyeSide * apart * (eyeSide < 0 ? 1 : 0.96), y];
      creatureEye(layer, at, size, { side: eyeSide, mood, ink: '#f6e6d4', ring: '#f6e6d4' });
      forelock(layer, [2, -46], 24, [WHITE.dim, WHITE.base]);
      nostrils(layer, [6, 29], 15, { size: [4, 5.4], colour: PINK.deep });
    },
  };
};

/** The cow: chews lying in the grass, ambles with its bell, and kicks up its heels. */
export const cow = hoofed({
  stances: STANCES,
  face: { x: 6, y: 10, radius: 50 },
  boxes: {
    rest: [-206, -256, 247, 11],
    move: [-203, -317, 261, 3],
    play: [-236, -356, 267, 3],
  },
  animal: cowOf,
});
