import type { CreatureMood } from '@bramblebook/contract/picture-vocabulary';
import { light, mix, shade } from '../paint/colour.ts';
import { limb, type Point, smooth } from '../paint/geometry.ts';
import type { Layer } from '../paint/layer.ts';
import { cheek, creatureEye, creatureMouth } from './creature-face.ts';
import type { CreaturePainter } from './creature-painter.ts';

const FUR = '#d9713a';
const CREAM = '#fbe9d2';
const SOCK = '#4a2a33';
const FUR_SHADE = shade(FUR, 0.12);
const FUR_DEEP = shade(FUR, 0.24);
const CREAM_SHADE = mix(CREAM, '#b98aa0', 0.5);

/** The tail along a spine, with a cream tip. */
function paintTail(layer: Layer, spine: readonly Point[]): void {
  const tip = spine[spine.length - 1] ?? [0, 0];
  const outline = limb(spine, [20, 44, 54, 46, 12]);
  layer.shape(outline, FUR, {
    smoothed: true,
    tremble: 2.2,
    frequency: 0.09,
    coats: [
      layer.shading([tip[0], tip[1] + 30], [spine[0]?.[0] ?? 0, 10], FUR_DEEP, 0.9),
      { fill: FUR_SHADE, texture: 'bristle', size: 200, turn: 60, strength: 0.35 },
      {
        draw: () =>
          layer.shape(
            [
              [tip[0] - 34, tip[1] + 20],
              [tip[0] - 20, tip[1] + 30],
              [tip[0] - 8, tip[1] + 22],
              [tip[0] + 6, tip[1] + 32],
              [tip[0] + 30, tip[1] + 18],
              [tip[0] + 30, tip[1] - 30],
              [tip[0] - 30, tip[1] - 30],
            ],
            CREAM,
            { tremble: 2 },
          ),
      },
    ],
  });
}

function paintLeg(layer: Layer, spine: readonly Point[], far = false): void {
  const fur = far ? FUR_SHADE : FUR;
  const [x, y] = spine[spine.length - 1] ?? [0, 0];
  layer.limb(spine, [22, 17, 15], fur, {
    tremble: 0.7,
    coats: [
      layer.shading([x + 8, y - 40], [x - 10, y - 30], FUR_DEEP, 0.7),
      { fill: layer.linear([0, y - 32], [0, y - 12], [`${SOCK}00`, SOCK]) },
    ],
  });
  layer.shape(
    [
      [x - 9, y - 7],
      [x + 3, y - 9],
      [x + 14, y - 4],
      [x + 14, y + 4],
      [x - 8, y + 5],
    ],
    SOCK,
    { tremble: 0.5 },
  );
}

function paintEar(layer: Layer, side: -1 | 1): void {
  const x = side * 27 + 4;
  layer.shape(
    [
      [x - side * 15, -18],
      [x - side * 4, -46],
      [x + side * 7, -63],
      [x + side * 15, -40],
      [x + side * 17, -12],
    ],
    side > 0 ? FUR : FUR_SHADE,
    {
      coats: [
        layer.shading([x, -50], [x + side * 12, -8], FUR_DEEP, 0.8),
        {
          draw: () =>
            layer.shape(
              [
                [x, -47],
                [x + side * 7, -68],
                [x + side * 15, -45],
              ],
              SOCK,
            ),
        },
      ],
    },
  );
  layer.shape(
    [
      [x - side * 5, -18],
      [x + side * 2, -39],
      [x + side * 6, -45],
      [x + side * 10, -33],
      [x + side * 10, -16],
    ],
    mix(CREAM, '#e9a99a', 0.45),
    { tremble: 0.5 },
  );
}

/** The head around its own middle, looking a little to the right. */
function paintHead(layer: Layer, mood: CreatureMood): void {
  paintEar(layer, -1);
  paintEar(layer, 1);
  const mask: Point[] = [
    [10, 4],
    [2, 13],
    [-14, 9],
    [-34, 5],
    [-62, 17],
    [-58, 36],
    [-30, 50],
    [8, 52],
    [38, 47],
    [64, 35],
    [62, 16],
    [44, 8],
    [26, 11],
  ];
  layer.shape(
    [
      [0, -40],
      [24, -36],
      [42, -18],
      [50, 4],
      [58, 20],
      [40, 27],
      [24, 38],
      [8, 43],
      [-6, 42],
      [-26, 34],
      [-40, 25],
      [-58, 18],
      [-50, 4],
      [-42, -18],
      [-24, -36],
    ],
    FUR,
    {
      tremble: 1.5,
      frequency: 0.06,
      coats: [
        layer.shading([10, -30], [-40, 34], FUR_SHADE, 0.9),
        layer.bloom([8, -24], 40, light(FUR, 0.09)),
        { draw: () => layer.shape(mask, CREAM, { tremble: 1.5, frequency: 0.07 }) },
        layer.shading([0, 22], [0, 50], CREAM_SHADE, 0.6),
      ],
    },
  );
  for (const side of [-1, 1] as const) {
    layer.dab(side * 41, 20, 19, 4, side > 0 ? 24 : 156, CREAM);
    layer.dab(side * 37, 26, 16, 4, side > 0 ? 42 : 138, CREAM);
    creatureEye(layer, [6 + side * 21, 2], 7, side, mood, { brow: FUR_DEEP });
    cheek(layer, [6 + side * 31, 18], 10);
  }
  layer.shape(
    [
      [0, 20],
      [7, 18],
      [14, 20],
      [11, 27],
      [7, 29],
      [3, 27],
    ],
    '#2c1a24',
    { tremble: 0.3 },
  );
  layer.disc(5.5, 21.5, 1.4, '#ffffff', 0.7);
  creatureMouth(layer, [7, 32], 18, mood);
}

