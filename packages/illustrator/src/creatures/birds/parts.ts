import type { CreatureMood } from '@bramblebook/contract/creature-vocabulary';
import { adjust } from '../../paint/colour.ts';
import { lerp, type Point } from '../../paint/geometry.ts';
import type { Layer, Placement } from '../../paint/layer.ts';
import type { Random } from '../../paint/random.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import { cheek, creatureEye } from '../parts/creature-face.ts';
import { farTone, form, formLimb, type Tone, toneOf } from '../parts/form.ts';

/** What all birds are made of: face and beak, legs, tail and the folded wing. */

/** A coat a little lighter, darker, warmer or cooler from book to book. */
export const varied = (random: Random, colour: string): Tone =>
  toneOf(adjust(colour, { l: random.signed(0.024), h: random.signed(8) }));

/** A beak around its hinge, pointing to +x. */
export interface Beak {
  readonly at: Point;
  readonly tone: Tone;
  readonly upper: readonly Point[];
  readonly lower: readonly Point[];
  readonly lowerTone?: Tone;
  /** Degrees that the lower half drops by when the bird laughs. */
  readonly gape: number;
  readonly nostril?: Point;
  markings?(layer: Layer): void;
}

const THROAT = toneOf('#b8503f');

const paintBeak = (layer: Layer, beak: Beak, mood: CreatureMood): void => {
  const turn = mood === 'happy' ? beak.gape : 0;
  layer.at({ x: beak.at[0], y: beak.at[1] }, () => {
    if (turn)
      layer.at({ x: 0, y: 0, turn: turn * 0.45, scale: 0.9 }, () =>
        form(layer, beak.lower, THROAT, { tremble: 0.2, shadow: 0.4, small: true }),
      );
    layer.at({ x: 0, y: 0, turn }, () =>
      form(layer, beak.lower, beak.lowerTone ?? toneOf(beak.tone.dim), {
        tremble: 0.3,
        shadow: 0.5,
      }),
    );
    form(layer, beak.upper, beak.tone, {
      tremble: 0.3,
      shadow: 0.5,
      ...(beak.markings && { markings: () => beak.markings?.(layer) }),
    });
    if (beak.nostril) layer.disc(beak.nostril, 1.5, beak.tone.deep);
  });
};

/** The face of a bird that looks to the right, in the units of its head. */
export interface BirdFace {
  readonly near: Point;
  readonly far: Point;
  readonly size: number;
  readonly brow?: string;
  readonly white?: boolean;
  readonly cheek: Point;
  readonly cheekRadius?: number;
  readonly cheekColour?: string;
  readonly beak: Beak;
}

export const paintBirdFace = (layer: Layer, face: BirdFace, mood: CreatureMood): void => {
  const look = {
    ...(face.brow !== undefined && { brow: face.brow }),
    ...(face.white && { white: true }),
  };
  creatureEye(layer, face.far, face.size * 0.92, { side: 1, mood, ...look });
  paintBeak(layer, face.beak, mood);
  creatureEye(layer, face.near, face.size, { side: -1, mood, ...look });
  cheek(layer, face.cheek, face.cheekRadius ?? face.size * 1.15, face.cheekColour);
};

export interface LegKind {
  readonly tone: Tone;
  readonly width: number;
  readonly foot: 'toes' | 'web';
  /** How far the toes reach before the ankle. */
  readonly size: number;
}

export interface LegPlace {
  readonly hip: Point;
  readonly knee?: Point;
  readonly foot: Point;
  /** Degrees the foot is turned by; it stands flat at 0. */
  readonly turn?: number;
}

const TOES: readonly (readonly [x: number, y: number])[] = svgPoints(
  '-0.5,0.1 0.98,-0.06 0.62,0.4 1,0.2',
);

export const paintLeg = (layer: Layer, kind: LegKind, place: LegPlace, far: boolean): void => {
  const tone = far ? farTone(kind.tone) : kind.tone;
  const { hip, foot } = place;
  const knee = place.knee ?? [(hip[0] + foot[0]) / 2, (hip[1] + foot[1]) / 2];
  const w = kind.width;
  formLimb(layer, [hip, knee, foot], [w * 1.25, w * 1.05, w], { tone, tremble: 0.3, shadow: 0.5 });
  if (place.knee) layer.shape(knot(knee, w * 0.78), tone.base, { tremble: 0.2 });
  layer.at({ x: foot[0], y: foot[1], turn: place.turn ?? 0 }, () => {
    const s = kind.size;
    if (kind.foot === 'web')
      form(
        layer,
        [
          [-s * 0.32, -s * 0.14],
          [s * 0.18, -s * 0.27],
          [s * 0.64, -s * 0.14],
          [s, s * 0.09],
          [s * 0.64, s * 0.14],
          [s * 0.36, s * 0.23],
          [-s * 0.18, s * 0.18],
          [-s * 0.45, s * 0.09],
        ],
        tone,
        { tremble: 0.4 },
      );
    else
      for (const [x, y] of TOES)
        layer.limb(
          [
            [0, 0],
            [x * s * 0.55, y * s * 0.45 - s * 0.06],
            [x * s, y * s],
          ],
          [w, w * 0.95, w * 0.6],
          tone.base,
          { tremble: 0.2 },
        );
  });
};

