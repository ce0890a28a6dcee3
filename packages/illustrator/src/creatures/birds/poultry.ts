import { ellipse, lerp, type Point, smooth } from '../../paint/geometry.ts';
import type { Layer } from '../../paint/layer.ts';
import type { Random } from '../../paint/random.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import { form, formLimb, type Tone, toneOf } from '../parts/form.ts';
import { shapesOf, sized } from './measures.ts';
import { type NeckedBird, type NeckedStances, necked } from './necked.ts';
import { type BirdFace, paintTailFan, varied } from './parts.ts';

export const COMB = toneOf('#dd4a3f');
const BEAK = toneOf('#f0ac45');
const LEGS = toneOf('#e99a4a');

const BODY: readonly Point[] = svgPoints(`
  30,-38 54,-22 62,4 52,30 22,45 -16,45 -46,30 -62,4 -80,-30 -62,-34 -40,-20 -8,-22
`);

const FACE: BirdFace = {
  near: [-5, -4],
  far: [18, -6],
  size: 6.8,
  brow: '#7d4630',
  cheek: [-7, 8],
  beak: {
    at: [11, 3],
    tone: BEAK,
    upper: svgPoints('-7,0 0,-8 9,-5 20,5 8,6 -4,6'),
    lower: svgPoints('-6,2 7,3 13,6 5,10 -3,8'),
    gape: 26,
  },
};

/** Three round points of a comb, `size` high. */
const paintComb = (layer: Layer, size: number): void => {
  for (const [x, y, r] of [
    [-8, -24, 0.8],
    [16, -25, 0.72],
    [4, -29, 1],
  ] as const)
    form(layer, ellipse([x, y], size * 0.5 * r, size * 0.72 * r, { turn: x * 1.2 }), COMB, {
      tremble: 0.4,
      shadow: 0.4,
    });
};

/** The red flap below the beak. */
export const paintWattle = (layer: Layer, long: number): void =>
  form(
    layer,
    [
      [8, 12],
      [15, 11],
      [20, 14 + long * 0.55],
      [14, 14 + long],
      [7, 14 + long * 0.6],
    ],
    COMB,
    { tremble: 0.4, shadow: 0.5 },
  );

/** A skirt of feathers where the neck meets the body. */
const paintHackles = (
  layer: Layer,
  from: Point,
  to: Point,
  { length, colours }: { readonly length: number; readonly colours: readonly string[] },
): void => {
  for (let i = 0; i <= 8; i++) {
    const t = i / 8;
    layer.dab(
      [lerp(from[0], to[0], t), lerp(from[1], to[1], t) + Math.sin(t * Math.PI) * 10],
      length * (0.8 + 0.3 * Math.sin(i * 2.4)),
      5.4,
      { angle: lerp(126, 78, t), colour: colours[i % colours.length] ?? '#000000' },
    );
  }
};

/** What makes one fowl differ from another. */
interface Fowl {
  readonly coat: Tone;
  readonly wing: Tone;
  readonly feathers: Tone;
  readonly hackles: readonly string[];
  readonly neck: Tone;
  readonly comb: number;
  readonly wattle: number;
  readonly brow: string;
  readonly beak?: Tone;
  tail(layer: Layer, turn: number, fan: number): void;
  markings?(layer: Layer): void;
}

/** A bird of the farmyard. */
export const fowl = (kind: Fowl): NeckedBird => ({
  tone: kind.coat,
  body: BODY,
  hair: 20,
  neck: { tone: kind.neck, widths: [74, 60, 46, 44] },
  head: { tone: kind.neck, outline: ellipse([2, 0], 27, 27) },
  face: { ...FACE, brow: kind.brow, beak: { ...FACE.beak, tone: kind.beak ?? BEAK } },
  shoulder: [14, -14],
  farShoulder: [30, -14],
  folded: { length: 66, depth: 38, coverts: kind.wing, feathers: kind.feathers },
  foldedTurn: 4,
  open: { length: 86, depth: 50, arm: kind.wing, feathers: kind.feathers, count: 7 },
  legs: { tone: LEGS, width: 6.4, foot: 'toes', size: 20 },
  tail: (layer, { tail, fan }) => kind.tail(layer, tail, fan ?? 1),
  ...(kind.markings && { markings: kind.markings }),
  crest: (layer) => paintComb(layer, kind.comb),
  trim: (layer) => paintWattle(layer, kind.wattle),
  collar: (layer, { neck }) => {
    const [x, y] = neck[1] ?? [0, 0];
    paintHackles(layer, [x - 30, y], [x + 13, y + 7], { length: 25, colours: kind.hackles });
  },
});

