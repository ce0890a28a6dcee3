import type { CreatureMood, CreaturePose } from '@bramblebook/contract/creature-vocabulary';
import { mix } from '../paint/colour.ts';
import { ellipse, type Point } from '../paint/geometry.ts';
import type { Layer, Placement } from '../paint/layer.ts';
import { cheek, creatureEye, sideMouth } from './creature-face.ts';
import type { CreaturePainter } from './creature-painter.ts';
import { farTone, form, formLimb, toneOf } from './parts/form.ts';

const SKIN = toneOf('#74b183');
const SHELL = toneOf('#96683c');
const PLATE = mix(SHELL.base, '#e8c070', 0.42);
const RIM = toneOf('#d9b06a');
const BELLY = toneOf('#f3e2b4');
const SPOT = mix(SKIN.base, SKIN.deep, 0.45);

/** Scutes of the shell: middle and half axes. */
const PLATES: readonly (readonly [x: number, y: number, rx: number, ry: number, turn: number])[] = [
  [-58, -28, 17, 16, -30],
  [-22, -46, 21, 19, -8],
  [22, -46, 21, 19, 8],
  [58, -26, 17, 16, 28],
  [-42, -8, 17, 12, -8],
  [0, -14, 21, 14, 0],
  [42, -8, 17, 12, 8],
];

/** A flipper of length 100 that reaches from its root along +x. */
const FLIPPER: readonly Point[] = [
  [-16, -14],
  [14, -22],
  [54, -20],
  [92, -4],
  [102, 12],
  [84, 16],
  [48, 16],
  [10, 20],
  [-14, 14],
];

function paintFlipper(layer: Layer, place: Placement, far: boolean): void {
  layer.at(place, () =>
    form(layer, FLIPPER, far ? farTone(SKIN) : SKIN, {
      shadow: 0.6,
      markings: () => {
        for (const [x, y, r] of [
          [22, -8, 7],
          [42, -4, 8],
          [62, -2, 6],
          [36, 8, 5],
          [78, 4, 5],
        ] as const)
          layer.shape(ellipse(x, y, r, r * 0.8), SPOT, { tremble: 0.8, opacity: 0.6 });
      },
    }),
  );
}

function paintShell(layer: Layer): void {
  form(
    layer,
    [
      [-88, 6],
      [-40, 18],
      [10, 22],
      [60, 18],
      [92, 4],
      [60, -10],
      [-60, -10],
    ],
    BELLY,
  );
  form(
    layer,
    [
      [-98, 2],
      [-92, -18],
      [-72, -46],
      [-40, -66],
      [0, -73],
      [40, -66],
      [72, -44],
      [92, -16],
      [96, 0],
      [60, 8],
      [0, 12],
      [-60, 9],
    ],
    SHELL,
    {
      tremble: 1.2,
      markings: () => {
        for (const [x, y, rx, ry, turn] of PLATES)
          layer.shape(ellipse(x, y, rx, ry, turn, 7), PLATE, {
            tremble: 1,
            coats: [layer.bloom([x + 4, y - 6], rx, mix(PLATE, '#fff0b8', 0.35))],
          });
      },
    },
  );
  form(
    layer,
    [
      [-102, 0],
      [-60, 5],
      [0, 8],
      [60, 4],
      [98, -4],
      [99, 6],
      [60, 16],
      [0, 20],
      [-60, 17],
      [-101, 10],
    ],
    RIM,
    { tremble: 0.8 },
  );
}

function paintHead(layer: Layer, mood: CreatureMood): void {
  form(
    layer,
    [
      [0, -38],
      [24, -34],
      [42, -16],
      [47, 4],
      [40, 20],
      [18, 32],
      [-10, 32],
      [-34, 22],
      [-40, 0],
      [-26, -27],
    ],
    SKIN,
    {
      markings: () => {
        for (const [x, y, r] of [
          [-14, -24, 9],
          [4, -32, 8],
          [-28, -8, 7],
          [22, -30, 5],
        ] as const)
          layer.shape(ellipse(x, y, r, r * 0.8), SPOT, { tremble: 0.8, opacity: 0.6 });
      },
    },
  );
  creatureEye(layer, [14, -5], 11, -1, mood, { brow: SKIN.deep });
  cheek(layer, [0, 14], 9);
  layer.disc(40, 2, 1.8, SKIN.deep);
  sideMouth(layer, [37, 13], [11, 16], mood);
}

/** Turns of the flippers, the head's place and the body's own lift. */
interface Stroke {
  readonly lift: number;
  readonly turn: number;
  readonly nearFore: Placement;
  readonly farFore: Placement;
  readonly nearHind: Placement;
  readonly farHind: Placement;
  readonly head: Placement;
}

const STROKES: Record<CreaturePose, Stroke> = {
  rest: {
    lift: 36,
    turn: 0,
    nearFore: { x: 56, y: 8, turn: 158, scale: 0.84 },
    farFore: { x: 78, y: 8, turn: 12, scale: 0.78 },
    nearHind: { x: -76, y: 10, turn: 164, scale: 0.5 },
    farHind: { x: -54, y: 12, turn: 150, scale: 0.46 },
    head: { x: 126, y: -30, turn: -4 },
  },
  move: {
    lift: 106,
    turn: -4,
    nearFore: { x: 54, y: 8, turn: 112, scale: 1.06 },
    farFore: { x: 54, y: -28, turn: -104, scale: 0.94 },
    nearHind: { x: -76, y: 8, turn: 138, scale: 0.64 },
    farHind: { x: -84, y: -2, turn: -172, scale: 0.58 },
    head: { x: 128, y: -22, turn: 4 },
  },
  play: {
    lift: 118,
    turn: -24,
    nearFore: { x: 50, y: 6, turn: 62, scale: 1.06 },
    farFore: { x: 44, y: -40, turn: -76, scale: 0.96 },
    nearHind: { x: -76, y: 8, turn: 110, scale: 0.64 },
    farHind: { x: -86, y: 0, turn: 176, scale: 0.6 },
    head: { x: 128, y: -26, turn: 8 },
  },
};

/** The sea turtle: rests on its belly, swims with slow strokes, and glides upward. */
export const turtle: CreaturePainter = {
  lives: 'ground',
  seat: [-8, -168],
  shapes: {
    rest: {
      box: { left: -129, top: -112, right: 173, bottom: 6 },
      face: { x: 126, y: -66, radius: 44 },
    },
    move: {
      box: { left: -145, top: -235, right: 173, bottom: 0 },
      face: { x: 126, y: -136, radius: 44 },
    },
    play: {
      box: { left: -139, top: -273, right: 153, bottom: -14 },
      face: { x: 106, y: -194, radius: 44 },
    },
  },
  paint(layer, { pose, mood }) {
    const stroke = STROKES[pose];
    layer.at({ x: 0, y: -stroke.lift, turn: stroke.turn }, () => {
      paintFlipper(layer, stroke.farFore, true);
      paintFlipper(layer, stroke.farHind, true);
      formLimb(
        layer,
        [
          [-84, 2],
          [-104, 6],
          [-116, 10],
        ],
        [18, 12, 4],
        SKIN,
      );
      const neck: Point = [stroke.head.x - 22, stroke.head.y + 12];
      formLimb(layer, [[66, -2], [86, -4], neck], [44, 42, 38], SKIN);
      paintShell(layer);
      paintFlipper(layer, stroke.nearHind, false);
      paintFlipper(layer, stroke.nearFore, false);
      layer.at(stroke.head, () => paintHead(layer, mood));
    });
  },
};
