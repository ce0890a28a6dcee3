import { light, mix, shade } from './colour.ts';
import { lerp, limb, type Point, radians } from './geometry.ts';
import type { Layer } from './layer.ts';
import type { Random } from './random.ts';

/** Thousands of tapered dabs in a few tints: grass, leaves, ferns and trees. */

/** Three or four neighbouring tints of a colour, dark to light. */
export const tints = (colour: string): readonly string[] => [
  shade(colour, 0.07),
  colour,
  light(colour, 0.045),
  light(colour, 0.09),
];

const scaled = (layer: Layer, count: number): number =>
  Math.max(1, Math.round(count * layer.easel.style.dabs.count));

/** Blades standing along a height line between `from` and `to`. `lean` in degrees. */
export const grass = (
  layer: Layer,
  random: Random,
  span: {
    readonly from: number;
    readonly to: number;
    readonly heightAt: (x: number) => number;
    readonly count: number;
    readonly height: number;
    readonly colours: readonly string[];
    readonly lean?: number;
  },
): void => {
  const { size, opacity } = layer.easel.style.dabs;
  layer.ctx.save();
  layer.ctx.globalAlpha *= opacity;
  for (let i = 0; i < scaled(layer, span.count); i++) {
    const x = random.between(span.from, span.to);
    const h = span.height * random.between(0.45, 1.2) * (1 + (size - 1) * 0.35);
    const y = span.heightAt(x) + random.next() * span.height * 0.6;
    const width = (1.4 + h * 0.05) * size;
    const angle = -90 + random.signed(23) + (span.lean ?? 0);
    layer.dab([x, y], h, width, {
      angle,
      colour: random.pick(span.colours),
      bend: random.signed(h * 0.15),
    });
  }
  layer.ctx.restore();
};

/** A cluster of leaves around a point. */
export const leaves = (
  layer: Layer,
  random: Random,
  cluster: {
    readonly x: number;
    readonly y: number;
    readonly radius: number;
    readonly count: number;
    readonly colours: readonly string[];
    readonly length?: number;
    readonly width?: number;
    readonly flatten?: number;
  },
): void => {
  const { size, opacity } = layer.easel.style.dabs;
  const length = (cluster.length ?? 20) * (1 + (size - 1) * 0.5);
  const width = (cluster.width ?? 6) * size;
  layer.ctx.save();
  layer.ctx.globalAlpha *= opacity;
  for (let i = 0; i < scaled(layer, cluster.count); i++) {
    const t = random.next() * 2 * Math.PI;
    const q = Math.sqrt(random.next()) * cluster.radius;
    const x = cluster.x + Math.cos(t) * q;
    const y = cluster.y + Math.sin(t) * q * (cluster.flatten ?? 0.75);
    const angle = (t * 180) / Math.PI + random.signed(35);
    const long = length * random.between(0.6, 1.3);
    layer.dab([x, y], long, width * random.between(0.7, 1.3), {
      angle,
      colour: random.pick(cluster.colours),
    });
  }
  layer.ctx.restore();
};

/** A fern frond that curls outward from its root. */
export const fern = (
  layer: Layer,
  root: Point,
  length: number,
  { angle, colour }: { readonly angle: number; readonly colour: string },
): void => {
  const count = 16;
  let [x, y] = root;
  let direction = angle;
  for (let i = 0; i < count; i++) {
    const leaf = length * 0.34 * (1 - i / count) * (i < 2 ? 0.6 : 1) + 4;
    layer.dab([x, y], leaf, leaf * 0.17, {
      angle: direction - 58,
      colour: i % 2 ? colour : light(colour, 0.05),
      bend: -leaf * 0.05,
    });
    layer.dab([x, y], leaf, leaf * 0.17, {
      angle: direction + 58,
      colour: shade(colour, 0.04),
      bend: leaf * 0.05,
    });
    x += (Math.cos(radians(direction)) * length) / count;
    y += (Math.sin(radians(direction)) * length) / count;
    direction += (angle > -90 ? 1 : -1) * (1.4 + i * 0.28);
  }
};

