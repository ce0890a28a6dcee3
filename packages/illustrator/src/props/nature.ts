import { alpha, light, shade } from '../paint/colour.ts';
import { leafyTree, flower as smallFlower } from '../paint/foliage.ts';
import { ellipse, radians } from '../paint/geometry.ts';
import type { Layer } from '../paint/layer.ts';
import { ball, lump, rod, standing, xy } from './parts.ts';
import type { PropPainter } from './prop-painter.ts';

/** What grows, lies on the ground or stands in the sky. */

const GREEN = '#5f9a54';

const bloom = (layer: Layer, x: number, y: number, size: number, petal: string): void => {
  for (let i = 0; i < 8; i++) {
    const turn = i * 45;
    layer.dab(
      x + Math.cos(radians(turn)) * size * 0.2,
      y + Math.sin(radians(turn)) * size * 0.2,
      size,
      size * 0.3,
      turn,
      i % 2 ? petal : light(petal, 0.06),
    );
  }
  ball(layer, x, y, size * 0.36, '#f3c24e');
};

export const flower: PropPainter = {
  box: standing(54, 104),
  grip: [0, -24],
  paint(layer, { colour }) {
    rod(layer, xy([0, 0, -3, -40, 0, -74]), 5, GREEN);
    layer.dab(-1, -26, 32, 9, -36, GREEN);
    layer.dab(-2, -34, 28, 8, -148, light(GREEN, 0.05));
    bloom(layer, 0, -76, 24, colour);
  },
};

export const bouquet: PropPainter = {
  box: standing(92, 112),
  grip: [0, -26],
  paint(layer, { colour, random }) {
    const petals = [colour, '#f3c24e', '#e8829a', '#8fb6d8'];
    for (let i = 0; i < 7; i++)
      rod(layer, xy([0, -16, (i - 3) * 5, -44, (i - 3) * 12, -74]), 3.4, GREEN);
    for (let i = 0; i < 12; i++)
      layer.dab(
        random.signed(22),
        -46 - random.next() * 24,
        26,
        7,
        -90 + random.signed(60),
        i % 2 ? GREEN : light(GREEN, 0.06),
      );
    for (const [i, [x, y]] of (
      [
        [-32, -76],
        [32, -76],
        [-14, -94],
        [16, -94],
        [0, -74],
        [-22, -60],
        [22, -60],
      ] as const
    ).entries())
      bloom(layer, x, y, 16, petals[i % 4] ?? colour);
    lump(layer, xy([-22, -46, 22, -46, 10, 0, -10, 0]), '#fbeede');
    lump(layer, xy([-13, -28, 13, -28, 12, -18, -12, -18]), colour);
  },
};

export const tree: PropPainter = {
  box: standing(260, 380),
  grip: null,
  paint(layer, { random }) {
    leafyTree(layer, random, {
      x: 0,
      y: 0,
      height: 360,
      spread: 128,
      leaf: '#6ba052',
      bark: '#8a5c40',
    });
    for (let i = 0; i < 8; i++) smallFlower(layer, [random.signed(80), 4], 0.9, '#f6d6e2', GREEN);
  },
};

export const feather: PropPainter = {
  box: standing(40, 92),
  grip: [0, -8],
  paint(layer, { colour }) {
    layer.at({ x: 0, y: 0, turn: 16 }, () => {
      lump(layer, xy([0, -14, 13, -34, 13, -64, 0, -92, -12, -66, -13, -36]), light(colour, 0.08));
      for (let i = 0; i < 6; i++)
        for (const side of [-1, 1])
          layer.line(
            xy([0, -20 - i * 10, side * 6, -26 - i * 10, side * 11, -34 - i * 10]),
            1.4,
            shade(colour, 0.08),
            { opacity: 0.7 },
          );
      rod(layer, xy([0, 0, 0, -88]), 2.6, '#fff6e4');
    });
  },
};

export const shell: PropPainter = {
  box: standing(60, 48),
  grip: [0, -20],
  paint(layer) {
    lump(
      layer,
      xy([0, 0, -11, -3, -28, -22, -22, -40, 0, -47, 22, -40, 28, -22, 11, -3]),
      '#f3b6a2',
    );
    for (const x of [-18, -9, 0, 9, 18])
      layer.line(xy([0, -3, x * 0.7, -22, x * 1.15, -40]), 2.2, '#d98a7c', { opacity: 0.8 });
    lump(layer, xy([-9, 0, 0, -9, 9, 0, 0, 2]), '#f9d3c2');
  },
};

