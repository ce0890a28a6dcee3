import { ellipse, type Point } from '../../paint/geometry.ts';
import type { Layer } from '../../paint/layer.ts';
import type { Random } from '../../paint/random.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import { form, formLimb, type Tone, toneOf, tufts } from '../parts/form.ts';
import { type FurryHead, paintFurryHead } from '../parts/head.ts';
import { type Build, legsOf, stancesOf } from './build.ts';
import { acrossAt, stations } from './coats.ts';
import {
  clovenHoof,
  coatOf,
  type Hoofed,
  hoofed,
  innerLeaf,
  leafEar,
  nostrils,
  paired,
  stocking,
} from './parts.ts';

const ANTLER = toneOf('#d9b98c');
const HOOF = toneOf('#40312f');

const BUILD: Build = {
  half: 92,
  back: 196,
  rise: 18,
  widths: [108, 130, 142, 136, 104, 82],
  neck: [
    [38, -4],
    [68, -22],
  ],
  head: { x: 14, y: -34, scale: 1.24 },
  fore: [62, 44, 31, 31],
  hind: [84, 56, 33, 31],
  ankle: 18,
  lie: { back: 78, haunch: [60, 52], neck: 14 },
  play: { kind: 'rear', turn: 24, lift: 0, neck: 14 },
  tails: {
    rest: [
      [10, 6],
      [-14, 14],
    ],
    move: [
      [10, 4],
      [-14, 18],
    ],
    play: [
      [10, 4],
      [-18, -4],
    ],
  },
};

const PALM: readonly Point[] = svgPoints(`
  24,-46 44,-50 50,-70 46,-96 58,-104 66,-84 76,-108 88,-104 86,-82 104,-98 114,-88 104,-70
  118,-70 118,-56 96,-40 70,-26 44,-28 26,-34
`);

const headOf = (tone: Tone, muzzle: Tone): FurryHead => ({
  tone,
  outline: svgPoints(`
    0,-42 18,-39 31,-24 33,-4 27,14 33,34 36,54 25,70 4,76 -17,71 -28,56 -25,34 -23,14
    -33,-4 -31,-24 -18,-39
  `),
  ears: {
    at: [29, -24],
    shape: leafEar(38, 24),
    inner: innerLeaf(38, 24),
    tone,
    innerColour: '#d8a58e',
    lean: 12,
  },
  turn: 5,
  eyes: { y: -4, apart: 18, size: 8.8, ring: '#d3b294', ink: '#ecd6b8' },
  brow: '#3f2a2a',
  muzzle: { shape: ellipse([0, 51], 33, 25), tone: muzzle },
  nose: null,
  mouth: { y: 58, width: 28 },
  cheek: { y: 18, apart: 26, radius: 10 },
});

/** The flap of skin with its beard below the chin. */
const paintDewlap = (layer: Layer, coat: Tone): void => {
  formLimb(layer, svgPoints('0,62 -1,86 2,104'), [26, 24, 10], { tone: coat, tremble: 1.2 });
  for (const k of [-1, 1, 0])
    layer.dab([1 + k * 4, 94], 24, 6, { angle: 90 - k * 16, colour: coat.deep });
};

const mooseOf = (random: Random): Hoofed => {
  const coat = coatOf('#7a5443', random);
  const leg = coatOf('#b39a83', random, 0.5);
  const head = headOf(coat, coatOf('#a98468', random, 0.5));
  return {
    tone: coat,
    bodyWidths: BUILD.widths,
    ...legsOf(BUILD),
    hair: 14,
    foot: clovenHoof(HOOF, 42),
    legMarkings: (layer, spine) => stocking(layer, spine, 58, leg.base),
    tail: (layer, spine) => formLimb(layer, spine, [22, 12], { tone: coat, tremble: 1 }),
    over: (layer, { body }) => {
      const ridge = stations(body, BUILD.widths, 9)
        .filter(({ t }) => t > 0.42 && t < 0.84)
        .map((station) => acrossAt(station, -0.96));
      tufts(layer, ridge, 26, { width: 8, angles: [196, 158], colours: [coat.dim, coat.deep] });
    },
    head: (layer, mood) => {
      paired(layer, () => form(layer, PALM, ANTLER, { tremble: 1, shadow: 0.6 }), 2);
      paintDewlap(layer, coat);
      paintFurryHead(layer, head, mood);
      nostrils(layer, [5, 41], 15, { size: [4.4, 6], colour: '#5b4038' });
    },
  };
};

/** The moose with its broad antlers: lies by the lake, wades, and rears. */
export const moose = hoofed({
  stances: stancesOf(BUILD),
  face: { x: 5, y: 18, radius: 54 },
  boxes: {
    rest: [-164, -311, 297, 11],
    move: [-161, -403, 314, 3],
    play: [-175, -478, 272, 3],
  },
  seat: [-20, -262],
  animal: mooseOf,
});
