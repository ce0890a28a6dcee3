import type { CreatureMood, CreaturePose } from '@bramblebook/contract/creature-vocabulary';
import { alpha } from '../../paint/colour.ts';
import { type Point, radians } from '../../paint/geometry.ts';
import type { Layer } from '../../paint/layer.ts';
import type { Random } from '../../paint/random.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import { cheek, creatureEye, creatureMouth } from '../parts/creature-face.ts';
import type { CreaturePainter } from '../parts/creature-painter.ts';
import { form, type Tone, toneOf } from '../parts/form.ts';
import { wardrobe } from '../parts/wardrobe.ts';

/** Gold, lemon, apricot: a star is always golden. */
const goldOf = wardrobe(['#fcc94f', '#fbd96c', '#fbb95c'], toneOf);
const TRAIL = '#f4b23f';

/** Lengths and turns of the five points, clockwise from the top: two arms, two feet. */
type Points = readonly (readonly [length: number, degrees: number])[];

const POINTS: Record<CreaturePose, Points> = {
  rest: svgPoints('56,0 54,76 54,146 54,214 54,284'),
  move: svgPoints('57,4 60,66 52,150 56,222 54,286'),
  play: svgPoints('56,-2 62,52 58,138 58,222 62,306'),
};
const TURNS: Record<CreaturePose, number> = { rest: 0, move: 26, play: -10 };

const along = (length: number, degrees: number): Point => [
  Math.sin(radians(degrees)) * length,
  -Math.cos(radians(degrees)) * length,
];

/** Five blunt points with hollows between them. */
const outline = (points: Points): Point[] =>
  points.flatMap(([length, turn], i): Point[] => {
    const [, next] = points[(i + 1) % 5] ?? [0, 0];
    const hollow = i === 4 ? (turn + next + 360) / 2 : (turn + next) / 2;
    return [
      along(length * 0.93, turn - 9),
      along(length, turn),
      along(length * 0.93, turn + 9),
      along(34, hollow),
    ];
  });

/** Four-pointed sparks. */
const spark = (layer: Layer, gold: Tone, [x, y]: Point, size: number): void => {
  for (const turn of [0, 90, 180, 270])
    layer.dab([x, y], size, size * 0.24, { angle: turn, colour: gold.base });
  layer.disc([x, y], size * 0.26, '#fffaf0');
};

const paintTrail = (layer: Layer, gold: Tone, random: Random): void => {
  for (const [k, colour] of [gold.base, TRAIL, gold.base].entries()) {
    const y = 10 + k * 13;
    layer.line(
      [
        [-34, y - 6],
        [-74, y + 8],
        [-118 + k * 9, y + 36],
      ],
      9 - k,
      layer.linear([-30, y], [-116, y + 30], [alpha(colour, 0.9), alpha(colour, 0)]),
    );
  }
  for (let i = 0; i < 5; i++)
    spark(layer, gold, [-66 - i * 11, 10 + i * 6 + random.signed(12)], random.between(4, 8));
};

const paintFace = (layer: Layer, mood: CreatureMood): void => {
  for (const side of [-1, 1] as const) {
    creatureEye(layer, [3 + side * 13, -6], 7, { side, mood, brow: '#b0702c' });
    cheek(layer, [3 + side * 21, 7], 7.5, '#ec7f5a');
  }
  creatureMouth(layer, [4, 6], 16, mood);
};

/** The little star: hangs in the air, shoots along with a trail, and dances. */
export const star: CreaturePainter = {
  lives: 'air',
  seat: null,
  shapes: {
    rest: {
      box: { left: -55, top: -59, right: 53, bottom: 47 },
      face: { x: 3, y: 0, radius: 30 },
    },
    move: {
      box: { left: -118, top: -53, right: 61, bottom: 71 },
      face: { x: 3, y: 0, radius: 30 },
    },
    play: {
      box: { left: -69, top: -59, right: 63, bottom: 69 },
      face: { x: 3, y: 0, radius: 30 },
    },
  },
  paint(layer, { pose, mood, random }) {
    const gold = goldOf(random);
    layer.glow([0, 0], 78, '#ffdf8a', { opacity: 0.75, blend: 'source-over' });
    if (pose === 'move') paintTrail(layer, gold, random);
    if (pose === 'play')
      for (const [x, y, size] of [
        [-58, 6, 9],
        [56, 10, 8],
        [4, 62, 7],
      ] as const)
        spark(layer, gold, [x, y], size);
    layer.at({ x: 0, y: 0, turn: TURNS[pose] }, () =>
      form(layer, outline(POINTS[pose]), gold, { tremble: 0.9, shadow: 0.55 }),
    );
    layer.at({ x: 0, y: 0, turn: TURNS[pose] * 0.5 }, () => paintFace(layer, mood));
  },
};
