/** Points are [x, y]; y grows downward. */
export type Point = readonly [x: number, y: number];

/** Edges of a box, in the units of whoever owns it. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;
export const clamp = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value));
export const between = (a: Point, b: Point, t: number): Point => [
  lerp(a[0], b[0], t),
  lerp(a[1], b[1], t),
];
export const distance = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1]);
export const radians = (degrees: number): number => (degrees * Math.PI) / 180;
export const degrees = (rad: number): number => (rad * 180) / Math.PI;

/** Element of a list that is known to be there. */
const at = <T>(list: readonly T[], index: number): T => {
  const item = list[index];
  if (item === undefined) throw new Error(`no element ${index} of ${list.length}`);
  return item;
};

export const boundsOf = (points: readonly Point[]): Box => {
  let left = Infinity;
  let top = Infinity;
  let right = -Infinity;
  let bottom = -Infinity;
  for (const [x, y] of points) {
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  return { left, top, right, bottom };
};

const lengthOf = (points: readonly Point[]): number => {
  let sum = 0;
  for (let i = 1; i < points.length; i++) sum += distance(at(points, i - 1), at(points, i));
  return sum;
};

/**
 * A smooth curve through the points (Catmull-Rom), resampled. Big outlines get
 * longer steps, so that a hill costs no more than a hand.
 */
export const smooth = (points: readonly Point[], closed = true, step?: number): Point[] => {
  const n = points.length;
  if (n < 3) return [...points];
  const stride = step ?? clamp(lengthOf(points) / 170, 1.4, 9);
  const get = (i: number): Point =>
    at(points, closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i)));
  const out: Point[] = [];
  const segments = closed ? n : n - 1;
  for (let i = 0; i < segments; i++) {
    const p0 = get(i - 1);
    const p1 = get(i);
    const p2 = get(i + 1);
    const p3 = get(i + 2);
    const pieces = Math.max(2, Math.ceil(distance(p1, p2) / stride));
    for (let j = 0; j < pieces; j++) {
      const t = j / pieces;
      const t2 = t * t;
      const t3 = t2 * t;
      const axis = (m: 0 | 1): number =>
        (2 * t3 - 3 * t2 + 1) * p1[m] +
        (t3 - 2 * t2 + t) * (p2[m] - p0[m]) * 0.5 +
        (-2 * t3 + 3 * t2) * p2[m] +
        (t3 - t2) * (p3[m] - p1[m]) * 0.5;
      out.push([axis(0), axis(1)]);
    }
  }
  if (!closed) out.push(at(points, n - 1));
  return out;
};

/** An ellipse as points; `turn` in degrees. */
export const ellipse = (
  [cx, cy]: Point,
  rx: number,
  ry = rx,
  { turn = 0, count = 16 }: { readonly turn?: number; readonly count?: number } = {},
): Point[] => {
  const r = radians(turn);
  return Array.from({ length: count }, (_, i): Point => {
    const t = (i / count) * 2 * Math.PI;
    const x = Math.cos(t) * rx;
    const y = Math.sin(t) * ry;
    return [cx + x * Math.cos(r) - y * Math.sin(r), cy + x * Math.sin(r) + y * Math.cos(r)];
  });
};

/**
 * Outline of a tapered limb: a smooth spine with widths along it and round ends.
 * Already smooth: paint it with `smoothed: true`.
 */
export const limb = (spine: readonly Point[], widths: readonly number[], step = 2): Point[] => {
  const curve = smooth(spine, false, step);
  const n = curve.length;
  const left: Point[] = [];
  const right: Point[] = [];
  const halfAt = (i: number): number => {
    const t = (i / (n - 1)) * (widths.length - 1);
    const k = Math.min(widths.length - 2, Math.floor(t));
    return lerp(at(widths, k), at(widths, k + 1), t - k) / 2;
  };
  for (let i = 0; i < n; i++) {
    const p = at(curve, Math.max(0, i - 1));
    const q = at(curve, Math.min(n - 1, i + 1));
    const d = distance(p, q) || 1;
    const dx = (q[0] - p[0]) / d;
    const dy = (q[1] - p[1]) / d;
    const half = halfAt(i);
    const [x, y] = at(curve, i);
    left.push([x - dy * half, y + dx * half]);
    right.push([x + dy * half, y - dx * half]);
  }
  const cap = (centre: Point, from: number, half: number): Point[] =>
    Array.from({ length: 7 }, (_, i): Point => {
      const t = from - (Math.PI * (i + 1)) / 8;
      return [centre[0] + Math.cos(t) * half, centre[1] + Math.sin(t) * half];
    });
  const direction = (a: Point, b: Point): number => Math.atan2(b[1] - a[1], b[0] - a[0]);
  const end = at(curve, n - 1);
  const start = at(curve, 0);
  return [
    ...left,
    ...cap(end, direction(at(curve, n - 2), end) + Math.PI / 2, halfAt(n - 1)),
    ...right.reverse(),
    ...cap(start, direction(start, at(curve, 1)) - Math.PI / 2, halfAt(0)),
  ];
};

/**
 * Two-bone reach: where the joint and the end come to lie when a limb of the two
 * lengths reaches from `root` toward `target`. `bend` (+1, −1) is the joint's side.
 */
export const reach = (
  root: Point,
  target: Point,
  [upper, lower]: readonly [upper: number, lower: number],
  bend: number,
): { readonly joint: Point; readonly end: Point } => {
  const wanted = Math.max(distance(root, target), Math.abs(upper - lower) + 0.01);
  const d = Math.min(wanted, (upper + lower) * 0.995);
  const ux = (target[0] - root[0]) / wanted;
  const uy = (target[1] - root[1]) / wanted;
  const along = (upper * upper - lower * lower + d * d) / (2 * d);
  const aside = Math.sqrt(Math.max(0, upper * upper - along * along)) * bend;
  return {
    joint: [root[0] + ux * along - uy * aside, root[1] + uy * along + ux * aside],
    end: [root[0] + ux * d, root[1] + uy * d],
  };
};

/** Moves an outline along its own normals by three octaves of noise: the hand's tremble. */
export const displace = (
  points: readonly Point[],
  noise: (x: number, y: number) => number,
  amplitude: number,
  frequency: number,
): Point[] => {
  const n = points.length;
  return points.map(([x, y], i): Point => {
    const p = at(points, (i - 1 + n) % n);
    const q = at(points, (i + 1) % n);
    const d = distance(p, q) || 1;
    const f = frequency;
    const move =
      amplitude *
      (noise(x * f, y * f) +
        noise(x * f * 4 + 7, y * f * 4) * 0.38 +
        noise(x * f * 14, y * f * 14) * 0.16);
    return [x - ((q[1] - p[1]) / d) * move, y + ((q[0] - p[0]) / d) * move];
  });
};

/** The ground's outline from a height line: closed below the page. */
export const terrain = (heightAt: (x: number) => number, step = 32): Point[] => {
  const line: Point[] = [];
  for (let x = -48; x <= 1048; x += step) line.push([x, heightAt(x)]);
  return [...line, [1060, 1060], [-60, 1060]];
};
