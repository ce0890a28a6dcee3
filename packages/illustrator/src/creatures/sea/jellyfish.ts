import type { CreatureMood, CreaturePose } from '@bramblebook/contract/creature-vocabulary';
import { alpha, light, mix } from '../../paint/colour.ts';
import { ellipse, type Point } from '../../paint/geometry.ts';
import type { Layer, Placement } from '../../paint/layer.ts';
import type { Random } from '../../paint/random.ts';
import { cheek, creatureEye, creatureMouth } from '../parts/creature-face.ts';
import type { CreaturePainter } from '../parts/creature-painter.ts';
import { farTone, form, formLimb, type Tone, toneOf } from '../parts/form.ts';
import { tendril } from './bend.ts';
import { tinted } from './skin.ts';

interface JellyPose {
  readonly body: Placement;
  /** How wide and how tall the bell is drawn together. */
  readonly wide: number;
  readonly tall: number;
  /** Threads and ruffled arms: direction at the root, and how they curl on. */
  readonly trail: { readonly fan: number; readonly curl: number; readonly twist: number };
}

const POSES: Record<CreaturePose, JellyPose> = {
  rest: {
    body: { x: 0, y: -26 },
    wide: 1,
    tall: 1,
    trail: { fan: 10, curl: 56, twist: -96 },
  },
  move: {
    body: { x: 22, y: -30, turn: 40 },
    wide: 0.9,
    tall: 1.12,
    trail: { fan: 5, curl: -34, twist: 44 },
  },
  play: {
    body: { x: 0, y: -14, turn: -12 },
    wide: 1.14,
    tall: 0.94,
    trail: { fan: 30, curl: -90, twist: 190 },
  },
};

/** Scallops along the rim of the bell. */
const SCALLOPS = 6;

const bell = (wide: number, tall: number): Point[] => {
  const half = 62 * wide;
  const rim: Point[] = [];
  for (let i = 0; i <= SCALLOPS * 2; i++) {
    const t = i / (SCALLOPS * 2);
    const x = half * (1 - 2 * t);
    rim.push([x, 20 + Math.sin(t * Math.PI) * 8 + (i % 2 ? 12 : 0)]);
  }
  return [
    [-half * 1.02, 0],
    [-half * 0.9, -34 * tall],
    [-half * 0.56, -62 * tall],
    [0, -74 * tall],
    [half * 0.56, -62 * tall],
    [half * 0.9, -34 * tall],
    [half * 1.02, 0],
    ...rim,
  ];
};

const paintThreads = (layer: Layer, { wide, trail }: JellyPose, tone: Tone): void => {
  for (const k of [-2.5, -1.5, -0.5, 0.5, 1.5, 2.5]) {
    const side = Math.sign(k);
    const spine = tendril([k * 20 * wide, 18], 90 - k * trail.fan * 0.9, 112 - Math.abs(k) * 11, {
      curl: trail.curl * side * 0.8,
      twist: trail.twist * side * 0.8,
    });
    formLimb(layer, spine, [7, 6, 5, 4], { tone, tremble: 0.3, small: true, shadow: 0.5 });
  }
};

/** The ruffled arms in the middle: a ribbon whose edge swells and narrows. */
const paintRuffles = (layer: Layer, { trail }: JellyPose, tone: Tone): void => {
  for (const [x, k, length] of [
    [-20, -1, 92],
    [22, 1, 84],
    [1, 0.4, 108],
  ] as const) {
    const spine = tendril([x, 14], 90 - k * trail.fan * 0.6, length, {
      curl: trail.curl * k,
      twist: trail.twist * k,
    });
    formLimb(layer, spine, [24, 17, 24, 16, 21, 13, 16, 9, 9, 4], {
      tone,
      tremble: 0.8,
      shadow: 0.5,
    });
  }
};

const paintBell = (
  layer: Layer,
  pose: JellyPose,
  tone: Tone,
  { random, mood }: { readonly random: Random; readonly mood: CreatureMood },
): void => {
  const { wide, tall } = pose;
  const glow = light(tone.base, 0.14);
  form(layer, bell(wide, tall), tone, {
    tremble: 0.9,
    shadow: 0.35,
    markings: () => {
      // The far rim shines through: a bell is thin.
      layer.shape(ellipse([2, 28], 66 * wide, 18), mix(tone.base, '#f6b7d2', 0.6), {
        tremble: 0.8,
        opacity: 0.75,
      });
      layer.disc([6, -40 * tall], 46, layer.radial([6, -40 * tall], 0, 46, [glow, alpha(glow, 0)]));
      for (const [x, y, r] of [
        [-34, -38, 7],
        [-18, -54, 5],
        [-44, -18, 4.5],
        [36, -42, 5.5],
        [14, -60, 4],
      ] as const)
        layer.shape(
          ellipse([x * wide + random.signed(4), y * tall + random.signed(3)], r, r * 0.85),
          glow,
          { tremble: 0.4, opacity: 0.9 },
        );
    },
  });
  for (const side of [-1, 1] as const) {
    creatureEye(layer, [6 + side * 21, -14], 9.4, { side, mood, brow: tone.deep });
    cheek(layer, [6 + side * 34, 4], 10, '#e85f92');
  }
  creatureMouth(layer, [6, 3], 24, mood);
};

/** The jellyfish: hangs in the water, pulses along, and lets its threads dance. */
export const jellyfish: CreaturePainter = {
  lives: 'water',
  seat: null,
  shapes: {
    rest: {
      box: { left: -89, top: -101, right: 89, bottom: 98 },
      face: { x: 6, y: -38, radius: 40 },
    },
    move: {
      box: { left: -94, top: -104, right: 91, bottom: 90 },
      face: { x: 30, y: -38, radius: 40 },
    },
    play: {
      box: { left: -107, top: -84, right: 131, bottom: 104 },
      face: { x: 4, y: -26, radius: 40 },
    },
  },
  paint(layer, { pose, mood, random }) {
    const tone = tinted('#a993e2', random, 14);
    const ruffle = toneOf(mix(tone.base, '#fbd3e4', 0.62));
    const shape = POSES[pose];
    layer.at(shape.body, () => {
      paintThreads(layer, shape, farTone(tone));
      paintRuffles(layer, shape, ruffle);
      paintBell(layer, shape, tone, { random, mood });
    });
  },
};