const knot = ([x, y]: Point, r: number): Point[] => [
  [x - r, y],
  [x, y - r * 1.2],
  [x + r, y],
  [x, y + r * 1.2],
];

/** A fan of tail feathers that points to −x from its root. */
export interface TailFan {
  readonly at: Point;
  readonly count: number;
  readonly length: number;
  readonly width: number;
  /** Degrees from the first feather to the last. */
  readonly spread: number;
  readonly tone: Tone;
  readonly tips?: string;
  /** How much longer the outermost feathers are than the middle ones, 1 for none. */
  readonly fork?: number;
}

export const paintTailFan = (layer: Layer, tail: TailFan, turn: number, open = 1): void => {
  const { count, length, width: w } = tail;
  layer.at({ x: tail.at[0], y: tail.at[1], turn }, () => {
    for (let i = 0; i < count; i++) {
      // From both edges to the middle one, which lies on top.
      const k = i % 2 ? count - 1 - (i - 1) / 2 : i / 2;
      const t = count > 1 ? k / (count - 1) : 0.5;
      const edge = Math.abs(t - 0.5) * 2;
      const long = length * lerp(1, tail.fork ?? 0.9, edge);
      layer.at({ x: 0, y: 0, turn: (t - 0.5) * tail.spread * open }, () =>
        formLimb(
          layer,
          [
            [0, 0],
            [-long * 0.5, 0],
            [-long, 0],
          ],
          [w * 0.55, w * 0.9, w, tail.fork && edge > 0.5 ? w * 0.35 : w * 0.7],
          {
            tone: i % 2 ? toneOf(tail.tone.dim) : tail.tone,

            tremble: 0.5,
            small: true,
            shadow: 0.6,
            markings: () => {
              if (tail.tips) layer.disc([-long - w * 0.1, 0], w * 0.72, tail.tips);
            },
          },
        ),
      );
    }
  });
};

/** A wing folded along the body: shoulder at the origin, the tip `length` to the left. */
export interface FoldedWing {
  readonly length: number;
  readonly depth: number;
  readonly coverts: Tone;
  readonly feathers: Tone;
  /** Edge of the coverts, as many birds have it. */
  readonly bar?: string;
  /** Drawn over the coverts and clipped to them. */
  markings?(layer: Layer): void;
}

export const paintFoldedWing = (layer: Layer, place: Placement, wing: FoldedWing): void => {
  const { length: l, depth: d } = wing;
  layer.at(place, () => {
    for (let i = 0; i < 4; i++) {
      const y = d * (0.22 + 0.2 * i);
      formLimb(
        layer,
        [
          [-l * 0.2, y],
          [-l * 0.6, y + d * 0.06],
          [-l * (1 - i * 0.13), y - d * 0.02],
        ],
        [d * 0.3, d * 0.34, d * 0.3, d * 0.1],
        {
          tone: i % 2 ? toneOf(wing.feathers.dim) : wing.feathers,
          tremble: 0.5,
          small: true,
          shadow: 0.6,
        },
      );
    }
    const outline: Point[] = [
      [l * 0.06, -d * 0.06],
      [l * 0.16, d * 0.32],
      [l * 0.1, d * 0.72],
      [-l * 0.1, d * 0.94],
      [-l * 0.3, d * 0.86],
      [-l * 0.46, d * 0.64],
      [-l * 0.5, d * 0.34],
      [-l * 0.36, d * 0.02],
      [-l * 0.18, -d * 0.14],
    ];
    if (wing.bar)
      layer.shape(
        outline.map(([x, y]): Point => [x - l * 0.06, y + d * 0.03]),
        wing.bar,
        { tremble: 0.8 },
      );
    form(layer, outline, wing.coverts, {
      hair: 20,
      tremble: 0.8,
      shadow: 0.6,
      ...(wing.markings && { markings: () => wing.markings?.(layer) }),
    });
  });
};