const bib = (layer: Layer, points: readonly Point[]): void =>
  layer.shape(points, CREAM, {
    tremble: 2.2,
    frequency: 0.1,
    coats: [layer.shading([10, -96], [0, -40], CREAM_SHADE, 0.7)],
  });

function paintSitting(layer: Layer, mood: CreatureMood): void {
  paintTail(layer, [
    [-26, -14],
    [-66, -4],
    [-98, -24],
    [-108, -64],
    [-96, -98],
  ]);
  layer.shape(
    [
      [14, -118],
      [-10, -112],
      [-30, -84],
      [-44, -44],
      [-46, -14],
      [-34, 0],
      [0, 2],
      [24, 0],
      [28, -24],
      [32, -66],
      [30, -98],
    ],
    FUR,
    {
      tremble: 1.4,
      coats: [
        layer.shading([10, -90], [-46, -20], FUR_DEEP),
        { fill: FUR_SHADE, texture: 'bristle', size: 190, turn: 105, strength: 0.3 },
      ],
    },
  );
  layer.shape(
    [
      [-14, -46],
      [-34, -46],
      [-46, -26],
      [-44, -4],
      [-20, 2],
      [-6, 0],
      [-4, -24],
    ],
    FUR,
    { coats: [layer.shading([-10, -40], [-46, 2], FUR_DEEP, 0.8)] },
  );
  layer.line(
    smooth(
      [
        [-16, -47],
        [-4, -30],
        [-5, -6],
      ],
      false,
      2,
    ),
    2.2,
    FUR_DEEP,
    { opacity: 0.55 },
  );
  layer.shape(
    [
      [-2, -6],
      [-22, -8],
      [-28, 0],
      [-20, 5],
      [2, 5],
    ],
    SOCK,
    { tremble: 0.7 },
  );
  bib(layer, [
    [28, -104],
    [8, -108],
    [-4, -92],
    [-2, -70],
    [6, -50],
    [14, -38],
    [22, -48],
    [32, -68],
    [34, -90],
  ]);
  paintLeg(
    layer,
    [
      [4, -52],
      [5, -28],
      [7, -2],
    ],
    true,
  );
  paintLeg(layer, [
    [20, -52],
    [21, -28],
    [23, -2],
  ]);
  layer.at({ x: 14, y: -142, turn: -6 }, () => paintHead(layer, mood));
}

/** Trotting: all four legs apart, the tail streaming behind. `lift` raises the body. */
function paintTrotting(layer: Layer, mood: CreatureMood, lift: number): void {
  const top = -lift;
  paintTail(layer, [
    [-58, top - 62],
    [-92, top - 66],
    [-126, top - 84],
    [-152, top - 98],
    [-176, top - 92],
  ]);
  const back = lift > 0 ? 26 : 0;
  paintLeg(
    layer,
    [
      [-44, top - 46],
      [-66, top - 26],
      [-80 - back, top - 4 + back * 0.4],
    ],
    true,
  );
  paintLeg(
    layer,
    [
      [44, top - 46],
      [50, top - 22],
      [64 + back, top - 10 - back * 0.5],
    ],
    true,
  );
  layer.shape(
    [
      [-66, top - 74],
      [-40, top - 88],
      [0, top - 86],
      [38, top - 98],
      [62, top - 92],
      [68, top - 64],
      [56, top - 38],
      [18, top - 32],
      [-30, top - 34],
      [-62, top - 42],
    ],
    FUR,
    {
      tremble: 1.4,
      coats: [
        layer.shading([0, top - 84], [-10, top - 30], FUR_DEEP),
        { fill: FUR_SHADE, texture: 'bristle', size: 190, turn: 10, strength: 0.3 },
      ],
    },
  );
  bib(layer, [
    [44, top - 100],
    [66, top - 96],
    [72, top - 70],
    [60, top - 44],
    [44, top - 38],
    [40, top - 64],
  ]);
  paintLeg(layer, [
    [-50, top - 50],
    [-44, top - 28],
    [-56 - back, top + back * 0.2],
  ]);
  paintLeg(layer, [
    [42, top - 48],
    [34, top - 24],
    [30 + back, top - back * 0.3],
  ]);
  layer.at({ x: 66, y: top - 118, scale: 0.92 }, () => paintHead(layer, mood));
}

/** The fox of the story: rests sitting, moves at a trot, plays in a leap. */
export const fox: CreaturePainter = {
  lives: 'ground',
  seat: null,
  shapes: {
    rest: {
      box: { left: -136, top: -208, right: 78, bottom: 6 },
      face: { x: 18, y: -140, radius: 62 },
    },
    move: {
      box: { left: -204, top: -180, right: 126, bottom: 6 },
      face: { x: 70, y: -116, radius: 58 },
    },
    play: {
      box: { left: -204, top: -232, right: 130, bottom: 0 },
      face: { x: 70, y: -168, radius: 58 },
    },
  },

  paint(layer, { pose, mood }) {
    if (pose === 'rest') paintSitting(layer, mood);
    else paintTrotting(layer, mood, pose === 'play' ? 52 : 0);
  },
};
