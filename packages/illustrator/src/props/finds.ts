import { light, shade } from '../paint/colour.ts';
import { ellipse } from '../paint/geometry.ts';
import { TWIG } from './materials.ts';
import { ball, lump, rod, standing, xy } from './parts.ts';
import type { PropPainter } from './prop-painter.ts';

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
    for (const x of [-20, 2, 23]) lump(layer, ellipse([x, -36], 14, 18), '#bfe0dc', 0.1);
    lump(
      layer,
      xy([-52, -34, -30, -24, 30, -24, 52, -34, 42, -6, 20, 2, -20, 2, -42, -6]),
      '#9a6a40',
    );
    for (let i = 0; i < 60; i++)
      layer.dab([random.between(-50, 26), random.between(-32, -2)], random.between(16, 34), 1.8, {
        angle: random.signed(24),
        colour: random.chance(0.5) ? '#c39a62' : '#7a4f2e',
      });
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
    ball(layer, [-8, -26], 4, { colour: '#c6bccb', ry: 2.6 });
  },
};

export const stick: PropPainter = {
  box: standing(136, 62),
  grip: [-16, -14],
  paint(layer) {
    const bark = (from: number, to: number) => ({
      coats: [
        layer.shading([from, -30], [to, 4], shade(TWIG, 0.16), 0.8),
        { fill: light(TWIG, 0.1), texture: 'bristle', size: 120, strength: 0.5 },
      ] as const,
    });
    layer.limb(xy([20, -20, 34, -36, 40, -54]), [9, 7, 4], TWIG, bark(20, 40));
    layer.limb(xy([-26, -14, -34, -26, -32, -36]), [8, 6, 4], TWIG, bark(-34, -26));
    layer.limb(
      xy([-64, -6, -30, -12, 6, -13, 40, -24, 64, -28]),
      [13, 12, 12, 9, 5],
      TWIG,
      bark(-60, 60),
    );
    ball(layer, [-63, -6], 6.4, { colour: '#d9b484', ry: 7 });
    layer.line(xy([-44, -11, -30, -13, -14, -13]), 1.8, shade(TWIG, 0.14));
    layer.line(xy([4, -12, 18, -15, 30, -19]), 1.8, shade(TWIG, 0.14));
    for (const [x, y, turn] of [
      [40, -52, -28],
      [39, -52, -108],
    ] as const) {
      layer.dab([x, y], 22, 6.6, { angle: turn, colour: '#7cae55' });
      layer.dab([x, y], 18, 1, { angle: turn, colour: '#b9d489' });
    }
  },
};

export const bone: PropPainter = {
  box: standing(98, 52),
  grip: [0, -22],
  paint(layer) {
    const ivory = '#fbf1da';
    layer.at({ x: 0, y: -25, turn: -12 }, () => {
      for (const side of [-1, 1]) {
        ball(layer, [side * 35, -11], 13, { colour: ivory });
        ball(layer, [side * 37, 11], 13, { colour: shade(ivory, 0.02) });
      }
      lump(
        layer,
        xy([
          -38, -8, -22, -8, 0, -6.6, 22, -8, 38, -8, 41, 0, 38, 8, 22, 8, 0, 6.6, -22, 8, -38, 8,
          -41, 0,
        ]),
        ivory,
        0.1,
      );
      layer.line(xy([-20, -3, 0, -3.4, 20, -3]), 3, '#ffffff', { opacity: 0.9 });
    });
  },
};
