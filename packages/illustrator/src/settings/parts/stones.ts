import { light, shade } from '../../paint/colour.ts';
import type { Point } from '../../paint/geometry.ts';
import type { Layer } from '../../paint/layer.ts';
import type { Random } from '../../paint/random.ts';

/** A boulder standing on (x, y), with planes of light and shadow. */
export const boulder = (
  layer: Layer,
  random: Random,
  stone: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
    readonly colour: string;
    /** Side the light comes from. */
    readonly lit?: -1 | 1;
  },
): void => {
  const { x, y, width, height, colour } = stone;
  const lit = stone.lit ?? -1;
  const half = width / 2;
  const outline: Point[] = [
    [x - half, y + 3],
    [x - half * random.between(0.88, 1.02), y - height * random.between(0.4, 0.55)],
    [x - half * random.between(0.45, 0.6), y - height * random.between(0.85, 0.98)],
    [x + half * random.between(0, 0.2), y - height],
    [x + half * random.between(0.55, 0.7), y - height * random.between(0.7, 0.86)],
    [x + half * random.between(0.9, 1), y - height * random.between(0.3, 0.45)],
    [x + half, y + 3],
    [x, y + height * 0.07],
  ];
  layer.shape(outline, colour, {
    tremble: Math.min(2.2, width * 0.02),
    coats: [
      layer.shading(
        [x + lit * half * 0.3, y - height * 0.8],
        [x - lit * half, y + height * 0.2],
        shade(colour, 0.2),
        0.95,
      ),
      layer.bloom(
        [x + lit * half * 0.4, y - height * 0.85],
        width * 0.55,
        light(colour, 0.13),
        0.75,
      ),
      { fill: shade(colour, 0.1), texture: 'dry', size: 190, strength: 0.35 },
    ],
  });
};

/** A scatter of small stones on the ground. */
export const pebbles = (
  layer: Layer,
  random: Random,
  area: {
    readonly from: Point;
    readonly to: Point;
    readonly count: number;
    readonly colours: readonly string[];
    readonly size?: number;
  },
): void => {
  for (let i = 0; i < area.count; i++) {
    const x = random.between(area.from[0], area.to[0]);
    const depth = random.next();
    const y = area.from[1] + (area.to[1] - area.from[1]) * depth;
    const r = (area.size ?? 5) * (0.4 + depth) * random.between(0.6, 1.3);
    const colour = random.pick(area.colours);
    layer.ctx.save();
    layer.ctx.translate(x, y);
    layer.ctx.scale(1, 0.55);
    layer.disc([0, r * 0.35], r * 1.1, shade(colour, 0.2), 0.6);
    layer.disc([0, 0], r, colour);
    layer.disc([-r * 0.25, -r * 0.35], r * 0.5, light(colour, 0.08), 0.8);
    layer.ctx.restore();
  }
};
