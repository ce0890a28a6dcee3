import type { CreaturePose } from '@bramblebook/contract/creature-vocabulary';
import { ellipse, type Point } from '../../paint/geometry.ts';
import type { Layer, Placement } from '../../paint/layer.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import type { CreaturePainter } from '../parts/creature-painter.ts';
import { form, type Tone, toneOf } from '../parts/form.ts';
import { type BugHead, ownTone, paintBugHead } from './bug-head.ts';
import { fuzz, paintBugLeg } from './insect-parts.ts';

/** Drawn bigger than it is, in the scale of the other heads. */
const SIZE = 0.78;

const GREEN = '#9cc653';
const BAND = '#63ab7c';
const SHOE = toneOf('#e98b4d');
const FACE = toneOf('#f5ecb0');
const DOT = '#f8dd74';

const head = (skin: Tone): BugHead => ({
  tone: skin,
  outline: svgPoints('0,-33 22,-27 35,-6 32,16 16,30 -8,31 -28,21 -35,-3 -23,-26'),
  mask: { shape: ellipse([6, 5], 27, 22), tone: FACE },
  turn: 5,
  eyes: { y: -2, apart: 13.5, size: 8 },
  brow: skin.deep,
  mouth: { y: 11, width: 16 },
  cheek: { y: 11, apart: 22, radius: 7.6 },
  feelers: {
    spine: svgPoints('9,-28 13,-42 24,-50'),
    shift: 3,
    width: 3.6,
    tone: toneOf('#6d7a3a'),
    knob: { radius: 5.4, tone: SHOE },
  },
});

interface CaterpillarPose {
  /** Middles of the segments from the tail to the neck, with their radii. */
  readonly segments: readonly (readonly [x: number, y: number, r: number])[];
  readonly head: Placement;
}

const POSES: Record<CreaturePose, CaterpillarPose> = {
  rest: {
    segments: [
      [-92, -22, 15],
      [-70, -27, 20],
      [-44, -29, 23],
      [-16, -30, 24],
      [12, -31, 25],
    ],
    head: { x: 42, y: -46, turn: 0 },
  },
  move: {
    segments: [
      [-84, -22, 15],
      [-68, -40, 20],
      [-40, -64, 22],
      [-8, -62, 23],
      [16, -40, 24],
      [38, -33, 24],
    ],
    head: { x: 66, y: -54, turn: 4 },
  },
  play: {
    segments: [
      [-88, -30, 14],
      [-72, -28, 19],
      [-46, -30, 22],
      [-20, -36, 24],
      [0, -58, 24],
      [6, -88, 24],
    ],
    head: { x: 14, y: -122, turn: -7 },
  },
};

/** The caterpillar: lies in a row of little cushions, humps along, and sits up. */
export const caterpillar: CreaturePainter = {
  lives: 'ground',
  seat: null,
  shapes: {
    rest: {
      box: { left: -84, top: -80, right: 63, bottom: 2 },
      face: { x: 36, y: -34, radius: 24 },
    },
    move: {
      box: { left: -82, top: -88, right: 84, bottom: 0 },
      face: { x: 55, y: -40, radius: 24 },
    },
    play: {
      box: { left: -80, top: -143, right: 39, bottom: 0 },
      face: { x: 14, y: -94, radius: 24 },
    },
  },
  paint(layer, { pose, mood, random }) {
    const { segments, head: place } = POSES[pose];
    const skin = ownTone(GREEN, random, 1.4);
    const band = ownTone(BAND, random);
    layer.at({ x: 0, y: 0, scale: SIZE }, () => {
      segments.forEach((segment, i) => {
        const next = segments[i + 1] ?? [place.x, place.y, 0];
        paintSegment(layer, segment, [next[0], next[1]], i % 2 ? skin : band);
      });
      paintBugHead(layer, place, head(skin), mood);
    });
  },
};

/** One segment; its feet point away from the back, whichever way the body bends. */
const paintSegment = (
  layer: Layer,
  [x, y, r]: CaterpillarPose['segments'][number],
  next: Point,
  tone: Tone,
): void => {
  const turn = (Math.atan2(next[1] - y, next[0] - x) * 180) / Math.PI;
  layer.at({ x, y, turn }, () => {
    const feet = { tone: SHOE, width: 7, foot: 9 };
    for (const side of [5, -6])
      paintBugLeg(
        layer,
        {
          spine: [
            [side, r * 0.7],
            [side, r * 0.9],
            [side, r + 3],
          ],
        },
        feet,
        side > 0,
      );
    fuzz(layer, [0, 0], [r * 0.94, r * 0.98], {
      range: [-128, -52],
      hair: {
        length: 5.5,
        width: 2.2,
        colours: [tone.lit, tone.base],
      },
    });
    form(layer, ellipse([0, 0], r * 0.98, r * 1.04), tone, {
      tremble: 0.7,
      shadow: 0.6,
      markings: () => layer.shape(ellipse([1, -r * 0.12], r * 0.24), DOT, { tremble: 0.5 }),
    });
  });
};
