import { light, shade } from '../paint/colour.ts';
import { ellipse } from '../paint/geometry.ts';
import { ball, lump, plank, rod, slab, standing, xy } from './parts.ts';
import type { PropPainter } from './prop-painter.ts';

/** Furniture and what lies on it. */

const WOOD = '#b57a48';
const LINEN = '#fff6e8';

export const bed: PropPainter = {
  box: standing(320, 170),
  grip: null,
  paint(layer, { colour }) {
    lump(layer, xy([-156, 0, -156, -130, -146, -160, -120, -166, -112, -150, -112, 0]), WOOD);
    plank(layer, -118, -66, 150, -26, shade(WOOD, 0.05));
    lump(layer, xy([-112, -70, -112, -108, -80, -116, -44, -108, -40, -78, -64, -66]), LINEN);
    lump(
      layer,
      xy([-70, -30, -66, -90, 10, -98, 120, -92, 148, -80, 152, -24, 120, -14, -60, -18]),
      colour,
    );
    for (let i = 0; i < 5; i++)
      layer.line(
        xy([-44 + i * 40, -90, -40 + i * 40, -54, -46 + i * 40, -18]),
        5,
        light(colour, 0.1),
        { opacity: 0.7 },
      );
    lump(layer, xy([140, 0, 140, -98, 150, -112, 160, -98, 160, 0]), WOOD);
  },
};

export const blanket: PropPainter = {
  box: standing(130, 66),
  grip: null,
  paint(layer, { colour }) {
    for (const [i, y] of [0, -20, -40].entries()) {
      const tint = [colour, light(colour, 0.06), light(colour, 0.11)][i] ?? colour;
      lump(
        layer,
        xy([
          -60 + i * 3,
          y,
          -62 + i * 3,
          y - 12,
          -56 + i * 3,
          y - 24,
          54,
          y - 24,
          62 - i * 2,
          y - 12,
          58,
          y,
        ]),
        tint,
      );
      for (const x of [-34, -6, 22])
        layer.line(xy([x, y - 23, x + 3, y - 12, x, y - 1]), 7, LINEN, { opacity: 0.75 });
    }
  },
};

export const pillow: PropPainter = {
  box: standing(92, 52),
  grip: [0, -24],
  paint(layer, { colour }) {
    lump(
      layer,
      xy([-44, -4, -40, -24, -44, -48, 0, -42, 44, -48, 40, -24, 44, -4, 0, -8]),
      light(colour, 0.14),
    );
    layer.line(xy([-30, -14, 0, -18, 30, -14]), 2, shade(colour, 0.02), { opacity: 0.6 });
  },
};

export const lamp: PropPainter = {
  box: standing(72, 130),
  grip: null,
  lamp: { at: [0, -92], radius: 280, colour: '#ffdf9a' },
  paint(layer, { colour }) {
    ball(layer, 0, -7, 24, WOOD, 7);
    rod(layer, xy([0, -8, 0, -72]), 7, WOOD);
    slab(layer, xy([-20, -128, 20, -128, 36, -72, -36, -72]), light(colour, 0.16));
    layer.glow(0, -98, 70, '#ffe9b0', 0.5);
  },
};

export const candle: PropPainter = {
  box: standing(40, 78),
  grip: [0, -10],
  lamp: { at: [0, -70], radius: 230, colour: '#ffcf80' },
  paint(layer) {
    ball(layer, 0, -5, 19, '#d9a44a', 6);
    lump(layer, xy([-9, -6, -9, -50, 0, -54, 9, -50, 9, -6]), LINEN);
    layer.dab(0, -54, 24, 6.6, -90, '#ffab3c');
    layer.dab(0, -55, 13, 3.4, -90, '#fff3bc');
  },
};

