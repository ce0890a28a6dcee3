import { light, shade } from '../paint/colour.ts';
import { ellipse } from '../paint/geometry.ts';
import { ball, lump, plank, rod, slab, standing, toyFace, xy } from './parts.ts';
import type { PropPainter } from './prop-painter.ts';

/** Toys and instruments. */

const WOOD = '#b97a44';
const CREAM = '#fff4e0';

export const beachBall: PropPainter = {
  box: standing(64, 64),
  grip: [0, -32],
  paint(layer, { colour }) {
    ball(layer, 0, -32, 31, colour);
    for (const [x, width] of [
      [-14, 8],
      [14, 8],
    ] as const)
      layer.line(
        xy([x * 0.3, -62, x * 1.5, -32, x * 0.3, -2]),
        width * 1.7,
        x < 0 ? CREAM : '#f3c24e',
      );
    ball(layer, -2, -58, 5, CREAM);
  },
};

export const football: PropPainter = {
  box: standing(58, 58),
  grip: [0, -28],
  paint(layer) {
    ball(layer, 0, -28, 28, '#fbf7ee');
    const spot = (x: number, y: number, r: number): void =>
      lump(layer, ellipse(x, y, r, r, 18, 5), '#43384f');
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
      lump(layer, ellipse(side * 22, -10, 17, 13, side * 14), shade(fur, 0.03));
      ball(layer, side * 25, -8, 7, '#f0d3a6', 6);
      layer.limb(xy([side * 20, -54, side * 32, -44, side * 36, -30]), [18, 17, 15], fur);
      ball(layer, side * 24, -102, 11, fur);
      ball(layer, side * 24, -102, 6, '#f0d3a6');
    }
    lump(layer, ellipse(0, -34, 27, 31), fur);
    lump(layer, ellipse(0, -30, 16, 19), '#f0d3a6');
    ball(layer, 0, -82, 29, fur, 26);
    ball(layer, 0, -74, 14, '#f6dfb8', 11);
    toyFace(layer, 0, -86, 26);
    ball(layer, 0, -79, 4.4, '#4a2c2a', 3.4);
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
      ball(layer, side * 22, -84, 11, '#b5583a');
    }
    lump(layer, xy([-10, -64, 10, -64, 27, -18, 0, -12, -27, -18]), colour);
    ball(layer, 0, -84, 20, '#f3d2b4');
    lump(
      layer,
      xy([-21, -84, -18, -104, 0, -110, 18, -104, 21, -84, 10, -96, -10, -96]),
      '#b5583a',
    );
    toyFace(layer, 0, -84, 17);
  },
};

export const toyRobot: PropPainter = {
  box: standing(76, 108),
  grip: [0, -50],
  paint(layer, { colour }) {
    for (const side of [-1, 1]) {
      plank(layer, side * 16 - 9, -18, side * 16 + 9, 0, '#6d7690');
      rod(layer, xy([side * 26, -52, side * 38, -30]), 9, '#8f99b0');
    }
    plank(layer, -27, -60, 27, -14, colour);
    plank(layer, -22, -96, 22, -62, '#a9b4c8');
    rod(layer, xy([0, -96, 0, -106]), 3, '#6d7690');
    ball(layer, 0, -107, 5, '#e4574a');
    for (const side of [-1, 1]) {
      ball(layer, side * 9, -82, 6, '#fff6d8');
      layer.disc(side * 9, -82, 2.8, '#3a2740');
    }
    plank(layer, -10, -72, 10, -68, '#5a6480');
    for (const x of [-12, 0, 12]) ball(layer, x, -38, 4.6, x ? '#f3c24e' : '#e4574a');
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
      plank(layer, x - 23, y - 46, x + 23, y, colour);
      plank(layer, x - 15, y - 38, x + 15, y - 8, light(colour, 0.12));
      ball(layer, x, y - 23, 9, shade(colour, 0.08));
    }
  },
};

export const drum: PropPainter = {
  box: standing(92, 84),
  grip: null,
  paint(layer, { colour }) {
    lump(layer, xy([-42, -58, 42, -58, 42, -8, 22, 0, -22, 0, -42, -8]), colour);
    for (let i = 0; i < 6; i++)
      layer.line(
        xy([-40 + i * 16, i % 2 ? -54 : -8, -32 + i * 16, -30, -24 + i * 16, i % 2 ? -8 : -54]),
        2.2,
        CREAM,
        { even: true },
      );
    layer.shape(ellipse(0, -58, 43, 11, 0, 20), CREAM, { tremble: 0.4 });
    for (const side of [-1, 1]) {
      rod(layer, xy([side * 6, -62, side * 34, -84]), 5, WOOD);
      ball(layer, side * 5, -62, 5, WOOD);
    }
  },
};

