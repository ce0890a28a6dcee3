import { ellipse, type Point } from '../../paint/geometry.ts';
import type { Layer } from '../../paint/layer.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import { form, formLimb, toneOf } from '../parts/form.ts';
import { shapesOf, sized } from './measures.ts';
import type { Beak } from './parts.ts';
import { perched, UPRIGHT } from './perched.ts';

/** Birds that stand tall: eagle, puffin and woodpecker. */

const HOOKED: Pick<Beak, 'upper' | 'lower' | 'gape' | 'nostril'> = {
  upper: svgPoints('-9,0 -3,-10 8,-11 20,-4 26,8 23,18 16,10 6,8 -6,8'),
  lower: svgPoints('-6,4 6,6 17,9 10,15 -2,12'),
  gape: 20,
  nostril: [4, -4],
};

/** A ragged edge of feathers, as where the white head of an eagle ends. */
const ragged = (layer: Layer, line: readonly Point[], colour: string): void =>
  line.forEach(([x, y], i) => {
    layer.dab([x, y], 16 + (i % 2) * 6, 6, { angle: 96 - i * 3, colour });
  });

/** The eagle: white head and tail, brown wings wider than any other's. */
export const eagle = sized(
  1.22,
  perched(
    UPRIGHT,
    {
      back: '#7a5138',
      wing: '#6e4734',
      feathers: '#57382f',
      folded: { length: 92, depth: 46 },
      open: { length: 138, depth: 66, count: 8 },
      tail: { length: 50, width: 18, spread: 26, tone: toneOf('#f6efe2') },
      legs: { tone: '#f0b23e', width: 9, foot: 'toes', size: 22 },
      face: {
        near: [-8, -4],
        far: [22, -7],
        size: 7.8,
        brow: '#b39a7e',
        cheek: [-9, 12],
        beak: { ...HOOKED, at: [10, 8], tone: toneOf('#f4b942') },
      },
      markings: (layer) => {
        form(
          layer,
          svgPoints('-50,-100 70,-100 70,-22 46,-16 14,-20 -14,-30 -40,-36'),
          toneOf('#f8f1e4'),
          { tremble: 1.6, shadow: 0.25, hair: 80 },
        );
        ragged(
          layer,
          svgPoints('52,-26 40,-22 28,-22 16,-24 4,-27 -8,-32 -20,-36 -30,-38'),
          '#f8f1e4',
        );
        for (let i = 0; i < 9; i++)
          layer.dab([44 - (i % 3) * 16, 10 + Math.floor(i / 3) * 15], 13, 4, {
            angle: 92,
            colour: '#94664a',
          });
      },
      crest: (layer) => {
        for (const [x, y, angle] of [
          [-28, -14, 196],
          [-31, -4, 182],
          [-22, -24, 214],
        ] as const)
          layer.dab([x, y], 18, 6, { angle, colour: '#f8f1e4' });
      },
    },
    shapesOf(
      [-75, -166, 55, 6, 13, -124, 40],
      [-103, -280, 125, -38, 50, -140, 40],
      [-167, -216, 157, 6, 4, -150, 40],
    ),
  ),
);

