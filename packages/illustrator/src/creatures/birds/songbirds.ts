import { alpha } from '../../paint/colour.ts';
import { ellipse, type Point } from '../../paint/geometry.ts';
import type { Layer } from '../../paint/layer.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import { form, toneOf } from '../parts/form.ts';
import { shapesOf, sized } from './measures.ts';
import { flying, perching } from './songbird.ts';

/** A blush without an edge. */
const blush = (layer: Layer, at: Point, radius: number, colour: string): void =>
  layer.disc(
    at,
    radius,
    layer.radial(at, 0, radius, [
      [0, alpha(colour, 0.95)],
      [0.55, alpha(colour, 0.7)],
      [1, alpha(colour, 0)],
    ]),
  );

const crown = (layer: Layer, colour: string): void => {
  for (const [x, angle] of [
    [-2, -118],
    [4, -92],
    [-7, -140],
  ] as const)
    layer.dab([x, -28], 19, 4.6, { angle, colour });
};

/** The little blue bird: sits fluffed up, flies, and hops with its wings up. */
export const bird = sized(
  0.84,
  perching(
    {
      back: '#5b9fd6',
      wing: '#467fbf',
      feathers: '#3a68a8',
      tips: '#9cc9ea',
      bar: '#bfe0f2',
      belly: '#fdeed6',
      beak: '#f2a540',
      legs: '#c9784a',
      brow: '#2f5590',
      markings: (layer) => blush(layer, [44, 2], 30, '#f3a072'),
      crest: (layer) => crown(layer, '#5b9fd6'),
    },
    shapesOf(
      [-71, -140, 54, 2, 14, -92, 36],
      [-88, -182, 69, -27, 31, -104, 36],
      [-99, -164, 87, 1, 6, -118, 36],
    ),
  ),
);

/** The robin with its red breast. */
export const robin = sized(
  0.82,
  perching(
    {
      back: '#8d7355',
      wing: '#7d6247',
      feathers: '#664d3c',
      belly: '#f7ecdd',
      beak: '#6b5148',
      legs: '#9a6148',
      brow: '#54402f',
      markings: (layer) =>
        form(
          layer,
          svgPoints('4,-46 22,-57 46,-54 66,-20 64,14 38,22 14,16 -2,-2 -5,-26'),
          toneOf('#e8713a'),
          { tremble: 2, shadow: 0.3 },
        ),
    },
    shapesOf(
      [-72, -126, 54, 2, 14, -88, 36],
      [-88, -182, 70, -27, 32, -104, 36],
      [-99, -149, 87, 1, 6, -111, 36],
    ),
  ),
);

/** Streaks along the folded wing. */
const streaks = (layer: Layer, colour: string): void => {
  for (const [x, y] of [
    [2, 10],
    [-12, 4],
    [-8, 18],
    [-24, 12],
    [-22, 24],
    [-2, 26],
  ] as const)
    layer.dab([x, y], 13, 3, { angle: 160, colour });
};

/** The sparrow: grey cap, black bib, streaked wings. */
export const sparrow = sized(
  0.78,
  perching(
    {
      back: '#a9764c',
      wing: '#9a6742',
      feathers: '#7a4f36',
      tips: '#d9b48a',
      bar: '#f3e3c8',
      belly: '#efe2cd',
      beak: '#6f5a4e',
      legs: '#c08a6a',
      brow: '#553a2e',
      folded: { markings: (layer) => streaks(layer, '#5d3b2b') },
      markings: (layer) => {
        layer.shape(ellipse([8, -20], 29, 17, { turn: 8 }), '#f3e8d4', { tremble: 1.4 });
        layer.shape(ellipse([40, -24], 16, 14), '#f3e8d4', { tremble: 1.4 });
        form(
          layer,
          svgPoints('-14,-62 14,-74 44,-66 52,-44 34,-47 24,-41 12,-47 -8,-46'),
          toneOf('#9a8f8a'),
          { tremble: 1.2, shadow: 0.2 },
        );
        layer.shape(svgPoints('20,-20 30,-22 44,-18 46,-4 36,8 26,-2'), '#4b3a3a', {
          tremble: 1.2,
        });
      },
    },
    shapesOf(
      [-72, -126, 54, 3, 14, -88, 36],
      [-88, -182, 69, -27, 31, -104, 36],
      [-99, -149, 87, 1, 6, -111, 36],
    ),
  ),
);

/** The canary, yellow as butter. */
export const canary = sized(
  0.78,
  perching(
    {
      back: '#f5d04e',
      wing: '#eebd3a',
      feathers: '#dd9f30',
      tips: '#fdf0b4',
      bar: '#fdf0b4',
      belly: '#fdeea6',
      beak: '#ee9a6a',
      legs: '#d98a62',
      brow: '#a8732c',
      crest: (layer) => {
        crown(layer, '#f5d04e');
        layer.dab([10, -28], 16, 4.4, { angle: -64, colour: '#eebd3a' });
      },
    },
    shapesOf(
      [-72, -141, 54, 3, 14, -92, 36],
      [-88, -182, 69, -27, 31, -104, 36],
      [-99, -164, 87, 1, 6, -118, 36],
    ),
  ),
);

/** The swallow: dark wings like sickles, a rusty throat and two long tail feathers. */
export const swallow = sized(
  0.82,
  flying(
    {
      back: '#3f5a9c',
      wing: '#344b88',
      feathers: '#2c3d74',
      belly: '#fbf0de',
      beak: '#4d4552',
      legs: '#8d5a4e',
      brow: '#22305c',
      span: [104, 40],
      tail: { length: 44, width: 11, spread: 34, fork: 1.9 },
      markings: (layer) => {
        form(layer, svgPoints('10,-26 26,-32 40,-34 62,-22 60,-4 40,2 20,-4'), toneOf('#c9613c'), {
          tremble: 1.4,
          shadow: 0.2,
        });
      },
    },
    shapesOf(
      [-122, -61, 129, 70, 20, -23, 36],
      [-122, -120, 96, 62, 30, -20, 36],
      [-117, -89, 101, 117, 14, -26, 36],
    ),
  ),
);