export const nest: PropPainter = {
  box: standing(110, 58),
  grip: [0, -12],
  paint(layer, { random }) {
    for (const x of [-20, 2, 23]) lump(layer, ellipse(x, -36, 14, 18), '#bfe0dc', 0.1);
    lump(
      layer,
      xy([-52, -34, -30, -24, 30, -24, 52, -34, 42, -6, 20, 2, -20, 2, -42, -6]),
      '#9a6a40',
    );
    for (let i = 0; i < 60; i++)
      layer.dab(
        random.between(-50, 26),
        random.between(-32, -2),
        random.between(16, 34),
        1.8,
        random.signed(24),
        random.chance(0.5) ? '#c39a62' : '#7a4f2e',
      );
  },
};

export const mushroom: PropPainter = {
  box: standing(70, 74),
  grip: [0, -14],
  paint(layer) {
    lump(layer, xy([-11, 0, -9, -38, 9, -38, 11, 0, 0, 3]), '#fbf0dc');
    lump(layer, xy([-34, -34, -30, -56, 0, -72, 30, -56, 34, -34, 0, -28]), '#d9463c');
    for (const [x, y, r] of [
      [-15, -50, 5],
      [5, -60, 5.6],
      [18, -44, 4.4],
      [-2, -40, 3.6],
    ] as const)
      ball(layer, x, y, r, '#fff8ea', r * 0.8);
  },
};

export const acorn: PropPainter = {
  box: standing(36, 48),
  grip: [0, -22],
  paint(layer) {
    lump(layer, xy([-14, -28, 14, -28, 11, -10, 0, 0, -11, -10]), '#c98d48');
    lump(layer, xy([-17, -26, -13, -40, 0, -43, 13, -40, 17, -26, 0, -22]), '#8a5c38');
    rod(layer, xy([0, -41, 3, -50]), 3.4, '#7a4f2e');
  },
};

export const leaf: PropPainter = {
  box: standing(44, 64),
  grip: [0, -6],
  paint(layer, { colour }) {
    lump(layer, xy([0, -6, 17, -20, 20, -40, 0, -64, -20, -40, -17, -20]), colour);
    layer.line(xy([0, 0, 0, -30, 0, -58]), 2, light(colour, 0.14));
    for (const side of [-1, 1])
      for (let i = 0; i < 3; i++)
        layer.line(
          xy([0, -16 - i * 12, side * 7, -22 - i * 12, side * 13, -30 - i * 11]),
          1.4,
          light(colour, 0.12),
        );
  },
};

export const stone: PropPainter = {
  box: standing(62, 40),
  grip: [0, -18],
  paint(layer) {
    lump(layer, xy([-30, 0, -28, -20, -12, -36, 12, -38, 28, -22, 30, 0, 0, 3]), '#a79cae', 0.17);
    ball(layer, -8, -26, 4, '#c6bccb', 2.6);
  },
};

export const moon: PropPainter = {
  box: { left: -80, top: -80, right: 80, bottom: 80 },
  grip: null,
  floats: true,
  lamp: { at: [0, 0], radius: 320, colour: '#fff0c4' },
  paint(layer) {
    layer.glow(0, 0, 190, '#fff0c4', 0.55);
    lump(layer, ellipse(0, 0, 76, 76, 0, 30), '#fff1c8', 0.1);
    for (const [x, y, r] of [
      [-28, -22, 14],
      [24, 8, 18],
      [-12, 34, 11],
      [32, -36, 9],
    ] as const)
      layer.shape(ellipse(x, y, r, r * 0.9), '#efd9a2', { opacity: 0.7 });
  },
};

export const rainbow: PropPainter = {
  box: { left: -330, top: -330, right: 330, bottom: 10 },
  grip: null,
  floats: true,
  paint(layer) {
    const bands = ['#e4675e', '#f0a04e', '#f6d766', '#8cc284', '#74b3d6', '#9a86c8'];
    layer.ctx.save();
    for (const [i, colour] of bands.entries()) {
      layer.ctx.strokeStyle = alpha(colour, 0.72);
      layer.ctx.lineWidth = 21;
      layer.ctx.beginPath();
      layer.ctx.arc(0, 0, 318 - i * 20, Math.PI, 2 * Math.PI);
      layer.ctx.stroke();
    }
    layer.ctx.restore();
    for (const side of [-1, 1])
      for (const [dx, r] of [
        [0, 44],
        [-38, 32],
        [38, 34],
      ] as const)
        ball(layer, side * 268 + dx, -12, r, '#fffaf2', r * 0.72);
  },
};
