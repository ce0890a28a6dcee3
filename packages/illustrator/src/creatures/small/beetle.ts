import type { Point } from '../../paint/geometry.ts';
import type { Layer } from '../../paint/layer.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import type { CreaturePainter } from '../parts/creature-painter.ts';
import { form, type Tone, toneOf } from '../parts/form.ts';
import { type BugHead, ownTone } from './bug-head.ts';
import { paintShellBug } from './shell-bug.ts';

const SHELL = '#2f8f8c';
const SKIN = toneOf('#3b4a72');
const SHOE = toneOf('#e0a24a');
const FACE = toneOf('#f7dcb8');
const HORN = toneOf('#e3ad5c');

const OUTLINE: readonly Point[] = svgPoints(`
  -72,3 -78,-10 -72,-32 -52,-50 -20,-60 16,-58 40,-44 50,-22 50,-2 30,5 -6,8 -48,7
`);

/** The proud horn of a rhinoceros beetle, between the eyes. */
const paintHorn = (layer: Layer): void => {
  form(
    layer,
    svgPoints('-6,-18 -5,-34 4,-52 21,-62 34,-60 22,-52 17,-40 19,-26 18,-17 6,-13'),
    HORN,
    { tremble: 0.4, shadow: 0.6 },
  );
};

const HEAD: BugHead = {
  tone: SKIN,
  outline: svgPoints('0,-29 20,-26 33,-10 33,11 20,26 -2,29 -22,24 -33,8 -31,-12 -18,-26'),
  mask: {
    shape: svgPoints('5,-15 19,-16 29,-4 28,12 17,22 3,24 -13,21 -23,8 -21,-8 -9,-16'),
    tone: FACE,
  },
  turn: 4,
  eyes: { y: 0, apart: 12, size: 6.6 },
  mouth: { y: 11, width: 13 },
  cheek: { y: 11, apart: 17.5, radius: 6.4 },
  over: paintHorn,
};

const shine = (layer: Layer, shell: Tone): void => {
  for (const [x, y, long, turn] of [
    [-40, -46, 40, -10],
    [-58, -24, 26, -34],
  ] as const)
    layer.dab([x, y], long, 4, { angle: turn, colour: '#d9fff099' });
  for (const k of [0, 1, 2])
    layer.line(
      [
        [34 - k * 4, -34 + k * 12],
        [-18, -40 + k * 14],
        [-66 + k * 4, -12 + k * 5],
      ],
      1.8,
      shell.deep,
      { opacity: 0.55, tremble: 0.3 },
    );
};

/** The rhinoceros beetle: sits under its shining shell, marches, and takes off. */
export const beetle: CreaturePainter = {
  lives: 'ground',
  seat: null,
  shapes: {
    rest: {
      box: { left: -74, top: -78, right: 62, bottom: 0 },
      face: { x: 36, y: -23, radius: 21 },
    },
    move: {
      box: { left: -77, top: -95, right: 63, bottom: 0 },
      face: { x: 35, y: -41, radius: 21 },
    },
    play: {
      box: { left: -63, top: -144, right: 62, bottom: -1 },
      face: { x: 34, y: -77, radius: 21 },
    },
  },
  paint(layer, { pose, mood, random }) {
    const shell = ownTone(SHELL, random, 2);
    paintShellBug(
      layer,
      {
        shell,
        outline: OUTLINE,
        skin: SKIN,
        shoe: SHOE,
        head: HEAD,
        wing: '#f6e7c4',
        marks: () => {
          layer.line(svgPoints('44,-44 4,-54 -40,-42 -76,-8'), 3, shell.deep, { tremble: 0.3 });
          shine(layer, shell);
        },
        caseMarks: () => layer.dab([-14, -6], 48, 4, { angle: 176, colour: '#d9fff099' }),
      },
      pose,
      mood,
    );
  },
};
