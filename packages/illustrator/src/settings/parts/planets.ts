import { alpha, light, shade } from '../../paint/colour.ts';
import { ellipse, type Point, smooth } from '../../paint/geometry.ts';
import type { Layer } from '../../paint/layer.ts';
import type { Random } from '../../paint/random.ts';

/** A planet with bands, and a ring if wanted. */
export const planet = (
  layer: Layer,
  at: Point,
  radius: number,
  {
    colour,
    ...options
  }: {
    readonly colour: string;
    readonly ring?: string;
    readonly craters?: boolean;
    readonly lit: -1 | 1;
    readonly tilt: number;
  },
): void => {
  const [x, y] = at;
  layer.at({ x, y, turn: options.tilt }, () => {
    if (options.ring) paintRingHalf(layer, radius, options.ring, false);
    layer.shape(ellipse([0, 0], radius, radius, { turn: 0, count: 26 }), colour, {
      tremble: radius * 0.014,
      coats: [
        ...(options.craters
          ? []
          : [-0.55, -0.1, 0.4].map((up, i) => ({
              fill: layer.linear(
                [0, radius * (up - 0.12)],
                [0, radius * (up + 0.16)],
                [
                  alpha(i % 2 ? shade(colour, 0.1) : light(colour, 0.1), 0),
                  alpha(i % 2 ? shade(colour, 0.1) : light(colour, 0.1), 0.9),
                  alpha(i % 2 ? shade(colour, 0.1) : light(colour, 0.1), 0),
                ],
              ),
              texture: 'dry' as const,
              size: 330,
              strength: 0.9,
            }))),
        layer.bloom(
          [options.lit * radius * 0.4, -radius * 0.45],
          radius * 0.9,
          light(colour, 0.14),
          0.8,
        ),
        layer.shading(
          [options.lit * radius * 0.1, -radius * 0.1],
          [-options.lit * radius * 0.95, radius * 0.75],
          shade(colour, 0.28),
          1,
        ),
      ],
    });
    if (options.craters) paintCraters(layer, radius, colour);
    if (options.ring) paintRingHalf(layer, radius, options.ring, true);
  });
};

/** Banks of cloud like cut paper, lit along their crests. */
export const cloudBank = (
  layer: Layer,
  random: Random,
  y: number,
  {
    swell,
    colour,
    crest,
  }: { readonly swell: number; readonly colour: string; readonly crest: string },
): void => {
  const points: Point[] = [[-60, 1060]];
  let x = -60;
  while (x < 1070) {
    const r = random.between(84, 150);
    const rise = y + Math.abs(x - 500) * -swell + random.signed(16);
    points.push(
      [x, rise + r * 0.5],
      [x + r * 0.35, rise],
      [x + r * 0.9, rise - r * 0.12],
      [x + r * 1.4, rise + r * 0.28],
    );
    x += r * 1.55;
  }
  points.push([1060, 1060]);
  layer.shape(smooth(points), colour, {
    smoothed: true,
    tremble: 1.6,
    coats: [
      layer.shading([0, y + 130], [0, y - 70], crest, 0.85),
      { fill: shade(colour, 0.06), texture: 'grain', size: 280, strength: 0.4 },
    ],
  });
};

const paintCraters = (layer: Layer, radius: number, colour: string): void => {
  for (const [cx, cy, r] of [
    [-0.3, -0.3, 0.2],
    [0.28, 0.1, 0.26],
    [-0.2, 0.42, 0.16],
    [0.36, -0.46, 0.13],
  ] as const)
    layer.shape(
      ellipse([cx * radius, cy * radius], r * radius, r * radius * 0.86),
      shade(colour, 0.09),
      {
        tremble: 0.6,
        coats: [
          layer.shading(
            [0, cy * radius + r * radius],
            [0, cy * radius - r * radius],
            shade(colour, 0.16),
            0.8,
          ),
        ],
      },
    );
};

const paintRingHalf = (layer: Layer, radius: number, ring: string, front: boolean): void => {
  layer.ctx.save();
  layer.ctx.beginPath();
  layer.ctx.rect(-radius * 3, front ? 0 : -radius * 3, radius * 6, radius * 3);
  layer.ctx.clip();
  for (const [k, colourOf] of [ring, light(ring, 0.08), shade(ring, 0.08)].entries()) {
    layer.ctx.strokeStyle = alpha(colourOf, 0.92);
    layer.ctx.lineWidth = radius * 0.13;
    layer.ctx.beginPath();
    layer.ctx.ellipse(
      0,
      0,
      radius * (1.5 + k * 0.2),
      radius * (0.36 + k * 0.06),
      0,
      0,
      2 * Math.PI,
    );
    layer.ctx.stroke();
  }
  layer.ctx.restore();
};
