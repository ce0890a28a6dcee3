import type { Point } from '../../paint/geometry.ts';
import type { Layer } from '../../paint/layer.ts';
import type { Random } from '../../paint/random.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import type { CreaturePainter } from '../parts/creature-painter.ts';
import { form, toneOf } from '../parts/form.ts';
import { shapesOf, sized } from './measures.ts';
import { varied } from './parts.ts';
import { type PlumpBird, type PlumpStances, paintPlumpBird } from './plump.ts';

const WING = toneOf('#f0bd42');
const ORANGE = toneOf('#ee8a3c');

/** Head and belly, two balls of down in one. */
const OUTLINE: readonly Point[] = svgPoints(`
  10,-72 32,-66 44,-46 42,-26 46,-8 52,14 42,38 14,50 -16,48 -42,34 -58,10 -44,-2 -34,-16
  -32,-36 -24,-56 -8,-69
`);
const STUB: readonly Point[] = svgPoints('8,-2 14,12 4,24 -14,26 -34,16 -22,6 -10,-6');

/** Down that stands off the outline, so that it looks soft. */
const FLUFF: readonly (readonly [x: number, y: number, angle: number])[] = [
  [-27, -30, 200],
  [-31, -11, 190],
  [-50, 8, 176],
  [-40, 26, 160],
  [42, 30, 26],
  [46, 14, 12],
  [42, -6, 8],
];

const paintDown = (layer: Layer, colours: readonly string[]): void => {
  FLUFF.forEach(([x, y, angle], i) => {
    for (const k of [-1, 0, 1])
      layer.dab([x + k * 2, y + k * 5], 11, 3.4, {
        angle: angle + k * 16,
        colour: colours[i % 2] ?? '#f7d65c',
      });
  });
};

const chickOf = (random: Random): PlumpBird => {
  const down = varied(random, '#f9d85e');
  return {
    tone: down,
    outline: OUTLINE,
    hair: 80,
    head: [8, -38],
    face: {
      near: [-8, -2],
      far: [19, -4],
      size: 8.2,
      brow: '#b9822e',
      cheek: [-10, 13],
      cheekRadius: 9.5,
      beak: {
        at: [8, 5],
        tone: ORANGE,
        upper: svgPoints('-6,1 0,-6 8,-5 17,3 8,5 -3,5'),
        lower: svgPoints('-5,2 7,2 12,4 5,9 -2,7'),
        gape: 28,
      },
    },
    shoulder: [-14, 0],
    foldedTurn: 0,
    folded: { length: 1, depth: 1, coverts: WING, feathers: WING },
    open: { length: 1, depth: 1, arm: WING, feathers: WING },
    tail: { at: [-46, 12], count: 3, length: 18, width: 10, spread: 40, tone: down },
    legs: { tone: ORANGE, width: 5, foot: 'toes', size: 17 },
    behind: (layer) => paintDown(layer, [down.base, down.dim]),
    crest: (layer) => {
      for (const [x, angle, long] of [
        [0, -104, 18],
        [5, -72, 14],
        [-5, -132, 14],
      ] as const)
        layer.dab([x, -31], long, 3.8, { angle, colour: down.base });
    },
    paintWing: (layer, place, spread) =>
      layer.at({ ...place, scale: spread ? 1.35 : 1 }, () =>
        form(layer, STUB, WING, { hair: 10, tremble: 1, shadow: 0.6 }),
      ),
  };
};

const STANCES: PlumpStances = {
  rest: {
    body: { x: 2, y: -48, turn: -2 },
    face: 2,
    tail: 22,
    legs: [],
  },
  move: {
    body: { x: 0, y: -64, turn: 7 },
    face: -4,
    tail: 20,
    legs: [
      { hip: [18, -26], foot: [36, -8], turn: -16 },
      { hip: [-4, -26], foot: [-16, -6], turn: 6 },
    ],
  },
  play: {
    body: { x: 0, y: -88, turn: -13 },
    face: 2,
    tail: 24,
    legs: [
      { hip: [20, -48], foot: [36, -30], turn: -26 },
      { hip: [0, -46], foot: [-14, -24], turn: 24 },
    ],
    wings: [-40, 40],
  },
};

/** The chick: a ball of yellow down that sits, runs, and hops. */
export const chick: CreaturePainter = sized(0.74, {
  lives: 'ground',
  seat: null,
  shapes: shapesOf(
    [-64, -135, 61, 4, 10, -86, 36],
    [-66, -149, 55, 4, 14, -102, 36],
    [-64, -173, 78, -12, 4, -126, 36],
  ),
  paint(layer, { pose, mood, random }) {
    paintPlumpBird(layer, chickOf(random), STANCES[pose], mood);
  },
});
