import type { CreatureMood } from '@bramblebook/contract/creature-vocabulary';
import { mix } from '../../paint/colour.ts';
import { ellipse, limb, type Point, smooth } from '../../paint/geometry.ts';
import type { Layer } from '../../paint/layer.ts';
import type { Random } from '../../paint/random.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import { cheek, creatureEye, MOOD_FACES } from '../parts/creature-face.ts';
import type { CreaturePainter } from '../parts/creature-painter.ts';
import { farTone, form, formLimb, type Tone, toneOf } from '../parts/form.ts';
import { paw } from '../parts/four-legged.ts';
import { type Bend, bendOf } from './bend.ts';
import { CROCODILE_POSES, type CrocodileLeg } from './crocodile-poses.ts';
import { tinted } from './skin.ts';

const BELLY = toneOf('#ecdfa2');

/** From the tail's tip along x to the neck. */
const BODY: readonly Point[] = svgPoints(`
  92,-36 56,-52 0,-58 -54,-52 -100,-36 -148,-22 -192,-11 -222,-4 -222,4 -192,9 -148,18
  -100,30 -54,46 0,53 56,50 96,40 108,0
`);
const UNDERSIDE: readonly Point[] = svgPoints(
  '120,16 60,24 0,27 -60,24 -110,14 -190,6 -170,60 0,100 120,80',
);

const UPPER: readonly Point[] = svgPoints(`
  -42,0 -34,-28 -10,-40 22,-38 46,-22 76,-13 104,-15 122,-23 138,-18 146,-4 142,10 120,16
  70,16 20,20 -24,20
`);
const LOWER: readonly Point[] = svgPoints(
  '-40,-6 -10,4 60,6 116,4 134,9 126,22 84,30 30,36 -14,36 -40,22',
);

const HEAD_SIZE = 1.2;

/** Scutes along the back: a row of small ridges, the tallest in the middle. */
const paintRidges = (layer: Layer, bend: Bend, tone: Tone): void => {
  for (let x = 78; x > -212; x -= 25) {
    const half = x > -54 ? 53 - Math.abs(x) * 0.08 : Math.max(4, 48 - (-54 - x) * 0.29);
    const size = x > -110 ? 17 : 17 - (-110 - x) * 0.07;
    layer.at(bend.place(x, -half), () =>
      layer.shape(
        [
          [size * 0.9, 8],
          [size * 0.1, -size * 0.72],
          [-size * 0.5, -size * 0.86],
          [-size * 0.9, 8],
        ],
        tone.deep,
        { tremble: 0.5 },
      ),
    );
  }
};

const paintScales = (layer: Layer, bend: Bend, tone: Tone, random: Random): void => {
  const dark = mix(tone.base, tone.deep, 0.6);
  for (const [x, y, r] of [
    [66, -24, 9],
    [44, -6, 7],
    [20, -32, 10],
    [-4, -8, 8],
    [-30, -30, 9],
    [-56, -8, 7],
    [-80, -22, 7],
    [-108, -8, 5.4],
    [-134, -12, 5],
    [-164, -6, 4],
  ] as const) {
    const [px, py] = bend.at(x + random.signed(7), y + random.signed(4));
    layer.shape(ellipse([px, py], r, r * 0.8), dark, { tremble: 0.6, opacity: 0.5 });
  }
};

const paintLeg = (layer: Layer, bend: Bend, leg: CrocodileLeg, tone: Tone): void => {
  const root = bend.at(...leg.root);
  const { foot } = leg;
  layer.at({ ...foot }, () => paw(tone, 46)(layer, false));
  const r = ((foot.turn ?? 0) * Math.PI) / 180;
  const ankle: Point = [foot.x - 4 + Math.sin(r) * 14, foot.y - Math.cos(r) * 14];
  formLimb(layer, [root, leg.knee, ankle], [50, 40, 31], { tone, tremble: 0.6, shadow: 0.5 });
};

