import { light, shade } from '../paint/colour.ts';
import { ellipse } from '../paint/geometry.ts';
import type { Layer } from '../paint/layer.ts';
import { bow, twice } from './forms.ts';
import { CREAM, WELLINGTON } from './materials.ts';
import { ball, flank, lump, standing, xy } from './parts.ts';
import type { PropPainter } from './prop-painter.ts';

const shoe = (layer: Layer, colour: string): void => {
  layer.shape(xy([-21, -30, -6, -34, 5, -30, 2, -22, -16, -22]), '#6b4a5e');
  lump(
    layer,
    xy([
      -25, -6, -26, -20, -23, -33, -13, -26, 0, -27, 6, -33, 14, -25, 27, -18, 34, -10, 33, -4, 4,
      -2,
    ]),
    colour,
  );
  lump(layer, xy([17, -21, 28, -18, 36, -9, 34, -3, 20, -3, 15, -10]), CREAM, 0.1);
  lump(layer, xy([-27, -8, 0, -9, 34, -8, 37, -4, 33, 1, 0, 2, -26, 1, -29, -3]), CREAM, 0.12);
  layer.line(xy([-25, -4, 4, -4, 33, -4]), 2, shade(colour, 0.02), { even: true });
  for (const [x, y] of [
    [2, -25],
    [8, -22],
    [14, -18],
  ] as const)
    layer.line(xy([x - 6, y + 5, x - 1, y + 1, x + 3, y - 2]), 2.6, CREAM, { even: true });
  for (const [tip, lift] of [
    [-9, -43],
    [15, -44],
  ] as const)
    layer.limb(xy([4, -32, (tip + 4) / 2, lift, tip, lift + 6, 4, -31]), [2.4, 2.4], CREAM, {
      tremble: 0.2,
    });
};

export const shoes: PropPainter = {
  box: standing(92, 52),
  grip: [0, -38],
  paint(layer, { colour }) {
    twice(layer, [-11, -9], [8, 0], (side) =>
      shoe(layer, side === 'far' ? shade(colour, 0.05) : colour),
    );
  },
};

const wellington = (layer: Layer, colour: string): void => {
  layer.shape(ellipse([-9, -72], 17, 5), '#7d2433', { tremble: 0.3 });
  lump(
    layer,
    xy([
      -26, -72, -9, -68, 8, -72, 9, -48, 12, -30, 28, -24, 38, -14, 37, -3, 4, -1, -26, -2, -29,
      -18, -25, -44,
    ]),
    colour,
    0.16,
  );
  lump(layer, xy([-28, -7, 4, -6, 37, -8, 40, -4, 38, 1, 8, 2, 3, -1, -10, 2, -29, 1]), '#5c3044');
  layer.line(xy([-26, -66, -9, -62, 9, -66]), 4.4, light(colour, 0.14), { even: true });
  layer.line(xy([-18, -56, -18, -42, -16, -28]), 5, '#fff1e6', { opacity: 0.85 });
  layer.line(xy([14, -23, 23, -20, 29, -14]), 4.4, '#fff1e6', { opacity: 0.85 });
};

export const boots: PropPainter = {
  box: standing(100, 86),
  grip: [-8, -72],
  paint(layer) {
    twice(layer, [-14, -9], [10, 0], (side) =>
      wellington(layer, side === 'far' ? shade(WELLINGTON, 0.06) : WELLINGTON),
    );
  },
};

