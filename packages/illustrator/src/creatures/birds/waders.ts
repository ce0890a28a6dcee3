import { ellipse, type Point } from '../../paint/geometry.ts';
import type { Random } from '../../paint/random.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import { toneOf } from '../parts/form.ts';
import { shapesOf, sized } from './measures.ts';
import { type NeckedBird, type NeckedStances, necked } from './necked.ts';
import { paintTailFan, varied } from './parts.ts';

const BODY: readonly Point[] = svgPoints(
  '32,-36 54,-24 58,0 42,26 8,38 -30,34 -58,16 -76,-8 -56,-24 -20,-34',
);

const flamingoOf = (random: Random): NeckedBird => {
  const pink = varied(random, '#f2929e');
  const wing = toneOf('#ee7a8c');
  return {
    tone: pink,
    body: BODY,
    hair: 15,
    neck: { tone: pink, widths: [46, 30, 24, 24, 26] },
    head: { tone: pink, outline: ellipse([0, 0], 25, 24) },
    face: {
      near: [-9, -5],
      far: [15, -9],
      size: 6.6,
      brow: '#c25a72',
      cheek: [-10, 9],
      cheekColour: '#e8546c',
      beak: {
        at: [11, 9],
        tone: toneOf('#fbe3d4'),
        lowerTone: toneOf('#f0cdbf'),
        upper: svgPoints('-8,-2 2,-10 16,-8 28,4 32,22 24,30 20,18 10,10 -6,9'),
        lower: svgPoints('-7,4 10,8 21,18 23,28 12,24 0,15'),
        gape: 16,
        markings: (layer) => layer.shape(ellipse([30, 22], 16, 14), '#4d3d4e', { tremble: 0.5 }),
      },
    },
    shoulder: [16, -24],
    farShoulder: [34, -22],
    folded: { length: 90, depth: 44, coverts: wing, feathers: toneOf('#d9587a') },
    foldedTurn: -4,
    open: { length: 112, depth: 58, arm: wing, feathers: toneOf('#d9587a'), count: 7 },
    legs: { tone: toneOf('#e77f92'), width: 7.5, foot: 'web', size: 24 },
    tail: (layer, { tail, fan }) =>
      paintTailFan(
        layer,
        { at: [-58, -8], count: 4, length: 34, width: 16, spread: 40, tone: wing },
        tail,
        fan,
      ),
  };
};

const FLAMINGOS: NeckedStances = {
  rest: {
    body: { x: -10, y: -150 },
    neck: svgPoints('32,-160 62,-192 40,-228 28,-262 48,-284'),
    head: { x: 54, y: -282, turn: 4, scale: 1.24 },
    tail: -8,
    legs: [
      { hip: [6, -124], knee: [36, -92], foot: [-10, -74], turn: 74 },
      { hip: [-8, -122], knee: [-8, -62], foot: [-4, -6] },
    ],
  },
  move: {
    body: { x: -10, y: -150, turn: 4 },
    neck: svgPoints('32,-156 72,-184 62,-222 56,-254 78,-274'),
    head: { x: 84, y: -272, turn: 4, scale: 1.24 },
    tail: -4,
    legs: [
      { hip: [10, -122], knee: [46, -80], foot: [56, -18], turn: 14 },
      { hip: [-12, -122], knee: [-22, -62], foot: [-44, -6], turn: 4 },
    ],
  },
  play: {
    body: { x: -10, y: -156, turn: -18 },
    neck: svgPoints('24,-176 42,-212 16,-246 4,-280 26,-302'),
    head: { x: 30, y: -300, turn: -8, scale: 1.24 },
    tail: -4,
    fan: 1.5,
    legs: [
      { hip: [12, -126], knee: [58, -118], foot: [60, -66], turn: 30 },
      { hip: [-14, -122], knee: [-10, -62], foot: [-14, -6] },
    ],
    wings: [-36, 40],
  },
};

