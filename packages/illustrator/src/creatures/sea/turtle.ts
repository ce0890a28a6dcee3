import type { CreatureMood, CreaturePose } from '@bramblebook/contract/creature-vocabulary';
import { mix } from '../../paint/colour.ts';
import { ellipse, type Point } from '../../paint/geometry.ts';
import type { Layer, Placement } from '../../paint/layer.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import { cheek, creatureEye, sideMouth } from '../parts/creature-face.ts';
import type { CreaturePainter } from '../parts/creature-painter.ts';
import { farTone, form, formLimb, type Tone, toneOf } from '../parts/form.ts';
import { wardrobe } from '../parts/wardrobe.ts';

interface Coat {
  readonly skin: Tone;
  readonly spot: string;
  readonly shell: Tone;
  readonly plate: string;
  readonly rim: Tone;
}

const coat = (own: string, shell: string, glint: string, rim: string): Coat => {
  const skin = toneOf(own);
  return {
    skin,
    spot: mix(skin.base, skin.deep, 0.45),
    shell: toneOf(shell),
    plate: mix(shell, glint, 0.42),
    rim: toneOf(rim),
  };
};

/** Leaf and brown, lagoon and rust, gold and moss, lilac and plum. */
const COATS: readonly Coat[] = [
  coat('#74b183', '#96683c', '#e8c070', '#d9b06a'),
  coat('#63abb4', '#b05f42', '#f0b880', '#e6bd84'),
  coat('#d9bb68', '#5f8a5c', '#d8dc8a', '#c9b878'),
  coat('#a79cce', '#80567f', '#eaa9a4', '#dcb3a8'),
];
const coatOf = wardrobe(
  COATS,
  (own) => own,
  (coat) => coat.skin.base,
);
const BELLY = toneOf('#f3e2b4');

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
const FLIPPER: readonly Point[] = svgPoints(
  '-16,-14 14,-22 54,-20 92,-4 102,12 84,16 48,16 10,20 -14,14',
);

const paintFlipper = (layer: Layer, { skin, spot }: Coat, place: Placement, far: boolean): void => {
  layer.at(place, () =>
    form(layer, FLIPPER, far ? farTone(skin) : skin, {
      shadow: 0.6,
      markings: () => {
        for (const [x, y, r] of [
          [22, -8, 7],
          [42, -4, 8],
          [62, -2, 6],
          [36, 8, 5],
          [78, 4, 5],
        ] as const)
          layer.shape(ellipse([x, y], r, r * 0.8), spot, { tremble: 0.8, opacity: 0.6 });
      },
    }),
  );
};

const paintShell = (layer: Layer, { shell, plate, rim }: Coat): void => {
  form(layer, svgPoints('-88,6 -40,18 10,22 60,18 92,4 60,-10 -60,-10'), BELLY);
  form(
    layer,
    svgPoints(`
      -98,2 -92,-18 -72,-46 -40,-66 0,-73 40,-66 72,-44 92,-16 96,0 60,8 0,12 -60,9
    `),
    shell,
    {
      tremble: 1.2,
      markings: () => {
        for (const [x, y, rx, ry, turn] of PLATES)
          layer.shape(ellipse([x, y], rx, ry, { turn, count: 7 }), plate, {
            tremble: 1,
            coats: [layer.bloom([x + 4, y - 6], rx, mix(plate, '#fff0b8', 0.35))],
          });
      },
    },
  );
  form(layer, svgPoints('-102,0 -60,5 0,8 60,4 98,-4 99,6 60,16 0,20 -60,17 -101,10'), rim, {
    tremble: 0.8,
  });
};

const paintHead = (layer: Layer, { skin, spot }: Coat, mood: CreatureMood): void => {
  form(layer, svgPoints('0,-38 24,-34 42,-16 47,4 40,20 18,32 -10,32 -34,22 -40,0 -26,-27'), skin, {
    markings: () => {
      for (const [x, y, r] of [
        [-14, -24, 9],
        [4, -32, 8],
        [-28, -8, 7],
        [22, -30, 5],
      ] as const)
        layer.shape(ellipse([x, y], r, r * 0.8), spot, { tremble: 0.8, opacity: 0.6 });
    },
  });
  creatureEye(layer, [14, -5], 11, { side: -1, mood, brow: skin.deep });
  cheek(layer, [0, 14], 9);
  layer.disc([40, 2], 1.8, skin.deep);
  sideMouth(layer, [37, 13], [11, 16], mood);
};

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
  paint(layer, { pose, mood, random, coat }) {
    const own = coatOf(random, coat);
    const stroke = STROKES[pose];
    layer.at({ x: 0, y: -stroke.lift, turn: stroke.turn }, () => {
      paintFlipper(layer, own, stroke.farFore, true);
      paintFlipper(layer, own, stroke.farHind, true);
      formLimb(layer, svgPoints('-84,2 -104,6 -116,10'), [18, 12, 4], { tone: own.skin });
      const neck: Point = [stroke.head.x - 22, stroke.head.y + 12];
      formLimb(layer, [[66, -2], [86, -4], neck], [44, 42, 38], { tone: own.skin });
      paintShell(layer, own);
      paintFlipper(layer, own, stroke.nearHind, false);
      paintFlipper(layer, own, stroke.nearFore, false);
      layer.at(stroke.head, () => paintHead(layer, own, mood));
    });
  },
};