export const sock: PropPainter = {
  box: standing(66, 88),
  grip: [-8, -76],
  paint(layer, { colour }) {
    const outline = xy([
      -24, -74, -4, -77, 14, -74, 13, -50, 14, -36, 26, -27, 34, -16, 33, -4, 20, 1, 0, 1, -17, -3,
      -25, -14, -25, -34, -23, -54,
    ]);
    const bands = (ctx: Layer['ctx']): void => {
      ctx.strokeStyle = CREAM;
      ctx.lineWidth = 8;
      for (const y of [-58, -41]) {
        ctx.beginPath();
        ctx.moveTo(-34, y);
        ctx.quadraticCurveTo(-4, y + 6, 24, y);
        ctx.stroke();
      }
      ctx.fillStyle = '#f0b94a';
      for (const [x, y, r] of [
        [-26, 0, 19],
        [37, -8, 17],
      ] as const) {
        ctx.beginPath();
        ctx.arc(x, y, r, 0, 2 * Math.PI);
        ctx.fill();
      }
    };
    layer.shape(outline, colour, {
      tremble: 0.6,
      coats: [
        { draw: bands },
        layer.shading([-10, -60], [30, 0], shade(colour, 0.15), 0.75),
        { fill: light(colour, 0.08), texture: 'bristle', size: 120, turn: 90, strength: 0.3 },
      ],
    });
    lump(layer, xy([-27, -72, -25, -87, -4, -89, 17, -87, 18, -72, -4, -69]), light(colour, 0.08));
    for (let i = 0; i < 6; i++)
      layer.line(xy([-20 + i * 6.5, -84, -20 + i * 6.5, -73]), 1.6, shade(colour, 0.06));
  },
};

const slipper = (layer: Layer, colour: string): void => {
  lump(layer, xy([-38, -5, 0, -7, 32, -7, 36, -2, 30, 2, -34, 2, -40, -1]), '#d3ac82');
  lump(layer, xy([-36, -8, -14, -9, 2, -10, 0, -6, -34, -5]), '#fbe6cf', 0.05);
  lump(layer, xy([-6, -6, -3, -24, 6, -33, 20, -29, 33, -19, 36, -7, 12, -5]), colour);
  layer.line(xy([16, -24, 24, -20, 30, -14]), 4, light(colour, 0.12), { opacity: 0.8 });
  const fluff = '#fff6ea';
  lump(
    layer,
    xy([-12, -4, -9, -18, -4, -29, 4, -40, 13, -40, 13, -31, 7, -24, 3, -13, 0, -3]),
    fluff,
    0.07,
  );
  for (const [x, y] of [
    [-8, -7],
    [-5, -19],
    [1, -30],
    [9, -37],
    [1, -12],
    [6, -25],
  ] as const)
    ball(layer, [x, y], 5.4, { colour: fluff });
};

export const slippers: PropPainter = {
  box: standing(96, 54),
  grip: [4, -40],
  paint(layer, { colour }) {
    const cloth = light(colour, 0.06);
    twice(layer, [-8, -13], [10, 0], (side) =>
      slipper(layer, side === 'far' ? shade(cloth, 0.05) : cloth),
    );
  },
};

export const balletShoes: PropPainter = {
  box: standing(96, 124),
  grip: [0, -106],
  paint(layer) {
    const satin = '#f2a5b4';
    for (const side of [-1, 1])
      layer.limb(flank(side, '33,-58 21,-76 10,-90 0,-104'), [4, 4, 3.6], shade(satin, 0.04));
    for (const side of [-1, 1])
      layer.at({ x: side * 17, y: 0, turn: side * 11 }, () => {
        layer.limb(xy([side * -10, -52, side * -2, -66, side * -12, -82]), [4, 4, 3.6], satin);
        lump(
          layer,
          xy([
            0, -66, 12, -60, 15, -42, 13, -22, 8, -6, 6, 0, -6, 0, -8, -6, -13, -22, -15, -42, -12,
            -60,
          ]),
          satin,
        );
        lump(
          layer,
          xy([0, -61, 8, -56, 10, -42, 8, -30, 0, -24, -8, -30, -10, -42, -8, -56]),
          '#d4838f',
        );
        lump(layer, xy([0, -56, 6, -52, 7, -40, 0, -29, -7, -40, -6, -52]), '#fbe3d0', 0.07);
        lump(layer, xy([-7, -7, 0, -10, 7, -7, 6, 0, -6, 0]), light(satin, 0.07), 0.06);
        bow(layer, [0, -22], 4.4, light(satin, 0.05));
      });
    bow(layer, [0, -106], 14, satin);
  },
};
