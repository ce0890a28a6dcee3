import type { CreatureMood } from '@bramblebook/contract/creature-vocabulary';
import { adjust, alpha, mix } from '../../paint/colour.ts';
import { degrees, distance, ellipse, type Point, radians } from '../../paint/geometry.ts';
import type { Layer } from '../../paint/layer.ts';
import type { Random } from '../../paint/random.ts';
import type { CreaturePainter, CreatureShape } from '../parts/creature-painter.ts';
import { formLimb, type Tone, toneOf } from '../parts/form.ts';
import {
  type FourLegged,
  hoof,
  type PaintFoot,
  paintFourLegged,
  type Stance,
} from '../parts/four-legged.ts';
import type { FurryHead } from '../parts/head.ts';
import { type Edges, shapesOf } from './build.ts';

/** An animal on four legs with what lies over its near legs: fleece, stripes on its haunch. */
export interface Hoofed extends FourLegged {
  overLegs?(layer: Layer, stance: Stance): void;
}

/**
 * Where a spine bends more sharply than the body is thick, its outline crosses itself and leaves
 * a hole at the withers: the same coat lies below it.
 */
const fillBend = (layer: Layer, animal: Hoofed, stance: Stance): void => {
  const { body, widths = animal.bodyWidths } = stance;
  const coat = mix(animal.tone.base, '#fbf4e6', layer.easel.style.paperShow);
  body.slice(0, -1).forEach(([x, y], i) => {
    if (i > 1) layer.disc([x, y], (widths[i] ?? 0) * 0.48, coat);
  });
};

const paintHoofed = (layer: Layer, animal: Hoofed, stance: Stance, mood: CreatureMood): void => {
  fillBend(layer, animal, stance);
  paintFourLegged(layer, { ...animal, head: () => {} }, stance, mood);
  animal.overLegs?.(layer, stance);
  layer.at(stance.head, () => animal.head(layer, mood, stance));
};

/** A creature that stands, walks and plays on four legs, each one a little its own. */
export const hoofed = (kind: {
  readonly stances: Record<Stance['name'], Stance>;
  /** The face in the head's units. */
  readonly face: CreatureShape['face'];
  readonly boxes: Readonly<Record<Stance['name'], Edges>>;
  readonly seat?: CreaturePainter['seat'];
  readonly animal: (random: Random) => Hoofed;
}): CreaturePainter => ({
  lives: 'ground',
  seat: kind.seat ?? null,
  shapes: shapesOf(kind.stances, kind.face, kind.boxes),
  paint(layer, { pose, mood, random }) {
    paintHoofed(layer, kind.animal(random), kind.stances[pose], mood);
  },
});

/** A coat a little lighter or darker, warmer or cooler, from one animal to the next. */
export const coatOf = (base: string, random: Random, spread = 1): Tone =>
  toneOf(adjust(base, { l: random.signed(0.02) * spread, h: random.signed(5) * spread }));

/** A hoof in two toes. */
export const clovenHoof =
  (tone: Tone, size: number): PaintFoot =>
  (layer, far) => {
    hoof(tone, size)(layer, far);
    layer.line(
      [
        [size * 0.1, -size * 0.36],
        [size * 0.2, -size * 0.02],
      ],
      size * 0.09,
      tone.deep,
      { tremble: 0.1 },
    );
  };

/** Both nostrils, the right one mirrored. */
export const nostrils = (
  layer: Layer,
  at: Point,
  apart: number,
  { size, colour }: { readonly size: readonly [number, number]; readonly colour: string },
): void => {
  for (const side of [-1, 1])
    layer.shape(
      ellipse([at[0] + side * apart, at[1]], size[0], size[1], { turn: side * 18 }),
      colour,
      {
        tremble: 0.2,
      },
    );
};

/** A pair of horns or antlers: `draw` paints the right one. */
export const paired = (layer: Layer, draw: () => void, x = 0): void => {
  layer.at({ x, y: 0, flip: true, scale: 0.97 }, draw);
  layer.at({ x, y: 0 }, draw);
};

