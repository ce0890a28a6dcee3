import { light, shade } from '../paint/colour.ts';
import { ellipse } from '../paint/geometry.ts';
import { CREAM, CRUST } from './materials.ts';
import { ball, lump, plank, rod, slab, standing, xy } from './parts.ts';
import type { PropPainter } from './prop-painter.ts';

export const cake: PropPainter = {
  box: standing(120, 130),
  grip: [0, -4],
  lamp: { at: [0, -122], radius: 140, colour: '#ffd88a' },
  paint(layer, { colour }) {
    lump(layer, ellipse([0, -6], 60, 9, { turn: 0, count: 18 }), '#e8e2ea');
    lump(layer, xy([-50, -8, -50, -48, 50, -48, 50, -8, 0, -2]), '#f3cf9a');
    lump(
      layer,
      xy([
        -52, -40, -46, -56, 46, -56, 52, -40, 40, -32, 28, -42, 14, -30, 0, -42, -14, -30, -28, -42,
        -40, -32,
      ]),
      colour,
    );
    lump(layer, xy([-34, -52, -34, -84, 34, -84, 34, -52, 0, -48]), '#f3cf9a');
    lump(
      layer,
      xy([-36, -76, -30, -92, 30, -92, 36, -76, 24, -68, 12, -78, 0, -68, -12, -78, -24, -68]),
      CREAM,
    );
    for (const x of [-20, 0, 20]) {
      rod(layer, xy([x, -90, x, -112]), 5, x ? '#7fb6d2' : '#e58aa0');
      layer.dab([x, -112], 13, 4.4, { angle: -90, colour: '#ffb43c' });
      layer.dab([x, -112], 7, 2.4, { angle: -90, colour: '#fff2b4' });
    }
    for (let i = 0; i < 7; i++)
      ball(layer, [-42 + i * 14, -18 - (i % 2) * 8], 3.4, {
        colour: i % 2 ? '#e46a6a' : '#8fbf8a',
      });
  },
};

export const apple: PropPainter = {
  box: standing(44, 50),
  grip: [0, -22],
  paint(layer) {
    lump(
      layer,
      xy([0, -38, 12, -42, 21, -30, 17, -9, 6, 0, -6, 0, -17, -9, -21, -30, -12, -42]),
      '#d9463c',
    );
    rod(layer, xy([0, -36, 2, -48]), 3.4, '#7a4a30');
    layer.dab([2, -44], 17, 5, { angle: -22, colour: '#6da552' });
  },
};

export const basket: PropPainter = {
  box: standing(110, 110),
  grip: [0, -106],
  paint(layer) {
    layer.limb(xy([-44, -50, -36, -92, 0, -106, 36, -92, 44, -50]), [8, 8, 8], '#a9703e');
    ball(layer, [-18, -52], 15, { colour: '#d9463c' });
    ball(layer, [10, -56], 16, { colour: '#e9b03c' });
    ball(layer, [28, -50], 12, { colour: '#7fae5c' });
    lump(layer, xy([-52, -50, 52, -50, 44, -4, 30, 0, -30, 0, -44, -4]), '#c08a4e');
    for (let row = 0; row < 4; row++)
      for (let i = 0; i < 8; i++)
        layer.dab([-46 + i * 12 + (row % 2) * 6, -42 + row * 11], 11, 3, {
          angle: 0,
          colour: (i + row) % 2 ? '#dba966' : '#9a6634',
        });
    plank(layer, [-55, -56, 55, -47], '#a9703e');
  },
};

export const cup: PropPainter = {
  box: standing(58, 60),
  grip: [22, -24],
  paint(layer, { colour }) {
    layer.ctx.strokeStyle = colour;
    layer.ctx.lineWidth = 6;
    layer.ctx.beginPath();
    layer.ctx.arc(22, -22, 11, -1.6, 1.6);
    layer.ctx.stroke();
    lump(layer, xy([-24, -42, 24, -42, 21, -8, 12, 0, -12, 0, -21, -8]), colour);
    layer.shape(ellipse([0, -42], 23, 5, { turn: 0, count: 16 }), '#7a4a34', { tremble: 0.3 });
    for (const x of [-8, 8])
      layer.line(xy([x, -48, x - 5, -58, x + 3, -66, x - 2, -76]), 3, '#ffffff', { opacity: 0.6 });
  },
};

export const biscuit: PropPainter = {
  box: standing(44, 44),
  grip: [0, -20],
  paint(layer) {
    ball(layer, [0, -21], 21, { colour: CRUST });
    for (const [x, y] of [
      [-8, -28],
      [6, -32],
      [10, -16],
      [-4, -14],
      [-12, -18],
      [2, -22],
    ] as const)
      ball(layer, [x, y], 2.8, { colour: '#6b3f28' });
  },
};

