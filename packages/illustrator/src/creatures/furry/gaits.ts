import type { Point } from '../../paint/geometry.ts';
import type { Placement } from '../../paint/layer.ts';
import type { LegBuild, Stance } from '../parts/four-legged.ts';

export interface WalkBuild {
  /** From the middle of the body to hip and shoulder. */
  readonly long: number;
  /** Height of the spine over the ground. */
  readonly high: number;
  /** How far the back bows up between hip and shoulder. */
  readonly arch?: number;
  /** How far the neck rises over the rump. */
  readonly rise: number;
  /** How long a step is, in parts of the height. */
  readonly step?: number;
  /** How far the legs' roots hang below where they usually are: under a thick body. */
  readonly hang?: number;
}

interface GaitOptions {
  readonly head: Placement;
  readonly tail: readonly Point[];
  readonly widths?: readonly number[];
}

const spineOf = ({ long, high, arch = 0, rise }: WalkBuild): Point[] => [
  [-long, -high],
  [-long * 0.42, -high - arch],
  [long * 0.22, -high - arch * 0.9],
  [long * 0.7, -high - arch * 0.3 - rise * 0.3],
  [long, -high - rise],
];

/** Walks to the right, one forefoot lifted. */
export const walks = (b: WalkBuild, options: GaitOptions): Stance => {
  const { long, high, arch = 0, rise, hang = 0 } = b;
  const step = (b.step ?? 0.5) * high;
  return {
    name: 'move',
    body: spineOf(b),
    ...(options.widths ? { widths: options.widths } : {}),
    hip: [-long * 0.92, -high * 0.9 + hang],
    shoulder: [long * 0.68, -high * 0.88 - arch * 0.2 - rise * 0.1 + hang],
    feet: {
      farHind: [-long * 0.84 + step, 0],
      farFore: [long * 0.72 + step, -high * 0.14],
      nearHind: [-long * 0.92 - step * 0.7, 0],
      nearFore: [long * 0.62 - step * 0.3, 0],
    },
    tail: options.tail,
    head: options.head,
  };
};

/** Leaps to the right: the same body, tipped up by `tilt` degrees, `lift` over the ground. */
export const leaps = (
  b: WalkBuild,
  lift: number,
  options: GaitOptions & { readonly tilt?: number },
): Stance => {
  const { long, high, hang = 0 } = b;
  const angle = (-(options.tilt ?? 16) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const tipped = ([x, y]: Point): Point => [
    x * cos - (y + high) * sin,
    x * sin + (y + high) * cos - high - lift,
  ];
  return {
    name: 'play',
    body: spineOf(b).map(tipped),
    ...(options.widths ? { widths: options.widths } : {}),
    hip: tipped([-long * 0.92, -high * 0.88 + hang]),
    shoulder: tipped([long * 0.68, -high * 0.86 + hang]),
    feet: {
      farHind: tipped([-long - high * 0.6, -high * 0.26 + hang]),
      farFore: tipped([long + high * 0.86, -high * 0.62 + hang]),
      nearHind: tipped([-long - high * 0.92, -high * 0.3 + hang]),
      nearFore: tipped([long + high * 0.66, -high * 0.24 + hang]),
    },
    tail: options.tail,
    head: options.head,
  };
};

/** Lies like a loaf, its thigh folded and its forefeet peeping out. */
export const loafs = (
  b: WalkBuild,
  options: GaitOptions & { readonly haunch: readonly [number, number] },
): Stance => {
  const { long } = b;
  const [, tall] = options.haunch;
  return {
    name: 'rest',
    body: spineOf(b),
    ...(options.widths ? { widths: options.widths } : {}),
    hip: [-long * 0.74, -tall * 0.94],
    shoulder: [long * 0.66, -b.high * 0.66],
    feet: {
      farHind: [-long * 0.3, 0],
      farFore: [long * 1.12, 0],
      nearHind: [-long * 0.44, 1],
      nearFore: [long * 0.88, 1],
    },
    haunch: options.haunch,
    tail: options.tail,
    head: options.head,
  };
};

/** Legs for a body `high` over the ground, `thick` at the ankle. */
export const legsFor = (
  high: number,
  thick: number,
): { readonly fore: LegBuild; readonly hind: LegBuild } => ({
  fore: {
    upper: high * 0.5,
    lower: high * 0.46,
    widths: [thick * 1.7, thick * 1.2, thick],
    ankle: thick * 0.45,
  },
  hind: {
    upper: high * 0.42,
    lower: high * 0.38,
    cannon: high * 0.26,
    widths: [thick * 2.2, thick * 1.6, thick, thick * 0.92],
    ankle: thick * 0.45,
  },
});
