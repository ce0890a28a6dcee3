import type { CreaturePose } from '@bramblebook/contract/creature-vocabulary';
import type { Point } from '../../paint/geometry.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import { cheek, creatureEye, MOOD_FACES, sideMouth } from '../parts/creature-face.ts';
import type { CreaturePainter } from '../parts/creature-painter.ts';
import { toneOf } from '../parts/form.ts';
import { paintSwimmer, type Swimmer, type SwimmerPose } from './swimmer.ts';

/** An upright tail fin, its upper half the longer, its root at the origin. */
const TAIL: readonly Point[] = svgPoints(`
  24,-9 -2,-20 -22,-54 -50,-92 -70,-98 -62,-64 -48,-22 -42,0 -52,26 -60,52 -44,54 -18,30
  2,14 24,9
`);

const SHARK: Swimmer = {
  skin: '#7d95a5',
  belly: toneOf('#f6f2ea'),
  body: svgPoints(`
    196,-12 180,-34 150,-52 104,-66 50,-72 -10,-66 -70,-46 -130,-24 -176,-12 -200,-9 -200,9
    -176,13 -124,30 -60,54 0,68 56,72 110,66 150,50 176,26 194,6
  `),
  underside: svgPoints(`
    212,2 176,8 140,18 104,24 40,22 -30,24 -100,18 -160,10 -204,12 -150,90 60,110 190,80
  `),
  tail: { shape: TAIL, at: [-196, 0] },
  dorsal: {
    at: [6, -58],
    shape: svgPoints('48,10 30,-18 6,-52 -22,-78 -40,-80 -36,-50 -38,-20 -46,12'),
  },
  flipper: {
    at: [52, 40],
    far: [86, 52],
    shape: svgPoints('-22,-8 14,-14 26,6 8,40 -26,76 -58,92 -60,78 -46,42 -32,14'),
  },
  markings: (layer, bend, tone) => {
    for (const x of [74, 60, 46])
      layer.line(
        bend.line([
          [x + 4, -24],
          [x - 4, -6],
          [x, 16],
        ]),
        5,
        tone.deep,
        { opacity: 0.75, tremble: 0.4 },
      );
  },
  face: (layer, bend, mood, tone) => {
    layer.at(bend.place(132, -14), () => {
      creatureEye(layer, [0, 0], 14, { side: -1, mood, brow: tone.deep, white: true });
      cheek(layer, [-22, 26], 15);
    });
    layer.at(bend.place(140, 26), () => {
      sideMouth(layer, [40, -8], [-22, 4], mood);
      // A few small teeth make a shark of it, and no more.
      const kind = MOOD_FACES[mood].mouth;
      if (kind === 'open' || kind === 'smile')
        for (const [x, y] of [
          [27, 0],
          [14, 4],
          [1, 6],
        ] as const)
          layer.shape(
            [
              [x - 5.5, y + 1],
              [x + 5.5, y - 1],
              [x + 1, y + 10],
            ],
            '#fffaf0',
            { tremble: 0.2 },
          );
    });
  },
};

const POSES: Record<CreaturePose, SwimmerPose> = {
  rest: {
    headings: svgPoints('-230,10 -100,6 0,0 196,-2'),
    near: 14,
    far: -6,
    tail: 2,
  },
  move: {
    headings: svgPoints('-230,30 -110,14 0,-4 110,-10 196,-6'),
    near: 40,
    far: 22,
    tail: -20,
  },
  play: {
    headings: svgPoints('-230,-86 -110,-60 0,-38 120,-22 196,-14'),
    near: -12,
    far: -34,
    tail: 10,
  },
};

/** A friendly shark: cruises, swims with a swing of its tail, and leaps. */
export const shark: CreaturePainter = {
  lives: 'water',
  seat: [58, -56],
  shapes: {
    rest: {
      box: { left: -264, top: -141, right: 198, bottom: 140 },
      face: { x: 138, y: 2, radius: 54 },
    },
    move: {
      box: { left: -255, top: -145, right: 195, bottom: 111 },
      face: { x: 138, y: 14, radius: 54 },
    },
    play: {
      box: { left: -220, top: -121, right: 178, bottom: 238 },
      face: { x: 122, y: -62, radius: 54 },
    },
  },
  paint(layer, figure) {
    paintSwimmer(layer, SHARK, POSES[figure.pose], figure);
  },
};
