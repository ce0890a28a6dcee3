import {
  degrees,
  distance,
  ellipse,
  lerp,
  type Point,
  radians,
  smooth,
} from '../../paint/geometry.ts';
import type { Layer } from '../../paint/layer.ts';
import type { Random } from '../../paint/random.ts';
import { form, type Tone } from '../parts/form.ts';
import type { Stance } from '../parts/four-legged.ts';

/** Patterns of coats: patches, nets of spots, stripes, fleece. */

/** A patch with a wandering edge around (x, y), the same for the same `phase`. */
export const patch = ([x, y]: Point, rx: number, ry: number, phase: number): Point[] =>
  Array.from({ length: 10 }, (_, i): Point => {
    const t = (i / 10) * 360;
    const out = 1 + 0.2 * Math.sin(i * 1.9 + phase * 6.3) + 0.1 * Math.sin(i * 3.7 + phase * 11);
    return [x + Math.cos(radians(t)) * rx * out, y + Math.sin(radians(t)) * ry * out];
  });

/** A place on a body: where, how thick the body is there, which way the spine runs (degrees). */
interface Station {
  readonly at: Point;
  readonly thick: number;
  readonly angle: number;
  /** 0 at the beginning of the spine, 1 at its end. */
  readonly t: number;
}

/** Places every `gap` units along a spine with its widths, and on the round end before it. */
export const stations = (
  spine: readonly Point[],
  widths: readonly number[],
  gap: number,
): Station[] => {
  const curve = smooth(spine, false, 3);
  const first: Point = curve[0] ?? [0, 0];
  const second: Point = curve[1] ?? [1, 0];
  const found: Station[] = [];
  const radius = (widths[0] ?? 0) / 2;
  const begin = angleOf(first, second);
  const ahead = Math.floor((radius * 0.86) / gap);
  for (let i = ahead; i > 0; i--) {
    const back = i * gap;
    const at: Point = [
      first[0] - Math.cos(radians(begin)) * back,
      first[1] - Math.sin(radians(begin)) * back,
    ];
    found.push({ at, thick: 2 * Math.sqrt(radius ** 2 - back ** 2), angle: begin, t: 0 });
  }
  let walked = gap;
  for (let i = 1; i < curve.length; i++) {
    const a: Point = curve[i - 1] ?? [0, 0];
    const b: Point = curve[i] ?? [0, 0];
    walked += distance(a, b);
    if (walked < gap) continue;
    walked -= gap;
    const t = i / (curve.length - 1);
    const place = t * (widths.length - 1);
    const k = Math.min(widths.length - 2, Math.floor(place));
    const thick = lerp(widths[k] ?? 0, widths[k + 1] ?? 0, place - k);
    found.push({ at: b, thick, angle: angleOf(a, b), t });
  }
  return found;
};

const angleOf = (a: Point, b: Point): number => degrees(Math.atan2(b[1] - a[1], b[0] - a[0]));

/** The point `across` (−1 the back, 1 the belly) of a body at a station. */
export const acrossAt = ({ at, thick, angle }: Station, across: number): Point => [
  at[0] - Math.sin(radians(angle)) * thick * 0.5 * across,
  at[1] + Math.cos(radians(angle)) * thick * 0.5 * across,
];

/** A net of patches along a spine, as giraffes wear it. */
export const patchNet = (
  layer: Layer,
  spine: readonly Point[],
  widths: readonly number[],
  {
    size,
    colour,
    phase,
  }: { readonly size: number; readonly colour: string; readonly phase: number },
): void => {
  layer.ctx.fillStyle = colour;
  stations(spine, widths, size * 1.9).forEach((station, i) => {
    const rows = Math.max(1, Math.round(station.thick / (size * 2.1)));
    for (let k = 0; k <= rows; k++) {
      const across = ((k + (i % 2) * 0.5) / rows) * 2 - 1;
      const [x, y] = acrossAt(station, across * 0.94);
      const wide = size * (0.82 + 0.12 * Math.sin(i * 2.1 + k * 3.3 + phase * 6));
      layer.ctx.fill(layer.outline(patch([x, y], wide, wide * 0.94, phase + i * 0.31 + k * 0.17)));
    }
  });
};

