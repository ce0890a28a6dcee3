import type { CreatureMood } from '@bramblebook/contract/creature-vocabulary';
import {
  between,
  clamp,
  degrees,
  distance,
  ellipse,
  limb,
  type Point,
  reach,
} from '../../paint/geometry.ts';
import type { Layer, Placement } from '../../paint/layer.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import { farTone, form, formLimb, meltJoint, type Tone } from './form.ts';

/** Draws a foot in its own units: the sole on y = 0, toes to the right. */
export type PaintFoot = (layer: Layer, far: boolean) => void;

export interface LegBuild {
  readonly upper: number;
  readonly lower: number;
  /** Hind legs: from the hock to the ground. */
  readonly cannon?: number;
  /** Widths from the body to the ankle. */
  readonly widths: readonly number[];
  /** How high the ankle is above the sole. */
  readonly ankle: number;
}

/** What stays the same in every pose of an animal on four legs. */
export interface FourLegged {
  readonly tone: Tone;
  /** Widths of the body from rump to the base of the head. */
  readonly bodyWidths: readonly number[];
  readonly fore: LegBuild;
  readonly hind: LegBuild;
  /** Legs of another colour than the body. */
  readonly legTone?: Tone;
  /** Colour that the legs fade to at the ankle. */
  readonly sock?: string;
  /** Direction of the hair on the body; left out for smooth skins. */
  readonly hair?: number;
  readonly foot: PaintFoot;
  /** When it differs from the fore foot. */
  readonly hindFoot?: PaintFoot;
  tail(layer: Layer, spine: readonly Point[]): void;
  head(layer: Layer, mood: CreatureMood, stance: Stance): void;
  /** Painted on the body, clipped to it. */
  markings?(layer: Layer, stance: Stance): void;
  /** Painted on a leg, clipped to it: its stripes and spots. */
  legMarkings?(layer: Layer, spine: readonly Point[]): void;
  /** Painted behind everything: far wings. */
  behind?(layer: Layer, stance: Stance): void;
  /** Painted over the body, below near legs and head: bibs, manes, near wings. */
  over?(layer: Layer, stance: Stance): void;
}

/** One pose: where the joints of the body are. */
export interface Stance {
  /** Spine from rump to the base of the head. */
  readonly body: readonly Point[];
  readonly widths?: readonly number[];
  readonly hip: Point;
  readonly shoulder: Point;
  readonly feet: {
    readonly farHind: Point;
    readonly farFore: Point;
    readonly nearHind: Point;
    readonly nearFore: Point;
  };
  readonly tail: readonly Point[];
  readonly head: Placement;
  /** Sitting: half axes of the folded thigh that stands in for the hind leg. */
  readonly haunch?: readonly [number, number];
  /** Folded forelegs, joint by joint, for those that lie. */
  readonly folded?: {
    readonly far: readonly Point[];
    readonly near: readonly Point[];
    /** Feet lie flat in front instead of tucked under. */
    readonly flat: boolean;
  };
  /** For markings that differ between poses. */
  readonly name: 'rest' | 'move' | 'play';
}

export const paintFourLegged = (
  layer: Layer,
  animal: FourLegged,
  stance: Stance,
  mood: CreatureMood,
): void => {
  const { feet } = stance;
  animal.behind?.(layer, stance);
  animal.tail(layer, stance.tail);
  paintLeg(layer, animal, stance, { which: 'hind', foot: feet.farHind, far: true });
  paintLeg(layer, animal, stance, { which: 'fore', foot: feet.farFore, far: true });
  form(layer, outlineOf(animal, stance), animal.tone, {
    smoothed: true,
    tremble: 1.2,
    ...(animal.hair === undefined ? {} : { hair: animal.hair }),
    markings: () => animal.markings?.(layer, stance),
  });
  animal.over?.(layer, stance);
  paintLeg(layer, animal, stance, { which: 'hind', foot: feet.nearHind, far: false });
  paintLeg(layer, animal, stance, { which: 'fore', foot: feet.nearFore, far: false });
  layer.at(stance.head, () => animal.head(layer, mood, stance));
};

const outlineOf = (animal: FourLegged, stance: Stance): Point[] =>
  limb(stance.body, stance.widths ?? animal.bodyWidths);

const paintLeg = (
  layer: Layer,
  animal: FourLegged,
  stance: Stance,
  {
    which,
    foot,
    far,
  }: { readonly which: 'fore' | 'hind'; readonly foot: Point; readonly far: boolean },
): void => {
  const own = animal.legTone ?? animal.tone;
  const tone = far ? farTone(own) : own;
  const paintFoot = (which === 'hind' && animal.hindFoot) || animal.foot;
  const thigh = which === 'hind' ? stance.haunch : undefined;
  if (thigh) {
    if (far) return;
    const [x, y] = stance.hip;
    layer.at({ x: foot[0], y: foot[1], scale: 1.12 }, () => paintFoot(layer, far));
    form(layer, ellipse([x, y], thigh[0], thigh[1], { turn: -14 }), tone, {
      ...(animal.hair === undefined ? {} : { hair: animal.hair + 70 }),
      shadow: 0.9,
      markings: () =>
        animal.legMarkings?.(layer, [
          [x, y - thigh[1]],
          [x, y],
          [x, y + thigh[1]],
        ]),
    });
    meltJoint(layer, outlineOf(animal, stance), [x - thigh[0] * 0.1, y - thigh[1] * 0.62], {
      radius: thigh[0] * 0.8,
      tone,
    });
    return;
  }
  const build = animal[which];
  const [rootX, rootY] = which === 'hind' ? stance.hip : stance.shoulder;
  const root: Point = [rootX + (far ? build.ankle * 0.6 : 0), rootY];
  const folded = which === 'fore' ? stance.folded : undefined;
  const spine = folded ? folded[far ? 'far' : 'near'] : legSpine(root, foot, build);
  const end = spine[spine.length - 1] ?? foot;
  const before = spine[spine.length - 2] ?? root;
  formLimb(layer, spine, build.widths, {
    tone,
    tremble: 0.7,
    shadow: 0.55,
    markings: () => {
      animal.legMarkings?.(layer, spine);
      paintSock(layer, animal.sock, before, end);
    },
  });
  if (!far) {
    const radius = (build.widths[0] ?? 0) * 0.66;
    meltJoint(layer, outlineOf(animal, stance), spine[0] ?? root, { radius, tone });
  }
  layer.at(footPlace(before, end, foot, { build, folded }), () => paintFoot(layer, far));
};

