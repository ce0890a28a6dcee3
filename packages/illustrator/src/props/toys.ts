import { alpha, light, shade } from '../paint/colour.ts';
import { ellipse, radians } from '../paint/geometry.ts';
import type { Layer } from '../paint/layer.ts';
import { CREAM } from './materials.ts';
import { ball, lump, plank, rod, slab, standing, toyFace, xy } from './parts.ts';
import type { PropPainter } from './prop-painter.ts';

export const toySword: PropPainter = {
  box: standing(60, 138),
  grip: [0, -16],
  paint(layer, { colour }) {
    const blade = '#dcab6e';
    lump(
      layer,
      xy([-10, -34, -11, -80, -11, -112, -7, -128, 0, -135, 7, -128, 11, -112, 11, -80, 10, -34]),
      blade,
    );
    layer.line(xy([0, -40, 0, -80, 0, -116]), 3, shade(blade, 0.1), { opacity: 0.8 });
    layer.line(xy([-6, -50, -6.6, -84, -5, -116]), 2.6, light(blade, 0.12), { opacity: 0.8 });
    rod(layer, xy([0, -34, 0, -8]), 11, '#9a6238');
    for (let i = 0; i < 4; i++)
      layer.line(xy([-6, -13 - i * 5, 0, -11 - i * 5, 6, -13 - i * 5]), 2.4, colour, {
        even: true,
      });
    lump(
      layer,
      xy([-27, -38, -14, -42, 14, -42, 27, -38, 27, -30, 14, -30, -14, -30, -27, -30]),
      '#b3743f',
    );
    for (const side of [-1, 1]) ball(layer, [side * 24, -35], 6, { colour });
    ball(layer, [0, -6], 8, { colour });
  },
};

export const beachBall: PropPainter = {
  box: standing(64, 64),
  grip: [0, -32],
  paint(layer, { colour }) {
    ball(layer, [0, -32], 31, { colour });
    for (const [x, width] of [
      [-14, 8],
      [14, 8],
    ] as const)
      layer.line(
        xy([x * 0.3, -62, x * 1.5, -32, x * 0.3, -2]),
        width * 1.7,
        x < 0 ? CREAM : '#f3c24e',
      );
    ball(layer, [-2, -58], 5, { colour: CREAM });
  },
};

export const football: PropPainter = {
  box: standing(58, 58),
  grip: [0, -28],
  paint(layer) {
    ball(layer, [0, -28], 28, { colour: '#fbf7ee' });
    const spot = (x: number, y: number, r: number): void =>
      lump(layer, ellipse([x, y], r, r, { turn: 18, count: 5 }), '#43384f');
    spot(0, -28, 9);
    for (const [x, y, r] of [
      [-19, -40, 6],
      [19, -40, 6],
      [-14, -9, 6],
      [14, -9, 6],
      [0, -54, 5],
    ] as const)
      spot(x, y, r);
    for (const [x, y] of [
      [-19, -40],
      [19, -40],
      [-14, -9],
      [14, -9],
      [0, -52],
    ] as const)
      layer.line(xy([0, -28, x * 0.5, (y - 28) / 2, x, y]), 1.5, '#6d6478', { even: true });
  },
};

export const teddy: PropPainter = {
  box: standing(84, 112),
  grip: [0, -52],
  paint(layer) {
    const fur = '#c98f5a';
    for (const side of [-1, 1]) {
      lump(layer, ellipse([side * 22, -10], 17, 13, { turn: side * 14 }), shade(fur, 0.03));
      ball(layer, [side * 25, -8], 7, { colour: '#f0d3a6', ry: 6 });
      layer.limb(xy([side * 20, -54, side * 32, -44, side * 36, -30]), [18, 17, 15], fur);
      ball(layer, [side * 24, -102], 11, { colour: fur });
      ball(layer, [side * 24, -102], 6, { colour: '#f0d3a6' });
    }
    lump(layer, ellipse([0, -34], 27, 31), fur);
    lump(layer, ellipse([0, -30], 16, 19), '#f0d3a6');
    ball(layer, [0, -82], 29, { colour: fur, ry: 26 });
    ball(layer, [0, -74], 14, { colour: '#f6dfb8', ry: 11 });
    toyFace(layer, [0, -86], 26);
    ball(layer, [0, -79], 4.4, { colour: '#4a2c2a', ry: 3.4 });
    for (const side of [-1, 1])
      lump(layer, xy([0, -57, side * 15, -64, side * 15, -50]), '#d9574a');
  },
};

export const doll: PropPainter = {
  box: standing(60, 112),
  grip: [0, -56],
  paint(layer, { colour }) {
    for (const side of [-1, 1]) {
      rod(layer, xy([side * 8, -24, side * 9, 0]), 9, '#f3d2b4');
      rod(layer, xy([side * 10, -58, side * 26, -42]), 9, '#f3d2b4');
      ball(layer, [side * 22, -84], 11, { colour: '#b5583a' });
    }
    lump(layer, xy([-10, -64, 10, -64, 27, -18, 0, -12, -27, -18]), colour);
    ball(layer, [0, -84], 20, { colour: '#f3d2b4' });
    lump(
      layer,
      xy([-21, -84, -18, -104, 0, -110, 18, -104, 21, -84, 10, -96, -10, -96]),
      '#b5583a',
    );
    toyFace(layer, [0, -84], 17);
  },
};

