import type { CreatureMood } from '@bramblebook/contract/creature-vocabulary';
import { degrees, ellipse, type Point } from '../../paint/geometry.ts';
import type { Layer, Placement } from '../../paint/layer.ts';
import { farTone, form, formLimb, meltJoint, type Tone } from './form.ts';

/** What an arm or a leg ends in; a sole is a foot seen from below, as sitting animals show it. */
type LimbEnd = 'hand' | 'foot' | 'sole';

interface UprightLimb {
  readonly spine: readonly Point[];
  readonly end: LimbEnd;
  /** Degrees the hand, foot or sole is turned by. */
  readonly turn?: number;
}

export interface UprightPose {
  readonly torso: readonly Point[];
  readonly belly: readonly Point[];
  readonly farArm: UprightLimb;
  readonly nearArm: UprightLimb;
  readonly farLeg: UprightLimb;
  readonly nearLeg: UprightLimb;
  readonly head: Placement;
  readonly tail?: readonly Point[];
}

/** An animal on its hind legs or sitting like a teddy bear. */
export interface Upright {
  readonly tone: Tone;
  readonly belly: Tone;
  /** Arms and legs of another colour than the torso. */
  readonly limbTone?: Tone;
  readonly hair?: number;
  readonly armWidths: readonly number[];
  readonly legWidths: readonly number[];
  /** Half sizes of hand, foot and sole. */
  readonly hand: readonly [number, number];
  readonly foot: readonly [number, number];
  readonly sole: readonly [number, number];
  /** Bare palms, feet and pads. */
  readonly skin: Tone;
  /** Hands and feet in the skin's colour instead of the fur's. */
  readonly bare?: boolean;
  readonly toes?: boolean;
  tail?(layer: Layer, spine: readonly Point[]): void;
  head(layer: Layer, mood: CreatureMood): void;
  /** Painted on the torso over the belly, clipped to it. */
  markings?(layer: Layer): void;
  /** Painted over the torso, below near limbs and head: what the hands hold. */
  over?(layer: Layer): void;
}

export const paintUpright = (
  layer: Layer,
  animal: Upright,
  pose: UprightPose,
  mood: CreatureMood,
): void => {
  const hair = animal.hair === undefined ? {} : { hair: animal.hair };
  if (pose.tail) animal.tail?.(layer, pose.tail);
  paintLimb(layer, animal, pose.torso, { limb: pose.farArm, widths: animal.armWidths, far: true });
  paintLimb(layer, animal, pose.torso, { limb: pose.farLeg, widths: animal.legWidths, far: true });
  form(layer, pose.torso, animal.tone, {
    ...hair,
    markings: () => {
      form(layer, pose.belly, animal.belly, { tremble: 2, shadow: 0.5 });
      animal.markings?.(layer);
    },
  });
  animal.over?.(layer);
  paintLimb(layer, animal, pose.torso, {
    limb: pose.nearLeg,
    widths: animal.legWidths,
    far: false,
  });
  paintLimb(layer, animal, pose.torso, {
    limb: pose.nearArm,
    widths: animal.armWidths,
    far: false,
  });
  layer.at(pose.head, () => animal.head(layer, mood));
};

const paintLimb = (
  layer: Layer,
  animal: Upright,
  torso: readonly Point[],
  {
    limb,
    widths,
    far,
  }: { readonly limb: UprightLimb; readonly widths: readonly number[]; readonly far: boolean },
): void => {
  const coat = animal.limbTone ?? animal.tone;
  const tone = far ? farTone(coat) : coat;
  const skin = far ? farTone(animal.skin) : animal.skin;
  const end = limb.spine[limb.spine.length - 1] ?? [0, 0];
  const before = limb.spine[limb.spine.length - 2] ?? end;
  const along = degrees(Math.atan2(end[1] - before[1], end[0] - before[0]));
  const extremity = () => {
    const own = animal.bare ? skin : tone;
    const [rx, ry] = animal[limb.end];
    const at = { x: end[0], y: end[1] };
    if (limb.end === 'hand')
      layer.at({ ...at, turn: along + (limb.turn ?? 0) }, () => {
        form(layer, mitt(rx, ry), own, { tremble: 0.5, shadow: 0.4 });
      });
    else if (limb.end === 'foot')
      layer.at({ ...at, turn: limb.turn ?? 0 }, () => {
        form(layer, footShape(rx, ry), own, { tremble: 0.5, shadow: 0.5 });
        if (animal.toes) paintToes(layer, rx, ry, own.deep);
      });
    else
      layer.at({ ...at, turn: limb.turn ?? 0 }, () =>
        paintSole(layer, rx, ry, { tone: own, skin }),
      );
  };
  if (limb.end === 'hand') extremity();
  formLimb(layer, limb.spine, widths, {
    tone,
    tremble: 0.8,
    shadow: 0.55,
    ...(animal.hair === undefined ? {} : { hair: along }),
  });
  if (!far)
    meltJoint(layer, torso, limb.spine[0] ?? end, { radius: (widths[0] ?? 0) * 0.66, tone });
  if (limb.end !== 'hand') extremity();
};

/** A round hand that reaches along +x from the wrist. */
const mitt = (rx: number, ry: number): Point[] => [
  [-rx * 0.5, -ry * 0.8],
  [rx * 0.4, -ry],
  [rx * 1.1, -ry * 0.6],
  [rx * 1.3, 0],
  [rx * 1.1, ry * 0.7],
  [rx * 0.4, ry],
  [-rx * 0.5, ry * 0.8],
];

/** A foot whose ankle is at the origin and whose sole is `ry` below. */
const footShape = (rx: number, ry: number): Point[] => [
  [-rx * 0.62, -ry * 0.5],
  [0, -ry * 0.9],
  [rx * 0.7, -ry * 0.5],
  [rx * 1.24, ry * 0.25],
  [rx * 1.1, ry],
  [-rx * 0.5, ry],
  [-rx * 0.8, ry * 0.4],
];

const paintToes = (layer: Layer, rx: number, ry: number, colour: string): void => {
  layer.ctx.strokeStyle = colour;
  layer.ctx.lineWidth = ry * 0.13;
  for (const x of [0.6, 0.88]) {
    layer.ctx.beginPath();
    layer.ctx.moveTo(rx * x, ry * 0.3);
    layer.ctx.quadraticCurveTo(rx * (x + 0.08), ry * 0.6, rx * (x + 0.04), ry * 0.95);
    layer.ctx.stroke();
  }
};

const paintSole = (
  layer: Layer,
  rx: number,
  ry: number,
  { tone, skin }: { readonly tone: Tone; readonly skin: Tone },
): void => {
  form(layer, ellipse([0, 0], rx, ry), tone, { tremble: 0.6, shadow: 0.4 });
  form(layer, ellipse([0, ry * 0.26], rx * 0.55, ry * 0.42), skin, { tremble: 0.5, shadow: 0.3 });
  for (const [x, y] of [
    [-0.5, -0.3],
    [0, -0.52],
    [0.5, -0.3],
  ] as const)
    layer.shape(ellipse([x * rx, y * ry], rx * 0.2, ry * 0.2), skin.base, { tremble: 0.3 });
};