export const iceCream: PropPainter = {
  box: standing(48, 96),
  grip: [0, -20],
  paint(layer) {
    slab(layer, xy([-19, -50, 19, -50, 0, 0]), CRUST);
    for (let i = 0; i < 3; i++)
      layer.line(xy([-12 + i * 10, -46, -4 + i * 6, -26, 0, -8]), 1.6, shade(CRUST, 0.14), {
        even: true,
      });
    ball(layer, [-9, -56], 16, { colour: '#f6b8c4' });
    ball(layer, [10, -57], 16, { colour: '#fff0cf' });
    ball(layer, [0, -74], 17, { colour: '#a9d8c8' });
    ball(layer, [2, -91], 5, { colour: '#d9463c' });
  },
};

export const pizza: PropPainter = {
  box: standing(150, 40),
  grip: [0, -8],
  paint(layer) {
    lump(layer, ellipse([0, -14], 74, 20, { turn: 0, count: 22 }), CRUST);
    lump(layer, ellipse([0, -18], 62, 15, { turn: 0, count: 22 }), '#e2573f');
    lump(layer, ellipse([0, -19], 58, 13, { turn: 0, count: 22 }), '#f6d27a');
    for (const [x, y] of [
      [-34, -20],
      [-8, -26],
      [24, -24],
      [40, -16],
      [6, -13],
      [-20, -12],
    ] as const)
      ball(layer, [x, y], 8, { colour: '#d0463c', ry: 3.6 });
    for (const [x, y] of [
      [-24, -25],
      [12, -20],
      [34, -22],
    ] as const)
      layer.dab([x, y], 11, 3, { angle: -20, colour: '#6f9f4c' });
  },
};

export const pancakes: PropPainter = {
  box: standing(110, 84),
  grip: [0, -4],
  paint(layer) {
    lump(layer, ellipse([0, -6], 54, 8, { turn: 0, count: 18 }), '#dfe6ee');
    for (let i = 0; i < 5; i++)
      lump(
        layer,
        ellipse([(i % 2) * 4 - 2, -14 - i * 11], 42, 9, { turn: 0, count: 18 }),
        i % 2 ? '#e5b568' : CRUST,
      );
    lump(
      layer,
      xy([-30, -62, 0, -68, 32, -62, 38, -46, 30, -34, 22, -50, 4, -40, -6, -54, -24, -44]),
      '#b9682c',
    );
    slab(layer, xy([-10, -66, 8, -69, 11, -78, -7, -76]), '#ffe9a0');
  },
};

export const soupPot: PropPainter = {
  box: standing(130, 110),
  grip: null,
  paint(layer) {
    for (const side of [-1, 1]) ball(layer, [side * 58, -58], 9, { colour: '#5a6a86' });
    lump(layer, xy([-54, -74, 54, -74, 50, -14, 32, 0, -32, 0, -50, -14]), '#7088a8');
    layer.shape(ellipse([0, -74], 54, 11, { turn: 0, count: 20 }), '#e0a04c', { tremble: 0.4 });
    for (const [x, colour] of [
      [-22, '#e2663f'],
      [4, '#86b45c'],
      [26, '#e2663f'],
    ] as const)
      ball(layer, [x, -76], 6, { colour, ry: 3.5 });
    rod(layer, xy([18, -76, 50, -120]), 6, '#a9703e');
    for (const x of [-14, 8])
      layer.line(xy([x, -88, x - 8, -102, x + 5, -116, x - 3, -132]), 5, '#ffffff', {
        opacity: 0.5,
      });
  },
};

export const egg: PropPainter = {
  box: standing(44, 56),
  grip: [0, -24],
  paint(layer, { colour }) {
    lump(
      layer,
      xy([0, -56, 15, -42, 21, -22, 13, -3, 0, 1, -13, -3, -21, -22, -15, -42]),
      CREAM,
      0.1,
    );
    for (const [x, y, r] of [
      [-7, -36, 4],
      [8, -26, 5],
      [-9, -15, 4],
      [4, -10, 3],
      [3, -44, 3],
    ] as const)
      ball(layer, [x, y], r, { colour: light(colour, 0.1) });
  },
};

export const jar: PropPainter = {
  box: standing(50, 66),
  grip: [0, -34],
  lamp: { at: [0, -26], radius: 130, colour: '#fff0a8' },
  paint(layer, { random }) {
    lump(layer, xy([-22, 0, -25, -30, -20, -52, 20, -52, 25, -30, 22, 0]), '#cfe6e2', 0.08);
    plank(layer, [-20, -64, 20, -52], '#d99a54');
    for (let i = 0; i < 6; i++) {
      const [x, y] = [random.between(-14, 14), random.between(-42, -10)];
      layer.glow([x, y], 14, '#ffe98a', { opacity: 0.8 });
      layer.disc([x, y], 2.6, '#fff6c8');
    }
    layer.line(xy([-17, -10, -18, -28, -14, -44]), 3.4, '#ffffff', { opacity: 0.8 });
  },
};
