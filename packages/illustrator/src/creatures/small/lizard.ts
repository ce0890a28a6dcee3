import { ellipse, type Point } from '../../paint/geometry.ts';
import type { Layer } from '../../paint/layer.ts';
import type { CreaturePainter } from '../creature-painter.ts';
import { form, type Tone, toneOf } from '../parts/form.ts';
import { type BugHead, ownTone } from './bug-head.ts';
import { alongBody, paintReptile, type ReptilePoses } from './reptile.ts';

const SKINS = ['#4fb3ac', '#62b584', '#e2a24c'] as const;
const BELLY = toneOf('#f7e8b2');
const SPOTS = ['#f0c35a', '#f0875a'] as const;

const head = (skin: Tone): BugHead => ({
  tone: skin,
  outline: [
    [0, -30],
    [21, -28],
    [37, -13],
    [46, 6],
    [37, 21],
    [12, 28],
    [-12, 26],
    [-34, 17],
    [-41, 1],
    [-35, -15],
    [-20, -28],
  ],
  mask: {
    shape: [
      [8, 8],
      [30, 4],
      [54, 8],
      [44, 32],
      [8, 38],
      [-30, 32],
      [-40, 11],
      [-14, 5],
    ],
    tone: BELLY,
  },
  turn: 6,
  eyes: { y: -8, apart: 15, size: 8.4 },
  brow: skin.deep,
  mouth: { y: 9.5, width: 22 },
  cheek: { y: 8, apart: 27, radius: 8 },
  over: (layer) => {
    for (const side of [-1, 1]) layer.disc(7 + side * 4, 3.5, 1.4, skin.deep);
  },
});

const POSES: ReptilePoses = {
  rest: {
    spine: [
      [-118, -34],
      [-130, -16],
      [-112, -7],
      [-82, -16],
      [-50, -24],
      [-12, -26],
      [24, -28],
      [50, -42],
    ],
    widths: [4, 9, 15, 24, 36, 44, 42, 40],
    head: { x: 64, y: -54, turn: -2 },
    far: [
      {
        spine: [
          [44, -30],
          [60, -22],
          [66, -9],
        ],
        toe: 6,
      },
      {
        spine: [
          [-34, -22],
          [-24, -16],
          [-20, -8],
        ],
        toe: 6,
      },
    ],
    near: [
      {
        spine: [
          [-44, -22],
          [-66, -24],
          [-58, -8],
        ],
        toe: 4,
      },
      {
        spine: [
          [16, -22],
          [2, -18],
          [12, -8],
        ],
        toe: 4,
      },
    ],
  },
  move: {
    spine: [
      [-148, -66],
      [-152, -44],
      [-130, -28],
      [-98, -38],
      [-58, -48],
      [-16, -46],
      [24, -48],
      [52, -62],
    ],
    widths: [4, 9, 15, 24, 36, 44, 42, 40],
    head: { x: 68, y: -76, turn: 4 },
    far: [
      {
        spine: [
          [38, -46],
          [62, -38],
          [78, -20],
        ],
        toe: -14,
      },
      {
        spine: [
          [-42, -42],
          [-30, -26],
          [-16, -8],
        ],
        toe: 6,
      },
    ],
    near: [
      {
        spine: [
          [-48, -42],
          [-76, -32],
          [-86, -8],
        ],
        toe: 4,
      },
      {
        spine: [
          [20, -42],
          [26, -24],
          [38, -8],
        ],
        toe: 2,
      },
    ],
  },
  play: {
    spine: [
      [-104, -44],
      [-112, -22],
      [-90, -8],
      [-56, -12],
      [-26, -34],
      [-6, -66],
      [4, -98],
      [8, -118],
    ],
    widths: [4, 9, 15, 24, 40, 46, 42, 36],
    head: { x: 14, y: -142, turn: -7 },
    far: [
      {
        spine: [
          [18, -100],
          [42, -104],
          [56, -126],
        ],
        toe: -60,
      },
      {
        spine: [
          [-2, -40],
          [28, -36],
          [40, -10],
        ],
        toe: 6,
      },
    ],
    near: [
      {
        spine: [
          [-14, -98],
          [-40, -96],
          [-54, -116],
        ],
        toe: -116,
      },
      {
        spine: [
          [-24, -36],
          [-10, -20],
          [-20, -8],
        ],
        toe: 4,
      },
    ],
  },
};

/** Three round-tipped toes, as a gecko has. */
function foot(layer: Layer, tone: Tone): void {
  for (const [x, y] of [
    [7, -4],
    [11, 1],
    [6, 5],
  ] as const) {
    layer.limb(
      [
        [-2, 0],
        [x, y],
      ],
      [7, 5],
      tone.base,
      { tremble: 0.2 },
    );
    form(layer, ellipse(x, y, 3.8), tone, { tremble: 0.2, small: true });
  }
}

/** The lizard: lies in the sun, runs along, and stands up to dance. */
export const lizard: CreaturePainter = {
  lives: 'ground',
  seat: null,
  shapes: {
    rest: {
      box: { left: -102, top: -65, right: 84, bottom: 2 },
      face: { x: 52, y: -37, radius: 28 },
    },
    move: {
      box: { left: -119, top: -82, right: 87, bottom: 2 },
      face: { x: 56, y: -54, radius: 28 },
    },
    play: {
      box: { left: -89, top: -133, right: 52, bottom: 2 },
      face: { x: 14, y: -105, radius: 28 },
    },
  },
  paint(layer, { pose, mood, random }) {
    const skin = ownTone(random.pick(SKINS), random, 1.4);
    const [inner, outer] = random.chance(0.5) ? SPOTS : ([SPOTS[1], SPOTS[0]] as const);
    const spots = Array.from({ length: 11 }, (_, k) => ({
      t: 0.3 + (k / 11) * 0.66 + random.signed(0.015),
      away: (k % 2 ? -0.62 : -0.1) + random.signed(0.1),
      r: random.between(3.4, 5.4),
    }));
    paintReptile(
      layer,
      {
        skin,
        head: head(skin),
        legWidths: [19, 15, 11],
        foot,
        marks: (_, line, halves) => {
          const belly = [0.42, 0.58, 0.74, 0.9, 1].map((t): Point => {
            const { at, turn, half } = alongBody(line, halves, t);
            const a = ((turn + 90) * Math.PI) / 180;
            return [at[0] + Math.cos(a) * half, at[1] + Math.sin(a) * half];
          });
          layer.limb(belly, [4, 18, 20, 20, 18], BELLY.base, { tremble: 0.8 });
          for (const { t, away, r } of spots) {
            const { at, turn, half } = alongBody(line, halves, t);
            layer.at({ x: at[0], y: at[1], turn }, () => {
              layer.shape(ellipse(0, away * half, r * 1.5, r * 1.3), outer, { tremble: 0.5 });
              layer.shape(ellipse(0, away * half, r * 0.6), inner, { tremble: 0.3 });
            });
          }
        },
      },
      POSES[pose],
      mood,
    );
  },
};
