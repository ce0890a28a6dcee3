import type { Point } from '../../paint/geometry.ts';
import type { Layer } from '../../paint/layer.ts';
import type { Random } from '../../paint/random.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import type { CreaturePainter } from '../parts/creature-painter.ts';
import { form, type Tone, toneOf } from '../parts/form.ts';
import type { FeatheredWing } from '../parts/wings.ts';
import type { BirdFace, FoldedWing, LegKind, TailFan } from './parts.ts';
import { varied } from './parts.ts';
import { type PlumpBird, type PlumpStances, paintPlumpBird } from './plump.ts';

/** How a bigger bird without much neck holds itself. */
interface Posture {
  readonly outline: readonly Point[];
  readonly head: Point;
  readonly shoulder: Point;
  readonly foldedTurn: number;
  readonly tailAt: Point;
  readonly belly: readonly Point[];
  readonly stances: PlumpStances;
}

/** What makes one of them differ from another. */
interface PerchedCoat {
  readonly back: string;
  readonly belly?: string;
  readonly wing: string;
  readonly feathers: string;
  readonly hair?: number;
  readonly face: BirdFace;
  readonly folded?: Partial<FoldedWing>;
  readonly open?: Partial<FeatheredWing>;
  readonly tail?: Partial<TailFan>;
  /** Degrees the tail is held above the posture's. */
  readonly tailLift?: number;
  readonly legs: Omit<LegKind, 'tone'> & { readonly tone: string };
  markings?(layer: Layer, random: Random): void;
  mask?(layer: Layer): void;
  crest?(layer: Layer, back: Tone): void;
}

/** Stands tall like a parrot on its perch. */
export const UPRIGHT: Posture = {
  outline: svgPoints(`
    16,-86 40,-77 52,-54 47,-28 54,-4 54,26 40,54 10,65 -18,57 -37,34 -43,4 -36,-26 -26,-46
    -20,-68 -5,-82
  `),
  head: [16, -50],
  shoulder: [-8, -18],
  foldedTurn: -50,
  tailAt: [-26, 44],
  belly: svgPoints('64,-30 34,-26 16,-14 8,10 8,36 -14,58 0,80 50,80 74,20'),
  stances: {
    rest: {
      body: { x: 0, y: -80, turn: 2 },
      face: -2,
      tail: -40,
      legs: [
        { hip: [22, -24], foot: [24, -7] },
        { hip: [0, -22], foot: [0, -6] },
      ],
    },
    move: {
      body: { x: 0, y: -112, turn: 44 },
      face: -36,
      tail: -42,
      fan: 1.7,
      legs: [
        { hip: [-28, -64], foot: [-46, -52], turn: 150 },
        { hip: [-36, -72], foot: [-56, -62], turn: 150 },
      ],
      wings: [-104, 26],
    },
    play: {
      body: { x: 0, y: -106, turn: -13 },
      face: 6,
      tail: -46,
      fan: 1.9,
      legs: [
        { hip: [26, -48], foot: [42, -28], turn: -22 },
        { hip: [6, -46], foot: [4, -6], turn: 0 },
      ],
      wings: [-24, 36],
    },
  },
};

/** Carries its body level, like a pigeon in the park. */
export const LEVEL: Posture = {
  outline: svgPoints(`
    26,-62 47,-53 57,-33 54,-10 60,10 48,32 18,43 -16,38 -44,24 -64,4 -48,-10 -22,-20 -6,-34
    4,-52
  `),
  head: [29, -32],
  shoulder: [8, -12],
  foldedTurn: -12,
  tailAt: [-52, 6],
  belly: svgPoints('66,-14 44,-8 28,4 18,20 -20,20 -50,12 -70,30 0,60 60,50'),
  stances: {
    rest: {
      body: { x: -4, y: -58 },
      face: -2,
      tail: -10,
      legs: [
        { hip: [18, -26], foot: [20, -7] },
        { hip: [-4, -24], foot: [-4, -6] },
      ],
    },
    move: {
      body: { x: 0, y: -92, turn: 12 },
      face: -8,
      tail: -8,
      fan: 1.7,
      legs: [
        { hip: [-14, -60], foot: [-34, -50], turn: 150 },
        { hip: [-24, -64], foot: [-46, -56], turn: 150 },
      ],
      wings: [-76, 44],
    },
    play: {
      body: { x: 0, y: -84, turn: -22 },
      face: 12,
      tail: -8,
      fan: 1.8,
      legs: [
        { hip: [14, -44], foot: [32, -26], turn: -20 },
        { hip: [-6, -44], foot: [-6, -6], turn: 0 },
      ],
      wings: [-20, 44],
    },
  },
};

const perchedBird = (posture: Posture, coat: PerchedCoat, random: Random): PlumpBird => {
  const back = varied(random, coat.back);
  const wing = toneOf(coat.wing);
  const feathers = toneOf(coat.feathers);
  const level = posture === LEVEL;
  return {
    tone: back,
    outline: posture.outline,
    hair: coat.hair ?? (level ? 20 : 70),
    head: posture.head,
    face: coat.face,
    shoulder: posture.shoulder,
    foldedTurn: posture.foldedTurn,
    folded: { length: 84, depth: 38, coverts: wing, feathers, ...coat.folded },
    open: { length: 104, depth: 52, arm: wing, feathers, count: 7, ...coat.open },
    tail: {
      at: posture.tailAt,
      count: 4,
      length: 48,
      width: 16,
      spread: 20,
      tone: feathers,
      ...coat.tail,
    },
    legs: { ...coat.legs, tone: toneOf(coat.legs.tone) },
    markings: (layer) => {
      if (coat.belly) form(layer, posture.belly, toneOf(coat.belly), { tremble: 2, shadow: 0.5 });
      coat.markings?.(layer, random);
    },
    ...(coat.mask && { mask: coat.mask }),
    crest: (layer) => coat.crest?.(layer, back),
  };
};

/** A bird that perches, flies, and hops with its wings up. */
export const perched = (
  posture: Posture,
  coat: PerchedCoat,
  shapes: CreaturePainter['shapes'],
): CreaturePainter => ({
  lives: 'ground',
  seat: null,
  shapes,
  paint(layer, { pose, mood, random }) {
    const stance = posture.stances[pose];
    const tail = stance.tail + (coat.tailLift ?? 0);
    paintPlumpBird(layer, perchedBird(posture, coat, random), { ...stance, tail }, mood);
  },
});
