import type { CreaturePose } from '@bramblebook/contract/creature-vocabulary';
import { mix } from '../../paint/colour.ts';
import { ellipse, limb, type Point } from '../../paint/geometry.ts';
import type { Layer } from '../../paint/layer.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import { cheek, creatureEye, creatureMouth } from '../parts/creature-face.ts';
import type { CreaturePainter } from '../parts/creature-painter.ts';
import { form, mirrored, type Tone, toneOf } from '../parts/form.ts';
import { type Pinniped, type PinnipedPose, paintPinniped } from './pinniped.ts';

const IVORY = toneOf('#fdf3de');
const MUZZLE = toneOf('#e0b795');

const SKULL: readonly Point[] = svgPoints(`
  2,-58 30,-53 52,-34 62,-6 60,22 40,42 4,50 -32,42 -54,22 -58,-6 -48,-34 -26,-53
`);

const TUSK: readonly Point[] = svgPoints('8,30 28,28 29,60 22,92 15,98 10,66');

const paintHead = (layer: Layer, mood: Parameters<Pinniped['head']>[1], tone: Tone): void => {
  form(layer, SKULL, tone, { tremble: 1.2, shadow: 0.4 });
  for (const [x, y, turn] of [
    [-6, -54, -16],
    [5, -57, 0],
    [16, -54, 16],
  ] as const)
    layer.dab([x, y], 15, 2.6, { angle: turn - 90, colour: tone.deep });
  layer.at({ x: 7, y: 0 }, () => {
    for (const side of [-1, 1] as const)
      form(layer, side > 0 ? TUSK : mirrored(TUSK), IVORY, { tremble: 0.5, shadow: 0.45 });
    // The chin shows below the whiskered lips.
    form(layer, ellipse([1, 38], 17, 15), tone, { tremble: 0.5, shadow: 0.6 });
    layer.at({ x: 0, y: 36 }, () => creatureMouth(layer, [1, 0], 24, mood));
    for (const side of [-1, 1] as const) {
      form(layer, ellipse([side * 21, 19], 27, 21, { turn: side * 12 }), MUZZLE, {
        tremble: 0.7,
        shadow: 0.45,
      });
      for (const [x, y] of [
        [14, 16],
        [24, 11],
        [34, 17],
        [20, 25],
        [31, 27],
      ] as const) {
        layer.disc([side * x, y], 1.9, MUZZLE.deep);
        layer.dab([side * x, y], 17, 1.3, {
          angle: side > 0 ? 64 - x : 116 + x,
          colour: mix(MUZZLE.deep, tone.deep, 0.5),
        });
      }
      creatureEye(layer, [side * 24, -17], 10.4, { side, mood, brow: tone.deep });
      cheek(layer, [side * 45, 0], 12);
    }
    layer.shape(ellipse([1, 2], 14, 9.5), '#5b3436', {
      tremble: 0.3,
      coats: [layer.bloom([3, -2], 8, '#96686a', 0.8)],
    });
  });
};

const WALRUS: Pinniped = {
  skin: '#a9715a',
  belly: toneOf('#c99a7c'),
  body: svgPoints(`
    104,-58 70,-76 20,-84 -40,-80 -100,-58 -146,-32 -172,-14 -172,14 -146,30 -100,54 -40,70
    20,76 70,72 106,56 122,0
  `),
  underside: svgPoints('130,12 76,26 10,36 -60,34 -140,20 -120,100 20,130 140,110'),
  flipper: svgPoints('-22,-14 16,-18 28,8 28,44 42,74 26,88 -2,86 -24,66 -30,26'),
  hind: svgPoints('22,-16 -16,-20 -54,-32 -80,-28 -72,-6 -82,12 -60,24 -22,18 18,14'),
  markings: (layer, bend, tone) => {
    for (const x of [92, 70, 46])
      layer.line(
        bend.line([
          [x + 6, -20],
          [x - 5, 8],
          [x + 2, 40],
        ]),
        3.4,
        tone.deep,
        { opacity: 0.4, tremble: 0.6 },
      );
    layer.line(limb(bend.line(svgPoints('-80,-6 -58,22 -70,46')), [0.3, 0.3]), 3, tone.deep, {
      opacity: 0.35,
    });
  },
  head: (layer, mood, tone) => paintHead(layer, mood, tone),
};

const POSES: Record<CreaturePose, PinnipedPose> = {
  rest: {
    headings: svgPoints('-190,-10 -80,0 0,-20 80,-58 130,-70'),
    origin: [-10, -76],
    head: { x: 92, y: -184, turn: -3 },
    near: { x: 44, y: -84, turn: 20 },
    far: { x: 104, y: -84, turn: -32, scale: 0.9 },
    hind: { x: -168, turns: [22, -8] },
  },
  move: {
    headings: svgPoints('-190,18 -80,6 0,-22 80,-36 130,-40'),
    origin: [-14, -104],
    head: { x: 118, y: -176, turn: 5 },
    near: { x: 30, y: -88, turn: -2 },
    far: { x: 92, y: -92, turn: -30, scale: 0.94 },
    hind: { x: -168, turns: [16, -14] },
  },
  play: {
    headings: svgPoints('-190,52 -100,26 -40,-14 20,-56 80,-84 130,-92'),
    origin: [-16, -84],
    head: { x: 60, y: -240, turn: -6 },
    near: { x: 20, y: -146, turn: 40 },
    far: { x: 106, y: -148, turn: -104, scale: 0.94 },
    hind: { x: -168, turns: [30, -12] },
  },
};

/** The walrus: lies propped up, heaves itself along, and rears up waving. */
export const walrus: CreaturePainter = {
  lives: 'ground',
  seat: null,
  shapes: {
    rest: {
      box: { left: -260, top: -256, right: 174, bottom: 8 },
      face: { x: 98, y: -180, radius: 62 },
    },
    move: {
      box: { left: -262, top: -246, right: 181, bottom: 1 },
      face: { x: 120, y: -172, radius: 60 },
    },
    play: {
      box: { left: -244, top: -311, right: 185, bottom: 5 },
      face: { x: 68, y: -236, radius: 62 },
    },
  },
  paint(layer, figure) {
    paintPinniped(layer, WALRUS, POSES[figure.pose], figure);
  },
};
