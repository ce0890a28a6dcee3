import type { PageShape } from '@bramblebook/contract/book-layout';
import { type Rect, unitsToMm } from '@bramblebook/contract/page-geometry';
import { roundMm } from './place-line.ts';

/** One command of an SVG path with its points, in page units. */
type Segment = readonly ['M' | 'L' | 'C', ...number[]];

/** A closed outline in page units. */
export type Outline = readonly Segment[];

/** Share of a quarter's radius that its control points stand off, for a round quarter. */
const QUARTER = 0.5523;

export const rectangle = ({ x, y, width, height }: Rect): Outline => [
  ['M', x, y],
  ['L', x + width, y],
  ['L', x + width, y + height],
  ['L', x, y + height],
];

export const SHEET: Outline = rectangle({ x: 0, y: 0, width: 1000, height: 1000 });

/** A rectangle with round corners; radii of the upper two and the lower two. */
export const rounded = (
  { x, y, width, height }: Rect,
  upper: readonly [number, number],
  lower: readonly [number, number] = upper,
): Outline => {
  const [right, foot] = [x + width, y + height];
  const [ux, uy] = upper;
  const [lx, ly] = lower;
  const k = 1 - QUARTER;
  return [
    ['M', x + ux, y],
    ['L', right - ux, y],
    ['C', right - ux * k, y, right, y + uy * k, right, y + uy],
    ['L', right, foot - ly],
    ['C', right, foot - ly * k, right - lx * k, foot, right - lx, foot],
    ['L', x + lx, foot],
    ['C', x + lx * k, foot, x, foot - ly * k, x, foot - ly],
    ['L', x, y + uy],
    ['C', x, y + uy * k, x + ux * k, y, x + ux, y],
  ];
};

/** Smooth closed curve through points (Catmull–Rom as Béziers). */
export const smooth = (points: readonly (readonly [number, number])[]): Outline => {
  const at = (i: number): readonly [number, number] =>
    points[(i + points.length) % points.length] ?? [0, 0];
  const [startX, startY] = at(0);
  return [
    ['M', startX, startY],
    ...points.map((_, i): Segment => {
      const [[ax, ay], [bx, by], [cx, cy], [dx, dy]] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
      const near = [bx + (cx - ax) / 6, by + (cy - ay) / 6] as const;
      const far = [cx - (dx - bx) / 6, cy - (dy - by) / 6] as const;
      return ['C', near[0], near[1], far[0], far[1], cx, cy];
    }),
  ];
};

/** The outline with above and below changed. */
export const upsideDown = (outline: Outline): Outline =>
  outline.map(([command, ...points]) => [
    command,
    ...points.map((value, i) => (i % 2 === 1 ? 1000 - value : value)),
  ]);

/** The outline with left and right changed. */
export const mirrored = (outline: Outline): Outline =>
  outline.map(([command, ...points]) => [
    command,
    ...points.map((value, i) => (i % 2 === 0 ? 1000 - value : value)),
  ]);

/** Outlines filled together: the second is a window in the first. */
export const shapeOf = (outlines: readonly Outline[], fill: string): PageShape => ({
  fill,
  path: outlines
    .map((outline) =>
      outline
        .map(
          ([command, ...points]) =>
            `${command}${points.map((v) => roundMm(unitsToMm(v))).join(' ')}`,
        )
        .join('')
        .concat('Z'),
    )
    .join(''),
});
