import { light, shade } from '../paint/colour.ts';
import { ellipse } from '../paint/geometry.ts';
import type { Layer } from '../paint/layer.ts';
import { panel } from './forms.ts';
import { CREAM, MILK, SILVER } from './materials.ts';
import { ball, lump, plank, rod, slab, standing, xy } from './parts.ts';
import type { PropPainter } from './prop-painter.ts';

export const sledge: PropPainter = {
  box: standing(180, 64),
  grip: null,
  seat: [-14, -52],
  paint(layer, { colour }) {
    for (const lift of [0, -7])
      rod(layer, xy([-80, lift - 3, 40, lift - 3, 76, lift - 14, 84, lift - 36]), 7, '#8f6a4a');
    for (const x of [-56, 0, 48]) rod(layer, xy([x, -6, x, -40]), 7, '#a97c52');
    for (const [i, y] of [-44, -50].entries())
      plank(layer, [-84 + i * 4, y - 5, 70 + i * 6, y + 5], i ? colour : shade(colour, 0.1));
    layer.line(xy([84, -40, 100, -60, 92, -64]), 3, '#d8b98c', { even: true });
  },
};

export const skates: PropPainter = {
  box: standing(84, 62),
  grip: [0, -60],
  paint(layer, { colour }) {
    for (const x of [-22, 20]) {
      lump(
        layer,
        xy([x - 14, -14, x - 15, -54, x + 5, -56, x + 7, -32, x + 22, -26, x + 23, -13]),
        colour,
      );
      plank(layer, [x - 16, -58, x + 7, -50], MILK);
      rod(layer, xy([x - 16, -4, x + 18, -3, x + 26, -9]), 4, '#aeb7c8');
      for (const dx of [-8, 12]) rod(layer, xy([x + dx, -13, x + dx, -4]), 3, '#aeb7c8');
    }
  },
};

const ski = (layer: Layer, colour: string): void => {
  layer.limb(xy([0, -4, 0, -110, 1, -196, 7, -222, 18, -234]), [17, 17, 17, 16, 9], colour, {
    tremble: 0.4,
    coats: [layer.shading([-4, -160], [14, 0], shade(colour, 0.16), 0.8)],
  });
  for (const y of [-186, -172, -30])
    layer.line(xy([-7, y, 0, y - 2, 7, y]), 6, CREAM, { even: true });
  panel(layer, [-10, -116, 10, -76], 5, { colour: '#4a4460' });
  panel(layer, [-8, -108, 8, -100], 3, { colour: SILVER });
  layer.line(xy([-4, -160, -4, -140, -4, -122]), 2.6, light(colour, 0.16), { opacity: 0.8 });
};

export const skis: PropPainter = {
  box: standing(176, 248),
  grip: null,
  paint(layer, { colour }) {
    for (const side of [-1, 1]) {
      layer.at({ x: side * 52, y: 0, turn: side * 8 }, () => {
        rod(layer, xy([0, 0, 0, -180]), 5, SILVER);
        panel(layer, [-5, -204, 5, -174], 4, { colour: '#4a4460' });
        layer.shape(ellipse([0, -16], 12, 4), colour, { tremble: 0.3 });
        layer.limb(xy([4, -182, 13, -172, 6, -162]), [2.6, 2.6], '#4a4460', { tremble: 0.1 });
      });
    }
    layer.at({ x: -12, y: 0, turn: -3, flip: true }, () => ski(layer, shade(colour, 0.05)));
    layer.at({ x: 12, y: 0, turn: 3 }, () => ski(layer, colour));
  },
};

export const snowman: PropPainter = {
  box: standing(150, 220),
  grip: null,
  paint(layer, { colour }) {
    const snow = '#f6f8fc';
    for (const side of [-1, 1])
      layer.limb(xy([side * 40, -104, side * 66, -120, side * 84, -146]), [6, 5, 3], '#7a5238');
    ball(layer, [0, -46], 60, { colour: snow, ry: 52 });
    ball(layer, [0, -116], 45, { colour: snow, ry: 41 });
    ball(layer, [0, -170], 33, { colour: snow, ry: 31 });
    lump(layer, xy([-36, -146, 0, -136, 36, -146, 34, -134, 0, -124, -34, -134]), colour);
    lump(layer, xy([14, -138, 30, -134, 34, -98, 20, -98]), colour);
    slab(layer, xy([4, -172, 36, -166, 4, -162]), '#ef8a35');
    for (const x of [-9, 13]) layer.disc([x, -180], 4, '#3f3348');
    for (let i = 0; i < 5; i++)
      layer.disc([-10 + i * 6, -154 + Math.abs(2 - i) * -2], 2.2, '#3f3348');
    for (const y of [-116, -96, -76]) layer.disc([4, y], 4, '#3f3348');
    plank(layer, [-34, -200, 34, -193], '#43384f');
    plank(layer, [-22, -230, 22, -198], '#43384f');
    plank(layer, [-23, -208, 23, -199], '#d9574a');
  },
};
