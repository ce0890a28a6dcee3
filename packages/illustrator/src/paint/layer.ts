import {
  type Canvas,
  type CanvasGradient,
  createCanvas,
  type GlobalCompositeOperation,
  type SKRSContext2D,
} from '@napi-rs/canvas';
import { alpha } from './colour.ts';
import { displace, limb, type Point, radians, smooth } from './geometry.ts';
import { freeCanvas, giveBackSheet, takeSheet, withScratch } from './scratch.ts';
import { type Coat, paintShape, type ShapeOptions, tracePath } from './shape.ts';
import type { Fill, Studio, Surface } from './studio.ts';
import type { TextureName } from './textures.ts';

/** Colours evenly spread, or each with its place 0…1. */
type Stops = readonly string[] | readonly (readonly [at: number, colour: string])[];

/** Where something drawn in its own units stands; its origin goes to (x, y). */
export interface Placement {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  /** Degrees, clockwise. */
  readonly turn?: number;
  /** Mirrored left to right. */
  readonly flip?: boolean;
}

interface PutOptions {
  readonly opacity?: number;
  readonly blend?: GlobalCompositeOperation;
  /** Radius in page units. */
  readonly blur?: number;
}

/** One sheet of paint in page units (0…1000 both ways), with the brushes as methods. */
export class Layer implements Surface {
  readonly easel: Studio;
  readonly canvas: Canvas;
  readonly ctx: SKRSContext2D;

  constructor(easel: Studio, canvas: Canvas) {
    this.easel = easel;
    this.canvas = canvas;
    this.ctx = canvas.getContext('2d');
    this.ctx.reset();
    this.ctx.scale(easel.unit, easel.unit);
    this.ctx.lineCap = 'round';
    this.ctx.lineJoin = 'round';
  }

  /** Draws in the units of something that stands at `place`. */
  at(place: Placement, draw: () => void): void {
    const { ctx } = this;
    const scale = place.scale ?? 1;
    ctx.save();
    ctx.translate(place.x, place.y);
    if (place.turn) ctx.rotate(radians(place.turn));
    ctx.scale(place.flip ? -scale : scale, scale);
    draw();
    ctx.restore();
  }

  linear(from: Point, to: Point, stops: Stops): CanvasGradient {
    return addStops(this.ctx.createLinearGradient(from[0], from[1], to[0], to[1]), stops);
  }

  radial(centre: Point, inner: number, outer: number, stops: Stops): CanvasGradient {
    const [x, y] = centre;
    return addStops(this.ctx.createRadialGradient(x, y, inner, x, y, outer), stops);
  }

  /** A coat that grows from nothing at `from` to full at `to`, dissolved in grain. */
  shading(from: Point, to: Point, colour: string, strength = 0.85): Coat {
    const stops = [
      [0, alpha(colour, 0)],
      [0.35, alpha(colour, 0.16)],
      [1, alpha(colour, 1)],
    ] as const;
    return { fill: this.linear(from, to, stops), texture: 'grain', size: 260, strength };
  }

  /** A round coat, strongest at its centre: light on a cheek, a ball, a crown of leaves. */
  bloom(centre: Point, radius: number, colour: string, strength = 0.8): Coat {
    const fill = this.radial(centre, 0, radius, [alpha(colour, 1), alpha(colour, 0)]);
    return { fill, texture: 'dry', size: 260, strength };
  }

  /** A closed shape: base fill and coats, clipped to the outline. The kit's main brush. */
  shape(points: readonly Point[], fill: Fill, options: ShapeOptions = {}): void {
    paintShape(this, points, fill, options);
  }

  /** A tapered limb painted as a shape. */
  limb(
    spine: readonly Point[],
    widths: readonly number[],
    fill: Fill,
    options: ShapeOptions = {},
  ): void {
    paintShape(this, limb(spine, widths), fill, { ...options, smoothed: true });
  }

  /** A brush line: thick in the middle, thin at the ends (unless `even`). */
  line(
    points: readonly Point[],
    width: number,
    colour: Fill,
    options: { readonly even?: boolean; readonly opacity?: number; readonly tremble?: number } = {},
  ): void {
    const widths = options.even ? [width, width] : [width * 0.25, width, width * 0.9, width * 0.2];
    const outline = limb(points, widths);
    const tremble = options.tremble ?? 0.35;
    this.ctx.save();
    this.ctx.globalAlpha *= options.opacity ?? 1;
    this.ctx.fillStyle = colour;
    this.ctx.fill(
      tracePath(tremble ? displace(outline, this.easel.noise, tremble, 0.05) : outline),
    );
    this.ctx.restore();
  }

