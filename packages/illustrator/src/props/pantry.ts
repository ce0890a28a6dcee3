import { light, shade } from '../paint/colour.ts';
import { ellipse } from '../paint/geometry.ts';
import { CRUST, LEAF_GREEN } from './materials.ts';
import { ball, lump, slab, standing, xy } from './parts.ts';
import type { PropPainter } from './prop-painter.ts';

/** What grows in the patch and lies in the larder. */

export const carrot: PropPainter = {
  box: standing(60, 118),
  grip: [0, -60],
  paint(layer) {
    for (const turn of [-120, -100, -80, -60])
      layer.dab([0, -76], 42, 9, {
        angle: turn,
        colour: turn % 40 ? LEAF_GREEN : light(LEAF_GREEN, 0.08),
      });
    lump(layer, xy([-20, -76, 0, -84, 20, -76, 12, -34, 0, 0, -12, -34]), '#ef8a3c');
    for (const [x, y] of [
      [-14, -60],
      [2, -46],
      [-8, -30],
    ] as const)
      layer.line(xy([x, y, x + 8, y + 1]), 2.4, shade('#ef8a3c', 0.12), { even: true });
  },
};

export const bread: PropPainter = {
  box: standing(130, 74),
  grip: [0, -36],
  paint(layer) {
    lump(layer, xy([-60, -4, -64, -38, -40, -66, 0, -72, 40, -66, 64, -38, 60, -4, 0, 0]), CRUST);
    for (const x of [-32, 0, 32])
      layer.limb(xy([x - 10, -60, x, -46, x + 8, -30]), [4, 9, 4], '#f6dcae');
  },
};

export const sandwich: PropPainter = {
  box: standing(120, 84),
  grip: [0, -36],
  paint(layer) {
    slab(layer, xy([-56, 0, 56, 0, 56, -14, -56, -14]), '#f1cf96');
    lump(
      layer,
      xy([-60, -14, -40, -24, -14, -14, 12, -24, 36, -14, 60, -22, 58, -12, -58, -10]),
      '#8cc05c',
    );
    slab(layer, xy([-54, -22, 54, -22, 54, -32, -54, -32]), '#f2c14e');
    for (const x of [-32, 0, 32]) ball(layer, [x, -36], 17, { colour: '#e2574c', ry: 6 });
    lump(layer, xy([-56, -42, -52, -66, 0, -76, 52, -66, 56, -42, 0, -38]), '#f1cf96');
    layer.shape(ellipse([-14, -64], 20, 5, { turn: -8 }), '#fbe8c4', { opacity: 0.7 });
  },
};

export const strawberry: PropPainter = {
  box: standing(66, 80),
  grip: [0, -34],
  paint(layer) {
    lump(
      layer,
      xy([-30, -50, -20, -62, 0, -58, 20, -62, 30, -50, 22, -20, 0, 0, -22, -20]),
      '#e0413c',
    );
    for (const [x, y] of [
      [-14, -44],
      [4, -46],
      [18, -38],
      [-8, -28],
      [8, -26],
      [0, -12],
    ] as const)
      layer.dab([x, y], 5, 2, { angle: 80, colour: '#ffe08a' });
    for (const turn of [-160, -125, -90, -55, -20])
      layer.dab([0, -58], 22, 7, { angle: turn, colour: LEAF_GREEN });
  },
};

export const pumpkin: PropPainter = {
  box: standing(136, 116),
  grip: null,
  paint(layer) {
    const skin = '#ec8a32';
    for (const side of [-1, 1])
      ball(layer, [side * 38, -44], 30, { colour: shade(skin, 0.07), ry: 42 });
    for (const side of [-1, 1])
      ball(layer, [side * 20, -46], 28, { colour: shade(skin, 0.03), ry: 46 });
    ball(layer, [0, -46], 22, { colour: skin, ry: 47 });
    layer.limb(xy([0, -88, 2, -102, 14, -112]), [13, 9, 7], '#7f9a4c');
    layer.dab([10, -92], 38, 13, { angle: 12, colour: LEAF_GREEN });
  },
};

export const cheese: PropPainter = {
  box: standing(122, 76),
  grip: [0, -34],
  paint(layer) {
    const rind = '#f2c14e';
    slab(layer, xy([-58, -44, 34, -72, 58, -44]), light(rind, 0.08));
    slab(layer, xy([-58, -44, 58, -44, 58, 0, -58, 0]), rind);
    for (const [x, y, r] of [
      [-32, -22, 9],
      [2, -30, 7],
      [24, -14, 10],
      [44, -32, 5],
      [-8, -10, 5],
    ] as const)
      ball(layer, [x, y], r, { colour: shade(rind, 0.1) });
  },
};

export const banana: PropPainter = {
  box: standing(110, 72),
  grip: [0, -22],
  paint(layer) {
    for (const [dy, tone] of [
      [-12, shade('#f4cf4a', 0.06)],
      [0, '#f4cf4a'],
    ] as const)
      layer.limb(
        xy([-46, -50 + dy, -32, -22 + dy, 0, -12 + dy, 32, -22 + dy, 48, -46 + dy]),
        [8, 21, 25, 21, 8],
        tone,
        {
          coats: [layer.shading([0, -24 + dy], [0, dy], '#d9a43a', 0.8)],
        },
      );
    ball(layer, [-47, -58], 6, { colour: '#8a6a3c' });
  },
};
