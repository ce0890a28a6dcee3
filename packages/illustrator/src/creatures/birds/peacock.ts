import { ellipse, lerp, type Point, radians } from '../../paint/geometry.ts';
import type { Layer } from '../../paint/layer.ts';
import type { Random } from '../../paint/random.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import { form, toneOf } from '../parts/form.ts';
import { shapesOf, sized } from './measures.ts';
import { type NeckedBird, type NeckedStance, type NeckedStances, necked } from './necked.ts';
import { varied } from './parts.ts';

const BODY: readonly Point[] = svgPoints(
  '26,-34 46,-22 50,4 36,30 6,40 -30,34 -56,16 -66,-8 -44,-24 -10,-30',
);

const GREENS = [toneOf('#3f9a6c'), toneOf('#2f8a74'), toneOf('#57a95c')] as const;

/** The eye of a feather at its end: gold, green, blue. */
const paintFeatherEye = (layer: Layer, [x, y]: Point, size: number, turn: number): void => {
  layer.at({ x, y, turn, scale: size }, () => {
    layer.shape(ellipse([0, 0], 1.25, 1), '#f0c65a', { tremble: 0.03, frequency: 1 });
    layer.disc([-0.1, 0], 0.68, '#3ea6a0');
    layer.disc([-0.2, 0], 0.42, '#2f4f9e');
  });
};

/** One long feather from its root along `turn`. */
const paintPlume = (
  layer: Layer,
  turn: number,
  length: number,
  { width, index }: { readonly width: number; readonly index: number },
): void => {
  layer.at({ x: 0, y: 0, turn }, () => {
    const tone = GREENS[index % 3] ?? GREENS[0];
    // A plain gradient instead of a form: there are two dozen of them.
    const fill = layer.linear([0, 0], [length, 0], [tone.deep, tone.base, tone.base]);
    layer.shape(
      [
        [0, -width * 0.14],
        [length * 0.55, -width * 0.38],
        [length, -width * 0.5],
        [length + width * 0.48, 0],
        [length, width * 0.5],
        [length * 0.55, width * 0.38],
        [0, width * 0.14],
      ],
      fill,
      { tremble: 1 },
    );
    layer.dab([length * 0.25, 0], length * 0.6, width * 0.05, { angle: 0, colour: tone.lit });
    paintFeatherEye(layer, [length, 0], width * 0.36, 180);
  });
};

/** The wheel: two rows of feathers behind the body. */
const paintWheel = (layer: Layer, turn: number, share: number): void => {
  layer.at({ x: -20, y: 8, turn }, () => {
    for (const [count, length, width, shift] of [
      [13, 158, 42, 0],
      [10, 104, 38, 1],
    ] as const)
      for (let i = 0; i < count; i++) {
        const angle = -96 + lerp(-94, 94, i / (count - 1)) * share;
        paintPlume(layer, angle, length, { width, index: i + shift });
      }
  });
};

/** The train: the same feathers closed, trailing on the ground. */
const paintTrain = (layer: Layer, turn: number): void => {
  layer.at({ x: -40, y: -6, turn }, () => {
    for (let i = 0; i < 12; i++) {
      const row = i % 3;
      const angle = 180 + (row - 1) * 9;
      const length = 214 - Math.floor(i / 3) * 46 + (row === 1 ? 16 : 0);
      paintPlume(layer, angle, length, { width: 32, index: i });
    }
  });
};

const paintTail = (layer: Layer, stance: NeckedStance): void => {
  if (stance.fan) paintWheel(layer, stance.tail, stance.fan);
  else paintTrain(layer, stance.tail);
};

const CROWN: readonly number[] = [-132, -112, -92, -72, -52];

const FACE: NeckedBird['face'] = {
  near: [-6, -4],
  far: [17, -7],
  size: 7,
  brow: '#284a8c',
  cheek: [-7, 10],
  beak: {
    at: [11, 4],
    tone: toneOf('#f1cf8a'),
    upper: svgPoints('-7,0 0,-8 9,-6 20,3 21,8 8,6 -4,6'),
    lower: svgPoints('-6,2 8,4 15,7 6,11 -3,9'),
    gape: 22,
  },
};

