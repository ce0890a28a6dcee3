import { light } from '../../paint/colour.ts';
import { ellipse } from '../../paint/geometry.ts';
import type { Random } from '../../paint/random.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import { formLimb, type Tone, toneOf } from '../parts/form.ts';
import { roundFoot, type Stance } from '../parts/four-legged.ts';
import { type FurryHead, paintFurryHead } from '../parts/head.ts';
import { type Build, legsOf, stancesOf } from './build.ts';
import { coatOf, type Hoofed, hoofed, nostrils } from './parts.ts';

const PINK = toneOf('#d9a5a8');

const BUILD: Build = {
  half: 92,
  back: 138,
  rise: 2,
  widths: [150, 186, 190, 164, 130],
  neck: [[36, -10]],
  head: { x: 34, y: -26, scale: 1.36 },
  fore: [84, 70, 60],
  hind: [104, 80, 60, 58],
  ankle: 22,
  stride: 0.8,
  lie: { back: 96, haunch: [66, 60] },
  play: { kind: 'rear', turn: 34, lift: 0, neck: 22 },
  tails: {
    rest: [
      [6, 0],
      [-12, 18],
    ],
    move: svgPoints('6,0 -10,16 -12,40'),
    play: svgPoints('6,0 -22,-6 -36,-26'),
  },
};

const SITTING: Stance = {
  name: 'rest',
  body: svgPoints('-50,-82 -36,-122 -6,-160 22,-186'),
  widths: [158, 190, 176, 136],
  hip: [-54, -62],
  shoulder: [36, -132],
  feet: { farHind: [-10, 0], farFore: [26, 0], nearHind: [10, 2], nearFore: [68, 2] },
  haunch: [66, 62],
  tail: svgPoints('-124,-50 -146,-30 -154,-14'),
  head: { x: 46, y: -226, scale: 1.42, turn: -4 },
};

const headOf = (tone: Tone, muzzle: Tone): FurryHead => ({
  tone,
  outline: svgPoints(`
    0,-44 20,-41 34,-26 38,-8 46,10 50,30 30,48 2,52 -26,48 -46,30 -44,10 -38,-8 -34,-26
    -20,-41
  `),
  ears: {
    at: [28, -38],
    shape: ellipse([3, -7], 11, 13, { turn: 20 }),
    inner: ellipse([3, -6], 5.5, 7, { turn: 20 }),
    tone,
    innerColour: PINK.base,
    lean: 14,
  },
  turn: 6,
  eyes: { y: -16, apart: 18, size: 8.4 },
  brow: tone.deep,
  muzzle: {
    shape: svgPoints('0,0 20,-1 38,4 50,18 50,36 36,50 2,55 -32,50 -48,36 -47,18 -36,4 -19,-1'),
    tone: muzzle,
  },
  nose: null,
  mouth: { y: 32, width: 46 },
  cheek: { y: 20, apart: 41, radius: 12 },
});

const hippoOf = (random: Random): Hoofed => {
  const skin = coatOf('#94849f', random);
  const muzzle = coatOf('#b396a6', random, 0.5);
  const head = headOf(skin, muzzle);
  return {
    tone: skin,
    bodyWidths: BUILD.widths,
    ...legsOf(BUILD),
    foot: roundFoot(skin, 64, light(skin.base, 0.18)),
    tail: (layer, spine) => formLimb(layer, spine, [16, 12, 9], { tone: skin }),
    markings: (layer, { body, name }) => {
      const [x, y] = body[name === 'rest' ? 2 : 1] ?? [0, 0];
      const [dx, dy] = ({ rest: [44, 56], move: [40, 82], play: [76, 62] } as const)[name];
      layer.shape(
        ellipse([x + dx, y + dy], 70, 40, { turn: name === 'move' ? 0 : -46 }),
        PINK.base,
        {
          tremble: 2,
          opacity: 0.7,
        },
      );
    },
    head: (layer, mood) => {
      paintFurryHead(layer, head, mood);
      nostrils(layer, [8, 12], 17, { size: [6, 5], colour: skin.deep });
      for (const side of [-1, 1])
        layer.shape(ellipse([7 + side * 21, 39.5], 4.6, 6.4), '#fff6e2', { tremble: 0.4 });
    },
  };
};

/** The hippo: sits like a boulder, plods, and dances on its hind legs. */
export const hippo = hoofed({
  stances: { ...stancesOf(BUILD), rest: SITTING },
  face: { x: 6, y: 6, radius: 50 },
  boxes: {
    rest: [-158, -308, 131, 6],
    move: [-181, -253, 225, 8],
    play: [-217, -339, 192, 8],
  },
  seat: [-20, -230],
  animal: hippoOf,
});