/** Tapering stripes that run from the back down to the belly. */
export const stripes = (
  layer: Layer,
  spine: readonly Point[],
  widths: readonly number[],
  {
    look,
    reach,
  }: {
    readonly look: { readonly gap: number; readonly wide: number; readonly colour: string };
    readonly reach: (
      station: Station,
      index: number,
    ) => readonly [from: number, to: number, lean: number];
  },
): void => {
  stations(spine, widths, look.gap).forEach((station, i) => {
    const [from, to, lean] = reach(station, i);
    const [x, y] = acrossAt(station, from);
    const long = Math.abs(to - from) * station.thick * 0.5;
    const down = station.angle + (to > from ? 90 : -90) + lean;
    layer.dab([x, y], long, look.wide, { angle: down, colour: look.colour, bend: lean * 0.12 });
  });
};

/** Paints on the folded thigh of an animal that lies or sits, clipped to it. */
export const onHaunch = (layer: Layer, stance: Stance, draw: () => void): void => {
  if (!stance.haunch) return;
  const [x, y] = stance.hip;
  layer.ctx.save();
  layer.ctx.clip(
    layer.outline(ellipse([x, y], stance.haunch[0] - 1, stance.haunch[1] - 1, { turn: -14 })),
  );
  draw();
  layer.ctx.restore();
};

/** The outline so that its left side is outside, whichever way it was given. */
const clockwise = (outline: readonly Point[]): readonly Point[] => {
  const area = outline.reduce((sum, [x, y], i) => {
    const [nx, ny] = outline[(i + 1) % outline.length] ?? [x, y];
    return sum + x * ny - nx * y;
  }, 0);
  return area > 0 ? outline : [...outline].reverse();
};

/** The outline of a fleece: a round bump about every `bump` units of the outline given. */
const woolly = (outline: readonly Point[], bump: number): Point[] => {
  const edge = clockwise(smooth(outline, true, 3));
  const corners: Point[] = [];
  let walked = bump;
  edge.forEach((point, i) => {
    walked += distance(edge[i - 1] ?? point, point);
    if (walked < bump) return;
    walked -= bump;
    corners.push(point);
  });
  return corners.flatMap((a, i): Point[] => {
    const b = corners[(i + 1) % corners.length] ?? a;
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const out = 0.34 + 0.07 * Math.sin(i * 2.4);
    return Array.from({ length: 7 }, (_, k): Point => {
      const t = k / 7;
      const high = Math.sin(t * Math.PI) ** 0.7 * out;
      return [a[0] + dx * t + dy * high, a[1] + dy * t - dx * high];
    });
  });
};

/** A fleece over a body: its bumpy form and curls drawn on it. */
export const paintFleece = (
  layer: Layer,
  outline: readonly Point[],
  tone: Tone,
  {
    look,
    random,
  }: {
    readonly look: { readonly bump: number; readonly curls: readonly Point[] };
    readonly random: Random;
  },
): void => {
  form(layer, woolly(outline, look.bump), tone, { smoothed: true, tremble: 0.6, shadow: 0.7 });
  const { ctx } = layer;
  ctx.lineWidth = look.bump * 0.11;
  look.curls.forEach(([x, y], i) => {
    const r = look.bump * (0.34 + random.signed(0.05));
    const start = radians(150 + random.signed(40));
    ctx.strokeStyle = i % 3 ? tone.dim : tone.deep;
    ctx.globalAlpha = i % 3 ? 0.9 : 0.5;
    ctx.beginPath();
    ctx.arc(x, y, r, start, start + 3.6);
    ctx.stroke();
    ctx.globalAlpha = 1;
  });
};