/** Broods, struts, and flaps. */
export const FOWL_STANCES: NeckedStances = {
  rest: {
    body: { x: 0, y: -44, turn: -2 },
    neck: svgPoints('22,-52 34,-78 38,-102'),
    head: { x: 39, y: -114, turn: -3 },
    tail: 30,
    legs: [],
  },
  move: {
    body: { x: 0, y: -68, turn: 2 },
    neck: svgPoints('24,-72 42,-98 54,-120'),
    head: { x: 56, y: -132, turn: 4 },
    tail: 30,
    legs: [
      { hip: [16, -34], foot: [42, -9], turn: -14 },
      { hip: [-8, -34], foot: [-20, -8], turn: 4 },
    ],
  },
  play: {
    body: { x: 0, y: -92, turn: -16 },
    neck: svgPoints('18,-102 30,-132 34,-154'),
    head: { x: 34, y: -166, turn: -8 },
    tail: 34,
    fan: 1.3,
    legs: [
      { hip: [16, -58], foot: [36, -32], turn: -24 },
      { hip: [-8, -56], foot: [-14, -8], turn: 0 },
    ],
    wings: [-34, 38],
  },
};

const HENS = [
  { coat: '#c77a45', wing: '#b4683a', feathers: '#93502f', neck: '#d68f55', brow: '#7d4630' },
  { coat: '#f6ead6', wing: '#ecdabd', feathers: '#d3b894', neck: '#faf1e1', brow: '#9a7452' },
  { coat: '#dba85c', wing: '#cb9248', feathers: '#a8713a', neck: '#e6bc76', brow: '#7d5530' },
] as const;

const henOf = (random: Random): NeckedBird => {
  const kind = random.pick(HENS);
  const coat = varied(random, kind.coat);
  const feathers = toneOf(kind.feathers);
  const speckles = Array.from(
    { length: random.chance(0.5) ? 16 : 0 },
    (): Point => [random.between(-58, 52), random.between(-24, 34)],
  );
  return fowl({
    coat,
    wing: toneOf(kind.wing),
    feathers,
    neck: coat,
    hackles: [kind.neck, coat.dim, kind.coat],
    beak: toneOf('#ee8f3a'),
    comb: 17,
    wattle: 10,
    brow: kind.brow,
    markings: (layer) => {
      for (const [x, y] of speckles)
        layer.dab([x, y], 10, 3.4, { angle: 200, colour: kind.feathers });
    },
    tail: (layer, turn, fan) =>
      paintTailFan(
        layer,
        { at: [-52, -12], count: 5, length: 54, width: 24, spread: 62, tone: feathers },
        turn + 12,
        fan,
      ),
  });
};

const SICKLES: readonly (readonly [tip: Point, colour: string])[] = [
  [[-84, 28], '#2f6f78'],
  [[-104, 2], '#35568f'],
  [[-112, -34], '#2a7a70'],
  [[-102, -66], '#3a4f96'],
  [[-76, -90], '#2f8a78'],
];

const paintSickles = (layer: Layer, turn: number, fan: number): void => {
  layer.at({ x: -46, y: -14, turn: turn - 30 }, () => {
    for (const [[x, y], colour] of SICKLES) {
      const spine = smooth(
        [
          [0, 0],
          [x * 0.46, y * 0.5 - 44],
          [x * 0.92, y * 0.86 - 34 * fan],
          [x, y + 14],
        ],
        false,
      );
      formLimb(layer, spine, [18, 24, 20, 6], { tone: toneOf(colour), tremble: 0.8, small: true });
    }
  });
};

const roosterOf = (random: Random): NeckedBird => {
  const coat = varied(random, '#b4512f');
  return fowl({
    coat,
    wing: toneOf('#8f3d2b'),
    feathers: toneOf('#2f6a74'),
    neck: varied(random, '#e8963a'),
    hackles: ['#f3be57', '#d97f2c', '#eba53d'],
    comb: 25,
    wattle: 19,
    beak: toneOf('#ffe6a0'),
    brow: '#8a4a22',
    tail: paintSickles,
    markings: (layer) =>
      form(layer, ellipse([44, 24], 34, 34), toneOf('#31564f'), { tremble: 2, shadow: 0.6 }),
  });
};

/** The hen: broods, struts, and flaps. Brown, white or golden by the book. */
export const hen = sized(
  1,
  necked(
    henOf,
    FOWL_STANCES,
    shapesOf(
      [-109, -156, 71, 4, 37, -112, 32],
      [-108, -173, 86, 3, 52, -130, 32],
      [-113, -208, 99, 2, 36, -164, 32],
    ),
  ),
);

/** The rooster: golden neck, high comb, a fountain of dark tail feathers. */
export const rooster = sized(
  1.02,
  necked(
    roosterOf,
    FOWL_STANCES,
    shapesOf(
      [-165, -175, 71, 4, 37, -112, 32],
      [-161, -206, 86, 3, 52, -130, 32],
      [-175, -214, 99, 2, 36, -164, 32],
    ),
  ),
);
