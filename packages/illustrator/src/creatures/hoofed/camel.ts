import { ellipse, type Point } from '../../paint/geometry.ts';
import type { Layer } from '../../paint/layer.ts';
import type { Random } from '../../paint/random.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import { form, type Tone, toneOf, tufts } from '../parts/form.ts';
import type { Stance } from '../parts/four-legged.ts';
import { type FurryHead, paintFurryHead } from '../parts/head.ts';
import { type Build, legsOf, stancesOf } from './build.ts';
import { acrossAt, stations } from './coats.ts';
import { rug } from './harness.ts';
import {
  clovenHoof,
  coatOf,
  forelock,
  type Hoofed,
  hoofed,
  lashes,
  nostrils,
  tuftedTail,
} from './parts.ts';

const HAIR = toneOf('#9a6238');
const CREAM = toneOf('#f6dfb6');
const PAD = toneOf('#7d5a44');

const BUILD: Build = {
  half: 86,
  back: 186,
  rise: 0,
  widths: [94, 112, 116, 98, 66, 52, 48],
  neck: svgPoints('36,8 66,-22 76,-76 84,-112'),
  head: { x: 14, y: -22, scale: 1.14 },
  fore: [58, 40, 32],
  hind: [80, 54, 34, 32],
  ankle: 18,
  lie: { back: 64, haunch: [56, 48], neck: 4 },
  play: { kind: 'leap', turn: 10, lift: 34, neck: 4 },
  tails: {
    rest: svgPoints('8,4 -16,12 -28,34'),
    move: svgPoints('8,4 -16,22 -22,62'),
    play: svgPoints('8,4 -24,-10 -54,-20'),
  },
};

const HUMP: readonly Point[] = svgPoints(
  '-46,20 -40,-18 -28,-56 -8,-76 14,-72 30,-48 40,-14 46,20',
);

const headOf = (tone: Tone): FurryHead => ({
  tone,
  outline: svgPoints(`
    0,-40 19,-37 32,-24 34,-4 28,14 30,32 24,48 4,55 -16,50 -23,34 -23,14 -34,-4 -32,-24
    -19,-37
  `),
  ears: {
    at: [27, -32],
    shape: ellipse([7, -8], 10, 15, { turn: 34 }),
    inner: ellipse([7, -7], 5, 9, { turn: 34 }),
    tone,
    innerColour: '#edb79a',
    lean: 8,
  },
  turn: 6,
  eyes: { y: -5, apart: 19, size: 9 },
  brow: HAIR.base,
  muzzle: { shape: ellipse([0, 34], 29, 22), tone: CREAM },
  nose: null,
  mouth: { y: 39, width: 24 },
  cheek: { y: 14, apart: 28, radius: 10 },
});

const along = ({ body }: Stance): number => {
  const [a, b] = [body[1] ?? [0, 0], body[2] ?? [1, 0]];
  return (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
};

const paintHumps = (layer: Layer, stance: Stance, coat: Tone): void => {
  const [[ax, ay], [bx, by]] = [stance.body[1] ?? [0, 0], stance.body[2] ?? [0, 0]];
  for (const [x, y] of [
    [ax - 12, ay - 46],
    [bx + 18, by - 46],
  ] as const)
    layer.at({ x, y, turn: along(stance) }, () => {
      form(layer, HUMP, coat, { tremble: 1.4, hair: 90 });
      for (const [k, i] of [-2, 2, -1, 1, 0].map((k, i) => [k, i] as const))
        layer.dab([k * 6 + 2, -74], 30, 8, {
          angle: 90 - k * 17,
          colour: i % 2 ? HAIR.base : HAIR.lit,
        });
    });
};

const camelOf = (random: Random): Hoofed => {
  const coat = coatOf('#d6a462', random);
  const head = headOf(coat);
  const cloth = random.pick(['#c4473f', '#3f7f8c', '#7d5596'] as const);
  return {
    tone: coat,
    bodyWidths: BUILD.widths,
    ...legsOf(BUILD),
    hair: 12,
    foot: clovenHoof(PAD, 44),
    tail: (layer, spine) =>
      tuftedTail(layer, spine, [16, 11, 9], {
        tone: coat,
        tuft: { colour: HAIR.base, long: 30, wide: 10 },
      }),
    behind: (layer, stance) => paintHumps(layer, stance, coat),
    over: (layer, stance) => {
      const [[ax, ay], [bx, by]] = [stance.body[1] ?? [0, 0], stance.body[2] ?? [0, 0]];
      const at = { x: (ax + bx) / 2 + 3, y: (ay + by) / 2 - 58, turn: along(stance) };
      rug(layer, at, [46, 84], { cloth, trim: '#f2c55c' });
      const throat = stations(stance.body, BUILD.widths, 8)
        .filter(({ t }) => t > 0.66 && t < 0.86)
        .map((station) => acrossAt(station, 0.84));
      tufts(layer, throat, 22, {
        width: 7,
        angles: [100, 70],
        colours: [HAIR.lit, coat.dim, HAIR.base],
      });
    },
    head: (layer, mood) => {
      paintFurryHead(layer, head, mood);
      forelock(layer, [3, -44], 24, [HAIR.base, HAIR.lit]);
      lashes(layer, head, HAIR.deep);
      nostrils(layer, [6, 26], 11, { size: [5, 2.6], colour: '#a4714f' });
    },
  };
};

/** The camel with its two humps: lies in the sand, strides, and gallops. */
export const camel = hoofed({
  stances: stancesOf(BUILD),
  face: { x: 3, y: 8, radius: 41 },
  boxes: {
    rest: [-175, -264, 214, 11],
    move: [-164, -378, 231, 3],
    play: [-225, -433, 231, -53],
  },
  seat: [-8, -246],
  animal: camelOf,
});