/** The puffin: a penguin's coat, and a beak in all colours. */
export const puffin = sized(
  0.86,
  perched(
    UPRIGHT,
    {
      back: '#454a68',
      belly: '#fbf4e6',
      wing: '#3d425f',
      feathers: '#343852',
      folded: { length: 80, depth: 34 },
      open: { length: 88, depth: 44, count: 6 },
      tail: { length: 26, width: 15, spread: 30, count: 3 },
      legs: { tone: '#ef7f3a', width: 8, foot: 'web', size: 25 },
      face: {
        near: [-8, -3],
        far: [22, -7],
        size: 7.6,
        brow: '#5a5f7e',
        cheek: [-11, 13],
        beak: {
          at: [10, 11],
          tone: toneOf('#ee6a3a'),
          upper: svgPoints('-8,4 -5,-11 5,-15 20,-10 32,2 36,11 20,8 -6,8'),
          lower: svgPoints('-7,5 20,7 33,10 20,17 6,20 -4,15'),
          gape: 16,
          markings: (layer) => {
            layer.shape(ellipse([-8, -2], 11, 24), '#5f7396', { tremble: 0.4 });
            formLimb(layer, svgPoints('5,-17 7,-4 4,12'), [4.4, 4.4, 4.4], {
              tone: toneOf('#fbd873'),
              tremble: 0.3,
              small: true,
            });
          },
        },
      },
      mask: (layer) => {
        form(layer, ellipse([-7, 3], 21, 22, { turn: -8 }), toneOf('#fdf7ec'), {
          tremble: 1,
          shadow: 0.2,
        });
        form(layer, ellipse([26, 0], 15, 19), toneOf('#fdf7ec'), { tremble: 1, shadow: 0.2 });
        layer.dab([-17, 0], 14, 2.6, { angle: 166, colour: '#5a5f7e' });
      },
    },
    shapesOf(
      [-57, -166, 65, 0, 14, -124, 40],
      [-80, -227, 90, -41, 48, -140, 40],
      [-112, -194, 97, 0, 4, -150, 40],
    ),
  ),
);

/** The woodpecker: a red crest, a beak like a chisel, white spots on black wings. */
export const woodpecker = sized(
  0.88,
  perched(
    UPRIGHT,
    {
      back: '#4a4663',
      belly: '#f8ecd8',
      wing: '#423e5a',
      feathers: '#3a3650',
      folded: {
        length: 86,
        markings: (layer) => {
          for (const [x, y] of [
            [2, 8],
            [-10, 16],
            [2, 22],
            [-22, 8],
            [-24, 22],
            [-12, 29],
          ] as const)
            layer.shape(ellipse([x, y], 4.6, 3.4), '#fbf4e6', { tremble: 0.3 });
        },
      },
      open: { tips: '#fbf4e6', length: 98 },
      tail: { length: 52, width: 13, spread: 14 },
      legs: { tone: '#8a7f8c', width: 6, foot: 'toes', size: 18 },
      face: {
        near: [-7, -2],
        far: [22, -5],
        size: 7.6,
        brow: '#a53b36',
        cheek: [-9, 13],
        beak: {
          at: [10, 7],
          tone: toneOf('#8f8698'),
          upper: svgPoints('-8,1 0,-8 16,-6 46,3 18,5 -5,6'),
          lower: svgPoints('-7,3 16,4 40,5 14,11 -4,10'),
          gape: 14,
        },
      },
      mask: (layer) => {
        layer.shape(ellipse([0, 10], 34, 22, { turn: -4 }), '#fbf1df', { tremble: 1.2 });
        layer.shape(ellipse([-6, -2], 14, 15), '#fbf1df', { tremble: 1 });
        layer.shape(ellipse([24, -4], 13, 15), '#fbf1df', { tremble: 1 });
        form(
          layer,
          svgPoints('-44,-8 -30,-44 4,-52 44,-44 46,-18 30,-21 14,-14 -2,-19 -18,-14 -26,0'),
          toneOf('#dc453c'),
          { tremble: 1.4, shadow: 0.3 },
        );
      },
      crest: (layer) => {
        for (const [x, y, angle, long] of [
          [-24, -20, 206, 30],
          [-17, -27, 222, 32],
          [-8, -32, 238, 28],
          [2, -34, 254, 20],
        ] as const)
          layer.dab([x, y], long, 8, { angle, colour: '#dc453c' });
      },
      markings: (layer) =>
        layer.shape(ellipse([22, 64], 40, 20), '#e0584a', { tremble: 2, opacity: 0.8 }),
    },
    shapesOf(
      [-73, -185, 74, 3, 14, -128, 40],
      [-103, -236, 100, -41, 50, -140, 40],
      [-123, -211, 109, 3, 4, -150, 40],
    ),
  ),
);
