import { light, mix, shade } from '../paint/colour.ts';
import { leaves } from '../paint/foliage.ts';
import { ellipse } from '../paint/geometry.ts';
import type { Layer } from '../paint/layer.ts';
import { ball, lump, standing, xy } from './parts.ts';
import type { PropPainter } from './prop-painter.ts';

/** What is found and grows out of doors. */

const BARK = '#8f6242';

export const stick: PropPainter = {
  box: standing(136, 62),
  grip: [-16, -14],
  paint(layer) {
    const bark = (from: number, to: number) => ({
      coats: [
        layer.shading([from, -30], [to, 4], shade(BARK, 0.16), 0.8),
        { fill: light(BARK, 0.1), texture: 'bristle', size: 120, strength: 0.5 },
      ] as const,
    });
    layer.limb(xy([20, -20, 34, -36, 40, -54]), [9, 7, 4], BARK, bark(20, 40));
    layer.limb(xy([-26, -14, -34, -26, -32, -36]), [8, 6, 4], BARK, bark(-34, -26));
    layer.limb(
      xy([-64, -6, -30, -12, 6, -13, 40, -24, 64, -28]),
      [13, 12, 12, 9, 5],
      BARK,
      bark(-60, 60),
    );
    ball(layer, -63, -6, 6.4, '#d9b484', 7);
    layer.line(xy([-44, -11, -30, -13, -14, -13]), 1.8, shade(BARK, 0.14));
    layer.line(xy([4, -12, 18, -15, 30, -19]), 1.8, shade(BARK, 0.14));
    for (const [x, y, turn] of [
      [40, -52, -28],
      [39, -52, -108],
    ] as const) {
      layer.dab(x, y, 22, 6.6, turn, '#7cae55');
      layer.dab(x, y, 18, 1, turn, '#b9d489');
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
        ball(layer, side * 35, -11, 13, ivory);
        ball(layer, side * 37, 11, 13, shade(ivory, 0.02));
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
      layer.disc(x, y, r * 0.9, tint);
      const cluster = { x, y, flatten: 0.95, length: 13, width: 5 };
      leaves(layer, random, {
        ...{ ...cluster, radius: r * 0.94, count: 44 },
        colours: [tint, shade(tint, 0.05), light(tint, 0.03)],
      });
      leaves(layer, random, {
        ...{ ...cluster, x: x - r * 0.28, y: y - r * 0.3, radius: r * 0.6, count: 22 },
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
      ball(layer, x, y, 5.4, '#dd4a44');
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
      for (const turn of [-130, -50]) layer.dab(x, y, 8, 1.2, turn, '#fff6da');
    blossom(layer, 2, -171, 14);
    blossom(layer, -46, -112, 9);
    for (const [x, r] of [
      [-40, 11],
      [34, 14],
      [50, 8],
    ] as const)
      ball(layer, x, -r * 0.5, r, '#c8a07c', r * 0.7);
  },
};

const rib = (layer: Layer, points: readonly number[], green: string): void =>
  layer.line(xy(points), 2.4, shade(green, 0.12), { opacity: 0.75 });

const blossom = (layer: Layer, x: number, y: number, size: number): void => {
  for (let i = 0; i < 5; i++)
    layer.dab(
      x,
      y + size * 0.5,
      size * 1.1,
      size * 0.42,
      -90 + (i - 2) * 38,
      i % 2 ? '#f08aa8' : '#e8658e',
    );
  layer.shape(ellipse(x, y + size * 0.4, size * 0.3), '#f6cc55', { tremble: 0.2 });
};
