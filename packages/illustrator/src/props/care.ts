import { alpha, light, shade } from '../paint/colour.ts';
import { ellipse, type Point } from '../paint/geometry.ts';
import type { Layer } from '../paint/layer.ts';
import { panel, ring } from './forms.ts';
import { CREAM } from './materials.ts';
import { ball, lump, plank, slab, standing, starPoints, xy } from './parts.ts';
import type { PropPainter } from './prop-painter.ts';

/** What helps a body hear, stretch and grow. */

const TEAL = '#2ba3ae';

const SUN = '#f4bf45';

export const hearingAid: PropPainter = {
  box: standing(106, 104),
  grip: [-10, -12],
  paint(layer) {
    layer.at({ x: 0, y: 0, scale: 0.85 }, () => aidAndCase(layer));
  },
};

const aidAndCase = (layer: Layer): void => {
  lump(layer, xy([-60, -34, -58, -62, -44, -72, -12, -72, 0, -62, 2, -34]), shade(SUN, 0.06));
  lump(layer, xy([-51, -34, -49, -56, -40, -63, -16, -63, -8, -56, -6, -34]), '#fff1cf', 0.1);
  panel(layer, [-62, -38, 4, 0], 12, { colour: SUN });
  layer.line(xy([-55, -30, -29, -27, -3, -30]), 3, shade(SUN, 0.14), { opacity: 0.8 });
  layer.shape(starPoints([-29, -15], 8.4), '#fff6d8', { angular: true, tremble: 0.2 });
  // The tube first: it comes out of the hook and ends in the soft piece for the ear.
  layer.limb(xy([24, -114, 44, -116, 55, -100, 53, -76, 46, -58]), [5, 5.6, 6, 6, 6], '#9adcf0', {
    tremble: 0.2,
    coats: [layer.shading([30, -110], [56, -60], '#4f9fc0', 0.6)],
  });
  layer.limb(
    xy([30, -113, 10, -115, -6, -102, -14, -78, -10, -50, 4, -30, 16, -22]),
    [6, 15, 25, 30, 31, 28, 20],
    TEAL,
    {
      tremble: 0.4,
      coats: [
        layer.shading([-14, -80], [20, -24], shade(TEAL, 0.18), 0.85),
        layer.bloom([-6, -100], 28, light(TEAL, 0.17), 0.9),
      ],
    },
  );
  layer.line(xy([-13, -94, -21, -76, -18, -58]), 4.4, '#d8fbff', { opacity: 0.85 });
  ball(layer, [-3, -72], 6.4, { colour: '#ff7d5c' });
  layer.line(xy([-1, -52, 3, -45, 8, -39]), 3.6, shade(TEAL, 0.22), { even: true });
  lump(layer, xy([45, -68, 58, -62, 61, -46, 51, -34, 36, -38, 32, -54]), '#ff8f70', 0.14);
  lump(layer, ellipse([44, -50], 6.6, 8), '#ffb9a2', 0.08);
};

export const exerciseMat: PropPainter = {
  box: standing(266, 88),
  grip: null,
  paint(layer) {
    const mat = '#8a6fc4';
    const under = '#f0b458';
    slab(layer, xy([-132, -4, -92, -40, 90, -40, 60, -4]), mat, 0.1);
    slab(layer, xy([-132, -4, 60, -4, 60, 2, -131, 2]), under, 0.1);
    for (const rim of [xy([-113, -9, -84, -35, 64, -35]), xy([-113, -9, -30, -9, 40, -9])])
      layer.line(rim, 2.6, light(mat, 0.16), { even: true });
    lotus(layer, [-30, -12], 25, light(mat, 0.24));
    layer.limb(xy([70, -33, 84, -45, 98, -57]), [64, 60, 56], shade(mat, 0.04), {
      coats: [
        layer.shading([70, -70], [116, -20], shade(mat, 0.2), 0.9),
        layer.bloom([62, -78], 40, light(mat, 0.12), 0.8),
      ],
    });
    layer.limb(xy([66, -66, 90, -80, 112, -74, 120, -52, 108, -36]), [7, 7, 7, 7, 6], under, {
      tremble: 0.3,
    });
    ball(layer, [70, -32], 32, { colour: light(mat, 0.03) });
    spiral(layer, [70, -32], 32, under);
  },
};

/** The end of a rolled mat: its two sides wound into each other. */
const spiral = (layer: Layer, [x, y]: Point, radius: number, colour: string): void => {
  const turns = 3.1;
  const points = Array.from({ length: 44 }, (_, i): Point => {
    const t = (i / 43) * turns * 2 * Math.PI;
    const r = 3 + (radius - 5) * (i / 43);
    return [x + Math.cos(t + 0.4) * r, y + Math.sin(t + 0.4) * r];
  });
  layer.line(points, 4.2, colour, { even: true, tremble: 0.2 });
};

const lotus = (layer: Layer, [x, y]: Point, size: number, colour: string): void => {
  for (const turn of [-64, 64, -36, 36, 0])
    layer.dab([x, y + 2], size * (1 - Math.abs(turn) * 0.003), size * 0.28, {
      angle: -90 + turn * 1.2,
      colour: Math.abs(turn) === 36 ? shade(colour, 0.05) : colour,
    });
};