export const toyRobot: PropPainter = {
  box: standing(76, 108),
  grip: [0, -50],
  paint(layer, { colour }) {
    for (const side of [-1, 1]) {
      plank(layer, [side * 16 - 9, -18, side * 16 + 9, 0], '#6d7690');
      rod(layer, xy([side * 26, -52, side * 38, -30]), 9, '#8f99b0');
    }
    plank(layer, [-27, -60, 27, -14], colour);
    plank(layer, [-22, -96, 22, -62], '#a9b4c8');
    rod(layer, xy([0, -96, 0, -106]), 3, '#6d7690');
    ball(layer, [0, -107], 5, { colour: '#e4574a' });
    for (const side of [-1, 1]) {
      ball(layer, [side * 9, -82], 6, { colour: '#fff6d8' });
      layer.disc([side * 9, -82], 2.8, '#3a2740');
    }
    plank(layer, [-10, -72, 10, -68], '#5a6480');
    for (const x of [-12, 0, 12]) ball(layer, [x, -38], 4.6, { colour: x ? '#f3c24e' : '#e4574a' });
  },
};

export const blocks: PropPainter = {
  box: standing(110, 100),
  grip: null,
  paint(layer) {
    for (const [x, y, colour] of [
      [-26, 0, '#d9574a'],
      [24, 0, '#5f93b6'],
      [-2, -46, '#e9b03c'],
    ] as const) {
      plank(layer, [x - 23, y - 46, x + 23, y], colour);
      plank(layer, [x - 15, y - 38, x + 15, y - 8], light(colour, 0.12));
      ball(layer, [x, y - 23], 9, { colour: shade(colour, 0.08) });
    }
  },
};

export const bubbles: PropPainter = {
  box: { left: -96, top: -110, right: 96, bottom: 104 },
  grip: null,
  floats: true,
  paint(layer) {
    for (const [x, y, r] of [
      [-28, 30, 58],
      [52, -44, 40],
      [-50, -66, 27],
      [66, 44, 22],
      [4, -90, 15],
      [28, 86, 13],
      [-82, -22, 11],
    ] as const)
      bubble(layer, x, y, r);
  },
};

const bubble = (layer: Layer, x: number, y: number, radius: number): void => {
  layer.disc([x, y], radius, '#eef8fb', 0.34);
  layer.disc(
    [x, y],
    radius,
    layer.radial([x, y], radius * 0.55, radius, [
      [0, alpha('#ffffff', 0)],
      [0.5, alpha('#f7c6e0', 0.35)],
      [0.75, alpha('#a9dcf0', 0.6)],
      [1, alpha('#c9b6ec', 0.85)],
    ]),
  );
  const { ctx } = layer;
  ctx.strokeStyle = '#fbfdff';
  ctx.lineWidth = Math.max(2.2, radius * 0.06);
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, 2 * Math.PI);
  ctx.stroke();
  const arc = (from: number, to: number, width: number): void => {
    ctx.strokeStyle = '#ffffff';
    ctx.lineWidth = radius * width;
    ctx.beginPath();
    ctx.arc(x, y, radius * 0.74, radians(from), radians(to));
    ctx.stroke();
  };
  arc(192, 236, 0.15);
  arc(252, 258, 0.13);
  arc(28, 58, 0.07);
};

export const bucketAndSpade: PropPainter = {
  box: { left: -48, top: -84, right: 56, bottom: 2 },
  grip: [-14, -80],
  paint(layer, { colour }) {
    layer.limb(xy([-40, -50, -30, -76, -14, -82, 4, -76, 13, -50]), [4, 4, 4], '#fbe3a0');
    lump(layer, xy([-44, -54, 17, -54, 8, -4, -4, 0, -24, 0, -35, -4]), colour);
    plank(layer, [-47, -58, 20, -49], light(colour, 0.07));
    layer.at({ x: 34, y: 0, turn: 12 }, () => {
      rod(layer, xy([0, -30, 0, -72]), 6, '#f3c24e');
      plank(layer, [-11, -78, 11, -70], '#f3c24e');
      lump(layer, xy([-13, -34, 13, -34, 12, -10, 0, 0, -12, -10]), '#e4574a');
    });
  },
};

export const sandcastle: PropPainter = {
  box: standing(180, 120),
  grip: null,
  paint(layer, { colour }) {
    const sand = '#e3c084';
    lump(layer, xy([-88, 0, -70, -18, 0, -22, 70, -18, 88, 0, 0, 6]), shade(sand, 0.05));
    for (const [x, width, height] of [
      [-52, 44, 62],
      [52, 44, 62],
      [0, 56, 92],
    ] as const) {
      slab(
        layer,
        xy([
          x - width / 2,
          -10,
          x + width / 2,
          -10,
          x + width * 0.42,
          -height,
          x - width * 0.42,
          -height,
        ]),
        sand,
      );
      for (let i = -1; i <= 1; i++)
        plank(
          layer,
          [x + i * width * 0.3 - 6, -height - 9, x + i * width * 0.3 + 6, -height + 2],
          light(sand, 0.04),
        );
    }
    lump(layer, xy([-11, -10, -11, -34, 0, -42, 11, -34, 11, -10]), shade(sand, 0.22));
    rod(layer, xy([0, -98, 0, -128]), 3, '#8a6244');
    slab(layer, xy([0, -128, 22, -120, 0, -112]), colour);
    for (const x of [-52, 52]) ball(layer, [x, -34], 6, { colour: '#f6b8a8', ry: 5 });
  },
};
