import { ellipse } from '../../paint/geometry.ts';
import type { Random } from '../../paint/random.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import { toneOf } from '../parts/form.ts';
import { shapesOf, sized } from './measures.ts';
import { type NeckedBird, type NeckedStances, necked } from './necked.ts';
import { paintTailFan, varied } from './parts.ts';
import { BOAT } from './waterfowl.ts';

const pelicanOf = (random: Random): NeckedBird => {
  const white = varied(random, '#f9efdd');
  const pouch = toneOf('#f2a83e');
  return {
    tone: white,
    body: BOAT,
    hair: 15,
    neck: { tone: white, widths: [74, 46, 36, 36] },
    head: { tone: white, outline: ellipse([0, 0], 28, 27) },
    face: {
      near: [-8, -6],
      far: [18, -11],
      size: 7,
      brow: '#b39a84',
      cheek: [-11, 8],
      beak: {
        at: [10, 6],
        tone: toneOf('#f6c25a'),
        lowerTone: pouch,
        upper: svgPoints('-10,1 -2,-9 16,-8 60,-1 98,4 104,14 94,9 50,7 -6,8'),
        lower: svgPoints('-9,3 40,5 94,9 78,20 52,38 22,44 0,32'),
        gape: 9,
      },
    },
    shoulder: [22, -24],
    farShoulder: [40, -24],
    folded: { length: 112, depth: 52, coverts: toneOf('#f1e2ca'), feathers: toneOf('#5f5670') },
    foldedTurn: 4,
    open: {
      length: 132,
      depth: 64,
      arm: toneOf('#f1e2ca'),
      feathers: toneOf('#f1e2ca'),
      tips: '#5f5670',
      count: 8,
    },
    legs: { tone: toneOf('#ef9250'), width: 9, foot: 'web', size: 29 },
    tail: (layer, { tail, fan }) =>
      paintTailFan(
        layer,
        { at: [-84, -22], count: 3, length: 34, width: 20, spread: 34, tone: white },
        tail,
        fan,
      ),
    crest: (layer) => {
      for (const [x, y, angle] of [
        [-20, -16, 206],
        [-24, -8, 190],
        [-14, -22, 226],
      ] as const)
        layer.dab([x, y], 20, 5, { angle, colour: '#f3d99a' });
    },
  };
};

const PELICANS: NeckedStances = {
  rest: {
    body: { x: -20, y: -60, turn: -6 },
    neck: svgPoints('22,-72 36,-106 22,-136 24,-158'),
    head: { x: 26, y: -168, turn: 8, scale: 1.1 },
    tail: 18,
    legs: [
      { hip: [4, -26], foot: [8, -6] },
      { hip: [-24, -26], foot: [-26, -5] },
    ],
  },
  move: {
    body: { x: -14, y: -76, turn: 2 },
    neck: svgPoints('30,-84 50,-116 42,-146 48,-166'),
    head: { x: 50, y: -174, turn: 2, scale: 1.1 },
    tail: 22,
    legs: [
      { hip: [10, -40], foot: [36, -13], turn: -22 },
      { hip: [-24, -40], foot: [-44, -6], turn: 8 },
    ],
  },
  play: {
    body: { x: -12, y: -88, turn: -20 },
    neck: svgPoints('20,-108 26,-142 10,-170 12,-190'),
    head: { x: 14, y: -200, turn: -12, scale: 1.1 },
    tail: 18,
    fan: 1.5,
    legs: [
      { hip: [16, -50], foot: [36, -26], turn: -24 },
      { hip: [-22, -50], foot: [-24, -6] },
    ],
    wings: [-28, 40],
  },
};

/** The pelican with the pouch below its beak. */
export const pelican = sized(
  1.05,
  necked(
    pelicanOf,
    PELICANS,
    shapesOf(
      [-147, -211, 148, 2, 40, -164, 36],
      [-135, -215, 175, 2, 64, -170, 36],
      [-150, -233, 141, 1, 30, -195, 36],
    ),
  ),
);
