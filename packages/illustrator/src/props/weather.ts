import { alpha, light, mix, shade } from '../paint/colour.ts';
import { ellipse, type Point, smooth } from '../paint/geometry.ts';
import type { Layer } from '../paint/layer.ts';
import { ball, lump, slab, xy } from './parts.ts';
import type { PropPainter } from './prop-painter.ts';

/** What the sky and the hills do: flash, shine, sound and shake. */

const RAIN = '#6aa6d8';

export const stormCloud: PropPainter = {
  box: { left: -144, top: -96, right: 144, bottom: 120 },
  grip: null,
  floats: true,
  lamp: { at: [8, 74], radius: 190, colour: '#ffe27a' },
  paint(layer) {
    layer.glow([10, 70], 74, '#ffe98f', { opacity: 0.55 });
    slab(layer, xy([-12, 20, 36, 20, 18, 56, 44, 54, -16, 118, 2, 76, -28, 78]), '#ffcf3f', 0.1);
    for (const [x, y, long] of [
      [-92, 60, 30],
      [-60, 88, 34],
      [-44, 54, 26],
      [64, 58, 28],
      [84, 90, 34],
      [108, 58, 28],
    ] as const)
      drop(layer, x, y, long);
    layer.shape(
      xy([-138, 20, -112, -6, 0, -34, 116, 0, 140, 24, 116, 42, 60, 36, 0, 44, -62, 36, -112, 42]),
      '#6c6690',
      { tremble: 2 },
    );
    for (const [x, y, r, tint] of [
      [-96, 4, 42, '#857fab'],
      [100, 6, 40, '#7a749f'],
      [54, -30, 48, '#8d87b4'],
      [-10, -46, 50, '#9d97c2'],
      [-58, -18, 46, '#958fbb'],
      [24, 4, 42, '#837da8'],
      [76, 14, 30, '#7a749f'],
      [-28, 14, 34, '#8a84af'],
      [-76, 20, 24, '#7f79a5'],
    ] as const)
      layer.shape(ellipse([x, y], r, r * 0.92, { turn: 0, count: 20 }), tint, {
        tremble: 1.4,
        coats: [
          layer.shading([x - r * 0.2, y - r * 0.3], [x + r * 0.5, y + r], '#4f4a78', 0.9),
          layer.bloom([x - r * 0.4, y - r * 0.55], r * 0.8, '#d5cfe8', 0.75),
        ],
      });
  },
};

/** A drop that falls a little aslant. */
const drop = (layer: Layer, x: number, y: number, long: number): void => {
  layer.at({ x, y, turn: 14 }, () =>
    lump(
      layer,
      xy([
        0,
        -long * 0.62,
        long * 0.2,
        -2,
        long * 0.17,
        long * 0.24,
        0,
        long * 0.34,
        -long * 0.17,
        long * 0.24,
        -long * 0.2,
        -2,
      ]),
      RAIN,
      0.1,
    ),
  );
};

interface Ribbon {
  readonly hem: readonly Point[];
  readonly tall: number;
  readonly low: string;
  readonly high: string;
}

/** Three curtains of light, the farthest first. */
const RIBBONS: readonly Ribbon[] = [
  {
    hem: xy([-290, 10, -220, -34, -150, 4, -90, 26, -20, -22, 60, -40, 140, 2, 200, 20, 292, -30]),
    tall: 150,
    low: '#7f6fe0',
    high: '#c86fd0',
  },
  {
    hem: xy([-262, 62, -196, 24, -120, 40, -62, 74, 10, 60, 50, 26, 124, 30, 176, 66, 258, 40]),
    tall: 160,
    low: '#4fdca6',
    high: '#6f7fe8',
  },
  {
    hem: xy([-190, 112, -140, 88, -70, 100, -10, 122, 70, 108, 116, 82, 196, 100]),
    tall: 130,
    low: '#8ff0a8',
    high: '#39b8b0',
  },
];

export const northernLights: PropPainter = {
  box: { left: -300, top: -150, right: 300, bottom: 124 },
  grip: null,
  floats: true,
  lamp: { at: [0, 10], radius: 360, colour: '#a8ffd2' },
  paint(layer, { random }) {
    layer.glow([-60, 20], 230, '#6fe8b8', { opacity: 0.34 });
    layer.glow([110, -10], 210, '#a884e8', { opacity: 0.3 });
    for (const ribbon of RIBBONS) curtain(layer, ribbon, random);
  },
};

