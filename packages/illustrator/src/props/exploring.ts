import { shade } from '../paint/colour.ts';
import { ellipse } from '../paint/geometry.ts';
import { BRASS, LEATHER, PARCHMENT } from './materials.ts';
import { ball, lump, plank, rod, slab, standing, xy } from './parts.ts';
import type { PropPainter } from './prop-painter.ts';

export const map: PropPainter = {
  box: standing(76, 54),
  grip: [-20, -26],
  paint(layer) {
    slab(
      layer,
      xy([-38, -4, -13, -10, 13, -4, 38, -10, 38, -50, 13, -44, -13, -50, -38, -44]),
      PARCHMENT,
    );
    layer.line(xy([-30, -16, -18, -26, -4, -18, 8, -30]), 2.4, '#c8654a', { even: true });
    for (const turn of [-4, 4])
      layer.line(xy([16 - turn, -34, 20, -38 + turn * 0, 24 + turn, -42]), 3, '#c8453a', {
        even: true,
      });
    layer.line(xy([16, -42, 20, -38, 24, -34]), 3, '#c8453a', { even: true });
    for (const x of [-13, 13])
      layer.line(
        xy([x, -47 + (x > 0 ? 3 : -3), x, -7 + (x > 0 ? 3 : -3)]),
        1.4,
        shade(PARCHMENT, 0.14),
        { even: true },
      );
    ball(layer, [-24, -34], 5, { colour: '#7aa66a', ry: 3.6 });
  },
};

export const key: PropPainter = {
  box: standing(30, 62),
  grip: [0, -48],
  paint(layer) {
    layer.shape(ellipse([0, -48], 14, 14, { turn: 0, count: 18 }), BRASS, {
      coats: [layer.shading([-8, -58], [12, -38], shade(BRASS, 0.16))],
    });
    layer.disc([0, -48], 6.5, shade(BRASS, 0.34));
    rod(layer, xy([0, -36, 0, -2]), 7, BRASS);
    for (const y of [-6, -16]) plank(layer, [2, y - 4, 13, y + 2], BRASS);
  },
};

export const treasureChest: PropPainter = {
  box: standing(126, 96),
  grip: null,
  lamp: { at: [0, -62], radius: 150, colour: '#ffd76a' },
  paint(layer, { random }) {
    const wood = '#9a5c34';
    lump(layer, xy([-58, -58, -60, -84, -40, -96, 40, -96, 60, -84, 58, -58]), shade(wood, 0.06));
    slab(layer, xy([-60, -52, 60, -52, 54, 0, -54, 0]), wood);
    for (let i = 0; i < 16; i++) {
      const gem = i % 3 ? '#e2665a' : '#69b6c8';
      ball(layer, [random.between(-46, 46), random.between(-66, -54)], random.between(5, 8), {
        colour: i % 4 ? '#f4c64e' : gem,
      });
    }
    plank(layer, [-62, -54, 62, -46], BRASS);
    for (const x of [-44, 36]) plank(layer, [x, -48, x + 8, 0], BRASS);
    plank(layer, [-11, -50, 11, -28], BRASS);
    layer.disc([0, -40], 4, '#5a3824');
  },
};

export const compass: PropPainter = {
  box: standing(44, 48),
  grip: [0, -22],
  paint(layer) {
    ball(layer, [0, -42], 5, { colour: BRASS });
    ball(layer, [0, -20], 20, { colour: BRASS });
    ball(layer, [0, -20], 15, { colour: '#fff5df' });
    slab(layer, xy([0, -33, 4, -20, -4, -20]), '#d8483c');
    slab(layer, xy([0, -7, 4, -20, -4, -20]), '#5b6a8c');
    layer.disc([0, -20], 2.4, BRASS);
  },
};

export const telescope: PropPainter = {
  box: { left: -70, top: -150, right: 84, bottom: 2 },
  grip: null,
  paint(layer) {
    for (const foot of [-40, 0, 42]) rod(layer, xy([0, -86, foot, 0]), 7, '#7d5236');
    layer.at({ x: 0, y: -96, turn: -28 }, () => {
      plank(layer, [-60, -10, -18, 10], '#c98d3c');
      plank(layer, [-22, -13, 30, 13], '#5e7fa6');
      plank(layer, [26, -17, 74, 17], '#4f6f97');
      plank(layer, [70, -20, 80, 20], BRASS);
      plank(layer, [-26, -14, -18, 14], BRASS);
    });
  },
};

export const magnifyingGlass: PropPainter = {
  box: standing(52, 92),
  grip: [0, -16],
  paint(layer) {
    rod(layer, xy([0, 0, 0, -40]), 10, LEATHER);
    ball(layer, [0, -64], 26, { colour: BRASS });
    layer.disc([0, -64], 20, '#d8eef2');
    layer.line(xy([-11, -60, -8, -72, 2, -77]), 3.4, '#ffffff', { opacity: 0.9 });
  },
};