export const potty: PropPainter = {
  box: { left: -66, top: -122, right: 96, bottom: 2 },
  grip: null,
  paint(layer, { colour }) {
    const cup = '#4fb6c6';
    lump(
      layer,
      xy([-42, -58, -46, -94, -32, -114, 0, -121, 32, -114, 46, -94, 42, -58]),
      shade(cup, 0.05),
    );
    panel(layer, [-18, -110, 18, -99], 5.5, { colour: shade(cup, 0.22) });
    layer.shape(starPoints([0, -85], 9), SUN, { angular: true, tremble: 0.3 });
    lump(
      layer,
      xy([-46, -58, -47, -36, -56, -12, -60, 0, 0, 3, 60, 0, 56, -12, 47, -36, 46, -58]),
      cup,
      0.16,
    );
    lump(layer, xy([-55, -9, 0, -6, 55, -9, 58, 0, 0, 3, -58, 0]), colour, 0.14);
    lump(layer, ellipse([0, -60], 57, 20, { turn: 0, count: 28 }), light(cup, 0.1), 0.1);
    layer.shape(ellipse([0, -62], 36, 11, { turn: 0, count: 26 }), shade(cup, 0.2), {
      tremble: 0.3,
      coats: [layer.shading([0, -52], [0, -70], shade(cup, 0.32), 0.8)],
    });
    lump(layer, xy([-16, -48, -11, -60, 0, -65, 11, -60, 16, -48, 0, -44]), light(cup, 0.14), 0.08);
    layer.line(xy([-47, -62, -40, -69, -24, -74]), 3.2, '#f2fdff', { opacity: 0.85 });
    for (const side of [-1, 1]) {
      layer.disc([side * 12, -31], 3.6, '#3a2740');
      layer.disc([side * 22, -24], 5, '#f79c92', 0.9);
    }
    layer.limb(xy([-8, -25, -4, -21.5, 0, -20.4, 4, -21.5, 8, -25]), [2.2, 2.8, 2.2], '#3a2740', {
      tremble: 0.1,
    });
    roll(layer, 76);
  },
};

/** A roll of paper that stands beside it, its end hanging down. */
const roll = (layer: Layer, x: number): void => {
  const paper = '#fbf6f0';
  lump(layer, xy([x - 18, -33, x + 18, -33, x + 18, -2, x, 2, x - 18, -2]), paper, 0.14);
  slab(
    layer,
    xy([x + 4, -32, x + 18, -34, x + 19, 0, x + 12, 3, x + 5, 0]),
    shade(paper, 0.03),
    0.1,
  );
  lump(layer, ellipse([x, -34], 18, 6.6, { turn: 0, count: 20 }), '#fffdf9', 0.08);
  layer.shape(ellipse([x, -34], 7, 2.8), '#c9a27c', { tremble: 0.2 });
};

export const glasses: PropPainter = {
  box: standing(92, 44),
  grip: [0, -22],
  paint(layer, { colour }) {
    for (const side of [-1, 1]) {
      layer.limb(
        xy([side * 38, -26, side * 43, -38, side * 34, -41]),
        [4.6, 4.2, 3.6],
        shade(colour, 0.12),
      );
      layer.shape(ellipse([side * 21, -20], 17, 17), alpha('#d8f1f7', 0.72), { tremble: 0.2 });
      layer.line(xy([side * 21 - 8, -15, side * 21 - 2, -23, side * 21 + 3, -30]), 4.4, '#ffffff', {
        opacity: 0.85,
      });
      ring(layer, [side * 21, -20], 17, { width: 6, colour });
    }
    layer.limb(xy([-6, -23, 0, -28, 6, -23]), [5, 4.4, 5], colour);
  },
};

export const dummy: PropPainter = {
  box: standing(60, 74),
  grip: [0, -6],
  paint(layer, { colour }) {
    lump(
      layer,
      xy([-5, -44, -7, -54, -12, -62, -9, -71, 0, -74, 9, -71, 12, -62, 7, -54, 5, -44]),
      '#f3cf9a',
      0.1,
    );
    layer.line(xy([-5, -62, -5, -67, -1, -70]), 2.6, '#fffaf0', { opacity: 0.9 });
    ring(layer, [0, -15], 13, { width: 5.4, colour: light(colour, 0.12) });
    lump(
      layer,
      xy([
        -29, -40, -18, -47, 0, -44, 18, -47, 29, -40, 27, -28, 13, -24, 0, -27, -13, -24, -27, -28,
      ]),
      colour,
    );
    for (const side of [-1, 1]) ball(layer, [side * 18, -35], 3.6, { colour: light(colour, 0.14) });
    ball(layer, [0, -33], 9.6, { colour: CREAM, ry: 8.6 });
    layer.shape(xy([0, -29, -5, -34, -3, -37, 0, -35, 3, -37, 5, -34]), '#e58a94', {
      tremble: 0.1,
    });
  },
};

export const tooth: PropPainter = {
  box: standing(38, 46),
  grip: [0, -24],
  lamp: { at: [0, -24], radius: 70, colour: '#fffbe8' },
  paint(layer) {
    lump(
      layer,
      xy([
        -17, -30, -12, -44, 0, -39, 12, -44, 17, -30, 12, -8, 8, 0, 3, -14, -3, -14, -8, 0, -12, -8,
      ]),
      '#fffaf0',
      0.08,
    );
    layer.line(xy([-9, -22, -10, -32, -6, -37]), 3, '#ffffff');
  },
};

export const bandage: PropPainter = {
  box: standing(76, 34),
  grip: [0, -16],
  paint(layer) {
    layer.at({ x: 0, y: -16, turn: -16 }, () => {
      lump(layer, xy([-36, -11, 36, -11, 38, 0, 36, 11, -36, 11, -38, 0]), '#e9b58c');
      plank(layer, [-13, -10, 13, 10], '#f6d6b6');
      for (const x of [-26, 26]) for (const y of [-4, 4]) layer.disc([x, y], 1.6, '#c98f66');
    });
  },
};
