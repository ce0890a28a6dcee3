import { light, shade } from '../paint/colour.ts';
import type { Point } from '../paint/geometry.ts';
import type { Layer } from '../paint/layer.ts';
import { panel, ring, roundCorners } from './forms.ts';
import { INK, IVORY, STEEL, TIN } from './materials.ts';
import { ball, lump, rod, slab, standing, toyFace, wheel, xy } from './parts.ts';
import type { PropPainter } from './prop-painter.ts';

/** What a family has about the house: somebody far away on a tablet, a vacuum cleaner. */

const heartPoints = ([x, y]: Point, size: number): Point[] =>
  Array.from({ length: 26 }, (_, i): Point => {
    const t = (i * 2 * Math.PI) / 26;
    const down = 13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t);
    return [x + size * Math.sin(t) ** 3, y - (size * down) / 16];
  });

const heart = (layer: Layer, at: Point, size: number, colour: string): void =>
  lump(layer, heartPoints(at, size), colour, 0.1);

/** A tablet on its stand, with a smiling heart in it and three kisses that fly up: nobody's face, and everybody's. */
export const tablet: PropPainter = {
  box: standing(124, 92),
  grip: [0, -6],
  paint(layer, { colour }) {
    slab(layer, xy([-35, -6, 35, -6, 47, 0, -47, 0]), shade(colour, 0.08), 0.1);
    panel(layer, [-60, -90, 60, -4], 9, { colour });
    layer.shape(roundCorners([-52, -82, 52, -12], 5), '#ffe6cf', {
      smoothed: true,
      tremble: 0.2,
      coats: [layer.bloom([0, -46], 50, '#fff6e8', 0.9)],
    });
    heart(layer, [-6, -43], 27, '#e0605a');
    toyFace(layer, [-6, -48], 26);
    for (const [x, y, size] of [
      [28, -33, 7],
      [38, -52, 5.4],
      [30, -69, 4],
    ] as const)
      heart(layer, [x, y], size, '#ee8d8a');
    layer.disc([0, -86], 1.6, IVORY);
  },
};

/** A vacuum cleaner on wheels, with its hose, its long pipe and one round button. */
export const vacuumCleaner: PropPainter = {
  box: { left: -112, top: -196, right: 108, bottom: 2 },
  grip: null,
  paint(layer, { colour }) {
    layer.limb(xy([-66, -34, -100, -30, -108, -8, -84, -2]), [4, 4, 3], INK);
    lump(
      layer,
      xy([-76, -14, -78, -46, -56, -76, -16, -84, 16, -66, 24, -34, 18, -12, -30, -8]),
      colour,
    );
    lump(layer, xy([-62, -44, -44, -66, -14, -70, -4, -52, -28, -44]), light(colour, 0.1), 0.06);
    ball(layer, [-30, -82], 9, { colour: '#e2574c' });
    wheel(layer, [-50, -20], 20, STEEL);
    wheel(layer, [6, -12], 12, STEEL);
    layer.limb(
      xy([18, -48, 44, -64, 34, -128, 46, -176, 66, -182]),
      [11, 12, 12, 11, 9],
      '#6a6480',
    );
    for (const [x, y] of [
      [38, -72],
      [38, -94],
      [37, -116],
      [40, -138],
      [44, -158],
    ] as const)
      ring(layer, [x, y], 6, { width: 2.4, colour: TIN });
    rod(layer, xy([64, -184, 84, -14]), 9, TIN);
    rod(layer, xy([60, -190, 68, -172]), 12, INK);
    panel(layer, [58, -16, 108, 0], 6, { colour: INK });
  },
};
