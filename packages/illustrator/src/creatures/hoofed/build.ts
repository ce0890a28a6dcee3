import { distance, type Point, radians } from '../../paint/geometry.ts';
import type { Placement } from '../../paint/layer.ts';
import type { CreatureShape } from '../parts/creature-painter.ts';
import type { LegBuild, Stance } from '../parts/four-legged.ts';

/** The measures of a hoofed animal, from which its legs and its poses follow. */
export interface Build {
  /** From the middle of the trunk to the rump and to the withers. */
  readonly half: number;
  /** Height of the spine above the ground when it stands. */
  readonly back: number;
  /** How much higher the withers are than the rump. */
  readonly rise: number;
  /** Widths of the trunk: rump, loin, ribs, withers; then those of the neck. */
  readonly widths: readonly number[];
  /** Joints of the neck from the withers to the head. */
  readonly neck: readonly Point[];
  /** The head, from the last joint of the neck. */
  readonly head: { readonly x: number; readonly y: number; readonly scale: number };
  readonly fore: readonly number[];
  readonly hind: readonly number[];
  readonly ankle: number;
  /** How far apart the feet of a stride are, in parts of the trunk; 1 unless told. */
  readonly stride?: number;
  readonly lie: {
    /** Height of the spine above the ground when it lies. */
    readonly back: number;
    readonly haunch: readonly [number, number];
    /** Degrees that the neck leans back. */
    readonly neck?: number;
  };
  readonly play: {
    readonly kind: 'leap' | 'kick' | 'rear';
    /** Degrees that the trunk rises in front, or falls. */
    readonly turn: number;
    /** How far it is off the ground. */
    readonly lift: number;
    /** Degrees that the neck turns against the trunk. */
    readonly neck?: number;
  };
  /** The tail's joints from the rump. */
  readonly tails: Readonly<Record<Stance['name'], readonly Point[]>>;
}

type Feet = Stance['feet'];

const turned = ([x, y]: Point, degrees: number, [cx, cy]: Point = [0, 0]): Point => {
  const [c, s] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  return [cx + (x - cx) * c - (y - cy) * s, cy + (x - cx) * s + (y - cy) * c];
};
const plus = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]];

const ribs = (build: Build): number => build.widths[2] ?? 0;
const hipOf = (build: Build): Point => [-build.half * 0.84, -build.back + ribs(build) * 0.1];
const shoulderOf = (build: Build): Point => [build.half * 0.56, -build.back + ribs(build) * 0.12];

/** Legs just long enough for the height of the back. */
export const legsOf = (build: Build): { readonly fore: LegBuild; readonly hind: LegBuild } => {
  const { ankle } = build;
  const fore = -shoulderOf(build)[1] - ankle;
  const hind = -hipOf(build)[1] - ankle;
  return {
    fore: { upper: fore * 0.53, lower: fore * 0.5, widths: build.fore, ankle },
    hind: {
      upper: hind * 0.42,
      lower: hind * 0.37,
      cannon: hind * 0.31,
      widths: build.hind,
      ankle,
    },
  };
};

interface Attitude {
  readonly shift?: Point;
  readonly turn?: number;
  readonly pivot?: Point;
  readonly neckTurn?: number;
  readonly headTurn?: number;
}

/** Trunk, neck, head, tail and the roots of the legs, moved and turned together. */
const carriage = (build: Build, name: Stance['name'], attitude: Attitude) => {
  const { half, back, rise } = build;
  const { turn = 0, pivot = [0, 0], shift = [0, 0], neckTurn = 0, headTurn = 0 } = attitude;
  const put = (point: Point): Point => plus(turned(point, turn, pivot), shift);
  const withers: Point = [half * 0.82, -back - rise];
  const trunk: Point[] = [
    [-half, -back],
    [-half * 0.42, -back - rise * 0.06],
    [half * 0.24, -back - rise * 0.2],
    withers,
  ];
  const root = put(withers);
  const neck = build.neck.map((point) => plus(root, turned(point, turn * 0.6 + neckTurn)));
  const end = neck[neck.length - 1] ?? root;
  const rump = put([-half, -back]);
  const thick = (build.widths[0] ?? 0) * 0.46;
  const head: Placement = {
    x: end[0] + build.head.x,
    y: end[1] + build.head.y,
    scale: build.head.scale,
    turn: headTurn,
  };
  return {
    name,
    body: [...trunk.map(put), ...neck],
    hip: put(hipOf(build)),
    shoulder: put(shoulderOf(build)),
    head,
    tail: build.tails[name].map((point) =>
      plus(plus(rump, turned([-thick, -thick * 0.3], turn)), turned(point, turn * 0.7)),
    ),
  };
};

