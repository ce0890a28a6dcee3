import { light, shade } from '../paint/colour.ts';
import { ellipse, type Point, smooth } from '../paint/geometry.ts';
import type { Layer } from '../paint/layer.ts';
import { lump, xy } from './parts.ts';

/** More forms that props are built of: panels, rings, cords, pairs. */

/** A panel with round corners, from its left top to its right bottom corner. */
export const panel = (
  layer: Layer,
  [left, top, right, bottom]: readonly [number, number, number, number],
  radius: number,
  { colour, depth = 0.13 }: { readonly colour: string; readonly depth?: number },
): void => {
  const wide = right - left;
  layer.shape(roundCorners([left, top, right, bottom], radius), colour, {
    smoothed: true,
    tremble: 0.4,
    coats: [
      layer.shading([left + wide * 0.3, top], [right, bottom], shade(colour, depth), 0.9),
      layer.bloom([left + wide * 0.25, top], wide * 0.6, light(colour, 0.09), 0.6),
    ],
  });
};

/** Outline of a rectangle with round corners, dense enough to tremble. */
export const roundCorners = (
  [left, top, right, bottom]: readonly [left: number, top: number, right: number, bottom: number],
  radius: number,
): Point[] => {
  const r = Math.min(radius, (right - left) / 2, (bottom - top) / 2);
  const corners = [
    [right - r, top + r, -90],
    [right - r, bottom - r, 0],
    [left + r, bottom - r, 90],
    [left + r, top + r, 180],
  ] as const;
  const arcs = corners.flatMap(([x, y, from]) =>
    Array.from({ length: 7 }, (_, i): Point => {
      const t = ((from + i * 15) * Math.PI) / 180;
      return [x + Math.cos(t) * r, y + Math.sin(t) * r];
    }),
  );
  return arcs.flatMap((point, i): Point[] => {
    const [x, y] = arcs[(i + 1) % arcs.length] ?? point;
    const pieces = Math.max(1, Math.ceil(Math.hypot(x - point[0], y - point[1]) / 9));
    return Array.from({ length: pieces }, (_, j): Point => {
      const t = j / pieces;
      return [point[0] + (x - point[0]) * t, point[1] + (y - point[1]) * t];
    });
  });
};

/** A ring of even thickness with a true hole. */
export const ring = (
  layer: Layer,
  centre: Point,
  radius: number,
  { width, colour }: { readonly width: number; readonly colour: string },
): void => {
  const [x, y] = centre;
  const turn = ellipse([x, y], radius, radius, { turn: 90, count: 22 });
  const start = turn[0] ?? centre;
  layer.limb([...turn, start], [width, width], colour, {
    tremble: 0.3,
    coats: [
      layer.shading([x, y - radius * 0.4], [x + radius, y + radius], shade(colour, 0.14), 0.9),
      layer.bloom([x - radius * 0.6, y - radius * 0.7], radius * 0.8, light(colour, 0.1), 0.7),
    ],
  });
};

/** Twisted cord along a smooth curve. */
export const cord = (
  layer: Layer,
  points: readonly Point[],
  width: number,
  colour: string,
): void => {
  layer.limb(points, [width, width], colour, {
    tremble: 0.3,
    coats: [{ fill: shade(colour, 0.08), texture: 'grain', size: 150, strength: 0.5 }],
  });
  const curve = smooth(points, false, width * 0.95);
  const dark = shade(colour, 0.16);
  for (let i = 1; i < curve.length - 1; i++) {
    const [x, y] = curve[i] ?? [0, 0];
    const [px, py] = curve[i - 1] ?? [x, y];
    const turn = (Math.atan2(y - py, x - px) * 180) / Math.PI + 58;
    const r = (turn * Math.PI) / 180;
    const half = width * 0.44;
    layer.dab([x - Math.cos(r) * half, y - Math.sin(r) * half], half * 2, width * 0.09, {
      angle: turn,
      colour: dark,
    });
  }
};

/** The same thing twice: the far one behind, a little higher and in shadow. */
export const twice = (
  layer: Layer,
  far: Point,
  near: Point,
  draw: (side: 'far' | 'near') => void,
): void => {
  layer.at({ x: far[0], y: far[1] }, () => draw('far'));
  layer.at({ x: near[0], y: near[1] }, () => draw('near'));
};

/** A bow with two loops and two ends. */
export const bow = (layer: Layer, [x, y]: Point, size: number, colour: string): void => {
  for (const side of [-1, 1]) {
    const s = side * size;
    lump(
      layer,
      xy([
        x,
        y,
        x + s * 0.9,
        y + size * 0.5,
        x + s * 1.1,
        y + size * 1.1,
        x + s * 0.3,
        y + size * 0.7,
      ]),
      shade(colour, 0.05),
    );
    lump(
      layer,
      xy([
        x,
        y,
        x + s * 0.7,
        y - size * 0.6,
        x + s * 1.25,
        y - size * 0.35,
        x + s * 1.15,
        y + size * 0.3,
        x + s * 0.5,
        y + size * 0.28,
      ]),
      colour,
    );
  }
  lump(layer, ellipse([x, y], size * 0.27, size * 0.3), light(colour, 0.06));
};
