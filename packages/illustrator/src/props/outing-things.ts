import { light, shade } from '../paint/colour.ts';
import { ellipse } from '../paint/geometry.ts';
import { ball, lump, plank, rod, slab, standing, starPoints, xy } from './parts.ts';
import type { PropPainter } from './prop-painter.ts';

/** What one takes along: maps, keys, glasses, bags, tents. */

const BRASS = '#e2b04a';
const PARCHMENT = '#f0dcae';
const LEATHER = '#a4663c';

export const book: PropPainter = {
  box: standing(70, 46),
  grip: [0, -20],
  paint(layer, { colour }) {
    slab(layer, xy([-36, -8, 0, -2, 36, -8, 36, -40, 0, -34, -36, -40]), colour);
    for (const side of [-1, 1]) {
      slab(
        layer,
        xy([0, -6, side * 32, -12, side * 32, -44, side * 16, -46, 0, -38]),
        '#fff6e2',
        0.08,
      );
      for (let i = 0; i < 3; i++)
        layer.line(
          xy([side * 6, -32 + i * 8, side * 16, -35 + i * 8, side * 27, -36 + i * 8]),
          1.6,
          '#b9a58c',
          { even: true },
        );
    }
  },
};

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
    ball(layer, -24, -34, 5, '#7aa66a', 3.6);
  },
};

export const key: PropPainter = {
  box: standing(30, 62),
  grip: [0, -48],
  paint(layer) {
    layer.shape(ellipse(0, -48, 14, 14, 0, 18), BRASS, {
      coats: [layer.shading([-8, -58], [12, -38], shade(BRASS, 0.16))],
    });
    layer.disc(0, -48, 6.5, shade(BRASS, 0.34));
    rod(layer, xy([0, -36, 0, -2]), 7, BRASS);
    for (const y of [-6, -16]) plank(layer, 2, y - 4, 13, y + 2, BRASS);
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
    for (let i = 0; i < 16; i++)
      ball(
        layer,
        random.between(-46, 46),
        random.between(-66, -54),
        random.between(5, 8),
        i % 4 ? '#f4c64e' : i % 3 ? '#e2665a' : '#69b6c8',
      );
    plank(layer, -62, -54, 62, -46, BRASS);
    for (const x of [-44, 36]) plank(layer, x, -48, x + 8, 0, BRASS);
    plank(layer, -11, -50, 11, -28, BRASS);
    layer.disc(0, -40, 4, '#5a3824');
  },
};

export const backpack: PropPainter = {
  box: standing(66, 82),
  grip: [0, -80],
  paint(layer, { colour }) {
    rod(layer, xy([-10, -70, 0, -84, 10, -70]), 5, shade(colour, 0.14));
    lump(layer, xy([-28, 0, -32, -40, -24, -70, 0, -78, 24, -70, 32, -40, 28, 0]), colour);
    lump(layer, xy([-22, -4, -24, -30, 0, -34, 24, -30, 22, -4]), light(colour, 0.05));
    lump(layer, xy([-26, -46, -24, -66, 0, -74, 24, -66, 26, -46, 0, -40]), shade(colour, 0.06));
    plank(layer, -5, -50, 5, -34, BRASS);
  },
};

export const suitcase: PropPainter = {
  box: standing(96, 84),
  grip: [0, -82],
  paint(layer) {
    rod(layer, xy([-16, -66, -14, -80, 14, -80, 16, -66]), 6, shade(LEATHER, 0.16));
    lump(layer, xy([-46, 0, -48, -34, -46, -66, 0, -68, 46, -66, 48, -34, 46, 0, 0, 2]), LEATHER);
    for (const x of [-30, 22]) plank(layer, x, -66, x + 9, 0, shade(LEATHER, 0.14));
    for (const x of [-26, 26]) ball(layer, x, -44, 5, BRASS);
    layer.shape(starPoints(0, -30, 12), '#f0d7a0', { angular: true, tremble: 0.4 });
  },
};

export const tent: PropPainter = {
  box: standing(260, 190),
  grip: null,
  paint(layer, { colour }) {
    slab(layer, xy([-126, 0, 0, -184, 126, 0]), colour);
    slab(layer, xy([-40, 0, 0, -150, 40, 0]), shade(colour, 0.3));
    slab(layer, xy([0, -150, -46, 0, -20, 0]), light(colour, 0.08));
    slab(layer, xy([0, -150, 46, 0, 24, 0]), light(colour, 0.02));
    rod(layer, xy([0, -176, 0, -196]), 5, LEATHER);
    for (const side of [-1, 1])
      layer.line(xy([side * 96, -44, side * 116, -20, side * 136, 0]), 2.4, '#efe2c8', {
        even: true,
      });
  },
};