const peacockOf = (random: Random): NeckedBird => {
  const blue = varied(random, '#3f6fc0');
  return {
    tone: blue,
    body: BODY,
    hair: 20,
    neck: { tone: blue, widths: [64, 44, 36, 36] },
    head: { tone: blue, outline: ellipse([1, 0], 27, 26) },
    face: FACE,
    shoulder: [8, -16],
    farShoulder: [26, -16],
    folded: { length: 70, depth: 36, coverts: toneOf('#4f93b0'), feathers: toneOf('#b98a58') },
    foldedTurn: -4,
    open: {
      length: 84,
      depth: 48,
      arm: toneOf('#4f93b0'),
      feathers: toneOf('#3f7f9c'),
      count: 7,
    },
    legs: { tone: toneOf('#b59a80'), width: 6.4, foot: 'toes', size: 21 },
    tail: paintTail,
    mask: (layer) => {
      for (const [x, y, rx] of [
        [-6, -3, 13],
        [18, -6, 10],
      ] as const)
        form(layer, ellipse([x, y], rx, 12.5), toneOf('#eaf2f4'), { tremble: 0.6, shadow: 0.2 });
    },
    crest: (layer) => {
      layer.ctx.strokeStyle = '#2c4f9c';
      layer.ctx.lineWidth = 2.2;
      for (const angle of CROWN) {
        const [x, y] = [Math.cos(radians(angle)) * 47, Math.sin(radians(angle)) * 47];
        layer.ctx.beginPath();
        layer.ctx.moveTo(x * 0.45, y * 0.45);
        layer.ctx.lineTo(x, y);
        layer.ctx.stroke();
        layer.shape(ellipse([x, y], 6.4, 5, { turn: angle }), '#3156a6', { tremble: 0.3 });
      }
    },
    markings: (layer) =>
      form(layer, ellipse([-44, 0], 40, 30, { turn: 20 }), toneOf('#3f9a6c'), {
        tremble: 2,
        shadow: 0.4,
      }),
  };
};

const STANCES: NeckedStances = {
  rest: {
    body: { x: 4, y: -66 },
    neck: svgPoints('26,-76 44,-110 36,-142 40,-166'),
    head: { x: 42, y: -174, turn: -2, scale: 1.12 },
    tail: 0,
    fan: 1,
    legs: [
      { hip: [18, -34], foot: [24, -6] },
      { hip: [-6, -34], foot: [-6, -5] },
    ],
  },
  move: {
    body: { x: 20, y: -74, turn: 2 },
    neck: svgPoints('44,-82 70,-112 70,-144 78,-166'),
    head: { x: 82, y: -174, turn: 4, scale: 1.12 },
    tail: -12,
    legs: [
      { hip: [38, -40], foot: [64, -10], turn: -16 },
      { hip: [10, -40], foot: [-8, -6], turn: 6 },
    ],
  },
  play: {
    body: { x: 4, y: -84, turn: -14 },
    neck: svgPoints('22,-98 32,-134 20,-166 22,-190'),
    head: { x: 24, y: -198, turn: -10, scale: 1.12 },
    tail: 8,
    fan: 1.06,
    legs: [
      { hip: [24, -50], foot: [46, -30], turn: -24 },
      { hip: [-4, -48], foot: [-8, -6] },
    ],
    wings: [-24, 24],
  },
};

/** The peacock: spreads its wheel, or trails it behind. */
export const peacock = sized(
  1,
  necked(
    peacockOf,
    STANCES,
    shapesOf(
      [-194, -236, 162, 6, 50, -170, 34],
      [-263, -234, 124, 6, 88, -170, 34],
      [-191, -257, 165, 7, 30, -194, 34],
    ),
  ),
);
