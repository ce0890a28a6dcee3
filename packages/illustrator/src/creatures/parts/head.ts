import type { CreatureMood } from '@bramblebook/contract/creature-vocabulary';
import { ellipse, limb, type Point, smooth } from '../../paint/geometry.ts';
import type { Layer } from '../../paint/layer.ts';
import { cheek, creatureEye, creatureMouth } from './creature-face.ts';
import { farTone, form, mirrored, type Tone } from './form.ts';

/** A furry head around its own middle, about 100 units wide, looking a little to the right. */
export interface FurryHead {
  readonly tone: Tone;
  readonly outline: readonly Point[];
  readonly hair?: number;
  readonly ears: Ears | null;
  /** How far eyes, nose and mouth sit to the right of the middle. */
  readonly turn: number;
  readonly eyes: {
    readonly y: number;
    readonly apart: number;
    readonly size: number;
    /** On dark fur: the colour of closed lids, and of the ring around an open eye. */
    readonly ink?: string;
    readonly ring?: string;
  };
  readonly brow: string;
  readonly muzzle: { readonly shape: readonly Point[]; readonly tone: Tone } | null;
  readonly nose: {
    readonly y: number;
    readonly width: number;
    readonly height: number;
    readonly colour: string;
  } | null;
  readonly mouth: { readonly y: number; readonly width: number };
  readonly cheek: { readonly y: number; readonly apart: number; readonly radius: number };
  readonly whiskers?: string;
  /** Painted on the head's fur, clipped to it. */
  markings?(layer: Layer): void;
  /** Painted over the ears and under the face. */
  tufts?(layer: Layer): void;
}

interface Ears {
  /** Base of the right ear; the left one mirrors it. */
  readonly at: Point;
  /** Outline of the right ear, its base at the origin. */
  readonly shape: readonly Point[];
  readonly inner: readonly Point[] | null;
  readonly tone: Tone;
  readonly innerColour: string;
  /** Degrees that the right ear leans outward. */
  readonly lean: number;
  /** Hanging ears lie over the head instead of behind it. */
  readonly over?: boolean;
}

interface HeadPose {
  /** Degrees added to both ears: blown back in a leap, drooping when worried. */
  readonly sweep?: number;
}

export const paintFurryHead = (
  layer: Layer,
  head: FurryHead,
  mood: CreatureMood,
  pose: HeadPose = {},
): void => {
  const { ears } = head;
  const paintEars = () => {
    if (ears)
      for (const side of [-1, 1] as const)
        paintEar(layer, ears, side, { mood, sweep: pose.sweep ?? 0 });
  };
  if (!ears?.over) paintEars();
  form(layer, head.outline, head.tone, {
    tremble: 1.2,
    shadow: 0.45,
    ...(head.hair === undefined ? {} : { hair: head.hair }),
    markings: () => head.markings?.(layer),
  });
  if (ears?.over) paintEars();
  head.tufts?.(layer);
  paintFace(layer, head, mood);
};

const paintEar = (
  layer: Layer,
  ears: Ears,
  side: -1 | 1,
  { mood, sweep }: { readonly mood: CreatureMood; readonly sweep: number },
): void => {
  const droop = { happy: 0, curious: 0, worried: 12, sleepy: 7 }[mood];
  const turn = side * (ears.lean + (ears.over ? 0 : droop)) + sweep;
  layer.at({ x: side * ears.at[0], y: ears.at[1], turn }, () => {
    const own = side > 0 ? ears.shape : mirrored(ears.shape);
    form(layer, own, side > 0 ? ears.tone : farTone(ears.tone), { shadow: 0.5 });
    if (!ears.inner) return;
    const inner = side > 0 ? ears.inner : mirrored(ears.inner);
    layer.shape(inner, ears.innerColour, { tremble: 0.4 });
  });
};

const paintFace = (layer: Layer, head: FurryHead, mood: CreatureMood): void => {
  const x = head.turn;
  if (head.muzzle)
    form(
      layer,
      head.muzzle.shape.map(([px, py]): Point => [px + x, py]),
      head.muzzle.tone,
      { tremble: 0.7, shadow: 0.5 },
    );
  for (const side of [-1, 1] as const) {
    creatureEye(
      layer,
      [x + side * head.eyes.apart * (side < 0 ? 1 : 0.96), head.eyes.y],
      head.eyes.size,
      {
        side,
        mood,

        brow: head.brow,
        ...(head.eyes.ink ? { ink: head.eyes.ink } : {}),
        ...(head.eyes.ring ? { ring: head.eyes.ring } : {}),
      },
    );
    cheek(layer, [x + side * head.cheek.apart, head.cheek.y], head.cheek.radius);
  }
  creatureMouth(layer, [x + 1, head.mouth.y], head.mouth.width, mood);
  if (head.nose) paintNose(layer, [x + 1, head.nose.y], head.nose);
  if (head.whiskers) paintWhiskers(layer, [x, head.mouth.y - 2], head.whiskers);
};

const paintNose = (layer: Layer, at: Point, nose: NonNullable<FurryHead['nose']>): void => {
  const [x, y] = at;
  const [half, tall] = [nose.width / 2, nose.height];
  layer.line(
    [
      [x, y + tall * 0.8],
      [x, y + tall * 1.5],
    ],
    2,
    nose.colour,
    { even: true, opacity: 0.7, tremble: 0.1 },
  );
  layer.shape(
    [
      [x - half, y + tall * 0.16],
      [x - half * 0.5, y - tall * 0.02],
      [x + half * 0.5, y - tall * 0.02],
      [x + half, y + tall * 0.16],
      [x + half * 0.55, y + tall * 0.7],
      [x, y + tall],
      [x - half * 0.55, y + tall * 0.7],
    ],
    nose.colour,
    { tremble: 0.2 },
  );
  layer.shape(ellipse([x + half * 0.1, y + tall * 0.22], half * 0.4, tall * 0.13), '#fffaf0', {
    tremble: 0,
    opacity: 0.6,
  });
};

const paintWhiskers = (layer: Layer, at: Point, colour: string): void => {
  for (const side of [-1, 1] as const)
    for (const k of [-1, 0, 1]) {
      const from: Point = [at[0] + side * 20, at[1] + k * 4];
      const to: Point = [at[0] + side * 50, at[1] + k * 11 - 2];
      const bow: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 - 3];
      layer.ctx.fillStyle = colour;
      layer.line(limb(smooth([from, bow, to], false), [0.2, 0.2]), 1.3, colour, { opacity: 0.8 });
    }
};
