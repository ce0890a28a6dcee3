import { ellipse, type Point } from '../../paint/geometry.ts';
import type { Layer } from '../../paint/layer.ts';
import type { Random } from '../../paint/random.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import { form, type Tone, tufts } from '../parts/form.ts';
import type { Stance } from '../parts/four-legged.ts';
import { type FurryHead, paintFurryHead } from '../parts/head.ts';
import { type Build, legsOf } from './build.ts';
import { acrossAt, onHaunch, stations } from './coats.ts';
import { bell } from './harness.ts';
import {
  antlers,
  type Branch,
  clovenHoof,
  coatOf,
  type Hoofed,
  innerLeaf,
  lashes,
  leafEar,
  stocking,
} from './parts.ts';

/** What makes the deer of the wood differ from the reindeer of the snow. */
export interface DeerKind {
  readonly build: Build;
  readonly coat: string;
  readonly cream: Tone;
  readonly leg: string;
  readonly hoof: Tone;
  readonly antler: Tone;
  readonly branches: readonly Branch[];
  readonly ear: readonly [long: number, wide: number, lean: number];
  readonly hoofSize: number;
  /** Pale spots along the back. */
  readonly spots: boolean;
  /** A thick pale mane around the neck, and a bell on a strap. */
  readonly ruff: boolean;
}

const headOf = (tone: Tone, kind: DeerKind): FurryHead => ({
  tone,
  outline: svgPoints(`
    0,-40 21,-37 36,-22 40,-2 32,16 24,34 14,47 2,50 -8,47 -18,34 -28,17 -40,-2 -36,-22
    -21,-37
  `),
  ears: {
    at: [31, -24],
    shape: leafEar(kind.ear[0], kind.ear[1]),
    inner: innerLeaf(kind.ear[0], kind.ear[1]),
    tone,
    innerColour: '#f0c0a4',
    lean: kind.ear[2],
  },
  turn: 5,
  eyes: { y: -3, apart: 20, size: 9.6 },
  brow: '#7a4a34',
  muzzle: {
    shape: svgPoints('0,14 12,16 19,28 16,42 0,49 -14,42 -18,28 -11,16'),
    tone: kind.cream,
  },
  nose: { y: 20, width: 17, height: 11, colour: '#3a2630' },
  mouth: { y: 34, width: 17 },
  cheek: { y: 14, apart: 28, radius: 9 },
});

/** A short tail with its white underside, a flag when the animal leaps. */
const paintTail = (layer: Layer, spine: readonly Point[], coat: Tone, cream: Tone): void => {
  const [[x, y], [tx, ty]] = [spine[0] ?? [0, 0], spine[1] ?? [0, 0]];
  const turn = (Math.atan2(ty - y, tx - x) * 180) / Math.PI;
  for (const k of [-1, 1, 0])
    layer.dab([x, y], 40, 14, { angle: turn + k * 16, colour: k ? cream.base : coat.base });
};

/** Two rows of dots beside the spine of the back. */
const paintSpots = (
  layer: Layer,
  { body }: Stance,
  widths: readonly number[],
  cream: Tone,
): void => {
  stations(body, widths, 19).forEach((station, i) => {
    if (station.t > 0.62) return;
    for (const across of i % 2 ? [-0.66] : [-0.36, -0.86]) {
      const [x, y] = acrossAt(station, across);
      layer.shape(ellipse([x, y], 5.4, 4.4, { turn: 20 }), cream.base, { tremble: 0.6 });
    }
  });
};

/** The pale mane of the throat, lock over lock. */
const paintRuff = (layer: Layer, { body }: Stance, cream: Tone): void => {
  const [top, low] = [body[body.length - 1] ?? [0, 0], body[body.length - 3] ?? [0, 0]];
  const bib: Point[] = [
    [top[0] - 24, top[1] + 4],
    [top[0] + 22, top[1] + 6],
    [top[0] + 26, top[1] + 46],
    [low[0] + 52, low[1] + 42],
    [low[0] + 22, low[1] + 66],
    [low[0] - 4, low[1] + 30],
  ];
  form(layer, bib, cream, { tremble: 2.4, frequency: 0.1, hair: 70 });
  for (let row = 0; row < 3; row++) {
    const y = top[1] + 34 + row * 22;
    const line = Array.from({ length: 5 }, (_, i): Point => [top[0] - 18 + i * 11 - row * 5, y]);
    tufts(layer, line, 26, {
      width: 7,
      angles: [104, 70],
      colours: row % 2 ? [cream.dim, cream.base] : [cream.base],
    });
  }
};

/** A deer of the given kind. */
export const deerOf = (kind: DeerKind, random: Random): Hoofed => {
  const coat = coatOf(kind.coat, random);
  const head = headOf(coat, kind);
  const { build, cream } = kind;
  return {
    tone: coat,
    bodyWidths: build.widths,
    ...legsOf(build),
    hair: 12,
    foot: clovenHoof(kind.hoof, kind.hoofSize),
    tail: (layer, spine) => paintTail(layer, spine, coat, cream),
    markings: (layer, stance) => {
      const [x, y] = stance.body[2] ?? [0, 0];
      const low = (build.widths[2] ?? 0) * 0.46;
      layer.shape(
        ellipse([x - 26, y + low], 54, 15, { turn: stance.name === 'play' ? -12 : 0 }),
        cream.base,
        {
          tremble: 2,
        },
      );
      if (kind.spots) paintSpots(layer, stance, build.widths, cream);
    },
    legMarkings: (layer, spine) => stocking(layer, spine, 40, kind.leg),
    overLegs: (layer, stance) => {
      if (!kind.spots) return;
      onHaunch(layer, stance, () => {
        const [x, y] = stance.hip;
        for (const [dx, dy] of [
          [-22, -22],
          [-4, -28],
          [-12, -8],
          [8, -14],
          [-30, -4],
        ] as const)
          layer.shape(ellipse([x + dx, y + dy], 5.4, 4.4, { turn: 20 }), cream.base, {
            tremble: 0.6,
          });
      });
    },
    over: (layer, stance) => {
      const [x, y] = stance.body[stance.body.length - 1] ?? [0, 0];
      if (!kind.ruff) {
        form(layer, ellipse([x + 10, y + 26], 15, 30, { turn: 10 }), cream, {
          tremble: 2,
          shadow: 0.4,
        });
        return;
      }
      paintRuff(layer, stance, cream);
      bell(layer, { x: x - 2, y: y + 44, turn: -10 }, 34, '#c4473f');
    },
    head: (layer, mood, { name }) => {
      antlers(layer, kind.branches, kind.antler, 2);
      paintFurryHead(layer, head, mood, name === 'play' ? { sweep: -8 } : {});
      lashes(layer, head, '#3a2630');
    },
  };
};
