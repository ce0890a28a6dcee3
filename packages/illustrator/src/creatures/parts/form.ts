import { alpha, light, mix, shade } from '../../paint/colour.ts';
import { boundsOf, limb, type Point } from '../../paint/geometry.ts';
import type { Layer } from '../../paint/layer.ts';
import type { Coat } from '../../paint/shape.ts';

/** One colour of a creature with its shadows and its light. */
export interface Tone {
  readonly base: string;
  /** Limbs on the far side. */
  readonly dim: string;
  readonly deep: string;
  readonly lit: string;
}

export const toneOf = (base: string): Tone => ({
  base,
  dim: shade(base, 0.09),
  deep: shade(base, 0.2),
  lit: light(base, 0.09),
});

/** The same coat on the side away from us. */
export const farTone = (tone: Tone): Tone => toneOf(tone.dim);

interface FormOptions {
  readonly tremble?: number;
  readonly frequency?: number;
  /** Direction of the hair in degrees; left out, the skin is smooth. */
  readonly hair?: number;
  /** Strength of the shadow below. */
  readonly shadow?: number;
  /** A lock, a feather, a spine: a plain shadow without grain, for its cost. */
  readonly small?: boolean;
  /** Markings, clipped to the form. */
  readonly markings?: () => void;
  readonly smoothed?: boolean;
}

/** A rounded form: lit from above, its underside dissolving into shadow. */
export const form = (
  layer: Layer,
  points: readonly Point[],
  tone: Tone,
  options: FormOptions = {},
): void => {
  const box = boundsOf(points);
  const [wide, tall] = [box.right - box.left, box.bottom - box.top];
  const x = (box.left + box.right) / 2;
  const from: Point = [x + wide * 0.08, box.top + tall * 0.3];
  const to: Point = [x - wide * 0.14, box.bottom + tall * 0.04];
  const shadow = options.shadow ?? 0.8;
  const coats: Coat[] = [];
  if (!options.small)
    coats.push(
      layer.bloom([x + wide * 0.12, box.top + tall * 0.2], Math.min(wide, tall) * 0.62, tone.lit),
    );
  if (options.hair !== undefined)
    coats.push({
      fill: tone.dim,
      texture: 'bristle',
      size: 190,
      turn: options.hair,
      strength: 0.3,
    });
  if (options.markings) coats.push({ draw: options.markings });
  coats.push(
    options.small
      ? { fill: layer.linear(from, to, [alpha(tone.deep, 0), tone.deep]), strength: shadow * 0.7 }
      : layer.shading(from, to, tone.deep, shadow),
  );
  layer.shape(points, tone.base, {
    tremble: options.tremble ?? 1,
    frequency: options.frequency ?? 0.05,
    smoothed: options.smoothed ?? false,
    coats,
  });
};

/** A rounded form along a spine. */
export const formLimb = (
  layer: Layer,
  spine: readonly Point[],
  widths: readonly number[],
  { tone, ...options }: { readonly tone: Tone } & FormOptions,
): void => form(layer, limb(spine, widths), tone, { ...options, smoothed: true });

/**
 * Watercolour dries to a rim around every shape: where a limb grows out of the body,
 * a wet touch of its colour, inside the body's outline, takes the rim away.
 */
export const meltJoint = (
  layer: Layer,
  body: readonly Point[],
  at: Point,
  { radius, tone }: { readonly radius: number; readonly tone: Tone },
): void => {
  const { dryEdge, paperShow } = layer.easel.style;
  if (!dryEdge) return;
  const wet = mix(tone.base, '#fbf4e6', paperShow);
  const fill = layer.radial(at, 0, radius, [
    [0, alpha(wet, 0.95)],
    [0.7, alpha(wet, 0.85)],
    [1, alpha(wet, 0)],
  ]);
  layer.ctx.save();
  layer.ctx.clip(layer.outline(body));
  layer.disc(at, radius, fill);
  layer.ctx.restore();
};

/** Points mirrored left to right. */
export const mirrored = (points: readonly Point[]): Point[] =>
  points.map(([x, y]): Point => [-x, y]);

/** Points moved and scaled. */
export const moved = (points: readonly Point[], x: number, y: number, scale = 1): Point[] =>
  points.map(([px, py]): Point => [x + px * scale, y + py * scale]);

/** Locks of hair along a line, each a dab; `angles` at the line's beginning and end. */
export const tufts = (
  layer: Layer,
  line: readonly Point[],
  length: number,
  {
    width,
    angles,
    colours,
  }: {
    readonly width: number;
    readonly angles: readonly [number, number];
    readonly colours: readonly string[];
  },
): void => {
  line.forEach(([x, y], i) => {
    const t = line.length > 1 ? i / (line.length - 1) : 0;
    const angle = angles[0] + (angles[1] - angles[0]) * t;
    layer.dab([x, y], length, width, { angle, colour: colours[i % colours.length] ?? '#000000' });
  });
};

/**
 * A line beside a spine, `offset` away: positive on the belly's side of a body that runs
 * from rump to head, negative on its back.
 */
export const alongside = (spine: readonly Point[], offset: number | readonly number[]): Point[] =>
  spine.map(([x, y], i): Point => {
    const a = spine[Math.max(0, i - 1)] ?? [x, y];
    const b = spine[Math.min(spine.length - 1, i + 1)] ?? [x, y];
    const d = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const away = typeof offset === 'number' ? offset : (offset[i] ?? 0);
    return [x - ((b[1] - a[1]) / d) * away, y + ((b[0] - a[0]) / d) * away];
  });