export const guitar: PropPainter = {
  box: standing(76, 170),
  grip: [0, -84],
  paint(layer) {
    lump(
      layer,
      xy([
        0, -82, 22, -72, 22, -54, 18, -46, 34, -28, 26, -4, 0, 0, -26, -4, -34, -28, -18, -46, -22,
        -54, -22, -72,
      ]),
      '#d08a44',
    );
    ball(layer, 0, -44, 11, '#5a3424');
    plank(layer, -5, -150, 5, -50, '#7a4a30');
    plank(layer, -10, -168, 10, -148, '#5a3424');
    plank(layer, -14, -20, 14, -14, '#5a3424');
    for (const x of [-3, 0, 3])
      layer.line(xy([x, -150, x, -80, x, -18]), 0.9, '#fdf3dd', { even: true, tremble: 0 });
  },
};

export const trumpet: PropPainter = {
  box: { left: -70, top: -60, right: 76, bottom: 2 },
  grip: [-18, -30],
  paint(layer) {
    const brass = '#e5b243';
    rod(layer, xy([-66, -34, 40, -34]), 8, brass);
    lump(layer, xy([34, -40, 52, -46, 72, -62, 74, -34, 72, -6, 52, -22, 34, -28]), brass);
    layer.limb(
      xy([-40, -34, -46, -18, -30, -12, 12, -12, 24, -20, 20, -33]),
      [7, 7, 7],
      shade(brass, 0.05),
    );
    for (const x of [-20, -8, 4]) {
      rod(layer, xy([x, -12, x, -46]), 7, light(brass, 0.05));
      ball(layer, x, -48, 4.6, '#fff3d0');
    }
    ball(layer, -68, -34, 5.6, shade(brass, 0.1));
  },
};

export const swing: PropPainter = {
  box: standing(240, 230),
  grip: null,
  seat: [0, -78],
  paint(layer, { colour }) {
    for (const side of [-1, 1])
      for (const foot of [84, 118])
        rod(layer, xy([side * foot, 0, side * 100, -222]), 9, '#8a6a54');
    rod(layer, xy([-112, -224, 112, -224]), 11, '#8a6a54');
    for (const x of [-26, 26])
      layer.line(xy([x, -222, x, -150, x, -76]), 3, '#d9c39a', { even: true });
    plank(layer, -36, -78, 36, -68, colour);
  },
};

export const slide: PropPainter = {
  box: standing(300, 200),
  grip: null,
  paint(layer, { colour }) {
    for (const x of [-128, -96]) rod(layer, xy([x, 0, x + 12, -196]), 9, '#c8574a');
    for (let i = 1; i < 8; i++)
      rod(layer, xy([-126 + i * 1.5, -i * 22, -94 + i * 1.5, -i * 22]), 6, '#c8574a');
    plank(layer, -118, -158, -62, -148, '#c8574a');
    layer.limb(
      xy([-66, -152, -20, -128, 50, -60, 104, -20, 146, -14]),
      [26, 26, 26, 26, 24],
      colour,
      { coats: [layer.shading([0, -120], [30, -60], shade(colour, 0.15), 0.9)] },
    );
    layer.limb(
      xy([-66, -164, -18, -140, 54, -72, 108, -32, 146, -26]),
      [5, 5, 5, 5, 5],
      light(colour, 0.08),
    );
    rod(layer, xy([10, -94, 10, 0]), 8, '#c8574a');
  },
};

export const pencil: PropPainter = {
  box: standing(20, 96),
  grip: [0, -36],
  paint(layer, { colour }) {
    plank(layer, -7, -84, 7, -22, colour);
    slab(layer, xy([-7, -22, 7, -22, 0, 0]), '#f3d6a6');
    slab(layer, xy([-2.4, -7, 2.4, -7, 0, 0]), '#43384f');
    plank(layer, -7, -90, 7, -82, '#c9ccd6');
    lump(layer, xy([-7, -90, -6, -97, 6, -97, 7, -90]), '#e88a94');
  },
};

export const paintbrush: PropPainter = {
  box: standing(20, 104),
  grip: [0, -66],
  paint(layer, { colour }) {
    layer.limb(xy([0, -104, 0, -70, 0, -36]), [5, 9, 8], WOOD);
    plank(layer, -6, -40, 6, -24, '#c9ccd6');
    lump(layer, xy([-7, -24, 7, -24, 8, -14, 0, 0, -8, -14]), colour);
  },
};
