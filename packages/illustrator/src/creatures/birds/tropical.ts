import { ellipse } from '../../paint/geometry.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import { form, toneOf } from '../parts/form.ts';
import { shapesOf, sized } from './measures.ts';
import { perched, UPRIGHT } from './perched.ts';

/** The parrot: scarlet, a white face, wings of yellow and blue. */
export const parrot = sized(
  0.98,
  perched(
    UPRIGHT,
    {
      back: '#de4a3c',
      wing: '#d2413a',
      feathers: '#3a70bd',
      folded: {
        length: 96,
        depth: 42,
        bar: '#f5c542',
        coverts: toneOf('#d2413a'),
      },
      open: { tips: '#f5c542', length: 116, depth: 60 },
      tail: { length: 92, width: 17, spread: 12, tone: toneOf('#c93b40'), fork: 0.66 },
      tailLift: 16,
      legs: { tone: '#8d7f86', width: 7, foot: 'toes', size: 19 },
      face: {
        near: [-9, -5],
        far: [24, -9],
        size: 8.2,
        brow: '#9c2f30',
        cheek: [-6, 14],
        beak: {
          at: [11, 13],
          tone: toneOf('#f7e3bd'),
          lowerTone: toneOf('#5d4a52'),
          upper: svgPoints('-10,-2 -4,-12 8,-14 19,-7 24,7 18,22 13,13 4,9 -7,8'),
          lower: svgPoints('-7,6 6,8 14,14 8,22 -2,18'),
          gape: 20,
          nostril: [1, -8],
        },
      },
      mask: (layer) => {
        layer.shape(ellipse([-6, 2], 18, 19, { turn: -10 }), '#fbeedd', { tremble: 0.8 });
        layer.shape(ellipse([25, -2], 12, 17), '#fbeedd', { tremble: 0.8 });
      },
      crest: (layer, back) => {
        for (const [x, angle] of [
          [0, -100],
          [-7, -126],
          [7, -76],
        ] as const)
          layer.dab([x, -30], 17, 5, { angle, colour: back.base });
      },
    },
    shapesOf(
      [-110, -177, 55, 4, 13, -130, 40],
      [-134, -256, 107, -40, 50, -130, 40],
      [-143, -206, 130, 8, 4, -150, 40],
    ),
  ),
);

/** The toucan: black, with a yellow bib and a beak as big as itself. */
export const toucan = sized(
  0.98,
  perched(
    UPRIGHT,
    {
      back: '#464064',
      wing: '#3d3858',
      feathers: '#35304e',
      tail: { length: 58, width: 17, spread: 14 },
      legs: { tone: '#5f8fbf', width: 7, foot: 'toes', size: 19 },
      face: {
        near: [-9, -7],
        far: [22, -13],
        size: 7.8,
        cheek: [-10, 13],
        beak: {
          at: [9, 13],
          tone: toneOf('#f59a3a'),
          lowerTone: toneOf('#e8703c'),
          upper: svgPoints('-10,2 -4,-13 14,-19 42,-16 66,-2 76,17 60,9 32,6 -4,9'),
          lower: svgPoints('-7,6 30,5 60,9 54,17 30,21 -2,18'),
          gape: 16,
          markings: (layer) => {
            layer.shape(ellipse([76, 10], 22, 20), '#3f3858', { tremble: 0.6 });
            layer.shape(ellipse([20, -16], 34, 9, { turn: -4 }), '#fcd45a', { tremble: 0.6 });
            layer.shape(ellipse([-10, 0], 9, 20), '#6f9d4a', { tremble: 0.6 });
          },
        },
      },
      markings: (layer) =>
        form(
          layer,
          svgPoints('-6,-66 16,-76 44,-74 66,-50 62,-14 44,4 22,2 4,-12 -10,-34'),
          toneOf('#fce486'),
          { tremble: 1.8, shadow: 0.3 },
        ),
      mask: (layer) => {
        layer.shape(ellipse([-9, -7], 14, 15), '#7fc0d8', { tremble: 0.6 });
        layer.shape(ellipse([22, -13], 11, 13), '#7fc0d8', { tremble: 0.6 });
      },
    },
    shapesOf(
      [-79, -166, 103, 6, 14, -124, 40],
      [-111, -243, 127, -40, 50, -130, 40],
      [-129, -195, 115, 4, 4, -150, 40],
    ),
  ),
);