/** The long grin: from the snout's tip back to a corner that rises or falls with the mood. */
const paintGrin = (layer: Layer, mood: CreatureMood): void => {
  const kind = MOOD_FACES[mood].mouth;
  const lift = { open: -12, smile: -10, small: -3, wave: 9 }[kind];
  const back = kind === 'small' ? 34 : 8;
  const line: Point[] = [
    [138, 9],
    [112, 15],
    [76, 13],
    [back + 26, 17],
    [back, 16 + lift],
  ];
  for (const x of kind === 'wave' ? [98] : [118, 98, 78, 58])
    layer.shape(
      [
        [x - 6, 12],
        [x + 6, 12],
        [x + 1, 23],
      ],
      '#fffaf0',
      { tremble: 0.2 },
    );
  layer.ctx.fillStyle = '#5b3138';
  layer.line(limb(smooth(line, false), [0.4, 0.4]), 3.4, '#5b3138', { even: true });
};

const paintEye = (
  layer: Layer,
  x: number,
  size: number,
  { tone, mood }: { readonly tone: Tone; readonly mood: CreatureMood },
): void => {
  form(layer, ellipse([x, -42], size * 1.9, size * 1.9), tone, { tremble: 0.5, shadow: 0.4 });
  const { eye } = MOOD_FACES[mood];
  if (eye === 'open' || eye === 'wide')
    layer.shape(ellipse([x + 2, -43], size * 1.4, size * 1.45), '#fdf6df', { tremble: 0.3 });
  creatureEye(layer, [x + 3, -42], size, {
    side: x > 10 ? 1 : -1,
    mood,
    ...(mood === 'worried' ? { brow: tone.deep } : {}),
  });
};

const paintHead = (layer: Layer, mood: CreatureMood, tone: Tone): void => {
  const open = MOOD_FACES[mood].mouth === 'open';
  paintEye(layer, 24, 9.6, { tone: farTone(tone), mood });
  layer.at({ x: -20, y: 10, turn: open ? 15 : 0 }, () =>
    layer.at({ x: 20, y: -10 }, () => {
      form(layer, LOWER, BELLY, { tremble: 0.8, shadow: 0.5 });
      if (open) layer.shape(ellipse([64, 5], 62, 9), '#7a2c38', { tremble: 0.3 });
      if (open) layer.shape(ellipse([54, 9], 36, 6), '#ef9a92', { tremble: 0.3 });
    }),
  );
  form(layer, UPPER, tone, { tremble: 0.9, shadow: 0.35 });
  layer.shape(ellipse([128, -17], 5, 3.4, { turn: 20 }), tone.deep, { tremble: 0.2 });
  paintGrin(layer, mood);
  paintEye(layer, -8, 11, { tone, mood });
  cheek(layer, [6, 2], 14);
};

const paintBody = (layer: Layer, bend: Bend, tone: Tone, random: Random): void => {
  paintRidges(layer, bend, tone);
  form(layer, bend.outline(BODY), tone, {
    smoothed: true,
    tremble: 1.2,
    shadow: 0.5,
    markings: () => {
      form(layer, bend.outline(UNDERSIDE), BELLY, { smoothed: true, tremble: 2, shadow: 0.35 });
      for (let x = 86; x > -110; x -= 26)
        layer.line(
          bend.line([
            [x, 24],
            [x - 3, 38],
            [x, 62],
          ]),
          2.6,
          BELLY.deep,
          { even: true, opacity: 0.4, tremble: 0.3 },
        );
      paintScales(layer, bend, tone, random);
    },
  });
};

/** The crocodile: lies flat, strolls, and dances on its hind legs. */
export const crocodile: CreaturePainter = {
  lives: 'ground',
  seat: [-10, -126],
  shapes: {
    rest: {
      box: { left: -190, top: -156, right: 280, bottom: 4 },
      face: { x: 140, y: -82, radius: 72 },
    },
    move: {
      box: { left: -221, top: -202, right: 280, bottom: 4 },
      face: { x: 140, y: -130, radius: 71 },
    },
    play: {
      box: { left: -170, top: -331, right: 176, bottom: 4 },
      face: { x: 42, y: -256, radius: 72 },
    },
  },
  paint(layer, { pose, mood, random }) {
    const tone = tinted('#6ba25a', random, 10);
    const { headings, origin, head, far, near } = CROCODILE_POSES[pose];
    const bend = bendOf(headings, origin);
    for (const leg of far) paintLeg(layer, bend, leg, farTone(tone));
    paintBody(layer, bend, tone, random);
    for (const leg of near) paintLeg(layer, bend, leg, tone);
    layer.at({ scale: HEAD_SIZE, ...head }, () => paintHead(layer, mood, tone));
  },
};
