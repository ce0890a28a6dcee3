import { type GlobalCompositeOperation, Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { alpha, light, mix, shade } from './colour.ts';
import { boundsOf, degrees, displace, type Point, smooth } from './geometry.ts';
import { withScratch } from './scratch.ts';
import type { Fill, Surface } from './studio.ts';
import type { TextureName } from './textures.ts';

/** Shading laid over a shape: a fill cut by a texture, or free drawing, clipped to the outline. */
export type Coat =
  | {
      readonly fill: Fill;
      readonly texture?: TextureName;
      /** Side of the texture's tile in page units, whatever the figure's scale. */
      readonly size?: number;
      /** Degrees, from the shape's own axes. */
      readonly turn?: number;
      readonly strength?: number;
      readonly blend?: GlobalCompositeOperation;
    }
  | { readonly draw: (ctx: SKRSContext2D) => void };

export interface ShapeOptions {
  /** Tremble of the outline in the shape's units. */
  readonly tremble?: number;
  readonly frequency?: number;
  readonly coats?: readonly Coat[];
  readonly opacity?: number;
  /** The points are an outline already (limb, ellipse): do not smooth them. */
  readonly smoothed?: boolean;
  /** Straight edges between the points: roofs, boxes, books. */
  readonly angular?: boolean;
}

const PAPER = '#fbf4e6';
const CUT_SHADOW = '#1f1440';

export const tracePath = (points: readonly Point[]): Path2D => {
  const path = new Path2D();
  points.forEach(([x, y], i) => {
    if (i === 0) path.moveTo(x, y);
    else path.lineTo(x, y);
  });
  path.closePath();
  return path;
};

/** Points along straight edges, so that the tremble has something to move. */
const alongEdges = (points: readonly Point[]): Point[] =>
  points.flatMap(([x, y], i): Point[] => {
    const [qx, qy] = points[(i + 1) % points.length] ?? [x, y];
    const pieces = Math.max(1, Math.ceil(Math.hypot(qx - x, qy - y) / 14));
    return Array.from({ length: pieces }, (_, j): Point => {
      const t = j / pieces;
      return [x + (qx - x) * t, y + (qy - y) * t];
    });
  });

const rawOutline = (points: readonly Point[], options: ShapeOptions): readonly Point[] => {
  if (options.angular) return alongEdges(points);
  return options.smoothed ? points : smooth(points);
};

/** Paints a shape on a layer: base fill, then its coats, in the easel's style. */
export const paintShape = (
  layer: Surface,
  points: readonly Point[],
  fill: Fill,
  options: ShapeOptions,
): void => {
  const { ctx, easel } = layer;
  const { style } = easel;
  const amplitude = (options.tremble ?? 1) * style.tremble;
  const raw = rawOutline(points, options);
  const outline = amplitude
    ? displace(raw, easel.noise, amplitude, options.frequency ?? 0.035)
    : raw;
  const path = tracePath(outline);

  ctx.save();
  ctx.globalAlpha *= options.opacity ?? 1;
  if (style.cutShadow) layCutShadow(layer, path);
  ctx.fillStyle =
    style.paperShow && typeof fill === 'string' ? mix(fill, PAPER, style.paperShow) : fill;
  ctx.fill(path);
  if (options.coats?.length || style.dryEdge || style.cutShadow) {
    ctx.clip(path);
    for (const coat of options.coats ?? []) layCoat(layer, outline, coat);
    if (style.dryEdge) dryEdge(layer, path, fill);
    if (style.cutShadow) cutEdge(layer, path, fill);
  }
  ctx.restore();
};

/** Length of one page unit in the units of whatever is being drawn. */
const localUnit = (layer: Surface): number => {
  const t = layer.ctx.getTransform();
  return layer.easel.unit / (Math.hypot(t.a, t.b) || 1);
};

const layCutShadow = (layer: Surface, path: Path2D): void => {
  const { ctx, easel } = layer;
  const t = ctx.getTransform();
  const offset = easel.style.cutShadow * easel.unit;
  ctx.save();
  ctx.fillStyle = alpha(CUT_SHADOW, 0.11);
  for (const share of [0.35, 0.7, 1.1]) {
    ctx.setTransform(t.a, t.b, t.c, t.d, t.e + offset * share, t.f + offset * 1.3 * share);
    ctx.fill(path);
  }
  ctx.restore();
};

const cutEdge = (layer: Surface, path: Path2D, fill: Fill): void => {
  const { ctx } = layer;
  ctx.strokeStyle = alpha(typeof fill === 'string' ? light(fill, 0.12) : '#ffffff', 0.5);
  ctx.lineWidth = 1.3 * localUnit(layer);
  ctx.stroke(path);
};

const dryEdge = (layer: Surface, path: Path2D, fill: Fill): void => {
  const { ctx, easel } = layer;
  ctx.strokeStyle = alpha(typeof fill === 'string' ? shade(fill, 0.14) : '#5a4a78', 0.4);
  ctx.lineWidth = 2 * easel.style.dryEdge * localUnit(layer);
  ctx.stroke(path);
};

const layCoat = (layer: Surface, outline: readonly Point[], coat: Coat): void => {
  const { ctx, easel } = layer;
  if ('draw' in coat) {
    ctx.save();
    coat.draw(ctx);
    ctx.restore();
    return;
  }
  const { style } = easel;
  const texture = coat.texture === 'grain' ? style.grain.texture : (coat.texture ?? null);
  const strength = (coat.strength ?? 1) * style.coat;
  const box = boundsOf(outline);
  const width = box.right - box.left + 4;
  const height = box.bottom - box.top + 4;
  ctx.save();
  ctx.globalAlpha *= strength;
  if (coat.blend) ctx.globalCompositeOperation = coat.blend;
  if (texture) {
    const size = (coat.size ?? 300) * (coat.texture === 'grain' ? style.grain.size : 1);
    const dissolve = { texture, size, turn: coat.turn ?? 0 };
    layDissolved(layer, [box.left - 2, box.top - 2], [width, height], {
      fill: coat.fill,
      dissolve,
    });
  } else {
    ctx.fillStyle = coat.fill;
    ctx.fillRect(box.left - 2, box.top - 2, width, height);
  }
  ctx.restore();
};

/** The grain-dissolved fill: painted aside at device size, cut by the texture, then laid on. */
const layDissolved = (
  layer: Surface,
  [x, y]: Point,
  [width, height]: readonly [width: number, height: number],
  {
    fill,
    dissolve,
  }: {
    readonly fill: Fill;
    readonly dissolve: { texture: TextureName; size: number; turn: number };
  },
): void => {
  const { ctx, easel } = layer;
  const t = ctx.getTransform();
  const corners = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ].map(([px = 0, py = 0]): Point => [t.a * px + t.c * py + t.e, t.b * px + t.d * py + t.f]);
  const device = boundsOf(corners);
  const left = Math.max(0, Math.floor(device.left));
  const top = Math.max(0, Math.floor(device.top));
  const wide = Math.min(easel.px, Math.ceil(device.right)) - left;
  const tall = Math.min(easel.px, Math.ceil(device.bottom)) - top;
  if (wide <= 0 || tall <= 0) return;

  withScratch(wide, tall, (aside) => {
    const { unit } = easel;
    const brush = aside.getContext('2d');
    brush.setTransform(t.a, t.b, t.c, t.d, t.e - left, t.f - top);
    brush.fillStyle = fill;
    brush.fillRect(x, y, width, height);
    brush.globalCompositeOperation = 'destination-in';
    brush.setTransform(unit, 0, 0, unit, -left, -top);
    const turn = dissolve.turn + degrees(Math.atan2(t.b, t.a));
    brush.fillStyle = easel.textures.fill(dissolve.texture, dissolve.size, turn);
    brush.fillRect(left / unit, top / unit, wide / unit, tall / unit);
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.drawImage(aside, left, top);
  });
  ctx.setTransform(t.a, t.b, t.c, t.d, t.e, t.f);
};
