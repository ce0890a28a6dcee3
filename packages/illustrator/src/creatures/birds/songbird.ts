import type { Point } from '../../paint/geometry.ts';
import type { Layer } from '../../paint/layer.ts';
import type { Random } from '../../paint/random.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import type { CreaturePainter } from '../parts/creature-painter.ts';
import { form, toneOf } from '../parts/form.ts';
import { type Beak, type FoldedWing, type TailFan, varied } from './parts.ts';
import { type PlumpBird, type PlumpStances, paintPlumpBird } from './plump.ts';

/** The one build of all small songbirds; what differs is their coat. */
interface SongCoat {
  readonly back: string;
  readonly wing: string;
  readonly feathers: string;
  readonly tips?: string;
  readonly belly: string;
  readonly beak: string;
  readonly legs: string;
  readonly brow: string;
  readonly bar?: string;
  readonly cheekColour?: string;
  readonly beakShape?: Partial<Beak>;
  readonly tail?: Partial<TailFan>;
  readonly folded?: Partial<FoldedWing>;
  /** Length and depth of the open wing. */
  readonly span?: readonly [length: number, depth: number];
  /** Bib and face, over the belly. */
  markings?(layer: Layer, random: Random): void;
  crest?(layer: Layer): void;
}

const OUTLINE: readonly Point[] = svgPoints(`
  13,-65 36,-57 48,-37 47,-14 53,8 45,34 16,48 -14,45 -36,29 -42,6 -35,-14 -24,-36 -10,-57
`);
const BELLY: readonly Point[] = svgPoints(
  '56,-18 32,-12 14,-3 6,14 3,34 -22,44 -10,60 44,60 66,20',
);
const BEAK: Pick<Beak, 'upper' | 'lower' | 'at' | 'gape'> = {
  at: [8, 5],
  upper: svgPoints('-7,1 0,-7 9,-5 22,3 9,5 -4,6'),
  lower: svgPoints('-6,2 8,2 16,4 7,9 -3,8'),
  gape: 24,
};

const songbird = (coat: SongCoat, random: Random): PlumpBird => {
  const wing = toneOf(coat.wing);
  const feathers = toneOf(coat.feathers);
  const [length, depth] = coat.span ?? [78, 42];
  return {
    tone: varied(random, coat.back),
    outline: OUTLINE,
    hair: 70,
    head: [14, -33],
    face: {
      near: [-7, -2],
      far: [20, -4],
      size: 7.6,
      brow: coat.brow,
      cheek: [-9, 12],
      cheekRadius: 8.5,
      ...(coat.cheekColour && { cheekColour: coat.cheekColour }),
      beak: { ...BEAK, tone: toneOf(coat.beak), ...coat.beakShape },
    },
    shoulder: [-8, -8],
    foldedTurn: -38,
    folded: {
      length: 62,
      depth: 33,
      coverts: wing,
      feathers,
      ...(coat.bar && { bar: coat.bar }),
      ...coat.folded,
    },
    open: {
      length,
      depth,
      arm: wing,
      feathers,
      count: 7,
      ...(coat.tips && { tips: coat.tips }),
    },
    tail: {
      at: [-30, 24],
      count: 4,
      length: 46,
      width: 13,
      spread: 22,
      tone: feathers,
      ...coat.tail,
    },
    legs: { tone: toneOf(coat.legs), width: 4.4, foot: 'toes', size: 14 },
    markings: (layer) => {
      form(layer, BELLY, toneOf(coat.belly), { tremble: 2, shadow: 0.5 });
      coat.markings?.(layer, random);
    },
    ...(coat.crest && { crest: coat.crest }),
  };
};

const STANCES: PlumpStances = {
  rest: {
    body: { x: 0, y: -60, turn: -2 },
    face: 2,
    tail: -34,
    legs: [
      { hip: [20, -18], foot: [20, -6] },
      { hip: [0, -18], foot: [-2, -5] },
    ],
  },
  move: {
    body: { x: 0, y: -86, turn: 34 },
    face: -26,
    tail: -26,
    fan: 1.5,
    legs: [
      { hip: [-16, -46], foot: [-32, -36], turn: 150 },
      { hip: [-24, -52], foot: [-42, -44], turn: 150 },
    ],
    wings: [-92, 36],
  },
  play: {
    body: { x: 0, y: -82, turn: -14 },
    face: 4,
    tail: -30,
    fan: 1.7,
    legs: [
      { hip: [18, -42], foot: [32, -24], turn: -20 },
      { hip: [2, -40], foot: [0, -6], turn: 0 },
    ],
    wings: [-22, 36],
  },
};

/** A songbird that perches, flies, and hops with its wings up. */
export const perching = (coat: SongCoat, shapes: CreaturePainter['shapes']): CreaturePainter => ({
  lives: 'ground',
  seat: null,
  shapes,
  paint(layer, { pose, mood, random }) {
    paintPlumpBird(layer, songbird(coat, random), STANCES[pose], mood);
  },
});

/** On the wing all the time: glides, darts, and soars. */
const AIRBORNE: PlumpStances = {
  rest: {
    body: { x: 0, y: 4, turn: 22 },
    face: -20,
    tail: -34,
    legs: [
      { hip: [0, 40], foot: [-4, 54], turn: 60 },
      { hip: [-10, 42], foot: [-16, 55], turn: 60 },
    ],
    wings: [-4, 8],
  },
  move: {
    body: { x: 0, y: 6, turn: 48 },
    face: -38,
    tail: -22,
    legs: [
      { hip: [-28, 28], foot: [-46, 34], turn: 160 },
      { hip: [-34, 22], foot: [-54, 26], turn: 160 },
    ],
    wings: [-102, 26],
  },
  play: {
    body: { x: 0, y: 6, turn: -8 },
    face: 2,
    tail: -44,
    fan: 1.6,
    legs: [
      { hip: [10, 40], foot: [16, 58], turn: 40 },
      { hip: [-6, 42], foot: [-8, 60], turn: 50 },
    ],
    wings: [-42, 42],
  },
};

/** A songbird that lives in the air; its origin is the middle of its body. */
export const flying = (coat: SongCoat, shapes: CreaturePainter['shapes']): CreaturePainter => ({
  lives: 'air',
  seat: null,
  shapes,
  paint(layer, { pose, mood, random }) {
    paintPlumpBird(layer, songbird(coat, random), AIRBORNE[pose], mood);
  },
});