export const door: PropPainter = {
  box: standing(150, 260),
  grip: null,
  paint(layer, { colour }) {
    layer.shape(
      xy([-72, 0, -72, -190, -52, -236, 0, -256, 52, -236, 72, -190, 72, 0]),
      shade(WOOD, 0.08),
      {
        tremble: 0.8,
        coats: [
          { fill: light(WOOD, 0.04), texture: 'bristle', size: 130, turn: 90, strength: 0.5 },
        ],
      },
    );
    lump(
      layer,
      xy([-58, 0, -58, -186, -42, -222, 0, -240, 42, -222, 58, -186, 58, 0, 0, 2]),
      colour,
    );
    for (const x of [-30, 0, 30])
      layer.line(xy([x, -4, x, -110, x, -214]), 3, shade(colour, 0.12), { even: true });
    ball(layer, 0, -178, 19, '#ffe6a6');
    layer.line(xy([0, -197, 0, -178, 0, -159]), 3, WOOD, { even: true });
    layer.line(xy([-19, -178, 0, -178, 19, -178]), 3, WOOD, { even: true });
    ball(layer, 42, -104, 8, '#e5b243');
  },
};

export const chair: PropPainter = {
  box: standing(92, 150),
  grip: null,
  seat: [0, -66],
  paint(layer, { colour }) {
    for (const x of [-34, 30]) rod(layer, xy([x, 0, x, -60]), 9, WOOD);
    for (const x of [-36, 20]) rod(layer, xy([x - 4, -60, x - 8, -146]), 8, WOOD);
    for (const y of [-104, -128]) plank(layer, -44, y - 8, 18, y + 8, WOOD);
    lump(layer, xy([-44, -58, -40, -72, 36, -72, 44, -58, 0, -52]), colour);
  },
};

export const table: PropPainter = {
  box: standing(230, 120),
  grip: null,
  paint(layer, { colour }) {
    for (const x of [-88, 84]) rod(layer, xy([x, 0, x, -100]), 12, WOOD);
    lump(
      layer,
      xy([
        -114, -104, -104, -118, 104, -118, 114, -104, 108, -74, 84, -88, 56, -72, 28, -88, 0, -72,
        -28, -88, -56, -72, -84, -88, -108, -74,
      ]),
      light(colour, 0.1),
    );
    lump(layer, ellipse(0, -112, 112, 11, 0, 24), light(colour, 0.18), 0.06);
  },
};

export const clock: PropPainter = {
  box: standing(84, 96),
  grip: null,
  paint(layer, { colour }) {
    for (const side of [-1, 1]) {
      rod(layer, xy([side * 22, -14, side * 30, 0]), 8, '#7a6a86');
      ball(layer, side * 24, -84, 13, '#e5b243');
    }
    ball(layer, 0, -46, 40, colour);
    ball(layer, 0, -46, 31, LINEN);
    for (let i = 0; i < 12; i++)
      layer.disc(
        Math.cos((i * Math.PI) / 6) * 26,
        -46 + Math.sin((i * Math.PI) / 6) * 26,
        i % 3 ? 1.4 : 2.6,
        '#5a4a62',
      );
    rod(layer, xy([0, -46, 0, -66]), 3.6, '#5a4a62');
    rod(layer, xy([0, -46, 14, -38]), 4.2, '#5a4a62');
    ball(layer, 0, -46, 3.6, '#d9574a');
  },
};

export const bell: PropPainter = {
  box: standing(64, 78),
  grip: [0, -72],
  paint(layer) {
    const brass = '#e5b243';
    rod(layer, xy([0, -56, 0, -76]), 9, WOOD);
    ball(layer, 0, -4, 7, shade(brass, 0.16));
    lump(
      layer,
      xy([0, -60, 16, -54, 20, -28, 30, -10, 30, -5, -30, -5, -30, -10, -20, -28, -16, -54]),
      brass,
    );
  },
};

export const present: PropPainter = {
  box: standing(92, 96),
  grip: null,
  paint(layer, { colour }) {
    plank(layer, -38, -56, 38, 0, colour);
    plank(layer, -43, -70, 43, -52, light(colour, 0.05));
    plank(layer, -8, -70, 8, 0, '#fbe3a0');
    for (const side of [-1, 1]) {
      lump(layer, xy([0, -70, side * 12, -92, side * 34, -92, side * 32, -76]), '#fbe3a0');
      lump(layer, xy([0, -70, side * 26, -60, side * 30, -50, side * 16, -54]), '#f0cf7a');
    }
    ball(layer, 0, -72, 7, '#f0cf7a');
  },
};
