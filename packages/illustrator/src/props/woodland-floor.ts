import { light, mix, shade } from '../paint/colour.ts';
import type { Point } from '../paint/geometry.ts';
import { ellipse, radians } from '../paint/geometry.ts';
import type { Layer } from '../paint/layer.ts';
import type { Random } from '../paint/random.ts';
import { BARK, ICE, LEAF_GREEN, MOSS } from './materials.ts';
import { ball, lump, standing, xy } from './parts.ts';
import type { PropPainter } from './prop-painter.ts';

export const grassTuft: PropPainter = {
  box: standing(156, 116),
  grip: null,
  paint(layer, { random }) {
    const tints = [0.09, 0.04, 0].map((step) => shade(LEAF_GREEN, step));
    const bright = [0.05, 0.1, 0.15].map((step) => light(LEAF_GREEN, step));
    lump(layer, xy([-52, -2, -40, -22, 0, -30, 40, -22, 52, -2, 0, 3]), shade(LEAF_GREEN, 0.09));
    for (const [row, count] of [17, 17, 15].entries()) {
      if (row === 2) {
        daisy(layer, [14, -6], [34, -92], 18);
        daisy(layer, [-14, -6], [-36, -72], 15);
      }
      for (let i = 0; i < count; i++) {
        const share = (i / (count - 1)) * 2 - 1;
        const long = (104 - row * 27) * (1 - share * share * 0.42) * random.between(0.8, 1.06);
        layer.dab([share * (40 + row * 5), 1 + row], long, 7.4 - row * 0.6, {
          angle: -90 + share * 27 + random.signed(7),
          colour: random.pick([tints, [...tints.slice(1), ...bright]][row] ?? bright),
          bend: share * long * 0.1,
        });
      }
    }
  },
};

const daisy = (
  layer: Layer,
  foot: readonly [number, number],
  head: readonly [number, number],
  size: number,
): void => {
  const [x, y] = head;
  layer.limb(
    [foot, [(foot[0] + x) / 2 - 3, (foot[1] + y) / 2], head],
    [3.6, 3.2, 3],
    light(LEAF_GREEN, 0.03),
  );
  for (let i = 0; i < 11; i++) {
    const turn = (i / 11) * 360;
    const t = radians(turn);
    layer.dab([x + Math.cos(t) * size * 0.2, y + Math.sin(t) * size * 0.2], size, size * 0.3, {
      angle: turn,
      colour: i % 2 ? '#fffdf6' : '#efe6ea',
    });
  }
  ball(layer, [x, y], size * 0.38, { colour: '#f5bd34' });
};

export const mossyStone: PropPainter = {
  box: standing(148, 112),
  grip: null,
  paint(layer, { random }) {
    const stone = '#a096a8';
    lump(
      layer,
      xy([-70, -2, -68, -34, -46, -66, -6, -78, 38, -72, 66, -40, 70, -2, 30, 3, -30, 3]),
      stone,
      0.2,
    );
    layer.line(xy([-8, -24, 6, -18, 14, -6]), 2.6, shade(stone, 0.18), { opacity: 0.7 });
    ball(layer, [38, -12], 6, { colour: light(stone, 0.07), ry: 4 });
    for (const [x, y, rx, ry, step] of [
      [-56, -30, 15, 17, 0.08],
      [58, -34, 13, 16, 0.09],
      [-30, -40, 20, 18, 0.06],
      [32, -44, 19, 19, 0.06],
      [2, -50, 22, 17, 0.04],
      [-50, -52, 19, 17, 0.02],
      [50, -54, 18, 16, 0.04],
      [-24, -68, 25, 19, -0.02],
      [26, -70, 24, 18, 0],
      [0, -78, 24, 17, -0.04],
    ] as const)
      cushion(layer, random, [x, y], {
        rx,
        ry,
        green: step < 0 ? light(MOSS, -step) : shade(MOSS, step),
      });
    for (const [x, y, lean] of [
      [-30, -84, -6],
      [-16, -90, -2],
      [-4, -92, 3],
      [38, -84, 6],
    ] as const) {
      layer.line(xy([x, y + 6, x + lean * 0.4, y - 3, x + lean, y - 12]), 2.2, '#b5653f', {
        even: true,
      });
      ball(layer, [x + lean, y - 14], 4, { colour: '#e0904c', ry: 4.8 });
    }
    ladybird(layer, 18, -68);
  },
};

