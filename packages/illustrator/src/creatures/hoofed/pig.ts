import { ellipse, type Point } from '../../paint/geometry.ts';
import type { Layer } from '../../paint/layer.ts';
import type { Random } from '../../paint/random.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import { formLimb, type Tone, toneOf } from '../parts/form.ts';
import type { Stance } from '../parts/four-legged.ts';
import { type FurryHead, paintFurryHead } from '../parts/head.ts';
import { type Build, legsOf, stancesOf } from './build.ts';
import { patch } from './coats.ts';
import { clovenHoof, coatOf, type Hoofed, hoofed, nostrils } from './parts.ts';

const SNOUT = toneOf('#e88f8c');
const HOOF = toneOf('#8d5f5c');

const BUILD: Build = {
  half: 66,
  back: 98,
  rise: 4,
  widths: [98, 124, 128, 116, 96],
  neck: [[24, -6]],
  head: { x: 14, y: -28, scale: 1.18 },
  fore: [52, 38, 30],
  hind: [66, 46, 30, 28],
  ankle: 12,
  lie: { back: 62, haunch: [46, 40] },
  play: { kind: 'rear', turn: 44, lift: 0, neck: 30 },
  tails: {
    rest: [[0, 0]],
    move: [[0, 0]],
    play: [[0, 0]],
  },
};

const SITTING: Stance = {
  name: 'rest',
  body: svgPoints('-34,-54 -24,-80 -4,-106 14,-124'),
  widths: [104, 126, 116, 90],
  hip: [-34, -40],
  shoulder: [22, -88],
  feet: { farHind: [-10, 0], farFore: [16, 0], nearHind: [8, 2], nearFore: [42, 2] },
  haunch: [44, 42],
  tail: [[-84, -44]],
  head: { x: 30, y: -160, scale: 1.22, turn: -4 },
};

const STANCES = { ...stancesOf(BUILD), rest: SITTING };

/** A curl and a half, its root at the spine's first joint. */
const paintCurl = (layer: Layer, [root]: readonly Point[], tone: Tone): void => {
  if (!root) return;
  const spine = Array.from({ length: 19 }, (_, i): Point => {
    const t = i / 18;
    const angle = t * 8.4 + 0.4;
    const wide = 17 - t * 5;
    return [
      root[0] + 8 - t * 44 - Math.sin(angle) * wide,
      root[1] - t * 16 - 8 + Math.cos(angle) * wide,
    ];
  });
  formLimb(layer, spine, [11, 8, 7, 4], { tone, tremble: 0.3, small: true });
};

const headOf = (tone: Tone): FurryHead => ({
  tone,
  outline: svgPoints(`
    0,-40 22,-37 39,-22 47,2 46,24 30,40 4,46 -22,40 -44,24 -47,2 -39,-22 -22,-37
  `),
  ears: {
    at: [28, -26],
    shape: svgPoints('-15,6 -12,-14 0,-31 17,-41 25,-34 30,-14 25,-6 14,6'),
    inner: svgPoints('-7,0 -5,-12 4,-24 15,-31 13,-14 6,2'),
    tone,
    innerColour: SNOUT.base,
    lean: 0,
  },
  turn: 7,
  eyes: { y: -8, apart: 21, size: 8.6 },
  brow: '#b0605e',
  muzzle: { shape: ellipse([1, 13], 27, 19), tone: SNOUT },
  nose: null,
  mouth: { y: 34, width: 22 },
  cheek: { y: 16, apart: 35, radius: 11 },
});

const pigOf = (random: Random): Hoofed => {
  const coat = coatOf('#f3b3aa', random);
  const head = headOf(coat);
  const spotted = random.chance(0.35);
  const phase = random.next();
  const spot = coatOf('#c98a80', random).base;
  return {
    tone: coat,
    bodyWidths: BUILD.widths,
    ...legsOf(BUILD),
    foot: clovenHoof(HOOF, 34),
    tail: (layer, spine) => paintCurl(layer, spine, SNOUT),
    markings: (layer, { body }) => {
      if (!spotted) return;
      const [x, y] = body[1] ?? [0, 0];
      layer.shape(patch([x - 8, y - 34], 28, 22, phase), spot, { tremble: 2 });
      layer.shape(patch([x + 44, y - 8], 18, 14, phase + 0.4), spot, { tremble: 2 });
    },
    head: (layer, mood, { name }) => {
      paintFurryHead(layer, head, mood, name === 'play' ? { sweep: -8 } : {});
      nostrils(layer, [8, 12], 9.5, { size: [4.2, 6.4], colour: SNOUT.deep });
    },
  };
};

/** The pig: sits on its round behind, trots, and dances on its hind legs. */
export const pig = hoofed({
  stances: STANCES,
  face: { x: 4, y: 4, radius: 44 },
  boxes: {
    rest: [-131, -247, 97, 6],
    move: [-158, -214, 167, 3],
    play: [-161, -292, 111, 3],
  },
  animal: pigOf,
});
