import { ellipse } from '../../paint/geometry.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import { form, toneOf } from '../parts/form.ts';
import { shapesOf, sized } from './measures.ts';
import type { Beak } from './parts.ts';
import { LEVEL, perched } from './perched.ts';

/** Birds of roof, field and shore: crow, pigeon and seagull. */

const LONG_BEAK: Pick<Beak, 'upper' | 'lower' | 'gape'> = {
  upper: svgPoints('-9,1 -2,-9 12,-9 27,-2 36,8 16,6 -6,7'),
  lower: svgPoints('-8,3 14,4 31,8 16,13 -4,12'),
  gape: 18,
};

/** The crow: blue-black, bright-eyed. */
export const crow = sized(
  1,
  perched(
    LEVEL,
    {
      back: '#535079',
      wing: '#454267',
      feathers: '#38355a',
      folded: { length: 92, depth: 40 },
      open: { length: 112, depth: 56 },
      tail: { length: 52, width: 19, spread: 18 },
      legs: { tone: '#6c6580', width: 6.4, foot: 'toes', size: 20 },
      face: {
        near: [-7, -6],
        far: [20, -9],
        size: 7.4,
        brow: '#2f2c4e',
        cheek: [-8, 11],
        cheekRadius: 8,
        beak: { ...LONG_BEAK, at: [9, 9], tone: toneOf('#857f92') },
      },
      mask: (layer) => {
        for (const [x, y, rx] of [
          [-7, -6, 13],
          [21, -9, 11],
        ] as const)
          form(layer, ellipse([x, y], rx, 13.5), toneOf('#8985b2'), { tremble: 0.8, shadow: 0.2 });
      },
      crest: (layer, back) => {
        for (const [x, y, angle] of [
          [-4, -25, 226],
          [3, -27, 246],
          [-11, -20, 210],
        ] as const)
          layer.dab([x, y], 15, 5, { angle, colour: back.base });
      },
    },
    shapesOf(
      [-113, -131, 71, 4, 26, -90, 32],
      [-109, -210, 109, -37, 40, -120, 32],
      [-124, -188, 132, 4, 20, -130, 32],
    ),
  ),
);

/** The pigeon: grey, two bars on the wing, a collar that shimmers green and violet. */
export const pigeon = sized(
  0.9,
  perched(
    LEVEL,
    {
      back: '#8f9fbd',
      wing: '#a9b7cf',
      feathers: '#6f7fa2',
      folded: {
        length: 84,
        markings: (layer) => {
          for (const x of [-12, -28])
            layer.limb(
              [
                [x + 6, -4],
                [x - 2, 18],
                [x + 2, 40],
              ],
              [6, 7, 6],
              '#4d5674',
              { tremble: 0.5 },
            );
        },
      },
      open: { length: 98, depth: 52, tips: '#4d5674' },
      tail: { length: 44, width: 19, spread: 20, tips: '#4d5674' },
      legs: { tone: '#e0767c', width: 6, foot: 'toes', size: 18 },
      face: {
        near: [-7, -4],
        far: [18, -7],
        size: 7,
        brow: '#53608a',
        cheek: [-8, 10],
        cheekRadius: 8,
        beak: {
          at: [9, 5],
          tone: toneOf('#75707f'),
          upper: svgPoints('-6,-2 0,-8 7,-4 18,3 19,8 8,6 -4,6'),
          lower: svgPoints('-5,3 8,5 15,8 6,10 -3,8'),
          gape: 20,
          markings: (layer) => layer.shape(ellipse([-1, -6], 6, 4), '#f5efe8', { tremble: 0.3 }),
        },
      },
      markings: (layer) => {
        form(
          layer,
          svgPoints('-14,-16 6,-26 32,-14 70,-22 72,6 48,16 22,10 0,-2'),
          toneOf('#5ba389'),
          { tremble: 1.8, shadow: 0.2 },
        );
        form(layer, svgPoints('-8,-2 10,-8 34,0 70,-6 72,16 44,24 18,16'), toneOf('#9a6ba6'), {
          tremble: 1.8,
          shadow: 0.2,
        });
      },
    },
    shapesOf(
      [-106, -120, 57, 3, 23, -86, 32],
      [-101, -197, 98, -39, 40, -120, 32],
      [-109, -177, 117, 3, 20, -130, 32],
    ),
  ),
);

/** The seagull: white, with grey wings that end in black. */
export const seagull = sized(
  1,
  perched(
    LEVEL,
    {
      back: '#f7f1e6',
      wing: '#a9b8cb',
      feathers: '#8d9db5',
      folded: { length: 104, depth: 38, feathers: toneOf('#525a76'), bar: '#f7f1e6' },
      open: { length: 128, depth: 52, tips: '#4a5270', count: 8 },
      tail: { length: 40, width: 19, spread: 20, tone: toneOf('#f2eadc') },
      legs: { tone: '#f0a04a', width: 6.6, foot: 'web', size: 25 },
      face: {
        near: [-7, -4],
        far: [19, -7],
        size: 7.2,
        brow: '#8b95ac',
        cheek: [-8, 11],
        beak: {
          at: [9, 6],
          tone: toneOf('#f4b53e'),
          upper: svgPoints('-8,1 -1,-6 12,-6 25,-3 32,4 30,10 23,6 -6,7'),
          lower: svgPoints('-8,3 14,4 25,7 21,12 12,12 -4,11'),
          lowerTone: toneOf('#e9923a'),
          gape: 22,
        },
      },
    },
    shapesOf(
      [-102, -120, 67, 0, 26, -86, 32],
      [-98, -225, 120, -38, 40, -120, 32],
      [-141, -199, 150, -1, 20, -130, 32],
    ),
  ),
);
