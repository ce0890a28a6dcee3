import { alpha, light, shade } from '../../paint/colour.ts';
import { ellipse, type Point, radians } from '../../paint/geometry.ts';
import type { Layer } from '../../paint/layer.ts';
import type { Random } from '../../paint/random.ts';
import { svgPoints } from '../../paint/svg-points.ts';

/** Branching coral; (x, y) is its foot. */
export const branchCoral = (
  layer: Layer,
  random: Random,
  at: Point,
  { height, colour }: { readonly height: number; readonly colour: string },
): void => {
  const grow = (
    from: Point,
    angle: number,
    length: number,
    { width, depth }: { readonly width: number; readonly depth: number },
  ): void => {
    const r = radians(angle);
    const to: Point = [from[0] + Math.cos(r) * length, from[1] + Math.sin(r) * length];
    layer.ctx.fillStyle = depth > 2 ? colour : light(colour, 0.03 * (3 - depth));
    layer.limb(
      [from, [(from[0] + to[0]) / 2 + random.signed(length * 0.08), (from[1] + to[1]) / 2], to],
      [width, width * 0.85, width * 0.7],
      depth > 2 ? colour : light(colour, 0.03 * (3 - depth)),
      { tremble: 0.6 },
    );
    if (depth === 0) return;
    for (const turn of [-30, 26, ...(random.chance(0.4) ? [-4] : [])])
      grow(to, angle + turn + random.signed(9), length * random.between(0.62, 0.8), {
        width: width * 0.68,
        depth: depth - 1,
      });
  };
  for (const turn of [-112, -88, -66])
    grow(at, turn + random.signed(6), height * 0.34, { width: height * 0.085, depth: 3 });
};

/** Tube sponges: a group of open pipes. */
export const tubes = (
  layer: Layer,
  random: Random,
  at: Point,
  { height, colour }: { readonly height: number; readonly colour: string },
): void => {
  for (const [dx, tall] of [
    [-0.26, 0.74],
    [0.28, 0.62],
    [0, 1],
    [0.14, 0.46],
  ] as const) {
    const x = at[0] + dx * height;
    const top = at[1] - tall * height * random.between(0.9, 1.05);
    const w = height * 0.2;
    layer.shape(
      [
        [x - w * 0.6, at[1] + 3],
        [x - w, top],
        [x, top - w * 0.2],
        [x + w, top],
        [x + w * 0.6, at[1] + 3],
      ],
      colour,
      {
        tremble: 1,
        coats: [
          layer.shading([x - w, top], [x + w, top + w], shade(colour, 0.15), 0.85),
          { fill: light(colour, 0.07), texture: 'bristle', size: 120, turn: 90, strength: 0.5 },
        ],
      },
    );
    layer.shape(ellipse([x, top], w * 0.86, w * 0.3), shade(colour, 0.22), { tremble: 0.5 });
  }
};

/** A ribbon of weed that sways up from its root. */
export const kelp = (
  layer: Layer,
  random: Random,
  at: Point,
  { height, colour }: { readonly height: number; readonly colour: string },
): void => {
  const [x, y] = at;
  const sway = random.signed(height * 0.16);
  const spine = (t: number): Point => [
    x + Math.sin(t * 4 + sway) * height * 0.07 + sway * t,
    y - height * t,
  ];
  layer.limb(
    [spine(0), spine(0.33), spine(0.66), spine(1)],
    [height * 0.03, height * 0.022, height * 0.016, 2],
    colour,
  );
  for (let i = 1; i < 17; i++) {
    const [px, py] = spine(i / 17);
    const long = height * 0.15 * (1.2 - i / 20);
    layer.dab([px, py], long, long * 0.17, {
      angle: i % 2 ? -36 : -144,
      colour: i % 3 ? colour : light(colour, 0.06),
      bend: i % 2 ? -4 : 4,
    });
  }
};

export const smallFish = (
  layer: Layer,
  [x, y]: Point,
  size: number,
  { colour, flip }: { readonly colour: string; readonly flip: boolean },
): void => {
  layer.at({ x, y, scale: size, flip }, () => {
    layer.shape(svgPoints('13,0 5,-6 -6,-5 -13,0 -6,5 5,6'), colour, {
      tremble: 0.3,
      coats: [layer.shading([0, -4], [0, 7], shade(colour, 0.14), 0.8)],
    });
    layer.shape(svgPoints('-11,0 -20,-7 -17,0 -20,7'), shade(colour, 0.05), { tremble: 0.3 });
    layer.disc([7, -1.4], 1.7, '#fffdf5');
    layer.disc([7.5, -1.4], 0.95, '#2a1a38');
  });
};

export const bubbles = (layer: Layer, random: Random, [x, y]: Point, count: number): void => {
  for (let i = 0; i < count; i++) {
    const [bx, by, r] = [
      x + Math.sin(i * 1.2) * 16 + random.signed(8),
      y - i * random.between(24, 34),
      random.between(3, 8.5),
    ];
    layer.disc([bx, by], r, '#f4fffb', 0.28);
    layer.ctx.strokeStyle = alpha('#f8fffc', 0.8);
    layer.ctx.lineWidth = 1.3;
    layer.ctx.beginPath();
    layer.ctx.arc(bx, by, r, 0, 2 * Math.PI);
    layer.ctx.stroke();
    layer.disc([bx - r * 0.35, by - r * 0.35], r * 0.26, '#ffffff', 0.9);
  }
};
