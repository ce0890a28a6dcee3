import { createCanvas, type GlobalCompositeOperation, type SKRSContext2D } from '@napi-rs/canvas';
import { alpha } from './colour.ts';
import type { Box, Point } from './geometry.ts';
import { blurred, type Layer } from './layer.ts';
import type { SceneLight } from './scene-light.ts';
import { freeCanvas } from './scratch.ts';
import type { Fill } from './studio.ts';
import type { TextureName } from './textures.ts';

/** A small light in the scene: a lantern, a campfire, a lit window. Page units. */
export interface Lamp {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly colour: string;
  /** 0…1; a lamp by day hardly shows. */
  readonly strength: number;
}

/**
 * Lays the scene's light on everything a layer holds inside `box`: ambient colour, form
 * shadow on the side away from the light, warm light on the near side, and a thin rim
 * on the lit side only (all round it looks like a sticker).
 */
export const lightFigures = (
  layer: Layer,
  box: Box,
  light: SceneLight,
  lamps: readonly Lamp[] = [],
): void => {
  const region = new LitRegion(layer, box);
  if (region.empty) return;
  const k = layer.easel.style.figureLight;
  region.tint(light.ambient, 'multiply', light.ambientStrength * k);
  region.formShadow(light.from, light.form, light.formStrength * k);
  region.tint(region.towards(layer, light.from, light.warm), 'soft-light', light.warmStrength * k);
  for (const lamp of lamps) {
    const at: Point = [lamp.x, lamp.y];
    const pool = layer.radial(at, 0, lamp.radius, [
      [0, alpha(lamp.colour, 0.95)],
      [0.45, alpha(lamp.colour, 0.55)],
      [1, alpha(lamp.colour, 0)],
    ]);
    region.tint(pool, 'soft-light', lamp.strength * k);
    region.tint(pool, 'screen', lamp.strength * 0.3 * k, 'grain');
  }
  region.rim(light.from, light.rim, light.rimStrength * k);
};

/** A part of a layer, lit through copies of its own silhouette. */
class LitRegion {
  readonly #layer: Layer;
  readonly #left: number;
  readonly #top: number;
  readonly #wide: number;
  readonly #tall: number;

  constructor(layer: Layer, box: Box) {
    const { unit, px } = layer.easel;
    this.#layer = layer;
    this.#left = Math.max(0, Math.floor((box.left - 12) * unit));
    this.#top = Math.max(0, Math.floor((box.top - 12) * unit));
    this.#wide = Math.min(px, Math.ceil((box.right + 12) * unit)) - this.#left;
    this.#tall = Math.min(px, Math.ceil((box.bottom + 12) * unit)) - this.#top;
  }

  get empty(): boolean {
    return this.#wide <= 0 || this.#tall <= 0;
  }

