import { ellipse, type Point } from '../../paint/geometry.ts';
import type { Layer } from '../../paint/layer.ts';
import type { Random } from '../../paint/random.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import { formLimb, type Tone, toneOf, tufts } from '../parts/form.ts';
import { type FurryHead, paintFurryHead } from '../parts/head.ts';
import { type Build, legsOf, stancesOf } from './build.ts';
import { patch } from './coats.ts';
import {
  clovenHoof,
  coatOf,
  forelock,
  type Hoofed,
  hoofed,
  innerLeaf,
  leafEar,
  paired,
  stocking,
} from './parts.ts';

const HORN = toneOf('#a88f76');
const HOOF = toneOf('#54423f');
/** Coats of goats: body, saddle, beard. */
const COATS = [
  { coat: '#f2e7d8', saddle: '#c79a6c', beard: '#fffaf0' },
  { coat: '#f2e7d8', saddle: '#8d7f7c', beard: '#fffaf0' },
  { coat: '#c48f5f', saddle: '#8a5a3f', beard: '#f6e8d4' },
] as const;

const BUILD: Build = {
  half: 58,
  back: 116,
  rise: 3,
  widths: [80, 92, 96, 82, 60, 48],
  neck: [
    [24, -18],
    [38, -42],
  ],
  head: { x: 14, y: -24, scale: 0.98 },
  fore: [40, 30, 22],
  hind: [54, 40, 24, 22],
  ankle: 12,
  lie: { back: 50, haunch: [42, 36], neck: 10 },
  play: { kind: 'rear', turn: 40, lift: 0, neck: 20 },
  tails: {
    rest: svgPoints('10,4 -14,-4 -24,-22'),
    move: svgPoints('10,4 -12,-8 -20,-28'),
    play: svgPoints('10,4 -14,-6 -24,-24'),
  },
};

const headOf = (tone: Tone, muzzle: Tone): FurryHead => ({
  tone,
  outline: svgPoints(`
    0,-42 19,-38 32,-22 34,-2 27,18 23,36 14,49 2,53 -9,49 -18,36 -23,18 -34,-2 -32,-22
    -19,-38
  `),
  ears: {
    at: [29, -16],
    shape: leafEar(42, 20),
    inner: innerLeaf(42, 20),
    tone,
    innerColour: '#e9b3a0',
    lean: 26,
  },
  turn: 5,
  eyes: { y: -4, apart: 18, size: 8.6 },
  brow: '#7d5d4c',
  muzzle: { shape: ellipse([0, 34], 20, 17), tone: muzzle },
  nose: { y: 25, width: 16, height: 9, colour: '#8c5a58' },
  mouth: { y: 37, width: 18 },
  cheek: { y: 14, apart: 25, radius: 9 },
});

const paintHorns = (layer: Layer): void => {
  paired(
    layer,
    () => {
      formLimb(layer, svgPoints('11,-34 17,-58 33,-78 54,-84'), [17, 15, 11, 4], {
        tone: HORN,
        tremble: 0.4,
      });
      for (const [x, y, turn] of [
        [14, -48, 12],
        [19, -60, 30],
        [28, -71, 48],
      ] as const)
        layer.dab([x - 7, y - 3], 14, 3, { angle: turn, colour: HORN.deep });
    },
    2,
  );
};

const goatOf = (random: Random): Hoofed => {
  const look = random.pick(COATS);
  const coat = coatOf(look.coat, random, 0.6);
  const beard = toneOf(look.beard);
  const saddle = coatOf(look.saddle, random).base;
  const phase = random.next();
  const head = headOf(coat, beard);
  return {
    tone: coat,
    bodyWidths: BUILD.widths,
    ...legsOf(BUILD),
    hair: 20,
    foot: clovenHoof(HOOF, 27),
    tail: (layer, spine) => {
      formLimb(layer, spine, [18, 15, 4], { tone: coat, tremble: 1.4 });
    },
    markings: (layer, { body }) => {
      const [x, y] = body[1] ?? [0, 0];
      layer.shape(patch([x + 12, y - 24], 60, 32, phase), saddle, { tremble: 2.4 });
    },
    legMarkings: (layer, spine) => stocking(layer, spine, 34, saddle),
    over: (layer, { body }) => {
      const [cx, cy] = body[body.length - 2] ?? [0, 0];
      const chest = [0, 1, 2, 3].map((i): Point => [cx + 24 - i * 8, cy + 4 + i * 12]);
      tufts(layer, chest, 26, { width: 8, angles: [78, 96], colours: [coat.lit, coat.dim] });
    },
    head: (layer, mood) => {
      paintHorns(layer);
      for (const k of [-1, 1, -0.5, 0.5, 0])
        layer.dab([5 + k * 9, 44], 38 - Math.abs(k) * 10, 8, {
          angle: 90 - k * 16,
          colour: k ? beard.dim : beard.base,
        });
      paintFurryHead(layer, head, mood);
      forelock(layer, [2, -44], 22, [coat.dim, coat.base]);
    },
  };
};

/** The goat with its beard: lies chewing, trots, and rears to butt. */
export const goat = hoofed({
  stances: stancesOf(BUILD),
  face: { x: 4, y: 6, radius: 44 },
  boxes: {
    rest: [-122, -214, 153, 6],
    move: [-117, -267, 164, 3],
    play: [-131, -339, 131, 3],
  },
  animal: goatOf,
});
