import type { CreatureMood, CreaturePose } from '@bramblebook/contract/creature-vocabulary';
import { mix } from '../../paint/colour.ts';
import { ellipse, limb, type Point, smooth } from '../../paint/geometry.ts';
import type { Layer, Placement } from '../../paint/layer.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import type { CreaturePainter } from '../parts/creature-painter.ts';
import { alongside, farTone, form, type Tone, toneOf } from '../parts/form.ts';
import { type BugHead, ownTone, paintBugHead } from './bug-head.ts';

/** Drawn bigger than it is, in the scale of the other heads. */
const SIZE = 0.8;

const BELLY = toneOf('#f4e3a0');
/** Skin and saddles. A snake lives in the grass, so few of them are green. */
const COATS = [
  ['#edb24c', '#c8564e'],
  ['#b183c2', '#f4cd68'],
  ['#4f9a86', '#f0b44f'],
  ['#e2836a', '#7d5a86'],
] as const;

const head = (skin: Tone, mood: CreatureMood): BugHead => ({
  tone: skin,
  outline: svgPoints('0,-29 22,-26 37,-10 43,7 32,21 10,27 -12,25 -32,17 -39,2 -34,-14 -20,-26'),
  mask: {
    shape: svgPoints('8,6 30,3 50,8 40,30 8,36 -28,30 -36,12 -14,4'),
    tone: BELLY,
  },
  turn: 6,
  eyes: { y: -7, apart: 14, size: 8, white: false },
  brow: skin.deep,
  mouth: { y: 9, width: 19 },
  cheek: { y: 8, apart: 25, radius: 7.5 },
  over: (layer) => {
    for (const side of [-1, 1]) layer.disc([7 + side * 4, 3], 1.4, skin.deep);
    if (mood === 'curious') paintTongue(layer);
  },
});

const paintTongue = (layer: Layer): void => {
  const red = '#cf4a56';
  layer.line(svgPoints('7,12 9,22 8,32'), 3.6, red, { even: true, tremble: 0.2 });
  for (const side of [-1, 1])
    layer.line(
      [
        [8, 31],
        [8 + side * 3, 36],
        [8 + side * 7, 40],
      ],
      2.6,
      red,
      { even: true, tremble: 0.1 },
    );
};

/** A length of the body: belly below, saddles of another colour across the back. */
interface Length {
  readonly spine: readonly Point[];
  readonly widths: readonly number[];
  /** Which side of the spine the belly shows on, as it goes from tail to head; 0 for none. */
  readonly belly: -1 | 0 | 1;
  /** How many saddles. */
  readonly saddles: number;
  /** Lies under the rest, in its shadow. */
  readonly under?: boolean;
}

const paintLength = (layer: Layer, length: Length, skin: Tone, saddle: string): void => {
  const { spine, widths, belly } = length;
  const line = smooth(spine, false, 2);
  form(layer, limb(spine, widths), skin, {
    smoothed: true,
    tremble: 0.7,
    shadow: 0.65,
    markings: () => {
      const widthAt = (i: number): number =>
        widths[Math.round((i / (line.length - 1)) * (widths.length - 1))] ?? 20;
      for (let k = 0; k < length.saddles; k++) {
        const i = Math.round(((k + 0.5) / length.saddles) * (line.length - 1));
        const at = line[i] ?? [0, 0];
        const next = line[Math.min(line.length - 1, i + 1)] ?? at;
        const turn = (Math.atan2(next[1] - at[1], next[0] - at[0]) * 180) / Math.PI;
        const wide = widthAt(i);
        layer.at({ x: at[0], y: at[1], turn }, () => {
          const y = -wide * (belly ? 0.4 * belly : 0.16);
          layer.shape(ellipse([0, y], 11, wide * 0.34, { turn: 0, count: 8 }), saddle, {
            tremble: 0.8,
          });
          layer.shape(
            ellipse([0, y], 5, wide * 0.17, { turn: 0, count: 8 }),
            mix(saddle, BELLY.base, 0.6),
            {
              tremble: 0.5,
            },
          );
        });
      }
      if (belly)
        layer.limb(
          alongside(
            spine,
            widths.map((w) => w * 0.46 * belly),
          ),
          widths.map((w) => w * 0.36),
          BELLY.base,
          { tremble: 0.7 },
        );
    },
  });
};

/** One ring of a coil seen from the side. */
const ring = (y: number, half: number, thick: number): Length => ({
  spine: [
    [-half, y - 6],
    [-half * 0.5, y + 2],
    [0, y + 5],
    [half * 0.5, y + 2],
    [half, y - 6],
  ],
  widths: [thick * 0.8, thick, thick, thick, thick * 0.8],
  belly: 0,
  saddles: Math.round(half / 14),
});

interface SnakePose {
  /** From the back to the front. */
  readonly lengths: readonly Length[];
  readonly head: Placement;
}

const tail = (x: number): Length => ({
  spine: [
    [x + 34, -50],
    [x + 44, -30],
    [x + 32, -14],
    [x - 4, -11],
    [x - 30, -10],
  ],
  widths: [2, 9, 15, 20, 20],
  belly: 0,
  saddles: 0,
});

const POSES: Record<CreaturePose, SnakePose> = {
  rest: {
    lengths: [
      { ...tail(60), under: true },
      { ...ring(-22, 62, 38), under: true },
      {
        spine: svgPoints('-20,-58 2,-72 10,-92 12,-104'),
        widths: [34, 34, 32, 30],
        belly: 1,
        saddles: 0,
      },
      ring(-52, 46, 34),
    ],
    head: { x: 14, y: -108, turn: -2, scale: 1.12 },
  },
  move: {
    lengths: [
      {
        spine: svgPoints(`
          -158,-34 -144,-13 -122,-14 -98,-44 -70,-58 -44,-38 -22,-19 10,-20 44,-40 64,-68
          74,-90
        `),
        widths: [3, 14, 25, 32, 36, 38, 38, 37, 35, 33, 31],
        belly: 1,
        saddles: 8,
      },
    ],
    head: { x: 80, y: -104, turn: 4, scale: 1.12 },
  },
  play: {
    lengths: [
      tail(54),
      {
        spine: svgPoints('-34,-22 6,-42 26,-70 4,-102 -18,-128 -8,-160 4,-178'),
        widths: [34, 35, 34, 33, 32, 31, 30],
        belly: 1,
        saddles: 6,
      },
      ring(-21, 54, 38),
    ],
    head: { x: 10, y: -190, turn: -8, scale: 1.12 },
  },
};

/** The snake: lies coiled, winds along, and sways upright. */
export const snake: CreaturePainter = {
  lives: 'ground',
  seat: null,
  shapes: {
    rest: {
      box: { left: -62, top: -114, right: 88, bottom: 3 },
      face: { x: 16, y: -83, radius: 31 },
    },
    move: {
      box: { left: -128, top: -110, right: 103, bottom: 3 },
      face: { x: 69, y: -79, radius: 31 },
    },
    play: {
      box: { left: -57, top: -180, right: 83, bottom: 4 },
      face: { x: 12, y: -149, radius: 31 },
    },
  },
  paint(layer, { pose, mood, random }) {
    const [base, saddle] = random.pick(COATS);
    const skin = ownTone(base, random);
    const own = POSES[pose];
    layer.at({ x: 0, y: 0, scale: SIZE }, () => {
      for (const length of own.lengths)
        paintLength(layer, length, length.under ? farTone(skin) : skin, saddle);
      paintBugHead(layer, own.head, head(skin, mood), mood);
    });
  },
};