  /** A gradient over the region, strongest on the side the light comes from. */
  towards(layer: Layer, from: Point, colour: string): Fill {
    const { unit } = layer.easel;
    const cx = (this.#left + this.#wide / 2) / unit;
    const cy = (this.#top + this.#tall / 2) / unit;
    const half = Math.max(this.#wide, this.#tall) / unit / 2;
    const d = Math.hypot(from[0], from[1]) || 1;
    const [dx, dy] = [(from[0] / d) * half, (from[1] / d) * half];
    return layer.linear(
      [cx + dx, cy + dy],
      [cx - dx, cy - dy],
      [alpha(colour, 0.9), alpha(colour, 0.25), alpha(colour, 0)],
    );
  }

  tint(fill: Fill, blend: GlobalCompositeOperation, strength: number, texture?: TextureName): void {
    this.#lay(blend, strength, texture, (brush) => {
      const { unit } = this.#layer.easel;
      brush.setTransform(unit, 0, 0, unit, -this.#left, -this.#top);
      brush.fillStyle = fill;
      brush.fillRect(0, 0, 1000, 1000);
    });
  }

  /** The inverse silhouette, moved toward the light and blurred: shadow where the form turns away. */
  formShadow(from: Point, colour: string, strength: number): void {
    const { unit } = this.#layer.easel;
    const d = Math.hypot(from[0], from[1]) || 1;
    const sharp = this.#silhouette();
    const silhouette = blurred(sharp, 11 * unit);
    freeCanvas(sharp);
    this.#lay('multiply', strength, 'grain', (brush) => {
      brush.fillStyle = colour;
      brush.fillRect(0, 0, this.#wide, this.#tall);
      brush.globalCompositeOperation = 'destination-out';
      const side = Math.max(this.#wide, this.#tall);
      const [dx, dy] = [(from[0] / d) * 13 * unit, (from[1] / d) * 13 * unit];
      brush.drawImage(silhouette, dx, dy, side, side);
    });
    freeCanvas(silhouette);
  }

  /** Silhouette minus the same moved away from the light. */
  rim(from: Point, colour: string, strength: number): void {
    const { unit } = this.#layer.easel;
    const d = Math.hypot(from[0], from[1]) || 1;
    const own = this.#silhouette();
    this.#lay('screen', strength, undefined, (brush) => {
      brush.fillStyle = colour;
      brush.fillRect(0, 0, this.#wide, this.#tall);
      brush.globalCompositeOperation = 'destination-out';
      brush.drawImage(own, (-from[0] / d) * 1.9 * unit, (-from[1] / d) * 1.9 * unit);
    });
    freeCanvas(own);
  }

  #silhouette() {
    const side = Math.max(this.#wide, this.#tall);
    const copy = createCanvas(side, side);
    copy.getContext('2d').drawImage(this.#layer.canvas, -this.#left, -this.#top);
    return copy;
  }

  /** Paints aside, cuts to the silhouette (and a texture), blends back. */
  #lay(
    blend: GlobalCompositeOperation,
    strength: number,
    texture: TextureName | undefined,
    paint: (brush: SKRSContext2D) => void,
  ): void {
    if (strength <= 0.01) return;
    const { easel, ctx, canvas } = this.#layer;
    const aside = createCanvas(this.#wide, this.#tall);
    const brush = aside.getContext('2d');
    paint(brush);
    brush.globalCompositeOperation = 'destination-in';
    const name = texture === 'grain' ? easel.style.grain.texture : texture;
    if (name) {
      brush.setTransform(easel.unit, 0, 0, easel.unit, -this.#left, -this.#top);
      brush.fillStyle = easel.textures.fill(name, 330);
      brush.fillRect(0, 0, 1000, 1000);
    }
    brush.setTransform(1, 0, 0, 1, 0, 0);
    brush.drawImage(canvas, -this.#left, -this.#top);
    ctx.save();
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.globalAlpha = Math.min(1, strength);
    ctx.globalCompositeOperation = blend;
    ctx.drawImage(aside, this.#left, this.#top);
    ctx.restore();
    freeCanvas(aside);
  }
}

/**
 * The shadow a figure throws on the ground: dark and narrow where it touches, longer
 * and softer away from the light. `reach` is the figure's half width.
 */
export const castShadow = (
  layer: Layer,
  foot: Point,
  reach: number,
  { light, lift = 0 }: { readonly light: SceneLight; readonly lift?: number },
): void => {
  const { ctx } = layer;
  const [x, y] = foot;
  const away = -Math.sign(light.from[0] || 1);
  const length = reach * light.shadowLength;
  const soften = 1 / (1 + lift / 60);
  const ellipseAt = (cx: number, rx: number, ry: number, strength: number): void => {
    ctx.save();
    ctx.translate(cx, y);
    ctx.scale(1, ry / rx);
    layer.disc(
      [0, 0],
      rx,
      layer.radial([0, 0], 0, rx, [
        [0, alpha(light.shadow, strength)],
        [0.6, alpha(light.shadow, strength * 0.8)],
        [1, alpha(light.shadow, 0)],
      ]),
    );
    ctx.restore();
  };
  ellipseAt(
    x + away * length * 0.55,
    reach + length * 0.6,
    reach * 0.2,
    light.shadowStrength * 0.6 * soften,
  );
  ellipseAt(x, reach * 1.02, reach * 0.15, light.shadowStrength * soften);
};
