import { ellipse, type Point } from '../../paint/geometry.ts';
import type { Layer } from '../../paint/layer.ts';
import type { Random } from '../../paint/random.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import type { CreaturePainter } from '../parts/creature-painter.ts';
import { type Tone, toneOf } from '../parts/form.ts';
import { type FourLegged, paw } from '../parts/four-legged.ts';
import { type FurryHead, paintFurryHead } from '../parts/head.ts';
import { FURRY_BOXES } from './boxes.ts';
import { ownTone, paintPatch, stationOn } from './coats.ts';
import { furryPainter } from './furry-painter.ts';
import { leaps, legsFor, loafs, type WalkBuild, walks } from './gaits.ts';

const CREAM = toneOf('#fbf0e0');
const PINK = toneOf('#e9b1a8');
const WIDTHS = [82, 98, 100, 92, 78];

interface Coat {
  readonly fur: Tone;
  readonly dark: Tone;
  /** Which half of the face is dark. */
  readonly side: -1 | 1;
  /** How far along the back the pale saddle lies. */
  readonly saddle: number;
}

const coatOf = (random: Random): Coat => ({
  fur: ownTone(random, '#d08a4c', 1.4),
  dark: ownTone(random, '#7a5446'),
  side: random.chance(0.5) ? 1 : -1,
  saddle: random.between(0.52, 0.62),
});

const headOf = (coat: Coat): FurryHead => ({
  tone: coat.fur,
  outline: svgPoints(`
    0,-38 24,-34 42,-18 50,4 49,24 32,38 4,43 -26,39 -47,25 -50,4 -42,-18 -24,-34
  `),
  hair: 85,
  ears: {
    at: [37, -25],
    shape: svgPoints('-12,-6 0,-15 17,-13 28,0 26,14 12,12 -4,8'),
    inner: svgPoints('-4,-3 4,-9 15,-7 21,2 20,8 8,6'),
    tone: coat.dark,
    innerColour: PINK.base,
    lean: 10,
    over: true,
  },
  turn: 7,
  eyes: { y: -3, apart: 25, size: 9 },
  brow: coat.dark.base,
  muzzle: { shape: ellipse([1, 22], 22, 16), tone: CREAM },
  nose: { y: 11, width: 14, height: 8, colour: '#c98282' },
  mouth: { y: 24, width: 17 },
  cheek: { y: 17, apart: 38, radius: 10 },
  markings: (layer) => {
    const patch: Point[] = svgPoints('18,-50 60,-50 66,10 44,22 22,10 14,-14');
    layer.shape(
      patch.map(([x, y]): Point => [coat.side * x + 3, y]),
      coat.dark.base,
      { tremble: 2, frequency: 0.1 },
    );
    layer.shape(
      svgPoints('2,-46 14,-46 17,-20 19,4 36,24 28,50 -14,50 -22,26 -5,4 -1,-20'),
      CREAM.base,
      { tremble: 1.6, frequency: 0.1 },
    );
  },
});

/** A pale saddle around the middle, and a dark rump behind it. */
const paintCoat = (layer: Layer, coat: Coat, spine: readonly Point[]): void => {
  const across = (t: number, wide: number, tone: Tone): void => {
    const { at, along } = stationOn(spine, WIDTHS, t);
    layer.at({ x: at[0], y: at[1], turn: along }, () =>
      paintPatch(
        layer,
        [
          [-wide, -70],
          [wide * 0.8, -70],
          [wide * 1.15, -20],
          [wide * 0.8, 20],
          [wide, 70],
          [-wide * 0.8, 70],
          [-wide * 1.1, 16],
          [-wide * 0.85, -24],
        ],
        tone,
        0.25,
      ),
    );
  };
  across(0.06, 24, coat.dark);
  across(coat.saddle, 19, CREAM);
};

const BODY: WalkBuild = { long: 50, high: 60, arch: 6, rise: 4, step: 0.5, hang: 20 };
const noTail = (): void => undefined;

const pigOf = (coat: Coat): FourLegged => {
  const head = headOf(coat);
  return {
    tone: coat.fur,
    ...legsFor(40, 18),
    bodyWidths: WIDTHS,
    hair: 12,
    foot: paw(PINK, 23),
    hindFoot: paw(PINK, 28),
    tail: noTail,
    head: (layer, mood) => paintFurryHead(layer, head, mood),
    markings: (layer, { body }) => paintCoat(layer, coat, body),
  };
};

/** The guinea pig: a loaf with ears; it scurries, and hops for joy. */
export const guineaPig: CreaturePainter = furryPainter({
  size: 0.8,
  face: 44,
  boxes: FURRY_BOXES['guinea-pig'],
  poses: {
    rest: loafs(
      { ...BODY, high: 48, rise: 14 },
      { haunch: [34, 30], head: { x: 62, y: -74, turn: -7 }, tail: [] },
    ),
    move: walks(BODY, { head: { x: 76, y: -66, turn: 5 }, tail: [] }),
    play: leaps(BODY, 40, { tilt: 22, head: { x: 66, y: -138, turn: -10 }, tail: [] }),
  },
  build: (random) => ({ four: pigOf(coatOf(random)) }),
});