  /** One leaf-shaped touch of the brush from (x, y) along `angle` (degrees). */
  dab(
    [x, y]: Point,
    length: number,
    width: number,
    {
      angle,
      colour,
      bend = 0,
    }: { readonly angle: number; readonly colour: string; readonly bend?: number },
  ): void {
    const { ctx } = this;
    const r = radians(angle);
    const c = Math.cos(r);
    const s = Math.sin(r);
    const u = length * 0.45;
    const [v1, v2, v3] = [-width + bend, bend * 1.6, width + bend];
    ctx.fillStyle = colour;
    ctx.beginPath();
    ctx.moveTo(x, y);
    ctx.quadraticCurveTo(
      x + u * c - v1 * s,
      y + u * s + v1 * c,
      x + length * c - v2 * s,
      y + length * s + v2 * c,
    );
    ctx.quadraticCurveTo(x + u * c - v3 * s, y + u * s + v3 * c, x, y);
    ctx.fill();
  }

  disc([x, y]: Point, radius: number, colour: Fill, opacity = 1): void {
    const { ctx } = this;
    ctx.save();
    ctx.globalAlpha *= opacity;
    ctx.fillStyle = colour;
    ctx.beginPath();
    ctx.arc(x, y, radius, 0, 2 * Math.PI);
    ctx.fill();
    ctx.restore();
  }

  /** Light in the air: a soft disc that fades like a lamp's glow. */
  glow(
    [x, y]: Point,
    radius: number,
    colour: string,
    {
      opacity = 1,
      blend = 'screen',
    }: { readonly opacity?: number; readonly blend?: GlobalCompositeOperation } = {},
  ): void {
    this.ctx.save();
    this.ctx.globalCompositeOperation = blend;
    const fill = this.radial([x, y], 0, radius, [
      [0, alpha(colour, 1)],
      [0.18, alpha(colour, 0.62)],
      [0.42, alpha(colour, 0.25)],
      [0.7, alpha(colour, 0.07)],
      [1, alpha(colour, 0)],
    ]);
    this.disc([x, y], radius, fill, opacity);
    this.ctx.restore();
  }

  /** Fills the whole page. */
  flood(fill: Fill, opacity = 1, blend: GlobalCompositeOperation = 'source-over'): void {
    this.ctx.save();
    this.ctx.globalAlpha = opacity;
    this.ctx.globalCompositeOperation = blend;
    this.ctx.fillStyle = fill;
    this.ctx.fillRect(0, 0, 1000, 1000);
    this.ctx.restore();
  }

  /** The whole page under a grey texture (`paper`, `fiber`): tooth of the sheet. */
  tooth(name: TextureName, size: number, opacity: number, blend: GlobalCompositeOperation): void {
    this.flood(this.easel.textures.fill(name, size, 11), opacity, blend);
  }

  /** Colour through a texture's holes, over the whole page: pooling of a wash. */
  wash(
    fill: Fill,
    texture: TextureName,
    size: number,
    {
      opacity = 1,
      blend = 'source-over',
    }: { readonly opacity?: number; readonly blend?: GlobalCompositeOperation } = {},
  ): void {
    this.plane(
      (over) => {
        over.flood(fill);
        over.flood(this.easel.textures.fill(texture, size), 1, 'destination-in');
      },
      { opacity, blend },
    );
  }

  /** Lays another layer over this one. */
  put(other: Layer, options: PutOptions = {}): void {
    const { ctx } = this;
    ctx.save();
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.globalAlpha = options.opacity ?? 1;
    ctx.globalCompositeOperation = options.blend ?? 'source-over';
    const blur = (options.blur ?? 0) * this.easel.unit;
    if (blur > 0) {
      const soft = blurred(other.canvas, blur);
      ctx.drawImage(soft, 0, 0, this.easel.px, this.easel.px);
      freeCanvas(soft);
    } else ctx.drawImage(other.canvas, 0, 0);
    ctx.restore();
  }

  /** Paints on a fresh layer, lays it over this one and gives it back. */
  plane(draw: (layer: Layer) => void, options: PutOptions = {}): void {
    const layer = new Layer(this.easel, takeSheet(this.easel.px));
    draw(layer);
    this.put(layer, options);
    giveBackSheet(layer.canvas);
  }

  /** Outline of smooth points, for clipping with `ctx.clip`. */
  outline(points: readonly Point[]): ReturnType<typeof tracePath> {
    return tracePath(smooth(points));
  }
}

const addStops = (gradient: CanvasGradient, stops: Stops): CanvasGradient => {
  stops.forEach((stop, i) => {
    if (typeof stop === 'string') gradient.addColorStop(i / Math.max(1, stops.length - 1), stop);
    else gradient.addColorStop(stop[0], stop[1]);
  });
  return gradient;
};

/**
 * A blurred copy (free it after use), smaller than the original: a wide blur holds no detail, and the
 * filter's cost grows with the pixels (38 ms at 1500 px, 6 ms here).
 */
export const blurred = (source: Canvas, radius: number): Canvas => {
  const shrink = Math.max(1, Math.min(8, radius / 2.5));
  const side = Math.max(1, Math.round(source.width / shrink));
  const soft = createCanvas(side, side);
  withScratch(side, side, (small) => {
    small.getContext('2d').drawImage(source, 0, 0, side, side);
    const context = soft.getContext('2d');
    context.filter = `blur(${(radius / shrink).toFixed(2)}px)`;
    context.drawImage(small, 0, 0);
  });
  return soft;
};
