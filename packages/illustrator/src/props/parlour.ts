import type { Light } from '@bramblebook/contract/picture-vocabulary';
import { light, shade } from '../paint/colour.ts';
import { ellipse } from '../paint/geometry.ts';
import type { Layer } from '../paint/layer.ts';
import { panel } from './forms.ts';
import { ball, lump, plank, rod, slab, standing, xy } from './parts.ts';
import type { PropPainter } from './prop-painter.ts';

/** What stands in a parlour. */

const CREAM = '#fff3dc';
const INK = '#4a4058';

export const piano: PropPainter = {
  box: standing(250, 196),
  grip: null,
  paint(layer) {
    const wood = '#9a5a3c';
    for (const x of [-92, 92]) plank(layer, x - 10, -80, x + 10, 0, shade(wood, 0.06));
    plank(layer, -100, -178, 100, -4, shade(wood, 0.03));
    plank(layer, -84, -66, 84, -12, shade(wood, 0.1));
    panel(layer, [-114, -194, 114, -176], 6, light(wood, 0.04));
    panel(layer, [-86, -168, 86, -118], 6, light(wood, 0.02));
    slab(layer, xy([-30, -160, 0, -156, 30, -160, 32, -116, 0, -112, -32, -116]), CREAM, 0.06);
    for (let i = 0; i < 3; i++)
      for (const side of [-1, 1]) {
        layer.line(xy([side * 5, -148 + i * 11, side * 26, -150 + i * 11]), 1.4, '#a99aa8', {
          even: true,
        });
        layer.disc(side * (10 + ((i * 7) % 13)), -147 + i * 11, 2.4, INK);
      }
    panel(layer, [-118, -106, 118, -70], 8, wood);
    panel(layer, [-104, -104, 104, -80], 2, '#fffaf0', 0.07);
    for (let i = 1; i < 14; i++)
      layer.line(xy([-104 + i * 14.9, -103, -104 + i * 14.9, -81]), 1.3, '#a99aa8', { even: true });
    for (let i = 1; i < 14; i++)
      if (i % 7 !== 3 && i % 7 !== 0)
        panel(layer, [-108 + i * 14.9, -105, -100 + i * 14.9, -91], 1.6, '#3f3548');
    for (const x of [-8, 8]) ball(layer, x, -6, 5, '#e5b243', 3.6);
  },
};

export const mirror: PropPainter = {
  box: standing(116, 214),
  grip: null,
  paint(layer) {
    const gold = '#dba946';
    for (const side of [-1, 1]) {
      layer.limb(
        xy([side * 48, -116, side * 50, -60, side * 44, -8]),
        [7, 8, 9],
        shade(gold, 0.12),
      );
      layer.limb(xy([side * 44, -12, side * 52, -4, side * 58, -1]), [10, 9, 7], shade(gold, 0.12));
    }
    rod(layer, xy([-44, -18, 44, -18]), 8, shade(gold, 0.12));
    lump(layer, ellipse(0, -114, 49, 88, 0, 26), gold);
    layer.shape(ellipse(0, -114, 39, 77, 0, 26), '#c9e6ee', {
      tremble: 0.3,
      coats: [
        layer.shading([10, -150], [30, -40], '#8fb6cf', 0.8),
        layer.bloom([-16, -150], 46, '#f4fdff', 0.9),
      ],
    });
    layer.line(xy([-24, -96, -12, -128, 8, -164]), 9, '#ffffff', { opacity: 0.85 });
    layer.line(xy([-10, -84, 4, -116, 20, -144]), 5, '#ffffff', { opacity: 0.75 });
    for (const side of [-1, 1])
      lump(
        layer,
        xy([0, -196, side * 12, -206, side * 26, -200, side * 20, -190]),
        light(gold, 0.04),
      );
    ball(layer, 0, -203, 9, '#e4675e');
    for (const side of [-1, 1]) ball(layer, side * 50, -114, 6, light(gold, 0.08));
  },
};

/** The sky in the panes, above and below. */
const PANES: Record<Light, readonly [string, string]> = {
  morning: ['#bfe0ee', '#fde3c0'],
  noon: ['#9fd4f0', '#e2f5fa'],
  evening: ['#b79ad8', '#ffc08a'],
  night: ['#33407e', '#6f68b0'],
};

