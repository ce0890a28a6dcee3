import { between, clamp, lerp, type Point, radians, smooth } from '../../paint/geometry.ts';
import type { Placement } from '../../paint/layer.ts';

/**
 * A body is designed stretched out straight along x; a bend says which way it heads at each x
 * (degrees, clockwise, 0 is to the right) and so lays the whole design along a curve.
 */
export type Headings = readonly (readonly [x: number, degrees: number])[];

export interface Bend {
  /** Where a point of the straight design comes to lie. */
  at(x: number, y: number): Point;
  /** A thing that stands at a point of the design and turns with the body. */
  place(x: number, y: number, turn?: number, scale?: number): Placement;
  /** A smooth outline of the design, bent: paint it with `smoothed: true`. */
  outline(points: readonly Point[]): Point[];
  /** A smooth open line of the design, bent. */
  line(points: readonly Point[]): Point[];
}

const STEP = 4;

/** The bend whose design origin lies at `origin`. */
export const bendOf = (headings: Headings, origin: Point = [0, 0]): Bend => {
  const first = headings[0]?.[0] ?? 0;
  const last = headings[headings.length - 1]?.[0] ?? 0;
  const ahead = walk(headings, origin, Math.max(STEP, last), 1);
  const behind = walk(headings, origin, Math.max(STEP, -first), -1);
  const middle = (x: number): Point => {
    const table = x < 0 ? behind : ahead;
    const steps = Math.abs(x) / STEP;
    const k = clamp(Math.floor(steps), 0, table.length - 2);
    return between(table[k] ?? origin, table[k + 1] ?? origin, steps - k);
  };
  const at = (x: number, y: number): Point => {
    const [mx, my] = middle(x);
    const r = radians(headingAt(headings, x));
    return [mx - Math.sin(r) * y, my + Math.cos(r) * y];
  };
  return {
    at,
    place: (x, y, turn = 0, scale = 1) => {
      const [px, py] = at(x, y);
      return { x: px, y: py, turn: headingAt(headings, x) + turn, scale };
    },
    outline: (points) => smooth(points).map(([x, y]) => at(x, y)),
    line: (points) => smooth(points, false).map(([x, y]) => at(x, y)),
  };
};

const headingAt = (headings: Headings, x: number): number => {
  let [px, pa] = headings[0] ?? [0, 0];
  for (const [qx, qa] of headings) {
    if (x <= qx) return qx === px ? qa : lerp(pa, qa, clamp((x - px) / (qx - px), 0, 1));
    [px, pa] = [qx, qa];
  }
  return pa;
};

/** Points of the curve, one a step, from the origin ahead or backward. */
const walk = (headings: Headings, origin: Point, length: number, way: 1 | -1): Point[] => {
  const points: Point[] = [origin];
  let [x, y] = origin;
  for (let s = STEP / 2; s < length + STEP; s += STEP) {
    const r = radians(headingAt(headings, s * way));
    x += Math.cos(r) * STEP * way;
    y += Math.sin(r) * STEP * way;
    points.push([x, y]);
  }
  return points;
};

/**
 * Spine of an arm that leaves `root` at `angle` and turns by `curl` degrees on its way, by
 * `twist` more toward its end (so it may wind like an S).
 */
export const tendril = (
  root: Point,
  angle: number,
  length: number,
  { curl, twist = 0 }: { readonly curl: number; readonly twist?: number },
): Point[] => {
  const count = 12;
  const points: Point[] = [root];
  let [x, y] = root;
  for (let i = 0; i < count; i++) {
    const t = (i + 0.5) / count;
    const r = radians(angle + curl * t + twist * t * t);
    x += (Math.cos(r) * length) / count;
    y += (Math.sin(r) * length) / count;
    points.push([x, y]);
  }
  return points;
};
