import type { CreaturePose } from '@bramblebook/contract/creature-vocabulary';
import { ellipse, type Point } from '../../paint/geometry.ts';
import type { Layer, Placement } from '../../paint/layer.ts';
import type { CreaturePainter } from '../parts/creature-painter.ts';
import { farTone, form, type Tone, toneOf } from '../parts/form.ts';
import { type BugHead, ownTone, paintBugHead } from './bug-head.ts';
import { type BugLeg, fuzz, paintBugLeg } from './insect-parts.ts';

/** Drawn bigger than it is, in the scale of the other heads. */
const SIZE = 0.72;

const FUR = '#8f72ad';
const FACE = toneOf('#f3e3e6');
const SOCKS = ['#f0b64f', '#ef8a72', '#79bfb0'] as const;

const head = (fur: Tone): BugHead => ({
  tone: fur,
  outline: ellipse([0, 0], 40, 36),
  mask: { shape: ellipse([5, 6], 31, 25), tone: FACE },
  turn: 5,
  eyes: { y: 0, apart: 14, size: 9.4 },
  mouth: { y: 13.5, width: 15 },
  cheek: { y: 14, apart: 22, radius: 7.5 },
  over: (layer) => {
    // The other eyes: small ones, in an arch above the two that speak.
    for (const [x, y, r] of [
      [-16, -17, 2.7],
      [-3, -22, 3.3],
      [13, -22, 3.3],
      [25, -17, 2.7],
    ] as const) {
      layer.shape(ellipse([x, y], r), '#3a2438', { tremble: 0.1 });
      layer.disc([x + r * 0.3, y - r * 0.35], r * 0.32, '#fffaf0');
    }
  },
});

interface SpiderPose {
  readonly abdomen: Placement;
  readonly head: Placement;
  readonly far: readonly BugLeg[];
  readonly near: readonly BugLeg[];
}

/** A leg that rises to a knee and comes down to its foot. */
const leg = (hip: Point, knee: Point, foot: Point, toe: number): BugLeg => {
  const bow = (a: Point, b: Point): Point => [a[0] * 0.4 + b[0] * 0.6, a[1] * 0.4 + b[1] * 0.6];
  return { spine: [hip, bow(hip, [knee[0], knee[1] + 2]), knee, bow(knee, foot), foot], toe };
};

const POSES: Record<CreaturePose, SpiderPose> = {
  rest: {
    abdomen: { x: -24, y: -72, turn: -14 },
    head: { x: 6, y: -46, turn: 0, scale: 1.12 },
    far: [
      leg([-26, -50], [-72, -84], [-98, -6], 168),
      leg([-24, -44], [-60, -70], [-78, -6], 166),
      leg([38, -50], [78, -84], [104, -6], 12),
      leg([36, -44], [70, -70], [84, -6], 12),
    ],
    near: [
      leg([-26, -36], [-50, -50], [-58, -5], 160),
      leg([38, -36], [58, -50], [64, -5], 18),
      leg([-20, -24], [-36, -30], [-34, -5], 156),
      leg([28, -24], [44, -30], [42, -5], 20),
    ],
  },
  move: {
    abdomen: { x: -42, y: -70, turn: -6 },
    head: { x: 12, y: -60, turn: 3, scale: 1.12 },
    far: [
      leg([-20, -60], [-66, -98], [-98, -20], 150),
      leg([-16, -52], [-46, -58], [-44, -6], 12),
      leg([38, -56], [70, -94], [104, -22], -16),
      leg([32, -50], [60, -62], [64, -6], 10),
    ],
    near: [
      leg([-20, -48], [-58, -62], [-76, -5], 14),
      leg([-8, -40], [-22, -38], [-18, -5], 8),
      leg([18, -38], [34, -36], [30, -5], 8),
      leg([34, -44], [66, -60], [86, -6], -4),
    ],
  },
  play: {
    abdomen: { x: -10, y: -58, turn: -60 },
    head: { x: 4, y: -100, turn: -7, scale: 1.12 },
    far: [
      leg([-20, -98], [-62, -90], [-84, -134], -116),
      leg([32, -98], [72, -96], [92, -142], -66),
      leg([-20, -60], [-66, -66], [-86, -18], 160),
      leg([22, -60], [64, -66], [82, -16], 14),
    ],
    near: [
      leg([-26, -84], [-58, -64], [-82, -90], -130),
      leg([30, -84], [62, -66], [86, -96], -52),
      leg([-18, -36], [-40, -40], [-46, -5], 164),
      leg([10, -36], [36, -44], [44, -6], 14),
    ],
  },
};

const paintAbdomen = (layer: Layer, place: Placement, fur: Tone, band: Tone): void => {
  layer.at(place, () => {
    fuzz(layer, [0, 0], [42, 36], {
      range: [0, 350],
      hair: {
        length: 10,
        width: 3,
        colours: [fur.base, fur.dim, fur.lit],
      },
    });
    form(layer, ellipse([0, 0], 46, 40), fur, {
      hair: 0,
      shadow: 0.7,
      markings: () => {
        for (const x of [-32, -15, 2])
          layer.limb(
            [
              [x + 3, -42],
              [x - 6, 0],
              [x + 3, 42],
            ],
            [6, 8, 6],
            band.base,
            { tremble: 1.4, opacity: 0.75 },
          );
      },
    });
  });
};

/** The spider: sits in a cushion of legs, scuttles, and dances with four of them in the air. */
export const spider: CreaturePainter = {
  lives: 'ground',
  seat: null,
  shapes: {
    rest: {
      box: { left: -82, top: -85, right: 85, bottom: 3 },
      face: { x: 8, y: -29, radius: 25 },
    },
    move: {
      box: { left: -80, top: -84, right: 85, bottom: 3 },
      face: { x: 12, y: -39, radius: 25 },
    },
    play: {
      box: { left: -73, top: -112, right: 73, bottom: 3 },
      face: { x: 7, y: -68, radius: 25 },
    },
  },
  paint(layer, { pose, mood, random }) {
    const own = POSES[pose];
    const fur = ownTone(FUR, random, 1.8);
    const sock = toneOf(random.pick(SOCKS));
    const style = { tone: fur, width: 9.5, foot: 14, shoe: sock };
    layer.at({ x: 0, y: 0, scale: SIZE }, () => {
      for (const one of own.far) paintBugLeg(layer, one, { ...style, tone: farTone(fur) });
      paintAbdomen(layer, own.abdomen, fur, sock);
      for (const one of own.near) paintBugLeg(layer, one, style);
      fuzz(layer, [own.head.x, own.head.y], [41.5, 37], {
        range: [0, 352],
        hair: {
          length: 9,
          width: 2.6,
          colours: [fur.base, fur.lit, fur.base, fur.dim],
        },
      });
      paintBugHead(layer, own.head, head(fur), mood);
    });
  },
};