const paintSock = (layer: Layer, sock: string | undefined, before: Point, end: Point): void => {
  if (!sock) return;
  const radius = distance(before, end) * 1.04;
  const fade = layer.radial(end, 0, radius, [
    [0, sock],
    [0.72, sock],
    [1, `${sock}00`],
  ]);
  layer.shape(ellipse(end, radius), fade);
};

/** Feet on the ground are flat; lifted ones hang in line with the leg. */
const footPlace = (
  before: Point,
  end: Point,
  foot: Point,
  { build, folded }: { readonly build: LegBuild; readonly folded: Stance['folded'] },
): Placement => {
  if (folded?.flat) return { x: end[0], y: end[1] + build.ankle };
  if (!folded && foot[1] >= -3) return { x: foot[0], y: foot[1] };
  const turn = degrees(Math.atan2(end[1] - before[1], end[0] - before[0])) - 90;
  const [x, y] = between(before, end, 1 + build.ankle / (distance(before, end) || 1));
  return { x, y, turn: clamp(turn, -80, 100) };
};

/** Joints of a leg: fore legs bend at the wrist, hind legs at knee and hock. */
const legSpine = (root: Point, foot: Point, build: LegBuild): readonly Point[] => {
  const behind = (root[0] - foot[0]) / (build.upper + build.lower);
  if (!build.cannon) {
    const ankle: Point = [foot[0] - clamp(-behind, -0.5, 0.5) * build.ankle, foot[1] - build.ankle];
    const { joint, end } = reach(root, ankle, [build.upper, build.lower], -1);
    return [root, joint, end];
  }
  const lean = -0.22 + Math.max(0, behind) * 1.1;
  const span = Math.hypot(lean, 1);
  const ankle: Point = [foot[0] + lean * build.ankle * 0.4, foot[1] - build.ankle];
  const hock: Point = [
    ankle[0] + (lean / span) * build.cannon,
    ankle[1] - (1 / span) * build.cannon,
  ];
  const { joint, end } = reach(root, hock, [build.upper, build.lower], -1);
  return [root, joint, end, [ankle[0] + end[0] - hock[0], ankle[1] + end[1] - hock[1]]];
};

/** A soft paw `size` long. */
export const paw =
  (tone: Tone, size: number): PaintFoot =>
  (layer, far) => {
    const own = far ? farTone(tone) : tone;
    const shape: Point[] = svgPoints(`
      -0.46,-0.3 -0.24,-0.56 0.14,-0.56 0.48,-0.4 0.64,-0.16 0.52,0.02 -0.38,0.02 -0.54,-0.1
    `);
    form(
      layer,
      shape.map(([x, y]): Point => [x * size, y * size]),
      own,
      { tremble: 0.4, shadow: 0.6 },
    );
    layer.ctx.strokeStyle = own.deep;
    layer.ctx.lineWidth = size * 0.055;
    for (const x of [0.2, 0.4]) {
      layer.ctx.beginPath();
      layer.ctx.moveTo(x * size, -0.22 * size);
      layer.ctx.quadraticCurveTo((x + 0.04) * size, -0.1 * size, (x + 0.02) * size, -0.01 * size);
      layer.ctx.stroke();
    }
  };

/** A hoof `size` long. */
export const hoof =
  (tone: Tone, size: number): PaintFoot =>
  (layer, far) =>
    form(
      layer,
      (
        [
          [-0.36, -0.62],
          [0.3, -0.66],
          [0.44, -0.3],
          [0.58, 0],
          [0.1, 0.03],
          [-0.48, 0],
          [-0.44, -0.3],
        ] as const
      ).map(([x, y]): Point => [x * size, y * size]),
      far ? farTone(tone) : tone,
      { tremble: 0.4 },
    );

/** A broad round foot with toenails, as elephants have. */
export const roundFoot =
  (tone: Tone, size: number, nail: string): PaintFoot =>
  (layer, far) => {
    const own = far ? farTone(tone) : tone;
    form(
      layer,
      (
        [
          [-0.46, -0.5],
          [0.42, -0.5],
          [0.54, -0.2],
          [0.5, 0.02],
          [-0.5, 0.02],
          [-0.54, -0.2],
        ] as const
      ).map(([x, y]): Point => [x * size, y * size]),
      own,
      { tremble: 0.5, shadow: 0.4 },
    );
    for (const x of [-0.12, 0.16, 0.4])
      layer.shape(
        ellipse([x * size, -0.08 * size], 0.12 * size, 0.11 * size),
        far ? farTone({ ...tone, dim: nail }).base : nail,
        { tremble: 0.2 },
      );
  };