const lying = (build: Build): Stance => {
  const { half, back, lie } = build;
  const low = lie.back;
  const own = carriage(build, 'rest', {
    shift: [0, back - low],
    neckTurn: -(lie.neck ?? 10),
    headTurn: -4,
  });
  const [sx] = own.shoulder;
  const leg = (back - build.ankle) * 0.46;
  const thick = (build.fore[2] ?? 0) * 0.5;
  return {
    ...own,
    hip: [-half * 0.82, -lie.haunch[1] + 3],
    feet: { farHind: [0, 0], farFore: [0, 0], nearHind: [-half * 0.3, 1], nearFore: [0, 0] },
    haunch: lie.haunch,
    folded: {
      flat: false,
      far: [
        [sx + 10, -low * 0.8],
        [sx + leg * 0.85, -leg * 0.32 - thick],
        [sx + leg * 1.34, -thick - 4],
      ],
      near: [
        [sx, -low * 0.72],
        [sx + leg * 0.8, -thick - 3],
        [sx + leg * 0.22, -thick],
      ],
    },
  };
};

const walking = (build: Build): Stance => {
  const { half, stride = 1 } = build;
  const own = carriage(build, 'move', { neckTurn: 3, headTurn: 2 });
  const [hip, shoulder] = [own.hip[0], own.shoulder[0]];
  const step = half * stride;
  return {
    ...own,
    feet: {
      farHind: [hip + step * 0.42, 0],
      farFore: [shoulder + step * 0.62, -build.back * 0.1],
      nearHind: [hip - step * 0.42, 0],
      nearFore: [shoulder - step * 0.2, 0],
    },
  };
};

/** Where the feet are in the air, in lengths of the leg from hip and shoulder. */
const IN_PLAY: Readonly<Record<Build['play']['kind'], { fore: Point[]; hind: Point[] }>> = {
  leap: {
    fore: [
      [0.78, 0.42],
      [0.94, 0.12],
    ],
    hind: [
      [-0.78, 0.6],
      [-0.6, 0.76],
    ],
  },
  kick: {
    fore: [],
    hind: [
      [-0.92, 0.24],
      [-0.8, 0.5],
    ],
  },
  rear: {
    fore: [
      [0.5, 0.5],
      [0.72, 0.24],
    ],
    hind: [],
  },
};

const playing = (build: Build): Stance => {
  const { kind, turn, lift, neck = 0 } = build.play;
  const pivots = { rear: hipOf(build), kick: shoulderOf(build), leap: [0, -build.back] } as const;
  const pivot: Point = pivots[kind];
  const own = carriage(build, 'play', {
    turn: -turn,
    pivot,
    shift: [0, -lift],
    neckTurn: neck,
    headTurn: kind === 'kick' ? 5 : -7,
  });
  const long = distance(shoulderOf(build), [shoulderOf(build)[0], 0]);
  const from = (root: Point, which: Point | undefined, ground: number): Point =>
    which ? [root[0] + which[0] * long, root[1] + which[1] * long] : [root[0] + ground, 0];
  const { fore, hind } = IN_PLAY[kind];
  const step = build.half;
  const feet: Feet = {
    nearFore: from(own.shoulder, fore[0], step * 0.05),
    farFore: from(own.shoulder, fore[1], step * 0.42),
    nearHind: from(own.hip, hind[0], -step * 0.12),
    farHind: from(own.hip, hind[1], step * 0.3),
  };
  return { ...own, feet };
};

/** Lies with its legs folded, walks, and frolics. */
export const stancesOf = (build: Build): Record<Stance['name'], Stance> => ({
  rest: lying(build),
  move: walking(build),
  play: playing(build),
});

/** Left, top, right and bottom of what is painted. */
export type Edges = readonly [left: number, top: number, right: number, bottom: number];

/** The room taken in each pose; `face` is in the head's units. */
export const shapesOf = (
  stances: Record<Stance['name'], Stance>,
  face: CreatureShape['face'],
  boxes: Readonly<Record<Stance['name'], Edges>>,
): Record<Stance['name'], CreatureShape> => {
  const shape = (name: Stance['name']): CreatureShape => {
    const [left, top, right, bottom] = boxes[name];
    const { x, y, scale = 1 } = stances[name].head;
    return {
      box: { left, top, right, bottom },
      face: { x: x + face.x * scale, y: y + face.y * scale, radius: face.radius * scale },
    };
  };
  return { rest: shape('rest'), move: shape('move'), play: shape('play') };
};
