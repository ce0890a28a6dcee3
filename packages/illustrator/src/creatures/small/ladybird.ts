import { ellipse, type Point } from '../../paint/geometry.ts';
import type { Random } from '../../paint/random.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import type { CreaturePainter } from '../parts/creature-painter.ts';
import { toneOf } from '../parts/form.ts';
import { type BugHead, ownTone } from './bug-head.ts';
import { paintShellBug } from './shell-bug.ts';

const RED = '#df4436';
const INK = toneOf('#47303f');
const FACE = toneOf('#fae0c0');
const WHITE = '#fff4e2';

const HEAD: BugHead = {
  tone: INK,
  outline: svgPoints('0,-31 20,-26 32,-8 31,13 18,27 -2,30 -22,24 -32,8 -30,-12 -18,-26'),
  mask: {
    shape: svgPoints('4,-12 18,-17 28,-6 28,12 16,23 3,25 -12,22 -22,8 -20,-9 -9,-17'),
    tone: FACE,
  },
  turn: 4,
  eyes: { y: -1, apart: 11.5, size: 6.8 },
  mouth: { y: 10.5, width: 13 },
  cheek: { y: 10.5, apart: 17, radius: 6.6 },
  feelers: {
    spine: svgPoints('9,-26 14,-40 26,-44'),
    shift: 3,
    width: 3.2,
    tone: INK,
    knob: { radius: 4.6, tone: INK },
  },
};

/** The closed shell, its rim on y = 0, the neck at the right. */
const SHELL: readonly Point[] = svgPoints(`
  -62,2 -66,-14 -58,-38 -38,-58 -10,-68 18,-64 40,-46 50,-22 50,-2 30,5 -6,8 -44,7
`);

interface Spot {
  readonly at: Point;
  readonly r: number;
}

const SPOTS: readonly Spot[] = [
  { at: [-44, -28], r: 9 },
  { at: [-16, -46], r: 10 },
  { at: [-20, -14], r: 10 },
  { at: [14, -28], r: 11 },
  { at: [22, -56], r: 7 },
  { at: [-40, -55], r: 7 },
];

const CASE_SPOTS: readonly Point[] = svgPoints('-26,4 -58,10 -40,26');

/** Every ladybird has its own spots. */
const ownSpots = (random: Random): Spot[] =>
  SPOTS.map(({ at, r }) => ({
    at: [at[0] + random.signed(3), at[1] + random.signed(3)],
    r: r * random.between(0.86, 1.12),
  }));

/** The ladybird: sits like half a ball, trundles along, and takes off with its wings out. */
export const ladybird: CreaturePainter = {
  lives: 'ground',
  seat: null,
  shapes: {
    rest: {
      box: { left: -65, top: -68, right: 64, bottom: 0 },
      face: { x: 36, y: -23, radius: 21 },
    },
    move: {
      box: { left: -68, top: -87, right: 65, bottom: 0 },
      face: { x: 35, y: -41, radius: 21 },
    },
    play: {
      box: { left: -63, top: -144, right: 62, bottom: -1 },
      face: { x: 34, y: -77, radius: 21 },
    },
  },
  paint(layer, { pose, mood, random }) {
    const red = ownTone(RED, random);
    const spots = ownSpots(random);
    const spot = (at: Point, r: number) =>
      layer.shape(ellipse(at, r, r * 0.94), INK.base, { tremble: 0.6 });
    paintShellBug(
      layer,
      {
        shell: red,
        outline: SHELL,
        skin: INK,
        head: HEAD,
        wing: '#e4eff7',
        marks: () => {
          layer.line(svgPoints('42,-48 6,-60 -34,-50 -64,-14'), 3, red.deep, { tremble: 0.3 });
          for (const { at, r } of spots) spot(at, r);
          layer.dab([-26, -60], 34, 4, { angle: 4, colour: '#ffffff99' });
        },
        caseMarks: () => {
          for (const [i, at] of CASE_SPOTS.entries()) spot(at, spots[i]?.r ?? 8);
        },
        collarMarks: () => {
          for (const y of [-48, -4]) layer.shape(ellipse([30, y], 9, 7), WHITE, { tremble: 0.4 });
        },
      },
      pose,
      mood,
    );
  },
};
