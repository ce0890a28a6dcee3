import { light, shade } from '../paint/colour.ts';
import { ellipse } from '../paint/geometry.ts';
import { panel } from './forms.ts';
import { ball, lump, plank, rod, slab, standing, xy } from './parts.ts';
import type { PropPainter } from './prop-painter.ts';

/** What stands in a parlour. */

const CREAM = '#fff3dc';
const INK = '#4a4058';

export const piano: PropPainter = {
  box: standing(250, 196),
  grip: null,
  paint(layer) {
    const wood = '#9a5a3c';
    for (const x of [-92, 92]) plank(layer, x - 10, -80, x + 10, 0, shade(wood, 0.06));
    plank(layer, -100, -178, 100, -4, shade(wood, 0.03));
    plank(layer, -84, -66, 84, -12, shade(wood, 0.1));
    panel(layer, [-114, -194, 114, -176], 6, light(wood, 0.04));
    panel(layer, [-86, -168, 86, -118], 6, light(wood, 0.02));
    slab(layer, xy([-30, -160, 0, -156, 30, -160, 32, -116, 0, -112, -32, -116]), CREAM, 0.06);
    for (let i = 0; i < 3; i++)
      for (const side of [-1, 1]) {
        layer.line(xy([side * 5, -148 + i * 11, side * 26, -150 + i * 11]), 1.4, '#a99aa8', {
          even: true,
        });
        layer.disc(side * (10 + ((i * 7) % 13)), -147 + i * 11, 2.4, INK);
      }
    panel(layer, [-118, -106, 118, -70], 8, wood);
    panel(layer, [-104, -104, 104, -80], 2, '#fffaf0', 0.07);
    for (let i = 1; i < 14; i++)
      layer.line(xy([-104 + i * 14.9, -103, -104 + i * 14.9, -81]), 1.3, '#a99aa8', { even: true });
    for (let i = 1; i < 14; i++)
      if (i % 7 !== 3 && i % 7 !== 0)
        panel(layer, [-108 + i * 14.9, -105, -100 + i * 14.9, -91], 1.6, '#3f3548');
    for (const x of [-8, 8]) ball(layer, x, -6, 5, '#e5b243', 3.6);
  },
};

export const mirror: PropPainter = {
  box: standing(116, 214),
  grip: null,
  paint(layer) {
    const gold = '#dba946';
    for (const side of [-1, 1]) {
      layer.limb(
        xy([side * 48, -116, side * 50, -60, side * 44, -8]),
        [7, 8, 9],
        shade(gold, 0.12),
      );
      layer.limb(xy([side * 44, -12, side * 52, -4, side * 58, -1]), [10, 9, 7], shade(gold, 0.12));
    }
    rod(layer, xy([-44, -18, 44, -18]), 8, shade(gold, 0.12));
    lump(layer, ellipse(0, -114, 49, 88, 0, 26), gold);
    layer.shape(ellipse(0, -114, 39, 77, 0, 26), '#c9e6ee', {
      tremble: 0.3,
      coats: [
        layer.shading([10, -150], [30, -40], '#8fb6cf', 0.8),
        layer.bloom([-16, -150], 46, '#f4fdff', 0.9),
      ],
    });
    layer.line(xy([-24, -96, -12, -128, 8, -164]), 9, '#ffffff', { opacity: 0.85 });
    layer.line(xy([-10, -84, 4, -116, 20, -144]), 5, '#ffffff', { opacity: 0.75 });
    for (const side of [-1, 1])
      lump(
        layer,
        xy([0, -196, side * 12, -206, side * 26, -200, side * 20, -190]),
        light(gold, 0.04),
      );
    ball(layer, 0, -203, 9, '#e4675e');
    for (const side of [-1, 1]) ball(layer, side * 50, -114, 6, light(gold, 0.08));
  },
};
