import { ellipse, type Point } from '../../paint/geometry.ts';
import type { Layer } from '../../paint/layer.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import { form, type Tone, toneOf } from '../parts/form.ts';
import { type FourLegged, paw, type Stance } from '../parts/four-legged.ts';
import { type FurryHead, paintFurryHead } from '../parts/head.ts';
import type { Upright } from '../parts/upright.ts';
import { BEAR_DANCES, BEAR_ROLLS, BEAR_SITS, BEAR_WALKS } from './bear-poses.ts';
import { FURRY_BOXES } from './boxes.ts';
import { ownTone } from './coats.ts';
import { furryPainter } from './furry-painter.ts';

/** What one kind of great bear wears. */
interface BearCoat {
  readonly fur: Tone;
  readonly limbs: Tone;
  readonly belly: Tone;
  readonly pad: Tone;
  readonly head: FurryHead;
  readonly bodyWidths: readonly number[];
  onWalker?(layer: Layer, stance: Stance): void;
  onTorso?(layer: Layer): void;
}

const walker = (coat: BearCoat): FourLegged => ({
  tone: coat.fur,
  legTone: coat.limbs,
  bodyWidths: coat.bodyWidths,
  fore: { upper: 62, lower: 58, widths: [84, 62, 52], ankle: 20 },
  hind: { upper: 52, lower: 44, cannon: 26, widths: [98, 76, 52, 46], ankle: 20 },
  hair: 20,
  foot: paw(coat.limbs, 64),
  tail: (layer, spine) => {
    const [x, y] = spine[0] ?? [0, 0];
    form(layer, ellipse([x, y], 21, 19), coat.fur, { tremble: 2, hair: 0 });
  },
  head: (layer, mood) => paintFurryHead(layer, coat.head, mood),
  markings: (layer, stance) => coat.onWalker?.(layer, stance),
});

const stander = (coat: BearCoat): Upright => ({
  tone: coat.fur,
  limbTone: coat.limbs,
  belly: coat.belly,
  hair: 85,
  armWidths: [56, 50, 44],
  legWidths: [78, 66, 56],
  hand: [26, 25],
  foot: [40, 24],
  sole: [36, 40],
  skin: coat.pad,
  toes: true,
  head: (layer, mood) => paintFurryHead(layer, coat.head, mood),
  markings: (layer) => coat.onTorso?.(layer),
});

const PANDA_DARK = toneOf('#443b47');
const PANDA_WHITE = toneOf('#fbf3e8');

const PANDA_HEAD: FurryHead = {
  tone: PANDA_WHITE,
  outline: svgPoints(`
    0,-41 26,-37 45,-19 54,6 50,26 30,41 2,45 -26,41 -50,26 -54,6 -45,-19 -26,-37
  `),
  hair: 85,
  ears: {
    at: [37, -31],
    shape: ellipse([3, -4], 18, 17),
    inner: ellipse([2, -2], 9, 8),
    tone: PANDA_DARK,
    innerColour: '#675a68',
    lean: 0,
  },
  turn: 6,
  eyes: { y: -1, apart: 20, size: 8.6, ink: '#fdf3e2', ring: '#fff8ec' },
  brow: '#8d7f88',
  muzzle: { shape: ellipse([1, 24], 22, 15), tone: toneOf('#fffaf2') },
  nose: { y: 12, width: 17, height: 11, colour: '#2e2530' },
  mouth: { y: 27, width: 20 },
  cheek: { y: 20, apart: 37, radius: 10 },
  markings: (layer) => {
    for (const side of [-1, 1])
      layer.shape(ellipse([6 + side * 21.5, 1], 14, 18.5, { turn: side * 32 }), PANDA_DARK.base, {
        tremble: 1,
      });
  },
};

const PANDA: BearCoat = {
  fur: PANDA_WHITE,
  limbs: PANDA_DARK,
  belly: toneOf('#fffaf2'),
  pad: toneOf('#8a6f78'),
  head: PANDA_HEAD,
  bodyWidths: [122, 152, 154, 140, 96],
  onWalker: (layer) => {
    const band: Point[] = svgPoints('22,-240 98,-240 112,-150 104,-40 30,-40 34,-130');
    layer.shape(band, PANDA_DARK.base, { tremble: 2.5, frequency: 0.09 });
  },
};

/** The dark yoke over a panda's shoulders; `top` is where its torso begins. */
const yoke = (layer: Layer, lean: number, top: number): void =>
  layer.shape(
    [
      [-90 + lean, top - 10],
      [90 + lean, top - 10],
      [90 + lean, top + 66],
      [44 + lean, top + 56],
      [6 + lean, top + 50],
      [-40 + lean, top + 56],
      [-92 + lean, top + 66],
    ],
    PANDA_DARK.base,
    { tremble: 2.5, frequency: 0.09 },
  );

