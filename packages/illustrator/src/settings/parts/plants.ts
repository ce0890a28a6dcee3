import { light, mix, shade } from '../../paint/colour.ts';
import { flower, leaves, tints } from '../../paint/foliage.ts';
import { lerp, type Point, radians } from '../../paint/geometry.ts';
import type { Layer } from '../../paint/layer.ts';
import type { Random } from '../../paint/random.ts';

/** A round bush of leaves standing on (x, y), lit from one side. */
export const bush = (
  layer: Layer,
  random: Random,
  at: Point,
  {
    size,
    colour,
    lit,
    detail = 1,
  }: {
    readonly size: { readonly width: number; readonly height: number };
    readonly colour: string;
    readonly lit: -1 | 1;
    readonly detail?: number;
  },
): void => {
  const [x, y] = at;
  const { width, height } = size;
  const lobes = [
    [-0.3, 0.36, 0.36],
    [0.3, 0.38, 0.36],
    [0, 0.56, 0.42],
  ] as const;
  for (const [dx, up, r] of lobes) {
    const cx = x + dx * width;
    const cy = y - up * height;
    const radius = r * width;
    const base = up > 0.5 ? light(colour, 0.02) : shade(colour, 0.05);
    layer.ctx.save();
    layer.ctx.translate(cx, cy);
    layer.ctx.scale(1, height / width);
    layer.disc([0, 0], radius * 0.9, base);
    layer.ctx.restore();
    const long = 6 + width * 0.06;
    leaves(layer, random, {
      x: cx,
      y: cy,
      radius,
      count: (18 + radius * 0.7) * detail,
      flatten: height / width,
      length: long,
      width: long * 0.34,
      colours: [base, shade(base, 0.05), light(base, 0.04)],
    });
    leaves(layer, random, {
      x: cx + lit * radius * 0.3,
      y: cy - radius * 0.34 * (height / width),
      radius: radius * 0.6,
      count: (8 + radius * 0.3) * detail,
      flatten: height / width,
      length: long,
      width: long * 0.34,
      colours: [light(base, 0.07), light(base, 0.11)],
    });
  }
};

/** A big leaf with a midrib, growing from `root` along `angle` (degrees): bananas, ferns of giants. */
export const bigLeaf = (
  layer: Layer,
  root: Point,
  length: number,
  {
    width,
    angle,
    colour,
    bend = 0,
  }: {
    readonly width: number;
    readonly angle: number;
    readonly colour: string;
    readonly bend?: number;
  },
): void => {
  layer.at({ x: root[0], y: root[1], turn: angle }, () => {
    const tip: Point = [length, bend];
    layer.shape(
      [
        [0, 0],
        [length * 0.16, -width * 0.36],
        [length * 0.45, -width * 0.5 + bend * 0.3],
        [length * 0.8, -width * 0.24 + bend * 0.8],
        tip,
        [length * 0.8, width * 0.28 + bend * 0.8],
        [length * 0.45, width * 0.5 + bend * 0.3],
        [length * 0.16, width * 0.34],
      ],
      colour,
      {
        tremble: 1.2,
        coats: [
          layer.shading(
            [length * 0.4, -width * 0.2],
            [length * 0.4, width * 0.5],
            shade(colour, 0.09),
            0.8,
          ),
          { fill: light(colour, 0.06), texture: 'bristle', size: 150, turn: 60, strength: 0.3 },
        ],
      },
    );
    layer.line([[0, 0], [length * 0.5, bend * 0.35], tip], width * 0.05, light(colour, 0.1));
    for (let i = 1; i < 7; i++) {
      const t = i / 8;
      for (const side of [-1, 1])
        layer.line(
          [
            [length * t, bend * t * 0.7],
            [length * (t + 0.08), side * width * 0.2 + bend * t],
            [length * (t + 0.12), side * width * 0.36 + bend * t],
          ],
          width * 0.018,
          light(colour, 0.07),
          { opacity: 0.7 },
        );
    }
  });
};

/** A vine with leaves hanging from (x, y). */
export const vine = (
  layer: Layer,
  random: Random,
  at: Point,
  {
    length,
    sway,
    colour,
  }: { readonly length: number; readonly sway: number; readonly colour: string },
): void => {
  const [x, y] = at;
  const spine = (t: number): Point => [x + Math.sin(t * 3) * sway, y + length * t];
  layer.line([spine(0), spine(0.33), spine(0.66), spine(1)], 4, shade(colour, 0.06), {
    even: true,
  });
  for (let i = 1; i < 12; i++) {
    const [px, py] = spine(i / 12);
    layer.dab([px, py], random.between(15, 27), 5.5, {
      angle: i % 2 ? 30 + random.signed(20) : 150 + random.signed(20),
      colour: random.chance(0.4) ? light(colour, 0.06) : colour,
    });
  }
};