/** The flamingo: rests on one leg, wades, and dances. */
export const flamingo = sized(
  1,
  necked(
    flamingoOf,
    FLAMINGOS,
    shapesOf(
      [-106, -312, 105, 0, 62, -275, 34],
      [-106, -302, 135, 0, 92, -265, 34],
      [-129, -332, 104, 0, 38, -292, 34],
    ),
  ),
);

const storkOf = (random: Random): NeckedBird => {
  const white = varied(random, '#faf2e4');
  const black = toneOf('#464260');
  const red = toneOf('#e2583e');
  return {
    tone: white,
    body: BODY,
    hair: 15,
    neck: { tone: white, widths: [58, 40, 32, 32] },
    head: { tone: white, outline: ellipse([0, 0], 26, 25) },
    face: {
      near: [-8, -3],
      far: [16, -7],
      size: 6.8,
      brow: '#a5988f',
      cheek: [-10, 9],
      beak: {
        at: [10, 5],
        tone: red,
        upper: svgPoints('-8,0 0,-8 18,-6 52,2 76,9 48,8 -5,8'),
        lower: svgPoints('-7,4 30,6 68,10 36,15 8,16 -4,13'),
        gape: 13,
      },
    },
    shoulder: [18, -24],
    farShoulder: [34, -22],
    folded: { length: 100, depth: 46, coverts: toneOf('#f3e8d6'), feathers: black },
    foldedTurn: -2,
    open: {
      length: 128,
      depth: 64,
      arm: toneOf('#f3e8d6'),
      feathers: black,
      count: 8,
    },
    legs: { tone: red, width: 7.5, foot: 'toes', size: 24 },
    tail: (layer, { tail, fan }) =>
      paintTailFan(
        layer,
        { at: [-58, -8], count: 4, length: 36, width: 17, spread: 30, tone: white },
        tail,
        fan,
      ),
    collar: (layer, { neck }) => {
      const [x, y] = neck[0] ?? [0, 0];
      for (let i = 0; i < 5; i++)
        layer.dab([x - 4 + i * 7, y - 8 + (i % 2) * 5], 26, 5, {
          angle: 100 - i * 8,
          colour: '#efe3cf',
        });
    },
  };
};

const STORKS: NeckedStances = {
  rest: {
    body: { x: -12, y: -134, turn: -6 },
    neck: svgPoints('24,-144 38,-182 30,-212 34,-234'),
    head: { x: 36, y: -242, turn: 10, scale: 1.24 },
    tail: -10,
    legs: [
      { hip: [4, -106], knee: [34, -76], foot: [-8, -66], turn: 80 },
      { hip: [-12, -106], knee: [-12, -54], foot: [-8, -7] },
    ],
  },
  move: {
    body: { x: -10, y: -134, turn: 2 },
    neck: svgPoints('30,-142 54,-176 54,-204 62,-226'),
    head: { x: 64, y: -234, turn: 2, scale: 1.24 },
    tail: -6,
    legs: [
      { hip: [10, -106], knee: [44, -72], foot: [52, -18], turn: 10 },
      { hip: [-14, -106], knee: [-24, -54], foot: [-44, -7], turn: 4 },
    ],
  },
  play: {
    body: { x: -10, y: -140, turn: -20 },
    neck: svgPoints('22,-162 30,-198 16,-228 18,-250'),
    head: { x: 20, y: -258, turn: -14, scale: 1.24 },
    tail: -6,
    fan: 1.5,
    legs: [
      { hip: [14, -110], knee: [54, -100], foot: [54, -52], turn: 30 },
      { hip: [-14, -106], knee: [-10, -54], foot: [-16, -7] },
    ],
    wings: [-32, 40],
  },
};

/** The stork: white, with red legs and a long red beak. */
export const stork = sized(
  1,
  necked(
    storkOf,
    STORKS,
    shapesOf(
      [-111, -273, 138, 5, 44, -236, 34],
      [-108, -264, 170, 6, 74, -227, 34],
      [-148, -290, 128, 5, 30, -252, 34],
    ),
  ),
);
