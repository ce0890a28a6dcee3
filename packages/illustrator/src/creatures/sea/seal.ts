import type { CreaturePose } from '@bramblebook/contract/creature-vocabulary';
import { mix } from '../../paint/colour.ts';
import { ellipse } from '../../paint/geometry.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import type { CreaturePainter } from '../parts/creature-painter.ts';
import { toneOf } from '../parts/form.ts';
import { type FurryHead, paintFurryHead } from '../parts/head.ts';
import { type Pinniped, type PinnipedPose, paintPinniped } from './pinniped.ts';

const BELLY = toneOf('#f3ecdf');

const HEAD: Omit<FurryHead, 'tone' | 'markings'> = {
  outline: svgPoints(`
    2,-42 28,-36 45,-16 50,8 44,28 24,42 2,45 -20,42 -42,28 -49,8 -44,-16 -26,-36
  `),
  ears: null,
  turn: 7,
  eyes: { y: -4, apart: 22, size: 11 },
  brow: '#56606f',
  muzzle: { shape: ellipse([1, 23], 25, 16), tone: BELLY },
  nose: { y: 9, width: 17, height: 11, colour: '#33293a' },
  mouth: { y: 25, width: 22 },
  cheek: { y: 16, apart: 36, radius: 10 },
  whiskers: '#6d6472',
};

const SEAL: Pinniped = {
  skin: '#9cabb8',
  belly: BELLY,
  body: svgPoints(`
    88,-44 60,-52 20,-54 -30,-52 -80,-40 -124,-22 -146,-10 -146,10 -124,20 -80,36 -30,46
    20,50 60,52 90,44 102,0
  `),
  underside: svgPoints('110,6 60,16 0,22 -60,22 -120,12 -100,70 20,90 110,70'),
  flipper: svgPoints('-14,-10 12,-12 20,8 18,34 26,56 14,64 -4,62 -18,46 -20,18'),
  hind: svgPoints('16,-12 -14,-16 -44,-24 -64,-20 -58,-4 -66,10 -50,18 -18,14 14,10'),
  markings: (layer, bend, tone, random) => {
    const spot = mix(tone.base, tone.deep, 0.75);
    for (const [x, y, r] of [
      [50, -30, 8],
      [22, -42, 6],
      [10, -22, 9],
      [-22, -34, 11],
      [-52, -16, 7],
      [-70, -30, 8],
      [-98, -14, 6],
      [-10, -6, 6],
    ] as const) {
      const [px, py] = bend.at(x + random.signed(9), y + random.signed(5));
      layer.shape(ellipse([px, py], r * random.between(0.8, 1.15), r * 0.8), spot, {
        tremble: 0.8,
        opacity: 0.55,
      });
    }
  },
  head: (layer, mood, tone, random) => {
    const at = [random.signed(4), random.signed(3)] as const;
    paintFurryHead(
      layer,
      {
        ...HEAD,
        tone,
        markings: (under) => {
          const spot = mix(tone.base, tone.deep, 0.75);
          for (const [x, y, r] of [
            [-24, -30, 6],
            [-8, -36, 4],
            [28, -28, 5],
          ] as const)
            under.shape(ellipse([x + at[0], y + at[1]], r, r * 0.8), spot, {
              tremble: 0.6,
              opacity: 0.5,
            });
        },
      },
      mood,
    );
  },
};

const POSES: Record<CreaturePose, PinnipedPose> = {
  rest: {
    headings: svgPoints('-160,-8 -70,0 0,-14 70,-56 110,-66'),
    origin: [-6, -50],
    head: { x: 76, y: -126, turn: -3 },
    near: { x: 34, y: -60, turn: 22 },
    far: { x: 74, y: -56, turn: -34, scale: 0.9 },
    hind: { x: -142, turns: [24, -6] },
  },
  move: {
    headings: svgPoints('-160,24 -70,6 0,-24 70,-40 110,-40'),
    origin: [-10, -72],
    head: { x: 84, y: -138, turn: 4 },
    near: { x: 26, y: -62, turn: -4 },
    far: { x: 66, y: -72, turn: -26, scale: 0.94 },
    hind: { x: -142, turns: [18, -12] },
  },
  play: {
    headings: svgPoints('-160,66 -90,34 -30,-6 20,-54 70,-84 110,-90'),
    origin: [-10, -50],
    head: { x: 52, y: -164, turn: 6 },
    near: { x: 36, y: -96, turn: -66 },
    far: { x: 76, y: -112, turn: -96, scale: 0.94 },
    hind: { x: -142, turns: [34, -10] },
  },
};

/** The seal: lies with its head up, gallops on its flippers, and claps like a banana. */
export const seal: CreaturePainter = {
  lives: 'ground',
  seat: null,
  shapes: {
    rest: {
      box: { left: -214, top: -170, right: 135, bottom: 6 },
      face: { x: 82, y: -122, radius: 46 },
    },
    move: {
      box: { left: -216, top: -181, right: 141, bottom: 3 },
      face: { x: 90, y: -133, radius: 46 },
    },
    play: {
      box: { left: -186, top: -207, right: 136, bottom: 6 },
      face: { x: 58, y: -159, radius: 46 },
    },
  },
  paint(layer, figure) {
    paintPinniped(layer, SEAL, POSES[figure.pose], figure);
  },
};