/** A bed of flowers of several kinds along a height. */
export const flowerBed = (
  layer: Layer,
  random: Random,
  bed: {
    readonly from: Point;
    readonly to: Point;
    readonly count: number;
    readonly size: number;
    readonly colours: readonly string[];
    readonly leaf: string;
  },
): void => {
  const green = tints(bed.leaf);
  for (let i = 0; i < bed.count; i++) {
    const t = (i + random.next()) / bed.count;
    const x = lerp(bed.from[0], bed.to[0], t);
    const y = lerp(bed.from[1], bed.to[1], t) + random.signed(bed.size * 10);
    const size = bed.size * random.between(0.75, 1.25);
    for (let k = 0; k < 4; k++)
      layer.dab([x, y], 20 * size, 3 * size, {
        angle: -90 + (k - 1.5) * 32 + random.signed(8),
        colour: random.pick(green),
      });
    const petal = random.pick(bed.colours);
    if (random.chance(0.3)) tulip(layer, [x, y], size, { petal, stalk: bed.leaf });
    else if (random.chance(0.25)) spire(layer, [x, y], size, { petal, stalk: bed.leaf });
    else flower(layer, [x, y - 4 * size], size * 1.3, { petal, stalk: bed.leaf });
  }
};

const tulip = (
  layer: Layer,
  at: Point,
  size: number,
  { petal, stalk }: { readonly petal: string; readonly stalk: string },
): void => {
  const [x, y] = at;
  layer.dab([x, y], 30 * size, 1.6 * size, { angle: -90, colour: stalk });
  for (const turn of [-104, -76, -90])
    layer.dab([x, y - 26 * size], 17 * size, 5 * size, {
      angle: turn,
      colour: turn === -90 ? light(petal, 0.06) : petal,
    });
};

const spire = (
  layer: Layer,
  at: Point,
  size: number,
  { petal, stalk }: { readonly petal: string; readonly stalk: string },
): void => {
  const [x, y] = at;
  layer.dab([x, y], 44 * size, 1.5 * size, { angle: -90, colour: stalk });
  for (let i = 0; i < 7; i++) {
    const up = y - (14 + i * 4.6) * size;
    for (const side of [-1, 1])
      layer.dab([x, up], (8 - i * 0.8) * size, 2.4 * size, {
        angle: side > 0 ? -28 : -152,
        colour: i % 2 ? petal : mix(petal, '#fff6ea', 0.3),
      });
  }
};

/** A sunflower turned to the light; (x, y) is its foot. */
export const sunflower = (
  layer: Layer,
  at: Point,
  height: number,
  { leaf, lit }: { readonly leaf: string; readonly lit: -1 | 1 },
): void => {
  const [x, y] = at;
  const head: Point = [x + lit * height * 0.06, y - height];
  layer.limb(
    [[x, y], [x - lit * height * 0.03, y - height * 0.5], head],
    [height * 0.03, height * 0.026, height * 0.02],
    leaf,
  );
  for (const [up, side] of [
    [0.3, 1],
    [0.48, -1],
    [0.66, 1],
  ] as const)
    layer.dab([x, y - height * up], height * 0.22, height * 0.055, {
      angle: side > 0 ? -30 : -150,
      colour: light(leaf, 0.04),
    });
  for (let ring = 0; ring < 2; ring++)
    for (let i = 0; i < 16; i++) {
      const turn = i * 22.5 + ring * 11;
      const r = radians(turn);
      layer.dab(
        [head[0] + Math.cos(r) * height * 0.045, head[1] + Math.sin(r) * height * 0.045],
        height * 0.1,
        height * 0.024,
        { angle: turn, colour: ring ? '#f7c948' : '#e9a92e' },
      );
    }
  layer.disc(head, height * 0.062, '#6b3f22');
  layer.disc([head[0] + lit * height * 0.014, head[1] - height * 0.016], height * 0.036, '#8f5a2e');
};

/** A clump of giant leaves rising from one root. */
export const leafClump = (
  layer: Layer,
  random: Random,
  at: Point,
  {
    size,
    colour,
    from = -168,
    to = -12,
  }: {
    readonly size: number;
    readonly colour: string;
    readonly from?: number;
    readonly to?: number;
  },
): void => {
  const count = 7;
  for (let i = 0; i < count; i++) {
    const t = (i * 3) % count;
    const turn = lerp(from, to, (t + 0.5) / count) + random.signed(7);
    const long = size * random.between(0.8, 1.15);
    bigLeaf(layer, at, long, {
      width: long * random.between(0.26, 0.36),
      angle: turn,
      colour: mix(colour, light(colour, 0.08), random.next()),
      bend: Math.cos((turn * Math.PI) / 180) * long * 0.12,
    });
  }
};