export const window: PropPainter = {
  box: standing(214, 236),
  grip: null,
  paint(layer, { light: hour, colour }) {
    const frame = '#c48a54';
    for (const x of [-64, 64])
      lump(layer, xy([x - 13, -22, x + 13, -22, x + 8, 0, x - 8, 0]), shade(frame, 0.08));
    slab(layer, xy([-84, -20, -84, -178, -64, -210, 0, -228, 64, -210, 84, -178, 84, -20]), frame);
    const pane = xy([-72, -30, -72, -174, -54, -200, 0, -215, 54, -200, 72, -174, 72, -30]);
    const [above, below] = PANES[hour];
    layer.shape(pane, layer.linear([0, -215], [0, -30], [above, below]), {
      angular: true,
      tremble: 0.4,
      coats: [{ draw: (ctx) => view(ctx, hour) }],
    });
    for (const x of [-50, 14])
      layer.line(xy([x + 2, -104, x + 16, -128, x + 30, -156]), 8, '#ffffff', { opacity: 0.38 });
    plank(layer, -5, -216, 5, -28, CREAM);
    plank(layer, -73, -122, 73, -113, CREAM);
    for (const side of [-1, 1]) {
      lump(
        layer,
        xy([
          side * 4,
          -205,
          side * 40,
          -210,
          side * 80,
          -186,
          side * 88,
          -120,
          side * 84,
          -100,
          side * 70,
          -100,
          side * 62,
          -140,
          side * 40,
          -176,
        ]),
        colour,
        0.16,
      );
      lump(
        layer,
        xy([
          side * 70,
          -98,
          side * 84,
          -98,
          side * 94,
          -62,
          side * 92,
          -36,
          side * 74,
          -32,
          side * 62,
          -38,
          side * 64,
          -64,
        ]),
        shade(colour, 0.03),
        0.16,
      );
      for (const [x, y] of [
        [30, -198],
        [58, -184],
        [76, -152],
        [76, -118],
        [78, -72],
        [74, -50],
      ] as const)
        layer.disc(side * x, y, 3.4, '#fff4e0', 0.9);
      lump(layer, xy([side * 66, -106, side * 88, -106, side * 88, -94, side * 67, -94]), GOLD);
    }
    rod(layer, xy([-92, -214, 92, -214]), 7, shade(frame, 0.14));
    for (const side of [-1, 1]) ball(layer, side * 94, -214, 8, GOLD);
    plank(layer, -102, -34, 102, -16, light(frame, 0.07));
    layer.at({ x: 30, y: -33, scale: 1.22 }, () => flowerPot(layer));
  },
};

const GOLD = '#e9b548';

/** What is seen through the panes: a hill, and a cloud or the stars above it. */
const view = (ctx: Layer['ctx'], hour: Light): void => {
  const dot = (x: number, y: number, r: number, colour: string): void => {
    ctx.fillStyle = colour;
    ctx.beginPath();
    ctx.arc(x, y, r, 0, 2 * Math.PI);
    ctx.fill();
  };
  if (hour === 'night') {
    for (const [x, y, r] of [
      [-46, -150, 2.4],
      [-22, -174, 1.8],
      [-30, -98, 1.8],
      [52, -88, 2],
      [20, -182, 2.2],
    ] as const)
      dot(x, y, r, '#fff3c8');
    dot(36, -150, 17, '#fff0b8');
    dot(29, -155, 14, PANES.night[0]);
  } else
    for (const [x, y, r] of [
      [-44, -146, 10],
      [-30, -152, 13],
      [-16, -145, 9],
      [28, -96, 9],
      [42, -101, 12],
      [55, -95, 8],
    ] as const)
      dot(x, y, r, '#ffffffd8');
  dot(-36, 18, 82, hour === 'night' ? '#3f5a78' : '#8fbf78');
  dot(58, 26, 80, hour === 'night' ? '#35496a' : '#74ab6a');
};

/** A pot on the sill with three flowers in it. */
const flowerPot = (layer: Layer): void => {
  for (const [x, y, turn] of [
    [-10, -29, -140],
    [10, -29, -40],
    [-3, -33, -112],
    [5, -33, -64],
  ] as const)
    layer.dab(x, y, 34, 8, turn, x < 0 ? '#5f9f54' : '#74b062');
  for (const [x, y, tint] of [
    [-22, -57, '#ffd45c'],
    [1, -71, '#fff6ee'],
    [23, -57, '#f59ab4'],
  ] as const) {
    for (let i = 0; i < 6; i++) layer.dab(x, y, 12, 4.6, i * 60, tint);
    ball(layer, x, y, 4, '#e58b2c');
  }
  lump(layer, xy([-18, -31, 18, -31, 13, -1, 0, 1, -13, -1]), '#cf6f4a', 0.17);
  panel(layer, [-21, -37, 21, -25], 3, '#dd8059');
};

export const songBook: PropPainter = {
  box: standing(136, 122),
  grip: [0, -22],
  paint(layer, { colour }) {
    slab(layer, xy([-64, -12, 0, -2, 64, -12, 64, -78, 0, -68, -64, -78]), colour);
    for (const side of [-1, 1]) {
      lump(
        layer,
        xy([0, -8, side * 30, -19, side * 58, -17, side * 58, -82, side * 32, -85, 0, -73]),
        '#fff8e6',
        0.09,
      );
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
      note(layer, x, y, 5, tall, INK);
    layer.line(xy([-41, -76, -25, -82]), 5, INK, { even: true });
    layer.line(xy([25, -75, 43, -82]), 5, INK, { even: true });
    for (const [x, y, size, tint] of [
      [-34, -94, 9, '#4f8fc4'],
      [36, -100, 8, '#e2913a'],
    ] as const) {
      note(layer, x, y, size, size * 2.6, tint);
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
  x: number,
  y: number,
  size: number,
  tall: number,
  ink: string,
): void => {
  layer.line(xy([x + size * 0.85, y, x + size * 0.85, y - tall]), size * 0.42, ink, { even: true });
  layer.shape(ellipse(x, y, size * 1.1, size * 0.82, -20), ink, { tremble: 0.2 });
};
