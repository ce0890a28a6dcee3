import { light, shade } from '../paint/colour.ts';
import { ellipse, type Point, radians } from '../paint/geometry.ts';
import type { Layer } from '../paint/layer.ts';
import { panel } from './forms.ts';
import { CREAM, INK, IVORY, OAK } from './materials.ts';
import { ball, flank, lump, plank, rod, slab, standing, xy } from './parts.ts';
import type { PropPainter } from './prop-painter.ts';

export const piano: PropPainter = {
  box: standing(250, 196),
  grip: null,
  paint(layer) {
    const wood = '#9a5a3c';
    for (const x of [-92, 92]) plank(layer, [x - 10, -80, x + 10, 0], shade(wood, 0.06));
    plank(layer, [-100, -178, 100, -4], shade(wood, 0.03));
    plank(layer, [-84, -66, 84, -12], shade(wood, 0.1));
    panel(layer, [-114, -194, 114, -176], 6, { colour: light(wood, 0.04) });
    panel(layer, [-86, -168, 86, -118], 6, { colour: light(wood, 0.02) });
    slab(layer, xy([-30, -160, 0, -156, 30, -160, 32, -116, 0, -112, -32, -116]), IVORY, 0.06);
    for (let i = 0; i < 3; i++)
      for (const side of [-1, 1]) {
        layer.line(xy([side * 5, -148 + i * 11, side * 26, -150 + i * 11]), 1.4, '#a99aa8', {
          even: true,
        });
        layer.disc([side * (10 + ((i * 7) % 13)), -147 + i * 11], 2.4, INK);
      }
    panel(layer, [-118, -106, 118, -70], 8, { colour: wood });
    panel(layer, [-104, -104, 104, -80], 2, { colour: '#fffaf0', depth: 0.07 });
    for (let i = 1; i < 14; i++)
      layer.line(xy([-104 + i * 14.9, -103, -104 + i * 14.9, -81]), 1.3, '#a99aa8', { even: true });
    for (let i = 1; i < 14; i++)
      if (i % 7 !== 3 && i % 7 !== 0)
        panel(layer, [-108 + i * 14.9, -105, -100 + i * 14.9, -91], 1.6, { colour: '#3f3548' });
    for (const x of [-8, 8]) ball(layer, [x, -6], 5, { colour: '#e5b243', ry: 3.6 });
  },
};

export const songBook: PropPainter = {
  box: standing(136, 122),
  grip: [0, -22],
  paint(layer, { colour }) {
    slab(layer, xy([-64, -12, 0, -2, 64, -12, 64, -78, 0, -68, -64, -78]), colour);
    for (const side of [-1, 1]) {
      lump(layer, flank(side, '0,-8 30,-19 58,-17 58,-82 32,-85 0,-73'), '#fff8e6', 0.09);
      for (const row of [0, 1])
        for (let i = 0; i < 3; i++) {
          const y = -70 + row * 28 + i * 6;
          layer.line(xy([side * 6, y + 5, side * 30, y - 3, side * 53, y - 1]), 1.5, '#b09a9c', {
            even: true,
          });
        }
    }
    for (const [x, y, tall] of [
      [-46, -56, 20],
      [-30, -62, 20],
      [-38, -30, 20],
      [-18, -32, 20],
      [20, -56, 20],
      [38, -62, 20],
      [22, -30, 20],
      [44, -33, 20],
    ] as const)
      note(layer, [x, y], 5, { tall, ink: INK });
    layer.line(xy([-41, -76, -25, -82]), 5, INK, { even: true });
    layer.line(xy([25, -75, 43, -82]), 5, INK, { even: true });
    for (const [x, y, size, tint] of [
      [-34, -94, 9, '#4f8fc4'],
      [36, -100, 8, '#e2913a'],
    ] as const) {
      note(layer, [x, y], size, { tall: size * 2.6, ink: tint });
      layer.limb(
        xy([
          x + size * 0.9,
          y - size * 2.6,
          x + size * 1.9,
          y - size * 1.9,
          x + size * 1.8,
          y - size,
        ]),
        [size * 0.6, size * 0.5, size * 0.2],
        tint,
      );
    }
  },
};

/** A note: its head at (x, y), its stem upward. */
const note = (
  layer: Layer,
  [x, y]: Point,
  size: number,
  { tall, ink }: { readonly tall: number; readonly ink: string },
): void => {
  layer.line(xy([x + size * 0.85, y, x + size * 0.85, y - tall]), size * 0.42, ink, { even: true });
  layer.shape(ellipse([x, y], size * 1.1, size * 0.82, { turn: -20 }), ink, { tremble: 0.2 });
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
    layer.shape(ellipse([0, -58], 43, 11, { turn: 0, count: 20 }), CREAM, { tremble: 0.4 });
    for (const side of [-1, 1]) {
      rod(layer, xy([side * 6, -62, side * 34, -84]), 5, OAK);
      ball(layer, [side * 5, -62], 5, { colour: OAK });
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
    ball(layer, [0, -44], 11, { colour: '#5a3424' });
    plank(layer, [-5, -150, 5, -50], '#7a4a30');
    plank(layer, [-10, -168, 10, -148], '#5a3424');
    plank(layer, [-14, -20, 14, -14], '#5a3424');
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
      ball(layer, [x, -48], 4.6, { colour: '#fff3d0' });
    }
    ball(layer, [-68, -34], 5.6, { colour: shade(brass, 0.1) });
  },
};

export const soundRings: PropPainter = {
  box: { left: -104, top: -98, right: 104, bottom: 98 },
  grip: null,
  floats: true,
  paint(layer) {
    for (const [i, tint] of ['#e4574a', '#f0893c', '#f3bd45', '#58b3a2', '#6a8fd6'].entries()) {
      const radius = 26 + i * 43;
      const spread = 42 - i * 3;
      const arc = Array.from({ length: 9 }, (_, j): Point => {
        const t = radians(-spread + (j / 8) * 2 * spread);
        return [-112 + Math.cos(t) * radius, Math.sin(t) * radius];
      });
      const wide = 15 - i * 0.4;
      layer.limb(arc, [wide * 0.5, wide, wide * 1.12, wide, wide * 0.5], tint, {
        tremble: 0.8,
        coats: [
          { fill: light(tint, 0.14), texture: 'bristle', size: 110, turn: 90, strength: 0.65 },
        ],
      });
    }
  },
};
