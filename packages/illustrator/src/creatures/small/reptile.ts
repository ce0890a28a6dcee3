import type { CreatureMood, CreaturePose } from '@bramblebook/contract/creature-vocabulary';
import { limb, type Point, smooth } from '../../paint/geometry.ts';
import type { Layer, Placement } from '../../paint/layer.ts';
import { farTone, form, formLimb, type Tone } from '../parts/form.ts';
import { type BugHead, paintBugHead } from './bug-head.ts';

/** Drawn bigger than it is, in the scale of the other heads. */
const SIZE = 0.76;

/** A leg from hip to foot; `toe` is the way the foot points, in degrees. */
interface ReptileLeg {
  readonly spine: readonly Point[];
  readonly toe: number;
}

interface ReptilePose {
  /** From the tip of the tail to the neck, in one. */
  readonly spine: readonly Point[];
  readonly widths: readonly number[];
  readonly head: Placement;
  readonly far: readonly ReptileLeg[];
  readonly near: readonly ReptileLeg[];
}

/** A long tail, four bent legs, and skin with a pattern. */
interface Reptile {
  readonly skin: Tone;
  readonly head: BugHead;
  readonly legWidths: readonly number[];
  /** Painted in its own units: the ankle at the origin, toes to the right. */
  foot(layer: Layer, tone: Tone): void;
  /** Painted behind the body along its back. */
  crest?(layer: Layer, line: readonly Point[], halves: readonly number[]): void;
  /** Painted on the body, clipped to it; `halves` are half the widths along the line. */
  marks(layer: Layer, line: readonly Point[], halves: readonly number[]): void;
}

const paintLegs = (layer: Layer, reptile: Reptile, legs: readonly ReptileLeg[], far: boolean) => {
  const tone = far ? farTone(reptile.skin) : reptile.skin;
  for (const { spine, toe } of legs) {
    const [x, y] = spine[spine.length - 1] ?? [0, 0];
    layer.at({ x, y, turn: toe }, () => reptile.foot(layer, tone));
    formLimb(layer, spine, reptile.legWidths, { tone, tremble: 0.5, shadow: 0.5 });
  }
};

export const paintReptile = (
  layer: Layer,
  reptile: Reptile,
  own: ReptilePose,
  mood: CreatureMood,
): void => {
  layer.at({ x: 0, y: 0, scale: SIZE }, () => {
    const line = smooth(own.spine, false, 3);
    const halves = line.map((_, i): number => {
      const t = (i / Math.max(1, line.length - 1)) * (own.widths.length - 1);
      const k = Math.min(own.widths.length - 2, Math.floor(t));
      const [a = 0, b = 0] = own.widths.slice(k, k + 2);
      return (a + (b - a) * (t - k)) / 2;
    });
    paintLegs(layer, reptile, own.far, true);
    reptile.crest?.(layer, line, halves);
    form(layer, limb(own.spine, own.widths), reptile.skin, {
      smoothed: true,
      tremble: 0.7,
      shadow: 0.65,
      markings: () => reptile.marks(layer, line, halves),
    });
    paintLegs(layer, reptile, own.near, false);
    paintBugHead(layer, own.head, reptile.head, mood);
  });
};

/** Where along the body something sits: the place, the way the body runs, and half its width. */
export const alongBody = (
  line: readonly Point[],
  halves: readonly number[],
  t: number,
): { readonly at: Point; readonly turn: number; readonly half: number } => {
  const i = Math.min(line.length - 2, Math.max(1, Math.round(t * (line.length - 1))));
  const [px, py] = line[i - 1] ?? [0, 0];
  const [qx, qy] = line[i + 1] ?? [0, 0];
  return {
    at: line[i] ?? [0, 0],
    turn: (Math.atan2(qy - py, qx - px) * 180) / Math.PI,
    half: halves[i] ?? 0,
  };
};

export type ReptilePoses = Readonly<Record<CreaturePose, ReptilePose>>;
