import { ellipse, type Point } from '../../paint/geometry.ts';
import type { Random } from '../../paint/random.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import { form, toneOf } from '../parts/form.ts';
import { shapesOf, sized } from './measures.ts';
import { type NeckedBird, type NeckedStances, necked } from './necked.ts';
import { type Beak, paintTailFan, varied } from './parts.ts';

/** A boat: breast to the right, tail at the left. */
export const BOAT: readonly Point[] = svgPoints(`
  44,-38 70,-24 76,2 62,28 24,43 -26,42 -64,26 -90,-4 -112,-36 -80,-34 -40,-34 6,-38
`);
const BILL: Pick<Beak, 'upper' | 'lower' | 'gape' | 'nostril'> = {
  upper: svgPoints('-8,0 0,-8 12,-6 26,1 36,5 37,10 22,11 -5,9'),
  lower: svgPoints('-7,5 18,8 32,10 24,15 8,16 -4,13'),
  gape: 18,
  nostril: [13, 0],
};

const swanOf = (random: Random): NeckedBird => {
  const white = varied(random, '#fbf4e8');
  const wing = toneOf('#f6ecdd');
  return {
    tone: white,
    body: BOAT,
    hair: 15,
    neck: { tone: white, widths: [66, 44, 32, 28, 28, 30] },
    head: { tone: white, outline: ellipse([1, 0], 25, 23) },
    face: {
      near: [-8, -5],
      far: [16, -8],
      size: 6.4,
      brow: '#b9a9a4',
      cheek: [-9, 9],
      beak: {
        ...BILL,
        at: [11, 6],
        tone: toneOf('#f08a3c'),
        markings: (layer) => layer.shape(ellipse([-7, -3], 9, 10), '#4a3d4a', { tremble: 0.4 }),
      },
    },
    shoulder: [26, -28],
    farShoulder: [40, -28],
    folded: { length: 122, depth: 58, coverts: wing, feathers: toneOf('#efe2d0') },
    foldedTurn: 12,
    open: { length: 128, depth: 66, arm: wing, feathers: toneOf('#efe2d0'), count: 8 },
    legs: { tone: toneOf('#5d5160'), width: 8, foot: 'web', size: 27 },
    tail: (layer, { tail, fan }) =>
      paintTailFan(
        layer,
        { at: [-84, -22], count: 3, length: 38, width: 20, spread: 34, tone: wing },
        tail,
        fan,
      ),
  };
};

const SWANS: NeckedStances = {
  rest: {
    body: { x: -12, y: -42 },
    neck: svgPoints('40,-44 74,-82 54,-120 30,-154 42,-186 62,-188'),
    head: { x: 64, y: -186, turn: 8, scale: 1.14 },
    tail: 24,
    legs: [],
  },
  move: {
    body: { x: -12, y: -66, turn: 2 },
    neck: svgPoints('40,-72 80,-106 68,-144 52,-176 64,-204 86,-206'),
    head: { x: 88, y: -204, turn: 6, scale: 1.14 },
    tail: 24,
    legs: [
      { hip: [14, -32], foot: [40, -9], turn: -16 },
      { hip: [-20, -30], foot: [-38, -6], turn: 6 },
    ],
  },
  play: {
    body: { x: -6, y: -88, turn: -18 },
    neck: svgPoints('38,-104 62,-148 36,-186 18,-218 32,-246 52,-246'),
    head: { x: 54, y: -244, turn: -4, scale: 1.14 },
    tail: 20,
    fan: 1.5,
    legs: [
      { hip: [22, -50], foot: [40, -26], turn: -22 },
      { hip: [-16, -48], foot: [-18, -6] },
    ],
    wings: [-36, 44],
  },
};

/** The white swan with its curved neck. */
export const swan = sized(
  1,
  necked(
    swanOf,
    SWANS,
    shapesOf(
      [-138, -212, 117, 3, 68, -173, 30],
      [-137, -230, 142, 1, 96, -185, 30],
      [-138, -271, 125, 0, 58, -229, 30],
    ),
  ),
);

const gooseOf = (random: Random): NeckedBird => {
  const white = toneOf('#faf2e4');
  const grey = varied(random, '#a59a92');
  return {
    tone: white,
    body: BOAT,
    hair: 15,
    neck: { tone: white, widths: [80, 54, 40, 38] },
    head: { tone: white, outline: ellipse([1, 0], 27, 25) },
    face: {
      near: [-7, -4],
      far: [17, -7],
      size: 6.8,
      brow: '#a5988f',
      cheek: [-9, 9],
      beak: { ...BILL, at: [11, 4], tone: toneOf('#f29a3e') },
    },
    shoulder: [20, -24],
    farShoulder: [40, -24],
    folded: { length: 108, depth: 50, coverts: grey, feathers: toneOf('#7d726f'), bar: '#f4e9d8' },
    foldedTurn: 4,
    open: { length: 116, depth: 60, arm: grey, feathers: toneOf('#7d726f'), count: 7 },
    legs: { tone: toneOf('#ee8c3c'), width: 8, foot: 'web', size: 28 },
    markings: (layer) =>
      form(layer, ellipse([-60, -26], 60, 22, { turn: 12 }), grey, { tremble: 2, shadow: 0.2 }),
    tail: (layer, { tail, fan }) =>
      paintTailFan(
        layer,
        {
          at: [-84, -22],
          count: 4,
          length: 38,
          width: 19,
          spread: 36,
          tone: grey,
          tips: '#f4e9d8',
        },
        tail,
        fan,
      ),
  };
};

const GEESE: NeckedStances = {
  rest: {
    body: { x: -10, y: -58 },
    neck: svgPoints('34,-64 50,-100 50,-132 54,-152'),
    head: { x: 56, y: -166, turn: -2, scale: 1.12 },
    tail: 18,
    legs: [
      { hip: [14, -26], foot: [18, -6] },
      { hip: [-16, -26], foot: [-16, -5] },
    ],
  },
  move: {
    body: { x: -10, y: -74, turn: 4 },
    neck: svgPoints('36,-78 66,-106 84,-130 98,-144'),
    head: { x: 102, y: -156, turn: 8, scale: 1.12 },
    tail: 22,
    legs: [
      { hip: [14, -38], foot: [42, -13], turn: -22 },
      { hip: [-20, -38], foot: [-42, -6], turn: 8 },
    ],
  },
  play: {
    body: { x: -6, y: -86, turn: -20 },
    neck: svgPoints('30,-106 38,-140 30,-172 32,-190'),
    head: { x: 34, y: -204, turn: -12, scale: 1.12 },
    tail: 18,
    fan: 1.5,
    legs: [
      { hip: [22, -50], foot: [42, -26], turn: -24 },
      { hip: [-16, -48], foot: [-16, -6] },
    ],
    wings: [-30, 40],
  },
};

/** The goose: stands guard, runs neck first, and beats its wings. */
export const goose = sized(
  0.96,
  necked(
    gooseOf,
    GEESE,
    shapesOf(
      [-136, -195, 111, 1, 62, -159, 30],
      [-133, -183, 155, 2, 108, -149, 30],
      [-136, -233, 121, 0, 40, -198, 30],
    ),
  ),
);
