import type { Point } from '../../paint/geometry.ts';
import { ellipse } from '../../paint/geometry.ts';
import type { Layer } from '../../paint/layer.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import { ON_DARK_FUR } from '../parts/creature-face.ts';
import type { CreaturePainter } from '../parts/creature-painter.ts';
import { form, type Tone, toneOf } from '../parts/form.ts';
import { type FourLegged, paintFourLegged, paw, type Stance } from '../parts/four-legged.ts';
import { type FurryHead, paintFurryHead } from '../parts/head.ts';
import { wardrobe } from '../parts/wardrobe.ts';

const PINK = '#e7a9a2';

interface Coat {
  readonly fur: Tone;
  /** Muzzle, breast and tail. */
  readonly white: Tone;
  readonly brow: string;
  readonly eyes?: typeof ON_DARK_FUR;
}

/** Fawn, grey, white, brown. */
const COATS: readonly Coat[] = [
  { fur: toneOf('#c69f80'), white: toneOf('#fbf1e4'), brow: '#7d5a4c' },
  { fur: toneOf('#a19ba9'), white: toneOf('#f8f0e8'), brow: '#5f5869' },
  { fur: toneOf('#f1e4d7'), white: toneOf('#fffaf2'), brow: '#b08a80' },
  { fur: toneOf('#92634a'), white: toneOf('#f0dabc'), brow: '#54352c' },
];
/** Only those that are asked for wear these. */
const ON_REQUEST: readonly Coat[] = [
  { fur: toneOf('#5f555d'), white: toneOf('#d9ccd0'), brow: '#c9bcc0', eyes: ON_DARK_FUR },
  { fur: toneOf('#d99a62'), white: toneOf('#fbe8d0'), brow: '#8a5230' },
];

const headIn = (coat: Coat): FurryHead => ({
  tone: coat.fur,
  outline: svgPoints('2,-38 24,-33 39,-14 45,9 36,29 14,39 -10,39 -34,28 -43,8 -36,-16 -19,-34'),
  hair: 80,
  ears: {
    at: [15, -28],
    shape: svgPoints('-10,6 -15,-24 -12,-60 0,-82 13,-60 15,-24 9,6'),
    inner: svgPoints('-4,0 -8,-26 -6,-56 1,-70 8,-54 8,-24 4,0'),
    tone: coat.fur,
    innerColour: PINK,
    lean: 9,
  },
  turn: 6,
  eyes: { y: -2, apart: 20, size: 10, ...coat.eyes },
  brow: coat.brow,
  muzzle: {
    shape: svgPoints('0,9 10,8 20,15 20,26 9,33 -8,33 -19,26 -19,15 -10,8'),
    tone: coat.white,
  },
  nose: { y: 10, width: 12, height: 8, colour: '#cf7d80' },
  mouth: { y: 21, width: 15 },
  cheek: { y: 15, apart: 31, radius: 9 },
  whiskers: '#fffaf0',
});

const paintTail = (layer: Layer, spine: readonly Point[], tone: Tone): void => {
  const [x, y] = spine[spine.length - 1] ?? [0, 0];
  form(layer, ellipse([x, y], 15, 14), tone, { tremble: 2.4, shadow: 0.5 });
};

const rabbitIn = wardrobe(
  COATS,
  (coat): FourLegged => {
    const head = headIn(coat);
    return {
      tone: coat.fur,
      bodyWidths: [44, 62, 58, 44],
      fore: { upper: 19, lower: 18, widths: [22, 15, 13], ankle: 6 },
      hind: { upper: 26, lower: 26, cannon: 16, widths: [46, 32, 16, 13], ankle: 5 },
      hair: 20,
      foot: paw(coat.fur, 17),
      hindFoot: paw(coat.fur, 30),
      tail: (layer, spine) => paintTail(layer, spine, coat.white),
      head: (layer, mood, { name }) =>
        paintFurryHead(layer, head, mood, { sweep: { rest: 0, move: -22, play: -34 }[name] }),
      markings: (layer, { body, name }) => {
        const [x, y] = body[body.length - 2] ?? [0, 0];
        const below: Point = name === 'rest' ? [x + 20, y + 16] : [x + 6, y + 34];
        layer.shape(ellipse(below, 20, 28, { turn: name === 'rest' ? 10 : 70 }), coat.white.base, {
          tremble: 2,
        });
      },
    };
  },
  (coat) => coat.fur.base,
  ON_REQUEST,
);

const STANCES: Record<'rest' | 'move' | 'play', Stance> = {
  rest: {
    name: 'rest',
    body: svgPoints('-26,-30 -10,-40 8,-52 16,-66'),
    widths: [50, 66, 56, 42],
    hip: [-22, -27],
    shoulder: [16, -38],
    feet: { farHind: [0, 0], farFore: [12, 0], nearHind: [-8, 1], nearFore: [25, 1] },
    haunch: [27, 27],
    tail: [
      [-40, -20],
      [-52, -22],
    ],
    head: { x: 20, y: -84, scale: 0.76, turn: -3 },
  },
  move: {
    name: 'move',
    body: svgPoints('-40,-48 -16,-58 12,-58 34,-68'),
    hip: [-36, -44],
    shoulder: [24, -50],
    feet: { farHind: [-68, -6], farFore: [58, -28], nearHind: [-78, -2], nearFore: [48, -12] },
    tail: [
      [-54, -56],
      [-62, -62],
    ],
    head: { x: 46, y: -86, scale: 0.76 },
  },
  play: {
    name: 'play',
    body: svgPoints('-38,-80 -18,-98 8,-110 30,-124'),
    hip: [-34, -78],
    shoulder: [24, -104],
    feet: { farHind: [-80, -36], farFore: [80, -90], nearHind: [-86, -26], nearFore: [70, -70] },
    tail: [
      [-50, -92],
      [-57, -100],
    ],
    head: { x: 40, y: -149, scale: 0.76, turn: -12 },
  },
};

/** The rabbit: sits up with folded legs, hops, and leaps with its ears flying. */
export const rabbit: CreaturePainter = {
  lives: 'ground',
  seat: null,
  shapes: {
    rest: {
      box: { left: -69, top: -171, right: 65, bottom: 4 },
      face: { x: 22, y: -82, radius: 38 },
    },
    move: {
      box: { left: -96, top: -173, right: 90, bottom: 2 },
      face: { x: 48, y: -84, radius: 38 },
    },
    play: {
      box: { left: -100, top: -233, right: 88, bottom: -14 },
      face: { x: 44, y: -142, radius: 38 },
    },
  },
  paint(layer, { pose, mood, random, coat }) {
    paintFourLegged(layer, rabbitIn(random, coat), STANCES[pose], mood);
  },
};
