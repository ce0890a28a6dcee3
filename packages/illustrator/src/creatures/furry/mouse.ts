import { ellipse, type Point } from '../../paint/geometry.ts';
import type { Layer } from '../../paint/layer.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import { ON_DARK_FUR } from '../parts/creature-face.ts';
import type { CreaturePainter } from '../parts/creature-painter.ts';
import { formLimb, type Tone, toneOf } from '../parts/form.ts';
import { type FourLegged, paintFourLegged, paw, type Stance } from '../parts/four-legged.ts';
import { type FurryHead, paintFurryHead } from '../parts/head.ts';
import { paintUpright, type Upright, type UprightPose } from '../parts/upright.ts';
import { wardrobe } from '../parts/wardrobe.ts';

interface Coat {
  readonly fur: Tone;
  /** Muzzle and belly. */
  readonly white: Tone;
  readonly eyes?: typeof ON_DARK_FUR;
}

/** Grey, field brown, white, sandy. */
const COATS: readonly Coat[] = [
  { fur: toneOf('#a3979c'), white: toneOf('#f8ece2') },
  { fur: toneOf('#a8795c'), white: toneOf('#f6e4cc') },
  { fur: toneOf('#ecddd2'), white: toneOf('#fffaf2') },
  { fur: toneOf('#d9ae78'), white: toneOf('#fbeed6') },
];
/** Only those that are asked for wear these. */
const ON_REQUEST: readonly Coat[] = [
  { fur: toneOf('#645a63'), white: toneOf('#d9ccce'), eyes: ON_DARK_FUR },
  { fur: toneOf('#8c5f45'), white: toneOf('#f0d9c0') },
];
const PINK = toneOf('#e3a3a3');
/** Drawn at twice its size, in the scale of the other furry heads. */
const SCALE = 0.46;

const headIn = ({ fur, white, eyes }: Coat): FurryHead => ({
  tone: fur,
  outline: svgPoints(`
    0,-38 24,-32 40,-14 46,8 34,28 16,38 2,41 -14,38 -34,28 -45,8 -40,-14 -24,-32
  `),
  ears: {
    at: [38, -32],
    shape: ellipse([4, -6], 30, 32),
    inner: ellipse([4, -4], 20, 22),
    tone: fur,
    innerColour: PINK.base,
    lean: 6,
  },
  turn: 6,
  eyes: { y: -2, apart: 18, size: 10.5, ...eyes },
  brow: fur.deep,
  muzzle: { shape: ellipse([1, 23], 19, 14), tone: white },
  nose: { y: 10, width: 13, height: 10, colour: '#c56f78' },
  mouth: { y: 24, width: 14 },
  cheek: { y: 15, apart: 31, radius: 9 },
  whiskers: '#fffaf0',
});

const tail = (layer: Layer, spine: readonly Point[]): void =>
  formLimb(layer, spine, [10, 8, 6, 4], { tone: PINK, tremble: 0.6 });

const sitterIn = ({ fur, white }: Coat, head: FurryHead): Upright => ({
  tone: fur,
  belly: white,
  hair: 85,
  armWidths: [20, 16, 14],
  legWidths: [36, 28, 18],
  hand: [9, 8],
  foot: [20, 9],
  sole: [14, 14],
  skin: PINK,
  bare: true,
  tail,
  head: (layer, mood) => paintFurryHead(layer, head, mood),
});

const runnerIn = ({ fur }: Coat, head: FurryHead): FourLegged => ({
  tone: fur,
  bodyWidths: [44, 66, 66, 48],
  fore: { upper: 19, lower: 18, widths: [22, 15, 12], ankle: 6 },
  hind: { upper: 20, lower: 18, cannon: 12, widths: [44, 28, 14, 12], ankle: 6 },
  hair: 10,
  foot: paw(PINK, 17),
  hindFoot: paw(PINK, 24),
  tail,
  head: (layer, mood) => paintFurryHead(layer, head, mood),
});

const mouseIn = wardrobe(
  COATS,
  (coat) => {
    const head = headIn(coat);
    return { runner: runnerIn(coat, head), sitter: sitterIn(coat, head) };
  },
  (coat) => coat.fur.base,
  ON_REQUEST,
);

const torso = (top: number): Point[] =>
  (
    [
      [2, 0],
      [22, 8],
      [32, 36],
      [38, 60],
      [26, 78],
      [0, 82],
      [-26, 78],
      [-38, 60],
      [-32, 36],
      [-18, 8],
    ] as const
  ).map(([x, y]): Point => [x, y + top]);

const SIT: UprightPose = {
  torso: torso(-86),
  belly: ellipse([8, -34], 22, 30),
  farArm: {
    spine: svgPoints('16,-66 34,-56 28,-44'),
    end: 'hand',
  },
  nearArm: {
    spine: svgPoints('-16,-66 -22,-50 0,-44'),
    end: 'hand',
  },
  farLeg: {
    spine: svgPoints('20,-22 34,-18 36,-9'),
    end: 'foot',
  },
  nearLeg: {
    spine: svgPoints('-22,-24 -26,-16 -16,-9'),
    end: 'foot',
  },
  head: { x: 6, y: -108, turn: -4 },
  tail: svgPoints('-30,-16 -66,-8 -96,-22 -100,-56 -122,-70'),
};

const HOP: UprightPose = {
  torso: torso(-112),
  belly: ellipse([8, -60], 21, 30),
  farArm: {
    spine: svgPoints('16,-94 44,-98 56,-120'),
    end: 'hand',
  },
  nearArm: {
    spine: svgPoints('-16,-92 -46,-92 -60,-112'),
    end: 'hand',
  },
  farLeg: {
    spine: svgPoints('20,-46 44,-42 50,-26'),
    end: 'foot',
    turn: -20,
  },
  nearLeg: {
    spine: svgPoints('-18,-46 -30,-28 -28,-10'),
    end: 'foot',
    turn: 12,
  },
  head: { x: 4, y: -138, turn: -8 },
  tail: svgPoints('-30,-42 -66,-40 -94,-60 -98,-96 -120,-112'),
};

const RUN: Stance = {
  name: 'move',
  body: svgPoints('-40,-48 -12,-54 20,-54 46,-64'),
  hip: [-38, -38],
  shoulder: [26, -40],
  feet: { farHind: [-10, -2], farFore: [66, -16], nearHind: [-76, -6], nearFore: [26, 0] },
  tail: svgPoints('-60,-50 -92,-42 -122,-62 -152,-58 -174,-80'),
  head: { x: 70, y: -84, turn: 2 },
};

/** The mouse: sits with its paws together, scurries, and skips. */
export const mouse: CreaturePainter = {
  lives: 'ground',
  seat: null,
  shapes: {
    rest: {
      box: { left: -59, top: -86, right: 37, bottom: 2 },
      face: { x: 5, y: -48, radius: 22 },
    },
    move: {
      box: { left: -84, top: -73, right: 67, bottom: 2 },
      face: { x: 34, y: -37, radius: 22 },
    },
    play: {
      box: { left: -59, top: -100, right: 37, bottom: 2 },
      face: { x: 4, y: -62, radius: 22 },
    },
  },
  paint(layer, { pose, mood, random, coat }) {
    const { runner, sitter } = mouseIn(random, coat);
    layer.at({ x: 0, y: 0, scale: SCALE }, () => {
      if (pose === 'move') paintFourLegged(layer, runner, RUN, mood);
      else paintUpright(layer, sitter, pose === 'rest' ? SIT : HOP, mood);
    });
  },
};
