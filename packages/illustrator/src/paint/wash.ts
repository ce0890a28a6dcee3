import { ellipse, type Point, smooth } from './geometry.ts';
import type { Layer } from './layer.ts';
import type { Random } from './random.ts';
import { tracePath } from './shape.ts';

/** Pushes the middles of an outline's edges out and in, as wet paint runs. */
const run = (points: readonly Point[], random: Random, spread: number): Point[] =>
  points.flatMap((p, i): Point[] => {
    const q = points[(i + 1) % points.length] ?? p;
    const d = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1;
    const move = random.signed(1) * spread * d;
    return [
      p,
      [
        (p[0] + q[0]) / 2 + ((q[1] - p[1]) / d) * move,
        (p[1] + q[1]) / 2 - ((q[0] - p[0]) / d) * move,
      ],
    ];
  });

/** A pool of watercolour: many deformed polygons, each hardly visible (after Hobbs). */
export const pool = (
  layer: Layer,
  random: Random,
  at: Point,
  {
    size,
    colour,
    strength = 1,
  }: {
    readonly size: readonly [rx: number, ry: number];
    readonly colour: string;
    readonly strength?: number;
  },
): void => {
  const { ctx } = layer;
  const base = run(
    run(ellipse(at, size[0], size[1], { turn: 0, count: 12 }), random, 0.28),
    random,
    0.28,
  );
  ctx.save();
  ctx.globalAlpha = 0.05 * strength;
  ctx.fillStyle = colour;
  for (let i = 0; i < 20; i++)
    ctx.fill(tracePath(smooth(run(run(base, random, 0.35), random, 0.3), true, 9)));
  ctx.restore();
};