/** A stalk of bamboo, held upright. */
const paintBamboo = (layer: Layer): void => {
  const [x, y] = [-106, -70];
  const stalk = toneOf('#8fae4e');
  layer.at({ x, y, turn: -8 }, () => {
    for (const [from, to] of [
      [58, 4],
      [2, -54],
      [-56, -112],
    ] as const)
      form(
        layer,
        [
          [-7, from],
          [-6, (from + to) / 2],
          [-8, to],
          [0, to - 3],
          [8, to],
          [6, (from + to) / 2],
          [7, from],
          [0, from + 2],
        ],
        stalk,
        { tremble: 0.5, small: true },
      );
    for (const [lx, ly, long, turn, tint] of [
      [0, -110, 62, -62, '#6f9a45'],
      [-2, -112, 56, -118, '#5d8a42'],
      [0, -112, 50, -92, '#83ad50'],
      [4, -56, 44, -24, '#6f9a45'],
      [-4, -54, 46, -160, '#5d8a42'],
      [-3, -56, 34, -132, '#83ad50'],
    ] as const)
      layer.dab([lx, ly], long, 10, { angle: turn, colour: tint });
  });
};

const panda = furryPainter({
  seat: [-20, -204],
  face: 49,
  boxes: FURRY_BOXES.panda,
  poses: { rest: BEAR_SITS, move: BEAR_WALKS, play: BEAR_ROLLS },
  build: (_random, pose) => {
    const upright = stander({
      ...PANDA,
      onTorso: (layer) => (pose === 'rest' ? yoke(layer, 0, -190) : yoke(layer, -36, -172)),
    });
    return {
      four: walker(PANDA),
      upright: pose === 'rest' ? { ...upright, over: paintBamboo } : upright,
    };
  },
});

const polarHead = (fur: Tone): FurryHead => ({
  tone: fur,
  outline: svgPoints(`
    0,-40 20,-36 36,-20 44,2 47,22 30,40 4,46 -24,40 -46,22 -44,2 -36,-20 -20,-36
  `),
  hair: 85,
  ears: {
    at: [30, -29],
    shape: ellipse([3, -3], 12.5, 12),
    inner: ellipse([2, -1], 6.5, 6),
    tone: fur,
    innerColour: '#c9a9a4',
    lean: 0,
  },
  turn: 7,
  eyes: { y: -6, apart: 17, size: 7.2 },
  brow: '#b7a9ad',
  muzzle: { shape: ellipse([2, 20], 25, 20), tone: toneOf('#fffcf5') },
  nose: { y: 5, width: 21, height: 13, colour: '#33283a' },
  mouth: { y: 25, width: 21 },
  cheek: { y: 16, apart: 34, radius: 10 },
});

const POLAR_WALKS: Stance = {
  ...BEAR_WALKS,
  body: svgPoints('-108,-134 -54,-142 10,-138 74,-150 132,-176'),
  tail: [[-162, -152]],
  head: { x: 156, y: -196, scale: 1.42, turn: 3 },
};

const POLAR_LIES: Stance = {
  name: 'rest',
  body: svgPoints('-108,-64 -58,-72 0,-70 52,-70 96,-74'),
  widths: [116, 144, 140, 120, 88],
  hip: [-98, -54],
  shoulder: [44, -64],
  feet: { farHind: [-30, 0], farFore: [120, 0], nearHind: [-54, 0], nearFore: [100, 0] },
  haunch: [62, 54],
  folded: {
    flat: true,
    far: svgPoints('56,-60 98,-34 156,-22'),
    near: svgPoints('36,-58 70,-30 126,-20'),
  },
  tail: [[-164, -76]],
  head: { x: 108, y: -100, scale: 1.42, turn: 4 },
};

const polar = furryPainter({
  seat: [-24, -206],
  face: 42,
  boxes: FURRY_BOXES['polar-bear'],
  poses: { rest: POLAR_LIES, move: POLAR_WALKS, play: BEAR_DANCES },
  build: (random) => {
    // Snow is its usual ground: white fur needs blue hollows to stand out from it.
    const own = ownTone(random, '#f1eade', 0.7);
    const fur: Tone = { ...own, dim: '#d3d3dc', deep: '#9ba6c4', lit: '#fffaf0' };
    const coat: BearCoat = {
      fur,
      limbs: fur,
      belly: toneOf('#fffaf0'),
      pad: toneOf('#6d5c6b'),
      head: polarHead(fur),
      bodyWidths: [116, 146, 144, 124, 88],
    };
    return { four: walker(coat), upright: stander(coat) };
  },
});

/** Great bears of the bear's build: black and white, and all white. */
export const GREAT_BEARS = { panda, 'polar-bear': polar };
