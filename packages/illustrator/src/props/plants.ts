import { light, mix, shade } from '../paint/colour.ts';
import { leafyTree, leaves, flower as smallFlower } from '../paint/foliage.ts';
import type { Point } from '../paint/geometry.ts';
import { ellipse, radians } from '../paint/geometry.ts';
import type { Layer } from '../paint/layer.ts';
import { STALK } from './materials.ts';
import { ball, lump, rod, standing, xy } from './parts.ts';
import type { PropPainter } from './prop-painter.ts';

const bloom = (layer: Layer, [x, y]: Point, size: number, petal: string): void => {
  for (let i = 0; i < 8; i++) {
    const turn = i * 45;
    layer.dab(
      [x + Math.cos(radians(turn)) * size * 0.2, y + Math.sin(radians(turn)) * size * 0.2],
      size,
      size * 0.3,
      { angle: turn, colour: i % 2 ? petal : light(petal, 0.06) },
    );
  }
  ball(layer, [x, y], size * 0.36, { colour: '#f3c24e' });
};

export const flower: PropPainter = {
  box: standing(54, 104),
  grip: [0, -24],
  paint(layer, { colour }) {
    rod(layer, xy([0, 0, -3, -40, 0, -74]), 5, STALK);
    layer.dab([-1, -26], 32, 9, { angle: -36, colour: STALK });
    layer.dab([-2, -34], 28, 8, { angle: -148, colour: light(STALK, 0.05) });
    bloom(layer, [0, -76], 24, colour);
  },
};

export const bouquet: PropPainter = {
  box: standing(92, 112),
  grip: [0, -26],
  paint(layer, { colour, random }) {
    const petals = [colour, '#f3c24e', '#e8829a', '#8fb6d8'];
    for (let i = 0; i < 7; i++)
      rod(layer, xy([0, -16, (i - 3) * 5, -44, (i - 3) * 12, -74]), 3.4, STALK);
    for (let i = 0; i < 12; i++)
      layer.dab([random.signed(22), -46 - random.next() * 24], 26, 7, {
        angle: -90 + random.signed(60),
        colour: i % 2 ? STALK : light(STALK, 0.06),
      });
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
      bloom(layer, [x, y], 16, petals[i % 4] ?? colour);
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
    for (let i = 0; i < 8; i++)
      smallFlower(layer, [random.signed(80), 4], 0.9, { petal: '#f6d6e2', stalk: STALK });
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
      ball(layer, [x, y], r, { colour: '#fff8ea', ry: r * 0.8 });
  },
};

export const bush: PropPainter = {
  box: standing(190, 128),
  grip: null,
  paint(layer, { random }) {
    const green = '#5d9a50';
    const heaps = [
      [0, -72, 46],
      [-46, -52, 42],
      [46, -54, 40],
      [-62, -26, 30],
      [62, -27, 30],
      [-18, -34, 40],
      [26, -30, 38],
    ] as const;
    lump(
      layer,
      xy([-86, -4, -80, -30, 0, -50, 80, -30, 86, -4, 40, 2, -40, 2]),
      shade(green, 0.12),
    );
    for (const [x, y, r] of heaps) {
      const tint = y < -50 ? light(green, 0.03) : shade(green, 0.03);
      layer.disc([x, y], r * 0.9, tint);
      const cluster = { x, y, flatten: 0.95, length: 13, width: 5 };
      leaves(layer, random, {
        ...cluster,
        radius: r * 0.94,
        count: 44,
        colours: [tint, shade(tint, 0.05), light(tint, 0.03)],
      });
      leaves(layer, random, {
        ...cluster,
        x: x - r * 0.28,
        y: y - r * 0.3,
        radius: r * 0.6,
        count: 22,
        colours: [light(tint, 0.07), light(tint, 0.1), mix(light(tint, 0.1), '#ffe9a8', 0.3)],
      });
    }
    for (const [x, y] of [
      [-48, -66],
      [-10, -88],
      [34, -74],
      [-70, -28],
      [10, -46],
      [62, -44],
      [-26, -24],
      [40, -20],
    ] as const)
      ball(layer, [x, y], 5.4, { colour: '#dd4a44' });
  },
};

export const cactus: PropPainter = {
  box: standing(132, 178),
  grip: null,
  paint(layer) {
    const green = '#5ea06a';
    const arm = (points: readonly number[], widths: readonly number[]): void =>
      layer.limb(xy(points), widths, green, {
        tremble: 0.5,
        coats: [
          layer.shading([-30, -120], [60, -10], shade(green, 0.17), 0.9),
          layer.bloom([-20, -120], 60, light(green, 0.1), 0.6),
        ],
      });
    arm([0, -48, -34, -50, -46, -66, -46, -98], [27, 27, 26, 24]);
    arm([0, -70, 30, -72, 42, -86, 42, -122], [25, 25, 24, 22]);
    arm([0, -17, 0, -70, 0, -150], [46, 48, 42]);
    for (const x of [-12, 0, 12]) rib(layer, [x, -14, x * 1.1, -80, x * 0.9, -158], green);
    rib(layer, [-46, -62, -46, -80, -46, -102], green);
    rib(layer, [42, -84, 42, -100, 42, -126], green);
    for (const [x, y] of [
      [-6, -136],
      [6, -112],
      [-6, -88],
      [6, -56],
      [-6, -30],
      [-52, -86],
      [-40, -72],
      [36, -108],
      [48, -94],
    ] as const)
      for (const turn of [-130, -50]) layer.dab([x, y], 8, 1.2, { angle: turn, colour: '#fff6da' });
    blossom(layer, 2, -171, 14);
    blossom(layer, -46, -112, 9);
    for (const [x, r] of [
      [-40, 11],
      [34, 14],
      [50, 8],
    ] as const)
      ball(layer, [x, -r * 0.5], r, { colour: '#c8a07c', ry: r * 0.7 });
  },
};

const rib = (layer: Layer, points: readonly number[], green: string): void =>
  layer.line(xy(points), 2.4, shade(green, 0.12), { opacity: 0.75 });

const blossom = (layer: Layer, x: number, y: number, size: number): void => {
  for (let i = 0; i < 5; i++)
    layer.dab([x, y + size * 0.5], size * 1.1, size * 0.42, {
      angle: -90 + (i - 2) * 38,
      colour: i % 2 ? '#f08aa8' : '#e8658e',
    });
  layer.shape(ellipse([x, y + size * 0.4], size * 0.3), '#f6cc55', { tremble: 0.2 });
};
