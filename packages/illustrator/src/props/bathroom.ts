import { light, shade } from '../paint/colour.ts';
import { ellipse } from '../paint/geometry.ts';
import { panel } from './forms.ts';
import { BRASS, MILK } from './materials.ts';
import { ball, lump, plank, rod, standing, xy } from './parts.ts';
import type { PropPainter } from './prop-painter.ts';

const FOAM = '#f3fbff';
/** Heaps of foam along the rim: x, y and radius. */
const HEAPS = [
  [-104, -128, 26],
  [-66, -142, 34],
  [-20, -134, 30],
  [22, -148, 36],
  [66, -132, 28],
  [100, -124, 20],
] as const;

export const bathtub: PropPainter = {
  box: standing(330, 196),
  grip: null,
  paint(layer, { colour }) {
    rod(layer, xy([138, -108, 138, -176, 118, -188, 104, -176]), 9, BRASS);
    ball(layer, [138, -150], 10, { colour: BRASS });
    for (const [x, y, radius] of HEAPS) ball(layer, [x, y], radius, { colour: FOAM });
    for (const side of [-1, 1]) {
      lump(layer, xy([side * 100, -22, side * 122, -20, side * 124, 0, side * 98, 0]), BRASS);
    }
    lump(
      layer,
      xy([-148, -112, 148, -112, 140, -66, 116, -26, 80, -14, -80, -14, -116, -26, -140, -66]),
      colour,
      0.16,
    );
    layer.line(xy([-112, -88, -106, -58, -90, -36]), 7, light(colour, 0.14), { opacity: 0.8 });
    panel(layer, [-160, -122, 160, -102], 10, { colour: MILK });
    for (const [x, y, radius] of [
      [-88, -114, 20],
      [-58, -108, 15],
      [34, -112, 18],
    ] as const)
      ball(layer, [x, y], radius, { colour: FOAM });
  },
};

export const toothbrush: PropPainter = {
  box: standing(150, 62),
  grip: [-34, -16],
  paint(layer, { colour }) {
    rod(layer, xy([-70, -8, -20, -18, 66, -34]), 11, colour);
    lump(layer, xy([34, -30, 70, -37, 72, -30, 36, -22]), shade(colour, 0.08));
    for (let i = 0; i < 5; i++)
      plank(layer, [36 + i * 7, -54 - i * 1.4, 41 + i * 7, -32 - i * 1.4], '#8fd18a');
    lump(layer, ellipse([52, -56], 16, 5), '#fdfdff', 0.06);
  },
};
