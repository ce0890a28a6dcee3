import { ellipse, type Point } from '../../paint/geometry.ts';
import type { Layer } from '../../paint/layer.ts';
import type { Random } from '../../paint/random.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import { form, toneOf } from '../parts/form.ts';
import { shapesOf, sized } from './measures.ts';
import { type NeckedBird, type NeckedStances, necked } from './necked.ts';
import { varied } from './parts.ts';

const WHITE = '#f8eedd';

const BODY: readonly Point[] = svgPoints(`
  40,-66 78,-46 94,-8 78,34 32,58 -24,60 -72,42 -98,4 -90,-38 -52,-66 -6,-74
`);

/** Soft plumes that spring from one place. */
const paintPlumes = (
  layer: Layer,
  at: Point,
  turn: number,
  { length, count }: { readonly length: number; readonly count: number },
): void => {
  layer.at({ x: at[0], y: at[1], turn }, () => {
    for (let i = 0; i < count; i++) {
      const angle = 180 + ((i / (count - 1)) * 2 - 1) * 58;
      const long = length * (0.82 + 0.2 * Math.sin(i * 2.7));
      layer.at({ x: 0, y: 0, turn: angle }, () =>
        form(
          layer,
          [
            [-6, -6],
            [long * 0.4, -13],
            [long * 0.86, -15],
            [long, -2],
            [long * 0.9, 12],
            [long * 0.4, 12],
            [-6, 6],
          ],
          toneOf(i % 2 ? WHITE : '#efe0c8'),
          { tremble: 2.2, frequency: 0.12, small: true, shadow: 0.4 },
        ),
      );
    }
  });
};

const FACE: NeckedBird['face'] = {
  near: [-9, -5],
  far: [21, -9],
  size: 10,
  brow: '#6d4c4a',
  white: true,
  cheek: [-11, 14],
  beak: {
    at: [12, 10],
    tone: toneOf('#efa05a'),
    upper: svgPoints('-12,1 -3,-9 14,-9 32,-2 38,7 16,7 -9,8'),
    lower: svgPoints('-10,4 14,6 34,8 22,16 -2,16'),
    gape: 20,
    nostril: [12, -3],
  },
};

const ostrichOf = (random: Random): NeckedBird => {
  const coat = varied(random, '#57465a');
  const skin = toneOf('#eab79c');
  return {
    tone: coat,
    body: BODY,
    hair: 10,
    neck: { tone: skin, widths: [56, 36, 30, 30] },
    head: { tone: skin, outline: ellipse([2, 0], 33, 30) },
    face: FACE,
    shoulder: [28, -34],
    farShoulder: [54, -32],
    folded: {
      length: 112,
      depth: 62,
      coverts: toneOf('#4c3c52'),
      feathers: toneOf(WHITE),
    },
    foldedTurn: -2,
    open: {
      length: 132,
      depth: 74,
      arm: toneOf('#4c3c52'),
      feathers: toneOf(WHITE),
      count: 8,
    },
    legs: { tone: skin, width: 13, foot: 'toes', size: 36 },
    tail: (layer, { tail }) => paintPlumes(layer, [-80, -18], tail, { length: 62, count: 7 }),
    crest: (layer) => {
      for (const [x, angle, long] of [
        [-2, -108, 22],
        [6, -84, 24],
        [13, -62, 18],
        [-9, -130, 17],
      ] as const)
        layer.dab([x, -26], long, 3.6, { angle, colour: '#57465a' });
    },
    collar: (layer, { neck }) => {
      const [x, y] = neck[0] ?? [0, 0];
      for (let i = 0; i < 9; i++)
        layer.dab([x - 34 + i * 8, y - 12 + Math.sin(i / 2.6) * 8], 40, 9, {
          angle: 122 - i * 8,
          colour: i % 2 ? coat.base : coat.dim,
        });
      for (let i = 0; i < 8; i++)
        layer.dab([x - 30 + i * 8.4, y - 24 + Math.sin(i / 2.3) * 7], 30, 8, {
          angle: 126 - i * 10,
          colour: WHITE,
        });
    },
  };
};

const STANCES: NeckedStances = {
  rest: {
    body: { x: -20, y: -62 },
    neck: svgPoints('34,-96 64,-146 56,-198 62,-238'),
    head: { x: 64, y: -250, turn: -2, scale: 1.08 },
    tail: 24,
    legs: [],
  },
  move: {
    body: { x: -14, y: -196, turn: -2 },
    neck: svgPoints('44,-226 84,-272 88,-318 98,-352'),
    head: { x: 102, y: -362, turn: 4, scale: 1.08 },
    tail: 20,
    legs: [
      { hip: [10, -150], knee: [58, -98], foot: [82, -34], turn: -22 },
      { hip: [-22, -148], knee: [-34, -80], foot: [-76, -14], turn: 6 },
    ],
  },
  play: {
    body: { x: -14, y: -200, turn: -14 },
    neck: svgPoints('36,-242 56,-290 40,-332 46,-366'),
    head: { x: 48, y: -376, turn: -10, scale: 1.08 },
    tail: 24,
    legs: [
      { hip: [14, -156], knee: [70, -140], foot: [76, -76], turn: -10 },
      { hip: [-20, -150], knee: [-20, -80], foot: [-18, -12] },
    ],
    wings: [-30, 38],
  },
};

/** The ostrich: a ball of dark feathers on long legs, fast enough to ride. */
export const ostrich = sized(
  1,
  necked(
    ostrichOf,
    STANCES,
    shapesOf(
      [-160, -304, 120, 0, 72, -244, 42],
      [-157, -414, 156, 7, 110, -354, 42],
      [-160, -429, 153, 7, 58, -370, 42],
    ),
    [-26, -262],
  ),
);