/** A branching antler: each branch a spine with its widths. */
export interface Branch {
  readonly spine: readonly Point[];
  readonly widths: readonly number[];
}

export const antlers = (layer: Layer, branches: readonly Branch[], tone: Tone, x = 0): void => {
  paired(
    layer,
    () => {
      for (const { spine, widths } of branches)
        formLimb(layer, spine, widths, { tone, tremble: 0.5, small: true, shadow: 0.6 });
    },
    x,
  );
};

/** A thin tail that ends in a tuft. */
export const tuftedTail = (
  layer: Layer,
  spine: readonly Point[],
  widths: readonly number[],
  {
    tone,
    tuft,
  }: {
    readonly tone: Tone;
    readonly tuft: { readonly colour: string; readonly long: number; readonly wide: number };
  },
): void => {
  formLimb(layer, spine, widths, { tone, tremble: 0.5 });
  const [x, y] = spine[spine.length - 1] ?? [0, 0];
  const before = spine[spine.length - 2] ?? [x, y];
  const turn = degrees(Math.atan2(y - before[1], x - before[0]));
  for (const k of [-1, 1, 0])
    layer.dab(
      [x - Math.cos(radians(turn)) * 5, y - Math.sin(radians(turn)) * 5],
      tuft.long * (1 - Math.abs(k) * 0.14),
      tuft.wide,
      { angle: turn + k * 20, colour: tuft.colour },
    );
};

/** Short locks that fall over a forehead from (x, y). */
export const forelock = (
  layer: Layer,
  [x, y]: Point,
  long: number,
  colours: readonly string[],
): void => {
  [-2, 2, -1, 1, 0].forEach((k, i) => {
    layer.dab([x + k * 4, y], long * (1 - Math.abs(k) * 0.12), long * 0.24, {
      angle: 86 - k * 19,
      colour: colours[i % colours.length] ?? '#000000',
    });
  });
};

/** Ears that stand out to the side like leaves; their base at the origin. */
export const leafEar = (long: number, wide: number): Point[] => [
  [-4, -wide * 0.3],
  [long * 0.4, -wide * 0.56],
  [long * 0.8, -wide * 0.42],
  [long, wide * 0.06],
  [long * 0.74, wide * 0.44],
  [long * 0.34, wide * 0.46],
  [-4, wide * 0.3],
];

/** The inside of such an ear. */
export const innerLeaf = (long: number, wide: number): Point[] => [
  [2, -wide * 0.1],
  [long * 0.4, -wide * 0.3],
  [long * 0.72, -wide * 0.22],
  [long * 0.84, wide * 0.06],
  [long * 0.66, wide * 0.26],
  [long * 0.34, wide * 0.26],
  [2, wide * 0.14],
];

/** Lashes at the outer corners of both eyes. */
export const lashes = (layer: Layer, head: FurryHead, colour: string): void => {
  for (const side of [-1, 1]) {
    const x = head.turn + side * head.eyes.apart * (side < 0 ? 1 : 0.96);
    for (const k of [0, 1])
      layer.dab(
        [x + side * head.eyes.size * 0.6, head.eyes.y - head.eyes.size * (0.5 - k * 0.3)],
        head.eyes.size * 0.9,
        head.eyes.size * 0.16,
        { angle: side > 0 ? -38 + k * 26 : 218 - k * 26, colour },
      );
  }
};

/** A folded thigh is handed to markings as an upright line: it has no ankle. */
export const isThigh = (spine: readonly Point[]): boolean =>
  spine.every(([x]) => x === spine[0]?.[0]);

/** The paler or darker end of a leg, `high` above the ankle. */
export const stocking = (
  layer: Layer,
  spine: readonly Point[],
  high: number,
  colour: string,
): void => {
  if (isThigh(spine)) return;
  const ankle: Point = spine[spine.length - 1] ?? [0, 0];
  const radius = Math.min(high, distance(ankle, spine[spine.length - 2] ?? ankle) * 0.62);
  const fade = layer.radial(ankle, 0, radius, [
    [0, colour],
    [0.66, colour],
    [1, alpha(colour, 0)],
  ]);
  layer.disc(ankle, radius, fade);
};
