import { adjust, alpha } from '../../paint/colour.ts';
import { degrees, lerp, type Point, smooth } from '../../paint/geometry.ts';
import type { Layer } from '../../paint/layer.ts';
import type { Random } from '../../paint/random.ts';
import { form, formLimb, type Tone, toneOf } from '../parts/form.ts';

/** A coat's colour as this very animal wears it: a touch lighter, darker, redder than its kin. */
export const ownTone = (random: Random, base: string, spread = 1): Tone =>
  toneOf(adjust(base, { l: random.signed(0.022 * spread), h: random.signed(5 * spread) }));

interface Station {
  readonly at: Point;
  /** Degrees of the spine's direction. */
  readonly along: number;
  /** Unit vector from the spine to the back. */
  readonly back: Point;
  readonly half: number;
}

/** Where a spine is at `t` (0…1), and how wide the body is there. */
export const stationOn = (
  spine: readonly Point[],
  widths: readonly number[],
  t: number,
): Station => {
  const curve = smooth(spine, false, 4);
  const i = Math.min(curve.length - 2, Math.floor(t * (curve.length - 1)));
  const a = curve[i] ?? [0, 0];
  const b = curve[i + 1] ?? a;
  const d = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const k = Math.min(widths.length - 2, Math.floor(t * (widths.length - 1)));
  const half = lerp(widths[k] ?? 0, widths[k + 1] ?? 0, t * (widths.length - 1) - k) / 2;
  return {
    at: a,
    along: degrees(Math.atan2(b[1] - a[1], b[0] - a[0])),
    back: [(b[1] - a[1]) / d, -(b[0] - a[0]) / d],
    half,
  };
};

interface Stripes {
  readonly colour: string;
  readonly count: number;
  readonly width: number;
  /** How far down the flank they reach, in parts of the body's width. */
  readonly reach: number;
  readonly from?: number;
  readonly to?: number;
}

/** Wedges from the back down the flanks, and short ones up from the belly between them. */
export const paintStripes = (
  layer: Layer,
  random: Random,
  spine: readonly Point[],
  { widths, stripes }: { readonly widths: readonly number[]; readonly stripes: Stripes },
): void => {
  const { count, width, colour, from = 0.04, to = 0.92 } = stripes;
  for (let i = 0; i < count; i++) {
    const t = lerp(from, to, i / (count - 1)) + random.signed(0.012);
    const { at, along, back, half } = stationOn(spine, widths, t);
    const long = half * 2 * stripes.reach * random.between(0.82, 1.12);
    const out = half + 12;
    const lean = along + 90 + random.between(2, 12);
    const wide = width * random.between(0.85, 1.15);
    layer.dab([at[0] + back[0] * out, at[1] + back[1] * out], long + 12, wide, {
      angle: lean,
      colour,
      bend: -3,
    });
    if (i % 2 === 0) continue;
    const low = half + 8;
    const up = along - 90 + random.between(-10, 4);
    layer.dab([at[0] - back[0] * low, at[1] - back[1] * low], half * 0.85, wide * 0.8, {
      angle: up,
      colour,
      bend: 3,
    });
  }
};

/** Bands across a limb or a tail, each a little bowed. */
export const paintBands = (
  layer: Layer,
  spine: readonly Point[],
  bands: { colour: string; at: readonly number[]; width: number; half: number; blunt?: boolean },
): void => {
  for (const t of bands.at) {
    const { at, along, back } = stationOn(spine, [bands.half * 2, bands.half * 2], t);
    const [nx, ny] = [back[0] * bands.half, back[1] * bands.half];
    const bow = bands.width * 0.5;
    const [bx, by] = [
      Math.cos((along * Math.PI) / 180) * bow,
      Math.sin((along * Math.PI) / 180) * bow,
    ];
    layer.line(
      [
        [at[0] - nx, at[1] - ny],
        [at[0] + bx, at[1] + by],
        [at[0] + nx, at[1] + ny],
      ],
      bands.width,
      bands.colour,
      { tremble: 0.6, ...(bands.blunt ? { even: true } : {}) },
    );
  }
};

