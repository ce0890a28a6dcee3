import type { CreatureMood, CreaturePose } from '@bramblebook/contract/creature-vocabulary';
import { ellipse, type Point } from '../../paint/geometry.ts';
import type { Layer, Placement } from '../../paint/layer.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import type { CreaturePainter } from '../parts/creature-painter.ts';
import { farTone, form, formLimb, mirrored, type Tone, toneOf, tufts } from '../parts/form.ts';
import { type FurryHead, paintFurryHead } from '../parts/head.ts';
import { paintSkinWing } from '../parts/wings.ts';
import { FURRY_BOXES } from './boxes.ts';
import { ownTone } from './coats.ts';

const SKIN = toneOf('#8a6485');
const BONE = toneOf('#63465f');
const CHEST = toneOf('#d9b39a');

const headOf = (fur: Tone): FurryHead => ({
  tone: fur,
  outline: svgPoints(`
    0,-38 25,-34 43,-17 49,6 43,26 24,38 2,42 -20,38 -42,26 -49,6 -42,-17 -24,-34
  `),
  hair: 85,
  ears: {
    at: [30, -18],
    shape: svgPoints('-20,6 -16,-28 2,-62 22,-72 32,-36 22,10'),
    inner: svgPoints('-10,2 -7,-26 6,-50 19,-58 23,-32 14,6'),
    tone: fur,
    innerColour: '#dfa3a3',
    lean: 10,
  },
  turn: 6,
  eyes: { y: -2, apart: 21, size: 10.6 },
  brow: fur.deep,
  muzzle: { shape: ellipse([1, 22], 21, 15), tone: CHEST },
  nose: { y: 11, width: 14, height: 9, colour: '#5b3443' },
  mouth: { y: 24, width: 18 },
  cheek: { y: 16, apart: 35, radius: 10 },
  tufts: (layer) => {
    tufts(layer, svgPoints('-8,-34 2,-36 12,-34'), 19, {
      width: 6,
      angles: [-114, -60],
      colours: [fur.base, fur.lit],
    });
    for (const side of [-1, 1])
      layer.shape(
        [
          [7 + side * 11, 35],
          [7 + side * 7, 35],
          [7 + side * 9, 42],
        ],
        '#fffaf0',
        { tremble: 0 },
      );
  },
});

interface BatPose {
  readonly body: Placement;
  readonly head: Placement;
  readonly nearWing: Placement | null;
  readonly farWing: Placement | null;
}

const POSES: Record<CreaturePose, BatPose> = {
  rest: {
    body: { x: 0, y: 20 },
    head: { x: 3, y: -42, turn: -3 },
    nearWing: null,
    farWing: null,
  },
  move: {
    body: { x: -8, y: 26, turn: 34 },
    head: { x: 26, y: -22, turn: 4 },
    nearWing: { x: -22, y: 4, turn: 6 },
    farWing: { x: 26, y: 0, flip: true, turn: 10 },
  },
  play: {
    body: { x: 0, y: 20, turn: -8 },
    head: { x: -2, y: -38, turn: -10 },
    nearWing: { x: -22, y: -2, turn: -52 },
    farWing: { x: 22, y: -6, flip: true, turn: 36 },
  },
};

const paintFeet = (layer: Layer): void => {
  for (const x of [-12, 12]) {
    formLimb(
      layer,
      [
        [x, 34],
        [x * 1.1, 46],
        [x * 1.1 + 1, 54],
      ],
      [13, 10, 9],
      { tone: BONE, tremble: 0.3, small: true },
    );
    for (const k of [-1, 0, 1])
      layer.dab([x * 1.1, 52], 13, 3, { angle: 90 - k * 34, colour: BONE.base });
  }
};

const paintBody = (layer: Layer, fur: Tone): void => {
  paintFeet(layer);
  form(layer, ellipse([0, 0], 40, 46), fur, { tremble: 1.6, hair: 85 });
  form(layer, ellipse([4, 4], 25, 31), CHEST, { tremble: 2.4, frequency: 0.1, shadow: 0.5 });
};

/** One half of the cloak that a resting bat folds around itself. */
const CLOAK: readonly Point[] = svgPoints(
  '40,-44 60,-20 64,20 58,62 46,88 38,66 24,80 18,60 4,68 6,30 14,-8 24,-34',
);

const paintCloak = (layer: Layer): void => {
  for (const side of [1, -1] as const) {
    const tone = side > 0 ? farTone(SKIN) : SKIN;
    form(layer, side > 0 ? CLOAK : mirrored(CLOAK), tone, { tremble: 0.8 });
    for (const [x, y] of [
      [38, 66],
      [18, 60],
    ] as const)
      layer.line(
        [
          [side * 44, -34],
          [side * (x + 7), y * 0.4],
          [side * x, y - 2],
        ],
        3.4,
        BONE.base,
        { opacity: 0.7 },
      );
    formLimb(
      layer,
      [
        [side * 30, -40],
        [side * 50, -36],
        [side * 60, -8],
        [side * 56, 40],
        [side * 46, 84],
      ],
      [12, 12, 10, 7, 3],
      { tone: BONE, tremble: 0.5 },
    );
  }
};

const paintBat = (layer: Layer, pose: CreaturePose, mood: CreatureMood, fur: Tone): void => {
  const { body, head, nearWing, farWing } = POSES[pose];
  const wing = { size: 136, bone: BONE, skin: SKIN };
  if (farWing)
    paintSkinWing(layer, farWing, {
      ...wing,
      size: pose === 'move' ? 118 : 136,
      skin: farTone(SKIN),
      bone: farTone(BONE),
    });
  if (nearWing) paintSkinWing(layer, nearWing, wing);
  layer.at(body, () => paintBody(layer, fur));
  if (pose === 'rest') layer.at(body, () => paintCloak(layer));
  layer.at(head, () =>
    paintFurryHead(layer, headOf(fur), mood, pose === 'move' ? { sweep: -8 } : {}),
  );
};

const SIZE = 0.74;

const shapeOf = (pose: CreaturePose): CreaturePainter['shapes']['rest'] => {
  const [left, top, right, bottom] = FURRY_BOXES.bat[pose];
  const { x, y } = POSES[pose].head;
  return {
    box: { left, top, right, bottom },
    face: { x: (x + 5) * SIZE, y: (y + 4) * SIZE, radius: 46 * SIZE },
  };
};

/** The bat: rests in the cloak of its wings, flies, and soars with open arms. */
export const bat: CreaturePainter = {
  lives: 'air',
  seat: null,
  shapes: { rest: shapeOf('rest'), move: shapeOf('move'), play: shapeOf('play') },
  paint(layer, { pose, mood, random }) {
    const fur = ownTone(random, '#93695c');
    layer.at({ x: 0, y: 0, scale: SIZE }, () => paintBat(layer, pose, mood, fur));
  },
};