export const campfire: PropPainter = {
  box: standing(110, 96),
  grip: null,
  lamp: { at: [0, -44], radius: 360, colour: '#ffb65c' },
  paint(layer) {
    for (const [x, turn] of [
      [-46, 14],
      [46, -14],
      [-30, 4],
      [32, -5],
    ] as const)
      layer.limb(xy([x, 0, 0, -10 + turn * 0.2, -x * 0.8, -14 + turn]), [13, 14, 11], '#7a4a32');
    for (const [x, height, width, colour] of [
      [-16, 66, 20, '#f0762e'],
      [18, 58, 18, '#f0762e'],
      [0, 92, 25, '#f58d34'],
      [-4, 64, 16, '#ffc24e'],
      [3, 38, 10, '#fff0b0'],
    ] as const)
      layer.shape(
        xy([
          x - width,
          -8,
          x - width * 0.9,
          -height * 0.4,
          x - width * 0.2,
          -height * 0.7,
          x + width * 0.1,
          -height,
          x + width * 0.5,
          -height * 0.6,
          x + width,
          -height * 0.3,
          x + width * 0.8,
          -6,
        ]),
        colour,
        { tremble: 1 },
      );
    for (let i = 0; i < 7; i++) ball(layer, -48 + i * 16, 0, 10, i % 2 ? '#a79aa8' : '#8d8296', 7);
  },
};

export const signpost: PropPainter = {
  box: standing(130, 190),
  grip: null,
  paint(layer) {
    rod(layer, xy([0, 0, 0, -186]), 12, '#8a5a38');
    for (const [y, side, colour] of [
      [-160, 1, '#e9c48a'],
      [-122, -1, '#dcae74'],
      [-86, 1, '#e9c48a'],
    ] as const) {
      slab(
        layer,
        xy([
          -side * 20,
          y - 14,
          side * 46,
          y - 14,
          side * 64,
          y,
          side * 46,
          y + 14,
          -side * 20,
          y + 14,
        ]),
        colour,
      );
      layer.line(xy([-side * 6, y, side * 14, y - 2, side * 36, y]), 3, '#8a5a38', { even: true });
    }
  },
};

export const compass: PropPainter = {
  box: standing(44, 48),
  grip: [0, -22],
  paint(layer) {
    ball(layer, 0, -42, 5, BRASS);
    ball(layer, 0, -20, 20, BRASS);
    ball(layer, 0, -20, 15, '#fff5df');
    slab(layer, xy([0, -33, 4, -20, -4, -20]), '#d8483c');
    slab(layer, xy([0, -7, 4, -20, -4, -20]), '#5b6a8c');
    layer.disc(0, -20, 2.4, BRASS);
  },
};

export const telescope: PropPainter = {
  box: { left: -70, top: -150, right: 84, bottom: 2 },
  grip: null,
  paint(layer) {
    for (const foot of [-40, 0, 42]) rod(layer, xy([0, -86, foot, 0]), 7, '#7d5236');
    layer.at({ x: 0, y: -96, turn: -28 }, () => {
      plank(layer, -60, -10, -18, 10, '#c98d3c');
      plank(layer, -22, -13, 30, 13, '#5e7fa6');
      plank(layer, 26, -17, 74, 17, '#4f6f97');
      plank(layer, 70, -20, 80, 20, BRASS);
      plank(layer, -26, -14, -18, 14, BRASS);
    });
  },
};

export const magnifyingGlass: PropPainter = {
  box: standing(52, 92),
  grip: [0, -16],
  paint(layer) {
    rod(layer, xy([0, 0, 0, -40]), 10, LEATHER);
    ball(layer, 0, -64, 26, BRASS);
    layer.disc(0, -64, 20, '#d8eef2');
    layer.line(xy([-11, -60, -8, -72, 2, -77]), 3.4, '#ffffff', { opacity: 0.9 });
  },
};

export const letter: PropPainter = {
  box: standing(64, 44),
  grip: [0, -22],
  paint(layer) {
    plank(layer, -31, -42, 31, 0, '#fff3dc');
    layer.line(xy([-30, -41, 0, -16, 30, -41]), 2.2, '#d0b896', { even: true });
    ball(layer, 0, -18, 7, '#cf4f4a');
  },
};

export const jar: PropPainter = {
  box: standing(50, 66),
  grip: [0, -34],
  lamp: { at: [0, -26], radius: 130, colour: '#fff0a8' },
  paint(layer, { random }) {
    lump(layer, xy([-22, 0, -25, -30, -20, -52, 20, -52, 25, -30, 22, 0]), '#cfe6e2', 0.08);
    plank(layer, -20, -64, 20, -52, '#d99a54');
    for (let i = 0; i < 6; i++) {
      const [x, y] = [random.between(-14, 14), random.between(-42, -10)];
      layer.glow(x, y, 14, '#ffe98a', 0.8);
      layer.disc(x, y, 2.6, '#fff6c8');
    }
    layer.line(xy([-17, -10, -18, -28, -14, -44]), 3.4, '#ffffff', { opacity: 0.8 });
  },
};

export const ladder: PropPainter = {
  box: standing(70, 250),
  grip: null,
  paint(layer) {
    for (const side of [-1, 1]) rod(layer, xy([side * 30, 0, side * 24, -248]), 9, '#b57c46');
    for (let i = 1; i < 9; i++)
      rod(layer, xy([-28 + i * 0.5, -i * 28, 28 - i * 0.5, -i * 28]), 7, '#c78d52');
  },
};
