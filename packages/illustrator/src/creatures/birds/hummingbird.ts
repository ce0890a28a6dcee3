import { ellipse, type Point } from '../../paint/geometry.ts';
import type { Random } from '../../paint/random.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import type { CreaturePainter } from '../parts/creature-painter.ts';
import { form, toneOf } from '../parts/form.ts';
import { shapesOf, sized } from './measures.ts';
import { varied } from './parts.ts';
import { type PlumpBird, type PlumpStances, paintPlumpBird } from './plump.ts';

/** Small and slim, with a tail like a drop. */
const OUTLINE: readonly Point[] = svgPoints(`
  12,-60 34,-53 45,-34 41,-14 42,6 30,28 8,44 -18,54 -30,48 -32,22 -29,-4 -22,-26 -8,-53
`);

const hummingbirdOf = (random: Random): PlumpBird => {
  const green = varied(random, '#3fae84');
  const wing = toneOf('#62bda6');
  const feathers = toneOf('#86b7d8');
  return {
    tone: green,
    outline: OUTLINE,
    hair: 60,
    head: [14, -30],
    face: {
      near: [-7, -4],
      far: [19, -8],
      size: 8.2,
      brow: '#23735c',
      cheek: [-9, 12],
      beak: {
        at: [10, 7],
        tone: toneOf('#5b5064'),
        upper: svgPoints('-5,1 1,-5 14,-3 66,-9 67,-6 14,3 -3,4'),
        lower: svgPoints('-4,1 12,1 58,-5 14,6 -2,6'),
        gape: 4,
      },
    },
    shoulder: [-10, -8],
    foldedTurn: 0,
    folded: { length: 60, depth: 30, coverts: wing, feathers },
    open: { length: 92, depth: 40, arm: wing, feathers, tips: '#c4e2f0', count: 7 },
    tail: {
      at: [-22, 46],
      count: 3,
      length: 46,
      width: 12,
      spread: 26,
      tone: toneOf('#2f7f8e'),
    },
    legs: { tone: toneOf('#8a6a70'), width: 3.4, foot: 'toes', size: 9 },
    markings: (layer) => {
      form(layer, svgPoints('60,-10 30,-4 12,6 6,30 -20,60 60,60'), toneOf('#f3f1dc'), {
        tremble: 1.6,
        shadow: 0.5,
      });
      form(layer, svgPoints('-6,-14 12,-20 30,-22 60,-28 60,2 36,10 14,6'), toneOf('#df4f78'), {
        tremble: 1.4,
        shadow: 0.3,
      });
    },
    mask: (layer) => layer.shape(ellipse([-7, -4], 12, 13), '#8fd8b6', { tremble: 0.6 }),
  };
};

const STANCES: PlumpStances = {
  rest: {
    body: { x: 0, y: 2, turn: 4 },
    face: -4,
    tail: -58,
    legs: [
      { hip: [10, 34], foot: [10, 50], turn: 40 },
      { hip: [-2, 40], foot: [-4, 55], turn: 40 },
    ],
    wings: [14, -14],
  },
  move: {
    body: { x: 0, y: 4, turn: 42 },
    face: -36,
    tail: -50,
    legs: [
      { hip: [-24, 26], foot: [-38, 34], turn: 140 },
      { hip: [-30, 20], foot: [-46, 26], turn: 140 },
    ],
    wings: [-100, 24],
  },
  play: {
    body: { x: 0, y: 4, turn: -22 },
    face: 20,
    tail: -20,
    fan: 2,
    legs: [
      { hip: [20, 34], foot: [28, 50], turn: 10 },
      { hip: [8, 40], foot: [12, 57], turn: 20 },
    ],
    wings: [-30, 52],
  },
};

/** The hummingbird: green as a gem, pink at the throat, always in the air. */
export const hummingbird: CreaturePainter = sized(0.78, {
  lives: 'air',
  seat: null,
  shapes: shapesOf(
    [-115, -58, 112, 88, 14, -22, 34],
    [-97, -105, 113, 46, 34, -18, 34],
    [-112, -86, 85, 97, 2, -30, 34],
  ),
  paint(layer, { pose, mood, random }) {
    paintPlumpBird(layer, hummingbirdOf(random), STANCES[pose], mood);
  },
});
