import { mix, shade } from '../../paint/colour.ts';
import { ellipse, radians } from '../../paint/geometry.ts';
import type { Layer } from '../../paint/layer.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import type { CreaturePainter } from '../parts/creature-painter.ts';
import { form, formLimb, type Tone, toneOf } from '../parts/form.ts';
import { type FourLegged, paintFourLegged, paw, type Stance } from '../parts/four-legged.ts';
import { type FurryHead, paintFurryHead } from '../parts/head.ts';
import { wardrobe } from '../parts/wardrobe.ts';
import { CAT_FORELEGS } from './cat-stances.ts';

interface Coat {
  readonly fur: Tone;
  readonly mane: Tone;
  /** Colours of the mane's locks. */
  readonly locks: readonly string[];
}

const coat = (fur: string, mane: string): Coat => ({
  fur: toneOf(fur),
  mane: toneOf(mane),
  locks: [shade(mane, 0.06), mane, mix(mane, fur, 0.3)],
});

/** Gold with a rusty mane, sand with a golden one, tawny with an amber one. */
const COATS = [coat('#e2a955', '#a6572f'), coat('#efcb8c', '#d08f3e'), coat('#d69a62', '#b46f2c')];
const CREAM = toneOf('#f9e8c8');

const headIn = ({ fur, mane }: Coat): FurryHead => ({
  tone: fur,
  outline: svgPoints(`
    0,-38 24,-35 40,-18 45,6 40,28 22,42 2,46 -18,42 -38,28 -45,6 -40,-18 -24,-35
  `),
  ears: {
    at: [37, -32],
    shape: ellipse([2, -2], 15, 15),
    inner: ellipse([1, 0], 8, 8),
    tone: fur,
    innerColour: mane.base,
    lean: 0,
  },
  turn: 6,
  eyes: { y: -3, apart: 18, size: 8.4 },
  brow: mane.deep,
  muzzle: {
    shape: svgPoints('0,10 11,10 24,18 26,30 15,40 0,43 -14,40 -25,30 -23,18 -10,10'),
    tone: CREAM,
  },
  nose: { y: 9, width: 20, height: 12, colour: '#6b3436' },
  mouth: { y: 25, width: 21 },
  cheek: { y: 15, apart: 32, radius: 9 },
  markings: (layer) =>
    layer.shape(ellipse([6, 12], 9, 30), mix(fur.base, CREAM.base, 0.4), { tremble: 1 }),
});

/** Three rings of pointed locks around the face, the outer ones darkest. */
const paintMane = (layer: Layer, { mane, locks }: Coat, droop: number): void => {
  form(layer, ellipse([0, 4], 70, 72), mane, { tremble: 3, frequency: 0.08 });
  for (const [ring, radius, length, width] of [
    [0, 56, 40, 13],
    [1, 46, 38, 12],
    [2, 36, 32, 11],
  ] as const)
    for (let i = 0; i < 26; i++) {
      const angle = (i / 26) * 360 + ring * 7;
      const x = Math.cos(radians(angle)) * radius;
      const y = 4 + Math.sin(radians(angle)) * radius;
      const long = length * (0.85 + 0.25 * Math.sin(i * 2.7 + ring));
      const colour = locks[(i + ring) % 3] ?? mane.base;
      layer.dab([x, y], long, width, {
        angle: angle + droop,
        colour: ring === 0 ? shade(colour, 0.05) : colour,
      });
    }
};

const lionIn = wardrobe(COATS, (own): FourLegged => {
  const { fur, mane, locks } = own;
  const face = headIn(own);
  return {
    tone: fur,
    bodyWidths: [84, 96, 102, 102, 80],
    fore: { upper: 52, lower: 48, widths: [62, 44, 36], ankle: 14 },
    hind: { upper: 44, lower: 40, cannon: 28, widths: [76, 54, 32, 30], ankle: 14 },
    hair: 12,
    foot: paw(fur, 46),
    tail: (layer, spine) => {
      formLimb(layer, spine, [18, 14, 13, 12], { tone: fur });
      const [x, y] = spine[spine.length - 1] ?? [0, 0];
      const before = spine[spine.length - 2] ?? [x, y];
      const turn = (Math.atan2(y - before[1], x - before[0]) * 180) / Math.PI;
      for (const k of [-2, 2, -1, 1, 0])
        layer.dab([x, y], 40 - Math.abs(k) * 5, 10, {
          angle: turn + k * 15,
          colour: locks[Math.abs(k)] ?? mane.base,
        });
    },
    head: (layer, mood, { name }) => {
      paintMane(layer, own, name === 'rest' ? 6 : 16);
      paintFurryHead(layer, face, mood);
    },
    markings: (layer, { body, name }) => {
      const [x, y] = body[2] ?? [0, 0];
      layer.shape(
        ellipse([x - 10, y + 46], 74, 18, { turn: name === 'play' ? -16 : -4 }),
        CREAM.base,
        {
          tremble: 2,
          opacity: 0.85,
        },
      );
    },
  };
});

const STANCES: Record<'rest' | 'move' | 'play', Stance> = {
  rest: {
    name: 'rest',
    body: svgPoints('-84,-52 -44,-56 2,-60 36,-86 54,-116'),
    hip: [-76, -46],
    shoulder: [36, -60],
    feet: { farHind: [-20, 0], farFore: [100, 0], nearHind: [-34, 0], nearFore: [84, 0] },
    haunch: [50, 46],
    folded: CAT_FORELEGS,

    tail: svgPoints('-116,-52 -150,-30 -186,-30 -204,-58'),
    head: { x: 64, y: -146, scale: 1.14, turn: -3 },
  },
  move: {
    name: 'move',
    body: svgPoints('-78,-126 -32,-130 16,-128 54,-138 76,-158'),
    hip: [-72, -112],
    shoulder: [48, -114],
    feet: { farHind: [-36, 0], farFore: [102, -18], nearHind: [-122, 0], nearFore: [30, 0] },
    tail: svgPoints('-110,-142 -148,-128 -178,-142 -190,-178'),
    head: { x: 92, y: -180, scale: 1.14, turn: 2 },
  },
  play: {
    name: 'play',
    body: svgPoints('-84,-128 -38,-146 12,-160 52,-180 74,-204'),
    hip: [-78, -118],
    shoulder: [48, -158],
    feet: {
      farHind: [-126, -30],
      farFore: [152, -136],
      nearHind: [-162, -36],
      nearFore: [128, -92],
    },
    tail: svgPoints('-114,-138 -156,-124 -194,-142 -212,-180'),
    head: { x: 90, y: -226, scale: 1.14, turn: -8 },
  },
};

/** The lion: lies like a monument, strides, and pounces. */
export const lion: CreaturePainter = {
  lives: 'ground',
  seat: [-22, -172],
  shapes: {
    rest: {
      box: { left: -233, top: -255, right: 169, bottom: 6 },
      face: { x: 70, y: -138, radius: 60 },
    },
    move: {
      box: { left: -214, top: -290, right: 198, bottom: 2 },
      face: { x: 98, y: -172, radius: 60 },
    },
    play: {
      box: { left: -239, top: -335, right: 194, bottom: -18 },
      face: { x: 96, y: -218, radius: 60 },
    },
  },
  paint(layer, { pose, mood, random }) {
    paintFourLegged(layer, lionIn(random), STANCES[pose], mood);
  },
};