/** Rosettes in rows along a body: broken rings around a warm middle. */
export const paintRosettes = (
  layer: Layer,
  random: Random,
  spine: readonly Point[],
  {
    widths,
    rosettes,
  }: {
    readonly widths: readonly number[];
    readonly rosettes: {
      ring: string;
      middle: string;
      rows: number;
      columns: number;
      size: number;
    };
  },
): void => {
  const { rows, columns, size } = rosettes;
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const t = (column + 0.5 + (row % 2 ? 0.5 : 0)) / (columns + 0.5) + random.signed(0.015);
      const { at, back, half } = stationOn(spine, widths, Math.min(0.98, t));
      const off = lerp(0.86, -0.62, row / Math.max(1, rows - 1)) * half + random.signed(2);
      const radius = size * random.between(0.8, 1.15) * lerp(1, 0.72, row / rows);
      paintRosette(layer, random, [at[0] + back[0] * off, at[1] + back[1] * off], {
        radius,
        colours: rosettes,
      });
    }
};

/** One broken ring of dabs. */
export const paintRosette = (
  layer: Layer,
  random: Random,
  [x, y]: Point,
  {
    radius,
    colours,
  }: { readonly radius: number; readonly colours: { ring: string; middle: string } },
): void => {
  layer.disc([x, y], radius * 0.86, alpha(colours.middle, 0.75));
  const first = random.between(0, 360);
  const parts = radius > 5 ? 3 : 2;
  for (let i = 0; i < parts; i++) {
    const angle = ((first + (360 / parts) * i + random.signed(14)) * Math.PI) / 180;
    const [cx, cy] = [x + Math.cos(angle) * radius * 0.8, y + Math.sin(angle) * radius * 0.8];
    const turn = degrees(angle) + 90;
    const half = radius * random.between(0.7, 0.85);
    layer.dab(
      [cx - Math.cos((turn * Math.PI) / 180) * half, cy - Math.sin((turn * Math.PI) / 180) * half],
      half * 2,
      radius * 0.62,
      { angle: turn, colour: colours.ring, bend: -radius * 0.18 },
    );
  }
};

interface BushyTail {
  readonly tone: Tone;
  readonly widths: readonly number[];
  /** Colour of the end, from how far along. */
  readonly tip?: { readonly colour: string; readonly from: number };
  /** Locks that break the outline on both sides; their colour is the coat's. */
  readonly locks?: number;
  markings?(): void;
}

/** A tail with thick fur, its outline broken by locks that point to its end. */
export const paintBushyTail = (layer: Layer, spine: readonly Point[], tail: BushyTail): void => {
  const { tone, widths } = tail;
  const count = tail.locks ?? 0;
  for (let i = 0; i < count; i++) {
    const { at, along, back, half } = stationOn(spine, widths, 0.12 + (0.86 * i) / count);
    const tip = tail.tip && i / count > tail.tip.from ? tail.tip.colour : undefined;
    for (const side of [-1, 1]) {
      const out = half * 0.78 * side;
      const [x, y] = [at[0] + back[0] * out, at[1] + back[1] * out];
      layer.dab([x, y], half * 0.86, half * 0.3, {
        angle: along - side * 26,
        colour: tip ?? (side < 0 ? tone.dim : tone.base),
      });
    }
  }
  formLimb(layer, spine, widths, {
    tone,
    tremble: 2,
    frequency: 0.09,
    hair: 60,
    markings: () => {
      tail.markings?.();
      if (tail.tip) paintTip(layer, spine, widths, tail.tip);
    },
  });
};

const paintTip = (
  layer: Layer,
  spine: readonly Point[],
  widths: readonly number[],
  tip: { colour: string; from: number },
): void => {
  const { at, along, half } = stationOn(spine, widths, tip.from);
  const w = half + 14;
  layer.at({ x: at[0], y: at[1], turn: along }, () =>
    layer.shape(
      [
        [240, -w * 3],
        [4, -w],
        [-10, -w * 0.6],
        [8, -w * 0.25],
        [-8, w * 0.1],
        [8, w * 0.5],
        [-8, w],
        [240, w * 3],
      ],
      tip.colour,
      { tremble: 1.5 },
    ),
  );
};

/** A soft patch of another colour with a ragged edge, for bibs, bellies and rumps. */
export const paintPatch = (
  layer: Layer,
  points: readonly Point[],
  tone: Tone,
  shadow = 0.5,
): void => form(layer, points, tone, { tremble: 2.2, frequency: 0.1, shadow });
