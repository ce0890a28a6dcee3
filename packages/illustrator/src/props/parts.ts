import { light, shade } from '../paint/colour.ts';
import { boundsOf, ellipse, type Point } from '../paint/geometry.ts';
import type { Layer } from '../paint/layer.ts';
import { svgPoints } from '../paint/svg-points.ts';

/** Forms that many props are built of; all in the prop's own units. */

/** A flat-sided thing: lit on the left, shaded on the right and below. */
export const slab = (
  layer: Layer,
  points: readonly Point[],
  colour: string,
  depth = 0.13,
): void => {
  const { left, right, top, bottom } = boundsOf(points);
  layer.shape(points, colour, {
    angular: true,
    tremble: 0.5,
    coats: [
      layer.shading([left + (right - left) * 0.3, top], [right, bottom], shade(colour, depth), 0.9),
      { fill: light(colour, 0.06), texture: 'dry', size: 150, strength: 0.35 },
    ],
  });
};

/** A rectangle from its left top corner to its right bottom one, painted as a slab. */
export const plank = (
  layer: Layer,
  [left, top, right, bottom]: readonly [left: number, top: number, right: number, bottom: number],
  colour: string,
): void => {
  slab(
    layer,
    [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ],
    colour,
  );
};

/** A soft closed form of a few points, shaded from the upper left. */
export const lump = (
  layer: Layer,
  points: readonly Point[],
  colour: string,
  depth = 0.14,
): void => {
  const { left, right, top, bottom } = boundsOf(points);
  layer.shape(points, colour, {
    tremble: 0.6,
    coats: [
      layer.shading(
        [left + (right - left) * 0.4, top + (bottom - top) * 0.2],
        [right, bottom],
        shade(colour, depth),
        0.95,
      ),
      layer.bloom(
        [left + (right - left) * 0.34, top + (bottom - top) * 0.28],
        (right - left) * 0.45,
        light(colour, 0.1),
        0.7,
      ),
    ],
  });
};

/** A ball lit from the upper left. */
export const ball = (
  layer: Layer,
  [x, y]: Point,
  rx: number,
  { colour, ry = rx }: { readonly colour: string; readonly ry?: number },
): void => lump(layer, ellipse([x, y], rx, ry, { turn: 0, count: 18 }), colour);

/** A straight or bent rod of even width. */
export const rod = (
  layer: Layer,
  points: readonly Point[],
  width: number,
  colour: string,
): void => {
  layer.limb(points.length === 2 ? straight(points) : points, [width, width, width], colour, {
    tremble: 0.3,
    coats: [{ fill: shade(colour, 0.1), texture: 'grain', size: 150, strength: 0.45 }],
  });
};

const straight = (ends: readonly Point[]): Point[] => {
  const [a = [0, 0], b = [0, 0]] = ends;
  return [a, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], b];
};

/** A wheel with tyre, rim and hub. */
export const wheel = (layer: Layer, [x, y]: Point, radius: number, rim: string): void => {
  ball(layer, [x, y], radius, { colour: '#4a3a52' });
  ball(layer, [x, y], radius * 0.62, { colour: rim });
  ball(layer, [x, y], radius * 0.22, { colour: shade(rim, 0.2) });
};

/** A pane of glass with a slanting shine. */
export const glass = (layer: Layer, points: readonly Point[], colour = '#bfe0ea'): void => {
  slab(layer, points, colour, 0.08);
  const { left, right, top, bottom } = boundsOf(points);
  const w = right - left;
  layer.line(
    [
      [left + w * 0.22, bottom - 2],
      [left + w * 0.38, (top + bottom) / 2],
      [left + w * 0.55, top + 2],
    ],
    w * 0.1,
    '#f4fdff',
    { opacity: 0.7 },
  );
};

/** Outline of a star with five points. */
export const starPoints = ([x, y]: Point, radius: number, inner = 0.48, turn = -90): Point[] =>
  Array.from({ length: 10 }, (_, i): Point => {
    const r = i % 2 ? radius * inner : radius;
    const t = ((turn + i * 36) * Math.PI) / 180;
    return [x + Math.cos(t) * r, y + Math.sin(t) * r];
  });

/** Two dots and a smile: for toys. */
export const toyFace = (layer: Layer, [x, y]: Point, size: number, ink = '#3a2740'): void => {
  for (const side of [-1, 1]) {
    layer.disc([x + side * size * 0.36, y], size * 0.11, ink);
    layer.disc([x + side * size * 0.62, y + size * 0.22], size * 0.14, '#f2a19a', 0.6);
  }
  layer.ctx.strokeStyle = ink;
  layer.ctx.lineWidth = size * 0.08;
  layer.ctx.beginPath();
  layer.ctx.arc(x, y + size * 0.12, size * 0.22, 0.25, Math.PI - 0.25);
  layer.ctx.stroke();
};

/** A box around a prop that stands on its origin. */
export const standing = (
  width: number,
  height: number,
): { left: number; top: number; right: number; bottom: number } => ({
  left: -width / 2,
  top: -height,
  right: width / 2,
  bottom: 2,
});

/** Points from a flat list of coordinates: x, y, x, y … */
export const xy = (flat: readonly number[]): Point[] =>
  Array.from(
    { length: flat.length / 2 },
    (_, i): Point => [flat[2 * i] ?? 0, flat[2 * i + 1] ?? 0],
  );

/** Points written for the right side, as SVG writes them, on the side that is meant. */
export const flank = (side: number, text: string): Point[] =>
  svgPoints(text).map(([x, y]): Point => [side * x, y]);