/** A cushion of moss: a soft heap of short tufts. */
const cushion = (
  layer: Layer,
  random: Random,
  [x, y]: Point,
  { rx, ry, green }: { readonly rx: number; readonly ry: number; readonly green: string },
): void => {
  lump(layer, ellipse([x, y], rx, ry, { turn: 0, count: 16 }), green, 0.12);
  const tints = [shade(green, 0.05), light(green, 0.05), mix(light(green, 0.11), '#fff0a8', 0.3)];
  for (let i = 0; i < 24; i++) {
    const t = random.next() * 2 * Math.PI;
    const q = Math.sqrt(random.next());
    const [dx, dy] = [Math.cos(t) * q, Math.sin(t) * q];
    const lower = dx + dy > -0.4 ? 1 : 2;
    const tint = tints[dx + dy > 0.35 ? 0 : lower] ?? green;
    layer.dab([x + dx * rx, y + dy * ry + 3], random.between(5, 8), 2.4, {
      angle: -90 + dx * 40,
      colour: tint,
    });
  }
};

const ladybird = (layer: Layer, x: number, y: number): void => {
  layer.at({ x, y, turn: -14 }, () => {
    ball(layer, [7, -3], 4.4, { colour: '#453650' });
    ball(layer, [0, -5], 8, { colour: '#dd463c', ry: 6.4 });
    layer.line(xy([-6, -8, 0, -6, 6, -6]), 1.4, '#453650', { even: true });
    for (const [dx, dy] of [
      [-3, -3],
      [2, -9],
      [3, -2],
    ] as const)
      layer.disc([dx, dy], 1.5, '#453650');
  });
};

export const frostyTwig: PropPainter = {
  box: { left: -82, top: -92, right: 84, bottom: 2 },
  grip: [-52, -32],
  paint(layer) {
    const twigs = [
      { spine: [-78, -18, -44, -36, -4, -42, 36, -54, 76, -62], widths: [12, 11, 9, 7, 4] },
      { spine: [-16, -41, 2, -62, 22, -76], widths: [8, 6, 3.4] },
      { spine: [30, -52, 44, -40, 64, -36], widths: [6, 5, 3] },
      { spine: [-46, -36, -44, -58, -34, -74], widths: [7, 5, 3] },
    ] as const;
    for (const [x, y, long] of [
      [-28, -38, 26],
      [-10, -39, 38],
      [8, -42, 24],
      [26, -47, 32],
      [52, -36, 20],
    ] as const)
      icicle(layer, x, y, long);
    for (const { spine, widths } of twigs) {
      layer.limb(xy(spine), widths, BARK, {
        coats: [layer.shading([-70, -60], [70, -20], shade(BARK, 0.14), 0.8)],
      });
      const lifted = xy(spine).map(([x, y]): [number, number] => [x - 0.6, y - 3]);
      layer.limb(
        lifted,
        widths.map((width) => width * 0.56),
        '#eef9ff',
        { tremble: 1.2, coats: [layer.shading([-60, -60], [70, -30], ICE, 0.7)] },
      );
    }
    for (const [x, y, size] of [
      [24, -78, 15],
      [-33, -77, 13],
      [76, -63, 13],
      [65, -36, 10],
    ] as const)
      crystal(layer, x, y, size);
    for (const [x, y] of [
      [-60, -46],
      [4, -82],
      [50, -74],
    ] as const)
      layer.disc([x, y], 2.4, '#ffffff');
  },
};

const icicle = (layer: Layer, x: number, y: number, long: number): void => {
  lump(
    layer,
    xy([x - 5, y - 2, x + 5, y - 2, x + 3.4, y + long * 0.4, x, y + long, x - 3.4, y + long * 0.4]),
    ICE,
    0.16,
  );
  layer.line(
    xy([x - 1.6, y + 2, x - 1.4, y + long * 0.3, x - 0.4, y + long * 0.6]),
    1.8,
    '#ffffff',
    { opacity: 0.9 },
  );
};

/** A star of ice with six arms and little barbs. */
const crystal = (layer: Layer, x: number, y: number, size: number): void => {
  for (let i = 0; i < 6; i++)
    layer.at({ x, y, turn: i * 60 + 12 }, () => {
      layer.line(xy([0, 0, 0, -size * 0.5, 0, -size]), size * 0.24, '#6fb2de', {
        even: true,
        tremble: 0.1,
      });
      layer.line(xy([0, 0, 0, -size * 0.5, 0, -size * 0.94]), size * 0.12, '#ffffff', {
        even: true,
        tremble: 0.1,
      });
      for (const side of [-1, 1])
        layer.line(
          xy([0, -size * 0.46, side * size * 0.14, -size * 0.6, side * size * 0.28, -size * 0.72]),
          size * 0.14,
          '#8cc4e8',
          { even: true, tremble: 0.1 },
        );
    });
  ball(layer, [x, y], size * 0.22, { colour: '#ffffff' });
};