/** A fir: tiers of drooping dabs around a thin trunk. `detail` 0…1 thins far ones. */
export const fir = (
  layer: Layer,
  random: Random,
  tree: {
    readonly x: number;
    readonly y: number;
    readonly height: number;
    readonly width: number;
    readonly colour: string;
    readonly detail?: number;
  },
): void => {
  const { x, y, height, width, colour } = tree;
  const { size, opacity } = layer.easel.style.dabs;
  const tiers = Math.round(9 + height / 60);
  const [lit, dark] = [light(colour, 0.045), shade(colour, 0.05)];
  layer.limb(
    [
      [x, y],
      [x + 1, y - height * 0.6],
      [x, y - height],
    ],
    [width * 0.12, width * 0.08, 2],
    dark,
  );
  layer.ctx.save();
  layer.ctx.globalAlpha *= Math.max(0.75, opacity);
  for (let tier = 0; tier < tiers; tier++) {
    const up = tier / (tiers - 1);
    const cy = lerp(y - height * 0.14, y - height * 0.99, up);
    const half = width * (1 - up) * 0.5 * random.between(0.86, 1.14) + 5;
    const n = Math.max(5, scaled(layer, (11 + half / 3) * (tree.detail ?? 1)));
    for (let i = 0; i < n; i++) {
      const side = (i / (n - 1)) * 2 - 1;
      const long =
        ((height / tiers) * 1.25 + 9) * random.between(0.7, 1.2) * (1 + (size - 1) * 0.3);
      const angle = 90 - side * 58 + random.signed(8);
      const bright = side > 0.1 + 0.4 * random.next();
      const unlit = (): string => (random.chance(0.38) ? dark : colour);
      const tint = bright ? lit : unlit();
      const px = x + side * half * 0.78 + random.signed(3);
      const py = cy - long * 0.45 + (Math.abs(side) * height * 0.35) / tiers;
      layer.dab([px, py], long, (3.4 + width * 0.018) * size, { angle, colour: tint });
    }
  }
  layer.ctx.restore();
};

/** A leafy tree: trunk, then lobes of leaves that are dark below and lit above. */
export const leafyTree = (
  layer: Layer,
  random: Random,
  tree: {
    readonly x: number;
    readonly y: number;
    readonly height: number;
    /** Half width of the crown. */
    readonly spread: number;
    readonly leaf: string;
    readonly bark: string;
    readonly detail?: number;
    /** Side the light comes from: −1 left, 1 right. */
    readonly lit?: -1 | 1;
  },
): void => {
  const { x, y, height, spread, leaf, bark } = tree;
  const lit = tree.lit ?? -1;
  const detail = tree.detail ?? 1;
  const crown = y - height + spread * 0.8;
  const w = spread * 0.26;
  layer.shape(
    limb(
      [
        [x, y + 3],
        [x - w * 0.2, y - height * 0.25],
        [x, crown],
      ],
      [w * 1.5, w * 0.85, w * 0.6],
    ),
    bark,
    {
      smoothed: true,
      coats: [
        layer.shading([x + lit * w * 0.4, y], [x - lit * w * 0.7, y], shade(bark, 0.14)),
        { fill: light(bark, 0.08), texture: 'bristle', size: 170, turn: 90, strength: 0.4 },
      ],
    },
  );
  const lobes = Array.from({ length: 9 }, (_, i) => {
    const t = (i / 9) * 2 * Math.PI + random.signed(0.3);
    return {
      x: x + Math.cos(t) * spread * 0.55,
      y: crown + Math.sin(t) * spread * 0.45,
      r: spread * random.between(0.42, 0.6),
    };
  });
  lobes.push({ x, y: crown - spread * 0.1, r: spread * 0.66 });
  lobes.sort((a, b) => b.y - a.y);
  leafLobes(layer, random, lobes, { crown, spread, leaf, detail, lit });
};

/** A small flower on a stalk. */
export const flower = (
  layer: Layer,
  at: Point,
  size: number,
  {
    petal,
    stalk,
    heart = '#f4c542',
  }: { readonly petal: string; readonly stalk: string; readonly heart?: string },
): void => {
  const [x, y] = at;
  layer.dab([x, y], 16 * size, 1.3 * size, { angle: -90, colour: stalk });
  for (let k = 0; k < 5; k++)
    layer.dab([x, y - 16 * size], 7 * size, 2.6 * size, { angle: k * 72 - 90, colour: petal });
  layer.disc([x, y - 16 * size], 2 * size, heart);
};

const leafLobes = (
  layer: Layer,
  random: Random,
  lobes: { x: number; y: number; r: number }[],
  {
    crown,
    spread,
    leaf,
    detail,
    lit,
  }: {
    readonly crown: number;
    readonly spread: number;
    readonly leaf: string;
    readonly detail: number;
    readonly lit: -1 | 1;
  },
): void => {
  for (const lobe of lobes) {
    const up = (crown + spread * 0.5 - lobe.y) / spread;
    const base = up > 0.5 ? light(leaf, 0.03 * up) : shade(leaf, 0.1 * (0.7 - up));
    layer.disc([lobe.x, lobe.y], lobe.r * 0.86, base);
    const count = detail * (26 + lobe.r * 0.9);
    const long = 7 + lobe.r * 0.16;
    leaves(layer, random, {
      x: lobe.x,
      y: lobe.y,
      radius: lobe.r,
      count,
      flatten: 0.95,
      length: long,
      width: long * 0.34,
      colours: [base, shade(base, 0.04), light(base, 0.03)],
    });
    leaves(layer, random, {
      x: lobe.x + lit * lobe.r * 0.35,
      y: lobe.y - lobe.r * 0.35,
      flatten: 0.95,
      radius: lobe.r * 0.62,
      count: count * 0.45,
      length: long,
      width: long * 0.34,
      colours: [light(base, 0.07), light(base, 0.11), mix(light(base, 0.1), '#ffe9a8', 0.25)],
    });
  }
};
