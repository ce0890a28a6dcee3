import type { CreatureMood } from '@bramblebook/contract/creature-vocabulary';
import { adjust } from '../../paint/colour.ts';
import { ellipse, type Point } from '../../paint/geometry.ts';
import type { Layer, Placement } from '../../paint/layer.ts';
import type { Random } from '../../paint/random.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import { cheek, creatureEye, creatureMouth } from '../parts/creature-face.ts';
import { form, type Tone, toneOf } from '../parts/form.ts';

/** A round, bare head around its own middle, about 60 units wide, looking a little right. */
export interface BugHead {
  readonly tone: Tone;
  readonly outline: readonly Point[];
  /** A light patch for the face on a head that is dark. */
  readonly mask?: { readonly shape: readonly Point[]; readonly tone: Tone };
  /** How far eyes and mouth sit to the right of the middle. */
  readonly turn: number;
  readonly eyes: {
    readonly y: number;
    readonly apart: number;
    readonly size: number;
    readonly white?: boolean;
  };
  readonly brow?: string;
  readonly mouth: { readonly y: number; readonly width: number };
  readonly cheek: { readonly y: number; readonly apart: number; readonly radius: number };
  readonly feelers?: Feelers;
  /** Painted on the head, clipped to it. */
  markings?(layer: Layer): void;
  /** Painted over the head and under the face. */
  over?(layer: Layer): void;
}

interface Feelers {
  /** The right feeler from its root to its tip; the left one mirrors it. */
  readonly spine: readonly Point[];
  /** How far both move to the right, as the face does. */
  readonly shift: number;
  readonly width: number;
  readonly tone: Tone;
  /** Radius and paint of the knob at the tip. */
  readonly knob?: { readonly radius: number; readonly tone: Tone };
}

/** The head that bee and firefly share: wide cheeks, a chin a little to the left. */
export const ROUND_BUG_HEAD = {
  outline: svgPoints('0,-31 21,-25 33,-5 29,17 14,28 -8,29 -27,19 -33,-4 -21,-25'),
  turn: 5,
  mouth: { y: 11.5, width: 13 },
  cheek: { y: 11.5, apart: 18, radius: 7 },
} as const satisfies Partial<BugHead>;

/** Degrees that feelers sink when their owner is low, or perk up. */
const DROOP: Record<CreatureMood, number> = { happy: 0, curious: -5, worried: 12, sleepy: 14 };

const paintFeelers = (layer: Layer, feelers: Feelers, mood: CreatureMood): void => {
  const root = feelers.spine[0] ?? [0, 0];
  for (const side of [1, -1] as const)
    layer.at({ x: feelers.shift + side * root[0], y: root[1], turn: side * DROOP[mood] }, () => {
      const spine = feelers.spine.map(([x, y]): Point => [side * (x - root[0]), y - root[1]]);
      const { width, knob, tone } = feelers;
      layer.limb(spine, [width * 1.2, width, width * 0.8], side > 0 ? tone.dim : tone.base, {
        tremble: 0.3,
      });
      const tip = spine[spine.length - 1];
      if (knob && tip) form(layer, ellipse(tip, knob.radius), knob.tone, { tremble: 0.2 });
    });
};

/** The head with its feelers; `place` puts its middle. */
export const paintBugHead = (
  layer: Layer,
  place: Placement,
  head: BugHead,
  mood: CreatureMood,
): void => {
  layer.at(place, () => {
    if (head.feelers) paintFeelers(layer, head.feelers, mood);
    form(layer, head.outline, head.tone, {
      tremble: 0.7,
      shadow: 0.45,
      markings: () => {
        head.markings?.(layer);
        if (head.mask) form(layer, head.mask.shape, head.mask.tone, { tremble: 0.5, shadow: 0.3 });
      },
    });
    head.over?.(layer);
    paintBugFace(layer, head, mood);
  });
};

const paintBugFace = (layer: Layer, head: BugHead, mood: CreatureMood): void => {
  const { turn, eyes } = head;
  for (const side of [-1, 1] as const) {
    // The far side of a head that is turned a little is seen narrower.
    const narrow = side < 0 ? 1 : 0.92;
    const at: Point = [turn + side * eyes.apart * narrow, eyes.y];
    creatureEye(layer, at, eyes.size * (side < 0 ? 1 : 0.96), {
      side,
      mood,
      ...(head.brow ? { brow: head.brow } : {}),
      ...(eyes.white ? { white: true } : {}),
    });
    cheek(layer, [turn + side * head.cheek.apart * narrow, head.cheek.y], head.cheek.radius);
  }
  creatureMouth(layer, [turn + 0.6, head.mouth.y], head.mouth.width, mood);
};

/** A coat's colour, a little its owner's own. */
export const ownTone = (base: string, random: Random, spread = 1): Tone =>
  toneOf(adjust(base, { l: random.signed(0.022 * spread), h: random.signed(6 * spread) }));
