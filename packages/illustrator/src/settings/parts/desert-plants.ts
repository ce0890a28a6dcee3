import { light, shade } from '../../paint/colour.ts';
import type { Point } from '../../paint/geometry.ts';
import type { Layer } from '../../paint/layer.ts';
import type { Random } from '../../paint/random.ts';

/** A saguaro with raised arms; (x, y) is its foot. */
export const cactus = (
  layer: Layer,
  random: Random,
  at: Point,
  {
    height,
    colour,
    lit,
  }: { readonly height: number; readonly colour: string; readonly lit: -1 | 1 },
): void => {
  const [x, y] = at;
  const w = height * 0.17;
  const coats = (cx: number, width: number) => [
    layer.shading(
      [cx + lit * width * 0.3, y - height],
      [cx - lit * width * 0.6, y - height],
      shade(colour, 0.15),
      0.9,
    ),
    { fill: light(colour, 0.07), texture: 'bristle' as const, size: 150, turn: 90, strength: 0.6 },
  ];
  for (const [side, low, high] of [
    [-1, 0.36, 0.68],
    [1, 0.5, 0.86],
  ] as const) {
    const reach = side * height * random.between(0.2, 0.25);
    layer.limb(
      [
        [x, y - height * low],
        [x + reach * 0.8, y - height * (low + 0.02)],
        [x + reach, y - height * (low + 0.14)],
        [x + reach, y - height * high],
      ],
      [w * 0.66, w * 0.7, w * 0.7, w * 0.62],
      colour,
      { tremble: 0.9, coats: coats(x + reach, w * 0.7) },
    );
  }
  layer.limb(
    [
      [x, y + 2],
      [x, y - height * 0.5],
      [x, y - height],
    ],
    [w, w * 1.06, w * 0.86],
    colour,
    { tremble: 0.9, coats: coats(x, w) },
  );
};

/** A palm with a bent stem; (x, y) is its foot. */
export const palm = (
  layer: Layer,
  random: Random,
  at: Point,
  {
    height,
    leaf,
    bark,
    lean,
  }: {
    readonly height: number;
    readonly leaf: string;
    readonly bark: string;
    readonly lean: number;
  },
): void => {
  const [x, y] = at;
  const top: Point = [x + lean, y - height];
  layer.limb(
    [[x, y + 2], [x + lean * 0.25, y - height * 0.5], top],
    [height * 0.085, height * 0.055, height * 0.042],
    bark,
    { coats: [{ fill: shade(bark, 0.12), texture: 'bristle', size: 70, strength: 0.7 }] },
  );
  for (let i = 0; i < 9; i++) {
    const angle = -200 + i * 27 + random.signed(6);
    const r = (angle * Math.PI) / 180;
    const long = height * random.between(0.4, 0.5);
    const spine = (t: number): Point => [
      top[0] + Math.cos(r) * long * t,
      top[1] + Math.sin(r) * long * t * 0.8 + t * t * long * 0.5,
    ];
    for (let k = 1; k < 12; k++) {
      const [px, py] = spine(k / 12);
      const droop = 72 + (Math.cos(r) > 0 ? -22 : 22);
      layer.dab([px, py], long * 0.24 * (1.15 - k / 14), long * 0.028, {
        angle: droop + random.signed(10),
        colour: k % 2 ? leaf : shade(leaf, 0.05),
      });
      layer.dab([px, py], long * 0.2 * (1.15 - k / 14), long * 0.026, {
        angle: -droop * 0.4 + (Math.cos(r) > 0 ? 10 : 200),
        colour: light(leaf, 0.04),
      });
    }
  }
};
