import { light, shade } from '../paint/colour.ts';
import { ellipse, type Point } from '../paint/geometry.ts';
import type { Layer } from '../paint/layer.ts';
import { panel, roundCorners } from './forms.ts';
import { INK, IVORY, TIN } from './materials.ts';
import { ball, flank, rod, slab, standing, xy } from './parts.ts';
import type { PropPainter } from './prop-painter.ts';

/** A little landscape behind glass: what screens show. */
const screen = (
  layer: Layer,
  [left, top, right, bottom]: readonly [number, number, number, number],
  radius: number,
): void => {
  const [wide, tall] = [right - left, bottom - top];
  const hill = (x: number, y: number, r: number, colour: string) => ({
    draw: (ctx: Layer['ctx']) => {
      ctx.fillStyle = colour;
      ctx.beginPath();
      ctx.arc(left + wide * x, top + tall * y, tall * r, 0, 2 * Math.PI);
      ctx.fill();
    },
  });
  layer.shape(roundCorners([left, top, right, bottom], radius), '#a9dcea', {
    smoothed: true,
    tremble: 0.2,
    coats: [
      hill(0.74, 0.3, 0.16, '#ffd966'),
      hill(0.16, 1.42, 0.76, '#8cc47c'),
      hill(0.8, 1.62, 0.88, '#63a566'),
      { fill: '#ffffff', texture: 'dry', size: 160, strength: 0.2 },
    ],
  });
  layer.line(
    xy([
      left + wide * 0.1,
      top + tall * 0.5,
      left + wide * 0.18,
      top + tall * 0.26,
      left + wide * 0.3,
      top + tall * 0.12,
    ]),
    Math.min(wide, tall) * 0.07,
    '#ffffff',
    { opacity: 0.75 },
  );
};

export const camera: PropPainter = {
  box: standing(106, 84),
  grip: [0, -6],
  paint(layer, { colour }) {
    for (const side of [-1, 1])
      layer.limb(flank(side, '44,-46 52,-30 50,-12 40,-2'), [5, 5, 4], '#8a5a3e');
    panel(layer, [-22, -80, 16, -52], 7, { colour: INK });
    panel(layer, [-12, -75, 8, -64], 4, { colour: '#fff2c0', depth: 0.05 });
    panel(layer, [24, -72, 40, -58], 4, { colour: '#f3c24e' });
    panel(layer, [-46, -64, 46, -2], 12, { colour });
    panel(layer, [-46, -44, 46, -16], 3, { colour: INK });
    ball(layer, [0, -31], 27, { colour: '#e4e6ee' });
    ball(layer, [0, -31], 21, { colour: INK });
    ball(layer, [0, -31], 15, { colour: '#5a8fc0' });
    ball(layer, [0, -31], 8, { colour: '#34476e' });
    layer.disc([-6, -37], 4.6, '#ffffff', 0.95);
    layer.disc([5, -26], 2.2, '#ffffff', 0.8);
    ball(layer, [35, -52], 4, { colour: '#f7d98a' });
  },
};

export const computer: PropPainter = {
  box: standing(150, 104),
  grip: null,
  paint(layer, { colour }) {
    panel(layer, [-58, -102, 58, -20], 9, { colour: TIN });
    screen(layer, [-51, -95, 51, -27], 5);
    slab(layer, xy([-58, -22, 58, -22, 74, -5, -74, -5]), light(TIN, 0.08), 0.06);
    for (let row = 0; row < 3; row++)
      for (let i = 0; i < 10; i++) {
        const half = 46 + row * 3.8;
        const x = -half + (i + 0.5) * (half / 5);
        const key = (i * 3 + row) % 7 === 0 ? colour : INK;
        layer.shape(ellipse([x, -19.5 + row * 4], half / 13.5, 1.5, { turn: 0, count: 8 }), key, {
          tremble: 0.1,
        });
      }
    panel(layer, [-15, -8.6, 15, -5.6], 1.4, { colour: TIN });
    panel(layer, [-75, -6, 75, 1], 3.4, { colour: shade(TIN, 0.05) });
  },
};

export const phone: PropPainter = {
  box: standing(58, 100),
  grip: [0, -28],
  paint(layer, { colour }) {
    panel(layer, [-27, -99, 27, 0], 11, { colour });
    panel(layer, [-22, -88, 22, -13], 5, { colour: '#d8eef4', depth: 0.05 });
    const apps = [
      '#e4675e',
      '#f3c24e',
      '#7bb86e',
      '#5f93c6',
      '#b487c4',
      '#f09a5a',
      '#58b3b0',
      '#e88aa8',
      '#8c9be0',
    ];
    for (const [i, app] of apps.entries()) {
      const [x, y] = [-14 + (i % 3) * 14, -78 + Math.floor(i / 3) * 15];
      panel(layer, [x - 5, y - 5, x + 5, y + 5], 3, { colour: app, depth: 0.08 });
    }
    layer.at({ x: 0, y: -23, turn: -38 }, () =>
      layer.limb(xy([-7, -2, -5, 4, 5, 4, 7, -2]), [6.4, 4, 6.4], '#62a95c', { tremble: 0.1 }),
    );
    ball(layer, [0, -6.4], 4, { colour: IVORY });
    panel(layer, [-7, -94.6, 7, -92], 1.3, { colour: INK });
  },
};