/** Upright streaks of light along a waving hem: bright below, dissolving above. */
const curtain = (
  layer: Layer,
  { hem, tall, low, high }: Ribbon,
  random: { next(): number },
): void => {
  const curve = smooth(hem, false, 5);
  const { ctx } = layer;
  let lift = 0.8;
  ctx.save();
  for (const [i, [x, y]] of curve.entries()) {
    const end = Math.min(1, i / 9, (curve.length - 1 - i) / 9);
    lift = lift * 0.72 + (0.52 + random.next() * 0.62) * 0.28;
    const top = y - tall * lift * (0.35 + 0.65 * end);
    const strength = end * (0.76 + random.next() * 0.24);
    ctx.fillStyle = layer.linear(
      [x, y + 8],
      [x, top],
      [
        [0, alpha(light(low, 0.08), 0)],
        [0.07, alpha(light(low, 0.08), 0.98 * strength)],
        [0.3, alpha(low, 0.86 * strength)],
        [0.62, alpha(mix(low, high, 0.7), 0.5 * strength)],
        [1, alpha(high, 0)],
      ],
    );
    ctx.fillRect(x - 3.4, top, 6.8, y + 8 - top);
  }
  ctx.restore();
};

export const crackedGround: PropPainter = {
  box: { left: -126, top: -122, right: 126, bottom: 4 },
  grip: null,
  paint(layer) {
    lump(layer, xy([-30, -58, 34, -58, 30, -6, -22, -6]), '#4f3440', 0.08);
    layer.at({ x: -2, y: -2, turn: -3 }, () =>
      clod(
        layer,
        [
          -118, -46, -92, -64, -50, -70, 4, -72, 14, -62, -6, -54, 10, -44, -12, -34, -60, -28,
          -104, -32,
        ],
        [-116, -50, -104, -42, -60, -38, -12, -42, -2, -26, -14, -14, -6, 0, -62, 4, -100, -6],
      ),
    );
    layer.at({ x: 6, y: 1, turn: 4 }, () =>
      clod(
        layer,
        [
          18, -74, 64, -72, 100, -62, 120, -46, 104, -32, 60, -28, 6, -34, 26, -44, 12, -54, 30,
          -62,
        ],
        [8, -42, 60, -38, 102, -42, 117, -50, 102, -6, 62, 4, 12, 0, 2, -14, 14, -24],
      ),
    );
    for (const [x, y, r] of [
      [-82, -20, 6],
      [-46, -10, 8],
      [52, -12, 7],
      [84, -22, 6],
    ] as const)
      ball(layer, [x, y], r, { colour: '#cfa274', ry: r * 0.7 });
    for (const [x, y, r, tint] of [
      [-26, -98, 12, '#b7a5b8'],
      [18, -112, 8, '#cdbfc8'],
      [50, -92, 10, '#a693ac'],
      [6, -84, 7, '#c4b4bf'],
    ] as const) {
      ball(layer, [x, y], r, { colour: tint, ry: r * 0.86 });
      for (const side of [-1, 1])
        layer.line(
          xy([
            x + side * r * 1.5,
            y + r * 0.9,
            x + side * r * 1.7,
            y,
            x + side * r * 1.5,
            y - r * 0.8,
          ]),
          2,
          '#8a6a5c',
          { opacity: 0.75 },
        );
    }
  },
};

/** Half of the slab: earth in front, turf with a fringe of blades above. */
const clod = (layer: Layer, turf: readonly number[], front: readonly number[]): void => {
  const earth = '#a8744a';
  const green = '#86b257';
  lump(layer, xy(front), earth, 0.18);
  slab(layer, xy(turf), green, 0.12);
  const rim = xy(turf).filter(([, y]) => y > -47);
  for (const [x, y] of smooth(rim, false, 6))
    layer.dab([x, y - 2], 9, 2.8, {
      angle: 90 + ((x * 7) % 24),
      colour: x % 3 > 1 ? shade(green, 0.06) : green,
    });
  for (const [x, y] of xy(turf))
    if (y < -60 && Math.abs(x) > 30)
      for (const turn of [-112, -90, -68])
        layer.dab([x * 0.9, y + 6], 15, 2.6, { angle: turn, colour: light(green, 0.05) });
};
