import type { CreatureMood, CreaturePose } from '@bramblebook/contract/creature-vocabulary';
import { ellipse, limb, type Point } from '../../paint/geometry.ts';
import type { Layer } from '../../paint/layer.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import { cheek, creatureEye, sideMouth } from '../parts/creature-face.ts';
import type { CreaturePainter } from '../parts/creature-painter.ts';
import { alongside, form, type Tone, toneOf } from '../parts/form.ts';
import { wardrobe } from '../parts/wardrobe.ts';

interface Coat {
  readonly scale: Tone;
  readonly fin: Tone;
  readonly belly: string;
}

/** Orange, blue and gold, lemon, rose and violet, mint and coral. */
const COATS: readonly Coat[] = [
  { scale: toneOf('#f08b4a'), fin: toneOf('#e2664a'), belly: '#fbd29a' },
  { scale: toneOf('#5c9ade'), fin: toneOf('#f2bd4c'), belly: '#cfe4f2' },
  { scale: toneOf('#f6d05c'), fin: toneOf('#ee9648'), belly: '#fdeeb8' },
  { scale: toneOf('#e5849c'), fin: toneOf('#9a6cb8'), belly: '#fbd6cc' },
  { scale: toneOf('#62bfa4'), fin: toneOf('#ea7d62'), belly: '#dcf0cc' },
];
/** Only those that are asked for wear these. */
const ON_REQUEST: readonly Coat[] = [
  { scale: toneOf('#e0604e'), fin: toneOf('#f2bd4c'), belly: '#fbd6b8' },
  { scale: toneOf('#9a6cb8'), fin: toneOf('#f0a0b4'), belly: '#ead4ee' },
];
const coatOf = wardrobe(
  COATS,
  (coat) => coat,
  (coat) => coat.scale.base,
  ON_REQUEST,
);
const WHITE = '#fdf3e2';
const WIDTHS = [14, 44, 58, 54, 34];

interface Swim {
  readonly turn: number;
  /** Spine from the tail's root to the head. */
  readonly spine: readonly Point[];
  /** Degrees the tail fin is swung and the side fin is spread. */
  readonly tail: number;
  readonly fin: number;
}

const SWIMS: Record<CreaturePose, Swim> = {
  rest: {
    turn: 0,
    spine: svgPoints('-34,0 -16,1 4,0 20,0 33,2'),
    tail: 0,
    fin: 24,
  },
  move: {
    turn: 4,
    spine: svgPoints('-36,-9 -17,-4 4,1 20,1 33,0'),
    tail: 24,
    fin: -8,
  },
  play: {
    turn: -30,
    spine: svgPoints('-34,12 -16,5 4,-1 20,1 33,2'),
    tail: -28,
    fin: 52,
  },
};

const TAIL: readonly Point[] = svgPoints(
  '6,-7 -12,-20 -30,-27 -33,-14 -26,0 -33,14 -30,27 -12,20 6,7',
);

/** Rays of a fin, from its root outward. */
const rays = (layer: Layer, colour: string, length: number, angles: readonly number[]): void => {
  for (const angle of angles) layer.dab([0, 0], length, 1.5, { angle, colour });
};

const paintStripes = (layer: Layer, spine: readonly Point[], edge: string): void => {
  for (const [index, share, width] of [
    [0, 0.7, 12],
    [2, 0.05, 12],
  ] as const) {
    const a = spine[index] ?? [0, 0];
    const b = spine[index + 1] ?? a;
    const [x, y] = [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
    layer.line(
      [
        [x + 1, y - 36],
        [x + 5, y],
        [x - 1, y + 36],
      ],
      width,
      WHITE,
      { even: true, tremble: 0.6 },
    );
    layer.line(
      [
        [x + 7, y - 36],
        [x + 11, y],
        [x + 5, y + 36],
      ],
      2,
      edge,
      { even: true, opacity: 0.6 },
    );
  }
};

const paintFace = (layer: Layer, at: Point, mood: CreatureMood): void => {
  layer.at({ x: at[0], y: at[1] }, () => {
    creatureEye(layer, [-5, -7], 7.6, { side: -1, mood });
    cheek(layer, [-10, 7], 6.5, '#e0604e');
    sideMouth(layer, [13, 6], [0, 8], mood);
  });
};

/** The little fish: hovers, swims with a swing of its tail, and leaps in a bow. */
export const fish: CreaturePainter = {
  lives: 'water',
  seat: null,
  shapes: {
    rest: {
      box: { left: -69, top: -47, right: 51, bottom: 41 },
      face: { x: 28, y: -1, radius: 19 },
    },
    move: {
      box: { left: -78, top: -51, right: 51, bottom: 41 },
      face: { x: 28, y: 0, radius: 19 },
    },
    play: {
      box: { left: -65, top: -45, right: 49, bottom: 67 },
      face: { x: 26, y: -9, radius: 19 },
    },
  },
  paint(layer, { pose, mood, random, coat }) {
    const { scale, fin, belly } = coatOf(random, coat);
    const { turn, spine, tail, fin: spread } = SWIMS[pose];
    const root = spine[0] ?? [0, 0];
    const back = alongside(spine, [-6, -20, -26, -26, -16]);
    const head = spine[spine.length - 1] ?? [0, 0];
    layer.at({ x: 0, y: 0, turn }, () => {
      layer.at({ x: root[0], y: root[1], turn: tail }, () => {
        form(layer, TAIL, fin, {
          markings: () => rays(layer, fin.deep, 34, [150, 165, 180, 195, 210]),
        });
      });
      form(
        layer,
        [
          ...back.slice(1, 4),
          [(back[2]?.[0] ?? 0) + 4, (back[2]?.[1] ?? 0) - 18],
          [(back[1]?.[0] ?? 0) - 4, (back[1]?.[1] ?? 0) - 12],
        ],
        fin,
      );
      form(layer, ellipse([-4, 27], 10, 13, { turn: 24 }), fin);
      form(layer, limb(spine, WIDTHS), scale, {
        smoothed: true,
        shadow: 0.6,
        markings: () => {
          layer.shape(ellipse([8, 28], 40, 16), belly, { tremble: 1, opacity: 0.8 });
          paintStripes(layer, spine, fin.deep);
        },
      });
      layer.at({ x: 0, y: 8, turn: spread }, () => {
        form(layer, ellipse([-10, 2], 14, 8.5), fin, {
          markings: () => rays(layer, fin.deep, 24, [168, 180, 192]),
        });
      });
      paintFace(layer, head, mood);
    });
  },
};
