import { ellipse } from '../../paint/geometry.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import type { CreaturePainter } from '../parts/creature-painter.ts';
import { form, type Tone, toneOf } from '../parts/form.ts';
import { type FourLegged, paintFourLegged, paw, type Stance } from '../parts/four-legged.ts';
import { type FurryHead, paintFurryHead } from '../parts/head.ts';
import { paintUpright, type Upright, type UprightPose } from '../parts/upright.ts';
import { wardrobe } from '../parts/wardrobe.ts';
import { BEAR_DANCES, BEAR_SITS, BEAR_WALKS } from './bear-poses.ts';

interface Coat {
  readonly fur: Tone;
  /** Muzzle, belly and the insides of the ears. */
  readonly tan: Tone;
  readonly pad: Tone;
  readonly brow: string;
  readonly eyes?: { readonly ink: string; readonly ring: string };
}

/** Brown, honey, dark. */
const COATS: readonly Coat[] = [
  { fur: toneOf('#8d5b3e'), tan: toneOf('#d8b084'), pad: toneOf('#5f3a35'), brow: '#5f3a35' },
  { fur: toneOf('#cf9650'), tan: toneOf('#f4dcae'), pad: toneOf('#8a5638'), brow: '#7d4a2c' },
  {
    fur: toneOf('#6a4a48'),
    tan: toneOf('#cfa586'),
    pad: toneOf('#b98a76'),
    brow: '#c39a88',
    eyes: { ink: '#f6e2c6', ring: '#efd3ae' },
  },
];
/** Only those that are asked for wear these. */
const ON_REQUEST: readonly Coat[] = [
  {
    fur: toneOf('#5a5159'),
    tan: toneOf('#b9a498'),
    pad: toneOf('#8d7a74'),
    brow: '#b7a9ad',
    eyes: { ink: '#f6e2c6', ring: '#efd3ae' },
  },
  { fur: toneOf('#f6f0e8'), tan: toneOf('#fffaf2'), pad: toneOf('#c9b2a8'), brow: '#a39a98' },
];

const headIn = ({ fur, tan, brow, eyes }: Coat): FurryHead => ({
  tone: fur,
  outline: svgPoints(`
    0,-42 24,-37 42,-18 50,6 46,26 27,41 2,45 -23,41 -46,26 -50,6 -42,-18 -24,-37
  `),
  hair: 85,
  ears: {
    at: [36, -30],
    shape: ellipse([2, -4], 17, 17),
    inner: ellipse([1, -2], 9, 9),
    tone: fur,
    innerColour: tan.base,
    lean: 0,
  },
  turn: 6,
  eyes: { y: -2, apart: 19, size: 7.6, ...eyes },
  brow,
  muzzle: { shape: ellipse([1, 23], 23, 18), tone: tan },
  nose: { y: 10, width: 19, height: 12, colour: '#33202a' },
  mouth: { y: 27, width: 20 },
  cheek: { y: 16, apart: 33, radius: 10 },
});

const walkerIn = ({ fur }: Coat, head: FurryHead): FourLegged => ({
  tone: fur,
  bodyWidths: [118, 150, 152, 140, 96],
  fore: { upper: 62, lower: 58, widths: [84, 62, 52], ankle: 20 },
  hind: { upper: 52, lower: 44, cannon: 26, widths: [98, 76, 52, 46], ankle: 20 },
  hair: 20,
  foot: paw(fur, 64),
  tail: (layer, spine) => {
    const [x, y] = spine[0] ?? [0, 0];
    form(layer, ellipse([x, y], 20, 18), fur, { tremble: 2, hair: 0 });
  },
  head: (layer, mood) => paintFurryHead(layer, head, mood),
});

const WALK: Stance = {
  ...BEAR_WALKS,
  tail: [[-162, -158]],
  head: { ...BEAR_WALKS.head, x: 130, y: -188 },
};

const standerIn = ({ fur, tan, pad }: Coat, head: FurryHead): Upright => ({
  tone: fur,
  belly: tan,
  hair: 85,
  armWidths: [56, 50, 44],
  legWidths: [78, 66, 56],
  hand: [26, 25],
  foot: [40, 24],
  sole: [36, 40],
  skin: pad,
  toes: true,
  head: (layer, mood) => paintFurryHead(layer, head, mood),
});

const bearIn = wardrobe(
  COATS,
  (coat) => {
    const head = headIn(coat);
    return { walker: walkerIn(coat, head), stander: standerIn(coat, head) };
  },
  (coat) => coat.fur.base,
  ON_REQUEST,
);

const SITTING: UprightPose = {
  ...BEAR_SITS,
  belly: ellipse([12, -62], 52, 58),
  nearArm: {
    ...BEAR_SITS.nearArm,
    spine: svgPoints('-52,-150 -84,-112 -66,-72'),
  },
};

/** The bear: sits like a teddy, ambles on four paws, and dances upright. */
export const bear: CreaturePainter = {
  lives: 'ground',
  seat: [-20, -206],
  shapes: {
    rest: {
      box: { left: -137, top: -302, right: 145, bottom: 6 },
      face: { x: 14, y: -216, radius: 76 },
    },
    move: {
      box: { left: -184, top: -269, right: 216, bottom: 6 },
      face: { x: 139, y: -182, radius: 74 },
    },
    play: {
      box: { left: -165, top: -371, right: 155, bottom: 2 },
      face: { x: 16, y: -284, radius: 74 },
    },
  },
  paint(layer, { pose, mood, random, coat }) {
    const { walker, stander } = bearIn(random, coat);
    if (pose === 'move') paintFourLegged(layer, walker, WALK, mood);
    else paintUpright(layer, stander, pose === 'rest' ? SITTING : BEAR_DANCES, mood);
  },
};
