import { light, shade } from '../paint/colour.ts';
import { ellipse } from '../paint/geometry.ts';
import { panel } from './forms.ts';
import { BRASS, CREAM, INK, STEEL, TIN } from './materials.ts';
import { ball, lump, plank, rod, standing, toyFace, xy } from './parts.ts';
import type { PropPainter } from './prop-painter.ts';

/** What cooks, cools and washes in a kitchen. */

const ENAMEL = '#f4e7cf';

export const cooker: PropPainter = {
  box: standing(172, 214),
  grip: null,
  paint(layer, { colour }) {
    for (const x of [-66, 66]) rod(layer, xy([x, 0, x, -14]), 12, INK);
    panel(layer, [-82, -150, 82, -8], 10, { colour: ENAMEL });
    panel(layer, [-84, -156, 84, -138], 6, { colour: INK });
    panel(layer, [-60, -98, 60, -26], 9, { colour: shade(ENAMEL, 0.1) });
    panel(layer, [-46, -86, 46, -38], 7, { colour: '#5a4038' });
    layer.glow([0, -52], 46, '#ffb45e', { opacity: 0.7 });
    lump(layer, xy([-24, -44, -20, -62, 0, -70, 20, -62, 24, -44]), '#d99a52');
    rod(layer, xy([-52, -104, 52, -104]), 6, BRASS);
    for (const x of [-54, -27, 0, 27, 54]) {
      ball(layer, [x, -122], 8, { colour: x === 0 ? BRASS : colour });
      rod(layer, xy([x, -122, x + 2, -128]), 2.4, CREAM);
    }
    panel(layer, [-62, -196, 0, -156], 8, { colour });
    plank(layer, [-66, -200, 4, -192], light(colour, 0.08));
    ball(layer, [-31, -204], 6, { colour: BRASS });
    for (const side of [-1, 1]) ball(layer, [-31 + side * 36, -178], 5, { colour: INK });
    panel(layer, [20, -174, 70, -156], 6, { colour: STEEL });
    rod(layer, xy([68, -168, 84, -172]), 6, INK);
    for (const [x, y, r] of [
      [-40, -212, 5],
      [44, -184, 5],
      [52, -194, 7],
    ] as const)
      layer.disc([x, y], r, '#fffaf0', 0.5);
  },
};

export const fridge: PropPainter = {
  box: standing(132, 288),
  grip: null,
  paint(layer) {
    const cool = '#bfe0da';
    for (const x of [-46, 46]) rod(layer, xy([x, 0, x, -12]), 12, INK);
    panel(layer, [-62, -284, 62, -8], 20, { colour: cool });
    layer.line(xy([-60, -190, 0, -190, 60, -190]), 4, shade(cool, 0.16), { even: true });
    for (const [top, bottom] of [
      [-236, -202],
      [-178, -122],
    ] as const)
      rod(layer, xy([-46, top, -46, bottom]), 7, TIN);
    panel(layer, [-20, -176, 40, -116], 2, { colour: CREAM, depth: 0.05 });
    layer.shape(ellipse([8, -140], 14, 12), '#f2c14e', { tremble: 0.5 });
    layer.shape(xy([-16, -120, 6, -132, 36, -120]), '#8cbf6a', { tremble: 0.5 });
    for (const [x, y, tint] of [
      [10, -178, '#e2574c'],
      [30, -226, '#5f93c6'],
      [-6, -240, '#f0b44c'],
      [18, -252, '#7bb86e'],
    ] as const)
      ball(layer, [x, y], 6, { colour: tint });
  },
};

export const washingMachine: PropPainter = {
  box: standing(146, 160),
  grip: null,
  paint(layer) {
    panel(layer, [-70, -156, 70, 0], 12, { colour: '#f1eee9' });
    plank(layer, [-70, -128, 70, -124], TIN);
    panel(layer, [-58, -148, -14, -134], 4, { colour: TIN });
    for (const [x, tint] of [
      [20, '#e2574c'],
      [46, '#5f93c6'],
    ] as const)
      ball(layer, [x, -141], 8, { colour: tint });
    ball(layer, [0, -62], 50, { colour: TIN });
    ball(layer, [0, -62], 40, { colour: '#7fb6d4' });
    for (const [x, y, r, tint] of [
      [-16, -48, 17, '#e2574c'],
      [14, -44, 16, '#f0b44c'],
      [2, -60, 14, '#7bb86e'],
    ] as const)
      ball(layer, [x, y], r, { colour: tint });
    for (const [x, y, r] of [
      [-20, -78, 6],
      [8, -84, 8],
      [22, -74, 5],
    ] as const)
      layer.disc([x, y], r, '#ffffff', 0.8);
    layer.line(xy([-28, -64, -24, -82, -10, -94]), 5, '#ffffff', { opacity: 0.8 });
  },
};

/** A round robot that sweeps floors, with a light for an eye. */
export const robotVacuum: PropPainter = {
  box: standing(124, 60),
  grip: null,
  paint(layer, { colour }) {
    for (const side of [-1, 1])
      for (const turn of [60, 90, 120])
        layer.dab([side * 44, -8], 20, 2.6, { angle: turn, colour: STEEL });
    lump(layer, xy([-60, -10, -58, -30, 0, -36, 58, -30, 60, -10, 0, -2]), INK);
    layer.shape(ellipse([0, -32], 60, 20, { turn: 0, count: 28 }), '#ebe7f0', {
      coats: [layer.shading([-30, -46], [60, -20], '#b9b4c8', 0.9)],
    });
    layer.shape(ellipse([0, -35], 36, 11, { turn: 0, count: 24 }), colour, {
      coats: [layer.bloom([-14, -40], 26, light(colour, 0.12), 0.8)],
    });
    panel(layer, [-14, -50, 14, -34], 6, { colour: INK });
    ball(layer, [0, -44], 5, { colour: '#8ff0c8' });
    toyFace(layer, [0, -20], 20, CREAM);
  },
};

export const teapot: PropPainter = {
  box: standing(112, 84),
  grip: [-38, -40],
  paint(layer, { colour }) {
    layer.limb(xy([28, -28, 44, -38, 50, -60]), [16, 11, 8], colour);
    layer.ctx.strokeStyle = shade(colour, 0.06);
    layer.ctx.lineWidth = 8;
    layer.ctx.beginPath();
    layer.ctx.arc(-36, -38, 18, 0.4 * Math.PI, 1.6 * Math.PI);
    layer.ctx.stroke();
    ball(layer, [0, -36], 38, { colour, ry: 33 });
    lump(layer, xy([-22, -64, 0, -74, 22, -64, 0, -60]), light(colour, 0.06));
    ball(layer, [0, -76], 6, { colour: BRASS });
    for (let i = 0; i < 5; i++) layer.disc([-24 + i * 12, -34], 4.2, CREAM, 0.9);
  },
};