export const television: PropPainter = {
  box: standing(150, 156),
  grip: null,
  paint(layer) {
    for (const side of [-1, 1]) {
      rod(layer, xy([side * 3, -112, side * 28, -150]), 3.4, '#8a7f96');
      ball(layer, [side * 28, -151], 4.6, { colour: '#e4675e' });
      rod(layer, xy([side * 42, -18, side * 52, 0]), 8, '#8a5a3c');
    }
    ball(layer, [0, -112], 13, { colour: INK, ry: 8 });
    panel(layer, [-72, -112, 72, -14], 17, { colour: '#c08049', depth: 0.14 });
    panel(layer, [-62, -102, 36, -24], 14, { colour: '#7a4c33' });
    screen(layer, [-57, -97, 31, -29], 12);
    ball(layer, [54, -86], 10, { colour: IVORY });
    rod(layer, xy([54, -86, 58, -92]), 3, '#7a4c33');
    ball(layer, [54, -62], 8, { colour: '#f3c24e' });
    for (let i = 0; i < 4; i++)
      layer.line(xy([46, -46 + i * 6, 62, -46 + i * 6]), 2.6, '#7a4c33', { even: true });
  },
};

/** Outline of a cog: a disc with blunt teeth. */
const cogPoints = (x: number, y: number, radius: number, teeth: number): Point[] =>
  Array.from({ length: teeth * 4 }, (_, i): Point => {
    const t = ((i + 0.5) / (teeth * 4)) * 2 * Math.PI;
    const r = i % 4 < 2 ? radius : radius * 0.78;
    return [x + Math.cos(t) * r, y + Math.sin(t) * r];
  });

const cog = (
  layer: Layer,
  [x, y]: Point,
  radius: number,
  { teeth, colour }: { readonly teeth: number; readonly colour: string },
): void => {
  layer.shape(cogPoints(x, y, radius, teeth), colour, {
    angular: true,
    tremble: 0.3,
    coats: [
      layer.shading(
        [x - radius * 0.3, y - radius * 0.4],
        [x + radius, y + radius],
        shade(colour, 0.16),
        0.9,
      ),
      layer.bloom([x - radius * 0.4, y - radius * 0.4], radius, light(colour, 0.1), 0.7),
    ],
  });
  ball(layer, [x, y], radius * 0.48, { colour: shade(colour, 0.1) });
  ball(layer, [x, y], radius * 0.2, { colour: IVORY });
};

export const engine: PropPainter = {
  box: standing(172, 158),
  grip: null,
  paint(layer, { colour }) {
    for (const [x, y, r] of [
      [-34, -148, 9],
      [-50, -136, 7],
    ] as const)
      ball(layer, [x, y], r, { colour: '#fdf6ea' });
    slab(layer, xy([-60, -100, -56, -134, -36, -134, -32, -100]), INK);
    panel(layer, [-62, -138, -30, -128], 4, { colour: shade(INK, 0.05) });
    layer.limb(xy([52, -84, 76, -84, 78, -60, 76, -26, 60, -22]), [11, 11, 11], '#d9a441');
    rod(layer, xy([28, -100, 40, -128]), 6, TIN);
    ball(layer, [41, -131], 9, { colour: '#f3c24e' });
    panel(layer, [-68, -106, 60, -10], 14, { colour });
    for (const x of [-50, 42]) panel(layer, [x - 14, -14, x + 14, 1], 5, { colour: INK });
    ball(layer, [-38, -84], 15, { colour: '#d9a441' });
    ball(layer, [-38, -84], 11, { colour: IVORY });
    rod(layer, xy([-38, -84, -32, -91]), 3, '#d9463c');
    for (const x of [4, 22, 40])
      ball(layer, [x, -90], 6, {
        colour: ['#7bb86e', '#f3c24e', '#8fc3e8'][(x - 4) / 18] ?? IVORY,
      });
    cog(layer, [-30, -40], 31, { teeth: 9, colour: '#e8b84a' });
    cog(layer, [20, -50], 23, { teeth: 8, colour: '#9fb0c6' });
    cog(layer, [44, -22], 14, { teeth: 7, colour: '#d98a4e' });
    for (const [x, y] of [
      [-60, -98],
      [52, -98],
      [-60, -18],
    ] as const)
      ball(layer, [x, y], 2.8, { colour: light(colour, 0.16) });
  },
};

export const magnet: PropPainter = {
  box: standing(86, 100),
  grip: [0, -10],
  paint(layer) {
    const red = '#dc4a3f';
    const arm = (side: number, top: number, foot: number, colour: string): void =>
      panel(layer, [side * 24 - 12, top, side * 24 + 12, foot], 3, { colour });
    layer.limb(
      xy([-24, -62, -24, -36, -17, -18, 0, -12, 17, -18, 24, -36, 24, -62]),
      [24, 24],
      red,
      {
        tremble: 0.3,
        coats: [
          layer.shading([-10, -50], [36, -4], shade(red, 0.16), 0.9),
          layer.bloom([-24, -44], 30, light(red, 0.1), 0.7),
        ],
      },
    );
    for (const side of [-1, 1]) arm(side, -76, -52, '#d8dce6');
    layer.line(xy([-29, -48, -28, -34, -20, -20]), 4.4, '#ffd9cf', { opacity: 0.8 });
    for (const [x, lean] of [
      [-24, -14],
      [24, 14],
    ] as const)
      for (const turn of [-1, 0, 1]) {
        const t = turn * 30 + lean - 90;
        layer.dab(
          [x + Math.cos((t * Math.PI) / 180) * 20, -70 + Math.sin((t * Math.PI) / 180) * 14],
          13,
          2.4,
          { angle: t, colour: '#fff2b0' },
        );
      }
  },
};
