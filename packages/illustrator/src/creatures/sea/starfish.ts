import type { CreatureMood, CreaturePose } from '@bramblebook/contract/creature-vocabulary';
import { type Point, radians } from '../../paint/geometry.ts';
import type { Layer, Placement } from '../../paint/layer.ts';
import type { Random } from '../../paint/random.ts';
import { cheek, creatureEye, creatureMouth } from '../parts/creature-face.ts';
import type { CreaturePainter } from '../parts/creature-painter.ts';
import { form, type Tone } from '../parts/form.ts';
import { tinted } from './skin.ts';

/** Each arm: its direction (degrees, 0 is right, −90 up), its reach, and how its tip is bent. */
type Ray = readonly [angle: number, reach: number, bend: number];

interface StarPose {
  readonly body: Placement;
  /** Clockwise from the arm that points up. */
  readonly rays: readonly Ray[];
}

const POSES: Record<CreaturePose, StarPose> = {
  rest: {
    body: { x: 0, y: -60 },
    rays: [
      [-90, 76, 8],
      [-16, 74, 10],
      [56, 74, -4],
      [124, 74, 4],
      [196, 74, -10],
    ],
  },
  move: {
    body: { x: 0, y: -62, turn: 5 },
    rays: [
      [-92, 74, 18],
      [-20, 76, -12],
      [36, 74, 10],
      [124, 74, 26],
      [184, 74, 22],
    ],
  },
  play: {
    body: { x: 0, y: -92, turn: -8 },
    rays: [
      [-90, 76, -6],
      [-28, 78, -14],
      [40, 76, 12],
      [140, 76, -12],
      [208, 78, 14],
    ],
  },
};

/** Where arms meet, and half the width of an arm on its way out. */
const WAIST = 33;
const ARM = [
  [0.5, 21],
  [0.76, 16.5],
  [0.96, 10],
] as const;

const polar = (angle: number, radius: number): Point => [
  Math.cos(radians(angle)) * radius,
  Math.sin(radians(angle)) * radius,
];

/** A point of an arm, `aside` from its middle line. */
const onRay = ([angle, reach, bend]: Ray, share: number, aside: number): Point => {
  const way = angle + bend * share;
  const [x, y] = polar(way, reach * share);
  const [ox, oy] = polar(way + bend * share + 90, aside);
  return [x + ox, y + oy];
};

/** One soft outline around all arms. */
const outline = (rays: readonly Ray[]): Point[] =>
  rays.flatMap((ray, i): Point[] => {
    const next = rays[(i + 1) % rays.length]?.[0] ?? 0;
    const gap = (((next - ray[0]) % 360) + 360) % 360;
    return [
      ...ARM.map(([share, half]) => onRay(ray, share, -half)),
      onRay(ray, 1.06, 0),
      ...[...ARM].reverse().map(([share, half]) => onRay(ray, share, half)),
      polar(ray[0] + gap / 2, WAIST),
    ];
  });

/** A row of pale knobs along every arm, and small ones beside it. */
const paintKnobs = (layer: Layer, rays: readonly Ray[], tone: Tone, random: Random): void => {
  for (const ray of rays)
    for (const [share, aside, radius] of [
      [0.62, 0, 4.2],
      [0.78, 0, 3.4],
      [0.92, 0, 2.6],
      [0.56, -12, 1.8],
      [0.72, 10, 1.7],
      [0.58, 13, 1.6],
      [0.78, -9.5, 1.5],
    ] as const)
      layer.disc(onRay(ray, share, aside + random.signed(1.8)), radius, tone.lit);
};

const paintFace = (layer: Layer, mood: CreatureMood, tone: Tone): void => {
  for (const side of [-1, 1] as const) {
    creatureEye(layer, [4 + side * 15, -6], 8.4, { side, mood, brow: tone.deep });
    cheek(layer, [4 + side * 25, 8], 8.5, '#e0484e');
  }
  creatureMouth(layer, [4, 9], 21, mood);
};

/** The starfish: stands on two arms, strolls, and jumps for joy. */
export const starfish: CreaturePainter = {
  lives: 'ground',
  bottomDweller: true,
  seat: null,
  shapes: {
    rest: {
      box: { left: -79, top: -140, right: 79, bottom: 4 },
      face: { x: 4, y: -58, radius: 33 },
    },
    move: {
      box: { left: -72, top: -136, right: 74, bottom: 0 },
      face: { x: 4, y: -60, radius: 33 },
    },
    play: {
      box: { left: -70, top: -170, right: 61, bottom: -21 },
      face: { x: 4, y: -84, radius: 33 },
    },
  },
  paint(layer, { pose, mood, random }) {
    const tone = tinted('#f29a4a', random, 12);
    const { body, rays } = POSES[pose];
    layer.at(body, () => {
      form(layer, outline(rays), tone, {
        tremble: 0.9,
        shadow: 0.5,
        markings: () => paintKnobs(layer, rays, { ...tone, lit: '#ffdca0' }, random),
      });
      paintFace(layer, mood, tone);
    });
  },
};
